"""Whether a column says that the species of its rows were there."""

import pytest

from birdann.formats.records import RowError
from birdann.formats.registry import format_of


def statuses(path, text):
    path.write_text(text, encoding="utf-8")
    rows = list(format_of(path).read(path))
    return [row.status for row in rows if not isinstance(row, RowError)], [
        str(row.message) for row in rows if isinstance(row, RowError)
    ]


def table(column, cells):
    rows = [f"a.wav,{k},{k + 1},Wren,{cell}" for k, cell in enumerate(cells)]
    return "\n".join([f"file,start_s,end_s,species,{column}", *rows]) + "\n"


COLUMNS = {  # column: cells, statuses
    "validated": (["no", "yes", ""], ["rejected", "confirmed", ""]),
    "Validated": (["not present", "present", "(not validated)"], ["rejected", "confirmed", ""]),
    "verified": (["correct", "false_positive", "unverified"], ["confirmed", "rejected", ""]),
    "Correct": (["0", "1", "NA"], ["rejected", "confirmed", ""]),
    "is_correct": (["TRUE", "FALSE", "T"], ["confirmed", "rejected", "confirmed"]),
    "Eval": (["y", "n", ""], ["confirmed", "rejected", ""]),
    "validation": (["correct", "wrong", ""], ["confirmed", "rejected", ""]),
    "tp": (["y", "n", "?"], ["confirmed", "rejected", ""]),
    "valid": (["yes", "no", ""], ["confirmed", "rejected", ""]),
    "agree": (["yes", "no", ""], ["confirmed", "rejected", ""]),
    "outcome": (["TP", "FP", ""], ["confirmed", "rejected", ""]),
    "result": (["true positive", "false positive", ""], ["confirmed", "rejected", ""]),
    "review": (["accept", "reject", ""], ["confirmed", "rejected", ""]),
    "decision": (["accepted", "rejected", "pending"], ["confirmed", "rejected", ""]),
    "verification_status": (["confirmed", "rejected", "pending"], ["confirmed", "rejected", ""]),
    "Review Status": (["approved", "declined", ""], ["confirmed", "rejected", ""]),
    "human_verified": (["correct", "incorrect", ""], ["confirmed", "rejected", ""]),
    "true": (["TRUE", "FALSE", "NA"], ["confirmed", "rejected", ""]),  # of monitoR
    "false_positive": (["1", "0", ""], ["rejected", "", ""]),
    "False Positive": (["x", "", ""], ["rejected", "", ""]),
    "is_noise": (["0", "1", "0"], ["", "rejected", ""]),
    "rejected": (["FALSE", "TRUE", ""], ["", "rejected", ""]),
}
UNSAID = {  # what may mean "not yet", or is another column's word
    "verified": (["FALSE", "TRUE", "FALSE"], ["", "confirmed", ""]),
    "validated": (["0", "0", "0"], ["", "", ""]),
    "Validation": (["Ada", "no", "yes"], ["", "", ""]),
    "evaluation": (["0", "1", "0"], ["", "", ""]),  # a part of the data
    "eval": (["FALSE", "TRUE", "FALSE"], ["", "", ""]),
    "valid": (["FALSE", "TRUE", "FALSE"], ["", "", ""]),  # beside scores perhaps a threshold's
    "decision": (["0", "1", "1"], ["", "", ""]),
    "present": (["0", "1", "1"], ["", "", ""]),  # beside scores a program's
}


@pytest.mark.parametrize("name", ["x.csv", "a.Table.1.selections.txt"])
@pytest.mark.parametrize(("column", "cells", "expected"), [
    (column, *said) for table in (COLUMNS, UNSAID) for column, said in table.items()
])  # fmt: skip
def test_a_persons_verdicts_on_detections(tmp_path, name, column, cells, expected):
    times = "start_s,end_s" if name == "x.csv" else "Begin Time (s),End Time (s)"
    header = f"file,{times},species,score,{column}"
    rows = [header, *(f"a.wav,{k},{k + 1},Wren,0.9,{cell}" for k, cell in enumerate(cells))]
    separator = "," if name == "x.csv" else "\t"
    text = "\n".join(row.replace(",", separator) for row in rows) + "\n"
    found, notes = statuses(tmp_path / name, text)
    assert found == expected
    n_right, n_wrong = expected.count("confirmed"), expected.count("rejected")
    is_unsaid = column in UNSAID and cells == UNSAID[column][0]
    said = f"{n_right} confirmed, {n_wrong} rejected."
    if is_unsaid:
        said = f"{n_right} confirmed. “No” can also mean “not yet”, so that these rows have none."
    if is_unsaid and column not in {"verified", "validated"}:
        assert not notes
    else:
        (note,) = notes
        assert note.lower() == f"“{column}” was read as a person’s verdicts: {said}".lower()


@pytest.mark.parametrize(
    ("column", "cells", "expected"),
    [
        ("present", ["0", "1", ""], ["rejected", "", ""]),
        ("Count", ["2", "0", "1"], ["", "rejected", ""]),
        ("Detected", ["absent", "present", "no"], ["rejected", "", "rejected"]),
        ("count", ["2", "1", "3"], ["", "", ""]),
        ("count", ["2", "0", "many"], ["", "rejected", ""]),
        ("max_count", ["2", "0", ""], ["", "rejected", ""]),
        ("abundance", ["TMTT", "0", "X"], ["", "rejected", ""]),
        ("count", ["2024-05-01", "-", ""], ["", "", ""]),
        ("clip_count", ["2", "0", "1"], ["", "", ""]),
        ("male_count", ["2", "0", "1"], ["", "", ""]),  # beside that of the females
        ("Total bird count", ["2", "0", "1"], ["", "rejected", ""]),
        ("noise", ["0", "1", "1"], ["", "", ""]),  # in the recording
        ("n", ["0", "1", "2"], ["", "", ""]),  # numbers of rows
        ("occurrence", ["absent", "present", ""], ["rejected", "", ""]),
    ],
)
def test_a_species_that_was_not_there_is_no_label(tmp_path, column, cells, expected):
    assert statuses(tmp_path / "x.csv", table(column, cells))[0] == expected


@pytest.mark.parametrize(("column", "cells", "expected"), [
    ("correct", ["Robin", "Wren"], ["", ""]), ("result", ["song", "x", "call"], [""] * 3),
    ("valid", ["JB", "y", "n"], [""] * 3), ("valid", ["TRUE", "FALSE"], ["confirmed", "rejected"]),
])  # fmt: skip
def test_names_and_words_are_no_verdicts_but_decisions_without_scores(
    tmp_path, column, cells, expected
):
    found, notes = statuses(tmp_path / "x.csv", table(column, cells))
    assert found == expected
    assert bool(notes) == any(expected)


@pytest.mark.parametrize("name", ["x.csv", "a.Table.1.selections.txt"])
def test_words_beside_verdicts_are_none_and_named(tmp_path, name):
    text = table("correct", ["y", "n", "u", "Robin"])
    if name != "x.csv":
        text = text.replace("start_s,end_s", "Begin Time (s),End Time (s)").replace(",", "\t")
    found, notes = statuses(tmp_path / name, text)
    assert found == ["confirmed", "rejected", "", ""]
    assert notes[-1].endswith("Cells of “correct” that are not verdicts: “u”, “Robin”.")


@pytest.mark.parametrize(("column", "no", "yes"), [
    ("correct", "no", "yes"), ("false_positive", "x", ""), ("status", "rejected", "confirmed"),
])  # fmt: skip
def test_the_verdict_on_a_name_is_none_on_its_correction(text_file, column, no, yes):
    header = f"file,start_s,end_s,species,{column},corrected species\n"
    cells = [f"Wren,{no},Robin", f"Wren,{no},", f"Wren,{no},Wren", f"Wren,{yes},Wren"]
    path = text_file(
        "x.csv", header + "".join(f"a.wav,{k},{k + 1},{c}\n" for k, c in enumerate(cells))
    )
    rows = [row for row in format_of(path).read(path) if not isinstance(row, RowError)]
    assert [(row.species, row.status) for row in rows] == [
        ("Robin", "corrected"), ("Wren", "rejected"), ("Wren", "rejected"), ("Wren", "confirmed"),
    ]  # fmt: skip

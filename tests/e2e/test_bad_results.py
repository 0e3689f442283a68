"""Tables, samples and projects that do not fit: one sentence that says what to do, and nothing changed."""

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from birdann.app.commands import DeleteSegments
from birdann.app.session import Session
from birdann.cli.main import main
from birdann.store import Project
from birdann.store.schema import FORMAT

HEAD = "Start (s),End (s),Scientific name,Common name,Confidence,File"
_COUNTERS = (slice(24, 28), slice(92, 96))
"""Of SQLite's header: how often the file was opened for writing."""


def content(path):
    """Return what is in a file, however often it was opened."""
    held = bytearray(path.read_bytes())
    if path.suffix == ".birdann":
        for part in _COUNTERS:
            held[part] = bytes(4)
    return bytes(held)


def table(name, *rows, head=HEAD):
    Path(name).write_text("\n".join((head, *rows)) + "\n")
    return name


@pytest.fixture(scope="module")
def made(tmp_path_factory, write_wav):
    """A project of three recordings with what two programs found there, and samples of either."""
    folder = tmp_path_factory.mktemp("made")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for name in "abc":
            write_wav(folder / "sound" / f"{name}.wav", seed=ord(name), duration_s=30.0)
        rows = [
            f"{name}.wav,{3 * k},{3 * k + 3},Wren,{0.1 + 0.1 * k:.1f},{program}"
            for name in "abc"
            for k in range(8)
            for program in ("BirdNET", "Perch")
        ]
        table("both.csv", *rows, head="file,start_s,end_s,species,score,program")
        for words in (
            "new p.birdann", "add p.birdann sound", "import p.birdann both.csv --as segments",
            "validate make p.birdann spring --program BirdNET --per-bin 3",
            "validate make p.birdann autumn --program Perch --per-bin 3 --seed 1",
            "validate show p.birdann autumn --table autumn.csv",
        ):  # fmt: skip
            assert main(words.split()) == 0
    return folder


@pytest.fixture
def place(made, tmp_path, monkeypatch):
    """A copy of what was ``made``, where the test is."""
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def files_in(folder):
    """Return all files but backups and settings."""
    every = (path for path in folder.rglob("*") if path.is_file())
    return [path for path in every if path.name != "settings.json" and "backups" not in str(path)]


def refused(words, capsys, folder):
    """Return the one sentence that a command ends in; whatever was in the folder stays as it was."""
    before = {path: content(path) for path in files_in(folder)}
    capsys.readouterr()
    assert main(words) == 1
    (said,) = [line for line in capsys.readouterr().err.splitlines() if line]
    assert {path: content(path) for path in files_in(folder)} == before
    return said.removeprefix("birdann: ")


TABLES = {
    "another recording": (
        "0,3,T,Wren,.8,z.wav\n3,6,T,Wren,.8,z.wav",
        ["no score matches a recording of", "z.wav"],
    ),
    "scores out of range": ("0,3,T,Wren,1.8,a.wav\n3,6,T,Wren,-1,a.wav", ["no row could be read"]),
}


@pytest.mark.parametrize("case", TABLES)
def test_a_table_of_which_nothing_fits_is_refused(place, case, capsys):
    rows, words = TABLES[case]
    said = refused(["import", "p.birdann", table("x.csv", rows)], capsys, place)
    assert said.startswith("Nothing was imported")
    assert all(word in said for word in words)


def test_a_table_of_which_some_fits_says_what_did_not(place, says):
    rows = ["0,3,T,Wren,1.8,a.wav", "0,3,T,Robin,.3,a.wav", "0,3,T,Robin,.3,z.wav"]
    said = says("import", "p.birdann", table("x.csv", *rows))
    assert "x.csv: Line 2 cannot be read: its confidence is not between 0 and 1." in said
    assert "Recordings not in the project. Add them first (1):\n  z.wav" in said


def test_a_least_score_that_is_no_number_is_refused(place, capsys):
    said = refused(["import", "p.birdann", "both.csv", "--min-score", "nan"], capsys, place)
    assert said == "The minimum score must be a number, such as 0.1."


def test_two_programs_of_one_table_stand_apart_and_one_has_to_be_named(place, capsys):
    said = refused(["validate", "make", "p.birdann", "any"], capsys, place)
    assert said.endswith("Choose whose detections to validate: BirdNET, Perch.")
    said = refused(["validate", "make", "p.birdann", "x", "--program", "Raven"], capsys, place)
    assert said.endswith("has no detections of Raven. Available: BirdNET, Perch.")


def test_what_was_read_as_evidence_is_told_from_what_was_never_read(place, capsys):
    rows = [f"{3 * k},{3 * k + 3},T,Wren,.{k + 1},a.wav" for k in range(8)]
    for words in (
        "new e.birdann",
        "add e.birdann sound",
        f"import e.birdann {table('e.csv', *rows)}",
    ):
        assert main(words.split()) == 0
    said = refused(["validate", "make", "e.birdann", "x", "--program", "BirdNET"], capsys, place)
    assert said.endswith(
        "has scores of BirdNET as evidence only. Import them as segments to validate them."
    )


def answered(path, change=lambda cells: cells):
    """Answer the first item of a table with yes, and return the table."""
    head, first, *others = path.read_text().splitlines()
    cells = change(dict(zip(head.split(","), first.split(","), strict=True)))
    path.write_text("\n".join((head, ",".join({**cells, "answer": "yes"}.values()), *others)))
    return path


@pytest.mark.parametrize(
    "change",
    [{"recording": "z.wav"}, {"species": "Robin"}, {"start_s": "1.5"}, {"start_s": "soon"}],
    ids=lambda change: next(iter(change.items())),
)
def test_answers_to_what_was_not_asked_are_refused(place, change, capsys):
    answered(place / "autumn.csv", lambda cells: {**cells, **change})
    words = ["validate", "answer", "p.birdann", "autumn", "--table", "autumn.csv"]
    said = refused(words, capsys, place)
    assert said.startswith("autumn.csv, line 2: item 1 of this sample is “Wren” in ")


def test_answers_to_another_sample_are_refused(place, capsys, says):
    answered(place / "autumn.csv")
    words = ["validate", "answer", "p.birdann", "{}", "--table", "autumn.csv"]
    said = refused([word.format("spring") for word in words], capsys, place)
    assert "Answer the table that was written of this sample" in said
    assert "Kept 1 answer." in says(*[word.format("autumn") for word in words])


def test_answers_are_taken_from_a_spreadsheet_and_without_what_is_not_needed(place):
    def retyped(cells):
        return {**cells, "start_s": f"{float(cells['start_s']):g}", "recording": ""}

    answered(place / "autumn.csv", retyped)
    words = ["validate", "answer", "p.birdann", "autumn", "--table"]
    assert main([*words, "autumn.csv"]) == 0
    assert main([*words, table("bare.csv", "2,no", head="item,answer")]) == 0


def test_a_number_that_no_item_has_is_refused(place, capsys):
    words = ["validate", "answer", "p.birdann", "autumn", "--table"]
    said = refused([*words, table("x.csv", "99,no", head="item,answer")], capsys, place)
    assert said == "x.csv, line 2: the sample has no item 99; it has 12."


def test_a_sample_whose_segments_were_deleted_is_judged_and_told_all_the_same(place, says):
    with Project.open(place / "p.birdann") as project:
        every = [
            segment.id for r in project.recordings.all() for segment in project.segments.of(r.id)
        ]
        Session(project, reviewer="Ada").execute(DeleteSegments(every))
    answered(place / "autumn.csv")
    words = ["validate", "answer", "p.birdann", "autumn", "--table", "autumn.csv"]
    assert main(words) == 0
    assert "yes 1, no 0, unsure 0, open 11" in says("validate", "results", "p.birdann", "autumn")


def newer(path):
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version={FORMAT + 1}")
    connection.close()


def cut(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def overwritten(path):
    """Spoil the table that holds detections, and nothing that is read when a project is opened."""
    connection = sqlite3.connect(path)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'detection'")
    (size,) = connection.execute("PRAGMA page_size")
    connection.close()
    held = bytearray(path.read_bytes())
    held[(page[0] - 1) * size[0] : page[0] * size[0]] = os.urandom(size[0])
    path.write_bytes(held)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [(newer, "newer version"), (cut, "is damaged"), (overwritten, "is damaged")],
)
@pytest.mark.parametrize("order", [("p.birdann", "q.birdann"), ("q.birdann", "p.birdann")])
def test_a_merge_names_the_project_that_is_in_the_way(place, spoil, words, order, capsys):
    assert main(["copy", "p.birdann", "q.birdann"]) == 0
    spoil(place / "q.birdann")
    said = refused(["merge", *order, "--out", "m.birdann"], capsys, place)
    assert f"{place / 'q.birdann'} " in said
    assert words in said


def test_a_damaged_project_is_not_written_to(place, capsys):
    overwritten(place / "p.birdann")
    for words in (
        ["validate", "make", "p.birdann", "x", "--program", "Perch"],
        ["import", "p.birdann", "both.csv"],
    ):
        said = refused(words, capsys, place)
        assert said.startswith(f"{place / 'p.birdann'} is damaged")


def test_projects_of_other_recordings_and_the_same_project_are_not_merged(
    place, capsys, write_wav
):
    write_wav(place / "far" / "z.wav", seed=1)
    assert main(["new", "far.birdann"]) == main(["add", "far.birdann", "far"]) == 0
    said = refused(["merge", "p.birdann", "far.birdann", "--out", "m.birdann"], capsys, place)
    assert "have no recording in common" in said
    os.link("p.birdann", "again.birdann")
    for other in ("p.birdann", "again.birdann"):
        said = refused(["merge", "p.birdann", other, "--out", "m.birdann"], capsys, place)
        assert said == f"{other} is the same file as p.birdann. Choose two."

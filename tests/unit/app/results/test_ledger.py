"""The ledger: seconds by person, day and activity, as they can be added up by hand."""

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from birdann.app.commands import SetSpeciesLists
from birdann.app.learning.learn import learn
from birdann.app.learning.runs import note_export
from birdann.app.results.ledger import ledger_rows, methods, segmenter_in_words, write_ledger
from birdann.app.segmenting.segmenters import describe_segmenter, preset_params
from birdann.cli.main import main
from birdann.core.errors import WriteError
from birdann.core.ids import RunId
from birdann.core.training_report import (
    Choice,
    LearnerChoices,
    LearnerReport,
    TrainingData,
    TrainingReport,
)
from birdann.store.tables.settings import LogEntry
from tests.csv_rows import csv_rows

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


def entry(after_s, actor, command, **arguments):
    return LogEntry(
        at=NOON + timedelta(seconds=after_s), actor=actor, command=command, arguments=arguments
    )


def test_seconds_are_those_between_entries_without_the_pauses():
    rows = ledger_rows(
        [
            entry(0, "Ada", "label segments", segments=[1]),
            entry(5, "Bob", "label segments", segments=[1]),
            entry(10, "Ada", "label segments", segments=[1, 2, 3]),
            entry(500, "Ada", "tag recordings", recordings=[1]),  # after a pause
            entry(530, "Ada", "tag recordings", recordings=[1]),
            entry(535, "Ada", "answer queue", queue=1, answers={"0.0": "yes"}, seconds=3.5),
            entry(86_400, "Ada", "set thresholds"),
        ]
    )
    assert rows == [
        ("2024-05-01", "Ada", "listening", 2, 2, 30.0),
        ("2024-05-01", "Ada", "reviewing calls", 2, 4, 10.0),
        ("2024-05-01", "Ada", "verifying visits", 1, 1, 3.5),
        ("2024-05-01", "Bob", "reviewing calls", 1, 1, 0.0),
        ("2024-05-02", "Ada", "other", 1, 1, 0.0),
    ]


def test_a_day_is_one_of_the_clock_on_the_wall(monkeypatch):
    with monkeypatch.context() as there:
        there.setenv("TZ", "UTC+11")  # eleven hours behind: noon is one at night
        time.tzset()
        [late] = ledger_rows([entry(-7200, "Ada", "tag recordings", recordings=[1])])
    time.tzset()
    assert late[0] == "2024-04-30"


def test_the_paragraph_names_what_was_listened_to_and_the_model(learnable, tmp_path, capsys):
    run = learn(learnable, model="ored-lr", seed=3).run
    text = " ".join(methods(learnable.project))
    assert "12 recordings" in text
    assert "12 recordings (2.0 min), of unrecorded choice, were listened to." in text
    assert f"The model ored-lr of {run.created_at:%Y-%m-%d %H:%M} UTC (seed 3, features" in text
    assert run.stamp not in text
    assert "Minutes of the clock" not in text
    note_export(learnable.project, tmp_path / "chart.csv", measure="minutes")
    text = " ".join(methods(learnable.project))
    assert "In chart.csv: Minutes of the clock count if at least 30 s" in text
    own = list(learnable.project.lists.all().values())[:2]
    more = [replace(own[0], observer="Ada"), replace(own[1], observer="Ada", tags={})]
    learnable.execute(SetSpeciesLists(more))
    text = " ".join(methods(learnable.project))
    assert "12 recordings (2.0 min), of unrecorded choice, were listened to." in text
    assert "2 of these were listed by several observers, 1 identically." in text
    write_ledger(learnable.project, tmp_path / "out")
    rows = csv_rows(tmp_path / "out" / "ledger.csv")
    assert sum(int(row["entries"]) for row in rows) == len(learnable.project.edit_log.latest())
    assert "# Methods" in (tmp_path / "out" / "methods.md").read_text(encoding="utf-8")
    path = str(learnable.project.path)
    assert main(["ledger", path, "--out", str(tmp_path / "elsewhere")]) == 0
    assert "open elsewhere" in capsys.readouterr().out
    assert "elsewhere" not in (tmp_path / "elsewhere" / "methods.md").read_text(encoding="utf-8")
    assert main(["ledger", path, "--out", str(tmp_path / "out")]) == 1
    assert main(["ledger", path, "--out", str(tmp_path / "out"), "--overwrite"]) == 0


@pytest.mark.parametrize(
    ("lists", "detectors", "labels", "sources", "expected"),
    [
        ((2, 9, 1), [], 0, 0, "on the lists of 3 species"),
        ((2, 0, 1), ["BirdNET 2.4"], 0, 0, "on the lists of 2 species and scores of BirdNET 2.4"),
        (
            (0, 0, 0),
            ["A", "B"],
            1,
            7,
            "on scores of A and B, 1 labelled segment and 7 segments of",
        ),
        ((0, 0, 0), [], 0, 0, "3 species (numpy 1.2.3)"),
    ],
)
def test_the_paragraph_names_all_that_a_model_learned_from(
    learnable, lists, detectors, labels, sources, expected
):
    run, project = learn(learnable, model="ored-lr").run, learnable.project
    choices = LearnerChoices(detectors={name: Choice(chosen=1.0) for name in detectors})
    data = TrainingData(
        recordings_of_species=lists, labelled_segments=labels, source_segments=sources
    )
    report = TrainingReport(data=data, model=LearnerReport(choices=choices))
    with project.transaction("train") as tx:
        other = replace(run, id=RunId(7), report=report)
        tx.runs.add(other, b"", {"numpy": "1.2.3"})
        for recording in project.recordings.paths():
            if (table := project.scores.table(run.id, recording)) is not None:
                tx.scores.put(recording, replace(table, run_id=other.id))
    text = " ".join(methods(project))
    assert "was trained for 3 species" in text
    assert expected in text
    assert "(numpy 1.2.3)" in text


def test_the_paragraph_counts_what_was_searched(learnable):
    project = learnable.project
    first = project.recordings.all()[0]
    with project.transaction("search") as tx:
        tx.recordings.mark_segmented(first.id, segmenter="s", feature_schema="", notes=[])
    text = " ".join(methods(project))
    assert text.startswith("1 of 12 recordings (0.2 min) was searched for calls with birdann")


def test_the_paragraph_counts_recordings_also_where_none_was_searched(learnable):
    """As where a network detected: they were “0 of 12 recordings (0.0 min)”."""
    text = " ".join(methods(learnable.project))
    assert text.startswith("12 recordings (2.0 min) were analysed with birdann")


def test_a_segmenter_is_a_phrase_without_braces():
    text = segmenter_in_words(describe_segmenter(preset_params("songbirds")))
    assert text.startswith("the segmenter “threshold” (unit: ")
    assert text.endswith(" in spectrograms with a window of 16 ms every 4 ms")


@pytest.mark.parametrize("text", ["=1+1", "@x"])
def test_names_are_kept_as_text(text, tmp_path, learnable):
    with learnable.project.transaction("x", {}, actor=text):
        pass
    write_ledger(learnable.project, tmp_path / "out")
    assert f"'{text}" in {row["person"] for row in csv_rows(tmp_path / "out" / "ledger.csv")}


def test_a_file_in_place_of_the_folder_is_named(learnable, tmp_path):
    (tmp_path / "mine").write_text("kept")
    with pytest.raises(WriteError, match="cannot be"):
        write_ledger(learnable.project, tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == "kept"


def test_an_undone_answer_counts_once_and_the_program_takes_no_time():
    rows = ledger_rows(
        [
            entry(0, "Ada", "answer queue", queue=1, answers={"0.0": "yes"}, seconds=30.0),
            entry(1, "Ada", "undo answer queue", queue=1, answers={"0.0": "yes"}, seconds=30.0),
            entry(2, "", "export", file="a.csv"),
            entry(60, "", "export", file="b.csv"),
        ]
    )
    assert [(person, seconds) for _, person, *_, seconds in rows] == [("", 0.0), ("Ada", 31.0)]

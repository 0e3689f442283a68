"""A network's scores, from the command line: from recordings and a table to named calls, without a list."""

import csv

import pytest

from birdann.cli.main import main
from birdann.sample.chorus import synthesise
from birdann.store import Project
from tests.csv_rows import csv_rows


@pytest.fixture(scope="module")
def chorus(tmp_path_factory):
    """Synthesised recordings, and scores of windows that know what sounds in them."""
    folder = tmp_path_factory.mktemp("evidence")
    truth = synthesise(folder / "sound", seed=1, n_recordings=10, shortest_s=6.0, longest_s=10.0)
    head = ["Start (s)", "End (s)", "Scientific name", "Common name", "Confidence", "File"]
    names = sorted({call.species for calls in truth.calls.values() for call in calls})
    with (folder / "scores.csv").open("w", newline="") as file:
        write = csv.writer(file)
        write.writerow(head)
        for recording, calls in truth.calls.items():
            for start_s in range(9):
                inside = {c.species for c in calls if start_s <= c.box.onset_s < start_s + 3}
                write.writerows(
                    (start_s, start_s + 3, name, name, 0.9 if name in inside else 0.03, recording)
                    for name in names
                )
    (folder / "region.csv").write_text("name\n" + "\n".join([*names, "Great Auk"]) + "\n")
    return folder, truth


def test_recordings_and_scores_become_named_calls(chorus, tmp_path, says):
    folder, truth = chorus
    words = ["run", str(folder / "sound"), "--detections", str(folder / "scores.csv")]
    words += ["--checklist", str(folder / "region.csv"), "--out", str(tmp_path / "out")]
    told = says(*words)
    assert told.startswith("There are no species lists")
    assert "Not checked in training" in told
    rows = csv_rows(tmp_path / "out" / "segments.csv")
    named = [row for row in rows if row["species"]]
    assert len(named) > 50
    right = 0
    for row in named:
        calls = truth.calls[row["recording"].rpartition("/")[2]]
        middle_s = (float(row["start_s"]) + float(row["end_s"])) / 2
        right += any(
            c.species == row["species"] and c.box.onset_s - 0.1 <= middle_s <= c.box.offset_s + 0.1
            for c in calls
        )
    assert right / len(named) > 0.6
    with Project.open(tmp_path / "out" / "project.birdann", read_only=True) as project:
        assert "Great Auk" not in {species.name for species in project.species.in_use()}


def test_a_table_of_other_recordings_is_refused(chorus, tmp_path, capsys):
    folder, _ = chorus
    text = (folder / "scores.csv").read_text().replace("dawn", "dusk")
    (tmp_path / "other.csv").write_text(text)
    words = ["run", str(folder / "sound"), "--detections", str(tmp_path / "other.csv")]
    assert main([*words, "--out", str(tmp_path / "out")]) != 0
    assert "no score matches a recording" in capsys.readouterr().err

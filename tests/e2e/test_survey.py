"""Sites, times and results of a season on the command line."""

import json

import pytest

from birdann.cli.main import main
from birdann.store import Project
from tests.csv_rows import csv_rows


@pytest.fixture
def season(tmp_path, write_wav):
    """Three recordings in the folders of two sites, added to a project."""
    for i, name in enumerate(
        ("bog/A_20240502_040000", "bog/A_20240503_040000", "fen/B_20240502_050000")
    ):
        write_wav(tmp_path / "rec" / f"{name}.wav", seed=i)
    path = tmp_path / "p.birdann"
    assert main(["new", str(path)]) == 0
    assert main(["add", str(path), str(tmp_path / "rec"), "--quiet"]) == 0
    return path


def test_sites_by_pattern_and_by_table(season, tmp_path, text_file, capsys, says):
    table = text_file(
        "sites.csv",
        "site,latitude,longitude,zone,habitat\nbog,47.05,-8.3,,wet\nfen,47.1,8.4,,dry\n",
    )
    capsys.readouterr()
    words = [
        "sites",
        str(season),
        str(table),
        "--pattern",
        "{site}/*",
        "--season",
        "2024=2024-05-01..2024-06-30",
    ]
    told = json.loads(says(*words, "--out", tmp_path / "out.csv", "--json"))
    assert (told["placed"], told["started"]) == (3, 0)
    assert [(s["site"], s["recordings"], s["longitude"]) for s in told["sites"]] == [
        ("bog", 2, -8.3), ("fen", 1, 8.4),
    ]  # fmt: skip
    assert told["seasons"] == {"2024": ["2024-05-01", "2024-06-30"]}
    assert told["notes"] == ["3 starts have no time zone."]
    out = csv_rows(tmp_path / "out.csv")
    assert [r["recording"] for r in out] == [
        "rec/bog/A_20240502_040000.wav", "rec/bog/A_20240503_040000.wav", "rec/fen/B_20240502_050000.wav",
    ]  # fmt: skip
    assert {r["habitat"] for r in out} == {"wet", "dry"}
    again = json.loads(says("sites", season, tmp_path / "out.csv", "--json"))
    assert (again["placed"], again["started"], again["changed"]) == (0, 0, 0)


def test_a_table_that_does_not_fit_changes_nothing(season, text_file, says):
    table = text_file("sites.csv", "recording,site\nmoor,Moor\n")
    assert "Row 2: the project has no recording or folder “moor”" in says(
        "sites", season, table, code=1
    )
    with Project.open(season, read_only=True) as project:
        assert project.sites.all() == []


def test_all_tables_name_a_recording_alike(season, tmp_path, capsys):
    assert main(["sites", str(season), "--pattern", "{site}/*"]) == 0
    assert main(["segment", str(season), "--quiet"]) == 0
    out = {}
    for name, words in {
        "segments": [], "recordings": ["--summary", "recordings"], "matrix": ["--summary", "matrix"],
    }.items():  # fmt: skip
        out[name] = tmp_path / f"{name}.csv"
        assert main(["export", str(season), str(out[name]), *words]) == 0
    assert main(["sites", str(season), "--out", str(tmp_path / "sites.csv")]) == 0
    names = {name: {r["recording"] for r in csv_rows(path)} for name, path in out.items()}
    expected = {r["recording"]: r["site"] for r in csv_rows(tmp_path / "sites.csv")}
    assert names["recordings"] == names["matrix"] == set(expected)
    assert names["segments"] <= set(expected)
    assert names["segments"]
    assert {r["recording"]: r["site"] for r in csv_rows(out["recordings"])} == expected
    assert all(r["site"] == expected[r["recording"]] for r in csv_rows(out["segments"]))


def test_results_are_tables_and_pictures(season, tmp_path, text_file, capsys, says):
    assert main(["segment", str(season), "--quiet"]) == 0
    lists = text_file(
        "lists.csv", "file,labels\nA_20240502_040000.wav,Wren\nA_20240503_040000.wav,\n"
    )
    assert main(["add", str(season), "--lists", str(lists), "--blank", "no-birds", "--quiet"]) == 0
    assert main(["sites", str(season), "--pattern", "{site}/*", "--quiet"]) == 0
    capsys.readouterr()
    out = tmp_path / "out"
    told = json.loads(says("results", season, out, "--measure", "visits", "--json"))
    assert "1 species is unknown to the model: NA without a species list." in told["notes"]
    assert "open elsewhere" not in "".join(told["notes"])
    names = ("hours", "dates", "sites", "clock", "accumulation")
    assert {p.name for p in out.iterdir()} == {
        "effort.csv", *(f"{name}{end}" for name in names for end in (".csv", ".svg")),
    }  # fmt: skip
    share = "share_of_visits_with_at_least_one_call"
    by_date = {(r["species"], r["date"]): r[share] for r in csv_rows(out / "dates.csv")}
    assert by_date == {("Wren", "2024-05-02"): "1", ("Wren", "2024-05-03"): "0"}
    by_hour = {r["hour"]: r[share] for r in csv_rows(out / "hours.csv")}
    assert by_hour["04"] == "0.5"
    assert by_hour["05"] == "NA"  # the fen, where nobody listened
    effort = {(r["site"], r["date"]): r for r in csv_rows(out / "effort.csv")}
    assert float(effort["bog", "2024-05-02"]["recorded_min"]) == pytest.approx(2 / 60, abs=0.01)
    assert effort["fen", "2024-05-02"]["listened_min"] == "0.00"
    assert main(["results", str(season), str(out)]) == 1  # nothing is overwritten
    days = ["--from", "2024-05-03", "--to", "2024-05-02"]
    assert "last day is before the first" in says(
        "results", season, tmp_path / "none", *days, code=1
    )
    assert not (tmp_path / "none").exists()
    assert "has no site “moor”" in says(
        "results", season, out, "--overwrite", "--site", "moor", code=1
    )

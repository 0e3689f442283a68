"""A season on the command line: from labelled recordings to visits, occupancy and tables for R."""

import json
import shutil
from datetime import datetime, timedelta

import pytest

from birdann.cli.main import main
from birdann.core.recording import Site, SiteId
from birdann.store import Project
from tests.csv_rows import csv_rows


def as_json(capsys, *words):
    capsys.readouterr()
    assert main([*map(str, words), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture(scope="module")
def season(chorus, tmp_path_factory):
    """The recordings of the chorus at five sites, in order."""
    out = tmp_path_factory.mktemp("season")
    words = ["run", chorus.lists_path.parent, "--lists", chorus.lists_path, "--out", out]
    assert main([*map(str, words), "--model", "ored-lr", "--seed", "0"]) == 0
    path = out / "project.birdann"
    with Project.open(path) as project:
        recordings = project.recordings.all()
        sites = [Site(id=SiteId(i + 1), name=f"site {i + 1}") for i in range(5)]
        with project.transaction("sites") as tx:
            tx.sites.put(sites)
            tx.sites.set_sites({one.id: sites[i % 5].id for i, one in enumerate(recordings)})
            start = datetime(2024, 5, 1, 5)
            tx.recordings.set_starts(
                {one.id: (start + timedelta(days=i // 5), "x") for i, one in enumerate(recordings)}
            )
    return path


def test_from_visits_to_occupancy_and_histories(season, tmp_path, capsys):
    path = season.with_name("visits.birdann")
    shutil.copy(season, path)
    made = as_json(capsys, "visits", "make", path, "spring", "--calls", 3, "--min-score", 0.2)
    shown = as_json(capsys, "visits", "show", path, "spring")["visits"]
    assert made["visits"] == len(shown)
    by_lists = as_json(capsys, "occupancy", path, "--lists")["species"]
    by_queue = as_json(capsys, "occupancy", path)["species"]
    # every recording has a complete list: both ways tell the same
    assert {list_["species"]: list_["fitted"]["n_sites_with"] for list_ in by_lists} == {
        table["species"]: table["fitted"]["n_sites_with"] for table in by_queue
    }
    assert all(table["n_open"] == 0 for table in by_queue)
    out = tmp_path / "histories"
    report = as_json(capsys, "histories", path, "--out", out, "--noise", "--allow-outside")
    assert report["rows"] == len(shown)
    rows = csv_rows(out / "visits.csv")
    assert [row["detected"] for row in rows].count("1") == sum(
        visit["detected"] for visit in shown
    )
    assert all(-120 < float(row["noise_db"]) < 0 for row in rows)
    assert main(["histories", str(path), "--out", str(out)]) == 1
    assert as_json(capsys, "visits", "remove", path, "spring") == {"removed": "spring"}
    assert as_json(capsys, "visits", "show", path) == {"queues": []}


def test_answers_on_the_command_line_settle_visits(season, tmp_path, capsys):
    path = tmp_path / "p.birdann"
    shutil.copy(season, path)
    with Project.open(path) as project:  # nobody listened at the last site
        sites = project.sites.list_by_recording()
        last = [key for key, site in sites.items() if site == SiteId(5)]
        with project.transaction("lists") as tx:
            for key in last:
                tx.rows.execute("DELETE FROM species_list WHERE recording = ?", (key,))
    as_json(capsys, "visits", "make", path, "spring", "--min-score", 0.01)
    before = as_json(capsys, "visits", "show", path, "spring")["visits"]
    visit = next(one for one in before if one["detected"] is None)
    assert visit["site"] == "site 5"
    said = ["visits", "answer", path, "spring", "--answer", f"{visit['visit']}.1=yes"]
    assert as_json(capsys, *said) == {"answers": 1}
    after = as_json(capsys, "visits", "show", path, "spring")["visits"]
    (settled,) = [one for one in after if one["visit"] == visit["visit"]]
    assert (settled["detected"], settled["settled_by"]) == (1, "call confirmed")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["visits", "make", "--visit", "week"], "--visit is day, night"),
        (["occupancy", "--lists", "--visit", "5"], "--visit is day, night"),
        (["occupancy", "--queue", "nothing"], "has no “nothing”"),
        (["occupancy", "--lists", "--site", "moon"], "No visit has a covariate “moon”"),
    ],
)
def test_what_does_not_fit_is_one_sentence(season, says, words, sentence):
    command, *rest = words
    step = [rest.pop(0)] if command == "visits" else []
    name = ["x"] if command == "visits" else []
    assert sentence in says(command, *step, season, *name, *rest, code=1)


def test_planning_needs_no_project(says):
    assert "30 sites" in says("visits", "plan", "--occupied", "0.4", "--sites", "30")
    assert main(["visits", "plan", "--occupied", "1.4"]) == 2

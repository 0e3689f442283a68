"""Covariates of visits as numbers: of tables with decimal commas, with gaps, and with words."""

import csv
import math
from datetime import datetime, timedelta

import pytest

from birdann.app.commands import AddRecordings, AddSpecies, SetSpeciesLists
from birdann.app.survey.histories import VisitFacts, write_histories
from birdann.app.survey.occupancy import season_occupancy
from birdann.app.survey.sites import import_sites
from birdann.app.survey.visits import listed_outcomes
from birdann.core.errors import SampleError
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.visits import VisitRule

RULE = VisitRule()


@pytest.fixture
def surveyed(session, factory, tmp_path):
    """Return a function that gives six sites, each listed on three days, a covariate each."""
    wren = factory.species("Wren")
    session.execute(AddSpecies([wren]))
    names, recordings, lists = "abcdef", [], []
    for number, name in enumerate(names):
        for day in range(3):
            recording = factory.recording(
                f"{name}/{day}.wav", started_at=datetime(2024, 5, 1, 5) + timedelta(days=day)
            )
            tags = {wren.id: TagState.PRESENT} if number % 2 and day != number % 3 else {}
            recordings.append(recording)
            lists.append(
                SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, tags=tags)
            )
    session.execute(AddRecordings(recordings))
    session.execute(SetSpeciesLists(lists))

    def give(*cells, separator=";"):
        table = tmp_path / "sites.csv"
        with table.open("w", encoding="utf-8", newline="") as file:
            out = csv.writer(file, delimiter=separator)
            out.writerow(["recording", "site", "forest"])
            out.writerows([[name, name, cell] for name, cell in zip(names, cells, strict=True)])
        import_sites(session, table)
        return session.project

    return give


@pytest.mark.parametrize(
    ("cells", "separator", "expected"),
    [
        (("0,5", "2,5", "2,5", "0,5", "12", "1,25"), ";", [0.5, 2.5, 2.5, 0.5, 12, 1.25]),
        (("0,5", "2,5", "0,5", "2,5", "0,5", "2,5"), "\t", [0.5, 2.5, 0.5, 2.5, 0.5, 2.5]),
        (("0.5", "2.5", "2.5", "0.5", "12", "1.25"), ",", [0.5, 2.5, 2.5, 0.5, 12, 1.25]),
        (("0.5", "NA", "2.5", "", "12", "n/a"), ",", [0.5, math.nan, 2.5, math.nan, 12, math.nan]),
        (("wet", "dry", "wet", "wet", "dry", "NA"), ",", [1, 0, 1, 1, 0, math.nan]),
        (("1", "2", "1", "dry", "wet", "1"), ",", None),
        (("wet", "dry", "moist", "wet", "dry", "wet"), ",", None),
    ],
    ids=["semicolons", "two of tabs", "points", "gaps", "words", "mixed", "three words"],
)
def test_covariates_are_numbers_or_two_words(surveyed, cells, separator, expected):
    project = surveyed(*cells, separator=separator)
    outcomes = listed_outcomes(project, RULE)
    facts = VisitFacts(project, RULE)
    if expected is None:
        with pytest.raises(SampleError, match="different values"):
            facts.rows(outcomes, ["forest"])
        return
    rows = facts.rows(outcomes, ["forest"])
    sites = [facts.sites[outcome.visit.site_id].name for outcome in outcomes]
    assert [row["forest"] for row in rows] == pytest.approx(
        [expected["abcdef".index(site)] for site in sites], nan_ok=True
    )


def test_a_covariate_that_is_missing_somewhere_is_told(surveyed):
    project = surveyed("0.5", "NA", "2.5", "1", "12", "3", separator=",")
    with project.reader() as reader, pytest.raises(SampleError, match="missing"):
        season_occupancy(reader, of_lists=RULE, site_covariates=["forest"])


def test_histories_write_numbers_as_r_reads_them(surveyed, tmp_path):
    project = surveyed("0,5", "2,5", "", "NA", "12", "1,25")
    write_histories(project, tmp_path / "r", of_lists=RULE)
    with (tmp_path / "r" / "sites.csv").open(encoding="utf-8", newline="") as file:
        assert [row["forest"] for row in csv.DictReader(file)] == [
            "0.5", "2.5", "NA", "NA", "12", "1.25",
        ]  # fmt: skip

"""Covariates of visits as numbers: of tables with decimal commas, with gaps, and with words."""

import csv
import math
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import numpy as np
import pytest
import soundfile

from birdann.app.commands import AddRecordings, AddSpecies, SetSpeciesLists
from birdann.app.survey.histories import (
    VisitFacts,
    minutes_from_sunrise,
    noise_level_db,
    write_histories,
)
from birdann.app.survey.occupancy import season_occupancy
from birdann.app.survey.sites import import_sites
from birdann.app.survey.visits import Settled, VisitOutcome, listed_outcomes
from birdann.core.errors import SampleError
from birdann.core.ids import SpeciesId
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.recording import RecorderMetadata, Site, SiteId
from birdann.core.visits import QueuedVisit, VisitRule
from birdann.dsp.identity import content_hash
from tests.csv_rows import csv_rows

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
    assert [row["forest"] for row in csv_rows(tmp_path / "r" / "sites.csv")] == [
        "0.5",
        "2.5",
        "NA",
        "NA",
        "12",
        "1.25",
    ]


@pytest.fixture
def two_recorders(session, factory, tmp_path):
    """Forty seconds from 4:00 by one recorder, two minutes from 5:20 by another, at Greenwich."""
    zone = timezone(timedelta(hours=1))
    kinds = ("SM4", (4, 0), 0.1, 40), ("AM1", (5, 20), 0.01, 120)
    recordings = []
    for name, at, amplitude, seconds in kinds:
        path = tmp_path / f"{name}.wav"
        time_s = np.arange(8000 * seconds) / 8000
        soundfile.write(path, amplitude * np.sin(2 * np.pi * 440 * time_s), 8000)
        recordings.append(
            factory.recording(
                path.name, sample_rate_hz=8000, n_frames=len(time_s), n_channels=1,
                size_bytes=path.stat().st_size, content_hash=content_hash(path),
                started_at=datetime(2024, 6, 20, *at, tzinfo=zone),
            )
        )  # fmt: skip
    session.execute(AddRecordings(recordings))
    with session.project.transaction("sites") as tx:
        tx.sites.put([Site(id=SiteId(1), name="Greenwich", latitude_deg=51.48, longitude_deg=0.0)])
        tx.sites.set_sites({one.id: SiteId(1) for one in recordings})
        tx.recordings.put_metadata(
            {
                one.id: RecorderMetadata(serial=name, sources={"serial": "GUANO"})
                for one, (name, *_) in zip(recordings, kinds, strict=True)
            }
        )
    return session.project


def test_hour_sunrise_and_recorder_are_those_of_the_middle_of_what_was_recorded(two_recorders):
    """Eighty of 160 seconds are over at 5:20:40; the sun rose at 4:43."""
    facts = VisitFacts(two_recorders, RULE)
    (time,) = facts.listed.times.values()
    assert time.effort_s == 160
    visit = QueuedVisit.from_time(time, 0, SpeciesId(1))
    found = facts.of(
        VisitOutcome(
            visit=visit, detected=1.0, effort_s=160.0, settled=Settled.LIST, n_calls=0,
            n_played=0, is_unsure=False,
        )
    )  # fmt: skip
    assert found["hour"] == pytest.approx(5 + 20 / 60 + 40 / 3600, abs=1e-3)
    assert found["minutes_from_sunrise"] == pytest.approx(37.7, abs=2)
    assert found["recorder"] == "AM1"
    unplaced = replace(facts.sites[SiteId(1)], latitude_deg=None, longitude_deg=None)
    assert minutes_from_sunrise(datetime(2024, 6, 20, 5, tzinfo=UTC), unplaced) is None


def test_the_noise_of_a_visit_is_the_median_of_its_seconds(two_recorders):
    """Of ten seconds, two or three are of the first recorder, at .1 of full scale, the rest at .01."""
    (time,) = VisitFacts(two_recorders, RULE).listed.times.values()
    level = noise_level_db(two_recorders, time)
    assert level == pytest.approx(20 * math.log10(0.01 / math.sqrt(2)), abs=0.1)
    loud = noise_level_db(two_recorders, replace(time, parts=time.parts[:1]))
    assert loud == pytest.approx(20 * math.log10(0.1 / math.sqrt(2)), abs=0.1)

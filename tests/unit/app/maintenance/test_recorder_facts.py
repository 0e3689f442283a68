"""What files tell, without a project; and correcting when recordings start."""

import json
import struct
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from birdann.app.commands import corrected_starts
from birdann.app.commands.recordings import DOUBTFUL_HOUR
from birdann.app.maintenance.recorder_facts import fact_rows, facts_of_files
from birdann.cli.main import main
from birdann.core.recording import FACTS
from tests.csv_rows import csv_rows


@pytest.fixture
def files(tmp_path, write_wav):
    write_wav(tmp_path / "audio" / "S4A01234_20220719_050000.wav")
    (tmp_path / "audio" / "=empty.wav").write_bytes(b"")
    return tmp_path / "audio"


def test_facts_have_titles_and_sources(files):
    broken, sound = facts_of_files([files])
    assert fact_rows(sound.metadata) == [
        ("start", "2022-07-19 05:00:00 (zone not recorded)", "file name"),
        ("device", "Wildlife Acoustics Song Meter SM4", "file name"),
        ("serial number", "S4A01234", "file name"),
    ]
    assert sound.duration_s == pytest.approx(2.0)
    assert "=empty.wav" in broken.problem
    assert not broken.metadata


@pytest.mark.parametrize("size", [2**64 - 1, 2**63 + 1, 2**32 + 1])
def test_an_impossible_size_hides_no_other_file(files, size):
    """One of a chunk before the sound, and of the sound."""
    ds64 = b"ds64" + struct.pack("<IQQQI", 28, size, size, size, 0)
    for letters in (b"data", b"junk"):
        (files / f"b{letters.decode()}.wav").write_bytes(
            b"RF64\xff\xff\xff\xffWAVE" + ds64 + letters + b"\xff\xff\xff\xff" + bytes(9)
        )
    assert len(list(facts_of_files([files]))) == 4


def test_show_tells_loose_files(files, says):
    out = says("show", files)
    assert "serial number   S4A01234  [file name]" in out
    assert "start unknown" in out
    _, told = json.loads(says("show", "--metadata", "--json", files))["files"]
    assert (told["started_at"], told["sources"]["started_at"]) == (
        "2022-07-19T05:00:00", "file name",
    )  # fmt: skip


def test_facts_as_a_table(files, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(files)
    out = tmp_path / "facts.csv"
    assert main(["show", "--table", str(out), "."]) == 0
    broken, sound = csv_rows(out)
    assert set(FACTS) <= set(sound)
    assert (sound["serial"], sound["started_at_source"]) == ("S4A01234", "file name")
    assert broken["problem"]


@pytest.fixture
def one(factory):
    return factory.recording(started_at=datetime(2022, 7, 19, 5), started_at_source="file name")


def test_a_place_has_its_summer_time(one):
    winter = replace(one, id="0" * 32, started_at=datetime(2022, 1, 19, 5))
    starts = corrected_starts([one, winter], zone=ZoneInfo("Europe/Berlin"), reviewer="Ada")
    assert [when.utcoffset() for when, _ in starts.values()] == [
        timedelta(hours=2), timedelta(hours=1),
    ]  # fmt: skip
    assert starts[one.id][1] == "file name, zone by Ada"


@pytest.mark.parametrize(
    ("clock", "is_doubtful"),
    [
        (datetime(2022, 10, 30, 2, 30), True),
        (datetime(2022, 3, 27, 2, 30), True),
        (datetime(2022, 10, 30, 3, 30), False),
    ],
)
def test_an_hour_that_clocks_show_twice_or_leave_out_is_said(one, clock, is_doubtful):
    asked = replace(one, started_at=clock)
    ((_, source),) = corrected_starts(
        [asked], zone=ZoneInfo("Europe/Berlin"), reviewer="Ada"
    ).values()
    assert source.endswith(DOUBTFUL_HOUR) == is_doubtful


def test_a_noted_zone_stays_unless_it_is_to_be_replaced_or_converted(one):
    noted = replace(one, started_at=one.started_at.replace(tzinfo=UTC))
    zone = timezone(timedelta(hours=10))
    assert corrected_starts([noted], zone=zone, reviewer="Ada") == {}
    ((replaced, _),) = corrected_starts(
        [noted], zone=zone, reviewer="Ada", replace_zone=True
    ).values()
    assert replaced.isoformat() == "2022-07-19T05:00:00+10:00"
    ((told, source),) = corrected_starts([noted], zone=zone, reviewer="Ada", convert=True).values()
    assert (told.isoformat(), source) == ("2022-07-19T15:00:00+10:00", "file name")


def test_a_start_is_set_where_none_was_known(one):
    unknown = replace(one, started_at=None, started_at_source="")
    when = datetime(2022, 7, 19, 5, tzinfo=UTC)
    starts = corrected_starts([unknown], start=when, reviewer="Ada")
    assert starts == {unknown.id: (when, "set by Ada")}
    assert corrected_starts([unknown], shift=timedelta(1), reviewer="Ada") == {}


def test_times_lists_and_sets(session, files, capsys, says):
    from birdann.app.maintenance.adding import add_paths

    add_paths(session, [files])
    path = str(session.project.path)
    session.project.close()
    assert "05:00:00 (zone not recorded)  [file name]" in says("times", path)
    assert main(["times", path, "--start", "2021-05-02T04:00:00+12:00"]) == 0
    capsys.readouterr()
    (row,) = json.loads(says("times", path, "--json"))["recordings"]
    assert row["started_at"] == "2021-05-02T04:00:00+12:00"
    assert row["source"].startswith("set by")
    assert main(["times", path, "--start", "2021-10-31T02:30:00"]) == 0
    assert "of these starts (" in says("times", path, "--zone", "Europe/Berlin")
    assert main(["times", path, "--zone", "Nowhere/Land"]) == 2
    assert main(["times", path, "--start", "yesterday"]) == 2


def test_warnings_that_differ_in_numbers_only_are_counted():
    from birdann.app.maintenance.adding import group_similar

    notes = [f"{n}.wav: “{n}” is taken for hour and minute." for n in range(100, 110)]
    told = group_similar([*notes, "x.wav: something else."])
    assert told == [*notes[:3], "… and 7 more like these.", "x.wav: something else."]

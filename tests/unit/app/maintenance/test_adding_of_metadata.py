"""What recorders told, from the file into the project and out of it again."""

import json
from datetime import datetime

import pytest

from birdann.app.exchange.exporting import export
from birdann.app.maintenance.adding import add_paths
from birdann.cli.main import main
from tests.csv_rows import csv_rows


@pytest.fixture
def moth(tmp_path, write_wav):
    path = write_wav(tmp_path / "audio" / "20240903_202615.WAV")
    text = (
        b"GUANO|Version:1.0\nModel:AudioMoth\nTimestamp:2024-09-03T20:26:15+01:00\n"
        b"Temperature Int:19.3\n"
    )
    text += b"\n" * (len(text) % 2)
    raw = path.read_bytes() + b"guan" + len(text).to_bytes(4, "little") + text
    path.write_bytes(raw[:4] + (len(raw) - 8).to_bytes(4, "little") + raw[8:])
    return path


def test_metadata_is_kept_and_shown(session, moth, capsys):
    report = add_paths(session, [moth])
    assert report.warnings == ()
    (recording,) = session.project.recordings.all()
    assert recording.started_at == datetime.fromisoformat("2024-09-03T20:26:15+01:00")
    assert recording.started_at_source == "GUANO"
    told = session.project.recordings.metadata()[recording.id]
    assert (told.device, told.temperature_c, told.started_at) == (
        "AudioMoth", 19.3, recording.started_at,
    )  # fmt: skip
    assert main(["show", str(session.project.path), "--recordings"]) == 0
    assert "2024-09-03 20:26:15+01:00  [GUANO]" in capsys.readouterr().out
    assert main(["show", str(session.project.path), "--recordings", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["recordings"]
    assert row["recorder"]["temperature_c"] == 19.3


def test_an_unknown_zone_stays_unknown(session, tmp_path, write_wav, factory):
    add_paths(session, [write_wav(tmp_path / "S4_20190522_053000.wav")])
    (recording,) = session.project.recordings.all()
    assert recording.started_at == datetime(2019, 5, 22, 5, 30)
    assert recording.started_at.tzinfo is None
    with session.project.transaction("segments") as tx:
        tx.segments.add([factory.segment(recording.id)])
    out = tmp_path / "out.csv"
    export(session.project, out)
    (row,) = csv_rows(out)
    assert row["start_clock"].startswith("2019-05-22T05:30:0")
    assert "+" not in row["start_clock"]


def test_conflicts_are_told_when_adding(session, moth):
    renamed = moth.rename(moth.with_name("20200101_000000.WAV"))
    (warning,) = add_paths(session, [renamed]).warnings
    assert "Using " in warning


def test_a_recording_without_start_gets_one_when_it_is_added_again(session, moth):
    from dataclasses import replace

    add_paths(session, [moth])
    (recording,) = session.project.recordings.all()
    with session.project.transaction("forget") as tx:
        tx.recordings.put([replace(recording, started_at=None, started_at_source="")])
    report = add_paths(session, [moth])
    assert report.known == (recording.path,)
    assert session.project.recordings.all() == [recording]


def test_zone_and_offset_of_a_folder_at_once(session, tmp_path, write_wav, capsys):
    audio = tmp_path / "audio"
    for name in ("n/S4_20190522_053000.wav", "m/S4_20190522_053000.wav", "m/wren.wav"):
        write_wav(audio / name, seed=len(name) + ord(name[0]))
    write_wav(audio / "n" / "x_20190522_053000Z.wav", seed=9)
    add_paths(session, [audio])
    before = session.project.recordings.all()
    path = str(session.project.path)
    session.project.close()
    words = ["times", path, "--zone=-03:30", "--shift", "60", "--under", "audio/n", "--json"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == {
        "changed": 2,
        "recordings": 2,
        "unknown": 0,
        "doubtful": [],
    }
    from birdann.store import Project

    with Project.open(path) as project:
        starts = {r.path: r for r in project.recordings.all()}
        one = starts["audio/n/S4_20190522_053000.wav"]
        assert one.started_at.isoformat() == "2019-05-22T05:31:00-03:30"
        assert one.started_at_source.startswith("file name, moved by 0:01:00 by ")
        assert ", zone by " in one.started_at_source
        noted = starts["audio/n/x_20190522_053000Z.wav"]
        assert noted.started_at.isoformat() == "2019-05-22T05:31:00+00:00"
        assert starts["audio/m/S4_20190522_053000.wav"] in before
    assert main(["times", path, "--zone", "12 o'clock"]) == 2
    assert main(["times", path, "--shift", "nan"]) == 2


def test_setting_starts_is_undone(session, factory):
    from birdann.app.commands import AddRecordings, SetStarts

    recording = factory.recording("a.wav", started_at=datetime(2020, 1, 1), started_at_source="x")
    session.execute(AddRecordings([recording]))
    session.execute(SetStarts({recording.id: (datetime(2021, 1, 1), "y")}))
    assert session.project.recordings.one(recording.id).started_at == datetime(2021, 1, 1)
    session.undo()
    assert session.project.recordings.all() == [recording]

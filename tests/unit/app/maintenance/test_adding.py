"""Adding recordings, good and bad, with what their recorders told."""

import json
import os
import shutil
from datetime import datetime

import pytest
import soundfile

from birdann.app.commands import RemoveRecordings
from birdann.app.exchange.exporting import export
from birdann.app.maintenance.adding import add_paths, find_audio
from birdann.cli.main import main
from birdann.core.errors import Cancelled
from tests.csv_rows import csv_rows

HEADER = b"RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00"
ZERO_HZ = HEADER + b"\0\0\0\0" + b"\0\0\0\0" + b"\x02\x00\x10\x00data\x00\x00\x00\x00"
NO_SAMPLES = HEADER + b"\x22\x56\0\0" + b"\x44\xac\0\0" + b"\x02\x00\x10\x00data\x00\x00\x00\x00"


@pytest.fixture
def audio(tmp_path):
    folder = tmp_path / "audio"
    folder.mkdir()
    return folder


def test_folders_are_searched_and_other_files_passed_over(session, audio, write_wav):
    write_wav(audio / "b.wav", seed=1)
    write_wav(audio / "sub" / "deep" / "A.WAV", seed=2)
    write_wav(audio / ".hidden" / "c.wav", seed=3)
    (audio / "notes.txt").write_text("x")
    (audio / "._b.wav").write_bytes(b"macOS")
    report = add_paths(session, [audio])
    assert [r.path for r in session.project.recordings.all()] == [
        "audio/b.wav",
        "audio/sub/deep/A.WAV",
    ]
    assert len(report.added) == 2
    assert report.failures == ()
    recording = session.project.recordings.all()[0]
    assert (recording.sample_rate_hz, recording.n_frames, recording.n_channels) == (
        22050,
        44100,
        1,
    )
    assert session.project.audio_path(recording).path == audio / "b.wav"


def test_bad_files_are_named_and_the_rest_is_added(session, audio, write_wav):
    write_wav(audio / "good.wav")
    (audio / "empty.wav").touch()
    (audio / "text.wav").write_text("This is not sound.\n" * 100)
    (audio / "zero_hz.wav").write_bytes(ZERO_HZ)
    (audio / "no_samples.wav").write_bytes(NO_SAMPLES)
    (audio / "truncated.flac").write_bytes(b"fLaC\x00\x00\x00\x22")
    report = add_paths(session, [audio, audio / "missing.wav"])
    assert [r.name for r in session.project.recordings.all()] == ["good.wav"]
    assert {os.path.basename(f.path) for f in report.failures} == {
        "empty.wav",
        "text.wav",
        "zero_hz.wav",
        "no_samples.wav",
        "truncated.flac",
        "missing.wav",
    }
    for failure in report.failures:
        assert os.path.basename(failure.path) in failure.message
        assert failure.message.endswith(".")
        assert "\n" not in failure.message
    assert "6 files could not be added:" in report.lines()


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read anything"
)
def test_an_unreadable_file_is_named(session, audio, write_wav):
    write_wav(audio / "secret.wav").chmod(0)
    report = add_paths(session, [audio])
    assert "secret.wav" in report.failures[0].message


def test_a_folder_without_sound_is_named(session, audio):
    report = add_paths(session, [audio / "missing.wav", audio, audio])
    assert sum("no supported sound file" in f.message for f in report.failures) == 2


def test_a_folder_that_cannot_be_listed_is_named(session, audio, monkeypatch):
    def refuse(path):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "scandir", refuse)
    report = add_paths(session, [audio])
    assert "cannot be read" in report.failures[0].message


def test_adding_twice_changes_nothing(session, audio, write_wav):
    write_wav(audio / "a.wav")
    add_paths(session, [audio])
    report = add_paths(session, [audio, audio / "a.wav"])
    assert report.added == ()
    assert report.known == ("audio/a.wav",)
    assert session.project.overview.counts().recordings == 1


def test_the_same_sound_under_another_name_is_left_out_and_said(session, audio, write_wav):
    shutil.copy(write_wav(audio / "a.wav"), audio / "copy of a.wav")
    report = add_paths(session, [audio])
    assert len(report.added) == 1
    assert report.duplicates == ((str(audio / "copy of a.wav"), "audio/a.wav"),)


def test_different_sound_with_equal_ends_is_no_copy(session, audio, write_wav):
    path = write_wav(audio / "a.wav", duration_s=300.0)
    content = bytearray(path.read_bytes())
    assert len(content) > 10 << 20, "long enough for a stretch that no digest sees"
    content[2_000_000:2_000_100] = bytes(100)
    (audio / "b.wav").write_bytes(content)
    shutil.copy(audio / "b.wav", audio / "c.wav")
    report = add_paths(session, [audio])
    assert [r.path for r in session.project.recordings.all()] == ["audio/a.wav", "audio/b.wav"]
    assert report.duplicates == ((str(audio / "c.wav"), "audio/b.wav"),)
    assert add_paths(session, [audio]).duplicates == report.duplicates


def test_a_removed_recording_is_not_another_with_equal_ends(session, audio, write_wav):
    path = write_wav(audio / "a.wav", duration_s=300.0)
    (first,) = add_paths(session, [audio]).added
    content = bytearray(path.read_bytes())
    session.execute(RemoveRecordings([first]))
    for name, value in (("b", 1), ("c", 2)):
        content[2_000_000:2_000_100] = bytes([value]) * 100
        (audio / f"{name}.wav").write_bytes(content)
    added = add_paths(session, [audio / "b.wav", audio / "c.wav"]).added
    assert first not in added
    session.execute(RemoveRecordings(added))
    for name in "abc":
        (audio / f"{name}.wav").rename(audio / f"moved {name}.wav")
    again = add_paths(session, [audio]).added
    assert set(again) == {first, *added}, "each comes back once"


def test_of_copies_the_one_with_a_start_stays(session, audio, write_wav):
    shutil.copy(write_wav(audio / "1 copy.wav"), audio / "20240501_040000.wav")
    shutil.copy(audio / "1 copy.wav", audio / "20240601_040000.wav")
    shutil.copy(audio / "1 copy.wav", audio / "x.wav")
    report = add_paths(session, [audio])
    (recording,) = session.project.recordings.all()
    assert (recording.path, str(recording.started_at)) == (
        "audio/20240501_040000.wav",
        "2024-05-01 04:00:00",
    )
    assert report.added == (recording.id,)
    assert report.duplicates == (
        (str(audio / "1 copy.wav"), "audio/20240501_040000.wav"),
        (str(audio / "20240601_040000.wav"), "audio/20240501_040000.wav"),
        (str(audio / "x.wav"), "audio/20240501_040000.wav"),
    )


def test_a_later_copy_gives_its_start(session, audio, write_wav):
    path = write_wav(audio / "a.wav")
    (recording_id,) = add_paths(session, [audio]).added
    shutil.copy(path, audio / "20240501_040000.wav")
    report = add_paths(session, [audio])
    (recording,) = session.project.recordings.all()
    assert (recording.id, recording.path) == (recording_id, "audio/a.wav")
    assert str(recording.started_at) == "2024-05-01 04:00:00"
    assert report.duplicates == ((str(audio / "20240501_040000.wav"), "audio/a.wav"),)


def test_the_same_sound_in_another_format_or_with_other_metadata_is_said(
    session, audio, write_wav
):
    path = write_wav(audio / "20240501_040000.wav", seed=1)
    sound, rate_hz = soundfile.read(path, dtype="int16")
    soundfile.write(audio / "20240501_040000.flac", sound, rate_hz, subtype="PCM_16")
    note = b"LIST" + (18).to_bytes(4, "little") + b"INFOICMT" + (6).to_bytes(4, "little")
    (audio / "noted_20240501_040000.wav").write_bytes(path.read_bytes() + note + b"hello\0")
    write_wav(audio / "other site_20240501_040000.wav", seed=2)  # at the same time
    write_wav(audio / "20240501_050000.wav", seed=3)
    first = add_paths(session, [path]).warnings
    report = add_paths(session, [audio])
    twins = [line for line in report.warnings if "The same sound as" in line]
    assert first == ()
    assert [line.partition(":")[0] for line in twins] == [
        "20240501_040000.flac",
        "noted_20240501_040000.wav",
    ]
    assert all("audio/20240501_040000.wav" in line for line in twins)
    assert len(report.added) == 4, "they may be wanted"


@pytest.mark.parametrize(
    "name",
    [
        "$RECYCLE.BIN",
        "recyclebin",
        "RECYCLE.BIN",
        "Recycle Bin",
        "~trash",
        "_gsdata_",
        "_NAS_Recycle_sound",
        "RECYCLER",
        "#recycle",
        "@Recycle",
        "@eaDir",
        "lost+found",
        "~snapshot",
        "#snapshot",
        "System Volume Information",
        "__MACOSX",
        "FOUND.000",
        "found.012",
    ],
)
def test_deleted_and_earlier_files_are_passed_over_and_said(session, audio, write_wav, name):
    write_wav(audio / "a.wav", seed=1)
    write_wav(audio / "site" / name / "S-1" / "b.wav", seed=2)
    (audio / name).mkdir()
    report = add_paths(session, [audio])
    assert [r.path for r in session.project.recordings.all()] == ["audio/a.wav"]
    (left,) = report.passed_over
    assert left.path == str(audio / "site" / name)
    assert "passed over" in left.message
    assert any(left.message in line for line in report.lines())
    assert report.failures == ()
    assert find_audio([audio / "site" / name])[0] == [audio / "site" / name / "S-1" / "b.wav"]


@pytest.mark.parametrize("name", ["recycle plant", "snapshots of birds", "found", "Trasham"])
def test_folders_of_similar_names_are_searched(session, audio, write_wav, name):
    write_wav(audio / name / "b.wav")
    assert add_paths(session, [audio]).failures == ()


def test_a_moved_file_is_found_again_with_all_it_has(session, audio, write_wav, factory):
    path = write_wav(audio / "a.wav")
    (recording_id,) = add_paths(session, [audio]).added
    with session.project.transaction("segment") as tx:
        tx.segments.add([factory.segment(recording_id)])
    (audio / "new").mkdir()
    path.rename(audio / "new" / "renamed.wav")
    report = add_paths(session, [audio])
    assert report.added == ()
    assert report.moved == ("audio/a.wav is now audio/new/renamed.wav",)
    (recording,) = session.project.recordings.all()
    assert (recording.id, recording.path) == (recording_id, "audio/new/renamed.wav")
    assert session.project.overview.counts().segments == 1
    session.undo()
    assert [r.path for r in session.project.recordings.all()] == ["audio/a.wav"]
    assert session.project.overview.counts().segments == 1


def test_a_changed_file_is_named_and_not_taken_silently(session, audio, write_wav):
    write_wav(audio / "a.wav", seed=1)
    add_paths(session, [audio])
    before = session.project.recordings.all()
    write_wav(audio / "a.wav", seed=2)
    report = add_paths(session, [audio])
    assert "has changed since it was added" in report.failures[0].message
    assert session.project.recordings.all() == before


def test_a_removed_recording_comes_back_with_all_it_had(session, audio, write_wav, factory):
    write_wav(audio / "a.wav")
    (recording_id,) = add_paths(session, [audio]).added
    with session.project.transaction("segment") as tx:
        tx.segments.add([factory.segment(recording_id)])
    session.execute(RemoveRecordings([recording_id]))
    assert session.project.overview.counts().segments == 0
    assert add_paths(session, [audio]).added == (recording_id,)
    assert session.project.overview.counts().segments == 1


def test_adding_is_one_step_of_undo(session, audio, write_wav):
    for i in range(3):
        write_wav(audio / f"{i}.wav", seed=i)
    add_paths(session, [audio])
    session.undo()
    assert session.project.recordings.all() == []
    session.redo()
    assert len(session.project.recordings.all()) == 3


def test_cancelling_keeps_what_was_looked_at(session, audio, write_wav):
    for i in range(4):
        write_wav(audio / f"{i}.wav", seed=i)

    def cancel(fraction, text):
        if fraction >= 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        add_paths(session, [audio], progress=cancel)
    assert len(session.project.recordings.all()) == 2
    assert len(add_paths(session, [audio]).added) == 2


def test_sound_of_a_kind_that_is_not_read_is_not_passed_over_in_silence(
    session, tmp_path, write_wav, monkeypatch
):
    monkeypatch.setattr("birdann.dsp.decoding.decoded.has_decoder", lambda: False)
    write_wav(tmp_path / "audio" / "a.wav")
    for name in ("b.m4a", "c.M4A", "d.wac", "._e.m4a", "notes.txt"):
        (tmp_path / "audio" / name).write_bytes(bytes(100))
    report = add_paths(session, [tmp_path / "audio"])
    assert len(report.added) == 1
    first, second = (failure.message for failure in report.failures)
    assert "b.m4a contains AAC or ALAC sound" in first
    assert "There are 2 such files in" in first
    assert "Kaleidoscope" in second


@pytest.mark.skipif(os.name == "nt", reason="making links needs a privilege there")
def test_a_link_to_a_folder_elsewhere_is_told(tmp_path, write_wav):
    write_wav(tmp_path / "here" / "near" / "a.wav")
    write_wav(tmp_path / "disk" / "b.wav")
    (tmp_path / "here" / "far").symlink_to(tmp_path / "disk")
    (tmp_path / "here" / "again").symlink_to(tmp_path / "here" / "near")
    found, failures, _ = find_audio([tmp_path / "here"])
    assert [path.name for path in found] == ["a.wav"]
    [told] = failures
    assert told.path == str(tmp_path / "here" / "far")
    assert "not followed" in told.message
    assert find_audio([tmp_path / "here" / "far"])[1] == []


def test_a_recording_whose_sound_is_gone_is_nobodys_twin(session, audio, write_wav):
    path = audio / "20240501_040000.wav"
    write_wav(path, seed=1)
    add_paths(session, [audio])
    path.unlink()
    write_wav(audio / "again" / path.name, seed=2)
    report = add_paths(session, [audio])
    assert (len(report.added), report.failures, report.warnings) == (1, (), ())


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


def test_metadata_is_kept_and_shown(session, moth, says):
    report = add_paths(session, [moth])
    assert report.warnings == ()
    (recording,) = session.project.recordings.all()
    assert recording.started_at == datetime.fromisoformat("2024-09-03T20:26:15+01:00")
    assert recording.started_at_source == "GUANO"
    told = session.project.recordings.metadata()[recording.id]
    assert (told.device, told.temperature_c, told.started_at) == (
        "AudioMoth", 19.3, recording.started_at,
    )  # fmt: skip
    assert "2024-09-03 20:26:15+01:00  [GUANO]" in says(
        "show", session.project.path, "--recordings"
    )
    (row,) = json.loads(says("show", session.project.path, "--recordings", "--json"))["recordings"]
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


def test_zone_and_offset_of_a_folder_at_once(session, tmp_path, write_wav, says):
    audio = tmp_path / "audio"
    for name in ("n/S4_20190522_053000.wav", "m/S4_20190522_053000.wav", "m/wren.wav"):
        write_wav(audio / name, seed=len(name) + ord(name[0]))
    write_wav(audio / "n" / "x_20190522_053000Z.wav", seed=9)
    add_paths(session, [audio])
    before = session.project.recordings.all()
    path = str(session.project.path)
    session.project.close()
    words = ["times", path, "--zone=-03:30", "--shift", "60", "--under", "audio/n", "--json"]
    assert json.loads(says(*words)) == {
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

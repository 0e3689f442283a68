"""Adding recordings, good and bad."""

import os
import shutil

import pytest
import soundfile

from birdann.app.commands import RemoveRecordings
from birdann.app.maintenance.adding import add_paths, find_audio
from birdann.core.errors import Cancelled

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

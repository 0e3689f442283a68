"""A recording's sound is the file that was added, or it is not opened."""

import os
import pickle
import shutil

import pytest

from birdann.core.errors import AudioError, SoundChangedError
from birdann.dsp.audio import AudioReader, probe
from birdann.dsp.identity import VerifiedSoundFile, content_hash, has_same_content


def known(path):
    return VerifiedSoundFile(path, path.stat().st_size, content_hash(path))


def replace_unseen(path, other):
    """Put another sound of the same size into a file, and its old time on it."""
    before = path.stat()
    assert other.stat().st_size == before.st_size
    shutil.copyfile(other, path)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_the_file_that_was_added_opens_as_ever(tmp_path, write_wav):
    path = write_wav(tmp_path / "a.wav")
    sound = pickle.loads(pickle.dumps(known(path)))
    with AudioReader(sound) as one, AudioReader(path) as other:
        assert (one.read(0, 9000) == other.read(0, 9000)).all()
        assert one.info.source == sound
        assert one.info.path == path


def test_another_sound_of_the_same_size_and_time_is_refused_and_says_what_to_do(
    tmp_path, write_wav
):
    path = write_wav(tmp_path / "a.wav")
    sound = known(path)
    probe(sound)
    replace_unseen(path, write_wav(tmp_path / "b.wav", seed=1))
    for opener in (probe, AudioReader):
        with pytest.raises(
            SoundChangedError, match=r"a\.wav has changed .* birdann locate"
        ) as told:
            opener(sound)
        assert str(told.value).count(". ") == 1
    probe(path)  # by its name alone it is a sound file like any other


def test_a_file_replaced_while_it_is_read_is_read_no_further(tmp_path, write_wav):
    path, other = write_wav(tmp_path / "a.wav"), write_wav(tmp_path / "b.wav", seed=1)
    with AudioReader(known(path)) as reader:
        first = reader.read(0, 1000)
        assert len(first) == 1000
        replace_unseen(path, other)
        with pytest.raises(SoundChangedError):
            reader.read(1000, 1000)


def test_a_file_put_back_or_copied_anew_is_taken(tmp_path, write_wav):
    path, other = write_wav(tmp_path / "a.wav"), write_wav(tmp_path / "b.wav", seed=1)
    kept = shutil.copy(path, tmp_path / "kept.wav")
    sound = known(path)
    shutil.copyfile(other, path)
    with pytest.raises(SoundChangedError):
        probe(sound)
    shutil.copyfile(kept, path)
    assert probe(sound).n_frames == probe(kept).n_frames


def test_content_is_hashed_once_and_again_only_when_times_tell(tmp_path, write_wav, monkeypatch):
    path = write_wav(tmp_path / "a.wav")
    sound, hashed = known(path), []
    counting = lambda one: (hashed.append(one), content_hash(one))[1]  # noqa: E731
    monkeypatch.setattr("birdann.dsp.identity.content_hash", counting)
    for _ in range(3):
        with AudioReader(sound) as reader:
            reader.read(0, 100)
    assert hashed == [path]
    os.utime(path, ns=(1, 1))
    probe(sound)
    assert hashed == [path, path]


def test_a_missing_file_is_said_to_be_missing(tmp_path):
    with pytest.raises(AudioError, match=r"a\.wav is missing") as told:
        probe(VerifiedSoundFile(tmp_path / "a.wav", 10, "00"))
    assert not isinstance(told.value, SoundChangedError)


def test_equal_files_are_equal_to_the_last_byte(tmp_path):
    content = bytes(3 << 20) + b"a"
    (tmp_path / "a").write_bytes(content)
    for other, is_same in [
        (content, True),
        (content[:-1], False),
        (content + b"b", False),
        (content[:9] + b"x" + content[10:], False),
        (content[:-1] + b"b", False),
        (b"", False),
    ]:
        (tmp_path / "b").write_bytes(other)
        assert has_same_content(tmp_path / "a", tmp_path / "b") == is_same
        assert has_same_content(tmp_path / "b", tmp_path / "a") == is_same
    with pytest.raises(AudioError, match="missing"):
        has_same_content(tmp_path / "a", tmp_path / "c")

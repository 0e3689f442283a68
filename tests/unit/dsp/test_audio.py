"""Sound files: every container, and everything that can be wrong with one."""

import errno
import os
import struct
from pathlib import Path

import numpy as np
import pytest
import soundfile

from birdann.core.errors import AudioError
from birdann.dsp.audio import AudioReader, is_audio_name, probe
from birdann.dsp.decoding import decoded, sound_file
from birdann.dsp.decoding.sound_file import SoundFile
from birdann.dsp.identity import content_hash

RATE = 22_050


def tone(seconds=2.0, rate=RATE, hz=1000.0, channels=1):
    t = np.arange(round(seconds * rate)) / rate
    sound = 0.5 * np.sin(2 * np.pi * hz * t) + 0.01 * np.random.default_rng(0).normal(size=len(t))
    return np.stack([sound * (1 - 0.5 * k) for k in range(channels)], axis=1).astype(np.float32)


def read_all(path, **options):
    with AudioReader(path, **options) as reader:
        return reader.read(0, reader.n_frames)


@pytest.mark.parametrize(
    ("suffix", "subtype", "error"),
    [
        (".wav", "PCM_U8", 1 / 100),
        (".wav", "PCM_16", 1 / 30_000),
        (".wav", "PCM_24", 1e-6),
        (".wav", "PCM_32", 1e-7),
        (".wav", "FLOAT", 0),
        (".wav", "DOUBLE", 0),
        (".flac", "PCM_16", 1 / 30_000),
        (".flac", "PCM_24", 1e-6),
        (".aiff", "PCM_16", 1 / 30_000),
        (".ogg", "VORBIS", 0.1),
        (".mp3", "MPEG_LAYER_III", 0.1),
    ],
)
@pytest.mark.parametrize("channels", [1, 2])
def test_every_container_reads_back(tmp_path, suffix, subtype, error, channels):
    sound = tone(channels=channels)
    path = tmp_path / f"a{suffix}"
    soundfile.write(path, sound, RATE, subtype=subtype)
    info = probe(path)
    assert (info.sample_rate_hz, info.n_channels, info.subtype) == (RATE, channels, subtype)
    assert info.n_frames == len(sound)
    assert info.warnings == ()
    assert info.size_bytes == path.stat().st_size
    got = read_all(path)
    assert got.dtype == np.float32
    assert np.abs(got - sound.mean(axis=1)).max() <= error


@pytest.mark.parametrize("rate", [8000, 11_025, 16_000, 96_000, 192_000, 250_000, 384_000])
def test_any_sample_rate(tmp_path, rate):
    soundfile.write(tmp_path / "a.wav", tone(0.1, rate), rate)
    assert probe(tmp_path / "a.wav").duration_s == pytest.approx(0.1, abs=1e-4)


def test_a_channel_can_be_chosen(tmp_path):
    sound = tone(channels=3)
    soundfile.write(tmp_path / "a.wav", sound, RATE, subtype="FLOAT")
    np.testing.assert_array_equal(read_all(tmp_path / "a.wav", channel=2), sound[:, 2])
    with pytest.raises(AudioError, match="no channel 4; it has 3"):
        AudioReader(tmp_path / "a.wav", channel=3)


@pytest.mark.parametrize("suffix", [".wav", ".flac", ".ogg", ".mp3", ".aiff"])
def test_a_sample_does_not_depend_on_what_was_read_before(tmp_path, suffix):
    tolerance = 3e-7 if suffix == ".mp3" else 0
    path = tmp_path / f"a{suffix}"
    soundfile.write(path, tone(15.0), RATE)
    whole = read_all(path)
    rng = np.random.default_rng(1)
    with AudioReader(path) as reader:
        for start in rng.integers(0, len(whole) - 1, 30):
            size = int(rng.integers(1, 5000))
            got, expected = reader.read(start, size), whole[start : start + size]
            np.testing.assert_allclose(got, expected, rtol=0, atol=tolerance)


@pytest.mark.parametrize("suffix", [".ogg", ".mp3"])
def test_reading_by_position_agrees_with_decoding_from_the_start(tmp_path, suffix):
    path = tmp_path / f"a{suffix}"
    soundfile.write(path, tone(20.0), RATE)
    straight, _ = soundfile.read(path, dtype="float32")
    assert np.abs(read_all(path) - straight).max() < 1e-6


def test_blocks_cover_the_file_once(tmp_path):
    soundfile.write(tmp_path / "a.wav", tone(), RATE)
    whole = read_all(tmp_path / "a.wav")
    with AudioReader(tmp_path / "a.wav") as reader:
        blocks = list(reader.blocks(1000))
    assert {len(block) for block in blocks[:-1]} == {1000}
    np.testing.assert_array_equal(np.concatenate(blocks), whole)


def test_reading_past_the_end_gives_what_is_there(tmp_path):
    soundfile.write(tmp_path / "a.wav", tone(), RATE)
    with AudioReader(tmp_path / "a.wav") as reader:
        assert len(reader.read(reader.n_frames - 5, 100)) == 5
        assert len(reader.read(reader.n_frames + 5, 100)) == 0
        with pytest.raises(ValueError, match="negative"):
            reader.read(-1, 10)


@pytest.mark.parametrize("subtype", ["FLOAT", "DOUBLE"])
def test_what_is_not_a_number_is_silence_and_counted(tmp_path, subtype):
    sound = tone()[:, 0]
    sound[10:14] = [np.nan, np.inf, -np.inf, np.nan]
    soundfile.write(tmp_path / "a.wav", sound, RATE, subtype=subtype)
    with AudioReader(tmp_path / "a.wav") as reader:
        got = reader.read(0, 100)
        assert reader.n_bad_samples == 4
    np.testing.assert_array_equal(got[10:14], 0)
    np.testing.assert_allclose(got[20:100], sound[20:100])


@pytest.mark.parametrize(("container", "subtype"), [
    ("WAV", "PCM_16"), ("WAV", "IMA_ADPCM"), ("RF64", "PCM_16"), ("W64", "PCM_16"), ("FLAC", "PCM_16"),
    ("AIFF", "PCM_16"), ("AU", "PCM_16"), ("CAF", "PCM_16"), ("OGG", "VORBIS"), ("OGG", "OPUS"),
    ("MP3", "MPEG_LAYER_III"),
])  # fmt: skip
def test_an_id3_tag_before_the_sound_is_passed_over(tmp_path, container, subtype):
    plain, tagged = tmp_path / "a.bin", tmp_path / "b.bin"
    soundfile.write(plain, tone(), 24_000, format=container, subtype=subtype)
    tagged.write_bytes(b"ID3\3\0\0\0\0\2\1" + bytes(257) + plain.read_bytes())
    np.testing.assert_allclose(read_all(tagged), read_all(plain), atol=1e-6)
    assert probe(tagged).warnings == ()


def wav_bytes(tmp_path):
    path = tmp_path / "whole.wav"
    soundfile.write(path, tone(), RATE, subtype="PCM_16")
    return path.read_bytes()


def patched(data, at, value, form="<I"):
    packed = struct.pack(form, value)
    return data[:at] + packed + data[at + len(packed) :]


@pytest.mark.parametrize("claimed", [0, 1000, 5_000_000, 0xFFFFFFFF])
def test_a_wrong_data_size_does_not_hide_sound(tmp_path, claimed):
    data = wav_bytes(tmp_path)
    path = tmp_path / "a.wav"
    path.write_bytes(patched(data, data.index(b"data") + 4, claimed))
    info = probe(path)
    assert info.n_frames == 2 * RATE
    np.testing.assert_array_equal(read_all(path), read_all(tmp_path / "whole.wav"))
    assert len(info.warnings) == (claimed != 0xFFFFFFFF)


def test_chunks_after_the_sound_are_not_sound(tmp_path):
    data = wav_bytes(tmp_path)
    tail = b"LIST" + struct.pack("<I", 14) + b"INFOICMT" + struct.pack("<I", 2) + b"ab"
    (tmp_path / "a.wav").write_bytes(data + tail)
    assert probe(tmp_path / "a.wav").n_frames == 2 * RATE
    empty = patched(data[: data.index(b"data") + 8], data.index(b"data") + 4, 0)
    (tmp_path / "b.wav").write_bytes(empty + tail)
    with pytest.raises(AudioError, match="contains no audio"):
        probe(tmp_path / "b.wav")


@pytest.mark.parametrize("suffix", [".wav", ".aiff", ".flac", ".mp3"])
def test_a_file_cut_in_half_gives_its_first_half_and_says_so(tmp_path, suffix):
    whole, path = tmp_path / f"whole{suffix}", tmp_path / f"a{suffix}"
    soundfile.write(whole, tone(10.0), RATE)
    data = whole.read_bytes()
    path.write_bytes(data[: len(data) // 2 + 1])
    info = probe(path)
    assert 3.5 < info.duration_s < 5.5
    assert "Truncated file" in info.warnings[0]
    assert "10.0 s" in info.warnings[0]
    with AudioReader(path) as reader:
        sound = reader.read(0, reader.n_frames)
        assert reader.n_undecodable_frames == 0
    straight = read_all(whole)[: len(sound)]
    assert np.abs(sound - straight)[: len(sound) - 3000].max() < 1e-6


def test_damage_inside_a_file_is_silence_and_counted(tmp_path):
    path = tmp_path / "a.flac"
    rng = np.random.default_rng(0)
    soundfile.write(path, rng.normal(0, 0.1, 10 * RATE), RATE)
    data = bytearray(path.read_bytes())
    middle = len(data) // 2
    whole = read_all(path)
    data[middle : middle + 2000] = rng.bytes(2000)
    path.write_bytes(data)
    with AudioReader(path) as reader:
        sound = reader.read(0, reader.n_frames)
        assert 0 < reader.n_undecodable_frames <= 3 * 4096
    assert len(sound) == len(whole)
    assert np.count_nonzero(sound != whole) <= 3 * 4096


def bad_files(tmp_path):
    data = wav_bytes(tmp_path)
    flac = tmp_path / "whole.flac"
    soundfile.write(flac, tone(), RATE)
    at = data.index(b"fmt ") + 8
    return {
        "empty.wav": (b"", "empty"),
        "text.wav": (b"dear diary " * 99, "not a sound file"),
        "zeros.flac": (bytes(5000), "not a sound file"),
        "zeros.mp3": (bytes(5000), "not a sound file"),
        "stub.wav": (data[:30], "cut off"),
        "header.wav": (data[: data.index(b"data") + 8], "cut off"),
        "header.flac": (flac.read_bytes()[:200], "cut off"),
        "no_samples.wav": (
            patched(data[: data.index(b"data") + 8], data.index(b"data") + 4, 0),
            "no audio",
        ),
        "0hz.wav": (patched(data, at + 4, 0), "0 Hz"),
        "many_hz.wav": (patched(data, at + 4, 2_000_000_000), "2000000000 Hz"),
        "0_channels.wav": (patched(data, at + 2, 0, "<H"), "number of channels"),
    }


BAD = ["empty.wav", "text.wav", "zeros.flac", "zeros.mp3", "stub.wav", "header.wav"]
BAD += ["header.flac", "no_samples.wav", "0hz.wav", "many_hz.wav", "0_channels.wav"]


@pytest.mark.parametrize("name", BAD)
def test_useless_files_are_refused_in_one_sentence(tmp_path, name):
    content, words = bad_files(tmp_path)[name]
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(AudioError, match=words) as caught:
        probe(path)
    text = str(caught.value)
    assert text.startswith(str(path))
    assert text.endswith(".")
    assert "\n" not in text
    with pytest.raises(AudioError):
        AudioReader(path)


def test_missing_files_and_folders_are_refused(tmp_path):
    with pytest.raises(AudioError, match="is missing"):
        probe(tmp_path / "gone.wav")
    with pytest.raises(AudioError, match="is missing"):
        content_hash(tmp_path / "gone.wav")
    with pytest.raises(AudioError, match="folder"):
        probe(tmp_path)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything"
)
def test_unreadable_files_are_refused(tmp_path):
    path = tmp_path / "a.wav"
    soundfile.write(path, tone(), RATE)
    path.chmod(0)
    with pytest.raises(AudioError, match="may not be read"):
        probe(path)


@pytest.mark.parametrize("size", [1, 9, 1 << 20, 3 << 20, 9 << 20])
def test_content_hash_sees_size_beginning_middle_and_end(tmp_path, size):
    path = tmp_path / "a.bin"
    seen = set()
    base = bytearray(size)
    edits = (None, *sorted({0, size // 2, size - 1}))
    for edit in edits:
        data = bytearray(base)
        if edit is not None:
            data[edit] = 1
        path.write_bytes(data)
        seen.add(content_hash(path))
    path.write_bytes(base + b"\0")
    seen.add(content_hash(path))
    assert len(seen) == len(edits) + 1
    assert all(len(digest) == 32 for digest in seen)


def test_names_that_look_like_sound():
    assert is_audio_name("a/b/C.WAV")
    assert is_audio_name("x.flac")
    assert not is_audio_name("._x.wav")
    assert not is_audio_name("notes.txt")


def test_real_recorder_files_are_read_without_complaint(shared_data):
    files = [p for p in (shared_data / "recorder").iterdir() if is_audio_name(p.name)]
    files += sorted((shared_data / "nips4b" / "recordings").glob("*.flac"))[:20]
    assert len(files) > 30
    for path in files:
        with AudioReader(path) as reader:
            assert reader.info.warnings == (), path
            reader.read(reader.n_frames // 2, 4096)
            assert reader.n_undecodable_frames == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_pipes_and_devices_are_refused_without_waiting_for_them(tmp_path):
    pipe = tmp_path / "sound.wav"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(AudioError, match="pipe or a device"):
            probe(path)
        with pytest.raises(AudioError, match="pipe or a device"):
            content_hash(path)


def test_a_short_file_is_decoded_once(tmp_path, monkeypatch):
    path = tmp_path / "a.flac"
    soundfile.write(path, tone(), RATE)
    decoded = []
    read = SoundFile.read
    with AudioReader(path) as reader:
        monkeypatch.setattr(
            SoundFile, "read", lambda *asked: decoded.append(asked[1:]) or read(*asked)
        )
        first = reader.read(100, 500)
        kept = first.copy()
        first[:] = 0  # what was read belongs to the reader's caller
        assert np.array_equal(reader.read(100, 500), kept)
        assert len(reader.read(0, reader.n_frames)) == 2 * RATE
    assert decoded == [(0, 2 * RATE)]


@pytest.mark.parametrize("suffix", [".flac", ".mp3"])
def test_parts_of_a_long_stretch_are_decoded_once(tmp_path, monkeypatch, suffix):
    path = tmp_path / f"long{suffix}"
    sound = np.random.default_rng(0).uniform(-0.5, 0.5, 2_200_000).astype(np.float32)
    soundfile.write(path, sound, 8000)
    with AudioReader(path) as reader, AudioReader(path) as other:
        block = reader.read(1000, 2_000_000)
        monkeypatch.setattr(reader, "_file", None)
        part = reader.read(5000, 1000)
        assert np.array_equal(part, block[4000:5000])
        assert np.array_equal(part, other.read(5000, 1000))
        part[:] = 0
        assert np.array_equal(reader.read(5000, 1000), block[4000:5000])
        with pytest.raises(AttributeError):
            reader.read(0, 2_100_000)
        monkeypatch.undo()


def test_a_mistake_of_the_program_is_no_damage_to_the_sound(write_wav, tmp_path, monkeypatch):
    """It would come out as silence."""

    def mistaken(*_args, **_kwargs):
        raise RuntimeError("dictionary changed size during iteration")

    with AudioReader(write_wav(tmp_path / "a.wav")) as audio:
        monkeypatch.setattr(SoundFile, "read", mistaken)
        with pytest.raises(RuntimeError, match="changed size"):
            audio.read(0, 100)


def test_a_share_that_is_gone_while_a_file_is_read_is_named(tmp_path, write_wav, monkeypatch):
    path = write_wav(tmp_path / "a.wav")

    def fails(*_):
        raise soundfile.LibsndfileError(2, "System error. ")

    def gone(path):
        raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))

    with AudioReader(path) as reader:
        monkeypatch.setattr(sound_file.SoundFile, "read", fails)
        monkeypatch.setattr(decoded, "content_kind", gone)
        with pytest.raises(AudioError, match=r"a\.wav cannot be read: Stale file handle"):
            reader.read(0, reader.n_frames)


def test_a_share_that_is_gone_while_a_broken_file_is_looked_at_is_named(tmp_path, monkeypatch):
    path = tmp_path / "a.wav"
    path.write_bytes(b"RIFF no sound at all" * 9)

    def gone(path):
        raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))

    monkeypatch.setattr(sound_file, "content_kind", gone)
    with pytest.raises(AudioError, match=r"a\.wav cannot be read: Stale file handle"):
        probe(path)

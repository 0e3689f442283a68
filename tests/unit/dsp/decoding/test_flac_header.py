"""The length of FLAC files whose header is wrong, and files that cannot be read."""

import struct

import numpy as np
import pytest
import soundfile
from hypothesis import given
from hypothesis import strategies as st

from birdann.core.errors import AudioError
from birdann.dsp.audio import AudioReader, probe
from birdann.dsp.decoding.flac_header import _frames_from_the_end, read_flac_header

RATE_HZ = 22_050


def noise(n, channels=1, seed=0):
    return np.random.default_rng(seed).normal(0, 0.1, (n, channels))


def claiming(path, n_frames):
    """Let a header claim another length."""
    content = bytearray(path.read_bytes())
    packed = int.from_bytes(content[18:26], "big")
    content[18:26] = (packed >> 36 << 36 | n_frames).to_bytes(8, "big")
    path.write_bytes(content)


@pytest.mark.parametrize("n", [1, 100, 4096, 4097, 30_000, 700_001])
@pytest.mark.parametrize("channels", [1, 2, 4])
@pytest.mark.parametrize("subtype", ["PCM_16", "PCM_24"])
def test_the_last_frame_tells_the_length(tmp_path, n, channels, subtype):
    path = tmp_path / "a.flac"
    soundfile.write(path, noise(n, channels), RATE_HZ, subtype=subtype)
    header = read_flac_header(path)
    assert (header.declared_frames, header.present_frames) == (n, n)
    assert header.sample_rate_hz == RATE_HZ
    assert not header.needs_another


@pytest.mark.parametrize("claimed", [0, 1, 20_000, 100_000, 2**36 - 1])
def test_a_wrong_length_is_put_right(tmp_path, claimed):
    path = tmp_path / "a.flac"
    soundfile.write(path, noise(50_001), RATE_HZ)
    right, _ = soundfile.read(path, dtype="float32")
    claiming(path, claimed)
    info = probe(path)
    assert info.n_frames == 50_001
    assert bool(info.warnings) == (claimed != 0), "a header that does not say is no wrong one"
    with AudioReader(path) as reader:
        np.testing.assert_array_equal(reader.read(0, 60_000), right)
        np.testing.assert_array_equal(reader.read(40_000, 5), right[40_000:40_005])


def test_a_file_that_is_cut_off_keeps_its_beginning(tmp_path):
    path = tmp_path / "a.flac"
    soundfile.write(path, noise(50_000), RATE_HZ)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    info = probe(path)
    assert 20_000 < info.n_frames < 25_000
    assert "Truncated file" in info.warnings[0]


def test_what_looks_like_frames_but_is_none(tmp_path):
    path = tmp_path / "a.flac"
    soundfile.write(path, noise(50_000), RATE_HZ)
    path.write_bytes(path.read_bytes() + b"TAG" + bytes(125))
    assert read_flac_header(path).present_frames == 50_000
    for tail in (b"\xff\xf8" * 5000, b"\xff\xf9\x69\x18\x00\x00" * 999, b"\xff"):
        path.write_bytes(path.read_bytes() + tail)
        assert read_flac_header(path).present_frames == 50_000
    path.write_bytes(b"fLaC" + bytes(38) + b"\xff\xf8" * 100)
    assert read_flac_header(path) is None
    path.write_bytes(b"fLaC")
    assert read_flac_header(path) is None


@given(
    st.binary(max_size=20),
    st.binary(min_size=34, max_size=34),
    st.sampled_from([b"\xff\xf8", b"\xff\xf8\x09\x08", b"\xff\xf9\x69", b"\xff\xf8\x79"]),
)
def test_no_bytes_crash_the_search_for_frames(tail, info, start):
    for frame in _frames_from_the_end(start + tail + b"\xff", info):
        assert frame.first >= 0
        assert frame.length > 0


def test_real_files_say_their_length(shared_data):
    files = sorted((shared_data / "nips4b").rglob("*.flac"))[:40]
    headers = [read_flac_header(path) for path in files]
    assert files
    assert all(header is not None and not header.needs_another for header in headers)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("a.m4a", "contains AAC or ALAC sound, which needs the package av"),
        ("a.WAC", "Kaleidoscope"),
        ("a.sud", "SoundTrap Host"),
        ("a.raw", "raw samples"),
        ("a.wav", "is not a sound file that can be read"),
    ],
)
def test_what_cannot_be_read_says_what_to_do(tmp_path, name, says, monkeypatch):
    monkeypatch.setattr("birdann.dsp.decoding.decoded.has_decoder", lambda: False)
    path = tmp_path / name
    path.write_bytes(b"\0\0\0\x20ftypM4A " + bytes(5000))
    with pytest.raises(AudioError, match=says):
        probe(path)


def test_a_codec_that_cannot_be_read_from_the_middle_is_named(tmp_path):
    path = tmp_path / "a.wav"
    soundfile.write(path, noise(50_000), RATE_HZ, subtype="GSM610")
    with pytest.raises(AudioError, match="coded as GSM610"):
        probe(path)


def test_an_odd_chunk_without_its_padding(tmp_path):
    path = tmp_path / "a.wav"
    soundfile.write(path, noise(5000), RATE_HZ)
    right, _ = soundfile.read(path, dtype="float32")
    content = path.read_bytes()
    path.write_bytes(content[:12] + b"abcd" + struct.pack("<I", 7) + b"1234567" + content[12:])
    with AudioReader(path) as reader:
        np.testing.assert_array_equal(reader.read(0, 5000), right)

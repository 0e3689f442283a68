"""Files of AudioMoths with a trigger: the silence that is not written is read in its place."""

import struct

import numpy as np
import pytest

from birdann.dsp.audio import AudioReader
from birdann.dsp.decoding import trigger_silence

RATE_HZ, BLOCK = 8000, 256


def encoded(n_blocks):
    """A block that stands for silent ones, as the firmware writes it."""
    bits = [1 if n_blocks >> bit & 1 else -1 for bit in range(32)]
    return np.array(bits + [0] * (BLOCK - 32), "<i2")


def write(path, parts, *, n_declared=None, cut=None):
    """A file with a comment, so that blocks begin at a multiple of 512 bytes of the file."""
    sound = np.concatenate(parts).astype("<i2").tobytes()
    form = b"fmt " + struct.pack("<IHHIIHH", 16, 1, 1, RATE_HZ, 2 * RATE_HZ, 2, 16)
    note = b"LIST" + struct.pack("<I", 436) + b"INFOICMT" + struct.pack("<I", 424) + bytes(424)
    data = b"data" + struct.pack("<I", n_declared or len(sound)) + sound
    content = b"RIFF" + struct.pack("<I", 4 + len(form + note + data)) + b"WAVE"
    path.write_bytes((content + form + note + data)[:cut])


@pytest.fixture
def call():
    """Two seconds of a loud tone, without a sample of 1 or -1."""
    n_samples = 2 * RATE_HZ // BLOCK * BLOCK
    return np.round(9000 * np.sin(np.arange(n_samples) * 2 * np.pi * 700 / RATE_HZ) + 20.0)


@pytest.mark.parametrize(
    "name", ["20240501_053000T.WAV", "A1_20240501_053000T_b.wav", "5DFB6DFCT.WAV"]
)
@pytest.mark.parametrize("before", [0, 1, 300])
def test_calls_are_where_they_were_recorded(tmp_path, call, name, before):
    path = tmp_path / name
    start = [encoded(before)] if before else []
    write(path, [call[:12], *start, call, encoded(2000), call, encoded(70_000), call[:BLOCK]])
    silent = [np.zeros(n * BLOCK) for n in (before, 2000, 70_000)]
    whole = [call[:12], silent[0], call, silent[1], call, silent[2], call[:BLOCK]]
    expected = np.concatenate(whole).astype(np.float32) / 32768
    with AudioReader(path) as reader:
        assert np.array_equal(reader.read(0, reader.n_frames), expected)
        for at in (0, len(call) - 3, len(call) + 2000 * BLOCK, 5_000_000):
            assert np.array_equal(reader.read(at, 1000), expected[at : at + 1000])
        (warning,) = reader.info.warnings
    left_out_s = (before + 2000 + 70_000 - 2 - bool(before)) * BLOCK / RATE_HZ
    assert f"left out {left_out_s:.1f} s" in warning


@pytest.mark.parametrize("piece_bytes", [1024, 1022, 33_000])
def test_blocks_across_the_pieces_that_are_read_count_once(
    tmp_path, call, monkeypatch, piece_bytes
):
    monkeypatch.setattr(trigger_silence, "_BUFFER_BYTES", piece_bytes)
    path = tmp_path / "20240501_053000T.WAV"
    write(path, [part for k in range(1, 30) for part in (call[: 256 + k], encoded(k))])
    with AudioReader(path) as reader:
        assert reader.n_frames == sum(256 + k + BLOCK * k for k in range(1, 30))


def test_a_file_that_is_cut_off_says_how_long_it_was_to_be(tmp_path, call):
    path = tmp_path / "20240501_053000T.WAV"
    write(path, [call, encoded(2000), call], cut=-8000)
    with AudioReader(path) as reader:
        assert reader.n_frames == 2 * len(call) + 2000 * BLOCK - 4000
        assert any("Truncated" in warning for warning in reader.info.warnings)


@pytest.mark.parametrize(
    ("name", "block"),
    [
        ("20240501_053000.WAV", encoded(2000)),  # another name
        ("20240501T053000.WAV", encoded(2000)),
        ("20240501_053000T.WAV", encoded(2**31 - 1)),  # years
        ("20240501_053000T.WAV", np.concatenate([encoded(5)[:-1], [3]])),
        ("20240501_053000T.WAV", np.full(BLOCK, -1)),
    ],
)
def test_other_sound_is_read_as_it_is(tmp_path, call, name, block):
    path = tmp_path / name
    write(path, [call, block, call])
    with AudioReader(path) as reader:
        expected = np.concatenate([call, block, call]).astype(np.float32) / 32768
        assert np.array_equal(reader.read(0, reader.n_frames), expected)
        assert reader.info.warnings == ()

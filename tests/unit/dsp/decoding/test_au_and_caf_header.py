"""AU and CAF files whose header says another length than the sound has."""

import struct

import numpy as np
import pytest

from birdann.core.errors import AudioError
from birdann.dsp.audio import AudioReader

RATE_HZ = 8000
SOUND = np.random.default_rng(5).integers(-20000, 20000, RATE_HZ * 4).astype(">i2")


def write(path, declared_bytes, before=b"", after=b""):
    """Write the sound with a declared length, as the format of the name's suffix."""
    sound = SOUND.tobytes()
    if path.suffix == ".au":
        offset = 24 + len(before)
        head = b".snd" + struct.pack(">5I", offset, declared_bytes, 3, RATE_HZ, 1) + before
    else:
        form = struct.pack(">d4s5I", float(RATE_HZ), b"lpcm", 0, 2, 1, 1, 16)
        length = declared_bytes + 4 if declared_bytes >= 0 else declared_bytes
        head = b"caff\0\1\0\0desc" + struct.pack(">q", len(form)) + form + before
        head += b"data" + struct.pack(">qI", length, 0)
    path.write_bytes(head + sound + after)
    return path


@pytest.mark.parametrize(
    ("name", "declared_bytes", "words"),
    [
        ("short.au", RATE_HZ * 2, "header says 1.0 s but the file contains 4.0 s"),
        ("unset.au", 0, "header says 0.0 s but the file contains 4.0 s"),
        ("long.au", RATE_HZ * 20, "using 4.0 s of 10.0 s"),
        ("stream.au", 0xFFFFFFFF, ""),
        ("short.caf", RATE_HZ * 2, "header says 1.0 s but the file contains 4.0 s"),
        ("unset.caf", 0, "header says 0.0 s but the file contains 4.0 s"),
        ("long.caf", RATE_HZ * 20, "using 4.0 s of 10.0 s"),
        ("stream.caf", -1, ""),
    ],
)
def test_all_that_is_there_is_read_and_a_difference_is_said(tmp_path, name, declared_bytes, words):
    with AudioReader(write(tmp_path / name, declared_bytes)) as reader:
        found = reader.read(0, reader.n_frames)
        warnings = " ".join(map(str, reader.info.warnings))
    np.testing.assert_array_equal(found, SOUND / np.float32(32768))
    assert words in warnings if words else not warnings


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("a.au", b"made by hand".ljust(400, b"\0"), b"\0\0\0\0"),
        ("a.caf", b"free" + struct.pack(">q", 3) + b"abc", b"info" + struct.pack(">qI", 4, 0)),
        ("b.caf", b"", bytes(512)),
        ("tag.caf", b"", b"TAG".ljust(128, b"w")),
        ("tag.au", b"", b"TAG".ljust(128, b"w")),
    ],
)
def test_what_stands_beside_the_sound_is_not_read_as_sound(tmp_path, name, before, after):
    path = write(tmp_path / name, 2 * len(SOUND), before, after)
    with AudioReader(path) as reader:
        found = reader.read(0, reader.n_frames)
        assert not reader.info.warnings
    np.testing.assert_array_equal(found, SOUND / np.float32(32768))


def test_a_length_beyond_any_file_is_no_chunk_that_could_be_looked_for(tmp_path):
    path = tmp_path / "a.caf"
    path.write_bytes(b"caff\0\1\0\0desc" + b"\x7f" + b"\xff" * 40)
    with pytest.raises(AudioError):
        AudioReader(path)

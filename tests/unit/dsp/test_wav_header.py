"""The repair of WAV headers, byte by byte."""

import io

import pytest

from birdann.dsp._wav_header import UNKNOWN_SIZE, PatchedFile, read_wav_header


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "a.bin"
    path.write_bytes(bytes(range(100)))
    return path


def test_the_patch_is_seen_from_every_side(path):
    expected = bytearray(range(100))
    expected[40:44] = UNKNOWN_SIZE.to_bytes(4, "little")
    file = PatchedFile(path, 40)
    for start in range(35, 46):
        for size in range(12):
            file.seek(start)
            assert file.read(size) == bytes(expected[start : start + size])
            assert file.tell() == start + size
    assert file.seek(0, io.SEEK_END) == 100
    file.close()


def test_other_files_have_no_wav_header(path):
    assert read_wav_header(path) is None
    path.write_bytes(b"RIFF\0\0\0\0WAVE" + b"junk\4\0\0\0abcd" * 3)
    assert read_wav_header(path) is None
    path.write_bytes(b"RIFF\0\0\0\0WAVEdata\0\0\0\0")
    assert read_wav_header(path) is None

"""The repair of WAV headers, byte by byte."""

import io

import pytest

from birdann.dsp.decoding.wav_header import RepairedFile, read_wav_header


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "a.bin"
    path.write_bytes(bytes(range(100)))
    return path


def test_the_other_header_is_seen_from_every_side(path):
    expected = b"HEADER" + bytes(range(40, 90))
    file = RepairedFile(path, b"HEADER", 40, 50)
    for start in range(60):
        for size in (0, 1, 5, 7, 30, 100):
            assert file.seek(start) == start
            assert file.read(size) == expected[start : start + size]
            assert file.tell() == max(start, min(start + size, 56))
    assert file.seek(0, io.SEEK_END) == 56
    assert file.seek(-6, io.SEEK_CUR) == 50
    assert file.read() == expected[50:]
    file.close()


def test_other_files_have_no_wav_header(path):
    assert read_wav_header(path) is None
    path.write_bytes(b"RIFF\0\0\0\0WAVE" + b"junk\4\0\0\0abcd" * 3)
    assert read_wav_header(path) is None
    path.write_bytes(b"RIFF\0\0\0\0WAVEdata\0\0\0\0")
    assert read_wav_header(path) is None

"""The repair of WAV headers, byte by byte."""

import io
import struct

import numpy as np
import pytest
import soundfile

from birdann.dsp.audio import AudioReader
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


N_FRAMES = 999
QUIET = np.random.default_rng(0).integers(-200, 200, N_FRAMES)
"""Quieter than what metadata would sound like."""


def riff(behind, *, n_bytes=3, declared=None, n_stated=None):
    """Mono sound of an odd number of bytes, and what stands behind it."""
    sound = b"".join(int(x).to_bytes(n_bytes, "little", signed=True) for x in QUIET)
    form = struct.pack("<HHIIHH", 1, 1, 16_000, 16_000 * n_bytes, n_bytes, 8 * n_bytes)
    declared = len(sound) if declared is None else declared
    body = (
        b"WAVEfmt " + struct.pack("<I", 16) + form + b"data" + struct.pack("<I", declared) + sound
    )
    n_stated = len(body) + len(behind) if n_stated is None else n_stated
    return b"RIFF" + struct.pack("<I", n_stated) + body + behind


NOTE = b"INFOICMT\x06\0\0\0Dawn!\0"
LIST = b"LIST" + struct.pack("<I", len(NOTE)) + NOTE
GUANO = b"guan\x14\0\0\0GUANO|Version: 1.0\n"
ID3_AT_1 = b"TAG" + b"Dawn chorus".ljust(125, b" ")
APE = b"APETAGEX" + struct.pack("<IIII", 2000, 40, 1, 1 << 31) + bytes(8) + b"Artist: nobody's" * 2
BEHIND = {
    "padded": b"\0" + LIST,
    "unpadded": LIST,
    "unpadded, another behind": LIST + GUANO,
    "unpadded, odd, another": b"LIST" + struct.pack("<I", 5) + b"INFO!" + GUANO,
    "list too long": b"\0" + b"LIST" + struct.pack("<I", 5000) + NOTE,
    "list too long, unpadded": b"LIST" + struct.pack("<I", 5000) + NOTE,
    "list too short": b"\0LIST" + struct.pack("<I", 10) + NOTE,
    "id3": b"\0ID3\x03\0\0\0\0\0\x20" + bytes(range(64)),
    "id3, unpadded": b"ID3\x04\0\0\0\0\0\x20" + bytes(range(64)),
    "list, then id3": b"\0" + LIST + b"ID3\x03\0\0\0\0\0\x20" + bytes(range(64)),
    "id3v1": b"\0" + ID3_AT_1,
    "ape": APE,
    "ape and id3v1": b"\0" + APE + ID3_AT_1,
    "unknown chunk": b"\0" + b"zzzz" + struct.pack("<I", 4) + b"abcd",
    "unknown chunk, then ape": b"\0" + b"zzzz" + struct.pack("<I", 4) + b"abcd" + APE,
}  # fmt: skip


@pytest.mark.parametrize("name", BEHIND)
@pytest.mark.parametrize("n_stated", [None, 0], ids=["whole", "unfinished"])
def test_what_stands_behind_the_sound_is_not_heard(tmp_path, name, n_stated):
    path = tmp_path / "a.wav"
    path.write_bytes(riff(BEHIND[name], n_stated=n_stated))
    with AudioReader(path) as reader:
        assert reader.info.warnings == ()
        np.testing.assert_allclose(reader.read(0, 2 * N_FRAMES), QUIET / 2**23, atol=1e-9)


@pytest.mark.parametrize("before", [b"", b"ID3\3\0\0\0\0\1\1" + bytes(129)], ids=["", "tag"])
@pytest.mark.parametrize("declared", [0xFFFFFFFF, 0x7FFFFFFF, 0, 500 * 3])
@pytest.mark.parametrize("behind", [b"\0" + LIST, LIST + GUANO, b"\0" + GUANO], ids=repr)
def test_chunks_behind_sound_of_wrong_length_are_not_heard(tmp_path, declared, behind, before):
    path = tmp_path / "a.wav"
    path.write_bytes(before + riff(behind, declared=declared))
    with AudioReader(path) as reader:
        np.testing.assert_allclose(reader.read(0, 2 * N_FRAMES), QUIET / 2**23, atol=1e-9)


@pytest.mark.parametrize("tail", [b"LISTEN to this", b"list\xff\0\0\0not so long", b"TAGger"])
def test_sound_that_reads_like_a_chunk_s_name_is_sound(tmp_path, tail):
    """Of a length never filled in, so that only the content can tell."""
    path = tmp_path / "a.wav"
    path.write_bytes(riff(tail + bytes(range(120)), n_bytes=2, declared=0))
    n_bytes = 2 * N_FRAMES + len(tail) + 120
    assert read_wav_header(path).present_bytes == n_bytes - n_bytes % 2


FORM = b"fmt " + struct.pack("<IHHIIHH", 16, 1, 1, 8000, 16000, 2, 16)
SOUND = struct.pack("<8000h", *range(8000))


def rf64(size):
    """Return a second of sound whose header declares a size of 64 bits."""
    return (
        b"RF64\xff\xff\xff\xffWAVE"
        + b"ds64"
        + struct.pack("<IQQQI", 28, size, size, size, 0)
        + FORM
        + b"data\xff\xff\xff\xff"
        + SOUND
    )


def guid(letters):
    return letters + bytes.fromhex("f3acd3118cd100c04f8edb8a")


def wave64(size):
    riff = bytes.fromhex("726966662e91cf11a5d628db04c10000")
    head = riff + struct.pack("<Q", size) + guid(b"wave")
    form = guid(b"fmt ") + struct.pack("<Q", 40) + FORM[8:]
    return head + form + guid(b"data") + struct.pack("<Q", size) + SOUND


@pytest.mark.parametrize("size", [2**64 - 1, 2**64 - 2, 2**63, 2**63 - 1, 2**62])
@pytest.mark.parametrize("made", [rf64, wave64])
def test_sizes_that_no_file_can_have_mean_to_its_end(tmp_path, made, size):
    path = tmp_path / "a.wav"
    path.write_bytes(made(size))
    with AudioReader(path) as reader:
        assert reader.n_frames == 8000
        assert (reader.read(0, 8000) * 32768 == range(8000)).all()


@pytest.mark.parametrize(
    "behind", [b"TAG".ljust(128, b"w"), guid(b"list") + struct.pack("<Q", 64) + bytes(40)]
)
def test_what_stands_behind_wave64_is_not_heard(tmp_path, behind):
    """libsndfile reads to the end of the file, whatever its data chunk says."""
    path, sound = tmp_path / "a.w64", np.arange(-500, 500, dtype=np.int16)
    soundfile.write(path, sound, 8000, format="W64", subtype="PCM_16")
    path.write_bytes(path.read_bytes() + behind)
    with AudioReader(path) as reader:
        np.testing.assert_array_equal(reader.read(0, 9**9), sound / np.float32(32768))
        assert not reader.info.warnings

"""The length of FLAC files whose header is wrong, and files that cannot be read."""

import struct
from functools import cache

import numpy as np
import pytest
import soundfile
from hypothesis import given
from hypothesis import strategies as st

from birdann.core.errors import AudioError
from birdann.dsp.audio import AudioReader, probe
from birdann.dsp.decoding.flac_header import _frames, read_flac_header

RATE_HZ = 22_050


def noise(n, channels=1, seed=0):
    return np.random.default_rng(seed).normal(0, 0.1, (n, channels))


@cache
def crc_table(polynomial, n_bits):
    table = []
    for byte in range(256):
        value = byte << n_bits - 8
        for _ in range(8):
            value = value << 1 ^ (polynomial if value >> n_bits - 1 else 0)
            value &= (1 << n_bits) - 1
        table.append(value)
    return table


def crc(raw, polynomial, n_bits):
    table, value = crc_table(polynomial, n_bits), 0
    for byte in raw:
        value = (value << 8 & (1 << n_bits) - 1) ^ table[value >> n_bits - 8 ^ byte]
    return value.to_bytes(n_bits // 8, "big")


def coded(number):
    """Code a frame or sample number as UTF-8 codes characters, with up to seven bytes."""
    if number < 0x80:
        return bytes([number])
    n_more = next(n for n in range(1, 7) if number < 1 << 5 * n + 6)
    more = [0x80 | number >> 6 * k & 0x3F for k in range(n_more)]
    lead = 0xFF << 7 - n_more & 0xFF | number >> 6 * n_more
    return bytes([lead, *reversed(more)])


def flac_frame(samples, number, *, is_variable=False):
    """One channel of 16 bits, constant or as it is, at the rate that the file names (RFC 9639)."""
    head = bytes([0xFF, 0xF9 if is_variable else 0xF8, 0x70, 0x08]) + coded(number)
    head += (len(samples) - 1).to_bytes(2, "big")
    is_constant = len(set(samples.tolist())) == 1
    content = samples[: 1 if is_constant else None].astype(">i2").tobytes()
    frame = head + crc(head, 0x07, 8) + (b"\0" if is_constant else b"\x02") + content
    return frame + crc(frame, 0x8005, 16)


def flac_of(blocks, *, first=0, is_variable=False, declared=0, more=b""):
    """FLAC of blocks of samples, numbered from the frame or sample ``first``."""
    n = 0 if is_variable else len(blocks[0])
    packed = RATE_HZ << 44 | 15 << 36 | declared
    sizes = (min(map(len, blocks)), max(map(len, blocks))) if is_variable else (n, n)
    info = struct.pack(">HH", *sizes) + bytes(6) + packed.to_bytes(8, "big") + bytes(16)
    content = b"fLaC" + bytes([0 if more else 0x80]) + b"\0\0\x22" + info + more
    for samples in blocks:
        content += flac_frame(samples, first, is_variable=is_variable)
        first += len(samples) if is_variable else 1
    return content


def steps(n, seed=0):
    return np.random.default_rng(seed).integers(-9000, 9000, n).astype(np.int16)


def blocks_of(samples, n=1000):
    return [samples[at : at + n] for at in range(0, len(samples), n)]


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


SEEK_TABLE_OF_THE_WHOLE = b"\x83\0\0\x24" + struct.pack(
    ">QQHQQH", 0, 0, 1000, 2_650_000, 5_300_000, 1000
)


@pytest.mark.parametrize("more", [b"", SEEK_TABLE_OF_THE_WHOLE], ids=["plain", "seek table"])
@pytest.mark.parametrize("declared", [0, 30_000, 13_230_000], ids=["open", "own", "whole"])
@pytest.mark.parametrize("is_variable", [False, True], ids=["fixed", "variable"])
@pytest.mark.parametrize("first", [0, 3, 2646, 7_938_000])
def test_a_piece_of_a_stream_begins_at_its_first_frame(
    tmp_path, first, is_variable, declared, more
):
    path = tmp_path / "a.flac"
    right = steps(30_000)
    number = first * 1000 if is_variable else first
    path.write_bytes(
        flac_of(
            blocks_of(right), first=number, is_variable=is_variable, declared=declared, more=more
        )
    )
    info = probe(path)
    assert info.n_frames == 30_000
    cuts = [warning for warning in info.warnings if "Piece of a longer recording" in warning]
    assert len(cuts) == (first > 0)
    assert not cuts or f"{first * 1000 / RATE_HZ:.1f} s" in cuts[0]
    assert not [warning for warning in info.warnings if "Truncated" in warning] or not first
    with AudioReader(path) as reader:
        for start, n in [(0, 30_000), (29_999, 5), (0, 1), (14_321, 2000), (500, 1000)]:
            np.testing.assert_array_equal(
                reader.read(start, n), right[start : start + n] / np.float32(32768)
            )
        assert reader.n_undecodable_frames == 0


@pytest.mark.parametrize("is_variable", [False, True], ids=["fixed", "variable"])
def test_a_long_piece_is_read_at_any_place(tmp_path, is_variable):
    """Beyond what is kept in memory, so that every read seeks."""
    path = tmp_path / "a.flac"
    right = np.repeat(steps(3000), 1000)
    first = 500_000_000 if is_variable else 500_000
    path.write_bytes(flac_of(blocks_of(right), first=first, is_variable=is_variable))
    with AudioReader(path) as reader:
        assert reader.n_frames == 3_000_000
        for start in (0, 2_999_990, 1_234_567, 17, 999, 1000, 2_000_001, 0):
            n = min(2500, reader.n_frames - start)
            np.testing.assert_array_equal(
                reader.read(start, n), right[start : start + n] / np.float32(32768)
            )
        assert reader.n_undecodable_frames == 0


def test_a_tag_before_the_stream_is_passed_over(tmp_path):
    path = tmp_path / "a.flac"
    right = steps(30_000)
    tag = b"ID3\4\0\0\0\0\1\2" + bytes(130)
    path.write_bytes(tag + flac_of(blocks_of(right), first=2646))
    with AudioReader(path) as reader:
        np.testing.assert_array_equal(reader.read(0, 40_000), right / np.float32(32768))
        assert reader.n_undecodable_frames == 0


def test_a_piece_of_one_frame(tmp_path):
    path = tmp_path / "a.flac"
    path.write_bytes(flac_of([steps(1000)], first=77))
    with AudioReader(path) as reader:
        np.testing.assert_array_equal(reader.read(0, 2000), steps(1000) / np.float32(32768))


@pytest.mark.parametrize("first", [0, 2646])
@pytest.mark.parametrize("n_lost", [1, 5, 20])
def test_damage_at_the_beginning_shifts_nothing(tmp_path, first, n_lost):
    path = tmp_path / "a.flac"
    right = steps(30_000)
    content = bytearray(flac_of(blocks_of(right), first=first))
    frame_bytes = (len(content) - 42) // 30
    content[42 : 42 + n_lost * frame_bytes + 9] = bytes(n_lost * frame_bytes + 9)
    path.write_bytes(content)
    with AudioReader(path) as reader:
        assert reader.n_frames == 30_000
        start = 1000 * (n_lost + 2)
        np.testing.assert_array_equal(
            reader.read(start, 30_000), right[start:] / np.float32(32768)
        )
        reader.read(0, 30_000)
        assert 1000 * n_lost <= reader.n_undecodable_frames <= 1000 * n_lost + 8192


def test_damage_inside_a_piece_is_silence_and_counted(tmp_path):
    path = tmp_path / "a.flac"
    right = steps(100_000)
    content = bytearray(flac_of(blocks_of(right), first=2646))
    content[90_000:94_000] = bytes(4000)
    path.write_bytes(content)
    with AudioReader(path) as reader:
        assert reader.n_frames == 100_000
        sound = reader.read(0, 100_000)
    np.testing.assert_array_equal(sound[:40_000], right[:40_000] / np.float32(32768))
    np.testing.assert_array_equal(sound[55_000:], right[55_000:] / np.float32(32768))
    assert 0 < reader.n_undecodable_frames < 10_000


@given(
    st.binary(max_size=20),
    st.binary(min_size=34, max_size=34),
    st.sampled_from([b"\xff\xf8", b"\xff\xf8\x09\x08", b"\xff\xf9\x69", b"\xff\xf8\x79"]),
)
def test_no_bytes_crash_the_search_for_frames(tail, info, start):
    for _, frame in _frames(start + tail + b"\xff", info):
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


@pytest.mark.parametrize("n_bytes", [4, 12, 21, 27, 31])
@pytest.mark.parametrize("start", [b"fLaC", b"OggS", b"caff\0\1\0\0desc", b"RIFF\0\0\0\0WAVEfmt "])
def test_what_is_cut_off_within_its_beginning_is_refused(tmp_path, start, n_bytes):
    path = tmp_path / "a.flac"
    path.write_bytes(start.ljust(n_bytes, b"\0")[:n_bytes])
    with pytest.raises(AudioError):
        probe(path)


def test_a_codec_that_cannot_be_read_from_the_middle_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr("birdann.dsp.decoding.decoded.has_decoder", lambda: False)
    path = tmp_path / "a.wav"
    soundfile.write(path, noise(50_000), RATE_HZ, subtype="GSM610")
    with pytest.raises(AudioError, match=r"contains WAV coded as GSM 6\.10, which needs"):
        probe(path)


def test_an_odd_chunk_without_its_padding(tmp_path):
    path = tmp_path / "a.wav"
    soundfile.write(path, noise(5000), RATE_HZ)
    right, _ = soundfile.read(path, dtype="float32")
    content = path.read_bytes()
    path.write_bytes(content[:12] + b"abcd" + struct.pack("<I", 7) + b"1234567" + content[12:])
    with AudioReader(path) as reader:
        np.testing.assert_array_equal(reader.read(0, 5000), right)


def test_a_file_that_ends_within_its_tag_is_refused_in_a_sentence(tmp_path):
    """As an MP3 file of which only a part of the picture was copied."""
    path = tmp_path / "a.mp3"
    path.write_bytes(b"ID3\x04\0\0\0\x7f\x7f\x7f" + bytes(1000))
    with pytest.raises(AudioError):
        probe(path)

"""The length of MP3 files without a header, with a false one, with pictures, and joined."""

import struct

import numpy as np
import pytest
import soundfile

from birdann.core.errors import AudioError
from birdann.dsp.audio import AudioReader, probe
from birdann.dsp.decoding import mp3_header
from birdann.dsp.decoding.mp3_header import read_mp3_header

DURATION_S = 10
RATES_HZ = {8_000: 576, 16_000: 576, 22_050: 576, 44_100: 1152, 48_000: 1152}
DECODER_DELAY = 529
"""Samples that mpg123 leaves out at the start of a file without LAME's notes."""


def written(path, *, rate_hz=44_100, duration_s=DURATION_S, channels=1, mode="VARIABLE", seed=0):
    """A quiet beginning, then noise: a length told by the first frame is far off."""
    sound = np.random.default_rng(seed).normal(0, 0.2, (round(duration_s * rate_hz), channels))
    sound[: len(sound) // 2] *= 1e-4
    soundfile.write(path, sound, rate_hz, format="MP3", bitrate_mode=mode, compression_level=0.3)
    return path.read_bytes()


def frame_bytes(content):
    """Return the size of an MPEG frame at the start (ISO 11172-3, table of bit rates)."""
    is_v1 = content[1] >> 3 & 3 == 3
    kbps = (32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320) if is_v1 else (
        8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160
    )  # fmt: skip
    rate_hz = (44_100, 48_000, 32_000)[content[2] >> 2 & 3]
    rate_hz >>= {3: 0, 2: 1, 0: 2}[content[1] >> 3 & 3]
    return (144 if is_v1 else 72) * 1000 * kbps[(content[2] >> 4) - 1] // rate_hz + (
        content[2] >> 1 & 1
    )


def without_header(content):
    assert b"Xing" in content[:200] or b"Info" in content[:200]
    return content[frame_bytes(content) :]


def picture(n_bytes=700_000):
    """An ID3 tag with a picture that contains what begins a frame."""
    body = (b"\0image/png\0\3\0" + b"\xff\xfb\x90\x00\x00" * (n_bytes // 5)).ljust(n_bytes, b"\0")
    frames = b"APIC" + struct.pack(">I", len(body)) + b"\0\0" + body
    n = len(frames)
    return b"ID3\3\0\0" + bytes(n >> shift & 0x7F for shift in (21, 14, 7, 0)) + frames


def first_and_loud(path):
    """Return the length, and where the loud half begins."""
    with AudioReader(path) as reader:
        sound = reader.read(0, reader.n_frames)
        assert reader.n_undecodable_frames == 0
        assert len(sound) == reader.n_frames
        place = reader.n_frames - 1234
        np.testing.assert_allclose(reader.read(place, 1234), sound[place:], atol=1e-6)
        return reader.n_frames, int(np.flatnonzero(np.abs(sound) > 0.05)[0]), reader.info.warnings


@pytest.mark.parametrize("rate_hz", RATES_HZ)
@pytest.mark.parametrize("channels", [1, 2])
@pytest.mark.parametrize("mode", ["VARIABLE", "CONSTANT"])
def test_without_a_header_frames_are_counted(tmp_path, rate_hz, channels, mode):
    path = tmp_path / "a.mp3"
    content = written(path, rate_hz=rate_hz, channels=channels, mode=mode)
    n_right, loud_right, warnings = first_and_loud(path)
    assert (n_right, warnings) == (DURATION_S * rate_hz, ())
    path.write_bytes(without_header(content))
    n_frames, loud, warnings = first_and_loud(path)
    assert 0 <= n_frames - n_right <= 4 * RATES_HZ[rate_hz]
    assert abs(loud - loud_right) <= 2 * RATES_HZ[rate_hz]
    assert (n_frames + DECODER_DELAY) % RATES_HZ[rate_hz] == 0
    assert warnings == ()


@pytest.mark.parametrize("is_bare", [False, True])
def test_pictures_and_tags_are_not_sound(tmp_path, is_bare):
    path = tmp_path / "a.mp3"
    content = written(path)
    plain = without_header(content) if is_bare else content
    path.write_bytes(plain)
    right = first_and_loud(path)
    tags = b"APETAGEX" + struct.pack("<IIII", 2000, 32 + 40, 1, 0) + bytes(8)
    path.write_bytes(picture() + plain + bytes(40) + tags + b"TAG" + bytes(125))
    assert first_and_loud(path) == right


@pytest.mark.parametrize("n_bytes", [0, 31, 40, 1 << 31])
def test_tags_of_a_false_length_end_the_search(tmp_path, n_bytes):
    path = tmp_path / "a.mp3"
    sound = without_header(written(path))
    footer = b"APETAGEX" + struct.pack("<IIII", 2000, n_bytes, 1, 0) + bytes(8)
    for content in (sound + footer, footer + bytes(4) + b"TAG" + bytes(125), footer * 3):
        path.write_bytes(content)
        read_mp3_header(path)  # neither endless nor out of the file
    path.write_bytes(sound + footer)
    if n_bytes < 32:  # the footer itself is a part of the tag
        header = read_mp3_header(path)
        assert header.data_offset + header.present_bytes == len(sound)


def patched(content, *, n_frames=None, n_bytes=None):
    at = content.index(b"Xing") + 8
    out = bytearray(content)
    for place, value in ((at, n_frames), (at + 4, n_bytes)):
        if value is not None:
            out[place : place + 4] = value.to_bytes(4, "big")
    return bytes(out)


@pytest.mark.parametrize("has_right_bytes", [True, False])
@pytest.mark.parametrize("share", [0.4, 3.0])
def test_a_header_of_another_length_is_said(tmp_path, share, has_right_bytes):
    path = tmp_path / "a.mp3"
    content = written(path)
    right = first_and_loud(path)
    at = content.index(b"Xing") + 8
    n_frames, n_bytes = struct.unpack(">II", content[at : at + 8])
    path.write_bytes(
        patched(
            content,
            n_frames=round(share * n_frames),
            n_bytes=None if has_right_bytes else round(share * n_bytes),
        )
    )
    n, loud, warnings = first_and_loud(path)
    assert abs(n - right[0]) <= 2 * 1152
    assert loud == right[1]
    assert ("Truncated" in warnings[0]) == (share > 1)
    assert f"{share * DURATION_S:.0f}." in warnings[0]


def test_joined_files_are_read_to_the_end_and_it_is_said(tmp_path):
    path = tmp_path / "a.mp3"
    first = written(path)
    second = written(path, seed=1, duration_s=DURATION_S / 2)
    path.write_bytes(first + picture() + second + b"TAG" + bytes(125) + first)
    n_frames, _, warnings = first_and_loud(path)
    assert n_frames == pytest.approx(2.5 * DURATION_S * 44_100, abs=9 * 1152)
    assert f"The header says {DURATION_S}." in warnings[0]


@pytest.mark.parametrize("other", [{"rate_hz": 22_050}, {"channels": 2}])
def test_joined_files_of_different_form_are_refused(tmp_path, other):
    path = tmp_path / "a.mp3"
    first = written(path)
    path.write_bytes(first + written(path, **other))
    with pytest.raises(AudioError, match=rf"changes its sample rate .* at {DURATION_S}\.\d s"):
        probe(path)


def vbri(content, n_frames, n_bytes):
    size = frame_bytes(b"\xff\xfb\x90" + content[3:4])
    body = b"VBRI" + struct.pack(">HHHIIHHHH", 1, 0, 75, n_bytes, n_frames, 0, 1, 2, 1)
    return (b"\xff\xfb\x90" + content[3:4] + bytes(32) + body).ljust(size, b"\0")


def test_the_count_of_a_vbri_header_is_believed_where_its_bytes_are_there(tmp_path):
    path = tmp_path / "a.mp3"
    bare = without_header(written(path))
    path.write_bytes(bare)
    right = first_and_loud(path)
    n_frames = (right[0] + DECODER_DELAY) // 1152
    path.write_bytes(vbri(bare, n_frames, 417 + len(bare)) + bare)
    assert first_and_loud(path) == right
    path.write_bytes(vbri(bare, n_frames // 2, 9000) + bare)
    n, loud, warnings = first_and_loud(path)
    assert (n, loud) == right[:2]
    assert f"The header says {DURATION_S / 2} s" in warnings[0]


def test_damage_between_frames_is_passed_over(tmp_path):
    path = tmp_path / "a.mp3"
    content = bytearray(without_header(written(path)))
    path.write_bytes(content)
    right = read_mp3_header(path)
    middle = len(content) // 2
    content[middle : middle + 9000] = bytes(9000)
    path.write_bytes(content)
    n_right, n_left = (
        int.from_bytes(header.head[header.head.index(b"Info") + 8 :][:4], "big")
        for header in (right, read_mp3_header(path))
    )
    assert 5 < n_right - n_left < 40


@pytest.mark.parametrize(
    "content", [b"", b"ID3", b"\xff\xfb\x90", bytes(9000), b"\xff\xfb\x90\x01\x02" * 4000, b"fLaC"]
)
def test_what_is_not_mp3_has_no_header(tmp_path, content):
    path = tmp_path / "a.mp3"
    path.write_bytes(content)
    assert read_mp3_header(path) is None


def test_a_file_that_vanishes_while_its_frames_are_counted_is_an_error(tmp_path, monkeypatch):
    """As on a network share: a memory map of it would end the program (SIGBUS)."""
    path = tmp_path / "a.mp3"
    content = without_header(written(path, duration_s=40.0)) * 9
    path.write_bytes(content)
    assert path.stat().st_size > 2 << 20
    claim = mp3_header._claim

    def vanish(frame, kind):
        path.write_bytes(b"")
        return claim(frame, kind)

    monkeypatch.setattr(mp3_header, "_claim", vanish)
    monkeypatch.setattr(mp3_header, "_BUFFER_BYTES", 1 << 16)
    with pytest.raises(OSError, match="Input/output error"):
        read_mp3_header(path)
    path.write_bytes(content)
    with pytest.raises(AudioError, match="cannot be read"):
        probe(path)


@pytest.mark.parametrize("piece_bytes", [64, 1000, 4099])
def test_frames_are_counted_across_the_pieces_that_are_read(tmp_path, monkeypatch, piece_bytes):
    path = tmp_path / "a.mp3"
    path.write_bytes(picture(9_000) + without_header(written(path, duration_s=5.0)))
    right = read_mp3_header(path)
    mp3_header._read.cache_clear()
    monkeypatch.setattr(mp3_header, "_BUFFER_BYTES", piece_bytes)
    assert read_mp3_header(path) == right

"""A day of sound, beyond four gigabytes, with headers right and wrong.

The files are sparse: silence that takes no room on the disk, and a tone near the end of the day.
"""

import struct
import sys

import numpy as np
import pytest

from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.dsp.audio import AudioReader, probe
from birdann.store import Project

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs sparse files"),
]

RATE_HZ = 48_000
DAY_S = 24 * 3600
N_FRAMES = RATE_HZ * DAY_S
N_BYTES = 2 * N_FRAMES
TONE_S, TONE_FRAMES = DAY_S - 60, RATE_HZ // 2
W64 = {
    b"riff": b"riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb\x04\xc1\x00\x00",
    b"wave": b"wave\xf3\xac\xd3\x11\x8c\xd1\x00\xc0\x4f\x8e\xdb\x8a",
    b"fmt ": b"fmt \xf3\xac\xd3\x11\x8c\xd1\x00\xc0\x4f\x8e\xdb\x8a",
    b"data": b"data\xf3\xac\xd3\x11\x8c\xd1\x00\xc0\x4f\x8e\xdb\x8a",
}
FORM = struct.pack("<HHIIHH", 1, 1, RATE_HZ, 2 * RATE_HZ, 2, 16)


def tone():
    time_s = np.arange(TONE_FRAMES) / RATE_HZ
    return (8000 * np.sin(2 * np.pi * 4000 * time_s) * np.hanning(TONE_FRAMES)).astype("<i2")


def riff(size, data_size):
    return (
        b"RIFF" + struct.pack("<I", size) + b"WAVEfmt " + struct.pack("<I", 16) + FORM
        + b"data" + struct.pack("<I", data_size)
    )  # fmt: skip


def rf64(data_size):
    ds64 = struct.pack("<QQQI", data_size + 72, data_size, data_size // 2, 0)
    return (
        b"RF64\xff\xff\xff\xffWAVEds64" + struct.pack("<I", len(ds64)) + ds64
        + b"fmt " + struct.pack("<I", 16) + FORM + b"data\xff\xff\xff\xff"
    )  # fmt: skip


def w64(data_size):
    body = W64[b"wave"] + W64[b"fmt "] + struct.pack("<Q", 24 + 16) + FORM
    body += W64[b"data"] + struct.pack("<Q", 24 + data_size)
    return W64[b"riff"] + struct.pack("<Q", 24 + len(body) + data_size) + body


def day(path, header, n_bytes=N_BYTES):
    with path.open("wb") as file:
        file.write(header)
        file.truncate(len(header) + n_bytes)
        at = 2 * RATE_HZ * TONE_S
        for start in (at, n_bytes - 2 * TONE_FRAMES):
            if start < n_bytes:
                file.seek(len(header) + start)
                file.write(tone().tobytes())
    return path


HEADERS = {
    "sizes cut to 32 bits.wav": (riff((N_BYTES + 36) % 2**32, N_BYTES % 2**32), True),
    "sizes never filled in.wav": (riff(0, 0), True),
    "sizes unknown.wav": (riff(0xFFFFFFFF, 0xFFFFFFFF), None),
    "right.rf64": (rf64(N_BYTES), False),
    "right but named.wav": (rf64(N_BYTES), False),
    "right.w64": (w64(N_BYTES), False),
    "promises two days.rf64": (rf64(2 * N_BYTES), True),
    "promises two days.w64": (w64(2 * N_BYTES), True),
    "never filled in.rf64": (rf64(0), True),
    "never filled in.w64": (w64(0), True),
}


@pytest.mark.parametrize("name", HEADERS)
def test_a_day_is_read_to_its_end_and_wrong_headers_are_named(tmp_path, name):
    header, is_wrong = HEADERS[name]
    path = day(tmp_path / name, header)
    assert path.stat().st_blocks * 512 < 10 << 20
    info = probe(path)
    assert info.n_frames == N_FRAMES
    if is_wrong is not None:
        assert bool(info.warnings) == is_wrong
    with AudioReader(path) as reader:
        found = reader.read(RATE_HZ * TONE_S, TONE_FRAMES)
        np.testing.assert_allclose(found, tone() / 32768, atol=1e-6)
        assert not reader.read(0, 1000).any()
        assert len(reader.read(N_FRAMES - 10, 100)) == 10


@pytest.mark.parametrize("name", ["sizes cut to 32 bits.wav", "right.rf64", "right.w64"])
def test_a_day_that_is_cut_off_gives_what_is_there(tmp_path, name):
    header, _ = HEADERS[name]
    n_bytes = 5 * 2**30
    path = day(tmp_path / name, header, n_bytes)
    with path.open("r+b") as file:  # where the sound would end by the header's lower bits
        file.seek(len(header) + N_BYTES % 2**32)
        file.write(b"\x01\x02" * 100)
    info = probe(path)
    assert info.n_frames == n_bytes // 2
    assert info.warnings
    with AudioReader(path) as reader:
        found = reader.read(n_bytes // 2 - TONE_FRAMES, RATE_HZ)
        np.testing.assert_allclose(found, tone() / 32768, atol=1e-6)


def test_room_that_was_kept_free_is_no_sound(tmp_path):
    path = tmp_path / "kept.wav"
    header = riff(36 + 2 * TONE_FRAMES, 2 * TONE_FRAMES)
    with path.open("wb") as file:
        file.write(header + tone().tobytes())
        file.truncate(1 << 30)
    assert probe(path).n_frames == TONE_FRAMES


@pytest.mark.slow
def test_a_call_at_the_end_of_a_file_beyond_four_gigabytes_is_found(tmp_path):
    """Eight channels of doubles reach four gigabytes in less than half an hour."""
    n_frames, n_channels, frame_bytes = RATE_HZ * 1400, 8, 64
    n_bytes = frame_bytes * n_frames
    assert n_bytes > 2**32
    form = struct.pack("<HHIIHH", 3, n_channels, RATE_HZ, 64 * RATE_HZ, frame_bytes, 64)
    header = riff((n_bytes + 36) % 2**32, n_bytes % 2**32).replace(FORM, form)
    onset_s = 1395.0
    sound = np.repeat(tone().astype("<f8")[:, None] / 32768, n_channels, axis=1)
    with (tmp_path / "long.wav").open("wb") as file:
        file.write(header)
        file.truncate(len(header) + n_bytes)
        file.seek(len(header) + int(frame_bytes * RATE_HZ * onset_s))
        file.write(sound.tobytes())
    with Project.create(tmp_path / "p.birdann") as project:
        session = Session(project)
        added = add_paths(session, [tmp_path])
        assert "long.wav" in added.warnings[0]
        assert segment_project(session).failures == ()
        (recording,) = project.recordings.all()
        assert recording.n_frames == n_frames
        boxes = [s.box for s in project.segments.of(recording.id)]
    assert any(
        box.onset_s < onset_s + 0.5 and box.offset_s > onset_s and box.low_hz < 4500
        and box.high_hz > 3500
        for box in boxes
    )  # fmt: skip

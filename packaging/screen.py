"""A screen without a monitor, for trying windows: Xvfb on Linux, the real screen elsewhere."""

import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections import deque
from pathlib import Path
from types import TracebackType

_SIZE = (1400, 900)
_PATIENCE_S = 60.0
_LOOK_EVERY_S = 0.01
_FRAME_EVERY_S = 0.1
_HEADER = struct.Struct(">25I")


class VirtualScreen:
    """A screen to show windows on while the context lasts."""

    def __init__(self) -> None:
        self.environment: dict[str, str] = {}
        self._folder = Path(tempfile.mkdtemp())
        self._server: subprocess.Popen[bytes] | None = None
        self._empty = 0  # checksum of the screen without windows

    def __enter__(self) -> "VirtualScreen":
        """Start the screen."""
        if sys.platform != "linux":
            return self
        if shutil.which("Xvfb") is None:
            raise SystemExit("Xvfb is not there; please install the package xvfb.")
        reading, writing = os.pipe()
        width, height = _SIZE
        self._server = subprocess.Popen(
            [
                "Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24",
                "-fbdir", str(self._folder), "-nolisten", "tcp", "-ac",
            ],
            pass_fds=[writing], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as told:
            self.environment = {"DISPLAY": f":{told.readline().strip()}", "QT_QPA_PLATFORM": "xcb"}
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop the screen."""
        if self._server is not None:
            self._server.terminate()
            self._server.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def wait_for_window(self, program: "subprocess.Popen[str]") -> float:
        """Return after how many seconds a just started program shows something; 0: not known."""
        if self._server is None:
            return 0.0
        started_s = time.perf_counter()
        self._empty = zlib.crc32(self._pixels())
        while zlib.crc32(self._pixels()) == self._empty:
            if program.poll() is not None or time.perf_counter() - started_s > _PATIENCE_S:
                said = program.communicate()[0] if program.poll() is not None else "it still runs"
                raise SystemExit(f"Failed: no window was shown: {said}")
            time.sleep(_LOOK_EVERY_S)
        return time.perf_counter() - started_s

    def photograph_before_end(self, program: "subprocess.Popen[str]", path: Path) -> None:
        """Wait for a program to end, and save as PNG what the screen showed shortly before."""
        frames: deque[bytes] = deque(maxlen=2)  # the last may show a window half gone
        deadline_s = time.perf_counter() + _PATIENCE_S
        while program.poll() is None:
            if time.perf_counter() > deadline_s:
                program.kill()
                raise SystemExit("Failed: the window did not close by itself.")
            if self._server is not None and zlib.crc32(self._pixels()) != self._empty:
                frames.append(self._content())
            time.sleep(_FRAME_EVERY_S)
        if frames:
            _save(frames[0], path)

    def _pixels(self) -> bytes:
        return self._content()[-4 * _SIZE[0] * _SIZE[1] :]

    def _content(self) -> bytes:
        return (self._folder / "Xvfb_screen0").read_bytes()


def _save(content: bytes, path: Path) -> None:
    """Save a frame in Xvfb's form (X window dump) as PNG."""
    fields = _HEADER.unpack_from(content)
    width, height, stride = fields[4], fields[5], fields[12]
    start = fields[0] + 12 * fields[19]
    rows = []
    for row in range(height):
        line = content[start + row * stride : start + row * stride + 4 * width]
        colours = bytearray(3 * width)
        colours[0::3], colours[1::3], colours[2::3] = line[2::4], line[1::4], line[0::4]
        rows.append(b"\0" + bytes(colours))
    path.write_bytes(_png(width, height, b"".join(rows)))


def _png(width: int, height: int, rows: bytes) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        checksum = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows, 6)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)

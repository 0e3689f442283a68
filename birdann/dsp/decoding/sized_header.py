"""Where the sound of a file lies, and the header that is read before it."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class SizedHeader:
    """A file, or a part of one, that is read through another header or by itself."""

    first_frame = 0
    needs_another = True
    container: str
    sample_rate_hz: int | None = None
    # Declared length in samples, if it is declared and not that.
    expected_frames: int | None = None
    data_offset: int
    present_bytes: int
    head: bytes = b""  # The header up to the sound, corrected; b"" of a part with its own.

    def right_header(self, _path: Path) -> bytes:
        """Return a header for the actual sound."""
        return self.head

"""Facts of a header that is replaced by one with the actual length of the sound."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class SizedHeader:
    """Facts of an MP3, AU or CAF file that are needed to read all of its sound."""

    first_frame = 0
    needs_another = True
    container: str
    sample_rate_hz: int
    expected_frames: int | None  # Declared length in samples, if it is declared and not that.
    data_offset: int
    present_bytes: int
    head: bytes  # The header up to the sound, with the actual length.

    def right_header(self, _path: Path) -> bytes:
        """Return a header for the actual sound."""
        return self.head

"""A sound file in a project."""

from dataclasses import dataclass
from datetime import datetime

from birdann.core.ids import RecordingId


@dataclass(frozen=True, slots=True, kw_only=True)
class Recording:
    """What is known of a sound file without decoding it; the sound stays where it is.

    Attributes
    ----------
    path
        POSIX path relative to the project file's folder where that is possible,
        else absolute.
    content_hash
        Hex digest over size, first and last MiB; see ``birdann.dsp.identity.content_hash``.
    started_at
        Start of the recording, where a source for it was found; without a time zone where the
        source names none.
    started_at_source
        Name of that source (``"GUANO"``, ``"file name"``, ...), or ``""``.
    former_id
        Its identifier in a project of format 1, from which those of imported segments were made;
        ``""`` for a recording that was added since.
    """

    id: RecordingId
    path: str
    content_hash: str
    size_bytes: int
    sample_rate_hz: int
    n_frames: int
    n_channels: int
    started_at: datetime | None = None
    started_at_source: str = ""
    former_id: str = ""

    def __post_init__(self) -> None:
        if "\0" in self.path:
            raise ValueError("no file can have a name with a zero in it")
        if self.sample_rate_hz <= 0:
            raise ValueError("sample_rate_hz must be positive")
        if self.n_frames < 0 or self.n_channels < 1:
            raise ValueError("n_frames must not be negative, n_channels at least 1")

    @property
    def duration_s(self) -> float:
        """Length in seconds."""
        return self.n_frames / self.sample_rate_hz

    @property
    def name(self) -> str:
        """The file's name without its folders."""
        return self.path.rsplit("/", 1)[-1]

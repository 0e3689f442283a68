"""Records read and written by formats: annotated stretches of sound."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from birdann.core.errors import TableError, WriteError
from birdann.core.message import Message
from birdann.core.provenance import Program

Row = TypeVar("Row")
PREDICTED = "predicted"
"""The status of what a model or a program proposed."""


@dataclass(frozen=True, slots=True)
class ProgramDetection:
    """Another program's name and score of a sound."""

    program: Program
    name: str
    score: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondReading:
    """Another observer's label, in terms of ``Annotation``."""

    status: str
    species: str  # The rejected species of a rejection; "" for noise.
    reviewer: str
    reviewed_at: datetime
    certainty: str = ""
    call_type: str = ""
    model_run: str = ""


@dataclass(frozen=True, slots=True)
class Remark:
    """A note; with author and time if known."""

    text: str
    author: str = ""
    at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Annotation:
    """One row of a table of calls; unsupported fields keep their defaults.

    Attributes
    ----------
    recording_duration_s, recording_rate_hz, latitude_deg, longitude_deg, device, serial
        Known facts about the recording.
    """

    # The project's path of the sound file, the same in every table; in other programs' tables
    # their name.
    recording: str
    start_s: float
    end_s: float
    low_hz: float | None = None
    high_hz: float | None = None
    segment_id: str = ""
    species: str = ""
    probability: float | None = None
    status: str = ""  # confirmed, corrected, rejected, predicted or unlabelled.
    mode: str = ""  # transductive, inductive, manual or "".
    runner_up: str = ""
    runner_up_probability: float | None = None
    # list_species, list_start_s, list_end_s: Species in the list of its window, and the window;
    # None of the whole recording.
    list_species: tuple[str, ...] = ()
    list_start_s: float | None = None
    list_end_s: float | None = None
    reviewer: str = ""
    reviewed_at: datetime | None = None
    model_run: str = ""
    start_clock: datetime | None = None
    # Probability of an unknown species; ``probability`` is that of a call *and* its species.
    none_probability: float | None = None
    # Probability that the species is right where a call sounds: this segment, or one that it
    # overlaps.
    probability_if_call: float | None = None
    # Probability of one whole call, not noise or a fragment.
    call_probability: float | None = None
    # Probability of an animal's sound, whole or a fragment.
    animal_probability: float | None = None
    recording_duration_s: float | None = None
    recording_rate_hz: int | None = None
    channel: int | None = None  # From 1, if it is of one only.
    scientific_name: str = ""  # Scientific name of the species, or "".
    other_names: tuple[str, ...] = ()  # Other names of the species (scientific, code) in the file.
    # Whether it states presence in the recording, without a place.
    is_whole_recording: bool = False
    is_of_every_class: bool = False  # Whether its table scores all classes, present or not.
    # site, deployment: Site, and deployment of the recorder.
    site: str = ""
    deployment: str = ""
    latitude_deg: float | None = None
    longitude_deg: float | None = None
    elevation_m: float | None = None
    device: str = ""
    serial: str = ""
    # certainty, call_type: Optional information by the observer.
    certainty: str = ""
    call_type: str = ""
    rejected_species: str | None = None  # Rejected species; "" for noise, None if unknown.
    n_calls: int = 1  # Number of joined calls; a program's overlapping windows count once.
    # ``birdann.features.measurements.MEASUREMENTS``, NaN where undefined; () if not measured.
    measurements: tuple[float, ...] = ()
    # note, recording_note: Notes on the segment and its recording.
    note: Remark | None = None
    recording_note: Remark | None = None
    readings: tuple[SecondReading, ...] = ()  # Other observers' labels.
    # Program and its class; None if outlined by a person or unknown.
    found: ProgramDetection | None = None
    also_found: tuple[ProgramDetection, ...] = ()  # Further programs' classes.
    # Additional columns; the same in all rows of a written table.
    extra: Mapping[str, str] = field(default_factory=dict)
    table: str = ""  # Name of its table, or "".
    score_column: str = ""  # Column of scores in its table (``authorship``), or "".
    line: int = field(default=0, compare=False)  # Line in its file, from 1; 0 if unknown.

    def __post_init__(self) -> None:
        if self.end_s < self.start_s:
            raise ValueError(Message("it ends before it starts"))


def fill_in(row: Annotation, **fields: object) -> Annotation:
    """Fill in fields of a row that was just made and that nothing else refers to.

    ``dataclasses.replace`` copies some fifty fields, which takes longer than reading a line.
    """
    for name, value in fields.items():
        object.__setattr__(row, name, value)
    return row


@dataclass(frozen=True, slots=True)
class RowError:
    """A row that cannot be read."""

    line: int
    message: str


class FileNote(RowError):
    """How a file was read, where that is not obvious; no row is lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteReport:
    """Numbers of rows written, of losses and of omitted segments."""

    path: Path
    rows: int
    dropped: tuple[str, ...] = ()
    unfit: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Capabilities:
    """Parts of an annotation, besides recording and times, that survive a round trip."""

    frequencies: bool = False  # Both or none of an annotation's frequencies.
    species: bool = True
    probability: bool = False
    status: bool = False
    everything: bool = False
    # reads, writes: Directions supported by birdann.
    reads: bool = True
    writes: bool = True
    per_recording: bool = False  # Whether a file has one recording, so that several need a folder.
    packages: bool = False  # Whether it consists of several files in a folder.
    needs_species: bool = False  # Whether its readers (crowsetta) refuse rows without a species.

    @property
    def folders(self) -> bool:
        """Whether it can be written into a folder."""
        return self.per_recording or self.packages


MAX_ROWS = 1 << 20
"""Of one table, which are held until they are matched with recordings."""
MAX_NAME_CHARACTERS = 300
"""Length of a name of a species beyond which something else was taken for one."""


_DETAILS: dict[Message, Callable[[Annotation], bool]] = {
    Message("frequencies"): lambda r: r.low_hz is not None or r.high_hz is not None,
    Message("scientific name"): lambda r: bool(r.scientific_name),
    Message("probability"): lambda r: r.probability is not None,
    Message("status"): lambda r: bool(r.status),
    Message("runner-up"): lambda r: bool(r.runner_up),
    Message("list of the recording"): lambda r: bool(r.list_species),
    Message("reviewer"): lambda r: bool(r.reviewer),
    Message("time of review"): lambda r: r.reviewed_at is not None,
    Message("model run"): lambda r: bool(r.model_run),
    Message("certainty"): lambda r: bool(r.certainty),
    Message("type of call"): lambda r: bool(r.call_type),
    Message("what was rejected"): lambda r: r.rejected_species is not None,
    Message("note"): lambda r: r.note is not None,
    Message("note on the recording"): lambda r: r.recording_note is not None,
    Message("other readings"): lambda r: bool(r.readings),
    Message("program that found it"): lambda r: r.found is not None,
    Message("columns of other programs"): lambda r: any(r.extra.values()),
    Message("clock time"): lambda r: r.start_clock is not None,
    Message("identifier"): lambda r: bool(r.segment_id),
    Message("number of calls"): lambda r: r.n_calls > 1,
    Message("measurements"): lambda r: bool(r.measurements),
}  # fmt: skip
"""Parts of an annotation besides recording, times and species: whether it has each."""
WORDS: Mapping[str, Message] = {str(message): message for message in _DETAILS}
"""Parts that a format may lose, by their names."""
EVERYTHING: tuple[str, ...] = tuple(_DETAILS)


class Losses:
    """Counts omissions by a writer.

    Parameters
    ----------
    preserved
        What the format preserves, by name.
    """

    def __init__(self, *preserved: str) -> None:
        unknown = set(preserved) - set(_DETAILS)
        if unknown:
            raise ValueError(Message("not among what can be lost: {unknown}", unknown=unknown))
        self._checks = {name: holds for name, holds in _DETAILS.items() if name not in preserved}
        self._counts: Counter[Message] = Counter()
        self._unfit: Counter[Message] = Counter()

    def count_losses(self, records: Iterable[Annotation]) -> Iterator[Annotation]:
        """Yield the annotations and count."""
        for record in records:
            for name, holds in self._checks.items():
                if holds(record):
                    self._counts[name] += 1
            yield record

    def note(self, what: Message) -> None:
        """Count another omission."""
        self._counts[what] += 1

    def leave_out(self, why: Message) -> None:
        """Count a segment that could not be written."""
        self._unfit[why] += 1

    def omissions(self) -> tuple[str, ...]:
        """Return the numbers of omitted segments, with reasons."""
        return tuple(
            Message.counted(
                "%Ln segment was not written: {why}.",
                "%Ln segments were not written: {why}.",
                n,
                why=why,
            )
            for why, n in self._unfit.items()
        )

    def sentences(self) -> tuple[str, ...]:
        """Return the omissions with their numbers of segments."""
        return tuple(
            Message.counted("{what}: %Ln segment", "{what}: %Ln segments", n, what=what)
            for what, n in self._counts.items()
        )


class Format:
    """A file format for annotations; reading and writing are refused if it does not define them."""

    name: str
    title: str
    suffixes: tuple[str, ...]
    capabilities: Capabilities
    checked: str  # What birdann's implementation was verified with.
    program: str = ""  # Default program of its predictions.
    preserved_parts: tuple[
        str, ...
    ] = ()  # Parts of annotations, in terms of ``Losses``, that it preserves.

    def identify(self, path: Path) -> float:
        """Return the confidence that a file has this format, 0..1."""
        return 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every row, or an error.

        Raises TableError if the file cannot be read, or is not of this format.
        """
        raise TableError(
            "{path}: birdann writes “{title}” but does not read it.", path=path, title=self.title
        )

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write a file, all or nothing (WriteError if that fails)."""
        raise WriteError("birdann reads “{title}” but does not write it.", title=self.title)


def limit_rows(rows: Iterable[Row], path: Path) -> Iterator[Row]:
    """Yield the rows of a table (TableError if there are too many to be held)."""
    for n_rows, row in enumerate(rows):
        if n_rows == MAX_ROWS:
            raise too_many_rows(path)
        yield row


def too_many_rows(path: Path) -> TableError:
    """Return why a table is not read."""
    return TableError(
        "{path} has more than {max_rows} rows. Leave out detections of low scores, or split it.",
        path=path,
        max_rows=f"{MAX_ROWS:,}",
    )

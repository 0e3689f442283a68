"""What formats read and write: one annotated stretch of sound, in the wire's own terms."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Protocol

from birdann.core.errors import TableError, WriteError
from birdann.core.message import Message
from birdann.core.provenance import Program

PREDICTED = "predicted"
"""The status of what a model or a program proposed."""


@dataclass(frozen=True, slots=True)
class ProgramDetection:
    """What another program made of a sound: its own name for it, and its own score."""

    program: Program
    name: str
    score: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondReading:
    """What else a person said of a sound, in the words of ``Annotation``.

    Attributes
    ----------
    species
        Of a rejected one what it is not; "" for no call at all.
    """

    status: str
    species: str
    reviewer: str
    reviewed_at: datetime
    certainty: str = ""
    call_type: str = ""
    model_run: str = ""


@dataclass(frozen=True, slots=True)
class Remark:
    """What a person wrote; who and when, where that is given."""

    text: str
    author: str = ""
    at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Annotation:
    """One row of a table of calls; what a format cannot carry stays at its default.

    Attributes
    ----------
    recording
        The sound file's path, as the project has it: the same in every table; of other programs'
        tables what they name.
    status
        confirmed, corrected, rejected, predicted or unlabelled.
    mode
        transductive, inductive, manual or "".
    scientific_name
        Of the species; "" where it is not told.
    other_names
        The species under names of other kinds (scientific, code), where the file has several.
    is_whole_recording
        Whether it says that the species is in the recording, not where.
    none_probability
        How likely it is none of the species; ``probability`` is that of a call *and* its species.
    probability_if_call
        How likely the species is, given that it is one of them.
    call_probability
        Probability that it is one whole call, and not noise or a fragment.
    animal_probability
        Probability that it is an animal's sound, whole or a fragment.
    certainty, call_type
        How sure a person was, and what kind of call it is, where the person said so.
    rejected_species
        What a rejected sound is not; "" for no call at all, None where that is not told.
    n_calls
        Of how many calls the row is made, where calls were joined.
    measurements
        By ``birdann.features.measurements.MEASUREMENTS``, NaN where one has no value; () where
        nothing was measured.
    note, recording_note
        What a person wrote about it, and about its recording.
    readings
        What else people said of it, besides the verdict that counts.
    found
        Which program found it and what it called it, whatever a person said since; None where a
        person outlined it or that is not told.
    also_found
        What other programs made of it, or the same one as other species.
    extra
        What else a table says of it, by the names of its columns; the same columns in all rows
        that are written to one table.
    table
        Whose table it stood in; "" where that is not told.
    line
        Where in its file it stood, counted from 1; 0 where that is not known.
    site, deployment
        Where it was recorded, and the stay of a recorder there.
    recording_duration_s, recording_rate_hz, latitude_deg, longitude_deg, device, serial
        What is known of the recording, for formats that tell it along.
    """

    recording: str
    start_s: float
    end_s: float
    low_hz: float | None = None
    high_hz: float | None = None
    segment_id: str = ""
    species: str = ""
    probability: float | None = None
    status: str = ""
    mode: str = ""
    runner_up: str = ""
    runner_up_probability: float | None = None
    recording_species: tuple[str, ...] = ()
    reviewer: str = ""
    reviewed_at: datetime | None = None
    model_run: str = ""
    start_clock: datetime | None = None
    none_probability: float | None = None
    probability_if_call: float | None = None
    call_probability: float | None = None
    animal_probability: float | None = None
    recording_duration_s: float | None = None
    recording_rate_hz: int | None = None
    scientific_name: str = ""
    other_names: tuple[str, ...] = ()
    is_whole_recording: bool = False
    site: str = ""
    deployment: str = ""
    latitude_deg: float | None = None
    longitude_deg: float | None = None
    device: str = ""
    serial: str = ""
    certainty: str = ""
    call_type: str = ""
    rejected_species: str | None = None
    n_calls: int = 1
    measurements: tuple[float, ...] = ()
    note: Remark | None = None
    recording_note: Remark | None = None
    readings: tuple[SecondReading, ...] = ()
    found: ProgramDetection | None = None
    also_found: tuple[ProgramDetection, ...] = ()
    extra: Mapping[str, str] = field(default_factory=dict)
    table: str = ""
    line: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        if not (math.isfinite(self.start_s) and math.isfinite(self.end_s)):
            raise ValueError(Message("times must be finite"))
        if self.end_s < self.start_s:
            raise ValueError(Message("it ends before it starts"))


@dataclass(frozen=True, slots=True)
class RowError:
    """A row that could not be read."""

    line: int
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteReport:
    """What was written, what the format could not carry of it, and which segments it could not hold at all."""

    path: Path
    rows: int
    dropped: tuple[str, ...] = ()
    unfit: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Capabilities:
    """What survives a round trip besides the recording's name and the times.

    Attributes
    ----------
    frequencies
        Both or none of an annotation's frequencies.
    reads, writes
        Which of the two birdann does.
    per_recording
        Whether a file speaks of one recording only, so that a folder is needed for several.
    packages
        Whether it is several files, if written into a folder.
    needs_species
        Whether a program that reads such files (crowsetta) refuses rows without a species.
    """

    frequencies: bool = False
    species: bool = True
    probability: bool = False
    status: bool = False
    everything: bool = False
    reads: bool = True
    writes: bool = True
    per_recording: bool = False
    packages: bool = False
    needs_species: bool = False

    @property
    def folders(self) -> bool:
        """Whether it can be written into a folder."""
        return self.per_recording or self.packages


MAX_NAME_CHARACTERS = 300
"""Length of a name of a species beyond which something else was taken for one."""

_LOSABLE: dict[Message, Callable[[Annotation], bool]] = {
    Message("frequencies"): lambda r: r.low_hz is not None or r.high_hz is not None,
    Message("scientific name"): lambda r: bool(r.scientific_name),
    Message("probability"): lambda r: r.probability is not None,
    Message("status"): lambda r: bool(r.status),
    Message("runner-up"): lambda r: bool(r.runner_up),
    Message("list of the recording"): lambda r: bool(r.recording_species),
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
"""What an annotation may hold besides the recording, times and species, and whether it does."""
WORDS: Mapping[str, Message] = {str(one): one for one in _LOSABLE}
"""What can be lost, by its name."""
EVERYTHING: tuple[str, ...] = tuple(_LOSABLE)


class Losses:
    """Counts what a writer leaves out of the annotations that it is given.

    Parameters
    ----------
    carried
        What the format has a place for, by the names of what can be lost.
    """

    def __init__(self, *carried: str) -> None:
        unknown = set(carried) - set(_LOSABLE)
        if unknown:
            raise ValueError(Message("not among what can be lost: {unknown}", unknown=unknown))
        self._asked = {name: holds for name, holds in _LOSABLE.items() if name not in carried}
        self._counts: Counter[Message] = Counter()
        self._unfit: Counter[Message] = Counter()

    def passing(self, records: Iterable[Annotation]) -> Iterator[Annotation]:
        """Yield the annotations and count."""
        for record in records:
            for name, holds in self._asked.items():
                if holds(record):
                    self._counts[name] += 1
            yield record

    def note(self, what: Message) -> None:
        """Count something else that could not be kept."""
        self._counts[what] += 1

    def leave_out(self, why: Message) -> None:
        """Count a segment that could not be written at all."""
        self._unfit[why] += 1

    def unfit(self) -> tuple[str, ...]:
        """Return how many segments could not be written, and why."""
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
        """Return what was left out, of how many segments each."""
        return tuple(
            Message.counted("{what}: %Ln segment", "{what}: %Ln segments", n, what=what)
            for what, n in self._counts.items()
        )


class ReadOnly:
    """A format that birdann reads and does not write."""

    title: str
    carried: tuple[str, ...] = ()

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Refuse.

        Raises
        ------
        WriteError
            Always.
        """
        raise WriteError("birdann reads “{title}” but does not write it.", title=self.title)


class WriteOnly:
    """A format that birdann writes and does not read."""

    title: str
    program = ""

    def identify(self, path: Path) -> float:
        """Return 0: no file is to be read so."""
        return 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Refuse.

        Raises
        ------
        TableError
            Always.
        """
        raise TableError(
            "{path}: birdann writes “{title}” but does not read it.", path=path, title=self.title
        )


class Format(Protocol):
    """A file format for annotations.

    Attributes
    ----------
    checked
        What birdann's reading and writing of it was held against.
    program
        Whose proposals its files hold, where they do not tell.
    """

    name: str
    suffixes: tuple[str, ...]
    capabilities: Capabilities
    checked: str
    program: str

    @property
    def title(self) -> str:
        """What the format is called."""

    @property
    def carried(self) -> tuple[str, ...]:
        """What it has a place for besides recording, times and species, as ``Losses`` names it."""

    def identify(self, path: Path) -> float:
        """Return how surely a file is of this format, 0..1."""

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every row, or why it could not be read.

        Raises
        ------
        TableError
            If the file cannot be read, or is not of this format.
        """

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write a file, all or nothing.

        Raises
        ------
        WriteError
            If it cannot be written.
        """

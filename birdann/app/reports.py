"""What long work tells people when it is done; ``dataclasses.asdict`` for machines."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from birdann.app.commands.base import counted
from birdann.app.species_matching import NameMatch, NameQuestion
from birdann.core.ids import RecordingId, RunId
from birdann.core.message import Message, listed_briefly

MAX_SPECIES_NAMED = 40
"""More names than these would push all else off a small screen."""
_MAX_NAMED = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """One file that could not be worked on, while the rest went on."""

    path: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddReport:
    """What came of adding files and folders.

    Attributes
    ----------
    known, duplicates
        Files that were in the project already, by path and by content; the latter with the
        path of the recording that contains the same sound.
    moved
        Recordings whose file was gone and was found again under the path given here.
    """

    added: tuple[RecordingId, ...] = ()
    known: tuple[str, ...] = ()
    duplicates: tuple[tuple[str, str], ...] = ()
    moved: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    failures: tuple[Failure, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether none of what was named is now in the project."""
        return not (self.added or self.known or self.duplicates or self.moved)

    def sentences(self) -> list[str]:
        """Return what came of it in a few sentences, for the window as well."""
        return [
            Message.counted(
                "%Ln recording was added.", "%Ln recordings were added.", len(self.added)
            ),
            *with_any(
                Message.counted(
                    "%Ln file was in the project already.",
                    "%Ln files were in the project already.",
                    len(self.known),
                ),
                Message.counted(
                    "%Ln recording was found again.",
                    "%Ln recordings were found again.",
                    len(self.moved),
                ),
            ),
        ]

    def lines(self) -> list[str]:
        """Return the whole report."""
        out = [*self.sentences(), *named("Found again in a new place", self.moved)]
        if self.duplicates:
            pairs = [f"{path} is the same sound as {of}" for path, of in self.duplicates]
            out += named("Left out, because the project holds the same sound already", pairs)
        out += named("Usable, but odd", self.warnings)
        return out + failure_lines(self.failures, "could not be added")


@dataclass(frozen=True, slots=True, kw_only=True)
class MergeReport:
    """What came of bringing two projects together.

    Attributes
    ----------
    n_recordings, n_segments
        Those that the first project does not show.
    n_overlapping
        Outlines in whose place another one of the same sound is shown.
    n_disagreements
        Segments with different labels, which wait for a decision.
    n_restored
        Segments that were deleted in one project and labelled in the other.
    n_returned
        Recordings that were removed from one project and edited in the other; they are kept.
    removed
        Recordings that were removed from one project and not edited in the other.
    deleted
        Labels and notes of one project of segments that were deleted in the other.
    unlisted_labels
        Labels that contradict a complete list.
    differing_lists
        Recordings of which the lists contradicted each other: a species is unsure there.
    renamed
        Species that have the name now that the second gave them later.
    other_sound
        Recordings that got another path, since the other project had another sound there.
    """

    path: Path = Path()
    n_recordings: int = 0
    n_segments: int = 0
    n_overlapping: int = 0
    n_disagreements: int = 0
    n_restored: int = 0
    n_returned: int = 0
    removed: tuple[str, ...] = ()
    deleted: tuple[str, ...] = ()
    unlisted_labels: tuple[str, ...] = ()
    differing_lists: tuple[str, ...] = ()
    renamed: tuple[str, ...] = ()
    other_sound: tuple[str, ...] = ()

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {
            "recordings": self.n_recordings,
            "segments": self.n_segments,
            "disagreements": self.n_disagreements,
        }

    def sentences(self) -> list[str]:
        """Return what came of it in a few sentences, for the window as well."""
        return [
            Message("{file} contains both projects.", file=self.path),
            Message.counted(
                "%Ln segment has different labels and waits for a decision.",
                "%Ln segments have different labels and wait for a decision.",
                self.n_disagreements,
            )
            if self.n_disagreements
            else Message("No conflicts."),
            *with_any(
                Message.counted(
                    "The second project added %Ln recording.",
                    "The second project added %Ln recordings.",
                    self.n_recordings,
                ),
                Message.counted(
                    "The second project added %Ln segment.",
                    "The second project added %Ln segments.",
                    self.n_segments,
                ),
                Message.counted(
                    "%Ln segment was outlined in both projects; one outline is shown.",
                    "%Ln segments were outlined in both projects; one outline of each is shown.",
                    self.n_overlapping,
                ),
                Message.counted(
                    "Kept %Ln segment that was deleted in one project and labelled in the other.",
                    "Kept %Ln segments that were deleted in one project and labelled in the other.",
                    self.n_restored,
                ),
                Message.counted(
                    "%Ln label or note belongs to a segment that was deleted in the other project.",
                    "%Ln labels or notes belong to segments that were deleted in the other project.",
                    len(self.deleted),
                ),
                Message.counted(
                    "%Ln label contradicts the species list of its recording.",
                    "%Ln labels contradict the species lists of their recordings.",
                    len(self.unlisted_labels),
                ),
                Message.counted(
                    "Kept %Ln recording that was removed from one project and edited in the other.",
                    "Kept %Ln recordings that were removed from one project and edited in the other.",
                    self.n_returned,
                ),
            ),
        ]

    def details(self) -> list[tuple[Message, tuple[str, ...]]]:
        """Return what is listed one by one: why, and what."""
        return [
            (why, what)
            for why, what in (
                (Message("Segment deleted in the other project"), self.deleted),
                (Message("Recording removed from one project"), self.removed),
                (Message("Label contradicts the species list"), self.unlisted_labels),
                (Message("Conflicting lists: species set to unsure"), self.differing_lists),
                (Message("Species with the later name"), self.renamed),
                (Message("New path, since it was taken: Locate missing files"), self.other_sound),
            )
            if what
        ]

    def lines(self) -> list[str]:
        """Return the whole report."""
        return [
            *self.sentences(),
            *(line for why, what in self.details() for line in named(why, what)),
        ]


@dataclass(frozen=True, slots=True, kw_only=True)
class ListsReport:
    """What came of a table of species lists.

    Attributes
    ----------
    unmatched
        Files of the table that are not in the project.
    ambiguous
        Files of the table that could be several recordings; nothing was guessed.
    without_list
        Recordings of the project that the table does not name.
    taken
        Names that were taken for a species of another name, and why.
    same
        Recordings whose list stayed as it was.
    unused_species
        Species that nothing names any more, which went out of use.
    blank
        Recordings with a blank cell, which stayed as they were.
    no_birds
        Recordings whose list became "no birds".
    """

    tagged: tuple[RecordingId, ...]
    new_species: tuple[str, ...]
    unmatched: tuple[str, ...]
    ambiguous: tuple[tuple[str, tuple[str, ...]], ...]
    without_list: int
    notes: tuple[str, ...]
    taken: tuple[NameMatch, ...] = ()
    same: int = 0
    unused_species: tuple[str, ...] = ()
    blank: int = 0
    no_birds: int = 0

    def sentences(self) -> list[str]:
        """Return what came of it in a few sentences, for the window as well."""
        return [
            Message.counted(
                "The species list of %Ln recording was read.",
                "Species lists were read for %Ln recordings.",
                len(self.tagged),
            ),
            *with_any(
                Message.counted(
                    "The list of %Ln recording stayed as it was.",
                    "The lists of %Ln recordings stayed as they were.",
                    self.same,
                ),
                Message.counted(
                    "%Ln recording has a blank cell and was not changed.",
                    "%Ln recordings have blank cells and were not changed.",
                    self.blank,
                ),
                Message.counted(
                    "%Ln recording was listed as “no birds”.",
                    "%Ln recordings were listed as “no birds”.",
                    self.no_birds,
                ),
                *new_species(self.new_species),
                Message.counted(
                    "%Ln recording is not named in the table.",
                    "%Ln recordings are not named in the table.",
                    self.without_list,
                ),
            ),
        ]

    def lines(self) -> list[str]:
        """Return the whole report."""
        out = self.sentences()
        if self.unused_species:
            out.append(f"Species that nothing names any more: {', '.join(self.unused_species)}.")
        out += match_lines(self.taken)
        out += named("In the table but not in the project", self.unmatched)
        several = [f"{file}: {', '.join(paths)}" for file, paths in self.ambiguous]
        out += named("In the table, but could be several recordings", several)
        return out + list(self.notes)


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentReport:
    """What came of segmenting."""

    segmented: int
    n_segments: int
    without_segments: tuple[str, ...]
    skipped: int
    notes: tuple[str, ...]
    failures: tuple[Failure, ...]

    def sentences(self) -> list[str]:
        """Return what came of it in a few sentences, for the window as well."""
        return [
            Message.counted("%Ln segment was found.", "%Ln segments were found.", self.n_segments),
            *with_any(
                Message.counted(
                    "No segments found in %Ln recording.",
                    "No segments found in %Ln recordings.",
                    len(self.without_segments),
                ),
                Message.counted(
                    "%Ln recording already had segments.",
                    "%Ln recordings already had segments.",
                    self.skipped,
                ),
                Message.counted(
                    "Finding segments failed in %Ln recording.",
                    "Finding segments failed in %Ln recordings.",
                    len(self.failures),
                ),
            ),
        ]

    def lines(self) -> list[str]:
        """Return the whole report."""
        out = self.sentences()
        out += named("Without any segment", self.without_segments)
        out += named("Noticed", self.notes)
        return out + failure_lines(self.failures, "could not be segmented")


@dataclass(frozen=True, slots=True, kw_only=True)
class PredictReport:
    """What came of predicting."""

    run_id: RunId
    n_segments: int
    transductive: int
    inductive: int
    notes: tuple[str, ...]

    def sentences(self) -> list[str]:
        """Return what came of it in a few sentences, for the window as well."""
        return [
            Message.counted(
                "%Ln segment was labelled.", "%Ln segments were labelled.", self.n_segments
            )
        ]

    def lines(self) -> list[str]:
        """Return the whole report."""
        how = f"In recordings with a species list: {self.transductive}, without: {self.inductive}."
        return [*self.sentences(), how, *self.notes]


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinReport:
    """What came of joining the pieces of calls.

    Attributes
    ----------
    n_pieces, n_calls
        How many segments became how many.
    n_apart
        How many were pieces of a call before and are segments of their own again.
    failures
        Recordings that stay as they are, and why: mostly their sound cannot be read now.
    pauses
        The longest pauses inside calls by which segments were joined, in a sentence.
    """

    n_pieces: int
    n_calls: int
    n_apart: int = 0
    failures: tuple[Failure, ...]
    pauses: str = ""

    def sentences(self) -> list[str]:
        """Return what came of it in a few sentences, for the window as well."""
        out: list[str] = [
            Message("No segments of one species sound together; nothing was joined.")
        ]
        if self.n_pieces:
            pieces, calls = f"{self.n_pieces:,}", f"{self.n_calls:,}"
            out = [
                Message("Joined {pieces} fragments to {calls} calls.", pieces=pieces, calls=calls)
            ]
        if self.pauses:
            out.append(self.pauses)
        if self.n_apart:
            apart = f"{self.n_apart:,}"
            out.append(
                Message("Apart again, for the model names them differently now: {n}.", n=apart)
            )
        if self.failures:
            names = [one.path for one in self.failures]
            more = ", …" if len(names) > _MAX_NAMED else ""
            out.append(
                Message(
                    "Left as they are ({count}): {names}. {why}",
                    count=len(names),
                    names=", ".join(names[:_MAX_NAMED]) + more,
                    why=self.failures[0].message,
                )
            )
        return out

    def lines(self) -> list[str]:
        """Return the whole report."""
        return self.sentences()


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportReport:
    """What was exported.

    Attributes
    ----------
    unfit
        How many of those asked for the format could not hold, and why, as sentences.
    left_out
        Which segments were asked for and what that left out, as sentences.
    expected
        How many of the proposals kept should be right, where a least probability was asked for.
    is_noted
        Whether a note beside the file says so too; a stream has none.
    not_measured
        Recordings whose sound could not be read to measure what was never measured.
    n_joined
        How many segments the rows are made of, where calls were joined; else None.
    n_refused
        Rows without a species, where a program that reads such files refuses them.
    """

    path: Path
    rows: int
    by_status: dict[str, int]
    dropped: tuple[str, ...]
    unfit: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    n_left_out: int = 0
    expected: str = ""
    is_noted: bool = True
    not_measured: tuple[Failure, ...] = ()
    n_joined: int | None = None
    n_refused: int = 0

    def sentences(self) -> list[str]:
        """Return what came of it in a few sentences, for the window as well."""
        written = Message.counted(
            "%Ln segment was written to {path}.",
            "%Ln segments were written to {path}.",
            self.rows,
            path=self.path,
        )
        if self.n_joined is not None:
            written = Message.counted(
                "%Ln segment was written to {path}, in {rows}.",
                "%Ln segments were written to {path}, in {rows}.",
                self.n_joined,
                path=self.path,
                rows=Message.counted("%Ln row", "%Ln rows", self.rows),
            )
        out = [
            written,
            *self.unfit,
            *with_any(left_out_message(self.n_left_out, is_noted=self.is_noted)),
        ]
        if self.expected:
            out.append(self.expected)
        if self.n_refused:
            out.append(
                Message.counted(
                    "%Ln row names no species, which crowsetta refuses; “Leave out segments "
                    "without a species” (--only-named) leaves it out.",
                    "%Ln rows name no species, which crowsetta refuses; “Leave out segments "
                    "without a species” (--only-named) leaves them out.",
                    self.n_refused,
                )
            )
        return out

    def lines(self) -> list[str]:
        """Return the whole report."""
        parts = ", ".join(f"{n} {status}" for status, n in self.by_status.items() if n)
        out = self.sentences()
        if parts:
            out.append(f"Of these: {parts}.")
        out += [one for one in self.left_out if one != self.expected]
        out += [*named("Not kept by this format", self.dropped)]
        return out + named("Not measured", (one.message for one in self.not_measured))


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryReport:
    """What was written as a summary; ``left_out`` as in ``ExportReport``."""

    path: Path
    rows: int
    left_out: tuple[str, ...] = ()
    n_left_out: int = 0
    is_noted: bool = True

    def sentences(self) -> list[str]:
        """Return what came of it in a few sentences, for the window as well."""
        return [
            Message.counted(
                "%Ln row was written to {path}.",
                "%Ln rows were written to {path}.",
                self.rows,
                path=self.path,
            ),
            *with_any(left_out_message(self.n_left_out, is_noted=self.is_noted)),
        ]

    def lines(self) -> list[str]:
        """Return the whole report."""
        return [*self.sentences(), *self.left_out]


def with_any(*messages: str) -> list[str]:
    """Return messages without those about a number of things that is 0."""
    return [one for one in messages if getattr(one, "number", None) != 0]


def new_species(names: Sequence[str]) -> list[str]:
    """Return which species the project did not have before."""
    if not names:
        return []
    return [Message("New species: {names}.", names=listed_briefly(list(names), MAX_SPECIES_NAMED))]


def left_out_message(number: int, *, is_noted: bool = True) -> str:
    """Return how many segments were not asked for, which a note beside a table tells."""
    if not is_noted:
        return Message.counted("%Ln segment was left out.", "%Ln segments were left out.", number)
    return Message.counted(
        "%Ln segment was left out, as a note beside it says.",
        "%Ln segments were left out, as a note beside it says.",
        number,
    )


def named(title: str, items: Iterable[str]) -> list[str]:
    """Return a heading and the first items under it; nothing without items."""
    every = list(items)
    if not every:
        return []
    out = [f"{title} ({len(every)}):", *(f"  {item}" for item in every[:_MAX_NAMED])]
    if len(every) > _MAX_NAMED:
        out.append(f"  … and {len(every) - _MAX_NAMED} more")
    return out


def match_lines(taken: Iterable[NameMatch]) -> list[str]:
    """Return which names were taken for species of other names."""
    return named(
        "Names that were matched", (f"“{m.written}” is “{m.taken}”, {m.how}" for m in taken)
    )


def question_lines(questions: Iterable[NameQuestion]) -> list[str]:
    """Return which names may mean species of other names."""
    return named(
        "New species whose names may mean another one (merge them, or use --species-map)",
        (f"“{one.written}”: {' or '.join(one.candidates)}?" for one in questions),
    )


def failure_lines(failures: Iterable[Failure], what: str) -> list[str]:
    """Return every failure's sentence under a heading."""
    every = list(failures)
    if not every:
        return []
    return [f"{counted(len(every), 'file')} {what}:", *(f"  {f.message}" for f in every)]

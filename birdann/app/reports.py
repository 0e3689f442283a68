"""Reports of long tasks for people; ``dataclasses.asdict`` gives them as data.

A report is a dataclass whose fields declare their sentences with `report_field`. One renderer prints
all reports.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, ClassVar

from birdann.app.species_matching import NameMatch
from birdann.core.ids import RecordingId, RunId
from birdann.core.message import Message, join_texts, listed_briefly

MAX_SPECIES_NAMED = 12
"""More names than these would push all else off a small screen."""
_MAX_NAMED = 20
_OF_STATUS = {
    "confirmed": Message("{n} confirmed"),
    "corrected": Message("{n} corrected"),
    "rejected": Message("{n} rejected"),
    "predicted": Message("{n} predicted"),
    "unlabelled": Message("{n} unlabelled"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A file that failed while the task continued."""

    path: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PassedOver:
    """A folder that was left out on purpose."""

    path: str
    message: str


def report_field(
    one: str = "",
    many: str = "",
    *,
    always: bool = False,
    say: Callable[[Any], str] | None = None,
    title: str = "",
    show: Callable[[Any], str] = str,
    failed: Callable[[int], str] | None = None,
    default: object = (),
) -> Any:  # noqa: ANN401 - as ``field``
    """Declare a field of a report, a number or a tuple, with its sentence.

    Parameters
    ----------
    one, many
        The sentence for a number.
    always
        Whether zero is reported as well.
    say
        Function that makes the sentence instead.
    title, show
        Heading of a list of the items in the whole report, and how each is shown.
    failed
        Function that makes the heading of failures, which are `Failure` objects, of their number.
    """

    def sentence(value: Any) -> str:  # noqa: ANN401 - any field
        number = value if isinstance(value, int) else len(value)
        if not (number or always):
            return ""
        return say(value) if say else Message.counted(one, many, number) if many else ""

    def items(value: Any) -> list[str]:  # noqa: ANN401
        if failed and value:
            return [failed(len(value)), *(_indent(item.message) for item in value)]
        return lines_under_heading(title, map(show, value)) if title else []

    return field(default=default, metadata={"sentence": sentence, "items": items, "title": title})


class Report:
    """Result of a long task, reported by its fields in order."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]

    def opening(self) -> list[str]:
        """Return the sentences before those of the fields."""
        return []

    def sentences(self) -> list[str]:
        """Return a short report, also for the window."""
        return self.opening() + [
            sentence
            for attribute in fields(self)
            if attribute.metadata
            and (sentence := attribute.metadata["sentence"](getattr(self, attribute.name)))
        ]

    def remarks(self) -> list[str]:
        """Return sentences of the whole report only, before its lists."""
        return []

    def lines(self) -> list[str]:
        """Return the whole report."""
        out = self.sentences() + self.remarks()
        for attribute in fields(self):
            if attribute.metadata:
                out += attribute.metadata["items"](getattr(self, attribute.name))
        return out


def failures_field(one: str, many: str) -> Any:  # noqa: ANN401
    """Declare a field of failures, with its heading for a number of files."""
    return report_field(failed=lambda n: Message.counted(one, many, n))


def new_species() -> Any:  # noqa: ANN401
    """Declare a field of species that are new to the project."""
    return report_field(
        say=lambda names: Message(
            "New species: {names}.", names=listed_briefly(list(names), MAX_SPECIES_NAMED)
        )
    )


def matched_names() -> Any:  # noqa: ANN401
    """Declare a field of names mapped to a species of another name, with reasons."""
    return report_field(
        title=Message("Matched names"),
        show=lambda match: Message(
            "“{written}” is “{taken}”, {how}",
            written=match.written,
            taken=match.taken,
            how=match.how,
        ),
    )


def folders_passed_over() -> Any:  # noqa: ANN401
    """Declare a field of folders that were left out on purpose."""
    return report_field(title=Message("Folders passed over"), show=lambda passed: passed.message)


def ambiguous_files_field(title: str) -> Any:  # noqa: ANN401
    """Declare a field of ambiguous files; none of them was assigned."""
    return report_field(title=title, show=lambda one: f"{one[0]}: {', '.join(one[1])}")


@dataclass(frozen=True, slots=True, kw_only=True)
class AddReport(Report):
    """Result of adding files and folders.

    Attributes
    ----------
    known, duplicates
        Files that were in the project already, by path and by content; the latter with the
        path of the recording with the same sound.
    """

    added: tuple[RecordingId, ...] = report_field(
        "%Ln recording was added.", "%Ln recordings were added.", always=True
    )
    known: tuple[str, ...] = report_field(
        "%Ln file was in the project already.", "%Ln files were in the project already."
    )
    # Recordings whose missing file was found at the path given here.
    moved: tuple[str, ...] = report_field(
        "%Ln recording was found again.",
        "%Ln recordings were found again.",
        title=Message("Found again in a new place"),
    )
    duplicates: tuple[tuple[str, str], ...] = report_field(
        title=Message("Left out, because the project contains the same sound already"),
        show=lambda pair: Message(
            "{path} is the same sound as {known}", path=pair[0], known=pair[1]
        ),
    )
    warnings: tuple[str, ...] = report_field(title=Message("Added with warnings"))
    passed_over: tuple[PassedOver, ...] = folders_passed_over()
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be added:", "%Ln files could not be added:"
    )

    @property
    def is_empty(self) -> bool:
        """Whether none of the named files is now in the project."""
        return not (self.added or self.known or self.duplicates or self.moved)


@dataclass(frozen=True, slots=True, kw_only=True)
class MergeReport(Report):
    """Result of merging two projects."""

    path: Path = Path()
    n_disagreements: int = 0  # Segments with unresolved different labels.
    # n_recordings, n_segments: Those that the first project does not show.
    n_recordings: int = report_field(
        "The second project added %Ln recording.",
        "The second project added %Ln recordings.",
        default=0,
    )
    n_segments: int = report_field(
        "The second project added %Ln segment.",
        "The second project added %Ln segments.",
        default=0,
    )
    n_overlapping: int = report_field(
        "%Ln segment was outlined in both projects; one outline is shown.",
        "%Ln segments were outlined in both projects; one outline of each is shown.",
        default=0,
    )
    n_restored: int = report_field(
        "Kept %Ln segment that was deleted in one project and labelled in the other.",
        "Kept %Ln segments that were deleted in one project and labelled in the other.",
        default=0,
    )
    deleted: tuple[str, ...] = report_field(
        "%Ln label or note belongs to a segment that was deleted in the other project.",
        "%Ln labels or notes belong to segments that were deleted in the other project.",
        title=Message("Segment deleted in the other project"),
    )
    removed: tuple[str, ...] = report_field(title=Message("Recording removed from one project"))
    unlisted_labels: tuple[str, ...] = report_field(
        "%Ln label contradicts the species list of its recording.",
        "%Ln labels contradict the species lists of their recordings.",
        title=Message("Label contradicts the species list"),
    )
    n_returned: int = report_field(
        "Kept %Ln recording that was removed from one project and edited in the other.",
        "Kept %Ln recordings that were removed from one project and edited in the other.",
        default=0,
    )
    differing_lists: tuple[str, ...] = report_field(
        title=Message("Conflicting lists: species set to unsure")
    )
    differing_fields: tuple[str, ...] = report_field(
        "%Ln custom field was filled in differently; the later value was kept.",
        "%Ln custom fields were filled in differently; the later values were kept.",
        title=Message("Custom field with the later value"),
    )
    renamed: tuple[str, ...] = report_field(title=Message("Species with the later name"))
    other_sound: tuple[str, ...] = report_field(
        title=Message("New path, since it was taken: Locate missing files")
    )

    def arguments(self) -> dict[str, object]:
        """Return the arguments for the edit log."""
        return {
            "recordings": self.n_recordings,
            "segments": self.n_segments,
            "disagreements": self.n_disagreements,
        }

    def details(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return the itemised lists, with headings."""
        titles = [(attribute.metadata.get("title"), attribute.name) for attribute in fields(self)]
        sections = [(title, getattr(self, name)) for title, name in titles if title]
        return [(title, what) for title, what in sections if what]

    def opening(self) -> list[str]:
        """Return the path of the result, and the number of disagreements."""
        conflicts = Message.if_any(
            "%Ln segment has different labels and waits for a decision.",
            "%Ln segments have different labels and wait for a decision.",
            self.n_disagreements,
        )
        if not (conflicts or self.differing_lists or self.differing_fields):
            conflicts = (Message("No conflicts."),)
        return [Message("{file} contains both projects.", file=self.path), *conflicts]


@dataclass(frozen=True, slots=True, kw_only=True)
class ListsReport(Report):
    """Result of importing species lists."""

    tagged: tuple[RecordingId, ...] = report_field(
        "The species list of %Ln recording was read.",
        "Species lists were read for %Ln recordings.",
        always=True,
    )
    same: int = report_field(
        "%Ln list is unchanged.",
        "%Ln lists are unchanged.",
        default=0,
    )
    blank: int = report_field(
        "%Ln blank cell changed nothing.",
        "%Ln blank cells changed nothing.",
        default=0,
    )
    no_birds: int = report_field(
        "%Ln list is now “no birds”.",
        "%Ln lists are now “no birds”.",
        default=0,
    )
    new_species: tuple[str, ...] = new_species()
    without_list: int = report_field(
        "%Ln recording is not named in the table.",
        "%Ln recordings are not named in the table.",
        default=0,
    )
    unused_species: tuple[str, ...] = ()
    taken: tuple[NameMatch, ...] = matched_names()
    unmatched: tuple[str, ...] = report_field(title=Message("In the table but not in the project"))
    ambiguous: tuple[tuple[str, tuple[str, ...]], ...] = ambiguous_files_field(
        Message("In the table, but could be several recordings")
    )
    notes: tuple[str, ...] = ()

    def remarks(self) -> list[str]:
        """Return the species no longer in use."""
        if not self.unused_species:
            return []
        names = ", ".join(self.unused_species)
        return [Message("Species no longer used: {names}.", names=names)]

    def lines(self) -> list[str]:
        """Return the whole report; notes on the table come last."""
        return [*Report.lines(self), *self.notes]


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentReport(Report):
    """Result of segmentation."""

    segmented: int
    n_segments: int = report_field(
        "%Ln segment was found.", "%Ln segments were found.", always=True, default=0
    )
    without_segments: tuple[str, ...] = report_field(
        "No segments found in %Ln recording.",
        "No segments found in %Ln recordings.",
        title=Message("Without any segment"),
    )
    skipped: int = report_field(
        "%Ln recording already had segments.",
        "%Ln recordings already had segments.",
        default=0,
    )
    for_bats: int = report_field(
        "%Ln recording of 150 kHz or more was searched for bats, above 4 kHz only. Lower voices need "
        "the preset songbirds.",
        "%Ln recordings of 150 kHz or more were searched for bats, above 4 kHz only. Lower voices "
        "need the preset songbirds.",
        default=0,
    )
    notes: tuple[str, ...] = report_field(title=Message("Noticed"))
    failures: tuple[Failure, ...] = report_field(
        "Finding segments failed in %Ln recording.",
        "Finding segments failed in %Ln recordings.",
        failed=lambda n: Message.counted(
            "%Ln recording could not be segmented:", "%Ln recordings could not be segmented:", n
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class PredictReport(Report):
    """Result of prediction."""

    run_id: RunId
    n_segments: int = report_field(
        "%Ln segment was labelled.", "%Ln segments were labelled.", always=True, default=0
    )
    transductive: int
    inductive: int
    notes: tuple[str, ...]

    def remarks(self) -> list[str]:
        """Return the number of recordings with a list, and warnings."""
        how = Message(
            "In recordings with a species list: {with_list}, without: {without}.",
            with_list=f"{self.transductive:,}",
            without=f"{self.inductive:,}",
        )
        return [how, *self.notes]


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinReport(Report):
    """Result of joining fragments."""

    # n_fragments, n_calls: Number of segments before and after.
    n_fragments: int
    n_calls: int
    n_apart: int = 0  # Number of fragments that were separated again.
    n_ultrasound: int = 0  # Number of recordings left out for their sample rate.
    failures: tuple[Failure, ...]  # Unchanged recordings with reasons, usually unreadable sound.

    def opening(self) -> list[str]:
        """Return numbers of joined, separated and unchanged segments."""
        out: list[str] = [Message("No fragments of one call were found. Nothing was joined.")]
        if self.n_fragments:
            n_fragments, calls = f"{self.n_fragments:,}", f"{self.n_calls:,}"
            out = [
                Message(
                    "Joined {pieces} fragments to {calls} calls.", pieces=n_fragments, calls=calls
                )
            ]
        out += Message.if_any(
            "Not joined in %Ln recording of 150 kHz or more: one segment is one pulse.",
            "Not joined in %Ln recordings of 150 kHz or more: one segment is one pulse.",
            self.n_ultrasound,
        )
        if self.n_apart:
            apart = f"{self.n_apart:,}"
            out.append(
                Message(
                    "Separated again, because the model now predicts different species: {n}.",
                    n=apart,
                )
            )
        if self.failures:
            names = [failure.path for failure in self.failures]
            more = ", …" if len(names) > _MAX_NAMED else ""
            out.append(
                Message(
                    "Unchanged ({count}): {names}. {why}",
                    count=len(names),
                    names=", ".join(names[:_MAX_NAMED]) + more,
                    why=self.failures[0].message,
                )
            )
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryReport(Report):
    """Result of writing a file with rows, such as a summary; some may have been omitted."""

    path: Path
    rows: int
    left_out: tuple[str, ...] = ()  # The choices and their omissions, as sentences.
    n_left_out: int = 0
    note: str = ""  # Name of the note on them beside the file; streams have none.

    def opening(self) -> list[str]:
        """Return number of rows, path, and number of omissions."""
        written = Message.counted(
            "%Ln row was written to {path}.",
            "%Ln rows were written to {path}.",
            self.rows,
            path=self.path,
        )
        return [written, *left_out_sentences(self.n_left_out, self.note)]

    def remarks(self) -> list[str]:
        """Return the choices and their omissions."""
        return list(self.left_out)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportReport(SummaryReport):
    """Result of an export."""

    by_status: dict[str, int]
    dropped: tuple[str, ...] = report_field(title=Message("Not kept by this format"))
    # Numbers of segments that the format does not support, with reasons, as sentences.
    unfit: tuple[str, ...] = ()
    expected: str = ""  # Expected precision of predictions, if a minimum probability applied.
    not_measured: tuple[Failure, ...] = report_field(
        title=Message("Not measured"), show=lambda failure: failure.message
    )
    n_joined: int | None = None  # Number of segments in the rows if calls were joined; else None.
    n_refused: int = report_field(
        "%Ln row has no species, which crowsetta does not accept. “Leave out segments "
        "without a species” (--only-named) removes it.",
        "%Ln rows have no species, which crowsetta does not accept. “Leave out segments "
        "without a species” (--only-named) removes them.",
        default=0,
    )

    def opening(self) -> list[str]:
        """Return number of rows and path, and omissions of the format."""
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
        left_out = left_out_sentences(self.n_left_out, self.note)
        return [written, *self.unfit, *left_out, *filter(None, [self.expected])]

    def remarks(self) -> list[str]:
        """Return the numbers by status, and omissions."""
        numbers = [
            _OF_STATUS[status].with_values(n=n) for status, n in self.by_status.items() if n
        ]
        remarks = [Message("Of these: {numbers}.", numbers=join_texts(numbers))] if numbers else []
        return remarks + [name for name in self.left_out if name != self.expected]


def left_out_sentences(number: int, note: str) -> list[str]:
    """Return the number of omitted segments, if any, and the name of the note on them."""
    if not number:
        return []
    if not note:
        return [
            Message.counted("%Ln segment was left out.", "%Ln segments were left out.", number)
        ]
    return [
        Message.counted(
            "%Ln segment was left out (reasons in {note}).",
            "%Ln segments were left out (reasons in {note}).",
            number,
            note=note,
        )
    ]


def lines_under_heading(title: str, items: Iterable[str]) -> list[str]:
    """Return a heading and the first items under it; "" without items."""
    all_names = list(items)
    if not all_names:
        return []
    heading = Message("{title} ({n}):", title=title, n=len(all_names))
    out: list[str] = [heading, *map(_indent, all_names[:_MAX_NAMED])]
    if len(all_names) > _MAX_NAMED:
        out.append(_indent(Message("… and {n} more", n=len(all_names) - _MAX_NAMED)))
    return out


def _indent(item: str) -> str:
    return Message("  {item}", item=item)

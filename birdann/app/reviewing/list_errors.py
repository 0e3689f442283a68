"""Possible errors in species lists: recordings and species where list and sound disagree."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.commands import Command, KeepList, KeepListedSpecies, TagRecordings
from birdann.app.commands.settings import kept_listed_species
from birdann.app.learning.training_data import LabelledBags, gather_training
from birdann.core.bags import UNKNOWN
from birdann.core.errors import NothingToLearnError, SampleError
from birdann.core.files import outputs
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import SpeciesList, TagState
from birdann.core.message import Message, listed_briefly, percent
from birdann.core.progress import Progress, part, silent
from birdann.core.validation import SampleItem
from birdann.core.windows import Span, span_name
from birdann.formats.tables import write_csv
from birdann.store import ProjectReader

if TYPE_CHECKING:
    from birdann.models.list_errors import ListErrorModel

COLUMNS = ("recording", "species", "list", "probability", "calls", "start_s", "end_s")
DEFAULT_MIN = 0.5
"""Least probability of what is told: a mistake in a list, or a species missing from all."""
LIKELY_CALL = 0.5
_MAX_NAMED = 6


class ListError(StrEnum):
    """Kind of error; ``NOTHING`` if the species is unlisted in an incomplete list."""

    CONTRADICTED = "contradicted"
    LACKS = "lacks"
    CLAIMS = "claims"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Disagreement:
    """A species in a recording."""

    recording_id: RecordingId
    recording: str
    species_id: SpeciesId
    species: str
    says: ListError
    # That the list is wrong; for an unlisted species, that it is present; NaN if a label
    # contradicts the list.
    probability: float
    n_calls: int  # Segments that are more likely this species than not.
    # segment_id, start_s, end_s: The segment with the strongest evidence; None if all were
    # reviewed.
    segment_id: SegmentId | None
    start_s: float | None
    end_s: float | None
    labelled: tuple[SegmentId, ...] = ()  # The segments whose labels contradict the list.
    span_s: Span | None = None  # The window of the list; None for the recording's.
    is_no_birds: bool = False  # Whether the list is "no birds".

    def sentence(self) -> Message:
        """Return a description."""
        values = {"recording": self.recording, "species": self.species}
        if self.says is ListError.CONTRADICTED:
            contradicted = Message(
                "{recording}: a call is labelled {species}, which its list excludes."
            )
            if self.is_no_birds:
                contradicted = Message(
                    "{recording} is listed as “no birds”, but a call is labelled {species}."
                )
            return contradicted.with_values(**values)
        chance = percent(self.probability)
        if self.says is ListError.CLAIMS:
            absent = Message("{recording}: {species} listed, probably absent ({percent})")
            return absent.with_values(**values, percent=chance)
        if self.says is ListError.NOTHING:
            return Message.counted(
                "{recording}: {species}, {percent}, %Ln call",
                "{recording}: {species}, {percent}, %Ln calls",
                self.n_calls,
                recording=self.recording,
                species=self.species,
                percent=chance,
            )
        return Message.counted(
            "{recording}: {species} not listed, probably present ({percent}, %Ln call)",
            "{recording}: {species} not listed, probably present ({percent}, %Ln calls)",
            self.n_calls,
            recording=self.recording,
            species=self.species,
            percent=chance,
        )

    def question(self) -> Message:
        """Return the question; "yes" corrects the list."""
        asked = Message("{species} may be present in {recording}. Is it?")
        if self.says is ListError.CONTRADICTED:
            asked = Message("Add {species} to the list of {recording}?")
        if self.says is ListError.CLAIMS:
            asked = Message(
                "{species} is listed for {recording}, but no segment matches it. Is the list wrong?"
            )
        return asked.with_values(species=self.species, recording=self.recording)

    def item(self, index: int) -> SampleItem:
        """Return the segment with the strongest evidence as a queue item.

        Of zero length if none.
        """
        return SampleItem(
            place=index,
            recording_id=self.recording_id,
            onset_s=self.start_s or 0.0,
            offset_s=self.end_s or 0.0,
            species_id=self.species_id,
            score=self.probability,
            bin=index,
            segment_id=self.segment_id,
        )

    def correct_list_command(self) -> Command:
        """Return the command that corrects the list."""
        is_there = self.says is not ListError.CLAIMS
        return self._tag_command(TagState.PRESENT if is_there else TagState.ABSENT)

    def keep_list_command(self) -> Command:
        """Return the command that confirms the list, so that it is not asked again."""
        if self.says is ListError.CONTRADICTED:
            return KeepList(self.labelled)
        if self.says is ListError.CLAIMS:
            return KeepListedSpecies(self.recording_id, self.species_id)
        return self._tag_command(TagState.ABSENT)

    def _tag_command(self, state: TagState) -> Command:
        tags = {self.species_id: state}
        return TagRecordings([self.recording_id], tags, span_s=self.span_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class ListErrorReport:
    """Possible list errors."""

    n_lists: int  # Recordings with a list and segments.
    least: float  # The minimum probability of reported errors.
    disagreements: tuple[Disagreement, ...]  # The most probable first.
    too_few: tuple[str, ...] = ()  # Species on too few lists for a result.
    missing: str = ""  # Why lists were not compared with models; "" if they were.

    def sentences(self) -> list[str]:
        """Return the basis of the check."""
        out: list[str] = []
        n = sum(disagreement.says is ListError.CONTRADICTED for disagreement in self.disagreements)
        out += Message.if_any(
            "%Ln species list is contradicted by labels. They are not used until you decide.",
            "%Ln species lists are contradicted by labels. They are not used until you decide.",
            n,
        )
        if self.missing:
            out.append(self.missing)
        out += Message.if_any(
            "%Ln list was compared with models of the other recordings.",
            "%Ln lists were compared with models of the other recordings.",
            self.n_lists,
        )
        if not self.disagreements:
            out.append(
                Message(
                    "No list errors with a probability of {least} or more.",
                    least=percent(self.least),
                )
            )
        if self.too_few:
            names = listed_briefly(self.too_few, _MAX_NAMED)
            out.append(Message("Too few lists: {names}.", names=names))
        return out

    def lines(self) -> list[str]:
        """Return the whole report."""
        return [
            *(disagreement.sentence() for disagreement in self.disagreements),
            *self.sentences(),
        ]


def find_list_errors(
    reader: ProjectReader,
    *,
    least: float = DEFAULT_MIN,
    seed: int = 0,
    progress: Progress = silent,
) -> ListErrorReport:
    """Return every recording and species where list and labels or sound disagree.

    Contradictions with labels come first, and are returned even if there are too few lists for the
    rest. Each list is compared with a model of other recordings. Missing species are reported for
    complete lists only. Confirmed tags, and reviewed segments, are not reported again.
    """
    from birdann.models.list_errors import audit

    if not 0 < least <= 1:
        raise SampleError("The minimum probability must be above 0 and at most 1.")
    from birdann.app.learning.training import default_schema

    progress(0.0, Message("Gathering segments and lists"))
    contradicted = contradictions(reader)
    try:
        with reader.snapshot():
            data = gather_training(reader, default_schema(reader))
            kept = kept_listed_species(reader)
            lists = {
                (species_list.recording_id, species_list.span_s): species_list
                for species_list in reader.lists.every()
            }
            names = {recording.id: recording.name for recording in reader.recordings.all()}
        errors = audit(data.bags, data.supervision, seed=seed, on_step=part(progress, 0.05, 0.95))
    except NothingToLearnError as error:
        if not contradicted:
            raise
        return ListErrorReport(
            n_lists=0, least=least, disagreements=contradicted, missing=str(error)
        )
    decided = kept | {
        (contradiction.recording_id, contradiction.species_id) for contradiction in contradicted
    }
    entries = _entries(reader, data, errors, lists, decided, names, least)
    rare = [
        name
        for name, is_estimable, n in zip(
            data.species_names, errors.is_estimable, data.supervision.Y.sum(axis=0), strict=True
        )
        if n and not is_estimable
    ]
    progress(1.0, Message("Done"))
    n_lists = int((data.supervision.Y | data.supervision.absent).any(axis=1).sum())
    return ListErrorReport(
        n_lists=n_lists, least=least, disagreements=contradicted + entries, too_few=tuple(rare)
    )


def contradictions(reader: ProjectReader) -> tuple[Disagreement, ...]:
    """Return labelled species that the recording's list excludes.

    The latest label comes first. Accepted contradictions are left out (`KeepList`).
    """
    with reader.snapshot():
        groups: dict[tuple[RecordingId, SpeciesId], list[SegmentId]] = {}
        for contradiction in reader.labels.contradictions():
            groups.setdefault((contradiction.recording_id, contradiction.species_id), []).append(
                contradiction.segment_id
            )
        lists = reader.lists.all([recording for recording, _ in groups])
        names = (
            {recording.id: recording.name for recording in reader.recordings.all()}
            if groups
            else {}
        )
        species_names = reader.species.all() if groups else {}
        boxes = reader.segments.by_id([group[0] for group in groups.values()])
    return tuple(
        Disagreement(
            recording_id=recording,
            recording=names[recording],
            species_id=species,
            species=species_names[species].name,
            says=ListError.CONTRADICTED,
            probability=math.nan,
            n_calls=len(group),
            segment_id=group[0],
            start_s=boxes[group[0]].box.onset_s,
            end_s=boxes[group[0]].box.offset_s,
            labelled=tuple(group),
            is_no_birds=not lists[recording].tags,
        )
        for (recording, species), group in groups.items()
    )


def _entries(
    reader: ProjectReader,
    data: LabelledBags,
    errors: "ListErrorModel",
    lists: Mapping[tuple[RecordingId, Span | None], SpeciesList],
    decided: frozenset[tuple[RecordingId, SpeciesId]],
    names: Mapping[RecordingId, str],
    least: float,
) -> tuple[Disagreement, ...]:
    """Return the unresolved results, the most probable first."""
    rows = []
    for says, probabilities in (
        (ListError.LACKS, errors.missing),
        (ListError.CLAIMS, errors.wrong),
    ):
        for bag, column in np.argwhere(probabilities >= least).tolist():
            recording, species = data.recording_ids[bag], data.species_ids[column]
            one = lists.get((recording, data.window_of(bag)))
            is_tagged = says is ListError.LACKS and one is not None and species in one.tags
            if not is_tagged and (recording, species) not in decided:
                rows.append((float(probabilities[bag, column]), says, bag, column))
    rows.sort(key=lambda row: (-row[0], row[2], row[3]))
    best = {}
    for _, _, bag, column in rows:
        bag_rows = data.bags.instances_of([bag])
        open_ones = bag_rows[data.supervision.y[bag_rows] == UNKNOWN]
        if len(open_ones):
            best[bag, column] = SegmentId(
                int(data.segment_ids[open_ones[errors.probabilities[open_ones, column].argmax()]])
            )
    boxes = reader.segments.by_id(list(best.values()))
    out = []
    for probability, says, bag, column in rows:
        window, name = data.window_of(bag), names[data.recording_ids[bag]]
        segment = boxes.get(best.get((bag, column), SegmentId(0)))
        scores = errors.probabilities[data.bags.instances_of([bag]), column]
        out.append(
            Disagreement(
                recording_id=data.recording_ids[bag],
                recording=span_name(name, window),
                species_id=data.species_ids[column],
                species=data.species_names[column],
                says=says,
                probability=probability,
                n_calls=int((scores >= LIKELY_CALL).sum()),
                segment_id=segment.id if segment is not None else None,
                start_s=segment.box.onset_s if segment is not None else None,
                end_s=segment.box.offset_s if segment is not None else None,
                span_s=window,
            )
        )
    return tuple(out)


def write_list_errors(
    path: Path, disagreements: Sequence[Disagreement], *, overwrite: bool = False
) -> None:
    """Write the possible errors as a table (CSV)."""
    outputs.check(path, overwrite=overwrite)
    with outputs.write_together(overwrite=overwrite):
        write_csv(
            path,
            COLUMNS,
            (
                [
                    disagreement.recording,
                    disagreement.species,
                    disagreement.says.value,
                    ""
                    if math.isnan(disagreement.probability)
                    else f"{disagreement.probability:.4f}",
                    str(disagreement.n_calls),
                    "" if disagreement.start_s is None else f"{disagreement.start_s:.3f}",
                    "" if disagreement.end_s is None else f"{disagreement.end_s:.3f}",
                ]
                for disagreement in disagreements
            ),
        )

"""Longest pause inside a call of each species, learned from examples.

Every segment that a person merged, split or drew is an example of one call. With at least
`MIN_EXAMPLES` of a species, the pause is chosen at which its original fragments, joined, agree
best with the examples.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from birdann.app.commands.segments import AddSegment, MergeSegments, SplitSegment
from birdann.app.commands.settings import CALL_PAUSES
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import LabelState, Species
from birdann.core.message import Message
from birdann.core.provenance import Maker
from birdann.store import ProjectTables

Spans: TypeAlias = npt.NDArray[np.float64]

MIN_EXAMPLES = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class CallPause:
    """The longest pause inside a call of a species."""

    species_id: SpeciesId
    pause_s: float  # NaN if fragments are never joined.
    n_examples: int = 0  # Number of examples; 0 if chosen by a person.


def saved_pauses(reads: ProjectTables) -> list[CallPause]:
    """Return the pauses of the project."""
    saved = reads.settings.get(CALL_PAUSES, {})
    if not isinstance(saved, dict):
        return []
    return [
        CallPause(
            species_id=SpeciesId(int(key)),
            pause_s=np.nan if pause_s is None else float(pause_s),
            n_examples=int(n_examples),
        )
        for key, (pause_s, n_examples) in saved.items()
    ]


def stored_pauses(pauses: Iterable[CallPause]) -> dict[str, object]:
    """Return pauses as stored in the project's settings."""
    return {
        str(one.species_id): (None if np.isnan(one.pause_s) else one.pause_s, one.n_examples)
        for one in pauses
    }


def learned_pauses(reads: ProjectTables) -> list[CallPause]:
    """Return the pauses learned from examples; NaN with the number if there are too few."""
    from birdann.segmentation.joining import learned_pause

    return [
        CallPause(
            species_id=species_id,
            pause_s=learned_pause(examples)[0] if len(examples) >= MIN_EXAMPLES else np.nan,
            n_examples=len(examples),
        )
        for species_id, examples in _examples(reads).items()
    ]


def described(pauses: Iterable[CallPause], species: Mapping[SpeciesId, Species]) -> str:
    """Return the pauses as a sentence, for reports and methods; "" for none."""
    parts = [
        Message(
            "{species} {ms} ms", species=species[one.species_id].name, ms=f"{1000 * one.pause_s:g}"
        )
        for one in pauses
        if not np.isnan(one.pause_s) and one.species_id in species
    ]
    if not parts:
        return ""
    return Message("Longest pause inside one call: {parts}.", parts=", ".join(sorted(parts)))


def _examples(reads: ProjectTables) -> dict[SpeciesId, list[tuple[Spans, Spans]]]:
    """Return the examples of each species: a call, and its species' fragments in its recording."""
    made = _fragments_of_examples(reads)
    there = reads.segments.by_id(list(made))
    examples: dict[SpeciesId, list[tuple[Spans, Spans]]] = {}
    for recording_id in {one.recording_id for one in there.values()}:
        segments = reads.segments.of(recording_id)
        names = _names(reads, recording_id, [one.id for one in segments])
        found_ids = [one.id for one in segments if one.provenance.maker is not Maker.PERSON]
        for call in segments:
            name = names.get(call.id)
            if call.id in made and call.provenance.maker is Maker.PERSON and name is not None:
                around = [key for key in found_ids if names.get(key) == name]
                span_s = np.array([call.box.onset_s, call.box.offset_s])
                example = span_s, _apart(reads, {*made[call.id], *around})
                examples.setdefault(name, []).append(example)
    return examples


def _fragments_of_examples(reads: ProjectTables) -> dict[SegmentId, list[SegmentId]]:
    """Return the fragments of each segment that a person merged, split or drew."""
    made: dict[SegmentId, list[SegmentId]] = {}
    for entry in reads.edit_log.of(
        [one.name for one in (MergeSegments, SplitSegment, AddSegment)]
    ):
        old, new = entry.arguments.get("old"), entry.arguments.get("new")
        if isinstance(old, list) and isinstance(new, list):
            parts = [part for key in old for part in made.get(key, [key])]
            made |= {SegmentId(one["id"]): parts for one in new}
    return made


def _names(
    reads: ProjectTables, recording_id: RecordingId, ids: list[SegmentId]
) -> dict[SegmentId, SpeciesId]:
    """Return the species of segments, by label or prediction."""
    run_id = reads.runs.shown()
    scores = {} if run_id is None else reads.scores.best(run_id, recording_id)
    names = {key: one.species_id for key, one in scores.items()}
    for key, label in reads.labels.of(ids).items():
        names[key] = None if label.state is LabelState.REJECTED else label.species_id
    return {key: name for key, name in names.items() if name is not None}


def _apart(reads: ProjectTables, ids: Iterable[SegmentId]) -> Spans:
    """Return the spans of segments, separated where they were joined across a pause."""
    from birdann.segmentation.joining import across_pauses

    pieces = reads.segments.pieces_of(ids)
    keys = [pieces.get(key, [key]) for key in ids]
    there = reads.segments.hidden_too([key for group in keys for key in group])
    spans: list[tuple[float, float]] = []
    for group in keys:
        boxes = np.array(
            [(there[key].box.onset_s, there[key].box.offset_s) for key in group if key in there]
        ).reshape(-1, 2)
        label, none = np.zeros(len(boxes), np.int64), np.zeros(len(boxes))
        groups = across_pauses(boxes, label, none)
        spans += [(float(boxes[one, 0].min()), float(boxes[one, 1].max())) for one in groups]
    return np.array(spans).reshape(-1, 2)

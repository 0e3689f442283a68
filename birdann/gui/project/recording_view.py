"""Snapshot of one recording for the spectrogram and the panels."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import PurePosixPath

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.species import checklist
from birdann.app.commands.training_sources import ReferenceClip, reference_clips
from birdann.app.learning.calls import min_call_probability
from birdann.core.arrays import BoolArray, IndexArray
from birdann.core.custom_fields import field_texts as fields_in_words
from birdann.core.errors import AudioError
from birdann.core.ids import Ids, RecordingId, RunId, SegmentId, SpeciesId, row_of
from birdann.core.labels import (
    Label,
    LabelState,
    ListState,
    Note,
    SegmentStatus,
    Species,
    SpeciesList,
)
from birdann.core.predictions import MODES, Mode, ScoreColumns, ScoreTable
from birdann.core.recording import Recording
from birdann.core.segment import Segment, SegmentColumns
from birdann.core.windows import Span
from birdann.dsp.audio import AudioInfo, probe
from birdann.dsp.identity import VerifiedSoundFile
from birdann.formats.checklists import SpeciesName
from birdann.gui.project.segment_index import SegmentShapes, SegmentStyles, status_code
from birdann.gui.text.language import tr
from birdann.gui.text.names import species_codes
from birdann.store import ALL_TIMES, Project, ProjectReader

MAX_AT_ONCE = 4000
"""Of a recording with more segments some are read and shown before the others."""
MAX_IN_PASSING = 1000
"""More segments than this are edited, and read again, in the background."""
_FIRST_S = 90.0
_MAX_GAP_S = 0.5
"""The gap between a window and one that follows it is not longer."""
_CODE = re.compile(r"[A-Z0-9]{2,6}\Z")
_PREDICTED, _UNLABELLED, _REJECTED = (
    status_code(SegmentStatus(status)) for status in ("predicted", "unlabelled", "rejected")
)
_LIGHT = frozenset({Kind.LABELS, Kind.LISTS, Kind.SPECIES})


@dataclass(frozen=True, slots=True)
class SpeciesBook:
    """The species of a project: those in use; name, code and colour of each.

    ``candidates`` are names of an imported list, for typing.
    """

    in_use: tuple[Species, ...] = ()
    names: Mapping[SpeciesId, str] = field(default_factory=dict)
    codes: Mapping[SpeciesId, str] = field(default_factory=dict)
    colors: Mapping[SpeciesId, int] = field(default_factory=dict)
    candidates: tuple[SpeciesName, ...] = ()
    clips: Mapping[SpeciesId, tuple[ReferenceClip, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, project: Project | ProjectReader) -> "SpeciesBook":
        all_species = project.species.all()
        names = {key: species.name for key, species in all_species.items()}
        candidates = checklist(project)
        usual = {
            candidate.name: code
            for candidate in candidates
            for code in (*candidate.codes, *candidate.synonyms)
            if _CODE.match(code)
        }
        return cls(
            in_use=tuple(project.species.in_use()),
            names=names,
            codes=dict(zip(names, species_codes(tuple(names.values()), usual), strict=True)),
            colors=project.species.marks(),
            candidates=candidates,
            clips=reference_clips(project),
        )

    def name(self, species_id: SpeciesId | None) -> str:
        return self.names.get(species_id, "") if species_id is not None else ""

    def color(self, species_id: SpeciesId | None) -> int | None:
        return self.colors.get(species_id) if species_id is not None else None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class RecordingView:
    """All displayed data of one recording."""

    recording: Recording
    # sound, info, trouble: Expected path and content of the sound file; its header, or why it
    # cannot be read.
    sound: VerifiedSoundFile
    info: AudioInfo | None
    trouble: AudioError | None
    # Whether segments were searched; ``notes`` are the warnings of the segmentation.
    is_segmented: bool
    notes: tuple[str, ...]
    species_list: SpeciesList
    segments: SegmentColumns
    shapes: SegmentShapes  # The outlines of the same segments, in the same order.
    labels: Mapping[SegmentId, Label]
    # run_id, run_species, scores, table: Predictions of the latest run; ``table`` has the columns
    # ``run_species``, and its rows are ``scored_ids``.
    run_id: RunId | None
    run_species: tuple[SpeciesId, ...]
    scores: ScoreColumns
    table: ScoreTable | None
    scored_ids: Ids
    # The row of ``table`` with the strongest evidence for each species in the window, or in the
    # recording; empty without a table.
    best_example_rows: IndexArray
    # Whether all segments are read; otherwise the rest, and ``table``, will follow.
    is_whole: bool = True
    # The saved thresholds of the run.
    thresholds: Mapping[SpeciesId, float] = field(default_factory=dict)
    # The project's minimum; segments below it are outlined without a name.
    min_call_probability: float = 0.0
    # readings, written: Other observers' labels of segments, and notes.
    readings: Mapping[SegmentId, Sequence[Label]] = field(default_factory=dict)
    written: Mapping[SegmentId, Note] = field(default_factory=dict)
    # Values of custom fields, as "name: value".
    fields: Mapping[SegmentId, tuple[str, ...]] = field(default_factory=dict)
    # lists, span_s: All lists of the recording and its windows, and the window whose list is
    # ``species_list``; None if that is the recording's.
    lists: tuple[SpeciesList, ...] = ()
    span_s: Span | None = None
    # Segments whose predictions are hidden: they are labels that were removed.
    withheld: Collection[SegmentId] = ()

    @property
    def own_lists(self) -> tuple[SpeciesList, ...]:
        return tuple(species_list for species_list in self.lists if not species_list.observer)

    @property
    def windows(self) -> tuple[SpeciesList, ...]:
        return tuple(
            species_list for species_list in self.own_lists if species_list.span_s is not None
        )

    @property
    def window_and_next(self) -> tuple[SpeciesList, SpeciesList] | None:
        """The window whose list is shown and the one that follows it, if any."""
        displayed_window = next(
            (window for window in self.windows if window.span_s == self.span_s), None
        )
        if displayed_window is None or displayed_window.span_s is None:
            return None
        end_s = displayed_window.span_s[1]
        for window in self.windows:
            if window.span_s is not None and 0 <= window.span_s[0] - end_s <= _MAX_GAP_S:
                return displayed_window, window
        return None

    def lists_of(self, span_s: Span | None) -> list[SpeciesList]:
        return [species_list for species_list in self.lists if species_list.span_s == span_s]

    def own_list(self, span_s: Span | None) -> SpeciesList:
        """Return the project's list of a window, or of the recording."""
        own = (species_list for species_list in self.lists_of(span_s) if not species_list.observer)
        return next(own, SpeciesList(recording_id=self.id))

    def window_at(self, time_s: float) -> Span | None:
        """Return the smallest window around a time; None if there is none."""
        spans = (
            species_list.span_s for species_list in self.windows if species_list.span_s is not None
        )
        around = (span for span in spans if span[0] <= time_s < span[1])
        return min(around, key=lambda span: span[1] - span[0], default=None)

    def list_of(self, segment: Segment) -> SpeciesList:
        """Return the list that applies to a segment: its window's, or the recording's."""
        middle_s = (segment.box.onset_s + segment.box.offset_s) / 2
        around = (
            species_list
            for species_list in self.own_lists
            if species_list.state is not ListState.UNTAGGED
            and (
                species_list.span_s is None
                or species_list.span_s[0] <= middle_s < species_list.span_s[1]
            )
        )
        return min(around, key=_length_s, default=self.own_list(None))

    @property
    def id(self) -> RecordingId:
        return self.recording.id

    @property
    def problem(self) -> str:
        """Why the sound cannot be read, as a sentence; "" if it can."""
        return "" if self.trouble is None else str(self.trouble)

    @property
    def row_of(self) -> Mapping[SegmentId, int]:
        return self.shapes.row_of

    def existing_ids(self, segment_ids: Sequence[SegmentId]) -> tuple[SegmentId, ...]:
        rows = self.shapes.row_of.find(segment_ids).tolist()
        return tuple(key for key, row in zip(segment_ids, rows, strict=True) if row >= 0)

    def segment(self, segment_id: SegmentId) -> Segment | None:
        row = self.row_of.get(segment_id)
        return None if row is None else self.segments[row]

    def status(self, segment_id: SegmentId) -> SegmentStatus:
        label = self.labels.get(segment_id)
        if label is not None:
            return SegmentStatus(label.state.value)
        scored = segment_id in self.scores
        return SegmentStatus.PREDICTED if scored else SegmentStatus.UNLABELLED

    def species_of(self, segment_id: SegmentId) -> SpeciesId | None:
        """Return the species of a segment: its label, else its prediction."""
        label = self.labels.get(segment_id)
        if label is not None:
            return None if label.state is LabelState.REJECTED else label.species_id
        score = self.scores.get(segment_id)
        return score.species_id if score is not None else None

    def probabilities(self, segment_id: SegmentId) -> dict[SpeciesId, float]:
        """Return the probability of every species for a segment.

        Only of the two likeliest while the recording is partly read.
        """
        index = row_of(self.scored_ids, segment_id)
        if self.table is None or index is None or segment_id in self.withheld:
            score = self.scores.get(segment_id)
            if score is None or (self.is_whole and score.mode is not Mode.PROGRAM):
                return {}
            candidates = (
                (score.species_id, score.probability),
                (score.runner_up_id, score.runner_up_probability),
            )
            return {key: chance for key, chance in candidates if key is not None}
        row = self.table.probabilities[index]
        chances: dict[SpeciesId, float] = {}
        for key, p in zip(self.run_species, row, strict=True):  # two may have been merged
            chances[key] = chances.get(key, 0.0) + float(p)
        return chances

    def likeliest(self, segment_id: SegmentId, count: int) -> list[tuple[SpeciesId, float]]:
        ranked = sorted(self.probabilities(segment_id).items(), key=lambda pair: -pair[1])
        return ranked[:count]

    def without_predictions(self, segment_ids: Collection[SegmentId]) -> "RecordingView":
        """Return the view without predictions of some segments."""
        hidden = frozenset(self.existing_ids(tuple(segment_ids)))
        if not hidden:
            return self
        return replace(self, scores=self.scores.without(tuple(hidden)), withheld=hidden)

    def best_example(self, species_id: SpeciesId) -> tuple[SegmentId, float] | None:
        """Return the segment with the strongest evidence for a species, and its probability."""
        if (
            self.table is None
            or species_id not in self.run_species
            or not len(self.best_example_rows)
        ):
            return None
        column = self.run_species.index(species_id)
        row = int(self.best_example_rows[column])
        return SegmentId(int(self.table.segment_ids[row])), float(
            self.table.probabilities[row, column]
        )

    def confirmed_segments(self) -> dict[SpeciesId, list[SegmentId]]:
        segments: dict[SpeciesId, list[SegmentId]] = {}
        here = self.labels if self.span_s is None else set(self.segments.ids[self.is_in_window()])
        for key, label in self.labels.items():
            species = None if label.state is LabelState.REJECTED else label.species_id
            if species is not None and key in here:
                segments.setdefault(species, []).append(key)
        return segments

    def species_predicted_here(self) -> set[SpeciesId]:
        species = self.scores.species[self.is_in_window() & ~self._is_labelled()]
        return {
            self.scores.species_ids[k] for k in np.flatnonzero(np.bincount(species[species >= 0]))
        }

    def is_unexplained(self) -> BoolArray:
        """Return which segments, bool (n,), match no species of the list that applies to them."""
        scores, is_named = self.scores, np.zeros(len(self.segments), dtype=np.bool_)
        for species_list in sorted(
            self.own_lists, key=_length_s, reverse=True
        ):  # inner after outer
            if species_list.state is not ListState.UNTAGGED:
                is_named[self.is_in_span(species_list.span_s)] = bool(species_list.present)
        is_listed = scores.mode == MODES.index(Mode.TRANSDUCTIVE)
        return np.asarray(is_listed & (scores.species < 0) & is_named & ~self._is_labelled())

    def is_in_window(self) -> BoolArray:
        """Return which segments, bool (n,), lie in the window shown, or in the recording."""
        return self.is_in_span(self.span_s)

    def is_in_span(self, span_s: Span | None) -> BoolArray:
        """Return which segments, bool (n,), lie in a window, or in the recording."""
        if span_s is None:
            return np.ones(len(self.segments), dtype=np.bool_)
        middle_s = (self.segments.onsets_s + self.segments.offsets_s) / 2
        return np.asarray((span_s[0] <= middle_s) & (middle_s < span_s[1]))

    def _is_labelled(self) -> BoolArray:
        labelled = np.zeros(len(self.segments), dtype=np.bool_)
        rows = self.shapes.row_of.find(self.labels)
        labelled[rows[rows >= 0]] = True
        return labelled

    def predicted_species(
        self, least: float, thresholds: Mapping[SpeciesId, float] | None = None
    ) -> list[SpeciesId]:
        """Return the species with a sufficiently probable segment, most probable first.

        A saved threshold of the species replaces the given minimum.
        """
        if self.table is None or not len(self.best_example_rows):
            return []
        surest = self.table.probabilities[
            self.best_example_rows, np.arange(len(self.best_example_rows))
        ]
        order = np.argsort(-surest, kind="stable")
        needed = [(thresholds or {}).get(key, least) for key in self.run_species]
        return list(dict.fromkeys(self.run_species[k] for k in order if surest[k] >= needed[k]))


def load_recording(
    project: Project,
    recording_id: RecordingId,
    *,
    in_parts: bool = False,
    near: SegmentId | None = None,
) -> RecordingView:
    """Read one recording; for a background thread, as the sound file is opened.

    With ``in_parts``, of a recording with very many segments only some minutes are read: those
    around a segment, or the first.
    """
    with project.reader() as reader, reader.snapshot():
        recording = reader.recordings.one(recording_id)
        info, trouble = probe_sound(project, recording)
        segmentation = reader.recordings.segmentation(recording_id)
        run_id = reader.runs.id_in_use()
        is_whole = not in_parts or reader.segments.count(recording_id) <= MAX_AT_ONCE
        between_s = ALL_TIMES if is_whole else _stretch_s(reader, near)
        segments = reader.segments.columns(recording_id, between_s)
        shapes = SegmentShapes.of(segments)
        scores = reader.scores.proposals(run_id, recording_id, segments.ids, between_s)
        table = reader.scores.table(run_id, recording_id) if run_id and is_whole else None
        scored_ids = table.segment_ids if table is not None else np.empty(0, dtype=np.int64)
        return RecordingView(
            recording=recording,
            sound=project.verified_sound(recording),
            info=info,
            trouble=trouble,
            is_segmented=segmentation is not None,
            notes=segmentation.notes if segmentation is not None else (),
            species_list=reader.lists.of(recording_id),
            lists=tuple(reader.lists.every([recording_id])),
            segments=segments,
            shapes=shapes,
            labels=reader.labels.all(recording_id)
            if is_whole
            else reader.labels.of(segments.ids.tolist()),
            run_id=run_id,
            run_species=reader.runs.targets(run_id) if run_id is not None else (),
            scores=scores,
            table=table,
            scored_ids=scored_ids,
            best_example_rows=_best_example_rows(table),
            is_whole=is_whole,
            thresholds={
                threshold.species_id: threshold.score
                for threshold in reader.thresholds.all()
                if threshold.source == run_id
            },
            min_call_probability=min_call_probability(reader),
            readings=reader.labels.readings_in(recording_id),
            written=reader.segments.notes_in(recording_id),
            fields=fields_in_words(reader.custom_fields.values(segments.ids.tolist())),
        )


def _best_example_rows(table: ScoreTable | None, of: BoolArray | None = None) -> IndexArray:
    """Return the table row with the strongest evidence for each species."""
    if table is None or not (n := len(table.probabilities) if of is None else int(of.sum())):
        return np.empty(0, dtype=np.intp)
    rows = np.arange(n) if of is None else np.flatnonzero(of)
    return np.asarray(rows[table.probabilities[rows].argmax(axis=0)])


def load_first(
    project: Project, preferred: RecordingId | None = None
) -> tuple[SpeciesBook, RecordingView | None]:
    """Read what is shown first of a project: its species, and a recording.

    This is the preferred one or, if it does not exist, the first by name.
    """
    with project.reader() as reader, reader.snapshot():
        book, paths = SpeciesBook.of(reader), reader.recordings.paths()
    first = (
        preferred
        if preferred in paths
        else min(paths, key=lambda key: PurePosixPath(paths[key]).name.casefold(), default=None)
    )
    return book, None if first is None else load_recording(project, first, in_parts=True)


def _stretch_s(reader: ProjectReader, near: SegmentId | None) -> tuple[float, float]:
    """Return the range to read first: around a segment, or from the start."""
    segments = reader.segments.by_id([near]) if near is not None else {}
    middle_s = segments[near].box.onset_s if near is not None and near in segments else 0.0
    return middle_s - _FIRST_S, middle_s + _FIRST_S


def is_light(changes: ChangeSet) -> bool:
    """Whether an edit can be applied to a view without reading it again."""
    segments = changes.segments
    is_known = Kind.LABELS not in changes.kinds or segments is not None
    is_short = segments is None or len(segments) <= MAX_IN_PASSING
    return is_known and is_short and changes.kinds <= _LIGHT


def current_labels(project: Project, changes: ChangeSet) -> dict[SegmentId, Label]:
    """Return the present labels of the segments that an edit touched."""
    return project.labels.of(list(changes.segments)) if changes.segments is not None else {}


def apply_changes(
    view: RecordingView, project: Project, changes: ChangeSet, labels: Mapping[SegmentId, Label]
) -> tuple[RecordingView, tuple[SegmentId, ...]]:
    """Return a view after a light edit, and which of its segments have other labels.

    ``labels`` are those of the segments that the edit touched.
    """
    if Kind.LISTS in changes.kinds:
        lists = tuple(project.lists.every([view.id]))
        view = with_window(replace(view, lists=lists), view.span_s)
    if changes.segments is None:
        return view, ()
    readings = project.labels.readings(changes.segments)
    written = project.segments.notes(changes.segments)
    touched = changes.segments
    before = {key: reading for key, reading in view.readings.items() if key not in touched}
    notes = {key: note for key, note in view.written.items() if key not in touched}
    fields = {key: values for key, values in view.fields.items() if key not in touched}
    fields |= fields_in_words(project.custom_fields.values(touched))
    view = replace(
        view, readings={**before, **readings}, written={**notes, **written}, fields=fields
    )
    own, kept = view.existing_ids(tuple(touched)), dict(view.labels)
    for key in own:
        kept.pop(key, None)
    new = {key: labels[key] for key in own if key in labels}
    return replace(view, labels=kept | new), own


def with_window(view: RecordingView, span_s: Span | None) -> RecordingView:
    """Return a view with the list of a window; of the recording if the window is gone."""
    if all(species_list.span_s != span_s for species_list in view.windows):
        span_s = None
    own_list = view.own_list(span_s)
    is_same, view = span_s == view.span_s, replace(view, species_list=own_list, span_s=span_s)
    if is_same:
        return view
    is_whole = span_s is None or view.table is None
    of = None if is_whole else view.is_in_window()[view.shapes.row_of.find(view.scored_ids)]
    return replace(view, best_example_rows=_best_example_rows(view.table, of))


def _length_s(species_list: SpeciesList) -> float:
    return inf if species_list.span_s is None else species_list.span_s[1] - species_list.span_s[0]


def probe_sound(
    project: Project, recording: Recording
) -> tuple[AudioInfo | None, AudioError | None]:
    """Return the header of a recording's sound file, or why it cannot be read."""
    import birdann.dsp.tiles  # noqa: F401 - else the window's thread does, to open the picture

    try:
        return probe(project.audio_path(recording)), None
    except AudioError as error:
        return None, error


def segment_styles(
    view: RecordingView, book: SpeciesBook, rows: IndexArray | None = None
) -> SegmentStyles:
    """Return the display attributes of the segments, or of those at some indices."""
    scores = view.scores
    if rows is None:
        rows, labels = np.arange(len(view.segments)), view.labels
        segment_rows = view.shapes.row_of.find(labels).tolist()
    else:
        ids = view.segments.ids[rows].tolist()
        labels = {key: view.labels[key] for key in ids if key in view.labels}
        segment_rows = [index for index, key in enumerate(ids) if key in labels]
    color_of = np.array([*(book.colors.get(key, -1) for key in scores.species_ids), -1])
    text_index = {key: 2 + index for index, key in enumerate(book.names)}  # in what ``names`` says
    text_of = np.array([*(text_index.get(key, -1) for key in scores.species_ids), -1])
    is_scored = scores.mode[rows] >= 0
    is_named = is_scored & ~(scores.call_probability[rows] < view.min_call_probability)
    colors = np.where(is_named, color_of[scores.species[rows]], -1).astype(np.int32)
    # What is probably not a call is said by a grey outline alone, and so is "none of the species", unless
    # a list says which there are: then it may be a call of a species that the list forgot.
    # Names stand behind "Not a bird" and what no listed one explains.
    texts = np.where(is_named, text_of[scores.species[rows]], -1)
    statuses = np.where(is_scored, _PREDICTED, _UNLABELLED).astype(np.int8)
    probabilities = np.where(colors >= 0, scores.probability[rows], np.nan)
    for segment_row, label in zip(segment_rows, labels.values(), strict=True):
        if segment_row < 0:
            continue
        status = SegmentStatus(label.state.value)
        color = None if status is SegmentStatus.REJECTED else book.color(label.species_id)
        statuses[segment_row] = status_code(status)
        colors[segment_row] = -1 if color is None else color
        probabilities[segment_row] = np.nan
        texts[segment_row] = (
            -1 if label.species_id is None else text_index.get(label.species_id, -1)
        )
    texts[statuses == _REJECTED] = 0
    texts[view.is_unexplained()[rows]] = 1
    return SegmentStyles(
        statuses=statuses,
        colors=colors,
        labels=texts.astype(np.int32),
        probabilities=probabilities,
        names=(tr("Noise"), "?", *book.names.values()),
        codes=("×", "?", *book.codes.values()),
    )


def order_by_use(
    lists: Sequence[SpeciesList], species: Sequence[Species], recent: Sequence[SpeciesId]
) -> list[SpeciesId]:
    """Return species in the order to offer them: the most tagged first, then recent ones."""
    counts: dict[SpeciesId, int] = {each_species.id: 0 for each_species in species}
    for species_list in lists:
        for key in species_list.present:
            if key in counts:
                counts[key] += 1
    late = {key: index for index, key in enumerate(recent, 1)}
    names = {each_species.id: each_species.name for each_species in species}
    return sorted(counts, key=lambda key: (-counts[key], -late.get(key, 0), names[key]))

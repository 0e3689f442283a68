"""Training of the forest segmenter from strokes, or from confirmed segments."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.learning.training import software_versions
from birdann.app.reports import Failure, Report, failures_field
from birdann.app.segmenting.segmenters import (
    FOREST,
    USES_AUTOMATIC,
    automatic_params,
    preset_params,
)
from birdann.app.session import Session
from birdann.core.errors import AudioError, NothingToLearnError
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, new_id
from birdann.core.labels import Label, LabelState
from birdann.core.message import Message, paragraph
from birdann.core.progress import Progress, part, silent
from birdann.core.provenance import run_provenance
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.core.strokes import SegmenterId, Stroke, StrokeId, StrokeKind, TrainedSegmenter
from birdann.store import Project, Transaction

if TYPE_CHECKING:
    from birdann.dsp.spectrogram import Spectrogram, SpectrogramParams
    from birdann.segmentation.forest.strokes import Strokes
    from birdann.segmentation.presets import SegmenterParams

FOREST_PRESET = "exact HJA/MLSP"
"""The spectrogram that forests were published with; it is the same at every sample rate."""
_FINEST_S, _SHORT_SHARE = 0.008, 0.1
"""No finer windows than this are chosen for boxes, whatever the shortest tenth of them measures."""


class TrainFrom(StrEnum):
    """Source of the training data."""

    STROKES = "strokes"
    SEGMENTS = "segments"


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmenterTrainingReport(Report):
    """Result of training a segmenter."""

    segmenter_id: SegmenterId
    digest: str
    source: TrainFrom
    preset: str
    seed: int
    # recordings, strokes: Amount of training data; segments count as strokes.
    recordings: int
    strokes: int
    size_bytes: int
    boxed: int  # How many calls the recordings have that are boxed completely.
    # f1_taught, f1_untaught: Of their outlines, with it and with the automatic choice of
    # segmenter, one to one; 0 without any.
    f1_taught: float
    f1_untaught: float
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be used:", "%Ln files could not be used:"
    )

    def opening(self) -> list[str]:
        """Return the amount of training data, and how to use the segmenter."""
        examples = Message.counted("%Ln segment", "%Ln segments", self.strokes)
        if self.source is TrainFrom.STROKES:
            examples = Message.counted("%Ln stroke", "%Ln strokes", self.strokes)
        out: list[str] = [
            Message(
                "Trained a forest segmenter from {examples} on {recordings} (spectrogram "
                "“{preset}”, {size} MB).",
                examples=examples,
                recordings=Message.counted("%Ln recording", "%Ln recordings", self.recordings),
                preset=self.preset,
                size=f"{self.size_bytes / 1e6:.1f}",
            ),
            Message("It is used by: birdann segment --segmenter forest"),
        ]
        if self.is_no_gain:
            out.append(
                Message(
                    "On complete boxes it gains no more than chance (F1 {taught}, with the "
                    "automatic choice {untaught}): the automatic choice is used in its place.",
                    taught=f"{self.f1_taught:.2f}",
                    untaught=f"{self.f1_untaught:.2f}",
                )
            )
        return out

    @property
    def is_no_gain(self) -> bool:
        """Whether teaching gains less than a standard error even where it was taught."""
        if not self.boxed:
            return False
        error = math.sqrt((1 - self.f1_untaught) / self.boxed)
        return self.f1_taught - self.f1_untaught < error


@dataclass(frozen=True, slots=True)
class _Example:
    """Training data of one recording."""

    recording: Recording
    strokes: Sequence[Stroke]


def train_segmenter(
    session: Session,
    *,
    source: TrainFrom = TrainFrom.STROKES,
    preset: str = FOREST_PRESET,
    n_trees: int = 16,
    seed: int = 0,
    progress: Progress = silent,
) -> SegmenterTrainingReport:
    """Train a forest segmenter and store it in the project, where the latest is used.

    Parameters
    ----------
    source
        Strokes in the project, or segments: those with a species are calls, noise is
        background, and the area of others is excluded.
    preset
        Defines the spectrogram, with shorter windows where boxes are shorter. If it leaves
        sample rates unchanged, sound is resampled to the lowest rate of the project, so that
        one forest serves all.
    n_trees
        16 in Neal et al. (2011).
    seed
        Makes the result reproducible.
    """
    from birdann.segmentation.forest.segmenter import ForestSegmenter
    from birdann.segmentation.presets import SegmenterParams

    project = session.project
    examples = (
        _painted_examples(project) if source is TrainFrom.STROKES else _reviewed_strokes(project)
    )
    if not any(s.kind is StrokeKind.CALL for painted in examples for s in painted.strokes):
        raise NothingToLearnError(_NOTHING[source].with_values(path=project.path))
    spectrogram = _with_lowest_rate(preset_params(preset).spectrogram, project.recordings.all())
    spectrogram = _limit_window_to_boxes(spectrogram, examples)
    hearing = _Hearing(project, spectrogram, part(progress, 0.0, 0.5))
    try:
        forest = ForestSegmenter.train(hearing.examples(examples), n_trees=n_trees, seed=seed)
    except NothingToLearnError as error:
        reasons = (failure.message for failure in hearing.failed.values())
        raise NothingToLearnError(paragraph(str(error), *reasons)) from error
    progress(0.95, Message("Storing the segmenter"))
    data = forest.to_bytes()
    readable_examples = [
        painted for painted in examples if painted.recording.id not in hearing.failed
    ]
    boxed = {
        painted.recording: calls
        for painted in readable_examples
        if (calls := _complete_boxes(painted))
    }
    taught = SegmenterParams(spectrogram=spectrogram, segmenter=forest, follows_near=True)
    report = SegmenterTrainingReport(
        boxed=sum(map(len, boxed.values())),
        f1_taught=_f1_in_boxes(project, boxed, lambda _recording: taught),
        f1_untaught=_f1_in_boxes(project, boxed, automatic_params),
        segmenter_id=SegmenterId(new_id()),
        digest=forest.digest(),
        source=source,
        preset=preset,
        seed=seed,
        recordings=len(readable_examples),
        strokes=sum(
            s.kind is not StrokeKind.REST for painted in readable_examples for s in painted.strokes
        ),
        size_bytes=len(data),
        failures=tuple(hearing.failed.values()),
    )
    _store(session, report, spectrogram, data, n_trees)
    progress(1.0, Message("Done"))
    return report


_NOTHING = {
    TrainFrom.STROKES: (
        Message(
            "No calls are painted in {path}. Paint some, import a table of boxes "
            "(--boxes), or train from confirmed segments (--from-segments)."
        )
    ),
    TrainFrom.SEGMENTS: (
        Message(
            "No segment in {path} is confirmed or corrected. Review some, or train from "
            "the boxes of a table (--boxes)."
        )
    ),
}


def _store(
    session: Session,
    report: SegmenterTrainingReport,
    spectrogram: "SpectrogramParams",
    data: bytes,
    n_trees: int,
) -> None:
    trained = TrainedSegmenter(
        id=report.segmenter_id,
        name=FOREST,
        spectrogram=asdict(spectrogram),
        seed=report.seed,
        digest=report.digest,
        provenance=run_provenance(f"{FOREST} {report.digest}"),
        report={
            "source": report.source.value,
            "preset": report.preset,
            "trees": n_trees,
            "recordings": report.recordings,
            "strokes": report.strokes,
            USES_AUTOMATIC: report.is_no_gain,
        },
    )

    def write(tx: Transaction) -> ChangeSet:
        tx.segmenters.add(trained, data, software_versions())
        return ChangeSet.of(Kind.SETTINGS)

    arguments = {"segmenter": trained.id, "source": report.source.value, "seed": report.seed}
    session.apply("train segmenter", arguments, write)


def _complete_boxes(example: _Example) -> list[TimeFreqBox]:
    """Return the boxes of a recording's calls, none where not all calls are in boxes."""
    calls = [s for s in example.strokes if s.kind is StrokeKind.CALL]
    is_complete = any(s.kind is StrokeKind.REST for s in example.strokes)
    return [s.box for s in calls if is_complete and all(c.mask is None for c in calls)]


def _f1_in_boxes(
    project: Project,
    boxed: Mapping[Recording, Sequence[TimeFreqBox]],
    params_of: "Callable[[Recording], SegmenterParams]",
) -> float:
    """Return F1 of outlines of the calls in some recordings, matched one to one in time."""
    from birdann.analysis.pipeline import outlines_between
    from birdann.segmentation.one_to_one import MEASURES, pairs
    from birdann.segmentation.scores import Span

    n_hits = n_spans = 0
    for recording, calls in boxed.items():
        path, whole_s = project.audio_path(recording), (0.0, recording.duration_s)
        outlines = outlines_between(path, whole_s, segmenter=params_of(recording))
        spans, known = (
            [Span(recording="", start_s=box.onset_s, end_s=box.offset_s) for box in boxes]
            for boxes in ([outline.box for outline in outlines], calls)
        )
        n_hits += len(pairs(spans, known, MEASURES["iou50"]))
        n_spans += len(spans) + len(known)
    return 2 * n_hits / max(1, n_spans)


def _painted_examples(project: Project) -> list[_Example]:
    by_recording: dict[RecordingId, list[Stroke]] = {}
    for stroke in project.strokes.all():
        by_recording.setdefault(stroke.recording_id, []).append(stroke)
    return [
        _Example(r, by_recording[r.id]) for r in project.recordings.all() if r.id in by_recording
    ]


def _reviewed_strokes(project: Project) -> list[_Example]:
    """Return every recording with labelled segments, as strokes."""
    labels = project.labels.all()
    kinds = {segment: _stroke_kind(label) for segment, label in labels.items()}
    calls = [segment for segment, kind in kinds.items() if kind is StrokeKind.CALL]
    owners = set(project.segments.recordings_of(calls).values())
    return [
        _Example(recording, _as_strokes(recording, project.segments.of(recording.id), kinds))
        for recording in project.recordings.all()
        if recording.id in owners
    ]


def _stroke_kind(label: Label) -> StrokeKind:
    if label.state is not LabelState.REJECTED:
        return StrokeKind.CALL
    return StrokeKind.OTHER if label.species_id is None else StrokeKind.UNSURE


def _as_strokes(
    recording: Recording, segments: Sequence[Segment], kinds: Mapping[SegmentId, StrokeKind]
) -> list[Stroke]:
    strokes = [
        Stroke(
            id=StrokeId(segment.id),
            recording_id=recording.id,
            kind=kinds.get(segment.id, StrokeKind.UNSURE),
            box=segment.box,
            mask=segment.mask,
            provenance=segment.provenance,
        )
        for segment in segments
    ]
    whole = replace(strokes[0], kind=StrokeKind.REST, mask=None)
    return [*strokes, whole]


def _with_lowest_rate(
    spectrogram: "SpectrogramParams", recordings: Sequence[Recording]
) -> "SpectrogramParams":
    """Return the settings with the lowest rate of the recordings, unless they define one."""
    lowest = min(r.sample_rate_hz for r in recordings)
    return replace(spectrogram, resample_hz=spectrogram.resample_hz or lowest)


def _limit_window_to_boxes(
    spectrogram: "SpectrogramParams", examples: Sequence[_Example]
) -> "SpectrogramParams":
    """Return the settings with windows of at most half the duration of nearly every box."""
    durations_s = [
        stroke.box.duration_s
        for painted in examples
        for stroke in painted.strokes
        if stroke.kind is StrokeKind.CALL and stroke.mask is None
    ]
    if not durations_s:
        return spectrogram
    window_s = max(_FINEST_S, float(np.quantile(durations_s, _SHORT_SHARE)) / 2)
    ratio = min(1.0, window_s / spectrogram.window_s)
    return replace(
        spectrogram, window_s=ratio * spectrogram.window_s, hop_s=ratio * spectrogram.hop_s
    )


@dataclass(slots=True)
class _Hearing:
    """Reads the sound of strokes; unreadable files are noted and omitted."""

    project: Project
    spectrogram: "SpectrogramParams"
    progress: Progress
    failed: dict[RecordingId, Failure] = field(default_factory=dict)

    def examples(self, examples: Sequence[_Example]) -> "Iterator[tuple[Spectrogram, Strokes]]":
        """Yield each painted part of the sound with its recording's strokes."""
        from birdann.analysis.pipeline import spectrogram_blocks

        for i, painted in enumerate(examples):
            self.progress(
                i / len(examples), Message("Learning from {name}", name=painted.recording.name)
            )
            strokes = self._strokes(painted)
            try:
                path = self.project.audio_path(painted.recording)
                for picture in spectrogram_blocks(path, self.spectrogram):
                    if strokes.is_complete or _is_painted(strokes, picture):
                        yield picture, strokes
            except AudioError as error:
                self.failed[painted.recording.id] = Failure(
                    path=painted.recording.path, message=str(error)
                )
        self.progress(1.0, Message("Growing trees"))

    def _strokes(self, painted: _Example) -> "Strokes":
        from birdann.segmentation.forest.strokes import Strokes

        layout = self.spectrogram.layout(painted.recording.sample_rate_hz)
        masks: dict[StrokeKind, list[Mask]] = {kind: [] for kind in StrokeKind}
        for stroke in painted.strokes:
            if stroke.kind is not StrokeKind.REST:
                masks[stroke.kind] += _stroke_masks(stroke, layout.grid, layout.n_bins)
        return Strokes.from_masks(
            call=masks[StrokeKind.CALL],
            other=masks[StrokeKind.OTHER],
            unsure=masks[StrokeKind.UNSURE],
            is_complete=any(s.kind is StrokeKind.REST for s in painted.strokes),
        )


def _is_painted(strokes: "Strokes", picture: "Spectrogram") -> bool:
    frames = np.concatenate([strokes.call[:, 1], strokes.other[:, 1]]) - picture.first_frame
    return bool(((frames >= 0) & (frames < picture.n_frames)).any())


def _stroke_masks(stroke: Stroke, grid: Grid, n_bins: int) -> list[Mask]:
    """Return a stroke's pixels on a grid; None if it lies above the highest bin."""
    from birdann.segmentation.forest.strokes import resample_mask

    top_hz = (n_bins - 0.5) * grid.bin_hz
    if stroke.mask is not None:
        mask = resample_mask(stroke.mask, grid)
    elif stroke.box.low_hz >= top_hz:
        mask = None
    else:
        box = replace(stroke.box, high_hz=min(stroke.box.high_hz, top_hz))
        mask = Mask.from_box(box, grid)
    return [mask] if mask is not None else []

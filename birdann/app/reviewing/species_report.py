"""The training report: usability of predictions by species, share correct, most effective next step."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from birdann.app.learning.calls import (
    below_call_threshold,
    min_call_probability,
    open_predictions,
)
from birdann.app.learning.findings import no_calibration_message
from birdann.app.reviewing.queue import displayed_species
from birdann.app.reviewing.report_steps import Help, Light, NextStep, SpeciesState, best_step
from birdann.app.reviewing.similarity import standardise
from birdann.app.reviewing.sound_groups import unseparated_kinds
from birdann.app.reviewing.validated import n_outdated_answers, validated_shares
from birdann.core.arrays import BoolArray, FloatArray, Int32Array, Int64Array
from birdann.core.ids import RecordingId, SegmentId, SpeciesId, rows_of
from birdann.core.intervals import wilson
from birdann.core.labels import Label, LabelState
from birdann.core.message import Message, join_texts, paragraph, percent
from birdann.core.predictions import ModelRun
from birdann.core.training_report import (
    MIN_RECORDINGS,
    Reliability,
    SpeciesReliability,
    TrainingReport,
)
from birdann.store import LABEL_STATES, ProjectReader, RecordingOverview, SegmentTable

_N_BINS = 10
_REJECTED = LABEL_STATES.index(LabelState.REJECTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Proportion:
    """A share with its 95 % confidence interval, each 0..1."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        low, high = percent(self.low).removesuffix(" %"), percent(self.high)
        return f"{percent(self.share)} ({low}–{high})"


def interval(correct: float, n: float) -> Proportion:
    """Return a share with its interval."""
    share = correct / n
    low, high = wilson(share, n)
    return Proportion(share=share, low=max(0.0, float(low)), high=min(1.0, float(high)))


def share_correct(
    report: TrainingReport, index: int, stated: float, reviewed: FloatArray
) -> Proportion | None:
    """Return the share correct of a species by column; None below `MIN_RECORDINGS` recordings.

    Held-out recordings, which calibrated what is stated, and those with reviewed predictions count
    once each, as segments of one are correct or wrong together. Recordings without a correct answer
    do not count towards the minimum, so that a wrong answer never raises the lower bound.

    Parameters
    ----------
    stated
        Mean probability of its predictions before they were reviewed; NaN without any. What is held
        out is another mixture: fragments, noise, and names given by models of fewer lists.
    reviewed
        Share of reviewed predictions that is correct, in each recording with any since training.
    """
    calibrated = report.calibration.species if report.calibration is not None else ()
    tested = calibrated[index] if index < len(calibrated) else SpeciesReliability()
    if tested.recordings + np.count_nonzero(reviewed) < MIN_RECORDINGS:
        return None
    expected = tested.correct if np.isnan(stated) else stated
    n_correct = tested.recordings * expected + float(reviewed.sum())
    return interval(n_correct, tested.recordings + len(reviewed))


def held_out_reliability(report: TrainingReport) -> Reliability | None:
    """Return the reliability of held-out items, if there are any."""
    tested = report.calibration.after if report.calibration is not None else None
    return tested if tested is not None and tested.segments else None


@dataclass(frozen=True, slots=True, eq=False)
class Answers:
    """Predictions reviewed since training: recordings, columns, probabilities, whether correct."""

    recording: Int32Array
    species: Int32Array
    stated: FloatArray
    right: BoolArray

    @classmethod
    def from_run(
        cls,
        run: ModelRun,
        table: SegmentTable,
        labels: Mapping[SegmentId, Label],
        predicted: SegmentTable,
    ) -> "Answers":
        """Return the answers to a run's predictions that are newer than it.

        Predictions are those of ``predicted``, of an earlier time than the labels of ``table``. To
        reject another species is no answer.
        """
        rows = np.flatnonzero(table.label >= 0)
        at = rows_of(predicted.segment_ids, table.segment_ids[rows].tolist())
        rows, at = rows[at >= 0], at[at >= 0]
        column = {key: position for position, key in enumerate(table.species_ids)}
        columns = np.array([*(column.get(key, -1) for key in predicted.species_ids), -1], np.int32)
        species = columns[predicted.species[at]]
        label_species, is_rejected = table.label_species[rows], table.label[rows] == _REJECTED
        is_answered = ~is_rejected | (label_species < 0) | (label_species == species)
        is_answered &= species >= 0
        rows, at, species = rows[is_answered], at[is_answered], species[is_answered]
        newer = [
            labels[key].provenance.at > run.created_at
            if (key := SegmentId(segment_id)) in labels
            else False
            for segment_id in table.segment_ids[rows].tolist()
        ]
        is_newer = np.array(newer, dtype=np.bool_)
        rows, species = rows[is_newer], species[is_newer]
        right = (table.label[rows] != _REJECTED) & (table.label_species[rows] == species)
        stated = predicted.probability[at[is_newer]]
        return cls(table.recording[rows], species, stated, right)

    def fraction_correct_by_recording(self, chosen: BoolArray) -> FloatArray:
        """Return the share of the chosen predictions that is correct, in each recording of them."""
        _, recording = np.unique(self.recording[chosen], return_inverse=True)
        return np.bincount(recording, self.right[chosen]) / np.bincount(recording)

    def reliability(self) -> Reliability | None:
        """Return predicted probability against share correct in ten bins; None without answers.

        The share is the mean over recordings, which its interval counts.
        """
        if not len(self.stated):
            return None
        bin_of = np.clip((self.stated * _N_BINS).astype(int), 0, _N_BINS - 1)
        bins = [bin_of == bin_index for bin_index in np.unique(bin_of)]
        by_recording = [self.fraction_correct_by_recording(members) for members in bins]
        proportions = [interval(float(is_right.sum()), len(is_right)) for is_right in by_recording]
        return Reliability(
            stated=tuple(float(self.stated[members].mean()) for members in bins),
            found=tuple(proportion.share for proportion in proportions),
            low=tuple(proportion.low for proportion in proportions),
            high=tuple(proportion.high for proportion in proportions),
            segments=tuple(float(members.sum()) for members in bins),
            recordings=len(np.unique(self.recording)),
        )


_NONE = np.empty(0, dtype=np.int32)
NO_ANSWERS = Answers(_NONE, _NONE, np.empty(0), np.empty(0, dtype=np.bool_))


_GOOD_FROM, _POOR_BELOW, _MIN_LISTS = 0.8, 0.6, 3
_MAX_EXAMPLES, _MAX_CANDIDATES = 3, 12
_MAX_CONFUSED, _MIN_CONFUSED = 2, 0.05


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRow:
    """A species, or a recording that needs attention."""

    name: str
    detail: str  # Number of calls of a species; the problem of a recording.
    help: Help
    light: Light = Light.CHECK
    species_id: SpeciesId | None = None
    n_calls: int = 0
    n_lists: int = 0
    n_confirmed: int = 0
    # Most typical segments, a confirmed one first, with whether each is confirmed.
    examples: tuple[tuple[SegmentId, bool], ...] = ()
    confused: tuple[str, ...] = ()  # Species (or noise) that it is most often confused with.
    is_separable: bool = True  # False if lists cannot separate it from what it is confused with.
    # Share correct of its predictions; None if it cannot be estimated.
    correct: Proportion | None = None
    is_validated: bool = False  # Whether it is estimated by a validation sample.


HELD_OUT, REVIEWED = Message("Held-out recordings"), Message("Reviewed predictions")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportPage:
    """The report of a run with the answers so far."""

    run: ModelRun
    # species, recordings: Int64Array, those that need attention first.
    species: tuple[ReportRow, ...]
    recordings: tuple[ReportRow, ...]
    correct: float | None  # Share correct of the unreviewed predictions, or None.
    # n_answers, n_correct: Number of reviewed predictions, and of confirmed ones.
    n_answers: int
    n_correct: int
    own_reliability: Reliability | None = None  # Of answers since training.
    n_outdated: int = 0  # Number of answers to validation samples of other models.

    @property
    def reliability(self) -> Reliability | None:
        """The reliability diagram of held-out recordings, if there are enough."""
        tested = held_out_reliability(self.run.report)
        return tested if tested is not None and tested.is_measured else None

    @property
    def diagrams(self) -> tuple[tuple[str, Reliability], ...]:
        """What the reliability diagram shows: held-out recordings, answers, and each detector."""
        choices = self.run.report.model.choices
        curves = (choices.curves or {}) if choices is not None else {}
        every = (
            (HELD_OUT, self.reliability),
            (REVIEWED, self.own_reliability),
            *(
                (Message("Detections of {detector}", detector=name), curve)
                for name, curve in curves.items()
                if curve.is_measured
            ),
        )
        return tuple(
            (title, reliability) for title, reliability in every if reliability is not None
        )

    def select_light(self, light: Light) -> tuple[ReportRow, ...]:
        """Return the species with a light."""
        return tuple(row for row in self.species if row.light is light)

    @property
    def caption(self) -> str:
        """The amount of training data."""
        data = self.run.report.data
        parts = [
            Message.counted("%Ln recording", "%Ln recordings", data.recordings),
            Message.counted("%Ln species", "%Ln species", data.species),
            Message.counted("%Ln segment", "%Ln segments", data.segments),
        ]
        parts += Message.if_any(
            "%Ln segment of training sources",
            "%Ln segments of training sources",
            data.source_segments,
        )
        return join_texts(parts)

    @property
    def sentence(self) -> str:
        """Whether the predictions can be used, in one line."""
        n_needing = len(self.select_light(Light.NEEDS_DATA))
        n_together = sum(not row.is_separable for row in self.species)
        n_validated = sum(row.is_validated for row in self.species)
        if self.correct is None and n_validated:
            first: str = Message.counted(
                "The share of correct predictions is known for %Ln species, from validation samples.",
                "The share of correct predictions is known for %Ln species, from validation samples.",
                n_validated,
            )
        elif self.correct is None:
            first = Message("The share of correct predictions has not been measured.")
        else:
            tenths = min(10, max(0, round(10 * self.correct)))
            first = Message("About {n} of 10 predictions are correct.", n=tenths)
        more: list[str] = []
        n_of_two_kinds = sum(row.help.step is NextStep.KINDS for row in self.species)
        more += Message.if_any(
            "%Ln species has two kinds of sound that no list separates.",
            "%Ln species have two kinds of sound that no list separates.",
            n_of_two_kinds,
        )
        more += Message.if_any("%Ln species needs data.", "%Ln species need data.", n_needing)
        more += Message.if_any(
            "%Ln species cannot be separated by lists.",
            "%Ln species cannot be separated by lists.",
            n_together,
        )
        return paragraph(first, *more)

    @property
    def evidence(self) -> str:
        """The calibration error, and the user's answers."""
        parts: list[str] = []
        if (tested := held_out_reliability(self.run.report)) is not None:
            parts.append(calibration(tested))
        if self.n_answers:
            parts.append(
                Message(
                    "Reviewed predictions: {correct} of {answers} correct.",
                    correct=f"{self.n_correct:,}",
                    answers=f"{self.n_answers:,}",
                )
            )
        parts += Message.if_any(
            "%Ln validated item is of another model: draw a new sample.",
            "%Ln validated items are of other models: draw a new sample.",
            self.n_outdated,
        )
        return paragraph(*parts)


def calibration(tested: Reliability) -> str:
    """Return the calibration error as text."""
    if not tested.is_measured:
        return no_calibration_message(tested)
    return Message(
        "Calibration error {error} (95 % CI {low}–{high}) on {n} held-out recordings.",
        error=f"{tested.error:.2f}",
        low=f"{tested.error_low:.2f}",
        high=f"{tested.error_high:.2f}",
        n=f"{tested.recordings:,}",
    )


def report_page(
    reader: ProjectReader,
    run: ModelRun,
    table: SegmentTable | None = None,
    predicted: SegmentTable | None = None,
) -> ReportPage:
    """Return the report of a run.

    Parameters
    ----------
    table
        The present predictions and labels, if already read.
    predicted
        The predictions before they followed answers. Without it answers since training are not
        used for shares.
    """
    statuses, labels = reader.overview.statuses(), reader.labels.all()
    table = reader.overview.segments(run.id) if table is None else table
    threshold = min_call_probability(reader)
    is_open = open_predictions(table, threshold)
    stated = _mean_stated_probability(
        run, table if predicted is None else predicted, labels, threshold
    )
    run_answers = (
        NO_ANSWERS if predicted is None else Answers.from_run(run, table, labels, predicted)
    )
    answers = [label for label in labels.values() if label.provenance.run_id is not None]
    return ReportPage(
        run=run,
        species=_species_rows(reader, run, table, statuses, run_answers, is_open, stated),
        own_reliability=run_answers.reliability(),
        recordings=_recording_rows(reader, statuses),
        correct=_share_of_all(run.report, table.probability[is_open]),
        n_answers=len(answers),
        n_correct=sum(answer.state is LabelState.CONFIRMED for answer in answers),
        n_outdated=n_outdated_answers(reader, run),
    )


def _share_of_all(report: TrainingReport, stated: FloatArray) -> float | None:
    tested = held_out_reliability(report)
    return float(stated.mean()) if tested and tested.is_measured and len(stated) else None


def _mean_stated_probability(
    run: ModelRun, table: SegmentTable, labels: Mapping[SegmentId, Label], threshold: float
) -> dict[SpeciesId, float]:
    """Return the mean probability of the predictions of each species, whatever was answered since.

    Labels that the model learned from are no predictions.
    """
    learned = [key for key, label in labels.items() if label.provenance.at <= run.created_at]
    is_stated = (table.species >= 0) & np.isfinite(table.probability)
    is_stated &= ~(table.call_probability < threshold) & ~np.isin(table.segment_ids, learned)
    species, probability = table.species[is_stated], table.probability[is_stated]
    return {
        table.species_ids[j]: float(probability[species == j].mean())
        for j in np.unique(species).tolist()
    }


def _light(correct: Proportion | None, n_lists: int) -> Light:
    if correct is not None and correct.low >= _GOOD_FROM:
        return Light.GOOD
    if correct is None or correct.high < _POOR_BELOW or n_lists < _MIN_LISTS:
        return Light.NEEDS_DATA
    return Light.CHECK


def _species_rows(
    reader: ProjectReader,
    run: ModelRun,
    table: SegmentTable,
    statuses: Mapping[RecordingId, RecordingOverview],
    answers: Answers,
    is_open: BoolArray,
    stated: Mapping[SpeciesId, float],
) -> tuple[ReportRow, ...]:
    names, in_use = reader.species.names(), {species.id for species in reader.species.in_use()}
    column = {key: position for position, key in enumerate(table.species_ids)}
    carried = displayed_species(table)
    carried[below_call_threshold(table, min_call_probability(reader))] = -1
    confirmed = (table.label >= 0) & (table.label != _REJECTED)
    is_tagged = np.array([statuses[key].n_tags > 0 for key in table.recording_ids], dtype=np.bool_)
    validated = validated_shares(reader, run, table)
    kinds = unseparated_kinds(reader, table, carried)
    examples, together = _examples(reader, table, carried, confirmed), _inseparable_species(run)
    for key, groups in kinds.items():
        members = [SegmentId(int(groups.members(number)[0])) for number in (0, 1)]
        examples[column[key]] = tuple((member, False) for member in members)
    lists = run.report.data.recordings_of_species
    rows = []
    for index, key in enumerate(run.species_ids):
        j = column.get(key, -2)
        n_lists = lists[index] if index < len(lists) else 0
        n_calls = int((carried == j).sum())
        if not n_calls and key not in in_use:
            continue
        n_confirmed = int((confirmed & (table.label_species == j)).sum())
        others = [run.species_ids[column] for column in together.get(index, ()) if not n_confirmed]
        rivals = _alternatives(table, j, is_open)
        rival, share = rivals[0] if rivals else (-1, 0.0)
        reviewed = answers.fraction_correct_by_recording(answers.species == j)
        correct = share_correct(run.report, index, stated.get(key, np.nan), reviewed)
        estimate = validated.get(key) if correct is None else None
        if estimate is not None:
            correct = Proportion(share=estimate.value, low=estimate.low, high=estimate.high)
        light = Light.NEEDS_DATA if key in kinds else _light(correct, n_lists)
        unreviewed = np.flatnonzero((table.label < 0) & (carried == j))
        untagged = unreviewed[~is_tagged[table.recording[unreviewed]]]
        state = SpeciesState(
            species_id=key,
            light=light,
            n_lists=n_lists,
            n_unreviewed=len(unreviewed),
            is_two_kinds=key in kinds,
            together=others,
            rival=table.species_ids[rival] if rival >= 0 else None,
            rival_share=share,
            untagged=_surest_recordings(table, untagged),
        )
        confused = [table.species_ids[column] if column >= 0 else None for column, _ in rivals]
        rows.append(
            ReportRow(
                name=names.get(key, ""),
                detail=Message.counted(
                    "%Ln call, 2 kinds of sound", "%Ln calls, 2 kinds of sound", n_calls
                )
                if key in kinds
                else Message.counted("%Ln call", "%Ln calls", n_calls),
                light=light,
                species_id=key,
                n_calls=n_calls,
                n_lists=n_lists,
                n_confirmed=n_confirmed,
                examples=examples.get(j, ()),
                confused=tuple(
                    Message("noise") if species_id is None else names.get(species_id, "")
                    for species_id in (others or confused)[:_MAX_CONFUSED]
                ),
                is_separable=not others,
                correct=correct,
                is_validated=estimate is not None,
                help=best_step(state),
            )
        )
    return tuple(sorted(rows, key=needs_attention))


def needs_attention(row: ReportRow) -> tuple[object, ...]:
    """Return the sort key that puts rows with problems first."""
    low = row.correct.low if row.correct is not None else -1.0
    return tuple(Light).index(row.light), low, -row.n_calls, row.name


def _surest_recordings(table: SegmentTable, rows: Int64Array) -> tuple[RecordingId, ...]:
    """Return the recordings of rows by descending maximum probability."""
    order = rows[np.argsort(-np.nan_to_num(table.probability[rows]), kind="stable")]
    recording_indices = dict.fromkeys(table.recording[order].tolist())
    return tuple(table.recording_ids[recording_index] for recording_index in recording_indices)


def _inseparable_species(run: ModelRun) -> dict[int, list[int]]:
    """Return for each column the species that are always listed with it."""
    n = len(run.species_ids)
    groups = run.report.model.identifiability_groups
    known = [[column for column in group if 0 <= column < n] for group in groups]
    return {
        column: [other for other in group if other != column]
        for group in known
        for column in group
    }


def _alternatives(table: SegmentTable, j: int, is_open: BoolArray) -> list[tuple[int, float]]:
    """Return the alternatives to predictions of a species, likeliest first, -1 for noise.

    By the mean probability of the second candidate over its unreviewed predictions.
    """
    is_predicted = is_open & (table.species == j)
    rows = np.flatnonzero(is_predicted & np.isfinite(table.runner_up_probability))
    if j < 0 or not len(rows):
        return []
    second = table.runner_up[rows].astype(np.int64) + 1
    mean = np.bincount(second, table.runner_up_probability[rows]) / len(rows)
    best = np.argsort(-mean, kind="stable")[:_MAX_CONFUSED].tolist()
    return [(column - 1, float(mean[column])) for column in best if mean[column] >= _MIN_CONFUSED]


def _examples(
    reader: ProjectReader,
    table: SegmentTable,
    carried: Int32Array,
    confirmed: BoolArray,
) -> dict[int, tuple[tuple[SegmentId, bool], ...]]:
    """Return typical segments of each species: nearest to the median features of its surest ones.

    A confirmed one comes first; the others are of different recordings if possible.
    """
    surest = np.argsort(-np.nan_to_num(np.where(confirmed, 2.0, table.probability)), kind="stable")
    candidates: dict[int, list[int]] = defaultdict(list)
    spare: dict[int, list[int]] = defaultdict(list)
    seen: set[tuple[int, int]] = set()
    for row in surest[carried[surest] >= 0].tolist():
        species_and_recording = int(carried[row]), int(table.recording[row])
        rows, most = candidates[species_and_recording[0]], _MAX_CANDIDATES
        if species_and_recording in seen:
            rows, most = spare[species_and_recording[0]], _MAX_EXAMPLES
        seen.add(species_and_recording)
        if len(rows) < most:
            rows.append(row)
    for j, rows in spare.items():
        candidates[j] += rows
    chosen = [row for rows in candidates.values() for row in rows]
    where = sorted({table.recording_ids[int(table.recording[row])] for row in chosen})
    schemas = reader.features.schemas()
    features = reader.features.table(next(iter(schemas), ""), where)
    Z = standardise(features.X)
    examples = {}
    for j, rows in candidates.items():
        indices = rows_of(features.segment_ids, table.segment_ids[rows])
        far = np.full(len(rows), np.inf)
        if (indices >= 0).any() and Z.size:
            known_features = Z[indices[indices >= 0]]
            far[indices >= 0] = np.square(known_features - np.median(known_features, axis=0)).mean(
                axis=1
            )
        order = [rows[index] for index in np.argsort(far, kind="stable").tolist()]
        first = {int(table.recording[row]): row for row in reversed(order)}
        order.sort(key=lambda row: (not confirmed[row], first[int(table.recording[row])] != row))
        example_rows = [row for row in order if confirmed[row]][:1]
        example_rows += [row for row in order if row not in example_rows and not confirmed[row]]
        example_rows += [row for row in order if row not in example_rows]
        examples[j] = tuple(
            (SegmentId(int(table.segment_ids[row])), bool(confirmed[row]))
            for row in example_rows[:_MAX_EXAMPLES]
        )
    return examples


def _recording_rows(
    reader: ProjectReader, statuses: Mapping[RecordingId, RecordingOverview]
) -> tuple[ReportRow, ...]:
    """Return the recordings with a problem, without segments, or with contradicting labels."""
    names = {recording.id: recording.name for recording in reader.recordings.all()}
    n_contradicting: dict[RecordingId, int] = defaultdict(int)
    for contradiction in reader.labels.contradictions():
        n_contradicting[contradiction.recording_id] += 1
    rows = []
    for key, status in statuses.items():
        why: list[str] = [status.problem] if status.problem else []
        step = NextStep.SHOW
        if status.n_tags and status.is_segmented and not status.n_segments:
            why.append(Message("Species are listed, but no segments were found."))
            step = NextStep.SEGMENT
        why += Message.if_any(
            "%Ln label contradicts the species list.",
            "%Ln labels contradict the species list.",
            n_contradicting[key],
        )
        if why:
            about = Help(step=step, recording_ids=(key,))
            rows.append(ReportRow(name=names[key], detail=join_texts(why, " "), help=about))
    return tuple(sorted(rows, key=lambda row: row.name))

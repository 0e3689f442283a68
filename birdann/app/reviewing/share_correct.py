"""Share correct of predictions, by held-out items and by answers since training."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, Int32Array
from birdann.core.ids import SegmentId
from birdann.core.labels import Label, LabelState
from birdann.core.message import percent
from birdann.core.predictions import ModelRun
from birdann.core.training_report import Reliability, TrainingReport
from birdann.store import LABEL_STATES, SegmentTable

MIN_ITEMS = 5
"""Below this number of items a share is not estimated."""
_Z_95, _N_BINS = 1.96, 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """A share with its 95 % confidence interval, each 0..1."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        low, high = percent(self.low).removesuffix(" %"), percent(self.high)
        return f"{percent(self.share)} ({low}–{high})"


def interval(correct: float, n: float) -> Share:
    """Return a share with its Wilson score interval (Wilson 1927, J. Am. Stat. Assoc. 22)."""
    share, z2 = correct / n, _Z_95**2 / n
    middle, half = share + z2 / 2, _Z_95 * np.sqrt((share * (1 - share) + z2 / 4) / n)
    low, high = (middle - half) / (1 + z2), (middle + half) / (1 + z2)
    return Share(share=share, low=float(max(0.0, low)), high=float(min(1.0, high)))


def share_correct(report: TrainingReport, place: int, n_own: int, n_right: int) -> Share | None:
    """Return the share correct of a species by column; None below five items.

    By held-out items, and the user's answers since training.
    """
    n, correct, estimate = 0.0, 0.0, None
    calibrated = report.calibration.species if report.calibration is not None else ()
    if place < len(calibrated):
        one = calibrated[place]
        n, correct = one.items, one.correct
        estimate = Share(share=one.correct, low=one.low, high=one.high)
    if n + n_own < MIN_ITEMS:
        return None
    return estimate if estimate and not n_own else interval(n * correct + n_right, n + n_own)


def tested_of(report: TrainingReport) -> Reliability | None:
    """Return the reliability diagram's data of held-out items, if available."""
    tested = report.calibration.after if report.calibration is not None else None
    return tested if tested is not None and tested.segments else None


@dataclass(frozen=True, slots=True, eq=False)
class Answers:
    """Predictions reviewed since training: columns, probabilities, and whether correct."""

    species: Int32Array
    stated: FloatArray
    right: BoolArray

    @classmethod
    def to(
        cls, run: ModelRun, table: SegmentTable, labels: Mapping[SegmentId, Label]
    ) -> "Answers":
        """Return the answers to a run's predictions that are newer than it."""
        rows = np.flatnonzero((table.label >= 0) & (table.species >= 0))
        newer = [
            labels[key].provenance.at > run.created_at
            if (key := SegmentId(one)) in labels
            else False
            for one in table.segment_ids[rows].tolist()
        ]
        rows = rows[np.array(newer, dtype=np.bool_)]
        right = (table.label[rows] != LABEL_STATES.index(LabelState.REJECTED)) & (
            table.label_species[rows] == table.species[rows]
        )
        return cls(table.species[rows], table.probability[rows], right)

    def of(self, column: int) -> tuple[int, int]:
        """Return the numbers of reviewed and of correct predictions of a species."""
        is_species = self.species == column
        return int(is_species.sum()), int(self.right[is_species].sum())

    def reliability(self) -> Reliability | None:
        """Return predicted probability against share correct in ten bins; None without answers."""
        if not len(self.stated):
            return None
        places = np.clip((self.stated * _N_BINS).astype(int), 0, _N_BINS - 1)
        bins = [places == place for place in np.unique(places)]
        shares = [interval(int(self.right[one].sum()), int(one.sum())) for one in bins]
        return Reliability(
            stated=tuple(float(self.stated[one].mean()) for one in bins),
            found=tuple(one.share for one in shares),
            low=tuple(one.low for one in shares),
            high=tuple(one.high for one in shares),
            segments=tuple(float(one.sum()) for one in bins),
        )


NO_ANSWERS = Answers(np.empty(0, dtype=np.int32), np.empty(0), np.empty(0, dtype=np.bool_))

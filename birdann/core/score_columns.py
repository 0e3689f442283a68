"""A run's answers for the segments of a recording as columns."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Self

import numpy as np
import numpy.typing as npt

from birdann.core.ids import Ids, RunId, SegmentId, SpeciesId, row_of
from birdann.core.predictions import Mode, SegmentScore
from birdann.core.provenance import Program

MODES: tuple[Mode, ...] = tuple(Mode)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ScoreColumns(Mapping[SegmentId, SegmentScore]):
    """The two likeliest answers for each scored segment.

    As a mapping it makes each ``SegmentScore`` when it is asked for.

    Attributes
    ----------
    ids
        The segments, length n; scored or not.
    species_ids
        What ``species`` and ``runner_up`` count in.
    mode
        int8 (n,): place in ``MODES``, -1 where a segment has no score.
    species, runner_up
        int32 (n,): the answers; -1 for "none of these".
    probability, runner_up_probability
        float64 (n,); NaN where a segment has no score.
    callness, none_probability
        float64 (n,); NaN where the model does not tell them apart.
    programs
        Who found the segments whose answer is another program's.
    """

    run_id: RunId
    ids: Ids
    species_ids: tuple[SpeciesId, ...]
    mode: npt.NDArray[np.int8]
    species: npt.NDArray[np.int32]
    probability: npt.NDArray[np.float64]
    runner_up: npt.NDArray[np.int32]
    runner_up_probability: npt.NDArray[np.float64]
    callness: npt.NDArray[np.float64]
    none_probability: npt.NDArray[np.float64]
    programs: Mapping[SegmentId, Program] = field(default_factory=dict)

    @classmethod
    def none(cls, ids: Ids) -> Self:
        """Return the answers for segments that no run has scored."""
        n = len(ids)
        return cls(
            run_id=RunId(0),
            ids=ids,
            species_ids=(),
            mode=np.full(n, -1, dtype=np.int8),
            species=np.full(n, -1, dtype=np.int32),
            probability=np.full(n, np.nan),
            runner_up=np.full(n, -1, dtype=np.int32),
            runner_up_probability=np.full(n, np.nan),
            callness=np.full(n, np.nan),
            none_probability=np.full(n, np.nan),
        )

    def __len__(self) -> int:
        return int((self.mode >= 0).sum())

    def __iter__(self) -> Iterator[SegmentId]:
        return iter(self.ids[self.mode >= 0].tolist())

    def __contains__(self, segment_id: object) -> bool:
        return isinstance(segment_id, int) and self._row_of(segment_id) is not None

    def __getitem__(self, segment_id: SegmentId) -> SegmentScore:
        row = self._row_of(segment_id)
        if row is None:
            raise KeyError(segment_id)
        return SegmentScore(
            segment_id=segment_id,
            run_id=RunId(0) if MODES[self.mode[row]] is Mode.PROGRAM else self.run_id,
            mode=MODES[self.mode[row]],
            species_id=self._species_id(int(self.species[row])),
            probability=float(self.probability[row]),
            runner_up_id=self._species_id(int(self.runner_up[row])),
            runner_up_probability=float(self.runner_up_probability[row]),
            callness=_known(self.callness[row]),
            none_probability=_known(self.none_probability[row]),
        )

    def _row_of(self, segment_id: int) -> int | None:
        row = row_of(self.ids, segment_id)
        return row if row is not None and self.mode[row] >= 0 else None

    def _species_id(self, place: int) -> SpeciesId | None:
        return self.species_ids[place] if place >= 0 else None


def _known(value: float) -> float | None:
    return None if np.isnan(value) else float(value)

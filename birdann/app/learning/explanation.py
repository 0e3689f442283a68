"""Explanation of a prediction: shares of the decision, and the nearest confirmed calls."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.learning.evidence import DetectorEvidence
from birdann.app.learning.training_data import effective_labels, remove_non_finite
from birdann.app.learning.window_bags import make_window_bags
from birdann.core.bags import UNKNOWN
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import LabelState
from birdann.features.schema import SCHEMAS
from birdann.store import FeatureTable, ProjectReader

if TYPE_CHECKING:
    from birdann.models.base import InstanceAnnotator

N_NEAREST = 30
"""Confirmed calls that are handed over."""
_N_OTHERS, _N_RECORDINGS = 40, 20
"""Segments, and recordings that they are drawn from, that stand for the average sound."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reasons:
    """Why one species rather than another."""

    first: SpeciesId
    second: SpeciesId
    # What each factor, or detector, adds to the log odds, largest first; negative if it favours
    # the second.
    effects: tuple[tuple[str, float], ...]
    untold: tuple[str, ...]  # Factors that the model does not report.
    n_listed: int | None  # Number of species that the list permits; None without a list.
    # The confirmed calls with the most similar sound, nearest first, and their species.
    nearest: tuple[tuple[SegmentId, SpeciesId], ...]


class Reasoner:
    """Explains predictions of the shown run, which it caches. Not thread-safe."""

    def __init__(self) -> None:
        self._run_id: RunId | None = None
        self._model: InstanceAnnotator | None = None
        self._others: np.ndarray | None = None

    def reasons(
        self, reader: ProjectReader, recording_id: RecordingId, segment_id: SegmentId
    ) -> Reasons | None:
        """Return the reasons for a segment's prediction.

        None without a model, for a labelled segment, and without a second candidate.
        """
        from birdann.models import persistence
        from birdann.models.explaining import explain

        run = reader.runs.run_in_use()
        if run is None:
            return None
        schema = SCHEMAS.get(run.feature_schema.partition("/")[0])
        table, _ = remove_non_finite(reader.features.instances(run.feature_schema, [recording_id]))
        if schema is None or not len(table.X):
            return None
        if run.id != self._run_id or self._model is None or self._others is None:
            self._model = persistence.from_bytes(reader.runs.model_bytes(run.id))
            self._others = _average_sounds(reader, run.feature_schema)
            self._run_id = run.id
        windows = make_window_bags(
            table, reader.lists.windows([recording_id]), reader
        ).with_evidence(DetectorEvidence(reader), run.species_ids)
        rows = np.flatnonzero(windows.table.segment_ids == segment_id)
        if not len(rows) or table.X.shape[1] != self._model.n_features_in_:
            return None
        labels = effective_labels(reader, reader.labels.of(list(windows.table.segment_ids)))
        supervision = windows.supervise(reader.species.targets(run.species_ids), labels)
        if supervision.y[rows[0]] != UNKNOWN:
            return None
        b = int(windows.bags.bag_of_instance[rows[0]])
        stated = supervision.take([b], windows.bags) if windows.is_listed[b] else None
        explanation = explain(
            self._model,
            windows.bags.take([b]),
            stated,
            int(rows[0] - windows.bags.offsets[b]),
            self._others,
            schema.names,
        )
        if explanation is None:
            return None
        return Reasons(
            first=run.species_ids[explanation.first],
            second=run.species_ids[explanation.second],
            effects=tuple(
                sorted(
                    (
                        (key, value)
                        for key, value in explanation.effects.items()
                        if value is not None
                    ),
                    key=lambda effect: -abs(effect[1]),
                )
            ),
            untold=tuple(key for key, value in explanation.effects.items() if value is None),
            n_listed=None if stated is None else int((~stated.absent[0]).sum()),
            nearest=self._nearest_confirmed(
                reader, run.feature_schema, windows.table, int(rows[0])
            ),
        )

    def _nearest_confirmed(
        self, reader: ProjectReader, schema_key: str, table: FeatureTable, row: int
    ) -> tuple[tuple[SegmentId, SpeciesId], ...]:
        """Return the confirmed calls with the most similar features, and their species."""
        labels = {
            key: species
            for key, label in reader.labels.all().items()
            if label.state is not LabelState.REJECTED and (species := label.species_id) is not None
        }
        recording_of = reader.segments.recordings_of(labels)
        confirmed, _ = remove_non_finite(
            reader.features.table(schema_key, sorted(set(recording_of.values())))
        )
        kept = np.flatnonzero(np.isin(confirmed.segment_ids, np.array(list(labels), np.int64)))
        if not len(kept) or self._others is None:
            return ()
        spread = np.maximum(self._others.std(axis=0), 1e-6)
        gaps = np.clip((confirmed.X[kept] - table.X[row]) / spread, -5.0, 5.0)
        order = np.argsort(np.square(gaps).sum(axis=1), kind="stable")[:N_NEAREST]
        ids = [SegmentId(key) for key in confirmed.segment_ids[kept[order]].tolist()]
        return tuple((key, labels[key]) for key in ids)


def _average_sounds(reader: ProjectReader, schema_key: str) -> np.ndarray:
    """Return the features of a sample of the project's segments, float64 (n, n_features)."""
    rng = np.random.default_rng(0)
    recordings = list(reader.recordings.paths())
    drawn = [recordings[i] for i in rng.permutation(len(recordings))[:_N_RECORDINGS]]
    table, _ = remove_non_finite(reader.features.instances(schema_key, drawn))
    return table.X[rng.permutation(len(table.X))[:_N_OTHERS]].astype(np.float64)

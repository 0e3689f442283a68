"""Species that a model hears in a recording although its list does not name them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from birdann.app.pipelines.training_data import as_bags, finite
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import ListState

if TYPE_CHECKING:
    from birdann.models.base import InstanceAnnotator
    from birdann.store import ProjectReader

LEAST_PROBABILITY = 0.8
_MOST = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Suspect:
    """A species that seems heard, and the segment that speaks most for it."""

    species_id: SpeciesId
    segment_id: SegmentId
    probability: float


class Suspicion:
    """Asks the newest model what it hears when it is not told the list.

    The model is kept between questions. Not to be shared between threads.
    """

    def __init__(self) -> None:
        self._run_id: RunId | None = None
        self._model: InstanceAnnotator | None = None

    def unlisted(
        self,
        reader: "ProjectReader",
        recording_id: RecordingId,
        *,
        least_probability: float = LEAST_PROBABILITY,
    ) -> tuple[Suspect, ...]:
        """Return species without any tag that a segment nobody has labelled sounds like.

        Recordings without a list have none: there the model's word stands in the labels.

        Parameters
        ----------
        least_probability
            By sound alone (inductive), for the best segment.

        Returns
        -------
        tuple of Suspect
            At most three, the likeliest first.

        Raises
        ------
        ModelError
            If the stored model cannot be read.
        """
        with reader.snapshot():
            run_id = reader.shown_run()
            species_list = reader.species_list(recording_id)
            if run_id is None or species_list.state is ListState.UNTAGGED:
                return ()
            run = reader.run(run_id)
            table, _ = finite(reader.feature_table(run.feature_schema, [recording_id]))
            labelled = reader.labels(recording_id)
            model = self._model_of(reader, run_id)
        if not len(table.X) or table.X.shape[1] != model.n_features_in_:
            return ()
        probabilities = model.predict_proba_instances(as_bags(table)[0])
        open_rows = [i for i, key in enumerate(table.segment_ids) if key not in labelled]
        if not open_rows:
            return ()
        found = []
        for column, species_id in enumerate(run.species_ids):
            best = max(open_rows, key=lambda row: float(probabilities[row, column]))
            probability = float(probabilities[best, column])
            if species_id not in species_list.tags and probability >= least_probability:
                found.append(
                    Suspect(
                        species_id=species_id,
                        segment_id=table.segment_ids[best],
                        probability=probability,
                    )
                )
        return tuple(sorted(found, key=lambda one: -one.probability)[:_MOST])

    def _model_of(self, reader: "ProjectReader", run_id: RunId) -> "InstanceAnnotator":
        from birdann.models import persistence

        if self._model is None or run_id != self._run_id:
            self._model = persistence.from_bytes(reader.model_bytes(run_id))
            self._run_id = run_id
        return self._model

"""Time without a list in recordings with windows: what the other lists say about it."""

from collections.abc import Sequence

import numpy as np

from birdann.core.bags import FloatArray
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState
from birdann.models.window_prior import WindowPrior
from birdann.store import ProjectReader


class UnlistedTime:
    """The prior of the lists of windows, by recording.

    Complete lists count; those of one window by several observers count once each.
    """

    def __init__(self, reader: ProjectReader, species_ids: Sequence[SpeciesId]) -> None:
        lists = [
            one for one in reader.lists.every() if one.span_s and one.state is ListState.COMPLETE
        ]
        self._place = {key: i for i, key in enumerate({one.recording_id: None for one in lists})}
        sites = reader.sites.of_recordings()
        number = {site: i for i, site in enumerate(dict.fromkeys(sites.values()))}
        self._site = {key: number[sites[key]] if key in sites else -1 for key in self._place}
        named = np.array([[s in one.present for s in species_ids] for one in lists], np.bool_)
        self._prior = WindowPrior.learn(
            named.reshape(len(lists), len(species_ids)),
            np.array([self._place[one.recording_id] for one in lists], np.int64),
            np.array([self._site[one.recording_id] for one in lists], np.int64),
        )

    def informed(self, probabilities: FloatArray, recording: RecordingId) -> FloatArray:
        """Return p(y | x) (n, n_species) of unlisted segments of a recording, as its lists make it.

        Whether a segment is one of the species at all stays as it is.
        """
        if self._prior is None or recording not in self._place:
            return probabilities
        odds = self._prior.odds(self._place[recording], self._site[recording])
        weighed = probabilities * odds
        total = weighed.sum(axis=1, keepdims=True)
        of_call = probabilities.sum(axis=1, keepdims=True)
        return np.asarray(np.where(total > 0, weighed * of_call / np.maximum(total, 1e-300), 0.0))

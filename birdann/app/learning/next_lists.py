"""Untagged recordings, ordered by the expected benefit of a list."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from birdann.app.learning.presence import predicted_batches
from birdann.app.learning.runs import trained_run
from birdann.core.arrays import FloatArray
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.store import ProjectReader

_MAX_NAMED = 5
_MIN_NAMED = 0.05


@dataclass(frozen=True, slots=True, kw_only=True)
class NextList:
    """An untagged recording."""

    recording_id: RecordingId
    recording: str  # Its name in tables.
    worth: float  # Expected benefit, see `list_worth`.
    # The most probable species with their probabilities, in descending order.
    likely: tuple[tuple[str, float], ...]


def list_worth(presence: FloatArray) -> FloatArray:
    """Return the expected information of each recording's list, float64 (n,), in bits.

    The entropy of presence, float64 (n, c), summed over species.
    """
    from scipy.special import entr

    bits: FloatArray = (entr(presence) + entr(1.0 - presence)).sum(axis=1) / np.log(2.0)
    return bits


def next_lists(reader: ProjectReader, *, progress: Progress = silent) -> Sequence[NextList]:
    """Return the untagged recordings with segments, the most informative first."""
    run, tagged = trained_run(reader), reader.lists.tagged_recordings()
    names_of, all_species = reader.recordings.names(), reader.species.all()
    species = [all_species[key].name for key in run.species_ids]
    untagged = [key for key in names_of if key not in tagged]
    suggestions = []
    for batch in predicted_batches(reader, run, untagged, progress):
        presence = batch.presence
        for recording, worth, of_species in zip(
            batch.windows.recording_ids, list_worth(presence), presence, strict=True
        ):
            best = np.argsort(-of_species, kind="stable")[:_MAX_NAMED]
            suggestions.append(
                NextList(
                    recording_id=recording,
                    recording=names_of[recording],
                    worth=float(worth),
                    likely=tuple(
                        (species[j], float(of_species[j]))
                        for j in best.tolist()
                        if of_species[j] >= _MIN_NAMED
                    ),
                )
            )
    progress(1.0, Message("Done"))
    return sorted(suggestions, key=lambda suggestion: (-suggestion.worth, suggestion.recording))

"""What belongs together is one segment, told without labels.

A call's overtones, the edges of a broad call and the pieces of a broken contour sound at the
same time as its loudest part and beside it, or at a multiple of its pitch.
"""

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Mask, extents
from birdann.dsp.segmentation.bounds import measured_bounds
from birdann.dsp.spectrogram import Spectrogram

Float64Array = npt.NDArray[np.float64]

SHARED_DURATION = 0.5
"""Share of a part's duration in which a louder one sounds too."""
BESIDE_OCTAVES = 0.3
"""Parts no further apart than this are beside each other."""


def with_their_parts(spectrogram: Spectrogram, masks: Sequence[Mask]) -> list[Mask]:
    """Join what sounds at the same time as something louder, and belongs to it.

    Each mask is asked for the louder masks that are themselves no part of others, and joins
    the one with which it sounds longest. So a faint streak under two calls bridges nothing.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that holds all masks.
    masks
        On the spectrogram's grid, frames counted from the start of the recording.

    Returns
    -------
    list of Mask
        Those that are no part of others, from the loudest down.
    """
    if not masks:
        return []
    measured, reach = measured_bounds(spectrogram, masks), extents(masks)
    spans = measured[:, :2]
    octaves = np.log2(np.maximum(reach[:, 2:], 1))
    leaders: list[int] = []
    members: dict[int, list[Mask]] = {}
    for i in np.argsort(-measured[:, 4], kind="stable").tolist():
        own, above = spans[i], np.array(leaders, dtype=np.int64)
        shared = np.minimum(spans[above, 1], own[1]) - np.maximum(spans[above, 0], own[0])
        gap = np.maximum(octaves[above, 0], octaves[i, 0]) - np.minimum(
            octaves[above, 1], octaves[i, 1]
        )
        fits = (shared > SHARED_DURATION * (own[1] - own[0])) & (gap <= BESIDE_OCTAVES)
        if fits.any():
            members[int(above[np.argmax(np.where(fits, shared, -np.inf))])].append(masks[i])
        else:
            leaders.append(i)
            members[i] = [masks[i]]
    return [united(parts) for parts in members.values()]


def united(masks: Iterable[Mask]) -> Mask:
    """Return the pixels of any of some masks of one grid."""
    parts = list(masks)
    if len(parts) == 1:
        return parts[0]
    runs = np.concatenate([mask.runs for mask in parts])
    runs = runs[np.lexsort((runs[:, 1], runs[:, 0]))]
    # Along a bin, a run opens a new stretch unless it touches what came before it there.
    span = int(runs[:, 2].max()) + 1
    starts, stops = runs[:, 0] * span + runs[:, 1], runs[:, 0] * span + runs[:, 2]
    furthest = np.maximum.accumulate(stops)
    opens = np.append(True, starts[1:] > furthest[:-1])
    ends = furthest[np.append(np.flatnonzero(opens)[1:] - 1, len(runs) - 1)]
    first = runs[opens]
    return Mask(parts[0].grid, np.stack([first[:, 0], first[:, 1], ends - first[:, 0] * span], 1))

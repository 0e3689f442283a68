"""Features of a segment relative to the recording's other segments."""

import numpy as np

from birdann.core.arrays import FloatArray
from birdann.features._contour_kernels import PHRASE_DECAYS, phrase_means, similar_neighbours

TRAITS: dict[str, float] = {
    "pitch_low": 0.35,
    "pitch_high": 0.35,
    "pitch_q50": 0.25,
    "duration": 0.8,
}
"""Features by which lookalikes are known, with the greatest difference (octaves)."""
PHRASE: tuple[str, ...] = (
    "pitch_q05",
    "pitch_q25",
    "pitch_q50",
    "pitch_q75",
    "pitch_q95",
    "pitch_spread",
    "entropy",
    "duration",
    "pitch_slope",
    "purity",
)
"""Features that are averaged over a phrase."""
CONTEXT_REACH_S = 5.0
"""Segments whose middles are further apart know nothing of each other."""
_DECAY_S = CONTEXT_REACH_S / PHRASE_DECAYS


def context_columns(
    middles_s: FloatArray, columns: dict[str, FloatArray]
) -> dict[str, FloatArray]:
    """Return repetition and phrase averages of each segment, each (n,).

    Parameters
    ----------
    middles_s
        float64 (n,): time of each segment's middle, in any order.
    columns
        Local features, each (n,), at least those of ``TRAITS`` and ``PHRASE``.
    """
    order = np.argsort(middles_s, kind="stable")
    back = np.argsort(order, kind="stable")
    times = middles_s[order]
    traits = _table(columns, tuple(TRAITS))[order]
    shares, gaps_s = similar_neighbours(
        times, traits, np.array(list(TRAITS.values())), CONTEXT_REACH_S
    )
    bands = _table(columns, ("pitch_low", "pitch_high"))[order]
    means = phrase_means(times, bands, _table(columns, PHRASE)[order], _DECAY_S)[back]
    return {
        "alike_share": shares[back],
        "alike_gap": np.log2(np.maximum(gaps_s[back], 0.02)),
        **{f"phrase_{name}": means[:, i] for i, name in enumerate(PHRASE)},
    }


def _table(columns: dict[str, FloatArray], names: tuple[str, ...]) -> FloatArray:
    return np.stack([columns[name] for name in names], axis=1).astype(np.float64)

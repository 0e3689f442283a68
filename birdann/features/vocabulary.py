"""The words for every number that describes a segment."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feature:
    """One column of a feature table.

    Attributes
    ----------
    name
        Column name, unique in its schema.
    unit
        Unit of the number, or ``""`` for a pure number.
    text
        What it tells, in the words of somebody who knows birds and not programs.
    """

    name: str
    unit: str
    text: str


_BIN = "31.25 Hz"
_FRAME = "8 ms"
_POSITION = "of 7.97 kHz"

_PROFILES = (
    Feature("freq_gini", "", "Spread of the sound over pitch: 0 one pure tone, near 1 broad"),
    Feature("time_gini", "", "Spread of the sound over time: 0 one click, near 1 long and even"),
    Feature("freq_mean", _POSITION, "Average pitch, weighted by intensity"),
    Feature("time_mean", "of duration", "Where the weight lies in time: under 0.5 it fades"),
    Feature("freq_var", f"{_POSITION}, squared", "Variance of pitch within the call"),
    Feature("time_var", "of duration, squared", "How far the energy spreads along the call"),
    Feature("freq_skew", f"{_POSITION}, cubed", "Lopsidedness over pitch: above 0, a high tail"),
    Feature(
        "time_skew", "of duration, cubed", "Lopsidedness in time: above 0, a long fading tail"
    ),
    Feature("freq_kurt", f"{_POSITION}, 4th power", "Weight of outlying pitches"),
    Feature("time_kurt", "of duration, 4th power", "Weight of the two ends of the call"),
    Feature("freq_max", _POSITION, "Pitch that carries most of the sound"),
    Feature("time_max", "of duration", "Moment at which the call is strongest"),
    Feature("intensity_mean", "", "Average brightness in the noise-flattened picture"),
    Feature("intensity_sd", "", "Unevenness of brightness within the outline"),
)

_SHAPE = (
    Feature("min_freq", _BIN, "Lowest pitch of the outline"),
    Feature("max_freq", _BIN, "Highest pitch of the outline"),
    Feature("bandwidth", _BIN, "Distance from lowest to highest pitch"),
    Feature("duration", _FRAME, "Length of the call"),
    Feature("area", f"{_BIN} x {_FRAME}", "Size of the outlined region"),
    Feature("perimeter", "pixels", "Length of the outline: long for ragged or winding calls"),
    Feature("non_compactness", "", "Outline squared over area: low for blobs, high for threads"),
    Feature("rectangularity", "", "How much of its bounding box the call fills"),
)

_COMPASS = (
    "later in time",
    "later, slightly upwards",
    "later and upwards",
    "upwards, slightly later",
    "upwards in pitch",
    "upwards, slightly earlier",
    "earlier and upwards",
    "earlier, slightly upwards",
    "earlier in time",
    "earlier, slightly downwards",
    "earlier and downwards",
    "downwards, slightly earlier",
    "downwards in pitch",
    "downwards, slightly later",
    "later and downwards",
    "later, slightly downwards",
)

_TEXTURE = tuple(
    Feature(f"hog_{i:02d}", "share", f"Share of edges across which the sound grows {where}")
    for i, where in enumerate(_COMPASS)
)

HJA38: tuple[Feature, ...] = (*_PROFILES, *_SHAPE, *_TEXTURE)
"""The features of the HJ Andrews set, in the order of its files."""

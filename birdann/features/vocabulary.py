"""Definitions of all features."""

from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Feature:
    """One column of a feature table."""

    name: str
    unit: str  # ``""`` for a pure number.
    text: str  # Explanation for ornithologists.


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
    Feature(f"hog_{i:02d}", "share", f"Share of edges across which the sound grows {direction}")
    for i, direction in enumerate(_COMPASS)
)

HJA38: tuple[Feature, ...] = (*_PROFILES, *_SHAPE, *_TEXTURE)
"""The features of the HJ Andrews set, in the order of its files."""

_OCTAVES = "octaves above 1 kHz"
_MEANING_OF_SHAPE = (
    "Tilt of the call's own spectrum: above 0, its low side is the louder",
    "Hollow of its spectrum: above 0, both sides are louder than the middle",
    "Third ripple of its spectrum from low to high",
    "Fourth ripple of its spectrum: bands one above the other",
    "Fifth ripple of its spectrum: finer bands",
)

BAND_CENTRES_HZ: tuple[float, ...] = (
    *(125.0, 250.0, 500.0, 800.0),
    *(1100.0, 1290.0, 1513.0, 1774.0, 2080.0, 2439.0, 2860.0, 3354.0),
    *(3933.0, 4612.0, 5408.0, 6341.0, 7436.0, 8720.0, 10_226.0, 12_000.0),
    *(16_000.0, 24_000.0, 40_000.0, 64_000.0),
)
"""Centres of the spectrum's bands: dense where songbirds sing, with room for owls, insects and
bats."""
PULSE_EDGES_HZ: tuple[float, ...] = (1.2, 2.0, 3.3, 5.5, 9.0, 15.0, 25.0, 42.0, 70.0)
"""Edges between the ranges of pulse rates."""

_SPECTRUM = (
    Feature("pitch_q05", _OCTAVES, "Only a twentieth of the sound is lower than this"),
    Feature("pitch_q25", _OCTAVES, "A quarter of the sound is lower than this"),
    Feature("pitch_q50", _OCTAVES, "Half of the sound is lower than this"),
    Feature("pitch_q75", _OCTAVES, "A quarter of the sound is higher than this"),
    Feature("pitch_q95", _OCTAVES, "Only a twentieth of the sound is higher than this"),
    Feature("pitch_peak", _OCTAVES, "Pitch that carries most of the sound"),
    Feature("pitch_low", _OCTAVES, "Lowest pitch of the outline"),
    Feature("pitch_high", _OCTAVES, "Highest pitch of the outline"),
    Feature("bandwidth", "octaves above 1 kHz wide", "Distance from lowest to highest pitch"),
    Feature("pitch_spread", "octaves", "Standard deviation of pitch over the whole call"),
    Feature("entropy", "log2 kHz", "Width of the band that the sound fills evenly"),
    *(
        Feature(f"band_{i:02d}", "root of share", f"Part of the sound near {centre:.0f} Hz")
        for i, centre in enumerate(BAND_CENTRES_HZ)
    ),
    *(
        Feature(f"spectral_shape_{i}", "dB", text)
        for i, text in enumerate(_MEANING_OF_SHAPE, start=1)
    ),
)

_PITCH = (
    Feature("pitch_sweep", "octaves", "Rise of pitch from start to end, falls below 0"),
    Feature("pitch_slope", "octaves/s", "Speed of that rise or fall"),
    Feature("pitch_bend", "octaves", "Curve of pitch: above 0 it dips, below 0 it arches"),
    Feature("pitch_wiggle", "octaves", "How far pitch strays from a smooth curve: warble, trill"),
    Feature("pitch_travel", "octaves/s", "All ups and downs of pitch added together"),
    Feature("column_spread", "kHz", "Width of the sound at one moment: thin whistle or hiss"),
    Feature("purity", "share", "Part of the sound in the strongest line: 1 is a pure tone"),
    Feature("overtone_2", "dB", "Level one octave above the strongest line, relative to it"),
    Feature("overtone_3", "dB", "Level at three times the strongest line, relative to it"),
    Feature("undertone", "dB", "Level one octave below the strongest line, relative to it"),
)

_ENVELOPE = (
    Feature("duration", "log2 s", "Length of the call"),
    Feature("area", "log2 Hz s", "Size of the outlined region"),
    Feature("box_filled", "share", "How much of its bounding box the call fills"),
    Feature("loudness_trend", "dB", "Above 0 the call swells, below 0 it fades"),
    Feature("loudness_arch", "dB", "Below 0 it is loudest in its middle"),
    Feature("loudness_skew", "dB", "Lopsided course of loudness"),
    Feature("loudness_ripple", "dB", "How far loudness strays from a smooth course"),
    Feature("loudness_travel", "dB/s", "All ups and downs of loudness added together"),
    Feature("energy_spread", "s", "Time over which most of the sound is spread"),
)

_RHYTHM = (
    *(
        Feature(f"pulse_{i}", "root of share", f"Pulsing {low} to {high} times a second")
        for i, (low, high) in enumerate(pairwise(PULSE_EDGES_HZ))
    ),
    Feature("pulse_depth", "dB", "How strongly loudness pulses in the call's band around it"),
    Feature("repeat_strength", "", "How regularly sounds repeat around the call: 0 to about 1"),
    Feature("repeat_rate", "log2 1/s", "Rate of that repetition: syllables or trill notes"),
)

_CONTEXT = (
    Feature("alike_share", "share", "Part of the sounds within 5 s that look like this one"),
    Feature("alike_gap", "log2 s", "Time to the nearest sound that looks like this one"),
    Feature("phrase_pitch_q05", _OCTAVES, "pitch_q05 averaged over the sounds around it"),
    Feature("phrase_pitch_q25", _OCTAVES, "pitch_q25 averaged over the sounds around it"),
    Feature("phrase_pitch_q50", _OCTAVES, "pitch_q50 averaged over the sounds around it"),
    Feature("phrase_pitch_q75", _OCTAVES, "pitch_q75 averaged over the sounds around it"),
    Feature("phrase_pitch_q95", _OCTAVES, "pitch_q95 averaged over the sounds around it"),
    Feature("phrase_pitch_spread", "octaves", "pitch_spread averaged over the sounds around it"),
    Feature("phrase_entropy", "log2 kHz", "entropy averaged over the sounds around it"),
    Feature("phrase_duration", "log2 s", "duration averaged over the sounds around it"),
    Feature("phrase_pitch_slope", "octaves/s", "pitch_slope averaged over the sounds around it"),
    Feature("phrase_purity", "share", "purity averaged over the sounds around it"),
)

EXTENDED: tuple[Feature, ...] = (
    *_SPECTRUM,
    *_PITCH,
    *_ENVELOPE,
    *_RHYTHM,
    *_TEXTURE,
    *_CONTEXT,
)
"""Features that separate species in field recordings; those of the context come last."""
N_CONTEXT = len(_CONTEXT)

"""Notes of a near singer: outlines from the level, where one singer stands far above all else.

In front of a microphone, in an aviary or on a collar, one animal at a time is tens of decibels
louder than everything around it. Its level alone then tells where each note begins and ends, in
finer steps than a spectrogram's, and all that sounds during a note is part of it. A note is what
rises above a fixed share of the way, in decibels, from the quiet of the recording to its loud
moments: farther animals lie below. So do echoes, or else the recording itself shows how they fade:
after loud moments the level never falls faster. Steady tones, as of electronics, have no part in
the level. Where a search by bands finds much outside of such notes, others sing as well, and only
their bands separate them.
"""

from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np
import numpy.typing as npt
from scipy.ndimage import median_filter

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int64Array
from birdann.core.geometry import Grid, Mask, extents
from birdann.dsp._kernels import row_ranks
from birdann.dsp.audio import SampleSource
from birdann.dsp.spectrogram import (
    PART_S,
    Spectrogram,
    SpectrogramParams,
    band_power,
    sounding_columns,
)
from birdann.segmentation.bounds import RANGE_DB, Outline, measured_bounds, outlines_with_bounds
from birdann.segmentation.joining import voice_parts
from birdann.segmentation.kernels import shapes as shape_kernels
from birdann.segmentation.spectral_shape import (
    TONAL_FLATNESS_DB,
    are_bursts,
    are_skirts,
    shapes,
)

NEAR_DB = 15.0
"""Minimum contrast of a near singer: loud level above the quiet one."""
MAX_MISSED_SHARE, MISSED_DB = 1 / 3, (28.0, 36.0)
"""Maximum share of the segments' time outside of notes: other singers. It rises to 1 between these
contrasts."""
MAX_EXTRA_SHARE = 0.5
"""Maximum share of the notes' time without segments: rumble fills the pauses."""
STEADY_DB, STEADY_SHARE, STEADY_OR_ECHO_SHARE = 4.0, 0.75, 0.9
"""Minimum shares of the recording's parts, with song or without, that return to within this of the
quiet level, and to this or to echoes: otherwise the noise itself changes."""
SHARE_OF_HEIGHT, MIN_HEIGHT_DB = 0.35, 6.0
"""Threshold of notes between the quiet (0) and the loud level (1), in decibels, and its minimum."""
END_DB, FAINTEST_DB = 12.0, 9.0
"""Ends of faint notes: below their maximum, and above the quiet level."""
FEWEST_FAINT, FAINT_VOICES_SHARE = 4, 0.9
"""Number of faint notes, and share of voices among them, from which on their threshold is used."""
OVERLAP_S, LOUD_DB, MAX_OVERLAP_SHARE = 0.02, 12.0, 0.05
"""Maximum share of notes in which two voices of different bands overlap for this time, both at
most this far below the loudest; parts of one voice are joined before."""
FAINT_QUANTILE, AS_FAINT_DB = 0.25, 3.0
"""A held hoarse sound is a voice if it is at most this far below this quantile of voices."""
GAP_S, SHORTEST_S = 0.007, 0.008
"""Shorter gaps are filled, shorter notes dropped."""
MIN_GAP_S, LONG_NOTE_S = 0.004, 0.03
"""Minimum gap between two long notes: the window hides most of the silence."""
ECHO_DB = 5.0
"""Minimum height of notes above the expected echoes of earlier ones."""

_EDGES_HZ = (200.0, 300.0, 400.0, 500.0, 600.0, 800.0, 1000.0)
_EDGE_LOSS_DB = 6.0
"""The level is taken from the lowest of these edges that costs no more contrast than this."""
_RARE_QUANTILE, _QUIET_QUANTILE, _LOUD_QUANTILE = 0.02, 0.2, 0.99
_LOW_QUANTILE = 0.1
_PAUSE_DB = 3.0
_MAX_FRAMES, _MAX_SPANS = 2000, 40
_SILENCE = 1e-13
_FINE = SpectrogramParams(window_s=0.008, hop_s=0.002)
"""In which the level of notes is followed, whatever the spectrogram of the search."""
_FALL_S, _FALL_QUANTILE = (0.008, 0.03), 0.02
"""When after loud moments the fall is measured, and how rarely the level falls faster."""
_MIN_DROP_DB, _FASTEST_DB_PER_S = 7.0, 800.0
"""Where the level drops by less before it fades, or fades faster, notes fade by themselves."""
_CONTRAST_DB = 15.0
_COVERED_SHARE = 0.3
_LINE_DB, _LINE_SHARE, _AROUND_HZ, _LINE_BINS = 12.0, 0.02, 1500.0, 2


def near_outlines(
    spectrogram: Spectrogram,
    source: SampleSource,
    masks: Sequence[Mask],
    quiet: FloatArray,
    *,
    are_all: bool = True,
) -> list[Outline] | None:
    """Return the notes of a near singer and other tonal sounds, or None where no singer is near.

    Parameters
    ----------
    spectrogram
        A stretch of a recording.
    source
        The recording.
    masks
        Found in the spectrogram; tonal ones that sound outside of the notes are kept.
    quiet
        float64 (n_bins,) of ``Spectrogram.quiet_power``.
    are_all
        Whether the masks are of all sounds, not only of those a trained segmenter detects.
    """
    grid, thinned = spectrogram.layout.grid, sounding_columns(spectrogram.magnitude, _MAX_FRAMES)
    lines_hz = _lines_hz(thinned, grid)
    if len(lines_hz):
        spectrogram = _without_lines(spectrogram, lines_hz)
        thinned[_are_lines(grid, len(thinned), lines_hz)] = 0
    low_bin, height_db = _near_singer_band(thinned, grid)
    if low_bin is None:
        return None
    n_frames, hop_s = spectrogram.n_frames, spectrogram.layout.grid.hop_s
    power = np.einsum("kt,kt->t", *2 * [spectrogram.magnitude[low_bin:]]).astype(np.float64)
    level = Level.of(power, hop_s)
    if not _returns_to_quiet(level, hop_s):
        return None
    coarse = _columns(_spans_above_level(level, hop_s), n_frames)
    sampled = coarse[:: -(-len(coarse) // _MAX_SPANS) or 1]
    max_missed_share = np.interp(height_db, MISSED_DB, [MAX_MISSED_SHARE, 1.0])
    voices = sampled[_are_voices(spectrogram, quiet, low_bin, sampled)]
    missed_share, extra_share = _disagreement(spectrogram, masks, coarse, voices)
    if (
        not len(voices)
        or missed_share > max_missed_share
        or (are_all and len(voices) > 1 and extra_share > MAX_EXTRA_SHARE)
    ):
        return None  # before the finer steps, which cost a transform
    all_columns = _columns(_spans_above_level(level, hop_s, with_faint=True), n_frames)
    faint = all_columns[_covered_shares(coarse, all_columns, n_frames) == 0]
    with_faint = (
        len(faint) >= FEWEST_FAINT
        and _are_voices(spectrogram, quiet, low_bin, faint).mean() >= FAINT_VOICES_SHARE
        and np.median(np.diff(faint)) * hop_s >= LONG_NOTE_S
    )
    spans = _note_spans(spectrogram, source, low_bin, lines_hz, bool(with_faint))
    spans = spans[_are_voices(spectrogram, quiet, low_bin, _columns(spans, n_frames))]
    if not len(spans):
        return None
    columns = _columns(spans, n_frames)
    bounds = measured_bounds(spectrogram, masks, quiet) if masks else np.zeros((0, 6))
    if _are_polyphonic(spectrogram, masks, quiet, bounds, columns).mean() > MAX_OVERLAP_SHARE:
        return None
    notes = _masks(spectrogram, quiet, low_bin, columns)
    measured = measured_bounds(spectrogram, notes, quiet)
    measured[:, :2] = spans + spectrogram.first_frame
    return outlines_with_bounds(notes, measured) + _tonal_sounds_outside(
        spectrogram, masks, quiet, bounds, columns
    )


def _disagreement(
    spectrogram: Spectrogram, masks: Sequence[Mask], notes: Int64Array, voices: Int64Array
) -> tuple[float, float]:
    """Return the share of the segments outside of notes, and of voices outside of segments."""
    segments = extents(masks)[:, :2] - spectrogram.first_frame if masks else notes[:0]
    is_segment, is_note, is_voice = (
        _are_covered(spans, spectrogram.n_frames) for spans in (segments, notes, voices)
    )
    return (
        float((is_segment & ~is_note).sum() / max(1, is_segment.sum())),
        float((is_voice & ~is_segment).sum() / max(1, is_voice.sum())),
    )


def _are_polyphonic(
    spectrogram: Spectrogram,
    masks: Sequence[Mask],
    quiet: FloatArray,
    bounds: FloatArray,
    notes: Int64Array,
) -> BoolArray:
    """Return in which notes two loud voices of different bands sound at once.

    Voices that overlap several notes are ignored: segmentation may have bridged a short pause.
    """
    parts = voice_parts(spectrogram, masks, quiet, bounds)
    if not parts:
        return np.zeros(len(notes), dtype=np.bool_)
    reach, starts = extents(masks)[np.concatenate(parts)], np.cumsum([0, *map(len, parts[:-1])])
    voices = np.maximum.reduceat(reach, starts)
    voices[:, ::2] = np.minimum.reduceat(reach[:, ::2], starts)
    voices[:, :2] -= spectrogram.first_frame
    top = shape_kernels.loudest(spectrogram.magnitude, voices)
    is_loud = top >= np.quantile(top, 0.9) * 10 ** (-LOUD_DB / 10)
    min_frames = OVERLAP_S / spectrogram.layout.grid.hop_s
    n_notes = np.searchsorted(notes[:, 0], voices[:, 1] - min_frames)
    n_notes -= np.searchsorted(notes[:, 1], voices[:, 0] + min_frames)
    first, stop, low, high = voices[is_loud & (n_notes <= 1)].T
    begin, end = np.maximum(first[:, None], first), np.minimum(stop[:, None], stop)
    is_pair = (end - begin > min_frames) & (high[:, None] <= low)
    overlaps = np.stack([begin[is_pair], end[is_pair]], axis=1)
    return _covered_shares(overlaps, notes, spectrogram.n_frames) > 0


def _covered_shares(notes: Int64Array, columns: Int64Array, n_frames: int) -> FloatArray:
    """Return float64 (n,): how much of stretches is within notes."""
    is_note = np.append(0, _are_covered(notes, n_frames))
    covered: FloatArray = np.diff(is_note.cumsum()[columns], axis=1)[:, 0] / np.diff(columns)[:, 0]
    return covered


def _are_covered(columns: npt.NDArray[np.integer], n_frames: int) -> BoolArray:
    """Return bool (n_frames,): whether any of some stretches, first and stop column, meets it."""
    change = np.zeros(n_frames + 1, dtype=np.int64)
    np.add.at(change, columns[:, 0], 1)
    np.add.at(change, columns[:, 1], -1)
    covered: BoolArray = change.cumsum()[:-1] > 0
    return covered


def _lines_hz(sampled: Float32Array, grid: Grid) -> FloatArray:
    """Return the frequencies of steady tones, far above the noise around, and all edges.

    ``sampled`` are magnitudes (n_bins, n) of some frames that are not silent.
    """
    if not sampled.shape[1]:
        return np.zeros(0)
    power = np.square(row_ranks(sampled, int(_RARE_QUANTILE * (sampled.shape[1] - 1))))
    around = median_filter(power, round(_AROUND_HZ / grid.bin_hz) | 1, mode="nearest")
    padded, width = np.pad(power, 2 * _LINE_BINS, mode="edge"), 4 * _LINE_BINS
    minimum = np.maximum.reduce([around, padded[:-width], padded[width:]]) * 10 ** (_LINE_DB / 10)
    power[: grid.bin_at(_EDGES_HZ[-1])] = 0.0
    is_line = (power > minimum) & (power > _LINE_SHARE * power.sum())
    return np.flatnonzero(is_line).astype(np.float64) * grid.bin_hz


def _without_lines(spectrogram: Spectrogram, lines_hz: FloatArray) -> Spectrogram:
    """Return the magnitudes without steady tones."""
    layout = spectrogram.layout
    is_line = _are_lines(layout.grid, layout.n_bins, lines_hz)
    magnitude = np.where(is_line[:, None], np.float32(0), spectrogram.magnitude)
    return Spectrogram(layout, magnitude, spectrogram.first_frame)


def _are_lines(grid: Grid, n_bins: int, lines_hz: FloatArray) -> BoolArray:
    """Return bool (n_bins,): which bins the tones fill."""
    is_line = np.zeros(n_bins, np.bool_)
    bins = np.round(lines_hz / grid.bin_hz).astype(np.int64)
    for reach in range(-_LINE_BINS, _LINE_BINS + 1):
        is_line[np.clip(bins + reach, 0, n_bins - 1)] = True
    return is_line


def _near_singer_band(magnitude: Float32Array, grid: Grid) -> tuple[int | None, float]:
    """Return the lowest bin of the band in which a near singer stands out, or None, and by how much.

    ``magnitude`` (n_bins, n) is of some frames.
    """
    edges = [bin_ for hz in _EDGES_HZ if (bin_ := grid.bin_at(hz)) < len(magnitude)]
    if not edges or not magnitude.shape[1]:
        return None, 0.0
    stops = [*edges[1:], len(magnitude)]
    parts = [
        np.einsum("kt,kt->t", magnitude[low:stop], magnitude[low:stop])
        for low, stop in zip(edges, stops, strict=True)
    ]
    above = np.cumsum(parts[::-1], axis=0, dtype=np.float64)[::-1]
    quiet_db, loud_db = _levels(above)
    contrasts = (loud_db - quiet_db).tolist()
    contrast_db = max(contrasts)
    if contrast_db < NEAR_DB:
        return None, contrast_db
    low_bin = next(
        low
        for low, contrast in zip(edges, contrasts, strict=True)
        if contrast >= contrast_db - _EDGE_LOSS_DB
    )
    return low_bin, contrast_db


def _levels(power: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the quiet and the loud level of rows (n, m) in decibels, digital silence aside.

    In song with barely a pause the quiet is that of its few pauses.
    """
    ordered = np.sort(power, axis=1)
    n_silent = (ordered <= _SILENCE).sum(axis=1)
    last = ordered.shape[1] - 1
    quantile_positions = np.outer(
        [_RARE_QUANTILE, _QUIET_QUANTILE, _LOUD_QUANTILE], last - n_silent
    )
    before = np.minimum(n_silent + quantile_positions.astype(np.int64), last)
    rows = np.arange(len(ordered))
    low, high = ordered[rows, before], ordered[rows, np.minimum(before + 1, last)]
    levels = (quantile_positions - np.floor(quantile_positions)) * (high - low) + low
    rare, quiet, loud = np.where(n_silent > last, 0.0, 10 * np.log10(np.maximum(levels, _SILENCE)))
    return np.minimum(quiet, rare + _PAUSE_DB), loud


class Level(NamedTuple):
    """How loud a recording is over time, in decibels."""

    level_db: FloatArray  # float64 (n,).
    quiet_db: float
    loud_db: float
    echo_db: FloatArray  # float64 (n,): what notes exceed, above echoes.

    @classmethod
    def of(cls, power: FloatArray, hop_s: float) -> Self:
        """Return the level of power (n,)."""
        quiet_db, loud_db = (float(level[0]) for level in _levels(power[None]))
        level_db = 10 * np.log10(np.maximum(power, _SILENCE))
        echo_db = _echo_level(level_db, (quiet_db + loud_db) / 2, hop_s) + ECHO_DB
        return cls(level_db, quiet_db, loud_db, echo_db)


def _returns_to_quiet(level: Level, hop_s: float) -> bool:
    """Tell whether most parts return to the quiet level, or nearly all at least to echoes.

    Else the noise itself changes.
    """
    n_parts = max(1, round(len(level.level_db) * hop_s / PART_S))
    steady_db = level.quiet_db + STEADY_DB
    shares = [
        np.mean(
            [_low_level(part) <= 0 for part in np.array_split(level.level_db - under, n_parts)]
        )
        for under in (steady_db, np.maximum(steady_db, level.echo_db))
    ]
    return bool(shares[0] >= STEADY_SHARE or shares[1] >= STEADY_OR_ECHO_SHARE)


def _low_level(values: FloatArray) -> float:
    """Return a low quantile; several times as fast as numpy's."""
    quantile_position = _LOW_QUANTILE * (len(values) - 1)
    before, after = int(quantile_position), min(int(quantile_position) + 1, len(values) - 1)
    ordered = np.partition(values, [before, after])
    return float(
        ordered[before] + (quantile_position - before) * (ordered[after] - ordered[before])
    )


def _note_spans(
    spectrogram: Spectrogram,
    source: SampleSource,
    low_bin: int,
    lines_hz: FloatArray,
    with_faint: bool,
) -> FloatArray:
    """Return float64 (n, 2): where notes begin and end, in columns of the spectrogram."""
    grid = spectrogram.layout.grid
    fine = _FINE.layout(spectrogram.layout.sample_rate_hz)
    ratio = grid.hop_s / fine.grid.hop_s
    before = spectrogram.first_frame + grid.first_frame_s / grid.hop_s
    first, stop = round(before * ratio), round((before + spectrogram.n_frames) * ratio)
    bins = np.arange(fine.grid.bin_at(low_bin * grid.bin_hz), fine.n_bins)
    bins = bins[~_are_lines(fine.grid, fine.n_bins, lines_hz)[bins]]
    power = band_power(source, fine, first, stop, bins)
    level = Level.of(power, fine.grid.hop_s)
    return (_spans_above_level(level, fine.grid.hop_s, with_faint) + first) / ratio - before


def _spans_above_level(level: Level, hop_s: float, with_faint: bool = False) -> FloatArray:
    """Return float64 (n, 2): between which frames a level is that of notes."""
    level_db, quiet_db, loud_db, echo_db = level
    height_db = max(MIN_HEIGHT_DB, SHARE_OF_HEIGHT * (loud_db - quiet_db))
    min_db = quiet_db + (min(height_db, FAINTEST_DB) if with_faint else height_db)
    spans = _fill_gaps(_spans_above_zero(level_db - np.maximum(min_db, echo_db)), hop_s)
    spans = spans[spans[:, 1] - spans[:, 0] >= SHORTEST_S / hop_s]
    return _extend_spans(spans, level_db, min_db, quiet_db + FAINTEST_DB, echo_db)


def _extend_spans(
    spans: FloatArray,
    level_db: FloatArray,
    min_db: float,
    faintest_db: float,
    echo_db: FloatArray,
) -> FloatArray:
    """Return notes above ``min_db`` with the ends of faint ones, and no further than a dip."""
    if not len(spans):
        return spans
    frames = np.stack([np.ceil(spans[:, 0]), np.floor(spans[:, 1]) + 1], axis=1).astype(np.int64)
    first, stop = frames.T
    top_db = np.maximum.reduceat(np.append(level_db, -np.inf), frames.ravel())[::2]
    dips = [a + int(level_db[a:b].argmin()) for a, b in zip(stop[:-1], first[1:], strict=True)]
    end_db = np.minimum(min_db, np.maximum(faintest_db, top_db - END_DB))
    rise_db = level_db - np.maximum(np.repeat(end_db, np.diff([0, *dips, len(level_db)])), echo_db)
    rise_db[dips] = -1.0
    is_note = _are_covered(frames, len(level_db))
    rise_db[is_note] = np.maximum(rise_db[is_note], 1.0)
    spans_above = _spans_above_zero(rise_db)
    ends: FloatArray = spans_above[np.searchsorted(spans_above[:, 0], first, side="right") - 1]
    return ends


def _echo_level(level_db: FloatArray, loud_db: float, hop_s: float) -> FloatArray:
    """Return float64 (n,): the level that echoes of what sounded before have at least.

    It starts somewhat below a note and falls with time on a straight line, in decibels. Both are
    measured as the steepest falls from ``loud_db`` and above: song hides the others.
    """
    floor_db = np.full(len(level_db), -np.inf)
    first, last = (max(1, round(after_s / hop_s)) for after_s in _FALL_S)
    loud = np.flatnonzero(level_db[:-last] >= loud_db)
    if len(loud) < last:
        return floor_db
    lags = np.arange(first, last + 1)
    falls = np.quantile(level_db[loud + lags[:, None]] - level_db[loud], _FALL_QUANTILE, axis=1)
    slope, start_db = np.polyfit(lags, falls, 1)
    if not -_FASTEST_DB_PER_S * hop_s <= slope < 0 or start_db > -_MIN_DROP_DB:
        return floor_db
    frames = np.arange(len(level_db))
    before = np.maximum.accumulate(level_db - slope * frames)[:-first]
    floor_db[first:] = before + slope * frames[first:] + start_db
    return floor_db


def _are_voices(
    spectrogram: Spectrogram, quiet: FloatArray, low_bin: int, columns: Int64Array
) -> BoolArray:
    """Return in which stretches there is a voice."""
    shape = shapes(spectrogram, quiet, columns)
    is_skirt = are_skirts(spectrogram, quiet, columns, low_bin)
    is_burst, level_db = are_bursts(shape), shape[:, 3]
    if not is_burst.all():
        min_db = np.quantile(level_db[~is_burst], FAINT_QUANTILE) - AS_FAINT_DB
        is_burst &= (shape[:, 4] == 0) | (level_db < min_db)
    is_voice: BoolArray = ~is_burst & ~is_skirt
    return is_voice


def _spans_above_zero(rise_db: FloatArray) -> FloatArray:
    """Return float64 (n, 2): where a curve is positive, interpolated between its entries."""
    is_above = rise_db > 0
    ends = np.flatnonzero(np.diff(is_above, prepend=False, append=False)).reshape(-1, 2)
    last = len(rise_db) - 1
    before, after = np.maximum(ends[:, 0] - 1, 0), np.minimum(ends[:, 1], last)
    spans = np.stack([ends[:, 0], ends[:, 1] - 1], axis=1).astype(np.float64)
    for side, outer in enumerate((before, after)):
        inner = spans[:, side].astype(np.int64)
        rise = np.maximum(rise_db[inner] - rise_db[outer], 1e-9)
        spans[:, side] += (outer - inner) * rise_db[inner] / rise
    return spans


def _fill_gaps(spans: FloatArray, hop_s: float) -> FloatArray:
    """Return spans in order with short gaps between them filled."""
    for gap_s, lasting_s in ((MIN_GAP_S, np.inf), (GAP_S, LONG_NOTE_S)):
        lasts = np.diff(spans, axis=1)[:, 0] * hop_s >= lasting_s
        is_gap = (spans[1:, 0] - spans[:-1, 1]) * hop_s >= gap_s
        is_gap |= lasts[1:] & lasts[:-1]
        starts = [*spans[:1, 0], *spans[1:, 0][is_gap]]
        spans = np.stack([starts, [*spans[:-1, 1][is_gap], *spans[-1:, 1]]], axis=1)
    return spans


def _columns(spans: FloatArray, n_frames: int) -> Int64Array:
    """Return int64 (n, 2): the first and stop column that spans meet, at least one each."""
    columns = np.stack([np.floor(spans[:, 0]), np.ceil(spans[:, 1]) + 1], axis=1).astype(np.int64)
    first = np.clip(columns[:, 0], 0, n_frames - 1)
    return np.stack([first, np.clip(columns[:, 1], first + 1, n_frames)], axis=1)


def _masks(
    spectrogram: Spectrogram, quiet: FloatArray, low_bin: int, columns: Int64Array
) -> list[Mask]:
    """Return the pixels that stand out during each note, the loudest at least."""
    runs, counts = shape_kernels.loud_runs(
        spectrogram.magnitude,
        quiet * 10 ** (_CONTRAST_DB / 10),
        columns,
        low_bin,
        10 ** (-RANGE_DB / 10),
    )
    runs[:, 1:] += spectrogram.first_frame
    return Mask.from_run_table(spectrogram.layout.grid, runs, counts)


def _tonal_sounds_outside(
    spectrogram: Spectrogram,
    masks: Sequence[Mask],
    quiet: FloatArray,
    bounds: FloatArray,
    notes: Int64Array,
) -> list[Outline]:
    """Return what sounds outside of the notes and is tonal."""
    if not masks:
        return []
    grid, n_frames = spectrogram.layout.grid, spectrogram.n_frames
    ends_s = np.round(grid.first_frame_s + bounds[:, :2] * grid.hop_s, 6)  # as those of outlines
    columns = _columns(
        (ends_s - grid.first_frame_s) / grid.hop_s - spectrogram.first_frame, n_frames
    )
    is_free = np.flatnonzero(_covered_shares(notes, columns, n_frames) < _COVERED_SHARE)
    flatness_db = shapes(spectrogram, quiet, columns[is_free])[:, 1]
    kept = is_free[flatness_db < TONAL_FLATNESS_DB]
    return outlines_with_bounds([masks[i] for i in kept], bounds[kept]) if len(kept) else []

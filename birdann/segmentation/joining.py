"""Joining of fragments to segments, without labels.

Overtones, edges of broad calls and echoes at other frequencies sound simultaneously with the
loudest part and belong to one voice: harmonic, adjacent, or with the same envelope. Pieces of a
broken contour follow each other at once at continuous pitch. Near-identical pulses at regular
intervals, too fast to count, form a purr, rattle or drumming. Different notes stay separate,
however fast.
"""

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int64Array
from birdann.core.geometry import Mask, extents, union_of
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.bounds import REACH_S, Outline, measured_bounds, tables
from birdann.segmentation.kernels import joining as joining_kernels
from birdann.segmentation.kernels.bounds import MIN_POWER

SHARED_DURATION = 0.5
"""Share of a part's duration in which a louder one sounds too."""
MAX_GAP_OCTAVES, NARROW_OCTAVES = 0.1, 0.25
"""Parts up to the first apart are adjacent; parts both narrower than the second are joined further
apart only if harmonic."""
MIN_CORRELATION, OFF_BINS, AROUND_S = 0.5, 1.0, 0.015
"""Of one voice: correlation of levels, how far harmonics may be off, and the time before and after both
in which levels count."""

PULSE_INTERVAL_S, PULSE_GAP_S = 0.07, 0.04
"""From onset to onset, and from offset to onset, of pulses that no one counts."""
MIN_PULSES = 3
MIN_SIMILARITY, LEVELS_DB, STRETCH, UNEVENNESS = 0.7, 12.0, 2.0, 0.35
"""Pulses of a train: product of neighbours' spectra, difference of their levels, ratio of their
durations, and change of the interval."""

_PAIRS_AT_ONCE = 1 << 12
BREAK_S, BREAK_OCTAVES, BREAK_DB = 0.012, 0.05, 10.0
"""A contour is broken for this time, at a pitch that differs by this much, at such levels."""

MIN_HZ = 50.0
"""Lower limit of frequencies in octaves."""

_FURTHEST_S = PULSE_GAP_S + 1e-3
"""Maximum distance of joined outlines; a little more, for rounding."""

MIN_OVERLAP, MIN_GROUP_SHARE = 0.3, 0.5
"""Segments of one label: the minimum overlap as a share of the shorter one, and the share of a
group that a new member must overlap."""

PHRASE_GAP_S, PHRASE_BAND, PHRASE_S = 0.25, 0.5, 10.0
"""Calls of a phrase: the maximum pause, the minimum overlap as a share of the narrower band, and the
maximum duration of a phrase."""


def joined_parts(spectrogram: Spectrogram, masks: Sequence[Mask], quiet: FloatArray) -> list[Mask]:
    """Join masks with louder simultaneous masks of the same voice, loudest first.

    See ``voice_parts``.
    """
    if not masks:
        return []
    groups = voice_parts(spectrogram, masks, quiet, measured_bounds(spectrogram, masks, quiet))
    return [union_of([masks[i] for i in group]) for group in groups]


def voice_parts(
    spectrogram: Spectrogram, masks: Sequence[Mask], quiet: FloatArray, measured: FloatArray
) -> list[Int64Array]:
    """Return groups of indices of masks that are parts of one voice, by the loudest of each.

    Each mask joins the louder mask, itself not part of others, with which it sounds longest, so
    that a faint streak under two calls does not bridge them.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that contains all masks.
    masks
        On the spectrogram's grid, frames counted from the start of the recording.
    quiet
        float64 (n_bins,) of ``Spectrogram.quiet_power``.
    measured
        The ``measured_bounds`` of the masks.
    """
    if not masks:
        return []
    grid = spectrogram.layout.grid
    spans_s, limits_hz = measured[:, :2] * grid.hop_s, measured[:, 2:4] * grid.bin_hz
    labels = np.zeros(len(masks), np.int64)
    is_pair = _voice_pairs(spectrogram, masks, spans_s, limits_hz, labels, quiet)
    return _parts(spans_s, measured[:, 4], is_pair)


def _voice_pairs(
    spectrogram: Spectrogram,
    masks: Sequence[Mask],
    spans_s: FloatArray,
    limits_hz: FloatArray,
    labels: Int64Array,
    quiet: FloatArray,
) -> BoolArray:
    """Return bool (n, n): which pairs sound together and may be one voice."""
    reach = extents(masks)
    reach[:, :2] -= spectrogram.first_frame
    around = max(2, round(AROUND_S / spectrogram.layout.grid.hop_s))
    return joining_kernels.voice_pairs(
        spectrogram.magnitude,
        quiet,
        reach,
        spans_s,
        np.log2(np.maximum(limits_hz, MIN_HZ)),
        labels,
        np.array([MAX_GAP_OCTAVES, NARROW_OCTAVES, MIN_CORRELATION, OFF_BINS, around]),
    )


def _parts(spans_s: FloatArray, levels: FloatArray, is_pair: BoolArray) -> list[Int64Array]:
    """Return parts as groups of indices from the loudest down."""
    order = np.argsort(-levels, kind="stable")
    pairs = is_pair[np.ix_(order, order)]
    leader = joining_kernels.leaders(spans_s[order], pairs, SHARED_DURATION)
    return [order[group] for group in _groups(leader)]


def join_trains(spectrogram: Spectrogram, outlines: Sequence[Outline]) -> list[Outline]:
    """Join the pulses of trains, and the pieces of broken contours.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that contains all outlines.
    outlines
        With bounds measured on the sound, in any order.
    """
    groups = _trains(spectrogram, outlines, np.zeros(len(outlines), np.int64))
    return [unite_outlines([outlines[i] for i in group]) for group in groups]


def _trains(
    spectrogram: Spectrogram, outlines: Sequence[Outline], labels: Int64Array
) -> list[Int64Array]:
    """Return the trains and contours of one label, as groups of indices by onset."""
    onsets_s = np.array([outline.box.onset_s for outline in outlines])
    if len(outlines) < 2:
        return [np.arange(len(outlines))] if len(outlines) else []
    order = np.argsort(onsets_s, kind="stable")
    ordered = [outlines[i] for i in order]
    masks = [outline.mask for outline in ordered]
    spans_s = np.array([(outline.box.onset_s, outline.box.offset_s) for outline in ordered])
    spectra, pitch, top = joining_kernels.sketch(
        spectrogram.magnitude, *tables(masks, spectrogram.first_frame)
    )
    levels_db = 10 * np.log10(np.maximum(top, MIN_POWER))
    follower = _followers(spans_s, labels[order], levels_db, spectra)
    follower[_outside_trains(spans_s[:, 0], follower)] = -1
    octaves = np.log2(np.maximum(pitch, 1.0))
    further = _continuations(spans_s, labels[order], levels_db, octaves)
    first = np.arange(len(ordered))
    for i in range(len(ordered)):
        for j in (follower[i], further[i]):
            if j >= 0:
                first[first == first[j]] = first[i]
    return [order[group] for group in _groups(first)]


def _followers(
    spans_s: FloatArray, labels: Int64Array, levels_db: FloatArray, spectra: Float32Array
) -> Int64Array:
    """Return the most similar pulse that directly follows each one, int64 (n,), or -1.

    ``spans_s`` float64 (n, 2), by onset; ``spectra`` float32 (n, n_bins), of unit length.
    """
    one, other = _successors(spans_s[:, 0], labels, spans_s[:, 0] + PULSE_INTERVAL_S)
    duration_s = spans_s[:, 1] - spans_s[:, 0]
    gap_s, ratio = spans_s[other, 0] - spans_s[one, 1], duration_s[other] / duration_s[one]
    fits = (
        (gap_s <= PULSE_GAP_S) & (gap_s >= -BREAK_S) & (ratio <= STRETCH) & (ratio * STRETCH >= 1)
    )
    fits &= np.abs(levels_db[other] - levels_db[one]) <= LEVELS_DB
    one, other = one[fits], other[fits]
    product = np.empty(len(one))
    for at in range(0, len(one), _PAIRS_AT_ONCE):
        pairs = slice(at, at + _PAIRS_AT_ONCE)
        product[pairs] = np.einsum("ij,ij->i", spectra[one[pairs]], spectra[other[pairs]])
    return _best(len(spans_s), one, other, np.where(product > MIN_SIMILARITY, product, -np.inf))


def _continuations(
    spans_s: FloatArray, labels: Int64Array, levels_db: FloatArray, octaves: FloatArray
) -> Int64Array:
    """Return the segment that continues each one, nearest in pitch, int64 (n,), or -1.

    ``octaves`` float64 (n, 2): initial and final pitch; otherwise as ``_followers``.
    """
    one, other = _successors(spans_s[:, 0], labels, spans_s[:, 1] + BREAK_S)
    distance = np.abs(octaves[other, 0] - octaves[one, 1])
    fits = (spans_s[other, 0] >= spans_s[one, 1] - BREAK_S) & (distance < BREAK_OCTAVES)
    fits &= spans_s[other, 1] > spans_s[one, 1]
    fits &= np.abs(levels_db[other] - levels_db[one]) <= BREAK_DB
    return _best(len(spans_s), one, other, np.where(fits, -distance, -np.inf))


def _successors(
    onsets_s: FloatArray, labels: Int64Array, until_s: FloatArray
) -> tuple[Int64Array, Int64Array]:
    """Return pairs of segments of one label, the second of which begins until a time."""
    first = np.arange(1, len(onsets_s) + 1)
    sizes = np.maximum(np.searchsorted(onsets_s, until_s, side="right") - first, 0)
    one = np.repeat(np.arange(len(onsets_s)), sizes)
    other = np.arange(len(one)) + np.repeat(first + sizes - np.cumsum(sizes), sizes)
    is_same = labels[one] == labels[other]
    return one[is_same], other[is_same]


def _best(n: int, one: Int64Array, other: Int64Array, score: FloatArray) -> Int64Array:
    """Return what scores highest with each of ``n``, the first of equals; -1 without a number."""
    out = np.full(n, -1, np.int64)
    order = np.lexsort((-other, score, one))
    order = order[score[order] > -np.inf]
    out[one[order]] = other[order]  # the last of each stays
    return out


def join_voices(outlines: Sequence[Outline]) -> list[Outline]:
    """Join sounds in about the same band that overlap, however briefly.

    Pixels overlap too: bounds alone reach beyond the pause at which a search divided two pulses.
    """
    return _chain(
        outlines,
        lambda voice, sound: (
            voice.box.offset_s >= sound.box.onset_s
            and voice.mask.stop_frame > sound.mask.first_frame
        ),
    )


def join_phrases(outlines: Sequence[Outline]) -> list[Outline]:
    """Join successive calls in about the same band."""
    return _chain(
        outlines, lambda phrase, call: phrase.box.offset_s + PHRASE_GAP_S >= call.box.onset_s
    )


def _chain(
    outlines: Sequence[Outline], may_continue: Callable[[Outline, Outline], bool]
) -> list[Outline]:
    """Join each outline with what it may continue and shares most of its band with."""
    chains: list[Outline] = []
    done: list[Outline] = []
    for outline in sorted(outlines, key=lambda outline: outline.box.onset_s):
        done += [chain for chain in chains if not may_continue(chain, outline)]
        chains = [chain for chain in chains if may_continue(chain, outline)]
        before = max(chains, key=lambda chain: _band_shared(chain, outline), default=None)
        if before is not None and _is_continued_by(before, outline):
            chains.remove(before)
            outline = unite_outlines([before, outline])
        chains.append(outline)
    return done + chains


def groups_of_one_call(
    spectrogram: Spectrogram,
    outlines: Sequence[Outline],
    labels: Sequence[object],
    quiet: FloatArray,
) -> list[list[int]]:
    """Return groups of more than one segment with one label that are one call, as indices.

    They are joined as without labels, or if they sound together or follow each other and may be
    one voice.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that contains all outlines.
    outlines
        With bounds measured on the sound, in any order.
    labels
        Labels; None is never joined.
    quiet
        float64 (n_bins,) of ``Spectrogram.quiet_power``.
    """
    named = [i for i, label in enumerate(labels) if label is not None]
    if not named:
        return []
    numbers = {label: number for number, label in enumerate(dict.fromkeys(labels))}
    of_label = np.array([numbers[labels[i]] for i in named])
    members = [outlines[i] for i in named]
    masks, boxes = [member.mask for member in members], [member.box for member in members]
    spans_s = np.array([(box.onset_s, box.offset_s) for box in boxes])
    limits_hz = np.array([(box.low_hz, box.high_hz) for box in boxes])
    levels = measured_bounds(spectrogram, masks, quiet)[:, 4]
    is_pair = _voice_pairs(spectrogram, masks, spans_s, limits_hz, of_label, quiet)
    groups = [
        *_parts(spans_s, levels, is_pair),
        *_trains(spectrogram, members, of_label),
        *_clusters(spans_s, limits_hz, is_pair),
    ]
    return [[named[i] for i in group] for group in unite_overlapping(groups)]


def chains_in_reach(outlines: Sequence[Outline], labels: Sequence[object]) -> Int64Array:
    """Return the chain of each segment, int64 (n,): segments of a label that are close enough.

    ``groups_of_one_call`` joins only within chains, which are independent. -1 for single
    segments and for label None.
    """
    if not outlines:
        return np.zeros(0, np.int64)
    numbers = {label: number for number, label in enumerate(dict.fromkeys(labels))}
    label = np.array([numbers[label] for label in labels])
    grid, reach = outlines[0].mask.grid, extents([outline.mask for outline in outlines])
    pixels_s = grid.first_frame_s + (reach[:, :2] - 0.5) * grid.hop_s
    spans_s = np.array([(outline.box.onset_s, outline.box.offset_s) for outline in outlines])
    begins_s = np.minimum(pixels_s[:, 0] - REACH_S, spans_s[:, 0])
    ends_s = np.maximum(pixels_s[:, 1] + REACH_S, spans_s[:, 1]) + _FURTHEST_S
    order = np.lexsort([begins_s, label])
    shift_s = label[order] * (ends_s.max() - begins_s.min() + 1.0)  # one label after another
    until_s = np.maximum.accumulate(ends_s[order] + shift_s)
    opens = np.append(True, (begins_s[order] + shift_s)[1:] > until_s[:-1])
    chain = np.empty(len(order), np.int64)
    chain[order] = np.cumsum(opens) - 1
    is_single = (np.bincount(chain) == 1)[chain] | np.array([label is None for label in labels])
    chain[~is_single] = np.unique(chain[~is_single], return_inverse=True)[1]
    chain[is_single] = -1
    return chain


def unite_overlapping(groups: Iterable[Iterable[int]]) -> list[list[int]]:
    """Return the unions of groups with common members, if larger than one."""
    partners: dict[int, set[int]] = {}
    for group in groups:
        members = [int(i) for i in group]
        if len(members) < 2:
            continue
        union = set(members)
        for i in members:
            union |= partners.get(i, set())
        for i in union:
            partners[i] = union
    several = {min(union): union for union in partners.values()}
    return [sorted(several[first]) for first in sorted(several)]


def _clusters(spans_s: FloatArray, limits_hz: FloatArray, is_pair: BoolArray) -> list[Int64Array]:
    """Group simultaneous or successive sounds that may be one voice.

    New members overlap at least half of the group, so that chains of overlapping sounds stay
    separate.
    """
    order = np.argsort(spans_s[:, 0], kind="stable")
    onsets_s, offsets_s = spans_s[order].T.copy()
    number = joining_kernels.clusters(
        onsets_s,
        offsets_s,
        limits_hz[order],
        is_pair[np.ix_(order, order)],
        MIN_OVERLAP,
        MIN_GROUP_SHARE,
    )
    return [order[group] for group in _groups(number)]


def _band_shared(one: Outline, other: Outline) -> float:
    """Return the overlap as a share of the narrower band; negative if disjoint."""
    shared_hz = min(one.box.high_hz, other.box.high_hz) - max(one.box.low_hz, other.box.low_hz)
    return shared_hz / max(min(one.box.bandwidth_hz, other.box.bandwidth_hz), 1.0)


def _is_continued_by(phrase: Outline, call: Outline) -> bool:
    lasts_s = max(phrase.box.offset_s, call.box.offset_s) - phrase.box.onset_s
    return _band_shared(phrase, call) >= PHRASE_BAND and lasts_s <= PHRASE_S


def _outside_trains(onsets_s: FloatArray, follower: Int64Array) -> list[int]:
    """Return the pulses whose step to the next one is not in a long enough train."""
    ahead = {int(j): i for i, j in enumerate(follower) if j >= 0}  # the last to claim it
    outside = [i for i, j in enumerate(follower) if j >= 0 and ahead[int(j)] != i]
    starts = [i for i in ahead.values() if i not in ahead]
    for i in starts:
        train, interval_s, at = [i], 0.0, i
        while (after := int(follower[at])) >= 0 and ahead[after] == at:
            step_s = onsets_s[after] - onsets_s[at]
            if interval_s and abs(step_s - interval_s) > UNEVENNESS * interval_s:
                outside += [at, *(train if len(train) < MIN_PULSES else [])]
                train, interval_s = [], 0.0
            else:
                interval_s = (interval_s + step_s) / 2 if interval_s else step_s
            train.append(after)
            at = after
        outside += train if len(train) < MIN_PULSES else []
    return outside


def _groups(names: Int64Array) -> list[Int64Array]:
    """Return the indices of each name, by name."""
    order = np.argsort(names, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(names[order])) + 1)


def unite_outlines(parts: Sequence[Outline]) -> Outline:
    """Return the union of all parts, with the hull of their bounds."""
    if len(parts) == 1:
        return parts[0]
    box = parts[0].box
    for part in parts[1:]:
        box = box.hull(part.box)
    return Outline(mask=union_of([part.mask for part in parts]), box=box)

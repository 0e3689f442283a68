"""One-to-one matching of segments with known calls.

Pairs match by overlap, or by distance of both ends; a matching of maximum size is used.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from statistics import median, quantiles

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import maximum_bipartite_matching

from birdann.core.arrays import BoolArray
from birdann.segmentation.scores import Figures, Span

_FRAME_S = 0.001
_BEST_IOU = 0.3


def _iou(a: Span, b: Span) -> float:
    union_s = max(a.end_s, b.end_s) - min(a.start_s, b.start_s)
    return a.overlap_s(b) / union_s if union_s > 0 else 0.0


def _compute_overlap(a: Span, b: Span) -> float:
    """Return intersection over the smaller of two boxes; without bands, over the shorter."""
    shared, sizes = a.overlap_s(b), [a.duration_s, b.duration_s]
    if a.band_hz is not None and b.band_hz is not None:
        shared *= max(0.0, min(a.band_hz[1], b.band_hz[1]) - max(a.band_hz[0], b.band_hz[0]))
        sizes = [
            size * (band[1] - band[0])
            for size, band in zip(sizes, (a.band_hz, b.band_hz), strict=True)
        ]
    return shared / min(sizes) if min(sizes) > 0 else 0.0


def _end_distance_s(a: Span, b: Span) -> float:
    return max(abs(a.start_s - b.start_s), abs(a.end_s - b.end_s))


MEASURES: dict[str, Callable[[Span, Span], bool]] = {
    "iou50": lambda a, b: _iou(a, b) >= 0.5,
    "iou30": lambda a, b: _iou(a, b) >= 0.3,
    "smaller50": lambda a, b: _compute_overlap(a, b) >= 0.5,
    "ends10ms": lambda a, b: _end_distance_s(a, b) <= 0.010,
    "ends20ms": lambda a, b: _end_distance_s(a, b) <= 0.020,
}
"""When a segment and a call may be a pair: intersection over union in time, intersection over
the smaller box (the shorter, where the call's band is unknown), both ends within that many
milliseconds."""


def score_one_to_one(
    segments: Iterable[Span], calls: Iterable[Span], lists: Mapping[str, Sequence[str]]
) -> dict[str, object]:
    """Score segments and their labels against calls, one to one.

    Calls with labels missing from their recording's list are ignored, as are recordings without
    valid calls. Where a recording has no list, all its calls count.

    Parameters
    ----------
    segments
        With their labels.
    calls
        Ground truth.

    Returns
    -------
    dict
        ``several_species``, ``one_species``, ``unlisted`` and ``all`` (by the length of the list), each with
        ``calls``, ``segments``, ``segments_per_call``; under ``any`` and ``same`` (label) the
        ``precision``, ``recall`` and ``f1`` of each of ``MEASURES``; ``temporal_iou``: of all
        segments with all calls in frames of a millisecond, mean over recordings;
        ``duration_ratio``: three quartiles of how long a segment is beside the call that it
        overlaps best, by at least .3; ``onset_error_ms``, ``offset_error_ms``: medians of the
        absolute errors of pairs that overlap by half. ``by_duration`` and ``by_snr``: calls by
        quartiles, each with its limits and the share met at half overlap, under any label.
    """
    known: dict[str, list[Span]] = defaultdict(list)
    for call in calls:
        species = lists.get(call.recording)
        if species is not None and (not species or call.label in species):
            known[call.recording].append(call)
    segments_of: dict[str, list[Span]] = {recording: [] for recording in known}
    for segment in segments:
        if segment.recording in segments_of:
            segments_of[segment.recording].append(segment)
    groups = {
        "several_species": [r for r in known if len(lists[r]) > 1],
        "one_species": [r for r in known if len(lists[r]) == 1],
        "unlisted": [r for r in known if not lists[r]],
        "all": list(known),
    }
    result: dict[str, object] = {
        name: _scores([(segments_of[r], known[r]) for r in recordings])
        for name, recordings in groups.items()
    }
    hits = [
        (call, is_hit)
        for recording, spans in known.items()
        for call, is_hit in zip(spans, _hits(segments_of[recording], spans), strict=True)
    ]
    result["by_duration"] = _figures_by_quartile([(call.duration_s, hit) for call, hit in hits])
    result["by_snr"] = _figures_by_quartile(
        [(call.snr_db, hit) for call, hit in hits if call.snr_db is not None]
    )
    return result


def pairs(
    segments: Sequence[Span],
    calls: Sequence[Span],
    fits: Callable[[Span, Span], bool],
    *,
    same_label: bool = False,
) -> list[tuple[int, int]]:
    """Return a maximum matching of segments and calls, as index pairs."""
    order = sorted(range(len(segments)), key=lambda i: segments[i].start_s)
    starts = np.array([segments[i].start_s for i in order])
    longest_s = max((segment.duration_s for segment in segments), default=0.0)
    edges: list[tuple[int, int]] = []
    for j, call in enumerate(calls):
        first, stop = np.searchsorted(
            starts, [call.start_s - longest_s - 0.02, call.end_s + 0.02], side="left"
        )
        edges += [
            (i, j)
            for i in order[first:stop]
            if fits(segments[i], call) and (not same_label or segments[i].label == call.label)
        ]
    if not edges:
        return []
    rows, columns = np.array(edges).T
    graph = csr_matrix((np.ones(len(edges)), (rows, columns)), shape=(len(segments), len(calls)))
    partner = maximum_bipartite_matching(graph, perm_type="row")
    return [(int(i), j) for j, i in enumerate(partner) if i >= 0]


def _scores(recordings: Sequence[tuple[list[Span], list[Span]]]) -> dict[str, object]:
    n_found = sum(len(outlines) for outlines, _ in recordings)
    n_known = sum(len(known) for _, known in recordings)
    result: dict[str, object] = {
        "calls": n_known,
        "segments": n_found,
        "segments_per_call": n_found / max(n_known, 1),
    }
    for kind, same_label in (("any", False), ("same", True)):
        figures: dict[str, Figures] = {}
        for name, fits in MEASURES.items():
            hits = sum(
                len(pairs(outlines, known, fits, same_label=same_label))
                for outlines, known in recordings
            )
            figures[name] = {
                "precision": hits / max(n_found, 1),
                "recall": hits / max(n_known, 1),
                "f1": 2 * hits / max(n_found + n_known, 1),
            }
        result[kind] = figures
    shares = [_temporal_iou(outlines, known) for outlines, known in recordings]
    result["temporal_iou"] = sum(shares) / max(len(shares), 1)
    ratios = [
        ratio for outlines, known in recordings for ratio in _duration_ratios(outlines, known)
    ]
    result["duration_ratio"] = _quartiles(ratios)
    ends = [
        (abs(outlines[i].start_s - known[j].start_s), abs(outlines[i].end_s - known[j].end_s))
        for outlines, known in recordings
        for i, j in pairs(outlines, known, MEASURES["iou50"])
    ]
    for name, errors_s in zip(("onset", "offset"), zip(*ends, strict=True), strict=False):
        result[f"{name}_error_ms"] = 1000 * median(errors_s)
    return result


def _hits(outlines: Sequence[Span], known: Sequence[Span]) -> list[bool]:
    """Return which calls have a matched segment with overlap of at least half."""
    hit = {j for _, j in pairs(outlines, known, MEASURES["iou50"])}
    return [j in hit for j in range(len(known))]


def _frames(spans: Sequence[Span], n_frames: int) -> BoolArray:
    covered = np.zeros(n_frames, dtype=np.bool_)
    for span in spans:
        covered[max(0, int(span.start_s / _FRAME_S)) : int(span.end_s / _FRAME_S)] = True
    return covered


def _temporal_iou(outlines: Sequence[Span], known: Sequence[Span]) -> float:
    n_frames = int(max(span.end_s for span in (*outlines, *known)) / _FRAME_S) + 1
    a, b = _frames(outlines, n_frames), _frames(known, n_frames)
    either = int((a | b).sum())
    return int((a & b).sum()) / either if either else 1.0


def _duration_ratios(outlines: Sequence[Span], known: Sequence[Span]) -> Iterable[float]:
    for call in known:
        overlapping_segments = [segment for segment in outlines if segment.overlap_s(call) > 0]
        best = max(overlapping_segments, key=lambda segment: _iou(segment, call), default=None)
        if best is not None and _iou(best, call) >= _BEST_IOU:
            yield best.duration_s / call.duration_s


def _quartiles(values: Sequence[float]) -> list[float]:
    """Return the three quartiles, none of fewer than two values."""
    return quantiles(values, n=4, method="inclusive") if len(values) > 1 else []


def _figures_by_quartile(measured: Sequence[tuple[float, bool]]) -> list[Figures]:
    """Return a quarter of the calls after the other, by what was measured of them."""
    if not measured:
        return []
    ordered = sorted(measured)
    cuts = [round(i * len(ordered) / 4) for i in range(5)]
    quarters = [ordered[a:b] for a, b in pairwise(cuts) if b > a]
    return [
        {
            "calls": len(quarter),
            "low": quarter[0][0],
            "high": quarter[-1][0],
            "met": sum(hit for _, hit in quarter) / len(quarter),
        }
        for quarter in quarters
    ]

"""Scores of outlines against known calls: detection, labels, and precision of bounds, in time."""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from operator import attrgetter

from birdann.core.message import Message

MIN_COVERED = 0.5
"""Share of a call's duration that must be covered for it to count."""

SNR_EDGES_DB = (10.0, 15.0, 20.0, 30.0)
"""Borders of the classes of signal-to-noise ratio."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A stretch of a recording, and of its frequencies where known, with a label or ""."""

    recording: str
    start_s: float
    end_s: float
    label: str = ""
    snr_db: float | None = None  # Of a true call, if measured.
    band_hz: tuple[float, float] | None = None  # Lowest and highest frequency, if known.

    @property
    def duration_s(self) -> float:
        """Length in seconds."""
        return self.end_s - self.start_s

    def overlap_s(self, other: "Span") -> float:
        """Return the length of the intersection."""
        return max(0.0, min(self.end_s, other.end_s) - max(self.start_s, other.start_s))


Figures = dict[str, float | int]


def score_calls(
    segments: Iterable[Span],
    calls: Iterable[Span],
    lists: Mapping[str, Sequence[str]],
) -> dict[str, object]:
    """Score labelled segments against calls by several species.

    A call is *found* if segments cover half of its duration, and *right* if segments with its
    label do. Calls with labels missing from their recording's list are ignored.

    Parameters
    ----------
    segments
        Outlines with their labels.
    calls
        Ground truth.

    Returns
    -------
    dict
        ``segments``, ``calls``, ``segments_per_call``; ``one_species`` and ``several_species`` (by
        the length of the list), each with ``calls``, ``found``, ``accuracy_of_found``,
        ``class_mean_accuracy``, ``majority`` (right if every segment carried its list's commonest
        label), ``ceiling`` (right if every segment carried the label of the calls that it overlaps
        longest) and ``ceiling_of_true_outlines`` (the ceiling if each call had exactly one
        segment: calls inside longer calls of another species are out of reach of a measure in time
        only); ``per_species`` and ``per_snr``, each of ``calls``, ``found`` and ``right``. Shares
        are 0..1, 0 where nothing counts.
    """
    by_recording: dict[str, list[Span]] = defaultdict(list)
    n_segments = 0
    for segment in segments:
        by_recording[segment.recording].append(segment)
        n_segments += 1
    true_by_recording: dict[str, list[Span]] = defaultdict(list)
    for call in calls:
        if call.label in lists.get(call.recording, ()):
            true_by_recording[call.recording].append(call)
    truth = [call for spans in true_by_recording.values() for call in spans]
    result: dict[str, object] = {
        "segments": n_segments,
        "recordings_with_segments": len(by_recording),
        "calls": len(truth),
        "segments_per_call": n_segments / max(len(truth), 1),
    }
    commonest = Counter(call.label for call in truth)
    results = [
        (call, *_outcome(call, by_recording.get(call.recording, []), attrgetter("label")))
        for call in truth
    ]
    for name, is_several in (("one_species", False), ("several_species", True)):
        chosen = {r: c for r, c in true_by_recording.items() if (len(lists[r]) > 1) == is_several}
        of_chosen = [outcome for outcome in results if outcome[0].recording in chosen]
        result[name] = _scores_of(of_chosen, chosen, by_recording, lists, commonest)
    result["per_species"] = _figures_by_group(results, lambda call: call.label)
    measured = [j for j in results if j[0].snr_db is not None]
    per_snr = _figures_by_group(measured, _snr_class)
    result["per_snr"] = {name: per_snr[name] for name in _SNR_CLASSES if name in per_snr}
    return result


def score_boundaries(segments: Iterable[Span], notes: Iterable[Span]) -> dict[str, object]:
    """Score the onsets and offsets of segments against exactly known notes.

    Segments that overlap by more than half of the shorter are merged first (harmonics of one
    note). Matching is one to one, best first. Recordings without notes are ignored.

    Returns
    -------
    dict
        ``segments``, ``notes``, and ``precision``, ``recall``, ``f1`` under ``iou50``
        (intersection over union in time at least .5), ``onset10ms``, ``onset20ms``, ``offset10ms``
        and ``offset20ms`` (that end of the two is this near).
    """
    true_by_recording: dict[str, list[Span]] = defaultdict(list)
    for note in notes:
        true_by_recording[note.recording].append(note)
    by_recording: dict[str, list[Span]] = defaultdict(list)
    for segment in segments:
        by_recording[segment.recording].append(segment)
    merged = {r: merge_overlapping(by_recording.get(r, [])) for r in true_by_recording}
    n_segments = sum(map(len, merged.values()))
    n_notes = sum(map(len, true_by_recording.values()))
    result: dict[str, object] = {"segments": n_segments, "notes": n_notes}
    for name, closeness in _CLOSENESS.items():
        hits = sum(
            _matches(merged[recording], spans, closeness)
            for recording, spans in true_by_recording.items()
        )
        result[name] = _f1(hits, n_segments, n_notes)
    return result


def merge_overlapping(spans: Iterable[Span]) -> list[Span]:
    """Merge spans of one recording that overlap by more than half of the shorter."""
    out: list[Span] = []
    for span in sorted(spans, key=lambda s: (s.start_s, s.end_s)):
        last = out[-1] if out else None
        shorter_s = min(span.duration_s, last.duration_s) if last else 0.0
        if last and min(span.end_s, last.end_s) - span.start_s > 0.5 * shorter_s:
            end_s = max(span.end_s, last.end_s)
            out[-1] = Span(recording=last.recording, start_s=last.start_s, end_s=end_s)
        else:
            out.append(span)
    return out


def _covered_s(call: Span, segments: Iterable[Span]) -> float:
    """Return the duration of a call covered by segments."""
    total_s, end_s = 0.0, call.start_s
    for segment in sorted(segments, key=lambda s: s.start_s):
        stop_s = min(segment.end_s, call.end_s)
        if stop_s > max(end_s, segment.start_s):
            total_s += stop_s - max(end_s, segment.start_s)
            end_s = stop_s
    return total_s


def _outcome(
    call: Span, segments: Sequence[Span], label_of: Callable[[Span], str]
) -> tuple[bool, bool]:
    """Return whether a call is found, and whether it is right."""
    over = [s for s in segments if s.overlap_s(call) > 0]
    needed_s = MIN_COVERED * call.duration_s
    if _covered_s(call, over) < needed_s:
        return False, False
    named = [s for s in over if label_of(s) == call.label]
    return True, _covered_s(call, named) >= needed_s


def _longest(segment: Span, calls: Iterable[Span]) -> str:
    """Return the label whose calls a segment overlaps longest, or ""."""
    shares: dict[str, float] = defaultdict(float)
    for call in calls:
        shares[call.label] += segment.overlap_s(call)
    return max(shares, key=lambda label: shares[label]) if any(shares.values()) else ""


_Labeller = Callable[[str], Callable[[Span], str]]
"""Returns, for a recording, what each of its outlines is taken for."""


def _scores_of(
    outcomes: Iterable[tuple[Span, bool, bool]],
    calls: Mapping[str, Sequence[Span]],
    segments: Mapping[str, Sequence[Span]],
    lists: Mapping[str, Sequence[str]],
    commonest: Counter[str],
) -> Figures:
    found_right: dict[str, list[bool]] = defaultdict(list)
    for call, is_found, is_right in outcomes:
        if is_found:
            found_right[call.label].append(is_right)
    n_calls = sum(map(len, calls.values()))
    n_found = sum(map(len, found_right.values()))
    per_class = [sum(ok) / len(ok) for ok in found_right.values()]
    majority, oracle = _majority(lists, commonest), _oracle(calls)
    return {
        "calls": n_calls,
        "found": n_found / max(n_calls, 1),
        "accuracy_of_found": sum(map(sum, found_right.values())) / max(n_found, 1),
        "class_mean_accuracy": sum(per_class) / max(len(per_class), 1),
        "majority": _share_right(calls, segments, majority),
        "ceiling": _share_right(calls, segments, oracle),
        "ceiling_of_true_outlines": _share_right(calls, calls, oracle),
    }


def _share_right(
    calls: Mapping[str, Sequence[Span]],
    outlines: Mapping[str, Sequence[Span]],
    labeller: _Labeller,
) -> float:
    """Return the share of found calls that are right with a labeller."""
    results: list[tuple[bool, bool]] = []
    for recording, spans in calls.items():
        label_of = labeller(recording)
        results += [_outcome(call, outlines.get(recording, ()), label_of) for call in spans]
    return sum(right for _, right in results) / max(sum(n_found for n_found, _ in results), 1)


def _majority(lists: Mapping[str, Sequence[str]], commonest: Counter[str]) -> _Labeller:
    """Return a labeller with the listed species that has most calls."""

    def labeller(recording: str) -> Callable[[Span], str]:
        top = max(lists[recording], key=lambda label: commonest[label])
        return lambda segment: top

    return labeller


def _oracle(calls: Mapping[str, Sequence[Span]]) -> _Labeller:
    """Return a labeller with the species whose calls an outline overlaps longest."""

    def labeller(recording: str) -> Callable[[Span], str]:
        return cache(lambda segment: _longest(segment, calls[recording]))

    return labeller


_SNR_CLASSES = (
    Message("below {level} dB", level=f"{SNR_EDGES_DB[0]:g}"),
    *(
        Message("{low} to {high} dB", low=f"{low:g}", high=f"{high:g}")
        for low, high in pairwise(SNR_EDGES_DB)
    ),
    Message("above {level} dB", level=f"{SNR_EDGES_DB[-1]:g}"),
)


def _snr_class(call: Span) -> str:
    return _SNR_CLASSES[bisect_right(SNR_EDGES_DB, call.snr_db or 0.0)]


def _figures_by_group(
    results: Iterable[tuple[Span, bool, bool]], key: Callable[[Span], str]
) -> dict[str, Figures]:
    groups: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    for call, is_found, is_right in results:
        groups[key(call)].append((is_found, is_right))
    return {
        name: {
            "calls": len(group),
            "found": sum(f for f, _ in group) / len(group),
            "right": sum(r for _, r in group) / len(group),
        }
        for name, group in sorted(groups.items())
    }


def _closeness_within(
    of: Callable[[Span], float], tolerance_s: float
) -> Callable[[Span, Span], float | None]:
    def closeness(a: Span, b: Span) -> float | None:
        distance_s = abs(of(a) - of(b))
        return -distance_s if distance_s <= tolerance_s else None

    return closeness


def _iou50(a: Span, b: Span) -> float | None:
    union_s = max(a.end_s, b.end_s) - min(a.start_s, b.start_s)
    iou = a.overlap_s(b) / union_s if union_s > 0 else 0.0
    return iou if iou >= 0.5 else None


_CLOSENESS: dict[str, Callable[[Span, Span], float | None]] = {
    "iou50": _iou50,
    "onset10ms": _closeness_within(attrgetter("start_s"), 0.010),
    "onset20ms": _closeness_within(attrgetter("start_s"), 0.020),
    "offset10ms": _closeness_within(attrgetter("end_s"), 0.010),
    "offset20ms": _closeness_within(attrgetter("end_s"), 0.020),
}


def _matches(
    segments: Sequence[Span],
    notes: Sequence[Span],
    closeness: Callable[[Span, Span], float | None],
) -> int:
    """Return the number of one-to-one pairs, closest first."""
    scored = [
        (score, i, j)
        for i, a in enumerate(segments)
        for j, b in enumerate(notes)
        if (score := closeness(a, b)) is not None
    ]
    used_segments: set[int] = set()
    used_notes: set[int] = set()
    for _, i, j in sorted(scored, reverse=True):
        if i not in used_segments and j not in used_notes:
            used_segments.add(i)
            used_notes.add(j)
    return len(used_notes)


def _f1(hits: int, n_segments: int, n_notes: int) -> Figures:
    precision, recall = hits / max(n_segments, 1), hits / max(n_notes, 1)
    f1 = 2 * precision * recall / max(precision + recall, 1e-9)
    return {"precision": precision, "recall": recall, "f1": f1}

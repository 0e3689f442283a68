"""Conversion of the windows in a table of species lists to times in recordings."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from itertools import pairwise
from pathlib import Path, PurePosixPath

from birdann.core.errors import ListsError
from birdann.core.ids import RecordingId
from birdann.core.recording import Recording, SiteId
from birdann.core.windows import CrossingSpansError, Span, parents_of, round_span, window_in_words
from birdann.formats.file_labels import FileLabels
from birdann.formats.list_times import Moment, Times

_TOLERANCE_S = 1.0
"""Time by which a window may end after its recording: tables round lengths to seconds."""
_MAX_GAP_S = 60.0
"""Between recordings over which a count continues."""


def divide_windows(
    path: Path,
    found: Mapping[RecordingId, Sequence[FileLabels]],
    recordings: Iterable[Recording],
    sites: Mapping[RecordingId, SiteId],
) -> dict[RecordingId, list[FileLabels]]:
    """Return the rows of each recording; windows that continue in the next ones are divided.

    The next recording is of the same site or, without sites, of the same folder.
    """
    recordings_at = defaultdict(list)
    for recording in recordings:
        if recording.started_at is not None:
            site = sites.get(recording.id, PurePosixPath(recording.path).parent)
            recordings_at[site, recording.started_at.tzinfo is None].append(
                (recording.started_at, recording)
            )
    following: dict[RecordingId, tuple[Recording, float]] = {}
    recording_of = {recording.id: recording for recording in recordings}
    for started in recordings_at.values():
        ordered = sorted(started, key=lambda each: each[0])
        for (start, one), (next_start, other) in pairwise(ordered):
            after_s = (next_start - start).total_seconds()
            if -_TOLERANCE_S <= after_s - one.duration_s <= _MAX_GAP_S:
                following[one.id] = other, after_s
    parts = defaultdict(list)
    for key, entries in found.items():
        for entry in entries:
            here, times = recording_of[key], entry.times
            start_s, end_s = (0.0, 0.0) if times is None else _times(path, entry, times, here)
            while start_s < here.duration_s < end_s - _TOLERANCE_S and here.id in following:
                part = replace(entry, times=(start_s, here.duration_s), is_part=True)
                parts[here.id].append(part)
                here, after_s = following[here.id]
                start_s, end_s = max(0.0, start_s - after_s), end_s - after_s
                entry = replace(part, times=(start_s, min(end_s, here.duration_s)))
            if not entry.is_part or end_s > 0:  # else it ends between recordings
                parts[here.id].append(entry)
    return dict(parts)


def spans_of(path: Path, entries: Sequence[FileLabels], recording: Recording) -> list[Span | None]:
    """Return the windows of a recording's rows in seconds from its start; None for all of it."""
    spans = [_span(path, entry, recording) for entry in entries]
    timed = [(span, entry) for span, entry in zip(spans, entries, strict=True) if span is not None]
    try:
        parents_of([span for span, _ in timed])
    except CrossingSpansError as error:
        (first, a), (second, b) = (timed[i] for i in error.indices)
        raise ListsError(
            "{path}: the windows in lines {a} and {b} overlap for {file} ({first} and {second}). A "
            "window may lie inside another one, but not across its border. Correct the times.",
            path=path,
            a=a.line,
            b=b.line,
            file=a.file,
            first=window_in_words(first),
            second=window_in_words(second),
        ) from error
    return spans


def is_of_other_clock(entry: FileLabels, recording: Recording) -> bool:
    """Return whether only one of a row's times and its recording's start has a time zone."""
    start, times = recording.started_at, entry.times or ()
    zones = {moment.tzinfo is None for moment in times if isinstance(moment, datetime)}
    return start is not None and (start.tzinfo is not None) in zones


def _span(path: Path, entry: FileLabels, recording: Recording) -> Span | None:
    if entry.times is None:
        return None
    start_s, end_s = _times(path, entry, entry.times, recording)
    whole_s = recording.duration_s
    if not 0 <= start_s < min(end_s, whole_s) or end_s > whole_s + _TOLERANCE_S:
        raise ListsError(
            "{path}, line {line}: the window {times} is not in {file}, which lasts {duration}. Correct the "
            "times, or the start of the recording.",
            path=path,
            line=entry.line,
            times=window_in_words((start_s, end_s)),
            file=recording.name,
            duration=f"{whole_s:.12g} s",
        )
    return round_span((start_s, min(end_s, whole_s)))


def _times(
    path: Path, entry: FileLabels, times: Times, recording: Recording
) -> tuple[float, float]:
    """Return a window in seconds from the start of a recording."""
    start_s, end_s = (_seconds(path, entry, moment, recording) for moment in times)
    if end_s < start_s and isinstance(times[1], time):  # over midnight
        end_s += 24 * 3600.0
    return start_s, end_s


def _seconds(path: Path, entry: FileLabels, moment: Moment, recording: Recording) -> float:
    """Return a moment as seconds from the start of a recording."""
    if isinstance(moment, float):
        return moment
    start = recording.started_at
    if start is None:
        raise ListsError(
            "{path}, line {line}: the times are clock times, and the start of {file} is not known. Give "
            "seconds (columns “start_s” and “end_s”), or set the start of the recording first.",
            path=path,
            line=entry.line,
            file=recording.name,
        )
    if isinstance(moment, datetime):
        if (moment.tzinfo is None) != (start.tzinfo is None):
            moment, start = moment.replace(tzinfo=None), start.replace(tzinfo=None)
        return (moment - start).total_seconds()
    at = datetime.combine(start.date(), moment, start.tzinfo)
    if at < start - timedelta(seconds=_TOLERANCE_S):  # after midnight
        at += timedelta(days=1)
    return (at - start).total_seconds()

"""WildTrax main reports as tables of species lists.

A row per tag: the recording by location and start, the task's length and method, the species and
its first detection. A task lists all species of its window; by the method 1SPM ("one species per
minute"), those of each minute. Columns as downloaded by wildrtrax.
"""

import re
from collections.abc import Iterable
from datetime import datetime

from birdann.core.errors import ListsError
from birdann.core.labels import ListState, is_unidentified
from birdann.core.message import Message

_COLUMNS = (
    "location", "recording_date_time", "task_method", "task_duration", "detection_time", "species_code",
)  # fmt: skip
_NAME, _STATUS, _OBSERVER = "species_common_name", "aru_task_status", "observer"
_DONE, _NOTHING, _BY_MINUTE = "Transcribed", "NONE", "1SPM"
_ABIOTIC = re.compile(
    r"(light|moderate|heavy) (rain|wind|aircraft|train|traffic|deterrents|.*noise)", re.IGNORECASE
)
_HEADER = ["file", "start_s", "end_s", "observer", "list", "labels"]

Rows = list[tuple[int, list[str]]]


def lists_of_report(rows: Rows) -> tuple[Rows, list[str]]:
    """Return the rows of a main report as a table of lists, and notes; other tables unchanged.

    Raises ListsError if a time is invalid.
    """
    names = [cell.strip().lower() for cell in rows[0][1]]
    if not set(_COLUMNS) <= set(names):
        return rows, []
    windows: dict[tuple[str, float, float, str], tuple[int, dict[str, None]]] = {}
    n_unfinished = n_late = n_abiotic = 0
    for line, cells in rows[1:]:
        row = dict(zip(names, cells, strict=False))
        if row.get(_STATUS, _DONE) != _DONE:
            n_unfinished += 1
            continue
        try:
            start = datetime.fromisoformat(row["recording_date_time"])
            length_s = _seconds(row["task_duration"])
            is_tag = row["species_code"] != _NOTHING
            at_s = _seconds(row["detection_time"]) if is_tag else 0.0
        except (KeyError, TypeError, ValueError) as error:
            raise ListsError("Line {line} of the WildTrax report has a time that cannot be read. Correct it.",
                             line=line) from error  # fmt: skip
        name = row.get(_NAME) or row["species_code"]
        n_abiotic += _ABIOTIC.fullmatch(name) is not None
        is_tag = is_tag and _ABIOTIC.fullmatch(name) is None
        file = f"{row['location']}_{start:%Y%m%d_%H%M%S}"
        step_s = 60.0 if row["task_method"] == _BY_MINUTE else length_s
        n_windows = max(1, int(-(-length_s // step_s)))
        n_late += is_tag and at_s >= length_s
        # The last window has the tags at its end.
        window = min(max(0, int(at_s // step_s)), n_windows - 1)
        for k in range(n_windows):
            list_key = file, k * step_s, min((k + 1) * step_s, length_s), row.get(_OBSERVER, "")
            tags = windows.setdefault(list_key, (line, {}))[1]
            if is_tag and k == window:
                tags[name] = None
    lists = [
        (line, [file, str(start_s), str(end_s), observer, _state(tags), ";".join(tags)])
        for (file, start_s, end_s, observer), (line, tags) in windows.items()
    ]
    notes: list[str] = [Message("The table is a WildTrax report. Each task is a complete list, 1SPM tasks one for each minute.")]  # fmt: skip
    if n_late:
        notes.append(Message("Tags at or after the end of their task, counted in its last list: {n}.", n=n_late))  # fmt: skip
    if n_abiotic:
        notes.append(Message("Tags of weather and machines were skipped: {n}.", n=n_abiotic))
    if n_unfinished:
        notes.append(Message("Tags of tasks that are not transcribed were skipped: {n}.", n=n_unfinished))  # fmt: skip
    return [(rows[0][0], _HEADER), *lists], notes


def _state(tags: Iterable[str]) -> str:
    is_open = any(map(is_unidentified, tags))
    return (ListState.INCOMPLETE if is_open else ListState.COMPLETE).value


def _seconds(text: str) -> float:
    match = re.match(r"\s*(\d+(?:\.\d+)?)", text)
    if match is None:
        raise ValueError(text)
    return float(match[1])

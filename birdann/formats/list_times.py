"""Times of windows in tables of species lists: seconds, clock times, minutes."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time
from pathlib import Path

from birdann.core.errors import ListsError
from birdann.core.message import Message
from birdann.formats.cells import column_key, names_with_units, number, seconds_in

Moment = float | time | datetime
"""Seconds from the start of a recording, or a time of the clock, with its date or without."""
Times = tuple[Moment, Moment]

_SECONDS = (
    "starts", "starttimes", "begintimes", "onsets", "startseconds", "startsec", "mint", "windowstart",
), (
    "ends", "endtimes", "stops", "offsets", "endseconds", "stopseconds", "endsec", "maxt", "windowend",
)  # fmt: skip
_ANY = (
    "start", "starttime", "begin", "begintime", "from", "onset", "timestart",
), (
    "end", "endtime", "stop", "to", "offset", "until", "timeend",
)  # fmt: skip
_IN_UNITS = names_with_units("start", "starttime", "begin", "begintime", "onset", "from"), names_with_units(
    "end", "endtime", "stop", "stoptime", "to", "until",
)  # fmt: skip
_MINUTE = "minute"
_UNREADABLE = frozenset({
    "interval", "window", "time interval",
    *(f"{when}{between}{unit}" for when in ("start", "begin", "end", "stop", "onset")
      for between in "_ " for unit in ("frame", "sample")),
})  # fmt: skip
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?")
_ROUNDED_TO = 3


@dataclass(frozen=True, slots=True)
class TimeColumns:
    """Columns with the times of lists."""

    path: Path
    # start, end: Indices of the columns; a column of minutes is both.
    start: int
    end: int
    first_minute: int | None = None  # Number of the first minute, for a column of minutes.
    # Name of a column with its unit, if times are not in seconds or of the clock.
    unit_of: str = ""

    @classmethod
    def of(
        cls, path: Path, names: Sequence[str], rows: Sequence[tuple[int, Sequence[str]]]
    ) -> "TimeColumns | None":
        """Return the time columns of a table, or None.

        Raises ListsError if lists are of parts of recordings, but which is ambiguous.
        """
        keys = list(map(column_key, names))
        for known in (_SECONDS, _ANY, _IN_UNITS):
            start, end = (
                next((keys.index(key) for key in wanted if key in keys), None) for wanted in known
            )
            if start is not None and end is not None:
                return cls(path, start, end, unit_of=names[start] if known is _IN_UNITS else "")
            if known is not _ANY and (start is not None or end is not None):
                raise _no_start_error(path, names[start if start is not None else end or 0])
        if _MINUTE in names:
            index = names.index(_MINUTE)
            first = 0 if any(cells[index : index + 1] == ["0"] for _, cells in rows) else 1
            return cls(path, index, index, first)
        unread = next((name for name in names if name in _UNREADABLE), None)
        if unread is not None:
            raise _no_start_error(path, unread)
        return None

    @property
    def indices(self) -> frozenset[int]:
        """The columns' indices."""
        return frozenset({self.start, self.end})

    @property
    def notes(self) -> list[str]:
        """Assumptions made."""
        if self.first_minute is None:
            return []
        return [Message("The first minute of a recording is minute {n}.", n=self.first_minute)]

    def times(self, line: int, cells: Sequence[str]) -> Times | None:
        """Return the times of a row; None for the whole recording (ListsError if invalid)."""
        texts = [cells[i].strip() if i < len(cells) else "" for i in (self.start, self.end)]
        if not any(texts):
            return None
        start, end = (self._moment(line, text) for text in texts)
        if self.first_minute is not None and isinstance(start, float):
            start = 60.0 * (start - self.first_minute)
            end = start + 60.0
        is_mixed = type(start) is not type(end)
        if is_mixed or (
            isinstance(start, float) and isinstance(end, float) and not 0 <= start < end
        ):
            raise ListsError(
                "{path}, line {line}: “{start}” to “{end}” is not a stretch of time. Correct the "
                "start and the end.",
                path=self.path,
                line=line,
                start=texts[0],
                end=texts[1],
            )
        return start, end

    def _moment(self, line: int, text: str) -> Moment:
        try:
            if self.unit_of:
                return round(seconds_in(text, self.unit_of), _ROUNDED_TO)
            return round(number(text), _ROUNDED_TO)
        except ValueError:
            pass
        match = _CLOCK.fullmatch(text) if not self.unit_of else None
        try:
            if match:
                seconds = float(match[3] or 0)
                return time(int(match[1]), int(match[2]), int(seconds), round(seconds % 1 * 1e6))
            return datetime.fromisoformat(text)
        except ValueError as error:
            raise ListsError(
                "{path}, line {line}: “{text}” is neither seconds nor a time such as 06:31:00.",
                path=self.path,
                line=line,
                text=text,
            ) from error


def _no_start_error(path: Path, column: str) -> ListsError:
    return ListsError(
        "{path} has species lists for parts of recordings, and the column “{column}” does not give "
        "their start and end. Use the columns “start_s” and “end_s” (seconds), or “start” and "
        "“end” (times such as 06:31:00).",
        path=path,
        column=column,
    )

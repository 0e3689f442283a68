"""Pace of review."""

from collections import deque
from statistics import median

from birdann.core.validation import LONGEST_S

_MAX = 30
_MIN = 6


class AnswerTimes:
    """The user's seconds per answer: on a call, and on presence."""

    def __init__(self) -> None:
        self._taken_s = {False: deque[float](maxlen=_MAX), True: deque[float](maxlen=_MAX)}

    def note(self, taken_s: float, *, is_presence: bool) -> None:
        """Register an answer; the first after a break is not timed."""
        if 0 < taken_s <= LONGEST_S:
            self._taken_s[is_presence].append(taken_s)

    @property
    def call_s(self) -> float:
        """The median for a call; the default until there are enough answers."""
        from birdann.models.questions import CALL_S

        return self.seconds().get("call_s", CALL_S)

    def seconds(self) -> dict[str, float]:
        """Return the medians by kind of question.

        Empty with too few answers, so that defaults apply.
        """
        names = {False: "call_s", True: "presence_s"}
        medians = {
            names[kind]: taken for kind, taken in self._taken_s.items() if len(taken) >= _MIN
        }
        return {name: median(taken) for name, taken in medians.items()}


class Pace:
    """Answers per minute, over the last thirty without breaks."""

    def __init__(self) -> None:
        self._gaps_s: deque[float] = deque(maxlen=_MAX)
        self._last: tuple[float, int] | None = None

    def note(self, now_s: float, n_reviewed: int) -> None:
        """Register the number of reviewed segments; several at once count as one answer."""
        if self._last is not None and n_reviewed > self._last[1]:
            gap_s = now_s - self._last[0]
            if gap_s <= LONGEST_S:
                self._gaps_s.append(gap_s)
        if self._last is None or n_reviewed != self._last[1]:
            self._last = now_s, n_reviewed

    def forget(self) -> None:
        """Reset for another project."""
        self._gaps_s.clear()
        self._last = None

    @property
    def per_minute(self) -> int | None:
        """Answers per minute; None with too few answers."""
        total_s = sum(self._gaps_s)
        if len(self._gaps_s) < _MIN or total_s <= 0:
            return None
        return round(60 * len(self._gaps_s) / total_s)

"""How fast somebody reviews."""

from collections import deque

_MOST = 30
_LEAST = 6
_LONGEST_S = 60.0
"""After more than this between two answers somebody was away."""


class Pace:
    """Answers a minute, over the last thirty of them, without the breaks."""

    def __init__(self) -> None:
        self._gaps_s: deque[float] = deque(maxlen=_MOST)
        self._last: tuple[float, int] | None = None

    def note(self, now_s: float, n_reviewed: int) -> None:
        """Take in how many segments are reviewed at a moment; many at once count as one answer."""
        if self._last is not None and n_reviewed > self._last[1]:
            gap_s = now_s - self._last[0]
            if gap_s <= _LONGEST_S:
                self._gaps_s.append(gap_s)
        if self._last is None or n_reviewed != self._last[1]:
            self._last = now_s, n_reviewed

    def forget(self) -> None:
        """Begin anew, with another project."""
        self._gaps_s.clear()
        self._last = None

    @property
    def per_minute(self) -> int | None:
        """Answers a minute; None until there are enough of them to say."""
        total_s = sum(self._gaps_s)
        if len(self._gaps_s) < _LEAST or total_s <= 0:
            return None
        return round(60 * len(self._gaps_s) / total_s)

"""Shortened names of files: common parts are dropped first."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import PurePath

_CUT = "…"


@dataclass(frozen=True, slots=True)
class CommonEnds:
    """Number of common leading and trailing characters of names, and whether to show suffixes."""

    n_first: int = 0
    n_last: int = 0
    has_suffix: bool = False

    @classmethod
    def of(cls, names: Iterable[str]) -> "CommonEnds":
        """Return the common ends of names, without splitting words and numbers.

        Suffixes such as ``.wav`` are shown only if files differ in nothing else.
        """
        different = set(names)
        stems = {PurePath(name).stem for name in different}
        has_suffix = len(stems) < len(different)
        if len(stems) < 2:
            return cls(has_suffix=has_suffix)
        shortest = min(len(stem) for stem in stems)
        n_first = _n_common(stems)
        n_last = _n_common({stem[::-1] for stem in stems})
        return cls(n_first, max(0, min(n_last, shortest - n_first - 1)), has_suffix)

    def shortened(self, name: str, fits: Callable[[str], bool]) -> str:
        """Return as much of a name as fits, but at least the distinct part."""
        stem = PurePath(name).stem
        middle = stem[self.n_first : len(stem) - self.n_last]
        suffix = name[len(stem) :] if self.has_suffix else ""
        first = _CUT if self.n_first else ""
        last = _CUT if self.n_last else ""
        candidates = (
            stem + suffix,
            first + stem[self.n_first :] + suffix,
            first + middle + last,
        )
        return next((one for one in candidates if fits(one)), candidates[-1])


def _n_common(texts: Collection[str]) -> int:
    """Return the number of common leading characters, up to a border of words and numbers."""
    ends = min(texts), max(texts)
    n_least = min(len(text) for text in ends) - 1
    same = (a == b for a, b in zip(*ends, strict=False))
    n_same = next((place for place, is_same in enumerate(same) if not is_same), n_least)
    return min(_border(text, min(n_same, n_least)) for text in ends)


def _border(text: str, at: int) -> int:
    """Return the last position up to ``at`` between two words or numbers of a text."""
    while at > 0 and _kind(text[at - 1]) == _kind(text[at]) != "":
        at -= 1
    return at


def _kind(letter: str) -> str:
    return "number" if letter.isdigit() else "word" if letter.isalpha() else ""

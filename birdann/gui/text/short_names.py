"""Names of files in little room: what they have in common goes first, so that the rest differs."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import PurePath

_CUT = "…"


@dataclass(frozen=True, slots=True)
class CommonEnds:
    """How many characters all names of a list begin and end with."""

    n_first: int = 0
    n_last: int = 0

    @classmethod
    def of(cls, names: Iterable[str]) -> "CommonEnds":
        """Return what names have in common; words and numbers are not cut in two.

        Endings such as ``.wav`` may differ and count as common, since they separate nothing.
        """
        stems = {PurePath(name).stem for name in names}
        if len(stems) < 2:
            return cls()
        shortest = min(len(stem) for stem in stems)
        n_first = _n_common(stems)
        n_last = _n_common({stem[::-1] for stem in stems})
        return cls(n_first, max(0, min(n_last, shortest - n_first - 1)))

    def shortened(self, name: str, fits: Callable[[str], bool]) -> str:
        """Return as much of a name as fits; where not even what differs does, all of that."""
        stem = PurePath(name).stem
        rest = name[self.n_first :]
        middle = stem[self.n_first : len(stem) - self.n_last]
        first = _CUT if self.n_first else ""
        last = _CUT if self.n_last else ""
        every = (name, stem, first + rest, first + stem[self.n_first :], first + middle + last)
        return next((one for one in every if fits(one)), every[-1])


def _n_common(texts: Collection[str]) -> int:
    """Return how many characters all texts begin with, up to a border of words and numbers."""
    ends = min(texts), max(texts)
    n_least = min(len(text) for text in ends) - 1
    same = (a == b for a, b in zip(*ends, strict=False))
    n_same = next((place for place, is_same in enumerate(same) if not is_same), n_least)
    return min(_border(text, min(n_same, n_least)) for text in ends)


def _border(text: str, at: int) -> int:
    """Return the last place up to ``at`` that lies between two words or numbers of a text."""
    while at > 0 and _kind(text[at - 1]) == _kind(text[at]) != "":
        at -= 1
    return at


def _kind(letter: str) -> str:
    return "number" if letter.isdigit() else "word" if letter.isalpha() else ""

"""Short names: of recordings without their common parts, and codes of species."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from os.path import splitext

_CUT = "…"
_MIN_CUT = 4
"""Fewer characters are not worth leaving out: SITE1 tells more than …1."""
_SEPARATORS = re.compile(r"[_\-\s.]+")
_CUTS = re.compile(rf"[_\-\s.]*(?:{_CUT}[_\-\s.]*)+")


@dataclass(frozen=True, slots=True)
class CommonEnds:
    """What names have in common, and whether to show suffixes."""

    # n_first, n_last: Number of common leading and trailing characters.
    n_first: int = 0
    n_last: int = 0
    has_suffix: bool = False
    # Number of common leading characters of each part between separators; () where names have
    # different numbers of parts.
    n_inner: tuple[int, ...] = ()

    @classmethod
    def of(cls, names: Iterable[str]) -> "CommonEnds":
        """Return the common ends of names, without splitting words and numbers.

        Suffixes such as ``.wav`` are shown only if files differ in nothing else.
        """
        different = set(names)
        stems = {splitext(name)[0] for name in different}
        has_suffix = len(stems) < len(different)
        if len(stems) < 2:
            return cls(has_suffix=has_suffix)
        shortest = min(len(stem) for stem in stems)
        n_first = _n_common(stems)
        n_last = max(0, min(_n_common({stem[::-1] for stem in stems}), shortest - n_first - 1))
        n_first, n_last = (n if n > _MIN_CUT else 0 for n in (n_first, n_last))
        parts = [_SEPARATORS.split(stem) for stem in stems]
        is_parallel = len(set(map(len, parts))) == 1
        n_inner = () if not is_parallel else tuple(map(_n_cut, zip(*parts, strict=True)))
        return cls(n_first, n_last, has_suffix, n_inner)

    def shorten(self, name: str, fits: Callable[[str], bool]) -> str:
        """Return as much of a name as fits, but at least the distinct part.

        Common beginnings and ends are left out first, then what is common in between.
        """
        stem, _ = splitext(name)
        middle = stem[self.n_first : len(stem) - self.n_last]
        suffix = name[len(stem) :] if self.has_suffix else ""
        first = _CUT if self.n_first else ""
        last = _CUT if self.n_last else ""
        candidates = (
            stem + suffix,
            first + stem[self.n_first :] + suffix,
            first + middle + last + suffix,
            (self._without_common_parts(stem) or first + middle + last) + suffix,
        )
        return next((text for text in candidates if fits(text)), candidates[-1])

    def _without_common_parts(self, stem: str) -> str:
        between = [*_SEPARATORS.findall(stem), ""]
        parts = zip(_SEPARATORS.split(stem), self.n_inner, between, strict=False)
        whole = "".join((_CUT + part[n:] if n else part) + after for part, n, after in parts)
        return _CUTS.sub(_CUT, whole)


def _n_cut(parts: Sequence[str]) -> int:
    """Return the number of leading characters to leave out of parts at one place of names.

    Of dates whole years and months.
    """
    if len(set(parts)) == 1:
        return len(parts[0])
    n_same = _n_equal(min(parts), max(parts))
    if min(parts)[:n_same].isdigit():
        n_same -= n_same % 2
    return n_same if n_same >= _MIN_CUT and min(parts)[0].isdigit() else 0


def _n_equal(one: str, other: str) -> int:
    same = (a == b for a, b in zip(one, other, strict=False))
    return next(
        (index for index, is_same in enumerate(same) if not is_same), min(len(one), len(other))
    )


def _n_common(texts: Collection[str]) -> int:
    """Return the number of common leading characters, up to a border of words and numbers."""
    ends = min(texts), max(texts)
    n_least = min(len(text) for text in ends) - 1
    same = (a == b for a, b in zip(*ends, strict=False))
    n_same = next((index for index, is_same in enumerate(same) if not is_same), n_least)
    return min(_border(text, min(n_same, n_least)) for text in ends)


def _border(text: str, at: int) -> int:
    """Return the last position up to ``at`` between two words or numbers of a text."""
    while at > 0 and _kind(text[at - 1]) == _kind(text[at]) != "":
        at -= 1
    return at


def _kind(letter: str) -> str:
    return "number" if letter.isdigit() else "word" if letter.isalpha() else ""


_LENGTH = 4
_LETTERS = {1: (4,), 2: (2, 2), 3: (1, 1, 2), 4: (1, 1, 1, 1)}
"""Letters taken of each word, by the number of words."""
_MAX_TRIED, _LONGEST_WORD = 400, 10


def species_codes(names: Sequence[str], usual: Mapping[str, str] | None = None) -> list[str]:
    """Return a code of four letters for each name: "Rising whistler" is RIWH.

    Letters by the number of words (Pyle and DeSante 2003, North American Bird-bander 28, 64-79: 4;
    2 and 2; 1, 1 and 2; 1 each); shorter names have shorter codes. Names that would share a code
    get another, of the first letter and others in their order, if possible one that no other name
    could have; failing that, it ends in a number.

    Parameters
    ----------
    names
        Different names; their order matters where codes have to be numbered.
    usual
        Existing codes of some names; those of four characters are kept.
    """
    kept = {} if usual is None else {k: v for k, v in usual.items() if len(v) == _LENGTH}
    codes = [kept.get(name) or _code(name) for name in names]
    shared = {code for code, n in Counter(codes).items() if n > 1}
    if not shared:
        return codes
    taken = set(codes)
    for code in shared:
        rivals = [position for position, each_code in enumerate(codes) if each_code == code]
        tried = {
            position: list(islice(_other_codes(names[position]), _MAX_TRIED))
            for position in rivals
        }
        seen = Counter(other for others in tried.values() for other in set(others))
        for nth, index in enumerate(rivals):
            if names[index] in kept and nth == 0:
                continue
            free = [code for code in tried[index] if code not in taken]
            unique = (code for code in free if seen[code] == 1)
            codes[index] = (
                next(unique, None) or next(iter(free), None) or _with_number(code, taken)
            )
            taken.add(codes[index])
    return codes


def _words(name: str) -> list[str]:
    words = re.findall(r"\w+", name.replace("_", " "))[:_LENGTH] or [name]
    return [word.upper() for word in words]


def _code(name: str) -> str:
    words = _words(name)
    counts = [min(n, len(w)) for w, n in zip(words, _LETTERS[len(words)], strict=True)]
    for index in reversed(range(len(words))):  # a short word leaves its letters to one before it
        counts[index] = min(len(words[index]), counts[index] + _LENGTH - sum(counts))
    return "".join(word[:n] for word, n in zip(words, counts, strict=True))[:_LENGTH]


def _other_codes(name: str) -> Iterator[str]:
    """Yield codes of the first letter and others of a name, those with all initials first."""
    words = [word[:_LONGEST_WORD] for word in _words(name)]
    letters = "".join(words)
    starts, at = set(), 0
    for word in words:
        starts.add(at)
        at += len(word)
    initials = frozenset(starts - {0})
    chosen = [(0, *rest) for rest in combinations(range(1, len(letters)), _LENGTH - 1)]
    chosen.sort(key=lambda indices: len(initials.difference(indices)))
    yield from ("".join(letters[index] for index in indices) for indices in chosen)


def _with_number(code: str, taken: set[str]) -> str:
    number = 2
    while True:
        tail = str(number)
        one = code[: max(1, _LENGTH - len(tail))] + tail
        if one not in taken:
            return one
        number += 1

"""Short codes for species names, as banders write them."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

_LETTERS = {1: (4,), 2: (2, 2), 3: (1, 1, 2), 4: (1, 1, 1, 1)}
"""Letters taken of each word, by the number of words."""


def species_codes(names: Sequence[str], usual: Mapping[str, str] | None = None) -> list[str]:
    """Return a code for each name: "Rising whistler" is RIWH, "Turdus merula" is TUME.

    Four letters by the number of words (Pyle and DeSante 2003, North American Bird-bander 28,
    64-79: 4; 2 and 2; 1, 1 and 2; 1 each). Names that would share a code get more letters of
    every word, and where that is not enough, a number.

    Parameters
    ----------
    names
        Different names; order matters for numbers only.
    usual
        Codes already in use for some of the names, which are kept.
    """
    usual = {} if usual is None else usual
    codes = [_code(name, 0) for name in names]
    longest = max((len(name) for name in names), default=0)
    for extra in range(1, longest):
        shared = {code for code, n in Counter(codes).items() if n > 1}
        if not shared:
            break
        codes = [
            _code(name, extra) if code in shared else code
            for name, code in zip(names, codes, strict=True)
        ]
    return _numbered([usual.get(name, code) for name, code in zip(names, codes, strict=True)])


def _code(name: str, extra: int) -> str:
    words = re.findall(r"\w+", name.replace("_", " "))[:4] or [name]
    return "".join(
        w[: n + extra] for w, n in zip(words, _LETTERS[len(words)], strict=True)
    ).upper()


def _numbered(codes: Sequence[str]) -> list[str]:
    taken: set[str] = set()
    numbered = []
    for code in codes:
        n, one = 1, code
        while one in taken:
            n += 1
            one = f"{code}{n}"
        taken.add(one)
        numbered.append(one)
    return numbered

"""Marks by which species are told apart: a colour and a pattern."""

import hashlib
from collections import Counter
from collections.abc import Collection

N_COLORS = 8
"""Marks that are equal modulo this number have one colour, and differ in pattern."""


def free_mark(name: str, taken: Collection[int]) -> int:
    """Return the mark of a new species.

    Of the colours used least, it has the one that comes first in an order made from the name, so
    that a species has the same colour in projects of few species; no two have the same mark.
    """
    digest = hashlib.blake2b(name.encode(), digest_size=8).digest()
    first, step = digest[0], 2 * digest[1] + 1  # odd, so that all colours come
    n_used = Counter(mark % N_COLORS for mark in taken)
    order = [(first + k * step) % N_COLORS for k in range(N_COLORS)]
    mark = min(order, key=n_used.__getitem__)
    while mark in taken:
        mark += N_COLORS
    return mark

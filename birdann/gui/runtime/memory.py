"""Limits the memory held by the system's allocator (glibc only).

By default glibc gives every thread its own arenas and keeps freed memory in them: after closing a
large project the window held two and a half times the memory of a fresh one.
"""

import ctypes
import sys
from functools import cache
from typing import Any

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8
_OWN_PAGES_FROM = 4 * 2**20
_KEPT_ON_TOP = 16 * 2**20
_N_ARENAS = 2


@cache
def _allocator() -> Any | None:  # noqa: ANN401 - a library
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    has_both = hasattr(library, "mallopt") and hasattr(library, "malloc_trim")
    return library if has_both else None


def use_sparingly() -> None:
    """Share two arenas among all threads, and map arrays of megabytes separately.

    Smaller arrays stay in the arenas, as every picture would cause page faults otherwise.
    """
    library = _allocator()
    if library is not None:
        library.mallopt(_M_ARENA_MAX, _N_ARENAS)
        library.mallopt(_M_MMAP_THRESHOLD, _OWN_PAGES_FROM)
        library.mallopt(_M_TRIM_THRESHOLD, _KEPT_ON_TOP)


def give_back() -> None:
    """Return free memory to the system; takes some milliseconds, preferably in another thread."""
    library = _allocator()
    if library is not None:
        library.malloc_trim(0)

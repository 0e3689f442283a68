"""Arrays from untrusted files, checked before memory is allocated."""

import tokenize
from collections.abc import Callable, Collection
from typing import IO, Any

import numpy as np
import numpy.typing as npt
from numpy.lib import format as npy_format


def read_npy(member: IO[bytes], *, max_bytes: int, dtypes: Collection[str]) -> npt.NDArray[Any]:
    """Read a NumPy array (``.npy``).

    Raises ValueError if it is not an array, too large, of another dtype, or truncated.

    Parameters
    ----------
    member
        Source of the bytes.
    max_bytes
        Maximum size of its data.
    dtypes
        Permitted dtypes.
    """
    shape, is_transposed, dtype = _read_header(member)
    n_bytes = int(np.prod(shape, dtype=object)) * dtype.itemsize
    if not 0 <= n_bytes <= max_bytes or min(shape, default=0) < 0 or dtype.name not in dtypes:
        raise ValueError(f"an array of {n_bytes} bytes, of kind {dtype.name}")
    if is_transposed and len(shape) > 1:
        raise ValueError("a transposed array")
    content = member.read(n_bytes + 1)
    if len(content) != n_bytes:
        raise ValueError("an array that is shorter or longer than it says")
    return np.frombuffer(content, dtype=dtype).reshape(shape).copy()


def _read_header(member: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    version = npy_format.read_magic(member)
    readers: dict[tuple[int, int], Callable[..., Any]] = {
        (1, 0): npy_format.read_array_header_1_0,
        (2, 0): npy_format.read_array_header_2_0,
    }
    if version not in readers:
        raise ValueError(f"an array of version {version}")
    try:
        shape, is_transposed, dtype = readers[version](member)
    except (SyntaxError, tokenize.TokenError, RecursionError) as error:
        raise ValueError("an array without a header") from error
    return shape, is_transposed, dtype

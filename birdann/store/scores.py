"""The two likeliest answers of each row of a table of probabilities."""

import numpy as np
import numpy.typing as npt

Indices = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


def two_likeliest(probabilities: npt.ArrayLike) -> tuple[Indices, Floats, Indices, Floats]:
    """Return (first, its probability, second, its probability) of each row.

    Parameters
    ----------
    probabilities
        (n, c), rows summing to at most 1; the rest belongs to "none of these", which takes
        part as column ``c``.

    Returns
    -------
    Indices into ``0..c`` and probabilities, each of length n. With no column at all the first
    and the second are both "none of these".
    """
    table = np.asarray(probabilities, dtype=np.float64)
    none = np.clip(1.0 - table.sum(axis=1, keepdims=True), 0.0, 1.0)
    full = np.hstack([table, none])
    rows = np.arange(len(full))
    first = full.argmax(axis=1)
    p = full[rows, first]
    if full.shape[1] == 1:
        return first, p, first, np.zeros(len(full))
    full[rows, first] = -1.0
    second = full.argmax(axis=1)
    return first, p, second, full[rows, second]

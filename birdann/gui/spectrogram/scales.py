"""Frequency scales of the vertical axis: linear, mel, logarithmic."""

from collections.abc import Callable
from enum import StrEnum

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

_LOG_KNEE_HZ = 50.0
_MEL_BREAK_HZ = 700.0


class FrequencyScale(StrEnum):
    """A scale of the vertical axis."""

    LINEAR = "linear"
    MEL = "mel"
    LOG = "log"

    def warp(self, hz: npt.ArrayLike) -> FloatArray:
        """Map hertz to the (unitless) coordinate that is linear on screen.

        The mel scale is O'Shaughnessy's ``log(1 + f / 700)``; the logarithmic one has a knee at 50
        Hz, so that it includes 0 Hz.
        """
        return _WARPS[self](np.asarray(hz, dtype=np.float64))

    def unwarp(self, coordinate: npt.ArrayLike) -> FloatArray:
        return _UNWARPS[self](np.asarray(coordinate, dtype=np.float64))


def _same(values: FloatArray) -> FloatArray:
    return values


_WARPS: dict[FrequencyScale, Callable[[FloatArray], FloatArray]] = {
    FrequencyScale.LINEAR: _same,
    FrequencyScale.MEL: lambda hz: np.log1p(hz / _MEL_BREAK_HZ),
    FrequencyScale.LOG: lambda hz: np.log1p(hz / _LOG_KNEE_HZ),
}
_UNWARPS: dict[FrequencyScale, Callable[[FloatArray], FloatArray]] = {
    FrequencyScale.LINEAR: _same,
    FrequencyScale.MEL: lambda y: _MEL_BREAK_HZ * np.expm1(y),
    FrequencyScale.LOG: lambda y: _LOG_KNEE_HZ * np.expm1(y),
}

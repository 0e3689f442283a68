"""Array types of the compiled kernels."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, FloatArray, Int64Array

Vector: TypeAlias = FloatArray
Matrix: TypeAlias = FloatArray
Ints: TypeAlias = Int64Array
Flags: TypeAlias = BoolArray
Codes: TypeAlias = npt.NDArray[np.int8]

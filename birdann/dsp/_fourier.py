"""Magnitudes of many frames at once: real Fourier transforms of 16 frames side by side.

A transform of ``n`` real samples is one of ``n / 2`` complex numbers, whose parts are the even and
the odd samples, with a last step that separates the two (Press et al., Numerical Recipes, 12.3).
That one is done in place by decimation in frequency, in steps of 8, 4, 5, 3 and 2. Each number is a
vector over 16 frames, so that all steps are alike for all frames and a frame's result does not
depend on those beside it. Vectors are written in LLVM's own terms: its optimiser does not find them
in loops over several places of one buffer.

scipy's transforms alone, without windows, squares and roots, take longer (`bench_pipeline.py` prints
both); `FrameTransform` uses them for pictures, which need nothing compiled.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, wraps

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.core.base import BaseContext
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

from birdann.core.arrays import Float32Array, FloatArray, Int64Array

LANES = 16
_VECTOR = ir.VectorType(ir.FloatType(), LANES)
_STEPS = (8, 4, 5, 3, 2)


TransformTables = tuple[Int64Array, Float32Array, Int64Array, Float32Array]


@lru_cache(maxsize=16)
def tables_of(n_fft: int) -> TransformTables:
    """Return the tables of a transform for an even length without prime factors above 5.

    Returns
    -------
    int64 (n_steps,)
        The factors of ``n_fft // 2`` in the order of the steps.
    float32 (n,)
        Factors after each step, as they are needed; real and imaginary parts.
    int64 (n_fft // 2,)
        The place of each number of the result.
    float32 (n,)
        Factors of the last step, for the lower half of the frequencies.
    """
    size = n_fft // 2
    steps, twiddles, left = [], [np.empty((0, 2))], size
    for step in _STEPS:
        while left % step == 0:
            rest = left // step
            twiddles.append(_unit_roots(np.outer(np.arange(rest), np.arange(1, step)) / left))
            steps.append(step)
            left = rest
    order = np.zeros(1, np.int64)
    for step in reversed(steps):
        order = np.concatenate([q + step * order for q in range(step)])
    return (
        np.array(steps, np.int64),
        np.concatenate(twiddles).ravel().astype(np.float32),
        np.argsort(order),
        _unit_roots(np.arange(size // 2 + 1) / n_fft).ravel().astype(np.float32),
    )


def _unit_roots(circles: FloatArray) -> FloatArray:
    """Return real and imaginary part of 1 turned clockwise by parts of a circle, (n, 2)."""
    angle = -2 * np.pi * np.ravel(circles)
    return np.stack([np.cos(angle), np.sin(angle)], axis=1)


@dataclass(frozen=True, slots=True)
class _Vector:
    """A vector over frames, while a function is compiled."""

    builder: ir.IRBuilder
    value: ir.Value

    def __add__(self, other: "_Vector") -> "_Vector":
        return _Vector(self.builder, self.builder.fadd(self.value, other.value))

    def __sub__(self, other: "_Vector") -> "_Vector":
        return _Vector(self.builder, self.builder.fsub(self.value, other.value))

    def __mul__(self, other: "_Vector | float") -> "_Vector":
        if isinstance(other, _Vector):
            return _Vector(self.builder, self.builder.fmul(self.value, other.value))
        same = [ir.Constant(ir.FloatType(), float(np.float32(other)))] * LANES
        return self * _Vector(self.builder, ir.Constant(_VECTOR, same))


@dataclass(frozen=True, slots=True)
class _Complex:
    """A complex number of each frame."""

    re: _Vector
    im: _Vector

    def __add__(self, other: "_Complex") -> "_Complex":
        return _Complex(self.re + other.re, self.im + other.im)

    def __sub__(self, other: "_Complex") -> "_Complex":
        return _Complex(self.re - other.re, self.im - other.im)

    def __mul__(self, other: "_Complex | float") -> "_Complex":
        if isinstance(other, _Complex):
            a, b, c, d = self.re, self.im, other.re, other.im
            return _Complex(a * c - b * d, a * d + b * c)
        return _Complex(self.re * other, self.im * other)

    def times_minus_i(self) -> "_Complex":
        """Return the product with -i."""
        return _Complex(self.im, self.re * -1.0)

    def power(self) -> _Vector:
        """Return the square of the absolute value."""
        return self.re * self.re + self.im * self.im


def _transform(x: Sequence[_Complex]) -> list[_Complex]:
    """Return the Fourier transform of a few numbers."""
    if len(x) == 2:
        return [x[0] + x[1], x[0] - x[1]]
    if len(x) % 2:
        half = range(1, len(x) // 2 + 1)
        sums = [x[i] + x[-i] for i in half]
        gaps = [(x[i] - x[-i]).times_minus_i() for i in half]
        out = [x[0]] * len(x)
        for total in sums:
            out[0] = out[0] + total
        for k in half:
            angles = [2 * np.pi * (i * k % len(x)) / len(x) for i in half]
            even, odd = x[0] + sums[0] * np.cos(angles[0]), gaps[0] * np.sin(angles[0])
            for total, gap, angle in zip(sums[1:], gaps[1:], angles[1:], strict=True):
                even, odd = even + total * np.cos(angle), odd + gap * np.sin(angle)
            out[k], out[-k] = even + odd, even - odd
        return out
    even_part, odd_part = _transform(x[::2]), _transform(x[1::2])
    for k in range(1, len(odd_part)):
        y, eighths = odd_part[k], 8 * k // len(x)
        y = y.times_minus_i() if eighths > 1 else y
        odd_part[k] = (y + y.times_minus_i()) * np.sqrt(0.5) if eighths % 2 else y
    pairs = list(zip(even_part, odd_part, strict=True))
    return [a + b for a, b in pairs] + [a - b for a, b in pairs]


def _integer_constant(value: int) -> ir.Value:
    return ir.Constant(ir.IntType(64), value)


def _lanes(numbers: list[int]) -> ir.Value:
    return ir.Constant(ir.VectorType(ir.IntType(32), LANES), numbers)


class _Memory:
    """An array argument of a compiled function."""

    def __init__(
        self, context: BaseContext, builder: ir.IRBuilder, kind: types.Array, array: ir.Value
    ) -> None:
        self._builder = builder
        self._data = context.make_array(kind)(context, builder, array).data  # type: ignore[no-untyped-call]

    def load(self, at: ir.Value) -> _Vector:
        """Return the vector that begins at an entry."""
        return _Vector(
            self._builder, self._builder.load(self._vector_pointer(at), align=4, typ=_VECTOR)
        )

    def store(self, at: ir.Value, vector: _Vector) -> None:
        """Write a vector."""
        self._builder.store(vector.value, self._vector_pointer(at), align=4)

    def load_same(self, at: ir.Value) -> _Vector:
        """Return an entry for all frames."""
        builder, no_vector = self._builder, ir.Constant(_VECTOR, ir.Undefined)
        entry = builder.load(builder.gep(self._data, [at]))
        first = builder.insert_element(no_vector, entry, ir.Constant(ir.IntType(32), 0))
        return _Vector(builder, builder.shuffle_vector(first, no_vector, _lanes([0] * LANES)))

    def load_twiddle(self, at: ir.Value) -> _Complex:
        """Return a complex number for all frames."""
        return _Complex(
            self.load_same(at), self.load_same(self._builder.add(at, _integer_constant(1)))
        )

    def load_complex(self, at: ir.Value) -> _Complex:
        """Return the complex number in two vectors."""
        return _Complex(self.load(at), self.load(self._builder.add(at, _integer_constant(LANES))))

    def store_complex(self, at: ir.Value, number: _Complex) -> None:
        """Write a complex number."""
        self.store(at, number.re)
        self.store(self._builder.add(at, _integer_constant(LANES)), number.im)

    def _vector_pointer(self, entry: ir.Value) -> ir.Value:
        pointer = self._builder.gep(self._data, [entry])
        return self._builder.bitcast(pointer, ir.PointerType(_VECTOR))


def _on_vectors(write: Callable[..., None]) -> Callable[..., None]:
    """Make a function for compiled ones of one that writes instructions: arrays and places."""

    @wraps(write)  # numba asks for its parameters
    def typed(_: BaseContext, *kinds: types.Type) -> tuple[Signature, Callable[..., ir.Value]]:
        def code(
            context: BaseContext, builder: ir.IRBuilder, kinds: Signature, values: list[ir.Value]
        ) -> ir.Value:
            arguments = [
                _Memory(context, builder, kind, value) if isinstance(kind, types.Array) else value
                for kind, value in zip(kinds.args, values, strict=True)
            ]
            write(builder, *arguments)
            return context.get_dummy_value()  # type: ignore[no-untyped-call]

        return types.void(
            *(types.int64 if isinstance(k, types.Integer) else k for k in kinds)
        ), code

    return intrinsic(typed)


@_on_vectors
def _transpose(
    builder: ir.IRBuilder,
    samples: _Memory,
    at: ir.Value,
    hop: ir.Value,
    out: _Memory,
    to: ir.Value,
    width: ir.Value,
) -> None:
    """Write a square of samples with rows for columns, by halves of halves."""
    rows = [
        samples.load(builder.add(at, builder.mul(hop, _integer_constant(i)))).value
        for i in range(LANES)
    ]
    apart = LANES
    while apart := apart // 2:
        first = [i + (LANES - apart if i & apart else 0) for i in range(LANES)]
        for i in range(LANES):
            if not i & apart:
                pair = rows[i], rows[i + apart]
                rows[i] = builder.shuffle_vector(*pair, _lanes(first))
                rows[i + apart] = builder.shuffle_vector(*pair, _lanes([j + apart for j in first]))
    for i, row in enumerate(rows):
        out.store(builder.add(to, builder.mul(width, _integer_constant(i))), _Vector(builder, row))


@_on_vectors
def _load(
    _: ir.IRBuilder,
    buffer: _Memory,
    at: ir.Value,
    samples: _Memory,
    first: ir.Value,
    window: _Memory,
    i: ir.Value,
) -> None:
    """Write a sample of each frame, times an entry of the window, to a buffer."""
    buffer.store(at, samples.load(first) * window.load_same(i))


def _step_of(size: int) -> Callable[..., None]:
    @_on_vectors
    def step(
        builder: ir.IRBuilder,
        buffer: _Memory,
        at: ir.Value,
        gap: ir.Value,
        twiddles: _Memory,
        twiddle: ir.Value,
    ) -> None:
        """Transform a few numbers of a buffer, ``gap`` apart, in place."""
        entries = [builder.add(at, builder.mul(gap, _integer_constant(q))) for q in range(size)]
        out = _transform([buffer.load_complex(entry) for entry in entries])
        for q in range(1, size):
            out[q] = out[q] * twiddles.load_twiddle(
                builder.add(twiddle, _integer_constant(2 * q - 2))
            )
        for entry, number in zip(entries, out, strict=True):
            buffer.store_complex(entry, number)

    return step


_step_2, _step_3, _step_4, _step_5, _step_8 = (_step_of(size) for size in (2, 3, 4, 5, 8))


def _separation(takes_roots: bool) -> Callable[..., None]:
    @_on_vectors
    def separate(
        builder: ir.IRBuilder,
        buffer: _Memory,
        one: ir.Value,
        other: ir.Value,
        last_twiddles: _Memory,
        twiddle: ir.Value,
        out: _Memory,
        high: ir.Value,
        low: ir.Value,
    ) -> None:
        """Write the power, or its root, at the two frequencies of two numbers; the lower last."""
        a, b = buffer.load_complex(one), buffer.load_complex(other)
        even = _Complex(a.re + b.re, a.im - b.im)
        odd = _Complex(a.re - b.re, a.im + b.im).times_minus_i() * last_twiddles.load_twiddle(
            twiddle
        )
        kind, name = ir.FunctionType(_VECTOR, [_VECTOR]), f"llvm.sqrt.v{LANES}f32"
        root = cgutils.get_or_insert_function(builder.module, kind, name)  # type: ignore[no-untyped-call]
        for to, number in ((high, even - odd), (low, even + odd)):
            power = number.power()
            if takes_roots:
                power = _Vector(builder, builder.call(root, [power.value]))
            out.store(to, power)

    return separate


_write_separate_power, _write_separate_roots = _separation(False), _separation(True)


@njit(cache=True, nogil=True)
def write_power(
    samples: Float32Array,
    window: Float32Array,
    hop: int,
    tables: TransformTables,
    out: Float32Array,
    takes_roots: bool,
) -> None:
    """Write the power of frames of samples, or its root.

    Parameters
    ----------
    samples
        float32, from the first sample of the first frame to the last sample of the last.
    window
        float32, at most as long as the transform.
    hop
        Samples from one frame to the next.
    tables
        ``tables_of`` the transform's length.
    out
        float32 (n_bins, n_frames), at least ``LANES`` frames.
    """
    steps, twiddles, bit_reversal, last_twiddles = tables
    size, (n_bins, n_frames) = len(bit_reversal), out.shape
    columns = _columns(samples, hop, n_frames + len(window) // hop + 1)
    width, stride = columns.shape[1], out.strides[0] // out.itemsize
    aligned = np.empty((2 * size + 1) * LANES, np.float32)
    skipped = (-aligned.ctypes.data // aligned.itemsize) % LANES
    buffer, half = aligned[skipped : skipped + 2 * size * LANES], window * np.float32(0.5)
    for start in range(0, n_frames, LANES):
        t = min(start, n_frames - LANES)
        for i in range(len(half)):
            _load(buffer, i * LANES, columns, (i % hop) * width + t + i // hop, half, i)
        buffer[len(half) * LANES :] = 0
        _write_transforms(buffer, size, steps, twiddles)
        for low in range(min(size // 2 + 1, n_bins)):
            one, other = (
                2 * LANES * bit_reversal[low],
                2 * LANES * bit_reversal[(size - low) % size],
            )
            to = low * stride + t
            higher = to + (size - 2 * low) * stride if size - low < n_bins else to
            if takes_roots:
                _write_separate_roots(buffer, one, other, last_twiddles, 2 * low, out, higher, to)
            else:
                _write_separate_power(buffer, one, other, last_twiddles, 2 * low, out, higher, to)


@njit(cache=True, nogil=True)
def _write_transforms(
    buffer: Float32Array, size: int, steps: Int64Array, twiddles: Float32Array
) -> None:
    """Transform the numbers in a buffer in place."""
    left, twiddle = size, 0
    for step in steps:
        gap = left // step
        for j in range(gap):
            for first in range(j, size, left):
                at, apart = 2 * LANES * first, 2 * LANES * gap
                if step == 8:
                    _step_8(buffer, at, apart, twiddles, twiddle)
                elif step == 5:
                    _step_5(buffer, at, apart, twiddles, twiddle)
                elif step == 4:
                    _step_4(buffer, at, apart, twiddles, twiddle)
                elif step == 3:
                    _step_3(buffer, at, apart, twiddles, twiddle)
                else:
                    _step_2(buffer, at, apart, twiddles, twiddle)
            twiddle += 2 * (step - 1)
        left = gap


@njit(cache=True, nogil=True)
def _columns(samples: Float32Array, hop: int, n: int) -> Float32Array:
    """Return float32 (hop, n): samples in columns of a hop, then zeros."""
    out, n_transposed = np.zeros((hop, n), np.float32), 0
    if hop >= LANES:
        n_transposed = min(n, len(samples) // hop) // LANES * LANES
    for q in range(0, n_transposed, LANES):
        for first in range(0, hop, LANES):
            h = min(first, hop - LANES)
            _transpose(samples, q * hop + h, hop, out, h * n + q, n)
    for h in range(hop):
        for q in range(n_transposed, min(n, (len(samples) - h + hop - 1) // hop)):
            out[h, q] = samples[q * hop + h]
    return out

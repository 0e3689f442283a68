"""The visible part of a recording and the scale of its vertical axis: geometry without Qt."""

from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import FloatArray


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
        linear, knee_hz = np.asarray(hz, dtype=np.float64), _KNEES_HZ[self]
        return linear if knee_hz is None else np.log1p(linear / knee_hz)

    def unwarp(self, coordinate: npt.ArrayLike) -> FloatArray:
        warped, knee_hz = np.asarray(coordinate, dtype=np.float64), _KNEES_HZ[self]
        return warped if knee_hz is None else knee_hz * np.expm1(warped)


_KNEES_HZ = {FrequencyScale.LINEAR: None, FrequencyScale.MEL: 700.0, FrequencyScale.LOG: 50.0}
"""Where a scale turns from linear to logarithmic."""

MIN_SPAN_S = 0.02
MIN_SPAN_HZ = 200.0
_DEFAULT_TOP_HZ = 12_000.0
_DEFAULT_SPAN_S = 30.0
_NEARLY_ALL = 0.5
_CLOSE = 0.25


@dataclass(frozen=True, slots=True, kw_only=True)
class Viewport:
    """A rectangle of the time-frequency plane and the pixels it is shown on."""

    start_s: float
    span_s: float
    low_hz: float
    high_hz: float
    # width_px, height_px: Size of the plot in device-independent pixels.
    width_px: float
    height_px: float
    # duration_s, nyquist_hz: The recording's limits; the viewport stays inside them.
    duration_s: float
    nyquist_hz: float
    scale: FrequencyScale = FrequencyScale.LINEAR  # The vertical axis.

    @property
    def stop_s(self) -> float:
        return self.start_s + self.span_s

    @property
    def px_per_s(self) -> float:
        return self.width_px / self.span_s

    def x(self, time_s: float) -> float:
        return (time_s - self.start_s) * self.px_per_s

    def time_s(self, x: float) -> float:
        return self.start_s + x / self.px_per_s

    def ys(self, hz: npt.ArrayLike) -> FloatArray:
        """Return the vertical pixels of frequencies, from the plot's top edge."""
        low, high = self.scale.warp(self.low_hz), self.scale.warp(self.high_hz)
        return (high - self.scale.warp(hz)) / (high - low) * self.height_px

    def y(self, hz: float) -> float:
        return float(self.ys(hz))

    def hz(self, y: float) -> float:
        low, high = float(self.scale.warp(self.low_hz)), float(self.scale.warp(self.high_hz))
        return float(self.scale.unwarp(high - y / self.height_px * (high - low)))

    def with_size(self, width_px: float, height_px: float) -> "Viewport":
        return replace(self, width_px=max(1.0, width_px), height_px=max(1.0, height_px))

    def with_times(self, start_s: float, stop_s: float) -> "Viewport":
        """Return the viewport with this time range, limited to the recording."""
        span = min(max(stop_s - start_s, MIN_SPAN_S), max(self.duration_s, MIN_SPAN_S))
        middle = (start_s + stop_s) / 2
        return replace(self, span_s=span).with_start(middle - span / 2)

    def with_start(self, start_s: float) -> "Viewport":
        """Return the viewport at a start, limited to the recording, with the same zoom."""
        latest = max(0.0, self.duration_s - self.span_s)
        return replace(self, start_s=min(max(0.0, start_s), latest))

    def centred_at(self, time_s: float) -> "Viewport":
        """Return the viewport centred on a time.

        A viewport of more than half of the recording would barely move: it is reduced to a
        quarter, or to the initial width if that is less.
        """
        span_s = self.span_s
        if span_s > _NEARLY_ALL * self.duration_s:
            span_s = min(_DEFAULT_SPAN_S, _CLOSE * self.duration_s)
        return self.with_times(time_s - span_s / 2, time_s + span_s / 2)

    def with_frequencies(self, low_hz: float, high_hz: float) -> "Viewport":
        """Return the viewport with this band, limited to 0..Nyquist."""
        span = min(max(high_hz - low_hz, min(MIN_SPAN_HZ, self.nyquist_hz)), self.nyquist_hz)
        middle = (low_hz + high_hz) / 2
        low = min(max(0.0, middle - span / 2), self.nyquist_hz - span)
        return replace(self, low_hz=low, high_hz=low + span)

    def pan(self, x_px: float, y_px: float = 0.0) -> "Viewport":
        """Return the viewport after moving its content by pixels right and down."""
        moved = self.with_start(self.start_s - x_px / self.px_per_s)
        if not y_px:
            return moved
        low, high = self.hz(self.height_px - y_px), self.hz(-y_px)
        if low < 0 or high > self.nyquist_hz:
            shift = max(-self.low_hz, min(self.nyquist_hz - self.high_hz, high - self.high_hz))
            low, high = self.low_hz + shift, self.high_hz + shift
        return moved.with_frequencies(low, high)

    def zoomed_time(self, factor: float, at_s: float) -> "Viewport":
        """Return the viewport magnified in time by ``factor`` around ``at_s``."""
        factor = max(factor, self.span_s / max(self.duration_s, MIN_SPAN_S))
        factor = min(factor, self.span_s / MIN_SPAN_S) if self.span_s > MIN_SPAN_S else 1.0
        start = at_s - (at_s - self.start_s) / factor
        return self.with_times(start, start + self.span_s / factor)

    def zoomed_frequency(self, factor: float, at_hz: float) -> "Viewport":
        """Return the viewport magnified in frequency around ``at_hz``."""
        low = at_hz - (at_hz - self.low_hz) / factor
        high = at_hz + (self.high_hz - at_hz) / factor
        low, high = max(0.0, low), min(self.nyquist_hz, high)
        return self.with_frequencies(low, high)


def default_top_hz(nyquist_hz: float) -> float:
    """Return the initial upper limit of the frequency axis: 12 kHz or Nyquist.

    Recordings sampled above 96 kHz are ultrasonic, so they open in full height.
    """
    return nyquist_hz if nyquist_hz > 48_000 else min(_DEFAULT_TOP_HZ, nyquist_hz)


def initial_viewport(
    *,
    duration_s: float,
    nyquist_hz: float,
    width_px: float,
    height_px: float,
    scale: FrequencyScale = FrequencyScale.LINEAR,
) -> Viewport:
    """Return the initial viewport of a recording: its start, in the usual band."""
    return Viewport(
        start_s=0.0,
        span_s=max(min(_DEFAULT_SPAN_S, duration_s), MIN_SPAN_S),
        low_hz=0.0,
        high_hz=default_top_hz(nyquist_hz),
        width_px=max(1.0, width_px),
        height_px=max(1.0, height_px),
        duration_s=duration_s,
        nyquist_hz=nyquist_hz,
        scale=scale,
    )

"""The window on the time-frequency plane."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdann.gui.spectrogram.viewport import MIN_SPAN_S, FrequencyScale, initial_viewport


def view(**changes):
    values = {
        "duration_s": 100.0, "nyquist_hz": 24_000.0, "width_px": 1000, "height_px": 400,
    }  # fmt: skip
    return initial_viewport(**(values | changes))


def test_opens_at_the_start_with_thirty_seconds_up_to_twelve_kilohertz():
    v = view()
    assert (v.start_s, v.stop_s, v.low_hz, v.high_hz) == (0.0, 30.0, 0.0, 12_000.0)


def test_opens_a_short_recording_whole_and_a_slow_one_up_to_its_nyquist():
    v = view(duration_s=3.0, nyquist_hz=8000.0)
    assert (v.stop_s, v.high_hz) == (3.0, 8000.0)


def test_opens_ultrasound_in_full_height():
    assert view(nyquist_hz=192_000.0).high_hz == 192_000.0


@pytest.mark.parametrize("scale", FrequencyScale)
@given(hz=st.floats(0, 12_000))
def test_height_and_frequency_are_inverse(scale, hz):
    v = view(scale=scale)
    assert v.hz(v.y(hz)) == pytest.approx(hz, abs=1e-6)


@pytest.mark.parametrize("scale", FrequencyScale)
def test_scales_span_the_plot_and_fall_with_frequency(scale):
    v = view(scale=scale)
    ys = v.ys(np.linspace(0, 12_000, 50))
    assert ys[0] == pytest.approx(400)
    assert ys[-1] == pytest.approx(0)
    assert (np.diff(ys) < 0).all()


@given(factor=st.floats(0.001, 1000), share=st.floats(0, 1))
def test_zoom_keeps_the_moment_under_the_pointer(factor, share):
    v = view().with_times(40, 60)
    at_s = v.start_s + share * v.span_s
    z = v.zoomed_time(factor, at_s)
    assert z.start_s >= 0
    assert z.stop_s <= 100 + 1e-9
    assert z.span_s >= MIN_SPAN_S * (1 - 1e-9)
    inside = z.start_s > 0 and z.stop_s < 100
    if inside:
        assert z.x(at_s) == pytest.approx(v.x(at_s), abs=1e-3)


@given(factor=st.floats(0.01, 100), hz=st.floats(0, 12_000))
def test_frequency_zoom_stays_within_the_recording(factor, hz):
    z = view().zoomed_frequency(factor, hz)
    assert 0 <= z.low_hz < z.high_hz <= 24_000


@given(x=st.floats(-1e5, 1e5), y=st.floats(-500, 500))
def test_pan_keeps_the_zoom_exactly_and_stays_inside(x, y):
    v = view().with_times(40, 60).with_frequencies(2000, 8000)
    p = v.pan(x, y)
    assert p.px_per_s == v.px_per_s
    assert p.start_s >= 0
    assert p.stop_s <= 100 + 1e-9
    assert p.low_hz >= 0
    assert p.high_hz <= 24_000
    assert p.high_hz - p.low_hz == pytest.approx(6000)


def test_pan_moves_the_content_with_the_hand():
    v = view().with_times(40, 60).with_frequencies(2000, 8000)
    p = v.pan(50, 40)
    assert p.time_s(150) == pytest.approx(v.time_s(100))
    assert p.hz(140) == pytest.approx(v.hz(100))

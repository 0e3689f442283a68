"""A spectrogram pane over tiles made of arithmetic, held back until a test lets them go."""

import threading

import numpy as np
import pytest

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.labels import SegmentStatus
from birdann.dsp.peak_levels import TILE_COLUMNS
from birdann.gui.spectrogram import SpectrogramPane
from birdann.gui.spectrogram.tiles.planner import Pyramid
from birdann.gui.style.theme import DARK, apply_theme
from tests.gui.spectrogram.columns import SegmentView

DURATION_S = 60.0
NYQUIST_HZ = 12_000.0
N_BINS = 129


class ArithmeticTiles:
    """Tiles whose value at frame f and bin b is known: quiet, with a loud stripe each second."""

    exact_levels = 5
    coarse_levels = channel = None

    def __init__(self, name="made", *, held=False, error=None):
        self.key = name
        self.pyramid = Pyramid(n_frames=int(DURATION_S / 0.005), hop_s=0.005)
        self.bin_hz = NYQUIST_HZ / (N_BINS - 1)
        self.n_bins = N_BINS
        self.gate = threading.Event()
        self.error = error
        self.made = []
        if not held:
            self.gate.set()

    def decibels(self, value):
        return value / 2 - 120

    def open(self):
        if self.error is not None:
            raise self.error
        return self

    def frames(self, first, stop):
        frames = np.arange(first, stop)
        out = np.full((N_BINS, len(frames)), 60, dtype=np.uint8)
        out[40:50] = np.where(frames % 200 < 40, 200, 60)
        out[:, frames >= self.pyramid.n_frames] = 0
        return out

    def tile(self, address):
        self.gate.wait(10)
        self.made.append(address)
        step = 1 << address.level
        first = address.index * TILE_COLUMNS * step
        fine = self.frames(first, first + TILE_COLUMNS * step)
        return np.ascontiguousarray(fine.reshape(N_BINS, TILE_COLUMNS, step).max(axis=2))

    def sharper_overview(self):
        return None

    def overview(self):
        return self.frames(0, self.pyramid.n_frames)[:, ::20].copy()

    def close(self):
        pass


@pytest.fixture
def make_tiles():
    return ArithmeticTiles


@pytest.fixture
def make_segment():
    def make(name, onset_s, low_hz, *, duration_s=0.5, height_hz=1500.0, masked=True, **changes):
        box = TimeFreqBox(
            onset_s=onset_s,
            offset_s=onset_s + duration_s,
            low_hz=low_hz,
            high_hz=low_hz + height_hz,
        )
        mask = Mask.from_box(box, Grid(hop_s=0.005, bin_hz=93.75)) if masked else None
        values = {
            "label": "Varied Thrush", "probability": 0.97, "status": SegmentStatus.PREDICTED,
            "species_color_index": 0,
        }  # fmt: skip
        return SegmentView(id=SegmentId(name), box=box, mask=mask, **(values | changes))

    return make


@pytest.fixture
def bare_pane(qtbot, qapp):
    """A shown pane without a recording; closed, joined and checked for leftovers at the end."""
    apply_theme(qapp, DARK)
    before = set(threading.enumerate())
    pane = SpectrogramPane()
    qtbot.addWidget(pane)
    pane.resize(900, 500)
    pane.show()
    qtbot.waitExposed(pane)
    yield pane
    pane.shutdown()
    assert not {t for t in threading.enumerate() if t not in before and t.is_alive()}
    assert not pane._canvas._rest.isActive()


@pytest.fixture
def pane(bare_pane, qapp):
    bare_pane.show_source(ArithmeticTiles(), DURATION_S, NYQUIST_HZ)
    bare_pane.set_view(0, 10)
    assert bare_pane.wait_until_idle()
    qapp.processEvents()
    bare_pane._canvas.pointer.leave()
    return bare_pane


@pytest.fixture
def canvas(pane):
    return pane._canvas


@pytest.fixture
def spot(canvas):
    """Return where a time and frequency are in the canvas, as a QPoint."""

    def find(time_s, hz):
        plot = canvas.plot()
        position = plot.topLeft()
        position.setX(plot.left() + canvas.scene.viewport.x(time_s))
        position.setY(plot.top() + canvas.scene.viewport.y(hz))
        return position.toPoint()

    return find


@pytest.fixture
def picture(canvas):
    """Return the finished picture: outlines come within a time budget per frame."""

    def grab():
        image = canvas.grab().toImage()
        for _ in range(50):
            if canvas.overlay._is_whole or not len(canvas.scene.index):
                return canvas.grab().toImage()
            image = canvas.grab().toImage()
        return image

    return grab

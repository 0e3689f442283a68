"""Figures: every format, the right picture, names that do not hide each other."""

import numpy as np
import pytest
from matplotlib.image import imread

from birdann.core.errors import WriteError
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.report._label_placement import on_page
from birdann.report.spectrogram_figure import (
    DrawnSegment,
    _Drawing,
    _outline,
    _rows,
    annotated_spectrogram,
)

RATE = 22_050


@pytest.fixture(scope="module")
def source():
    rng = np.random.default_rng(0)
    t = np.arange(6 * RATE) / RATE
    sound = rng.normal(0, 0.003, len(t))
    sound += 0.3 * np.sin(2 * np.pi * 3000 * t) * ((t > 2) & (t < 2.5))
    return ArraySource(sound, RATE)


def box(onset_s=2.0, offset_s=2.5, low_hz=2800.0, high_hz=3200.0):
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)


@pytest.mark.parametrize(
    ("suffix", "magic"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")]
)
@pytest.mark.parametrize("theme", ["dark", "paper"])
def test_every_format_and_theme(tmp_path, source, suffix, magic, theme):
    path = tmp_path / f"a{suffix}"
    notes = [DrawnSegment(name="Rising whistler", box=box(), note="97 %")]
    assert annotated_spectrogram(path, source, notes, title="A title", theme=theme) == path
    assert path.read_bytes().startswith(magic)
    if suffix == ".svg":
        text = path.read_text(encoding="utf-8")
        assert "kHz" in text
        assert "time (s)" in text


def test_the_same_input_gives_the_same_file(tmp_path, source):
    for suffix in (".png", ".pdf"):
        paths = [tmp_path / f"{name}{suffix}" for name in "ab"]
        for path in paths:
            annotated_spectrogram(path, source, [DrawnSegment(name="x", box=box())])
        assert paths[0].read_bytes() == paths[1].read_bytes()


def test_colours_reach_the_page(tmp_path, source):
    plain = annotated_spectrogram(tmp_path / "a.png", source, max_hz=6000)
    drawn = annotated_spectrogram(
        tmp_path / "b.png", source, [DrawnSegment(name="x", box=box())],
        colours={"x": "#00ff00"}, max_hz=6000,
    )  # fmt: skip

    def greens(path):
        pixels = imread(path)
        return int(((pixels[..., 1] > 0.9) & (pixels[..., 0] < 0.3)).sum())

    assert greens(plain) == 0
    assert greens(drawn) > 100


def test_only_three_endings_and_real_places(tmp_path, source):
    with pytest.raises(WriteError, match=r"\.png, \.svg or \.pdf"):
        annotated_spectrogram(tmp_path / "a.gif", source)
    with pytest.raises(WriteError, match="cannot be written"):
        annotated_spectrogram(tmp_path / "none" / "a.png", source)
    with pytest.raises(ValueError, match="empty"):
        annotated_spectrogram(tmp_path / "a.png", source, start_s=9.0)


def test_outlines_run_around_their_pixels():
    grid = Grid(hop_s=0.01, bin_hz=100.0)
    bitmap = np.ones((4, 6), dtype=bool)
    bitmap[1:3, 2:4] = False
    mask = Mask.from_bitmap(bitmap, grid, first_frame=10, first_bin=20)
    lines = _outline(DrawnSegment(name="", box=mask.box(), mask=mask))
    assert len(lines) == 2  # the outer edge and the hole
    outer = max(lines, key=lambda line: float(np.ptp(line[:, 0])))
    hull = mask.box()
    assert outer[:, 0].min() == pytest.approx(hull.onset_s)
    assert outer[:, 0].max() == pytest.approx(hull.offset_s)
    assert outer[:, 1].min() == pytest.approx(hull.low_hz / 1000)
    assert outer[:, 1].max() == pytest.approx(hull.high_hz / 1000)


def test_outlines_reach_the_exact_bounds():
    grid = Grid(hop_s=0.01, bin_hz=100.0)
    bitmap = np.ones((4, 6), dtype=bool)
    exact = box(0.0967, 0.1561, 1961.0, 2333.0)
    for corner in (True, False):
        bitmap[0, 0] = corner
        mask = Mask.from_bitmap(bitmap, grid, first_frame=10, first_bin=20)
        (line,) = _outline(DrawnSegment(name="", box=exact, mask=mask))
        assert line.min(axis=0) == pytest.approx([0.0967, 1.961])
        assert line.max(axis=0) == pytest.approx([0.1561, 2.333])


def test_names_never_cover_each_other(source):
    rng = np.random.default_rng(0)
    notes = [
        DrawnSegment(name=f"Bird {k % 5}", box=box(s, s + 0.2, hz, hz + 500))
        for k, (s, hz) in enumerate(
            zip(rng.uniform(0, 5, 60), rng.uniform(500, 8000, 60), strict=True)
        )
    ]
    drawing = _Drawing(
        source, notes, (0.0, None), {f"Bird {k}": "#ffffff" for k in range(5)}, "dark"
    )
    figure = drawing.figure("", [(0.0, 6.0)], 11.0)
    axes = figure.axes[0]
    places = [text.get_window_extent() for text in axes.texts]
    assert 10 < len(places) < 60
    for index, one in enumerate(places):
        assert not any(one.overlaps(other) for other in places[index + 1 :])
        assert axes.get_window_extent().containsx(one.x0)
    assert on_page(axes, notes[0].box).width > 0


def test_rows_divide_the_time_evenly():
    assert _rows(0, 10, 12) == [(0.0, 10.0)]
    assert _rows(0, 30, 12) == [(0.0, 10.0), (10.0, 20.0), (20.0, 30.0)]
    assert len(_rows(0, 3600, 12)) == 8


def test_an_hour_is_drawn_without_a_column_per_frame(tmp_path):
    source = ArraySource(np.random.default_rng(0).normal(0, 0.01, 600 * 8000), 8000)
    annotated_spectrogram(tmp_path / "a.png", source, row_s=150.0, dpi=60)
    assert (tmp_path / "a.png").stat().st_size > 10_000


def test_the_band_between_two_frequencies_is_drawn_and_nothing_beyond(source):
    drawing = _Drawing(source, [], (2000.0, 4000.0), {"": "#ffffff"}, "dark")
    axes = drawing.figure("", [(0.0, 6.0)], 11.0).axes[0]
    assert axes.get_ylim() == (2.0, 4.0)
    (image,) = axes.images
    low_khz, high_khz = image.get_extent()[2:]
    step_khz = (high_khz - low_khz) / image.get_array().shape[0]
    assert 2.0 - step_khz <= low_khz <= 2.0
    assert 4.0 <= high_khz <= 4.0 + 2 * step_khz
    whole = _Drawing(source, [], (0.0, 4000.0), {"": "#ffffff"}, "dark")
    (all_of_it,) = whole.figure("", [(0.0, 6.0)], 11.0).axes[0].images
    shared = all_of_it.get_array()[round(low_khz / step_khz) :]
    np.testing.assert_array_equal(image.get_array(), shared[: image.get_array().shape[0]])


def test_what_lies_outside_the_band_is_not_named(tmp_path, source):
    notes = [
        DrawnSegment(name="Inside", box=box()),
        DrawnSegment(name="Below", box=box(2, 3, 100, 900)),
    ]
    with pytest.MonkeyPatch.context() as patch:
        named = []
        patch.setattr(
            "birdann.report.spectrogram_figure._with_defaults",
            lambda colours, shown: (
                named.extend(a.name for a in shown) or {"Inside": "#fff", "": "#fff"}
            ),
        )
        annotated_spectrogram(tmp_path / "a.png", source, notes, min_hz=2000, max_hz=5000, dpi=60)
    assert named == ["Inside"]

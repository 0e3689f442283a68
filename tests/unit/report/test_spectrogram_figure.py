"""Figures: every format, the right picture, names that do not hide each other."""

import numpy as np
import pytest
from matplotlib.image import imread

from birdann.core.errors import WriteError
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.report.spectrogram_figure import (
    DrawnSegment,
    Look,
    _Drawing,
    _outline,
    _rows,
    annotated_spectrogram,
    to_pixels,
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
        assert "Time (s)" in text


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
    assert to_pixels(axes, notes[0].box).width > 0


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


def axes_of(source, notes=(), look=None, band=(500.0, 8000.0), **size):
    colours = {"A": "#ff0000", "B": "#00ff00", "": "#ffffff"}
    drawing = _Drawing(source, list(notes), band, colours, "dark", look or Look())
    return drawing.figure("", [(0.0, 6.0)], 11.0, **size).axes[0]


def test_proposals_are_dashed_and_what_is_confirmed_is_not(source):
    notes = [
        DrawnSegment(name="A", box=box(), is_proposed=True),
        DrawnSegment(name="B", box=box(4, 5, 1000, 2000)),
    ]
    lines = axes_of(source, notes).collections[-1]
    dashes = [pattern is not None for _, pattern in lines.get_linestyles()]
    assert dashes == [True, False]


def test_what_is_seen_decides_colours_and_contrast(source):
    look = Look(colour_map="viridis", limits=(85.0, 170.0))
    (image,) = axes_of(source, look=look).images
    assert image.get_cmap().name == "viridis"
    assert image.get_clim() == pytest.approx((-80.0, -40.0))


def test_noise_is_levelled_by_what_is_taken_from_each_bin(source):
    layout = Look().params.layout(RATE)
    offsets = np.zeros(layout.n_bins, dtype=np.int16)
    offsets[layout.grid.bin_at(4000) :] = 20
    plain, level = (
        axes_of(source, look=Look(offsets=one)).images[0].get_array() for one in (None, offsets)
    )
    step = 120 / 255
    np.testing.assert_allclose(level[:5], plain[:5])
    np.testing.assert_allclose(level[-5:], np.maximum(plain[-5:] - 20 * step, -120), atol=1e-3)


@pytest.mark.parametrize("scale", ["mel", "log"])
def test_a_warped_axis_has_sound_outlines_and_ticks_in_the_same_places(source, scale):
    from birdann.gui.spectrogram.viewport import FrequencyScale

    warp, unwarp = FrequencyScale(scale).warp, FrequencyScale(scale).unwarp
    axes = axes_of(source, [DrawnSegment(name="A", box=box())], Look(warp=warp, unwarp=unwarp))
    low, high = axes.get_ylim()
    assert (low, high) == pytest.approx((float(warp(500)) / 1000, float(warp(8000)) / 1000))
    (image,) = axes.images
    picture = image.get_array()
    loudest = np.argmax(picture[:, picture.shape[1] * 9 // 24])
    at = low + (loudest + 0.5) / len(picture) * (high - low)
    assert float(unwarp(1000 * at)) == pytest.approx(3000, rel=0.03)
    ends = axes.collections[-1].get_segments()[0][:, 1]
    assert unwarp(1000 * np.array([ends.min(), ends.max()])) == pytest.approx([2800, 3200])
    ticks = {
        label.get_text(): at
        for label, at in zip(axes.get_yticklabels(), axes.get_yticks(), strict=True)
    }
    assert ticks["5"] == pytest.approx(float(warp(5000)) / 1000)
    assert "10" not in ticks


def test_size_and_resolution_are_those_asked_for(tmp_path, source):
    path = annotated_spectrogram(
        tmp_path / "a.png", source, title="T", width_in=6.0, height_in=4.0, dpi=100
    )
    assert imread(path).shape[:2] == (400, 600)


def test_pcen_is_drawn_and_named_in_the_bar_of_colours(tmp_path, source):
    path = annotated_spectrogram(tmp_path / "a.svg", source, look=Look(pcen=True))
    assert "PCEN" in path.read_text(encoding="utf-8")


def test_texts_of_axes_are_translated(tmp_path, source):
    words = {"Time (s)": "Zeit (s)", "Level (dBFS)": "Pegel (dBFS)"}
    look = Look(say=lambda text: words.get(text, text))
    text = annotated_spectrogram(tmp_path / "a.svg", source, look=look).read_text(encoding="utf-8")
    for english, german in words.items():
        assert german in text
        assert english not in text

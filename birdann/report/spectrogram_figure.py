"""Printable spectrograms with labelled segments."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure
from matplotlib.image import AxesImage
from matplotlib.lines import Line2D
from matplotlib.text import Annotation as Text
from matplotlib.transforms import Bbox
from skimage.measure import find_contours

from birdann.core.arrays import Float32Array, FloatArray, Int16Array
from birdann.core.errors import WriteError
from birdann.core.geometry import Mask, TimeFreqBox, are_rectangles, fit_contours
from birdann.core.message import Message
from birdann.dsp.audio import SampleSource
from birdann.dsp.pcen import PcenTileMaker
from birdann.dsp.spectrogram import SpectrogramParams
from birdann.dsp.tiles import TileMaker, decibels
from birdann.report.chart_figure import write_figure

_MAX_COVERED = 0.35


def to_pixels(axes: "Axes", box: TimeFreqBox) -> Bbox:
    """Return a box in pixels."""
    corners = [(box.onset_s, box.low_hz / 1000), (box.offset_s, box.high_hz / 1000)]
    return Bbox(axes.transData.transform(corners))


def free_area(
    text: "Text", box: TimeFreqBox, inside: Bbox, names: Sequence[Bbox], outlines: Sequence[Bbox]
) -> Bbox | None:
    """Move a label beside its outline, over no other label and as little sound as possible.

    None if every place hides too much.
    """
    middle_hz = (box.low_hz + box.high_hz) / 2
    positions = [
        (box.onset_s, box.high_hz, "left", 3.0, "bottom", 3.0),
        (box.onset_s, box.low_hz, "left", 3.0, "top", -3.0),
        (box.offset_s, box.high_hz, "right", -3.0, "bottom", 3.0),
        (box.offset_s, box.low_hz, "right", -3.0, "top", -3.0),
        (box.offset_s, middle_hz, "left", 6.0, "center", 0.0),
        (box.onset_s, middle_hz, "right", -6.0, "center", 0.0),
    ]
    best: tuple[float, int, Bbox] | None = None
    for rank, position in enumerate(positions):
        extent = _place_text(text, position)
        fits = all(inside.contains(x, y) for x, y in (extent.min, extent.max))
        if not fits or any(extent.overlaps(name) for name in names):
            continue
        covered = sum(_common_area(extent, outline) for outline in outlines)
        if best is None or covered < best[0]:
            best = (covered, rank, extent)
    if best is None or best[0] > _MAX_COVERED * best[2].width * best[2].height:
        return None
    _place_text(text, positions[best[1]])
    return best[2]


def _place_text(text: "Text", position: tuple[float, float, str, float, str, float]) -> Bbox:
    """Put a text at a time and frequency, shifted by points, and return its extent."""
    time_s, frequency_hz, across, right_pt, along, up_pt = position
    text.set(position=(right_pt, up_pt), ha=across, va=along)
    text.xy = (time_s, frequency_hz / 1000)
    extent: Bbox = text.get_window_extent().padded(3)
    return extent


def _common_area(one: Bbox, other: Bbox) -> float:
    common = Bbox.intersection(one, other)
    return 0.0 if common is None else float(common.width * common.height)


Theme = Literal["dark", "paper"]
Points = FloatArray

SUFFIXES = (".png", ".svg", ".pdf")
"""File name endings that can be written."""
PALETTE = (
    "#56b4e9", "#f5c344", "#3ddc97", "#ff7f6b", "#d29bff", "#8be04e",
    "#ff9ed1", "#5fe3e8", "#ffa94d", "#b8c4ff", "#e3e06a", "#c9a68a",
)  # fmt: skip
"""Colours of species in order of appearance: bright enough to be read on a dark plate."""
UNKNOWN_COLOUR = "#d0d0d0"

_PARAMS = SpectrogramParams(window_s=0.016, hop_s=0.004)
_MAX_COLUMNS_PER_ROW = 4000
_ROW_IN, _HEAD_IN, _BARE_HEAD_IN, _FOOT_IN = 2.1, 0.45, 0.15, 0.85
_MIN_ROW_IN = 0.8
_TICKS_HZ = (100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000)
_MAX_ROWS = 8
_STYLES: dict[Theme, dict[str, str]] = {
    "dark": {"map": "magma", "page": "#14141a", "ink": "#e8e8ec", "line": "#ffffff"},
    "paper": {"map": "gray_r", "page": "#ffffff", "ink": "#1a1a1a", "line": "#000000"},
}
_PLATE = "#101014"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnSegment:
    """A segment to draw."""

    name: str  # Its label, or ``""``.
    box: TimeFreqBox
    mask: Mask | None = None  # Its outline; None draws the box.
    note: str = ""  # Addition to the label, such as a probability.
    is_proposed: bool = False  # Whether it is unreviewed: its outline is dashed.


def _identity(values: npt.ArrayLike) -> Points:
    return np.asarray(values, dtype=np.float64)


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """Display settings; the default suits print."""

    params: SpectrogramParams = _PARAMS
    colour_map: str = ""  # A name of matplotlib's; ``""`` for the theme's.
    # Tile values, 0..255, of the quietest and the loudest colour; None: automatic.
    limits: tuple[float, float] | None = None
    # int16 (n_bins,): subtracted from each bin to flatten steady noise.
    offsets: Int16Array | None = None
    pcen: bool = False  # Whether to use PCEN, see ``birdann.dsp.pcen``.
    # warp, unwarp: From Hz to the frequency axis, and back.
    warp: Callable[[npt.ArrayLike], Points] = field(default=_identity)
    unwarp: Callable[[npt.ArrayLike], Points] = field(default=_identity)
    say: Callable[[str], str] = field(default=str)  # Translates the texts of axes.

    @property
    def is_linear(self) -> bool:
        """Whether the frequency axis is in Hz."""
        return self.warp is _identity

    @property
    def level_words(self) -> str:
        """Title of the colour bar."""
        if self.pcen:
            return "PCEN"
        if self.offsets is None:
            return self.say(Message("Level (dBFS)"))
        return self.say(Message("Level (dBFS), background subtracted"))


PRINT = Look()


def annotated_spectrogram(
    path: str | Path,
    source: SampleSource,
    annotations: Sequence[DrawnSegment] = (),
    *,
    title: str = "",
    start_s: float = 0.0,
    stop_s: float | None = None,
    min_hz: float = 0.0,
    max_hz: float | None = None,
    colours: Mapping[str, str] | None = None,
    theme: Theme = "dark",
    row_s: float = 12.0,
    width_in: float = 11.0,
    height_in: float | None = None,
    dpi: int = 160,
    look: Look = PRINT,
) -> Path:
    """Write an image of a stretch of sound in rows, with outlines and labels; return its path.

    Parameters
    ----------
    path
        Ends in ``.png``, ``.svg`` or ``.pdf``.
    annotations
        Segments; those outside the stretch are left out.
    start_s, stop_s
        The stretch; None means the end.
    min_hz, max_hz
        Frequency range, also for the contrast; None fits all annotations, or up to the Nyquist
        frequency.
    colours
        Colour per name; others take theirs from ``PALETTE``.
    theme
        ``"dark"`` for screens, ``"paper"`` for print.
    row_s
        Sound per row; longer if more than eight rows would be needed.
    width_in, height_in, dpi
        Size of the image; the height defaults to that of its rows.
    """
    path = Path(path)
    if path.suffix.lower() not in SUFFIXES:
        raise WriteError(
            "{path} cannot be written: its name must end in .png, .svg or .pdf.", path=path
        )
    duration_s = source.n_frames / source.sample_rate_hz
    stop_s = duration_s if stop_s is None else min(stop_s, duration_s)
    if stop_s <= start_s:
        raise ValueError("the stretch is empty")
    chosen = [
        a
        for a in annotations
        if a.box.offset_s > start_s
        and a.box.onset_s < stop_s
        and a.box.high_hz > min_hz
        and (max_hz is None or a.box.low_hz < max_hz)
    ]
    drawing = _Drawing(
        source, chosen, (min_hz, max_hz), _with_defaults(colours or {}, chosen), theme, look
    )
    figure = drawing.figure(title, _rows(start_s, stop_s, row_s), width_in, height_in)
    write_figure(figure, path, dpi=dpi, facecolor=_STYLES[theme]["page"], metadata=_metadata(path))
    return path


def _rows(start_s: float, stop_s: float, row_s: float) -> list[tuple[float, float]]:
    """Return equal stretches; a stretch shorter than a row is one row."""
    count = min(_MAX_ROWS, max(1, int(np.ceil((stop_s - start_s) / row_s - 1e-6))))
    edges = np.linspace(start_s, stop_s, count + 1)
    return [(float(a), float(b)) for a, b in pairwise(edges)]


def _with_defaults(colours: Mapping[str, str], segments: Sequence[DrawnSegment]) -> dict[str, str]:
    names = dict.fromkeys(a.name for a in segments if a.name)
    chosen = {
        name: colours.get(name, PALETTE[index % len(PALETTE)]) for index, name in enumerate(names)
    }
    return {**chosen, "": UNKNOWN_COLOUR}


def _metadata(path: Path) -> dict[str, Any]:
    """Omit the time of writing, so that equal input gives equal files."""
    suffix = path.suffix.lower()
    return {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(suffix, {})


class _Drawing:
    """A figure being drawn."""

    def __init__(
        self,
        source: SampleSource,
        annotations: Sequence[DrawnSegment],
        band_hz: tuple[float, float | None],
        colours: Mapping[str, str],
        theme: Theme,
        look: Look = PRINT,
    ) -> None:
        self._look = look
        self._layout = look.params.layout(source.sample_rate_hz)
        self._maker = (PcenTileMaker if look.pcen else TileMaker)(source, self._layout)
        self._annotations = annotations
        self._colours = colours
        self._style = _STYLES[theme]
        nyquist_hz = source.sample_rate_hz / 2
        min_hz, max_hz = band_hz
        if max_hz is None and annotations:
            max_hz = 1.25 * max(a.box.high_hz for a in annotations)
        self._max_hz = min(nyquist_hz, max_hz or nyquist_hz)
        bin_hz = self._layout.grid.bin_hz
        self._min_hz = max(0.0, min(min_hz, self._max_hz - bin_hz))
        self._bins = slice(
            int(self._min_hz / bin_hz),
            min(self._layout.n_bins, int(np.ceil(self._max_hz / bin_hz)) + 1),
        )

    def figure(
        self,
        title: str,
        rows: list[tuple[float, float]],
        width_in: float,
        height_in: float | None = None,
    ) -> Figure:
        head_in, foot_in = _HEAD_IN if title else _BARE_HEAD_IN, _FOOT_IN
        min_in = head_in + foot_in + _MIN_ROW_IN * len(rows)
        total_in = height_in or head_in + foot_in + _ROW_IN * len(rows)
        height_in = max(min_in, total_in)
        figure = Figure(figsize=(width_in, height_in), facecolor=self._style["page"])
        grid = figure.add_gridspec(
            len(rows), 1, hspace=0.22, left=0.055, right=0.925,
            top=1 - head_in / height_in, bottom=foot_in / height_in,
        )  # fmt: skip
        pictures = [self._picture(*row) for row in rows]
        first_bin = max(0, self._layout.low_bin - self._bins.start)
        limits = self._limits([p[first_bin:] for p in pictures])
        for index, (row, picture) in enumerate(zip(rows, pictures, strict=True)):
            axes = figure.add_subplot(grid[index])
            image = axes.imshow(
                picture, origin="lower", aspect="auto",
                cmap=self._look.colour_map or self._style["map"],
                vmin=limits[0], vmax=limits[1], interpolation="antialiased",
                extent=(*row, *self._edges),
            )  # fmt: skip
            self._axes(axes, row, is_last=index == len(rows) - 1)
            self._outlines(axes, row)
            self._names(axes, row)
        self._bar(figure, image, foot_in / height_in, 1 - head_in / height_in)
        self._legend(figure, height_in)
        if title:
            figure.text(
                0.055, 1 - 0.22 / height_in, title,
                color=self._style["ink"], fontsize=11, fontweight="bold", va="center",
            )  # fmt: skip
        return figure

    def _limits(self, pictures: Sequence[Float32Array]) -> tuple[float, float]:
        """Return the values of the darkest and the lightest colour."""
        if self._look.limits is None:
            return _contrast(np.concatenate([picture.ravel() for picture in pictures]))
        low, high = self._color_values(np.array(self._look.limits, dtype=np.float32))
        return float(low), float(high)

    def _color_values(self, values: Float32Array) -> Float32Array:
        """Return the colour bar values of tile values."""
        return values if self._look.pcen else decibels(values)

    def _y(self, hz: npt.ArrayLike) -> Points:
        """Return positions of frequencies on the axis, in kHz if linear."""
        return self._look.warp(hz) / 1000

    def _to_axis(self, box: TimeFreqBox) -> TimeFreqBox:
        """Return a box in axis coordinates times 1000."""
        low, high = (1000 * self._y([box.low_hz, box.high_hz])).tolist()
        return replace(box, low_hz=low, high_hz=high)

    @property
    def _edges(self) -> tuple[float, float]:
        """Positions of the image's lower and upper edge on the axis."""
        if not self._look.is_linear:
            return float(self._y(self._min_hz)), float(self._y(self._max_hz))
        bin_khz = self._layout.grid.bin_hz / 1000
        return self._bins.start * bin_khz, self._bins.stop * bin_khz

    def _picture(self, start_s: float, stop_s: float) -> Float32Array:
        """Return dBFS, or PCEN values, (n_rows, n_columns) of a row; maxima preserved."""
        grid, n_frames = self._layout.grid, self._maker.n_frames
        first = min(max(0, grid.frame_at(start_s)), max(0, n_frames - 1))
        stop = max(first + 1, min(n_frames, grid.frame_at(stop_s)))
        level = max(0, int(np.ceil(np.log2((stop - first) / _MAX_COLUMNS_PER_ROW))))
        first -= first % (1 << level)
        values = self._maker.picture(first, stop, level).astype(np.float32)
        if self._look.offsets is not None:
            values = np.maximum(values - self._look.offsets[:, None].astype(np.float32), 0)
        return self._color_values(self._spread(values))

    def _spread(self, values: Float32Array) -> Float32Array:
        """Return rows evenly spaced on the axis, each the loudest of its bins."""
        if self._look.is_linear:
            return values[self._bins]
        n_rows = 2 * (self._bins.stop - self._bins.start)
        low, high = self._edges
        ends_hz = self._look.unwarp(1000 * np.linspace(low, high, n_rows + 1)[:-1])
        starts = (ends_hz / self._layout.grid.bin_hz).round().astype(np.intp)
        starts = np.clip(starts, 0, len(values) - 1)
        spread: Float32Array = np.maximum.reduceat(values, starts, axis=0)
        spread[-1] = values[starts[-1]]  # reduceat would take all that is above
        return spread

    def _axes(self, axes: Axes, row: tuple[float, float], *, is_last: bool) -> None:
        ink = self._style["ink"]
        axes.set_xlim(*row)
        axes.set_ylim(*self._y([self._min_hz, self._max_hz]).tolist())
        if not self._look.is_linear:
            inside = [hz for hz in _TICKS_HZ if self._min_hz <= hz <= self._max_hz]
            axes.set_yticks(self._y(inside), [f"{hz / 1000:g}" for hz in inside])
        axes.set_ylabel("kHz", color=ink, fontsize=8)
        if is_last:
            axes.set_xlabel(self._look.say(Message("Time (s)")), color=ink, fontsize=8)
        axes.tick_params(colors=ink, labelsize=7.5, length=3, width=0.6)
        for spine in axes.spines.values():
            spine.set_color(ink)
            spine.set_linewidth(0.6)

    def _outlines(self, axes: Axes, row: tuple[float, float]) -> None:
        lines: list[Points] = []
        colours: list[str] = []
        styles: list[str] = []
        for annotation in self._segments_in_row(row):
            outlines = [
                np.column_stack([line[:, 0], self._y(1000 * line[:, 1])])
                for line in _outline(annotation)
            ]
            lines += outlines
            colours += [self._colours[annotation.name]] * len(outlines)
            styles += ["dashed" if annotation.is_proposed else "solid"] * len(outlines)
        # A dark line beneath keeps light colours legible on loud, light sound.
        axes.add_collection(
            LineCollection(lines, colors=_PLATE, linewidths=2.2, alpha=0.55, linestyles=styles)
        )
        axes.add_collection(
            LineCollection(lines, colors=colours, linewidths=1.1, linestyles=styles)
        )

    def _names(self, axes: Axes, row: tuple[float, float]) -> None:
        """Write labels beside outlines without overlaps; the legend has the rest."""
        here = self._segments_in_row(row)
        outlines = [to_pixels(axes, self._to_axis(annotation.box)) for annotation in here]
        names: list[Bbox] = []
        inside = axes.get_window_extent()
        for annotation in sorted(here, key=lambda a: a.box.duration_s):
            if not annotation.name:
                continue
            text = self._name_plate(axes, annotation)
            box = self._to_axis(annotation.box)
            plate_area = free_area(text, box, inside, names, outlines)
            if plate_area is None:
                text.remove()
            else:
                names.append(plate_area)

    def _name_plate(self, axes: Axes, annotation: DrawnSegment) -> Text:
        words = f"{annotation.name} {annotation.note}".strip()
        colour = self._colours[annotation.name]
        plate = {
            "boxstyle": "round,pad=0.22,rounding_size=0.3",
            "facecolor": _PLATE, "edgecolor": colour, "linewidth": 0.6, "alpha": 0.88,
        }  # fmt: skip
        return axes.annotate(
            words, (annotation.box.onset_s, float(self._y(annotation.box.high_hz))), (0, 0),
            textcoords="offset points", color=colour, fontsize=6.5, bbox=plate,
            annotation_clip=False,
        )  # fmt: skip

    def _bar(self, figure: Figure, image: AxesImage, bottom: float, top: float) -> None:
        ink = self._style["ink"]
        axes = figure.add_axes((0.938, bottom, 0.011, top - bottom))
        bar = figure.colorbar(image, cax=axes)
        bar.set_label(self._look.level_words, color=ink, fontsize=8)
        axes.tick_params(colors=ink, labelsize=7, length=2, width=0.5)
        bar.outline.set_visible(False)

    def _legend(self, figure: Figure, height_in: float) -> None:
        names = [name for name in self._colours if name]
        if not names:
            return
        handles = [Line2D([], [], color=self._colours[name], linewidth=3) for name in names]
        legend = figure.legend(
            handles, names, loc="lower left", bbox_to_anchor=(0.05, 0.05 / height_in),
            ncols=min(len(names), 8), frameon=False, fontsize=8, handlelength=1.1,
            columnspacing=1.4, handletextpad=0.5,
        )  # fmt: skip
        for text in legend.get_texts():
            text.set_color(self._style["ink"])

    def _segments_in_row(self, row: tuple[float, float]) -> list[DrawnSegment]:
        return [a for a in self._annotations if a.box.offset_s > row[0] and a.box.onset_s < row[1]]


def _contrast(levels_db: Float32Array) -> tuple[float, float]:
    """Return the levels of the darkest and the lightest colour: noise dark, calls bright."""
    low, high = np.percentile(levels_db, [40.0, 99.9])
    return float(low), float(max(high, low + 20))


def _outline(annotation: DrawnSegment) -> list[Points]:
    """Return closed lines (n, 2) in s and kHz around an annotation."""
    mask, box = annotation.mask, annotation.box
    if mask is None or are_rectangles([mask]).all():
        corners = [
            (box.onset_s, box.low_hz), (box.offset_s, box.low_hz),
            (box.offset_s, box.high_hz), (box.onset_s, box.high_hz), (box.onset_s, box.low_hz),
        ]  # fmt: skip
        return [np.array(corners) * (1, 1e-3)]
    padded = np.pad(mask.bitmap().astype(np.float64), 1)
    grid = mask.grid
    scale = np.array([grid.hop_s, grid.bin_hz])
    shift = np.array([grid.frame_s(mask.first_frame - 1), (mask.first_bin - 1) * grid.bin_hz])
    lines = [line[:, ::-1] * scale + shift for line in find_contours(padded, 0.5)]
    points, ends = np.concatenate(lines), np.cumsum([len(line) for line in lines])[:-1]
    return [
        line * (1, 1e-3) for line in np.split(fit_contours(points, [len(points)], [box]), ends)
    ]

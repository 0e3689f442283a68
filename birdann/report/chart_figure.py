"""Charts of results: heat maps, diel clocks, species accumulation; reliability diagrams."""

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import FuncNorm
from matplotlib.figure import Figure
from matplotlib.image import imsave

from birdann.core.arrays import FloatArray, UInt8Array
from birdann.core.files.outputs import atomic_file
from birdann.core.message import Message, escape_controls
from birdann.core.training_report import Calibration, Reliability

Scale: TypeAlias = Callable[[FloatArray, float], FloatArray]


def write_figure(
    figure: Figure,
    path: Path,
    *,
    dpi: int,
    facecolor: str | None = None,
    metadata: Mapping[str, str | None] | None = None,
) -> None:
    """Write a figure, all or nothing; the suffix determines the format."""
    kind = path.suffix.lower().removeprefix(".")
    drawn = BytesIO()
    figure.savefig(
        drawn,
        format=kind,
        dpi=dpi,
        facecolor=facecolor or "auto",
        metadata=dict(metadata or {}),
    )
    content = drawn.getvalue()
    if kind == "svg":  # which has the names as text, too
        content = escape_controls(content.decode()).encode()
    with atomic_file(path) as temporary:
        temporary.write_bytes(content)


def png_of(picture: UInt8Array) -> bytes:
    """Return tile values 0..255, uint8 (n_rows, n_columns), as a PNG image."""
    out = BytesIO()
    imsave(out, picture, cmap="magma", vmin=0, vmax=255, format="png")
    return out.getvalue()


def reliability_figure(
    calibration: Calibration, path: Path, say: Callable[[str], str] = str
) -> None:
    """Draw and save a reliability diagram (PNG, SVG or PDF), before and after calibration.

    ``say`` translates its texts.
    """
    figure = Figure(figsize=(4.8, 4.6), layout="constrained")
    axis = figure.subplots()
    series = {
        say(Message("before calibration")): calibration.before,
        say(Message("calibrated")): calibration.after,
    }
    draw_reliability(axis, series, say)
    after = calibration.after
    title = Message.counted(
        "Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recording",
        "Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recordings",
        after.recordings,
        error=f"{after.error:.3f}",
        low=f"{after.error_low:.3f}",
        high=f"{after.error_high:.3f}",
    )
    axis.set_title(say(title), fontsize="small")
    write_figure(figure, path, dpi=150)


def draw_reliability(
    axis: Any,  # noqa: ANN401 - matplotlib
    series: Mapping[str, Reliability],
    say: Callable[[str], str] = str,
) -> None:
    """Draw each series with 95 % intervals onto an axis from 0 to 100 %."""
    axis.plot([0, 100], [0, 100], color="0.6", linewidth=1)
    for k, (name, values) in enumerate(series.items()):
        percent_right = 100 * np.array(values.found)
        spread = np.abs(100 * np.array([values.low, values.high]) - percent_right)
        axis.errorbar(
            100 * np.array(values.stated), percent_right, yerr=spread, fmt="o-", color=f"C{k}", markersize=4,
            linewidth=1, capsize=2, label=say(Message("{name}: error {error}", name=name, error=f"{values.error:.3f}")),
        )  # fmt: skip
    axis.set_xlim(0, 102)
    axis.set_ylim(0, 102)
    axis.set_xlabel(say(Message("Stated probability (%)")))
    axis.set_ylabel(say(Message("Correct (%)")))
    axis.legend(loc="upper left", frameon=False, fontsize="small")


_COLORS = "viridis"
_NIGHT, _DAY, _MISSING = "0.82", "0.97", "0.9"
_MAX_TICKS = 24
_HOURS = 24


def heat_figure(
    rows: Sequence[str], columns: Sequence[str], value: FloatArray, path: Path, *,
    unit: str, column_title: str, scale: tuple[Scale, Scale], notes: Sequence[str] = (),
) -> None:  # fmt: skip
    """Draw and save a heat map; NaN (not surveyed) is hatched.

    Parameters
    ----------
    value
        float64 (rows, columns).
    path
        PNG, SVG or PDF by its suffix.
    scale
        From a value and the largest value to a position on the colours, 0..1, and back.
    """
    width = min(max(5.0, 1.8 + 0.22 * len(columns)), 16.0)
    figure = Figure(figsize=(width, max(2.2, 1.5 + 0.24 * len(rows))), layout="constrained")
    axis = figure.subplots()
    axis.set_facecolor(_MISSING)
    axis.patch.set_hatch("////")
    axis.patch.set_edgecolor("1.0")
    if value.size:
        edges = np.arange(len(columns) + 1), np.arange(len(rows) + 1)
        top = (float(np.nanmax(value)) if np.isfinite(value).any() else 0.0) or 1.0
        forth, back = scale
        norm = FuncNorm((lambda x: forth(x, top), lambda x: back(x, top)), vmin=0.0, vmax=top)
        mesh = axis.pcolormesh(*edges, np.ma.masked_invalid(value), cmap=_COLORS, norm=norm)
        figure.colorbar(
            mesh, ax=axis, label=unit, aspect=30, pad=0.02, shrink=min(1.0, 8 / (len(rows) + 1))
        )
    axis.set_yticks(np.arange(len(rows)) + 0.5, rows)
    axis.invert_yaxis()
    _name_columns(axis, columns, column_title)
    _save(figure, path, notes)


def clock_figure(
    name: str, value: FloatArray, sun: Sequence[tuple[float, float]], path: Path, *,
    unit: str, notes: Sequence[str] = (),
) -> None:  # fmt: skip
    """Draw the 24 hours of one species as a clock with the night dark, midnight at the bottom.

    Parameters
    ----------
    sun
        Sunrise and sunset in hours, each earliest and latest; () if unknown.
    """
    figure = Figure(figsize=(5.2, 5.4), layout="constrained")
    axis = figure.add_subplot(projection="polar")
    axis.set_theta_zero_location("S")  # type: ignore[attr-defined]
    axis.set_theta_direction(-1)  # type: ignore[attr-defined]
    step = 2 * np.pi / _HOURS
    at = (np.arange(_HOURS) + 0.5) * step
    top = float(np.nanmax(value)) if np.isfinite(value).any() and np.nanmax(value) > 0 else 1.0
    if sun:
        rise, set_ = (float(np.mean(pair)) for pair in sun)
        night = (rise - set_) % _HOURS
        axis.bar((set_ + night / 2) * step, 1.05 * top, night * step, color=_NIGHT, zorder=0)
        for pair in sun:
            for hour in pair:
                axis.plot([hour * step] * 2, [0, 1.05 * top], color="C1", linewidth=0.8)
    missing = ~np.isfinite(value)
    axis.bar(at[~missing], value[~missing], step * 0.92, color="C0", zorder=3)
    axis.bar(
        at[missing], np.full(missing.sum(), 0.06 * top), step * 0.92, color="none",
        edgecolor="0.6", hatch="////", linewidth=0, zorder=2,
    )  # fmt: skip
    axis.set_xticks(
        np.arange(0, _HOURS, 3) * step, [f"{hour:02d}" for hour in range(0, _HOURS, 3)]
    )
    axis.set_ylim(0, 1.05 * top)
    axis.set_title(f"{name}: {unit}", fontsize="medium")
    _save(figure, path, notes)


def curve_figure(
    at: FloatArray, value: FloatArray, low: FloatArray, high: FloatArray, path: Path, *,
    unit: str, column_title: str, notes: Sequence[str] = (),
) -> None:  # fmt: skip
    """Draw and save a curve with its band; all float64 (n,)."""
    figure = Figure(figsize=(6.0, 4.0), layout="constrained")
    axis = figure.subplots()
    axis.fill_between(at, low, high, color="C0", alpha=0.2, linewidth=0)
    axis.plot(at, value, color="C0", marker="o" if len(at) == 1 else "")
    axis.set_ylim(bottom=0)
    axis.set_xlim(left=0)
    axis.set_xlabel(column_title)
    axis.set_ylabel(unit)
    _save(figure, path, notes)


def _name_columns(axis: Axes, columns: Sequence[str], title: str) -> None:
    step = max(1, -(-len(columns) // _MAX_TICKS))
    named_columns = range(0, len(columns), step)
    is_long = any(len(column) > 3 for column in columns)
    axis.set_xticks(
        [index + 0.5 for index in named_columns], [columns[index] for index in named_columns],
        rotation=90 if is_long else 0,
        fontsize="small",
    )  # fmt: skip
    axis.set_xlabel(title)


def _save(figure: Figure, path: Path, notes: Sequence[str]) -> None:
    if notes:
        figure.supxlabel("\n".join(notes), fontsize="x-small", color="0.35")
    write_figure(figure, path, dpi=150)

"""Reliability diagrams, and measured against published accuracy."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from matplotlib.figure import Figure
from matplotlib.image import imsave

from birdann.core.training_report import Calibration, Reliability
from birdann.report._files import write_figure


def png_of(picture: npt.NDArray[np.uint8], color_map: str = "magma") -> bytes:
    """Return tile values 0..255, uint8 (n_rows, n_columns), as a PNG image."""
    out = BytesIO()
    imsave(out, picture, cmap=color_map, vmin=0, vmax=255, format="png")
    return out.getvalue()


def reliability_figure(calibration: Calibration, path: Path) -> None:
    """Draw and save a reliability diagram (PNG, SVG or PDF), before and after calibration."""
    figure = Figure(figsize=(4.8, 4.6), layout="constrained")
    axis = figure.subplots()
    draw_reliability(axis, {"before": calibration.before, "calibrated": calibration.after})
    after = calibration.after
    axis.set_title(
        f"Calibration error {after.error:.3f} (95 % CI {after.error_low:.3f}–{after.error_high:.3f}), "
        f"{after.n_items:,} held-out items",
        fontsize="small",
    )
    write_figure(figure, path, dpi=150)


def draw_reliability(axis: Any, series: Mapping[str, Reliability]) -> None:  # noqa: ANN401 - matplotlib
    """Draw each series with 95 % intervals onto an axis from 0 to 100 %."""
    axis.plot([0, 100], [0, 100], color="0.6", linewidth=1)
    for k, (name, one) in enumerate(series.items()):
        found = 100 * np.array(one.found)
        spread = np.abs(100 * np.array([one.low, one.high]) - found)
        axis.errorbar(
            100 * np.array(one.stated), found, yerr=spread, fmt="o-", color=f"C{k}", markersize=4,
            linewidth=1, capsize=2, label=f"{name}: error {one.error:.3f}",
        )  # fmt: skip
    axis.set_xlim(0, 102)
    axis.set_ylim(0, 102)
    axis.set_xlabel("stated probability (%)")
    axis.set_ylabel("correct (%)")
    axis.legend(loc="upper left", frameon=False, fontsize="small")


_WIDTH_IN, _ROW_IN = 4.2, 0.32
_PUBLISHED: Mapping[str, Any] = {
    "marker": "D", "markersize": 8, "markerfacecolor": "none", "color": "0.3", "linestyle": "none",
    "zorder": 4,
}  # fmt: skip
"""An open diamond, so that what was measured shows inside where both agree."""


def accuracy_figure(records: Sequence[Mapping[str, object]], path: Path, *, title: str) -> None:
    """Draw and save one panel per data set with one row per system.

    Parameters
    ----------
    records
        From `birdann.lab.tables.figure_data`: system, set, measured, deviation or None, published
        or None; 0..1.
    path
        PNG, SVG or PDF by its suffix.
    """
    sets = list(dict.fromkeys(str(r["set"]) for r in records))
    systems = list(dict.fromkeys(str(r["system"]) for r in records))
    figure = Figure(
        figsize=(_WIDTH_IN + 2.2 * len(sets), 1.2 + _ROW_IN * len(systems)), layout="constrained"
    )
    axes = figure.subplots(1, len(sets), sharey=True, squeeze=False)[0]
    for axis, name in zip(axes, sets, strict=True):
        chosen = [r for r in records if r["set"] == name]
        places = {system: len(systems) - 1 - k for k, system in enumerate(systems)}
        for record in chosen:
            y = places[str(record["system"])]
            measured, published = record["measured"], record["published"]
            if isinstance(published, float):
                axis.plot(100 * published, y, **_PUBLISHED)
            if isinstance(measured, float):
                deviation = record["deviation"]
                spread = 100 * deviation if isinstance(deviation, float) else 0.0
                axis.errorbar(
                    100 * measured, y, xerr=spread, fmt="o", color="C0", markersize=5, capsize=2
                )
        axis.set_title(name, fontsize="medium")
        axis.set_xlabel("accuracy (%)")
        axis.grid(axis="x", alpha=0.3)
    axes[0].set_yticks(range(len(systems)), labels=systems[::-1])
    axes[0].set_ylim(-0.6, len(systems) - 0.4)
    axes[0].plot([], [], **_PUBLISHED, label="published")
    axes[0].plot([], [], "o", color="C0", label="measured")
    figure.legend(loc="outside lower center", ncols=2, frameon=False)
    figure.suptitle(title)
    write_figure(figure, path, dpi=150)

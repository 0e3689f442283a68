"""Reliability diagrams."""

from collections.abc import Mapping
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
        percent_right = 100 * np.array(one.found)
        spread = np.abs(100 * np.array([one.low, one.high]) - percent_right)
        axis.errorbar(
            100 * np.array(one.stated), percent_right, yerr=spread, fmt="o-", color=f"C{k}", markersize=4,
            linewidth=1, capsize=2, label=f"{name}: error {one.error:.3f}",
        )  # fmt: skip
    axis.set_xlim(0, 102)
    axis.set_ylim(0, 102)
    axis.set_xlabel("stated probability (%)")
    axis.set_ylabel("correct (%)")
    axis.legend(loc="upper left", frameon=False, fontsize="small")

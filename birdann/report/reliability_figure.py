"""A figure of probabilities: what was stated against what was found."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from birdann.core.message import Message
from birdann.report._files import write_figure

_AREA = 250.0


def reliability_figure(tested: Mapping[str, Any], path: Path) -> None:
    """Draw the share of right answers over the stated probability, and save it.

    Parameters
    ----------
    tested
        `birdann.models.reliability.Reliability.as_json`.
    path
        PNG, SVG or PDF by its suffix.
    """
    figure = Figure(figsize=(4.8, 4.6), layout="constrained")
    axis = figure.subplots()
    stated = [100.0 * p for p in tested["stated"]]
    found = [100.0 * p for p in tested["found"]]
    most = max(tested["segments"], default=1.0)
    lowest = min([45.0, *(p - 8.0 for p in found)])
    axis.plot([lowest, 103], [lowest, 103], color="0.6", label="as often right as stated")
    axis.plot(stated, found, color="C0", linewidth=1, label="this model")
    areas = [_AREA * n / most + 12.0 for n in tested["segments"]]
    axis.scatter(stated, found, s=areas, color="C0", alpha=0.8, zorder=3)
    for x, y, n in zip(stated, found, tested["segments"], strict=True):
        axis.annotate(
            f"{n:,.0f}", (x, y), (12, -14), textcoords="offset points", ha="center",
            fontsize="small", color="0.3",
        )  # fmt: skip
    axis.set_xlim(47, 103)
    axis.set_ylim(lowest, 105)
    axis.set_xlabel("stated probability (%)")
    axis.set_ylabel("right (%)")
    axis.legend(loc="upper left", frameon=False)
    axis.set_title(
        f"Recordings kept aside, two made into one: off by {tested['error']:.1%}",
        fontsize="medium",
    )
    figure.supxlabel(
        Message("Numbers: segments. Discs are as large as these are many."), fontsize="small"
    )
    write_figure(figure, path, dpi=150)

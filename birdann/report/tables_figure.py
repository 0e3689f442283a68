"""A figure of the papers' tables: measured against published accuracy."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from birdann.report._files import write_figure

_WIDTH_IN, _ROW_IN = 4.2, 0.32
_PUBLISHED: Mapping[str, Any] = {
    "marker": "D", "markersize": 8, "markerfacecolor": "none", "color": "0.3", "linestyle": "none",
    "zorder": 4,
}  # fmt: skip
"""An open diamond, so that what was measured shows inside where both agree."""


def accuracy_figure(records: Sequence[Mapping[str, object]], path: Path, *, title: str) -> None:
    """Draw one panel per data set, one row per system, and save it.

    Parameters
    ----------
    records
        From `birdann.lab.tables.figure_data`: system, set, measured, deviation (or
        None), published (or None); accuracies 0..1.
    path
        PNG, SVG or PDF by its suffix.
    title
        Above the panels.
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

"""Figures as files."""

from collections.abc import Mapping
from pathlib import Path

from matplotlib.figure import Figure

from birdann.core.files.outputs import atomic_file


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
    with atomic_file(path) as temporary:
        figure.savefig(
            temporary,
            format=kind,
            dpi=dpi,
            facecolor=facecolor or "auto",
            metadata=dict(metadata or {}),
        )

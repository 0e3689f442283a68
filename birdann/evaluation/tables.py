"""The papers' tables, measured here and printed beside the published figures."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from birdann.core.errors import DataSetError
from birdann.core.progress import Progress, part, silent
from birdann.evaluation.cross_validation import evaluate
from birdann.evaluation.published import ACCURACIES, OURS, SETS, Published

Mode = Literal["transductive", "inductive"]
BAG_COLUMNS = ("hamming_loss", "ranking_loss", "average_precision", "one_error", "coverage")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One system on one set.

    Attributes
    ----------
    measured
        Result of `birdann.evaluation.cross_validation.evaluate`; None if it was not run.
    transductive, inductive
        Published accuracies, None where there are none.
    """

    measured: Mapping[str, object] | None
    transductive: float | None
    inductive: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One system on all sets."""

    system: str
    source: str
    cells: Mapping[str, Cell]


def rows_to_run(models: Iterable[str] | None = None) -> tuple[Published, ...]:
    """Return the systems of the tables, ours last; ``models`` restricts them by registry name."""
    ours = tuple(
        Published(
            system=name, source="birdann", model=name, params={}, transductive={}, inductive={}
        )
        for name in OURS
    )
    wanted = None if models is None else set(models)
    return tuple(p for p in ACCURACIES + ours if wanted is None or p.model in wanted)


def measure(
    folder: Path | str,
    *,
    models: Iterable[str] | None = None,
    sets: Sequence[str] | None = None,
    folds: int = 10,
    seed: int = 0,
    progress: Progress = silent,
) -> tuple[Row, ...]:
    """Evaluate every system on every set with the same folds.

    Parameters
    ----------
    folder
        Where the sets' npz files are, see `birdann.evaluation.published.SETS`.
    models
        Registry names; None for all.
    sets
        Names of `SETS`; None for all whose file is there.
    folds, seed
        As `evaluate`.

    Raises
    ------
    DataSetError
        If the folder has none of the files.
    """
    folder = Path(folder)
    names = [s for s in (sets or SETS) if (folder / SETS[s][0]).is_file()]
    if not names:
        raise DataSetError(f"{folder}: none of the papers' data sets is in this folder.")
    systems = rows_to_run(models)
    known: dict[tuple[str, str, str], Mapping[str, object]] = {}
    rows = []
    total = len(systems) * len(names)
    for i, system in enumerate(systems):
        cells = {}
        for k, name in enumerate(names):
            done = i * len(names) + k
            step = part(progress, done / total, (done + 1) / total)
            key = (system.model or "", repr(sorted(system.params.items())), name)
            if system.model is not None and key not in known:
                step(0.0, f"{system.system} on {name}")
                known[key] = evaluate(
                    folder / SETS[name][0],
                    model=system.model,
                    variant=SETS[name][1],
                    folds=folds,
                    seed=seed,
                    params=system.params,
                    progress=step,
                )
            cells[name] = Cell(
                measured=known.get(key),
                transductive=system.transductive.get(name),
                inductive=system.inductive.get(name),
            )
        rows.append(Row(system=system.system, source=system.source, cells=cells))
    return tuple(rows)


def accuracy_table(rows: Sequence[Row], mode: Mode) -> str:
    """Return a Markdown table of accuracies in percent: measured (published)."""
    names = list(rows[0].cells)
    lines = [
        "| system | source | " + " | ".join(names) + " |",
        "|---|---|" + "---|" * len(names),
    ]
    for row in rows:
        cells = [_accuracy(cell, mode) for cell in row.cells.values()]
        lines.append(f"| {row.system} | {row.source} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def bag_table(rows: Sequence[Row], name: str) -> str:
    """Return a Markdown table of the bag-level measures on one set, in percent."""
    titles = [column.replace("_", " ") for column in BAG_COLUMNS]
    lines = ["| system | " + " | ".join(titles) + " |", "|---|" + "---|" * len(titles)]
    for row in rows:
        measured = row.cells[name].measured
        if measured is not None:
            values = [_percent(measured[column]) for column in BAG_COLUMNS]
            lines.append(f"| {row.system} | " + " | ".join(values) + " |")
    return "\n".join(lines)


def markdown(rows: Sequence[Row], *, folds: int, seed: int) -> str:
    """Return the whole report."""
    parts = [
        f"{folds}-fold cross-validation over recordings, seed {seed}. Per cent; published "
        "figures, each paper's best setting, in brackets.",
        "## Inductive accuracy: lists of the held-out recordings hidden",
        accuracy_table(rows, "inductive"),
        "## Transductive accuracy: lists known",
        accuracy_table(rows, "transductive"),
    ]
    for name in rows[0].cells:
        parts += [f"## Lists of held-out recordings: {name}", bag_table(rows, name)]
    return "\n\n".join(parts) + "\n"


def figure_data(rows: Sequence[Row], mode: Mode) -> list[dict[str, object]]:
    """Return one record per system and set: system, set, measured, deviation, published."""
    records: list[dict[str, object]] = []
    for row in rows:
        for name, cell in row.cells.items():
            measured = cell.measured or {}
            key = "inductive_accuracy_mean" if mode == "inductive" else "transductive_accuracy"
            records.append(
                {
                    "system": f"{row.system} [{row.source}]",
                    "set": name,
                    "measured": measured.get(key),
                    "deviation": (
                        measured.get("inductive_accuracy_std") if mode == "inductive" else None
                    ),
                    "published": cell.inductive if mode == "inductive" else cell.transductive,
                }
            )
    return records


def _accuracy(cell: Cell, mode: Mode) -> str:
    published = cell.inductive if mode == "inductive" else cell.transductive
    text = "–"
    if cell.measured is not None:
        if mode == "inductive":
            mean = _percent(cell.measured["inductive_accuracy_mean"])
            text = f"{mean} ± {_percent(cell.measured['inductive_accuracy_std'])}"
        else:
            text = _percent(cell.measured["transductive_accuracy"])
    return text if published is None else f"{text} ({_percent(published)})"


def _percent(value: object) -> str:
    return f"{100 * value:.1f}" if isinstance(value, float) else "–"

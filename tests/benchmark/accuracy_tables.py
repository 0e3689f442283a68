"""The papers' tables, measured here and printed beside the published figures."""

import itertools
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple

from published import ACCURACIES, OURS, SETS, Published

from birdann import __version__
from birdann.core.errors import DataSetError
from birdann.core.progress import Progress, part, silent
from birdann.lab.cross_validation import evaluate
from birdann.lab.data_sets import load
from birdann.models.registry import entry_of

Mode = Literal["transductive", "alone", "context"]
"""Lists known; each segment by itself, as the papers judge; with the others of its recording."""

Measured = Mapping[str, object]
"""Result of `birdann.lab.cross_validation.evaluate`."""

BAG_COLUMNS = ("hamming_loss", "ranking_loss", "average_precision", "one_error", "coverage")
_LEFT_OUT = frozenset({"report", "fold_of_bag"})
_KEYS: Mapping[Mode, tuple[str, str]] = {
    "transductive": ("transductive_accuracy", ""),
    "alone": ("inductive_accuracy_alone", "inductive_accuracy_alone_std"),
    "context": ("inductive_accuracy_mean", "inductive_accuracy_std"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemOnSet:
    """One system on one set.

    Attributes
    ----------
    measured
        One result per setting; none if the system was not run.
    transductive, inductive
        Published accuracies, None where there are none.
    """

    measured: tuple[Measured, ...]
    transductive: float | None
    inductive: float | None

    def best(self, mode: Mode) -> Measured | None:
        """Return the result of the setting with the highest accuracy, as the papers choose."""
        return max(self.measured, key=lambda m: _number(m, _KEYS[mode][0]), default=None)

    def published(self, mode: Mode) -> float | None:
        """Return the published accuracy."""
        return self.transductive if mode == "transductive" else self.inductive


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One system on all sets.

    Attributes
    ----------
    supervised
        Whether it is given the labels of the segments: then it is left out where the segments
        of its training are judged.
    """

    system: str
    source: str
    cells: Mapping[str, SystemOnSet]
    supervised: bool = False

    @property
    def n_settings(self) -> int:
        """Settings that were tried."""
        return max((len(cell.measured) for cell in self.cells.values()), default=0)


def rows_to_run(models: Iterable[str] | None = None) -> tuple[Published, ...]:
    """Return the systems of the tables, ours last; ``models`` restricts them by registry name."""
    ours = tuple(Published(system=name, source="birdann", model=name) for name in OURS)
    wanted = None if models is None else set(models)
    return tuple(p for p in ACCURACIES + ours if wanted is None or p.model in wanted)


def settings_of(system: Published, *, best: bool) -> tuple[Mapping[str, object], ...]:
    """Return the parameters to run: those of the system, or with ``best`` the paper's grid."""
    if not best:
        return (dict(system.params),)
    values = itertools.product(*system.grid.values())
    return tuple({**system.params, **dict(zip(system.grid, v, strict=True))} for v in values)


def measure(
    folder: Path | str,
    *,
    models: Iterable[str] | None = None,
    sets: Sequence[str] | None = None,
    best: bool = False,
    folds: int = 10,
    seed: int = 0,
    known: Mapping[str, Measured] | None = None,
    on_result: Callable[[str, Measured], None] | None = None,
    progress: Progress = silent,
) -> tuple[Row, ...]:
    """Evaluate every system on every set with the same folds.

    Parameters
    ----------
    folder
        Where the sets' npz files are, see `published.SETS`.
    models
        Registry names; None for all.
    sets
        Names of `SETS`; None for all whose file is there.
    best
        Whether to run every setting of the papers' grids instead of the usual one.
    folds, seed
        As `evaluate`.
    known
        Results of earlier runs by the keys that ``on_result`` was given; they are not run again.
    on_result
        Told the key and the result of each evaluation as it ends.
    """
    folder = Path(folder)
    names = [s for s in (sets or SETS) if (folder / SETS[s][0]).is_file()]
    if not names:
        raise DataSetError(f"{folder}: none of the papers' data sets is in this folder.")
    systems = rows_to_run(models)
    if not systems:
        known_models = sorted({p.model for p in rows_to_run() if p.model is not None})
        raise DataSetError(
            f"No system of the tables has this name. Choose from: {', '.join(known_models)}."
        )
    tasks = [
        Task(folder / SETS[name][0], SETS[name][1], name, p.system, p.model or "", params)
        for p in systems
        for name in names
        for params in _settings_to_run(p, best=best)
    ]
    found = evaluated(
        tasks, folds=folds, seed=seed, known=known, on_result=on_result, progress=progress
    )
    return tuple(
        _row(
            system,
            {
                name: tuple(
                    found[result_key(system.model or "", params, name, folds=folds, seed=seed)]
                    for params in _settings_to_run(system, best=best)
                )
                for name in names
            },
        )
        for system in systems
    )


class Task(NamedTuple):
    """One evaluation: of a setting of a system on a set."""

    path: Path
    variant: str
    set_name: str
    title: str
    model: str
    params: Mapping[str, object]


def evaluated(
    tasks: Sequence[Task],
    *,
    folds: int,
    seed: int,
    known: Mapping[str, Measured] | None,
    on_result: Callable[[str, Measured], None] | None,
    progress: Progress,
) -> dict[str, Measured]:
    """Return what is known and the results of all tasks, by `result_key`; see `measure`."""
    found: dict[str, Measured] = dict(known or {})
    for done, task in enumerate(tasks):
        key = result_key(task.model, task.params, task.set_name, folds=folds, seed=seed)
        step = part(progress, done / len(tasks), (done + 1) / len(tasks))
        if key in found:
            continue
        step(0.0, f"{task.title} on {task.set_name}")
        data = load(task.path, variant=task.variant)
        result = evaluate(
            data, model=task.model, folds=folds, seed=seed, params=task.params, progress=step
        )
        found[key] = {k: v for k, v in result.items() if k not in _LEFT_OUT}
        if on_result is not None:
            on_result(key, found[key])
    return found


def _settings_to_run(system: Published, *, best: bool) -> tuple[Mapping[str, object], ...]:
    return settings_of(system, best=best) if system.model is not None else ()


def _row(system: Published, measured: Mapping[str, tuple[Measured, ...]]) -> Row:
    return Row(
        system=system.system,
        source=system.source,
        supervised=system.model is not None and entry_of(system.model).needs_instance_labels,
        cells={
            name: SystemOnSet(
                measured=results,
                transductive=system.transductive.get(name),
                inductive=system.inductive.get(name),
            )
            for name, results in measured.items()
        },
    )


def result_key(
    model: str, params: Mapping[str, object], name: str, *, folds: int, seed: int
) -> str:
    """Return what an evaluation depends on, as text: version, model, settings, set, folds, seed."""
    settings = json.dumps(params, sort_keys=True)
    return f"{__version__} {model} {settings} {name} {folds} folds seed {seed}"


def accuracy_table(rows: Sequence[Row], mode: Mode) -> str:
    """Return a Markdown table of accuracies in per cent: measured (published)."""
    names = list(rows[0].cells)
    tried = any(row.n_settings > 1 for row in rows)
    lines = [
        "| system | source | " + ("settings | " if tried else "") + " | ".join(names) + " |",
        "|---|---|" + "---|" * (len(names) + tried),
    ]
    for row in _judged(rows, mode):
        cells = [_accuracy(cell, mode) for cell in row.cells.values()]
        if tried:
            cells.insert(0, str(row.n_settings))
        lines.append(f"| {row.system} | {row.source} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def bag_table(rows: Sequence[Row], name: str) -> str:
    """Return a Markdown table of the bag-level measures on one set, in per cent."""
    titles = [column.replace("_", " ") for column in BAG_COLUMNS]
    lines = ["| system | " + " | ".join(titles) + " |", "|---|" + "---|" * len(titles)]
    for row in rows:
        measured = row.cells[name].best("alone")
        if measured is not None:
            values = [_percent(measured[column]) for column in BAG_COLUMNS]
            lines.append(f"| {row.system} | " + " | ".join(values) + " |")
    return "\n".join(lines)


def markdown(rows: Sequence[Row], *, folds: int, seed: int) -> str:
    """Return the whole report."""
    tried = any(row.n_settings > 1 for row in rows)
    chosen = (
        " Where several settings were tried, here as in the papers, each figure is that of the "
        "setting with the highest accuracy on the very segments that are judged."
        if tried
        else ""
    )
    parts = [
        f"{folds}-fold cross-validation over recordings, seed {seed}. Per cent; published "
        f"figures, each paper's best setting, in brackets.{chosen}",
        "## Lists unknown, each segment judged by itself",
        accuracy_table(rows, "alone"),
        "## Lists known",
        accuracy_table(rows, "transductive"),
    ]
    together = [row for row in rows if any(map(_uses_context, row.cells.values()))]
    if together:
        parts += [
            "## Lists unknown, judged with the other segments of the recording",
            accuracy_table(together, "context"),
        ]
    for name in rows[0].cells:
        parts += [f"## Lists of held-out recordings: {name}", bag_table(rows, name)]
    return "\n\n".join(parts) + "\n"


def _judged(rows: Sequence[Row], mode: Mode) -> list[Row]:
    return [row for row in rows if mode != "transductive" or not row.supervised]


def _uses_context(cell: SystemOnSet) -> bool:
    return any(
        _number(m, _KEYS["alone"][0]) != _number(m, _KEYS["context"][0]) for m in cell.measured
    )


def _accuracy(cell: SystemOnSet, mode: Mode) -> str:
    published, measured = cell.published(mode), cell.best(mode)
    text = "–"
    if measured is not None:
        accuracy, deviation = _KEYS[mode]
        text = _percent(measured[accuracy])
        if deviation:
            text += f" ± {_percent(measured[deviation])}"
    return text if published is None else f"{text} ({_percent(published)})"


def _number(measured: Measured, key: str) -> float:
    value = measured[key]
    return value if isinstance(value, float) else -1.0


def _percent(value: object) -> str:
    return f"{100 * value:.1f}" if isinstance(value, float) else "–"

"""Bag-level systems on the sets of their papers, measured beside the published figures.

[Fu11] Z. Fu, G. Lu, K. M. Ting, D. Zhang, "Building sparse support vector machines for
multi-instance classification", ECML 2011: ten-fold accuracy on MUSK1. [Pham17]: see
`published`; its figures on HJA are those of the best settings on the test bags.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from accuracy_tables import Measured, Task, evaluated, result_key

from birdann.core.errors import DataSetError
from birdann.core.progress import Progress, silent
from birdann.lab.metrics import BAG_METRICS

BAG_SETS: Mapping[str, tuple[str, str]] = {
    "MUSK1": ("musk1.npz", "unfiltered"),
    "elephant": ("elephant.npz", "unfiltered"),
    "brown creeper": ("birds_brown_creeper.npz", "unfiltered"),
    "HJA": ("hja_birdsong.npz", "filtered"),
}
"""Column of the table to file name and variant; only the last has several classes."""
MIML_SET = "HJA"


@dataclass(frozen=True, slots=True, kw_only=True)
class BagRow:
    """One system of the table.

    Attributes
    ----------
    model, params
        Its name here, and settings that are not chosen.
    published
        Share of bags that are right (0..1) by set.
    published_measures
        Of HJA: `birdann.lab.metrics.BAG_METRICS` in their order.
    """

    title: str
    model: str
    params: Mapping[str, object] = field(default_factory=dict)
    published: Mapping[str, float] = field(default_factory=dict)
    published_measures: tuple[float, ...] = ()


TITLES = {
    "mi-svm-instance": "mi-SVM", "mi-svm-bag": "MI-SVM", "mi-kernel": "MI-kernel", "miles": "MILES",
    "rs": "RS", "rsvm": "RSVM", "sparse-mi": "Sparse-MI", "mil-adaboost": "MIL AdaBoost",
    "ball-boost": "Balls", "blum": "One-sided noise", "noisy-or-boost": "Noisy-OR boosting",
    "miml-svm": "MIMLSVM", "miml-nn": "MIMLNN",
}  # fmt: skip
"""How papers call the systems, by their names here."""


def _of_vectors(n_vectors: int, published: Mapping[str, float]) -> tuple[BagRow, ...]:
    return tuple(
        BagRow(
            title=f"{TITLES[model]}, {n_vectors} vectors",
            model=model,
            params={"n_vectors": n_vectors},
            published={"MUSK1": accuracy},
        )
        for model, accuracy in published.items()
    )


def _row(model: str, *measures: float, **published: float) -> BagRow:
    return BagRow(
        title=TITLES[model],
        model=model,
        published=published,
        published_measures=measures,
    )


ROWS = (
    _row("mi-svm-instance", MUSK1=0.8730),
    _row("mi-svm-bag", MUSK1=0.7710),
    _row("mi-kernel", MUSK1=0.8993),
    _row("miles", MUSK1=0.8573),
    *_of_vectors(10, {"rs": 0.8868, "rsvm": 0.7466, "sparse-mi": 0.8844}),
    *_of_vectors(100, {"rs": 0.9018, "rsvm": 0.8902, "sparse-mi": 0.9040}),
    _row("mil-adaboost"),
    _row("ball-boost"),
    _row("blum"),
    _row("noisy-or-boost"),
    _row("miml-svm", 0.045, 0.027, 0.940, 0.046, 0.132),
    _row("miml-nn", 0.047, 0.027, 0.939, 0.053, 0.134),
    BagRow(title="MIMLNN, mean distance", model="miml-nn", params={"distance": "mean"}),
    BagRow(
        title="ORed-LR",
        model="ored-lr",
        params={"noise": False, "missed_rate": 0.0},
        published_measures=(0.096, 0.027, 0.942, 0.038, 0.139),
    ),
    BagRow(title="auto", model="auto"),
)
"""The systems of the table; the last two answer for instances, and for bags by them."""


def measure_bags(
    folder: Path,
    *,
    models: Sequence[str] = (),
    folds: int = 10,
    seed: int = 0,
    known: Mapping[str, Measured] | None = None,
    on_result: Callable[[str, Measured], None],
    progress: Progress = silent,
) -> dict[tuple[str, str], Measured]:
    """Evaluate every row on every set that lies in the folder or below it.

    Parameters
    ----------
    models
        Names of systems; empty for all.
    folds, seed
        As `birdann.lab.cross_validation.evaluate`.
    known, on_result
        As `accuracy_tables.measure`.

    Returns
    -------
    dict
        Title of the row and name of the set to the result, of all that are known or were evaluated now.
    """
    places = {name: _place(folder, file) for name, (file, _) in BAG_SETS.items()}
    if not any(places.values()):
        raise DataSetError(f"{folder}: none of the multi-instance data sets is in this folder.")
    rows = [row for row in ROWS if not models or row.model in models]
    if not rows:
        names = ", ".join(sorted({row.model for row in ROWS}))
        raise DataSetError(f"No system of the tables has this name. Choose from: {names}.")
    tasks = [
        Task(place, BAG_SETS[name][1], name, row.title, row.model, row.params)
        for row in rows
        for name, place in places.items()
        if place is not None
    ]
    found = evaluated(
        tasks, folds=folds, seed=seed, known=known, on_result=on_result, progress=progress
    )
    every = {
        (row.title, name): result_key(row.model, row.params, name, folds=folds, seed=seed)
        for row in ROWS
        for name in BAG_SETS
    }
    return {cell: found[key] for cell, key in every.items() if key in found}


def _place(folder: Path, file: str) -> Path | None:
    return next(iter(sorted(folder.rglob(file))), None)


def bag_markdown(measured: Mapping[tuple[str, str], Measured], *, folds: int, seed: int) -> str:
    """Return the tables: shares of bags that are right, measures of lists, seconds."""
    sets = [name for name in BAG_SETS if any(of == name for _, of in measured)]
    rows = [row for row in ROWS if any(title == row.title for title, _ in measured)]
    parts = [
        f"{folds}-fold cross-validation over bags, seed {seed}; settings chosen on the training "
        "folds. Per cent, with deviations over folds; published figures in brackets."
    ]
    two_class = [name for name in sets if name != MIML_SET]
    if two_class:
        parts += ["## Bags that are right", _table(rows, two_class, measured, _accuracy)]
    if MIML_SET in sets:
        parts += [f"## Lists of {MIML_SET}", _measures(rows, measured)]
    parts += [
        "## Processor seconds of one fold, choice of settings included",
        _table(rows, sets, measured, _seconds),
    ]
    return "\n\n".join(parts) + "\n"


def _table(
    rows: Sequence[BagRow],
    sets: Sequence[str],
    measured: Mapping[tuple[str, str], Measured],
    cell: Callable[[BagRow, str, Measured | None], str],
) -> str:
    lines = ["| system | " + " | ".join(sets) + " |", "|---|" + "---|" * len(sets)]
    for row in rows:
        cells = [cell(row, name, measured.get((row.title, name))) for name in sets]
        lines.append(f"| {row.title} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _measures(rows: Sequence[BagRow], measured: Mapping[tuple[str, str], Measured]) -> str:
    titles = [name.replace("_", " ") for name in BAG_METRICS]
    lines = ["| system | " + " | ".join(titles) + " |", "|---|" + "---|" * len(titles)]
    for row in rows:
        result = measured.get((row.title, MIML_SET))
        if result is None and not row.published_measures:
            continue
        published = dict(zip(BAG_METRICS, row.published_measures, strict=False))
        cells = [_figure(result, name, published.get(name)) for name in BAG_METRICS]
        lines.append(f"| {row.title} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _accuracy(row: BagRow, name: str, result: Measured | None) -> str:
    return _figure(result, "bag_accuracy", row.published.get(name))


def _seconds(row: BagRow, name: str, result: Measured | None) -> str:
    value = (result or {}).get("fit_seconds")
    return f"{value:.1f}" if isinstance(value, float) else "–"


def _figure(result: Measured | None, name: str, published: float | None) -> str:
    value, deviation = ((result or {}).get(key) for key in (name, f"{name}_std"))
    text = "–"
    if isinstance(value, float) and isinstance(deviation, float):
        text = f"{100 * value:.1f} ± {100 * deviation:.1f}"
    return text if published is None else f"{text} ({100 * published:.1f})"

"""The calls of an archive that are most similar to examples."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyarrow as pa

from birdann.app.archive.folder import read_table, site_and_day, tables_of
from birdann.app.archive.networks import refuse_network
from birdann.app.archive.tasks import MODEL_NAME
from birdann.app.exchange.exporting import annotations, with_measures
from birdann.app.reports import Failure, Report, failures_field
from birdann.app.reviewing.similarity import Scaling, distance_to_nearest
from birdann.core.arrays import Float32Array, FloatArray
from birdann.core.errors import ArchiveError
from birdann.core.files import outputs
from birdann.core.labels import SegmentStatus
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.features.measurements import NAMES
from birdann.formats.cells import format_exact
from birdann.formats.tables import write_csv
from birdann.store import Project

_MEASURED = ("peak_hz", "bandwidth_90_hz", "duration_90_s", "pulse_rate_hz")
"""Measurements that count: those of loudness tell how far away an animal is."""
_N_BOUNDS = 3
_N_FEATURES = _N_BOUNDS + len(_MEASURED)
_LEAST = 1e-3
_MOST_SCALED = 200_000
_COLUMNS = ("recording", "call_id", "start_s", "end_s", "low_hz", "high_hz", "species",
            "probability")  # fmt: skip
_CONFIRMED_STATES = (SegmentStatus.CONFIRMED, SegmentStatus.CORRECTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class SimilarCalls(Report):
    """The most similar calls, in a table."""

    path: Path
    n_calls: int
    n_examples: int  # Number of calls that they are compared with.
    n_compared: int
    is_measured: bool  # Whether measurements count, or bounds only.
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be measured:", "%Ln files could not be measured:"
    )

    def opening(self) -> list[str]:
        """Return what was compared."""
        compared = Message(
            "Compared {compared} calls with {examples} examples by bounds only (more precise "
            "after archive run --measurements); the {n} most similar are in {path}."
        )
        if self.is_measured:
            compared = Message(
                "Compared {compared} calls with {examples} examples by bounds and measurements; "
                "the {n} most similar are in {path}."
            )
        return [
            compared.with_values(
                compared=f"{self.n_compared:,}",
                examples=f"{self.n_examples:,}",
                n=f"{self.n_calls:,}",
                path=self.path,
            )
        ]


def find_similar(
    folder: Path,
    out: Path,
    *,
    calls: Collection[str] = (),
    project: Project | None = None,
    species: str = "",
    n_most: int = 200,
    progress: Progress = silent,
) -> SimilarCalls:
    """Write the calls of an archive that are most similar to examples, nearest first.

    A call is compared with the example nearest to it, by logarithms of bounds and measurements,
    each less its median over its spread in the archive.

    Parameters
    ----------
    out
        New CSV file.
    calls
        ``call_id`` of examples in the archive.
    project, species
        Confirmed calls of a species in a project are examples, too.
    """
    outputs.refuse_overlap(out, [folder])
    refuse_network(folder / MODEL_NAME)
    if not calls and project is None:
        raise ArchiveError("No examples were given (--call or --project).")
    failures: list[Failure] = []
    examples = [_confirmed_features(project, species, failures)] if project is not None else []
    sample, given = _read_features(folder, set(calls), part(progress, 0.0, 0.5))
    wanted = np.concatenate([*examples, *given, np.empty((0, _N_FEATURES), np.float32)])
    if not len(wanted):
        raise ArchiveError("No confirmed calls of “{species}” to compare with.", species=species)
    scaling = Scaling.of(sample)
    Z = scaling.apply(wanted)
    nearest: list[tuple[float, str, str, Sequence[object]]] = []
    n_compared = 0
    for i, table in enumerate(tables := tables_of(folder)):
        progress(0.5 + 0.5 * i / len(tables), Message("Comparing calls"))
        columns = read_table(folder, table)
        away = distance_to_nearest(scaling.apply(_features(columns)), Z)
        n_compared += len(away)
        kept = np.argsort(away, kind="stable")[:n_most]
        rows = zip(*(columns.take(kept)[name].to_pylist() for name in _COLUMNS), strict=True)
        site, date = site_and_day(table)
        nearest += [(float(d), site, date, row) for d, row in zip(away[kept], rows, strict=True)]
        nearest = sorted(nearest, key=lambda pair: pair[0])[:n_most]
    write_csv(
        out,
        ("distance", "site", "date", *_COLUMNS),
        [(f"{d:.4f}", site, date, *map(_cell, row)) for d, site, date, row in nearest],
    )
    return SimilarCalls(
        path=out,
        n_calls=len(nearest),
        n_examples=len(wanted),
        n_compared=n_compared,
        is_measured=bool(scaling.varies[_N_BOUNDS:].any()),
        failures=tuple(failures),
    )


def _read_features(
    folder: Path, missing: set[str], progress: Progress
) -> tuple[Float32Array, list[Float32Array]]:
    """Return the features of calls from which scales are learned, and those of the calls asked for."""
    sample: list[Float32Array] = []
    examples: list[Float32Array] = []
    n_sampled = 0
    for i, table in enumerate(tables := tables_of(folder)):
        progress(i / len(tables), Message("Reading calls"))
        if n_sampled >= _MOST_SCALED and not missing:
            break
        columns = read_table(folder, table)
        X = _features(columns)
        given = {key: j for j, key in enumerate(columns["call_id"].to_pylist()) if key in missing}
        missing -= given.keys()
        examples.append(X[list(given.values())])
        if n_sampled < _MOST_SCALED:
            sample.append(X)
            n_sampled += len(X)
    if missing:
        raise ArchiveError(
            "These calls are not in {path}: {calls}.",
            path=folder,
            calls=", ".join(sorted(missing)),
        )
    if not n_sampled:
        raise ArchiveError("{path} contains no calls.", path=folder)
    return np.concatenate(sample), examples


def _cell(value: object) -> str:
    return (
        value
        if isinstance(value, str)
        else format_exact(value if isinstance(value, float) else None)
    )


def _features(table: pa.Table) -> Float32Array:
    start_s, end_s = table["start_s"].to_numpy(), table["end_s"].to_numpy()
    others = ("low_hz", "high_hz", *_MEASURED)
    return _logarithms([end_s - start_s, *(table[name].to_numpy() for name in others)])


def _logarithms(columns: Sequence[FloatArray]) -> Float32Array:
    return np.stack(
        [np.log(np.maximum(column, _LEAST)) for column in columns], axis=1, dtype=np.float32
    )


def _confirmed_features(project: Project, species: str, failures: list[Failure]) -> Float32Array:
    with project.reader() as reader:
        chosen = [
            annotation
            for annotation in annotations(reader)
            if annotation.species == species and annotation.status in _CONFIRMED_STATES
        ]
        rows = list(with_measures(chosen, project, reader, failures, None))
    indices, unknown = [NAMES.index(name) for name in _MEASURED], (np.nan,) * len(NAMES)
    columns = [
        [row.end_s - row.start_s for row in rows],
        [row.low_hz for row in rows],
        [row.high_hz for row in rows],
        *([(row.measurements or unknown)[index] for row in rows] for index in indices),
    ]
    return _logarithms([np.array(column, dtype=np.float64) for column in columns])

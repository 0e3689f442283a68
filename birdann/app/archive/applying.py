"""Thresholds and call density from a validated sample, applied to an archive."""

import os
import stat
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import numpy as np

from birdann.app.archive.folder import (
    check_rows,
    groups_of,
    is_table,
    read_table,
    scores_of,
    settings_of,
    site_and_day,
    tables_of,
)
from birdann.app.archive.networks import refuse_network
from birdann.app.archive.tasks import CALLS, MODEL_NAME, ResultTable
from birdann.app.learning.model_files import ModelFile
from birdann.app.results.validation import find_sample, sample_results
from birdann.core.errors import ArchiveError, WriteError
from birdann.core.files import disk, outputs
from birdann.core.message import Message, percent
from birdann.core.progress import Progress, silent
from birdann.core.validation import Sample
from birdann.formats.calls_parquet import write_table
from birdann.formats.cells import format_exact
from birdann.formats.tables import write_csv
from birdann.store import Project, ProjectReader

SUMMARY = "summary.csv"
_MARK_NAME, _MARK = (
    "birdann-apply.txt",
    "Made by birdann archive apply. Removed when it is done.\n",
)
_SUMMARY_COLUMNS = (
    "species", "site", "hours", "threshold", "n_scored", "n_believed", "share_right",
    "share_right_low", "share_right_high", "model_run",
)  # fmt: skip

_Densities = dict[tuple[str, str], tuple[float, float, float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class BelievedSpecies:
    """Results of a validated sample for one species in an archive, or at one site of it."""

    species: str
    site: str
    hours: float
    threshold: float | None  # The saved threshold, or None.
    # n_scored, n_believed: Scores above the archive's minimum, and above the threshold.
    n_scored: int
    n_believed: int
    # Call density with the limits of its 95 % interval; None with too few answers.
    share_right: tuple[float, float, float] | None

    def line(self) -> str:
        """Return it as a sentence."""
        values = {
            "species": self.species,
            "calls": Message.counted("%Ln call", "%Ln calls", self.n_believed),
            "threshold": f"{self.threshold:.4g}",
            "n": f"{self.n_scored:,}",
        }
        if self.share_right is None:
            counted = Message("{species}: {calls} at {threshold} and above, of {n} scored.")
            return counted.with_values(**values)
        share, low, high = (percent(value, 1) for value in self.share_right)
        estimated = Message(
            "{species}: {calls} at {threshold} and above, of {n} scored; correct among all "
            "scored: {share} ({low} to {high})."
        )
        return estimated.with_values(**values, share=share, low=low, high=high)


@dataclass(frozen=True, slots=True, kw_only=True)
class AppliedReport:
    """Result of applying thresholds to an archive."""

    path: Path
    rows: tuple[BelievedSpecies, ...]
    without: tuple[str, ...]

    def lines(self) -> list[str]:
        """Return the report as sentences."""
        out = [row.line() for row in self.rows if not row.site and row.threshold is not None]
        if self.without:
            names = ", ".join(self.without)
            out.append(Message("Without a saved threshold: {names}.", names=names))
        return [*out, Message("By site and species: {path}", path=self.path / SUMMARY)]


def apply_to_archive(
    folder: Path,
    project_path: Path,
    out: Path,
    *,
    sample: str | None = None,
    progress: Progress = silent,
) -> AppliedReport:
    """Apply the thresholds and the call density of a validated sample to all calls of an archive.

    Writes the calls above their species' threshold into the folder ``out``, as Parquet in the
    partitions of the archive, and a table of species and sites with the effort.

    Parameters
    ----------
    project_path
        The project of `sample_archive`, or any with thresholds for the same model.
    sample
        Name of the sample for the call density; default the newest of this model.
    """
    settings_of(folder)
    refuse_network(folder / MODEL_NAME)
    held = ModelFile.read(folder / MODEL_NAME)
    thresholds, densities = _thresholds_and_densities(project_path, held, sample)
    outputs.refuse_overlap(out, [folder, project_path])
    outputs.require_text(out)
    target = outputs.create_folder(out)
    tables = tables_of(folder)
    given = (sorted(thresholds.items()), held.run.id, tables)
    digest = blake2b(repr(given).encode(), digest_size=16).hexdigest()
    with _fill_folder(target, f"{_MARK}{digest}\n"):
        summary = _apply(folder, tables, target, held, thresholds, densities, progress)
    progress(1.0, Message("Done"))
    return AppliedReport(
        path=target,
        rows=tuple(summary),
        without=tuple(name for name in held.species if name not in thresholds),
    )


@contextmanager
def _fill_folder(target: Path, mark_text: str) -> Iterator[None]:
    """Fill a folder that has a mark until it is complete.

    An interrupted earlier call with the same mark is continued; another one is removed if nothing
    else is in the folder.
    """
    mark = target / _MARK_NAME
    with WriteError.on_os_error(
        "The folder {folder} cannot be written ({reason}). Free disk space and repeat the command.",
        folder=target,
    ):
        if any(target.iterdir()) and not _has_only_remains(target):
            raise ArchiveError("{folder} is not empty. Choose an empty folder.", folder=target)
        if not mark.exists() or mark.read_bytes() != mark_text.encode():
            disk.remove_folder(target / CALLS)
        for part in target.rglob(disk.PARTS):
            part.unlink()
        with disk.replace_file(mark) as temporary:
            temporary.write_bytes(mark_text.encode())
        (target / CALLS).mkdir(exist_ok=True)
        yield
        mark.unlink()
        disk.sync(target)


def _has_only_remains(target: Path) -> bool:
    """Return whether a folder has only the remains of an interrupted call, and no links."""
    for path in target.rglob("*"):
        status, name = os.lstat(path), path.relative_to(target).as_posix()
        is_own = name in (_MARK_NAME, SUMMARY) or path.match(disk.PARTS) or is_table(name)
        if stat.S_ISDIR(status.st_mode):
            if name.partition("/")[0] != CALLS:
                return False
        elif not (is_own and stat.S_ISREG(status.st_mode) and status.st_nlink == 1):
            return False
    mark = target / _MARK_NAME
    if mark.exists():
        return mark.read_bytes().startswith(_MARK.encode())
    return all(path.match(disk.PARTS) for path in target.iterdir())


def _apply(
    folder: Path,
    tables: Sequence[ResultTable],
    target: Path,
    held: ModelFile,
    thresholds: Mapping[str, float],
    densities: _Densities,
    progress: Progress,
) -> list[BelievedSpecies]:
    """Write the calls and the table of species and sites; return its rows."""
    hours = defaultdict(float, {"": 0.0})  # with all sites as ""
    for group in groups_of(folder, []):
        for row in group.recordings.select(["site", "duration_s"]).to_pylist():
            for site_name in ("", row["site"]):
                hours[site_name] += row["duration_s"] / 3600
    n_scored: dict[tuple[str, str], int] = defaultdict(int)
    n_believed: dict[tuple[str, str], int] = defaultdict(int)
    for i, table in enumerate(tables):
        progress(i / len(tables), Message("Applying thresholds"))
        calls = read_table(folder, table)
        rows, names, values = scores_of(calls)
        site = site_and_day(table)[0]
        limits = np.array([thresholds.get(name, np.inf) for name in names])
        believed = values >= limits
        for counts, those in ((n_scored, names), (n_believed, names[believed])):
            kinds, n = np.unique(those, return_counts=True)
            for name, number in zip(kinds.tolist(), n.tolist(), strict=True):
                for site_name in ("", site):
                    counts[name, site_name] += number
        best = np.array([name or "" for name in calls["species"].to_pylist()], dtype=object)
        kept = np.unique(rows[believed & (names == best[rows])])
        if len(kept):
            path = target / table.name
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                check_rows(path, len(kept))  # an earlier call wrote it and was stopped
            except ArchiveError:
                write_table(calls.take(kept), path)
    summary_rows = [
        BelievedSpecies(
            species=name,
            site=site,
            hours=hours[site],
            threshold=thresholds.get(name),
            n_scored=n_scored[name, site],
            n_believed=n_believed[name, site],
            share_right=densities.get((name, site)),
        )
        for name in held.species
        for site in sorted(hours)
    ]
    write_csv(
        target / SUMMARY,
        _SUMMARY_COLUMNS,
        ([*_summary_cells(row), held.run.stamp] for row in summary_rows),
    )
    return summary_rows


def _thresholds_and_densities(
    project_path: Path, held: ModelFile, sample: str | None
) -> tuple[dict[str, float], _Densities]:
    """Return the thresholds of an archive's model, and the known shares of valid scores."""
    with (
        Project.open(project_path, read_only=True) as project,
        project.reader() as reader,
        reader.snapshot(),
    ):
        called = reader.species.names()
        names = dict(called)
        if any(run.id == held.run.id for run in reader.runs.all()):  # renamed there, perhaps
            names |= zip(reader.runs.species_ids(held.run.id), held.species, strict=True)
        of_model = {called[key]: name for key, name in names.items()}
        run_thresholds = [
            threshold for threshold in reader.thresholds.all() if threshold.source == held.run.id
        ]
        thresholds = {names[threshold.species_id]: threshold.score for threshold in run_thresholds}
        samples = [drawn for drawn in reader.samples.all() if drawn.source == held.run.id]
        if sample is not None:
            asked = find_sample(reader, sample)
            if asked not in samples:
                raise ArchiveError(
                    "The sample “{sample}” of {path} was not drawn from the scores of the "
                    "archive. Choose one for its model.",
                    sample=sample,
                    path=project_path,
                )
            samples = [asked]
        if not thresholds and not samples:
            raise ArchiveError(
                "{path} has neither thresholds nor a sample for the model of the archive. "
                "Validate the sample of “birdann archive sample”, and save thresholds.",
                path=project_path,
            )
        return thresholds, _densities(reader, samples[0], of_model) if samples else {}


def _densities(reader: ProjectReader, sample: Sample, of_model: Mapping[str, str]) -> _Densities:
    """Return the shares of valid scores by a sample, under the model's names of species."""
    densities: _Densities = {}
    for species in sample_results(reader, sample.name, precision=None).species:
        for site, bounds in {"": species.density, **species.sites}.items():
            if (estimate := bounds.unsure_as_no) is not None:
                shares = estimate.value, estimate.low, estimate.high
                densities[of_model[species.species], site] = shares
    return densities


def _summary_cells(species: BelievedSpecies) -> list[str]:
    return [
        species.species,
        species.site,
        f"{species.hours:.4f}",
        format_exact(species.threshold),
        str(species.n_scored),
        str(species.n_believed),
        *("" if share is None else f"{share:.6f}" for share in species.share_right or (None,) * 3),
    ]

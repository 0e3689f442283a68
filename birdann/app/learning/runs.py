"""Comparison of model runs, and reverting to an earlier one."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.session import Session
from birdann.core.arrays import BoolArray
from birdann.core.errors import NothingToLearnError, ProjectFileError, ProjectInUseError
from birdann.core.ids import RunId, SegmentId
from birdann.core.labels import Label, LabelState
from birdann.core.message import Message
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, silent
from birdann.store import LABEL_STATES, Project, ProjectReader, SegmentTable, Transaction
from birdann.store.tables.runs import EXPORT


@dataclass(frozen=True, slots=True, kw_only=True)
class RunSummary:
    """Summary of a run."""

    run: ModelRun
    # n_segments, n_named: Number of scored segments, and of those with a predicted species.
    n_segments: int
    n_named: int
    n_species: int  # Number of its species.
    # n_labels, n_agreeing: Labels on scored segments, and those that agree with the prediction.
    n_labels: int
    n_agreeing: int
    # n_later, n_later_agreeing: The same for labels given since, which the training cannot have
    # used.
    n_later: int
    n_later_agreeing: int
    is_shown: bool  # Whether the window and exports use it.


def run_summaries(reader: ProjectReader, *, progress: Progress = silent) -> list[RunSummary]:
    """Return all runs, latest first; runs without scores have zeros."""
    runs, run_in_use, labels = reader.runs.all(), reader.runs.id_in_use(), reader.labels.all()
    summaries = []
    for done, run in enumerate(runs):
        progress(done / len(runs), Message("Comparing runs"))
        table = reader.overview.segments(run.id)
        summaries.append(_summary(run, table, labels, is_shown=run.id == run_in_use))
    return summaries


def show_run(session: Session, run_id: RunId) -> ChangeSet:
    """Make overlays, review and exports use a run until a newer one has scored segments."""

    def choose(tx: Transaction) -> ChangeSet:
        tx.runs.show(run_id)
        return ChangeSet.of(Kind.RUNS, Kind.SCORES)

    return session.apply("show run", {"run": run_id}, choose)


def trained_run(reader: ProjectReader) -> ModelRun:
    """Return the run that is shown (NothingToLearnError if there is none)."""
    run = reader.runs.run_in_use()
    if run is None:
        raise NothingToLearnError("No model has been trained yet. Train one first.")
    return run


def stamp_of_run_in_use(reader: ProjectReader) -> str:
    """Return how tables name the run that is shown; "" without one."""
    run_id = reader.runs.id_in_use()
    return reader.runs.stamps()[run_id] if run_id is not None else ""


def note_export(
    project: Project,
    path: str | os.PathLike[str],
    run_id: RunId | None = None,
    join_s: float | None = None,
    measure: str = "",
) -> list[str]:
    """Register which run was exported (None: the shown one), so that it is kept.

    ``join_s`` is the gap up to which segments were joined; None if they were not. ``measure`` is
    that of exported charts.

    Returns
    -------
    list of str
        Sentences if the project is open elsewhere, where training may be under way, and if the run
        could not be registered.
    """
    run = run_id if run_id is not None else project.runs.id_in_use()
    entry = {"run": run, "file": Path(path).name, "join_s": join_s, "measure": measure}
    if not project.read_only:
        if run is not None or join_s is not None or measure:
            with project.transaction(EXPORT, entry):
                pass  # the entry of the edit log is all
        return []
    notes: list[str] = []
    try:
        try:
            with Project.open(project.path) as writable:
                return note_export(writable, path, run, join_s, measure)
        except ProjectInUseError:
            notes.append(
                Message(
                    "The project is open elsewhere. These results precede training and predictions "
                    "that are still running there."
                )
            )
            if run is not None:
                project.append_to_log(EXPORT, entry)
    except ProjectFileError:
        if run is not None:
            notes.append(
                Message(
                    "The project could not be written to, so its next training may remove the model "
                    "of these results."
                )
            )
    return notes


def _summary(
    run: ModelRun, table: SegmentTable, labels: Mapping[SegmentId, Label], *, is_shown: bool
) -> RunSummary:
    scored = ~np.isnan(table.probability)
    judged = np.flatnonzero(scored & (table.label >= 0))
    agreeing = _is_prediction_confirmed(table)
    later = [
        row
        for row in judged.tolist()
        if labels[SegmentId(int(table.segment_ids[row]))].provenance.at > run.created_at
    ]
    return RunSummary(
        run=run,
        n_segments=int(scored.sum()),
        n_named=int((scored & (table.species >= 0)).sum()),
        n_species=len(run.species_ids),
        n_labels=len(judged),
        n_agreeing=int(agreeing[judged].sum()),
        n_later=len(later),
        n_later_agreeing=int(agreeing[later].sum()) if later else 0,
        is_shown=is_shown,
    )


def _is_prediction_confirmed(table: SegmentTable) -> BoolArray:
    """Return for each row whether prediction and label agree.

    A segment rejected as one species agrees with every other prediction, one rejected as noise
    only with "unknown species".
    """
    rejected = table.label == LABEL_STATES.index(LabelState.REJECTED)
    same = table.species == table.label_species
    agrees: BoolArray = np.where(rejected & (table.label_species >= 0), ~same, same)
    return agrees

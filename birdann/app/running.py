"""The whole pipeline: from recordings and lists to labelled calls."""

import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.app.exchange.exporting import export_csv
from birdann.app.exchange.lists import BlankPolicy, ExistingListPolicy, import_lists
from birdann.app.learning.learn import learn
from birdann.app.learning.training import DEFAULT_MODEL
from birdann.app.maintenance.adding import add_paths
from birdann.app.maintenance.allowed_folders import open_project
from birdann.app.reports import (
    AddReport,
    ExportReport,
    JoinReport,
    ListsReport,
    PredictReport,
    SegmentReport,
)
from birdann.app.run_log import NO_LOG, RunLog
from birdann.app.segmenting.joining import join_fragments
from birdann.app.segmenting.segment import segment_project
from birdann.app.segmenting.segmenters import AUTOMATIC
from birdann.app.session import Session
from birdann.core.errors import NothingToLearnError
from birdann.core.files import outputs
from birdann.core.ids import id_text
from birdann.core.message import Message
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, part, silent
from birdann.features.schema import DEFAULT_SCHEMA
from birdann.store import Project

if TYPE_CHECKING:
    from birdann.segmentation.presets import SegmenterParams

PROJECT_NAME, TABLE_NAME = "project.birdann", "segments.csv"
_TABLE_DIGEST = "run_table_sha256"
"""The setting by which a run knows the table again that the run before wrote."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunReport:
    """Report of each step; None for omitted steps."""

    project_path: Path
    add: AddReport
    lists: ListsReport | None
    segment: SegmentReport
    model_run: ModelRun | None
    not_learned: str  # Why no model was trained, or "".
    predict: PredictReport | None
    join_fragments: JoinReport | None
    export: ExportReport

    def lines(self) -> list[str]:
        """Return the report as sentences."""
        out = self.add.lines()
        if self.lists is not None:
            out += self.lists.lines()
        out += self.segment.lines()
        if self.model_run is not None:
            out += run_lines(self.model_run)
        if self.not_learned:
            out.append(f"Nothing could be learned: {self.not_learned}")
        if self.predict is not None:
            out += self.predict.lines()
        if self.join_fragments is not None:
            out += self.join_fragments.lines()
        return out + self.export.lines()


def run_lines(run: ModelRun) -> list[str]:
    """Return the report of a training as sentences."""
    data = run.report.data
    learned = Message(
        "Learned {species} species from {segments} segments in {recordings} recordings, with "
        "the model {model}.",
        species=data.species,
        segments=data.segments,
        recordings=data.recordings,
        model=run.model_name,
    )
    return [learned, *run.report.findings, *run.report.notes]


def run(
    folder: str | os.PathLike[str],
    *,
    out: str | os.PathLike[str],
    lists: str | os.PathLike[str] | None = None,
    complete: bool = True,
    existing: ExistingListPolicy | None = None,
    blank: BlankPolicy = BlankPolicy.UNTAGGED,
    model: str = DEFAULT_MODEL,
    params: Mapping[str, object] | None = None,
    seed: int = 0,
    jobs: int = 1,
    segmenter: "str | SegmenterParams" = AUTOMATIC,
    schema: str = DEFAULT_SCHEMA,
    join_pieces: bool = True,
    overwrite: bool = False,
    log: RunLog = NO_LOG,
    progress: Progress = silent,
) -> RunReport:
    """Add, tag, segment, train, predict and export.

    Creates ``project.birdann`` and ``segments.csv`` in the folder ``out``, or continues an
    existing project. Without lists the segments are exported unlabelled; ``complete``,
    ``existing`` and ``blank`` are those of ``import_lists``. With ``join_pieces`` fragments of
    calls are joined after prediction; later trainings still use the fragments.

    A table of an earlier run is replaced; with ``overwrite`` also one that was edited since.
    """
    destination = outputs.made_folder(out)
    path, table = destination / PROJECT_NAME, destination / TABLE_NAME
    if not path.exists():
        outputs.check(table, overwrite=overwrite)
    with open_project(path) if path.exists() else Project.create(path) as project:
        overwrite = overwrite or project.settings.get(_TABLE_DIGEST) == _digest(table)
        outputs.check(table, overwrite=overwrite)
        session = Session(project)
        added = add_paths(session, [folder], log=log, progress=part(progress, 0.0, 0.05))
        listed = (
            import_lists(session, lists, complete=complete, existing=existing, blank=blank)
            if lists is not None
            else None
        )
        segmented = segment_project(
            session,
            jobs=jobs,
            segmenter=segmenter,
            schema=schema,
            log=log,
            progress=part(progress, 0.05, 0.6),
        )
        with log.step("learn", model=model, seed=seed) as step:
            learned, obstacle = None, ""
            try:
                learned = learn(
                    session,
                    model=model,
                    params=params,
                    seed=seed,
                    progress=part(progress, 0.6, 0.9),
                )
            except NothingToLearnError as error:
                obstacle = str(error)
            step |= {"run": id_text(learned.run.id) if learned else None, "obstacle": obstacle}
        joined = None
        if join_pieces and learned is not None:
            with log.step("join pieces") as step:
                joined = join_fragments(session, jobs=jobs, progress=part(progress, 0.9, 0.95))
                step |= {"pieces": joined.n_pieces, "calls": joined.n_calls}
        with log.step("export") as step:
            exported = export_csv(
                project, table, overwrite=overwrite, progress=part(progress, 0.95, 1.0)
            )
            with project.transaction("note the table") as tx:
                tx.settings.set(_TABLE_DIGEST, _digest(table))
            step |= {"path": str(exported.path), "rows": exported.rows}
        return RunReport(
            project_path=path,
            add=added,
            lists=listed,
            segment=segmented,
            model_run=learned.run if learned else None,
            not_learned=obstacle,
            predict=learned.prediction if learned else None,
            join_fragments=joined,
            export=exported,
        )


def _digest(path: Path) -> str:
    """Return the hash of a table; "" if it cannot be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""

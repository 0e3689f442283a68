"""The whole pipeline from recordings and lists to labelled calls."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.app.exchange.evidence import EvidenceReport, import_evidence
from birdann.app.exchange.exporting import export
from birdann.app.exchange.lists import USUAL, ListChoices, import_lists
from birdann.app.learning.learn import Learned, learn
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
from birdann.app.segmenting.segmenters import (
    AUTOMATIC,
    WITHOUT_UNIT,
    preset_and_unit,
    search_name,
)
from birdann.app.session import Session
from birdann.app.species_source import import_checklist
from birdann.core.errors import (
    NothingToLearnError,
    TableError,
)
from birdann.core.files import outputs
from birdann.core.ids import id_text
from birdann.core.message import Message
from birdann.core.predictions import DEFAULT_MODEL, ModelRun
from birdann.core.progress import Progress, part, silent
from birdann.segmentation.presets import Unit
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
    evidence: EvidenceReport | None
    has_lists: bool  # Whether a recording has a species list.
    segment: SegmentReport
    model_run: ModelRun | None
    not_learned: str  # Why no model was trained, or "".
    predict: PredictReport | None
    join_fragments: JoinReport | None
    export: ExportReport

    def lines(self) -> list[str]:
        """Return the report as sentences."""
        out: list[str] = []
        if self.evidence is not None and self.model_run is not None and not self.has_lists:
            out.append(
                Message(
                    "There are no species lists: the model was trained on detections alone and is "
                    "not yet checked."
                )
            )
        out += self.add.lines()
        if self.lists is not None:
            out += self.lists.lines()
        if self.evidence is not None:
            out += self.evidence.lines()
        out += self.segment.lines()
        if self.model_run is not None:
            out += run_lines(self.model_run)
        if self.not_learned:
            out.append(Message("No model was trained: {reason}", reason=self.not_learned))
        if self.predict is not None:
            out += self.predict.lines()
        if self.join_fragments is not None:
            out += self.join_fragments.lines()
        return out + self.export.lines()


def run_lines(run: ModelRun) -> list[str]:
    """Return the report of a training as sentences."""
    data = run.report.data
    learned = Message.counted(
        "Trained {model} on {segments} segments in %Ln recording: {species} species.",
        "Trained {model} on {segments} segments in %Ln recordings: {species} species.",
        data.recordings,
        species=data.species,
        segments=f"{data.segments:,}",
        model=run.model_name,
    )
    return [learned, *run.report.findings, *run.report.notes]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunPlan:
    """What ``run`` does with the recordings of a folder."""

    folder: Path
    out: Path  # Folder of ``project.birdann``, which is continued if it exists, and ``segments.csv``.
    lists: Path | None = None
    detections: Path | None = None  # Table, or folder of tables, of detectors' scores.
    # Species that are considered beside those of lists. Without lists and detections no model is
    # trained, and segments stay unlabelled.
    checklist: Path | None = None
    list_choices: ListChoices = USUAL
    model: str = DEFAULT_MODEL
    seed: int = 0
    jobs: int = 1
    segmenter: "str | SegmenterParams" = AUTOMATIC
    # Whether fragments of calls are joined after prediction; None: except in ultrasound. Later
    # trainings still use the fragments. Unless False, a project without lists gets voices as segments.
    joins_fragments: bool | None = None
    overwrite: bool = False  # Whether to replace a table that was edited since an earlier run.


def run(plan: RunPlan, *, log: RunLog = NO_LOG, progress: Progress = silent) -> RunReport:
    """Add, tag, segment, train, predict and export."""
    destination = outputs.create_folder(plan.out)
    path, table = destination / PROJECT_NAME, destination / TABLE_NAME
    if not path.exists():
        outputs.check(table, overwrite=plan.overwrite)
    with open_project(path) if path.exists() else Project.create(path) as project:
        overwrite = plan.overwrite or project.settings.get(_TABLE_DIGEST) == _digest(table)
        outputs.check(table, overwrite=overwrite)
        session, segmenter = Session(project), plan.segmenter
        added = add_paths(session, [plan.folder], log=log, progress=part(progress, 0.0, 0.05))
        listed = None
        if plan.lists is not None:
            listed = import_lists(session, plan.lists, plan.list_choices)
        if plan.checklist is not None:
            import_checklist(session, plan.checklist)
        evidence = None
        if plan.detections is not None:
            evidence = import_evidence(session, [plan.detections])
            if evidence.why_nothing is not None:
                raise TableError(evidence.why_nothing)
        if plan.joins_fragments is not False and not (
            project.lists.tagged_recordings() or evidence
        ):
            segmenter = _follow_voices(segmenter)
        segmented = segment_project(
            session,
            jobs=plan.jobs,
            segmenter=segmenter,
            log=log,
            progress=part(progress, 0.05, 0.6),
        )
        learned, obstacle = _learn(session, plan, log, part(progress, 0.6, 0.9))
        joined = None
        if plan.joins_fragments is not False and learned is not None:
            joined = _join(session, plan, log, part(progress, 0.9, 0.95))
        with log.step("export") as step:
            exported = export(
                project, table, overwrite=overwrite, progress=part(progress, 0.95, 1.0)
            )
            with project.transaction("note the table") as tx:
                tx.settings.set(_TABLE_DIGEST, _digest(table))
            step |= {"path": str(exported.path), "rows": exported.rows}
        return RunReport(
            project_path=path,
            add=added,
            lists=listed,
            evidence=evidence,
            has_lists=bool(project.lists.tagged_recordings()),
            segment=segmented,
            model_run=learned.run if learned else None,
            not_learned=obstacle,
            predict=learned.prediction if learned else None,
            join_fragments=joined,
            export=exported,
        )


def _learn(
    session: Session, plan: RunPlan, log: RunLog, progress: Progress
) -> tuple[Learned | None, str]:
    """Train and predict; return the report, or None and why nothing was learned."""
    with log.step("learn", model=plan.model, seed=plan.seed) as step:
        learned, obstacle = None, ""
        try:
            learned = learn(session, model=plan.model, seed=plan.seed, progress=progress)
        except NothingToLearnError as error:
            obstacle = str(error)
        step |= {"run": id_text(learned.run.id) if learned else None, "obstacle": obstacle}
    return learned, obstacle


def _join(session: Session, plan: RunPlan, log: RunLog, progress: Progress) -> JoinReport:
    with log.step("join fragments") as step:
        joined = join_fragments(
            session,
            joins_ultrasound=plan.joins_fragments is True,
            jobs=plan.jobs,
            progress=progress,
        )
        step |= {"fragments": joined.n_fragments, "calls": joined.n_calls}
    return joined


def _follow_voices(segmenter: "str | SegmenterParams") -> "str | SegmenterParams":
    """Return a segmenter whose segments are voices, unless it names a unit or has none.

    Without labels nothing joins fragments later.
    """
    if not isinstance(segmenter, str):
        return segmenter
    preset, unit = preset_and_unit(segmenter)
    if unit is not None or preset in WITHOUT_UNIT:
        return segmenter
    return search_name(preset, Unit.VOICES)


def _digest(path: Path) -> str:
    """Return the hash of a table; "" if it cannot be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""

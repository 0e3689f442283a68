"""What is being done when the program is killed: each actor works on until it is.

An actor announces an edit before it makes it (``try``) and acknowledges it after the call has
returned (``done``), as a window would by showing it.
"""

import itertools
import os
import random
import shutil
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import numpy as np
import soundfile
from stage import NAMES, RATE_HZ, Stage, Statement, as_line, difference, drawn_segments, said_in

from birdann.app.commands import (
    AddStrokes,
    ClearLabels,
    DeleteSegments,
    LabelSegments,
    RemoveRecordings,
    RemoveStrokes,
    SetSpeciesLists,
)
from birdann.app.commands.base import Command
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations
from birdann.app.learning.predicting import predict
from birdann.app.learning.segmenter_training import TrainFrom, train_segmenter
from birdann.app.learning.training import train
from birdann.app.maintenance.adding import add_paths
from birdann.app.maintenance.checking import relink
from birdann.app.results.review_queue import answer_items
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.app.segmenting import segment
from birdann.app.segmenting.segment import retry_failed, segment_project
from birdann.app.session import Session
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, new_id
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.core.provenance import Program, person_provenance
from birdann.core.strokes import Stroke, StrokeId, StrokeKind
from birdann.core.validation import Answer
from birdann.formats.registry import FORMATS
from birdann.store import Project, restore_backup

EXPORTS = {
    name: name if one.capabilities.per_recording else f"{name}{one.suffixes[0]}"
    for name, one in FORMATS.items()
    if one.capabilities.writes
}
"""Where each format is written: a folder, where a file can speak of one recording only."""
_PAUSE_S = 0.002


class Teller:
    """The pipe to the one who kills."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def start(self) -> None:
        os.write(self._descriptor, as_line("start", {}))

    def acknowledged(self, change: Statement, work: Callable[[], object]) -> None:
        """Announce a change, make it, acknowledge it."""
        os.write(self._descriptor, as_line("try", change))
        work()
        os.write(self._descriptor, as_line("done", {}))


class Editor:
    """Labels, tags, deletes and takes back at random, keeping count of what was said."""

    def __init__(
        self, session: Session, teller: Teller, seed: int, *, paints: bool = True
    ) -> None:
        self._session, self._teller = session, teller
        self._paints = paints
        self._random = random.Random(seed)
        self._segments = drawn_segments(session.project)
        self._recordings = [r.id for r in session.project.recordings.all()]
        self._species = [s.id for s in session.project.species.in_use()]
        self._said = said_in(session.project)
        self._undoable: list[Statement] = []

    def edit(self) -> None:
        """Make one edit of a random kind."""
        choose = self._random.choice
        kind = self._random.random()
        if self._paints and kind < 0.2:
            self._paint()
        elif kind < 0.6:
            ids = self._random.sample(self._segments, self._random.randint(1, 4))
            state, species = choose(list(LabelState)), choose(self._species)
            if state is LabelState.REJECTED:
                species = None
            self._do(
                LabelSegments([SegmentId(i) for i in ids], state, species),
                {f"label {i}": [state.value, species] for i in ids},
            )
        elif kind < 0.75:
            ids = [int(k.removeprefix("label ")) for k in self._said if k.startswith("label ")][:2]
            if ids:
                self._do(ClearLabels([SegmentId(i) for i in ids]),
                         {f"label {i}": None for i in ids})  # fmt: skip
        elif kind < 0.9:
            recording = RecordingId(choose(self._recordings))
            tags = self._random.sample(self._species, self._random.randint(0, 3))
            new = SpeciesList(
                recording_id=recording,
                state=ListState.INCOMPLETE,
                tags=dict.fromkeys(tags, TagState.PRESENT),
            )
            self._do(SetSpeciesLists([new]), {f"list {recording}": sorted(tags)})
        elif self._undoable:
            before = self._undoable.pop()
            change = difference(self._said, before)
            self._teller.acknowledged(change, self._session.undo)
            self._said = before

    def _paint(self) -> None:
        """Paint a stroke, or wipe some away."""
        painted = [int(k.removeprefix("stroke ")) for k in self._said if k.startswith("stroke ")]
        if painted and self._random.random() < 0.4:
            gone = self._random.sample(painted, min(2, len(painted)))
            command = RemoveStrokes([StrokeId(i) for i in gone])
            self._do(command, {f"stroke {i}": None for i in gone})
            return
        onset_s = self._random.uniform(0, 0.4)
        low_hz = self._random.uniform(500, 5000)
        stroke = Stroke(
            id=StrokeId(new_id()),
            recording_id=RecordingId(self._random.choice(self._recordings)),
            kind=self._random.choice([StrokeKind.CALL, StrokeKind.OTHER, StrokeKind.UNSURE]),
            box=TimeFreqBox(
                onset_s=onset_s, offset_s=onset_s + 0.1, low_hz=low_hz, high_hz=low_hz + 2000
            ),
            provenance=person_provenance("Ada"),
        )
        self._do(AddStrokes([stroke]), {f"stroke {stroke.id}": stroke.kind.value})

    def forget(self) -> None:
        """Begin anew with nothing to undo, as after a long job."""
        self._undoable.clear()

    def _do(self, command: Command, change: Statement) -> None:
        after = {k: v for k, v in {**self._said, **change}.items() if v is not None}
        self._teller.acknowledged(
            difference(self._said, after), lambda: self._session.execute(command)
        )
        self._undoable.append(self._said)
        self._said = after


def editing(stage: Stage, teller: Teller, seed: int) -> None:
    """Edit, and close and open the project now and then."""
    rng = random.Random(seed)
    teller.start()
    while True:
        with Project.open(stage.project) as project:
            editor = Editor(Session(project), teller, rng.randrange(1 << 30))
            for _ in range(rng.randint(1, 40)):
                editor.edit()


Job = Callable[[Session, Stage, int], object]
"""Does a long piece of work once, the turn being told."""


def beside(job: Job, *, forgets: bool = False, paints: bool = False) -> "Actor":
    """Return what does a long job again and again while somebody edits in the same window.

    Parameters
    ----------
    forgets
        Whether the job ends the history at moments of its own, so that nothing is undone.
    paints
        Whether the editor paints too.
    """

    def act(stage: Stage, teller: Teller, seed: int) -> None:
        with Project.open(stage.project) as project:
            session = Session(project)
            editor = Editor(session, teller, seed, paints=paints)
            teller.start()

            def edit() -> None:
                while True:
                    if forgets:
                        editor.forget()
                    editor.edit()
                    time.sleep(_PAUSE_S)

            threading.Thread(target=edit, daemon=True).start()
            for turn in itertools.count():
                job(session, stage, turn)

    return act


def _segment_in_processes(session: Session, stage: Stage, turn: int) -> None:
    segment.WORTH_A_WORKER_S = 0.1  # the recordings are short
    segment_project(session, redo=True, jobs=2)


def _learn(session: Session, stage: Stage, turn: int) -> None:
    train(session, model="auto", seed=turn)
    predict(session)


def _copy(session: Session, stage: Stage, turn: int) -> None:
    target = stage.out / "copy.birdann"
    target.unlink(missing_ok=True)  # which is never written over what is there
    session.project.save_copy(target)


def _import(session: Session, stage: Stage, turn: int) -> None:
    """Read a table of boxes, ever other ones, and delete them again."""
    before = drawn_segments(session.project)
    stage.write_table(0.0002 * turn % 0.05)
    import_annotations(session, [stage.table], format_name="raven")
    _delete_all_but(session, before)


def _delete_all_but(session: Session, kept: Sequence[int]) -> None:
    """Delete the segments that an import drew, with its labels."""
    new = [SegmentId(s) for s in set(drawn_segments(session.project)) - set(kept)]
    with session.project.transaction("clean") as tx:
        tx.labels.clear(new)
    session.execute(DeleteSegments(new))


def _detect(session: Session, stage: Stage, turn: int) -> None:
    """Read what a program found, check it by a sample, and delete it."""
    before = set(drawn_segments(session.project))
    stage.write_detections(0.0002 * turn % 0.05)
    import_annotations(session, [stage.detections])
    source = Program(name="BirdNET")
    name = f"sample {new_id()}"
    _, items = draw_sample(session, SampleDesign(name=name, source=source, n_per_bin=2))
    answer_items(session, name, dict.fromkeys(range(len(items)), Answer.YES))
    new = [SegmentId(s) for s in drawn_segments(session.project) if s not in before]
    session.execute(DeleteSegments(new))


def _rummage(session: Session, stage: Stage, turn: int) -> None:
    """Add, import and search in a folder of pipes, devices, links and odd names."""
    before = drawn_segments(session.project)
    added = add_paths(session, [stage.odd]).added
    import_annotations(session, [stage.odd])
    relink(session, stage.odd)
    _delete_all_but(session, before)
    session.execute(RemoveRecordings(added))


def _add(session: Session, stage: Stage, turn: int) -> None:
    """Add recordings, move them, find them again and take them out."""
    there, elsewhere = stage.folder / "new", stage.folder / "elsewhere"
    for folder in (there, elsewhere):
        shutil.rmtree(folder, ignore_errors=True)
    there.mkdir()
    sound = 0.01 * np.random.default_rng(turn).standard_normal(4000)
    soundfile.write(there / "n.wav", sound, RATE_HZ)
    added = add_paths(session, [there]).added
    there.rename(elsewhere)
    relink(session, elsewhere)
    session.execute(RemoveRecordings(added))


def _retry(session: Session, stage: Stage, turn: int) -> None:
    """Segment where a sound is missing, put it back and try again."""
    sound, away = stage.folder / "0.wav", stage.folder / "away"
    os.replace(sound, away)
    segment_project(session, redo=True)
    os.replace(away, sound)
    retry_failed(session)


def restoring(stage: Stage, teller: Teller, seed: int) -> None:
    """Put one of two states in the place of the other, by turns."""
    states = []
    for name in ("state-a.birdann", "state-b.birdann"):
        path = stage.folder / name
        with Project.open(path, read_only=True) as project:
            states.append((path, said_in(project)))
    said = states[1][1]
    teller.start()
    turn = 0
    while True:
        path, then = states[turn % 2]
        teller.acknowledged(
            difference(said, then), lambda path=path: restore_backup(stage.project, path)
        )
        said = then
        turn += 1


def exporting(stage: Stage, teller: Teller, seed: int) -> None:
    """Write one of two states over the other in every format, by turns."""
    with (
        Project.open(stage.folder / "state-a.birdann", read_only=True) as a,
        Project.open(stage.folder / "state-b.birdann", read_only=True) as b,
    ):
        teller.start()
        while True:
            for project in (a, b):
                export_all(project, stage.out)


def export_all(project: Project, folder: Path) -> None:
    """Write a project in each of the formats that are tried."""
    for name, place in EXPORTS.items():
        if "." not in place:
            (folder / place).mkdir(exist_ok=True)
        export(project, folder / place, format_name=name, overwrite=True)


Actor = Callable[[Stage, Teller, int], None]
ACTORS: dict[str, tuple[float, Actor]] = {
    "editing": (0.14, editing),
    "segmenting": (
        0.08, beside(lambda session, *_: segment_project(session, redo=True), forgets=True),
    ),
    "segmenting-2": (0.02, beside(_segment_in_processes, forgets=True)),
    "training": (0.07, beside(_learn)),
    "backing-up": (0.06, beside(lambda session, *_: session.project.back_up())),
    "copying": (0.05, beside(_copy)),
    "restoring": (0.08, restoring),
    "exporting": (0.07, exporting),
    "importing": (0.08, beside(_import, forgets=True)),
    "detecting": (0.07, beside(_detect, forgets=True)),
    "rummaging": (0.05, beside(_rummage, forgets=True)),
    "painting": (
        0.05,
        beside(lambda session, *_: train_segmenter(session, source=TrainFrom.SEGMENTS), paints=True),
    ),
    "adding": (0.06, beside(_add, forgets=True)),
    "retrying": (0.04, beside(_retry, forgets=True)),
}  # fmt: skip
"""How many of all kills each gets, and what it does until it is killed."""


def work_as(actor: str, stage: Stage, writing: int, seed: int) -> NoReturn:
    """Be the forked child that works until it is killed, and tells through a pipe."""
    os.setsid()
    try:
        ACTORS[actor][1](stage, Teller(writing), seed)
    except BaseException:  # noqa: BLE001 - the parent shall see whatever it was
        traceback.print_exc()
    os._exit(1)


def prepare_states(stage: Stage) -> None:
    """Keep two states of a project that differ in what was said and found."""
    with Project.open(stage.project) as project:
        project.save_copy(stage.folder / "state-a.birdann")
        session = Session(project)
        species = project.species.find_by_name(NAMES[0])
        ids: Sequence[int] = drawn_segments(project)
        session.execute(
            LabelSegments([SegmentId(i) for i in ids], LabelState.CORRECTED, species.id)
        )
        project.save_copy(stage.folder / "state-b.birdann")

"""What is being done when the program is killed: each actor works on until it is.

An actor announces an edit before it makes it (``try``) and acknowledges it after the call has
returned (``done``), as a window would by showing it.
"""

import os
import random
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from stage import NAMES, Said, Stage, as_line, difference, drawn_segments, said_in

from birdann.app.commands import (
    ClearLabels,
    DeleteSegments,
    LabelSegments,
    SetSpeciesLists,
)
from birdann.app.commands.base import Command
from birdann.app.pipelines import (
    export,
    import_annotations,
    predict,
    segment_project,
    train,
)
from birdann.app.session import Session
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.store import Project, restore_backup

EXPORTS = {"csv": "out.csv", "raven": "raven", "aoef": "out.json", "camtrap-dp": "camtrap.csv"}
_PAUSE_S = 0.002


class Teller:
    """The pipe to the one who kills."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def start(self) -> None:
        os.write(self._descriptor, as_line("start", {}))

    def acknowledged(self, change: Said, work: Callable[[], object]) -> None:
        """Announce a change, make it, acknowledge it."""
        os.write(self._descriptor, as_line("try", change))
        work()
        os.write(self._descriptor, as_line("done", {}))


class Editor:
    """Labels, tags, deletes and takes back at random, keeping count of what was said."""

    def __init__(self, session: Session, teller: Teller, seed: int) -> None:
        self._session, self._teller = session, teller
        self._random = random.Random(seed)
        self._segments = drawn_segments(session.project)
        self._recordings = [r.id for r in session.project.recordings()]
        self._species = [s.id for s in session.project.species()]
        self._said = said_in(session.project)
        self._undoable: list[Said] = []

    def edit(self) -> None:
        """Make one edit of a random kind."""
        choose = self._random.choice
        kind = self._random.random()
        if kind < 0.6:
            ids = self._random.sample(self._segments, self._random.randint(1, 4))
            state, species = choose(list(LabelState)), choose(self._species)
            if state is LabelState.REJECTED:
                species = None
            self._do(
                LabelSegments([SegmentId(i) for i in ids], state, species),
                {f"label {i}": [state.value, species] for i in ids},
            )
        elif kind < 0.75:
            ids = [k.removeprefix("label ") for k in self._said if k.startswith("label ")][:2]
            if ids:
                self._do(ClearLabels([SegmentId(i) for i in ids]),
                         {f"label {i}": None for i in ids})  # fmt: skip
        elif kind < 0.9:
            recording = RecordingId(choose(self._recordings))
            tags = self._random.sample(self._species, self._random.randint(0, 3))
            new = SpeciesList(
                recording_id=recording,
                state=ListState.AT_LEAST,
                tags=dict.fromkeys(tags, TagState.PRESENT),
            )
            self._do(SetSpeciesLists([new]), {f"list {recording}": sorted(tags)})
        elif self._undoable:
            before = self._undoable.pop()
            change = difference(self._said, before)
            self._teller.acknowledged(change, self._session.undo)
            self._said = before

    def forget(self) -> None:
        """Begin anew with nothing to undo, as after a long job."""
        self._undoable.clear()

    def _do(self, command: Command, change: Said) -> None:
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


def _while_editing(stage: Stage, teller: Teller, seed: int, job: Callable[[Session], object],
                   *, forgets: bool = False) -> None:  # fmt: skip
    """Do a long job again and again while somebody edits in the same window."""
    with Project.open(stage.project) as project:
        session = Session(project)
        editor = Editor(session, teller, seed)
        if forgets:
            editor.edit = _without_undo(editor)  # type: ignore[method-assign]
        teller.start()

        def edit() -> None:
            while True:
                editor.edit()
                time.sleep(_PAUSE_S)

        threading.Thread(target=edit, daemon=True).start()
        while True:
            job(session)


def _without_undo(editor: Editor) -> Callable[[], None]:
    plain = editor.edit

    def edit() -> None:
        editor.forget()  # the job ends the history at moments of its own
        plain()

    return edit


def segmenting(stage: Stage, teller: Teller, seed: int) -> None:
    _while_editing(stage, teller, seed, lambda s: segment_project(s, redo=True), forgets=True)


def segmenting_in_processes(stage: Stage, teller: Teller, seed: int) -> None:
    _while_editing(
        stage, teller, seed, lambda s: segment_project(s, redo=True, jobs=2), forgets=True
    )


def training(stage: Stage, teller: Teller, seed: int) -> None:
    def job(session: Session) -> None:
        train(session, model="auto", seed=seed)
        predict(session)

    _while_editing(stage, teller, seed, job)


def backing_up(stage: Stage, teller: Teller, seed: int) -> None:
    _while_editing(stage, teller, seed, lambda s: s.project.back_up())


def copying(stage: Stage, teller: Teller, seed: int) -> None:
    target = stage.out / "copy.birdann"
    _while_editing(stage, teller, seed, lambda s: s.project.save_copy(target))


def migrating(stage: Stage, teller: Teller, seed: int) -> None:
    """Bring a project of the oldest format to the present one (prepared by the killer)."""
    teller.start()
    while True:
        old = stage.project.with_name("old.birdann")
        fresh = stage.project.with_name("fresh.birdann")
        fresh.write_bytes(old.read_bytes())
        os.replace(fresh, stage.project)
        Project.open(stage.project).close()


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
    (folder / "raven").mkdir(exist_ok=True)
    for name, place in EXPORTS.items():
        export(project, folder / place, format_name=name)


def importing(stage: Stage, teller: Teller, seed: int) -> None:
    """Read a table of boxes and take it back, while somebody edits."""

    def job(session: Session) -> None:
        before = set(drawn_segments(session.project))
        import_annotations(session, [stage.table], format_name="raven")
        new = [SegmentId(s) for s in drawn_segments(session.project) if s not in before]
        with session.project.transaction("clean") as tx:
            tx.clear_labels(new)
        session.execute(DeleteSegments(new))

    _while_editing(stage, teller, seed, job, forgets=True)


ACTORS: dict[str, Callable[[Stage, Teller, int], None]] = {
    "editing": editing,
    "segmenting": segmenting,
    "segmenting-2": segmenting_in_processes,
    "training": training,
    "migrating": migrating,
    "backing-up": backing_up,
    "copying": copying,
    "restoring": restoring,
    "exporting": exporting,
    "importing": importing,
}

SHARES: dict[str, float] = {
    "editing": 0.25,
    "segmenting": 0.12,
    "segmenting-2": 0.03,
    "training": 0.1,
    "migrating": 0.1,
    "backing-up": 0.1,
    "copying": 0.05,
    "restoring": 0.1,
    "exporting": 0.1,
    "importing": 0.05,
}
"""How many of all kills each actor gets."""


def prepare_states(stage: Stage) -> None:
    """Keep two states of a project that differ in what was said and found."""
    with Project.open(stage.project) as project:
        project.save_copy(stage.folder / "state-a.birdann")
        session = Session(project)
        species = project.species_named(NAMES[0])
        ids: Sequence[str] = drawn_segments(project)
        session.execute(
            LabelSegments([SegmentId(i) for i in ids], LabelState.CORRECTED, species.id)
        )
        project.save_copy(stage.folder / "state-b.birdann")

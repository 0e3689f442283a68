"""Let every call of the file system fail, one after the other, and see what is left.

    python tests/torture/faults.py

Each operation on a project is done once to count its calls, and then again and again, with another
call failing each time: for want of room, for a broken disk, for want of rights, or because the
share is gone from then on; or a write is cut short. Whatever happens, it must end in success or in
one sentence that names the file, and the project must open afterwards with all that was said.
Needs Linux and a C compiler (the failing calls are put before those of the C library).
"""

import argparse
import ctypes
import errno
import importlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import soundfile
from actors import EXPORTS, export_all, prepare_states
from stage import (
    COULD_NOT_BE_WRITTEN,
    Stage,
    Statement,
    boxes_twice,
    build,
    content,
    drawn_segments,
    in_memory,
    said_in,
)

from birdann.app.commands import AddStrokes, LabelSegments
from birdann.app.exchange.clips import export_clips
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations
from birdann.app.learning.predicting import predict
from birdann.app.learning.segmenter_training import TrainFrom, train_segmenter
from birdann.app.learning.training import train
from birdann.app.maintenance.adding import add_paths
from birdann.app.maintenance.allowed_folders import allow_folders, open_project
from birdann.app.maintenance.checking import relink
from birdann.app.results.review_queue import answer_items
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.app.run_log import RunLog
from birdann.app.segmenting.segment import retry_failed, segment_project
from birdann.app.session import Session
from birdann.app.settings import Settings
from birdann.core.errors import BirdannError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId, new_id
from birdann.core.labels import LabelState
from birdann.core.provenance import Program, person_provenance
from birdann.core.strokes import Stroke, StrokeId, StrokeKind
from birdann.core.validation import Answer
from birdann.dsp.decoding.decoded import has_decoder
from birdann.store import Project, restore_backup
from birdann.store.backups import list_backups
from birdann.store.examination import examine

OPENING, READING, WRITING, SYNCING, NAMING = 1, 2, 4, 8, 16
EVERYTHING = 31
_LIMIT_S = 60
_PRELOADED = "BIRDANN_FAULTY_CALLS"


@dataclass(frozen=True)
class Fault:
    """A way to fail: which kinds of calls, with what, and whether for good."""

    name: str
    kinds: int
    error: int
    is_lasting: bool = False


FAULTS = (
    Fault("disk full", WRITING | OPENING | NAMING, errno.ENOSPC),
    Fault("disk full for good", WRITING | NAMING, errno.ENOSPC, True),
    Fault("disk broken", EVERYTHING, errno.EIO),
    Fault("read-only", OPENING | WRITING | NAMING, errno.EROFS),
    Fault("no rights", OPENING | NAMING, errno.EACCES),
    Fault("share gone", EVERYTHING, errno.ESTALE, True),
    Fault("share silent", EVERYTHING, errno.ETIMEDOUT, True),
    Fault("short write", WRITING, 0),
)


def in_project(work: Callable[[Session, Stage], object]) -> Callable[[Stage], None]:
    """Return what opens the project and does a piece of work in it."""

    def operation(stage: Stage) -> None:
        with Project.open(stage.project) as project:
            work(Session(project), stage)

    return operation


def _edit(session: Session, stage: Stage) -> None:
    for segment in drawn_segments(session.project)[:3]:
        species = session.project.species.in_use()[0].id
        session.execute(LabelSegments([SegmentId(segment)], LabelState.CORRECTED, species))
    session.undo()


def _look(stage: Stage) -> None:
    with Project.open(stage.project, read_only=True) as project:
        project.overview.counts()
        project.overview.segments()


def _create(stage: Stage) -> None:
    Project.create(stage.folder / "new.birdann").close()


def _restore(stage: Stage) -> None:
    restore_backup(stage.project, stage.folder / "state-b.birdann")


def _copy(stage: Stage) -> None:
    with Project.open(stage.project, read_only=True) as project:
        project.save_copy(stage.out / "copy.birdann")


def _export(stage: Stage) -> None:
    with Project.open(stage.folder / "state-b.birdann", read_only=True) as project:
        for name, place in EXPORTS.items():
            export(project, stage.out / place, format_name=name, overwrite=True)


def _detect(session: Session, stage: Stage) -> None:
    import_annotations(session, [stage.detections])
    design = SampleDesign(name="s", source=Program(name="BirdNET"), n_per_bin=2)
    _, items = draw_sample(session, design)
    answer_items(session, "s", dict.fromkeys(range(len(items)), Answer.YES))
    session.undo()


def _rummage(session: Session, stage: Stage) -> None:
    add_paths(session, [stage.odd])
    import_annotations(session, [stage.odd])
    relink(session, stage.odd)


def _misplace(stage: Stage) -> None:
    """Write where nothing can be written, or through links."""
    with Project.open(stage.folder / "state-b.birdann", read_only=True) as project:
        for target in sorted(stage.odd.glob("*.csv")):
            if target.is_fifo() or target.name.startswith("device"):
                continue
            try:
                export(project, target, format_name="csv", overwrite=True)
            except BirdannError as error:
                if stage.folder.name not in str(error) and "/dev/full" not in str(error):
                    raise
    if os.path.lexists(stage.odd / "through.csv") and not (stage.odd / "through.csv").is_symlink():
        raise AssertionError("a link was replaced")


def _decode(stage: Stage) -> None:
    os.environ["XDG_CACHE_HOME"] = str(stage.folder / "cache")
    with Project.open(stage.project) as project:
        add_paths(Session(project), [stage.folder / "phone.m4a"])


def _segment(stage: Stage) -> None:
    with Project.open(stage.project) as project, RunLog(stage.folder / "run.jsonl") as log:
        session = Session(project)
        add_paths(session, [stage.folder], log=log)
        segment_project(session, redo=True, log=log)


def _learn(session: Session, stage: Stage) -> None:
    train(session)
    predict(session)


def _paint(session: Session, stage: Stage) -> None:
    strokes = [
        Stroke(
            id=StrokeId(new_id()),
            recording_id=session.project.recordings.all()[0].id,
            kind=kind,
            box=TimeFreqBox(onset_s=onset_s, offset_s=onset_s + 0.1, low_hz=1e3, high_hz=3e3),
            provenance=person_provenance("Ada"),
        )
        for kind, onset_s in ((StrokeKind.CALL, 0.1), (StrokeKind.OTHER, 0.2))
    ]
    session.execute(AddStrokes(strokes))
    train_segmenter(session, source=TrainFrom.STROKES)


def _find_again(stage: Stage) -> None:
    elsewhere = stage.folder / "elsewhere"
    try:
        elsewhere.mkdir(exist_ok=True)
        (stage.folder / "0.wav").rename(elsewhere / "0.wav")
    except OSError as error:  # of the one who moves it, which is not the program
        raise BirdannError(f"{elsewhere}: {error}") from error
    with Project.open(stage.project) as project:
        session = Session(project)
        segment_project(session, redo=True)
        relink(session, elsewhere)
        retry_failed(session)


def _cut(stage: Stage) -> None:
    with Project.open(stage.folder / "state-b.birdann", read_only=True) as project:
        export_clips(project, stage.folder / "clips")


def _allow(stage: Stage) -> None:
    os.environ["XDG_CONFIG_HOME"] = str(stage.folder / "config")
    with open_project(stage.project, read_only=True) as project:
        allow_folders(project, [Path("/elsewhere")])
    with open_project(stage.project, read_only=True) as project:
        project.unallowed_folders()


def _settings(stage: Stage) -> None:
    Settings(stage.folder / "settings.json").set("theme", "dark")


OPERATIONS: dict[str, Callable[[Stage], None]] = {
    "edit": in_project(_edit),
    "look": _look,
    "create": _create,
    "back up": in_project(lambda session, _: session.project.back_up()),
    "restore": _restore,
    "copy": _copy,
    "export": _export,
    "import": in_project(
        lambda session, stage: import_annotations(session, [stage.table], format_name="raven")
    ),
    "detect": in_project(_detect),
    "rummage": in_project(_rummage),
    "misplace": _misplace,
    **({"decode": _decode} if has_decoder() else {}),
    "segment": _segment,
    "learn": in_project(_learn),
    "paint": in_project(_paint),
    "find again": _find_again,
    "cut": _cut,
    "allow": _allow,
    "settings": _settings,
}


def attempt(
    work: Callable[[Stage], None], stage: Stage, fault: Fault, nth: int
) -> tuple[str, int]:
    """Do the work in a process of its own; return its outcome, and how many calls it made."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        signal.alarm(_LIMIT_S)
        calls = ctypes.CDLL(None)
        where = os.fsencode(stage.folder)
        calls.faulty_arm(where, fault.kinds, nth, fault.error, int(fault.is_lasting))
        told = _outcome(work, stage)
        n_calls = calls.faulty_count()
        calls.faulty_arm(b"", 0, 0, 0, 0)
        os.write(writing, f"{n_calls}\n{told}".encode()[:60_000])
        os._exit(0)
    os.close(writing)
    with open(reading, "rb") as pipe:
        told = pipe.read().decode()
    _, status = os.waitpid(child, 0)
    if status:
        return f"died of signal {os.waitstatus_to_exitcode(status)}", 0
    n_calls, _, outcome = told.partition("\n")
    return outcome, int(n_calls)


def _outcome(work: Callable[[Stage], None], stage: Stage) -> str:
    try:
        work(stage)
    except BirdannError as error:
        is_named = any(place in str(error) for place in (stage.folder.name, tempfile.gettempdir()))
        return "refused" if is_named else f"a sentence that names no file: {error}"
    except BaseException:  # noqa: BLE001 - whatever it is, it is a finding
        return traceback.format_exc()
    return "done"


def look_after(stage: Stage, before: Statement, operation: str) -> str:
    """Return what is wrong with what was left, or ""."""
    try:
        if faults := examine(stage.project):
            return f"the project is not sound: {faults[0].message}"
        with Project.open(stage.project) as project:
            said = said_in(project)
        kept = {key: value for key, value in said.items() if not key.startswith("stroke ")}
        if operation not in {"edit", "restore", "import", "rummage"} and kept != before:
            return "what people said has changed"
        if len(said) < len(before):
            return "something that people said is gone"
        for backup in list_backups(stage.project):
            if faults := examine(backup.path):
                return f"a backup is not sound: {faults[0].message}"
        copies = [stage.out / "copy.birdann", stage.folder / "new.birdann"]
        for copy in copies:
            if copy.exists() and (faults := examine(copy)):
                return f"a copy is not sound: {faults[0].message}"
        if operation == "import" and (wrong := _imported_once(stage)):
            return wrong
    except BirdannError as error:
        return f"afterwards: {error}"
    return _half_tables(stage)


def _imported_once(stage: Stage) -> str:
    """Repeat the import, and return what is wrong then, or ""."""
    with Project.open(stage.project) as project:
        import_annotations(Session(project), [stage.table], format_name="raven")
        again = import_annotations(Session(project), [stage.table], format_name="raven")
        if again.segments or boxes_twice(project):
            return f"an import that was repeated made boxes twice: {again}"
    return ""


def _half_tables(stage: Stage) -> str:
    led_to = stage.folder / "real.csv"
    new = (stage.folder / "tables-b" / EXPORTS["csv"]).read_bytes()
    if led_to.read_bytes() not in [b"old", new]:
        return "what a link led to is neither the old nor the new table"
    for path in sorted(stage.out.rglob("*")):
        if path.is_dir() or path.name.startswith(".") or ".birdann" in path.name:
            continue
        name = path.relative_to(stage.out)
        wholes = [stage.folder / f"tables-{state}" / name for state in "ab"]
        is_note = path.name.endswith("left-out.txt") and COULD_NOT_BE_WRITTEN in path.read_bytes()
        if is_note and not any(whole.exists() for whole in wholes):
            continue
        if content(path) not in [content(whole) for whole in wholes if whole.exists()]:
            return f"{name} is neither the old nor the new table"
    return ""


def make_template(folder: Path) -> Stage:
    """Build the project on which all is tried, with tables that are to be written over."""
    stage = build(folder / "template")
    prepare_states(stage)
    if has_decoder():
        encode_m4a(stage.folder / "0.wav", stage.folder / "phone.m4a")
    (stage.folder / "real.csv").write_text("old")
    (stage.odd / "through.csv").symlink_to("../real.csv")
    for state in "ab":
        (stage.folder / f"tables-{state}").mkdir()
        with Project.open(stage.folder / f"state-{state}.birdann", read_only=True) as project:
            export_all(project, stage.folder / f"tables-{state}")
            if state == "a":
                export_all(project, stage.out)
    return stage


def encode_m4a(sound: Path, target: Path) -> None:
    """Write a sound as a telephone does."""
    av = importlib.import_module("av")
    samples, rate_hz = soundfile.read(sound, dtype="float32")
    with av.open(str(target), "w") as container:
        stream = container.add_stream("aac", rate=rate_hz, layout="mono")
        frame = av.AudioFrame.from_ndarray(samples.reshape(1, -1), "flt", "mono")
        frame.sample_rate = rate_hz
        resampler = av.AudioResampler(stream.format, "mono", rate_hz, stream.frame_size)
        for piece in [*resampler.resample(frame), *resampler.resample(None), None]:
            container.mux(stream.encode(piece))


def torture(
    folder: Path, wanted: list[str], faults: Sequence[Fault], max_points: int, seed: int = 0
) -> list[str]:
    """Try everything; print what came of each operation, return what went wrong."""
    template = make_template(folder)
    with Project.open(template.project, read_only=True) as project:
        before = said_in(project)
    findings: list[str] = []
    for name in wanted:
        outcomes, began = Counter[str](), time.monotonic()
        for fault in faults:
            stage = template.copy_to(folder / "work")
            _, n_calls = attempt(OPERATIONS[name], stage, fault, 0)
            step = max(1, -(-n_calls // max_points))
            for nth in range(1 + seed % step, n_calls + 1, step):
                stage = template.copy_to(folder / "work")
                outcome, _ = attempt(OPERATIONS[name], stage, fault, nth)
                left = look_after(stage, before, name)
                outcomes[outcome if outcome in {"done", "refused"} else "broken"] += 1
                if left or outcome not in {"done", "refused"}:
                    findings.append(f"{name}, {fault.name}, call {nth}: {left or outcome}")
                    print(f"--- {findings[-1]}", flush=True)
        told = ", ".join(f"{n} {outcome}" for outcome, n in sorted(outcomes.items()))
        took_s = time.monotonic() - began
        print(f"{name}: {outcomes.total()} failing calls, {told}; {took_s:.0f} s", flush=True)
    return findings


def with_failing_calls() -> bool:
    """Start this program anew with the failing calls in it; False where that cannot be."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if sys.platform != "linux" or compiler is None:
        print("this needs Linux and a C compiler; skipped")
        return False
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "faulty.so"
        source = Path(__file__).with_name("faulty.c")
        build_it = [compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]
        subprocess.run(build_it, check=True)
        environment = {**os.environ, "LD_PRELOAD": str(library), _PRELOADED: "1"}
        again = [sys.executable, *sys.argv]
        sys.exit(subprocess.run(again, env=environment, check=False).returncode)


def main() -> int:
    """Let calls fail, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=list(OPERATIONS), metavar="OPERATION")
    parser.add_argument(
        "--ways", nargs="+", choices=[fault.name for fault in FAULTS], metavar="WAY",
        help="fail in these ways only",
    )  # fmt: skip
    parser.add_argument(
        "--points", type=int, default=10, metavar="N",
        help="fail at most at N calls of an operation in each way, evenly chosen: a quarter of "
        "an hour with 10, at a quarter of a second each",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, help="begin choosing the calls here")
    args = parser.parse_args()
    if _PRELOADED not in os.environ:
        return int(with_failing_calls())
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder:
        faults = [f for f in FAULTS if not args.ways or f.name in args.ways]
        findings = torture(
            Path(folder), args.only or list(OPERATIONS), faults, args.points, args.seed
        )
    print(f"{len(findings)} of them went wrong; {time.monotonic() - began:.0f} s")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())

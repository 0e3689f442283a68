"""A small project with everything in it, and what people have said in one."""

import contextlib
import json
import os
import shutil
import stat
import zipfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile

from birdann.app.commands import LabelSegments, SetSpeciesLists
from birdann.app.exchange.thresholds import set_threshold
from birdann.app.learning.predicting import predict
from birdann.app.learning.training import train
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.outlines import draw_all
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species, SpeciesList, TagState
from birdann.core.provenance import Maker
from birdann.store import Project

Statement = dict[str, object]
"""What people said: ``"label SEGMENT"`` to [state, species], ``"list RECORDING"`` to [species]."""

RATE_HZ = 22_050
N_RECORDINGS = 6
NAMES = ("Crow", "Owl", "Wren")


@dataclass(frozen=True)
class Stage:
    """A folder with the project, its sound and its tables."""

    folder: Path

    @property
    def project(self) -> Path:
        return self.folder / "p.birdann"

    @property
    def table(self) -> Path:
        """A Raven table of boxes in the recordings."""
        return self.folder / "boxes.txt"

    def write_table(self, later_s: float = 0.0) -> None:
        """Write the table, with boxes that begin so much later."""
        whole = self.table.with_name("boxes.new")
        whole.write_text(_raven_table(later_s), encoding="utf-8")
        os.replace(whole, self.table)

    @property
    def out(self) -> Path:
        return self.folder / "out"

    @property
    def detections(self) -> Path:
        """What BirdNET is said to have found."""
        return self.folder / "found.BirdNET.results.csv"

    def write_detections(self, later_s: float = 0.0) -> None:
        """Write what BirdNET found, so much later."""
        whole = self.detections.with_name("found.new")
        whole.write_text(_birdnet_table(later_s), encoding="utf-8")
        os.replace(whole, self.detections)

    @property
    def odd(self) -> Path:
        """A folder of what else may lie about: pipes, devices, links, odd names."""
        return self.folder / "odd"

    def copy_to(self, folder: Path) -> "Stage":
        """Copy the folder, with its links as links, its pipes as pipes, and files of two names."""
        shutil.rmtree(folder, ignore_errors=True)
        copies: dict[tuple[int, int], str] = {}

        def copy(source: str, target: str) -> str:
            seen = os.lstat(source)
            key = seen.st_dev, seen.st_ino
            if stat.S_ISFIFO(seen.st_mode):
                os.mkfifo(target)
            elif key in copies:
                os.link(copies[key], target)
            else:
                shutil.copy2(source, target)
                copies[key] = target
            return target

        shutil.copytree(self.folder, folder, symlinks=True, copy_function=copy)
        return Stage(folder)


def in_memory() -> str | None:
    """Return a folder in memory, where syncing costs nothing; None for the usual one."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def litter(stage: Stage) -> None:
    """Make the folder of odd things, and some of them beside the sounds."""
    odd = os.fsencode(stage.odd)
    os.mkdir(odd)
    sound = os.fsencode(stage.folder / "0.wav")
    table = os.fsencode(stage.table)
    for name in _ODD_NAMES:
        for ending, source in ((b".wav", sound), (b".txt", table)):
            with contextlib.suppress(OSError):  # where a disk takes no such name
                shutil.copy(source, os.path.join(odd, name + ending))
    for ending in (b".wav", b".csv", b".txt", b".json", b".TextGrid", b".flac"):
        os.mkfifo(os.path.join(odd, b"pipe" + ending))
        os.symlink(b"/dev/zero", os.path.join(odd, b"device" + ending))
        os.symlink(b"/dev/full", os.path.join(odd, b"full" + ending))
        os.symlink(b"nowhere" + ending, os.path.join(odd, b"gone" + ending))
        os.symlink(b"itself" + ending, os.path.join(odd, b"itself" + ending))
        os.mkdir(os.path.join(odd, b"folder" + ending))
        with open(os.path.join(odd, b"empty" + ending), "wb"):
            pass
    os.symlink(b"..", os.path.join(odd, b"up"))
    os.symlink(sound, os.path.join(odd, b"link.wav"))
    os.link(sound, os.path.join(odd, b"hard.wav"))
    os.link(table, os.path.join(odd, b"hard.txt"))
    for name in ("0.xml", "1.log.xml", "CONFIG.TXT"):
        os.mkfifo(stage.folder / name)


_ODD_NAMES = (
    b" a", b"a ", b"-rf", b"=1+1", b"a\nb", b"a\tb", b"\xff", b"%s", b"'q'", b'"', b"a;b", b"a,b",
    "\u202ea".encode(), "鳥🐦".encode(), b"CON", b"a" * 240, b"\\", b"..a", b"*", b"$(touch x)",
)  # fmt: skip


def build(folder: Path, *, learned: bool = True) -> Stage:
    """Make recordings of tones, tag, segment, draw and label them, and learn from that."""
    stage = Stage(folder)
    stage.out.mkdir(parents=True)
    for i in range(N_RECORDINGS):
        soundfile.write(folder / f"{i}.wav", _tones(i), RATE_HZ)
    with Project.create(stage.project) as project:
        session = Session(project, reviewer="Ada")
        add_paths(session, [folder])
        species = [Species(id=SpeciesId(new_id()), name=name) for name in NAMES]
        recordings = project.recordings.all()
        lists = [
            SpeciesList(
                recording_id=recording.id,
                state=ListState.COMPLETE,
                tags={species[j].id: TagState.PRESENT for j in sorted({i % 3, (i + 1) % 3})},
            )
            for i, recording in enumerate(recordings)
        ]
        session.execute(SetSpeciesLists(lists, new_species=species))
        segment_project(session)
        for i, recording in enumerate(recordings):
            boxes = [
                TimeFreqBox(onset_s=0.05 + 0.1 * k, offset_s=0.12 + 0.1 * k, low_hz=1500.0,
                            high_hz=4000.0)
                for k in range(4)
            ]  # fmt: skip
            drawn = draw_all(session, recording.id, boxes)
            session.execute(drawn)
            chosen = [drawn.new.ids[0]]
            for one in (Session(project, reviewer="Ben"), session):
                one.execute(LabelSegments(chosen, LabelState.CORRECTED, species[i % 3].id))
        if learned:
            train(session, model="auto", seed=0)
            predict(session)
            for name in NAMES:
                set_threshold(session, name, 0.1)
    stage.write_table()
    stage.write_detections()
    litter(stage)
    return stage


def _tones(seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    time_s = np.arange(int(0.6 * RATE_HZ)) / RATE_HZ
    sound = 0.002 * rng.standard_normal(len(time_s))
    for k, onset_s in enumerate((0.1, 0.3, 0.45)):
        inside = (time_s > onset_s) & (time_s < onset_s + 0.1)
        hz = 2000 + 900 * ((seed + k) % 3)
        sound[inside] += 0.3 * np.sin(2 * np.pi * hz * time_s[inside])
    return sound


def _raven_table(later_s: float) -> str:
    columns = (
        "Selection", "View", "Channel", "Begin Time (s)", "End Time (s)", "Low Freq (Hz)",
        "High Freq (Hz)", "Begin File", "File Offset (s)", "Species",
    )  # fmt: skip
    rows = ["\t".join(columns)]
    for i in range(4 * N_RECORDINGS):
        onset_s = round(0.02 + later_s + 0.13 * (i % 4), 4)
        values = (i + 1, "Spectrogram 1", 1, onset_s, onset_s + 0.06, 3000, 6000,
                  f"{i // 4}.wav", onset_s, NAMES[i % 3])  # fmt: skip
        rows.append("\t".join(map(str, values)))
    return "\n".join(rows) + "\n"


def _birdnet_table(later_s: float) -> str:
    rows = ["Start (s),End (s),Scientific name,Common name,Confidence,File"]
    for i in range(4 * N_RECORDINGS):
        onset_s = round(0.01 + later_s + 0.12 * (i % 4), 4)
        values = (onset_s, onset_s + 0.1, f"Avis {NAMES[i % 3]}", NAMES[i % 3],
                  round(0.1 + 0.85 * (i % 7) / 7, 3), f"{i // 4}.wav")  # fmt: skip
        rows.append(",".join(map(str, values)))
    return "\n".join(rows) + "\n"


def said_in(project: Project) -> Statement:
    """Return everything that people have said in a project."""
    said: Statement = {
        f"label {sid}": [label.state.value, label.species_id]
        for sid, label in project.labels.all().items()
    }
    for rid, species_list in project.lists.all().items():
        if species_list.state is not ListState.UNTAGGED:
            said[f"list {rid}"] = sorted(species_list.present)
    for stroke in project.strokes.all():
        said[f"stroke {stroke.id}"] = stroke.kind.value
    return said


def difference(before: Statement, after: Statement) -> Statement:
    """Return what changes ``before`` into ``after``; None where something is unsaid."""
    return {
        key: after.get(key)
        for key in before.keys() | after.keys()
        if before.get(key) != after.get(key)
    }


def changed(said: Statement, change: Statement) -> Statement:
    """Return what is said after a change."""
    return {key: value for key, value in {**said, **change}.items() if value is not None}


def boxes_twice(project: Project) -> int:
    """Return how many boxes are drawn where another is just so, which an import must not do."""
    twice = 0
    for recording in project.recordings.all():
        boxes = [
            (s.box.onset_s, s.box.offset_s, s.box.low_hz, s.box.high_hz)
            for s in project.segments.of(recording.id)
            if s.provenance.maker is Maker.PERSON
        ]
        twice += len(boxes) - len(set(boxes))
    return twice


def drawn_segments(project: Project) -> list[int]:
    """Return the segments that a person drew: nothing computed ever removes them."""
    return [
        segment.id
        for recording in project.recordings.all()
        for segment in project.segments.of(recording.id)
        if segment.provenance.maker is Maker.PERSON
    ]


COULD_NOT_BE_WRITTEN = b"The project could not be written to"
"""Begins what a note says of a project on a full or broken disk."""
_OF_WRITING = (b"Project: ", b"Written: ", COULD_NOT_BE_WRITTEN)


def content(path: Path) -> object:
    """Return a file's bytes, without what a workbook or a note says of its writing."""
    if path.name.endswith("left-out.txt"):
        lines = path.read_bytes().splitlines()
        return [line for line in lines if line and not line.startswith(_OF_WRITING)]
    if path.suffix == ".xlsx" and zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as book:
            return {
                name: book.read(name) for name in book.namelist() if name != "docProps/core.xml"
            }
    return path.read_bytes()


def as_line(kind: str, change: Statement) -> bytes:
    """Return a message for the pipe to the one who kills."""
    return json.dumps([kind, change]).encode() + b"\n"

"""Ten times out of a project and into a new one, in every format: what comes back.

    python -m tests.round_trips

prints the table of docs/formats.md, which ``tests/property/test_round_trips.py`` holds to.
"""

import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import soundfile

from birdann.app.commands import AddSpecies
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import ImportReport, import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.reports import ExportReport
from birdann.app.segmenting.outlines import draw_all
from birdann.app.session import Session
from birdann.core.detections import Detection, DetectionId
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import Certainty, Label, LabelState, Note, Species
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.provenance import Maker, Origin, Program, Provenance
from birdann.core.training_report import TrainingReport
from birdann.formats.registry import FORMATS
from birdann.store import Project

RATE_HZ, LENGTH_S, N_TRIPS = 22_050, 2.0, 10
FORMATS_OF_TRIPS = [
    name for name, one in FORMATS.items() if one.capabilities.reads and one.capabilities.writes
]
BIRDNET = Program(name="BirdNET", version="2.4")
_PROGRAMS = {"BirdNET 2.4": BIRDNET, "Raven": Program(name="Raven")}
_NAMES = ["Wren", "Grive, variée", "'Apapane", "Tit 2", "鳥", "=Robin", 'the "loud" one', " x"]
_CONFIRMED, _CORRECTED, _REJECTED = LabelState
_AT = datetime(2024, 5, 1, 4, 30, 15, 123_456, tzinfo=UTC)
_LATER = datetime(2024, 6, 1, 4, 30, 15, tzinfo=UTC)
_READER = "whoever reads it"
_TOLD = {"Distance (m)": "12", "Comment": "behind a tree"}


@dataclass(frozen=True)
class Statement:
    """What a person said of a segment."""

    state: LabelState
    name: str | None
    certainty: Certainty | None = None
    call_type: str = ""
    author: str = "Ada"
    at: datetime = _AT


@dataclass(frozen=True)
class Known:
    """All that a project knows of one segment.

    Attributes
    ----------
    proposed, also_proposed
        By whom, as what, and with what score.
    note
        With its author and time.
    readings
        What other people said, or somebody before.
    """

    bounds: tuple[float, ...]
    said: Statement | None = None
    proposed: tuple[str, str, float | None] | None = None
    also_proposed: tuple[tuple[str, str, float | None], ...] = ()
    note: tuple[str, str, datetime] | None = None
    readings: tuple[Statement, ...] = ()
    columns: tuple[tuple[str, str], ...] = ()

    @property
    def status(self) -> str:
        """What is decided of it, in a word."""
        if self.said is not None:
            what = "as a species" if self.said.name is not None else "as no call"
            is_rejected = self.said.state is _REJECTED
            return f"rejected {what}" if is_rejected else self.said.state.value
        return "proposed" if self.proposed is not None else "unlabelled"


def everything() -> list[Known]:
    """Return segments of all kinds, with bounds of all digits a number has, and extreme ones."""
    rng = np.random.default_rng(5)
    top_hz = RATE_HZ / 2
    bounds = [
        (0.0, LENGTH_S, 0.0, top_hz),
        (0.1, 0.2, 0.0, top_hz),
        (LENGTH_S - 1e-3, LENGTH_S, top_hz - 50.0, top_hz),
        (1 / 3, 1 / 3 + 0.004, 1000 / 3, 2000 / 3),
    ]
    for _ in range(14):
        onset_s, low_hz = rng.uniform(0.0, 1.5), rng.uniform(100.0, 9000.0)
        bounds.append((onset_s, onset_s + rng.uniform(0.01, 0.4), low_hz, rng.uniform(9e3, 11e3)))
    known = [Known(bound) for bound in bounds]
    said = [Statement(_CORRECTED, f"{name.strip()} {i}") for i, name in enumerate(_NAMES)]
    said += [
        Statement(_CONFIRMED, "Wren", Certainty.CERTAIN, "song"),
        Statement(_CORRECTED, "Wren", Certainty.PROBABLE, "-alarm", author="Bob, of Ådal"),
        Statement(_REJECTED, "Wren", Certainty.POSSIBLE),
        Statement(_REJECTED, "Ghost", author=""),
        Statement(_REJECTED, None, Certainty.CERTAIN),
    ]
    for place, one in enumerate(said):
        known[place] = replace(known[place], said=one)
    n = len(said)
    known[n] = replace(known[n], proposed=("birdann", "Wren", 0.625))
    known[n + 1] = replace(known[n + 1], proposed=("birdann", "Owl", 0.3125))
    known[n + 2] = replace(known[n + 2], proposed=("BirdNET 2.4", "Robin", 0.8125))
    known[n + 3] = replace(known[n + 3], proposed=("BirdNET 2.4", "Wren", 0.1))
    known[8] = replace(known[8], proposed=("BirdNET 2.4", "Owl", 0.75))
    known[0] = replace(
        known[0],
        note=('two birds, =odd; "loud"', "Bob", _LATER),
        columns=tuple(sorted(_TOLD.items())),
    )
    known[n] = replace(known[n], note=("see again", "Ada", _AT))
    known[n + 2] = replace(known[n + 2], also_proposed=(("Raven", "Owl", 0.5),))
    bobs = Statement(_CORRECTED, "Owl", Certainty.POSSIBLE, "song", author="Bob", at=_LATER)
    known[9] = replace(known[9], readings=(bobs,))
    known[n + 4] = replace(known[n + 4], readings=(Statement(_REJECTED, None), bobs))
    known[n + 2] = replace(known[n + 2], columns=tuple(sorted(_TOLD.items())))
    return sorted(known, key=lambda known_call: known_call.bounds)


def blank(folder: Path) -> Path:
    """Make a project of one recording, whose sound is away: bounds need none."""
    sound = np.random.default_rng(0).normal(0, 0.01, int(LENGTH_S * RATE_HZ))
    soundfile.write(folder / "a.wav", sound, RATE_HZ)
    with Project.create(folder / "blank.birdann") as project:
        add_paths(Session(project), [folder])
    (folder / "a.wav").unlink()
    return folder / "blank.birdann"


def fill(project: Project, known: Iterable[Known], note: str = "") -> None:
    """Write all that is known of segments into a project of one recording, and of that."""
    session = Session(project)
    (recording,) = project.recordings.all()
    held = list(known)
    boxes = [_box(label.bounds) for label in held]
    drawn = draw_all(session, recording.id, boxes)
    session.execute(drawn)
    names = {said.name for label in held for said in _all_said(label) if said.name is not None}
    names |= {name for label in held for _, name, _ in _all_proposed(label)}
    species = {name: Species(id=SpeciesId(new_id()), name=name) for name in sorted(names)}
    session.execute(AddSpecies(list(species.values())))
    run = ModelRun(
        id=RunId(new_id()), model_name="auto", params={}, seed=0,
        species_ids=tuple(bird.id for bird in species.values()), feature_schema="hja38-1",
        created_at=_AT, report=TrainingReport(),
    )  # fmt: skip
    by_model = [
        (key, one.proposed)
        for key, one in zip(drawn.new.ids, held, strict=True)
        if one.proposed is not None and one.proposed[0] == "birdann"
    ]
    rows = [[p[2] if name == p[1] else 0.0 for name in species] for _, p in by_model]
    with project.transaction("fill") as tx:
        if by_model:
            tx.runs.add(run, b"", {})
            keys = np.array([key for key, _ in by_model])
            scores = ScoreTable(run.id, Mode.INDUCTIVE, keys, np.float32(rows))
            tx.scores.put(recording.id, scores)
        for key, one in zip(drawn.new.ids, held, strict=True):
            made = Provenance(maker=Maker.PERSON, name="Ada", at=_AT)
            labels = [
                Label(
                    segment_id=key, state=said.state, certainty=said.certainty,
                    species_id=species[said.name].id if said.name is not None else None,
                    call_type=said.call_type,
                    provenance=replace(made, name=said.author, at=said.at),
                )
                for said in _all_said(one)
            ]  # fmt: skip
            n_counting = one.said is not None
            tx.labels.set(labels[:n_counting])
            tx.labels.add_readings(labels[n_counting:])
            if one.note is not None:
                text, author, at = one.note
                written = Note(text=text, provenance=replace(made, name=author, at=at))
                tx.segments.set_notes({key: written})
            if one.columns:
                tx.segments.set_origins({key: Origin(program=BIRDNET, row=dict(one.columns))})
            detections = [
                Detection(
                    id=DetectionId(new_id()), recording_id=recording.id, program=_PROGRAMS[program],
                    onset_s=one.bounds[0], offset_s=one.bounds[1], name=name,
                    species_id=species[name].id, score=score, segment_id=key,
                )
                for program, name, score in _all_proposed(one)
                if program in _PROGRAMS
            ]  # fmt: skip
            tx.detections.put(detections)
        if note:
            made = Provenance(maker=Maker.PERSON, name="Bob", at=_LATER)
            tx.recordings.set_note(recording.id, Note(text=note, provenance=made))


def _all_said(one: Known) -> list[Statement]:
    return [*([one.said] if one.said is not None else []), *one.readings]


def _all_proposed(one: Known) -> list[tuple[str, str, float | None]]:
    return [*([one.proposed] if one.proposed is not None else []), *one.also_proposed]


def note_of(project: Project) -> tuple[str, str, datetime] | None:
    """Return what somebody wrote about the one recording of a project, and when."""
    note = next(iter(project.recordings.notes().values()), None)
    return note and (note.text, note.provenance.name, note.provenance.at)


def _box(bounds: tuple[float, ...]) -> TimeFreqBox:
    onset_s, offset_s, low_hz, high_hz = bounds
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)


def content(project: Project) -> list[Known]:
    """Return all that a project knows of each of its segments, in order of bounds."""
    names = {key: one.name for key, one in project.species.all().items()} | {None: None}
    (recording,) = project.recordings.all()
    labels, run = project.labels.all(), project.runs.id_in_use()
    places = project.segments.positions(recording.id)
    keys = [place.segment_id for place in places]
    notes, origins = project.segments.notes(keys), project.segments.origins(keys)
    scores = project.scores.best(run, recording.id) if run is not None else {}
    readings = project.labels.readings_in(recording.id)
    found: dict[SegmentId | None, list[Detection]] = {}
    for one in sorted(project.detections.of(recording.id), key=lambda item: -(item.score or 0.0)):
        found.setdefault(one.segment_id, []).append(one)

    def detected(one: Detection) -> tuple[str, str, float | None]:
        version = one.program.version if one.program.name != "birdann" else ""
        return (f"{one.program.name} {version}".strip(), one.name, one.score)

    def proposed(key: SegmentId) -> tuple[str, str, float | None] | None:
        if key in found:
            return detected(found[key][0])
        if key in scores and scores[key].species_id is not None:
            return ("birdann", names[scores[key].species_id], scores[key].probability)
        return None

    def said(one: Label | None) -> Statement | None:
        if one is None:
            return None
        by = one.provenance
        name = names[one.species_id]
        return Statement(one.state, name, one.certainty, one.call_type, by.name, by.at)

    def written(note: Note | None) -> tuple[str, str, datetime] | None:
        return note and (note.text, note.provenance.name, note.provenance.at)

    return sorted(
        (
            Known(
                bounds=astuple(place.box),
                said=said(labels.get(place.segment_id)),
                proposed=proposed(place.segment_id),
                also_proposed=tuple(map(detected, found.get(place.segment_id, [])[1:])),
                note=written(notes.get(place.segment_id)),
                readings=tuple(map(said, readings.get(place.segment_id, []))),
                columns=tuple(sorted(origins[place.segment_id].row.items()))
                if place.segment_id in origins
                else (),
            )
            for place in places
        ),
        key=lambda line: line.bounds,
    )  # fmt: skip


@dataclass(frozen=True)
class Trips:
    """What was there before, and after all trips; and what was said on the way."""

    before: list[Known]
    after: list[Known]
    exported: list[ExportReport]
    imported: list[ImportReport]

    def pairs(self) -> list[tuple[Known, Known]]:
        """Return each segment before and after; without noise, if the format leaves it out."""
        before = self.before
        if len(self.after) < len(before):
            before = [
                known for known in before if not (known.said and known.said.state is _REJECTED)
            ]
        return list(zip(before, self.after, strict=True))


def trips(name: str, start: Path, folder: Path, n_trips: int = N_TRIPS) -> Trips:
    """Take a project that knows everything out in a format and into a new one, and so on.

    Parameters
    ----------
    start
        A project as ``blank`` makes it.
    """
    exported, imported, table = [], [], folder
    one = FORMATS[name]
    for trip in range(n_trips + 1):
        path = folder / f"{trip}.birdann"
        shutil.copy(start, path)
        with Project.open(path) as project:
            if trip == 0:
                fill(project, everything())
                before = content(project)
            else:
                session = Session(project, reviewer=_READER)
                imported.append(import_annotations(session, [table], format_name=name))
            if trip < n_trips:
                has_folder = one.capabilities.per_recording
                table = folder / (f"{trip}" if has_folder else f"{trip}{one.suffixes[0]}")
                exported.append(export(project, table, format_name=name))
            after = content(project)
    return Trips(before, after, exported, imported)


HEADINGS = (
    "format", "times: worst", "frequencies: worst", "species", "states", "proposals",
    "author and time", "certainty", "type of call", "notes", "other readings", "other columns",
)  # fmt: skip


def row(name: str, made: Trips) -> tuple[str, ...]:
    """Return a format's row of the table."""
    pairs = made.pairs()
    moved = np.array([np.abs(np.subtract(a.bounds, b.bounds)) for a, b in pairs])
    seconds, hertz = moved[:, :2].max(), moved[:, 2:].max()
    whole = {b.bounds[2:] for b in made.after} == {(0.0, RATE_HZ / 2)}
    labelled = [(a.said, b.said) for a, b in pairs if a.said and b.said and a.said.name]
    return (
        f"`{name}`",
        _far(seconds, 's'),
        "–" if whole else _far(hertz, 'Hz'),
        _share(a.name == b.name for a, b in labelled),
        _states(pairs),
        _proposals(pairs),
        _share(a.author == b.author and a.at == b.at for a, b in labelled),
        _share(a.certainty == b.certainty for a, b in labelled if a.certainty),
        _share(a.call_type == b.call_type for a, b in labelled if a.call_type),
        _share(_text(a) == _text(b) for a, b in pairs if a.note),
        _share(a.readings == b.readings for a, b in pairs if a.readings),
        _share(
            dict(a.columns).items() <= dict(b.columns).items() for a, b in pairs if a.columns
        ),
    )  # fmt: skip


def _text(one: Known) -> str | None:
    return one.note and one.note[0]


def _far(moved: float, unit: str) -> str:
    """Return how far a bound moved; rounding of the last digit has no size worth telling."""
    if moved == 0:
        return "0"
    return f"below 1e-9 {unit}" if moved < 1e-9 else f"{moved:.1g} {unit}"


def _share(kept: Iterable[bool]) -> str:
    every = list(kept)
    n = sum(every)
    return "kept" if n == len(every) else f"{n} of {len(every)}" if n else "–"


def _states(pairs: Iterable[tuple[Known, Known]]) -> str:
    changed = dict.fromkeys(
        f"{a.status} → {b.status}" for a, b in pairs if a.said and a.status != b.status
    )
    both = re.sub(
        r"rejected as no call → (\S+); rejected as a species → \1$",
        r"rejected → \1",
        "; ".join(changed),
    )
    return both or "kept"


def _proposals(pairs: Iterable[tuple[Known, Known]]) -> str:
    """Return what is left of what programs and models proposed, and nobody judged."""
    held = [(a.proposed, b.proposed) for a, b in pairs if a.proposed and not a.said]
    if any(b.said for a, b in pairs if not a.said):
        return "READ AS LABELS"
    parts: Mapping[str, Callable[[tuple[str, str, float | None]], object]] = {
        "program": lambda one: one[0],
        "species": lambda one: one[1],
        "score": lambda one: one[2] is not None and round(one[2], 6),
    }
    kept = [name for name, of in parts.items() if all(b and of(a) == of(b) for a, b in held)]
    return "kept" if len(kept) == len(parts) else ", ".join(kept) or "–"


def table() -> Iterator[str]:
    """Yield the lines of the table."""
    yield f"| {' | '.join(HEADINGS)} |"
    yield f"| {' | '.join(['---'] * len(HEADINGS))} |"
    with tempfile.TemporaryDirectory() as folder:
        start = blank(Path(folder))
        for name in FORMATS_OF_TRIPS:
            inside = Path(folder) / name
            inside.mkdir()
            yield f"| {' | '.join(row(name, trips(name, start, inside)))} |"


if __name__ == "__main__":
    for line in table():
        sys.stdout.write(f"{line}\n")

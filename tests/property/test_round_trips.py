"""Ten times out of a project and into a new one: what comes back, format by format."""

import shutil
from dataclasses import astuple, dataclass

import numpy as np
import pytest
import soundfile

from birdann.app.care.adding import add_paths
from birdann.app.commands import AddSpecies, LabelSegments
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations
from birdann.app.segmenting.outlines import draw_all
from birdann.app.session import Session
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import Certainty, LabelState, Species
from birdann.formats.registry import FORMATS
from birdann.store import Project

RATE_HZ, LENGTH_S, N_TRIPS = 22_050, 2.0, 10
NAMES = ["Wren", "Grive, variée", "'Apapane", "Tit 2", "鳥", "=Robin", 'the "loud" one']


@dataclass(frozen=True)
class Kept:
    """How far any bound may have moved after all trips.

    Attributes
    ----------
    hertz
        None where the format has no frequencies: then every box fills the band.
    """

    seconds: float
    hertz: float | None


ULP = 1e-12
KEPT = {
    "csv": Kept(0.0, 0.0),
    "raven": Kept(0.0, 0.0),
    "audacity": Kept(0.0, 0.0),
    "kaleidoscope": Kept(ULP, 0.0),  # the end is written as a duration
    "avianz": Kept(0.0, 0.0),
    "crowsetta-simple": Kept(0.0, None),
    "crowsetta-generic": Kept(0.0, None),
    "aoef": Kept(0.0, 0.0),
    "textgrid": Kept(0.0, None),
    "elan": Kept(0.5e-3 + ULP, None),  # whole milliseconds
    "sonic-visualiser": Kept(0.5 / RATE_HZ + ULP, 1e-9),  # whole samples
}


@pytest.fixture(scope="module")
def blank(tmp_path_factory):
    """A project of one recording, whose sound is away: bounds need none."""
    folder = tmp_path_factory.mktemp("blank")
    sound = np.random.default_rng(0).normal(0, 0.01, int(LENGTH_S * RATE_HZ))
    soundfile.write(folder / "a.wav", sound, RATE_HZ)
    with Project.create(folder / "p.birdann") as project:
        add_paths(Session(project), [folder])
    (folder / "a.wav").unlink()
    return folder / "p.birdann"


def opened(blank, path):
    shutil.copy(blank, path)
    return Project.open(path)


def some_boxes():
    """Return boxes with all the digits that a number has, and the largest and smallest ones."""
    rng = np.random.default_rng(5)
    top_hz = RATE_HZ / 2
    boxes = [
        (0.0, LENGTH_S, 0.0, top_hz),
        (0.1, 0.2, 0.0, top_hz),
        (LENGTH_S - 1e-3, LENGTH_S, top_hz - 50.0, top_hz),
        (1 / 3, 1 / 3 + 0.004, 1000 / 3, 2000 / 3),
    ]
    for _ in range(8):
        onset_s, low_hz = rng.uniform(0.0, 1.5), rng.uniform(100.0, 9000.0)
        boxes.append((onset_s, onset_s + rng.uniform(0.01, 0.4), low_hz, rng.uniform(9000, 11e3)))
    return [TimeFreqBox(onset_s=a, offset_s=b, low_hz=c, high_hz=d) for a, b, c, d in boxes]


SAID = [
    (LabelState.CONFIRMED, "Wren", Certainty.CERTAIN, "song"),
    (LabelState.CORRECTED, "Wren", Certainty.PROBABLE, ""),
    (LabelState.CORRECTED, "Owl", None, "-alarm"),
    (LabelState.REJECTED, "Wren", Certainty.POSSIBLE, ""),
    (LabelState.REJECTED, "Ghost", None, ""),
    (LabelState.REJECTED, None, Certainty.CERTAIN, ""),
    None,
]


def said_in(project):
    """Return what was said of each segment by its onset."""
    names = {key: one.name for key, one in project.species.all().items()} | {None: None}
    (recording,) = project.recordings.all()
    labels = project.labels.all()
    found = {}
    for place in project.segments.places(recording.id):
        one = labels.get(place.segment_id)
        found[place.box.onset_s] = one and (
            one.state, names[one.species_id], one.certainty, one.call_type
        )  # fmt: skip
    return found


@pytest.mark.parametrize("is_known", [False, True])
def test_all_that_was_said_comes_back_from_birdanns_own_table(blank, tmp_path, is_known):
    boxes = some_boxes()[4 : 4 + len(SAID)]
    with opened(blank, tmp_path / "0.birdann") as project:
        session = Session(project)
        (recording,) = project.recordings.all()
        command = draw_all(session, recording.id, boxes)
        session.execute(command)
        species = {
            name: Species(id=SpeciesId(new_id()), name=name) for name in ("Wren", "Owl", "Ghost")
        }
        session.execute(AddSpecies(list(species.values())))
        table = tmp_path / "0.csv"
        if is_known:  # without labels, which the table then brings to the outlines that are there
            shutil.copy(project.path, tmp_path / "bare.birdann")
        for segment, said in zip(command.new.ids, SAID, strict=True):
            if said is not None:
                state, name, certainty, call_type = said
                key = species[name].id if name else None
                session.execute(
                    LabelSegments([segment], state, key, certainty=certainty, call_type=call_type)
                )
        before = said_in(project)
        assert set(before.values()) == set(SAID)
        export(project, table, format_name="csv")
    for trip in range(1, N_TRIPS + 1):
        start = tmp_path / "bare.birdann" if is_known else blank
        with opened(start, tmp_path / f"{trip}.birdann") as project:
            report = import_annotations(Session(project), [table])
            assert report.labelled == len(SAID) - 1
            assert said_in(project) == before
            table = tmp_path / f"{trip}.csv"
            export(project, table, format_name="csv")


def drawn(project):
    """Outline boxes in a project, each of another species; return bounds by species."""
    session = Session(project)
    (recording,) = project.recordings.all()
    command = draw_all(session, recording.id, some_boxes())
    session.execute(command)
    names = [f"{NAMES[place % len(NAMES)]} {place}" for place in range(len(command.new.ids))]
    for segment, name in zip(command.new.ids, names, strict=True):
        one = Species(id=SpeciesId(new_id()), name=name)
        session.execute(AddSpecies([one]))
        session.execute(LabelSegments([segment], LabelState.CORRECTED, one.id))
    return dict(zip(names, map(astuple, some_boxes()), strict=True))


def content(project):
    """Return the bounds of every segment by the name that a person gave it."""
    names = {one.id: one.name for one in project.species.in_use()}
    (recording,) = project.recordings.all()
    labels = project.labels.all()
    return {
        names[labels[place.segment_id].species_id]: np.array(astuple(place.box))
        for place in project.segments.places(recording.id)
    }


def test_every_format_is_tried():
    both = {n for n, f in FORMATS.items() if f.capabilities.reads and f.capabilities.writes}
    assert set(KEPT) == both


@pytest.mark.parametrize("name", KEPT)
def test_ten_round_trips_move_no_bound(blank, tmp_path, name):
    kept, one = KEPT[name], FORMATS[name]
    with opened(blank, tmp_path / "0.birdann") as project:
        before = drawn(project)
        assert {key: tuple(box) for key, box in content(project).items()} == before
        table = tmp_path / f"0{one.suffixes[0]}"
        if one.capabilities.per_recording:
            table = tmp_path / "0"
        export(project, table, format_name=name)
    for trip in range(1, N_TRIPS + 1):
        with opened(blank, tmp_path / f"{trip}.birdann") as project:
            report = import_annotations(Session(project), [table], format_name=name)
            assert (report.segments, report.labelled) == (len(before), len(before)), report.lines()
            assert not [note for note in report.notes if "does not keep" in note]
            after = content(project)
            table = table.with_name(f"{trip}{table.suffix}")
            export(project, table, format_name=name)
    assert after.keys() == before.keys()
    moved = np.array([np.abs(after[key] - before[key]) for key in before]).max(axis=0)
    print(f"{name:18} {moved[:2].max():.1e} s  {moved[2:].max():.1e} Hz")
    assert moved[:2].max() <= kept.seconds
    if kept.hertz is None:
        assert {tuple(box[2:]) for box in after.values()} == {(0.0, RATE_HZ / 2)}
    else:
        assert moved[2:].max() <= kept.hertz

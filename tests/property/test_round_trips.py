"""Ten times out of a project and into a new one: what comes back, format by format."""

import shutil
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
from tests.round_trips import (
    HEADINGS,
    LENGTH_S,
    N_TRIPS,
    RATE_HZ,
    Known,
    Statement,
    content,
    fill,
    note_of,
    row,
    trips,
)
from tests.round_trips import blank as blank_project


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
    "excel": Kept(ULP, 1e-9),  # a cell of Excel has 16 digits
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
    "xeno-canto": Kept(0.0, 0.0),
}


@pytest.fixture(scope="module")
def blank(tmp_path_factory):
    return blank_project(tmp_path_factory.mktemp("blank"))


def opened(blank, path):
    shutil.copy(blank, path)
    return Project.open(path)


MOMENTS = st.datetimes(
    datetime(2000, 1, 1),
    datetime(2100, 1, 1),
    timezones=st.just(UTC),
)
TEXTS = st.sampled_from(["Wren", "Grive, variée", "=Owl", '"loud" one', "鳥;", "'x", "-1"])
PEOPLE = st.sampled_from(["Ada", "Bob, of Ådal", "=Cy"])


@st.composite
def statements(draw):
    state = draw(st.sampled_from(LabelState))
    names = TEXTS | st.none() if state is LabelState.REJECTED else TEXTS
    return Statement(
        state, draw(names), draw(st.none() | st.sampled_from(Certainty)),
        draw(st.just("") | TEXTS), draw(PEOPLE), draw(MOMENTS),
    )  # fmt: skip


def in_order(said):
    return tuple(sorted(said, key=lambda statement: statement.at))


PROPOSALS = st.tuples(
    st.sampled_from(["BirdNET 2.4", "Raven"]), TEXTS,
    st.floats(0, 1, allow_subnormal=False) | st.none(),
)  # fmt: skip


def of_segment(proposals, **more):
    """Return what is known of a segment, with the proposal of the highest score first."""
    best = sorted(proposals, key=lambda proposal: -(proposal[2] or 0.0))
    return Known(proposed=best[0] if best else None, also_proposed=tuple(best[1:]), **more)


KNOWN = st.builds(
    of_segment,
    bounds=st.tuples(st.floats(0, 1), st.floats(1.01, LENGTH_S), st.floats(0, 4e3), st.floats(5e3, 1e4)),
    said=st.none() | statements(),
    proposals=st.lists(PROPOSALS, max_size=2, unique_by=(lambda one: one[0], lambda one: one[2] or 0)),
    note=st.none() | st.tuples(TEXTS, PEOPLE, MOMENTS),
    readings=st.lists(
        statements(), max_size=3, unique_by=lambda call: call.at
    ).map(in_order),
    columns=st.just(()) | st.tuples(st.tuples(st.just("Comment"), TEXTS)),
)  # fmt: skip


@settings(max_examples=20)
@given(
    known=st.lists(KNOWN, min_size=1, max_size=5, unique_by=lambda box: box.bounds),
    note=st.just("") | TEXTS,
)
def test_birdanns_own_table_returns_everything(blank, tmp_path_factory, known, note):
    folder = tmp_path_factory.mktemp("trip")
    with opened(blank, folder / "a.birdann") as project:
        fill(project, known, note)
        before, written = content(project), note_of(project)
        export(project, folder / "a.csv", format_name="csv")
    with opened(blank, folder / "b.birdann") as project:
        session = Session(project, reviewer="whoever reads it")
        report = import_annotations(session, [folder / "a.csv"])
        assert not report.failures
        assert not [line for line in report.notes if "cannot be read" in line]
        assert (content(project), note_of(project)) == (before, written)
        n_edits = len(project.edit_log.latest())
        again = import_annotations(session, [folder / "a.csv"])
        assert (again.known, again.segments, again.labelled) == (len(known), 0, 0)
        assert (again.readings, len(project.edit_log.latest())) == (0, n_edits)


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
    for place in project.segments.positions(recording.id):
        one = labels.get(place.segment_id)
        found[place.box.onset_s] = one and (
            one.state, names[one.species_id], one.certainty, one.call_type
        )  # fmt: skip
    return found


@pytest.mark.parametrize("is_known", [False, True])
def test_all_that_was_said_comes_back_from_birdanns_own_table(blank, tmp_path, is_known):
    boxes = [
        TimeFreqBox(onset_s=0.1 * i, offset_s=0.1 * i + 1 / 30, low_hz=1e3, high_hz=2e3)
        for i in range(len(SAID))
    ]
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


def test_every_format_is_tried():
    both = {n for n, f in FORMATS.items() if f.capabilities.reads and f.capabilities.writes}
    assert set(KEPT) == both


@pytest.fixture(scope="module", params=KEPT)
def made(request, tmp_path_factory, blank):
    """A format and what ten trips in it came to."""
    return request.param, trips(request.param, blank, tmp_path_factory.mktemp(request.param))


def test_ten_round_trips_move_no_bound(made):
    name, trip = made
    kept = KEPT[name]
    assert name != "csv" or trip.after == trip.before
    moved = np.array([np.abs(np.subtract(a.bounds, b.bounds)) for a, b in trip.pairs()]).max(
        axis=0
    )
    assert moved[:2].max() <= kept.seconds
    if kept.hertz is None:
        assert {box.bounds[2:] for box in trip.after} == {(0.0, RATE_HZ / 2)}
    else:
        assert moved[2:].max() <= kept.hertz


def test_no_proposal_becomes_a_label_and_nobody_else_is_its_author(made):
    _, trip = made
    for before, after in trip.pairs():
        assert before.said or not after.said
        if before.said and after.said and before.said.state is not LabelState.REJECTED:
            assert after.said.name == before.said.name
    assert trip.imported[-1].segments == len(trip.pairs())


LOST = {
    "author and time": ("reviewer", "time of review"),
    "certainty": ("certainty",),
    "type of call": ("type of call",),
    "notes": ("note",),
    "other readings": ("other readings",),
    "other columns": ("columns of other programs",),
}


def test_what_comes_back_is_what_the_manual_says_and_the_rest_is_named_when_it_is_written(made):
    name, trip = made
    told = row(name, trip)
    manual = Path(__file__).parents[2] / "docs" / "formats.md"
    assert f"| {' | '.join(told)} |" in manual.read_text(encoding="utf-8")
    dropped = " ".join(trip.exported[0].dropped)
    for heading, cell in zip(HEADINGS, told, strict=True):
        for what in LOST.get(heading, ()) if cell == "–" else ():
            is_one_for_all = name == "avianz" and what == "reviewer"
            assert is_one_for_all or f"{what}:" in dropped
    if "rejected" in told[HEADINGS.index("states")]:
        assert "what was rejected: 3 segments" in dropped
    proposals = told[HEADINGS.index("proposals")]
    if proposals != "kept" and "program" not in proposals:
        assert name == "avianz" or "program that found it:" in dropped

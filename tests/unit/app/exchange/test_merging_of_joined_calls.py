"""Two copies of a project in which machines joined or searched differently: no call goes with that."""

import numpy as np
import pytest

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    JoinSegments,
    LabelSegments,
    Outlines,
    Resegment,
)
from birdann.app.exchange.merging import merge_projects
from birdann.app.session import Session
from birdann.core.labels import LabelState
from birdann.core.provenance import run_provenance
from birdann.store import Project
from tests.making import score_table


class Scene:
    """A recording of three sounds that a search outlined and a run named, all of them Wren."""

    def __init__(self, path, factory):
        self.path, self._factory = path, factory
        with Project.create(path) as project:
            session = Session(project, reviewer="Eve")
            recording = factory.recording("a.wav")
            session.execute(AddRecordings([recording]))
            self.species = [factory.species(name) for name in ("Robin", "Wren")]
            session.execute(AddSpecies(self.species))
            found = [factory.segment(recording.id, frame) for frame in (100, 300, 500)]
            session.execute(AddSegment(Outlines(found)))
            self.owner, self.fragments = recording.id, [row.id for row in found]
            self.run = factory.run(self.species)
            table = score_table(
                self.run.id,
                self.fragments,
                np.tile(np.float32([0.1, 0.8]), (3, 1)),
                none_probabilities=np.full(3, 0.1, dtype=np.float32),
            )
            with project.transaction("predict") as tx:
                tx.recordings.mark_segmented(self.owner, segmenter="{}", feature_schema="hja38/1")
                tx.runs.add(self.run, b"model", {})
                tx.scores.put(self.owner, table)

    def join(self, *places, gone=(), restored=(), frame=700):
        """Return what joins some of the sounds to one; and that."""
        whole = self._factory.segment(
            self.owner, frame, provenance=run_provenance("regrouping by label")
        )
        some = [self.fragments[place] for place in places]

        def do(session):
            there = session.project.segments.by_id([*some, *gone])
            session.execute(
                JoinSegments(
                    list(there),
                    Outlines([whole] if some else ()),
                    run_id=self.run.id,
                    fragments={whole.id: some} if some else {},
                    restored=[self.fragments[place] for place in restored],
                )
            )

        return do, whole.id

    def name(self, key, species):
        """Return what names a segment."""

        def do(session):
            state, known = LabelState.CORRECTED, session.project.species.find_by_name(species)
            session.execute(LabelSegments([key], state, known.id))

        return do

    def search_anew(self, frame):
        """Return what puts one new outline in the place of all, and that."""
        new = self._factory.segment(self.owner, frame)

        def do(session):
            session.execute(
                Resegment(
                    self.fragments, Outlines([new], schema_key="hja38/1"),
                    recording_id=self.owner, segmenter="{}",
                )
            )  # fmt: skip

        return do, new.id

    def copy(self, of, name, who, *edits):
        """Let somebody work on a copy."""
        path = of.with_name(f"{name}.birdann")
        with Project.open(of, read_only=True) as project:
            project.save_copy(path)
        with Project.open(path) as project:
            session = Session(project, reviewer=who)
            for edit in edits:
                edit(session)
        return path

    def merged(self, one, other):
        """Return the segments of a merge, and what is said of each: its label's species, readings."""
        path = one.with_name("both.birdann")
        report = merge_projects(one, other, path, actor="Carl")
        with Project.open(path, read_only=True) as project:
            names = {key: said.name for key, said in project.species.all().items()}
            there = [segment.id for segment in project.segments.of(self.owner)]
            labels, readings = project.labels.of(there), project.labels.readings(there)
            said = {
                key: (
                    names[labels[key].species_id] if key in labels else "",
                    sorted(
                        (made.provenance.name, made.state.value, names.get(made.species_id, ""))
                        for made in readings.get(key, ())
                    ),
                )
                for key in there
            }
            assert report.n_disagreements == len(project.labels.disagreements())
        path.unlink()
        return said

    def merged_either_way(self, one, other):
        """Return the same of two merges, which have to agree."""
        said = self.merged(one, other)
        assert self.merged(other, one) == said
        return said


@pytest.fixture
def scene(tmp_path, factory):
    return Scene(tmp_path / "base.birdann", factory)


def test_what_one_copy_joined_and_nobody_spoke_of_is_there_once(scene):
    join, whole = scene.join(0, 1)
    third = scene.fragments[2]
    a = scene.copy(scene.path, "a", "Anna", join)
    b = scene.copy(scene.path, "b", "Ben", scene.name(third, "Robin"))
    assert scene.merged_either_way(a, b) == {whole: ("", []), third: ("Robin", [])}


def test_a_piece_that_somebody_named_is_not_joined_and_nobody_refused_it(scene):
    join, _ = scene.join(0, 1)
    first, second, third = scene.fragments
    a = scene.copy(scene.path, "a", "Anna", join)
    b = scene.copy(scene.path, "b", "Ben", scene.name(first, "Robin"))
    assert scene.merged_either_way(a, b) == {
        first: ("Robin", []), second: ("", []), third: ("", []),
    }  # fmt: skip


@pytest.mark.parametrize("theirs", ["Wren", "Robin"])
def test_what_is_said_of_a_piece_is_said_of_the_call_that_somebody_named(scene, theirs):
    join, whole = scene.join(0, 1)
    first, _, third = scene.fragments
    a = scene.copy(scene.path, "a", "Anna", join, scene.name(whole, "Wren"))
    b = scene.copy(scene.path, "b", "Ben", scene.name(first, theirs))
    said = scene.merged_either_way(a, b)
    assert said.keys() == {whole, third}
    label, readings = said[whole]
    assert label == ("Wren" if theirs == "Wren" else "")
    told = {(who, species) for who, state, species in readings if state == "corrected"}
    assert {("Anna", "Wren"), ("Ben", theirs)} - told <= ({("Anna", "Wren"), ("Ben", "Wren")})
    if theirs == "Robin":
        assert told == {("Anna", "Wren"), ("Ben", "Robin")}


def test_what_is_joined_differently_since_is_there_once(scene):
    join, whole = scene.join(0, 1)
    shared = scene.copy(scene.path, "shared", "Eve", join)
    again, wider = scene.join(0, 1, 2, gone=[whole], frame=750)
    a = scene.copy(shared, "a", "Anna")
    b = scene.copy(shared, "b", "Ben", again)
    assert scene.merged_either_way(a, b).keys() == {wider}


@pytest.mark.parametrize("named", ["piece", "call"])
def test_what_was_taken_apart_stays_so_unless_somebody_named_the_call(scene, named):
    join, whole = scene.join(0, 1)
    shared = scene.copy(scene.path, "shared", "Eve", join)
    first, second, third = scene.fragments
    apart, _ = scene.join(gone=[whole], restored=(0, 1))
    if named == "piece":
        a, edits = scene.copy(shared, "a", "Anna"), [apart, scene.name(first, "Robin")]
        expected = {first: ("Robin", []), second: ("", []), third: ("", [])}
    else:
        a, edits = scene.copy(shared, "a", "Anna", scene.name(whole, "Wren")), [apart]
        expected = {whole: ("Wren", []), third: ("", [])}
    assert scene.merged_either_way(a, scene.copy(shared, "b", "Ben", *edits)) == expected


def test_outlines_searched_anew_take_the_place_of_others_and_what_is_said_stays(scene):
    search, new = scene.search_anew(102)
    nobody = scene.copy(scene.path, "nobody", "Anna")
    old_named = scene.copy(scene.path, "old", "Anna", scene.name(scene.fragments[0], "Wren"))
    searched = scene.copy(scene.path, "searched", "Ben", search)
    new_named = scene.copy(scene.path, "new", "Ben", search, scene.name(new, "Wren"))
    assert scene.merged_either_way(nobody, searched) == {new: ("", [])}
    assert scene.merged_either_way(old_named, searched) == {new: ("Wren", [])}
    assert scene.merged_either_way(nobody, new_named) == {new: ("Wren", [])}

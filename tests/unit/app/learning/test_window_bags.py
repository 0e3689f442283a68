"""Windows of recordings as bags, from the project to labels."""

import csv
from dataclasses import replace

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, MergeSpecies, SetSpeciesLists
from birdann.app.exchange.exporting import annotations
from birdann.app.exchange.lists import import_lists
from birdann.app.learning.learn import learn
from birdann.app.learning.next_lists import next_lists
from birdann.app.learning.predicting import UnlistedTime, predict
from birdann.app.learning.presence import presence_of_species
from birdann.app.learning.training_data import gather_training
from birdann.app.learning.window_bags import _groups
from birdann.app.maintenance.species_use import species_use
from birdann.app.results.summaries import Summary, export_summary
from birdann.app.reviewing.list_errors import ListError, find_list_errors
from birdann.app.reviewing.suggested_lists import UnlistedSpeciesFinder
from birdann.app.session import Session
from birdann.core.ids import RecordingId
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.predictions import Mode
from birdann.core.windows import round_span, window_in_words
from birdann.store import Project
from tests.making import list_of

KEY = "test/1"
COMPLETE, INCOMPLETE = ListState.COMPLETE, ListState.INCOMPLETE


@pytest.fixture
def windowed(session, factory):
    """Fill a session: 12 recordings of three stretches, each with six segments of its own species.

    The first two stretches have a list, and the third has none.
    """
    rng = np.random.default_rng(0)
    species = [factory.species(name) for name in ("Crow", "Owl", "Wren")]
    recordings = [factory.recording(f"{i:02}.wav", n_frames=60 * 48_000) for i in range(12)]
    session.execute(AddRecordings(recordings))
    lists, session.truth, session.free = [], {}, set()
    with session.project.transaction("segments") as tx:
        for i, recording in enumerate(recordings):
            for k in range(3):
                start = 700 * k
                segments = [factory.segment(recording.id, start + 100 * (n + 1)) for n in range(6)]
                kind = (i + k) % 3
                X = 6.0 * np.eye(3, 5)[[kind] * 6] + 0.3 * rng.standard_normal((6, 5))
                tx.segments.add(segments, schema_key=KEY, features=X)
                session.truth.update({s.id: species[kind].id for s in segments})
                if k == 2:
                    session.free.update(s.id for s in segments)
                    continue
                last_s = segments[-1].box.offset_s + 0.01
                first_s = segments[0].box.onset_s - 0.01
                lists.append(
                    list_of(recording.id, species[kind].id, span_s=(first_s, last_s))
                )  # fmt: skip
    session.execute(SetSpeciesLists(lists, new_species=species))
    session.species = species
    return session


def rows_of(path):
    return list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))


def gather(session):
    with session.project.reader() as reader:
        return gather_training(reader, KEY)


def test_each_window_is_a_bag_of_its_recording(windowed):
    data = gather(windowed)
    assert len(data.bags) == 36
    assert data.bags.sizes.tolist() == [6] * 36
    said = data.supervision
    assert sorted(said.Y.sum(axis=1).tolist()) == [0] * 12 + [1] * 24
    assert (said.absent.any(axis=1) == said.Y.any(axis=1)).all()
    assert np.bincount(np.unique(said.groups, return_inverse=True)[1]).tolist() == [3] * 12
    for bag in np.flatnonzero(said.Y.any(axis=1)):
        for row in data.bags.instances_of([bag]):
            (column,) = np.flatnonzero(said.Y[bag])
            assert windowed.truth[data.segment_ids[row]] == data.species_ids[column]


def test_what_reaches_into_another_window_may_explain_its_list(session, factory):
    """From 4.6 to 5.4 s a sound of two recordings lies in both of their windows."""
    crow, owl = (factory.species(name) for name in ("Crow", "Owl"))
    recordings = [factory.recording(f"{i}.wav", n_frames=20 * 48_000) for i in range(2)]
    session.execute(AddRecordings(recordings))
    lists, shared = [], set()
    with session.project.transaction("segments") as tx:
        for recording in recordings:
            segments = [factory.segment(recording.id, k) for k in (800, 100, 300, 700)]
            mask = factory.mask(460, shape=(8, 80))
            segments.insert(2, factory.segment(recording.id, mask=mask, box=mask.box()))
            tx.segments.add(segments, schema_key=KEY, features=np.zeros((5, 5)))
            shared.add(segments[2].id)
            lists += [
                list_of(recording.id, species.id, span_s=span_s)
                for span_s, species in (((0.0, 5.0), crow), ((5.0, 10.0), owl))
            ]  # fmt: skip
    session.execute(SetSpeciesLists(lists, new_species=[crow, owl]))
    data = gather(session)
    guests = data.supervision.guests
    assert len(guests) == 2
    assert set(data.segment_ids[guests[:, 1]].tolist()) == shared
    owners = data.bags.bag_of_instance[guests[:, 1]]
    for bag, owner in zip(guests[:, 0].tolist(), owners.tolist(), strict=True):
        assert bag != owner
        assert data.recording_ids[bag] == data.recording_ids[owner]


def test_labels_come_from_the_list_of_the_window_and_elsewhere_from_the_model(windowed):
    learned = learn(windowed, model="ored-lr")
    assert (learned.prediction.transductive, learned.prediction.inductive) == (144, 72)
    assert learned.run.report.data.recordings == 12
    project = windowed.project
    for recording in project.recordings.all():
        for key, score in project.scores.best(learned.run.id, recording.id).items():
            assert score.species_id == windowed.truth[key]
            assert (score.mode is Mode.INDUCTIVE) == (key in windowed.free)


def test_a_changed_window_outdates_its_recording(windowed):
    run = learn(windowed, model="ored-lr").run
    one = windowed.project.lists.every()[0]
    windowed.execute(SetSpeciesLists([SpeciesList(
        recording_id=one.recording_id, state=INCOMPLETE, tags=one.tags, span_s=one.span_s
    )]))  # fmt: skip
    assert windowed.project.scores.outdated_recordings(run.id) == [one.recording_id]
    windowed.undo()
    assert windowed.project.lists.every()[0] == one


def test_few_recordings_are_held_out_in_blocks():
    assert _groups([0, 0, 1, 1], [True] * 4).tolist() == [0, 1, 3, 4]
    many = _groups([r for r in range(6) for _ in range(4)], [True] * 24)
    assert len(set(many.tolist())) == 6
    one = _groups([0] * 12, [True] * 12)
    assert np.bincount(one).tolist() == [2] * 6


def test_the_lists_of_a_recording_inform_its_other_time(windowed):
    crow, owl, _ = (species.id for species in windowed.species)
    project = windowed.project
    first, second = (recording.id for recording in project.recordings.all()[:2])
    lists = [
        replace(list_, tags={crow if list_.recording_id != second else owl: TagState.PRESENT})
        for list_ in project.lists.every()
    ]
    windowed.execute(SetSpeciesLists(lists))
    with project.reader() as reader:
        found = UnlistedTime(reader, (crow, owl))
    P = np.array([[0.4, 0.4], [0.1, 0.3], [0.0, 0.0]])
    by_crows, by_owls = (found.weigh_by_lists(P, side) for side in (first, second))
    assert by_crows[0, 0] > 0.6 > 0.4 > by_crows[0, 1]
    assert by_owls[0, 1] > by_owls[0, 0]
    for informed in (by_crows, by_owls):
        np.testing.assert_allclose(informed.sum(axis=1), P.sum(axis=1))
    np.testing.assert_array_equal(found.weigh_by_lists(P, RecordingId(9)), P)


def test_summaries_and_exports_know_windows(windowed, tmp_path):
    project = windowed.project
    learn(windowed, model="ored-lr")
    export_summary(project, tmp_path / "lists.csv", Summary.LISTS)
    rows = rows_of(tmp_path / "lists.csv")
    assert list(rows[0]) == ["file", "start_s", "end_s", "labels"]
    assert len(rows) == 24
    before = project.lists.every()
    with Project.create(tmp_path / "again.birdann") as other:
        again = Session(other)
        again.execute(AddRecordings(project.recordings.all()))
        import_lists(again, tmp_path / "lists.csv")
        assert [list_.span_s for list_ in other.lists.every()] == [
            round_span(part.span_s) for part in before
        ]
    export_summary(project, tmp_path / "recordings.csv", Summary.RECORDINGS)
    first = rows_of(tmp_path / "recordings.csv")[0]
    assert "windows" in first.values()
    assert "Crow;Owl" in first.values()
    with project.reader() as reader:
        assert {annotation.list_species for annotation in annotations(reader)} == {
            ("Crow",), ("Owl",), ("Wren",), ()
        }  # fmt: skip
        spans = {list_.span_s for list_ in project.lists.every()} | {None}
        for annotation in annotations(reader):
            is_listed = annotation.list_start_s is not None
            assert bool(annotation.list_species) is is_listed
            assert (
                not is_listed
                or annotation.list_start_s <= annotation.start_s < annotation.list_end_s
            )
            assert (
                (annotation.list_start_s, annotation.list_end_s) if is_listed else None
            ) in spans
        assert next_lists(reader) == []


def test_a_window_that_lacks_a_species_is_told_with_its_time(windowed):
    project = windowed.project
    wrong = project.lists.every()[0]
    other = next(species.id for species in windowed.species if species.id not in wrong.tags)
    windowed.execute(SetSpeciesLists([replace(wrong, tags={other: TagState.PRESENT})]))
    with project.reader() as reader:
        found = find_list_errors(reader).disagreements
    lacking = next(row for row in found if row.says is ListError.LACKS)
    assert lacking.span_s == wrong.span_s
    assert window_in_words(wrong.span_s) in lacking.recording
    windowed.execute(lacking.correct_list_command())
    assert project.lists.of_keys([wrong.key])[wrong.key].tags == {
        other: TagState.PRESENT, **wrong.tags
    }  # fmt: skip


def test_a_window_that_contradicts_the_list_around_it_is_noted(windowed):
    one = windowed.project.lists.every()[0]
    other = next(s.id for s in windowed.species if s.id not in one.tags)
    assert not any("around the window" in note for note in gather(windowed).notes)
    whole = replace(one, span_s=None, tags={other: TagState.PRESENT})
    windowed.execute(SetSpeciesLists([whole]))
    (note,) = (note for note in gather(windowed).notes if "around the window" in note)
    assert "excludes: 1." in note


def test_a_species_listed_for_windows_only_is_in_use(windowed):
    with windowed.project.reader() as reader:
        assert [use.n_present for use in species_use(reader)] == [8, 8, 8]


def test_a_checklist_of_possible_species_bounds_presence_and_claims_none(windowed):
    learn(windowed, model="ored-lr")
    crow, owl, wren = (species.id for species in windowed.species)
    first = windowed.project.recordings.all()[0].id
    checklist = list_of(first, crow, owl, state=ListState.POSSIBLE)
    windows = windowed.project.lists.every([first])
    nothing = [replace(window, state=ListState.UNTAGGED, tags={}) for window in windows]
    windowed.execute(SetSpeciesLists([*nothing, checklist]))
    with windowed.project.reader() as reader:
        found = presence_of_species(reader)
    row = found.recording_ids.index(first)
    from_list = dict(zip(found.species_ids, found.from_list[row].tolist(), strict=True))
    assert from_list == {crow: False, owl: False, wren: True}
    assert found.probabilities[row, found.species_ids.index(wren)] == 0.0


def test_what_a_window_lists_is_not_asked_of_the_recording(windowed):
    learn(windowed, model="ored-lr")
    first = windowed.project.recordings.all()[0].id
    crow, owl, _ = (species.id for species in windowed.species)
    tags = {crow: TagState.PRESENT}
    whole = SpeciesList(recording_id=first, state=ListState.INCOMPLETE, tags=tags)
    windowed.execute(SetSpeciesLists([whole]))
    with windowed.project.reader() as reader:
        found = UnlistedSpeciesFinder().find_unlisted(reader, first)
    assert owl not in {row.species_id for row in found}


@pytest.mark.parametrize("removed", ["Owl", "Wren"])
def test_sounds_of_a_merged_species_are_the_other_in_lists_with_more_species(windowed, removed):
    """The model still knows the two kinds of sound apart, and a list does not tell which it has."""
    learn(windowed, model="ored-lr")
    of_name = {name: key for key, name in windowed.project.species.names().items()}
    crow, gone = of_name["Crow"], of_name[removed]
    kept = next(key for key in of_name.values() if key not in (crow, gone))
    windowed.execute(MergeSpecies(gone, kept, "Wader"))
    lists = windowed.project.lists.every()
    windowed.execute(
        SetSpeciesLists(
            [replace(each, tags=dict.fromkeys((crow, kept), TagState.PRESENT)) for each in lists]
        )
    )

    predict(windowed)

    table = windowed.project.overview.segments(windowed.project.runs.latest().id)
    for segment, species in zip(table.segment_ids.tolist(), table.species.tolist(), strict=True):
        if segment not in windowed.free:
            true = windowed.truth[segment]
            assert table.species_ids[species] == (crow if true == crow else kept)

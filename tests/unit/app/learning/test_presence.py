"""Which species are in which recordings, by lists, by the model and by other programs' detections."""

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, LabelSegments, SetSpeciesLists
from birdann.app.exchange.export_filter import ExportFilter
from birdann.app.learning.learn import learn
from birdann.app.learning.presence import presence_of_species
from birdann.app.learning.window_bags import make_window_bags
from birdann.app.results.summaries import Summary, export_summary
from birdann.core.detections import Detection, DetectionId
from birdann.core.errors import NothingToLearnError, WriteError
from birdann.core.labels import LabelState, ListState, SpeciesList
from birdann.core.provenance import Program
from birdann.models.persistence import from_bytes
from tests.csv_rows import csv_rows
from tests.making import list_of


@pytest.fixture
def trained(learnable):
    """A run shown; then one recording loses its list, and another knows one species only."""
    learn(learnable, model="ored-lr", schema_key="test/1")
    first, second, *_ = learnable.project.recordings.all()
    lists = learnable.project.lists.all()
    said = lists[second.id].present[0]
    nothing = SpeciesList(recording_id=first.id, state=ListState.UNTAGGED, tags={})
    at_least = list_of(second.id, said, state=ListState.INCOMPLETE)
    learnable.execute(SetSpeciesLists([nothing, at_least]))
    return learnable, lists[first.id].present


def found(session):
    with session.project.reader() as reader:
        return presence_of_species(reader)


def test_lists_speak_first_and_the_model_where_they_do_not(trained):
    session, struck = trained
    result = found(session)
    lists = session.project.lists.all()
    assert result.probabilities.shape == (12, 3)
    for i, recording in enumerate(result.recording_ids):
        for j, species in enumerate(result.species_ids):
            p, from_list = result.probabilities[i, j], result.from_list[i, j]
            one = lists[recording]
            assert from_list == (one.state is ListState.COMPLETE or species in one.tags)
            if from_list:
                assert p == (species in one.present)
    untagged = next(k for k, one in lists.items() if one.state is ListState.UNTAGGED)
    row = result.probabilities[list(result.recording_ids).index(untagged)]
    heard = np.isin(result.species_ids, struck)
    assert row[heard].min() > 0.9 > 0.3 > row[~heard].max(initial=0.0)


def test_what_a_person_labelled_is_there_whatever_list_and_model_say(trained):
    session, struck = trained
    run = session.project.runs.one(session.project.runs.id_in_use())
    untagged, *others = session.project.recordings.all()
    complete = others[-1]
    missing = {
        untagged.id: next(id_ for id_ in run.species_ids if id_ not in struck),
        complete.id: next(
            id_
            for id_ in run.species_ids
            if id_ not in session.project.lists.all()[complete.id].present
        ),
    }
    before = found(session)
    for key, species in missing.items():
        first = session.project.segments.positions(key)[0].segment_id
        session.execute(LabelSegments([first], LabelState.CORRECTED, species, run_id=run.id))
    after = found(session)
    for key, species in missing.items():
        place = after.recording_ids.index(key), after.species_ids.index(species)
        assert before.probabilities[place] < 0.9
        assert after.probabilities[place] == 1.0
        assert not after.from_list[place]
        before.probabilities[place], before.from_list[place] = 1.0, False
    np.testing.assert_array_equal(after.probabilities, before.probabilities)
    np.testing.assert_array_equal(after.from_list, before.from_list)


def test_the_model_answers_as_it_does_itself(trained):
    session, _ = trained
    result = found(session)
    project = session.project
    run = project.runs.one(project.runs.id_in_use())
    model = from_bytes(project.runs.model_bytes(run.id))
    windows = make_window_bags(project.features.table("test/1", result.recording_ids))
    bags, recordings = windows.bags, windows.recording_ids
    told = model.predict_proba(bags)
    for i, recording in enumerate(result.recording_ids):
        of_model = told[recordings.index(recording)]
        columns = [result.species_ids.index(s) for s in run.species_ids]
        free = ~result.from_list[i, columns]
        np.testing.assert_allclose(result.probabilities[i, columns][free], of_model[free])


def test_the_table(trained, tmp_path):
    session, _ = trained
    target = tmp_path / "presence.csv"
    report = export_summary(session.project, target, Summary.PRESENCE)
    rows = csv_rows(target, encoding="utf-8-sig")
    assert list(rows[0]) == ["recording", "species", "probability", "from_list", "model_run"]
    assert len(rows) == report.rows == 36
    assert {row["from_list"] for row in rows} == {"true", "false"}
    assert all(0 <= float(row["probability"]) <= 1 for row in rows)
    with pytest.raises(WriteError, match="whole recordings"):
        export_summary(
            session.project, tmp_path / "x.csv", Summary.PRESENCE, only=ExportFilter(named=True)
        )


def test_what_neither_list_nor_model_knows_is_empty(trained, tmp_path, factory):
    """A recording in which nobody has searched for sounds, and a species added since."""
    session, _ = trained
    new, stork = factory.recording("new.wav"), factory.species("Stork")
    session.execute(AddRecordings([new]))
    session.execute(SetSpeciesLists([], new_species=[stork]))
    result = found(session)
    i, j = result.recording_ids.index(new.id), result.species_ids.index(stork.id)
    assert np.isnan(result.probabilities[i]).all()
    assert np.isnan(result.probabilities[:, j]).sum() == 3
    assert not result.from_list[i].any()


def test_without_a_model(learnable):
    result = found(learnable)
    assert result.from_list.all()
    first, *_ = learnable.project.recordings.all()
    nothing = SpeciesList(recording_id=first.id, state=ListState.UNTAGGED, tags={})
    learnable.execute(SetSpeciesLists([nothing]))
    with pytest.raises(NothingToLearnError, match="No model has been trained"):
        found(learnable)


@pytest.fixture
def detected(learnable, factory, monkeypatch):
    """A project whose recordings a program listened to: right of two species, and wrong of the third."""
    monkeypatch.setattr("birdann.models.auto.presence.MIN_LISTS", 5)
    monkeypatch.setattr("birdann.models.auto.detections.MIN_LISTS", 5)
    project = learnable.project
    species = project.species.in_use()
    rng = np.random.default_rng(0)
    program, found = Program(name="BirdNET", version="2.4"), []
    for key, one in project.lists.all().items():
        for k, each in enumerate(species):
            there = each.id in one.present if k < 2 else rng.random() < 0.5
            if there:
                found.append(
                    Detection(
                        id=DetectionId(len(found) + 1), recording_id=key, program=program,
                        onset_s=0.0, offset_s=1.0, name=each.name, species_id=each.id,
                        score=float(rng.uniform(0.5, 1.0)),
                    )
                )  # fmt: skip
    with project.transaction("detect", {}) as tx:
        tx.detections.put(found)
    learn(learnable, model="auto", schema_key="test/1")
    first = project.recordings.all()[0].id
    nothing = SpeciesList(recording_id=first, state=ListState.UNTAGGED, tags={})
    learnable.execute(SetSpeciesLists([nothing]))
    return learnable, first, species


def test_what_other_programs_detected_counts_as_far_as_the_lists_bear_it_out(detected):
    session, first, species = detected
    result = found(session)
    row = result.probabilities[result.recording_ids.index(first)]
    best = session.project.detections.best()
    run = session.project.runs.one(session.project.runs.id_in_use())
    model = from_bytes(session.project.runs.model_bytes(run.id))
    bags = make_window_bags(session.project.features.table("test/1", [first])).bags
    alone = dict(zip(run.species_ids, model.predict_proba(bags)[0], strict=True))
    heard = {one for _, recording, one, _ in best if recording == first}
    for each in species[:2]:
        p = row[result.species_ids.index(each.id)]
        assert (p > alone[each.id]) == (each.id in heard)


def test_a_project_without_detections_is_told_by_the_model(detected):
    session, first, _ = detected
    with session.project.transaction("detect", {}) as tx:
        tx.rows.execute("UPDATE detection SET removed = 1")
    result = found(session)
    assert session.project.detections.best() == []
    run = session.project.runs.one(session.project.runs.id_in_use())
    model = from_bytes(session.project.runs.model_bytes(run.id))
    bags = make_window_bags(session.project.features.table("test/1", [first])).bags
    columns = [result.species_ids.index(s) for s in run.species_ids]
    row = result.probabilities[result.recording_ids.index(first), columns]
    np.testing.assert_allclose(row, model.predict_proba(bags)[0])

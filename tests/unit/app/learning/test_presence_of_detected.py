"""What other programs detected, beside the model."""

import numpy as np
import pytest

from birdann.app.commands import SetSpeciesLists
from birdann.app.learning.predicting import predict
from birdann.app.learning.presence import presence
from birdann.app.learning.training import train
from birdann.app.learning.window_bags import as_bags
from birdann.core.detections import Detection, DetectionId
from birdann.core.labels import ListState, SpeciesList
from birdann.core.provenance import Program
from birdann.models.persistence import from_bytes


def found(session):
    with session.project.reader() as reader:
        return presence(reader)


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
    run = train(learnable, model="auto", schema_key="test/1")
    predict(learnable, run_id=run.id)
    first = project.recordings.all()[0].id
    nothing = SpeciesList(recording_id=first, state=ListState.UNTAGGED, tags={})
    learnable.execute(SetSpeciesLists([nothing]))
    return learnable, first, species


def test_what_other_programs_detected_counts_as_far_as_the_lists_bear_it_out(detected):
    session, first, species = detected
    result = found(session)
    row = result.probabilities[result.recording_ids.index(first)]
    with session.project.reader() as reader:
        best = reader.detections.best()
        run = reader.runs.one(reader.runs.shown())
        model = from_bytes(reader.runs.model_bytes(run.id))
        bags = as_bags(reader.features.table("test/1", [first])).bags
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
    with session.project.reader() as reader:
        assert reader.detections.best() == []
        run = reader.runs.one(reader.runs.shown())
        model = from_bytes(reader.runs.model_bytes(run.id))
        bags = as_bags(reader.features.table("test/1", [first])).bags
    columns = [result.species_ids.index(s) for s in run.species_ids]
    row = result.probabilities[result.recording_ids.index(first), columns]
    np.testing.assert_allclose(row, model.predict_proba(bags)[0])

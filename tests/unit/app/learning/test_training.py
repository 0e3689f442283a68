"""Learning and scoring on a project whose answer is known."""

import itertools

import numpy as np
import pytest

from birdann.app.changes import ChangeSet
from birdann.app.commands import LabelSegments, SetSpeciesLists, untagged
from birdann.app.learning.learn import learn, train_again
from birdann.app.learning.predicting import predict
from birdann.app.learning.training import train
from birdann.app.results.review_queue import answer_items
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.app.running import run_lines
from birdann.core.errors import Cancelled, ModelError, NothingToLearnError
from birdann.core.labels import LabelState
from birdann.core.predictions import Mode
from birdann.core.validation import Answer
from birdann.store.tables.segments import Deletion

MODEL = "ored-lr"


def answers(session, run_id):
    out = {}
    for recording in session.project.recordings.all():
        out.update(session.project.scores.best(run_id, recording.id))
    return out


def test_training_stores_model_report_and_provenance(learnable):
    run = train(learnable, model=MODEL, seed=3)
    project = learnable.project
    assert project.runs.latest() == run
    assert (run.model_name, run.seed, run.feature_schema) == (MODEL, 3, "test/1")
    assert [s.name for s in project.species.in_use()] == ["Crow", "Owl", "Wren"]
    assert run.species_ids == tuple(s.id for s in project.species.in_use())
    assert run.report.data.recordings == 12
    assert run.report.data.segments == 72
    assert project.runs.model_bytes(run.id)
    assert "on 72 segments in 12 recordings: 3 species" in run_lines(run)[0]


def test_a_model_of_other_features_says_so_instead_of_naming_nothing(learnable):
    train(learnable, model=MODEL)
    with learnable.project.transaction("features") as tx:
        for recording in learnable.project.recordings.all():
            table = learnable.project.features.of(recording.id, "test/1")
            tx.features.forget(recording.id, "test/1")
            tx.features.put(table.segment_ids, "other/1", table.X)
    with pytest.raises(ModelError, match=r"“test/1”.*“other/1”.*Train"):
        predict(learnable)


def test_probabilities_are_calibrated_on_held_out_recordings(learnable):
    assert train(learnable, model=MODEL).report.calibration is None
    run = train(learnable, model="auto", params={"n_trees": 10, "n_rounds": 1})
    told = run.report.calibration
    assert told.after.mean_found > 0.5
    assert 10 <= told.after.recordings <= 12
    assert len(told.species) == 3
    assert any("Calibrated: error" in line for line in run_lines(run))
    again = train(learnable, model="auto", params={"n_trees": 10, "n_rounds": 1}, warm=True)
    assert again.report.calibration == told
    predict(learnable)
    table = learnable.project.overview.segments()
    named = np.isfinite(table.probability)
    assert (table.probability_low <= table.probability + 1e-6)[named].all()
    assert (table.compared_probability() == table.probability_low)[named].all()


def test_validation_samples_calibrate_and_do_not_teach(learnable):
    small = {"n_trees": 10, "n_rounds": 1}
    run = learn(learnable, model="auto", params=small).run

    def stated():
        predict(learnable)
        return np.nanmean(learnable.project.overview.segments().probability)

    before = stated()
    sample, items = draw_sample(
        learnable, SampleDesign(name="s", source=run.id, n_per_bin=20, n_bins=2)
    )
    answer_items(learnable, sample.name, {item.place: Answer.NO for item in items})
    again = train(learnable, model="auto", params=small)
    assert run.report.calibration.sources["answers"] == 0
    assert 10 <= again.report.calibration.sources["answers"] <= len(items)
    assert sum(species.answers_correct for species in again.report.calibration.species) == 0
    assert again.report.data.labelled_segments == 0
    assert stated() < 0.7 * before


def test_tagged_recordings_are_answered_by_their_lists_others_freely(learnable):
    free = learnable.project.recordings.all()[0].id
    learnable.execute(SetSpeciesLists([untagged(free)]))
    run = train(learnable, model=MODEL)
    report = predict(learnable)
    told = learnable.project.overview.segments().call_probability
    assert ((told > 0) & (told < 1)).all()
    assert (report.run_id, report.n_segments) == (run.id, 72)
    assert (report.transductive, report.inductive) == (66, 6)
    lists = learnable.project.lists.all()
    right = 0
    for recording in learnable.project.recordings.all():
        mode = Mode.INDUCTIVE if recording.id == free else Mode.TRANSDUCTIVE
        found = learnable.project.scores.best(run.id, recording.id)
        assert {score.mode for score in found.values()} == {mode}
        right += sum(learnable.truth[s] == score.species_id for s, score in found.items())
        if recording.id != free:
            named = {s.species_id for s in found.values()} - {None}
            assert named <= set(lists[recording.id].present)
            table = learnable.project.scores.table(run.id, recording.id)
            unlisted = [
                j for j, s in enumerate(run.species_ids) if s not in lists[recording.id].present
            ]
            assert np.all(table.probabilities[:, unlisted] == 0)
    assert right >= 68  # of 72, on well separated features


def test_the_same_seed_gives_the_same_scores(learnable):
    runs = [train(learnable, model=MODEL, seed=1) for _ in range(2)]
    for run in runs:
        predict(learnable, run_id=run.id)
    a, b = (answers(learnable, run.id) for run in runs)
    assert {s: (x.species_id, x.probability) for s, x in a.items()} == {
        s: (x.species_id, x.probability) for s, x in b.items()
    }


def test_labels_are_honoured_by_the_next_training(learnable):
    first = learn(learnable, model=MODEL).run
    recording = learnable.project.recordings.all()[1]
    a, b = [s.id for s in learnable.project.segments.of(recording.id)][:2]
    crow = learnable.project.species.find_by_name("Crow").id
    learnable.execute(LabelSegments([a], LabelState.CORRECTED, crow))
    learnable.execute(LabelSegments([b], LabelState.REJECTED))
    learned = train_again(learnable)
    run, report = learned.run, learned.prediction
    assert run.id != first.id
    assert run.model_name == MODEL
    found = learnable.project.scores.best(run.id, recording.id)
    assert found[a].species_id == crow
    assert found[a].probability == pytest.approx(1.0)
    assert found[b].species_id is None
    assert report.n_segments == 72
    assert run.report.data.labelled_segments == 1
    assert run.report.data.noise_segments == 1
    assert run.report.began_from == first.id


def test_one_species_alone_is_learned_with_a_note(learnable):
    project = learnable.project
    crow = project.species.find_by_name("Crow").id
    keep = [r for r, li in project.lists.all().items() if li.present == (crow,)]
    others = [r.id for r in project.recordings.all() if r.id not in keep]
    learnable.execute(SetSpeciesLists([untagged(r) for r in others]))
    run = train(learnable, model=MODEL)
    assert run.species_ids == (crow,)
    assert any("Only one species" in line for line in run_lines(run))
    assert predict(learnable).n_segments == 72


def test_species_that_the_model_never_met_are_named(learnable, factory):
    train(learnable, model=MODEL)
    gull = factory.species("Gull")
    current = learnable.project.lists.of(learnable.project.recordings.all()[0].id)
    from birdann.app.commands import set_tag
    from birdann.core.labels import TagState

    learnable.execute(SetSpeciesLists([set_tag(current, gull.id, TagState.PRESENT)], [gull]))
    assert any("unknown to the model: Gull" in note for note in predict(learnable).notes)


def test_segments_without_features_are_counted(learnable, factory):
    train(learnable, model=MODEL)
    with learnable.project.transaction("draw") as tx:
        tx.segments.add([factory.segment(learnable.project.recordings.all()[0].id, 900)])
    report = predict(learnable)
    assert report.n_segments == 72
    assert any("without features" in note for note in report.notes)


def test_nothing_to_train_and_nothing_to_predict_with(session):
    with pytest.raises(NothingToLearnError, match="no recordings"):
        train(session)
    with pytest.raises(NothingToLearnError, match="No model has been trained"):
        predict(session)


def test_a_model_that_needs_labels_says_so(learnable):
    with pytest.raises(NothingToLearnError, match="confirmed segments"):
        train(learnable, model="sisl-logistic")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"model": "no-such"}, "Unknown model"),
        ({"model": MODEL, "params": {"colour": 1}}, "no parameter 'colour'"),
        ({"model": MODEL, "params": {"random_state": 1}}, "seed by itself"),
    ],
)
def test_unknown_models_and_parameters_are_named(learnable, options, sentence):
    with pytest.raises(ModelError, match=sentence):
        train(learnable, **options)
    assert learnable.project.runs.all() == []


def test_a_damaged_model_is_a_sentence(learnable, factory):
    run = factory.run(learnable.project.species.in_use(), feature_schema="test/1")
    with learnable.project.transaction("forge") as tx:
        tx.runs.add(run, b"PK\x03\x04 not a model", {})
    with pytest.raises(ModelError):
        predict(learnable)
    afresh = train(learnable, model=MODEL, warm=True)
    assert afresh.report.began_from is None


def test_cancelling_training_stores_nothing(learnable):
    def cancel(fraction, text):
        if fraction > 0.06:
            raise Cancelled

    with pytest.raises(Cancelled):
        train(learnable, model=MODEL, progress=cancel)
    assert learnable.project.runs.all() == []


@pytest.mark.parametrize("circle", [(0, 1, 0), (0, 1, 2, 0)])
def test_a_forged_circle_of_pieces_is_scored_once(learnable, circle):
    project = learnable.project
    train(learnable, model=MODEL)
    recording = project.recordings.all()[0]
    keys = [segment.id for segment in project.segments.of(recording.id)]

    def forge(tx):
        for whole, fragment in itertools.pairwise(circle):
            tx.segments.set_fragments({keys[whole]: [keys[fragment]]})
        if len(circle) > 3:
            tx.segments.set_deletion([keys[1]], Deletion.BY_PERSON)
        return ChangeSet.of()

    learnable.apply("forge", {}, forge)
    predict(learnable)
    run = project.runs.id_in_use()
    scored = project.scores.table(run, recording.id).segment_ids.tolist()
    assert sorted(scored) == sorted(segment.id for segment in project.segments.of(recording.id))

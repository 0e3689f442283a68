"""The scores of a recording are always those under its list."""

import numpy as np
import pytest

from birdann.app.commands import (
    AddRecordings,
    MergeSpecies,
    SetSpeciesLists,
    set_tag,
    untagged,
)
from birdann.app.exchange.exporting import export
from birdann.app.exchange.lists import ExistingListPolicy, ListChoices, import_lists
from birdann.app.learning.predicting import Rescorer, predict
from birdann.app.learning.runs import show_run
from birdann.app.learning.training import train
from birdann.app.results.scoring import score_against_calls
from birdann.app.segmenting.outlines import draw_all
from birdann.core.errors import TableError
from birdann.core.geometry import TimeFreqBox
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.predictions import Mode
from tests.csv_rows import csv_rows


@pytest.fixture(params=["ored-lr", "auto"])
def scored(learnable, request):
    """A project with a model and scores."""
    run = train(learnable, model=request.param)
    predict(learnable)
    learnable.run = run
    return learnable


def scores_of(session):
    project = session.project
    run_id = project.runs.id_in_use()
    tables = {r.id: project.scores.table(run_id, r.id) for r in project.recordings.all()}
    return {
        key: None if one is None else (one.mode, tuple(one.segment_ids), one.probabilities)
        for key, one in tables.items()
    }


def assert_same(found, expected):
    assert found.keys() == expected.keys()
    for key, one in expected.items():
        assert (found[key] is None) == (one is None)
        if one is not None:
            assert found[key][:2] == one[:2]
            np.testing.assert_allclose(found[key][2], one[2], atol=1e-6)


def list_of_two(session):
    """Return a recording that lists two species, its list, and the two."""
    lists = session.project.lists.all()
    key = next(key for key, one in lists.items() if len(one.present) == 2)
    return key, lists[key], lists[key].present


def test_after_an_edit_of_a_list_scores_are_those_of_a_full_prediction(scored):
    key, listed, (first, second) = list_of_two(scored)
    follower = Rescorer()
    for edited in (
        set_tag(listed, first, None),
        set_tag(listed, second, TagState.ABSENT),
        SpeciesList(recording_id=key, state=ListState.INCOMPLETE, tags=listed.tags),
        SpeciesList(recording_id=key, state=ListState.COMPLETE),
        untagged(key),
    ):
        scored.execute(SetSpeciesLists([edited]))
        assert follower.rescore(scored) == 1
        at_once = scores_of(scored)
        predict(scored, run_id=scored.run.id)
        assert_same(at_once, scores_of(scored))
        assert follower.rescore(scored) == 0


def test_a_tag_taken_away_and_given_again_gives_the_former_numbers(scored):
    key, listed, (first, _) = list_of_two(scored)
    before, follower = scores_of(scored), Rescorer()
    scored.execute(SetSpeciesLists([set_tag(listed, first, None)]))
    follower.rescore(scored)
    changed = scores_of(scored)
    column = scored.run.species_ids.index(first)
    assert not changed[key][2][:, column].any()
    assert before[key][2][:, column].max() > 0.5
    scored.undo()
    follower.rescore(scored)
    assert_same(scores_of(scored), before)
    scored.redo()
    follower.rescore(scored)
    assert_same(scores_of(scored), changed)
    scored.execute(SetSpeciesLists([listed]))
    follower.rescore(scored)
    assert_same(scores_of(scored), before)


def test_before_they_are_computed_again_no_score_contradicts_the_list(scored, tmp_path):
    key, listed, (first, _) = list_of_two(scored)
    struck = scored.project.species.all()[first].name
    scored.execute(SetSpeciesLists([set_tag(listed, first, None)]))
    name = scored.project.recordings.one(key).name

    def rows():
        export(scored.project, tmp_path / "out.csv", overwrite=True)
        return [row for row in csv_rows(tmp_path / "out.csv") if row["recording"] == name]

    assert {row["status"] for row in rows()} == {"unlabelled"}
    assert scored.project.runs.id_in_use() == scored.run.id
    Rescorer().rescore(scored)
    assert {row["mode"] for row in rows()} == {"transductive"}
    for row in rows():
        assert struck not in (row["species"], row["runner_up"], row["list_species"])


def test_the_only_scored_recording_keeps_its_run(learnable):
    run = train(learnable, model="ored-lr")
    everyone = list(learnable.project.lists.all())
    predict(learnable)
    learnable.execute(SetSpeciesLists([untagged(key) for key in everyone]))
    assert learnable.project.runs.id_in_use() == run.id
    assert Rescorer().rescore(learnable) == len(everyone)
    assert {score[0] for score in scores_of(learnable).values()} == {Mode.INDUCTIVE}


def test_species_merged_follow_as_well(scored, tmp_path):
    """Under its list each segment is of the one species that is left."""
    key, _listed, (first, second) = list_of_two(scored)
    name = scored.project.species.all()[second].name
    before, follower = scores_of(scored), Rescorer()
    scored.execute(MergeSpecies(first, second, name))
    follower.rescore(scored)
    export(scored.project, tmp_path / "out.csv")
    recording = scored.project.recordings.one(key).name
    rows = [row for row in csv_rows(tmp_path / "out.csv") if row["recording"] == recording]
    assert {row["species"] for row in rows} == {name}
    scored.undo()
    follower.rescore(scored)
    assert_same(scores_of(scored), before)


def test_an_earlier_run_follows_when_it_is_returned_to(learnable):
    early = train(learnable, model="ored-lr")
    predict(learnable)
    before = scores_of(learnable)
    train(learnable, model="ored-lr", seed=5)
    predict(learnable)
    key, listed, (first, _) = list_of_two(learnable)
    follower = Rescorer()
    learnable.execute(SetSpeciesLists([set_tag(listed, first, None)]))
    assert follower.rescore(learnable) == 1
    show_run(learnable, early.id)
    assert follower.rescore(learnable) == 1
    column = early.species_ids.index(first)
    assert not scores_of(learnable)[key][2][:, column].any()
    learnable.execute(SetSpeciesLists([listed]))
    follower.rescore(learnable)
    assert_same(scores_of(learnable), before)


def test_a_list_that_is_edited_while_all_are_scored_is_scored_under_the_new_one(learnable):
    run = train(learnable, model="ored-lr")
    key, listed, (first, _) = list_of_two(learnable)
    asked = []

    def edit(_fraction, _text):
        if not asked:
            asked.append(1)
            return
        if len(asked) == 1:
            asked.append(2)
            learnable.execute(SetSpeciesLists([set_tag(listed, first, None)]))

    # the scores are computed before the list is edited, and stored after
    apply = learnable.apply

    def late(*arguments, **named):
        edit(0, "")
        edit(0, "")
        return apply(*arguments, **named)

    learnable.apply = late
    report = predict(learnable)
    assert report.n_segments == 72
    assert not learnable.project.reader().scores.outdated_recordings(run.id)
    column = run.species_ids.index(first)
    assert not scores_of(learnable)[key][2][:, column].any()


def test_a_segment_that_comes_back_after_a_list_was_edited_has_its_score(learnable):
    from birdann.app.commands import DeleteSegments

    train(learnable, model="ored-lr")
    predict(learnable)
    before, follower = scores_of(learnable), Rescorer()
    key, listed, (first, _) = list_of_two(learnable)
    gone = learnable.project.segments.of(key)[0].id
    learnable.execute(DeleteSegments([gone]))
    learnable.execute(SetSpeciesLists([set_tag(listed, first, None)]))
    follower.rescore(learnable)
    learnable.undo()
    follower.rescore(learnable)
    learnable.undo()
    follower.rescore(learnable)
    assert_same(scores_of(learnable), before)


def test_a_table_of_lists_is_followed_at_once(learnable, text_file):
    train(learnable, model="ored-lr")
    predict(learnable)
    key, _listed, (_first, second) = list_of_two(learnable)
    name = learnable.project.species.all()[second].name
    table = text_file(
        "lists.csv", f"file,labels\n{learnable.project.recordings.one(key).name},{name}\n"
    )
    import_lists(learnable, table, ListChoices(existing=ExistingListPolicy.REPLACE))
    shown = learnable.project.runs.id_in_use()
    named = {score.species_id for score in learnable.project.scores.best(shown, key).values()}
    assert named == {second}


def test_calls_of_a_name_that_two_recordings_have_are_not_scored(session, factory, text_file):
    session.execute(AddRecordings([factory.recording(f"{site}/a.wav") for site in ("bog", "fen")]))
    session.execute(AddRecordings([factory.recording("fen/b.wav")]))
    calls = text_file("calls.csv", "file,start_s,end_s,species\na.wav,0,1,Wren\n")
    with pytest.raises(TableError, match=r"lists “a.wav”, and several recordings"):
        score_against_calls(session.project, calls)
    calls.write_text("file,start_s,end_s,species\nb.wav,0,1,Wren\n")
    assert score_against_calls(session.project, calls)["unheard"] == []


def test_calls_of_recordings_that_are_not_in_the_project_do_not_count(session, factory, text_file):
    recording = factory.recording("fen/b.wav", n_frames=10 * 22050, sample_rate_hz=22050)
    session.execute(AddRecordings([recording]))
    box = TimeFreqBox(onset_s=1.0, offset_s=2.0, low_hz=1000, high_hz=2000)
    session.execute(draw_all(session, recording.id, [box]))
    calls = text_file(
        "calls.csv", "file,start_s,end_s,species\nb.wav,1,2,Wren\nc.wav,0,1,Wren\nd.wav,0,1,Wren\n"
    )
    scores = score_against_calls(session.project, calls)
    assert scores["elsewhere"] == 2
    assert scores["boundaries"]["notes"] == 1
    assert scores["boundaries"]["iou50"]["f1"] == 1.0

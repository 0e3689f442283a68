"""Runs side by side, and back to an earlier one."""

from dataclasses import replace

import pytest

from birdann.app.commands import ClearLabels, LabelSegments
from birdann.app.exchange.exporting import export
from birdann.app.exchange.thresholds import set_threshold
from birdann.app.learning.learn import learn, train_again
from birdann.app.learning.runs import note_export, run_summaries, show_run
from birdann.app.learning.training import train
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.core.ids import RunId, id_of_text
from birdann.core.labels import LabelState
from birdann.store import Project
from tests.csv_rows import csv_rows


@pytest.fixture
def twice(learnable):
    """Train two runs with one confirmed label between them; return the session and the runs."""
    first = learn(learnable, model="ored-lr", schema_key="test/1").run
    segment, species = next(iter(learnable.truth.items()))
    learnable.execute(LabelSegments([segment], LabelState.CONFIRMED, species))
    second = learn(learnable, model="ored-lr", schema_key="test/1", seed=3).run
    return learnable, first, second


def summaries(session):
    with session.project.reader() as reader:
        return run_summaries(reader)


def test_runs_are_counted_and_compared_with_labels(twice):
    session, first, second = twice
    newest, oldest = summaries(session)
    assert (newest.run.id, oldest.run.id) == (second.id, first.id)
    assert newest.n_segments == oldest.n_segments == 72
    assert (newest.is_shown, oldest.is_shown) == (True, False)
    assert (newest.n_labels, newest.n_later) == (1, 0)
    assert (oldest.n_labels, oldest.n_later) == (1, 1)
    assert oldest.n_agreeing == oldest.n_later_agreeing


def test_what_agrees_with_a_rejection(twice):
    session, first, _ = twice
    segment, species = next(iter(session.truth.items()))
    other = next(bird for bird in session.truth.values() if bird != species)
    for rejected, agreeing in ((species, 0), (other, 1), (None, 0)):
        session.execute(LabelSegments([segment], LabelState.REJECTED, rejected))
        oldest = summaries(session)[-1]
        assert oldest.run.id == first.id
        assert oldest.n_agreeing == agreeing
    session.execute(ClearLabels([segment]))
    assert summaries(session)[-1].n_labels == 0


def test_an_earlier_run_is_shown_until_the_next_training(twice):
    session, first, second = twice
    project, seen = session.project, []
    session.subscribe(seen.append)
    assert project.runs.id_in_use() == second.id
    changes = show_run(session, first.id)
    assert seen == [changes]
    assert project.runs.id_in_use() == first.id
    assert project.runs.latest_scored() == second.id
    recording = project.recordings.all()[0].id
    table = project.overview.segments()
    scores = project.scores.best(first.id, recording)
    assert table.probability[0] == pytest.approx(scores[table.segment_ids[0]].probability)
    run = train_again(session).run
    assert run.seed == first.seed
    assert run.report.began_from == first.id
    assert project.runs.id_in_use() == run.id


def test_a_run_that_is_gone_is_not_shown(twice):
    session, first, second = twice
    show_run(session, first.id)
    with session.project.transaction("delete run") as tx:
        tx.runs.delete(first.id)
    assert session.project.runs.id_in_use() == second.id
    with pytest.raises(KeyError):
        show_run(session, RunId(1))
    assert session.project.runs.id_in_use() == second.id


def test_counts_are_those_of_the_run_shown(twice):
    session, first, _ = twice
    project = session.project
    partial = train(session, model="ored-lr", schema_key="test/1")
    recording_id = project.recordings.all()[0].id
    scores = project.scores.table(first.id, recording_id)
    with project.transaction("score one recording") as tx:
        tx.scores.put(recording_id, replace(scores, run_id=partial.id))
    n_first = len(scores.segment_ids)
    assert project.runs.id_in_use() == partial.id
    assert project.overview.counts().predicted == n_first
    show_run(session, first.id)
    assert project.overview.counts().predicted == 72


def named_by_threshold(session, run, tmp_path):
    set_threshold(session, session.project.species.in_use()[0].name, 0.5, run.id)


def named_by_sample(session, run, tmp_path):
    draw_sample(session, SampleDesign(name="spring", source=run.id))


def named_by_export(session, run, tmp_path):
    show_run(session, run.id)
    export(session.project, tmp_path / "calls.csv")


def named_by_command(session, run, tmp_path):
    """A command opens the project to read it only."""
    path = session.project.path
    session.project.close()
    with Project.open(path, read_only=True) as project:
        assert note_export(project, tmp_path / "calls.csv", run.id) == []


def named_by_command_beside_the_window(session, run, tmp_path):
    with Project.open(session.project.path, read_only=True) as project:
        assert note_export(project, tmp_path / "calls.csv", run.id)


@pytest.mark.parametrize(
    "naming",
    [
        named_by_threshold,
        named_by_sample,
        named_by_export,
        named_by_command,
        named_by_command_beside_the_window,
    ],
)
def test_a_run_that_something_names_is_superseded_and_another_is_removed(naming, twice, tmp_path):
    session, first, second = twice
    path = session.project.path
    naming(session, first, tmp_path)
    session.project.close()
    with Project.open(path) as project, project.transaction("retire") as tx:
        tx.runs.retire(first.id)
        tx.runs.retire(second.id)
    with Project.open(path) as project:
        assert [(run.id, run.is_superseded) for run in project.runs.all()] == [(first.id, True)]


def test_an_export_of_a_project_that_is_open_elsewhere_says_that_it_precedes(twice, tmp_path):
    session, *_ = twice
    with Project.open(session.project.path, read_only=True) as project:
        report = export(project, tmp_path / "calls.csv")
        assert "precede training" in report.left_out[0]
        assert "precede training" in (tmp_path / "calls.csv.left-out.txt").read_text()


def test_tables_name_a_run_with_its_time(twice, tmp_path):
    session, first, _ = twice
    assert id_of_text(first.stamp) == first.id
    assert f"@{first.created_at:%Y-%m-%dT%H:%M}Z" in first.stamp
    show_run(session, first.id)
    export(session.project, tmp_path / "calls.csv")
    assert first.stamp in {row["model_run"] for row in csv_rows(tmp_path / "calls.csv")}

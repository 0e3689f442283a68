"""Samples that people drew in two projects: what they say is the same in the project of both."""

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, AddSegment, AddSpecies, MergeSpecies, Outlines
from birdann.app.exchange.merging import merge_projects
from birdann.app.exchange.thresholds import set_threshold, threshold_rows
from birdann.app.results.review_queue import answer_items
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.app.results.validation import sample_results, sample_summaries
from birdann.app.session import Session
from birdann.core.validation import Answer
from birdann.store import Project
from tests.making import score_table

N = 40


def begin(path, factory, seed=0):
    """Make a project of one recording with scored segments."""
    rng = np.random.default_rng(seed)
    with Project.create(path) as project:
        session = Session(project, reviewer="Eve")
        recording = factory.recording("a.wav", n_frames=48_000 * 600)
        session.execute(AddRecordings([recording]))
        species = [factory.species(name) for name in ("Robin", "Wren")]
        session.execute(AddSpecies(species))
        found = [factory.segment(recording.id, 100 * (i + 1)) for i in range(N)]
        session.execute(AddSegment(Outlines(found)))
        run = factory.run(species)
        table = score_table(
            run.id, [row.id for row in found], np.float32(rng.dirichlet([1, 2, 1], N)[:, :2])
        )
        with project.transaction("predict") as tx:
            tx.recordings.mark_segmented(recording.id, segmenter="{}", feature_schema="hja38/1")
            tx.runs.add(run, b"model", {})
            tx.scores.put(recording.id, table)
    return path


def draw(path, name, seed):
    """Draw a sample and judge it; return what it says."""
    with Project.open(path) as project:
        session = Session(project, reviewer="Eve")
        draw_sample(session, SampleDesign(name=name, n_bins=2, n_per_bin=5, seed=seed))
        (sample,) = [one for one in project.samples.all() if one.name == name]
        answer_items(
            session,
            name,
            {
                item.place: Answer.YES if item.score > 0.4 else Answer.NO
                for item in project.samples.items(sample.id)
            },
        )
        set_threshold(session, "Robin", 0.5)
        set_threshold(session, "Wren", 0.6)
    return told(path, name)


def told(path, name):
    with Project.open(path, read_only=True) as project, project.reader() as reader:
        return sample_results(reader, name).species


def merged(one, other):
    path = one.with_name("both.birdann")
    path.unlink(missing_ok=True)
    return merge_projects(one, other, path, actor="Carl").path


@pytest.mark.parametrize("is_first", [True, False])
def test_of_projects_that_were_made_apart(tmp_path, factory, is_first):
    a, b = (begin(tmp_path / f"{name}.birdann", factory) for name in "ab")
    said = draw(a, "spring", 1)
    both = merged(a, b) if is_first else merged(b, a)
    assert told(both, "spring") == said


def test_two_of_one_name_are_both_there(tmp_path, factory):
    a, b = (begin(tmp_path / f"{name}.birdann", factory) for name in "ab")
    said = draw(a, "spring", 1), draw(b, "spring", 2)
    both = merged(a, b)
    with Project.open(both, read_only=True) as project, project.reader() as reader:
        first, second = sorted(summary.name for summary in sample_summaries(reader))
    assert first == "spring"
    assert second.startswith("spring (Eve, ")
    assert (told(both, first), told(both, second)) == said


@pytest.mark.parametrize("is_first", [True, False])
def test_of_species_that_the_other_made_one(tmp_path, factory, is_first):
    base = begin(tmp_path / "base.birdann", factory)
    a, b = tmp_path / "a.birdann", tmp_path / "b.birdann"
    for path in (a, b):
        with Project.open(base, read_only=True) as project:
            project.save_copy(path)
    said = draw(a, "spring", 1)
    with Project.open(b) as project:
        robin, wren = (project.species.find_by_name(name) for name in ("Robin", "Wren"))
        Session(project, reviewer="Ben").execute(MergeSpecies(robin.id, wren.id, wren.name))
    both = merged(a, b) if is_first else merged(b, a)
    found = {row.species: row for row in told(both, "spring")}
    for one in said:
        assert found[one.species].bins == one.bins
        assert found[one.species].density == one.density
    with Project.open(both, read_only=True) as project, project.reader() as reader:
        assert {row.species: row.score for row in threshold_rows(reader)}["Wren"] == 0.6

"""The audit of a project's lists: what it tells, and what its answers do."""

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, LabelSegments, SetSpeciesLists
from birdann.app.reviewing.list_errors import ListError, find_list_errors, write_list_errors
from birdann.core.errors import NothingToLearnError, OutputExistsError, SampleError
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from tests.csv_rows import csv_rows

N = 40


@pytest.fixture
def spoilt(session, factory):
    """40 recordings of two of four species each; of one Crow is called Rail."""
    rng = np.random.default_rng(1)
    species = [factory.species(name) for name in ("Crow", "Owl", "Rail", "Wren")]
    recordings = [factory.recording(f"{i:02}.wav") for i in range(N)]
    session.execute(AddRecordings(recordings))
    lists = []
    with session.project.transaction("segments") as tx:
        for i, recording in enumerate(recordings):
            there = sorted(rng.choice(4, size=2, replace=False).tolist()) if i else [0, 1]
            segments = [factory.segment(recording.id, 100 * (k + 1)) for k in range(6)]
            kinds = [there[k % 2] for k in range(6)]
            X = 3.0 * np.eye(4, 5)[kinds] + rng.standard_normal((6, 5))
            tx.segments.add(segments, schema_key="test/1", features=X)
            tags = {species[j].id: TagState.PRESENT for j in ([1, 2] if i == 0 else there)}
            lists.append(
                SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, tags=tags)
            )
    session.execute(SetSpeciesLists(lists, new_species=species))
    return session


def audited(session, **choices):
    with session.project.reader() as reader:
        return find_list_errors(reader, **choices)


def of_first(session, **choices):
    return {
        (disagreement.says, disagreement.species): disagreement
        for disagreement in audited(session, **choices).disagreements
        if disagreement.recording == "00.wav"
    }


def test_what_is_wrong_with_a_list_is_told_with_the_segment_that_says_so(spoilt):
    found = of_first(spoilt)
    assert set(found) == {(ListError.LACKS, "Crow"), (ListError.CLAIMS, "Rail")}
    lacks = found[ListError.LACKS, "Crow"]
    assert lacks.n_calls == 3
    assert lacks.start_s is not None
    assert lacks.segment_id in {
        segment.id for segment in spoilt.project.segments.of(lacks.recording_id)
    }
    assert "Crow not listed, probably present" in lacks.sentence()
    assert "Rail listed, probably absent" in found[ListError.CLAIMS, "Rail"].sentence()


def test_accepting_mends_the_list_and_undo_brings_the_entries_back(spoilt):
    for proposal in of_first(spoilt).values():
        spoilt.execute(proposal.correct_list_command())
    key = next(
        recording.id
        for recording in spoilt.project.recordings.all()
        if recording.path.endswith("00.wav")
    )
    names = {species.id: species.name for species in spoilt.project.species.in_use()}
    tags = {names[s]: state for s, state in spoilt.project.lists.of(key).tags.items()}
    assert tags == {
        "Crow": TagState.PRESENT, "Owl": TagState.PRESENT, "Rail": TagState.ABSENT,
    }  # fmt: skip
    assert not of_first(spoilt)
    spoilt.undo()
    spoilt.undo()
    assert len(of_first(spoilt)) == 2


def test_what_was_refused_is_not_asked_again_until_undone(spoilt):
    before = spoilt.project.lists.all()
    for proposal in of_first(spoilt).values():
        spoilt.execute(proposal.keep_list_command())
    assert not of_first(spoilt)
    assert {k: set(v.present) for k, v in spoilt.project.lists.all().items()} == {
        k: set(v.present) for k, v in before.items()
    }
    spoilt.undo()
    spoilt.undo()
    assert len(of_first(spoilt)) == 2


def test_a_confirmed_call_settles_its_species(spoilt):
    claims = of_first(spoilt)[ListError.CLAIMS, "Rail"]
    spoilt.execute(LabelSegments([claims.segment_id], LabelState.CONFIRMED, claims.species_id))
    assert (ListError.CLAIMS, "Rail") not in of_first(spoilt)


def test_a_bar_that_is_no_probability_is_refused(spoilt):
    with pytest.raises(SampleError, match="above 0"):
        audited(spoilt, least=1.5)


def test_a_project_without_lists_says_what_is_missing(session):
    with pytest.raises(NothingToLearnError, match="Add some first"):
        audited(session)


def test_too_few_recordings_are_told(learnable):
    keys = [recording.id for recording in learnable.project.recordings.all()][8:]
    learnable.execute(SetSpeciesLists([SpeciesList(recording_id=key) for key in keys]))
    with pytest.raises(NothingToLearnError, match="at least 10 recordings"):
        audited(learnable)


def test_species_of_few_lists_are_named(learnable, factory):
    rare = factory.species("Rare")
    first = learnable.project.recordings.all()[0].id
    one = learnable.project.lists.of(first)
    tags = {**one.tags, rare.id: TagState.PRESENT}
    learnable.execute(
        SetSpeciesLists(
            [SpeciesList(recording_id=first, state=one.state, tags=tags)], new_species=[rare]
        )
    )
    report = audited(learnable)
    assert report.too_few == ("Rare",)
    assert any("Too few lists: Rare." in line for line in report.lines())
    assert all(disagreement.species != "Rare" for disagreement in report.disagreements)


def test_the_table_says_the_same_and_replaces_nothing_unasked(spoilt, tmp_path):
    report, path = audited(spoilt), tmp_path / "audit.csv"
    write_list_errors(path, report.disagreements)
    rows = csv_rows(path, encoding="utf-8-sig")
    assert [(r["recording"], r["species"], r["list"]) for r in rows] == [
        (disagreement.recording, disagreement.species, disagreement.says)
        for disagreement in report.disagreements
    ]
    with pytest.raises(OutputExistsError):
        write_list_errors(path, report.disagreements)

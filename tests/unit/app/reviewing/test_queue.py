"""Which question comes next."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, AddSegment, LabelSegments, Outlines
from birdann.app.reviewing.queue import (
    OPEN,
    ReviewFilter,
    ReviewOrder,
    displayed_species,
    matching,
    sort_rows,
    uncertainty,
)
from birdann.core.labels import LabelState, SegmentStatus
from birdann.core.predictions import Mode
from birdann.core.provenance import Program
from tests.making import score_table

P = np.float32(
    [
        [0.90, 0.05, 0.0],  # 0 Crow, sure
        [0.50, 0.45, 0.0],  # 1 Crow, very unsure
        [0.60, 0.30, 0.0],  # 2 Crow, unsure
        [0.05, 0.80, 0.0],  # 3 Owl
        [0.10, 0.50, 0.0],  # 4 Owl, less sure
        [0.03, 0.02, 0.0],  # 5 none of these
    ]
)


@pytest.fixture
def scene(session, factory):
    """Two recordings of four segments each; the last two have no score."""
    recordings = [factory.recording(p) for p in ("a.wav", "b.wav")]
    species = [factory.species(n) for n in ("Crow", "Owl", "Wren")]
    segments = [factory.segment(recordings[i // 4].id, 100 * (i % 4 + 1)) for i in range(8)]
    run = factory.run(species)
    session.execute(AddRecordings(recordings))
    session.execute(AddSegment(Outlines(segments)))
    with session.project.transaction("score") as tx:
        tx.species.put(species)
        tx.runs.add(run, b"", {})
        for r, rows in ((0, slice(0, 4)), (1, slice(4, 6))):
            ids = tuple(s.id for s in segments[rows])
            tx.scores.put(
                recordings[r].id,
                score_table(run.id, ids, P[rows], mode=Mode.TRANSDUCTIVE),
            )
    return session, recordings, species, [s.id for s in segments]


def table_of(session):
    return session.project.overview.segments()


def test_what_is_shown_follows_the_person_then_the_model(scene):
    session, _, species, ids = scene
    session.execute(LabelSegments([ids[0]], LabelState.CORRECTED, species[2].id))
    session.execute(LabelSegments([ids[1]], LabelState.REJECTED, species[0].id))
    table = table_of(session)
    names = [table.species_ids.index(s.id) for s in species]
    crow, owl, wren = names
    assert displayed_species(table).tolist() == [wren, -1, crow, owl, owl, -1, -1, -1]
    rows = {
        status: matching(table, ReviewFilter(statuses=frozenset({status}))).tolist()
        for status in SegmentStatus
    }
    assert rows == {
        SegmentStatus.CONFIRMED: [],
        SegmentStatus.CORRECTED: [0],
        SegmentStatus.REJECTED: [1],
        SegmentStatus.PREDICTED: [2, 3, 4, 5],
        SegmentStatus.UNLABELLED: [6, 7],
    }


def test_filters(scene):
    session, recordings, species, ids = scene
    session.execute(LabelSegments([ids[0]], LabelState.CONFIRMED, species[0].id))
    table = table_of(session)

    def rows(**wanted):
        return matching(table, ReviewFilter(**wanted)).tolist()

    assert rows() == [1, 2, 3, 4, 5, 6, 7]
    assert rows(statuses=None) == list(range(8))
    assert rows(statuses=frozenset({SegmentStatus.CONFIRMED})) == [0]
    assert rows(species_ids=frozenset({species[0].id}), statuses=None) == [0, 1, 2]
    assert rows(species_ids=frozenset({None})) == [5, 6, 7]
    assert rows(recording_ids=frozenset({recordings[1].id})) == [4, 5, 6, 7]
    assert rows(min_probability=0.7, max_probability=0.85) == [3]
    assert rows(species_ids=frozenset()) == []
    assert SegmentStatus.PREDICTED in OPEN


def test_orders(scene):
    table = table_of(scene[0])
    rows = np.arange(6)
    assert sort_rows(table, rows, ReviewOrder.TIME).tolist() == [0, 1, 2, 3, 4, 5]
    assert sort_rows(table, rows, ReviewOrder.PROBABLE).tolist() == [5, 0, 3, 2, 1, 4]
    assert sort_rows(table, rows, ReviewOrder.IMPROBABLE).tolist() == [1, 4, 2, 3, 0, 5]
    assert sort_rows(table, rows, ReviewOrder.SPECIES).tolist() == [0, 2, 1, 3, 4, 5]


def test_uncertain_deals_the_species_in_turn(scene):
    table = table_of(scene[0])
    # chance that the species is wrong: Crow .05 / .95, .5, .4; Owl .05 / .85, .1 / .6; none .02 / .05, halved
    assert sort_rows(table, np.arange(6)).tolist() == [1, 5, 4, 2, 3, 0]
    doubt = uncertainty(table)
    assert doubt[:6] == pytest.approx([1 / 19, 0.5, 0.4, 1 / 17, 1 / 6, 0.2], abs=1e-6)
    assert (doubt[6:] == 0).all()


def test_doubt_that_a_list_would_settle_comes_later(scene):
    session, recordings, *_ = scene
    before = table_of(session)
    run_id = session.project.runs.id_in_use()
    with session.project.transaction("take for untagged") as tx:
        told = tx.scores.table(run_id, recordings[0].id)
        tx.scores.put(recordings[0].id, replace(told, mode=Mode.INDUCTIVE))
    table = table_of(session)
    doubt = uncertainty(table)
    free = table.recording == 0
    assert doubt[free] == pytest.approx(uncertainty(before)[free] / 2)
    assert doubt[~free] == pytest.approx(uncertainty(before)[~free])


def test_an_order_is_a_permutation_even_of_nothing(scene):
    table = table_of(scene[0])
    for order in ReviewOrder:
        assert sorted(sort_rows(table, np.arange(8), order)) == list(range(8))
        assert len(sort_rows(table, np.array([], dtype=np.int64), order)) == 0


def test_the_best_witness_of_each_species_in_each_recording(scene):
    session, _, species, ids = scene
    crow, owl, _ = species

    def best():
        return matching(table_of(session), ReviewFilter(best_examples=True)).tolist()

    assert best() == [0, 3, 4]
    session.execute(LabelSegments([ids[0]], LabelState.REJECTED, None))  # not this one: the next
    assert best() == [2, 3, 4]
    session.execute(LabelSegments([ids[1]], LabelState.CORRECTED, crow.id))  # settled there
    assert best() == [3, 4]
    session.execute(LabelSegments([ids[3]], LabelState.CORRECTED, crow.id))
    assert best() == [4]  # whether there is an Owl in the other recording is still open
    session.execute(LabelSegments([ids[4]], LabelState.CONFIRMED, owl.id))
    assert best() == []


def test_of_many_predictions_the_best_of_each_species_and_recording_are_shown(scene):
    table = table_of(scene[0])
    rng = np.random.default_rng(0)
    n = 60
    table = table.take(np.arange(n) % len(table.segment_ids))
    n_species, n_recordings = len(table.species_ids), len(table.recording_ids)
    table = replace(
        table,
        recording=rng.integers(0, n_recordings, n).astype(np.int32),
        species=rng.integers(-1, n_species, n).astype(np.int32),
        probability=rng.choice([0.2, 0.4, 0.6, np.nan], n),
        label=np.full(n, -1, np.int8),
    )
    places = list(zip(table.recording.tolist(), table.species.tolist(), strict=True))
    best = [
        max(
            (row for row, place in enumerate(places) if place == wanted),
            key=lambda row: (np.nan_to_num(table.probability[row]), -row),
        )
        for wanted in set(places)
        if wanted[1] >= 0
    ]
    assert len(best) > 2
    assert matching(table, ReviewFilter(best_examples=True)).tolist() == sorted(best)


def test_only_what_a_program_outlined(scene):
    table = table_of(scene[0])
    birdnet, other = Program(name="BirdNET", version="2.4"), Program(name="Other")
    found = replace(
        table, programs=(birdnet,), program=np.array([0, -1, 0, -1, -1, 0, -1, -1], dtype=np.int16)
    )
    assert matching(found, ReviewFilter(program=birdnet)).tolist() == [0, 2, 5]
    assert matching(found, ReviewFilter(program=other)).tolist() == []
    assert matching(table, ReviewFilter(program=birdnet)).tolist() == []


def test_first_questions_come_before_the_most_doubtful(scene):
    session, *_ = scene
    table = table_of(session)
    rows = matching(table, ReviewFilter())
    usual = sort_rows(table, rows).tolist()
    first = [usual[-1], usual[2]]
    expected = [*first, *(row for row in usual if row not in first)]
    assert sort_rows(table, rows, first=first).tolist() == expected
    by_time = sort_rows(table, rows, ReviewOrder.TIME, first)
    assert by_time.tolist() == sorted(rows.tolist())

"""What scores of windows and boxes say about segments."""

import numpy as np
import pytest
from scipy.special import logit

from birdann.app.commands import SetSpeciesLists
from birdann.app.exchange.evidence import import_evidence
from birdann.app.learning.evidence import (
    DetectorEvidence,
    detectors,
    evidence_of_scores,
    is_covered_by_window,
    switch_off_detectors,
)
from birdann.app.learning.learn import learn
from birdann.app.learning.training_data import gather_training
from birdann.core.labels import SpeciesList


def heights(session, species, recording):
    """Return the evidence of a recording's segments by species, in order of onset."""
    with session.project.reader() as reader:
        table = reader.features.instances("test/1", [recording])
        parts = DetectorEvidence(reader).of(table, [bird.id for bird in species])
    return [dense(part, len(table.segment_ids), len(species)) for part in parts]


def dense(part, n, n_species):
    found = np.zeros((n, n_species))
    found[part.rows, part.columns] = part.log_odds
    return found


def table(path, rows, head="file,start_s,end_s,class,score,detector"):
    path.write_text("\n".join([head, *(",".join(map(str, row)) for row in rows)]) + "\n")
    return path


def log_odds(score, threshold):
    """Return log odds of presence by score, less those of what was not reported: 2.6 for .02 of .02."""
    return 0.1 + 0.7 * logit(score) + 4.4 - 0.17 * logit(threshold)


@pytest.mark.parametrize(
    ("step_s", "near"),
    [(3.0, "lllhhh"), (1.0, "nllnhh"), (6.0, "lllhhh")],
    ids=["consecutive", "overlapping", "with gaps"],
)
def test_a_window_counts_for_the_segments_that_it_covers(learnable, tmp_path, step_s, near):
    """Segments begin at 1, 2 … 6 s and last 0.3 s."""
    project = learnable.project
    recording, other = project.recordings.all()[:2]
    rows = [
        (recording.name, 1.0, 4.0, "Wren", 0.5, "net"),
        (recording.name, 4.0, 7.0, "Wren", 0.9, "net"),
        *((other.name, k * step_s, k * step_s + 3.0, "Wren", 0.6, "net") for k in range(4)),
    ]
    import_evidence(learnable, [table(tmp_path / "t.csv", rows)])
    species = project.species.in_use()
    (found,) = heights(learnable, species, recording.id)
    wren = [bird.name for bird in species].index("Wren")
    log_odds_of = {"n": 0.0, "l": log_odds(0.5, 0.5), "h": log_odds(0.9, 0.5)}
    # 1.15 and 4.15 s lie at the very edge of a window
    expected = [log_odds_of[letter] for letter in near]
    np.testing.assert_allclose(found[:, wren], expected, atol=2e-3)
    assert not np.delete(found, wren, axis=1).any()


def test_a_box_counts_in_its_band_only(learnable, tmp_path):
    project = learnable.project
    recording = project.recordings.all()[0]
    place = project.segments.positions(recording.id)[0].box
    bands = [(place.low_hz, place.high_hz), (place.high_hz + 1000, place.high_hz + 2000)]
    head = "file,start_s,end_s,low_hz,high_hz,class,score,detector"
    for low_hz, high_hz in bands:
        rows = [(recording.name, 1.0, 1.3, low_hz, high_hz, "Wren", 0.5, "boxes")]
        import_evidence(learnable, [table(tmp_path / "t.csv", rows, head)])
        (found,) = heights(learnable, project.species.in_use(), recording.id)
        whole = log_odds(0.5, 0.5)
        inside = low_hz == place.low_hz
        assert found.max() == pytest.approx(whole if inside else 0.0, rel=1e-3)


def test_scores_on_another_scale_count_above_the_lowest(learnable, tmp_path):
    project = learnable.project
    first, second = project.recordings.all()[:2]
    rows = [
        (first.name, 1.0, 7.0, "Wren", 12.5, "perch"),
        (second.name, 1.0, 7.0, "Crow", 4.5, "perch"),
    ]
    import_evidence(learnable, [table(tmp_path / "t.csv", rows)])
    (found,) = heights(learnable, project.species.in_use(), first.id)
    assert found.max() == pytest.approx(2.3 + 0.7 * 8.0)


def test_long_segments_are_covered_by_windows_in_them():
    spans = np.array([[2.0, 2.5], [9.0, 9.5]])
    np.testing.assert_array_equal(
        is_covered_by_window(np.array([[0.0, 5.0]]), spans, 1.0), [[True, False]]
    )


@pytest.fixture
def without_lists(learnable, tmp_path):
    """Scores of what sounds in half of the recordings, and no list."""
    project = learnable.project
    names = {key: one.name for key, one in project.species.all().items()}
    rng = np.random.default_rng(0)
    rows = []
    for recording in project.recordings.all()[::2]:
        for place in project.segments.positions(recording.id):
            box, name = place.box, names[learnable.truth[place.segment_id]]
            rows.append(
                (recording.name, box.onset_s, box.offset_s, name, rng.uniform(0.6, 0.9), "net")
            )
    learnable.execute(
        SetSpeciesLists([SpeciesList(recording_id=key) for key in project.recordings.paths()])
    )
    import_evidence(learnable, [table(tmp_path / "t.csv", rows)])
    return learnable


def test_detections_alone_train_a_model_that_names_what_no_detector_heard(without_lists):
    project = without_lists.project
    learned = learn(without_lists, model="auto", schema_key="test/1")
    assert learned.prediction.transductive == 0
    for recording in project.recordings.all()[1::2]:
        for key, score in project.scores.best(learned.run.id, recording.id).items():
            assert score.species_id == without_lists.truth[key]


@pytest.mark.parametrize("is_told", [True, False])
def test_listed_species_that_detections_do_not_name_are_told(learnable, tmp_path, is_told):
    """As where a network writes scientific names and the lists have codes."""
    project = learnable.project
    names = [bird.name for bird in project.species.in_use()]
    rows = [
        (recording.name, 0.0, 9.0, f"{name} L." if is_told else name, 0.9, "net")
        for recording in project.recordings.all()
        for name in names
    ]
    import_evidence(learnable, [table(tmp_path / "t.csv", rows)])
    with project.reader() as reader:
        notes = "\n".join(gather_training(reader, "test/1").notes)
    every = f"Listed species without detections: 3 of 3 ({', '.join(names)})"
    assert (every in notes) is is_told


def test_a_detector_that_is_switched_off_says_nothing(without_lists):
    project = without_lists.project
    assert detectors(project) == {"net": True}
    switch_off_detectors(without_lists, ["net"])
    assert detectors(project) == {"net": False}
    with project.reader() as reader:
        assert DetectorEvidence(reader).recordings(at_most=100) == []
    switch_off_detectors(without_lists, [])
    with project.reader() as reader:
        assert gather_training(reader, "test/1").bags.has_evidence.sum() == 6


def test_a_table_of_high_scores_says_less_of_what_it_leaves_out():
    scores = np.array([0.3, 0.9])
    low, high = (evidence_of_scores(scores, t, is_share=True) for t in (0.02, 0.25))
    assert (low > high).all()
    assert (high > 3.0).all()  # even so, 0.3 is far more than nothing
    assert (evidence_of_scores(scores, 0.95, is_share=True) >= 0).all()
    assert evidence_of_scores(np.array([-9.0, 4.0]), 4.0, is_share=False).tolist() == [0.0, 2.3]


def test_no_more_recordings_are_learned_from_than_fit(without_lists):
    with without_lists.project.reader() as reader:
        evidence = DetectorEvidence(reader)
        every = evidence.recordings(at_most=100)
        few = evidence.recordings(at_most=4)
    assert len(every) == 6
    assert len(few) == 4
    assert set(few) < set(every)

"""How likely an outline is one call of its own."""

import numpy as np
import pytest

from birdann.core.geometry import TimeFreqBox
from birdann.core.predictions import Mode
from birdann.features.schema import schema_of
from birdann.models.call_probability import (
    animal_probability,
    covered_share,
    whole_probability,
    with_call_probability,
)
from tests.making import score_table

rng = np.random.default_rng(3)


def bounds(onsets_s, offsets_s, low_hz=2000.0, high_hz=4000.0):
    """Return the bounds of outlines, all in one band unless stated."""
    return np.column_stack(np.broadcast_arrays(onsets_s, offsets_s, low_hz, high_hz))


def test_what_the_learner_takes_for_noise_is_hardly_a_call():
    onsets_s = np.arange(3.0)
    sure, doubtful, noise = whole_probability(
        np.array([0.01, 0.5, 0.99]), bounds(onsets_s, onsets_s + 0.1)
    )
    assert 0 < noise < doubtful < sure < 1
    assert noise < 0.15 < doubtful


def test_a_sliver_beside_a_call_is_less_than_one_that_stands_alone():
    onsets_s = np.array([0.0, 0.1, 2.0])
    offsets_s = np.array([0.4, 0.3, 2.2])
    call, sliver, alone = whole_probability(
        np.array([0.01, 0.2, 0.2]), bounds(onsets_s, offsets_s)
    )
    assert sliver < alone < call


def test_short_pieces_are_less_than_long_calls_whatever_the_unit():
    onsets_s, none = np.arange(5.0), np.full(5, 0.1)
    durations_s = np.array([0.02, 0.2, 0.2, 0.2, 0.4])
    birds = whole_probability(none, bounds(onsets_s, onsets_s + durations_s))
    bats = whole_probability(none, bounds(onsets_s / 50, (onsets_s + durations_s) / 50))
    assert birds[0] < birds[1] < birds[4]
    assert bats == pytest.approx(birds)


def sounds(schema, **columns):
    """Return features of as many sounds, and their names."""
    names = schema_of(schema).names
    X = np.zeros((len(next(iter(columns.values()))), len(names)), dtype=np.float32)
    for name, values in columns.items():
        if name in names:
            X[:, names.index(name)] = values
    return X, names


def test_a_click_is_less_likely_an_animal_than_a_whistle():
    X, names = sounds("extended", overtone_3=[-25.0, -10.0, 0.0], loudness_arch=[-6.0] * 3)
    whistle, between, click = animal_probability(np.full(3, 0.1), X, names)
    assert 0 < click < between < whistle < 1


def test_an_overtone_of_a_louder_line_is_likelier_an_animal():
    X, names = sounds("extended", undertone=[-20.0, 0.0, 5.0, 40.0])
    alone, even, overtone, faint = animal_probability(np.full(4, 0.5), X, names)
    assert alone == even < overtone - 0.1 < faint < 0.99


@pytest.mark.parametrize("schema", ["extended", "hja38"])
def test_noise_of_the_learner_is_less_likely_an_animal(schema):
    X, names = sounds(schema, overtone_3=[-10.0] * 3)
    call, doubtful, noise = animal_probability(np.array([3e-6, 0.5, 1.0]), X, names)
    assert 0 < noise < 0.1 < doubtful < 0.9 < call < 1


def test_a_fragment_is_an_animal_but_no_whole_call():
    none, of_both = np.array([0.001, 0.002]), bounds([0.0, 0.1], [0.5, 0.12])
    X, names = sounds("extended", overtone_3=[-12.0, -12.0], loudness_arch=[-6.0, -6.0])
    whole, fragment = animal_probability(none, X, names)
    assert min(whole, fragment) > 0.75
    whole, fragment = whole_probability(none, of_both)
    assert fragment < 0.5 < whole


def test_a_whole_call_is_no_likelier_than_an_animal():
    boxes = {
        k: TimeFreqBox(onset_s=float(k), offset_s=k + 0.3, low_hz=2000.0, high_hz=4000.0)
        for k in range(3)
    }
    animal = np.float32([0.9, 0.5, 0.01])
    scores = score_table(
        1,
        np.arange(3),
        np.zeros((3, 2), dtype=np.float32),
        mode=Mode.TRANSDUCTIVE,
        animal_probability=animal,
        none_probabilities=np.float32([0.01, 0.01, 0.01]),
    )
    whole = with_call_probability(scores, boxes).call_probability
    assert whole / whole[0] == pytest.approx(animal / animal[0])
    assert np.all(whole < animal)


def call_probabilities(boxes, species, none):
    """Return the call probabilities of boxes with predicted species."""
    boxes = [
        TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)
        for onset_s, offset_s, low_hz, high_hz in boxes
    ]
    scores = score_table(
        1,
        np.arange(len(boxes)),
        np.eye(2, dtype=np.float32)[species],
        mode=Mode.TRANSDUCTIVE,
        none_probabilities=np.float32(none),
    )
    return with_call_probability(scores, dict(enumerate(boxes))).call_probability


def test_what_sounds_during_a_surer_call_of_its_species_is_no_call_of_its_own():
    spans_s = [(1.0, 1.5), (1.33, 1.53), (1.1, 1.3), (0.95, 1.15), (2.0, 2.2)]
    around, part, other, beside, alone = call_probabilities(
        [(*span_s, 2000.0, 4000.0) for span_s in spans_s],
        [0, 0, 1, 0, 0],
        [0.001, 0.1, 0.1, 0.1, 0.1],
    )
    assert part < 0.15 < min(other, beside, alone, around)


@pytest.mark.parametrize(
    "sure",
    [
        pytest.param((1.0, 1.4, 7000.0, 8000.0), id="in another octave"),
        pytest.param((1.0, 1.4, 2600.0, 4000.0), id="two fifths of its band in common"),
        pytest.param((0.5, 2.5, 2000.0, 3000.0), id="ten times as long"),
    ],
)
def test_a_call_beside_a_surer_one_of_another_kind_is_a_call_of_its_own(sure):
    whistle, same = (1.1, 1.3, 2000.0, 3000.0), (1.0, 1.4, 2100.0, 3200.0)
    apart = call_probabilities([sure, whistle], [0, 0], [0.001, 0.1])[1]
    covered = call_probabilities([same, whistle], [0, 0], [0.001, 0.1])[1]

    assert covered < 0.01 < 0.15 < apart


def test_nothing_has_no_call_probability():
    assert len(whole_probability(np.zeros(0), np.zeros((0, 4)))) == 0


def test_covered_shares_are_those_of_every_pair():
    n, surer = 60, rng.normal(size=60)
    onsets_s, low_hz = rng.uniform(0, 8, n), rng.uniform(1e3, 4e3, n)
    drawn = bounds(
        onsets_s, onsets_s + rng.exponential(0.4, n), low_hz, low_hz + rng.exponential(2e3, n)
    )
    boxes = [TimeFreqBox(onset_s=a, offset_s=b, low_hz=c, high_hz=d) for a, b, c, d in drawn]

    def share(box, other):
        common = box.intersection(other)
        if (
            common is None
            or max(box.duration_s / other.duration_s, other.duration_s / box.duration_s) > 5
        ):
            return 0.0
        is_same_band = common.bandwidth_hz >= min(box.bandwidth_hz, other.bandwidth_hz) / 2
        return common.duration_s / box.duration_s if is_same_band else 0.0

    expected = [
        max((share(boxes[i], boxes[j]) for j in range(n) if surer[j] > surer[i]), default=0.0)
        for i in range(n)
    ]
    assert 10 < np.count_nonzero(expected) < 50
    assert covered_share(surer, drawn) == pytest.approx(np.array(expected))


def test_a_learner_that_knows_nothing_but_its_species_is_not_sure_of_calls():
    """Of rows of recordings whose lists name one species 57 to 99 % touched a call; 97 % was stated."""
    X, names = sounds("extended", overtone_3=[-10.4] * 3, loudness_arch=[-6.4] * 3)
    unlearned, sure, doubtful = animal_probability(np.array([1e-6, 1e-5, 0.1]), X, names)
    assert 0.57 < unlearned < 0.9
    assert doubtful < unlearned < sure

"""Folds, transductive and inductive evaluation, and the record of a run."""

import json

import numpy as np
import pytest

from birdann.core.bags import UNKNOWN, Bags
from birdann.core.errors import DataSetError, ModelError
from birdann.lab.cross_validation import (
    _calibration,
    _condition_on_calls,
    evaluate,
    supervision_for,
)
from birdann.lab.data_sets import MimlDataset, Variant, assign_folds, load
from birdann.models import registry

KEYS = {
    "model",
    "params",
    "n_bags",
    "n_instances",
    "transductive_accuracy",
    "inductive_accuracy_mean",
    "inductive_accuracy_std",
    "inductive_accuracy_alone",
    "hamming_loss",
    "ranking_loss",
    "average_precision",
    "one_error",
    "coverage",
    "fit_seconds",
    "folds",
    "seed",
}


def toy(seed=0, n_bags=40):
    """Three well separated classes, two of them in each bag."""
    rng = np.random.default_rng(seed)
    centres = np.array([[4.0, 0, 0], [0, 4.0, 0], [0, 0, 4.0]])
    pairs = [rng.choice(3, 2, replace=False) for _ in range(n_bags)]
    y = np.concatenate([np.append(rng.choice(pair, 3), pair) for pair in pairs])
    Y = np.zeros((n_bags, 3), dtype=bool)
    for b, pair in enumerate(pairs):
        Y[b, pair] = True
    return MimlDataset(
        name="toy",
        variant=Variant.FILTERED,
        bags=Bags(centres[y] + rng.normal(size=(len(y), 3)), np.arange(n_bags + 1) * 5),
        Y=Y,
        y=y.astype(np.int64),
        classes=("a", "b", "c"),
    )


def test_record_of_a_run():
    record = evaluate(toy(), model="ored-lr", folds=4, seed=2)
    assert set(record) >= KEYS
    assert json.loads(json.dumps(record, allow_nan=False)) == record
    assert record["transductive_accuracy"] > 0.95
    assert record["inductive_accuracy_mean"] > 0.9
    assert record["inductive_accuracy_alone"] == record["inductive_accuracy_mean"]
    assert 0 <= record["transductive_calibration_error"] < 0.2
    assert record["average_precision"] > 0.95
    assert record["fold_of_bag"] == assign_folds(40, 4, 2).tolist()


def test_only_references_see_instance_labels():
    dataset = toy()
    for name in registry.all_models():
        known = supervision_for(dataset, registry.create(name))
        told = (known.y != UNKNOWN).any()
        assert told == name.startswith("sisl"), name


def test_held_out_lists_are_hidden():
    """Random lists of held-out bags cannot be predicted; the transductive ones are known."""
    dataset = toy()
    rng = np.random.default_rng(5)
    noise = Bags(rng.normal(size=dataset.bags.X.shape), dataset.bags.offsets)
    shuffled = MimlDataset(
        name="noise",
        variant=dataset.variant,
        bags=noise,
        Y=dataset.Y,
        y=dataset.y,
        classes=dataset.classes,
    )
    record = evaluate(shuffled, model="ored-lr", folds=4)
    assert record["inductive_accuracy_mean"] < 0.5
    assert record["transductive_accuracy"] > 0.4


def test_unknown_models_and_parameters(tmp_path):
    with pytest.raises(ModelError, match="Unknown model"):
        evaluate(toy(), model="oracle")
    with pytest.raises(ModelError, match="no parameter"):
        evaluate(toy(), model="ored-lr", params={"magic": 1})
    with pytest.raises(DataSetError):
        load(tmp_path / "none.npz")


def test_unlabelled_sets_have_no_accuracy():
    dataset = toy(n_bags=12)
    unlabelled = MimlDataset(
        name="toy",
        variant=Variant.UNFILTERED,
        bags=dataset.bags,
        Y=dataset.Y,
        y=np.full_like(dataset.y, UNKNOWN),
        classes=dataset.classes,
    )
    record = evaluate(unlabelled, model="dummy", folds=3)
    assert record["transductive_accuracy"] is None
    assert record["inductive_accuracy_mean"] is None
    assert record["hamming_loss"] is not None


def test_what_none_takes_is_no_doubt_about_a_call():
    """Half for "none"; of the rest four fifths for the first class, right four times in five."""
    P = np.tile([0.4, 0.1], (10, 1))
    y = np.array([0] * 8 + [1] * 2)
    assert _calibration(P, y) == pytest.approx(0.4)
    assert _calibration(_condition_on_calls(P), y) == pytest.approx(0.0)
    assert not _condition_on_calls(np.zeros((1, 2))).any()

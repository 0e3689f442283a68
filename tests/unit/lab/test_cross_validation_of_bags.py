"""Cross-validation of bag-level systems, and its table."""

import json

import numpy as np
import pytest
from bag_tables import BAG_SETS, ROWS, bag_markdown, measure_bags

from birdann.core.errors import DataSetError, ModelError
from birdann.lab.cross_validation import evaluate
from birdann.lab.data_sets import assign_folds, load
from birdann.lab.metrics import BAG_METRICS


@pytest.fixture
def folder(tmp_path):
    """Two-class bags without instance labels: positive ones hold an instance far away."""
    rng = np.random.default_rng(0)
    positive = np.arange(24) % 2 == 0
    X = rng.standard_normal((72, 2))
    X[np.flatnonzero(positive) * 3, 0] += 8.0
    np.savez(
        tmp_path / "musk1.npz",
        X=X,
        bag=np.repeat(np.arange(24), 3),
        y=np.full(72, -1),
        Y=positive[:, None],
        classes=np.array(["positive"]),
    )
    return tmp_path


def test_record_of_a_run(folder):
    record = evaluate(load(folder / "musk1.npz"), model="mi-kernel", folds=4, seed=1)
    assert json.loads(json.dumps(record, allow_nan=False)) == record
    assert record["bag_accuracy"] > 0.9
    assert record["hamming_loss"] == pytest.approx(1 - record["bag_accuracy"])
    assert 0 <= record["bag_accuracy_std"] < 0.2
    assert {f"{name}_std" for name in BAG_METRICS} <= set(record)
    assert record["fold_of_bag"] == assign_folds(24, 4, 1).tolist()
    assert [set(chosen) for chosen in record["settings_per_fold"]] == [{"C", "gamma_scale"}] * 4
    assert "transductive_accuracy" not in record


def test_learners_of_instances_are_judged_by_bags_too(folder):
    record = evaluate(load(folder / "musk1.npz"), model="ored-lr", folds=4, params={"noise": True})
    assert record["transductive_accuracy"] is None
    assert 0.5 <= record["bag_accuracy"] <= 1.0


def test_held_out_bags_are_hidden(folder):
    with np.load(folder / "musk1.npz") as archive:
        arrays = dict(archive)
    arrays["X"] = np.random.default_rng(1).standard_normal((72, 2))
    np.savez(folder / "noise.npz", **arrays)
    record = evaluate(load(folder / "noise.npz"), model="miml-nn", folds=4)
    assert record["bag_accuracy"] < 0.8


def test_parameters_are_checked(folder):
    given = {"C": "much"}
    with pytest.raises(ModelError, match="'C' of 'mi-kernel' cannot be 'much'"):
        evaluate(load(folder / "musk1.npz"), model="mi-kernel", params=given)
    with pytest.raises(ModelError, match="no parameter 'magic'; it has gamma_scale, C"):
        evaluate(load(folder / "musk1.npz"), model="mi-kernel", params={"magic": 1})
    with pytest.raises(ModelError, match="Choose from: auto, ball-boost"):
        evaluate(load(folder / "musk1.npz"), model="mi-colonel")


def test_table(folder):
    told = {}
    place = folder / "below"
    place.mkdir()
    (folder / "musk1.npz").rename(place / "musk1.npz")
    measured = measure_bags(folder, models=["miml-nn"], folds=3, on_result=told.__setitem__)
    assert list(measured) == [("MIMLNN", "MUSK1"), ("MIMLNN, mean distance", "MUSK1")]
    again = measure_bags(
        folder, models=["miml-nn"], folds=3, known=told, on_result=lambda *_: pytest.fail("ran")
    )
    assert again == measured
    both = measure_bags(folder, models=["rsvm"], folds=3, known=told, on_result=told.__setitem__)
    assert both.items() >= measured.items()
    assert ("RSVM, 10 vectors", "MUSK1") in both
    text = bag_markdown(measured, folds=3, seed=0)
    assert "| MIMLNN | " in text
    assert "HJA" not in text


def test_published_figures_stand_in_brackets():
    row = next(row for row in ROWS if row.model == "miml-svm")
    result = dict.fromkeys(BAG_METRICS, 0.5) | {f"{name}_std": 0.01 for name in BAG_METRICS}
    text = bag_markdown({(row.title, "HJA"): result}, folds=10, seed=0)
    assert "| MIMLSVM | 50.0 ± 1.0 (4.5) | 50.0 ± 1.0 (2.7) | 50.0 ± 1.0 (94.0) |" in text
    for row in ROWS:
        assert set(row.published) <= set(BAG_SETS)
        assert len(row.published_measures) in (0, len(BAG_METRICS))


def test_what_is_not_there(tmp_path, folder):
    (tmp_path / "empty").mkdir()
    with pytest.raises(DataSetError, match="none of the multi-instance data sets"):
        measure_bags(tmp_path / "empty", on_result=dict)
    with pytest.raises(DataSetError, match="No system of the tables"):
        measure_bags(folder, models=["oracle"], on_result=dict)

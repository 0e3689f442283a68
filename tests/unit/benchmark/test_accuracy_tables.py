"""The tables' text from known figures."""

import numpy as np
import pytest
from accuracy_tables import (
    Row,
    SystemOnSet,
    accuracy_table,
    markdown,
    measure,
    rows_to_run,
    settings_of,
)
from published import ACCURACIES, SETS

from birdann.core.errors import DataSetError
from birdann.models.registry import all_models, create

MEASURED = {
    "transductive_accuracy": 0.8,
    "inductive_accuracy_mean": 0.7,
    "inductive_accuracy_std": 0.05,
    "inductive_accuracy_alone": 0.65,
    "inductive_accuracy_alone_std": 0.04,
    "hamming_loss": 0.1,
    "ranking_loss": 0.02,
    "average_precision": 0.95,
    "one_error": None,
    "coverage": 0.2,
}


def rows():
    cell = SystemOnSet(measured=(MEASURED,), transductive=0.81, inductive=None)
    missing = SystemOnSet(measured=(), transductive=None, inductive=0.6)
    return (
        Row(system="ours", source="here", cells={"HJA": cell}),
        Row(system="theirs", source="there", cells={"HJA": missing}),
    )


def test_published_systems_exist_here_with_their_parameters():
    for system in ACCURACIES:
        assert set(system.transductive) | set(system.inductive) <= set(SETS)
        if system.model is not None:
            assert system.model in all_models()
            create(system.model, **system.params)


def test_measured_beside_published():
    table = accuracy_table(rows(), "transductive").splitlines()
    assert table[2] == "| ours | here | 80.0 (81.0) |"
    assert table[3] == "| theirs | there | – |"
    table = accuracy_table(rows(), "alone").splitlines()
    assert table[2] == "| ours | here | 65.0 ± 4.0 |"
    assert table[3] == "| theirs | there | – (60.0) |"


def test_the_best_setting_is_shown_for_each_question_by_itself():
    other = {**MEASURED, "transductive_accuracy": 0.9, "inductive_accuracy_alone": 0.6}
    cell = SystemOnSet(measured=(MEASURED, other), transductive=None, inductive=None)
    row = Row(system="ours", source="here", cells={"HJA": cell})
    assert accuracy_table([row], "transductive").splitlines()[2] == "| ours | here | 2 | 90.0 |"
    assert accuracy_table([row], "alone").splitlines()[2] == "| ours | here | 2 | 65.0 ± 4.0 |"
    assert "highest accuracy on the very segments" in markdown([row], folds=10, seed=0)


def test_who_was_told_the_labels_is_not_judged_on_them():
    told = Row(system="told", source="here", cells=rows()[0].cells, supervised=True)
    both = [rows()[0], told]
    assert "told" in accuracy_table(both, "alone")
    assert "told" not in accuracy_table(both, "transductive")


def test_settings_are_the_papers_grid_only_if_asked():
    sim = next(p for p in ACCURACIES if p.system == "SIM rank, max")
    assert settings_of(sim, best=False) == ({"support": "max"},)
    tried = settings_of(sim, best=True)
    assert len(tried) == 9
    assert {"support": "max", "lam": 1e-7} in tried
    for system in ACCURACIES:
        for params in settings_of(system, best=True):
            create(system.model, **params)


def test_whole_report():
    text = markdown(rows(), folds=10, seed=0)
    assert "| ours | 10.0 | 2.0 | 95.0 | – | 20.0 |" in text
    assert "| ours | here | 70.0 ± 5.0 |" in text


def test_measure_runs_what_is_asked(tmp_path):
    rng = np.random.default_rng(0)
    y = rng.integers(0, 3, 60)
    np.savez(
        tmp_path / "letter_frost.npz",
        X=rng.normal(size=(60, 4)),
        bag=np.repeat(np.arange(20), 3),
        y=y,
        classes=np.array(["a", "b", "c"]),
        Y=np.array([np.isin(np.arange(3), y[3 * b : 3 * b + 3]) for b in range(20)]).astype(int),
    )
    kept = {}
    found = measure(tmp_path, models=["dummy"], folds=2, on_result=kept.__setitem__)
    assert [row.system for row in found] == ["dummy"]
    result = found[0].cells["Letter Frost"].best("alone")
    assert result["folds"] == 2
    (key,) = kept
    marked = {key: {**result, "transductive_accuracy": 0.123}}
    again = measure(tmp_path, models=["dummy"], folds=2, known=marked)
    assert again[0].cells["Letter Frost"].best("transductive")["transductive_accuracy"] == 0.123
    with pytest.raises(DataSetError, match="Choose from: auto, clpl"):
        measure(tmp_path, models=["nobody"])
    fresh = measure(tmp_path, models=["dummy"], folds=3, known=marked)
    assert fresh[0].cells["Letter Frost"].best("alone")["folds"] == 3
    assert {p.system for p in rows_to_run(["auto"])} == {"auto"}


def test_an_empty_folder_is_an_error(tmp_path):
    with pytest.raises(DataSetError, match="none of the papers"):
        measure(tmp_path)

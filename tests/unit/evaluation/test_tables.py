"""The tables' text from known figures."""

import numpy as np
import pytest

from birdann.core.errors import DataSetError
from birdann.evaluation.published import ACCURACIES, SETS
from birdann.evaluation.tables import (
    Cell,
    Row,
    accuracy_table,
    figure_data,
    markdown,
    measure,
    rows_to_run,
)
from birdann.models.registry import MODELS, create

MEASURED = {
    "transductive_accuracy": 0.8,
    "inductive_accuracy_mean": 0.7,
    "inductive_accuracy_std": 0.05,
    "hamming_loss": 0.1,
    "ranking_loss": 0.02,
    "average_precision": 0.95,
    "one_error": None,
    "coverage": 0.2,
}


def rows():
    cell = Cell(measured=MEASURED, transductive=0.81, inductive=None)
    missing = Cell(measured=None, transductive=None, inductive=0.6)
    return (
        Row(system="ours", source="here", cells={"HJA": cell}),
        Row(system="theirs", source="there", cells={"HJA": missing}),
    )


def test_published_systems_exist_here_with_their_parameters():
    for system in ACCURACIES:
        assert set(system.transductive) | set(system.inductive) <= set(SETS)
        if system.model is not None:
            assert system.model in MODELS
            create(system.model, **system.params)


def test_measured_beside_published():
    table = accuracy_table(rows(), "transductive").splitlines()
    assert table[2] == "| ours | here | 80.0 (81.0) |"
    assert table[3] == "| theirs | there | – |"
    table = accuracy_table(rows(), "inductive").splitlines()
    assert table[2] == "| ours | here | 70.0 ± 5.0 |"
    assert table[3] == "| theirs | there | – (60.0) |"


def test_whole_report_and_figure_data():
    text = markdown(rows(), folds=10, seed=0)
    assert "| ours | 10.0 | 2.0 | 95.0 | – | 20.0 |" in text
    records = figure_data(rows(), "inductive")
    assert records[0]["measured"] == 0.7
    assert records[1]["published"] == 0.6


def test_figure_is_drawn(tmp_path):
    from birdann.report.tables_figure import accuracy_figure

    path = tmp_path / "tables.png"
    accuracy_figure(figure_data(rows(), "inductive"), path, title="Inductive accuracy")
    assert path.read_bytes()[:4] == b"\x89PNG"


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
    found = measure(tmp_path, models=["dummy"], folds=2)
    assert [row.system for row in found] == ["dummy"]
    assert found[0].cells["Letter Frost"].measured["folds"] == 2
    assert {p.system for p in rows_to_run(["auto"])} == {"auto"}


def test_an_empty_folder_is_an_error(tmp_path):
    with pytest.raises(DataSetError, match="none of the papers"):
        measure(tmp_path)

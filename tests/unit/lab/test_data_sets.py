"""Reading npz data sets and refusing bad ones in one clear sentence."""

import zipfile

import numpy as np
import pytest

from birdann.core.errors import DataSetError
from birdann.lab.data_sets import assign_folds, load

GOOD = {
    "X": np.arange(12.0).reshape(6, 2),
    "bag": np.array([0, 0, 1, 1, 1, 2]),
    "y": np.array([0, -1, 1, 1, -1, 0]),
    "classes": np.array(["wren", "owl", "nobody"]),
    "Y": np.array([[1, 0, 0], [1, 1, 0], [1, 0, 0], [0, 0, 0]], dtype=np.int8),
}


def write(tmp_path, **changes):
    path = tmp_path / "set.npz"
    np.savez(path, **{k: v for k, v in {**GOOD, **changes}.items() if v is not None})
    return path


def test_variants(tmp_path):
    path = write(tmp_path)
    whole = load(path, variant="unfiltered")
    assert whole.bags.n_instances == 6
    assert list(whole.bags.sizes) == [2, 3, 1, 0]
    filtered = load(path)
    assert filtered.variant == "filtered"
    assert list(filtered.y) == [0, 1, 1, 0]
    assert filtered.Y[1].tolist() == [True, True]
    union = load(path, variant="union")
    assert union.Y[1].tolist() == [False, True]


def test_classes_that_nothing_names_are_left_out(tmp_path):
    assert load(write(tmp_path)).classes == ("wren", "owl")


def test_a_set_without_instance_labels_is_unfiltered(tmp_path):
    path = write(tmp_path, y=None)
    assert load(path).variant == "unfiltered"
    with pytest.raises(DataSetError, match="no instance is labelled"):
        load(path, variant="filtered")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"Y": None}, "lacks Y"),
        ({"bag": np.array([0, 1, 0, 1, 1, 2])}, "must not fall"),
        ({"bag": np.array([0, 1])}, "one whole number per instance"),
        ({"X": np.full((6, 2), np.nan)}, "not finite"),
        ({"X": np.zeros(6)}, "numeric"),
        ({"Y": np.full((4, 3), 2)}, "only 0 and 1"),
        ({"Y": np.zeros((2, 3), dtype=int)}, "fewer rows"),
        ({"classes": np.array(["wren"])}, "name every column"),
        ({"y": np.array([0, 0, 0, 0, 0, 9])}, "not there"),
        ({"Y_instance_union": np.zeros((4, 3), dtype=int)}, "not the union"),
    ],
)
def test_bad_sets_are_named(tmp_path, changes, says):
    with pytest.raises(DataSetError, match=says) as error:
        load(
            write(tmp_path, **changes), variant="union" if "Y_instance_union" in changes else None
        )
    assert "set.npz" in str(error.value)


def test_a_set_that_claims_more_than_any_memory_holds_is_named(tmp_path):
    claim = b"{'descr': '<f8', 'fortran_order': False, 'shape': (100000000000, 100), }"
    with zipfile.ZipFile(tmp_path / "set.npz", "w") as archive:
        archive.writestr("X.npy", b"\x93NUMPY\x01\x00v\x00" + claim.ljust(117) + b"\n")
    with pytest.raises(DataSetError, match="not a readable npz"):
        load(tmp_path / "set.npz")


def test_missing_unreadable_and_unknown(tmp_path):
    with pytest.raises(DataSetError, match="no such data set"):
        load(tmp_path / "absent.npz")
    (tmp_path / "text.npz").write_text("no archive")
    with pytest.raises(DataSetError, match="not a readable npz"):
        load(tmp_path / "text.npz")
    with pytest.raises(DataSetError, match="unknown"):
        load(write(tmp_path), variant="odd")


def test_objects_are_refused(tmp_path):
    path = tmp_path / "set.npz"
    np.savez(path, **{**GOOD, "classes": np.array([{}, {}, {}], dtype=object)}, allow_pickle=True)
    with pytest.raises(DataSetError, match="plain arrays"):
        load(path)


def test_real_sets(shared_data):
    hja = load(shared_data / "miml" / "hja_birdsong.npz")
    assert hja.Y.shape == (548, 13)
    assert hja.bags.n_instances == 4998
    frost = load(shared_data / "miml" / "letter_frost.npz")
    assert len(frost.classes) == 24


def test_folds_are_even_seeded_and_complete():
    folds = assign_folds(23, 5, seed=1)
    assert sorted(np.bincount(folds)) == [4, 4, 5, 5, 5]
    assert (folds == assign_folds(23, 5, seed=1)).all()
    assert (folds != assign_folds(23, 5, seed=2)).any()
    with pytest.raises(DataSetError, match="cannot be cut"):
        assign_folds(3, 4, seed=0)

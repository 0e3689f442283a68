"""The upper and the lower reference."""

import numpy as np
import pytest
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler
from sklearn.svm import SVC

from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.lab.systems.references import SISLSVM, Dummy, SISLLogistic
from birdann.models.linear.preprocessing import AffineScaling


@pytest.fixture
def labelled():
    rng = np.random.default_rng(0)
    y = rng.integers(0, 3, 120)
    X = Bags(2 * np.eye(3)[y] + rng.normal(size=(120, 3)), np.arange(0, 121, 4))
    Y = np.zeros((30, 3), dtype=bool)
    Y[X.bag_of_instance, y] = True
    lists = Supervision.complete(Y, 120)
    y[::5] = UNKNOWN
    return X, Supervision(Y=lists.Y, absent=lists.absent, y=y, rejected=lists.rejected)


def test_logistic_is_scikit_learns_on_the_labelled_rows(labelled):
    X, known = labelled
    rows = known.y >= 0
    scaler = StandardScaler().fit(X.X[rows])
    theirs = LogisticRegression(max_iter=500).fit(scaler.transform(X.X[rows]), known.y[rows])
    ours = SISLLogistic().fit(X, known).predict_proba_instances(X)
    np.testing.assert_allclose(ours, theirs.predict_proba(scaler.transform(X.X)), atol=1e-6)


@pytest.mark.parametrize("kept", [[0, 1, 2], [0, 2]])
def test_svm_answers_as_libsvm_does(labelled, kept):
    X, known = labelled
    y = np.where(np.isin(known.y, kept), known.y, UNKNOWN)
    some = Supervision(Y=known.Y, absent=known.absent, y=y, rejected=known.rejected)
    scale = AffineScaling.from_support_machines(X.X[y >= 0])
    theirs = SVC(kernel="linear", C=1e4).fit(scale(X.X[y >= 0]), y[y >= 0])
    model = SISLSVM().fit(X, some)
    assert (model.predict_instances(X) == theirs.predict(scale(X.X))).mean() > 0.99
    if len(kept) == 3:
        np.testing.assert_allclose(
            model._scores(X.X), theirs.decision_function(scale(X.X)), atol=1e-6
        )


@pytest.mark.parametrize("reference", [SISLLogistic, SISLSVM])
def test_two_and_one_labelled_classes(labelled, reference):
    X, known = labelled
    for kept in ([0, 2], [1]):
        y = np.where(np.isin(known.y, kept), known.y, UNKNOWN)
        some = Supervision(Y=known.Y, absent=known.absent, y=y, rejected=known.rejected)
        predicted = reference().fit(X, some).predict_instances(X)
        assert set(predicted) == set(kept)
        assert (predicted == known.y)[np.isin(known.y, kept)].mean() > 0.9


def test_references_need_labels(labelled):
    X, known = labelled
    with pytest.raises(NothingToLearnError, match="labelled"):
        SISLSVM().fit(X, known.Y)


def test_dummy_knows_only_how_often_lists_name_a_class(labelled):
    X, known = labelled
    model = Dummy().fit(X, known.Y)
    np.testing.assert_allclose(model.decision_function(X)[0], known.Y.mean(axis=0))
    assert set(model.predict_instances(X)) == {int(known.Y.sum(axis=0).argmax())}
    np.testing.assert_array_equal(model.predict(X)[0], known.Y.mean(axis=0) > 0.5)

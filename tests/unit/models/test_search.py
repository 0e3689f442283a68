import numpy as np
import pytest
from sklearn.metrics import label_ranking_average_precision_score

from birdann.core.bags import Bags, Supervision
from birdann.core.errors import Cancelled, ModelError, NothingToLearnError
from birdann.models import registry
from birdann.models.search import _precision, search


def bags_of(n_bags=24, seed=0):
    rng = np.random.default_rng(seed)
    rows, lists = [], []
    for _ in range(n_bags):
        listed = rng.choice(3, rng.integers(1, 3), replace=False)
        own = np.concatenate([listed, rng.choice(listed, 2)])
        rows.append(np.eye(3, 5)[own] + 0.2 * rng.standard_normal((len(own), 5)))
        lists.append(np.isin(np.arange(3), listed))
    return Bags.from_list(rows), np.array(lists)


def test_search_prefers_a_model_that_learns_to_one_that_cannot():
    X, Y = bags_of()
    grid = {"l2": (1e6, 1.0), "noise": (False,)}
    found = search("ored-lr", X, Y, grid, params={"max_iter": 30})
    assert found.chosen == {"max_iter": 30, "l2": 1.0, "noise": False}
    assert [t.params["l2"] for t in found.tried] == [1e6, 1.0]
    useless, useful = found.tried
    assert useful.likelihood > useless.likelihood
    assert useful.precision > useless.precision


def test_precision_is_that_of_models_that_did_not_see_the_bag():
    X, Y = bags_of(12)
    seen = search("sim", X, Y, {"lam": (1e-5,)}, params={"n_phases": 2}, folds=12, seed=3)
    scores = np.empty(Y.shape)
    for b in range(12):
        rest = np.flatnonzero(np.arange(12) != b)
        model = registry.create("sim", lam=1e-5, n_phases=2, random_state=3)
        model.fit(X.take(rest), Y[rest])
        scores[b] = model.decision_function(X.take(np.array([b])))[0]
    expected = label_ranking_average_precision_score(Y, scores)
    assert seen.tried[0].precision == pytest.approx(expected)


def test_of_equals_the_first_wins_and_fixed_parameters_leave_the_grid():
    X, Y = bags_of(8)
    grid = {"missed_rate": (0.01,), "sample_share": (0.5, 1.0), "l2": (0.1, 9.0)}
    found = search("ored-lr", X, Y, grid, params={"l2": 2.0, "noise": False, "max_iter": 10})
    assert len(found.tried) == 2
    assert (found.chosen["sample_share"], found.chosen["l2"]) == (0.5, 2.0)


def test_open_classes_count_neither_way():
    scores = np.array([[0.2, 0.9, 0.1], [0.1, 0.2, 0.9]])
    present = np.array([[True, False, False], [True, False, False]])
    absent = np.array([[False, False, True], [False, True, True]])
    assert _precision(scores, present, absent) == pytest.approx((1 + 1 / 3) / 2)
    assert _precision(scores, present, np.zeros_like(absent)) == 1.0


def test_what_cannot_be_searched_is_said():
    X, Y = bags_of(8)
    with pytest.raises(ModelError, match="no settings to search"):
        search("auto", X, Y)
    with pytest.raises(ModelError, match="no parameter 'depth'"):
        search("sim", X, Y, {"depth": (1, 2)})
    with pytest.raises(ModelError, match="Unknown model"):
        search("nothing", X, Y)
    nothing = Supervision.complete(np.zeros_like(Y), X.n_instances)
    with pytest.raises(NothingToLearnError, match="at least two"):
        search("sim", X, nothing)


def test_search_tells_what_it_tries_and_can_be_cancelled():
    X, Y = bags_of(8)
    told = []
    search("sim", X, Y, {"lam": (1e-5, 1e-6)}, folds=2, on_step=lambda f, t: told.append((f, t)))
    shares = [f for f, _ in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert any("lam 1e-06: part 2 of 2" in text for _, text in told)

    def stop(fraction, text):
        if fraction > 0.3:
            raise Cancelled

    with pytest.raises(Cancelled):
        search("sim", X, Y, on_step=stop)


def test_the_grids_in_the_registry_name_parameters_and_begin_with_the_usual_value():
    for entry in registry.MODELS.values():
        usual = registry.create(entry.name).get_params(deep=False)
        for key, values in entry.search_grid.items():
            assert values[0] == usual[key]
            assert len(set(map(str, values))) == len(values)

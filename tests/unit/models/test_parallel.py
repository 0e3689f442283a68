"""Parts of a fit on several cores."""

import threading
from functools import partial

import numpy as np
import pytest

from birdann.core.bags import Bags
from birdann.core.progress import silent
from birdann.models import parallel as module
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.parallel import parallel


@pytest.fixture(params=[1, 3])
def threads(request, monkeypatch):
    monkeypatch.setattr(module, "n_threads", lambda: request.param)
    return request.param


def test_results_keep_the_order_of_the_parts(threads):
    last_is_done = threading.Event()

    def work(k, on_step):
        if threads > 1 and k == 0:
            assert last_is_done.wait(10)
        if k == 2:
            last_is_done.set()
        return k * k

    assert parallel([partial(work, k) for k in range(5)], 5, silent) == [0, 1, 4, 9, 16]


def test_parts_are_drawn_in_order_by_the_caller_who_alone_hears_of_progress(threads):
    here, drawn, told = threading.get_ident(), [], []

    def parts():
        for k in range(8):
            assert threading.get_ident() == here
            drawn.append(k)
            yield lambda on_step: on_step(0.5, "half")

    def on_step(share, text):
        assert threading.get_ident() == here
        told.append(share)

    parallel(parts(), 8, on_step)
    assert drawn == list(range(8))
    assert told == sorted(told)
    assert len(told) == 8
    assert told[-1] <= 1.0


def test_the_error_of_one_part_ends_the_others(threads):
    def fails(on_step):
        raise ValueError("this one")

    def goes_on(on_step):
        while True:
            on_step(0.1, "still here")

    with pytest.raises(ValueError, match="this one"):
        parallel([fails, goes_on, goes_on], 3, silent)


def test_who_cancels_waits_for_one_step(threads):
    def goes_on(on_step):
        while True:
            on_step(0.1, "still here")

    def cancel(share, text):
        raise InterruptedError

    with pytest.raises(InterruptedError):
        parallel([goes_on] * 4, 4, cancel)


def test_nothing_to_do_is_nothing_made(threads):
    assert parallel([], 0, silent) == []


def test_a_fit_is_the_same_on_any_number_of_cores(monkeypatch):
    rng = np.random.default_rng(0)
    y = rng.integers(0, 3, 120)
    X = Bags(rng.normal(y[:, None], 1.0, (120, 12)), np.arange(0, 121, 4))
    Y = np.array([np.isin(np.arange(3), own) for own in y.reshape(-1, 4)])
    answers = []
    for n in (1, 3):
        monkeypatch.setattr(module, "n_threads", lambda n=n: n)
        model = EnsembleAnnotator(n_trees=8, n_rounds=2).fit(X, Y)
        answers.append(model.predict_proba_instances(X))
    np.testing.assert_array_equal(*answers)

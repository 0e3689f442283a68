"""Speed of the learners: processor time, as ratios measured in one run.

    python tests/benchmark/bench_learners.py [SET.npz] [--season]

Without a set, bags of the size and crowding of the HJA bird song set are drawn. ``--season`` measures the default
learner on a drawn season of 5,000 recordings and 200,000 segments instead, in seconds of the clock as well; what the window
does there after a label is measured by `bench_following.py --segments 200000 --each 40`.
"""

import itertools
import resource
import time
import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
from figures import begin, best_s, command_line, figure
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression

from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.posterior import posterior
from birdann.models.linear.ored_lr import ORedLR
from birdann.models.linear.preprocessing import AffineScaling
from birdann.models.sim.machines import SupportInstanceMachine

GOAL_E_STEP, GOAL_AFTER_ONE = 50, 0.1
GOAL_LABEL_S = 1.0
GOAL_AUTO = 0.6
GOAL_SEASON_S, GOAL_SEASON_MB = 150, 1536
GOALS_TIMES_SLOWER = {"ORed-LR, default": 3, "SIM, default": 3}


def plain_fast(q):
    """FAST [Pham17, Algorithm 2] of one bag as one writes it in numpy: weights q (n, k)."""
    n, k = q.shape
    subsets = sorted(
        (frozenset(s) for r in range(1, k + 1) for s in itertools.combinations(range(k), r)),
        key=lambda s: (len(s), sorted(s)),
    )
    place = {s: i for i, s in enumerate(subsets)}
    inside = np.array([[j in s for j in range(k)] for s in subsets])
    smaller = [[(j, place.get(s - {j}, -1)) for j in sorted(s)] for s in subsets]
    column = np.array([q[0, next(iter(s))] if len(s) == 1 else 0.0 for s in subsets])
    for i in range(1, n):
        grown = (inside @ q[i]) * column
        for row, parts in enumerate(smaller):
            for j, other in parts:
                if other >= 0:
                    grown[row] += q[i, j] * column[other]
        column = grown
    r = np.empty((n, k))
    for i in range(n):
        without = np.empty(len(subsets))
        pivots = inside @ q[i]
        for row, parts in enumerate(smaller):
            value = column[row]
            for j, other in parts:
                if other >= 0:
                    value -= q[i, j] * without[other]
            without[row] = value / pivots[row]
        full = len(subsets) - 1
        for j in range(k):
            rest = dict(smaller[full])[j]
            r[i, j] = q[i, j] * (without[full] + (without[rest] if rest >= 0 else n == 1))
    return r / r.sum(axis=1, keepdims=True)


def load(path):
    """Return bags, lists and instance labels of the labelled rows of a set."""
    data = np.load(path)
    keep = data["y"] >= 0
    sizes = np.bincount(data["bag"][keep], minlength=len(data["Y"]))
    X = Bags(data["X"][keep], np.concatenate([[0], np.cumsum(sizes)]))
    return X, data["Y"].astype(bool), data["y"][keep]


def draw(n_bags=548, n_classes=13, seed=0):
    """Return bags like those of the HJA set: 2.1 species and 9.1 segments in a recording."""
    rng = np.random.default_rng(seed)
    centres = rng.standard_normal((n_classes, 38))
    bags, lists, labels = [], [], []
    for _ in range(n_bags):
        listed = rng.choice(n_classes, 1 + rng.binomial(4, 0.28), replace=False)
        own = np.concatenate([listed, rng.choice(listed, rng.integers(0, 15))])
        bags.append(centres[own] + 2.0 * rng.standard_normal((len(own), 38)))
        lists.append(np.isin(np.arange(n_classes), listed))
        labels.append(own)
    return Bags.from_list(bags), np.array(lists), np.concatenate(labels)


def draw_many_species(n_bags=230, n_classes=87, n_features=98, seed=0, sizes=(10, 34)):
    """Return bags like a season's beginning: 87 species, 1 to 4 in a recording, 22 segments each, a fifth noise.

    The species of rank r is listed in proportion to 1 / r.
    """
    rng = np.random.default_rng(seed)
    centres = rng.standard_normal((n_classes + 1, n_features))
    # features go together, as those of sounds do
    mixing = np.geomspace(1.0, 0.01, n_features)[:, None] * rng.standard_normal((n_features,) * 2)
    commonness = 1.0 / np.arange(1, n_classes + 1)
    commonness /= commonness.sum()
    bags, lists, labels = [], [], []
    for _ in range(n_bags):
        listed = rng.choice(n_classes, rng.integers(1, 5), replace=False, p=commonness)
        size = rng.integers(*sizes)
        own = np.concatenate([listed, rng.choice(listed, max(size - len(listed), 0))])
        own[len(listed) :][rng.random(len(own) - len(listed)) < 0.2] = n_classes
        sounds = centres[own] + 1.5 * rng.standard_normal((len(own), n_features))
        bags.append(sounds @ mixing)
        lists.append(np.isin(np.arange(n_classes), listed))
        labels.append(own)
    return Bags.from_list(bags), np.array(lists), np.concatenate(labels)


def estep_ratio(X, Y):
    """Return the times of the exact E-step: compiled and plain numpy."""
    P = np.random.default_rng(0).dirichlet(np.ones(Y.shape[1]), X.n_instances)
    constraints = compile_constraints(Supervision.complete(Y, X.n_instances), X.offsets)
    found = posterior(P, constraints)
    compiled = best_s(lambda: posterior(P, constraints), 10)
    bags = [
        (b, P[X.offsets[b] : X.offsets[b + 1]][:, Y[b]])
        for b in range(len(X))
        if X.sizes[b] >= Y[b].sum()
    ]
    for b, q in bags[:50]:
        rows = slice(X.offsets[b], X.offsets[b + 1])
        np.testing.assert_allclose(found.responsibilities[rows][:, Y[b]], plain_fast(q), atol=1e-6)
    plain = best_s(lambda: [plain_fast(q) for _, q in bags], 2, warm=False)
    return compiled, plain


def supervised(X, y):
    """Return the fit of one logistic regression of scikit-learn, as it comes, on scaled segments and their true labels."""
    scaled = AffineScaling.standardise(X.X)(X.X)

    def fit():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ConvergenceWarning)
            LogisticRegression().fit(scaled, y)

    return fit


def fit_times(X, Y, y):
    """Return seconds of supervised logistic regression, ORed-LR, SIM and a retraining."""
    model = ORedLR().fit(X, Y)
    labels = np.full(X.n_instances, UNKNOWN)
    labels[:1] = y[:1]
    said = Supervision(
        Y=Y, absent=~Y, y=labels, rejected=np.zeros((X.n_instances, Y.shape[1]), bool)
    )
    SupportInstanceMachine(n_phases=1).fit(X, Y)
    tasks = {
        "supervised logistic regression (scikit-learn)": supervised(X, y),
        "ORed-LR, default": lambda: ORedLR().fit(X, Y),
        "ORed-LR without noise class": lambda: ORedLR(noise=False).fit(X, Y),
        "ORed-LR again after one label": lambda: ORedLR().warm_start_from(model).fit(X, said),
        "SIM, default": lambda: SupportInstanceMachine().fit(X, Y),
    }
    return {name: best_s(task, 3, warm=False) for name, task in tasks.items()}


def retraining_times(X, Y, y, make, *, repeats):
    """Return seconds of a fit and of retrainings after 1, 10 and 50 labels, by their number."""
    model = make().fit(X, Y)
    times = {0: best_s(lambda: make().fit(X, Y), repeats, warm=False)}
    order = np.random.default_rng(0).permutation(X.n_instances)
    for n_labels in (1, 10, 50):
        labels, lists = np.full(X.n_instances, UNKNOWN), Y.copy()
        rows = order[:n_labels]
        labels[rows] = y[rows]
        lists[X.bag_of_instance[rows], y[rows]] = True
        said = Supervision(
            Y=lists, absent=~lists, y=labels, rejected=np.zeros((len(labels), Y.shape[1]), bool)
        )
        times[n_labels] = best_s(
            lambda: make().warm_start_from(model).fit(X, said),  # noqa: B023
            max(repeats, 3),
            warm=False,
        )
    return times


def tell_of_fits(X, Y, y):
    """Print what fits cost, and retraining after some labels."""
    times = fit_times(X, Y, y)
    reference_s = next(iter(times.values()))
    for name, seconds in times.items():
        figure(
            name, seconds, "CPU s", ratio=seconds / reference_s, at_most=GOALS_TIMES_SLOWER.get(name),
            against="logistic regression",
        )  # fmt: skip
    for name, make, repeats in (("auto", EnsembleAnnotator, 1), ("ored-lr", ORedLR, 3)):
        whole, *again = retraining_times(X, Y, y, make, repeats=repeats).items()
        figure(
            f"{name}: fit", whole[1], "CPU s", ratio=whole[1] / reference_s,
            at_most=GOAL_AUTO if name == "auto" else None, against="logistic regression",
        )  # fmt: skip
        for n_labels, seconds in again:
            figure(
                f"{name}: again, {n_labels} labelled", seconds, "CPU s", against="a fit",
                ratio=seconds / whole[1], at_most=GOAL_AFTER_ONE if n_labels == 1 else None,
            )  # fmt: skip


def tell_of_many_species():
    """Print what the default learner costs with many species, and a label with that model."""
    X, Y, y = draw_many_species()
    kept = []
    seconds = best_s(lambda: kept.append(EnsembleAnnotator().fit(X, Y)), 1, warm=False)
    figure(
        f"auto, {X.n_instances} segments of {Y.shape[1]} species: fit", seconds, "CPU s",
        ratio=seconds / best_s(supervised(X, y), 3), at_most=GOAL_AUTO, against="logistic regression",
    )  # fmt: skip
    labels = np.full(X.n_instances, UNKNOWN)
    labels[0] = np.flatnonzero(Y[0])[0]
    said = Supervision(
        Y=Y, absent=~Y, y=labels, rejected=np.zeros((X.n_instances, Y.shape[1]), bool)
    )

    def label():
        learned = EnsembleAnnotator().warm_start_from(kept[0]).fit(X, said)
        learned.predict_proba_instances(X, said)

    figure(
        "auto, one label and all probabilities", best_s(label, 3), "CPU s", at_most=GOAL_LABEL_S
    )


def tell_of_season():
    """Print what the default learner costs on a season: the fit, all labels, and a label of the recording in view."""
    X, Y, _ = draw_many_species(n_bags=5000, n_classes=75, sizes=(20, 61))
    lists, name = Supervision.complete(Y, X.n_instances), f"auto, {X.n_instances:,} segments"
    drawn_mb = peak_mb()

    def timed(what, task, goal_s=None):
        began_s, cpu_s = time.perf_counter(), time.process_time()
        result = task()
        figure(f"{name}: {what}", time.perf_counter() - began_s, "s", at_most=goal_s)
        figure(f"{name}: {what}, of the processors", time.process_time() - cpu_s, "CPU s")
        return result

    model = timed("fit", lambda: EnsembleAnnotator().fit(X, lists), GOAL_SEASON_S)
    timed("all labels", lambda: model.predict_proba_instances(X, lists))
    labels = np.full(X.n_instances, UNKNOWN)
    labels[0] = np.flatnonzero(Y[0])[0]
    said, shown = replace(lists, y=labels), X.take([0])

    def follow():
        """Answer as the window does at once: by the model as it is."""
        return model.predict_proba_instances(shown, said.take(np.array([0]), X))

    timed("one label, and the recording in view", follow, GOAL_LABEL_S)
    timed(
        "one label, and learning again",
        lambda: EnsembleAnnotator().warm_start_from(model).fit(X, said),
    )
    figure(f"{name}: peak memory", peak_mb(), "MB", at_most=GOAL_SEASON_MB)
    figure(f"{name}: of it the segments themselves", drawn_mb, "MB")


def peak_mb():
    """Return the most memory that was taken so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main():
    """Print all figures."""
    arguments = command_line(__doc__, {"data?": Path}, season=False)
    if arguments.season:
        begin("A drawn season: 5,000 recordings", on_one_thread=False)
        tell_of_season()
        return
    X, Y, y = load(arguments.data) if arguments.data else draw()
    begin(f"{arguments.data or 'A drawn set'}: {len(X)} bags, {X.n_instances} instances")
    compiled_s, plain_s = estep_ratio(X, Y)
    figure(
        "exact E-step", 1000 * compiled_s, "CPU ms", ratio=plain_s / compiled_s,
        against="faster than plain numpy FAST", at_least=GOAL_E_STEP,
    )  # fmt: skip
    tell_of_fits(X, Y, y)
    tell_of_many_species()


if __name__ == "__main__":
    main()

"""What do a few answers gain after a few lists, by the order in which they are asked?

    python tests/benchmark/measure_questions.py PROJECT.birdann CALLS.csv [--lists N] [--answers N] [--draws K]
        [--order NAME ...]
    python tests/benchmark/measure_questions.py SET.npz [--variant V] ...

Of a project and a table as `measure_calls.py` takes them, so many recordings are drawn and learned from; then as many
segments are asked about, in one batch, answered by the call that lies over at least half of them (none of the species where
there is none), and learned from afresh. Of a set with instance labels, right are labelled segments. Prints the points that the share of right calls gained, with its standard
error over draws, and in how many of them it gained; and how far the last order is ahead of the others, draw by draw.
"""

from dataclasses import replace

import numpy as np
from figures import command_line
from measure_calls import Calls, Segments

from birdann.core.bags import NOISE, UNKNOWN, Supervision
from birdann.models import registry
from birdann.models.questions import expected_error, next_questions

QUEUE = "queue"
"""The doubt of every proposed species in turn, as the window's queue asks after its first questions."""


def asked_first(order, P, X, is_open, limit, seed):
    """Return the open segments that an order asks about first."""
    rows, doubt = np.flatnonzero(is_open), expected_error(P)
    if order == "random":
        return np.random.default_rng(seed).permutation(rows)[:limit]
    if order == "information":
        return next_questions(P, X, is_open, limit=limit)
    by_doubt = rows[np.argsort(-doubt[rows], kind="stable")]
    if order == "uncertainty":
        return by_doubt[:limit]
    species, rank = P.argmax(axis=1), np.empty(len(P), int)
    for j in np.unique(species):
        own = by_doubt[species[by_doubt] == j]
        rank[own] = np.arange(len(own))
    return rows[np.lexsort((-doubt[rows], rank[rows]))[:limit]]


def learned(bags, told, seed, name="auto"):
    """Return what a model that learned from lists and answers says of the same segments."""
    model = registry.create(name, random_state=seed).fit(bags, told)
    return model.predict_proba_instances(bags, told)


class Labelled(Segments):
    """A set with instance labels."""

    def __init__(self, path, variant):
        super().__init__(path, variant)
        self.drawn_from = np.flatnonzero(self.bags.sizes > 0)

    def truth_of(self, _recordings):
        """Return the class of each segment, `NOISE` where none is known."""
        return np.where(self.y >= 0, self.y, NOISE)


class ProgramDetection(Calls):
    """A project's calls."""

    def __init__(self, project, calls):
        super().__init__(project, calls)
        self.drawn_from = np.arange(len(self.paths))

    def truth_of(self, recordings):
        """Return the species of the call over at least half of each segment, `NOISE` where there is none."""
        truth = np.full(self.bags.n_instances, NOISE)
        longest = np.zeros(len(truth))
        chosen = set(recordings.tolist())
        for recording, species, spans in self.heard:
            for segment, start, end in spans if recording in chosen else ():
                if self.mostly(segment, start, end) and end - start > longest[segment]:
                    truth[segment], longest[segment] = species, end - start
        return truth


class Case:
    """One draw of recordings with their lists."""

    def __init__(self, calls, size, seed):
        self.calls, self.seed = calls, seed
        drawn = np.random.default_rng(seed).permutation(calls.drawn_from)
        self.recordings = np.sort(drawn[:size])
        self.bags = calls.bags.take(self.recordings)
        self.rows = calls.bags.instances_of(self.recordings)
        Y = calls.lists[self.recordings]
        self.columns = np.flatnonzero(Y.any(axis=0))
        self.told = Supervision.complete(Y[:, self.columns], self.bags.n_instances)
        truth = calls.truth_of(self.recordings)[self.rows]
        column = np.full(len(calls.names), NOISE)
        column[self.columns] = np.arange(len(self.columns))
        self.truth = np.where(truth >= 0, column[truth], NOISE)
        self.P = learned(self.bags, self.told, seed)

    def right(self, P, y):
        """Return the share of calls right by the likeliest species, answers counted as given."""
        own = np.where(y >= 0, y, P.argmax(axis=1))
        label = np.full(self.calls.bags.n_instances, len(self.calls.names))
        label[self.rows] = np.where(
            (y == NOISE) | ~P.any(axis=1) & (y < 0), len(self.calls.names), self.columns[own]
        )
        answered = self.columns[np.unique(y[y >= 0])]
        return self.calls.measure(label, self.recordings, answered)[0]

    def after(self, asked):
        """Return the share of calls right once these segments are answered."""
        y = np.full(len(self.truth), UNKNOWN)
        y[asked] = self.truth[asked]
        told = replace(self.told, y=y)
        return self.right(learned(self.bags, told, self.seed), y)


def main():
    """Print a line for each order."""
    arguments = command_line(
        __doc__,
        {"project": str, "calls?": str},
        variant=str,
        lists=30,
        answers=10,
        draws=5,
        order=["random", QUEUE, "uncertainty", "information"],
    )
    if arguments.calls:
        calls = ProgramDetection(arguments.project, arguments.calls)
    else:
        calls = Labelled(arguments.project, arguments.variant)
    gains = {order: [] for order in arguments.order}
    for draw in range(arguments.draws):
        case = Case(calls, arguments.lists, draw)
        before = case.right(case.P, np.full(len(case.truth), UNKNOWN))
        for order, found in gains.items():
            asked = asked_first(
                order, case.P, case.bags.X, np.ones(len(case.P), bool), arguments.answers, draw
            )
            found.append(100.0 * (case.after(asked) - before))
            print(f"draw {draw}  before {before:.3f}  {order:12s} {found[-1]:+.2f}", flush=True)
    print("order         points ± error   draws that gained")
    for order, found in gains.items():
        print(
            f"{order:12s}  {_with_error(found)}     {np.sum(np.array(found) > 0)} of {len(found)}"
        )
    last, best = gains.popitem()
    for order, found in gains.items():
        print(f"{last} less {order}: {_with_error(np.subtract(best, found))}")


def _with_error(found):
    """Return the mean and its standard error in words."""
    return f"{np.mean(found):+.2f} ± {np.std(found) / np.sqrt(max(len(found) - 1, 1)):.2f}"


if __name__ == "__main__":
    main()

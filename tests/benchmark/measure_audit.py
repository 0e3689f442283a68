"""Are the disagreements of lists and sounds real mistakes?

    python tests/benchmark/measure_audit.py SET.npz [--variant V] [--shares S ...] [--draws N]

Each species of each list is replaced, with a chance of S, by one that is not in the list. The audit
sees the spoilt lists only. Printed for each draw: how many of its first 25, 50, 100 and 200 entries
(a species that is lacking, or one that is claimed) are mistakes that were made so, beside how many
there are of all, and the mean of what the audit says of the first hundred. What such mistakes cost
the learner `measure_mistakes.py` prints.

A set may be a data set with instance labels, or any npz with X, bag, Y and classes.
"""

import numpy as np
from figures import command_line

from birdann.core.bags import Supervision
from birdann.lab.data_sets import load
from birdann.models import list_errors

FIRST = (25, 50, 100, 200)


def replaced(Y, share, rng):
    """Return lists in which each entry is replaced by a species not listed, with this chance."""
    spoilt = Y.copy()
    for b, c in zip(*np.nonzero(Y), strict=True):
        free = np.flatnonzero(~(spoilt[b] | Y[b]))
        if rng.random() < share and len(free):
            spoilt[b, c] = False
            spoilt[b, rng.choice(free)] = True
    return spoilt


def right_first(found, spoilt, true):
    """Return (share of the first n that are mistakes, n) for each of FIRST, and what was said."""
    said = np.maximum(found.missing, found.wrong).ravel()
    order = np.argsort(-said, kind="stable")
    order = order[said[order] > 0]
    wrong = (spoilt != true).ravel()[order]
    return [wrong[:n].mean() for n in FIRST], said[order[:100]].mean(), wrong


def main():
    """Print a line for each draw."""
    told = command_line(__doc__, {"set": str}, variant=str, shares=[0.05, 0.1], draws=2)
    data = load(told.set, variant=told.variant)
    print("share draw mistakes | right of the first", *FIRST, "| said of 100")
    for share in told.shares:
        for draw in range(told.draws):
            lists = replaced(data.Y, share, np.random.default_rng(draw))
            said = Supervision.complete(lists, data.bags.n_instances)
            heard = list_errors.held_out_scores(data.bags, said, seed=draw)
            found = list_errors.compare(heard, data.bags, said)
            firsts, mean, _ = right_first(found, lists, data.Y)
            print(
                f"{share:.2f} {draw} {int((lists != data.Y).sum())} |",
                *(f"{first:.2f}" for first in firsts), f"| {mean:.2f}", flush=True,
            )  # fmt: skip


if __name__ == "__main__":
    main()

"""What do wrong species in lists cost what is learned from them, and does the search for list errors find them?

    python tests/benchmark/measure_mistakes.py SET.npz [--variant V] [--calls CALLS.csv]
        [--shares S ...] [--draws N] [--model NAME]
    python tests/benchmark/measure_mistakes.py SET.npz --audit [--variant V] [--shares S ...] [--draws N]

Each species of each list is replaced, with a chance of S, by one that is not in the list. A model
learns from the spoilt lists as if they were complete and true. Printed are accuracies over labelled
segments: learned from the spoilt lists and labelled with them, with the true ones known, and learned
from the true lists, which are known; and the points that the mistakes cost, true lists known.

Instead of a set a project may be named, with a table of its calls as `measure_calls.py` takes it;
then the share of right calls among the found is printed, in recordings with several species.

With ``--audit`` the search for list errors sees the spoilt lists only. Printed for each draw: how many
of its first 25, 50, 100 and 200 entries (a species that is lacking, or one that is claimed) are
mistakes that were made so, beside how many there are of all, and the mean of what it says of the
first hundred. A set may then be any npz with X, bag, Y and classes.
"""

import numpy as np
from figures import command_line
from measure_calls import Calls, Segments

from birdann.core.bags import Supervision
from birdann.models import list_errors, registry

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


def audited(bags, lists, true, draw):
    """Return the shares of mistakes among the first entries, and what was said of a hundred."""
    told = Supervision.complete(lists, bags.n_instances)
    found = list_errors.audit(bags, told, seed=draw)
    said = np.maximum(found.missing, found.wrong).ravel()
    order = np.argsort(-said, kind="stable")
    order = order[said[order] > 0]
    wrong = (lists != true).ravel()[order]
    firsts = " ".join(f"{wrong[:n].mean():.2f}" for n in FIRST)
    return f"{int((lists != true).sum())} | {firsts} | {said[order[:100]].mean():.2f}"


def main():
    """Print a line for each draw, and one for all draws of a share."""
    told = command_line(
        __doc__,
        {"set": str},
        variant=str,
        calls=str,
        shares=[0.05, 0.1],
        draws=2,
        model="auto",
        audit=False,
    )
    truth = Calls(told.set, told.calls) if told.calls else Segments(told.set, told.variant)
    bags, Y, every = truth.bags, truth.lists, np.arange(len(truth.lists))
    spoilt = [
        (s, k, replaced(Y, s, np.random.default_rng(k)))
        for s in told.shares
        for k in range(told.draws)
    ]
    if told.audit:
        print("share draw mistakes | right of the first", *FIRST, "| said of 100")
        for share, draw, lists in spoilt:
            print(f"{share:.2f} {draw} {audited(bags, lists, Y, draw)}", flush=True)
        return

    def learned(lists, seed):
        said = Supervision.complete(lists, bags.n_instances)
        return registry.create(told.model, random_state=seed).fit(bags, said)

    def right(model, lists):
        said = Supervision.complete(lists, bags.n_instances)
        label = model.predict_proba_instances(bags, said).argmax(axis=1)
        return truth.measure(label, every)[0]

    true = [right(learned(Y, draw), Y) for draw in range(told.draws)]
    print("share draw | spoilt lists, true ones known, learned from true ones | points lost")
    lost = {share: [] for share in told.shares}
    for share, draw, lists in spoilt:
        model = learned(lists, draw)
        by_true = right(model, Y)
        lost[share].append(100 * (true[draw] - by_true))
        print(
            f"{share:.2f} {draw} | {right(model, lists):.3f} {by_true:.3f} {true[draw]:.3f} "
            f"| {lost[share][-1]:.1f}",
            flush=True,
        )
    for share, points in lost.items():
        print(f"{share:.2f} all | {np.mean(points):.1f}")


if __name__ == "__main__":
    main()

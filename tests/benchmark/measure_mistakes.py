"""What do wrong species in lists cost what is learned from them?

    python tests/benchmark/measure_mistakes.py SET.npz [--variant V] [--calls CALLS.csv]
        [--shares S ...] [--draws N] [--model NAME]

Each species of each list is replaced, with a chance of S, by one that is not in the list. A model
learns from the spoilt lists as if they were complete and true. Printed are accuracies over labelled
segments: learned from the spoilt lists and labelled with them, with the true ones known, and learned
from the true lists, which are known; and the points that the mistakes cost, true lists known.

Instead of a set a project may be named, with a table of its calls as `measure_calls.py` takes it;
then the share of right calls among the found is printed, in recordings with several species.
"""

import numpy as np
from figures import command_line
from measure_audit import replaced
from measure_calls import Calls, Segments

from birdann.core.bags import Supervision
from birdann.models import registry


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
    )
    truth = Calls(told.set, told.calls) if told.calls else Segments(told.set, told.variant)
    bags, Y, every = truth.bags, truth.lists, np.arange(len(truth.lists))

    def learned(lists, seed):
        said = Supervision.complete(lists, bags.n_instances)
        return registry.create(told.model, random_state=seed).fit(bags, said)

    def right(model, lists):
        said = Supervision.complete(lists, bags.n_instances)
        label = model.predict_proba_instances(bags, said).argmax(axis=1)
        return truth.measure(label, every)[0]

    true = [right(learned(Y, draw), Y) for draw in range(told.draws)]
    print("share draw | spoilt lists, true ones known, learned from true ones | points lost")
    for share in told.shares:
        lost = []
        for draw in range(told.draws):
            lists = replaced(Y, share, np.random.default_rng(draw))
            model = learned(lists, draw)
            by_true = right(model, Y)
            lost.append(100 * (true[draw] - by_true))
            print(
                f"{share:.2f} {draw} | {right(model, lists):.3f} {by_true:.3f} {true[draw]:.3f} "
                f"| {lost[-1]:.1f}", flush=True,
            )  # fmt: skip
        print(f"{share:.2f} all | {np.mean(lost):.1f}", flush=True)


if __name__ == "__main__":
    main()

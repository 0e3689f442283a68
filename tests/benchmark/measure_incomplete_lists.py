"""What becomes of species that incomplete lists leave out?

    python tests/benchmark/measure_incomplete_lists.py PROJECT.birdann CALLS.csv [--draws K] [--model NAME]
        [--drop random fewest]

Of a project that `birdann run` made with complete lists, a random half of the lists is called incomplete; from half of those
with several species one is dropped, at random or the one with the fewest calls there. One model learns from these lists and
another from the complete ones, and both label the same recordings, their lists known. A call is *found* where segments cover
half of it, and has a name where segments of that name do. Printed are, of the recordings with incomplete lists:

* *dropped*: of the found calls of dropped species that stand in at least three other lists, the share that gets their name, by
  both models, and the first over the second;
* *listed*: of the found calls of listed species, the same shares, and their difference in points;
* *unlisted names*: of the found calls in incomplete lists that lack nothing, the share that gets a name that is not listed.

Intervals are 95 %, by the spread over draws.
"""

from dataclasses import replace
from pathlib import Path

import numpy as np
from figures import command_line
from measure_calls import Calls, covered

from birdann.core.bags import Supervision
from birdann.models import registry
from birdann.models.base import most_likely

OTHER_LISTS = 3
T_95 = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36}
FIGURES = ("dropped", "dropped, complete", "listed", "listed, complete", "unlisted names")


class FoundCalls(Calls):
    """All calls of listed species that segments cover by half, of recordings with one species too."""

    def __init__(self, project, calls):
        self.all_found, self.n_calls = [], None
        super().__init__(project, calls)
        self.n_calls = np.zeros(self.lists.shape, int)
        for recording, species, _ in self.heard:
            self.n_calls[recording, species] += 1

    def _add(self, recording, species, start_s, end_s):
        super()._add(recording, species, start_s, end_s)
        overlaps = self.heard[-1][2]
        if covered([(a, b) for _, a, b in overlaps]) >= 0.5 * (end_s - start_s):
            self.all_found.append((recording, species, end_s - start_s, overlaps))

    def has_name(self, call, named):
        """Return whether segments of which ``named`` (n_segments,) is true cover half of a call."""
        *_, duration_s, overlaps = call
        return covered([(a, b) for k, a, b in overlaps if named[k]]) >= 0.5 * duration_s


def spoilt(calls, drop, seed):
    """Return which lists are incomplete, the lists as told, and the species dropped from each (or -1)."""
    rng, n = np.random.default_rng(seed), len(calls.lists)
    incomplete = np.zeros(n, bool)
    incomplete[rng.permutation(n)[: n // 2]] = True
    several = rng.permutation(np.flatnonzero(incomplete & (calls.lists.sum(axis=1) > 1)))
    told, dropped = calls.lists.copy(), np.full(n, -1)
    for i in several[: len(several) // 2]:
        listed = rng.permutation(np.flatnonzero(calls.lists[i]))
        dropped[i] = listed[0] if drop == "random" else listed[calls.n_calls[i, listed].argmin()]
        told[i, dropped[i]] = False
    return incomplete, told, dropped


def named(name, bags, lists, incomplete, seed):
    """Return the likeliest species of each segment by a model of the lists, beyond the last where none is."""
    said = Supervision.complete(lists, bags.n_instances)
    said = replace(said, absent=said.absent & ~incomplete[:, None])
    model = registry.create(name, random_state=seed).fit(bags, said)
    label = most_likely(model.predict_proba_instances(bags, said))
    return np.where(label < 0, lists.shape[1], label)


def shares(calls, label, by_complete, incomplete, told, dropped):
    """Return the figures and their numbers of calls; dropped (n, n_classes) is what each list lacks."""
    counts = told.sum(axis=0)
    found = {figure: [] for figure in FIGURES}
    bag_of = calls.bags.bag_of_instance
    listed = np.column_stack([told, np.ones(len(told), bool)])[bag_of, label]
    for call in calls.all_found:
        i, j = call[:2]
        if not incomplete[i]:
            continue
        right, complete = (calls.has_name(call, one == j) for one in (label, by_complete))
        if dropped[i, j]:
            if counts[j] >= OTHER_LISTS:
                found["dropped"].append(right)
                found["dropped, complete"].append(complete)
            continue
        found["listed"].append(right)
        found["listed, complete"].append(complete)
        if not dropped[i].any():
            found["unlisted names"].append(calls.has_name(call, ~listed))
    n = {figure: len(of) for figure, of in found.items()}
    return [float(np.mean(of)) if of else np.nan for of in found.values()], n


def measure(calls, name, drop, seed, by_complete):
    """Return the figures of one draw and the numbers of calls that they are of."""
    incomplete, told, dropped = spoilt(calls, drop, seed)
    label = named(name, calls.bags, told, incomplete, seed)
    lacks = np.arange(told.shape[1]) == dropped[:, None]
    return shares(calls, label, by_complete, incomplete, told, lacks)


def interval(values):
    """Return mean and half width of the 95 % interval over draws, as text."""
    values = np.asarray(values)[np.isfinite(values)]
    half = (
        T_95.get(len(values), 2.3) * values.std(ddof=1) / np.sqrt(len(values))
        if len(values) > 1
        else np.nan
    )
    return f"{values.mean():.3f} ± {half:.3f}"


def main():
    """Print a line for each draw, and their means."""
    arguments = command_line(
        __doc__,
        {"project": Path, "calls": Path},
        draws=6,
        first=0,
        model="auto",
        drop={"nargs": "+", "default": ["random", "fewest"], "choices": ["random", "fewest"]},
    )
    calls = FoundCalls(arguments.project, arguments.calls)
    print("| dropped | draw | " + " | ".join(FIGURES) + " | calls |")
    print("|---" * (len(FIGURES) + 3) + "|")
    found = {drop: [] for drop in arguments.drop}
    every = np.zeros(len(calls.lists), bool)
    for seed in range(arguments.first, arguments.first + arguments.draws):
        complete = named(arguments.model, calls.bags, calls.lists, every, seed)
        for drop, rows in found.items():
            figures, n = measure(calls, arguments.model, drop, seed, complete)
            rows.append(figures)
            cells = " | ".join(f"{value:.3f}" for value in figures)
            counts = f"{n['dropped']}, {n['listed']}, {n['unlisted names']}"
            print(f"| {drop} | {seed} | {cells} | {counts} |", flush=True)
    for drop, rows in found.items():
        columns = np.array(rows).T
        print(f"| {drop} | all | " + " | ".join(interval(column) for column in columns) + " | |")
        print(
            f"\n{drop}: dropped {interval(columns[0] / columns[1])} of what complete lists reach; "
            f"listed lose {interval(100 * (columns[3] - columns[2]))} points\n",
            flush=True,
        )


if __name__ == "__main__":
    main()

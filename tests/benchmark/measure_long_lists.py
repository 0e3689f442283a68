"""What do long lists cost, and how far are their posteriors from the exact ones?

    python tests/benchmark/measure_long_lists.py [SET.npz ...] [--bags N] [--chains SWEEPS]

Cost: processor seconds of an E-step for lists of 4 to 40 species, over those of 4. Error: the largest difference of any posterior
of a bag from the exact one, for random bags of 6 to 20 species with 1 to 8 segments a species, and for recordings of the sets, joined until they list so
many, with the probabilities of regressions after 2 and after 60 iterations; at 40 species from Gibbs sampling, two chains of so many sweeps,
beside how far these differ from each other. Bags whose lists are counted exactly anyway are among them, as in use.
"""

import time
import tracemalloc

import numpy as np
from figures import command_line
from numba import njit

from birdann.core.bags import Supervision
from birdann.lab.data_sets import load
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.posterior import posterior
from birdann.models.linear.ored_lr import ORedLR

MISSED = 0.01


def listed(Y, sizes):
    """Return the constraints of bags of so many segments with complete lists."""
    offsets = np.concatenate([[0], np.cumsum(sizes)])
    lists = Supervision.complete(np.atleast_2d(Y), int(offsets[-1]))
    return compile_constraints(lists, offsets, missed_rate=MISSED)


def drawn(rng, n_species, n, n_others=20):
    """Return probabilities of n segments, and a list of the first species."""
    spread = rng.choice([0.05, 0.2, 1.0])
    common = rng.dirichlet(np.ones(n_species + n_others)) * (n_species + n_others)
    P = rng.dirichlet(common * spread + 1e-3, n) + 1e-9
    return P / P.sum(axis=1, keepdims=True), np.arange(n_species + n_others) < n_species


@njit(cache=True)
def sampled(P, classes, start, sweeps, rng):
    """Return the mean conditional probabilities (n, k) of Gibbs sweeps under the demand that every class is there."""
    n, k = len(P), len(classes)
    y, count, mean, p = start.copy(), np.zeros(k), np.zeros((n, k)), np.empty(k)
    for i in range(n):
        count[y[i]] += 1
    for sweep in range(sweeps):
        for i in range(n):
            count[y[i]] -= 1
            total = 0.0
            for j in range(k):
                p[j] = P[i, classes[j]] * (1.0 if count[j] == 0 else MISSED)
                total += p[j]
            rest = rng.random() * total
            y[i] = k - 1
            for j in range(k):
                if sweep >= sweeps // 10:
                    mean[i, j] += p[j] / total
                rest -= p[j]
                if rest < 0.0:
                    y[i] = j
                    break
            for j in range(y[i] + 1, k):
                if sweep >= sweeps // 10:
                    mean[i, j] += p[j] / total
            count[y[i]] += 1
    return mean / (sweeps - sweeps // 10)


def cost():
    """Print the processor time of E-steps by the length of the list, and the memory they take."""
    rng = np.random.default_rng(0)
    print(
        "| segments | " + " | ".join(f"{k} species" for k in (4, 8, 12, 20, 40)) + " |\n|---" * 1,
        end="",
    )
    print("|---" * 5 + "|")
    for n in (30, 60, 270):
        cells, first = [], None
        for k in (4, 8, 12, 20, 40):
            bags = 6000 // n
            P = rng.dirichlet(np.full(60, 0.5), n * bags)
            Y = np.array([rng.permutation(60) < k for _ in range(bags)])
            constraints = listed(Y, np.full(bags, n))
            posterior(P, constraints)
            taken = []
            for _ in range(7):
                start = time.process_time()
                posterior(P, constraints)
                taken.append(time.process_time() - start)
            first = first or min(taken)
            cells.append(f"{min(taken) / len(P) * 1e6:.2f} µs, {min(taken) / first:.1f}")
        print(f"| {n} | " + " | ".join(cells) + " |", flush=True)
    tracemalloc.start()
    posterior(P, constraints)
    print(
        f"\nmemory beside the answer, 40 species: {tracemalloc.get_traced_memory()[1] / P.nbytes - 1:.2f} of it\n"
    )


def report(name, errors):
    """Print a line on the largest errors of bags."""
    errors = np.array(errors)
    told = [np.median(errors), *np.quantile(errors, [0.9, 0.99]), errors.max()]
    print(
        f"| {name} | {len(errors)} | " + " | ".join(f"{error:.4f}" for error in told) + " |",
        flush=True,
    )


def largest_error(P, Y):
    """Return the largest difference of a posterior of one bag from the exact one."""
    constraints = listed(Y, [len(P)])
    exact = posterior(P, constraints, method="inclusion-exclusion", max_work=np.inf)
    return float(np.abs(posterior(P, constraints).responsibilities - exact.responsibilities).max())


def joined(data, rng, n_species):
    """Return the rows of recordings joined until they list so many species, and the list."""
    Y, rows = np.zeros(data.Y.shape[1], bool), []
    for b in rng.permutation(len(data.bags)):
        if (Y | data.Y[b]).sum() <= n_species and data.bags.sizes[b]:
            Y |= data.Y[b]
            rows.append(data.bags.instances_of([b]))
        if Y.sum() == n_species or sum(map(len, rows)) > 12 * n_species:
            break
    return np.concatenate(rows), Y


def main():
    """Print the tables."""
    arguments = command_line(__doc__, {"sets*": str}, bags=40, chains=20_000)
    cost()
    print("| bags | number | median | 90 % | 99 % | largest |\n|---|---|---|---|---|---|")
    rng = np.random.default_rng(0)
    every = []
    for n_species in (6, 10, 14, 17, 20):
        found = []
        for _ in range(arguments.bags if n_species < 17 else arguments.bags // 2):
            P, Y = drawn(rng, n_species, int(n_species * rng.uniform(1.0, 8.0)))
            found.append(largest_error(P, Y))
        report(f"random, {n_species} species", found)
        every += found
    for name in arguments.sets:
        data = load(name, variant="filtered" if "hja" in name else None)
        for n_steps in (2, 60):
            model = ORedLR(max_iter=n_steps).fit(data.bags, data.Y)
            P, found = model.predict_proba_alone(data.bags), []
            for k in range(arguments.bags):
                rows, Y = joined(data, rng, min(8 + k % 13, data.Y.shape[1]))
                found.append(largest_error(np.ascontiguousarray(P[rows]), Y))
            report(f"{name.split('/')[-1]}, joined, {n_steps} iterations", found)
            every += found
    report("all up to 20 species", every)
    found, apart = [], []
    for seed in range(arguments.bags // 4):
        P, Y = drawn(rng, 40, int(40 * rng.uniform(1.5, 8.0)))
        classes = np.arange(40)
        ours = posterior(P, listed(Y, [len(P)])).responsibilities[:, :40]
        draws = [
            sampled(
                P,
                classes,
                (np.cumsum(ours, axis=1) < rng.random((len(P), 1))).sum(axis=1).clip(0, 39),
                arguments.chains,
                np.random.default_rng(2 * seed + c),
            )
            for c in range(2)
        ]
        found.append(float(np.abs(np.mean(draws, axis=0) - ours).max()))
        apart.append(float(np.abs(draws[0] - draws[1]).max() / 2))
    report("random, 40 species, from Gibbs sampling", found)
    report("half the distance of two chains", apart)


if __name__ == "__main__":
    main()

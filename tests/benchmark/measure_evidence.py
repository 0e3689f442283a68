"""What do a network's scores earn, without lists and beside a few of them, on the segments of one project?

    python tests/benchmark/measure_evidence.py PROJECT.birdann CALLS.csv [--lists N ...] [--draws K] [--alone] [--answers N]

PROJECT is made by `birdann run RECORDINGS --lists ALL.csv --detections TABLE --checklist REGION.csv`: all lists are
known, and a model is trained with N of them and the scores of all recordings (``--alone``: without the scores). CALLS.csv is as `measure_calls` takes it,
with the project's names of species. Printed are the shares of found calls that are right in recordings with several species: *listed* by the
lists of the training, *others* without a list; *laid over* gives each segment the species of its greatest evidence.
*error* is the calibration error of the others' labels, *sure* the share right of those stated with 95 % or more; with ``--answers`` after
a validation sample of so many of their segments.
"""

import time
from dataclasses import replace

import numpy as np
from figures import command_line
from measure_calls import Calls
from measure_learner import calibration_error

from birdann.core.bags import Supervision
from birdann.models import registry


def supervise(calls, listed, columns):
    """Return the lists of some recordings as supervision; nothing is known of the others."""
    told = Supervision.complete(calls.lists[:, columns], calls.bags.n_instances)
    is_listed = np.isin(np.arange(len(calls.lists)), listed)[:, None]
    return replace(told, Y=told.Y & is_listed, absent=told.absent & is_listed)


def labelled(model, bags, told, others, columns, none):
    """Return probabilities, those of ``others`` without a list, and the likeliest species or ``none``."""
    P = model.predict_proba_instances(bags, told)
    P[bags.instances_of(others)] = model.predict_proba_instances(bags.take(others))
    return P, np.where(P.any(axis=1), columns[P.argmax(axis=1)], none)


def main():
    """Print a line for each number of lists and draw."""
    arguments = command_line(
        __doc__, {"project": str, "calls": str}, lists=[0, 30, 60], draws=2, alone=False, answers=0
    )
    calls = Calls(arguments.project, arguments.calls)
    bags, every = calls.bags, np.arange(len(calls.lists))
    log_odds = np.zeros((bags.n_instances, len(calls.names)))
    for part in bags.evidence:
        log_odds[part.rows, part.columns] += part.log_odds
    print(f"laid over: {calls.measure(log_odds.argmax(axis=1), every)[0]:.3f}")
    print("lists  draw  listed  others  error  sure   CPU s")
    for size in arguments.lists:
        for draw in range(arguments.draws if size or arguments.answers else 1):
            tagged = np.flatnonzero(calls.lists.any(axis=1))
            listed = np.sort(np.random.default_rng(draw).permutation(tagged)[:size])
            named = calls.lists[listed].any(axis=0)
            if not arguments.alone:
                named |= log_odds.any(axis=0)
            columns = np.flatnonzero(named)
            place = np.full(len(calls.names), -1)
            place[columns] = np.arange(len(columns))
            heard = () if arguments.alone else bags.evidence
            heard = tuple(part.with_columns(place, bags.n_instances) for part in heard)
            taught = replace(bags, evidence=heard)
            told = supervise(calls, listed, columns)
            begun = time.process_time()
            model = registry.create("auto", random_state=draw).fit(taught, told)
            seconds = time.process_time() - begun
            others = np.setdiff1d(every, listed)
            truth, rows = calls.told(others), bags.instances_of(others)
            P, label = labelled(model, taught, told, others, columns, len(calls.names))
            rows = rows[truth[rows] < len(calls.names)]
            if arguments.answers:
                drawn = np.random.default_rng(draw).permutation(rows)
                asked, rows = drawn[: arguments.answers], drawn[arguments.answers :]
                verdicts = np.zeros(bags.n_instances, np.int64)
                signs = np.where(label[asked] == truth[asked], 1, -1)
                verdicts[asked] = signs * (np.append(place, -1)[label[asked]] + 1)
                model.fit(taught, replace(told, verdicts=verdicts))
                P, label = labelled(model, taught, told, others, columns, len(calls.names))
            stated, _ = model.calibrate_probabilities(P, taught, None)
            sure, is_right = stated[rows].max(axis=1), label[rows] == truth[rows]
            error = calibration_error(sure, is_right)
            right = [calls.measure(label, of)[0] if len(of) else np.nan for of in (listed, others)]
            print(
                f"{size:5d}  {draw:4d}  {right[0]:.3f}   {right[1]:.3f}   {error:.3f}  "
                f"{is_right[sure >= 0.95].sum()}/{(sure >= 0.95).sum()}  {seconds:.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()

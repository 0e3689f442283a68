"""Does a network's opinion on each call, heard by itself, improve what is learned from lists?

    python tests/benchmark/measure_opinion.py score PROJECT.birdann CALLS.csv NETWORK.tflite SCORES.npz [--names NAMES.csv]
        [--rate HZ --scores HOW]
    python tests/benchmark/measure_opinion.py compare PROJECT.birdann CALLS.csv SCORES.npz [--lists N ...] [--draws K]

The first command lowers everything outside each segment's outline, with a margin of 30 ms and 200 Hz, by 30 dB, puts the
segment in the middle of the network's window, and writes its log odds of each class of CALLS.csv, whose column species has
scientific names (NAMES.csv: ours and the network's where they differ, columns ours and theirs).

The second one multiplies p(class | sound) of `auto` by exp(w (log odds − their mean over the segments learned from)) before
the lists bind the answer; classes that the network does not know are left as they are. Printed for each w, and for the one
by which recordings merged in pairs are distinguished best, w·P(better than 0) (*set*): the share of found calls that are
right, as `measure_calls.py` has it, names as they are, its mean over species, and the shares among species that lists
cannot tell apart (*tied*) and the others. *auto* is averaged over permutations of the tied names, *net* takes the
listed class of the highest score.
"""

import argparse
from pathlib import Path

import numpy as np
from measure_calls import Calls, table

from birdann.analysis.networks import Activation, NetworkChoice
from birdann.core.bags import Supervision
from birdann.models import registry
from birdann.models.auto import learner
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.auto.merging import pairings
from birdann.models.evidence import gain_weight

MARGIN_S, MARGIN_HZ, LOWERED = 0.03, 200.0, 10.0 ** (-30.0 / 20.0)
WINDOW_S, PEAK = 0.02, 0.5
WEIGHTS = (0.0, 0.25, 0.5, 0.75, 1.0)
UNKNOWN = -8.0


def isolated(sound, mask, n_samples):
    """Return the window around a segment with all other sound lowered, float32 (n_samples,)."""
    from scipy.ndimage import maximum_filter
    from scipy.signal import ShortTimeFFT
    from scipy.signal.windows import hann

    grid, rate = mask.grid, sound.sample_rate_hz
    middle_s = 0.5 * (grid.frame_s(mask.first_frame) + grid.frame_s(mask.stop_frame - 1))
    start = round(middle_s * rate) - n_samples // 2
    samples = np.zeros(n_samples)
    read = sound.read(max(start, 0), n_samples + min(start, 0))
    samples[max(-start, 0) :][: len(read)] = read
    size = round(WINDOW_S * rate)
    transform = ShortTimeFFT(hann(size, sym=False), size // 4, rate)
    high, wide = round(MARGIN_HZ / grid.bin_hz), round(MARGIN_S / grid.hop_s)
    near = np.pad(mask.bitmap(), ((high + 1, high + 1), (wide + 1, wide + 1)))
    near = maximum_filter(near, size=(2 * high + 1, 2 * wide + 1), mode="constant")
    times_s = transform.t(n_samples) + start / rate - grid.first_frame_s
    rows = np.floor(transform.f / grid.bin_hz + 0.5).astype(int) - mask.first_bin + high + 1
    columns = np.floor(times_s / grid.hop_s + 0.5).astype(int) - mask.first_frame + wide + 1
    cells = np.ix_(np.clip(rows, 0, len(near) - 1), np.clip(columns, 0, near.shape[1] - 1))
    gain = np.where(near[cells], 1.0, LOWERED)
    alone = transform.istft(transform.stft(samples) * gain, k1=n_samples)
    return (alone * PEAK / max(np.abs(alone).max(), 1e-9)).astype(np.float32)


def score(project, calls, choice, target, names):
    """Write the log odds of all segments, NaN for classes that the network does not know."""
    from birdann.analysis.networks import open_network
    from birdann.app.learning.training_data import gather_training
    from birdann.dsp.audio import AudioReader
    from birdann.dsp.resample import at_rate
    from birdann.store import Project

    net = open_network(choice)
    label = {scientific: i for i, (scientific, _) in enumerate(net.names)}
    theirs = {row["ours"]: row["theirs"] for row in table(names)} if names else {}
    species = {row["class"]: row["species"] for row in table(calls)}
    with Project.open(project, read_only=True) as opened, opened.reader() as reader:
        data = gather_training(reader, next(iter(reader.features.schemas())))
        columns = [
            label.get(theirs.get(species.get(one), species.get(one))) for one in data.species_names
        ]
        known = [j for j, place in enumerate(columns) if place is not None]
        found = np.full((data.bags.n_instances, len(columns)), np.nan, np.float32)
        for bag, key in enumerate(data.recording_ids):
            masks = {one.id: one.mask for one in reader.segments.of(key)}
            with AudioReader(opened.audio_path(reader.recordings.one(key))) as source:
                sound = at_rate(source, net.sample_rate_hz)
                for row in data.bags.instances_of([bag]).tolist():
                    mask = masks[int(data.segment_ids[row])]
                    odds = net.log_odds(isolated(sound, mask, net.n_samples))
                    found[row, known] = odds[[columns[j] for j in known]]
    np.savez_compressed(target, log_odds=found)


def informed(P, odds, usual, weight):
    """Return p(class | sound, opinion); rows keep their sums."""
    above = weight * np.nan_to_num(odds - usual, nan=0.0)
    told = P * np.exp(above - above.max(axis=1, keepdims=True))
    sums = told.sum(axis=1, keepdims=True)
    return np.where(sums > 0, told * P.sum(axis=1, keepdims=True) / np.maximum(sums, 1e-300), P)


def set_weight(held_out, odds, usual):
    """Return the weight by which merged recordings are distinguished best."""
    task, P, prior = held_out
    pairs = pairings(task)
    worth = []
    for weight in WEIGHTS:
        told = informed(P, odds, usual, weight)
        found = [prior.posterior(told[pair.rows], pair.constraints) for pair in pairs]
        halves = zip(pairs, found, strict=True)
        worth.append(np.concatenate([p.separability(one.responsibilities) for p, one in halves]))
    worth = np.array(worth)
    worth = worth[:, np.isfinite(worth).all(axis=0)]
    best = int(worth.mean(axis=1).argmax())
    return WEIGHTS[best] * (
        gain_weight(worth[best] - worth[0], 1.0, repeats=len(pairs)) if best else 0.0
    )


def compare(calls, log_odds, recordings, seed, seen):
    """Return (right, mean over species, right of tied, right of others) by what answered."""
    bags, Y = calls.bags.take(recordings), calls.lists[recordings]
    columns = np.flatnonzero(Y.any(axis=0))
    rows = calls.bags.instances_of(recordings)
    odds = log_odds[rows][:, columns]
    heard = np.isfinite(odds)
    usual = np.where(heard, odds, 0.0).sum(axis=0) / np.maximum(heard.sum(axis=0), 1)
    told = Supervision.complete(Y[:, columns], bags.n_instances)
    model = registry.create("auto", random_state=seed).fit(bags, told)
    chosen = set_weight(seen["held_out"], odds, usual)
    tied = [j for group in calls.ties(recordings) for j in group]

    def figures(P):
        label = np.full(calls.bags.n_instances, len(calls.names))
        label[rows] = np.where(P.any(axis=1), columns[P.argmax(axis=1)], len(calls.names))
        species, right = calls.right(label, recordings)
        is_tied = np.isin(species, tied)
        mean = np.mean([right[species == j].mean() for j in np.unique(species)])
        parts = [right[some].mean() if some.any() else np.nan for some in (is_tied, ~is_tied)]
        return np.array([right.mean(), mean, *parts]), label

    plain, label = figures(model.predict_proba_instances(bags, told))
    right, mean, apart, _ = calls.measure(label, recordings)
    own = Y[:, columns][bags.bag_of_instance]
    net, _ = figures(own * np.exp(np.nan_to_num(odds, nan=UNKNOWN)))
    out = {"auto": np.array([right, mean, plain[2], apart]), "net": net}
    agreed = EnsembleAnnotator._agreed
    for name, weight in (*((f"w {w:g}", w) for w in WEIGHTS[1:]), ("w set", chosen)):
        EnsembleAnnotator._agreed = lambda self, P, X, said, w=weight: agreed(
            self, informed(P, odds, usual, w), X, said
        )
        out[name], _ = figures(model.predict_proba_instances(bags, told))
        EnsembleAnnotator._agreed = agreed
    return out


def mean(values):
    """Return the mean of known values; NaN if there are none."""
    known = values[np.isfinite(values)]
    return known.mean() if len(known) else np.nan


def main():
    """Run."""
    parser = argparse.ArgumentParser(description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)
    scoring = steps.add_parser("score")
    for name in ("project", "calls", "network", "target"):
        scoring.add_argument(name)
    scoring.add_argument("--names", default=None)
    scoring.add_argument("--rate", type=int, default=None, help="of a network that is not known")
    scoring.add_argument("--scores", choices=[one.value for one in Activation], default=None)
    comparing = steps.add_parser("compare")
    for name in ("project", "calls", "scores"):
        comparing.add_argument(name)
    comparing.add_argument("--lists", nargs="+", type=int, default=[30, 60, 120])
    comparing.add_argument("--draws", type=int, default=6)
    args = parser.parse_args()
    if args.step == "score":
        choice = NetworkChoice(
            path=Path(args.network),
            sample_rate_hz=args.rate,
            activation=Activation(args.scores) if args.scores else None,
        )
        score(args.project, args.calls, choice, args.target, args.names)
        return
    calls, log_odds = Calls(args.project, args.calls), np.load(args.scores)["log_odds"]
    choose, seen = learner.choose_nearest_segments, {}

    def noting(*held_out):
        seen["held_out"] = held_out
        return choose(*held_out)

    learner.choose_nearest_segments = noting
    print("lists  answered by  right ± error of the gain   mean of species   tied   others")
    for size in args.lists:
        found = []
        for draw in range(args.draws):
            order = np.random.default_rng(draw).permutation(len(calls.paths))
            found.append(compare(calls, log_odds, np.sort(order[:size]), draw, seen))
        for name in found[0]:
            values = [mean(column) for column in np.array([one[name] for one in found]).T]
            gain = np.std([one[name][0] - one["auto"][0] for one in found])
            error = gain / np.sqrt(max(len(found) - 1, 1))
            print(
                f"{size:5d}  {name:11s}  {values[0]:.3f} ± {error:.3f}               "
                f"{values[1]:.3f}             {values[2]:.3f}  {values[3]:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()

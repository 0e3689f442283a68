"""How well is the presence of species told in recordings without a list?

    python tests/benchmark/measure_presence.py PROJECT.birdann | SET.npz [--variant V]
        [--calls CALLS.csv [--scores SCORES.csv]]

Five folds over recordings, a recording's by the hash of its name, so that they are the same everywhere;
`auto` learns from the lists of four and is asked about the fifth. Prints the area under the ROC curve and
the average precision, as mean over species and over all pairs of recording and species, the label
ranking average precision (of recordings with a list that is neither empty nor full), and the
calibration error over all pairs and over those of at least 5 %: of the likeliest call, alone and in
its recording, and of presence. Recordings of a project that are empty of segments take no part. With SCORES.csv, which `measure_birdnet.py` writes, BirdNET's best
score in a recording is one more way, and evidence beside presence; CALLS.csv tells the species of each class. With CALLS.csv the
measures of BirdSet are printed as well: classes of one bird species count as one, others not at all; mean average precision and mean AUC
over species with a recording (cmAP, AUROC), and the share of recordings with a bird whose likeliest species is there (top-1).
"""

import hashlib
from collections import defaultdict
from pathlib import Path

import numpy as np
from figures import command_line, csv_rows
from sklearn.metrics import (
    average_precision_score,
    label_ranking_average_precision_score,
    roc_auc_score,
)

from birdann.app.learning.training import default_schema
from birdann.app.learning.training_data import gather_training
from birdann.core.bags import Supervision
from birdann.lab.data_sets import load
from birdann.lab.metrics import expected_calibration_error
from birdann.models.auto.detections import DetectionWorth
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.base import pool_max
from birdann.store import Project

N_FOLDS = 5
_MIN_SHOWN = 0.05


def fold_of(name: str) -> int:
    """Return the fold of a recording: its name's SHA-256 modulo five."""
    return int(hashlib.sha256(name.encode()).hexdigest(), 16) % N_FOLDS


def read(path: Path, variant: str | None):
    """Return the bags, the lists and the folds of a project or a set."""
    if path.suffix == ".npz":
        dataset = load(path, variant=variant)
        names = [f"{path.stem} {i}" for i in range(len(dataset.bags))]
        return dataset.bags, dataset.Y, np.array([fold_of(name) for name in names]), names, ()
    with Project.open(path, read_only=True) as project, project.reader() as reader:
        data = gather_training(reader, default_schema(reader))
        paths = reader.recordings.paths()
    complete = data.supervision.Y | data.supervision.absent
    kept = np.flatnonzero(complete.all(axis=1))
    names = [Path(paths[data.recording_ids[i]]).name for i in kept]
    folds = np.array([fold_of(name) for name in names])
    return data.bags.take(kept), data.supervision.Y[kept], folds, names, data.species_names


def birds_of(calls: Path, classes) -> dict[str, list[int]]:
    """Return the classes of each bird species, by column."""
    species_of = {r["class"]: r["species"] for r in csv_rows(calls) if r["type"] == "bird"}
    columns = defaultdict(list)
    for j, name in enumerate(classes):
        if name in species_of:
            columns[species_of[name]].append(j)
    return columns


def birdset_figures(P: np.ndarray, Y: np.ndarray) -> list[float]:
    """Return cmAP, AUROC and top-1 of scores and lists of species."""
    here = np.flatnonzero(Y.any(axis=0))
    has_bird = Y.any(axis=1)
    top = P.argmax(axis=1)
    return [
        float(np.mean([average_precision_score(Y[:, j], P[:, j]) for j in here])),
        float(np.mean([roc_auc_score(Y[:, j], P[:, j]) for j in here])),
        float(Y[np.arange(len(Y)), top][has_bird].mean()),
    ]


def best_scores(scores: Path, calls: Path, names, classes):
    """Return BirdNET's best score of each class in each recording, as `DetectionWorth` takes them."""
    species_of = {row["class"]: row["species"] for row in csv_rows(calls)}
    best = defaultdict(dict)
    for row in csv_rows(scores):
        of_file = best[Path(row["file"]).stem]
        of_file[row["species"]] = max(of_file.get(row["species"], 0.0), float(row["score"]))
    known = {species for of_file in best.values() for species in of_file}
    result = np.full((len(names), len(classes), 1), np.nan)
    for i, name in enumerate(names):
        of_file = best.get(Path(name).stem)
        for j, one in enumerate(classes):
            if of_file and species_of.get(one) in known:
                result[i, j, 0] = of_file.get(species_of[one], -np.inf)
    return result


def of_fold(bags, Y, fold_of_bag, fold: int, seed: int, scores=None) -> dict[str, np.ndarray]:
    """Return what each way says of the recordings of a fold."""
    inside, outside = np.flatnonzero(fold_of_bag != fold), np.flatnonzero(fold_of_bag == fold)
    lists = Supervision.complete(Y, bags.n_instances)
    model = EnsembleAnnotator(random_state=seed).fit(bags.take(inside), lists.take(inside, bags))
    held_out = bags.take(outside)
    found = {
        "likeliest call alone": pool_max(
            model.predict_proba_alone(held_out), held_out.offsets, empty=0.0
        ),
        "likeliest call in its recording": pool_max(
            model.predict_proba_instances(held_out), held_out.offsets, empty=0.0
        ),
        "presence": model.predict_proba(held_out),
    }
    if scores is not None:
        own = model.presence_.values.astype(np.float64)
        filled = inside[bags.sizes[inside] > 0]
        worth = DetectionWorth.learn(own, scores[filled], Y[filled])
        found["BirdNET alone"] = np.nan_to_num(scores[outside, :, 0], nan=0.0, neginf=0.0)
        found["presence with BirdNET"] = worth.presence(found["presence"], scores[outside])
    return found


def figures(P: np.ndarray, Y: np.ndarray) -> list[float]:
    """Return the columns of the table."""
    both = [j for j in range(Y.shape[1]) if 0 < Y[:, j].sum() < len(Y)]
    ranked = Y.any(axis=1) & ~Y.all(axis=1)
    shown = P >= _MIN_SHOWN
    return [
        float(np.mean([roc_auc_score(Y[:, j], P[:, j]) for j in both])),
        roc_auc_score(Y.ravel(), P.ravel()),
        float(np.mean([average_precision_score(Y[:, j], P[:, j]) for j in both])),
        average_precision_score(Y.ravel(), P.ravel()),
        label_ranking_average_precision_score(Y[ranked], P[ranked]),
        expected_calibration_error(P.ravel(), Y.ravel()),
        expected_calibration_error(P[shown], Y[shown]),
    ]


def main() -> None:
    """Measure and print."""
    args = command_line(
        __doc__,
        {"place": Path},
        variant=str,
        seed=0,
        scores=Path,
        calls=Path,
    )
    bags, Y, fold_of_bag, names, classes = read(args.place, args.variant)
    scores = None if args.scores is None else best_scores(args.scores, args.calls, names, classes)
    results = [of_fold(bags, Y, fold_of_bag, fold, args.seed, scores) for fold in range(N_FOLDS)]
    print(f"{len(bags)} recordings, {Y.shape[1]} species; folds of {np.bincount(fold_of_bag)}\n")
    print("| told by | AUC, mean | AUC, all | precision, mean | precision, all | of rankings "
          "| calibration | from 5 % |")  # fmt: skip
    print("|---|" + "---|" * 7)
    told = {}
    for name in results[0]:
        P = np.zeros(Y.shape)
        for fold, result in enumerate(results):
            P[fold_of_bag == fold] = result[name]
        cells = " | ".join(f"{value:.4f}" for value in figures(P, Y))
        print(f"| {name} | {cells} |", flush=True)
        told[name] = P
    if args.calls is None:
        return
    columns = birds_of(args.calls, classes).values()
    pooled = {
        name: np.stack([P[:, j].max(axis=1) for j in columns], 1) for name, P in told.items()
    }
    birds = np.stack([Y[:, j].any(axis=1) for j in columns], 1)
    print(
        f"\n{len(columns)} species of birds\n\n| told by | cmAP | AUROC | top-1 |\n|---|---|---|---|"
    )
    for name, P in pooled.items():
        print(f"| {name} | " + " | ".join(f"{x:.3f}" for x in birdset_figures(P, birds)) + " |")


if __name__ == "__main__":
    main()

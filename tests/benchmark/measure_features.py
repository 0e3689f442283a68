"""What each group of features, and each schema, is worth on recordings with known calls.

    python tests/benchmark/measure_features.py RECORDINGS LISTS.csv CALLS.csv [--quick]

``LISTS.csv`` has the columns file, labels (separated by ``;``); ``CALLS.csv`` file, start_s,
end_s, class. Every recording is outlined and described once; then groups of columns are left
out in turn. Printed are, for recordings with several listed species, the share of the found
calls that are right and its mean over classes:

* *from labels*: logistic regression on segments labelled by the call that they overlap most,
  five folds over recordings, two draws, a recording's list being known: what the features tell;
* *from lists*: ORed logistic regression on the lists alone, mean of three penalties.

``--quick`` takes one penalty and one draw, so that groups can only be compared with each other.
"""

import os
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import NamedTuple

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from figures import command_line, csv_rows

from birdann.analysis.pipeline import describe_recording
from birdann.core.bags import Bags, Supervision
from birdann.dsp.audio import is_audio_name
from birdann.features.schema import SCHEMAS
from birdann.models.registry import create
from birdann.segmentation.presets import PRESETS
from birdann.segmentation.scores import Span, score_calls

GROUPS: dict[str, tuple[str, ...]] = {
    "everything": (),
    "without the 24 bands": ("band_",),
    "without gradient directions": ("hog_",),
    "without rhythm": ("pulse_", "repeat_"),
    "without the pitch track": ("pitch_sweep", "pitch_slope", "pitch_bend", "pitch_w", "pitch_t"),
    "without pitch quantiles": ("pitch_q", "pitch_peak", "pitch_low", "pitch_high"),
    "without the shape of the spectrum": ("spectral_shape_",),
    "without the course of loudness": ("loudness_", "energy_spread"),
    "without overtones": ("overtone_", "undertone"),
    "without context": ("alike_", "phrase_"),
}
PENALTIES = (3.0, 1.0, 10.0)
FOLDS, DRAWS = 5, (0, 1)
MIN_OVERLAP = 0.3


class Data(NamedTuple):
    """Described recordings and what is known of them; rows of ``X`` follow ``spans``."""

    names: tuple[str, ...]
    X: np.ndarray
    spans: list[Span]
    bag: np.ndarray
    lists: dict[str, list[str]]
    calls: list[Span]
    classes: list[str]


def load(folder: Path, lists_path: Path, calls_path: Path, schema: str) -> Data:
    lists = {
        PurePath(row["file"]).stem: [s for s in row["labels"].split(";") if s]
        for row in csv_rows(lists_path)
    }
    calls = [
        Span(
            recording=PurePath(row["file"]).stem,
            start_s=float(row["start_s"]),
            end_s=float(row["end_s"]),
            label=row["class"],
        )
        for row in csv_rows(calls_path)
    ]
    parts, spans, bag = [], [], []
    n_bags = 0
    for path in sorted(p for p in folder.iterdir() if is_audio_name(p.name)):
        described = describe_recording(path, segmenter=PRESETS["songbirds"], schema=schema)
        if path.stem not in lists or not described.boxes:
            continue
        parts.append(described.features)
        spans += [
            Span(recording=path.stem, start_s=box.onset_s, end_s=box.offset_s)
            for box in described.boxes
        ]
        bag += [n_bags] * len(described.boxes)
        n_bags += 1
    classes = sorted({s for named in lists.values() for s in named})
    X = np.concatenate(parts).astype(np.float64)
    return Data(SCHEMAS[schema].names, X, spans, np.array(bag), lists, calls, classes)


def scores(data: Data, labels: Sequence[str]) -> tuple[float, float]:
    """Return accuracy and class mean in recordings with several species."""
    labelled = [
        Span(recording=s.recording, start_s=s.start_s, end_s=s.end_s, label=label)
        for s, label in zip(data.spans, labels, strict=True)
    ]
    figures = score_calls(labelled, data.calls, data.lists)["several_species"]
    assert isinstance(figures, dict)
    return figures["accuracy_of_found"], figures["class_mean_accuracy"]


def known_labels(data: Data) -> list[str]:
    """Return the class of the calls that a segment overlaps most, "" where that is doubtful."""
    by_recording = defaultdict(list)
    for call in data.calls:
        if call.label in data.lists.get(call.recording, ()):
            by_recording[call.recording].append(call)
    labels = []
    for span in data.spans:
        shares: Counter[str] = Counter()
        for call in by_recording[span.recording]:
            shares[call.label] += span.overlap_s(call)
        (label, most), (_, next_most) = (*shares.most_common(2), ("", 0.0), ("", 0.0))[:2]
        is_clear = most >= MIN_OVERLAP * span.duration_s and most > 1.5 * next_most
        labels.append(label if is_clear else "")
    return labels


def linear_model():
    from sklearn.linear_model import LogisticRegression
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    return make_pipeline(StandardScaler(), LogisticRegression(C=0.03, max_iter=200))


def from_labels(data: Data, X: np.ndarray, draws: Sequence[int]) -> tuple[float, float]:
    y = np.array(known_labels(data))
    listed = np.array([[c in data.lists[s.recording] for c in data.classes] for s in data.spans])
    results = []
    for draw in draws:
        fold = np.random.default_rng(draw).integers(0, FOLDS, data.bag.max() + 1)[data.bag]
        labels = np.full(len(X), "", dtype=object)
        for k in range(FOLDS):
            told = (fold != k) & (y != "")
            model = linear_model().fit(X[told], y[told])
            columns = [data.classes.index(c) for c in model.classes_]
            held = fold == k
            chances = model.predict_proba(X[held]) * listed[held][:, columns]
            labels[held] = model.classes_[chances.argmax(axis=1)]
        results.append(scores(data, labels.tolist()))
    return tuple(np.mean(results, axis=0).tolist())


def lists_of(data: Data) -> tuple[Bags, Supervision]:
    """Return the recordings as bags, and their lists."""
    offsets = np.searchsorted(data.bag, np.arange(data.bag.max() + 2))
    names = [data.spans[i].recording for i in offsets[:-1]]
    Y = np.array([[c in data.lists[name] for c in data.classes] for name in names])
    return Bags(data.X, offsets), Supervision.complete(Y, len(data.X))


def likeliest(data: Data, chances: np.ndarray) -> list[str]:
    none = 1 - chances.sum(axis=1)
    best = np.array(data.classes)[chances.argmax(axis=1)]
    return np.where(none > chances.max(axis=1), "", best).tolist()


def from_lists(data: Data, X: np.ndarray, penalties: Sequence[float]) -> tuple[float, float]:
    bags, told = lists_of(data)
    bags = bags.with_features(X)
    results = []
    for l2 in penalties:
        model = create("ored-lr", noise=False, l2=l2, random_state=0).fit(bags, told)
        chances = model.predict_proba_instances(bags, told)
        results.append(scores(data, likeliest(data, chances)))
    return tuple(np.mean(results, axis=0).tolist())


def report(name: str, data: Data, X: np.ndarray, *, quick: bool) -> None:
    told = from_labels(data, X, DRAWS[:1] if quick else DRAWS)
    listed = from_lists(data, X, PENALTIES[:1] if quick else PENALTIES)
    cells = " | ".join(f"{accuracy:.3f} / {mean:.3f}" for accuracy, mean in (told, listed))
    print(f"| {name} | {X.shape[1]} | {cells} |", flush=True)


def main() -> int:
    chosen = command_line(__doc__, {"recordings": Path, "lists": Path, "calls": Path}, quick=False)
    print("| features | columns | from labels | from lists |\n|---|---|---|---|")
    data = load(chosen.recordings, chosen.lists, chosen.calls, "hja38")
    report("hja38", data, data.X, quick=chosen.quick)
    data = load(chosen.recordings, chosen.lists, chosen.calls, "extended")
    for name, prefixes in GROUPS.items():
        kept = [i for i, column in enumerate(data.names) if not column.startswith(prefixes)]
        columns = data.X[:, kept if prefixes else slice(None)]
        report(name, data, columns, quick=chosen.quick)
    return 0


if __name__ == "__main__":
    sys.exit(main())

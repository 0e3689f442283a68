"""Train the score of whole calls (``birdann/segmentation/whole_calls.py``), leaving out each animal.

    python tests/benchmark/train_whole_calls.py FOLDER [--write]

Sets as in ``measure_animals.py``; field clips also strung to minutes. Beside them are learned the
synthesised singers of ``measure_singers.py`` and scenes composed of all animals but the one left
out. Prints for each animal F1 and the share of calls covered by half, with all voices and with
those kept by trees that were trained on the others; then the mean and the worst change, the mean
without each figure, and both for field clips by trees trained on the other animals and the other
half of the field clips. ``--write`` trains on all and writes ``resources/whole_calls.npz``.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import measure_singers
import numpy as np
from animals import FIELD, Sample, hits_of, minutes, n_found, samples_under, scenes, shares_band
from figures import begin, command_line
from sklearn.ensemble import ExtraTreesClassifier

from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.resources import resources_root
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import spectrogram
from birdann.segmentation.one_to_one import MEASURES
from birdann.segmentation.presets import PRESETS, Unit, preset_for
from birdann.segmentation.scores import Span
from birdann.segmentation.whole_calls import TREES_NAME, ScoreTrees, expected_best, figures_of

SINGERS, SCENES = "singers", "scenes"
WITH_OTHERS = {"boobook"}
"""Sets in whose bands other animals call that are not annotated."""
N_TREES, MAX_LEAVES, MIN_LEAF, SHARE_OF_FIGURES, MIN_ROWS = 60, 64, 4, 0.3, 60
SINGER_S = 8.0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rows:
    """The voices of a recording."""

    sample: Sample
    spans: list[Span]
    figures: FloatArray
    is_whole: BoolArray
    counts: BoolArray  # Whether the row may be judged: where bands are known, those of calls.


def rows_of(sample: Sample) -> Rows:
    """Outline a recording, and compare with the calls."""
    params = PRESETS[preset_for(sample.source.sample_rate_hz)].with_unit(Unit.VOICES)
    heard = spectrogram(sample.source, params.spectrogram)
    outlines = params.sounds(heard, sample.source)
    spans = [
        Span(recording="", start_s=b.onset_s, end_s=b.offset_s, band_hz=(b.low_hz, b.high_hz))
        for b in (outline.box for outline in outlines)
    ]
    in_band = [[call for call in sample.calls if shares_band(span, call)] for span in spans]
    return Rows(
        sample=sample,
        spans=spans,
        figures=figures_of(heard, outlines, heard.quiet_power) if spans else np.zeros((0, 10)),
        is_whole=np.array(
            [
                any(MEASURES["iou50"](span, call) for call in calls)
                for span, calls in zip(spans, in_band, strict=True)
            ],
            dtype=np.bool_,
        ),
        counts=np.array([bool(calls) for calls in in_band], dtype=np.bool_),
    )


def singers() -> list[Sample]:
    """Return the synthesised singers."""
    made: list[Sample] = []
    for name, (make, rate, levels_db, length_s, fall) in measure_singers.SINGERS.items():
        for snr_db in levels_db:
            length_s = min(length_s, SINGER_S)
            sound, notes = measure_singers.scene(make, rate, snr_db, length_s, fall)
            calls = tuple(Span(recording="", start_s=a, end_s=b) for a, b in notes)
            source = ArraySource(sound.astype(np.float32), rate)
            made.append(
                Sample(animal=SINGERS, name=f"{name} {snr_db}", source=source, calls=calls)
            )
    return made


def trained(rows: Iterable[Rows]) -> ScoreTrees:
    """Return trees trained on recordings, in which each animal weighs the same."""
    judged = [row for row in rows if row.sample.animal not in WITH_OTHERS and row.counts.any()]
    n_rows: Counter[str] = Counter()
    for row in judged:
        n_rows[row.sample.animal] += int(row.counts.sum())
    weights = [
        np.full(row.counts.sum(), 1 / max(n_rows[row.sample.animal], MIN_ROWS)) for row in judged
    ]
    forest = ExtraTreesClassifier(
        N_TREES, max_leaf_nodes=MAX_LEAVES, min_samples_leaf=MIN_LEAF,
        max_features=SHARE_OF_FIGURES, random_state=0,
    )  # fmt: skip
    forest.fit(
        np.concatenate([row.figures[row.counts] for row in judged]),
        np.concatenate([row.is_whole[row.counts] for row in judged]),
        np.concatenate(weights),
    )
    return flattened(forest)


def flattened(forest: ExtraTreesClassifier) -> ScoreTrees:
    """Return trees as flat tables, breadth first."""
    tables: dict[str, list[float]] = defaultdict(list)
    for tree in (estimator.tree_ for estimator in forest.estimators_):
        root = len(tables["child"])
        tables["roots"].append(root)
        order = [0]
        for place, node in enumerate(order):
            left, is_leaf = tree.children_left[node], tree.children_left[node] < 0
            tables["child"].append(root + (place if is_leaf else len(order)))
            tables["figure"].append(0 if is_leaf else tree.feature[node])
            tables["split"].append(np.inf if is_leaf else tree.threshold[node])
            counts = tree.value[node, 0]
            tables["share"].append(counts[1] / counts.sum() if is_leaf else 0.0)
            order += [] if is_leaf else [left, tree.children_right[node]]
    kinds = {"split": np.float32, "share": np.float32}
    return ScoreTrees(
        **{name: np.array(v, kinds.get(name, np.int16)) for name, v in tables.items()}
    )


def tally(rows: Iterable[Rows], trees: ScoreTrees | None = None) -> tuple[float, float]:
    """Return F1 and the share of calls found, of all rows or of those that trees keep."""
    total = np.zeros(4)
    for row in rows:
        kept = row.spans
        if trees is not None and kept:
            best = expected_best(trees.probability(row.figures))
            kept = [row.spans[i] for i in np.flatnonzero(best)]
        total += [*hits_of(kept, row.sample), n_found(kept, row.sample)]
    hits, n_rows, n_calls, found = total.tolist()
    return 2 * hits / max(n_rows + n_calls, 1), found / n_calls


def field_halves(known: Sequence[Rows]) -> None:
    """Print how field clips are outlined by trees that know the other half of them."""
    clips = [row for row in known if row.sample.animal == FIELD]
    others = [row for row in known if row.sample.animal not in {FIELD, "minutes"}]
    halves = clips[::2], clips[1::2]
    told = [
        tally(half, trained([*others, *other]))
        for half, other in zip(halves, halves[::-1], strict=True)
    ]
    print("field clips, halves: F1 {:.3f}, found {:.3f}".format(*np.mean(told, axis=0)))


def main() -> None:
    """Print the table; write the trees."""
    args = command_line(__doc__, {"folder": Path}, write=False)
    begin("whole calls, leaving out each animal")
    samples = samples_under(args.folder)
    known = [rows_of(sample) for sample in [*samples, *minutes(samples), *singers()]]
    composed = [rows_of(sample) for sample in scenes(samples)]
    animals = dict.fromkeys(sample.animal for sample in samples)
    changes: dict[str, float] = {}
    print(f"{'animal':12}{'F1':>7}{'kept':>7}{'found':>7}{'kept':>7}")
    for animal in [*animals, SINGERS, SCENES]:
        others = [row for row in known if row.sample.animal not in {animal, "minutes"}]
        if animal != SCENES:
            left = scenes([sample for sample in samples if sample.animal != animal], seed=1)
            others += [rows_of(sample) for sample in left]
        trees = trained(others)
        tested = composed if animal == SCENES else [r for r in known if r.sample.animal == animal]
        groups = {animal: tested}
        if animal == FIELD:
            groups["minutes"] = [row for row in known if row.sample.animal == "minutes"]
        for name, rows in groups.items():
            (f1, found), (f1_kept, found_kept) = tally(rows), tally(rows, trees)
            changes[name] = f1_kept - f1
            print(f"{name:12}{f1:7.3f}{f1_kept:7.3f}{found:7.3f}{found_kept:7.3f}", flush=True)
    worst = min(changes, key=lambda name: changes[name])
    print(f"mean {np.mean(list(changes.values())):+.3f}; worst {worst} {changes[worst]:+.3f}")
    field_halves(known)
    if args.write:
        trees = trained([row for row in [*known, *composed] if row.sample.animal != "minutes"])
        tables = {name: getattr(trees, name) for name in ScoreTrees.__slots__}
        np.savez_compressed(Path(str(resources_root() / TREES_NAME)), **tables)


if __name__ == "__main__":
    main()

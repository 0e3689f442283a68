"""How often is one call made of the sounds of two?

    python tests/benchmark/measure_joining.py RECORDINGS LISTS.csv [--project P.birdann] [--draws K] [--wrong SHARE ...]

Recordings of one listed species each (LISTS.csv: file, labels) are mixed in pairs of different species, equally loud, and
segmented as notes. Of each segment it is known from which recording it comes: from that with four times the energy in
its pixels; the others count for neither. With ``--project`` only recordings are mixed that are untagged there, and segments
are named by its model, which has not learned from them, under the list of the two species. Without, they are named after their recording,
but for a share of them (``--wrong``) after the other one; ``one name`` gives all the same, as if names told nothing. A joined
call is *of two* if it contains segments of both. Prints calls that were joined, how many of them are of two, and that
share with an interval (2.5 to 97.5 %, by drawing mixtures again).
"""

import tempfile
from collections import defaultdict
from pathlib import Path

import numpy as np
import soundfile
from figures import command_line, csv_rows

from birdann.analysis.pipeline import describe_masks
from birdann.core.bags import Bags, Supervision
from birdann.core.labels import ListState
from birdann.dsp.audio import ArraySource, AudioReader
from birdann.dsp.spectrogram import spectrogram
from birdann.models import persistence
from birdann.segmentation.joining import groups_of_one_call
from birdann.segmentation.presets import PRESETS
from birdann.store import Project

NOTES = PRESETS["songbirds"]
SURELY = 4.0


def samples_of(path):
    """Return the samples and the sample rate of a recording."""
    with AudioReader(path) as reader:
        return reader.read(0, reader.info.n_frames), reader.sample_rate_hz


def energy(heard, masks):
    """Return the energy of a spectrogram in each mask."""
    power = heard.magnitude.astype(np.float64) ** 2
    return np.array([sum(power[k, a:b].sum() for k, a, b in mask.runs.tolist()) for mask in masks])


class Namer:
    """Names segments by the model of a project."""

    def __init__(self, project):
        with Project.open(project, read_only=True) as opened, opened.reader() as reader:
            run = reader.runs.one(reader.runs.id_in_use())
            names = {key: one.name for key, one in reader.species.all().items()}
            self.species = [names[key] for key in run.species_ids]
            self.model = persistence.from_bytes(reader.runs.model_bytes(run.id))
            self.schema = run.feature_schema
            lists, recordings = reader.lists.all(), reader.recordings.all()
            self.untagged = {
                Path(recording.path).name
                for recording in recordings
                if lists[recording.id].state is ListState.UNTAGGED
            }

    def names(self, samples, rate, masks, species):
        """Return the place of the likelier of some species for each segment of a sound."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "mixed.wav"
            soundfile.write(path, samples, rate, subtype="FLOAT")
            X = describe_masks(path, masks, schema=self.schema).astype(np.float64)
        Y = np.array([[name in species for name in self.species]])
        known = Supervision.complete(Y, len(X))
        P = self.model.predict_proba_instances(Bags.from_list([X], n_features=X.shape[1]), known)
        return np.array([P[:, self.species.index(name)] for name in species]).argmax(axis=0)


def mixtures(folder, lists, draws, namer=None):
    """Yield pairs of recordings of two species as samples, with the sample rate and the species."""
    of = {row["file"]: row["labels"] for row in csv_rows(lists)}
    single = sorted(file for file, labels in of.items() if labels and ";" not in labels)
    if namer is not None:
        known = namer.untagged.intersection
        single = [group for group in single if known([group]) and of[group] in namer.species]
    for draw in range(draws):
        left = np.random.default_rng(draw).permutation(single).tolist()
        while left:
            one = left.pop()
            other = next((file for file in left if of[file] != of[one]), None)
            if other is None:
                break
            left.remove(other)
            (a, rate), (b, other_rate) = (samples_of(Path(folder) / name) for name in (one, other))
            if rate == other_rate:
                n = min(len(a), len(b))
                pair = tuple(0.02 * x[:n] / max(float(np.std(x[:n])), 1e-9) for x in (a, b))
                yield pair, rate, (of[one], of[other])


def sides(pair, rate):
    """Return a mixture's sound, its notes, and which half each is of: 0, 1, or -1 where both are in it."""
    alone = [spectrogram(ArraySource(x.astype(np.float32), rate), NOTES.spectrogram) for x in pair]
    mixed = (pair[0] + pair[1]).astype(np.float32)
    sound = spectrogram(ArraySource(mixed, rate), NOTES.spectrogram)
    notes = sorted(NOTES.outlines(sound), key=lambda note: note.box.onset_s)
    first, second = (energy(call, [note.mask for note in notes]) for call in alone)
    return (
        sound,
        notes,
        np.where(first > SURELY * second, 0, np.where(second > SURELY * first, 1, -1)),
    )


def counted(sound, notes, labels, side):
    """Return how many calls were joined, and how many of those are of two."""
    groups = groups_of_one_call(sound, notes, labels, sound.quiet_power)
    known = [side[group][side[group] >= 0] for group in groups]
    joined = [known_call for known_call in known if len(known_call) > 1]
    return len(joined), sum(len(np.unique(group)) > 1 for group in joined), len(notes)


def told(what, counts):
    """Print a line: calls joined, those of two, their share and its interval."""
    counts = np.array(counts)
    rng = np.random.default_rng(0)
    drawn = counts[rng.integers(len(counts), size=(1000, len(counts)))].sum(axis=1)
    low, high = np.quantile(drawn[:, 1] / np.maximum(drawn[:, 0], 1), [0.025, 0.975])
    n, two, notes = counts.sum(axis=0)
    share = two / max(n, 1)
    print(f"| {what} | {notes} | {n} | {two} | {share:.4f} ({low:.4f}, {high:.4f}) |", flush=True)


def main():
    """Print a line for each way of naming."""
    arguments = command_line(
        __doc__, {"sound": str, "table": str}, project=str, draws=2, wrong=[0.0, 0.2]
    )
    namer = None if arguments.project is None else Namer(arguments.project)
    counts, rng = defaultdict(list), np.random.default_rng(0)
    for pair, rate, species in mixtures(arguments.sound, arguments.table, arguments.draws, namer):
        sound, notes, side = sides(pair, rate)
        if not notes:
            continue
        if namer is not None:
            masks = [note.mask for note in notes]
            named = namer.names((pair[0] + pair[1]).astype(np.float32), rate, masks, species)
            right = (named == side)[side >= 0]
            counts["the model's"].append(counted(sound, notes, named.tolist(), side))
            counts["right"].append((len(right), int(right.sum()), len(notes)))
        chance = rng.random(len(notes))
        for share in arguments.wrong:
            labels = np.where(chance < share, 1 - side, side)
            labels[side < 0] = (chance[side < 0] < 0.5).astype(int)
            counts[f"wrong: {share:g}"].append(counted(sound, notes, labels.tolist(), side))
        counts["one name"].append(counted(sound, notes, [0] * len(notes), side))
    if "right" in counts:
        n, right, _ = np.array(counts.pop("right")).sum(axis=0)
        print(f"The model names {right / n:.3f} of the segments after their recording.")
    print("| names | notes | calls joined | of two | share |\n|---|---|---|---|---|")
    for what, some in counts.items():
        told(what, some)


if __name__ == "__main__":
    main()

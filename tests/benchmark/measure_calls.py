"""What do lists teach, on the segments of one project, where it is known who called when?

    python tests/benchmark/measure_calls.py PROJECT.birdann CALLS.csv [--lists N ... | all] [--draws K]
        [--model NAME ...] [--clips N]

Recordings are segmented and described once, by `birdann run`; then models learn from some of their lists alone and
label the same recordings with the lists known. CALLS.csv has the columns file, start_s, end_s and class. A call of a
listed species in a recording that lists several is *found* where segments cover half of it, and *right* where segments of
its own species do. Prints the share of right ones among the found, and its mean over species, beside what
drawing each segment's species from the list would reach (*drawn*), and naming each segment after the listed call that overlaps it
longest (*told*: about the most that can be hoped for with these outlines; *told-drawn*: among the species that no list tells
apart each segment's is drawn, which earns more where several segments lie over a call). Names of species that stand on exactly the same lists are
permuted, and figures averaged, so that luck with what no list can tell is no gain; *told apart* are the
other species, *tied* the share of the found calls whose species are not.
``--clips`` starts from reference clips: of each species up to so many calls from recordings that are not learned
from, each with all segments that lie within the time of the call (by half), and its species as the complete list.
"""

from dataclasses import replace
from pathlib import Path

import numpy as np
from figures import command_line, csv_rows

from birdann.app.learning.training_data import gather_training
from birdann.core.bags import Bags, Supervision
from birdann.lab.data_sets import load
from birdann.models import registry
from birdann.store import Project

PERMUTATIONS = 12


class Calls:
    """The segments of a project, and the calls that they find.

    Attributes
    ----------
    found
        Recording to its found calls: species, duration_s, and (segment, start_s, end_s) that overlap it.
    heard
        Every call: recording, species, and (segment, start_s, end_s) that overlap it.
    """

    def __init__(self, project, calls):
        with Project.open(project, read_only=True) as opened, opened.reader() as reader:
            data = gather_training(reader, next(iter(reader.features.schemas())))
            recordings = {recording.id: recording for recording in reader.recordings.all()}
            paths = [Path(recordings[key].path).stem for key in data.recording_ids]
            places = {
                p.segment_id: p.box
                for r in data.recording_ids
                for p in reader.segments.positions(r)
            }
        self.bags, self.lists, self.names = data.bags, data.supervision.Y, data.species_names
        self.paths = paths
        self.boxes = [places[segment] for segment in data.segment_ids.tolist()]
        self.found, self.heard = {}, []
        recording_of = {path: i for i, path in enumerate(paths)}
        species_of = {name: j for j, name in enumerate(self.names)}
        for row in csv_rows(calls):
            i, j = recording_of.get(Path(row["file"]).stem), species_of.get(row["class"])
            if i is not None and j is not None and self.lists[i, j]:
                self._add(i, j, float(row["start_s"]), float(row["end_s"]))

    def _add(self, recording, species, start_s, end_s):
        overlaps = []
        for segment in self.bags.instances_of([recording]):
            box = self.boxes[segment]
            start, end = max(start_s, box.onset_s), min(end_s, box.offset_s)
            if end > start:
                overlaps.append((segment, start, end))
        duration = end_s - start_s
        self.heard.append((recording, species, overlaps))
        if (
            self.lists[recording].sum() > 1
            and covered([(a, b) for _, a, b in overlaps]) >= 0.5 * duration
        ):
            self.found.setdefault(recording, []).append((species, duration, overlaps))

    def clips_besides(self, recordings, species, most, seed):
        """Return the segments and the species of up to so many clips of each species from other recordings."""
        aside, taken, chosen = set(recordings.tolist()), dict.fromkeys(species.tolist(), 0), []
        for k in np.random.default_rng(seed).permutation(len(self.heard)).tolist():
            recording, j, overlaps = self.heard[k]
            within = [segment for segment, *span in overlaps if self.mostly(segment, *span)]
            if within and recording not in aside and taken.get(j, most) < most:
                taken[j] += 1
                chosen.append((j, within))
        return chosen

    def mostly(self, segment, start_s, end_s):
        """Return whether a span is at least half of a segment."""
        box = self.boxes[segment]
        return end_s - start_s >= 0.5 * (box.offset_s - box.onset_s)

    def told(self, recordings):
        """Return for each segment the species of the call that overlaps it longest, the last column where none does."""
        label = np.full(self.bags.n_instances, len(self.names))
        longest, chosen = np.zeros(len(label)), set(recordings.tolist())
        for recording, j, overlaps in self.heard:
            for segment, start, end in overlaps if recording in chosen else ():
                if end - start > longest[segment]:
                    label[segment], longest[segment] = j, end - start
        return label

    def ties(self, recordings, answered=()):
        """Return the groups of species that stand on exactly the same lists, without those that were answered."""
        of_lists = {}
        for j in np.setdiff1d(np.flatnonzero(self.lists[recordings].any(axis=0)), answered):
            of_lists.setdefault(self.lists[recordings, j].tobytes(), []).append(j)
        return [group for group in of_lists.values() if len(group) > 1]

    def right(self, label, recordings):
        """Return the species of the found calls of recordings, and whether each is right."""
        species, right = [], []
        for i in recordings:
            for j, duration, overlaps in self.found.get(i, ()):
                own = [(a, b) for segment, a, b in overlaps if label[segment] == j]
                species.append(j)
                right.append(covered(own) >= 0.5 * duration)
        return np.array(species, int), np.array(right, bool)

    def measure(self, label, recordings, answered=()):
        """Return the share of right calls, its mean over species, its share among species told apart, and the share of calls tied.

        Species that were ``answered``, or are in clips, are told apart by that.
        """
        ties = self.ties(recordings, answered)
        rng = np.random.default_rng(1)
        figures = []
        for _ in range(PERMUTATIONS if ties else 1):
            name = np.arange(len(self.names) + 1)
            for group in ties:
                name[group] = rng.permutation(group)
            species, right = self.right(name[label], recordings)
            told = ~np.isin(species, [j for group in ties for j in group])
            mean = np.mean([right[species == j].mean() for j in np.unique(species)])
            apart = right[told].mean() if told.any() else np.nan
            figures.append((right.mean(), mean, apart, 1.0 - told.mean()))
        return np.mean(figures, axis=0)


class Segments:
    """A set with instance labels, asked as `Calls` is.

    Attributes
    ----------
    y
        The class of each segment, negative where none is known.
    """

    def __init__(self, path, variant):
        dataset = load(path, variant=variant)
        self.bags, self.lists, self.y = dataset.bags, dataset.Y, dataset.y
        self.names = list(range(dataset.Y.shape[1]))

    def right(self, label, recordings):
        """Return the species of the labelled segments of recordings, and whether each is right."""
        rows = self.bags.instances_of(recordings)
        rows = rows[self.y[rows] >= 0]
        return self.y[rows], label[rows] == self.y[rows]

    def measure(self, label, recordings, answered=()):
        """Return the share of right labels."""
        return [self.right(label, recordings)[1].mean()]


def learned(truth, recordings, seed, name="auto"):
    """Return a model of some lists, and the species that are its columns."""
    Y = truth.lists[recordings]
    columns = np.flatnonzero(Y.any(axis=0))
    bags = truth.bags.take(recordings)
    told = Supervision.complete(Y[:, columns], bags.n_instances)
    return registry.create(name, random_state=seed).fit(bags, told), columns


def covered(spans):
    """Return the length of the union of (start, end)."""
    total, end = 0.0, -np.inf
    for a, b in sorted(spans):
        total += max(b - max(a, end), 0.0)
        end = max(end, b)
    return total


def labels(calls, recordings, name, seed, n_clips=0):
    """Return the likeliest species of each segment, the last column where nothing was learned, and those in clips."""
    bags, Y = calls.bags.take(recordings), calls.lists[recordings]
    columns = np.flatnonzero(Y.any(axis=0))
    rows = calls.bags.instances_of(recordings)
    if name in {"told", "told-drawn"}:
        label, rng = calls.told(recordings), np.random.default_rng(seed)
        for group in calls.ties(recordings) if name == "told-drawn" else ():
            tied = np.isin(label, group)
            label[tied] = rng.choice(group, tied.sum())
        return label, []
    label = np.full(calls.bags.n_instances, len(calls.names))
    if name == "drawn":
        listed = Y[bags.bag_of_instance]
        chance = np.random.default_rng(seed).random(listed.shape) * listed
        label[rows] = np.where(listed.any(axis=1), chance.argmax(axis=1), len(calls.names))
        return label, []
    told = Supervision.complete(Y[:, columns], bags.n_instances)
    clips = calls.clips_besides(recordings, columns, n_clips, seed) if n_clips else []
    learned = Bags.from_list(
        [*bags, *(calls.bags.X[within] for _, within in clips)], n_features=bags.n_features
    )
    of_clips = np.array([columns == j for j, _ in clips], bool).reshape(len(clips), len(columns))
    listed = Supervision.complete(np.concatenate([Y[:, columns], of_clips]), learned.n_instances)
    listed = replace(listed, is_reference=np.arange(len(learned)) >= len(recordings))
    model = registry.create(name, random_state=seed).fit(learned, listed)
    P = model.predict_proba_instances(bags, told)
    label[rows] = np.where(P.any(axis=1), columns[P.argmax(axis=1)], len(calls.names))
    return label, sorted({j for j, _ in clips})


def main():
    """Print a line for each number of lists and model."""
    arguments = command_line(
        __doc__,
        {"project": str, "calls": str},
        lists=["30", "60", "120", "all"],
        draws=4,
        model=["drawn", "told", "ored-lr", "auto"],
        clips=0,
    )
    calls = Calls(arguments.project, arguments.calls)
    n = len(calls.paths)
    sizes = {text: n if text == "all" else int(text) for text in arguments.lists}
    print("lists  model       right ± error   mean of species   told apart   tied")
    for text, size in sizes.items():
        for name in arguments.model:
            found = []
            for draw in range(arguments.draws):
                chosen = np.sort(np.random.default_rng(draw).permutation(n)[:size])
                label, in_clips = labels(calls, chosen, name, draw, arguments.clips)
                found.append(calls.measure(label, chosen, in_clips))
            mean, spread = np.mean(found, axis=0), np.std(found, axis=0)
            error = spread[0] / np.sqrt(max(len(found) - 1, 1))
            print(
                f"{text:5s}  {name:10s}  {mean[0]:.3f} ± {error:.3f}   {mean[1]:.3f}             {mean[2]:.3f}        {mean[3]:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()

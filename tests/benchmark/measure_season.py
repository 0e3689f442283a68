"""What does a season come to, from sound to scores? Its visits are what `birdann evaluate-survey` draws seasons from.

    python tests/benchmark/measure_season.py DATA OUT [--window S] [--seed N]

DATA is a folder of field clips: recordings/, recording_species.csv (file, labels) and call_times.csv (file, start_s,
end_s, class). Twenty sites are visited five times, for a minute each. Ten species (those with calls in most clips) occupy
a quarter to three quarters of the sites, and call in a part of their visits; calls of ten other classes are laid in as well, all
over noise with the spectrum of a clip in which nothing was heard, at 0 to -12 dB. Calls of the first ten sites come from
other clips than those of the last ten. A listener who misses one call in twenty lists every window of ten seconds of four visits at each of the first ten; birdann runs as
on the command line, and scores the last ten sites, of which nothing is said, as for verified visits. OUT/visits.csv
has one row for each segment there and species: species, visit, calls (of the species in the visit), is_call, score. A project in OUT is not made again.
"""

import csv
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np
import soundfile
from figures import command_line, csv_rows

from birdann.app.learning.held_out import scores_without_own_site
from birdann.store import Project

N_SITES, N_VISITS, N_SPECIES, N_LISTED = 20, 5, 10, 4
RATE = 44_100
MISSED = 0.05
OTHERS, N_OTHERS = 3, 10
"""Calls of other classes in a minute, in the mean; how many other classes."""


class Clips:
    """Calls of each class, from every second clip, and noise."""

    def __init__(self, data):
        self._data, self._sound = data, {}
        times = csv_rows(data / "call_times.csv")
        of_file = defaultdict(list)
        for time in times:
            of_file[time["file"]].append(
                (float(time["start_s"]), float(time["end_s"]), time["class"])
            )
        self.calls = defaultdict(lambda: defaultdict(list))
        for file, some in of_file.items():
            for start_s, end_s, name in some:
                alone = all(
                    n == name or b < start_s or a > end_s for a, b, n in some
                )  # no other class sounds at the time
                if alone and 0.02 < end_s - start_s < 3:
                    self.calls[name][file].append((start_s, end_s))
        heard = {row["file"] for row in csv_rows(data / "recording_species.csv") if row["labels"]}
        self.silent = sorted(
            row["file"] for row in csv_rows(data / "recording_species.csv") if not row["labels"]
        )
        self.names = sorted(
            (name for name in self.calls if len(self.calls[name]) >= 2),
            key=lambda name: (-len(self.calls[name].keys() & heard), name),
        )

    def sound(self, file):
        if file not in self._sound:
            samples, rate = soundfile.read(self._data / "recordings" / file, always_2d=True)
            assert rate == RATE
            self._sound[file] = samples[:, 0]
        return self._sound[file]

    def call(self, name, half, rng):
        files = sorted(self.calls[name])[half::2]
        file = files[rng.integers(len(files))]
        start_s, end_s = self.calls[name][file][rng.integers(len(self.calls[name][file]))]
        start, end = int((start_s - 0.01) * RATE), int((end_s + 0.01) * RATE)
        sound = self.sound(file)[max(start, 0) : end].copy()
        n = min(len(sound) // 4, RATE // 200)
        sound[:n] *= np.linspace(0, 1, n)
        sound[-n:] *= np.linspace(1, 0, n)
        return sound / max(np.abs(sound).max(), 1e-6)

    def noise(self, n, rng):
        """Return stationary noise with the spectrum of a clip without calls, within 500 Hz.

        A recorder's tone would become noise of a few hertz, which swells and fades like calls.
        """
        clip = self.sound(self.silent[rng.integers(len(self.silent))])
        spectrum = np.abs(np.fft.rfft(rng.standard_normal(n)))
        width = round(500 * len(clip) / RATE)
        power = np.abs(np.fft.rfft(clip)) ** 2
        power = np.sqrt(np.convolve(power, np.ones(width) / width, "same"))
        shape = np.interp(np.linspace(0, 1, len(spectrum)), np.linspace(0, 1, len(power)), power)
        noise = np.fft.irfft(shape * spectrum * np.exp(2j * np.pi * rng.random(len(spectrum))), n)
        return noise / noise.std()


def lay(clips, out, window_s, rng):
    """Write the sound and the lists; return (file, start_s, end_s, species) of every call."""
    target, placed, lists = clips.names[:N_SPECIES], [], []
    occupied = rng.random((N_SITES, N_SPECIES)) < np.linspace(0.25, 0.75, N_SPECIES)
    calling = rng.uniform(0.4, 0.8, N_SPECIES)
    per_minute = rng.uniform(1, 5, N_SPECIES)
    for site in range(N_SITES):
        half, folder = site * 2 // N_SITES, out / "sound" / f"site{site:02d}"
        folder.mkdir(parents=True, exist_ok=True)
        for visit in range(N_VISITS):
            path, length = folder / f"R_202405{visit + 1:02d}_060000.flac", 60 * RATE
            sound, here = 0.02 * clips.noise(length, rng), []
            is_calling = occupied[site] & (rng.random(N_SPECIES) < calling)
            wanted = [
                name
                for k, name in enumerate(target)
                for _ in range(is_calling[k] * (1 + rng.poisson(per_minute[k])))
            ]
            wanted += rng.choice(
                clips.names[N_SPECIES : N_SPECIES + N_OTHERS], rng.poisson(OTHERS)
            ).tolist()
            for name in wanted:
                call = clips.call(name, half, rng)
                start = int(rng.integers(length - len(call)))
                sound[start : start + len(call)] += 0.4 * 10 ** (-rng.uniform(0, 12) / 20) * call
                file = f"site{site:02d}/{path.name}"
                placed.append((file, start / RATE, (start + len(call)) / RATE, name))
                if rng.random() >= MISSED:
                    here.append(placed[-1])
            soundfile.write(path, np.clip(sound, -1, 1), RATE)
            if half == 0 and visit < N_LISTED:
                lists += [
                    (
                        f"site{site:02d}/{path.name}",
                        start,
                        start + window_s,
                        heard(here, start, start + window_s),
                    )
                    for start in range(0, 60, window_s)
                ]
    with open(out / "lists.csv", "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("file", "start_s", "end_s", "labels"), *lists])
    return target, placed


def heard(calls, start_s, end_s):
    """Return the species with a call in a window, as a table lists them."""
    return ";".join(
        sorted({name for _, begin, end, name in calls if begin < end_s and end > start_s})
    )


def scores(project_path, target, placed):
    """Return (species, visit, calls, is_call, score) at the last ten sites, calls there, those found, and other sounds a visit."""
    of_file = defaultdict(list)
    for file, start_s, end_s, name in placed:
        of_file[file].append((start_s, end_s, name))
    found, n_calls, n_found, n_others = [], 0, 0, 0
    with Project.open(project_path, read_only=True) as project, project.reader() as reader:
        run, called = reader.runs.one(reader.runs.id_in_use()), reader.recordings.paths()
        names = {key: one.name for key, one in reader.species.all().items()}
        sites = {key: site for key, site in reader.sites.list_by_recording().items()
                 if int(called[key].split("site")[-1][:2]) * 2 // N_SITES == 1}  # fmt: skip
        for one in scores_without_own_site(reader, run, sites):
            path = called[one.recording_id]
            visit = path[path.index("site", path.index("sound")) :]
            calls = of_file[visit]
            keys = [] if one.table is None else one.table.segment_ids.tolist()
            places = {key: s.box for key, s in reader.segments.by_id_with_deleted(keys).items()}
            shown = {place.segment_id for place in reader.segments.positions(one.recording_id)}
            covered = [0.0] * len(calls)
            for row, key in enumerate(keys):
                box, is_of = places[key], set()
                for i, (start_s, end_s, name) in enumerate(calls):
                    shared = min(box.offset_s, end_s) - max(box.onset_s, start_s)
                    if shared > 0:
                        covered[i] += shared / (end_s - start_s)
                    if shared > 0.5 * min(box.duration_s, end_s - start_s):
                        is_of.add(name)
                n_others += not is_of & set(target)
                for column, species in enumerate(one.species_ids):
                    if (name := names[species]) in target and key in shown:
                        score = float(one.table.probabilities[row, column])
                        n = sum(name == other for _, _, other in calls)
                        found.append((name, visit, n, name in is_of, score))
            n_calls += sum(name in target for _, _, name in calls)
            n_found += sum(c >= 0.5 and name in target
                           for c, (_, _, name) in zip(covered, calls, strict=True))  # fmt: skip
    return found, n_calls, n_found, n_others / len(sites)


def main():
    args = command_line(__doc__, {"data": Path, "out": Path}, window=10, seed=0)
    target, placed = lay(Clips(args.data), args.out, args.window, np.random.default_rng(args.seed))
    birdann = [sys.executable, "-m", "birdann"]
    table, project = args.out / "lists.csv", args.out / "results" / "project.birdann"
    if not project.exists():
        run = [
            "run",
            args.out / "sound",
            "--lists",
            table,
            "--blank",
            "no-birds",
            "--out",
            args.out / "results",
            "--quiet",
        ]
        subprocess.run([*birdann, *run], check=True)
    subprocess.run([*birdann, "sites", project, "--pattern", "{site}/*", "--quiet"], check=True)
    found, n_calls, n_found, n_others = scores(project, target, placed)
    with open(args.out / "visits.csv", "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("species", "visit", "calls", "is_call", "score"), *found])
    print(
        f"{n_found} of {n_calls} calls found; {n_others:.1f} segments a visit are no call of the species"
    )
    likeliest = defaultdict(list)
    for name, visit, n, is_call, score in found:
        if n:
            likeliest[name, visit].append((score, is_call))
    for n in (1, 2, 3):
        n_with = sum(
            any(is_call for _, is_call in sorted(share, reverse=True)[:n])
            for share in likeliest.values()
        )
        print(
            f"a call among the likeliest {n}: {n_with} of {len(likeliest)} visits with the species"
        )


if __name__ == "__main__":
    main()

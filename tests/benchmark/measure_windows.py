"""What do lists of windows teach, against one list a recording and against recordings of their own?

    python tests/benchmark/measure_windows.py DATA [--clips N] [--out FOLDER] [--ways WAY ...] [--same-outlines]

DATA is a folder of short clips: recordings/, recording_species.csv (file, labels) and call_times.csv (file,
start_s, end_s, class). N clips at a time are strung to one recording. `birdann run` learns three times:
from the clips (separate), from the strung recordings with a list for each clip's window (windows), and
with one list for each recording (whole). Calls are counted right as `birdann evaluate-segments` does; the
segments of strung recordings are cut back to the clips first, so that all three are asked the same. With --out, what is
there already is not computed again.

The clips of one recording differ in loudness and noise, and sounds abut where they were cut, so that strung sound is
outlined worse. With --same-outlines all ways learn from the outlines and features of the separate clips, and
differ in the lists alone; fragments are not joined then.
"""

import csv
import json
import random
import resource
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import soundfile
from figures import command_line, csv_rows

from birdann.app.exchange.exporting import export
from birdann.app.exchange.lists import BlankPolicy, ListChoices, import_lists
from birdann.app.learning.learn import learn as train_and_predict
from birdann.app.maintenance.adding import add_paths
from birdann.app.session import Session
from birdann.core.ids import SegmentId, new_id
from birdann.segmentation.scores import Span, score_calls
from birdann.store import Project

WAYS = ("separate", "windows", "whole")
SEED = 5


def write(path, header, lines):
    with open(path, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([header, *lines])


def string(data, n, out):
    """Write the strung recordings and the tables of lists."""
    lists = {row["file"]: row["labels"] for row in csv_rows(data / "recording_species.csv")}
    files = sorted(lists)
    random.Random(SEED).shuffle(files)
    (out / "strung").mkdir(parents=True, exist_ok=True)
    windows, whole = [], []
    for first in range(0, len(files), n):
        name, at_s, sound, species = f"long_{first // n:03d}.wav", 0.0, [], {}
        for file in files[first : first + n]:
            samples, rate = soundfile.read(data / "recordings" / file, always_2d=True)
            end_s = at_s + len(samples) / rate
            windows.append([name, at_s, end_s, lists[file], file])
            species |= dict.fromkeys(part for part in lists[file].split(";") if part)
            sound.append(samples[:, 0])
            at_s = end_s
        soundfile.write(out / "strung" / name, np.concatenate(sound), rate, subtype="PCM_16")
        whole.append([name, ";".join(species)])
    write(out / "windows.csv", ["file", "start_s", "end_s", "labels", "clip"], windows)
    write(out / "whole.csv", ["file", "labels"], whole)
    write(out / "separate.csv", ["file", "labels"], lists.items())


def learn(way, data, out):
    """Run birdann; return seconds of processor and the largest memory in MB."""
    figures = out / f"{way}.json"
    if not figures.exists():
        folder = data / "recordings" if way == "separate" else out / "strung"
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "birdann", "run", folder, "--lists", out / f"{way}.csv"]
        subprocess.run(
            [*command, "--blank", "no-birds", "--out", out / way, "--quiet", "--overwrite"],
            check=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        figures.write_text(json.dumps([spent, after.ru_maxrss / 1024]))
    return json.loads(figures.read_text())


def learn_from_outlines(way, data, out):
    """Learn from the outlines of the separate clips, moved to where they are strung; return as `learn`."""
    figures = out / "same" / f"{way}.json"
    if not figures.exists():
        learn("separate", data, out)
        (out / "same" / way).mkdir(parents=True, exist_ok=True)
        place = {
            row["clip"]: (row["file"], float(row["start_s"]))
            for row in csv_rows(out / "windows.csv")
        }
        path = out / "same" / way / "project.birdann"
        path.unlink(missing_ok=True)
        with (
            Project.open(out / "separate" / "project.birdann", read_only=True) as clips,
            Project.create(path) as project,
        ):
            session = Session(project)
            folder = data / "recordings" if way == "separate" else out / "strung"
            add_paths(session, [folder])
            import_lists(session, out / f"{way}.csv", ListChoices(blank=BlankPolicy.NO_BIRDS))
            own = {recording.name: recording.id for recording in project.recordings.all()}
            names = {recording.id: recording.name for recording in clips.recordings.all()}
            schema = next(iter(clips.features.schemas()))
            table = clips.features.instances(schema)
            outlines = clips.segments.by_id_with_deleted(table.fragment_ids.tolist())
            moved = []
            for clip, key in zip(table.recording_ids, table.fragment_ids.tolist(), strict=True):
                name, at_s = names[clip], 0.0
                if way != "separate":
                    name, at_s = place[name]
                moved.append(shifted(outlines[key], own[name], at_s))
            with project.transaction("outlines") as tx:
                tx.segments.add(moved, schema_key=schema, features=table.X)
            before = resource.getrusage(resource.RUSAGE_SELF)
            train_and_predict(session)
            after = resource.getrusage(resource.RUSAGE_SELF)
            export(project, out / "same" / way / "segments.csv", format_name="csv", overwrite=True)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        figures.write_text(json.dumps([spent, after.ru_maxrss / 1024]))
    return json.loads(figures.read_text())


def shifted(segment, recording_id, by_s):
    """Return a segment of another recording, later by some seconds."""
    grid, box = segment.mask.grid, segment.box
    return replace(
        segment,
        id=SegmentId(new_id()),
        recording_id=recording_id,
        mask=replace(segment.mask, grid=replace(grid, first_frame_s=grid.first_frame_s + by_s)),
        box=replace(box, onset_s=box.onset_s + by_s, offset_s=box.offset_s + by_s),
    )


def segments_of_clips(out, table):
    """Return the segments of a result, each in the clips that it lies in."""
    cut = {}
    for one in csv_rows(out / "windows.csv"):
        place = float(one["start_s"]), float(one["end_s"]), one["clip"]
        cut.setdefault(one["file"], []).append(place)
    found = []
    for one in csv_rows(table):
        start_s, end_s = float(one["start_s"]), float(one["end_s"])
        for a, b, clip in cut.get(one["recording"], [(0.0, np.inf, one["recording"])]):
            if min(end_s, b) > max(start_s, a):
                found.append(
                    Span(
                        recording=clip, start_s=max(start_s, a) - a, end_s=min(end_s, b) - a,
                        label=one["species"],
                    )
                )  # fmt: skip
    return found


def main():
    args = command_line(
        __doc__,
        {"data": Path},
        clips=12,
        out=Path,
        ways={"nargs": "+", "choices": WAYS, "default": WAYS},
        same_outlines=False,
    )
    out = args.out or Path(tempfile.mkdtemp())
    if not (out / "separate.csv").exists():
        string(args.data, args.clips, out)
    listed = {
        row["file"]: [s for s in row["labels"].split(";") if s]
        for row in csv_rows(args.data / "recording_species.csv")
    }
    truth = [
        Span(
            recording=row["file"], start_s=float(row["start_s"]), end_s=float(row["end_s"]),
            label=row["class"],
        )
        for row in csv_rows(args.data / "call_times.csv")
    ]  # fmt: skip
    print("lists of   found  right of found  at best  mean of classes  processor s  memory MB")
    for way in args.ways:
        learned, results = (
            (learn_from_outlines, out / "same") if args.same_outlines else (learn, out)
        )
        spent_s, memory_mb = learned(way, args.data, out)
        segments = segments_of_clips(out, results / way / "segments.csv")
        several = score_calls(segments, truth, listed)["several_species"]
        print(
            f"{way:9} {several['found']:6.3f} {several['accuracy_of_found']:15.3f} "
            f"{several['ceiling']:8.3f} "
            f"{several['class_mean_accuracy']:16.3f} {spent_s:12.0f} {memory_mb:10.0f}"
        )


if __name__ == "__main__":
    main()

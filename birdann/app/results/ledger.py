"""Log of work on a project (who, when, what, how long), and a methods paragraph."""

import json
import os
from collections import defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from pathlib import Path

from birdann import __version__
from birdann.app.commands.validation import AnswerQueue
from birdann.app.edit_log import n_items
from birdann.app.exchange.thresholds import run_in_words
from birdann.app.learning.runs import note_export
from birdann.app.reports import SummaryReport
from birdann.app.results.agreement import compared_pairs
from birdann.app.results.chart_data import Measure
from birdann.app.results.chart_words import DEFINITIONS
from birdann.app.survey.visits import outcomes, queue_progress, rule_of
from birdann.core.files import outputs
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState, WindowChoice
from birdann.core.predictions import ModelRun
from birdann.core.recording import Recording
from birdann.formats.tables import write_csv
from birdann.store import Project, ProjectReader
from birdann.store.tables.runs import EXPORT
from birdann.store.tables.settings import LogEntry

COLUMNS = ("day", "person", "activity", "entries", "items", "seconds")
PAUSE_S = 120.0
"""A longer pause between two entries of a person is not counted as work."""
_LISTENING, _REVIEWING, _VALIDATING = "listening", "reviewing calls", "validating a sample"
_VERIFYING, _OTHER = "verifying visits", "other"
_ACTIVITIES = {
    _LISTENING: (
        "tag recordings",
        "tag heard",
        "set species lists",
        "set list state",
        "keep list",
        "change windows",
        "assume lists",
    ),
    _REVIEWING: (
        "label segments",
        "accept predictions",
        "clear labels",
        "describe labels",
        "keep listed",
    ),
    _VALIDATING: (AnswerQueue.name,),
}
_ACTIVITY_OF = {name: activity for activity, names in _ACTIVITIES.items() for name in names}
_CHOICES = {
    WindowChoice.UNKNOWN: "of unrecorded choice",
    WindowChoice.RANDOM: "chosen at random",
    WindowChoice.AT_WILL: "chosen freely",
    WindowChoice.MODEL: "chosen by the model",
}


def ledger_rows(entries: Iterable[LogEntry]) -> list[Sequence[object]]:
    """Return a row for each local day, person and activity: edits, items and seconds.

    The time of an edit is that since the person's previous edit, unless it exceeds `PAUSE_S`;
    times of answers to samples and visits were measured. Edits of the program itself take none.
    """
    last: dict[str, LogEntry] = {}
    totals: dict[tuple[str, str, str], list[float]] = defaultdict(lambda: [0, 0, 0.0])
    for entry in sorted(entries, key=lambda entry: entry.at):
        before = last.get(entry.actor)
        gap_s = (entry.at - before.at).total_seconds() if before else 0.0
        last[entry.actor] = entry
        command = entry.command.removeprefix("undo ")
        seconds = entry.arguments.get("seconds") if command == entry.command else None
        if not isinstance(seconds, int | float):
            seconds = gap_s if entry.actor and gap_s <= PAUSE_S else 0.0
        activity = _ACTIVITY_OF.get(command, _OTHER)
        if activity is _VALIDATING and "queue" in entry.arguments:
            activity = _VERIFYING
        row = totals[entry.at.astimezone().date().isoformat(), entry.actor, activity]
        row[0] += 1
        row[1] += n_items(entry)
        row[2] += seconds
    return [
        (*key, int(n), int(items), round(s, 1)) for key, (n, items, s) in sorted(totals.items())
    ]


def methods(reader: ProjectReader) -> list[str]:
    """Return the methods paragraph: recordings, listening, training and validation."""
    recordings, segmentations = reader.recordings.all(), reader.recordings.segmentations()
    lines = [_searched_text(reader, recordings, segmentations)]
    lines += _count_lists(reader, {recording.id: recording.duration_s for recording in recordings})
    lines += [f"{pair.sentence()}." for pair in compared_pairs(reader)[0]]
    for segmenter in sorted({segmentation.segmenter for segmentation in segmentations.values()}):
        lines.append(f"Segments were found with {segmenter_in_words(segmenter)}.")
    fragments = [
        len(ids)
        for recording in recordings
        for ids in reader.segments.fragment_ids(recording.id).values()
    ]
    if fragments:
        lines.append(
            f"{_n_with_noun(len(fragments), 'call')} {'was' if len(fragments) == 1 else 'were'} joined from "
            f"{sum(fragments)} fragments of a species; each was exported as one call."
        )
    gaps = {entry.arguments.get("file"): entry.arguments for entry in reader.edit_log.of([EXPORT])}
    lines += [
        f"In {file}, segments of a species up to {noted['join_s']:g} s apart are one call."
        for file, noted in gaps.items()
        if noted.get("join_s") is not None
    ]
    lines += [
        f"In {file}: {DEFINITIONS[Measure(str(noted['measure']))]}"
        for file, noted in gaps.items()
        if noted.get("measure") in DEFINITIONS
    ]
    run = reader.runs.run_in_use()
    if run is not None:
        lines.append(_training_text(run, reader.runs.software(run.id)))
    for sample in reversed(reader.samples.all()):
        n, judged = len(reader.samples.items(sample.id)), reader.samples.answers(sample.id)
        done = len({answer.place for answer in judged})
        lines.append(
            f"In the validation sample “{sample.name}” ({_sampling_text(sample.design)}), "
            f"{done} of {n} items were validated."
        )
    thresholds = reader.thresholds.all()
    if thresholds:
        lines.append(
            f"Thresholds were saved for {len({t.species_id for t in thresholds})} species."
        )
    for queue in reversed(reader.visits.all()):
        progress, rule = queue_progress(reader, queue), rule_of(queue)
        refused = sum(outcome.detected == 0 for outcome in outcomes(reader, queue))
        kind = str(rule) if str(rule) in {"day", "night"} else f"stretch of {rule} h"
        lines.append(
            f"Visits “{queue.name}” (a visit is a {kind}): at most {queue.max_calls} calls each, from a "
            f"probability of {queue.design.get('min_score')} on, in the order of models trained without the "
            f"site's group; {progress.settled} of {progress.visits} were settled, "
            f"{progress.detected} with a detection and {refused} without, by {progress.played} calls in "
            f"{progress.seconds / 60:.1f} min."
        )
    return lines


def _searched_text(
    reader: ProjectReader, recordings: Sequence[Recording], among: Container[RecordingId]
) -> str:
    """Say in how many of the recordings, and at how many sites, calls were searched for.

    Where birdann searched none, as where a network detected, all are counted.
    """
    searched = [recording for recording in recordings if recording.id in among]
    counted, done = (searched, "searched for calls") if searched else (recordings, "analysed")
    site_of = reader.sites.list_by_recording()
    sites = {site_of[recording.id] for recording in counted if recording.id in site_of}
    every = f"{len(counted)} of " * (len(counted) < len(recordings))
    total_s = sum(recording.duration_s for recording in counted)
    at_sites = f" at {_n_with_noun(len(sites), 'site')}" if sites else ""
    return (
        f"{every}{_n_with_noun(len(recordings), 'recording')} ({_time(total_s)}){at_sites} "
        f"{'was' if len(counted) == 1 else 'were'} {done} with birdann {__version__}."
    )


def _training_text(run: ModelRun, software: Mapping[str, str]) -> str:
    """Say what a model learned from, and by which versions of the packages."""
    data, choices = run.report.data, run.report.model.choices
    n_listed = sum(n > 0 for n in data.recordings_of_species)
    detectors = list(choices.detectors or ()) if choices is not None else []
    sources = (
        (n_listed, f"the lists of {n_listed} species"),
        (len(detectors), f"scores of {_join_with_and(detectors)}"),
        (data.labelled_segments, _n_with_noun(data.labelled_segments, "labelled segment")),
        (
            data.source_segments,
            f"{_n_with_noun(data.source_segments, 'segment')} of training sources",
        ),
    )
    learned_from = [words for n, words in sources if n]
    versions = ", ".join(f"{name} {version}" for name, version in software.items())
    return (
        f"The model {run_in_words(run)} (seed {run.seed}, features {run.feature_schema}) was "
        f"trained for {len(run.species_ids)} species{' on ' * bool(learned_from)}"
        f"{_join_with_and(learned_from)} ({versions})."
    )


def _join_with_and(texts: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(texts[:-1]), *texts[-1:]]))


def _sampling_text(design: Mapping[str, object]) -> str:
    """Return how a validation sample was drawn."""
    strata_h, most = design.get("stratum_h", 24), design.get("max_per_recording")
    kind = "simple random" if strata_h == 24 and not most else "random"
    words = f"{kind} samples of at most {design.get('per_bin')} in each of {design.get('bins')} score bins"
    words += f", evenly over strata of {strata_h} h of the day" * (strata_h != 24)
    words += f", at most {most} of a recording" if most else ""
    return words + ", weighted by inclusion probability" * (kind == "random")


def _n_with_noun(n: int, noun: str) -> str:
    return f"{n} {noun}{'s' * (n != 1)}"


def _time(seconds: float) -> str:
    return f"{seconds / 3600:.1f} h" if seconds >= 3600 else f"{seconds / 60:.1f} min"


def segmenter_in_words(described: str) -> str:
    """Return the stored settings of a segmenter as a phrase."""
    try:
        made = json.loads(described)
        window_ms, hop_ms = (1000 * made["spectrogram"][key] for key in ("window_s", "hop_s"))
        return (
            f"the segmenter “{made['segmenter']}” (unit: {made['unit']}; settings "
            f"{made['digest'][:8]}) in spectrograms with a window of {window_ms:g} ms every "
            f"{hop_ms:g} ms"
        )
    except (ValueError, KeyError, TypeError):
        return described


def _count_lists(reader: ProjectReader, length_s: Mapping[RecordingId, float]) -> list[str]:
    by_choice: dict[tuple[WindowChoice, str], list[float]] = defaultdict(list)
    named: dict[object, list[set[SpeciesId]]] = defaultdict(list)
    for species_list in reader.lists.every():
        if species_list.state in {ListState.COMPLETE, ListState.INCOMPLETE}:
            start_s, end_s = species_list.span_s or (
                0.0,
                length_s.get(species_list.recording_id, 0.0),
            )
            named[species_list.recording_id, species_list.span_s].append(set(species_list.present))
            if len(named[species_list.recording_id, species_list.span_s]) == 1:
                noun = "window" if species_list.span_s else "recording"
                by_choice[species_list.choice, noun].append(end_s - start_s)
    several = [lists for lists in named.values() if len(lists) > 1]
    n_identical = sum(lists.count(lists[0]) == len(lists) for lists in several)
    both = f"{len(several)} of these were listed by several observers, {n_identical} identically."
    return [
        f"{_n_with_noun(len(lengths), noun)} ({_time(sum(lengths))}), {_CHOICES[choice]}, "
        f"{'was' if len(lengths) == 1 else 'were'} listened to."
        for (choice, noun), lengths in sorted(by_choice.items())
    ] + [both] * bool(several)


def write_ledger(
    project: Project, folder: str | os.PathLike[str], *, overwrite: bool = False
) -> SummaryReport:
    """Write ``ledger.csv`` and ``methods.md``."""
    target = Path(os.path.abspath(folder))
    outputs.check(target / "ledger.csv", overwrite=overwrite)
    noted = note_export(project, target)
    with project.reader() as reader, reader.snapshot():
        rows = ledger_rows(reader.edit_log.latest(limit=1 << 40))
        sentences = methods(reader)
    outputs.create_folder(target)
    seconds: dict[str, float] = defaultdict(float)
    for _, _, activity, _, _, spent in rows:
        seconds[str(activity)] += float(str(spent))
    table = [f"| {name} | {spent / 3600:.2f} |" for name, spent in sorted(seconds.items())]
    with outputs.write_together(overwrite=overwrite):
        write_csv(target / "ledger.csv", COLUMNS, rows)
        with outputs.atomic_text(target / "methods.md") as file:
            head = ["## Time", "", "| activity | hours |", "|---|---|", *table]
            file.write("\n".join(["# Methods", "", " ".join(sentences), "", *head, ""]))
    return SummaryReport(path=target, rows=len(rows), left_out=tuple(noted))

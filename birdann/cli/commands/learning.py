"""Commands that learn, predict and evaluate."""

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Any

from birdann.cli.console import Console
from birdann.cli.language import words
from birdann.cli.options import command, with_steps
from birdann.cli.project import (
    find_run,
    open_session,
    open_sounding,
    print_report,
)
from birdann.core.errors import TableError, WriteError
from birdann.core.files import outputs
from birdann.core.message import Message, indent, join_texts


@command("""
    train a model on the species lists  woods.birdann
    @project
    @model
    --search  first tune the settings of the model on held-out recordings
    --false-calls  report exported predictions per hour in recordings tagged “no birds”, by two models
        trained without half of them
    --training-source* <path> DIR|PROJECT  also train on a folder of clips (one sub-folder per
        species, or annotation sets of xeno-canto beside them) or on another project's lists; kept
        in the project for later trainings
    --remove-training-sources  first remove the training sources of the project
    --jobs <int> = 1  processes for the clips of a training source (default: 1)
    --reliability <path> FILE  write a reliability diagram from held-out recordings: .png, .svg or
        .pdf
    @overwrite
""")
def train(args: argparse.Namespace, console: Console) -> None:
    """Train a model and store it with its report."""
    from birdann.app.commands.training_sources import RemoveTrainingSource, training_sources
    from birdann.app.learning.findings import no_calibration_message
    from birdann.app.learning.training import train
    from birdann.app.learning.training_sources import add_training_source
    from birdann.app.running import run_lines
    from birdann.core.ids import id_text

    if args.reliability is not None:
        _check_figure(args.reliability, overwrite=args.overwrite)
    with open_session(args.project) as session:
        if args.remove_training_sources:
            for known in training_sources(session.project):
                session.execute(RemoveTrainingSource(known))
        for source in args.training_source:
            with console.progress("Adding training source {name}", name=source.name) as progress:
                started = add_training_source(session, source, jobs=args.jobs, progress=progress)
            for line in started.lines():
                console.print_line(line)
        with console.progress("Training") as progress:
            trained = train(
                session,
                model=args.model,
                seed=args.seed,
                search=args.search,
                false_calls=args.false_calls,
                progress=progress,
            )
        for line in run_lines(trained):
            console.print_line(line)
        calibration = trained.report.calibration
        is_measured = calibration is not None and calibration.after.is_measured
        if args.reliability is not None and calibration is not None and is_measured:
            from birdann.report.chart_figure import reliability_figure

            reliability_figure(calibration, args.reliability, words)
            console.print_line("Wrote {path}.", path=args.reliability)
        elif args.reliability is not None and calibration is not None:
            console.print_line("No figure. {why}", why=no_calibration_message(calibration.after))
        elif args.reliability is not None:
            console.print_line("No figure: the model {model} is not calibrated.", model=args.model)
        console.add_result(
            {
                "run": id_text(trained.id),
                "model": trained.model_name,
                "report": trained.report.as_json(),
            }
        )


def _check_figure(path: Path, *, overwrite: bool) -> None:
    if path.suffix.lower() not in {".png", ".svg", ".pdf"}:
        raise WriteError("{path} must end in .png, .svg or .pdf.", path=path)
    if not path.parent.is_dir():
        raise WriteError("The folder {parent} does not exist.", parent=path.parent)
    outputs.check(path, overwrite=overwrite)


@command("""
    predict the species of every segment  woods.birdann
    @project
    --model-file <path> FILE  use a model file of “birdann model export”, and add it to the project
        (default: the newest model trained in the project)
    --detections <path> TABLE  first import detections of a neural network as evidence, from a
        table or a folder of tables
    --min-call-probability <share> P  set the project's minimum call probability of listed and
        exported segments, 0 to 1 (0.15 if never set; 0 lists everything)
    --min-probability <share> P  set the project's minimum probability of unreviewed segments in
        exports and summaries, 0 to 1 (0 if never set: everything)
""")
def predict(args: argparse.Namespace, console: Console) -> None:
    """Score every segment with the latest model, or with a model file."""
    from birdann.app.exchange.evidence import import_evidence
    from birdann.app.learning.calls import set_min_call_probability, set_min_probability
    from birdann.app.learning.model_files import import_model
    from birdann.app.learning.predicting import predict

    with open_session(args.project) as session:
        if args.min_call_probability is not None:
            set_min_call_probability(session, args.min_call_probability)
        if args.min_probability is not None:
            set_min_probability(session, args.min_probability)
        run_id = import_model(session, args.model_file) if args.model_file is not None else None
        if args.detections is not None:
            with console.progress("Reading detections") as progress:
                imported = import_evidence(session, [args.detections], progress=progress)
            for line in imported.lines():
                console.print_line(line)
            if imported.why_nothing is not None:
                raise TableError(imported.why_nothing)
        with console.progress("Predicting") as progress:
            report = predict(session, run_id=run_id, progress=progress)
        print_report(console, report)


model = with_steps(
    "export a trained model as a file, or show its contents",
    "export woods.birdann spring.birdann-model",
    "export show",
)


@command("""
    write a model of a project as one file
    @project
    file <path>  file to write, such as spring.birdann-model
    --run ID  run of the model (default: the one shown, else the newest)
    @overwrite
""")
def model_export(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.learning.model_files import export_model

    with open_sounding(args.project) as project:
        with project.reader() as reader:
            run_id = find_run(reader, args.run) if args.run is not None else None
        print_report(
            console, export_model(project, args.file, run_id=run_id, overwrite=args.overwrite)
        )


@command("""
    check a model file and show its contents
    file <path>  the model file
""")
def model_show(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.learning.model_files import ModelFile

    held = ModelFile.read(args.file)
    for line in held.lines():
        console.print_line(line)
    console.add_result({"species": held.species, "search": held.search})


@command("""
    list possible errors in species lists  woods.birdann --table doubts.csv
    @project
    --min-probability <share> P = 0.5  minimum probability of an error (default: 0.5)
    --table <path> OUT.csv  also write a table
    --unlisted  list predicted species that no list mentions instead, with their probabilities
    @overwrite
    --seed <int> = 0  random seed of the held-out parts
""")
def check_lists(args: argparse.Namespace, console: Console) -> None:
    """Compare every list with models of the other recordings."""
    from birdann.app.reviewing.list_errors import (
        ListErrorReport,
        find_list_errors,
        write_list_errors,
    )
    from birdann.app.reviewing.suggested_lists import SuggestedLists, suggest_lists

    if args.table is not None:
        outputs.check(args.table, overwrite=args.overwrite)
    with (
        open_sounding(args.project) as project,
        project.reader() as reader,
        console.progress("Auditing") as progress,
    ):
        report: ListErrorReport | SuggestedLists
        if args.unlisted:
            report = suggest_lists(reader, least=args.min_probability, progress=progress)
        else:
            report = find_list_errors(
                reader, least=args.min_probability, seed=args.seed, progress=progress
            )
    if args.table is not None:
        write_list_errors(args.table, report.disagreements, overwrite=args.overwrite)
    print_report(console, report)


_FIGURES = (
    ("transductive_accuracy", "accuracy with lists"),
    ("inductive_accuracy_mean", "accuracy without lists"),
    ("inductive_accuracy_std", "  standard deviation over folds"),
    ("inductive_accuracy_alone", "  segments independently"),
    ("transductive_calibration_error", "calibration error with lists"),
    ("calibration_error", "calibration error without lists"),
    ("transductive_calibration_error_of_calls", "  of calls, with lists"),
    ("calibration_error_of_calls", "  of calls, without lists"),
    ("bag_accuracy", "accuracy of list entries"),
    ("hamming_loss", "Hamming loss of lists"),
    ("ranking_loss", "ranking loss of lists"),
    ("average_precision", "average precision of lists"),
    ("one_error", "one-error"),
    ("coverage", "coverage"),
    ("fit_seconds", "seconds to fit"),
)
_OF_SEVERAL_CLASSES = frozenset(
    {"hamming_loss", "ranking_loss", "average_precision", "one_error", "coverage"}
)


@command(
    """
    score a learner on a data set with known instance labels  dataset --model ored-lr
    set <path> SET.npz  arrays X, bag, y, classes and Y
    --model NAME = auto  learner, or system that predicts whole recordings only (default: auto)
    --variant {filtered,unfiltered,union}  instances and lists to use (default: those of the set)
    @overwrite
    --folds <int> K = 10  folds of cross-validation (default: 10)
    --seed <int> = 0  random seed of folds and model
    --param* <parameter> NAME=VALUE  parameter of the learner; may be given several times
""",
    json_to_file=True,
)
def evaluate(args: argparse.Namespace, console: Console) -> None:
    from birdann.lab.cross_validation import evaluate
    from birdann.lab.data_sets import load

    dataset = load(args.set, variant=args.variant)
    with console.progress("Evaluating") as progress:
        result = evaluate(
            dataset,
            model=args.model,
            folds=args.folds,
            seed=args.seed,
            params=dict(args.param),
            progress=progress,
        )
    two_classes = result["n_classes"] == 1
    for key, title in _FIGURES:
        if key in result and not (two_classes and key in _OF_SEVERAL_CLASSES):
            console.print_line(f"{title:32} {_figure(result[key], result.get(f'{key}_std'))}")
    console.add_result(result)


def _figure(value: object, deviation: object) -> str:
    if not isinstance(value, float):
        return " none"
    return f"{value:8.4f}" + (f" ± {deviation:.4f}" if isinstance(deviation, float) else "")


@command("""
    score outlines against known call times  woods.birdann --calls calls.csv
    @project
    --calls! <path> CSV  known calls: columns file, start_s, end_s, and class, label or species
    @sound
""")
def evaluate_segments(args: argparse.Namespace, console: Console) -> None:
    """Print detection rate, label accuracy and overlap of outlines."""
    from birdann.app.results.scoring import score_against_calls

    with (
        open_sounding(args.project, allow_outside=args.allow_outside) as project,
        console.progress("Scoring") as progress,
    ):
        scores: dict[str, Any] = score_against_calls(
            project, args.calls, measures_snr=True, progress=progress
        )
    if scores["calls"]:
        console.print_line(
            "{segments} segments for {calls} listed calls: {per_call} per call",
            segments=scores["segments"],
            calls=scores["calls"],
            per_call=f"{scores['segments_per_call']:.2f}",
        )
    else:
        console.print_line(
            "No known call is of a species in its recording's list, so that labels are not scored."
        )
    for name, title in _RECORDINGS.items():
        s = scores[name]
        if not s["calls"]:
            continue
        console.print_line(
            "{title} found {found}   right of found {right}   mean of classes {mean}   "
            "ceiling {ceiling}",
            title=words(title).ljust(28),
            found=f"{s['found']:.3f}",
            right=f"{s['accuracy_of_found']:.3f}",
            mean=f"{s['class_mean_accuracy']:.3f}",
            ceiling=f"{s['ceiling']:.3f}",
        )
    console.print_line(join_texts(["F1: ", _f1_scores(_ENDS, scores["boundaries"])], ""))
    _print_one_to_one(console, scores["one_to_one"])
    _print_groups(console, Message("By species:"), scores["per_species"])
    by_level = Message("By level of the call over the noise:")
    _print_groups(console, by_level, scores["per_snr"])
    if scores["elsewhere"]:
        console.print_line(
            "Recordings of the table that are not in the project: {n}. Their calls do not count.",
            n=scores["elsewhere"],
        )
    for reason in scores["unheard"]:
        console.print_line("Not measured: {reason}", reason=reason)
    console.add_result(scores)


_RECORDINGS = {
    "one_species": Message("recordings with one species"),
    "several_species": Message("recordings with several"),
}
_OUTLINED = {**_RECORDINGS, "unlisted": Message("recordings without a list")}
_ENDS = {
    "iou50": Message("overlap ≥ ½"),
    "onset10ms": Message("onset ± 10 ms"),
    "onset20ms": Message("onset ± 20 ms"),
    "offset10ms": Message("offset ± 10 ms"),
    "offset20ms": Message("offset ± 20 ms"),
}
_MEASURES = {
    "iou50": _ENDS["iou50"],
    "iou30": Message("overlap ≥ .3"),
    "smaller50": Message("half of the smaller box"),
    "ends10ms": Message("both ends ± 10 ms"),
    "ends20ms": Message("both ends ± 20 ms"),
}
_QUARTERS = {
    "by_duration": Message("duration {low} to {high} s: {calls} calls, met one to one {met}"),
    "by_snr": Message("level {low} to {high} dB: {calls} calls, met one to one {met}"),
}


def _f1_scores(titles: dict[str, Message], scores: dict[str, Any]) -> str:
    parts = (join_texts([title, f"{scores[key]['f1']:.3f}"], " ") for key, title in titles.items())
    return join_texts(parts, "   ")


def _print_one_to_one(console: Console, scores: dict[str, Any]) -> None:
    for name, title in _OUTLINED.items():
        s = scores[name]
        if not s["calls"]:
            continue
        console.print_line(
            "One to one, {title}: {per_call} segments per call",
            title=title,
            per_call=f"{s['segments_per_call']:.2f}",
        )
        for kind, label in (("any", Message("any label")), ("same", Message("same label"))):
            f1 = _f1_scores(_MEASURES, s[kind])
            console.print_line(join_texts(["  F1 ", words(label).ljust(20), " ", f1], ""))
        iou = f"{s['temporal_iou']:.3f}"
        facts = [Message("overlap of all segments with all calls {iou}", iou=iou)]
        if s["duration_ratio"]:
            low, middle, high = (f"{ratio:.2f}" for ratio in s["duration_ratio"])
            facts.append(
                Message(
                    "a segment is {middle} times as long as its call (half: {low} to {high})",
                    middle=middle,
                    low=low,
                    high=high,
                )
            )
        if "onset_error_ms" in s:
            facts.append(
                Message(
                    "median error of an onset {onset} ms, of an offset {offset} ms",
                    onset=f"{s['onset_error_ms']:.1f}",
                    offset=f"{s['offset_error_ms']:.1f}",
                )
            )
        for fact in facts:
            console.print_line(indent(fact))
    for key, sentence in _QUARTERS.items():
        for quarter in scores[key]:
            line = sentence.with_values(
                low=words(join_texts([f"{quarter['low']:.3g}"])).rjust(8),
                high=f"{quarter['high']:.3g}",
                calls=quarter["calls"],
                met=f"{quarter['met']:.2f}",
            )
            console.print_line(indent(line))


def _print_groups(console: Console, title: Message, groups: dict[str, dict[str, float]]) -> None:
    if groups:
        console.print_line(title)
    for name, figures in groups.items():
        line = Message(
            "{name} {calls} calls   found {found}   right {right}",
            name=words(name).ljust(32),
            calls=f"{figures['calls']:5}",
            found=f"{figures['found']:.2f}",
            right=f"{figures['right']:.2f}",
        )
        console.print_line(indent(line))


@command("""
    evaluate occupancy estimates in simulated seasons  visits.csv --seasons 100
    visits <path> VISITS.csv  measured visits of one minute, one row per segment: columns species,
        visit, calls (number of calls of the species), is_call (true or false) and score
    --seasons <int> N = 1000  number of seasons (default: 1000)
    --seed <int> = 0  random seed of the simulation
    --minutes <int> N = 10  length of a simulated visit, drawn from measured minutes (default: 10)
    --wrong <share> SHARE = 0.001  share of other sounds that the listener mistakes for the species
        (default: 0.001)
    --max-calls <int> K = 1  maximum number of calls played per visit (default: 1)
    --min-score <score> P = 0.0  minimum score of played calls (default: 0)
""")
def evaluate_survey(args: argparse.Namespace, console: Console) -> None:
    from birdann.lab.seasons import N_LIKELIEST, simulate, species_of_visits

    if (
        min(args.seasons / 10, args.minutes) < 1
        or not 0 <= args.wrong < 1
        or not 1 <= args.max_calls <= N_LIKELIEST
    ):
        raise TableError(
            "At least 10 seasons with visits of a minute are simulated, a share is from 0 to 1, and 1 to {most} calls "
            "are played.",
            most=N_LIKELIEST,
        )
    species = species_of_visits(_read_visits(args.visits))
    if not species:
        raise TableError("{path} has no species with visits of both kinds.", path=args.visits)
    with console.progress("Simulating") as progress:
        seasons = simulate(
            species, args.seasons, seed=args.seed, wrong=args.wrong, max_calls=args.max_calls,
            min_score=args.min_score, minutes=args.minutes, progress=progress,
        )  # fmt: skip
    for line in seasons.lines():
        console.print_line(line)
    console.add_result(asdict(seasons))


def _read_visits(path: Path) -> list[tuple[str, str, int, bool, float]]:
    from birdann.formats.tables import HeadedTable

    try:
        return [
            (
                row["species"],
                row["visit"],
                int(row["calls"]),
                row["is_call"].lower() in {"true", "1"},
                float(row["score"]),
            )
            for _, row in HeadedTable(path)
        ]
    except (KeyError, ValueError) as error:
        raise TableError(
            "{path} is not a table with the columns species, visit, calls, is_call and score. Correct it.",
            path=path,
        ) from error

"""``birdann validate``: validate a random sample of predictions, and save thresholds."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.console import Console
from birdann.cli.project import add_output_to_steps, add_overwrite_argument
from birdann.core.errors import SampleError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from birdann.app.results.sampling import SampleDesign
    from birdann.core.ids import RunId
    from birdann.core.provenance import Program
    from birdann.core.validation import Answer
    from birdann.store import ProjectReader


def configure(parser: argparse.ArgumentParser) -> None:
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step", required=True)
    _configure_make(steps.add_parser("make", help="draw a sample of scored sounds"))
    show = steps.add_parser("show", help="list the samples, or the items of one")
    show.add_argument("project", type=Path, help="the .birdann file")
    show.add_argument("name", nargs="?", help="of the sample")
    show.add_argument(
        "--table", type=Path, metavar="OUT.csv", help="write the items, to be answered anywhere"
    )
    add_overwrite_argument(show)
    judge = steps.add_parser("judge", help="answer items: yes, no or unsure")
    add_queue(judge)
    judge.add_argument(
        "--table", type=Path, metavar="IN.csv",
        help="the table of show --table with its column “answer” filled in",
    )  # fmt: skip
    add_answers(judge, "ITEM", "12")
    results = steps.add_parser(
        "results", help="show precision and the threshold for a wanted precision"
    )
    add_queue(results)
    results.add_argument(
        "--precision", type=float, default=0.95, metavar="P", help="wanted (default: 0.95)"
    )
    results.add_argument(
        "--save-thresholds", action="store_true",
        help="save the thresholds, for export --use-thresholds",
    )  # fmt: skip
    add_queue(steps.add_parser("remove", help="remove a sample from the project"))
    _configure_threshold(
        steps.add_parser("threshold", help="list the saved thresholds, save one, or forget it")
    )
    add_output_to_steps(steps.choices.values())


def add_queue(parser: argparse.ArgumentParser) -> None:
    """Declare the project and the name of a queue."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument("name", help="of the sample or the visits")


def _add_source(parser: argparse.ArgumentParser) -> None:
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--run", metavar="ID", help="whose scores (default: the shown run)")
    group.add_argument(
        "--program", metavar="NAME[/VERSION]", help="whose detections, such as BirdNET/2.4"
    )


def _configure_make(parser: argparse.ArgumentParser) -> None:
    add_queue(parser)
    _add_source(parser)
    add_design_arguments(parser)


def add_design_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the sampling design."""
    from birdann.core.validation import Spacing

    parser.add_argument(
        "--species", action="append", default=[], metavar="NAME",
        help="only this; may be given several times (default: the one whose number of calls is "
        "least certain)",
    )  # fmt: skip
    parser.add_argument("--all-species", action="store_true", help="all that were scored")
    parser.add_argument("--bins", type=int, default=4, metavar="K", help="default: 4")
    parser.add_argument(
        "--spacing", choices=list(Spacing), default=Spacing.LOGARITHMIC,
        help="logarithmic: halves, quarters, eighths towards the top (default); quantile: equal",
    )  # fmt: skip
    parser.add_argument(
        "--per-bin", type=int, default=25, metavar="N", help="of each species (default: 25)"
    )
    parser.add_argument(
        "--at-least", type=float, default=0.0, metavar="SCORE",
        help="leave out lower scores; no result speaks of them then",
    )  # fmt: skip
    parser.add_argument(
        "--not-blinded", action="store_true", help="show scores, and species one after another"
    )
    parser.add_argument("--seed", type=int, default=0, help="makes the draw repeatable")


def _configure_threshold(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    _add_source(parser)
    parser.add_argument("--species", metavar="NAME")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--score", type=float, help="from which the species is believed")
    group.add_argument("--forget", action="store_true", help="forget the saved one")


def run(args: argparse.Namespace, console: Console) -> None:
    """Perform the requested step."""
    {
        "make": _make,
        "show": _show,
        "judge": _judge,
        "results": _results,
        "remove": remove,
        "threshold": _threshold,
    }[args.step](args, console)


def chosen_design(
    args: argparse.Namespace, source: "RunId | Program | None" = None
) -> "SampleDesign":
    """Return the sampling design of the arguments."""
    from birdann.app.results.sampling import SampleDesign
    from birdann.core.validation import Spacing

    return SampleDesign(
        name=args.name,
        species=args.species if args.species or args.all_species else None,
        source=source,
        spacing=Spacing(args.spacing),
        n_bins=args.bins,
        n_per_bin=args.per_bin,
        at_least=args.at_least,
        is_blinded=not args.not_blinded,
        seed=args.seed,
    )


def _make(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.results.sampling import draw_sample, drawn_in_words, seconds_per_answer
    from birdann.cli.project import open_session
    from birdann.core.ids import id_text

    with open_session(args.project) as session:
        with session.project.reader() as reader:
            source = _source(args, reader)
        design = chosen_design(args, source)
        with console.progress("Drawing") as progress:
            sample, items = draw_sample(session, design, progress=progress)
        with session.project.reader() as reader:
            all_species = reader.species.all()
            names = {all_species[item.species_id].name for item in items}
            pace_s = seconds_per_answer(reader, session.reviewer)
    console.say(f"{drawn_in_words(len(items), names, sample.name, pace_s)}.")
    console.result({"sample": id_text(sample.id), "name": sample.name, "items": len(items)})


def _show(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.commands.base import counted
    from birdann.app.results.validation import find_sample, item_rows, sample_summaries
    from birdann.cli.project import existing_project
    from birdann.core.files import outputs
    from birdann.formats.sample_answers import write_items
    from birdann.store.project import Project

    with Project.open(existing_project(args.project), read_only=True) as project:
        if args.name is None:
            if args.table is not None:
                raise SampleError("--table needs the name of a sample.")
            with project.reader() as reader:
                samples = sample_summaries(reader)
            summaries = []
            for one in samples:
                n, n_done, source = one.n_items, one.n_judged, one.source
                console.say(f"“{one.name}”: {n_done} of {n} answered, scores of {source}")
                summaries.append(
                    {"name": one.name, "items": n, "answered": n_done, "source": source}
                )
            if not summaries:
                console.say("There are no samples; birdann validate make draws one.")
            console.result({"samples": summaries})
            return
        with project.reader() as reader:
            rows = item_rows(reader, find_sample(reader, args.name))
    if args.table is not None:
        outputs.check(args.table, overwrite=args.overwrite)
        with outputs.together(overwrite=args.overwrite):
            write_items(args.table, rows)
        console.say(f"Wrote {counted(len(rows), 'item')} to {args.table}.")
        console.result({"path": str(args.table), "items": len(rows)})
        return
    for row in rows:
        score = "" if row.score is None else f"  score {row.score:.4g}"
        console.say(
            f"{row.item}  {row.recording}  {row.start_s:.2f} to {row.end_s:.2f} s  "
            f"{row.species}?  {row.answer or 'open'}{score}"
        )
    console.result({"items": [{k: getattr(row, k) for k in row.__slots__} for row in rows]})


def _judge(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.results.validation import find_sample, item_rows
    from birdann.cli.project import open_sounding
    from birdann.formats.sample_answers import read_answers

    answers: dict[int, Answer] = {}
    if args.table is not None:
        with open_sounding(args.project) as project, project.reader() as reader:
            asked = item_rows(reader, find_sample(reader, args.name))
        answers = read_answers(args.table, asked)
    keep_answers(args, console, answers)


def keep_answers(
    args: argparse.Namespace,
    console: Console,
    answers: "Mapping[int, Answer] | None" = None,
    *,
    visits: bool = False,
) -> None:
    """Store the answers of a table and of the arguments."""
    from birdann.app.commands.base import counted
    from birdann.app.results.review_queue import answer_items
    from birdann.cli.project import open_session

    given = {place if visits else place[0]: one for place, one in args.answer}
    with open_session(args.project) as session:
        n = answer_items(session, args.name, {**(answers or {}), **given}, visits=visits)
    console.say(f"Kept {counted(n, 'answer')}.")
    console.result({"answers": n})


def _results(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.results.validation import sample_results, save_thresholds
    from birdann.cli.project import open_session, open_sounding, tell

    if args.save_thresholds:
        with open_session(args.project) as session:
            saved = save_thresholds(session, args.name, precision=args.precision)
        console.say(f"Saved the thresholds of {len(saved)} species.")
    with open_sounding(args.project) as project, project.reader() as reader, reader.snapshot():
        tell(console, sample_results(reader, args.name, precision=args.precision))


def remove(args: argparse.Namespace, console: Console, *, visits: bool = False) -> None:
    """Remove a queue."""
    from birdann.app.commands import RemoveQueue
    from birdann.app.results.review_queue import find_any
    from birdann.cli.project import open_session

    with open_session(args.project) as session:
        with session.project.reader() as reader:
            queue = find_any(reader, args.name, visits=visits)
        session.execute(RemoveQueue(queue))
    console.say(f"Removed “{queue.name}”.")
    console.result({"removed": queue.name})


def _threshold(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.exchange.thresholds import threshold_rows
    from birdann.app.results.thresholds import forget_threshold, set_threshold
    from birdann.cli.project import open_session, open_sounding

    if args.score is not None or args.forget:
        if args.species is None:
            raise SampleError("A threshold needs a species: --species NAME.")
        with open_session(args.project) as session:
            with session.project.reader() as reader:
                source = _source(args, reader)
            if args.forget:
                forget_threshold(session, args.species, source)
            else:
                set_threshold(session, args.species, args.score, source)
    with open_sounding(args.project) as project, project.reader() as reader:
        rows = threshold_rows(reader)
    for row in rows:
        console.say(f"{row.text()}, of {row.source}")
    if not rows:
        console.say("No thresholds are saved.")
    console.result({"thresholds": [{k: getattr(row, k) for k in row.__slots__} for row in rows]})


def _source(args: argparse.Namespace, reader: "ProjectReader") -> "RunId | Program | None":
    from birdann.cli.project import named_run
    from birdann.core.provenance import Program

    if args.run is not None:
        return named_run(reader, args.run)
    if args.program is None:
        return None
    name, _, version = args.program.partition("/")
    known = {program for program, _ in reader.detections.counts() if program.name == name}
    if not version and len(known) == 1:
        return known.pop()
    if not name:
        raise SampleError("--program needs a name, such as BirdNET/2.4.")
    return Program(name=name, version=version)


def add_answers(parser: argparse.ArgumentParser, item: str, example: str) -> None:
    """Declare ``--answer``; ``item`` names the parts of an item's key."""
    from birdann.core.validation import Answer

    def answer(text: str) -> "tuple[tuple[int, ...], Answer]":
        place, _, answer_text = text.partition("=")
        parts = place.split(".")
        is_named = all(one.isascii() and one.isdigit() and int(one) for one in parts)
        if not is_named or len(parts) != len(item.split(".")) or answer_text not in set(Answer):
            raise argparse.ArgumentTypeError(
                f"must look like {example}=yes, {example}=no or {example}=unsure"
            )
        return tuple(int(one) - 1 for one in parts), Answer(answer_text)

    parser.add_argument(
        "--answer", action="append", default=[], type=answer, metavar=f"{item}=ANSWER",
        help=f"such as {example}=yes; may be given several times",
    )  # fmt: skip

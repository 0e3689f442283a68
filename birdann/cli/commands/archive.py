"""``birdann archive``: apply a model to an archive of any size, on one or many machines."""

import argparse
from pathlib import Path

from birdann.cli.batch import add_strict_argument, judge
from birdann.cli.commands.validate import add_design_arguments, chosen_design
from birdann.cli.console import Console
from birdann.cli.network import add_network_arguments, chosen_network
from birdann.cli.project import add_output_to_steps, add_overwrite_argument
from birdann.cli.segmenter import positive


def configure(parser: argparse.ArgumentParser) -> None:
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step", required=True)
    _configure_run(steps.add_parser("run", help="find, outline and label every sound, as Parquet"))
    sample = steps.add_parser("sample", help="make a project of what a person should check")
    sample.add_argument("folder", type=Path, metavar="DIR", help="results of archive run")
    sample.add_argument(
        "--out", type=Path, required=True, metavar="PROJECT", help="the .birdann file to make"
    )
    sample.add_argument("--name", default="archive", help="of the sample (default: archive)")
    sample.add_argument(
        "--witnesses", type=int, default=1, metavar="N",
        help="the likeliest calls of each species at each site come along (default: 1)",
    )  # fmt: skip
    add_design_arguments(sample)
    apply = steps.add_parser("apply", help="bring checked thresholds to all calls")
    apply.add_argument("folder", type=Path, metavar="DIR", help="results of archive run")
    apply.add_argument("project", type=Path, help="the project with the judged sample")
    apply.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="empty folder for what is believed"
    )
    apply.add_argument(
        "--sample", metavar="NAME", help="that tells the call density (default: the newest)"
    )
    similar = steps.add_parser("similar", help="list the calls most similar to examples, as CSV")
    similar.add_argument("folder", type=Path, metavar="DIR", help="results of archive run")
    similar.add_argument(
        "--call", nargs="+", default=[], metavar="CALL_ID", help="examples in the archive"
    )
    similar.add_argument(
        "--project", type=Path, help="a project whose confirmed calls of a species are examples"
    )
    similar.add_argument("--species", default="", metavar="NAME", help="which species")
    similar.add_argument(
        "--count", type=positive, default=200, metavar="N", help="how many (default: 200)"
    )
    similar.add_argument("--out", type=Path, required=True, metavar="CSV", help="the table")
    add_overwrite_argument(similar)
    add_output_to_steps(steps.choices.values())


def _configure_run(run: argparse.ArgumentParser) -> None:
    run.add_argument(
        "model", type=Path,
        help="the file that “birdann model export” wrote, or a network (.tflite, .onnx)",
    )  # fmt: skip
    add_network_arguments(run)
    run.add_argument(
        "sources", type=Path, nargs="+", metavar="SOURCE",
        help="folders of recordings, or text files with a path on each line",
    )  # fmt: skip
    run.add_argument(
        "--out", type=Path, required=True, metavar="DIR",
        help="folder of the results; what is done there is not done again",
    )  # fmt: skip
    where = run.add_mutually_exclusive_group()
    where.add_argument(
        "--local", type=positive, metavar="N",
        help="N processes on this machine (default: one for each core)",
    )  # fmt: skip
    where.add_argument(
        "--scheduler", metavar="ADDRESS", help="a Dask scheduler, such as tcp://10.0.0.5:8786"
    )
    where.add_argument(
        "--slurm", type=Path, metavar="FILE", help="start jobs under SLURM, as this file says"
    )
    run.add_argument("--measurements", action="store_true", help="measure every call, too")
    run.add_argument(
        "--min-score", type=float, metavar="P",
        help="leave scores below P out of the column “scores” (default: 0.05), or detections of "
        "a network (default: 0.25)",
    )  # fmt: skip
    run.add_argument(
        "--join-pieces", action=argparse.BooleanOptionalAction, default=True,
        help="whether the pieces of one call are joined once they are named, as birdann run does "
        "(default), or every piece stays a row",
    )  # fmt: skip
    run.add_argument(
        "--verify", action="store_true",
        help="read all tables and sound files that are done, and compare them with what was "
        "written then (default: only the rows of tables, and size and time of sound files)",
    )  # fmt: skip
    add_strict_argument(run)


def run(args: argparse.Namespace, console: Console) -> None:
    {"run": _run, "sample": _sample, "apply": _apply, "similar": _similar}[args.step](
        args, console
    )


def _run(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.archive.pool import Workers, default_workers, start_loading
    from birdann.core.errors import ArchiveError

    is_network = args.model.suffix.lower() in (".tflite", ".onnx")
    if is_network and args.measurements:
        raise ArchiveError("Detections by a network are not measured. Omit --measurements.")
    if not is_network and (args.labels or args.rate or args.scores):
        raise ArchiveError(
            "--labels, --rate and --scores describe networks. Omit them for {model}.",
            model=args.model,
        )
    wanted = Workers(
        local=args.local or default_workers(), scheduler=args.scheduler or "", slurm=args.slurm
    )
    start_loading(wanted)  # before this process loads its own
    from birdann.app.archive.running import run_archive
    from birdann.app.exchange.network_detections import DEFAULT_MIN_SCORE
    from birdann.cli.project import tell

    default = DEFAULT_MIN_SCORE if is_network else 0.05

    with console.progress("Archive") as progress:
        report = run_archive(
            chosen_network(args, args.model) if is_network else args.model,
            args.sources,
            args.out,
            wanted=wanted,
            has_measurements=args.measurements,
            min_score=default if args.min_score is None else args.min_score,
            joins_pieces=args.join_pieces,
            verifies=args.verify,
            say=console.say,
            progress=progress,
        )
    tell(console, report)
    judge(args, report.failures)


def _sample(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.archive.sampling import sample_archive
    from birdann.cli.project import project_path, tell

    with console.progress("Drawing") as progress:
        report = sample_archive(
            args.folder,
            project_path(args.out),
            chosen_design(args),
            n_examples=args.witnesses,
            progress=progress,
        )
    tell(console, report)


def _apply(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.archive.applying import apply_to_archive
    from birdann.cli.project import existing_project, tell

    with console.progress("Applying") as progress:
        report = apply_to_archive(
            args.folder,
            existing_project(args.project),
            args.out,
            sample=args.sample,
            progress=progress,
        )
    tell(console, report)


def _similar(args: argparse.Namespace, console: Console) -> None:
    from contextlib import nullcontext

    from birdann.app.archive.similar import find_similar
    from birdann.cli.project import existing_project, tell
    from birdann.core.files import outputs
    from birdann.store import Project

    outputs.check(args.out, overwrite=args.overwrite)
    place = args.project and Project.open(existing_project(args.project), read_only=True)
    with place or nullcontext() as project, console.progress("Comparing") as progress:
        report = find_similar(
            args.folder,
            args.out,
            calls=args.call,
            project=project,
            species=args.species,
            n_most=args.count,
            progress=progress,
        )
    tell(console, report)

"""``birdann archive``: a model over an archive of any size, on one machine or on many."""

import argparse
from pathlib import Path

from birdann.cli.batch import judge
from birdann.cli.console import Console
from birdann.cli.project import add_output_to_steps
from birdann.cli.segmenter import positive


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step", required=True)
    run = steps.add_parser("run", help="find, outline and label every sound, as Parquet")
    run.add_argument("model", type=Path, help="the file that “birdann model export” wrote")
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
        "--least-score", type=float, default=0.05, metavar="P",
        help="leave scores below P out of the column “scores” (default: 0.05)",
    )  # fmt: skip
    run.add_argument(
        "--strict", action="store_true",
        help="exit with code 3 where some files failed (they are listed in any case)",
    )  # fmt: skip
    add_output_to_steps(steps.choices.values())


def run(args: argparse.Namespace, console: Console) -> None:
    """Run."""
    {"run": _run}[args.step](args, console)


def _run(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.archive.pool import Workers
    from birdann.app.archive.running import run_archive, usual_workers
    from birdann.cli.project import tell

    wanted = Workers(
        local=args.local or usual_workers(), scheduler=args.scheduler or "", slurm=args.slurm
    )
    with console.progress("Archive") as progress:
        report = run_archive(
            args.model,
            args.sources,
            args.out,
            wanted=wanted,
            has_measurements=args.measurements,
            least_score=args.least_score,
            say=console.say,
            progress=progress,
        )
    tell(console, report)
    judge(args, report.failures)

"""``birdann demo``: make a sample project, label it and open it."""

import argparse
import os
import sys
from pathlib import Path

from birdann.cli.commands.train import add_model_arguments
from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument
from birdann.cli.segmenter import positive


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "directory", nargs="?", type=Path, default=Path("demo"), metavar="DIR",
        help="where to put it (default: demo)",
    )  # fmt: skip
    parser.add_argument("--headless", action="store_true", help="do not open the window")
    parser.add_argument(
        "--recordings", type=positive, default=24, metavar="N", help="how many (default 24)"
    )
    add_overwrite_argument(parser)
    add_model_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Make the sample, label it, print the share correct, and open it."""
    from birdann.app.demo import make_demo
    from birdann.cli.project import tell

    with console.progress("Sample") as progress:
        report = make_demo(
            args.directory,
            seed=args.seed,
            n_recordings=args.recordings,
            model=args.model,
            overwrite=args.overwrite,
            progress=progress,
        )
    tell(console, report)
    if args.headless or args.json:
        return
    if not has_display():
        console.say(f"No display here. Later: birdann {report.project_path}")
        return
    from birdann.cli.commands.open_window import show

    show(report.project_path)


def has_display() -> bool:
    """Whether a window can be shown."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

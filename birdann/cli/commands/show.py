"""``birdann show``: say what a project holds."""

import argparse
from dataclasses import asdict
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")


def run(args: argparse.Namespace, console: Console) -> None:
    """Print the counts."""
    from birdann.store.project import Project

    with Project.open(args.project, read_only=True) as project:
        counts = asdict(project.counts())
    duration_s = counts.pop("duration_s")
    for name, number in counts.items():
        console.say(f"{name:12} {number:>9,}")
    console.say(f"{'sound':12} {duration_s / 3600:>9,.2f} h")
    console.result(counts | {"duration_s": duration_s})

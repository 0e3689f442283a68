"""``birdann copy``: copy a project completely, or without labels for a second observer."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import existing_project, project_path


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file; it stays as it is")
    parser.add_argument("out", type=Path, help="the project to write")
    parser.add_argument(
        "--blinded",
        action="store_true",
        help="leave out labels, for a second observer; birdann merge combines both",
    )


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.store.project import Project

    out = project_path(args.out)
    with Project.open(existing_project(args.project), read_only=True) as project:
        project.save_copy(out, without_labels=args.blinded)
    console.say(f"Wrote {out}.")
    console.result({"path": str(out), "blinded": args.blinded})

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
    parser.add_argument(
        "--with-people", action="store_true",
        help="keep segments and detections of human sounds, which copies leave out",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.store.project import Project

    out = project_path(args.out)
    with Project.open(existing_project(args.project), read_only=True) as project:
        said = project.save_copy(out, without_labels=args.blinded, with_people=args.with_people)
    console.say(f"Wrote {out}. {said}".rstrip())
    console.result({"path": str(out), "blinded": args.blinded})

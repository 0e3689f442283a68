"""``birdann new``: create a project."""

import argparse
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file to make")


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.cli.project import project_path
    from birdann.store.project import Project

    path = project_path(args.project)
    Project.create(path).close()
    console.say(f"Made {path}. Next: birdann add {path} FOLDER")
    console.result({"project": str(path)})

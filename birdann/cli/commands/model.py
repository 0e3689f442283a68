"""``birdann model``: export or inspect a trained model."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_output_to_steps, add_overwrite_argument


def configure(parser: argparse.ArgumentParser) -> None:
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step", required=True)
    export = steps.add_parser("export", help="write a model of a project as one file")
    export.add_argument("project", type=Path, help="the .birdann file")
    export.add_argument("file", type=Path, help="where to, such as spring.birdann-model")
    export.add_argument(
        "--run", metavar="ID", help="which model (default: the one shown, else the newest)"
    )
    add_overwrite_argument(export)
    show = steps.add_parser("show", help="say what is in a file, and check it")
    show.add_argument("file", type=Path, help="the model file")
    add_output_to_steps(steps.choices.values())


def run(args: argparse.Namespace, console: Console) -> None:
    {"export": _export, "show": _show}[args.step](args, console)


def _export(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.learning.model_files import export_model
    from birdann.cli.project import named_run, open_sounding, tell

    with open_sounding(args.project) as project:
        with project.reader() as reader:
            run_id = named_run(reader, args.run) if args.run is not None else None
        tell(console, export_model(project, args.file, run_id=run_id, overwrite=args.overwrite))


def _show(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.learning.model_files import ModelFile

    held = ModelFile.read(args.file)
    for line in held.lines():
        console.say(line)
    console.result({"species": held.species, "search": held.search})

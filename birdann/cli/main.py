"""Entry points: parse arguments, run a command, return an exit code."""

import argparse
import importlib
import io
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from birdann import __version__
from birdann.cli.choices import PartialFailureError
from birdann.cli.console import Console, warn
from birdann.cli.options import ConsoleCommand, declare
from birdann.core.errors import BirdannError, Cancelled, WriteError

DONE, ERROR, USAGE, SOME_FAILED, CANCELLED = 0, 1, 2, 3, 130
_CANCELLED = "birdann: cancelled; what was finished is kept."


class Subcommand(NamedTuple):
    """A row of the command table.

    Its function is in a module of ``birdann.cli.commands``: ``train_segmenter`` for
    train-segmenter, ``visits_make`` for the step make of visits, ``import_`` for import, which
    Python keeps for itself; ``example`` shows arguments after the command's name.
    """

    module: str
    summary: str
    example: str
    steps: Mapping[str, str] = {}
    json_to_file: bool = False


COMMANDS = {
    "open": Subcommand(
        "open_window", "open the window, on a project if one is given", "woods.birdann"
    ),
    "new": Subcommand("projects", "make a project", "woods.birdann"),
    "add": Subcommand(
        "sounds",
        "add recordings and species lists to a project",
        "woods.birdann recordings --lists lists.csv",
    ),
    "segment": Subcommand(
        "sounds", "find, outline and describe the sounds", "woods.birdann --jobs 4"
    ),
    "train-segmenter": Subcommand(
        "sounds",
        "train a segmenter on painted or confirmed calls",
        "woods.birdann --boxes boxes.csv",
    ),
    "train": Subcommand("learning", "learn from the species lists", "woods.birdann"),
    "predict": Subcommand("learning", "label every segment", "woods.birdann"),
    "model": Subcommand(
        "learning",
        "write a trained model as a file, or show its contents",
        "export woods.birdann spring.birdann-model",
        {
            "export": "write a model of a project as one file",
            "show": "say what is in a file, and check it",
        },
    ),
    "archive": Subcommand(
        "archives",
        "label archives of any size, on one machine or on many",
        "run spring.birdann-model /archive --out calls --local 8",
        {
            "run": "find, outline and label every sound, as Parquet",
            "sample": "make a project of what a person should check",
            "apply": "bring checked thresholds to all calls",
            "similar": "list the calls most similar to examples, as CSV",
        },
    ),
    "join": Subcommand(
        "sounds", "join fragments of one call with the same predicted species", "woods.birdann"
    ),
    "validate": Subcommand(
        "surveys",
        "validate a random sample, and save thresholds",
        "make woods.birdann spring",
        {
            "make": "draw a sample of scored sounds",
            "show": "list the samples, or the items of one",
            "judge": "answer items: yes, no or unsure",
            "results": "show precision and the threshold for a wanted precision",
            "remove": "remove a sample from the project",
            "threshold": "list the saved thresholds, save one, or forget it",
        },
    ),
    "visits": Subcommand(
        "surveys",
        "verify which visits to sites detected a species, call by call",
        "make woods.birdann spring",
        {
            "plan": "say how many sites and visits an interval needs",
            "make": "draw visits, and the calls to play in each",
            "show": "list the queues, or what the visits of one came to",
            "answer": "answer calls: yes, no or unsure",
            "remove": "remove a queue from the project",
        },
    ),
    "occupancy": Subcommand(
        "surveys",
        "estimate at which share of sites each species is",
        "woods.birdann --visit night",
    ),
    "histories": Subcommand(
        "surveys",
        "write detection histories for occupancy models in R",
        "woods.birdann --out histories",
    ),
    "ledger": Subcommand(
        "exchange",
        "write the time that a project took, and a paragraph of methods",
        "woods.birdann --out methods",
    ),
    "check-lists": Subcommand(
        "learning", "list possible errors in species lists", "woods.birdann --table doubts.csv"
    ),
    "import": Subcommand(
        "exchange",
        "read other programs' annotations into a project",
        "woods.birdann BirdNET.results.csv --min-score 0.5",
    ),
    "networks": Subcommand(
        "archives",
        "detect species with a network that you have, such as BirdNET",
        "detect woods.birdann --network BirdNET.tflite --labels labels.txt",
        {
            "list": "name the networks that are installed here",
            "detect": "store what a network detects in all recordings",
        },
    ),
    "export": Subcommand(
        "exchange",
        "write the segments as CSV or in another program's format",
        "woods.birdann segments.csv --min-probability 0.9",
    ),
    "copy": Subcommand(
        "projects",
        "copy a project, or make a blind copy for a second observer",
        "woods.birdann second.birdann --blinded",
    ),
    "merge": Subcommand(
        "projects",
        "merge two projects of the same recordings",
        "ada.birdann ben.birdann --out both.birdann",
    ),
    "agreement": Subcommand(
        "projects", "inter-observer agreement per species", "ada.birdann ben.birdann"
    ),
    "formats": Subcommand("projects", "list the formats that can be read and written", ""),
    "show": Subcommand(
        "projects",
        "show the contents of a project or the metadata of sound files",
        "woods.birdann --recordings",
    ),
    "check": Subcommand(
        "projects",
        "verify a project and its sound files, and repair what is safe",
        "woods.birdann --repair",
    ),
    "restore": Subcommand("projects", "go back to a backup of a project", "woods.birdann --list"),
    "locate": Subcommand(
        "sounds", "find sound files that were moved or renamed", "woods.birdann /media/disk2"
    ),
    "times": Subcommand(
        "exchange",
        "show start times of recordings, set or correct them",
        "woods.birdann --zone=+12:00",
    ),
    "sites": Subcommand(
        "exchange", "read and write sites and start times as a table", "woods.birdann sites.csv"
    ),
    "results": Subcommand(
        "exchange",
        "count species by hour and date, sites by date, and the effort",
        "woods.birdann results --chart hours",
    ),
    "run": Subcommand(
        "sounds",
        "from a folder of recordings to labelled segments in one go",
        "recordings --out woods --lists lists.csv",
    ),
    "demo": Subcommand("sounds", "make a sample project, label it and open it", "demo --headless"),
    "evaluate": Subcommand(
        "learning",
        "score a learner on a data set with known instance labels",
        "dataset --model ored-lr",
        json_to_file=True,
    ),
    "evaluate-survey": Subcommand(
        "learning",
        "score ways to estimate occupancy in simulated seasons",
        "visits.csv --seasons 100",
    ),
    "evaluate-segments": Subcommand(
        "learning", "score outlines against known call times", "woods.birdann --calls calls.csv"
    ),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run birdann as a command.

    Returns
    -------
    int
        0 done, 1 error with message, 2 wrong usage, 3 some files failed (with
        ``--strict``), 130 cancelled.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # names that cannot be printed stop nothing
            stream.reconfigure(errors="backslashreplace")
    if not words or _is_path(words[0]):
        words.insert(0, "open")
    try:
        args = main_parser(words[0]).parse_args(words)
    except SystemExit as stop:  # argparse has printed help or what was wrong
        return int(stop.code or 0)
    except KeyboardInterrupt:  # while modules are loaded; pressed once more it changes nothing
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        warn(_CANCELLED)
        return CANCELLED
    return _run(args)


def _is_path(word: str) -> bool:
    """Whether an argument is a project to open rather than a (possibly misspelt) command."""
    if word in COMMANDS or word.startswith("-"):
        return False
    path = Path(word)
    return bool(path.suffix) or len(path.parts) > 1 or path.exists()


def gui_main() -> int:
    """Open the window (entry point without a console)."""
    return main(["open", *sys.argv[1:]])


def _run(args: argparse.Namespace) -> int:
    try:
        console = Console(
            quiet=args.quiet,
            as_json=args.json == "",
            json_path=Path(args.json) if args.json else None,
            overwrite=getattr(args, "overwrite", False),
        )
        code = _attempt(args, console)
        console.close()
    except WriteError as error:
        warn(f"birdann: {error}")
        return ERROR
    except BrokenPipeError:  # who reads has read enough, as in birdann formats | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    return code


def _attempt(args: argparse.Namespace, console: Console) -> int:
    """Run a command, report errors, and return the exit code."""
    try:
        args.function(args, console)
    except PartialFailureError as error:
        warn(f"birdann: {error}")
        return SOME_FAILED
    except BirdannError as error:
        for line in (str(error), *getattr(error, "__notes__", ())):
            warn(f"birdann: {line}")
        console.result({"error": str(error)})
        return ERROR
    except (Cancelled, KeyboardInterrupt):
        warn(_CANCELLED)
        console.result({"cancelled": True})
        return CANCELLED
    return DONE


def main_parser(chosen: str) -> argparse.ArgumentParser:
    """Return the parser, with the arguments of the chosen command."""
    parser = argparse.ArgumentParser(
        prog="birdann",
        description="Label every call in field recordings from recording-level species lists.",
        epilog="birdann PROJECT.birdann opens the window on a project; "
        "birdann COMMAND --help explains a command. Exit codes: 0 done, 1 an error that is "
        "explained, 2 wrong usage, 3 some files failed (with --strict), 130 cancelled.",
    )
    parser.add_argument("--version", action="version", version=f"birdann {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        sub = commands.add_parser(
            name,
            help=command.summary,
            description=_sentence(command),
            epilog=f"Example: birdann {name} {command.example}".strip(),
        )
        if name == chosen:
            _configure(sub, name)
    return parser


def _sentence(command: Subcommand) -> str:
    return command.summary[0].upper() + command.summary[1:] + "."


def _configure(parser: argparse.ArgumentParser, name: str) -> None:
    """Declare the arguments of a command, and of its steps."""
    chosen = COMMANDS[name]
    module = importlib.import_module(f"birdann.cli.commands.{chosen.module}")
    function = name.replace("-", "_")
    _add_output(parser.add_argument_group("output"), to_file=chosen.json_to_file)
    if not chosen.steps:
        named = function if hasattr(module, function) else f"{function}_"
        _declare(parser, getattr(module, named))
        return
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step", required=True)
    for step, summary in chosen.steps.items():
        parser = steps.add_parser(step, help=summary)
        _declare(parser, getattr(module, f"{function}_{step}"))
        _add_output(parser, default=argparse.SUPPRESS)


def _declare(parser: argparse.ArgumentParser, command: ConsoleCommand) -> None:
    declare(parser, command.options)
    parser.set_defaults(function=command.run)


def _add_output(
    group: argparse._ActionsContainer, *, to_file: bool = False, default: object = None
) -> None:
    """Declare ``--json`` and ``--quiet``; after a step their absence leaves what stood before it."""
    if to_file:
        group.add_argument(
            "--json", nargs="?", const="", metavar="OUT",
            help="print the result as one JSON object, or write it to OUT",
        )  # fmt: skip
    else:
        group.add_argument(
            "--json", action="store_const", const="", default=default,
            help="print the result as one JSON object",
        )  # fmt: skip
    group.add_argument(
        "--quiet", action="store_true", default=default or False, help="print errors only"
    )

"""Entry points: parse arguments, run a command, return an exit code."""

import argparse
import importlib
import io
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from birdann import __version__
from birdann.cli.choices import PartialFailureError
from birdann.cli.console import Console, open_streams, warn
from birdann.cli.language import teach_argparse, words
from birdann.cli.options import ConsoleCommand, declare
from birdann.core.errors import BirdannError, Cancelled, WriteError
from birdann.core.message import Message

DONE, ERROR, SOME_FAILED, CANCELLED = 0, 1, 3, 130
_CANCELLED = Message("cancelled. Finished work is kept.")


_BY_TOPIC = """
    open:open_window new:projects add:sounds segment:sounds train-segmenter:sounds train:learning
    predict:learning model:learning archive:archives join:sounds validate:surveys visits:surveys
    occupancy:surveys histories:surveys ledger:exchange check-lists:learning import:exchange
    networks:archives export:exchange copy:projects merge:projects agreement:projects
    formats:projects show:projects check:projects restore:projects locate:sounds times:exchange
    sites:exchange results:exchange run:sounds demo:sounds evaluate:learning
    evaluate-survey:learning evaluate-segments:learning
"""
COMMANDS: dict[str, str] = dict(word.split(":") for word in _BY_TOPIC.split())
"""Of each command, in the order of the help, the module of ``birdann.cli.commands``."""


def command_named(name: str, step: str = "") -> ConsoleCommand:
    """Return a command or a step: ``train_segmenter`` for train-segmenter, ``import_`` for import."""
    module = importlib.import_module(f"birdann.cli.commands.{COMMANDS[name]}")
    function = "_".join([name.replace("-", "_"), *filter(None, [step])])
    command: ConsoleCommand = getattr(module, function, None) or getattr(module, f"{function}_")
    return command


def main(argv: Sequence[str] | None = None) -> int:
    """Run birdann as a command.

    Returns
    -------
    int
        0 done, 1 error with message, 2 wrong usage, 3 some files failed (with
        ``--strict``), 130 cancelled.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    open_streams()
    teach_argparse()
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
        code = _run_command(args, console)
        console.close()
    except WriteError as error:
        warn(str(error))
        return ERROR
    except BrokenPipeError:  # who reads has read enough, as in birdann formats | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    return code


def _run_command(args: argparse.Namespace, console: Console) -> int:
    """Run a command, report errors, and return the exit code."""
    try:
        args.function(args, console)
    except PartialFailureError as error:
        warn(str(error))
        return SOME_FAILED
    except BirdannError as error:
        for line in (str(error), *getattr(error, "__notes__", ())):
            warn(line)
        console.add_result({"error": str(error)})
        return ERROR
    except (Cancelled, KeyboardInterrupt):
        warn(_CANCELLED)
        console.add_result({"cancelled": True})
        return CANCELLED
    return DONE


def main_parser(chosen: str) -> argparse.ArgumentParser:
    """Return the parser, with the arguments of the chosen command."""
    parser = argparse.ArgumentParser(
        prog="birdann",
        description=words(
            Message("Label every call in field recordings from recording-level species lists.")
        ),
        epilog=words(
            Message(
                "birdann PROJECT.birdann opens the window on a project; birdann COMMAND --help "
                "explains a command. Exit codes: 0 done, 1 an error that is explained, 2 wrong "
                "usage, 3 some files failed (with --strict), 130 cancelled."
            )
        ),
    )
    parser.add_argument("--version", action="version", version=f"birdann {__version__}")
    commands = parser.add_subparsers(
        title=words(Message("commands")), metavar="COMMAND", required=True
    )
    for name in COMMANDS:
        if name != chosen in COMMANDS:
            commands.add_parser(name)  # of which nothing is shown
            continue
        command = command_named(name)
        summary = words(Message(command.summary))
        sub = commands.add_parser(
            name,
            help=summary,
            description=summary[0].upper() + summary[1:] + ".",
            epilog=words(
                Message("Example: birdann {command}", command=f"{name} {command.example}".strip())
            ),
        )
        if name == chosen:
            _configure(sub, name, command)
    return parser


def _configure(parser: argparse.ArgumentParser, name: str, command: ConsoleCommand) -> None:
    """Declare the arguments of a command, and of its steps."""
    _add_output(parser.add_argument_group(words(Message("output"))), to_file=command.json_to_file)
    declare(parser, command.options)
    parser.set_defaults(function=command.run)
    if not command.steps:
        return
    steps = parser.add_subparsers(
        title=words(Message("steps")), metavar="STEP", dest="step", required=True
    )
    for step in command.steps:
        one = command_named(name, step)
        sub = steps.add_parser(step, help=words(Message(one.summary)))
        declare(sub, one.options)
        sub.set_defaults(function=one.run)
        _add_output(sub, default=argparse.SUPPRESS)


def _add_output(
    group: argparse._ActionsContainer, *, to_file: bool = False, default: object = None
) -> None:
    """Declare ``--json`` and ``--quiet``; after a step their absence leaves what stood before it."""
    if to_file:
        group.add_argument(
            "--json", nargs="?", const="", metavar="OUT",
            help=words(Message("print the result as one JSON object, or write it to OUT")),
        )  # fmt: skip
    else:
        group.add_argument(
            "--json", action="store_const", const="", default=default,
            help=words(Message("print the result as one JSON object")),
        )  # fmt: skip
    group.add_argument(
        "--quiet",
        action="store_true",
        default=default or False,
        help=words(Message("print errors only")),
    )

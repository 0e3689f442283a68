"""Options shared by commands that process many files: a run log, and strict exit codes."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.core.errors import BirdannError

if TYPE_CHECKING:
    from birdann.app.run_log import RunLog


class PartialFailureError(BirdannError):
    """Some files failed, and ``--strict`` was given."""


def add_batch_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare ``--log`` and ``--strict``."""
    parser.add_argument(
        "--log", type=Path, metavar="FILE",
        help="append what becomes of every file to FILE, one JSON object per line",
    )  # fmt: skip
    add_strict_argument(parser)


def add_strict_argument(parser: argparse.ArgumentParser) -> None:
    """Declare ``--strict``, for ``judge``."""
    parser.add_argument(
        "--strict", action="store_true",
        help="exit with code 3 where some files failed (they are listed in any case)",
    )  # fmt: skip


def run_log(args: argparse.Namespace) -> "RunLog":
    """Open the log given with ``--log``."""
    from birdann.app.run_log import RunLog

    return RunLog(args.log)


def judge(args: argparse.Namespace, *failures: Sequence[object]) -> None:
    """Raise ``PartialFailureError`` if files failed and ``--strict`` was given."""
    n_failed = sum(map(len, failures))
    if args.strict and n_failed:
        files = "1 file" if n_failed == 1 else f"{n_failed} files"
        raise PartialFailureError(
            f"{files} failed; all others are done, and the same command tries again."
        )

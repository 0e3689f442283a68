"""Output of commands: sentences for people, JSON for programs."""

import json
import math
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, TextIO

from birdann.cli.language import words
from birdann.core.errors import Cancelled, WriteError
from birdann.core.files import outputs
from birdann.core.message import Message, escape_controls, escape_line
from birdann.core.progress import Progress


def open_streams() -> None:
    """Let commands run without standard streams; their numbers go to no file that is opened later.

    What is written to a standard output that was closed fails, as no one gets it.
    """
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            descriptor = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            if descriptor != number:
                os.dup2(descriptor, number)
                os.close(descriptor)
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - stays


def _print(text: str, stream: TextIO, end: str = "\n") -> OSError | None:
    """Print harmless text to a stream; if that fails, return why, and print nothing more there."""
    try:
        print(text, end=end, file=stream, flush=True)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return error
    return None


def warn(text: str, end: str = "\n") -> None:
    """Print a line to standard error, also with ``--quiet``."""
    _print(escape_line(f"birdann: {words(text)}"), sys.stderr, end)


class Console:
    """Messages to standard error, results to standard output.

    A person sees progress bars and sentences; ``--quiet`` leaves errors only; ``--json``
    prints one JSON object on standard output and nothing else there; ``json_path`` gets the
    same object as a file, which it replaces only with ``overwrite``.
    """

    def __init__(
        self,
        *,
        quiet: bool = False,
        as_json: bool = False,
        json_path: Path | None = None,
        overwrite: bool = False,
    ) -> None:
        if json_path is not None:
            outputs.check(json_path, overwrite=overwrite)
        self._failure: OSError | None = None
        if as_json:
            try:
                os.write(1, b"")
            except OSError as error:
                raise _print_error(error) from error
        self.quiet = quiet
        self.as_json = as_json
        self._json_path = json_path
        self._result: dict[str, Any] = {}
        self._sentences: TextIO | None = None

    def leave_output_to_result(self) -> None:
        """Send sentences to standard error, as standard output is taken by a result."""
        self._sentences = sys.stderr

    def print_line(self, text: str, /, **values: object) -> None:
        """Print a line: a message, or the template of one with its values."""
        if not (self.quiet or self.as_json):
            self._print(escape_line(_line(text, values)), self._sentences or sys.stdout)

    def add_result(self, values: Mapping[str, Any]) -> None:
        """Add fields to the JSON result."""
        self._result.update(values)

    def close(self) -> None:
        """Print or write the JSON result.

        Raises WriteError if it, or what was said before, could not be printed.
        """
        held = _replace_non_finite(self._result)
        text = json.dumps(held, indent=1, ensure_ascii=False, default=str, allow_nan=False)
        text = text.encode("utf-8", "backslashreplace").decode()  # names of files may be no text
        if self.as_json:
            self._print(escape_controls(text), sys.stdout)
        if self._json_path is not None:
            with outputs.atomic_text(self._json_path) as file:
                file.write(text + "\n")

        if self._failure is not None:
            raise _print_error(self._failure) from self._failure

    def _print(self, text: str, stream: TextIO) -> None:
        error = _print(text, stream)
        if not isinstance(error, BrokenPipeError):  # who reads has read enough
            self._failure = self._failure or error

    @contextmanager
    def progress(self, title: str, /, **values: object) -> Iterator[Progress]:
        """Show a progress bar; the first interrupt requests cancellation."""
        with _catch_interrupt() as interrupted:
            if self.quiet or self.as_json or not sys.stderr.isatty():
                yield lambda fraction, text: _raise_if_interrupted(interrupted)
                return
            with _bar(_line(title, values)) as show:

                def report(fraction: float, text: str) -> None:
                    _raise_if_interrupted(interrupted)
                    show(fraction, text)

                yield report


def _line(text: str, values: Mapping[str, object]) -> str:
    return words(text if isinstance(text, Message) else Message(text, **values))


def _print_error(error: OSError) -> WriteError:
    return WriteError(
        "Standard output cannot be written ({reason}). Check where it is redirected.",
        reason=error.strerror,
    )


def _replace_non_finite(value: object) -> object:
    """Replace infinite numbers and NaN by None, as JSON has neither."""
    match value:
        case float():
            return value if math.isfinite(value) else None
        case Mapping():
            return {key: _replace_non_finite(item) for key, item in value.items()}
        case list() | tuple():
            return [_replace_non_finite(item) for item in value]
    return value


@contextmanager
def _bar(title: str) -> Iterator[Progress]:
    from tqdm import tqdm

    layout = "{desc} {percentage:3.0f} % |{bar:30}| {elapsed}, {remaining} left  {postfix}"
    with tqdm(
        total=1.0,
        desc=escape_line(title),
        bar_format=layout,
        leave=True,
        dynamic_ncols=True,
        miniters=0,  # a text may be new where the fraction is not
    ) as bar:

        def show(fraction: float, text: str) -> None:
            bar.set_postfix_str(escape_line(words(text)), refresh=False)
            bar.update(max(0.0, min(1.0, fraction) - bar.n))

        yield show


def _raise_if_interrupted(interrupted: Callable[[], bool]) -> None:
    if interrupted():
        raise Cancelled


@contextmanager
def _catch_interrupt() -> Iterator[Callable[[], bool]]:
    """Make the first interrupt request cancellation; the second one kills."""
    seen = False

    def note(signum: int, frame: FrameType | None) -> None:
        nonlocal seen
        if seen:
            raise KeyboardInterrupt
        seen = True

    try:
        before = signal.signal(signal.SIGINT, note)
    except ValueError:  # not the main thread: interrupts arrive elsewhere
        yield lambda: False
        return
    try:
        yield lambda: seen
    finally:
        signal.signal(signal.SIGINT, before)

"""Output of commands: sentences for people, JSON for programs."""

import json
import math
import re
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, TextIO

from birdann.core.errors import Cancelled
from birdann.core.files import outputs
from birdann.core.progress import Progress

_COMMANDS_OF_TERMINALS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Control characters but tab and new line, what turns the direction of writing, and what is not a text."""


def harmless(text: str) -> str:
    r"""Escape control characters, as in \u001b.

    Names of files and species are untrusted input. A terminal would interpret control characters
    in them: move the cursor, overwrite text, or type for the user. JSON decodes to the same
    characters.
    """
    return _COMMANDS_OF_TERMINALS.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def warn(text: str, end: str = "\n") -> None:
    """Print to standard error, also with ``--quiet``."""
    print(harmless(text), end=end, file=sys.stderr, flush=True)


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
        self.quiet = quiet
        self.as_json = as_json
        self._json_path = json_path
        self._result: dict[str, Any] = {}
        self._sentences: TextIO | None = None

    def leave_output_to_result(self) -> None:
        """Send sentences to standard error, as standard output is taken by a result."""
        self._sentences = sys.stderr

    def say(self, text: str) -> None:
        """Print a sentence."""
        if not (self.quiet or self.as_json):
            print(harmless(text), file=self._sentences, flush=True)

    def result(self, values: Mapping[str, Any]) -> None:
        """Add fields to the JSON result."""
        self._result.update(values)

    def close(self) -> None:
        """Print or write the JSON result."""
        held = _finite(self._result)
        text = json.dumps(held, indent=1, ensure_ascii=False, default=str, allow_nan=False)
        text = text.encode("utf-8", "backslashreplace").decode()  # names of files may be no text
        if self.as_json:
            print(harmless(text), flush=True)
        if self._json_path is not None:
            with outputs.atomic_text(self._json_path) as file:
                file.write(text + "\n")

    @contextmanager
    def progress(self, title: str) -> Iterator[Progress]:
        """Show a progress bar; the first interrupt requests cancellation."""
        with _interruptible() as interrupted:
            if self.quiet or self.as_json or not sys.stderr.isatty():
                yield lambda fraction, text: _raise_if(interrupted)
                return
            with _bar(title) as show:

                def report(fraction: float, text: str) -> None:
                    _raise_if(interrupted)
                    show(fraction, text)

                yield report


def _finite(value: object) -> object:
    """Replace infinite numbers and NaN by None, as JSON has neither."""
    match value:
        case float():
            return value if math.isfinite(value) else None
        case Mapping():
            return {key: _finite(one) for key, one in value.items()}
        case list() | tuple():
            return [_finite(one) for one in value]
    return value


@contextmanager
def _bar(title: str) -> Iterator[Progress]:
    from tqdm import tqdm

    layout = "{desc} {percentage:3.0f} % |{bar:30}| {elapsed}, {remaining} left  {postfix}"
    with tqdm(
        total=1.0, desc=harmless(title), bar_format=layout, leave=True, dynamic_ncols=True
    ) as bar:

        def show(fraction: float, text: str) -> None:
            bar.set_postfix_str(harmless(text), refresh=False)
            bar.update(max(0.0, min(1.0, fraction) - bar.n))

        yield show


def _raise_if(interrupted: Callable[[], bool]) -> None:
    if interrupted():
        raise Cancelled


@contextmanager
def _interruptible() -> Iterator[Callable[[], bool]]:
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

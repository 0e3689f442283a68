"""Asking before a result replaces a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.core.errors import OutputExistsError
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from birdann.gui.window_parts import WindowParts


def or_replace(
    window_parts: WindowParts, replace: Callable[[], object]
) -> Callable[[Exception], None]:
    """Return an error handler that asks whether to replace an existing file."""

    def failed(error: Exception) -> None:
        if isinstance(error, OutputExistsError):
            window_parts.messages.ask(
                tr("Replace existing file?"), str(error), tr("Replace"), tr("Keep"), replace
            )
        else:
            window_parts.bench.show_failure(error)

    return failed

"""Asking before a result takes the place of a file."""

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
    """Return what to do when work failed: ask whether to replace what is there, or tell why."""

    def failed(error: Exception) -> None:
        if isinstance(error, OutputExistsError):
            window_parts.messages.ask(
                tr("Replace existing file?"), str(error), tr("Replace"), tr("Keep"), replace
            )
        else:
            window_parts.bench.show_failure(error)

    return failed

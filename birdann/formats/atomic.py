"""Files that are either wholly there or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from birdann.core import disk
from birdann.core.errors import WriteError


@contextmanager
def atomic_text(path: Path) -> Iterator[TextIO]:
    """Write a UTF-8 text file beside its place and move it there when all is on disk.

    Raises
    ------
    WriteError
        If it cannot be written; what was there before is untouched.
    """
    temporary = path.with_name(f".{path.name}.part")
    try:
        with temporary.open("w", encoding="utf-8", newline="") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        with suppress(OSError):  # the new file is whole, even if a power cut may bring the old one
            disk.sync(path.parent)
    except OSError as error:
        raise WriteError(
            f"{path} cannot be written ({error.strerror}); choose another place or free some "
            "space. What was there before is untouched."
        ) from error
    finally:
        with suppress(OSError):  # what ended the work may forbid this too
            temporary.unlink(missing_ok=True)

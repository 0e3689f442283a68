"""Note with the omissions of an export, beside its result."""

import os
import stat
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from birdann import __version__
from birdann.core.files.outputs import atomic_text, is_stream

NOTE_SUFFIX = ".left-out.txt"
_HEADING = "Left out of this export by birdann"


def write_note(lines: Sequence[str], result: Path, project: Path) -> str:
    """Write a note on omissions beside a result; remove an outdated one.

    The result itself keeps the format that readers expect. Streams get no note.

    Returns
    -------
    str
        The name of the note; "" if none was written.
    """
    if is_stream(result):
        return ""
    path = note_path(result)
    if not lines:
        _remove_ours(path)
        return ""
    with atomic_text(path, follows_link=False) as file:
        when = f"{datetime.now().astimezone():%Y-%m-%d %H:%M}"
        file.write(f"{_HEADING} {__version__}\n\n")
        file.write(f"Result: {result.name}\nProject: {project}\nWritten: {when}\n\n")
        file.writelines(f"{line}\n" for line in lines)
    return path.name


def note_path(result: Path) -> Path:
    """Return the path of the note on a result: beside a file, inside a folder."""
    if result.is_dir():
        return result / NOTE_SUFFIX.removeprefix(".")
    return result.with_name(result.name + NOTE_SUFFIX)


def _remove_ours(path: Path) -> None:
    try:
        if not stat.S_ISREG(os.lstat(path).st_mode):
            return
        with path.open(encoding="utf-8") as file:
            is_ours = file.read(len(_HEADING)) == _HEADING
        if is_ours:
            path.unlink()
    except (OSError, ValueError):  # none there, or not one of ours
        return

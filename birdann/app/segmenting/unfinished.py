"""Finished parts of long recordings, kept in a folder until the recording is complete.

A crash loses only the parts that were being processed, some minutes of sound each.
"""

import os
import re
import stat
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import numpy as np

from birdann.core import message
from birdann.core.errors import WriteError
from birdann.core.files import disk
from birdann.core.ids import content_id

if TYPE_CHECKING:
    from birdann.analysis.parts import Part
    from birdann.core.geometry import Grid

_NOTES = "notes.json"
_OWN_NAME = re.compile(r"notes\.json|\d{5,}\.npz")
_SPOILED = (
    OSError, ValueError, KeyError, EOFError, TypeError, RuntimeError, MemoryError, BadZipFile,
    zlib.error,
)  # fmt: skip
"""Errors raised while reading a damaged archive."""
_MAX_NOTES_BYTES = 1 << 20
_MAX_PART_BYTES = 1 << 30
_FOLDER_ENDING = "-unfinished"


def unfinished_folder(project_path: Path) -> Path:
    """Return the folder beside a project for parts of unfinished recordings."""
    return project_path.with_name(f"{project_path.name}{_FOLDER_ENDING}")


def clear_unfinished(folder: Path) -> None:
    """Remove the parts of all recordings below a folder; files of others are kept."""
    with suppress(OSError):
        if stat.S_ISDIR(os.lstat(folder).st_mode):  # a pipe would be waited for
            for recording in folder.iterdir():
                _remove_parts(recording)
            folder.rmdir()


def _remove_parts(folder: Path) -> None:
    with suppress(OSError):
        if stat.S_ISDIR(os.lstat(folder).st_mode):
            for path in folder.iterdir():
                if _OWN_NAME.fullmatch(path.name) or path.match(disk.PARTS):
                    path.unlink()
            folder.rmdir()


@dataclass(frozen=True, slots=True)
class PartStore:
    """The parts of one recording with certain settings; picklable."""

    folder: Path  # Created with the first part. Its name depends on sound and settings.

    @classmethod
    def of(cls, project_path: Path, content_hash: str, settings: str) -> "PartStore":
        """Return the store of a recording, by the hash of its file and its settings.

        An invalid hash, in a forged project, must not lead to another folder.
        """
        is_hash = re.fullmatch(r"[0-9a-f]{32}", content_hash) is not None
        name = content_hash if is_hash else f"{content_id(content_hash):016x}"
        return cls(unfinished_folder(project_path) / f"{name}-{settings}")

    def missing(self, wanted: range) -> Iterator[range]:
        """Yield the ranges of consecutive parts that are not saved."""
        absent = [index for index in wanted if not self._path(index).is_file()]
        for _, run in groupby(enumerate(absent), lambda pair: pair[1] - pair[0]):
            indices = [index for _, index in run]
            yield range(indices[0], indices[-1] + 1)

    def save(self, index: int, part: "Part") -> None:
        """Save a part atomically."""
        from birdann.core.geometry import channels_of

        runs = [mask.runs for mask in part.masks]
        arrays = {
            "runs": np.concatenate([np.zeros((0, 3), dtype=np.int32), *runs]),
            "counts": np.array([len(table) for table in runs], dtype=np.int64),
            "boxes": np.array([box.limits for box in part.boxes]).reshape(-1, 4),
            "local": part.local,
            "channels": channels_of([mask.grid for mask in part.masks]),
        }
        with self._replace_file(self._path(index)) as temporary, temporary.open("wb") as file:
            np.savez(file, allow_pickle=False, **arrays)

    def load(self, index: int, grid: "Grid", n_local: int) -> "Part | None":
        """Return a saved part; None if missing or damaged.

        Parameters
        ----------
        grid
            The grid of its masks.
        """
        from birdann.analysis.parts import Part
        from birdann.core.geometry import Mask, TimeFreqBox

        if not self._path(index).is_file():  # a pipe would be waited for
            return None
        try:
            with (
                self._path(index).open("rb") as raw,
                np.load(raw, allow_pickle=False) as file,
            ):
                if sum(member.file_size for member in file.zip.infolist()) > _MAX_PART_BYTES:
                    return None
                masks = [
                    mask if channel < 0 else replace(mask, grid=grid.with_channel(channel))
                    for mask, channel in zip(
                        Mask.from_run_table(grid, file["runs"], file["counts"]),
                        file["channels"].tolist(),
                        strict=True,
                    )
                ]
                sides = np.asarray(file["boxes"], dtype=np.float64)
                boxes = list(map(TimeFreqBox.from_limits, sides.tolist()))
                local = np.asarray(file["local"], dtype=np.float32)
        except _SPOILED:
            return None
        if local.shape != (len(masks), n_local) or len(boxes) != len(masks):
            return None
        return Part(masks=tuple(masks), boxes=tuple(boxes), local=local)

    def discard(self, index: int) -> None:
        """Remove a part, so that it is processed again."""
        self._path(index).unlink(missing_ok=True)

    def save_notes(self, notes: tuple[str, ...]) -> None:
        """Save warnings on the recording."""
        with self._replace_file(self.folder / _NOTES) as temporary:
            temporary.write_text(message.dumps(notes), encoding="utf-8")

    def notes(self) -> tuple[str, ...] | None:
        """Return warnings on the recording; None if it was not checked yet."""
        if not (self.folder / _NOTES).is_file():
            return None
        try:
            with (self.folder / _NOTES).open(encoding="utf-8") as file:
                notes = message.loads(file.read(_MAX_NOTES_BYTES))
        except (OSError, ValueError, RecursionError):
            return None
        return tuple(map(str, notes)) if isinstance(notes, list) else None

    def clear(self) -> None:
        """Remove all parts of this sound, also with other settings."""
        content_hash = self.folder.name.partition("-")[0]
        for folder in self.folder.parent.glob(f"{content_hash}*"):
            _remove_parts(folder)
        with suppress(OSError):
            self.folder.parent.rmdir()  # only if that was the last

    @contextmanager
    def _replace_file(self, path: Path) -> Iterator[Path]:
        """Replace a file by one that is no more readable than the project."""
        beside = self.folder.parent
        project_path = beside.with_name(beside.name.removesuffix(_FOLDER_ENDING))
        with WriteError.on_os_error(
            "The folder {parent} cannot be written ({reason}). Make room on its disk, "
            "or make it writable, and start again: what is done is kept.",
            parent=beside,
        ):
            self.folder.mkdir(parents=True, exist_ok=True)
            with disk.replace_file(path, made_from=[project_path]) as temporary:
                yield temporary

    def _path(self, index: int) -> Path:
        return self.folder / f"{index:05}.npz"

"""Folders outside its own from which a user allowed a project to read sound.

Stored in the user's settings, never in the project, so that a project from elsewhere can read only
its own folder. Adding or locating files allows their folders.
"""

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from birdann.app import settings
from birdann.core.errors import WriteError
from birdann.core.files.outputs import atomic_text
from birdann.store import Project
from birdann.store.copies import IDENTIFIER
from birdann.store.sound_files import AllowedFolders

_FILE = "allowed_sound.json"
_MAX_PROJECTS = 1000
_FEW_FILES = 20


def open_project(path: str | os.PathLike[str], *, read_only: bool = False) -> Project:
    """Open a project with the folders that this user allowed before.

    ``Project.unallowed_folders`` then returns further ones, which ``allow_folders`` allows.
    """
    project = Project.open(path, read_only=read_only)
    try:
        project.allowed_sound_folders.allow(map(Path, _read().get(_key(project), ())))
    except BaseException:
        project.close()
        raise
    return project


def allow_folders(project: Project, paths: Iterable[Path]) -> None:
    """Allow a project to read sound in folders (recursively) or single files."""
    wanted = [Path(os.path.abspath(path)) for path in paths]
    project.allowed_sound_folders.allow(wanted)
    remembered = _read()
    key = _key(project)
    kept = remembered.pop(key, [])
    known = AllowedFolders(project.path.parent)
    known.allow(map(Path, kept))
    added = [str(path) for path in wanted if not known.allows(path)]
    if added:
        newest = {**remembered, key: [*kept, *added]}
        _write(dict(list(newest.items())[-_MAX_PROJECTS:]))


def allow_named(project: Project, given: Iterable[Path], files: Iterable[Path]) -> None:
    """Allow folders and files chosen by the user, for this session if they cannot be saved.

    A chosen file allows only itself, unless many of its folder were chosen.

    Parameters
    ----------
    given
        What was chosen; folders are allowed recursively.
    files
        The sound files chosen or found there; some may be links to other places.
    """
    allowed = project.allowed_sound_folders
    folders = [Path(os.path.abspath(path)) for path in given if os.path.isdir(path)]
    wanted = [folder for folder in folders if not allowed.allows(folder)]
    allowed.allow(wanted)
    outside = [file for file in files if not allowed.allows(file)]
    wanted += _files_or_folders(
        [path for file in outside for path in (file, Path(os.path.realpath(file)))]
    )
    if wanted:
        try:
            allow_folders(project, wanted)
        except WriteError as error:
            project.notice = project.notice or str(error)


def _files_or_folders(files: Iterable[Path]) -> list[Path]:
    """Return files, or their folder if many of them share it."""
    by_folder: dict[Path, dict[Path, None]] = {}
    for file in files:
        by_folder.setdefault(file.parent, {})[file] = None
    return [
        path
        for folder, those in by_folder.items()
        for path in (those if len(those) <= _FEW_FILES else [folder])
    ]


def _key(project: Project) -> str:
    """Return the identifier of a project; for early versions its path."""
    identifier = project.settings.get(IDENTIFIER)
    return identifier if isinstance(identifier, str) and identifier else str(project.path)


def _path() -> Path:
    return settings.default_path().with_name(_FILE)


def _read() -> dict[str, list[str]]:
    """Return the stored folders of each project; empty if the file is damaged."""
    try:
        loaded = json.loads(_path().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(loaded, Mapping):
        return {}
    return {
        key: [folder for folder in folders if isinstance(folder, str)]
        for key, folders in loaded.items()
        if isinstance(folders, list)
    }


def _write(remembered: Mapping[str, list[str]]) -> None:
    path = _path()
    with WriteError.on_os_error(
        "Allowed folders cannot be saved in {parent}: {reason}.", parent=path.parent
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_text(path) as file:
        json.dump(remembered, file, indent=2)  # paths may be no text

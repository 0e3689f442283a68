"""Locations of a project's sound files, and access restrictions.

A project file made by someone else may refer to private folders, or to servers that log requests.
So sound is read only in the project's folder and where the user has allowed it.
"""

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path, PurePath
from types import MappingProxyType

from birdann.core.errors import SoundNotAllowedError
from birdann.core.ids import RecordingId
from birdann.core.recording import Recording
from birdann.dsp.identity import VerifiedSoundFile
from birdann.store.reader import ProjectTables


class MissingSound(Enum):
    """Reasons why a recording's sound cannot be used."""

    MISSING = "missing"
    CHANGED = "changed"


class AllowedFolders:
    """Folders, with all their contents, and files from which a project may read sound.

    Parameters
    ----------
    home
        The project's folder, which is always allowed.
    """

    def __init__(self, home: Path) -> None:
        self._named = {home}
        self._real: set[Path] = set()
        self._real_folders: dict[Path, Path] = {}

    def allow(self, paths: Iterable[Path]) -> None:
        """Allow folders and files."""
        self._named |= {Path(os.path.abspath(path)) for path in paths}
        self._real.clear()
        self._real_folders.clear()

    def allows(self, path: Path) -> bool:
        """Return whether a file may be opened.

        Files in other places are not touched, so that no server is contacted. Files in allowed
        places must also lie there after resolving links.
        """
        if not _is_within(path, self._named):
            return False
        try:
            real = self._without_links(path.parent) / path.name
            if real.is_symlink():
                real = Path(os.path.realpath(real))
            return _is_within(real, self._named) or _is_within(real, self._resolved_paths())
        except (OSError, ValueError):  # no name for a file
            return False

    def _resolved_paths(self) -> set[Path]:
        """Return the allowed places with links resolved."""
        if not self._real:
            self._real = {Path(os.path.realpath(path)) for path in self._named}
        return self._real

    def _without_links(self, folder: Path) -> Path:
        """Return a folder with links resolved."""
        if folder not in self._real_folders:
            self._real_folders[folder] = Path(os.path.realpath(folder))
        return self._real_folders[folder]


_MAX_PATH_CHARACTERS = 32_767 if os.name == "nt" else 4_096
"""No system opens a file by a longer path."""


def _is_within(path: Path, paths: set[Path]) -> bool:
    if len(str(path)) > _MAX_PATH_CHARACTERS:  # its folders would be too many
        return False
    return not paths.isdisjoint((path, *path.parents))


def _links(folder: Path) -> set[str]:
    with suppress(OSError, ValueError), os.scandir(folder) as entries:
        return {entry.name for entry in entries if entry.is_symlink()}
    return set()


class SoundFiles(ProjectTables):
    """Sound files of a project."""

    path: Path
    allowed_sound_folders: AllowedFolders
    _names_version: Sequence[object] = ()
    _by_name: Mapping[str, Sequence[str]] = MappingProxyType({})

    def audio_path(self, recording: Recording) -> VerifiedSoundFile:
        """Return a recording's sound file, for opening.

        Nothing is read yet; ``AudioReader`` and ``probe`` verify that it is unchanged. Raises
        SoundNotAllowedError if its folder is not allowed.
        """
        return self.allowed_sound(self.verified_sound(recording))

    def allowed_sound(self, sound: VerifiedSoundFile) -> VerifiedSoundFile:
        """Return a sound file. Raises SoundNotAllowedError if its folder is not allowed."""
        if not self.allowed_sound_folders.allows(sound.path):
            raise SoundNotAllowedError(
                "{path} is not read: it lies outside the project's folder, and {name} may not "
                "read sound there. Allow the folder (menu Project: Allowed folders; command "
                "line: --allow-outside).",
                path=sound.path,
                name=self.path.name,
            )
        return sound

    def verified_sound(self, recording: Recording) -> VerifiedSoundFile:
        """Return a recording's path and content hash, allowed or not."""
        path = self.display_path(recording)
        return VerifiedSoundFile(
            path, recording.size_bytes, recording.content_hash, recording.channel
        )

    def missing_sound(self, recordings: Iterable[Recording]) -> dict[RecordingId, MissingSound]:
        """Return the recordings with missing, changed or forbidden sound files.

        No file is opened: changes are detected by size, or from an earlier check of the content.
        Folders are listed once, ten times faster than file by file, and more on network shares.
        """
        home, present, lost = os.fspath(self.path.parent), {}, {}
        for recording in recordings:
            folder, name = os.path.split(os.path.normpath(os.path.join(home, recording.path)))
            if folder not in present:
                present[folder] = self._plain_files(Path(folder))
            sound = self.verified_sound(recording)
            try:
                status = present[folder].get(name)
                if status is None and self.allowed_sound_folders.allows(sound.path):
                    status = sound.path.stat()
            except (OSError, ValueError):
                status = None
            if status is None:
                lost[recording.id] = MissingSound.MISSING
            elif sound.matches(status) is False:
                lost[recording.id] = MissingSound.CHANGED
        return lost

    def _plain_files(self, folder: Path) -> Mapping[str, os.stat_result]:
        """Return the contents of an allowed folder, without links."""
        if not self.allowed_sound_folders.allows(folder / "any"):
            return {}
        try:
            with os.scandir(folder) as entries:
                return {entry.name: entry.stat() for entry in entries if not entry.is_symlink()}
        except (OSError, ValueError):
            return {}

    def display_path(self, recording: Recording) -> Path:
        """Return a recording's path as stored in the project, for display."""
        return Path(os.path.normpath(self.path.parent / recording.path))

    def sound_among(self, targets: Iterable[Path]) -> Path | None:
        """Return the first of some resolved paths that is a recording's sound file."""
        by_name = self._stored_paths_by_name()
        for target in targets:
            for stored in by_name.get(target.name.casefold(), ()):
                path = Path(os.path.normpath(self.path.parent / stored))
                is_allowed = self.allowed_sound_folders.allows(path)  # else it is not even touched
                if target in {path, Path(os.path.realpath(path)) if is_allowed else path}:
                    return target
        return None

    def _stored_paths_by_name(self) -> Mapping[str, Sequence[str]]:
        """Return the stored paths of recordings by file name without case.

        They are read again only after a commit, for results may be thousands of files.
        """
        version = self.rows.all("PRAGMA data_version")
        if version != self._names_version:
            by_name = defaultdict[str, list[str]](list)
            for stored in self.recordings.paths().values():
                by_name[stored.rpartition("/")[2].casefold()].append(stored)
            self._names_version, self._by_name = version, by_name
        return self._by_name

    def folders_outside(self) -> dict[Path, int]:
        """Return the folders outside the project's own, with their numbers of recordings.

        They include those not allowed yet. Files there are only read, and only as sound.
        """
        return self._folders_outside(AllowedFolders(self.path.parent))

    def unallowed_folders(self) -> dict[Path, int]:
        """Return the folders that are not allowed yet, with their numbers of recordings.

        They are not accessed.
        """
        return self._folders_outside(self.allowed_sound_folders)

    def _folders_outside(self, allowed: AllowedFolders) -> dict[Path, int]:
        """Return the folders of recordings outside ``allowed``, with their numbers.

        Of links in allowed folders, they are those that the links lead to.
        """
        home, folders = os.fspath(self.path.parent), defaultdict[str, set[str]](set)
        for stored in self.recordings.paths().values():
            folder, name = os.path.split(os.path.normpath(os.path.join(home, stored)))
            folders[folder].add(name)
        outside: Counter[Path] = Counter()
        for folder, names in folders.items():
            location = Path(folder)
            may_be_links = allowed.allows(location / "any")
            for name in names & _links(location) if may_be_links else names:
                path = location / name
                if not allowed.allows(path):
                    target = Path(os.path.realpath(path)) if may_be_links else path
                    outside[target.parent] += 1
        return dict(outside)

    def stored_path(self, audio: Path) -> str:
        """Return the stored form of a sound file's path: POSIX, relative if possible."""
        try:
            return PurePath(os.path.relpath(audio, self.path.parent)).as_posix()
        except ValueError:  # another drive
            return PurePath(os.path.abspath(audio)).as_posix()

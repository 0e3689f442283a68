"""Where a project's sound files are, and which of them may be read.

A project file tells where its recordings lie. One that someone else made may name any place: a
private folder, or a server that learns who asks. So sound is read in the project's own folder
and where the user has allowed it, and nowhere else.
"""

import os
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path, PurePath

from birdann.core.errors import SoundNotAllowedError
from birdann.core.ids import RecordingId
from birdann.core.recording import Recording
from birdann.dsp.identity import VerifiedSoundFile
from birdann.store.reader import ProjectTables


class MissingSound(Enum):
    """Why a recording's sound cannot be used."""

    MISSING = "missing"
    CHANGED = "changed"


class SoundPlaces:
    """The folders, with all that is in them, and the files that a project may read sound from.

    Parameters
    ----------
    home
        The project's own folder, which is always allowed.
    """

    def __init__(self, home: Path) -> None:
        self._named = {home}
        self._real: set[Path] = set()
        self._real_folders: dict[Path, Path] = {}

    def allow(self, places: Iterable[Path]) -> None:
        """Allow folders and files from now on."""
        self._named |= {Path(os.path.abspath(place)) for place in places}
        self._real.clear()
        self._real_folders.clear()

    def allows(self, path: Path) -> bool:
        """Return whether a file may be opened.

        What is not allowed by its name is not touched, so that no server is asked for it. What is
        allowed by its name must lie in an allowed place also when links are followed.
        """
        if not _is_within(path, self._named):
            return False
        try:
            real = self._without_links(path.parent) / path.name
            if real.is_symlink():
                real = Path(os.path.realpath(real))
            return _is_within(real, self._named) or _is_within(real, self._real_places())
        except (OSError, ValueError):  # no name for a file
            return False

    def _real_places(self) -> set[Path]:
        """Return where the allowed places really are."""
        if not self._real:
            self._real = {Path(os.path.realpath(place)) for place in self._named}
        return self._real

    def _without_links(self, folder: Path) -> Path:
        """Return where a folder really is; many recordings share one."""
        if folder not in self._real_folders:
            self._real_folders[folder] = Path(os.path.realpath(folder))
        return self._real_folders[folder]


def _is_within(path: Path, places: set[Path]) -> bool:
    return not places.isdisjoint((path, *path.parents))


class SoundFiles(ProjectTables):
    """What a project knows of its sound files: the part of ``Project`` that leads to them."""

    path: Path
    sound_places: SoundPlaces

    def audio_path(self, recording: Recording) -> VerifiedSoundFile:
        """Return where a recording's sound file should be, to open it.

        Nothing is read yet. Whoever opens it (``AudioReader``, ``probe``) makes sure that it
        still is the file that was added.

        Raises
        ------
        SoundNotAllowedError
            If that is outside the project's folder and the user has not allowed it.
        """
        path = self.named_path(recording)
        if not self.sound_places.allows(path):
            raise SoundNotAllowedError(
                "{path} is not read: it lies outside the project's folder, and {name} may not "
                "read sound there. Allow the folder (menu Project: Allowed folders; command "
                "line: --allow-outside).",
                path=path,
                name=self.path.name,
            )
        return self.verified_sound(recording)

    def verified_sound(self, recording: Recording) -> VerifiedSoundFile:
        """Return where a recording's sound should be and what it held, allowed or not."""
        path = self.named_path(recording)
        return VerifiedSoundFile(
            path, recording.size_bytes, recording.content_hash, recording.channel
        )

    def has_sound(self, recording: Recording) -> bool:
        """Return whether a recording's sound file is there and may be read."""
        path = self.named_path(recording)
        return self.sound_places.allows(path) and path.exists()

    def missing_sound(self, recordings: Iterable[Recording]) -> dict[RecordingId, MissingSound]:
        """Return those of some recordings whose sound file is gone, or known to be another.

        No file is opened: another is known by its size, or if its content was looked at before.
        Every folder is looked through once, which for ten thousand recordings takes a tenth of
        the time, and on a network share far less.
        """
        home, present, lost = os.fspath(self.path.parent), {}, {}
        for recording in recordings:
            folder, name = os.path.split(os.path.normpath(os.path.join(home, recording.path)))
            if folder not in present:
                present[folder] = self._plain_files(Path(folder))
            sound = self.verified_sound(recording)
            try:
                seen = present[folder].get(name) or self._linked(sound.path)
            except (OSError, ValueError):
                seen = None
            if seen is None:
                lost[recording.id] = MissingSound.MISSING
            elif sound.is_told_by(seen) is False:
                lost[recording.id] = MissingSound.CHANGED
        return lost

    def _linked(self, path: Path) -> os.stat_result | None:
        return path.stat() if self.sound_places.allows(path) else None

    def _plain_files(self, folder: Path) -> Mapping[str, os.stat_result]:
        """Return what is in a folder, but for links; nothing of one that is not allowed."""
        if not self.sound_places.allows(folder / "any"):
            return {}
        try:
            with os.scandir(folder) as entries:
                return {one.name: one.stat() for one in entries if not one.is_symlink()}
        except (OSError, ValueError):
            return {}

    def named_path(self, recording: Recording) -> Path:
        """Return where the project says that a recording's sound file is, to be shown."""
        return Path(os.path.normpath(self.path.parent / recording.path))

    def sound_among(self, targets: Iterable[Path]) -> Path | None:
        """Return the first of some resolved paths under which a recording's sound file lies."""
        by_name: dict[str, list[Path]] = {}
        for target in targets:
            by_name.setdefault(target.name.casefold(), []).append(target)
        for stored in self.recordings.paths().values():
            name = stored.rpartition("/")[2].casefold()
            for target in by_name.get(name, ()):
                path = Path(os.path.normpath(self.path.parent / stored))
                is_ours = self.sound_places.allows(path)  # else it is not even touched
                if target in {path, Path(os.path.realpath(path)) if is_ours else path}:
                    return target
        return None

    def folders_outside(self) -> dict[Path, int]:
        """Return the folders outside the project's own that its sound is read from.

        Returns
        -------
        dict
            How many recordings lie in each, whether or not the user has allowed it. Files there
            are only ever read, and only as sound.
        """
        return self._folders_where(SoundPlaces(self.path.parent))

    def folders_to_ask(self) -> dict[Path, int]:
        """Return the folders named for sound that the user has not allowed to be read.

        Returns
        -------
        dict
            How many recordings lie in each. Nothing there is touched to find out.
        """
        return self._folders_where(self.sound_places)

    def _folders_where(self, allowed: SoundPlaces) -> dict[Path, int]:
        """Return the folders of recordings outside ``allowed``, with how many each has."""
        paths = map(self.named_path, self.recordings.all())
        return dict(Counter(path.parent for path in paths if not allowed.allows(path)))

    def stored_path(self, audio: Path) -> str:
        """Return the path to note for a sound file: relative if possible, POSIX style."""
        try:
            return PurePath(os.path.relpath(audio, self.path.parent)).as_posix()
        except ValueError:  # another drive
            return PurePath(os.path.abspath(audio)).as_posix()

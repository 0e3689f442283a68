"""Adding sound files and folders to a project."""

import os
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path

import numpy as np

from birdann.app.commands.recordings import AddRecordings
from birdann.app.maintenance.allowed_folders import allow_named
from birdann.app.reports import AddReport, Failure, PassedOver
from birdann.app.run_log import NO_LOG, RunLog, StepState
from birdann.app.session import Session
from birdann.core.errors import AudioError
from birdann.core.ids import RecordingId, new_id
from birdann.core.message import Message, prefix_with_name
from birdann.core.progress import Progress, part, silent
from birdann.core.recording import RecorderMetadata, Recording
from birdann.dsp.identity import content_hash, has_same_content
from birdann.formats.recorder import read_metadata
from birdann.store import Project

_MAX_SIMILAR = 3
_N_COMPARED = 1024
"""Samples of two files by which they are the same sound: no two recorders make as many alike."""
_PASSED_OVER = re.compile(
    r"\$?recycle[. ]?bin|[#@]?recycled?r?|_nas_recycle_.*|_gsdata_|~?trash|lost\+found|lost\.dir|found\.\d{3}"
    r"|[~#@]?snapshots?|@recently-snapshot|@eadir|system volume information|__macosx"
    r"|network trash folder|temporary items",
    re.IGNORECASE,
)
"""Folders with deleted and earlier files: of systems, and of what stores and copies files."""


def add_paths(
    session: Session,
    paths: Iterable[str | os.PathLike[str]],
    *,
    log: RunLog = NO_LOG,
    progress: Progress = silent,
) -> AddReport:
    """Add sound files, also those in folders and sub-folders, in one step of undo.

    Unusable files are listed and skipped. A file with the content of a recording whose own file is
    missing is taken for that recording, moved. On cancellation, finished files are kept.
    """
    from birdann.dsp.decoding.decoded import decoding_progress

    adding = _Adding(session.project)
    with log.step("add", project=str(session.project.path)) as step:
        given = [Path(path) for path in paths]
        files, adding.failures, adding.passed_over = find_audio(given)
        allow_named(session.project, given, files)
        for failure in adding.failures:
            log.note("add", StepState.FAILED, recording=failure.path, error=failure.message)
        for left in adding.passed_over:
            log.note("add", StepState.SKIPPED, recording=left.path)
        try:
            for i, path in enumerate(files):
                words = Message("Looking at {name}", name=path.name)
                adding.each_block = partial(progress, i / len(files), words)
                adding.each_block()
                with decoding_progress(part(progress, i / len(files), (i + 1) / len(files))):
                    adding.add_logged(path, log)
        finally:
            adding.finish(session)
        step |= {"added": len(adding.added), "failed": len(adding.failures)}
    progress(1.0, Message("Done"))
    return adding.report()


def find_audio(
    paths: Iterable[str | os.PathLike[str]],
) -> tuple[list[Path], list[Failure], list[PassedOver]]:
    """Return the given files, whatever their names, and the sound files in folders.

    With them what cannot be read, and the folders of deleted files with sound.
    """
    failures: list[Failure] = []
    passed_over: list[PassedOver] = []
    audio: dict[Path, None] = {}
    for given in paths:
        path = Path(os.path.abspath(given))
        if not _is_text(path):
            failures.append(_invalid_name_failure(path))
        elif os.path.isdir(path):
            n_noted = len(failures) + len(passed_over)
            inside = list(sound_in(path, failures, passed_over))
            audio.update(dict.fromkeys(inside))
            if not inside and len(failures) + len(passed_over) == n_noted:
                failures.append(
                    Failure(
                        path=str(path),
                        message=Message("{path} contains no supported sound file.", path=path),
                    )
                )
        else:
            audio[path] = None
    return list(audio), failures, passed_over


def sound_in(
    folder: Path, failures: list[Failure], passed_over: list[PassedOver]
) -> Iterator[Path]:
    """Yield the sound files in a folder and its sub-folders, sorted.

    Note unreadable ones, and sub-folders of deleted files with sound.
    """
    from birdann.dsp.audio import is_audio_name
    from birdann.dsp.decoding.foreign_sound import ForeignKind, foreign_kind, unreadable_message

    foreign: dict[ForeignKind, list[Path]] = {}

    def note(error: OSError) -> None:
        message = Message(
            "The folder {filename} cannot be read: {reason}.",
            filename=error.filename,
            reason=error.strerror,
        )
        failures.append(Failure(path=str(error.filename), message=message))

    for parent, folders, names in os.walk(folder, onerror=note):
        failures += [
            _invalid_name_failure(Path(parent, name))
            for name in (*folders, *filter(is_audio_name, names))
            if not _is_text(name)
        ]
        folders[:] = sorted(
            name for name in folders if not name.startswith(".") and _is_text(name)
        )
        left = {name for name in folders if _PASSED_OVER.fullmatch(name)}
        passed_over += [
            _passed_over_folder(path)
            for path in (Path(parent, name) for name in folders if name in left)
            if next(sound_in(path, [], []), None)
        ]
        folders[:] = [name for name in folders if name not in left]
        links = [Path(parent, name) for name in folders if Path(parent, name).is_symlink()]
        failures += [_link_failure(link) for link in links if not _is_inside(link, folder)]
        names[:] = filter(_is_text, names)
        yield from (Path(parent, name) for name in sorted(names) if is_audio_name(name))
        for name in sorted(names):
            kind = None if is_audio_name(name) else foreign_kind(name)
            if kind is not None:
                foreign.setdefault(kind, []).append(Path(parent, name))
    for kind, files in foreign.items():
        message = unreadable_message(files[0], kind)
        if len(files) > 1:
            message += Message(
                " There are {n_files} such files in {folder}.",
                n_files=f"{len(files):,}",
                folder=folder,
            )
        failures.append(Failure(path=str(files[0]), message=message))


def _is_text(path: str | os.PathLike[str]) -> bool:
    """Whether a name is valid text, as stored in projects and tables."""
    try:
        os.fspath(path).encode()
    except UnicodeEncodeError:
        return False
    return True


def _invalid_name_failure(path: Path) -> Failure:
    printable = os.fsencode(path).decode("utf-8", "replace")
    message = Message(
        "The name of {shown} is not valid UTF-8 and cannot be written to tables. Rename the file.",
        shown=printable,
    )
    return Failure(path=printable, message=message)


def _is_inside(link: Path, folder: Path) -> bool:
    """Whether the target of a link is found in a folder anyway."""
    return Path(os.path.realpath(link)).is_relative_to(os.path.realpath(folder))


def _passed_over_folder(folder: Path) -> PassedOver:
    message = Message(
        "{path} was passed over: such folders contain deleted or earlier files. Add that folder "
        "itself if you need its sound files.",
        path=folder,
    )
    return PassedOver(path=str(folder), message=message)


def _link_failure(link: Path) -> Failure:
    message = Message(
        "{path} is a link to a folder and is not followed. Add that folder itself.",
        path=link,
    )
    return Failure(path=str(link), message=message)


def group_similar(notes: Iterable[str]) -> list[str]:
    """Return notes, with those that differ only in numbers listed three times, then counted."""
    kinds: dict[str, list[str]] = {}
    for note in notes:
        kinds.setdefault(re.sub(r"\d+", "0", note.partition(": ")[2] or note), []).append(note)
    out: list[str] = []
    for those in kinds.values():
        out += those[:_MAX_SIMILAR]
        if len(those) > _MAX_SIMILAR:
            out.append(
                Message("… and {n_more} more like these.", n_more=len(those) - _MAX_SIMILAR)
            )
    return out


def recording_of(
    path: Path, stored: str, key: RecordingId | None = None
) -> tuple[Recording, RecorderMetadata, tuple[str, ...]]:
    """Return the metadata of a sound file, without decoding it, and warnings.

    Parameters
    ----------
    stored
        Its path as stored in the project.
    key
        Its identifier; default a new one.
    """
    from birdann.dsp.audio import probe

    info = probe(path)
    metadata = read_metadata(path)
    recording = Recording(
        id=key or RecordingId(new_id()),
        path=stored,
        content_hash=content_hash(path),
        size_bytes=info.size_bytes,
        sample_rate_hz=info.sample_rate_hz,
        n_frames=info.n_frames,
        n_channels=info.n_channels,
        started_at=metadata.started_at,
        started_at_source=metadata.started_at_source,
    )
    return recording, metadata, tuple(info.warnings)


def _form_of(recording: Recording) -> object:
    """Return what two files of one sound have in common, whatever their format."""
    return (
        recording.started_at,
        recording.n_frames,
        recording.sample_rate_hz,
        recording.n_channels,
    )


@dataclass(slots=True)
class _Adding:
    """State of the search so far."""

    project: Project
    failures: list[Failure] = field(default_factory=list)
    passed_over: list[PassedOver] = field(default_factory=list)
    recordings: dict[RecordingId, Recording] = field(default_factory=dict)
    metadata: dict[RecordingId, RecorderMetadata] = field(default_factory=dict)
    added: list[RecordingId] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    duplicates: list[tuple[str, str]] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    each_block: Callable[[], object] = bool
    """Tells what is looked at, and may end it by what it raises."""
    _by_path: dict[str, Recording] = field(init=False)
    _by_hash: dict[str, list[Recording]] = field(init=False)
    _removed: dict[str, list[Recording]] = field(init=False)
    _by_form: dict[object, list[Recording]] = field(init=False)
    _samples: dict[RecordingId, bytes] = field(default_factory=dict)

    def __post_init__(self) -> None:
        present = self.project.recordings.all()
        self._by_path = {r.path: r for r in present}
        self._by_hash = {}
        for recording in present:
            self._by_hash.setdefault(recording.content_hash, []).append(recording)
        self._removed = {}
        for recording in self.project.recordings.all(removed=True):
            self._removed.setdefault(recording.content_hash, []).append(recording)
        self._by_form = {}
        for recording in present:
            self._by_form.setdefault(_form_of(recording), []).append(recording)

    def add_logged(self, path: Path, log: RunLog) -> None:
        """Inspect one file, and log the result."""
        began_s = time.monotonic()
        n_added, n_failures = len(self.added), len(self.failures)
        self.add_file(path)
        seconds = round(time.monotonic() - began_s, 3)
        if len(self.failures) > n_failures:
            error = self.failures[-1].message
            log.note("add", StepState.FAILED, recording=str(path), seconds=seconds, error=error)
        else:
            outcome = StepState.DONE if len(self.added) > n_added else StepState.SKIPPED
            log.note("add", outcome, recording=str(path), seconds=seconds)

    def add_file(self, path: Path) -> None:
        stored = self.project.stored_path(path)
        try:
            recording, metadata, warnings = recording_of(path, stored)
        except AudioError as error:
            self.failures.append(Failure(path=str(path), message=str(error)))
            return
        self.warnings += [prefix_with_name(path.name, warning) for warning in warnings]
        digest = recording.content_hash
        if stored in self._by_path:
            self._update_known(path, self._by_path[stored], recording, metadata)
        elif same := self._same_sound(path, self._by_hash.get(digest, ())):
            copy = replace(recording, id=same.id, channel=same.channel)
            self._handle_same_sound(path, same, copy, metadata)
        else:
            removed = self._removed.get(digest, [])
            kept = recording
            if gone := self._same_sound(path, removed):
                removed.remove(gone)
                kept = replace(recording, id=gone.id, channel=gone.channel)
            self._note(kept, metadata)
            self._warn_of_twin(path, kept)
            self.warnings += [prefix_with_name(path.name, note) for note in metadata.notes]
            self.added.append(kept.id)

    def finish(self, session: Session) -> None:
        if self.recordings:
            session.execute(AddRecordings(tuple(self.recordings.values()), self.metadata))

    def report(self) -> AddReport:
        return AddReport(
            added=tuple(self.added),
            known=tuple(self.known),
            duplicates=tuple(self.duplicates),
            moved=tuple(self.moved),
            warnings=tuple(group_similar(self.warnings)),
            passed_over=tuple(self.passed_over),
            failures=tuple(self.failures),
        )

    def _update_known(
        self, path: Path, known: Recording, new: Recording, metadata: RecorderMetadata
    ) -> None:
        if known.content_hash == new.content_hash:
            self.known.append(known.path)
            if known.started_at is None and metadata:
                start = (metadata.started_at, metadata.started_at_source)
                timed = replace(known, started_at=start[0], started_at_source=start[1])
                self._note(timed, metadata)
            return
        message = Message(
            "{path} has changed since it was added. Earlier results are kept. Remove the "
            "recording and add it again to start over with the new "
            "sound.",
            path=path,
        )
        self.failures.append(Failure(path=str(path), message=message))

    def _same_sound(self, path: Path, known_recordings: Iterable[Recording]) -> Recording | None:
        """Return one of the recordings of equal hash that has the content of a file, or no file."""
        for known in known_recordings:
            try:
                sound = self.project.audio_path(known)
                sound.require_same()
            except AudioError:
                return known
            if has_same_content(path, sound.path, self.each_block):
                return known
        return None

    def _warn_of_twin(self, path: Path, recording: Recording) -> None:
        """Warn of a recording with the same samples at the same time, in another file format."""
        form = _form_of(recording)
        same_form = self._by_form.setdefault(form, [])
        if same_form and recording.started_at is not None:
            samples = self._middle(recording)
            twin = next((r for r in same_form if samples and samples == self._middle(r)), None)
            if twin is not None:
                note = Message(
                    "The same sound as {other}, in another format or with other metadata. Both "
                    "count: remove one.",
                    other=twin.path,
                )
                self.warnings.append(prefix_with_name(path.name, note))
        same_form.append(recording)

    def _middle(self, recording: Recording) -> bytes:
        """Return a digest of the middle of a recording; none if it is silent or unreadable."""
        from birdann.dsp.audio import AudioReader

        if recording.id not in self._samples:
            samples = np.zeros((1, 1), dtype=np.float32)
            with suppress(AudioError), AudioReader(self.project.audio_path(recording)) as reader:
                first = max(0, reader.n_frames // 2 - _N_COMPARED // 2)
                samples = reader.read_channels(first, _N_COMPARED)
            self._samples[recording.id] = (
                blake2b(samples.tobytes(), digest_size=16).digest() if np.ptp(samples) else b""
            )
        return self._samples[recording.id]

    def _handle_same_sound(
        self, path: Path, known: Recording, new: Recording, metadata: RecorderMetadata
    ) -> None:
        try:
            sound = self.project.audio_path(known)
            sound.require_same()
        except AudioError:
            self._note(replace(known, path=new.path))
            self.moved.append(Message("{before} is now {now}", before=known.path, now=new.path))
            return
        if known.started_at is not None or new.started_at is None:
            self.duplicates.append((str(path), known.path))
        elif known.id in self.added:
            self._note(new, metadata)
            self.duplicates.append((str(sound.path), new.path))
        else:
            start = (new.started_at, new.started_at_source)
            timed = replace(known, started_at=start[0], started_at_source=start[1])
            self._note(timed, metadata)
            self.duplicates.append((str(path), known.path))

    def _note(self, recording: Recording, metadata: RecorderMetadata | None = None) -> None:
        self.recordings[recording.id] = recording
        if metadata:
            self.metadata[recording.id] = metadata
        self._by_path[recording.path] = recording
        same = self._by_hash.setdefault(recording.content_hash, [])
        same[:] = [r for r in same if r.id != recording.id] + [recording]

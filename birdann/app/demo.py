"""The sample project: synthesised sound, labelled by the whole pipeline and compared with the truth."""

import os
import re
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.app.exchange.left_out import note_path
from birdann.app.exchange.lists import BlankPolicy, ListChoices
from birdann.app.results.scoring import score_against_calls
from birdann.app.running import PROJECT_NAME, TABLE_NAME, RunPlan, RunReport, run
from birdann.core.errors import BirdannError, OutputExistsError, WriteError
from birdann.core.files import disk, outputs
from birdann.core.ids import RecordingId
from birdann.core.message import Message, percent
from birdann.core.predictions import DEFAULT_MODEL
from birdann.core.progress import Progress, part, silent
from birdann.dsp.audio import AudioReader
from birdann.store import Project, ProjectReader
from birdann.store.copies import IDENTIFIER, own_files
from birdann.store.lock import WriterLock
from birdann.store.side_files import companions
from birdann.store.tables.runs import EXPORT

if TYPE_CHECKING:
    from birdann.report.spectrogram_figure import DrawnSegment


PICTURE_NAME = "annotated.png"
SOUND_FOLDER = "recordings"
_RESULTS = (TABLE_NAME, note_path(Path(TABLE_NAME)).name, PICTURE_NAME)
MARK_NAME = "about-this-demo.txt"
_SOUND = re.compile(r"dawn_\d{8}_\d{6}\.(?:wav|flac)|recording_species\.csv|call_times\.csv")
"""Names of files that ``birdann.sample.chorus`` writes."""
MARK = """This folder was made by `birdann demo`: synthesised sound, and a project on it.
`birdann demo --overwrite` replaces it while the project is unchanged.

Project: {state}
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoReport:
    """Result of the demo."""

    project_path: Path
    table_path: Path
    picture_path: Path
    # n_calls, n_found, n_right: Number of true calls, of those covered by segments, and of those covered
    # by segments of the right species.
    n_calls: int
    n_found: int
    n_right: int
    run: RunReport

    def lines(self) -> list[str]:
        """Return the report as sentences."""
        return [
            *self.run.lines(),
            Message(
                "Of {calls} simulated calls, {found} were found ({share_found}) and {right} "
                "labelled correctly ({share_right}), from species lists alone.",
                calls=self.n_calls,
                found=self.n_found,
                share_found=percent(self.n_found / self.n_calls),
                right=self.n_right,
                share_right=percent(self.n_right / self.n_calls),
            ),
            Message("Picture: {path}", path=self.picture_path),
            Message("Project: {path}", path=self.project_path),
        ]


def make_demo(
    directory: str | os.PathLike[str],
    *,
    seed: int = 0,
    n_recordings: int = 24,
    model: str = DEFAULT_MODEL,
    overwrite: bool = False,
    say: Callable[[str], str] = str,
    progress: Progress = silent,
) -> DemoReport:
    """Synthesise a chorus in ``directory``, label it, and measure the share correct.

    Parameters
    ----------
    directory
        A new or empty folder; with ``overwrite`` also one of an earlier demo.
    say
        Translates the texts of the picture.
    """
    from birdann.sample.chorus import synthesise

    folder = Path(os.path.abspath(directory))
    make_room(folder, overwrite=overwrite)
    with _translate_write_errors(folder):
        (folder / MARK_NAME).write_text(MARK.format(state=""), encoding="utf-8")
        truth = synthesise(
            folder / SOUND_FOLDER,
            seed=seed,
            n_recordings=n_recordings,
            progress=part(progress, 0, 0.2),
        )
    plan = RunPlan(
        folder=folder / SOUND_FOLDER,
        out=folder,
        lists=truth.lists_path,
        list_choices=ListChoices(blank=BlankPolicy.NO_BIRDS),
        model=model,
        seed=seed,
    )
    report = run(plan, progress=part(progress, 0.2, 0.95))
    with Project.open(report.project_path, read_only=True) as project:
        (folder / MARK_NAME).write_text(MARK.format(state=_state(project)), encoding="utf-8")
        scores = score_against_calls(project, truth.calls_path)
        picture = _picture(project, folder / PICTURE_NAME, say)
    n_found, n_right = _totals(scores)
    progress(1.0, Message("Done"))
    return DemoReport(
        project_path=report.project_path,
        table_path=folder / TABLE_NAME,
        picture_path=picture,
        n_calls=sum(map(len, truth.calls.values())),
        n_found=n_found,
        n_right=n_right,
        run=report,
    )


def make_room(folder: Path, *, overwrite: bool) -> None:
    """Create a folder; with ``overwrite``, clear one that contains only an earlier demo."""
    outputs.check(folder / "any")
    with _translate_write_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if not any(folder.iterdir()):
            return
        _require_demo_folder(folder)
        if not overwrite:
            raise OutputExistsError(
                "{folder} already contains a demo. Choose a new folder, or replace it (--overwrite).",
                folder=folder,
            )
        project = folder / PROJECT_NAME
        if project.exists():
            _must_be_untouched(project, folder / MARK_NAME)
            _remove(project)
        for name in _RESULTS:
            (folder / name).unlink(missing_ok=True)
        disk.remove_folder(folder / SOUND_FOLDER)


def _remove(project: Path) -> None:
    with WriterLock(project) as lock:  # so that it is open nowhere
        for path in own_files(project):
            if path.is_file() and path != lock.path:
                path.unlink()


@contextmanager
def _translate_write_errors(folder: Path) -> Iterator[None]:
    from soundfile import SoundFileError

    try:
        yield
    except (OSError, SoundFileError) as error:
        raise WriteError(
            "{folder} cannot be written ({reason}). Choose another folder.",
            folder=folder,
            reason=getattr(error, "strerror", None) or error,
        ) from error


def _require_demo_folder(folder: Path) -> None:
    """Refuse a folder that is a link, or contains anything but a demo."""
    mark, sound, project = folder / MARK_NAME, folder / SOUND_FOLDER, folder / PROJECT_NAME
    if not _is_plain(mark) or not mark.read_bytes().startswith(MARK.partition("{")[0].encode()):
        raise WriteError(
            "{folder} is not empty and was not made by the demo. Choose a new folder.",
            folder=folder,
        )
    names = {MARK_NAME, *_RESULTS, *(child_path.name for child_path in companions(project))}
    kept = {child_path.name for child_path in own_files(project)}
    for path in (*folder.iterdir(), *(sound.iterdir() if sound.is_dir() else ())):
        is_ours = _SOUND.fullmatch(path.name) if path.parent == sound else path.name in names
        if not (
            (is_ours and _is_plain(path))
            or (path == sound and not path.is_symlink() and path.is_dir())
            or (path.parent == folder and path.name in kept)
        ):
            raise WriteError(
                "{folder} contains {path}, which the demo did not make. Choose a new folder.",
                folder=folder,
                path=path.relative_to(folder),
            )


def _is_plain(path: Path) -> bool:
    try:
        status = os.lstat(path)
    except OSError:
        return False
    return stat.S_ISREG(status.st_mode) and status.st_nlink == 1


def _state(project: Project) -> str:
    """Return a fingerprint of a project's content and edits; exports are none."""
    edits = (entry.at for entry in project.edit_log.latest() if entry.command != EXPORT)
    return f"{project.settings.get(IDENTIFIER)} {next(edits, '')}".strip()


def _must_be_untouched(path: Path, mark: Path) -> None:
    """Refuse to replace a project that is not the demo's, or was edited since."""
    noted = mark.read_text(encoding="utf-8", errors="replace").rpartition("Project: ")[2].strip()
    try:
        with Project.open(path, read_only=True) as project:
            is_same = noted == _state(project)
    except BirdannError:
        is_same = False
    if not is_same:
        raise WriteError(
            "{path} was edited, or was not made by the demo. It is kept. Choose a new folder.",
            path=path,
        )


def _totals(scores: dict[str, object]) -> tuple[int, int]:
    per_species = scores["per_species"]
    assert isinstance(per_species, dict)
    rows = per_species.values()
    return (
        round(sum(row["found"] * row["calls"] for row in rows)),
        round(sum(row["right"] * row["calls"] for row in rows)),
    )


def _picture(project: Project, path: Path, say: Callable[[str], str]) -> Path:
    """Draw the recording with most species, with labelled outlines."""
    from birdann.report.spectrogram_figure import Look, annotated_spectrogram

    with project.reader() as reader:
        lists = reader.lists.all()
        recording = max(reader.recordings.all(), key=lambda r: len(lists[r.id].present))
        outlines = _outlines(reader, recording.id)
    with AudioReader(project.audio_path(recording)) as sound:
        title = Message(
            "{recording}: labelled from its species list alone", recording=recording.name
        )
        return annotated_spectrogram(path, sound, outlines, title=say(title), look=Look(say=say))


def _outlines(reader: ProjectReader, recording_id: RecordingId) -> "list[DrawnSegment]":
    from birdann.report.spectrogram_figure import DrawnSegment

    names = reader.species.names()
    run_id = reader.runs.latest_scored()
    scores = reader.scores.best(run_id, recording_id) if run_id else {}
    out = []
    for segment in reader.segments.of(recording_id):
        score = scores.get(segment.id)
        name = note = ""
        if score is not None and score.species_id is not None:
            name, note = names[score.species_id], f"{score.probability:.2f}"
        out.append(DrawnSegment(name=name, box=segment.box, mask=segment.mask, note=note))
    return out

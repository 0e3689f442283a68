"""Export of every call as a sound file, with a table."""

import os
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from birdann.app.exchange.export_filter import ExportFilter, Filtered, apply_filter
from birdann.app.exchange.exporting import annotations
from birdann.app.exchange.left_out import write_note
from birdann.app.learning.runs import note_export
from birdann.app.reports import Failure, Report, failures_field, left_out_sentences
from birdann.core.errors import AudioError, Cancelled, WriteError
from birdann.core.files import outputs
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.dsp.audio import AudioReader
from birdann.formats.cells import format_exact
from birdann.formats.clips import (
    SUFFIXES,
    band_passed,
    check_pattern,
    clip_name,
    free_path,
    safe_name,
    write_clip,
)
from birdann.formats.records import Annotation
from birdann.formats.tables import write_csv
from birdann.store import Project

MANIFEST_COLUMNS = (
    "clip", "recording", "segment_id", "species", "probability", "status", "reviewer", "start_s",
    "end_s", "low_hz", "high_hz", "clip_start_s", "clip_end_s", "call_start_in_clip_s",
    "start_clock", "model_run",
)  # fmt: skip
DEFAULT_PATTERN = "{species}_{recording}_{start}"
_MAX_MARGIN_S = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ClipChoices(ExportFilter):
    """Which calls (with a species) to export, and how."""

    # File names without suffix; see ``birdann.formats.clips.FIELDS``.
    pattern: str = DEFAULT_PATTERN
    suffix: str = "wav"  # wav or flac.
    margin_s: float = 0.5  # Sound before and after the call.
    species_folders: bool = True  # Whether to use a folder per species.
    band_only: bool = False  # Whether to filter out sound above and below the call.
    named: bool = True
    with_people: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ClipsReport(Report):
    """Result of exporting clips."""

    folder: Path
    manifest: Path
    clips: int
    by_species: dict[str, int]
    renamed: int
    left_out: tuple[str, ...] = ()
    n_left_out: int = 0
    note: str = ""  # Name of the note on them beside the table.
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be cut:", "%Ln files could not be cut:"
    )

    def opening(self) -> list[str]:
        """Return the number of clips and their folder."""
        return [
            Message.counted(
                "%Ln clip was written to {path}.",
                "%Ln clips were written to {path}.",
                self.clips,
                path=self.folder,
            ),
            *left_out_sentences(self.n_left_out, self.note),
        ]

    def remarks(self) -> list[str]:
        """Return the number of clips by species, and the table's path."""
        out = [f"  {species}: {n}" for species, n in sorted(self.by_species.items())]
        if self.renamed:
            out.append(Message("Numbered because the name was taken: {n}.", n=self.renamed))
        out.append(Message("{table} describes each of them.", table=self.manifest.name))
        return [*out, *self.left_out]


def export_clips(
    project: Project,
    folder: str | os.PathLike[str],
    choices: ClipChoices | None = None,
    *,
    progress: Progress = silent,
) -> ClipsReport:
    """Write every chosen call, with a margin, to a sound file.

    Nothing is overwritten: names in use get a number. Unreadable recordings are listed and
    skipped. On cancellation or a full disk, the clips written so far are kept and listed in the
    table.
    """
    choices = choices or ClipChoices()
    _check(choices)
    target = outputs.create_folder(folder)
    noted = note_export(project, target, None)
    with project.reader() as reader, reader.snapshot():
        recordings, names = reader.recordings.all(), reader.recordings.names()
        taken = apply_filter(reader, choices)
        chosen = list(taken.select_records(annotations(reader)))
    by_name = {names[r.id]: r for r in recordings}
    cutting = _Cutting(project, target, choices, by_name, taken, noted)
    try:
        cutting.run(chosen, progress)
    except Cancelled:
        cutting.finish()
        raise
    except WriteError:
        with suppress(WriteError):  # on a full disk the table may have no room either
            cutting.finish()
        raise
    progress(1.0, Message("Done"))
    return cutting.finish()


def _check(choices: ClipChoices) -> None:
    check_pattern(choices.pattern)
    if choices.suffix not in SUFFIXES:
        raise WriteError(
            "Clips are written as {names}, not {suffix}.",
            names=" or ".join(SUFFIXES),
            suffix=choices.suffix,
        )
    if not 0.0 <= choices.margin_s <= _MAX_MARGIN_S:
        raise WriteError(
            "A margin is 0 to {max_margin_s} seconds.", max_margin_s=f"{_MAX_MARGIN_S:g}"
        )


@dataclass(slots=True)
class _Cutting:
    """Writes the clips."""

    project: Project
    folder: Path
    choices: ClipChoices
    recordings: dict[str, Recording]
    taken: Filtered
    noted: list[str]
    rows: list[list[str]] = field(default_factory=list)
    by_species: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    renamed: int = 0

    def run(self, chosen: list[Annotation], progress: Progress) -> None:
        n_done = 0
        for name, group in groupby(chosen, key=lambda record: record.recording):
            records = list(group)
            recording = self.recordings[name]
            try:
                sound = self.project.audio_path(recording)
                with AudioReader(sound) as source:
                    for record in records:
                        progress(
                            n_done / len(chosen), Message("Cutting {name}", name=recording.name)
                        )
                        self._write_clip(source, record, Path(sound))
                        n_done += 1
            except AudioError as error:
                path = str(self.project.display_path(recording))
                self.failures.append(Failure(path=path, message=str(error)))

    def finish(self) -> ClipsReport:
        manifest = free_path(self.folder / "clips.csv")
        write_csv(manifest, MANIFEST_COLUMNS, self.rows)
        lines = [*self.noted, *self.taken.lines()]
        note = write_note(lines, manifest, self.project.path)
        return ClipsReport(
            folder=self.folder,
            manifest=manifest,
            clips=len(self.rows),
            by_species=dict(self.by_species),
            renamed=self.renamed,
            failures=tuple(self.failures),
            left_out=tuple(lines),
            n_left_out=self.taken.n_left_out,
            note=note,
        )

    def _write_clip(self, source: "AudioReader", record: Annotation, sound: Path) -> None:
        choices, rate_hz = self.choices, source.sample_rate_hz
        first = max(0, round((record.start_s - choices.margin_s) * rate_hz))
        stop = min(source.n_frames, round((record.end_s + choices.margin_s) * rate_hz))
        samples = source.read_channels(first, max(0, stop - first))
        if not len(samples):
            message = Message(
                "{recording} contains no audio to cut at {start_s} s.",
                recording=record.recording,
                start_s=f"{record.start_s:.3f}",
            )
            self.failures.append(Failure(path=record.recording, message=message))
            return
        if choices.band_only and record.low_hz is not None and record.high_hz is not None:
            samples = band_passed(samples, rate_hz, record.low_hz, record.high_hz)
        name = clip_name(choices.pattern, record, len(self.rows) + 1)
        folder = (
            self.folder / safe_name(record.species) if choices.species_folders else self.folder
        )
        wanted = folder.joinpath(*f"{name}.{choices.suffix}".split("/"))
        path = free_path(wanted)
        self.renamed += path != wanted
        comment = f"{record.species}; {record.recording}, {record.start_s:.3f} s; {record.status}"
        write_clip(
            path,
            samples,
            rate_hz,
            subtype=source.info.subtype,
            made_from=[self.project.path, sound],
            comment=comment,
        )
        self.by_species[record.species] += 1
        self.rows.append(self._row(path, record, first / rate_hz, stop / rate_hz))

    def _row(self, path: Path, record: Annotation, first_s: float, stop_s: float) -> list[str]:
        return [
            path.relative_to(self.folder).as_posix(),
            record.recording,
            record.segment_id,
            record.species,
            "" if record.probability is None else f"{record.probability:.6f}",
            record.status,
            record.reviewer,
            format_exact(record.start_s),
            format_exact(record.end_s),
            format_exact(record.low_hz),
            format_exact(record.high_hz),
            f"{first_s:.6f}",
            f"{stop_s:.6f}",
            f"{record.start_s - first_s:.6f}",
            record.start_clock.isoformat(timespec="milliseconds") if record.start_clock else "",
            record.model_run,
        ]

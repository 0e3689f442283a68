"""Validation samples from archives, as projects with their sound."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import numpy as np

from birdann.app.archive.folder import read_table, scores_of, settings_of, site_and_day, tables_of
from birdann.app.archive.networks import refuse_network
from birdann.app.archive.tasks import MODEL_NAME, ResultTable
from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands import AddRecordings
from birdann.app.learning.model_files import ModelFile, store_model
from birdann.app.maintenance.adding import recording_of
from birdann.app.reports import Failure, Report, failures_field
from birdann.app.results.sampling import (
    Drawn,
    SampleDesign,
    Scored,
    draw,
    drawn_in_words,
    keep_sample,
    strata_of,
)
from birdann.app.segmenting.segmenters import describe_segmenter
from birdann.app.session import Session
from birdann.core.arrays import BoolArray
from birdann.core.errors import AudioError, SampleError
from birdann.core.files import outputs
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import SegmentId, SpeciesId, as_ids, content_id, new_id
from birdann.core.labels import is_human
from birdann.core.message import Message
from birdann.core.predictions import Mode, ScoreTable
from birdann.core.progress import Progress, silent
from birdann.core.provenance import run_provenance
from birdann.core.recording import RecorderMetadata, Recording, Site, SiteId
from birdann.core.segment import Segment
from birdann.core.validation import SampleItem
from birdann.dsp.audio import AudioReader
from birdann.formats.clips import free_path, safe_name, write_clip
from birdann.models.questions import CALL_S
from birdann.store import Project, Transaction

MARGIN_S = 3.0
"""Sound kept before and after a call that is to be judged."""
_ROW_BITS = 32
"""A call is known by its table's number and its row in it."""
_SECOND = np.timedelta64(1, "s")


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleProject(Report):
    """A project with a sample."""

    project_path: Path
    sample: str
    n_items: int
    species: tuple[str, ...]
    n_examples: int  # Number of additional most probable calls of each species at each site.
    sound_s: float
    # Species of human sounds, which are not shared unless they are asked for.
    left_out: tuple[str, ...]
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be cut:", "%Ln files could not be cut:"
    )

    def opening(self) -> list[str]:
        """Return what was taken, and what to do with it."""
        return [
            Message(
                "{drawn}, and {examples} beside it: {minutes} min of sound.",
                drawn=drawn_in_words(self.n_items, self.species, self.sample, CALL_S),
                examples=Message.counted("%Ln likely call", "%Ln likely calls", self.n_examples),
                minutes=f"{self.sound_s / 60:.1f}",
            ),
            *(
                Message(
                    "Human sounds ({name}) are left out; --species {name} includes them.",
                    name=name,
                )
                for name in self.left_out
            ),
            Message(
                "Validate it in {path} (Model > Validate predictions), and save thresholds. Then "
                "apply them to the archive with birdann archive apply.",
                path=self.project_path,
            ),
        ]


def sample_archive(
    folder: Path,
    out: Path,
    design: SampleDesign,
    *,
    n_examples: int = 1,
    progress: Progress = silent,
) -> SampleProject:
    """Make a project with a validation sample of an archive and its sound.

    The sample is drawn as in a project (``birdann.app.results.sampling``), from all scores above
    the archive's minimum.

    Parameters
    ----------
    out
        New project; its sound is in a folder beside it.
    n_examples
        Number of additional most probable calls of each species at each site.
    """
    if n_examples < 0:
        raise SampleError("The number of probable calls must be 0 or more.")
    settings_of(folder)
    refuse_network(folder / MODEL_NAME)
    outputs.refuse_overlap(out, [folder])
    outputs.require_text(out)
    held = ModelFile.read(folder / MODEL_NAME)
    run_id, tables = held.run.id, tables_of(folder)
    strange = [name for name in design.species or () if name not in held.species]
    if strange:
        raise SampleError(
            "The model of the archive has no species “{species}”. Check the spelling.",
            species=strange[0],
        )
    with ExitStack() as on_failure, Project.create(out) as project:
        on_failure.callback(out.unlink)
        session = Session(project)
        store_model(session, held, run_id)
        names = dict(zip(project.runs.species_ids(run_id), held.species, strict=True))
        scored, site_of = _scores(folder, tables, design, progress)
        shared = [name for name in held.species if not is_human(name)]
        wanted = design.species or shared
        drawn, facts = draw(
            {
                key: _select_scored(scored[name], scored[name].scores >= design.at_least)
                for key, name in names.items()
                if name in wanted and name in scored
            },
            site_of,
            design,
        )
        likely = {name: scores for name, scores in scored.items() if name in {*shared, *wanted}}
        best_examples = _best_examples(likely, site_of, n_examples)
        cutting = _Cutting(session, held, out.with_name(f"{out.stem}-sound"))
        on_failure.callback(cutting.remove)
        rows = _rows(folder, tables, {item.key for item in drawn} | best_examples)
        cutting.write_clips(rows, progress)
        drawn = [item for item in drawn if item.key in cutting.taken]
        items = cutting.items(drawn)
        called = project.species.names()
        keep_sample(session, design, run_id, facts, drawn, items)
        on_failure.pop_all()
    progress(1.0, Message("Done"))
    return SampleProject(
        project_path=out,
        sample=design.name,
        n_items=len(items),
        species=tuple(sorted({called[item.species_id] for item in items})),
        n_examples=len(best_examples - {item.key for item in drawn}),
        sound_s=cutting.sound_s,
        left_out=tuple(name for name in scored if name not in {*shared, *wanted}),
        failures=tuple(cutting.failures),
    )


# --- what was found ----------------------------------------------------------------------------


def _scores(
    folder: Path, tables: Sequence[ResultTable], design: SampleDesign, progress: Progress
) -> tuple[dict[str, Scored], dict[int, str]]:
    """Return all scores by species, in 32 bytes each, and the site of each recording."""
    parts: dict[str, list[Scored]] = defaultdict(list)
    site_of: dict[int, str] = {}
    for i, table in enumerate(tables):
        progress(0.6 * i / len(tables), Message("Reading scores"))
        calls = read_table(folder, table)
        rows, names, values = scores_of(calls)
        files = calls["recording"].combine_chunks().dictionary_encode()
        recordings = files.indices.to_numpy(zero_copy_only=False).astype(np.int64) + len(site_of)
        site_of |= dict.fromkeys(
            range(len(site_of), len(site_of) + len(files.dictionary)), site_and_day(table)[0]
        )
        clocks = np.array(calls["start_clock"].to_pylist(), dtype="datetime64[ms]")
        seconds = np.where(
            np.isnat(clocks), np.nan, (clocks - clocks.astype("datetime64[D]")) / _SECOND
        )
        scored = Scored(
            recordings[rows],
            (np.int64(i) << _ROW_BITS) + rows,
            values,
            strata_of(seconds, design.stratum_h)[rows],
        )
        for name in np.unique(names).tolist():
            parts[name].append(_select_scored(scored, names == name))
    return {
        name: Scored(
            *(np.concatenate([getattr(scored, c) for scored in group]) for c in Scored.__slots__)
        )
        for name, group in parts.items()
    }, site_of


def _select_scored(scored: Scored, is_chosen: BoolArray) -> Scored:
    return Scored(*(getattr(scored, column)[is_chosen] for column in Scored.__slots__))


def _best_examples(
    scored: Mapping[str, Scored], site_of: Mapping[int, str], n_each: int
) -> set[int]:
    """Return the most probable calls of each species at each site."""
    sites = np.array([site_of[number] for number in range(len(site_of))], dtype=object)
    rows: set[int] = set()
    for scores in scored.values():
        order = np.lexsort((scores.keys, -scores.scores))
        at = sites[scores.recordings[order]]
        for site in np.unique(at).tolist():
            rows.update(scores.keys[order[np.flatnonzero(at == site)[:n_each]]].tolist())
    return rows


def _rows(
    folder: Path, tables: Sequence[ResultTable], keys: set[int]
) -> dict[int, tuple[dict[str, Any], str]]:
    by_table: dict[int, list[int]] = defaultdict(list)
    for key in sorted(keys):
        by_table[key >> _ROW_BITS].append(key & ((1 << _ROW_BITS) - 1))
    rows_of = {}
    for number, rows in by_table.items():
        table = tables[number]
        taken = read_table(folder, table).take(rows).to_pylist()
        for row, call in zip(rows, taken, strict=True):
            rows_of[(number << _ROW_BITS) + row] = call, site_and_day(table)[0]
    return rows_of


# --- into a project --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Taken:
    """A call as a recording of its own, and its origin."""

    call_id: str
    recording: Recording
    metadata: RecorderMetadata
    segment: Segment
    segmenter: str
    scores: ScoreTable
    site: str


class _Cutting:
    """Cuts calls from the archive's sound into a project."""

    def __init__(self, session: Session, held: ModelFile, folder: Path) -> None:
        self._session, self._held, self._folder = session, held, folder
        self._run_id = held.run.id
        self._species = session.project.runs.species_ids(self._run_id)
        self.taken: dict[int, _Taken] = {}
        self._whole: dict[Path, tuple[Recording, RecorderMetadata]] = {}
        self._clips: list[Path] = []
        self.failures: list[Failure] = []
        self.sound_s = 0.0

    def write_clips(
        self, rows: Mapping[int, tuple[dict[str, Any], str]], progress: Progress
    ) -> None:
        """Cut each row; those with missing sound are listed."""
        outputs.create_folder(self._folder)
        for done, (key, (row, site)) in enumerate(rows.items()):
            progress(0.6 + 0.4 * done / len(rows), Message("Cutting {name}", name=site))
            try:
                self.taken[key] = self._write_clip(row, site)
            except AudioError as error:
                self.failures.append(Failure(path=str(row["recording"]), message=str(error)))
        if self.taken:
            self._store(list(self.taken.values()))

    def _write_clip(self, row: Mapping[str, Any], site: str) -> _Taken:
        """Write one clip; return its recording, segment and scores."""
        source_path = Path(row["recording"])
        with AudioReader(source_path) as source:
            rate = source.sample_rate_hz
            first = max(0, round((row["start_s"] - MARGIN_S) * rate))
            stop = min(source.n_frames, round((row["end_s"] + MARGIN_S) * rate))
            samples = source.read_channels(first, max(0, stop - first))
            subtype = source.info.subtype
        if not len(samples):
            raise AudioError("{path} contains no audio to cut.", path=source_path)
        if source_path not in self._whole:
            self._whole[source_path] = recording_of(source_path, str(source_path))[:2]
        whole, metadata = self._whole[source_path]
        clip = free_path(self._folder / f"{safe_name(source_path.stem)}_{row['start_s']:.3f}.wav")
        write_clip(
            clip,
            samples,
            rate,
            subtype=subtype,
            made_from=[source_path],
            comment=str(source_path),
        )
        self._clips.append(clip)
        recording, _, _ = recording_of(clip, clip.relative_to(self._folder.parent).as_posix())
        at, start_s = whole.started_at, first / rate
        recording = replace(
            recording,
            started_at=at + timedelta(seconds=start_s) if at is not None else None,
            started_at_source=whole.started_at_source,
        )
        params = self._held.params_of()(recording)
        box = TimeFreqBox(
            onset_s=row["start_s"] - start_s,
            offset_s=row["end_s"] - start_s,
            low_hz=row["low_hz"],
            high_hz=row["high_hz"],
        ).clip_to(recording.duration_s, recording.sample_rate_hz / 2)
        segment = Segment(
            id=SegmentId(content_id("archive", row["call_id"], recording.path)),
            recording_id=recording.id,
            box=box,
            mask=Mask.from_box(box, params.spectrogram.layout(recording.sample_rate_hz).grid),
            provenance=run_provenance(f"archive {row['call_id']}"),
        )
        self.sound_s += recording.duration_s
        return _Taken(
            call_id=row["call_id"],
            recording=recording,
            metadata=metadata,
            segment=segment,
            segmenter=describe_segmenter(params),
            scores=self._score_table(segment.id, row),
            site=site.strip() or "?",
        )

    def _store(self, taken: Sequence[_Taken]) -> None:
        recordings = [example.recording for example in taken]
        metadata = {
            example.recording.id: example.metadata for example in taken if example.metadata
        }
        self._session.execute(AddRecordings(recordings, metadata))
        sites = {
            name: Site(id=SiteId(new_id()), name=name)
            for name in dict.fromkeys(example.site for example in taken)
        }

        def write(tx: Transaction) -> ChangeSet:
            tx.sites.put(list(sites.values()))
            tx.sites.set_sites({example.recording.id: sites[example.site].id for example in taken})
            tx.segments.add([example.segment for example in taken])
            for example in taken:
                tx.recordings.mark_segmented(
                    example.recording.id,
                    segmenter=example.segmenter,
                    feature_schema=self._held.run.feature_schema,
                    notes=(),
                )
                tx.scores.put(example.recording.id, example.scores)
            keys = [recording.id for recording in recordings]
            return ChangeSet.of(Kind.SEGMENTS, Kind.SCORES, recordings=keys)

        calls = {"calls": [example.call_id for example in taken]}
        self._session.apply("take from an archive", calls, write)

    def _score_table(self, key: SegmentId, row: Mapping[str, Any]) -> ScoreTable:
        column = {name: j for j, name in enumerate(self._held.species)}
        probabilities = np.zeros((1, len(column)), dtype=np.float32)
        for item in row["scores"]:
            if item["species"] in column:
                probabilities[0, column[item["species"]]] = item["probability"]

        def array_or_none(name: str) -> Any:  # noqa: ANN401 - float32 (1,) or None
            value = row[name]
            return None if value is None else np.array([value], dtype=np.float32)

        return ScoreTable(
            run_id=self._run_id,
            mode=Mode.INDUCTIVE,
            segment_ids=as_ids([key]),
            probabilities=probabilities,
            call_probability=array_or_none("call_probability"),
            animal_probability=array_or_none("animal_probability"),
            none_probabilities=array_or_none("none_probability"),
        )

    def remove(self) -> None:
        for clip in self._clips:
            clip.unlink(missing_ok=True)
        with suppress(OSError):  # others' files are in it
            self._folder.rmdir()

    def items(self, drawn: Sequence[Drawn]) -> list[SampleItem]:
        """Return the items of sound that was cut."""
        kept = [(item, self.taken[item.key].segment) for item in drawn]
        return [
            SampleItem(
                place=index,
                recording_id=segment.recording_id,
                onset_s=segment.box.onset_s,
                offset_s=segment.box.offset_s,
                species_id=SpeciesId(item.species_id),
                score=item.score,
                bin=item.bin,
                segment_id=segment.id,
            )
            for index, (item, segment) in enumerate(kept)
        ]

"""Summary tables by species, by recording, or both."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from enum import StrEnum
from pathlib import Path

import numpy as np

from birdann.app.exchange.export_filter import ExportFilter, apply_filter
from birdann.app.exchange.left_out import write_note
from birdann.app.learning.next_lists import next_lists
from birdann.app.learning.presence import presence_of_species
from birdann.app.learning.runs import note_export, stamp_of_run_in_use
from birdann.app.reports import SummaryReport
from birdann.app.survey.histories import NOT_SURVEYED
from birdann.app.survey.sites import SiteBook
from birdann.core.errors import WriteError
from birdann.core.files import outputs
from birdann.core.ids import RecordingId
from birdann.core.labels import LabelState, ListState, TagState
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.recording import Site
from birdann.formats.entries import joined_names
from birdann.formats.registry import require_own_name
from birdann.formats.segments_csv import SegmentsCsv
from birdann.formats.species_lists import FURTHER, OBSERVER, STATE
from birdann.formats.tables import write_csv
from birdann.store import LABEL_STATES, Project, ProjectReader, SegmentTable

SPECIES_COLUMNS = (
    "species", "recordings_listed", "recordings_found", "segments", "predicted", "confirmed",
    "corrected", "rejected", "mean_probability",
)  # fmt: skip
RECORDING_COLUMNS = (
    "recording", "started_at", "started_at_source", "duration_s", "list_state", "listed",
    "segments", "predicted", "confirmed", "corrected", "rejected", "found", "problem",
    "site", "latitude_deg", "longitude_deg", "elevation_m",
)  # fmt: skip


PRESENCE_COLUMNS = ("recording", "species", "probability", "from_list")
NEXT_COLUMNS = ("recording", "worth", "likely")
MODEL_RUN = "model_run"
"""The last column, or in the matrix the last before those of species."""
N_MATRIX_FACTS = 3


class Summary(StrEnum):
    """Kinds of summary tables.

    ``LISTS`` are species lists in a format that can be imported; ``PRESENCE`` gives for each
    recording and species the list's tag or the probability of presence; ``NEXT`` are untagged
    recordings, the most informative first.
    """

    SPECIES = "species"
    RECORDINGS = "recordings"
    MATRIX = "matrix"
    LISTS = "lists"
    PRESENCE = "presence"
    NEXT = "next"


OF_WHOLE_RECORDINGS = frozenset({Summary.LISTS, Summary.PRESENCE, Summary.NEXT})
"""Summaries for which no segments can be chosen."""


def export_summary(
    project: Project,
    path: str | os.PathLike[str],
    summary: Summary,
    *,
    only: ExportFilter | None = None,
    overwrite: bool = False,
    progress: Progress = silent,
) -> SummaryReport:
    """Write a summary table (CSV).

    A segment counts for its label, else for the likeliest species of the latest run; a rejected
    one counts for the rejected species, in the column ``rejected`` only.

    Parameters
    ----------
    only
        Which segments to count; default all. Species excluded by it have no row or column.
    overwrite
        Whether an existing file may be replaced.
    """
    target = Path(os.path.abspath(path))
    outputs.check(target, overwrite=overwrite)
    require_own_name(target, SegmentsCsv.name)
    only = only or ExportFilter()
    without_bars = replace(only, calls_only=True, min_probability=only.min_probability or None)
    if summary in OF_WHOLE_RECORDINGS and without_bars != ExportFilter():
        raise WriteError(
            "This table lists whole recordings, so segment filters do not apply. Remove the "
            "filter."
        )
    if summary in OF_WHOLE_RECORDINGS:
        only = replace(only, calls_only=False, min_probability=0.0)
    noted = note_export(project, target, join_s=only.join_s)
    progress(0.0, Message("Counting"))
    with project.reader() as reader, reader.snapshot():
        chosen = apply_filter(reader, only)
        table, species = chosen.rows(), only.species
        columns: Sequence[object]
        rows: list[Sequence[object]]
        if summary is Summary.SPECIES:
            columns, rows = SPECIES_COLUMNS, list(_species_rows(reader, table, species))
        elif summary is Summary.RECORDINGS:
            book = SiteBook.of(reader)
            columns = (*RECORDING_COLUMNS, *book.covariates())
            rows = list(_recording_rows(reader, table, book))
        elif summary is Summary.LISTS:
            columns, rows = _tabulate_lists(reader)
        elif summary is Summary.PRESENCE:
            columns, rows = PRESENCE_COLUMNS, list(_presence_rows(reader, progress))
        elif summary is Summary.NEXT:
            columns, rows = NEXT_COLUMNS, list(_next_rows(reader, progress))
        else:
            matrix = list(_matrix_rows(reader, table, species))
            columns, rows = matrix[0], matrix[1:]
        if summary is not Summary.LISTS:
            index = N_MATRIX_FACTS if summary is Summary.MATRIX else len(columns)
            columns = (*columns[:index], MODEL_RUN, *columns[index:])
            stamp = stamp_of_run_in_use(reader)
            rows = [(*row[:index], stamp, *row[index:]) for row in rows]
    with outputs.write_together(overwrite=overwrite):
        write_csv(target, list(map(str, columns)), rows)
        lines = [*noted, *chosen.lines()]
        note = write_note(lines, target, project.path)
    progress(1.0, Message("Done"))
    return SummaryReport(
        path=target,
        rows=len(rows),
        left_out=tuple(lines),
        n_left_out=chosen.n_left_out,
        note=note,
    )


def _species_rows(
    reader: ProjectReader, table: SegmentTable, only: Set[str]
) -> Iterator[Sequence[object]]:
    names = reader.species.names()
    in_use = {s.id for s in reader.species.in_use() if not only or s.name in only}
    listed = Counter(species for present in reader.lists.present().values() for species in present)
    counted_species, rejected = (
        _counted_species(table),
        table.label == LABEL_STATES.index(LabelState.REJECTED),
    )
    for k, species in enumerate(table.species_ids):
        is_species = (counted_species == k) & ~rejected
        if species not in in_use and not is_species.any():
            continue
        judged = rejected & (table.label_species == k)
        scored = is_species & (table.species == k) & np.isfinite(table.probability)
        mean = f"{table.probability[scored].mean():.4f}" if scored.any() else ""
        counts = _count_by_state(table, is_species)
        yield (
            names[species],
            listed[species],
            len(np.unique(table.recording[is_species])),
            int(is_species.sum()),
            *counts[:3],
            int(judged.sum()),
            mean,
        )


def _recording_rows(
    reader: ProjectReader, table: SegmentTable, book: SiteBook
) -> Iterator[Sequence[object]]:
    names = reader.species.names()
    lists, statuses = reader.lists.all(), reader.overview.statuses()
    present, tagged = reader.lists.present(), reader.lists.tagged_recordings()
    counted_species, index_of = (
        _counted_species(table),
        {r: i for i, r in enumerate(table.recording_ids)},
    )
    rejected = table.label == LABEL_STATES.index(LabelState.REJECTED)
    covariates, called = book.covariates(), reader.recordings.names()
    for recording in book.recordings:
        in_recording = table.recording == index_of[RecordingId(recording.id)]
        species = np.unique(counted_species[in_recording & ~rejected])
        start = recording.started_at
        yield (
            called[recording.id],
            start.isoformat() if start else "",
            recording.started_at_source,
            f"{recording.duration_s:.3f}",
            _state(lists[recording.id].state, recording.id in tagged),
            joined_names(sorted(names[s] for s in present.get(recording.id, ()))),
            int(in_recording.sum()),
            *_count_by_state(table, in_recording),
            joined_names(sorted(names[table.species_ids[k]] for k in species.tolist() if k >= 0)),
            statuses[recording.id].problem,
            *_site_cells(book.site_of(recording.id), covariates),
        )


def _site_cells(site: Site | None, covariates: Sequence[str]) -> list[object]:
    if site is None:
        return [""] * (4 + len(covariates))
    numbers = (site.latitude_deg, site.longitude_deg, site.elevation_m)
    others = (site.covariates.get(name, "") for name in covariates)
    return [site.name, *("" if number is None else number for number in numbers), *others]


def _state(of_whole: ListState, is_tagged: bool) -> str:
    return "windows" if is_tagged and of_whole is ListState.UNTAGGED else of_whole


def _tabulate_lists(reader: ProjectReader) -> tuple[Sequence[str], list[Sequence[object]]]:
    """Return columns and rows of all lists, with windows, observers and kinds if there are any."""
    names = reader.species.names()
    paths = reader.recordings.names()
    lists = [
        species_list
        for species_list in reader.lists.every()
        if species_list.state is not ListState.UNTAGGED
    ]
    columns: dict[str, list[object]] = {
        "file": [paths[species_list.recording_id] for species_list in lists]
    }
    if any(species_list.span_s for species_list in lists):
        for i, column in enumerate(("start_s", "end_s")):
            columns[column] = [
                f"{species_list.span_s[i]:.12g}" if species_list.span_s else ""
                for species_list in lists
            ]
    if any(species_list.observer or species_list.listed_by for species_list in lists):
        columns[OBSERVER] = [
            species_list.observer or species_list.listed_by for species_list in lists
        ]
    if any(
        species_list.state is not ListState.COMPLETE or not species_list.present
        for species_list in lists
    ):
        columns[STATE] = [species_list.state.value for species_list in lists]
    for column, tag in (("labels", TagState.PRESENT), *((tag.value, tag) for tag in FURTHER)):
        cells: list[object] = [
            joined_names(sorted(names[key] for key, own in each.tags.items() if own is tag))
            for each in lists
        ]
        if tag is TagState.PRESENT or any(cells):
            columns[column] = cells
    return tuple(columns), list(zip(*columns.values(), strict=True))


def _presence_rows(reader: ProjectReader, progress: Progress) -> Iterator[Sequence[object]]:
    """Yield one row per recording and species; unknown probabilities are empty."""
    present = presence_of_species(reader, progress=progress)
    recordings = reader.recordings.names()
    names = reader.species.names()
    for i, recording in enumerate(present.recording_ids):
        for j, species in enumerate(present.species_ids):
            p = present.probabilities[i, j]
            yield (
                recordings[recording],
                names[species],
                "" if np.isnan(p) else f"{p:.4f}",
                "true" if present.from_list[i, j] else "false",
            )


def _next_rows(reader: ProjectReader, progress: Progress) -> Iterator[Sequence[object]]:
    """Yield the recordings to tag next, with likely species."""
    for suggestion in next_lists(reader, progress=progress):
        likely = joined_names(f"{species} {p:.2f}" for species, p in suggestion.likely)
        yield suggestion.recording, f"{suggestion.worth:.4f}", likely


def _matrix_rows(
    reader: ProjectReader, table: SegmentTable, only: Set[str]
) -> Iterator[Sequence[object]]:
    """Yield a heading and one row per recording: number of segments by species.

    Nothing is known of recordings that were neither searched nor have segments.
    """
    names = reader.species.names()
    counted_species = _counted_species(table)
    counted = (counted_species >= 0) & (table.label != LABEL_STATES.index(LabelState.REJECTED))
    counts = np.zeros((len(table.recording_ids), len(table.species_ids)), dtype=np.int64)
    np.add.at(counts, (table.recording[counted], counted_species[counted]), 1)
    in_use = {s.id for s in reader.species.in_use() if not only or s.name in only}
    columns = [k for k, s in enumerate(table.species_ids) if s in in_use or counts[:, k].any()]
    yield (
        "recording",
        "started_at",
        "duration_s",
        *(names[table.species_ids[k]] for k in columns),
    )
    index_of = {r: i for i, r in enumerate(table.recording_ids)}
    called, statuses = reader.recordings.names(), reader.overview.statuses()
    for recording in reader.recordings.all():
        status = statuses[recording.id]
        is_known = status.is_segmented or status.n_segments
        cells = counts[index_of[RecordingId(recording.id)], columns] if columns else ()
        start = recording.started_at.isoformat() if recording.started_at else ""
        yield (
            called[recording.id],
            start,
            f"{recording.duration_s:.3f}",
            *(str(int(n)) if is_known else NOT_SURVEYED for n in cells),
        )


def _counted_species(table: SegmentTable) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    """Return the species each segment counts for, -1 for none."""
    return np.where(table.label >= 0, table.label_species, table.species)


def _count_by_state(
    table: SegmentTable, chosen: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
) -> list[int]:
    """Return the numbers of predicted, confirmed, corrected and rejected segments."""
    predicted = chosen & (table.label < 0) & np.isfinite(table.probability)
    states = (LabelState.CONFIRMED, LabelState.CORRECTED, LabelState.REJECTED)
    return [
        int(predicted.sum()),
        *(int((chosen & (table.label == LABEL_STATES.index(s))).sum()) for s in states),
    ]

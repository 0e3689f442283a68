"""Saved thresholds: which predictions reach them, and their description."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from birdann.core.ids import RunId, id_text
from birdann.core.message import Message, listed
from birdann.core.predictions import ModelRun
from birdann.core.provenance import Program
from birdann.core.validation import Threshold
from birdann.store import ProjectReader, SegmentTable


def limits(
    table: SegmentTable, saved: Sequence[Threshold], run_id: RunId | None
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Return the required and the actual score of each prediction.

    Both float64 (n,); the requirement is infinite without a threshold. Thresholds belong to a run
    or to another program, on its own scale.
    """
    need = np.full(len(table), np.inf)
    has = np.nan_to_num(table.probability, nan=0.0)
    named, found = table.species >= 0, np.isin(table.segment_ids, list(table.found_ids))
    sources: list[tuple[RunId | Program | None, npt.NDArray[np.bool_]]] = [
        (run_id, named & ~found)
    ]
    if table.program is not None and table.program_score is not None:
        has = np.where(found, np.nan_to_num(table.program_score, nan=-np.inf), has)
        sources += [
            (one, named & found & (table.program == place))
            for place, one in enumerate(table.programs)
        ]
    for source, rows in sources:
        scores = {one.species_id: one.score for one in saved if one.source == source}
        by_species = np.array([scores.get(key, np.inf) for key in table.species_ids])
        if scores:
            need[rows] = by_species[table.species[rows]]
    return need, has


def in_words(reader: ProjectReader, saved: Sequence[Threshold]) -> list[str]:
    """Return thresholds as text, with the samples that they are based on."""
    names = {key: one.name for key, one in reader.species.all().items()}
    samples = {one.id: one.name for one in reader.samples.all()}
    return [
        threshold_in_words(
            names[one.species_id],
            one.score,
            one.precision,
            samples.get(one.sample_id, "") if one.sample_id is not None else "",
        )
        for one in saved
    ]


def obeyed(
    reader: ProjectReader, table: SegmentTable, run_id: RunId | None
) -> tuple[Threshold, ...]:
    """Return the saved thresholds of the sources in a table."""
    sources = {run_id, *table.programs}
    return tuple(one for one in reader.thresholds.all() if one.source in sources)


def source_name(reader: ProjectReader, source: RunId | Program) -> str:
    """Return the title of a source: a program with version, or a run by model, time and id."""
    if isinstance(source, Program):
        return f"{source.name} {source.version}".strip()
    run = next((one for one in reader.runs.all() if one.id == source), None)
    if run is None:
        return Message("the deleted run {identifier}", identifier=id_text(source))
    return run_in_words(run)


def run_in_words(run: ModelRun) -> Message:
    """Return a run by model, time and identifier."""
    named = Message(
        "{model} of {time}", model=run.model_name, time=f"{run.created_at:%Y-%m-%d %H:%M}"
    )
    return Message("{run} ({identifier})", run=named, identifier=id_text(run.id))


def short_name(source: str) -> str:
    """Return the title of a source without the run's identifier."""
    return source.values.get("run", source) if isinstance(source, Message) else source


def threshold_in_words(species: str, score: float, precision: float | None, sample: str) -> str:
    """Return e.g. "Wren from 0.83 on (precision 0.95, by the sample “spring”)"."""
    said = Message("{species} from {score} on", species=species, score=f"{score:.4g}")
    known = []
    if precision is not None:
        known.append(Message("precision {share}", share=f"{precision:g}"))
    if sample:
        known.append(Message("by the sample “{name}”", name=sample))
    return Message("{threshold} ({known})", threshold=said, known=listed(known)) if known else said

"""Scores of recordings by models that were trained without them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from birdann.app.learning.evidence import DetectorEvidence
from birdann.app.learning.predicting import score_recordings
from birdann.app.learning.training_data import (
    LabelledBags,
    evidence_in_columns,
    gather_training,
    reorder_columns,
    with_sources,
)
from birdann.app.learning.window_bags import in_batches
from birdann.core.arrays import BoolArray
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.message import Message
from birdann.core.predictions import ModelRun, ScoreTable
from birdann.core.progress import Progress, iterate_with_progress, part, silent, with_text
from birdann.core.recording import SiteId
from birdann.store import ProjectReader

N_GROUPS = 5
"""Groups of sites that are left out of training in turn, at most."""


class FreeScores(NamedTuple):
    """Scores of a recording by a model trained without its site.

    ``table`` has a column for each of ``species_ids``, those of the training; None without
    segments.
    """

    recording_id: RecordingId
    species_ids: tuple[SpeciesId, ...]
    table: ScoreTable | None


def scores_without_own_site(
    reader: ProjectReader,
    run: ModelRun,
    sites: Mapping[RecordingId, SiteId],
    *,
    progress: Progress = silent,
) -> Iterator[FreeScores]:
    """Yield scores of the recordings of sites, each by a model trained without its site.

    Sites with lists, labels or detections are divided into groups; for each a model like ``run``
    is trained on the other sites. Sites without any share one model.
    """
    data = gather_training(reader, run.feature_schema)
    sites_used = sorted(
        {sites[recording_id] for recording_id in data.recording_ids if recording_id in sites}
    )
    sites_used = (
        np.random.default_rng(run.seed).permutation(np.array(sites_used, np.int64)).tolist()
    )
    n_groups = min(N_GROUPS, len(sites_used))
    groups = [frozenset(sites_used[k::n_groups]) for k in range(n_groups)]
    groups.append(frozenset(sites.values()) - frozenset(sites_used))
    wanted = [group for group in groups if group & frozenset(sites.values())]
    for group, step in iterate_with_progress(wanted, progress):
        here = [key for key, site in sites.items() if site in group]
        yield from scores_without(reader, run, data, frozenset(here), here, step)


def scores_without(
    reader: ProjectReader,
    run: ModelRun,
    data: LabelledBags,
    left_out: Collection[RecordingId],
    here: Sequence[RecordingId],
    progress: Progress = silent,
) -> Iterator[FreeScores]:
    """Yield scores of recordings by a model like ``run``, trained without some of ``data``.

    Scores use sound and detections, no list or label.
    """
    from birdann.models import registry

    outside = np.array([key not in left_out for key in data.recording_ids], np.bool_)
    learned_from = with_sources(reader, run.feature_schema, select_bags(data, outside))
    assert learned_from is not None
    progress(0.0, Message("Training without {n} recordings", n=len(left_out)))
    model = registry.create_seeded(run.model_name, run.params, run.seed)
    model.fit(learned_from.bags, learned_from.supervision, on_step=part(progress, 0.0, 0.8))
    known = replace(run, species_ids=learned_from.species_ids)
    evidence = DetectorEvidence(reader)
    for batch in in_batches(here, with_text(part(progress, 0.8, 1.0), Message("Scoring"))):
        tables = {
            each_scored.recording_id: each_scored.table
            for each_scored in score_recordings(reader, known, model, batch, {}, None, evidence)
        }
        for key in batch:
            yield FreeScores(key, known.species_ids, tables.get(key))


def select_bags(data: LabelledBags, kept: BoolArray) -> LabelledBags:
    """Return some bags, with the classes in use there."""
    rows = np.flatnonzero(kept)
    supervision = data.supervision.take(rows, data.bags)
    named: BoolArray = np.asarray(supervision.Y.any(axis=0))
    named[np.unique(supervision.y[supervision.y >= 0])] = True
    bags = data.bags.take(rows)
    for evidence in bags.evidence:
        named[evidence.columns] = True
    classes = tuple(
        species_id for species_id, is_in in zip(data.species_ids, named, strict=True) if is_in
    )
    if not classes:
        raise NothingToLearnError(
            "Lists name species at one site only. Scores of a site must not use its own lists: "
            "make lists at a second site."
        )
    names = dict(zip(data.species_ids, data.species_names, strict=True))
    return replace(
        data,
        bags=evidence_in_columns(bags, data.species_ids, classes),
        supervision=reorder_columns(supervision, data.species_ids, classes),
        recording_ids=tuple(data.recording_ids[i] for i in rows),
        spans=tuple(data.spans[i] for i in rows),
        segment_ids=data.segment_ids[data.bags.instances_of(rows)],
        species_ids=classes,
        species_names=tuple(names[species_id] for species_id in classes),
    )

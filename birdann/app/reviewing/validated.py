"""Share of correct predictions by validation samples."""

import numpy as np

from birdann.core.ids import SpeciesId, id_text, rows_of
from birdann.core.predictions import ModelRun
from birdann.core.provenance import Program
from birdann.core.validation import Answer, Sample, SampleItem, counted_answers
from birdann.models.validation import (
    MIN_ANSWERS,
    Estimate,
    Population,
    Validations,
    bins_of,
    density,
)
from birdann.store import ProjectReader, SegmentTable


def validated_shares(
    reader: ProjectReader, run: ModelRun, table: SegmentTable
) -> dict[SpeciesId, Estimate]:
    """Return the share of each species' predictions that is correct, by its newest sample.

    A sample is of all scores of a species. Within a bin its items that are predictions are a
    simple random sample of the bin's predictions, so that they are weighted by the number of
    these; in a bin without any, as that of low scores may be, all of its items count. Species with
    fewer than ``MIN_ANSWERS`` answers are left out; unsure counts as not valid.
    """
    column = {key: index for index, key in enumerate(table.species_ids)}
    shares: dict[SpeciesId, Estimate] = {}
    for sample in reader.samples.all():
        if sample.source != run.id:
            continue
        answers = counted_answers(reader.samples.answers(sample.id))
        items = [item for item in reader.samples.items(sample.id) if item.place in answers]
        for key in {item.species_id for item in items} - shares.keys():
            of_species = [item for item in items if item.species_id == key]
            share = _share(sample, of_species, answers, table, column.get(key, -2))
            if share is not None:
                shares[key] = share
    return shares


def n_outdated_answers(reader: ProjectReader, run: ModelRun) -> int:
    """Return the number of items answered in samples of other models, if none is of this one."""
    of_models = [
        sample for sample in reader.samples.all() if not isinstance(sample.source, Program)
    ]
    if any(sample.source == run.id for sample in of_models):
        return 0
    return sum(len(counted_answers(reader.samples.answers(sample.id))) for sample in of_models)


def _share(
    sample: Sample,
    items: list[SampleItem],
    answers: dict[int, Answer],
    table: SegmentTable,
    column: int,
) -> Estimate | None:
    try:
        stored = sample.design["species"][id_text(items[0].species_id)]  # type: ignore[index]
        population = Population.from_record(stored)
        edges = np.array(stored["lows"][1:], dtype=np.float64)
        weights, strata = sample.n_represented(items), sample.strata(items)
    except (LookupError, TypeError, ValueError, OverflowError):
        return None  # its results say so
    predicted = (table.species == column) & np.isfinite(table.probability)
    rows = rows_of(table.segment_ids, np.array([item.segment_id or 0 for item in items]))
    is_drawn = (rows >= 0) & predicted[rows]
    if len(items) < MIN_ANSWERS or not is_drawn.any():
        return None
    bins = np.array([item.bin for item in items])
    counted = np.flatnonzero(is_drawn | ~np.isin(bins, bins[is_drawn]))
    drawn = [items[i] for i in counted.tolist()]
    probability = table.probability[predicted].astype(np.float64)
    sizes = np.bincount(bins_of(probability, edges), minlength=len(population.sizes))
    judged = Validations(
        scores=np.array([item.score for item in drawn]),
        bins=bins[counted],
        is_call=np.array([answers[item.place] is Answer.YES for item in drawn]),
        weights=weights[counted],
        strata=strata[counted],
    )
    of_predictions = Population(
        site_sizes=sizes[None], scores=probability, weights=np.ones(len(probability))
    )
    return density(of_predictions, judged, seed=sample.seed)

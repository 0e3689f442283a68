"""Share of correct predictions by validation samples."""

import numpy as np

from birdann.core.ids import SpeciesId, id_text, rows_of
from birdann.core.predictions import ModelRun
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
    column = {key: place for place, key in enumerate(table.species_ids)}
    shares: dict[SpeciesId, Estimate] = {}
    for sample in reader.samples.all():
        if sample.source != run.id:
            continue
        answers = counted_answers(reader.samples.answers(sample.id))
        items = [one for one in reader.samples.items(sample.id) if one.place in answers]
        for key in {one.species_id for one in items} - shares.keys():
            of_species = [one for one in items if one.species_id == key]
            share = _share(sample, of_species, answers, table, column.get(key, -2))
            if share is not None:
                shares[key] = share
    return shares


def _share(
    sample: Sample,
    items: list[SampleItem],
    answers: dict[int, Answer],
    table: SegmentTable,
    column: int,
) -> Estimate | None:
    try:
        stored = sample.design["species"][id_text(items[0].species_id)]  # type: ignore[index]
        population = Population.of_record(stored)
        edges = np.array(stored["lows"][1:], dtype=np.float64)
    except (KeyError, TypeError, ValueError, OverflowError):
        return None  # its results say so
    predicted = (table.species == column) & np.isfinite(table.probability)
    rows = rows_of(table.segment_ids, np.array([one.segment_id or 0 for one in items]))
    drawn = [
        one for one, row in zip(items, rows.tolist(), strict=True) if row >= 0 and predicted[row]
    ]
    if len(items) < MIN_ANSWERS or not drawn:
        return None
    bins_drawn = {one.bin for one in drawn}
    drawn += [one for one in items if one.bin not in bins_drawn]
    probability = table.probability[predicted].astype(np.float64)
    sizes = np.bincount(bins_of(probability, edges), minlength=len(population.sizes))
    judged = Validations(
        scores=np.array([one.score for one in drawn]),
        bins=np.array([one.bin for one in drawn]),
        is_call=np.array([answers[one.place] is Answer.YES for one in drawn]),
    )
    of_predictions = Population(
        site_sizes=sizes[None], scores=probability, weights=np.ones(len(probability))
    )
    return density(of_predictions, judged, seed=sample.seed)

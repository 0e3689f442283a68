"""Number of uses of each species, by people and by the model."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from birdann.core.ids import SpeciesId
from birdann.core.labels import LabelState, TagState
from birdann.store import LABEL_STATES, ProjectReader


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesUse:
    """A species in use, or one that was merged into another."""

    id: SpeciesId
    name: str
    scientific_name: str = ""
    merged_into: str = ""  # The name of the species it was merged into; "" if in use.
    # n_present, n_tags: Lists with the species as present, and with any tag of it.
    n_present: int = 0
    n_tags: int = 0
    n_labels: int = 0  # Segments confirmed or corrected as it.
    n_refused: int = 0  # Segments rejected as it, which count as labels too.
    n_proposed: int = 0  # Unlabelled segments predicted as it by the shown model.

    @property
    def is_named(self) -> bool:
        """Whether any list or label refers to it."""
        return bool(self.n_tags or self.n_labels or self.n_refused)


def species_use(reader: ProjectReader) -> list[SpeciesUse]:
    """Return every species in use with its counts, by name; then merged ones."""
    tags: Counter[tuple[SpeciesId, bool]] = Counter()
    for species_list in reader.lists.every():
        tags.update((key, state is TagState.PRESENT) for key, state in species_list.tags.items())
    table = reader.overview.segments()
    is_refused = table.label == LABEL_STATES.index(LabelState.REJECTED)
    is_labelled = (table.label >= 0) & ~is_refused
    counts = [
        np.bincount(column[rows & (column >= 0)], minlength=len(table.species_ids))
        for column, rows in (
            (table.label_species, is_labelled),
            (table.label_species, is_refused),
            (table.species, table.label < 0),
        )
    ]
    index_of = {key: row for row, key in enumerate(table.species_ids)}

    def count(of: int, key: SpeciesId) -> int:
        return int(counts[of][index_of[key]]) if key in index_of else 0

    names = reader.species.names()
    in_use = [
        SpeciesUse(
            id=species.id,
            name=species.name,
            scientific_name=species.scientific_name,
            n_present=tags[species.id, True],
            n_tags=tags[species.id, True] + tags[species.id, False],
            n_labels=count(0, species.id),
            n_refused=count(1, species.id),
            n_proposed=count(2, species.id),
        )
        for species in reader.species.in_use()
    ]
    return in_use + [
        SpeciesUse(
            id=species.id,
            name=species.name,
            scientific_name=species.scientific_name,
            merged_into=names[into],
        )
        for species, into in reader.species.merged_species()
    ]

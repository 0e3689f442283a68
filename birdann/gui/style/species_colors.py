"""Assignment of colours to the species of a project."""

from collections.abc import Mapping, Sequence

from birdann.core.ids import SpeciesId


def color_places(
    species_ids: Sequence[SpeciesId],
    together: Mapping[SpeciesId, Mapping[SpeciesId, int]],
    *,
    n_colors: int,
    known: Mapping[SpeciesId, int] | None = None,
) -> dict[SpeciesId, int]:
    """Return an index for each species; modulo ``n_colors`` it gives the colour.

    Species with the same colour differ in another mark. Each gets the colour that its recordings
    use least, so that species of one recording differ as far as there are colours; among equal
    ones the least used, then the next in turn.

    Parameters
    ----------
    species_ids
        In order of creation.
    together
        Number of recordings that list two species together; in both orders.
    known
        Indices to keep.
    """
    places_kept = {} if known is None else known
    places = {key: places_kept[key] for key in species_ids if key in places_kept}
    taken = set(places.values())
    n_used = [sum(place % n_colors == color for place in taken) for color in range(n_colors)]
    turns = [(turn, key) for turn, key in enumerate(species_ids) if key not in places]
    if len(species_ids) > n_colors:  # those with most company choose first
        turns.sort(key=lambda one: -sum(together.get(one[1], {}).values()))
    for turn, key in turns:
        shared = [0] * n_colors
        for other, n in together.get(key, {}).items():
            if other in places:
                shared[places[other] % n_colors] += n
        color = min(
            range(n_colors), key=lambda one: (shared[one], n_used[one], (one - turn) % n_colors)
        )
        place = color
        while place in taken:
            place += n_colors
        places[key] = place
        taken.add(place)
        n_used[color] += 1
    return places

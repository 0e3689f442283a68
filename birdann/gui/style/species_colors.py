"""Which colour each species of a project has."""

from collections.abc import Mapping, Sequence

from birdann.core.ids import SpeciesId


def color_places(
    species_ids: Sequence[SpeciesId],
    together: Mapping[SpeciesId, Mapping[SpeciesId, int]],
    *,
    n_colors: int,
    known: Mapping[SpeciesId, int] | None = None,
) -> dict[SpeciesId, int]:
    """Return a place for each species: its remainder by ``n_colors`` is the colour.

    Species with the same colour differ in what else marks them. Each takes the colour whose
    species are heard in the fewest of its recordings, so that as far as there are colours those
    of one recording have different ones; of equal ones the least used, and the next in turn.

    Parameters
    ----------
    species_ids
        In the order in which they were named.
    together
        In how many recordings two species are listed; both ways round.
    known
        Places that are kept.
    """
    kept = {} if known is None else known
    places = {key: kept[key] for key in species_ids if key in kept}
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

"""Colours of species: different within a recording before they are in the project."""

from hypothesis import given
from hypothesis import strategies as st

from birdann.core.ids import SpeciesId
from birdann.gui.style.theme import color_places


def company(*recordings):
    """Return in how many recordings two species are together."""
    together = {}
    for species in recordings:
        for one in species:
            for other in set(species) - {one}:
                counts = together.setdefault(SpeciesId(one), {})
                counts[SpeciesId(other)] = counts.get(SpeciesId(other), 0) + 1
    return together


def test_few_species_have_the_colours_in_their_order():
    assert color_places([5, 3, 9], company((5, 3, 9)), n_colors=8) == {5: 0, 3: 1, 9: 2}


def test_species_of_a_recording_differ_in_colour_while_there_are_colours():
    together = company((1, 2, 9, 10), (3, 4, 9), (1, 10))
    places = color_places(range(1, 11), together, n_colors=4)
    for recording in ((1, 2, 9, 10), (3, 4, 9), (1, 10)):
        assert len({places[key] % 4 for key in recording}) == len(recording)
    assert len(set(places.values())) == 10


def test_known_colours_are_kept():
    known = {1: 0, 2: 1, 3: 9}
    places = color_places([1, 2, 3, 4], company((3, 4), (2, 4)), n_colors=8, known=known)
    assert {key: places[key] for key in known} == known
    assert places[4] % 8 != 1
    assert places[4] not in known.values()


@given(st.lists(st.sets(st.integers(1, 40), min_size=1, max_size=6), max_size=30))
def test_every_species_has_a_place_of_its_own(recordings):
    species = list(range(1, 41))
    places = color_places(species, company(*recordings), n_colors=8)
    assert set(places) == set(species)
    assert len(set(places.values())) == len(species)

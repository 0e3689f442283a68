"""Species: what is refused when they are separated."""

import pytest

from birdann.app.commands import AddSpecies, MergeSpecies
from birdann.app.commands.species import PartSpecies
from birdann.core.errors import BirdannError, ListsError


@pytest.fixture
def species(session, factory):
    owl, wren = factory.species("Owl"), factory.species("Wren")
    session.execute(AddSpecies([owl, wren]))
    return owl, wren


def names(session):
    return sorted(bird.name for bird in session.project.species.in_use())


def test_a_species_that_is_not_merged_cannot_be_separated(session, species):
    owl, _ = species
    with pytest.raises(ListsError, match="“Owl” is not merged with a species"):
        session.execute(PartSpecies(owl.id, "Owl"))


def test_a_merged_species_is_separated(session, species):
    owl, wren = species
    session.execute(MergeSpecies(owl.id, wren.id, "Wren"))
    assert names(session) == ["Wren"]
    session.execute(PartSpecies(owl.id, "Owl"))
    assert names(session) == ["Owl", "Wren"]


def test_a_species_is_not_separated_into_the_name_of_another(session, species, factory):
    owl, wren = species
    session.execute(MergeSpecies(owl.id, wren.id, "Wren"))
    session.execute(AddSpecies([factory.species("Owl")]))
    with pytest.raises(BirdannError, match="Owl"):
        session.execute(PartSpecies(owl.id, "Owl"))
    assert names(session) == ["Owl", "Wren"]


def test_undo_and_redo_of_a_species_keep_its_mark(session, species):
    """Predictions may refer to a species that was taken back, and are drawn with its mark."""
    before = session.project.species.marks()
    session.undo()
    assert names(session) == []
    assert session.project.species.marks() == before
    session.redo()
    assert session.project.species.marks() == before

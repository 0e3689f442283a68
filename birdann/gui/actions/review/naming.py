"""Species by the names that people type."""

from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import Species
from birdann.store import Project


def species_called(project: Project, name: str) -> tuple[Species, bool]:
    """Return the species of a name, and whether it is new and has to be added first.

    The project is asked, not what the window shows of it, which may be a moment behind a quick
    hand that names the same species twice.
    """
    known = project.species.named(name.strip())
    return known or Species(id=SpeciesId(new_id()), name=name.strip()), known is None

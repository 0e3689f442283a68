"""The list of species that typing finds before anybody has used them."""

from collections.abc import Sequence
from pathlib import Path

from birdann.app.changes import ChangeSet, Kind
from birdann.app.session import Session
from birdann.formats.species_names import SpeciesName, read_species_names
from birdann.store import Project, ProjectReader, Transaction

_KEY = "species_names"


def import_species_names(session: Session, path: Path) -> int:
    """Take a list of names into the project in place of an earlier one; return how many.

    Raises
    ------
    ListsError
        If the list cannot be read or names nothing.
    """
    names = read_species_names(path)

    def write(tx: Transaction) -> ChangeSet:
        tx.settings.set(_KEY, [[one.name, *one.aliases] for one in names])
        return ChangeSet.of(Kind.SETTINGS)

    session.apply("import species names", {"file": path.name, "names": len(names)}, write)
    return len(names)


def species_names(project: Project | ProjectReader) -> tuple[SpeciesName, ...]:
    """Return the names taken into a project."""
    stored = project.settings.get(_KEY, [])
    rows = stored if isinstance(stored, Sequence) and not isinstance(stored, str) else []
    return tuple(
        SpeciesName(str(row[0]), tuple(str(cell) for cell in row[1:])) for row in rows if row
    )

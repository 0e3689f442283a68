"""Species, under the names that the project gives them."""

from collections.abc import Iterable

from birdann.core.ids import SpeciesId
from birdann.core.labels import Species
from birdann.store.rows import Table
from birdann.store.tables.records import Record

_SPECIES = Record(Species, "species", "a species")


class SpeciesTable(Table):
    """The species of a project."""

    def in_use(self) -> list[Species]:
        """Return the species in use, in order of name."""
        return _SPECIES.all(self._rows, "WHERE removed = 0 ORDER BY name")

    def all(self) -> dict[SpeciesId, Species]:
        """Return every species ever named, first named first; those taken out too."""
        return {one.id: one for one in _SPECIES.all(self._rows, "ORDER BY number")}

    def named(self, name: str) -> Species | None:
        """Return the species of exactly this name, or None."""
        found = _SPECIES.all(self._rows, "WHERE name = ? AND removed = 0", [name])
        return found[0] if found else None

    def put(self, species: Iterable[Species], *, removed: bool = False) -> None:
        """Add species; one that is known by its id is renamed and taken in again, or out."""
        _SPECIES.put(self._rows, species, replaces="id", removed=int(removed), number=True)

    def set_removed(self, ids: Iterable[SpeciesId], removed: bool) -> None:
        """Take species out of use, or back in."""
        self._rows.flag("UPDATE species SET removed = ? WHERE id = ?", ids, removed)

"""Species, under the names that the project gives them."""

from collections.abc import Iterable

from birdann.core.ids import SpeciesId
from birdann.core.labels import Species
from birdann.store.rows import Row, Table


class SpeciesTable(Table):
    """The species of a project."""

    def in_use(self) -> list[Species]:
        """Return the species in use, in order of name."""
        return self._species(
            self._rows.all("SELECT id, name FROM species WHERE removed = 0 ORDER BY name")
        )

    def all(self) -> dict[SpeciesId, Species]:
        """Return every species ever named, first named first; those taken out too."""
        rows = self._rows.all("SELECT id, name FROM species ORDER BY number")
        return {one.id: one for one in self._species(rows)}

    def named(self, name: str) -> Species | None:
        """Return the species of exactly this name, or None."""
        rows = self._rows.all(
            "SELECT id, name FROM species WHERE name = ? AND removed = 0", [name]
        )
        return self._species(rows)[0] if rows else None

    def _species(self, rows: Iterable[Row]) -> list[Species]:
        with self._rows.decoding("a species"):
            return [Species(id=SpeciesId(key), name=name) for key, name in rows]

    def put(self, species: Iterable[Species], *, removed: bool = False) -> None:
        """Add species; one that is known by its id is renamed and taken in again, or out."""
        self._rows.execute_many(
            "INSERT INTO species (id, number, name, removed) "
            "VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM species), ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, removed = excluded.removed",
            [(s.id, s.name, int(removed)) for s in species],
        )

    def set_removed(self, ids: Iterable[SpeciesId], removed: bool) -> None:
        """Take species out of use, or back in."""
        self._rows.flag("UPDATE species SET removed = ? WHERE id = ?", ids, removed)

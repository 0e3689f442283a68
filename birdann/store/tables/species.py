"""Species and their names."""

import re
from collections.abc import Iterable, Mapping, Sequence

from birdann.core.ids import SpeciesId
from birdann.core.labels import Alias, AliasKind, Species
from birdann.core.species_marks import free_mark
from birdann.store.rows import Removable
from birdann.store.tables.records import Record

_SPECIES = Record(Species, "species", "a species")


class SpeciesTable(Removable):
    """The species of a project."""

    _table = "species"

    def in_use(self) -> list[Species]:
        """Return the species in use, by name."""
        return _SPECIES.all(self._rows, "WHERE removed = 0 ORDER BY name")

    def all(self) -> dict[SpeciesId, Species]:
        """Return all species in order of creation, including removed ones."""
        return {species.id: species for species in _SPECIES.all(self._rows, "ORDER BY number")}

    def names(self) -> dict[SpeciesId, str]:
        """Return the name of each species in order of creation, including removed ones."""
        return dict(self._rows.all("SELECT id, name FROM species ORDER BY number"))

    def ids_by_name(self) -> dict[str, SpeciesId]:
        """Return the identifier of each species in use, by name."""
        return {species.name: species.id for species in self.in_use()}

    def find_by_name(self, name: str) -> Species | None:
        """Return the species with exactly this name, or None."""
        matches = _SPECIES.all(self._rows, "WHERE name = ? AND removed = 0", [name])
        return matches[0] if matches else None

    def put(self, species: Iterable[Species], *, removed: bool = False) -> None:
        """Add species; known ones are renamed, and restored or removed."""
        _SPECIES.put(self._rows, species, replaces="id", removed=int(removed), number=True)
        self.mark()

    def marks(self) -> dict[SpeciesId, int]:
        """Return the marks of all species, including removed ones (`species_marks`)."""
        return dict(self._rows.all("SELECT id, mark FROM species"))

    def mark(self) -> None:
        """Give a mark of its own to each species without one, or with that of an earlier one."""
        rows = self._rows.all("SELECT id, name, mark FROM species ORDER BY mark IS NULL, number")
        taken: dict[int, int] = {}
        for key, _, mark in rows:
            if mark is not None:
                taken.setdefault(mark, key)
        unmarked = [(name, key) for key, name, mark in rows if taken.get(mark) != key]
        new = []
        for name, key in sorted(unmarked):
            mark = free_mark(name, taken)
            taken[mark] = key
            new.append((mark, key))
        self._rows.execute_many("UPDATE species SET mark = ? WHERE id = ?", new)

    def aliases(self) -> list[Alias]:
        """Return other names of species; merged ones refer to their targets.

        Former names of merged species are synonyms of their targets.
        """
        rows = self._rows.all("SELECT species, kind, alias FROM species_alias")
        merged = self._rows.all(
            "SELECT id, merged_into, name, scientific_name FROM species "
            "WHERE merged_into NOT NULL AND removed = 1"
        )
        into = {key: after for key, after, *_ in merged}
        rows += [(key, "synonym", name) for key, _, *names in merged for name in names if name]
        with self._rows.name_file_in_errors("the other names of species"):
            return [
                Alias(SpeciesId(_final_species(key, into)), AliasKind(kind), name)
                for key, kind, name in rows
                if kind in set(AliasKind)
            ]

    def add_aliases(self, aliases: Iterable[Alias], *, authority: str = "") -> None:
        """Add other names; earlier answers to the same question are replaced."""
        alias_list = list(aliases)
        self._rows.execute_many(
            "DELETE FROM species_alias WHERE kind = 'answer' AND alias = ?",
            [(alias.name,) for alias in alias_list if alias.kind is AliasKind.ANSWER],
        )
        self._rows.execute_many(
            "INSERT OR IGNORE INTO species_alias (species, kind, authority, alias) "
            "VALUES (?, ?, ?, ?)",
            [(alias.species_id, alias.kind.value, authority, alias.name) for alias in alias_list],
        )

    def note_merged(self, species_id: SpeciesId, into: SpeciesId) -> None:
        """Record the references to a species about to be merged, so that it can be split again."""
        for kind, rows in _IS_NAMED.items():
            mine = rows.replace(":one", ":of")
            both = f"{rows.replace(':one', ':into')} INTERSECT {mine}"
            for species, which in ((species_id, mine), (into, both)):
                if species == into and kind not in {"tag", "reading"}:
                    continue
                values = {"species": species, "of": species_id, "into": into}
                self._run(_NOTE_MERGED.format(kind=kind, rows=which), values)
        self._run(
            "UPDATE species SET merged_into = :into WHERE id = :of",
            {"of": species_id, "into": into},
        )

    def part(self, species_id: SpeciesId) -> SpeciesId | None:
        """Split a merged species off again; return its former target.

        Recorded references that still point to the target are restored; later ones are kept.
        """
        merged = self._rows.all("SELECT id, merged_into FROM species WHERE merged_into NOT NULL")
        into = _final_species(species_id, dict(merged))
        if into == species_id:
            return None
        values = {"one": species_id, "into": into}
        for table, key in (("label", "segment"), ("reading", "segment"), ("detection", "id")):
            rows = _ROWS.format(whose="one", kind=table)
            but = f"AND {key} NOT {_ROWS.format(whose='into', kind=table)}"
            sql = f"UPDATE {table} SET species = :one WHERE species = :into AND {key} {rows} {but}"
            self._run(sql, values)
        rows = _ROWS.format(whose="one", kind="tag")
        both = _ROWS.format(whose="into", kind="tag")
        self._run(
            "INSERT OR IGNORE INTO tag (list, species, position, state) SELECT list, :one, "
            f"position, state FROM tag WHERE species = :into AND list {rows}",
            values,
        )
        self._run(
            f"DELETE FROM tag WHERE species = :into AND list {rows} AND list NOT {both}", values
        )
        self._run("DELETE FROM merged_row WHERE species = :one", values)
        self._run("UPDATE species SET removed = 0, merged_into = NULL WHERE id = :one", values)
        return SpeciesId(into)

    def _run(self, sql: str, values: Mapping[str, int]) -> None:
        """Run a statement with those of the values that it names."""
        names = re.findall(r":(\w+)", sql)
        self._rows.execute(re.sub(r":\w+", "?", sql), [int(values[name]) for name in names])

    def targets(self, species_ids: Sequence[SpeciesId]) -> tuple[SpeciesId, ...]:
        """Return species, with what each was merged into."""
        into = {species.id: target for species, target in self.merged_species()}
        return tuple(into.get(key, key) for key in species_ids)

    def merged_species(self) -> list[tuple[Species, SpeciesId]]:
        """Return merged species with their targets."""
        rows = self._rows.all("SELECT id, merged_into FROM species WHERE merged_into NOT NULL")
        into: dict[int, int] = dict(rows)
        merged = _SPECIES.all(
            self._rows, "WHERE removed = 1 AND merged_into NOT NULL ORDER BY name"
        )
        return [(species, SpeciesId(_final_species(species.id, into))) for species in merged]


_IS_NAMED = {
    "label": "SELECT segment FROM label WHERE species = :one",
    "reading": "SELECT segment FROM reading WHERE species = :one",
    "detection": "SELECT id FROM detection WHERE species = :one",
    "tag": "SELECT list FROM tag WHERE species = :one",
}
"""By kind of row, which rows name a species."""
_NOTE_MERGED = "INSERT OR IGNORE INTO merged_row (species, kind, row) SELECT :species, '{kind}', * FROM ({rows})"
_ROWS = "IN (SELECT row FROM merged_row WHERE species = :{whose} AND kind = '{kind}')"


def _final_species(key: int, into: Mapping[int, int]) -> int:
    """Return the final target of a merged species."""
    seen = {key}
    while (after := into.get(key)) is not None and after not in seen:
        key = after
        seen.add(key)
    return key

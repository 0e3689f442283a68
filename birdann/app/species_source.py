"""Names of species: the project's own, and the imported checklist."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.species import CHECKLIST_KEY, checklist
from birdann.app.session import Session
from birdann.app.species_matching import SpeciesMatcher, fold_name
from birdann.core.expected import ExpectedSpecies
from birdann.core.ids import SpeciesId
from birdann.core.labels import Alias, AliasKind, Species
from birdann.formats.checklists import Role, SpeciesName, read_checklist, read_expected
from birdann.store import ProjectTables, Transaction

EXPECTED_KEY = "expected_species"


def import_checklist(session: Session, path: Path, roles: Sequence[Role] | None = None) -> int:
    """Import a checklist, replacing an earlier one; return its number of species.

    Species of the project get its scientific names, codes and synonyms; their display names are
    unchanged. Where it says where and when species are expected, the next prediction weighs them.

    Parameters
    ----------
    roles
        Meaning of the columns; None to detect it from their headings.
    """
    names, expected = read_checklist(path, roles), read_expected(path, roles)

    def write(tx: Transaction) -> ChangeSet:
        tx.settings.set(EXPECTED_KEY, [asdict(row) for row in expected])
        tx.settings.set(
            CHECKLIST_KEY,
            [[name.name, name.scientific_name, name.codes, name.synonyms] for name in names],
        )
        known = known_species(tx)
        entries = {name.name: name for name in names}
        find = SpeciesMatcher(entries, names)
        for species, name in known.items():
            entry = entries.get(find.species_of(name.name, name.names[1:]))
            if entry is None:
                continue
            if entry.scientific_name and not name.scientific_name:
                named = Species(id=species, name=name.name, scientific_name=entry.scientific_name)
                tx.species.put([named])
            aliases = [Alias(species, AliasKind.CODE, code) for code in entry.codes]
            others = [entry.name, *entry.synonyms]
            aliases += [
                Alias(species, AliasKind.SYNONYM, synonym)
                for synonym in others
                if synonym != name.name
            ]
            tx.species.add_aliases(aliases, authority=path.stem)
        return ChangeSet.of(Kind.SETTINGS, Kind.SPECIES)

    session.apply("import checklist", {"file": path.name, "names": len(names)}, write)
    return len(names)


def expected_species(tables: ProjectTables) -> tuple[ExpectedSpecies, ...]:
    """Return where and when the checklist expects species, with their names in the project."""
    stored = tables.settings.get(EXPECTED_KEY, [])
    if not isinstance(stored, Sequence) or not stored:
        return ()
    name_of = {
        fold_name(name): species.name
        for species in known_species(tables).values()
        for name in species.names
    }
    rows = [ExpectedSpecies(**{**row, "names": tuple(row["names"])}) for row in stored]
    return tuple(
        replace(row, names=tuple({name_of.get(fold_name(name), name): None for name in row.names}))
        for row in rows
    )


def known_species(tables: ProjectTables) -> dict[SpeciesId, SpeciesName]:
    """Return the species in use with all their names."""
    aliases: dict[tuple[SpeciesId, AliasKind], list[str]] = defaultdict(list)
    for alias in tables.species.aliases():
        aliases[alias.species_id, alias.kind].append(alias.name)
    return {
        species.id: SpeciesName(
            species.name,
            species.scientific_name,
            tuple(aliases[species.id, AliasKind.CODE]),
            tuple(aliases[species.id, AliasKind.SYNONYM]),
        )
        for species in tables.species.in_use()
    }


class NamedSpecies:
    """Finds the species of a project by any of their names."""

    def __init__(self, tables: ProjectTables) -> None:
        self._species: dict[str, SpeciesId | None] = {}
        for species, named in known_species(tables).items():
            for name in map(fold_name, named.names):
                self._species[name] = (
                    species if self._species.get(name, species) == species else None
                )

    def find(self, name: str, other_names: Sequence[str]) -> SpeciesId | None:
        """Return the species of a name; None if there is none, or several."""
        words = (name, *other_names)
        return next(filter(None, (self._species.get(fold_name(word)) for word in words)), None)


def remember_answers(session: Session, new_answers: Mapping[str, str]) -> None:
    """Store the user's mapping of names, for species of the project."""
    by_name = session.project.species.ids_by_name()
    answers = [
        Alias(by_name[species], AliasKind.ANSWER, name)
        for name, species in new_answers.items()
        if species in by_name and name != species
    ]
    if not answers:
        return

    def write(tx: Transaction) -> ChangeSet:
        tx.species.add_aliases(answers)
        return ChangeSet.of(Kind.SPECIES)

    arguments = {"names": [answer.name for answer in answers]}
    session.apply("answer which species names mean", arguments, write)


def species_matcher(
    tables: ProjectTables,
    given_answers: Mapping[str, str] | None = None,
    *,
    by_spelling: bool = True,
) -> SpeciesMatcher:
    """Return a matcher for a project.

    Parameters
    ----------
    given_answers
        The user's present decisions, in addition to stored ones.
    """
    known = known_species(tables)
    answers = {
        alias.name: known[alias.species_id].name
        for alias in tables.species.aliases()
        if alias.kind is AliasKind.ANSWER and alias.species_id in known
    }
    return SpeciesMatcher(
        {species.name: species for species in known.values()},
        checklist(tables),
        answers | dict(given_answers or {}),
        by_spelling=by_spelling,
    )

"""Checklists: species with common and scientific names, codes and synonyms.

Columns are recognised by headings (eBird, Clements, AviList, IOC, GBIF and users' lists); without
headings each line is a species, with other names beside it. Columns of sites, weeks and weights say
where and when a species is expected (`birdann.core.expected`).
"""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path

from birdann.core.errors import ListsError, TableError
from birdann.core.expected import ANY_OTHER, WEEKS, ExpectedSpecies
from birdann.formats.tables import stream_rows

_LONGEST_NAME = 120
_BINOMIAL = re.compile(r"[A-Z][a-zë-]+(?: \([A-Z][a-z]+\))?(?: [a-zë-]+){1,2}")
_MAP_HEADINGS = frozenset({"from", "written", "code", "label", "old", "species", "name"})
_SAMPLE_ROWS = 200


@dataclass(frozen=True, slots=True)
class SpeciesName:
    """A species of a checklist: displayed name and other names."""

    name: str
    scientific_name: str = ""
    codes: tuple[str, ...] = ()
    synonyms: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All names, the displayed one first."""
        return tuple(filter(None, (self.name, self.scientific_name, *self.codes, *self.synonyms)))


class Role(StrEnum):
    """Meanings of columns of a checklist."""

    NAME = "name"
    SCIENTIFIC = "scientific name"
    CODE = "code"
    SYNONYM = "other name"
    UNUSED = "not used"
    GENUS = "genus"
    EPITHET = "second part of the scientific name"
    RANK = "rank"
    ID = "identifier"
    ACCEPTED_ID = "identifier of the accepted name"
    SITE = "site"
    FIRST_WEEK = "first week"
    LAST_WEEK = "last week"
    WEIGHT = "weight"


_HEADINGS: dict[Role, tuple[str, ...]] = {
    Role.SCIENTIFIC: (
        r"canonicalname", r"sci_?name", r"scientific_?( ?name)?", r"ioc_\d[\d.]*",
        r"latin( ?name)?", r"binomial", r"wiss(enschaftlicher|\.) name", r"nom scientifique",
    ),
    Role.EPITHET: (r"species \(scientific\)",),
    Role.GENUS: (r"genus",),
    Role.NAME: (
        r"primary_com_name", r"english_name_avilist", r"species \(english\)", r"english[ _]name",
        r"common[ _]?name", r"vernacular[ _]?name", r"english", r"name", r"species([ _]name)?", r"bird",
        r"(vogel)?art(name)?", r"deutscher name", r"esp[eè]ce", r"nom fran[cç]ais",
    ),
    Role.CODE: (
        r"spec(ies)?_?code(_cornell_lab)?", r"(alpha |banding |4-letter |euring )?code", r"spec6?", r"k.{1,2}rzel",
    ),
    Role.SYNONYM: (
        r"english_name_.+", r"synonyms?", r"other[ _]names?", r"old[ _]name",
        r"[\w ]*(german|deutsch|french|fran.ais|spanish|espa.ol|dutch|swedish|polish|danish|finnish|"
        r"norwegian|italian|portuguese( \(.+\))?|czech|english \(.+\))",
    ),
    Role.RANK: (r"category", r"rank", r"taxon_?rank"),
    Role.ID: (r"taxon_?(key|id)",),
    Role.ACCEPTED_ID: (r"accepted_?(taxonkey|nameusageid)",),
    Role.SITE: (r"site",),
    Role.FIRST_WEEK: (r"(first|start)[ _]week",),
    Role.LAST_WEEK: (r"(last|end)[ _]week",),
    Role.WEIGHT: (r"weight",),
}  # fmt: skip
"""Headings, in lower case, by what they say that a column is: the first in this order of a role."""
_MOST_OWN_COLUMNS = 8
_CLASSIFICATION = frozenset({"order", "family", "genus", "class", "group", "notes", "comments"})
_EXPECTED = (Role.SITE, Role.FIRST_WEEK, Role.LAST_WEEK, Role.WEIGHT)
_ONCE = (
    Role.NAME,
    Role.SCIENTIFIC,
    Role.EPITHET,
    Role.GENUS,
    Role.RANK,
    Role.ID,
    Role.ACCEPTED_ID,
    *_EXPECTED,
)


@dataclass(frozen=True, slots=True)
class ChecklistColumn:
    """A column of a checklist: heading or "", role, and first cell."""

    heading: str
    role: Role
    example: str = ""


def read_columns(path: Path) -> tuple[ChecklistColumn, ...]:
    """Return the role of each column of a checklist (ListsError if unreadable)."""
    rows = list(islice((cells for _, cells in _rows(path)), _SAMPLE_ROWS))
    if not rows:
        return ()
    roles = _roles_from_headings(rows)
    has_headings = roles is not None
    body = rows[1:] if has_headings else rows
    roles = roles or _without_headings(rows)
    return tuple(
        ChecklistColumn(
            rows[0][index] if has_headings and index < len(rows[0]) else "",
            role,
            next((row[index] for row in body if index < len(row) and row[index]), ""),
        )
        for index, role in enumerate(roles)
    )


def _roles_from_headings(rows: Sequence[Sequence[str]]) -> list[Role] | None:
    """Return roles by headings; None if the first row has none."""
    header = [" ".join(cell.lower().split()) for cell in rows[0]]
    fits = [
        {
            role: position
            for role, forms in _HEADINGS.items()
            for position, form in enumerate(forms)
            if re.fullmatch(form, cell)
        }
        for cell in header
    ]
    if not any({Role.NAME, Role.SCIENTIFIC, Role.EPITHET} & fit.keys() for fit in fits):
        return None
    is_checklist = any(Role.RANK in fit for fit in fits)
    is_gbif = any(Role.ID in fit for fit in fits)
    roles = [Role.UNUSED] * len(header)
    for role in _HEADINGS:
        indices = [i for i, fit in enumerate(fits) if role in fit and roles[i] is Role.UNUSED]
        if role in _ONCE:  # "canonicalName" before "scientificName", "English name" before "Name"
            indices = sorted(indices, key=lambda i: fits[i][role])[:1]
        if is_gbif and role is Role.NAME:
            indices = []  # "species" is part of a classification there
        for index in indices:
            roles[index] = role
    if Role.EPITHET not in roles:
        roles = [Role.UNUSED if role is Role.GENUS else role for role in roles]
    else:  # the master list of IOC: its codes are those of changes
        roles = [Role.UNUSED if role is Role.CODE else role for role in roles]
    if not is_checklist and len(header) <= _MOST_OWN_COLUMNS:
        for index, heading in enumerate(header):
            cells = {row[index] for row in rows[1:] if index < len(row)} - {""}
            if (
                roles[index] is Role.UNUSED
                and heading not in _CLASSIFICATION
                and any(map(_has_letters, cells))
            ):
                roles[index] = Role.SYNONYM
    return roles


def _without_headings(rows: Sequence[Sequence[str]]) -> list[Role]:
    """Return roles of columns of words: a name first, then other names."""
    width = max(map(len, rows))
    columns = [[row[i] for row in rows if i < len(row) and row[i]] for i in range(width)]
    roles = [Role.SYNONYM if any(map(_has_letters, cells)) else Role.UNUSED for cells in columns]
    if Role.SYNONYM in roles:
        roles[roles.index(Role.SYNONYM)] = Role.NAME
    return roles


def _has_letters(text: str) -> bool:
    return any(character.isalpha() for character in text)


def read_checklist(path: Path, roles: Sequence[Role] | None = None) -> tuple[SpeciesName, ...]:
    """Read a checklist.

    Empty lines, comments (``#``), repeated names and, if ranks are given, ranks other than species
    are skipped. Synonyms in separate rows are added to the accepted name. Raises ListsError if it
    cannot be read or is empty.

    Parameters
    ----------
    roles
        Roles of the columns; None for those of ``read_columns``.
    """
    reading = _read(path, roles)
    if not reading.species:
        raise ListsError("{path} lists no species. Write one name per line.", path=path)
    return tuple(reading.all_species())


def read_expected(path: Path, roles: Sequence[Role] | None = None) -> tuple[ExpectedSpecies, ...]:
    """Return where and when a checklist expects its species; () if it does not say.

    Raises ListsError for a week or a weight that is none. Rows of weight 0 say that a species is not
    expected, as rows that are missing do.
    """
    return tuple(_read(path, roles).expected)


def _read(path: Path, roles: Sequence[Role] | None) -> "_Reading":
    columns = read_columns(path)
    roles = list(roles) if roles is not None else [column.role for column in columns]
    has_headings = any(column.heading for column in columns)
    reading = _Reading(roles)
    for number, (line, cells) in enumerate(_rows(path)):
        if (has_headings and number == 0) or cells[0].startswith("#"):
            continue
        try:
            reading.read_row(cells)
        except ValueError as error:
            raise ListsError(
                "{path}, line {line}: weeks are numbers from 1 to {weeks} (four a month), and "
                "weights are numbers from 0.",
                path=path,
                line=line,
                weeks=WEEKS,
            ) from error
    return reading


class _Reading:
    """Species of a checklist being read."""

    def __init__(self, roles: Sequence[Role]) -> None:
        self._roles = roles
        self._genus = ""
        self._ids: dict[str, str] = {}
        self._synonyms: dict[str, list[str]] = {}
        self.species: dict[str, SpeciesName] = {}
        self.expected: list[ExpectedSpecies] = []

    def _cells(self, cells: Sequence[str], role: Role) -> list[str]:
        cells_of_role = (
            cell for cell, one in zip(cells, self._roles, strict=False) if one is role
        )
        return [cell for cell in cells_of_role if cell and len(cell) <= _LONGEST_NAME]

    def _cell(self, cells: Sequence[str], role: Role) -> str:
        return next(iter(self._cells(cells, role)), "")

    def read_row(self, cells: Sequence[str]) -> None:
        self._genus = self._cell(cells, Role.GENUS) or self._genus
        rank = self._cell(cells, Role.RANK).casefold()
        if Role.RANK in self._roles and rank != "species":
            return
        scientific = self._cell(cells, Role.SCIENTIFIC)
        if Role.EPITHET in self._roles:
            epithet = self._cell(cells, Role.EPITHET)
            if not epithet:
                return
            scientific = f"{self._genus.capitalize()} {epithet}"
        elif (binomial := _BINOMIAL.match(scientific)) is not None:  # without its author
            scientific = binomial[0]
        key, accepted = self._cell(cells, Role.ID), self._cell(cells, Role.ACCEPTED_ID)
        if accepted and accepted != key:
            self._synonyms.setdefault(accepted, []).append(scientific)
            return
        name, *others = _split_names(self._cell(cells, Role.NAME)) or [scientific]
        if name == ANY_OTHER:
            self._add_expected(cells, (name,))
        if not _has_letters(name):
            return
        if len(others) == 2 and not scientific:
            scientific, *others = others
        others += self._cells(cells, Role.SYNONYM)
        taken = {name, scientific}
        one = SpeciesName(
            name,
            scientific,
            tuple(dict.fromkeys(self._cells(cells, Role.CODE))),
            tuple(dict.fromkeys(other for other in others if other not in taken)),
        )
        self._add_expected(cells, one.names)
        self.species.setdefault(name.casefold(), one)
        self._ids[key] = name.casefold()

    def _add_expected(self, cells: Sequence[str], names: tuple[str, ...]) -> None:
        """Add where and when a row expects a species (ValueError for a wrong week or weight)."""
        if not set(_EXPECTED) & set(self._roles):
            return
        first, last = (
            int(self._cell(cells, role) or default)
            for role, default in ((Role.FIRST_WEEK, 1), (Role.LAST_WEEK, WEEKS))
        )
        weight = float(self._cell(cells, Role.WEIGHT) or 1.0)
        if not (1 <= first <= WEEKS and 1 <= last <= WEEKS and 0 <= weight < math.inf):
            raise ValueError(f"{first}, {last}, {weight}")
        if weight > 0:
            site = self._cell(cells, Role.SITE)
            self.expected.append(
                ExpectedSpecies(
                    names=names, site=site, first_week=first, last_week=last, weight=weight
                )
            )

    def all_species(self) -> Iterator[SpeciesName]:
        """Yield the species, with synonyms from separate rows."""
        synonyms = {
            self._ids[key]: names for key, names in self._synonyms.items() if key in self._ids
        }
        for key, species in self.species.items():
            more = tuple(name for name in synonyms.get(key, ()) if name not in species.names)
            yield (
                SpeciesName(
                    species.name,
                    species.scientific_name,
                    species.codes,
                    (*species.synonyms, *more),
                )
                if more
                else species
            )
        for key, names in self._synonyms.items():
            if key not in self._ids:  # the accepted name is not in the list
                new = (name for name in names if name.casefold() not in self.species)
                yield from (SpeciesName(name, name) for name in new)


def _split_names(cell: str) -> list[str]:
    """Return the names in a label such as BirdNET's: common, scientific, both."""
    scientific, mark, common = cell.partition("_")
    if not mark or "_" in common or not common.strip():
        return [cell] if cell else []
    if scientific == common:
        return [common, cell]
    return [common, scientific, cell] if is_binomial(scientific) else [cell]


def is_binomial(name: str) -> bool:
    """Whether a name looks scientific: "Turdus merula", but "Song thrush" too."""
    return _BINOMIAL.fullmatch(name) is not None


def read_species_map(path: Path) -> dict[str, str]:
    """Read a two-column table from names in other files to species.

    Raises ListsError if it cannot be read, a row lacks one of the two, or a name has two meanings.
    """
    meanings: dict[str, str] = {}
    for line, cells in _rows(path):
        if cells[0].startswith("#") or (line == 1 and cells[0].casefold() in _MAP_HEADINGS):
            continue
        if len(cells) < 2 or not cells[0] or not cells[1]:
            raise ListsError(
                "{path}, line {line}: a name and its meaning are expected.",
                path=path,
                line=line,
            )
        if meanings.setdefault(cells[0], cells[1]) != cells[1]:
            raise ListsError(
                "{path}, line {line}: “{name}” has two meanings. Delete one of the lines.",
                path=path,
                line=line,
                name=cells[0],
            )
    return meanings


def _rows(path: Path) -> Iterable[tuple[int, list[str]]]:
    try:
        yield from stream_rows(path)
    except TableError as error:
        raise ListsError(str(error)) from error

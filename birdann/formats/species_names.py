"""Lists of species to choose from: one a line, with codes or other names beside."""

import csv
import re
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import ListsError
from birdann.formats.tables import guess_separator, read_rows, read_text

_HEADINGS = frozenset(
    {"species", "name", "common name", "common_name", "english name", "primary_com_name", "bird"}
)
_MAP_HEADINGS = _HEADINGS | {"from", "written", "code", "label", "old"}
_LONGEST_NAME = 120


@dataclass(frozen=True, slots=True)
class SpeciesName:
    """A name, and what else a person may type for it."""

    name: str
    aliases: tuple[str, ...] = ()


def read_species_names(path: Path) -> tuple[SpeciesName, ...]:
    """Read a plain text or table: the first column names, the others are codes or other names.

    Empty lines, lines that begin with ``#``, a heading and repeated names are left out.

    Raises
    ------
    ListsError
        If it cannot be read or names nothing.
    """
    names: dict[str, SpeciesName] = {}
    for line, cells in _rows(path):
        name = cells[0]
        is_heading = line == 1 and name.casefold() in _HEADINGS
        if not name or name.startswith("#") or is_heading or len(name) > _LONGEST_NAME:
            continue
        name, *others = [*_both_names(name), *cells[1:]]
        aliases = tuple(cell for cell in others if cell and cell != name)
        names.setdefault(name.casefold(), SpeciesName(name, aliases))
    if not names:
        raise ListsError("{path} lists no species. Write one name per line.", path=path)
    return tuple(names.values())


def _both_names(cell: str) -> list[str]:
    """Return the common name first of a label such as BirdNET's, then the scientific, then both."""
    scientific, mark, common = cell.partition("_")
    if not mark or "_" in common or not common.strip():
        return [cell]
    if scientific == common:
        return [common, cell]
    is_binomial = re.fullmatch(r"[A-Z][a-z-]+(?: [a-z-]+){1,2}", scientific)
    return [common, scientific, cell] if is_binomial else [cell]


def read_species_map(path: Path) -> dict[str, str]:
    """Read a table of two columns: a name as other files have it, and the species it means.

    Raises
    ------
    ListsError
        If it cannot be read, or a row lacks one of the two.
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
        meanings[cells[0]] = cells[1]
    return meanings


def _rows(path: Path) -> list[tuple[int, list[str]]]:
    content = read_text(path, ListsError).content
    try:
        return list(read_rows(content, guess_separator(content)))
    except csv.Error as error:
        raise ListsError(
            "{path} is not a readable table ({reason}).", path=path, reason=error
        ) from error

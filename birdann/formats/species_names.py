"""Lists of species to choose from: one a line, with codes or other names beside."""

from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import ListsError
from birdann.formats.tables import guess_separator, read_rows, read_text

_HEADINGS = frozenset(
    {"species", "name", "common name", "common_name", "english name", "primary_com_name", "bird"}
)
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
    content = read_text(path, ListsError).content
    names: dict[str, SpeciesName] = {}
    for line, cells in read_rows(content, guess_separator(content)):
        name = cells[0]
        is_heading = line == 1 and name.casefold() in _HEADINGS
        if not name or name.startswith("#") or is_heading or len(name) > _LONGEST_NAME:
            continue
        aliases = tuple(cell for cell in cells[1:] if cell and cell != name)
        names.setdefault(name.casefold(), SpeciesName(name, aliases))
    if not names:
        raise ListsError(f"{path} names no species; write one name a line.")
    return tuple(names.values())

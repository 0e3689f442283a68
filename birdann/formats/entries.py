"""Entries of a file with individual errors, and names that say who found them.

Formats with a name per sound and no field for the author write predictions as ``Wren;?``, so that
they are not read back as labels. Tiers and files of predictions have their own names instead. The
score follows by choice, ``Wren;0.93``, as HawkEars writes it in Audacity labels. A person's name that
reads like these ends with the sign alone: ``Type 0.5;``.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar, NamedTuple, TypeVar

from birdann.core.message import Message
from birdann.formats.cells import MAX_NAMES, format_exact, known_name, number, without_signs
from birdann.formats.records import (
    MAX_NAME_CHARACTERS,
    PREDICTED,
    Annotation,
    Format,
    RowError,
    fill_in,
)
from birdann.formats.tables import TableRow

OF_PREDICTIONS = " (predicted)"
"""What follows the name of a species on a tier, or of a file, of predictions."""
_MARK = ";"
_NO_SCORE = "?"
_SCORED = re.compile(
    r"(.*\w\)?)(?: +| *[|:,_(\[] *)(?:(0?\.\d+|1\.0+)|(\d{1,3}(?:\.\d+)?) ?%)[)\]]?"
)
"""A name and a score, as scripts write them in labels: Wren 0.85, Wren (0.85), Wren: 85 %."""
_DECIMALS = 6
_SCIENTIFIC = re.compile(
    r"(?:[A-Z][a-z]*(?:us|a|is|es|[aeioy]x|o|as|os|on|ps|ys|um)|Accipiter|Anser|Passer|Otus)"
    r"(?: [a-zë-]+(?:us|a|is|um|i|ae|e|o|es|ns|x|or|os|on|ps|as|ax)){1,2}"
)
_ENGLISH = re.compile(
    r".* (?:condor|crane|cuckoo|dove|eagle|flamingo|goose|grouse|horse|mouse|shrike|snake|snipe|vole)"
)
"""English names whose second word reads like part of a scientific name: "Canada goose"."""


class MarkedName(NamedTuple):
    """A parsed name: species, score, and ``predicted`` for a prediction."""

    species: str
    probability: float | None = None
    status: str = ""


class ScoreInName(Format):
    """A format without a place for scores but names.

    Parameters
    ----------
    scores_in_names
        Whether names of predictions end with their scores.
    """

    names_author: ClassVar[bool] = False  # Whether tiers or files have a person's names or others.

    def __init__(self, *, scores_in_names: bool = False) -> None:
        self.scores_in_names = scores_in_names

    def written_name(self, record: Annotation) -> str:
        """Return the name to write for a sound."""
        if not is_prediction(record):
            return as_label(record.species)
        if self.scores_in_names and record.probability is not None:
            score = format_exact(round(record.probability, _DECIMALS))
        elif self.names_author:
            return as_label(record.species)
        else:
            score = _NO_SCORE
        return f"{escape_separators(record.species)}{_MARK}{score}"


def as_label(name: str) -> str:
    """Return a name that ``parse_label`` reads as it is: ``;`` follows what looks like a score."""
    name = escape_separators(name)
    return name if parse_label(name) == MarkedName(name) else f"{name}{_MARK}"


def is_prediction(record: Annotation) -> bool:
    """Return whether a program named a sound, and no person has."""
    return record.status == PREDICTED and bool(record.species)


def parse_label(name: str) -> MarkedName:
    """Return the parsed name; signs such as "?" are no species, but before a last ``;``."""
    if name.endswith(_MARK):
        return MarkedName(name[: -len(_MARK)])
    name = without_signs(name)
    if match := _SCORED.fullmatch(name):
        share = float(match[2]) if match[2] else float(match[3]) / 100
        return MarkedName(match[1], share, PREDICTED) if share <= 1.0 else MarkedName(name)
    species, mark, score = name.rpartition(_MARK)
    if not mark or not species.strip():
        return MarkedName(name)
    if score == _NO_SCORE:
        return MarkedName(species, None, PREDICTED)
    try:
        probability = number(score)
    except ValueError:
        return MarkedName(name)
    if not 0.0 <= probability <= 1.0:
        return MarkedName(name)
    return MarkedName(species, probability, PREDICTED)


def scientific_of(record: Annotation) -> str:
    """Return the scientific name of a sound's species, or "".

    By default the project's name if it looks like Latin.
    """
    name = record.species
    is_latin = _SCIENTIFIC.fullmatch(name) is not None and _ENGLISH.fullmatch(name) is None
    return record.scientific_name or (name if is_latin else "")


_WORD = re.compile(r"[^\W\d_]{3}")
_SEPARATOR = re.compile(r"\s*[+;|\r\n]\s*")
_POSSIBLE_SEPARATOR = re.compile(r"\s*[/,]\s*")
_CODE = re.compile(r"[A-Z][A-Z0-9]{2,7}")


@lru_cache(MAX_NAMES)
def names_in(cell: str) -> tuple[str, ...]:
    """Return the names in a cell: of two with ``+``, ``;``, ``|`` or a line end between them.

    Of two codes or scientific names with ``/`` or ``,`` as well, which in other names may belong to
    one: Greater/Lesser Scaup; Thrush, Song. A list as pandas writes it, ``['Wren', 'Robin']``, has
    its names.
    """
    listed = listed_names(cell)
    names = _SEPARATOR.split(cell) if listed is None else listed
    if not all(map(_WORD.search, names)):
        names = [cell] if cell else []
    for name in list(names):
        parts = _POSSIBLE_SEPARATOR.split(name)
        if len(parts) > 1 and (
            all(map(_CODE.fullmatch, parts)) or all(map(_SCIENTIFIC.fullmatch, parts))
        ):
            index = names.index(name)
            names[index : index + 1] = parts
    return tuple(dict.fromkeys(names))


def listed_names(cell: str) -> list[str] | None:
    """Return the names in a list as Python and JSON write it; None for another cell."""
    try:
        names = ast.literal_eval(cell) if cell.startswith("[") else None
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return None
    is_of_names = isinstance(names, list) and all(isinstance(name, str) for name in names)
    return names if is_of_names else None


def split_names(row: Annotation) -> Iterator[Annotation]:
    """Yield a row, once for each name in its cell."""
    names = names_in(row.species)
    if names in {(), (row.species,)}:
        yield row
        return
    for name in names:
        found = row.found
        if found is not None and found.name == row.species:
            found = replace(found, name=name)
        yield replace(row, species=name, found=found, scientific_name="", other_names=())


def escape_separators(name: str) -> str:
    """Return a name that is not read as two."""
    name = re.sub(r"[\r\n]+", " ", name)
    return name if names_in(name) in {(), (name,)} else re.sub(r"\s*[+;/,|\[\]]\s*", " & ", name)


def joined_names(names: Iterable[str]) -> str:
    """Return names in one cell, each of which is read back as one."""
    return ";".join(name.replace(";", ",") for name in names)


def printable_name(name: str) -> str:
    """Return a name without characters that cannot be seen, and with plain spaces."""
    if name.isprintable():
        return name
    characters = (c if c.isprintable() else " " if c.isspace() else "" for c in name)
    return " ".join("".join(characters).split())


_Entry = TypeVar("_Entry")
_LINE = Message("Line {place} cannot be read: {reason}.")


_MAX_TIME_S = 1e8
"""Three years, longer than any recording."""


def read_entries(
    entries: Iterable[tuple[int, _Entry]],
    read: Callable[[_Entry], Iterable[Annotation]],
    sentence: Message = _LINE,
    unread: Callable[[_Entry], Mapping[str, str]] | None = None,
    *,
    is_ours: bool = False,
) -> Iterator[Annotation | RowError]:
    """Yield the annotations of every entry; an invalid one does not affect others.

    Parameters
    ----------
    entries
        (place in the file, counted from 1; entry).
    read
        Yields the annotations of one entry; those before an error are kept.
    sentence
        Message for an invalid entry, with ``{place}`` and ``{reason}``.
    unread
        Returns unread fields of an entry; ``Annotation.extra``.
    is_ours
        Whether names are read as they are; in tables of others, words for a missing value are none.
    """
    for index, entry in entries:
        try:
            if isinstance(entry, TableRow) and (misfit := entry.misfit):
                raise ValueError(misfit)
            for annotation in read(entry):
                times_s = annotation.start_s, annotation.end_s
                if not all(abs(time_s) < _MAX_TIME_S for time_s in times_s):  # nor NaN
                    raise ValueError(Message("its times are not those of a recording"))
                n_characters = len(annotation.species)
                if n_characters > MAX_NAME_CHARACTERS:
                    raise ValueError(
                        Message(
                            "the name of its species has {n_characters} characters",
                            n_characters=f"{n_characters:,}",
                        )
                    )
                species = annotation.species
                if isinstance(entry, TableRow) and not is_ours:
                    species = known_name(species)
                    if annotation.probability is None and not annotation.status:
                        species, score, status = parse_label(species)
                        fill_in(annotation, probability=score, status=status)
                extra = annotation.extra
                if unread is not None:
                    extra = {**extra, **unread(entry)}
                yield fill_in(annotation, line=index, species=species, extra=extra)
        except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
            yield RowError(index, sentence.with_values(place=index, reason=_reason(error)))


def _reason(error: Exception) -> ValueError:
    """Return the error with a readable text."""
    if isinstance(error, ValueError):
        return error
    if isinstance(error, KeyError):
        name = error.args[0]
        return ValueError(Message("“{name}” is missing", name=name))
    return ValueError(Message("it is not built as it should be"))

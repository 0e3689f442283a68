"""Entries of a file with individual errors."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from birdann.core.message import Message
from birdann.formats.records import MAX_NAME_CHARACTERS, Annotation, RowError
from birdann.formats.tables import TableRow, known_name

_Entry = TypeVar("_Entry")
_LINE = Message("Line {place} cannot be read: {reason}.")


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
        Whether birdann wrote them; in tables of others, words for a missing value are no species.
    """
    for place, entry in entries:
        try:
            if isinstance(entry, TableRow) and (misfit := entry.misfit):
                raise ValueError(misfit)
            for annotation in read(entry):
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
                extra = annotation.extra
                if unread is not None:
                    extra = {**extra, **unread(entry)}
                yield replace(annotation, line=place, species=species, extra=extra)
        except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
            yield RowError(place, sentence.with_values(place=place, reason=_reason(error)))


def _reason(error: Exception) -> ValueError:
    """Return the error with a readable text."""
    if isinstance(error, ValueError):
        return error
    if isinstance(error, KeyError):
        name = error.args[0]
        return ValueError(Message("“{name}” is missing", name=name))
    return ValueError(Message("it is not built as it should be"))

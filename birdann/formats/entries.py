"""The entries of a file, one after the other: what each holds, or why it cannot be read."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from birdann.core.message import Message
from birdann.formats.records import MAX_NAME_CHARACTERS, Annotation, RowError
from birdann.formats.tables import BEYOND

_Entry = TypeVar("_Entry")
_LINE = Message("Line {place} cannot be read: {reason}.")


def read_entries(
    entries: Iterable[tuple[int, _Entry]],
    read: Callable[[_Entry], Iterable[Annotation]],
    sentence: Message = _LINE,
    unread: Callable[[_Entry], Mapping[str, str]] | None = None,
) -> Iterator[Annotation | RowError]:
    """Yield what every entry holds; one that cannot be read does not keep the others.

    Parameters
    ----------
    entries
        (place in the file, counted from 1; entry).
    read
        Yields the annotations of one entry: none, where there is nothing to be read in it. What
        it yields before it fails is kept.
    sentence
        What is said of an entry that cannot be read, with ``{place}`` and ``{reason}``.
    unread
        Returns what else an entry says; ``Annotation.extra``.
    """
    for place, entry in entries:
        try:
            if isinstance(entry, dict) and BEYOND in entry:
                raise ValueError(Message("it has more cells than the header"))
            for annotation in read(entry):
                n_characters = len(annotation.species)
                if n_characters > MAX_NAME_CHARACTERS:
                    raise ValueError(
                        Message(
                            "the name of its species has {n_characters} characters",
                            n_characters=f"{n_characters:,}",
                        )
                    )
                extra = annotation.extra
                if unread is not None:
                    extra = {**extra, **unread(entry)}
                yield replace(annotation, line=place, extra=extra)
        except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
            yield RowError(place, sentence.with_values(place=place, reason=_reason(error)))


def _reason(error: Exception) -> ValueError:
    """Return what is wrong in words; entries of any form get as far as being looked into."""
    if isinstance(error, ValueError):
        return error
    if isinstance(error, KeyError):
        name = error.args[0]
        return ValueError(Message("“{name}” is missing", name=name))
    return ValueError(Message("it is not built as it should be"))

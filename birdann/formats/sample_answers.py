"""The items of a validation sample as a table, to be filled in anywhere and read back."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.core.validation import Answer
from birdann.formats.tables import armed, exact, named_rows, write_csv

ITEM, ANSWER = "item", "answer"
COLUMNS = (ITEM, "recording", "start_s", "end_s", "species", ANSWER)
OPEN_COLUMNS = (*COLUMNS, "score", "bin")


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemRow:
    """One row of the table; ``item`` counts from 1, ``score`` and ``bin`` are kept if blinded."""

    item: int
    recording: str
    start_s: float
    end_s: float
    species: str
    answer: str
    score: float | None = None
    bin: int | None = None


def write_items(path: Path, rows: Sequence[ItemRow]) -> int:
    """Write the table, all or nothing; return how many rows it has."""
    is_open = any(row.score is not None for row in rows)
    return write_csv(path, OPEN_COLUMNS if is_open else COLUMNS, _cells(rows, is_open))


def read_answers(path: Path) -> dict[int, Answer]:
    """Return the answers of a table by place, from 0; rows without one are passed over.

    Raises
    ------
    TableError
        If a column is missing, a row names no item or an unknown answer, or an item comes twice.
    """
    header, rows = named_rows(path)
    if not {ITEM, ANSWER} <= set(header):
        raise TableError(
            Message(
                "{path} needs the columns “{item}” and “{answer}”.",
                path=path,
                item=ITEM,
                answer=ANSWER,
            )
        )
    found: dict[int, Answer] = {}
    for line, row in rows:
        said = row.get(ANSWER, "").strip().lower()
        if not said:
            continue
        item = row.get(ITEM, "").strip()
        if not (item.isascii() and item.isdigit()) or not 0 < int(item) < 10**9:
            raise TableError(
                Message(
                    "{path}, line {line}: “{item}” is no number of an item.",
                    path=path,
                    line=line,
                    item=item,
                )
            )
        if said not in set(Answer):
            raise TableError(
                Message(
                    "{path}, line {line}: “{said}” is no answer; there are {answers}.",
                    path=path,
                    line=line,
                    said=said,
                    answers=", ".join(Answer),
                )
            )
        if int(item) - 1 in found:
            raise TableError(
                Message(
                    "{path}, line {line}: item {item} is answered twice.",
                    path=path,
                    line=line,
                    item=item,
                )
            )
        found[int(item) - 1] = Answer(said)
    return found


def _cells(rows: Iterable[ItemRow], is_open: bool) -> Iterable[Sequence[object]]:
    for row in rows:
        cells: list[object] = [
            row.item,
            armed(row.recording),
            exact(row.start_s),
            exact(row.end_s),
            armed(row.species),
            row.answer,
        ]
        yield [*cells, exact(row.score), row.bin] if is_open else cells

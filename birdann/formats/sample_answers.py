"""Items of a validation sample as a table to fill in."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import TableError
from birdann.core.validation import Answer
from birdann.formats.cells import format_exact, maybe_number, unescape_formula
from birdann.formats.tables import HeadedTable, refuse_uneven, write_csv

ITEM, ANSWER = "item", "answer"
COLUMNS = (ITEM, "recording", "start_s", "end_s", "species", ANSWER)
OPEN_COLUMNS = (*COLUMNS, "score", "bin", "source")
_SAME_S = 0.01
"""By how much a start may differ that a spreadsheet has rounded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemRow:
    """One row; ``item`` counts from 1, ``score`` and ``bin`` are hidden if blinded.

    ``source`` is the model run or program that the scores are from.
    """

    item: int
    recording: str
    start_s: float
    end_s: float
    species: str
    answer: str
    score: float | None = None
    bin: int | None = None
    source: str = ""


def write_items(path: Path, rows: Sequence[ItemRow]) -> int:
    """Write the table, all or nothing; return the number of rows."""
    is_open = any(row.score is not None for row in rows)
    return write_csv(path, OPEN_COLUMNS if is_open else COLUMNS, _cells(rows, is_open))


def read_answers(path: Path, items: Sequence[ItemRow]) -> dict[int, Answer]:
    """Return the answers of a table by place, from 0; empty ones are skipped.

    Raises TableError if a column is missing, an item or answer is unknown, or an item is repeated
    or of another sample.

    Parameters
    ----------
    items
        Items of the sample, which the table's items must match.
    """
    table = HeadedTable(path)
    if not {ITEM, ANSWER} <= set(table.names):
        raise TableError(
            "{path} needs the columns “{item}” and “{answer}”.",
            path=path,
            item=ITEM,
            answer=ANSWER,
        )
    answers: dict[int, Answer] = {}
    for line, row in table:
        refuse_uneven(path, len(table.names), [(line, row.cells)], TableError)
        answer = row.get(ANSWER, "").strip().lower()
        if not answer:
            continue
        item = row.get(ITEM, "").strip()
        if not (item.isascii() and item.isdigit()) or not 0 < int(item) < 10**9:
            raise TableError(
                "{path}, line {line}: “{item}” is not an item number.",
                path=path,
                line=line,
                item=item,
            )
        if answer not in set(Answer):
            raise TableError(
                "{path}, line {line}: unknown answer “{said}”. Choose from: {answers}.",
                path=path,
                line=line,
                said=answer,
                answers=", ".join(Answer),
            )
        if int(item) - 1 in answers:
            raise TableError(
                "{path}, line {line}: item {item} is answered twice.",
                path=path,
                line=line,
                item=item,
            )
        _require_item(row, items, int(item), path=path, line=line)
        answers[int(item) - 1] = Answer(answer)
    return answers


def _require_item(
    row: Mapping[str, str], items: Sequence[ItemRow], item: int, *, path: Path, line: int
) -> None:
    """Raise if a row's sound or species differs from that of its item."""
    if item > len(items):
        raise TableError(
            "{path}, line {line}: the sample has no item {item}; it has {n_items}.",
            path=path,
            line=line,
            item=item,
            n_items=len(items),
        )
    known = items[item - 1]
    named = {"recording": known.recording, "species": known.species}
    is_other = any(unescape_formula(row.get(name) or text) != text for name, text in named.items())
    if is_other or not _starts_at(row.get("start_s", ""), known.start_s):
        raise TableError(
            "{path}, line {line}: item {item} of this sample is “{species}” in {recording} at "
            "{start_s} s, not what stands there. Answer the table that was written of this "
            "sample, or take the columns away that are no longer true.",
            path=path,
            line=line,
            item=item,
            species=known.species,
            recording=known.recording,
            start_s=format_exact(known.start_s),
        )


def _starts_at(cell: str, start_s: float) -> bool:
    try:
        stated_s = maybe_number(cell)
    except ValueError:
        return False
    return stated_s is None or abs(stated_s - start_s) <= _SAME_S


def _cells(rows: Iterable[ItemRow], is_open: bool) -> Iterable[Sequence[object]]:
    for row in rows:
        cells: list[object] = [
            row.item,
            row.recording,
            format_exact(row.start_s),
            format_exact(row.end_s),
            row.species,
            row.answer,
        ]
        yield [*cells, format_exact(row.score), row.bin, row.source] if is_open else cells

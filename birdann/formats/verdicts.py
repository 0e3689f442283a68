"""Cells that say whether a species was there, and columns in which a person judged its rows."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from birdann.core.labels import LabelState
from birdann.core.message import Message
from birdann.formats.cells import MISSING
from birdann.formats.records import Annotation, FileNote, RowError
from birdann.formats.tables import Rows

PRESENCE = frozenset({
    "present", "presence", "presence absence", "detected", "detection", "heard", "seen",
    "occurrence", "occurrencestatus", "occurrence status", "count", "counts", "abundance",
    "individuals", "individual count", "individualcount", "number of individuals", "occupied",
})  # fmt: skip
"""Columns that tell whether the species of a row was there, or how many of it."""
_FLAGS = frozenset({"validated", "verified", "vetted", "confirmed"})
"""Columns whose “no” can also mean “not yet”."""
_VERDICTS = _FLAGS | {
    "correct", "is correct", "iscorrect", "true positive", "tp", "validation", "verification",
    "verdict", "eval", "evaluation",
}  # fmt: skip
_PARTS = frozenset({"validation", "eval", "evaluation"})
"""Columns that may be of parts of a data set, whose cells are ``_BOOLEANS``."""
_BOOLEANS = frozenset({"0", "0.0", "1", "1.0", "true", "false", "t", "f"})
YES = frozenset({
    "1", "1.0", "true", "t", "yes", "y", "x", "+", "present", "ja", "oui", "sí", "si", "sim",
})  # fmt: skip
NO = frozenset({
    "0", "0.0", "false", "f", "no", "n", "-", "absent", "nein", "non", "não", "nao",
})  # fmt: skip
_RIGHT = YES | {"correct", "valid", "confirmed", "tp", "true positive", "right"}
_WRONG = frozenset({
    "not present", "absent", "incorrect", "invalid", "rejected", "fp", "false positive", "wrong",
})  # fmt: skip
_OPEN = MISSING | {"", "not validated", "not verified", "unverified", "unsure", "unknown"}
MANUAL = (
    "manual id", "manual_id", "validateur_taxon", "observateur_taxon", "verified species",
    "verified_species", "validated species", "validated_species",
)  # fmt: skip
"""Columns of names that a person gave, beside those of a program."""
_COUNT = re.compile(r"\d+(\.0*)?")


def is_yes_no_or_count(value: str) -> bool:
    """Return whether a cell, in small letters, says whether a species was there, or how many."""
    return value in YES or value in NO or _COUNT.fullmatch(value) is not None


def is_no(value: str) -> bool:
    """Return whether such a cell says that a species was not there."""
    return value in NO or (_COUNT.fullmatch(value) is not None and float(value) == 0)


class VerdictColumn(NamedTuple):
    """A column that judges the species of its rows."""

    key: str = ""  # Of its cells; "" where there is none.
    heading: str = ""
    doubts: bool = False  # Whether its “no” can also mean “not yet”.
    counts: bool = False  # Whether it tells how many there were, rather than who was right.

    @property
    def leaves_open(self) -> str:
        """The column, if its table does not say whose the names are that nobody judged; or ""."""
        return "" if self.counts else self.heading

    def status(self, row: Mapping[str, str]) -> str:
        """Return the status of a row; "" where nothing is said."""
        cell = _word(row.get(self.key, "")) if self.key else ""
        if cell in _OPEN or (cell == "-" and not self.counts):
            return ""
        if cell in _WRONG or (is_no(cell) and not self.doubts):
            return LabelState.REJECTED
        return "" if self.counts or is_no(cell) else LabelState.CONFIRMED

    def noted(self, rows: Iterable[Annotation | RowError]) -> Iterator[Annotation | RowError]:
        """Yield the rows of a table, then how the column was read."""
        n_right = n_wrong = 0
        for row in rows:
            if isinstance(row, Annotation):
                n_right += row.status == LabelState.CONFIRMED
                n_wrong += row.status == LabelState.REJECTED
            yield row
        if self.counts:
            note = Message("Rows with 0 in “{column}”, read as not present: {n}.")
            yield FileNote(1, note.with_values(column=self.heading, n=n_wrong))
        elif self.key:
            note = Message(
                "“{column}” was read as a person’s verdicts: {n_right} confirmed, {n_wrong} rejected."
            )
            if self.doubts:
                note = Message(
                    "“{column}” was read as a person’s verdicts: {n_right} confirmed. “No” can also "
                    "mean “not yet”, so that these rows have none."
                )
            yield FileNote(
                1, note.with_values(column=self.heading, n_right=n_right, n_wrong=n_wrong)
            )


def verdicts_in(names: Mapping[str, str], rows: Rows, *, has_scores: bool) -> VerdictColumn:
    """Return the column in which a person judged the rows of a table.

    Parameters
    ----------
    names
        Names of the columns by the keys of a row's cells.
    has_scores
        Whether it has scores: 0 beside them may be a program's.
    """
    judged = {key for key, name in names.items() if _plain(name) in _VERDICTS}
    counted = {key for key, name in names.items() if _plain(name) in PRESENCE and not has_scores}
    cells = {key: set[str]() for key in (*judged, *counted)}
    for _, row in rows if cells else ():
        for key, found in cells.items():
            found.add(_word(row.get(key, "")))
    for key, found in cells.items():
        said = found - _OPEN
        if key in judged and said - {"-"} and said <= _RIGHT | NO | _WRONG:
            if _plain(names[key]) in _PARTS and said <= _BOOLEANS:
                continue
            doubts = _plain(names[key]) in _FLAGS and found <= YES | NO - {"-"}
            return VerdictColumn(key, names[key], doubts=doubts)
        if key in counted and all(map(is_yes_no_or_count, said)) and any(map(is_no, said)):
            return VerdictColumn(key, names[key], counts=True)
    return VerdictColumn()


def _plain(name: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", name.lower()))


def _word(cell: str) -> str:
    text = cell.strip().lower()
    return text if text in YES | NO | _OPEN else _plain(text)

"""Cells that say whether a species was there, and columns in which a person judged its rows."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from birdann.core.labels import Certainty, LabelState
from birdann.core.message import Message, listed_briefly
from birdann.formats.cells import MISSING
from birdann.formats.records import Annotation, FileNote, RowError
from birdann.formats.tables import Numbered

_PRESENCE = frozenset({
    "present", "presence", "presence absence", "detected", "detection", "heard", "seen",
    "occurrence", "occurrencestatus", "occurrence status", "count", "counts", "abundance",
    "individuals", "individual count", "individualcount", "number of individuals", "occupied",
})  # fmt: skip
"""Columns that tell whether the species of a row was there, or how many of it."""
_FLAGS = frozenset({
    "validated", "verified", "vetted", "confirmed", "human verified", "manually verified",
})  # fmt: skip
"""Columns whose “no” can also mean “not yet”."""
_VERDICTS = _FLAGS | {
    "correct", "is correct", "iscorrect", "true positive", "tp", "validation", "verification",
    "verdict", "eval", "evaluation", "valid", "is valid", "agree", "agreed", "accepted", "outcome",
    "result", "decision", "review", "review status", "verification status", "validation status",
    "true", "is true", "detection class", "label type",
}  # fmt: skip
_REFUSALS = frozenset({
    "false positive", "is false positive", "fp", "is noise", "rejected", "is rejected",
    "wrong", "is wrong", "incorrect", "invalid", "deleted", "is deleted",
})  # fmt: skip
"""Columns whose “yes” rejects a row, and whose “no” says nothing."""
_PARTS = frozenset({"validation", "eval", "evaluation"})
"""Columns that may be of parts of a data set, whose cells are ``_BOOLEANS``."""
_DECISIONS = frozenset({"valid", "is valid", "result", "decision", "outcome", "accepted"})
"""Columns of other words too, and beside scores perhaps of a program's ``_BOOLEANS``."""
_BOOLEANS = frozenset({"0", "0.0", "1", "1.0", "true", "false", "t", "f"})
YES = frozenset({
    "1", "1.0", "true", "t", "yes", "y", "x", "+", "present", "ja", "oui", "sí", "si", "sim",
})  # fmt: skip
NO = frozenset({
    "0", "0.0", "false", "f", "no", "n", "-", "absent", "nein", "non", "não", "nao",
})  # fmt: skip
_RIGHT = YES | {
    "correct", "valid", "confirmed", "tp", "true positive", "right", "accept", "accepted", "approved",
    "positive",
}  # fmt: skip
_WRONG = frozenset({
    "not present", "not detected", "absent", "incorrect", "invalid", "rejected", "fp", "false positive", "wrong",
    "reject", "declined", "negative",
})  # fmt: skip
_UNSURE = frozenset({"unsure", "uncertain"})
_OPEN = MISSING | _UNSURE | {
    "", "not validated", "not verified", "unverified", "unknown", "pending",
}  # fmt: skip
MANUAL = (
    "manual id", "manual_id", "validateur_taxon", "observateur_taxon", "verified species",
    "verified_species", "validated species", "validated_species", "manual species", "manual label",
    "corrected species", "corrected label", "human label", "true label", "true species",
    "ground truth",
)  # fmt: skip
"""Columns of names that a person gave, beside those of a program."""
_COUNT = re.compile(r"\d+(\.0*)?")
_ABOUT = re.compile(r"[<>~≥≤± ]*\d+( ?[-–] ?\d+|\+)?")
"""Counts that are estimated."""
_DIGIT = re.compile(r"\d")
_COUNTED = frozenset({"count", "counts", "abundance", "individuals"})
"""Last words of columns that tell how many there were."""
_OF_ALL = frozenset({
    "max", "maximum", "mean", "average", "total", "sum", "n", "nr", "no", "number", "of", "relative",
    "estimated", "individual", "bird", "animal", "species", "call", "song",
})  # fmt: skip
"""Words before them: not of males alone, or of clips."""
_NOT_THERE = frozenset({"not present", "not detected"})
_PRESENCE_WORDS = _NOT_THERE | {"present", "absent", "detected"}
_MAX_NAMED = 5


def is_yes_no_or_count(value: str) -> bool:
    """Return whether a cell, in small letters, says whether a species was there, or how many."""
    return value in YES or value in NO or _COUNT.fullmatch(value) is not None


def is_negative(value: str) -> bool:
    """Return whether such a cell says that a species was not there."""
    return value in NO | _NOT_THERE or (_COUNT.fullmatch(value) is not None and float(value) == 0)


class VerdictColumn(NamedTuple):
    """A column that judges the species of its rows."""

    key: str = ""  # Of its cells; "" where there is none.
    heading: str = ""
    doubts: bool = False  # Whether its “no” can also mean “not yet”.
    counts: bool = False  # Whether it tells how many there were, rather than who was right.
    refuses: bool = False  # Whether its “yes” rejects a row, and its “no” says nothing.
    unread: tuple[str, ...] = ()  # Cells that are not verdicts.

    @property
    def leaves_open(self) -> str:
        """The column, if its table does not say whose the names are that nobody judged; or ""."""
        return "" if self.counts else self.heading

    def status(self, row: Mapping[str, str]) -> str:
        """Return the status of a row; "" where nothing is said."""
        cell = _word(row.get(self.key, "")) if self.key else ""
        if self.refuses:
            return LabelState.REJECTED if cell in YES else ""
        if cell in _OPEN or (cell == "-" and not self.counts):
            return ""
        if cell in _WRONG or (is_negative(cell) and not self.doubts):
            return LabelState.REJECTED
        return LabelState.CONFIRMED if cell in _RIGHT and not self.counts else ""

    def certainty(self, row: Mapping[str, str]) -> str:
        """Return “possible” of a row whose judge was unsure, or ""."""
        is_judged = bool(self.key) and not self.counts
        is_unsure = is_judged and _word(row.get(self.key, "")) in _UNSURE
        return Certainty.POSSIBLE if is_unsure else ""

    def rows_and_note(
        self, rows: Iterable[Annotation | RowError]
    ) -> Iterator[Annotation | RowError]:
        """Yield the rows of a table, then how the column was read."""
        n_right = n_wrong = 0
        for row in rows:
            if isinstance(row, Annotation):
                n_right += row.status == LabelState.CONFIRMED
                n_wrong += row.status == LabelState.REJECTED
            yield row
        if self.counts:
            note = Message("Rows whose “{column}” was read as not present: {n}.")
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
        if self.unread:
            note = Message("Cells of “{column}” that are not verdicts: {cells}.")
            cells = listed_briefly([f"“{cell}”" for cell in self.unread], _MAX_NAMED)
            yield FileNote(1, note.with_values(column=self.heading, cells=cells))


def verdicts_in(
    names: Mapping[str, str], rows: Iterable[Numbered], *, has_scores: bool
) -> VerdictColumn:
    """Return the column in which a person judged the rows of a table.

    Parameters
    ----------
    names
        Names of the columns by the keys of a row's cells.
    has_scores
        Whether it has scores: 0 beside them may be a program's.
    """
    cells: dict[str, dict[str, str]] = {
        key: {}
        for key, name in names.items()
        if is_of_verdicts(name) or (_counts(name) and not has_scores)
    }
    for _, row in rows if cells else ():
        for key, found in cells.items():
            found.setdefault(_word(row.get(key, "")), row.get(key, ""))
    for key, found in cells.items():
        name = _plain_words(names[key])
        stated = found.keys() - _OPEN
        if name in _REFUSALS and stated <= YES | NO and stated & YES:
            return VerdictColumn(key, names[key], refuses=True)
        if name in _VERDICTS and stated & (_RIGHT | NO | _WRONG) - {"-"}:
            unread = tuple(found[word] for word in found if word in stated - _RIGHT - NO - _WRONG)
            is_open = name in _PARTS or (name in _DECISIONS and has_scores)
            if (is_open and stated <= _BOOLEANS) or (name in _PARTS | _DECISIONS and unread):
                continue
            doubts = name in _FLAGS and found.keys() <= YES | NO - {"-"}
            return VerdictColumn(key, names[key], doubts=doubts, unread=unread)
        if is_of_presence(names[key], stated):
            return VerdictColumn(key, names[key], counts=True)
    return VerdictColumn()


def status_of_word(status: str) -> str:
    """Return the status that a word of another program means, such as "accepted"; "" for none."""
    word = _plain_words(status)
    return (
        LabelState.REJECTED
        if word in _WRONG
        else LabelState.CONFIRMED
        if word in _RIGHT - YES
        else ""
    )


def is_of_verdicts(name: str) -> bool:
    """Return whether a column is named as one in which a person judged the rows of a table."""
    return _plain_words(name) in _VERDICTS | _REFUSALS


def is_of_presence(name: str, cells: Iterable[str]) -> bool:
    """Return whether a column, whose cells are in small letters, tells which species are absent."""
    stated, plain = set(cells), _plain_words(name)
    others = (c for c in stated if not is_yes_no_or_count(c) and not _ABOUT.fullmatch(c))
    is_status = plain.endswith("status") and plain not in _VERDICTS and stated <= _PRESENCE_WORDS
    return any(map(is_negative, stated)) and (
        is_status or (_counts(name) and not any(map(_DIGIT.search, others)))
    )


def _counts(name: str) -> bool:
    """Return whether a column is named as one that tells which species was there, or how many."""
    name = _plain_words(name)
    *before, last = name.split() or [""]
    return name in _PRESENCE or (last in _COUNTED and _OF_ALL.issuperset(before))


def _plain_words(name: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", name.lower()))


def _word(cell: str) -> str:
    text = cell.strip().lower()
    return text if text in YES | NO | _OPEN else _plain_words(text)

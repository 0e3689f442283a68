"""OpenSoundscape's tables of scores: a row for each clip, a column for each class."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.authorship import maybe_score
from birdann.formats.cells import number
from birdann.formats.entries import read_entries
from birdann.formats.records import (
    PREDICTED,
    Annotation,
    Capabilities,
    FileNote,
    Format,
    ProgramDetection,
    RowError,
)
from birdann.formats.tables import HeadedTable, Numbered, TableRow, first_header

_CLIP = ("file", "start_time", "end_time")
"""The index of the program's tables, whose other columns are its classes."""
_PRESENCE = "0, 1"
"""Stands for the columns of a table of presence, where a column of scores is named."""
_ZEROS, _ONES = frozenset({"", "0", "0.0", "False"}), frozenset({"1", "1.0", "True"})
_INDICES = frozenset({"", "unnamed: 0", "index"})


class ClassScores(Format):
    """Scores of every class in every clip: detections.

    Of a table of 0 and 1 it is not known whether a person or a threshold named the clips.
    """

    name = "opensoundscape"
    title = Message("OpenSoundscape scores (CSV, a column for each class)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(probability=True, writes=False)
    program = "OpenSoundscape"
    checked = "the index that OpenSoundscape 0.13 reserves for clips"

    def identify(self, path: Path) -> float:
        if not set(_CLIP) <= first_header(path):
            return 0.0
        table = _table(path)
        classes = _classes(table.names)
        _, first = next(iter(table), (0, None))
        return 0.95 if classes and first is not None and _has_scores(first, classes) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield a detection for each class with a score, or an error."""
        table = _table(path)
        classes = _classes(table.names)
        if not set(_CLIP) <= set(table.names) or not classes:
            raise TableError(
                "{path} is not a table of scores by class. It needs {names} and a column for each "
                "class.",
                path=path,
                names=", ".join(_CLIP),
            )

        is_of_presence = _is_of_presence(table, classes)

        def annotations_of_row(row: TableRow) -> Iterator[Annotation]:
            start_s, end_s = number(row["start_time"]), number(row["end_time"])
            for name in classes:
                score = _score(row.get(name, ""))
                if is_of_presence and score:
                    yield Annotation(
                        recording=row["file"].replace("\\", "/"),
                        start_s=start_s,
                        end_s=end_s,
                        species=name,
                        score_column=_PRESENCE,
                    )
                elif not is_of_presence and score is not None:
                    found = ProgramDetection(Program(name=self.program), name, score)
                    yield Annotation(
                        recording=row["file"].replace("\\", "/"),
                        start_s=start_s,
                        end_s=end_s,
                        species=name,
                        probability=score,
                        status=PREDICTED,
                        is_of_every_class=True,
                        found=found,
                    )

        yield from read_entries(table, annotations_of_row)
        if is_of_presence:
            yield FileNote(
                1,
                Message(
                    "It has only 0 and 1, which do not say whether a person or a program named the "
                    "clips. Choose labels or detections (--as)."
                ),
            )


def _table(path: Path) -> HeadedTable:
    """Read the table; classes keep their spelling."""
    return HeadedTable(
        path, lambda names: [name.lower() if name.lower() in _CLIP else name for name in names]
    )


def _classes(header: Sequence[str]) -> list[str]:
    return [
        heading for heading in header if heading not in _CLIP and heading.lower() not in _INDICES
    ]


def _is_of_presence(rows: Iterable[Numbered], classes: Sequence[str]) -> bool:
    """Return whether all cells of classes are 0, 1 or empty, and some are 1."""
    found: set[str] = set()
    for _, row in rows:
        found |= {row.get(name, "") for name in classes}
        if found - _ZEROS - _ONES:
            return False
    return not found.isdisjoint(_ONES)


def _has_scores(row: TableRow, classes: Sequence[str]) -> bool:
    """Return whether all cells of classes are numbers or empty, and some are numbers."""
    try:
        return bool({_score(row.get(name, "")) for name in classes} - {None})
    except ValueError:
        return False


def _score(cell: str) -> float | None:
    return float(cell == "True") if cell in {"True", "False"} else maybe_score(cell)

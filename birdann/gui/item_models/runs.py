"""Model runs as a table."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from birdann.app.learning.runs import RunSummary
from birdann.core.ids import RunId
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import mark, number, tr
from birdann.gui.text.times import date_and_time
from birdann.gui.text.value_words import in_words

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
COLUMNS = (
    (mark("Trained"), ""),
    (mark("Model"), ""),
    (mark("Species"), "several"),
    (mark("Named"), ""),
    (mark("Labels agree"), ""),
    (mark("Later labels"), ""),
    (mark("Choices"), ""),
)
"""Titles in English, with what tells two equal ones apart."""
_TIPS = (
    mark("When the model was trained; a tick marks the one in use"),
    mark("Kind of model"),
    mark("Species that it can tell"),
    mark("Segments that it gave a species, of all that it looked at"),
    mark("Your labels that say the same as the model, those it learned from among them"),
    mark("Labels that you gave after it was trained, so that it did not know them"),
    mark("What was chosen for its training"),
)
_FIGURES = range(2, 6)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class RunsModel(QAbstractTableModel):
    """Run summaries, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._summaries: tuple[RunSummary, ...] = ()

    def set_summaries(self, summaries: Sequence[RunSummary]) -> None:
        self.beginResetModel()
        self._summaries = tuple(summaries)
        self.endResetModel()

    def run_at(self, place: int) -> RunId | None:
        """Return the run on a line, or None where there is no such line."""
        inside = 0 <= place < len(self._summaries)
        return self._summaries[place].run.id if inside else None

    def can_be_shown(self, place: int) -> bool:
        """Whether the run on a line has scores and is not the one shown."""
        if not 0 <= place < len(self._summaries):
            return False
        one = self._summaries[place]
        return one.n_segments > 0 and not one.is_shown

    def shown_place(self) -> int:
        """Return the line of the run that is shown, or -1."""
        return next((k for k, one in enumerate(self._summaries) if one.is_shown), -1)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._summaries)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:  # noqa: ANN401
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr(_TIPS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in _FIGURES else _LEFT
        return tr(*COLUMNS[section]) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        if not index.isValid():
            return None
        one, column = self._summaries[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return _cells(one)[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _FIGURES:
            return _RIGHT
        if role == Qt.ItemDataRole.DecorationRole and column == 0 and one.is_shown:
            return icon("confirm", current_theme().accent)
        if role == Qt.ItemDataRole.AccessibleTextRole and column == 0 and one.is_shown:
            return tr("{when}, in use").format(when=_cells(one)[0])
        return None


def _cells(one: RunSummary) -> tuple[str, ...]:
    when = date_and_time(one.run.created_at)
    if one.run.is_superseded:
        when = tr("{when} (superseded)").format(when=when)
    return (
        when,
        in_words(one.run.model_name),
        str(one.n_species),
        _share(one.n_named, one.n_segments) if one.n_segments else tr("not asked"),
        _share(one.n_agreeing, one.n_labels),
        _share(one.n_later_agreeing, one.n_later),
        choices_in_words(one.run.params, one.run.seed),
    )


def _share(part: int, whole: int) -> str:
    return tr("{part} of {whole}").format(part=number(part), whole=number(whole)) if whole else "–"


def choices_in_words(params: object, seed: int) -> str:
    """Return the choices of a training that are not the usual ones, on one line."""
    pairs = params.items() if isinstance(params, dict) else ()
    said = [f"{name} {value}" for name, value in pairs]
    if seed:
        said.append(tr("seed {seed}").format(seed=seed))
    return ", ".join(said) or tr("as usual", "settings")

"""Preview of a checklist: the meaning of each column."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from birdann.formats.checklists import ChecklistColumn, Role
from birdann.gui.dialogs.parts import Dialog, DialogTable, choice
from birdann.gui.text.language import mark, tr

_WIDTH_PX, _HEIGHT_PX = 640, 480
_CHOICES = (
    (Role.UNUSED, mark("Not used")),
    (Role.NAME, mark("Name")),
    (Role.SCIENTIFIC, mark("Scientific name")),
    (Role.CODE, mark("Code")),
    (Role.SYNONYM, mark("Other name")),
    (Role.RANK, mark("Rank (only species are read)")),
    (Role.GENUS, mark("Genus")),
    (Role.EPITHET, mark("Second part of the scientific name")),
    (Role.ID, mark("Identifier")),
    (Role.ACCEPTED_ID, mark("Identifier of the accepted name")),
)


class ChecklistDialog(Dialog):
    """Shows the columns of a checklist with their first cells; their meaning can be changed."""

    read_asked = Signal(object)
    """What the columns are, as ``Role``."""

    def __init__(self, name: str, columns: Sequence[ChecklistColumn], parent: QWidget) -> None:
        super().__init__(tr("Load species checklist"), parent)
        layout = self.lead(
            tr("Columns of {name}").format(name=name),
            tr(
                "Imports match species by scientific name, then code, then other names, then name. "
                "No species of this project gets another name."
            ),
        )
        self.table = DialogTable(
            self, tr("Columns"), (tr("Column"), tr("First cell"), tr("Is")), stretch=1
        )
        self.table.set_rows([(one.heading or "–", one.example, "") for one in columns])
        self.roles: list[QComboBox] = []
        for row, one in enumerate(columns):
            name = tr("Column {n}").format(n=one.heading or row + 1)
            box = choice(self.table, name, [(r, tr(text)) for r, text in _CHOICES], one.role)
            box.currentIndexChanged.connect(lambda _place: self._check())
            self.table.setIndexWidget(self.table.model().index(row, 2), box)
            self.roles.append(box)
        layout.addWidget(self.table, 1)
        self.notice = QLabel(self, wordWrap=True)
        layout.addWidget(self.notice)
        self.read_button = self.primary_button(tr("Load"), self._read)
        self.end(layout, (_WIDTH_PX, _HEIGHT_PX), self.read_button, cancels=True)
        self._check()

    def chosen(self) -> tuple[Role, ...]:
        return tuple(Role(box.currentData()) for box in self.roles)

    def _check(self) -> None:
        is_named = bool({Role.NAME, Role.SCIENTIFIC, Role.EPITHET} & set(self.chosen()))
        self.read_button.setEnabled(is_named)
        self.notice.setText("" if is_named else tr("Choose which column has the names."))

    def _read(self) -> None:
        self.accept()
        self.read_asked.emit(self.chosen())

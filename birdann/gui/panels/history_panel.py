"""Edits of this session; a click undoes or redoes up to any of them."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from birdann.app.commands import Command
from birdann.gui.project.edits import QtHistory
from birdann.gui.project.workbench import Workbench
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.style.theme import current_theme
from birdann.gui.text.edit_words import command_in_words
from birdann.gui.text.language import tr

_MAX_SHOWN = 200
_STEPS_ROLE = int(Qt.ItemDataRole.UserRole)


class HistoryPanel(QWidget):
    """Edits, newest first; undone ones on top, in grey."""

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.list = styled(QListWidget(self), name=tr("Edits of this session"))
        self.list.setToolTip(tr("Activate an edit to go back or forward to it"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.empty = QLabel(
            tr("No edits yet. Tags and labels appear here and can be undone."), self
        )
        self.empty.setObjectName("empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        laid_out(QVBoxLayout(self), (self.list, 1), (self.empty, 1), margins=(8, 8, 8, 8))
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.refresh)
        bench.history_changed.connect(lambda: self._later.start(0))
        self.list.itemActivated.connect(self._go_to)
        self.refresh()

    def refresh(self) -> None:
        session = self._bench.session
        history = session.history if session is not None else None
        self.list.clear()
        if isinstance(history, QtHistory):
            undone = history.undone
            for steps in range(len(undone), 0, -1):
                self._add(undone[steps - 1], steps, muted=True)
            for back, command in enumerate(reversed(history.done[-_MAX_SHOWN:])):
                self._add(command, -back, muted=False)
        self.empty.setVisible(not self.list.count())
        self.list.setVisible(bool(self.list.count()))

    def _add(self, command: Command, steps: int, *, muted: bool) -> None:
        words = command_in_words(command)
        item = QListWidgetItem(words)
        item.setData(_STEPS_ROLE, steps)
        if muted:
            item.setForeground(QColor(current_theme().muted))
        if steps == 0:
            item.setText(tr("{text}  (now)").format(text=words))
        self.list.addItem(item)

    def _go_to(self, item: QListWidgetItem) -> None:
        steps = int(item.data(_STEPS_ROLE))
        for _ in range(abs(steps)):
            if steps > 0:
                self._bench.redo()
            else:
                self._bench.undo()

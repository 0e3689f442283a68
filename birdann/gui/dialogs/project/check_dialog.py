"""Results of a check of the project, and repair."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from birdann.app.maintenance.checking import CheckReport
from birdann.gui.dialogs.parts import Cell, Dialog, DialogTable
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import in_language, tr

_WIDTH_PX, _HEIGHT_PX = 700, 420


class CheckDialog(Dialog):
    """Lists problems; offers repair, locating missing files, and restoring a backup."""

    repair_asked = Signal()
    relink_asked = Signal()
    restore_asked = Signal()

    def __init__(self, report: CheckReport, parent: QWidget, *, writable: bool) -> None:
        super().__init__(tr("Check and repair project"), parent)
        layout = self.lead(_verdict(report), _summary(report))
        warning, good = current_theme().warning, current_theme().good
        bad, repaired = icon("warning", warning), icon("confirm", good)
        rows = [[Cell(tr("Repaired"), icon=repaired), in_language(one)] for one in report.repaired]
        rows += [[Cell(tr("Project file"), icon=bad), in_language(one)] for one in report.damage]
        rows += [[Cell(tr("Missing file"), icon=bad), one] for one in report.missing]
        rows += [[Cell(tr("File changed"), icon=bad), one] for one in report.changed]
        self.table = DialogTable(self, tr("Results"), (tr("What"), tr("Where")), stretch=1)
        self.table.set_rows(rows)
        self.table.setVisible(bool(rows))
        layout.addWidget(self.table, 1)
        buttons = self.closing_buttons()
        self.repair = QPushButton(tr("Repair…"), self)
        self.relink = QPushButton(tr("Locate missing files…"), self)
        self.restore = QPushButton(tr("Restore a backup…"), self)
        for button, signal, shown in (
            (self.relink, self.relink_asked, bool(report.missing or report.changed)),
            (self.restore, self.restore_asked, bool(report.damage)),
            (self.repair, self.repair_asked, bool(report.damage)),
        ):
            button.setEnabled(writable)
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.setVisible(shown)
        layout.addWidget(buttons)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX if rows else 0)


def _verdict(report: CheckReport) -> str:
    if report.n_problems:
        return tr("%Ln problems found.", "", report.n_problems)
    return tr("No problems found.")


def _summary(report: CheckReport) -> str:
    if report.damage:
        return tr(
            "Repairing makes a backup first and keeps all tags and labels. If it does not help, "
            "restore a backup."
        )
    return tr("The project file is sound. %Ln sound files were looked at.", "", report.recordings)

"""Preview of an import of species lists."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from birdann.app.exchange.lists import BlankPolicy, ExistingListPolicy, ListsOutcome, ListsPreview
from birdann.app.reports import MAX_SPECIES_NAMED
from birdann.core.labels import ListState
from birdann.core.message import listed_briefly
from birdann.gui.dialogs.parts import DialogTable, PreviewDialog, form_of
from birdann.gui.runtime.jobs import Job
from birdann.gui.text.language import in_language, tr

Preview = Callable[[Callable[[ListsPreview], object]], Job]
"""Starts to read the table and hands over what it would bring."""


class ListsDialog(PreviewDialog):
    """Shows how a table would change the lists; imports on request.

    ``import_asked`` carries how to treat existing lists, whether the table's lists are complete
    (the project's default otherwise), and the meaning of blank cells.
    """

    import_asked = Signal(object, bool, object)

    def __init__(
        self, path: Path, preview: Preview, assumed: ListState | None, parent: QWidget
    ) -> None:
        super().__init__(tr("Import species lists"), parent)
        self._read: ListsPreview | None = None
        layout = self.lead(
            tr("Species lists from {name}").format(name=path.name),
            tr(
                "Nothing has been changed yet. A backup is made first, and the import can be undone."
            ),
        )
        self._build_choices(layout, assumed)
        self.table = DialogTable(
            self,
            tr("Lists that would change"),
            (tr("Recording"), tr("Before"), tr("After")),
            stretch=2,
        )
        self._end_with(layout, self.table, summary_lines=3)
        self.line.follow(preview(self._arrive))

    @property
    def existing(self) -> ExistingListPolicy:
        chosen = next(one for one, button in self.existing_buttons.items() if button.isChecked())
        return ExistingListPolicy(chosen)

    @property
    def blank(self) -> BlankPolicy:
        return next(one for one, button in self.blank_buttons.items() if button.isChecked())

    def _build_choices(self, layout: QVBoxLayout, assumed: ListState | None) -> None:
        self.complete = QRadioButton(tr("&Complete lists"), self)
        self.incomplete = QRadioButton(tr("&Incomplete lists"), self)
        self.complete.setToolTip(
            tr("Other species count as absent. Training learns most from such lists.")
        )
        self.incomplete.setToolTip(tr("Other species remain possible."))
        self.existing_buttons = {
            ExistingListPolicy.ADD: QRadioButton(tr("&Add to them"), self),
            ExistingListPolicy.REPLACE: QRadioButton(tr("&Replace them"), self),
            ExistingListPolicy.KEEP: QRadioButton(tr("&Keep existing lists"), self),
        }
        self.blank_buttons = {
            BlankPolicy.UNTAGGED: QRadioButton(tr("&Untagged: not listened to"), self),
            BlankPolicy.WRITTEN: QRadioButton(tr("No birds &where “none” is written"), self),
            BlankPolicy.NO_BIRDS: QRadioButton(tr("&No birds: listened, nothing present"), self),
        }
        form = []
        for name, buttons in (
            (tr("The lists in the table"), (self.complete, self.incomplete)),
            (tr("Existing lists"), tuple(self.existing_buttons.values())),
            (tr("Blank cells"), tuple(self.blank_buttons.values())),
        ):
            group, line = QButtonGroup(self), QHBoxLayout()
            line.setSpacing(20)
            for button in buttons:
                button.toggled.connect(self._show)
                group.addButton(button)
                line.addWidget(button)
            line.addStretch(1)
            form.append((name, line))
        # only now: buttons of one parent and no group uncheck each other
        self.complete.setChecked(assumed is ListState.COMPLETE)
        self.incomplete.setChecked(assumed is ListState.INCOMPLETE)
        self.existing_buttons[ExistingListPolicy.ADD].setChecked(True)
        self.blank_buttons[BlankPolicy.UNTAGGED].setChecked(True)
        self._form = form_of(form)
        layout.addLayout(self._form)
        self._form.setRowVisible(len(form) - 1, False)

    def _arrive(self, read: ListsPreview) -> None:
        self._read = read
        if not read.may_be_complete:
            self.incomplete.setChecked(True)
            self.complete.setEnabled(False)
        has_blanks = read.n_blank > 0 and not read.detections_of
        self._form.setRowVisible(self._form.rowCount() - 1, has_blanks)
        is_mixed = 0 < read.n_written < read.n_blank
        self.blank_buttons[BlankPolicy.WRITTEN].setVisible(is_mixed)
        self._show()

    def _show(self) -> None:
        read = self._read
        if read is None:
            return
        is_said = self.complete.isChecked() or self.incomplete.isChecked()
        outcome = read.outcomes[self.existing, self.complete.isChecked(), self.blank]
        changes = outcome.changes

        self.table.set_rows(
            changes, lambda one: (one.recording, in_language(one.before), in_language(one.after))
        )
        words = _in_words(read, outcome)
        if not is_said:
            words.insert(0, tr("Choose whether the lists are complete."))
        self.summary.setText(" ".join(words))
        self.import_button.setEnabled(is_said and bool(changes))
        self.import_button.setDefault(True)

    def _import(self) -> None:
        self.accept()
        self.import_asked.emit(self.existing, self.complete.isChecked(), self.blank)


def _in_words(read: ListsPreview, outcome: ListsOutcome) -> list[str]:
    words = [
        tr("%Ln new lists.", "", outcome.n_first),
        tr("%Ln lists change.", "", outcome.n_changed),
        tr("%Ln lists unchanged.", "", outcome.n_same),
    ]
    counts = outcome.n_first, outcome.n_changed, outcome.n_same
    words = [text for text, n in zip(words, counts, strict=True) if n]
    if outcome.n_no_birds:
        words.insert(0, tr("%Ln lists become “no birds”.", "", outcome.n_no_birds))
    if outcome.by_hand:
        words.append(tr("%Ln of those that change were tagged by hand.", "", len(outcome.by_hand)))
    if outcome.n_tags_lost:
        words.append(tr("%Ln tags are replaced.", "", outcome.n_tags_lost))
    if outcome.new_species:
        words.append(tr("New species: {names}.").format(names=_briefly(outcome.new_species)))
    if outcome.unused_species:
        names = _briefly(outcome.unused_species)
        words.append(tr("No longer used and removed: {names}.").format(names=names))
    if read.n_unplaced:
        words.append(tr("%Ln files in the table fit no recording.", "", read.n_unplaced))
    return words + [in_language(note) for note in outcome.notes[:2]]


def _briefly(names: Sequence[str]) -> str:
    return in_language(listed_briefly(names, MAX_SPECIES_NAMED))

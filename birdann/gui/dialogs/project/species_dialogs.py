"""Species of a project: counts, renaming and merging."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from birdann.app.maintenance.species_use import SpeciesUse
from birdann.core.ids import SpeciesId
from birdann.gui.dialogs.parts import Dialog, DialogTable
from birdann.gui.item_models.table_rows import Cell, ColumnHeading
from birdann.gui.keys.key_map import set_words
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.theme import species_icon
from birdann.gui.text.language import number, tr

_WIDTH_PX, _HEIGHT_PX = 700, 560


class SpeciesDialog(Dialog):
    """Lists species; the selected one can be renamed, merged or removed."""

    rename_asked = Signal(object, str)
    """A species and its new name."""
    merge_asked = Signal(object, object, str)
    """A species, the one that it becomes, and the name of that."""
    part_asked = Signal(object, str)
    """A species that was merged into another, and its name."""
    scientific_name_asked = Signal(object, str)
    remove_asked = Signal(object)

    def __init__(
        self, color_of: Callable[[SpeciesId], int | None], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Species", "several"), parent)
        self._color_of, self._writable = color_of, writable
        self._rows: tuple[SpeciesUse, ...] = ()
        layout = self.add_introduction(
            tr("Species of this project"),
            tr(
                "Select a species to rename it. The name of another species merges the two in all "
                "lists and labels. They can be separated again, and Ctrl+Z undoes either."
            ),
        )
        self.table = DialogTable(
            self,
            tr("Species of this project"),
            (
                tr("Species"),
                ColumnHeading(tr("Lists"), is_number=True),
                ColumnHeading(tr("Your labels"), is_number=True),
                ColumnHeading(tr("Predictions"), is_number=True),
                tr("Scientific name"),
            ),
            stretch=0,
        )
        self.table.setIconSize(QSize(14, 14))
        self.table.chosen_changed.connect(self._update_buttons)
        self.name = with_style(QLineEdit(self), name=tr("New name of the species"))
        self.name.textChanged.connect(self._explain)
        self.name.returnPressed.connect(self._apply_change)
        self.take_button = self.primary_button(tr("Rename"), self._apply_change)
        only = tr("Only a species that no list and no label names")
        self.remove_button = self.button(tr("Remove"), self._remove, tip=only)
        line = lay_out(QHBoxLayout(), (self.name, 1), self.take_button, self.remove_button)
        self.scientific_name = QLineEdit(self, placeholderText=tr("Scientific name"))
        self.scientific_name.setAccessibleName(tr("Scientific name of the species"))
        self.scientific_name.editingFinished.connect(self._name_scientifically)
        self.notice = with_style(QLabel(self, wordWrap=True), "muted")
        self.notice.setMinimumHeight(2 * self.notice.fontMetrics().lineSpacing())
        self.notice.setAlignment(Qt.AlignmentFlag.AlignTop)
        lay_out(layout, (self.table, 1), line, self.scientific_name, self.notice)
        self.add_buttons(layout, (_WIDTH_PX, _HEIGHT_PX))
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter in the field renames, it does not close
        self._update_buttons()

    def show_species(self, rows: Sequence[SpeciesUse]) -> None:
        before = self.selected_species()
        self._rows = tuple(rows)
        self.table.set_rows(self._rows, self._cells)
        self.table.clearSpans()
        for index, row in enumerate(rows):
            if row.merged_into:
                self.table.setSpan(index, 0, 1, 4)
        indices = [position for position, row in enumerate(rows) if before and row.id == before.id]
        if rows:
            self.table.selectRow(indices[0] if indices else 0)
        self._update_buttons()

    def selected_species(self) -> SpeciesUse | None:
        one: SpeciesUse | None = self.table.selected_value
        return one

    def _cells(self, species: SpeciesUse) -> tuple[str, ...]:
        color = self._color_of(species.id)
        if species.merged_into:
            words = tr("{name} (merged with {other})").format(
                name=species.name, other=species.merged_into
            )
            return (Cell(words), "", "", "", species.scientific_name)
        return (
            Cell(species.name, icon=species_icon(color) if color is not None else None),
            number(species.n_present),
            number(species.n_labels),
            number(species.n_proposed),
            species.scientific_name,
        )

    def _update_buttons(self) -> None:
        one = self.selected_species()
        can_rename = one is not None and self._writable and not one.merged_into
        for field in (self.name, self.scientific_name):
            field.setEnabled(can_rename)
        self.name.setText(one.name if one is not None else "")
        self.scientific_name.setText(one.scientific_name if one is not None else "")
        self._explain()

    def _typed_species(self) -> SpeciesUse | None:
        typed, one = self.name.text().strip(), self.selected_species()
        if one is not None and one.merged_into:
            return None
        others = (row for row in self._rows if row is not one and not row.merged_into)
        return next((row for row in others if row.name == typed), None)

    def _explain(self) -> None:
        one, other, typed = (
            self.selected_species(),
            self._typed_species(),
            self.name.text().strip(),
        )
        changed = one is not None and bool(typed) and typed != one.name
        is_merged = one is not None and bool(one.merged_into)
        words = tr("Merge") if other is not None else tr("Rename")
        set_words(self.take_button, tr("Separate") if is_merged else words)
        self.take_button.setEnabled((changed or is_merged) and self._writable)
        can_remove = one is not None and not one.is_named and not is_merged
        self.remove_button.setEnabled(can_remove and self._writable)
        words = ""
        if not self._rows:
            words = tr("No species yet. They come with tags, labels and imported lists.")
        elif one is not None and is_merged:
            words = tr(
                "Lists and labels that named “{name}” before the merge with “{other}” name it "
                "again."
            ).format(name=one.name, other=one.merged_into)
        elif one is not None and other is not None:
            words = tr(
                "“{name}” becomes “{other}” in every list and label. Predictions follow when you "
                "train again."
            ).format(name=one.name, other=other.name)
        self.notice.setText(words)

    def _apply_change(self) -> None:
        one, other = self.selected_species(), self._typed_species()
        if one is None or not self.take_button.isEnabled():
            return
        if one.merged_into:
            self.part_asked.emit(one.id, one.name)
        elif other is not None:
            self.merge_asked.emit(one.id, other.id, other.name)
        else:
            self.rename_asked.emit(one.id, self.name.text().strip())

    def _name_scientifically(self) -> None:
        one, typed = self.selected_species(), self.scientific_name.text().strip()
        if one is not None and typed != one.scientific_name and self.scientific_name.isEnabled():
            self.scientific_name_asked.emit(one.id, typed)

    def _remove(self) -> None:
        one = self.selected_species()
        if one is not None:
            self.remove_asked.emit(one.id)

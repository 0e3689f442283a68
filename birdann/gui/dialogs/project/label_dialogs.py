"""Dialogs for notes, custom fields and their values."""

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from birdann.core.custom_fields import (
    MAX_FIELDS,
    CustomField,
    FieldError,
    FieldKind,
    define_custom_fields,
)
from birdann.gui.dialogs.parts import Dialog
from birdann.gui.style.declared import ChoiceBox, lay_out, with_style
from birdann.gui.text.language import tr, translate_message

_WIDTH_PX = 620


class CustomFieldsDialog(Dialog):
    """Names, kinds and choices of up to eight fields, carried by ``wanted``."""

    wanted = Signal(object)
    """Tuple of ``CustomField``."""

    def __init__(
        self, fields: Sequence[CustomField], taken: Sequence[str], parent: QWidget
    ) -> None:
        super().__init__(tr("Custom fields"), parent)
        self._before, self._taken = fields, taken
        layout = self.add_introduction(
            tr("Custom fields"),
            tr(
                "Fields for segments, such as sex, age or distance. Press O to fill them in. "
                "Exported tables have a column for each, and imported columns of the same name "
                "fill them."
            ),
        )
        grid = QGridLayout()
        titles = tr("Name"), tr("Kind"), tr("Choices")
        for column, title in enumerate(titles):
            grid.addWidget(QLabel(title, self), 0, column)
        kinds = {
            FieldKind.TEXT: tr("Text"),
            FieldKind.NUMBER: tr("Number"),
            FieldKind.CHOICE: tr("Choice"),
        }
        self.rows: list[tuple[QLineEdit, ChoiceBox, QLineEdit]] = []
        for index in range(max(MAX_FIELDS, len(fields))):  # a merge may bring more
            name, kind, choices = QLineEdit(self), ChoiceBox(self, kinds), QLineEdit(self)
            choices.setPlaceholderText(tr("male, female, unknown") if not index else "")
            number = str(index + 1)
            for box, title in zip((name, kind, choices), titles, strict=True):
                with_style(box, name=f"{title} {number}", tip=f"{title} {number}")
            if index < len(fields):
                one = fields[index]
                name.setText(one.name)
                kind.choose(one.kind)
                choices.setText(", ".join(one.choices))
            choices.textEdited.connect(lambda _text, kind=kind: kind.choose(FieldKind.CHOICE))
            for column, part in enumerate((name, kind, choices)):
                grid.addWidget(part, index + 1, column)
            self.rows.append((name, kind, choices))
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(2, 3)
        self.trouble = with_style(QLabel(self, wordWrap=True), "warning", visible=False)
        self.save = self.button(tr("Save fields"), self.accept)
        lay_out(layout, grid, self.trouble)
        self.add_buttons(layout, (_WIDTH_PX, 0), self.save, cancels=True)

    def accept(self) -> None:
        """Close, unless a field is invalid; then explain why."""
        rows = [
            (name.text(), kind.chosen_value, re.split("[,;]", choices.text()))
            for name, kind, choices in self.rows
        ]
        try:
            fields = define_custom_fields(rows, self._before, self._taken)
        except FieldError as error:
            self.trouble.setText(translate_message(str(error)))
            self.trouble.show()
            return
        self.wanted.emit(fields)
        super().accept()


_VALUES_WIDTH_PX = 360


class FieldValuesDialog(Dialog):
    """A row for each field; ``wanted`` carries the changed values by field."""

    wanted = Signal(object)

    def __init__(
        self, fields: Sequence[CustomField], values: Mapping[str, str], n: int, parent: QWidget
    ) -> None:
        super().__init__(tr("Custom fields of %Ln segments", "", n), parent)
        self._fields, self._before = (
            fields,
            [values.get(custom_field.name, "") for custom_field in fields],
        )
        self.boxes: list[QLineEdit | QComboBox] = []
        form = QFormLayout()
        for field, value in zip(fields, self._before, strict=True):
            box = _box(field, value, self)
            box.setAccessibleName(field.name)
            form.addRow(field.name, box)
            self.boxes.append(box)
        self.trouble = with_style(QLabel(self, wordWrap=True), "warning", visible=False)
        self.save = self.button(tr("Save"), self.accept)
        layout = lay_out(QVBoxLayout(self), form, self.trouble)
        self.add_buttons(layout, (_VALUES_WIDTH_PX, 0), self.save, cancels=True)

    def accept(self) -> None:
        """Close, unless a value is invalid; then explain why."""
        changed = {}
        for field, box, before in zip(self._fields, self.boxes, self._before, strict=True):
            text = box.text() if isinstance(box, QLineEdit) else box.currentText()
            try:
                value = field.normalise(text)
            except FieldError as error:
                self.trouble.setText(translate_message(str(error)))
                self.trouble.show()
                box.setFocus()
                return
            if value != before:
                changed[field.id] = value
        if changed:
            self.wanted.emit(changed)
        super().accept()


def _box(field: CustomField, value: str, parent: QWidget) -> QLineEdit | QComboBox:
    if field.kind is not FieldKind.CHOICE:
        return QLineEdit(value, parent)
    box = QComboBox(parent)
    box.addItems(["", *field.choices])
    box.setCurrentText(value)
    return box


_SIZE_PX = (460, 240)


class NoteDialog(QInputDialog):
    """Asks for a text; ``textValueSelected`` carries it."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = text
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setLabelText(
            tr("Enter saves, Shift+Enter starts a new line. An empty note removes the old one.")
        )
        self.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        self.setTextValue(text)
        self.setOkButtonText(tr("Save"))
        self.resize(*_SIZE_PX)  # room for the title and some sentences
        for editor in self.findChildren(QPlainTextEdit):
            editor.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter without Shift press the save button."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
            if is_enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.accept()
                return True
        return super().eventFilter(watched, event)

    def reject(self) -> None:
        """Close, after asking if text was entered."""
        if self.textValue().strip() == self._before.strip():
            super().reject()
            return
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.windowTitle(),
            tr("Save this note?"),
            QMessageBox.StandardButton.Save
            | QMessageBox.StandardButton.Discard
            | QMessageBox.StandardButton.Cancel,
            self,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setDefaultButton(QMessageBox.StandardButton.Save)
        box.button(QMessageBox.StandardButton.Save).clicked.connect(self.accept)
        box.button(QMessageBox.StandardButton.Discard).clicked.connect(super().reject)
        box.open()

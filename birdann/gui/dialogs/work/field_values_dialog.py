"""Values of custom fields for segments."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from birdann.core.custom_fields import CustomField, FieldError, FieldKind
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.text.language import in_language, tr

_WIDTH_PX = 360


class FieldValuesDialog(QDialog):
    """A row for each field; ``wanted`` carries the changed values by field."""

    wanted = Signal(object)

    def __init__(
        self, fields: Sequence[CustomField], values: Mapping[str, str], n: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Custom fields of %Ln segments", "", n))
        self._fields, self._before = fields, [values.get(one.name, "") for one in fields]
        self.boxes: list[QLineEdit | QComboBox] = []
        form = QFormLayout()
        for one, value in zip(fields, self._before, strict=True):
            box = _box(one, value, self)
            box.setAccessibleName(one.name)
            form.addRow(one.name, box)
            self.boxes.append(box)
        self.trouble = styled(QLabel(self, wordWrap=True), "warning")
        buttons = QDialogButtonBox(self)
        self.save = buttons.addButton(tr("Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        laid_out(QVBoxLayout(self), form, self.trouble, buttons)
        self.resize(_WIDTH_PX, self.sizeHint().height())

    def accept(self) -> None:
        """Close, unless a value is invalid; then explain why."""
        changed = {}
        for one, box, before in zip(self._fields, self.boxes, self._before, strict=True):
            text = box.text() if isinstance(box, QLineEdit) else box.currentText()
            try:
                value = one.checked(text)
            except FieldError as error:
                self.trouble.setText(in_language(str(error)))
                box.setFocus()
                return
            if value != before:
                changed[one.id] = value
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

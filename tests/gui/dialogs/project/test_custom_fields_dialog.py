"""Custom fields as the dialog shows them."""

from PySide6.QtWidgets import QWidget

from birdann.core.custom_fields import CustomField
from birdann.gui.dialogs.project.label_dialogs import CustomFieldsDialog


def test_fields_of_merged_projects_are_all_shown_and_none_is_dropped(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    fields = [CustomField(id=n + 1, place=n, name=f"field {n}") for n in range(10)]
    dialog = CustomFieldsDialog(fields, (), window)
    saved = []
    dialog.wanted.connect(saved.append)
    assert [name.text() for name, _kind, _choices in dialog.rows] == [
        field.name for field in fields
    ]
    dialog.accept()
    assert dialog.trouble.text() == "A project has at most 8 fields."
    for name, _kind, _choices in dialog.rows[8:]:
        name.clear()
    dialog.accept()
    assert saved == [tuple(fields[:8])]

"""Keyboard shortcuts: list, and assignment with conflict warnings."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import MARGINS, Dialog
from birdann.gui.keys.command import WindowCommand, tr_menu, tr_title
from birdann.gui.keys.key_map import RESERVED, KeyMap, portable
from birdann.gui.keys.mnemonics import set_words
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.text.language import mark, tr

NUMBER_KEYS = (
    (mark("1 – 9"), mark("Species n: label of the segment, or tag of the recording")),
    (mark("Ctrl+1 – 9"), mark("Species n: present, unsure, absent, untagged")),
    (mark("Alt+1 – 9"), mark("Play the best example of species n")),
)
KEYS_IN_THE_PICTURE = (
    (mark("Left, Right"), mark("Move along the recording; with Shift by a page")),
    (mark("Up, Down"), mark("Move along the frequencies")),
    (mark("Shift + −"), mark("Zoom frequency")),
    (mark("Wheel"), mark("Scroll in time, with Shift in frequency; with Ctrl zoom")),
    (mark("Double click"), mark("Zoom to the segment and play it")),
    (mark("Home, End"), mark("Go to the start or the end")),
    (mark("Esc"), mark("Select nothing")),
)
FIXED_KEYS = (
    (mark("Numbers"), NUMBER_KEYS),
    (mark("In the spectrogram"), KEYS_IN_THE_PICTURE),
)

_NATIVE = QKeySequence.SequenceFormat.NativeText
_ID = int(Qt.ItemDataRole.UserRole)
_WIDTH_PX, _HEIGHT_PX, _NAME_PX, _LINE_PX = 600, 620, 340, 25


class ShortcutsEditor(Dialog):
    """Lists commands with their keys by menu, then fixed keys; changes apply immediately."""

    changed = Signal()

    def __init__(self, rows: Sequence[WindowCommand], keys: KeyMap, parent: QWidget) -> None:
        super().__init__(tr("Keyboard shortcuts"), parent)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)
        self._rows = {row.id: row for row in rows}
        self._keys = keys
        self.filter = styled(QLineEdit(self), name=tr("Find a command or key"))
        self.filter.setPlaceholderText(tr("Find a command or key"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._narrow)
        self.tree = styled(QTreeWidget(self), name=tr("Commands and their keys"))
        self.tree.setHeaderLabels([tr("Command"), tr("Key")])
        self.tree.setColumnWidth(0, _NAME_PX)
        self.tree.currentItemChanged.connect(lambda *_: self._show_current())
        self._build_edit()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.restore_all = buttons.addButton(
            tr("Restore all"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.restore_all.clicked.connect(self._restore_all)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(8)
        layout.addWidget(self.filter)
        layout.addWidget(self.tree, 1)
        layout.addLayout(self._edit_row)
        layout.addWidget(self.notice)
        layout.addWidget(buttons)
        self._fill()

    def _build_edit(self) -> None:
        self.edit = QKeySequenceEdit(self, maximumSequenceLength=1, clearButtonEnabled=True)
        self.edit.setAccessibleName(tr("New key"))
        self.edit.keySequenceChanged.connect(lambda _keys: self._check())
        self.set_button = self.button(tr("Set"), self._set)
        self.default_button = self.button(tr("Default"), self._restore)
        self.notice = styled(QLabel(self, wordWrap=True), "muted")
        self.notice.setMinimumHeight(2 * self.notice.fontMetrics().height())
        self._edit_row = laid_out(
            QHBoxLayout(), (self.edit, 1), self.set_button, self.default_button
        )

    def choose(self, action_id: str) -> None:
        for item in self._items():
            if item.data(0, _ID) == action_id:
                self.tree.setCurrentItem(item)

    # --- the list ------------------------------------------------------------------------------

    def _fill(self) -> None:
        for row in self._rows.values():
            titles = self.tree.findItems(tr_menu(row.menu), Qt.MatchFlag.MatchExactly)
            parent = titles[0] if titles else self._heading(tr_menu(row.menu))
            item = QTreeWidgetItem(parent, [tr_title(row), ""])
            item.setToolTip(0, tr(row.tip))
            item.setSizeHint(0, QSize(0, _LINE_PX))
            item.setData(0, _ID, row.id)
        for title, keys in FIXED_KEYS:
            heading = self._heading(tr(title))
            for key, text in keys:
                item = QTreeWidgetItem(heading, [tr(text), tr(key)])
                item.setToolTip(0, tr(text))
                item.setSizeHint(0, QSize(0, _LINE_PX))
        self.tree.expandAll()
        self._refresh()
        self.tree.setCurrentItem(self._items()[0])

    def _heading(self, title: str) -> QTreeWidgetItem:
        heading = QTreeWidgetItem(self.tree, [title])
        heading.setSizeHint(0, QSize(0, _LINE_PX))
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return heading

    def _items(self) -> list[QTreeWidgetItem]:
        return [
            item
            for heading in self._headings()
            for place in range(heading.childCount())
            if (item := heading.child(place)) is not None
        ]

    def _headings(self) -> list[QTreeWidgetItem]:
        tops = (self.tree.topLevelItem(place) for place in range(self.tree.topLevelItemCount()))
        return [top for top in tops if top is not None]

    def _refresh(self) -> None:
        for item in self._items():
            action_id = item.data(0, _ID)
            if action_id is None:
                continue
            item.setText(1, ", ".join(_shown(key) for key in self._keys.keys(action_id)))
            font = item.font(1)
            font.setBold(self._keys.is_changed(action_id))
            item.setFont(1, font)
        self.restore_all.setEnabled(bool(self._keys.overrides()))
        self._show_current()

    def _narrow(self, text: str) -> None:
        wanted = text.strip().casefold()
        for item in self._items():
            words = f"{item.text(0)} {item.text(1)}".casefold()
            item.setHidden(wanted not in words)
        shown = {item.text(0) for item in self._items() if not item.isHidden()}
        for heading in self._headings():
            children = [heading.child(place) for place in range(heading.childCount())]
            heading.setHidden(not any(one and one.text(0) in shown for one in children))
        current = self.tree.currentItem()
        if current is None or current.isHidden():
            listed = (item for item in self._items() if not item.isHidden())
            self.tree.setCurrentItem(next(listed, None))  # type: ignore[arg-type]  # Qt takes none

    def _current(self) -> str:
        item = self.tree.currentItem()
        return str(item.data(0, _ID) or "") if item is not None else ""

    # --- one command ---------------------------------------------------------------------------

    def _show_current(self) -> None:
        action_id = self._current()
        keys = self._keys.keys(action_id) if action_id else ()
        self.edit.setKeySequence(QKeySequence(keys[0] if keys else ""))
        self.edit.setEnabled(bool(action_id))
        self.default_button.setEnabled(bool(action_id) and self._keys.is_changed(action_id))
        self._check()

    def _check(self) -> None:
        action_id, key = self._current(), portable(self.edit.keySequence().toString())
        owner = self._keys.owner(key, but=action_id) if key else None
        same = key in self._keys.keys(action_id) if action_id else True
        allowed = bool(action_id) and key not in RESERVED and not (same and key)
        self.set_button.setEnabled(allowed and (bool(key) or bool(self._keys.keys(action_id))))
        set_words(
            self.set_button,
            tr("Use here") if owner else tr("Set") if key else tr("No key"),
        )
        if key in RESERVED:
            self.notice.setText(tr("{key} stands for a numbered species.").format(key=_shown(key)))
        elif owner is not None:
            title = tr_title(self._rows[owner])
            self.notice.setText(
                tr("{key} belongs to “{title}”, which would be left without it.").format(
                    key=_shown(key), title=title
                )
            )
        else:
            self.notice.setText("")

    def _set(self) -> None:
        self._keys.assign(self._current(), self.edit.keySequence().toString())
        self._announce()

    def _restore(self) -> None:
        self._keys.reset(self._current())
        self._announce()

    def _restore_all(self) -> None:
        self._keys.reset_all()
        self._announce()

    def _announce(self) -> None:
        self._refresh()
        self.changed.emit()


def _shown(key: str) -> str:
    return QKeySequence(key).toString(_NATIVE)

"""All settings, applied immediately, and keyboard shortcuts with conflict warnings."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from birdann.app.settings import SETTINGS, Settings, Value
from birdann.core.errors import WriteError
from birdann.gui.dialogs.parts import (
    MARGINS,
    Dialog,
    ScrolledOptions,
    add_row,
    choice,
    form_of,
    real_number,
    whole_number,
)
from birdann.gui.keys.command import WindowCommand, tr_menu, tr_title
from birdann.gui.keys.key_map import RESERVED, KeyMap, portable_key, set_words
from birdann.gui.style.declared import ChoiceBox, lay_out, with_style
from birdann.gui.text.language import (
    LANGUAGES,
    SYSTEM,
    language_of_setting,
    mark,
    native_name,
    tr,
    translate_message,
)
from birdann.gui.text.times import DATE_FORMS, FORM_TITLES
from birdann.gui.text.value_words import value_title
from birdann.store.lock import account_name

_SCALES = (75, 90, 100, 110, 125, 150, 175, 200)
_MIN_WIDTH_PX = 500


class SettingsDialog(Dialog):
    """Shows the settings; ``changed`` carries the name of a changed one."""

    changed = Signal(str)
    learning_changed = Signal(bool)
    restart_asked = Signal()

    def __init__(self, settings: Settings, *, learns: bool, parent: QWidget) -> None:
        super().__init__(tr("Settings"), parent)
        self.setMinimumWidth(_MIN_WIDTH_PX)
        self._settings = settings
        self._language = language_of_setting(str(settings.get("language")))
        self.notice = with_style(QLabel(self, wordWrap=True), "muted")
        self._form = form_of(())
        self._add_window()
        self._add_work(learns=learns)
        self._add_safety()
        self.restart_button = self.button(tr("Reopen the window now"), self.accept)
        self.restart_button.clicked.connect(self.restart_asked)
        buttons = self.closing_buttons(self.restart_button)
        self.restart_button.hide()
        self._form.setContentsMargins(0, 0, 0, 0)
        options = ScrolledOptions(self)
        options.set_content(QWidget).setLayout(self._form)
        lay_out(QVBoxLayout(self), (options, 1), self.notice, buttons, margins=MARGINS, spacing=8)
        self.keep_on_screen(_MIN_WIDTH_PX, 0)

    # --- forms ---------------------------------------------------------------------------------

    def _add_window(self) -> None:
        self._caption(tr("Window"))
        titles = {SYSTEM: value_title(SYSTEM)} | {
            language: native_name(language) for language in LANGUAGES
        }
        self.language = self._choice("language", tr("Language"), titles)
        themes = {name: value_title(name) for name in SETTINGS["theme"].choices}
        self.theme = self._choice("theme", tr("Theme"), themes)
        percent = int(self._settings.get("scale_percent"))
        sizes = {size: f"{size} %" for size in sorted({*_SCALES, percent})}
        self.scale = choice(self, tr("Size of text and controls"), sizes, percent)
        self.scale.currentIndexChanged.connect(
            lambda _place: self._set("scale_percent", self.scale.chosen_value)
        )
        dates = {name: tr(FORM_TITLES[name]) for name in DATE_FORMS}
        self.dates = self._choice("date_form", tr("Dates"), dates)
        self.wheel = QCheckBox(tr("Mouse wheel zooms the spectrogram"), self)
        self.wheel.setToolTip(tr("Off: the wheel scrolls, Ctrl and the wheel zoom"))
        self.wheel.setChecked(bool(self._settings.get("wheel_zooms")))
        self.wheel.toggled.connect(lambda on: self._set("wheel_zooms", on))
        add_row(self._form, tr("Language"), self.language)
        add_row(self._form, tr("Theme"), self.theme)
        add_row(self._form, tr("Size"), self.scale)
        add_row(self._form, tr("Dates"), self.dates)
        add_row(self._form, "", self.wheel)

    def _add_work(self, *, learns: bool) -> None:
        self._caption(tr("Your work"))
        self.reviewer = QLineEdit(str(self._settings.get("reviewer")), self)
        self.reviewer.setAccessibleName(tr("Your name"))
        self.reviewer.setPlaceholderText(account_name())
        self.reviewer.setToolTip(tr("Stands beside your labels in the project and in exports"))
        self.reviewer.editingFinished.connect(self._set_reviewer)
        self.learning = with_style(
            QCheckBox(tr("Update model while reviewing"), self), checked=learns
        )
        self.learning.toggled.connect(self.learning_changed)
        self.margin = self._seconds(
            "play_margin_s", tr("Seconds played before and after a segment")
        )
        self.context_box = self._seconds(
            "question_margin_s", tr("Seconds shown before and after the segment of an item")
        )
        self.plays = QCheckBox(tr("Play each item when it is shown"), self)
        self.plays.setChecked(bool(self._settings.get("play_questions")))
        self.plays.toggled.connect(lambda on: self._set("play_questions", on))
        add_row(self._form, tr("Your name"), self.reviewer)
        add_row(self._form, "", self.learning)
        add_row(self._form, "", self.plays)
        add_row(self._form, tr("Play around a segment"), self.margin)
        add_row(self._form, tr("Show around an item"), self.context_box)
        self.jobs = self._number("jobs", tr("Processor cores that find segments"))
        self.jobs.setSpecialValueText(tr("all but one"))
        add_row(self._form, tr("Cores for segments"), self.jobs)

    def _add_safety(self) -> None:
        self._caption(tr("Safety"))
        self.backups = self._number("backups_kept", tr("Daily backups to keep"))
        add_row(self._form, tr("Daily backups kept"), self.backups)

    def _caption(self, title: str) -> None:
        caption = with_style(QLabel(title, self), "caption")
        caption.setMinimumHeight(2 * caption.fontMetrics().height())
        caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._form.addRow(caption)

    def _choice(self, key: str, name: str, titles: dict[str, str]) -> ChoiceBox:
        box = choice(self, name, titles, self._settings.get(key))
        box.currentIndexChanged.connect(lambda _place: self._set(key, box.chosen_value))
        return box

    def _seconds(self, key: str, name: str) -> QDoubleSpinBox:
        low, high, value = SETTINGS[key].low, SETTINGS[key].high, float(self._settings.get(key))
        field = real_number(self, name, low, high, value, step=0.1, suffix=tr(" s", "seconds"))
        field.valueChanged.connect(lambda value: self._set(key, value))
        return field

    def _number(self, key: str, name: str) -> QSpinBox:
        low, high, value = SETTINGS[key].low, SETTINGS[key].high, int(self._settings.get(key))
        box = whole_number(self, name, int(low), int(high), value)
        box.valueChanged.connect(lambda value: self._set(key, value))
        return box

    # --- setting -------------------------------------------------------------------------------

    def _set_reviewer(self) -> None:
        name = self.reviewer.text().strip()
        if name != self._settings.get("reviewer"):
            self._set("reviewer", name)

    def _set(self, key: str, value: Value) -> None:
        try:
            self._settings.set(key, value)
        except WriteError as error:
            self.notice.setText(translate_message(str(error)))
            return
        self.changed.emit(key)
        self._show_when_effective(key)

    def _show_when_effective(self, key: str) -> None:
        other = language_of_setting(str(self._settings.get("language"))) != self._language
        self.restart_button.setVisible(other)
        words = [tr("The language changes when the window is opened again.")] if other else []
        if key == "scale_percent":
            words.append(tr("The size changes when birdann is started again."))
        if words:
            self.notice.setText(" ".join(words))


NUMBER_KEYS = (
    (mark("1 – 9"), mark("Candidate n of the segment: use as its label")),
    (mark("Ctrl+1 – 9"), mark("Candidate n as tag: present, unsure, absent, untagged")),
    (mark("Alt+1 – 9"), mark("Play the best example of candidate n")),
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
FIXED_KEYS = ((mark("Numbers"), NUMBER_KEYS), (mark("In the spectrogram"), KEYS_IN_THE_PICTURE))

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
        self.filter = with_style(QLineEdit(self), name=tr("Find a command or key"))
        self.filter.setPlaceholderText(tr("Find a command or key"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._filter_items)
        self.tree = with_style(QTreeWidget(self), name=tr("Commands and their keys"))
        self.tree.setHeaderLabels([tr("Command"), tr("Key")])
        self.tree.setColumnWidth(0, _NAME_PX)
        self.tree.currentItemChanged.connect(lambda *_: self._show_current())
        self._build_edit()
        buttons = self.closing_buttons()
        self.restore_all = buttons.addButton(
            tr("Restore all"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.restore_all.clicked.connect(self._restore_all)
        parts = self.filter, (self.tree, 1), self._edit_row, self.notice, buttons
        lay_out(QVBoxLayout(self), *parts, margins=MARGINS, spacing=8)
        self._fill()

    def _build_edit(self) -> None:
        self.edit = QKeySequenceEdit(self, maximumSequenceLength=1, clearButtonEnabled=True)
        self.edit.setAccessibleName(tr("New key"))
        self.edit.keySequenceChanged.connect(lambda _keys: self._check())
        self.set_button = self.button(tr("Set"), self._set)
        self.default_button = self.button(tr("Default"), self._restore)
        self.notice = with_style(QLabel(self, wordWrap=True), "muted")
        self.notice.setMinimumHeight(2 * self.notice.fontMetrics().height())
        self._edit_row = lay_out(
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
            for index in range(heading.childCount())
            if (item := heading.child(index)) is not None
        ]

    def _headings(self) -> list[QTreeWidgetItem]:
        tops = (self.tree.topLevelItem(index) for index in range(self.tree.topLevelItemCount()))
        return [top for top in tops if top is not None]

    def _refresh(self) -> None:
        for item in self._items():
            action_id = item.data(0, _ID)
            if action_id is None:
                continue
            item.setText(1, ", ".join(_native_text(key) for key in self._keys.keys(action_id)))
            font = item.font(1)
            font.setBold(self._keys.is_changed(action_id))
            item.setFont(1, font)
        self.restore_all.setEnabled(bool(self._keys.overrides()))
        self._show_current()

    def _filter_items(self, text: str) -> None:
        wanted = text.strip().casefold()
        for item in self._items():
            words = f"{item.text(0)} {item.text(1)}".casefold()
            item.setHidden(wanted not in words)
        visible_titles = {item.text(0) for item in self._items() if not item.isHidden()}
        for heading in self._headings():
            children = [heading.child(index) for index in range(heading.childCount())]
            heading.setHidden(
                not any(child and child.text(0) in visible_titles for child in children)
            )
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
        action_id, key = self._current(), portable_key(self.edit.keySequence().toString())
        owner = self._keys.owner(key, but=action_id) if key else None
        same = key in self._keys.keys(action_id) if action_id else True
        allowed = bool(action_id) and key not in RESERVED and not (same and key)
        self.set_button.setEnabled(allowed and (bool(key) or bool(self._keys.keys(action_id))))
        set_words(self.set_button, tr("Use here") if owner else tr("Set") if key else tr("No key"))
        if key in RESERVED:
            self.notice.setText(
                tr("{key} stands for a numbered species.").format(key=_native_text(key))
            )
        elif owner is not None:
            title = tr_title(self._rows[owner])
            self.notice.setText(
                tr("{key} belongs to “{title}”, which would be left without it.").format(
                    key=_native_text(key), title=title
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


def _native_text(key: str) -> str:
    return QKeySequence(key).toString(_NATIVE)

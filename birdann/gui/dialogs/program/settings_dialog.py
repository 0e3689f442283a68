"""All settings; each applies immediately, or says when."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from birdann.app.settings import SETTINGS, Settings, Value
from birdann.core.errors import WriteError
from birdann.gui.dialogs.parts import (
    MARGINS,
    Dialog,
    add_row,
    choice,
    form_of,
    real_number,
    whole_number,
)
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.text.language import LANGUAGES, SYSTEM, in_language, own_name, spoken, tr
from birdann.gui.text.times import DATE_FORMS, FORM_TITLES
from birdann.gui.text.value_words import in_words
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
        self._language = spoken(str(settings.get("language")))
        self.notice = styled(QLabel(self, wordWrap=True), "muted")
        self._form = form_of(())
        self._add_window()
        self._add_work(learns=learns)
        self._add_safety()
        self.restart_button = self.button(tr("Reopen the window now"), self.accept)
        self.restart_button.clicked.connect(self.restart_asked)
        buttons = self.closing_buttons(self.restart_button)
        self.restart_button.hide()
        laid_out(QVBoxLayout(self), self._form, self.notice, buttons, margins=MARGINS, spacing=8)

    # --- forms ---------------------------------------------------------------------------------

    def _add_window(self) -> None:
        self._caption(tr("Window"))
        titles = {SYSTEM: in_words(SYSTEM)} | {one: own_name(one) for one in LANGUAGES}
        self.language = self._choice("language", tr("Language"), titles)
        themes = {name: in_words(name) for name in SETTINGS["theme"].choices}
        self.theme = self._choice("theme", tr("Colours of the window"), themes)
        percent = int(self._settings.get("scale_percent"))
        sizes = [(one, f"{one} %") for one in sorted({*_SCALES, percent})]
        self.scale = choice(self, tr("Size of text and controls"), sizes, percent)
        self.scale.currentIndexChanged.connect(
            lambda _place: self._set("scale_percent", self.scale.currentData())
        )
        dates = {name: tr(FORM_TITLES[name]) for name in DATE_FORMS}
        self.dates = self._choice("date_form", tr("Dates"), dates)
        self.wheel = QCheckBox(tr("Mouse wheel zooms the spectrogram"), self)
        self.wheel.setToolTip(tr("Off: the wheel scrolls, Ctrl and the wheel zoom"))
        self.wheel.setChecked(bool(self._settings.get("wheel_zooms")))
        self.wheel.toggled.connect(lambda on: self._set("wheel_zooms", on))
        add_row(self._form, tr("Language"), self.language)
        add_row(self._form, tr("Colours"), self.theme)
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
        self.learning = QCheckBox(tr("Update model while reviewing"), self)
        self.learning.setChecked(learns)
        self.learning.toggled.connect(self.learning_changed)
        self.margin = self._seconds(
            "play_margin_s", tr("Seconds played before and after a segment")
        )
        self.shown = self._seconds(
            "question_margin_s", tr("Seconds shown before and after the segment of an item")
        )
        self.plays = QCheckBox(tr("Play each item when it is shown"), self)
        self.plays.setChecked(bool(self._settings.get("play_questions")))
        self.plays.toggled.connect(lambda on: self._set("play_questions", on))
        add_row(self._form, tr("Your name"), self.reviewer)
        add_row(self._form, "", self.learning)
        add_row(self._form, "", self.plays)
        add_row(self._form, tr("Play around a segment"), self.margin)
        add_row(self._form, tr("Show around an item"), self.shown)

    def _add_safety(self) -> None:
        self._caption(tr("Safety"))
        self.backups = self._number("backups_kept", tr("Daily backups to keep"))
        self.jobs = self._number("jobs", tr("Processor cores that find segments"))
        self.jobs.setSpecialValueText(tr("all but one"))
        add_row(self._form, tr("Daily backups kept"), self.backups)
        add_row(self._form, tr("Cores for segments"), self.jobs)

    def _caption(self, title: str) -> None:
        caption = styled(QLabel(title, self), "caption")
        caption.setMinimumHeight(2 * caption.fontMetrics().height())
        caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._form.addRow(caption)

    def _choice(self, key: str, name: str, titles: dict[str, str]) -> QComboBox:
        box = choice(self, name, titles.items(), str(self._settings.get(key)))
        box.currentIndexChanged.connect(lambda _place: self._set(key, box.currentData()))
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
            self.notice.setText(in_language(str(error)))
            return
        self.changed.emit(key)
        self._tell_when(key)

    def _tell_when(self, key: str) -> None:
        other = spoken(str(self._settings.get("language"))) != self._language
        self.restart_button.setVisible(other)
        words = [tr("The language changes when the window is opened again.")] if other else []
        if key == "scale_percent":
            words.append(tr("The size changes when birdann is started again."))
        if words:
            self.notice.setText(" ".join(words))

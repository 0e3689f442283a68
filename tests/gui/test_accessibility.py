"""The window for people with a keyboard, a screen reader, another language, a small screen."""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTranslator
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)
from shiboken6 import isValid

from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.core.custom_fields import CustomField, FieldKind
from birdann.gui import dialogs
from birdann.gui.application import make_window
from birdann.gui.dialogs.program.settings_dialogs import ShortcutsEditor
from birdann.gui.dialogs.project.label_dialogs import FieldValuesDialog
from birdann.gui.keys.command import without_mnemonic
from birdann.gui.keys.key_map import KEYED
from birdann.gui.main_window import MainWindow
from birdann.gui.style.dock_layout import VIEWS
from birdann.gui.style.theme import DARK, apply_theme
from birdann.gui.text.language import LANGUAGES, use_language
from tests.gui.reviewing import let_paint
from tests.gui.walking import controls, cut_off, name_of, tabbed_through, texts

TIMEOUT_MS = 30_000
DIALOG_CLASS = re.compile(r"class (\w+)\(Q?Dialog\)")


def table_of_lists(window: MainWindow) -> Path:
    """Write a table of species lists beside the project."""
    path = window.bench.project.path.with_suffix(".csv")
    path.write_text("file,labels\ndawn_0.wav,⟦Wren⟧\n", encoding="utf-8")
    return path


def checklist_of(window: MainWindow) -> Path:
    """Write a checklist beside the project."""
    path = window.bench.project.path.with_suffix(".txt")
    path.write_text("⟦Wren⟧,⟦eurwre4⟧\n", encoding="utf-8")
    return path


def sample_of(window: MainWindow) -> str:
    """Draw a validation sample, unless there is one, and return its name."""
    if not window.bench.project.samples.all():
        design = SampleDesign(name="⟦Spring⟧", n_bins=2, n_per_bin=3, seed=1)
        draw_sample(window.bench.session, design)
    return "⟦Spring⟧"


def field_values(window: MainWindow) -> None:
    """Fill in a field of the first segment."""
    field = CustomField(id=1, place=0, name="⟦sex⟧", kind=FieldKind.CHOICE, choices=("⟦male⟧",))
    dialog = FieldValuesDialog([field], {}, 1, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def new_visits(window: MainWindow) -> None:
    """Ask how visits are drawn."""
    window.queue_actions.lists_visits = True
    window.queue_actions.ask_design()


DIALOGS: dict[str, Callable[[MainWindow], object]] = {
    "settings": lambda window: window.settings_actions.open(),
    "export": lambda window: window.exchange_actions.export(),
    "import": lambda window: window.exchange_actions.import_files([window.bench.project.path]),
    "networks": lambda window: window.exchange_actions._ask_network([]),
    "checklist": lambda window: window.tag_actions.import_names_from(checklist_of(window)),
    "restore": lambda window: window.maintenance_actions.restore(),
    "relink": lambda window: window.maintenance_actions.relink(),
    "fields": lambda window: window.label_actions.define_fields(),
    "field values": field_values,
    "times": lambda window: window.maintenance_actions.correct_clock(),
    "sites": lambda window: window.sites_actions.open(),
    "check": lambda window: window.maintenance_actions.check(),
    "about": lambda window: window.help_actions.show_about(),
    "licences": lambda window: window.help_actions.licences(),
    "crash": lambda window: window.window_parts.messages.fail("", "Traceback"),
    "error": lambda window: window.window_parts.messages.fail("⟦The file is gone.⟧", "Traceback"),
    "report": lambda window: window.window_parts.messages.report(
        "⟦Added⟧", "⟦One file.⟧", [("a.wav", "⟦Empty.⟧")], ("⟦File⟧", "⟦What⟧")
    ),
    "shortcuts": lambda window: window.help_actions.shortcuts(),
    "models": lambda window: window.work_actions.compare_runs(),
    "train": lambda window: window.work_actions.train(),
    "start from": lambda window: window.work_actions.show_sources(),
    "search": lambda window: window.search_actions.choose(),
    "species": lambda window: window.species_actions.open(),
    "go to": lambda window: window.view_actions.go_to(),
    "figure": lambda window: window.figure_actions.save(),
    "visits": lambda window: window.queue_actions.show_visits(),
    "new visits": new_visits,
    "new sample": lambda window: window.queue_actions.ask_design(),
    "samples": lambda window: window.queue_actions.show_samples(),
    "results of a sample": lambda window: window.queue_actions.results(sample_of(window)),
    "palette": lambda window: window.view_actions.open_palette(),
    "lists": lambda window: window.project_actions.import_lists_from(table_of_lists(window)),
    "sound places": lambda window: window.maintenance_actions._open_dialog({Path("/media/A"): 12}),
    "question": lambda window: window.window_parts.messages.ask(
        "⟦Open it?⟧", "⟦It is in use.⟧", "⟦Open⟧", "⟦Leave it⟧", lambda: None
    ),
}


def opened_dialog(window: MainWindow, name: str, settled, qtbot) -> QDialog:
    """Open a dialog and wait until it shows what it is about."""
    before = set(window.findChildren(QDialog))
    DIALOGS[name](window)
    settled()

    def new() -> list[QDialog]:
        every = window.findChildren(QDialog)
        return [widget for widget in every if widget.isVisible() and widget not in before]

    qtbot.waitUntil(lambda: bool(new()), timeout=TIMEOUT_MS)
    return new()[0]


# --- keyboard ----------------------------------------------------------------------------------


def test_every_dialog_is_named_reached_by_keys_and_left_by_escape(trained, settled, qtbot):
    """No dialog is left out."""
    sources = Path(dialogs.__file__).parent.rglob("*.py")
    classes = {name for path in sources for name in DIALOG_CLASS.findall(path.read_text())}
    assert len(classes) > 15
    seen = set()
    for name in DIALOGS:
        dialog = opened_dialog(trained, name, settled, qtbot)
        seen.update(kind.__name__ for kind in type(dialog).__mro__)  # and what it is built on
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow, timeout=TIMEOUT_MS)
        letters_differ(name, dialog)
        first = controls(dialog)[0]
        first.setFocus()
        reached = tabbed_through(dialog, qtbot)
        groups = {widget.group() for widget in reached if hasattr(widget, "group")} - {None}
        for control in controls(dialog):
            shared = hasattr(control, "group") and control.group() in groups
            assert control in reached or shared, (name, control, name_of(control))
            assert name_of(control), (name, control)
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda dialog=dialog: is_closed(dialog), timeout=TIMEOUT_MS)
    assert classes <= seen


def is_closed(dialog: QDialog) -> bool:
    """Whether a dialog is closed, and perhaps gone."""
    return not isValid(dialog) or not dialog.isVisible()


def test_enter_leaves_what_only_tells_something(trained, settled, qtbot):
    for name in ("error", "crash", "about", "report", "check"):
        dialog = opened_dialog(trained, name, settled, qtbot)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow, timeout=TIMEOUT_MS)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda dialog=dialog: is_closed(dialog), timeout=TIMEOUT_MS)


def letters_of(dialog: QDialog) -> list[tuple[str, str]]:
    """Return the letters that Alt presses in a dialog, "" for none, each with what it stands on."""
    parts = [
        *(
            child
            for kind in (QPushButton, QCheckBox, QRadioButton)
            for child in dialog.findChildren(kind)
        ),
        *(child for child in dialog.findChildren(QLabel) if child.buddy() is not None),
    ]
    shown = [
        part for part in parts if part.isVisible() and part.text() and not part.property(KEYED)
    ]
    return [(QKeySequence.mnemonic(widget.text()).toString(), widget.text()) for widget in shown]


def letters_differ(name: str, dialog: QDialog) -> None:
    """Alt and a letter reach what a dialog offers."""
    letters = letters_of(dialog)
    keys = [key for key, _ in letters if key]
    assert len(keys) == len(set(keys)), (name, letters)
    assert len(keys) >= min(len(letters), 12), (name, letters)


def test_every_control_of_the_window_is_named_and_within_reach_of_tab(trained, settled, qtbot):
    window = trained
    window.activateWindow()
    window.pane.select([window.bench.view.segments[0].id])
    let_paint(window)
    reached: set[QWidget] = set()
    for title in (*window.layout_.docks, *VIEWS):
        settled(window.layout_.raise_panel(title))
        first = window.window_parts.recordings.filter
        if not first.isVisible():  # the report takes the sides
            first = window.toolbar.widgetForAction(window.actions_["listen.play"])
        first.setFocus()
        qtbot.wait(1)
        found = tabbed_through(window, qtbot)
        reached |= set(found)
        for control in controls(window):
            proxies = {control, control.focusProxy()}
            assert proxies & reached, (title, control, name_of(control))
            assert name_of(control), (title, control)


def painted(widget: QWidget) -> QImage:
    """Return how a control and a little around it look in their window."""
    window = widget.window()
    spot = widget.mapTo(window, QPoint(0, 0))
    return window.grab(QRect(spot, widget.size()).adjusted(-3, -3, 3, 3)).toImage()


def n_different(a: QImage, b: QImage) -> int:
    """Return how many pixels of two pictures differ visibly."""
    images = [side.convertToFormat(QImage.Format.Format_RGB32) for side in (a, b)]
    pixels = [np.frombuffer(image.constBits(), np.uint8) for image in images]
    apart = np.abs(pixels[0].astype(int) - pixels[1]).reshape(-1, 4).max(axis=1)
    return int((apart > 24).sum())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_control_with_the_focus_can_be_seen(trained, settled, qtbot, theme):
    window = trained
    window.use_theme(theme)
    window.activateWindow()
    window.pane.select([window.bench.view.segments[0].id])
    let_paint(window)
    settled(window.layout_.raise_panel("Review queue"))
    qtbot.wait(30)
    for control in controls(window):
        if control.focusPolicy() is Qt.FocusPolicy.NoFocus or control.visibleRegion().isEmpty():
            continue  # behind another tab
        window.pane.setFocus()
        before = painted(control)
        control.setFocus(Qt.FocusReason.TabFocusReason)
        after = painted(control)
        assert n_different(before, after) >= 20, (theme, control, name_of(control))
    apply_theme(QApplication.instance(), DARK)


# --- language ----------------------------------------------------------------------------------


class Brackets(QTranslator):
    """Puts every text into brackets, so that what is not translated stands out."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        text = source.replace("%Ln", str(n)).replace("%n", str(n))
        return re.sub(r"^(\s*)(.*?)(\s*)$", r"\1⟦\2⟧\3", text, flags=re.DOTALL)

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def bracketed(application: QApplication) -> Iterator[QTranslator]:
    """The application in the language of brackets; English again afterwards."""
    translator = Brackets()
    use_language(application, "en")
    application.installTranslator(translator)
    yield translator
    application.removeTranslator(translator)
    use_language(application, "en")


UNITS = re.compile(r"\b(Hz|kHz|ms|s|MB|dB|px|UTC|GMT|Ctrl|Alt|Shift|Esc|Space|Return|Del|Tab)\b")
OTHERS = re.compile(
    r".*\.(wav|flac|birdann|log|csv)\b|birdann|(Low|High) bird|English|Deutsch|Español|Français|Português|Anna|root|"
    r"trained \d+|[A-Z]$|(PgUp|PgDown|Home|End|Backspace|F\d+)\b|Python |BSD|MIT|Apache|PSF|"
    r"LGPL|Qt |numpy|scipy|crowsetta |[\w.-]+ \d+\.\d"
)
"""Names of files, formats, species, people, keys and parts, which no one translates."""


def is_data(text: str) -> bool:
    """Whether a text consists of numbers, units, keys or names only."""
    plain = text.replace("&", "").strip()
    return not re.search(r"[^\W\d_]{2}", UNITS.sub("", plain)) or bool(OTHERS.match(plain))


def bare(root: QWidget) -> list[str]:
    """Return the texts of a window that did not pass through translation."""
    return sorted(
        {text for text in texts(root) if text.strip() and "⟦" not in text and not is_data(text)}
    )


def copy_of(project: Path) -> Path:
    """Return a copy of a project beside its recordings: samples are drawn in it."""
    path = project.with_name(f"copy {time.monotonic_ns()}.birdann")
    shutil.copy(project, path)
    return path


def until_at_rest(window: MainWindow, qtbot) -> None:
    qtbot.waitUntil(
        lambda: not window.runner.active_jobs and not window.bench.is_reading_soon,
        timeout=TIMEOUT_MS,
    )


def shown_until_done(window: MainWindow, qtbot) -> Iterator[MainWindow]:
    """Show a window in which a project is being opened; close it in the end."""
    window.resize(1280, 800)
    window.show()
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: not window.runner.active_jobs, timeout=TIMEOUT_MS)
    yield window
    window.window_parts.messages.close_all()
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=TIMEOUT_MS)
    window.deleteLater()


@pytest.fixture
def bracketed_window(
    bracketed: QTranslator, preferences, trained_project, qtbot
) -> Iterator[MainWindow]:
    """A window on the trained project in the language of brackets."""
    preferences.settings.set("language", "en")
    window = MainWindow(preferences)
    window.project_actions.open_at(copy_of(trained_project))
    yield from shown_until_done(window, qtbot)
    qtbot.wait(1)


def test_no_text_of_the_window_or_its_dialogs_bypasses_translation(bracketed_window, qtbot):
    window = bracketed_window

    rest = partial(until_at_rest, window, qtbot)
    rest()
    window.pane.select([window.bench.view.segments[0].id])
    let_paint(window)
    for title in (*window.layout_.docks, *VIEWS):
        window.layout_.raise_panel(title)
        rest()
    assert bare(window) == []
    for action in window.actions():
        assert "⟦" in action.text(), action.objectName()
        assert "⟦" in action.toolTip(), action.objectName()
    for name in DIALOGS:
        dialog = opened_dialog(window, name, rest, qtbot)
        assert bare(dialog) == [], name
        assert "⟦" in dialog.windowTitle() or dialog.windowTitle() in {"birdann", ""}, name
        dialog.close()
        qtbot.wait(1)


@pytest.fixture
def german_window(
    request, application, preferences, trained_project, qtbot
) -> Iterator[MainWindow]:
    """A window of 1280 by 800 on the trained project: German, or of the language asked for."""
    preferences.settings.set("language", getattr(request, "param", "de"))
    yield from shown_until_done(make_window(copy_of(trained_project), preferences), qtbot)
    use_language(application, "en")
    qtbot.wait(1)


@pytest.mark.parametrize("german_window", LANGUAGES[1:], indirect=True)
def test_every_language_fits_a_small_screen_and_german_letters_differ(german_window, qtbot):
    window = german_window

    rest = partial(until_at_rest, window, qtbot)
    rest()
    window.pane.select([window.bench.view.segments[0].id])
    let_paint(window)
    for title in (*window.layout_.docks, *VIEWS):
        window.layout_.raise_panel(title)
        rest()
        qtbot.wait(20)
        assert (window.width(), window.height()) == (1280, 800), title
        left = cut_off(window)
        assert not left, (title, left)
    for name in DIALOGS:
        dialog = opened_dialog(window, name, rest, qtbot)
        assert dialog.width() <= 1280, name
        assert dialog.height() <= 800, name
        left = cut_off(dialog)
        assert not left, (name, left)
        if window.window_parts.preferences.settings.get("language") == "de":
            dialog.activateWindow()
            qtbot.waitUntil(dialog.isActiveWindow, timeout=TIMEOUT_MS)
            letters_differ(name, dialog)
        dialog.close()
        qtbot.wait(1)
    window.actions_["view.picture"].trigger()
    qtbot.waitUntil(window.picture.popover.isVisible, timeout=TIMEOUT_MS)
    assert not cut_off(window.picture.popover)
    window.picture.popover.close()


def test_menus_are_called_alike_wherever_they_are_named(german_window):
    window = german_window
    bar = [without_mnemonic(action.text()) for action in window.menuBar().actions()]
    assert "Bearbeiten" in bar
    window.help_actions.shortcuts()
    editor = window.findChild(ShortcutsEditor)
    headings = [
        editor.tree.topLevelItem(n).text(0) for n in range(editor.tree.topLevelItemCount())
    ]
    assert headings[:-2] == bar  # the last are of numbers and the picture
    editor.close()
    palette = window.view_actions.open_palette()
    assert {entry.menu for entry in palette._entries} == set(bar)
    palette.close()


def test_the_window_opens_again_in_the_language_chosen(trained, settled, qtbot):
    window = trained
    path = window.bench.project.path
    dialog = window.settings_actions.open()
    assert not dialog.restart_button.isVisible()
    dialog.language.choose("de")
    assert window.window_parts.preferences.settings.get("language") == "de"
    assert dialog.restart_button.isVisible()
    dialog.restart_button.click()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=TIMEOUT_MS)
    assert window.wants_reopening
    assert window.project_to_reopen == path

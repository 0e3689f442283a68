"""The manual in the program: F1 by place, links, search, pictures, themes."""

import importlib
import inspect
import pkgutil

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QDialog

import birdann.gui
from birdann.gui.dialogs.work.training_dialogs import TrainDialog
from birdann.gui.help.pages import FIVE_MINUTES, PAGE_OF_WIDGET, all_pages, page_text
from birdann.gui.help.window import HelpWindow, all_sections, search
from birdann.gui.style import dock_layout
from birdann.gui.style.theme import DARK, LIGHT, apply_theme

TIMEOUT_MS = 10_000
F1 = Qt.Key.Key_F1


@pytest.fixture
def manual(application, preferences, qtbot):
    window = HelpWindow(preferences)
    qtbot.addWidget(window)
    window.show_page("manual/lists.md")
    qtbot.waitExposed(window)
    return window


def classes_of_window():
    for module in pkgutil.walk_packages(birdann.gui.__path__, "birdann.gui."):
        for name, one in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if one.__module__ == module.name:
                yield name, one


def spot_of(browser, text):
    """Return where a text stands in the viewport, having scrolled there."""
    found = browser.document().find(text)
    assert not found.isNull(), text
    middle = QTextCursor(browser.document())
    middle.setPosition(found.selectionStart() + 2)  # in its first word: the rest may be wrapped
    browser.setTextCursor(middle)
    browser.ensureCursorVisible()
    bar = browser.verticalScrollBar()
    bar.setValue(bar.value() + 60)  # away from the edge, where a line may be cut
    return browser.cursorRect(middle).center() + QPoint(2, 0)


def shown_heading(browser):
    """Return the first heading at or below the upper edge of what is seen."""
    block = browser.cursorForPosition(QPoint(40, 24)).block()
    while block.isValid() and not block.blockFormat().headingLevel():
        block = block.next()
    return block.text()


def test_every_place_is_a_part_of_the_window():
    panels = {*dock_layout.DOCK_AREAS, *dock_layout.VIEWS, *dock_layout.POP_UPS}
    assert panels <= set(PAGE_OF_WIDGET) <= {name for name, _ in classes_of_window()} | panels


def test_every_dialog_has_a_page():
    dialogs = {
        name
        for name, one in classes_of_window()
        if issubclass(one, QDialog) and not one.__subclasses__() and not name.startswith("_")
    }
    assert not dialogs - set(PAGE_OF_WIDGET)


def test_f1_opens_the_page_that_fits_the_panel_or_dialog_and_the_manual_goes_with_the_window(
    opened, qtbot
):
    window = opened
    for part, page in (
        (window.pane.picture, "manual/picture.md"),
        (window.window_parts.recordings.filter, "manual/recordings.md"),
        (window.window_parts.tags.picker.field, "manual/lists.md"),
        (window.gallery_actions.panel.view, "manual/gallery.md"),
    ):
        window.layout_.raise_panel(
            "Gallery" if part is window.gallery_actions.panel.view else "Spectrogram"
        )
        window.activateWindow()
        part.setFocus()
        qtbot.waitUntil(part.hasFocus, timeout=TIMEOUT_MS)
        qtbot.keyClick(part, F1)
        help_window = window.help_actions.manual_window
        qtbot.waitUntil(help_window.isVisible, timeout=TIMEOUT_MS)
        assert help_window.browser.page == page
    dialog = TrainDialog(3, 0, window)
    dialog.open()
    dialog.activateWindow()
    dialog.train_button.setFocus()
    qtbot.waitUntil(dialog.train_button.hasFocus, timeout=TIMEOUT_MS)
    qtbot.keyClick(dialog.train_button, F1)
    assert window.help_actions.manual_window.browser.page == "manual/training.md"
    assert dialog.isVisible()
    dialog.close()
    opened.actions_["help.five_minutes"].trigger()
    manual = opened.help_actions.manual_window
    assert manual.browser.page == FIVE_MINUTES
    assert not manual.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    opened.close()
    qtbot.waitUntil(lambda: opened.help_actions.manual_window is None, timeout=TIMEOUT_MS)


def test_f1_on_the_first_page_opens_the_five_minutes(window, qtbot):
    window.activateWindow()
    window.welcome.new.setFocus()
    qtbot.waitUntil(window.welcome.new.hasFocus, timeout=TIMEOUT_MS)
    qtbot.keyClick(window.welcome.new, F1)
    assert window.help_actions.manual_window.browser.page == FIVE_MINUTES


def test_links_lead_to_pages_and_headings_and_back(manual, qtbot):
    browser = manual.browser
    spot = spot_of(browser, "how many lists are needed")
    before = browser.verticalScrollBar().value()
    qtbot.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert browser.page == "manual/limits.md"
    assert manual.windowTitle().startswith("What training can and cannot do")
    qtbot.waitUntil(
        lambda: shown_heading(browser) == "How many lists are needed?", timeout=TIMEOUT_MS
    )
    assert manual.contents.currentItem().text(0) == "What training can and cannot do"
    assert manual.back.isEnabled()
    qtbot.keyClick(browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert browser.page == "manual/lists.md"
    qtbot.waitUntil(lambda: browser.verticalScrollBar().value() == before, timeout=TIMEOUT_MS)
    qtbot.keyClick(browser, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert browser.page == "manual/limits.md"
    assert not manual.forward.isEnabled()


def test_a_link_to_the_web_goes_to_the_systems_browser(manual, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toString()))
    manual.browser.document().setMarkdown("See [there](https://example.org/a#b).")
    spot = spot_of(manual.browser, "there")
    qtbot.mouseClick(manual.browser.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert asked == ["https://example.org/a#b"]
    assert manual.browser.page == "manual/lists.md"


def test_contents_open_pages(manual, qtbot):
    tree = manual.contents
    pages = tree.topLevelItem(0)
    (item,) = (
        pages.child(i) for i in range(pages.childCount()) if pages.child(i).text(0) == "Gallery"
    )
    spot = tree.visualItemRect(item).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert manual.browser.page == "manual/gallery.md"


def test_search_finds_opens_marks_and_lets_go(manual, qtbot):
    qtbot.keyClick(manual.browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(manual.field.hasFocus, timeout=TIMEOUT_MS)
    qtbot.keyClicks(manual.field, "find similar")
    assert manual.pages.currentWidget() is manual.results
    assert manual.results.item(0).text().startswith("Gallery: Find similar")
    qtbot.keyClick(manual.field, Qt.Key.Key_Return)
    assert manual.browser.page == "manual/gallery.md"
    marked = {
        extraselection.cursor.selectedText().casefold()
        for extraselection in manual.browser.extraSelections()
    }
    assert marked == {"find", "similar"}
    top = manual.browser.viewport().rect()
    spot = manual.browser.cursorRect(manual.browser.document().find("Find similar")).center()
    assert top.contains(spot)
    qtbot.keyClicks(manual.field, " xyzzy")
    assert manual.results.item(0).text() == "Nothing found. Try fewer letters."
    qtbot.keyClick(manual.field, Qt.Key.Key_Escape)
    assert manual.pages.currentWidget() is manual.contents
    qtbot.keyClick(manual.field, Qt.Key.Key_Escape)
    assert not manual.isVisible()


def test_search_needs_all_words_and_prefers_headings():
    hits = search("restore backup", all_sections())
    assert hits
    for hit in hits:
        words = f"{hit.section.heading} {hit.section.text}".casefold()
        assert "restore" in words
        assert "backup" in words
    assert search("backups", all_sections())[0].section.heading == "Backups"
    assert search("  ", all_sections()) == []


def pictures(browser):
    for position, name in browser.document().images():
        cursor = QTextCursor(browser.document())
        cursor.setPosition(position + 1)
        yield name, cursor.charFormat().toImageFormat()


def test_pictures_fit_the_width_and_follow_it(manual, qtbot):
    manual.browser.open("manual/picture.md")
    for width in (900, 640):
        manual.resize(width, 600)
        room = manual.browser.viewport().width()
        qtbot.waitUntil(
            lambda: all(
                one.width() < manual.browser.viewport().width()
                for _, one in pictures(manual.browser)
            ),
            timeout=TIMEOUT_MS,
        )
        shown = list(pictures(manual.browser))
        assert len(shown) == page_text("manual/picture.md").count("![")
        for name, look in shown:
            kind = QTextDocument.ResourceType.ImageResource.value
            image = manual.browser.document().resource(kind, name)
            assert not image.isNull()
            assert look.width() / look.height() == pytest.approx(
                image.width() / image.height(), rel=0.01
            )
        assert manual.browser.horizontalScrollBar().maximum() == 0 or room < 400


def test_every_page_shows(manual):
    for path in all_pages():
        manual.browser.open(path)
        assert manual.browser.page == path
        text = manual.browser.toPlainText()
        assert "<!--" not in text
        assert "](" not in text


def test_the_manual_follows_the_theme(manual):
    app = QApplication.instance()
    try:
        apply_theme(app, DARK)
        assert DARK.raised.name() in manual.styleSheet()
        heading = manual.browser.document().firstBlock()
        ink = heading.begin().fragment().charFormat().foreground().color()
        assert ink == DARK.text
    finally:
        apply_theme(app, LIGHT)
    assert LIGHT.raised.name() in manual.styleSheet()


def test_the_size_is_remembered(manual, preferences, qtbot):
    manual.resize(777, 555)
    manual.close()
    again = HelpWindow(preferences)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (777, 555)


def test_tables_begin_with_their_heading(manual):
    for path in all_pages():
        manual.browser.open(path)
        for frame in manual.browser.document().rootFrame().childFrames():
            cell = frame.cellAt(0, 0)
            first = cell.firstCursorPosition().blockNumber()
            assert cell.lastCursorPosition().blockNumber() == first, path

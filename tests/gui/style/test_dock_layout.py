"""The panels' places, and that nothing stands on the status bar's notes."""

import shutil
import struct
import time

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QTabBar

from birdann.app.settings import Settings
from birdann.gui.application import make_window
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.text.language import use_language
from tests.gui.reviewing import K, press
from tests.gui.walking import controls

TIMEOUT_MS = 30_000


def test_panels_are_moved_hidden_and_brought_back(opened, qtbot):
    """Neither widens the window nor leaves tabs behind; one key makes room for the spectrogram."""
    window, docks = opened, opened.layout_.docks
    window.layout_.raise_panel("Review queue")
    docks["Species in this recording"].hide()
    shown = {title for title, dock in docks.items() if not dock.isHidden()}
    before = window.pane.width()
    press(window, K.Key_F9)
    assert {title for title, dock in docks.items() if not dock.isHidden()} == {"Segment"}
    qtbot.waitUntil(lambda: window.pane.width() > before)
    assert window.actions_["view.room"].isChecked()
    press(window, K.Key_F9)
    assert {title for title, dock in docks.items() if not dock.isHidden()} == shown
    assert docks["Review queue"].widget().isVisible()
    size = window.size()
    window.layout_.raise_panel("Training report")
    docks["Review queue"].setFloating(True)
    docks["Segment"].hide()
    window.actions_["view.reset_layout"].trigger()
    qtbot.wait(50)
    assert window.size() == size
    assert not any(dock.isHidden() for dock in docks.values())
    assert not docks["Review queue"].isFloating()
    assert window.tabifiedDockWidgets(docks["Review queue"]) == [docks["Recordings"]]
    assert window.layout_.view == "Spectrogram"
    window.resize(1093, 560)
    window.layout_.toggle_left()
    qtbot.wait(50)
    tabs = next(bar for bar in window.findChildren(QTabBar) if bar.count() == 2)
    for titles in (("Enregistrements 24", "File 743"), ("Aufnahmen 24", "Prüfliste 743")):
        for place, title in enumerate(titles):
            tabs.setTabText(place, title)
        assert tabs.sizeHint().width() <= tabs.width()  # counts are not cut


def test_bars_make_room_for_each_other_and_go_with_their_project(
    opened, project_path, settled, qtbot
):
    window, advice = opened, opened.status.advice
    assert advice.isVisible()
    window.window_parts.messages.note("A passing note.")
    window.bench.facts_changed.emit()
    assert not advice.isVisible()
    window.statusBar().clearMessage()
    qtbot.waitUntil(advice.isVisible, timeout=TIMEOUT_MS)
    reset = window.actions_["view.reset_layout"]
    assert reset.isEnabled()
    window.actions_["model.paint_calls"].trigger()
    assert window.paint_bar.isVisible()
    settled(window.bench.close())
    assert not window.paint_bar.isVisible()
    assert not reset.isEnabled()  # there are no panels
    window.project_actions.open_at(project_path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    assert not window.paint_bar.isVisible()
    assert window.toolbar.isVisible()
    assert reset.isEnabled()


FIELD_LAPTOPS = {
    "1366x768": QSize(1366, 768),
    "1280x720": QSize(1280, 720),
    "1366x768 at 125 %": QSize(1092, 614),
    "1440x900 at 150 %": QSize(960, 600),
}
"""Screens in the window's own pixels."""
FRAME_AND_TASKBAR = QSize(8, 80)


@pytest.fixture(params=["en", "de", "fr", "es", "pt_BR"])
def speaking(request, application, preferences):
    """A window of one of the languages, on the page that is shown without a project."""
    preferences.settings.set("language", request.param)
    speaking = make_window(None, preferences)
    speaking.resize(1093, 560)
    speaking.show()
    yield speaking
    speaking.runner.wait(TIMEOUT_MS)
    speaking.close()
    speaking.deleteLater()
    use_language(application, "en")


def is_within(widget, window):
    corner = widget.mapTo(window, QPoint(0, 0))
    return window.rect().contains(QRect(corner, widget.size()))


def test_nothing_is_cut_on_the_screens_of_field_laptops(speaking, trained_project, qtbot):
    window = speaking
    qtbot.wait(50)
    assert window.bar.volume.isVisible()
    welcome = window.welcome
    for button in (welcome.new, welcome.detections, welcome.sample, welcome.open):
        assert button.width() >= button.sizeHint().width(), button.text()
    assert welcome.sample.y() == welcome.open.y()
    path = trained_project.with_name(f"spoken {time.monotonic_ns()}.birdann")
    shutil.copy(trained_project, path)
    window.resize(1366, 700)
    window.open_project(path)
    qtbot.waitUntil(lambda: window.bench.overview is not None, timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    window.runner.wait(TIMEOUT_MS)
    qtbot.wait(50)
    assert is_within(window.bar.volume, window)  # the position in the recording came meanwhile
    assert window.bar.volume.isVisible()
    the_toolbar_fits_and_its_words_go_first(window, qtbot)
    the_panels_fit(window, qtbot)
    lists_of_many_species_have_one_scroll_bar(window, qtbot)


def the_panels_fit(window, qtbot):
    docks = window.layout_.docks
    for screen in FIELD_LAPTOPS.values():
        room = screen - FRAME_AND_TASKBAR
        window.resize(room)
        qtbot.wait(20)
        assert window.size() == room
        assert is_within(window.statusBar(), window)
        assert window.pane.width() >= 0.4 * room.width()
        for dock in docks.values():
            dock.show()  # the left side is collapsed where the window is narrow
            dock.raise_()
            qtbot.wait(5)
            for control in controls(dock):
                area = next(part for part in ancestors(control) if isinstance(part, QScrollArea))
                area.ensureWidgetVisible(control)
                assert is_within(control, window) or control.height() > area.height()


def the_toolbar_fits_and_its_words_go_first(window, qtbot):
    toolbar = window.toolbar
    parts = [toolbar.widgetForAction(action) for action in toolbar.actions()]
    side = toolbar.widgetForAction(window.actions_["view.left"])
    with_words_px = (
        1366 if window.window_parts.preferences.settings.get("language") == "en" else 1500
    )
    for width_px in (1092, 1366, 1500, 1920):
        window.resize(width_px, 700)
        qtbot.wait(50)
        assert all(part.isVisible() for part in parts), width_px
        assert window.bar.volume.isVisible()
        assert is_within(window.bar.volume, window), width_px
        was_shown = window.layout_.is_left_shown
        qtbot.mouseClick(side, Qt.MouseButton.LeftButton)
        assert window.layout_.is_left_shown is not was_shown
        qtbot.waitUntil(lambda was=was_shown: side.isChecked() is not was)
        styles = {
            toolbar.widgetForAction(window.actions_[command]).toolButtonStyle()
            for command in ("model.train", "file.export")
        }
        has_words = styles == {Qt.ToolButtonStyle.ToolButtonTextBesideIcon}
        assert has_words is (width_px >= with_words_px), width_px


def lists_of_many_species_have_one_scroll_bar(window, qtbot):
    """*Complete list* and *No birds* stay in sight."""
    for name in (f"Species number {n}" for n in range(20)):
        window.tag_actions.tag_new_species(name)
    window.window_parts.tags.show_window("05:04–05:05 · complete list", True)
    tags = window.window_parts.tags
    area = next(part for part in ancestors(tags) if isinstance(part, QScrollArea))
    for screen in ("1366x768", "1366x768 at 125 %"):
        window.bench.select(())
        window.resize(FIELD_LAPTOPS[screen] - FRAME_AND_TASKBAR)
        window.layout_.reset()
        qtbot.wait(20)
        press(window, K.Key_U)
        window.runner.wait(TIMEOUT_MS)
        qtbot.wait(50)
        assert not area.verticalScrollBar().isVisible()
        for control in (tags.complete, tags.none):
            shown = QRect(control.mapTo(area.viewport(), QPoint(0, 0)), control.size())
            assert area.viewport().rect().contains(shown), (control.text(), shown, area.size())


@pytest.mark.parametrize("screen", FIELD_LAPTOPS)
def test_the_first_start_gives_the_question_room_on_small_screens(
    application, preferences, trained_project, screen, qtbot, monkeypatch
):
    room = QRect(QPoint(0, 0), FIELD_LAPTOPS[screen] - QSize(0, 40))
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: room)
    window = make_window(trained_project, preferences)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: window.bench.overview is not None, timeout=TIMEOUT_MS)
    qtbot.wait(20)
    tags, segment = (
        window.layout_.docks[title] for title in ("Species in this recording", "Segment")
    )
    let_settle(window, qtbot)
    assert tags.height() > 2 * segment.height()  # which has nothing to show yet
    press(window, K.Key_U)
    qtbot.waitUntil(lambda: segment.height() > 1.3 * tags.height(), timeout=TIMEOUT_MS)
    assert segment.height() >= min(300, 0.5 * window.height())  # the tags stay usable
    window.runner.wait(TIMEOUT_MS)
    window.close()


def on_screen(window, screen, qtbot):
    window.resize(FIELD_LAPTOPS[screen] - FRAME_AND_TASKBAR)
    qtbot.wait(20)
    window.layout_.reset()
    qtbot.wait(20)


def test_small_screens_show_questions_and_what_can_be_said_of_one(trained, settled, qtbot):
    queue, segment = trained.window_parts.queue, trained.window_parts.segment
    tags, listed = trained.window_parts.tags.picker.list, segment.picker.list
    on_screen(trained, "1366x768", qtbot)
    settled(press(trained, K.Key_U))
    assert tags.viewport().height() >= 5 * tags.sizeHintForRow(0)
    assert listed.viewport().height() >= 4 * listed.sizeHintForRow(0)
    assert "complete list" in trained.window_parts.bar.facts.whole_text()
    for screen in ("1280x720", "1366x768 at 125 %"):
        on_screen(trained, screen, qtbot)
        trained.layout_.raise_panel("Review queue")
        settled(press(trained, K.Key_U))
        seen = queue.table.viewport().visibleRegion().boundingRect()
        rects = [
            queue.table.visualRect(queue.model.index(place, 0))
            for place in range(queue.model.rowCount())
        ]
        assert sum(seen.contains(rect) for rect in rects) >= 6
        boxes = (segment.confirm, segment.reject, segment.certainty_box, segment.type_box)
        for widget in (*boxes, segment.picker.field):
            assert widget.visibleRegion().boundingRect() == widget.rect(), widget.accessibleName()


def test_three_candidates_are_in_sight_on_the_smallest_screens(trained, settled, qtbot):
    """The progress gives way to them, the prediction does not; *More* shows both."""
    segment = trained.window_parts.segment
    listed, verdict = segment.picker.list, segment.verdict
    predicted = "Predicted: Regulus ignicapillus (from this recording's species list)"
    for screen in ("1366x768 at 125 %", "1440x900 at 150 %"):
        on_screen(trained, screen, qtbot)
        settled(press(trained, K.Key_U))
        segment.show_verdict(predicted)
        qtbot.waitUntil(lambda: listed.viewport().height() >= 3 * listed.sizeHintForRow(0))
        assert not segment.progress.isVisible()
        qtbot.waitUntil(lambda: verdict.height() >= verdict.heightForWidth(verdict.width()))
        assert verdict.text() == predicted
        qtbot.mouseClick(segment.more, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(segment.progress.isVisible)
        qtbot.mouseClick(segment.more, Qt.MouseButton.LeftButton)


def test_the_species_it_could_be_go_before_reasons_and_measurements(trained, settled, qtbot):
    on_screen(trained, "1366x768", qtbot)
    settled(press(trained, K.Key_U))
    segment = trained.window_parts.segment
    segment.show_measures(
        "peak 4.23 kHz · 90 %: 0.80 kHz, 0.196 s · 5 dB over noise · level −64 dB"
    )
    segment.show_reasons("The list leaves 3 species. " * 8)
    qtbot.wait(20)
    assert not segment.measures.isVisible()
    listed = segment.picker.list
    qtbot.waitUntil(lambda: listed.viewport().height() >= 4 * listed.sizeHintForRow(0))
    qtbot.mouseClick(segment.more, Qt.MouseButton.LeftButton)
    assert segment.measures.isVisible()
    qtbot.mouseClick(segment.more, Qt.MouseButton.LeftButton)
    trained.resize(1440, 900)
    trained.layout_.reset()
    qtbot.wait(20)
    qtbot.waitUntil(lambda: listed.viewport().height() >= 5 * listed.sizeHintForRow(0))
    segment.show_reasons("")
    trained.resize(1400, 1100)
    trained.layout_.reset()
    qtbot.waitUntil(lambda: not segment.more.isVisible())
    assert segment.measures.isVisible()


def test_the_list_of_species_has_the_room_of_a_segment_that_is_not_there(trained, settled, qtbot):
    tags, segment = (
        trained.layout_.docks[title] for title in ("Species in this recording", "Segment")
    )
    for screen in ("1366x768", "1366x768 at 125 %"):
        trained.resize(FIELD_LAPTOPS[screen] - FRAME_AND_TASKBAR)
        settled(trained.bench.select(()))
        trained.layout_.reset()
        qtbot.waitUntil(lambda: tags.height() > 2 * segment.height())
        assert not segment.widget().verticalScrollBar().isVisible()
        settled(press(trained, K.Key_U))
        qtbot.waitUntil(lambda: segment.height() > tags.height())
        trained.resizeDocks([segment, tags], [300, 250], Qt.Orientation.Vertical)
        qtbot.wait(20)
        by_hand_px = segment.height()
        press(trained, K.Key_Escape)
        settled(trained.bench.select(()))
        qtbot.waitUntil(lambda: tags.height() > 2 * segment.height())
        settled(press(trained, K.Key_U))
        qtbot.waitUntil(lambda by_hand_px=by_hand_px: segment.height() == by_hand_px)


def test_a_label_that_is_asked_about_is_in_sight_with_and_without_a_segment(
    trained, settled, qtbot
):
    segment = trained.window_parts.segment
    line, listed = segment.contradiction, segment.picker.list
    on_screen(trained, "1366x768", qtbot)
    for name in ("view.spectrogram", "review.gallery"):
        settled(trained.actions_[name].trigger())
        segment.ask_contradiction(
            "dawn_5.wav: a call is labelled High bird, which its list excludes.", 1
        )
        qtbot.waitUntil(lambda: line.visibleRegion().boundingRect() == line.rect())
        segment.ask_contradiction("", None)
    trained.actions_["view.spectrogram"].trigger()
    settled(press(trained, K.Key_U))
    segment.ask_contradiction(
        "dawn_5.wav: a call is labelled High bird, which its list excludes.", 1
    )
    qtbot.waitUntil(lambda: listed.viewport().height() >= 2 * listed.sizeHintForRow(0))


SHARES = {QSize(1366, 768): 0.6, QSize(1092, 614): 0.5, QSize(1920, 1080): 0.7}
"""The least that the spectrogram takes of the height of a screen; the second is at 125 %."""


def test_views_share_the_middle_and_the_report_takes_the_sides(trained, qtbot):
    docks, layout = trained.layout_.docks, trained.layout_
    shown = [dock for dock in docks.values() if not dock.isHidden()]
    press(trained, K.Key_G)
    assert layout.view == "Gallery"
    assert trained.gallery_actions.panel.isVisible()
    assert not trained.pane.isVisible()
    assert trained.actions_["review.gallery"].isChecked()
    trained.actions_["model.report"].trigger()
    assert layout.view == "Training report"
    assert trained.report_actions.panel.isVisible()
    assert not any(dock.isVisible() for dock in docks.values())
    trained.actions_["view.spectrogram"].trigger()
    assert trained.pane.isVisible()
    assert [dock for dock in docks.values() if not dock.isHidden()] == shown


def test_the_panels_keep_their_widths_beside_a_wide_report(trained, qtbot):
    trained.resize(1280, 800)
    segment, report = trained.layout_.docks["Segment"], trained.report_actions.panel
    qtbot.waitUntil(lambda: trained.width() == 1280)
    trained.resizeDocks([segment], [260], Qt.Orientation.Horizontal)
    qtbot.wait(50)
    before_px = segment.width()
    wide = QLabel("calibration " * 15, report)
    report.layout().addWidget(wide)
    assert report.minimumSizeHint().width() > trained.middle.width()
    for _ in range(2):
        trained.actions_["model.report"].trigger()
        qtbot.wait(50)
        trained.actions_["view.spectrogram"].trigger()
        qtbot.wait(50)  # Qt lays docks out a moment later
        assert segment.width() == before_px


def test_the_spectrogram_keeps_its_room_and_keys_find_the_panels(trained, settled, qtbot):
    docks, pane, status = trained.layout_.docks, trained.pane, trained.statusBar()
    assert docks["Recordings"].windowTitle() == f"Recordings {trained.bench.counts.recordings}"
    queue = trained.bench.queue
    n_open = len(queue) - queue.n_reviewed()
    assert docks["Review queue"].windowTitle() == f"Queue {n_open}"
    trained.resize(1300, 720)
    settled(press(trained, K.Key_U))
    pane.picture.setFocus()
    seen = []
    for _ in range(6):
        press(trained, K.Key_F6)
        focus = trained.focusWidget()
        seen.append(
            next(name for name, part in panes(trained).items() if part.isAncestorOf(focus))
        )
    assert seen == ["segment", "tags", "status", "tools", "left", "middle"]
    for screen, share in SHARES.items():
        trained.resize(screen - FRAME_AND_TASKBAR)
        trained.layout_.reset()
        qtbot.wait(20)
        assert pane.picture.height() >= share * screen.height(), screen
    trained.resize(1300, 720)
    qtbot.wait(20)
    assert trained.layout_.is_left_shown
    trained.resize(1000, 600)
    assert not trained.layout_.is_left_shown  # a narrow window collapses the left side
    press(trained, K.Key_F8)
    assert trained.layout_.is_left_shown
    press(trained, K.Key_F8)
    trained.resize(1300, 720)
    assert trained.layout_.is_left_shown
    before = pane.mapTo(trained, QPoint(0, 0)), pane.size(), status.height()
    trained.bar.show_trouble("There is no output for sound.")
    trained.strip.bar.show()  # as when a task starts
    trained.strip.cancel.show()
    QApplication.processEvents()
    qtbot.wait(20)
    assert (pane.mapTo(trained, QPoint(0, 0)), pane.size(), status.height()) == before


def panes(window):
    docks = window.layout_.docks
    return {
        "segment": docks["Segment"],
        "tags": docks["Species in this recording"],
        "status": window.statusBar(),
        "tools": window.toolbar,
        "left": docks["Recordings"],
        "middle": window.pages,
    }


def ancestors(widget):
    while (widget := widget.parentWidget()) is not None:
        yield widget


def test_the_first_window_is_inside_the_screen_or_takes_it_all(window, qtbot):
    path = window.window_parts.preferences.settings.path.with_name("new") / "settings.json"
    fresh = make_window(None, Preferences(Settings(path)))
    available = QGuiApplication.primaryScreen().availableGeometry()
    assert available.contains(fresh.geometry())
    assert fresh.height() < available.height()
    fresh.close()
    fresh.deleteLater()
    full = window.actions_["view.full_screen"]
    press(window, K.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    assert full.isChecked()
    press(window, K.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not full.isChecked()
    window.showFullScreen()  # by the desktop
    qtbot.waitUntil(full.isChecked)
    window.showNormal()
    qtbot.waitUntil(lambda: not full.isChecked())


@pytest.mark.parametrize("size", [QSize(1916, 1030), QSize(1358, 700)])
def test_a_segment_has_its_room_in_a_window_that_was_just_opened(
    application, preferences, trained_project, size, qtbot, monkeypatch
):
    room = QRect(QPoint(0, 0), size)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: room)
    for _ in range(2):  # with the layout of the first start, and with that which is remembered
        look_at_the_first_segment(make_window(trained_project, preferences), qtbot)


def test_on_a_screen_of_another_size_the_window_has_that_of_the_first_start(
    application, preferences, qtbot
):
    """Qt does not restore what was saved on a much smaller or wider one."""
    first = make_window(None, preferences)
    qtbot.addWidget(first)
    size = first.size()
    first.close()
    geometry, state = preferences.layout()
    saved = bytearray(geometry.data())
    width_px = QGuiApplication.primaryScreen().geometry().width()
    assert struct.unpack_from(">i", saved, _SCREEN_WIDTH_AT) == (width_px,)
    struct.pack_into(">i", saved, _SCREEN_WIDTH_AT, round(0.7 * width_px))
    preferences.set_layout(QByteArray(bytes(saved)), state)
    second = make_window(None, preferences)
    qtbot.addWidget(second)
    assert second.size() == size


_SCREEN_WIDTH_AT = 46
"""In what Qt saves of a window's geometry: after two rectangles, versions and flags."""


def let_settle(window, qtbot):
    """Wait until keys find what is shown."""

    def at_rest():
        is_idle = not window.runner.active_jobs and not window.bench.is_reading_soon
        return is_idle and window.window_parts.queue.model.rowCount() > 0

    qtbot.waitUntil(at_rest, timeout=TIMEOUT_MS)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=TIMEOUT_MS)


def look_at_the_first_segment(window, qtbot):
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: window.bench.overview is not None, timeout=TIMEOUT_MS)
    segment = window.layout_.docks["Segment"]
    qtbot.waitUntil(lambda: segment.height() < 150, timeout=TIMEOUT_MS)
    let_settle(window, qtbot)
    press(window, K.Key_U)
    qtbot.waitUntil(lambda: segment.height() > 300, timeout=TIMEOUT_MS)
    window.runner.wait(TIMEOUT_MS)
    assert segment.height() > 300  # and nothing that came later took it away
    window.close()


def test_the_sign_of_the_volume_stands_beside_its_slider(opened, qtbot):
    """The toolbar of a wide window gives both more room than they need."""
    bar = opened.bar
    bar.volume_box.resize(bar.volume_box.sizeHint() + QSize(120, 0))
    assert bar.loudness.width() <= bar.loudness.sizeHint().width()
    assert bar.volume.x() - bar.loudness.geometry().right() <= 16
    assert bar.volume_box.width() - bar.volume.geometry().right() <= 16


def test_the_species_have_the_room_of_a_segment_again_after_a_review(
    application, preferences, trained_project, qtbot
):
    window = make_window(trained_project, preferences)
    qtbot.addWidget(window)
    window.resize(1360, 760)
    window.show()
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    segment = window.layout_.docks["Segment"]
    qtbot.waitUntil(lambda: segment.height() < 150, timeout=TIMEOUT_MS)
    let_settle(window, qtbot)
    press(window, K.Key_U)
    qtbot.waitUntil(lambda: segment.height() > 300, timeout=TIMEOUT_MS)
    let_settle(window, qtbot)  # else the recording that is read for U selects its segment again
    shown_px = segment.height()
    window.window_parts.segment.show_ask_panel(True)
    window.layout_.show_only_question(True)
    window.bench.select(())  # as reading another recording does
    qtbot.wait(50)
    window.window_parts.segment.show_ask_panel(False)
    window.layout_.show_only_question(False)
    qtbot.waitUntil(lambda: segment.height() < 150, timeout=5000)
    press(window, K.Key_U)
    qtbot.waitUntil(lambda: abs(segment.height() - shown_px) < 60, timeout=TIMEOUT_MS)
    window.close()

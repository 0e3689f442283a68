"""The panels' places, and that nothing stands on the status bar's notes."""

import shutil

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QTabBar

from birdann.app.settings import Settings
from birdann.gui.application import make_window
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.text.language import use_language
from tests.gui.reviewing import K, press
from tests.gui.walking import controls

TIMEOUT_MS = 30_000


def test_restoring_the_panels_neither_widens_the_window_nor_leaves_tabs_behind(opened, qtbot):
    window, docks = opened, opened.layout_.docks
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


def test_advice_makes_room_for_a_note(opened, qtbot):
    window = opened
    assert window.status.advice.isVisible()
    window.window_parts.messages.note("A passing note.")
    window.bench.facts_changed.emit()
    assert not window.status.advice.isVisible()
    window.statusBar().clearMessage()
    qtbot.waitUntil(window.status.advice.isVisible, timeout=TIMEOUT_MS)


def test_the_bar_of_the_brush_goes_with_its_project(opened, project_path, settled, qtbot):
    window = opened
    window.actions_["model.paint_calls"].trigger()
    assert window.paint_bar.isVisible()
    window.bench.close()
    assert not window.paint_bar.isVisible()
    window.project_actions.open_at(project_path)
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    settled()
    assert not window.paint_bar.isVisible()
    assert window.toolbar.isVisible()


FIELD_LAPTOPS = {
    "1366x768": QSize(1366, 768),
    "1280x720": QSize(1280, 720),
    "1366x768 at 125 %": QSize(1092, 614),
    "1440x900 at 150 %": QSize(960, 600),
}
"""Screens in the window's own pixels."""
FRAME_AND_TASKBAR = QSize(8, 80)


@pytest.fixture(params=["en", "de"])
def speaking(request, application):
    use_language(application, request.param)
    yield request.param
    use_language(application, "en")


def is_within(widget, window):
    corner = widget.mapTo(window, QPoint(0, 0))
    return window.rect().contains(QRect(corner, widget.size()))


def test_the_whole_window_fits_on_the_screens_of_field_laptops(
    speaking, application, preferences, trained_project, qtbot
):
    preferences.settings.set("language", speaking)
    window = make_window(trained_project, preferences)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.bench.overview is not None, timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
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
                area = next(
                    ancestor
                    for ancestor in ancestors(control)
                    if isinstance(ancestor, QScrollArea)
                )
                area.ensureWidgetVisible(control)
                assert is_within(control, window) or control.height() > area.height()
    window.runner.wait(TIMEOUT_MS)
    window.close()


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


@pytest.mark.parametrize("screen", ["1280x720", "1366x768 at 125 %"])
def test_small_screens_show_questions_and_what_can_be_said_of_one(trained, settled, screen, qtbot):
    trained.resize(FIELD_LAPTOPS[screen] - FRAME_AND_TASKBAR)
    qtbot.wait(20)
    trained.layout_.reset()
    qtbot.wait(20)
    trained.layout_.raise_panel("Review queue")
    press(trained, K.Key_U)
    settled()
    queue, segment = trained.window_parts.queue, trained.window_parts.segment
    seen = queue.table.viewport().visibleRegion().boundingRect()
    rects = [
        queue.table.visualRect(queue.model.index(place, 0))
        for place in range(queue.model.rowCount())
    ]
    assert sum(seen.contains(rect) for rect in rects) >= 6
    boxes = (segment.confirm, segment.reject, segment.certainty_box, segment.type_box)
    for widget in (*boxes, segment.picker.field):
        assert widget.visibleRegion().boundingRect() == widget.rect(), widget.accessibleName()


def test_the_species_it_could_be_go_before_reasons_and_measurements(trained, settled, qtbot):
    trained.resize(FIELD_LAPTOPS["1366x768"] - FRAME_AND_TASKBAR)
    qtbot.wait(20)
    trained.layout_.reset()
    qtbot.wait(20)
    press(trained, K.Key_U)
    settled()
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


SHARES = {QSize(1366, 768): 0.6, QSize(1092, 614): 0.5, QSize(1920, 1080): 0.7}
"""The least that the spectrogram takes of the height of a screen; the second is at 125 %."""


def test_the_spectrogram_takes_most_of_the_height(trained, qtbot):
    for screen, share in SHARES.items():
        trained.resize(screen - FRAME_AND_TASKBAR)
        trained.layout_.reset()
        qtbot.wait(20)
        assert trained.pane.picture.height() >= share * screen.height(), screen


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


def test_a_narrow_window_collapses_the_left_side_and_a_key_brings_it_back(trained, qtbot):
    trained.resize(1300, 720)
    qtbot.wait(20)
    assert trained.layout_.shows_left
    trained.resize(1000, 600)
    assert not trained.layout_.shows_left
    press(trained, K.Key_F8)
    assert trained.layout_.shows_left
    press(trained, K.Key_F8)
    trained.resize(1300, 720)
    assert trained.layout_.shows_left


def test_f6_goes_round_the_panes(trained, settled):
    trained.resize(1300, 720)
    press(trained, K.Key_U)
    settled()
    trained.pane.picture.setFocus()
    seen = []
    for _ in range(6):
        press(trained, K.Key_F6)
        focus = trained.focusWidget()
        seen.append(
            next(name for name, pane in panes(trained).items() if pane.isAncestorOf(focus))
        )
    assert seen == ["segment", "tags", "status", "tools", "left", "middle"]


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


def test_tabs_count_recordings_and_what_is_to_review(trained):
    docks = trained.layout_.docks
    assert docks["Recordings"].windowTitle() == f"Recordings {trained.bench.counts.recordings}"
    queue = trained.bench.queue
    n_open = len(queue) - queue.n_reviewed()
    assert docks["Review queue"].windowTitle() == f"Queue {n_open}"


def ancestors(widget):
    while (widget := widget.parentWidget()) is not None:
        yield widget


def test_the_first_start_is_inside_the_screen(window):
    path = window.window_parts.preferences.settings.path.with_name("new") / "settings.json"
    fresh = make_window(None, Preferences(Settings(path)))
    available = QGuiApplication.primaryScreen().availableGeometry()
    assert available.contains(fresh.geometry())
    assert fresh.height() < available.height()
    fresh.close()
    fresh.deleteLater()


def test_one_key_makes_room_for_the_spectrogram_and_brings_the_panels_back(opened, qtbot):
    docks = opened.layout_.docks
    opened.layout_.raise_panel("Review queue")
    docks["Species in this recording"].hide()
    shown = {title for title, dock in docks.items() if not dock.isHidden()}
    before = opened.pane.width()
    press(opened, K.Key_F9)
    assert {title for title, dock in docks.items() if not dock.isHidden()} == {"Segment"}
    qtbot.waitUntil(lambda: opened.pane.width() > before)
    assert opened.actions_["view.room"].isChecked()
    press(opened, K.Key_F9)
    assert {title for title, dock in docks.items() if not dock.isHidden()} == shown
    assert docks["Review queue"].widget().isVisible()


def test_lists_of_several_species_are_seen_whole_on_a_field_laptop(trained, settled, qtbot):
    trained.resize(FIELD_LAPTOPS["1366x768"] - FRAME_AND_TASKBAR)
    qtbot.wait(20)
    trained.layout_.reset()
    qtbot.wait(20)
    press(trained, K.Key_U)
    settled()
    tags, segment = trained.window_parts.tags.picker.list, trained.window_parts.segment.picker.list
    assert tags.viewport().height() >= 5 * tags.sizeHintForRow(0)
    assert segment.viewport().height() >= 4 * segment.sizeHintForRow(0)
    assert "complete list" in trained.window_parts.bar.facts.whole_text()


def test_f11_shows_the_window_on_the_full_screen_and_back(window, qtbot):
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


def test_the_layout_is_reset_only_where_panels_are_shown(window, project_path, settled):
    reset = window.actions_["view.reset_layout"]
    assert not reset.isEnabled()
    window.project_actions.open_at(project_path)
    settled()
    assert reset.isEnabled()


@pytest.mark.parametrize("screen", ["1366x768", "1366x768 at 125 %"])
def test_the_list_of_species_has_the_room_of_a_segment_that_is_not_there(
    trained, settled, screen, qtbot
):
    trained.resize(FIELD_LAPTOPS[screen] - FRAME_AND_TASKBAR)
    trained.bench.select(())
    settled()
    trained.layout_.reset()
    tags, segment = (
        trained.layout_.docks[title] for title in ("Species in this recording", "Segment")
    )
    qtbot.waitUntil(lambda: tags.height() > 2 * segment.height())
    assert not segment.widget().verticalScrollBar().isVisible()
    press(trained, K.Key_U)
    settled()
    qtbot.waitUntil(lambda: segment.height() > tags.height())
    trained.resizeDocks([segment, tags], [300, 250], Qt.Orientation.Vertical)
    qtbot.wait(20)
    by_hand_px = segment.height()
    press(trained, K.Key_Escape)
    trained.bench.select(())
    settled()
    qtbot.waitUntil(lambda: tags.height() > 2 * segment.height())
    press(trained, K.Key_U)
    settled()
    qtbot.waitUntil(lambda: segment.height() == by_hand_px)


@pytest.mark.parametrize("screen", ["1366x768", "1366x768 at 125 %"])
def test_complete_list_and_no_birds_stay_in_sight_with_one_scroll_bar(
    speaking, application, preferences, trained_project, screen, qtbot
):
    preferences.settings.set("language", speaking)
    path = trained_project.with_name(f"listed {screen} {speaking}.birdann")
    shutil.copy(trained_project, path)
    window = make_window(path, preferences)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.bench.overview is not None, timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    window.resize(FIELD_LAPTOPS[screen] - FRAME_AND_TASKBAR)
    window.layout_.reset()
    qtbot.wait(20)
    for name in (f"Species number {n}" for n in range(20)):
        window.tag_actions.tag_new_species(name)
    window.window_parts.tags.show_window("05:04–05:05 · complete list", True)
    press(window, K.Key_U)
    window.runner.wait(TIMEOUT_MS)
    qtbot.wait(50)
    tags = window.window_parts.tags
    area = next(part for part in ancestors(tags) if isinstance(part, QScrollArea))
    assert not area.verticalScrollBar().isVisible()
    for control in (tags.complete, tags.none):
        shown = QRect(control.mapTo(area.viewport(), QPoint(0, 0)), control.size())
        assert area.viewport().rect().contains(shown), (control.text(), shown, area.size())
    window.runner.wait(TIMEOUT_MS)
    window.close()


def test_the_whole_toolbar_fits_and_its_words_go_first(
    speaking, application, preferences, trained_project, qtbot
):
    preferences.settings.set("language", speaking)
    window = make_window(trained_project, preferences)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    toolbar = window.toolbar
    parts = [toolbar.widgetForAction(action) for action in toolbar.actions()]
    side = toolbar.widgetForAction(window.actions_["view.left"])
    for width_px in (1092, 1366, 1500, 1920):
        window.resize(width_px, 700)
        qtbot.wait(50)
        assert all(part.isVisible() for part in parts), width_px
        assert window.bar.volume.isVisible()
        assert is_within(window.bar.volume, window), width_px
        was_shown = window.layout_.shows_left
        qtbot.mouseClick(side, Qt.MouseButton.LeftButton)
        assert window.layout_.shows_left is not was_shown
        qtbot.waitUntil(lambda was=was_shown: side.isChecked() is not was)
        styles = {window.toolbar.widgetForAction(window.actions_[command]).toolButtonStyle()
                  for command in ("model.train", "file.export")}  # fmt: skip
        has_words = styles == {Qt.ToolButtonStyle.ToolButtonTextBesideIcon}
        assert has_words is (width_px >= (1366 if speaking == "en" else 1500)), width_px
    window.runner.wait(TIMEOUT_MS)
    window.close()


def test_counts_in_tabs_are_not_cut_in_a_small_window(opened, qtbot):
    opened.resize(1093, 560)
    opened.layout_.toggle_left()
    qtbot.wait(50)
    tabs = next(bar for bar in opened.findChildren(QTabBar) if bar.count() == 2)
    for titles in (("Enregistrements 24", "File 743"), ("Aufnahmen 24", "Prüfliste 743")):
        for place, title in enumerate(titles):
            tabs.setTabText(place, title)
        assert tabs.sizeHint().width() <= tabs.width()


def test_the_first_page_is_not_cut_on_a_small_screen(speaking, application, preferences, qtbot):
    preferences.settings.set("language", speaking)
    window = make_window(None, preferences)
    qtbot.addWidget(window)
    window.resize(1093, 560)
    window.show()
    qtbot.wait(50)
    assert window.bar.volume.isVisible()
    welcome = window.welcome
    for button in (welcome.new, welcome.detections, welcome.sample, welcome.open):
        assert button.width() >= button.sizeHint().width(), button.text()
    assert welcome.sample.y() == welcome.open.y()
    window.close()


def test_nothing_moves_when_a_task_starts_or_sound_is_missing(trained, qtbot):
    pane, status = trained.pane, trained.statusBar()
    before = pane.mapTo(trained, QPoint(0, 0)), pane.size(), status.height()
    trained.bar.show_trouble("There is no output for sound.")
    trained.strip.bar.show()
    trained.strip.cancel.show()
    QApplication.processEvents()
    qtbot.wait(20)
    assert (pane.mapTo(trained, QPoint(0, 0)), pane.size(), status.height()) == before
    trained.runner.wait(TIMEOUT_MS)


@pytest.mark.parametrize("size", [QSize(1916, 1030), QSize(1358, 700)])
def test_a_segment_has_its_room_in_a_window_that_was_just_opened(
    application, preferences, trained_project, size, qtbot, monkeypatch
):
    room = QRect(QPoint(0, 0), size)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: room)
    for _ in range(2):  # with the layout of the first start, and with that which is remembered
        look_at_the_first_segment(make_window(trained_project, preferences), qtbot)


def let_settle(window, qtbot):
    """Wait until keys find what is shown."""

    def at_rest():
        is_idle = not window.runner.active and not window.bench.is_reading_soon
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


@pytest.mark.parametrize("screen", ["1366x768 at 125 %", "1440x900 at 150 %"])
def test_three_candidates_are_in_sight_on_the_smallest_screens(trained, settled, screen, qtbot):
    """The progress gives way to them, the prediction does not; *More* shows both."""
    trained.resize(FIELD_LAPTOPS[screen] - FRAME_AND_TASKBAR)
    qtbot.wait(20)
    trained.layout_.reset()
    press(trained, K.Key_U)
    settled()
    segment = trained.window_parts.segment
    predicted = "Predicted: Regulus ignicapillus (from this recording's species list)"
    segment.show_verdict(predicted)
    listed = segment.picker.list
    qtbot.waitUntil(lambda: listed.viewport().height() >= 3 * listed.sizeHintForRow(0))
    assert not segment.progress.isVisible()
    verdict = segment.verdict
    qtbot.waitUntil(lambda: verdict.height() >= verdict.heightForWidth(verdict.width()))
    assert verdict.text() == predicted
    qtbot.mouseClick(segment.more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(segment.progress.isVisible)

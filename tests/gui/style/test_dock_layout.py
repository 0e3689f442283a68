"""The panels' places, and that nothing stands on the status bar's notes."""

TIMEOUT_MS = 30_000


def test_restoring_the_panels_neither_widens_the_window_nor_leaves_tabs_behind(opened, qtbot):
    window, docks = opened, opened.layout_.docks
    size = window.size()
    window.layout_.open_wide("Training report")
    docks["Gallery"].setFloating(True)
    docks["Segment"].hide()
    window.actions_["view.reset_layout"].trigger()
    qtbot.wait(50)
    assert window.size() == size
    assert not any(dock.isHidden() for dock in docks.values())
    assert not docks["Gallery"].isFloating()
    assert set(window.tabifiedDockWidgets(docks["Review queue"])) == {
        docks[title] for title in ("Gallery", "Training report", "History", "Jobs")
    }


def test_advice_makes_room_for_a_note(opened, qtbot):
    window = opened
    assert window.status.advice.isVisible()
    window.shell.messages.note("A passing note.")
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

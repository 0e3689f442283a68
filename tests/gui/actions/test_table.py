"""The table of actions, its keys, and what enables it."""

import re
from collections import Counter
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QMenu, QWidget

from birdann.core.resources import read_text
from birdann.gui.actions.table import MENUS, POSITION, STRETCH, TOOLBAR, VOLUME
from birdann.gui.keys.command import COMMANDS, Fact, Scope, WindowCommand, tr_title
from birdann.gui.main_window import ACTIONS
from birdann.gui.project.guidance import advise
from birdann.store import Counts


def test_ids_and_keys_are_unique():
    ids = Counter(row.id for row in ACTIONS)
    keys = Counter(key for row in ACTIONS for key in row.shortcuts)
    assert max(ids.values()) == 1
    assert ids.keys() == COMMANDS.keys()  # each stands in a menu
    assert max(keys.values()) == 1


@pytest.mark.parametrize("row", ACTIONS, ids=lambda row: row.id)
def test_a_row_is_complete(row: WindowCommand):
    assert row.menu in MENUS
    assert row.is_menu or (row.tip and row.run)
    assert row.needs <= set(Fact)
    assert isinstance(row.scope, Scope)
    if row.icon:
        assert "<svg" in read_text(f"icons/{row.icon}.svg")


def test_toolbar_names_actions_with_short_texts():
    rows = {row.id: row for row in ACTIONS}
    others = {"", POSITION, STRETCH, VOLUME}
    others.add("view.left")  # a picture alone, as in other programs
    assert all(rows[action_id].toolbar for action_id, _ in TOOLBAR if action_id not in others)
    assert rows["view.left"].icon


def test_each_menu_is_one_column_on_the_smallest_laptop(window):
    tops = [action.menu() for action in window.menuBar().actions() if action.menu()]
    assert {
        menu.title(): menu.sizeHint().height() for menu in tops if menu.sizeHint().height() > 768
    } == {}


def mnemonics(menu: QMenu):
    return [
        found.group(1).lower()
        for action in menu.actions()
        if (found := re.search(r"&(\w)", action.text()))
    ]


def test_without_a_project_keys_are_not_ambiguous_and_only_projects_and_help_are_offered(
    window, qtbot
):
    tops = [action for action in window.menuBar().actions() if action.menu()]
    letters = [re.search(r"&(\w)", action.text()).group(1).lower() for action in tops]
    assert len(letters) == len(set(letters))
    for top in tops:
        letters = mnemonics(top.menu())
        assert len(letters) == len(set(letters)), f"{top.text()}: {letters}"
    keys = Counter(
        key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()
    )
    assert [key for key, count in keys.items() if count > 1] == []
    enabled = {row.id for row in window.actions_.commands() if window.actions_[row.id].isEnabled()}
    assert {"file.new", "file.open", "help.about", "view.palette"} <= enabled
    assert not enabled & {"file.add", "model.segment", "model.train", "label.confirm", "edit.undo"}
    assert window.actions_.missing_facts("file.add")[0] is Fact.PROJECT
    palette = window.view_actions.open_palette()
    qtbot.keyClicks(palette.field, "train")
    found = [palette.model.row_at(row).title for row in range(palette.model.rowCount())]
    assert tr_title(COMMANDS["model.train"]) in found
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()  # and says what stands in the way
    palette.close()


def test_controls_are_named_and_reached_with_tab_and_fields_take_their_keys(opened, qtbot):
    kinds = (QAbstractButton, QLineEdit, QComboBox)
    nameless = [
        widget
        for kind in kinds
        for widget in opened.findChildren(kind)
        if not widget.objectName().startswith("qt_")
        and not isinstance(widget.parent(), QLineEdit)
        and not (widget.accessibleName() or getattr(widget, "text", lambda: "")())
        and not isinstance(widget.parent(), QComboBox)
        and "Scroll" not in type(widget).__name__
        and widget.isVisible()
    ]
    assert [(type(w).__name__, w.objectName(), w.toolTip()) for w in nameless] == []
    field = opened.window_parts.recordings.filter
    shown = opened.bench.view.id
    field.setFocus()
    qtbot.keyClicks(field, "unpx 12+-=")
    assert field.text() == "unpx 12+-="
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    assert field.text() == "unpx 12+-"
    assert opened.bench.view.id == shown
    assert opened.bench.counts.tagged == 0
    field.clear()
    seen, widget = set(), opened.window_parts.recordings.filter
    widget.setFocus()
    for _ in range(200):
        focused = QApplication.focusWidget()
        seen.update(
            w
            for w in (
                opened.window_parts.recordings,
                opened.window_parts.tags,
                opened.window_parts.queue,
            )
            if isinstance(focused, QWidget) and w.isAncestorOf(focused)
        )
        opened.focusNextChild()
    assert len(seen) == 3


def test_a_focused_button_and_the_palette_trigger(opened, qtbot):
    button = opened.window_parts.tags.none
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: opened.bench.counts.tagged == 1)
    opened.actions_["edit.undo"].trigger()
    qtbot.waitUntil(lambda: opened.bench.counts.tagged == 0)
    palette = opened.view_actions.open_palette()
    qtbot.keyClicks(palette.field, "no birds")
    assert palette.model.row_at(0).title == tr_title(COMMANDS["tag.none"])
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: opened.bench.counts.tagged == 1)


def progress(
    *, n_reviewed=0, is_trained=True, n_hidden=0, n_unnamed=0, has_detections=False, n_new=0, **of
):
    none = dict.fromkeys(("problems", "species", "predicted", "corrected", "rejected"), 0)
    full = {"recordings": 10, "segmented": 10, "tagged": 10, "segments": 50} | none | of
    counts = Counts(**full, confirmed=n_reviewed, models=int(is_trained), duration_s=60.0)
    queue = SimpleNamespace(
        n_hidden=lambda _bar: n_hidden,
        min_call_probability=0.5,
        unnamed_recordings=lambda: range(n_unnamed),
        table=SimpleNamespace(programs=(has_detections,) * has_detections),
    )
    return counts, n_new, queue


@pytest.mark.parametrize(
    ("now", "action"),
    [
        ((None,), "file.new"),
        (progress(recordings=0), "file.add"),
        (progress(segmented=9), "model.segment"),
        (progress(segmented=0, segments=0), "model.segment"),
        (progress(segmented=0, is_trained=False), "model.train"),  # all came from tables
        (progress(tagged=0, is_trained=False), "tag.next"),
        (progress(segmented=0, tagged=0, n_reviewed=50, is_trained=False), "model.train"),  # boxes
        (progress(tagged=0, is_trained=False, has_detections=True), "review.uncertain"),
        (progress(tagged=0, n_reviewed=50, is_trained=False, has_detections=True), "tag.next"),
        (progress(tagged=0, detected=10, is_trained=False), "model.train"),
        (progress(tagged=0, detected=10), "review.uncertain"),
        (progress(segments=0, is_trained=False), "file.add"),
        (progress(is_trained=False), "model.train"),
        (progress(n_unnamed=2, n_new=30), "model.predict"),
        (progress(n_new=30), "model.relearn"),
        (progress(n_reviewed=3), "review.uncertain"),
        (progress(n_reviewed=50), "file.export"),
        (progress(n_reviewed=40, n_hidden=9), "review.uncertain"),
        (progress(n_reviewed=40, n_hidden=10), "file.export"),
    ],
)
def test_advice_names_the_next_step(now, action):
    assert advise(*now).action_id == action
    assert advise(*now).text


def test_advice_counts_all_that_is_to_review_and_says_what_the_filter_hides():
    assert advise(*progress(n_reviewed=3, n_hidden=7)).text.startswith("47 segments to review")
    assert "10 segments to review are hidden" in advise(*progress(n_reviewed=40, n_hidden=10)).text


def test_boxes_that_people_named_are_trained_on():
    boxes = progress(segmented=0, tagged=0, n_reviewed=50, is_trained=False)
    assert advise(*boxes).text == "Train on 50 labelled segments."

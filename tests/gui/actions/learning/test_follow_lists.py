"""Lists say what someone said, and what the model says follows them."""

from copy import deepcopy
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from birdann.app.commands import SetSpeciesLists
from birdann.app.commands.lists import ChangeWindows
from birdann.app.exchange.exporting import export
from birdann.app.exchange.lists import BlankPolicy, ExistingListPolicy
from birdann.core.labels import ListState, TagState
from birdann.gui.dialogs.exchange.import_dialogs import ListsDialog
from birdann.gui.project.overview import load_overview
from birdann.gui.project.recording_view import segment_styles
from birdann.store import Project
from tests.csv_rows import csv_rows
from tests.gui.reviewing import let_paint

CTRL, LEFT = Qt.KeyboardModifier.ControlModifier, Qt.MouseButton.LeftButton
TIMEOUT_MS = 30_000


@pytest.fixture
def unasked(window, segmented_project, settled, tmp_path, qtbot):
    """The window on a project of which nobody has said what its lists are."""
    import shutil

    path = segmented_project.with_name(f"unasked {tmp_path.name}.birdann")
    shutil.copy(segmented_project, path)
    with Project.open(path) as project, project.transaction("forget") as tx:
        tx.settings.set("lists_are", None)
    window.open_project(path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    return window


def question(window):
    return next((box for box in window.findChildren(QMessageBox) if box.isVisible()), None)


def answer(window, word, qtbot):
    box = question(window)
    button = next(one for one in box.buttons() if word in one.text())
    qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: question(window) is None)


def answer_line(window, word, qtbot):
    """Answer the question in the panel."""
    line = window.window_parts.tags.kind
    button = next(widget for widget in (line.add, line.refuse) if word in widget.text())
    qtbot.mouseClick(button, LEFT)


def back_to(window, qtbot):
    """Let the window have the keyboard again after a dialog, as a window manager does."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.pane.setFocus()


def type_tag(window, name, qtbot):
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_T)
    field = window.window_parts.tags.picker.field
    qtbot.keyClicks(field, name)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def show(window, number, settled):
    settled(window.bench.show_recording(window.window_parts.recordings.model.rows()[number].id))


def row_text(window, number):
    return window.window_parts.recordings.model.rows()[number].species_text


# --- are lists complete? -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "state", "panel", "listed"),
    [
        ("Yes, all", ListState.COMPLETE, "(complete list)", "Wren, Nun"),
        ("No, only some", ListState.INCOMPLETE, "(incomplete list)", "At least: Wren, Nun"),
    ],
)
def test_with_the_first_names_it_is_asked_once_whether_lists_are_complete(
    unasked, settled, qtbot, word, state, panel, listed
):
    """The question is a line of the panel; the keyboard stays in the field meanwhile."""
    tags = unasked.window_parts.tags
    assert not tags.kind.isVisible()
    settled(type_tag(unasked, "Wren", qtbot))
    assert question(unasked) is None
    assert tags.kind.isVisible()
    assert QApplication.focusWidget() is tags.picker.field
    qtbot.keyClicks(tags.picker.field, "Nun")  # N and U would be commands
    settled(qtbot.keyClick(tags.picker.field, Qt.Key.Key_Return))
    assert row_text(unasked, 0) == "At least: Wren, Nun"
    answer_line(unasked, word, qtbot)
    assert QApplication.focusWidget() is tags.picker.field
    settled()
    assert not tags.kind.isVisible()
    assert unasked.bench.view.species_list.state is state
    assert panel in unasked.window_parts.tags.state.text()
    assert row_text(unasked, 0) == listed

    show(unasked, 1, settled)
    as_what = "count as complete" if state is ListState.COMPLETE else "will be incomplete"
    assert as_what in unasked.window_parts.tags.state.text()  # before anything is tagged
    settled(type_tag(unasked, "Robin", qtbot))
    assert question(unasked) is None
    assert unasked.bench.view.species_list.state is state
    path = unasked.bench.project.path
    unasked.project_actions.close()
    unasked.open_project(path)
    settled(qtbot.waitUntil(lambda: unasked.bench.view is not None, timeout=TIMEOUT_MS))
    show(unasked, 2, settled)
    settled(type_tag(unasked, "Robin", qtbot))
    assert question(unasked) is None
    assert unasked.bench.view.species_list.state is state


def test_beside_a_complete_list_it_is_not_asked_whether_lists_are_complete(
    unasked, settled, qtbot
):
    """The line took the room of the species of lists that had been imported."""
    tags = unasked.window_parts.tags
    imported = replace(unasked.bench.view.species_list, tags={}, state=ListState.COMPLETE)
    settled(unasked.bench.execute(SetSpeciesLists([imported])))
    show(unasked, 1, settled)
    settled(type_tag(unasked, "Wren", qtbot))
    assert tags.kind.isVisible()
    show(unasked, 0, settled)
    assert not tags.kind.isVisible()
    show(unasked, 1, settled)
    assert tags.kind.isVisible()


def test_on_a_small_screen_it_is_asked_whether_lists_are_complete_while_no_segment_is_shown(
    unasked, settled, qtbot
):
    """At 125 % the box for complete lists and "no birds" were below the end of the panel."""
    unasked.resize(1093, 560)
    unasked.actions_["view.reset_layout"].trigger()
    qtbot.wait(50)
    tags = unasked.window_parts.tags
    settled(type_tag(unasked, "Wren", qtbot))

    def are_whole(*parts):
        return all(part.visibleRegion().boundingRect().size() == part.size() for part in parts)

    assert are_whole(tags.kind.add, tags.kind.refuse, tags.complete, tags.none)
    unasked.pane.select([unasked.bench.view.segments[0].id])
    qtbot.waitUntil(lambda: are_whole(tags.complete, tags.none))
    assert not tags.kind.isVisible()
    unasked.resize(1093, 800)
    unasked.pane.select(())
    unasked.pane.select([unasked.bench.view.segments[0].id])
    qtbot.waitUntil(lambda: are_whole(tags.kind.add, tags.kind.refuse, tags.complete, tags.none))


def test_lists_begun_before_the_answer_follow_it(unasked, settled, qtbot):
    for number in (0, 1):
        show(unasked, number, settled)
        settled(type_tag(unasked, "Wren", qtbot))
    assert unasked.window_parts.tags.kind.isVisible()
    settled(answer_line(unasked, "Yes, all", qtbot))
    assert [row_text(unasked, number) for number in (0, 1)] == ["Wren", "Wren"]
    settled(unasked.bench.undo())
    assert [row_text(unasked, number) for number in (0, 1)] == ["At least: Wren"] * 2
    assert unasked.bench.project.settings.get("lists_are") is None


@pytest.mark.parametrize(
    ("shown", "whole"),
    [((0.0, 2.0), ListState.INCOMPLETE), (None, ListState.COMPLETE)],
)
def test_of_a_recording_cut_into_windows_the_answer_is_of_the_list_that_is_shown(
    unasked, settled, qtbot, shown, whole
):
    settled(type_tag(unasked, "Wren", qtbot))
    recording, span_s = unasked.bench.view.id, (0.0, 2.0)
    settled(unasked.bench.execute(ChangeWindows.add(recording, [span_s])))
    unasked.bench.here.show_window(span_s)
    settled(unasked.tag_actions.tag_new_species("Nun"))
    unasked.bench.here.show_window(shown)
    settled(answer_line(unasked, "Yes, all", qtbot))
    lists = unasked.bench.project.lists.windows([recording])[recording]
    states = {each.span_s: each.state for each in lists}
    assert states == {None: whole, span_s: ListState.COMPLETE}


def test_the_answer_can_be_taken_back_and_changed(unasked, settled, qtbot):
    type_tag(unasked, "Wren", qtbot)
    settled(answer_line(unasked, "Yes, all", qtbot))
    assert unasked.actions_["tag.assume"].isChecked()
    unasked.actions_["tag.assume"].trigger()
    settled(answer(unasked, "No, only some", qtbot))
    assert not unasked.actions_["tag.assume"].isChecked()
    assert unasked.bench.view.species_list.state is ListState.COMPLETE  # said of it already
    show(unasked, 1, settled)
    settled(type_tag(unasked, "Wren", qtbot))
    assert unasked.bench.view.species_list.state is ListState.INCOMPLETE
    unasked.pane.setFocus()
    for _ in range(4):
        settled(qtbot.keyClick(unasked, Qt.Key.Key_Z, CTRL))
    assert unasked.bench.session.history.next_to_undo is None
    assert unasked.bench.project.settings.get("lists_are") is None


def test_one_key_says_otherwise_of_one_recording(unasked, settled, qtbot):
    type_tag(unasked, "Wren", qtbot)
    settled(answer_line(unasked, "Yes, all", qtbot))
    back_to(unasked, qtbot)
    settled(qtbot.keyClick(unasked, Qt.Key.Key_L, CTRL))
    assert unasked.bench.view.species_list.state is ListState.INCOMPLETE
    assert row_text(unasked, 0) == "At least: Wren"
    assert not unasked.window_parts.tags.complete.isChecked()


def test_to_say_that_there_are_no_birds_needs_no_question(unasked, settled, qtbot):
    settled(qtbot.keyClick(unasked, Qt.Key.Key_B, CTRL))
    assert question(unasked) is None
    assert unasked.bench.view.species_list.state is ListState.COMPLETE
    assert row_text(unasked, 0) == "No birds"


# --- tables of lists ---------------------------------------------------------------------------


def table_of(tmp_path, *lines, head="file,labels"):
    path = tmp_path / "lists.csv"
    path.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
    return path


def chosen_by_key(window, path, qtbot):
    """Press Ctrl+I, choose a file, and wait for what it would change."""
    qtbot.keyClick(window, Qt.Key.Key_I, CTRL)
    files = next(child for child in window.findChildren(QFileDialog) if child.isVisible())
    files.fileSelected.emit(str(path))
    files.close()
    return previewed(window, qtbot)


def previewed(window, qtbot):
    def dialog():
        return next(
            (child for child in window.findChildren(ListsDialog) if child.isVisible()), None
        )

    qtbot.waitUntil(lambda: bool(dialog() and dialog().summary.text()), timeout=TIMEOUT_MS)
    return dialog()


def texts(dialog):
    table = dialog.table
    return [tuple(table.text(row, column) for column in range(3)) for row in range(table.n_rows)]


def lists_of(window):
    names = {species.id: species.name for species in window.bench.project.species.all().values()}
    return {
        window.bench.project.recordings.one(key).name: {names[s] for s in one.present}
        for key, one in window.bench.project.lists.all().items()
        if one.state is not ListState.UNTAGGED
    }


def test_a_table_shows_what_it_would_change_and_changes_nothing_by_itself(
    trained, settled, qtbot, tmp_path
):
    before = lists_of(trained)
    path = table_of(tmp_path, "dawn_0.wav,Owl", "dawn_1.wav,Low bird", "dawn_5.wav,Owl")
    dialog = chosen_by_key(trained, path, qtbot)
    assert texts(dialog) == [
        ("dawn_0.wav", "Low bird", "Owl, Low bird"),
        ("dawn_5.wav", "", "Owl"),
    ]
    qtbot.mouseClick(dialog.existing_buttons[ExistingListPolicy.REPLACE], LEFT)
    assert texts(dialog)[0] == ("dawn_0.wav", "Low bird", "Owl")
    assert "1 of those that change was tagged by hand" in dialog.summary.text()
    qtbot.mouseClick(dialog.existing_buttons[ExistingListPolicy.KEEP], LEFT)
    assert texts(dialog) == [("dawn_5.wav", "", "Owl")]
    assert lists_of(trained) == before
    settled(qtbot.keyClick(dialog, Qt.Key.Key_Escape))
    assert lists_of(trained) == before
    assert trained.window_parts.messages.error is None


@pytest.mark.parametrize(("project", "has_lists"), [("trained", True), ("opened", False)])
def test_existing_lists_are_asked_about_and_shown_only_where_there_are_some(
    request, qtbot, settled, tmp_path, project, has_lists
):
    window = request.getfixturevalue(project)
    dialog = chosen_by_key(window, table_of(tmp_path, "dawn_0.wav,Owl"), qtbot)
    assert dialog.existing_buttons[ExistingListPolicy.ADD].isVisible() is has_lists
    assert dialog.table.isColumnHidden(1) is not has_lists
    settled(qtbot.keyClick(dialog, Qt.Key.Key_Escape))


def test_a_dropped_table_is_shown_too_and_can_be_undone(trained, settled, qtbot, tmp_path):
    before = lists_of(trained)
    path = table_of(tmp_path, "dawn_0.wav,Owl", "dawn_5.wav,Owl")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    )
    trained.dropEvent(event)
    dialog = previewed(trained, qtbot)
    assert lists_of(trained) == before
    qtbot.mouseClick(dialog.existing_buttons[ExistingListPolicy.REPLACE], LEFT)
    settled(qtbot.mouseClick(dialog.import_button, LEFT))
    assert lists_of(trained) == {**before, "dawn_0.wav": {"Owl"}, "dawn_5.wav": {"Owl"}}
    back_to(trained, qtbot)
    settled(qtbot.keyClick(trained, Qt.Key.Key_Z, CTRL))
    assert lists_of(trained) == before
    assert {species.name for species in trained.bench.book.in_use} == {"Low bird", "High bird"}


def test_whether_a_tables_lists_are_complete_is_asked_not_taken_for_granted(
    unasked, settled, qtbot, tmp_path
):
    dialog = chosen_by_key(unasked, table_of(tmp_path, "dawn_0.wav,Owl"), qtbot)
    assert not dialog.complete.isChecked()
    assert not dialog.incomplete.isChecked()
    assert not dialog.import_button.isEnabled()
    assert "Choose whether the lists are complete." in dialog.summary.text()
    qtbot.mouseClick(dialog.incomplete, LEFT)
    assert "Choose whether" not in dialog.summary.text()
    settled(qtbot.mouseClick(dialog.import_button, LEFT))
    assert unasked.bench.view.species_list.state is ListState.INCOMPLETE


def test_what_a_machine_detected_cannot_be_called_complete(opened, settled, qtbot, tmp_path):
    path = table_of(tmp_path, "dawn_0.wav,Owl,0.9", head="file,species,confidence")
    dialog = chosen_by_key(opened, path, qtbot)
    assert not dialog.complete.isEnabled()
    assert not dialog.complete.isChecked()
    assert "detections of a program" in dialog.summary.text()
    settled(qtbot.mouseClick(dialog.import_button, LEFT))
    assert opened.bench.view.species_list.state is ListState.INCOMPLETE


def test_empty_cells_and_cells_that_say_none_are_asked_about_apart(
    opened, settled, qtbot, tmp_path
):
    path = table_of(tmp_path, "dawn_0.wav,none", "dawn_1.wav,", "dawn_2.wav,Owl")
    dialog = chosen_by_key(opened, path, qtbot)
    assert "Read as blank, not as species: “none”." in dialog.summary.text()
    assert dialog.choices.blank is BlankPolicy.UNTAGGED
    written = dialog.blank_buttons[BlankPolicy.WRITTEN]
    assert written.isVisible()
    written.click()
    assert "1 list becomes “no birds”." in dialog.summary.text()
    settled(qtbot.mouseClick(dialog.import_button, LEFT))
    lists = opened.bench.project.lists.all()
    names = {recording.id: recording.name for recording in opened.bench.project.recordings.all()}
    no_birds = [
        names[key] for key, one in lists.items()
        if one.state is ListState.COMPLETE and not one.tags
    ]  # fmt: skip
    assert no_birds == ["dawn_0.wav"]


def test_a_table_that_cannot_be_read_says_so(opened, settled, tmp_path):
    path = tmp_path / "lists.csv"
    path.write_bytes(b"")
    settled(opened.project_actions.drop([path]))
    assert "lists.csv" in opened.window_parts.messages.error.words.text()
    assert not [child for child in opened.findChildren(ListsDialog) if child.isVisible()]
    opened.window_parts.messages.error.close()


# --- what the model says follows ---------------------------------------------------------------


def species_shown(window):
    """The species that the picture names, of segments nobody labelled."""
    view, book = window.bench.view, window.bench.book
    return {book.name(view.species_of(key)) for key in view.segments.ids}


def table_shown(window):
    return np.array(window.bench.view.table.probabilities)


def tag_row(window, name):
    return next(row for row in window.window_parts.tags.picker.rows() if row.name == name)


def test_the_picture_and_the_table_follow_a_list_at_once(trained, settled, qtbot, tmp_path):
    show(trained, 2, settled)
    assert species_shown(trained) >= {"Low bird", "High bird"}
    before = table_shown(trained)
    settled(trained.tag_actions.set_state(tag_row(trained, "High bird").species_id, None))
    assert "High bird" not in species_shown(trained)
    shown = trained.bench.view.recording.name
    export(trained.bench.project, tmp_path / "out.csv")
    rows = [row for row in csv_rows(tmp_path / "out.csv") if row["recording"] == shown]
    assert {row["list_species"] for row in rows} == {"Low bird"}
    assert {row["mode"] for row in rows} == {"transductive"}
    assert not any("High bird" in (row["species"], row["runner_up"]) for row in rows)
    changed = table_shown(trained)
    trained.pane.setFocus()
    settled(qtbot.keyClick(trained, Qt.Key.Key_Z, CTRL))
    np.testing.assert_allclose(table_shown(trained), before, atol=1e-6)
    settled(qtbot.keyClick(trained, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier))
    np.testing.assert_allclose(table_shown(trained), changed, atol=1e-6)
    assert len(trained.bench.project.runs.all()) == 1


def test_scores_that_were_still_to_follow_are_there_when_the_project_is_opened_again(
    window, trained_project, settled, qtbot, tmp_path
):
    import shutil

    from birdann.app.commands import SetSpeciesLists, set_tag
    from birdann.app.session import Session

    path = trained_project.with_name(f"crashed {tmp_path.name}.birdann")
    shutil.copy(trained_project, path)
    with Project.open(path) as project:
        first = min(project.recordings.all(), key=lambda recording: recording.name)
        low = project.species.find_by_name("Low bird").id
        listed = project.lists.of(first.id)
        absent = set_tag(listed, low, TagState.UNSURE)
        Session(project).execute(SetSpeciesLists([absent]))
        assert project.scores.outdated_recordings(project.runs.id_in_use()) == [first.id]
    window.open_project(path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    assert not window.bench.project.scores.outdated_recordings(window.bench.view.run_id)
    assert window.bench.view.table is not None


# --- what the list and the model do not have in common -----------------------------------------


def test_a_species_that_the_model_never_saw_is_not_learned_yet(trained, settled):
    settled(trained.tag_actions.tag_new_species("Owl"))
    row = tag_row(trained, "Owl")
    assert row.note == "not in the model"
    assert row.lacks
    assert row.probability is None
    assert not tag_row(trained, "Low bird").lacks


def test_a_listed_species_without_a_segment_is_marked(trained, settled):
    assert species_shown(trained) == {"Low bird"}
    high = next(species.id for species in trained.bench.book.in_use if species.name == "High bird")
    trained.tag_actions.set_state(high, TagState.PRESENT)
    trained.tag_actions.set_state(high, None)
    low = next(species.id for species in trained.bench.book.in_use if species.name == "Low bird")
    trained.bench.select(tuple(segment.id for segment in trained.bench.view.segments))
    let_paint(trained)
    settled(trained.label_actions.reject())
    row = tag_row(trained, "Low bird")
    assert row.note.startswith("no call found")
    assert row.lacks
    assert low == row.species_id


def test_segments_that_no_listed_species_explains_are_marked(trained, settled):
    trained.tag_actions.tag_new_species("Owl")
    owl = tag_row(trained, "Owl").species_id
    low = tag_row(trained, "Low bird").species_id
    settled(trained.tag_actions.set_state(low, None))
    assert set(trained.bench.view.species_list.present) == {owl}
    n = len(trained.bench.view.segments)
    assert f"{n} segments fit no listed species" in trained.window_parts.tags.state.text()
    shown = segment_styles(trained.bench.view, trained.bench.book)
    assert {shown.names[label] for label in shown.labels} == {"?"}
    trained.bench.select((trained.bench.view.segments[0].id,))
    let_paint(trained)
    assert "Matches no listed species" in trained.window_parts.segment.verdict.text()


ANSWERS = ("species", "probability", "runner_up", "runner_up_probability", "label")


def assert_same_answers(table, expected):
    for name in ANSWERS:
        np.testing.assert_array_equal(getattr(table, name), getattr(expected, name), name)


def test_a_list_edit_has_only_its_recording_read_again(trained, settled):
    before = trained.bench.overview
    table = before.queue.table
    kept = deepcopy(table)
    high = next(species.id for species in trained.bench.book.in_use if species.name == "High bird")
    settled(trained.tag_actions.set_state(high, TagState.PRESENT))
    now = trained.bench.overview
    assert now.rows is before.rows
    assert_same_answers(now.queue.table, load_overview(trained.bench.project).queue.table)
    assert_same_answers(table, kept)  # a question that stands is shown by it
    here = now.queue.table.recording == now.queue.recording_index[trained.bench.view.id]
    changed = now.queue.table.probability != table.probability
    assert changed[here].any()
    assert not changed[~here].any()
    assert trained.window_parts.queue.model.rowCount() == len(table)


def test_a_list_edit_elsewhere_leaves_the_recording_shown(trained, settled):
    here = trained.bench.view
    other = next(row.id for row in trained.bench.overview.rows if row.id != here.id)
    low = next(species.id for species in trained.bench.book.in_use if species.name == "Low bird")
    edited = replace(trained.bench.project.lists.of(other), tags={low: TagState.UNSURE})
    settled(trained.bench.execute(SetSpeciesLists([edited])))
    assert trained.bench.view is here
    fresh = load_overview(trained.bench.project).queue.table
    assert_same_answers(trained.bench.overview.queue.table, fresh)

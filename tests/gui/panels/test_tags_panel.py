"""Tags: evidence, three states, many recordings at once, imported names, unlisted species."""

from contextlib import contextmanager
from threading import Event, Thread

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtWidgets import QMenu

from birdann.app.changes import ChangeSet
from birdann.app.commands import AssumeLists
from birdann.core.ids import SpeciesId
from birdann.core.labels import ListState, Species, TagState
from birdann.gui.dialogs.exchange.import_dialogs import ChecklistDialog
from birdann.gui.item_models.picks import Mark, PickRow
from birdann.gui.panels.delegates import PickDelegate
from birdann.gui.panels.species_picker import SpeciesPicker
from tests.gui.reviewing import CTRL, click_tag, on_screen, press, select


def shown_tags(window):
    book = window.bench.book
    return {book.name(key): state for key, state in window.bench.view.species_list.tags.items()}


def evidence_spot(window, row):
    """A place on the evidence of a row of the tags."""
    listed = window.window_parts.tags.picker.list
    model = window.window_parts.tags.picker.model
    rect = listed.visualRect(model.index(row, 0))
    for x in range(rect.right(), rect.left(), -2):
        spot = QPoint(x, rect.center().y())
        if PickDelegate.is_on_evidence(model.rows()[row], rect, spot, listed.font()):
            return spot
    raise AssertionError("the row shows no evidence")


def show(window, settled, number):
    row = window.window_parts.recordings.model.rows()[number]
    settled(window.bench.show_recording(row.id))


def test_clicking_the_evidence_plays_it_and_a_menu_says_present_unsure_or_absent(
    trained, settled, qtbot, monkeypatch
):
    played = []
    monkeypatch.setattr(trained.listen_actions, "play_segment", lambda: played.append(1))
    row = trained.window_parts.tags.picker.rows()[0]
    assert row.best_example_id is not None
    before = shown_tags(trained)
    viewport = trained.window_parts.tags.picker.list.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=evidence_spot(trained, 0))
    assert trained.bench.segment_id == row.best_example_id
    assert played == [1]
    assert shown_tags(trained) == before
    row = trained.window_parts.tags.picker.rows()[0]
    trained.tag_actions.show_menu(row.species_id, QPoint(200, 200))
    menu = trained.findChildren(QMenu)[-1]
    ticked = [action.text() for action in menu.actions() if action.isChecked()]
    assert ticked == ["&Present"]
    next(action for action in menu.actions() if action.text() == "&Unsure").trigger()
    settled(menu.close())
    assert shown_tags(trained)[row.name] is TagState.UNSURE
    assert trained.window_parts.tags.picker.rows()[0].mark is Mark.UNSURE
    assert trained.window_parts.tags.state.text().startswith("No species certain. Unsure: 1.")
    shown = trained.bench.view.id
    listed = next(
        line for line in trained.window_parts.recordings.model.rows() if line.id == shown
    )
    assert listed.species_text == f"{row.name}?"


def test_a_tag_goes_round_by_key(trained, settled, qtbot):
    row = trained.window_parts.tags.picker.rows()[0]
    settled(select(trained, trained.bench.view.segments.ids[:1].tolist()))
    number = next(number for number, name in on_screen(trained).numbered if name == row.name)
    seen = []
    for _ in range(4):
        settled(press(trained, Qt.Key.Key_0 + number, CTRL))
        seen.append(shown_tags(trained).get(row.name))
    assert seen == [TagState.UNSURE, TagState.ABSENT, None, TagState.PRESENT]


def select_rows(window, numbers):
    panel = window.window_parts.recordings
    selection, flag = panel.list.selectionModel(), QItemSelectionModel.SelectionFlag
    selection.setCurrentIndex(panel.model.index(numbers[0], 0), flag.ClearAndSelect)
    for number in numbers[1:]:
        selection.select(panel.model.index(number, 0), flag.Select)


def test_a_tag_goes_to_all_selected_recordings_in_one_step(opened, settled, qtbot):
    listed = opened.window_parts.recordings.list
    for number, keys in (
        (1, Qt.KeyboardModifier.NoModifier),
        (3, Qt.KeyboardModifier.ShiftModifier),
    ):
        rect = listed.visualRect(opened.window_parts.recordings.model.index(number, 0))
        qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, keys, rect.center())
    settled()
    assert len(opened.window_parts.recordings.selected_ids()) == 3
    assert "3 recordings are selected" in opened.window_parts.tags.state.text()
    settled(opened.tag_actions.tag_new_species("Wren"))
    assert opened.bench.counts.tagged == 3
    assert len(opened.window_parts.recordings.selected_ids()) == 3
    assert opened.window_parts.tags.picker.rows()[0].mark is Mark.PRESENT
    settled(qtbot.keyClick(opened, Qt.Key.Key_Z, CTRL))
    assert opened.bench.counts.tagged == 0


def test_where_selected_recordings_differ_it_says_so_and_a_click_makes_them_agree(
    trained, settled
):
    settled(select_rows(trained, [0, 2, 4]))
    rows = {row.name: row for row in trained.window_parts.tags.picker.rows()}
    assert rows["Low bird"].note == "in 2 of 3"
    assert rows["Low bird"].mark is Mark.NONE
    settled(trained.tag_actions.toggle_tag(rows["Low bird"].species_id))
    rows = {row.name: row for row in trained.window_parts.tags.picker.rows()}
    assert rows["Low bird"].mark is Mark.PRESENT
    settled(trained.tag_actions.tag_no_birds())
    lists = trained.bench.project.lists.all(list(trained.tag_actions.targets(trained.bench.view)))
    assert all(not list_.tags and list_.state is ListState.COMPLETE for list_ in lists.values())


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("names.txt", "# of the valley\nEurasian Wren\nGreat Tit\n"),
        ("names.csv", "species,code\nEurasian Wren,EUWR\nGreat Tit,GT01\n"),
    ],
)
def test_an_imported_list_is_found_by_typing(opened, settled, qtbot, text_file, name, content):
    path = text_file(name, content)
    settled(opened.tag_actions.import_names_from(path))
    settled(qtbot.keyClick(opened.findChild(ChecklistDialog).read_button, Qt.Key.Key_Space))
    assert [candidate.name for candidate in opened.bench.book.candidates] == [
        "Eurasian Wren",
        "Great Tit",
    ]
    qtbot.keyClick(opened, Qt.Key.Key_T)
    field = opened.window_parts.tags.picker.field
    qtbot.keyClicks(field, "gt01" if name.endswith("csv") else "grea")
    assert opened.window_parts.tags.picker.model.rows()[0].name == "Great Tit"
    settled(qtbot.keyClick(field, Qt.Key.Key_Return))
    assert shown_tags(opened) == {"Great Tit": TagState.PRESENT}


def test_what_is_heard_but_not_listed_is_said_and_can_be_added_or_ruled_out(
    trained, settled, qtbot
):
    show(trained, settled, 2)
    rows = {row.name: row for row in trained.window_parts.tags.picker.rows()}
    line = trained.window_parts.tags.unlisted
    for button, state in ((line.add, TagState.PRESENT), (line.refuse, TagState.ABSENT)):
        trained.tag_actions.set_state(rows["High bird"].species_id, None)
        qtbot.waitUntil(line.isVisible, timeout=5000)
        assert "High bird" in line.text.text()
        settled(qtbot.mouseClick(button, Qt.MouseButton.LeftButton))
        qtbot.waitUntil(lambda: not line.isVisible(), timeout=5000)
        assert shown_tags(trained)["High bird"] is state


def test_one_question_about_lists_at_a_time(trained, settled, qtbot):
    """With two, the boxes below them were cut off at 1366 x 768."""
    show(trained, settled, 2)
    tags = trained.window_parts.tags
    rows = {row.name: row for row in tags.picker.rows()}
    trained.tag_actions.set_state(rows["High bird"].species_id, None)
    qtbot.waitUntil(tags.unlisted.isVisible, timeout=5000)
    tags.ask_kind(True)
    assert (tags.kind.isHidden(), tags.unlisted.isHidden()) == (False, True)
    qtbot.mouseClick(tags.kind.add, Qt.MouseButton.LeftButton)
    settled()
    assert (tags.kind.isHidden(), tags.unlisted.isHidden()) == (True, False)


def test_a_list_is_typed_without_leaving_the_field_and_enter_leads_on(opened, settled, qtbot):
    opened.tag_actions.tag_new_species("Wren")
    settled(opened.tag_actions.tag_new_species("Robin"))
    opened.activateWindow()
    show(opened, settled, 1)
    qtbot.keyClick(opened, Qt.Key.Key_T)
    field = opened.window_parts.tags.picker.field
    qtbot.keyClicks(field, "wr")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClicks(field, "ro")
    settled(qtbot.keyClick(field, Qt.Key.Key_Return))
    assert shown_tags(opened) == {"Wren": TagState.PRESENT, "Robin": TagState.PRESENT}
    before = opened.bench.view.recording.name
    settled(qtbot.keyClick(field, Qt.Key.Key_Return))
    assert opened.bench.view.recording.name > before
    assert shown_tags(opened) == {}
    assert field.hasFocus()
    qtbot.keyClicks(field, "frog 3")  # a number inside of a name is a part of it
    settled(qtbot.keyClick(field, Qt.Key.Key_Return))
    assert set(shown_tags(opened)) == {"frog 3"}
    shown = opened.bench.view.id
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Return)  # what an arrow chose is taken, or taken back
    settled()
    assert shown_tags(opened) == {}
    assert opened.bench.view.id == shown


def test_a_new_tag_of_a_long_list_is_in_sight(opened, settled, qtbot):
    show(opened, settled, 0)
    for number in range(40):
        opened.tag_actions.tag_new_species(f"Bird {number:02}")
    settled()
    picker = opened.window_parts.tags.picker
    picker.list.scrollToTop()
    for name in ("Zitting Cisticola", "Avocet"):
        settled(opened.tag_actions.tag_new_species(name))
        row = [row.name for row in picker.model.rows()].index(name)
        place = picker.list.visualRect(picker.model.index(row, 0))
        assert picker.list.viewport().rect().contains(place)


def test_a_new_tag_among_the_rows_leaves_what_is_being_typed(qtbot):
    picker = SpeciesPicker(placeholder="Add", name="Species")
    qtbot.addWidget(picker)
    wren, robin = (SpeciesId(key) for key in (1, 2))
    picker.set_species((Species(id=wren, name="Wren"), Species(id=robin, name="Robin")), {}.get)
    picker.field.setText("wren")
    picker.set_rows([PickRow(species_id=robin, name="Robin", mark=Mark.PRESENT)])
    assert picker.model.rows()[0].species_id == wren


def test_a_name_typed_again_keeps_its_tag(opened, settled, qtbot):
    show(opened, settled, 0)
    settled(opened.tag_actions.tag_new_species("Dendrocopos major"))
    field = opened.window_parts.tags.picker.field
    for typed in ("Dendrocopos major", "Dendrocopus major"):
        qtbot.keyClicks(field, typed)
        settled(qtbot.keyClick(field, Qt.Key.Key_Return))
        assert shown_tags(opened) == {"Dendrocopos major": TagState.PRESENT}
        assert field.text() == ""
        assert "Already tagged: Dendrocopos major" in opened.statusBar().currentMessage()


def test_every_species_of_the_project_can_be_clicked(opened, settled):
    show(opened, settled, 0)
    names = [f"Species {number:02}" for number in range(20)]
    for name in names:
        opened.tag_actions.tag_new_species(name)
    show(opened, settled, 1)
    assert {row.name for row in opened.window_parts.tags.picker.rows()} >= set(names)


def test_a_quick_hand_may_name_the_same_species_twice(opened, settled, qtbot):
    opened.activateWindow()
    show(opened, settled, 1)
    opened.window_parts.tags.picker.named.emit("Wren")
    opened.bench.show_recording(opened.window_parts.recordings.model.rows()[2].id)
    opened.window_parts.tags.picker.named.emit("Wren")  # before the list of names has followed
    settled(opened.bench.select([]))
    assert opened.window_parts.messages.error is None
    assert [species.name for species in opened.bench.book.in_use] == ["Wren"]
    assert opened.bench.counts.tagged >= 1


# --- while a job writes ------------------------------------------------------------------------


@contextmanager
def another_writes(window, settled):
    """Let another thread write to the project for as long as the block lasts, then settle."""
    release, holds = Event(), Event()

    def write(_tx):
        holds.set()
        assert release.wait(30)
        return ChangeSet()

    writer = Thread(target=window.bench.session.apply, args=("score", {}, write))
    writer.start()
    assert holds.wait(30)
    try:
        yield
    finally:
        release.set()
        settled(writer.join())


@pytest.fixture
def listed(opened, settled):
    """The window with three species, on a recording that nobody has tagged."""
    for name in ("Wren", "Robin", "Owl"):
        opened.tag_actions.tag_new_species(name)
    settled()
    show(opened, settled, 1)
    return opened


def stored_list(window):
    names = window.bench.project.species.all()
    one = window.bench.project.lists.of(window.bench.view.id)
    return one.state, {names[key].name: state for key, state in one.tags.items()}


def test_quick_tags_do_not_overwrite_each_other_while_a_job_writes(listed, settled, qtbot):
    robin = next(species for species in listed.bench.book.in_use if species.name == "Robin")
    with another_writes(listed, settled):
        for name in ("Wren", "Robin", "Owl"):
            click_tag(listed, name)
        listed.tag_actions.cycle_tag(robin.id)  # it still looks untagged: heard, once more
    everyone = dict.fromkeys(("Wren", "Robin", "Owl"), TagState.PRESENT)
    assert stored_list(listed) == (ListState.COMPLETE, everyone)
    qtbot.keyClick(listed, Qt.Key.Key_Z, CTRL)
    for n_left in (3, 2, 1, 0):
        assert len(stored_list(listed)[1]) == n_left
        qtbot.keyClick(listed, Qt.Key.Key_Z, CTRL)


def test_a_tag_survives_that_its_list_is_called_incomplete_meanwhile(listed, settled, qtbot):
    settled(click_tag(listed, "Wren"))
    with another_writes(listed, settled):
        click_tag(listed, "Robin")
        qtbot.keyClick(listed, Qt.Key.Key_L, CTRL)
    both = dict.fromkeys(("Wren", "Robin"), TagState.PRESENT)
    assert stored_list(listed) == (ListState.INCOMPLETE, both)


def test_taking_back_no_birds_leaves_a_tag_that_came_meanwhile(listed, settled, qtbot):
    settled(qtbot.keyClick(listed, Qt.Key.Key_B, CTRL))
    assert stored_list(listed) == (ListState.COMPLETE, {})
    with another_writes(listed, settled):
        click_tag(listed, "Robin")
        qtbot.keyClick(listed, Qt.Key.Key_B, CTRL)
    assert stored_list(listed) == (ListState.COMPLETE, {"Robin": TagState.PRESENT})


def test_a_new_name_may_be_given_twice_while_a_job_writes(listed, settled):
    with another_writes(listed, settled):
        listed.window_parts.tags.picker.named.emit("Dunlin")
        listed.window_parts.tags.picker.named.emit("Dunlin")
    assert listed.window_parts.messages.error is None
    assert stored_list(listed)[1] == {"Dunlin": TagState.PRESENT}
    listed.bench.undo()
    assert stored_list(listed)[1] == {"Dunlin": TagState.PRESENT}
    listed.bench.undo()
    assert stored_list(listed)[1] == {}
    assert "Dunlin" not in {species.name for species in listed.bench.project.species.in_use()}


def test_what_the_model_hears_does_not_overwrite_a_tag_that_came_meanwhile(
    trained, settled, qtbot
):
    show(trained, settled, 5)
    assert "A accepts" in trained.window_parts.tags.state.text()
    heard = trained.window_parts.tags.picker.rows()[0]
    with another_writes(trained, settled):
        trained.tag_actions.set_state(heard.species_id, TagState.ABSENT)
        qtbot.keyClick(trained, Qt.Key.Key_A)
    assert stored_list(trained)[1][heard.name] is TagState.ABSENT


# --- whether a list is complete ----------------------------------------------------------------


def test_an_untagged_recording_can_be_said_to_have_an_incomplete_list(opened, settled, qtbot):
    """Where new lists are complete, Ctrl+L says otherwise of one before its first tag too."""
    settled(opened.tag_actions.tag_new_species("Wren"))
    show(opened, settled, 1)
    assert "will count as complete" in opened.window_parts.tags.state.text()
    settled(qtbot.keyClick(opened, Qt.Key.Key_L, CTRL))
    assert stored_list(opened) == (ListState.INCOMPLETE, {})
    assert "list incomplete" in opened.window_parts.tags.state.text()
    settled(click_tag(opened, "Wren"))
    assert stored_list(opened) == (ListState.INCOMPLETE, {"Wren": TagState.PRESENT})
    for _ in range(2):
        settled(qtbot.keyClick(opened, Qt.Key.Key_Z, CTRL))
    assert stored_list(opened) == (ListState.UNTAGGED, {})


def test_an_untagged_recording_can_be_said_to_have_a_complete_list(opened, settled, qtbot):
    settled(opened.bench.execute(AssumeLists(ListState.INCOMPLETE)))
    settled(qtbot.keyClick(opened, Qt.Key.Key_L, CTRL))
    assert stored_list(opened) == (ListState.COMPLETE, {})
    assert opened.window_parts.tags.complete.isChecked()


def test_of_several_recordings_only_the_tagged_ones_change_their_kind_of_list(
    trained, settled, qtbot
):
    settled(select_rows(trained, [4, 5]))
    settled(qtbot.keyClick(trained, Qt.Key.Key_L, CTRL))
    lists = trained.bench.project.lists.all(list(trained.tag_actions.targets(trained.bench.view)))
    assert {list_.state for list_ in lists.values()} == {ListState.INCOMPLETE, ListState.UNTAGGED}


@pytest.mark.parametrize("mark", [Mark.NONE, Mark.PRESENT, Mark.UNSURE, Mark.ABSENT])
def test_species_of_one_colour_look_different_in_a_list(qtbot, mark):
    picker = SpeciesPicker(placeholder="Add", name="Species")
    qtbot.addWidget(picker)
    picker.resize(260, 300)
    rows = [
        PickRow(species_id=SpeciesId(k + 1), name="Bird", color_index=8 * k, mark=mark)
        for k in range(5)
    ]
    picker.set_rows(rows)
    picker.show()
    listed, looks = picker.list, set()
    for place in range(len(rows)):
        rect = listed.visualRect(listed.model().index(place, 0))
        looks.add(bytes(listed.viewport().grab(rect).toImage().constBits()))
    assert len(looks) == len(rows)

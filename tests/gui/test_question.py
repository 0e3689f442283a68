"""One key, one certain effect: what stands on the screen is what a key stores."""

import itertools

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QToolButton

from birdann.app.commands import DeleteSegments
from birdann.core.labels import LabelState
from birdann.gui.dialogs.program.command_palette import CommandPalette
from birdann.gui.dialogs.program.settings_dialogs import ShortcutsEditor
from birdann.gui.gallery.cards import CARD_ROLE
from birdann.gui.item_models.queue_filter import QueueShow
from birdann.gui.panels.segment_panel import SegmentPanel
from tests.gui.reviewing import (
    ALT,
    CTRL,
    K,
    add_run,
    click_tag,
    fields,
    forget_the_run,
    has_keys,
    let_paint,
    model_of_the_run,
    on_screen,
    press,
    said,
    scores_of_the_run,
    show,
    tagged,
    turn_the_proposals_round,
    type_text,
)
from tests.gui.spectrogram.columns import view_of


def ask(window, settled):
    settled(press(window, K.Key_U))
    assert window.bench.segment_id is not None
    return window.bench.segment_id


# --- the keyboard belongs to the question ------------------------------------------------------


def test_after_a_typed_species_the_next_letter_is_a_command(still, settled):
    first = ask(still, settled)
    before = fields(still)
    press(still, K.Key_C)
    type_text(still, "high")
    settled(press(still, K.Key_Return))
    assert said(still)[first][1] == "High bird"
    second = still.bench.segment_id
    assert second != first
    assert has_keys(still)
    settled(press(still, K.Key_X))
    assert said(still)[second][:2] == ("rejected", None)
    assert fields(still) == before
    settled(press(still, K.Key_Z, CTRL))
    assert second not in said(still)
    settled(press(still, K.Key_Z, CTRL))
    assert said(still) == {}


def test_u_brings_the_keyboard_to_the_picture_and_escape_leaves_any_field(still, settled):
    window_parts = still.window_parts
    for part in (
        window_parts.recordings.list,
        window_parts.queue.table,
        window_parts.tags.picker.list,
        window_parts.segment.picker.list,
        window_parts.queue.filter.species_box,
    ):
        part.setFocus()
        assert not has_keys(still)
        ask(still, settled)
        assert has_keys(still)
    plain = Qt.KeyboardModifier.NoModifier
    for key, modifiers in ((K.Key_F, CTRL), (K.Key_T, plain), (K.Key_C, plain)):
        press(still, key, modifiers)  # of the recordings' filter, tags, and the segment
        assert not has_keys(still), key
        press(still, K.Key_W)
        press(still, K.Key_Escape)
        assert has_keys(still), key
        pickers = still.window_parts.tags.picker, still.window_parts.segment.picker
        assert [picker.field.text() for picker in pickers] == ["", ""], key


def test_the_palette_and_dialogs_give_the_keyboard_back(still, settled, qtbot):
    asked = ask(still, settled)
    still.window_parts.recordings.list.setFocus()
    press(still, K.Key_K, CTRL)
    palette = still.findChild(CommandPalette)
    qtbot.waitUntil(palette.isVisible)
    press(still, K.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    assert has_keys(still)
    still.window_parts.recordings.list.setFocus()
    press(still, K.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    press(still, K.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    still.activateWindow()  # without a window manager nobody else does
    qtbot.waitUntil(still.isActiveWindow)
    assert has_keys(still)
    assert still.bench.segment_id == asked


def test_letters_never_search_in_a_list_or_box(still, settled):
    asked = ask(still, settled)
    for part in (
        still.window_parts.recordings.list,
        still.window_parts.queue.table,
        still.window_parts.tags.picker.list,
        still.window_parts.queue.filter.species_box,
        still.window_parts.recordings.show_box,
    ):
        part.setFocus()
        before = still.window_parts.queue.filter.chosen_filter(), still.bench.view.id
        for key in (K.Key_L, K.Key_H, K.Key_J, K.Key_Y, K.Key_O):
            press(still, key)
        settled()
        assert (still.window_parts.queue.filter.chosen_filter(), still.bench.view.id) == before
        assert still.bench.segment_id == asked


@pytest.mark.parametrize("key", [K.Key_X, K.Key_Return, K.Key_2])
def test_a_key_that_comes_before_the_question_is_painted_answers_nothing(still, settled, key):
    still.setUpdatesEnabled(False)
    asked = ask(still, settled)
    settled(press(still, key))
    assert said(still) == {}
    assert still.bench.segment_id == asked
    settled(still.setUpdatesEnabled(True))
    settled(press(still, key))
    assert set(said(still)) == {asked}


def test_a_click_that_comes_before_the_next_recording_is_painted_tags_nothing(still, settled):
    show(still, settled, "dawn_0.wav")
    key = next(key for key, row in still.bench.here.rows.items() if row.name == "dawn_4.wav")
    before = {one: dict(list_.tags) for one, list_ in still.bench.project.lists.all().items()}
    still.setUpdatesEnabled(False)
    show(still, settled, "dawn_4.wav")
    first, *_ = on_screen(still).tags
    settled(click_tag(still, first))
    after = {one: dict(list_.tags) for one, list_ in still.bench.project.lists.all().items()}
    assert after == before
    settled(still.setUpdatesEnabled(True))
    settled(click_tag(still, first))
    assert tagged(still, key) != before.get(key, {})


def test_enter_in_any_box_of_choices_answers_the_question(still, settled):
    settled(still.layout_.raise_panel("Review queue"))
    boxes = [
        child
        for child in still.findChildren(QComboBox)
        if child.isVisible() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(boxes) >= 5
    for box in boxes:
        asked = ask(still, settled)
        chosen = box.currentIndex()
        box.setFocus(Qt.FocusReason.TabFocusReason)
        settled(press(still, K.Key_Return))
        assert asked in said(still), box.accessibleName()
        assert box.currentIndex() == chosen
        settled(press(still, K.Key_Z, CTRL))
        assert asked not in said(still)


def test_keys_in_a_text_to_read_do_not_answer_a_question_behind_it(still, settled):
    asked = ask(still, settled)
    still.layout_.raise_panel("Training report")
    still.report_actions.panel.details_button.click()
    report = still.report_actions.panel.browser
    report.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (K.Key_2, K.Key_X, K.Key_Return):
        assert report.hasFocus()
        settled(press(still, key))
        assert asked not in said(still), key


def test_a_clicked_button_keeps_no_keys(still, settled, qtbot):
    segment = still.window_parts.segment
    for n_said, button in enumerate((segment.confirm, segment.reject), 1):
        ask(still, settled)
        settled(qtbot.mouseClick(button, Qt.MouseButton.LeftButton))
        assert has_keys(still), button.text()
        assert len(said(still)) == n_said


def test_a_clicked_button_of_the_tags_is_not_pressed_again_by_enter(still, settled, qtbot):
    show(still, settled, "dawn_5.wav")
    asked = ask(still, settled)
    shown = still.bench.view.id
    before = tagged(still, shown)
    qtbot.mouseClick(still.window_parts.tags.complete, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    settled()
    state = still.bench.project.lists.of(shown).state
    settled(press(still, K.Key_Return))
    assert asked in said(still)
    assert still.bench.project.lists.of(shown).state is state
    assert tagged(still, shown) == before


def test_undo_is_the_texts_in_a_field_with_unsent_text_else_the_projects(still, settled):
    asked = ask(still, settled)
    settled(press(still, K.Key_X))
    field = still.window_parts.tags.picker.field
    press(still, K.Key_T)
    type_text(still, "hi")
    settled(press(still, K.Key_Z, CTRL))
    assert asked in said(still)
    assert field.text() == ""
    assert field.hasFocus()
    settled(press(still, K.Key_Z, CTRL))
    assert said(still) == {}
    still.layout_.docks["Segment"].hide()
    press(still, K.Key_Escape)
    press(still, K.Key_C)  # shows the field that is typed into
    type_text(still, "low")
    assert still.window_parts.segment.picker.field.isVisible()
    assert still.window_parts.segment.picker.field.text() == "low"


@pytest.mark.parametrize(
    ("key", "is_scored"), [(K.Key_Return, True), (K.Key_Enter, False), (K.Key_Space, False)]
)
def test_keys_on_the_list_of_tags_tag_nothing(still, settled, monkeypatch, key, is_scored):
    monkeypatch.setattr(still.window_parts.player, "play", lambda _request: None)
    show(still, settled, "dawn_4.wav")
    asked = ask(still, settled)
    if not is_scored:
        still.bench.select(())
        settled(forget_the_run(still))
        still.bench.select((asked,))
        let_paint(still)
        assert "No prediction" in on_screen(still).verdict
    before = {row: tagged(still, row) for row in still.bench.here.rows}
    tags = still.window_parts.tags.picker
    tags.list.setFocus(Qt.FocusReason.TabFocusReason)
    tags.list.setCurrentIndex(tags.model.index(tags.model.rowCount() - 1, 0))
    settled(press(still, key))
    assert {row: tagged(still, row) for row in still.bench.here.rows} == before
    assert (asked in said(still)) == (is_scored and key != K.Key_Space)


def test_a_number_on_the_list_of_tags_answers_the_question_but_not_in_its_field(still, settled):
    show(still, settled, "dawn_4.wav")
    asked = ask(still, settled)
    before = {row: tagged(still, row) for row in still.bench.here.rows}
    shown = on_screen(still).numbered
    assert [key for key, _ in shown] == list(range(1, len(shown) + 1))
    press(still, K.Key_T)
    assert on_screen(still).numbered == shown
    press(still, K.Key_2)
    assert still.window_parts.tags.picker.field.text() == "2"
    assert {row: tagged(still, row) for row in still.bench.here.rows} == before
    assert asked not in said(still)
    press(still, K.Key_Escape)
    still.window_parts.tags.picker.list.setFocus(Qt.FocusReason.TabFocusReason)
    screen = on_screen(still)
    settled(press(still, K.Key_2))
    assert said(still)[asked][1] == dict(screen.numbered)[2]
    assert {row: tagged(still, row) for row in still.bench.here.rows} == before


# --- what is read is what is stored ------------------------------------------------------------


def let_no_species_explain_it(window, settled):
    """Let the list of the recording hold nothing but a species that no model knows."""
    window.tag_actions.tag_new_species("Owl")
    for name in ("Low bird", "High bird"):
        species = next(bird.id for bird in window.bench.book.in_use if bird.name == name)
        if species in window.bench.view.species_list.tags:
            window.tag_actions.set_state(species, None)
    settled()


def test_where_no_species_is_proposed_enter_says_what_the_answers_are(still, settled):
    let_no_species_explain_it(still, settled)
    asked = still.bench.view.segments[0].id
    still.bench.select((asked,))
    let_paint(still)
    assert "Matches no listed species" in on_screen(still).verdict
    panel = still.window_parts.segment
    assert (panel.confirm.text(), panel.confirm.isEnabled()) == ("Confirm", False)
    settled(press(still, K.Key_Return))
    assert said(still) == {}
    assert still.bench.segment_id == asked
    told = still.statusBar().currentMessage()
    assert "No species predicted" in told
    assert "X" in told
    settled(press(still, K.Key_X))
    assert said(still)[asked][:2] == ("rejected", None)


def test_confirming_many_in_the_gallery_leaves_those_without_a_species(still, settled, qtbot):
    let_no_species_explain_it(still, settled)
    here = set(still.bench.view.segments.ids.tolist())
    still.gallery_actions.panel.order_box.setCurrentText("By time")
    gallery = in_gallery(still, settled, qtbot)
    settled(gallery.filter.sounds_box.setCurrentText("All sounds"))
    gallery.view.setFocus()
    cards = [gallery.model.index(place).data(CARD_ROLE) for place in gallery.view.fully_visible()]
    nameless = {card.segment_id for card in cards if card.name == "Unknown species"}
    assert nameless
    assert nameless <= here
    n_named = len(cards) - len(nameless)
    assert f"Confirm all {n_named} shown" in gallery.rest_button.text()
    settled(press(still, K.Key_Return, Qt.KeyboardModifier.ShiftModifier))
    assert len(said(still)) == n_named
    assert nameless.isdisjoint(said(still))


# --- one set of numbers ------------------------------------------------------------------------


def test_numbers_without_a_segment_do_nothing_and_say_so(still, settled, monkeypatch):
    monkeypatch.setattr(still.window_parts.player, "play", lambda _request: pytest.fail("played"))
    show(still, settled, "dawn_4.wav")
    assert on_screen(still).tags[0] == "High bird"  # the listed ones first
    lists = still.bench.project.lists.every()
    for key, modifiers in itertools.product(
        (K.Key_1, K.Key_2), (Qt.KeyboardModifier.NoModifier, CTRL, ALT)
    ):
        still.statusBar().clearMessage()
        settled(press(still, key, modifiers))
        assert "Select one" in still.statusBar().currentMessage()
    assert still.bench.project.lists.every() == lists
    assert said(still) == {}


def test_t_esc_u_1_labels_what_the_question_offers(still, settled):
    show(still, settled, "dawn_4.wav")
    before = {row: tagged(still, row) for row in still.bench.here.rows}
    press(still, K.Key_T)
    press(still, K.Key_Escape)
    asked = ask(still, settled)
    offered = dict(on_screen(still).numbered)
    settled(press(still, K.Key_1))
    assert said(still)[asked][1] == offered[1]
    assert {row: tagged(still, row) for row in still.bench.here.rows} == before


def test_ctrl_and_alt_with_a_number_mean_the_number_on_screen(still, settled, monkeypatch):
    played = []
    monkeypatch.setattr(still.window_parts.player, "play", played.append)
    show(still, settled, "dawn_4.wav")
    still.bench.select((still.bench.view.segments[0].id,))
    settled(let_paint(still))
    asked = still.bench.segment_id
    number, name = on_screen(still).numbered[-1]
    before = tagged(still, still.bench.view.id).get(name)
    settled(press(still, K.Key_0 + number, CTRL))
    assert tagged(still, still.bench.view.id).get(name) != before
    assert still.bench.segment_id == asked
    number = {name: key for key, name in on_screen(still).numbered}["High bird"]
    press(still, K.Key_0 + number, ALT)
    assert len(played) == 1
    assert still.bench.segment_id == asked  # hearing an example leaves the question alone


def test_species_keep_their_places_while_a_recording_is_tagged(still, settled):
    show(still, settled, "dawn_5.wav")
    first, second = names = on_screen(still).tags
    settled(click_tag(still, second))
    assert set(on_screen(still).tags) == set(names)
    assert second in tagged(still, still.bench.view.id)
    settled(click_tag(still, first))
    assert on_screen(still).tags == names


# --- a question is frozen ----------------------------------------------------------------------


def test_news_wait_for_the_next_question(still, settled, qtbot):
    asked = ask(still, settled)
    before = on_screen(still)
    assert "Predicted" in before.verdict
    queue_row = still.window_parts.queue.model.index_of(asked)
    queue_before = still.window_parts.queue.model.index(queue_row, 0).data()
    picture = looks_of(still, asked)
    old, new = turn_the_proposals_round(still)
    settled(qtbot.waitUntil(lambda: still.bench.view.run_id == new))
    assert on_screen(still) == before
    assert looks_of(still, asked) == picture
    place = still.window_parts.queue.model.index_of(asked)
    assert still.window_parts.queue.model.index(place, 0).data() == queue_before
    settled(press(still, K.Key_Return))
    state, name, run = said(still)[asked]
    assert (state, run) == ("confirmed", old)
    assert name in before.verdict
    following = still.bench.segment_id
    assert following != asked
    species = still.bench.view.scores[following].species_id
    assert still.bench.book.name(species) in on_screen(still).verdict


def test_a_question_without_proposals_is_asked_anew_once_there_are_some(still, settled, qtbot):
    model, tables = model_of_the_run(still), scores_of_the_run(still)
    forget_the_run(still)
    settled(qtbot.waitUntil(lambda: still.bench.view.run_id is None))
    asked = ask(still, settled)
    assert "No prediction yet" in on_screen(still).verdict
    press(still, K.Key_C)
    type_text(still, "lo")
    new = add_run(still, *model, tables)
    settled(qtbot.waitUntil(lambda: still.bench.view.run_id == new))
    assert still.bench.segment_id == asked
    assert "Predicted" in on_screen(still).verdict
    assert still.focusWidget().text() == "lo"


def looks_of(window, segment_id):
    index = window.pane._canvas.scene.index
    return view_of(index, index.row_of(segment_id))


def test_a_question_whose_segment_is_gone_is_withdrawn(still, settled, qtbot):
    asked = ask(still, settled)
    still.bench.session.execute(DeleteSegments([asked]))  # another part of the program did it
    settled(press(still, K.Key_X))
    assert said(still) == {}
    assert not on_screen(still).is_asked
    assert "no longer exists" in still.statusBar().currentMessage()
    assert still.window_parts.messages.crash is None
    settled(press(still, K.Key_Return))
    assert said(still) == {}


def test_undo_of_a_segment_that_a_question_stands_on(still, settled):
    ids = [segment.id for segment in still.bench.view.segments[:2]]
    still.pane.select(ids)
    let_paint(still)
    settled(press(still, K.Key_M))
    merged = still.bench.segment_id
    assert merged not in ids
    settled(press(still, K.Key_Z, CTRL))
    settled(press(still, K.Key_X))
    assert merged not in said(still)


# --- filters, shortcuts ------------------------------------------------------------------------


def test_a_filter_of_the_queue_moves_the_question_with_it(still, settled):
    asked = ask(still, settled)
    queue, book = still.window_parts.queue, still.bench.book
    mine = still.bench.view.species_of(asked)
    other = next(place for place, one in enumerate(book.in_use, 1) if one.id != mine)
    queue.filter.species_box.setFocus()
    settled(queue.filter.species_box.setCurrentIndex(other))
    listed = [queue.model.segment_at(place) for place in range(queue.model.rowCount())]
    assert asked not in listed
    assert still.bench.segment_id == listed[0]
    settled(press(still, K.Key_X))
    assert set(said(still)) == {listed[0]}


def test_a_filter_leaves_a_question_that_passes_it_and_asks_none_by_itself(still, settled):
    show_box, every = still.window_parts.queue.filter.show_box, tuple(QueueShow)
    still.bench.select(())
    before = show_box.currentIndex()
    assert before != every.index(QueueShow.ALL)
    settled(show_box.setCurrentIndex(every.index(QueueShow.ALL)))
    assert still.bench.segment_id is None
    show_box.setCurrentIndex(before)
    asked = ask(still, settled)
    settled(show_box.setCurrentIndex(every.index(QueueShow.ALL)))
    assert still.bench.segment_id == asked


def test_shortcuts_are_given_to_what_the_filter_shows(still, qtbot):
    still.actions_["help.shortcuts"].trigger()
    editor = still.findChild(ShortcutsEditor)
    editor.choose("file.open")
    before = editor._keys.keys("file.open")
    editor.filter.setFocus()
    qtbot.keyClicks(editor.filter, "gallery")
    editor.edit.setKeySequence(QKeySequence("F9"))
    qtbot.mouseClick(editor.set_button, Qt.MouseButton.LeftButton)
    assert editor._keys.keys("file.open") == before
    assert editor._keys.owner("F9") == "review.gallery"
    editor.filter.setText("no command is called this")
    editor.edit.setKeySequence(QKeySequence("F7"))
    assert not editor.set_button.isEnabled()
    assert editor._keys.owner("F7") is None


# --- undo that sees ----------------------------------------------------------------------------


def test_a_verdict_and_a_deletion_are_told_with_their_undo_which_goes_back(still, settled, qtbot):
    asked = ask(still, settled)
    recording = still.bench.view.recording.name
    name = still.bench.book.name(still.bench.view.species_of(asked))
    settled(press(still, K.Key_Return))
    notice = still.notice
    assert notice.isVisible()
    for words in (name, recording, "0:"):
        assert words in notice.text()
    show(still, settled, "dawn_5.wav")
    undo = notice.findChild(QToolButton)
    settled(qtbot.mouseClick(undo, Qt.MouseButton.LeftButton))
    assert said(still) == {}
    assert still.bench.segment_id == asked
    assert still.bench.view.recording.name == recording
    assert not notice.isVisible()
    assert has_keys(still)
    n_before = len(still.bench.view.segments)
    settled(press(still, K.Key_Delete))
    assert notice.isVisible()
    assert notice.text().startswith("Deleted: dawn_")
    settled(press(still, K.Key_Z, CTRL))
    assert not notice.isVisible()
    assert len(still.bench.view.segments) == n_before
    assert still.bench.segment_id == asked
    settled(press(still, K.Key_X))
    show(still, settled, "dawn_5.wav")
    settled(press(still, K.Key_Z, CTRL))
    assert (still.bench.view.recording.name, still.bench.segment_id) == (recording, asked)


def test_history_and_menu_name_species_file_and_time(still, settled, qtbot):
    asked = ask(still, settled)
    recording = still.bench.view.recording.name
    name = still.bench.book.name(still.bench.view.species_of(asked))
    settled(press(still, K.Key_Return))
    qtbot.waitUntil(lambda: still.history.list.count() == 1)
    for text in (still.history.list.item(0).text(), still.actions_["edit.undo"].text()):
        for words in (name, recording, "0:"):
            assert words in text


def test_history_names_a_tag(still, settled, qtbot):
    show(still, settled, "dawn_5.wav")
    name = on_screen(still).tags[0]
    settled(click_tag(still, name))
    qtbot.waitUntil(lambda: still.history.list.count() == 1)
    text = still.history.list.item(0).text()
    assert name in text
    assert "dawn_5.wav" in text


def in_gallery(window, settled, qtbot):
    settled(press(window, K.Key_G))
    qtbot.wait(100)  # until the panels have their places
    assert window.gallery_actions.panel.view.hasFocus()
    return window.gallery_actions.panel


def test_bulk_buttons_say_how_many_and_how_sure(still, settled, qtbot):
    gallery = in_gallery(still, settled, qtbot)
    n_open = len(gallery.view.fully_visible())
    assert n_open > 1
    lowest = min(
        gallery.model.index(place).data(CARD_ROLE).probability
        for place in gallery.view.fully_visible()
    )
    text = gallery.rest_button.text()
    assert f"Confirm all {n_open} shown" in text
    assert f"{round(lowest * 100)} %" in text
    shown = [gallery.model.index(place).data(CARD_ROLE) for place in gallery.view.fully_visible()]
    settled(press(still, K.Key_Return, Qt.KeyboardModifier.ShiftModifier))
    stored = said(still)
    assert set(stored) == {card.segment_id for card in shown}
    for card in shown:
        if stored[card.segment_id][0] == LabelState.CONFIRMED:
            assert stored[card.segment_id][1] == card.name


def test_no_answer_is_offered_for_cards_that_an_answer_took_from_the_gallery(
    still, settled, qtbot
):
    gallery = in_gallery(still, settled, qtbot)
    settled(gallery.filter.show_box.setCurrentText("Unreviewed"))
    settled(gallery.view.select(gallery.model.segments_at([0, 1])))
    panel = still.window_parts.segment
    assert panel.title.text() == "2 selected"
    assert panel.verdict.text() == "High bird × 2"
    settled(qtbot.mouseClick(panel.confirm, Qt.MouseButton.LeftButton))
    assert len(said(still)) == 2
    qtbot.waitUntil(lambda: gallery.view.n_selected() == 0)
    qtbot.waitUntil(panel.empty.isVisible)


def test_cards_are_frozen_while_the_gallery_is_worked_in(still, settled, qtbot):
    gallery = in_gallery(still, settled, qtbot)
    settled(gallery.filter.sounds_box.setCurrentText("All sounds"))
    gallery.view.setFocus()
    cards = [gallery.model.index(place).data(CARD_ROLE) for place in gallery.view.fully_visible()]
    old, new = turn_the_proposals_round(still)
    settled(qtbot.waitUntil(lambda: still.bench.view.run_id == new))
    now = [gallery.model.index(place).data(CARD_ROLE) for place in gallery.view.fully_visible()]
    assert now == cards
    settled(press(still, K.Key_Return, Qt.KeyboardModifier.ShiftModifier))
    stored = said(still)
    assert {key: value[1] for key, value in stored.items() if value[0] == "confirmed"} == {
        card.segment_id: card.name for card in cards if card.name.endswith("bird")
    }
    assert {value[2] for value in stored.values()} == {old}


def test_an_item_that_is_not_asked_about_needs_no_room(qtbot):
    panel = SegmentPanel()
    qtbot.addWidget(panel)
    least_px = panel.minimumSizeHint().height()
    assert least_px < panel.ask_panel.minimumSizeHint().height()
    panel.show_ask_panel(True)
    assert panel.minimumSizeHint().height() >= panel.ask_panel.minimumSizeHint().height()
    panel.show_ask_panel(False)
    assert panel.minimumSizeHint().height() == least_px

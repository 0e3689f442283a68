"""What a person says beside the species, by key in a real window, and two people's readings."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from birdann.app.commands import LabelSegments
from birdann.core.labels import Certainty, Label, LabelState
from birdann.core.provenance import person_provenance
from birdann.gui.dialogs.project.label_dialogs import CustomFieldsDialog, FieldValuesDialog
from birdann.gui.item_models.queue_filter import QueueShow
from birdann.gui.project.overview import load_overview
from tests.gui.reviewing import SHIFT, K, activate, let_paint, on_screen, press


def labels(window):
    return window.bench.project.labels.all()


def go_to(window, key):
    """Show a segment, in whichever recording it is."""
    owner = window.bench.project.segments.recordings_of([key])[key]
    window.bench.show_recording(owner, select=(key,))


def noise_selected(window, settled, qtbot):
    """Answer the first item with noise, and select its segment; return it."""
    activate(window, qtbot)
    settled(press(window, K.Key_U))
    (key,) = window.questions.displayed_item.question.segment_ids
    settled(press(window, K.Key_X))
    settled(go_to(window, key))
    return key


def test_certainty_waits_for_the_answer_and_nothing_is_said_in_passing_over_its_box(
    trained, settled, qtbot
):
    window = trained
    activate(window, qtbot)
    settled(press(window, K.Key_U))
    (key,) = window.questions.displayed_item.question.segment_ids
    press(window, K.Key_O, SHIFT)
    assert not labels(window)
    settled(press(window, K.Key_X))
    assert labels(window)[key].certainty is Certainty.POSSIBLE
    assert window.window_parts.segment.statement() == (None, "")
    settled(go_to(window, key))
    assert window.window_parts.segment.statement() == (Certainty.POSSIBLE, "")
    settled(press(window, K.Key_C, SHIFT))
    assert labels(window)[key].certainty is Certainty.CERTAIN
    settled(press(window, K.Key_C, SHIFT))
    assert labels(window)[key].certainty is None
    settled(window.edit_actions.undo())
    assert labels(window)[key].certainty is Certainty.CERTAIN
    before, panel = labels(window)[key], window.window_parts.segment
    for box in (panel.certainty_box, panel.type_box):
        middle = QPointF(box.rect().center())
        turned = QWheelEvent(
            middle, box.mapToGlobal(middle), QPoint(), QPoint(0, -120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, turned)
    settled()
    assert labels(window)[key] == before
    press(window, K.Key_Y)
    settled(press(window, K.Key_Down))
    assert labels(window)[key] == before
    assert panel.type_box.view().isVisible()
    press(window, K.Key_Down)
    settled(press(window, K.Key_Return))
    assert labels(window)[key].call_type == "song"
    assert window.pane.isAncestorOf(QApplication.focusWidget())


def test_a_type_left_by_tab_is_stored_and_by_esc_is_not(trained, settled, qtbot):
    window, key = trained, noise_selected(trained, settled, qtbot)
    for leave, wanted in ((K.Key_Escape, ""), (K.Key_Tab, "ox"), (K.Key_Escape, "ox")):
        press(window, K.Key_Y)
        for letter in (K.Key_O, K.Key_X) if wanted == "ox" and leave == K.Key_Tab else (K.Key_B,):
            press(window, letter)
        settled(press(window, leave))
        assert labels(window)[key].call_type == wanted
        assert window.window_parts.segment.statement() == (None, wanted)
        window.pane.setFocus()


def test_what_is_said_of_some_segments_is_not_kept_for_others(trained, settled, qtbot):
    window = trained
    activate(window, qtbot)
    first = next(
        key for key, _ in window.bench.here.rows.items()
        if len(window.bench.project.segments.positions(key)) >= 4
    )  # fmt: skip
    settled(window.bench.show_recording(first))
    ids = [segment.id for segment in window.bench.view.segments][:4]
    window.pane.select(ids[:2])
    settled(let_paint(window))
    press(window, K.Key_O, SHIFT)
    assert window.window_parts.segment.statement() == (Certainty.POSSIBLE, "")
    window.pane.select(ids[2:])
    settled(let_paint(window))
    assert window.window_parts.segment.statement() == (None, "")
    window.pane.select(ids[:1])
    settled(let_paint(window))
    press(window, K.Key_O, SHIFT)
    settled(press(window, K.Key_X))
    window.pane.select(ids[:2])
    settled(let_paint(window))
    assert window.window_parts.segment.statement() == (None, "")


def test_a_type_is_typed_without_giving_commands(trained, settled, qtbot):
    window, key = trained, noise_selected(trained, settled, qtbot)
    n_before = len(labels(window))
    press(window, K.Key_Y)
    for letter in (K.Key_X, K.Key_U, K.Key_X):
        press(window, letter)
    settled(press(window, K.Key_Return))
    assert len(labels(window)) == n_before
    assert labels(window)[key].call_type == "xux"
    assert window.pane.isAncestorOf(window.focusWidget())
    box = window.window_parts.queue.filter.detail_box
    window.window_parts.queue.more.setChecked(True)
    assert box.isVisibleTo(window.window_parts.queue)
    window.window_parts.queue.filter.show_box.setCurrentIndex(list(QueueShow).index(QueueShow.ALL))
    settled(box.setCurrentText("xux"))
    assert window.window_parts.queue.model.rowCount() == 1


def listed(model):
    """Return the rows that a list of recordings shows."""
    rows = [model.row_at(model.index(i, 0)) for i in range(model.rowCount())]
    return [row for row in rows if row is not None]


def test_notes_are_written_found_and_taken_away(trained, settled):
    window = trained
    settled(window.label_actions.next_uncertain())
    (key,) = window.questions.displayed_item.question.segment_ids
    dialog = window.label_actions.note_segment()
    dialog.setTextValue("a mimic?")
    settled(dialog.accept())
    assert window.bench.project.segments.notes([key])[key].text == "a mimic?"
    assert "a mimic?" in window.window_parts.segment.remarks.text()
    list_ = window.window_parts.recordings
    owner = window.bench.project.segments.recordings_of([key])[key]
    list_.filter.setText("MIMIC")
    assert [item.id for item in listed(list_.model)] == [owner]
    tip = list_.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "“a mimic?”" in tip
    assert load_overview(window.bench.project).rows == tuple(window.bench.here.rows.values())
    settled(window.edit_actions.undo())
    assert listed(list_.model) == []
    list_.filter.clear()
    assert not window.bench.project.segments.notes([key])
    dialog = window.label_actions.note_recording()
    dialog.setTextValue("windy until six")
    settled(dialog.accept())
    window.window_parts.recordings.filter.setText("until six")
    assert window.window_parts.recordings.model.rowCount() == 1


def test_the_numbers_offered_are_on_the_screen_and_a_second_species_has_a_copy_of_the_outline(
    trained, settled, qtbot
):
    activate(trained, qtbot)
    offered = [digit for digit in range(1, 10) if trained.numbers.offers(digit)]
    assert offered == []
    settled(press(trained, K.Key_U))
    offered = [digit for digit in range(1, 10) if trained.numbers.offers(digit)]
    assert offered == [digit for digit, _ in on_screen(trained).numbered] != []
    window = trained
    settled(window.label_actions.next_uncertain())
    (key,) = window.questions.displayed_item.question.segment_ids
    settled(window.actions_["segment.copy"].trigger())
    (copy,) = window.bench.selected_ids
    both = window.bench.project.segments.by_id([key, copy])
    assert copy != key
    assert both[copy].mask == both[key].mask
    assert both[copy].box == both[key].box


def test_a_disagreement_is_settled_by_the_number_of_a_reading(trained, settled, qtbot):
    window = trained
    project = window.bench.project
    one, other = [species.id for species in project.species.in_use()][:2]
    recording = window.bench.view.id
    key = project.segments.of(recording)[0].id
    readings = [
        Label(
            segment_id=key,
            state=LabelState.CORRECTED,
            species_id=species,
            provenance=person_provenance(person),
        )
        for person, species in (("Anna", other), ("Ben", one))
    ]
    with project.transaction("merge") as tx:
        tx.labels.add_readings(readings)
    settled(window.bench.here.read_again())
    queue = window.window_parts.queue
    settled(queue.filter.show_box.setCurrentIndex(list(QueueShow).index(QueueShow.DISAGREEMENTS)))
    assert [queue.model.segment_at(i) for i in range(queue.model.rowCount())] == [key]
    activate(window, qtbot)
    settled(press(window, K.Key_U))
    assert window.questions.displayed_item.question.offered[:2] == (other, one)
    assert "Anna" in window.window_parts.segment.remarks.text()
    settled(press(window, K.Key_2))
    assert labels(window)[key].species_id == one
    assert len(project.labels.readings([key])[key]) == 2
    settled(queue.arrange())
    assert queue.model.rowCount() == 0
    settled(window.edit_actions.undo())
    assert project.labels.disagreements() == [key]


def test_who_replaces_a_label_keeps_it_as_a_reading(trained):
    session = trained.bench.session
    project = session.project
    key = project.segments.of(trained.bench.view.id)[0].id
    one, other = [species.id for species in project.species.in_use()][:2]
    session.execute(LabelSegments([key], LabelState.CORRECTED, one))
    first = project.labels.of([key])[key]
    session.reviewer = "Ben"
    session.execute(LabelSegments([key], LabelState.CORRECTED, other))
    assert project.labels.readings([key])[key] == [first]
    session.undo()
    assert not project.labels.readings([key])
    assert project.labels.of([key])[key] == first


def test_own_fields_are_defined_filled_in_shown_and_filtered(trained, settled, qtbot):
    window = trained
    activate(window, qtbot)
    settled(press(window, K.Key_U))
    (key,) = window.questions.displayed_item.question.segment_ids
    press(window, K.Key_O)  # no fields yet: they are defined first
    define = window.findChild(CustomFieldsDialog)
    assert not define.trouble.isVisible()
    name, _kind, choices = define.rows[0]
    qtbot.keyClicks(name, "species")
    qtbot.keyClicks(choices, "male, female; unknown")
    qtbot.mouseClick(define.save, Qt.MouseButton.LeftButton)
    assert define.trouble.isVisible()
    assert define.trouble.text() == "There is already a column “species”."
    name.clear()
    qtbot.keyClicks(name, "sex")
    settled(qtbot.mouseClick(define.save, Qt.MouseButton.LeftButton))
    (sex,) = window.bench.project.custom_fields.all()
    assert (sex.name, sex.choices) == ("sex", ("male", "female", "unknown"))
    activate(window, qtbot)
    press(window, K.Key_O)
    fill = window.findChild(FieldValuesDialog)
    fill.boxes[0].setCurrentText("female")
    settled(qtbot.mouseClick(fill.save, Qt.MouseButton.LeftButton))
    assert window.bench.project.custom_fields.values() == {key: {"sex": "female"}}
    settled(go_to(window, key))
    assert "sex: female" in window.window_parts.segment.remarks.text()
    box = window.window_parts.queue.filter.detail_box
    assert "sex: female" in [box.itemText(n) for n in range(box.count())]
    box.setCurrentText("sex: female")
    window.window_parts.queue.filter.show_box.setCurrentText(str(QueueShow.ALL))
    qtbot.waitUntil(lambda: window.window_parts.queue.model.rowCount() == 1, timeout=5000)
    settled(window.edit_actions.undo())
    assert window.bench.project.custom_fields.values() == {}

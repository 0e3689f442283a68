"""Screen readers hear what is selected, answered and undone."""

from types import SimpleNamespace

import pytest
from PySide6.QtGui import QAccessible

from birdann.gui.text import announcing
from tests.gui.reviewing import CTRL, K, activate, let_paint, press


@pytest.fixture
def heard(monkeypatch) -> list[str]:
    """What a screen reader is given to say."""
    words: list[str] = []
    reader = SimpleNamespace(
        isActive=lambda: True, updateAccessibility=lambda event: words.append(event.message())
    )
    monkeypatch.setattr(announcing, "QAccessible", reader)
    return words


def test_a_call_its_answer_and_its_undo_are_announced(trained, settled, qtbot, heard):
    window = trained
    activate(window, qtbot)
    view = window.bench.view
    segment = next(call for call in view.segments if call.id not in view.labels)
    settled(window.pane.select([segment.id]))
    let_paint(window)
    said = heard[-1]
    assert said.startswith("Segment ")
    assert "Predicted: " in said
    assert "%" in said
    assert f"{segment.box.duration_s:.2f} s" in said
    assert "kHz" in said
    assert "<" not in said
    settled(window.label_actions.confirm())
    assert [words.startswith("Confirmed: ") for words in heard if "Confirmed: " in words] == [True]
    settled(window.edit_actions.undo())
    assert any(words.startswith("Undone: ") for words in heard)


def test_arrow_keys_walk_the_list_of_segments_and_each_is_announced(
    trained, settled, qtbot, heard
):
    window = trained
    activate(window, qtbot)
    picture = QAccessible.queryAccessibleInterface(window.pane.picture)
    walked = []
    for key in (K.Key_Right, K.Key_Right, K.Key_Left):
        settled(press(window, key, CTRL))
        items = [picture.child(place) for place in range(picture.childCount())]
        selected = [item.text(QAccessible.Text.Name) for item in items if item.state().selected]
        assert len(selected) == 1
        walked += selected
        start, duration, band = selected[0].split(", ")[-3:]
        assert heard[-1].endswith(f"{start} · {duration} · {band}")
    assert walked[0] == walked[2] != walked[1]


def test_nothing_is_announced_where_no_screen_reader_listens(trained, settled, monkeypatch):
    assert not QAccessible.isActive()
    monkeypatch.setattr(announcing, "QAccessibleAnnouncementEvent", pytest.fail)
    settled(trained.pane.select([trained.bench.view.segments[0].id]))


def test_messages_of_the_status_line_are_announced(window, heard):
    window.window_parts.messages.note("The view changed. Please repeat.")
    assert heard == ["The view changed. Please repeat"]

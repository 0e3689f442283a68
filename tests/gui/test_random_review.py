"""Random keys on the real window while it learns: a key stores what stood on the screen, or nothing.

The person knows nothing but what the panels, cards and fields show when a key goes down; what is
stored afterwards is read from the project file.
"""

import random
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
)

from birdann.gui.dialogs.program.command_palette import CommandPalette
from birdann.gui.gallery.cards import CARD_ROLE
from birdann.gui.panels.segment_filter import ThresholdBox
from tests.gui.reviewing import (
    ALT,
    CTRL,
    SHIFT,
    K,
    activate,
    fields,
    on_screen,
    press,
    said,
)
from tests.gui.walking import controls

NONE = Qt.KeyboardModifier.NoModifier
LETTERS = "HIGHLOWBRDPQYZ"
ALPHABET: list[tuple[int, K, Qt.KeyboardModifier]] = [
    (20, K.Key_Return, NONE),
    (14, K.Key_X, NONE),
    (8, K.Key_X, SHIFT),
    (14, K.Key_U, NONE),
    (6, K.Key_Backspace, NONE),
    *((4, K(K.Key_0 + digit), NONE) for digit in range(1, 10)),
    *((1, K(K.Key_0 + digit), CTRL) for digit in range(1, 6)),
    *((1, K(K.Key_0 + digit), ALT) for digit in range(1, 6)),
    (10, K.Key_C, NONE),
    (5, K.Key_T, NONE),
    (8, K.Key_Escape, NONE),
    (6, K.Key_Tab, NONE),
    (2, K.Key_Tab, CTRL),
    (4, K.Key_Up, NONE),
    (4, K.Key_Down, NONE),
    (2, K.Key_PageUp, NONE),
    (2, K.Key_PageDown, NONE),
    (2, K.Key_N, NONE),
    (2, K.Key_A, NONE),
    (3, K.Key_G, NONE),
    (1, K.Key_F, NONE),
    (2, K.Key_F, CTRL),
    (1, K.Key_K, CTRL),
    (12, K.Key_Z, CTRL),
    (4, K.Key_Z, CTRL | SHIFT),
    (1, K.Key_Delete, NONE),
    (3, K.Key_Space, NONE),
    *((1, K(ord(letter)), NONE) for letter in LETTERS),
]
VISIBLE_ROWS = {
    "labels": "SELECT segment, state, species, certainty, call_type, maker, name, at, run "
    "FROM label JOIN segment ON segment.id = label.segment "
    "JOIN provenance ON provenance.pk = label.made WHERE deleted = 0 ORDER BY segment",
    "readings": "SELECT segment, state, species, certainty, call_type, maker, name, at "
    "FROM reading JOIN provenance ON provenance.pk = reading.made ORDER BY 1, 8, 7",
    "recordings": "SELECT id, path, started_at, site, removed FROM recording ORDER BY id",
    "lists": "SELECT recording, start_s, end_s, state, maker, name, at FROM species_list "
    "LEFT JOIN provenance ON provenance.pk = made ORDER BY 1, 2, 3",
    "tags": "SELECT recording, start_s, species, position, tag.state FROM tag "
    "JOIN species_list ON species_list.pk = tag.list ORDER BY 1, 2, 3",
    "species": "SELECT id, name FROM species WHERE removed = 0 ORDER BY id",
    "segments": "SELECT id, recording, onset_s, offset_s, low_hz, high_hz, mask "
    "FROM segment WHERE deleted = 0 ORDER BY id",
    "strokes": "SELECT id, kind, mask FROM stroke WHERE removed = 0 ORDER BY id",
}
"""What a person sees of every table that is not the log, nor written by learning."""


TOO_LATE = "The view changed. Nothing was stored; please repeat."
READING = "Reading the next item…"
GONE = "The segment no longer exists. Nothing was stored."
"""What a person reads where a key came too late for what it was meant for."""


def visible_rows(path):
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
        return {name: connection.execute(sql).fetchall() for name, sql in VISIBLE_ROWS.items()}


@dataclass
class Seen:
    """The screen and the file at the moment when a key goes down."""

    is_painted: bool
    is_reading: bool
    place: str
    selected: tuple[str, ...]
    is_gallery: bool
    cards: dict[str, str]
    open_cards: frozenset[str]
    segments: frozenset[str]
    screen: object
    row: str | None
    text: str
    popup_numbers: dict[int, str]
    open_box: object | None
    stored: dict
    tags: dict
    fields: dict


def look(window):
    focus, popup = QApplication.focusWidget(), QApplication.activePopupWidget()
    gallery, segment, tags = (
        window.gallery_actions.panel,
        window.window_parts.segment,
        window.window_parts.tags,
    )
    place = "elsewhere"
    if popup is window.gallery_actions.popup:
        place = "species popup"
    elif isinstance(popup, CommandPalette):
        place = "palette"
    elif popup is not None:
        place = "popup"
    elif focus is gallery.view:
        place = "gallery"
    elif focus is window.history.list:
        place = "history"
    elif focus is segment.picker.field:
        place = "answer field"
    elif focus is tags.picker.field:
        place = "tag field"
    elif isinstance(focus, (QLineEdit, QAbstractSpinBox)) or (
        isinstance(focus, QComboBox) and focus.isEditable()
    ):
        place = "other field"
    places = sorted(gallery.view.selected_indices())
    cards = [gallery.model.index(one).data(CARD_ROLE) for one in places]
    picker = {
        "answer field": segment.picker,
        "tag field": tags.picker,
        "species popup": window.gallery_actions.popup.picker,
    }.get(place)
    current = picker.model.row_at(picker.list.currentIndex().row()) if picker else None
    return Seen(
        is_painted=not (window.questions.unpainted or window.numbers.unpainted_tags),
        is_reading=window.bench.is_reading and not gallery.view.isVisible(),
        place=place,
        selected=tuple(window.pane.selected_ids()),
        is_gallery=gallery.view.isVisible(),
        cards={card.segment_id: card.name for card in cards},
        open_cards=frozenset(card.segment_id for card in cards if card.status == "predicted"),
        segments=all_segments(window),
        screen=on_screen(window),
        row=current.name if current is not None else None,
        text=picker.field.text() if picker else "",
        popup_numbers={row.key: row.name for row in picker.model.rows() if row.key is not None}
        if place == "species popup"
        else {},
        open_box=popup.parent() if popup is not None else None,
        stored=said(window),
        tags=all_tags(window),
        fields=fields(window),
    )


def all_segments(window):
    project = window.bench.project
    of = (project.segments.of(recording.id) for recording in project.recordings.all())
    return frozenset(item.id for item in chain.from_iterable(of))


def all_tags(window):
    project = window.bench.project
    book = project.species.all()
    return {
        key: {book[species].name: state.value for species, state in one.tags.items()}
        for key, one in project.lists.all().items()
    }


def changed(before, after):
    keys = before.keys() | after.keys()
    return {key: after.get(key) for key in keys if before.get(key) != after.get(key)}


def answers(seen, key, modifiers):
    """Return what a key may store: segments with their (state, species), None for no label.

    The result is None where anything goes that an undo takes back.
    """
    digit = key - K.Key_0 if K.Key_1 <= key <= K.Key_9 else 0
    asked, names = seen.screen.is_asked, dict(seen.screen.numbered)
    if modifiers & CTRL or modifiers & ALT:
        return None if key == K.Key_Z else {}
    if seen.place in ("palette", "popup", "other field"):
        is_chosen_by_name = seen.place == "palette" and key == K.Key_Return  # such as Undo
        return None if is_chosen_by_name else {}
    if seen.place == "history" and key == K.Key_Return and not asked:
        return None  # it goes back, or on again, to the edit of that line
    if seen.place == "species popup":
        name = seen.popup_numbers.get(digit) if digit and not seen.text else None
        name = seen.row if key == K.Key_Return else name
        return dict.fromkeys(seen.cards, ("said", name)) if name is not None else {}
    if seen.place in ("answer field", "tag field"):
        name = None
        if seen.place == "answer field" and asked:
            if key == K.Key_Return:  # what is typed, or the row that the arrows went to
                name = seen.row
            elif digit and not seen.text:
                name = names.get(digit)
        return dict.fromkeys(asked_about(seen), ("said", name)) if name is not None else {}
    if seen.place == "gallery":
        return answers_on_cards(seen, key, modifiers, digit)
    return answers_to_question(seen, key, modifiers, digit) if asked else {}


def asked_about(seen):
    """Return what the segment panel shows: selected segments, or selected cards where there are cards."""
    return tuple(seen.cards) if seen.is_gallery else seen.selected


def answers_to_question(seen, key, modifiers, digit):
    if seen.is_gallery and key == K.Key_Return:
        return answers_on_cards(seen, key, modifiers, digit)
    names, verdict = dict(seen.screen.numbered), seen.screen.verdict
    said = None
    if key == K.Key_X and not modifiers & SHIFT:
        said = ("rejected", None)
    elif digit and digit in names:
        said = ("said", names[digit])
    elif key == K.Key_Return and verdict.startswith("Predicted: "):
        said = ("confirmed", verdict.removeprefix("Predicted: ").rpartition(" (")[0])
    elif key == K.Key_Delete:
        return dict.fromkeys(seen.selected)
    elif key != K.Key_X:
        return {}
    return dict.fromkeys(asked_about(seen), said)


def answers_on_cards(seen, key, modifiers, digit):
    if key == K.Key_X:
        cleared = bool(modifiers & SHIFT)
        return dict.fromkeys(seen.cards, None if cleared else ("rejected", None))
    if key == K.Key_Return:
        return {
            one: ("confirmed", name)
            for one, name in seen.cards.items()
            if one in seen.open_cards and name != "Unknown species"
        }
    numbers = dict(seen.screen.numbered)
    if digit and digit in numbers:
        return dict.fromkeys(seen.cards, ("said", numbers[digit]))
    if key == K.Key_Delete:
        return dict.fromkeys(seen.selected)
    return {}


def check(window, seen, key, modifiers):
    """Compare what is stored now with what the screen said before the key."""
    now = look(window)
    wanted, got = answers(seen, key, modifiers), changed(seen.stored, now.stored)
    taken_back = modifiers & CTRL or seen.place in ("history", "palette")
    deleted = frozenset() if taken_back else seen.segments - now.segments
    assert not deleted or (key == K.Key_Delete and deleted == set(seen.selected))
    changes = any(not agrees(seen.stored.get(one), value) for one, value in (wanted or {}).items())
    is_late = seen.is_reading or not seen.is_painted
    if wanted and is_late and seen.place in ("elsewhere", "answer field"):
        assert not got, f"{got} stored before it was seen"
        if not changes:  # such as what was said of a segment of which nothing was said: no key
            return
        told = window.statusBar().currentMessage()
        assert told == (READING if seen.is_reading else TOO_LATE), (
            "not told that nothing was stored"
        )
    elif wanted and not wanted.keys() <= seen.segments:  # a card of one that was just deleted
        assert not got, f"{got} stored for segments of which one is gone"
        told = window.statusBar().currentMessage()
        assert told == GONE or not changes, "not told that nothing was stored"
    elif wanted is not None:
        for one, value in got.items():
            assert one in wanted, f"{one} was not asked about"
            assert agrees(value, wanted[one]), f"{value} stored for {wanted[one]}"
        for one, value in wanted.items():
            assert agrees(now.stored.get(one), value), f"{value} was not stored"
        check_tags(seen, now, key, modifiers)
    labels = window.bench.project.labels.of(list(now.selected)).values()
    said = {
        label.call_type.casefold() for label in labels
    }  # the box of types shows what is stored
    for field, text in now.fields.items():
        was = seen.fields.get(field, text)  # new ones come filled
        is_new = text not in (was, was.strip())  # what is taken over loses its spaces
        typed = is_new and text != "" and text.casefold() not in said
        asked = field.focusProxy() or field  # that of a box of choices has the box's focus
        if isinstance(asked, ThresholdBox) and not asked.hasFocus():
            continue  # it shows the project's bar, which learning changes and undo takes back
        is_chosen = asked is seen.open_box and key == K.Key_Return
        assert not typed or is_chosen or asked.hasFocus(), "typed into a field unseen"
        assert not typed or field.isVisible(), "typed into a field that cannot be seen"


def agrees(stored, wanted):
    if wanted is None or stored is None:
        return stored is None and wanted is None
    state, name = wanted
    states = ("confirmed", "corrected") if state == "said" else (state,)
    return stored[0] in states and stored[1] == name


def check_tags(seen, now, key, modifiers):
    edited = {one: tags for one, tags in now.tags.items() if tags != seen.tags.get(one, {})}
    names = {
        name for one, tags in edited.items() for name in changed(seen.tags.get(one, {}), tags)
    }
    digit = key - K.Key_0 if K.Key_1 <= key <= K.Key_9 else 0
    if not edited:
        return
    assert len(edited) == 1, "more than one recording was tagged"
    if digit:
        wanted = dict(seen.screen.numbered).get(digit)
        assert names == {wanted}, f"{names} tagged for number {digit}"
        assert modifiers & CTRL, "tagged by the number of a label"
    elif seen.place == "tag field" and key == K.Key_Return:
        assert names == {seen.row}
    else:
        assert key == K.Key_A, f"{names} tagged by {key}"


class Moment(QObject):
    """Looks at the window when a key goes down, which may be some news after it was wanted."""

    def __init__(self, window, key):
        super().__init__()
        self._window, self._key = window, key
        self.seen = None
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched, event):
        is_key = event.type() == QEvent.Type.ShortcutOverride and event.key() == self._key
        if is_key and self.seen is None:
            QApplication.instance().removeEventFilter(self)
            self.seen = look(self._window)
        return False


class Typist:
    """Presses random keys, with the focus anywhere, at any pace."""

    def __init__(self, window, seed):
        self._window = window
        self._random = random.Random(seed)
        self.trace: list[str] = []

    def go(self, n_keys: int, settled: Callable[[], None]) -> int:
        weights = [weight for weight, _, _ in ALPHABET]
        path, n_steps = self._window.bench.project.path, 0
        before = visible_rows(path)
        for number in range(n_keys):
            if self._random.random() < 0.04:
                self._focus_somewhere()
            _, key, modifiers = self._random.choices(ALPHABET, weights)[0]
            self.press(key, modifiers)
            if self._random.random() < 0.15:
                QTest.qWait(self._random.choice((0, 5, 40)))
            if number % 150 == 149 or number == n_keys - 1:
                n_steps += self.undo_all(path, before, settled)
        return n_steps

    def press(self, key, modifiers):
        window = self._window
        self._back_to_the_window()
        focus = QApplication.focusWidget()
        if key == K.Key_Space and isinstance(focus, QAbstractButton):
            return
        if isinstance(popup := QApplication.activePopupWidget(), CommandPalette):
            entry = popup.list.currentIndex().data(Qt.ItemDataRole.UserRole + 1)
            if key == K.Key_Return and entry is not None and entry.action_id.startswith("file."):
                return  # such as Close project
        self._wait_for_the_picture()
        window.statusBar().clearMessage()
        moment = Moment(window, key)
        press(window, key, modifiers)
        seen = moment.seen
        where = type(focus).__name__ + " " + seen.place
        self.trace.append(f"{K(key).name} {modifiers} at {where}, asked {seen.screen.is_asked}")
        while window.bench.here.n_edits_coming:  # learning was just writing: the edit waits
            QTest.qWait(1)
        try:
            check(window, seen, key, modifiers)
            assert window.window_parts.messages.crash is None
        except AssertionError as error:
            error.add_note("\n".join(self.trace[-12:]))
            error.add_note(str(seen))
            raise

    def _wait_for_the_picture(self):
        """Let be painted what is new: nobody presses a key on sight of anything else."""
        questions, numbers = self._window.questions, self._window.numbers
        QApplication.processEvents()
        for _ in range(100):
            if not (questions.unpainted or numbers.unpainted_tags):
                break
            QTest.qWait(1)

    def _back_to_the_window(self):
        """Close what the palette has opened; the window is the active one again."""
        window = self._window
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible() and dialog is not QApplication.activePopupWidget():
                dialog.close()
                QApplication.processEvents()
        if QApplication.activePopupWidget() is None and not window.isActiveWindow():
            window.activateWindow()
            QTest.qWaitForWindowActive(window)

    def _focus_somewhere(self):
        if QApplication.activePopupWidget() is not None:
            return  # it has the keyboard, and its field is seen
        places = [
            control
            for control in controls(self._window)
            if isinstance(control, QLineEdit | QComboBox | QAbstractItemView | QAbstractButton)
            and control.focusPolicy() & Qt.FocusPolicy.TabFocus
            and control.window() is self._window
        ]
        self._random.choice(places).setFocus(Qt.FocusReason.TabFocusReason)

    def undo_all(self, path, before, settled):
        """Take everything back by key; what a person sees of the project is as it was."""
        window, n_steps = self._window, 0
        settled()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
            QApplication.processEvents()
        self._back_to_the_window()
        window.keys.focus_picture()
        history = window.bench.session.history
        while (last := history.next_to_undo) is not None:
            press(window, K.Key_Z, CTRL)
            for _ in range(20_000):  # it may wait for learning to write
                if history.next_to_undo is not last:
                    break
                QTest.qWait(1)
            assert history.next_to_undo is not last, f"Ctrl+Z leaves {last.label}"
            n_steps += 1
        settled()
        assert not window.actions_["edit.undo"].isEnabled()
        assert visible_rows(path) == before
        return n_steps


@pytest.fixture
def reviewed(trained, qtbot, monkeypatch):
    """A window that learns while it is used, and makes no sound."""
    monkeypatch.setattr(trained.window_parts.player, "play", lambda _request: None)
    monkeypatch.setattr(trained.gallery_actions.player, "play", lambda _request: None)
    activate(trained, qtbot)
    assert trained.follower.is_on
    return trained


def test_a_few_hundred_random_keys(reviewed, settled):
    assert Typist(reviewed, seed=1).go(200, settled) > 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 30))
def test_twenty_thousand_random_keys(reviewed, settled, seed):
    assert Typist(reviewed, seed=seed).go(1000, settled) > 25


def test_a_type_chosen_from_the_open_list_is_seen(reviewed, settled):
    """Of a segment without a label it waits in its box, from which the keyboard is given back."""
    window, type_box = reviewed, reviewed.window_parts.segment.type_box
    settled(press(window, K.Key_U))
    typist = Typist(window, seed=0)
    press(window, K.Key_Y)
    for key in (K.Key_Down, K.Key_Down, K.Key_Return):
        typist.press(key, NONE)
    assert type_box.currentText() != ""
    assert not type_box.hasFocus()


def test_everything_is_taken_back_whatever_is_open(reviewed, settled):
    window = reviewed
    before = visible_rows(window.bench.project.path)
    settled(press(window, K.Key_U))
    press(window, K.Key_X)
    window.help_actions.show_about()
    assert Typist(window, seed=0).undo_all(window.bench.project.path, before, settled) == 1


def test_the_typist_notices_a_wrong_answer(reviewed, settled, qtbot):
    """The check itself fails where something else is stored than what stood on the screen."""
    settled(press(reviewed, K.Key_U))
    qtbot.waitUntil(lambda: look(reviewed).is_painted)
    seen = look(reviewed)
    reviewed.label_actions.reject()
    with pytest.raises(AssertionError, match="stored for"):
        check(reviewed, seen, K.Key_Return, NONE)

"""Reading recordings in the background: in parts, brought up to date, and ahead."""

import threading

import pytest
from PySide6.QtCore import Qt
from windows import missing_tiles

from birdann.app.commands import DeleteSegments, LabelSegments
from birdann.core.labels import LabelState, SegmentStatus
from birdann.gui.project import readers, recording_view
from tests.gui.spectrogram.columns import view_of

TIMEOUT_MS = 30_000


@pytest.fixture
def views(window, monkeypatch):
    """Every view that comes, of recordings that are long already with two segments."""
    monkeypatch.setattr(recording_view, "MAX_AT_ONCE", 1)
    monkeypatch.setattr(recording_view, "_FIRST_S", 1.0)
    seen = []
    window.bench.view_changed.connect(lambda: seen.append(window.bench.view))
    return seen


def test_the_first_part_of_a_long_recording_is_seen_before_the_rest(views, opened, settled):
    part, whole = views[:2]
    assert part.id == whole.id
    assert (part.is_whole, whole.is_whole) == (False, True)
    assert 0 < len(part.segments) < len(whole.segments)
    assert all(segment.box.onset_s <= 1.0 for segment in part.segments)
    assert whole.segments[: len(part.segments)] == list(part.segments)
    assert len(opened.pane._canvas.scene.index) == len(whole.segments)
    assert opened.bench.view is whole


def test_the_part_about_a_question_is_seen_first_and_stays_selected(views, opened, settled, qtbot):
    table = opened.bench.overview.queue.table
    place = next(
        i for i in range(len(table)) if table.recording[i] == 3 and table.onset_s[i] > 1.5
    )
    wanted = table.segment_ids[place]
    views.clear()
    opened.questions.show_segment(wanted)
    qtbot.waitUntil(lambda: bool(views), timeout=TIMEOUT_MS)
    assert not views[0].is_whole
    assert opened.bench.selected_ids == opened.pane.selected_ids() == (wanted,)
    settled()
    assert views[-1].is_whole
    assert opened.bench.selected_ids == opened.pane.selected_ids() == (wanted,)


def test_a_scored_part_shows_the_same_scores_as_the_whole(views, trained, settled):
    part, whole = views[0], trained.bench.view
    assert not part.is_whole
    assert part.scores == {segment.id: whole.scores[segment.id] for segment in part.segments}
    first = part.segments[0].id
    likeliest, everything = part.probabilities(first), whole.probabilities(first)
    assert 0 < len(likeliest) <= 2
    assert likeliest.items() <= everything.items()


@pytest.fixture
def held(views, window, project_path, monkeypatch, qtbot):
    """The part is shown; the first reading of the whole has been done, but waits to arrive."""
    has_read, may_arrive = threading.Event(), threading.Event()

    def slow(project, recording_id, *, in_parts=False, near=None):
        view = recording_view.load_recording(project, recording_id, in_parts=in_parts, near=near)
        if view.is_whole:
            has_read.set()
            assert may_arrive.wait(TIMEOUT_MS / 1000)
        return view

    monkeypatch.setattr(readers, "load_recording", slow)
    window.open_project(project_path)
    qtbot.waitUntil(lambda: window.bench.view is not None and has_read.is_set())
    assert not window.bench.view.is_whole
    yield may_arrive
    may_arrive.set()


def test_a_verdict_given_while_the_rest_is_being_read_is_not_lost(held, views, window, settled):
    rejected = window.bench.view.segments[0].id
    window.bench.execute(LabelSegments([rejected], LabelState.REJECTED, None))
    settled(held.set())
    assert [view.is_whole for view in views].count(True) == 1  # not read twice
    assert window.bench.view.status(rejected) is SegmentStatus.REJECTED
    index = window.pane._canvas.scene.index
    assert view_of(index, index.row_of(rejected)).status is SegmentStatus.REJECTED


def test_a_part_that_is_reviewed_is_not_taken_for_the_whole(held, views, window, settled):
    part = [segment.id for segment in window.bench.view.segments]
    window.bench.execute(LabelSegments(part, LabelState.REJECTED, None))
    window.questions.show_next()
    assert "still being read" in window.statusBar().currentMessage()
    settled(held.set())
    settled(window.questions.show_next())
    assert window.bench.segment_id not in {None, *part}


def test_a_segment_deleted_while_the_rest_is_being_read_stays_away(held, views, window, settled):
    deleted = window.bench.view.segments[0].id
    window.bench.execute(DeleteSegments([deleted]))
    settled(held.set())
    assert window.bench.view.is_whole
    assert all(deleted not in view.row_of for view in views if view.is_whole)


def test_the_next_recording_is_there_at_once(opened, settled, qtbot):
    qtbot.waitUntil(lambda: opened.bench.here._views._ahead is not None, timeout=TIMEOUT_MS)
    qtbot.keyClick(opened, Qt.Key.Key_PageDown)
    assert opened.bench.view.recording.name == "dawn_1.wav"  # without any wait
    settled()
    assert len(opened.pane._canvas.scene.index) == len(opened.bench.view.segments)


def test_the_way_back_is_as_short_until_something_changes(opened, settled, qtbot):
    first = opened.bench.view
    settled(qtbot.keyClick(opened, Qt.Key.Key_PageDown))
    qtbot.keyClick(opened, Qt.Key.Key_PageUp)
    assert opened.bench.view is first  # without any wait
    settled(qtbot.keyClick(opened, Qt.Key.Key_PageDown))
    settled(opened.bench.execute(LabelSegments([first.segments[0].id], LabelState.REJECTED, None)))
    settled(qtbot.keyClick(opened, Qt.Key.Key_PageUp))
    assert opened.bench.view.status(first.segments[0].id) is SegmentStatus.REJECTED


def test_the_picture_of_the_next_recording_is_made_ahead(opened, settled, qtbot):
    qtbot.waitUntil(lambda: opened.bench.here._views._ahead is not None, timeout=TIMEOUT_MS)
    tiles, following = opened.pane._tiles, opened.bench.here._views._ahead
    qtbot.waitUntil(lambda: tiles._next_overview is not None, timeout=TIMEOUT_MS)
    assert str(following.sound) in tiles._next_overview[0][0]
    qtbot.waitUntil(lambda: not tiles._order.ahead and not tiles._running, timeout=TIMEOUT_MS)
    qtbot.keyClick(opened, Qt.Key.Key_PageDown)
    assert not missing_tiles(opened.pane.picture)  # without any wait


def test_the_next_question_is_there_at_once(trained, settled, qtbot):
    overview = trained.bench.overview
    order = [overview.queue.row_of[trained.window_parts.queue.question_after(None)]]
    for _ in range(30):
        key = overview.queue.table.segment_ids[order[-1]]
        order.append(overview.queue.row_of[trained.window_parts.queue.question_after(key)])
    owner = overview.queue.table.recording
    at = next(i for i in range(30) if owner[order[i]] != owner[order[i + 1]])
    settled(trained.questions.show_segment(overview.queue.table.segment_ids[order[at]]))
    following = overview.queue.table.recording_ids[owner[order[at + 1]]]
    views = trained.bench.here._views

    def is_ready():
        return views._ahead is not None and views._ahead.id == following

    qtbot.waitUntil(is_ready, timeout=TIMEOUT_MS)
    trained.questions.next_uncertain()
    assert trained.bench.view.id == following
    assert trained.bench.segment_id == overview.queue.table.segment_ids[order[at + 1]]


def test_what_was_read_ahead_is_read_again_after_an_edit(opened, settled, qtbot):
    qtbot.waitUntil(lambda: opened.bench.here._views._ahead is not None, timeout=TIMEOUT_MS)
    ahead = opened.bench.here._views._ahead
    command = LabelSegments([ahead.segments[0].id], LabelState.REJECTED, None)
    opened.bench.execute(command)
    qtbot.wait(1)
    assert opened.bench.here._views._ahead is None


def test_nothing_is_kept_of_a_project_that_is_closed(opened, qtbot):
    qtbot.waitUntil(lambda: opened.bench.here._views._ahead is not None, timeout=TIMEOUT_MS)
    opened.bench.close()
    assert opened.bench.here is None
    qtbot.wait(300)
    assert opened.bench.view is None

"""Edits while a job writes to the project: in line behind it, with the window free."""

import threading

import pytest

from birdann.app.commands import LabelSegments, NoteSegments
from birdann.core.errors import ProjectFileError
from birdann.core.geometry import TimeFreqBox
from birdann.core.labels import LabelState
from birdann.store import Project
from tests.gui.reviewing import a_job_writing


@pytest.fixture
def writing(opened):
    """An event that ends the writing of another thread."""
    with a_job_writing(opened.bench.session) as done:
        yield done


def some_ids(window):
    return [segment.id for segment in window.bench.view.segments[:2]]


def test_edits_beside_a_writing_job_are_made_after_it_in_order(opened, writing, settled):
    bench = opened.bench
    first, second = some_ids(opened)
    assert bench.execute(LabelSegments([first], LabelState.REJECTED))
    assert bench.execute(LabelSegments([second], LabelState.REJECTED))
    assert not bench.project.labels.of([first, second])
    assert not bench.is_working
    settled(writing.set())
    assert bench.project.labels.of([first, second])[second].state is LabelState.REJECTED
    assert bench.view.labels.keys() >= {first, second}
    assert bench.undo()
    assert bench.project.labels.of([first, second]).keys() == {first}
    assert bench.view.labels.keys() >= {first}


def test_closing_the_window_waits_for_an_edit_in_line(opened, writing):
    path = opened.bench.project.path
    first, _ = some_ids(opened)
    assert opened.bench.execute(LabelSegments([first], LabelState.REJECTED))
    threading.Timer(0.3, writing.set).start()
    assert opened.close()
    with Project.open(path, read_only=True) as project:
        assert project.labels.of([first]).keys() == {first}


def test_an_edit_in_line_that_cannot_be_made_is_told_and_the_next_is_made(
    opened, writing, settled, monkeypatch, qtbot
):
    bench = opened.bench
    first, second = some_ids(opened)
    edit = bench.session._edit

    def refuse(name, command):
        monkeypatch.setattr(bench.session, "_edit", edit)
        raise ProjectFileError("The disk is full.")

    monkeypatch.setattr(bench.session, "_edit", refuse)
    assert bench.execute(LabelSegments([first], LabelState.REJECTED))
    assert bench.execute(LabelSegments([second], LabelState.REJECTED))
    with qtbot.waitSignal(bench.failed) as told:
        writing.set()
    settled()
    assert told.args == ["The disk is full.", ""]
    assert bench.project.labels.of([first, second]).keys() == {second}
    assert [one.label for one in bench.session.history.done_commands] == ["Reject 1 segment"]
    assert bench.execute(LabelSegments([first], LabelState.REJECTED))
    assert bench.project.labels.of([first]).keys() == {first}


def test_the_first_edit_is_not_longer_than_others(opened, settled):
    statements = []
    opened.bench.project._writer.set_trace_callback(statements.append)
    assert opened.bench.execute(LabelSegments(some_ids(opened)[:1], LabelState.REJECTED))
    first, statements[:] = tuple(statements), ()
    assert opened.bench.execute(LabelSegments(some_ids(opened)[1:], LabelState.REJECTED))
    assert len(first) == len(statements)


def test_the_list_of_recordings_has_the_notes_on_segments_as_they_are_now(opened, settled):
    bench, ids = opened.bench, some_ids(opened)

    def told():
        return bench.here.rows[bench.view.id].segment_notes

    assert bench.execute(NoteSegments(ids[:1], "faint"))
    assert told() == ("faint",)
    assert bench.execute(LabelSegments(ids[1:], LabelState.REJECTED))
    assert told() == ("faint",)
    assert bench.execute(NoteSegments(ids[:1], ""))
    assert told() == ()
    assert bench.undo()
    assert told() == ("faint",)


def test_an_undo_in_line_deselects_what_it_removes_in_silence(opened, settled, qtbot):
    bench, before = opened.bench, opened.bench.view.segments
    opened.pane.box_drawn.emit(TimeFreqBox(onset_s=1.0, offset_s=1.3, low_hz=7000, high_hz=9000))
    settled()
    drawn = bench.selected_ids
    assert drawn
    assert drawn[0] not in {segment.id for segment in before}
    with a_job_writing(bench.session):
        opened.actions_["edit.undo"].trigger()
        assert bench.selected_ids == drawn
    settled()
    assert bench.selected_ids == ()
    assert opened.statusBar().currentMessage().startswith("Undone: Add 1 segment")

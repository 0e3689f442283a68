"""An open project: edits made while the project is read."""

import threading

import pytest

from birdann.app.commands.settings import SetMinCallProbability
from birdann.core.labels import LabelState
from birdann.gui.project import readers
from tests.gui.reviewing import K, press


@pytest.fixture
def slow_reading(monkeypatch):
    """Let reading the project end only when an event is set, with what it had read before."""
    has_read, may_end = threading.Event(), threading.Event()

    def load(*arguments, **options):
        overview = load_overview(*arguments, **options)
        has_read.set()
        may_end.wait(20)
        return overview

    load_overview = readers.load_overview
    monkeypatch.setattr(readers, "load_overview", load)
    yield has_read, may_end
    may_end.set()


def test_an_answer_given_while_the_project_is_read_stays(trained, slow_reading, settled, qtbot):
    has_read, may_end = slow_reading
    here = trained.bench.here
    trained.bench.execute(SetMinCallProbability(0.01))  # after which all is read again
    qtbot.waitUntil(has_read.is_set)
    trained.gallery_actions.show()
    view = trained.gallery_actions.panel.view
    view.setCurrentIndex(view.model().index(0))
    (key,) = trained.gallery_actions.panel.question().segment_ids
    press(trained, K.Key_X)
    queue = here.overview.queue
    assert queue.status(queue.row_of[key]) == LabelState.REJECTED
    n_reviewed = here.counts.reviewed
    may_end.set()
    qtbot.waitUntil(lambda: here.overview.queue is not queue)
    queue = here.overview.queue
    assert queue.status(queue.row_of[key]) == LabelState.REJECTED
    assert here.counts.reviewed == n_reviewed == 1
    settled()

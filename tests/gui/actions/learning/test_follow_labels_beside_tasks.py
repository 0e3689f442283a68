"""Training by itself gives way to what the user starts, and is taken up again."""

import threading

import pytest

from birdann.app.learning import learn as learning
from birdann.gui.runtime.jobs import JobState
from tests.gui.reviewing import let_paint

TIMEOUT_MS = 30_000


@pytest.fixture
def learning_again(trained, monkeypatch, qtbot):
    """Let a label start a training that takes as long as its first attempt is not cancelled."""
    learn, attempts = learning.train_again, []

    def wait_the_first_time(*args, progress, **more):
        attempts.append(1)
        while len(attempts) == 1:
            progress(0.0, "")
            threading.Event().wait(0.01)
        return learn(*args, progress=progress, **more)

    monkeypatch.setattr(learning, "train_again", wait_the_first_time)
    trained.pane.select([trained.bench.view.segments[0].id])
    let_paint(trained)
    trained.label_actions.reject()
    qtbot.waitUntil(lambda: bool(attempts), timeout=TIMEOUT_MS)
    return trained


def test_training_gives_way_to_a_task_of_the_user_and_is_taken_up_after_it(
    learning_again, settled, qtbot
):
    run, job = learning_again.bench.overview.run.id, learning_again.follower._job
    done = []
    learning_again.runner.start(lambda progress: 7, title="A task", on_success=done.append)
    qtbot.waitUntil(lambda: done == [7], timeout=TIMEOUT_MS)
    assert job.state is JobState.CANCELLED
    settled()
    assert learning_again.bench.overview.run.id != run


def test_training_goes_on_beside_what_the_program_does_by_itself(learning_again, qtbot):
    job, done = learning_again.follower._job, []
    learning_again.runner.start(
        lambda progress: 7, title="Reading", on_success=done.append, computes_only=True
    )
    qtbot.waitUntil(lambda: done == [7], timeout=TIMEOUT_MS)
    assert learning_again.follower._job is job
    learning_again.follower.cancel()

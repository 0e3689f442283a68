"""Jobs: answers on the GUI thread, cancel, failures, waiting."""

import threading
import time
from functools import partial

import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtWidgets import QMessageBox

from birdann.core.errors import AudioError
from birdann.core.progress import PREPARING
from birdann.gui.panels.task_panels import JobStrip
from birdann.gui.runtime.jobs import JobRunner, JobState, OneAtATime
from birdann.store import Project
from tests.gui.walking import words_on

TIMEOUT_MS = 20_000


@pytest.fixture
def runner(qtbot):
    runner = JobRunner()
    yield runner
    runner.cancel_all()
    assert runner.wait(TIMEOUT_MS)


def test_callbacks_come_on_the_gui_thread_whatever_they_are(runner, qtbot):
    here, seen = QThread.currentThread(), []

    def note(kind, value):
        seen.append((kind, value, QThread.currentThread() is here))

    runner.start(lambda progress: 7, title="a", on_success=partial(note, "partial"))
    runner.start(lambda progress: 8, title="b", on_success=lambda value: note("lambda", value))
    qtbot.waitUntil(lambda: len(seen) == 2, timeout=TIMEOUT_MS)
    assert seen == [("partial", 7, True), ("lambda", 8, True)]


def test_no_short_job_loses_its_answer(runner, qtbot):
    seen = []
    for number in range(200):
        work = partial(lambda number, progress: number, number)
        runner.start(work, title="", on_success=seen.append, computes_only=number % 2 == 0)
    qtbot.waitUntil(lambda: len(seen) == 200, timeout=TIMEOUT_MS)
    assert sorted(seen) == list(range(200))
    assert not runner.active_jobs


def test_work_on_the_project_takes_turns(runner, qtbot):
    inside, most, lock = [], [], threading.Lock()

    def work(progress):
        with lock:
            inside.append(1)
            most.append(len(inside))
        threading.Event().wait(0.01)
        with lock:
            inside.pop()

    for _ in range(5):
        runner.start(work, title="")
    qtbot.waitUntil(lambda: not runner.active_jobs, timeout=TIMEOUT_MS)
    assert max(most) == 1


def test_cancel_stops_at_the_next_report(runner, qtbot):
    running = threading.Event()

    def work(progress):
        while True:
            running.set()
            progress(0.2, "working")

    job = runner.start(work, title="endless")
    qtbot.waitUntil(running.is_set, timeout=TIMEOUT_MS)
    job.cancel()
    assert job.state is JobState.STOPPING
    qtbot.waitUntil(lambda: job.is_over, timeout=TIMEOUT_MS)
    assert job.state is JobState.CANCELLED


def test_a_job_that_waits_can_be_cancelled_before_it_begins(runner, qtbot):
    gate, ran = threading.Event(), []
    runner.start(lambda progress: gate.wait(10), title="first")
    second = runner.start(lambda progress: ran.append(1), title="second")
    second.cancel()
    gate.set()
    qtbot.waitUntil(lambda: second.is_over, timeout=TIMEOUT_MS)
    assert second.state is JobState.CANCELLED
    assert not ran


def test_progress_is_reported_rarely_and_remaining_time_estimated(runner, qtbot):
    gate = threading.Event()

    def work(progress):
        for step in range(10_000):
            progress(step / 20_000, "counting")
        gate.wait(10)

    job = runner.start(work, title="count")
    reports = []
    job.changed.connect(lambda: reports.append(job.fraction))
    qtbot.waitUntil(lambda: job.fraction > 0.49, timeout=TIMEOUT_MS)
    assert len(reports) < 150
    assert job.remaining_s is not None
    gate.set()
    qtbot.waitUntil(lambda: job.is_over, timeout=TIMEOUT_MS)
    assert job.fraction == 1.0


def test_an_error_of_the_users_world_is_told_apart_from_a_bug(runner, qtbot, caplog):
    errors = []

    def user_error(progress):
        raise AudioError("The file a.wav is empty.")

    def bug(progress):
        raise ZeroDivisionError("oops")

    first = runner.start(user_error, title="a", on_failure=errors.append)
    second = runner.start(bug, title="b", on_failure=errors.append)
    qtbot.waitUntil(lambda: second.is_over, timeout=TIMEOUT_MS)
    assert [type(error) for error in errors] == [AudioError, ZeroDivisionError]
    assert not first.failed_by_bug
    assert second.failed_by_bug
    assert "ZeroDivisionError" in second.details
    assert "oops" in caplog.text


def test_a_job_that_failed_can_be_tried_again_while_its_project_is_open(opened, settled, qtbot):
    tries = []

    def work(progress):
        tries.append(len(tries))
        if len(tries) == 1:
            raise AudioError("The card is not in the reader.")

    opened.layout_.raise_panel("Jobs")
    opened.bench.start(work, title="Reading the card")
    qtbot.waitUntil(lambda: opened.window_parts.messages.error is not None, timeout=TIMEOUT_MS)
    opened.window_parts.messages.error.close()
    card = opened.window_parts.jobs.cards[0]
    assert card.again.isVisible()
    assert card.again.accessibleName() == "Try again: Reading the card"
    settled(qtbot.mouseClick(card.again, Qt.MouseButton.LeftButton))
    assert tries == [0, 1]
    assert not card.again.isVisible()
    assert not opened.window_parts.jobs.cards[0].again.isVisible()


def test_a_job_on_a_closed_project_is_not_tried_again(opened, settled, qtbot):
    def work(progress):
        raise AudioError("The card is not in the reader.")

    opened.bench.start(work, title="Reading the card")
    qtbot.waitUntil(lambda: opened.window_parts.messages.error is not None, timeout=TIMEOUT_MS)
    opened.window_parts.messages.error.close()
    card = opened.window_parts.jobs.cards[0]
    assert not card.again.isHidden()
    settled(opened.actions_["file.close"].trigger())
    assert card.again.isHidden()


def test_leaving_in_the_middle_of_a_search_keeps_what_was_found(opened, settled, qtbot):
    path, total = opened.bench.project.path, opened.bench.counts.segments
    opened.actions_["model.segment"].trigger()
    opened.close()
    for box in opened.findChildren(QMessageBox):
        next(
            button for button in box.buttons() if words_on(button) == "Cancel tasks and close"
        ).click()
    qtbot.waitUntil(lambda: not opened.isVisible(), timeout=TIMEOUT_MS)
    with Project.open(path) as project:
        assert project.overview.counts().segments == total


@pytest.mark.parametrize(("forgets", "expected"), [(False, 2), (True, 1)])
def test_what_is_asked_for_while_it_runs_is_done_once_more_after_it(
    runner, qtbot, forgets, expected
):
    may_end, n_begun = threading.Event(), []

    def start():
        n_begun.append(1)
        return runner.start(lambda progress: may_end.wait(TIMEOUT_MS / 1000), title="read")

    reading = OneAtATime(start)
    for _ in range(3):
        reading.request()
    assert len(n_begun) == 1
    if forgets:
        reading.forget()
    may_end.set()
    qtbot.waitUntil(
        lambda: len(n_begun) >= expected and not runner.active_jobs, timeout=TIMEOUT_MS
    )
    qtbot.wait(50)
    assert len(n_begun) == expected
    reading.request()
    assert len(n_begun) == expected + 1


def test_edits_are_done_in_the_order_in_which_they_were_asked_for(runner):
    done = []

    def edit(number, progress):
        time.sleep(0.02 * (5 - number))  # the later, the faster
        done.append(number)

    for number in range(5):
        edit_one = partial(edit, number)
        runner.start(edit_one, title="edit", is_edit=True, quiet=True)
    runner.finish_edits()
    assert done == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("quiet", "state"), [(True, JobState.DONE), (False, JobState.CANCELLED)])
@pytest.mark.parametrize("cancel", ["cancel_all", "cancel_quiet"])
def test_edits_that_nobody_sees_are_never_cancelled(runner, qtbot, cancel, quiet, state):
    """Leaving the program in the middle must not lose what was said."""
    may_go_on, stored = threading.Event(), []

    def edit(progress):
        may_go_on.wait(10)
        progress(0.5, "")
        stored.append("wren")

    job = runner.start(edit, title="edit", is_edit=True, quiet=quiet)
    getattr(runner, cancel)()
    may_go_on.set()
    qtbot.waitUntil(lambda: job.is_over, timeout=TIMEOUT_MS)
    is_asked = cancel == "cancel_all" or quiet
    assert job.state is (state if is_asked else JobState.DONE)
    assert stored == ["wren"] * (job.state is JobState.DONE)


@pytest.mark.parametrize(("cancel", "quiet", "is_cancelled"), [
    ("cancel_all", True, True), ("cancel_all", False, True),
    ("cancel_quiet", True, True), ("cancel_quiet", False, False),
])  # fmt: skip
def test_work_in_the_background_can_be_cancelled_alone(runner, qtbot, cancel, quiet, is_cancelled):
    may_go_on = threading.Event()

    def work(progress):
        may_go_on.wait(10)
        progress(0.5, "")

    job = runner.start(work, title="work", quiet=quiet)
    assert runner.is_working is not quiet
    getattr(runner, cancel)()
    may_go_on.set()
    qtbot.waitUntil(lambda: job.is_over, timeout=TIMEOUT_MS)
    assert (job.state is JobState.CANCELLED) is is_cancelled
    assert not runner.is_working


def test_an_edit_that_fails_tells_who_asked_and_can_be_tried_again(runner, qtbot):
    errors, tries = [], []

    def edit(progress):
        tries.append(1)
        if len(tries) == 1:
            raise AudioError("The disk is full.")

    job = runner.start(edit, title="edit", on_failure=errors.append, is_edit=True)
    qtbot.waitUntil(lambda: job.is_over and not runner.active_jobs, timeout=TIMEOUT_MS)
    assert [str(error) for error in errors] == ["The disk is full."]
    assert (job.state, job.on_failure) == (JobState.FAILED, None)  # nobody is held by it
    again = job.retry()
    qtbot.waitUntil(lambda: again.is_over, timeout=TIMEOUT_MS)
    assert (again.state, again.quiet, len(tries)) == (JobState.DONE, False, 2)


def test_what_was_left_undone_is_told_with_a_way_to_finish_it(runner, qtbot):
    job = runner.start(lambda progress: progress(1.7, "much"), title="work")
    told = []
    job.changed.connect(lambda: told.append((job.fraction, job.outcome, job.is_partial)))
    qtbot.waitUntil(lambda: job.is_over, timeout=TIMEOUT_MS)
    assert max(fraction for fraction, *_ in told) == 1.0  # of a progress beyond its end
    job.set_outcome("Two of three", finish_it=told.clear)
    assert told[-1] == (1.0, "Two of three", True)
    job.retry()
    assert not told
    job.set_outcome("Three of three")
    assert told == [(1.0, "Three of three", False)]


@pytest.mark.parametrize(("share", "expected"), [(0.02, None), (0.25, 3), (0.5, 1), (0.8, 0.25)])
def test_the_time_left_is_that_of_the_rest_at_the_same_pace(runner, qtbot, share, expected):
    reported, may_end = threading.Event(), threading.Event()

    def work(progress):
        time.sleep(0.2)
        progress(share, "")
        reported.set()
        may_end.wait(10)

    job = runner.start(work, title="work")
    began = time.monotonic()
    qtbot.waitUntil(lambda: reported.is_set() and job.fraction == share, timeout=TIMEOUT_MS)
    left_s, elapsed_s = job.remaining_s, time.monotonic() - began
    may_end.set()
    if expected is None:
        assert left_s is None
    else:
        assert left_s == pytest.approx(expected * elapsed_s, rel=0.3)
    qtbot.waitUntil(lambda: job.is_over, timeout=TIMEOUT_MS)
    assert job.remaining_s is None


def test_while_functions_are_compiled_the_status_bar_says_so_and_no_time_is_promised(
    runner, qtbot
):
    strip, may_go_on, may_end = JobStrip(), threading.Event(), threading.Event()
    qtbot.addWidget(strip)

    def work(progress):
        progress(0.04, "reading")
        progress(0.04, PREPARING)
        may_go_on.wait(TIMEOUT_MS / 1000)
        progress(0.5, "half")
        may_end.wait(TIMEOUT_MS / 1000)

    job = runner.start(work, title="Training")
    strip.follow(job)
    qtbot.waitUntil(lambda: strip.title.text().startswith("Preparing for first use"))
    assert strip.title.text() == PREPARING
    assert "left" not in strip.title.toolTip()
    qtbot.wait(2000)
    may_go_on.set()
    qtbot.waitUntil(lambda: strip.title.text() == "Training  50 %")
    assert job.remaining_s < 1.0
    may_end.set()

"""How long somebody takes for an answer."""

from birdann.gui.panels.queue_panel import AnswerTimes
from birdann.models.questions import CALL_S


def test_the_time_of_an_answer_is_told_once_there_are_enough_of_them():
    times = AnswerTimes()
    for taken_s in (1.0, 2.0, 3.0, 4.0, 1.0, 100.0):  # the last was a break
        times.note(taken_s)
    assert times.median_s == CALL_S
    times.note(4.0)
    assert times.median_s == 2.5

"""How long somebody takes for an answer."""

from birdann.gui.panels.queue_panel import AnswerTimes


def test_times_of_either_kind_are_told_once_there_are_enough_of_them():
    times = AnswerTimes()
    for taken_s in (1.0, 2.0, 3.0, 4.0, 100.0):  # the last was a break
        times.note(taken_s, is_presence=False)
    assert times.seconds() == {}
    for taken_s in (2.5, 2.5):
        times.note(taken_s, is_presence=False)
    assert times.seconds() == {"call_s": 2.5}
    for _ in range(6):
        times.note(5.0, is_presence=True)
    assert times.seconds() == {"call_s": 2.5, "presence_s": 5.0}

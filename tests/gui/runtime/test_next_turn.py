"""What many ask for is done once, in the next turn or when somebody is in a hurry."""

from PySide6.QtCore import QObject

from birdann.gui.keys.action_set import NextTurn


def test_often_asked_for_and_done_once(qtbot):
    done = []
    parent = QObject()
    later = NextTurn(lambda: done.append(1), parent)
    later.run_now()
    assert not done
    for _ in range(5):
        later.schedule()
    assert not done
    qtbot.waitUntil(lambda: bool(done))
    qtbot.wait(5)
    assert len(done) == 1
    later.schedule()
    later.run_now()
    assert len(done) == 2
    qtbot.wait(5)
    assert len(done) == 2

"""Garbage is collected in the window's thread."""

import gc
import sys
import threading
import time
import types

from PySide6.QtCore import QObject

from birdann.gui.runtime import memory
from birdann.gui.runtime.memory import GarbageCollector

died_in: list = []


class Ring(QObject):
    """An object that holds itself, and notes in which thread it dies."""

    def __init__(self):
        super().__init__()
        self.me = self

    def __del__(self):
        died_in.append(threading.current_thread())


def test_what_a_busy_thread_leaves_behind_dies_in_the_windows_thread(application, qtbot):
    died_in.clear()

    def work():
        for _ in range(200):
            rows = [[number] for number in range(1000)]  # enough to set off Python's own
            rows.append(rows)

    Ring()
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert not died_in
    qtbot.waitUntil(lambda: bool(died_in), timeout=5000)
    assert died_in == [threading.main_thread()]
    assert not gc.isenabled()
    assert gc.get_count()[0] < 10_000  # the lists are gone too


def test_what_modules_consist_of_is_looked_at_once(application, monkeypatch):
    collector = application.findChild(GarbageCollector)
    collector.collect_due()
    n_kept = gc.get_freeze_count()
    made = [[] for _ in range(1000)]
    collector.collect_due()
    assert gc.get_freeze_count() <= n_kept  # less, where one of them has died since
    for number in range(60):
        monkeypatch.setitem(sys.modules, f"module {number}", types.ModuleType("module"))
    collector.collect_due()
    assert gc.get_freeze_count() >= n_kept + len(made)


def test_old_garbage_waits_for_a_pause_but_not_for_ever(application, monkeypatch):
    collector = application.findChild(GarbageCollector)
    collected = []
    monkeypatch.setattr(memory.gc, "get_count", lambda: (0, 0, 1_000_000))
    monkeypatch.setattr(memory.gc, "collect", lambda *generation: collected.append(generation))
    monkeypatch.setattr(memory, "_IDLE_S", 1000.0)
    monkeypatch.setattr(collector, "_busy_at_s", time.perf_counter())
    monkeypatch.setattr(collector, "_n_put_off", 0)
    rounds = []
    for each_round in range(1, 200):
        collector.collect_due()
        if collected:
            rounds.append(each_round)
            collected.clear()
    assert rounds == [61, 122, 183]  # 60 times of 200 ms are the longest delay
    monkeypatch.setattr(memory, "_IDLE_S", -1.0)  # a pause
    collector.collect_due()
    assert collected == [()]

"""Long work keeps the machine awake, and its end is told to those who look elsewhere."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication

from birdann.gui.runtime import awake

LOGIND = """
import os, dbus, dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib
DBusGMainLoop(set_as_default=True)
name = dbus.service.BusName("org.freedesktop.login1", dbus.SessionBus())
class Manager(dbus.service.Object):
    @dbus.service.method("org.freedesktop.login1.Manager", in_signature="ssss", out_signature="h")
    def Inhibit(self, what, who, why, mode):
        left, right = os.pipe()
        print(what, who, why, mode, sep="|", flush=True)
        def over(*_):
            print("released", flush=True)
            return False
        GLib.io_add_watch(left, GLib.IO_HUP, over)
        lock = dbus.types.UnixFd(right)
        os.close(right)
        return lock
manager = Manager(name, "/org/freedesktop/login1")
print("ready", flush=True)
GLib.MainLoop().run()
"""
WORK = """
import os, subprocess, sys, time
os.environ["DBUS_SYSTEM_BUS_ADDRESS"] = os.environ["DBUS_SESSION_BUS_ADDRESS"]
logind = subprocess.Popen([sys.argv[1], "-c", sys.argv[2]], stdout=subprocess.PIPE, text=True)
assert logind.stdout.readline() == "ready\\n"
from PySide6.QtCore import QCoreApplication
from birdann.gui.runtime.awake import WakeLock
app = QCoreApplication([])
lock = WakeLock()
def held(wanted):
    until = time.monotonic() + 20
    while lock.is_held is not wanted and time.monotonic() < until:
        app.processEvents()
        time.sleep(0.01)
    return lock.is_held
lock.hold(True, "Training")
assert held(True)
print(logind.stdout.readline(), end="", flush=True)
lock.hold(False, "Training")
assert not held(False)
print(logind.stdout.readline(), end="", flush=True)
logind.kill()
"""


@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="dbus-run-session is missing")
def test_logind_is_asked_for_a_lock_that_ends_with_the_work():
    python = "/usr/bin/python3"
    modules = (
        subprocess.run([python, "-c", "import dbus, gi"], capture_output=True, check=False)
        if Path(python).exists()
        else None
    )
    if modules is None or modules.returncode:
        pytest.skip("the system's Python has no dbus module to play logind with")
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", WORK, python, LOGIND],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout.splitlines() == ["sleep:idle|birdann|Training|block", "released"], (
        done.stderr
    )


def test_without_a_bus_work_goes_on():
    words = "held(True)\nlock.hold(False, 'x')\nprint(lock.is_held)"
    work = WORK.replace(WORK[WORK.index("os.environ") : WORK.index("from PySide6")], "")
    work = work[: work.index("assert held(True)")].replace("20\n", "1\n") + words
    nowhere = {**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere/bus"}
    done = subprocess.run(
        [sys.executable, "-c", work],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env={**nowhere, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout.split() == ["False"], done.stderr


@pytest.mark.parametrize("is_over", [False, True])
def test_a_slow_bus_is_asked_once_and_its_lock_given_back_when_work_is_over(
    monkeypatch, application, qtbot, is_over
):
    may_answer, given = threading.Event(), []

    def ask(why):
        may_answer.wait(10)
        read, write = os.pipe()
        given.append((why, read))
        return write

    monkeypatch.setattr(awake, "_acquire_lock", ask)
    monkeypatch.setattr(sys, "platform", "linux")
    lock = awake.WakeLock()
    for _ in range(3):
        lock.hold(True, "Training")
    if is_over:
        lock.hold(False, "Training")
    may_answer.set()
    qtbot.waitUntil(lambda: bool(given) and not lock._is_asked, timeout=10_000)
    assert lock.is_held is not is_over
    lock.hold(False, "Training")
    ((why, read),) = given
    assert why == "Training"
    assert os.read(read, 1) == b""  # the other end is closed
    os.close(read)


def test_a_lock_that_comes_after_the_window_is_given_back(monkeypatch, application):
    may_answer, ends = threading.Event(), os.pipe()

    def ask(why):
        may_answer.wait(10)
        return ends[1]

    monkeypatch.setattr(awake, "_acquire_lock", ask)
    monkeypatch.setattr(sys, "platform", "linux")
    lock = awake.WakeLock()
    lock.hold(True, "Training")
    shiboken6.delete(lock)
    may_answer.set()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    os.set_blocking(ends[0], False)
    assert os.read(ends[0], 1) == b""  # the other end is closed
    os.close(ends[0])


@pytest.mark.parametrize(("is_active", "told"), [(True, 0), (False, 1)])
def test_the_end_of_work_is_told_to_those_who_look_elsewhere(
    opened, qtbot, monkeypatch, is_active, told
):
    alerts = []
    monkeypatch.setattr(QApplication, "alert", alerts.append)
    monkeypatch.setattr(type(opened), "isActiveWindow", lambda _window: is_active)
    for quiet in (True, False):
        job = opened.runner.start(lambda _progress: None, title="Work", quiet=quiet)
        qtbot.waitUntil(lambda job=job: job.is_over)
    qtbot.waitUntil(lambda: not opened.runner.active_jobs)
    assert alerts == [opened] * told

"""Keep the machine awake while long work runs."""

import os
import sys

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusUnixFileDescriptor

_METHOD = "org.freedesktop.login1.Manager.Inhibit"
_TIMEOUT_MS = 5000


class WakeLock(QObject):
    """Keeps Linux from going to sleep while it is held; elsewhere nothing happens.

    logind gives a file descriptor, and the machine may sleep again once that is closed, also by
    the end of the process (https://systemd.io/INHIBITOR_LOCKS). A thread asks for it: a bus may
    be slow to answer. Without a bus there is no lock.
    """

    _given = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_wanted = self._is_asked = False
        self._lock: int | None = None
        self._given.connect(self._set_lock)

    @property
    def is_held(self) -> bool:
        return self._lock is not None

    def hold(self, wanted: bool, why: str) -> None:
        """Take the lock, or give it back. ``why`` is shown to those who want to switch off."""
        self._is_wanted = wanted
        if not wanted:
            self._release()
        elif self._lock is None and not self._is_asked and sys.platform == "linux":
            self._is_asked = True
            QThreadPool.globalInstance().start(lambda: self._answer(_acquire_lock(why)))

    def _answer(self, lock: int) -> None:
        try:
            self._given.emit(lock)
        except RuntimeError:  # the window was closed meanwhile
            if lock >= 0:
                os.close(lock)

    def _set_lock(self, lock: int) -> None:
        self._is_asked = False
        self._lock = lock if lock >= 0 else None
        if not self._is_wanted:
            self._release()

    def _release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _acquire_lock(why: str) -> int:
    """Return a file descriptor that keeps the machine awake, or -1."""
    interface, _, method = _METHOD.rpartition(".")
    service = interface.removesuffix(".Manager")
    path = f"/{service.replace('.', '/')}"
    message = QDBusMessage.createMethodCall(service, path, interface, method)
    message.setArguments(["sleep:idle", "birdann", why, "block"])
    reply = QDBusConnection.systemBus().call(message, QDBus.CallMode.Block, _TIMEOUT_MS)
    given = reply.arguments()[:1]
    return os.dup(given[0].fileDescriptor()) if _is_lock(given) else -1


def _is_lock(given: list[object]) -> bool:
    return bool(given) and isinstance(given[0], QDBusUnixFileDescriptor) and given[0].isValid()

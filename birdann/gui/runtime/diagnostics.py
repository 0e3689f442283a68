"""Diagnostics for error reports: versions, system, latest log messages."""

import logging
import sys
from collections import deque
from logging.handlers import RotatingFileHandler
from pathlib import Path

from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

import birdann

_MAX_LINES = 400
_LARGEST_LOG_BYTES = 1 << 20
_PACKAGES = (
    "PySide6-Essentials",
    "numpy",
    "scipy",
    "librosa",
    "scikit-learn",
    "numba",
    "soundfile",
)


class RecentMessages(logging.Handler):
    """A log handler that keeps the latest lines in memory."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: deque[str] = deque(maxlen=_MAX_LINES)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


_RECENT = RecentMessages()


def keep_messages() -> None:
    """Start logging to memory and to a file of limited size."""
    logger = logging.getLogger("birdann")
    if _RECENT not in logger.handlers:
        logger.addHandler(_RECENT)
    if not any(isinstance(handler, RotatingFileHandler) for handler in logger.handlers):
        _keep_in_file(logger)


def log_path() -> Path:
    """Return the path of the log file."""
    from platformdirs import user_log_path

    return user_log_path("birdann", appauthor=False) / "birdann.log"


def _keep_in_file(logger: logging.Logger) -> None:
    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            path, maxBytes=_LARGEST_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError as error:
        logger.info("no log file is kept: %s", error)
        return
    handler.setLevel(logging.INFO)
    handler.setFormatter(_RECENT.formatter)
    logger.addHandler(handler)


def version_lines() -> list[str]:
    """Return the versions of birdann and its dependencies."""
    from importlib.metadata import PackageNotFoundError, version

    # Not platform.platform(), which starts a process to name the processor.
    machine = (QSysInfo.kernelType(), QSysInfo.kernelVersion(), QSysInfo.currentCpuArchitecture())
    lines = [
        f"birdann {birdann.__version__}",
        f"Python {sys.version.split()[0]} on {QSysInfo.prettyProductName()}, {' '.join(machine)}",
        f"Qt {qVersion()}, platform {QGuiApplication.platformName()}",
    ]
    for package in _PACKAGES:
        try:
            lines.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            lines.append(f"{package} (part of the bundle)")
    return lines


def diagnostics(details: str = "") -> str:
    """Return a text for error reports; it lists no recordings or species."""
    parts = ["\n".join(version_lines())]
    if details:
        parts.append(details.strip())
    if _RECENT.lines:
        parts.append("\n".join(_RECENT.lines))
    parts.append(f"Executable: {sys.executable}\nLog: {log_path()}")
    return "\n\n".join(parts) + "\n"


def copy_diagnostics(details: str = "") -> None:
    """Copy the diagnostics to the clipboard."""
    QGuiApplication.clipboard().setText(diagnostics(details))

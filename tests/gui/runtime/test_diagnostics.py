"""What a report of an error tells, and the log that it names."""

import logging
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from logging.handlers import RotatingFileHandler

import pytest

import birdann
from birdann.gui.runtime import diagnostics


def test_a_report_has_versions_the_error_and_the_latest_messages(application, monkeypatch):
    recent = diagnostics.RecentMessages()
    monkeypatch.setattr(diagnostics, "_RECENT", recent)
    for number in range(500):
        recent.handle(logging.makeLogRecord({"msg": f"message {number}", "levelno": logging.INFO}))

    def version_of(package):
        if package == "librosa":
            raise PackageNotFoundError(package)
        return version(package)

    monkeypatch.setattr("importlib.metadata.version", version_of)
    report = diagnostics.diagnostics("  Traceback: oops\n")
    head, details, messages, places = report.split("\n\n")
    assert f"birdann {birdann.__version__}" in head
    assert f"Python {platform.python_version()} on " in head
    assert platform.machine() in head
    assert f"numpy {version('numpy')}" in head
    assert "librosa (part of the bundle)" in head
    assert details == "Traceback: oops"
    assert "message 499" in messages
    assert " message 0\n" not in messages
    assert places == f"Executable: {sys.executable}\nLog: {diagnostics.log_path()}\n"
    assert "\n\n\n" not in diagnostics.diagnostics()


@pytest.mark.parametrize("is_first_start", [True, False])
def test_messages_are_kept_once_in_a_file(monkeypatch, tmp_path, is_first_start):
    path = tmp_path / "state" / "birdann" / "birdann.log"
    monkeypatch.setattr(diagnostics, "log_path", lambda: path)
    logger = logging.getLogger("birdann")
    monkeypatch.setattr(logger, "handlers", [])
    monkeypatch.setattr(logger, "level", logging.INFO)
    if not is_first_start:
        path.parent.mkdir(parents=True)
    for _ in range(2):
        diagnostics.keep_messages()
    logger.info("a sentence")
    assert path.read_text(encoding="utf-8").endswith(" INFO birdann: a sentence\n")
    kept, in_file = logger.handlers
    assert isinstance(in_file, RotatingFileHandler)
    assert kept.lines[-1].endswith(" INFO birdann: a sentence")
    in_file.close()

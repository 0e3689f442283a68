"""The view as a figure, and the log."""

import logging

import pytest

from birdann.gui.actions.project.figure_actions import _with_suffix
from birdann.gui.runtime.diagnostics import diagnostics, keep_messages, log_path


@pytest.mark.parametrize(
    ("suffix", "head"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")]
)
def test_the_view_is_drawn_in_every_kind(trained, settled, tmp_path, suffix, head):
    trained.pane.set_view(0.0, 1.5)
    target = tmp_path / f"figure{suffix}"
    trained.figure_actions.save_to(target)
    settled()
    assert target.read_bytes().startswith(head)
    assert str(target) in trained.statusBar().currentMessage()
    if suffix == ".svg":
        assert "dawn_0.wav" in target.read_text(encoding="utf-8") or "<use" in target.read_text()


def test_a_figure_that_cannot_be_written_is_said(trained, settled, tmp_path):
    trained.figure_actions.save_to(tmp_path / "nowhere" / "figure.png")
    settled()
    assert "figure.png" in trained.shell.messages.error.sentence.text()


def test_a_name_without_ending_gets_that_of_the_kind(tmp_path):
    assert _with_suffix(tmp_path / "a.b", "Drawing (*.svg)").name == "a.b.svg"
    assert _with_suffix(tmp_path / "a.PDF", "Drawing (*.svg)").name == "a.PDF"


def test_what_is_logged_is_in_the_file_and_the_diagnostics_name_it(application):
    logger = logging.getLogger("birdann")
    old = [one for one in logger.handlers if isinstance(one, logging.FileHandler)]
    for handler in old:
        logger.removeHandler(handler)
    keep_messages()
    (handler,) = (one for one in logger.handlers if isinstance(one, logging.FileHandler))
    try:
        logger.error("a wren in the works")
        assert "a wren in the works" in log_path().read_text(encoding="utf-8")
        assert str(log_path()) in diagnostics()
    finally:
        logger.removeHandler(handler)
        handler.close()
        for one in old:
            logger.addHandler(one)


def test_the_figure_shows_the_band_in_view(trained, settled, tmp_path, monkeypatch):
    from birdann.report import spectrogram_figure

    asked = []
    drawn = spectrogram_figure.annotated_spectrogram

    def noting(*given, **named):
        asked.append((named["min_hz"], named["max_hz"]))
        return drawn(*given, **named)

    monkeypatch.setattr(spectrogram_figure, "annotated_spectrogram", noting)
    trained.pane.set_frequency_range(1500.0, 5000.0)
    trained.figure_actions.save_to(tmp_path / "figure.png")
    settled()
    assert asked == [pytest.approx((1500.0, 5000.0))]

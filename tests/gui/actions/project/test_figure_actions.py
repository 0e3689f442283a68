"""The view as a figure, and the log."""

import logging
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from birdann.app.commands import RenameSpecies
from birdann.gui.actions.project.results_actions import _with_suffix
from birdann.gui.dialogs.exchange.export_dialogs import FigureDialog
from birdann.gui.runtime.diagnostics import diagnostics, keep_messages, log_path
from tests.gui.reviewing import select


def test_the_view_is_drawn_in_every_kind_with_the_band_in_view(
    trained, settled, tmp_path, monkeypatch
):
    trained.pane.set_view(0.0, 1.5)
    for suffix, head in ((".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")):
        target = tmp_path / f"figure{suffix}"
        settled(trained.figure_actions.save_to(target))
        assert target.read_bytes().startswith(head)
        assert str(target) in trained.statusBar().currentMessage()
    drawn = (tmp_path / "figure.svg").read_text(encoding="utf-8")
    assert "dawn_0.wav" in drawn or "<use" in drawn
    settled(trained.figure_actions.save_to(tmp_path / "nowhere" / "figure.png"))
    assert "figure.png" in trained.window_parts.messages.error.words.text()
    trained.window_parts.messages.close_all()
    from birdann.report import spectrogram_figure

    asked = []
    drawn = spectrogram_figure.annotated_spectrogram

    def noting(*given, **named):
        asked.append((named["min_hz"], named["max_hz"]))
        return drawn(*given, **named)

    monkeypatch.setattr(spectrogram_figure, "annotated_spectrogram", noting)
    trained.pane.set_frequency_range(1500.0, 5000.0)
    settled(trained.figure_actions.save_to(tmp_path / "band.png"))
    assert asked == [pytest.approx((1500.0, 5000.0))]


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


@pytest.fixture
def asked(monkeypatch):
    """What figures were drawn of, in order."""
    from birdann.report import spectrogram_figure

    asked, drawn = [], spectrogram_figure.annotated_spectrogram

    def noting(path, source, annotations, **named):
        asked.append({"annotations": annotations, **named})
        return drawn(path, source, annotations, **named)

    monkeypatch.setattr(spectrogram_figure, "annotated_spectrogram", noting)
    return asked


def choose_file(window, path, qtbot):
    qtbot.waitUntil(lambda: bool(window.findChildren(QFileDialog)))
    dialog = window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_title_colours_size_and_resolution_are_chosen_and_kept(
    trained, settled, tmp_path, asked, qtbot
):
    trained.actions_["file.figure"].trigger()
    dialog = trained.findChildren(FigureDialog)[-1]
    assert dialog.title.text() == "dawn_0.wav"
    dialog.title.selectAll()
    qtbot.keyClicks(dialog.title, "Dawn, first of May")
    dialog.style_box.setCurrentText("Black on white, for print")
    dialog.width_box.setValue(17.0)
    dialog.height_box.setValue(8.0)
    dialog.dpi.setValue(100)
    dialog.names.setChecked(False)
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    settled(choose_file(trained, tmp_path / "a.png", qtbot))
    (one,) = asked
    assert one["title"] == "Dawn, first of May"
    assert (one["theme"], one["look"].colour_map) == ("paper", "gray_r")
    assert all(not note.name for note in one["annotations"])
    from matplotlib.image import imread

    height, width = imread(tmp_path / "a.png").shape[:2]
    assert (width, height) == (pytest.approx(17 / 2.54 * 100, abs=2), pytest.approx(315, abs=2))
    trained.actions_["file.figure"].trigger()
    again = trained.findChildren(FigureDialog)[-1]
    assert (again.dpi.value(), again.width_box.value()) == (100, 17.0)
    assert again.title.text() == "dawn_0.wav"
    again.close()


def test_the_figure_is_what_is_seen(trained, settled, tmp_path, asked, qtbot):
    window = trained
    qtbot.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    window.picture.apply_settings(
        replace(window.picture.settings, scale="mel", contrast=0.3, window_ms=8.0)
    )
    window.pane.wait_until_idle()
    first = window.bench.view.segments[0].id
    select(window, [first])
    settled(qtbot.keyClick(window, Qt.Key.Key_Return))
    settled(window.figure_actions.save_to(tmp_path / "a.png"))
    (one,) = asked
    look = one["look"]
    assert look.colour_map == "inferno"
    assert look.params.window_s == pytest.approx(0.008)
    assert not look.is_linear
    canvas = window.pane._canvas
    np.testing.assert_array_equal(look.offsets, canvas.offsets)
    positions = canvas.contrast.positions()
    low, high = look.limits
    assert np.interp(low, np.arange(256), positions) == pytest.approx(0.0, abs=0.01)
    assert np.interp(high, np.arange(256), positions) == pytest.approx(1.0, abs=0.01)
    dashed = [note.is_proposed for note in one["annotations"]]
    assert dashed.count(False) == 1
    assert len(dashed) == len(window.bench.view.segments)


def test_outlines_that_are_hidden_or_of_human_sounds_are_not_drawn(
    trained, settled, tmp_path, asked, qtbot
):
    said = []
    trained.statusBar().messageChanged.connect(said.append)
    settled(trained.figure_actions.save_to(tmp_path / "a.png"))
    view = trained.bench.view
    spoken = view.species_of(view.segments[0].id)
    settled(trained.bench.execute(RenameSpecies(spoken, "Human")))
    settled(trained.figure_actions.save_to(tmp_path / "b.png"))
    first, second = (line for line in said if "The figure is in" in line)
    assert first.endswith("a.png.")
    assert second.endswith("b.png, without the outlines of human sounds.")
    before, after = (len(answer["annotations"]) for answer in asked)
    assert after < before
    qtbot.keyClick(trained, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    settled(trained.figure_actions.save_to(tmp_path / "c.png"))
    assert asked[-1]["annotations"] == []

"""The figure of stated against found probabilities."""

import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from matplotlib.image import imread

from birdann.core.training_report import Calibration, Reliability
from birdann.report.chart_figure import heat_figure, reliability_figure

AFTER = Reliability(
    stated=(0.55, 0.75, 0.97),
    found=(0.5, 0.8, 0.95),
    low=(0.3, 0.7, 0.9),
    high=(0.7, 0.9, 0.98),
    segments=(10.0, 40.2, 900.0),
    mean_stated=0.95,
    mean_found=0.94,
    error=0.02,
)
TESTED = Calibration(before=AFTER, after=AFTER)


def test_it_is_drawn(tmp_path):
    path = tmp_path / "figure.png"
    reliability_figure(TESTED, path)
    picture = imread(path)
    blue = (picture[..., 2] > 0.6) & (picture[..., 0] < 0.4)
    assert blue.sum() > 100


@pytest.mark.parametrize("suffix", [".svg", ".pdf"])
def test_other_formats(tmp_path, suffix):
    path = tmp_path / f"figure{suffix}"
    reliability_figure(TESTED, path)
    assert path.stat().st_size > 1000


def test_the_figures_stand_in_the_drawing(tmp_path):
    path = tmp_path / "figure.svg"
    reliability_figure(TESTED, path)
    assert "calibrated: error 0.020" in path.read_text(encoding="utf-8")


def test_its_texts_are_translated(tmp_path):
    path = tmp_path / "figure.svg"
    said = []
    reliability_figure(TESTED, path, lambda text: said.append(text) or "Wort")
    drawn = set(re.findall(r"<!-- (.*?) -->", path.read_text(encoding="utf-8")))
    assert {text for text in drawn if re.search("[a-zA-Z]", text)} == {"Wort"}
    assert "calibrated" in said


@pytest.mark.filterwarnings("ignore:Glyph")
def test_no_name_breaks_the_drawing(tmp_path):
    path = tmp_path / "figure.svg"
    odd = "Wren\x0b\x00\x1b[2J\ufffe--><b>"
    linear = (lambda value, top: value / top, lambda share, top: share * top)
    heat_figure(
        [odd], ["1"], np.ones((1, 1)), path,
        unit=odd, column_title=odd, scale=linear, notes=[odd, odd],
    )  # fmt: skip
    ET.parse(path)
    assert "Wren\\u000b" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Plot $A_1$", "$\\frac$", "$^$ and $"])
def test_no_name_is_a_formula(tmp_path, name):
    path = tmp_path / "figure.svg"
    linear = (lambda value, top: value / top, lambda share, top: share * top)
    heat_figure(
        [name], ["1"], np.ones((1, 1)), path, unit="calls", column_title="hour", scale=linear
    )
    ET.parse(path)
    assert f"<!-- {name} -->" in path.read_text(encoding="utf-8")

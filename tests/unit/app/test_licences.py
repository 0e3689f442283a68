"""Every part that birdann needs tells its licence, and the shipped page says the same."""

import importlib.resources

import pytest

from birdann.app import licences
from birdann.app.licences import Licence, collect_licences, parse_page, render_page


@pytest.fixture(scope="module")
def installed():
    return licences.installed_licences()


def test_every_needed_package_is_named_once_and_birdann_comes_first(installed):
    names = [part.name.lower() for part in installed]
    assert names[0] == "birdann"
    assert len(names) == len(set(names))
    # What the dependencies need is named as well: soundfile needs cffi, numba needs llvmlite.
    assert {"pyside6_essentials", "numpy", "numba", "llvmlite", "cffi", "soxr"} <= {
        name.replace("-", "_") for name in names
    }


def test_every_package_tells_terms_and_text(installed):
    assert not [part.name for part in installed if not part.licence or "\n" in part.licence]
    assert not [part.name for part in installed if not part.text]


def test_qt_comes_with_the_lesser_licence_and_says_where_its_sources_are(installed):
    qt = next(part for part in installed if part.name.lower().startswith("pyside6"))
    assert "LGPL-3.0" in qt.licence
    assert "replace" in qt.text
    assert "https://download.qt.io/" in qt.text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in qt.text
    assert "TERMS AND CONDITIONS" in qt.text


def test_leaving_a_package_out_drops_what_only_it_needs(installed):
    fewer = {part.name for part in licences.installed_licences(leave_out=["librosa"])}
    assert {part.name for part in installed} - fewer >= {"librosa", "audioread", "pooch"}
    assert "numba" in fewer


def test_a_page_reads_back_as_written(installed):
    odd = Licence(name="two words", version="1.0~rc1", licence="MIT", text="")
    assert parse_page(render_page([*installed, odd])) == [*installed, odd]


def test_the_shipped_page_is_what_an_application_tells(tmp_path, monkeypatch):
    shipped = [Licence(name="birdann", version="9", licence="BSD-3-Clause", text="as is")]
    folder = tmp_path / "_resources"
    folder.mkdir()
    (folder / licences.PAGE_NAME).write_text(render_page(shipped), encoding="utf-8")
    monkeypatch.setattr(licences, "files", lambda _: tmp_path)
    assert collect_licences() == shipped


def test_a_checkout_asks_the_installed_packages(installed):
    assert not importlib.resources.files("birdann").joinpath("_resources").is_dir()
    assert collect_licences() == installed

"""The check of words that birdann does not use."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


pytestmark = pytest.mark.usefixtures("no_search_for_garbage")


@pytest.fixture
def words():
    spec = importlib.util.spec_from_file_location("words", ROOT / "packaging" / "words.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("Segments that nobody reviewed", ["nobody"]),
        ("The project holds no sound.", ["holds no"]),
        ("{path} is no TextGrid", ["is no"]),
        ("Find segments anew, for they look alike", ["anew", "alike"]),
        ("The segment is no longer in the project.", []),
        ("There is no such recording", []),
        ("recommended, household, threshold", []),
    ],
)
def test_avoided_words_are_found_and_others_are_not(words, text, hits):
    assert words.found(text) == hits


def test_docstrings_are_not_read_and_literals_are(words, tmp_path, text_file, monkeypatch):
    monkeypatch.setattr(words, "ROOT", tmp_path)
    module = text_file(
        "one.py", '"""It is anew."""\nX = f"kept aside {1}"\nY = "SELECT anew FROM a"\n'
    )
    assert [text for _, text in words.literals(module)] == ["kept aside "]


def test_nothing_that_a_person_reads_has_them(words, capsys):
    assert words.main() == 0, capsys.readouterr().out

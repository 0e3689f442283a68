"""What the lower rooms say in English is German in a German window."""

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow

from birdann.app.learning.findings import findings
from birdann.core.errors import BirdannError
from birdann.dsp.audio import probe
from birdann.formats.registry import FORMATS
from birdann.formats.species_lists import read_species_lists
from birdann.gui.dialogs.messages import Messages
from birdann.gui.text.language import use_language
from birdann.gui.text.sentences import in_language
from birdann.store import Project

ROOT = Path(__file__).parents[3]
PATTERNS = ROOT / "resources" / "translations" / "sentences.txt"


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The application in German, and in English again afterwards."""
    use_language(qapp, "de")
    yield
    use_language(qapp, "en")


@pytest.fixture(scope="module")
def collector():
    """The script that collects what the lower rooms say."""
    spec = importlib.util.spec_from_file_location("sentences", ROOT / "packaging" / "sentences.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def patterns() -> list[str]:
    """Return the English patterns that the window knows."""
    return PATTERNS.read_text(encoding="utf-8").splitlines()


def told(work) -> str:
    """Return what the user is told when something does not work."""
    with pytest.raises(BirdannError) as caught:
        work()
    return str(caught.value)


def test_the_patterns_are_in_step_with_the_program(collector):
    assert patterns() == collector.sentences(), "run make translations"


def test_every_pattern_is_recognised_and_said_in_german(german):
    for source in patterns():
        names = re.findall(r"{(\w+)}", source)
        values = {name: f"wert{place}" for place, name in enumerate(names)}
        said = in_language(source.format(**values))
        assert said != source.format(**values), source
        assert all(value in said for value in values.values()), source
        assert "{" not in said, source


def test_english_stays_as_it_is(qapp):
    use_language(qapp, "en")
    assert in_language("There is nothing to undo.") == "There is nothing to undo."


def test_names_and_messages_of_the_system_stay_as_they_are(german):
    assert in_language("Turdus merula") == "Turdus merula"
    assert in_language("") == ""


def test_real_errors_are_german_and_keep_their_values(german, tmp_path):
    gone, text, lists = tmp_path / "gone.wav", tmp_path / "text.wav", tmp_path / "lists.csv"
    text.write_text("no sound at all, only words")
    lists.write_text("name,what\na,b\n")
    for error in (
        told(lambda: probe(gone)),
        told(lambda: probe(text)),
        told(lambda: Project.open(tmp_path / "gone.birdann")),
        told(lambda: read_species_lists(lists)),
        told(lambda: list(FORMATS["raven"].read(lists))),
    ):
        said = in_language(error)
        assert said != error, error
        assert str(tmp_path) in said


def test_a_dialog_says_an_error_in_german(german, qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    messages = Messages(window)
    messages.fail("No model has been trained yet; train one first.")
    assert "zuerst eines" in messages.error.sentence.text()
    messages.error.close()


REPORT = {
    "choices": {
        "noise_weight": {
            "chosen": 0.3,
            "tried": {"precision with noise": 0.8, "precision without": 0.7},
        },
        "regressions": {"chosen": {"a": 1.0}, "tried": {"a": 1}},
        "list_strength": {"chosen": 1.0, "tried": {"0": 1, "1": 2}},
        "linear_share": {"chosen": 0.5},
        "context_concentration": {"chosen": 3.0},
        "temperature": {"chosen": 1.4},
    },
    "noise_rate": 0.2,
    "lists_per_class": [40, 2],
    "confirmed_per_class": [0, 0],
    "identifiability_groups": [[0, 1]],
    "few_lists": [1],
    "bags_infeasible": 2,
}


def test_what_a_training_found_is_german_to_the_last_word(german):
    searched = {
        "criterion": "precision",
        "folds": 3,
        "tried": [{"precision": 0.8, "params": {"l2": 1}}],
    }
    for sentence in findings(REPORT, ["Zaunkönig", "Amsel"], searched):
        said = in_language(sentence)
        assert said != sentence
        assert not re.search(r"\b(the|of|and|with|that|lists|recordings)\b", said), said

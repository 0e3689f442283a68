"""What the lower rooms say in English is German in a German window."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow

from birdann.app.commands.segments import MergeSegments
from birdann.app.learning.findings import findings
from birdann.core import errors
from birdann.core.errors import BirdannError
from birdann.core.message import Message
from birdann.core.training_report import LearnerReport, Search, Trial
from birdann.dsp.audio import probe
from birdann.formats.registry import FORMATS
from birdann.formats.species_lists import read_species_lists
from birdann.gui.dialogs.messages import Messages
from birdann.gui.text.language import translate_message, use_language
from birdann.store import Project

PACKAGE = Path(__file__).parents[3] / "birdann"
SILENT_ROOMS = {"lab"}
"""What only developers of learners read; it is English."""
ERRORS = {name for name in vars(errors) if name.endswith("Error")}
SAME_IN_GERMAN = {
    "status",
    "{n} in {folder}",
    "{recording}, {onset} s: {species}",
    "{species} {ms} ms",
    "{n} h",
}


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The application in German, and in English again afterwards."""
    use_language(qapp, "de")
    yield
    use_language(qapp, "en")


@functools.cache
def literals() -> list[tuple[str, Path, ast.Call]]:
    """Return the template of every message in the source, with the call that makes it."""
    return list(_literals())


def _literals() -> Iterator[tuple[str, Path, ast.Call]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            of_name = node.func.value if isinstance(node.func, ast.Attribute) else node.func
            name = getattr(of_name, "id", "")
            match node:  # a sentence of a field of a report, and the label of a command
                case ast.Call(
                    func=ast.Name(id="report_field" | "counted_label"),
                    args=[_, ast.Constant(value=str(text))],
                ):
                    yield text, path, ast.Call(node.func, node.args, [])
                case ast.Call(func=ast.Name(id="named_label"), args=[ast.Constant(value=text)]):
                    yield text, path, ast.Call(node.func, node.args, [ast.keyword("name")])
                case ast.Call(
                    func=ast.Attribute(attr="on_os_error"), args=[ast.Constant(value=text)]
                ):
                    values = [*node.keywords, ast.keyword("reason")]
                    yield text, path, ast.Call(of_name, [], values)
                    continue
            if path.name in {"message.py", "errors.py"} or not (
                name == "Message" or name in ERRORS
            ):
                continue
            is_counted = isinstance(node.func, ast.Attribute)
            template = node.args[1 if is_counted else 0]
            if name in ERRORS and not isinstance(template, ast.Constant):
                continue  # of a message made before
            if isinstance(template, ast.Name | ast.Attribute) and (
                path.name in {"reports.py", "base.py"} or "cli" in path.parts
            ):
                continue  # whose words stand where the field, label or argument is declared
            assert isinstance(template, ast.Constant), f"{path}:{node.lineno}: not a literal"
            yield template.value, path, node


def told(work) -> str:
    """Return what the user is told when something does not work."""
    with pytest.raises(BirdannError) as caught:
        work()
    return str(caught.value)


def test_every_message_names_the_values_that_stand_in_it():
    n_seen = 0
    for template, path, node in literals():
        names = [keyword.arg for keyword in node.keywords]
        open_places = set(re.findall(r"{(\w+)}", template))
        assert set(names) <= open_places, f"{path}:{node.lineno}"
        assert set(names) == open_places or not names, f"{path}:{node.lineno}"
        n_seen += 1
    assert n_seen > 300


def test_every_message_is_said_in_german(german):
    for template, path, _ in literals():
        words = re.sub(r"{\w+}", "", template)
        if path.relative_to(PACKAGE).parts[0] in SILENT_ROOMS or not re.search(r"[^\W\d_]", words):
            continue
        names = re.findall(r"{(\w+)}", template)
        values = {name: f"wert{place}" for place, name in enumerate(names)}
        english = Message(template, **values)
        said = translate_message(english)
        assert said != english or template in SAME_IN_GERMAN, template
        assert all(value in said for value in values.values()), template
        assert "{" not in said, template


def test_values_that_are_messages_are_said_in_german_too(german):
    inner = Message("it ends before it starts")
    said = translate_message(
        Message("Line {place} cannot be read: {reason}.", place=3, reason=inner)
    )
    assert "ends before" not in said
    assert "3" in said


def test_every_edit_has_words_in_german(german):
    merge = MergeSegments.label.fget(SimpleNamespace(old_ids=[1, 2, 3]))
    assert merge == "Merge 3 segments"
    assert "3" in translate_message(merge)
    assert "segments" not in translate_message(merge)


def test_the_window_names_no_option_of_the_command_line(german):
    template = "the recording’s place is not known. Give one (--place)"
    for language in ("de", "en"):
        use_language(QApplication.instance(), language)
        assert "--" not in translate_message(Message(template))
    assert translate_message(Message(template)).endswith("Give one")
    assert "--place" in Message(template)


def test_english_stays_as_it_is(qapp):
    use_language(qapp, "en")
    said = Message("There is nothing to undo.")
    assert translate_message(said) == "There is nothing to undo."
    assert translate_message(Message.counted("Tag %Ln recording", "Tag %Ln recordings", 1)) == (
        "Tag 1 recording"
    )


def test_names_and_messages_of_the_system_stay_as_they_are(german):
    assert translate_message("Turdus merula") == "Turdus merula"
    assert translate_message("") == ""


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
        said = translate_message(error)
        assert said != error, error
        assert str(tmp_path) in said


def test_a_dialog_says_an_error_in_german(german, qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    messages = Messages(window)
    messages.fail(Message("No model has been trained yet. Train one first."))
    assert "zuerst eines" in messages.error.words.text()
    messages.error.close()


REPORT = {
    "choices": {
        "noise_weight": {
            "chosen": 0.3,
            "tried": {"precision with noise": 0.8, "precision without": 0.7},
        },
        "regressions": {"chosen": {"a": 1.0}, "tried": {"a": 1}},
        "list_strength": {"chosen": 1.0, "tried": {"0": 1, "1": 2}},
        "evenness": {"chosen": 1.0, "tried": {"0": 1, "1": 2}},
        "linear_share": {"chosen": 0.5},
        "context_concentration": {"chosen": 3.0},
        "detectors": {"BirdNET": {"chosen": 0.75}},
    },
    "noise_rate": 0.2,
    "lists_per_class": [40, 2],
    "confirmed_per_class": [0, 0],
    "identifiability_groups": [[0, 1]],
    "few_lists": [1],
    "bags_infeasible": 2,
}


def test_what_a_training_found_is_german_to_the_last_word(german):
    searched = Search(folds=3, tried=(Trial(precision=0.8, params={"l2": 1}),))
    report = LearnerReport.from_json(REPORT)
    for sentence in findings(report, ["Zaunkönig", "Amsel"], searched):
        said = translate_message(sentence)
        assert said != sentence
        assert not re.search(r"\b(the|of|and|with|that|lists|recordings)\b", said), said

"""The command line speaks the language of the settings or of the system."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from birdann.app.settings import Settings
from birdann.cli import language
from birdann.cli.main import COMMANDS, main

CLI = Path(language.__file__).parent
PROGRESS_OF_DEVELOPERS = {"evaluate", "evaluate_segments", "_say_one_to_one", "_say_groups"}
"""Figures of evaluations; they are not translated."""


@pytest.fixture
def german() -> Iterator[None]:
    """The command line in German, and in English again afterwards."""
    before = QLocale()
    Settings().set("language", "de")
    language.speaker.cache_clear()
    yield
    Settings().set("language", "system")
    language.speaker.cache_clear()
    QLocale.setDefault(before)


@pytest.fixture
def folder(tmp_path, monkeypatch, write_wav):
    monkeypatch.chdir(tmp_path)
    write_wav(tmp_path / "a.wav")
    return tmp_path


def test_results_and_errors_are_german(german, folder, capsys):
    assert main(["new", "p.birdann"]) == 0
    assert capsys.readouterr().out.startswith("p.birdann wurde angelegt. Weiter: birdann add")
    assert main(["add", "p.birdann", "a.wav"]) == 0
    assert "1 Aufnahme wurde hinzugefügt." in capsys.readouterr().out
    assert main(["train", "p.birdann"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("birdann: Das Projekt hat keine Segmente")
    assert main(["validate", "show", "p.birdann"]) == 0
    assert "birdann validate make" in capsys.readouterr().out


def test_options_in_errors_stay(german, folder, capsys):
    assert main(["add", "nowhere.birdann", "a.wav", "--preview"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("birdann: --preview ")
    assert "--lists" in said


def test_wrong_usage_is_explained_in_german(german, folder, capsys):
    assert main(["add", "p.birdann", "--nonsense"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("Aufruf: ")
    assert "Fehler: unbekannte Argumente: --nonsense" in said
    assert main(["segment", "p.birdann", "--jobs", "0"]) == 2
    assert "Argument --jobs: muss mindestens 1 sein" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_is_german(german, command, capsys):
    assert main([command, "--help"]) == 0
    said = capsys.readouterr().out
    assert "diese Hilfe zeigen" in said
    for english in (" the ", "default:", " of ", "project file"):
        assert english not in said, english


def test_json_stays_english(german, folder, capsys):
    main(["add", "nowhere.birdann", "a.wav", "--json"])
    assert "does not exist" in capsys.readouterr().out


def test_the_environment_chooses_unless_a_language_is_set(tmp_path):
    def said(**environment: str) -> str:
        names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
        left = {name: value for name, value in os.environ.items() if name not in names}
        command = [sys.executable, "-m", "birdann", "show", "nowhere.birdann"]
        return subprocess.run(
            command,
            env=left | environment,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            check=False,
        ).stderr

    assert "gibt es nicht" in said(LANG="de_AT.UTF-8")
    assert "does not exist" in said(LANG="en_GB.UTF-8")
    assert "does not exist" in said()


def test_english_loads_no_qt():
    program = (
        "import sys; from birdann.cli.main import main; main(['show', 'nowhere.birdann']);"
        "sys.exit('PySide6' in sys.modules)"
    )
    environment = os.environ | {"LANGUAGE": "en"}
    command = [sys.executable, "-c", program]
    assert (
        subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0
    )


def test_what_is_said_is_a_message():
    for path in sorted((CLI / "commands").glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                not isinstance(function, ast.FunctionDef)
                or function.name in PROGRESS_OF_DEVELOPERS
            ):
                continue
            for node in ast.walk(function):
                match node:
                    case ast.Call(
                        func=ast.Attribute(attr="say" | "progress"), args=[ast.JoinedStr() as text]
                    ):
                        parts = [p.value for p in text.values if isinstance(p, ast.Constant)]
                        found = re.search("[a-z]{2}", "".join(parts))
                        assert not found, f"{path}:{node.lineno}"
                    case ast.Raise(exc=ast.Call(args=[ast.JoinedStr(), *_])):
                        pytest.fail(f"{path}:{node.lineno}")

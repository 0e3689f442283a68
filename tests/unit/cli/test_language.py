"""The command line speaks the language of the settings or of the system."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QLocale

from birdann.app.archive.running import ArchiveReport
from birdann.app.reports import ExportReport, Failure
from birdann.app.results import scoring
from birdann.app.results.sampling import drawn_in_words
from birdann.app.results.species_answers import BinResult, UnsureBounds
from birdann.app.results.validation import SampleResult, SpeciesResult
from birdann.app.settings import Settings
from birdann.app.survey.occupancy import SpeciesOccupancy
from birdann.cli import language
from birdann.cli.main import COMMANDS, main
from birdann.models.occupancy import Histories, fit
from birdann.models.validation import Estimate, Thresholds
from birdann.segmentation.one_to_one import score_one_to_one
from birdann.segmentation.scores import Span, score_boundaries, score_calls

CLI = Path(language.__file__).parent
APP = CLI.parent / "app"
OF_REPORTS = {"opening", "remarks", "lines", "line", "choices"}
"""Methods of reports that return sentences."""
PROGRESS_OF_DEVELOPERS = {"evaluate"}
"""Figures of evaluations; they are not translated."""
ENGLISH = re.compile(r"\b(a|about|all|calls?|from|of|on|open|per|right|the|to|visits?|with|yes)\b")


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


def test_results_and_errors_are_german(german, folder, says):
    assert says("new", "p.birdann").startswith("p.birdann wurde angelegt. Weiter: birdann add")
    assert "1 Aufnahme wurde hinzugefügt." in says("add", "p.birdann", "a.wav")
    said = says("train", "p.birdann", code=1)
    assert said.startswith("birdann: Das Projekt hat keine Segmente")
    assert "birdann validate make" in says("validate", "show", "p.birdann")


def test_results_of_a_sample_are_german(german):
    some, more = (Estimate(value=x, low=x / 2, high=1.0) for x in (0.5, 0.8))
    bounds = UnsureBounds(unsure_as_no=some, unsure_as_yes=more)
    first = SpeciesResult(
        species="Wren",
        n_scored=1400,
        bins=(
            BinResult(
                low=0.1,
                n_scored=1400,
                n_yes=3,
                n_no=2,
                n_unsure=1,
                n_open=4,
                precision_above=bounds,
            ),
        ),
        density=bounds,
        sites={"Pond": bounds, "": bounds},
        wanted=0.9,
        thresholds=Thresholds(above=some, above_unweighted=None, single=some),
        saved=0.4,
        saved_precision=bounds,
        recall=some,
        n_calls_checked=1,
        n_checked=2,
    )
    unknown = UnsureBounds(unsure_as_no=None, unsure_as_yes=None)
    second = replace(first, density=unknown, sites={}, saved=None, recall=None)
    result = SampleResult(
        sample="s", source="BirdNET", seed=7, n_items=20, n_open=8, species=(first, second)
    )
    said = [*map(language.words, result.lines())]
    assert said[1] == "Noch offen: 8 von 20 Elementen."
    assert said[2].startswith("Wren: 1.400 Scores; ja 3, nein 2, unsicher 1, offen 4.")
    assert said[4].startswith("  ")
    assert said[5].startswith("    Standort Pond: 50,0 % (25,0 % bis 100,0 %); „unsicher“ ")
    assert not [line for line in said if ENGLISH.search(line)]
    drawn = drawn_in_words(12, ["Wren", "Robin"], "s", seconds_each=20.0)
    assert language.words(drawn).endswith(" zu 2 Arten für „s“ gezogen, etwa 4 Minuten zum Prüfen")


def test_occupancy_and_its_plan_are_german(german, says):
    plan = says("visits", "plan")
    assert "  2 Besuche: ± " in plan
    assert not ENGLISH.search(plan)
    histories = Histories(
        detected=np.array([[1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [0.0, 1.0]]),
        effort_h=np.ones((4, 2)),
        site_covariates={"height": np.array([3.0, 2.0, 1.0, 0.0])},
    )
    found = SpeciesOccupancy(
        species="Wren",
        fitted=fit(histories),
        unsure_as_yes=Estimate(value=0.5, low=0.25, high=1.0),
        n_open=3,
        n_unsure=1,
        n_played=5,
        seconds=1.0,
    )
    said = [*map(language.words, found.lines())]
    assert any(
        re.fullmatch(r"  psi: height: \+\d+,\d\d \(-\d+,\d\d bis \+\d+,\d\d\)", s) for s in said
    )
    assert said[2].endswith("Besetzung 50 % (95-%-KI 25–100 %)")
    assert not [line for line in said if ENGLISH.search(line)]


def test_scores_of_segments_are_german(german, folder, monkeypatch, capsys, says):
    calls = [
        Span(recording=name, start_s=at, end_s=at + 1, label=label, snr_db=12.0)
        for name, at, label in (("a", 0, "Wren"), ("b", 2, "Wren"), ("b", 4, "Robin"))
    ]
    segments = [replace(call, start_s=call.start_s + 0.01, snr_db=None) for call in calls]
    lists = {"a": ["Wren"], "b": ["Wren", "Robin"]}
    scores = {
        **score_calls(segments, calls, lists),
        "boundaries": score_boundaries(segments, calls),
        "one_to_one": score_one_to_one(segments, calls, lists),
        "elsewhere": 3,
        "unheard": [],
    }
    monkeypatch.setattr(scoring, "score_against_calls", lambda *_, **__: scores)
    assert main(["new", "p.birdann"]) == 0
    capsys.readouterr()
    said = says("evaluate-segments", "p.birdann", "--calls", "calls.csv")
    assert said.startswith("3 Segmente für 3 aufgeführte Rufe: 1,00 je Ruf")
    assert f"  {'10 bis 15 dB':32}     3 Rufe   gefunden 1,00" in said
    assert not ENGLISH.search(said)


def test_options_in_errors_stay(german, folder, says):
    said = says("add", "nowhere.birdann", "a.wav", "--preview", code=1)
    assert said.startswith("birdann: --preview ")
    assert "--lists" in said


def test_wrong_usage_is_explained_in_german(german, folder, says):
    said = says("add", "p.birdann", "--nonsense", code=2)
    assert said.startswith("Aufruf: ")
    assert "Fehler: unbekannte Argumente: --nonsense" in said
    assert "Argument --jobs: muss mindestens 1 sein" in says(
        "segment", "p.birdann", "--jobs", "0", code=2
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_is_german(german, command, says):
    said = says(command, "--help")
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


def test_reports_are_german_as_a_whole(german, folder, capsys, says):
    assert main(["new", "p.birdann"]) == 0
    assert main(["add", "p.birdann", "a.wav"]) == 0
    capsys.readouterr()
    checked, result = says("check", "p.birdann").splitlines()
    assert checked == "Das Projekt und 1 Tondatei wurden geprüft."
    assert result.startswith("Keine ")


@pytest.mark.parametrize(
    ("report", "expected"),
    [
        (
            ExportReport(
                path=Path("t.csv"),
                rows=1500,
                by_status={"confirmed": 1400, "predicted": 100},
                dropped=("notes",),
                n_left_out=1,
                note="t.csv.left-out.txt",
            ),
            [
                "1.500 Segmente wurden nach t.csv geschrieben.",
                "1 Segment wurde weggelassen (Gründe in t.csv.left-out.txt).",
                "Davon: 1400 bestätigt, 100 vorhergesagt.",
                "Von diesem Format nicht erhalten (1):",
                "  notes",
            ],
        ),
        (
            ArchiveReport(
                folder=Path("out"),
                n_new=1,
                new_s=5400.0,
                n_recordings=2,
                sound_s=7200.0,
                n_calls=1,
                seconds=12.3,
                failures=(Failure(path="b.wav", message="b.wav"),),
            ),
            [
                "Jetzt bearbeitet: 1 Aufnahme, 1,50 h Ton, in 12 s.",
                "In out: 2 Aufnahmen, 2,00 h Ton, 1 Ruf.",
                "1 Datei konnte nicht verarbeitet werden:",
                "  b.wav",
            ],
        ),
    ],
)
def test_sentences_and_lists_of_reports_are_german(german, report, expected):
    assert [language.words(line) for line in report.lines()] == expected


def test_what_reports_say_is_a_message():
    found = [
        f"{path}:{text.lineno}"
        for path in sorted(APP.rglob("*.py"))
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(function, ast.FunctionDef) and function.name in OF_REPORTS)
        or (isinstance(function, ast.keyword) and function.arg in {"say", "show"})
        for text in ast.walk(function)
        if isinstance(text, ast.JoinedStr)
        and re.search(
            "[a-z]{2}", "".join(p.value for p in text.values if isinstance(p, ast.Constant))
        )
    ]
    assert not found

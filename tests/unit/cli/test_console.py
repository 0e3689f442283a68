import json
import math
import os
import signal
import sys
import time

import pytest

from birdann.cli.console import Console
from birdann.cli.main import main
from birdann.core.errors import Cancelled
from birdann.core.message import escape_controls


def interrupt():
    os.kill(os.getpid(), signal.SIGINT)


def test_the_first_interrupt_asks_the_job_to_stop():
    before = signal.getsignal(signal.SIGINT)
    with Console(quiet=True).progress("Working") as report:
        report(0.1, "going on")
        interrupt()
        with pytest.raises(Cancelled):
            report(0.2, "asked to stop")
    assert signal.getsignal(signal.SIGINT) is before


def test_the_second_interrupt_does_not_wait_for_the_job():
    with Console(quiet=True).progress("Working"):
        interrupt()
        with pytest.raises(KeyboardInterrupt):
            interrupt()


def test_a_cancelled_command_ends_with_130_and_says_what_is_kept(tmp_path, monkeypatch, capsys):
    def interrupted(*args, **kwargs):
        raise Cancelled

    monkeypatch.setattr("birdann.app.running.run", interrupted)
    field = tmp_path / "field"
    field.mkdir()
    assert main(["run", str(field), "--out", str(tmp_path / "out"), "--json"]) == 130
    said = capsys.readouterr()
    assert "kept" in said.err
    assert json.loads(said.out) == {"cancelled": True}


def test_quiet_says_nothing_and_json_says_one_object(capsys):
    quiet = Console(quiet=True)
    quiet.print_line("text")
    quiet.close()
    assert capsys.readouterr() == ("", "")
    machine = Console(as_json=True)
    machine.print_line("text")
    machine.add_result({"a": 1})
    machine.add_result({"b": "ü"})
    machine.close()
    assert json.loads(capsys.readouterr().out) == {"a": 1, "b": "ü"}


def test_json_goes_into_a_file_where_one_is_named(tmp_path, capsys):
    console = Console(json_path=tmp_path / "out.json")
    console.add_result({"a": 1})
    console.close()
    assert capsys.readouterr().out == ""
    assert json.loads((tmp_path / "out.json").read_text(encoding="utf-8")) == {"a": 1}


ATTACK = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202egpj.wav\r"


@pytest.mark.skipif(os.name == "nt", reason="such names of files cannot be there")
def test_no_command_to_the_terminal_comes_out_of_a_name(tmp_path, write_wav, capsys):
    """Names of files and species that a stranger chose are printed, not obeyed."""
    folder = tmp_path / "field"
    write_wav(folder / f"a{ATTACK}.wav")
    (folder / f"b{ATTACK}.wav").write_bytes(b"no sound")
    project = str(tmp_path / "p.birdann")
    said = []
    for words in (
        ["new", project],
        ["add", project, str(folder)],
        ["show", project],
        ["show", project, "--recordings"],
        ["show", project, "--json"],
        ["check", project],
        ["add", project, str(folder / f"gone{ATTACK}")],
    ):
        main(words)
        printed = capsys.readouterr()
        said += [printed.out, printed.err]
        if "--json" in words:
            json.loads(printed.out)
    whole = "".join(said)
    assert "\\u001b]0;owned" in whole
    for character in "\x1b\x07\x9b\u202e\r":
        assert character not in whole


def test_what_is_no_command_is_printed_as_it_is():
    for text in ("Großer Brachvogel\tŁ\n", "ندى", "鶯 🐦", "a\\b"):
        assert escape_controls(text) == text


def test_numbers_that_json_has_no_words_for_are_null(capsys):
    console = Console(as_json=True)
    console.add_result({"high": math.inf, "ends": [1.5, -math.inf, {"low": math.nan}]})
    console.close()
    printed = capsys.readouterr().out

    def refuse(word):
        raise AssertionError(word)

    held = json.loads(printed, parse_constant=refuse)
    assert held == {"high": None, "ends": [1.5, None, {"low": None}]}


def test_the_bar_shows_a_new_text_where_nothing_more_is_done(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with Console().progress("Working") as report:
        for fraction, text in ((0.1, "begun"), (0.5, "half"), (0.5, "a long part")):
            time.sleep(0.15)  # more often than ten times a second nothing is drawn
            report(fraction, text)
        assert "a long part" in capsys.readouterr().err

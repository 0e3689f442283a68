"""The table of commands."""

import shlex
import signal

import pytest

from birdann.cli.main import CANCELLED, COMMANDS, command_named, main, main_parser


@pytest.mark.parametrize("name", COMMANDS)
def test_the_example_of_a_command_can_be_run(name):
    example = f"{name} {command_named(name).example}"
    parser = main_parser(name)
    assert parser.parse_args(shlex.split(example)).json is None


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_in_one_style_and_ends_with_an_example(name, capsys):
    with pytest.raises(SystemExit):
        main_parser(name).parse_args([name, "--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert text.endswith(f"Example: birdann {name} {command_named(name).example}".strip())
    summary = command_named(name).summary
    assert summary[0].islower()
    assert not summary.endswith(".")


def test_an_interrupt_while_modules_are_loaded_is_a_sentence(monkeypatch, capsys):
    def interrupted(name):
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("birdann.cli.main.main_parser", interrupted)
    try:
        assert main(["formats"]) == CANCELLED
    finally:
        signal.signal(signal.SIGINT, before)
    assert capsys.readouterr().err == "birdann: cancelled. Finished work is kept.\n"

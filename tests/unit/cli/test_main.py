"""The table of commands."""

import shlex

import pytest

from birdann.cli.main import COMMANDS, main_parser


@pytest.mark.parametrize("name", COMMANDS)
def test_the_example_of_a_command_can_be_run(name):
    example = f"{name} {COMMANDS[name].example}"
    parser = main_parser(name)
    assert parser.parse_args(shlex.split(example)).json is None


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_in_one_style_and_ends_with_an_example(name, capsys):
    with pytest.raises(SystemExit):
        main_parser(name).parse_args([name, "--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert text.endswith(f"Example: birdann {name} {COMMANDS[name].example}".strip())
    summary = COMMANDS[name].summary
    assert summary[0].islower()
    assert not summary.endswith(".")

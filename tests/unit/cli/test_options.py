"""Options declared as text."""

import argparse
import re
from pathlib import Path

import pytest

from birdann.app.exchange.clips import DEFAULT_PATTERN
from birdann.app.exchange.export_filter import STATUSES
from birdann.app.exchange.left_out import NOTE_SUFFIX
from birdann.app.results.chart_data import Chart, Measure
from birdann.cli import options
from birdann.cli.commands import exchange
from birdann.cli.options import SHARED, command, declare, parameter
from birdann.core.validation import Spacing
from birdann.formats.clips import FIELDS, SUFFIXES


def parsed(options, *words):
    parser = argparse.ArgumentParser(exit_on_error=False)
    declare(parser, options)
    return vars(parser.parse_args(words))


def test_each_form_of_an_entry():
    options = """
    project <path>  the file
        and where it is
    names*  of species
    --seed <int> N = 3  a number
    --only:first <float> P  with another attribute
    --site* NAME  again and again
    --boxes+ <path> TABLE  several at once
    --again  a flag
    --[no-]join  given, negated or neither
    --unit {notes,calls} = notes  one of these
    """
    assert parsed(options, "a.birdann") == {
        "project": Path("a.birdann"), "names": [], "seed": 3, "first": None, "site": [],
        "boxes": [], "again": False, "join": None, "unit": "notes",
    }  # fmt: skip
    words = (
        "a x y --seed 4 --only 0.5 --site p --site q --boxes u v --again --no-join --unit calls"
    )
    assert parsed(options, *words.split()) == {
        "project": Path("a"), "names": ["x", "y"], "seed": 4, "first": 0.5, "site": ["p", "q"],
        "boxes": [Path("u"), Path("v")], "again": True, "join": False, "unit": "calls",
    }  # fmt: skip


def test_entries_of_a_group_exclude_each_other_until_an_empty_line():
    options = "# one of\n--here\n--there\n\n--now"
    assert parsed(options, "--here", "--now") == {"here": True, "there": False, "now": True}
    with pytest.raises((argparse.ArgumentError, SystemExit)):
        parsed(options, "--here", "--there")


def test_a_group_of_shared_entries_ends_with_them():
    assert parsed("@source\n--again", "--run", "1", "--again")["again"]


def test_choices_and_defaults_that_are_written_out_are_the_programs():
    options = exchange.export.options
    assert f"--status* {{{','.join(STATUSES)}}}" in options
    assert f"{{{','.join(SUFFIXES)}}}" in options
    assert f"OUT{NOTE_SUFFIX} " in options
    text = " ".join(options.split())
    assert f"{' '.join(f'{{{name}}}' for name in FIELDS)} (default: {DEFAULT_PATTERN})" in text
    assert f"--chart* {{{','.join(Chart)}}}" in exchange.results.options
    assert f"--measure {{{','.join(Measure)}}}" in exchange.results.options
    assert f"--spacing {{{','.join(Spacing)}}}" in SHARED["design"]


def test_a_command_begins_with_its_summary_and_an_example():
    for text in ("make it  woods.birdann\n--again", "make it\n    woods.birdann\n--again"):
        made = command(text)(print)
        assert made[:4] == ("make it", "woods.birdann", "--again", print)
    assert command("list it")(print)[:3] == ("list it", "", "")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (".1", 0.1),
        ("0.1", 0.1),
        ("1.", 1.0),
        ("-.5", -0.5),
        ("1e-7", 1e-7),
        ("3", 3),
        ("true", True),
        ("[1, 2]", [1, 2]),
        ("nystroem", "nystroem"),
        ("a=b", "a=b"),
    ],
)
def test_values_of_parameters_are_numbers_however_they_are_written(text, value):
    name, read = parameter(f"prune_share={text}")
    assert (name, read, type(read)) == ("prune_share", value, type(value))


@pytest.mark.parametrize("kind", ["share", "score"])
@pytest.mark.parametrize("text", ["0.8", ".8", "80%", "80 %", "80.0%", "8e1%"])
def test_probabilities_are_read_as_numbers_and_in_per_cent(kind, text):
    assert parsed(f"--only <{kind}> P", "--only", text) == {"only": 0.8}


@pytest.mark.parametrize("text", ["80", "-0.1", "101%", "-1%", "nan", "%", "half"])
def test_a_share_is_from_0_to_1(text):
    with pytest.raises((argparse.ArgumentError, SystemExit)):
        parsed("--only <share> P", f"--only={text}")


def test_scores_of_programs_have_scales_of_their_own():
    assert parsed("--only <score> S", "--only=-7.5") == {"only": -7.5}


def test_every_probability_is_read_both_ways():
    """Of all commands: a bare number with the words of a share is not read in per cent."""
    folder = Path(options.__file__).parent
    for path in (*folder.glob("commands/*.py"), folder / "options.py"):
        for entry in re.findall(r"--\S+ <float> .*", path.read_text("utf-8")):
            assert not re.search(r"<float> (P|SHARE|SCORE)\b|probability|precision", entry), entry

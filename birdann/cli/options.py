"""Options of commands, declared as text.

Each entry declares an argument: its name, the type of its value in ``<>`` or the choices in
``{}``, its metavar, and after two spaces its help, which indented lines continue::

    project <path>  an argument
    --seed <int> N = 0  an option with a default
    --again  a flag
    --[no-]join-fragments  a flag that may be negated; None if not given
    --from:first <date> DAY  an option with another attribute than its name
    @sound  the entries of ``SHARED`` with this name
    # one of
    --run ID  the entries up to an empty line exclude each other
    # TITLE: TEXT  the entries up to an empty line are a group of the help

After a name, ``?`` means none or one, ``*`` any number (of an option: given several times), ``+``
at least one, and ``!`` an option that is required.
"""

import argparse
import contextlib
import re
from collections.abc import Callable, Iterator
from datetime import date, datetime, tzinfo
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, Any, NamedTuple

from birdann.cli.console import Console
from birdann.cli.language import words
from birdann.core.message import Message

if TYPE_CHECKING:
    from birdann.core.recording import Season
    from birdann.core.validation import Answer

MIX = -2
"""In place of a channel: the mix of all."""
_MAX_SHIFT_S = 10 * 366 * 86400
_ONE_OF = "# one of"
_ENTRY = re.compile(
    r"(?P<names>\S+?)(?::(?P<dest>\w+))?(?P<many>[?*+!]?)"
    r"(?: <(?P<type>\w+)>| \{(?P<choices>[^}]+)\})?(?: (?P<metavar>[^= ].*?))?(?: = (?P<default>.+))?"
)

SHARED = {
    "project": "project <path>  the .birdann file",
    "sound": """
        --allow-outside  allow a project made elsewhere to read sound outside its folder, from now
            on (otherwise you are asked)
        """,
    "overwrite": """
        --overwrite  replace existing files (never projects or sound)
        """,
    "strict": """
        --strict  exit with code 3 if some files failed (they are always listed)
        """,
    "batch": """
        --log <path> FILE  append the outcome of every file to FILE, one JSON object per line
        @strict
        """,
    "model": """
        --model NAME = auto  auto (default: chooses by held-out lists), ored-lr, sim, ...
        --seed <int> = 0  random seed
        """,
    "lists": """
        --lists <path> CSV  species lists to read
        --incomplete  the lists are incomplete: other species may be present (default: complete)
        --existing {add,replace,keep}  add to existing lists, replace or keep them (default:
            replace lists from tables; stop where people's tags differ)
        --blank {untagged,written,no-birds} = untagged  meaning of cells without species: untagged
            (default), “no birds” where “none” or the like is written, or “no birds” in all
        """,
    "network": """
        --labels <path> FILE  one label per line, or a CSV (default: the labels file beside the
            network)
        --rate <positive> HZ  the network's sampling rate (default: known for BirdNET and Perch)
        --scores {sigmoid,softmax,none}  function from outputs to scores (default: known for BirdNET
            and Perch; none: the outputs are scores)
        """,
    "jobs": "--jobs <positive> N = 1  number of processes (default: 1)",
    "segmenter": """
        @jobs
        --segmenter {threshold,forest} = threshold  threshold (default), or the forest trained in
            the project (birdann train-segmenter)
        --preset NAME  settings of the threshold segmenter: automatic (default: bats where the sample
            rate is 150 kHz or more, songbirds otherwise), songbirds, low owls, insects, bats, exact
            HJA/MLSP
        --unit {notes,voices,calls,wide}  unit of a segment: notes (default), voices (overtones
            joined), calls (pulse trains and broken whistles joined, too), or wide (consecutive
            calls in one band joined); not for exact HJA/MLSP and forests
        """,
    "queue": """
        @project
        name  name of the sample or queue
        """,
    "source": """
        # one of
        --run ID  model run with scores (default: the run shown)
        --program NAME[/VERSION]  program with detections, such as BirdNET/2.4
        """,
    "design": """
        --species* NAME  only this species; may be given several times (default: the one with the
            least certain number of calls)
        --all-species  all scored species
        --bins <int> K = 4  score bins (default: 4)
        --spacing {logarithmic,quantile} = logarithmic  logarithmic: halves, quarters, eighths towards
            the top (default); quantile: equal
        --per-bin <int> N = 25  items per bin of each species (default: 25)
        --min-score <score> SCORE = 0.0  minimum score; results do not cover lower scores
        --max-per-recording <int> N = 0  maximum of each recording in a bin (default: any number)
        --stratum-hours <int> H = 24  draw each bin evenly from strata of this many hours of the
            day (default: 24, one stratum)
        --not-blinded  show scores, and sort by species
        --seed <int> = 0  random seed
        """,
    "rule": """
        --visit day|night|HOURS = day  length of a visit: a day (default), a night from noon to
            noon, or a number of hours
        --hours <hours> FROM-TO  only these hours, such as 5-9 or 22-4
        --divide-recordings  divide recordings at the end of a visit
        --season NAME = ""  name of the season, if several are set
        """,
    "season": """
        @project
        --queue NAME  queue of verified visits (default: the newest)
        --lists  use species lists only; a complete list without a species is a non-detection
        @rule
        """,
}
"""Arguments of several commands, by the name of their declaration."""


class ConsoleCommand(NamedTuple):
    """A command, or a step of one; ``example`` shows arguments after its name."""

    summary: str
    example: str
    options: str
    run: Callable[[argparse.Namespace, Console], None] | None
    steps: tuple[str, ...] = ()
    json_to_file: bool = False


def command(
    text: str, *, json_to_file: bool = False
) -> Callable[[Callable[[argparse.Namespace, Console], None]], ConsoleCommand]:
    """Return a decorator that makes a command of a function.

    The text begins with summary and example, two spaces or a line apart; entries follow.
    """
    text = dedent(text).strip("\n")
    first = re.split(r"\n(?! )", text, maxsplit=1)[0]
    summary, example = (*re.split(r" {2,}|\n +", first, maxsplit=1), "")[:2]
    options = text[len(first) + 1 :]
    return lambda run: ConsoleCommand(summary, example, options, run, json_to_file=json_to_file)


def with_steps(summary: str, example: str, steps: str) -> ConsoleCommand:
    """Return a command whose steps are functions of their own: ``visits_make`` for visits make."""
    return ConsoleCommand(summary, example, "", None, tuple(steps.split()))


def declare(parser: argparse._ActionsContainer, options: str) -> None:
    """Add arguments to a parser."""
    group = parser
    for entry in _entries(options):
        spec, text = _parts(entry)
        if not entry:
            group = parser
        elif not spec.startswith("# "):
            _add(group, spec, text)
        elif spec == _ONE_OF:
            group = parser.add_mutually_exclusive_group()
        else:
            title = spec.removeprefix("# ")
            group = parser.add_argument_group(_words(title), _words(text))


def texts(options: str) -> Iterator[str]:
    """Yield what the help says of arguments: titles and texts of groups, and of each argument."""
    for spec, text in map(_parts, _entries(options)):
        if spec.startswith("# ") and spec != _ONE_OF:
            yield spec.removeprefix("# ")
        if text:
            yield text


def _parts(entry: str) -> tuple[str, str]:
    """Return the declaration and the text of an entry."""
    if entry.startswith("# "):
        title, _, text = " ".join(entry.split()).partition(": ")
        return title, text
    spec, *lines = re.split(r" {2,}|\n +", entry, maxsplit=1)
    return spec, " ".join(" ".join(lines).split())


def _words(text: str) -> str | None:
    return words(Message(text)) if text else None


def _entries(options: str) -> Iterator[str]:
    """Yield the entries of a text, and an empty one where a group ends."""
    for entry in re.split(r"\n(?! )", dedent(options).strip("\n")):
        if entry.startswith("@"):
            yield from (*_entries(SHARED[entry[1:]]), "")
        else:
            yield entry


def _add(group: argparse._ActionsContainer, spec: str, text: str) -> None:
    match = _ENTRY.fullmatch(spec)
    assert match, spec
    names, dest, many, kind, choices, metavar, default = match.groups()
    is_option = names.startswith("-")
    settings: dict[str, Any] = {"dest": dest, "type": VALUES.get(kind)}
    if names.startswith("--[no-]"):
        names = names.replace("[no-]", "")
        settings["action"] = argparse.BooleanOptionalAction
    elif is_option and not (kind or choices or metavar):
        settings["action"] = "store_true"
    else:
        settings |= {"metavar": metavar, "choices": choices and choices.split(",")}
        settings["default"] = "" if default == '""' else default
    if many == "!":
        settings["required"] = True
    elif many == "*" and is_option:
        settings |= {"action": "append", "default": []}
    elif many:
        settings |= {"nargs": many} | ({"default": []} if many != "?" and is_option else {})
    given = {name: value for name, value in settings.items() if value is not None}
    group.add_argument(*names.split("|"), help=_words(text), **given)


def _refusal(template: str, **values: object) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(words(Message(template, **values)))


def positive(text: str) -> int:
    """Parse a whole number of at least 1."""
    number = int(text)
    if number < 1:
        raise _refusal("must be at least 1")
    return number


def seconds(text: str) -> float:
    """Parse a number of seconds, at most ten years."""
    number = float(text)
    if not abs(number) <= _MAX_SHIFT_S:
        raise _refusal("must be at most ten years")
    return number


def score(text: str) -> float:
    """Parse a score; also a percentage, such as 80% or "80 %"."""
    number = text.rstrip()
    return float(number.removesuffix("%")) / 100 if number.endswith("%") else float(number)


def share(text: str) -> float:
    """Parse a probability or another share of 1, also as a percentage."""
    number = score(text)
    if not 0 <= number <= 1:
        raise _refusal("must be from 0 to 1, or a percentage such as 80%")
    return number


def hours(text: str) -> tuple[int, int]:
    """Parse a range of hours; the end is exclusive."""
    try:
        first, last = (int(word) for word in text.split("-"))
    except ValueError:
        first, last = -1, -1
    if not (0 <= first < 24 and 0 < last <= 24) or first == last:
        raise _refusal("must look like 4-9 or 20-4")
    return first, last


def place(text: str) -> tuple[float, float]:
    """Parse latitude and longitude in degrees."""
    try:
        latitude_deg, longitude_deg = (float(part) for part in text.split(","))
    except ValueError:
        latitude_deg = longitude_deg = float("nan")
    if not (abs(latitude_deg) <= 90 and abs(longitude_deg) <= 180):
        raise _refusal("must look like 52.52,13.40")
    return latitude_deg, longitude_deg


def season(text: str) -> "Season":
    """Parse the name and days of a season."""
    from birdann.core.recording import Season

    try:
        name, days = text.split("=")
        first, last = (date.fromisoformat(day.strip()) for day in days.split(".."))
    except ValueError:
        raise _refusal("must look like 2024=2024-05-01..2024-06-30") from None
    return Season(name=name.strip(), first_day=first, last_day=last)


def zone(text: str) -> tzinfo:
    """Parse a time zone: an offset from UTC or a name."""
    from birdann.formats.recorder.times import named_zone

    try:
        return named_zone(text)
    except ValueError:
        raise _refusal("must look like +12:00, -03:30, UTC or Europe/Berlin") from None


def start(text: str) -> datetime:
    """Parse a date and time, with its zone if given."""
    from birdann.formats.recorder.times import parse_time

    try:
        return parse_time(text)
    except ValueError:
        raise _refusal("must look like 2021-05-02T04:00:00+12:00") from None


def channel(text: str) -> int:
    """Parse a channel: its index from 0, ``MIX``, or each one."""
    from birdann.core.recording import EACH_CHANNEL

    if text in {"mix", "each"}:
        return MIX if text == "mix" else EACH_CHANNEL
    if not text.isdecimal() or not int(text):
        raise _refusal("must be mix, each, or the number of a channel from 1")
    return int(text) - 1


def parameter(text: str) -> tuple[str, object]:
    """Parse NAME=VALUE; the value is a number (also ".1" and "1."), other JSON, or else a text."""
    import json

    name, is_pair, value = text.partition("=")
    if not is_pair or not name:
        raise _refusal("must be NAME=VALUE")
    for read in (json.loads, float):
        with contextlib.suppress(ValueError):
            return name, read(value)
    return name, value


def _answer_of(example: str) -> "Callable[[str], tuple[tuple[int, ...], Answer]]":
    """Return the parser of answers to items whose keys look like the example."""

    def answer(text: str) -> "tuple[tuple[int, ...], Answer]":
        from birdann.core.validation import Answer

        item_text, _, answer_text = text.partition("=")
        parts = item_text.split(".")
        is_named = all(part.isascii() and part.isdigit() and int(part) for part in parts)
        if not is_named or len(parts) != len(example.split(".")) or answer_text not in set(Answer):
            raise _refusal("must look like {item}=yes, {item}=no or {item}=unsure", item=example)
        return tuple(int(part) - 1 for part in parts), Answer(answer_text)

    return answer


VALUES: dict[str | None, Callable[[str], Any]] = {
    "path": Path, "int": int, "float": float, "str": str, "date": date.fromisoformat,
    "answer": _answer_of("12"), "call_answer": _answer_of("12.1"),
    **{parser.__name__: parser
       for parser in (positive, seconds, score, share, hours, place, season, zone, start, channel, parameter)},
}  # fmt: skip
"""How the values of options are parsed, by the name of their type."""

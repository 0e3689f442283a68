"""What cells say: numbers, times, names and escaped formulas."""

import re
import string
import unicodedata
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, tzinfo
from functools import lru_cache

import numpy as np

from birdann.core.message import Message

MAX_NAMES = 10_000
"""Names that are remembered while tables are read: a table repeats those of its species."""
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_TO_ESCAPE = (*_FORMULA_STARTS, "'")
_ESCAPED_STARTS = tuple(f"'{start}" for start in _TO_ESCAPE)
_NUMBER_OR_ZONE = re.compile(r"[+-](\d+(\.\d*)?(e[+-]?\d+)?|\d\d:\d\d)", re.ASCII | re.IGNORECASE)
MISSING = frozenset({"nan", "na", "n/a", "null", "nil"})
"""Words of tables for a missing value, as ``plain_name`` returns them."""
_SIGNS = frozenset(string.punctuation + "–—…¿¡？－")
_PRESENCE_WORD = re.compile(r" (heard|seen|present|detected|recorded|found)$")
_NO_NAME = re.compile(
    r"#[¿¡]?(name|ref|value|div/0|num|null|n/a|spill|calc|wert|bezug|zahl|nv|nom|valeur|nombre|valor"
    r"|núm|nome|nul)[?!]?"
    r"|\d{4}-\d\d-\d\d([ t]\d\d:\d\d(:\d\d)?)?|\d\d?[./]\d\d?[./]\d{4}"
    r"|(\d\d?-)(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(-\d+)?"
    r"|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d\d|true|false",
    re.IGNORECASE,
)
"""What spreadsheets show in place of a name: errors of formulas, dates made of codes, a truth."""
_COMMA_GROUP = re.compile(r"[+-]?[1-9]\d{0,2},\d{3}")
_COMMA_GROUPS = re.compile(r"[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?")
_POINT_GROUPS = re.compile(r"[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?")
_SPACED_GROUPS = re.compile(r"[+-]?\d{1,3}(?:['’ \xa0\u2009\u202f]\d{3})+(?:[.,]\d+)?")
_GROUP_MARK = re.compile(r"['’ \xa0\u2009\u202f]")
_CLOCK = re.compile(r"(?:(?:(\d+):)?([0-5]?\d)|(\d+)):([0-5]?\d(?:[.,]\d*)?)")
_DECIMAL_COMMA = re.compile(r"(?![+-]?[1-9]\d{0,2},\d{3}$)[+-]?\d*,\d+")
_DECIMAL_POINT = re.compile(r"(?![+-]?[1-9]\d{0,2}\.\d{3}$)[+-]?\d*\.\d+")


def plain_numbers(cells: Iterable[str], separator: str) -> Callable[[str], str]:
    """Return a function that makes a table's numbers unambiguous for ``number``.

    "1,000" is a thousand if other numbers have decimal points, and 1 if they have decimal commas.
    Otherwise it is a thousand in comma-separated tables and 1 in semicolon-separated ones; in
    tab-separated ones such a number is refused. "1.000" is a thousand beside decimal commas only.
    """
    sample = list(cells)
    has_commas = any("," in cell and _DECIMAL_COMMA.fullmatch(cell) for cell in sample)
    has_points = any("." in cell and _DECIMAL_POINT.fullmatch(cell) for cell in sample)
    if not has_commas and not has_points:
        return {";": _use_decimal_point, ",": _without_groups}.get(separator, str)
    if has_commas:
        return _use_decimal_point if has_points else _with_point_without_groups
    return _without_groups


def _use_decimal_point(cell: str) -> str:
    return cell.replace(",", ".") if "," in cell and _COMMA_GROUP.fullmatch(cell) else cell


def _with_point_without_groups(cell: str) -> str:
    if "." in cell and _POINT_GROUPS.fullmatch(cell):
        return cell.replace(".", "")
    return _use_decimal_point(cell)


def _without_groups(cell: str) -> str:
    return cell.replace(",", "") if "," in cell and _COMMA_GROUPS.fullmatch(cell) else cell


@lru_cache(MAX_NAMES)
def plain_name(name: str) -> str:
    """Return a name without signs around it and without "heard"; "0" or "" if only zeros or none remain.

    What a spreadsheet made of a name is "unidentified".
    """
    if _NO_NAME.fullmatch(name):
        return "unidentified"
    word = _PRESENCE_WORD.sub("", " ".join(name.lower().split()).strip(" .,!?*#()[]'\"-–—"))
    if any(character.isalnum() and character != "0" for character in word):
        return word
    return "0" if "0" in word else ""


def known_name(name: str) -> str:
    """Return a name, or "" for a word for a missing value and for signs such as "?" or "-"."""
    return "" if plain_name(name) in MISSING else without_signs(name)


def given_name(name: str) -> str:
    """Return the same, and "" for what a spreadsheet made of a name, too."""
    return "" if _NO_NAME.fullmatch(name) else known_name(name)


@lru_cache(MAX_NAMES)
def without_signs(name: str) -> str:
    """Return a name, or "" if it consists of punctuation; a picture is a name."""
    return name if any(c not in _SIGNS and not c.isspace() for c in name) else ""


def without_accents(text: str) -> str:
    """Return a text with letters in place of those with accents."""
    letters = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def maybe_time(text: object, zone: tzinfo | None = UTC) -> datetime | None:
    """Return a time, in ``zone`` if it tells none; None if it is no time."""
    try:
        at = datetime.fromisoformat(str(text))
    except ValueError:
        return None
    return at if at.tzinfo is not None else at.replace(tzinfo=zone)


def time_of_review(text: str, *, column: str) -> datetime:
    """Return a time with zone from a table of birdann, which writes UTC."""
    at = maybe_time(text)
    if at is None:
        raise ValueError(
            Message("“{text}” in “{column}” is not a valid time", text=text, column=column)
        )
    return at


def number(text: str) -> float:
    """Return a number with decimal point or comma (ValueError if invalid or ambiguous)."""
    number = text.strip()
    if _SPACED_GROUPS.fullmatch(number):
        number = _GROUP_MARK.sub("", number)
    has_comma = "," in number
    if has_comma and _COMMA_GROUP.fullmatch(number):
        point, thousands = number.replace(",", "."), number.replace(",", "")
        raise ValueError(
            Message(
                "“{text}” can mean {point} or {thousands}. Write it with a point or "
                "without the comma",
                text=text,
                point=point,
                thousands=thousands,
            )
        )
    if has_comma and _COMMA_GROUPS.fullmatch(number):
        number = number.replace(",", "")
    elif has_comma:
        number = number.replace(".", "") if _POINT_GROUPS.fullmatch(number) else number
        number = number if "." in number else number.replace(",", ".")
    if "_" in number:
        raise ValueError(Message("“{text}” is not a number", text=text))
    try:
        return float(number)
    except ValueError:
        raise ValueError(
            Message("“{text}” is not a number", text=text)
            if number
            else Message("a number is missing")
        ) from None


def seconds(text: str) -> float:
    """Return seconds, from a number or from hours, minutes and seconds (ValueError if invalid)."""
    clock = _CLOCK.fullmatch(text) if ":" in text else None
    if clock is None:
        return number(text)
    hours, minutes, more_minutes, rest = clock.groups()
    rest_s = float(rest.replace(",", "."))
    return 3600 * int(hours or 0) + 60 * int(minutes or more_minutes) + rest_s


_PER_SECOND = {"hhmmss": 1.0, "mmss": 1.0, "ms": 1000.0, "min": 1 / 60}
"""Units of times in the names of their columns; the first are those of times with colons."""


def names_with_units(*words: str) -> tuple[str, ...]:
    """Return names of columns of times in other units than seconds, as ``column_key`` returns them."""
    return tuple(word + unit for word in words for unit in _PER_SECOND)


def seconds_in(text: str, column: str) -> float:
    """Return seconds from a time in the unit of its column's name (ValueError if invalid)."""
    key = column_key(column)
    unit = next((unit for unit in _PER_SECOND if key.endswith(unit)), "")
    return seconds(text) / (1.0 if ":" in text else _PER_SECOND.get(unit, 1.0))


def maybe_number(text: str | None) -> float | None:
    """Return a number, or None for an empty or missing value (ValueError if invalid)."""
    if text is None or text.strip().lower() in {"", "na", "nan", "none", "null", "n/a"}:
        return None
    return number(text)


def format_exact(value: float | None) -> str:
    """Return a number with full precision and without exponent; "" for None."""
    return "" if value is None else np.format_float_positional(value, trim="0")


def degrees(angle_deg: float | None) -> str:
    """Return degrees to a tenth of a metre; "" for None."""
    return "" if angle_deg is None else f"{angle_deg:.6f}"


def column_key(name: str) -> str:
    """Return a normalised column name for R, spreadsheets and Raven: letters and digits."""
    return "".join(filter(str.isalnum, name.lower()))


def escape_formula(text: str) -> str:
    """Return text that spreadsheets do not run as a formula; numbers and time zones stay."""
    is_risky = text.startswith(_TO_ESCAPE) and not _NUMBER_OR_ZONE.fullmatch(text)
    return f"'{text}" if is_risky else text


def unescape_formula(text: str) -> str:
    """Return the text before ``escape_formula``; other apostrophes stay."""
    return text[1:] if text.startswith(_ESCAPED_STARTS) else text

"""Columns of frequencies in tables of detections, by their names, and their units."""

from collections.abc import Iterable, Mapping

from birdann.core.message import Message
from birdann.formats.cells import maybe_number
from birdann.formats.tables import HeadedTable, TableRow

LOWS = (
    "low_hz", "low freq (hz)", "low_f", "min_f", "freq_low", "min_freq", "bottom.freq", "low_freq",
    "low_khz", "low freq (khz)", "min_khz", "bottom.freq.khz", "fmin", "f_low", "freq_min",
    "low_frequency", "lower_frequency", "min_frequency", "start_frequency", "low_frequency_hz",
    "low_frequency_khz", "fmin_hz", "fmin_khz", "start_frequency_hz", "start_frequency_khz",
)  # fmt: skip
HIGHS = (
    "high_hz", "high freq (hz)", "high_f", "max_f", "freq_high", "max_freq", "top.freq", "high_freq",
    "high_khz", "high freq (khz)", "max_khz", "top.freq.khz", "fmax", "f_high", "freq_max",
    "high_frequency", "upper_frequency", "max_frequency", "end_frequency", "high_frequency_hz",
    "high_frequency_khz", "fmax_hz", "fmax_khz", "end_frequency_hz", "end_frequency_khz",
)  # fmt: skip
_IN_HERTZ = frozenset({
    "low_f", "high_f", "min_f", "max_f", "start_frequency", "end_frequency",
})  # fmt: skip
"""OpenSoundscape's, scikit-maad's and APLOSE's, which do not say so in their names."""
_IN_KILOHERTZ = frozenset({"bottom.freq", "top.freq"})
"""Those of warbleR and ohun."""
_DECIMALS = 9
_MAX_KHZ = 250.0
"""Above this no recorder hears, so that such a number is one of hertz."""
_MAX_NAMED_KHZ = 1000.0
"""Above this such a number is one of hertz, whatever its column says."""
_MIN_HZ = 25.0
"""Below this almost nothing sings, so that a table of such numbers is likely in kilohertz."""


def units_of(table: HeadedTable) -> tuple[dict[str, float], str]:
    """Return the unit in hertz of each frequency column, and a note.

    If a name has no unit, the maximum of its cells decides.
    """
    columns = [name for name in table.names if name in {*LOWS, *HIGHS}]
    factors = {name: 1000.0 if "khz" in name else 1.0 for name in columns}
    unnamed = [name for name in columns if "hz" not in name and name not in _IN_HERTZ]
    named = [name for name in columns if "hz" in name and "khz" not in name]
    in_khz = [name for name in columns if "khz" in name]
    asked = unnamed or named or in_khz
    most = 0.0
    if asked:
        most = max((_size(row.get(name)) for _, row in table for name in asked), default=0.0)
    if not most:
        return factors, ""
    if asked is in_khz and most > _MAX_NAMED_KHZ:
        return dict.fromkeys(columns, 1.0), Message(
            "The frequencies in {names} were taken for hertz, though the names say kilohertz: some "
            "are above {max_khz}.",
            names=" and ".join(in_khz),
            max_khz=f"{_MAX_NAMED_KHZ:g}",
        )
    if not unnamed:
        return factors, "" if not named or most > _MIN_HZ else Message(
            "The frequencies in {names} were taken for hertz, as the names say, though none is "
            "above {min_hz}; if they are kilohertz, name the columns low_khz and high_khz.",
            names=" and ".join(named),
            min_hz=f"{_MIN_HZ:g}",
        )
    names, is_by_program = " and ".join(unnamed), set(unnamed) <= _IN_KILOHERTZ
    if most > _MAX_KHZ:
        message = Message(
            "The frequencies in {names} were taken for hertz, though warbleR and ohun "
            "write kilohertz there: some are above {max_khz}.",
            names=names,
            max_khz=f"{_MAX_KHZ:g}",
        )
        return factors, message if is_by_program else ""
    factors |= dict.fromkeys(unnamed, 1000.0)
    if is_by_program:
        return (
            factors,
            Message(
                "The frequencies in {names} were taken for kilohertz, as warbleR writes them.",
                names=names,
            ),
        )
    return factors, (
        Message(
            "The frequencies in {names} were taken for kilohertz, as none is above "
            "{max_khz}. Name the columns low_hz and high_hz if they are hertz.",
            names=names,
            max_khz=f"{_MAX_KHZ:g}",
        )
    )


def _size(cell: str | None) -> float:
    try:
        return maybe_number(cell) or 0.0
    except ValueError:
        return 0.0  # it is given when its row is read


def hertz_in(row: TableRow, names: Iterable[str], unit_hz: Mapping[str, float]) -> float | None:
    """Return the frequency in the first of some columns that is filled in, or None."""
    for name in names:
        if cell := row.get(name):
            value = maybe_number(cell)
            return None if value is None else round(value * unit_hz[name], _DECIMALS)
    return None

"""Numbers in the format of the window's language; files use points."""

from functools import lru_cache
from math import isnan

from PySide6.QtCore import QLocale

from birdann.core import message


@lru_cache(maxsize=4096)
def localise(text: str) -> str:
    """Return numbers with the decimal separator of the language.

    Results are cached until the language changes, as a page of cards writes hundreds.
    """
    return text.replace(".", QLocale().decimalPoint())


def decimal(value: float, digits: int) -> str:
    """Return a number with the given number of decimals."""
    return localise(f"{value:.{digits}f}").replace("-", "−")


def clock(seconds: float, *, is_fine: bool = True) -> str:
    """Return a time from the start of a recording as m:ss.s or h:mm:ss.s, or in whole seconds."""
    minutes, rest = divmod(round(seconds, 1) if is_fine else int(seconds), 60)
    hours, minutes = divmod(int(minutes), 60)
    tail = localise(f"{rest:04.1f}") if is_fine else f"{rest:02}"
    return f"{hours}:{minutes:02d}:{tail}" if hours else f"{minutes}:{tail}"


def percent(probability: float | None) -> str:
    """Return a probability in percent, never rounded to 0 or 100 %."""
    if probability is None or isnan(probability):
        return ""
    return message.percent(min(0.99, max(0.01, probability)))


def band(low_hz: float, high_hz: float) -> str:
    """Return a range of frequencies in kHz."""
    return f"{decimal(low_hz / 1000, 1)}–{decimal(high_hz / 1000, 1)} kHz"


def measure(name: str, value: float) -> str:
    """Return a measurement of a call (``birdann.features.measurements``) with its unit."""
    if isnan(value):
        return "–"
    if name == "parts":
        return decimal(value, 0)
    if name in {"peak_hz", "bandwidth_90_hz"}:
        return f"{decimal(value / 1000, 2)} kHz"
    if name == "duration_90_s":
        return f"{decimal(value, 3)} s"
    return f"{decimal(value, 1)} Hz" if name == "pulse_rate_hz" else f"{decimal(value, 0)} dB"

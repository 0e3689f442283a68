"""Dates and times of day as the user wants to read them."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from birdann.app.settings import SETTINGS
from birdann.gui.language import mark

DATE_FORMS = SETTINGS["date_form"].choices
FORM_TITLES = {
    "words": mark("Month in words"),
    "iso": mark("ISO 8601"),
    "system": mark("As the system writes it"),
}
_PATTERNS = {"words": "d MMM yyyy, HH:mm", "iso": "yyyy-MM-dd HH:mm"}
_form = [DATE_FORMS[0]]


def use_date_form(name: str) -> None:
    """Write dates in a form from now on."""
    _form[0] = name


def date_and_time(moment: datetime, form: str = "") -> str:
    """Return a moment in the time zone of this computer; in a form, or in the user's."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    pattern = _PATTERNS.get(form or _form[0])
    if pattern is None:
        return QLocale.system().toString(local, QLocale.FormatType.ShortFormat)
    return QLocale().toString(local, pattern)

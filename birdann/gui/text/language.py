"""The language of the window: texts marked, translated, and the translations loaded.

A text that a person sees is written in English as ``tr("…")``, or ``mark("…")`` where the program
has not started yet (a table of constants) and ``tr`` where the constant is shown. Values come in
by ``tr("Open {name}").format(name=name)``, numbers that decide between one and many by
``tr("%Ln recordings", "", n)``. What the rooms below the window say comes as a ``Message``, and
``in_language`` says it. ``make translations`` collects all of them.
"""

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from birdann.app.settings import SETTINGS
from birdann.core.message import Message, filled
from birdann.gui.resources import file_path
from birdann.gui.text.numbers import written

SYSTEM = "system"
LANGUAGES = tuple(name for name in SETTINGS["language"].choices if name != SYSTEM)
"""Languages that the window speaks, by their ISO 639 codes."""

_GROUPED = re.compile(r"\d{1,3}(,\d{3})+")
_OPTION = re.compile(r" \(--[a-z-]+\)")
_DECIMAL = re.compile(r"-?\d+\.(\d+)")
_OWN_NAMES = {"en": "English", "de": "Deutsch"}


def tr(text: str, comment: str = "", n: int = -1) -> str:
    """Return a text in the language of the window.

    Parameters
    ----------
    text
        English, a literal; ``{name}`` stays for ``str.format``, ``%Ln`` becomes the number.
    comment
        What tells two equal texts of different meaning apart.
    n
        The number that chooses between singular and plural.
    """
    return QCoreApplication.translate("", text, comment or None, n)


def in_language(text: str) -> str:
    """Return a message in the language of the window; other texts, such as names, as they are.

    What it says of the command line, such as (--overwrite), is left out.
    """
    if not isinstance(text, Message):
        return text
    values = {name: _written(in_language(value)) for name, value in text.values.items()}
    template = tr(text.template, "", -1 if text.number is None else text.number)
    return filled(_OPTION.sub("", template), values)


def _written(value: str) -> str:
    """Return a number that messages write as 1,374 or 0.25 with the separators of the language."""
    if _GROUPED.fullmatch(value):
        return number(int(value.replace(",", "")))
    if decimal := _DECIMAL.fullmatch(value):
        return QLocale().toString(float(value), "f", len(decimal[1]))
    return value


def number(value: int) -> str:
    """Return a whole number with the separators of the language."""
    return QLocale().toString(value)


def mark(text: str) -> str:
    """Return the text itself: it is found by the collector, and translated where it is shown."""
    return text


def own_name(language: str) -> str:
    """Return what a language calls itself."""
    return _OWN_NAMES[language]


def spoken(choice: str) -> str:
    """Return the language that a choice stands for; "system" follows the desktop."""
    if choice in LANGUAGES:
        return choice
    wanted = (QLocale(name).name()[:2] for name in QLocale.system().uiLanguages())
    return next((one for one in wanted if one in LANGUAGES), "en")


def use_language(app: QCoreApplication, choice: str) -> str:
    """Let everything that is built from now on speak a language; return its code."""
    language = spoken(choice)
    for old in app.findChildren(QTranslator):
        QCoreApplication.removeTranslator(old)
        old.deleteLater()
    system = QLocale.system()
    same = system.name()[:2] == language
    QLocale.setDefault(system if same else QLocale(f"{language}_{_TERRITORIES[language]}"))
    written.cache_clear()
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for path in (
        str(of_qt / f"qtbase_{language}.qm"),
        file_path(f"translations/birdann_{language}.qm"),
    ):
        translator = QTranslator(app)
        if translator.load(path):
            QCoreApplication.installTranslator(translator)
    return language


_TERRITORIES = {"en": "US", "de": "DE"}

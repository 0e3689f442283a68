"""Language of the window: marking, translating, and loading translations.

Texts are written in English as ``tr("…")``, or as ``mark("…")`` in constants, with ``tr`` where
they are shown. Values are inserted by ``tr("Open {name}").format(name=name)``, plural forms by
``tr("%Ln recordings", "", n)``. Lower layers produce ``Message`` objects, which ``in_language``
translates. ``make translations`` collects all texts.
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
    """Translate a text to the language of the window.

    Parameters
    ----------
    text
        An English literal; ``{name}`` stays for ``str.format``, ``%Ln`` becomes the number.
    comment
        Distinguishes equal texts of different meaning.
    n
        The number that selects singular or plural.
    """
    return QCoreApplication.translate("", text, comment or None, n)


def in_language(text: str) -> str:
    """Translate a message; other texts, such as names, are returned unchanged.

    References to the command line, such as (--overwrite), are removed.
    """
    if not isinstance(text, Message):
        return text
    values = {name: _written(in_language(value)) for name, value in text.values.items()}
    template = tr(text.template, "", -1 if text.number is None else text.number)
    return filled(_OPTION.sub("", template), values)


def _written(value: str) -> str:
    """Localise a number that messages write as 1,374 or 0.25."""
    if _GROUPED.fullmatch(value):
        return number(int(value.replace(",", "")))
    if decimal := _DECIMAL.fullmatch(value):
        return QLocale().toString(float(value), "f", len(decimal[1]))
    return value


def number(value: int) -> str:
    """Return a whole number with the separators of the language."""
    return QLocale().toString(value)


def mark(text: str) -> str:
    """Mark a text for translation where it is shown; returns it unchanged."""
    return text


def own_name(language: str) -> str:
    """Return the name of a language in that language."""
    return _OWN_NAMES[language]


def spoken(choice: str) -> str:
    """Return the language of a setting; "system" follows the desktop."""
    if choice in LANGUAGES:
        return choice
    wanted = (QLocale(name).name()[:2] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in LANGUAGES), "en")


def use_language(app: QCoreApplication, choice: str) -> str:
    """Set the language of everything built from now on; return its code."""
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

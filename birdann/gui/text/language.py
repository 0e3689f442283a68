"""Languages of the window and the command line: marking, translating, loading translations.

Texts are written in English as ``tr("…")``, or as ``mark("…")`` in constants, with ``tr`` where
they are shown. Values are inserted by ``tr("Open {name}").format(name=name)``, plural forms by
``tr("%Ln recordings", "", n)``. Lower layers produce ``Message`` objects, which
``translate_message`` translates. ``make translations`` collects all texts.
"""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from birdann.core.message import Message, fill_template
from birdann.core.resources import file_path, languages
from birdann.gui.text.numbers import localise

SYSTEM = "system"
LANGUAGES = languages()
"""Languages that birdann speaks, by their codes: es, pt_BR."""

_GROUPED = re.compile(r"\d{1,3}(,\d{3})+")
_OPTION = re.compile(r" \(--[a-z-]+\)")
_DECIMAL = re.compile(r"(\+?)(-?\d+\.(\d+))( ?%)?")


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


def translate_message(text: str) -> str:
    """Translate a message; other texts, such as names, are returned unchanged.

    References to the command line, such as (--overwrite), are removed.
    """
    return _translate(text, lambda template, n: _OPTION.sub("", tr(template, "", n)))


def console_words(choice: str) -> Callable[[str], str]:
    """Return what translates messages to a language without a window."""
    language = language_of_setting(choice)
    _set_locale(language)
    catalogue = _catalogue(language)

    def look_up(template: str, n: int) -> str:
        text = catalogue.translate("", template, "", n) or template
        return text.replace("%Ln", number(n))

    return lambda text: _translate(text, look_up)


def _translate(text: str, look_up: Callable[[str, int], str]) -> str:
    if not isinstance(text, Message):
        return text
    values = {
        name: _localise_number(_translate(value, look_up)) for name, value in text.values.items()
    }
    return fill_template(
        look_up(text.template, -1 if text.number is None else text.number), values
    )


def _localise_number(value: str) -> str:
    """Localise a number that messages write as 1,374, 0.25 or 2.5 %."""
    if _GROUPED.fullmatch(value):
        return number(int(value.replace(",", "")))
    if decimal := _DECIMAL.fullmatch(value):
        plus, value, decimals, unit = decimal.groups("")
        return plus + QLocale().toString(float(value), "f", len(decimals)) + unit
    return value


def number(value: int) -> str:
    """Return a whole number with the separators of the language."""
    return QLocale().toString(value)


def mark(text: str) -> str:
    """Mark a text for translation where it is shown; returns it unchanged."""
    return text


def native_name(language: str) -> str:
    """Return the name of a language in that language, which its translations contain."""
    own = mark("(name of this language in it, such as Deutsch)")
    return _catalogue(language).translate("", own) or "English"


def language_of_setting(choice: str) -> str:
    """Return the language of a setting; "system" follows the desktop."""
    if choice in LANGUAGES:
        return choice
    wanted = (QLocale(name).name()[:2] for name in QLocale.system().uiLanguages())
    return next((code for name in wanted for code in LANGUAGES if code[:2] == name), "en")


def use_language(app: QCoreApplication, choice: str) -> str:
    """Set the language of everything built from now on; return its code."""
    language = language_of_setting(choice)
    for old in app.findChildren(QTranslator):
        QCoreApplication.removeTranslator(old)
        old.deleteLater()
    _set_locale(language)
    of_qt = QTranslator()
    translations = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    of_qt.load(str(Path(translations) / f"qtbase_{language}.qm"))
    for translator in (of_qt, _catalogue(language)):
        if not translator.isEmpty():
            translator.setParent(app)
            QCoreApplication.installTranslator(translator)
    return language


def _set_locale(language: str) -> None:
    """Write numbers and dates as the language does, in the user's country if it speaks it."""
    system = QLocale.system()
    same = system.name()[:2] == language[:2]
    QLocale.setDefault(system if same else QLocale(language))
    localise.cache_clear()


def _catalogue(language: str) -> QTranslator:
    translator = QTranslator()
    translator.load(file_path(f"translations/birdann_{language}.qm"))
    return translator

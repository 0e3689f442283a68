"""Every text of the window is translated, and fits."""

import ast
import importlib.util
import re
import string
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from birdann.core.message import Message
from birdann.gui.keys.command import MENU_TITLES
from birdann.gui.main_window import ACTIONS
from birdann.gui.panels.segment_panel import SegmentInfo, SegmentPanel
from birdann.gui.style.theme import LIGHT, window_style
from birdann.gui.text.language import (
    LANGUAGES,
    language_of_setting,
    native_name,
    number,
    tr,
    translate_message,
    use_language,
)
from tests.csv_rows import csv_rows

pytestmark = pytest.mark.usefixtures("no_search_for_garbage")

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "resources" / "translations"
SOURCES = sorted((ROOT / "birdann" / "gui").rglob("*.py"))


@pytest.fixture
def collector():
    """The script that collects and compiles translations."""
    spec = importlib.util.spec_from_file_location(
        "translations", ROOT / "packaging" / "translations.py"
    )
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The application in German, and in English again afterwards."""
    use_language(qapp, "de")
    yield
    use_language(qapp, "en")


def messages(language: str) -> list[tuple[str, list[str], bool]]:
    """Return source, forms and whether it is finished, of each message of a language."""
    found = []
    for message in ET.parse(FOLDER / f"birdann_{language}.ts").iter("message"):
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.findall("numerusform")]
        finished = translation.get("type") is None
        found.append((message.findtext("source"), forms or [translation.text or ""], finished))
    return found


def fields(text: str) -> set[str]:
    """Return the names that a text leaves open."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_the_files_are_in_step_with_the_program(collector, tmp_path):
    copies = {language: tmp_path / f"birdann_{language}.ts" for language in LANGUAGES}
    for copy in copies.values():
        copy.write_bytes((FOLDER / copy.name).read_bytes())
    collector.collect(*copies.values())
    for language, copy in copies.items():
        collector.compile_to(copy, copy.with_suffix(".qm"))
        shipped = {source for source, _, _ in messages(language)}
        now = {message.findtext("source") for message in ET.parse(copy).iter("message")}
        assert now == shipped, "run make translations"
        assert (
            copy.with_suffix(".qm").read_bytes()
            == (FOLDER / f"birdann_{language}.qm").read_bytes()
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated_with_the_same_open_places(language):
    for source, forms, finished in messages(language):
        assert finished, source
        for form in forms:
            assert form, source
            assert fields(form) == fields(source), source
            if "%Ln" in source and form is not forms[0]:
                assert "%Ln" in form, source


@pytest.fixture(autouse=True)
def english_again(qapp):
    """Keep the language of a test that fails out of those after it."""
    yield
    use_language(qapp, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_form_for_one_and_for_many(language):
    plural = [(source, forms) for source, forms, _ in messages(language) if "%Ln" in source]
    assert len(plural) > 40
    assert all(len(forms) == 2 for _, forms in plural)


COUNTS = {
    "de": ("1 Segment", "2 Segmente"),
    "es": ("1 segmento", "2 segmentos"),
    "fr": ("1 segment", "2 segments"),
    "pt_BR": ("1 segmento", "2 segmentos"),
}


@pytest.mark.parametrize("language", COUNTS)
def test_every_language_counts_and_writes_decimals_with_a_comma(qapp, language):
    use_language(qapp, language)
    said = tr("%Ln segments", "", 1), tr("%Ln segments", "", 2)
    decimals = translate_message(Message("{low} to {high}", low="0.50", high="-1.25"))
    share = translate_message(Message("{share}", share="95.7 %"))
    cancel = QCoreApplication.translate("QPlatformTheme", "Cancel")
    use_language(qapp, "en")
    assert said == COUNTS[language]
    assert "0,50" in decimals
    assert "-1,25" in decimals
    assert share == "95,7 %"
    assert cancel != "Cancel"


def terms() -> list[dict[str, str]]:
    """The terms of the glossary, a text that has each, its words, and whose usage they follow."""
    return csv_rows(FOLDER / "terms.csv")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_texts_use_the_terms_of_the_field(language):
    forms_of = {source: forms for source, forms, _ in messages(language)}
    assert len(terms()) >= 50
    for term in terms():
        for form in forms_of[term["text"]]:
            assert term[language] in form.casefold(), (term["term"], form)


def test_numbers_follow_the_language(german):
    assert tr("%Ln minutes", "", 1) == "1 Minute"
    assert tr("%Ln minutes", "", 12345).startswith("12.345 M")
    assert number(12345) == "12.345"
    said = Message("Joined {pieces} fragments to {calls} calls.", pieces="1,374", calls="x1,374")
    assert translate_message(said) == "1.374 Fragmente zu x1,374 Rufen verbunden."
    said = Message(
        "{kappa} of {name}, {low} to {high}", kappa="0.50", name="v1.2", low="-1.25", high="3"
    )
    assert translate_message(said) == "0,50 of v1.2, -1,25 to 3"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_english_counts_one_and_many(qapp):
    use_language(qapp, "en")
    assert tr("%Ln segments", "", 1) == "1 segment"
    assert tr("%Ln segments", "", 12345) == "12,345 segments"


def test_the_system_decides_unless_a_language_is_chosen(monkeypatch):
    assert language_of_setting("de") == "de"
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["nl-NL", "de-AT", "fr"])
    assert language_of_setting("system") == "de"
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["nl-NL"])
    assert language_of_setting("system") == "en"
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["pt-PT", "de"])
    assert language_of_setting("system") == "pt_BR"
    names = [native_name(language) for language in LANGUAGES]
    assert names == ["English", "Deutsch", "Español", "Français", "Português (Brasil)"]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_mnemonic_is_used_twice_in_a_menu(qapp, language):
    use_language(qapp, language)

    def letters(titles: list[str]) -> list[str]:
        return [found[1].lower() for title in titles if (found := re.search(r"&(\w)", tr(title)))]

    assert len(set(letters(list(MENU_TITLES.values())))) == len(MENU_TITLES)
    for menu in MENU_TITLES:
        used = letters([row.title for row in ACTIONS if row.menu == menu])
        assert len(used) == len(set(used)), menu
    use_language(qapp, "en")


# --- nothing bypasses translation, as far as the source can tell -------------------------------

SILENT_CALLS = {
    "tr", "mark", "setObjectName", "setProperty", "getLogger", "info", "error", "warning",
    "debug", "exception", "findChild", "findChildren", "icon", "icon_pixmap", "tinted_icon", "Drawing", "value", "set_value", "getattr",
    "hasattr", "read_text", "file_path", "compile", "strftime", "QKeySequence", "set_face",
    "setFamily", "emit_", "open_wide", "fill_middle", "raise_panel", "panel", "import_module", "version",
    "translate", "QFont", "Formatter", "toString", "styleSheet", "setStyleSheet", "TypeVar",
    "setDefaultStyleSheet", "setFontFamily", "Thread",
}  # fmt: skip
KEY = re.compile(
    r"((Ctrl|Alt|Shift)\+.*|Return|Enter|Space|Backspace|Del|Tab|PgUp|PgDown|Home|End|Esc|F\d+)$"
)
NOT_SHOWN = {
    "File", "Edit", "View", "Listen", "Label", "Model", "Project", "Help",  # menus, as keys
    "Recordings", "Species in this recording", "Segment", "Review queue", "Gallery", "Spectrogram",
    "Training report", "Results", "History", "Jobs",  # panels, as keys
    "English", "Deutsch", "birdann sample", "birdann report.txt", "Dawn chorus",  # own names
    "low owls", "exact HJA/MLSP",  # settings of the segmenter, as keys
    "Fusion", "d MMM yyyy, HH:mm", "yyyy-MM-dd HH:mm", "inverted grey", "UTC", "qtbase_",
}  # fmt: skip
SKIPPED = {
    "diagnostics.py",  # reports of problems stay in the language of those who read them
    "edit_words.py",  # names of edits in the log
    "pages.py",  # the manual is written in English
    "table.py",  # ids of commands
    "theme.py",  # style sheets
}


def is_words(text: str) -> bool:
    """Whether a constant looks like something that a person reads."""
    stripped = text.strip()
    if "[" in stripped or " | " in stripped:  # a type
        return False
    if not any(letter.isalpha() for letter in stripped) or KEY.match(stripped):
        return False
    capital = stripped[0] == "&" or stripped[0].isupper()
    return " " in stripped or (capital and any(letter.islower() for letter in stripped))


class Untranslated(ast.NodeVisitor):
    """Finds constants of words outside of ``tr`` and ``mark``."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
        for argument in arguments:
            if name not in SILENT_CALLS or isinstance(argument, ast.Call):
                self.visit(argument)
        self.visit(node.func)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if getattr(node.targets[0], "id", "") != "__all__":
            self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Pass over what is compared with: names of Qt's and keys."""

    def visit_arg(self, node: ast.arg) -> None:
        """Pass over annotations."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Pass over what only a programmer sees."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        usual = (*node.args.defaults, *node.args.kw_defaults)
        for part in (*node.body, *(default for default in usual if default is not None)):
            self.visit(part)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        words = "".join(part.value for part in node.values if isinstance(part, ast.Constant))
        words = re.sub(r"<[^>]*>|&\w+;|\*?\.\w+|k?Hz|\bs\b|\bms\b|dB|[-:;{}]|birdann", " ", words)
        if re.search(r"[^\W\d_]{2}", words) and words.strip() not in NOT_SHOWN:
            self.found.append((node.lineno, words))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and is_words(node.value) and node.value not in NOT_SHOWN:
            self.found.append((node.lineno, node.value))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_words_stand_outside_of_translation(path):
    if path.name in SKIPPED:
        return
    visitor = Untranslated()
    visitor.visit(ast.parse(path.read_text(encoding="utf-8")))
    assert not visitor.found


def test_texts_to_translate_are_literals():
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if (
                isinstance(node, ast.Call)
                and name in {"tr", "mark"}
                and path.name != "language.py"
            ):
                first = node.args[0]
                assert not isinstance(first, ast.JoinedStr | ast.BinOp), (path, node.lineno)
                assert name == "tr" or isinstance(first, ast.Constant), (path, node.lineno)


class Brackets(QTranslator):
    """Puts every text into brackets, so that what is not translated stands out."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        text = source.replace("%Ln", str(n)).replace("%n", str(n))
        return f"⟦{text}⟧"

    def isEmpty(self) -> bool:
        return False


def test_both_answers_stand_in_one_line_beside_a_scroll_bar(german, qtbot):
    panel = SegmentPanel()
    qtbot.addWidget(panel)
    panel.setStyleSheet(window_style(LIGHT))
    words = dict.fromkeys(("title", "progress", "details", "verdict", "why"), "")
    panel.show_segment(SegmentInfo(**words, choices=(), can_confirm=True, can_clear=True))
    panel.resize(270, 400)  # a dock of 280 px with its bar
    panel.show()
    QApplication.processEvents()
    assert panel.confirm.y() == panel.reject.y()

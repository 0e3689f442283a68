"""The manual's window: contents and search on the left, the page on the right."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.help.browser import HelpBrowser, HelpSection, sections
from birdann.gui.help.pages import WELCOME, all_pages, contents, page_text
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.dock_layout import FRAME
from birdann.gui.style.icons import app_icon, icon
from birdann.gui.style.theme import current_theme, theme_events, window_style
from birdann.gui.text.language import tr

_FIRST_SIZE = QSize(1040, 760)
_LEFT_PX = 270
_SIZE_KEY = "help_size"
_LINK_ROLE = Qt.ItemDataRole.UserRole


class HelpWindow(QWidget):
    """Shows the manual beside the main window."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("help")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setWindowIcon(app_icon())
        self._preferences = preferences
        self.browser = HelpBrowser(self)
        self.browser.setAccessibleName(tr("Manual"))
        self._build_left()
        self._build_bar()
        split = QSplitter(Qt.Orientation.Horizontal, self, childrenCollapsible=False)
        split.addWidget(self._left)
        split.addWidget(self.browser)
        split.setStretchFactor(1, 1)
        split.setSizes([_LEFT_PX, _FIRST_SIZE.width() - _LEFT_PX])
        lay_out(QVBoxLayout(self), split, margins=(0, 0, 0, 0))
        self._add_keys()
        self.browser.page_changed.connect(self._follow_page)
        theme_events().changed.connect(self._apply_style)
        self._apply_style()
        size = preferences.value(_SIZE_KEY)
        size_px = QSize(*size) if isinstance(size, list) and len(size) == 2 else _FIRST_SIZE
        self.resize(size_px.boundedTo(self.screen().availableSize() - FRAME))

    def show_page(self, page: str = WELCOME) -> None:
        """Raise the window with a page, at the heading after its ``#``."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.browser.open(page)
        self.browser.setFocus()

    # --- parts -----------------------------------------------------------------------------

    def _build_left(self) -> None:
        self._left = QWidget(self)
        self.field = with_style(QLineEdit(self), name=tr("Search the manual"))
        self.field.setPlaceholderText(tr("Search the manual"))
        self.field.setClearButtonEnabled(True)
        self.field.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._open_first)
        self.contents = with_style(QTreeWidget(self), name=tr("Contents"), headerHidden=True)
        self.contents.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.contents.setIndentation(12)
        self.contents.setRootIsDecorated(False)
        self._items: dict[str, QTreeWidgetItem] = {}
        for title, of_section in contents():
            group = QTreeWidgetItem(self.contents, [title])
            group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            strong = self.contents.font()
            strong.setBold(True)
            group.setFont(0, strong)
            for page in of_section:
                item = QTreeWidgetItem(group, [page.title])
                item.setData(0, _LINK_ROLE, page.path)
                item.setToolTip(0, page.title)
                self._items[page.path] = item
        self.contents.expandAll()
        self.contents.itemClicked.connect(self._open_item)
        self.contents.itemActivated.connect(self._open_item)
        self.results = with_style(QListWidget(self), name=tr("Found in the manual"))
        self.results.setFrameShape(QListWidget.Shape.NoFrame)
        self.results.setWordWrap(True)
        self.results.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.results.itemClicked.connect(self._open_result)
        self.results.itemActivated.connect(self._open_result)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.contents)
        self.pages.addWidget(self.results)
        self._column = QVBoxLayout(self._left)
        self._column.setContentsMargins(10, 10, 4, 10)
        self._column.setSpacing(8)
        lay_out(self._column, self.field, (self.pages, 1))

    def _build_bar(self) -> None:
        self.back = self._button("previous", tr("Back (Alt+Left)"), self.browser.go_back)
        self.forward = self._button("next", tr("Forward (Alt+Right)"), self.browser.go_forward)
        bar = lay_out(QHBoxLayout(), self.back, self.forward, 1, spacing=2)
        self._column.insertLayout(0, bar)

    def _button(self, icon_name: str, tip: str, slot: object) -> QToolButton:
        button = with_style(QToolButton(self, autoRaise=True), icon_name, name=tip, tip=tip)
        button.setIcon(icon(icon_name))
        button.clicked.connect(slot)
        return button

    def _add_keys(self) -> None:
        for keys, slot in (
            ("Alt+Left", self.browser.go_back),
            ("Alt+Right", self.browser.go_forward),
            ("Ctrl+F", self._start_search),
            ("F1", lambda: self.browser.open(WELCOME)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # --- keeping in step -------------------------------------------------------------------

    def _follow_page(self, path: str) -> None:
        page = all_pages()[path]
        self.setWindowTitle(tr("{title} – manual").format(title=page.title))
        self.back.setEnabled(self.browser.can_go_back)
        self.forward.setEnabled(self.browser.can_go_forward)
        self.contents.setCurrentItem(self._items[path])

    def _open_item(self, item: QTreeWidgetItem) -> None:
        page = item.data(0, _LINK_ROLE)
        if page and page != self.browser.page:
            self.browser.open(page)

    # --- search ----------------------------------------------------------------------------

    def _start_search(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    def _search(self, words: str) -> None:
        self.results.clear()
        self.pages.setCurrentWidget(self.results if words.strip() else self.contents)
        if not words.strip():
            return
        for hit in search(words, all_sections()):
            title = all_pages()[hit.section.page].title
            heading = hit.section.heading
            first = title if heading == title else f"{title}: {heading}"
            item = QListWidgetItem(f"{first}\n{hit.excerpt}", self.results)
            item.setData(_LINK_ROLE, f"{hit.section.page}#{hit.section.anchor}")
        if not self.results.count():
            item = QListWidgetItem(tr("Nothing found. Try fewer letters."), self.results)
            item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _open_first(self) -> None:
        if self.results.count() and self.pages.currentWidget() is self.results:
            self._open_result(self.results.item(0))

    def _open_result(self, item: QListWidgetItem) -> None:
        link = item.data(_LINK_ROLE)
        if link:
            self.results.setCurrentItem(item)
            self.browser.open(link, self.field.text())

    # --- coming and going ------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.field.text():
            self.field.clear()
        else:
            self.close()

    def _apply_style(self) -> None:
        theme = current_theme()
        self.setStyleSheet(
            window_style(theme)
            + f"#help {{ background: {theme.window.name()}; }}"
            + f"QTextBrowser {{ background: {theme.raised.name()}; }}"
            + "QTreeWidget, QListWidget { background: transparent; }"
            + "QTreeWidget::item { padding: 3px 2px; } QListWidget::item { padding: 6px 4px; }"
        )
        self.browser.refresh_colors()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._preferences.set_value(_SIZE_KEY, [self.width(), self.height()])
        event.accept()


_AROUND = 48
_MAX = 40


@dataclass(frozen=True, slots=True)
class Hit:
    """A section with the words, and an excerpt around the first."""

    section: HelpSection
    excerpt: str


@cache
def all_sections() -> tuple[HelpSection, ...]:
    """Return every section of the manual."""
    return tuple(section for path in all_pages() for section in sections(path, page_text(path)))


def search(words: str, among: Iterable[HelpSection]) -> list[Hit]:
    """Return the sections with all of the words, best first.

    Matches in headings come first, developer pages last.

    Parameters
    ----------
    words
        Separated by spaces; prefixes of words are enough, case is ignored.
    """
    wanted = words.casefold().split()
    if not wanted:
        return []
    of_developers = {page.path for page in contents()[-1][1]}
    rated = []
    for index, section in enumerate(among):
        heading, text = section.heading.casefold(), section.text.casefold()
        if all(word in heading or word in text for word in wanted):
            in_heading = sum(word in heading for word in wanted)
            count = sum(text.count(word) for word in wanted)
            rated.append((section.page in of_developers, -in_heading, -count, index, section))
    rated.sort(key=lambda row: row[:4])
    return [Hit(section, _excerpt(section.text, wanted)) for *_, section in rated[:_MAX]]


def _excerpt(text: str, wanted: list[str]) -> str:
    lower = text.casefold()
    starts = [at for word in wanted if (at := lower.find(word)) >= 0]
    middle = min(starts, default=0)
    start, stop = max(0, middle - _AROUND), middle + 2 * _AROUND
    start = text.rfind(" ", 0, start) + 1 if start else 0
    return f"{'… ' if start else ''}{text[start:stop]}{' …' if stop < len(text) else ''}"

"""The text of a page: sections for the search, and anchors of headings."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from posixpath import dirname, join, normpath

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFont,
    QFontDatabase,
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from birdann.gui.help.pages import WELCOME, all_pages, image_bytes, page_text
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.style.theme import Theme, current_theme

_COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*$")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[*`|>#]+|-{3,}")
_NOT_IN_NAMES = re.compile(r"[^\w\s-]")


@dataclass(frozen=True, slots=True)
class HelpSection:
    """The part of a page under one heading: its place, and its text without markup."""

    page: str
    heading: str
    anchor: str
    text: str


def without_comments(markdown: str) -> str:
    """Return Markdown without comments, which Qt would show."""
    return _COMMENT.sub("", markdown)


def slug(heading: str) -> str:
    """Return the anchor of a heading, as Python-Markdown makes it."""
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[-\s]+", "-", _NOT_IN_NAMES.sub("", plain).strip().lower())


class Slugs:
    """Makes unique anchors of a page's headings."""

    def __init__(self) -> None:
        self._used: set[str] = set()

    def of(self, heading: str) -> str:
        """Return the next heading's anchor; repeated ones get ``_1``, ``_2`` and so on."""
        base = name = slug(heading)
        number = 0
        while name in self._used:
            number += 1
            name = f"{base}_{number}"
        self._used.add(name)
        return name


def sections(page: str, markdown: str) -> Iterator[HelpSection]:
    """Yield the sections of a page in order."""
    slugs, heading, anchor = Slugs(), "", ""
    lines: list[str] = []
    is_code = False
    for line in without_comments(markdown).splitlines():
        if line.startswith("```"):
            is_code = not is_code
            continue
        match = None if is_code else _HEADING.match(line)
        if match is None:
            lines.append(_plain_line(line))
            continue
        if heading:
            yield HelpSection(page, heading, anchor, _join_lines(lines))
        heading, lines = _plain_line(match[2]), []
        anchor = slugs.of(heading)
    yield HelpSection(page, heading, anchor, _join_lines(lines))


def resolve_link(page: str, link: str) -> tuple[str, str]:
    """Return the page and anchor of a link on a page."""
    target, _, anchor = link.partition("#")
    return (normpath(join(dirname(page), target)) if target else page), anchor


def _plain_line(line: str) -> str:
    return _MARKS.sub(" ", _LINK.sub(r"\1", line)).strip()


def _join_lines(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


_SCALES = {1: 1.9, 2: 1.4, 3: 1.15}
_ABOVE_EM = {1: 0.4, 2: 1.6, 3: 1.2}
_LINE_HEIGHT = 135.0
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
_FENCE = QTextFormat.Property.BlockCodeFence
_QUOTE = QTextFormat.Property.BlockQuoteLevel


class PageDocument(QTextDocument):
    """A page of the manual in the colours of a theme.

    Attributes
    ----------
    anchors
        Block number of each heading's anchor.
    """

    def __init__(self, markdown: str, theme: Theme, font: QFont) -> None:
        super().__init__()
        self.setDefaultFont(font)
        self.setDocumentMargin(28)
        self.anchors: dict[str, int] = {}
        self._theme = theme
        self._em = font.pointSizeF() if font.pointSizeF() > 0 else 10.0
        self.setMarkdown(
            without_comments(markdown), QTextDocument.MarkdownFeature.MarkdownDialectGitHub
        )
        cursor = QTextCursor(self)
        cursor.beginEditBlock()
        for table in self._tables():
            _drop_stray_line(table)
        slugs = Slugs()
        for block in self._blocks():
            if block.blockFormat().headingLevel():
                self.anchors[slugs.of(block.text())] = block.blockNumber()
            self._style_block(QTextCursor(block), block)
        for table in self._tables():
            self._style_table(table)
        cursor.endEditBlock()
        self.setUndoRedoEnabled(False)

    def images(self) -> Iterator[tuple[int, str]]:
        for block in self._blocks():
            fragments = block.begin()
            while not fragments.atEnd():
                fragment = fragments.fragment()
                if fragment.charFormat().isImageFormat():
                    yield fragment.position(), fragment.charFormat().toImageFormat().name()
                fragments += 1

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.begin()
        while block.isValid():
            yield block
            block = block.next()

    def _tables(self) -> list[QTextTable]:
        return [frame for frame in self.rootFrame().childFrames() if isinstance(frame, QTextTable)]

    def _style_block(self, cursor: QTextCursor, block: QTextBlock) -> None:
        look = block.blockFormat()
        if level := look.headingLevel():
            self._style_heading(cursor, look, level)
        elif look.hasProperty(_FENCE) or look.hasProperty(QTextFormat.Property.BlockCodeLanguage):
            self._style_code(cursor, look, block)
        else:
            if _OBJECT not in block.text():  # a picture's line is as high as the picture
                look.setLineHeight(_LINE_HEIGHT, _PROPORTIONAL)
            goes_on = block.textList() is not None and block.next().textList() is not None
            space = self._em * (0.35 if goes_on else 0.9)
            look.setBottomMargin(0 if cursor.currentTable() is not None else space)
            look.setTopMargin(0)
            if look.hasProperty(_QUOTE):
                look.setLeftMargin(self._em * 1.5)
                look.setBackground(self._theme.panel)
            cursor.setBlockFormat(look)
            self._style_words(block)

    def _style_heading(self, cursor: QTextCursor, look: QTextBlockFormat, level: int) -> None:
        look.setTopMargin(self._em * _ABOVE_EM.get(level, 1.0))
        look.setBottomMargin(self._em * 0.6)
        cursor.setBlockFormat(look)
        words = QTextCharFormat()
        words.setFontPointSize(self._em * _SCALES.get(level, 1.0))
        words.setFontWeight(QFont.Weight.DemiBold)
        words.setForeground(self._theme.text)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(words)

    def _style_code(self, cursor: QTextCursor, look: QTextBlockFormat, block: QTextBlock) -> None:
        look.setBackground(self._theme.window)
        look.setLeftMargin(self._em)
        look.setRightMargin(self._em)
        look.setNonBreakableLines(False)
        last = block.next()
        ends = not (last.isValid() and last.blockFormat().hasProperty(_FENCE))
        look.setBottomMargin(self._em if ends else 0)
        cursor.setBlockFormat(look)
        words = QTextCharFormat()
        words.setFontFamilies([_fixed_family()])
        words.setFontPointSize(self._em * 0.95)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(words)

    def _style_words(self, block: QTextBlock) -> None:
        changes = []
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            look = QTextCharFormat()
            if fragment.charFormat().fontFixedPitch():
                look.setBackground(self._theme.window)
                look.setFontFamilies([_fixed_family()])
            if fragment.charFormat().isAnchor():
                look.setForeground(self._theme.accent)
                look.setFontUnderline(False)
            if look.propertyCount():
                changes.append((fragment.position(), fragment.length(), look))
            fragments += 1
        for start, length, look in changes:
            cursor = QTextCursor(self)
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(look)

    def _style_table(self, table: QTextTable) -> None:
        look = table.format()
        look.setBorderCollapse(True)
        look.setBorder(1)
        look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        look.setBorderBrush(self._theme.border)
        look.setCellPadding(self._em * 0.55)
        look.setCellSpacing(0)
        look.setTopMargin(self._em * 0.8)
        look.setBottomMargin(self._em * 1.2)
        look.setWidth(QTextLength(QTextLength.Type.VariableLength, 0))
        table.setFormat(look)
        for column in range(table.columns()):
            cell = table.cellAt(0, column)
            ground = cell.format()
            ground.setBackground(self._theme.panel)
            cell.setFormat(ground)
            strong = QTextCharFormat()
            strong.setFontWeight(QFont.Weight.DemiBold)
            words = cell.firstCursorPosition()
            words.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
            words.mergeCharFormat(strong)


def _drop_stray_line(table: QTextTable) -> None:
    """Remove the empty code line that Qt inserts into a table after code."""
    cell = table.cellAt(0, 0)
    cursor = cell.firstCursorPosition()
    if not cursor.block().text() and cursor.position() < cell.lastPosition():
        cursor.deleteChar()
        cursor.setBlockFormat(QTextBlockFormat())


def _fixed_family() -> str:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()


_REST_MS = 60
_WIDEST_PX = 900
_WEB = ("http", "https", "mailto")


@dataclass(slots=True)
class Visit:
    """A visited place in the manual."""

    page: str
    anchor: str = ""
    scrolled: int | None = None


class HelpBrowser(QTextBrowser):
    """Renders pages of the manual; web links open in the system's browser."""

    page_changed = Signal(str)  # path

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setMinimumWidth(320)
        self.page = ""
        self._words: tuple[str, ...] = ()
        self._document: PageDocument | None = None
        self._originals: dict[str, QImage] = {}
        self._past: list[Visit] = []
        self._future: list[Visit] = []
        self._later = single_shot(self, self._fit_pictures, _REST_MS)
        self.anchorClicked.connect(self._open_link)

    # --- going about -----------------------------------------------------------------------

    def open(self, page_name: str, words: str = "") -> None:
        page, _, anchor = page_name.partition("#")
        if self.page:
            self._past.append(Visit(self.page, scrolled=self.verticalScrollBar().value()))
            self._future.clear()
        self._words = tuple(words.split())
        self._show(Visit(page, anchor))

    def go_back(self) -> None:
        self._step(self._past, self._future)

    def go_forward(self) -> None:
        """Return to the page before going back."""
        self._step(self._future, self._past)

    @property
    def can_go_back(self) -> bool:
        return bool(self._past)

    @property
    def can_go_forward(self) -> bool:
        return bool(self._future)

    def refresh_colors(self) -> None:
        if self.page:
            self._show(Visit(self.page, scrolled=self.verticalScrollBar().value()), anew=True)

    def _step(self, source: list[Visit], target: list[Visit]) -> None:
        if source:
            target.append(Visit(self.page, scrolled=self.verticalScrollBar().value()))
            self._words = ()
            self._show(source.pop())

    def _open_link(self, url: QUrl) -> None:
        if url.scheme() in _WEB:
            QDesktopServices.openUrl(url)
            return
        page, anchor = resolve_link(
            self.page, url.toString(QUrl.ComponentFormattingOption.PrettyDecoded)
        )
        if page in all_pages():
            self.open(f"{page}#{anchor}")

    # --- showing ---------------------------------------------------------------------------

    def _show(self, stop: Visit, *, anew: bool = False) -> None:
        if stop.page != self.page or anew:
            self.page = stop.page if stop.page in all_pages() else WELCOME
            self._document = PageDocument(page_text(self.page), current_theme(), self.font())
            self._document.setParent(self)
            self._load_pictures(self._document)
            before = self.document()
            self.setDocument(self._document)
            if isinstance(before, PageDocument):
                before.deleteLater()
            self._fit_pictures()
            # Qt leaves blocks that changed last without lines: the end of a page would be blank.
            self._document.markContentsDirty(0, self._document.characterCount())
            self._document.documentLayout().documentSize()  # lays out all of it
        self._mark_words()
        self._scroll(stop)
        QTimer.singleShot(0, self, lambda: self._scroll(stop))  # the page may be laid out by then
        self.page_changed.emit(self.page)

    def _scroll(self, stop: Visit) -> None:
        if stop.scrolled is not None:
            self.verticalScrollBar().setValue(stop.scrolled)
        else:
            self._scroll_to(stop.anchor)

    def _scroll_to(self, anchor: str) -> None:
        document = self._document
        top = 0.0
        if document is not None and anchor in document.anchors:
            block = document.findBlockByNumber(document.anchors[anchor])
            top = (
                document.documentLayout().blockBoundingRect(block).top()
                - document.documentMargin() / 2
            )
        cursor = QTextCursor(self.document())
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(round(top))

    def _mark_words(self) -> None:
        marks = []
        ground = QColor(current_theme().warning)
        ground.setAlphaF(0.3)
        for word in self._words:
            cursor = self.document().find(word)
            while not cursor.isNull():
                one = QTextEdit.ExtraSelection()
                one.cursor = cursor
                one.format.setBackground(ground)
                marks.append(one)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(marks)

    # --- pictures --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()

    def _load_pictures(self, document: PageDocument) -> None:
        self._originals.clear()
        for _, name in document.images():
            content = image_bytes(resolve_link(self.page, name)[0])
            if content is not None:
                self._originals[name] = QImage.fromData(content)

    def _fit_pictures(self) -> None:
        """Scale every picture once, smoothly, to the available width."""
        document = self._document
        if document is None:
            return
        room = self.viewport().width() - 2 * document.documentMargin()
        ratio = self.devicePixelRatioF()
        for position, name in list(document.images()):
            original = self._originals.get(name)
            if original is None or original.isNull():
                continue
            width = min(room, _WIDEST_PX, original.width())
            smooth = Qt.TransformationMode.SmoothTransformation
            scaled = original.scaledToWidth(max(1, round(width * ratio)), smooth)
            scaled.setDevicePixelRatio(ratio)
            document.addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(name), scaled
            )
            cursor = QTextCursor(document)
            cursor.setPosition(position + 1)
            look = cursor.charFormat().toImageFormat()
            look.setWidth(scaled.width() / ratio)
            look.setHeight(scaled.height() / ratio)
            cursor.setPosition(position)
            cursor.setPosition(position + 1, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(look)

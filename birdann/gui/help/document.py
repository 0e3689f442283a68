"""A page as a document: Qt parses the Markdown, this styles it."""

from collections.abc import Iterator

from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
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

from birdann.gui.help.markdown import Slugs, shown_text
from birdann.gui.style.theme import Theme

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
        self.setMarkdown(shown_text(markdown), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        cursor = QTextCursor(self)
        cursor.beginEditBlock()
        for table in self._tables():
            _drop_stray_line(table)
        slugs = Slugs()
        for block in self._blocks():
            if block.blockFormat().headingLevel():
                self.anchors[slugs.of(block.text())] = block.blockNumber()
            self._dress(QTextCursor(block), block)
        for table in self._tables():
            self._dress_table(table)
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
        return [one for one in self.rootFrame().childFrames() if isinstance(one, QTextTable)]

    def _dress(self, cursor: QTextCursor, block: QTextBlock) -> None:
        look = block.blockFormat()
        if level := look.headingLevel():
            self._dress_heading(cursor, look, level)
        elif look.hasProperty(_FENCE) or look.hasProperty(QTextFormat.Property.BlockCodeLanguage):
            self._dress_code(cursor, look, block)
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
            self._dress_words(block)

    def _dress_heading(self, cursor: QTextCursor, look: QTextBlockFormat, level: int) -> None:
        look.setTopMargin(self._em * _ABOVE_EM.get(level, 1.0))
        look.setBottomMargin(self._em * 0.6)
        cursor.setBlockFormat(look)
        words = QTextCharFormat()
        words.setFontPointSize(self._em * _SCALES.get(level, 1.0))
        words.setFontWeight(QFont.Weight.DemiBold)
        words.setForeground(self._theme.text)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(words)

    def _dress_code(self, cursor: QTextCursor, look: QTextBlockFormat, block: QTextBlock) -> None:
        look.setBackground(_tinted(self._theme))
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

    def _dress_words(self, block: QTextBlock) -> None:
        changes = []
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            look = QTextCharFormat()
            if fragment.charFormat().fontFixedPitch():
                look.setBackground(_tinted(self._theme))
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

    def _dress_table(self, table: QTextTable) -> None:
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


def _tinted(theme: Theme) -> QColor:
    return theme.window


def _fixed_family() -> str:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()

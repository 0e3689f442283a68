"""Display of one page: scaled pictures, links, history."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QImage,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from birdann.gui.help.document import PageDocument
from birdann.gui.help.markdown import followed
from birdann.gui.help.pages import PAGES, WELCOME, image_bytes, page_text
from birdann.gui.style.theme import current_theme

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
        self._later = QTimer(self, singleShot=True, interval=_REST_MS)
        self._later.timeout.connect(self._fit_pictures)
        self.anchorClicked.connect(self._follow)

    # --- going about -----------------------------------------------------------------------

    def open(self, place: str, words: str = "") -> None:
        page, _, anchor = place.partition("#")
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

    def _follow(self, url: QUrl) -> None:
        if url.scheme() in _WEB:
            QDesktopServices.openUrl(url)
            return
        page, anchor = followed(
            self.page, url.toString(QUrl.ComponentFormattingOption.PrettyDecoded)
        )
        if page in PAGES:
            self.open(f"{page}#{anchor}")

    # --- showing ---------------------------------------------------------------------------

    def _show(self, stop: Visit, *, anew: bool = False) -> None:
        if stop.page != self.page or anew:
            self.page = stop.page if stop.page in PAGES else WELCOME
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
            content = image_bytes(followed(self.page, name)[0])
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

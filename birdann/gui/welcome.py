"""Pages shown before a project is open, and before it has recordings."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.style.declared import Scrolled, lay_out, with_style
from birdann.gui.style.icons import Drawing, app_pixmap, icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import mark, tr

_WIDTH_PX = 700
_MAX_RECENT = 4
"""More would scroll at 1366 x 768; all are in the File menu."""
_STEPS = (
    ("add", mark("Add"), mark("Sound files or a whole folder.")),
    ("segment", mark("Find segments"), mark("birdann outlines every call.")),
    ("tag", mark("Tag"), mark("Tag the species, or import a network’s detections.")),
    ("train", mark("Train"), mark("Learns which call belongs to which species.")),
    ("review", mark("Review"), mark("Review uncertain predictions, then export.")),
)


class WelcomePage(QWidget):
    """Three ways in, open, recent projects, and the five steps."""

    new_asked = Signal()
    detections_asked = Signal()
    open_asked = Signal()
    sample_asked = Signal()
    recent_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        scrolled = Scrolled(self)
        content = scrolled.set_content(QWidget)
        self._column = QWidget(content, maximumWidth=_WIDTH_PX)
        self._column.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column = lay_out(QVBoxLayout(self._column), self._head(), spacing=10)
        column.addSpacing(10)
        column.addLayout(self._buttons())
        column.addSpacing(14)
        column.addLayout(self._build_how_to_start())
        column.addLayout(self._steps())
        column.addSpacing(14)
        self._recent_caption = self._caption(tr("Recent projects"))
        self._recent = lay_out(QVBoxLayout(), spacing=2)
        lay_out(column, self._recent_caption, self._recent)
        centred = lay_out(QHBoxLayout(), 1, (self._column, 20), 1)
        lay_out(QVBoxLayout(content), 2, centred, 3, margins=(24, 24, 24, 24))
        lay_out(QVBoxLayout(self), scrolled, margins=(0, 0, 0, 0))
        self.set_recent(())

    def set_recent(self, paths: Sequence[Path]) -> None:
        while (item := self._recent.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._recent_caption.setVisible(bool(paths))
        for path in paths[:_MAX_RECENT]:
            self._recent.addWidget(self._recent_button(path))

    def _head(self) -> QHBoxLayout:
        mark = with_style(QLabel(self._column), pixmap=app_pixmap(64, self.devicePixelRatio()))
        title = with_style(QLabel("birdann", self._column), "title")
        text = QLabel(
            tr("birdann labels every call in your recordings. Start with:"),
            self._column,
        )
        text.setObjectName("lead")
        text.setWordWrap(True)
        words = lay_out(QVBoxLayout(), title, text, spacing=2)
        head = lay_out(QHBoxLayout(), mark, (words, 1), spacing=16)
        return head

    def _buttons(self) -> QGridLayout:
        self.new = with_style(QPushButton(tr("Recordings and lists…"), self._column), "primary")
        self.detections = QPushButton(tr("Recordings and detections…"), self._column)
        with_style(self.detections, "primary")
        self.sample = QPushButton(tr("Try with sample data"), self._column)
        self.open = QPushButton(tr("Open project…"), self._column)
        grid = QGridLayout()
        grid.setSpacing(8)
        kinds = (
            (
                self.new,
                icon("tag", "on_accent"),
                self.new_asked,
                tr("Tag their species, or import species lists"),
            ),
            (
                self.detections,
                icon("import", "on_accent"),
                self.detections_asked,
                tr("A network’s scores, such as BirdNET’s, name the calls; no tagging needed"),
            ),
            (
                self.sample,
                icon("sparkle"),
                self.sample_asked,
                tr("Synthesised recordings with species lists"),
            ),
            (self.open, icon("open"), self.open_asked, ""),
        )
        for index, (button, drawn, signal, tip) in enumerate(kinds):
            button.setIcon(drawn)
            button.setMinimumHeight(36)
            button.setIconSize(QSize(18, 18))
            button.setToolTip(tip)
            button.clicked.connect(signal)
            grid.addWidget(button, *divmod(index, 2))
        return grid

    def _build_how_to_start(self) -> QHBoxLayout:
        self.tour = with_style(
            QToolButton(self._column), "advice", focus=Qt.FocusPolicy.StrongFocus
        )
        self.tour.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.tour.setText(tr("Take a tour with sample data"))
        self.tour.setIcon(icon("next", "accent"))
        row = lay_out(QHBoxLayout(), (self._caption(tr("How it works")), 1), self.tour)
        return row

    def _steps(self) -> QHBoxLayout:
        row = lay_out(QHBoxLayout(), spacing=8)
        for name, title, text in _STEPS:
            card = with_style(QFrame(self._column), "card")
            picture = Drawing(name, 24, "accent", card)
            heading, body = QLabel(tr(title), card), QLabel(tr(text), card)
            heading.setObjectName("heading")
            body.setObjectName("muted")
            body.setWordWrap(True)
            body.setAlignment(Qt.AlignmentFlag.AlignTop)
            lay_out(
                QVBoxLayout(card), picture, heading, (body, 1), margins=(10, 10, 8, 10), spacing=3
            )
            row.addWidget(card, 1)
        return row

    def _caption(self, text: str) -> QLabel:
        label = with_style(QLabel(text, self._column), "caption")
        return label

    def _recent_button(self, path: Path) -> QToolButton:
        button = with_style(
            QToolButton(self._column), "row", text=f"{path.stem}   {_shorten_path(path.parent)}"
        )
        button.setAccessibleName(
            tr("Open {stem} in {parent}").format(stem=path.stem, parent=path.parent)
        )
        button.setToolTip(str(path))
        button.setIcon(icon("folder"))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.recent_asked.emit(path))
        return button


class DropPage(QWidget):
    """An empty project: where to drop recordings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = Drawing("add", 48, "accent", self)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title = with_style(QLabel(tr("Drop recordings or folders here"), self), "lead")
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        text = QLabel(
            tr(
                "WAV, FLAC, OGG, MP3 and AIFF. The files stay where they are; "
                "the project only remembers them. Tables of species lists or of a network’s "
                "detections may be dropped with them."
            ),
            self,
        )
        text.setObjectName("muted")
        text.setWordWrap(True)
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.files = with_style(QPushButton(tr("Add recordings…"), self), "primary")
        self.folder = QPushButton(tr("Add a folder…"), self)
        buttons = lay_out(QHBoxLayout(), 1, spacing=8)
        for button in (self.files, self.folder):
            button.setMinimumHeight(34)
            buttons.addWidget(button)
        buttons.addStretch(1)
        layout = lay_out(QVBoxLayout(self), 2, margins=(36, 24, 36, 24), spacing=8)
        for widget in (self.picture, title, text):
            layout.addWidget(widget)
        layout.addSpacing(8)
        lay_out(layout, buttons, 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line = QColor(current_theme().muted)
            line.setAlphaF(0.5)
            pen = QPen(line, 1.5, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(self.rect().adjusted(12, 12, -12, -12), 12, 12)


def _shorten_path(folder: Path) -> str:
    home = Path.home()
    return str("~" / folder.relative_to(home)) if folder.is_relative_to(home) else str(folder)

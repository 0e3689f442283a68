"""The status bar: next step, and values under the pointer."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QMainWindow,
    QStatusBar,
    QStyle,
    QStyleOption,
    QToolButton,
    QWidget,
)

from birdann.gui.keys.action_set import ActionSet
from birdann.gui.panels.notice import Notice
from birdann.gui.project.guidance import Advice, advise
from birdann.gui.project.workbench import Workbench
from birdann.gui.style.declared import with_style
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import clock, decimal

_MARGIN_PX = 6


class NoteBar(QStatusBar):
    """A status bar that elides long messages; the tooltip shows all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.messageChanged.connect(self.setToolTip)

    def displayed_message(self) -> str:
        room_px = self._room().width()
        return self.fontMetrics().elidedText(
            self.currentMessage(), Qt.TextElideMode.ElideRight, room_px
        )

    def _room(self) -> QRect:
        parts = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        right = min((widget.x() for widget in parts if widget.isVisible()), default=self.width())
        return self.rect().adjusted(_MARGIN_PX, 0, right - self.width() - _MARGIN_PX, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOption()
        option.initFrom(self)
        with QPainter(self) as painter:
            panel = QStyle.PrimitiveElement.PE_PanelStatusBar
            self.style().drawPrimitive(panel, option, painter, self)
            if self.currentMessage():
                painter.setPen(self.palette().windowText().color())
                flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
                painter.drawText(self._room(), flags, self.displayed_message())


class StatusLine:
    """Fills a window's status bar."""

    def __init__(
        self, window: QMainWindow, actions: ActionSet, notice: Notice, strip: QWidget
    ) -> None:
        self._actions = actions
        self._bar = NoteBar(window)
        window.setStatusBar(self._bar)
        self._advised = ""
        self.advice = with_style(QToolButton(window), "advice", focus=Qt.FocusPolicy.TabFocus)
        self.advice.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.advice.setIcon(icon("next", "accent"))
        self.advice.clicked.connect(self._trigger_advice)
        self.readout = with_style(QLabel(window), "muted")
        self.readout.setContentsMargins(0, 0, 8, 0)
        self._bar.addWidget(self.advice)
        self._notice = notice
        notice.undo.clicked.connect(actions["edit.undo"].trigger)
        notice.undo.setToolTip(actions.tip("edit.undo"))
        self._bar.addPermanentWidget(notice)
        self._bar.addPermanentWidget(self.readout)
        self._bar.addPermanentWidget(strip)

    def show_advice(self, bench: Workbench) -> None:
        """Show the suggested next step; a click runs it."""
        here, counts, working = bench.here, bench.counts, bench.is_working
        n_new_labels = here.labels_since_training if here is not None else 0
        meanwhile = (
            tr("The project opens as soon as it is ready.")
            if here is None
            else tr("Go on listening and tagging while this runs.")
            if here.view is not None
            else tr("The recordings appear as soon as they are read.")
        )
        advice = advise(counts, n_new_labels, bench.queue)
        is_read_only = here is not None and here.project.read_only
        if is_read_only:  # keys that would change it do nothing
            advice = Advice(tr("This project is open read-only."), advice.action_id)
        if working:
            advice = Advice(meanwhile, "model.cancel")
        self._advised = advice.action_id
        self.advice.setText(advice.text)
        self.advice.setAccessibleName(tr("Next step: {text}").format(text=advice.text))
        self.advice.setToolTip(self._actions.tip(advice.action_id))
        self.advice.setEnabled(not (working or is_read_only))
        useful = working or ((counts is not None or here is None) and self._actions.is_free)
        is_free = not self._bar.currentMessage() and self._notice.isHidden()
        self.advice.setVisible(useful and is_free)

    def _trigger_advice(self) -> None:
        self._actions[self._advised].trigger()

    def show_cursor(self, time_s: float, hz: float, level_db: object) -> None:
        level = f"   {decimal(level_db, 0)} dB" if isinstance(level_db, float) else ""
        self.readout.setText(f"{clock(time_s)}   {decimal(hz / 1000, 2)} kHz{level}")

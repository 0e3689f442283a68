"""Groups of similar sounds: going from one to the next, and a map of all segments."""

from collections import Counter
from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from birdann.app.reviewing.queue import displayed_species
from birdann.app.reviewing.sound_groups import SoundGroups
from birdann.core.arrays import BoolArray, FloatArray, IndexArray, Int64Array
from birdann.core.ids import Ids, SpeciesId
from birdann.core.species_marks import N_COLORS
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.item_models.queue_filter import GroupOrder
from birdann.gui.panels.delegates import small_font
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import (
    DARK,
    current_theme,
    paint_swatch,
    picture_of,
    set_pen_and_brush,
    species_style,
    with_alpha,
)
from birdann.gui.text.language import number, tr


class GroupBar(QWidget):
    """Bar above the cards while they are one group of similar sounds."""

    changed = Signal()
    """Another group is shown, or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.groups: SoundGroups | None = None
        self._numbers: list[int] = []
        self._index = 0
        # The species of which the groups are kinds of sound, and its name.
        self.species: tuple[SpeciesId, str] | None = None
        self._before: list[tuple[object, SoundGroups, list[int], int]] = []
        self._chosen: tuple[str, Ids] | None = None
        self.last_edit: Callable[[], object] = lambda: None
        self.title = with_style(QLabel(self), "strong")
        self.previous = self._button("", tr("Previous group (Alt+Left)"), "previous")
        self.next = self._button("", tr("Next group (Alt+Right)"), "next")
        self.split_button = self._button(
            tr("Split"), tr("Split this group into two of more similar sounds"), ""
        )
        self.map_button = self._button(tr("Map"), tr("Show the map of similar sounds"), "")
        self.map_button.setCheckable(True)
        self.map_button.setChecked(True)
        self.map_button.toggled.connect(self.changed)
        colors = tr("Colours of the map")
        self.colors = with_style(QComboBox(self), name=colors, tip=colors)
        self.colors.addItems([tr("Colours by species"), tr("Colours by group")])
        self.colors.currentIndexChanged.connect(self.changed)
        self.end = self._button(tr("All segments"), tr("Show all segments again"), "")
        row = lay_out(QHBoxLayout(self), margins=(0, 0, 0, 0), spacing=4)
        for widget in (self.previous, self.next, self.title):
            row.addWidget(widget)
        lay_out(row, 1, self.colors, self.map_button, self.split_button, self.end)
        self.previous.clicked.connect(lambda: self.step(-1))
        self.next.clicked.connect(lambda: self.step(+1))
        self.split_button.clicked.connect(self.split)
        self.end.clicked.connect(self.close_groups)
        self.hide()

    def _button(self, text: str, tip: str, icon_name: str) -> QToolButton:
        button = with_style(QToolButton(self), name=text or tip, tip=tip, text=text)
        if icon_name:
            button.setIcon(icon(icon_name))
        button.setIconSize(QSize(16, 16))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @property
    def order(self) -> GroupOrder | None:
        """The group shown; None for all segments."""
        if self._chosen is not None:
            return GroupOrder(self._chosen[1])
        if self.groups is None:
            return None
        return GroupOrder(self.groups.members(self._numbers[self._index]))

    @property
    def is_group(self) -> bool:
        return self.groups is not None

    @property
    def number(self) -> int:
        """The number of the group shown."""
        return self._numbers[self._index] if self._numbers else -1

    def show_groups(
        self,
        groups: SoundGroups,
        numbers: list[int],
        species: tuple[SpeciesId, str] | None = None,
    ) -> None:
        self.species = species
        self.groups, self._numbers, self._index, self._chosen = groups, numbers, 0, None
        self._before.clear()
        self._show()

    def show_chosen(self, title: str, members: Ids) -> None:
        self.groups, self.species, self._chosen = None, None, (title, members)
        self._show()

    def step(self, by: int) -> None:
        """Show the group at a relative position, within limits."""
        index = min(max(self._index + by, 0), len(self._numbers) - 1)
        if self.groups is not None and index != self._index:
            self._index = index
            self._show()

    def split(self) -> None:
        if self.groups is None:
            return
        parted = self.groups.split(self._numbers[self._index])
        if parted.n_groups > self.groups.n_groups:
            self._change(self.groups, parted, self._index)

    def gather(self, ids: Ids) -> None:
        """Make some segments a group, and show it."""
        if self.groups is not None:
            self._change(self.groups, self.groups.gather(ids), self._index + 1)

    def _change(self, before: SoundGroups, after: SoundGroups, index: int) -> None:
        """Show groups with a new one after the present, which ``undo_edit`` undoes."""
        self._before.append((self.last_edit(), before, self._numbers, self._index))
        next_index = self._index + 1
        self._numbers = [*self._numbers[:next_index], before.n_groups, *self._numbers[next_index:]]
        self.groups, self._index = after, index
        self._show()

    @property
    def may_undo_edit(self) -> bool:
        """Whether a group was made since the last edit of the project."""
        return self.is_group and bool(self._before) and self._before[-1][0] is self.last_edit()

    def undo_edit(self) -> None:
        """Undo the last split or gathering."""
        _, self.groups, self._numbers, self._index = self._before.pop()
        self._show()

    def show_number(self, number: int) -> None:
        if number in self._numbers:
            self.step(self._numbers.index(number) - self._index)

    def close_groups(self) -> None:
        if self.order is not None:
            self.groups = self.species = self._chosen = None
            self._show()

    def _show(self) -> None:
        self.setVisible(self.order is not None)
        for widget in (self.previous, self.next, self.split_button, self.map_button, self.colors):
            widget.setVisible(self.is_group)
        if self._chosen is not None:
            self.title.setText(self._chosen[0])
        if self.is_group:
            title = tr("Group {place} of {n}")
            if self.species is not None:
                title = tr("{species}, kind of sound {place} of {n}")
            self.title.setText(
                title.format(
                    place=number(self._index + 1),
                    n=number(len(self._numbers)),
                    species=self.species[1] if self.species else "",
                )
            )
            self.previous.setEnabled(self._index > 0)
            self.next.setEnabled(self._index + 1 < len(self._numbers))
        self.changed.emit()


_MARGIN_PX = 12
_RANGE_QUANTILES = (0.002, 0.998)
_CLICK_PX = 4.0
_ZOOM = 1.25
_MOST_ZOOM = 40.0
_MANY = 5000
_IN_LEGEND = 10
_SHAPES: tuple[Callable[[int, int, int], bool], ...] = (
    lambda dx, dy, size: abs(dx) + abs(dy) <= size,
    lambda dx, dy, size: abs(dx) + abs(dy) == size,
    lambda dx, dy, size: abs(dx) + abs(dy) <= size and dy >= 0,
    lambda dx, dy, size: not (dx and dy),
    lambda dx, dy, size: abs(dx) == size,
)
"""By pattern of a species: which pixels its points have."""


class SoundMap(QWidget):
    """Paints every segment of the groups as a point, those of one group large.

    All points are one image, which is made again only when they move or change colour.
    """

    gathered = Signal(object)
    """Ids of the segments that a loop was drawn around."""
    group_chosen = Signal(int)
    """The number of the group that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Map of similar sounds"))
        self.setToolTip(
            tr("Draw a loop around points to make them one group; click one to show its group")
        )
        self._groups: SoundGroups | None = None
        self._number = -1
        self._marks: IndexArray = np.empty(0, dtype=np.intp)
        # The most frequent species or groups in view: mark, name.
        self.legend: list[tuple[int, str]] = []
        self._is_visible: BoolArray = np.empty(0, dtype=bool)
        self._loop = QPolygonF()
        self._zoom, self._middle = 1.0, np.full(2, 0.5)
        self._image: QImage | None = None

    def show_groups(
        self,
        groups: SoundGroups,
        current: int,
        data: QueueData,
        visible_rows: Int64Array,
        *,
        by_species: bool,
    ) -> None:
        """Show the segments of some rows in the colours of their species or groups."""
        if self._groups is None or self._groups.map_points is not groups.map_points:
            self._zoom, self._middle = 1.0, np.full(2, 0.5)
        rows = data.row_of.find(groups.ids)
        self._is_visible = np.isin(rows, visible_rows)
        kinds, marks = groups.group, list(range(groups.n_groups))
        names = [tr("Group {n}").format(n=number(k + 1)) for k in marks]
        last = tr("No group")
        if by_species:
            kinds, names = displayed_species(data.table)[rows], list(data.species_names)
            marks = [-1 if mark is None else mark for mark in data.species_colors]
            last = tr("Unknown species")
        marks, names = [*marks, -1], [*names, last]  # to which the kind -1 belongs
        self._marks = np.asarray(marks)[kinds]
        counts = Counter(kinds[self._is_visible].tolist())
        self.legend = [(marks[kind], names[kind]) for kind, _ in counts.most_common(_IN_LEGEND)]
        self._groups, self._number = groups, current
        self._forget()

    # --- places --------------------------------------------------------------------------------

    def points(self) -> FloatArray:
        """Return where the segments are painted, float64 (n, 2), in pixels."""
        assert self._groups is not None
        positions = self._groups.map_points
        low, high = np.quantile(positions, _RANGE_QUANTILES, axis=0)
        share = (positions - low) / np.where(high > low, high - low, 1.0)
        room = np.array([self.width(), self.height()]) - 2 * _MARGIN_PX
        zoomed = (share.clip(0.0, 1.0) - self._middle) * self._zoom + 0.5
        pixels: FloatArray = _MARGIN_PX + zoomed * room
        return pixels

    def _rows_in_loop(self) -> IndexArray:
        mask = QImage(self.size(), QImage.Format.Format_Grayscale8)
        mask.fill(0)
        with QPainter(mask) as painter:
            set_pen_and_brush(painter, Qt.GlobalColor.white, Qt.GlobalColor.white).drawPolygon(
                self._loop
            )
        pixels = np.frombuffer(mask.constBits(), np.uint8).reshape(-1, mask.bytesPerLine())
        at, inside = self._visible_points()
        inside[inside] = pixels[at[inside, 1], at[inside, 0]] > 0
        return np.flatnonzero(inside)

    def _visible_points(self) -> tuple[IndexArray, BoolArray]:
        at = np.round(self.points()).astype(np.intp)
        is_in = (at >= 0).all(axis=1) & (at < [self.width(), self.height()]).all(axis=1)
        return at, is_in & self._is_visible

    # --- painting ------------------------------------------------------------------------------

    def _forget(self) -> None:
        self._image = None
        self.update()

    def _paint_map(self, groups: SoundGroups) -> QImage:
        inks = [*(species_style(k).color for k in range(N_COLORS)), DARK.muted]
        reach = 2 if len(groups.ids) < _MANY else 1
        pixels = np.full((self.height() + 6, self.width() + 6), DARK.plot.rgb(), np.uint32)
        at, is_in = self._visible_points()
        is_large = groups.group == self._number
        color = np.where(self._marks < 0, N_COLORS, self._marks % N_COLORS)
        colors = np.array([ink.rgb() for ink in inks], dtype=np.uint32)[color]
        shapes = np.maximum(self._marks, 0) // N_COLORS % len(_SHAPES)
        for rows, size in ((is_in & ~is_large, reach), (is_in & is_large, reach + 1)):
            x, y, ink, shape = at[rows, 0] + 3, at[rows, 1] + 3, colors[rows], shapes[rows]
            for dx in range(-size, size + 1):
                for dy in range(-size, size + 1):
                    drawn = [has_pixel(dx, dy, size) for has_pixel in _SHAPES]
                    if any(drawn):
                        here = np.asarray(drawn)[shape]
                        pixels[y[here] + dy, x[here] + dx] = ink[here]
        return picture_of(pixels[3:-3, 3:-3], QImage.Format.Format_RGB32)

    def paintEvent(self, event: QPaintEvent) -> None:
        accent = current_theme().accent
        with QPainter(self) as painter:
            if self._groups is None:
                return
            if self._image is None:
                self._image = self._paint_map(self._groups)
            painter.drawImage(0, 0, self._image)
            self._paint_legend(painter)
            if self._loop.count() > 1:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                fill = with_alpha(accent, 60)
                set_pen_and_brush(painter, QPen(accent, 1.5), QBrush(fill)).drawPolygon(self._loop)

    def _paint_legend(self, painter: QPainter) -> None:
        """Name the colours and shapes of the points, those of most points first."""
        font, line_px = small_font(self.font()), 16
        painter.setFont(font)
        metrics = painter.fontMetrics()
        room_px = self.width() - 2 * _MARGIN_PX - 24
        n_lines = max(0, min(len(self.legend), self.height() // 2 // line_px))
        texts = [
            metrics.elidedText(name, Qt.TextElideMode.ElideRight, room_px)
            for _, name in self.legend[:n_lines]
        ]
        if not texts:
            return
        width = max(map(metrics.horizontalAdvance, texts)) + 26
        set_pen_and_brush(painter, None, with_alpha(DARK.plot, 200)).drawRoundedRect(
            QRectF(4, 4, width, n_lines * line_px + 6), 4, 4
        )
        for row, ((mark, _), text) in enumerate(zip(self.legend, texts, strict=False)):
            top = 7 + row * line_px
            paint_swatch(painter, QRectF(9, top + 3, 10, 10), species_style(mark))
            painter.setPen(DARK.text)
            painter.drawText(24, top + line_px - 4, text)

    # --- hand ----------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(320, 320)

    def minimumSizeHint(self) -> QSize:
        return QSize(140, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._forget()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._loop = QPolygonF([event.position()])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._loop.count():
            self._loop.append(event.position())
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        box, groups = self._loop.boundingRect(), self._groups
        if groups is not None and self._loop.count():
            if max(box.width(), box.height()) > _CLICK_PX:
                rows = self._rows_in_loop()
                if len(rows):
                    self.gathered.emit(groups.ids[rows])
            else:
                self._choose_group(groups, event.position())
        self._loop = QPolygonF()
        self.update()

    def _choose_group(self, groups: SoundGroups, at: QPointF) -> None:
        away = np.hypot(*(self.points() - [at.x(), at.y()]).T)
        away[~self._is_visible | (groups.group < 0)] = np.inf
        row = int(away.argmin())
        if away[row] <= 2 * _CLICK_PX:
            self.group_chosen.emit(int(groups.group[row]))

    def wheelEvent(self, event: QWheelEvent) -> None:
        room = np.array([self.width(), self.height()]) - 2 * _MARGIN_PX
        at = (np.array([event.position().x(), event.position().y()]) - _MARGIN_PX) / room - 0.5
        fixed = self._middle + at / self._zoom
        zoom = self._zoom * _ZOOM ** (event.angleDelta().y() / 120)
        self._zoom = min(max(zoom, 1.0), _MOST_ZOOM)
        self._middle = fixed - at / self._zoom if self._zoom > 1.0 else np.full(2, 0.5)
        self._forget()
        event.accept()

"""Navigation between groups of similar sounds."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from birdann.app.reviewing.sound_groups import SoundGroups
from birdann.core.ids import Ids
from birdann.gui.item_models.queue_filter import GroupOrder
from birdann.gui.style.declared import styled
from birdann.gui.style.icons import icon
from birdann.gui.text.language import number, tr


class GroupBar(QWidget):
    """Bar above the cards while they are one group of similar sounds."""

    changed = Signal()
    """Another group is shown, or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: SoundGroups | None = None
        self._numbers: list[int] = []
        self._place = 0
        self._before: list[tuple[object, SoundGroups, list[int], int]] = []
        self._chosen: tuple[str, Ids] | None = None
        self.last_edit: Callable[[], object] = lambda: None
        self.title = styled(QLabel(self), "strong")
        self.previous = self._button("", tr("Previous group (Alt+Left)"), "previous")
        self.next = self._button("", tr("Next group (Alt+Right)"), "next")
        self.split_button = self._button(
            tr("Split"), tr("Split this group into two of more similar sounds"), ""
        )
        self.map_button = self._button(tr("Map"), tr("Show the map of similar sounds"), "")
        self.map_button.setCheckable(True)
        self.map_button.setChecked(True)
        self.map_button.toggled.connect(self.changed)
        self.colors = QComboBox(self)
        self.colors.addItems([tr("Colours by species"), tr("Colours by group")])
        self.colors.setAccessibleName(tr("Colours of the map"))
        self.colors.currentIndexChanged.connect(self.changed)
        self.end = self._button(tr("All segments"), tr("Show all segments again"), "")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for one in (self.previous, self.next, self.title):
            row.addWidget(one)
        row.addStretch(1)
        row.addWidget(self.colors)
        row.addWidget(self.map_button)
        row.addWidget(self.split_button)
        row.addWidget(self.end)
        self.previous.clicked.connect(lambda: self.step(-1))
        self.next.clicked.connect(lambda: self.step(+1))
        self.split_button.clicked.connect(self.split)
        self.end.clicked.connect(self.close_groups)
        self.hide()

    def _button(self, text: str, tip: str, icon_name: str) -> QToolButton:
        button = styled(QToolButton(self), name=text or tip, tip=tip)
        button.setText(text)
        button.setProperty("icon-name", icon_name)
        button.setIconSize(QSize(16, 16))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def refresh_icons(self) -> None:
        for button in (self.previous, self.next):
            button.setIcon(icon(str(button.property("icon-name"))))

    @property
    def order(self) -> GroupOrder | None:
        """The group shown; None for all segments."""
        if self._chosen is not None:
            return GroupOrder(self._chosen[1])
        if self._groups is None:
            return None
        return GroupOrder(self._groups.members(self._numbers[self._place]))

    @property
    def is_group(self) -> bool:
        return self._groups is not None

    @property
    def groups(self) -> SoundGroups | None:
        return self._groups

    @property
    def number(self) -> int:
        """The number of the group shown."""
        return self._numbers[self._place] if self._numbers else -1

    def show_groups(self, groups: SoundGroups, numbers: list[int]) -> None:
        self._groups, self._numbers, self._place, self._chosen = groups, numbers, 0, None
        self._before.clear()
        self._show()

    def show_chosen(self, title: str, members: Ids) -> None:
        self._groups, self._chosen = None, (title, members)
        self._show()

    def step(self, by: int) -> None:
        """Show the group at a relative position, within limits."""
        place = min(max(self._place + by, 0), len(self._numbers) - 1)
        if self._groups is not None and place != self._place:
            self._place = place
            self._show()

    def split(self) -> None:
        if self._groups is None:
            return
        parted = self._groups.split(self._numbers[self._place])
        if parted.n_groups > self._groups.n_groups:
            self._change(self._groups, parted, self._place)

    def gather(self, ids: Ids) -> None:
        """Make some segments a group, and show it."""
        if self._groups is not None:
            self._change(self._groups, self._groups.gathered(ids), self._place + 1)

    def _change(self, before: SoundGroups, after: SoundGroups, place: int) -> None:
        """Show groups with a new one after the present, which ``take_back`` undoes."""
        self._before.append((self.last_edit(), before, self._numbers, self._place))
        next_place = self._place + 1
        self._numbers = [*self._numbers[:next_place], before.n_groups, *self._numbers[next_place:]]
        self._groups, self._place = after, place
        self._show()

    @property
    def may_take_back(self) -> bool:
        """Whether a group was made since the last edit of the project."""
        return self.is_group and bool(self._before) and self._before[-1][0] is self.last_edit()

    def take_back(self) -> None:
        """Undo the last split or gathering."""
        _, self._groups, self._numbers, self._place = self._before.pop()
        self._show()

    def show_number(self, number: int) -> None:
        if number in self._numbers:
            self.step(self._numbers.index(number) - self._place)

    def close_groups(self) -> None:
        if self.order is not None:
            self._groups = self._chosen = None
            self._show()

    def _show(self) -> None:
        self.setVisible(self.order is not None)
        for one in (self.previous, self.next, self.split_button, self.map_button, self.colors):
            one.setVisible(self.is_group)
        if self._chosen is not None:
            self.title.setText(self._chosen[0])
        if self.is_group:
            self.title.setText(
                tr("Group {place} of {n}").format(
                    place=number(self._place + 1), n=number(len(self._numbers))
                )
            )
            self.previous.setEnabled(self._place > 0)
            self.next.setEnabled(self._place + 1 < len(self._numbers))
        self.changed.emit()

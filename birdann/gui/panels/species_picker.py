"""Picking a species: by typing in a list, in a popup, or with a box that opens one."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from birdann.core.ids import SpeciesId
from birdann.core.labels import Species
from birdann.formats.checklists import SpeciesName
from birdann.gui.item_models.picks import Mark, PickModel, PickRow, rank
from birdann.gui.keys.key_guard import treat_double_clicks_as_single
from birdann.gui.panels.delegates import PickDelegate
from birdann.gui.style.declared import ChoiceBox, lay_out
from birdann.gui.style.dock_layout import show_dock_of
from birdann.gui.style.icons import icon
from birdann.gui.text.language import number, tr

_MAX_MATCHES = 60
_MIN_HEIGHT_PX = 30
"""One species: on a small screen the list scrolls, not what stands around it."""


class SpeciesPicker(QWidget):
    """Shows given rows or, while text is typed, the matching species.

    Attributes
    ----------
    stops
        Whether nothing may be picked now; what is typed then stays.
    """

    picked = Signal(object)
    named = Signal(str)
    play_requested = Signal(object)
    """A segment to play: the evidence beside a species was clicked."""
    kept = Signal(str)
    """A name was typed that is tagged already."""
    done = Signal()
    """Enter was pressed with nothing typed and nothing chosen."""
    menu_asked = Signal(object, object)
    """A species and the place on the screen where to say more of it."""

    def __init__(
        self,
        *,
        placeholder: str,
        name: str,
        parent: QWidget | None = None,
        offers_new: bool = True,
    ) -> None:
        super().__init__(parent)
        self._offers_new = offers_new
        self.stops: Callable[[], bool] = lambda: False
        self._rows: tuple[PickRow, ...] = ()
        self._species: tuple[Species, ...] = ()
        self._candidates: tuple[SpeciesName, ...] = ()
        self._color_of: Callable[[SpeciesId], int | None] = lambda _: None
        self.field = QLineEdit(self, placeholderText=placeholder, clearButtonEnabled=True)
        self.field.setAccessibleName(placeholder)
        self.field.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.model = PickModel(self)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(PickDelegate(self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys as they are
        self.list.setAccessibleName(name)
        self.list.setMinimumHeight(_MIN_HEIGHT_PX)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        lay_out(QVBoxLayout(self), self.field, (self.list, 1), margins=(0, 0, 0, 0), spacing=6)
        self.setFocusProxy(self.field)
        self.field.textChanged.connect(self._refresh)
        self.field.returnPressed.connect(self._pick_current)
        self.field.installEventFilter(self)
        self.list.clicked.connect(self._pick_row)
        self.list.viewport().installEventFilter(self)
        treat_double_clicks_as_single(self.list.viewport())
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._request_menu)

    def set_species(
        self,
        species: Sequence[Species],
        color_of: Callable[[SpeciesId], int | None],
        candidates: Sequence[SpeciesName] = (),
    ) -> None:
        """Set the species that typing finds, their colours, and further names."""
        self._species, self._color_of = tuple(species), color_of
        used = {each_species.name.casefold() for each_species in species}
        self._candidates = tuple(c for c in candidates if c.name.casefold() not in used)
        self._refresh()

    def set_rows(self, rows: Sequence[PickRow]) -> None:
        """Set the rows shown while nothing is typed; a tag that is new among them is in sight."""
        before, self._rows = _present_species(self._rows), tuple(rows)
        self._refresh()
        now = _present_species(self._rows)
        if before < now and len(now - before) == 1:
            is_new = [row.species_id in now - before for row in self.model.rows()]
            if any(is_new):  # none while another name is typed
                self.list.scrollTo(self.model.index(is_new.index(True), 0))

    def rows(self) -> tuple[PickRow, ...]:
        return self._rows

    def species_of_number(self, number: int) -> SpeciesId | None:
        """Return the listed species with a number, or None."""
        rows = self.model.rows()
        return next((row.species_id for row in rows if row.key == number), None)

    def start_typing(self) -> None:
        show_dock_of(self)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and watched is self.list.viewport():
            return self._play_clicked_evidence(event)
        if watched is self.field and isinstance(event, QFocusEvent) and event.lostFocus():
            self._leave(event.reason())
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = event.key()
        if watched is self.field and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if key == Qt.Key.Key_Down else -1)
            return True
        return watched is self.field and self._pick_number(event)

    def _leave(self, reason: Qt.FocusReason) -> None:
        """Discard unfinished text, so that the list shows its own rows and numbers."""
        if reason not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.field.clear()

    def _pick_number(self, event: QKeyEvent) -> bool:
        """Pick the species of a number pressed before anything is typed."""
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if self.field.text() or not plain:
            return False
        number = event.key() - Qt.Key.Key_0
        index = next((n for n, row in enumerate(self._rows) if row.key == number), None)
        if index is not None:
            self._pick_row(self.model.index(index, 0))
        return index is not None

    def _play_clicked_evidence(self, event: QMouseEvent) -> bool:
        """Play the evidence of a row when it is clicked, instead of tagging."""
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
        if event.type() not in kinds or event.button() is not Qt.MouseButton.LeftButton:
            return False
        spot = event.position().toPoint()
        index = self.list.indexAt(spot)
        row = self.model.row_at(index.row())
        rect, font = self.list.visualRect(index), self.list.font()
        if row is None or not PickDelegate.is_on_evidence(row, rect, spot, font):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.play_requested.emit(row.best_example_id)
        return True

    def _request_menu(self, spot: QPoint) -> None:
        row = self.model.row_at(self.list.indexAt(spot).row())
        if row is not None and row.species_id is not None:
            self.menu_asked.emit(row.species_id, self.list.viewport().mapToGlobal(spot))

    def _step(self, by: int) -> None:
        count = self.model.rowCount()
        if count:
            index = min(max(self.list.currentIndex().row() + by, 0), count - 1)
            self.list.setCurrentIndex(self.model.index(index, 0))

    def _refresh(self) -> None:
        typed = self.field.text().strip()
        if not typed:
            self.model.show_rows(self._rows)
            self.list.setCurrentIndex(QModelIndex())
            return
        self.model.show_rows(self._matches(typed))
        self.list.setCurrentIndex(self.model.index(0, 0))

    def _matches(self, typed: str) -> list[PickRow]:
        row_of_species = {row.species_id: row for row in self._rows}
        texts = [(species.name, species) for species in self._species]
        texts += [
            (species.scientific_name, species)
            for species in self._species
            if species.scientific_name
        ]
        ranked = (texts[index][1] for index in rank(typed, [text for text, _ in texts]))
        matching = list(dict.fromkeys(ranked))[:_MAX_MATCHES]
        matches = [
            row_of_species.get(candidate.id)
            or PickRow(
                species_id=candidate.id,
                name=candidate.name,
                color_index=self._color_of(candidate.id),
            )
            for candidate in matching
        ]
        matches += self._candidate_rows(typed)[: _MAX_MATCHES - len(matches)]
        is_known = any(row.name.casefold() == typed.casefold() for row in matches)
        if self._offers_new and not is_known:
            note = tr("new species")
            matches.append(PickRow(species_id=None, name=typed, mark=Mark.NEW, note=note))
        return matches

    def _candidate_rows(self, typed: str) -> list[PickRow]:
        texts = [(text, candidate) for candidate in self._candidates for text in candidate.names]
        matching = (texts[index][1].name for index in rank(typed, [text for text, _ in texts]))
        return [
            PickRow(species_id=None, name=name, mark=Mark.NEW, note=tr("from the checklist"))
            for name in dict.fromkeys(matching)
        ]

    def _pick_current(self) -> None:
        typed, row = self.field.text().strip(), self.model.row_at(self.list.currentIndex().row())
        if not typed and row is None:
            self.done.emit()
        if typed and row is not None and row.mark is Mark.PRESENT:
            self.field.clear()
            self.kept.emit(row.name)
        self._pick_row(self.list.currentIndex())

    def _pick_row(self, index: QModelIndex) -> None:
        row = self.model.row_at(index.row())
        if row is None or self.stops():
            return
        self.field.clear()
        if row.species_id is None:
            self.named.emit(row.name)
        else:
            self.picked.emit(row.species_id)


def _present_species(rows: Iterable[PickRow]) -> set[SpeciesId | None]:
    return {row.species_id for row in rows if row.mark is Mark.PRESENT}


_WIDTH_PX, _HEIGHT_PX = 260, 320


class SpeciesPopup(QFrame):
    """Asks for a species and closes.

    Parameters
    ----------
    placeholder
        Text of the empty field.
    offers_new
        Whether a new species may be entered.
    """

    picked = Signal(object)
    named = Signal(str)

    def __init__(self, placeholder: str, parent: QWidget, *, offers_new: bool = True) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("card")
        self.picker = SpeciesPicker(
            placeholder=placeholder, name=tr("Species"), parent=self, offers_new=offers_new
        )
        self.picker.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field's arrows move in it
        lay_out(QVBoxLayout(self), self.picker, margins=(8, 8, 8, 8))
        self.resize(_WIDTH_PX, _HEIGHT_PX)
        self.picker.picked.connect(self._pick)
        self.picker.named.connect(self._name)

    def open_beside(
        self,
        rows: Sequence[PickRow],
        species: Sequence[Species],
        color_of: Callable[[SpeciesId], int | None],
        beside: QWidget,
    ) -> None:
        """Open below a control, or above it at the edge of the screen."""
        self.picker.set_species(species, color_of)
        self.picker.set_rows(rows)
        room = beside.screen().availableGeometry()
        above = beside.mapToGlobal(QPoint(0, 0))
        below = beside.mapToGlobal(QPoint(0, beside.height()))
        has_room = below.y() + self.height() <= room.bottom()
        top = below.y() if has_room else max(room.top(), above.y() - self.height())
        self.move(max(room.left(), min(below.x(), room.right() - self.width())), top)
        self.show()
        self.picker.start_typing()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _pick(self, species_id: SpeciesId) -> None:
        self.close()
        self.picked.emit(species_id)

    def _name(self, name: str) -> None:
        self.close()
        self.named.emit(name)


class SpeciesBox(ChoiceBox):
    """All species, or one of them.

    Attributes
    ----------
    counts
        Returns the number of segments by species that pass the other filters; None is the
        key for those without one.
    color_of
        Returns a species' colour index.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, {None: tr("All species")})
        self._species: tuple[Species, ...] = ()
        self.counts: Callable[[], Mapping[SpeciesId | None, int]] = dict
        self.color_of: Callable[[SpeciesId], int | None] = lambda _species_id: None

    @cached_property
    def popup(self) -> SpeciesPopup:
        made = SpeciesPopup(tr("Search the species"), self, offers_new=False)
        made.picked.connect(self.choose)
        made.named.connect(lambda _all: self.choose(None))
        return made

    def set_species(self, species: Sequence[Species]) -> None:
        """Set the species, keeping the selection if possible."""
        self._species = tuple(species)
        self.offer(
            {None: tr("All species")}
            | {each_species.id: each_species.name for each_species in species}
        )

    def showPopup(self) -> None:
        counts, chosen = self.counts(), self.chosen_value
        rows = [
            PickRow(
                species_id=None,
                name=tr("All species"),
                note=number(sum(counts.values())),
                mark=Mark.CHOSEN if chosen is None else Mark.NONE,
            ),
            *(
                PickRow(
                    species_id=species.id,
                    name=species.name,
                    color_index=self.color_of(species.id),
                    note=number(counts.get(species.id, 0)),
                    mark=Mark.CHOSEN if chosen == species.id else Mark.NONE,
                )
                for species in self._species
            ),
        ]
        self.popup.resize(max(self.width(), self.popup.width()), self.popup.height())
        self.popup.open_beside(rows, self._species, self.color_of, self)

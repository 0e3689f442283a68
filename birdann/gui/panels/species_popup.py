"""A popup to pick one species, and a combo box that filters by species with it."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QVBoxLayout, QWidget

from birdann.core.ids import SpeciesId
from birdann.core.labels import Species
from birdann.gui.item_models.picks import Mark, PickRow
from birdann.gui.panels.species_picker import SpeciesPicker
from birdann.gui.style.declared import laid_out
from birdann.gui.text.language import mark, number, tr

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
        laid_out(QVBoxLayout(self), self.picker, margins=(8, 8, 8, 8))
        self.resize(_WIDTH_PX, _HEIGHT_PX)
        self.picker.picked.connect(self._pick)
        self.picker.named.connect(self._name)

    def ask(
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


_ALL_SPECIES = mark("All species")


class SpeciesBox(QComboBox):
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
        super().__init__(parent)
        self._species: tuple[Species, ...] = ()
        self.counts: Callable[[], Mapping[SpeciesId | None, int]] = dict
        self.color_of: Callable[[SpeciesId], int | None] = lambda _species_id: None
        self.addItem(tr(_ALL_SPECIES))
        self.popup = SpeciesPopup(tr("Search the species"), self, offers_new=False)
        self.popup.picked.connect(self.choose)
        self.popup.named.connect(lambda _all: self.choose(None))

    @property
    def chosen(self) -> SpeciesId | None:
        place = self.currentIndex()
        return self._species[place - 1].id if place > 0 else None

    def choose(self, species_id: SpeciesId | None) -> None:
        ids = [one.id for one in self._species]
        self.setCurrentIndex(ids.index(species_id) + 1 if species_id in ids else 0)

    def set_species(self, species: Sequence[Species]) -> None:
        """Set the species, keeping the selection if possible."""
        if tuple(species) == self._species:
            return
        chosen = self.chosen
        self.blockSignals(True)
        self._species = tuple(species)
        self.clear()
        self.addItems([tr(_ALL_SPECIES), *(one.name for one in species)])
        self.choose(chosen)
        self.blockSignals(False)

    def showPopup(self) -> None:
        counts, chosen = self.counts(), self.chosen
        rows = [
            PickRow(
                species_id=None,
                name=tr(_ALL_SPECIES),
                note=number(sum(counts.values())),
                mark=Mark.CHOSEN if chosen is None else Mark.NONE,
            ),
            *(
                PickRow(
                    species_id=one.id,
                    name=one.name,
                    color_index=self.color_of(one.id),
                    note=number(counts.get(one.id, 0)),
                    mark=Mark.CHOSEN if chosen == one.id else Mark.NONE,
                )
                for one in self._species
            ),
        ]
        self.popup.resize(max(self.width(), self.popup.width()), self.popup.height())
        self.popup.ask(rows, self._species, self.color_of, self)

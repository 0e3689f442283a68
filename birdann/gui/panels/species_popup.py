"""A popup to pick one species."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from birdann.core.ids import SpeciesId
from birdann.core.labels import Species
from birdann.gui.item_models.picks import PickRow
from birdann.gui.panels.species_picker import SpeciesPicker
from birdann.gui.style.declared import laid_out
from birdann.gui.text.language import tr

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

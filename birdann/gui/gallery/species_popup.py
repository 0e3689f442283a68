"""A small window to pick the species of many segments."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from birdann.core.ids import SpeciesId
from birdann.core.labels import Species
from birdann.gui.item_models.picks import PickRow
from birdann.gui.panels.species_picker import SpeciesPicker
from birdann.gui.text.language import tr

_WIDTH_PX, _HEIGHT_PX = 260, 320


class SpeciesPopup(QFrame):
    """Asks which species the selected segments are; closes when it is said."""

    picked = Signal(object)
    named = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("card")
        self.picker = SpeciesPicker(
            placeholder=tr("Which species are they?"), name=tr("Species"), parent=self
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.picker)
        self.resize(_WIDTH_PX, _HEIGHT_PX)
        self.picker.picked.connect(self._pick)
        self.picker.named.connect(self._name)

    def ask(
        self,
        species: Sequence[Species],
        quick: Sequence[SpeciesId],
        color_of: Callable[[SpeciesId], int | None],
        at: QPoint,
    ) -> None:
        """Open above a place; the species most used are listed first."""
        names = {one.id: one.name for one in species}
        rest = sorted(set(names) - set(quick), key=lambda key: names[key])
        rows = [
            PickRow(
                species_id=key,
                name=names[key],
                color_index=color_of(key),
                key=number if number <= 9 else None,
            )
            for number, key in enumerate([*(key for key in quick if key in names), *rest], 1)
        ]
        self.picker.set_species(species, color_of)
        self.picker.set_rows(rows)
        self.move(at.x(), at.y() - self.height())
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

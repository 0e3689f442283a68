"""The boxes over lists of segments that say which are listed."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from birdann.core.ids import SpeciesId
from birdann.core.labels import Species
from birdann.gui.language import mark, tr

_LEAST_LETTERS, _WIDEST_PX = 7, 220
ALL_SPECIES = mark("All species")


def filter_box(
    parent: QWidget, texts: Sequence[str], name: str, changed: Callable[[], object]
) -> QComboBox:
    """Return a box that shrinks before it pushes others out of sight."""
    box = QComboBox(parent)
    box.addItems(list(texts))
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setMinimumContentsLength(_LEAST_LETTERS)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setMaximumWidth(_WIDEST_PX)
    box.currentIndexChanged.connect(lambda _place: changed())
    return box


def list_species(box: QComboBox, species: Sequence[Species], chosen: SpeciesId | None) -> None:
    """Fill a box with species, after all of them; the chosen one stays where it is there."""
    box.blockSignals(True)
    box.clear()
    box.addItems([tr(ALL_SPECIES), *(one.name for one in species)])
    places = [place for place, one in enumerate(species, 1) if one.id == chosen]
    box.setCurrentIndex(places[0] if places else 0)
    box.blockSignals(False)

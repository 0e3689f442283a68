"""A combo box that filters by species, with a search field and counts in its list."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from birdann.core.ids import SpeciesId
from birdann.core.labels import Species
from birdann.gui.item_models.picks import Mark, PickRow
from birdann.gui.panels.species_popup import SpeciesPopup
from birdann.gui.text.language import mark, number, tr

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

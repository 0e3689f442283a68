"""The boxes over lists of segments that say which of them are listed."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from birdann.core.ids import RecordingId, id_text
from birdann.core.labels import Species
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.item_models.queue_filter import (
    QueueFilter,
    QueueOrder,
    QueueProbability,
    QueueShow,
)
from birdann.gui.panels.choice_box import place_of
from birdann.gui.text.language import mark, tr
from birdann.gui.text.times import day_in_words

if TYPE_CHECKING:
    from datetime import date

_LEAST_LETTERS, _WIDEST_PX = 7, 220
_MANY = 10_000
"""As many hidden sounds as a box leaves room for, until they are counted."""
_ALL_SPECIES = mark("All species")
SIMILAR = mark("Most alike")
"""The order by likeness to one segment, which every list offers after its own orders."""
_THIS_ONE, _FIRST_DAY = 1, 2


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


class SegmentFilter(QObject):
    """Status, species, probability, recording or day, and whether noise, of the segments listed."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._species: tuple[Species, ...] = ()
        self._days: tuple[date, ...] = ()
        self._recording: RecordingId | None = None

        def box(texts: Sequence[str], name: str) -> QComboBox:
            return filter_box(parent, texts, name, self.changed.emit)

        self.show_box = box([tr(one) for one in QueueShow], tr("Which segments to list"))
        self.species_box = box([tr(_ALL_SPECIES)], tr("Only segments of this species"))
        self.probability_box = box([tr(one) for one in QueueProbability], tr("How probable"))
        self.place_box = box(self._places(), tr("Segments of which recordings, or of which day"))
        self.sounds_box = box(
            [tr("Calls (%Ln hidden)", "sounds", _MANY), tr("All sounds")],
            tr("Whether to list what is hardly a call: noise, echoes and pieces of other calls"),
        )
        self.sounds_box.hide()

    @property
    def boxes(self) -> tuple[QComboBox, ...]:
        """The boxes, in the order in which they stand."""
        return (
            self.show_box, self.species_box, self.probability_box, self.place_box, self.sounds_box,
        )  # fmt: skip

    def set_species(self, species: Sequence[Species]) -> None:
        """Say which species there are; the chosen one stays where it is there."""
        if tuple(species) == self._species:
            return
        chosen = self.wanted().species_id
        self._species = tuple(species)
        places = [place for place, one in enumerate(species, 1) if one.id == chosen]
        names = [tr(_ALL_SPECIES), *(one.name for one in species)]
        _refill(self.species_box, names, places[0] if places else 0)

    def set_data(self, data: QueueData | None, recording: RecordingId | None) -> bool:
        """Say what is filtered, and which recording is "this" one; whether that matters now."""
        days = data.known_days if data is not None else ()
        before = self.wanted()
        self._recording = recording
        if days != self._days:
            place, chosen = self.place_box.currentIndex(), before.day
            self._days = days
            if chosen is not None:
                place = _FIRST_DAY + days.index(chosen) if chosen in days else 0
            _refill(self.place_box, self._places(), place)
        self._count_hidden(data.n_hidden() if data is not None else 0)
        return before != self.wanted()

    def wanted(self, order: QueueOrder = QueueOrder.USEFUL) -> QueueFilter:
        """Return the filter as it is set."""
        species, place = self.species_box.currentIndex(), self.place_box.currentIndex()
        return QueueFilter(
            show=tuple(QueueShow)[self.show_box.currentIndex()],
            species_id=self._species[species - 1].id if species > 0 else None,
            recording_id=self._recording if place == _THIS_ONE else None,
            day=self._days[place - _FIRST_DAY] if place >= _FIRST_DAY else None,
            probability=tuple(QueueProbability)[self.probability_box.currentIndex()],
            calls_only=self.sounds_box.currentIndex() == 0,
            order=order,
        )

    def values(self) -> dict[str, object]:
        """Return the filter in words that can be kept."""
        wanted = self.wanted()
        place = self.place_box.currentIndex()
        return {
            "show": wanted.show.name,
            "species": id_text(wanted.species_id) if wanted.species_id is not None else "",
            "probability": wanted.probability.name,
            "day": wanted.day.isoformat() if wanted.day is not None else "",
            "here": place == _THIS_ONE,
        }

    def set_values(self, values: Mapping[str, object]) -> None:
        """Filter as ``values`` once told; what is not there any more is left out."""
        species = [id_text(one.id) for one in self._species]
        days = [day.isoformat() for day in self._days]
        self.show_box.setCurrentIndex(place_of(QueueShow, values.get("show")))
        self.probability_box.setCurrentIndex(place_of(QueueProbability, values.get("probability")))
        chosen, day = values.get("species"), values.get("day")
        self.species_box.setCurrentIndex(species.index(chosen) + 1 if chosen in species else 0)
        place = _THIS_ONE if values.get("here") is True else 0
        self.place_box.setCurrentIndex(days.index(day) + _FIRST_DAY if day in days else place)

    def show_all(self) -> None:
        """Let every segment pass."""
        self.show_box.setCurrentIndex(tuple(QueueShow).index(QueueShow.ALL))
        for box in (self.species_box, self.probability_box, self.place_box):
            box.setCurrentIndex(0)
        self.sounds_box.setCurrentIndex(1)

    def _count_hidden(self, n_hidden: int) -> None:
        """Say how many sounds are hidden as hardly calls; without any there is no choice."""
        self.sounds_box.setItemText(0, tr("Calls (%Ln hidden)", "sounds", n_hidden))
        self.sounds_box.setVisible(bool(n_hidden))

    def _places(self) -> list[str]:
        here = [tr("All recordings", "filter"), tr("This recording", "filter")]
        return here + [day_in_words(day) for day in self._days]


def _refill(box: QComboBox, texts: Sequence[str], place: int) -> None:
    box.blockSignals(True)
    box.clear()
    box.addItems(list(texts))
    box.setCurrentIndex(place)
    box.blockSignals(False)

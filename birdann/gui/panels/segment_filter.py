"""Filter controls above lists of segments."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QSpinBox, QWidget

from birdann.app.commands.settings import SetMinCallProbability, SetMinProbability
from birdann.app.learning.calls import OFFERED_THRESHOLD, ExpectedPrecision
from birdann.core.ids import RecordingId, SpeciesId, id_of_text, id_text
from birdann.core.labels import Certainty, Species
from birdann.core.provenance import Program
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.item_models.queue_filter import (
    NOTED,
    QueueFilter,
    QueueOrder,
    QueueProbability,
    QueueShow,
    limits_of,
    n_of_species,
)
from birdann.gui.panels.species_picker import SpeciesBox
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.text.language import in_language, mark, tr
from birdann.gui.text.numbers import percent
from birdann.gui.text.times import day_in_words
from birdann.gui.text.value_words import in_words, place_of

_MIN_LETTERS, _WIDEST_PX = 7, 220
_POPUP_MARGIN_PX = 12
_MANY = 10_000
"""As many hidden sounds as a box leaves room for, until they are counted."""
_ANY_DETAIL = mark("Any certainty and type")
_ALL_PROGRAMS = mark("All programs")
_SURE_BOX = mark("Minimum probability of unreviewed segments in exports and summaries")
SIMILAR = mark("Most similar")
WORTH = mark("Fastest gain")
"""The order by likeness to one segment, which every list offers after its own orders."""
_THIS_ONE, _FIRST_DAY = 1, 2
_UNFOLDED = 2
"""How many of the boxes stay where the others are folded away."""


def filter_box(
    parent: QWidget, texts: Sequence[str], name: str, changed: Callable[[], object]
) -> QComboBox:
    """Return a combo box that can shrink, so that others stay visible."""
    box = QComboBox(parent)
    box.addItems(list(texts))
    _dress(box, name, changed)
    return box


def _dress(box: QComboBox, name: str, changed: Callable[[], object]) -> None:
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setMinimumContentsLength(_MIN_LETTERS)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setMaximumWidth(_WIDEST_PX)
    box.currentIndexChanged.connect(lambda _place: changed())


class SegmentFilter(QObject):
    """Filters segments by status, species, probability, recording or day, and noise."""

    changed = Signal()
    asked_threshold = Signal(object)
    """The command that saves one of the project's bars."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._data: QueueData | None = None
        self._is_folded = False
        self._days: tuple[date, ...] = ()
        self._recording: RecordingId | None = None
        self._programs: tuple[Program, ...] = ()
        self._compared: tuple[SpeciesId, SpeciesId] | None = None

        def box(texts: Sequence[str], name: str) -> QComboBox:
            return filter_box(parent, texts, name, self.changed.emit)

        self.show_box = box([tr(one) for one in QueueShow], tr("Which segments to list"))
        self.species_box = SpeciesBox(parent)
        self.species_box.counts = self._n_of_species
        _dress(self.species_box, tr("Only segments of this species"), self.changed.emit)
        self.probability_box = box(
            [_range_in_words(one, OFFERED_THRESHOLD) for one in QueueProbability],
            tr("How probable"),
        )
        self.place_box = box(self._places(), tr("Segments of which recordings, or of which day"))
        self.sounds_box = box(
            [tr("Calls (%Ln hidden)", "sounds", _MANY), tr("All sounds")],
            tr("List or hide sounds that are probably not calls: noise, echoes, fragments"),
        )
        self.threshold_box = ThresholdBox(
            parent,
            tr("Minimum call probability of segments that are listed, shown and exported"),
            tr("calls ≥ ", "percent of call probability"),
        )
        self.threshold_box.moved.connect(self._count_hidden)
        self.threshold_box.asked.connect(
            lambda bar: self.asked_threshold.emit(SetMinCallProbability(bar))
        )
        self.sure_box = ThresholdBox(parent, tr(_SURE_BOX), tr("export ≥ "), tr("export all"))
        self.sure_box.moved.connect(self._tell_sure)
        self.sure_box.asked.connect(lambda bar: self.asked_threshold.emit(SetMinProbability(bar)))
        self.program_box = box([tr(_ALL_PROGRAMS)], tr("Only detections by this program"))
        self._details: tuple[str, ...] = ()
        self.detail_box = box([tr(_ANY_DETAIL)], tr("Certainty, call type or note"))
        self._has_choice = dict.fromkeys(self.boxes, True)
        for one in (
            self.program_box, self.detail_box, self.sounds_box, self.threshold_box, self.sure_box,
        ):  # fmt: skip
            self._offer(one, has_choice=False)

    @property
    def boxes(self) -> tuple[QWidget, ...]:
        return (
            self.show_box, self.species_box, self.probability_box, self.place_box,
            self.program_box, self.detail_box, self.sounds_box, self.threshold_box, self.sure_box,
        )  # fmt: skip

    def settle(self) -> None:
        """Save recently changed thresholds at once, as another project may follow."""
        self.threshold_box.settle()
        self.sure_box.settle()

    def fold(self, *, is_folded: bool) -> None:
        self._is_folded = is_folded
        for box, has_choice in self._has_choice.items():
            self._offer(box, has_choice=has_choice)

    def _offer(self, box: QWidget, *, has_choice: bool) -> None:
        self._has_choice[box] = has_choice
        box.setVisible(has_choice and not (self._is_folded and box in self.boxes[_UNFOLDED:]))

    @property
    def without_choice(self) -> frozenset[QWidget]:
        """The boxes that are hidden as they have nothing to choose from."""
        return frozenset(box for box, has_choice in self._has_choice.items() if not has_choice)

    def n_set(self) -> int:
        return sum(
            has_choice and isinstance(box, QComboBox) and box.currentIndex() > 0
            for box, has_choice in list(self._has_choice.items())[_UNFOLDED:]
        )

    def set_species(
        self, species: Sequence[Species], color_of: Callable[[SpeciesId], int | None]
    ) -> None:
        """Set the species and their colours, keeping the selection if possible."""
        self.species_box.color_of = color_of
        self.species_box.set_species(species)

    def _n_of_species(self) -> dict[SpeciesId | None, int]:
        if self._data is None:
            return {}
        return n_of_species(self._data, replace(self.wanted(), species_id=None))

    def set_data(self, data: QueueData | None, recording: RecordingId | None) -> bool:
        """Set data and current recording; return whether the result may differ."""
        days = data.known_days if data is not None else ()
        before = self.wanted()
        self._recording, self._data = recording, data
        if days != self._days:
            place, chosen = self.place_box.currentIndex(), before.day
            self._days = days
            if chosen is not None:
                place = _FIRST_DAY + days.index(chosen) if chosen in days else 0
            _refill(self.place_box, self._places(), place)
        self._offer_bar(data)
        self._tell_expected(data)
        self._offer_programs(data.table.programs if data is not None else ())
        self._offer_details(data)
        self._name_thresholds(data.threshold_words if data is not None else ())
        return before != self.wanted()

    def wanted(self, order: QueueOrder = QueueOrder.USEFUL) -> QueueFilter:
        place = self.place_box.currentIndex()
        return QueueFilter(
            show=tuple(QueueShow)[self.show_box.currentIndex()],
            species_id=(chosen := self.species_box.chosen),
            other_species_id=pair[1] if (pair := self._compared) and chosen == pair[0] else None,
            recording_id=self._recording if place == _THIS_ONE else None,
            day=self._days[place - _FIRST_DAY] if place >= _FIRST_DAY else None,
            probability=tuple(QueueProbability)[self.probability_box.currentIndex()],
            calls_only=self.sounds_box.currentIndex() == 0,
            program=(None, *self._programs)[max(0, self.program_box.currentIndex())],
            detail=("", *self._details)[max(0, self.detail_box.currentIndex())],
            order=order,
        )

    def values(self) -> dict[str, object]:
        wanted = self.wanted()
        place = self.place_box.currentIndex()
        return {
            "show": wanted.show.name,
            "species": id_text(wanted.species_id) if wanted.species_id is not None else "",
            "probability": wanted.probability.name,
            "day": wanted.day.isoformat() if wanted.day is not None else "",
            "here": place == _THIS_ONE,
            "program": _kept_program(wanted.program),
            "detail": wanted.detail,
            "all_sounds": not wanted.calls_only,
        }

    def set_values(self, values: Mapping[str, object]) -> None:
        """Restore the filter; unavailable values are ignored."""
        days = [day.isoformat() for day in self._days]
        self.show_box.setCurrentIndex(place_of(QueueShow, values.get("show")))
        self.probability_box.setCurrentIndex(place_of(QueueProbability, values.get("probability")))
        day = values.get("day")
        self.species_box.choose(_species_of(values.get("species")))
        place = _THIS_ONE if values.get("here") is True else 0
        self.place_box.setCurrentIndex(days.index(day) + _FIRST_DAY if day in days else place)
        programs = [_kept_program(one) for one in (None, *self._programs)]
        self.program_box.setCurrentIndex(_place_among(programs, values.get("program")))
        self.detail_box.setCurrentIndex(_place_among(("", *self._details), values.get("detail")))
        self.sounds_box.setCurrentIndex(int(values.get("all_sounds") is True))

    def compare(self, first: SpeciesId, second: SpeciesId) -> None:
        self._compared = first, second
        self.set_values({"species": id_text(first)})
        self.changed.emit()

    def show_all(self) -> None:
        self.show_box.setCurrentIndex(tuple(QueueShow).index(QueueShow.ALL))
        for box in (
            self.species_box,
            self.probability_box,
            self.place_box,
            self.program_box,
            self.detail_box,
        ):
            box.setCurrentIndex(0)
        self.sounds_box.setCurrentIndex(1)

    def _offer_programs(self, programs: tuple[Program, ...]) -> None:
        if programs != self._programs:
            chosen = self.wanted().program
            self._programs = programs
            names = [f"{one.name} {one.version}".strip() for one in programs]
            place = programs.index(chosen) + 1 if chosen in programs else 0
            _refill(self.program_box, [tr(_ALL_PROGRAMS), *names], place)
        self._offer(self.program_box, has_choice=bool(programs))

    def _offer_details(self, data: QueueData | None) -> None:
        """Offer certainties, call types and field values in use; hide the box without any."""
        details: tuple[str, ...] = ()
        if data is not None and data.details:
            details = (*Certainty, *data.call_types())
        if data is not None:
            details = (*details, *data.field_values())
        if data is not None and data.noted:
            details = (*details, NOTED)
        if details != self._details:
            chosen, self._details = self.wanted().detail, details
            words = [tr("With a note") if one == NOTED else in_words(one) for one in details]
            place = details.index(chosen) + 1 if chosen in details else 0
            _refill(self.detail_box, [tr(_ANY_DETAIL), *words], place)
        self._offer(self.detail_box, has_choice=bool(details))

    def _name_thresholds(self, words: Sequence[str]) -> None:
        place = tuple(QueueProbability).index(QueueProbability.BELIEVED)
        model = self.probability_box.model()
        if isinstance(model, QStandardItemModel):
            model.item(place).setEnabled(bool(words))
        words = [in_language(one) for one in words]
        none = tr("Model > Validate predictions saves thresholds")
        self.probability_box.setItemData(
            place, "\n".join(words) or none, Qt.ItemDataRole.ToolTipRole
        )
        self.probability_box.setToolTip("\n".join([tr("How probable"), *words]))
        if not words and self.probability_box.currentIndex() == place:
            self.probability_box.setCurrentIndex(0)

    def _tell_expected(self, data: QueueData | None) -> None:
        for place, one in enumerate(QueueProbability):
            if one not in {QueueProbability.ANY, QueueProbability.BELIEVED}:
                expected = data.expected(*limits_of(one, data)) if data is not None else None
                name = _range_in_words(
                    one, data.sure_from if data is not None else OFFERED_THRESHOLD
                )
                words = tr("{range} · {share} correct", "expected of proposals")
                text = (
                    words.format(range=name, share=percent(expected.right)) if expected else name
                )
                self.probability_box.setItemText(place, text)
        view = self.probability_box.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * _POPUP_MARGIN_PX)

    def _tell_sure(self, bar: float) -> None:
        expected = self._data.expected(bar) if self._data is not None and bar > 0 else None
        lines = [tr(_SURE_BOX)]
        if expected is not None:
            lines.append(kept_in_words(expected))
        self.sure_box.setToolTip("\n".join(lines))

    def _offer_bar(self, data: QueueData | None) -> None:
        """Enable the thresholds if a run gives the corresponding probabilities."""
        is_told = data is not None and data.tells_call_probability()
        for one in (self.sounds_box, self.threshold_box):
            self._offer(one, has_choice=is_told)
        if data is not None and is_told:  # not while the segments are being read
            self.threshold_box.show_bar(data.min_call_probability)
            self._count_hidden(data.min_call_probability)
        is_scored = data is not None and data.tells_probabilities()
        self._offer(self.sure_box, has_choice=is_scored)
        if data is not None and is_scored:
            self.sure_box.show_bar(data.min_probability)
            self._tell_sure(data.min_probability)

    def _count_hidden(self, bar: float) -> None:
        n_hidden = self._data.n_hidden(bar) if self._data is not None else 0
        self.sounds_box.setItemText(0, tr("Calls (%Ln hidden)", "sounds", n_hidden))

    def _places(self) -> list[str]:
        here = [tr("All recordings", "filter"), tr("This recording", "filter")]
        return here + [day_in_words(day) for day in self._days]


def _range_in_words(probability: QueueProbability, sure_from: float) -> str:
    return tr(probability).format(bar=percent(sure_from))


def kept_in_words(expected: ExpectedPrecision) -> str:
    """Return the expected precision of predictions above a minimum probability."""
    words = tr("Expected precision {share}; these are {kept} of all predictions.")
    return words.format(share=percent(expected.right), kept=percent(expected.kept))


def _species_of(text: object) -> SpeciesId | None:
    key = id_of_text(str(text))
    return None if key is None else SpeciesId(key)


def _kept_program(program: Program | None) -> list[str]:
    """Return the stored form of a program; "" for all."""
    return [program.name, program.version] if program is not None else []


def _place_among(choices: Sequence[object], wanted: object) -> int:
    """Return the index of a stored value; 0 if it is no longer available."""
    return choices.index(wanted) if wanted in choices else 0


def _refill(box: QComboBox, texts: Sequence[str], place: int) -> None:
    with QSignalBlocker(box):
        box.clear()
        box.addItems(list(texts))
        box.setCurrentIndex(place)


_SETTLED_MS = 300
_STEP_PERCENT = 5
_INSET_PX = 8
"""Its text begins where that of the boxes beside it does."""


class ThresholdBox(QSpinBox):
    """A threshold in percent with a prefix and a text for 0; quick steps become one edit.

    The wheel does not change it.
    """

    moved = Signal(float)
    """The bar that is shown by now, 0..1."""
    asked = Signal(float)
    """The bar to save, 0..1."""

    def __init__(self, parent: QWidget, name: str, before: str, at_zero: str = "") -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setRange(0, 100)
        self.setSingleStep(_STEP_PERCENT)
        self.setPrefix(before)
        self.setSpecialValueText(at_zero)
        self.setSuffix(tr(" %", "percent"))
        self.setKeyboardTracking(False)
        self.lineEdit().setTextMargins(_INSET_PX, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._saved = 0
        self._later = single_shot(self, self._ask, _SETTLED_MS)
        self.valueChanged.connect(self._move)

    @property
    def bar(self) -> float:
        return self.value() / 100

    def show_bar(self, bar: float) -> None:
        self._saved = round(100 * bar)
        if not self._later.isActive():
            with QSignalBlocker(self):
                self.setValue(self._saved)

    def settle(self) -> None:
        """Emit a pending change at once, as another project may follow."""
        if self._later.isActive():
            self._later.stop()
            self._ask()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _move(self) -> None:
        self.moved.emit(self.bar)
        self._later.start()

    def _ask(self) -> None:
        if self.value() != self._saved:
            self.asked.emit(self.bar)

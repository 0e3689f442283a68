"""Filter controls above lists of segments."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

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
from birdann.gui.style.declared import ChoiceBox
from birdann.gui.text.language import mark, tr, translate_message
from birdann.gui.text.numbers import percent
from birdann.gui.text.times import day_in_words
from birdann.gui.text.value_words import value_title

_MIN_LETTERS, _WIDEST_PX = 7, 220
_POPUP_MARGIN_PX = 12
_MANY = 10_000
"""As many hidden sounds as a box leaves room for, until they are counted."""
_SURE_BOX = mark("Minimum probability of unreviewed segments in exports and summaries")
SIMILAR = mark("Most similar")
"""The order by likeness to one segment, which every list offers after its own orders."""
_HERE = "here"
_UNFOLDED = 2
"""How many of the boxes stay where the others are folded away."""


def filter_box(
    parent: QWidget, titles: Mapping[Any, str], name: str, changed: Callable[[], object]
) -> ChoiceBox:
    """Return a choice that can shrink, so that others stay visible."""
    box = ChoiceBox(parent, titles)
    _set_up_box(box, name, changed)
    return box


def _set_up_box(box: QComboBox, name: str, changed: Callable[[], object]) -> None:
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setMinimumContentsLength(_MIN_LETTERS)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setMaximumWidth(_WIDEST_PX)
    box.currentIndexChanged.connect(lambda _place: changed())


class _ProbabilityBox(ChoiceBox):
    """Ranges of probability, of which each tells what is expected of it when it is seen."""

    about_to_tell = Signal(int)

    def __init__(self, parent: QWidget, titles: Mapping[Any, str]) -> None:
        super().__init__(parent, titles)
        self.currentIndexChanged.connect(self.about_to_tell)

    def showPopup(self) -> None:
        for index in range(self.count()):
            self.about_to_tell.emit(index)
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 2 * _POPUP_MARGIN_PX)
        super().showPopup()


class SegmentFilter(QObject):
    """Filters segments by status, species, probability, recording or day, and noise."""

    changed = Signal()
    asked_threshold = Signal(object)
    """The command that saves one of the project's bars."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._data: QueueData | None = None
        self._is_folded = False
        self._recording: RecordingId | None = None
        self._compared: tuple[SpeciesId, SpeciesId] | None = None

        def box(titles: Mapping[Any, str], name: str) -> ChoiceBox:
            return filter_box(parent, titles, name, self.changed.emit)

        self.show_box = box(
            {choice: tr(choice) for choice in QueueShow}, tr("Which segments to list")
        )
        self.species_box = SpeciesBox(parent)
        self.species_box.counts = self._n_of_species
        _set_up_box(self.species_box, tr("Only segments of this species"), self.changed.emit)
        ranges = {
            choice: _range_in_words(choice, OFFERED_THRESHOLD) for choice in QueueProbability
        }
        self.probability_box = _ProbabilityBox(parent, ranges)
        self.probability_box.about_to_tell.connect(self._show_expected)
        _set_up_box(self.probability_box, tr("How probable"), self.changed.emit)
        self.recordings_box = box(
            _recording_choices(()), tr("Segments of which recordings, or of which day")
        )
        self.sounds_box = box(
            {True: tr("Calls (%Ln hidden)", "sounds", _MANY), False: tr("All sounds")},
            tr("List or hide sounds that are probably not calls: noise, echoes, fragments"),
        )
        self.threshold_box = ThresholdBox(
            parent,
            tr("Minimum call probability of segments that are listed, shown and exported"),
            tr("Call probability ≥ ", "percent"),
        )
        self.threshold_box.moved.connect(self._count_hidden)
        self.threshold_box.asked.connect(
            lambda bar: self.asked_threshold.emit(SetMinCallProbability(bar))
        )
        self.sure_box = ThresholdBox(
            parent, tr(_SURE_BOX), tr("Exported: ≥ "), tr("Exported: all")
        )
        self.sure_box.moved.connect(self._show_sure)
        self.sure_box.asked.connect(lambda bar: self.asked_threshold.emit(SetMinProbability(bar)))
        self.program_box = box({}, tr("Only detections by this program"))
        self.detail_box = box({}, tr("Certainty, call type or note"))
        self._has_choice = dict.fromkeys(self.boxes, True)
        for each_box in (
            self.program_box, self.detail_box, self.sounds_box, self.threshold_box, self.sure_box,
        ):  # fmt: skip
            self._offer(each_box, has_choice=False)

    @property
    def boxes(self) -> tuple[QWidget, ...]:
        return (
            self.show_box, self.species_box, self.probability_box, self.recordings_box,
            self.program_box, self.detail_box, self.sounds_box, self.threshold_box, self.sure_box,
        )  # fmt: skip

    def emit_pending(self) -> None:
        """Save recently changed thresholds at once, as another project may follow."""
        self.threshold_box.emit_pending()
        self.sure_box.emit_pending()

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

    def n_active(self) -> int:
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
        return n_of_species(self._data, replace(self.chosen_filter(), species_id=None))

    def set_data(self, data: QueueData | None, recording: RecordingId | None) -> bool:
        """Set data and current recording; return whether the result may differ."""
        before = self.chosen_filter()
        self._recording, self._data = recording, data
        self.recordings_box.offer(_recording_choices(data.known_days if data is not None else ()))
        self._offer_bar(data)
        self._show_expected(self.probability_box.currentIndex())
        programs = data.table.programs if data is not None else ()
        names = {program: f"{program.name} {program.version}".strip() for program in programs}
        self.program_box.offer({None: tr("All programs"), **names} if names else {})
        self._offer(self.program_box, has_choice=bool(programs))
        self._offer_details(data)
        self._name_thresholds(data.threshold_words if data is not None else ())
        return before != self.chosen_filter()

    def chosen_filter(self, order: QueueOrder = QueueOrder.USEFUL) -> QueueFilter:
        choice = self.recordings_box.chosen_value
        return QueueFilter(
            show=self.show_box.chosen_value,
            species_id=(chosen := self.species_box.chosen_value),
            other_species_id=pair[1] if (pair := self._compared) and chosen == pair[0] else None,
            recording_id=self._recording if choice == _HERE else None,
            day=choice if isinstance(choice, date) else None,
            probability=self.probability_box.chosen_value,
            calls_only=self.sounds_box.chosen_value,
            program=self.program_box.chosen_value,
            detail=self.detail_box.chosen_value or "",
            order=order,
        )

    def values(self) -> dict[str, object]:
        wanted = self.chosen_filter()
        return {
            "show": wanted.show.name,
            "species": id_text(wanted.species_id) if wanted.species_id is not None else "",
            "probability": wanted.probability.name,
            "day": wanted.day.isoformat() if wanted.day is not None else "",
            "here": self.recordings_box.chosen_value == _HERE,
            "program": _kept_program(wanted.program),
            "detail": wanted.detail,
            "all_sounds": not wanted.calls_only,
        }

    def set_values(self, values: Mapping[str, object]) -> None:
        """Restore the filter; unavailable values are ignored."""
        self.show_box.choose_named(values.get("show"))
        self.probability_box.choose_named(values.get("probability"))
        self.species_box.choose(_species_of(values.get("species")))
        recording_choice = _HERE if values.get("here") is True else None
        days = {
            day.isoformat(): day for day in self.recordings_box.values if isinstance(day, date)
        }
        self.recordings_box.choose(days.get(str(values.get("day")), recording_choice))
        kept = values.get("program")
        programs = (value for value in self.program_box.values if _kept_program(value) == kept)
        self.program_box.choose(next(programs, None))
        self.detail_box.choose(values.get("detail"))
        self.sounds_box.choose(values.get("all_sounds") is not True)

    def compare(self, first: SpeciesId, second: SpeciesId) -> None:
        self._compared = first, second
        self.set_values({"species": id_text(first)})
        self.changed.emit()

    def show_all(self) -> None:
        self.set_values({"show": QueueShow.ALL.name, "all_sounds": True})

    def _offer_details(self, data: QueueData | None) -> None:
        """Offer certainties, call types and field values in use; hide the box without any."""
        details: tuple[str, ...] = ()
        if data is not None and data.details:
            details = (*Certainty, *data.call_types())
        if data is not None:
            details = (*details, *data.field_values())
        if data is not None and data.noted:
            details = (*details, NOTED)
        words = {
            detail: tr("With a note") if detail == NOTED else value_title(detail)
            for detail in details
        }
        self.detail_box.offer({"": tr("Any certainty and type"), **words} if words else {})
        self._offer(self.detail_box, has_choice=bool(details))

    def _name_thresholds(self, words: Sequence[str]) -> None:
        index = self.probability_box.values.index(QueueProbability.BELIEVED)
        model = self.probability_box.model()
        if isinstance(model, QStandardItemModel):
            model.item(index).setEnabled(bool(words))
        words = [translate_message(word) for word in words]
        none = tr("Model > Validate predictions saves thresholds")
        self.probability_box.setItemData(
            index, "\n".join(words) or none, Qt.ItemDataRole.ToolTipRole
        )
        self.probability_box.setToolTip("\n".join([tr("How probable"), *words]))
        if not words and self.probability_box.currentIndex() == index:
            self.probability_box.setCurrentIndex(0)

    def _show_expected(self, index: int) -> None:
        one, data = self.probability_box.values[index], self._data
        if one in {QueueProbability.ANY, QueueProbability.BELIEVED}:
            return
        expected = data.expected_precision(*limits_of(one, data)) if data is not None else None
        name = _range_in_words(
            one, data.sure_probability if data is not None else OFFERED_THRESHOLD
        )
        words = tr("{range} · {share} correct", "expected of proposals")
        text = words.format(range=name, share=percent(expected.right)) if expected else name
        self.probability_box.setItemText(index, text)

    def _show_sure(self, bar: float) -> None:
        expected = (
            self._data.expected_precision(bar) if self._data is not None and bar > 0 else None
        )
        lines = [tr(_SURE_BOX)]
        if expected is not None:
            lines.append(kept_in_words(expected))
        self.sure_box.setToolTip("\n".join(lines))

    def _offer_bar(self, data: QueueData | None) -> None:
        """Enable the thresholds if a run gives the corresponding probabilities."""
        has_call_probability = data is not None and data.has_call_probability()
        for box in (self.sounds_box, self.threshold_box):
            self._offer(box, has_choice=has_call_probability)
        if data is not None and has_call_probability:  # not while the segments are being read
            self.threshold_box.show_bar(data.min_call_probability)
            self._count_hidden(data.min_call_probability)
        is_scored = data is not None and data.has_probabilities()
        self._offer(self.sure_box, has_choice=is_scored)
        if data is not None and is_scored:
            self.sure_box.show_bar(data.min_probability)
            self._show_sure(data.min_probability)

    def _count_hidden(self, bar: float) -> None:
        n_hidden = self._data.n_hidden(bar) if self._data is not None else 0
        self.sounds_box.setItemText(0, tr("Calls (%Ln hidden)", "sounds", n_hidden))


def _recording_choices(days: Sequence[date]) -> dict[object, str]:
    titles: dict[object, str] = {day: day_in_words(day) for day in days}
    here = {None: tr("All recordings", "filter"), _HERE: tr("This recording", "filter")}
    return here | titles


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
    """Return the stored form of a program; empty for all."""
    return [program.name, program.version] if program is not None else []


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
        self._later = single_shot(self, self._emit_if_changed, _SETTLED_MS)
        self.valueChanged.connect(self._move)

    @property
    def bar(self) -> float:
        return self.value() / 100

    def show_bar(self, bar: float) -> None:
        self._saved = round(100 * bar)
        if not self._later.isActive():
            with QSignalBlocker(self):
                self.setValue(self._saved)

    def emit_pending(self) -> None:
        """Emit a pending change at once, as another project may follow."""
        if self._later.isActive():
            self._later.stop()
            self._emit_if_changed()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _move(self) -> None:
        self.moved.emit(self.bar)
        self._later.start()

    def _emit_if_changed(self) -> None:
        if self.value() != self._saved:
            self.asked.emit(self.bar)

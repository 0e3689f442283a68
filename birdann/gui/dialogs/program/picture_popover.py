"""Spectrogram settings in a popover; changes apply immediately."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import choice, form_of, real_number
from birdann.gui.spectrogram import COLOR_MAPS
from birdann.gui.spectrogram.picture_settings import (
    FREQUENCY_SCALES,
    NOISES,
    OVERLAPS,
    WINDOW_LENGTHS_MS,
    WINDOW_SHAPES,
    PictureSettings,
)
from birdann.gui.style.declared import ChoiceBox, lay_out, with_style
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import localise
from birdann.gui.text.value_words import value_title

_STEPS = 100
_WIDTH_PX = 376


class PicturePopover(QFrame):
    """Shows ``PictureSettings`` and emits changes.

    Attributes
    ----------
    fields
        The control of each setting, by its name.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        with_style(self, "popover", name=tr("Spectrogram settings"), fixedWidth=_WIDTH_PX)
        self._settings = PictureSettings()
        lengths = {ms: _ms(ms) for ms in WINDOW_LENGTHS_MS}
        overlaps = {share: localise(f"{100 * share:g} %") for share in OVERLAPS}
        self.fields: dict[str, ChoiceBox | QSlider | QDoubleSpinBox] = {
            "color_map": self._words(tr("Colours of the spectrogram"), COLOR_MAPS),
            "brightness": self._slider(tr("Brightness")),
            "contrast": self._slider(tr("Contrast")),
            "noise": self._words(tr("Background"), NOISES),
            "low_khz": self._khz(tr("Lowest frequency shown"), "0"),
            "high_khz": self._khz(tr("Highest frequency shown"), tr("automatic")),
            "scale": self._words(tr("Frequency axis"), FREQUENCY_SCALES),
            "window_ms": choice(self, tr("Window length"), lengths),
            "overlap": choice(self, tr("Overlap of windows"), overlaps),
            "shape": self._words(tr("Window shape"), WINDOW_SHAPES),
        }
        self.fields["noise"].setToolTip(
            tr(
                "Background subtracted: flattens steady wind, water and hiss at all frequencies.\n"
                "PCEN: also flattens changing noise, and shows near and far calls about equally "
                "bright."
            )
        )
        for field in self.fields.values():
            changes = (
                field.currentIndexChanged if isinstance(field, ChoiceBox) else field.valueChanged
            )
            changes.connect(self._announce)
        self._lay_out()

    def show_settings(self, settings: PictureSettings) -> None:
        """Show values without emitting a change."""
        self._settings = settings
        for name, field in self.fields.items():
            blocker, value = QSignalBlocker(field), getattr(settings, name)
            if isinstance(field, ChoiceBox):
                field.choose(value)
            elif isinstance(field, QSlider):
                field.setValue(round(value * _STEPS))
            else:
                field.setValue(value)
            blocker.unblock()

    def open_at(self, corner: QPoint) -> None:
        self.adjustSize()
        area = self.screen().availableGeometry()
        left = min(max(area.left(), corner.x() - self.width()), area.right() - self.width())
        top = min(max(area.top(), corner.y()), max(area.top(), area.bottom() - self.height()))
        self.move(left, top)
        self.show()
        self.fields["color_map"].setFocus()

    def _announce(self) -> None:
        values = {name: _value(field) for name, field in self.fields.items()}
        self._settings = replace(self._settings, **values)
        self.changed.emit(self._settings)

    def _restore(self) -> None:
        self.show_settings(PictureSettings())
        self._announce()

    def _lay_out(self) -> None:
        of = self.fields
        to = QLabel(tr("to", "from 2 to 8 kHz"), self)
        # The higher end has more room: it can say “automatic”.
        band = lay_out(QHBoxLayout(), (of["low_khz"], 1), to, (of["high_khz"], 2), spacing=6)
        form = form_of(
            (
                (tr("Colours"), of["color_map"]),
                (tr("Brightness"), of["brightness"]),
                (tr("Contrast"), of["contrast"]),
                (tr("Background"), of["noise"]),
                (tr("Band"), band),
                (tr("Axis"), of["scale"]),
                (tr("Window"), of["window_ms"]),
                (tr("Overlap"), of["overlap"]),
                (tr("Shape"), of["shape"]),
            )
        )
        heading = with_style(QLabel(tr("Spectrogram"), self), "heading")
        tip = tr("Put every setting of the spectrogram back")
        usual = QPushButton(tr("Reset to defaults"), self)
        self.usual = with_style(usual, tip=tip, clicked=self._restore)
        head = lay_out(QHBoxLayout(), (heading, 1), self.usual)
        lay_out(QVBoxLayout(self), head, form, margins=(14, 12, 14, 12), spacing=10)

    def _words(self, name: str, values: Sequence[str]) -> ChoiceBox:
        return choice(self, name, {value: value_title(value) for value in values})

    def _slider(self, name: str) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(-_STEPS, _STEPS)
        return with_style(slider, name=name, pageStep=_STEPS // 10)

    def _khz(self, name: str, at_zero: str) -> QDoubleSpinBox:
        box = real_number(self, name, 0.0, 250.0, 0.0, step=0.5, suffix=" kHz", at_low=at_zero)
        box.setKeyboardTracking(False)
        return box


def _value(field: ChoiceBox | QSlider | QDoubleSpinBox) -> Any:  # noqa: ANN401 - of a setting
    if isinstance(field, ChoiceBox):
        return field.chosen_value
    return field.value() / _STEPS if isinstance(field, QSlider) else field.value()


def _ms(length_ms: float) -> str:
    return localise(f"{length_ms:g} ms") if length_ms else tr("Suits the recording")

"""Spectrogram settings in a popover; changes apply immediately."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import form_of, real_number
from birdann.gui.spectrogram import COLOR_MAPS
from birdann.gui.spectrogram.picture_settings import (
    FREQUENCY_SCALES,
    NOISES,
    OVERLAPS,
    WINDOW_LENGTHS_MS,
    WINDOW_SHAPES,
    PictureSettings,
)
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import written
from birdann.gui.text.value_words import in_words

_STEPS = 100
_WIDTH_PX = 376


class PicturePopover(QFrame):
    """Shows ``PictureSettings`` and emits changes."""

    changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popover")
        self.setAccessibleName(tr("Spectrogram settings"))
        self.setFixedWidth(_WIDTH_PX)
        self._settings = PictureSettings()
        self.colors = self._choice(
            tr("Colours of the spectrogram"), [in_words(name) for name in COLOR_MAPS]
        )
        self.brightness = self._slider(tr("Brightness"))
        self.contrast = self._slider(tr("Contrast"))
        self.noise = self._choice(tr("Background"), [in_words(name) for name in NOISES])
        self.noise.setToolTip(
            tr(
                "Background subtracted: flattens steady wind, water and hiss at all frequencies.\n"
                "PCEN: also flattens changing noise, and shows near and far calls about equally "
                "bright."
            )
        )
        self.low = self._khz(tr("Lowest frequency shown"), "0")
        self.high = self._khz(tr("Highest frequency shown"), tr("automatic"))
        self.scale = self._choice(
            tr("Frequency axis"), [in_words(name) for name in FREQUENCY_SCALES]
        )
        self.window_length = self._choice(
            tr("Window length"), [_ms(ms) for ms in WINDOW_LENGTHS_MS]
        )
        self.overlap = self._choice(
            tr("Overlap of windows"), [written(f"{100 * o:g} %") for o in OVERLAPS]
        )
        self.shape = self._choice(tr("Window shape"), [in_words(name) for name in WINDOW_SHAPES])
        self.usual = QPushButton(tr("Reset to defaults"), self)
        self.usual.setToolTip(tr("Put every setting of the spectrogram back"))
        self._lay_out()
        self._connect()

    def show_settings(self, settings: PictureSettings) -> None:
        """Show values without emitting a change."""
        self._settings = settings
        blocked = [QSignalBlocker(one) for one in self._controls()]
        self.colors.setCurrentIndex(COLOR_MAPS.index(settings.color_map))
        self.brightness.setValue(round(settings.brightness * _STEPS))
        self.contrast.setValue(round(settings.contrast * _STEPS))
        self.noise.setCurrentIndex(NOISES.index(settings.noise))
        self.low.setValue(settings.low_khz)
        self.high.setValue(settings.high_khz)
        self.scale.setCurrentIndex(FREQUENCY_SCALES.index(settings.scale))
        self.window_length.setCurrentIndex(WINDOW_LENGTHS_MS.index(settings.window_ms))
        self.overlap.setCurrentIndex(OVERLAPS.index(settings.overlap))
        self.shape.setCurrentIndex(WINDOW_SHAPES.index(settings.shape))
        for one in blocked:
            one.unblock()

    def open_at(self, corner: QPoint) -> None:
        self.adjustSize()
        area = self.screen().availableGeometry()
        left = min(max(area.left(), corner.x() - self.width()), area.right() - self.width())
        top = min(max(area.top(), corner.y()), max(area.top(), area.bottom() - self.height()))
        self.move(left, top)
        self.show()
        self.colors.setFocus()

    def _announce(self) -> None:
        self._settings = replace(
            self._settings,
            color_map=COLOR_MAPS[self.colors.currentIndex()],
            brightness=self.brightness.value() / _STEPS,
            contrast=self.contrast.value() / _STEPS,
            noise=NOISES[self.noise.currentIndex()],
            low_khz=self.low.value(),
            high_khz=self.high.value(),
            scale=FREQUENCY_SCALES[self.scale.currentIndex()],
            window_ms=WINDOW_LENGTHS_MS[self.window_length.currentIndex()],
            overlap=OVERLAPS[self.overlap.currentIndex()],
            shape=WINDOW_SHAPES[self.shape.currentIndex()],
        )
        self.changed.emit(self._settings)

    def _controls(self) -> tuple[QWidget, ...]:
        return (*self._choices(), self.brightness, self.contrast, self.low, self.high)

    def _choices(self) -> tuple[QComboBox, ...]:
        how_made = (self.window_length, self.overlap, self.shape)
        return (self.colors, self.noise, self.scale, *how_made)

    def _restore(self) -> None:
        self.show_settings(PictureSettings())
        self._announce()

    def _lay_out(self) -> None:
        band = laid_out(
            QHBoxLayout(), (self.low, 2), QLabel(tr("to", "from 2 to 8 kHz"), self), spacing=6
        )
        band.addWidget(self.high, 3)  # it can say “automatic”
        form = form_of(
            (
                (tr("Colours"), self.colors),
                (tr("Brightness"), self.brightness),
                (tr("Contrast"), self.contrast),
                (tr("Background"), self.noise),
                (tr("Band"), band),
                (tr("Axis"), self.scale),
                (tr("Window"), self.window_length),
                (tr("Overlap"), self.overlap),
                (tr("Shape"), self.shape),
            )
        )
        heading = styled(QLabel(tr("Spectrogram"), self), "heading")
        head = laid_out(QHBoxLayout(), (heading, 1), self.usual)
        laid_out(QVBoxLayout(self), head, form, margins=(14, 12, 14, 12), spacing=10)

    def _connect(self) -> None:
        for box in self._choices():
            box.currentIndexChanged.connect(self._announce)
        for slider in (self.brightness, self.contrast):
            slider.valueChanged.connect(self._announce)
        for number in (self.low, self.high):
            number.valueChanged.connect(self._announce)
        self.usual.clicked.connect(self._restore)

    def _choice(self, name: str, texts: Sequence[str]) -> QComboBox:
        box = QComboBox(self)
        box.addItems(list(texts))
        box.setAccessibleName(name)
        return box

    def _slider(self, name: str) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(-_STEPS, _STEPS)
        slider.setPageStep(_STEPS // 10)
        slider.setAccessibleName(name)
        return slider

    def _khz(self, name: str, at_zero: str) -> QDoubleSpinBox:
        box = real_number(self, name, 0.0, 250.0, 0.0, step=0.5, suffix=" kHz", at_low=at_zero)
        box.setKeyboardTracking(False)
        return box


def _ms(length_ms: float) -> str:
    return written(f"{length_ms:g} ms") if length_ms else tr("Suits the recording")

"""The line above the spectrogram: recording, playback position, volume."""

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.core.labels import ListState
from birdann.core.recording import EACH_CHANNEL, Recording
from birdann.gui.item_models.recordings import windows_in_words
from birdann.gui.panels.notice import ElidedLabel
from birdann.gui.style.declared import ChoiceBox, lay_out, with_style
from birdann.gui.style.icons import Drawing, icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import clock, decimal
from birdann.gui.text.value_words import channel_names

LOWEST_DB, HIGHEST_DB = -40, 24
_STEP_DB = 3
_SLIDER_PX = 84
_LINE_PX = 22
LIST_WORDS = {
    ListState.UNTAGGED: mark("untagged"),
    ListState.INCOMPLETE: mark("incomplete list"),
    ListState.COMPLETE: mark("complete list"),
    ListState.POSSIBLE: mark("possible species"),
}


class VolumeSlider(QSlider):
    """Playback gain; a double click resets it."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.setValue(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(current_theme().accent, 1.5))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)


class RecordingBar(QWidget):
    """Shows the recording and selects its channel.

    Attributes
    ----------
    position, volume_box
        Playback position and gain, placed elsewhere in the window.
    """

    channel_chosen = Signal(int)
    """A channel from 1; 0 for the mean of all, ``EACH_CHANNEL`` for each by itself."""
    volume_changed = Signal(int)
    """In dB; 0 is as loud as the file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recording_id: object = None
        self._is_blinded = False
        self._duration_s = 0.0
        self._about: tuple[str, ...] = ()
        self.position = with_style(QLabel(self), "muted")
        self.position.setAccessibleName(tr("Playback position and length of the recording"))
        self.name = with_style(ElidedLabel(self), "heading")
        self.facts = ElidedLabel(self)  # gives way to the name
        self.facts.setObjectName("muted")
        self.facts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.channel = with_style(ChoiceBox(self, {}), name=tr("Channel shown and played"))
        self.channel.setToolTip(
            tr(
                "Channel shown and played. Segments are found in the mix of all channels, or in the "
                "channel you chose for this recording (Model menu)."
            )
        )
        self.channel.currentIndexChanged.connect(
            lambda _place: self.channel_chosen.emit(self.channel.chosen_value)
        )
        self.trouble = with_style(QToolButton(self), focus=Qt.FocusPolicy.TabFocus)
        self.trouble.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.trouble.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.trouble.setText(tr("No sound"))
        self.trouble.setIcon(icon("warning", "warning"))
        self.trouble.setIconSize(QSize(16, 16))
        self.outputs = QMenu(self.trouble)
        self.trouble.setMenu(self.outputs)
        self.trouble.hide()
        self.loudness = Drawing("volume", 16, "muted", self)
        self.volume = VolumeSlider(Qt.Orientation.Horizontal, self)
        self.volume.setRange(LOWEST_DB, HIGHEST_DB)
        self.volume.setSingleStep(_STEP_DB)
        self.volume.setPageStep(2 * _STEP_DB)
        self.volume.setFixedWidth(_SLIDER_PX)
        self.volume.setAccessibleName(tr("Volume"))
        self.volume.valueChanged.connect(self._set_volume)
        self.warning = QLabel(self, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.warning.setObjectName("warning")
        self.warning.hide()
        layout = lay_out(QHBoxLayout(), spacing=8)
        lay_out(QVBoxLayout(self), layout, self.warning, margins=(12, 3, 8, 1), spacing=4)
        lay_out(layout, self.name, (self.facts, 1), self.trouble, self.channel)
        for part in (self.trouble, self.channel):  # nothing moves when they appear
            part.setMaximumHeight(_LINE_PX)
        layout.addStrut(_LINE_PX)
        self.volume_box = QWidget(self)
        parts = (1, self.loudness, self.volume)  # together at the end of the line
        lay_out(QHBoxLayout(self.volume_box), *parts, margins=(4, 0, 8, 0))
        self._describe_volume(0)
        self.show_recording(None)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The focusable controls, in order."""
        return self.trouble, self.channel

    def show_recording(
        self, recording: Recording | None, channel: int = 0, origin: str = ""
    ) -> None:
        """Show a recording; ``origin`` is its site and start."""
        self.setVisible(recording is not None and not self._is_blinded)
        if recording is None:
            self._recording_id = None
            self.position.clear()
            return
        is_other, self._recording_id = self._recording_id != recording.id, recording.id
        self._duration_s = recording.duration_s
        self.name.show_text(recording.name)
        rate = tr("{rate} kHz").format(rate=decimal(recording.sample_rate_hz / 1000, 1))
        self._about = (origin, rate)
        self.show_lists(ListState.UNTAGGED)
        self._offer_channels(recording.n_channels, channel)
        if is_other:
            self.show_position(0.0)

    def show_lists(self, state: ListState, n_listed: int = 0, n_windows: int = 0) -> None:
        """Show the state of the list or, of a recording with windows, how many have one."""
        words = windows_in_words(n_listed, n_windows) if n_windows else tr(LIST_WORDS[state])
        facts = (*self._about, words)
        self.facts.show_text(" · ".join(filter(None, facts)))

    def set_blinded(self, on: bool) -> None:
        """Hide the name of the recording and the playback position, or show them again."""
        self._is_blinded = on
        self.position.clear()

    def show_position(self, time_s: float) -> None:
        if self._is_blinded:
            return
        self.position.setText(f"{clock(time_s)} / {clock(self._duration_s)}")

    def show_trouble(self, sentence: str) -> bool:
        """Show why there is no sound, with a remedy; return whether the text is new."""
        is_new = bool(sentence) and (self.trouble.isHidden() or sentence != self.trouble.toolTip())
        self.trouble.setVisible(bool(sentence))
        self.trouble.setToolTip(sentence)
        return is_new

    def show_warning(self, text: str) -> None:
        self.warning.setText(text)
        self.warning.setVisible(bool(text))

    def show_volume(self, volume_db: int) -> None:
        with QSignalBlocker(self.volume):
            self.volume.setValue(volume_db)
        self._describe_volume(self.volume.value())

    def _offer_channels(self, n_channels: int, channel: int) -> None:
        names = enumerate([tr("Mix of channels"), *channel_names(n_channels)])
        self.channel.offer({**dict(names), EACH_CHANNEL: tr("Channels apart")})
        self.channel.choose_silently(channel)
        self.channel.setVisible(n_channels > 1)

    def _set_volume(self, volume_db: int) -> None:
        self._describe_volume(volume_db)
        self.volume_changed.emit(volume_db)

    def _describe_volume(self, volume_db: int) -> None:
        level = tr("as in the file") if not volume_db else f"{volume_db:+d} dB".replace("-", "−")
        self.volume.setToolTip(
            tr("Volume: {level}. A double click: as in the file.").format(level=level)
        )

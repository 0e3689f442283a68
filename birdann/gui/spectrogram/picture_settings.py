"""Display settings of spectrograms as one stored value, and the rendering shown, for figures."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from birdann.core.arrays import Int16Array
from birdann.core.recording import EACH_CHANNEL
from birdann.dsp.spectrogram import SpectrogramParams
from birdann.dsp.tiles import display_params
from birdann.gui.spectrogram.tiles.audio_source import Rendering
from birdann.gui.spectrogram.tiles.colormaps import COLOR_MAPS
from birdann.gui.spectrogram.viewport import FrequencyScale, default_top_hz

FREQUENCY_SCALES = ("linear", "mel", "log")
WINDOW_SHAPES = ("hann", "hamming")
WINDOW_LENGTHS_MS = (0.0, 2.0, 4.0, 8.0, 12.0, 16.0, 24.0, 32.0, 48.0)
"""0 stands for the length that suits the sample rate."""
OVERLAPS = (0.5, 0.75, 0.875)
NOISES = ("level", "pcen", "raw")
MAX_CHANNELS = 32
_CHOICES: Mapping[str, tuple[object, ...]] = {
    "window_ms": WINDOW_LENGTHS_MS,
    "overlap": OVERLAPS,
    "shape": WINDOW_SHAPES,
    "scale": FREQUENCY_SCALES,
    "color_map": COLOR_MAPS,
    "noise": NOISES,
    "channel": tuple(range(EACH_CHANNEL, MAX_CHANNELS + 1)),
}
_RANGES = {
    "low_khz": (0.0, 500.0),
    "high_khz": (0.0, 500.0),
    "brightness": (-1.0, 1.0),
    "contrast": (-1.0, 1.0),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureSettings:
    """The user's display settings."""

    window_ms: float = 0.0  # Length of the analysis window; 0 to choose by sample rate.
    overlap: float = 0.5  # Fraction of a window shared with the next.
    shape: str = WINDOW_SHAPES[0]
    # low_khz, high_khz: Band shown at first; a top of 0 chooses by recording.
    low_khz: float = 0.0
    high_khz: float = 0.0
    scale: str = FREQUENCY_SCALES[0]
    color_map: str = COLOR_MAPS[0]
    brightness: float = 0.0
    contrast: float = 0.0
    # "level": steady noise is flattened over frequency; "pcen": also over time; "raw": unchanged
    # levels.
    noise: str = NOISES[0]
    channel: int = 0  # From 1, if the recording has it; 0 for the mean of all.

    def params(self, sample_rate_hz: int) -> SpectrogramParams | None:
        """Return the parameters of the spectrogram; None for defaults."""
        if not self.window_ms and self.overlap == OVERLAPS[0] and self.shape == WINDOW_SHAPES[0]:
            return None
        usual = display_params(sample_rate_hz)
        window_s = self.window_ms / 1000 if self.window_ms else usual.window_s
        return SpectrogramParams(
            window_s=window_s,
            hop_s=window_s * (1 - self.overlap),
            window="hamming" if self.shape == "hamming" else "hann",
        )

    def rendering(self, sample_rate_hz: int) -> Rendering:
        return Rendering(
            params=self.params(sample_rate_hz),
            channel=self.channel - 1 if self.channel > 0 else None,
            apart=self.channel == EACH_CHANNEL,
            pcen=self.noise == "pcen",
        )

    def band_hz(self, nyquist_hz: float) -> tuple[float, float]:
        wished_hz = 1000 * self.high_khz or default_top_hz(nyquist_hz)
        high_hz = min(wished_hz, nyquist_hz)
        low_hz = 1000 * self.low_khz
        return (low_hz, high_hz) if low_hz < high_hz else (0.0, high_hz)

    def values(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def of(cls, values: object) -> "PictureSettings":
        """Return stored settings; invalid ones are replaced by defaults."""
        if not isinstance(values, Mapping):
            return cls()
        if values.get("levels_noise") is False:  # as it was kept before there was PCEN
            values = {"noise": "raw", **values}
        known = {field.name: values[field.name] for field in fields(cls) if field.name in values}
        return cls(**{key: value for key, value in known.items() if _is_valid(key, value)})


def _is_valid(key: str, value: object) -> bool:
    if isinstance(value, bool):
        return False
    if key in _CHOICES:
        return value in _CHOICES[key]
    low, high = _RANGES[key]
    return isinstance(value, int | float) and low <= value <= high


@dataclass(frozen=True, slots=True, kw_only=True)
class DisplayedPicture:
    """Rendering of the visible spectrogram."""

    # params, channel, pcen: As in ``Rendering``.
    params: SpectrogramParams
    channel: int | None
    pcen: bool
    color_map: str  # One of ``COLOR_MAPS``.
    limits: tuple[float, float]  # Tile values, 0..255, of the ends of the colour map.
    # Subtracted from each bin, int16 (n_bins,); None for nothing.
    offsets: Int16Array | None
    scale: FrequencyScale  # The frequency axis.

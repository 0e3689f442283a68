"""Recordings of hours and days, made as fast as the disk takes them."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile

from birdann.core.files.disk import library_name
from birdann.core.geometry import TimeFreqBox
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.sample.birds import VOICES
from birdann.sample.scene import Scene, TrueCall, Weather, background, perform

_SCENE_S = 30.0
_N_SCENES = 16
_CAST_SIZE = 2
_LARGEST_WAV_BYTES = 0xFFFF_0000


@dataclass(frozen=True, slots=True, kw_only=True)
class LongRecording:
    """A written recording and every call in it, in order of time."""

    path: Path
    calls: tuple[TrueCall, ...]


def synthesise_long(
    path: str | Path,
    *,
    duration_s: float = 3600.0,
    sample_rate_hz: int = 48_000,
    seed: int = 0,
    progress: Progress = silent,
) -> LongRecording:
    """Write one long 16-bit WAV file, block by block, in flat memory.

    Sixteen scenes of 30 s follow one another in random order at random levels over a
    background that never repeats in step with them. Files beyond 4 GB are written as RF64.

    Parameters
    ----------
    path
        The file to write.
    duration_s, sample_rate_hz
        Its size; a day at 48 kHz takes 8.3 GB.
    seed
        Seed of all that varies.
    progress
        Told after every scene; may raise ``Cancelled``.
    """
    path = Path(path)
    rng = np.random.default_rng([seed, 2])
    scenes = [_scene(rng, sample_rate_hz) for _ in range(_N_SCENES)]
    air = _air(rng, sample_rate_hz)
    n_samples = round(duration_s * sample_rate_hz)
    kind = "RF64" if 2 * n_samples > _LARGEST_WAV_BYTES else "WAV"
    calls: list[TrueCall] = []
    block = round(_SCENE_S * sample_rate_hz)
    with soundfile.SoundFile(
        library_name(path), "w", sample_rate_hz, 1, "PCM_16", format=kind
    ) as file:
        for start in range(0, n_samples, block):
            progress(start / n_samples, Message("writing {name}", name=path.name))
            size = min(block, n_samples - start)
            scene = scenes[int(rng.integers(_N_SCENES))]
            gain = np.float32(10 ** (rng.uniform(-10, 0) / 20))
            samples = scene.samples[:size] * gain
            samples += air[np.arange(start, start + size) % len(air)]
            file.write(samples)
            calls += _shifted(scene, start / sample_rate_hz, size / sample_rate_hz)
    progress(1.0, Message("{name} is written", name=path.name))
    return LongRecording(path=path, calls=tuple(calls))


def _scene(rng: np.random.Generator, rate: int) -> Scene:
    cast = rng.choice(len(VOICES), _CAST_SIZE, replace=False)
    quiet = Weather(hiss_db=-90.0, wind_db=None, rain_drops_per_s=0.0, hum_hz=None)
    voices = tuple(VOICES[int(member)] for member in cast)
    return perform(rng, voices, duration_s=_SCENE_S, sample_rate_hz=rate, weather=quiet)


def _air(rng: np.random.Generator, rate: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """Return a background whose length shares no factor with a scene's, faded into itself."""
    size, fade = round(47.3 * rate), round(0.5 * rate)
    weather = Weather(hiss_db=-58.0, wind_db=-42.0, rain_drops_per_s=0.0, hum_hz=None)
    noise = background(rng, size + fade, rate, weather)
    ramp = np.linspace(0, np.pi / 2, fade, dtype=np.float32)
    noise[:fade] = noise[:fade] * np.sin(ramp) + noise[size:] * np.cos(ramp)
    return noise[:size]


def _shifted(scene: Scene, start_s: float, length_s: float) -> list[TrueCall]:
    """Return the calls that lie wholly in the first ``length_s`` of a scene, moved."""
    return [
        TrueCall(
            species=call.species,
            box=TimeFreqBox(
                onset_s=start_s + call.box.onset_s,
                offset_s=start_s + call.box.offset_s,
                low_hz=call.box.low_hz,
                high_hz=call.box.high_hz,
            ),
        )
        for call in scene.calls
        if call.box.offset_s <= length_s
    ]

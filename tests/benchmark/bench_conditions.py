"""What the default search finds when the recorder, the weather or the neighbours are bad.

    python tests/benchmark/bench_conditions.py

Three synthesised scenes of three voices each are spoiled in one way after the other. Printed
are the share of calls covered for at least half of their time by outlines that reach into
their band, the outlines per call, and the outlines that touch no call.
"""

from collections.abc import Callable

import numpy as np
from figures import begin, command_line, figure

from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import spectrogram
from birdann.sample.birds import VOICES
from birdann.sample.scene import Scene, Weather, perform
from birdann.segmentation.presets import PRESETS

RATE = 44_100
SECONDS = 12.0
N = int(RATE * SECONDS)
CALM = Weather(hiss_db=-58.0, wind_db=None, rain_drops_per_s=0.0, hum_hz=None)
TIMES = np.arange(N) / RATE

Samples = np.ndarray
Spoil = Callable[[Samples, np.random.Generator], Samples]


def scene(seed: int) -> Scene:
    rng = np.random.default_rng([77, seed])
    voices = tuple(VOICES[i] for i in rng.permutation(len(VOICES))[:3])
    return perform(rng, voices, duration_s=SECONDS, sample_rate_hz=RATE, weather=CALM)


def coloured(rng: np.random.Generator, weight: Callable[[Samples], Samples]) -> Samples:
    """Noise of one root mean square with this amplitude over frequency."""
    spectrum = np.fft.rfft(rng.normal(size=N)) * weight(np.fft.rfftfreq(N, 1 / RATE) + 10.0)
    noise = np.fft.irfft(spectrum, N)
    return noise / noise.std()


def swell(rng: np.random.Generator, period_s: float, depth: float) -> Samples:
    """A gain that wanders."""
    n_knots = int(SECONDS / period_s) + 4
    knots = rng.normal(size=n_knots)
    return np.exp(depth * np.interp(np.linspace(0, n_knots - 1, N), np.arange(n_knots), knots))


def drops(rng: np.random.Generator, per_s: float, loudness: float, longest_s: float) -> Samples:
    out = np.zeros(N)
    times = np.arange(int(0.02 * RATE)) / RATE
    for start in rng.integers(0, N - len(times), int(per_s * SECONDS)):
        drop = rng.normal(size=len(times)) * np.exp(-times / rng.uniform(0.0008, longest_s))
        out[start : start + len(times)] += drop * np.exp(rng.normal(loudness, 0.8))
    return out


def burble(rng: np.random.Generator) -> Samples:
    """Bubbles: short tones that rise as they die away, sixty a second."""
    out = np.zeros(N)
    for start in rng.integers(0, N - RATE // 10, int(60 * SECONDS)):
        times = np.arange(int(rng.uniform(0.01, 0.04) * RATE)) / RATE
        tone = np.sin(2 * np.pi * rng.uniform(400, 2500) * (times + 4 * times**2))
        out[start : start + len(times)] += (
            0.004 * rng.exponential() * tone * np.exp(-times / 0.008)
        )
    return out


def aircraft(x: Samples, rng: np.random.Generator) -> Samples:
    pitch = 180 - 40 * np.tanh((TIMES - 6) / 2)
    blades = 0.6 * np.sin(2 * np.pi * np.cumsum(pitch) / RATE)
    roar = coloured(rng, lambda hz: 1 / (1 + (hz / 1500) ** 1.5))
    return x + 0.02 * np.exp(-0.5 * ((TIMES - 6) / 3) ** 2) * (roar + blades)


def cicadas(x: Samples, rng: np.random.Generator) -> Samples:
    song = coloured(rng, lambda hz: np.exp(-0.5 * (np.log2(hz / 6500) / 0.35) ** 2))
    return x + 0.012 * (1 + 0.7 * np.sin(2 * np.pi * 110 * TIMES)) * song


CONDITIONS: dict[str, Spoil] = {
    "calm": lambda x, rng: x,
    "wind below 500 Hz": lambda x, rng: (
        x + 0.15 * swell(rng, 1.0, 0.9) * coloured(rng, lambda hz: 1 / hz / (1 + (hz / 500) ** 6))
    ),
    "strong wind": lambda x, rng: (
        x + 0.1 * swell(rng, 0.6, 1) * coloured(rng, lambda hz: hz**-1.7)
    ),
    "traffic": lambda x, rng: (
        x + 0.03 * swell(rng, 3.0, 0.8) * coloured(rng, lambda hz: 1 / (1 + (hz / 1200) ** 2))
    ),
    "aircraft": aircraft,
    "stream": lambda x, rng: (
        x
        + 0.01
        * swell(rng, 0.02, 0.25)
        * coloured(rng, lambda hz: np.sqrt(hz) / (1 + (hz / 2500) ** 1.5))
    ),
    "burbling brook": lambda x, rng: x + burble(rng),
    "far away": lambda x, rng: 0.02 * x + 0.0013 * coloured(rng, lambda hz: hz**-0.35),
    "very far away": lambda x, rng: 0.007 * x + 0.0013 * coloured(rng, lambda hz: hz**-0.35),
    "clipped": lambda x, rng: np.clip(12 * x, -1, 1),
    "cicadas": cicadas,
    "light rain": lambda x, rng: x + drops(rng, 8, -4.0, 0.004),
    "rain": lambda x, rng: x + drops(rng, 25, -4.5, 0.002),
    "heavy rain": lambda x, rng: x + drops(rng, 150, -5.0, 0.0016),
}


def outlined(samples: Samples) -> list[tuple[float, float, float, float]]:
    params = PRESETS["songbirds"]
    peak = max(1.0, float(np.abs(samples).max()))
    heard = spectrogram(ArraySource((samples / peak).astype(np.float32), RATE), params.spectrogram)
    boxes = [mask.box() for mask in params.segmenter.segment(heard)]
    return [(b.onset_s, b.offset_s, b.low_hz, b.high_hz) for b in boxes]


def meets(box: tuple[float, ...], call: tuple[float, ...]) -> bool:
    return min(box[1], call[1]) > max(box[0], call[0]) and min(box[3], call[3]) > max(
        box[2], call[2]
    )


def is_found(call: tuple[float, ...], boxes: list[tuple[float, float, float, float]]) -> bool:
    """Whether outlines in its band cover half of the call's time."""
    instants = np.linspace(call[0], call[1], 400)
    covered = np.zeros(len(instants), dtype=bool)
    for box in boxes:
        if meets(box, call):
            covered |= (instants >= box[0]) & (instants <= box[1])
    return bool(covered.mean() >= 0.5)


def measure(spoil: Spoil) -> tuple[float, float, int]:
    """Return the share of calls found, outlines per call, and outlines that touch no call."""
    found = n_calls = n_boxes = elsewhere = 0
    for seed in range(3):
        made = scene(seed)
        samples = spoil(made.samples.astype(np.float64), np.random.default_rng([5, seed]))
        calls = [(c.box.onset_s, c.box.offset_s, c.box.low_hz, c.box.high_hz) for c in made.calls]
        boxes = outlined(samples)
        n_calls, n_boxes = n_calls + len(calls), n_boxes + len(boxes)
        found += sum(is_found(call, boxes) for call in calls)
        elsewhere += sum(not any(meets(box, call) for call in calls) for box in boxes)
    return found / n_calls, n_boxes / n_calls, elsewhere


def main() -> None:
    """Print the figures of each condition."""
    command_line(__doc__)
    begin(f"Three scenes of {SECONDS:.0f} s")
    for name, spoil in CONDITIONS.items():
        found, per_call, elsewhere = measure(spoil)
        figure(f"{name}: calls found", found, "share")
        figure(f"{name}: outlines", per_call, "per call")
        figure(f"{name}: outlines that touch no call", elsewhere, "")


if __name__ == "__main__":
    main()

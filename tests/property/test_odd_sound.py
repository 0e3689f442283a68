"""The same calls through other recorders: rates, levels, faults, containers."""

from dataclasses import replace

import numpy as np
import pytest
import soundfile
from hypothesis import given, settings
from hypothesis import strategies as st

from birdann.analysis.pipeline import describe_recording
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import spectrogram
from birdann.features.extract import extract
from birdann.features.schema import SCHEMAS, schema_of
from birdann.segmentation.presets import PRESETS

SONGBIRDS = PRESETS["songbirds"]
RATES = (8000, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000, 192_000, 256_000, 384_000)
CALLS = ((0.30, 0.50, 1500, 2600), (0.80, 0.95, 3000, 2200), (1.30, 1.60, 1800, 1900))
"""Start, end, pitch at either: within the reach of the lowest rate."""


def sound(rate, *, level=0.1, noise=0.002, seed=0):
    """Return float64 samples of two seconds with three whistles."""
    rng = np.random.default_rng(seed)
    # The same noise power per hertz at every rate.
    samples = noise * np.sqrt(rate / 44_100) * rng.normal(size=2 * rate)
    for start, stop, low, high in CALLS:
        n = int((stop - start) * rate)
        phase = 2 * np.pi * np.cumsum(np.linspace(low, high, n)) / rate
        at = int(start * rate)
        samples[at : at + n] += level * np.hanning(n) ** 0.3 * np.sin(phase)
    return samples


def is_found(boxes, call):
    """Whether one box covers most of the call and little else."""
    start, stop, low, high = call
    return any(
        min(box.offset_s, stop) - max(box.onset_s, start) > 0.8 * (stop - start)
        and box.offset_s - box.onset_s < (stop - start) + 0.06
        and abs(box.low_hz - min(low, high)) < 300
        and box.high_hz < max(low, high) + 700
        for box in boxes
    )


def boxes_of(samples, rate):
    heard = spectrogram(ArraySource(samples.astype(np.float32), rate), SONGBIRDS.spectrogram)
    return [mask.box() for mask in SONGBIRDS.segmenter.segment(heard)]


def write(path, samples, rate, **options):
    soundfile.write(path, samples, rate, **options)
    return path


def hum(rate):
    """Mains hum with nineteen overtones."""
    times = np.arange(2 * rate) / rate
    return sum(0.01 / k * np.sin(2 * np.pi * 50 * k * times + k) for k in range(1, 21))


def wind(rate):
    """One gust in the middle: noise that grows by 9 dB per octave downwards."""
    spectrum = np.fft.rfft(np.random.default_rng(8).normal(size=2 * rate))
    spectrum *= (np.maximum(np.fft.rfftfreq(2 * rate, 1 / rate), 20) / 1000) ** -1.5
    noise = np.fft.irfft(spectrum, 2 * rate)
    swell = np.exp(-0.5 * ((np.arange(2 * rate) / rate - 1.0) / 0.5) ** 2)
    return 0.05 * swell * noise / noise.std()


def whistle(rate):
    """A line that a converter adds, for the whole length."""
    return 0.01 * np.sin(2 * np.pi * 9000 * np.arange(2 * rate) / rate)


@pytest.mark.parametrize("nuisance", [hum, wind, whistle])
def test_steady_and_windy_noise_neither_hides_calls_nor_makes_any(nuisance):
    rate = 44_100
    boxes = boxes_of(sound(rate) + nuisance(rate), rate)
    assert all(is_found(boxes, call) for call in CALLS)
    assert len(boxes) <= 5
    assert len(boxes_of(sound(rate, level=0.0) + nuisance(rate), rate)) <= 1


def rain(rate, drops_per_s=12):
    """Drops of white noise that die away within milliseconds, of all loudnesses."""
    rng = np.random.default_rng(9)
    samples = np.zeros(2 * rate)
    times = np.arange(int(0.01 * rate)) / rate
    for start in rng.integers(0, len(samples) - len(times), 2 * drops_per_s):
        drop = rng.normal(size=len(times)) * np.exp(-times / rng.uniform(0.0008, 0.002))
        samples[start : start + len(times)] += drop * np.exp(rng.normal(-4, 0.8))
    return samples


@pytest.mark.parametrize("rate", [16_000, 32_000, 48_000, 96_000])
def test_most_drops_are_no_sounds_and_calls_under_them_are_found(rate):
    wet = boxes_of(sound(rate) + rain(rate), rate)
    for start, stop, _, _ in CALLS:
        covered_s = sum(
            max(0.0, min(b.offset_s, stop) - max(b.onset_s, start)) for b in wet if b.low_hz < 3000
        )
        assert covered_s > 0.8 * (stop - start)
    assert len(wet) <= len(CALLS) + 4
    alone = (sound(rate, level=0.0) + rain(rate)).astype(np.float32)
    heard = spectrogram(ArraySource(alone, rate), SONGBIRDS.spectrogram)
    keeping = replace(SONGBIRDS.segmenter, flash_s=None)
    assert len(SONGBIRDS.segmenter.segment(heard)) <= len(keeping.segment(heard)) / 3


@pytest.mark.parametrize("rate", RATES)
def test_every_sample_rate_finds_the_same_calls(rate, tmp_path):
    path = write(tmp_path / "a.wav", sound(rate), rate, subtype="PCM_16")
    described = describe_recording(path, segmenter=SONGBIRDS, schema="extended")
    assert all(is_found(described.boxes, call) for call in CALLS)
    assert len(described.boxes) <= 5
    assert np.isfinite(described.features).all()


def test_features_agree_between_sample_rates(tmp_path):
    wanted = {"pitch_q50": 0.05, "pitch_sweep": 0.1, "duration": 0.3, "purity": 0.25}
    columns = [schema_of("extended").names.index(name) for name in wanted]
    tables = []
    for rate in (16_000, 44_100, 192_000):
        path = write(tmp_path / f"{rate}.wav", sound(rate), rate)
        described = describe_recording(path, segmenter=SONGBIRDS, schema="extended")
        rows = [
            next(i for i, box in enumerate(described.boxes) if is_found([box], call))
            for call in CALLS
        ]
        tables.append(described.features[rows][:, columns])
    for table in tables[1:]:
        assert (np.abs(table - tables[0]) <= list(wanted.values())).all()


@pytest.mark.parametrize(("container", "subtype"), [("OGG", "VORBIS"), ("MP3", None)])
def test_lossy_files_find_the_same_calls(container, subtype, tmp_path):
    if container not in soundfile.available_formats():
        pytest.skip(f"this libsndfile cannot write {container}")
    path = tmp_path / f"a.{container.lower()}"
    write(path, sound(44_100), 44_100, format=container, subtype=subtype)
    described = describe_recording(path, segmenter=SONGBIRDS, schema="hja38")
    assert all(is_found(described.boxes, call) for call in CALLS)


@given(gain_db=st.floats(-60, 0), offset=st.floats(-0.5, 0.5))
@settings(max_examples=25)
def test_level_and_offset_do_not_matter(gain_db, offset):
    samples = sound(22_050) * 10 ** (gain_db / 20) + offset * 0.5
    boxes = boxes_of(samples, 22_050)
    assert all(is_found(boxes, call) for call in CALLS)
    assert len(boxes) <= 5


def test_a_whisper_of_a_few_steps_is_heard(tmp_path):
    """Calls of twenty 16-bit steps over noise of one."""
    path = write(tmp_path / "a.wav", sound(44_100, level=6e-4, noise=3e-5), 44_100)
    described = describe_recording(path, segmenter=SONGBIRDS, schema="hja38")
    assert all(is_found(described.boxes, call) for call in CALLS)


def test_a_dead_channel_changes_nothing(tmp_path):
    samples = sound(44_100)
    both = np.stack([samples, np.zeros_like(samples)], axis=1)
    one, two = write(tmp_path / "1.wav", samples, 44_100), write(tmp_path / "2.wav", both, 44_100)
    alone, beside = (
        describe_recording(path, segmenter=SONGBIRDS, schema="extended") for path in (one, two)
    )
    assert [box.low_hz for box in beside.boxes] == [box.low_hz for box in alone.boxes]
    assert all(is_found(beside.boxes, call) for call in CALLS)


def test_clipped_calls_are_found_and_named(tmp_path):
    samples = np.clip(20 * sound(44_100), -1, 1)
    path = write(tmp_path / "a.wav", samples, 44_100)
    described = describe_recording(path, segmenter=SONGBIRDS, schema="extended")
    assert any("Clipped" in note for note in described.notes)
    for start, stop, _, _ in CALLS:
        assert any(b.onset_s < start + 0.05 and b.offset_s > stop - 0.05 for b in described.boxes)


def test_a_recorder_that_fell_silent_is_named_and_its_ends_are_no_calls(tmp_path):
    samples = np.concatenate([sound(44_100), np.zeros(2 * 44_100), sound(44_100, seed=1)])
    path = write(tmp_path / "a.wav", samples, 44_100)
    described = describe_recording(path, segmenter=SONGBIRDS, schema="extended")
    assert any("Silent" in note for note in described.notes)
    for late in (0.0, 4.0):
        here = [(a + late, b + late, low, high) for a, b, low, high in CALLS]
        assert all(is_found(described.boxes, call) for call in here)
    assert not [b for b in described.boxes if 1.8 < b.onset_s < 4.0]


@given(st.integers(0, 2**32 - 1), st.sampled_from([8000, 16_000, 44_100]))
@settings(max_examples=20)
def test_noise_of_any_kind_is_described_without_fault(seed, rate):
    rng = np.random.default_rng(seed)
    n = int(rng.integers(1, rate))
    kinds = (
        rng.normal(size=n),
        rng.choice([-1.0, 1.0], n),
        np.zeros(n),
        np.full(n, 0.7),
        np.where(rng.random(n) < 1e-3, 1.0, 0.0),
        np.sign(np.sin(np.arange(n) * rng.uniform(0, 3))),
    )
    samples = kinds[seed % len(kinds)] * 10 ** rng.uniform(-4, 0)
    heard = spectrogram(ArraySource(samples.astype(np.float32), rate), SONGBIRDS.spectrogram)
    masks = SONGBIRDS.segmenter.segment(heard)
    for name in SCHEMAS:
        assert np.isfinite(extract(heard, masks, name)).all()

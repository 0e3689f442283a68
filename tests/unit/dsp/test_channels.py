"""Channels that cancel each other out: which signal is analysed."""

import numpy as np
import pytest
import soundfile

from birdann.analysis.pipeline import describe_masks, describe_recording
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.recording import EACH_CHANNEL
from birdann.dsp.audio import AudioReader
from birdann.dsp.channels import best_mix
from birdann.dsp.identity import VerifiedSoundFile, content_hash
from birdann.dsp.spectrogram import magnitudes
from birdann.segmentation.presets import PRESETS

RATE = 22_050


def song(seconds=4.0, hz=3000.0, seed=0):
    """Tone bursts over faint noise."""
    time_s = np.arange(round(seconds * RATE)) / RATE
    noise = 0.001 * np.random.default_rng(seed).standard_normal(len(time_s))
    return 0.3 * np.sin(2 * np.pi * hz * time_s) * (time_s % 1 < 0.2) + noise


def written(path, *channels, subtype="PCM_16"):
    soundfile.write(path, np.stack(channels, axis=1), RATE, subtype=subtype)
    return path


def noise(seed, seconds=4.0):
    return 0.1 * np.random.default_rng(seed).standard_normal(round(seconds * RATE))


@pytest.mark.parametrize(
    ("channels", "expected"),
    [
        ((song(), song()), None),
        ((song(), -song()), 0),
        ((song(), -0.5 * song()), 0),
        ((0.5 * song(), -song()), 1),
        ((song(), 0 * song()), 0),
        ((noise(1), noise(2)), None),  # 3 dB are lost, and nothing but noise
        ((noise(1), noise(2), noise(3), noise(4)), None),
        ((song() + noise(1) / 20, -song() + noise(2) / 20), 0),  # hiss is what does not cancel
        ((0 * song(), 0 * song()), None),
        ((song() + 0.2, -song() - 0.2), 0),
        ((song(hz=2000) / 4, song(hz=6000, seed=1)), None),  # each has sounds of its own
        ((song() / 8, np.roll(song(seed=1), RATE // 2)), None),
    ],
    ids=["same", "opposite", "partly", "second", "dead", "noise", "four", "hiss", "none", "offset",
         "bands", "times"],
)  # fmt: skip
def test_the_mix_keeps_the_sound(tmp_path, channels, expected):
    with AudioReader(written(tmp_path / "a.wav", *channels)) as reader:
        assert reader.mix.channel == expected
        assert bool(reader.mix.notes) == (expected is not None)
        samples = reader.read(0, reader.n_frames)
    mixed = np.mean(channels, axis=0) if expected is None else channels[expected]
    assert np.allclose(samples, mixed, atol=1e-4)


def test_the_loss_is_the_one_that_can_be_computed_by_hand(tmp_path):
    path = written(tmp_path / "a.wav", song(), -0.5 * song(), subtype="FLOAT")
    with AudioReader(path) as reader:  # (1 - 0.5) / 2 is a quarter
        assert reader.mix.loss_db == pytest.approx(20 * np.log10(4), abs=0.01)
        assert "12 dB. Channel 1" in str(reader.mix.notes[0])


def test_the_mix_of_a_day_is_decided_from_a_few_stretches():
    n_read = []

    def read(start, n_frames):
        n_read.append(n_frames)
        sound = np.sin(0.3 * np.arange(start, start + n_frames))
        return np.stack([sound, -sound], axis=1).astype(np.float32)

    day = 24 * 3600 * RATE
    assert best_mix(read, day, RATE, 2).channel == 0
    assert sum(n_read) <= 17 * RATE


@pytest.mark.parametrize("suffix", [".wav", ".flac", ".ogg"])
def test_the_mix_does_not_depend_on_what_was_read_before(tmp_path, suffix):
    path = tmp_path / f"a{suffix}"
    soundfile.write(path, np.stack([song(40.0), -song(40.0)], axis=1), RATE)
    with AudioReader(path) as first:
        whole = first.read(0, first.n_frames)
    with AudioReader(path) as second:
        later = second.read(10 * RATE, RATE)
    assert np.array_equal(later, whole[10 * RATE : 11 * RATE])


def test_calls_in_opposite_phase_are_found_and_the_report_says_how(tmp_path):
    segmenter = PRESETS["songbirds"]
    alone = describe_recording(
        written(tmp_path / "mono.wav", song()), segmenter=segmenter, schema="hja38"
    )
    both = describe_recording(
        written(tmp_path / "both.wav", song(), -song()), segmenter=segmenter, schema="hja38"
    )
    assert len(alone.masks) == 4
    assert both.masks == alone.masks
    assert np.array_equal(both.features, alone.features)
    assert any("Channel 1 is used" in str(note) for note in both.notes)


def test_a_chosen_channel_is_read_wherever_the_sound_is_opened(tmp_path):
    path = written(tmp_path / "a.wav", song(hz=2000), song(hz=5000))
    sound = VerifiedSoundFile(path, path.stat().st_size, content_hash(path), channel=1)
    mono = written(tmp_path / "b.wav", song(hz=5000))
    with AudioReader(sound) as chosen, AudioReader(mono) as alone:
        assert np.array_equal(chosen.read(0, RATE), alone.read(0, RATE))
    segmenter = PRESETS["songbirds"]
    layout = segmenter.spectrogram.layout(RATE)
    box = TimeFreqBox(onset_s=1.0, offset_s=1.2, low_hz=4000.0, high_hz=6000.0)
    masks = [Mask.from_box(box, layout.grid)]
    there = [describe_masks(side, masks, schema="hja38") for side in (sound, mono)]
    assert np.array_equal(*there)


def test_calls_of_either_channel_are_found_where_each_is_searched(tmp_path):
    left, right = song(hz=2000), np.roll(song(hz=5000, seed=1), RATE // 2)
    path = written(tmp_path / "a.wav", left, right)
    sound = VerifiedSoundFile(path, path.stat().st_size, content_hash(path), channel=EACH_CHANNEL)
    found = describe_recording(sound, segmenter=PRESETS["songbirds"], schema="hja38")
    middles = sorted((b.low_hz + b.high_hz) / 2 for b in found.boxes)
    assert sum(hz < 3000 for hz in middles) == 4
    assert sum(hz > 4000 for hz in middles) == 4


def test_magnitudes_of_each_channel_are_the_root_mean_square_of_theirs(tmp_path):
    parts = song(), -0.5 * song(seed=3)
    path = written(tmp_path / "a.wav", *parts)
    layout = PRESETS["songbirds"].spectrogram.layout(RATE)
    alone = []
    for channel in range(2):
        with AudioReader(path, channel=channel) as reader:
            alone.append(magnitudes(reader, layout, 3, 70))
    with AudioReader(path, channel=EACH_CHANNEL) as reader:
        both = magnitudes(reader, layout, 3, 70)
    assert np.allclose(both, np.sqrt((alone[0] ** 2 + alone[1] ** 2) / 2), atol=1e-7)

"""Damage is found where it is, and nowhere else."""

import numpy as np
import pytest
import soundfile

from birdann.dsp.audio import AudioReader
from birdann.dsp.health import examine

RATE = 16_000


def health_of(tmp_path, sound, **options):
    path = tmp_path / "a.wav"
    soundfile.write(path, sound, RATE, **options)
    with AudioReader(path) as reader:
        return examine(reader)


def noise(seconds=60.0):
    return np.random.default_rng(0).normal(0, 0.05, round(seconds * RATE))


def test_good_sound_has_no_notes(tmp_path):
    health = health_of(tmp_path, noise())
    assert health.notes == ()


def test_clipped_stretches_are_named(tmp_path):
    sound = noise()
    t = np.arange(2 * RATE) / RATE
    sound[20 * RATE : 22 * RATE] = 2 * np.sin(2 * np.pi * 440 * t)
    sound[50 * RATE] = 1.0  # one full sample is not clipping
    health = health_of(tmp_path, np.clip(sound, -1, 1))
    assert len(health.clipped) == 1
    assert health.clipped[0] == pytest.approx((20, 22), abs=0.1)
    assert "Clipped for 2.0 s (20.0-22.0 s)" in health.notes[0]


@pytest.mark.parametrize(("n_samples", "n_stretches"), [(2, 0), (3, 1)])
@pytest.mark.parametrize("level", [1.0, -1.0])
def test_three_samples_in_a_row_at_full_scale_are_clipped(tmp_path, level, n_samples, n_stretches):
    sound = noise(10.0)
    sound[5 * RATE + 100 : 5 * RATE + 100 + n_samples] = level
    assert len(health_of(tmp_path, sound).clipped) == n_stretches


@pytest.mark.parametrize("subtype", ["FLOAT", "DOUBLE"])
@pytest.mark.parametrize("peak", [1.2, 8.0])
def test_floats_above_full_scale_are_not_clipped(tmp_path, subtype, peak):
    t = np.arange(10 * RATE) / RATE
    sound = peak * np.sin(2 * np.pi * 440 * t)
    assert health_of(tmp_path, sound, subtype=subtype).notes == ()


@pytest.mark.parametrize("limit", [1.0, 5.0])
def test_floats_that_were_cut_off_are_clipped(tmp_path, limit):
    sound = noise(10.0)
    sound[5 * RATE : 6 * RATE] = 9 * np.sin(2 * np.pi * 440 * np.arange(RATE) / RATE)
    health = health_of(tmp_path, np.clip(sound, -limit, limit), subtype="FLOAT")
    assert health.clipped[0] == pytest.approx((5, 6), abs=0.1)


def test_silent_stretches_are_named(tmp_path):
    sound = noise()
    sound[10 * RATE : 15 * RATE] = 0.25  # a stuck converter is silent too
    sound[30 * RATE : 30 * RATE + RATE // 2] = 0
    health = health_of(tmp_path, sound)
    assert len(health.silent) == 1
    assert health.silent[0] == pytest.approx((10, 15), abs=0.1)
    assert "Silent for" in health.notes[0]
    assert not health.is_all_silent


@pytest.mark.parametrize("seconds", [0.01, 0.3, 30.0])
def test_a_silent_recording_is_called_that(tmp_path, seconds):
    health = health_of(tmp_path, np.zeros(round(seconds * RATE)))
    assert health.notes == ("The whole recording is silent.",)


@pytest.mark.parametrize("subtype", ["PCM_24", "PCM_32", "FLOAT", "DOUBLE"])
@pytest.mark.parametrize(
    ("sound", "is_silent"),
    [
        (3e-6 * np.random.default_rng(1).standard_normal(2 * RATE), False),  # a quiet hydrophone
        (np.zeros(2 * RATE), True),
        (np.full(2 * RATE, 0.01), True),
        (np.tile([1, 0, 0, -1], RATE // 2) / 32768, True),  # a dead input of 16 bits
    ],
)
def test_weak_sound_of_more_bits_is_not_silence(tmp_path, sound, is_silent, subtype):
    assert health_of(tmp_path, sound, subtype=subtype).is_all_silent == is_silent


@pytest.mark.parametrize("seconds", [0.005, 0.06, 0.1])
def test_a_short_clip_is_silent_only_if_it_is(tmp_path, seconds):
    assert not health_of(tmp_path, noise(seconds)).is_all_silent
    assert health_of(tmp_path, 0 * noise(seconds)).is_all_silent


def test_many_places_are_summed_up(tmp_path):
    sound = noise()
    for second in range(5, 50, 5):
        sound[second * RATE : (second + 2) * RATE] = 0
    assert "and 6 more places" in health_of(tmp_path, sound).notes[0]


def test_bad_samples_are_counted_once(tmp_path):
    sound = noise().astype(np.float32)
    sound[100:150] = np.nan
    health = health_of(tmp_path, sound, subtype="FLOAT")
    assert health.n_bad_samples == 50
    assert health.notes[0] == "Invalid samples, replaced by silence: 50."


def test_a_moment_beyond_any_converter_s_range_is_told(tmp_path):
    sound = noise(10.0)
    assert not health_of(tmp_path, sound, subtype="FLOAT").notes
    sound[4 * RATE] = 3e7
    health = health_of(tmp_path, sound, subtype="FLOAT")
    assert health.blinding == (pytest.approx((4.0, 4.05), abs=0.051),)
    (note,) = health.notes
    assert note.startswith("Impossibly loud for ")


def test_bad_samples_are_those_of_this_look(tmp_path):
    sound = noise(5.0)
    sound[100:110] = np.nan
    path = tmp_path / "a.wav"
    soundfile.write(path, sound, RATE, subtype="FLOAT")
    with AudioReader(path) as reader:
        for _ in reader.blocks(1 << 16):  # somebody has read it before
            pass
        assert examine(reader).n_bad_samples == 10

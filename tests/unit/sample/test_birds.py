"""Every invented bird sings within what it says of itself."""

import numpy as np
import pytest

from birdann.sample.birds import VOICES, Individual


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.name)
@pytest.mark.parametrize("rate", [32_000, 48_000])
def test_notes_hold_their_energy_in_their_band(voice, rate):
    rng = np.random.default_rng(0)
    for _ in range(5):
        for note in voice.sing(rng, rate, Individual.draw(rng)):
            assert np.isfinite(note.wave).all()
            assert 0.5 < np.abs(note.wave).max() < 1.6
            assert 0.03 <= len(note.wave) / rate < 1.6
            power = np.abs(np.fft.rfft(note.wave)) ** 2
            hz = np.fft.rfftfreq(len(note.wave), 1 / rate)
            held = (hz >= note.low_hz - 150) & (hz <= note.high_hz + 150)
            assert power[held].sum() > 0.9 * power.sum()


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.name)
def test_notes_of_a_song_follow_one_another(voice):
    rng = np.random.default_rng(1)
    song = voice.sing(rng, 48_000, Individual.draw(rng))
    ends = [note.onset_s + len(note.wave) / 48_000 for note in song]
    assert song[0].onset_s == 0
    assert all(note.onset_s > end for note, end in zip(song[1:], ends, strict=False))


def test_individuals_differ():
    rng = np.random.default_rng(2)
    pitches = [Individual.draw(rng).pitch for _ in range(50)]
    assert 0.02 < np.std(pitches) < 0.07


def test_names_are_unique_and_plain():
    names = [voice.name for voice in VOICES]
    assert len(set(names)) == len(names)
    assert not any(";" in name or "," in name for name in names)

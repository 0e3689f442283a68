"""A stress set of made-up singers with known notes: one near the microphone, and what is not."""

import numpy as np
import pytest
from scipy.signal import butter, fftconvolve, sosfilt

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import HJA_MLSP, spectrogram
from birdann.segmentation.presets import PRESETS, SegmenterParams

RATE = 44_100
NEAR = PRESETS["songbirds"]


def noise(length_s, level=1e-3, seed=0):
    return level * np.random.default_rng(seed).normal(size=round(length_s * RATE))


def syllable(duration_s, *, low_hz=700.0, n_overtones=12, level=0.3):
    """A harmonic stack that rises by a fifth, with ramps of 2 ms."""
    t = np.arange(round(duration_s * RATE)) / RATE
    hz = low_hz * (1 + 0.5 * t / duration_s)
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    wave = sum(np.sin(k * phase) / k**2 for k in range(1, n_overtones + 1))
    ramp = np.minimum(1, np.minimum(t, t[::-1]) / 0.002)
    return level * ramp * wave


def placed(sound, notes, make=syllable):
    for start_s, stop_s in notes:
        wave = make(stop_s - start_s)
        at = round(start_s * RATE)
        sound[at : at + len(wave)] += wave
    return sound


def series(n, duration_s, gap_s, start_s=0.4):
    starts_s = start_s + np.arange(n) * (duration_s + gap_s)
    return [(float(at), float(at + duration_s)) for at in starts_s]


def outlined(sound, params=NEAR):
    source = ArraySource(sound.astype(np.float32), RATE)
    found = params.outlines(spectrogram(source, params.spectrogram), source)
    return sorted((segment.box.onset_s, segment.box.offset_s) for segment in found)


def hits(found, notes, least=0.5):
    """Return how many notes have an outline of their own that overlaps by half of the union."""
    pairs = [(min(b, d) - max(a, c)) / (max(b, d) - min(a, c)) for a, b in found for c, d in notes]
    overlap = np.array(pairs).reshape(len(found), len(notes))
    return int((overlap.max(axis=0, initial=0.0) >= least).sum())


@pytest.mark.parametrize(
    ("duration_s", "gap_s"), [(0.024, 0.012), (0.012, 0.02), (0.15, 0.04), (0.08, 0.011)]
)
def test_each_note_of_a_near_singer_is_one_outline(duration_s, gap_s):
    notes = series(30, duration_s, gap_s)
    found = outlined(placed(noise(notes[-1][1] + 1), notes))
    assert len(found) == 30
    assert hits(found, notes) == 30
    assert np.abs(np.array(found) - np.array(notes)).max() < 0.006


@pytest.mark.parametrize("level", [0.003, 0.03])
@pytest.mark.parametrize("whine_hz", [(6600.0,), (2015.0, 9000.0)])
def test_the_whine_of_a_recorder_moves_no_note(level, whine_hz):
    """A steady tone has no part in the level by which notes are cut."""
    notes = series(30, 0.08, 0.011)
    sound = placed(noise(notes[-1][1] + 1), notes)
    expected = outlined(sound)
    for hz in whine_hz:
        sound += level * np.sin(2 * np.pi * hz * np.arange(len(sound)) / RATE)
    found = outlined(sound)
    assert len(found) == hits(found, notes) == 30
    assert np.abs(np.array(found) - np.array(expected)).max() < 0.006


def test_notes_27_db_above_the_noise_are_cut_by_their_level():
    notes = series(20, 0.08, 0.015)
    found = outlined(placed(noise(notes[-1][1] + 1, level=0.009), notes))
    assert len(found) == hits(found, notes) == 20


def test_two_seconds_are_enough():
    notes = series(12, 0.08, 0.05)
    found = outlined(placed(noise(2.0), notes))
    assert len(found) == hits(found, notes) == 12


def test_song_that_leaves_a_quarter_of_the_time_is_still_cut():
    notes = series(60, 0.06, 0.02, start_s=0.02)
    found = outlined(placed(noise(4.9), notes))
    assert hits(found, notes) >= 57
    assert len(found) <= 63


def in_a_room(notes, share, decay_s=0.04):
    """Return notes with echoes in noise."""
    return echoed(placed(np.zeros(round((notes[-1][1] + 1) * RATE)), notes), share, decay_s)


def echoed(dry, share, decay_s=0.04):
    """Return a sound with echoes in noise."""
    rng = np.random.default_rng(3)
    fall = np.exp(-np.arange(0.25 * RATE) / (decay_s * RATE))
    decay = rng.normal(size=round(0.25 * RATE)) * fall
    wet = fftconvolve(dry, decay / np.sqrt((decay**2).sum()))[: len(dry)]
    return dry + share * wet + noise(len(dry) / RATE)


@pytest.mark.parametrize(("share", "gap_s"), [(0.1, 0.09), (0.3, 0.09), (0.3, 0.02)])
def test_echoes_do_not_lengthen_or_join_notes(share, gap_s):
    notes = series(20, 0.08, gap_s)
    found = outlined(in_a_room(notes, share))
    assert hits(found, notes) == 20
    assert len(found) <= 22


def test_song_whose_echoes_fill_its_pauses_is_no_noise_that_changes():
    notes = series(200, 0.08, 0.02)
    found = outlined(in_a_room(notes, 0.3, decay_s=0.03))
    assert hits(found, notes) == len(found) == 200


def test_steps_and_wing_beats_are_no_notes():
    notes = series(10, 0.1, 0.3)
    sound = placed(noise(6.0), notes)
    rng = np.random.default_rng(5)
    for at_s in np.arange(0.6, 5.5, 0.4):
        n = round(0.03 * RATE)
        at = round(at_s * RATE)
        sound[at : at + n] += 0.05 * rng.normal(size=n) * np.hanning(n)
    found = outlined(sound)
    assert hits(found, notes) == 10
    assert len(found) <= 12


def test_rumble_below_the_band_is_no_note():
    notes = series(10, 0.1, 0.3)
    sound = placed(noise(6.0), notes)
    rumble = sosfilt(butter(4, 250, fs=RATE, output="sos"), noise(6.0, 0.5, seed=6))
    sound += rumble * np.sin(np.pi * np.arange(len(sound)) / (0.37 * RATE)) ** 2
    found = outlined(sound)
    assert hits(found, notes) == 10
    assert len(found) <= 15  # the rumble itself may be outlined as a tonal sound behind the notes


def test_two_singers_in_bands_of_their_own_stay_two():
    low = series(8, 0.3, 0.2)
    high = series(8, 0.2, 0.3, start_s=0.55)

    def whistle(hz):
        return lambda duration_s: syllable(duration_s, low_hz=hz, n_overtones=1)

    sound = placed(placed(noise(5.0), low, whistle(1500.0)), high, whistle(5000.0))
    found = outlined(sound)
    assert hits(found, low) == hits(found, high) == 8


def test_a_tonal_singer_behind_a_near_one_is_kept():
    notes = series(10, 0.1, 0.4)
    far = [(at + 0.15, at + 0.35) for at, _ in notes]
    sound = placed(noise(6.0), notes)
    placed(
        sound,
        far,
        lambda duration_s: syllable(duration_s, low_hz=3500.0, n_overtones=1, level=0.006),
    )
    found = outlined(sound)
    assert hits(found, notes) == 10
    assert hits(found, far) >= 9


@pytest.mark.parametrize("level", [0.0, 1e-3, 0.1])
def test_nothing_is_near_in_steady_noise(level):
    assert outlined(noise(3.0, level)) == []


def test_no_singer_is_near_where_the_noise_itself_changes():
    sound = np.concatenate([noise(5), noise(5, level=0.03, seed=1), noise(5, seed=2)])
    quiet_calls = series(6, 0.15, 0.4, start_s=0.4)
    loud_calls = series(6, 0.15, 0.4, start_s=5.4)
    placed(sound, quiet_calls, lambda duration_s: syllable(duration_s, n_overtones=1, level=0.005))
    placed(sound, loud_calls, lambda duration_s: syllable(duration_s, n_overtones=1, level=0.2))
    assert hits(outlined(sound), quiet_calls) == hits(outlined(sound), loud_calls) == 6


def test_a_clear_singer_18_db_above_steady_noise_is_cut_by_the_level():
    notes = series(20, 0.08, 0.015)
    found = outlined(placed(noise(notes[-1][1] + 1, level=0.025), notes))
    assert len(found) == hits(found, notes) == 20


def test_notes_that_fade_and_differ_by_12_db_are_cut_by_the_level():
    notes = series(24, 0.08, 0.015)
    sound = noise(notes[-1][1] + 0.5, level=0.012)
    for number, note in enumerate(notes):
        fading = syllable(0.08, level=0.3 * 10 ** (-2.5 * (number % 6) / 20))
        placed(sound, [note], lambda s, wave=fading: wave * np.linspace(1.0, 0.2, len(wave)))
    found = outlined(sound)
    assert len(found) == hits(found, notes) == 24


class EveryOther:
    """A segmenter that was taught every other note, and does not see pauses below 20 ms."""

    def __init__(self, notes):
        self.notes = notes[::2]

    def digest(self):
        return "every other"

    def segment(self, spectrogram):
        grid = spectrogram.layout.grid
        return [
            Mask.from_box(
                TimeFreqBox(onset_s=a - 0.01, offset_s=b + 0.01, low_hz=500.0, high_hz=4000.0),
                grid,
            )
            for a, b in self.notes
        ]


def test_a_taught_segmenter_chooses_among_the_notes_of_a_near_singer():
    notes = series(20, 0.08, 0.03)
    taught = SegmenterParams(spectrogram=HJA_MLSP, segmenter=EveryOther(notes), follows_near=True)
    found = outlined(placed(noise(notes[-1][1] + 1), notes), taught)
    assert len(found) == hits(found, notes[::2]) == 10
    assert np.abs(np.array(found) - np.array(notes[::2])).max() < 0.006


def hoarse(duration_s, level):
    return level * np.random.default_rng(4).normal(size=round(duration_s * RATE))


def test_hoarse_notes_as_faint_as_others_of_the_singer_are_notes():
    loud, faint = series(8, 0.08, 0.3), series(8, 0.08, 0.3, start_s=0.53)
    sound = placed(
        placed(noise(5.0, level=1e-4), loud), faint[::2], lambda s: syllable(s, level=0.01)
    )
    placed(sound, faint[1::2], lambda s: hoarse(s, 0.01))
    found = outlined(sound)
    assert hits(found, loud) == 8
    assert hits(found, faint) == 8


def test_faint_notes_of_a_near_singer_keep_their_ends():
    loud, faint = series(8, 0.08, 0.3), series(8, 0.08, 0.3, start_s=0.59)

    def swelling(duration_s):
        return syllable(duration_s, level=0.006) * np.hanning(round(duration_s * RATE))

    found = outlined(placed(placed(noise(5.0, level=5e-4), loud), faint, swelling))
    ends = [row for row in found if any(min(row[1], b) > max(row[0], a) for a, b in faint)]
    assert len(ends) == 8
    assert np.mean([stop - start for start, stop in ends]) > 0.05


def test_notes_in_hiss_are_found_however_faint_beside_the_loudest():
    loud, faint = series(12, 0.08, 0.4), series(12, 0.08, 0.4, start_s=0.64)
    sound = placed(noise(6.5, level=2e-3), loud)
    placed(sound, faint, lambda s: syllable(s, level=0.01))
    found = outlined(sound)
    assert hits(found, loud) == hits(found, faint) == 12


def whistle(hz, level=0.3):
    return lambda duration_s: syllable(duration_s, low_hz=hz, n_overtones=1, level=level)


def test_a_near_singer_with_notes_in_two_bands_is_one():
    low, high = series(40, 0.05, 0.072), series(40, 0.05, 0.072, start_s=0.461)
    found = outlined(placed(placed(noise(6.0), low, whistle(2500.0)), high, whistle(5200.0)))
    assert hits(found, low) == hits(found, high) == 40
    assert len(found) <= 84


def test_singers_who_sing_at_once_in_bands_of_their_own_stay_two():
    low, high = series(10, 0.4, 0.3), series(10, 0.15, 0.55, start_s=0.6)
    found = outlined(placed(placed(noise(8.0), low, whistle(2300.0)), high, whistle(6100.0)))
    assert hits(found, low) == hits(found, high) == 10


def test_no_singer_is_near_where_others_sing_most_of_the_time():
    notes, others = series(4, 0.08, 1.4), series(17, 0.25, 0.1, start_s=0.55)
    band = butter(4, [3000, 5000], "bandpass", fs=RATE, output="sos")
    sound = placed(noise(6.6, level=5e-3), notes)
    placed(sound, others, lambda duration_s: sosfilt(band, hoarse(duration_s, 0.03)))
    assert hits(outlined(sound), others) >= 15

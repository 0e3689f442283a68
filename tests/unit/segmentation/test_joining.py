"""What is one call, and what are two."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import spectrogram
from birdann.segmentation import joining
from birdann.segmentation.bounds import Outline, tables
from birdann.segmentation.joining import (
    chains_in_reach,
    groups_of_one_call,
    joined_parts,
    unite_overlapping,
)
from birdann.segmentation.kernels import joining as joining_kernels
from birdann.segmentation.presets import PRESETS, Unit

RATE = 44_100
NOTES = PRESETS["songbirds"]


def heard(*sounds, length_s=2.0, noise=0.001):
    """Return the spectrogram of tones, (onset, duration, pitch in Hz, amplitude), in noise."""
    samples = noise * np.random.default_rng(0).normal(size=int(length_s * RATE))
    for onset_s, duration_s, pitch_hz, amplitude in sounds:
        t = np.arange(int(duration_s * RATE)) / RATE
        swell = np.clip(np.minimum(t, duration_s - t) / 0.01, 0, 1)
        at = round(onset_s * RATE)
        samples[at : at + len(t)] += amplitude * swell * np.sin(2 * np.pi * pitch_hz * t)
    return spectrogram(ArraySource(samples.astype(np.float32), RATE), NOTES.spectrogram)


def boxes(unit, sound):
    return [outline.box for outline in NOTES.with_unit(unit).outlines(sound)]


def drawn(sound, *rectangles):
    """Return masks of rectangles (onset, offset, low, high) that lie on a sound."""
    grid = sound.layout.grid
    return [
        Mask.from_box(TimeFreqBox(onset_s=a, offset_s=b, low_hz=low, high_hz=high), grid)
        for a, b, low, high in rectangles
    ]


def test_a_faint_neighbour_of_a_loud_sound_is_part_of_it():
    sound = heard((0.5, 0.3, 3000, 0.2), (0.55, 0.2, 3350, 0.02))
    assert len(boxes(Unit.NOTES, sound)) == 2
    (box,) = boxes(Unit.CALLS, sound)
    assert box.duration_s > 0.29


def test_a_voice_is_a_sound_with_what_sounds_with_it_and_no_train():
    faint_beside = heard((0.5, 0.3, 3000, 0.2), (0.55, 0.2, 3350, 0.02))
    assert len(boxes(Unit.VOICES, faint_beside)) == 1
    assert len(boxes(Unit.VOICES, heard(*purr(0.3, 20, 0.025, 2000)))) >= 15


class Drawn:
    """A search that finds rectangles: onset, offset, low, high."""

    def __init__(self, *rectangles):
        self.rectangles = rectangles

    def segment(self, spectrogram):
        return drawn(spectrogram, *self.rectangles)


@pytest.mark.parametrize(
    ("onset_s", "low_hz", "n_voices"), [(0.75, 2900, 1), (0.83, 2900, 2), (0.75, 5900, 2)]
)
def test_sounds_that_overlap_in_one_band_are_one_voice(onset_s, low_hz, n_voices):
    """However briefly; a pause or a band of their own keeps them apart."""
    sound = heard((0.5, 0.3, 3000, 0.2), (onset_s, 0.3, low_hz + 250, 0.1))
    search = Drawn((0.5, 0.8, 2800, 3300), (onset_s, onset_s + 0.3, low_hz, low_hz + 500))
    for unit, n in ((Unit.NOTES, 2), (Unit.VOICES, n_voices)):
        found = replace(NOTES, segmenter=search, unit=unit).outlines(sound)
        assert len(found) == n


def test_notes_one_after_another_stay_apart():
    sound = heard(*((0.3 + 0.12 * i, 0.09, 3000 + 400 * i, 0.1) for i in range(4)))
    assert len(boxes(Unit.CALLS, sound)) == 4


def test_a_faint_streak_under_two_calls_bridges_nothing():
    sound = heard((0.3, 0.2, 3000, 0.2), (0.7, 0.2, 3000, 0.2), (0.25, 0.7, 3400, 0.01))
    streak_and_calls = drawn(
        sound, (0.3, 0.5, 2900, 3100), (0.7, 0.9, 2900, 3100), (0.25, 0.95, 3300, 3500)
    )
    assert len(joined_parts(sound, streak_and_calls, sound.quiet_power)) >= 2


def test_another_voice_far_above_is_not_a_part():
    sound = heard((0.5, 0.3, 2000, 0.2), (0.55, 0.2, 7000, 0.05))
    assert len(boxes(Unit.CALLS, sound)) == 2


def purr(onset_s, n_pulses, interval_s, pitch_hz, *, change=1.0, amplitude=0.1):
    return [
        (onset_s + i * interval_s, 0.5 * interval_s, pitch_hz * change**i, amplitude)
        for i in range(n_pulses)
    ]


def test_a_purr_is_one_call_and_as_long_as_all_its_pulses():
    sound = heard(*purr(0.4, 18, 0.045, 700))
    assert len(boxes(Unit.NOTES, sound)) >= 15
    (box,) = boxes(Unit.CALLS, sound)
    assert abs(box.onset_s - 0.4) <= 0.01
    assert abs(box.offset_s - (0.4 + 17.5 * 0.045)) <= 0.01


def test_pulses_that_anybody_counts_stay_apart():
    assert len(boxes(Unit.CALLS, heard(*purr(0.3, 8, 0.12, 3000)))) == 8


def test_notes_that_differ_stay_apart_however_fast_they_are():
    assert len(boxes(Unit.CALLS, heard(*purr(0.3, 8, 0.055, 2000, change=1.25)))) == 8


def test_two_pulses_are_no_train():
    assert len(boxes(Unit.CALLS, heard(*purr(0.5, 2, 0.06, 3000)))) == 2


def test_a_train_ends_where_its_pace_changes():
    fast, slow = purr(0.3, 6, 0.03, 3000), purr(0.3 + 6 * 0.03 + 0.03, 6, 0.065, 3000)
    assert len(boxes(Unit.CALLS, heard(*fast, *slow))) == 2


def test_a_whistle_with_a_dropout_is_one_call():
    whole = [(0.5, 0.2, 3000, 0.1), (0.712, 0.2, 3000, 0.1)]
    assert len(boxes(Unit.NOTES, heard(*whole))) == 2
    (box,) = boxes(Unit.CALLS, heard(*whole))
    assert abs(box.duration_s - 0.412) <= 0.02


def test_overtones_far_above_are_part_of_their_call():
    call = [(0.5, 0.25, 900, 0.2), (0.502, 0.246, 3600, 0.05)]
    sound = heard(*call)
    (box,) = boxes(Unit.CALLS, sound)
    assert box.low_hz < 900
    assert box.high_hz > 3600


def test_a_series_in_one_band_is_wide_and_another_voice_is_not_of_it():
    series = [(0.2 + 0.25 * i, 0.1, 3000, 0.1) for i in range(5)]
    sound = heard(*series, (0.35, 0.1, 7000, 0.1), (1.7, 0.1, 3000, 0.1))
    found = sorted(boxes(Unit.WIDE, sound), key=lambda box: box.onset_s)
    assert len(found) == 3
    assert abs(found[0].duration_s - 1.1) <= 0.02


@pytest.mark.parametrize("unit", list(Unit))
def test_nothing_and_a_single_sound(unit):
    assert boxes(unit, heard(noise=0.0)) == []
    assert len(boxes(unit, heard((0.5, 0.3, 3000, 0.2)))) == 1


def scattered(seed, n=300):
    """Return spans by onset, two labels, levels and unit spectra of as many segments."""
    rng = np.random.default_rng(seed)
    onsets = np.sort(rng.uniform(0, 2, n))
    spectra = rng.random((n, 6)).astype(np.float32)
    spectra /= np.linalg.norm(spectra, axis=1, keepdims=True)
    spans = np.stack([onsets, onsets + rng.uniform(0.005, 0.03, n)], axis=1)
    return spans, np.arange(n) % 2, rng.uniform(-50, -20, n), spectra


def test_followers_are_the_most_alike_of_those_that_fit():
    spans, labels, levels, spectra = scattered(1)
    found = joining._followers(spans, labels, levels, spectra)
    for i, (onset, offset) in enumerate(spans):
        fits = {
            float(spectra[i] @ spectra[j]): j
            for j in range(i + 1, len(spans))
            if spans[j, 0] - onset <= 0.07
            and labels[j] == labels[i]
            and -0.012 <= spans[j, 0] - offset <= 0.04
            and abs(levels[j] - levels[i]) <= 12
            and 1 / 2 <= (spans[j, 1] - spans[j, 0]) / (offset - onset) <= 2
            and spectra[i] @ spectra[j] > 0.7
        }
        assert found[i] == (fits[max(fits)] if fits else -1)
    assert (found >= 0).any()


def test_continuations_are_the_nearest_in_pitch_of_those_that_fit():
    spans, labels, levels, _ = scattered(2)
    pitch = np.random.default_rng(3).uniform(4, 4.3, (len(spans), 2))
    found = joining._continuations(spans, labels, levels, pitch)
    for i, (_, offset) in enumerate(spans):
        fits = {
            abs(pitch[j, 0] - pitch[i, 1]): j
            for j in range(i + 1, len(spans))
            if abs(spans[j, 0] - offset) <= 0.012
            and labels[j] == labels[i]
            and spans[j, 1] > offset
            and abs(levels[j] - levels[i]) <= 10
            and abs(pitch[j, 0] - pitch[i, 1]) < 0.05
        }
        assert found[i] == (fits[min(fits)] if fits else -1)
    assert (found >= 0).any()


def test_the_first_of_equals_is_the_best():
    one, other = np.array([0, 0, 0, 2]), np.array([2, 1, 3, 3])
    score = np.array([0.5, 0.5, 0.4, -np.inf])
    assert joining._best(4, one, other, score).tolist() == [1, -1, -1, -1]


def test_leaders_are_the_longest_companions_of_those_that_fit():
    rng = np.random.default_rng(4)
    spans = np.sort(rng.uniform(0, 3, (80, 2)), axis=1)
    spans[:, 1] = spans[:, 0] + np.minimum(spans[:, 1] - spans[:, 0], rng.uniform(0.05, 0.5, 80))
    is_one = rng.random((80, 80)) < 0.5
    is_one |= is_one.T
    found = joining_kernels.leaders(spans, is_one, 0.5)
    for i, (onset, offset) in enumerate(spans):
        fits = {i: 0.5 * (offset - onset)}
        for j in range(i):
            common = min(spans[j, 1], offset) - max(spans[j, 0], onset)
            if found[j] == j and is_one[i, j] and common > fits[i]:
                fits[j] = common
        assert found[i] == max(fits, key=lambda j: fits[j])
    assert 5 < (found == np.arange(80)).sum() < 75


def test_one_voice_is_harmonic_or_beside_or_swells_and_sinks_together():
    rng = np.random.default_rng(6)
    n, bins, frames = 40, 64, 200
    magnitude = (rng.random((bins, frames)) + 0.01).astype(np.float32)
    swell = 1 + 20 * np.abs(np.sin(np.arange(frames) / 9.0))
    magnitude[10:20] *= swell
    magnitude[40:50] *= swell
    magnitude[[4, 32]] += 40
    quiet = np.full(bins, 0.02)
    first, low = rng.integers(0, 150, n), rng.choice([2, 10, 12, 30, 40, 43], n)
    extents = np.stack([first, first + rng.integers(5, 40, n), low, low + 6], axis=1)
    spans, octaves = 0.01 * extents[:, :2].astype(float), np.log2(extents[:, 2:].astype(float))
    labels = rng.integers(2, size=n)
    limits = np.array([0.1, 0.25, 0.5, 1.0, 3.0])
    found = joining_kernels.voice_pairs(magnitude, quiet, extents, spans, octaves, labels, limits)

    def levels(extent, start, stop):
        floor = 2 * quiet[extent[2] : extent[3]].sum()
        power = (magnitude[extent[2] : extent[3], start:stop].astype(float) ** 2).sum(axis=0)
        level = np.log(np.maximum(power, floor))
        return np.convolve(np.pad(level, 1, mode="edge"), np.ones(3), mode="valid")

    def pitch(extent, start, stop):
        found = []
        for t in range(start, stop):
            at = extent[2] + magnitude[extent[2] : extent[3], t].argmax()
            a, b, c = np.log(magnitude[at - 1 : at + 2, t].astype(float))
            bend = a - 2 * b + c
            found.append(at + (np.clip(0.5 * (a - c) / bend, -0.5, 0.5) if bend < 0 else 0))
        return np.array(found)

    kinds = set()
    for i in range(n):
        for j in range(i):
            (a, b), meets = (extents[i], extents[j]), spans[i, 0] <= spans[j, 1]
            if labels[i] != labels[j] or not (meets and spans[j, 0] <= spans[i, 1]):
                assert not found[i, j]
                continue
            start, stop = max(min(a[0], b[0]) - 3, 0), min(max(a[1], b[1]) + 3, frames)
            alike = np.corrcoef(levels(a, start, stop), levels(b, start, stop))[0, 1]
            gap = max(octaves[i, 0], octaves[j, 0]) - min(octaves[i, 1], octaves[j, 1])
            start, stop, harmonic = max(a[0], b[0]), min(a[1], b[1]), False
            if stop - start >= 3:
                one, other = pitch(a, start, stop), pitch(b, start, stop)
                lower, higher = np.minimum(one, other), np.maximum(one, other)
                times = np.round(np.median(higher / lower))
                harmonic = times >= 2 and np.median(np.abs(higher - times * lower)) <= 1
            narrow = max(np.ptp(octaves[i]), np.ptp(octaves[j])) <= 0.25
            beside, together = gap <= 0.1 and alike > 0, alike >= 0.5 and not narrow
            assert found[i, j] == found[j, i] == (beside or together or harmonic)
            kinds.add((beside, together, bool(harmonic)))
    assert {(True, False, False), (False, True, False), (False, False, True)} <= kinds
    assert (False, False, False) in kinds


@pytest.mark.parametrize("note", [(0.55, 0.2), (0.53, 0.3)], ids=["within", "later"])
def test_a_whistle_and_a_note_far_below_are_two_calls_even_of_one_label(note):
    sound = heard((0.5, 0.3, 8200, 0.2), (*note, 4000, 0.1))
    assert named(sound, ["wren", "wren"]) == []
    assert len(boxes(Unit.CALLS, sound)) == 2


def test_overtones_of_one_label_are_one_call():
    assert named(heard((0.5, 0.25, 900, 0.2), (0.52, 0.2, 3600, 0.05)), ["owl"] * 2) == [[0, 1]]


def test_a_sketch_is_the_spectrum_the_pitch_of_the_ends_and_the_level():
    rng = np.random.default_rng(5)
    magnitude = rng.random((10, 30)).astype(np.float32)
    bitmap = rng.random((4, 8)) < 0.7
    bitmap[:, 0] = bitmap[:, -1] = True
    grid = NOTES.spectrogram.layout(RATE).grid
    mask = Mask.from_bitmap(bitmap, grid, first_frame=112, first_bin=3)
    spectra, pitch, top = joining_kernels.sketch(magnitude, *tables([mask], 100))
    power = np.zeros((10, 30))
    power[3:7, 12:20] = np.where(bitmap, magnitude[3:7, 12:20].astype(np.float64) ** 2, 0)
    root = np.convolve(np.sqrt(power.sum(axis=1)), np.ones(3), mode="same")
    np.testing.assert_allclose(spectra[0], root / np.linalg.norm(root), rtol=1e-5)
    assert top[0] == pytest.approx(power.max())
    frames = np.flatnonzero(power.max(axis=0))
    for side, ends in enumerate((frames[:3], frames[-3:])):
        expected = np.average(power[:, ends].argmax(axis=0), weights=power[:, ends].max(axis=0))
        assert pitch[0, side] == pytest.approx(expected)


def at(onset_s, offset_s, low_hz=2000.0, high_hz=3000.0):
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)


def companies(*spans):
    """Return the groups of spans, by onset, any two of which may be of one voice."""
    spans = np.array(spans)
    limits, n = np.tile([2000.0, 3000.0], (len(spans), 1)), len(spans)
    found = joining_kernels.clusters(*spans.T.copy(), limits, np.ones((n, n), bool), 0.3, 0.5)
    return [np.flatnonzero(found == group).tolist() for group in range(found.max() + 1)]


def test_what_sounds_together_or_goes_on_is_one_call():
    assert companies((0.0, 0.3), (0.1, 0.25), (0.5, 0.7), (0.7, 0.9)) == [[0, 1], [2, 3]]


def test_notes_of_one_singer_with_a_pause_between_them_stay_apart():
    assert len(companies(*((0.1 * i, 0.1 * i + 0.09) for i in range(5)))) == 5


def test_a_row_of_sounds_that_meet_each_other_stays_a_row():
    assert max(map(len, companies(*((0.1 * i, 0.1 * i + 0.101) for i in range(40))))) <= 3


def test_chains_hold_what_is_near_enough_under_one_label():
    grid = NOTES.spectrogram.layout(RATE).grid
    boxes = [
        at(0.0, 0.1),
        at(0.13, 0.2),
        at(0.12, 0.2),
        at(0.5, 0.6),
        at(0.15, 0.3),
        at(0.31, 0.4),
    ]
    outlines = [Outline(mask=Mask.from_box(box, grid), box=box) for box in boxes]
    labels = ["owl", "owl", "wren", "owl", None, "wren"]
    assert chains_in_reach(outlines, labels).tolist() == [0, 0, -1, -1, -1, -1]
    labels = ["owl"] * 4 + [None, "owl"]
    assert chains_in_reach(outlines, labels).tolist() == [0, 0, 0, -1, -1, -1]
    assert chains_in_reach([], []).tolist() == []


@pytest.mark.parametrize("seed", range(4))
def test_chains_tell_nothing_of_each_other(seed):
    rng = np.random.default_rng(seed)
    calls = [
        (rng.uniform(0, 1.8), rng.uniform(0.05, 0.15), rng.uniform(1500, 4500)) for _ in range(20)
    ]
    sound = heard(
        *((onset, duration, pitch, 0.1) for onset, duration, pitch in calls),
        *((onset + 0.02, duration, 2 * pitch, 0.1) for onset, duration, pitch in calls),
    )
    notes = sorted(NOTES.outlines(sound), key=lambda outline: outline.box.onset_s)
    labels = [["owl", "wren", None][i] for i in rng.choice(3, len(notes), p=[0.7, 0.2, 0.1])]
    quiet = sound.quiet_power
    chains = chains_in_reach(notes, labels)
    groups = groups_of_one_call(sound, notes, labels, quiet)
    assert groups
    by_chain = []
    for chain in range(chains.max() + 1):
        own = np.flatnonzero(chains == chain).tolist()
        found = groups_of_one_call(sound, [notes[i] for i in own], [0] * len(own), quiet)
        by_chain += [[own[i] for i in group] for group in found]
    assert sorted(by_chain) == groups


def named(sound, labels):
    """Return the groups of the notes of a sound that carry these labels, by onset."""
    notes = sorted(NOTES.outlines(sound), key=lambda outline: outline.box.onset_s)
    assert len(notes) == len(labels)
    return groups_of_one_call(sound, notes, labels, sound.quiet_power)


def test_pulses_of_a_purr_that_carry_one_label_are_one_call():
    purr = heard(*((0.3 + 0.045 * i, 0.03, 2000, 0.1) for i in range(8)))
    assert named(purr, ["dove"] * 8) == [list(range(8))]
    assert named(purr, [None] * 8) == []
    assert named(purr, ["dove"] * 4 + ["owl"] + ["dove"] * 3) == [[0, 1, 2, 3], [5, 6, 7]]


def test_a_neighbour_of_the_same_label_is_part_of_a_call_and_of_another_is_not():
    pair = heard((0.5, 0.3, 3000, 0.2), (0.55, 0.2, 3350, 0.02))
    assert named(pair, ["owl", "owl"]) == [[0, 1]]
    assert named(pair, ["owl", "wren"]) == []


def test_groups_that_have_a_member_in_common_are_one():
    assert unite_overlapping([[0, 1], [2], [3, 4], [4, 1], [5, 6], [6, 5]]) == [
        [0, 1, 3, 4],
        [5, 6],
    ]

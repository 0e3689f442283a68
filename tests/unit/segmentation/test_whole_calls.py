from dataclasses import replace

import numpy as np
import pytest
from scipy.signal.windows import tukey

from birdann.core.resources import resources_root
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import Spectrogram, SpectrogramParams, spectrogram
from birdann.segmentation.kernels.whole_calls import relations, sound_figures
from birdann.segmentation.presets import PRESETS, Unit
from birdann.segmentation.whole_calls import (
    TREES_NAME,
    ScoreTrees,
    expected_best,
    figures_of,
    whole_calls,
)

RATE = 44_100
SONGBIRDS = PRESETS["songbirds"]


def whistles(onsets_s, *, length_s=8.0, level=0.3, seed=0):
    """Whistles of .15 s at 3 kHz in noise."""
    rng = np.random.default_rng(seed)
    sound = rng.normal(0, 0.003, int(length_s * RATE))
    t = np.arange(int(0.15 * RATE)) / RATE
    for onset_s in onsets_s:
        first = int(onset_s * RATE)
        sound[first : first + len(t)] += level * tukey(len(t), 0.2) * np.sin(6000 * np.pi * t)
    return sound


def voices(sound):
    source = ArraySource(sound.astype(np.float32), RATE)
    heard = spectrogram(source, SONGBIRDS.spectrogram)
    return heard, SONGBIRDS.with_unit(Unit.VOICES).sounds(heard, source)


def test_noise_between_whistles_is_no_call():
    onsets_s = np.arange(0.5, 7.5, 0.8)
    heard, outlines = voices(whistles(onsets_s))
    rng = np.random.default_rng(1)
    others = [
        replace(
            outline,
            box=replace(
                outline.box,
                onset_s=outline.box.onset_s + after_s,
                offset_s=outline.box.onset_s + after_s + rng.uniform(0.01, 0.06),
            ),
        )
        for outline in outlines
        for after_s in (0.3, 0.45)
    ]
    kept = whole_calls(heard, [*others, *outlines], heard.quiet_power)
    assert [outline.box for outline in kept] == [outline.box for outline in outlines]
    assert len(kept) == len(onsets_s)


def test_only_voices_are_sorted_out():
    sound = whistles([0.5, 1.3, 2.1, 2.9])
    source = ArraySource(sound.astype(np.float32), RATE)
    heard = spectrogram(source, SONGBIRDS.spectrogram)
    for unit in Unit:
        params = SONGBIRDS.with_unit(unit)
        sounds, outlines = params.sounds(heard, source), params.outlines(heard, source)
        expected = whole_calls(heard, sounds, heard.quiet_power) if unit is Unit.VOICES else sounds
        assert [o.box for o in outlines] == [o.box for o in expected]


def test_silence_has_no_whole_calls():
    heard, outlines = voices(np.zeros(RATE))
    assert whole_calls(heard, outlines, heard.quiet_power) == []


def test_figures_are_those_of_numpy():
    rng = np.random.default_rng(2)
    magnitude = rng.exponential(1.0, (30, 60)).astype(np.float32)
    magnitude[10:20, 25:40] += 9
    noise, edges = np.full(30, 0.8), np.array([0, 10, 30])
    pixels = np.array([[25, 40, 10, 20], [0, 60, 0, 30]])
    figures, spectra = sound_figures(magnitude, noise, pixels, edges, 3, 12)
    power = magnitude.astype(np.float64) ** 2
    level = 10 * np.log10(power[10:20].sum(axis=0) / 8)
    around = np.r_[level[13:25], level[40:52]]
    ratio = power[10:20, 25:40] / 0.8
    flatness = 10 * np.log10(np.exp(np.log(ratio).mean(axis=0)) / ratio.mean(axis=0))
    steps = np.abs(np.diff(power[10:20, 25:40].argmax(axis=0)))
    expected = [
        level[25:40].mean(),
        level[25:40].mean() - around.mean(),
        level[27] - level[23],
        level[37] - level[41],
        level[25:40].max() - level[13:25].min(),
        level[25:40].max() - level[40:52].min(),
        flatness.mean(),
        np.log2(steps.sum() / 15 + 0.1),
    ]
    assert figures[0] == pytest.approx(expected, abs=1e-4)
    heard = [power[:10, 25:40].sum(axis=0).mean() / 8, power[10:, 25:40].sum(axis=0).mean() / 16]
    assert spectra[0] == pytest.approx(10 * np.log10(np.array(heard) + 1), abs=1e-4)
    assert np.isfinite(figures[1]).all()  # nothing is around it


def test_repetitions_are_alike_in_duration_band_and_spectrum_and_elsewhere():
    like, unlike = np.array([0.6, 0.8]), np.array([0.8, -0.6])
    bounds = np.array(
        [
            (0.0, 0.1, 1000, 2000),
            (1.0, 1.1, 1000, 2000),  # repeats the first
            (2.0, 2.1, 3000, 4000),  # another band
            (3.0, 3.3, 1000, 2000),  # longer
            (4.0, 4.1, 1000, 2000),  # another spectrum
            (0.02, 0.12, 1000, 2000),  # at the same time, louder
        ]
    )
    spectra = np.array([like, like, like, like, unlike, like])
    out = relations(bounds, spectra, np.array([5.0, 5.0, 5.0, 5.0, 5.0, 9.0]))
    assert out[:, 0] == pytest.approx([0.8, 0, 0, 0, 0, 0])
    assert out[:, 1] * 6 == pytest.approx([1, 2, 0, 0, 0, 1])


@pytest.mark.parametrize("seed", range(5))
def test_no_other_choice_is_expected_to_score_higher(seed):
    probability = np.random.default_rng(seed).random(9)
    n_calls = probability.sum()

    def f1(kept):
        return 2 * probability[kept].sum() / (kept.sum() + n_calls)

    choices = (np.arange(1, 2**9)[:, None] >> np.arange(9) & 1).astype(bool)
    assert f1(expected_best(probability)) == pytest.approx(max(map(f1, choices)))


def test_trees_are_followed_to_their_leaves():
    trees = ScoreTrees(
        roots=np.array([0, 3], np.int16),
        figure=np.array([1, 0, 0, 0], np.int16),
        split=np.array([2.0, np.inf, np.inf, np.inf], np.float32),
        child=np.array([1, 1, 2, 3], np.int16),
        share=np.array([0.0, 0.2, 0.9, 0.5], np.float32),
    )
    assert trees.probability(np.array([[9.0, 2.0], [0.0, 2.1]])) == pytest.approx([0.35, 0.7])


def test_the_shipped_trees_end_in_leaves_and_use_the_figures_there_are():
    with resources_root().joinpath(TREES_NAME).open("rb") as file, np.load(file) as tables:
        trees = ScoreTrees(**dict(tables))
    nodes = np.arange(len(trees.child))
    is_leaf = trees.child == nodes
    assert (trees.child[~is_leaf] > nodes[~is_leaf]).all()
    assert (trees.child[~is_leaf] + 1 < len(nodes)).all()
    assert np.isinf(trees.split[is_leaf]).all()
    assert ((trees.share >= 0) & (trees.share <= 1)).all()
    heard, outlines = voices(whistles([1.0, 2.0]))
    n_figures = figures_of(heard, outlines, heard.quiet_power).shape[1]
    assert set(trees.figure[~is_leaf].tolist()) == set(range(n_figures))


def test_magnitudes_that_are_not_finite_end_in_no_error():
    heard, outlines = voices(whistles([1.0, 2.0]))
    magnitude = heard.magnitude.copy()
    magnitude[:, 250:260] = np.nan
    odd = Spectrogram(SpectrogramParams().layout(RATE), magnitude, heard.first_frame)
    assert len(whole_calls(odd, outlines, heard.quiet_power)) <= len(outlines)

"""Pieces of calls, joined block by block."""

from dataclasses import replace

import numpy as np
import pytest
import soundfile

from birdann.analysis import blocks
from birdann.analysis.calls import join_fragments
from birdann.analysis.pipeline import describe_masks, describe_recording, spectrogram_blocks
from birdann.core.errors import Cancelled
from birdann.core.geometry import Mask, extents
from birdann.core.recording import EACH_CHANNEL
from birdann.dsp.audio import AudioReader
from birdann.features.schema import DEFAULT_SCHEMA, schema_of
from birdann.segmentation.bounds import Outline, refine_outlines
from birdann.segmentation.joining import (
    chains_in_reach,
    groups_of_one_call,
    unite_outlines,
    unite_overlapping,
)
from birdann.segmentation.presets import PRESETS

PIECES = replace(PRESETS["songbirds"], follows_near=False)
SPECTROGRAM = PIECES.spectrogram
RATE = 22_050
N_LOCAL = schema_of(DEFAULT_SCHEMA).n_local


@pytest.fixture(autouse=True)
def short_blocks(monkeypatch):
    monkeypatch.setattr(blocks, "BLOCK_S", 2.0)
    monkeypatch.setattr(blocks, "TAIL_S", 1.0)


@pytest.fixture
def written(tmp_path):
    """Write tones with an overtone, and purrs; return the path, its outlines and their labels."""

    def write(onsets_s, *, length_s, seed=0):
        rng = np.random.default_rng(seed)
        t = np.arange(int(length_s * RATE)) / RATE
        sound = rng.normal(0, 2e-3, len(t))
        for i, onset_s in enumerate(onsets_s):
            s, hz = rng.uniform(0.05, 0.4), rng.uniform(2000, 4000)
            u = (t - onset_s) / s
            inside = (u >= 0) & (u < 1)
            purr = np.where(i % 3 == 0, np.sin(2 * np.pi * 12 * (t - onset_s)) > 0, 1.0)
            swell = np.where(inside, 0.2 * np.sin(np.pi * np.clip(u, 0, 1)) ** 0.3 * purr, 0)
            sound += swell * (np.sin(2 * np.pi * hz * t) + 0.3 * np.sin(5 * np.pi * hz * t))
        path = tmp_path / "a.wav"
        soundfile.write(path, sound, RATE, subtype="FLOAT")
        found = describe_recording(path, segmenter=PIECES, schema="hja38")
        outlines = [
            Outline(mask=mask, box=box) for mask, box in zip(found.masks, found.boxes, strict=True)
        ]
        return path, outlines, rng.integers(2, size=len(outlines)).tolist()

    return write


def joined(path, outlines, labels, **more):
    """Return groups, outlines of the wholes, and what is told of each by itself."""
    chains = chains_in_reach(outlines, labels)
    near = np.flatnonzero(chains >= 0)
    with AudioReader(path) as reader:
        found = join_fragments(
            reader,
            [outlines[i] for i in near],
            chains[near],
            spectrogram=SPECTROGRAM,
            schema=DEFAULT_SCHEMA,
            **more,
        )
    groups = [near[list(group)].tolist() for group in found.groups]
    return groups, found.calls, found.local


def joined_everywhere(path, outlines, labels):
    """Return the same, with every block heard, and everything in it asked."""
    reach = extents([outline.mask for outline in outlines])
    found, measured = [], {}
    for heard in spectrogram_blocks(path, SPECTROGRAM):
        stop = heard.first_frame + heard.n_frames
        inside = np.flatnonzero((reach[:, 0] >= heard.first_frame) & (reach[:, 1] <= stop))
        quiet = heard.quiet_power
        own, names = [outlines[i] for i in inside], [labels[i] for i in inside]
        groups = [inside[group].tolist() for group in groups_of_one_call(heard, own, names, quiet)]
        wholes = [unite_outlines([outlines[i] for i in group]).mask for group in groups]
        measured |= zip(map(tuple, groups), refine_outlines(heard, wholes, quiet), strict=True)
        found += groups
    groups = unite_overlapping(found)
    calls = [measured.get(tuple(g)) or unite_outlines([outlines[i] for i in g]) for g in groups]
    masks = [call.mask for call in calls]
    local = describe_masks(path, masks, schema=DEFAULT_SCHEMA, spectrogram=SPECTROGRAM)
    return groups, calls, local[:, :N_LOCAL]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_joined_is_what_would_be_if_all_were_heard(written, seed):
    onsets_s = np.sort(np.random.default_rng(seed).uniform(0.2, 12.5, 60))
    path, outlines, labels = written(onsets_s, length_s=13, seed=seed)
    groups, calls, local = joined(path, outlines, labels)
    expected_groups, expected_calls, expected_local = joined_everywhere(path, outlines, labels)
    assert groups == expected_groups
    assert len(groups) > 5
    reach = extents([call.mask for call in calls])[:, :2] * SPECTROGRAM.layout(RATE).grid.hop_s
    assert any(begin // 2 != end // 2 for begin, end in reach.tolist())  # across a seam
    assert [call.mask for call in calls] == [call.mask for call in expected_calls]
    ends = [(call.box.onset_s, call.box.high_hz) for call in calls]
    assert ends == [(call.box.onset_s, call.box.high_hz) for call in expected_calls]
    assert local.tobytes() == expected_local.tobytes()


def test_only_blocks_with_something_to_join_are_heard(written, monkeypatch):
    path, outlines, _ = written([0.5, 0.55, 9.0, 9.05], length_s=12)
    labels = [0 if outline.box.onset_s > 8 else None for outline in outlines]
    heard, hear = [], blocks.block_spectrogram

    def noted(reader, layout, block):
        heard.append(block)
        return hear(reader, layout, block)

    monkeypatch.setattr(blocks, "block_spectrogram", noted)
    groups, _, local = joined(path, outlines, labels)
    assert len(groups) == len(local) == 1
    assert len(heard) <= 2  # of six: that of the call, and one in whose margin it lies


def test_what_is_known_is_told_but_not_described(written):
    path, outlines, labels = written([0.5, 0.55, 3.0, 3.05, 5.0, 5.05], length_s=7)
    labels = [0] * len(labels)
    groups, calls, local = joined(path, outlines, labels)
    assert len(groups) > 1
    chains = chains_in_reach(outlines, labels)
    place = {int(i): n for n, i in enumerate(np.flatnonzero(chains >= 0))}
    known = frozenset(place[i] for i in groups[0])
    again, those, rest = joined(path, outlines, labels, known=[known])
    assert again == groups
    assert those[0] is None
    assert [segment.mask for segment in those[1:]] == [call.mask for call in calls[1:]]
    assert rest.tobytes() == local[1:].tobytes()


def test_progress_is_told_and_can_stop_it(written):
    path, outlines, labels = written([0.5, 0.55, 3.0, 3.05, 5.0, 5.05], length_s=7)
    told = []

    def stop(fraction, text):
        told.append(text)
        raise Cancelled

    with pytest.raises(Cancelled):
        joined(path, outlines, [0] * len(labels), progress=stop)
    assert told == ["Joining in a.wav"]


def test_pieces_are_joined_within_their_channel_as_in_a_file_of_it_alone(written, tmp_path):
    path, outlines, labels = written([0.5, 0.55, 3.0, 3.05, 5.0, 5.05], length_s=7)
    sound, _ = soundfile.read(path)
    both = tmp_path / "both.wav"
    soundfile.write(both, np.stack([sound, sound], axis=1), RATE, subtype="FLOAT")
    grid, n = outlines[0].mask.grid, len(outlines)
    apart = [
        Outline(mask=Mask(grid.with_channel(k), outline.mask.runs), box=outline.box)
        for k in (0, 1)
        for outline in outlines
    ]
    alone, calls, local = joined(path, outlines, labels)
    chains = chains_in_reach(apart, [(name, k) for k in (0, 1) for name in labels])
    near = np.flatnonzero(chains >= 0)
    with AudioReader(both, channel=EACH_CHANNEL) as reader:
        found = join_fragments(
            reader,
            [apart[i] for i in near],
            chains[near],
            spectrogram=SPECTROGRAM,
            schema=DEFAULT_SCHEMA,
        )
    assert alone
    assert [near[list(group)].tolist() for group in found.groups] == [
        *alone,
        *([i + n for i in call] for call in alone),
    ]
    assert [call.box for call in found.calls] == 2 * [call.box for call in calls]
    assert [call.mask.grid.channel for call in found.calls] == [0] * len(calls) + [1] * len(calls)
    np.testing.assert_array_equal(found.local, np.concatenate([local, local]))

"""From a sound file to its segments and their features, in flat memory.

The recording is worked through in blocks at fixed places, each heard with a margin on both
sides. A mask belongs to the block in which it begins, and its features are measured there;
so a mask's vector depends on the file and the mask alone, not on how the mask came about.
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.progress import Progress, silent
from birdann.dsp.audio import AudioReader
from birdann.dsp.health import examine
from birdann.dsp.segmentation.presets import DEFAULT_PRESET, PRESETS, SegmenterParams
from birdann.dsp.spectrogram import Layout, Spectrogram, SpectrogramParams, magnitudes
from birdann.features.context import CONTEXT_REACH_S
from birdann.features.extract import local_features, middle_s, with_context
from birdann.features.schema import schema_of

Float32Array = npt.NDArray[np.float32]

BLOCK_S = 60.0
"""Longest stretch that is worked on at once, margins aside."""
BLOCK_PIXELS = 8_000_000
"""Most pixels in such a stretch: it is shorter at high sample rates."""
LEAD_S = 1.0
"""Margin before a block: what the rhythm around a call needs."""
TAIL_S = 5.0
"""Margin after a block, in which calls that begin in the block may end."""


@dataclass(frozen=True, slots=True, eq=False)
class RecordingDescription:
    """All segments of one recording.

    Attributes
    ----------
    masks, boxes
        Length n, by onset.
    features
        float32 (n, d), finite.
    notes
        Sentences about what is odd with the recording.
    """

    masks: tuple[Mask, ...]
    boxes: tuple[TimeFreqBox, ...]
    features: Float32Array
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Block:
    """Frames ``start``..``stop`` of a recording, heard from ``first`` to ``last``."""

    start: int
    stop: int
    first: int
    last: int
    is_cut_short: bool


def describe_recording(
    path: str | os.PathLike[str],
    *,
    segmenter: SegmenterParams,
    schema: str,
    progress: Progress = silent,
) -> RecordingDescription:
    """Find and describe every sound in a file.

    Parameters
    ----------
    path
        A sound file of any length and sample rate.
    segmenter
        What finds the sounds; ``birdann.dsp.segmentation.presets.PRESETS`` holds some.
    schema
        Name or key of the feature schema.
    progress
        Called after every block; may raise ``Cancelled``.

    Returns
    -------
    RecordingDescription
        Without segments for silence.

    Raises
    ------
    AudioError
        If the file cannot be read.
    KeyError
        If there is no such schema.
    """
    chosen = schema_of(schema)
    masks: list[Mask] = []
    parts: list[Float32Array] = []
    with AudioReader(path) as reader:
        layout = segmenter.spectrogram.layout(reader.sample_rate_hz)
        blocks = _blocks(layout, layout.frame_count(reader))
        for done, block in enumerate(blocks):
            heard = _listen(reader, layout, block)
            found = _begun_in(block, segmenter.segmenter.segment(heard), masks)
            parts.append(local_features(heard, found, chosen))
            masks.extend(found)
            progress((done + 1) / len(blocks), f"{reader.info.path.name}: {len(masks)} segments")
        notes = (*reader.info.warnings, *examine(reader).notes)
        duration_s = reader.info.duration_s
    local = np.concatenate([np.zeros((0, chosen.n_local), dtype=np.float32), *parts])
    order = sorted(range(len(masks)), key=lambda i: (masks[i].first_frame, masks[i].first_bin))
    ordered = [masks[i] for i in order]
    return RecordingDescription(
        masks=tuple(ordered),
        boxes=tuple(mask.box(duration_s=duration_s) for mask in ordered),
        features=with_context(local[order], ordered, chosen),
        notes=notes,
    )


def describe_masks(
    path: str | os.PathLike[str],
    masks: Sequence[Mask],
    *,
    schema: str,
    spectrogram: SpectrogramParams = PRESETS[DEFAULT_PRESET].spectrogram,
    among: Sequence[Mask] = (),
) -> Float32Array:
    """Describe given outlines, as after an edit.

    Parameters
    ----------
    path
        The sound file.
    masks
        What to describe.
    schema
        Name or key of the feature schema.
    spectrogram
        The settings of the spectrogram on which the masks were drawn.
    among
        The recording's other masks: the extended schema also tells how a segment relates to
        those around it. Those too far away to matter cost nothing.

    Returns
    -------
    float32 (n, d)
        In the order of ``masks``; equal to what ``describe_recording`` found for them.

    Raises
    ------
    AudioError
        If the file cannot be read.
    ValueError
        If a mask does not lie on the spectrogram's grid, or beyond the end of the file.
    """
    chosen = schema_of(schema)
    described = [*masks, *_around(masks, among)] if chosen.n_context else masks
    local = np.zeros((len(described), chosen.n_local), dtype=np.float32)
    with AudioReader(path) as reader:
        layout = spectrogram.layout(reader.sample_rate_hz)
        firsts = [mask.first_frame for mask in described]
        n_frames = layout.frame_count(reader)
        if max(firsts, default=-1) >= n_frames:
            raise ValueError("a mask lies beyond the end of the recording")
        for block in _blocks(layout, n_frames):
            rows = [i for i, first in enumerate(firsts) if block.start <= first < block.stop]
            if rows:
                heard = _listen(reader, layout, block)
                local[rows] = local_features(heard, [described[i] for i in rows], chosen)
    return with_context(local, described, chosen)[: len(masks)]


def heard_blocks(
    path: str | os.PathLike[str], spectrogram: SpectrogramParams
) -> Iterator[Spectrogram]:
    """Yield a file's spectrogram in the stretches in which ``describe_recording`` hears it.

    Raises
    ------
    AudioError
        If the file cannot be read.
    """
    with AudioReader(path) as reader:
        layout = spectrogram.layout(reader.sample_rate_hz)
        for block in _blocks(layout, layout.frame_count(reader)):
            yield _listen(reader, layout, block)


def _around(masks: Sequence[Mask], among: Sequence[Mask]) -> list[Mask]:
    """Return the others that a mask's context features can know of."""
    middles_s = np.array([middle_s(mask) for mask in masks])
    return [
        other for other in among if (np.abs(middles_s - middle_s(other)) <= CONTEXT_REACH_S).any()
    ]


def _blocks(layout: Layout, n_frames: int) -> list[_Block]:
    """Cut a recording into equal blocks; half a block at the end joins the one before."""
    hop_s = layout.grid.hop_s
    size = max(1, min(round(BLOCK_S / hop_s), BLOCK_PIXELS // layout.n_bins))
    lead, tail = round(LEAD_S / hop_s), round(TAIL_S / hop_s)
    seams = list(range(0, max(1, n_frames - size // 2), size))
    stops = [*seams[1:], n_frames]
    return [
        _Block(
            start, stop, max(0, start - lead), min(n_frames, stop + tail), stop + tail < n_frames
        )
        for start, stop in zip(seams, stops, strict=True)
        if stop > start
    ]


def _listen(reader: AudioReader, layout: Layout, block: _Block) -> Spectrogram:
    return Spectrogram(layout, magnitudes(reader, layout, block.first, block.last), block.first)


def _begun_in(block: _Block, found: Sequence[Mask], earlier: Sequence[Mask]) -> list[Mask]:
    """Return a block's own masks: those that begin in it, and what the block before left.

    A mask that is still going on where the hearing ends is cut at the block's end, and the
    next block takes it up there.
    """
    crossing = [mask for mask in earlier if mask.stop_frame > block.start]
    own: list[Mask] = []
    for mask in found:
        is_open = block.is_cut_short and mask.stop_frame >= block.last
        kept = _clipped(mask, block.start, block.stop if is_open else block.last)
        if kept is None or kept.first_frame >= block.stop:
            continue
        rest = _without(kept, crossing) if kept.first_frame == block.start else kept
        if rest is not None and 2 * rest.n_pixels > kept.n_pixels:
            own.append(rest)
    return own


def _clipped(mask: Mask, start: int, stop: int) -> Mask | None:
    """Return the part of a mask between two frames, or None."""
    if mask.first_frame >= start and mask.stop_frame <= stop:
        return mask
    runs = mask.runs.copy()
    runs[:, 1:] = np.clip(runs[:, 1:], start, stop)
    runs = runs[runs[:, 2] > runs[:, 1]]
    return Mask(mask.grid, runs) if len(runs) else None


def _without(mask: Mask, others: Sequence[Mask]) -> Mask | None:
    """Return what is left of a mask when others are taken away, or None."""
    rest: Mask | None = mask
    for other in others:
        if rest is not None:
            rest = rest.difference(other)
    return rest

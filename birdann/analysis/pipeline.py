"""Segments and features of a sound file, in flat memory.

A mask's features depend on file and mask only: they are measured in the block in which the mask
begins (``birdann.analysis.blocks``).
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from birdann.analysis.blocks import (
    block_spectrogram,
    blocks_around,
    blocks_of,
    layouts_of,
    owned_outlines,
    spectrograms_of_blocks,
)
from birdann.analysis.parts import RecordingDescription, describe_parts, join_parts, part_count
from birdann.core.arrays import Float32Array
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.dsp.audio import AudioReader
from birdann.dsp.health import examine
from birdann.dsp.spectrogram import Spectrogram, SpectrogramParams
from birdann.features.context import CONTEXT_REACH_S
from birdann.features.extract import local_features, middles_of, with_context
from birdann.features.schema import schema_of
from birdann.segmentation.bounds import Outline
from birdann.segmentation.presets import DEFAULT_PRESET, PRESETS, SegmenterParams


def describe_recording(
    path: str | os.PathLike[str],
    *,
    segmenter: SegmenterParams,
    schema: str,
    progress: Progress = silent,
) -> RecordingDescription:
    """Find and describe every sound in a file; silence has no segments.

    Raises AudioError if the file cannot be read; KeyError if there is no such schema.

    Parameters
    ----------
    segmenter
        Settings of a segmenter; see ``birdann.segmentation.presets.PRESETS``.
    schema
        Name or key of the feature schema.
    progress
        Called after every block; may raise ``Cancelled``.
    """
    with AudioReader(path) as reader:
        return describe_open(reader, segmenter=segmenter, schema=schema, progress=progress)


def describe_open(
    reader: AudioReader,
    *,
    segmenter: SegmenterParams,
    schema: str,
    progress: Progress = silent,
) -> RecordingDescription:
    """As ``describe_recording``, for an open file."""
    numbers = range(part_count(reader, segmenter))
    listening = part(progress, 0.0, 0.97)
    parts = describe_parts(reader, numbers, segmenter=segmenter, schema=schema, progress=listening)
    descriptions = list(join_parts(parts, schema))
    notes = notes_on(reader, progress=part(progress, 0.97, 1.0))
    return RecordingDescription(
        masks=tuple(mask for description in descriptions for mask in description.masks),
        boxes=tuple(box for description in descriptions for box in description.boxes),
        features=np.concatenate([description.features for description in descriptions]),
        notes=notes,
    )


def outlines_between(
    path: str | os.PathLike[str],
    between_s: tuple[float, float],
    *,
    segmenter: SegmenterParams,
    progress: Progress = silent,
) -> list[Outline]:
    """Return the outlines of a file that meet a stretch of time, as ``describe_recording``.

    Only the blocks of the stretch are analysed, without features. Sounds crossing the border of
    the first block may differ, as may faint ones if a short stretch meets two blocks. Raises
    AudioError if the file cannot be read.
    """
    start_s, stop_s = between_s
    with AudioReader(path) as reader:
        layouts = layouts_of(reader, segmenter.spectrogram)
        layout = layouts[0]
        first, last = layout.grid.frame_at(start_s), layout.grid.frame_at(stop_s)
        blocks = blocks_around(layout, layout.frame_count(reader), first, last)
        outlines: list[Outline] = []
        crossing: dict[Grid, list[Mask]] = {}
        for block, block_picture in spectrograms_of_blocks(reader, layouts, blocks):
            outlines += owned_outlines(reader, segmenter, block, block_picture, crossing)
            progress((block.stop - blocks[0].start) / (blocks[-1].stop - blocks[0].start), "")
    return [
        outline
        for outline in outlines
        if outline.box.onset_s <= stop_s and outline.box.offset_s >= start_s
    ]


def notes_on(reader: AudioReader, *, progress: Progress = silent) -> tuple[str, ...]:
    """Return problems of a recording, as sentences, from every sample."""
    health = examine(reader, progress=progress)
    return (*reader.info.warnings, *reader.mix.notes, *health.notes)


def describe_masks(
    path: str | os.PathLike[str],
    masks: Sequence[Mask],
    *,
    schema: str,
    spectrogram: SpectrogramParams = PRESETS[DEFAULT_PRESET].spectrogram,
    among: Sequence[Mask] = (),
) -> Float32Array:
    """Return the features of given outlines, float32 (n, d), as ``describe_recording``.

    Raises AudioError if the file cannot be read; ValueError if a mask lies on another grid, or
    beyond the end of the file.

    Parameters
    ----------
    schema
        Name or key of the feature schema.
    spectrogram
        Spectrogram settings of the masks.
    among
        The recording's other masks, for context features; distant ones cost nothing.
    """
    chosen = schema_of(schema)
    described = [*masks, *_context_masks(masks, among)] if chosen.n_context else masks
    index_of: dict[tuple[object, ...], int] = {}  # Of each mask once: detections share windows.
    same = [index_of.setdefault(_content(mask), len(index_of)) for mask in described]
    distinct = list(dict(zip(same, described, strict=True)).values())
    local = np.zeros((len(distinct), chosen.n_local), dtype=np.float32)
    for block_picture, rows in _blocks_of_masks(path, distinct, spectrogram):
        local[rows] = local_features(block_picture, [distinct[i] for i in rows], chosen)
    return with_context(local[same], described, chosen)[: len(masks)]


def _content(mask: Mask) -> tuple[object, ...]:
    return mask.grid, mask.runs.tobytes()


def measure_masks(
    path: str | os.PathLike[str],
    masks: Sequence[Mask],
    boxes: Sequence[TimeFreqBox],
    *,
    spectrogram: SpectrogramParams,
    progress: Progress = silent,
) -> Float32Array:
    """Return measurements of segments, float32 (n, 7) (``birdann.features.measuring``).

    NaN where undefined. Those of a segment depend on it and the file alone. Raises AudioError or
    ValueError as ``describe_masks`` does.

    Parameters
    ----------
    boxes
        The exact bounds, in the order of ``masks``.
    progress
        Called after every block with a segment; may raise ``Cancelled``.
    """
    from birdann.features.measurements import MEASUREMENTS
    from birdann.features.measuring import measure_segments

    out = np.full((len(masks), len(MEASUREMENTS)), np.nan, dtype=np.float32)
    n_done = 0
    for block_picture, rows in _blocks_of_masks(path, masks, spectrogram):
        out[rows] = measure_segments(
            block_picture, [masks[i] for i in rows], [boxes[i] for i in rows]
        )
        n_done += len(rows)
        progress(n_done / len(masks), Message("Measuring {name}", name=os.path.basename(path)))
    return out


def _blocks_of_masks(
    path: str | os.PathLike[str], masks: Sequence[Mask], spectrogram: SpectrogramParams
) -> Iterator[tuple[Spectrogram, list[int]]]:
    """Yield the blocks in which masks begin, with their indices."""
    with AudioReader(path) as reader:
        layout = spectrogram.layout(reader.sample_rate_hz)
        firsts = [mask.first_frame for mask in masks]
        n_frames = layout.frame_count(reader)
        if max(firsts, default=-1) >= n_frames:
            raise ValueError("a mask lies beyond the end of the recording")
        order = np.argsort(firsts, kind="stable")
        by_frame = np.asarray(firsts, dtype=np.int64)[order]
        for block in blocks_of(layout, n_frames):
            first, stop = np.searchsorted(by_frame, (block.start, block.stop))
            rows = sorted(order[first:stop].tolist())
            for channel in dict.fromkeys(masks[i].grid.channel for i in rows):
                chosen = [i for i in rows if masks[i].grid.channel == channel]
                yield block_spectrogram(reader, replace(layout, channel=channel), block), chosen


def spectrogram_blocks(
    path: str | os.PathLike[str], spectrogram: SpectrogramParams
) -> Iterator[Spectrogram]:
    """Yield a file's spectrogram block by block, as for ``describe_recording``.

    Raises AudioError if the file cannot be read.
    """
    with AudioReader(path) as reader:
        layout = spectrogram.layout(reader.sample_rate_hz)
        blocks = blocks_of(layout, layout.frame_count(reader))
        for _, block_picture in spectrograms_of_blocks(reader, [layout], blocks):
            yield block_picture


def _context_masks(masks: Sequence[Mask], among: Sequence[Mask]) -> list[Mask]:
    """Return the masks that affect context features."""
    middles_s = np.concatenate([[-np.inf], np.sort(middles_of(masks)), [np.inf]])
    theirs_s = middles_of(among)
    after = np.searchsorted(middles_s, theirs_s)
    apart_s = np.minimum(middles_s[after] - theirs_s, theirs_s - middles_s[after - 1])
    return [among[i] for i in np.flatnonzero(apart_s <= CONTEXT_REACH_S).tolist()]

"""Analysis of a long recording in parts, by several processes and in several attempts.

A part consists of some blocks, and its result does not depend on other parts; only context
features are added when parts are joined.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

import numpy as np

from birdann.analysis.blocks import (
    Block,
    block_frames,
    block_spectrogram,
    blocks_of,
    layouts_of,
    owned_outlines,
    spectrograms_of_blocks,
)
from birdann.core.arrays import Float32Array
from birdann.core.geometry import Grid, Mask, TimeFreqBox, onset_order
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.dsp.audio import AudioReader
from birdann.dsp.spectrogram import Layout
from birdann.features.context import CONTEXT_REACH_S
from birdann.features.extract import local_features, middles_of, with_context
from birdann.features.schema import FeatureSchema, schema_of
from birdann.segmentation.presets import SegmenterParams

PART_S = 300.0
"""About how long a part is: a whole number of blocks, at least one."""


@dataclass(frozen=True, slots=True, eq=False)
class RecordingDescription:
    """All segments of one recording."""

    # masks, boxes: Length n, by onset: pixels of the features, and exact bounds.
    masks: tuple[Mask, ...]
    boxes: tuple[TimeFreqBox, ...]
    features: Float32Array  # float32 (n, d), finite.
    notes: tuple[str, ...]  # Sentences about problems of the recording.


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Part:
    """Segments that begin in one part of a recording."""

    masks: tuple[Mask, ...]  # Length n, by onset, then frequency.
    # Length n: exact bounds within the recording, which may lie between pixels; the mask lies in
    # the box grown by one pixel.
    boxes: tuple[TimeFreqBox, ...]
    local: Float32Array  # float32 (n, n_local): features that do not depend on other segments.


def part_count(reader: AudioReader, segmenter: SegmenterParams) -> int:
    """Return the number of parts of a recording, at least 1."""
    layout = segmenter.spectrogram.layout(reader.sample_rate_hz)
    n_blocks = len(blocks_of(layout, layout.frame_count(reader)))
    return max(1, -(-n_blocks // _blocks_per_part(layout)))


def _blocks_per_part(layout: Layout) -> int:
    return max(1, round(PART_S / (block_frames(layout) * layout.grid.hop_s)))


def describe_parts(
    reader: AudioReader,
    numbers: range,
    *,
    segmenter: SegmenterParams,
    schema: str,
    progress: Progress = silent,
) -> Iterator[Part]:
    """Yield neighbouring parts of a recording.

    Parameters
    ----------
    numbers
        Numbers of parts from 0, in steps of 1.
    segmenter, schema, progress
        As for ``describe_recording``.
    """
    chosen = schema_of(schema)
    layouts = layouts_of(reader, segmenter.spectrogram)
    blocks = blocks_of(layouts[0], layouts[0].frame_count(reader))
    size = _blocks_per_part(layouts[0])
    before = blocks[: size * numbers.start]
    crossing = {
        layout.grid: _continuing_masks(reader, segmenter, layout, before) for layout in layouts
    }
    part_blocks = blocks[size * numbers.start : size * numbers.stop]
    spectrograms = spectrograms_of_blocks(reader, layouts, part_blocks)
    n_done = n_found = 0
    ends = reader.info.duration_s, reader.info.sample_rate_hz / 2
    for _ in numbers:
        masks: list[Mask] = []
        boxes: list[TimeFreqBox] = []
        local = [np.zeros((0, chosen.n_local), dtype=np.float32)]
        for block, block_picture in islice(spectrograms, size * len(layouts)):
            outlines = owned_outlines(reader, segmenter, block, block_picture, crossing)
            block_masks = [outline.mask for outline in outlines]
            local.append(local_features(block_picture, block_masks, chosen))
            masks += block_masks
            boxes += [outline.box.clip_to(*ends) for outline in outlines]
            n_done, n_found = n_done + 1, n_found + len(outlines)
            progress(
                n_done / (len(part_blocks) * len(layouts)),
                Message("{name}: {n_found} segments", name=reader.info.path.name, n_found=n_found),
            )
        order = onset_order(masks)
        yield Part(
            masks=tuple(masks[i] for i in order),
            boxes=tuple(boxes[i] for i in order),
            local=np.concatenate(local)[order],
        )


def join_parts(parts: Iterable[Part], schema: str) -> Iterator[RecordingDescription]:
    """Join the parts of a recording with context features, without notes.

    Parameters
    ----------
    parts
        All parts, in order; three are kept in memory.
    schema
        As for ``describe_recording``.
    """
    chosen = schema_of(schema)
    before: Part | None = None
    now: Part | None = None
    for after in chain(parts, [None]):
        if now is not None:
            yield RecordingDescription(
                masks=now.masks,
                boxes=now.boxes,
                features=_with_context(before, now, after, chosen),
                notes=(),
            )
        before, now = now, after


def _continuing_masks(
    reader: AudioReader, segmenter: SegmenterParams, layout: Layout, before: Sequence[Block]
) -> list[Mask]:
    """Return the masks that continue from the blocks before a part.

    The blocks from which a mask can reach are segmented, starting without crossing masks. If a
    mask lasts through the first of them, one more block is added.
    """
    if not before:
        return []
    n_last = sum(block.last > before[-1].stop for block in before)
    while True:
        last = before[len(before) - n_last :]
        crossing: dict[Grid, list[Mask]] = {}
        is_done = n_last == len(before)
        for block in last:
            block_picture = block_spectrogram(reader, layout, block)
            owned_outlines(reader, segmenter, block, block_picture, crossing)
            if block is last[0]:
                is_done |= all(mask.first_frame > block.start for mask in crossing[layout.grid])
        if is_done:
            return crossing[layout.grid]
        n_last += 1


def _with_context(
    before: Part | None, now: Part, after: Part | None, schema: FeatureSchema
) -> Float32Array:
    """Return the features of a part with known neighbours."""
    if not schema.n_context or not now.masks:
        return with_context(now.local, now.masks, schema)
    middles_s = middles_of(now.masks)
    low_s, high_s = middles_s.min() - CONTEXT_REACH_S, middles_s.max() + CONTEXT_REACH_S
    masks, local = list(now.masks), [now.local]
    first = 0
    for other in (before, after):
        if other is not None:
            middles_s = middles_of(other.masks)
            near = np.flatnonzero((low_s <= middles_s) & (middles_s <= high_s))
            others = [other.masks[i] for i in near]
            if other is before:
                masks, local, first = [*others, *masks], [other.local[near], *local], len(near)
            else:
                masks, local = [*masks, *others], [*local, other.local[near]]
    described = with_context(np.concatenate(local), masks, schema)
    return described[first : first + len(now.masks)]

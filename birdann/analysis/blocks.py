"""Blocks: parts of a recording that are analysed one at a time.

Blocks have fixed positions; their spectrograms have a margin on both sides. A mask belongs to the
block in which it begins.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from birdann.analysis.read_ahead import ReadAhead
from birdann.core.geometry import Grid, Mask, extents
from birdann.dsp.audio import AudioReader, voice_of
from birdann.dsp.spectrogram import Layout, Spectrogram, SpectrogramParams, magnitudes
from birdann.segmentation.bounds import Outline, outlines_of_masks
from birdann.segmentation.presets import SegmenterParams

BLOCK_S = 60.0
"""Longest stretch that is worked on at once, margins aside."""
BLOCK_PIXELS = 8_000_000
"""Most pixels in such a stretch: it is shorter at high sample rates."""
LEAD_S = 1.0
"""Margin before a block: what the rhythm around a call needs."""
TAIL_S = 5.0
"""Margin after a block, in which calls that begin in the block may end."""


@dataclass(frozen=True, slots=True)
class Block:
    """Frames ``start``..``stop`` of a recording, with spectrogram frames ``first``..``last``.

    ``is_cut_short``: the recording goes on after ``last``.
    """

    start: int
    stop: int
    first: int
    last: int
    is_cut_short: bool


def layouts_of(reader: AudioReader, spectrogram: SpectrogramParams) -> list[Layout]:
    """Return the layout of each signal to segment: one, or one for each channel."""
    layout, n_voices = spectrogram.layout(reader.sample_rate_hz), len(reader.voices)
    return [layout] if n_voices == 1 else [replace(layout, channel=k) for k in range(n_voices)]


def block_frames(layout: Layout) -> int:
    """Return the number of frames per block."""
    return max(1, min(round(BLOCK_S / layout.grid.hop_s), BLOCK_PIXELS // layout.n_bins))


def blocks_of(layout: Layout, n_frames: int) -> list[Block]:
    """Split a recording into equal blocks; a remainder below half a block is merged."""
    size = block_frames(layout)
    seams = list(range(0, max(1, n_frames - size // 2), size))
    stops = [*seams[1:], n_frames]
    return [
        _with_margins(layout, n_frames, start, stop)
        for start, stop in zip(seams, stops, strict=True)
        if stop > start
    ]


def blocks_around(layout: Layout, n_frames: int, first: int, last: int) -> list[Block]:
    """Return the blocks that frames ``first``..``last`` meet.

    If they fit into one block but meet two, a block of the same length around them.
    """
    overlapping = [b for b in blocks_of(layout, n_frames) if b.start <= last and b.stop > first]
    size = block_frames(layout)
    if len(overlapping) < 2 or last - first > size:
        return overlapping
    start = max(0, (first + last - size) // 2)
    return [_with_margins(layout, n_frames, start, min(n_frames, start + size))]


def _with_margins(layout: Layout, n_frames: int, start: int, stop: int) -> Block:
    hop_s = layout.grid.hop_s
    lead, tail = round(LEAD_S / hop_s), round(TAIL_S / hop_s)
    return Block(
        start, stop, max(0, start - lead), min(n_frames, stop + tail), stop + tail < n_frames
    )


def block_spectrogram(reader: AudioReader, layout: Layout, block: Block) -> Spectrogram:
    """Return the spectrogram of a block with its margins."""
    return Spectrogram(layout, magnitudes(reader, layout, block.first, block.last), block.first)


def spectrograms_of_blocks(
    reader: AudioReader, layouts: Sequence[Layout], blocks: Sequence[Block]
) -> Iterator[tuple[Block, Spectrogram]]:
    """Yield each block with its spectrogram of each layout; the next block is read ahead."""
    n_frames = layouts[0].frame_count(reader)
    with ReadAhead(reader.info.path, reader.info.size_bytes) as ahead:
        for block, following in zip(blocks, [*blocks[1:], None][: len(blocks)], strict=True):
            for layout in layouts:
                spectrogram = block_spectrogram(reader, layout, block)
                if following is not None and layout is layouts[0]:
                    start = max(block.last, following.first)
                    ahead.fetch(start / n_frames, following.last / n_frames)
                yield block, spectrogram


def owned_outlines(
    reader: AudioReader,
    segmenter: SegmenterParams,
    block: Block,
    spectrogram: Spectrogram,
    crossing: dict[Grid, list[Mask]],
) -> list[Outline]:
    """Segment a block, and update the masks that reach beyond it, of each grid."""
    grid = spectrogram.layout.grid
    before = crossing.get(grid, [])
    outlines = segmenter.outlines(spectrogram, voice_of(reader, grid.channel))
    owned = outlines_of_block(block, outlines, before)
    crossing[grid] = masks_beyond(block, before, owned)
    return owned


def outlines_of_block(
    block: Block, outlines: Sequence[Outline], crossing: Sequence[Mask]
) -> list[Outline]:
    """Return a block's segments: those that begin in it, and the rest of the block before.

    A segment that reaches beyond the spectrogram is cut at the block's end and continued in the
    next block. Pixels of ``crossing`` from earlier blocks are subtracted.
    """
    if block.start == 0 and block.stop == block.last:  # a whole recording
        return list(outlines)
    owned: list[Outline] = []
    reach = extents([outline.mask for outline in outlines])
    for outline, (first, stop) in zip(outlines, reach[:, :2].tolist(), strict=True):
        if first >= block.stop:
            continue
        is_open = block.is_cut_short and stop >= block.last
        end = block.stop if is_open else block.last
        if first > block.start and stop <= end:
            owned.append(outline)
            continue
        clipped = _clip_to_frames(outline.mask, block.start, end)
        if clipped is None or clipped.first_frame >= block.stop:
            continue
        rest = clipped.without(crossing) if first <= block.start else clipped
        if rest is not None and 2 * rest.n_pixels > clipped.n_pixels:
            owned += [outline] if rest is outline.mask else outlines_of_masks([rest])
    return owned


def _clip_to_frames(mask: Mask, start: int, stop: int) -> Mask | None:
    """Return the part of a mask between two frames, or None."""
    if mask.first_frame >= start and mask.stop_frame <= stop:
        return mask
    runs = mask.runs.copy()
    runs[:, 1:] = np.clip(runs[:, 1:], start, stop)
    runs = runs[runs[:, 2] > runs[:, 1]]
    return Mask(mask.grid, runs) if len(runs) else None


def masks_beyond(
    block: Block, crossing: Sequence[Mask], outlines: Sequence[Outline]
) -> list[Mask]:
    """Return the masks that reach beyond a block."""
    if block.stop == block.last:
        return []
    masks = [*crossing, *(outline.mask for outline in outlines)]
    return [masks[i] for i in np.flatnonzero(extents(masks)[:, 1] > block.stop)]

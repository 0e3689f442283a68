"""Joining the fragments of calls, with features of the whole.

Only blocks with candidates for joining are read, once each.
"""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from birdann.analysis.blocks import (
    Block,
    block_spectrogram,
    blocks_of,
    spectrograms_of_blocks,
)
from birdann.core.arrays import Float32Array, Int64Array
from birdann.core.geometry import channels_of, extents
from birdann.core.message import Message
from birdann.core.progress import Progress, iterate_with_progress, silent
from birdann.dsp.audio import AudioReader
from birdann.dsp.spectrogram import Layout, Spectrogram, SpectrogramParams
from birdann.features.extract import local_features
from birdann.features.schema import FeatureSchema, schema_of
from birdann.segmentation.bounds import Outline, refine_outlines
from birdann.segmentation.joining import groups_of_one_call, unite_outlines, unite_overlapping

_HELD = 2
"""Blocks that are held at a time: what begins in one may be joined to what is found in the next."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class JoinedCalls:
    """Outlines joined to calls."""

    groups: list[tuple[int, ...]]  # Indices of the fragments of each call.
    calls: list[Outline | None]  # The whole outline of each group; None for known groups.
    local: Float32Array  # float32 (n, n_local): local features of each new whole.


def join_fragments(
    reader: AudioReader,
    outlines: Sequence[Outline],
    chains: Int64Array,
    *,
    spectrogram: SpectrogramParams,
    schema: str,
    known: Collection[frozenset[int]] = (),
    progress: Progress = silent,
) -> JoinedCalls:
    """Join the outlines that are fragments of one call.

    If a call lies in one block, its bounds are measured on the whole of it. Raises AudioError if
    the recording cannot be read.

    Parameters
    ----------
    outlines
        On the grid of ``spectrogram``, in any order.
    chains
        int64 (n,): chain of each outline, of ``chains_in_reach``; only outlines of one chain are
        joined.
    schema
        Name or key of the feature schema.
    known
        Groups that need no measurement.
    progress
        Called after every block; may raise ``Cancelled``.
    """
    layout = spectrogram.layout(reader.sample_rate_hz)
    blocks = blocks_of(layout, layout.frame_count(reader))
    joining = _Joining(reader, layout, blocks, schema_of(schema), known)
    channels = channels_of([outline.mask.grid for outline in outlines])
    present, no_chain = np.unique(channels), -1 - np.arange(len(chains))
    for channel, step in iterate_with_progress(present.tolist(), progress):
        joining.held.clear()
        joining.layout = replace(layout, channel=channel if channel >= 0 else None)
        channel_chains = np.where(channels == channel, chains, no_chain)
        _join(joining, outlines, channel_chains, step)
    return joining.joined_calls()


def _join(
    joining: "_Joining", outlines: Sequence[Outline], chains: Int64Array, progress: Progress
) -> None:
    """Join the outlines of one channel."""
    reader, blocks = joining.reader, joining.blocks
    needed = [(i, rows) for i, rows in _outlines_in_blocks(blocks, outlines, chains) if len(rows)]
    last = {int(chain): i for i, rows in needed for chain in chains[rows]}
    spectrograms = spectrograms_of_blocks(reader, [joining.layout], [blocks[i] for i, _ in needed])
    groups: list[list[int]] = []
    for done, ((at, rows), (_, spectrogram)) in enumerate(zip(needed, spectrograms, strict=True)):
        joining.keep_block(at, spectrogram)
        groups += joining.groups_in(spectrogram, rows.tolist(), outlines, chains)
        closed = [group for group in groups if last[int(chains[group[0]])] == at]
        groups = [group for group in groups if last[int(chains[group[0]])] != at]
        joining.add_calls(unite_overlapping(closed), outlines)
        joining.describe_before(at)
        progress(
            (done + 1) / len(needed), Message("Joining in {name}", name=reader.info.path.name)
        )
    joining.describe_before(len(blocks))


@dataclass(slots=True)
class _Joining:
    """State of joining."""

    reader: AudioReader
    layout: Layout
    blocks: Sequence[Block]
    schema: FeatureSchema
    known: Collection[frozenset[int]]
    measured: dict[tuple[int, ...], Outline] = field(default_factory=dict)
    calls: dict[tuple[int, ...], Outline | None] = field(default_factory=dict)
    local: dict[tuple[int, ...], Float32Array] = field(default_factory=dict)
    pending: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)
    """Groups that are not described yet, by the block in which they begin."""
    held: deque[tuple[int, Spectrogram]] = field(default_factory=lambda: deque(maxlen=_HELD))

    def keep_block(self, at: int, spectrogram: Spectrogram) -> None:
        """Keep a block for features of calls that begin in it."""
        self.held.append((at, spectrogram))

    def groups_in(
        self,
        spectrogram: Spectrogram,
        rows: list[int],
        outlines: Sequence[Outline],
        chains: Int64Array,
    ) -> list[list[int]]:
        """Return the groups of outlines in a block that are one call, and measure the wholes."""
        block_outlines, quiet = [outlines[i] for i in rows], spectrogram.quiet_power
        groups = [
            [rows[i] for i in group]
            for group in groups_of_one_call(
                spectrogram, block_outlines, chains[rows].tolist(), quiet
            )
        ]
        new = [group for group in groups if frozenset(group) not in self.known]
        unions = [unite_outlines([outlines[i] for i in group]).mask for group in new]
        self.measured |= zip(
            map(tuple, new), refine_outlines(spectrogram, unions, quiet), strict=True
        )
        return groups

    def add_calls(self, groups: Sequence[Sequence[int]], outlines: Sequence[Outline]) -> None:
        """Record complete calls."""
        starts = [block.start for block in self.blocks]
        for group in map(tuple, groups):
            if frozenset(group) in self.known:
                self.calls[group] = None
                continue
            call = self.measured.get(group) or unite_outlines([outlines[i] for i in group])
            info = self.reader.info
            box = call.box.clip_to(info.duration_s, info.sample_rate_hz / 2)
            self.calls[group] = Outline(mask=call.mask, box=box)
            at = int(np.searchsorted(starts, call.mask.first_frame, side="right")) - 1
            self.pending.setdefault(at, []).append(group)

    def describe_before(self, at: int) -> None:
        """Compute features of the calls that begin before a block."""
        held = dict(self.held)
        for earlier in [key for key in self.pending if key < at]:
            groups = self.pending.pop(earlier)
            masks = [call.mask for key in groups if (call := self.calls[key]) is not None]
            spectrogram = held.get(earlier)
            if spectrogram is None:
                spectrogram = block_spectrogram(self.reader, self.layout, self.blocks[earlier])
            self.local |= zip(groups, local_features(spectrogram, masks, self.schema), strict=True)

    def joined_calls(self) -> JoinedCalls:
        groups = sorted(self.calls)
        rows = [self.local[group] for group in groups if group in self.local]
        no_rows = np.zeros((0, self.schema.n_local), dtype=np.float32)
        return JoinedCalls(
            groups=groups,
            calls=[self.calls[group] for group in groups],
            local=np.stack(rows) if rows else no_rows,
        )


def _outlines_in_blocks(
    blocks: Sequence[Block], outlines: Sequence[Outline], chains: Int64Array
) -> Iterator[tuple[int, Int64Array]]:
    """Yield for each block the outlines in it that share a chain with others."""
    reach = extents([outline.mask for outline in outlines])
    order = np.argsort(reach[:, 0], kind="stable")
    firsts = reach[order, 0]
    for at, block in enumerate(blocks):
        begin, end = np.searchsorted(firsts, [block.first, block.last])
        inside = np.sort(order[begin:end])
        inside = inside[reach[inside, 1] <= block.last]
        _, number, counts = np.unique(chains[inside], return_inverse=True, return_counts=True)
        yield at, inside[counts[number] > 1]

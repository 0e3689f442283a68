"""A trained forest as bytes: what is handed to worker processes, and nothing in it executed."""

import functools
from dataclasses import dataclass, field
from typing import ClassVar

from birdann.core.geometry import Mask
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.forest.segmenter import ForestSegmenter


@dataclass(frozen=True, slots=True)
class PackedForest:
    """A forest segmenter in its stored form, unpacked once per process.

    Attributes
    ----------
    data
        What ``ForestSegmenter.to_bytes`` returned.

    Raises
    ------
    ModelError
        If the data is something else or damaged.
    """

    data: bytes = field(repr=False)

    name: ClassVar[str] = ForestSegmenter.name

    def __post_init__(self) -> None:
        _unpacked(self.data)

    def digest(self) -> str:
        """Return a short hash of the trees and settings."""
        return _unpacked(self.data).digest()

    def segment(self, spectrogram: Spectrogram) -> list[Mask]:
        """Return the masks of what looks like a call; see ``ForestSegmenter.segment``."""
        return _unpacked(self.data).segment(spectrogram)


@functools.lru_cache(maxsize=2)
def _unpacked(data: bytes) -> ForestSegmenter:
    return ForestSegmenter.from_bytes(data)

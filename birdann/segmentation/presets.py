"""Segmenter settings with the spectrogram that they were chosen for."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Protocol

from birdann.core.geometry import Mask
from birdann.core.ids import settings_digest
from birdann.core.recording import ULTRASOUND_RATE_HZ
from birdann.dsp.audio import SampleSource
from birdann.dsp.spectrogram import HJA_MLSP, Spectrogram, SpectrogramParams
from birdann.segmentation.bounds import (
    Outline,
    outlines_of_masks,
    outlines_with_sound,
    refine_outlines,
)
from birdann.segmentation.joining import join_phrases, join_trains, join_voices, joined_parts
from birdann.segmentation.near import near_outlines
from birdann.segmentation.threshold import ThresholdSegmenter
from birdann.segmentation.whitened import WhitenedSegmenter
from birdann.segmentation.whole_calls import whole_calls


class Segmenter(Protocol):
    """Outlines the sounds in a spectrogram."""

    name: ClassVar[str]

    def segment(self, spectrogram: Spectrogram) -> list[Mask]:
        """Return the masks of the sounds, by onset."""
        ...

    def digest(self) -> str:
        """Return a short hash of the settings."""
        ...


class Unit(StrEnum):
    """How much is one segment."""

    NOTES = "notes"
    """Each sound by itself, as the search finds it."""
    VOICES = "voices"
    """A sound with its overtones and the rest that sounds with it or overlaps it in its band."""
    CALLS = "calls"
    """A sound with its overtones and the rest that sounds with it; a fast train of pulses."""
    WIDE = "wide"
    """Calls in the same band that follow each other at once: a song, a phrase, a series."""


DEFAULT_UNIT = Unit.NOTES


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmenterParams:
    """A segmenter, the spectrogram it works on, and what is made of what it finds."""

    # spectrogram, segmenter: The search.
    spectrogram: SpectrogramParams
    segmenter: Segmenter
    # How much is one segment, with its bounds measured on the sound; None leaves everything as the
    # search found it.
    unit: Unit | None = None
    # Whether the notes of a near singer are outlined by their level
    # (``birdann.segmentation.near``); without a unit, those in which the search finds something.
    follows_near: bool = False

    def digest(self) -> str:
        """Return a hash that changes with any setting."""
        digest = f"{self.segmenter.digest()}-{self.spectrogram.digest()}"
        if self.unit is None and not self.follows_near:
            return digest
        return f"{digest}-{settings_digest({'unit': self.unit, 'bounds': _BOUNDS_VERSION, 'near': self.follows_near})}"

    def with_unit(self, unit: Unit | None) -> "SegmenterParams":
        """Return the same search with another grain; what has none keeps none."""
        return self if self.unit is None or unit is None else replace(self, unit=unit)

    def outlines(
        self, spectrogram: Spectrogram, source: SampleSource | None = None
    ) -> list[Outline]:
        """Return the segments of a stretch of a recording, in no particular order.

        As ``sounds``; voices that are probably not whole calls are dropped.
        """
        sounds = self.sounds(spectrogram, source)
        if self.unit is not Unit.VOICES:
            return sounds
        return whole_calls(spectrogram, sounds, spectrogram.quiet_power)

    def sounds(
        self, spectrogram: Spectrogram, source: SampleSource | None = None
    ) -> list[Outline]:
        """Return all that the search outlines, in the unit's grain.

        Parameters
        ----------
        source
            The recording, to look closer where that pays; None goes without.
        """
        masks = self.segmenter.segment(spectrogram)
        notes: list[Outline] | None = None
        quiet = spectrogram.quiet_power
        if source is not None and self.follows_near:
            notes = near_outlines(spectrogram, source, masks, quiet, are_all=self.unit is not None)
        if self.unit is None:
            return outlines_of_masks(masks) if notes is None else outlines_with_sound(notes, masks)
        if self.unit is Unit.NOTES:
            return refine_outlines(spectrogram, masks, quiet) if notes is None else notes
        if notes is None:
            loudest = joined_parts(spectrogram, masks, quiet)
            notes = join_voices(refine_outlines(spectrogram, loudest, quiet))
        if self.unit is Unit.VOICES:
            return notes
        calls = join_trains(spectrogram, notes)
        return calls if self.unit is Unit.CALLS else join_phrases(calls)


_BOUNDS_VERSION = 12


DEFAULT_PRESET = "songbirds"

PRESETS: dict[str, SegmenterParams] = {
    "songbirds": SegmenterParams(
        spectrogram=SpectrogramParams(),
        segmenter=ThresholdSegmenter(deep_db=20.0),
        unit=DEFAULT_UNIT,
        follows_near=True,
    ),
    "low owls": SegmenterParams(
        spectrogram=SpectrogramParams(window_s=0.064, hop_s=0.008, max_hz=4000.0),
        unit=DEFAULT_UNIT,
        segmenter=ThresholdSegmenter(
            low_hz=60.0,
            high_hz=2500.0,
            edge_hz=15.0,
            smoothing_s=0.03,
            smoothing_hz=15.0,
            floor_width_hz=400.0,
            steady_db=None,
            min_duration_s=0.06,
            min_bandwidth_hz=30.0,
            together_s=0.06,
            pause_db=12.0,
            edge_db=14.0,
        ),
    ),
    "insects": SegmenterParams(
        spectrogram=SpectrogramParams(),
        unit=DEFAULT_UNIT,
        segmenter=ThresholdSegmenter(
            low_hz=1500.0,
            smoothing_s=0.015,
            smoothing_hz=60.0,
            floor_width_hz=4000.0,
            floor_excess_db=2.0,
            flash_s=None,
            dip_db=12.0,
            min_duration_s=0.02,
            together_s=0.04,
            pause_db=40.0,  # the pulses of a chirp are one sound
        ),
    ),
    "bats": SegmenterParams(
        spectrogram=SpectrogramParams(window_s=0.001, hop_s=0.0005),
        unit=DEFAULT_UNIT,
        segmenter=ThresholdSegmenter(
            low_hz=4_000.0,
            edge_hz=1000.0,
            smoothing_s=0.0007,
            smoothing_hz=1500.0,
            floor_width_hz=15_000.0,
            flash_s=None,
            steady_db=None,
            min_duration_s=0.0015,
            min_bandwidth_hz=1000.0,
            together_s=0.002,
            edge_db=15.0,
        ),
    ),
    "exact HJA/MLSP": SegmenterParams(spectrogram=HJA_MLSP, segmenter=WhitenedSegmenter()),
}
"""Ready-made settings by name."""


def preset_for(sample_rate_hz: int) -> str:
    """Return the preset for recordings of which nothing but the sample rate is known.

    Recorders are set to more than 150 kHz to hear above 75 kHz, where nothing but bats calls.
    """
    return "bats" if sample_rate_hz >= ULTRASOUND_RATE_HZ else DEFAULT_PRESET

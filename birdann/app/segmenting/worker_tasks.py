"""Work of a process for segmentation and joining: a recording, or a section of a long one.

Separate from the rest of segmentation, so that processes start quickly.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from birdann.app.segmenting.unfinished import PartStore
from birdann.core.arrays import Int64Array
from birdann.core.errors import SoundNotAllowedError
from birdann.core.ids import RecordingId
from birdann.core.progress import Progress, part
from birdann.core.provenance import Provenance, run_provenance
from birdann.dsp.identity import VerifiedSoundFile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from birdann.analysis.calls import JoinedCalls
    from birdann.analysis.parts import RecordingDescription
    from birdann.core.geometry import Grid
    from birdann.dsp.audio import AudioReader
    from birdann.dsp.spectrogram import SpectrogramParams
    from birdann.segmentation.bounds import Outline
    from birdann.segmentation.presets import SegmenterParams

_SHARE_OF_CHECK = 0.03


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundTask:
    """A recording, or a section of it, for a worker; picklable."""

    recording_id: RecordingId
    sound: VerifiedSoundFile
    n_frames: int
    refusal: str = ""  # Why its sound must not be read, or "".
    # section, n_sections: Index of the section, from 0, and their number.
    section: int = 0
    n_sections: int = 1

    def __str__(self) -> str:
        return str(self.sound)

    def open_sound(self, progress: Progress) -> "AudioReader":
        """Return its sound, unless it must not be read."""
        from birdann.dsp.audio import AudioReader

        progress(0.0, self.sound.path.name)
        if self.refusal:
            raise SoundNotAllowedError(self.refusal)
        return AudioReader(self.sound)


@dataclass(frozen=True, slots=True, kw_only=True)
class DescribeTask(SoundTask):
    """Sound to segment."""

    segmenter: "SegmenterParams"
    schema: str
    # Store for parts of a long recording; None keeps them in memory.
    store: PartStore | None = None

    @property
    def provenance(self) -> Provenance:
        """The author of its segments."""
        return run_provenance(f"{self.segmenter.segmenter.name} {self.segmenter.digest()}")


@dataclass(frozen=True, slots=True)
class StoredParts:
    """Result of a section of a long recording, whose parts are in the store."""

    store: PartStore
    n_parts: int  # Of the whole recording.
    grid: "Grid"


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinTask(SoundTask):
    """Sound whose fragments are to be joined."""

    fragments: "Fragments | None" = None  # The fragments; None for none.


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Fragments:
    """Fragments of a recording; picklable."""

    # outlines, chains, known: As in ``birdann.analysis.calls.join_fragments``.
    outlines: "Sequence[Outline]"
    chains: "Int64Array"
    known: frozenset[frozenset[int]]
    # spectrogram, schema: Their spectrogram, and the feature schema of joined segments.
    spectrogram: "SpectrogramParams"
    schema: str


def join(task: JoinTask, progress: Progress) -> "JoinedCalls | None":
    """Join the fragments of a recording, or of its section; None if there are none."""
    if (fragments := task.fragments) is None:
        return None
    from birdann.analysis.calls import join_fragments

    with task.open_sound(progress) as reader:
        return join_fragments(
            reader,
            fragments.outlines,
            fragments.chains,
            spectrogram=fragments.spectrogram,
            schema=fragments.schema,
            known=fragments.known,
            progress=progress,
        )


def describe(task: DescribeTask, progress: Progress) -> "RecordingDescription | StoredParts":
    """Segment a recording, or its section."""
    from birdann.analysis.parts import part_count
    from birdann.analysis.pipeline import describe_open

    with task.open_sound(progress) as reader:
        n_parts = part_count(reader, task.segmenter)
        if n_parts > 1 and task.store is not None:
            return describe_section(task, task.store, reader, n_parts, progress)
        return describe_open(
            reader, segmenter=task.segmenter, schema=task.schema, progress=progress
        )


def describe_section(
    task: DescribeTask,
    store: PartStore,
    reader: "AudioReader",
    n_parts: int,
    progress: Progress,
) -> StoredParts:
    """Segment the parts of a section that are not in the store yet, saving each."""
    from birdann.analysis.parts import describe_parts
    from birdann.analysis.pipeline import notes_on

    wanted = range(
        n_parts * task.section // task.n_sections, n_parts * (task.section + 1) // task.n_sections
    )
    listening = part(progress, 0.0, 1.0 - _SHARE_OF_CHECK)
    for missing in store.missing(wanted):
        reach = [(i - wanted.start) / len(wanted) for i in (missing.start, missing.stop)]
        parts = describe_parts(
            reader,
            missing,
            segmenter=task.segmenter,
            schema=task.schema,
            progress=part(listening, *reach),
        )
        for index, each_part in zip(missing, parts, strict=True):
            store.save(index, each_part)
    if task.section == 0 and store.notes() is None:
        checking = part(progress, 1.0 - _SHARE_OF_CHECK, 1.0)
        store.save_notes(notes_on(reader, progress=checking))
    grid = task.segmenter.spectrogram.layout(reader.sample_rate_hz).grid
    return StoredParts(store, n_parts, grid)

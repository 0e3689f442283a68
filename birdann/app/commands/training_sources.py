"""Strokes, and training sources: described sounds of known species, stored with the project.

A source consists of bags with lists and labels. Its vectors and labels are one setting; another
setting names the sources in use, so that removal can be undone.
"""

import base64
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, counted_label, named_label
from birdann.core.bags import Bags, Supervision
from birdann.core.errors import ProjectFileError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SpeciesId, id_text, new_id
from birdann.core.labels import Species
from birdann.core.strokes import Stroke, StrokeId
from birdann.dsp.identity import VerifiedSoundFile
from birdann.store import ProjectTables, Transaction
from birdann.store.blobs import MAX_FEATURES


@dataclass(slots=True)
class AddStrokes(Command):
    """Add strokes as training data of a segmenter."""

    name: ClassVar[str] = "add strokes"
    strokes: Sequence[Stroke]

    label = counted_label("Paint %Ln stroke", "Paint %Ln strokes", of="strokes")

    def do(self, tx: Transaction) -> ChangeSet:
        tx.strokes.add(self.strokes)
        return ChangeSet.of(Kind.STROKES, recordings=(s.recording_id for s in self.strokes))


@dataclass(slots=True)
class RemoveStrokes(Command):
    """Remove strokes."""

    name: ClassVar[str] = "remove strokes"
    stroke_ids: Sequence[StrokeId]

    label = counted_label("Wipe away %Ln stroke", "Wipe away %Ln strokes", of="stroke_ids")

    def do(self, tx: Transaction) -> ChangeSet:
        owners = tx.strokes.recordings_of(self.stroke_ids)
        missing = [s for s in self.stroke_ids if s not in owners]
        if missing:
            raise KeyError(f"no stroke {missing[0]}")
        tx.strokes.remove(self.stroke_ids)
        return ChangeSet.of(Kind.STROKES, recordings=owners.values())


TRAINING_SOURCES = "references"
"""The setting: what is started from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceClip:
    """A call in a clip of a training source, to compare others with."""

    species_id: SpeciesId
    path: str
    size_bytes: int
    content_hash: str
    box: TimeFreqBox

    @property
    def sound(self) -> VerifiedSoundFile:
        """The file, to be opened if it is allowed and unchanged."""
        return VerifiedSoundFile(Path(self.path), self.size_bytes, self.content_hash)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingSource:
    """A folder of clips or another project as training source."""

    id: str
    name: str  # Name of the folder or file.
    feature_schema: str  # Key of the features that describe its segments.
    recordings: int
    segments: int
    species_ids: tuple[SpeciesId, ...]  # Its classes, in column order.
    clips: tuple[ReferenceClip, ...] = ()

    @classmethod
    def of(
        cls,
        name: str,
        feature_schema: str,
        bags: Bags,
        species_ids: Sequence[SpeciesId],
        clips: Sequence[ReferenceClip],
    ) -> Self:
        return cls(
            id=id_text(new_id()),
            name=name,
            feature_schema=feature_schema,
            recordings=len(bags),
            segments=bags.n_instances,
            species_ids=tuple(species_ids),
            clips=tuple(clips),
        )

    @property
    def key(self) -> str:
        """Key of the setting with its vectors and labels."""
        return f"reference {self.id}"


def training_sources(reads: ProjectTables) -> tuple[TrainingSource, ...]:
    """Return the training sources in use, earliest first."""
    saved: Any = reads.settings.get(TRAINING_SOURCES) or []
    with reads.rows.name_file_in_errors("what the project starts from"):
        return tuple(
            TrainingSource(
                **{
                    **source,
                    "species_ids": tuple(map(SpeciesId, source["species_ids"])),
                    "clips": tuple(
                        ReferenceClip(**{**clip, "box": TimeFreqBox(**clip["box"])})
                        for clip in source["clips"]
                    ),
                }
            )
            for source in saved
        )


def reference_clips(reads: ProjectTables) -> dict[SpeciesId, tuple[ReferenceClip, ...]]:
    """Return the clips of training sources to compare calls of each species with."""
    clips: dict[SpeciesId, tuple[ReferenceClip, ...]] = {}
    for source in training_sources(reads):
        for clip in source.clips:
            clips[clip.species_id] = (*clips.get(clip.species_id, ()), clip)
    return clips


def read_source(reads: ProjectTables, source: TrainingSource) -> tuple[Bags, Supervision]:
    """Return bags and supervision of a training source."""
    saved: Any = reads.settings.get(source.key)
    if saved is None:
        raise ProjectFileError(
            "The data of training source “{name}” is missing in {path}. Remove the source and "
            "add it again.",
            name=source.name,
            path=reads.path,
        )
    with reads.rows.name_file_in_errors(f"the reference “{source.name}”"):
        return _decode_bags(saved, len(source.species_ids))


def encode_bags(bags: Bags, supervision: Supervision) -> dict[str, object]:
    """Return bags and supervision as JSON values; vectors in single precision."""
    codes = supervision.Y + 2 * supervision.absent.astype(np.uint8) + 3 * supervision.possible
    return {
        "features": bags.n_features,
        "vectors": _text(bags.X.astype("<f4")),
        "sizes": bags.sizes.tolist(),
        "lists": _text(codes.astype(np.uint8)),
        "complete": supervision.is_complete.tolist(),
        "labels": _text(supervision.y.astype("<i4")),
        "rejected": np.argwhere(supervision.rejected).tolist(),
    }


def _decode_bags(saved: Mapping[str, Any], n_classes: int) -> tuple[Bags, Supervision]:
    width = saved["features"]
    if not 0 < width <= MAX_FEATURES:
        raise ValueError(f"{width} features")
    sizes = np.array(saved["sizes"], dtype=np.int64)
    X = np.frombuffer(base64.b64decode(saved["vectors"]), "<f4").reshape(-1, width)
    if not np.isfinite(X).all():
        raise ValueError("a feature that is not a number")
    bags = Bags(X.astype(np.float64), np.concatenate([[0], np.cumsum(sizes)]))
    codes = np.frombuffer(base64.b64decode(saved["lists"]), np.uint8).reshape(-1, n_classes)
    y = np.frombuffer(base64.b64decode(saved["labels"]), "<i4").astype(np.int64)
    if len(codes) != len(bags) or len(y) != len(X) or y.max(initial=-1) >= n_classes:
        raise ValueError("lists or labels that do not fit the segments")
    rejected = np.zeros((len(X), n_classes), np.bool_)
    for row, column in saved["rejected"]:
        rejected[row, column] = True
    return bags, Supervision(
        Y=codes == 1,
        absent=codes == 2,
        y=y,
        rejected=rejected,
        is_reference=np.ones(len(bags), np.bool_),
        possible=codes == 3,
        is_complete=np.array(saved.get("complete", ()), np.bool_),
    )


def _text(array: Any) -> str:  # noqa: ANN401 - of any kind of number
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode("ascii")


def _set(tx: Transaction, kept: Sequence[TrainingSource]) -> None:
    tx.settings.set(TRAINING_SOURCES, [asdict(source) for source in kept])


@dataclass(slots=True)
class AddTrainingSource(Command):
    """Add a training source."""

    name: ClassVar[str] = "add reference"
    source: TrainingSource
    content: Mapping[str, object]
    new_species: Sequence[Species] = ()

    label = named_label("Add training source “{name}”", of="source.name")

    def arguments(self) -> dict[str, object]:
        named = [{"id": species.id, "name": species.name} for species in self.new_species]
        return {**asdict(self.source), "new_species": named}

    def do(self, tx: Transaction) -> ChangeSet:
        tx.species.put(self.new_species)
        tx.settings.set(self.source.key, self.content)
        _set(tx, [*training_sources(tx), self.source])
        return ChangeSet.of(Kind.SETTINGS, Kind.SPECIES)


@dataclass(slots=True)
class RemoveTrainingSource(Command):
    """Remove a training source and its data."""

    name: ClassVar[str] = "remove reference"
    source: TrainingSource

    label = named_label("Remove training source “{name}”", of="source.name")

    def do(self, tx: Transaction) -> ChangeSet:
        _set(tx, [source for source in training_sources(tx) if source.id != self.source.id])
        tx.settings.set(self.source.key, None)
        return ChangeSet.of(Kind.SETTINGS, Kind.SPECIES)

"""A trained model as one file, for other projects and for archives.

The file is a zip of ``model.json``, the learner as stored by ``birdann.models.persistence``, and
the trees of a trained segmenter if one was used. It contains no executable code.
"""

import io
import json
import os
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from birdann import __version__
from birdann.app.changes import ChangeSet, Kind
from birdann.app.learning.calls import min_call_probability, min_probability
from birdann.app.learning.runs import note_export
from birdann.app.learning.training import software_versions
from birdann.app.segmenting.segmenters import (
    AUTOMATIC,
    FOREST,
    forest_of,
    search_name,
    segmenter_of,
)
from birdann.app.session import Session
from birdann.app.species_source import species_matcher
from birdann.core import message
from birdann.core.bags import Bags
from birdann.core.errors import ModelError, NothingToLearnError, ProjectFileError
from birdann.core.files import disk, outputs
from birdann.core.ids import RunId, SpeciesId, content_id, id_of_text, id_text, new_id
from birdann.core.labels import Species
from birdann.core.message import Message
from birdann.core.predictions import ModelRun
from birdann.core.provenance import run_provenance
from birdann.core.training_report import TrainingReport
from birdann.core.validation import Threshold
from birdann.features.schema import schema_of
from birdann.models import persistence
from birdann.models.persistence import MAX_BYTES, MAX_JSON_BYTES
from birdann.store import Project, ProjectReader, Transaction

if TYPE_CHECKING:
    from birdann.core.recording import Recording
    from birdann.models.base import InstanceAnnotator
    from birdann.segmentation.presets import SegmenterParams

FORMAT, VERSION = "birdann model file", 1
_HEAD, _LEARNER, _FOREST = "model.json", "learner.npz", "segmenter.npz"
_MAX_BYTES = {_HEAD: MAX_JSON_BYTES, _LEARNER: MAX_BYTES, _FOREST: 2**29}
"""The members that there may be, and their largest sizes."""
_MAX_SPECIES = 100_000
_DAMAGED = (
    OSError, zipfile.BadZipFile, zlib.error, LookupError, ValueError, TypeError, AttributeError,
    EOFError, RuntimeError, NotImplementedError, zipfile.LargeZipFile, ArithmeticError,
    ModelError, ProjectFileError,
)  # fmt: skip
"""Errors raised while reading a file that is not a model or is damaged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileThreshold:
    """A saved threshold of a species."""

    species: str
    score: float
    precision: float | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.score <= 1 or not 0 <= (self.precision or 0.0) <= 1:
            raise ValueError("a threshold is a probability")


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelFile:
    """Content of a model file."""

    run: ModelRun  # The training. Its ``species_ids`` number the ``species`` from 1.
    species: tuple[str, ...]  # Names, in column order.
    learner: bytes  # As stored by ``birdann.models.persistence``.
    search: str  # The segmenter, in the notation of ``segmenter_of``.
    # spectrogram, forest: Of a trained segmenter; otherwise empty.
    spectrogram: Mapping[str, Any]
    forest: bytes
    thresholds: tuple[FileThreshold, ...]  # Saved thresholds of this run.
    min_call_probability: float  # The project's minimum call probability.
    software: Mapping[str, str]  # Versions of the software used.

    def to_bytes(self) -> bytes:
        """Return the file's bytes, identical for equal models."""
        run = self.run
        head = {
            "format": FORMAT,
            "version": VERSION,
            "run": {
                "id": id_text(run.id),
                "model_name": run.model_name,
                "params": dict(run.params),
                "seed": run.seed,
                "feature_schema": run.feature_schema,
                "created_at": run.created_at.isoformat(),
                "report": run.report.as_json(),
            },
            "species": list(self.species),
            "search": self.search,
            "spectrogram": dict(self.spectrogram),
            "thresholds": [asdict(threshold) for threshold in self.thresholds],
            "min_call_probability": self.min_call_probability,
            "software": dict(self.software),
        }
        members = {_HEAD: message.dumps(head).encode(), _LEARNER: self.learner}
        if self.forest:
            members[_FOREST] = self.forest
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            for name, content in members.items():
                info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
                archive.writestr(info, content)
        return buffer.getvalue()

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Self:
        """Read and validate an untrusted file."""
        path = Path(path)
        try:
            with disk.open_plain(path) as file, zipfile.ZipFile(file) as archive:
                members = _members(archive)
            head = message.loads(members[_HEAD])
            if head["format"] != FORMAT:
                raise ValueError(Message("it is of another program"))
            if head["version"] != VERSION:
                raise ValueError(
                    Message(
                        "its version is {stored}, and this program reads version {version}",
                        stored=head["version"],
                        version=VERSION,
                    )
                )
            made = cls._from_members(head, members)
            made._check()
        except _DAMAGED as error:
            reason = error.strerror if isinstance(error, OSError) else error
            if isinstance(error, zipfile.BadZipFile):
                reason = Message("it is not a complete model file")
            raise ModelError(
                "{path} cannot be used as a model file ({reason}). Export the model again "
                "(birdann model export).",
                path=path,
                reason=reason or type(error).__name__,
            ) from error
        return made

    @classmethod
    def _from_members(cls, head: Mapping[str, Any], members: Mapping[str, bytes]) -> Self:
        run, species = head["run"], tuple(map(str, head["species"]))
        if not 0 < len(set(species)) == len(species) <= _MAX_SPECIES:
            raise ValueError(Message("it does not distinguish species"))
        for index, name in enumerate(species, 1):
            Species(id=SpeciesId(index), name=name)
        key, created_at = id_of_text(str(run["id"])), datetime.fromisoformat(run["created_at"])
        if key is None or created_at.tzinfo is None:
            raise ValueError(Message("its training has no identifier or time"))
        threshold = float(head["min_call_probability"])
        if not 0 <= threshold <= 1:
            raise ValueError(Message("its minimum call probability is not a probability"))
        return cls(
            run=ModelRun(
                id=RunId(key),
                model_name=str(run["model_name"]),
                params=dict(run["params"]),
                seed=int(run["seed"]),
                species_ids=tuple(map(SpeciesId, range(1, len(species) + 1))),
                feature_schema=str(run["feature_schema"]),
                created_at=created_at,
                report=TrainingReport.from_json(run["report"]),
            ),
            species=species,
            learner=members[_LEARNER],
            search=str(head["search"]),
            spectrogram=dict(head["spectrogram"]),
            forest=members.get(_FOREST, b""),
            thresholds=tuple(FileThreshold(**threshold) for threshold in head["thresholds"]),
            min_call_probability=threshold,
            software={str(name): str(item) for name, item in head["software"].items()},
        )

    def _check(self) -> None:
        """Raise if the parts are inconsistent."""
        import numpy as np

        try:
            schema = schema_of(self.run.feature_schema)
        except KeyError:
            raise ValueError(
                Message(
                    "it needs features “{schema}”, which this version does not compute",
                    schema=self.run.feature_schema,
                )
            ) from None
        model = self.model()
        if model.n_features_in_ != len(schema) or len(model.classes_) != len(self.species):
            raise ValueError(Message("its learner does not fit its features and species"))
        with np.errstate(all="ignore"):
            one = Bags(np.zeros((1, len(schema))), np.array([0, 1]))
            answer = model.predict_proba_instances(one)
        if answer.shape != (1, len(self.species)) or not np.isfinite(answer).all():
            raise ValueError(Message("its learner gives no probabilities"))
        if {threshold.species for threshold in self.thresholds} - set(self.species):
            raise ValueError(Message("a threshold belongs to none of its species"))
        if (self.search == FOREST) != bool(self.forest):
            raise ValueError(Message("its segmenter is missing"))
        self.params_of()

    def model(self) -> "InstanceAnnotator":
        """Return the learner."""
        return persistence.from_bytes(self.learner)

    def params_of(self) -> "Callable[[Recording], SegmenterParams]":
        """Return a function from recordings to segmentation settings."""
        if self.forest:
            params = forest_of(self.spectrogram, self.forest)
            return lambda _recording: params
        return segmenter_of(None, self.search)

    def lines(self) -> list[str]:
        """Return a description as sentences."""
        run = self.run
        return [
            Message(
                "Model {name} of {time}: features {schema}, segments found with “{preset}”.",
                name=run.model_name,
                time=f"{run.created_at:%Y-%m-%d %H:%M}",
                schema=run.feature_schema,
                preset=self.search,
            ),
            Message("Species: {names}.", names=", ".join(self.species)),
            Message("Saved thresholds: {n}.", n=len(self.thresholds)),
        ]


def _members(archive: zipfile.ZipFile) -> dict[str, bytes]:
    """Return the members of a zip, with names and sizes validated."""
    members: dict[str, bytes] = {}
    for info in archive.infolist():
        most = _MAX_BYTES.get(info.filename)
        if most is None or info.filename in members:
            raise ValueError(Message("the folder is not empty"))
        if info.file_size > most:
            raise ValueError(Message("it is too large"))
        with archive.open(info) as member:
            members[info.filename] = member.read(info.file_size + 1)
        if len(members[info.filename]) != info.file_size:
            raise ValueError(Message("its length is wrong"))
    return members


# --- out of a project --------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelExport:
    """Report of an export."""

    path: Path
    size_bytes: int
    species: tuple[str, ...]
    search: str
    n_thresholds: int
    n_otherwise: int  # Recordings segmented by another segmenter than the one in the file.
    # The project's minimum probability, which is not exported: it limits exports of the project,
    # whereas result files contain everything.
    min_probability: float

    def lines(self) -> list[str]:
        """Return the report as sentences."""
        out: list[str] = [
            Message(
                "Wrote {path} ({size} MB): {species} species, {thresholds} thresholds, segments "
                "found with “{preset}”.",
                path=self.path,
                size=f"{self.size_bytes / 1e6:.1f}",
                species=len(self.species),
                thresholds=self.n_thresholds,
                preset=self.search,
            )
        ]
        out += Message.if_any(
            "%Ln recording was segmented with other settings. The model uses “{preset}”.",
            "%Ln recordings were segmented with other settings. The model uses “{preset}”.",
            self.n_otherwise,
            preset=self.search,
        )
        if self.min_probability > 0:
            out.append(
                Message(
                    "The project's minimum probability ({p}) is not stored in the file. Set it "
                    "where the model is used (birdann predict --min-probability).",
                    p=f"{self.min_probability:g}",
                )
            )
        return out


def export_model(
    project: Project,
    path: str | os.PathLike[str],
    *,
    run_id: RunId | None = None,
    overwrite: bool = False,
) -> ModelExport:
    """Write a trained model to a file.

    Parameters
    ----------
    run_id
        Default the run that is shown, else the latest.
    """
    outputs.check(path, overwrite=overwrite)
    with project.reader() as reader, reader.snapshot():
        held, n_otherwise = model_of(project, reader, run_id)
        threshold = min_probability(reader)
    note_export(project, path, held.run.id)
    data = held.to_bytes()
    with outputs.write_together(overwrite=overwrite), outputs.atomic_file(Path(path)) as temporary:
        temporary.write_bytes(data)
    return ModelExport(
        path=Path(path),
        size_bytes=len(data),
        species=held.species,
        search=held.search,
        n_thresholds=len(held.thresholds),
        n_otherwise=n_otherwise,
        min_probability=threshold,
    )


def model_of(
    project: Project, reader: ProjectReader, run_id: RunId | None = None
) -> tuple[ModelFile, int]:
    """Return the content of the file, and the number of recordings segmented otherwise."""
    run_id = run_id if run_id is not None else reader.runs.id_in_use()
    run = reader.runs.one(run_id) if run_id is not None else reader.runs.latest()
    if run is None:
        raise NothingToLearnError("No model has been trained yet. Train one first.")
    names = reader.species.names()
    called = Counter(names[key] for key in run.species_ids)
    if len(called) < len(run.species_ids):  # one was made the other, and renamed so
        raise ModelError(
            "Two species of the model are both named “{name}” in {path} now. Train again, then "
            "export.",
            name=called.most_common(1)[0][0],
            path=reader.path,
        )
    search, n_otherwise = _search_of(project)
    spectrogram: Mapping[str, object] = {}
    forest = b""
    if search == FOREST:
        trained = next(
            segmenter for segmenter in reader.segmenters.all() if segmenter.name == FOREST
        )
        spectrogram, forest = trained.spectrogram, reader.segmenters.model_bytes(trained.id)
    held = ModelFile(
        run=replace(run, species_ids=tuple(map(SpeciesId, range(1, len(run.species_ids) + 1)))),
        species=tuple(names[key] for key in run.species_ids),
        learner=reader.runs.model_bytes(run.id),
        search=search,
        spectrogram=spectrogram,
        forest=forest,
        thresholds=tuple(
            FileThreshold(
                species=names[threshold.species_id],
                score=threshold.score,
                precision=threshold.precision,
            )
            for threshold in reader.thresholds.all()
            if threshold.source == run.id and threshold.species_id in run.species_ids
        ),
        min_call_probability=min_call_probability(reader),
        software=software_versions(),
    )
    return held, n_otherwise


def _search_of(project: Project) -> tuple[str, int]:
    """Return the most frequent segmenter, and the number of recordings with another.

    The automatic one if none was searched: people outlined what it was trained on.
    """
    segmentations = project.recordings.segmentations()
    kinds: dict[tuple[str, int], Recording] = {}
    counts: Counter[tuple[str, int]] = Counter()
    for recording in project.recordings.all():
        if recording.id in segmentations:
            kind = _digest(segmentations[recording.id].segmenter), recording.sample_rate_hz
            kinds.setdefault(kind, recording)
            counts[kind] += 1
    if not counts:
        return AUTOMATIC, 0
    matching: dict[str, int] = {}
    for name in _segmenter_names(project):
        params_of = segmenter_of(project, name)
        fits = [
            kind for kind, settings in kinds.items() if params_of(settings).digest() == kind[0]
        ]
        matching[name] = sum(counts[kind] for kind in fits)
    best = max(matching, key=lambda name: matching[name])
    if not matching[best]:
        raise ModelError(
            "The segments of {path} were found by a segmenter that this version does not "
            "support. Find segments again, train, then export.",
            path=project.path,
        )
    return best, counts.total() - matching[best]


def _segmenter_names(project: Project) -> Iterable[str]:
    """Yield all segmenters, in the notation of ``segmenter_of``."""
    from birdann.segmentation.presets import PRESETS, Unit

    for unit in Unit:
        yield search_name(AUTOMATIC, unit)
    for name, params in PRESETS.items():
        units = [*Unit] if params.unit is not None else [None]
        yield from (search_name(name, unit) for unit in units)
    if any(segmenter.name == FOREST for segmenter in project.segmenters.all()):
        yield FOREST


def _digest(described: str) -> str:
    try:
        return str(json.loads(described)["digest"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return ""


# --- into a project ----------------------------------------------------------------------


def import_model(session: Session, path: str | os.PathLike[str]) -> RunId:
    """Import a model file into a project as a run; return its identifier.

    Species are matched by name, ignoring spelling variants; others are added. A repeated import
    returns the existing run.
    """
    held = ModelFile.read(path)
    project = session.project
    schemas = project.features.schemas()
    if not schemas:
        raise NothingToLearnError("The project has no segments. Segment the recordings first.")
    if held.run.feature_schema not in schemas:
        raise ModelError(
            "The model in {path} needs features {wanted}, but the segments of {project} have "
            "{given}. Train a model in the project, or choose another file.",
            path=path,
            wanted=held.run.feature_schema,
            project=project.path,
            given=", ".join(schemas),
        )
    run_id = _run_id(project, held)
    if any(run.id == run_id for run in project.runs.all()):
        return run_id
    store_model(session, held, run_id)
    return run_id


def store_model(session: Session, held: ModelFile, run_id: RunId) -> None:
    """Store a model as a run of a project, with its species and thresholds."""

    def write(tx: Transaction) -> ChangeSet:
        species = _species(tx, held.species)
        tx.species.put(
            each_species
            for each_species in species
            if tx.species.find_by_name(each_species.name) is None
        )
        keys = tuple(each_species.id for each_species in species)
        tx.runs.add(replace(held.run, id=run_id, species_ids=keys), held.learner, held.software)
        key_of = dict(zip(held.species, keys, strict=True))
        tx.thresholds.set(
            [
                Threshold(
                    species_id=key_of[threshold.species],
                    source=run_id,
                    score=threshold.score,
                    provenance=run_provenance(f"birdann {__version__}", run_id=run_id),
                    precision=threshold.precision,
                )
                for threshold in held.thresholds
            ]
        )
        return ChangeSet.of(Kind.RUNS, Kind.SPECIES, Kind.VALIDATION)

    session.apply("import a model", {"run": run_id, "model": held.run.model_name}, write)


def _run_id(project: Project, held: ModelFile) -> RunId:
    """Return the run's identifier, or a new one if that belongs to another model."""
    there = {run.id for run in project.runs.all()}
    if held.run.id not in there or project.runs.model_bytes(held.run.id) == held.learner:
        return held.run.id
    return RunId(content_id(id_text(held.run.id), zlib.crc32(held.learner)))


def _species(tx: Transaction, names: Iterable[str]) -> list[Species]:
    """Return the project's species of given names, and new ones for unknown names."""
    wanted = list(names)
    matcher = species_matcher(tx)
    taken = [matcher.species_of(name) for name in wanted]
    if len(set(taken)) < len(taken):  # two of the model's are one by spelling
        taken = wanted
    return [
        tx.species.find_by_name(name) or Species(id=SpeciesId(new_id()), name=name)
        for name in taken
    ]

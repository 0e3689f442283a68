"""BatDetect2's JSON documents, one for each recording, also written by its annotation tool."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.documents import Json, read_beginning, read_json
from birdann.formats.entries import read_entries
from birdann.formats.per_recording import recording_of
from birdann.formats.records import (
    PREDICTED,
    Annotation,
    Capabilities,
    Format,
    ProgramDetection,
    RowError,
)


class BatDetect2(Format):
    """Detections with the probability of their class, or a person's boxes (``annotated``)."""

    name = "batdetect2"
    title = Message("BatDetect2 detections and annotations (JSON)")
    suffixes: tuple[str, ...] = (".json",)
    capabilities = Capabilities(frequencies=True, probability=True, writes=False)
    program = "BatDetect2"
    checked = "fields that BatDetect2 1.3 and 2.0 write"

    def identify(self, path: Path) -> float:
        start = read_beginning(path)
        return 0.9 if start.startswith("{") and '"annotation":[' in start else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        content = read_json(path)
        entries = content.get("annotation") if isinstance(content, dict) else None
        if not isinstance(entries, list):
            raise TableError(
                "{path} is not a file of BatDetect2: “annotation” is missing.", path=path
            )
        recording = str(
            content.get("file_path") or content.get("id") or recording_of(path, (".json",))
        )
        yield from read_entries(
            enumerate(entries, start=1),
            partial(
                _annotations,
                recording=recording.replace("\\", "/"),
                expansion=float(content.get("time_exp") or 1.0),
                is_persons=content.get("annotated") is True,
            ),
            Message("Annotation {place} cannot be read: {reason}."),
        )


def _annotations(
    entry: Json, *, recording: str, expansion: float, is_persons: bool
) -> Iterator[Annotation]:
    species, score = str(entry["class"]), entry.get("class_prob", entry.get("det_prob"))
    score = float(score) if score is not None and not is_persons else None
    low_hz, high_hz = (float(entry[f"{end}_freq"]) / expansion for end in ("low", "high"))
    yield Annotation(
        recording=recording,
        start_s=float(entry["start_time"]) * expansion,
        end_s=float(entry["end_time"]) * expansion,
        low_hz=low_hz,
        high_hz=high_hz,
        species=species,
        probability=score,
        status="" if is_persons else PREDICTED,
        found=None
        if is_persons
        else ProgramDetection(Program(name=BatDetect2.program), species, score),
    )

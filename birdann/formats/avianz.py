"""AviaNZ annotations: a JSON file ``<sound>.wav.data`` beside each sound."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TextIO

from birdann.core.errors import TableError
from birdann.core.labels import Certainty
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.formats.documents import Json, read_beginning, read_json
from birdann.formats.entries import read_entries
from birdann.formats.per_recording import FileOfOneRecording, recording_of
from birdann.formats.records import Annotation, Capabilities, FileNote, ProgramDetection, RowError

_UNKNOWN = "Don't Know"
_CERTAIN = 100
_BY_HAND = "M"
_CERTAINTIES: dict[str, int] = {Certainty.PROBABLE: 75, Certainty.POSSIBLE: 50}
"""AviaNZ's certainties of what a person doubts; its own button for a doubt gives 50."""
_PROGRAM = "birdann"
_SUFFIX = ".data"
_CORRECTIONS = re.compile(r"\.corrections(?:_(?P<species>.+))?$")
_Reading = Callable[[Json, str, str], Iterator[Annotation]]


class AvianzData(FileOfOneRecording):
    """Segments with species and certainty: 100 is certain, less is automatic or uncertain.

    Uncertain manual labels (``filter`` "M") are probable from 51, possible below. A segment with
    several labels gives several annotations. AviaNZ's review files (``.corrections``,
    ``.corrections_<species>``) are read as corrected and rejected.
    """

    name = "avianz"
    title = Message("AviaNZ annotations and corrections (.data, .corrections)")
    suffixes: tuple[str, ...] = (".data", ".corrections")
    capabilities = Capabilities(frequencies=True, per_recording=True)
    checked = "AviaNZ’s published specification; files in the manner of its versions"
    ending = _SUFFIX
    program = "AviaNZ"
    preserved_parts = (
        "frequencies",
        "probability",
        "status",
        "reviewer",
        "type of call",
        "certainty",
    )

    def identify(self, path: Path) -> float:
        start = read_beginning(path)
        is_named = path.suffix.lower() == _SUFFIX or _CORRECTIONS.search(path.name) is not None
        if not start.startswith(("[{", "[[", "[]")):
            return 0.0
        return 1.0 if is_named else 0.3

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every label of every segment, or an error."""
        content = read_json(path)
        if not isinstance(content, list):
            raise TableError("{path} is not AviaNZ's list of segments.", path=path)
        corrections = _CORRECTIONS.search(path.name)
        recording = path.name[: corrections.start()] if corrections else ""
        recording = recording or recording_of(path, (_SUFFIX,))
        has_head = bool(content) and isinstance(content[0], dict)
        operator = content[0].get("Reviewer") or content[0].get("Operator") if has_head else ""
        read: _Reading = _annotations
        if corrections is not None:
            read = (
                _reviewed_annotations if corrections["species"] is None else _rejected_annotations
            )
        n_swapped: list[int] = []
        yield from read_entries(
            list(enumerate(content, start=1))[has_head:],
            partial(
                _segment,
                read=read,
                recording=recording,
                operator=str(operator or ""),
                n_swapped=n_swapped,
            ),
            Message("Segment {place} cannot be read: {reason}."),
        )
        if n_swapped:
            yield FileNote(
                0,
                Message.counted(
                    "Start and end of %Ln segment were swapped. They are read in order.",
                    "Start and end of %Ln segments were swapped. They are read in order.",
                    len(n_swapped),
                ),
            )

    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        held = list(records)
        reviewer = next((r.reviewer for r in held if r.reviewer), "")
        duration_s = max((r.recording_duration_s or r.end_s for r in held), default=0.0)
        content: list[object] = [
            {"Operator": reviewer, "Reviewer": reviewer, "Duration": duration_s}
        ]
        labels: dict[tuple[object, ...], list[object]] = defaultdict(list)
        n_before: Counter[tuple[object, ...]] = Counter()  # of the same species
        for record in held:
            band = (record.low_hz, record.high_hz)
            low_hz, high_hz = (0, 0) if band[0] is None or band[1] is None else band
            box = (record.start_s, record.end_s, low_hz, high_hz)
            labels[*box, n_before[*box, record.species]].append(_label_entry(record))
            n_before[*box, record.species] += 1
        content += ([*key[:4], of_box] for key, of_box in labels.items())
        json.dump(content, file, ensure_ascii=False, allow_nan=False)


def _segment(
    entry: Json, *, read: _Reading, recording: str, operator: str, n_swapped: list[int]
) -> list[Annotation]:
    """Return all labels of a segment, or none; note those with swapped ends."""
    if entry[0] == -1:  # the operator's row of older versions
        return []
    box = entry if isinstance(entry[0], int | float) else entry[0]
    for first, last in ((0, 1), (2, 3)):
        if float(box[first]) > float(box[last]):
            box[first], box[last] = box[last], box[first]
            n_swapped.append(1)
    return list(read(entry, recording, operator))


def _annotations(entry: Json, recording: str, operator: str) -> Iterator[Annotation]:
    start_s, end_s, low_hz, high_hz = (float(value) for value in entry[:4])
    has_band = high_hz > low_hz and high_hz >= 1  # 0, 0 is the whole band; old files have shares
    labels = entry[4] if len(entry) > 4 else []
    if isinstance(labels, str):
        labels = [labels]
    for label in labels or [{"species": _UNKNOWN, "certainty": 0}]:
        species, certainty = _label(label)
        by = label.get("filter", "") if isinstance(label, dict) else ""
        is_found = bool(species) and by not in {"", _BY_HAND}
        word = _doubt(certainty) if species and by == _BY_HAND else ""
        probability = certainty / _CERTAIN if 0 < certainty < _CERTAIN and not word else None
        yield Annotation(
            recording=recording,
            start_s=start_s,
            end_s=end_s,
            low_hz=low_hz if has_band else None,
            high_hz=high_hz if has_band else None,
            species=species,
            probability=probability,
            status="confirmed" if certainty == _CERTAIN or word else "",
            certainty=word,
            reviewer=operator if probability is None else "",
            call_type=str(label.get("calltype") or "") if isinstance(label, dict) else "",
            found=ProgramDetection(_program(str(by)), species, probability) if is_found else None,
        )


def _doubt(certainty: float) -> str:
    """Return an observer's certainty, or ""."""
    if not 0 < certainty < _CERTAIN:
        return ""
    is_possible = certainty <= _CERTAINTIES[Certainty.POSSIBLE]
    return Certainty.POSSIBLE if is_possible else Certainty.PROBABLE


def _program(recogniser: str) -> Program:
    """Return the program of a label: AviaNZ's recogniser, or birdann."""
    if recogniser == _PROGRAM:
        return Program(name=recogniser)
    return Program(name=AvianzData.program, version=recogniser)


def _reviewed_annotations(entry: Json, recording: str, operator: str) -> Iterator[Annotation]:
    """Yield the result of review: new labels, or rejection."""
    segment, labels = entry
    if not labels:
        yield from _rejected_annotations(segment, recording, operator)
        return
    for annotation in _annotations([*segment[:4], labels], recording, operator):
        status = "corrected" if annotation.species else ""
        yield replace(annotation, status=status, probability=None, reviewer=operator)


def _rejected_annotations(segment: Json, recording: str, operator: str) -> Iterator[Annotation]:
    for annotation in _annotations(segment, recording, operator):
        rejected = replace(annotation, status="rejected", probability=None, reviewer=operator)
        yield replace(rejected, rejected_species=annotation.species)


def _label(label: Json) -> tuple[str, float]:
    if isinstance(label, str):  # before certainties, doubt was a question mark
        name, certainty = label.rstrip("?"), 50.0 if label.endswith("?") else 100.0
    else:
        name, certainty = str(label["species"]), float(label.get("certainty", _CERTAIN))
    return ("", 0.0) if name == _UNKNOWN else (name, certainty)


def _replace_separator(species: str) -> str:
    return species.replace(">", "›")


def name_read_back(species: str) -> str:
    """Return how a written species name is read back."""
    return "" if species == _UNKNOWN else _replace_separator(species)


def _label_entry(record: Annotation) -> dict[str, object]:
    if not record.species:
        return {"species": _UNKNOWN, "certainty": 0, "filter": _BY_HAND}
    is_human = record.status in {"confirmed", "corrected"}
    probability = 0.5 if record.probability is None else record.probability
    certainty = min(_CERTAIN - 1, max(1, round(_CERTAIN * probability)))
    if is_human:
        certainty = _CERTAINTIES.get(record.certainty, _CERTAIN)
    name = _replace_separator(record.species)
    by = _BY_HAND if is_human else _PROGRAM
    is_unsure = is_human and certainty < _CERTAIN
    if record.found is not None and record.found.program.name == AvianzData.program:
        by = by if is_unsure else record.found.program.version or by
    label: dict[str, object] = {"species": name, "certainty": certainty, "filter": by}
    return label | ({"calltype": record.call_type} if record.call_type else {})


_READ_FIELDS = frozenset({"species", "certainty", "filter", "calltype"})


def dropped_fields(content: Json) -> Iterator[str]:
    """Yield the unread fields of labels; ``filter`` is the detector."""
    for entry in content if isinstance(content, list) else []:
        labels = entry[4] if isinstance(entry, list) and len(entry) > 4 else []
        for label in labels if isinstance(labels, list) else []:
            filled = {k: v for k, v in label.items() if v} if isinstance(label, dict) else {}
            yield from (key for key in filled if key not in _READ_FIELDS)

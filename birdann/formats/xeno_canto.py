"""Annotation sets of xeno-canto (JSON, since March 2026), which other programs read and write."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path, PurePosixPath

from birdann import __version__
from birdann.core.errors import TableError
from birdann.core.files.outputs import atomic_text
from birdann.core.message import Message
from birdann.core.provenance import NO_CREDIT, Credit, Program
from birdann.formats.authorship import is_program
from birdann.formats.cells import maybe_number, maybe_time, number
from birdann.formats.documents import Json, read_beginning, read_json
from birdann.formats.entries import read_entries, scientific_of
from birdann.formats.per_recording import recording_of
from birdann.formats.records import (
    PREDICTED,
    Annotation,
    Capabilities,
    Format,
    Losses,
    ProgramDetection,
    Remark,
    RowError,
    WriteReport,
)

_SET = (
    "set_source", "set_uri", "set_name", "set_creator", "set_creator_id", "set_owner",
    "set_license", "project_uri", "project_name", "funding", "set_remarks",
)  # fmt: skip
"""Fields of a set, of which those that say something are kept with each segment."""
_SCOPE = ("taxon_coverage", "completeness")
_READ = frozenset({
    "sound_file", "annotator", "start_time", "end_time", "frequency_low", "frequency_high",
    "scientific_name", "sound_type", "annotation_remarks", "date_identified",
})  # fmt: skip
_XC_NUMBER = re.compile(r"(?:^|[^A-Za-z0-9])XC[_-]?(\d+)", re.IGNORECASE)
_ALL, _IN_PART = "all", "part"
_OURS = "birdann"


def xc_number(recording: str) -> str:
    """Return the number of a recording at xeno-canto, by its name; "" for none."""
    found = _XC_NUMBER.search(PurePosixPath(recording).name)
    return found[1] if found else ""


class XenoCantoSet(Format):
    """Boxes with scientific names, type of sound, sex, stage, remarks, annotator and date.

    Parameters
    ----------
    credit
        Author and licence, for segments that came without.
    is_complete
        Whether the segments are all calls of their recordings (``completeness``).
    """

    name = "xeno-canto"
    title = Message("xeno-canto annotation set (JSON)")
    suffixes: tuple[str, ...] = (".json",)
    capabilities = Capabilities(frequencies=True, needs_species=True)
    program = "xeno-canto"
    checked = "fields of xeno-canto’s annotation sets of 2026, as BirdBox writes them"
    preserved_parts: tuple[str, ...] = (
        "frequencies", "scientific name", "reviewer", "time of review", "type of call", "note",
        "identifier", "columns of other programs",
    )  # fmt: skip

    def __init__(self, credit: Credit = NO_CREDIT, *, is_complete: bool = False) -> None:
        self._credit, self._is_complete = credit, is_complete

    def identify(self, path: Path) -> float:
        start = read_beginning(path)
        is_set = '"annotations":[' in start or '"scope":[' in start
        return 0.95 if start.startswith("{") and is_set and '"set_' in start else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every annotation, or an error.

        Those of an annotator who is a program, or the software that made the set, are detections.
        """
        content = read_json(path)
        entries = content.get("annotations") if isinstance(content, dict) else None
        if not isinstance(entries, list):
            raise TableError(
                "{path} is not an annotation set of xeno-canto: “annotations” is missing.",
                path=path,
            )
        yield from read_entries(
            enumerate(entries, start=1),
            partial(
                _annotations,
                of_set=_read_set(content),
                software=str(content.get("annotation_software_name_and_version") or ""),
                recording=recording_of(path, self.suffixes),
            ),
            Message("Annotation {place} cannot be read: {reason}."),
        )

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write one set of all recordings, all or nothing."""
        losses = Losses(*self.preserved_parts)
        held = list(losses.count_losses(records))
        names = sorted({_scientific(record) for record in held if record.species})
        shared = {key: _common_value(held, key) for key in _SET}
        people = Counter(record.reviewer for record in held if record.reviewer)
        most_active = "".join(name for name, _ in people.most_common(1))
        given = {
            "set_creator": self._credit.author or most_active,
            "set_license": self._credit.licence,
            "set_name": path.stem,
            "set_source": _OURS,
        }
        completeness = _ALL if self._is_complete and held else _IN_PART
        document: dict[str, object] = {
            **{key: shared[key] or given.get(key, "") for key in _SET},
            "annotation_software_name_and_version": f"{_OURS} {__version__}",
            "scope": [{"taxon_coverage": ", ".join(names), "completeness": completeness}],
            "annotations": [_entry(record, index) for index, record in enumerate(held, start=1)],
        }
        with atomic_text(path) as file:
            json.dump(document, file, ensure_ascii=False, allow_nan=False, indent=1)
        return WriteReport(path=path, rows=len(held), dropped=losses.sentences())


def _common_value(records: Iterable[Annotation], key: str) -> str:
    """Return what all segments say of their set; "" where they differ."""
    values = {record.extra.get(key, "") for record in records}
    return values.pop() if len(values) == 1 else ""


def _read_set(content: Mapping[str, Json]) -> dict[str, str]:
    """Return what a set says of all its annotations."""
    scopes = content.get("scope")
    scope = scopes[0] if isinstance(scopes, list) and scopes else {}
    values = {key: content.get(key) for key in _SET}
    values |= {key: scope.get(key) for key in _SCOPE} if isinstance(scope, dict) else {}
    return {key: str(value) for key, value in values.items() if value}


def _annotations(
    entry: Json, *, of_set: Mapping[str, str], software: str, recording: str
) -> Iterator[Annotation]:
    text = {key: str(value).strip() for key, value in entry.items() if value not in (None, "")}
    annotator = text.get("annotator", "")
    is_found = is_program(annotator) or annotator.casefold() in software.casefold().split()[:1]
    is_ours = software.startswith(f"{_OURS} ")
    number_of_sound = text.get("xc_nr", "").upper().removeprefix("XC")
    species = text.get("scientific_name", "")
    remark = text.get("annotation_remarks", "")
    at = maybe_time(text.get("date_identified"))
    found = ProgramDetection(Program(name=annotator), species) if is_found and species else None
    yield Annotation(
        recording=text.get("sound_file", "").replace("\\", "/")
        or (f"XC{number_of_sound}" if number_of_sound else recording),
        start_s=number(text.get("start_time", "")),
        end_s=number(text.get("end_time", "")),
        low_hz=maybe_number(text.get("frequency_low")),
        high_hz=maybe_number(text.get("frequency_high")),
        species=species,
        scientific_name=species,
        status=PREDICTED if is_found else "",
        call_type=text.get("sound_type", ""),
        note=Remark(remark, annotator, at) if remark and not is_found else None,
        reviewer="" if is_found else annotator,
        reviewed_at=at if annotator and not is_found else None,
        found=found,
        segment_id=text.pop("annotation_source_id", "") if is_ours else "",
        extra={**of_set, **{key: item for key, item in text.items() if key not in _READ}}
        | ({"annotation_remarks": remark} if remark and is_found else {}),
    )


def _scientific(record: Annotation) -> str:
    return scientific_of(record) or record.species


def _entry(record: Annotation, index: int) -> dict[str, object]:
    band = (
        ("", "")
        if record.low_hz is None or record.high_hz is None
        else (record.low_hz, record.high_hz)
    )
    at = record.reviewed_at
    program = record.found.program.name if record.found is not None else _OURS
    entry: dict[str, object] = {
        "annotation_source_id": record.extra.get("annotation_source_id")
        or record.segment_id
        or str(index),
        "sound_file": record.recording,
        "xc_nr": record.extra.get("xc_nr") or xc_number(record.recording),
        "annotator": program if record.status == PREDICTED else record.reviewer,
        "frequency_low": band[0],
        "frequency_high": band[1],
        "start_time": record.start_s,
        "end_time": record.end_s,
        "scientific_name": _scientific(record),
        "sound_type": record.call_type,
        "date_identified": at.isoformat() if at is not None else "",
        "annotation_remarks": record.note.text if record.note is not None else "",
    }
    known = {*_SET, *_SCOPE, *entry}
    return entry | {
        key: value for key, value in record.extra.items() if value and key not in known
    }

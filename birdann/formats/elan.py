"""ELAN annotation documents: tiers of labelled intervals in milliseconds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path, PurePosixPath
from typing import NamedTuple, TextIO
from xml.etree import ElementTree as ET

from birdann.core.message import Message
from birdann.formats.documents import beginning, read_xml, write_xml, xml_text
from birdann.formats.entries import read_entries
from birdann.formats.per_recording import FileOfOneRecording, recording_of
from birdann.formats.records import Annotation, Capabilities, RowError
from birdann.formats.tables import number
from birdann.formats.tiers import said_by, text_of, tiers_of

_EAF = ".eaf"
_TYPE = "default-lt"
_DOCUMENT = {
    "AUTHOR": "birdann",
    "DATE": "1970-01-01T00:00:00+00:00",
    "FORMAT": "3.0",
    "VERSION": "3.0",
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xsi:noNamespaceSchemaLocation": "http://www.mpi.nl/tools/elan/EAFv3.0.xsd",
}


class ElanDocument(FileOfOneRecording):
    """Time-aligned annotations of every tier, to the millisecond.

    Written with a tier per species, and further ones for overlaps.
    """

    name = "elan"
    title = Message("ELAN annotation document (.eaf)")
    suffixes: tuple[str, ...] = (".eaf",)
    capabilities = Capabilities(per_recording=True)
    checked = "ELAN’s documented elements (EAF 2.8, 3.0); pympi 1.71, which reads it"
    ending = _EAF
    program = "ELAN"

    def identify(self, path: Path) -> float:
        return 1.0 if "<ANNOTATION_DOCUMENT" in beginning(path) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every aligned annotation with a value, or an error."""
        root = read_xml(path)
        times_ms = {
            slot.get("TIME_SLOT_ID"): slot.get("TIME_VALUE") or ""
            for slot in root.iter("TIME_SLOT")
        }
        recording = _medium(root) or recording_of(path, (_EAF,))
        yield from read_entries(
            enumerate(root.iter("ALIGNABLE_ANNOTATION"), start=1),
            partial(_annotations, times_ms=times_ms, recording=recording),
            Message("Annotation {place} cannot be read: {reason}."),
        )

    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        held = list(records)
        document = ET.Element("ANNOTATION_DOCUMENT", _DOCUMENT)
        header = ET.SubElement(document, "HEADER", MEDIA_FILE="", TIME_UNITS="milliseconds")
        if held:
            _add_medium(header, held[0].recording)
        last = ET.SubElement(header, "PROPERTY", NAME="lastUsedAnnotationId")
        last.text = str(len(held))
        tiers = list(tiers_of(held))
        slots = _add_slots(
            document, [_edges_ms(one) for tier in tiers for one in tier.annotations]
        )
        for tier in tiers:
            name = {"LINGUISTIC_TYPE_REF": _TYPE, "TIER_ID": xml_text(tier.name)}
            element = ET.SubElement(document, "TIER", name)
            for one in tier.annotations:
                _add_annotation(element, next(slots), text_of(one))
        ET.SubElement(
            document, "LINGUISTIC_TYPE", GRAPHIC_REFERENCES="false", LINGUISTIC_TYPE_ID=_TYPE,
            TIME_ALIGNABLE="true",
        )  # fmt: skip
        write_xml(document, file)


def _annotations(
    element: ET.Element, *, times_ms: Mapping[str | None, str], recording: str
) -> Iterator[Annotation]:
    start_ms = number(times_ms.get(element.get("TIME_SLOT_REF1"), ""))
    end_ms = number(times_ms.get(element.get("TIME_SLOT_REF2"), ""))
    label = " ".join((element.findtext("ANNOTATION_VALUE") or "").split())
    if label:
        yield Annotation(
            recording=recording,
            start_s=start_ms / 1000,
            end_s=end_ms / 1000,
            **said_by(label)._asdict(),
        )


def _medium(root: ET.Element) -> str:
    for one in root.iter("MEDIA_DESCRIPTOR"):
        url = one.get("RELATIVE_MEDIA_URL") or one.get("MEDIA_URL") or ""
        if one.get("MIME_TYPE", "audio").startswith("audio"):
            return PurePosixPath(url.replace("\\", "/")).name
    return ""


def _add_medium(header: ET.Element, recording: str) -> None:
    name = PurePosixPath(recording).name
    kind = {".wav": "audio/x-wav", ".mp3": "audio/mpeg"}.get(PurePosixPath(name).suffix.lower())
    ET.SubElement(
        header, "MEDIA_DESCRIPTOR", MEDIA_URL=xml_text(f"./{name}"), MIME_TYPE=kind or "audio/*",
        RELATIVE_MEDIA_URL=xml_text(f"./{name}"),
    )  # fmt: skip


def _edges_ms(one: Annotation) -> tuple[int, int]:
    start_ms = round(1000 * one.start_s)
    return start_ms, max(start_ms + 1, round(1000 * one.end_s))  # ELAN knows no points


class _Aligned(NamedTuple):
    """An annotation's number, and its time slots."""

    number: int
    slots: tuple[str, str]


def _add_slots(document: ET.Element, edges_ms: Sequence[tuple[int, int]]) -> Iterator[_Aligned]:
    """Add time slots in order, and return their names in the order of annotations."""
    order = ET.SubElement(document, "TIME_ORDER")
    edges = [edge for pair in edges_ms for edge in pair]
    name_of = [""] * len(edges)
    for place, i in enumerate(sorted(range(len(edges)), key=edges.__getitem__), start=1):
        name_of[i] = f"ts{place}"
        ET.SubElement(order, "TIME_SLOT", TIME_SLOT_ID=f"ts{place}", TIME_VALUE=str(edges[i]))
    pairs = zip(name_of[::2], name_of[1::2], strict=True)
    return (_Aligned(number, pair) for number, pair in enumerate(pairs, start=1))


def _add_annotation(tier: ET.Element, aligned: _Aligned, text: str) -> None:
    element = ET.SubElement(
        ET.SubElement(tier, "ANNOTATION"), "ALIGNABLE_ANNOTATION",
        ANNOTATION_ID=f"a{aligned.number}", TIME_SLOT_REF1=aligned.slots[0],
        TIME_SLOT_REF2=aligned.slots[1],
    )  # fmt: skip
    ET.SubElement(element, "ANNOTATION_VALUE").text = xml_text(text)

"""Sonic Visualiser annotation layers: boxes, regions and instants, in samples."""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TextIO
from xml.etree import ElementTree as ET

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.formats.cells import format_exact, number
from birdann.formats.documents import read_beginning, read_xml, write_xml, xml_text
from birdann.formats.entries import ScoreInName, parse_label, read_entries, split_names
from birdann.formats.per_recording import FileOfOneRecording, recording_of
from birdann.formats.records import Annotation, Capabilities, RowError

_SUFFIX = ".svl"
_ENDINGS = (_SUFFIX, ".xml")
_DECIMALS = 9
"""Of a highest frequency, which is written as what lies above the lowest."""
_DEFAULT_RATE_HZ = 48_000
"""The sample rate that is written where a recording's own is not known."""


class SonicVisualiserLayer(ScoreInName, FileOfOneRecording):
    """An exported layer; only boxes have frequencies."""

    name = "sonic-visualiser"
    title = Message("Sonic Visualiser layer (.svl)")
    suffixes: tuple[str, ...] = _ENDINGS
    capabilities = Capabilities(frequencies=True, per_recording=True)
    checked = "a box layer of Sonic Visualiser"
    ending = _SUFFIX
    preserved_parts = ("frequencies",)
    program = "Sonic Visualiser"

    def identify(self, path: Path) -> float:
        start = read_beginning(path)
        return 1.0 if "<sv>" in start and "<model" in start else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every box, region and instant, or an error."""
        root = read_xml(path)
        models = {element.get("dataset", ""): element for element in root.iter("model")}
        recording = recording_of(path, _ENDINGS)
        if root.tag != "sv" or not models:
            raise TableError("{path} is not a Sonic Visualiser layer.", path=path)
        points = (
            (models.get(dataset.get("id", "")), point)
            for dataset in root.iter("dataset")
            for point in dataset.iter("point")
        )
        yield from read_entries(
            enumerate(points, start=1),
            partial(_annotations, recording=recording),
            Message("Point {place} cannot be read: {reason}."),
        )

    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        held = list(records)
        rate_hz = next(
            (record.recording_rate_hz for record in held if record.recording_rate_hz), None
        )
        rate_hz = rate_hz or _DEFAULT_RATE_HZ
        points = [_point(record, rate_hz, self.written_name(record)) for record in held]
        frames = [int(point["frame"]) + int(point["duration"]) for point in points]
        root = ET.Element("sv")
        data = ET.SubElement(root, "data")
        model = {
            "id": "1", "name": "birdann", "sampleRate": str(rate_hz), "start": "0",
            "end": str(max(frames, default=0)), "type": "sparse", "dimensions": "2", "resolution": "1",
            "notifyOnAdd": "true", "dataset": "0", "subtype": "box", "units": "Hz",
        }  # fmt: skip
        ET.SubElement(data, "model", model)
        dataset = ET.SubElement(data, "dataset", id="0", dimensions="2")
        for point in points:
            ET.SubElement(dataset, "point", point)
        layer = {"id": "2", "type": "boxes", "name": "birdann", "model": "1", "verticalScale": "0"}
        ET.SubElement(ET.SubElement(root, "display"), "layer", layer)
        write_xml(root, file)


def _annotations(
    entry: tuple[ET.Element | None, ET.Element], *, recording: str
) -> Iterator[Annotation]:
    model, point = entry
    if model is None:
        raise ValueError(Message("its layer is missing"))
    rate_hz = number(model.get("sampleRate", ""))
    if not rate_hz > 0:
        raise ValueError(Message("invalid sample rate"))
    start_s = number(point.get("frame", "")) / rate_hz
    low_hz = high_hz = None
    extent = point.get("extent")
    if extent is not None:
        low_hz = number(point.get("value", ""))
        high_hz = round(low_hz + number(extent), _DECIMALS)
        if low_hz == 0 and high_hz >= rate_hz / 2:  # the whole band: nothing is said of it
            low_hz = high_hz = None
    annotation = Annotation(
        recording=recording,
        start_s=start_s,
        end_s=start_s + number(point.get("duration", "0")) / rate_hz,
        low_hz=low_hz,
        high_hz=high_hz,
        **parse_label(" ".join(point.get("label", "").split()))._asdict(),
    )
    yield from split_names(annotation)


def _point(annotation: Annotation, rate_hz: int, name: str) -> dict[str, str]:
    low_hz, high_hz = annotation.low_hz, annotation.high_hz
    if low_hz is None or high_hz is None:
        low_hz, high_hz = 0.0, rate_hz / 2
    frame = round(annotation.start_s * rate_hz)
    return {
        "frame": str(frame),
        "value": format_exact(low_hz),
        "duration": str(round(annotation.end_s * rate_hz) - frame),
        "extent": format_exact(high_hz - low_hz),
        "label": xml_text(name),
    }

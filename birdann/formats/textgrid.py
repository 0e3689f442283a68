"""Praat TextGrids and ELAN documents: tiers of labelled intervals and points."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path, PurePosixPath
from typing import NamedTuple, TextIO
from xml.etree import ElementTree as ET

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.formats.cells import column_key, format_exact, number
from birdann.formats.documents import read_beginning, read_xml, write_xml, xml_text
from birdann.formats.encodings import open_regular_file, read_text
from birdann.formats.entries import (
    OF_PREDICTIONS,
    MarkedName,
    ScoreInName,
    escape_separators,
    is_prediction,
    parse_label,
    read_entries,
    split_names,
)
from birdann.formats.per_recording import FileOfOneRecording, recording_of, without_separators
from birdann.formats.records import PREDICTED, Annotation, Capabilities, FileNote, RowError

UNNAMED = "?"
"""Text on a tier for a sound without a name; a mark without text is silence there."""


@dataclass(slots=True)
class Tier:
    """Non-overlapping annotations in order of time."""

    name: str
    is_of_points: bool
    annotations: list[Annotation] = field(default_factory=list)

    def has_room_for(self, annotation: Annotation) -> bool:
        """Return whether a later annotation fits without overlap."""
        if not self.annotations:
            return True
        last = self.annotations[-1]
        return last.end_s <= annotation.start_s and (
            not self.is_of_points or last.end_s < annotation.start_s
        )


_FACTS = frozenset({
    "calltype", "type", "note", "notes", "comment", "comments", "remark", "remarks",
    "individual", "individuals", "id", "sex", "age", "quality", "behaviour", "behavior", "context",
    "tag", "tags", "annotator", "observer", "certainty", "confidence", "kommentar", "bemerkung",
    "commentaire", "comentario", "comentário", "observaciones", "nota", "notas",
})  # fmt: skip
"""Names of tiers that say more of sounds than their species, where other tiers name these."""
_MAX_SHORT = 2
_MARK = Message("Annotation {place} cannot be read: {reason}.")


class TierMark(NamedTuple):
    """A labelled mark of a tier, with times as written, and texts of tiers beside it."""

    tier: str
    start: str
    end: str
    text: str
    beside: dict[str, str]


def _marks_of_sounds(marks: Sequence[TierMark]) -> tuple[list[TierMark], list[FileNote]]:
    """Return the marks that name species, with those of other tiers beside them; and notes."""
    texts: dict[str, list[str]] = defaultdict(list)
    for mark in marks:
        if mark.text:
            texts[mark.tier].append(mark.text)
    own = {tier for tier, found in texts.items() if any(map(tier.startswith, found))}
    facts = {tier for tier in texts.keys() - own if column_key(tier) in _FACTS}
    facts = facts if facts < texts.keys() else set()
    sounds = [mark for mark in marks if mark.tier not in facts]
    at: dict[tuple[str, str], list[TierMark]] = defaultdict(list)
    for mark in sounds:
        at[mark.start, mark.end].append(mark)
    lost: Counter[str] = Counter()
    for mark in marks:
        if mark.tier in facts and mark.text:
            lost[mark.tier] += (mark.start, mark.end) not in at
            for sound in at.get((mark.start, mark.end), ()):
                sound.beside[mark.tier] = mark.text
    notes: list[FileNote] = []
    if any(lost.values()):
        note = Message(
            "Marks of tiers that do not name species, without a sound at their time: {names}."
        )
        names = ", ".join(f"{tier} ({n})" for tier, n in lost.items() if n)
        notes.append(FileNote(1, note.with_values(names=names)))
    short = [
        tier
        for tier, found in texts.items()
        if tier not in facts | own and len(tier) > _MAX_SHORT >= max(map(len, found))
    ]
    if short and len(texts) > 1:
        note = Message("The texts of tiers were read as species, not their names: {names}.")
        notes.append(FileNote(1, note.with_values(names=", ".join(short))))
    return sounds, notes


def tiers_of(annotations: Iterable[Annotation], *, points_apart: bool = False) -> Iterator[Tier]:
    """Yield a tier for each species, and others for its predictions and for overlaps.

    ``points_apart``: points in time need separate tiers.
    """
    tiers: dict[tuple[str, bool, bool], list[Tier]] = {}
    for annotation in sorted(
        annotations,
        key=lambda annotation: (annotation.species, annotation.start_s, annotation.end_s),
    ):
        is_point = points_apart and annotation.start_s == annotation.end_s
        is_predicted = is_prediction(annotation)
        group = tiers.setdefault((annotation.species, is_predicted, is_point), [])
        tier = next((tier for tier in group if tier.has_room_for(annotation)), None)
        if tier is None:
            tier = Tier(_name(annotation, is_predicted, is_point, len(group)), is_point)
            group.append(tier)
        tier.annotations.append(annotation)
    for group in tiers.values():
        yield from group


def _name(annotation: Annotation, is_predicted: bool, is_point: bool, index: int) -> str:
    name = (escape_separators(annotation.species) or UNNAMED) + OF_PREDICTIONS * is_predicted
    kind = " (points)" if is_point else ""
    return f"{name}{kind} {index + 1}" if index else f"{name}{kind}"


def parsed_name(text: str, tier: str = "") -> MarkedName:
    """Return the parsed text of an annotation on a tier, predicted if the tier's name says so."""
    name = parse_label("" if text == UNNAMED else text)
    return name._replace(status=PREDICTED) if _is_of_predictions(tier, name.species) else name


def _is_of_predictions(tier: str, species: str) -> bool:
    """Return whether a tier is of predictions of a species; other names are a person's changes."""
    return bool(species) and " ".join(tier.split()).startswith(species + OF_PREDICTIONS)


_TOKEN = re.compile(
    r'"((?:[^"]++|"")*+)"|(<exists>)|(?<![\w.])(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.\]])'
    r"|![^\r\n]*"
)
"""The last are comments."""
_MAX_INTERVALS = 1_000_000
_KINDS = frozenset({'"IntervalTier"', '"TextTier"'})
_SUFFIX = ".TextGrid"


class PraatTextGrid(ScoreInName, FileOfOneRecording):
    """Intervals and points of every tier, in long and short text format.

    Written with a tier per species, and others for its predictions and for overlaps.
    """

    name = "textgrid"
    title = Message("Praat TextGrid")
    suffixes: tuple[str, ...] = (".TextGrid", ".textgrid")
    capabilities = Capabilities(per_recording=True)
    checked = "Praat’s documented long and short forms; crowsetta 5.1 (“textgrid”)"
    ending = _SUFFIX
    names_author = True
    program = "Praat"

    def identify(self, path: Path) -> float:
        with open_regular_file(path) as file:
            head = file.read(400).replace(b"\0", b"")
        return 1.0 if b"ooTextFile" in head and b"TextGrid" in head else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every interval and point with text; empty intervals are silence."""
        content = read_text(path, TableError).content
        if '"TextGrid"' not in content and "ooTextFile" not in content:
            raise TableError("{path} is not a Praat TextGrid file.", path=path)
        recording = recording_of(path, (_SUFFIX,))
        marks: list[TierMark] = []
        errors: list[RowError] = []
        try:
            marks.extend(_marks(_tokens(content)))
        except (ValueError, IndexError):
            damage = Message("It ends within a tier or is damaged. The part before was read.")
            errors.append(RowError(1, damage))
        sounds, notes = _marks_of_sounds(marks)
        yield from read_entries(
            enumerate(sounds, start=1), partial(_annotations, recording=recording), _MARK
        )
        yield from [*errors, *notes]

    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        held = list(records)
        tiers = list(tiers_of(held, points_apart=True))
        ends_s = [max(record.end_s, record.recording_duration_s or 0.0) for record in held]
        stop = _seconds(max(ends_s, default=1.0) or 1.0)
        head = ['File type = "ooTextFile"', 'Object class = "TextGrid"', "", "xmin = 0"]
        head += [f"xmax = {stop}", "tiers? <exists>", f"size = {len(tiers)}", "item []:"]
        file.write("\n".join(head) + "\n")
        for i, tier in enumerate(tiers, start=1):
            kind = "TextTier" if tier.is_of_points else "IntervalTier"
            texts = [self.written_name(annotation) or UNNAMED for annotation in tier.annotations]
            marks = (_points if tier.is_of_points else _intervals)(tier.annotations, texts, stop)
            what = "points" if tier.is_of_points else "intervals"
            lines = [
                f"    item [{i}]:",
                f'        class = "{kind}"',
                f"        name = {_text(tier.name)}",
            ]
            lines += [
                "        xmin = 0",
                f"        xmax = {stop}",
                f"        {what}: size = {len(marks)}",
            ]
            for j, mark in enumerate(marks, start=1):
                lines.append(f"        {what} [{j}]:")
                lines += [f"            {name} = {value}" for name, value in mark]
            file.write("\n".join(lines) + "\n")


def _tokens(content: str) -> list[str]:
    """Return quoted strings and numbers; all else is decoration."""
    content_left = re.sub(r"(?m)^\s*(?:item|intervals|points) ?(?:\[\d*\])?:?\s*$", "", content)
    content_left = re.sub(r"(?:intervals|points): size = ", "", content_left)
    return [
        f'"{text}"' if not (flag or value) else flag or value
        for found in _TOKEN.finditer(content_left)
        for text, flag, value in [found.groups(default="")]
        if not found[0].startswith("!")
    ]


def _marks(tokens: list[str]) -> Iterator[TierMark]:
    index = tokens.index("<exists>")
    n_tiers, index = int(tokens[index + 1]), index + 2
    for _ in range(n_tiers):
        kind, tier, n_marks = tokens[index], _label(tokens[index + 1]), int(tokens[index + 4])
        if kind not in _KINDS or not 0 <= n_marks <= _MAX_INTERVALS:
            raise ValueError(Message("not a number of intervals"))
        index += 5
        width = 3 if kind == '"IntervalTier"' else 2
        for _ in range(n_marks):
            *times, text = tokens[index : index + width]
            index += width
            if label := _label(text):
                yield TierMark(tier, times[0], times[-1], label, {})


def _label(token: str) -> str:
    return " ".join(token[1:-1].replace('""', '"').split())


def _points(
    annotations: Sequence[Annotation], texts: Sequence[str], _stop: str
) -> list[list[tuple[str, str]]]:
    return [
        [("number", _seconds(annotation.start_s)), ("mark", _text(text))]
        for annotation, text in zip(annotations, texts, strict=True)
    ]


def _intervals(
    annotations: Sequence[Annotation], texts: Sequence[str], stop: str
) -> list[list[tuple[str, str]]]:
    """Return gapless intervals, as Praat requires."""
    spans: list[tuple[str, str, str]] = []
    before = "0"
    for annotation, text in zip(annotations, texts, strict=True):
        start, end = _seconds(annotation.start_s), _seconds(annotation.end_s)
        if start != before:
            spans.append((before, start, ""))
        spans.append((start, end, text))
        before = end
    if before != stop:
        spans.append((before, stop, ""))
    return [[("xmin", a), ("xmax", b), ("text", _text(label))] for a, b, label in spans]


def _seconds(value: float) -> str:
    return format_exact(value).removesuffix(".0")


def _text(content: str) -> str:
    doubled = without_separators(content).replace('"', '""')
    return f'"{doubled}"'


_EAF = ".eaf"
_MAX_DEPTH = 20
_UNITS_S = {"PAL-frames": 1 / 25, "NTSC-frames": 1.001 / 30}
"""Of times, if they are not in milliseconds."""
_TYPE = "default-lt"
_DOCUMENT = {
    "AUTHOR": "birdann",
    "DATE": "1970-01-01T00:00:00+00:00",
    "FORMAT": "3.0",
    "VERSION": "3.0",
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xsi:noNamespaceSchemaLocation": "http://www.mpi.nl/tools/elan/EAFv3.0.xsd",
}


class ElanDocument(ScoreInName, FileOfOneRecording):
    """Time-aligned annotations of every tier, to the millisecond.

    Written with a tier per species, and others for its predictions and for overlaps.
    """

    name = "elan"
    title = Message("ELAN annotation document (.eaf)")
    suffixes: tuple[str, ...] = (".eaf",)
    capabilities = Capabilities(per_recording=True)
    checked = "ELAN’s documented elements (EAF 2.8, 3.0); pympi 1.71, which reads it"
    ending = _EAF
    names_author = True
    program = "ELAN"

    def identify(self, path: Path) -> float:
        return 1.0 if "<ANNOTATION_DOCUMENT" in read_beginning(path) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every aligned annotation, with what depends on it as extra columns, or an error."""
        root = read_xml(path)
        header = root.find("HEADER")
        unit = "" if header is None else header.get("TIME_UNITS", "")
        times = {
            slot.get("TIME_SLOT_ID"): slot.get("TIME_VALUE") or ""
            for slot in root.iter("TIME_SLOT")
        }
        name, origin_s = _medium(root)
        recording = name or recording_of(path, (_EAF,))
        sounds, notes = _marks_of_sounds(list(_entries(root, times)))
        yield from read_entries(
            enumerate(sounds, start=1),
            partial(
                _annotations,
                recording=recording,
                origin_s=origin_s,
                unit_s=_UNITS_S.get(unit, 0.001),
            ),
            _MARK,
        )
        yield from notes

    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        held = list(records)
        document = ET.Element("ANNOTATION_DOCUMENT", _DOCUMENT)
        header = ET.SubElement(document, "HEADER", MEDIA_FILE="", TIME_UNITS="milliseconds")
        if held:
            _add_medium(header, held[0].recording)
        last = ET.SubElement(header, "PROPERTY", NAME="lastUsedAnnotationId")
        last.text = str(len(held))
        tiers = list(tiers_of(held))
        edges_ms = [_edges_ms(annotation) for tier in tiers for annotation in tier.annotations]
        slots = enumerate(_add_slots(document, edges_ms), start=1)
        for tier in tiers:
            name = {"LINGUISTIC_TYPE_REF": _TYPE, "TIER_ID": xml_text(tier.name)}
            element = ET.SubElement(document, "TIER", name)
            for annotation in tier.annotations:
                number, (start, end) = next(slots)
                aligned = ET.SubElement(
                    ET.SubElement(element, "ANNOTATION"), "ALIGNABLE_ANNOTATION",
                    ANNOTATION_ID=f"a{number}", TIME_SLOT_REF1=start, TIME_SLOT_REF2=end,
                )  # fmt: skip
                ET.SubElement(aligned, "ANNOTATION_VALUE").text = xml_text(
                    self.written_name(annotation) or UNNAMED
                )
        ET.SubElement(
            document, "LINGUISTIC_TYPE", GRAPHIC_REFERENCES="false", LINGUISTIC_TYPE_ID=_TYPE,
            TIME_ALIGNABLE="true",
        )  # fmt: skip
        write_xml(document, file)


def _entries(root: ET.Element, times: Mapping[str | None, str]) -> Iterator[TierMark]:
    """Yield every aligned annotation, then those that depend on a missing one."""
    aligned: dict[str, TierMark] = {}
    dependent: list[tuple[str, ET.Element]] = []
    above: dict[str, str] = {}
    for tier in root.iter("TIER"):
        name = tier.get("TIER_ID") or ""
        for element in tier.iter("ALIGNABLE_ANNOTATION"):
            start, end = (times.get(element.get(f"TIME_SLOT_REF{k}"), "") for k in (1, 2))
            mark = TierMark(name, start, end, _value(element), {})
            yield mark
            aligned[element.get("ANNOTATION_ID") or ""] = mark
        for element in tier.iter("REF_ANNOTATION"):
            dependent.append((name, element))
            above[element.get("ANNOTATION_ID") or ""] = element.get("ANNOTATION_REF") or ""
    for name, element in dependent:
        key = element.get("ANNOTATION_REF") or ""
        for _ in range(_MAX_DEPTH):
            key = above.get(key, key)
        if key not in aligned:
            yield TierMark(name, "", "", _value(element), {})
        elif text := _value(element):
            texts = aligned[key].beside
            texts[name] = f"{texts.get(name, '')} {text}".strip()


def _value(element: ET.Element) -> str:
    return " ".join((element.findtext("ANNOTATION_VALUE") or "").split())


def _annotations(
    mark: TierMark, *, recording: str, origin_s: float = 0.0, unit_s: float = 1.0
) -> Iterator[Annotation]:
    annotation = Annotation(
        recording=recording,
        start_s=origin_s + number(mark.start) * unit_s,
        end_s=origin_s + number(mark.end) * unit_s,
        extra=mark.beside,
        **parsed_name(mark.text, mark.tier)._asdict(),
    )
    yield from split_names(annotation)


def _medium(root: ET.Element) -> tuple[str, float]:
    """Return the name of the sound, and its time in seconds where the document's begins."""
    for element in root.iter("MEDIA_DESCRIPTOR"):
        url = element.get("RELATIVE_MEDIA_URL") or element.get("MEDIA_URL") or ""
        if not element.get("MIME_TYPE", "").startswith("video"):  # "unknown" for FLAC
            origin_s = float(element.get("TIME_ORIGIN") or 0) / 1000
            return PurePosixPath(url.replace("\\", "/")).name, origin_s
    return "", 0.0


def _add_medium(header: ET.Element, recording: str) -> None:
    name = PurePosixPath(recording).name
    kind = {".wav": "audio/x-wav", ".mp3": "audio/mpeg"}.get(PurePosixPath(name).suffix.lower())
    ET.SubElement(
        header, "MEDIA_DESCRIPTOR", MEDIA_URL=xml_text(f"./{name}"), MIME_TYPE=kind or "audio/*",
        RELATIVE_MEDIA_URL=xml_text(f"./{name}"),
    )  # fmt: skip


def _edges_ms(annotation: Annotation) -> tuple[int, int]:
    start_ms = round(1000 * annotation.start_s)
    return start_ms, max(start_ms + 1, round(1000 * annotation.end_s))  # ELAN knows no points


def _add_slots(
    document: ET.Element, edges_ms: Sequence[tuple[int, int]]
) -> Iterator[tuple[str, str]]:
    """Add time slots in order, and return their names in the order of annotations."""
    order = ET.SubElement(document, "TIME_ORDER")
    edges = [edge for pair in edges_ms for edge in pair]
    name_of = [""] * len(edges)
    for index, i in enumerate(sorted(range(len(edges)), key=edges.__getitem__), start=1):
        name_of[i] = f"ts{index}"
        ET.SubElement(order, "TIME_SLOT", TIME_SLOT_ID=f"ts{index}", TIME_VALUE=str(edges[i]))
    return zip(name_of[::2], name_of[1::2], strict=True)

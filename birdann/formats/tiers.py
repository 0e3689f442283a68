"""Tiers of labelled intervals: Praat's TextGrid and ELAN's annotation documents, for reading."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree as ET

from birdann.core.errors import TableError
from birdann.formats.documents import beginning
from birdann.formats.per_recording import recording_of
from birdann.formats.records import Annotation, Capabilities, ReadOnly, RowError
from birdann.formats.tables import number, read_text

_TOKEN = re.compile(
    r'"((?:[^"]|"")*)"|(<exists>)|(?<![\w.])(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.\]])'
)
_MAX_INTERVALS = 1_000_000


class PraatTextGrid(ReadOnly):
    """Intervals and points of every tier, in the long and the short spelling."""

    name = "textgrid"
    title = "Praat TextGrid"
    suffixes: tuple[str, ...] = (".TextGrid", ".textgrid")
    capabilities = Capabilities(writes=False)
    checked = "Praat’s documented long and short forms"

    def identify(self, path: Path) -> float:
        """Return how surely a file is a TextGrid, 0..1."""
        with path.open("rb") as file:
            head = file.read(400).replace(b"\0", b"")
        return 1.0 if b"ooTextFile" in head and b"TextGrid" in head else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every interval and point with text; empty intervals are silence."""
        content = read_text(path, TableError).content
        if '"TextGrid"' not in content and "ooTextFile" not in content:
            raise TableError(f"{path} is no TextGrid of Praat.")
        recording = recording_of(path, (".TextGrid",))
        try:
            yield from _tiers(_tokens(content), recording)
        except (ValueError, IndexError):
            yield RowError(
                1, "It ends in the middle of a tier or is damaged; what is before was read."
            )


def _tokens(content: str) -> list[str]:
    """Return strings (with their quotes) and numbers; all else is for human eyes."""
    bare = re.sub(r"(?m)^\s*(?:item|intervals|points) ?(?:\[\d*\])?:?\s*$", "", content)
    bare = re.sub(r"(?:intervals|points): size = ", "", bare)
    return [
        f'"{text}"' if not (flag or value) else flag or value
        for text, flag, value in _TOKEN.findall(bare)
    ]


def _tiers(tokens: list[str], recording: str) -> Iterator[Annotation]:
    place = tokens.index("<exists>")
    n_tiers, place = int(tokens[place + 1]), place + 2
    for _ in range(n_tiers):
        kind, n_marks = tokens[place], int(tokens[place + 4])
        if not 0 <= n_marks <= _MAX_INTERVALS:
            raise ValueError("not a number of intervals")
        place += 5
        width = 3 if kind == '"IntervalTier"' else 2
        for _ in range(n_marks):
            *times, text = tokens[place : place + width]
            place += width
            label = " ".join(text[1:-1].replace('""', '"').split())
            if label:
                start_s, end_s = number(times[0]), number(times[-1])
                yield Annotation(recording=recording, start_s=start_s, end_s=end_s, species=label)


class ElanDocument(ReadOnly):
    """The time-aligned annotations of every tier."""

    name = "elan"
    title = "ELAN annotation document (.eaf)"
    suffixes: tuple[str, ...] = (".eaf",)
    capabilities = Capabilities(writes=False)
    checked = "ELAN’s documented elements (EAF 2.8, 3.0)"

    def identify(self, path: Path) -> float:
        """Return how surely a file is such a document, 0..1."""
        return 1.0 if "<ANNOTATION_DOCUMENT" in beginning(path) else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every aligned annotation with a value, or why it could not be read."""
        content = read_text(path, TableError).content
        if "<!DOCTYPE" in content or "<!ENTITY" in content:
            raise TableError(f"{path} defines names of its own, which ELAN never does.")
        try:
            root = ET.fromstring(content.lstrip("\ufeff"))
        except ET.ParseError as error:
            raise TableError(f"{path} is no XML that can be read ({error}).") from error
        slots = {
            slot.get("TIME_SLOT_ID"): slot.get("TIME_VALUE") for slot in root.iter("TIME_SLOT")
        }
        recording = _medium(root) or recording_of(path, (".eaf",))
        for place, one in enumerate(root.iter("ALIGNABLE_ANNOTATION"), start=1):
            try:
                start_ms = number(slots.get(one.get("TIME_SLOT_REF1")) or "")
                end_ms = number(slots.get(one.get("TIME_SLOT_REF2")) or "")
                label = " ".join((one.findtext("ANNOTATION_VALUE") or "").split())
                if label:
                    yield Annotation(
                        recording=recording,
                        start_s=start_ms / 1000,
                        end_s=end_ms / 1000,
                        species=label,
                    )
            except ValueError as error:
                yield RowError(place, f"Annotation {place} cannot be read: {error}.")


def _medium(root: ET.Element) -> str:
    for one in root.iter("MEDIA_DESCRIPTOR"):
        url = one.get("RELATIVE_MEDIA_URL") or one.get("MEDIA_URL") or ""
        if one.get("MIME_TYPE", "audio").startswith("audio"):
            return PurePosixPath(url.replace("\\", "/")).name
    return ""

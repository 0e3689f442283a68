"""Audacity label tracks with spectral rows."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.formats.cells import format_exact, number
from birdann.formats.detections_csv import birdnet
from birdann.formats.encodings import read_text
from birdann.formats.entries import ScoreInName, parse_label, read_entries, split_names
from birdann.formats.per_recording import FileOfOneRecording, recording_of, without_separators
from birdann.formats.records import PREDICTED, Annotation, Capabilities, ProgramDetection, RowError
from birdann.formats.tables import beginning_lines

_SPECTRAL = "\\"
_UNDEFINED = -1.0
_MAX_CELLS = 4
_BIRDNET_ENDING = ".BirdNET.results.txt"
_ENDINGS = (".audacity.txt", _BIRDNET_ENDING, "_HawkEars.txt", "_scores.txt", ".txt")


class AudacityLabels(ScoreInName, FileOfOneRecording):
    """Label tracks: start, end, text; then a row of frequencies if known."""

    name = "audacity"
    title = Message("Audacity label track")
    suffixes: tuple[str, ...] = (".txt",)
    capabilities = Capabilities(frequencies=True, per_recording=True)
    checked = "crowsetta 5.1 (“aud-seq”, “aud-bbox”); label tracks of Audacity"
    ending = _ENDINGS[0]
    preserved_parts = ("frequencies",)
    program = "Audacity"

    def identify(self, path: Path) -> float:
        cells = next(iter(beginning_lines(path)), "").split("\t")
        try:
            return (
                0.9
                if 2 <= len(cells) <= _MAX_CELLS and number(cells[0]) <= number(cells[1])
                else 0.0
            )
        except ValueError:
            return 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every label, or an error.

        A fourth column (BirdNET) or ``name;score`` (HawkEars) is the probability.
        """
        numbered = enumerate(read_text(path, TableError).content.splitlines(), start=1)
        lines = [(number, line) for number, line in numbered if line.strip()]
        is_birdnet = path.name.lower().endswith(_BIRDNET_ENDING.lower())
        track = _Track(recording_of(path, _ENDINGS), is_birdnet=is_birdnet)
        yield from read_entries(lines, track.add_line)
        yield from track.last_label()

    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        for record in records:
            name = without_separators(self.written_name(record))
            file.write(f"{format_exact(record.start_s)}\t{format_exact(record.end_s)}\t{name}\n")
            if record.low_hz is not None or record.high_hz is not None:
                low_hz = _UNDEFINED if record.low_hz is None else record.low_hz
                high_hz = _UNDEFINED if record.high_hz is None else record.high_hz
                file.write(f"{_SPECTRAL}\t{format_exact(low_hz)}\t{format_exact(high_hz)}\n")


class _Track:
    """A label track being read; a label waits for its possible frequencies."""

    def __init__(self, recording: str, *, is_birdnet: bool) -> None:
        self._recording = recording
        self._is_birdnet = is_birdnet
        self._held: Annotation | None = None

    def add_line(self, line: str) -> Iterator[Annotation]:
        """Yield the waiting label when another begins."""
        cells = [cell.strip() for cell in line.split("\t")]
        if cells[0] == _SPECTRAL:
            self._held = _with_frequencies(self._held, cells)
            return
        yield from self.last_label()
        self._held = _annotation(self._recording, cells, is_birdnet=self._is_birdnet)

    def last_label(self) -> Iterator[Annotation]:
        held, self._held = self._held, None
        if held is not None:
            yield from split_names(held)


def _annotation(recording: str, cells: list[str], *, is_birdnet: bool) -> Annotation:
    marked_name = parse_label(cells[2] if len(cells) > 2 else "")
    score = cells[3] if len(cells) > 3 else ""
    if len(cells) > _MAX_CELLS or (score and not 0.0 <= number(score) <= 1.0):
        raise ValueError(Message("it is not built as it should be"))
    if is_birdnet:
        return _parse_birdnet(
            recording, cells, marked_name.species, number(score) if score else None
        )
    return Annotation(
        recording=recording,
        start_s=number(cells[0]),
        end_s=number(cells[1]),
        species=marked_name.species,
        probability=number(score) if score else marked_name.probability,
        status=PREDICTED if score else marked_name.status,
    )


def _parse_birdnet(recording: str, cells: list[str], name: str, score: float | None) -> Annotation:
    """Return a detection named ``Scientific name_Common name``, formerly with a comma."""
    scientific, parted, common = name.partition("_" if "_" in name else ", ")
    species = common if parted else scientific
    return Annotation(
        recording=recording,
        start_s=number(cells[0]),
        end_s=number(cells[1]),
        species=species,
        probability=score,
        status=PREDICTED,
        scientific_name=scientific if parted else "",
        other_names=(scientific,) if parted else (),
        found=ProgramDetection(birdnet(), species, score),
    )


def _with_frequencies(held: Annotation | None, cells: list[str]) -> Annotation:
    if held is None:
        raise ValueError(Message("frequencies without a label before them"))
    low_hz, high_hz = number(cells[1]), number(cells[2])
    return replace(
        held,
        low_hz=None if low_hz == _UNDEFINED else low_hz,
        high_hz=None if high_hz == _UNDEFINED else high_hz,
    )

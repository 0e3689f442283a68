"""Praat TextGrids: tiers of labelled intervals and points."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.formats.per_recording import FileOfOneRecording, plain, recording_of
from birdann.formats.records import Annotation, Capabilities, RowError
from birdann.formats.tables import exact, number, opened, read_text
from birdann.formats.tiers import Tier, said_by, text_of, tiers_of

_TOKEN = re.compile(
    r'"((?:[^"]|"")*)"|(<exists>)|(?<![\w.])(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.\]])'
)
_MAX_INTERVALS = 1_000_000
_SUFFIX = ".TextGrid"


class PraatTextGrid(FileOfOneRecording):
    """Intervals and points of every tier, in long and short text format.

    Written with a tier per species, and further ones for overlaps.
    """

    name = "textgrid"
    title = Message("Praat TextGrid")
    suffixes: tuple[str, ...] = (".TextGrid", ".textgrid")
    capabilities = Capabilities(per_recording=True)
    checked = "Praat’s documented long and short forms; crowsetta 5.1 (“textgrid”)"
    ending = _SUFFIX
    program = "Praat"

    def identify(self, path: Path) -> float:
        with opened(path) as file:
            head = file.read(400).replace(b"\0", b"")
        return 1.0 if b"ooTextFile" in head and b"TextGrid" in head else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every interval and point with text; empty intervals are silence."""
        content = read_text(path, TableError).content
        if '"TextGrid"' not in content and "ooTextFile" not in content:
            raise TableError("{path} is not a Praat TextGrid file.", path=path)
        recording = recording_of(path, (_SUFFIX,))
        try:
            yield from _tiers(_tokens(content), recording)
        except (ValueError, IndexError):
            yield RowError(
                1,
                Message("It ends within a tier or is damaged. The part before was read."),
            )

    def write_rows(self, file: TextIO, records: Iterable[Annotation]) -> None:
        held = list(records)
        tiers = list(tiers_of(held, points_apart=True))
        ends_s = [max(one.end_s, one.recording_duration_s or 0.0) for one in held]
        stop = _seconds(max(ends_s, default=1.0) or 1.0)
        head = ['File type = "ooTextFile"', 'Object class = "TextGrid"', "", "xmin = 0"]
        head += [f"xmax = {stop}", "tiers? <exists>", f"size = {len(tiers)}", "item []:"]
        file.write("\n".join(head) + "\n")
        for i, tier in enumerate(tiers, start=1):
            kind = "TextTier" if tier.is_of_points else "IntervalTier"
            marks = _points(tier) if tier.is_of_points else _intervals(tier.annotations, stop)
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
            raise ValueError(Message("not a number of intervals"))
        place += 5
        width = 3 if kind == '"IntervalTier"' else 2
        for _ in range(n_marks):
            *times, text = tokens[place : place + width]
            place += width
            label = " ".join(text[1:-1].replace('""', '"').split())
            if label:
                start_s, end_s = number(times[0]), number(times[-1])
                texts = said_by(label)._asdict()
                yield Annotation(recording=recording, start_s=start_s, end_s=end_s, **texts)


def _points(tier: Tier) -> list[list[tuple[str, str]]]:
    return [
        [("number", _seconds(one.start_s)), ("mark", _text(text_of(one)))]
        for one in tier.annotations
    ]


def _intervals(annotations: Sequence[Annotation], stop: str) -> list[list[tuple[str, str]]]:
    """Return gapless intervals, as Praat requires."""
    spans: list[tuple[str, str, str]] = []
    before = "0"
    for one in annotations:
        start, end = _seconds(one.start_s), _seconds(one.end_s)
        if start != before:
            spans.append((before, start, ""))
        spans.append((start, end, text_of(one)))
        before = end
    if before != stop:
        spans.append((before, stop, ""))
    return [[("xmin", a), ("xmax", b), ("text", _text(label))] for a, b, label in spans]


def _seconds(value: float) -> str:
    return exact(value).removesuffix(".0")


def _text(content: str) -> str:
    doubled = plain(content).replace('"', '""')
    return f'"{doubled}"'

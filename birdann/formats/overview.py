"""Which formats there are, what is done with each, and what it was checked against."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from birdann.formats.records import Format
from birdann.formats.registry import FORMATS


class FormatRow(NamedTuple):
    """One format in words."""

    name: str
    title: str
    read: str
    written: str
    round_trip: str
    checked: str


HEADINGS = FormatRow(
    "name", "what", "read", "written", "comes back, besides times and species", "checked against"
)


def format_rows() -> Iterator[FormatRow]:
    """Yield every registered format in words."""
    for one in FORMATS.values():
        can = one.capabilities
        yield FormatRow(
            name=one.name,
            title=one.title,
            read="yes" if can.reads else "–",
            written=_written(one),
            round_trip=_round_trip(one),
            checked=one.checked,
        )


def _written(one: Format) -> str:
    if not one.capabilities.writes:
        return "–"
    return "one file per recording" if one.capabilities.per_recording else "yes"


def _round_trip(one: Format) -> str:
    can = one.capabilities
    if not (can.reads and can.writes):
        return "–"
    if can.everything:
        return "everything"
    kept = [name for name in ("frequencies", "probability", "status") if getattr(can, name)]
    return ", ".join(kept) or "nothing else"


def markdown_table() -> str:
    """Return the table for the documentation."""
    rows: list[Sequence[str]] = [HEADINGS, ["---"] * len(HEADINGS)]
    rows += [(f"`{row.name}`", *row[1:]) for row in format_rows()]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows) + "\n"

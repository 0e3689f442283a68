"""Species lists of two projects as one, those of windows and of other observers too."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from birdann.app.commands.species import TAG_STRENGTH
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.statements import joined_lists
from birdann.store.merging import Pair, Row


@dataclass(frozen=True, slots=True)
class _List:
    """A row of a list with its tags, in their order."""

    row: Row
    tags: Mapping[SpeciesId, TagState]
    # Whether the file names other species, in whose place these came.
    is_renamed: bool = field(default=False, compare=False)

    @property
    def content(self) -> tuple[str, dict[SpeciesId, TagState]]:
        return self.row["state"], dict(self.tags)

    def joined(self, other: "_List") -> "_List":
        one, two = (
            SpeciesList(
                recording_id=RecordingId(x.row["recording"]),
                state=ListState(x.row["state"]),
                tags=x.tags,
            )
            for x in (self, other)
        )
        both = joined_lists(one, two)
        by = {x.row["listed_by"] for x in (self, other)}
        row = {
            **self.row,
            "state": both.state.value,
            "listed_by": by.pop() if len(by) == 1 else "",
        }
        return _List(row, both.tags)


def merge_lists(
    pair: Pair, species: Mapping[SpeciesId, SpeciesId]
) -> tuple[set[RecordingId], set[RecordingId]]:
    """Write the lists of both projects to the copy of the first.

    If only one of them changed a list, that one counts; else both together, or of two of another
    observer's the later.

    Parameters
    ----------
    species
        Those that others took the place of.

    Returns
    -------
    differing, changed : set of RecordingId
        Those with lists that contradicted each other, and with other lists than one of the two has.
    """
    mine, others = (_lists(pair, species, of_second=one) for one in (False, True))
    known, known_there = (
        {row["pk"] for row in pair.rows("provenance", of_second=one)} for one in (False, True)
    )
    differing, changed = set[RecordingId](), set[RecordingId]()
    for key in sorted(mine.keys() | others.keys()):
        both = [x for x in (mine.get(key), others.get(key)) if x is not None]
        later, earlier = (*sorted(both, key=lambda x: _order(pair, x), reverse=True), both[0])[:2]
        recording = RecordingId(later.row["recording"])
        if later.content != earlier.content and not later.row["observer"]:
            one, other = both
            is_new = one.row["made"] not in known_there
            if is_new != (other.row["made"] not in known):
                later = one if is_new else other
            else:
                later = later.joined(earlier)
                if all(later.content != x.content for x in both):
                    differing.add(recording)
        if any(later.content != x.content for x in both):
            changed.add(recording)
        before = mine.get(key)
        if before is None or later != before or before.is_renamed:
            pair.put_list(later.row, later.tags)
    return differing, changed


def _lists(
    pair: Pair, species: Mapping[SpeciesId, SpeciesId], *, of_second: bool
) -> dict[int, _List]:
    """Return the lists of a project, with species as they are called by now."""
    lists = {row["pk"]: _List(row, {}) for row in pair.rows("species_list", of_second=of_second)}
    tags: dict[int, dict[SpeciesId, TagState]] = {key: {} for key in lists}
    renamed: set[int] = set()
    for row in sorted(pair.rows("tag", of_second=of_second), key=lambda row: row["position"]):
        key, state = SpeciesId(row["species"]), TagState(row["state"])
        list_tags, now = tags.setdefault(row["list"], {}), species.get(key, key)
        renamed |= {row["list"]} if now != key else set()
        list_tags[now] = max(state, list_tags.get(now, state), key=TAG_STRENGTH.index)
    return {key: _List(one.row, tags[key], key in renamed) for key, one in lists.items()}


def _order(pair: Pair, one: _List) -> tuple[object, ...]:
    return (
        pair.made_by(one.row["made"]),
        one.row["state"],
        one.row["choice"],
        list(one.tags.items()),
    )

"""Species lists of recordings and windows."""

from collections.abc import Iterable, Sequence

from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListPlace, ListState, SpeciesList, TagState, WindowChoice
from birdann.core.provenance import Provenance
from birdann.store.errors import absent
from birdann.store.rows import Row, Table
from birdann.store.tables.provenance import PROVENANCE, provenance_of, provenance_pk

_WHOLE = (
    "SELECT recording.id, coalesce(species_list.state, 'untagged'), coalesce(listed_by, '') FROM recording "
    "LEFT JOIN species_list ON species_list.recording = recording.id "
    "AND start_s IS NULL AND observer = '' WHERE "
)
_WHOLE_TAGS = (
    "SELECT recording.id, species.id, tag.state FROM tag "
    "JOIN species ON species.id = tag.species "
    "JOIN species_list ON species_list.pk = tag.list "
    "JOIN recording ON recording.id = species_list.recording "
    "WHERE start_s IS NULL AND observer = '' AND {} ORDER BY recording.id, position"
)

_LIST_TAGS = "JOIN tag ON tag.list = species_list.pk JOIN species ON species.id = tag.species"


class Lists(Table):
    """Species lists."""

    def of(self, recording_id: RecordingId) -> SpeciesList:
        """Return one recording's list."""
        return self.all([recording_id])[recording_id]

    def all(
        self, recording_ids: Sequence[RecordingId] | None = None
    ) -> dict[RecordingId, SpeciesList]:
        """Return the lists of all or some whole recordings, including untagged ones."""
        if recording_ids is None:
            states: Iterable[Row] = self._rows.all(_WHOLE + "removed = 0 ORDER BY path")
            tags: Iterable[Row] = self._rows.all(_WHOLE_TAGS.format("recording.removed = 0"))
        else:
            states = self._rows.all_in(_WHOLE + "recording.id IN (%s)", recording_ids)
            tags = self._rows.all_in(_WHOLE_TAGS.format("recording.id IN (%s)"), recording_ids)
        with self._rows.decoding("a species list"):
            tags_of = _tags(tags)
            return {
                RecordingId(key): SpeciesList(
                    recording_id=RecordingId(key),
                    state=ListState(state),
                    tags=tags_of.get(key, {}),
                    listed_by=listed_by,
                )
                for key, state, listed_by in states
            }

    def list_windows(self) -> list[SpeciesList]:
        """Return the lists of windows of all recordings, by path and start."""
        return [
            species_list
            for species_list in self.every()
            if species_list.span_s and not species_list.observer
        ]

    def every(self, recording_ids: Sequence[RecordingId] | None = None) -> list[SpeciesList]:
        """Return the lists of recordings and windows by all observers, by path and start.

        Of all or some recordings; untagged ones have none.
        """
        sql = (
            "SELECT {} FROM species_list JOIN recording ON recording.id = species_list.recording {} "
            "WHERE {} ORDER BY path, start_s, end_s, observer, pk{}"
        )
        columns = (
            "pk, recording.id, start_s, end_s, observer, listed_by, choice, species_list.state"
        )
        asked = (columns, "", ""), ("pk, species.id, tag.state", _LIST_TAGS, ", position")
        if recording_ids is None:
            states, tags = (
                self._rows.all(sql.format(what, joined, "recording.removed = 0", further))
                for what, joined, further in asked
            )
        else:
            states, tags = (
                list(
                    self._rows.all_in(
                        sql.format(what, joined, "recording.id IN (%s)", further), recording_ids
                    )
                )
                for what, joined, further in asked
            )
        with self._rows.decoding("a species list"):
            tags_of = _tags(tags)
            return [
                SpeciesList(
                    recording_id=RecordingId(key),
                    state=ListState(state),
                    tags=tags_of.get(pk, {}),
                    span_s=None if start_s is None else (start_s, end_s),
                    observer=observer,
                    listed_by=listed_by,
                    choice=WindowChoice(choice),
                )
                for pk, key, start_s, end_s, observer, listed_by, choice, state in states
            ]

    def at(self, places: Iterable[ListPlace]) -> dict[ListPlace, SpeciesList]:
        """Return the lists at some places, possibly untagged."""
        wanted = list(places)
        here = {
            species_list.place: species_list
            for species_list in self.every(list({list_key[0] for list_key in wanted}))
        }
        return {
            list_key: here.get(
                list_key,
                SpeciesList(recording_id=list_key[0], span_s=list_key[1], observer=list_key[2]),
            )
            for list_key in wanted
        }

    def windows(
        self, recording_ids: Sequence[RecordingId] | None = None
    ) -> dict[RecordingId, tuple[SpeciesList, ...]]:
        """Return all lists of each recording that has any, as `every`."""
        windows: dict[RecordingId, list[SpeciesList]] = {}
        for species_list in self.every(recording_ids):
            windows.setdefault(species_list.recording_id, []).append(species_list)
        return {key: tuple(lists) for key, lists in windows.items()}

    def tagged(self) -> frozenset[RecordingId]:
        """Return the recordings with a list of themselves or a window."""
        rows = self._rows.all(
            "SELECT DISTINCT recording.id FROM species_list JOIN recording "
            "ON recording.id = species_list.recording WHERE removed = 0 AND state != 'untagged'"
        )
        return frozenset(RecordingId(key) for (key,) in rows)

    def present(self) -> dict[RecordingId, dict[SpeciesId, None]]:
        """Return the species present in any list of each recording or its windows."""
        species: dict[RecordingId, dict[SpeciesId, None]] = {}
        for species_list in self.every():
            if species_list.state is not ListState.POSSIBLE:
                species.setdefault(species_list.recording_id, {}).update(
                    dict.fromkeys(species_list.present)
                )
        return species

    def provenance(
        self,
        recording_id: RecordingId,
        span_s: tuple[float, float] | None = None,
        observer: str = "",
    ) -> Provenance | None:
        """Return author and time of a list."""
        start_s, end_s = span_s or (None, None)
        row = self._rows.first(
            f"SELECT {PROVENANCE} FROM species_list JOIN provenance ON provenance.pk = made "
            "WHERE recording = ? AND start_s IS ? AND end_s IS ? AND observer = ?",
            [recording_id, start_s, end_s, observer],
        )
        return provenance_of(self._rows, row) if row else None

    def set(self, species_list: SpeciesList, made: Provenance | None) -> None:
        """Replace an observer's list of a recording or window.

        Scores under another list become outdated. An untagged list without author is removed, with
        its window. Raises NotInProjectError if the recording does not exist.
        """
        recording = species_list.recording_id
        if self._rows.first("SELECT 1 FROM recording WHERE id = ?", [recording]) is None:
            raise absent(self._rows.path, "recording", recording)
        place = (recording, *(species_list.span_s or (None, None)), species_list.observer)
        existing = self._rows.first(
            "SELECT pk FROM species_list WHERE recording = ? AND start_s IS ? AND end_s IS ? "
            "AND observer = ?",
            place,
        )
        if species_list.state is ListState.UNTAGGED and not species_list.tags and made is None:
            if existing is not None:
                self._rows.execute("DELETE FROM species_list WHERE pk = ?", existing)
            return
        values = (
            species_list.listed_by,
            species_list.state,
            species_list.choice,
            provenance_pk(self._rows, made) if made else None,
        )
        if existing is None:
            (existing,) = self._rows.all(
                "INSERT INTO species_list (recording, start_s, end_s, observer, listed_by, state, choice, made) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING pk",
                (*place, *values),
            )
        else:
            self._rows.execute(
                "UPDATE species_list SET listed_by = ?, state = ?, choice = ?, made = ? WHERE pk = ?",
                (*values, *existing),
            )
        known = self._rows.all("SELECT species FROM tag WHERE list = ?", existing)
        self._rows.execute_many(
            "DELETE FROM tag WHERE list = ? AND species = ?",
            [(*existing, key) for (key,) in known if key not in species_list.tags],
        )
        self._rows.execute_many(
            "INSERT INTO tag (list, species, position, state) VALUES (?, ?, ?, ?) ON CONFLICT "
            "DO UPDATE SET position = excluded.position, state = excluded.state",
            [
                (*existing, species, position, state)
                for position, (species, state) in enumerate(species_list.tags.items())
            ],
        )


def _tags(rows: Iterable[Row]) -> dict[int, dict[SpeciesId, TagState]]:
    """Return the tags of each list from rows of (key, species, state)."""
    tags_of: dict[int, dict[SpeciesId, TagState]] = {}
    for key, species, state in rows:
        tags_of.setdefault(key, {})[SpeciesId(species)] = TagState(state)
    return tags_of

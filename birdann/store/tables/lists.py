"""Species lists of recordings and windows."""

from collections.abc import Iterable, Sequence

from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListKey, ListState, SpeciesList, TagState, WindowChoice
from birdann.core.provenance import Provenance
from birdann.store.rows import Row, Table
from birdann.store.tables.provenance import PROVENANCE, provenance_of, provenance_pk

_LIST_TAGS = "JOIN tag ON tag.list = species_list.pk JOIN species ON species.id = tag.species"
_WHOLE = "start_s IS NULL AND observer = '' AND "
"""Of the lists of whole recordings by nobody in particular."""


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
            rows = self._rows.all("SELECT id FROM recording WHERE removed = 0 ORDER BY path")
            keys = [RecordingId(key) for (key,) in rows]
        else:
            keys = list(recording_ids)
        whole = {found.recording_id: found for found in self._lists(recording_ids, _WHOLE)}
        return {key: whole.get(key) or SpeciesList(recording_id=key) for key in keys}

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
        return self._lists(recording_ids)

    def _lists(
        self, recording_ids: Sequence[RecordingId] | None, condition: str = ""
    ) -> list[SpeciesList]:
        sql = (
            "SELECT {} FROM species_list JOIN recording ON recording.id = species_list.recording "
            f"{{}} WHERE {condition}{{}} ORDER BY path, start_s, end_s, observer, pk{{}}"
        )

        def query_lists(columns: str, joined: str = "", further: str = "") -> list[Row]:
            if recording_ids is None:
                return self._rows.all(
                    sql.format(columns, joined, "recording.removed = 0", further)
                )
            chosen = sql.format(columns, joined, "recording.id IN (%s)", further)
            return list(self._rows.all_in(chosen, recording_ids))

        columns = (
            "pk, recording.id, start_s, end_s, observer, listed_by, choice, species_list.state"
        )
        states, tags = (
            query_lists(columns),
            query_lists("pk, species.id, tag.state", _LIST_TAGS, ", position"),
        )
        with self._rows.name_file_in_errors("a species list"):
            tags_of: dict[int, dict[SpeciesId, TagState]] = {}
            for pk, species, state in tags:
                tags_of.setdefault(pk, {})[SpeciesId(species)] = TagState(state)
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

    def of_keys(self, list_keys: Iterable[ListKey]) -> dict[ListKey, SpeciesList]:
        """Return the lists at some places, possibly untagged."""
        wanted = list(list_keys)
        here = {
            species_list.key: species_list
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

    def tagged_recordings(self) -> frozenset[RecordingId]:
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
        self._rows.require("recording", [recording])
        list_key = (recording, *(species_list.span_s or (None, None)), species_list.observer)
        existing = self._rows.first(
            "SELECT pk FROM species_list WHERE recording = ? AND start_s IS ? AND end_s IS ? "
            "AND observer = ?",
            list_key,
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
                (*list_key, *values),
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
        tags = enumerate(species_list.tags.items())
        self._rows.insert(
            "tag",
            "list, species, position, state",
            [(*existing, species, position, state) for position, (species, state) in tags],
            replaces="list, species",
        )

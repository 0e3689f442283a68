"""Species lists, of whole recordings and of spans of them."""

from collections.abc import Iterable, Sequence

from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.provenance import Provenance
from birdann.store.errors import absent
from birdann.store.rows import Row, Table
from birdann.store.tables.provenance import PROVENANCE, provenance_of, provenance_pk
from birdann.store.tables.scores import Scores

_WHOLE = (
    "SELECT recording.id, coalesce(species_list.state, 'untagged') FROM recording "
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

_SPAN_TAGS = "JOIN tag ON tag.list = species_list.pk JOIN species ON species.id = tag.species"


class Lists(Table):
    """What people said of the species in recordings."""

    def of(self, recording_id: RecordingId) -> SpeciesList:
        """Return one recording's list."""
        return self.all([recording_id])[recording_id]

    def all(
        self, recording_ids: Sequence[RecordingId] | None = None
    ) -> dict[RecordingId, SpeciesList]:
        """Return the lists of all recordings, or of those named, untagged ones too.

        These are the lists of whole recordings.
        """
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
                )
                for key, state in states
            }

    def together(
        self, species_ids: Sequence[SpeciesId] | None = None
    ) -> dict[SpeciesId, dict[SpeciesId, int]]:
        """Return in how many lists species, or each of those named, stand with each other."""
        sql = (
            "SELECT one.species, other.species, count(*) FROM tag AS one JOIN tag AS other "
            "ON other.list = one.list AND other.species != one.species "
            "WHERE one.state = 'present' AND other.state = 'present' {} GROUP BY 1, 2"
        )
        rows: Iterable[Row]
        if species_ids is None:
            rows = self._rows.all(sql.format(""))
        else:
            rows = self._rows.all_in(sql.format("AND one.species IN (%s)"), species_ids)
        found: dict[SpeciesId, dict[SpeciesId, int]] = {}
        for one, other, n in rows:
            found.setdefault(SpeciesId(one), {})[SpeciesId(other)] = n
        return found

    def of_spans(self, recording_id: RecordingId | None = None) -> list[SpeciesList]:
        """Return the lists of spans of all recordings or of one, in order of path and start."""
        condition = "recording.removed = 0" if recording_id is None else "recording.id = ?"
        parameters = [] if recording_id is None else [recording_id]
        joined = (
            "FROM species_list JOIN recording ON recording.id = species_list.recording {} "
            f"WHERE start_s IS NOT NULL AND observer = '' AND {condition} ORDER BY path, start_s, end_s, pk"
        )
        states = self._rows.all(
            f"SELECT pk, recording.id, start_s, end_s, state {joined.format('')}", parameters
        )
        tags = self._rows.all(
            f"SELECT pk, species.id, tag.state {joined.format(_SPAN_TAGS)}, position",
            parameters,
        )
        with self._rows.decoding("a species list"):
            tags_of = _tags(tags)
            return [
                SpeciesList(
                    recording_id=RecordingId(key),
                    state=ListState(state),
                    tags=tags_of.get(pk, {}),
                    span_s=(start_s, end_s),
                )
                for pk, key, start_s, end_s, state in states
            ]

    def provenance(
        self, recording_id: RecordingId, span_s: tuple[float, float] | None = None
    ) -> Provenance | None:
        """Return who said what is in a list, and when."""
        start_s, end_s = span_s or (None, None)
        row = self._rows.first(
            f"SELECT {PROVENANCE} FROM species_list JOIN provenance ON provenance.pk = made "
            "WHERE recording = ? AND start_s IS ? AND end_s IS ? AND observer = ''",
            [recording_id, start_s, end_s],
        )
        return provenance_of(self._rows, row) if row else None

    def set(self, species_list: SpeciesList, made: Provenance | None) -> None:
        """Replace the list of a recording, or of a span of it.

        Scores that were made under another list of the recording are outdated. An untagged one that nobody made is taken out.

        Raises
        ------
        NotInProjectError
            If there is no such recording.
        """
        recording = species_list.recording_id
        if self._rows.first("SELECT 1 FROM recording WHERE id = ?", [recording]) is None:
            raise absent(self._rows.path, "recording", recording)
        place = (recording, *(species_list.span_s or (None, None)))
        found = self._rows.first(
            "SELECT pk FROM species_list WHERE recording = ? AND start_s IS ? AND end_s IS ? "
            "AND observer = ''",
            place,
        )
        if species_list.span_s is None:
            before = self.of(recording)
            if (before.state, dict(before.tags)) != (species_list.state, dict(species_list.tags)):
                Scores(self._rows).outdate_recording(recording)
        if found is not None:
            self._rows.execute("DELETE FROM tag WHERE list = ?", found)
        if species_list.state is ListState.UNTAGGED and not species_list.tags and made is None:
            if found is not None:
                self._rows.execute("DELETE FROM species_list WHERE pk = ?", found)
            return
        made_pk = provenance_pk(self._rows, made) if made else None
        if found is None:
            self._rows.execute(
                "INSERT INTO species_list (recording, start_s, end_s, state, made) "
                "VALUES (?, ?, ?, ?, ?)",
                (*place, species_list.state, made_pk),
            )
            found = self._rows.first("SELECT last_insert_rowid()")
            assert found is not None
        else:
            self._rows.execute(
                "UPDATE species_list SET state = ?, made = ? WHERE pk = ?",
                (species_list.state, made_pk, *found),
            )
        self._rows.execute_many(
            "INSERT INTO tag (list, species, position, state) VALUES (?, ?, ?, ?)",
            [
                (*found, species, position, state)
                for position, (species, state) in enumerate(species_list.tags.items())
            ],
        )


def _tags(rows: Iterable[Row]) -> dict[int, dict[SpeciesId, TagState]]:
    """Return the tags of each list of rows (its key, species, state)."""
    tags_of: dict[int, dict[SpeciesId, TagState]] = {}
    for key, species, state in rows:
        tags_of.setdefault(key, {})[SpeciesId(species)] = TagState(state)
    return tags_of

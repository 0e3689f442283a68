"""Custom fields and their values for segments."""

import json
from collections.abc import Iterable, Mapping

from birdann.core.custom_fields import CustomField, FieldValues
from birdann.core.ids import SegmentId
from birdann.core.provenance import Provenance
from birdann.store.rows import Table
from birdann.store.tables.provenance import provenance_pk
from birdann.store.tables.records import Column, Record

_FIELD = Record(
    CustomField,
    "custom_field",
    "a custom field",
    choices=Column(
        names="choices",
        read=lambda text: tuple(json.loads(text)),
        write=lambda values: (json.dumps(list(values)),),
    ),
)
_VALUES = (
    "SELECT segment, name, value FROM custom_value JOIN custom_field ON custom_field.id = field "
    "WHERE removed = 0"
)


class CustomFields(Table):
    """Custom fields and their values."""

    def all(self) -> list[CustomField]:
        """Return the fields in order."""
        return _FIELD.all(self._rows, "WHERE removed = 0 ORDER BY place")

    def put(self, fields: Iterable[CustomField]) -> None:
        """Replace the fields; values of removed ones are kept, and return with them."""
        self._rows.execute("UPDATE custom_field SET removed = 1 WHERE removed = 0")
        _FIELD.put(self._rows, fields, replaces="id", removed=0)

    def values(self, segment_ids: Iterable[SegmentId] | None = None) -> FieldValues:
        """Return the values of segments, or of all."""
        if segment_ids is None:
            rows = self._rows.all(f"{_VALUES} ORDER BY place")
        else:
            rows = list(
                self._rows.all_in(f"{_VALUES} AND segment IN (%s) ORDER BY place", segment_ids)
            )
        values: dict[SegmentId, dict[str, str]] = {}
        for segment, name, value in rows:
            values.setdefault(SegmentId(segment), {})[name] = value
        return values

    def set(
        self, segment_ids: Iterable[SegmentId], values: Mapping[int, str], made: Provenance
    ) -> None:
        """Set values by field identifier; "" removes one."""
        by = provenance_pk(self._rows, made)
        ids = list(segment_ids)
        for field, value in values.items():
            if value:
                self._rows.insert(
                    "custom_value",
                    "segment, field, value, made",
                    [(segment_id, field, value, by) for segment_id in ids],
                    replaces="segment, field",
                )
            else:
                self._rows.execute_many(
                    "DELETE FROM custom_value WHERE segment = ? AND field = ?",
                    [(segment_id, field) for segment_id in ids],
                )

"""Custom fields of segments, such as sex, age or distance band."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from birdann.core.errors import BirdannError
from birdann.core.ids import SegmentId, new_id

MAX_FIELDS = 8
FieldValues = Mapping[SegmentId, Mapping[str, str]]
"""For each segment with values: the value of each field, by the field's name, in order."""


class FieldError(BirdannError):
    """A custom field or its value is invalid."""


class FieldKind(StrEnum):
    """Types of custom fields."""

    TEXT = "text"
    NUMBER = "number"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True, kw_only=True)
class CustomField:
    """A custom field of a project."""

    id: int
    place: int  # Position among the fields, from 0.
    name: str
    kind: FieldKind = FieldKind.TEXT
    choices: tuple[str, ...] = ()  # Permitted values of a choice.

    def normalise(self, value: str) -> str:
        """Return the normalised value; "" for none.

        Raises FieldError if it is not a number, or not one of the choices.
        """
        value = value.strip()
        if value and self.kind is FieldKind.CHOICE and value not in self.choices:
            raise FieldError(
                "{name}: “{value}” is not one of {choices}.",
                name=self.name,
                value=value,
                choices=", ".join(self.choices),
            )
        if value and self.kind is FieldKind.NUMBER:
            value = value.replace(",", ".")
            try:
                float(value)
            except ValueError as error:
                raise FieldError(
                    "{name}: “{value}” is not a number.", name=self.name, value=value
                ) from error
        return value


def define_custom_fields(
    rows: Sequence[tuple[str, FieldKind, Sequence[str]]],
    before: Sequence[CustomField],
    taken: Sequence[str] = (),
) -> tuple[CustomField, ...]:
    """Return fields of names, kinds and choices; known names keep their identifiers.

    Raises FieldError if there are too many fields, a name is repeated or ``taken``, or a choice
    has no values.
    """
    known = {field.name: field.id for field in before}
    used = {name.casefold() for name in taken}
    fields: list[CustomField] = []
    for name, kind, choices in rows:
        name, values = name.strip(), tuple(dict.fromkeys(filter(None, map(str.strip, choices))))
        if not name:
            continue
        if name.casefold() in used:
            raise FieldError("There is already a column “{name}”.", name=name)
        if kind is FieldKind.CHOICE and not values:
            raise FieldError("{name}: a choice needs values.", name=name)
        used.add(name.casefold())
        fields.append(
            CustomField(
                id=known.get(name) or new_id(),
                place=len(fields),
                name=name,
                kind=kind,
                choices=values if kind is FieldKind.CHOICE else (),
            )
        )
    if len(fields) > MAX_FIELDS:
        raise FieldError("A project has at most {n} fields.", n=MAX_FIELDS)
    return tuple(fields)


def field_texts(values: FieldValues) -> dict[SegmentId, tuple[str, ...]]:
    """Return the values of each segment as "name: value"."""
    return {
        key: tuple(f"{name}: {value}" for name, value in item.items())
        for key, item in values.items()
    }

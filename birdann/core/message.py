"""Texts with named values: English here, translated where they are shown.

Messages are passed on, stored and shown unchanged. The command line and log print them; the window
translates the template and fills in the values. ``packaging/translations.py`` collects the
templates, which therefore must be literals.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Self

_CONTROLS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
"""Control characters but tab and new line, what turns the direction of writing, and what is not a text."""
_OPEN = re.compile(r"{(\w+)}")
_COUNT = re.compile("%L?n")


class Message(str):
    """English text that remembers its template and values.

    ``Message("{path} cannot be read: {reason}.", path=path, reason=error)`` equals the text and
    can be used wherever a text can. Slices and joins are plain ``str`` and stay English; ``str()``
    of a message, or of an error with one, is the message itself.
    """

    __slots__ = ("number", "template", "values")

    # English, with ``{name}`` for values. Nothing else is special, so stored templates are
    # harmless.
    template: str
    # Values of the placeholders; messages among them are translated too.
    values: Mapping[str, str]
    number: int | None  # Chooses between singular and plural template; None without such forms.

    def __new__(cls, template: str, /, **values: object) -> Self:
        """Make a message of a literal template and its values."""
        return cls._create(template, template, {k: str(v) for k, v in values.items()}, None)

    @classmethod
    def counted(cls, one: str, many: str, number: int, /, **values: object) -> Self:
        """Return a message about ``number`` things, which stands in it as ``%Ln``.

        ``Message.counted("Merge %Ln segment", "Merge %Ln segments", n)``: the second is the
        template, with as many plural forms as a language needs.
        """
        texts = {k: str(v) for k, v in values.items()}
        return cls._create(one if number == 1 else many, many, texts, number)

    @classmethod
    def if_any(cls, one: str, many: str, number: int, /, **values: object) -> tuple[Self, ...]:
        """Return such a message, or nothing where there are none to speak of."""
        return (cls.counted(one, many, number, **values),) if number else ()

    @classmethod
    def _create(
        cls, english: str, template: str, values: Mapping[str, str], number: int | None
    ) -> Self:
        message = super().__new__(cls, fill_template(english, values, number))
        message.template, message.values, message.number = (
            template,
            MappingProxyType(values),
            number,
        )
        return message

    def __str__(self) -> str:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _restore_message, (str.__str__(self), self.template, dict(self.values), self.number)

    def with_values(self, **values: object) -> "Message":
        """Return the message with more values filled in."""
        return Message(self.template, **{**self.values, **values})


def fill_template(text: str, values: Mapping[str, str], number: int | None = None) -> str:
    """Return a template, or its translation, with its values."""
    if number is not None:
        text = _COUNT.sub(f"{number:,}", text)
    return _OPEN.sub(lambda placeholder: values.get(placeholder[1], placeholder[0]), text)


def escape_controls(text: str) -> str:
    r"""Escape control characters but tab and new line, as in \u001b.

    Names of files and species are untrusted input. A terminal would interpret control characters
    in them: move the cursor, overwrite text, or type for the user; XML has no place for them. JSON
    decodes to the same characters.
    """
    return _CONTROLS.sub(_code, text)


def escape_line(text: str) -> str:
    """Escape line breaks too: a name must not make a line of its own."""
    return escape_controls(text).replace("\n", "\\u000a")


def _code(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"


def percent(share: float, digits: int = 0) -> str:
    """Return a share as a percentage with that many decimals."""
    return f"{share:.{digits}%}".replace("%", " %")


def score_text(score: float, *, is_share: bool) -> str:
    """Return a score in per cent, unless scores are on a scale of their own."""
    return percent(score, 1) if is_share else f"{score:.4g}"


def join_texts(texts: Iterable[str], separator: str = ", ") -> str:
    """Return texts in sequence, each translated by itself."""
    values = {f"part_{i}": text for i, text in enumerate(texts)}
    return Message(separator.join(f"{{{name}}}" for name in values), **values)


def listed_briefly(texts: Sequence[str], limit: int, separator: str = ", ") -> str:
    """Return the first texts, and the number of the others."""
    first_texts, rest = join_texts(texts[:limit], separator), len(texts) - limit
    return (
        Message("{shown} and {rest} more", shown=first_texts, rest=rest)
        if rest > 0
        else first_texts
    )


def paragraph(*sentences: str) -> str:
    """Return the non-empty sentences as one text."""
    return join_texts(filter(None, sentences), " ")


def indent(text: str, depth: int = 1) -> str:
    """Return a line below another."""
    return join_texts(["  " * depth, text], "")


def prefix_with_name(name: str, sentence: str) -> str:
    """Return a sentence about a file among others."""
    return Message("{name}: {sentence}", name=name, sentence=sentence)


def _restore_message(
    english: str, template: str, values: Mapping[str, str], number: int | None
) -> Message:
    return Message._create(english, template, values, number)


# --- as JSON ---------------------------------------------------------------------------


def dumps(value: object) -> str:
    """Return data as JSON in which every message keeps its template and values."""
    return json.dumps(_encode(value))


def loads(text: str | bytes) -> Any:  # noqa: ANN401 - JSON
    """Return the data of `dumps`; old plain texts stay texts."""
    return json.loads(text, object_hook=_read_back)


def as_text(text: str) -> str:
    """Return the stored form of a text; messages keep template and values."""
    return dumps(text) if isinstance(text, Message) else text


def from_text(stored: str) -> str:
    """Return the text or message stored by `as_text`; other texts unchanged."""
    if not stored.startswith('{"english"'):
        return stored
    try:
        content = loads(stored)
    except (ValueError, RecursionError):
        return stored
    return content if isinstance(content, Message) else stored


def _encode(value: object) -> object:
    match value:
        case Message():
            values = {name: _encode(item) for name, item in value.values.items()}
            content = {"english": str.__str__(value), "template": value.template, "values": values}
            return content if value.number is None else content | {"number": value.number}
        case Mapping():
            return {name: _encode(item) for name, item in value.items()}
        case list() | tuple():
            return [_encode(item) for item in value]
    return value


def _read_back(data: dict[str, Any]) -> object:
    match data:
        case {"english": str(english), "template": str(template), "values": dict(values)}:
            number = data.get("number")
            texts = {name: str(value) for name, value in values.items()}
            return _restore_message(
                english, template, texts, number if type(number) is int else None
            )
    return data

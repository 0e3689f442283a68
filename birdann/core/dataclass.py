"""Dataclasses that are soon defined, as a window starts with hundreds of them.

The standard library compiles up to seven functions for each. Here ``__init__`` alone is compiled,
and the type checker alone keeps what is frozen from being changed.
"""

import dataclasses
from dataclasses import MISSING, asdict, astuple, field, fields, is_dataclass, replace
from operator import attrgetter
from typing import TYPE_CHECKING

__all__ = [
    "MISSING",
    "asdict",
    "astuple",
    "dataclass",
    "field",
    "fields",
    "is_dataclass",
    "replace",
]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(*, frozen=False, eq=True, repr=True, order=False, **how):  # noqa: A002
        """Return the decorator; the arguments are those of the standard library."""

        def decorated(cls):
            made = dataclasses.dataclass(eq=order, repr=False, order=order, **how)(cls)
            if repr and "__repr__" not in vars(made):
                made.__repr__ = _told
            if eq:
                made.__eq__, made.__hash__ = _compared(made)
                if not frozen:
                    made.__hash__ = None
            return made

        return decorated

    def _told(self):
        shown = (one.name for one in fields(self) if one.repr)
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
        return f"{type(self).__qualname__}({values})"

    def _compared(cls):
        """Return how two of a class are compared, and the hash of one."""
        names = [one.name for one in fields(cls) if one.compare]
        several = attrgetter(*names) if len(names) > 1 else None
        values = several or (lambda one: tuple(getattr(one, name) for name in names))

        def is_equal(self, other):
            same = other.__class__ is self.__class__
            return values(self) == values(other) if same else NotImplemented

        return is_equal, lambda self: hash(values(self))

"""Boxes whose choices are the members of an enumeration, in its order."""

from enum import Enum


def place_of(choices: type[Enum], name: object) -> int:
    """Return the place of the member of a name; the first of one that is not known."""
    names = list(choices.__members__)
    return names.index(str(name)) if name in names else 0

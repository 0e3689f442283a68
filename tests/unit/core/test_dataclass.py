"""Tests of the dataclasses that are soon defined: they are as the standard library's."""

import dataclasses
import pickle
from copy import copy

import pytest

from birdann.core.dataclass import dataclass, field, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    n: int
    name: str = field(default="", compare=False)
    notes: tuple[float, ...] = field(default=(), repr=False)


@dataclass(slots=True)
class Heard:
    calls: list[Call] = field(default_factory=list)


@dataclass(frozen=True, slots=True, eq=False)
class Alone:
    n: int


@dataclass(frozen=True, slots=True, order=True)
class Placed:
    n: int


def as_of_the_standard_library(cls, **how):
    attributes = {"__annotations__": cls.__annotations__, "__qualname__": cls.__qualname__}
    defaults = {one.name: field(default=one.default, default_factory=one.default_factory,
                                repr=one.repr, compare=one.compare)
                for one in dataclasses.fields(cls)}  # fmt: skip
    return dataclasses.dataclass(**how)(type(cls.__name__, (), {**attributes, **defaults}))


STANDARD_CALL = as_of_the_standard_library(Call, frozen=True, slots=True, kw_only=True)


@pytest.mark.parametrize("one", [Call, STANDARD_CALL])
def test_compared_fields_make_two_equal(one):
    first = one(n=3, name="a", notes=(1.0,))
    assert first == one(n=3, name="b", notes=(1.0,))
    assert hash(first) == hash(one(n=3, name="b", notes=(1.0,)))
    assert first != one(n=4, name="a", notes=(1.0,))
    assert first != (3, (1.0,))
    assert repr(first) == "Call(n=3, name='a')"
    assert replace(first, n=4).n == 4
    with pytest.raises(TypeError):
        one(3)


def test_ordered_ones_have_a_hash():
    assert sorted({Placed(2), Placed(1), Placed(2)}) == [Placed(1), Placed(2)]


def test_what_can_change_has_no_hash():
    assert Heard() == Heard([])
    with pytest.raises(TypeError, match="unhashable"):
        hash(Heard())


def test_without_comparison_one_is_equal_to_itself_only():
    assert Alone(1) != Alone(1)
    assert len({Alone(1), Alone(1)}) == 2


def test_one_of_another_class_with_the_same_fields_is_different():
    assert Call(n=1) != STANDARD_CALL(n=1)


def test_a_copy_and_what_is_read_back_are_equal():
    one = Heard([Call(n=3, notes=(2.0,))])
    assert copy(one) == one == pickle.loads(pickle.dumps(one))
    with pytest.raises(AttributeError):
        one.other = 1  # there is no room for it

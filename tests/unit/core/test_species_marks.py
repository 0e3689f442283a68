"""Marks of species: made from the name, never two alike."""

from hypothesis import given
from hypothesis import strategies as st

from birdann.core.species_marks import N_COLORS, free_mark

NAMES = ("Wren", "Robin", "Crow", "Sylvia undata", "Parus major", "Regulus ignicapillus")


def marks_of(names):
    marks = {}
    for name in names:
        marks[name] = free_mark(name, marks.values())
    return marks


def test_a_name_alone_always_has_the_same_colour():
    marks = {name: free_mark(name, ()) for name in NAMES}
    assert marks == {name: free_mark(name, ()) for name in NAMES}
    assert len(set(marks.values())) > 2
    assert all(0 <= mark < N_COLORS for mark in marks.values())


@given(st.lists(st.text(min_size=1), unique=True, max_size=100))
def test_no_two_marks_are_alike_and_colours_are_used_evenly(names):
    marks = list(marks_of(names).values())
    assert len(set(marks)) == len(names)
    n_used = [sum(mark % N_COLORS == color for mark in marks) for color in range(N_COLORS)]
    assert max(n_used) - min(n_used) <= 1

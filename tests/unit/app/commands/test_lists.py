"""Windows are added, moved, split and joined, and every step is taken back."""

import pytest

from birdann.app.commands import AddRecordings, SetSpeciesLists, TagRecordings
from birdann.app.commands.lists import ChangeWindows
from birdann.core.errors import ListsError
from birdann.core.labels import ListState, SpeciesList, TagState, WindowChoice
from tests.making import list_of

PRESENT, ABSENT, UNSURE = TagState.PRESENT, TagState.ABSENT, TagState.UNSURE
COMPLETE, INCOMPLETE = ListState.COMPLETE, ListState.INCOMPLETE


@pytest.fixture
def minute(session, factory):
    """Add a recording of a minute with windows 0-20 (Crow) and 20-40 s (Crow, Owl); return what is there."""
    recording = factory.recording(n_frames=60 * 48_000)
    session.execute(AddRecordings([recording]))
    session.crow, session.owl = factory.species("Crow"), factory.species("Owl")
    lists = [
        list_of(recording.id, *tags, span_s=span)
        for span, tags in (
            ((0.0, 20.0), [session.crow.id]),
            ((20.0, 40.0), [session.crow.id, session.owl.id]),
        )
    ]  # fmt: skip
    session.execute(SetSpeciesLists(lists, new_species=[session.crow, session.owl]))
    session.recording = recording.id
    return session.project.lists.every


def spans(lists):
    return [list_.span_s for list_ in lists]


def check(session, every, command, expected):
    """Do, take back and do again; return the lists that came of it."""
    before = every()
    session.execute(command)
    after = every()
    assert spans(after) == expected
    session.undo()
    assert every() == before
    session.redo()
    assert every() == after
    return after


def test_windows_are_added_without_a_list(session, minute):
    command = ChangeWindows.add(
        session.recording, [(40.0, 50.0), (50.0, 60.0)], WindowChoice.RANDOM
    )
    lists = check(session, minute, command, [(0, 20), (20, 40), (40, 50), (50, 60)])
    assert [list_.state for list_ in lists[2:]] == [ListState.UNTAGGED] * 2
    assert {list_.choice for list_ in lists[2:]} == {WindowChoice.RANDOM}
    assert str(command.label) == "Add 2 windows"
    tagged = TagRecordings(
        [session.recording], {session.owl.id: PRESENT}, first=COMPLETE, span_s=(40.0, 50.0)
    )
    session.execute(tagged)
    assert minute()[2].present == (session.owl.id,)
    session.undo()
    assert minute() == lists


def test_windows_are_removed_with_their_lists(session, minute):
    check(session, minute, ChangeWindows.remove(minute()[:1]), [(20, 40)])


def test_a_border_is_moved_and_the_list_stays(session, minute):
    lists = check(
        session, minute, ChangeWindows.move(minute()[1:], (25.0, 45.0)), [(0, 20), (25, 45)]
    )
    assert set(lists[1].present) == {session.crow.id, session.owl.id}


@pytest.mark.parametrize("span", [(10.0, 30.0), (0.0, 20.0)])
def test_windows_may_not_cross_or_meet(session, minute, span):
    before = minute()
    for command in (
        ChangeWindows.add(session.recording, [span]), ChangeWindows.move(minute()[1:], span)
    ):  # fmt: skip
        with pytest.raises(ListsError, match=r"overlap|already a window"):
            session.execute(command)
        assert minute() == before


def test_a_split_window_keeps_its_list_around_both_halves(session, minute):
    lists = check(
        session, minute, ChangeWindows.split(minute()[1:], 30.0),
        [(0, 20), (20, 30), (20, 40), (30, 40)],
    )  # fmt: skip
    assert lists[1].state is lists[3].state is ListState.UNTAGGED
    session.execute(ChangeWindows.add(session.recording, [(40.0, 60.0)]))
    check(session, minute, ChangeWindows.split(minute()[-1:], 50.0),
          [(0, 20), (20, 30), (20, 40), (30, 40), (40, 50), (50, 60)])  # fmt: skip


def test_joined_windows_have_the_species_of_both(session, minute):
    lists = check(session, minute, ChangeWindows.join(*minute()), [(0, 40)])
    assert lists[0].state is COMPLETE
    assert set(lists[0].present) == {session.crow.id, session.owl.id}


def test_of_a_joined_window_nothing_is_ruled_out_by_one_half(session, minute):
    crow, owl = session.crow.id, session.owl.id
    first, second = (
        SpeciesList(recording_id=session.recording, state=state, span_s=span, tags=tags)
        for state, span, tags in (
            (INCOMPLETE, (0.0, 20.0), {crow: ABSENT}),
            (COMPLETE, (20.0, 40.0), {owl: PRESENT}),
        )
    )
    session.execute(SetSpeciesLists([first, second]))
    (joined,) = check(session, minute, ChangeWindows.join(first, second), [(0, 40)])
    assert joined.state is INCOMPLETE
    assert joined.tags == {crow: ABSENT, owl: PRESENT}

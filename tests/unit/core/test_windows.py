import numpy as np
import pytest

from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.windows import (
    WHOLE,
    CrossingSpansError,
    LabelledSpans,
    adjacent_spans,
    even_spans,
    parents_of,
    random_spans,
)

WREN, CROW, OWL, ROBIN = map(SpeciesId, range(1, 5))
COMPLETE, INCOMPLETE, POSSIBLE = ListState.COMPLETE, ListState.INCOMPLETE, ListState.POSSIBLE


def listed(span_s, state, *present, absent=(), observer=""):
    tags = dict.fromkeys(present, TagState.PRESENT) | dict.fromkeys(absent, TagState.ABSENT)
    return SpeciesList(
        recording_id=RecordingId(1), state=state, tags=tags, span_s=span_s, observer=observer
    )


def at(windows, span_s):
    return windows.labels[windows.spans.index(span_s)]


def owners(windows, *spans):
    onsets, offsets = (np.array(one, float) for one in zip(*spans, strict=True))
    found = windows.owners(onsets, offsets)
    return [windows.spans[i] for i in found], windows.guests(onsets, offsets, found).tolist()


def test_spans_nest_or_lie_apart():
    assert parents_of([(0, 10), (0, 3), (3, 10), (4, 5), (20, 30)]) == [-1, 0, 0, 2, -1]
    assert parents_of([(0, 3), (0, 10), (0, 3)]) == [1, -1, 0]


@pytest.mark.parametrize("spans", [[(0, 3), (2, 5)], [(2, 5), (0, 3)], [(0, 9), (1, 4), (3, 8)]])
def test_spans_that_cross_are_refused_and_both_named(spans):
    with pytest.raises(CrossingSpansError) as refused:
        parents_of(spans)
    i, j = refused.value.indices
    assert refused.value.spans == (spans[i], spans[j])
    assert max(spans[i][0], spans[j][0]) < min(spans[i][1], spans[j][1])


def test_the_recording_is_the_largest_span():
    whole = LabelledSpans.of([listed(None, COMPLETE, WREN)])
    assert whole.spans == (WHOLE,)
    assert whole.labels[0].present == {WREN} == whole.labels[0].allowed
    nothing = LabelledSpans.of([])
    assert nothing.spans == (WHOLE,)
    assert not nothing.labels[0].is_listed


def test_a_species_of_a_window_is_satisfied_and_possible_in_the_rest():
    windows = LabelledSpans.of([
        listed(None, COMPLETE, WREN, CROW), listed((0, 3), COMPLETE, WREN)
    ])  # fmt: skip
    rest, window = at(windows, WHOLE), at(windows, (0, 3))
    assert (rest.present, rest.possible, rest.allowed) == ({CROW}, {WREN}, {WREN, CROW})
    assert (window.present, window.possible, window.allowed) == ({WREN}, set(), {WREN})
    assert not window.contradicting


def test_a_complete_list_around_it_bounds_a_window():
    windows = LabelledSpans.of(
        [listed(None, COMPLETE, WREN, CROW), listed((0, 3), INCOMPLETE, WREN)]
    )
    window = at(windows, (0, 3))
    assert (window.present, window.possible, window.allowed) == ({WREN}, {CROW}, {WREN, CROW})


def test_a_species_that_the_list_around_a_window_excludes_is_told_and_believed():
    windows = LabelledSpans.of([listed(None, COMPLETE, WREN), listed((0, 3), COMPLETE, OWL)])
    window = at(windows, (0, 3))
    assert (window.present, window.allowed, window.contradicting) == ({OWL}, {OWL}, {OWL})
    ruled_out = LabelledSpans.of([
        listed(None, INCOMPLETE, absent=[OWL]), listed((0, 3), INCOMPLETE, OWL)
    ])  # fmt: skip
    assert at(ruled_out, (0, 3)).contradicting == {OWL}
    assert at(ruled_out, WHOLE).absent == {OWL}


def test_a_checklist_bounds_and_demands_nothing():
    windows = LabelledSpans.of([
        listed(None, POSSIBLE, WREN, CROW, OWL), listed((0, 3), INCOMPLETE, WREN)
    ])  # fmt: skip
    rest, window = at(windows, WHOLE), at(windows, (0, 3))
    assert (rest.present, rest.possible) == (set(), {WREN, CROW, OWL})
    assert rest.allowed == window.allowed == {WREN, CROW, OWL}
    assert window.present == {WREN}


def test_observers_of_one_window_together():
    windows = LabelledSpans.of([
        listed((0, 3), COMPLETE, WREN, observer="Ada"),
        listed((0, 3), COMPLETE, WREN, CROW, absent=[OWL], observer="Grace"),
        listed((0, 3), INCOMPLETE, OWL, observer="Mary"),
    ])  # fmt: skip
    window = at(windows, (0, 3))
    assert (window.present, window.possible) == ({WREN, CROW}, {OWL})
    assert window.allowed == {WREN, CROW, OWL}


def test_a_segment_belongs_to_the_smallest_span_that_contains_most_of_it():
    windows = LabelledSpans.of([
        listed((0, 10), COMPLETE, WREN), listed((0, 3), COMPLETE), listed((3, 6), COMPLETE)
    ])  # fmt: skip
    found, _ = owners(
        windows, (2, 2.5), (2.8, 3.1), (2.9, 3.3), (2.5, 3.5), (9, 12), (9, 10.9), (1.5, 8)
    )
    assert found == [(0, 3), (0, 3), (3, 6), (0, 3), WHOLE, (0, 10), (0, 10)]


def test_segments_that_reach_into_a_window_may_satisfy_it():
    windows = LabelledSpans.of([listed((0, 3), COMPLETE, WREN), listed((3, 6), COMPLETE, CROW)])
    assert owners(windows, (2.0, 3.2), (2.0, 3.1), (5.9, 8.0), (5.5, 8.0))[1] == [[2, 0], [2, 3]]


def test_what_no_complete_window_explains_may_satisfy_the_list_around_it():
    windows = LabelledSpans.of([
        listed(None, COMPLETE, WREN, CROW, OWL), listed((0, 3), COMPLETE, WREN),
        listed((3, 6), INCOMPLETE, CROW), listed((4, 5), COMPLETE, CROW),
    ])  # fmt: skip
    assert at(windows, WHOLE).present == {OWL}
    found, guests = owners(windows, (1, 2), (3.1, 3.9), (4.2, 4.8), (7, 8))
    assert found == [(0, 3), (3, 6), (4, 5), WHOLE]
    assert guests == [[0, 1]]


def test_time_is_divided_into_windows_of_one_length():
    assert adjacent_spans((0, 180), 60) == [(0, 60), (60, 120), (120, 180)]
    assert adjacent_spans((10, 155), 60) == [(10, 70), (70, 130)]
    assert adjacent_spans((0, 160), 60) == [(0, 60), (60, 120), (120, 160)]
    assert adjacent_spans((0, 40), 60) == [(0, 40)]


def test_windows_are_placed_evenly():
    assert even_spans((0, 100), 10, 2) == [(20, 30), (70, 80)]
    assert even_spans((0, 25), 10, 5) == [(1.25, 11.25), (13.75, 23.75)]
    assert even_spans((0, 5), 10, 3) == []


def test_random_windows_lie_apart_and_anywhere():
    rng = np.random.default_rng(0)
    found = np.array([random_spans((5, 105), 10, 3, rng) for _ in range(4000)])
    assert found.min() >= 5
    assert found.max() <= 105
    assert (found[:, 1:, 0] - found[:, :-1, 1]).min() >= -1e-3
    # one window of n, moved back by those before it, is uniform over the time that is left
    free = (found[:, :, 0] - 5 - 10 * np.arange(3)).ravel()
    assert np.abs(np.quantile(free, [0.1, 0.5, 0.9]) / 70 - [0.1, 0.5, 0.9]).max() < 0.02
    assert len(random_spans((0, 25), 10, 9, rng)) == 2

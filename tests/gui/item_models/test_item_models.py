"""Every item model under Qt's own tester, and what it shows."""

import threading
from dataclasses import replace
from datetime import date, datetime, timedelta

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel, QPersistentModelIndex, Qt

from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import Label, LabelState, ListState
from birdann.core.predictions import ScoreColumns
from birdann.core.provenance import Program, person_provenance
from birdann.core.validation import Threshold
from birdann.gui.item_models import queue as queue_module
from birdann.gui.item_models import queue_filter
from birdann.gui.item_models.picks import Mark, PickModel, PickRow, rank
from birdann.gui.item_models.queue import (
    OTHER_COLUMN,
    OTHER_ROLE,
    STATUS_COLUMN,
    QueueModel,
)
from birdann.gui.item_models.queue_data import NO_ROWS, QueueData
from birdann.gui.item_models.queue_filter import (
    Arranger,
    QueueFilter,
    QueueOrder,
    QueueProbability,
    QueueShow,
    Similarity,
    filter_and_sort,
)
from birdann.gui.item_models.recordings import (
    Grouping,
    RecordingOrder,
    RecordingRow,
    RecordingsModel,
    RecordingStatus,
    Show,
)
from birdann.gui.panels.queue_panel import Pace
from birdann.gui.panels.recordings_panel import RecordingsPanel
from birdann.gui.text.language import use_language
from birdann.gui.text.numbers import clock, percent
from birdann.store import SegmentTable
from birdann.store.sound_files import MissingSound

SPECIES = tuple(SpeciesId(1 + n) for n in range(3))
RECORDINGS = tuple(RecordingId(1 + n) for n in range(2))


def recording(name, **values):
    return RecordingRow(id=RecordingId(name), name=name, duration_s=10.0, **values)


def test_large_counts_are_grouped(qapp):
    use_language(qapp, "en")
    assert (
        recording("a.wav", n_segments=12_345, n_labelled=1_646).progress_text == "1,646 / 12,345"
    )


def test_new_predictions_bring_all_their_figures():
    """A recording that got a list is scored again; what is probably not a call changes too."""
    data = queue_data()
    scores = replace(
        ScoreColumns.unscored(np.array([102, 104])), run_id=RunId(1), species_ids=SPECIES,
        mode=np.zeros(2, np.int8), species=np.array([1, -1], np.int32),
        runner_up=np.array([0, 1], np.int32), probability=np.array([0.6, 0.95]),
        runner_up_probability=np.array([0.3, 0.02]), call_probability=np.array([0.8, 0.1]),
    )  # fmt: skip
    before, after = data.table, data.with_scores([scores]).table
    for column, values in {
        "species": [0, 1, 1, -1, -1, 1],
        "runner_up": [1, 0, 0, -1, 1, 2],
        "probability": [0.9, 0.5, 0.6, np.nan, 0.95, 0.4],
        "runner_up_probability": [0.05, 0.45, 0.3, np.nan, 0.02, 0.39],
        "call_probability": [np.nan, np.nan, 0.8, np.nan, 0.1, np.nan],
    }.items():
        np.testing.assert_array_equal(getattr(after, column), values)
        np.testing.assert_array_equal(getattr(before, column), getattr(queue_data().table, column))


def queue_data(n=6):
    ids = 100 + np.arange(n)
    probability = np.array([0.9, 0.5, 0.7, np.nan, 0.99, 0.4][:n])
    return QueueData(
        table=SegmentTable(
            recording_ids=RECORDINGS,
            species_ids=SPECIES,
            segment_ids=ids,
            recording=np.array([0, 0, 0, 1, 1, 1][:n], dtype=np.int32),
            onset_s=np.arange(n) * 1.5,
            offset_s=np.arange(n) * 1.5 + 0.25,
            low_hz=np.full(n, 2000.0),
            high_hz=np.full(n, 4500.0),
            species=np.array([0, 1, 2, -1, 0, 1][:n], dtype=np.int32),
            probability=probability,
            runner_up=np.array([1, 0, 0, -1, 1, 2][:n], dtype=np.int32),
            runner_up_probability=np.array([0.05, 0.45, 0.1, np.nan, 0.01, 0.39][:n]),
            call_probability=np.full(n, np.nan),
            label=np.full(n, -1, dtype=np.int8),
            label_species=np.full(n, -1, dtype=np.int32),
        ),
        recording_names=["a.wav", "b.wav"],
        species_names=["Wren", "Robin", "Tit"],
        species_codes=["WREN", "ROBI", "TIT"],
        species_colors=[0, 1, 2],
        starts=[None, datetime(2026, 5, 12, 4, 59, 58)],
    )


def test_only_what_reaches_its_saved_threshold():
    run, program = RunId(7), Program(name="BirdNET")
    saved = tuple(
        Threshold(species_id=key, source=source, score=score, provenance=person_provenance("Ada"))
        for key, source, score in ((SPECIES[0], run, 0.95), (SPECIES[1], run, 0.3),
                                   (SPECIES[2], program, 8.0))
    )  # fmt: skip
    data = queue_data()
    found = np.array([-1, -1, 0, -1, -1, -1], dtype=np.int16)
    score = np.where(found == 0, 9.5, np.nan)
    table = replace(data.table, programs=(program,), program=found, program_score=score,
                    found_ids=frozenset({SegmentId(102)}))  # fmt: skip
    data = replace(data, table=table, thresholds=saved, run_id=run)
    believed = QueueFilter(probability=QueueProbability.BELIEVED, order=QueueOrder.TIME)
    assert filter_and_sort(data, believed).tolist() == [1, 2, 4, 5]
    assert filter_and_sort(data, replace(believed, program=program)).tolist() == [2]


def test_sounds_of_people_are_left_out_where_a_gallery_asks():
    data = replace(queue_data(), species_names=["Wren", "Human", "Tit"])
    wanted = QueueFilter(order=QueueOrder.TIME)
    assert filter_and_sort(data, wanted).tolist() == [0, 1, 2, 3, 4, 5]
    assert filter_and_sort(data, wanted, with_people=False).tolist() == [0, 2, 3, 4]


def test_what_is_expected_to_be_right_is_what_the_probabilities_say():
    data = queue_data()
    assert data.expected_precision(0.9, 1.0).right == pytest.approx((0.9 + 0.99) / 2)
    assert data.expected_precision(0.0, 0.3) is None
    data.table.label[0] = 0  # judged: no proposal any more
    assert data.expected_precision(0.9, 1.0).right == pytest.approx(0.99)
    low = np.where(data.table.probability > 0.9, 0.85, np.nan)
    bounded = replace(data, table=replace(data.table, probability_low=low))
    assert (
        bounded.expected_precision(0.9, 1.0) is None
    )  # thresholds are compared with the lower bound
    assert bounded.expected_precision(0.8, 1.0).right == pytest.approx(0.99)
    data.table.call_probability[4] = 0.1
    assert replace(data, min_call_probability=0.2).expected_precision(0.9, 1.0) is None


def test_recordings_model_keeps_qts_rules(qtmodeltester):
    model = RecordingsModel()
    model.set_rows([recording("b"), recording("a", species=("Wren",))])
    model.update_row(recording("b", n_segments=3))
    qtmodeltester.check(model)
    model.set_text("wren")
    qtmodeltester.check(model)


def test_recordings_are_filtered_and_ordered():
    model = RecordingsModel()
    model.set_rows(
        [
            recording("dawn", list_state=ListState.COMPLETE, species=("Wren",), n_segments=4),
            recording("Noon", n_segments=9),
            recording("dusk", list_state=ListState.COMPLETE, n_segments=2, n_labelled=2),
        ]
    )

    assert model.ids() == ["dawn", "dusk", "Noon"]
    model.set_order(RecordingOrder.OPEN)
    assert model.ids() == ["Noon", "dawn", "dusk"]
    model.set_show(Show.UNTAGGED)
    assert model.ids() == ["Noon"]
    model.set_show(Show.DONE)
    assert model.ids() == ["dusk"]
    model.set_show(Show.ALL)
    model.set_text("d wren")
    assert model.ids() == ["dawn"]


def test_a_recording_that_changes_comes_goes_and_moves(qtmodeltester):
    model = RecordingsModel()
    qtmodeltester.check(model)
    model.set_rows([recording("a", n_segments=5), recording("b", n_segments=3), recording("c")])
    model.set_order(RecordingOrder.OPEN)
    assert model.ids() == ["a", "b", "c"]
    at_a, at_b = (QPersistentModelIndex(model.index_of(key)) for key in "ab")
    model.update_row(recording("a", n_segments=5, n_labelled=4))
    assert model.ids() == ["b", "a", "c"]
    assert (at_b.row(), at_a.row()) == (0, 1)
    model.set_show(Show.TO_REVIEW)
    assert model.ids() == ["b", "a"]
    model.update_row(recording("b", n_segments=3, n_labelled=3))
    assert model.ids() == ["a"]
    assert not model.index_of("b").isValid()
    assert model.has_recording("b")
    model.update_row(recording("b", n_segments=3, n_labelled=1))
    assert model.ids() == ["b", "a"]
    model.set_order(RecordingOrder.NAME)
    assert model.ids() == ["a", "b"]
    assert model.index_of("b").row() == 1


def test_what_is_selected_and_shown_stays_so_when_the_list_is_arranged(application, qtbot):
    panel, chosen = RecordingsPanel(), []
    qtbot.addWidget(panel)
    panel.model.set_rows([recording(name, n_segments=n) for n, name in enumerate("abcd")])
    panel.show_current("b")
    panel.chosen.connect(chosen.append)
    selection, flag = panel.list.selectionModel(), QItemSelectionModel.SelectionFlag.Select
    selection.select(panel.model.index_of("d"), flag)
    panel.order_box.setCurrentIndex(tuple(RecordingOrder).index(RecordingOrder.OPEN))
    assert panel.selected_ids() == ("d", "b")
    assert panel.model.row_at(panel.list.currentIndex()).id == "b"
    panel.model.set_rows([recording(name, n_segments=9) for name in "abdx"])
    assert panel.selected_ids() == ("b", "d")
    panel.model.update_row(recording("d", n_segments=1))
    assert panel.selected_ids() == ("b", "d")
    panel.filter.setText("x")
    assert panel.selected_ids() == ()
    assert not panel.list.currentIndex().isValid()
    assert not chosen


def grouped(grouping):
    model = RecordingsModel()
    noon = datetime(2025, 5, 4, 12)
    model.set_rows(
        [
            recording("a", location="North", started_at=noon),
            recording("b", location="South", started_at=noon),
            recording("c", location="North", started_at=noon + timedelta(days=1)),
            recording("d"),
        ]
    )
    model.set_grouping(grouping)
    return model


def lines(model):
    """Return what is listed: headings by their titles, recordings by their ids."""
    indexes = [model.index(row) for row in range(model.rowCount())]
    headings = [model.heading_at(index) for index in indexes]
    return [
        heading.title if heading is not None else model.row_at(index).id
        for index, heading in zip(indexes, headings, strict=True)
    ]


def test_recordings_stand_under_their_site_and_day(qtmodeltester):
    assert lines(grouped(Grouping.PLACE)) == [
        "North",
        "a",
        "c",
        "South",
        "b",
        "Site not known",
        "d",
    ]
    days = lines(grouped(Grouping.DAY))
    assert days == ["4 May 2025", "a", "b", "5 May 2025", "c", "Day not known", "d"]
    model = grouped(Grouping.BOTH)
    assert lines(model)[:3] == ["North · 4 May 2025", "a", "North · 5 May 2025"]
    assert model.ids() == ["a", "c", "b", "d"]
    qtmodeltester.check(model)


def test_a_closed_group_hides_its_recordings_and_keeps_counting_them():
    model = grouped(Grouping.PLACE)
    assert model.set_open(model.index(0))
    assert lines(model) == ["North", "South", "b", "Site not known", "d"]
    assert model.heading_at(model.index(0)).n_recordings == 2
    assert model.n_passing == 4
    noon = datetime(2025, 5, 4, 12)
    for name, place, days in (("c", "North", 1), ("b", "South", 0)):
        start = noon + timedelta(days=days)
        row = recording(name, location=place, started_at=start, list_state=ListState.COMPLETE)
        model.update_row(row)
    assert lines(model) == ["North", "South", "b", "Site not known", "d"]
    assert model.heading_at(model.index(0)).n_tagged == 1
    model.set_text("c")
    assert lines(model) == ["North"]
    assert model.n_passing == 1
    model.set_text("")
    model.set_all_open(True)
    assert len(model.ids()) == 4
    model.set_show(Show.UNTAGGED)
    assert model.ids() == ["a", "d"]
    model.update_row(recording("a", location="North", list_state=ListState.COMPLETE))
    assert lines(model) == ["Site not known", "d"]


@pytest.mark.parametrize(
    ("values", "status"),
    [
        ({"lost": MissingSound.MISSING, "n_segments": 3}, RecordingStatus.MISSING),
        ({}, RecordingStatus.NEW),
        ({"list_state": ListState.COMPLETE}, RecordingStatus.TAGGED),
        ({"n_segments": 3}, RecordingStatus.SEGMENTED),
        ({"n_segments": 3, "list_state": ListState.INCOMPLETE}, RecordingStatus.TO_REVIEW),
        ({"n_segments": 3, "n_labelled": 1}, RecordingStatus.STARTED),
        ({"n_segments": 3, "n_labelled": 3}, RecordingStatus.DONE),
        ({"n_segments": 0, "list_state": ListState.COMPLETE}, RecordingStatus.DONE),
    ],
)
def test_status_of_a_recording(values, status):
    assert recording("a", **values).status is status


def test_queue_model_keeps_qts_rules(qtmodeltester, qapp):
    model, data = QueueModel(), queue_data()
    qtmodeltester.check(model)
    model.set_rows(data, filter_and_sort(data, QueueFilter()))
    qtmodeltester.check(model)
    model.set_rows(data, filter_and_sort(data, QueueFilter()))
    model.set_rows(None, NO_ROWS)
    qtmodeltester.check(model)


def test_the_next_open_question_is_found_below_and_then_from_the_top(monkeypatch):
    monkeypatch.setattr(queue_module, "_ROWS_AT_ONCE", 2)
    model, data = QueueModel(), queue_data()
    assert model.open_after(None) is None
    data.table.label[:] = [0, -1, 0, 0, -1, 0]
    model.set_rows(data, np.arange(6))
    assert [model.open_after(place) for place in (None, 0, 1, 3, 4, 5)] == [1, 1, 4, 4, 1, 1]
    data.table.label[:] = 0
    assert model.open_after(3) is None


def test_orders_of_the_queue():
    rows = filter_and_sort(queue_data(), QueueFilter(order=QueueOrder.USEFUL))
    assert set(rows[:2].tolist()) <= {5, 1, 2, 0, 3}
    assert rows.tolist().index(5) < rows.tolist().index(1)
    assert rows.tolist().index(0) < rows.tolist().index(4)
    rows = filter_and_sort(queue_data(), QueueFilter(order=QueueOrder.SURE))
    assert rows.tolist() == [4, 0, 2, 1, 5, 3]


def test_the_queue_is_filtered_by_probability_and_by_day():
    everything = QueueShow.ALL
    high = QueueFilter(show=everything, probability=QueueProbability.HIGH)
    assert sorted(filter_and_sort(queue_data(), high)) == [0, 4]
    data = queue_data()
    assert data.known_days == (date(2026, 5, 12),)
    on_day = QueueFilter(show=everything, day=date(2026, 5, 12))
    assert sorted(filter_and_sort(data, on_day)) == [3, 4, 5]
    assert not len(filter_and_sort(data, QueueFilter(show=everything, day=date(2026, 5, 13))))


def test_a_time_stands_with_the_time_of_day_where_the_start_is_known():
    data = queue_data()
    assert [data.onset_text(row) for row in (1, 3)] == ["0:01.5", "0:04.5 · 05:00:02"]


def test_likeness_is_an_order_of_what_the_filter_lets_pass():
    data = queue_data()
    ids = data.table.segment_ids
    similarity = Similarity(ids[:5], np.array([0.0, 5, 1, 9, 0.5]))  # the last came since
    rows = filter_and_sort(data, QueueFilter(show=QueueShow.ALL), similarity)
    assert rows.tolist() == [0, 4, 2, 1, 3, 5]
    only = QueueFilter(show=QueueShow.ALL, species_id=SPECIES[1])
    assert filter_and_sort(data, only, similarity).tolist() == [1, 5]


def test_pace_leaves_breaks_out_and_counts_many_at_once_as_one_answer():
    pace, now_s = Pace(), 1000.0
    for count in range(6):
        pace.note(now_s, count)
        assert pace.per_minute is None
        now_s += 2.0
    now_s += 3600.0
    pace.note(now_s, 6)  # after an hour away
    pace.note(now_s + 2.0, 200)  # a whole page
    assert pace.per_minute == 30
    pace.note(now_s + 3.0, 150)  # undone
    pace.note(now_s + 5.0, 151)
    assert pace.per_minute == 30
    pace.forget()
    assert pace.per_minute is None


def test_labels_move_a_segment_out_of_the_open_questions():
    data = queue_data()
    segment_id = data.table.segment_ids[1]
    label = Label(
        segment_id=segment_id,
        state=LabelState.CORRECTED,
        species_id=SPECIES[2],
        provenance=person_provenance("Anna"),
    )
    data.set_labels({segment_id: label})
    assert 1 not in filter_and_sort(data, QueueFilter())
    assert filter_and_sort(data, QueueFilter(show=QueueShow.CORRECTED)).tolist() == [1]
    mine = QueueFilter(show=QueueShow.ALL, species_id=SPECIES[2])
    assert sorted(filter_and_sort(data, mine)) == [1, 2]
    assert data.status(1) == "corrected"
    assert data.n_reviewed() == 1
    data.set_labels({segment_id: None})
    assert data.n_reviewed() == 0


def test_queue_cells_read_as_a_person_would_write(qapp):
    model, data = QueueModel(), queue_data()
    model.set_rows(data, np.arange(len(data)))
    cells = [model.index(1, column).data() for column in range(model.columnCount())]
    assert cells == [
        "Robin",
        "50 %",
        "Wren  45 %",
        "a.wav",
        "0:01.5",
        "2.0–4.5 kHz",
        "",
        "",
    ]
    status = model.index(1, STATUS_COLUMN)
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert status.data(role) == "Predicted"
    assert not status.data(Qt.ItemDataRole.DecorationRole).isNull()
    heading = model.headerData(
        STATUS_COLUMN, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
    )
    assert heading == "Status"
    assert model.index(1, OTHER_COLUMN).data(OTHER_ROLE) == ("Wren", "WREN", "45 %")
    assert model.index(3, 0).data() == "Unreviewed"
    assert model.index(3, 2).data() == ""
    data.table.runner_up[1] = -1
    assert model.index(1, 2).data() == "Unknown species  45 %"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Species"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00.0"), (59.96, "1:00.0"), (75.25, "1:15.2"), (3600, "1:00:00.0")],
)
def test_clock(seconds, text):
    assert clock(seconds) == text


@given(st.floats(0, 1))
def test_no_probability_reads_as_certain(probability):
    assert 1 <= int(percent(probability).split()[0]) <= 99


def test_pick_model_keeps_qts_rules(qtmodeltester):
    model = PickModel()
    rows = [PickRow(species_id=SPECIES[0], name="Wren", key=1, probability=0.5)]
    model.show_rows(rows)
    qtmodeltester.check(model)
    model.show_rows([PickRow(species_id=SPECIES[0], name="Wren", mark=Mark.PRESENT)])
    qtmodeltester.check(model)
    index = model.index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Wren, present"


NAMES = [
    "Blue Tit",
    "Great Tit",
    "Great Spotted Woodpecker",
    "Tree Pipit",
    "Black-throated Blue Warbler",
    "Parus_caeruleus_song",
]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("great tit", "Great Tit"),
        ("grti", "Great Tit"),
        ("gt", "Great Tit"),
        ("gr wo", "Great Spotted Woodpecker"),
        ("wood", "Great Spotted Woodpecker"),
        ("PIP", "Tree Pipit"),
        ("btbw", "Black-throated Blue Warbler"),
        ("ipi", "Tree Pipit"),
        ("pa so", "Parus_caeruleus_song"),
        ("pcs", "Parus_caeruleus_song"),
    ],
)
def test_a_few_letters_find_a_species(typed, first):
    assert NAMES[rank(typed, NAMES)[0]] == first


@given(st.text(max_size=8), st.lists(st.text(min_size=1, max_size=12), max_size=8))
def test_ranking_never_fails_and_names_nobody_twice(typed, names):
    found = rank(typed, names)
    assert len(found) == len(set(found))
    assert all(0 <= place < len(names) for place in found)
    if not typed.strip():
        assert found == list(range(len(names)))


def test_a_great_many_are_lined_up_in_another_thread_and_the_last_wish_counts(
    qapp, qtbot, monkeypatch
):
    monkeypatch.setattr(queue_filter, "MAX_AT_ONCE", 5)
    arranger, data, came, threads = Arranger(), queue_data(), [], []
    arranger.arranged.connect(lambda data, rows: came.append((data, rows.tolist())))

    def line_up(rows):
        def work(data):
            threads.append(threading.current_thread())
            return np.array(rows)

        return work

    arranger.arrange(data, line_up([1]))
    arranger.arrange(data, line_up([2, 3]))
    assert not came
    qtbot.waitUntil(lambda: bool(came))
    assert came == [(data, [2, 3])]
    assert threading.main_thread() not in threads
    arranger.arrange(queue_data(5), line_up([4]))
    assert came[-1][1] == [4]
    assert threads[-1] is threading.main_thread()
    arranger.arrange(data, line_up([0]))
    arranger.arrange(None, line_up([0]))
    arranger.shutdown()
    qtbot.wait(20)
    assert came[-1] == (None, [])


def test_what_another_program_found_is_not_confirmed_as_a_run_s_answer():
    data = replace(queue_data(), run_id=RunId(7))
    found = SegmentId(101)
    data = replace(data, table=replace(data.table, found_ids=frozenset({found})))
    assert data.question_of([SegmentId(100)]).run_id == RunId(7)
    assert data.question_of([found]).run_id is None
    assert data.question_of([SegmentId(100), found]).run_id is None


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("warbeler", 1),
        ("willwo war", 1),
        ("gret tit", 0),
        ("wilow", 1),
        ("tet", None),
        ("xreat", None),
    ],
)
def test_a_slip_of_the_keyboard_still_finds_a_species(typed, found):
    names = ["Great Tit", "Willow Warbler"]
    assert rank(typed, names)[:1] == ([] if found is None else [found])


def test_values_of_custom_fields_are_listed_with_numbers_in_order():
    data = queue_data()
    data.set_fields((), {n: (f"count: {n}", "sex: male") for n in (2, 10, 100, 9)})
    assert data.field_values() == ["count: 2", "count: 9", "count: 10", "count: 100", "sex: male"]

"""What the model hears in a recording that nobody has tagged is offered, and taken by one key."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from birdann.app.commands import LabelSegments, SetThresholds
from birdann.core.labels import LabelState, ListState, TagState
from birdann.core.provenance import person_provenance
from birdann.core.validation import Threshold
from birdann.gui.choices import segment_title, short_title, tag_rows
from birdann.gui.item_models.picks import Mark
from birdann.gui.text.language import use_language
from tests.gui.reviewing import let_paint


@pytest.fixture
def untagged(trained, settled):
    """The window on a recording without tags, of which the model has an opinion."""
    row = next(row for row in trained.window_parts.recordings.model.rows() if not row.is_tagged)
    settled(trained.bench.show_recording(row.id))
    return trained


def heard(window):
    """The names of the rows that stand for what the model hears."""
    return [
        row.name
        for row in window.window_parts.tags.picker.rows()
        if row.best_example_id is not None
    ]


def test_what_is_heard_comes_first_is_tagged_by_a_key_and_taken_back_by_undo(untagged, settled):
    rows = untagged.window_parts.tags.picker.rows()
    view, names = untagged.bench.view, heard(untagged)
    assert names
    assert [row.name for row in rows[: len(names)]] == names
    for row in rows[: len(names)]:
        assert row.mark is Mark.NONE
        assert "%" in row.note
        assert view.best_example(row.species_id)[1] >= 0.5
    assert len({row.species_id for row in rows}) == len(rows)
    assert view.species_list.state is ListState.UNTAGGED
    view, book = untagged.bench.view, untagged.bench.book
    names = heard(untagged)
    key = next(key for key in view.run_species if book.name(key) == names[0])
    saved = Threshold(
        species_id=key,
        source=view.run_id,
        score=1.0,
        provenance=person_provenance("Ada"),
        precision=0.9,
    )
    assert view.best_example(key)[1] < 1.0
    settled(untagged.bench.execute(SetThresholds({(key, view.run_id): saved})))
    assert heard(untagged) == names[1:]
    settled(untagged.bench.undo())
    assert heard(untagged) == names
    names = set(heard(untagged))
    settled(QTest.keyClick(untagged, Qt.Key.Key_A))
    tags = untagged.bench.view.species_list.tags
    assert {untagged.bench.book.name(key) for key in tags} == names
    assert set(tags.values()) == {TagState.PRESENT}
    settled(QTest.keyClick(untagged, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier))
    assert untagged.bench.view.species_list.state is ListState.UNTAGGED
    assert set(heard(untagged)) == names


class Counted(dict):
    """Notes how often all of it was looked through."""

    n_looks = 0

    def items(self):
        self.n_looks += 1
        return super().items()

    def values(self):
        self.n_looks += 1
        return super().values()


def test_labels_are_looked_through_as_often_however_many_species_are_listed(trained):
    book, view = trained.bench.book, trained.bench.view
    looks = []
    for n_listed in (1, len(book.in_use)):
        labels = Counted(view.labels)
        tags = {species.id: TagState.PRESENT for species in book.in_use[:n_listed]}
        listed = replace(view.species_list, tags=tags)
        here = replace(view, labels=labels, species_list=listed)
        assert len(tag_rows(here, book, ())) == n_listed
        looks.append(labels.n_looks)
    assert looks[0] == looks[1] > 0


def test_a_list_that_somebody_made_is_left_alone_and_the_review_begins_with_its_first_question(
    trained, settled
):
    view = trained.bench.view
    before = view.species_list
    assert before.state is not ListState.UNTAGGED
    settled(QTest.keyClick(trained, Qt.Key.Key_A))
    assert trained.bench.view.species_list == before
    assert "already tagged" in trained.statusBar().currentMessage()
    queue = trained.window_parts.queue
    first = queue.question_after(None)
    last = queue.model.segment_at(queue.model.rowCount() - 1)
    row = trained.bench.overview.queue.row_of[last]
    table = trained.bench.overview.queue.table
    trained.bench.show_recording(table.recording_ids[int(table.recording[row])], select=[last])
    settled()
    assert trained.bench.segment_id == last
    settled(QTest.keyClick(trained, Qt.Key.Key_U))
    assert trained.bench.segment_id == first
    settled(QTest.keyClick(trained, Qt.Key.Key_U))
    assert trained.bench.segment_id == queue.question_after(first)


def test_a_species_that_is_confirmed_but_not_listed_is_shown_first(trained, settled):
    window, book = trained, trained.bench.book
    view = window.bench.view
    (listed,) = view.species_list.present
    other = next(species.id for species in book.in_use if species.id != listed)
    command = LabelSegments([view.segments[0].id], LabelState.CORRECTED, other)
    settled(window.bench.session.execute(command))
    assert other not in window.bench.view.species_list.tags
    first, second = window.window_parts.tags.picker.rows()[:2]
    assert (first.species_id, first.mark, first.note) == (other, Mark.NONE, "1 confirmed")
    assert second.species_id == listed


def test_a_number_stands_for_what_people_called_other_segments_here(untagged, settled):
    window = untagged
    first, second = (segment.id for segment in window.bench.view.segments[:2])
    window.bench.select((first,))
    let_paint(window)
    window.actions_["label.correct"].trigger()
    field = window.window_parts.segment.picker.field
    QTest.keyClicks(field, "Nightjar")
    settled(QTest.keyClick(field, Qt.Key.Key_Return))
    assert window.bench.book.name(window.bench.view.species_of(first)) == "Nightjar"
    window.bench.select(())
    window.bench.select((second,))
    rows = window.window_parts.segment.picker.rows()
    likeliest = [key for key, _ in window.bench.view.likeliest(second, 3)]
    assert [row.species_id for row in rows[: len(likeliest)]] == likeliest
    assert "Nightjar" in [row.name for row in rows[: len(likeliest) + 1]]
    assert [row.key for row in rows] == list(range(1, len(rows) + 1))


def test_large_numbers_of_segments_are_grouped(qapp):
    use_language(qapp, "en")
    view = SimpleNamespace(row_of={7: 1233}, segments=range(12_345))
    assert segment_title(view, [7]) == "Segment 1,234 of 12,345"
    assert short_title(view, [7]) == "1,234 / 12,345"

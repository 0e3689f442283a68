"""What the training report follows, and where its buttons lead."""

import numpy as np
import pytest

from birdann.app.commands import LabelSegments
from birdann.app.reviewing.report_steps import Help, NextStep
from birdann.core.ids import SegmentId
from birdann.core.labels import LabelState
from birdann.gui.report.report_delegate import _INSET_PX, STEP
from birdann.gui.style.dock_layout import PICTURE, REPORT
from birdann.gui.text.language import translate_message


@pytest.fixture
def page(trained, settled, qtbot):
    """The report, open."""
    trained.layout_.show_view(REPORT)
    settled(qtbot.waitUntil(lambda: trained.report_actions.panel.page is not None))
    return trained.report_actions.panel.page


def row_of(window, name):
    return next(row for row in window.report_actions.panel.page.species if row.name == name)


def test_the_report_fits_a_laptops_screen_and_follows_answers_within_a_second(
    trained, page, settled, qtbot
):
    trained.resize(1366, 768)
    table = trained.report_actions.panel.table
    qtbot.waitUntil(lambda: table.viewport().width() > 1200)
    room = table.columnWidth(STEP) - 4 * _INSET_PX  # outside the button, and in it
    texts = [translate_message(Help(step=step, n=5).text) for step in NextStep]
    assert not [text for text in texts if table.fontMetrics().horizontalAdvance(text) > room]
    trained.follower.is_on = False
    row = row_of(trained, "Low bird")
    key = row.examples[-1][0]
    trained.bench.execute(LabelSegments([key], LabelState.CONFIRMED, row.species_id))
    qtbot.waitUntil(lambda: row_of(trained, "Low bird").n_confirmed == 1, timeout=1000)
    assert row_of(trained, "Low bird").examples[0] == (key, True)
    assert trained.bench.undo()
    qtbot.waitUntil(lambda: row_of(trained, "Low bird").n_confirmed == 0, timeout=1000)


def test_review_starts_a_queue_of_one_species(trained, page, settled):
    row = next(species for species in page.species if species.n_calls)
    trained.report_actions.do(Help(step=NextStep.REVIEW, n=5, species_ids=(row.species_id,)))
    settled()
    assert trained.layout_.view == PICTURE
    assert trained.window_parts.queue.filter.chosen_filter().species_id == row.species_id
    assert trained.bench.segment_id is not None
    queue = trained.bench.queue
    place = queue.row_of[trained.bench.segment_id]
    assert queue.table.species_ids[queue.species_at(place)] == row.species_id


def test_two_species_are_compared_in_the_gallery(trained, page, settled):
    ids = tuple(row.species_id for row in page.species)
    settled(trained.report_actions.do(Help(step=NextStep.COMPARE, n=3, species_ids=ids)))
    assert trained.layout_.view == "Gallery"
    queue, model = trained.bench.queue, trained.gallery_actions.panel.model
    listed = {queue.table.species_ids[queue.species_at(row)] for row in model.rows.tolist()}
    assert listed == set(ids)
    assert len(model.rows) == sum((queue.table.species >= 0) & (queue.table.label < 0))
    trained.gallery_actions.panel.filter.species_box.choose(ids[1])
    assert trained.gallery_actions.panel.filter.chosen_filter().other_species_id is None


def test_recordings_to_tag_are_listed_in_the_order_of_the_step(trained, page, settled):
    untagged = [row.id for row in trained.bench.overview.rows if not row.is_tagged]
    settled(trained.report_actions.do(Help(step=NextStep.TAG, n=1, recording_ids=tuple(untagged))))
    assert trained.layout_.view == PICTURE
    assert trained.bench.view.id == untagged[0]


def test_an_example_opens_in_its_recording(trained, page, settled):
    key = next(k for row in page.species for k, _ in row.examples)
    settled(trained.report_actions.panel.table.opened.emit(key))
    assert trained.layout_.view == PICTURE
    assert trained.bench.segment_id == key


def test_the_report_is_saved_as_one_file_with_pictures(trained, page, settled, tmp_path):
    path = tmp_path / "report.html"
    settled(trained.report_actions.save_to(path))
    text = path.read_text(encoding="utf-8")
    assert text.count("data:image/png;base64,") == sum(len(row.examples) for row in page.species)


def test_answers_count_against_predictions_from_before_they_followed(trained, settled, qtbot):
    """The report opens after an answer that its prediction followed; the answer was: wrong."""
    settled()
    trained.follower.is_on = False
    queue = trained.bench.queue
    table = queue.table
    row = int(np.flatnonzero((table.species == 0) & (table.label < 0))[0])
    key, other = SegmentId(int(table.segment_ids[row])), table.species_ids[1]
    settled(trained.bench.execute(LabelSegments([key], LabelState.CORRECTED, other, queue.run_id)))
    settled(trained.scores.follow_labels([table.recording_ids[int(table.recording[row])]]))
    now = trained.bench.queue.table
    assert int(now.species[queue.row_of[key]]) == 1
    trained.layout_.show_view(REPORT)
    settled(qtbot.waitUntil(lambda: trained.report_actions.panel.page is not None))
    page = trained.report_actions.panel.page
    assert page.own_reliability.found == (0.0,)
    n_shown = int(((now.species == 1) & (now.label < 0)).sum() + (now.label_species == 1).sum())
    name = trained.bench.book.name(other)
    assert row_of(trained, name).n_calls == n_shown

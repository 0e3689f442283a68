"""The gallery, through real keys and clicks."""

import shutil
import time
from datetime import UTC, datetime, timedelta
from math import inf
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QHelpEvent, QHoverEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip

from birdann.app.commands import DefineFields, LabelSegments, SetFields
from birdann.app.commands.recordings import SetSites
from birdann.app.learning.calls import min_call_probability
from birdann.app.reviewing import sound_groups
from birdann.app.reviewing.report_steps import Help, NextStep
from birdann.core.custom_fields import FieldKind, define_custom_fields
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, SpeciesId, new_id
from birdann.core.labels import LabelState
from birdann.core.provenance import run_provenance
from birdann.core.recording import Site, SiteId
from birdann.core.segment import Segment
from birdann.dsp.identity import VerifiedSoundFile
from birdann.dsp.thumbnail import Frame
from birdann.gui.application import make_window
from birdann.gui.dialogs.project.label_dialogs import FieldValuesDialog
from birdann.gui.gallery import cards, gallery_view
from birdann.gui.gallery.cards import CARD_ROLE, GalleryModel
from birdann.gui.gallery.gallery_panel import GalleryPanel
from birdann.gui.gallery.groups import SoundMap
from birdann.gui.gallery.thumbnail_service import make_thumbnail
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.item_models.queue_filter import QueueShow
from birdann.gui.runtime.memory import ByteCache
from birdann.gui.style.declared import Scrolled
from birdann.gui.text.numbers import clock
from birdann.store import SegmentTable
from birdann.store.vectors import VectorFile, WindowVectors

TIMEOUT_MS = 30_000
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def labelled_project(segmented_project, tmp_path_factory):
    """The six recordings, tagged, with a model's proposals for every segment."""
    from birdann.app.commands import SetSpeciesLists
    from birdann.app.learning.predicting import predict
    from birdann.app.learning.training import train
    from birdann.app.session import Session
    from birdann.core.labels import ListState, Species, SpeciesList, TagState
    from birdann.store import Project

    path = segmented_project.with_name("labelled.birdann")
    shutil.copy(segmented_project, path)
    with Project.open(path) as project:
        session = Session(project, reviewer="Anna")
        low, high = (Species(id=SpeciesId(new_id()), name=name) for name in ("Low", "High"))
        lists = []
        for number, one in enumerate(sorted(project.recordings.all(), key=lambda r: r.name)):
            heard = [low] * (number < 4) + [high] * (number > 1)
            tags = {species.id: TagState.PRESENT for species in heard}
            lists.append(SpeciesList(recording_id=one.id, state=ListState.COMPLETE, tags=tags))
        session.execute(SetSpeciesLists(lists, new_species=[low, high]))
        predict(session, run_id=train(session, model="ored-lr").id)
    return path


@pytest.fixture
def gallery(window, labelled_project, settled, qtbot):
    """The gallery of the window, at the front, on the labelled project."""
    path = labelled_project.with_name(f"gallery {time.monotonic_ns()}.birdann")
    shutil.copy(labelled_project, path)
    window.open_project(path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    window.pane.setFocus()
    qtbot.keyClick(window.pane, Qt.Key.Key_G)
    panel = window.gallery_actions.panel
    qtbot.waitUntil(panel.view.isVisible)
    qtbot.wait(50)  # until it has taken the middle
    panel.view.request_thumbnails()
    assert panel.service.wait_until_idle()
    return panel


@pytest.fixture
def grouped(gallery, window, qtbot, monkeypatch):
    """The gallery while it shows groups of similar sounds, of few segments each."""
    monkeypatch.setattr(sound_groups, "_MIN_SIZE", 3)
    window.actions_["review.groups"].trigger()
    qtbot.waitUntil(
        lambda: gallery.group_bar.isVisible() and bool(ids(gallery)), timeout=TIMEOUT_MS
    )
    return gallery


def spot(panel, place):
    return panel.view.visualRect(panel.model.index(place)).center()


def click(panel, qtbot, place, modifiers=NO_KEY):
    qtbot.mouseClick(panel.view.viewport(), LEFT, modifiers, spot(panel, place))


def ids(panel):
    return [panel.model.segment_at(place) for place in range(panel.model.rowCount())]


def statuses(window, keys):
    labels = window.bench.project.labels.of(keys)
    return [str(labels[key].state) if key in labels else "" for key in keys]


# --- in place of the picture -----------------------------------------------------------------------


def is_at_the_picture(window):
    focus = QApplication.focusWidget()
    return window.pane.isVisible() and focus is not None and window.pane.isAncestorOf(focus)


def test_the_gallery_is_off_where_the_project_has_no_segments(window, tmp_path, settled):
    settled(window.project_actions.create_at(tmp_path / "new.birdann"))
    assert not window.actions_["review.gallery"].isEnabled()


def test_the_gallery_and_the_picture_take_turns(gallery, window, settled, qtbot):
    assert not window.pane.isVisible()
    assert gallery.view.height() > 0.6 * window.height()
    qtbot.keyClick(gallery.view, Qt.Key.Key_G)
    assert is_at_the_picture(window)
    qtbot.waitUntil(lambda: window.pane.height() > 0.3 * window.height())
    qtbot.keyClick(window.pane.picture, Qt.Key.Key_G)
    assert gallery.view.hasFocus()
    assert not window.pane.isVisible()
    recordings = window.window_parts.recordings.list

    def click_another():
        row = 0 if recordings.currentIndex().row() == 1 else 1
        spot_px = recordings.visualRect(recordings.model().index(row, 0)).center()
        qtbot.mouseClick(recordings.viewport(), LEFT, NO_KEY, spot_px)

    for bring_back, asks in (
        (lambda: qtbot.keyClick(gallery.view, Qt.Key.Key_U), True),
        (lambda: qtbot.keyClick(gallery.view, Qt.Key.Key_Return, CTRL), True),
        (window.actions_["view.spectrogram"].trigger, False),
        (click_another, False),
    ):
        window.bench.select(())
        settled(bring_back())
        qtbot.waitUntil(window.pane.isVisible)
        if asks:
            assert is_at_the_picture(window)
            assert window.bench.segment_id is not None
        window.keys.focus_picture()
        qtbot.keyClick(window.pane.picture, Qt.Key.Key_G)
        qtbot.waitUntil(gallery.view.isVisible)
    last = gallery.model.rowCount() - 1
    gallery.view.scrollToBottom()
    settled(qtbot.mouseDClick(gallery.view.viewport(), LEFT, NO_KEY, spot(gallery, last)))
    assert window.bench.selected_ids == (ids(gallery)[last],)
    window.actions_["review.gallery"].trigger()
    gallery.view.setCurrentIndex(gallery.model.index(0))
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_Return, CTRL))
    assert window.bench.selected_ids == (ids(gallery)[0],)
    window.layout_.save()
    assert window.pane.isVisible()
    assert window.layout_.view == "Spectrogram"


# --- thumbnails ----------------------------------------------------------------------------------


class FlatMaker:
    """Pictures whose values tell frame and bin."""

    def __init__(self, n_frames=400):
        from birdann.dsp.spectrogram import SpectrogramParams

        self.layout = SpectrogramParams(window_s=0.02, hop_s=0.005).layout(20_000)
        self.n_frames = n_frames

    def picture(self, start, stop, level):
        columns = -(-(stop - start) // (1 << level))
        values = np.full((self.layout.n_bins, columns), 40, dtype=np.uint8)
        values[40:60] = 200  # 2 to 3 kHz
        return values


def segment_of(maker, onset_s, offset_s, low_hz=2000.0, high_hz=3000.0):
    box = TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)
    mask = Mask.from_box(box, Grid(hop_s=0.004, bin_hz=25.0))
    return Segment(
        id=SegmentId(1),
        recording_id=RecordingId(2),
        mask=mask,
        box=box,
        provenance=run_provenance("songbirds"),
    )


def test_a_thumbnail_holds_its_segment_in_the_middle():
    maker = FlatMaker()
    thumbnail = make_thumbnail(maker, segment_of(maker, 0.91, 1.09))
    assert thumbnail.frame == Frame(
        start_s=pytest.approx(0.875), span_s=0.25, low_hz=1500.0, top_hz=3500.0
    )
    (outline,) = thumbnail.contours
    assert outline[:, 0].min() == pytest.approx(0.14, abs=0.02)
    assert outline[:, 0].max() == pytest.approx(0.86, abs=0.02)
    assert outline[:, 1].min() == pytest.approx(0.25, abs=0.02)
    assert outline[:, 1].max() == pytest.approx(0.75, abs=0.02)
    rows = np.flatnonzero(thumbnail.picture.mean(axis=1) > 128) / len(thumbnail.picture)
    assert rows.min() == pytest.approx(0.25, abs=0.03)
    assert rows.max() == pytest.approx(0.75, abs=0.03)


def test_calls_of_a_kind_are_drawn_at_one_scale():
    frames = [
        Frame.around_box(
            TimeFreqBox(onset_s=5.0, offset_s=5.0 + d, low_hz=2000, high_hz=f), 22_050.0
        )
        for d, f in ((0.11, 2800), (0.19, 2600), (0.21, 2900), (3.0, 20_000))
    ]
    assert [frame.span_s for frame in frames] == [0.25, 0.25, 0.5, 4.0]
    assert [frame.top_hz - frame.low_hz for frame in frames] == [2000, 2000, 2000, 22_050]
    assert [frame.low_hz for frame in frames] == [1400, 1300, 1450, 0]


@pytest.mark.parametrize(
    ("low_hz", "high_hz", "frame_hz"),
    [(0, 300, (0, 2000)), (10_800, 11_000, (9025, 11_025)), (5000, 7000, (4000, 8000))],
)
def test_a_thumbnail_is_cropped_to_the_band_of_its_call(low_hz, high_hz, frame_hz):
    box = TimeFreqBox(onset_s=1.0, offset_s=1.1, low_hz=low_hz, high_hz=high_hz)
    frame = Frame.around_box(box, 11_025.0)
    assert (frame.low_hz, frame.top_hz) == frame_hz


@pytest.mark.parametrize(("onset_s", "offset_s"), [(0.0, 0.1), (1.95, 2.0), (0.0, 2.0)])
def test_the_ends_of_a_recording_are_padded(onset_s, offset_s):
    maker = FlatMaker()
    thumbnail = make_thumbnail(maker, segment_of(maker, onset_s, offset_s))
    before, after = thumbnail.frame.start_s, 2.0 - thumbnail.frame.start_s
    heard = (thumbnail.picture > 128).any(axis=0)
    assert heard[0] == (before >= 0)
    assert heard[-1] == (after >= thumbnail.frame.span_s)
    assert thumbnail.picture.shape[1] <= 2 * 192


def test_a_cache_keeps_to_its_bytes_and_drops_the_oldest():
    cache = ByteCache[str, str](100)
    for name in "abcd":
        cache.put(name, name, 40)
        cache.get("a")
    assert [name in cache for name in "abcd"] == [True, False, False, True]
    assert cache.n_bytes == 80
    cache.put("d", "d", 10)
    assert cache.n_bytes == 50
    cache.drop("d")
    cache.drop("nothing")
    assert cache.n_bytes == 40
    cache.put("e", "e", 1000)
    assert len(cache) == 1
    cache.clear()
    assert cache.n_bytes == 0


# --- looking -------------------------------------------------------------------------------------


def test_every_segment_in_view_gets_its_thumbnail_and_filters_are_those_of_the_queue(
    gallery, window, application, qtbot
):
    assert gallery.view.hasFocus()
    assert gallery.model.rowCount() == window.bench.counts.segments
    in_view = [gallery.model.segment_at(place) for place in gallery.view.fully_visible()]
    assert in_view
    assert all(gallery.service.get(key) is not None for key in in_view)
    assert gallery.counter.text() == f"{gallery.model.rowCount()} segments"
    viewport = gallery.view.viewport()
    before = viewport.grab().toImage()
    application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # mirrors no text
    after = viewport.grab().toImage()
    application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert after == before
    gallery.filter.species_box.setCurrentText("High")
    high = len(ids(gallery))
    gallery.filter.species_box.setCurrentText("Low")
    assert 0 < high < window.bench.counts.segments
    assert len(ids(gallery)) + high <= window.bench.counts.segments
    gallery.filter.recordings_box.setCurrentText("This recording")
    here = {segment.id for segment in window.bench.view.segments}
    assert set(ids(gallery)) <= here
    gallery.filter.show_box.setCurrentText(str(QueueShow.REJECTED))
    assert gallery.pages.currentWidget() is gallery.empty
    assert "None of the" in gallery.empty_text.text()
    gallery.empty_button.click()
    assert len(ids(gallery)) == window.bench.counts.segments
    assert gallery.pages.currentWidget() is gallery.view
    box, listed = gallery.filter.species_box, {}
    for name in ("High", "Low"):
        box.setCurrentText(name)
        listed[name] = len(ids(gallery))
    qtbot.mouseClick(box, LEFT)
    popup = QApplication.activePopupWidget()
    counts = {row.name: row.note for row in popup.picker.rows()}
    assert {name: counts[name] for name in listed} == {k: str(n) for k, n in listed.items()}
    assert counts["All species"] == str(window.bench.counts.segments)
    qtbot.keyClicks(popup.picker.field, "hig")
    assert [row.name for row in popup.picker.model.rows()] == ["High"]  # nothing new to name
    qtbot.keyClick(popup.picker.field, Qt.Key.Key_Return)
    assert not popup.isVisible()
    assert box.currentText() == "High"
    assert len(ids(gallery)) == listed["High"]
    qtbot.keyClick(box, Qt.Key.Key_Space)
    qtbot.keyClick(popup.picker.field, Qt.Key.Key_Down)
    qtbot.keyClick(popup.picker.field, Qt.Key.Key_Return)
    assert box.currentText() == "All species"


def test_only_cards_that_can_be_seen_whole_count_as_shown(application, qtbot):
    panel = GalleryPanel()
    qtbot.addWidget(panel)
    panel.set_data(many(1000), None)
    panel.show()
    qtbot.waitUntil(lambda: panel.model.rowCount() == 1000)
    view = panel.view
    for height in range(420, 640, 20):
        panel.resize(900, height)
        QApplication.processEvents()
        for top in (0, 30, view.cell_size().height() // 2):
            view.verticalScrollBar().setValue(top)
            shown = view.viewport().rect().adjusted(0, -12, 0, 12)  # frames may be cut off
            rects = [view.visualRect(view.model().index(place)) for place in view.fully_visible()]
            assert all(shown.contains(rect) for rect in rects)
        assert len(view.fully_visible()) % view.n_columns() == 0
    panel.shutdown()


def test_what_is_scrolled_away_is_not_made(gallery, settled, window):
    asked = []
    gallery.service.request = asked.append
    gallery.view.set_card_width(320)
    bar = gallery.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    gallery.view.request_thumbnails()
    first = gallery.model.segment_at(gallery.view.fully_visible()[0])
    places = [ids(gallery).index(key) for key in asked[-1]]
    assert ids(gallery).index(first) in places[: 2 * gallery.view.n_columns()]
    window.layout_.raise_panel("Training report")
    QApplication.processEvents()
    gallery.view.request_thumbnails()
    assert asked[-1] == ()


def test_thumbnails_are_made_when_the_tab_comes_back(gallery, window, qtbot):
    window.layout_.raise_panel("Training report")
    gallery.service.set_project(window.bench.project)
    QApplication.processEvents()
    assert gallery.service.wait_until_idle()
    assert len(gallery.service.cache) == 0
    window.layout_.raise_panel("Gallery")
    qtbot.waitUntil(lambda: len(gallery.service.cache) > 0)


def test_a_missing_sound_is_said_on_the_card(gallery, window, monkeypatch):
    key = ids(gallery)[0]
    monkeypatch.setattr(
        window.bench.project,
        "audio_path",
        lambda recording: VerifiedSoundFile(Path("/nowhere.wav"), 1, ""),
    )
    gallery.service.set_project(window.bench.project)
    gallery.service.request([key])
    assert gallery.service.wait_until_idle()
    assert "nowhere.wav" in gallery.service.problem(key)
    gallery.service.request([key])
    assert len(gallery.service._order.queue) == 0
    gallery.grab()
    spot = gallery.view.cell_rect(0).center()
    pointed = QHelpEvent(QEvent.Type.ToolTip, spot, gallery.view.mapToGlobal(spot))
    QApplication.sendEvent(gallery.view.viewport(), pointed)
    assert "nowhere.wav" in QToolTip.text()


def test_an_empty_project_says_what_to_do(window, tmp_path, settled, qtbot):
    panel = window.gallery_actions.panel
    window.project_actions.create_at(tmp_path / "new")
    settled(qtbot.waitUntil(lambda: window.bench.overview is not None, timeout=TIMEOUT_MS))
    assert panel.pages.currentWidget() is panel.empty
    assert "No segments yet" in panel.empty_text.text()
    assert panel.empty_button.text() == "Find segments"


def test_the_size_follows_slider_and_keys_and_is_remembered(
    gallery, window, preferences, settled, qtbot
):
    before = gallery.view.n_columns()
    gallery.slider.setValue(320)
    assert gallery.view.n_columns() < before
    qtbot.keyClick(gallery.view, Qt.Key.Key_Minus, CTRL)
    assert gallery.view._card_px == 296
    width = gallery.view.cell_size().width() * gallery.view.n_columns()
    assert gallery.view.viewport().width() - width < gallery.view.n_columns() + 1
    gallery.slider.setValue(200)
    for width_px in range(260, 900, 24):
        settled(gallery.resize(width_px, 500))
        slider, button = (
            widget.mapTo(gallery, widget.rect().center())
            for widget in (gallery.slider, gallery.hover_button)
        )
        assert abs(slider.y() - button.y()) <= 2, width_px
    window.gallery_actions.shutdown()
    assert preferences.value("gallery_card_px") == 200
    other = make_window(None, preferences)
    assert other.gallery_actions.panel.view._card_px == 200
    other.close()
    other.deleteLater()


def test_the_most_alike_come_first(gallery, window, qtbot, settled):
    gallery.order_box.setCurrentText("By time")
    reference = ids(gallery)[-1]
    gallery.view.select([reference])
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_F))
    assert ids(gallery)[0] == reference
    assert gallery.order_box.currentText() == "Most similar"
    assert gallery.view.selected_ids() == [reference]
    names = [gallery.model.data(gallery.model.index(place)) for place in range(4)]
    assert set(names) == {"High"}
    # A tone's pitch rises with its time in the recording: four sounds are of the reference's kind.
    # The tones hardly differ but in pitch, so that one of another pitch may come between them.
    queue = window.bench.overview.queue
    onsets_s = [queue.table.onset_s[queue.row_of[key]] for key in ids(gallery)]
    of_its_kind = [abs(onset_s - onsets_s[0]) < 0.1 for onset_s in onsets_s]
    assert all(of_its_kind[:2])
    assert sum(of_its_kind[:5]) == sum(of_its_kind) == 4
    gallery.order_box.setCurrentText("By time")
    assert ids(gallery)[-1] == reference
    gallery.view.clearSelection()
    gallery.order_box.setCurrentText("Most similar")
    assert gallery.order_box.currentText() == "By time"


def test_a_networks_vectors_count_for_what_is_similar(gallery, window, qtbot, settled):
    """The vectors say that the recording which is farthest by features is the most similar."""
    table = window.bench.queue.table
    place_of = dict(zip(table.segment_ids.tolist(), table.recording.tolist(), strict=True))
    gallery.order_box.setCurrentText("By time")
    reference = ids(gallery)[0]

    def find():
        gallery.view.select([reference])
        settled(qtbot.keyClick(gallery.view, Qt.Key.Key_F))
        assert ids(gallery)[0] == reference
        return [place_of[key] for key in ids(gallery)]

    before = find()
    assert gallery.counter.text() == "1 selected"
    near = [place_of[reference], before[-1]]
    assert near[0] != near[1]
    assert set(before[1:4]) - set(near)
    project = window.bench.project
    with VectorFile(project.path, writes=True) as file:
        for place, key in enumerate(table.recording_ids):
            recording = project.recordings.one(key)
            n = int(np.ceil(recording.duration_s))
            values = np.tile(np.array([[100, 0] if place in near else [0, 100]], np.int8), (n, 1))
            windows = WindowVectors(first=0, step_s=1.0, window_s=1.0, values=values)
            file.put("0123456789abcdef", "Net 1", recording, windows)
    after = find()
    n_near = sum(segment in near for segment in before)
    assert set(after[:n_near]) == set(near)
    words = " · similar by features and Net 1 embeddings"
    assert gallery.counter.text() == "1 selected" + words
    queue = window.window_parts.queue
    window.bench.select((reference,))
    settled(queue.order_box.setCurrentText("Most similar"))
    assert queue.counter.text().replace("\xa0", " ").endswith(words)
    gallery.order_box.setCurrentText("By time")
    assert words not in gallery.counter.text()


# --- choosing ------------------------------------------------------------------------------------


def test_cards_are_selected_by_clicks_and_keys(gallery, window, qtbot, settled):
    order = ids(gallery)
    click(gallery, qtbot, 1)
    assert gallery.view.selected_ids() == [order[1]]
    click(gallery, qtbot, 3, CTRL)
    assert gallery.view.selected_ids() == [order[1], order[3]]
    click(gallery, qtbot, 0)
    click(gallery, qtbot, 2, SHIFT)
    assert gallery.view.selected_ids() == order[:3]
    assert gallery.counter.text() == "3 selected"
    qtbot.keyClick(gallery.view, Qt.Key.Key_I)
    assert gallery.view.selected_ids() == order[3:]
    qtbot.keyClick(gallery.view, Qt.Key.Key_A, CTRL)
    assert gallery.view.selected_ids() == order
    qtbot.keyClick(gallery.view, Qt.Key.Key_Escape)
    assert gallery.view.selected_ids() == []
    gallery.view.setCurrentIndex(gallery.model.index(0))
    qtbot.keyClick(gallery.view, Qt.Key.Key_Right)
    qtbot.keyClick(gallery.view, Qt.Key.Key_Down)
    assert gallery.view.currentIndex().row() == 1 + gallery.view.n_columns()
    qtbot.keyClick(gallery.view, Qt.Key.Key_H)
    assert gallery.view.currentIndex().row() == 1 + gallery.view.n_columns()
    qtbot.keyClick(gallery.view, Qt.Key.Key_End)
    assert gallery.view.currentIndex().row() == gallery.model.rowCount() - 1
    before = window.bench.view.id
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_PageDown))
    assert window.bench.view.id == before


# --- verdicts ------------------------------------------------------------------------------------


def test_many_are_confirmed_in_one_step_and_a_held_key_answers_once(
    gallery, window, qtbot, settled
):
    chosen = ids(gallery)[:4]
    gallery.view.select(chosen)
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_Return))
    assert statuses(window, chosen) == ["confirmed"] * 4
    qtbot.waitUntil(lambda: not set(chosen) & set(ids(gallery)))
    settled(window.actions_["edit.undo"].trigger())
    assert statuses(window, chosen) == [""] * 4
    qtbot.waitUntil(lambda: set(chosen) <= set(ids(gallery)))
    chosen = ids(gallery)[:1]
    gallery.view.select(chosen)
    for is_repeated, said in ((True, ""), (False, "rejected")):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_X, NO_KEY, "x", is_repeated)
        settled(QApplication.sendEvent(gallery.view, event))
        assert statuses(window, chosen) == [said]


def test_the_wrong_ones_are_rejected_and_the_rest_in_view_confirmed(
    gallery, window, qtbot, settled
):
    in_view = [gallery.model.segment_at(place) for place in gallery.view.fully_visible()]
    proposed = [key for key in in_view if statuses(window, [key]) == [""]]
    wrong, right = proposed[:2], proposed[2:]
    gallery.view.select(wrong)
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_Return, SHIFT))
    labels = window.bench.project.labels.of(right)
    table = window.bench.overview.queue.table
    none = {key for key in right if table.species[window.bench.overview.queue.row_of[key]] < 0}
    assert set(labels) == set(right)
    assert {str(labels[key].state) for key in right if key not in none} == {"confirmed"}
    assert gallery.view.selected_ids() == wrong
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_X))
    assert statuses(window, wrong) == ["rejected"] * 2


@pytest.mark.parametrize("is_reading", [False, True])
def test_a_number_relabels_also_while_the_recording_behind_the_cards_is_read(
    gallery, window, qtbot, settled, is_reading
):
    gallery.filter.species_box.setCurrentText("Low")
    chosen = ids(gallery)[:2]
    gallery.view.select(chosen)
    row = next(row for row in window.window_parts.segment.picker.rows() if row.name == "High")
    qtbot.waitUntil(lambda: not window.questions.unpainted)
    if is_reading:
        shown = window.bench.view.id
        others = [r.id for r in window.bench.project.recordings.all() if r.id != shown]
        window.bench.show_recording(others[-1])
    assert window.bench.is_reading is is_reading
    settled(qtbot.keyClick(gallery.view, getattr(Qt.Key, f"Key_{row.key}")))
    labels = window.bench.project.labels.of(chosen)
    assert {(str(label.state), label.species_id) for label in labels.values()} == {
        ("corrected", row.species_id)
    }
    qtbot.waitUntil(lambda: not set(chosen) & set(ids(gallery)))


def test_a_new_name_is_typed_for_many(gallery, window, qtbot, settled):
    chosen = ids(gallery)[:3]
    gallery.view.select(chosen)
    qtbot.keyClick(gallery.view, Qt.Key.Key_C)
    popup = window.gallery_actions.popup
    assert popup.isVisible()
    qtbot.keyClicks(popup.picker.field, "Wren")
    settled(qtbot.keyClick(popup.picker.field, Qt.Key.Key_Return))
    assert not popup.isVisible()
    names = {
        window.bench.book.name(label.species_id)
        for label in window.bench.project.labels.of(chosen).values()
    }
    assert names == {"Wren"}


def test_cards_that_are_asked_about_stay_until_the_small_window_closes(
    gallery, window, qtbot, settled
):
    chosen = ids(gallery)[:2]
    gallery.view.select(chosen)
    qtbot.keyClick(gallery.view, Qt.Key.Key_X)  # and before these two leave
    gallery.view.select(chosen)
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_C))
    qtbot.wait(1000)
    assert set(chosen) <= set(ids(gallery))
    popup = window.gallery_actions.popup
    qtbot.keyClick(popup, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not set(chosen) & set(ids(gallery)))


def test_enter_takes_what_stands_first_in_the_small_window_after_tab_too(
    gallery, window, qtbot, settled
):
    chosen = ids(gallery)[:2]
    gallery.view.select(chosen)
    qtbot.keyClick(gallery.view, Qt.Key.Key_C)
    popup = window.gallery_actions.popup
    qtbot.keyClick(popup.focusWidget(), Qt.Key.Key_Down)
    wanted = popup.picker.model.row_at(popup.picker.list.currentIndex().row())
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
        qtbot.keyClick(popup.focusWidget() or popup, key)
    settled()
    labels = window.bench.project.labels.of(chosen)
    assert {label.species_id for label in labels.values()} == {wanted.species_id}


def test_clearing_opens_the_question_again(gallery, window, qtbot, settled):
    gallery.filter.show_box.setCurrentText(str(QueueShow.ALL))
    chosen = ids(gallery)[:2]
    gallery.view.select(chosen)
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_X))
    assert statuses(window, chosen) == ["rejected"] * 2
    settled(qtbot.keyClick(gallery.view, Qt.Key.Key_X, SHIFT))
    assert statuses(window, chosen) == [""] * 2


# --- looking closer ------------------------------------------------------------------------------


def test_segments_play_by_key_and_on_hover(gallery, window, qtbot, monkeypatch):
    played = []
    monkeypatch.setattr(window.gallery_actions.player, "play", played.append)
    gallery.view.setCurrentIndex(gallery.model.index(0))
    qtbot.keyClick(gallery.view, Qt.Key.Key_P)
    table = window.bench.overview.queue.table
    row = window.bench.overview.queue.row_of[ids(gallery)[0]]
    assert played[0].start_s == pytest.approx(max(0, table.onset_s[row] - 0.05))
    assert played[0].low_hz == table.low_hz[row]
    hover(gallery, 1)
    qtbot.wait(400)
    assert len(played) == 1
    gallery.hover_button.click()
    hover(gallery, 2)
    qtbot.waitUntil(lambda: len(played) == 2)
    assert played[1].low_hz == table.low_hz[window.bench.overview.queue.row_of[ids(gallery)[2]]]


def hover(panel, place):
    port, at = panel.view.viewport(), QPointF(spot(panel, place))
    for event in (
        QMouseEvent(
            QMouseEvent.Type.MouseMove,
            at,
            port.mapToGlobal(at),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            NO_KEY,
        ),
        QHoverEvent(QHoverEvent.Type.HoverMove, at, port.mapToGlobal(at), at, NO_KEY),
    ):
        QApplication.sendEvent(port, event)


# --- a great many --------------------------------------------------------------------------------


def many(n):
    rng = np.random.default_rng(0)
    keys = 1 + np.arange(n)
    species = rng.integers(-1, 30, n).astype(np.int32)
    return QueueData(
        table=SegmentTable(
            recording_ids=(RecordingId(1),),
            species_ids=tuple(SpeciesId(1 + place) for place in range(30)),
            segment_ids=keys,
            recording=np.zeros(n, dtype=np.int32),
            onset_s=np.arange(n) * 1.0,
            offset_s=np.arange(n) + 0.5,
            low_hz=np.full(n, 2000.0),
            high_hz=np.full(n, 4000.0),
            species=species,
            probability=rng.random(n),
            runner_up=species,
            runner_up_probability=np.zeros(n),
            call_probability=np.full(n, np.nan),
            label=np.full(n, -1, dtype=np.int8),
            label_species=np.full(n, -1, dtype=np.int32),
        ),
        recording_names=["night.wav"],
        species_names=[f"Species {place}" for place in range(30)],
        species_codes=[f"S{place:03}" for place in range(30)],
        species_colors=list(range(30)),
    )


def test_a_hundred_thousand_cards_scroll_without_being_made(application, qtbot):
    panel = GalleryPanel()
    qtbot.addWidget(panel)
    panel.resize(900, 600)
    panel.show()
    panel.set_data(many(100_000), None)
    qtbot.waitUntil(lambda: panel.model.rowCount() == 100_000)
    painted = []
    paint = panel.view.delegate.paint
    panel.view.delegate.paint = lambda *rest: (painted.append(1), paint(*rest))
    bar = panel.view.verticalScrollBar()
    for share in np.linspace(0, 1, 21):
        bar.setValue(round(bar.maximum() * share))
        panel.view.viewport().repaint()
    assert len(painted) < 21 * 60
    assert panel.view.fully_visible()[-1] == 99_999
    panel.view.selectAll()
    assert len(panel.view.selected_ids()) == 100_000
    panel.shutdown()


def test_what_buttons_count_does_not_lay_the_panel_out_in_turn_for_ever(
    application, monkeypatch, qtbot
):
    around = Scrolled()
    panel = around.set_content(GalleryPanel)
    qtbot.addWidget(around)
    panel.set_data(many(24), None)
    around.resize(700, 400)
    around.show()
    qtbot.waitUntil(lambda: panel.model.rowCount() == 24)
    said, min_px = [], 0

    def open_predictions(places):  # more of them where the cards have more room
        said.append(panel.view.height())
        is_many = panel.view.height() >= min_px if len(said) < 400 else False
        return (10**9 if is_many else 1), 0.5

    monkeypatch.setattr(panel.model, "open_predictions", open_predictions)
    with monkeypatch.context() as patch:  # room for one line of buttons, if they say little
        patch.setattr(panel.model, "open_predictions", lambda places: (1, 0.5))
        panel.view.scrolled.emit()
        wanted = [widget.sizeHint().width() for widget in (*panel._buttons, panel.counter)]
        around.resize(sum(wanted) + 40, 400)
        QApplication.processEvents()
        min_px = panel.view.height() - 10  # not left where they take a second line
    for height in (401, 402, 420):
        said.clear()
        around.resize(around.width(), height)
        for _ in range(300):
            QApplication.processEvents()
        assert len(said) < 40
    panel.shutdown()


def test_cards_that_a_frame_has_no_time_for_are_drawn_in_the_next(gallery, monkeypatch, qtbot):
    """Words on them take no time from its pictures."""
    view = gallery.view
    view.request_thumbnails()
    assert gallery.service.wait_until_idle()
    view.delegate.forget()
    monkeypatch.setattr(cards, "_FRAME_BUDGET_S", -1.0)
    monkeypatch.setattr(gallery_view, "_MOVING_S", inf)  # on a slow machine, too
    view.verticalScrollBar().valueChanged.emit(0)
    view.viewport().repaint()
    assert view.delegate.put_off
    behind = view.grab().toImage()
    monkeypatch.undo()
    qtbot.waitUntil(lambda: not view.delegate.put_off)
    assert view.grab().toImage() != behind
    clock = SimpleNamespace(now_s=0.0)
    view.request_thumbnails()
    assert gallery.service.wait_until_idle()
    view.delegate.forget()

    def write_slowly(*_args):
        clock.now_s += 1.0

    monkeypatch.setattr(cards, "_paint_lines", write_slowly)
    monkeypatch.setattr(cards, "thread_time", lambda: clock.now_s)
    monkeypatch.setattr(gallery_view, "_MOVING_S", inf)
    view.verticalScrollBar().valueChanged.emit(0)
    view.viewport().repaint()
    assert clock.now_s > 1
    assert not view.delegate.put_off


def test_the_model_keeps_qts_rules(qtmodeltester, application):
    data = many(40)
    model = GalleryModel()
    model.set_rows(data, np.arange(40))
    qtmodeltester.check(model)
    assert model.set_rows(many(40), np.arange(40)) is False
    assert model.set_rows(data, np.arange(10)) is True
    assert model.data(model.index(3), Qt.ItemDataRole.AccessibleTextRole).endswith(
        "0:03.0, 2.0–4.0 kHz"
    )
    assert "Predicted" in model.data(model.index(3), Qt.ItemDataRole.AccessibleTextRole)


def test_the_bar_moves_in_the_gallery_and_is_one_edit_of_the_project(
    gallery, window, settled, qtbot
):
    call_probability = gallery._data.table.call_probability
    n_all = len(call_probability)
    box = gallery.filter.threshold_box
    assert box.isVisible()
    assert box.text() == "Call probability ≥ 15 %"
    box.setFocus()
    while box.bar <= np.median(call_probability):
        qtbot.keyClick(box, Qt.Key.Key_Up)
    bar = box.bar
    n_hidden = int((call_probability < bar).sum())
    assert n_hidden > 0
    assert gallery.filter.sounds_box.currentText() == f"Calls ({n_hidden} hidden)"  # at once
    qtbot.waitUntil(lambda: min_call_probability(window.bench.project) == bar, timeout=TIMEOUT_MS)
    settled()
    assert gallery.model.rowCount() == n_all - n_hidden
    box.selectAll()
    qtbot.keyClicks(box, "0")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: min_call_probability(window.bench.project) == 0.0, timeout=TIMEOUT_MS)
    settled()
    assert gallery.model.rowCount() == len(call_probability)
    settled(window.bench.undo())
    assert box.bar == bar
    settled(window.bench.undo())
    assert box.text() == "Call probability ≥ 15 %"
    assert gallery.model.rowCount() == n_all


def test_one_key_names_a_group_of_similar_sounds(gallery, window, qtbot, settled, monkeypatch):
    monkeypatch.setattr(sound_groups, "_MIN_SIZE", 3)  # of a few dozen segments
    bar, view = gallery.group_bar, gallery.view
    assert not bar.isVisible()
    qtbot.mouseClick(gallery.groups_button, LEFT)
    qtbot.waitUntil(bar.isVisible, timeout=TIMEOUT_MS)
    assert bar.title.text().startswith("Group 1 of ")
    qtbot.waitUntil(lambda: gallery.model.rowCount() == len(bar.order.members))
    assert view.selected_ids() == []  # nothing is labelled unseen
    settled(qtbot.keyClick(view, Qt.Key.Key_X))
    assert gallery.model.rowCount() == len(bar.order.members)
    view.setFocus()
    view.selectAll()
    members = view.selected_ids()
    assert members == list(bar.order.members)
    n_before = bar.groups.n_groups
    qtbot.mouseClick(bar.split_button, LEFT)
    assert bar.groups.n_groups == n_before + 1
    qtbot.waitUntil(lambda: 0 < gallery.model.rowCount() < len(members))
    view.selectAll()
    named = view.selected_ids()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_X)
    settled(qtbot.waitUntil(lambda: not gallery.model.rowCount(), timeout=TIMEOUT_MS))
    data = window.bench.queue
    assert {data.status(data.row_of[segment]) for segment in named} == {"rejected"}
    assert gallery.empty_text.text() == "This group is finished."
    qtbot.mouseClick(gallery.empty_button, LEFT)
    assert bar.title.text().startswith("Group 2 of ")
    assert set(bar.order.members) <= set(members) - set(named)
    qtbot.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert bar.title.text().startswith("Group 1 of ")
    qtbot.mouseClick(bar.end, LEFT)
    assert not bar.isVisible()
    assert gallery.model.rowCount() > len(members) - len(named)


def test_two_keys_choose_between_two_kinds_of_sound(gallery, window, qtbot, settled, monkeypatch):
    monkeypatch.setattr(sound_groups, "_MIN_SIZE", 3)
    monkeypatch.setattr(sound_groups, "_n_similar", lambda points, kind: 0)  # as if listed alone
    bar, view, data = gallery.group_bar, gallery.view, window.bench.queue
    column = int(np.bincount(data.table.species[data.table.species >= 0]).argmax())
    rows = np.flatnonzero(data.table.species == column)
    low = rows[: len(rows) // 2]
    data.table.low_hz[low], data.table.high_hz[low] = 300.0, 400.0
    species = data.table.species_ids[column]
    window.report_actions.do(Help(step=NextStep.KINDS, species_ids=(species,)))
    qtbot.waitUntil(bar.isVisible, timeout=TIMEOUT_MS)
    name = window.bench.book.name(species)
    assert bar.title.text() == f"{name}, kind of sound 1 of 2"
    assert gallery.reject_button.text() == f"Not {name}"
    qtbot.waitUntil(lambda: bool(view.selected_ids()), timeout=TIMEOUT_MS)
    first = view.selected_ids()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bar.title.text().endswith("2 of 2"), timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: not {*view.selected_ids()} & {*first}, timeout=TIMEOUT_MS)
    second = view.selected_ids()
    settled(qtbot.keyClick(view, Qt.Key.Key_X))
    labels = window.bench.project.labels.all()
    assert {(labels[key].state, labels[key].species_id) for key in first} == {
        (LabelState.CONFIRMED, species)
    }
    assert {(labels[key].state, labels[key].species_id) for key in second} == {
        (LabelState.REJECTED, species)
    }
    assert not {*first} & {*second}
    qtbot.mouseClick(bar.end, LEFT)
    assert gallery.reject_button.text() == "Noise"


def test_the_first_group_shown_has_something_to_review(grouped, window, qtbot, settled):
    gallery, bar = grouped, grouped.group_bar
    first, n_groups = ids(gallery), bar.groups.n_groups
    assert n_groups > 1
    qtbot.mouseClick(bar.end, LEFT)
    settled(window.bench.execute(LabelSegments(first, LabelState.REJECTED, None)))
    window.actions_["review.groups"].trigger()
    qtbot.waitUntil(lambda: bar.isVisible() and bool(ids(gallery)), timeout=TIMEOUT_MS)
    assert bar.title.text() == f"Group 1 of {n_groups}"
    assert not {*first} & {*ids(gallery)}


def test_undo_takes_back_a_split_but_later_edits_first(grouped, window, qtbot):
    gallery, bar, view = grouped, grouped.group_bar, grouped.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_A, CTRL)
    members, title = view.selected_ids(), bar.title.text()
    qtbot.mouseClick(bar.split_button, LEFT)
    qtbot.keyClick(view, Qt.Key.Key_A, CTRL)
    part = view.selected_ids()
    assert len(part) < len(members)
    qtbot.keyClick(view, Qt.Key.Key_X)
    qtbot.waitUntil(lambda: not gallery.model.rowCount(), timeout=TIMEOUT_MS)
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Z, CTRL)  # the label
    qtbot.waitUntil(lambda: ids(gallery) == part, timeout=TIMEOUT_MS)
    assert "rejected" not in statuses(window, part)
    qtbot.keyClick(view, Qt.Key.Key_Z, CTRL)  # the split
    assert (bar.title.text(), ids(gallery)) == (title, members)
    assert not bar.may_undo_edit


def test_commands_of_the_menu_are_about_the_selected_cards(gallery, window, qtbot):
    gallery.view.setFocus()
    click(gallery, qtbot, 3)
    chosen = gallery.view.selected_ids()
    other = next(segment.id for segment in window.bench.view.segments if segment.id not in chosen)
    window.bench.select((other,))
    window.actions_["label.correct"].trigger()
    assert window.gallery_actions.popup.isVisible()
    assert gallery.isVisible()
    window.gallery_actions.popup.hide()
    gallery.view.setFocus()
    window.actions_["label.reject"].trigger()
    assert statuses(window, [*chosen, other]) == ["rejected", ""]


# --- one selection for the whole window ------------------------------------------------------------


def in_another_recording(gallery, window):
    """Return the place of a card of a recording that is not the one behind the gallery."""
    queue, here = window.bench.queue, window.bench.view.id
    return next(n for n, key in enumerate(ids(gallery)) if queue.recording_of(key) != here)


def test_the_panel_shows_and_labels_the_selected_card(gallery, window, qtbot, settled):
    panel, queue = window.window_parts.segment, window.bench.queue
    assert panel.empty.isVisible()
    place = in_another_recording(gallery, window)
    click(gallery, qtbot, place)
    (card,) = gallery.view.selected_ids()
    row = queue.row_of[card]
    name = queue.recording_names[queue.table.recording[row]]
    assert panel.title.whole_text() == Path(name).stem
    assert queue.species_name(queue.species_at(row)) in panel.verdict.text()
    qtbot.waitUntil(lambda: not window.questions.unpainted)
    settled(qtbot.mouseClick(panel.confirm, LEFT))
    assert {key for key in ids(gallery) if statuses(window, [key]) != [""]} <= {card}
    assert statuses(window, [card]) == ["confirmed"]
    assert gallery.isVisible()
    assert gallery.view.hasFocus()


def test_the_panel_answers_for_all_selected_cards(gallery, window, qtbot, settled):
    panel, chosen = window.window_parts.segment, ids(gallery)[:5]
    gallery.view.select(chosen)
    assert panel.title.whole_text() == "5 selected"
    names = [gallery.model._card(row).name for row in gallery.model.rows[:5]]
    assert all(name in panel.verdict.text() for name in names if name in ("Low", "High"))
    qtbot.waitUntil(lambda: not window.questions.unpainted)
    panel.picker.start_typing()
    qtbot.keyClicks(panel.picker.field, "high")
    settled(qtbot.keyClick(panel.picker.field, Qt.Key.Key_Return))
    labels = window.bench.project.labels.of(chosen)
    assert {window.bench.book.name(labels[key].species_id) for key in chosen} == {"High"}
    assert gallery.view.hasFocus()


def test_the_gallery_hides_no_other_selection(gallery, window, qtbot, settled):
    qtbot.keyClick(gallery.view, Qt.Key.Key_G)
    before = window.bench.view.segments[1].id
    window.pane.select([before])
    qtbot.keyClick(window.pane.picture, Qt.Key.Key_G)
    assert window.bench.selected_ids == ()
    assert window.window_parts.segment.empty.isVisible()
    click(gallery, qtbot, in_another_recording(gallery, window))
    n_segments = window.bench.counts.segments
    qtbot.keyClick(gallery.view, Qt.Key.Key_Delete)
    settled(window.actions_["segment.delete"].trigger())
    assert window.bench.counts.segments == n_segments
    qtbot.keyClick(gallery.view, Qt.Key.Key_G)
    assert window.bench.selected_ids == (before,)


def draw_loop(qtbot, sound_map, box):
    """Drag around a rectangle on the map."""
    corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft()]
    qtbot.mousePress(sound_map, LEFT, pos=corners[0])
    for corner in corners[1:]:
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(corner), sound_map.mapToGlobal(QPointF(corner)),
            LEFT, LEFT, NO_KEY,
        )  # fmt: skip
        QApplication.sendEvent(sound_map, event)
    assert sound_map.grab().toImage() is not None  # with the loop
    qtbot.mouseRelease(sound_map, LEFT, pos=corners[-1])


def test_a_loop_on_the_map_makes_a_group_and_one_key_throws_it_out(
    grouped, window, qtbot, settled
):
    gallery, bar, view, sound_map = grouped, grouped.group_bar, grouped.view, grouped.map
    qtbot.waitUntil(sound_map.isVisible, timeout=TIMEOUT_MS)
    assert sound_map.geometry().left() > gallery.pages.geometry().right()
    points, ids_there, n_groups = sound_map.points(), bar.groups.ids, bar.groups.n_groups
    middle = np.median(points[:, 0])
    box = QRect(1, 1, int(middle), sound_map.height() - 2)  # Qt takes (0, 0) for the middle
    left = set(ids_there[(points[:, 0] < middle - 2) & sound_map._is_visible].tolist())
    draw_loop(qtbot, sound_map, box)
    assert bar.groups.n_groups == n_groups + 1
    assert bar.title.text().startswith("Group 2 of ")
    thrown = bar.order.members.tolist()
    assert left <= set(thrown)
    qtbot.waitUntil(lambda: gallery.model.rowCount() == len(thrown))
    view.setFocus()
    view.selectAll()
    qtbot.keyClick(view, Qt.Key.Key_X)
    settled(qtbot.waitUntil(lambda: not gallery.model.rowCount(), timeout=TIMEOUT_MS))
    assert set(statuses(window, thrown)) == {"rejected"}
    draw_loop(qtbot, sound_map, box.adjusted(0, 0, -4, 0))  # nothing is left there
    assert bar.groups.n_groups == n_groups + 1


def test_a_click_on_the_map_shows_the_group_of_the_point(grouped, window, qtbot):
    bar, sound_map = grouped.group_bar, grouped.map
    qtbot.waitUntil(sound_map.isVisible, timeout=TIMEOUT_MS)
    row = next(k for k, one in enumerate(bar.groups.group) if one == bar._numbers[-1])
    before = sound_map.grab().toImage()
    at = sound_map.points()[row]
    qtbot.mouseClick(sound_map, LEFT, pos=QPointF(*at).toPoint())
    near = np.hypot(*(sound_map.points() - at).T) < 3
    assert bar.number in set(bar.groups.group[near].tolist())
    names = [name for _, name in sound_map.legend]
    assert 0 < len(names) == len(set(names))
    assert set(names) <= {
        *(species.name for species in window.bench.book.in_use),
        "Unknown species",
    }
    assert len({mark for mark, _ in sound_map.legend}) == len(names)
    qtbot.waitUntil(lambda: sound_map.grab().toImage() != before)
    shown = sound_map.grab().toImage()
    bar.colors.setCurrentIndex(1)
    qtbot.waitUntil(lambda: sound_map.grab().toImage() != shown)
    narrow = sound_map.points()
    spot = QPointF(*at)
    wheel = QWheelEvent(
        spot, sound_map.mapToGlobal(spot), QPoint(), QPoint(0, 480), Qt.MouseButton.NoButton,
        NO_KEY, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(sound_map, wheel)
    assert np.allclose(sound_map.points()[row], at, atol=0.5)
    assert np.ptp(sound_map.points(), axis=0) == pytest.approx(np.ptp(narrow, axis=0) * 1.25**4)
    qtbot.mouseClick(bar.map_button, LEFT)
    qtbot.waitUntil(lambda: not sound_map.isVisible())
    qtbot.mouseClick(bar.end, LEFT)
    assert not bar.isVisible()


def test_a_map_of_a_hundred_thousand_segments_stays_fluent(qtbot):
    """Painting, colouring and gathering take less than two frames of a slow film each."""
    rng = np.random.default_rng(0)
    n = 100_000
    places = rng.standard_normal((n, 2)).astype(np.float32)
    group = rng.integers(-1, 300, n).astype(np.int32)
    found = []
    sound_map = SoundMap()
    qtbot.addWidget(sound_map)
    sound_map.gathered.connect(found.append)
    sound_map.resize(600, 600)
    data = SimpleNamespace(row_of=SimpleNamespace(find=lambda _ids: np.arange(n)))
    groups = sound_groups.SoundGroups(np.arange(n), places, group, places)
    sound_map.show_groups(groups, 7, data, np.arange(n), by_species=False)
    sound_map.grab()
    before = time.process_time()
    sound_map._forget()
    sound_map.grab()
    draw_loop(qtbot, sound_map, QRect(200, 200, 200, 200))
    assert time.process_time() - before < 0.4
    points = sound_map.points()
    inside = ((points > 201) & (points < 399)).all(axis=1)
    around = ((points >= 199) & (points <= 401)).all(axis=1)
    assert set(np.flatnonzero(inside)) <= set(found[0]) <= set(np.flatnonzero(around))


def test_fields_are_filled_in_for_the_cards_that_are_selected(gallery, window, qtbot, settled):
    view = gallery.view
    (field,) = fields = define_custom_fields([("sex", FieldKind.CHOICE, ("male", "female"))], ())
    window.bench.execute(DefineFields(fields))
    first, second, third = (gallery.model.segment_at(place) for place in range(3))
    settled(window.bench.execute(SetFields([first], {field.id: "male"})))
    view.setFocus()
    view.select([first, second])
    qtbot.keyClick(view, Qt.Key.Key_O)
    dialog = window.findChild(FieldValuesDialog)
    assert dialog.boxes[0].currentText() == ""  # they do not agree
    dialog.boxes[0].setCurrentText("female")
    settled(qtbot.mouseClick(dialog.save, LEFT))
    values = window.bench.project.custom_fields.values()
    assert values == {first: {"sex": "female"}, second: {"sex": "female"}}
    assert third not in values


def test_a_tile_says_site_and_time_where_they_are_known(gallery, window, settled, qtbot):
    card = gallery.model.index(0).data(CARD_ROLE)
    assert card.where_text(lambda _text: True).startswith(f"{clock(card.onset_s)}  ")
    start = datetime(2026, 5, 1, 5, tzinfo=UTC)
    site = Site(id=SiteId(new_id()), name="SITE1")
    keys = [recording.id for recording in window.bench.project.recordings.all()]
    window.bench.execute(
        SetSites([site], dict.fromkeys(keys, site.id), dict.fromkeys(keys, (start, "GUANO")))
    )
    settled()
    gallery.update_values()  # as when the keyboard leaves the cards
    qtbot.waitUntil(
        lambda: gallery.model.index(0).data(CARD_ROLE).site == "SITE1", timeout=TIMEOUT_MS
    )
    card = gallery.model.index(0).data(CARD_ROLE)
    time = (start + timedelta(seconds=card.onset_s)).strftime("%H:%M:%S")
    assert card.where_text(lambda _text: True) == f"SITE1 · 1 May 2026, {time}"
    assert card.where_text(lambda _text: False) == f"SITE1 {time}"

"""Names of recordings as painted in the list of recordings, the queue and on cards of the gallery."""

from datetime import datetime

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPixmap,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QStyleOptionViewItem

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import ListState, SegmentStatus
from birdann.gui.gallery.cards import CARD_ROLE, GAP_PX, Card, CardDelegate
from birdann.gui.gallery.thumbnail_service import ThumbnailService
from birdann.gui.item_models.picks import PickModel, PickRow
from birdann.gui.item_models.queue import (
    OTHER_COLUMN,
    OTHER_ROLE,
    PROBABILITY_COLUMN,
    RECORDING_COLUMN,
    SPECIES_COLUMN,
    TIME_COLUMN,
    QueueModel,
)
from birdann.gui.item_models.recordings import RecordingRow, RecordingsModel
from birdann.gui.panels.delegates import ItemDelegate, PickDelegate, bold_font, small_font
from birdann.gui.panels.recordings_panel import RecordingDelegate
from birdann.gui.text.language import use_language
from birdann.gui.text.names import CommonEnds


@pytest.fixture(autouse=True)
def english(qapp):
    use_language(qapp, "en")


NAMES = [
    f"national_park_survey_SITE{site}_2026050{site}_0{hour}0000_left_channel.wav"
    for site in (1, 2)
    for hour in (5, 6)
]
DISTINCT = "1_20260501_050000"
SITES = [f"SITE{site}_2026050{site}_0{hour}0000.wav" for site in (1, 2) for hour in (5, 6)]
DISTINCT_IN_SHORT = "1…01_050000"  # year and month are those of all names


class Recorder(QPainter):
    """Keeps the texts that are drawn."""

    def __init__(self, device):
        super().__init__(device)
        self.texts = []

    def drawText(self, rect, flags, text):
        self.texts.append(text)


def painted(delegate, index, size):
    pixmap = QPixmap(size)
    painter = Recorder(pixmap)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, size.width(), size.height())
    delegate.paint(painter, option, index)
    painter.end()
    return painter.texts


@pytest.mark.parametrize("is_compact", [False, True])
@pytest.mark.parametrize("n_segments", [None, 98_765])
def test_the_distinct_part_of_a_name_is_never_cut_for_a_count(application, is_compact, n_segments):
    model, delegate = RecordingsModel(), RecordingDelegate()
    delegate.is_compact = is_compact
    model.set_rows(
        RecordingRow(
            id=RecordingId(place),
            name=name,
            duration_s=60.0,
            started_at=datetime(2026, 5, 1, 5),
            n_segments=n_segments,
            n_labelled=12_345,
        )
        for place, name in enumerate(NAMES)
    )
    texts = painted(delegate, model.index(0, 0), QSize(212, 26 if is_compact else 63))
    (name,) = (text for text in texts if DISTINCT in text)
    assert name.strip("…") == DISTINCT
    if not is_compact and n_segments:
        assert "12,345 / 98,765" in texts


def test_site_start_and_species_are_not_cut_for_a_count(application):
    model, delegate = RecordingsModel(), RecordingDelegate()
    model.set_rows(
        RecordingRow(
            id=RecordingId(site),
            name=f"SITE{site}_20260501_050000.wav",
            duration_s=60.0,
            location=f"SITE{site}",
            started_at=datetime(2026, 5, 1, 5),
            species=("Luscinia megarhynchos",),
            list_state=ListState.INCOMPLETE,
            n_segments=1377,
        )
        for site in (1, 2)
    )
    texts = painted(delegate, model.index(0, 0), QSize(250, 63))
    assert "SITE1 · 1 May 2026, 05:00" in texts
    assert "At least: Luscinia megarhynchos" in texts
    assert "0 / 1,377" in texts


def test_species_are_not_cut_for_their_evidence(application):
    model, delegate = PickModel(), PickDelegate()
    name = "Certhia brachydactyla"
    rows = [
        PickRow(species_id=SpeciesId(1), name=name, note="no call found", best_example_id=2),
        PickRow(species_id=SpeciesId(1), name=name, probability=0.32, key=1),
    ]
    model.show_rows(rows)
    for place, words in enumerate(({name}, {name, "32 %", "1"})):
        texts = painted(delegate, model.index(place, 0), QSize(254, 30))
        assert set(filter(None, texts)) == words


def painted_card(name, recordings, width_px):
    """Return the texts of a card of the first of some recordings."""
    card = Card(
        segment_id=SegmentId(1), name=name, color_index=0, probability=0.5,
        status=SegmentStatus.PREDICTED, recording=recordings[0], ends=CommonEnds.of(recordings),
        onset_s=12.3, when="", band="",
    )  # fmt: skip
    model, item = QStandardItemModel(), QStandardItem()
    item.setData(card, CARD_ROLE)
    model.appendRow(item)
    return painted(CardDelegate(ThumbnailService()), model.index(0, 0), QSize(width_px, 180))


@pytest.mark.parametrize(
    ("names", "width_px", "shown"),
    [(NAMES, 210, f"0:12.3  …{DISTINCT}…"), (SITES, 161, "0:12  SITE1…01_050000")],
)
def test_cards_leave_out_what_all_names_have_in_common(application, qtbot, names, width_px, shown):
    (where,) = (text for text in painted_card("Wren", names, width_px) if shown in text)
    assert where.startswith("0:12")
    assert "national" not in where


def test_the_species_on_a_card_has_the_whole_line(application, qtbot):
    name = "Luscinia megarhynchos"
    px = QFontMetrics(small_font(QFont())).horizontalAdvance(name)
    assert name in painted_card(name, ["a.wav"], px + 17 + 2 * (GAP_PX + 3 + 2))


CELLS = {
    SPECIES_COLUMN: "Wren",
    OTHER_COLUMN: "Great reed warbler  31 %",
    RECORDING_COLUMN: NAMES[0],
    TIME_COLUMN: "0:12",
    PROBABILITY_COLUMN: "52 %",
}


class OneItem(QueueModel):
    """A queue of one item, with a second candidate."""

    common_ends = CommonEnds.of(NAMES)

    def value(self, place, column, role=Qt.ItemDataRole.DisplayRole):
        if role == OTHER_ROLE:
            return "Great reed warbler", "GRWA", "31 %"
        return CELLS.get(column, "") if role == Qt.ItemDataRole.DisplayRole else None


@pytest.mark.parametrize("width_px", [190, 250, 700])
def test_the_queue_cuts_neither_the_name_nor_the_second_candidate(application, width_px):
    model = OneItem()
    texts = painted(ItemDelegate(), model.createIndex(0, 0), QSize(width_px, 44))
    (where,) = (text for text in texts if text.endswith("0:12"))
    assert (DISTINCT if width_px == 700 else DISTINCT_IN_SHORT) in where
    assert ("national" in where) is (width_px == 700)
    others = {190: (), 250: ("GRWA 31 %",), 700: ("Great reed warbler 31 %",)}
    assert tuple(text for text in texts if "31 %" in text) == others[width_px]


class SignedItem(OneItem):
    """The same with a mark of its species and one of its status."""

    def value(self, place, column, role=Qt.ItemDataRole.DisplayRole):
        if role == Qt.ItemDataRole.DecorationRole:
            return QIcon()
        return super().value(place, column, role)


@pytest.mark.parametrize("less_px", [0, 10], ids=["fits", "smaller"])
def test_the_sign_of_the_status_takes_no_room_from_the_species(application, monkeypatch, less_px):
    """A name that is a little too long is written smaller, not cut."""
    name = "Luscinia megarhynchos"
    monkeypatch.setitem(CELLS, SPECIES_COLUMN, name)
    name_px = QFontMetrics(bold_font(QFont())).horizontalAdvance(name)
    chance_px = QFontMetrics(QFont()).horizontalAdvance("52 %")
    mark_px, gap_px, margin_px = 17, 8, 10
    width_px = name_px + chance_px + mark_px + gap_px + 2 * margin_px - less_px
    model = SignedItem()
    texts = painted(ItemDelegate(), model.createIndex(0, 0), QSize(width_px, 44))
    assert name in texts

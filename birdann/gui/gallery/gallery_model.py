"""Item model of the gallery."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from birdann.app.reviewing.question import Question
from birdann.core.ids import SegmentId
from birdann.core.labels import SegmentStatus
from birdann.gui.item_models.queue import STATUS_WORDS, Index
from birdann.gui.item_models.queue_data import ChosenRows, QueueData, Rows, nameless
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import band, clock, percent

_NOWHERE = QModelIndex()
CARD_ROLE = int(Qt.ItemDataRole.UserRole) + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """Text and marks around a thumbnail."""

    segment_id: SegmentId
    name: str
    color_index: int | None
    probability: float
    status: SegmentStatus
    recording: str
    onset_s: float
    when: str
    band: str

    @property
    def where(self) -> str:
        return f"{clock(self.onset_s)}  {self.recording}"

    @property
    def spoken(self) -> str:
        """The card as text, for screen readers."""
        chance = percent(self.probability)
        parts = [self.name, chance, tr(STATUS_WORDS[self.status]), self.recording]
        parts += [self.when, self.band]
        return ", ".join(part for part in parts if part)


class GalleryModel(QAbstractListModel, ChosenRows):
    """Selected rows of a ``QueueData`` as cards."""

    def set_rows(self, data: QueueData | None, rows: Rows) -> bool:
        """Replace the rows; return whether the set or order of cards changed."""
        same = np.array_equal(rows, self._rows) and (
            data is self._data or self._same_segments(data, rows)
        )
        if same:
            self._data = data
            if len(rows):
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return False
        self.beginResetModel()
        self._choose(data, rows)
        self.endResetModel()
        return True

    def _same_segments(self, data: QueueData | None, rows: Rows) -> bool:
        if data is None or self._data is None or len(data) != len(self._data):
            return False
        return np.array_equal(self._data.table.segment_ids[rows], data.table.segment_ids[rows])

    def segments_at(self, places: Sequence[int]) -> list[SegmentId]:
        if self._data is None:
            return []
        chosen = self._rows[np.asarray(places, dtype=np.int64)]
        return [SegmentId(key) for key in self._data.table.segment_ids[chosen].tolist()]

    def asked(self, segment_ids: Sequence[SegmentId]) -> Question:
        return self._data.asked(segment_ids) if self._data else Question(segment_ids=())

    def open_proposals(self, places: Sequence[int]) -> tuple[int, float]:
        """Return the number of unreviewed predictions among cards, and the lowest probability."""
        if self._data is None:
            return 0, float("nan")
        return self._data.open_proposals(self._rows[np.asarray(places, dtype=np.int64)])

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        if self._data is None or not index.isValid():
            return None
        if role == CARD_ROLE:
            return self._card(int(self._rows[index.row()]))
        if role == Qt.ItemDataRole.DisplayRole:
            return self._card(int(self._rows[index.row()])).name
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._card(int(self._rows[index.row()])).spoken
        return None

    def _card(self, row: int) -> Card:
        data = self._data
        assert data is not None
        species = data.species_at(row)
        return Card(
            segment_id=SegmentId(int(data.table.segment_ids[row])),
            name=data.species_name(species)
            or (tr("Unknown species") if data.status(row) == "predicted" else nameless(data, row)),
            color_index=data.species_colors[species] if species >= 0 else None,
            probability=float(data.table.probability[row]),
            status=SegmentStatus(data.status(row)),
            recording=data.recording_names[int(data.table.recording[row])],
            onset_s=float(data.table.onset_s[row]),
            when=data.when(row),
            band=band(float(data.table.low_hz[row]), float(data.table.high_hz[row])),
        )

"""Start times of recordings: sources, and correction of clock or time zone."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from pathlib import PurePosixPath

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from birdann.app.commands import corrected_starts
from birdann.core.ids import RecordingId
from birdann.core.recording import RecorderMetadata, Recording
from birdann.gui.dialogs.parts import Cell, Dialog, DialogTable, choice, form_of, whole_number
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import in_language, mark, tr

_WIDTH_PX, _HEIGHT_PX = 900, 620
_MINUTES = (*range(-12 * 60, 15 * 60, 60), -570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765)
"""Zones in use, as minutes from UTC: whole hours, and those of half or quarter hours."""
_SOURCES = (mark("file name"), mark("original file name (GUANO)"))
_MAX_DAYS = 3660
Starts = Mapping[RecordingId, tuple[datetime | None, str]]


class TimesDialog(Dialog):
    """Shows start times and their sources; ``change_asked`` carries corrections."""

    change_asked = Signal(object)

    def __init__(
        self,
        recordings: Sequence[Recording],
        metadata: Mapping[RecordingId, RecorderMetadata],
        selected: Sequence[RecordingId],
        reviewer: str,
        parent: QWidget,
        *,
        writable: bool,
    ) -> None:
        super().__init__(tr("Recording times"), parent)
        self._recordings = tuple(recordings)
        self._metadata, self._selected = metadata, frozenset(selected)
        self._reviewer, self._writable = reviewer, writable
        layout = self.lead(
            tr("When the recordings began"),
            tr(
                "Start times are read from recorder metadata, otherwise from file names. Correct "
                "them if the clock was wrong, or set the time zone. Sound files are not changed."
            ),
        )
        self._build_choices(layout)
        self.table = DialogTable(
            self,
            tr("Starts of recordings"),
            (tr("Recording"), tr("Starts"), tr("Afterwards"), tr("Known from")),
            stretch=0,
        )
        layout.addWidget(self.table, 1)
        self.summary = styled(QLabel(self), "muted")
        layout.addWidget(self.summary)
        self.change_button = self.primary_button(tr("Correct the times"), self._change)
        self.end(layout, (_WIDTH_PX, _HEIGHT_PX), self.change_button)
        self._refresh()

    # --- choices -------------------------------------------------------------------------------

    def _build_choices(self, layout: QVBoxLayout) -> None:
        self.scope = styled(QComboBox(self), name=tr("Which recordings to correct"))
        self.scope.addItem(tr("All recordings"), "")
        if self._selected:
            self.scope.addItem(tr("%Ln selected recordings", "", len(self._selected)), None)
        for folder in sorted({_folder(one) for one in self._recordings}):
            self.scope.addItem(tr("Folder {name}").format(name=folder), folder)
        if len(self._selected) > 1:
            self.scope.setCurrentIndex(1)
        zones = [(minutes, _zone_name(minutes)) for minutes in sorted(_MINUTES)]
        clock, leave = tr("Time zone of the recorder's clock"), tr("Leave it as it is")
        self.zone = choice(self, clock, [(None, leave), *zones])
        self.zone.setToolTip(tr("Only starts that are known without a zone get it"))
        directions = (1, tr("Clock slow: add")), (-1, tr("Clock fast: subtract"))
        self.direction = choice(self, tr("Whether the clock was slow or fast"), directions)
        self.days = self._spin(_MAX_DAYS, tr(" d", "days"), tr("Days to move by"))
        self.hours = self._spin(23, tr(" h", "hours"), tr("Hours to move by"))
        self.minutes = self._spin(59, tr(" min", "minutes"), tr("Minutes to move by"))
        self.seconds = self._spin(59, tr(" s", "seconds"), tr("Seconds to move by"))
        parts = (self.direction, self.days, self.hours, self.minutes, self.seconds)
        shift = laid_out(QHBoxLayout(), *parts, 1, spacing=6)
        for box in (self.scope, self.zone, self.direction):
            box.currentIndexChanged.connect(lambda _place: self._refresh())
        layout.addLayout(
            form_of(
                (
                    (tr("Recordings"), self.scope),
                    (tr("Time zone"), self.zone),
                    (tr("Move by"), shift),
                )
            )
        )

    def _spin(self, most: int, suffix: str, name: str) -> QSpinBox:
        box = whole_number(self, name, 0, most, 0, suffix=suffix)
        box.valueChanged.connect(lambda _value: self._refresh())
        return box

    def chosen(self) -> list[Recording]:
        wanted = self.scope.currentData()
        if wanted is None:
            return [one for one in self._recordings if one.id in self._selected]
        return [one for one in self._recordings if not wanted or _folder(one) == wanted]

    @property
    def shift(self) -> timedelta:
        return int(self.direction.currentData()) * timedelta(
            days=self.days.value(),
            hours=self.hours.value(),
            minutes=self.minutes.value(),
            seconds=self.seconds.value(),
        )

    @property
    def chosen_zone(self) -> tzinfo | None:
        minutes = self.zone.currentData()
        if minutes is None:
            return None
        return UTC if minutes == 0 else timezone(timedelta(minutes=minutes))

    # --- what would come of it -----------------------------------------------------------------

    def corrected(self) -> Starts:
        return corrected_starts(
            self.chosen(), zone=self.chosen_zone, shift=self.shift, reviewer=self._reviewer
        )

    def _refresh(self) -> None:
        recordings, starts = self.chosen(), self.corrected()
        self.table.set_rows(recordings, lambda one: self._cells(one, starts))
        unknown = sum(one.started_at is None for one in recordings)
        conflicts = sum(bool(self._notes(one)) for one in recordings)
        words = [tr("%Ln starts would change.", "", len(starts))] if starts else []
        if unknown:
            words.append(tr("The start of %Ln recordings is unknown.", "", unknown))
        if conflicts:
            words.append(
                tr(
                    "%Ln recordings have conflicting entries. Point at one to see why.",
                    "",
                    conflicts,
                )
            )
        self.summary.setText(" ".join(words))
        self.change_button.setEnabled(bool(starts) and self._writable)

    def _cells(self, one: Recording, starts: Starts) -> list[str]:
        notes = self._notes(one)
        warning = icon("warning", current_theme().warning) if notes else None
        tip = "\n".join([one.path, *notes])
        after = starts[one.id][0] if one.id in starts else None
        return [
            Cell(one.name, tip, warning),
            _clock(one.started_at),
            _clock(after) if after is not None else "",
            Cell(_source(one), tip),
        ]

    def _notes(self, one: Recording) -> tuple[str, ...]:
        metadata = self._metadata.get(one.id)
        return tuple(map(in_language, metadata.notes)) if metadata is not None else ()

    def _change(self) -> None:
        starts = self.corrected()
        self.accept()
        self.change_asked.emit(starts)


def _source(recording: Recording) -> str:
    """Return the source of a start time, with the observer who corrected it."""
    first, comma, rest = recording.started_at_source.partition(",")
    return (tr(first) if first in _SOURCES else first) + comma + rest or "–"


def _folder(recording: Recording) -> str:
    return str(PurePosixPath(recording.path).parent)


def _zone_name(minutes: int) -> str:
    if minutes == 0:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'−' if minutes < 0 else '+'}{hours:02d}:{rest:02d}"


def _clock(start: datetime | None) -> str:
    if start is None:
        return tr("not known")
    text = f"{start:%Y-%m-%d %H:%M:%S}"
    offset = start.utcoffset()
    if offset is None:
        return tr("{time}, no zone").format(time=text)
    return f"{text} {_zone_name(round(offset.total_seconds() / 60))}"

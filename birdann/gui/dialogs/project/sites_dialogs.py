"""Editable table of sites and start times, and correction of clock or time zone."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from pathlib import Path, PurePosixPath
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from birdann.app.commands import corrected_starts
from birdann.app.survey.sites import SiteBook
from birdann.core.errors import TableError
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.recording import RecorderMetadata, Recording
from birdann.formats.site_table import COLUMNS, SiteRow
from birdann.gui.dialogs.parts import Dialog, DialogTable, choice, form_of, whole_number
from birdann.gui.item_models.index import NOWHERE
from birdann.gui.item_models.table_rows import Cell
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.icons import icon
from birdann.gui.text.language import mark, tr, translate_message

_WIDTH_PX, _HEIGHT_PX = 1040, 640
_TITLES = {
    "recording": mark("Recording"), "site": mark("Site"), "latitude": mark("Latitude"),
    "longitude": mark("Longitude"), "elevation": mark("Elevation (m)"), "start": mark("Start"),
    "zone": mark("Time zone"),
}  # fmt: skip
_PATTERN = "{site}/*"
_MAX_NAMED = 12
_OF_RECORDING = frozenset({"recording", "start", "zone"})
_MAX_NOTES = 3
_COLUMNS_PX = (280, 110, 85, 85, 100, 160, 85)
_ROW_PX = 26


class SiteGrid(QAbstractTableModel):
    """Editable cells with undo; changed cells are bold."""

    def __init__(self, book: SiteBook, parent: QObject) -> None:
        super().__init__(parent)
        self.columns = [*COLUMNS, *book.covariates()]
        self._known = [dict(row) for row in book.rows()]
        self.rows = [dict(row) for row in self._known]
        self._steps: list[list[tuple[int, str, str]]] = []

    def rowCount(self, parent: Any = NOWHERE) -> int:  # noqa: ANN401 - Qt's own
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Any = NOWHERE) -> int:  # noqa: ANN401 - Qt's own
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401 - Qt's own
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        name = self.columns[section]
        return tr(_TITLES[name]) if name in _TITLES else name

    def flags(self, index: Any) -> Qt.ItemFlag:  # noqa: ANN401 - Qt's own
        usual = super().flags(index)
        return usual if index.column() == 0 else usual | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        row, name = index.row(), self.columns[index.column()]
        if role in {
            Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole, Qt.ItemDataRole.ToolTipRole,
        }:  # fmt: skip
            return self.rows[row].get(name, "")
        if role == Qt.ItemDataRole.FontRole and self._is_changed(row, name):
            font = QFont()
            font.setBold(True)
            return font
        return None

    def setData(self, index: Any, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: ANN401
        if role == Qt.ItemDataRole.EditRole:
            self.fill([(index.row(), self.columns[index.column()], str(value).strip())])
        return True

    def fill(self, cells: Sequence[tuple[int, str, str]]) -> None:
        """Set cells (row, column, text) as one step; missing columns are added."""
        for name in dict.fromkeys(name for _, name, _ in cells):
            if name not in self.columns:
                self.beginInsertColumns(NOWHERE, len(self.columns), len(self.columns))
                self.columns.append(name)
                self.endInsertColumns()
        step = [
            (row, name, self.rows[row].get(name, ""))
            for row, name, text in cells
            if name != "recording" and self.rows[row].get(name, "") != text
        ]
        if step:
            self._steps.append(step)
        self._set(cells)

    def undo(self) -> None:
        if self._steps:
            self._set(self._steps.pop())

    def _set(self, cells: Sequence[tuple[int, str, str]]) -> None:
        for row, name, text in cells:
            if name != "recording":
                self.rows[row][name] = text
        last = self.index(len(self.rows) - 1, len(self.columns) - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def _is_changed(self, row: int, name: str) -> bool:
        return self.rows[row].get(name, "") != self._known[row].get(name, "")

    def changed_rows(self) -> list[SiteRow]:
        """Return the changed rows, with their changed cells.

        A new site name includes the other cells of its row, as this renames the site.
        """
        changes, sites = [], {row.get("site", "") for row in self._known}
        for index, row in enumerate(self.rows):
            cells = {name: text for name, text in row.items() if self._is_changed(index, name)}
            if not cells:
                continue
            if {"start", "zone"} & set(cells):
                cells |= {name: row.get(name, "") for name in ("start", "zone")}
            if row.get("site", "") not in sites:
                of_site = (name for name in self.columns if name not in _OF_RECORDING)
                cells |= {name: row[name] for name in of_site if row.get(name)}
            key = "recording" if row.get("recording") else "site"
            changes.append(SiteRow({key: row.get(key, ""), **cells}, index + 1))
        return changes


class SiteTable(QTableView):
    """Copies, pastes, fills down and clears with the usual keys."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys: tuple[tuple[QKeySequence.StandardKey, Callable[[], object]], ...] = (
            (QKeySequence.StandardKey.Copy, self.copy),
            (QKeySequence.StandardKey.Paste, self.paste),
            (QKeySequence.StandardKey.Undo, self._grid.undo),
            (QKeySequence.StandardKey.Delete, lambda: self._write(lambda _row, _column: "")),
        )
        act = next((run for key, run in keys if event.matches(key)), None)
        if act is None and event.keyCombination().toCombined() == _FILL_DOWN:
            act = self.fill_down
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    @property
    def _grid(self) -> SiteGrid:
        model = self.model()
        assert isinstance(model, SiteGrid)
        return model

    def _selected_cells(self) -> list[tuple[int, int]]:
        return sorted((index.row(), index.column()) for index in self.selectedIndexes())

    def _write(self, text_of: Callable[[int, int], str]) -> None:
        columns = self._grid.columns
        self._grid.fill(
            [
                (row, columns[column], text_of(row, column))
                for row, column in self._selected_cells()
            ]
        )

    def copy(self) -> None:
        lines: dict[int, list[str]] = {}
        for row, column in self._selected_cells():
            text = self._grid.rows[row].get(self._grid.columns[column], "")
            lines.setdefault(row, []).append(text)
        text = "\n".join("\t".join(cells) for cells in lines.values())
        QGuiApplication.clipboard().setText(text)

    def paste(self) -> None:
        """Paste spreadsheet cells at the selection; a single cell fills the selection."""
        chosen = self._selected_cells()
        lines = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
        if not chosen or not lines:
            return
        if len(lines) == 1 and len(lines[0]) == 1:
            self._write(lambda _row, _column: lines[0][0].strip())
            return
        grid, (top, left) = self._grid, chosen[0]
        self._grid.fill(
            [
                (top + i, grid.columns[left + j], text.strip())
                for i, cells in enumerate(lines[: len(grid.rows) - top])
                for j, text in enumerate(cells[: len(grid.columns) - left])
            ]
        )

    def fill_down(self) -> None:
        """Fill each selected column with its first selected cell."""
        first: dict[int, int] = {}
        for row, column in self._selected_cells():
            first.setdefault(column, row)
        grid = self._grid
        self._write(lambda _row, column: grid.rows[first[column]].get(grid.columns[column], ""))


_FILL_DOWN = (Qt.Modifier.CTRL | Qt.Key.Key_D).toCombined()


class SitesDialog(Dialog):
    """Locations and start times of recordings; ``wanted`` carries the changed rows."""

    wanted = Signal(object)
    import_asked = Signal()
    export_asked = Signal()
    clock_asked = Signal()

    def __init__(
        self, book: SiteBook, notes: Sequence[Message], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Sites and times"), parent)
        self._book = book
        layout = self.add_introduction(
            tr("Sites and times"),
            tr(
                "Type, paste (Ctrl+V) or fill down (Ctrl+D). Latitude, longitude, elevation and "
                "further columns belong to the site. Changed cells are bold until they are saved."
            ),
        )
        self.grid = SiteGrid(book, self)
        self.table = SiteTable(self)
        self.table.setModel(self.grid)
        self.table.setAccessibleName(tr("Sites and times of recordings"))
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().setDefaultSectionSize(_ROW_PX)
        header = self.table.horizontalHeader()
        for column, width_px in enumerate(_COLUMNS_PX):
            header.resizeSection(column, max(width_px, header.sectionSizeHint(column)))
        self.pattern = with_style(QLineEdit(_PATTERN, self), name=tr("Pattern of folders"))
        self.pattern.setToolTip(
            tr("Columns in braces, * for any name: the folder of each file is its site")
        )
        line = lay_out(QHBoxLayout(), (self.pattern, 1))
        for text, act in (
            (tr("Fill from folders"), self.fill_from_folders),
            (tr("Fill from recorders"), self.fill_from_recorders),
            (tr("Correct the clock…"), lambda: self._run_if_saved(self.clock_asked.emit)),
            (tr("Read table…"), lambda: self._run_if_saved(self.import_asked.emit)),
            (tr("Save table…"), lambda: self._run_if_saved(self.export_asked.emit)),
        ):
            button = self.button(text, act)
            button.setAutoDefault(False)
            line.addWidget(button)
        lay_out(layout, line, (self.table, 1))
        self.trouble = self.add_words(layout)
        sentences = [translate_message(note) for note in notes[:_MAX_NOTES]]
        self.trouble.setText(" ".join(sentences))
        self.save = self.primary_button(tr("Save sites and times"), self._save)
        self.save.setEnabled(writable)
        self.add_buttons(layout, (_WIDTH_PX, _HEIGHT_PX), self.save, cancels=True)
        if writable:
            self._suggest_sites()

    def _suggest_sites(self) -> None:
        """Fill in the sites that names of files begin with; nothing is saved yet."""
        suggested = self._book.from_names()
        if any(suggested):
            self._fill(suggested)
            sites = dict.fromkeys(cells["site"] for cells in suggested if cells)
            words = tr("From file names: {sites}. Save to keep these sites, or undo (Ctrl+Z).")
            self.trouble.setText(words.format(sites=", ".join([*sites][:_MAX_NAMED])))

    def fill_from_folders(self) -> None:
        """Fill the columns of the folder pattern; nothing is saved yet."""
        try:
            cells = self._book.from_folders(self.pattern.text())
        except TableError as error:
            self.trouble.setText(translate_message(str(error)))
            return
        self._fill(cells)

    def fill_from_recorders(self) -> None:
        self._fill(self._book.from_recorders())

    def _fill(self, rows: Sequence[dict[str, str]]) -> None:
        self.grid.fill([(row, *cell) for row, cells in enumerate(rows) for cell in cells.items()])
        n = sum(map(bool, rows))
        self.trouble.setText(tr("%Ln rows were filled. Save to keep them.", "", n))

    def _run_if_saved(self, act: Callable[[], object]) -> None:
        """Do what is about the saved table, and would lose or leave out changed cells."""
        if self.grid.changed_rows():
            self.trouble.setText(tr("Save the changed cells first, or undo them (Ctrl+Z)."))
        else:
            act()

    def _save(self) -> None:
        rows = self.grid.changed_rows()
        if rows:
            self.wanted.emit(rows)
        else:
            self.accept()

    def explain(self, error: Exception) -> None:
        """Show why the rows cannot be saved; they stay."""
        self.trouble.setText(translate_message(str(error)))


def kinds() -> str:
    """Return the file types of tables for file dialogs."""
    return tr("Tables (*.xlsx *.csv *.tsv *.txt)")


def table_name(path: Path) -> Path:
    """Return the path with a suffix of a table."""
    return path if path.suffix else path.with_suffix(".xlsx")


_TIMES_WIDTH_PX, _TIMES_HEIGHT_PX = 900, 620
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
        super().__init__(tr("Correct the clock"), parent)
        self._recordings = tuple(recordings)
        self._metadata, self._selected = metadata, frozenset(selected)
        self._reviewer, self._writable = reviewer, writable
        layout = self.add_introduction(
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
        self.summary = with_style(QLabel(self), "muted")
        lay_out(layout, (self.table, 1), self.summary)
        self.change_button = self.primary_button(tr("Correct the times"), self._change)
        self.add_buttons(layout, (_TIMES_WIDTH_PX, _TIMES_HEIGHT_PX), self.change_button)
        self._refresh()

    # --- choices -------------------------------------------------------------------------------

    def _build_choices(self, layout: QVBoxLayout) -> None:
        scopes: dict[str | None, str] = {"": tr("All recordings")}
        if self._selected:
            scopes[None] = tr("%Ln selected recordings", "", len(self._selected))
        for folder in sorted({_folder(recording) for recording in self._recordings}):
            scopes[folder] = tr("Folder {name}").format(name=folder)
        first = None if len(self._selected) > 1 else ""
        self.scope = choice(self, tr("Which recordings to correct"), scopes, first)
        zones = {minutes: _zone_name(minutes) for minutes in sorted(_MINUTES)}
        clock, leave = tr("Time zone of the recorder's clock"), tr("Leave it as it is")
        self.zone = choice(self, clock, {None: leave, **zones})
        self.zone.setToolTip(tr("Only starts that are known without a zone get it"))
        directions = {1: tr("Clock slow: add"), -1: tr("Clock fast: subtract")}
        self.direction = choice(self, tr("Whether the clock was slow or fast"), directions)
        self.days = self._spin(_MAX_DAYS, tr(" d", "days"), tr("Days to move by"))
        self.hours = self._spin(23, tr(" h", "hours"), tr("Hours to move by"))
        self.minutes = self._spin(59, tr(" min", "minutes"), tr("Minutes to move by"))
        self.seconds = self._spin(59, tr(" s", "seconds"), tr("Seconds to move by"))
        parts = (self.direction, self.days, self.hours, self.minutes, self.seconds)
        shift = lay_out(QHBoxLayout(), *parts, 1, spacing=6)
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

    def chosen_recordings(self) -> list[Recording]:
        wanted = self.scope.chosen_value
        if wanted is None:
            return [recording for recording in self._recordings if recording.id in self._selected]
        return [
            recording
            for recording in self._recordings
            if not wanted or _folder(recording) == wanted
        ]

    @property
    def shift(self) -> timedelta:
        return self.direction.chosen_value * timedelta(  # type: ignore[no-any-return]
            days=self.days.value(),
            hours=self.hours.value(),
            minutes=self.minutes.value(),
            seconds=self.seconds.value(),
        )

    @property
    def chosen_zone(self) -> tzinfo | None:
        minutes = self.zone.chosen_value
        if minutes is None:
            return None
        return UTC if minutes == 0 else timezone(timedelta(minutes=minutes))

    # --- what would come of it -----------------------------------------------------------------

    def corrected_times(self) -> Starts:
        return corrected_starts(
            self.chosen_recordings(),
            zone=self.chosen_zone,
            shift=self.shift,
            reviewer=self._reviewer,
        )

    def _refresh(self) -> None:
        recordings, starts = self.chosen_recordings(), self.corrected_times()
        self.table.set_rows(recordings, lambda recording: self._cells(recording, starts))
        unknown = sum(recording.started_at is None for recording in recordings)
        conflicts = sum(bool(self._notes(recording)) for recording in recordings)
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

    def _cells(self, recording: Recording, starts: Starts) -> list[str]:
        notes = self._notes(recording)
        warning = icon("warning", "warning") if notes else None
        tip = "\n".join([recording.path, *notes])
        after = starts[recording.id][0] if recording.id in starts else None
        return [
            Cell(recording.name, tip, warning),
            _clock(recording.started_at),
            _clock(after) if after is not None else "",
            Cell(_source(recording), tip),
        ]

    def _notes(self, recording: Recording) -> tuple[str, ...]:
        metadata = self._metadata.get(recording.id)
        return tuple(map(translate_message, metadata.notes)) if metadata is not None else ()

    def _change(self) -> None:
        starts = self.corrected_times()
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

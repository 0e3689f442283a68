"""Settings of a project, and its edit log."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from birdann.core.ids import SegmentId
from birdann.store.rows import Table
from birdann.store.tables.records import Record


class SettingsTable(Table):
    """Settings of a project, as JSON values."""

    def get(self, key: str, default: object = None) -> object:
        """Return a setting."""
        row = self._rows.first("SELECT value FROM setting WHERE key = ?", [key])
        with self._rows.name_file_in_errors(f"the setting “{key}”"):
            return default if row is None else json.loads(row[0])

    def set(self, key: str, value: object) -> None:
        """Set a setting to a JSON value."""
        self._rows.insert("setting", "key, value", [(key, json.dumps(value))], replaces="key")


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """An edit."""

    at: datetime
    actor: str
    command: str
    arguments: dict[str, object]


LOG_ENTRY = Record(LogEntry, "edit_log", "the edit log")


class EditLog(Table):
    """The append-only log of edits."""

    def latest(self, *, limit: int = 1000) -> list[LogEntry]:
        """Return the latest edits, newest first."""
        return LOG_ENTRY.all(self._rows, "ORDER BY pk DESC LIMIT ?", [limit])

    def of(self, commands: Sequence[str]) -> list[LogEntry]:
        """Return the edits by some commands, oldest first."""
        marks = ", ".join("?" * len(commands))
        return LOG_ENTRY.all(self._rows, f"WHERE command IN ({marks}) ORDER BY pk", commands)

    def labelled_by(self, commands: Sequence[str]) -> set[SegmentId]:
        """Return the segments that some commands labelled without being undone."""
        marks = ", ".join("?" * len(commands))
        keys = self._rows.all(
            "SELECT labels.key FROM edit_log, json_each(arguments, '$.labels') AS labels "
            f"WHERE replace(command, 'undo ', '') IN ({marks}) "
            "GROUP BY labels.key HAVING sum(CASE WHEN command LIKE 'undo %' THEN -1 ELSE 1 END) > 0",
            commands,
        )
        return {SegmentId(int(key)) for (key,) in keys}

    def append(self, actor: str, command: str, arguments: Mapping[str, object]) -> None:
        """Log an edit."""
        entry = LogEntry(
            at=datetime.now(UTC), actor=actor, command=command, arguments=dict(arguments)
        )
        LOG_ENTRY.put(self._rows, [entry])

"""Model runs."""

import json
from collections.abc import Mapping
from datetime import datetime

from birdann.core import message
from birdann.core.ids import RunId, SpeciesId
from birdann.core.predictions import ModelRun, run_stamp
from birdann.store.rows import Table
from birdann.store.tables.records import Column, Record
from birdann.store.tables.settings import SettingsTable
from birdann.store.tables.species import SpeciesTable

_RUN_IN_USE = "shown_run"


def _report(text: str) -> object:
    from birdann.core.training_report import TrainingReport

    return TrainingReport.from_json(message.loads(text))


_RUN = Record(
    ModelRun, "model_run", "a model run",
    species_ids=Column(
        names="",
        selected="(SELECT json_group_array(species) FROM (SELECT species FROM run_species "
        "WHERE run_species.run = model_run.id ORDER BY place))",
        read=lambda keys: tuple(map(SpeciesId, json.loads(keys))),
    ),
    report=Column(
        names="report",
        read=_report,
        write=lambda report: (message.dumps(report.as_json()),),
    ),
)  # fmt: skip

EXPORT = "export"
"""The entry of the edit log that names the run whose predictions were exported."""
_NAMED = f"""
SELECT 1 FROM edit_log WHERE command = '{EXPORT}' AND json_extract(arguments, '$.run') = ?
UNION ALL SELECT 1 FROM validation_sample WHERE run = ?
UNION ALL SELECT 1 FROM threshold WHERE run = ?
UNION ALL SELECT 1 FROM visit_queue WHERE run = ?
"""


class Runs(Table):
    """Model runs of a project."""

    def all(self) -> list[ModelRun]:
        """Return all runs, newest first."""
        return _RUN.all(self._rows, "ORDER BY number DESC")

    def latest(self) -> ModelRun | None:
        """Return the newest run, or None."""
        return next(iter(_RUN.all(self._rows, "ORDER BY number DESC LIMIT 1")), None)

    def stamps(self) -> dict[RunId, str]:
        """Return how tables name each run."""
        rows = self._rows.all("SELECT id, created_at FROM model_run")
        with self._rows.name_file_in_errors("a model run"):
            return {
                RunId(key): run_stamp(RunId(key), datetime.fromisoformat(at)) for key, at in rows
            }

    def one(self, run_id: RunId) -> ModelRun:
        """Return one run (NotInProjectError if it does not exist)."""
        return _RUN.one(self._rows, run_id)

    def latest_scored(self) -> RunId | None:
        """Return the newest run that has scores."""
        row = self._rows.first(
            "SELECT id FROM model_run WHERE EXISTS (SELECT 1 FROM score WHERE run = id) "
            "ORDER BY number DESC LIMIT 1"
        )
        return RunId(row[0]) if row else None

    def id_in_use(self) -> RunId | None:
        """Return the run for overlays and exports.

        The newest with scores, or an earlier one chosen by ``Runs.show``.
        """
        latest = self.latest_scored()
        chosen = SettingsTable(self._rows).get(_RUN_IN_USE)
        if not isinstance(chosen, dict) or chosen.get("instead_of") != latest:
            return latest
        wanted = chosen.get("run")
        if not isinstance(wanted, int):
            return latest
        has_scores = self._rows.first("SELECT 1 FROM score WHERE run = ? LIMIT 1", [wanted])
        return RunId(wanted) if has_scores else latest

    def run_in_use(self) -> ModelRun | None:
        """Return `id_in_use` as a run."""
        run_id = self.id_in_use()
        return None if run_id is None else self.one(run_id)

    def model_bytes(self, run_id: RunId) -> bytes:
        """Return the stored model of a run (``birdann.models.persistence``)."""
        return bytes(self._rows.value("model_run", "model", run_id))

    def software(self, run_id: RunId) -> dict[str, str]:
        """Return the versions of the packages that trained a run, by name."""
        software = self._rows.value("model_run", "software", run_id)
        with self._rows.name_file_in_errors("a model run"):
            return {str(name): str(version) for name, version in json.loads(software).items()}

    def species_ids(self, run_id: RunId) -> tuple[SpeciesId, ...]:
        """Return the species of a run in column order; empty if it does not exist."""
        rows = self._rows.all(
            "SELECT species FROM run_species WHERE run = ? ORDER BY place", [run_id]
        )
        return tuple(SpeciesId(key) for (key,) in rows)

    def targets(self, run_id: RunId) -> tuple[SpeciesId, ...]:
        """Return the same, with what each was merged into since."""
        return SpeciesTable(self._rows).targets(self.species_ids(run_id))

    def add(self, run: ModelRun, model: bytes, software: Mapping[str, str]) -> None:
        """Add a run with its model and software versions."""
        _RUN.put(self._rows, [run], software=json.dumps(dict(software)), model=model, number=True)
        places = [(run.id, place, species) for place, species in enumerate(run.species_ids)]
        self._rows.insert("run_species", "run, place, species", places)

    def retire(self, run_id: RunId) -> None:
        """Remove a superseded run; it is kept and marked if something refers to it.

        References are exports, validation samples, thresholds and visit queues.
        """
        if self._rows.first(_NAMED, [run_id] * _NAMED.count("?")) is None:
            self.delete(run_id)
        else:
            self._rows.execute("UPDATE model_run SET is_superseded = 1 WHERE id = ?", [run_id])

    def delete(self, run_id: RunId) -> None:
        """Remove a model and its scores."""
        self._rows.execute("DELETE FROM model_run WHERE id = ?", [run_id])

    def show(self, run_id: RunId) -> None:
        """Show a run until a newer one has scores (NotInProjectError if it does not exist)."""
        self.one(run_id)
        chosen = {"run": run_id, "instead_of": self.latest_scored()}
        SettingsTable(self._rows).set(_RUN_IN_USE, chosen)

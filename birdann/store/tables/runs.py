"""Model runs, and which of them is shown."""

import json
from collections.abc import Mapping
from datetime import datetime

from birdann.core import message
from birdann.core.ids import RunId, SpeciesId
from birdann.core.predictions import ModelRun
from birdann.core.training_report import TrainingReport
from birdann.store.errors import absent
from birdann.store.rows import Row, Table
from birdann.store.tables.settings import SettingsTable

_SHOWN = "shown_run"
_RUN = "SELECT id, model_name, params, seed, feature_schema, created_at, report FROM model_run "


class Runs(Table):
    """The models that were trained in a project."""

    def all(self) -> list[ModelRun]:
        """Return all runs, newest first."""
        return [self._run(row) for row in self._rows.all(_RUN + "ORDER BY number DESC")]

    def latest(self) -> ModelRun | None:
        """Return the newest run, or None."""
        row = self._rows.first(_RUN + "ORDER BY number DESC LIMIT 1")
        return self._run(row) if row else None

    def one(self, run_id: RunId) -> ModelRun:
        """Return one run.

        Raises
        ------
        NotInProjectError
            If there is none of this id.
        """
        row = self._rows.first(_RUN + "WHERE id = ?", [run_id])
        if row is None:
            raise absent(self._rows.path, "model run", run_id)
        return self._run(row)

    def latest_scored(self) -> RunId | None:
        """Return the newest run that has scores."""
        row = self._rows.first(
            "SELECT id FROM model_run WHERE EXISTS (SELECT 1 FROM score WHERE run = id) "
            "ORDER BY number DESC LIMIT 1"
        )
        return RunId(row[0]) if row else None

    def shown(self) -> RunId | None:
        """Return the run that overlays and exports show.

        That is the newest with scores, or an earlier one that was returned to
        (``Runs.show``) until a newer one has scored segments.
        """
        latest = self.latest_scored()
        chosen = SettingsTable(self._rows).get(_SHOWN)
        if not isinstance(chosen, dict) or chosen.get("instead_of") != latest:
            return latest
        wanted = chosen.get("run")
        if not isinstance(wanted, int):
            return latest
        has_scores = self._rows.first("SELECT 1 FROM score WHERE run = ? LIMIT 1", [wanted])
        return RunId(wanted) if has_scores else latest

    def model_bytes(self, run_id: RunId) -> bytes:
        """Return the stored model of a run, as ``birdann.models.persistence`` wrote it."""
        row = self._rows.first("SELECT model FROM model_run WHERE id = ?", [run_id])
        if row is None:
            raise absent(self._rows.path, "model run", run_id)
        return bytes(row[0])

    def species_ids(self, run_id: RunId) -> tuple[SpeciesId, ...]:
        """Return the species of a run in order of column; none where there is no such run."""
        rows = self._rows.all(
            "SELECT species FROM run_species WHERE run = ? ORDER BY place", [run_id]
        )
        return tuple(SpeciesId(key) for (key,) in rows)

    def _run(self, row: Row) -> ModelRun:
        key, model_name, params, seed, schema, created_at, report = row
        with self._rows.decoding("a model run"):
            return ModelRun(
                id=RunId(key),
                model_name=model_name,
                params=dict(json.loads(params)),
                seed=seed,
                species_ids=self.species_ids(RunId(key)),
                feature_schema=schema,
                created_at=datetime.fromisoformat(created_at),
                report=TrainingReport.from_json(message.loads(report)),
            )

    def add(self, run: ModelRun, model: bytes, software: Mapping[str, str]) -> None:
        """Add a model with what it takes to make it again."""
        self._rows.execute(
            "INSERT INTO model_run (id, number, model_name, params, seed, feature_schema,"
            " created_at, report, software, model)"
            " VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM model_run),"
            " ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                run.id,
                run.model_name,
                json.dumps(dict(run.params)),
                run.seed,
                run.feature_schema,
                run.created_at.isoformat(),
                message.dumps(run.report.as_json()),
                json.dumps(dict(software)),
                model,
            ),
        )
        self._rows.execute_many(
            "INSERT INTO run_species (run, place, species) VALUES (?, ?, ?)",
            [(run.id, place, species) for place, species in enumerate(run.species_ids)],
        )

    def delete(self, run_id: RunId) -> None:
        """Remove a model and its scores."""
        self._rows.execute("DELETE FROM model_run WHERE id = ?", [run_id])

    def show(self, run_id: RunId) -> None:
        """Let overlays and exports show a run until a newer one has scored segments.

        Raises
        ------
        NotInProjectError
            If there is none of this id.
        """
        self.one(run_id)
        chosen = {"run": run_id, "instead_of": self.latest_scored()}
        SettingsTable(self._rows).set(_SHOWN, chosen)

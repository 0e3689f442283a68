"""Detection by an installed neural network."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from birdann.core.errors import NetworkError
from birdann.gui.actions.base import Actions, rows_of, said
from birdann.gui.keys.command import WORK, command
from birdann.gui.project.needs import needs_project
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from birdann.analysis.networks import NetworkChoice
    from birdann.app.exchange.network_detections import (
        DetectionSettings,
        NetworkReport,
        NetworkSummary,
    )
    from birdann.core.progress import Progress
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.runtime.jobs import Job

_LAST = "network"


class NetworkActions(Actions):
    """Runs networks on the project's recordings."""

    @command("file.networks", "&Detect with a network…", needs=WORK)
    @needs_project
    def show(self, here: OpenProject) -> Job:
        """Detect species with a network that you have, such as BirdNET or Perch."""

        def work(_progress: Progress) -> list[Path]:
            from birdann.analysis.networks import installed_networks

            last = str(self._parts.preferences.value(_LAST) or "")
            known = [Path(last)] if last and Path(last).is_file() else []
            return [*known, *(one for one in installed_networks() if one not in known)]

        return self._bench.start(
            work, title=tr("Looking for networks"), on_success=self._ask, computes_only=True
        )

    def _ask(self, networks: list[Path]) -> None:
        from birdann.gui.dialogs.exchange.networks_dialog import NetworksDialog

        dialog = NetworksDialog(networks, self._look, self._files.open_file, self._parts.window)
        dialog.detect_asked.connect(self.detect)
        dialog.open()

    @needs_project
    def _look(
        self,
        here: OpenProject,
        choice: NetworkChoice,
        show: Callable[[NetworkSummary | str], object],
    ) -> Job:
        def work(_progress: Progress) -> NetworkSummary | str:
            from birdann.app.exchange.network_detections import summary_of

            try:
                with here.project.reader() as reader:
                    return summary_of(reader, choice)
            except NetworkError as error:
                return str(error)

        return self._bench.start(
            work, title=tr("Opening the network"), on_success=show, computes_only=True
        )

    @needs_project
    def detect(self, here: OpenProject, choice: NetworkChoice, settings: DetectionSettings) -> Job:
        self._parts.preferences.set_value(_LAST, str(choice.path))

        def work(progress: Progress) -> NetworkReport:
            from birdann.app.exchange.network_detections import detect

            return detect(here.session, choice, settings, progress=progress)

        return self._bench.start(work, title=tr("Detecting species"), on_success=self._detected)

    def _detected(self, report: NetworkReport) -> None:
        rows: list[tuple[str, str]] = [("", one) for one in report.notes]
        self._tell_outcome(tr("Detected"), said(report), rows + rows_of(report.failures))

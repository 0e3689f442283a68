"""Import and export of annotations in formats of other programs, and detection by networks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal

from birdann.app.commands.settings import SetMinProbability
from birdann.app.learning.calls import min_probability
from birdann.core.errors import ModelError, NetworkError
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions, match_rows, note_row, report_text, rows_of
from birdann.gui.item_models.queue_data import NO_QUEUE
from birdann.gui.keys.command import IMPORT, LOOK, WORK, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import needs_project
from birdann.gui.runtime.jobs import Job
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.format_words import CLIPS, SUMMARIES, format_title, makes_a_folder
from birdann.gui.text.language import mark, tr, translate_message

with lazy_imports():
    from birdann.analysis import networks as known_networks
    from birdann.app import reports
    from birdann.app.exchange import (
        clips,
        evidence,
        export_filter,
        exporting,
        imported_rows,
        imports,
        network_detections,
    )
    from birdann.app.learning import predicting
    from birdann.app.results import summaries
    from birdann.formats import registry
    from birdann.gui.dialogs.exchange import export_dialogs, import_dialogs, networks_dialog


_ALL: Mapping[str, Any] = {}
_NONE: Mapping[str, Any] = {}
"""Every segment, as ``ExportFilter`` takes it."""
_ANNOTATIONS = mark("Annotations ({endings});;All files (*)")
_LAST_FORMAT = "export_format"


class ExchangeActions(Actions):
    """Commands for import and export."""

    labels_asked = Signal()
    """Scores of a network are there: find segments and label them."""

    # --- in ------------------------------------------------------------------------------------

    @command(
        "file.annotations",
        "Impor&t annotations of other programs…",
        "Ctrl+Shift+I",
        icon="import",
        needs=IMPORT,
    )
    def import_annotations(self) -> None:
        """Read tables of Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope and others."""
        kinds = tr(_ANNOTATIONS).format(
            endings=" ".join(f"*{suffix}" for suffix in registry.readable_suffixes())
        )
        self._files.open_files(tr("Import annotations"), kinds, self.import_files)

    @needs_project
    def import_files(
        self, here: OpenProject, paths: Sequence[Path]
    ) -> import_dialogs.ImportDialog | None:
        if not paths:
            return None

        def preview(
            format_name: str | None, show: Callable[[list[imports.FilePreview]], object]
        ) -> Job:
            def work(progress: Progress) -> list[imports.FilePreview]:
                with here.project.reader() as reader:
                    return imports.preview_annotations(
                        reader, paths, format_name=format_name, progress=progress
                    )

            return self._bench.start(
                work, title=tr("Reading the files"), on_success=show, computes_only=True
            )

        dialog = import_dialogs.ImportDialog(paths, preview, self._parts.window)
        return dialog.open_connected(
            import_asked=lambda name, import_as, least, answers: self.import_now(
                paths, name, import_as=import_as, min_score=least, species_map=answers
            )
        )

    @needs_project
    def import_now(
        self,
        here: OpenProject,
        paths: Sequence[Path],
        format_name: str | None,
        *,
        import_as: imported_rows.ImportAs,
        min_score: float | None = None,
        species_map: Mapping[str, str] | None = None,
    ) -> Job:
        def work(progress: Progress) -> evidence.EvidenceReport | imports.ImportReport:
            if import_as is imported_rows.ImportAs.EVIDENCE:
                return evidence.import_evidence(
                    here.session, paths, format_name=format_name, progress=progress
                )
            return imports.import_annotations(
                here.session,
                paths,
                format_name=format_name,
                import_as=import_as,
                min_score=min_score,
                species_map=species_map,
                progress=progress,
            )

        return self._bench.start(
            work, title=tr("Importing annotations"), on_success=self._show_import_report
        )

    def _show_import_report(self, report: evidence.EvidenceReport | imports.ImportReport) -> None:
        summary = report_text(report)
        if report.why_nothing is not None:
            summary += " " + translate_message(report.why_nothing)
        rows = match_rows(report) if isinstance(report, imports.ImportReport) else []
        rows += map(note_row, report.notes)
        rows += rows_of(report.failures)
        if (
            not isinstance(report, evidence.EvidenceReport)
            or report.failures
            or report.why_nothing
        ):
            self._report_outcome(tr("Annotations imported"), summary, rows)
        elif report.is_thin:
            self._look_for_networks(partial(self._offer_labels, summary, report.notes))
        else:
            self._offer_labels(summary, report.notes)

    def _offer_labels(
        self, summary: str, notes: Sequence[str], networks: Sequence[Path] = ()
    ) -> None:
        """Offer the step after scores have come in: labels, or first more scores by a network."""
        answers: list[tuple[str, Callable[[], object]]] = [
            (tr("Find segments and label"), self.labels_asked.emit)
        ]
        for network in networks[:1]:
            again = partial(self._detect_as_evidence, network)
            words = tr("Detect again with {network}, every second from 0.005")
            answers.append((words.format(network=network.name), again))
        detail = "\n".join(map(translate_message, notes))
        self._parts.messages.decide(summary, detail, answers, is_first_likely=True, is_done=True)

    # --- out -----------------------------------------------------------------------------------

    @command("file.export", "&Export…", "Ctrl+E", icon="export", needs=LOOK)
    def export(self) -> export_dialogs.ExportDialog:
        """Write segments and labels for a spreadsheet, a script or another program."""
        last = str(self._parts.preferences.value(_LAST_FORMAT) or "csv")
        self._parts.queue.filter.emit_pending()
        project = self._bench.project
        saved = project.thresholds.all() if project is not None else ()
        run_id = project.runs.id_in_use() if project is not None else None
        dialog = export_dialogs.ExportDialog(
            self._bench.counts,
            last,
            self._parts.window,
            has_thresholds=any(threshold.source == run_id for threshold in saved),
            queue=self._bench.queue or NO_QUEUE,
            saved_bar=min_probability(project) if project is not None else 0.0,
            credit=self._parts.preferences.credit,
            species=[species.name for species in project.species.in_use()]
            if project is not None
            else [],
        )
        return dialog.open_connected(chosen=lambda name: self._ask_path(name, dialog))

    @needs_project
    def _ask_path(self, here: OpenProject, name: str, dialog: export_dialogs.ExportDialog) -> None:
        self._parts.preferences.set_value(_LAST_FORMAT, name)
        self._parts.preferences.credit = dialog.credit()
        bar = dialog.requested_threshold()
        chosen = dialog.chosen_segments()
        extras = dialog.extra_contents()

        def save_threshold_first(write: Callable[[Path], object]) -> Callable[[Path], None]:
            """Save the threshold in the project once a path was chosen, but not on cancel."""

            def save_and_write(path: Path) -> None:
                self._keep_bar(bar)
                write(path)

            return save_and_write

        if name == CLIPS:
            margin_s = dialog.margin.value()
            self._files.ask_folder(
                tr("Folder for the clips"),
                save_threshold_first(lambda path: self.cut_clips(path, margin_s, chosen)),
            )
            return
        if makes_a_folder(name):
            self._files.ask_folder(
                tr("Folder for the files"),
                save_threshold_first(lambda path: self.export_to(path, name, chosen, extras)),
            )
            return
        suffix, title = _suffix_and_title(name)
        self._files.save_file(
            tr("Export"),
            here.project.name + (suffix if suffix == f".{name}" else f" {name}{suffix}"),
            f"{title} (*{suffix})",
            save_threshold_first(
                lambda path: self.export_to(
                    path if path.suffix else path.with_suffix(suffix),
                    name,
                    chosen,
                    extras,
                    overwrite=bool(path.suffix),  # which the dialog of files has asked about
                )
            ),
        )

    @needs_project
    def _keep_bar(self, here: OpenProject, bar: float | None) -> None:
        if bar is not None and bar != min_probability(here.project):
            here.execute(SetMinProbability(bar))

    @needs_project
    def cut_clips(
        self, here: OpenProject, folder: Path, margin_s: float, chosen: Mapping[str, Any] = _ALL
    ) -> Job:
        """Write every call as a sound file of its own, in the background."""

        def work(progress: Progress) -> clips.ClipsReport:
            _follow_lists(here)
            choices = clips.ClipChoices(margin_s=margin_s, **{**chosen, "named": True})
            return clips.export_clips(here.project, folder, choices, progress=progress)

        return self._bench.start(
            work, title=tr("Cutting clips"), on_success=self._show_clips_report
        )

    def _show_clips_report(self, report: clips.ClipsReport) -> None:
        words = report_text(report) + self._newer_labels()
        self._report_outcome(tr("Exported"), words, rows_of(report.failures))

    @needs_project
    def export_to(
        self,
        here: OpenProject,
        path: Path,
        name: str,
        chosen: Mapping[str, Any] = _ALL,
        extras: Mapping[str, Any] = _NONE,
        *,
        overwrite: bool = False,
    ) -> Job:
        """Export the project, or a summary of it, in the background.

        Parameters
        ----------
        chosen
            Which segments to export.
        extras
            What to write besides, by parameters of ``export``.
        overwrite
            Whether to replace existing files without asking.
        """
        project, credit = here.project, self._parts.preferences.credit

        def work(progress: Progress) -> reports.ExportReport | reports.SummaryReport:
            _follow_lists(here)
            only = export_filter.ExportFilter(**chosen)
            if name in SUMMARIES:
                return summaries.export_summary(
                    project,
                    path,
                    summaries.Summary(name),
                    only=only,
                    overwrite=overwrite,
                    progress=progress,
                )
            return exporting.export(
                project,
                path,
                format_name=name,
                only=only,
                credit=credit,
                overwrite=overwrite,
                progress=progress,
                **extras,
            )

        return self._bench.start(
            work,
            title=tr("Exporting"),
            on_success=self._show_export_report,
            on_failure=self._ask_to_replace(
                lambda: self.export_to(path, name, chosen, extras, overwrite=True)
            ),
        )

    def _show_export_report(self, report: reports.ExportReport | reports.SummaryReport) -> None:
        words = report_text(report) + self._newer_labels()
        dropped = report.dropped if isinstance(report, reports.ExportReport) else ()
        rows = [(name, tr("This format has no place for it.")) for name in dropped]
        if isinstance(report, reports.ExportReport):
            rows += rows_of(report.not_measured)
        self._report_outcome(tr("Exported"), words, rows, (tr("Not exported"), tr("Why")))

    def _newer_labels(self) -> str:
        """Return a sentence with the number of labels that are newer than the predictions."""
        here = self._bench.here
        n = here.labels_since_training if here is not None else 0
        return " " + tr("%Ln labels are newer than these predictions.", "", n) if n else ""

    @command("file.networks", "&Detect with a network…", needs=WORK)
    def show_networks(self) -> Job | None:
        """Detect species with a network that you have, such as BirdNET or Perch."""
        return self._look_for_networks(self._ask_network)

    @needs_project
    def _look_for_networks(self, here: OpenProject, show: Callable[[list[Path]], object]) -> Job:
        def work(_progress: Progress) -> list[Path]:
            last = str(self._parts.preferences.value(_LAST_NETWORK) or "")
            known = [Path(last)] if last and Path(last).is_file() else []
            return list(dict.fromkeys([*known, *known_networks.installed_networks()]))

        return self._bench.start(
            work,
            title=tr("Looking for networks"),
            on_success=show,
            computes_only=True,
        )

    def _ask_network(self, networks: list[Path]) -> None:
        dialog = networks_dialog.NetworksDialog(
            networks, self._inspect_network, self._files.open_file, self._parts.window
        )
        dialog.open_connected(detect_asked=self.detect)

    @needs_project
    def _inspect_network(
        self,
        here: OpenProject,
        choice: known_networks.NetworkChoice,
        show: Callable[[network_detections.NetworkSummary | str], object],
    ) -> Job:
        def work(_progress: Progress) -> network_detections.NetworkSummary | str:
            try:
                with here.project.reader() as reader:
                    return network_detections.summary_of(reader, choice)
            except NetworkError as error:
                return str(error)

        return self._bench.start(
            work, title=tr("Opening the network"), on_success=show, computes_only=True
        )

    @needs_project
    def detect(
        self,
        here: OpenProject,
        choice: known_networks.NetworkChoice,
        settings: network_detections.DetectionSettings,
    ) -> Job:
        self._parts.preferences.set_value(_LAST_NETWORK, str(choice.path))

        def on_success(report: network_detections.NetworkReport) -> None:
            if settings.as_evidence and not report.failures:
                self._offer_labels(report_text(report), report.notes)
                return
            rows = [note_row(note) for note in report.notes]
            rows += rows_of(report.failures)
            self._report_outcome(tr("Detected"), report_text(report), rows)

        return self._bench.start(
            lambda progress: network_detections.detect(
                here.session, choice, settings, progress=progress
            ),
            title=tr("Detecting species"),
            on_success=on_success,
        )

    def _detect_as_evidence(self, network: Path) -> None:
        self.detect(known_networks.NetworkChoice(path=network), network_detections.AS_EVIDENCE)


def _follow_lists(here: OpenProject) -> None:
    """Update predictions to the present lists, which otherwise happens in the background."""
    if not here.project.read_only:
        with suppress(ModelError):  # that cannot be read: the recordings have no predictions then
            predicting.Rescorer().rescore(here.session)


def _suffix_and_title(name: str) -> tuple[str, str]:
    if name in SUMMARIES:
        return ".csv", tr("Tables")
    return registry.FORMATS[name].suffixes[0], format_title(name).split(" (")[0]


_LAST_NETWORK = "network"

"""Finding segments, at once or after a trial, and training a segmenter by painting."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog

from birdann.app.commands import RemoveStrokes
from birdann.core.geometry import Mask
from birdann.core.ids import RecordingId
from birdann.core.progress import Progress, part
from birdann.core.recording import EACH_CHANNEL
from birdann.core.strokes import Stroke, StrokeKind
from birdann.gui.actions.base import Actions, is_tool, report_text
from birdann.gui.keys.command import LEARN, TAG, WORK, Fact, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.runtime.jobs import Job
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.spectrogram import Tool
from birdann.gui.spectrogram.layers.masks import PAINTED_CALLS, PAINTED_OTHERS, PROPOSED
from birdann.gui.text.language import tr
from birdann.gui.text.value_words import channel_names
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.app import reports
    from birdann.app.exchange import painting
    from birdann.app.learning import segmenter_training
    from birdann.app.segmenting import joining, segmenters
    from birdann.app.segmenting import segment as segmenting
    from birdann.gui.dialogs.work import segment_dialog
    from birdann.segmentation import presets


class SearchActions(Actions):
    """Starts segmentation, and reports its outcome."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._dialog: segment_dialog.SegmentDialog | None = None
        self._bench.recording_changed.connect(self._forget_trial)
        self._bench.closed.connect(self._reject_dialog)

    @command("model.segment", "Find &segments", "Ctrl+Shift+S", icon="segment", needs=WORK)
    def segment(self) -> Job | None:
        """Find segments in recordings that have none yet."""
        return self.search()

    @needs_project
    def search(
        self,
        here: OpenProject,
        segmenter: str = "",
        *,
        recording_ids: Sequence[RecordingId] | None = None,
        redo: bool = False,
    ) -> Job:
        """Find segments in recordings.

        Parameters
        ----------
        here
            The open project.
        segmenter
            The segmenter; "" for the one chosen last, with the project's unit.
        recording_ids
            Which recordings; None for all of them.
        redo
            Whether to segment recordings again that have been segmented.
        """
        return self._start(
            here,
            segmenter,
            lambda **how: segmenting.segment_project(
                recording_ids=recording_ids, redo=redo, **how
            ),
        )

    @command(
        "model.channel",
        "Ch&annel for segments…",
        needs=(Fact.RECORDING, Fact.WRITABLE, Fact.NOT_WORKING),
    )
    @needs_recording
    def choose_channel(self, here: OpenProject, view: RecordingView) -> QInputDialog | None:
        """Choose the channel in which segments of the selected recordings are found."""
        recording, parts = view.recording, self._parts
        if recording.n_channels < 2:
            parts.messages.note(tr("This recording has only one channel."))
            return None
        choices: dict[str, int | None] = {
            tr("Mix of channels"): None,
            tr("Each channel"): EACH_CHANNEL,
            **{name: k for k, name in enumerate(channel_names(recording.n_channels))},
        }
        selected = parts.recordings.selected_ids()
        targets = selected if view.id in selected else (view.id,)
        dialog = QInputDialog(parts.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Channel for segments"))
        dialog.setLabelText(
            tr("Find segments in this channel of %Ln selected recordings.", "", len(targets))
            + "\n"
            + tr("Segments you drew or labelled are kept, others are found again.")
        )
        dialog.setComboBoxItems(list(choices))
        dialog.setTextValue(next(n for n, k in choices.items() if k == recording.channel))
        dialog.textValueSelected.connect(lambda name: self._search_in(choices[name], targets))
        dialog.open()
        return dialog

    @needs_project
    def _search_in(
        self, here: OpenProject, channel: int | None, recording_ids: Sequence[RecordingId]
    ) -> Job:
        return self._start(
            here,
            "",
            lambda **how: segmenting.choose_channel(
                channel=channel, recording_ids=recording_ids, **how
            ),
        )

    @command("model.retry", "Retry failed recordin&gs", needs=WORK)
    def retry_failed(self) -> Job | None:
        """Find segments again in recordings that could not be read."""
        counts = self._bench.counts
        if counts is not None and not counts.problems:
            self._note(tr("No recording has failed."))
            return None
        return self._retry("")

    @needs_project
    def _retry(self, here: OpenProject, segmenter: str) -> Job:
        return self._start(
            here,
            segmenter,
            lambda progress, **how: segmenting.retry_failed(progress=progress, **how),
        )

    def _start(
        self, here: OpenProject, segmenter: str, find: Callable[..., reports.SegmentReport]
    ) -> Job:
        n_jobs = self._parts.preferences.settings.n_jobs
        preferred = self._parts.preferences.segmenter

        def work(progress: Progress) -> reports.SegmentReport:
            chosen = segmenter or segmenters.default_search(here.project, preferred)
            return find(session=here.session, jobs=n_jobs, segmenter=chosen, progress=progress)

        job = self._bench.start(
            work,
            title=tr("Finding segments"),
            on_success=lambda report: self._segments_found(report, job, segmenter),
        )
        return job

    @command("model.join_fragments", "&Join fragments", "Ctrl+Shift+J", icon="merge", needs=LEARN)
    @needs_project
    def join_fragments(self, here: OpenProject) -> Job:
        """Join segments of the same predicted species that belong to one call."""
        n_jobs = self._parts.preferences.settings.n_jobs
        return self._bench.start(
            lambda progress: joining.join_fragments(
                here.session, jobs=n_jobs, backs_up=False, progress=progress
            ),
            title=tr("Joining fragments"),
            on_success=lambda report: self._note(report_text(report)),
        )

    # --- choosing ------------------------------------------------------------------------------

    @command(
        "model.search",
        "Change preset a&nd find segments again…",
        "Ctrl+Alt+S",
        icon="segment",
        needs=WORK,
    )
    @needs_project
    def choose(self, here: OpenProject) -> Job:
        """Choose another preset (owls, insects, bats), try it, and find segments again."""
        preferred = self._parts.preferences.segmenter

        def work(_progress: Progress) -> tuple[bool, str]:
            is_taught = any(
                segmenter.name == segmenters.FOREST for segmenter in here.project.segmenters.all()
            )
            return is_taught, segmenters.default_search(here.project, preferred)

        return self._bench.start(
            work,
            title=tr("Looking for a segmenter"),
            on_success=self._show_dialog,
            computes_only=True,
        )

    def _show_dialog(self, state: tuple[bool, str]) -> None:
        is_taught, usual = state
        counts, view = self._bench.counts, self._bench.view
        if counts is None or self._dialog is not None:
            return
        sizes = {
            segment_dialog.Where.NEW: counts.recordings - counts.segmented,
            segment_dialog.Where.SELECTED: len(self._parts.recordings.selected_ids()),
            segment_dialog.Where.ALL: counts.recordings,
        }
        dialog = segment_dialog.SegmentDialog(
            sizes,
            segmenter=usual,
            is_taught=is_taught,
            can_try=view is not None,
            parent=self._parts.window,
        )
        dialog.chosen.connect(self._forget_trial)
        dialog.try_asked.connect(self.preview_here)
        dialog.find_asked.connect(self._search_where)
        dialog.finished.connect(self._forget_dialog)
        self._dialog = dialog
        dialog.show()

    def _reject_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.reject()

    def _forget_dialog(self) -> None:
        self._forget_trial()
        self._dialog = None

    def _search_where(self, segmenter: str, where: segment_dialog.Where) -> None:
        if segmenter != segmenters.FOREST:
            self._parts.preferences.segmenter = segmenter
        chosen = (
            self._parts.recordings.selected_ids()
            if where is segment_dialog.Where.SELECTED
            else None
        )
        self.search(segmenter, recording_ids=chosen, redo=where is not segment_dialog.Where.NEW)

    # --- trying --------------------------------------------------------------------------------

    @needs_recording
    def preview_here(self, here: OpenProject, view: RecordingView, segmenter: str) -> Job:
        """Preview segments of the visible range; nothing is changed."""
        between_s = self._parts.pane.view()

        def on_success(masks: tuple[Mask, ...]) -> None:
            present_view, dialog = self._bench.view, self._dialog
            if present_view is not None and dialog is not None and present_view.id == view.id:
                self._parts.pane.show_masks(PROPOSED, masks)
                dialog.show_result(
                    tr("It would outline %Ln sounds in view, in blue.", "", len(masks))
                )

        return self._bench.start(
            lambda progress: segmenters.masks_in_view(
                here.session, view.id, between_s, segmenter=segmenter, progress=progress
            ),
            title=tr("Trying a search"),
            on_success=on_success,
        )

    def _forget_trial(self) -> None:
        if self._dialog is not None:
            self._dialog.show_result("")
            self._parts.pane.show_masks(PROPOSED, ())

    # --- telling -------------------------------------------------------------------------------

    def _segments_found(self, report: reports.SegmentReport, job: Job, segmenter: str) -> None:
        summary = report_text(report)
        self._note(summary)
        if not report.failures:
            job.set_outcome(summary)
            return
        job.set_outcome(summary, finish_it=lambda: self._retry(segmenter))
        self._parts.messages.report(
            tr("Segments found"),
            summary,
            [(failure.path.rsplit("/", 1)[-1], failure.message) for failure in report.failures],
            (tr("File"), tr("Details")),
            again=lambda: self._retry(segmenter),
        )


_OVERLAYS = {StrokeKind.CALL: PAINTED_CALLS, StrokeKind.OTHER: PAINTED_OTHERS}


class TeachActions(Actions):
    """Stores strokes as edits, trains the segmenter, and stores its outlines as segments.

    Painting and new outlines of one recording can be undone. Segmenting all recordings cannot, but
    keeps confirmed labels.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._bar = bar = parts.window.paint_bar
        self._strokes: list[Stroke] = []
        self._preview: segmenters.SegmentationPreview | None = None
        bar.hide()
        parts.pane.painted.connect(self._store_stroke)
        parts.pane.tool_changed.connect(bar.show_tool)
        bar.tool_asked.connect(self._use_tool)
        bar.complete.clicked.connect(lambda on: self._set_complete(is_complete=on))
        bar.wipe.clicked.connect(self.remove_strokes)
        bar.attempt.clicked.connect(lambda _on: self.preview_here())
        bar.use.clicked.connect(self.store_preview)
        bar.everywhere.clicked.connect(self.ask_to_segment_all)
        bar.done.clicked.connect(self.stop_painting)
        self._bench.strokes_changed.connect(self._read)
        self._bench.recording_changed.connect(self._forget_preview)
        self._bench.view_changed.connect(self._read)
        self._bench.closed.connect(self.stop_painting)
        self._bench.facts_changed.connect(self._show)

    # --- brushes -------------------------------------------------------------------------------

    @command("model.paint_calls", "Pa&int calls", "K", needs=TAG, is_on=is_tool(Tool.CALL))
    def paint_calls(self) -> None:
        """Paint calls; press again to stop."""
        self._toggle(Tool.CALL)

    @command(
        "model.paint_others", "Paint backgr&ound", "Shift+K", needs=TAG, is_on=is_tool(Tool.OTHER)
    )
    def paint_others(self) -> None:
        """Paint background."""
        self._toggle(Tool.OTHER)

    def stop_painting(self) -> None:
        if self._parts.pane.tool().is_teaching:
            self._parts.pane.set_tool(Tool.SELECT)
        self._forget_preview()
        for overlay in _OVERLAYS.values():
            self._parts.pane.show_masks(overlay, ())
        self._bar.hide()

    def _toggle(self, tool: Tool) -> None:
        if self._parts.pane.tool() is tool:
            self.stop_painting()
        else:
            self._use_tool(tool)

    def _use_tool(self, tool: Tool) -> None:
        self._bar.show()
        self._parts.pane.set_tool(tool)
        self._read()

    # --- paint ---------------------------------------------------------------------------------

    @needs_recording
    def _store_stroke(
        self, here: OpenProject, view: RecordingView, mask: Mask, is_call: bool
    ) -> None:
        if here.project.read_only:
            return
        calls, background = ([mask], []) if is_call else ([], [mask])
        here.execute(painting.paint(here.session, view.id, call=calls, other=background))

    @needs_recording
    def _set_complete(self, here: OpenProject, view: RecordingView, is_complete: bool) -> None:
        if is_complete:
            here.execute(painting.paint(here.session, view.id, is_complete=True))
        else:
            rest = [stroke.id for stroke in self._strokes if stroke.kind is StrokeKind.REST]
            here.execute(RemoveStrokes(rest))

    def remove_strokes(self) -> None:
        if self._strokes:
            self._bench.execute(RemoveStrokes([stroke.id for stroke in self._strokes]))

    def _read(self) -> None:
        project, view = self._bench.project, self._bench.view
        if self._bar.isHidden():
            return
        if project is None or view is None:
            self._strokes = []
        else:
            self._strokes = project.strokes.all(view.id)
        pane = self._parts.pane
        grid = pane.grid()
        for kind, overlay in _OVERLAYS.items():
            pane.show_masks(
                overlay,
                [
                    stroke.mask or Mask.from_box(stroke.box, grid)
                    for stroke in self._strokes
                    if grid is not None and stroke.kind is kind
                ],
            )
        self._show()

    def _show(self) -> None:
        if self._bar.isHidden():
            return
        kinds = [stroke.kind for stroke in self._strokes]
        n_calls, n_others = kinds.count(StrokeKind.CALL), kinds.count(StrokeKind.OTHER)
        idle = not self._bench.is_working
        preview = self._preview
        self._bar.show_state(
            self._state_text(n_calls, n_others),
            n_here=n_calls + n_others,
            is_complete=StrokeKind.REST in kinds,
            can_try=idle and n_calls > 0,
            can_use=idle and preview is not None,
        )

    def _state_text(self, n_calls: int, n_others: int) -> str:
        if self._preview is not None:
            return tr("It would outline %Ln calls here.", "", len(self._preview.masks))
        if not n_calls:
            return tr("Drag over a few calls, then over some noise.")
        return tr("{calls} strokes on calls, {others} on background.").format(
            calls=n_calls, others=n_others
        )

    # --- what it learned -----------------------------------------------------------------------

    @needs_recording
    def preview_here(self, here: OpenProject, view: RecordingView) -> Job:
        """Train with all strokes of the project, and preview the outlines here."""
        session = here.session

        def work(progress: Progress) -> segmenters.SegmentationPreview:
            # The published spectrogram ends at 8 kHz; people paint what they see.
            segmenter_training.train_segmenter(
                session, preset=presets.DEFAULT_PRESET, progress=part(progress, 0.0, 0.6)
            )
            return segmenters.preview_segmentation(
                session, view.id, progress=part(progress, 0.6, 1.0)
            )

        return self._bench.start(
            work, title=tr("Learning from paint"), on_success=self._show_preview
        )

    @needs_recording
    def _show_preview(
        self, here: OpenProject, view: RecordingView, preview: segmenters.SegmentationPreview
    ) -> None:
        if view.id != preview.recording_id or self._bar.isHidden():
            return
        self._preview = preview
        self._parts.pane.show_masks(PROPOSED, preview.masks)
        self._show()

    def _forget_preview(self) -> None:
        self._preview = None
        self._parts.pane.show_masks(PROPOSED, ())
        self._show()

    def store_preview(self) -> None:
        """Store the previewed outlines, in one step of undo."""
        preview = self._preview
        if preview is not None:
            self._forget_preview()
            self._bench.execute(preview.command)

    def ask_to_segment_all(self) -> None:
        """Ask, then segment every recording with the trained segmenter."""
        self._parts.messages.ask(
            tr("Find segments in all recordings again?"),
            tr(
                "Segments you drew or reviewed are kept. All others are replaced. This cannot "
                "be undone, but a backup is made."
            ),
            tr("Search everywhere"),
            tr("Not now"),
            self._search_everywhere,
        )

    def _search_everywhere(self) -> None:
        self.stop_painting()
        self._window.search_actions.search(segmenters.FOREST, redo=True)

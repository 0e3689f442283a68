"""Training a segmenter by painting: paint, preview, apply or discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.app.commands import RemoveStrokes
from birdann.app.segmenting.segmenters import FOREST
from birdann.core.geometry import Mask
from birdann.core.progress import Progress, part
from birdann.core.strokes import Stroke, StrokeKind
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import TAG, command
from birdann.gui.project.needs import needs_recording
from birdann.gui.spectrogram import Tool
from birdann.gui.spectrogram.layers.masks import PAINTED_CALLS, PAINTED_OTHERS, PROPOSED
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from birdann.app.segmenting.preview import SegmentationPreview
    from birdann.gui.actions.review.search_actions import SearchActions
    from birdann.gui.panels.paint_bar import PaintBar
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.project.recording_view import RecordingView
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts

_OVERLAYS = {StrokeKind.CALL: PAINTED_CALLS, StrokeKind.OTHER: PAINTED_OTHERS}


class TeachActions(Actions):
    """Stores strokes as edits, trains the segmenter, and stores its outlines as segments.

    Painting and new outlines of one recording can be undone. Segmenting all recordings cannot, but
    keeps confirmed labels.
    """

    def __init__(self, parts: WindowParts, bar: PaintBar, search: SearchActions) -> None:
        super().__init__(parts)
        self._search = search
        self._bar = bar
        self._strokes: list[Stroke] = []
        self._preview: SegmentationPreview | None = None
        bar.hide()
        parts.pane.painted.connect(self._take_stroke)
        parts.pane.tool_changed.connect(bar.show_tool)
        bar.tool_asked.connect(self._use_tool)
        bar.complete_asked.connect(self._set_complete)
        bar.wipe_asked.connect(self.wipe)
        bar.try_asked.connect(self.try_here)
        bar.use_asked.connect(self.use_here)
        bar.use_everywhere_asked.connect(self.use_everywhere)
        bar.done_asked.connect(self.put_away)
        self._bench.strokes_changed.connect(self._read)
        self._bench.recording_changed.connect(self._forget_preview)
        self._bench.view_changed.connect(self._read)
        self._bench.closed.connect(self.put_away)
        self._bench.facts_changed.connect(self._show)

    # --- brushes -------------------------------------------------------------------------------

    @property
    def is_painting_calls(self) -> bool:
        return self._parts.pane.tool() is Tool.CALL

    @property
    def is_painting_others(self) -> bool:
        return self._parts.pane.tool() is Tool.OTHER

    @command("model.paint_calls", "Pa&int calls", "K", needs=TAG, is_on="is_painting_calls")
    def paint_calls(self) -> None:
        """Paint calls; press again to stop."""
        self._toggle(Tool.CALL)

    @command(
        "model.paint_others",
        "Paint backgr&ound",
        "Shift+K",
        needs=TAG,
        is_on="is_painting_others",
    )
    def paint_others(self) -> None:
        """Paint background."""
        self._toggle(Tool.OTHER)

    def put_away(self) -> None:
        if self._parts.pane.tool().is_teaching:
            self._parts.pane.set_tool(Tool.SELECT)
        self._forget_preview()
        for overlay in _OVERLAYS.values():
            self._parts.pane.show_masks(overlay, ())
        self._bar.hide()

    def _toggle(self, tool: Tool) -> None:
        if self._parts.pane.tool() is tool:
            self.put_away()
        else:
            self._use_tool(tool)

    def _use_tool(self, tool: Tool) -> None:
        self._bar.show()
        self._parts.pane.set_tool(tool)
        self._read()

    # --- paint ---------------------------------------------------------------------------------

    @needs_recording
    def _take_stroke(
        self, here: OpenProject, view: RecordingView, mask: Mask, is_call: bool
    ) -> None:
        if here.project.read_only:
            return
        from birdann.app.exchange.painting import paint

        calls, background = ([mask], []) if is_call else ([], [mask])
        here.execute(paint(here.session, view.id, call=calls, other=background))

    @needs_recording
    def _set_complete(self, here: OpenProject, view: RecordingView, is_complete: bool) -> None:
        if is_complete:
            from birdann.app.exchange.painting import paint

            here.execute(paint(here.session, view.id, is_complete=True))
        else:
            rest = [one.id for one in self._strokes if one.kind is StrokeKind.REST]
            here.execute(RemoveStrokes(rest))

    def wipe(self) -> None:
        if self._strokes:
            self._bench.execute(RemoveStrokes([one.id for one in self._strokes]))

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
                    one.mask or Mask.from_box(one.box, grid)
                    for one in self._strokes
                    if grid is not None and one.kind is kind
                ],
            )
        self._show()

    def _show(self) -> None:
        if self._bar.isHidden():
            return
        kinds = [one.kind for one in self._strokes]
        n_calls, n_others = kinds.count(StrokeKind.CALL), kinds.count(StrokeKind.OTHER)
        idle = not self._bench.is_working
        preview = self._preview
        self._bar.show_state(
            self._in_words(n_calls, n_others),
            n_here=n_calls + n_others,
            is_complete=StrokeKind.REST in kinds,
            can_try=idle and n_calls > 0,
            can_use=idle and preview is not None,
        )

    def _in_words(self, n_calls: int, n_others: int) -> str:
        if self._preview is not None:
            return tr("It would outline %Ln calls here.", "", len(self._preview.masks))
        if not n_calls:
            return tr("Drag over a few calls, then over some noise.")
        return tr("{calls} strokes on calls, {others} on background.").format(
            calls=n_calls, others=n_others
        )

    # --- what it learned -----------------------------------------------------------------------

    @needs_recording
    def try_here(self, here: OpenProject, view: RecordingView) -> Job:
        """Train with all strokes of the project, and preview the outlines here."""
        session = here.session

        def work(progress: Progress) -> SegmentationPreview:
            from birdann.app.learning.segmenter_training import train_segmenter
            from birdann.app.segmenting.preview import preview_segmentation
            from birdann.segmentation.presets import DEFAULT_PRESET

            # The published spectrogram ends at 8 kHz; people paint what they see.
            train_segmenter(session, preset=DEFAULT_PRESET, progress=part(progress, 0.0, 0.6))
            return preview_segmentation(session, view.id, progress=part(progress, 0.6, 1.0))

        return self._bench.start(work, title=tr("Learning from paint"), on_success=self._arrived)

    @needs_recording
    def _arrived(
        self, here: OpenProject, view: RecordingView, preview: SegmentationPreview
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

    def use_here(self) -> None:
        """Store the previewed outlines, in one step of undo."""
        preview = self._preview
        if preview is not None:
            self._forget_preview()
            self._bench.execute(preview.command)

    def use_everywhere(self) -> None:
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
        self.put_away()
        self._search.search(FOREST, redo=True)

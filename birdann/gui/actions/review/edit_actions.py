"""Undo, redo, and the outlines of segments."""

from collections.abc import Callable, Sequence

from birdann.app.commands import Command, DeleteSegments, ReplaceSegments
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.questions import Questions
from birdann.gui.keys.command import JUDGE, Fact, command
from birdann.gui.project.needs import needs_project, needs_recording
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.runtime.jobs import Job
from birdann.gui.text.edit_words import command_in_words
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts


class EditActions(Actions):
    """Undo and redo, and edits of outlines.

    Features of a new outline are computed in the background before the command is executed.
    """

    def __init__(self, parts: WindowParts, questions: Questions) -> None:
        super().__init__(parts)
        self._questions = questions
        parts.pane.box_drawn.connect(self.draw)
        parts.pane.box_edited.connect(self.reshape)
        parts.pane.mask_brushed.connect(self.brush)
        self._strokes: list[tuple[Mask, bool]] = []
        self._newest = SegmentId(0)
        self._is_measuring = False
        parts.bench.view_changed.connect(self._take_waiting_strokes)
        parts.actions.refreshed.connect(self._name_edits)

    @command("edit.undo", "&Undo", "Ctrl+Z", icon="undo", needs=Fact.CAN_UNDO)
    def undo(self) -> None:
        """Undo the last edit."""
        self._parts.messages.note("")  # it may tell how to undo what is no longer there
        self._bench.undo()

    @command("edit.redo", "&Redo", "Ctrl+Shift+Z", "Ctrl+Y", icon="redo", needs=Fact.CAN_REDO)
    def redo(self) -> None:
        """Redo the last undone edit."""
        self._bench.redo()

    def _name_edits(self) -> None:
        session, actions = self._bench.session, self._parts.actions
        undo = _in_menu(session.history.to_undo) if session is not None else ""
        redo = _in_menu(session.history.to_redo) if session is not None else ""
        actions.set_text(
            "edit.undo", tr("&Undo: {undo}").format(undo=undo) if undo else tr("&Undo")
        )
        actions.set_text(
            "edit.redo", tr("&Redo: {redo}").format(redo=redo) if redo else tr("&Redo")
        )

    @command("segment.delete", "&Delete segments", "Del", icon="delete", needs=JUDGE)
    def delete_segments(self) -> None:
        """Remove the selected outlines."""
        ids = self._bench.selected
        if self._questions.unpainted.stops():
            return
        if ids and self._bench.execute(DeleteSegments(list(ids))):
            self._bench.select(())

    @command("segment.merge", "&Merge segments", "M", icon="merge", needs=(*JUDGE, Fact.SEVERAL))
    @needs_project
    def merge_segments(self, here: OpenProject) -> None:
        """Make one segment of those selected."""
        session, ids = here.session, self._bench.selected
        if len(ids) < 2:
            return

        def make() -> ReplaceSegments:
            from birdann.app.segmenting import outlines

            return outlines.merge(session, ids)

        self._outline(here, tr("Merging segments"), make)

    @command("segment.copy", "Add second species to segment", "Ctrl+D", icon="copy", needs=JUDGE)
    @needs_project
    def copy_outline(self, here: OpenProject) -> None:
        """Copy the segment to label a second species in the same outline."""
        session, segment_id = here.session, self._bench.segment_id
        if segment_id is None:
            return

        def make() -> ReplaceSegments:
            from birdann.app.segmenting import outlines

            return outlines.copy(session, segment_id)

        self._outline(here, tr("Copying the outline"), make)

    @command("segment.split", "&Split the segment", "S", icon="split", needs=JUDGE)
    @needs_recording
    def split_segment(self, here: OpenProject, view: RecordingView) -> None:
        """Cut the selected segment in two at the cursor."""
        segment_id = self._bench.segment_id
        segment = view.segment(segment_id) if segment_id is not None else None
        if segment is None:
            return
        box, cursor_s = segment.box, self._parts.pane.cursor_time_s()
        inside = cursor_s is not None and box.onset_s < cursor_s < box.offset_s
        at_s = cursor_s if inside and cursor_s is not None else (box.onset_s + box.offset_s) / 2

        def make() -> ReplaceSegments:
            from birdann.app.segmenting import outlines

            return outlines.split(here.session, segment.id, at_s)

        self._outline(here, tr("Splitting the segment"), make)

    @needs_recording
    def draw(self, here: OpenProject, view: RecordingView, box: TimeFreqBox) -> None:
        if here.project.read_only:
            return

        def make() -> ReplaceSegments:
            from birdann.app.segmenting import outlines

            return outlines.draw(here.session, view.id, box)

        self._outline(here, tr("Measuring the new segment"), make)

    @needs_recording
    def reshape(
        self, here: OpenProject, view: RecordingView, segment_id: SegmentId, box: TimeFreqBox
    ) -> None:
        segment = view.segment(segment_id)
        if segment is None or here.project.read_only:
            return

        def make() -> ReplaceSegments:
            from birdann.app.segmenting import outlines

            return outlines.reshape(here.session, segment.id, box)

        self._outline(here, tr("Measuring the changed segment"), make)

    def brush(self, segment_id: SegmentId, stroke: Mask, add: bool) -> None:
        """Add a painted stroke to a segment, or erase it.

        Strokes made while another is being measured wait, and are then applied together.
        """
        self._strokes.append((stroke, add))
        if not self._is_measuring:
            self._take_strokes(segment_id)

    @needs_recording
    def _take_strokes(self, here: OpenProject, view: RecordingView, segment_id: SegmentId) -> None:
        segment = view.segment(segment_id)
        strokes, self._strokes = self._strokes, []
        if segment is None or here.project.read_only:
            return
        mask = painted(segment.mask, strokes)
        if mask is None:
            self._note(tr("Nothing would be left of the segment. Delete it with Del."))
        elif mask != segment.mask:

            def make() -> ReplaceSegments:
                from birdann.app.segmenting import outlines

                return outlines.reshape(here.session, segment.id, mask)

            self._is_measuring = True
            job = self._outline(here, tr("Measuring the changed segment"), make)
            job.finished.connect(self._measured)

    def _measured(self) -> None:
        self._is_measuring = False

    def _take_waiting_strokes(self) -> None:
        """Apply the waiting strokes to the segment that replaced the painted one."""
        view = self._bench.view
        if self._strokes and not self._is_measuring and view is not None:
            if view.segment(self._newest) is None:
                self._strokes.clear()
            else:
                self._take_strokes(self._newest)

    def _outline(self, here: OpenProject, title: str, make: Callable[[], ReplaceSegments]) -> Job:
        def work(progress: Progress) -> ReplaceSegments:
            return make()

        def arrive(command: ReplaceSegments) -> None:
            if here.is_open and here.execute(command):
                self._newest = command.new.ids[-1]
                here.select_on_arrival(command.new.ids)

        return self._bench.start(work, title=title, on_success=arrive)


def _in_menu(command: Command | None) -> str:
    return command_in_words(command).replace("&", "&&") if command is not None else ""


def painted(mask: Mask, strokes: Sequence[tuple[Mask, bool]]) -> Mask | None:
    """Return a mask after strokes that add (True) or erase; None if nothing is left."""
    for stroke, adds in strokes:
        left = mask.union(stroke) if adds else mask.difference(stroke)
        if left is None:
            return None
        mask = left
    return mask

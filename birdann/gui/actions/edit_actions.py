"""Undo, redo, and the outlines of segments."""

from collections.abc import Callable

from birdann.app.commands import Command, DeleteSegments
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.progress import Progress
from birdann.gui.shell import Shell


class EditActions:
    """Takes edits back, and changes outlines.

    A new outline needs its features, which are computed from the sound in the background
    before the command is made.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._bench = shell.bench
        shell.pane.box_drawn.connect(self.draw)
        shell.pane.box_edited.connect(self.reshape)

    def undo(self) -> None:
        """Take the last edit back."""
        self._bench.undo()

    def redo(self) -> None:
        """Do again what was undone."""
        self._bench.redo()

    def delete_segments(self) -> None:
        """Remove the selected outlines."""
        if self._bench.selected:
            self._bench.execute(DeleteSegments(list(self._bench.selected)))

    def merge_segments(self) -> None:
        """Make one segment of those selected."""
        session, ids = self._bench.session, self._bench.selected
        if session is None or len(ids) < 2:
            return

        def make() -> Command:
            from birdann.app import outlines

            return outlines.merge(session, ids)

        self._outline("Merging segments", make)

    def split_segment(self) -> None:
        """Cut the selected segment at the play cursor, or else in the middle."""
        session, view, segment_id = self._bench.session, self._bench.view, self._bench.segment_id
        segment = view.segment(segment_id) if view is not None and segment_id else None
        if session is None or segment is None:
            return
        box, cursor_s = segment.box, self._shell.pane.cursor_time_s()
        inside = cursor_s is not None and box.onset_s < cursor_s < box.offset_s
        at_s = cursor_s if inside and cursor_s is not None else (box.onset_s + box.offset_s) / 2

        def make() -> Command:
            from birdann.app import outlines

            return outlines.split(session, segment.id, at_s)

        self._outline("Splitting the segment", make)

    def draw(self, box: TimeFreqBox) -> None:
        """Outline a sound by hand."""
        session, view = self._bench.session, self._bench.view
        if session is None or view is None or session.project.read_only:
            return

        def make() -> Command:
            from birdann.app import outlines

            return outlines.draw(session, view.id, box)

        self._outline("Measuring the new segment", make)

    def reshape(self, segment_id: str, box: TimeFreqBox) -> None:
        """Give a segment another outline: a box that was moved or resized by hand."""
        session, view = self._bench.session, self._bench.view
        segment = view.segment(SegmentId(segment_id)) if view is not None else None
        if session is None or segment is None or session.project.read_only:
            return

        def make() -> Command:
            from birdann.app import outlines
            from birdann.core.geometry import Mask

            return outlines.reshape(session, segment.id, Mask.from_box(box, segment.mask.grid))

        self._outline("Measuring the changed segment", make)

    def _outline(self, title: str, make: Callable[[], Command]) -> None:
        session = self._bench.session

        def work(progress: Progress) -> Command:
            return make()

        def arrive(command: Command) -> None:
            if session is self._bench.session:
                self._bench.execute(command)

        self._bench.start(work, title=title, on_success=arrive)

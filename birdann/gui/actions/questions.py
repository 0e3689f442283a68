"""The order in which segments are asked about."""

from birdann.core.ids import RecordingId, SegmentId
from birdann.gui.language import tr
from birdann.gui.likeness_reader import LikenessReader
from birdann.gui.shell import Shell

_MOST_REMEMBERED = 500


class Questions:
    """Goes from question to question and back.

    While the queue is followed, the next question is the next open row of the queue, in
    whichever recording; otherwise it is the next open segment in the recording shown.
    """

    def __init__(self, shell: Shell, likenesses: LikenessReader) -> None:
        self._shell = shell
        self._likenesses = likenesses
        self._bench = shell.bench
        self._follows_queue = False
        self._visited: list[tuple[RecordingId, SegmentId]] = []
        shell.queue.chosen.connect(self.ask)
        shell.queue.similar_asked.connect(self._order_by_likeness)
        shell.bench.selection_changed.connect(self._note_visit)

    def ask(self, segment_id: SegmentId) -> None:
        """Show a segment of the queue, in its recording."""
        overview = self._bench.overview
        key = segment_id
        if overview is None or key not in overview.queue.row_of:
            return
        table = overview.queue.table
        recording_id = table.recording_ids[int(table.recording[overview.queue.row_of[key]])]
        self._follows_queue = True
        self._show(recording_id, key)

    def stop(self) -> None:
        """Follow the recording shown rather than the queue."""
        self._follows_queue = False

    def next_uncertain(self) -> None:
        """Show the next open question of the queue; its first if the queue was left."""
        current, queue = self._bench.segment_id, self._shell.queue
        following = queue.question_after(current if self._follows_queue else None)
        if following == current:
            following = queue.question_after(current)
        if following is None:
            self._shell.messages.note(
                tr("No open questions with the filters of the review queue.")
            )
        else:
            self.ask(following)

    def upcoming(self) -> tuple[RecordingId, SegmentId] | None:
        """Return the question that would come next, while the queue is followed."""
        overview = self._bench.overview
        if overview is None or not self._follows_queue:
            return None
        following = self._shell.queue.question_after(self._bench.segment_id)
        if following is None:
            return None
        key, table = following, overview.queue.table
        return table.recording_ids[int(table.recording[overview.queue.row_of[key]])], key

    def go_on(self) -> None:
        """Show the question after the one just answered."""
        if self._follows_queue:
            self.next_uncertain()
            return
        view = self._bench.view
        if view is None:
            return
        current = self._bench.segment_id
        start = view.row_of.get(current, -1) + 1 if current is not None else 0
        ids, n_all = view.segments.ids, len(view.segments)
        following: SegmentId | None = None
        if len(view.labels) < n_all:
            turn = (SegmentId(int(ids[place % n_all])) for place in range(start, start + n_all))
            following = next((key for key in turn if key not in view.labels), None)
        if following is not None:
            self._show(view.id, following)
        elif view.is_whole:
            self._shell.messages.note(
                tr("Every segment of this recording is reviewed. U goes to the next question.")
            )
        else:
            self._shell.messages.note(tr("The rest of this recording is still being read."))

    def back(self) -> None:
        """Show the segment looked at before."""
        if self._visited and self._visited[-1][1] == self._bench.segment_id:
            self._visited.pop()
        if not self._visited:
            self._shell.messages.note(tr("This is the first question."))
            return
        recording_id, segment_id = self._visited.pop()
        self._show(recording_id, segment_id)

    def forget(self) -> None:
        """Start afresh, with another project."""
        self._visited.clear()
        self._follows_queue = False

    def _order_by_likeness(self) -> None:
        """Order the queue by how much its segments are like the one selected."""
        current = self._bench.segment_id
        if current is None:
            self._shell.messages.note(
                tr("Select a segment first; the others are then ordered by how like it they are.")
            )
        else:
            self._likenesses.ask(current, self._shell.queue.show_similar)

    def _show(self, recording_id: RecordingId, segment_id: SegmentId) -> None:
        self._bench.show_recording(recording_id, select=segment_id)

    def _note_visit(self) -> None:
        view, segment_id = self._bench.view, self._bench.segment_id
        if view is None or segment_id is None:
            return
        visit = (view.id, segment_id)
        if not self._visited or self._visited[-1] != visit:
            self._visited.append(visit)
            del self._visited[:-_MOST_REMEMBERED]

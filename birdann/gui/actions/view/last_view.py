"""The view of a project when it was closed, restored when it is opened."""

from collections.abc import Mapping

from birdann.core.ids import RecordingId, SegmentId, id_of_text, id_text
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.questions import Questions
from birdann.gui.item_models.recordings import Grouping
from birdann.gui.project.needs import needs_project, needs_recording
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.window_parts import WindowParts

_PROJECTS, _ROWS = "last_views", "recording_rows"
_MAX_PROJECTS = 30


class LastView(Actions):
    """Remembers recording, visible range, filters, and position in the queue per project.

    The appearance of rows of recordings is remembered for all projects.
    """

    def __init__(self, parts: WindowParts, questions: Questions) -> None:
        super().__init__(parts)
        self._questions = questions
        self._view: Mapping[str, object] = {}
        self._queue: Mapping[str, object] = {}
        rows = _mapping(parts.preferences.value(_ROWS))
        parts.recordings.set_compact(rows.get("one_line") is True)
        if rows.get("groups") in Grouping.__members__:
            parts.recordings.set_grouping(Grouping[str(rows["groups"])])
        parts.recordings.rows_changed.connect(self._keep_rows)
        parts.bench.opened.connect(self._begin)
        parts.bench.recording_changed.connect(self._show_stretch)
        parts.bench.progress_changed.connect(self._go_on_in_queue)  # the panel knows its choices
        parts.bench.closing.connect(self._keep)

    def _keep_rows(self) -> None:
        recordings = self._parts.recordings
        rows = {"one_line": recordings.is_compact, "groups": recordings.model.grouping.name}
        self._parts.preferences.set_value(_ROWS, rows)

    def _kept(self) -> dict[str, object]:
        """Return the remembered views, the project closed last at the end."""
        return dict(_mapping(self._parts.preferences.value(_PROJECTS)))

    # --- when a project is closed --------------------------------------------------------------

    @needs_recording
    def _keep(self, here: OpenProject, view: RecordingView) -> None:
        pane, standing = self._parts.pane, self._questions.standing
        segment = standing.question.segment_ids[0] if standing is not None else None
        state: dict[str, object] = {
            "recording": id_text(view.id),
            "recordings": self._parts.recordings.filters(),
            "queue": self._parts.queue.filters(),
        }
        if view.info is not None:
            state |= {"view_s": pane.view(), "band_hz": pane.frequency_range()}
        if segment is not None and self._questions.follows_queue:
            state["question"] = id_text(segment)
        this = str(here.project.path)
        other_views = {key: one for key, one in self._kept().items() if key != this}
        latest = list({**other_views, this: state}.items())[-_MAX_PROJECTS:]
        self._parts.preferences.set_value(_PROJECTS, dict(latest))

    # --- when it is opened ---------------------------------------------------------------------

    @needs_project
    def _begin(self, here: OpenProject) -> None:
        state = _mapping(self._kept().get(str(here.project.path)))
        self._view, self._queue = state, state
        recording = id_of_text(str(state.get("recording", "")))
        here.first_recording = RecordingId(recording) if recording is not None else None
        self._parts.recordings.set_filters(_mapping(state.get("recordings")))

    @needs_recording
    def _show_stretch(self, here: OpenProject, view: RecordingView) -> None:
        state, self._view = self._view, {}
        if view.info is None or state.get("recording") != id_text(view.id):
            return
        stretch_s, band_hz = _pair(state.get("view_s")), _pair(state.get("band_hz"))
        if stretch_s is not None:
            self._parts.pane.set_view(*stretch_s)
        if band_hz is not None:
            self._parts.pane.set_frequency_range(*band_hz)

    @needs_project
    def _go_on_in_queue(self, here: OpenProject) -> None:
        """Filter the queue as before, and show its last item unless another is shown."""
        if not self._queue or here.overview is None or not here.overview.is_whole:
            return
        state, self._queue = self._queue, {}
        self._parts.queue.set_filters(_mapping(state.get("queue")))
        segment = id_of_text(str(state.get("question", "")))
        if segment is not None and self._questions.standing is None:
            self._questions.ask(SegmentId(segment))


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _pair(value: object) -> tuple[float, float] | None:
    """Return two numbers in ascending order; None for an invalid stored value."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        return None
    low, high = value
    are_numbers = all(isinstance(one, int | float) for one in value)
    return (float(low), float(high)) if are_numbers and low < high else None

"""State of the window that enables and disables actions."""

from birdann.gui.actions.view.asking import Asking
from birdann.gui.keys.command import Fact
from birdann.gui.panels.queue_panel import QueuePanel
from birdann.gui.project.workbench import Workbench
from birdann.gui.style.dock_layout import DockLayout

_WHILE_ASKING = {Fact.RECORDING, Fact.WORKING, Fact.NOT_WORKING}
"""What holds of the project while a review queue is answered: it is shown and heard, no more."""


def current_facts(
    bench: Workbench, queue: QueuePanel, asking: Asking, layout: DockLayout
) -> set[Fact]:
    """Return the facts that are true now."""
    facts = _facts_of_project(bench, queue) | _if({Fact.SEEN: layout.shows_recording})
    if asking.queue is None or bench.session is None:
        return facts | {Fact.FREE}
    history = bench.session.history
    may_undo = asking.may_take_back(history.to_undo)
    may_redo = asking.may_take_back(history.to_redo)
    return facts & _WHILE_ASKING | _if({Fact.CAN_UNDO: may_undo, Fact.CAN_REDO: may_redo})


def _facts_of_project(bench: Workbench, queue: QueuePanel) -> set[Fact]:
    facts = {Fact.WORKING} if bench.is_working else {Fact.NOT_WORKING}
    if (here := bench.here) is None:
        return facts
    session, view, counts = here.session, here.view, here.counts
    facts |= _if(
        {
            Fact.PROJECT: True,
            Fact.WRITABLE: not session.project.read_only,
            Fact.CAN_UNDO: bool(session.history.undo_text),
            Fact.CAN_REDO: bool(session.history.redo_text),
            Fact.RECORDINGS: counts is not None and counts.recordings > 0,
            Fact.PLACED: any(one.started_at for one in here.rows.values()),
            Fact.TRAINED: counts is not None and counts.models > 0,
            Fact.QUEUE: queue.model.open_after(None) is not None,
        }
    )
    if view is not None:
        selected = bench.selected
        facts |= _if(
            {
                Fact.RECORDING: True,
                Fact.SEGMENTS: bool(view.segments),
                Fact.SEGMENT: bool(selected),
                Fact.SEVERAL: len(selected) > 1,
                Fact.LABELLED: any(key in view.labels for key in selected),
            }
        )
    return facts


def _if(holds: dict[Fact, bool]) -> set[Fact]:
    return {fact for fact, true in holds.items() if true}

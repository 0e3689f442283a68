"""Guided tour of the window, with five stops."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QToolBar, QWidget

from birdann.gui.actions.base import Actions
from birdann.gui.help.callout import Callout
from birdann.gui.keys.command import command
from birdann.gui.text.language import mark, tr
from birdann.gui.window_parts import WindowParts

_SEEN = "tour_seen"


@dataclass(frozen=True, slots=True, kw_only=True)
class TourStop:
    """A part of the window and its explanation."""

    title: str
    text: str
    # Returns the widget, made visible, and the part of it to frame; None for the whole widget.
    target: Callable[[], tuple[QWidget, QRect | None]]


TEXTS = (
    (
        mark("Your recordings"),
        mark(
            "All recordings of the project with their progress. Click one to show it. Page Up "
            "and Page Down step through them; N goes to the next untagged one."
        ),
    ),
    (
        mark("Tag species"),
        mark(
            "Press T and type a few letters of a species, then Enter; keys 1 to 9 stand for the "
            "species used most. That is all birdann needs: a list per recording."
        ),
    ),
    (
        mark("Find segments, then train"),
        mark(
            "“Find segments” outlines every call. “Train” learns from your lists which call "
            "belongs to which species. Both run in the background."
        ),
    ),
    (
        mark("Look and listen"),
        mark(
            "Calls are outlined on the spectrogram: dashed if predicted, solid if confirmed. "
            "Space plays; P plays the selected call. The wheel scrolls; Ctrl+wheel zooms."
        ),
    ),
    (
        mark("Review uncertain predictions"),
        mark(
            "U goes to the most informative prediction. Enter confirms, a number corrects, X "
            "marks noise, Ctrl+Z undoes. Export when you are done."
        ),
    ),
)


class TourActions(Actions):
    """Runs the tour, automatically once and on request."""

    def __init__(
        self,
        parts: WindowParts,
        stops: Sequence[TourStop],
        make_sample: Callable[[], object],
    ) -> None:
        super().__init__(parts)
        self._stops = tuple(stops)
        self._make_sample = make_sample
        self._place = 0
        self._wanted = False
        self.callout: Callout | None = None
        parts.bench.overview_changed.connect(self._begin_if_wanted)
        parts.bench.closed.connect(self.stop)

    @property
    def is_on(self) -> bool:
        return self.callout is not None

    @command("help.tour", "Take the &tour", icon="sparkle")
    def start(self) -> None:
        """Five steps through the window, in a minute."""
        if self._parts.bench.here is None:
            self._wanted = True
            self._make_sample()
            return
        self.stop()
        self.callout = Callout(self._parts.window)
        self.callout.next_asked.connect(self._next)
        self.callout.back_asked.connect(self._back)
        self.callout.skip_asked.connect(self.stop)
        self._go_to(0)

    def start_on_first_visit(self) -> None:
        """Start when the next project is opened, unless the tour has been seen."""
        self._wanted = self._wanted or not self._parts.preferences.value(_SEEN)

    def stop(self) -> None:
        """End the tour; it does not start automatically again."""
        callout, self.callout = self.callout, None
        if callout is not None:
            callout.leave()
            self._parts.preferences.set_value(_SEEN, True)
            self._parts.pane.setFocus()

    def _begin_if_wanted(self) -> None:
        if self._wanted and self._parts.bench.here is not None:
            self._wanted = False
            self.start()

    def _next(self) -> None:
        if self._place + 1 < len(self._stops):
            self._go_to(self._place + 1)
        else:
            self.stop()

    def _back(self) -> None:
        self._go_to(max(0, self._place - 1))

    def _go_to(self, place: int) -> None:
        callout = self.callout
        if callout is None:
            return
        self._place = place
        stop = self._stops[place]
        target, area = stop.target()
        total = len(self._stops)
        callout.show_at(target, tr(stop.title), tr(stop.text), place + 1, total, area)


def stops(parts: WindowParts, picture: QWidget, toolbar: QToolBar) -> list[TourStop]:
    """Return the five stops."""
    actions, panel = parts.actions, parts.layout.bring

    def buttons() -> tuple[QWidget, QRect | None]:
        both = [toolbar.widgetForAction(actions[one]) for one in ("model.segment", "model.train")]
        first, last = (one.geometry() for one in both)
        return toolbar, first.united(last)

    targets: tuple[Callable[[], tuple[QWidget, QRect | None]], ...] = (
        lambda: (panel("Recordings"), None),
        lambda: (panel("Species in this recording"), None),
        buttons,
        lambda: (picture, None),
        lambda: (panel("Review queue"), None),
    )
    return [
        TourStop(title=title, text=text, target=target)
        for (title, text), target in zip(TEXTS, targets, strict=True)
    ]

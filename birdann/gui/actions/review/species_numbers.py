"""What the keys 1 to 9 mean now: the one set of numbers that stands on the screen."""

from collections.abc import Sequence
from itertools import chain
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.gui.actions.review.questions import Questions
from birdann.gui.choices import heard_untagged
from birdann.gui.keys.last_painted import LastPainted
from birdann.gui.panels.segment_panel import SegmentPanel
from birdann.gui.panels.tags_panel import TagsPanel
from birdann.gui.shell import Shell

MOST_NUMBERS = 9
_Shown: TypeAlias = tuple[
    tuple[RecordingId | None, tuple[SegmentId, ...]], dict[int, SpeciesId | None]
]


class SpeciesNumbers(QObject):
    """The question's numbers while one stands, else those of the recording shown.

    Whoever goes to the tags (T) leaves the question for as long: the numbers are the tags' then.
    """

    changed = Signal()
    """The numbers went from the question to the tags, or back."""

    def __init__(self, shell: Shell, questions: Questions) -> None:
        super().__init__(shell.window)
        self._bench = shell.bench
        self._tags, self._segment = shell.tags, shell.segment
        self._questions = questions
        self._recording: RecordingId | None = None
        self._kept: tuple[SpeciesId, ...] = ()
        self._were_the_tags = False
        news = (self._bench.view_changed, self._bench.recording_changed, questions.changed)
        self._seen_tags = LastPainted(
            self._tags.picker.list.viewport(), lambda: self._shown(self._tags), news
        )
        self._seen_answers = LastPainted(
            self._segment.picker.list.viewport(), lambda: self._shown(self._segment), news
        )
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)

    @property
    def are_asked(self) -> bool:
        """Whether the numbers are the question's."""
        asks = self._questions.standing is not None or self._questions.is_coming
        return asks and not self._tags.is_typed_in()

    @property
    def are_tags_seen(self) -> bool:
        """Whether the tags painted are those of the recording that a tag would go to."""
        seen = self._seen_tags.state
        return seen is not None and seen[0] == self._shown(self._tags)[0]

    @property
    def of_recording(self) -> tuple[SpeciesId, ...]:
        """The species of the recording shown, the first as number 1.

        The listed ones come first when it is first shown; while it stays in view each species
        keeps its number.
        """
        here, view = self._bench.here, self._bench.view
        if here is None or view is None:
            return ()
        if view.id != self._recording:
            self._recording, self._kept = view.id, ()
        listed = view.species_list
        said = [*listed.present, *(key for key in listed.tags if key not in listed.present)]
        offered = [*heard_untagged(view), *here.quick]
        self._kept = numbered(self._kept, listed.present, [*said, *offered])
        return self._kept

    def species(self, digit: int) -> SpeciesId | None:
        """Return the species that carries a number on the screen, if it is painted there."""
        panel = self._segment if self.are_asked else self._tags
        seen = (self._seen_answers if self.are_asked else self._seen_tags).state
        of, numbers = self._shown(panel)
        is_seen = seen is not None and seen[0] == of and seen[1].get(digit) == numbers.get(digit)
        return numbers.get(digit) if is_seen else None

    def _shown(self, panel: TagsPanel | SegmentPanel) -> _Shown:
        """Return what the numbers of a panel are of, and the species behind them."""
        view, standing = self._bench.view, self._questions.standing
        recording = view.id if view is not None else None
        segments = standing.question.segment_ids if standing is not None else ()
        rows = panel.picker.model.rows()
        of = (recording, segments if panel is self._segment else ())
        return of, {row.key: row.species_id for row in rows if row.key is not None}

    def _follow_focus(self) -> None:
        are_the_tags = self._tags.is_typed_in()
        if self._were_the_tags != are_the_tags:
            self._were_the_tags = are_the_tags
            self.changed.emit()


def numbered(
    before: Sequence[SpeciesId], listed: Sequence[SpeciesId], offered: Sequence[SpeciesId]
) -> tuple[SpeciesId, ...]:
    """Return the species behind 1 to 9; those that had a number keep it.

    A species that was listed meanwhile and finds no free number takes the last one that belongs
    to a species which is not listed. ``offered`` are all that may have one, in order.
    """
    if not before:
        return tuple(dict.fromkeys(chain(listed, offered)))[:MOST_NUMBERS]
    numbers = [key for key in before if key in offered]
    for key in listed:
        if key in numbers:
            continue
        if len(numbers) >= MOST_NUMBERS:
            free = [place for place, one in enumerate(numbers) if one not in listed]
            if not free:
                continue
            numbers[free[-1]] = key
        else:
            numbers.append(key)
    numbers += [key for key in dict.fromkeys(offered) if key not in numbers]
    return tuple(numbers[:MOST_NUMBERS])

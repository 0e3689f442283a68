"""Playing confirmed examples of the candidate species."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from birdann.core.ids import SegmentId
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.questions import Questions
from birdann.gui.gallery.example_strip import Examples, ExampleStrip
from birdann.gui.keys.command import Fact, command
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts


class ExampleActions(Actions):
    """Shows the examples for the current item, and plays them in turn.

    Parameters
    ----------
    play
        Plays a segment of any recording.
    """

    def __init__(
        self,
        parts: WindowParts,
        questions: Questions,
        strip: ExampleStrip,
        play: Callable[[SegmentId], object],
    ) -> None:
        super().__init__(parts)
        self._questions = questions
        self._strip = strip
        self._play = play
        self._turn = [0, 0]
        strip.heard.connect(play)
        questions.changed.connect(self._show)
        parts.bench.opened.connect(lambda: strip.service.set_project(parts.bench.project))
        parts.bench.closing.connect(lambda: strip.service.set_project(None))

    @command(
        "listen.example",
        "Play an &example of the first species",
        "J",
        icon="play-segment",
        needs=Fact.SEGMENT,
    )
    def play_first(self) -> None:
        """Play a confirmed call of the likeliest species; again: the next one."""
        self._play_of(0)

    @command(
        "listen.other_example",
        "Play an e&xample of the second species",
        "Shift+J",
        icon="play-segment",
        needs=Fact.SEGMENT,
    )
    def play_second(self) -> None:
        """Play a confirmed call of the second likeliest species; again: the next one."""
        self._play_of(1)

    def shutdown(self) -> None:
        self._strip.service.shutdown()

    def compare(self, columns: Sequence[Examples]) -> None:
        standing = self._questions.standing
        if standing is not None and columns:
            self._questions.standing = replace(standing, examples=tuple(columns))
            self._show()

    def _show(self) -> None:
        standing = self._questions.standing
        self._turn = [0, 0]
        self._strip.use_colors(self._parts.pane.color_map())
        self._strip.show_examples(standing.examples if standing is not None else ())

    def _play_of(self, number: int) -> None:
        standing = self._questions.standing
        columns = standing.examples if standing is not None else ()
        if number >= len(columns):
            self._note(
                tr("No example of it has been confirmed yet. Confirm some, and they play here.")
            )
            return
        segment_ids = columns[number].segment_ids
        self._play(segment_ids[self._turn[number] % len(segment_ids)])
        self._turn[number] += 1

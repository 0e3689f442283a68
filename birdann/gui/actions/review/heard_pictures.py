"""Pictures of single sounds for dialogs that ask about them, made in the background, and their sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.core.errors import BirdannError
from birdann.gui.audio.audio_stream import PlayRequest
from birdann.gui.text.language import in_language, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from birdann.core.progress import Progress
    from birdann.core.validation import SampleItem
    from birdann.gui.dialogs.work.sample_pictures import ItemPicture
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts


def fetch_picture(
    window_parts: WindowParts,
    item: SampleItem,
    show: Callable[[ItemPicture | str], object],
    is_wanted: Callable[[], bool],
) -> Job | None:
    """Have a picture made and hand it over, or why there is none, if it is still wanted then."""
    project = window_parts.bench.project
    if project is None:
        return None

    def work(_progress: Progress) -> ItemPicture | str:
        from birdann.gui.dialogs.work.sample_pictures import make_picture

        try:
            return make_picture(project, item)
        except BirdannError as error:
            return str(error)

    def arrive(found: ItemPicture | str) -> None:
        if is_wanted():
            show(in_language(found) if isinstance(found, str) else found)

    return window_parts.bench.runner.start(
        work, title=tr("Reading the sound"), on_success=arrive, computes_only=True
    )


def play_picture(window_parts: WindowParts, picture: ItemPicture) -> None:
    """Play what a picture shows."""
    window_parts.player.stop()
    window_parts.player.play(
        PlayRequest(path=picture.sound, start_s=picture.start_s, stop_s=picture.stop_s)
    )

"""Draw the manual's pictures again: ``make pictures``.

Makes the sample project in a temporary folder, walks the window through every task without a
screen, and stores each picture in ``docs/images`` with a palette of its own, which keeps the
files small. The sound, the lists, the model, the size and the theme are always the same.

``python packaging/manual/pictures.py gallery question`` draws only the pictures of those names.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QRadioButton
from studio import IMAGES, Studio, store

from birdann.app.exchange.painting import paint
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.labels import Label, LabelState
from birdann.core.provenance import person_provenance
from birdann.gui.item_models.queue_filter import QueueShow
from birdann.sample.chorus import synthesise

_SHOWN = "dawn_20250504_044000.flac"
_PAINTED = ((3.2, 3200), (3.6, 6900), (3.9, 5750), (4.7, 3300), (2.2, 4500), (4.7, 6500))

Scene = Callable[[Studio], None]
SCENES: dict[str, Scene] = {}


def scene(work: Scene) -> Scene:
    """Enter a function into the table of scenes, which are played in this order."""
    SCENES[work.__name__.strip("_").replace("_", "-")] = work
    return work


# --- scenes, in the order of a person's work ---------------------------------------------------


@scene
def welcome(studio: Studio) -> None:
    """Show the first page, without a project."""
    studio.take("welcome")


@scene
def empty(studio: Studio) -> None:
    """Show a new project before it has recordings."""
    studio.window.project_actions.create_at(studio.folder / "My forest.birdann")
    studio.rest()
    studio.take("empty")


@scene
def recordings(studio: Studio) -> None:
    """Show recordings that were just added, one not readable."""
    (studio.folder / "recordings" / "broken.wav").write_bytes(b"")
    studio.window.project_actions.add([studio.folder / "recordings"])
    studio.rest()
    studio.take("report-of-adding", studio.dialog())
    studio.window.window_parts.messages.close_all()
    studio.show(_SHOWN)
    studio.take("recordings", crop=QRect(0, 0, 760, 560))


@scene
def tagging(studio: Studio) -> None:
    """Show a species being typed, once other recordings have their lists."""
    studio.window.project_actions.import_lists_from(
        studio.folder / "recordings" / "recording_species.csv"
    )
    studio.rest()
    dialog = studio.dialog()
    dialog.complete.click()
    dialog.blank_buttons["no-birds"].click()
    dialog.import_button.click()
    studio.rest()
    studio.window.window_parts.messages.close_all()
    studio.do("tag.search")
    field = studio.window.window_parts.tags.picker.field
    field.setText("ree")
    studio.rest()
    part = studio.around(studio.dock("Species in this recording"))
    studio.take("tagging", crop=part.adjusted(-400, 0, 0, 0))
    field.clear()


@scene
def segments(studio: Studio) -> None:
    """Show outlines before anything is trained."""
    studio.do("model.segment")
    studio.window.window_parts.messages.close_all()
    studio.show(_SHOWN)
    studio.take("segments", crop=studio.around(studio.window.pane))


@scene
def train(studio: Studio) -> None:
    """Show the dialog that trains, then train."""
    studio.do("model.train")
    dialog = studio.dialog()
    dialog.findChild(QRadioButton).setFocus()
    studio.take("train", dialog)
    dialog.close()
    studio.window.work_actions.train_with("auto")
    studio.rest()


@scene
def window(studio: Studio) -> None:
    """Show the whole window with labelled calls."""
    studio.do("view.spectrogram")
    studio.show(_SHOWN)
    studio.dock("Review queue").raise_()
    studio.rest()
    studio.take("window")


@scene
def report(studio: Studio) -> None:
    """Show the training report."""
    studio.do("model.report")
    studio.rest(min_s=2.5)  # pictures of calls come one after another
    studio.take("report")
    studio.do("view.spectrogram")


@scene
def question(studio: Studio) -> None:
    """Show a question of the review."""
    studio.show(_SHOWN)
    studio.window.bench.select([studio.segment_at(5.8, 8000)])
    studio.rest()
    studio.window.pane.set_view(4.0, 7.2)
    studio.rest()
    studio.take("question")


@scene
def gallery(studio: Studio) -> None:
    """Show many segments as pictures."""
    studio.window.bench.select([])
    studio.do("view.zoom_fit")
    studio.do("review.gallery")
    studio.window.gallery_actions.panel.view.verticalScrollBar().setValue(0)
    studio.rest(min_s=2.5)
    studio.take("gallery", crop=studio.around(studio.window.gallery_actions.panel))
    studio.do("view.spectrogram")


@scene
def groups(studio: Studio) -> None:
    """Show a group of similar sounds, and the map of all."""
    studio.do("review.groups")
    studio.rest(min_s=2.5)
    studio.take("groups", crop=studio.around(studio.window.gallery_actions.panel))
    studio.do("review.groups")
    studio.do("view.spectrogram")


@scene
def picture_settings(studio: Studio) -> None:
    """Show what can be set of the picture."""
    studio.window.bench.select([])
    studio.do("view.zoom_fit")
    studio.do("view.picture")
    studio.take("picture-settings", crop=studio.around(studio.window.pane))
    studio.window.picture.popover.close()


@scene
def brush(studio: Studio) -> None:
    """Show a selected segment closely, with the brush in hand."""
    studio.window.bench.select([studio.segment_at(4.7, 3300)])
    studio.rest()
    studio.window.pane.set_view(4.0, 7.0)
    studio.window.pane.set_frequency_range(1500, 10_500)
    studio.do("view.brush_add")
    studio.take("brush", studio.window.pane)
    studio.do("view.brush_add")
    studio.window.pane.set_frequency_range(0, 12_000)
    studio.window.bench.select([])
    studio.do("view.zoom_fit")


@scene
def teach(studio: Studio) -> None:
    """Show paint on calls and on noise, and what is learned from it."""
    studio.window.pane.set_view(0.5, 8.0)
    studio.do("model.paint_calls")
    grid, bench = studio.window.pane.grid(), studio.window.bench
    painted = {studio.segment_at(*place) for place in _PAINTED}
    calls = [one.mask for one in bench.view.segments if one.id in painted]
    hiss = TimeFreqBox(onset_s=0.6, offset_s=7.4, low_hz=200, high_hz=1300)
    noise = [Mask.from_box(hiss, grid)]
    bench.execute(paint(bench.session, bench.view.id, call=calls, other=noise))
    studio.rest()
    studio.window.paint_bar.attempt.click()
    studio.rest()
    studio.take("teach", crop=studio.around(studio.window.paint_bar, studio.window.pane))
    studio.window.paint_bar.wipe.click()
    studio.window.paint_bar.done.click()
    studio.do("view.zoom_fit")


@scene
def figure(studio: Studio) -> None:
    """Keep a figure of the view, drawn as for print."""
    settings = studio.window.picture.settings
    studio.window.picture.use(replace(settings, color_map="paper"))
    studio.window.pane.set_view(0.0, 8.0)
    studio.window.figure_actions.save_to(studio.folder / "figure.png")
    studio.rest()
    studio.window.picture.use(settings)
    studio.do("view.zoom_fit")
    if not studio.wanted or "figure" in studio.wanted:
        store(QImage(str(studio.folder / "figure.png")), IMAGES / "figure.png")


@scene
def palette(studio: Studio) -> None:
    """Show the command palette."""
    found = studio.window.view_actions.open_palette()
    found.field.setText("seg")
    studio.rest()
    studio.take("palette", crop=QRect(280, 60, 720, 420))
    found.close()


@scene
def models(studio: Studio) -> None:
    """Show two models side by side."""
    studio.window.work_actions.train_with("ored-lr")
    studio.rest()
    studio.do("model.compare")
    studio.take("models", studio.dialog())
    studio.window.window_parts.messages.close_all()


@scene
def dark(studio: Studio) -> None:
    """Show the dark theme."""
    studio.do("view.spectrogram")
    studio.window.bench.select([])
    studio.dock("Review queue").raise_()
    studio.window.use_theme("dark")
    studio.rest()
    studio.take("dark")
    studio.window.use_theme("light")


@scene
def settings(studio: Studio) -> None:
    """Show the settings."""
    studio.do("edit.settings")
    studio.take("settings", studio.dialog())
    studio.window.window_parts.messages.close_all()


@scene
def export(studio: Studio) -> None:
    """Show the choice of formats."""
    studio.do("file.export")
    studio.take("export", studio.dialog())
    studio.window.window_parts.messages.close_all()


@scene
def import_(studio: Studio) -> None:
    """Show what tables of another program would bring."""
    tables = studio.folder / "tables"
    tables.mkdir()
    studio.window.exchange_actions.export_to(tables, "raven")
    studio.rest()
    dialog = studio.window.exchange_actions.import_files(
        sorted((tables / "recordings").iterdir())[:6]
    )
    studio.rest()
    studio.take("import", dialog)
    studio.window.window_parts.messages.close_all()


@scene
def restore(studio: Studio) -> None:
    """Show the backups."""
    studio.window.bench.project.back_up()
    dialog = studio.window.maintenance_actions.restore()
    studio.rest()
    studio.take("restore", dialog)
    dialog.close()


@scene
def times(studio: Studio) -> None:
    """Show when the recordings began, and how that is known."""
    studio.window.maintenance_actions.correct_clock()
    studio.rest()
    studio.take("times", studio.dialog())
    studio.window.window_parts.messages.close_all()


@scene
def species(studio: Studio) -> None:
    """Show how often each species is named."""
    studio.do("project.species")
    studio.take("species", studio.dialog())
    studio.window.window_parts.messages.close_all()


@scene
def disagreement(studio: Studio) -> None:
    """Show a segment that two people read differently."""
    studio.show(_SHOWN)
    project = studio.window.bench.project
    key = studio.segment_at(5.8, 8000)
    kinds = [one.id for one in project.species.in_use()][:2]
    with project.transaction("merge projects") as tx:
        tx.labels.clear([key])
        tx.labels.add_readings(
            [
                Label(
                    segment_id=key,
                    state=LabelState.CORRECTED,
                    species_id=species_id,
                    provenance=person_provenance(person),
                )
                for person, species_id in zip(("Anna", "Ben"), kinds, strict=True)
            ]
        )
    studio.window.bench.here.read_again()
    studio.rest()
    queue = studio.window.window_parts.queue
    place = tuple(QueueShow).index(QueueShow.DISAGREEMENTS)
    queue.filter.show_box.setCurrentIndex(place)
    studio.window.layout_.raise_panel("Review queue")
    studio.do("review.uncertain")
    studio.take("disagreement")
    queue.filter.show_box.setCurrentIndex(0)
    studio.rest()


@scene
def relink(studio: Studio) -> None:
    """Show recordings that are not where they were."""
    for path in sorted((studio.folder / "recordings").glob("dawn*"))[:4]:
        path.rename(path.with_name(f"old {path.name}"))
    dialog = studio.window.maintenance_actions.relink()
    studio.rest()
    studio.take("relink", dialog)
    dialog.close()


@contextmanager
def sample() -> Iterator[Path]:
    """Give a folder with the recordings of the sample and their lists."""
    folder = Path(tempfile.gettempdir()) / "birdann"  # messages in the pictures name it
    folder.mkdir()
    try:
        synthesise(folder / "recordings")
        yield folder
    finally:
        shutil.rmtree(folder)


def main(names: list[str]) -> None:
    """Play all scenes, and keep the pictures of the names given, or of all."""
    with sample() as folder:
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = str(folder / name.lower())
        studio = Studio(folder, set(names))
        for play in SCENES.values():
            play(studio)
        studio.window.close()
        studio.rest()


if __name__ == "__main__":
    main(sys.argv[1:])

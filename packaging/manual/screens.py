"""Look at the window as people have it: every screen, at the sizes of small laptops, in both themes and languages.

``python packaging/manual/screens.py FOLDER`` stores a picture of each screen for each size, theme
and language; ``--size 1366x768@125 --theme dark --language de`` draws one of these sets, and names
after the folder only those screens. A picture shows the whole screen with what stands on it, so
that whatever lies beyond an edge is missing in it. What cannot be reached is printed too. Of the
languages, ``longer`` and ``mirrored`` are no one's: texts longer by two fifths, and from right to left.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.core.resources import languages

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator
    from PySide6.QtWidgets import QWidget
    from studio import Studio

SIZES = ("1366x768@100", "1366x768@125", "1280x720@100", "1440x900@150", "1920x1080@100")
"""Pixels of the screen, and the scale in per cent."""
THEMES = ("light", "dark")
LANGUAGES, LONGER, MIRRORED = languages(), "longer", "mirrored"
_SHARE_LONGER = 0.4
_TASKBAR_PX = 40
_SHOWN = "dawn_20250504_044000.flac"
_DIALOGS = (
    "edit.settings",
    "file.export",
    "model.search",
    "model.train",
    "model.compare",
    "model.start",
    "project.sites",
    "project.species",
    "project.check",
    "view.go_to",
    "help.shortcuts",
    "help.about",
    "help.licences",
)


def screens(studio: "Studio") -> Iterator[tuple[str, "QWidget | None"]]:
    """Walk through the window; at each stop give its name, and the dialog that is open."""
    window, window_parts = studio.window, studio.window.window_parts
    yield "welcome", None
    window.project_actions.create_at(studio.folder / "My forest.birdann")
    studio.rest()
    yield "empty", None
    (studio.folder / "recordings" / "broken.wav").write_bytes(b"")
    window.project_actions.add([studio.folder / "recordings"])
    studio.rest()
    yield "report of adding", studio.dialog()
    window_parts.messages.close_all()
    yield "added", None
    window.project_actions.import_lists_from(
        studio.folder / "recordings" / "recording_species.csv"
    )
    studio.rest()
    dialog = studio.dialog()
    yield "lists", dialog
    dialog.complete.click()
    dialog.blank_buttons["no-birds"].click()
    dialog.import_button.click()
    studio.rest()
    window_parts.messages.close_all()
    studio.do("model.segment")
    window_parts.messages.close_all()
    window.work_actions.train_with("auto")
    studio.rest()
    studio.do("view.spectrogram")
    studio.show(_SHOWN)
    yield "recording", None
    studio.do("view.waveform")
    yield "waveform", None
    studio.do("view.waveform")
    studio.do("review.uncertain")
    yield "question", None
    studio.do("label.confirm")
    yield "answered", None
    studio.do("review.gallery")
    studio.rest(min_s=2.5)
    yield "gallery", None
    studio.do("review.groups")
    studio.rest(min_s=2.5)
    yield "groups", None
    for name in ("model.report", "view.results"):
        studio.do(name)
        studio.rest(min_s=2.5)
        yield name, None
    studio.do("view.spectrogram")
    for name in ("edit.history", "edit.tasks"):
        studio.do(name)
        yield name, studio.dialog()
        studio.dialog().close()
    studio.do("view.reset_layout")
    studio.do("model.paint_calls")
    yield "painting", None
    studio.do("model.paint_calls")
    for name in _DIALOGS:
        studio.do(name)
        yield name, studio.dialog()
        window_parts.messages.close_all()
    yield from _others(studio)


def _audited(studio: "Studio") -> None:
    """Make mistakes in three lists, and ask where sound contradicts them."""
    from birdann.app.commands import SetSpeciesLists
    from birdann.core.labels import TagState

    bench = studio.window.bench
    every = {one.id for one in bench.project.species.in_use()}
    spoilt = []
    for one in list(bench.project.lists.all().values())[3:12:3]:
        missing, claimed = one.present[0], sorted(every - set(one.tags))[0]
        tags = {key: state for key, state in one.tags.items() if key != missing}
        spoilt.append(replace(one, tags={**tags, claimed: TagState.PRESENT}))
    bench.execute(SetSpeciesLists(spoilt))
    studio.do("model.audit")
    studio.rest(min_s=2.0)


def _proposed(studio: "Studio") -> None:
    """Take some recordings their lists, and ask about what the model hears there."""
    from birdann.app.commands import SetSpeciesLists
    from birdann.core.labels import ListState

    bench = studio.window.bench
    lists = list(bench.project.lists.all().values())[1:12:3]
    bench.execute(
        SetSpeciesLists([replace(one, tags={}, state=ListState.UNTAGGED) for one in lists])
    )
    studio.rest()
    studio.do("model.propose")
    studio.rest(min_s=2.0)


def _samples(studio: "Studio") -> Iterator[tuple[str, "QWidget | None"]]:
    """Give what checks scores by a sample: drawn, judged, and what it says."""
    from birdann.app.results.sampling import SampleDesign
    from birdann.gui.dialogs.work.queues_dialog import NewSampleDialog

    actions, asking = studio.window.queue_actions, studio.window.asking
    actions.draw(SampleDesign(name="Spring", n_per_bin=2))
    studio.rest()
    yield "samples", actions.list_dialog
    actions.list_dialog.new.click()
    studio.rest()
    dialog = actions.list_dialog.findChild(NewSampleDialog)
    yield "new sample", dialog
    dialog.reject()
    actions.list_dialog.answer.click()
    studio.rest()
    yield "judging", None
    while asking.item is not None:
        studio.rest(min_s=0.1)
        asking.panel.yes.click()
    asking.panel.results.click()
    studio.rest()
    yield "results", actions.results_dialog
    actions.results_dialog.reject()


def _two_people(studio: "Studio") -> Iterator[tuple[str, "QWidget | None"]]:
    """Give the best call of each species, and what comes of a merge with another reader's copy."""
    from birdann.app.commands import LabelSegments
    from birdann.app.session import Session
    from birdann.core.labels import LabelState
    from birdann.gui.item_models.queue_filter import QueueShow
    from birdann.store import Project

    window, messages = studio.window, studio.window.window_parts.messages
    show = window.window_parts.queue.filter.show_box
    window.layout_.raise_panel("Review queue")
    show.setCurrentIndex(tuple(QueueShow).index(QueueShow.BEST_EXAMPLES))
    studio.do("review.uncertain")
    yield "best examples", None
    studio.show(_SHOWN)
    session = window.bench.session
    one, other = sorted(one.id for one in session.project.species.in_use())[:2]
    second = studio.folder / "Ben.birdann"
    session.project.save_copy(second)
    keys = [studio.segment_at(5.8, 8000), studio.segment_at(1.0, 4000)]
    session.reviewer = "Anna"
    session.execute(LabelSegments(keys, LabelState.CORRECTED, one))
    with Project.open(second) as copy:
        bens = Session(copy, reviewer="Ben")
        bens.execute(LabelSegments(keys[:1], LabelState.CORRECTED, other))
        bens.execute(LabelSegments(keys[1:], LabelState.CORRECTED, one))
    window.maintenance_actions.merge_with(second, studio.folder / "Both.birdann")
    studio.rest(min_s=2.0)
    yield "merged", None
    show.setCurrentIndex(tuple(QueueShow).index(QueueShow.DISAGREEMENTS))
    studio.do("review.uncertain")
    yield "disagreement", None
    studio.do("project.agreement")
    studio.rest()
    yield "agreement", studio.dialog()
    messages.close_all()


def _others(studio: "Studio") -> Iterator[tuple[str, "QWidget | None"]]:
    """Give what no command alone opens."""
    window, messages = studio.window, studio.window.window_parts.messages
    studio.do("view.picture")
    yield "view.picture", window.picture.popover
    window.picture.popover.close()
    palette = window.view_actions.open_palette()
    palette.field.setText("e")
    studio.rest()
    yield "view.palette", palette
    palette.close()
    _audited(studio)
    yield "audit", None
    studio.window.asking.stop()
    _proposed(studio)
    yield "proposals", None
    studio.window.asking.stop()
    studio.do("model.join_fragments")
    studio.rest()
    yield "joined", None
    messages.close_all()
    yield from _samples(studio)
    tables = studio.folder / "tables"
    tables.mkdir()
    window.exchange_actions.export_to(tables, "raven")
    studio.rest()
    messages.close_all()  # what the format has no place for
    dialog = window.exchange_actions.import_files(sorted((tables / "recordings").iterdir())[:6])
    studio.rest()
    yield "import", dialog
    messages.close_all()
    window.bench.project.back_up()
    dialog = window.maintenance_actions.restore()
    studio.rest()
    yield "restore", dialog
    messages.close_all()
    messages.fail("The disk is full; make room on it and try again.", "OSError: [Errno 28]")
    yield "error", messages.error
    messages.close_all()
    yield from _two_people(studio)
    for path in sorted((studio.folder / "recordings").glob("dawn*"))[:4]:
        path.rename(path.with_name(f"old {path.name}"))
    dialog = window.maintenance_actions.relink()
    studio.rest()
    yield "relink", dialog
    messages.close_all()
    studio.show("dawn_20250504_043000.flac")
    yield "no sound", None
    studio.do("help.manual")
    yield "manual", window.help_actions.manual_window
    window.help_actions.manual_window.close()


def speak(language: str) -> "QTranslator":
    """Return a made up language, which the program speaks from now on."""
    from PySide6.QtCore import Qt, QTranslator
    from PySide6.QtWidgets import QApplication

    class MadeUp(QTranslator):
        def translate(
            self, context: str, text: str, _disambiguation: str | None = None, n: int = -1
        ) -> str:
            said = text.replace("%Ln", str(n))
            plain = re.sub(r"<[^>]*>|{[^}]*}|&", "", said)
            more = plain[: round(_SHARE_LONGER * len(plain))] if language == LONGER else ""
            return f"{said} {more}" if more.strip() else said

        def isEmpty(self) -> bool:
            return False

    made_up = MadeUp()
    QApplication.installTranslator(made_up)
    if language == MIRRORED:
        QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    return made_up


def shoot(folder: Path, wanted: set[str]) -> None:
    """Store the screens in a folder, all or those named."""
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtWidgets import QApplication
    from studio import Studio

    from birdann.gui.application import make_application
    from birdann.sample.chorus import synthesise

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        synthesise(place / "recordings")
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = str(place / name.lower())
        language = os.environ["SCREENS_LANGUAGE"]
        make_application()
        made_up = None if language in LANGUAGES else speak(language)
        studio = Studio(
            place,
            set(),
            theme=os.environ["SCREENS_THEME"],
            language="en" if made_up else language,
            size=None,
        )
        area = QApplication.primaryScreen().geometry()
        ratio = QApplication.primaryScreen().devicePixelRatio()
        for name, dialog in screens(studio):
            for part in (studio.window, dialog):
                if (
                    part is not None
                    and part.isWindow()
                    and not area.contains(part.frameGeometry())
                ):
                    print(f"{folder.name}: {name}: {part.frameGeometry()} lies beyond {area}")
            if wanted and name not in wanted:
                continue
            image = QImage(area.size() * ratio, QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(ratio)
            image.fill(0x3A6EA5)
            painter = QPainter(image)
            shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
            order = (studio.window, *shown, dialog)  # what was asked for is in front
            for one in sorted(
                shown, key=lambda one: max(n for n, o in enumerate(order) if o is one)
            ):
                painter.drawPixmap(one.mapToGlobal(QPoint(0, 0)), one.grab())
            painter.end()
            image.save(str(folder / f"{name}.png"))
        studio.window.close()
        studio.rest()


def shoot_as(size: str, theme: str, language: str, folder: Path, names: list[str]) -> None:
    """Start a program of its own on a screen of a size, and store what it shows."""
    pixels, percent = size.split("@")
    width, height = (int(side) for side in pixels.split("x"))
    from studio import screen

    with tempfile.TemporaryDirectory() as place:
        subprocess.run(
            [sys.executable, __file__, str(folder / f"{size} {theme} {language}"), *names],
            env={
                **os.environ,
                "SCREENS_THEME": theme,
                "SCREENS_LANGUAGE": language,
                "SCREENS_PLATFORM": screen(Path(place), width, height - _TASKBAR_PX),
                "QT_SCALE_FACTOR": str(int(percent) / 100),
            },
            check=True,
        )


def main() -> None:
    """Store all that is asked for, a program after the other; or, started by that, one set."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--language", choices=(*LANGUAGES, LONGER, MIRRORED))
    asked = parser.parse_intermixed_args()
    if "SCREENS_PLATFORM" in os.environ:
        shoot(asked.folder, set(asked.names))
        return
    for size, theme, language in product(
        [asked.size] if asked.size else SIZES,
        [asked.theme] if asked.theme else THEMES,
        [asked.language] if asked.language else LANGUAGES,
    ):
        shoot_as(size, theme, language, asked.folder, asked.names)


if __name__ == "__main__":
    main()

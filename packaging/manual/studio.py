"""A window without a screen, and what takes pictures of it."""

import io
import json
import os
import tempfile
import time
from pathlib import Path


def screen(folder: Path, width: int, height: int) -> str:
    """Return the platform of Qt that has one screen of a size; the folder holds its description."""
    one = {"name": "laptop", "x": 0, "y": 0, "width": width, "height": height}
    config = folder / "screen.json"
    config.write_text(
        json.dumps({"screens": [{**one, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})
    )
    return f"offscreen:configfile={config}"


_SCREEN = tempfile.TemporaryDirectory()  # without one Qt has a small square
os.environ["QT_QPA_PLATFORM"] = os.environ.get("SCREENS_PLATFORM") or screen(
    Path(_SCREEN.name), 1440, 900
)
os.environ["QT_LOGGING_RULES"] = "qt.multimedia*=false"

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QWidget

from birdann.app.settings import Settings
from birdann.gui.application import make_application, make_window
from birdann.gui.main_window import MainWindow
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.style.theme import DARK, LIGHT, STATUS_COLORS, species_style

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
SIZE = (1280, 800)
COLOURS = 96
WIDEST_PX = 1280
PATIENCE_S = 900.0


class Studio:
    """A window on the sample project, and what takes pictures of it."""

    def __init__(
        self,
        folder: Path,
        wanted: set[str],
        *,
        theme: str = "light",
        language: str = "en",
        size: tuple[int, int] | None = SIZE,
    ) -> None:
        self.folder = folder
        self.wanted = wanted
        settings = Settings(folder / "config" / "settings.json")
        for key, value in (("theme", theme), ("language", language), ("reviewer", "reviewer")):
            settings.set(key, value)
        preferences = Preferences(settings)
        self.app = make_application()
        self.window = self._window(preferences, size)

    def _window(self, preferences: Preferences, size: tuple[int, int] | None) -> MainWindow:
        window = make_window(None, preferences)
        if size is not None:
            window.resize(*size)
        window.show()
        self.rest(window)
        return window

    def rest(self, window: MainWindow | None = None, min_s: float = 0.4) -> None:
        """Let the window work until nothing moves any more."""
        window = window or self.window
        until, quiet = time.monotonic() + PATIENCE_S, time.monotonic() + min_s
        while time.monotonic() < quiet:
            self.app.processEvents()
            time.sleep(0.005)
            if (
                window.runner.active_jobs
                or window.bench.is_reading_soon
                or window.follower.is_busy
            ):
                quiet = time.monotonic() + min_s
                if time.monotonic() > until:
                    raise SystemExit("The window does not come to rest.")
        window.pane.wait_until_idle()
        self.app.processEvents()

    def do(self, action_id: str) -> None:
        """Trigger an action and wait for what it does."""
        self.window.actions_[action_id].trigger()
        self.rest()

    def show(self, name: str) -> None:
        """Show the recording of that name."""
        recording = next(
            one for one in self.window.bench.project.recordings.all() if one.name == name
        )
        self.window.bench.show_recording(recording.id)
        self.rest()

    def dock(self, title: str) -> QDockWidget:
        """Return the dock of a panel by its English title."""
        return self.window.layout_.docks[title]

    def segment_at(self, time_s: float, hz: float) -> str:
        """Return the segment of the shown recording whose box is nearest to a place."""
        with self.window.bench.project.reader() as reader:
            places = reader.segments.of(self.window.bench.view.recording.id)

        def distance(one: object) -> float:
            box = one.box
            middle_s = (box.onset_s + box.offset_s) / 2
            middle_hz = (box.low_hz + box.high_hz) / 2
            return abs(middle_s - time_s) + abs(middle_hz - hz) / 2000

        return min(places, key=distance).id

    def dialog(self) -> QDialog:
        """Return the dialog that is open."""
        return next(one for one in self.window.findChildren(QDialog) if one.isVisible())

    def around(self, *widgets: QWidget) -> QRect:
        """Return the part of the window that holds some of its widgets."""
        whole = QRect()
        for one in widgets:
            whole = whole.united(QRect(one.mapTo(self.window, QPoint(0, 0)), one.size()))
        return whole

    def take(self, name: str, widget: QWidget | None = None, crop: QRect | None = None) -> None:
        """Store a picture of a widget, or of the window or a part of it, with what floats over it."""
        if self.wanted and name not in self.wanted:
            return
        self.window.statusBar().clearMessage()
        self.app.processEvents()
        image = widget.grab().toImage() if widget is not None else self._whole()
        if crop is not None:
            image = image.copy(crop)
        path = IMAGES / f"{name}.png"
        store(image, path)
        print(f"{path.name:24} {path.stat().st_size / 1000:7.0f} kB")

    def _whole(self) -> QImage:
        window = self.window
        image = window.grab().toImage()
        painter = QPainter(image)
        origin = window.mapToGlobal(QPoint(0, 0))
        for floating in QApplication.topLevelWidgets():
            if floating is not window and floating.isVisible():
                at = floating.mapToGlobal(QPoint(0, 0)) - origin
                painter.drawImage(at, floating.grab().toImage())
        painter.end()
        return image


def store(image: QImage, path: Path) -> None:
    """Write an image as PNG with a palette of its own, in which the colours that mean something are."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    picture = Image.open(io.BytesIO(bytes(buffer.data().data()))).convert("RGB")
    picture.thumbnail((WIDEST_PX, WIDEST_PX), Image.Resampling.LANCZOS)
    meant = meaningful_colours()
    common = picture.quantize(COLOURS - len(meant), method=Image.Quantize.MEDIANCUT).getpalette()
    palette = Image.new("P", (1, 1))
    palette.putpalette([*(level for colour in meant for level in colour), *common])
    path.parent.mkdir(exist_ok=True)
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def meaningful_colours() -> list[tuple[int, int, int]]:
    """Return the colours of species, status and themes: rare in a picture, but not to be lost."""
    colours = [species_style(place).color for place in range(8)]
    colours += [species_style(None).color, *STATUS_COLORS.values()]
    for theme in (LIGHT, DARK):
        colours += [theme.accent, theme.text, theme.muted, theme.panel, theme.danger, theme.good]
    return [(one.red(), one.green(), one.blue()) for one in colours]

"""Render the application's icon from its drawing: PNG for Linux, ICO for Windows, ICNS for macOS."""

import os
import shutil
import sys
from pathlib import Path

from project import BUILD, ROOT

DRAWING = ROOT / "resources" / "icons" / "birdann.svg"
SMALL_DRAWING = DRAWING.with_name("birdann-small.svg")
"""For sizes at which the other would blur."""
FOLDER = BUILD / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
_LARGEST_SMALL = 24
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def render(folder: Path = FOLDER) -> Path:
    """Write the icon in all forms into a folder and return it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    folder.mkdir(parents=True, exist_ok=True)
    large, small = QSvgRenderer(str(DRAWING)), QSvgRenderer(str(SMALL_DRAWING))
    for size in (*SIZES, 1024):
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing = small if size <= _LARGEST_SMALL else large
        drawing.render(painter, QRectF(0, 0, size, size))
        painter.end()
        if not image.save(str(folder / f"birdann-{size}.png")):
            raise SystemExit(f"{folder} cannot be written to.")
    shutil.copyfile(DRAWING, folder / "birdann.svg")
    _join(folder)
    return folder


def _join(folder: Path) -> None:
    """Write the files that hold several sizes."""
    from PIL import Image

    images = {
        size: Image.open(folder / f"birdann-{size}.png") for size in (*_ICO_SIZES, 512, 1024)
    }
    images[256].save(
        folder / "birdann.ico",
        sizes=[(size, size) for size in _ICO_SIZES],
        append_images=[images[size] for size in _ICO_SIZES[:-1]],
    )
    images[1024].save(
        folder / "birdann.icns",
        append_images=[images[size] for size in (32, 64, 128, 256, 512)],
    )


if __name__ == "__main__":
    print(render(*map(Path, sys.argv[1:2])))

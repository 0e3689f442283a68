"""Lay out the application as a Linux system holds it; the package and the AppImage share it."""

import gzip
import shutil
from pathlib import Path

import changelog
import icons
import man_page
from project import FROZEN, ROOT

HERE = ROOT / "packaging" / "linux"
_PROGRAMS = ("birdann", "birdann-gui")


def lay_out(root: Path) -> None:
    """Fill a folder with ``usr``: programs, desktop entry, icons, MIME type, manual page."""
    if not FROZEN.is_dir():
        raise SystemExit(f"{FROZEN} is not there; run packaging/freeze.py first.")
    shutil.rmtree(root, ignore_errors=True)
    usr = root / "usr"
    shutil.copytree(FROZEN, usr / "lib" / "birdann", symlinks=True)
    (usr / "bin").mkdir()
    for name in _PROGRAMS:
        (usr / "bin" / name).symlink_to(Path("..") / "lib" / "birdann" / name)
    share = usr / "share"
    _copy(HERE / "birdann.desktop", share / "applications")
    _copy(HERE / "birdann.mime.xml", share / "mime" / "packages", "birdann.xml")
    metainfo = (HERE / "birdann.metainfo.xml.in").read_text(encoding="utf-8")
    _write(
        share / "metainfo" / "io.github.birdann.birdann.metainfo.xml",
        metainfo.replace("@RELEASES@", changelog.for_appstream()),
    )
    _copy_icons(share / "icons" / "hicolor")
    man_page.write(share / "man" / "man1")
    for page in (share / "man" / "man1").glob("*.1"):
        compress(page)
    _set_modes(root)


def compress(path: Path) -> None:
    """Replace a file by its compressed form, without the time of compression."""
    with gzip.GzipFile(f"{path}.gz", "wb", compresslevel=9, mtime=0) as file:
        file.write(path.read_bytes())
    path.unlink()


def _copy_icons(theme: Path) -> None:
    rendered = icons.render()
    for size in icons.SIZES:
        _copy(rendered / f"birdann-{size}.png", theme / f"{size}x{size}" / "apps", "birdann.png")
    _copy(rendered / "birdann.svg", theme / "scalable" / "apps")


def _copy(source: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _set_modes(root: Path) -> None:
    """Make everything readable by all, and only the programs executable."""
    programs = {root / "usr" / "lib" / "birdann" / name for name in _PROGRAMS}
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)

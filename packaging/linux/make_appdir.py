"""Lay out the application for an AppImage: ``python packaging/linux/make_appdir.py``.

``packaging/linux/appimage.sh`` makes the AppImage of it.
"""

import shutil
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parent)]

import tree
from project import BUILD, told

_START = """\
#!/bin/sh
# With words: the command line. Without, or with a project: the window.
here=$(dirname "$(readlink -f "$0")")
case ${1-} in
    '' | *.birdann) exec "$here/usr/bin/birdann-gui" "$@" ;;
    *) exec "$here/usr/bin/birdann" "$@" ;;
esac
"""


def main() -> int:
    """Write ``build/birdann.AppDir``."""
    root = BUILD / "birdann.AppDir"
    tree.lay_out(root)
    share = root / "usr" / "share"
    start = root / "AppRun"
    start.write_text(_START, encoding="utf-8")
    start.chmod(0o755)
    (root / "birdann.desktop").symlink_to("usr/share/applications/birdann.desktop")
    (root / "birdann.svg").symlink_to("usr/share/icons/hicolor/scalable/apps/birdann.svg")
    (root / ".DirIcon").symlink_to("usr/share/icons/hicolor/256x256/apps/birdann.png")
    # appimagetool looks for the AppStream file under the name of the desktop entry.
    shutil.copyfile(
        share / "metainfo" / "io.github.birdann.birdann.metainfo.xml",
        share / "metainfo" / "birdann.appdata.xml",
    )
    print(f"{root}: {told('du', '-sh', root).split()[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

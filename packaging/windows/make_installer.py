"""Make the installer for Windows: ``python packaging/windows/make_installer.py [FOLDER]``.

FOLDER holds the frozen application (default: ``dist/birdann``). Needs makensis, which runs on
Windows, Linux and macOS. ``NSIS_TARGET=amd64-unicode`` makes a 64-bit installer, for a Wine that
runs nothing else; the usual one runs on every Windows.
"""

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import icons
from project import DIST, FROZEN, ROOT, version

SCRIPT = Path(__file__).resolve().with_name("birdann.nsi")


def main() -> int:
    """Write ``dist/birdann-VERSION-setup.exe``."""
    source = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else FROZEN
    if not (source / "_internal").is_dir():
        raise SystemExit(f"{source} holds no frozen application; run packaging/freeze.py first.")
    DIST.mkdir(exist_ok=True)
    installer = DIST / f"birdann-{version()}-setup.exe"
    values = {
        "VERSION": version(),
        "SOURCE": source,
        "OUTPUT": installer,
        "ICON": icons.render() / "birdann.ico",
        "LICENSE": ROOT / "LICENSE",
    }
    if os.environ.get("NSIS_TARGET"):
        values["TARGET"] = os.environ["NSIS_TARGET"]
    defines = [f"-D{name}={value}" for name, value in values.items()]
    subprocess.run(["makensis", "-V2", "-WX", *defines, str(SCRIPT)], check=True)
    print(f"{installer}: {installer.stat().st_size / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Install the built wheel where there is no compiler, and try it: ``python packaging/check_wheel.py``."""

import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from project import DIST, ROOT, version

_RESOURCES = ("icons/birdann.svg", "window.qss", "licences/LGPL-3.0.txt", "whole_calls.npz")


def main() -> int:
    """Check what the wheel and the source archive hold, then the installed wheel."""
    wheel = DIST / f"birdann-{version()}-py3-none-any.whl"
    source = DIST / f"birdann-{version()}.tar.gz"
    for path in (wheel, source):
        if not path.is_file():
            raise SystemExit(f"{path} is not there; run make package first.")
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    _check_content(wheel)
    with tempfile.TemporaryDirectory(prefix="birdann-wheel-") as folder:
        _check_installed(wheel, Path(folder))
    print("The wheel works.")
    return 0


def _check_content(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    missing = [name for name in _RESOURCES if f"birdann/_resources/{name}" not in names]
    if missing:
        raise SystemExit(f"The wheel lacks {missing}.")
    strays = [name for name in names if not name.startswith(("birdann/", f"birdann-{version()}"))]
    if strays:
        raise SystemExit(f"The wheel holds {strays}, which would lie beside birdann.")


def _check_installed(wheel: Path, folder: Path) -> None:
    """Install into a fresh environment and run both programs from another folder."""
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    environment = _without_compiler(programs, folder)

    def run(*words: str) -> str:
        done = subprocess.run(
            [programs / words[0], *words[1:]],
            cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        return done.stdout

    constraints = str(ROOT / "packaging" / "constraints.txt")
    run(
        "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
        "--only-binary", ":all:", "-c", constraints, str(wheel),
    )  # fmt: skip
    if run("birdann", "--version").strip() != f"birdann {version()}":
        raise SystemExit("The installed wheel has another version.")
    run(
        "birdann",
        "demo",
        "demo",
        "--headless",
        "--quiet",
        "--recordings",
        "4",
        "--model",
        "ored-lr",
    )
    run(
        "birdann-gui",
        str(folder / "demo" / "project.birdann"),
        "--picture",
        str(folder / "window.png"),
    )
    if (folder / "window.png").stat().st_size < 10_000:
        raise SystemExit("The window's picture is empty.")


def _without_compiler(programs: Path, folder: Path) -> dict[str, str]:
    """Return an environment whose only programs are those of the new environment."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL_ENV"))}
    path = [str(programs)]
    if sys.platform == "win32":
        path.append(str(Path(os.environ["SYSTEMROOT"]) / "System32"))
    # No command line compiler can be called, and none may be asked for.
    own = {"PATH": os.pathsep.join(path), "CC": "no-compiler", "CXX": "no-compiler"}
    return {**kept, **own, "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder)}


if __name__ == "__main__":
    sys.exit(main())

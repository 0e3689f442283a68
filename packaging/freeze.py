"""Build the frozen application: ``python packaging/freeze.py`` leaves it in ``dist/birdann``.

PyInstaller collects; afterwards the licences of all that was collected are written down, and the
kernels are compiled by letting the application work through what its users do.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import frozen_licences
import icons
import kernels
from elf import has_sound_segments, is_elf
from project import BUILD, DIST, FROZEN, ROOT, version

SPEC = ROOT / "packaging" / "pyinstaller" / "birdann.spec"
_WORTH_STRIPPING_BYTES = 50_000


def main() -> int:
    """Build everything, telling how long each step took."""
    icons.render()
    if sys.platform == "win32":
        (BUILD / "version_info.txt").write_text(_windows_version(), encoding="utf-8")
    _step("PyInstaller", _collect)
    inside = internal_folder()
    if sys.platform == "linux":
        _step("Strip", lambda: _strip(inside))
    _step("Licences", lambda: frozen_licences.write(inside, data_folder()))
    _step(
        "Kernels",
        lambda: kernels.fill(programs_folder() / _program("birdann"), inside, data_folder()),
    )
    size_mb = sum(
        p.stat().st_size for p in inside.rglob("*") if p.is_file() and not p.is_symlink()
    )
    print(f"{programs_folder()}: {size_mb / 1e6:.0f} MB")
    return 0


def programs_folder() -> Path:
    """Return where `birdann` and `birdann-gui` lie."""
    if sys.platform == "darwin":
        return DIST / "birdann.app" / "Contents" / "MacOS"
    return FROZEN


def internal_folder() -> Path:
    """Return where the application finds its files."""
    if sys.platform == "darwin":
        return DIST / "birdann.app" / "Contents" / "Frameworks"
    return FROZEN / "_internal"


def data_folder() -> Path:
    """Return where files that are no programs lie; a bundle for macOS keeps them apart."""
    if sys.platform == "darwin":
        return DIST / "birdann.app" / "Contents" / "Resources"
    return internal_folder()


def _program(name: str) -> str:
    return f"{name}.exe" if sys.platform == "win32" else name


def _collect() -> None:
    for old in (FROZEN, DIST / "birdann.app"):
        shutil.rmtree(old, ignore_errors=True)
    subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
            "--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller"), str(SPEC),
        ],
        check=True, cwd=ROOT,
    )  # fmt: skip
    if sys.platform == "linux":
        (FROZEN / "birdann-gui").symlink_to("birdann")


def _strip(inside: Path) -> None:
    """Drop debugging symbols, except where that spoils a file.

    Wheels' libraries have been moved about by tools that strip does not know; some of them come
    out with segments that no longer fit their addresses, and would not load.
    """
    with tempfile.TemporaryDirectory() as folder:
        passing = Path(folder) / "stripped.so"
        for path in inside.rglob("*.so*"):
            if not is_elf(path) or path.stat().st_size < _WORTH_STRIPPING_BYTES:
                continue
            done = subprocess.run(
                ["strip", "--strip-unneeded", "-o", str(passing), str(path)],
                check=False,
                stderr=subprocess.DEVNULL,
            )
            if done.returncode == 0 and has_sound_segments(passing):
                shutil.copyfile(passing, path)


def _windows_version() -> str:
    """Return the version resource of the programs for Windows."""
    numbers = tuple([*(int(part) for part in version().split(".")[:3]), 0, 0, 0][:4])
    texts = {
        "CompanyName": "The birdann contributors",
        "FileDescription": "birdann",
        "FileVersion": version(),
        "InternalName": "birdann",
        "LegalCopyright": (ROOT / "LICENSE").read_text("utf-8").splitlines()[2],
        "ProductName": "birdann",
        "ProductVersion": version(),
    }
    rows = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F,"
        " flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{rows}])]),"
        " VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def _step(name: str, work: object) -> None:
    started_s = time.perf_counter()
    work()  # type: ignore[operator]
    print(f"{name}: {time.perf_counter() - started_s:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())

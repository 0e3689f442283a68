"""Pack the frozen application for Debian and its kin: ``python packaging/linux/make_deb.py``."""

import os
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parent)]

import changelog
import dependencies
import tree
from project import BUILD, DIST, MAINTAINER, ROOT, told, version

# zstd 19 takes some minutes and saves a quarter against 3.
_LEVEL = os.environ.get("BIRDANN_DEB_LEVEL", "19")
_DESCRIPTION = """\
 You say, per recording, which species are heard in it; birdann outlines every
 sound in the spectrogram and learns from these lists alone which outline
 belongs to which species. It asks about what it is unsure of, and writes one
 row per call.
 .
 This package brings its own Python and libraries."""


def main() -> int:
    """Write ``dist/birdann_VERSION_ARCHITECTURE.deb``."""
    root = BUILD / "deb"
    tree.lay_out(root)
    _add_documents(root / "usr" / "share")
    architecture = told("dpkg", "--print-architecture")
    _add_control(root, architecture)
    package = DIST / f"birdann_{version()}_{architecture}.deb"
    subprocess.run(
        [
            "dpkg-deb", "--root-owner-group", "-Zzstd", f"-z{_LEVEL}", "--threads-max=2",
            "--build", str(root), str(package),
        ],
        check=True,
    )  # fmt: skip
    print(f"{package}: {package.stat().st_size / 1e6:.0f} MB")
    return 0


def _add_documents(share: Path) -> None:
    documents = share / "doc" / "birdann"
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(_copyright(), encoding="utf-8")
    (documents / "changelog").write_text(changelog.for_debian(), encoding="utf-8")
    tree.compress(documents / "changelog")
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    text = (tree.HERE / "lintian-overrides").read_text(encoding="utf-8")
    (overrides / "birdann").write_text(text, encoding="utf-8")
    for path in (documents, overrides):
        for file in path.iterdir():
            file.chmod(0o644)


def _add_control(root: Path, architecture: str) -> None:
    installed_kb = sum(
        -(-path.lstat().st_size // 1024) for path in root.rglob("*") if not path.is_dir()
    )
    fields = {
        "Package": "birdann",
        "Version": version(),
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(installed_kb),
        "Depends": dependencies.depends(root / "usr" / "lib" / "birdann"),
        "Recommends": "xdg-desktop-portal, pulseaudio | pipewire-pulse",
        "Section": "science",
        "Priority": "optional",
        "Description": "label every call in field recordings from species lists",
    }
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    folder = root / "DEBIAN"
    folder.mkdir(mode=0o755)
    (folder / "control").write_text(f"{text}{_DESCRIPTION}\n", encoding="utf-8")
    sums = told("find", "usr", "-type", "f", "-exec", "md5sum", "{}", "+", folder=root)
    (folder / "md5sums").write_text(sums + "\n", encoding="utf-8")


def _copyright() -> str:
    owner = (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()[2]
    terms = "\n".join(
        f" {line}" if line else " ."
        for line in (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()[4:]
    )
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: birdann\n"
        "Comment: The licences of the bundled parts are in\n"
        " /usr/lib/birdann/_internal/THIRD_PARTY_LICENSES.txt\n\n"
        f"Files: *\nCopyright: {owner.removeprefix('Copyright (c) ')}\n"
        f"License: BSD-3-Clause\n{terms}\n"
    )


if __name__ == "__main__":
    sys.exit(main())

"""Install the package on a bare Debian, try it there, remove it, and see that nothing stays.

``python packaging/linux/test_deb.py [--or-skip] [CHROOT]`` needs root and debootstrap. Without CHROOT it makes
one for the release that this machine runs, and takes it away afterwards. What apt needs to reach
its archive is copied from this machine.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

import smoke
from project import BUILD, DIST, told, version

_MOUNTS = ("proc", "dev", "dev/pts", "sys")
# What apt reads: where archives are and how they are reached and trusted. Proxies and the like
# are settings of the machine; hooks that call programs of this machine are left out.
_APT = ("etc/apt/sources.list", "etc/apt/sources.list.d", "etc/apt/keyrings", "etc/apt/trusted.gpg.d", "usr/share/keyrings", "etc/ssl/certs",
        "etc/resolv.conf", "etc/hosts", "usr/local/share/ca-certificates")  # fmt: skip
_CACHES = ("var/cache", "var/lib/apt", "var/log", "var/lib/dpkg", "tmp", "run", "etc/ld.so.cache",
           "etc/passwd-", "etc/shadow-", "etc/group-", "etc/gshadow-")  # fmt: skip
_TRACES = ("birdann",)


def main() -> int:
    """Run the whole test; 0 where it passed, or where ``--or-skip`` allows not to try."""
    words = [word for word in sys.argv[1:] if word != "--or-skip"]
    lacking = _lacking()
    if lacking:
        print(f"The package was not tried on a bare system: {lacking}", file=sys.stderr)
        return 0 if "--or-skip" in sys.argv else 1
    package = _package()
    given = Path(words[0]) if words else None
    with _system(given) as root:
        _settle(root)
        before = _listing(root)
        shutil.copyfile(package, root / "tmp" / package.name)
        _inside(root, "apt-get", "update", "-qq")
        _inside(
            root,
            "apt-get",
            "install",
            "-qq",
            "-y",
            "--no-install-recommends",
            f"/tmp/{package.name}",
        )
        _check_installed(root)
        smoke.main(
            ["/usr/lib/birdann", "--root", str(root), "--screenshots", str(BUILD / "screenshots")]
        )
        _inside(root, "apt-get", "purge", "-qq", "-y", "birdann")
        left = sorted(p for p in _listing(root) if any(trace in p for trace in _TRACES))
        if left:
            raise SystemExit(f"Failed: the removed package left {left}.")
        _inside(root, "apt-get", "autoremove", "--purge", "-qq", "-y")
        more = sorted(_listing(root) - before)
        if more:
            raise SystemExit(f"Failed: after removing what it depends on, this is left: {more}.")
    print("Installed, tried, removed; nothing is left.")
    return 0


def _lacking() -> str:
    """Return what this machine lacks for the test, and what to do about it."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "entering it needs root on Linux; try it with sudo."
    for program, package in (("debootstrap", "debootstrap"), ("Xvfb", "xvfb")):
        if shutil.which(program) is None:
            return f"{program} is not there; please install the package {package}."
    return ""


def _package() -> Path:
    architecture = told("dpkg", "--print-architecture")
    package = DIST / f"birdann_{version()}_{architecture}.deb"
    if not package.is_file():
        raise SystemExit(f"{package} is not there; run make package first.")
    return package


@contextmanager
def _system(given: Path | None) -> Iterator[Path]:
    """Make a bare system, or take the given one, with what programs expect mounted."""
    root = given or Path(tempfile.mkdtemp(prefix="birdann-chroot-"))
    mounted: list[Path] = []
    try:
        if not (root / "usr").is_dir():
            root.chmod(0o755)  # apt reads as a user of its own
            print(f"Making a bare {_release()} in {root}", flush=True)
            told("debootstrap", "--variant=minbase", _release(), root)
        for name in _MOUNTS:
            subprocess.run(["mount", "--bind", f"/{name}", str(root / name)], check=True)
            mounted.append(root / name)
        yield root
    finally:
        for place in reversed(mounted):
            subprocess.run(["umount", str(place)], check=False)
        still = told("findmnt", "-rno", "TARGET", may_fail=True).splitlines()
        is_free = not any(line.startswith(f"{root}/") for line in still)
        if given is None and is_free:  # never delete through a mount
            shutil.rmtree(root, ignore_errors=True)


def _release() -> str:
    lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    named = dict(line.split("=", 1) for line in lines if "=" in line)
    return named["VERSION_CODENAME"].strip('"')


def _settle(root: Path) -> None:
    """Let apt inside reach the archive as this machine does, and nothing else."""
    (root / "etc" / "apt" / "sources.list").unlink(missing_ok=True)
    for name in _APT:
        source, target = Path("/") / name, root / name
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True, symlinks=False, ignore=_disabled,
                            ignore_dangling_symlinks=True)  # fmt: skip
        elif source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    for source in sorted(Path("/etc/apt/apt.conf.d").iterdir()):
        text = source.read_text(encoding="utf-8")
        if "::Proxy" in text or "Acquire::" in text:
            shutil.copyfile(source, root / "etc" / "apt" / "apt.conf.d" / source.name)
    (root / "usr" / "sbin" / "policy-rc.d").write_text("#!/bin/sh\nexit 101\n", encoding="ascii")
    (root / "usr" / "sbin" / "policy-rc.d").chmod(0o755)


def _disabled(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if "disabled" in name]


def _inside(root: Path, *command: str) -> None:
    environment = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "DEBIAN_FRONTEND": "noninteractive",
        "LC_ALL": "C.UTF-8",
    }
    print(f"$ {' '.join(command)}", flush=True)
    subprocess.run(
        ["chroot", str(root), *command], check=True, env=environment, stdout=subprocess.DEVNULL
    )


def _check_installed(root: Path) -> None:
    """See that what a desktop looks for is where it looks."""
    for name in (
        "usr/bin/birdann", "usr/bin/birdann-gui", "usr/share/applications/birdann.desktop",
        "usr/share/mime/packages/birdann.xml", "usr/share/man/man1/birdann.1.gz",
        "usr/share/icons/hicolor/scalable/apps/birdann.svg", "usr/share/doc/birdann/copyright",
        "usr/lib/birdann/_internal/THIRD_PARTY_LICENSES.txt",
    ):  # fmt: skip
        if not (root / name).is_symlink() and not (root / name).is_file():
            raise SystemExit(f"Failed: /{name} is not installed.")
    said = told("chroot", root, "/usr/bin/birdann", "--version")
    if said != f"birdann {version()}":
        raise SystemExit(f"Failed: the installed program calls itself {said!r}.")


def _listing(root: Path) -> set[str]:
    """Return all files of a system, without its caches, logs, and what is mounted."""
    left_out = {str(root / name) for name in (*_MOUNTS, *_CACHES)}
    found = set()
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if os.path.join(folder, name) not in left_out]
        found |= {os.path.join(folder, name) for name in (*folders, *files)} - left_out
    return {os.path.relpath(path, root) for path in found}


if __name__ == "__main__":
    sys.exit(main())

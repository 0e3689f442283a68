"""Detection of network file systems."""

import re
import sys
from pathlib import Path

_SHARED = frozenset(
    [
        "9p",
        "afpfs",
        "afs",
        "beegfs",
        "ceph",
        "cifs",
        "davfs",
        "drvfs",
        "fuse.davfs",
        "fuse.glusterfs",
        "fuse.gvfsd-fuse",
        "fuse.rclone",
        "fuse.s3fs",
        "fuse.sshfs",
        "glusterfs",
        "gpfs",
        "lustre",
        "ncpfs",
        "nfs",
        "nfs4",
        "prl_fs",
        "smb2",
        "smb3",
        "smbfs",
        "vboxsf",
        "virtiofs",
        "vmhgfs",
        "webdav",
    ]
)
"""File systems on which several machines may meet."""

_MOUNTS = Path("/proc/self/mountinfo")
_DRIVE_REMOTE = 4


def is_shared(path: Path) -> bool:
    """Return whether a file lies on a network share or in another machine's folder.

    SQLite's write-ahead log is unsafe there: it needs shared memory.
    """
    if sys.platform == "win32":
        return _is_remote_drive(path)
    if sys.platform == "darwin":
        return kind_of_file_system(path, _mac_mounts()) in _SHARED
    try:
        return kind_of_file_system(path, _linux_mounts(_MOUNTS.read_text())) in _SHARED
    except OSError:  # no such list here: believe that the disk is our own
        return False


def kind_of_file_system(path: Path, mounts: list[tuple[str, str]]) -> str:
    """Return the type of a path's file system, or ""; ``mounts`` are (place, type)."""
    file_system, depth = "", -1
    resolved = path.resolve()
    folders = {str(folder) for folder in (resolved, *resolved.parents)}
    for mount, kind in mounts:
        if mount in folders and len(mount) >= depth:
            file_system, depth = kind, len(mount)
    return file_system


def _linux_mounts(text: str) -> list[tuple[str, str]]:
    mounts = []
    for line in text.splitlines():
        before, _, after = line.partition(" - ")
        fields = before.split()
        if len(fields) > 4 and after:
            mounts.append((_unescape(fields[4]), after.split()[0]))
    return mounts


def _unescape(text: str) -> str:
    return re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), text)


def _mac_mounts() -> list[tuple[str, str]]:
    import subprocess

    try:
        listed = subprocess.run(["/sbin/mount"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    mounts = re.findall(r"^.* on (.+) \((\w+)[,)].*$", listed.stdout, re.MULTILINE)
    return [(mount, kind) for mount, kind in mounts]


def _is_remote_drive(path: Path) -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    anchor = path.resolve().anchor
    if anchor.startswith("\\\\"):
        return True
    return int(ctypes.windll.kernel32.GetDriveTypeW(anchor)) == _DRIVE_REMOTE

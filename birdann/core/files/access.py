"""Give a file that is made from another the rights of the latter: never more people may read it.

Rights are those of the mode and, where there is one, of the POSIX access control list; see acl(5).
Windows gives new files the rights of their folder.
"""

import os
import struct
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

_ACL = "system.posix_acl_access"
_HEADER = struct.Struct("<I")
_ENTRY = struct.Struct("<HHI")  # kind, rights, number of a user or group
_VERSION = 2
_OWNER, _USER, _GROUP, _NAMED_GROUP, _MASK, _OTHERS = 0x01, 0x02, 0x04, 0x08, 0x10, 0x20
_GROUPS = frozenset({_USER, _GROUP, _NAMED_GROUP})
"""Kinds whose rights the mask limits."""
_SHIFTS = {_OWNER: 6, _OTHERS: 0}
"""Place of their bits in a mode; those of the mask and of all whom it limits are between."""
_NOBODY = 0xFFFFFFFF
_READ, _READ_AND_WRITE = 4, 6
_UMASK = os.umask(0o077)
os.umask(_UMASK)

Rights = Mapping[tuple[int, int], int]
"""Bits to read, write and execute, by kind and number of who has them."""


@dataclass(frozen=True, slots=True)
class Access:
    """Owner, group and effective rights of a file."""

    owner: int
    group: int
    rights: Rights

    @property
    def is_open(self) -> bool:
        """Whether everyone may read."""
        return all(bits & _READ for bits in self.rights.values())

    @property
    def is_listed(self) -> bool:
        """Whether it needs an access control list."""
        return any(kind in {_USER, _NAMED_GROUP} for kind, _ in self.rights)

    def restrict_to(self, source: "Access") -> "Access":
        """Return it without the rights of all who may not read another file, but the owner's."""
        if source.is_open:
            return self
        same = self.rights.keys() == source.rights.keys()
        return replace(
            self,
            rights={
                who: bits if who[0] == _OWNER or (same and source.rights[who] & _READ) else 0
                for who, bits in self.rights.items()
            },
        )


def access_of(path: Path) -> Access | None:
    """Return who may do what with a file; None if it is not there."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    bits = [status.st_mode >> shift & 7 for shift in (6, 3, 0)]
    entries = _entries(path) or zip((_OWNER, _GROUP, _OTHERS), bits, (_NOBODY,) * 3, strict=True)
    rights = {(kind, status.st_gid if kind == _GROUP else n): own for kind, own, n in entries}
    mask = rights.pop((_MASK, _NOBODY), 7)
    effective = {
        who: own & mask if who[0] in _GROUPS else own for who, own in sorted(rights.items())
    }
    return Access(status.st_uid, status.st_gid, effective)


def get_access_of_new(target: Path, sources: Iterable[Path]) -> Access | None:
    """Return who may do what with a new file; None if only the umask decides.

    It keeps the access of a file that it replaces, else takes that of its first source which not
    everyone may read; in both cases without those who may not read one of the sources.
    """
    known = [access for access in map(access_of, sources) if access is not None]
    wanted = access_of(target)
    if wanted is None:
        private = [access for access in known if not access.is_open]
        if not private:
            return None
        wanted = replace(
            private[0],
            rights={
                (kind, n): bits & _READ_AND_WRITE & ~_default_rights(kind)
                for (kind, n), bits in private[0].rights.items()
            },
        )
    for source in known:
        wanted = wanted.restrict_to(source)
    return wanted


def set_access(path: Path, access: Access | None) -> None:
    """Give a file of this account an access, or a stricter one where that is not possible."""
    if access is None or sys.platform == "win32":
        return
    for owner in (access.owner, -1):  # only the administrator may change the former
        with suppress(OSError):
            os.chown(path, owner, access.group)
            break
    if os.stat(path).st_gid != access.group:
        others = access.rights[_OTHERS, _NOBODY] if access.is_open else 0
        owners = access.rights[_OWNER, _NOBODY]
        rights = {(_OWNER, _NOBODY): owners, (_GROUP, 0): others, (_OTHERS, _NOBODY): others}
        access = replace(access, rights=rights)
    mode = 0
    for (kind, _), bits in access.rights.items():
        mode |= bits << _SHIFTS.get(kind, 3)
    with suppress(OSError):  # as on disks without rights
        if not _is_list_set(path, access, mode):
            mode &= 0o700
        os.chmod(path, mode)


def restrict(path: Path, source: Path) -> None:
    """Take the rights to a file from all who may not read its source."""
    present, limit = access_of(path), access_of(source)
    if (
        present is not None
        and limit is not None
        and (less := present.restrict_to(limit)) != present
    ):
        set_access(path, less)


def make_folder(folder: Path, sources: Iterable[Path]) -> None:
    """Make a folder and those above it, closed to all who may not read one of the sources.

    Names in it tell of what these contain. Folders that are there keep their rights. Raises
    OSError.
    """
    new = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources:
        for one in new:
            restrict(one, source)


def _default_rights(kind: int) -> int:
    return _UMASK >> _SHIFTS.get(kind, 3) & 7


def _entries(path: Path) -> list[tuple[int, int, int]]:
    """Return the entries of a file's access control list, if it has one."""
    if sys.platform != "linux":
        return []
    try:
        data = os.getxattr(path, _ACL)
        return [*_ENTRY.iter_unpack(data[_HEADER.size :])]
    except (OSError, struct.error):
        return []


def _is_list_set(path: Path, access: Access, mode: int) -> bool:
    """Give a file the list of its rights, or none if the mode tells all; False if it cannot be."""
    if sys.platform != "linux":
        return True
    try:
        if access.is_listed:
            masked = {**access.rights, (_MASK, _NOBODY): mode >> 3 & 7}
            entries = (
                _ENTRY.pack(kind, bits, _NOBODY if kind == _GROUP else n)
                for (kind, n), bits in sorted(masked.items())
            )
            os.setxattr(path, _ACL, _HEADER.pack(_VERSION) + b"".join(entries))
        elif _entries(path):  # of the folder
            os.removexattr(path, _ACL)
    except OSError:
        return False
    return True

"""What compiled files for Linux link to."""

import re
from pathlib import Path

from project import told

_NEEDED = re.compile(r"\(NEEDED\).*\[([^]]+)\]")

_SEGMENT = re.compile(r"^\s+LOAD\s+(0x\w+)\s+(0x\w+)\s.*\s(0x\w+)$", re.MULTILINE)


def linked_names(path: str | Path) -> set[str]:
    """Return the names of the libraries that a compiled file links to itself."""
    return set(_NEEDED.findall(told("readelf", "-d", path, may_fail=True)))


def is_elf(path: Path) -> bool:
    """Return whether a file is compiled for Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def has_sound_segments(path: Path) -> bool:
    """Return whether each loaded part of a file lies where its address lets it be mapped."""
    parts = _SEGMENT.findall(told("readelf", "-lW", path, may_fail=True))
    return bool(parts) and all(
        (int(offset, 16) - int(address, 16)) % int(align, 16) == 0
        for offset, address, align in parts
    )

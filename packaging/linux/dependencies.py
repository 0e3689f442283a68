"""Which Debian packages the frozen application needs, told by what its files link to.

For each library that is not in the application, the package that brings it is asked, and by that
package's list of symbols the oldest version that has all symbols that are used.
"""

import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable
from functools import reduce
from pathlib import Path

from elf import is_elf, linked_names
from project import told

_DPKG = Path("/var/lib/dpkg/info")
# Opened by name: fonts, and the names of keys. Without fonts, Qt draws boxes for letters.
_OPENED_BY_NAME = ("fontconfig", "fonts-dejavu-core | fonts-freefont-ttf | fonts-noto-core")
_SYMBOL = re.compile(
    r"\s(?:FUNC|OBJECT|NOTYPE|TLS|IFUNC)\s+(?:GLOBAL|WEAK)\s+\S+\s+UND\s+([^@\s]+)(?:@@?(\S+))?"
)


def depends(root: Path) -> str:
    """Return the field ``Depends`` for the files below a folder."""
    files = [path for path in root.rglob("*") if is_elf(path)]
    inside = {path.name for path in root.rglob("*.so*")}
    users: dict[str, list[Path]] = defaultdict(list)
    for path in files:
        for name in linked_names(path) - inside:
            users[name].append(path)
    packages: dict[str, str] = {}
    for name, paths in sorted(users.items()):
        package, lowest = _package(name, _symbols(paths))
        if _is_newer(lowest, packages.setdefault(package, "")):
            packages[package] = lowest
    named = [
        f"{name} (>= {low})" if low.strip("0") else name for name, low in sorted(packages.items())
    ]
    return ", ".join([*named, *_OPENED_BY_NAME])


def _package(library: str, symbols: set[str]) -> tuple[str, str]:
    """Return the package that brings a library, and the lowest version with these symbols."""
    lines = told("dpkg-query", "-S", f"*/{library}", may_fail=True).splitlines()
    owners = [line.partition(": ")[0].split(",")[0] for line in lines]
    owners = [owner for owner in owners if "diversion" not in owner]
    if not owners:
        raise SystemExit(f"No installed package brings {library}, which the application links to.")
    owner = owners[0]
    bare = owner.partition(":")[0]
    for path in (_DPKG / f"{owner}.symbols", _DPKG / f"{bare}.symbols"):
        if path.is_file():
            return bare, _lowest(path.read_text(encoding="utf-8"), library, symbols)
    return bare, ""


def _lowest(listed: str, library: str, symbols: set[str]) -> str:
    """Return the version since which a package's list has all of these symbols."""
    since, is_ours = set(), False
    for line in listed.splitlines():
        if not line.startswith((" ", "*", "|")):
            is_ours = line.split(" ", 1)[0] == library
        elif is_ours and line.startswith(" "):
            symbol, _, version = line.strip().partition(" ")
            if symbol.replace("@Base", "") in symbols:
                since.add(version.split(" ")[0])
    return reduce(lambda low, one: one if _is_newer(one, low) else low, since, "")


def _symbols(paths: Iterable[Path]) -> set[str]:
    """Return what files take from elsewhere, as ``name`` or ``name@version``."""
    table = told("readelf", "-W", "--dyn-syms", *paths, may_fail=True)
    return {f"{name}@{version}" if version else name for name, version in _SYMBOL.findall(table)}


def _is_newer(version: str, other: str) -> bool:
    if not version or not other:
        return bool(version)
    done = subprocess.run(["dpkg", "--compare-versions", version, "gt", other], check=False)
    return done.returncode == 0

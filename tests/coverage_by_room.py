"""How much of each room the tests run, by line and by branch: `make coverage` prints this.

    coverage_by_room.py COVERAGE.json    what `coverage json` or `pytest --cov-report json` wrote

Rooms of which no module was measured are left out; the modules that are run least stand below.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

MIN_RUN = 12
"""Modules that are listed."""


def share(part: int, whole: int) -> str:
    """Return a share in per cent, "–" of nothing."""
    return f"{100 * part / whole:.1f}" if whole else "–"


def room_of(path: str) -> str:
    """Return the room of a module: the first folder under birdann, "birdann" for those above."""
    parts = PurePosixPath(path.replace("\\", "/")).parts
    inner = parts[parts.index("birdann") + 1 :]
    return inner[0] if len(inner) > 1 else "birdann"


def table(files: Mapping[str, Mapping[str, Mapping[str, int]]]) -> list[str]:
    """Return the lines of both tables."""
    rooms: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for path, found in files.items():
        rooms[room_of(path)].update(
            {
                key: found["summary"].get(key, 0)
                for key in (
                    "num_statements", "covered_lines", "num_branches", "covered_branches",
                )
            }
        )  # fmt: skip
    lines = ["| room | lines | run, % | branches | taken, % |", "|---|---|---|---|---|"]
    for room, n in sorted(rooms.items()):
        lines.append(
            f"| `{room}` | {n['num_statements']} | {share(n['covered_lines'], n['num_statements'])}"
            f" | {n['num_branches']} | {share(n['covered_branches'], n['num_branches'])} |"
        )
    least = sorted(files, key=lambda path: files[path]["summary"]["percent_covered"])[:MIN_RUN]
    lines += ["", "| module | run, % | lines that no test runs |", "|---|---|---|"]
    for path in least:
        n = files[path]["summary"]
        lines.append(f"| `{path}` | {n['percent_covered']:.1f} | {n['missing_lines']} |")
    return lines


if __name__ == "__main__":
    print("\n".join(table(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["files"])))

"""How the package is built: lines per room, modules per folder, circles, slivers, names.

    python tests/benchmark/measure_structure.py [TREE ...]

A tree is a checkout; several are shown side by side. Read from the sources alone: imports under
``TYPE_CHECKING`` do not count. That no import points upward is what ``make lint`` checks.
"""

import ast
import sys
from collections import Counter, defaultdict
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

MAX_ON_A_FLOOR = 15
SLIVER_LINES = 60
REGISTRIES = ("formats", "cli/commands", "store/tables")
"""Folders of one module an entry."""


def modules_of(tree):
    """Return the modules of a checkout's package: dotted name to path."""
    package = tree / "birdann"
    return {
        ".".join(path.relative_to(tree).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(package.rglob("*.py"))
    }


def imports_of(modules):
    """Return the modules that each imports at run time, anywhere in its text."""
    found = defaultdict(set)
    for name, path in modules.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in _run_time(tree):
            for target in _targets(node):
                while target and target not in modules:
                    target = target.rpartition(".")[0]
                if target and target != name:
                    found[name].add(target)
    return found


def _run_time(tree):
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield child
        yield from _run_time(child)


def _targets(node):
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module and not node.level:
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def circles(modules, imports):
    """Return the folders whose children import each other in a circle."""
    found = []
    for folder in {name.rpartition(".")[0] for name in modules} - {""}:
        depth = folder.count(".") + 1
        arrows = defaultdict(set)
        for name, targets in imports.items():
            for target in targets:
                if not (name.startswith(f"{folder}.") and target.startswith(f"{folder}.")):
                    continue
                a, b = (one.split(".")[depth] for one in (name, target))
                if a != b:
                    arrows[a].add(b)
        try:
            TopologicalSorter(arrows).prepare()
        except CycleError as error:
            found.append(f"{folder}: {' > '.join(error.args[1])}")
    return found


def rows_of(tree):
    """Return what is told of a tree, row by row."""
    modules = modules_of(tree)
    imports = imports_of(modules)
    lines = {name: len(path.read_text().splitlines()) for name, path in modules.items()}
    importers = Counter(target for targets in imports.values() for target in targets)
    plain = [name for name, path in modules.items() if path.name != "__init__.py"]
    rooms, floors, classes = Counter(), Counter(), Counter()
    for name in plain:
        room = name.split(".")[1]
        rooms[room] += lines[name]
        floors["/".join(name.split(".")[1:-1]) or "."] += 1
        body = ast.parse(modules[name].read_text()).body
        classes.update(node.name for node in body if isinstance(node, ast.ClassDef))
    crowded = {
        floor: n for floor, n in floors.items() if n > MAX_ON_A_FLOOR and floor not in REGISTRIES
    }
    slivers = [n for n in plain if lines[n] < SLIVER_LINES and importers[n] == 1]
    found = {
        "modules": len(plain),
        "lines": sum(lines.values()),
        "floors above 15": ", ".join(f"{f} {n}" for f, n in sorted(crowded.items())) or "none",
        "circles": len(circles(modules, imports)),
        "modules under 60 lines with one importer": len(slivers),
        "class names twice": sum(n > 1 for n in classes.values()),
    }
    return found | {f"lines in {room}": n for room, n in sorted(rooms.items()) if n > 400}


def main():
    """Print the table."""
    trees = [Path(one) for one in sys.argv[1:]] or [Path(__file__).parents[2]]
    columns = [rows_of(tree) for tree in trees]
    names = list(dict.fromkeys(name for column in columns for name in column))
    print("| |" + "".join(f" {tree.resolve().name} |" for tree in trees))
    print("|---|" + "---|" * len(trees))
    for name in names:
        print(f"| {name} |" + "".join(f" {column.get(name, '')} |" for column in columns))


if __name__ == "__main__":
    main()

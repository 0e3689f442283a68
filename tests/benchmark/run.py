"""Run benchmarks one after the other, and print all their figures in one table at the end.

    python tests/benchmark/run.py [NAME ...]

A name is that of a script without ``bench_``: ``view store``; without one, all are run, which
takes about an hour. One that fails does not keep the others.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from itertools import groupby
from pathlib import Path

from figures import NOTED_IN, Figure, machine

FOLDER = Path(__file__).parent


def main() -> int:
    """Run, and tell what failed."""
    scripts = {
        path.stem.removeprefix("bench_"): path for path in sorted(FOLDER.glob("bench_*.py"))
    }
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(scripts))
    names = parser.parse_args().names or list(scripts)
    if unknown := set(names) - set(scripts):
        parser.error(f"no benchmark is called {', '.join(sorted(unknown))}")
    before, failed = machine(), []
    with tempfile.TemporaryDirectory() as folder:
        noted = Path(folder) / "figures"
        noted.touch()
        for name in names:
            print(f"\n== {scripts[name].name}", flush=True)
            environment = os.environ | {NOTED_IN: str(noted)}
            command = [sys.executable, str(scripts[name])]
            if subprocess.run(command, env=environment, check=False).returncode:
                failed.append(name)
        rows = [json.loads(line) for line in noted.read_text(encoding="utf-8").splitlines()]
    print(f"\n== All figures\n{before}")
    for script, group in groupby(rows, key=lambda row: row.pop("script")):
        print(f"\n{script}")
        for row in group:
            print(f"  {Figure(**row).line()}")
    if failed:
        print(f"\nThese failed: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

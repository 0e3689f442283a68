"""What the benchmarks share: on how many threads, how to time, and how figures are told.

A script calls ``begin`` first, and ``figure`` for each of its figures, which prints it; ``run.py``
has them all told again in one table.
"""

import argparse
import csv
import json
import os
import platform
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from types import MappingProxyType

from threadpoolctl import threadpool_limits

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

NOTED_IN = "BIRDANN_FIGURES"
"""The variable of the environment that names the file in which figures are noted too."""


def csv_rows(path: str | Path) -> list[dict[str, str]]:
    """Return the rows of a table under its headings."""
    with Path(path).open(newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


def known_calls(path: str | Path) -> dict[str, list[tuple[float, float, str]]]:
    """Return start, end and class of the known calls in a table, by the file's name without ending."""
    known = defaultdict(list)
    for row in csv_rows(path):
        call = float(row["start_s"]), float(row["end_s"]), row.get("class", "")
        known[Path(row["file"]).stem].append(call)
    return known


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measurement.

    Attributes
    ----------
    ratio, against
        A comparison of the same run: "3 x", "faster than scipy.signal.spectrogram".
    at_least, at_most
        The goal: of the ratio where there is one, else of the value.
    """

    what: str
    value: float
    unit: str
    against: str = ""
    ratio: float | None = None
    at_least: float | None = None
    at_most: float | None = None

    def line(self) -> str:
        """Return it as a line of a table."""
        ratio = "" if self.ratio is None else f"{short(self.ratio)} x {self.against}"
        goal = f"(goal {self._goal()})" if self._goal() else ""
        return f"{self.what:56} {short(self.value):>8} {self.unit:12} {ratio} {goal}".rstrip()

    def _goal(self) -> str:
        judged = self.value if self.ratio is None else self.ratio
        if self.at_least is not None:
            return f"{self.at_least:g}, {'reached' if judged >= self.at_least else 'not reached'}"
        if self.at_most is not None:
            is_reached = judged <= self.at_most
            return f"at most {self.at_most:g}, {'reached' if is_reached else 'not reached'}"
        return ""


def command_line(
    doc: str,
    words: Mapping[str, Callable[[str], object]] = MappingProxyType({}),
    **options: object,
) -> argparse.Namespace:
    """Return what was typed behind the name of a script.

    Parameters
    ----------
    doc
        What ``--help`` shows.
    words
        What stands without a name, and of which type it is; with ``?``, ``*`` or ``+`` behind it
        where there may be none or several.
    options
        What a name stands before: its default; its type where there is none; a list where it may
        be several; what ``add_argument`` takes, as a dict, where it is more.
    """
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for word, kind in words.items():
        name = word.rstrip("?*+")
        parser.add_argument(name, type=kind, nargs=word[len(name) :] or None)
    for name, default in options.items():
        parser.add_argument(f"--{name.replace('_', '-')}", **_option(default))
    return parser.parse_args()


def _option(default: object) -> dict[str, object]:
    if isinstance(default, dict):
        return default
    if default is False:
        return {"action": "store_true"}
    if isinstance(default, type):
        return {"type": default}
    if isinstance(default, (list, tuple)):
        several = {"nargs": "+", **_option(default[0])}
        return several | ({"default": default} if "default" in several else {})
    return {"type": type(default), "default": default}


def begin(what: str, *, on_one_thread: bool = True) -> None:
    """Say what is measured, and on which machine.

    Parameters
    ----------
    on_one_thread
        Whether numeric libraries keep to one thread from now on, as ratios of processor time need
        it; not where what a person waits for is measured.
    """
    if on_one_thread:
        for library in ("OMP", "OPENBLAS", "NUMBA"):  # of what is loaded later, and of children
            os.environ.setdefault(f"{library}_NUM_THREADS", "1")
        threadpool_limits(1)
    print(f"{what}\n{machine()}", flush=True)


def figure(
    what: str,
    value: float,
    unit: str,
    *,
    against: str = "",
    ratio: float | None = None,
    at_least: float | None = None,
    at_most: float | None = None,
) -> None:
    """Print a figure; see ``Figure``."""
    told = Figure(
        what=what, value=float(value), unit=unit, against=against,
        ratio=None if ratio is None else float(ratio), at_least=at_least, at_most=at_most,
    )  # fmt: skip
    print(told.line(), flush=True)
    if place := os.environ.get(NOTED_IN):
        with Path(place).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"script": Path(sys.argv[0]).name, **asdict(told)}) + "\n")


def best_s(
    work: Callable[[], object],
    repeats: int = 5,
    *,
    clock: Callable[[], float] = time.process_time,
    warm: bool = True,
) -> float:
    """Return the least seconds of some runs.

    Parameters
    ----------
    clock
        By default the processor's, which other programs disturb least.
    warm
        Whether to run once before, to compile and to fill caches.
    """
    if warm:
        work()
    times = []
    for _ in range(repeats):
        began = clock()
        work()
        times.append(clock() - began)
    return min(times)


def short(value: float) -> str:
    """Return a number with about three digits that count."""
    if abs(value) >= 100 or value == round(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.3g}"


def machine() -> str:
    """Return what was measured on: processor, how busy it was, versions, state of the source."""
    import numpy as np

    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    parts = (
        _processor(), f"{os.cpu_count()} cores, {load}", f"Python {platform.python_version()}",
        f"numpy {np.__version__}", f"source {_revision()}",
    )  # fmt: skip
    return "; ".join(parts)


def _processor() -> str:
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _revision() -> str:
    try:
        command = ["git", "describe", "--always", "--dirty"]
        told = subprocess.run(
            command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "not under git"
    return told.stdout.strip()

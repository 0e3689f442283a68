"""How benchmarks tell their figures, and that all of them do it so."""

import os
import runpy
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "benchmark"
SCRIPTS = sorted(FOLDER.glob("bench_*.py"))


@pytest.fixture(scope="module")
def figures():
    return runpy.run_path(str(FOLDER / "figures.py"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_every_benchmark_has_the_same_form(script):
    source = script.read_text(encoding="utf-8")
    assert f"    python tests/benchmark/{script.name}" in source  # how to run it
    assert "begin(" in source
    assert "figure(" in source


START = """
import runpy, sys
for script in sys.argv[1:]:
    sys.argv = [script, "--help"]
    try:
        runpy.run_path(script, run_name="__main__")
    except SystemExit as end:
        if not end.code:
            continue
    sys.exit(f"{script} did not start")
"""


def run(*words):
    """Run Python in the folder, on this checkout's package; return how it ended: well."""
    environment = {**os.environ, "PYTHONPATH": str(FOLDER.parents[1])}
    done = subprocess.run(
        [sys.executable, *words], cwd=FOLDER, env=environment, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done


def test_every_benchmark_starts():
    """All in one process, which imports birdann once; asked for their options, none measures."""
    told = run("-c", START, *map(str, SCRIPTS))
    assert told.stdout.count("usage: bench_") == len(SCRIPTS)


def test_a_benchmark_runs_with_its_smallest_sizes():
    """The others take ten seconds and more at any size."""
    done = run(FOLDER / "bench_store.py", "--segments", "200", "--files", "5")
    assert "add 5 files" in done.stdout


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ({"ratio": 12.0, "against": "faster than a peer", "at_least": 10},
         "12 x faster than a peer (goal 10, reached)"),
        ({"ratio": 9.0, "against": "faster than a peer", "at_least": 10},
         "9 x faster than a peer (goal 10, not reached)"),
        ({"at_most": 50}, "(goal at most 50, reached)"),
        ({"at_most": 34}, "(goal at most 34, not reached)"),
        ({}, "ms"),
    ],
)  # fmt: skip
def test_a_goal_is_of_the_ratio_where_there_is_one_else_of_the_value(figures, told, line):
    made = figures["Figure"](what="key to label", value=34.2, unit="ms", **told)
    assert made.line().endswith(line)
    assert "34.2" in made.line()


@pytest.mark.parametrize(
    ("value", "text"), [(1234.5, "1,234"), (12.34, "12.3"), (0.01234, "0.0123"), (7.0, "7")]
)
def test_numbers_have_the_digits_that_count(figures, value, text):
    assert figures["short"](value) == text


def test_the_best_of_several_runs_counts_without_the_first(figures):
    ticks = iter([0.0, 3.0, 10.0, 11.0, 20.0, 25.0])
    runs = count()
    best_s = figures["best_s"](lambda: next(runs), 3, clock=lambda: next(ticks))
    assert best_s == 1.0
    assert next(runs) == 4


def test_all_figures_stand_in_one_table_whatever_fails(tmp_path):
    for name in ("figures.py", "run.py"):
        (tmp_path / name).write_bytes((FOLDER / name).read_bytes())
    (tmp_path / "bench_a.py").write_text("raise SystemExit('no disk')")
    (tmp_path / "bench_b.py").write_text(
        "from figures import figure\nfigure('opening', 2.0, 's', at_most=3)"
    )
    command = [sys.executable, str(tmp_path / "run.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    table = done.stdout.partition("== All figures")[2]
    assert "opening" in table
    assert "(goal at most 3, reached)" in table
    assert table.rstrip().endswith("These failed: a.")
    assert done.returncode == 1
    unknown = subprocess.run([*command, "c"], capture_output=True, text=True, check=False)
    assert unknown.returncode == 2
    assert "no benchmark is called c" in unknown.stderr

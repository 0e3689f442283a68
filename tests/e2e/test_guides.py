"""The worked examples of the manual: their commands and their Python run as they are printed."""

import contextlib
import csv
import io
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from birdann.cli.main import main
from birdann.sample.chorus import synthesise
from tests.csv_rows import csv_rows

MANUAL = Path(__file__).resolve().parents[2] / "docs" / "manual"
HEAD = "Start (s),End (s),Scientific name,Common name,Confidence,File,model"
MODEL = "BirdNET_GLOBAL_6K_V2.4_Model_FP32.tflite"


def blocks(page, language):
    text = (MANUAL / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def type_in(lines):
    """Type commands; `> FILE` takes what a command prints, and what follows # is a remark."""
    for line in filter(None, lines.splitlines()):
        words = shlex.split(line, comments=True)
        assert words[0] == "birdann"
        printed, target = io.StringIO(), None
        if ">" in words:
            target = words[words.index(">") + 1]
            words = words[: words.index(">")]
        with contextlib.redirect_stdout(printed):
            assert main(words[1:]) == 0, line
        if target is not None:
            Path(target).write_text(printed.getvalue(), encoding="utf-8")


def fill_in(answer):
    """Answer the items of items.csv as a person does in a spreadsheet."""
    rows = csv_rows("items.csv", encoding="utf-8-sig")
    for row in rows:
        row["answer"] = answer(row)
    with open("items.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def run_python(code, capsys):
    capsys.readouterr()
    exec(compile(code, "guide", "exec"), {})
    return capsys.readouterr().out


def run_r(page):
    """Return what the R of a page prints in this folder; None where there is no R with jsonlite."""
    (code,) = blocks(page, "r")
    program = shutil.which("Rscript")
    has_json = [program, "-e", "library(jsonlite)"]
    if program is None or subprocess.run(has_json, capture_output=True, check=False).returncode:
        return None
    Path("guide.R").write_text(code, encoding="utf-8")
    done = subprocess.run([program, "guide.R"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def detections(tmp_path, monkeypatch, write_wav):
    """Three recordings, and BirdNET's table of each: 40 Wrens, right above a score of about .5."""
    monkeypatch.chdir(tmp_path)
    rng = np.random.default_rng(0)
    (tmp_path / "birdnet").mkdir()
    truth = {}
    for name in "abc":
        write_wav(tmp_path / "recordings" / f"{name}.wav", seed=ord(name), duration_s=61.0)
        lines = [HEAD]
        for i in range(40):
            score = round(float(rng.uniform(0.05, 1.0)), 4)
            truth[f"recordings/{name}.wav", 1.5 * i] = rng.random() < 1 / (
                1 + np.exp(-14 * (score - 0.5))
            )
            lines.append(f"{1.5 * i},{1.5 * i + 1},Troglodytes,Wren,{score},{name}.wav,{MODEL}")
        (tmp_path / "birdnet" / f"{name}.BirdNET.results.csv").write_text("\n".join(lines))
    return truth


def test_the_guide_to_checking_birdnet(detections, capsys):
    pytest.importorskip("pandas")
    _run, _networks, draw, judge = blocks("checking-birdnet.md", "sh")
    type_in(draw)
    fill_in(lambda row: "yes" if detections[row["recording"], float(row["start_s"])] else "no")
    type_in(judge)
    (code,) = blocks("checking-birdnet.md", "python")
    printed = run_python(code, capsys)
    line = next(line for line in printed.splitlines() if line.split()[:1] == ["Wren"])
    n, right, low, high, threshold, calls = map(float, line.split()[1:])
    assert 100 <= n < len(detections)  # some scored below 0.1
    assert low <= sum(detections.values()) / n <= high
    assert 0.4 < threshold < 0.9
    assert calls == pytest.approx(right * n, abs=0.51)
    rows = csv_rows("calls.csv", encoding="utf-8-sig")
    assert rows
    assert {row["program"] for row in rows} == {"BirdNET"}
    assert all(float(row["program_score"]) >= threshold - 1e-3 for row in rows)
    assert "Wren from" in Path("calls.csv.left-out.txt").read_text(encoding="utf-8")
    if (in_r := run_r("checking-birdnet.md")) is not None:
        line = next(line for line in in_r.splitlines() if line.split()[1:2] == ["Wren"])
        assert [float(cell) for cell in line.split()[2:]] == pytest.approx(
            [n, right, low, high, threshold, calls], rel=1e-3
        )
        assert "recording Wren" in in_r


def test_the_guide_to_being_sure(chorus, tmp_path, monkeypatch, capsys):
    pytest.importorskip("pandas")
    monkeypatch.chdir(tmp_path)
    words = ["run", str(chorus.lists_path.parent), "--lists", str(chorus.lists_path)]
    assert main([*words, "--out", "out", "--model", "ored-lr"]) == 0
    Path("out/project.birdann").rename("forest.birdann")
    (commands,) = blocks("how-sure.md", "sh")
    n_drawn = commands.index("birdann validate answer")
    type_in(commands[:n_drawn])
    fill_in(lambda row: "no" if row["species"] == "Wood hooter" else "yes")
    type_in(commands[n_drawn:])
    (code,) = blocks("checking-birdnet.md", "python")  # to which the page refers
    printed = run_python(code, capsys)
    assert "species" in printed
    assert "right" in printed


@pytest.mark.slow
def test_archives(tmp_path, monkeypatch, capsys):
    """From a project to an archive and back, by what the page tells people to type."""
    pytest.importorskip("duckdb", reason="archives need the extra birdann[archive], and DuckDB")
    pytest.importorskip("distributed")
    monkeypatch.chdir(tmp_path)
    truth = synthesise(tmp_path / "sounds", seed=3, n_recordings=6)
    type_in(f"birdann run sounds --lists {truth.lists_path} --out spring")
    (tmp_path / "spring" / "project.birdann").rename("spring.birdann")
    export, work, draw, bring_back = blocks("archives.md", "sh")
    type_in(export + work + draw)
    type_in("birdann validate show check.birdann archive --table items.csv")
    fill_in(lambda row: "yes")
    type_in("birdann validate answer check.birdann archive --table items.csv")
    type_in("birdann validate threshold check.birdann --species 'Wood hooter' --score 0.5")
    type_in(bring_back)
    rows = csv_rows("accepted/summary.csv")
    assert sum(int(row["n_believed"]) for row in rows if not row["site"]) > 10
    [code] = blocks("archives.md", "python")
    shown = run_python(code, capsys)
    assert "species" in shown
    assert "hours" in shown

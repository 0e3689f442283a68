"""Names that are no text through every command, and what a stranger's project makes the program touch."""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from birdann.cli.main import COMMANDS, main
from birdann.store import Project

posix_only = pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names of Linux")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def odd(demo, tmp_path):
    """A folder whose own name, and those of a project, sounds and tables in it, are no text."""
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/in\xff"))
    try:
        shutil.copytree(demo, folder)
    except OSError:
        pytest.skip("this disk takes only text for a name")
    for path in [p for p in folder.rglob("*") if p.suffix in {".wav", ".csv", ".birdann"}]:
        shutil.copy(path, path.with_name(f"{path.stem}\udcfe{path.suffix}"))
    return folder


def given(odd: Path) -> dict[str, str]:
    by_kind = {p.suffix: p for p in odd.rglob("*\udcfe.*")}
    return {
        "P": str(odd / "project.birdann"),
        "Q": str(by_kind[".birdann"]),
        "DIR": str(odd),
        "WAV": str(by_kind[".wav"]),
        "CSV": str(by_kind[".csv"]),
        "OUT": str(odd / "out\udcfd.csv"),
        "NEW": str(odd / "new\udcfd"),
    }


EVERY = {
    "open": [["open", "Q", "--picture", "OUT.png"]],
    "new": [["new", "NEW"]],
    "add": [["add", "Q", "DIR"], ["add", "P", "WAV"], ["add", "P", "DIR", "--lists", "CSV"]],
    "segment": [["segment", "Q"], ["segment", "P", "--again"]],
    "train-segmenter": [["train-segmenter", "Q"], ["train-segmenter", "P", "--boxes", "CSV"]],
    "train": [["train", "Q", "--model", "ored-lr"], ["train", "P", "--reliability", "OUT.png"]],
    "predict": [["predict", "Q"]],
    "validate": [["validate", "list", "Q"]],
    "import": [["import", "Q", "CSV"], ["import", "P", "CSV"], ["import", "P", "DIR"]],
    "export": [["export", "Q", "OUT"], ["export", "P", "OUT"], ["export", "P", "NEW", "--clips"]],
    "formats": [["formats"]],
    "show": [["show", "Q"], ["show", "WAV"], ["show", "DIR"], ["show", "DIR", "--table", "OUT"]],
    "check": [["check", "Q"], ["check", "P"]],
    "restore": [["restore", "Q"], ["restore", "P", "Q"]],
    "locate": [["locate", "Q", "DIR"], ["locate", "P", "DIR"]],
    "times": [["times", "Q"]],
    "run": [["run", "DIR", "--out", "NEW"], ["run", "DIR", "--lists", "CSV", "--out", "NEW"]],
    "demo": [["demo", "NEW", "--headless", "--recordings", "2"]],
    "evaluate": [["evaluate", "WAV"], ["evaluate", "DIR", "--json", "OUT"]],
    "evaluate-segments": [["evaluate-segments", "Q", "--calls", "CSV"]],
}


@posix_only
@pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)
@pytest.mark.parametrize(
    "words",
    [words_ for name in COMMANDS for words_ in EVERY.get(name, [[name, "Q"]])],
    ids=" ".join,
)
def test_a_name_that_is_no_text_ends_in_work_or_a_sentence(odd, words, capfd):
    names = given(odd)
    replaced = [
        names.get(word, names["OUT"] + ".png" if word == "OUT.png" else word) for word in words
    ]
    sums = {p: p.stat().st_size for p in odd.rglob("*") if p.suffix in {".wav", ".csv"}}
    code = main(replaced)
    told = capfd.readouterr()
    assert "Traceback" not in told.err + told.out
    assert code in {0, 1, 2}
    if code:
        assert re.search(r"birdann: |usage: ", told.err)
    assert {p: p.stat().st_size for p in sums} == sums
    if words[0] != "restore":
        with Project.open(odd / "project.birdann", read_only=True) as project:
            assert project.overview.counts().recordings >= 4


ONE_AFTER_THE_OTHER = """
import json, sys
from birdann.cli.main import main
for words in json.loads(sys.argv[1]):
    main(words)
"""


@pytest.fixture
def hostile(demo, tmp_path):
    """A project that names a sound elsewhere, a server's share, and marked-up text."""
    home, private = tmp_path / "theirs", tmp_path / "private"
    shutil.copytree(demo, home)
    private.mkdir()
    (private / "secret.wav").write_bytes(next(home.rglob("*.wav")).read_bytes())
    (private / "pixel.svg").write_text("<svg/>")
    path = home / "project.birdann"
    connection = sqlite3.connect(path)
    ids = [row[0] for row in connection.execute("SELECT id FROM recording ORDER BY path")]
    for key, name in zip(
        ids, [str(private / "secret.wav"), "//host.invalid/share/a.wav"], strict=False
    ):
        connection.execute("UPDATE recording SET path = ? WHERE id = ?", [name, key])
    canary = f'<img src="file://{private}/pixel.svg"><a href="http://host.invalid">x</a>'
    connection.execute(
        "UPDATE species SET name = ? WHERE id = (SELECT min(id) FROM species)", [canary]
    )
    connection.commit()
    connection.close()
    return path, private


@pytest.mark.skipif(shutil.which("strace") is None, reason="traced with strace")
def test_a_strangers_project_touches_nothing_outside_it_and_no_network(hostile, tmp_path):
    path, private = hostile
    out, log = tmp_path / "out", tmp_path / "trace"
    out.mkdir()
    commands = [
        ["show", str(path), "--recordings"],
        ["check", str(path)],
        ["segment", str(path), "--again"],
        ["predict", str(path)],
        ["export", str(path), str(out / "o.csv")],
        ["export", str(path), str(out / "clips"), "--clips"],
        ["open", str(path), "--picture", str(out / "w.png")],
    ]
    traced = ["strace", "-f", "--seccomp-bpf", "-qq", "-e", "trace=%file,%network", "-o", str(log)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    environment["XDG_CONFIG_HOME"] = str(tmp_path / "config")
    done = subprocess.run(
        [*traced, sys.executable, "-c", ONE_AFTER_THE_OTHER, json.dumps(commands)],
        capture_output=True, text=True, env=environment, check=False, timeout=300,
    )  # fmt: skip
    if not log.exists() or "ptrace" in done.stderr:
        pytest.skip("nothing may be traced here")
    trace = log.read_text(errors="replace")
    assert str(path) in trace  # it would have been seen
    assert "Traceback" not in done.stderr
    assert {file.name for file in out.iterdir()} >= {"o.csv", "clips", "w.png"}
    opened = [
        line
        for line in trace.splitlines()
        if str(private) in line and re.search(r"\b(open|openat|execve)\(", line)
    ]
    assert opened == []
    outside = [line for line in trace.splitlines() if f'"{tmp_path}/out/' not in line]
    assert "host.invalid" not in "\n".join(
        line for line in outside if re.search(r"\b(open|openat|connect|sendto)\(", line)
    )
    reached = [
        line
        for line in trace.splitlines()
        if re.search(r"\b(connect|sendto|sendmsg|bind)\(", line) and "AF_INET" in line
    ]
    assert reached == []
    touched = re.findall(r'(?:open|openat)\([^"]*"([^"]+)"[^)]*O_(?:WRONLY|RDWR|CREAT)', trace)
    allowed = (str(path.parent), str(tmp_path / "out"), str(tmp_path / "config"), "/dev/", "/tmp/")
    home = os.path.expanduser("~")
    for one in touched:
        is_ours = one.startswith(allowed) or not one.startswith("/") or "__pycache__" in one
        assert is_ours or one.startswith((home, "/proc/", "/sys/", "/memfd", str(ROOT))), one

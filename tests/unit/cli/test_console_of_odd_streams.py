"""Standard streams that are closed, full or read by no one: no command does nothing in silence."""

import os
import subprocess
import sys

import pytest

from birdann.cli.console import Console
from birdann.store import Project

pytestmark = pytest.mark.skipif(os.name == "nt", reason="of POSIX shells")


def run(redirection, *words, folder):
    """Run a command in a shell; return its code and what it wrote to the streams that are left."""
    line = f'"$0" -m birdann "$@" {redirection}'
    shell = ["sh", "-c", line, sys.executable, *words]
    done = subprocess.run(shell, check=False, capture_output=True, text=True, cwd=folder)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def folder(tmp_path, write_wav):
    write_wav(tmp_path / "a.wav")
    Project.create(tmp_path / "p.birdann").close()
    return tmp_path


@pytest.mark.parametrize("closed", ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_a_command_works_without_standard_streams(folder, closed):
    code, out, _ = run(closed, "add", "p.birdann", "a.wav", folder=folder)
    assert code == 0
    assert out == ("" if ">&- 2" in closed else "1 recording was added.\n")
    with Project.open(folder / "p.birdann", read_only=True) as project:
        assert [recording.path for recording in project.recordings.all()] == ["a.wav"]
    assert run(closed, "check", "nowhere.birdann", folder=folder)[0] == 1


@pytest.mark.parametrize("redirection", [">&-", ">/dev/full"])
def test_a_result_that_no_one_gets_is_an_error(folder, redirection):
    if redirection == ">/dev/full" and not os.path.exists("/dev/full"):
        pytest.skip("no such device here")
    for words in (["show", "p.birdann", "--json"], ["export", "p.birdann", "/dev/stdout"]):
        code, _, error = run(redirection, *words, folder=folder)
        assert code == 1
        assert "cannot be written" in error


def test_work_goes_on_when_its_reader_leaves(folder):
    code = run("| true", "add", "p.birdann", "a.wav", folder=folder)[0]
    assert code == 0
    with Project.open(folder / "p.birdann", read_only=True) as project:
        assert len(project.recordings.all()) == 1


def test_a_name_makes_no_line_of_its_own(capsys):
    console = Console()
    console.print_line("a\nbirdann: all is well\r\x0b.wav")
    console.add_result({"name": "a\nb\x0b"})
    console.close()
    assert capsys.readouterr().out == "a\\u000abirdann: all is well\\u000d\\u000b.wav\n"

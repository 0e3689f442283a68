"""Checking a project, and finding sound files that were moved; from the command line too."""

import json

import pytest

from birdann.app.commands import AddSpecies
from birdann.app.maintenance.adding import add_paths
from birdann.app.maintenance.checking import backup_contents, check, project_counts, relink
from birdann.app.session import Session
from birdann.cli.main import main
from birdann.store import Project
from birdann.store.backups import BackupReason, backup_folder, make_backup


@pytest.fixture
def added(tmp_path, write_wav):
    """A project of three recordings; its path."""
    folder = tmp_path / "audio"
    for i, name in enumerate("abc"):
        write_wav(folder / f"{name}.wav", seed=i, duration_s=0.5)
    path = tmp_path / "p.birdann"
    with Project.create(path) as project:
        add_paths(Session(project), [folder])
    return path


def test_all_is_well(added, says):
    report = check(added)
    assert (report.n_problems, report.recordings) == (0, 3)
    assert "No problems found." in says("check", added)


def test_missing_and_changed_sounds_are_named_and_found_again(added, write_wav, capsys):
    audio = added.parent / "audio"
    (audio / "a.wav").rename(added.parent / "renamed.wav")  # found by its sound
    (audio / "sub").mkdir()
    (audio / "b.wav").rename(audio / "sub" / "B.WAV")
    write_wav(audio / "b.wav", seed=9, duration_s=0.5)  # another sound in its place
    (audio / "c.wav").unlink()
    write_wav(added.parent / "elsewhere" / "c.wav", seed=8)
    report = check(added)
    assert report.missing == ("audio/a.wav", "audio/c.wav")
    assert report.changed == ("audio/b.wav",)
    assert main(["check", str(added), "--json"]) == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out)["missing"] == ["audio/a.wav", "audio/c.wav"]
    assert "restore" not in printed.err  # a backup does not bring sound back
    with Project.open(added) as project:
        session = Session(project)
        before = len(project.backups())
        found = relink(session, added.parent)
        assert len(project.backups()) == before + 1
        assert project.backups()[0].occasion is BackupReason.BULK
        with Project.open(project.backups()[0].path, read_only=True) as kept:  # of before
            assert kept.recordings.all()[0].path == "audio/a.wav"
        assert found.relocated == (
            ("audio/a.wav", "renamed.wav"),
            ("audio/b.wav", "audio/sub/B.WAV"),
        )
        assert found.lines()[:2] == ["Found 2 recordings again.", "Found (2):"]
        assert found.missing == ("audio/c.wav",)
        assert [p.rsplit("/", 2)[-2:] for p in found.different] == [["elsewhere", "c.wav"]]
        assert len(project.recordings.all()) == 3
        session.undo()
        assert project.recordings.all()[0].path == "audio/a.wav"
    assert main(["locate", str(added), str(added.parent)]) == 0
    assert check(added).missing == ("audio/c.wav",)


def test_repair_from_the_command_line(added, capsys, says, factory):
    import sqlite3

    with Project.open(added) as project, project.transaction("segments") as tx:
        segment = factory.segment(project.recordings.all()[0].id)
        tx.segments.add([segment], schema_key="s/1", features=[[1.0, 2.0]])
    with sqlite3.connect(added) as connection:
        connection.execute("UPDATE feature SET vector = x'00'")
    connection.close()
    assert main(["check", str(added)]) == 1
    assert "With --repair" in capsys.readouterr().out
    assert "Repaired" in says("check", added, "--repair")
    assert main(["check", str(added)]) == 0


def test_restore_from_the_command_line(added, says):
    with Project.open(added) as project:
        project.back_up()
        with project.transaction("edit") as tx:
            tx.settings.set("later", 1)
    (backup,) = json.loads(says("restore", added, "--list", "--json"))["backups"]
    assert backup["occasion"] == "bulk"
    assert "has no backup 77" in says("restore", added, "77", code=1)
    assert main(["restore", str(added)]) == 0
    with Project.open(added) as project:
        assert project.settings.get("later") is None
        kept = project.backups()[0]
    assert main(["restore", str(added), str(kept.number)]) == 0
    with Project.open(added) as project:
        assert project.settings.get("later") == 1
    assert main(["restore", str(added)]) == 0
    with Project.open(added) as project:
        assert project.settings.get("later") is None


def test_a_project_is_counted_while_somebody_works_on_it(added):
    with Project.open(added):
        assert project_counts(added).recordings == 3


@pytest.fixture
def spring(tmp_path, factory):
    """The path of a project with a backup."""
    path = tmp_path / "spring.birdann"
    with Project.create(path) as project:
        Session(project).execute(AddSpecies([factory.species("Wren")]))
    make_backup(path, BackupReason.BULK)
    return path


def test_backups_are_listed_with_what_they_hold(spring):
    (one,) = backup_contents(spring)
    assert (one.counts.recordings, one.problem, one.former_name) == (0, "", "")


def test_a_renamed_project_finds_its_backups(spring, tmp_path):
    renamed = spring.rename(tmp_path / "spring 2026.birdann")
    (one,) = backup_contents(renamed)
    assert (one.former_name, one.backup.path.parent) == ("spring", backup_folder(spring))
    make_backup(renamed, BackupReason.DAILY)
    assert [content.former_name for content in backup_contents(renamed)] == ["", "spring"]


def test_backups_of_other_projects_are_no_ones(spring, tmp_path):
    with Project.create(tmp_path / "other.birdann"):
        pass
    assert backup_contents(tmp_path / "other.birdann") == []
    spring.unlink()
    assert backup_contents(tmp_path / "other.birdann") == []

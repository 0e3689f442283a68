"""What backups hold, and those of a project that was renamed."""

import pytest

from birdann.app.commands import AddSpecies
from birdann.app.maintenance.checking import backup_contents
from birdann.app.session import Session
from birdann.store import Project
from birdann.store.backups import BackupReason, backup_folder, make_backup


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

"""A project that somebody else made reads no sound outside its folder without being allowed."""

import json
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from birdann.app import settings
from birdann.app.exchange.clips import ClipChoices, export_clips
from birdann.app.maintenance import allowed_folders
from birdann.app.maintenance.adding import add_paths
from birdann.app.maintenance.allowed_folders import allow_folders, allow_named, open_project
from birdann.app.maintenance.checking import check, relink
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.errors import ProjectFileError, SoundNotAllowedError, WriteError
from birdann.store import Project


@pytest.fixture(autouse=True)
def _own_settings(tmp_path, monkeypatch):
    monkeypatch.setattr(settings, "default_path", lambda: tmp_path / "config" / "settings.json")


@pytest.fixture
def elsewhere(tmp_path, write_wav):
    """A folder with sound that is not the project's own."""
    write_wav(tmp_path / "drive" / "night" / "a.wav")
    return tmp_path / "drive"


@pytest.fixture
def own(tmp_path, elsewhere):
    """A project with sound on another drive, added by its user."""
    path = tmp_path / "work" / "p.birdann"
    path.parent.mkdir()
    with Project.create(path) as project:
        add_paths(Session(project), [elsewhere])
    return path


def forget():
    """Become somebody else."""
    shutil.rmtree(settings.default_path().parent)


def only(project):
    (recording,) = project.recordings.all()
    return recording


@pytest.mark.parametrize("n_times", [1, 2])
def test_what_is_allowed_is_kept_before_there_are_settings(own, elsewhere, monkeypatch, n_times):
    path = own.parent / "no" / "such" / "folder" / "settings.json"
    monkeypatch.setattr(settings, "default_path", lambda: path)
    for _ in range(n_times):
        with open_project(own) as project:
            allow_folders(project, [elsewhere])
    with open_project(own) as project:
        assert project.unallowed_folders() == {}


def test_what_a_user_adds_is_never_asked_for(own):
    with open_project(own) as project:
        assert project.unallowed_folders() == {}
        assert project.audio_path(only(project)).path.is_file()
        assert segment_project(Session(project)).segmented == 1


def test_nor_after_the_project_was_moved_renamed_or_copied(own, tmp_path):
    moved = tmp_path / "moved" / "q.birdann"
    moved.parent.mkdir()
    with open_project(own) as project:
        project.save_copy(moved)
    with open_project(moved, read_only=True) as project:
        assert project.unallowed_folders() == {}
        assert not project.missing_sound([only(project)])


def test_a_strangers_project_reads_nothing_outside(own, elsewhere, tmp_path):
    forget()
    with open_project(own) as project:
        recording = only(project)
        assert project.unallowed_folders() == {elsewhere / "night": 1}
        assert project.missing_sound([recording])
        with pytest.raises(
            SoundNotAllowedError, match=r"outside the project's folder.*Allowed folders"
        ):
            project.audio_path(recording)
        report = segment_project(Session(project))
        assert (report.segmented, len(report.failures)) == (0, 1)
        assert "--allow-outside" in report.failures[0].message
        clips = export_clips(project, tmp_path / "clips", ClipChoices())
        assert clips.clips == 0
    assert check(own).unasked == ("../drive/night/a.wav",)


def test_what_is_allowed_stays_allowed_for_this_project_alone(own, elsewhere, tmp_path):
    forget()
    with open_project(own) as project:
        allow_folders(project, project.unallowed_folders())
        assert not project.missing_sound([only(project)])
    with open_project(own) as project:
        assert project.unallowed_folders() == {}
    with Project.create(tmp_path / "work" / "other.birdann") as other:
        assert not other.allowed_sound_folders.allows(elsewhere / "night" / "a.wav")


def test_what_is_allowed_is_not_kept_in_the_project(own):
    before = own.read_bytes()
    forget()
    with open_project(own, read_only=True) as project:
        allow_folders(project, project.unallowed_folders())
    assert own.read_bytes() == before
    assert settings.default_path().with_name("allowed_sound.json").is_file()


def test_files_that_are_found_again_are_allowed(own, elsewhere, tmp_path):
    forget()
    there = tmp_path / "usb"
    shutil.move(elsewhere, there)
    with open_project(own) as project:
        assert len(relink(Session(project), there).relocated) == 1
        assert not project.missing_sound([only(project)])
    with open_project(own) as project:
        assert project.unallowed_folders() == {}


def test_the_same_sound_added_again_is_taken_where_the_user_has_it(own, elsewhere, tmp_path):
    forget()
    mine = tmp_path / "mine" / "b.wav"
    mine.parent.mkdir()
    shutil.copy(elsewhere / "night" / "a.wav", mine)
    with open_project(own) as project:
        report = add_paths(Session(project), [mine])
        assert len(report.moved) == 1
        assert project.audio_path(only(project)).path == mine


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_in_the_projects_folder_leads_nowhere_else(own, elsewhere):
    forget()
    home = own.parent
    (home / "sound").symlink_to(elsewhere)
    (home / "a.wav").symlink_to(elsewhere / "night" / "a.wav")
    (home / "real").mkdir()
    shutil.copy(elsewhere / "night" / "a.wav", home / "real" / "b.wav")
    (home / "near.wav").symlink_to(home / "real" / "b.wav")
    with Project.open(own, read_only=True) as project:
        places = project.allowed_sound_folders
        assert not places.allows(home / "sound" / "night" / "a.wav")
        assert not places.allows(home / "a.wav")
        assert places.allows(home / "real" / "b.wav")
        assert places.allows(home / "near.wav")
        places.allow([elsewhere])
        assert places.allows(home / "sound" / "night" / "a.wav")


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_users_own_link_to_a_drive_is_no_obstacle(tmp_path, elsewhere):
    home = tmp_path / "linked"
    home.mkdir()
    (home / "sound").symlink_to(elsewhere)
    path = home / "p.birdann"
    with Project.create(path) as project:
        assert len(add_paths(Session(project), [home / "sound"]).added) == 1
        assert not project.missing_sound([only(project)])
    with open_project(path) as project:
        assert project.unallowed_folders() == {}
        assert not project.missing_sound([only(project)])


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_linked_files_can_be_allowed_again(tmp_path, elsewhere):
    home = tmp_path / "linked"
    home.mkdir()
    (home / "a.wav").symlink_to(elsewhere / "night" / "a.wav")
    path = home / "p.birdann"
    with Project.create(path) as project:
        add_paths(Session(project), [home / "a.wav"])
        assert not project.missing_sound([only(project)])
    forget()
    with open_project(path) as project:
        assert project.missing_sound([only(project)])
        assert project.unallowed_folders() == {elsewhere / "night": 1}
        allow_folders(project, project.unallowed_folders())
        assert project.unallowed_folders() == {}
    with open_project(path) as project:
        assert not project.missing_sound([only(project)])


@pytest.mark.parametrize(
    "stored",
    [
        "../../etc/passwd",
        "/etc/passwd",
        "sub/../../x.wav",
        "//server/share/x.wav",
        "\\\\server\\share\\x.wav",
        "C:\\Users\\x.wav",
        "C:/Users/x.wav",
        "~/x.wav",
    ],
)
def test_no_spelling_of_a_place_gets_out(tmp_path, factory, stored, monkeypatch):
    touched = []
    with Project.create(tmp_path / "x.birdann") as project:
        recording = factory.recording(stored)
        monkeypatch.setattr(os.path, "realpath", lambda p, **_: touched.append(Path(p)) or str(p))
        project.missing_sound([recording])
        named = project.display_path(recording)
        if not named.is_relative_to(tmp_path):
            with pytest.raises(SoundNotAllowedError):
                project.audio_path(recording)
            assert touched == [], "what is not allowed by its name is not looked at"
        assert not any(str(p).startswith(("//", "\\\\")) for p in touched)


def test_a_project_that_names_a_file_with_a_zero_is_refused_in_a_sentence(own):
    with sqlite3.connect(own) as connection:
        connection.execute("UPDATE recording SET path = 'a' || char(0) || 'b.wav'")
    connection.close()
    with (
        open_project(own) as project,
        pytest.raises(ProjectFileError, match="a recording cannot be understood"),
    ):
        project.recordings.all()


def test_settings_that_cannot_be_kept_hold_until_closing(own, monkeypatch):
    forget()

    def full(values):
        raise WriteError("no space")

    monkeypatch.setattr(allowed_folders, "_write", full)
    with open_project(own) as project:
        with pytest.raises(WriteError):
            allow_folders(project, project.unallowed_folders())
        assert not project.missing_sound([only(project)])
    with open_project(own) as project:
        assert project.unallowed_folders()


@pytest.mark.parametrize("content", ["", "[]", '{"x": 3}', "{" * 10_000, '{"x": [null, 4]}'])
def test_a_damaged_memory_allows_nothing(own, content):
    settings.default_path().with_name("allowed_sound.json").write_text(content)
    with open_project(own) as project:
        assert project.unallowed_folders()


def test_the_oldest_projects_are_forgotten_first(own, monkeypatch, elsewhere):
    monkeypatch.setattr(allowed_folders, "_MAX_PROJECTS", 2)
    path = settings.default_path().with_name("allowed_sound.json")
    (mine,) = json.loads(path.read_text())
    path.write_text(json.dumps({"a": ["/x"], "b": ["/y"], mine: []}))
    with open_project(own) as project:
        allow_folders(project, [elsewhere])
    assert list(json.loads(path.read_text())) == ["b", mine]


def test_a_file_that_is_named_allows_no_more_than_itself(own, elsewhere, tmp_path, write_wav):
    forget()
    mine, other = (write_wav(tmp_path / "home" / name, seed=5) for name in ("mine.wav", "x.wav"))
    with open_project(own) as project:
        add_paths(Session(project), [mine])
        assert project.allowed_sound_folders.allows(mine)
        assert not project.allowed_sound_folders.allows(other)
        assert project.unallowed_folders() == {elsewhere / "night": 1}
    with open_project(own) as project:
        assert project.allowed_sound_folders.allows(mine)
        assert not project.allowed_sound_folders.allows(other)


def test_many_files_of_a_folder_allow_the_folder(own, tmp_path):
    files = [tmp_path / "home" / f"{number}.wav" for number in range(30)]
    with open_project(own) as project:
        allow_named(project, [], files)
    (remembered,) = json.loads(
        settings.default_path().with_name("allowed_sound.json").read_text()
    ).values()
    assert remembered == [str(tmp_path / "drive"), str(tmp_path / "home")]


def test_what_lies_in_an_allowed_place_is_not_remembered_as_well(own, tmp_path):
    drive = tmp_path / "drive"
    with open_project(own) as project:
        allow_folders(project, [drive, drive / "deeper", tmp_path / "other"])
    (remembered,) = json.loads(
        settings.default_path().with_name("allowed_sound.json").read_text()
    ).values()
    assert remembered == [str(drive), str(tmp_path / "other")]


def test_looking_for_a_file_allows_only_what_is_found(own, elsewhere, tmp_path, write_wav):
    forget()
    there = tmp_path / "disk"
    there.mkdir()
    shutil.move(elsewhere / "night" / "a.wav", there / "deep.wav")
    secret = write_wav(there / "secret.wav", seed=9)
    with open_project(own) as project:
        assert len(relink(Session(project), there).relocated) == 1
        assert not project.missing_sound([only(project)])
        assert not project.allowed_sound_folders.allows(secret)

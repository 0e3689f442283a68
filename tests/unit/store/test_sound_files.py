"""Which sound a project may read, and which of its sound is gone or another."""

import os
import sys
import tracemalloc

import pytest

from birdann.core.errors import SoundNotAllowedError
from birdann.store import Project
from birdann.store.sound_files import AllowedFolders, MissingSound

links = pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")


@pytest.fixture
def places(tmp_path):
    """A project's folder, and another folder, each with a file."""
    for name in ("home", "else", "allowed"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.wav").write_bytes(b"sound")
    return tmp_path


@pytest.fixture
def project(places):
    with Project.create(places / "home" / "p.birdann") as project:
        yield project


def put(project, *recordings):
    with project.transaction("add") as tx:
        tx.recordings.put(recordings)


def test_only_its_own_folder_is_allowed_at_first(places):
    own = AllowedFolders(places / "home")
    assert own.allows(places / "home" / "deep" / "a.wav")
    assert not own.allows(places / "else" / "a.wav")
    assert not own.allows(places / "homely" / "a.wav")
    own.allow([places / "allowed", places / "else" / "one.wav"])
    assert own.allows(places / "allowed" / "a.wav")
    assert own.allows(places / "else" / "one.wav")
    assert not own.allows(places / "else" / "a.wav")


@links
def test_links_lead_nowhere_that_is_not_allowed(places):
    own = AllowedFolders(places / "home")
    (places / "home" / "file.wav").symlink_to(places / "else" / "a.wav")
    (places / "home" / "folder").symlink_to(places / "else")
    (places / "home" / "itself.wav").symlink_to("itself.wav")
    (places / "home" / "inside.wav").symlink_to("a.wav")
    assert own.allows(places / "home" / "inside.wav")
    for name in ("file.wav", "folder/a.wav"):
        assert not own.allows(places / "home" / name)
    own.allow([places / "else"])
    for name in ("file.wav", "folder/a.wav"):
        assert own.allows(places / "home" / name)
    assert not own.allows(places / "home" / ("x" * 300))


def test_what_is_not_allowed_is_named_and_not_read(project, places, factory):
    inside, outside = factory.recording("a.wav"), factory.recording("../else/a.wav")
    put(project, inside, outside)
    assert project.audio_path(inside).path == places / "home" / "a.wav"
    with pytest.raises(SoundNotAllowedError, match=r"else.a\.wav is not read"):
        project.audio_path(outside)
    states = [
        MissingSound.CHANGED,
        MissingSound.MISSING,
    ]  # a file of another size, and none that may be seen
    assert list(project.missing_sound([inside, outside]).values()) == states
    assert project.unallowed_folders() == project.folders_outside() == {places / "else": 1}
    project.allowed_sound_folders.allow([places / "else"])
    assert project.missing_sound([outside]) == {outside.id: MissingSound.CHANGED}
    assert project.unallowed_folders() == {}
    assert project.folders_outside() == {places / "else": 1}


def test_gone_and_other_sound_is_told_without_opening_it(project, places, factory):
    size = (places / "home" / "a.wav").stat().st_size
    there = factory.recording("a.wav", size_bytes=size)
    longer = factory.recording("b.wav", size_bytes=size + 1)
    gone, forbidden = factory.recording("c.wav"), factory.recording("../else/a.wav")
    (places / "home" / "b.wav").write_bytes(b"sound")
    lost = project.missing_sound([there, longer, gone, forbidden])
    assert lost == {
        longer.id: MissingSound.CHANGED, gone.id: MissingSound.MISSING, forbidden.id: MissingSound.MISSING
    }  # fmt: skip


@links
def test_sound_behind_a_link_is_looked_at_where_it_is(project, places, factory):
    (places / "home" / "link.wav").symlink_to("a.wav")
    (places / "home" / "out.wav").symlink_to(places / "else" / "a.wav")
    size = (places / "home" / "a.wav").stat().st_size
    near, far = (factory.recording(name, size_bytes=size) for name in ("link.wav", "out.wav"))
    assert project.missing_sound([near, far]) == {far.id: MissingSound.MISSING}


def test_targets_that_are_sound_of_the_project_are_known(project, places, factory):
    put(project, factory.recording("a.wav"), factory.recording("../else/a.wav"))
    for target in (places / "home" / "a.wav", places / "else" / "a.wav"):
        assert project.sound_among([places / "home" / "o.csv", target]) == target
    assert project.sound_among([places / "allowed" / "a.wav"]) is None


def test_paths_are_noted_from_the_project_s_folder(project, places):
    assert project.stored_path(places / "else" / "a.wav") == "../else/a.wav"
    assert project.stored_path(places / "home" / "deep" / "a.wav") == "deep/a.wav"
    assert os.sep not in project.stored_path(places / "home" / "deep" / "a.wav").replace("/", "")


def test_each_folder_is_looked_at_once(project, places, factory, monkeypatch):
    put(project, *(factory.recording(f"{n}.wav") for n in range(30)))
    put(project, factory.recording("../else/a.wav"), factory.recording("../else/b.wav"))
    asked, allows = [], AllowedFolders.allows
    monkeypatch.setattr(
        AllowedFolders, "allows", lambda self, path: asked.append(path) or allows(self, path)
    )
    project.allowed_sound_folders.allow([places / "else" / "b.wav"])
    assert project.unallowed_folders() == {places / "else": 1}
    assert len(asked) == 4


def test_sound_added_later_is_known_too(project, places, factory):
    target = places / "home" / "B.wav"
    with Project.open(project.path, read_only=True) as other:
        for opened in (project, other):
            assert opened.sound_among([target]) is None
        put(project, factory.recording("B.wav"))
        for opened in (project, other):
            assert opened.sound_among([places / "home" / "b.wav", target]) == target


def test_a_thousand_results_read_the_paths_of_recordings_once(
    project, places, factory, monkeypatch
):
    put(project, factory.recording("a.wav"))
    asked = []
    paths = type(project.recordings).paths
    monkeypatch.setattr(
        type(project.recordings), "paths", lambda table: asked.append(1) or paths(table)
    )
    for n in range(1000):
        assert project.sound_among([places / "home" / f"{n}.txt"]) is None
    assert len(asked) == 1


def test_a_path_that_no_system_opens_costs_nothing(places):
    own, path = AllowedFolders(places / "home"), places / "home" / ("a/" * 20_000)
    tracemalloc.start()
    try:
        assert not own.allows(path)
        assert tracemalloc.get_traced_memory()[1] < 1 << 20
    finally:
        tracemalloc.stop()

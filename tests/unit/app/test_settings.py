import json

import pytest

from birdann.app.settings import MAX_RECENT, SETTINGS, Settings, default_path
from birdann.core.errors import WriteError


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=list(SETTINGS))
def test_every_setting_accepts_its_default_alone_of_these(setting):
    assert setting.accepts(setting.default)
    assert not setting.accepts(None)
    assert not setting.accepts([])


def test_values_last(path):
    Settings(path).set("theme", "dark")
    assert Settings(path).get("theme") == "dark"
    assert Settings(path).get("jobs") == 0


@pytest.mark.parametrize(
    ("key", "value"),
    [("theme", "purple"), ("jobs", -1), ("jobs", True), ("jobs", "2"), ("play_margin_s", 11)],
)
def test_values_of_the_wrong_kind_are_refused(path, key, value):
    settings = Settings(path)
    with pytest.raises(ValueError, match=key):
        settings.set(key, value)
    assert settings.get(key) == SETTINGS[key].default


def test_a_whole_number_serves_where_a_fraction_may_stand(path):
    settings = Settings(path)
    settings.set("play_margin_s", 1)
    assert settings.get("play_margin_s") == 1.0


def test_unknown_settings_are_bugs_that_show(path):
    with pytest.raises(KeyError):
        Settings(path).get("colour of the moon")


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe\x00", b'{"theme": 3}'])
def test_broken_files_are_no_obstacle(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.get("theme") == "system"
    settings.set("theme", "light")
    assert Settings(path).get("theme") == "light"


def test_what_a_newer_version_wrote_is_kept(path):
    path.parent.mkdir()
    path.write_text('{"from the future": [1, 2]}')
    Settings(path).set("jobs", 3)
    assert json.loads(path.read_text())["from the future"] == [1, 2]


def test_recent_projects_newest_first_without_those_gone(path, tmp_path):
    settings = Settings(path)
    projects = [tmp_path / f"{i}.birdann" for i in range(MAX_RECENT + 3)]
    for project in projects:
        project.touch()
        settings.add_recent(project)
    settings.add_recent(projects[5])
    projects[-1].unlink()
    recent = Settings(path).recent_projects()
    assert recent[:2] == [projects[5], projects[-2]]
    assert len(recent) == MAX_RECENT - 1
    assert len(set(recent)) == len(recent)
    settings.forget_recent()
    assert Settings(path).recent_projects() == []


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(WriteError, match="Settings cannot be saved"):
        Settings(tmp_path / "file" / "settings.json").set("jobs", 1)


def test_jobs_leave_a_core_free(path, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    settings = Settings(path)
    assert settings.n_jobs == 7
    settings.set("jobs", 2)
    assert settings.n_jobs == 2


def test_the_usual_place_belongs_to_the_account():
    assert default_path().name == "settings.json"
    assert "birdann" in str(default_path())

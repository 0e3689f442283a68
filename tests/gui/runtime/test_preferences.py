"""What the window keeps of a person: in the folder of the settings, which may not exist yet."""

from pathlib import Path

from PySide6.QtCore import QByteArray

from birdann.app.settings import Settings
from birdann.core.provenance import Credit
from birdann.gui.runtime.preferences import Preferences


def test_what_is_chosen_is_there_after_the_next_start(tmp_path):
    chosen = tmp_path / "card"
    chosen.mkdir()
    path = tmp_path / "not" / "yet" / "settings.toml"
    kept = Preferences(Settings(path))
    assert kept.layout() is None
    kept.set_layout(QByteArray(b"\x00geometry"), QByteArray(b"state\xff"))
    kept.folder = str(chosen)
    kept.credit = Credit(**dict.fromkeys(Credit._fields, "CC-BY-4.0"))
    again = Preferences(Settings(path))
    assert again.layout() == (QByteArray(b"\x00geometry"), QByteArray(b"state\xff"))
    assert again.folder == str(chosen)
    assert again.credit == kept.credit == Credit(*["CC-BY-4.0"] * len(Credit._fields))
    assert sorted(each.name for each in path.parent.iterdir()) == ["settings.toml", "window.json"]


def test_a_folder_that_is_gone_gives_way_to_the_home_folder(tmp_path):
    kept = Preferences(Settings(tmp_path / "settings.toml"))
    kept.folder = str(tmp_path / "gone")
    assert kept.folder == str(Path.home())


def test_a_layout_that_cannot_be_written_stops_nothing(tmp_path, caplog):
    (tmp_path / "file").write_text("")
    kept = Preferences(Settings(tmp_path / "file" / "settings.toml"))
    with caplog.at_level("INFO", logger="birdann"):
        kept.set_layout(QByteArray(b"geometry"), QByteArray(b"state"))
    assert "the preferences are not kept" in caplog.text
    assert kept.layout() == (QByteArray(b"geometry"), QByteArray(b"state"))

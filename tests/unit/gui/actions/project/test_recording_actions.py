"""A file is shown in its folder; nothing that a project names is opened."""

from pathlib import Path, PureWindowsPath

import pytest

from birdann.core.errors import AudioError
from birdann.gui.actions.project.recording_actions import existing_file, revealing_command


def test_only_a_file_that_is_there_is_shown(tmp_path):
    (tmp_path / "a.wav").write_bytes(b"x")
    assert existing_file(tmp_path / "a.wav") == tmp_path / "a.wav"
    with pytest.raises(AudioError, match="missing"):
        existing_file(tmp_path / "b.wav")
    with pytest.raises(AudioError, match="folder"):
        existing_file(tmp_path)


def test_where_a_folder_can_be_a_program_the_file_is_selected_in_the_file_manager():
    path = Path("/data/calls.app/a.wav")
    assert revealing_command(path, "linux") is None
    assert revealing_command(path, "darwin") == ["/usr/bin/open", "-R", str(path)]
    command = revealing_command(path, "win32")
    assert command == ["explorer.exe", "/select,", str(PureWindowsPath(path))]

"""Which project and which of its recordings a command is about."""

import pytest

from birdann.cli.project import recordings_under
from birdann.core.errors import ProjectFileError


def test_the_recordings_of_a_folder_or_one_of_them(factory):
    paths = ["bog/a.wav", "bog/b.wav", "bogs/a.wav"]
    recordings = [factory.recording(path) for path in paths]
    assert recordings_under(recordings, "") == recordings
    assert recordings_under(recordings, "bog/") == recordings[:2]
    assert recordings_under(recordings, "bog\\b.wav") == recordings[1:2]


@pytest.mark.parametrize("name", ["a.wav", "fen", "/bog"])
def test_a_name_of_no_recording_is_refused(factory, name):
    recordings = [factory.recording("bog/a.wav")]
    with pytest.raises(ProjectFileError, match=rf"called {name}\. .* such as bog/a.wav"):
        recordings_under(recordings, name)

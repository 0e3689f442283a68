"""Recordings: what they are called."""

import pytest

from birdann.core.recording import table_names


@pytest.mark.parametrize(
    ("paths", "names"),
    [
        (["a/1.wav", "b/1.wav"], ["a/1.wav", "b/1.wav"]),
        (["../field/1.wav", "../field/2.wav"], ["1.wav", "2.wav"]),
        (["../field/a/1.wav", "../field/b/1.wav"], ["a/1.wav", "b/1.wav"]),
        (["/data/a/1.wav", "/data/b/1.wav"], ["a/1.wav", "b/1.wav"]),
        (["../field/1.wav", "1.wav"], ["../field/1.wav", "1.wav"]),  # both would be 1.wav
        (["../field/1.wav", "2.wav"], ["1.wav", "2.wav"]),
        (["../field/1.wav", "/data/1.wav"], ["../field/1.wav", "/data/1.wav"]),
        (["/1.wav", "/a/2.wav"], ["1.wav", "a/2.wav"]),
        ([], []),
    ],
)
def test_tables_name_recordings_below_the_folder_that_contains_all(paths, names):
    assert list(table_names(dict(enumerate(paths))).values()) == names

"""What a demo replaces: what an earlier one made, and nothing else."""

import pytest

from birdann.app.demo import MARK, MARK_NAME, SOUND_FOLDER, make_demo, make_room
from birdann.core.errors import OutputExistsError, WriteError
from birdann.store import Project

SONG = f"{SOUND_FOLDER}/dawn_20260501_043000.wav"


def written(folder, name, text="mine"):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def marked(folder):
    """The rest of a demo that was stopped before it had a project."""
    written(folder, MARK_NAME, MARK.format(state=""))
    written(folder, SONG, "sound")
    written(folder, f"{SOUND_FOLDER}/recording_species.csv")
    return folder


def test_the_rest_of_a_demo_is_replaced_where_that_is_asked_for(tmp_path):
    with pytest.raises(OutputExistsError, match="contains a demo"):
        make_room(marked(tmp_path), overwrite=False)
    make_room(tmp_path, overwrite=True)
    assert list(contents(tmp_path)) == [MARK_NAME]


@pytest.mark.parametrize(
    "name",
    ["thesis.docx", f"{SOUND_FOLDER}/my season.wav", f"{SOUND_FOLDER}/card 2/dawn_1.wav",
     "annotated.png/mine.txt", "recordings.zip"],
)  # fmt: skip
def test_a_mark_gives_none_of_the_users_files_away(tmp_path, name):
    written(marked(tmp_path), name)
    before = contents(tmp_path)
    with pytest.raises(WriteError, match="which the demo did not make"):
        make_room(tmp_path, overwrite=True)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("text", ["", "Project: \n", "my notes about this demo"])
def test_a_file_of_the_marks_name_is_no_mark(tmp_path, text):
    written(marked(tmp_path), MARK_NAME, text)
    before = contents(tmp_path)
    with pytest.raises(WriteError, match="was not made by the demo"):
        make_room(tmp_path, overwrite=True)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("name", [MARK_NAME, SOUND_FOLDER, "segments.csv", SONG])
def test_links_are_not_followed(tmp_path, name):
    folder, mine = marked(tmp_path / "demo"), tmp_path / "mine"
    place = folder / name
    place.rename(mine) if place.exists() else mine.write_text("mine")
    place.symlink_to(mine)
    with pytest.raises(WriteError, match=r"is not empty|did not make"):
        make_room(folder, overwrite=True)
    assert mine.exists()


def test_another_project_in_a_marked_folder_is_kept(tmp_path):
    Project.create(marked(tmp_path) / "project.birdann").close()
    with pytest.raises(WriteError, match="was edited, or was not made by the demo"):
        make_room(tmp_path, overwrite=True)
    assert (tmp_path / "project.birdann").exists()
    assert (tmp_path / SONG).exists()


def test_the_picture_speaks_the_language_of_the_command_line(tmp_path, monkeypatch):
    drawn = []

    def draw(path, _sound, outlines, *, title, look):
        drawn.append((len(outlines), title, look.say("Time (s)")))
        return path

    monkeypatch.setattr("birdann.report.spectrogram_figure.annotated_spectrogram", draw)
    make_demo(tmp_path / "demo", n_recordings=3, model="ored-lr", say=str.upper)
    ((n_outlines, title, axis),) = drawn
    assert n_outlines
    assert title.endswith(".FLAC: LABELLED FROM ITS SPECIES LIST ALONE")
    assert axis == "TIME (S)"

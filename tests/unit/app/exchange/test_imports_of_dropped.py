"""Tables among what is dropped on the window."""

import pytest

from birdann.app.commands import AddRecordings
from birdann.app.exchange.imports import sorted_tables
from birdann.core.errors import Cancelled


@pytest.fixture
def dropped(session, factory, tmp_path):
    """Return the names of tables of segments, and of lists, of a dropped folder."""
    session.execute(AddRecordings([factory.recording("a.wav")]))

    def dropped(content, progress=lambda fraction, text: None):
        folder = tmp_path / "card"
        folder.mkdir()
        (folder / "t.csv").write_text(content, encoding="utf-8")
        segments, lists = sorted_tables(session.project, [folder], progress)
        return [path.name for path in segments], [path.name for path in lists]

    return dropped


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("file,labels\na.wav,Wren\n", ([], ["t.csv"])),
        ("file,labels\nelsewhere.wav,Wren\n", ([], [])),
        ("file,labels\na.wav,Wren\na.wav,none\n", ([], ["t.csv"])),
        ("Filename,Species\na.wav,Wren\n", ([], ["t.csv"])),
        ("Filename,Species\na.wav,Wren,Owl\n", ([], ["t.csv"])),
        ("site,note,latitude\nbog,wet,1\n", ([], [])),
        ("file,gain\na.wav,high\n", ([], [])),
        ("day,rain_mm\n2025-05-04,3\n", ([], [])),
    ],
)  # fmt: skip
def test_a_list_in_a_folder_is_found_even_if_it_has_errors(dropped, content, found):
    assert dropped(content) == found


def test_it_can_be_cancelled(dropped):
    def cancelled(fraction, text):
        raise Cancelled

    with pytest.raises(Cancelled):
        dropped("file,labels\na.wav,Wren\n", cancelled)

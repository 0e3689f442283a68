"""Rows with more cells than the header are never read as if they fitted."""

import pytest

from birdann.core.errors import TableError
from birdann.formats.call_times import read_call_times
from birdann.formats.records import Annotation, RowError
from birdann.formats.registry import format_of
from birdann.formats.sample_answers import read_answers
from birdann.formats.site_table import read_site_table
from birdann.formats.tables import HeadedTable


def written(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_detection_with_a_separator_in_its_name_is_named_and_the_others_are_read(tmp_path):
    path = written(
        tmp_path,
        "a.BirdNET.results.csv",
        "Start (s),End (s),Scientific name,Common name,Confidence\n"
        "0.0,3.0,Turdus merula,Blackbird,0.8\n"
        "3.0,6.0,Turdus merula,Blackbird, Eurasian,0.9\n",
    )
    good, bad = list(format_of(path).read(path))
    assert (good.start_s, good.line) == (0.0, 2)
    assert isinstance(bad, RowError)
    assert bad.line == 3
    assert "more cells than the header" in str(bad.message)


BIRDNET = "Start (s),End (s),Scientific name,Common name,Confidence,File"
PATHS = {  # as BirdNET-Analyzer writes them, without quotes
    "/data/Smith, John/a.wav": "/data/Smith,John/a.wav",
    "/data, 2024/n1, n2,n3/a.wav": "/data,2024/n1,n2,n3/a.wav",
    "C:\\data\\dawn, dusk.WAV": "C:/data/dawn,dusk.WAV",
    "/data/a.wav, old/b.wav": None,  # which of both is not known
    "/data/Smith, John/a.txt": None,
}


@pytest.mark.parametrize("more", ["", ",lat,lon,week"])
@pytest.mark.parametrize("written_as", PATHS)
def test_a_path_with_commas_is_one_cell(tmp_path, written_as, more):
    cells = f"3.0,6.0,Turdus merula,Blackbird,0.8,{written_as}{',1.5,2.5,18' if more else ''}"
    path = written(tmp_path, "x.csv", f"{BIRDNET}{more}\n{cells}\n")
    (row,) = format_of(path).read(path)
    if PATHS[written_as] is None:
        assert "more cells than the header" in str(row.message)
    else:
        assert (row.recording, row.start_s, row.species) == (PATHS[written_as], 3.0, "Blackbird")
        assert (row.probability, row.extra.get("week")) == (0.8, "18" if more else None)


def test_a_comma_in_another_cell_is_none_of_the_path(tmp_path):
    cells = "3.0,6.0,Turdus merula,Blackbird, Eurasian,0.8,/data/a.wav"
    path = written(tmp_path, "x.csv", f"{BIRDNET}\n{cells}\n")
    (row,) = format_of(path).read(path)
    assert isinstance(row, RowError)


def test_call_times_with_a_longer_row_are_refused(tmp_path):
    path = written(tmp_path, "calls.csv", "file,start_s,end_s,class\na.wav,0,1,W\na.wav,1,2,W,R\n")
    with pytest.raises(TableError, match="lines 3 have more or fewer cells"):
        read_call_times(path)


def test_answers_with_a_longer_row_are_refused(tmp_path):
    path = written(tmp_path, "items.csv", "item,answer\n1,no,yes\n")
    with pytest.raises(TableError, match="lines 2 have more or fewer cells"):
        read_answers(path, [])


@pytest.mark.parametrize(("end", "kind"), [("", RowError), ("\n", Annotation)])
@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "a.BirdNET.results.csv",
            "Start (s),End (s),Scientific name,Common name,Confidence\n"
            "0.0,3.0,Turdus merula,Blackbird,0.8\n3.0,6.0,Turdus mer",
        ),
        (
            "a.Table.1.selections.txt",
            "Selection\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies\n"
            "1\t0.5\t1.0\t2000\t5000\tWren\n2\t2.5\t3.0\t200",
        ),
    ],
)
def test_a_last_row_that_is_cut_off_is_named(tmp_path, name, text, end, kind):
    """Trailing empty cells may be left out, but not in a row that lacks its line end."""
    path = written(tmp_path, name, text + end)
    good, last = list(format_of(path).read(path))
    assert isinstance(good, Annotation)
    assert isinstance(last, kind)
    if end == "":
        assert last.line == 3
        assert "cut off" in str(last.message)


@pytest.mark.parametrize("end", ["", "\t"])
def test_columns_without_a_name_may_be_left_out_at_the_end(tmp_path, end):
    """Headers that end with a separator have a last column without a name."""
    path = written(
        tmp_path,
        "a.Table.1.selections.txt",
        "Selection\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies\t\n"
        f"1\t0.5\t1.0\t2000\t5000\tWren{end}",
    )
    (row,) = format_of(path).read(path)
    assert row.species == "Wren"


@pytest.mark.parametrize("row", ["b.wav,fen,50,8,9", "b.wav,fe"])
def test_sites_with_a_longer_or_shorter_row_are_refused(tmp_path, row):
    table = f"recording,site,latitude,longitude\na.wav,bog,50,8\n{row}\n"
    with pytest.raises(TableError, match="lines 3 have more or fewer cells"):
        read_site_table(written(tmp_path, "sites.csv", table))


def test_a_table_that_is_gone_while_it_is_read_is_named(text_file):
    path = text_file("calls.csv", "file,species\na.wav,Wren\nb.wav,Owl\n")
    rows = iter(HeadedTable(path))
    next(rows)
    path.unlink()
    with pytest.raises(TableError, match=r"calls\.csv cannot be read: No such file"):
        list(rows)
    with pytest.raises(TableError, match=r"calls\.csv does not exist"):
        HeadedTable(path)

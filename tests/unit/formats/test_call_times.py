import pytest

from birdann.core.errors import TableError
from birdann.formats.call_times import read_call_times


def table(tmp_path, text):
    path = tmp_path / "calls.csv"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("naming", ["class", "label", "species"])
def test_the_call_is_named_by_any_of_three_columns(tmp_path, naming):
    (call,) = read_call_times(table(tmp_path, f"file,start_s,end_s,{naming}\na.wav,0.5,1,Wren\n"))
    assert (call.file, call.start_s, call.end_s, call.name) == ("a.wav", 0.5, 1.0, "Wren")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "columns"),
        ("file,start_s,end_s\na,0,1\n", "class"),
        ("file,start_s,end_s,class\na,x,1,W\n", "line 2"),
        ("file,start_s,end_s,class\na,2,1,W\n", "line 2"),
        ("file,start_s,end_s,class\na,0\n", "lines 2"),
    ],
)
def test_what_makes_no_sense_is_named(tmp_path, text, says):
    with pytest.raises(TableError, match=says):
        read_call_times(table(tmp_path, text))


@pytest.mark.parametrize(
    ("cells", "band_hz"),
    [("2000,3000", (2000.0, 3000.0)), (",", None), ("x,3000", None), ("3000,2000", None)],
)
def test_the_band_is_read_where_it_makes_sense(tmp_path, cells, band_hz):
    text = f"file,start_s,end_s,class,low_hz,high_hz\na.wav,0,1,Wren,{cells}\n"
    (call,) = read_call_times(table(tmp_path, text))
    assert call.band_hz == band_hz

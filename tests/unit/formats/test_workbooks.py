"""Tables as workbooks of Excel."""

from dataclasses import replace

import pytest

from birdann.core.errors import TableError, WriteError
from birdann.formats.records import Annotation
from birdann.formats.registry import FORMATS, format_of
from birdann.formats.workbooks import sheet_rows, write_sheet

openpyxl = pytest.importorskip("openpyxl")
WREN = Annotation(
    recording="a.wav", start_s=1.25, end_s=1.5, low_hz=1000.0, high_hz=2000.5, species="=Wren",
    segment_id="0" * 32, probability=0.1 + 0.2, status="predicted", line=2,
)  # fmt: skip


def test_segments_come_back_from_excel_and_numbers_are_numbers(tmp_path):
    path = tmp_path / "out.xlsx"
    report = FORMATS["excel"].write([WREN], path)
    assert (report.rows, report.dropped) == (1, ())
    assert format_of(path).name == "excel"
    (again,) = FORMATS["excel"].read(path)
    assert (again.segment_id, again.species) == (WREN.segment_id, WREN.species)
    assert (again.start_s, again.high_hz, again.probability) == (1.25, 2000.5, 0.3)
    sheet = openpyxl.load_workbook(path).worksheets[0]
    header, cells = ([cell.value for cell in row] for row in sheet.iter_rows())
    row = dict(zip(header, cells, strict=True))
    assert (row["start_s"], row["segment_id"], row["species"]) == (1.25, "0" * 32, "'=Wren")


@pytest.mark.parametrize(
    ("name", "header", "cells"),
    [
        ("birdnet", ["Start (s)", "End (s)", "Scientific name", "Common name", "Confidence", "File"],
         [0, 3.5, "Troglodytes", "Wren", 0.75, "a.wav"]),
        ("kaleidoscope", ["IN FILE", "OFFSET", "DURATION", "TOP1MATCH*"], ["a.wav", 0, 3.5, "Wren"]),
        ("table", ["file", "start_s", "end_s", "species"], ["a.wav", 0, 3.5, "Wren"]),
    ],
)  # fmt: skip
def test_tables_of_programs_are_read_from_excel(tmp_path, name, header, cells):
    path = tmp_path / "in.xlsx"
    write_sheet(path, "Sheet", [header, cells])
    fmt = format_of(path)
    assert fmt.name == name
    (row,) = fmt.read(path)
    assert (row.recording, row.start_s, row.end_s, row.species) == ("a.wav", 0.0, 3.5, "Wren")


def test_what_is_no_workbook_is_a_sentence(tmp_path):
    path = tmp_path / "a.xlsx"
    for content in (b"", b"PK\x03\x04", b"text"):
        path.write_bytes(content)
        with pytest.raises(TableError, match="cannot be read as an Excel workbook"):
            list(sheet_rows(path))
        with pytest.raises(TableError, match="no known format"):
            format_of(path)


def test_what_excel_cannot_contain_is_refused(tmp_path):
    with pytest.raises(WriteError, match="as CSV"):
        FORMATS["excel"].write([replace(WREN, species="x" * 40_000)], tmp_path / "a.xlsx")
    assert not list(tmp_path.iterdir())

"""Tables as workbooks of Excel."""

import tracemalloc
import zipfile
from dataclasses import replace
from datetime import time, timedelta

import pytest

from birdann.core.errors import TableError, WriteError
from birdann.formats.records import Annotation
from birdann.formats.registry import FORMATS, format_of
from birdann.formats.workbooks import other_sheets, sheet_rows, write_sheet

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


@pytest.mark.parametrize(("cell", "form", "shown"), [
    (time(0, 10), "h:mm", "0:10"), (time(0, 10), "[h]:mm", "0:10"), (timedelta(hours=26, minutes=30), "[h]:mm", "26:30"),
    (time(0, 10), "h:mm:ss", "00:10:00"), (time(0, 0, 10, 500_000), "mm:ss.0", "00:00:10.500000"),
    (time(0, 0, 10), "h:mm", "00:00:10"), (timedelta(hours=1, seconds=10), "[h]:mm", "1:00:10"),
    (0.87, "0%", "0.87"), (0.87, "General", "0.87"),
])  # fmt: skip
def test_minutes_and_seconds_are_those_that_excel_shows(tmp_path, cell, form, shown):
    """Excel takes 0:10 for hours and minutes, and shows it as it was typed; seconds it hides."""
    book = openpyxl.Workbook()
    book.active.append(["start", "end"])
    book.active.append([cell, "x"])
    book.active["A2"].number_format = form
    book.save(tmp_path / "a.xlsx")
    assert [cells for _, cells in sheet_rows(tmp_path / "a.xlsx")] == [
        ["start", "end"],
        [shown, "x"],
    ]


@pytest.mark.parametrize("form", ["0%", "0.0%", "General"])
def test_per_cent_is_divided_once(tmp_path, form):
    book = openpyxl.Workbook()
    book.active.append(["file", "start", "end", "species", "Confidence (%)"])
    book.active.append(["a.wav", 1, 2, "Wren", 87 if form == "General" else 0.87])
    book.active["E2"].number_format = form
    book.save(tmp_path / "a.xlsx")
    (row,) = format_of(tmp_path / "a.xlsx").read(tmp_path / "a.xlsx")
    assert row.probability == pytest.approx(0.87)


def test_what_is_no_workbook_is_a_sentence(tmp_path):
    path = tmp_path / "a.xlsx"
    for content in (b"", b"PK\x03\x04", b"text"):
        path.write_bytes(content)
        with pytest.raises(TableError, match="cannot be read as an Excel workbook"):
            list(sheet_rows(path))
        with pytest.raises(TableError, match="no known format"):
            format_of(path)


@pytest.mark.parametrize("at", [0, 20, 40])
@pytest.mark.parametrize(("number", "read"), [(1, sheet_rows), (2, other_sheets)])
def test_a_workbook_with_damaged_contents_is_refused(tmp_path, number, read, at):
    path = tmp_path / "out.xlsx"
    book = openpyxl.Workbook()
    for sheet in (book.active, book.create_sheet("further")):
        for k in range(50):
            sheet.append([f"Wren {k}", k / 7])
    book.save(path)
    with zipfile.ZipFile(path) as archive:
        damaged = archive.getinfo(f"xl/worksheets/sheet{number}.xml")
    data = bytearray(path.read_bytes())
    begin = damaged.header_offset + 30 + len(damaged.filename) + at
    data[begin : begin + 4] = b"\xff\x00\xff\x00"
    path.write_bytes(data)
    with pytest.raises(TableError, match="cannot be read as an Excel workbook"):
        list(read(path))


def test_what_excel_cannot_contain_is_refused(tmp_path):
    with pytest.raises(WriteError, match="as CSV"):
        FORMATS["excel"].write([replace(WREN, species="x" * 40_000)], tmp_path / "a.xlsx")
    assert not list(tmp_path.iterdir())


MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'


def book(path, texts, rows):
    """Write a workbook, then put other texts and rows in their place, piece by piece."""
    write_sheet(path, "a", [["recording"]])
    whole = path.with_name("whole.xlsx")
    path.rename(whole)
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name not in {"xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"}:
                new.writestr(name, old.read(name))
        for name, start, parts, end in (
            ("xl/sharedStrings.xml", f"<sst {MAIN}>", texts, "</sst>"),
            (
                "xl/worksheets/sheet1.xml",
                f'<worksheet {MAIN}><dimension ref="A1:XFD1048576"/><sheetData>',
                rows,
                "</sheetData></worksheet>",
            ),
        ):
            with new.open(name, "w", force_zip64=True) as part:
                for piece in (start, *parts, end):
                    part.write(piece.encode())
    whole.unlink()


ROW = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
LONG = ["x" * 1_000_000] * 100


@pytest.mark.parametrize(
    ("texts", "rows"),
    [
        (["<si><t>", *LONG, "</t></si>"], [ROW]),
        (["<si>", *["<r><t>abcdefghij</t></r>"] * 10_000, "</si>"], [ROW]),
        ([], ['<row r="1"><c r="A1" t="inlineStr"><is><t>', *LONG, "</t></is></c></row>"]),
        ([], ["<row>", *["<c><v>1</v></c>"] * 20_000, "</row>"]),
        ([], ['<row r="', *LONG, '"/>']),
        (["<si><t>a</t></si>" * 100_000] * 200, [ROW]),
    ],
)
def test_what_no_excel_writes_is_refused_before_it_is_held(tmp_path, texts, rows):
    path = tmp_path / "a.xlsx"
    book(path, texts, rows)
    tracemalloc.start()
    try:
        with pytest.raises(TableError, match="limits for cells or rows"):
            list(sheet_rows(path))
        assert tracemalloc.get_traced_memory()[1] < 30e6
    finally:
        tracemalloc.stop()


def test_the_declared_size_of_a_sheet_fills_no_rows(tmp_path):
    path = tmp_path / "a.xlsx"
    row = '<row r="{0}"><c r="A{0}" t="inlineStr"><is><t>Wren</t></is></c></row>'
    book(path, [], [row.format(1), row.format(1048576)])
    assert list(sheet_rows(path)) == [(1, ["Wren"]), (1048576, ["Wren"])]


def test_the_longest_texts_of_excel_are_read(tmp_path):
    path = tmp_path / "a.xlsx"
    write_sheet(path, "a", [["é" * 32_767, "b"], ["c"] * 16_384])
    (_, first), (_, second) = sheet_rows(path)
    assert [len(cell) for cell in first[:2]] == [32_767, 1]
    assert second == ["c"] * 16_384

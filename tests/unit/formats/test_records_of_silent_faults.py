"""Tables in which something was lost or changed without a word."""

import gzip
import json
from dataclasses import replace

import openpyxl
import pytest

from birdann.core.errors import ListsError, TableError
from birdann.core.labels import ListState
from birdann.core.provenance import Program
from birdann.formats.authorship import Author, author_of
from birdann.formats.cells import number, seconds
from birdann.formats.encodings import encoding_of
from birdann.formats.entries import joined_names, names_in
from birdann.formats.records import Annotation, ProgramDetection
from birdann.formats.registry import FORMATS, changed_names, format_of
from birdann.formats.species_lists import read_species_lists
from tests.table_rows import read, require

RAVEN = "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\t"
KALEIDOSCOPE = "INDIR,FOLDER,IN FILE,CHANNEL,OFFSET,DURATION,AUTO ID*,PULSES,MATCH RATIO,Fmin,Fmean,Fmax,MANUAL ID\n"


# --- one column names the species of a whole table ---------------------------------------------


@pytest.mark.parametrize("column", ["Notes", "Tag", "Type", "Tags", "ID", "Call Type", "Label"])
def test_an_empty_species_is_unlabelled_whatever_stands_beside_it(tmp_path, column):
    table = f"{RAVEN}Species\t{column}\n"
    table += "1\tS 1\t1\t0.5\t1\t9\t99\tWren\tclear\n2\tS 1\t1\t1.5\t2\t9\t99\t\tdistant\n"
    (named, other), errors, notes = read(tmp_path / "a.Table.1.selections.txt", table)
    assert (named.species, other.species) == ("Wren", "")
    assert other.extra[column] == "distant"
    assert not errors
    assert any("no species in the column “Species”" in note for note in notes)


# --- columns by what they contain ----------------------------------------------------------------


CELLS = {  # columns beside file, start_s and end_s, what a row has there, and what it is read as
    "a scientific name stands for a missing common one": [
        ("Common name,Scientific name", ",Turdus merula", {"species": "Turdus merula"}),
    ],
    "numbers of classes are no names beside names": [
        ("label,name", "3,Wren", {"species": "Wren"}), ("species,English name", "377,Redwing", {"species": "Redwing"}),
        ("species,scientific name", "377,Turdus iliacus", {"species": "Turdus iliacus"}),
        ("class,class_label", "3,Wren", {"species": "Wren"}), ("class", "3", {"species": "3"}),
        ("class,name", "Wren,3", {"species": "Wren"}), ("specie", "Wren", {"species": "Wren"}),
        ("taxon", "Wren", {"species": "Wren"}), ("labels", "Wren", {"species": "Wren"}),
    ],
    "names of a known model are a program's": [
        ("species,model", "Wren,BirdNET 2.4", {"status": "predicted"}),
        ("species,model", "Wren,AudioMoth", {"status": ""}), ("species,model", "Wren,", {"status": ""}),
    ],
    "bands in the words of other programs": [
        ("fmin,fmax", "3000,5000", {"low_hz": 3000.0, "high_hz": 5000.0}),
        ("f_low,f_high", "3,5", {"low_hz": 3000.0, "high_hz": 5000.0}),
        ("lower_frequency,upper_frequency", "3000,5000", {"low_hz": 3000.0, "high_hz": 5000.0}),
        ("low_frequency,high_frequency", "3000,5000", {"low_hz": 3000.0, "high_hz": 5000.0}),
        # APLOSE: hertz, also of whales
        ("start_frequency,end_frequency", "18,30", {"low_hz": 18.0, "high_hz": 30.0}),
    ],
    "a kind of sound behind a scientific name is no species": [
        ("label", "Turdus merula_song", {"species": "Turdus merula", "call_type": "song"}),
        ("label", "Turdus merula_Blackbird", {"species": "Blackbird", "call_type": ""}),
        ("label", "Turdus merula_Song thrush", {"species": "Song thrush", "call_type": ""}),
    ],
    "columns in every script are kept": [
        ("species,Примечание,備考", "Wren,далеко,遠い", {"extra": {"Примечание": "далеко", "備考": "遠い"}}),
    ],
    "further columns of ends are kept": [("offset,species", "10,Wren", {"end_s": 2.0, "extra": {"offset": "10"}})],
    "hertz in a column of kilohertz are said": [
        ("label,low_khz,high_khz", "Wren,2000,8000",
         {"low_hz": 2000.0, "high_hz": 8000.0, "note": "taken for hertz, though the names say kilohertz"}),
    ],
    # OpenSoundscape's boxes are in hertz, and its columns do not say in what they are.
    "nothing is said of hertz that no name contradicts": [
        ("annotation,low_f,high_f", "Wren,1500.0,4000.0", {"low_hz": 1500.0, "high_hz": 4000.0, "note": ""}),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("columns", "cells", "says"), [case for cases in CELLS.values() for case in cases]
)
def test_a_cell_is_read_as_what_it_says(tmp_path, columns, cells, says):
    table = f"file,start_s,end_s,{columns}\na.wav,1,2,{cells}\n"
    (row,), errors, notes = read(tmp_path / "x.csv", table)
    assert not errors
    if (note := says.get("note")) is not None:
        assert note in notes[0] if note else not notes
    assert all(getattr(row, key) == value for key, value in says.items() if key != "note")


@pytest.mark.parametrize(("label", "species", "score"), [
    ("Wren 0.85", "Wren", 0.85), ("Wren (0.85)", "Wren", 0.85), ("Wren: 85%", "Wren", 0.85),
    ("SWTH|0.8", "SWTH", 0.8), ("Marsh Wren [.7]", "Marsh Wren", 0.7), ("Wren, 1.00", "Wren", 1.0),
    ("Kiwi (Little spotted) 12.5 %", "Kiwi (Little spotted)", 0.125),
    *((name, name, None) for name in (
        "Song 2", "Type 1.1", "model v1.0", "Wren 120%", "0.85", "85%", "Wren", "call 0.5s", "Song type 1", "10.5",
    )),
])  # fmt: skip
def test_a_score_behind_a_name_is_a_program_s(tmp_path, label, species, score):
    (row,), _, _ = read(tmp_path / "a.txt", f"0\t1\t{label}\n")
    assert (row.species, row.probability) == (species, score)
    assert author_of(row) is (Author.PERSON if score is None else Author.PROGRAM)


def test_two_columns_of_sound_files_are_refused(tmp_path):
    (tmp_path / "b.csv").write_text("clip,of,start,end,species\na_1.wav,a.wav,1,2,Wren\n")
    with pytest.raises(TableError, match=r"several columns of sound files \(clip, of\)"):
        list(FORMATS["table"].read(tmp_path / "b.csv"))


@pytest.mark.parametrize("cell", ["['Wren', 'Robin']", '"[""Wren"", ""Robin""]"', "Wren|Robin"])
def test_lists_as_pandas_writes_them_are_several_labels(tmp_path, cell):
    cell = cell if cell.startswith('"') else f'"{cell}"'
    rows, _, _ = read(tmp_path / "x.csv", f"file,start,end,labels\na.wav,1,2,{cell}\n")
    assert [row.species for row in rows] == ["Wren", "Robin"]


@pytest.mark.parametrize(("cell", "names"), [
    ("['Wren']", ("Wren",)), ("[]", ()), ("[1, 2]", ("[1, 2]",)), ("[Wren]", ("[Wren]",)), ("[" * 999, ("[" * 999,)),
])  # fmt: skip
def test_a_cell_in_brackets(cell, names):
    assert names_in(cell) == names


# --- Kaleidoscope ------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", ["EPTFUS+MYOLUC", "EPTFUS, MYOLUC", "EPTFUS/MYOLUC", "EPTFUS;MYOLUC", "EPTFUS + MYOLUC"])  # fmt: skip
def test_two_names_in_a_cell_are_two_labels(tmp_path, cell):
    row = f'x,,b.wav,0,0,2,NoID,3,0.5,40,45,60,"{cell}"\n'
    rows, _, _ = read(tmp_path / "id.csv", KALEIDOSCOPE + row)
    assert [(line.species, line.status) for line in rows] == [
        ("EPTFUS", "corrected"), ("MYOLUC", "corrected")
    ]  # fmt: skip
    table = f'file,start_s,end_s,species\na.wav,1,2,"{cell}"\n'
    rows, _, _ = read(tmp_path / "x.csv", table)
    assert [line.species for line in rows] == ["EPTFUS", "MYOLUC"]


@pytest.mark.parametrize(
    "name", ["Greater/Lesser Scaup", "Thrush, Song", "=1+1", "c+d", "Kiwi (Little spotted)"]
)
def test_one_name_stays_one(name):
    assert names_in(name) == (name,)


@pytest.mark.parametrize(
    "name", ["Wren + Tit", "ABC/DEF", "Wren; Robin", "ABC, DEF", "tit+owl/kea"]
)
def test_no_written_name_is_read_as_two(tmp_path, name):
    path = tmp_path / "k.csv"
    one = Annotation(recording="a.wav", start_s=1, end_s=2, species=name, status="confirmed")
    FORMATS["kaleidoscope"].write([one], path)
    (row,) = FORMATS["kaleidoscope"].read(path)
    assert row.species.count("&") >= 1
    assert row.species in changed_names("kaleidoscope", [name])
    assert joined_names([name, "x"]).count(";") == 1


def test_kaleidoscopes_rejections_and_units_come_back(tmp_path):
    row = "x,,b.wav,0,0,2,MYOLUC,3,0.5,40,45,60,{}\n"
    text = KALEIDOSCOPE + row.format("") + row.format("Noise") + row.format("NoID")
    rows, _, _ = read(tmp_path / "id.csv", text)
    assert {(line.low_hz, line.high_hz) for line in rows} == {(40_000.0, 60_000.0)}
    extra = {"PULSES": "3"}
    for name, carried in (("pulses.csv", extra), ("plain.csv", {})):
        path = tmp_path / name
        FORMATS["kaleidoscope"].write([replace(line, extra=carried) for line in rows], path)
        back = list(FORMATS["kaleidoscope"].read(path))
        assert [(line.low_hz, line.high_hz) for line in back] == [(40_000.0, 60_000.0)] * 3
        assert [(line.status, line.rejected_species) for line in back] == [
            ("predicted", None), ("rejected", ""), ("rejected", "MYOLUC"),
        ]  # fmt: skip


# --- further kinds -----------------------------------------------------------------------------


ELAN = (
    '<?xml version="1.0"?><ANNOTATION_DOCUMENT><HEADER TIME_UNITS="{units}">'
    '<MEDIA_DESCRIPTOR MEDIA_URL="file:///a.wav" MIME_TYPE="audio/x-wav" TIME_ORIGIN="{origin}"/>'
    '</HEADER><TIME_ORDER><TIME_SLOT TIME_SLOT_ID="t1" TIME_VALUE="500"/>'
    '<TIME_SLOT TIME_SLOT_ID="t2" TIME_VALUE="900"/></TIME_ORDER><TIER TIER_ID="b"><ANNOTATION>'
    '<ALIGNABLE_ANNOTATION ANNOTATION_ID="a" TIME_SLOT_REF1="t1" TIME_SLOT_REF2="t2">'
    "<ANNOTATION_VALUE>{name}</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION></TIER>{more}"
    "</ANNOTATION_DOCUMENT>"
)


@pytest.mark.parametrize(("units", "origin", "times_s"), [
    ("milliseconds", 1000, (1.5, 1.9)), ("PAL-frames", 0, (20.0, 36.0)),
    ("NTSC-frames", 0, (500 * 1.001 / 30, 900 * 1.001 / 30)),
])  # fmt: skip
def test_elans_times_have_its_origin_and_unit(tmp_path, units, origin, times_s):
    text = ELAN.format(units=units, origin=origin, name="Wren", more="")
    (row,), _, _ = read(tmp_path / "x.eaf", text)
    assert (row.start_s, row.end_s) == pytest.approx(times_s)


@pytest.mark.parametrize("name", ["Wren", ""])
def test_what_depends_on_an_elan_annotation_is_kept_beside_it(tmp_path, name):
    """Tiers of texts without times of their own, also of others that have none."""
    tiers = "".join(
        f'<TIER TIER_ID="{tier}" PARENT_REF="b"><ANNOTATION><REF_ANNOTATION '
        f'ANNOTATION_ID="{tier}1" ANNOTATION_REF="{of}"><ANNOTATION_VALUE>{text}</ANNOTATION_VALUE>'
        "</REF_ANNOTATION></ANNOTATION></TIER>"
        for tier, of, text in (("sex", "a", "male"), ("doubt", "sex1", "some"), ("x", "y", "lost"))
    )
    text = ELAN.format(units="milliseconds", origin=0, name=name, more=tiers)
    (row,), (error,), _ = read(tmp_path / "x.eaf", text)
    assert (row.species, row.start_s, row.extra) == (name, 0.5, {"sex": "male", "doubt": "some"})
    assert error.line == 2


def test_a_name_that_only_a_person_gave_is_no_match_of_kaleidoscopes(tmp_path):
    """A match of a program's, right or wrong, is what it found; else its column is empty."""
    found = ProgramDetection(Program(name="BirdNET"), "Tit", 0.5)
    one = Annotation(recording="a.wav", start_s=1, end_s=2, species="Wren", status="corrected")
    records = [one, replace(one, found=found), replace(one, status="predicted")]
    FORMATS["kaleidoscope"].write(records, tmp_path / "k.csv")
    rows, _, _ = read(tmp_path / "k.csv", (tmp_path / "k.csv").read_text())
    assert [row.found and row.found.name for row in rows] == [None, "Tit", "Wren"]
    assert [row.species for row in rows] == ["Wren"] * 3


def test_kaleidoscopes_channels_come_back(tmp_path):
    table = "FOLDER,IN FILE,CHANNEL,OFFSET,DURATION,MANUAL ID\n,a.wav,{0},1,1,Wren\n,a.wav,{1},1,1,Tit\n"
    rows, _, _ = read(tmp_path / "id.csv", table.format(0, 1))
    assert [(row.channel, row.extra) for row in rows] == [
        (1, {"Channel": "1"}), (2, {"Channel": "2"}),
    ]  # fmt: skip
    FORMATS["kaleidoscope"].write([replace(row, channel=None) for row in rows], tmp_path / "k.csv")
    back, _, _ = read(tmp_path / "k.csv", (tmp_path / "k.csv").read_text())
    assert [row.channel for row in back] == [1, 2]


WILDTRAX = (
    "location,recording_date_time,aru_task_status,task_duration,task_method,species_code,"
    "species_common_name,detection_time,observer\n"
)


@pytest.mark.parametrize(("method", "duration_s", "at_s", "windows"), [
    ("1SPT", 4, 4.0, [["Wren"]]), ("1SPT", 4, 4.3, [["Wren"]]), ("1SPT", 4, 1.0, [["Wren"]]),
    ("1SPM", 90, 90.0, [[], ["Wren"]]), ("1SPM", 120, 60.0, [[], ["Wren"]]),
    ("1SPM", 120, 200.0, [[], ["Wren"]]),
])  # fmt: skip
def test_tags_at_the_end_of_a_task_are_in_its_last_list(
    tmp_path, method, duration_s, at_s, windows
):
    path = tmp_path / "report.csv"
    row = f"P,2025-06-01 05:00:00,Transcribed,{duration_s}s,{method},WREN,Wren,{at_s},A\n"
    path.write_text(WILDTRAX + row)
    table = read_species_lists(path)
    assert [list(file.tags) for file in table.files] == windows
    assert any("after the end" in note for note in table.notes) is (at_s >= duration_s)


@pytest.mark.parametrize(
    ("code", "name", "tags", "state"),
    [
        # Names of class Abiotic in wildRtrax' table of species.
        ("LIRA", "Light rain", [], ListState.COMPLETE),
        ("MOWI", "Moderate wind", [], ListState.COMPLETE),
        ("HENO", "Heavy continuous industrial noise", [], ListState.COMPLETE),
        ("LIBA", "Light Background Noise", [], ListState.COMPLETE),
        ("UNWO", "Unidentified Woodpecker", [], ListState.INCOMPLETE),
        ("LIAL", "Light-mantled Albatross", ["Light-mantled Albatross"], ListState.COMPLETE),
    ],
)
def test_noise_of_wildtrax_is_no_species_and_its_unidentified_leave_lists_open(
    tmp_path, code, name, tags, state
):
    path = tmp_path / "report.csv"
    rows = [f"P,2025-06-01 05:00:00,Transcribed,60s,1SPT,{code},{name},1.0,A",
            "P,2025-06-01 06:00:00,Transcribed,60s,1SPT,WREN,Wren,1.0,A"]  # fmt: skip
    path.write_text(WILDTRAX + "\n".join(rows) + "\n")
    table = read_species_lists(path)
    assert [(list(file.tags), file.state) for file in table.files] == [
        (tags, state), (["Wren"], ListState.COMPLETE),
    ]  # fmt: skip
    assert ("Tags of weather and machines were skipped: 1." in table.notes) == (
        not tags and state is ListState.COMPLETE
    )


def test_merged_cells_hold_in_every_row(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    for cells in (["file", "start_s", "end_s", "species"], ["a.wav", 1, 2, "Wren"],
                  [None, 2, 3, None], [None, 3, 4, "Crow"], ["b.wav", 1, 2, "Tit"]):  # fmt: skip
        sheet.append(cells)
    sheet.merge_cells("A2:A4")
    sheet.merge_cells("D2:D3")
    path = tmp_path / "x.xlsx"
    book.save(path)
    rows = list(FORMATS["table"].read(path))
    assert [(row.recording, row.species) for row in rows] == [
        ("a.wav", "Wren"), ("a.wav", "Wren"), ("a.wav", "Crow"), ("b.wav", "Tit"),
    ]  # fmt: skip


@pytest.mark.parametrize("head", [",", '"",', ""])
def test_an_index_without_a_name_does_no_harm(tmp_path, head):
    table = f"{head}file,start_s,end_s,species\n0,a.wav,1,2,Wren\n1,a.wav,2,3,Crow\n"
    rows, errors, _ = read(tmp_path / "x.csv", table)
    assert not errors
    assert [(row.recording, row.start_s, row.species) for row in rows] == [
        ("a.wav", 1.0, "Wren"), ("a.wav", 2.0, "Crow"),
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "header"), [
    ("x.csv", "file,start_s,end_s,Species,species"),
    ("a.Table.1.selections.txt", "file\tBegin Time (s)\tEnd Time (s)\tSpecies\tspecies"),
    ("id.csv", "IN FILE,OFFSET,DURATION,MANUAL ID,Manual ID"),
])  # fmt: skip
def test_a_column_that_is_there_twice_and_differs_is_refused(tmp_path, name, header):
    separator = "\t" if "\t" in header else ","
    row, same = (separator.join(("a.wav", "1", "2", "Wren", again)) for again in ("", "Wren"))
    with pytest.raises(TableError, match=r"line 3: two columns “(species|Manual ID)” differ"):
        read(tmp_path / name, f"{header}\n{same}\n{row}\n")
    without = header.rpartition(separator)[0] + separator
    for table in (f"{without}\n{row}\n", f"{header}\n{same}\n"):
        rows, _, _ = read(tmp_path / name, table)
        assert [line.species for line in rows] == ["Wren"]


# --- labels of other programs -------------------------------------------------------------------

TEXTGRID = """File type = "ooTextFile"
Object class = "TextGrid"

xmin = 0
xmax = 4
tiers? <exists>
size = 1
item []: ! one tier, "birds" of 3
    item [1]:
        class = "IntervalTier"
        name = "birds"
        xmin = 0
        xmax = 4
        intervals: size = 2
        intervals [1]:
            xmin = 0
            xmax = 1
            text = "%s"
        intervals [2]:
            xmin = 1
            xmax = 4
            text = ""
"""
EAF = """<ANNOTATION_DOCUMENT><HEADER TIME_UNITS="milliseconds">
<MEDIA_DESCRIPTOR MEDIA_URL="file:///x/a.flac" MIME_TYPE="unknown"/></HEADER>
<TIME_ORDER><TIME_SLOT TIME_SLOT_ID="1" TIME_VALUE="0"/><TIME_SLOT TIME_SLOT_ID="2" TIME_VALUE="1000"/>
</TIME_ORDER><TIER TIER_ID="birds"><ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a"
 TIME_SLOT_REF1="1" TIME_SLOT_REF2="2"><ANNOTATION_VALUE>%s</ANNOTATION_VALUE>
</ALIGNABLE_ANNOTATION></ANNOTATION></TIER></ANNOTATION_DOCUMENT>"""
SVL = """<sv><data><model id="1" sampleRate="8000" type="sparse" dimensions="2" dataset="0"/>
<dataset id="0" dimensions="2"><point frame="0" value="10" duration="8000" extent="90" label="%s"/>
</dataset></data></sv>"""
LABELLED = {
    "a.txt": "0\t1\t%s\n\\\t10\t100\n",
    "a.TextGrid": TEXTGRID,
    "a.eaf": EAF,
    "a.svl": SVL,
    "a.csv": "onset_s,offset_s,label\n0,1,%s\n",
    "all.csv": "label,onset_s,offset_s,notated_path\n%s,0,1,a.wav\n",
    "a.Table.1.selections.txt": RAVEN + "Species\n1\tS 1\t1\t0\t1\t9\t99\t%s\n",
}


@pytest.mark.parametrize("name", LABELLED)
@pytest.mark.parametrize(
    ("label", "species"),
    [
        ("Wren+Robin", ["Wren", "Robin"]),
        ("Wren; Robin", ["Wren", "Robin"]),
        ("Greater/Lesser Scaup", ["Greater/Lesser Scaup"]),
        ("?", [""]),
        ("???", [""]),
        ("-", [""]),
        ("🐦", ["🐦"]),
    ],
)
def test_names_in_a_label_are_read_as_in_every_format(tmp_path, name, label, species):
    rows, errors, _ = read(tmp_path / name, LABELLED[name] % label)
    assert [row.species for row in rows] == species
    assert {(row.start_s, row.end_s) for row in rows} == {(0.0, 1.0)}
    assert not errors


# --- tables of other computers ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "encoding", "line_end"),
    [
        (["Mönchsgrasmücke", "Grünspecht", "Weißstorch"], "mac_roman", "\n"),
        (["Pic épeiche", "Chouette hulotte à l’écoute"], "mac_roman", "\n"),
        (["Möwe"], "mac_roman", "\r"),
        (["Möwe"], "mac_roman", "\n"),
        (["Kärnbeißer"], "cp1252", "\n"),
        (["Mönchsgrasmücke", "MÖWE", "„Uhu“", "Größe – 5 µm", "Š. Wren’s"], "cp1252", "\r\n"),
        (["Œdicnème criard", "Étourneau à bœuf", "Wren’s"], "cp1252", "\n"),
        (["Šišmiš", "Žuna"], "cp1252", "\n"),
        (["čečetka", "Lelek lesní"], "utf-8", "\r"),
    ],
)
def test_words_tell_mac_roman_from_windows(tmp_path, names, encoding, line_end):
    path = tmp_path / "x.csv"
    lines = ["file,start_s,end_s,species", *(f'a.wav,1,2,"{name}"' for name in names)]
    path.write_bytes((line_end.join(lines) + line_end).encode(encoding))
    assert [row.species for row in format_of(path).read(path)] == names


def test_the_encoding_of_a_long_run_of_letters_is_known_at_once(tmp_path):
    """Looked for from each of its letters, the next odd one takes minutes."""
    path = tmp_path / "x.csv"
    path.write_bytes(b"file,species\na.wav,M\xf6we\n" + b"a" * 400_000 + b"\n")
    assert encoding_of(path) == "cp1252"


@pytest.mark.parametrize(
    ("cell", "value"),
    [("2'000", 2000.0), ("12’345’678.5", 12_345_678.5), ("2\xa0000,5", 2000.5), ("2\u202f000", 2000.0)],
)  # fmt: skip
def test_thousands_are_parted_in_switzerland_and_france_too(cell, value):
    assert number(cell) == value


@pytest.mark.parametrize("cell", ["2'00", "'2000", "2 00", "1 2000", "20 00 000"])
def test_other_signs_within_numbers_are_refused(cell):
    with pytest.raises(ValueError, match="not a number"):
        number(cell)


@pytest.mark.parametrize(
    ("cell", "value"),
    [("1:00:05", 3605.0), ("0:00:05,5", 5.5), ("75:10", 4510.0), ("100:00:00.25", 360_000.25), ("7,5", 7.5)],
)  # fmt: skip
def test_times_of_the_clock_are_seconds(cell, value):
    assert seconds(cell) == value


@pytest.mark.parametrize("cell", ["1:60", "1:75:00", "1:2:3:4", "1:", ":5"])
def test_impossible_times_are_refused(cell):
    with pytest.raises(ValueError, match="not a number"):
        seconds(cell)


@pytest.mark.parametrize(
    ("header", "cells"),
    [
        ("file,start,duration,label", "a.wav,2,0.5,Wren"),
        ("file,offset,duration,label", "a.wav,2,0.5,Wren"),
        ("File Name,Start Time (s),Duration (s),Species", "a.wav,2,0.5,Wren"),
        ("file,start,end,duration,label", "a.wav,2,2.5,9,Wren"),
        ("file,onset,offset,duration,label", "a.wav,2,2.5,9,Wren"),
        ("file,start_ms,end_ms,label", "a.wav,2000,2500,Wren"),
        ("file,start_time_ms,end_time_ms,label", "a.wav,2000,2500,Wren"),
        ("file,Onset (ms),Duration (ms),label", "a.wav,2000,500,Wren"),
        ("file,start (min),end (min),label", "a.wav,0.03333333333333,0.04166666666667,Wren"),
        ("file,Begin (mm:ss),End (mm:ss),label", "a.wav,00:02,0:02.5,Wren"),
        ("file,Start (hh:mm:ss),End (hh:mm:ss),label", "a.wav,00:00:02,00:00:02.5,Wren"),
        (
            "file,detection start,detection end,file offset,label",
            "a.wav,2024-05-01 05:00:00.000,2024-05-01 05:00:00.500,00:00:02,Wren",
        ),
    ],
)
def test_a_duration_stands_for_a_missing_end(tmp_path, header, cells):
    (row,), errors, _ = read(tmp_path / "x.csv", f"{header}\n{cells}\n")
    assert (row.recording, row.species) == ("a.wav", "Wren")
    assert (row.start_s, row.end_s) == pytest.approx((2.0, 2.5), rel=1e-9)
    assert not errors


def test_a_line_that_would_fill_the_memory_is_refused(text_file, monkeypatch):
    monkeypatch.setattr("birdann.formats.tables._MAX_LINE", 1 << 20)
    path = text_file("x.csv", f"file,start_s,end_s,species\na.wav,1,2,{'x' * (2 << 20)}\n")
    with pytest.raises(TableError, match=r"a line has more than 1 million characters"):
        list(format_of(path).read(path))


@pytest.mark.parametrize(("name", "columns", "program"), [
    ("a.txt", "Common Name\tScientific Name\tSpecies Code\teBird Code\tSpecies", "HawkEars"),
    ("a.HawkEars.selection.table.txt", "Species", "HawkEars"),
    ("a.txt", "Common Name\tSpecies Code", "BirdNET"),
    ("a.txt", "Species", "Raven"),
])  # fmt: skip
def test_a_selection_table_tells_whose_scores_it_has(tmp_path, name, columns, program):
    table = f"{RAVEN}{columns}\tConfidence\n1\tS 1\t1\t0.5\t1\t9\t99"
    table += "\tWren" * (1 + columns.count("\t")) + "\t0.9\n"
    (row,), _, _ = read(tmp_path / name, table)
    assert (row.recording, row.species, row.found.program.name) == ("a", "Wren", program)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_comments_before_a_header_are_passed_over(tmp_path, separator):
    lines = [
        "# calls; found by Ada, May",
        "#",
        "file,start_s,end_s,species".replace(",", separator),
        "a.wav,1,2,Wren".replace(",", separator),
        "# 2,3,4,Robin".replace(",", separator),
    ]
    (wren, robin), _, _ = read(tmp_path / "x.csv", "\n".join(lines) + "\n")
    assert (wren.recording, wren.species, wren.line) == ("a.wav", "Wren", 4)
    assert (robin.recording, robin.species) == ("# 2", "Robin")
    table = RAVEN + "Species\n1\tS 1\t1\t1\t2\t9\t99\tWren\n"
    (row,), _, _ = read(tmp_path / "a.Table.1.selections.txt", "# by Ada\n" + table)
    assert row.species == "Wren"


# --- tiers -------------------------------------------------------------------------------------


def textgrid(tiers):
    head = ['File type = "ooTextFile"', 'Object class = "TextGrid"', "", "xmin = 0", "xmax = 9"]
    lines = [*head, "tiers? <exists>", f"size = {len(tiers)}", "item []:"]
    for name, marks in tiers.items():
        lines += ['class = "IntervalTier"', f'name = "{name}"', "xmin = 0", "xmax = 9"]
        lines.append(f"intervals: size = {len(marks)}")
        lines += [f'xmin = {a} xmax = {b} text = "{text}"' for a, b, text in marks]
    return "\n".join(lines) + "\n"


def elan(tiers):
    slots, body = [], []
    for name, marks in tiers.items():
        body.append(f'<TIER TIER_ID="{name}">')
        for *times_s, text in marks:
            slots += [f'<TIME_SLOT TIME_SLOT_ID="t{len(slots) + k}" TIME_VALUE="{1000 * time_s}"/>'
                      for k, time_s in enumerate(times_s)]  # fmt: skip
            refs = " ".join(f'TIME_SLOT_REF{k}="t{len(slots) - 3 + k}"' for k in (1, 2))
            body.append(
                f'<ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a{len(slots)}" {refs}>'
                f"<ANNOTATION_VALUE>{text}</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>"
            )
        body.append("</TIER>")
    order = f"<TIME_ORDER>{''.join(slots)}</TIME_ORDER>"
    return f"<ANNOTATION_DOCUMENT><HEADER/>{order}{''.join(body)}</ANNOTATION_DOCUMENT>"


TIERS = {  # tiers: species and further texts of the sounds, lost tiers
    "facts": (
        {"birds": [(0, 1, "Wren"), (2, 3, "Robin")], "call type": [(0, 1, "song")],
         "Comments": [(0, 1, "loud"), (4, 5, "rain")], "individual": [(2, 3, "male1")]},
        [("Wren", {"call type": "song", "Comments": "loud"}), ("Robin", {"individual": "male1"})],
        "Comments",
    ),
    "facts alone": ({"notes": [(0, 1, "Wren")], "type": []}, [("Wren", {})], ""),
    "two observers": (
        {"Ada": [(0, 1, "Wren")], "Bea": [(0, 1, "Robin")]}, [("Wren", {}), ("Robin", {})], "",
    ),
    "of two sounds": (
        {"species": [(0, 1, "Wren")], "species 2": [(0, 1, "Robin")], "sex": [(0, 1, "f")]},
        [("Wren", {"sex": "f"}), ("Robin", {"sex": "f"})],
        "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", TIERS)
@pytest.mark.parametrize(("name", "written"), [("a.TextGrid", textgrid), ("a.eaf", elan)])
def test_tiers_of_facts_name_no_species(tmp_path, name, written, kind):
    tiers, expected, lost = TIERS[kind]
    rows, errors, notes = read(tmp_path / name, written(tiers))
    assert [(row.species, dict(row.extra)) for row in rows] == expected
    assert not errors
    assert len(notes) == bool(lost)
    if lost:
        assert (
            notes[0]
            == f"Marks of tiers that do not name species, without a sound at their time: {lost} (1)."
        )


@pytest.mark.parametrize(("name", "written"), [("a.TextGrid", textgrid), ("a.eaf", elan)])
def test_tiers_of_one_letter_are_said(tmp_path, name, written):
    """Their names may be the species, and their marks the types of calls."""
    tiers = {"Wren": [(0, 1, "s"), (2, 3, "c")], "Robin": [(4, 5, "1")], "birds": [(6, 7, "Tit")]}
    rows, _, (note,) = read(tmp_path / name, written(tiers))
    assert [row.species for row in rows] == ["s", "c", "1", "Tit"]
    assert note == "The texts of tiers were read as species, not their names: Wren, Robin."


# --- names and files that several things may be -------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "species"),
    [
        ("PIPPIP NYCLEI", ["PIPPIP", "NYCLEI"]),
        ("NYCLEI MYODAU", ["NYCLEI", "MYODAU"]),
        ("PIPPIP SOCIAL", ["PIPPIP SOCIAL"]),  # no code of the table
        ("GOLDEN PLOVER", ["GOLDEN PLOVER"]),
        ("Pippip", ["Pippip"]),
    ],
)
def test_codes_of_a_kaleidoscope_table_may_be_parted_by_spaces(tmp_path, cell, species):
    header = "IN FILE,OFFSET,DURATION,AUTO ID*,ALTERNATE 1,ALTERNATE 2,MANUAL ID"
    rows = [f"a.wav,1,2,PIPPIP,NYCLEI,MYODAU,{cell}", "a.wav,4,2,NYCLEI,,,"]
    found, errors, _ = read(tmp_path / "id.csv", "\n".join([header, *rows]) + "\n")
    assert [row.species for row in found if row.start_s == 1.0] == species
    assert not errors


@pytest.mark.parametrize(
    ("folders", "recording"),
    [
        (("C:\\bats\\site 1", ""), "C:/bats/site 1/a.wav"),
        (("C:\\bats", "site 1"), "site 1/a.wav"),
        (("", "site 1"), "site 1/a.wav"),
        (("/bats/site 1/", ""), "bats/site 1/a.wav"),
        (("", ""), "a.wav"),
    ],
)
def test_a_folder_of_kaleidoscopes_may_be_the_root_alone(tmp_path, folders, recording):
    table = f"INDIR,FOLDER,IN FILE,OFFSET,DURATION\n{','.join(folders)},a.wav,1,2\n"
    (row,), _, _ = read(tmp_path / "id.csv", table)
    assert row.recording == recording


@pytest.mark.parametrize("column", ["Begin File", "Begin Path"])
def test_times_of_a_file_in_a_sequence_are_said(tmp_path, column):
    name = tmp_path / "x.Table.1.selections.txt"
    table = RAVEN + f"{column}\tSpecies\n1\tS 1\t1\t305\t306\t9\t99\tb.wav\tWren\n"
    (row,), _, (note,) = read(name, table)
    assert (row.recording, row.start_s) == ("b.wav", 305.0)
    assert note == (
        "Times were read as from the start of b.wav. In a sequence of files Raven counts from the "
        "first one: add the column “File Offset (s)”."
    )
    assert read(tmp_path / "b.Table.1.selections.txt", table)[2] == []
    head, cells = table.splitlines()
    table = f"{head}\tFile Offset (s)\n{cells}\t5\n"
    (row,), _, notes = read(name, table)
    assert (row.start_s, row.end_s, notes) == (5.0, 6.0, [])


def test_a_compressed_table_is_named(tmp_path):
    path = tmp_path / "x.csv.gz"
    path.write_bytes(gzip.compress(b"file,labels\na.wav,Wren\n"))
    with pytest.raises(TableError, match=r"is compressed\. Unpack it first\."):
        list(FORMATS["table"].read(path))
    with pytest.raises(ListsError, match=r"is compressed\. Unpack it first\."):
        read_species_lists(path)


@pytest.mark.parametrize(
    ("header", "words"),
    [
        # Arbimon's pattern matching, as in verarenne/pattern-matching-to-bsg: x1 is of a minute.
        ("id,recording,site,year,month,day,hour,minute,species,songtype,x1,x2,y1,y2,frequency,"
         "validated,url,score,site_id", "pieces of a minute"),
        # QutEcoacoustics/baw-server, spec of annotation downloads.
        ("audio_event_id,audio_recording_id,audio_recording_uuid,event_start_seconds,"
         "event_end_seconds,low_frequency_hertz,common_name_tags", "no names of sound files"),
    ],
)  # fmt: skip
def test_tables_whose_times_need_more_are_refused_with_what_to_do(text_file, header, words):
    path = text_file("x.csv", f"{header}\n{','.join('1' for _ in header.split(','))}\n")
    with pytest.raises(TableError, match=words) as refused:
        list(FORMATS[format_of(path).name].read(path))
    assert "start_s and end_s" in str(refused.value)


@pytest.mark.parametrize("name", ["csv", "excel", "raven", "kaleidoscope"])
def test_columns_that_differ_in_capitals_or_signs_are_read_back(tmp_path, name):
    """As of two tables: one has "Weather" and "note", the other "weather" and "Note (imported)"."""
    extra = {"Weather": "rain", "weather": "calm", "note": "near", "Note (imported)": "far"}
    one = FORMATS[name]
    record = Annotation(
        recording="a.wav", start_s=0.0, end_s=1.0, species="Wren", status="confirmed", extra=extra
    )
    path = tmp_path / f"a{one.suffixes[0]}"
    one.write([record], path)
    (row,) = one.read(path)
    assert set(extra.values()) <= set(row.extra.values())


@pytest.mark.parametrize("name", ["csv", "excel", "raven", "kaleidoscope"])
@pytest.mark.parametrize(
    "column", ["note", "Probability", "MODE", "Confidence", "Channel", "Fmin"]
)
def test_another_program_s_column_survives_a_format_s_own_of_the_name(tmp_path, name, column):
    one = FORMATS[name]
    record = Annotation(
        recording="a.wav", start_s=0.0, end_s=1.0, species="Wren", status="confirmed",
        reviewer="Ada", extra={column: "left"},
    )  # fmt: skip
    path = tmp_path / f"a{one.suffixes[0]}"
    one.write([record], path)
    (row,) = one.read(path)
    assert "left" in row.extra.values() or (name == "kaleidoscope" and column == "Channel")
    assert (row.species, row.note, row.probability, row.low_hz) == ("Wren", None, None, None)


def test_a_sheet_that_is_hidden_is_not_the_first(tmp_path):
    book = openpyxl.Workbook()
    book.active.sheet_state = "hidden"
    book.active.append(["file", "start_s", "end_s", "species"])
    book.active.append(["a.wav", 0, 1, "Old"])
    seen = book.create_sheet("Data")
    seen.append(["file", "start_s", "end_s", "species"])
    seen.append(["a.wav", 0, 1, "Wren"])
    book.active = 1
    book.save(tmp_path / "x.xlsx")
    (row,) = format_of(tmp_path / "x.xlsx").read(tmp_path / "x.xlsx")
    assert row.species == "Wren"


def test_the_column_of_species_may_be_chosen_in_tables_of_detections(tmp_path):
    path = tmp_path / "x.csv"
    path.write_text("file,start_s,end_s,Sp.,species\na.wav,0,1,Wren,bird\n", encoding="utf-8")
    (row,) = type(FORMATS["table"])("Sp.").read(path)
    assert row.species == "Wren"
    with pytest.raises(TableError, match="has no column “Sp2”"):
        list(type(FORMATS["table"])("Sp2").read(path))


def test_a_selection_table_in_a_workbook_is_one_of_raven(tmp_path):
    book = openpyxl.Workbook()
    book.active.append([*RAVEN.rstrip().split("\t"), "Begin File", "File Offset (s)", "Species"])
    book.active.append([1, "Spectrogram 1", 1, 65, 66, 100, 900, "b.wav", 5, "Wren"])
    book.active.append([1, "Waveform 1", 1, 65, 66, None, None, "b.wav", 5, "Wren"])
    path = tmp_path / "sequence.Table.2.selections.xlsx"
    book.save(path)
    (row,) = format_of(path).read(path)
    assert (row.recording, row.start_s, row.end_s, row.low_hz) == ("b.wav", 5.0, 6.0, 100.0)


@pytest.mark.parametrize(
    "ending", [".Table.2.selections.txt", ".Table.12.selections.csv", ".Table.3.txt"]
)
def test_the_number_of_a_selection_table_is_not_of_its_recording(tmp_path, ending):
    separator = "," if ending.endswith("csv") else "\t"
    table = f"{RAVEN}Species\n1\tS 1\t1\t0\t1\t9\t99\tWren\n".replace("\t", separator)
    (row,), _, _ = read(tmp_path / f"a.wav{ending}", table)
    assert row.recording == "a.wav"


# --- whole tables ----------------------------------------------------------------------------------


def aoef(tags, *entries, kind="annotation", geometry=None, **recording):
    """Return a document of one sound: its tags, and which of them each entry on it has."""
    interval = {"type": "TimeInterval", "coordinates": [1, 2]}
    score = {"score": 0.8} if kind == "prediction" else {}
    data = {
        "uuid": "u", "collection_type": f"{kind}_set",
        "recordings": [{"uuid": "r", "path": "a.wav", "duration": 9, "samplerate": 9, **recording}],
        "tags": [{"id": i, "key": key, "value": value} for i, (key, value) in enumerate(tags)],
        "sound_events": [{"uuid": "e", "recording": "r", "geometry": geometry or interval}],
        f"sound_event_{kind}s": [
            {"uuid": f"a{i}", "sound_event": "e", "tags": own, **score}
            for i, own in enumerate(entries)
        ],
    }  # fmt: skip
    return json.dumps({"version": "1.1.0", "data": data})


NOTED = ["Noise", "NOISE", "NoID", "no id", "EPTFUS", ""]
KIWI = [{"species": "Kiwi", "certainty": 100}]
CLIPS = "file,start_time,end_time,Wren,Robin\n"
WHOSE = "do not say whether a person or a program"
NO_NAMES = "“label” has only 0 and 1, which are not species names."
ECHOES = [("soundevent:call_type", "Echolocation"), ("dwc:order", "Chiroptera")]
BOX = {"type": "BoundingBox", "coordinates": [0.1, 40_000, 0.2, 60_000]}
LIFE = {"start_s": [1.0], "end_s": [2.0], "low_hz": [4_000.0], "high_hz": [6_000.0]}
BAT = {"start_time": 0.1, "end_time": 0.2, "low_freq": 40_000, "high_freq": 60_000, "class": "Bat"}
TABLES = {  # name of the file, its text, the fields of its rows; lines and words of errors, words of notes
    "of detections with an empty species": (
        "x.csv", "file,start_s,end_s,species,label,name\na.wav,1,2,,faint,x\na.wav,2,3,Wren,,\n",
        {"species": ["", "Wren"], "extra": [{"label": "faint", "name": "x"}, {}]},
    ),
    "a row cut before its file is not one of another file": (
        "x.csv", "start_s,end_s,species,file\n1,2,Wren,a.wav\n2,3,Wren\n3,4,Wren,a.wav\n",
        {"recording": ["a.wav"] * 2, "start_s": [1.0, 3.0], "errors": [(3, "no file name")]},
    ),
    "numbers of species in Raven's are no names beside names": (
        "a.Table.1.selections.txt", f"{RAVEN}Species\tCommon Name\n1\tS 1\t1\t0.5\t1\t9\t99\t377\tRedwing\n",
        {"species": ["Redwing"]},
    ),
    "a score behind a name is a program's": (
        "x.csv", "file,start,end,species\na.wav,1,2,Wren (0.85)\na.wav,2,3,Wren\n",
        {"species": ["Wren"] * 2, "probability": [0.85, None], "author": [Author.PROGRAM, Author.PERSON]},
    ),
    "but what a person confirmed": (
        "y.csv", "file,start,end,species,status\na.wav,1,2,Wren (0.85),confirmed\n",
        {"species": ["Wren (0.85)"], "author": [Author.PERSON]},
    ),
    **{f"a person's {column} beside a program's name": (
        "x.csv", f"file,start,end,predicted,score,{column}\na.wav,1,2,Wren,.8,Robin\na.wav,2,3,Wren,.7,\n",
        {"species": ["Robin", "Wren"], "status": ["corrected", "predicted"],
         "found.name": ["Wren"] * 2, "found.score": [0.8, 0.7]},
    ) for column in ("manual species", "corrected_species", "human_label", "True Label", "ground_truth")},
    "what people note in Kaleidoscope": (
        "id.csv", KALEIDOSCOPE + "".join(f"x,,b{i}.wav,0,0,2,MYOLUC,3,0.5,40,45,60,{one}\n"
                                         for i, one in enumerate(NOTED)),
        {"status": ["rejected"] * 4 + ["corrected", "predicted"], "species": [""] * 4 + ["EPTFUS", "MYOLUC"],
         "rejected_species": ["", "", "MYOLUC", "MYOLUC", None, None]},
    ),
    "a question mark of Kaleidoscope's user is no species": (
        "id.csv", KALEIDOSCOPE + "x,,a.wav,0,1,2,PIPPIP,9,0.8,,,,?\n",
        {"species": ["PIPPIP"], "status": ["predicted"],
         "extra": [{"Channel": "1", "MANUAL ID": "?", "PULSES": "9"}]},
    ),
    "swapped ends are read in order": (
        "a.wav.data", json.dumps([{"Operator": "A"}, [2.5, 1.0, 3000, 1000, KIWI], [3, 4, 0, 0, KIWI]]),
        {"start_s": [1.0, 3.0], "end_s": [2.5, 4.0], "low_hz": [1000.0, None], "high_hz": [3000.0, None],
         "notes": ["swapped"]},
    ),
    "ELAN names FLAC as of unknown kind": ("x.eaf", EAF % "Wren", {"recording": ["a.flac"]}),
    "a tier of no known kind is damage": (
        "a.TextGrid", (TEXTGRID % "Wren").replace("Interval", "X"), {"species": [], "errors": [(1, "is damaged")]},
    ),
    "Raven's times of the clock": (
        "a.Table.1.selections.txt", RAVEN + "Species\n1\tS 1\t1\t1:00:01.5\t1:00:02.5\t9\t99\tWren\n",
        {"start_s": [3601.5], "end_s": [3602.5]},
    ),
    # As OpenSoundscape's ``clip_labels`` writes them, and its thresholds too.
    "clips of 0 and 1 may be a person's labels": (
        "x.csv", f"{CLIPS}a.wav,0,5,1,0\na.wav,5,10,1.0,1.0\n",
        {"start_s": [0, 5, 5], "species": ["Wren", "Wren", "Robin"], "author": [Author.UNKNOWN] * 3, "notes": [WHOSE]},
    ),
    "clips of scores are a program's": (
        "y.csv", f"{CLIPS}a.wav,0,5,1,0\na.wav,5,10,0.9,1.0\n",
        {"probability": [1.0, 0.0, 0.9, 1.0], "author": [Author.PROGRAM] * 4},
    ),
    # As OpenSoundscape 0.13 writes them, of one class too.
    "clips of true and false are clips of 0 and 1": (
        "x.csv", "file,start_time,end_time,Wren\na.wav,0.0,3.0,True\na.wav,3.0,6.0,False\n",
        {"start_s": [0.0], "species": ["Wren"], "author": [Author.UNKNOWN], "notes": [WHOSE]},
    ),
    "a program's name beside a missing one is its detection": (
        "x.csv", "file,start_s,end_s,Species,Species (Auto)\na.wav,0,1,,Wren\na.wav,1,2,Robin,Wren\n"
                 "a.wav,2,3,Wren,Wren\na.wav,3,4,Owl,\n",
        {"species": ["Wren", "Robin", "Wren", "Owl"], "found.name": ["Wren", "Wren", "Wren", None],
         "status": ["predicted", "corrected", "confirmed", "corrected"]},
    ),
    **{f"what a program predicted as {yes} is no name": (
        "x.csv", f"file,start_s,end_s,species,predicted\na.wav,0,1,Wren,{yes}\na.wav,1,2,Owl,{no}\n",
        {"species": ["Wren", "Owl"], "status": ["", ""], "found": [None, None]},
    ) for yes, no in (("0.9", "0.1"), ("1", "0"), ("True", "False"), ("positive", "negative"), ("TP", "FP"))},
    "labels of the type negative are rejections": (
        "x.csv", "filename,window_start,window_end,label,label_type,annotator\na.wav,0,5,Wren,positive,Ada\n"
                 "a.wav,5,10,Wren,negative,Ada\na.wav,10,15,Wren,uncertain,Ada\n",
        {"status": ["confirmed", "rejected", ""], "certainty": ["", "", "possible"], "notes": ["verdicts"]},
    ),
    "a count that is unsure is no doubt of the species": (
        "x.csv", "file,start_s,end_s,species,count\na.wav,0,5,Wren,unsure\na.wav,5,10,Wren,0\n",
        {"status": ["", "rejected"], "certainty": ["", ""], "notes": ["not present"]},
    ),
    **{f"{cell} is no correction": (
        "x.csv", f"file,start_s,end_s,species,score,corrected species\na.wav,0,1,Wren,0.9,{cell}\n",
        {"species": ["Wren"], "status": ["predicted"]},
    ) for cell in ("#N/A", "#REF!", "2024-03-01")},
    "names on lines of a cell are two": (
        "x.csv", 'file,start_s,end_s,species\na.wav,0,1,"Wren\nRobin"\n', {"species": ["Wren", "Robin"]},
    ),
    **{f"{name} names the recording": (name, text, {"recording": ["a"]}) for name, text in (
        ("a_annotations.csv", "name,start_seconds,stop_seconds\nsong,1,2\n"),
        ("a_HawkEars.txt", "1\t2\tWren;0.9\n"), ("a_scores.txt", "1\t2\tWren;0.9\n"),
    )},
    "a column of 0 and 1 names no species": (
        "x.csv", "file,start_s,end_s,label\na.wav,0,1,1\na.wav,1,2,0\n",
        {"species": ["", ""], "extra": [{"label": "1"}, {"label": "0"}], "notes": [NO_NAMES]},
    ),
    "nor one of that kind called class": (
        "x.csv", "file,start_s,end_s,class\na.wav,0,1,1\na.wav,1,2,0\n",
        {"extra": [{"class": "1"}, {"class": "0"}], "notes": [NO_NAMES.replace("label", "class")]},
    ),
    "a column of 1 and 2 does, as notes of a song are called": (
        "x.csv", "file,start_s,end_s,label\na.wav,0,1,1\na.wav,1,2,2\n", {"species": ["1", "2"]},
    ),
    "a name after many rows of 0 and 1 is a name": (
        "x.csv", "file,start_s,end_s,label\n" + "a.wav,0,1,0\na.wav,1,2,1\n" * 1000 + "a.wav,2,3,Wren\n",
        {"species": ["0", "1"] * 1000 + ["Wren"]},
    ),
    **{f"points with semicolons, {cells}": (
        "x.csv", f"file;start_s;end_s;species\na.wav;{cells};Wren\n", {"start_s": [start_s], "end_s": [end_s]},
    ) for cells, start_s, end_s in (
        ("1.500;2.250", 1.5, 2.25),  # of to_csv(sep=";"), to the millisecond
        ("1,500;2,250", 1.5, 2.25), ("1.500,5;1.502,0", 1500.5, 1502.0),
    )},
    **{f"hours that may be of the clock, {start}": (
        "x.csv", f"file,start,end,species\na.wav,{start},{end},Wren\n", {"notes": [start] * is_said},
    ) for start, end, is_said in (
        ("05:00:10", "05:00:12", True), ("0:00:10", "1:00:12", False), ("1:05", "1:06", False),
    )},
    **{f"{time_s} is a time of no recording": (
        "x.csv", f"file,start_s,end_s\na.wav,{time_s},1\na.wav,0,{time_s}\n", {"errors": [(2, ""), (3, "")]},
    ) for time_s in ("1e308", "-1e12", "inf", "nan")},
    **{f"a row that is left out, {row}": (
        "x.csv", f"file,start_s,end_s,species\n{row}\na.wav,1,2,Crow\n",
        {"species": ["Crow"], "errors": [(2, why)]},
    ) for row, why in (
        ("a.wav,,,Robin", "it has no times"), ("a.wav,1,,Wren", "a number is missing"),
        (",1,2,Tit", "no file name"), ("Total,,,", "it has no times"),
    )},
    **{f"channels {cells}": (
        "x.csv", "sound.files,channel,selec,start,end\n"
        + "".join(f"a.wav,{cell},1,{k},{k + 1}\n" for k, cell in enumerate(cells)),
        {"extra": [{"Channel": channel} for channel in channels],
         "channel": [int(channel) if channel.isdecimal() else None for channel in channels]},
    ) for cells, channels in (
        (("1", "2"), ("1", "2")), (("0", "1"), ("1", "2")), (("left", "2"), ("left", "2")),
        (("0.0", "1.0"), ("1", "2")),  # of pandas, where another cell is empty
    )},
    **{f"a column {column} of sound files goes before the name of the table": (
        "b.csv", f"{column},start,end,species\nnorth/a.wav,1,2,Wren\n,2,3,Wren\nnorth/c.flac,1,2,Wren\n",
        {"recording": ["north/a.wav", "north/c.flac"], "extra": [{}, {}], "errors": [(3, "")]},
    ) for column in ("song", "clip", "Recording File", "url", "Fichier")},
    **{f"a column {column} in Raven's as well": (
        "a.Table.1.selections.txt", f"Begin Time (s)\tEnd Time (s)\tSpecies\t{column}\n1\t2\tWren\tnorth\\b.wav\n"
                                    "2\t3\tOwl\tnorth\\b.wav\n",
        {"recording": ["north/b.wav"] * 2, "start_s": [1.0, 2.0], "extra": [{}, {}]},
    ) for column in ("Recording", "Sound File")},
    **{f"clips that were cut from the recording of {name} are not it": (
        name, "Begin Time (s),End Time (s),Species,Snippet\n1,2,Wren,a_0001.wav\n2,3,Wren,a_0002.wav\n".replace(",", parted),
        {"recording": ["a", "a"]},
    ) for name, parted in (("a.csv", ","), ("a.Table.1.selections.txt", "\t"))},
    **{f"a table of its recorder is of {name}": (
        "SMA1.csv", f"Sound,start,end,species\n{name}.wav,1,2,Wren\n", {"recording": [f"{name}.wav"]},
    ) for name in ("SMA1_20240501_050000", "SMA1_2024-05-01T05-00-00", "SMA1-0+1_20240501_050000")},
    # Both programs write times and frequencies in life, here of a file ten times slower.
    "expanded time of BatDetect2": (
        "b.wav.json", json.dumps({"id": "b.wav", "annotated": False, "time_exp": 10,
                                  "annotation": [{**BAT, "class_prob": 0.8, "det_prob": 0.9}]}), LIFE,
    ),
    "expanded time of Whombat": ("b.wav.json", aoef([], [], geometry=BOX, time_expansion=10), LIFE),
    **{f"a lone tag {value} names no species": (
        "x.json", aoef([(key, value)], [0]), {"species": [""], "call_type": [value if key == "sound_type" else ""]},
    ) for key, value in (("sound_type", "Unknown"), ("sex", "male"), ("sound_type", "Song"))},
    "a tag of the type negative rejects its species": (
        "x.json", aoef([("species", "Wren"), ("label_type", "negative"), ("label_type", "positive")],
                       [0, 1], [0, 2], [1]),
        {"species": ["Wren", "Wren", ""], "status": ["rejected", "confirmed", "rejected"]},
    ),
    # The terms of soundevent 2.10; the first two as BatDetect2 2.0.0b3 writes them.
    **{f"terms of a vocabulary say what the bare words say, {tags}": (
        "x.json", aoef(tags, [[i, 0.7] for i in range(len(tags))], kind="prediction"),
        {"species": [species], "call_type": [call_type]},
    ) for tags, species, call_type in (
        ([*ECHOES, ("soundevent:class", "Barbastella barbastellus")], "Barbastella barbastellus", "Echolocation"),
        (ECHOES, "", "Echolocation"), ([("dwc:class", "Aves"), ("dwc:vernacularName", "Wren")], "Wren", ""),
        ([("dwc:order", "Chiroptera"), ("dwc:genus", "Myotis")], "Myotis", ""),
    )},
}  # fmt: skip


@pytest.mark.parametrize("case", TABLES)
def test_a_table_is_read_as_what_it_says(tmp_path, case):
    name, text, says = TABLES[case]
    require(tmp_path / name, text, says)

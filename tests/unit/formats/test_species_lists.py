"""Tables of species lists in all the shapes that people keep them."""

from datetime import datetime, time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from birdann.core.errors import ListsError
from birdann.core.labels import ListState, TagState
from birdann.formats.file_labels import RowKind
from birdann.formats.species_lists import read_species_lists

PRESENT, UNSURE = TagState.PRESENT, TagState.UNSURE


@pytest.fixture
def read(tmp_path):
    def read(content, encoding="utf-8"):
        path = tmp_path / "lists.csv"
        path.write_bytes(content if isinstance(content, bytes) else content.encode(encoding))
        return read_species_lists(path)

    return read


def as_dict(table):
    return {entry.file: dict(entry.tags) for entry in table.files}


def named(table):
    return {file: list(tags) for file, tags in as_dict(table).items()}


LISTS = {  # what a table says: species of each file ("?": unsure), notes, species that were not read
    "one row per file": (
        "file,labels\na.wav,Owl;Wren\nb.wav,\nc.wav,  Wren ; Wren;\n", {"a": "Owl;Wren", "b": "", "c": "Wren"}, (),
    ),
    "one row per file and species": (
        "Filename,Start,Species\na.wav,0,Owl\na.wav,3,Wren\nb.wav,1,Owl\n", {"a": "Owl;Wren", "b": "Owl"},
        ("Columns that were not read: Start.",),
    ),
    "a wide table": (
        "file,Owl,Wren,site\na.wav,1,0,north\nb.wav,0,0,south\n", {"a": "Owl", "b": ""},
        ("Columns that were not read: site.",),
    ),
    "a wide table of crosses: blanks are absent": ("file,Owl,Wren\na.wav,x,\nb.wav,,X\n", {"a": "Owl", "b": "Wren"}),
    "semicolons between columns and labels": (
        "file;labels\na.wav;Owl;Wren\nb.wav;Owl\nc.wav;\n", {"a": "Owl;Wren", "b": "Owl", "c": ""},
    ),
    "without a header": ("a.wav,Owl;Wren\nb.flac,Wren\n", {"a": "Owl;Wren", "b": "Wren"}),
    "a zero without a header means none": ("a.wav,Wren\nb.wav,0\n", {"a": "Wren", "b": ""}),
    "words for nothing beside species": (
        "file,labels\na.wav,Owl;?\n", {"a": "Owl"}, ("Read as blank, not as species: “?”.",),
    ),
    "one of several counts is enough": (
        "file,species,count\na.wav,Wren,0\na.wav,Wren,2\na.wav,Owl,present\n", {"a": "Wren;Owl"},
    ),
    "a count in words": ("file,species,count\na.wav,Wren,0\na.wav,Owl,about ten\n", {"a": "Owl"}),
    "counts that say something else": (
        "file,species,count\na.wav,Wren,-\na.wav,Owl,2024-05-01\n", {"a": "Wren;Owl"},
        ("Columns that were not read: count.",),
    ),
    "sound files known by their cells": ("Song file,labels\na.wav,Wren\nb.mp3,Owl\n", {"a": "Wren", "b": "Owl"}),
    "as pandas writes lists": ("file,labels\na.wav,\"['Owl', 'Wren']\"\nb.wav,[]\n", {"a": "Owl;Wren", "b": ""}),
    "a person's name where the program's is rejected": (
        "file,species,correct,corrected species\na.wav,Wren,no,Robin\na.wav,Jay,no,\nb.wav,Owl,yes,\n",
        {"a": "Robin", "b": "Owl"},
    ),
    "names in brackets": ("file,labels\na.wav,[Wren]; Robin\n", {"a": "[Wren];Robin"}),
    "missing values of a wide table": (
        "file,Owl,Wren\na.wav,NA,1\nb.wav,0,NaN\nc.wav,NA,NA\n", {"a": "Wren;Owl?", "b": "Wren?", "c": ""}, None, (),
    ),
    "names on lines of a cell": ('file,labels\na.wav,"Owl\nWren;Tit"\n', {"a": "Owl;Wren;Tit"}),
    "a species column that cannot be read": (
        "file,Owl,site,Wren,observer\na.wav,3,bog,several,2\nb.wav,0,fen,1,Ada\n", {"a": "Owl", "b": ""},
        ("Counts: any number above 0 is read as “present” (Owl).", "Columns that were not read: site."), ("Wren",),
    ),
    "rows without a file": (
        "file,labels\n,Owl\na.wav,Wren\n\n  ,\n", {"a": "Wren"}, ("Line 2 has no file name and was skipped.",),
    ),
    "quoted commas and line breaks": (
        'file,labels,notes\na.wav,"Thrush, Varied;Owl","two\nlines"\nb.wav,Owl,\n', {"a": "Thrush, Varied;Owl", "b": "Owl"},
    ),
    "when a recording starts is no part of it": ("file,start time,labels\na.wav,06:30,Robin\n", {"a": "Robin"}),
    "of 0 and 1, rain and noise may be what was heard": (
        "file,Wren,rain,noise\na.wav,1,0,1\nb.wav,0,1,0\n", {"a": "Wren;noise", "b": "rain"},
    ),
    "between 0 and 1 no list is complete": (
        "file,Wren,Robin,latitude\na.wav,1.0,0.02,0.5\nb.wav,0.0,0.8,0.4\n", {"a": "Wren", "b": ""}, None, ("Robin",),
    ),
    "nor with decimal commas": (
        "file;Wren;Robin;Tit\na.wav;1;0,123;1,234\nb.wav;0;.8;1,000\n", {"a": "Wren", "b": ""}, None, ("Robin",),
    ),
    "true and false in languages": (
        "file,Wren,Robin\na.wav,T,F\nb.wav,nein,ja\nc.wav,oui,non\nd.wav,não,sim\n",
        {"a": "Wren", "b": "Robin", "c": "Wren", "d": "Robin"},
    ),
    "flags that may mean not yet": (
        "file,species,score,verified\na.wav,Wren,0.2,FALSE\nb.wav,Wren,0.3,TRUE\n", {"a": "Wren", "b": "Wren"},
    ),
    "a program's rows without a species": (
        "file,species,score\na.wav,PIPPIP,.9\na.wav,NoID,.8\nb.wav,NoID,.7\nb.wav,NYCLEI,.6\nc.wav,,.5\n",
        {"a": "PIPPIP", "b": "NYCLEI", "c": ""},
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", LISTS)
def test_lists_in_all_shapes(read, kind):
    content, expected, *more = LISTS[kind]
    table = read(content)
    assert {
        entry.file.partition(".")[0]: ";".join(
            name + "?" * (state is UNSURE) for name, state in entry.tags.items()
        )
        for entry in table.files
    } == expected
    for seen, told in zip((table.notes, table.unread_species), more, strict=False):
        assert told is None or seen == told


def test_blanks_among_zeros_are_not_known(read):
    table = read("file,Owl,Wren\na.wav,1,\nb.wav,0,1\n")
    assert as_dict(table)["a.wav"] == {"Owl": PRESENT, "Wren": UNSURE}
    assert any("read as “untagged”: 1" in note for note in table.notes)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends(read, encoding, end):
    content = end.join(["file,labels", "été.wav,Mésange bleue;Schnäpper", ""])
    assert named(read(content, encoding)) == {"été.wav": ["Mésange bleue", "Schnäpper"]}


def test_windows_1252_is_read_and_said(read):
    table = read("file,labels\na.wav,Mésange\n", "cp1252")
    assert named(table) == {"a.wav": ["Mésange"]}
    assert "Windows-1252" in table.notes[0]


def test_an_unknown_encoding_is_named(read):
    with pytest.raises(ListsError, match="Save it as UTF-8"):
        read(b"file,labels\na.wav,\x81\x01\x8d\x8f\x90\n")


def test_binary_files_are_refused(read):
    with pytest.raises(ListsError):
        read(b"PK\x03\x04" + bytes(range(256)) * 20)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_separators(read, separator):
    content = f'file{separator}labels\na.wav{separator}"Owl;Wren"\n'
    assert named(read(content)) == {"a.wav": ["Owl", "Wren"]}


def test_rows_of_one_kind_for_one_file_are_joined(read):
    table = read("file,labels\na.wav,Owl\nb.wav,Wren\na.wav,Owl;Wren\n")
    assert named(table)["a.wav"] == ["Owl", "Wren"]
    assert table.notes == ("Line 4 repeats “Owl” for a.wav (first in line 2).",)
    table = read("file,Owl,Wren\na.wav,1,0\na.wav,0,1\n")
    assert named(table)["a.wav"] == ["Owl", "Wren"]


@pytest.mark.parametrize(
    "content",
    [
        "file,labels\na.wav,Owl\na.wav,\n",
        "file,labels\na.wav,none\na.wav,Owl\n",
        "file,Owl,Wren\na.wav,0,0\na.wav,1,0\n",
        "file,Owl,Wren\na.wav,0,0\na.wav,,\n",
        "file,list,labels\na.wav,complete,Owl\na.wav,at least,Wren\n",
        "file,list,labels\na.wav,,Owl\na.wav,at least,Wren\n",
    ],
)
def test_rows_that_contradict_each_other_are_refused_with_both_lines(read, content):
    with pytest.raises(ListsError, match=r"lines 2 and 3 contradict each other for a\.wav"):
        read(content)


def kinds(table):
    return {entry.file: entry.kind for entry in table.files}


@pytest.mark.parametrize(
    "cell",
    [
        "", " ", "None", "nan", "NA", "?", "no birds", "No bird", "0", "-", "none;?", "0.0", "??",
        "#N/A", "No birds.", "no birds heard", "no calls detected", "nothing heard", "(none)",
    ],
)  # fmt: skip
def test_blank_cells_are_neither_species_nor_no_birds(read, cell):
    table = read(f"file,labels\na.wav,Owl\nb.wav,{cell}\n")
    assert kinds(table) == {"a.wav": RowKind.SPECIES, "b.wav": RowKind.BLANK}
    assert named(table)["b.wav"] == []
    words = [f"“{word}”" for word in cell.split(";") if word.strip()]
    assert all(word in " ".join(table.notes) for word in words)


@pytest.mark.parametrize("cell", ["#N/A", "#NAME?", "#BEZUG!", "2024-03-01", "Mar-01", "TRUE"])
def test_what_a_spreadsheet_made_of_a_name_leaves_the_list_open(read, cell):
    table = read(f"file,labels\na.wav,Owl;{cell}\nb.wav,Owl\n")
    assert named(table) == {"a.wav": ["Owl"], "b.wav": ["Owl"]}
    assert [entry.state for entry in table.files] == [ListState.INCOMPLETE, None]
    assert f"Read as blank, not as species: “{cell}”." in table.notes


def test_zeros_are_not_blank(read):
    table = read("file,Owl,Wren\na.wav,0,0\nb.wav,,\nc.wav,1,\n")
    assert list(kinds(table).values()) == [RowKind.ABSENT, RowKind.BLANK, RowKind.SPECIES]
    assert as_dict(table)["b.wav"] == {}


def test_counts_above_zero_are_present(read):
    table = read("file,Owl,Wren,hour,Robin\na.wav,3,0,5,x\nb.wav,0,12.0,6,\n")
    assert named(table) == {"a.wav": ["Owl", "Robin"], "b.wav": ["Wren", "Robin"]}
    assert as_dict(table)["b.wav"]["Robin"] is UNSURE
    assert "Columns that were not read: hour." in table.notes
    assert any("above 0" in note and "Owl" in note for note in table.notes)
    assert table.unread_species == ()


@pytest.mark.parametrize(
    "column", ["present", "Detected", "count", "Individual count", "abundance"]
)
def test_a_species_with_a_zero_beside_it_is_not_present(read, column):
    """A row for each file and species, present or not, as R and GBIF have them."""
    rows = "a.wav,Owl,1\na.wav,Wren,0\nb.wav,Owl,0\nb.wav,Wren,0\nc.wav,Wren,NA\nc.wav,Owl,1\nd.wav,Owl,\n"
    table = read(f"file,species,{column}\n{rows}")
    assert as_dict(table) == {
        "a.wav": {"Owl": PRESENT}, "b.wav": {}, "c.wav": {"Wren": UNSURE, "Owl": PRESENT},
        "d.wav": {},
    }  # fmt: skip
    assert list(kinds(table).values()) == [
        RowKind.SPECIES, RowKind.ABSENT, RowKind.SPECIES, RowKind.BLANK,
    ]  # fmt: skip
    assert f"Rows whose “{column}” was read as not present: 3." in table.notes
    assert not any("not read" in note for note in table.notes)


@pytest.mark.parametrize(("text", "cell"), [
    ("a.wav,240000,264000,annotated,Wren\n", "240000"),  # SongExplorer, in samples
    ("a.wav\t00:00:10.123\t1.2\tWren\n", "00:00:10.123"),  # Song Scope
    ("a.wav,Wren,0.87\n", "0.87"), ("a.wav,2024-05-01,Wren\n", "2024-05-01"), ("a.wav,87 %,Wren\n", "87 %"),
    ("a.wav,Wren\nb.wav,3\n", "3"),
])  # fmt: skip
def test_numbers_and_times_of_a_table_without_a_header_are_no_species(read, text, cell):
    with pytest.raises(ListsError, match=f"no header, and “{cell}” in line"):
        read(text)


@pytest.mark.parametrize("columns", [
    "low_freq,high_freq", "Contact,Nb cris", "snr,rms", "peak_freq,minutes", "selec,view", "Week,Offset",
    "fold,src_file", "wind_code,sky_code", "julian,moon_phase", "utm_x,utm_y", "quality,rating",
])  # fmt: skip
def test_measurements_beside_species_are_none(read, columns):
    assert named(read(f"file,{columns},Wren,Owl\na.wav,2000,3,1,0\n")) == {"a.wav": ["Wren"]}


@pytest.mark.parametrize("columns", [
    "start [s],end [s]", "StartTime,EndTime", "begin_time_s,end_time_s", "Start Time (s),End Time (s)",
    "start_s,stop_s", "min_t,max_t", "start_seconds,end_seconds",
])  # fmt: skip
def test_a_list_of_a_part_is_not_one_of_the_whole(read, columns):
    (entry,) = read(f"file,{columns},labels\na.wav,1,2,Wren\n").files
    assert entry.times == (1.0, 2.0)


@pytest.mark.parametrize("missing", ["NA", "None"])
@pytest.mark.parametrize("columns", ["species,common name", "species,species_name"])
def test_numbers_of_species_are_no_names_beside_names(read, columns, missing):
    table = read(f"file,{columns}\na.wav,377,Redwing\nb.wav,{missing},Wren\n")
    assert named(table) == {"a.wav": ["Redwing"], "b.wav": ["Wren"]}


def test_names_by_a_person_beside_a_programs_make_incomplete_lists(read):
    table = read("IN FILE,AUTO ID*,MANUAL ID\na.wav,MYOLUC,EPTFUS\nb.wav,MYOLUC,\n")
    assert named(table) == {"a.wav": ["EPTFUS"], "b.wav": []}
    assert table.scores_in == "AUTO ID*"


@pytest.mark.parametrize(
    "cell", ["Wren 0.87; Owl 0.4", "Wren (0.87);Owl (0.40)", "Wren: 87%;Owl: 40%"]
)
def test_names_with_scores_are_a_program_s(read, cell):
    table = read(f"file,labels\na.wav,{cell}\n")
    assert named(table) == {"a.wav": ["Wren", "Owl"]}
    assert table.scores_in


@pytest.mark.parametrize(("column", "no", "yes"), [
    ("status", "absent", "present"), ("max_count", "0", "2"), ("abundance", "0", "TMTT"),
    ("false_positive", "1", "0"), ("valid", "no", "yes"), ("outcome", "FP", "TP"),
])  # fmt: skip
def test_a_row_of_what_was_not_there_is_in_no_list(read, column, no, yes):
    table = read(f"file,species,{column}\na.wav,Wren,{no}\na.wav,Robin,{yes}\n")
    assert named(table) == {"a.wav": ["Robin"]}


@pytest.mark.parametrize(("column", "no", "yes"), [
    ("status", "absent", "present"), ("occurrenceStatus", "absent", "present"), ("count", "0", "2"),
])  # fmt: skip
def test_a_file_in_which_nothing_was_there_has_a_list(read, column, no, yes):
    table = read(f"file,species,{column}\na.wav,Robin,{yes}\nb.wav,Wren,{no}\nc.wav,Owl,{no}\n")
    assert [entry.kind for entry in table.files] == [
        RowKind.SPECIES, RowKind.ABSENT, RowKind.ABSENT,
    ]  # fmt: skip
    assert table.notes == (f"Rows whose “{column}” was read as not present: 2.",)


@pytest.mark.parametrize("column", ["rain", "Juveniles", "nest box"])
def test_presence_of_something_else_is_none_of_the_species(read, column):
    table = read(f"file,species,{column}\na.wav,Wren,absent\na.wav,Robin,present\n")
    assert named(table) == {"a.wav": ["Wren", "Robin"]}


def test_names_are_brought_to_one_form_of_accents(read):
    table = read("file,labels\ne\u0301.wav,Me\u0301sange\nb.wav,M\u00e9sange\n")
    assert {name for names in named(table).values() for name in names} == {"M\u00e9sange"}


def test_backslashes_between_folders(read):
    assert list(named(read("file,labels\nD:\\site\\a.wav,Owl\n"))) == ["D:/site/a.wav"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "is empty"),
        ("\n\n  \n", "is empty"),
        ("a,b\n1,2\n", "no column “file”"),
        ("file,notes\na.wav,loud\n", "neither a column “labels”"),
        ("file\na.wav\n", "neither a column “labels”"),
        ('file,labels\na.wav,"' + "x" * 200_000 + '"\n', "field larger"),
        ('file,labels\na.wav,Owl\nb.wav,"Owl', "cut off"),
        ('file,labels\na.wav,"Owl\nb.wav,Wren\nc.wav,Tit\n', "cut off"),
    ],
)
def test_what_cannot_be_read_is_a_sentence(read, content, sentence):
    with pytest.raises(ListsError, match=sentence):
        read(content)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ListsError, match=r"nowhere\.csv does not exist"):
        read_species_lists(tmp_path / "nowhere.csv")


def test_a_folder_is_not_a_table(tmp_path):
    with pytest.raises(ListsError, match="cannot be read"):
        read_species_lists(tmp_path)


@example(b"\x01,")
@given(st.binary(max_size=400))
def test_no_bytes_crash_the_reader(tmp_path_factory, content):
    path = tmp_path_factory.mktemp("lists") / "any.csv"
    path.write_bytes(b"file,labels\n" + content)
    try:
        table = read_species_lists(path)
    except ListsError:
        return
    assert all(entry.file for entry in table.files)


def test_the_real_lists(shared_data):
    table = read_species_lists(shared_data / "nips4b" / "recording_species.csv")
    assert len(table.files) == len({entry.file for entry in table.files}) > 400
    assert table.notes == ()


def test_what_excel_and_birdann_put_before_cells(tmp_path):
    path = tmp_path / "lists.csv"
    path.write_bytes("sep=;\r\nfile;labels\r\na.wav;'=Wren\r\n".encode("utf-16"))
    (entry,) = read_species_lists(path).files
    assert (entry.file, list(entry.tags)) == ("a.wav", ["=Wren"])


def times(table):
    return [(entry.file, entry.times, list(entry.tags)) for entry in table.files]


@pytest.mark.parametrize(
    ("header", "rows", "expected"),
    [
        ("file,start_s,end_s,labels", "a.wav,0,3,Robin;Wren\na.wav,3,6.5,Owl\na.wav,,,Crow\n",
         [((0.0, 3.0), ["Robin", "Wren"]), ((3.0, 6.5), ["Owl"]), (None, ["Crow"])]),
        ("file,start_s,end_s,species", "a.wav,0,3,Robin\na.wav,0,3,Wren\na.wav,3,6,\n",
         [((0.0, 3.0), ["Robin", "Wren"]), ((3.0, 6.0), [])]),
        ("file,start,end,labels", "a.wav,06:31:00,6:34,Robin\na.wav,2025-05-04T06:34,2025-05-04 06:35:30,Owl\n",
         [((time(6, 31), time(6, 34)), ["Robin"]),
          ((datetime(2025, 5, 4, 6, 34), datetime(2025, 5, 4, 6, 35, 30)), ["Owl"])]),
        ("file,Begin Time (s),End Time (s),Robin,Wren", "a.wav,0,3,1,0\na.wav,3,6,0,1\n",
         [((0.0, 3.0), ["Robin"]), ((3.0, 6.0), ["Wren"])]),
        ("file,minute,Robin,Wren", "a.wav,1,1,0\na.wav,3,0,2\n",
         [((0.0, 60.0), ["Robin"]), ((120.0, 180.0), ["Wren"])]),
        ("file,minute,Robin", "a.wav,0,1\na.wav,1,1\n",
         [((0.0, 60.0), ["Robin"]), ((60.0, 120.0), ["Robin"])]),
        ("file,start_ms,end_ms,labels", "a.wav,0,3500,Robin\n", [((0.0, 3.5), ["Robin"])]),
        ("file,Start (min),End (min),labels", "a.wav,1,2.5,Robin\n", [((60.0, 150.0), ["Robin"])]),
        ("file,start (mm:ss),end (mm:ss),Robin", "a.wav,00:10,01:10.5,1\n",
         [((10.0, 70.5), ["Robin"])]),
        ("file,begin time (hh:mm:ss),end time (hh:mm:ss),Robin", "a.wav,0:00:10,1:00:00,1\n",
         [((10.0, 3600.0), ["Robin"])]),
    ],
)  # fmt: skip
def test_lists_of_windows(read, header, rows, expected):
    found = times(read(f"{header}\n{rows}"))
    assert found == [("a.wav", span, tags) for span, tags in expected]


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("file,start_s,labels\na.wav,3,Robin\n", "start and end"),
        ("file,interval,labels\na.wav,0-3,Robin\n", "start and end"),
        ("file,start_s,end_s,labels\na.wav,3,3,Robin\n", "line 2: “3” to “3” is not a stretch"),
        ("file,start_s,end_s,labels\na.wav,5,,Robin\n", "line 2: “” is neither"),
        ("file,start,end,labels\na.wav,early,late,Robin\n", "line 2: “early” is neither"),
        ("file,start,end,labels\na.wav,06:31,70,Robin\n", "line 2: “06:31” to “70”"),
        ("file,start_ms,end_ms,labels\na.wav,0,x,Robin\n", "line 2: “x” is neither"),
        ("file,start_ms,labels\na.wav,3,Robin\n", "start and end"),
        ("file,start_frame,end_frame,labels\na.wav,3,4,Robin\n", "“start_frame”"),
        ("file,Begin Sample,End Sample,species\na.wav,3,4,Robin\n", "“begin sample”"),
        ("file,start_s,end_s,labels\na.wav,0,3,Robin\na.wav,0,3,\n", "lines 2 and 3 contradict"),
    ],
)
def test_windows_that_cannot_be_read_are_refused(read, content, text):
    with pytest.raises(ListsError, match=text):
        read(content)


def test_windows_of_detections_are_no_lists(read):
    table = read(
        "file,start_s,end_s,species,confidence\na.wav,0,3,Robin,0.9\na.wav,2,5,Wren,0.4\n"
    )
    assert times(table) == [("a.wav", None, ["Robin", "Wren"])]


@pytest.mark.parametrize(
    ("content", "lines"),
    [
        ("file,labels\na.wav,Robin,Wren\nb.wav,Robin\n", "2"),
        ("file,labels\na.wav,Robin\nb.wav\n", "3"),
        ("file,Robin,Wren\na.wav,1,0\nb.wav,1,0,1\nc.wav,1\n", "3, 4"),
    ],
)
def test_rows_that_do_not_fit_the_header_are_refused(read, content, lines):
    with pytest.raises(ListsError, match=f"lines {lines} have more or fewer cells"):
        read(content)


@pytest.mark.parametrize(
    ("column", "values"),
    [
        ("site", "xy"), ("Folder", "xx"), ("n_species", "11"), ("distance_m", ["20", "30"]),
        ("temp_c", ["12", "0"]), ("wind_speed", "32"), ("night", "12"), ("sample_id", "12"),
        ("recorder", "33"), ("channel", "11"), ("Total birds", "11"), ("verified", "11"),
        ("Human verified", "10"), ("valid", "10"), ("false_positive", "10"), ("usable", "10"),
        ("listened", "10"), ("Total", "21"), ("noise_db", "40"),
    ],
)  # fmt: skip
def test_facts_beside_species_are_no_species(read, column, values):
    a, b = values
    table = read(f"file,Wren,{column},Robin\na.wav,1,{a},0\nb.wav,0,{b},1\n")
    assert named(table) == {"a.wav": ["Wren"], "b.wav": ["Robin"]}
    assert any(column in note for note in table.notes)


@pytest.mark.parametrize("species", ["Rain Quail", "channel_billed_cuckoo", "Night Parrot",
                                     "Wren_c", "wren_count", "Cloud Cisticola"])  # fmt: skip
def test_species_named_like_facts_stay_species(read, species):
    for values in ("10", "20"):
        table = read(f"file,{species}\na.wav,{values[0]}\nb.wav,{values[1]}\n")
        assert named(table) == {"a.wav": [species], "b.wav": []}


def test_two_columns_of_a_species_that_differ_are_refused(read):
    assert named(read("file,Wren,Wren\na.wav,1,1\n")) == {"a.wav": ["Wren"]}
    with pytest.raises(ListsError, match="line 3: two columns “Wren” differ"):
        read("file,Wren,Wren\na.wav,1,1\nb.wav,1,0\n")


@pytest.mark.parametrize("header", ["file,label,common name", "file,Species Code,split",
                                    "Recording,tag,species", "file,class_label,fold"])  # fmt: skip
def test_the_column_of_species_has_precedence_over_one_of_labels(read, header):
    cells = ["train", "Wren"] if header.endswith(("name", "species")) else ["Wren", "train"]
    assert named(read(f"{header}\na.wav,{','.join(cells)}\n")) == {"a.wav": ["Wren"]}


@pytest.mark.parametrize("names", ["HiF,LoF,SppAccp,Prob", "Folder,Manual,Confidence"])
def test_a_programs_table_without_a_column_of_species_is_refused(read, names):
    """SonoBat writes 1 for bats of high and of low frequency, and its species as SppAccp."""
    cells = ["1", *("x" for _ in names.split(",")[2:]), "0.9"]
    with pytest.raises(ListsError, match="no column of species"):
        read(f"Filename,{names}\na.wav,{','.join(cells)}\n")


@pytest.mark.parametrize("word", ["NoID", "unknown", "Unidentified", "Unidentified woodpecker"])
def test_a_list_with_a_species_that_is_not_known_is_not_complete(read, word):
    table = read(f"file,species\na.wav,Wren;{word}\nb.wav,Wren\nc.wav,{word}\n")
    assert named(table) == {"a.wav": ["Wren"], "b.wav": ["Wren"], "c.wav": []}
    states = {entry.file: entry.state for entry in table.files}
    assert states == {"a.wav": ListState.INCOMPLETE, "b.wav": None, "c.wav": ListState.INCOMPLETE}
    assert any(f"“{word}”" in note for note in table.notes)


@pytest.mark.parametrize("word", ["Noise", "background", "nocall"])
def test_noise_is_no_species_of_a_list(read, word):
    table = read(f"file,species\na.wav,Wren;{word}\nb.wav,{word}\n")
    assert named(table) == {"a.wav": ["Wren"], "b.wav": []}
    assert [entry.kind for entry in table.files] == [RowKind.SPECIES, RowKind.BLANK]


@pytest.mark.parametrize(
    ("column", "no", "yes"),
    [("validated", "not present", "present"), ("correct", "0", "1"), ("Verified", "incorrect", "correct")],
)  # fmt: skip
def test_what_a_person_refused_is_in_no_list(read, column, no, yes):
    """Of a table of detections, as of Arbimon's pattern matching; other rows stay."""
    rows = [
        f"a.wav,Wren,0.2,{no}",
        f"b.wav,Wren,0.3,{yes}",
        f"b.wav,Owl,0.3,{no}",
        "b.wav,Tit,.4,",
    ]
    table = read(f"recording,species,score,{column}\n" + "\n".join(rows) + "\n")
    assert named(table) == {"b.wav": ["Wren", "Tit"]}
    assert f"Rows that “{column}” rejects were skipped: 2." in table.notes


def test_names_by_a_person_stand_for_those_of_a_program(read):
    """Columns of Anabat Insight, SonoBat and others, a row for each file."""
    rows = ["a.wav,PIPPIP,0.9,NYCLEI", "b.wav,PIPPIP,0.8,", "c.wav,PIPPIP,0.7,Noise"]
    table = read("Filename,Species Code,Confidence,Manual ID\n" + "\n".join(rows) + "\n")
    assert named(table) == {"a.wav": ["NYCLEI"], "b.wav": ["PIPPIP"], "c.wav": []}
    assert not any("Manual ID" in note for note in table.notes)


def test_columns_of_unidentified_species_leave_lists_open(read):
    table = read("file,Wren,Unidentified gull\na.wav,1,1\nb.wav,1,0\nc.wav,0,2\n")
    assert named(table) == {"a.wav": ["Wren"], "b.wav": ["Wren"], "c.wav": []}
    assert [entry.state for entry in table.files] == [
        ListState.INCOMPLETE, None, ListState.INCOMPLETE,
    ]  # fmt: skip
    assert "Lists with an unidentified species, read as incomplete: 2." in table.notes


@pytest.mark.parametrize("refusal", ["rejected", "Reject", "not present", "false positive"])
def test_a_species_that_a_status_rejects_is_not_listed(read, refusal):
    table = read(f"file,species,status\na.wav,Wren,{refusal}\na.wav,Robin,confirmed\nb.wav,Owl,\n")
    assert named(table) == {"a.wav": ["Robin"], "b.wav": ["Owl"]}
    assert table.notes == ("Rows that “status” rejects were skipped: 1.",)


def test_a_status_that_rejects_nothing_is_not_read(read):
    table = read("file,species,status\na.wav,Wren,breeding\n")
    assert named(table) == {"a.wav": ["Wren"]}
    assert table.notes == ("Columns that were not read: status.",)


@pytest.mark.parametrize("word", ["unsure", "possible", "Low"])
def test_a_species_of_which_its_row_is_unsure_is_unsure(read, word):
    listed = f"file,labels,certainty\na.wav,\"['Wren', 'Owl']\",{word}\n"
    assert named(read(listed)) == {"a.wav": ["Wren?", "Owl?"]}
    joined = f"file,labels,certainty\na.wav,Wren|Owl,{word}\n"
    assert named(read(joined)) == {"a.wav": ["Wren?", "Owl?"]}
    table = read(f"file,labels,certainty\na.wav,Wren;Owl,{word}\na.wav,Robin,certain\n")
    assert named(table) == {"a.wav": ["Wren?", "Owl?", "Robin"]}  # as people write it
    assert table.notes == ()


def test_a_scientific_name_stands_for_a_missing_common_one(read):
    table = read(
        "file,common_name,scientific_name\na.wav,Wren,Troglodytes\nb.wav,,Turdus merula\n"
    )
    assert named(table) == {"a.wav": ["Wren"], "b.wav": ["Turdus merula"]}
    assert table.notes == ()


@pytest.mark.parametrize("count", ["1-2", ">10", "5+", "~20", "2–4"])
def test_a_number_that_was_estimated_is_a_count(read, count):
    table = read(f"file,species,count\na.wav,Wren,{count}\na.wav,Owl,0\n")
    assert named(table) == {"a.wav": ["Wren"]}
    assert table.notes == ("Rows whose “count” was read as not present: 1.",)


@pytest.mark.parametrize(("table", "times"), [
    ('file,start_s,end_s,labels\na.wav,0,"1,000",Wren\n', (0.0, 1000.0)),
    ("file;start_s;end_s;labels\na.wav;0;1,500;Wren\n", (0.0, 1.5)),
    ("file;start_s;end_s;labels\na.wav;0,5;1.500,5;Wren\n", (0.5, 1500.5)),
])  # fmt: skip
def test_numbers_of_windows_are_read_as_in_all_tables(read, table, times):
    (entry,) = read(table).files
    assert entry.times == times

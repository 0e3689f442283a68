"""Tables of species lists in all the shapes that people keep them."""

from datetime import datetime, time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from birdann.core.errors import ListsError
from birdann.core.labels import ListState, TagState
from birdann.formats.file_labels import RowKind
from birdann.formats.species_lists import read_species_lists

UNSURE = TagState.UNSURE


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


OPEN, SPECIES, ABSENT, BLANK = ListState.INCOMPLETE, RowKind.SPECIES, RowKind.ABSENT, RowKind.BLANK
PRESENCES = "a.wav,Owl,1\na.wav,Wren,0\nb.wav,Owl,0\nb.wav,Wren,0\nc.wav,Wren,NA\nc.wav,Owl,1\nd.wav,Owl,\n"
REVIEWED = "a.wav,Wren,0.2,{0}\nb.wav,Wren,0.3,{1}\nb.wav,Owl,0.3,{0}\nb.wav,Tit,.4,\n"
FACTS = {
    "site": "xy", "Folder": "xx", "n_species": "11", "distance_m": ["20", "30"], "temp_c": ["12", "0"],
    "wind_speed": "32", "night": "12", "sample_id": "12", "recorder": "33", "channel": "11", "Total birds": "11",
    "verified": "11", "Human verified": "10", "valid": "10", "false_positive": "10", "usable": "10",
    "listened": "10", "Total": "21", "noise_db": "40",
}  # fmt: skip
MEASURED = (
    "low_freq,high_freq", "Contact,Nb cris", "snr,rms", "peak_freq,minutes", "selec,view", "Week,Offset",
    "fold,src_file", "wind_code,sky_code", "julian,moon_phase", "utm_x,utm_y", "quality,rating",
)  # fmt: skip
LIKE_FACTS = (
    "Rain Quail",
    "channel_billed_cuckoo",
    "Night Parrot",
    "Wren_c",
    "wren_count",
    "Cloud Cisticola",
)
REPEATED = "Line 4 repeats “Owl” for a.wav (first in line 2)."
SAID = {  # a table, and what it says: lists as above, kinds and states of rows, all notes or words in them
    "blanks among zeros are not known": (
        "file,Owl,Wren\na.wav,1,\nb.wav,0,1\n", {"lists": {"a": "Owl;Wren?", "b": "Wren"}, "words": ["read as “untagged”: 1"]},
    ),
    "rows of one kind for a file are joined": (
        "file,labels\na.wav,Owl\nb.wav,Wren\na.wav,Owl;Wren\n", {"lists": {"a": "Owl;Wren", "b": "Wren"}, "notes": (REPEATED,)},
    ),
    "those of a wide table too": ("file,Owl,Wren\na.wav,1,0\na.wav,0,1\n", {"lists": {"a": "Owl;Wren"}}),
    "zeros are not blank": (
        "file,Owl,Wren\na.wav,0,0\nb.wav,,\nc.wav,1,\n",
        {"kinds": [ABSENT, BLANK, SPECIES], "lists": {"a": "", "b": "", "c": "Owl;Wren?"}},
    ),
    "counts above zero are present": (
        "file,Owl,Wren,hour,Robin\na.wav,3,0,5,x\nb.wav,0,12.0,6,\n",
        {"lists": {"a": "Owl;Robin", "b": "Wren;Robin?"}, "words": ["Columns that were not read: hour.", "above 0", "Owl"],
         "unread_species": ()},
    ),
    # A row for each file and species, present or not, as R and GBIF have them.
    **{f"{column}: a species with a zero beside it is not present": (
        f"file,species,{column}\n{PRESENCES}",
        {"lists": {"a": "Owl", "b": "", "c": "Wren?;Owl", "d": ""}, "kinds": [SPECIES, ABSENT, SPECIES, BLANK],
         "notes": (f"Rows whose “{column}” was read as not present: 3.",)},
    ) for column in ("present", "Detected", "count", "Individual count", "abundance")},
    **{f"{cell}: what a spreadsheet made of a name leaves the list open": (
        f"file,labels\na.wav,Owl;{cell}\nb.wav,Owl\n",
        {"lists": {"a": "Owl", "b": "Owl"}, "states": [OPEN, None], "words": [f"Read as blank, not as species: “{cell}”."]},
    ) for cell in ("#N/A", "#NAME?", "#BEZUG!", "2024-03-01", "Mar-01", "TRUE")},
    **{f"{columns}: measurements beside species are none": (
        f"file,{columns},Wren,Owl\na.wav,2000,3,1,0\n", {"lists": {"a": "Wren"}},
    ) for columns in MEASURED},
    **{f"{name}, {missing}: numbers of species are no names beside names": (
        f"file,species,{name}\na.wav,377,Redwing\nb.wav,{missing},Wren\n", {"lists": {"a": "Redwing", "b": "Wren"}},
    ) for name in ("common name", "species_name") for missing in ("NA", "None")},
    "names by a person beside a program's make incomplete lists": (
        "IN FILE,AUTO ID*,MANUAL ID\na.wav,MYOLUC,EPTFUS\nb.wav,MYOLUC,\n",
        {"lists": {"a": "EPTFUS", "b": ""}, "scores_in": "AUTO ID*"},
    ),
    **{f"{cell}: names with scores are a program's": (
        f"file,labels\na.wav,{cell}\n", {"lists": {"a": "Wren;Owl"}, "scores_in": cell.partition(";")[0]},
    ) for cell in ("Wren 0.87; Owl 0.4", "Wren (0.87);Owl (0.40)", "Wren: 87%;Owl: 40%")},
    **{f"{column}: a row of what was not there is in no list": (
        f"file,species,{column}\na.wav,Wren,{no}\na.wav,Robin,{yes}\n", {"lists": {"a": "Robin"}},
    ) for column, no, yes in (
        ("status", "absent", "present"), ("max_count", "0", "2"), ("abundance", "0", "TMTT"),
        ("false_positive", "1", "0"), ("valid", "no", "yes"), ("outcome", "FP", "TP"),
    )},
    **{f"{column}: a file in which nothing was there has a list": (
        f"file,species,{column}\na.wav,Robin,{yes}\nb.wav,Wren,{no}\nc.wav,Owl,{no}\n",
        {"kinds": [SPECIES, ABSENT, ABSENT], "notes": (f"Rows whose “{column}” was read as not present: 2.",)},
    ) for column, no, yes in (
        ("status", "absent", "present"), ("occurrenceStatus", "absent", "present"), ("count", "0", "2"),
    )},
    **{f"{column}: presence of something else is none of the species": (
        f"file,species,{column}\na.wav,Wren,absent\na.wav,Robin,present\n", {"lists": {"a": "Wren;Robin"}},
    ) for column in ("rain", "Juveniles", "nest box")},
    "names are brought to one form of accents": (
        "file,labels\na.wav,Me\u0301sange\nb.wav,M\u00e9sange\n", {"lists": {"a": "M\u00e9sange", "b": "M\u00e9sange"}},
    ),
    **{f"{column}: facts beside species are no species": (
        f"file,Wren,{column},Robin\na.wav,1,{a},0\nb.wav,0,{b},1\n", {"lists": {"a": "Wren", "b": "Robin"}, "words": [column]},
    ) for column, (a, b) in FACTS.items()},
    **{f"{name}, {yes}{no}: species named like facts stay species": (
        f"file,{name}\na.wav,{yes}\nb.wav,{no}\n", {"lists": {"a": name, "b": ""}},
    ) for name in LIKE_FACTS for yes, no in ("10", "20")},
    **{f"{header}: the column of species goes before one of labels": (
        f"{header}\na.wav,{cells}\n", {"lists": {"a": "Wren"}},
    ) for header, cells in (
        ("file,label,common name", "train,Wren"), ("file,Species Code,split", "Wren,train"),
        ("Recording,tag,species", "train,Wren"), ("file,class_label,fold", "Wren,train"),
    )},
    **{f"{word}: a list with a species that is not known is not complete": (
        f"file,species\na.wav,Wren;{word}\nb.wav,Wren\nc.wav,{word}\n",
        {"lists": {"a": "Wren", "b": "Wren", "c": ""}, "states": [OPEN, None, OPEN], "words": [f"“{word}”"]},
    ) for word in ("NoID", "unknown", "Unidentified", "Unidentified woodpecker")},
    "nor with a column of one": (
        "file,Wren,Unidentified gull\na.wav,1,1\nb.wav,1,0\nc.wav,0,2\n",
        {"lists": {"a": "Wren", "b": "Wren", "c": ""}, "states": [OPEN, None, OPEN],
         "words": ["Lists with an unidentified species, read as incomplete: 2."]},
    ),
    **{f"{word}: noise is no species of a list": (
        f"file,species\na.wav,Wren;{word}\nb.wav,{word}\n", {"lists": {"a": "Wren", "b": ""}, "kinds": [SPECIES, BLANK]},
    ) for word in ("Noise", "background", "nocall")},
    # Of a table of detections, as of Arbimon's pattern matching; other rows stay.
    **{f"{column}: what a person refused is in no list": (
        f"recording,species,score,{column}\n{REVIEWED.format(no, yes)}",
        {"lists": {"b": "Wren;Tit"}, "words": [f"Rows that “{column}” rejects were skipped: 2."]},
    ) for column, no, yes in (
        ("validated", "not present", "present"), ("correct", "0", "1"), ("Verified", "incorrect", "correct"),
    )},
    # Columns of Anabat Insight, SonoBat and others, a row for each file.
    "names by a person stand for those of a program": (
        "Filename,Species Code,Confidence,Manual ID\na.wav,PIPPIP,0.9,NYCLEI\nb.wav,PIPPIP,0.8,\nc.wav,PIPPIP,0.7,Noise\n",
        {"lists": {"a": "NYCLEI", "b": "PIPPIP", "c": ""}, "no words": ["Manual ID"]},
    ),
    **{f"{refusal}: a species that a status rejects is not listed": (
        f"file,species,status\na.wav,Wren,{refusal}\na.wav,Robin,confirmed\nb.wav,Owl,\n",
        {"lists": {"a": "Robin", "b": "Owl"}, "notes": ("Rows that “status” rejects were skipped: 1.",)},
    ) for refusal in ("rejected", "Reject", "not present", "false positive")},
    "a status that rejects nothing is not read": (
        "file,species,status\na.wav,Wren,breeding\n", {"lists": {"a": "Wren"}, "notes": ("Columns that were not read: status.",)},
    ),
    "a scientific name stands for a missing common one": (
        "file,common_name,scientific_name\na.wav,Wren,Troglodytes\nb.wav,,Turdus merula\n",
        {"lists": {"a": "Wren", "b": "Turdus merula"}, "notes": ()},
    ),
    **{f"{count}: a number that was estimated is a count": (
        f"file,species,count\na.wav,Wren,{count}\na.wav,Owl,0\n",
        {"lists": {"a": "Wren"}, "notes": ("Rows whose “count” was read as not present: 1.",)},
    ) for count in ("1-2", ">10", "5+", "~20", "2–4")},
}  # fmt: skip


def lists_of(table):
    """Return the species of each file, without its ending; with “?” behind those that are unsure."""
    return {
        entry.file.partition(".")[0]: ";".join(
            name + "?" * (state is UNSURE) for name, state in entry.tags.items()
        )
        for entry in table.files
    }


@pytest.mark.parametrize("case", SAID)
def test_a_table_says_which_species_were_heard(read, case):
    content, says = SAID[case]
    table = read(content)
    found = {
        "lists": lists_of(table),
        "kinds": [entry.kind for entry in table.files],
        "states": [entry.state for entry in table.files],
        "notes": table.notes,
        "scores_in": table.scores_in,
        "unread_species": table.unread_species,
    }
    assert {name: found[name] for name in says.keys() & found.keys()} == {
        name: said for name, said in says.items() if name in found
    }
    words = " ".join(table.notes)
    assert all(word in words for word in says.get("words", []))
    assert not any(word in words for word in says.get("no words", []))


@pytest.mark.parametrize("kind", LISTS)
def test_lists_in_all_shapes(read, kind):
    content, expected, *more = LISTS[kind]
    table = read(content)
    assert lists_of(table) == expected
    for seen, told in zip((table.notes, table.unread_species), more, strict=False):
        assert told is None or seen == told


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
    "start [s],end [s]", "StartTime,EndTime", "begin_time_s,end_time_s", "Start Time (s),End Time (s)",
    "start_s,stop_s", "min_t,max_t", "start_seconds,end_seconds",
])  # fmt: skip
def test_a_list_of_a_part_is_not_one_of_the_whole(read, columns):
    (entry,) = read(f"file,{columns},labels\na.wav,1,2,Wren\n").files
    assert entry.times == (1.0, 2.0)


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


def test_two_columns_of_a_species_that_differ_are_refused(read):
    assert named(read("file,Wren,Wren\na.wav,1,1\n")) == {"a.wav": ["Wren"]}
    with pytest.raises(ListsError, match="line 3: two columns “Wren” differ"):
        read("file,Wren,Wren\na.wav,1,1\nb.wav,1,0\n")


@pytest.mark.parametrize("names", ["HiF,LoF,SppAccp,Prob", "Folder,Manual,Confidence"])
def test_a_programs_table_without_a_column_of_species_is_refused(read, names):
    """SonoBat writes 1 for bats of high and of low frequency, and its species as SppAccp."""
    cells = ["1", *("x" for _ in names.split(",")[2:]), "0.9"]
    with pytest.raises(ListsError, match="no column of species"):
        read(f"Filename,{names}\na.wav,{','.join(cells)}\n")


@pytest.mark.parametrize("word", ["unsure", "possible", "Low"])
def test_a_species_of_which_its_row_is_unsure_is_unsure(read, word):
    listed = f"file,labels,certainty\na.wav,\"['Wren', 'Owl']\",{word}\n"
    assert named(read(listed)) == {"a.wav": ["Wren?", "Owl?"]}
    joined = f"file,labels,certainty\na.wav,Wren|Owl,{word}\n"
    assert named(read(joined)) == {"a.wav": ["Wren?", "Owl?"]}
    table = read(f"file,labels,certainty\na.wav,Wren;Owl,{word}\na.wav,Robin,certain\n")
    assert named(table) == {"a.wav": ["Wren?", "Owl?", "Robin"]}  # as people write it
    assert table.notes == ()


@pytest.mark.parametrize(("table", "times"), [
    ('file,start_s,end_s,labels\na.wav,0,"1,000",Wren\n', (0.0, 1000.0)),
    ("file;start_s;end_s;labels\na.wav;0;1,500;Wren\n", (0.0, 1.5)),
    ("file;start_s;end_s;labels\na.wav;0,5;1.500,5;Wren\n", (0.5, 1500.5)),
])  # fmt: skip
def test_numbers_of_windows_are_read_as_in_all_tables(read, table, times):
    (entry,) = read(table).files
    assert entry.times == times

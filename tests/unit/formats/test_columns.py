"""Columns of other programs that birdann does not use."""

import json

import pytest

from birdann.formats.raven import RavenTable
from birdann.formats.records import Annotation
from birdann.formats.registry import FORMATS, dropped_fields

TABLES = {
    "table": [
        ("file,start_s,end_s,species,Distance,Comment,empty", "a.wav,1,2,Wren,12,behind a tree,",
         ["Distance", "Comment"]),
        ("file,start_s,end_s,label,name", "a.wav,1,2,Wren,Ada", ["name"]),
        ("file,start_s,end_s,label,score,program,software,program_version",
         "a.wav,1,2,Wren,0.5,Perch,OpenSoundscape,8", ["software"]),
        ("sound.files,selec,start,end,bottom.freq,top.freq", "a.wav,1,1,2,2,4", []),
    ],
    "csv": [("recording,start_s,end_s,probability,Weather", "a.wav,1,2,0.5,rain", ["Weather"])],
    "birdnet": [("Start (s),End (s),Scientific name,Common name,Confidence,Week",
                 "0,3,Troglodytes troglodytes,Wren,0.9,20", ["Week"])],
    "kaleidoscope": [("INDIR,FOLDER,IN FILE,OFFSET,DURATION,TOP1MATCH*,TOP1DIST*,MANUAL ID",
                      "x,y,a.wav,1,2,Wren,0.3,", ["TOP1DIST*"])],
    "crowsetta-simple": [("onset_s,offset_s,label,rater", "1,2,Wren,Ada", ["rater"])],
    "audacity": [("1.0,2.0,Wren", "", [])],
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "header", "row", "left"),
    [(name, *case) for name, cases in TABLES.items() for case in cases],
)
def test_unread_cells_go_along_as_the_table_names_them(text_file, name, header, row, left):
    path = text_file("x.csv", f"{header}\n{row}\n\n{row}\n")
    cells = dict(zip(header.split(","), row.split(","), strict=False))
    for values in extra_of(FORMATS[name], path):
        assert values == {column: cells[column] for column in left}


def extra_of(format_, path):
    """Return the unread cells of every row that can be read."""
    return [row.extra for row in format_.read(path) if isinstance(row, Annotation)]


def test_rows_that_say_nothing_more_have_nothing_unread(text_file):
    path = text_file(
        "x.csv",
        "file,start_s,end_s,species,comment\na.wav,1,2,Wren,\na.wav,x,2,Wren,lost\n"
        "a.wav,3,4,Wren,here\na.wav,5,6,Wren,\n",
    )
    assert extra_of(FORMATS["table"], path) == [{}, {"comment": "here"}, {}]


@pytest.mark.parametrize(
    ("columns", "cells", "left"),
    [
        ("Species\tNotes\tPeak Freq (Hz)", "Wren\talarm\t3000", ["Notes", "Peak Freq (Hz)"]),
        ("Species\tNotes", "\tWren", ["Notes"]),
        ("Annotation\tOccupancy\tDelta Time (s)", "Wren\t1\t1.0", []),
    ],
)
def test_a_column_that_names_the_species_is_kept(text_file, columns, cells, left):
    path = text_file(
        "a.txt", f"Selection\tBegin Time (s)\tEnd Time (s)\t{columns}\n1\t1\t2\t{cells}\n"
    )
    (extra,) = extra_of(RavenTable(), path)
    assert list(extra) == left
    (extra,) = extra_of(RavenTable("Notes"), path)
    assert "Notes" not in extra


def test_fields_of_documents(tmp_path):
    path = tmp_path / "a.wav.data"
    label = {"species": "Kiwi", "certainty": 100, "filter": "M", "calltype": "male", "sex": "m"}
    path.write_text(
        json.dumps([{"Operator": "Ada"}, [1, 2, 0, 0, [label]], [1, 2, 0, 0, ["Kea"]]])
    )
    assert dropped_fields("avianz", path) == ["sex"]
    tags = [{"id": i, "key": k, "value": "x"} for i, k in enumerate(["species", "sex", "status"])]
    event = {"uuid": "e", "features": {"snr": 3}}
    said = {"sound_event": "e", "tags": [0, 1], "notes": [{"message": "odd"}]}
    data = {"tags": tags, "sound_events": [event], "sound_event_annotations": [said, 3]}
    path.write_text(json.dumps({"data": data}))
    assert dropped_fields("aoef", path) == ["sex", "features"]
    data["sound_event_annotations"].append(said | {"notes": [*said["notes"], {"message": "x"}]})
    path.write_text(json.dumps({"data": data}))
    assert dropped_fields("aoef", path) == ["sex", "features", "notes"]  # the first is kept
    for content in ([], {}, {"data": 3}, [[1, 2, 3, 4, 5]], 7):
        path.write_text(json.dumps(content))
        assert dropped_fields("aoef", path) == dropped_fields("avianz", path) == []

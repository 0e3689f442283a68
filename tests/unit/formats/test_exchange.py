"""Files of other programs, in the forms that they have had."""

import csv
import json
from datetime import UTC, datetime

import pytest

from birdann.core.errors import TableError
from birdann.formats.records import Annotation, RowError
from birdann.formats.registry import FORMATS, format_of


def read(path, expected):
    fmt = format_of(path)
    assert fmt.name == expected
    rows = list(fmt.read(path))
    assert not [row for row in rows if isinstance(row, RowError)]
    return rows


def brief(row):
    return (row.recording, row.start_s, row.end_s, row.species, row.probability)


@pytest.mark.parametrize(
    ("name", "text", "recording"),
    [
        ("a.BirdNET.results.csv",
         "Start (s),End (s),Scientific name,Common name,Confidence\n"
         "3.0,6.0,Troglodytes troglodytes,Wren,0.75\n", "a"),
        ("x.csv",
         "\ufeffStart (s),End (s),Scientific name,Common name,Confidence,File,lat,lon\n"
         "3.0,6.0,Troglodytes troglodytes,Wren,0.75,/data/a.wav,1,2\n", "/data/a.wav"),
        ("x.csv",
         "filepath,start,end,scientific_name,common_name,confidence,lat,lon,week\n"
         "C:\\data\\a.wav,3,6,Troglodytes troglodytes,Wren,0.75,-1,-1,-1\n", "C:/data/a.wav"),
    ],
)  # fmt: skip
def test_birdnet_tables(tmp_path, name, text, recording):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert [brief(row) for row in read(path, "birdnet")] == [(recording, 3.0, 6.0, "Wren", 0.75)]


@pytest.mark.parametrize(
    ("header", "cells"),
    [
        ("INDIR,FOLDER,IN FILE,OFFSET,DURATION,scientific_name,common_name,confidence",
         "/d,n1,a.wav,3.0,3.0,Troglodytes,Wren,0.75"),
        ("OFFSET,confidence,INDIR,FOLDER,IN FILE,DURATION,TOP1MATCH",
         "3.0,0.75,/d,n1,a.wav,3.0,Wren"),
        ("INDIR,FOLDER,IN FILE,OFFSET,DURATION,AUTO ID*,MANUAL ID,confidence",
         "/d,n1,a.wav,3.0,3.0,Wren,,0.75"),
    ],
)  # fmt: skip
def test_kaleidoscope_forms_of_birdnet(tmp_path, header, cells):
    path = tmp_path / "k.csv"
    path.write_text(f"{header}\n{cells}\n")
    assert [brief(r) for r in read(path, "kaleidoscope")] == [("n1/a.wav", 3.0, 6.0, "Wren", 0.75)]


def test_kaleidoscope_clusters(tmp_path):
    path = tmp_path / "cluster.csv"
    path.write_text(
        "INDIR,FOLDER,IN FILE,CHANNEL,OFFSET,DURATION,Fmin,Fmean,Fmax,DATE,TIME,HOUR,TOP1MATCH*,"
        "TOP1DIST,MANUAL ID\n"
        "/d,,a.wav,0,1.5,0.5,2000,3000,4000,2020-01-01,01:02:03,1,c.001,0.4,\n"
        "/d,,a.wav,0,2.5,0.5,0,0,0,2020-01-01,01:02:03,1,c.001,0.4,Wren\n"
        "/d,,a.wav,0,3.5,0.5,2000,3000,4000,2020-01-01,01:02:03,1,c.001,0.4,Noise\n"
    )
    first, second, third = read(path, "kaleidoscope")
    assert (first.species, first.low_hz, first.high_hz) == ("c.001", 2000.0, 4000.0)
    assert (first.probability, first.status) == (None, "predicted")  # a distance is none
    assert (second.species, second.status, second.low_hz) == ("Wren", "corrected", None)
    assert (third.species, third.status) == ("", "rejected")


def test_avianz_as_its_manual_has_it_and_as_older_versions_wrote_it(tmp_path):
    path = tmp_path / "a.wav.data"
    path.write_text(
        json.dumps(
            [
                {"Operator": "Ada", "Reviewer": "Bo", "Duration": 60.0},
                [1, 2.5, 1000, 3000, [{"species": "Kiwi (Little spotted)", "certainty": 100,
                                      "filter": "M"}, {"species": "Morepork", "certainty": 50}]],
                [3, 4, 0, 0, [{"species": "Don't Know", "certainty": 0}]],
                [5, 6, 0.1, 0.9, ["Kea?", "Tui"]],
                ["x", 6],
            ]
        )
    )  # fmt: skip
    rows = list(FORMATS["avianz"].read(path))
    assert isinstance(rows.pop(), RowError)
    assert [(r.species, r.status, r.probability, r.low_hz) for r in rows] == [
        ("Kiwi (Little spotted)", "confirmed", None, 1000.0),
        ("Morepork", "", 0.5, 1000.0),
        ("", "", None, None),
        ("Kea", "", 0.5, None),
        ("Tui", "confirmed", None, None),
    ]
    assert {r.recording for r in rows} == {"a.wav"}
    assert rows[0].reviewer == "Bo"


def test_avianz_certainty_is_full_only_where_a_person_decided(tmp_path):
    path = tmp_path / "a.wav.data"
    common = {"recording": "a.wav", "start_s": 1.0, "end_s": 2.0, "species": "Wren"}
    FORMATS["avianz"].write(
        [
            Annotation(**common, status="predicted", probability=1.0),
            Annotation(**common, status="corrected", probability=0.2, reviewer="Ada"),
        ],
        path,
    )
    meta, machine, person = json.loads(path.read_text(encoding="utf-8"))
    assert meta["Reviewer"] == "Ada"
    assert machine[4][0]["certainty"] == 99
    assert person[4][0]["certainty"] == 100


def test_aoef_geometries_tags_and_predictions(tmp_path):
    path = tmp_path / "x.json"
    geometries = [
        {"type": "TimeStamp", "coordinates": 1.0},
        {"type": "BoundingBox", "coordinates": [1.0, 2000.0, 2.0, 4000.0]},
        {"type": "Polygon", "coordinates": [[[1.0, 10.0], [2.0, 30.0], [3.0, 20.0]]]},
    ]
    events = [{"uuid": f"e{i}", "recording": "r", "geometry": g} for i, g in enumerate(geometries)]
    data = {
        "uuid": "u",
        "collection_type": "prediction_set",
        "recordings": [{"uuid": "r", "path": "d/a.wav", "duration": 9, "samplerate": 9}],
        "tags": [
            {"id": 0, "key": "mood", "value": "glad"},
            {"id": 1, "key": "species", "value": "Wren"},
        ],
        "sound_events": events,
        "sound_event_annotations": [
            {"uuid": "a", "sound_event": "e0", "tags": [0, 1]},
            {"uuid": "b", "sound_event": "e2", "tags": [0]},
            {"uuid": "c", "sound_event": "none"},
        ],
        "sound_event_predictions": [{"uuid": "p", "sound_event": "e1", "tags": [[1, 0.75]]}],
    }
    path.write_text(json.dumps({"version": "1.1.0", "data": data}))
    stamp, polygon, lost, box = list(format_of(path).read(path))
    assert (stamp.start_s, stamp.end_s, stamp.species) == (1.0, 1.0, "Wren")
    assert (polygon.end_s, polygon.low_hz, polygon.high_hz) == (3.0, 10.0, 30.0)
    assert polygon.species == "glad"
    assert isinstance(lost, RowError)
    assert (box.species, box.probability, box.status) == ("Wren", 0.75, "predicted")


def test_camtrap_rows_need_a_time_with_its_zone(tmp_path):
    path = tmp_path / "observations.csv"
    common = {"recording": "n/a.wav", "start_s": 1.0, "end_s": 2.5, "species": "=Wren"}
    report = FORMATS["camtrap-dp"].write(
        [
            Annotation(**common, start_clock=datetime(2024, 1, 1, 5, tzinfo=UTC), low_hz=10.0,
                       status="predicted", probability=0.5, segment_id="s"),
            Annotation(**common, start_clock=datetime(2024, 1, 1, 5)),
            Annotation(**common),
        ],
        path,
    )  # fmt: skip
    assert report.rows == 1
    left_out = "left out, as the recording’s start or its time zone is not known; note it (Times): 2 segments"
    assert left_out in report.dropped
    with path.open(newline="", encoding="utf-8") as file:
        (row,) = csv.DictReader(file)
    assert row["eventStart"] == "2024-01-01T05:00:00Z"
    assert row["eventEnd"] == "2024-01-01T05:00:01Z"
    assert (row["observationLevel"], row["observationType"]) == ("media", "animal")
    assert (row["classificationMethod"], row["scientificName"]) == ("machine", "'=Wren")
    assert "low_hz:10.000" in row["observationTags"]


def test_a_file_of_no_format_is_named(tmp_path):
    path = tmp_path / "x.txt"
    path.write_text("hello\n")
    with pytest.raises(TableError, match="no known format"):
        format_of(path)
    with pytest.raises(TableError, match="cannot be read"):
        format_of(tmp_path / "gone.csv")


def test_crowsetta_reads_what_is_written(tmp_path):
    crowsetta = pytest.importorskip("crowsetta", reason="the library crowsetta is not installed")
    records = [Annotation(recording="a.wav", start_s=1.0, end_s=2.0, species="Wren")]
    simple, generic = tmp_path / "a.wav.simple.csv", tmp_path / "g.csv"
    FORMATS["crowsetta-simple"].write(records, simple)
    FORMATS["crowsetta-generic"].write(records, generic)
    theirs = crowsetta.formats.seq.SimpleSeq.from_file(simple)
    assert (theirs.onsets_s.tolist(), theirs.labels.tolist()) == ([1.0], ["Wren"])
    (annotation,) = crowsetta.formats.seq.GenericSeq.from_file(generic).to_annot()
    assert annotation.seq.labels.tolist() == ["Wren"]


def test_soundevent_reads_what_is_written(tmp_path):
    io = pytest.importorskip("soundevent.io", reason="the library soundevent is not installed")
    path = tmp_path / "a.json"
    FORMATS["aoef"].write(
        [
            Annotation(recording="a.wav", start_s=1.0, end_s=2.0, low_hz=1e3, high_hz=2e3,
                       species="Wren"),
            Annotation(recording="b.wav", start_s=1.0, end_s=2.0),
        ],
        path,
    )  # fmt: skip
    loaded = io.load(path)
    events = [e for clip in loaded.clip_annotations for e in clip.sound_events]
    assert [e.sound_event.geometry.type for e in events] == ["BoundingBox", "TimeInterval"]
    assert [tag.value for tag in events[0].tags] == ["Wren"]
    again = tmp_path / "again.json"
    io.save(loaded, again)
    assert list(FORMATS["aoef"].read(again)) == list(FORMATS["aoef"].read(path))


def test_aoef_tells_a_machines_word_from_a_persons(tmp_path):
    path = tmp_path / "a.json"
    common = {"recording": "a.wav", "start_s": 1.0, "end_s": 2.0, "species": "Wren"}
    rows = [Annotation(**common, status=status) for status in ("predicted", "confirmed", "")]
    FORMATS["aoef"].write(rows, path)
    assert list(FORMATS["aoef"].read(path)) == rows


@pytest.mark.filterwarnings("ignore")  # of what pandas will change
def test_crowsetta_reads_boxes_and_its_boxes_are_read(tmp_path):
    crowsetta = pytest.importorskip("crowsetta", reason="the library crowsetta is not installed")
    boxes = [
        Annotation(recording="a.wav", start_s=1.0, end_s=2.0, low_hz=500.0, high_hz=900.0,
                   species="Wren"),
        Annotation(recording="a.wav", start_s=3.0, end_s=4.5, low_hz=100.0, high_hz=800.0,
                   species="Robin"),
    ]  # fmt: skip
    for name, theirs in (("raven", crowsetta.formats.bbox.Raven),
                         ("audacity", crowsetta.formats.bbox.AudBBox)):  # fmt: skip
        path = tmp_path / f"a.wav.{name}.txt"
        FORMATS[name].write(boxes, path)
        options = {"annot_col": "Species"} if name == "raven" else {}
        read_by_them = theirs.from_file(path, **options)
        found = [
            (box.onset, box.offset, box.low_freq, box.high_freq, box.label)
            for box in read_by_them.to_bbox()
        ]
        assert found == [(b.start_s, b.end_s, b.low_hz, b.high_hz, b.species) for b in boxes]
        again = tmp_path / f"again.{name}.txt"
        read_by_them.to_file(again)
        back = list(FORMATS[name].read(again))
        assert [(b.start_s, b.low_hz, b.species) for b in back] == [
            (1.0, 500.0, "Wren"), (3.0, 100.0, "Robin"),
        ]  # fmt: skip


@pytest.mark.filterwarnings("ignore")
def test_label_tracks_of_crowsetta_are_read(tmp_path):
    crowsetta = pytest.importorskip("crowsetta", reason="the library crowsetta is not installed")
    path = tmp_path / "a.txt"
    FORMATS["audacity"].write(
        [Annotation(recording="a.wav", start_s=1.0, end_s=2.0, species="Wren")], path
    )
    theirs = crowsetta.formats.seq.AudSeq.from_file(path)
    again = tmp_path / "again.txt"
    theirs.to_file(again)
    (row,) = FORMATS["audacity"].read(again)
    assert (row.start_s, row.end_s, row.species) == (1.0, 2.0, "Wren")


def test_lists_of_recordings_are_tags_of_their_clips(tmp_path):
    path = tmp_path / "set.json"
    listed = ("Robin", "Wren")
    record = Annotation(recording="a.wav", start_s=1.0, end_s=2.0, low_hz=5.0, high_hz=9.0,
                        species="Wren", recording_species=listed, recording_duration_s=60.0,
                        recording_rate_hz=8000)  # fmt: skip
    report = FORMATS["aoef"].write([record, record], path)
    assert report.rows == 2
    assert report.dropped == ()
    rows = list(FORMATS["aoef"].read(path))
    whole = [row for row in rows if row.is_whole_recording]
    assert [(row.recording, row.species, row.end_s) for row in whole] == [
        ("a.wav", "Robin", 60.0), ("a.wav", "Wren", 60.0),
    ]  # fmt: skip
    io = pytest.importorskip("soundevent.io", reason="the library soundevent is not installed")
    (clip,) = io.load(path, audio_dir=tmp_path).clip_annotations
    assert sorted(tag.value for tag in clip.tags) == list(listed)

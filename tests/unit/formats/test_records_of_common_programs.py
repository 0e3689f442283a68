"""Files of other programs, in the forms that they have had."""

import json
from datetime import UTC, datetime

import pytest

from birdann.core.errors import TableError
from birdann.formats.records import Annotation, RowError
from birdann.formats.registry import FORMATS, format_of
from tests.csv_rows import csv_rows


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
def test_birdnet_tables(text_file, name, text, recording):
    path = text_file(name, text)
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
def test_kaleidoscope_forms_of_birdnet(text_file, header, cells):
    path = text_file("k.csv", f"{header}\n{cells}\n")
    assert [brief(r) for r in read(path, "kaleidoscope")] == [("n1/a.wav", 3.0, 6.0, "Wren", 0.75)]


def test_kaleidoscope_clusters(text_file):
    path = text_file(
        "cluster.csv",
        "INDIR,FOLDER,IN FILE,CHANNEL,OFFSET,DURATION,Fmin,Fmean,Fmax,DATE,TIME,HOUR,TOP1MATCH*,"
        "TOP1DIST,MANUAL ID\n"
        "/d,,a.wav,0,1.5,0.5,2000,3000,4000,2020-01-01,01:02:03,1,c.001,0.4,\n"
        "/d,,a.wav,0,2.5,0.5,0,0,0,2020-01-01,01:02:03,1,c.001,0.4,Wren\n"
        "/d,,a.wav,0,3.5,0.5,2000,3000,4000,2020-01-01,01:02:03,1,c.001,0.4,Noise\n",
    )
    first, second, third = read(path, "kaleidoscope")
    assert (first.species, first.low_hz, first.high_hz) == ("c.001", 2000.0, 4000.0)
    assert (first.probability, first.status) == (None, "predicted")  # a distance is none
    assert (second.species, second.status, second.low_hz) == ("Wren", "corrected", None)
    assert (third.species, third.status) == ("", "rejected")


def test_avianz_as_its_manual_has_it_and_as_older_versions_wrote_it(text_file):
    path = text_file(
        "a.wav.data",
        json.dumps(
            [
                {"Operator": "Ada", "Reviewer": "Bo", "Duration": 60.0},
                [
                    1,
                    2.5,
                    1000,
                    3000,
                    [
                        {"species": "Kiwi (Little spotted)", "certainty": 100, "filter": "M"},
                        {"species": "Morepork", "certainty": 50},
                    ],
                ],
                [3, 4, 0, 0, [{"species": "Don't Know", "certainty": 0}]],
                [5, 6, 0.1, 0.9, ["Kea?", "Tui"]],
                ["x", 6],
            ]
        ),
    )
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


def test_avianz_has_two_species_of_an_outline_in_one_segment(tmp_path):
    path = tmp_path / "a.wav.data"
    place = {"recording": "a.wav", "start_s": 1.0, "end_s": 2.0, "low_hz": 1e3, "high_hz": 2e3}
    tits = [Annotation(**place, species=name, status="confirmed") for name in ("Coal", "Great")]
    FORMATS["avianz"].write(tits, path)
    (segment,) = json.loads(path.read_text())[1:]
    assert [label["species"] for label in segment[4]] == ["Coal", "Great"]
    assert [row.species for row in FORMATS["avianz"].read(path)] == ["Coal", "Great"]


def test_avianz_doubts_are_those_of_a_person_where_a_person_named_it(tmp_path):
    path = tmp_path / "a.wav.data"
    common = {"recording": "a.wav", "start_s": 1.0, "end_s": 2.0, "species": "Wren"}
    said = [
        Annotation(**common, status="corrected", certainty=word)
        for word in ("", "probable", "possible")
    ]
    FORMATS["avianz"].write([*said, Annotation(**common, status="predicted")], path)
    content = json.loads(path.read_text(encoding="utf-8"))[1:]
    assert [entry[4][0]["certainty"] for entry in content] == [100, 75, 50, 50]
    rows = list(FORMATS["avianz"].read(path))
    assert [row.certainty for row in rows] == ["", "probable", "possible", ""]
    assert [row.status for row in rows] == ["confirmed"] * 3 + [""]
    assert [row.found is None for row in rows] == [True] * 3 + [False]
    assert [row.probability for row in rows] == [None] * 3 + [0.5]


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


def test_every_species_of_an_aoef_event_is_read(tmp_path):
    tags = [{"id": i, "key": "species", "value": name} for i, name in enumerate(("Wren", "Tit"))]
    tags.append({"id": 2, "key": "dwc:scientificName", "value": "Parus major"})
    box = {"type": "TimeInterval", "coordinates": [1.0, 2.0]}
    data = {
        "uuid": "u",
        "collection_type": "annotation_set",
        "recordings": [{"uuid": "r", "path": "a.wav", "duration": 9, "samplerate": 9}],
        "tags": tags,
        "sound_events": [{"uuid": "e", "recording": "r", "geometry": box}],
        "sound_event_annotations": [{"uuid": "a", "sound_event": "e", "tags": [0, 2, 1]}],
        "sound_event_predictions": [
            {"uuid": "p", "sound_event": "e", "tags": [[0, 0.4], [1, 0.9]]}
        ],
    }
    (tmp_path / "x.json").write_text(json.dumps({"version": "1.1.0", "data": data}))
    rows = list(format_of(tmp_path / "x.json").read(tmp_path / "x.json"))
    assert [(row.species, row.probability, row.status) for row in rows] == [
        ("Wren", None, ""), ("Tit", None, ""), ("Wren", 0.4, "predicted"), ("Tit", 0.9, "predicted"),
    ]  # fmt: skip
    assert {row.scientific_name for row in rows} == {""}  # whose it is, is not said


def test_camtrap_rows_need_a_time_with_its_zone(tmp_path):
    path = tmp_path / "observations.csv"
    common = {"recording": "n/a.wav", "start_s": 1.0, "end_s": 2.5, "species": "=Wren",
              "scientific_name": "Troglodytes troglodytes"}  # fmt: skip
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
    assert report.unfit == (
        "2 segments were not written: the recording’s start or its time zone is not known; "
        "note it (Sites and times).",
    )
    (row,) = csv_rows(path)
    assert row["eventStart"] == "2024-01-01T05:00:00Z"
    assert row["eventEnd"] == "2024-01-01T05:00:01Z"
    assert (row["observationLevel"], row["observationType"]) == ("media", "animal")
    names = (row["scientificName"], row["observationComments"])
    assert (row["classificationMethod"], *names) == (
        "machine", "Troglodytes troglodytes", "'=Wren",
    )  # fmt: skip
    assert "low_hz:10.0" in row["observationTags"]


def test_a_file_of_no_format_is_named(tmp_path, text_file):
    path = text_file("x.txt", "hello\n")
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
                        species="Wren", list_species=listed, recording_duration_s=60.0,
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


SONG = [
    Annotation(recording="n/a.wav", start_s=a, end_s=b, low_hz=low, high_hz=high, species=name,
               recording_duration_s=10.0, recording_rate_hz=44_100)
    for a, b, low, high, name in (
        (0.5, 1.0, 1000.0, 2000.0, "Wren"), (0.7, 2.0, 1000.0, 2000.0, "Wren"),
        (3.0, 4.0, None, None, 'the "loud" one & <more>'), (4.0, 4.5, 500.0, 900.0, "Wren"),
        (5.0, 5.0, None, None, "Owl"), (6.0, 7.0, None, None, ""),
    )
]  # fmt: skip


def test_crowsetta_reads_textgrids(tmp_path):
    crowsetta = pytest.importorskip("crowsetta", reason="the library crowsetta is not installed")
    path = tmp_path / "a.TextGrid"
    FORMATS["textgrid"].write(SONG, path)
    annotation = crowsetta.formats.seq.textgrid.TextGrid.from_file(path).to_annot()
    found = {
        (float(onset_s), float(offset_s), label.replace('""', '"'))  # which it leaves doubled
        for tier in annotation.seq
        for onset_s, offset_s, label in zip(
            tier.onsets_s, tier.offsets_s, tier.labels, strict=True
        )
    }
    assert found == {  # it passes over points
        (row.start_s, row.end_s, row.species or "?") for row in SONG if row.start_s < row.end_s
    }


def test_pympi_reads_elan_documents(tmp_path):
    pympi = pytest.importorskip("pympi", reason="the library pympi-ling is not installed")
    path = tmp_path / "a.eaf"
    FORMATS["elan"].write(SONG, path)
    document = pympi.Eaf(str(path))
    found = {t: document.get_annotation_data_for_tier(t) for t in document.get_tier_names()}
    assert found["Wren"] == [(500, 1000, "Wren"), (4000, 4500, "Wren")]
    assert found["Wren 2"] == [(700, 2000, "Wren")]
    assert found['the "loud" one & <more>'][0][:2] == (3000, 4000)
    slots = list(document.timeslots.values())
    assert slots == sorted(slots)
    assert document.media_descriptors[0]["RELATIVE_MEDIA_URL"] == "./a.wav"


def test_the_layer_of_sonic_visualiser(tmp_path, shared_data):
    layer = shared_data / "recorder" / "pykanto_AM_20210502_040000.xml"
    rows = list(format_of(layer).read(layer))
    first = rows[0]
    assert len(rows) == 5
    assert first.recording == "pykanto_AM_20210502_040000"
    assert first.start_s == pytest.approx(1200 / 44_100)
    assert first.end_s == pytest.approx((1200 + 11_040) / 44_100)
    assert (first.low_hz, first.high_hz) == (3689.71, 7904.64)


def test_layers_of_sonic_visualiser_are_boxes_in_samples(tmp_path):
    path = tmp_path / "a.wav.svl"
    FORMATS["sonic-visualiser"].write(SONG, path)
    back = list(FORMATS["sonic-visualiser"].read(path))
    assert [(r.start_s, r.end_s, r.low_hz, r.high_hz, r.species) for r in back] == [
        (r.start_s, r.end_s, r.low_hz, r.high_hz, r.species) for r in SONG
    ]


@pytest.mark.parametrize(
    ("dataset", "meant"),
    [
        ('<point frame="100" value="5" duration="200" label="Wren"/>', (1.0, 3.0, "Wren")),
        ('<point frame="100" label="tick"/>', (1.0, 1.0, "tick")),
        ('<point frame="x" label="tick"/>', None),
    ],
)
def test_other_layers_of_sonic_visualiser(text_file, dataset, meant):
    path = text_file(
        "a.svl",
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE sonic-visualiser>\n<sv><data><model '
        f'id="1" sampleRate="100" dataset="0"/><dataset id="0">{dataset}</dataset></data></sv>',
    )
    (row,) = format_of(path).read(path)
    if meant is None:
        assert isinstance(row, RowError)
    else:
        assert (row.start_s, row.end_s, row.species) == meant
        assert row.low_hz is None


def test_the_birdnet_packages_own_table_has_times_of_a_clock(text_file):
    path = text_file(
        "predictions.csv",
        "input,start_time,end_time,species_name,confidence\n"
        '"/audio/a.wav","01:00:00.00","01:00:03.50","Turdus merula_Common Blackbird",0.87\n'
        "/audio/a.wav,00:61:00.00,00:00:03.00,Wren,0.5\n",
    )
    assert format_of(path).name == "birdnet"
    one, odd = FORMATS["birdnet"].read(path)
    assert (one.recording, one.start_s, one.end_s) == ("/audio/a.wav", 3600.0, 3603.5)
    assert (one.species, one.scientific_name) == ("Common Blackbird", "Turdus merula")
    assert one.found.program.name == "BirdNET"
    assert isinstance(odd, RowError)


def test_birdnets_combined_selection_table_is_known_by_what_it_holds(text_file):
    path = text_file(
        "BirdNET_SelectionTable.txt",
        "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\t"
        "Common Name\tSpecies Code\tConfidence\tBegin Path\tFile Offset (s)\n"
        "1\tSpectrogram 1\t1\t0\t3\t0\t15000\tWren\teurwre4\t0.75\t/audio/a.wav\t0\n"
        "2\tSpectrogram 1\t1\t63\t66\t0\t15000\tWren\teurwre4\t0.5\t/audio/b.wav\t3\n",
    )
    first, second = FORMATS["raven"].read(path)
    assert [side.found.program.name for side in (first, second)] == ["BirdNET"] * 2
    assert (second.recording, second.start_s, second.end_s) == ("/audio/b.wav", 3.0, 6.0)

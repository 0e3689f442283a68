"""Files of other programs, in the forms that they have had."""

import json
from datetime import UTC, datetime

import pytest

from birdann.core.errors import TableError
from birdann.formats.records import Annotation
from birdann.formats.registry import FORMATS, format_of
from tests.csv_rows import csv_rows
from tests.table_rows import require


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


BIRDNET = {"start_s": [3.0], "end_s": [6.0], "species": ["Wren"], "probability": [0.75]}
CLUSTERS = (
    "INDIR,FOLDER,IN FILE,CHANNEL,OFFSET,DURATION,Fmin,Fmean,Fmax,DATE,TIME,HOUR,TOP1MATCH*,"
    "TOP1DIST,MANUAL ID\n"
    "/d,,a.wav,0,1.5,0.5,2000,3000,4000,2020-01-01,01:02:03,1,c.001,0.4,\n"
    "/d,,a.wav,0,2.5,0.5,0,0,0,2020-01-01,01:02:03,1,c.001,0.4,Wren\n"
    "/d,,a.wav,0,3.5,0.5,2000,3000,4000,2020-01-01,01:02:03,1,c.001,0.4,Noise\n"
)
AVIANZ = [
    {"Operator": "Ada", "Reviewer": "Bo", "Duration": 60.0},
    [1, 2.5, 1000, 3000, [{"species": "Kiwi (Little spotted)", "certainty": 100, "filter": "M"},
                          {"species": "Morepork", "certainty": 50}]],
    [3, 4, 0, 0, [{"species": "Don't Know", "certainty": 0}]],
    [5, 6, 0.1, 0.9, ["Kea?", "Tui"]],
    ["x", 6],
]  # fmt: skip
SVL = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE sonic-visualiser>\n<sv><data><model '
    'id="1" sampleRate="100" dataset="0"/><dataset id="0">%s</dataset></data></sv>'
)
SEVERAL = {
    "uuid": "u",
    "collection_type": "annotation_set",
    "recordings": [{"uuid": "r", "path": "d/a.wav", "duration": 9, "samplerate": 9}],
    "tags": [
        {"id": i, "key": key, "value": value}
        for i, (key, value) in enumerate([
            ("species", "Wren"), ("species", "Tit"), ("dwc:scientificName", "Parus major"), ("mood", "glad"),
        ])
    ],
    "sound_events": [
        {"uuid": f"e{i}", "recording": "r", "geometry": {"type": kind, "coordinates": coordinates}}
        for i, (kind, coordinates) in enumerate([
            ("TimeInterval", [1.0, 2.0]), ("TimeStamp", 1.0), ("BoundingBox", [1.0, 2000.0, 2.0, 4000.0]),
            ("Polygon", [[[1.0, 10.0], [2.0, 30.0], [3.0, 20.0]]]),
        ])
    ],
    "sound_event_annotations": [
        {"uuid": "a", "sound_event": "e0", "tags": [0, 2, 1]},
        {"uuid": "b", "sound_event": "e1", "tags": [3, 0]},
        {"uuid": "c", "sound_event": "e3", "tags": [3]},
        {"uuid": "d", "sound_event": "none"},
    ],
    "sound_event_predictions": [{"uuid": "p", "sound_event": "e2", "tags": [[0, 0.4], [1, 0.9]]}],
}  # fmt: skip
TABLES = {  # name of the file, its text, and what it says
    "BirdNET": (
        "a.BirdNET.results.csv",
        "Start (s),End (s),Scientific name,Common name,Confidence\n3.0,6.0,Troglodytes troglodytes,Wren,0.75\n",
        {"format": "birdnet", "recording": ["a"], **BIRDNET},
    ),
    "BirdNET in one table": (
        "x.csv", "\ufeffStart (s),End (s),Scientific name,Common name,Confidence,File,lat,lon\n"
                 "3.0,6.0,Troglodytes troglodytes,Wren,0.75,/data/a.wav,1,2\n",
        {"format": "birdnet", "recording": ["/data/a.wav"], **BIRDNET},
    ),
    "BirdNET for R": (
        "x.csv", "filepath,start,end,scientific_name,common_name,confidence,lat,lon,week\n"
                 "C:\\data\\a.wav,3,6,Troglodytes troglodytes,Wren,0.75,-1,-1,-1\n",
        {"format": "birdnet", "recording": ["C:/data/a.wav"], **BIRDNET},
    ),
    "the package birdnet, with times of a clock": (
        "predictions.csv",
        "input,start_time,end_time,species_name,confidence\n"
        '"/audio/a.wav","01:00:00.00","01:00:03.50","Turdus merula_Common Blackbird",0.87\n'
        "/audio/a.wav,00:61:00.00,00:00:03.00,Wren,0.5\n",
        {"format": "birdnet", "recording": ["/audio/a.wav"], "start_s": [3600.0], "end_s": [3603.5],
         "species": ["Common Blackbird"], "scientific_name": ["Turdus merula"],
         "found.program.name": ["BirdNET"], "errors": [(3, "not a number")]},
    ),
    "BirdNET's combined selection table, known by what it holds": (
        "BirdNET_SelectionTable.txt",
        "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\t"
        "Common Name\tSpecies Code\tConfidence\tBegin Path\tFile Offset (s)\n"
        "1\tSpectrogram 1\t1\t0\t3\t0\t15000\tWren\teurwre4\t0.75\t/audio/a.wav\t0\n"
        "2\tSpectrogram 1\t1\t63\t66\t0\t15000\tWren\teurwre4\t0.5\t/audio/b.wav\t3\n",
        {"format": "raven", "found.program.name": ["BirdNET"] * 2, "recording": ["/audio/a.wav", "/audio/b.wav"],
         "start_s": [0.0, 3.0], "end_s": [3.0, 6.0]},
    ),
    **{f"BirdNET for Kaleidoscope, {header}": (
        "k.csv", f"{header}\n{cells}\n", {"format": "kaleidoscope", "recording": ["n1/a.wav"], **BIRDNET},
    ) for header, cells in (
        ("INDIR,FOLDER,IN FILE,OFFSET,DURATION,scientific_name,common_name,confidence",
         "/d,n1,a.wav,3.0,3.0,Troglodytes,Wren,0.75"),
        ("OFFSET,confidence,INDIR,FOLDER,IN FILE,DURATION,TOP1MATCH", "3.0,0.75,/d,n1,a.wav,3.0,Wren"),
        ("INDIR,FOLDER,IN FILE,OFFSET,DURATION,AUTO ID*,MANUAL ID,confidence", "/d,n1,a.wav,3.0,3.0,Wren,,0.75"),
    )},
    "Kaleidoscope's clusters, whose distance is no probability": (
        "cluster.csv", CLUSTERS,
        {"format": "kaleidoscope", "species": ["c.001", "Wren", ""], "low_hz": [2000.0, None, 2000.0],
         "high_hz": [4000.0, None, 4000.0], "probability": [None] * 3,
         "status": ["predicted", "corrected", "rejected"]},
    ),
    "AviaNZ, as its manual has it and as older versions wrote it": (
        "a.wav.data", json.dumps(AVIANZ),
        {"format": "avianz", "recording": ["a.wav"] * 5,
         "species": ["Kiwi (Little spotted)", "Morepork", "", "Kea", "Tui"],
         "status": ["confirmed", "", "", "", "confirmed"], "probability": [None, 0.5, None, 0.5, None],
         "low_hz": [1000.0, 1000.0, None, None, None], "reviewer": ["Bo", "", "Bo", "", "Bo"],
         "errors": [(5, "Segment 5")]},
    ),
    "Whombat's geometries, predictions, and all species of an event": (
        "x.json", json.dumps({"version": "1.1.0", "data": SEVERAL}),
        {"format": "aoef", "species": ["Wren", "Tit", "Wren", "glad", "Wren", "Tit"],
         "probability": [None] * 4 + [0.4, 0.9], "status": [""] * 4 + ["predicted"] * 2,
         "scientific_name": [""] * 6,  # whose it is, is not said
         "start_s": [1.0] * 6, "end_s": [2.0, 2.0, 1.0, 3.0, 2.0, 2.0],
         "low_hz": [None, None, None, 10.0, 2000.0, 2000.0], "high_hz": [None, None, None, 30.0, 4000.0, 4000.0],
         "errors": [(4, "missing")]},
    ),
    "Sonic Visualiser's regions": (
        "a.svl", SVL % '<point frame="100" value="5" duration="200" label="Wren"/>',
        {"start_s": [1.0], "end_s": [3.0], "species": ["Wren"], "low_hz": [None]},
    ),
    "Sonic Visualiser's instants": (
        "a.svl", SVL % '<point frame="100" label="tick"/>',
        {"start_s": [1.0], "end_s": [1.0], "species": ["tick"], "low_hz": [None]},
    ),
    "a point without a frame": (
        "a.svl", SVL % '<point frame="x" label="tick"/>', {"species": [], "errors": [(1, "not a number")]},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TABLES)
def test_a_table_is_read_as_what_it_says(tmp_path, case):
    name, text, says = TABLES[case]
    require(tmp_path / name, text, says)

"""Tables and documents of further programs, in the spellings they come in."""

import csv
import json
from datetime import UTC, datetime, timedelta

import pytest

from birdann.core.errors import TableError
from birdann.formats.records import Annotation, RowError
from birdann.formats.registry import FORMATS, format_of
from tests.table_rows import require


def rows_of(path, expected):
    fmt = format_of(path)
    assert fmt.name == expected
    rows = list(fmt.read(path))
    assert not [row for row in rows if isinstance(row, RowError)]
    return rows


def lines(path):
    return path.read_text(encoding="utf-8").splitlines()


def brief(row):
    return (row.recording, row.start_s, row.end_s, row.low_hz, row.species, row.probability)


BANDS = {
    "bottom.freq,top.freq": [
        ("2,4\n3,8.5", (2000.0, 4000.0, 3000.0, 8500.0), "kilohertz, as warbleR writes"),
        ("20,251\n3000,8500", (20.0, 251.0, 3000.0, 8500.0), "hertz, though warbleR and ohun write"),
        (",\n,", (None,) * 4, None),
    ],
    "min_freq,max_freq": [
        ("2,4\n3,120", (2000.0, 4000.0, 3000.0, 120_000.0), "kilohertz, as none is above 250"),
        ("200,400\n3000,8500", (200.0, 400.0, 3000.0, 8500.0), None),
    ],
    "low_f,high_f": [("20,200\n30,90", (20.0, 200.0, 30.0, 90.0), None)],
    "low_hz,high_hz": [
        ("20,200\n30,90", (20.0, 200.0, 30.0, 90.0), None),
        ("2,4\n3,8.5", (2.0, 4.0, 3.0, 8.5), "hertz, as the names say, though none is above 25"),
    ],
    "low_khz,high_khz": [("0.3,2\n300,320", (300.0, 2000.0, 300_000.0, 320_000.0), None)],
    "Low (kHz),High (kHz)": [("0.3,2\n3,3.2", (300.0, 2000.0, 3000.0, 3200.0), None)],
    "low hz,High Hz": [("300,2000\n3000,3200", (300.0, 2000.0, 3000.0, 3200.0), None)],
}  # fmt: skip


@pytest.mark.parametrize(
    ("columns", "cells", "hertz", "words"),
    [(columns, *case) for columns, cases in BANDS.items() for case in cases],
)
def test_kilohertz_are_told_from_hertz(tmp_path, columns, cells, hertz, words):
    path = tmp_path / "x.csv"
    lines = [f"a.wav,1,2,Wren,{band}" for band in cells.splitlines()]
    path.write_text("\n".join([f"sound.files,start,end,species,{columns}", *lines]) + "\n")
    first, second, *said = FORMATS["table"].read(path)
    assert (first.low_hz, first.high_hz, second.low_hz, second.high_hz) == hertz
    assert [words in note.message for note in said] == ([] if words is None else [True])


NUMBERS = {
    ",": [('"1,000"', 1000.0), ('"1,000.5"', 1000.5), ('"12,345,678"', 12_345_678.0)],
    ";": [("1,000", 1.0), ("2,5", 2.5), ("1.000,5", 1000.5)],
    "\t": [("1,000\t0.5", 1000.0), ("1,000\t2,5", 1.0), ("1.000\t2,5", 1000.0),
           ("1,000\t2,5\t0.7", 1.0), ("1.000\t2,5\t0.7", 1.0), ("1.000\t3", 1.0)],
}  # fmt: skip


@pytest.mark.parametrize(
    ("separator", "cells", "low_hz"),
    [(separator, *case) for separator, cases in NUMBERS.items() for case in cases],
)
def test_a_thousand_is_told_from_one(tmp_path, separator, cells, low_hz):
    path = tmp_path / "x.txt"
    header = ["low_hz", "note", "more", "file", "start_s", "end_s", "species"]
    row = [*(cells.split(separator) if separator == "\t" else [cells]), "", ""][:3]
    row += ["a.wav", "1", "2", "Wren"]
    path.write_text("\n".join(separator.join(line) for line in (header, row)) + "\n")
    one = next(iter(FORMATS["table"].read(path)))
    assert one.low_hz == low_hz


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_tables_in_any_encoding(tmp_path, encoding, end):
    path = tmp_path / "x.csv"
    text = f"file;start_s;end_s;species{end}é.wav;1,5;2,5;Grive à collier{end}"
    path.write_bytes(text.encode(encoding))
    (row,) = rows_of(path, "table")
    assert brief(row) == ("é.wav", 1.5, 2.5, None, "Grive à collier", None)


def test_birdnet_as_parquet(tmp_path):
    arrow = pytest.importorskip("pyarrow", reason="the package pyarrow is not installed")
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "a.BirdNET.results.parquet"
    table = arrow.table(
        {
            "Start (s)": [0.0, 3.0], "End (s)": [3.0, 6.0],
            "Scientific name": ["Troglodytes troglodytes", None],
            "Common name": ["Wren", "Robin"], "Confidence": [0.75, None], "File": ["/x/a.wav"] * 2,
        }
    )  # fmt: skip
    parquet.write_table(table, path)
    first, second = rows_of(path, "birdnet")
    assert brief(first) == ("/x/a.wav", 0.0, 3.0, None, "Wren", 0.75)
    assert first.other_names == ("Troglodytes troglodytes",)
    assert (second.species, second.probability) == ("Robin", None)
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(TableError, match="is not a valid Parquet file"):
        list(FORMATS["birdnet"].read(path))


def test_parquet_of_more_rows_than_can_be_held_is_refused(tmp_path):
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "a.BirdNET.results.parquet"
    n_rows = (1 << 20) + 1
    same = {
        "start": 0.0,
        "end": 3.0,
        "filepath": "a.wav",
        "common_name": "Wren",
        "confidence": 0.5,
    }
    table = {name: arrow.repeat(value, n_rows) for name, value in same.items()}
    parquet.write_table(arrow.table(table), path)
    with pytest.raises(TableError, match="more than 1,048,576 rows"):
        list(FORMATS["birdnet"].read(path))


def test_parquet_without_its_package_is_explained(tmp_path, monkeypatch):
    import importlib

    def missing(name):
        raise ImportError(name)

    path = tmp_path / "a.parquet"
    path.write_bytes(b"PAR1")
    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(TableError, match="needs the package pyarrow"):
        list(FORMATS["birdnet"].read(path))


LONG = """File type = "ooTextFile"
Object class = "TextGrid"

xmin = 0
xmax = 2.5
tiers? <exists>
size = 2
item []:
    item [1]:
        class = "IntervalTier"
        name = "birds [1]"
        xmin = 0
        xmax = 2.5
        intervals: size = 3
        intervals [1]:
            xmin = 0
            xmax = 1
            text = ""
        intervals [2]:
            xmin = 1
            xmax = 2
            text = "the ""loud"" one"
        intervals [3]:
            xmin = 2
            xmax = 2.5
            text = "Wren 2"
    item [2]:
        class = "TextTier"
        name = "clicks"
        xmin = 0
        xmax = 2.5
        points: size = 1
        points [1]:
            number = 0.75
            mark = "tick"
"""
SHORT = """File type = "ooTextFile"
"TextGrid"

0
2.5
<exists>
2
"IntervalTier"
"birds [1]"
0
2.5
3
0
1
""
1
2
"the ""loud"" one"
2
2.5
"Wren 2"
"TextTier"
"clicks"
0
2.5
1
0.75
"tick"
"""


@pytest.mark.parametrize("content", [LONG, SHORT], ids=["long", "short"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_praat(tmp_path, content, encoding):
    path = tmp_path / "a.TextGrid"
    path.write_bytes(content.encode(encoding))
    assert [brief(row)[:5] for row in rows_of(path, "textgrid")] == [
        ("a", 1.0, 2.0, None, 'the "loud" one'),
        ("a", 2.0, 2.5, None, "Wren 2"),
        ("a", 0.75, 0.75, None, "tick"),
    ]
    path.write_bytes(content[: len(content) // 2].encode(encoding))
    assert isinstance(list(FORMATS["textgrid"].read(path))[-1], RowError)


def test_elan(text_file):
    path = text_file(
        "a.eaf",
        '<?xml version="1.0" encoding="UTF-8"?>\n<ANNOTATION_DOCUMENT><HEADER><MEDIA_DESCRIPTOR '
        'MEDIA_URL="file:///C:/x/b.wav" MIME_TYPE="audio/x-wav"/></HEADER><TIME_ORDER>'
        '<TIME_SLOT TIME_SLOT_ID="t1" TIME_VALUE="1000"/><TIME_SLOT TIME_SLOT_ID="t2" '
        'TIME_VALUE="2500"/></TIME_ORDER><TIER TIER_ID="birds"><ANNOTATION><ALIGNABLE_ANNOTATION '
        'TIME_SLOT_REF1="t1" TIME_SLOT_REF2="t2"><ANNOTATION_VALUE>Wren</ANNOTATION_VALUE>'
        "</ALIGNABLE_ANNOTATION></ANNOTATION></TIER></ANNOTATION_DOCUMENT>",
    )
    (row,) = rows_of(path, "elan")
    assert brief(row) == ("b.wav", 1.0, 2.5, None, "Wren", None)
    path.write_text('<!DOCTYPE a [<!ENTITY b "c">]><ANNOTATION_DOCUMENT>&b;</ANNOTATION_DOCUMENT>')
    with pytest.raises(TableError, match="names of its own"):
        list(FORMATS["elan"].read(path))


def placed(**changes):
    values = {
        "recording": "n/a.wav", "start_s": 1.0, "end_s": 2.5, "low_hz": 2000.0, "high_hz": 4000.0,
        "species": "Troglodytes troglodytes", "status": "confirmed", "reviewer": "Ada",
        "reviewed_at": datetime(2024, 2, 1, 9, tzinfo=UTC), "segment_id": "s1",
        "start_clock": datetime(2024, 1, 1, 5, tzinfo=UTC), "recording_duration_s": 60.0,
        "latitude_deg": -36.8, "longitude_deg": 174.7, "device": "AudioMoth", "serial": "24E1",
    }  # fmt: skip
    return Annotation(**{**values, **changes})


RECORDS = [
    placed(),
    placed(segment_id="s2", status="predicted", probability=0.5, species="Wren", model_run="m",
           start_clock=datetime(2024, 1, 1, 5, tzinfo=UTC) + timedelta(seconds=3)),
    placed(segment_id="s3", status="rejected", species=""),
    placed(segment_id="s4", recording="../up/~b.flac", latitude_deg=None),
]  # fmt: skip


def test_a_camtrap_package_holds_together(tmp_path):
    report = FORMATS["camtrap-dp"].write(RECORDS, tmp_path)
    assert report.rows == 3
    assert (
        "1 segment was not written: the recording’s place is not known. Give its site one, or --place."
        in report.unfit
    )
    package = json.loads((tmp_path / "datapackage.json").read_text(encoding="utf-8"))
    assert package["profile"].endswith("1.0.2/camtrap-dp-profile.json")
    assert [resource["name"] for resource in package["resources"]] == [
        "deployments",
        "media",
        "observations",
    ]
    assert package["temporal"] == {"start": "2024-01-01", "end": "2024-01-01"}
    tables = {
        resource["name"]: list(csv.DictReader(lines(tmp_path / resource["path"])))
        for resource in package["resources"]
    }
    deployments = {row["deploymentID"] for row in tables["deployments"]}
    media = {row["mediaID"] for row in tables["media"]}
    assert {row["deploymentID"] for row in tables["media"]} <= deployments
    assert {row["mediaID"] for row in tables["observations"]} <= media
    (deployment,) = tables["deployments"]
    assert (deployment["deploymentStart"], deployment["deploymentEnd"]) == (
        "2024-01-01T04:59:59Z", "2024-01-01T05:01:02Z",
    )  # fmt: skip
    assert (deployment["latitude"], deployment["cameraModel"]) == ("-36.800000", "AudioMoth")


# From the table schemas of Camtrap DP 1.0: name, type, required, what else is asked.
SCHEMAS = {
    "deployments": {
        "deploymentID": {"required": True, "unique": True},
        "latitude": {"type": "number", "required": True, "minimum": -90, "maximum": 90},
        "longitude": {"type": "number", "required": True, "minimum": -180, "maximum": 180},
        "deploymentStart": {"type": "datetime", "required": True},
        "deploymentEnd": {"type": "datetime", "required": True},
    },
    "media": {
        "mediaID": {"required": True, "unique": True},
        "deploymentID": {"required": True},
        "captureMethod": {"enum": ["activityDetection", "timeLapse"]},
        "timestamp": {"type": "datetime", "required": True},
        "filePath": {"required": True, "pattern": r"^(?=^[^./~])(^((?!\.{2}).)*$).*$"},
        "filePublic": {"type": "boolean", "required": True},
        "fileMediatype": {"required": True, "pattern": "^(image|video|audio)/.*$"},
    },
    "observations": {
        "observationID": {"required": True, "unique": True},
        "deploymentID": {"required": True},
        "eventStart": {"type": "datetime", "required": True},
        "eventEnd": {"type": "datetime", "required": True},
        "observationLevel": {"required": True, "enum": ["media", "event"]},
        "observationType": {
            "required": True,
            "enum": ["animal", "human", "vehicle", "blank", "unknown", "unclassified"],
        },
        "classificationMethod": {"enum": ["human", "machine"]},
        "classificationTimestamp": {"type": "datetime"},
        "classificationProbability": {"type": "number", "minimum": 0, "maximum": 1},
    },
}


def test_camtrap_tables_fit_their_schemas(tmp_path):
    frictionless = pytest.importorskip(
        "frictionless", reason="the library frictionless is not installed"
    )
    kept = [*RECORDS[:3], placed(segment_id="s4", recording="../up/~b.flac")]
    FORMATS["camtrap-dp"].write(kept, tmp_path)
    for name, known in SCHEMAS.items():
        path = tmp_path / f"{name}.csv"
        header = next(csv.reader(lines(path)))
        fields = []
        for column in header:
            asked = dict(known.get(column, {}))
            field = {"name": column, "type": asked.pop("type", "string")}
            if field["type"] == "datetime":
                field["format"] = "%Y-%m-%dT%H:%M:%S%z"
            fields.append(field | ({"constraints": asked} if asked else {}))
        assert set(known) <= set(header)
        resource = frictionless.Resource(
            path=path.name,
            basepath=str(tmp_path),
            schema=frictionless.Schema.from_descriptor({"fields": fields}),
        )
        report = resource.validate()
        assert report.valid, report.flatten(["rowNumber", "fieldName", "message"])


def test_darwin_core(tmp_path):
    path = tmp_path / "occurrence.csv"
    report = FORMATS["darwin-core"].write(RECORDS, path)
    assert report.rows == 3
    first, second, _ = csv.DictReader(lines(path))
    assert first["eventDate"] == "2024-01-01T05:00:00+00:00/2024-01-01T05:00:01+00:00"
    assert (first["scientificName"], second["vernacularName"]) == (
        "Troglodytes troglodytes", "Wren",
    )  # fmt: skip
    assert [r["identificationVerificationStatus"] for r in (first, second)] == [
        "verified", "unverified",
    ]  # fmt: skip


@pytest.mark.parametrize("status", ["confirmed", "corrected", "predicted"])
def test_verified_records_of_darwin_core_have_no_probability(tmp_path, status):
    """The model's probability of a species that a person corrected it to is 0."""
    path = tmp_path / "occurrence.csv"
    FORMATS["darwin-core"].write([placed(species="Wren", status=status, probability=0.0)], path)
    (row,) = csv.DictReader(lines(path))
    expected = "probability 0.000000" if status == "predicted" else ""
    assert row["identificationRemarks"] == expected


def test_places_go_out_by_their_sites(tmp_path):
    record = placed(species="Wren", site="North bog", elevation_m=415.5)
    FORMATS["darwin-core"].write([record], tmp_path / "occurrence.csv")
    (row,) = csv.DictReader(lines(tmp_path / "occurrence.csv"))
    assert row["locality"] == "North bog"
    assert row["minimumElevationInMeters"] == row["maximumElevationInMeters"] == "415.5"
    FORMATS["ebird"].write([record], tmp_path / "ebird.csv")
    (cells,) = csv.reader(lines(tmp_path / "ebird.csv"))
    assert cells[5] == "North bog"


def test_ebird_gets_only_what_a_person_named(tmp_path):
    path = tmp_path / "ebird.csv"
    report = FORMATS["ebird"].write([placed(species="Wren"), *RECORDS[1:3]], path)
    assert report.rows == 1
    (cells,) = csv.reader(lines(path))
    assert len(cells) == 19
    assert (cells[0], cells[3], cells[8], cells[9]) == ("Wren", "X", "01/01/2024", "04:59")
    assert "2 segments were not written: species not labelled by an observer." in report.unfit


def test_ebird_takes_no_checklist_without_a_date(tmp_path):
    path = tmp_path / "ebird.csv"
    undated = placed(species="Wren", recording="undated.wav", start_clock=None)
    report = FORMATS["ebird"].write([placed(species="Wren"), undated], path)
    (cells,) = csv.reader(lines(path))
    assert cells[8] == "01/01/2024"
    assert [line for line in report.unfit if "start is not known" in line] == [
        "1 segment was not written: the recording’s start is not known; note it (Sites and times)."
    ]


def test_kaleidoscope_gets_names_in_the_columns_of_people_and_machines(tmp_path):
    path = tmp_path / "id.csv"
    FORMATS["kaleidoscope"].write(RECORDS[:3], path)
    rows = list(csv.DictReader(lines(path)))
    assert [(r["TOP1MATCH*"], r["MANUAL ID"]) for r in rows] == [
        ("Troglodytes troglodytes", "Troglodytes troglodytes"), ("Wren", ""), ("", "Noise"),
    ]  # fmt: skip
    assert (rows[0]["FOLDER"], rows[0]["IN FILE"], rows[0]["DATE"]) == ("n", "a.wav", "2024-01-01")


META = {"Operator": "Ada", "Reviewer": "Bo"}
KIWI = [1, 2, 1000, 3000, [{"species": "Kiwi", "certainty": 50, "filter": "Kiwi"}]]
WREN = {"recording": ["a.wav"], "start_s": [1.0], "end_s": [2.5], "low_hz": [None], "species": ["Wren"],
        "probability": [None]}  # fmt: skip
OF_RAVEN = {**WREN, "format": "raven", "low_hz": [2000.0]}
OF_TABLE = {**WREN, "format": "table"}
TABLES = {  # name of the file, its text, and what it says
    "OpenSoundscape": ("x.csv", "file,start_time,end_time,annotation\na.wav,1.0,2.5,Wren\n", OF_TABLE),
    "HawkEars": (
        "x.csv", "filename,start_time,end_time,class_name,class_code,score\na.wav,1.0,2.5,Winter Wren,WIWR,0.91\n",
        {**OF_TABLE, "species": ["Winter Wren"], "probability": [0.91]},
    ),
    "Nighthawk": (
        "x.csv", "start_sec,end_sec,filename,predicted_category,prob\n1.0,2.5,a.wav,OVEN,0.8\n",
        {**OF_TABLE, "species": ["OVEN"], "probability": [0.8]},
    ),
    "DAS": (
        "x.csv", "name,start_seconds,stop_seconds\nsong,1.0,2.5\nnever found,,\n",
        {**OF_TABLE, "recording": ["x"], "species": ["song"]},
    ),
    "warbleR": (
        "x.csv", "sound.files,selec,start,end,bottom.freq,top.freq,species\na.wav,1,1.0,2.5,2.1,4,Wren\n",
        {**OF_TABLE, "low_hz": [2100.0], "notes": ["kilohertz"]},
    ),
    "warbleR without names": (
        "x.csv", "sound.files,channel,selec,start,end,bottom.freq,top.freq\na.wav,1,1,1,2.5,2,4\n",
        {**OF_TABLE, "low_hz": [2000.0], "species": [""], "notes": ["kilohertz"]},
    ),
    "Perch Hoplite": (
        "x.csv", "idx,project,filename,window_start,window_end,label,logits\n3,north,a.wav,1.0,2.5,Wren,2.13\n",
        {**OF_TABLE, "probability": [2.13]},
    ),
    "scikit-maad": (
        "x.csv", "filename,label,min_f,min_t,max_f,max_t\na.wav,Wren,99.5,1.0,201.5,2.5\n",
        {**OF_TABLE, "low_hz": [99.5]},
    ),
    "by hand in Excel": ("x.csv", "sep=;\nFile;Start (s);End (s);Species\na.wav;1,0;2,5;Wren\n", OF_TABLE),
    "a number that may be a thousand": (
        "x.txt", "file\tstart_s\tend_s\tspecies\na.wav\t1,000\t2\tWren\nb.wav\t1\t2\tWren\n",
        {"recording": ["b.wav"], "errors": [(2, "“1,000” can mean 1.000 or 1000. Write it with a point")]},
    ),
    **{f"Raven's, {kind}": ("a.wav.Table.1.selections.txt", text, OF_RAVEN) for kind, text in (
        ("R has changed the names",
         "Selection\tView\tChannel\tBegin.Time..s.\tEnd.Time..s.\tLow.Freq..Hz.\tHigh.Freq..Hz.\tSpecies\n"
         "1\tSpectrogram 1\t1\t1.0\t2.5\t2000\t4000\tWren\n"),
        ("as CSV",
         '"Selection","View","Begin Time (s)","End Time (s)","Low Freq (Hz)","High Freq (Hz)","Annotation"\n'
         '"1","Spectrogram 1","1.0","2.5","2000","4000","Wren"\n'),
        ("two spectrogram views",
         "Selection\tView\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies\n"
         "1\tSpectrogram 1\t1.0\t2.5\t2000\t4000\tWren\n1\tSpectrogram 2\t1.0\t2.5\t2000\t4000\tWren\n"
         "1\tWaveform 1\t1.0\t2.5\t\t\tWren\n"),
        ("one file of a longer sound",
         "Selection\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tBegin File\tFile Offset (s)"
         "\tSpecies\n1\t3601.0\t3602.5\t2000\t4000\ta.wav\t1.0\tWren\n"),
        ("without ends",
         "Selection\tBegin Time (s)\tDelta Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tBegin File\tSpecies\n"
         "1\t1.0\t1.5\t2000\t4000\ta.wav\tWren\n"),
    )},
    "AviaNZ's corrections": (
        "a.wav.corrections",
        json.dumps([META, [KIWI, [{"species": "Weka", "certainty": 100}]], [KIWI, []]]),
        {"format": "avianz", "recording": ["a.wav"] * 2, "species": ["Weka", "Kiwi"],
         "status": ["corrected", "rejected"], "reviewer": ["Bo", "Bo"]},
    ),
    "AviaNZ's corrections of a species": (
        "a.wav.corrections_Kiwi", json.dumps([META, KIWI]),
        {"format": "avianz", "recording": ["a.wav"], "species": ["Kiwi"], "status": ["rejected"]},
    ),
    "AviaNZ before there were lists": (
        "a.wav.data", json.dumps([[-1, "10:00", "Ada", "Bo", -1], [1, 2, 0, 0, "Kiwi?"]]),
        {"format": "avianz", "species": ["Kiwi"], "probability": [0.5]},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TABLES)
def test_a_table_is_read_as_what_it_says(tmp_path, case):
    name, text, says = TABLES[case]
    require(tmp_path / name, text, says)

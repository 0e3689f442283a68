"""What every registered format promises."""

import csv
import re
import unicodedata
import zipfile
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from birdann.core.errors import WriteError
from birdann.formats.cells import MISSING
from birdann.formats.entries import names_in
from birdann.formats.records import Annotation, FileNote, RowError
from birdann.formats.registry import FORMATS, WITH_SCORES, changed_names
from birdann.formats.workbooks import is_workbook, sheet_rows

ALL = pytest.mark.parametrize("fmt", FORMATS.values(), ids=list(FORMATS))
READERS = {name: one for name, one in FORMATS.items() if one.capabilities.reads}
BOTH = {name: one for name, one in READERS.items() if one.capabilities.writes}
READ = pytest.mark.parametrize("fmt", READERS.values(), ids=list(READERS))
ROUND = pytest.mark.parametrize("fmt", BOTH.values(), ids=list(BOTH))
PER_RECORDING = [
    name
    for name, one in FORMATS.items()
    if one.capabilities.per_recording and one.capabilities.writes
]
GROUPED = {"textgrid", "elan", "avianz"}
"""Their marks come back by tier or outline, not in the order in which they were given."""
NAMES_ONLY = (
    "audacity",
    "crowsetta-simple",
    "crowsetta-generic",
    "textgrid",
    "elan",
    "sonic-visualiser",
)
RESERVED = dict.fromkeys(NAMES_ONLY, ";") | {"avianz": ">"}
MEANS_NOTHING = {"don't know", "noise", "noid", "no id", "?"}
TABLES_OF_OTHERS = ("crowsetta-simple", "crowsetta-generic", "kaleidoscope")

HEADS = {
    "table": [b"file,start_s,end_s,species\n", b"sep=;\nFile;Start (s);End (s);Label\n"],
    "textgrid": [
        b'File type = "ooTextFile"\n"TextGrid"\n0\n1\n<exists>\n1\n"IntervalTier"\n"a"\n0\n1\n',
        b'File type = "ooTextFile"\n"TextGrid"\n0\n1\n<exists>\n99\n"TextTier"\n"a"\n0\n1\n9\n',
    ],
    "elan": [b'<?xml version="1.0"?><ANNOTATION_DOCUMENT><TIME_ORDER>'],
    "sonic-visualiser": [
        b'<?xml version="1.0"?><!DOCTYPE sonic-visualiser><sv><data><model dataset="0" sampleRate="'
    ],
    "birdnet": [b"Start (s),End (s),Scientific name,Common name,Confidence\n"],
    "kaleidoscope": [b"INDIR,FOLDER,IN FILE,OFFSET,DURATION,TOP1MATCH*,MANUAL ID\n"],
    "avianz": [b'[{"Operator":"A"},[1,2,'],
    "aoef": [b'{"data":{"collection_type":"x","sound_events":[{"uuid":'],
}

SECONDS = st.integers(0, 10**8).map(lambda n: n / 1000)
HERTZ = st.none() | st.integers(0, 10**8).map(lambda n: n / 1000)
NAMES = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=12
).map(lambda text: " ".join(text.split()))


@st.composite
def annotations(draw, names=NAMES):
    start_s = draw(SECONDS)
    return Annotation(
        recording="a.wav",
        start_s=start_s,
        end_s=start_s + draw(st.integers(1, 5000)) / 1000,
        low_hz=draw(HERTZ),
        high_hz=draw(HERTZ),
        species=draw(names),
        probability=draw(st.none() | st.integers(0, 1000).map(lambda n: n / 1000)),
        status=draw(st.sampled_from(["", "confirmed", "rejected"])),
    )


def carried(record, fmt):
    """Return what a format says that it keeps of a record."""
    can = fmt.capabilities
    return (
        record.recording,
        round(record.start_s, 5),
        round(record.end_s, 5),
        _band(record, fmt) if can.frequencies else None,
        _species(record, fmt) if can.species else None,
        record.probability if can.probability else None,
        record.status if can.status else None,
    )


def rows_of(fmt, path):
    """Return what a table has without what is said of the whole file."""
    return [row for row in fmt.read(path) if not isinstance(row, FileNote)]


def _species(record, fmt):
    if fmt.name == "kaleidoscope" and record.status == "rejected":
        return ""  # it says that there is noise, not of what
    return record.species


def _band(record, fmt):
    band = (record.low_hz, record.high_hz)
    if fmt.name in {"raven", "audacity", "csv"}:  # these keep one without the other
        return band
    if fmt.name == "avianz" and None not in band:
        band = tuple(sorted(band))  # swapped ends are read in order
        if not (band[0] < band[1] and band[1] >= 1):
            return (None, None)  # AviaNZ's way to say "the whole band"
    if fmt.name == "kaleidoscope" and None not in band and not band[0] < band[1]:
        return (None, None)  # a frequency of 0 is Kaleidoscope's "not measured"
    if fmt.name == "sonic-visualiser" and None not in band and band[0] == 0 and band[1] >= 24_000:
        return (None, None)  # a box as high as the picture says nothing of frequencies
    return (None, None) if None in band else band


def parts_of(path):
    """Return the bytes of a file; of a workbook its parts, but the one with the time of writing."""
    if not is_workbook(path):
        return path.read_bytes()
    with zipfile.ZipFile(path) as parts:
        return {word: parts.read(word) for word in parts.namelist() if word != "docProps/core.xml"}


def file_of(fmt, folder):
    ending = {
        "raven": "a.wav.Table.1.selections.txt",
        "audacity": "a.wav.audacity.txt",
        "avianz": "a.wav.data",
        "crowsetta-simple": "a.wav.simple.csv",
        "textgrid": "a.wav.TextGrid",
        "elan": "a.wav.eaf",
        "sonic-visualiser": "a.wav.svl",
    }
    return folder / ending.get(fmt.name, f"a{fmt.suffixes[0]}")


@ALL
def test_formats_introduce_themselves(fmt):
    assert FORMATS[fmt.name] is fmt
    assert fmt.title
    assert all(suffix.startswith(".") for suffix in fmt.suffixes)
    assert fmt.capabilities.reads or fmt.capabilities.writes


@ALL
def test_what_a_format_cannot_do_it_says(fmt, tmp_path):
    from birdann.core.errors import TableError

    path = file_of(fmt, tmp_path)
    if not fmt.capabilities.writes:
        with pytest.raises(WriteError, match="does not write"):
            fmt.write([], path)
    if not fmt.capabilities.reads:
        with pytest.raises(TableError, match="does not read"):
            list(fmt.read(path))


NAMES_OF_PEOPLE = {
    "kaleidoscope", "audacity", "crowsetta-simple", "crowsetta-generic", "textgrid", "elan",
    "sonic-visualiser",
}  # fmt: skip
"""People note two names in one cell, and signs such as "?" for none."""


def is_named(name, fmt):
    no_names = MEANS_NOTHING | (MISSING if fmt.name in TABLES_OF_OTHERS else set())
    of_people = fmt.name in NAMES_OF_PEOPLE
    is_sign = bool(name) and all(unicodedata.category(c)[0] in "PSZ" for c in name)
    is_one = not of_people or (len(names_in(name)) < 2 and not is_sign)
    return is_one and name.casefold() not in no_names


@ROUND
@settings(max_examples=30)
@given(data=st.data())
def test_what_is_written_is_read(fmt, tmp_path_factory, data):
    # "Wren;0.9" is a proposal where there is no other place for one; AviaNZ reserves ">".
    reserved = RESERVED.get(fmt.name, "\n")
    names = NAMES.filter(lambda n: reserved not in n and is_named(n, fmt))
    records = data.draw(st.lists(annotations(names), max_size=5))
    path = file_of(fmt, tmp_path_factory.mktemp("out"))
    report = fmt.write(records, path)
    assert report.rows == len(records)
    back, given = ([carried(r, fmt) for r in those] for those in (rows_of(fmt, path), records))
    assert (
        (sorted(back, key=repr) == sorted(given, key=repr))
        if fmt.name in GROUPED
        else (back == given)
    )


SEVERAL = {n: f for n, f in BOTH.items() if not f.capabilities.per_recording}
PLACES = st.sampled_from(["a.wav", "n/a.wav", "é è/b.flac", "=x/-y.wav", "C D/'c'.WAV"])


@pytest.mark.parametrize("fmt", SEVERAL.values(), ids=list(SEVERAL))
@settings(max_examples=20)
@given(data=st.data())
def test_several_recordings_stay_apart(fmt, tmp_path_factory, data):
    names = NAMES.filter(lambda n: is_named(n, fmt))
    drawn = data.draw(st.lists(st.tuples(annotations(names), PLACES), max_size=6))
    records = [replace(one, recording=place) for one, place in drawn]
    records.sort(key=lambda record: record.recording)
    path = file_of(fmt, tmp_path_factory.mktemp("out"))
    assert fmt.write(iter(records), path).rows == len(records)
    assert [carried(r, fmt) for r in fmt.read(path)] == [carried(r, fmt) for r in records]


@ROUND
@pytest.mark.parametrize("name", ["NA", "Nil"])
def test_a_species_may_be_called_as_tables_call_a_missing_value(fmt, name, tmp_path):
    path = file_of(fmt, tmp_path)
    given = Annotation(recording="a.wav", start_s=0, end_s=1, species=name, status="confirmed")
    fmt.write([given, replace(given, start_s=2, end_s=3)], path)
    read = [row.species for row in fmt.read(path)]
    assert read == ["" if fmt.name in TABLES_OF_OTHERS else name] * 2
    assert bool(changed_names(fmt.name, [name])) == (fmt.name in TABLES_OF_OTHERS)


@ROUND
@settings(max_examples=12)
@given(data=st.data())
def test_what_was_read_is_written_the_same_again(fmt, tmp_path_factory, data):
    reserved = RESERVED.get(fmt.name, "\n")
    names = NAMES.filter(lambda n: reserved not in n and is_named(n, fmt))
    folder = tmp_path_factory.mktemp("out")
    path, again = file_of(fmt, folder), file_of(fmt, tmp_path_factory.mktemp("again"))
    fmt.write(data.draw(st.lists(annotations(names), max_size=4)), path)
    fmt.write(rows_of(fmt, path), again)
    twice = file_of(fmt, tmp_path_factory.mktemp("twice"))
    fmt.write(rows_of(fmt, again), twice)
    assert content_of(twice) == content_of(again)


def content_of(path):
    """Return what a file holds; a workbook also has the time at which it was written."""
    return list(sheet_rows(path)) if is_workbook(path) else path.read_bytes()


WRITERS = {n: f for n, f in FORMATS.items() if f.capabilities.writes and f.suffixes[0] != ".json"}
NO_SHEETS = {"audacity", "avianz", "textgrid", "elan", "sonic-visualiser"}
SHEETS = {n: f for n, f in WRITERS.items() if n not in NO_SHEETS}
FORMULA = "=HYPERLINK(A1)!A0"


@pytest.mark.parametrize("fmt", SHEETS.values(), ids=list(SHEETS))
@pytest.mark.parametrize("start", ["=", "+", "-", "@", "＝"])
def test_no_cell_runs_in_a_spreadsheet(fmt, tmp_path, start):
    evil = start + FORMULA
    record = Annotation(
        recording=evil, start_s=1.0, end_s=2.0, species=evil, reviewer=evil, runner_up=evil,
        list_species=(evil,), status="confirmed", device=evil, serial=evil, segment_id="s",
        start_clock=datetime(2024, 1, 1, tzinfo=UTC), latitude_deg=1.0, longitude_deg=2.0,
    )  # fmt: skip
    path = tmp_path / ("x.xlsx" if fmt.name == "excel" else "x.csv")
    fmt.write([record], path)
    if is_workbook(path):
        cells = [cell for _, row in sheet_rows(path) for cell in row]
    else:
        lines = path.read_text(encoding="utf-8").splitlines()
        separator = "\t" if fmt.name == "raven" else ","
        cells = [cell for row in csv.reader(lines, delimiter=separator) for cell in row]
    assert any(FORMULA in cell for cell in cells)
    numbers = re.compile(r"-?\d+(\.\d+)?")
    assert not [c for c in cells if c.startswith(start) and not numbers.fullmatch(c)]


@pytest.mark.parametrize("fmt", WRITERS.values(), ids=list(WRITERS))
def test_a_write_that_fails_leaves_what_was_there(fmt, tmp_path):
    path = file_of(fmt, tmp_path)
    path.write_text("before")

    def failing():
        yield Annotation(recording="a.wav", start_s=1.0, end_s=2.0, species="Wren")
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        fmt.write(failing(), path)
    assert path.read_text() == "before"
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


@ROUND
@pytest.mark.parametrize(
    "name", ["=1+1", "'Apapane", "Grive, variée", 'the "loud" one', "two\nlines", "tab\tbed", "鳥"]
)
def test_no_name_breaks_a_row(fmt, tmp_path, name):
    path = file_of(fmt, tmp_path)
    record = Annotation(recording="a.wav", start_s=1.0, end_s=2.0, species=name)
    fmt.write([record, record], path)
    back = list(fmt.read(path))
    assert len(back) == 2
    assert {" ".join(r.species.split()) for r in back} == {" ".join(name.split())}


@ROUND
def test_its_own_files_are_recognised_and_stable(fmt, tmp_path):
    record = Annotation(recording="a.wav", start_s=1.0, end_s=2.0, low_hz=1.0, high_hz=2.0)
    path = file_of(fmt, tmp_path)
    again = tmp_path / "again" / path.name
    again.parent.mkdir()
    fmt.write([record], path)
    fmt.write([record], again)
    assert parts_of(path) == parts_of(again)
    surest = max(FORMATS.values(), key=lambda other: other.identify(path))
    assert surest is fmt


@READ
@settings(max_examples=30)
@given(content=st.binary(max_size=300))
def test_no_bytes_crash_a_reader(fmt, tmp_path_factory, content):
    from birdann.core.errors import TableError

    path = file_of(fmt, tmp_path_factory.mktemp("in"))
    own = tmp_path_factory.mktemp("own")
    heads = [b"", *HEADS.get(fmt.name, [])]
    if fmt.capabilities.writes:
        fmt.write([], file_of(fmt, own))
        heads.append(file_of(fmt, own).read_bytes())
    for head in heads:
        path.write_bytes(head + content)
        assert 0.0 <= fmt.identify(path) <= 1.0
        try:
            rows = list(fmt.read(path))
        except TableError:
            continue
        assert all(isinstance(row, Annotation | RowError) for row in rows)


@pytest.mark.parametrize("name", PER_RECORDING)
def test_names_too_long_for_a_file_are_shortened_and_said(name, tmp_path):
    def written(folder, *recordings):
        folder.mkdir()
        records = [
            Annotation(recording=f"x/{recording}", start_s=1.0, end_s=2.0)
            for recording in recordings
        ]
        report = FORMATS[name].write(records, folder)
        return report.dropped, sorted(path.name for path in (folder / "x").iterdir())

    dropped, (short,) = written(tmp_path / "short", "a.wav")
    assert dropped == ()
    ending = short.removeprefix("a.wav")
    longest = "a" * (251 - len(ending)) + ".wav"
    assert written(tmp_path / "fits", longest) == ((), [longest + ending])
    names = (f"b{longest}", f"c{longest}", "ö" * 125 + ".wav", "ö" * 125 + "a.wav")
    dropped, files = written(tmp_path / "long", *names)
    n_shortened = len([file for file in files if not file.startswith(names)])
    assert n_shortened >= 2
    assert len(files) == len(names)
    assert all(len(file.encode()) <= 255 and file.endswith(ending) for file in files)
    assert len(dropped) == 1
    assert f"whole names of {n_shortened} files: too long" in dropped[0]


@pytest.mark.parametrize("name", PER_RECORDING)
def test_a_folder_gets_one_table_per_recording(name, tmp_path):
    fmt = FORMATS[name]
    records = [
        Annotation(recording=recording, start_s=1.0, end_s=2.0, runner_up="Owl")
        for recording in ("a.wav", "a.wav", "x/b.wav", "../../c.wav")
    ]
    report = fmt.write(records, tmp_path)
    assert report.rows == 4
    assert report.dropped == ("runner-up: 4 segments",)
    written = {p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*") if p.is_file()}
    assert {Path(w).as_posix().split(".wav")[0] for w in written} == {"a", "x/b", "c"}
    with pytest.raises(WriteError, match="Choose a folder"):
        fmt.write(records, tmp_path / "one.txt")


@pytest.mark.parametrize("name", PER_RECORDING)
def test_a_recording_without_calls_gives_an_empty_table(name, tmp_path):
    path = file_of(FORMATS[name], tmp_path)
    FORMATS[name].write([], path)
    assert list(FORMATS[name].read(path)) == []


def test_tables_of_other_programs(shared_data):
    counts = {}
    for path in sorted((shared_data / "formats").glob("*.txt")):
        fmt = max(FORMATS.values(), key=lambda other: other.identify(path))
        rows = list(fmt.read(path))
        assert not [row for row in rows if isinstance(row, RowError)], path
        counts[path.name] = (fmt.name, len(rows), any(row.species for row in rows))
    assert counts["405_marron1_June_14_2016_69640887.audacity.txt"][0] == "audacity"
    assert counts["EmptyExample.Table.1.selections.txt"] == ("raven", 0, False)
    assert counts["raven_with_Annotation_col.txt"][2]


@pytest.mark.parametrize("name", ["csv", "raven", "kaleidoscope", "crowsetta-generic"])
def test_tables_are_read_a_row_at_a_time(name, tmp_path):
    import tracemalloc

    path = file_of(FORMATS[name], tmp_path)
    record = Annotation(recording="W" * 4000 + ".wav", start_s=1.0, end_s=2.0, species="Wren")
    FORMATS[name].write((record for _ in range(2_500)), path)
    assert path.stat().st_size > 8_000_000
    tracemalloc.start()
    try:
        assert sum(row.end_s for row in FORMATS[name].read(path)) == 5_000
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak_bytes < 5_000_000


@pytest.mark.parametrize("fmt", BOTH.values(), ids=list(BOTH))
@pytest.mark.parametrize("probability", [0.93, 0.0, 1.0, 1 / 3, None])
def test_a_proposal_stays_a_proposal(fmt, tmp_path, probability):
    """Whatever the format: what a machine said is never read as what a person said."""
    row = Annotation(
        recording="a.wav", start_s=1.0, end_s=2.0, low_hz=1000.0, high_hz=2000.0,
        species="Wren", status="predicted", probability=probability,
    )  # fmt: skip
    path = file_of(fmt, tmp_path)
    fmt.write([row], path)
    (back,) = fmt.read(path)
    assert back.species == "Wren"
    assert back.status in {"predicted", ""}
    assert back.status == "predicted" or back.probability is not None
    if probability is not None and fmt.name in {"csv", "raven"}:
        assert back.probability == pytest.approx(probability, abs=1e-6)


PROPOSED = Annotation(
    recording="a.wav", start_s=1.0, end_s=2.0, low_hz=1000.0, high_hz=2000.0,
    species="Wren", status="predicted", probability=0.637,
)  # fmt: skip
SAID = replace(PROPOSED, status="confirmed", start_s=3.0, end_s=4.0)
WITHOUT_AUTHOR = ("audacity", "crowsetta-simple", "sonic-visualiser")


def written_names(fmt, path):
    """Return the text of each cell, interval, or attribute of what a format wrote."""
    return re.split(r'[\t\n,"<>]', path.read_text("utf-8"))


def test_the_formats_without_a_column_for_scores_are_known():
    assert set(WITH_SCORES) == set(NAMES_ONLY)


@pytest.mark.parametrize("name", NAMES_ONLY)
def test_a_name_has_no_score_unless_it_was_asked_for(name, tmp_path):
    fmt = FORMATS[name]
    path = file_of(fmt, tmp_path)
    fmt.write([PROPOSED, SAID], path)
    names = written_names(fmt, path)
    assert names.count("Wren") >= (1 if name in WITHOUT_AUTHOR else 2)
    assert names.count("Wren;?") == (name in WITHOUT_AUTHOR)
    assert not [word for word in names if "0.637" in word]


@pytest.mark.parametrize("name", NAMES_ONLY)
def test_a_name_has_its_score_where_it_was_asked_for(name, tmp_path):
    fmt = WITH_SCORES[name]
    path = file_of(fmt, tmp_path)
    fmt.write([PROPOSED, SAID, replace(PROPOSED, start_s=5, end_s=6, probability=None)], path)
    assert written_names(fmt, path).count("Wren;0.637") == 1
    read = sorted(fmt.read(path), key=lambda row: row.start_s)
    assert [(row.species, row.status, row.probability) for row in read] == [
        ("Wren", "predicted", 0.637),
        ("Wren", "", None),
        ("Wren", "predicted", None),
    ]


@pytest.mark.parametrize("name", NAMES_ONLY)
@pytest.mark.parametrize("species", ["Wren", "Wren (predicted)", "Tit 2", "Wren (points)"])
def test_names_of_persons_and_of_programs_stay_apart(name, species, tmp_path):
    """Also where sounds overlap, are points, or a species is called like a mark."""
    fmt = FORMATS[name]
    path = file_of(fmt, tmp_path)
    rows = [
        replace(state, species=species, start_s=start_s, end_s=end_s)
        for state in (PROPOSED, SAID)
        for start_s, end_s in [(1.0, 3.0), (2.0, 4.0), (5.0, 5.0), (5.0, 5.0)]
    ]
    fmt.write(rows, path)
    counts = Counter((row.species, row.status) for row in fmt.read(path))
    assert counts == {(species, "predicted"): 4, (species, ""): 4}


@pytest.mark.parametrize("name", ["textgrid", "elan"])
def test_a_name_that_a_person_changed_on_a_tier_of_predictions_is_a_persons(name, tmp_path):
    fmt = FORMATS[name]
    path = file_of(fmt, tmp_path)
    fmt.write([PROPOSED], path)
    text = path.read_text("utf-8")
    for before, after in (('"Wren"', '"Owl"'), (">Wren<", ">Owl<")):
        text = text.replace(before, after)
    path.write_text(text, encoding="utf-8")
    (back,) = fmt.read(path)
    assert (back.species, back.status) == ("Owl", "")

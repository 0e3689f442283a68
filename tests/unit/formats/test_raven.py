"""Selection tables as programs other than this one write them."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from birdann.core.errors import TableError
from birdann.formats.raven import COLUMNS, RavenTable
from birdann.formats.records import Annotation, Remark, RowError
from tests.table_rows import require

HEADER = "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)"
TABLES = {  # rows of a table, and what they say
    "a waveform row beside its spectrogram row is passed over": (
        [HEADER, "1\tWaveform 1\t1\t1.0\t2.0\t\t", "1\tSpectrogram 1\t1\t1.0\t2.0\t500.0\t900.0",
         "2\tWaveform 1\t1\t3.0\t4.0\t\t"],
        {"start_s": [1.0, 3.0], "low_hz": [500.0, None]},
    ),
    "several files count within each file": (
        [HEADER + "\tBegin Path\tFile Offset (s)\tSpecies",
         "1\tSpectrogram 1\t1\t1.0\t1.5\t1\t2\tD:\\rec\\a.wav\t1.0\tOwl",
         "2\tSpectrogram 1\t1\t61.0\t61.5\t1\t2\tD:\\rec\\b.wav\t1.25\tWren"],
        {"recording": ["D:/rec/a.wav", "D:/rec/b.wav"], "start_s": [1.0, 1.25], "end_s": [1.5, 1.75],
         "species": ["Owl", "Wren"]},
    ),
    "several files without offsets cannot be placed": (
        [HEADER + "\tBegin File", "1\tSpectrogram 1\t1\t1.0\t1.5\t1\t2\ta.wav",
         "2\tSpectrogram 1\t1\t61.0\t61.5\t1\t2\tb.wav"],
        {"species": [], "errors": [(2, "File Offset (s)"), (3, "File Offset (s)")]},
    ),
    **{f"trailing tabs, short rows, no last line end, {end!r}": (
        [end.join([HEADER + "\tAnnotation\tNotes\t", "1\tSpectrogram 1\t1\t1.0\t2.0\t500\t900\tOwl",
                   "2\tSpectrogram 1\t1\t3.0\t4.0\t500\t900\t\t\t"])],
        {"species": ["Owl", ""], "recording": ["a", "a"]},
    ) for end in ("\n", "\r\n")},
    "BirdNET's": (
        [HEADER + "\tCommon Name\tSpecies Code\tConfidence\tBegin Path\tFile Offset (s)",
         "1\tSpectrogram 1\t1\t0\t3.0\t0\t15000\tVaried Thrush\tvarthr\t0.9253\t/x/a.wav\t0"],
        {"species": ["Varied Thrush"], "probability": [0.9253], "recording": ["/x/a.wav"],
         "other_names": [("varthr",)]},
    ),
    "bad rows are named and the rest is read": (
        [HEADER, "1\tS\t1\tdawn\t2", "2\tS\t1\t5\t2", "3\tS\t1\t1\tnan", "4\tS\t1\t1\t2", ""],
        {"start_s": [1.0], "errors": [(2, "dawn"), (3, "ends before"), (4, "times")]},
    ),
    "columns that birdann writes, of others": (
        ["Selection\tBegin Time (s)\tEnd Time (s)\tSpecies\tCertainty\tCall Type",
         "1\t1\t2\tWren\tnearly\tsong", "2\t3\t4\t\t\tsong", ""],
        {"species": ["Wren", ""], "certainty": ["", ""], "call_type": ["", ""],
         "extra": [{"Certainty": "nearly", "Call Type": "song"}, {"Call Type": "song"}],
         "notes": ["1 sound has no species in the column “Species”"]},
    ),
    "reviewers of other tables stay theirs": (
        ["Selection\tBegin Time (s)\tEnd Time (s)\tSpecies\tReviewer\tReview Date",
         "1\t1\t2\tWren\tAda\t2025-05-04 10:11:12", "2\t3\t4\tWren\tBen\tMay", ""],
        {"reviewer": ["Ada", "Ben"], "reviewed_at": [datetime(2025, 5, 4, 10, 11, 12).astimezone(), None],
         "extra": [{"Review Date": "2025-05-04 10:11:12"}, {"Review Date": "May"}]},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TABLES)
def test_a_table_is_read_as_what_it_says(tmp_path, case):
    lines, says = TABLES[case]
    require(tmp_path / "a.Table.1.selections.txt", "\n".join(lines), says, RavenTable())


def test_other_tables_are_refused(text_file):
    path = text_file("a.txt", "file,labels\n")
    with pytest.raises(TableError, match="not a Raven selection table"):
        list(RavenTable().read(path))


def test_what_raven_needs_is_written(tmp_path):
    record = Annotation(recording="x/a.wav", start_s=1.0, end_s=2.0, low_hz=5.0, high_hz=6.0)
    RavenTable().write([record, record], tmp_path / "t.txt")
    content = (tmp_path / "t.txt").read_bytes()
    assert not content.startswith(b"\xef\xbb\xbf")  # Raven does not like a byte order mark
    header, first, second = content.decode().splitlines()
    columns = tuple(column.name for column in COLUMNS)
    assert tuple(header.split("\t")) == columns
    cells = dict(zip(columns, second.split("\t"), strict=True))
    assert (cells["Selection"], cells["View"], cells["Channel"]) == ("2", "Spectrogram 1", "1")
    assert cells["Begin File"] == "a.wav"
    assert first.count("\t") == len(columns) - 1


def test_one_table_for_several_recordings_goes_on_in_time(tmp_path):
    records = [
        Annotation(recording=f"n/{name}.wav", start_s=1.0, end_s=2.0, low_hz=5.0, high_hz=6.0,
                   recording_duration_s=60.0)
        for name in "aab"
    ]  # fmt: skip
    path = tmp_path / "all.txt"
    assert RavenTable().write(records, path).rows == 3
    begins = [line.split("\t")[3] for line in path.read_text().splitlines()[1:]]
    assert begins == ["1.0", "1.0", "61.0"]
    back = list(RavenTable().read(path))
    assert [(r.recording, r.start_s, r.end_s) for r in back] == [
        (r.recording, 1.0, 2.0) for r in records
    ]


def test_a_spreadsheet_is_told_from_a_table(tmp_path):
    path = tmp_path / "a.txt"
    path.write_bytes(b"PK\x03\x04 xl/workbook.xml")
    with pytest.raises(TableError, match="Save it as “CSV UTF-8”"):
        list(RavenTable().read(path))


DOUBT = Annotation(
    recording="a.wav", start_s=1.0, end_s=2.0, species="Wren", status="corrected",
    certainty="possible", call_type="=song", note=Remark("faint\nfar"),
)  # fmt: skip


def test_certainty_type_and_note_come_back(tmp_path):
    path = tmp_path / "a.wav.Table.1.selections.txt"
    nameless = replace(DOUBT, species="", status="rejected")
    report = RavenTable().write([DOUBT, nameless], path)
    assert not any("certainty" in note or "note" in note for note in report.dropped)
    for row, species in zip(RavenTable().read(path), ("Wren", ""), strict=True):
        assert (row.species, row.certainty, row.call_type) == (species, "possible", "=song")
        assert row.note == Remark("faint far")
    assert [line.extra for line in RavenTable().read(path)] == [{}, {}]


def test_a_time_of_review_that_birdann_wrote_and_another_program_changed_is_named(tmp_path):
    path = tmp_path / "a.txt"
    table = Annotation(
        recording="a.wav", start_s=1, end_s=2, reviewer="Ada",
        reviewed_at=datetime(2025, 5, 4, 10, 11, 12, tzinfo=UTC),
    )  # fmt: skip
    RavenTable().write([table, replace(table, start_s=3, end_s=4)], path)
    path.write_text(path.read_text().replace("2025-05-04T10:11:12", "04.05.2025 10:11", 1))
    error, row = RavenTable().read(path)
    assert isinstance(error, RowError)
    assert "04.05.2025" in error.message
    assert row.reviewed_at == table.reviewed_at


def test_the_channel_of_a_selection_is_kept(tmp_path, text_file):
    path = text_file(
        "a.txt",
        "Selection\tChannel\tBegin Time (s)\tEnd Time (s)\tSpecies\n1\t1\t1\t2\tWren\n2\t2\t3\t4\tWren\n",
    )
    rows = list(RavenTable().read(path))
    assert [row.extra for row in rows] == [{"Channel": "1"}, {"Channel": "2"}]
    RavenTable().write(rows, tmp_path / "b.txt")
    lines = (tmp_path / "b.txt").read_text().splitlines()
    assert [line.split("\t")[2] for line in lines] == ["Channel", "1", "2"]
    assert lines[0].count("Channel") == 1
    beside = [replace(rows[0], extra={"Channel": ""}), rows[1]]
    RavenTable().write(beside, tmp_path / "c.txt")
    lines = (tmp_path / "c.txt").read_text().splitlines()
    assert [line.split("\t")[2] for line in lines] == ["Channel", "1", "2"]


def test_who_when_and_by_which_model_go_along(tmp_path):
    at = datetime(2024, 5, 1, 10, 30, tzinfo=UTC)
    one = Annotation(
        recording="a.wav", start_s=1.0, end_s=2.0, species="Wren", status="confirmed",
        reviewer="Ada", reviewed_at=at, model_run="1" * 32, list_species=("Owl", "Wren"),
    )  # fmt: skip
    report = RavenTable().write([one], tmp_path / "a.txt")
    header, cells = (line.split("\t") for line in (tmp_path / "a.txt").read_text().splitlines())
    written = dict(zip(header, cells, strict=True))
    assert [written[name] for name in ("Reviewer", "Reviewed At", "Model", "Species List")] == [
        "Ada", at.isoformat(), "1" * 32, "Owl;Wren",
    ]  # fmt: skip
    assert report.dropped == ()
    (again,) = RavenTable().read(tmp_path / "a.txt")
    assert (again.reviewer, again.reviewed_at, again.model_run) == ("Ada", at, "1" * 32)
    assert again.list_species == ("Owl", "Wren")
    assert again.extra == {}

"""The table that other programs read."""

import csv
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from birdann.core.errors import TableError, WriteError
from birdann.core.provenance import Program
from birdann.formats.records import Annotation, ProgramDetection, Remark, RowError, SecondReading
from birdann.formats.segments_csv import SegmentsCsv
from tests.csv_rows import csv_rows

FULL = Annotation(
    recording="north/a.wav",
    segment_id="0" * 32,
    start_s=1.25,
    end_s=1.5,
    low_hz=1000.0,
    high_hz=2000.5,
    species="Varied Thrush",
    scientific_name="Ixoreus naevius",
    other_names=("Ixoreus naevius",),
    probability=0.875,
    status="confirmed",
    mode="transductive",
    runner_up="Owl",
    runner_up_probability=0.125,
    list_species=("Owl", "Varied Thrush"),
    list_start_s=60.0,
    list_end_s=120.0,
    reviewer="Ada",
    reviewed_at=datetime(2024, 5, 1, 10, 30, tzinfo=UTC),
    model_run="1" * 32,
    start_clock=datetime(2024, 5, 1, 4, 30, 1, 250_000, tzinfo=timezone(timedelta(hours=-8))),
    none_probability=0.0625,
    probability_if_call=0.933333,
    certainty="probable",
    call_type="song",
    note=Remark("two birds", "Bob", datetime(2024, 5, 2, 10, tzinfo=UTC)),
    recording_note=Remark("wind", "Ada"),
    readings=(
        SecondReading(
            status="corrected",
            species="Owl",
            reviewer="Bob",
            certainty="possible",
            reviewed_at=datetime(2024, 5, 2, 10, tzinfo=UTC),
        ),
    ),
    found=ProgramDetection(Program(name="BirdNET", version="2.4"), "Thrush", 0.5),
    also_found=(ProgramDetection(Program(name="Raven"), "Owl", 0.25),),
    table="Raven",
    site="North bog",
    call_probability=0.75,
    animal_probability=0.875,
)
REJECTED = Annotation(
    recording="b.wav", start_s=0.5, end_s=0.75, status="rejected", rejected_species="Owl"
)
BARE = Annotation(recording="b.wav", start_s=0.0, end_s=0.1, status="unlabelled")

GOLDEN = (
    "recording,segment_id,start_s,end_s,low_hz,high_hz,species,probability,status,mode,"
    "runner_up,runner_up_probability,list_species,reviewer,reviewed_at,model_run,"
    "start_clock,none_probability,probability_if_call,certainty,call_type,rejected_species,"
    "note,program,program_version,program_species,program_score,call_probability,animal_probability,"
    "note_author,note_at,recording_note,recording_note_author,recording_note_at,readings,"
    "further_proposals,table_program,site,scientific_name,list_start_s,list_end_s\r\n"
    "north/a.wav,00000000000000000000000000000000,1.25,1.5,1000.0,2000.5,"
    "Varied Thrush,0.875000,confirmed,transductive,Owl,0.125000,Owl;Varied Thrush,Ada,"
    "2024-05-01T10:30:00+00:00,11111111111111111111111111111111,"
    "2024-05-01T04:30:01.250-08:00,0.062500,0.933333,probable,song,,two birds,BirdNET,2.4,Thrush,0.5,0.750000,0.875000,"
    'Bob,2024-05-02T10:00:00+00:00,wind,Ada,,"[{""status"": ""corrected"", ""species"": ""Owl"", '
    '""reviewer"": ""Bob"", ""reviewed_at"": ""2024-05-02T10:00:00+00:00"", '
    '""certainty"": ""possible""}]","[{""program"": ""Raven"", ""program_species"": ""Owl"", '
    '""program_score"": 0.25}]",Raven,North bog,Ixoreus naevius,60.0,120.0\r\n'
    "b.wav,,0.5,0.75,,,,,rejected,,,,,,,,,,,,,Owl,,,,,,,,,,,,,,,,,,,\r\n"
    "b.wav,,0.0,0.1,,,,,unlabelled,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,\r\n"
)


def test_bytes_are_stable(tmp_path):
    report = SegmentsCsv().write([FULL, REJECTED, BARE], tmp_path / "out.csv")
    assert (tmp_path / "out.csv").read_bytes().decode() == GOLDEN
    assert (report.rows, report.dropped) == (3, ())


def test_what_is_written_can_be_read(tmp_path):
    SegmentsCsv().write([FULL, BARE], tmp_path / "out.csv")
    assert list(SegmentsCsv().read(tmp_path / "out.csv")) == [FULL, BARE]
    assert SegmentsCsv().identify(tmp_path / "out.csv") == 1.0


@pytest.mark.parametrize("name", ["=1+1", "+x", "-rec.wav", "@SUM(A1)", "'quoted", "\tx"])
def test_no_cell_runs_in_a_spreadsheet(tmp_path, name):
    record = Annotation(recording="a.wav", start_s=0, end_s=1, species=name, reviewer=name)
    SegmentsCsv().write([record], tmp_path / "out.csv")
    row = csv_rows(tmp_path / "out.csv")[0]
    for column in ("species", "reviewer"):
        assert row[column] == f"'{name}"
    (back,) = SegmentsCsv().read(tmp_path / "out.csv")
    assert (back.species, back.reviewer) == (name, name)


@pytest.mark.parametrize("cell", ["Bob said Owl", '{"status": 1}', "[1]", '[{"status": "x"}]'])
def test_readings_that_birdann_did_not_write_are_named(tmp_path, cell):
    path = tmp_path / "in.csv"
    with path.open("w", newline="") as file:
        csv.writer(file).writerows(
            [["recording", "start_s", "end_s", "readings"], ["a.wav", "0", "1", cell]]
        )
    (row,) = SegmentsCsv().read(path)
    assert isinstance(row, RowError)


def test_separator_in_a_species_name_is_reported(tmp_path):
    record = Annotation(recording="a.wav", start_s=0, end_s=1, list_species=("a;b", "c"))
    report = SegmentsCsv().write([record], tmp_path / "out.csv")
    assert len(report.dropped) == 1


def test_bad_rows_are_named_and_the_rest_is_read(text_file):
    path = text_file(
        "in.csv", "recording,start_s,end_s\na.wav,0,1\nb.wav,dawn,2\nc.wav,1\nd.wav,2,3\n"
    )
    rows = list(SegmentsCsv().read(path))
    assert [type(row) for row in rows] == [Annotation, RowError, RowError, Annotation]
    assert [row.line for row in rows[1:3]] == [3, 4]


def test_other_tables_are_refused(text_file):
    path = text_file("in.csv", "file,labels\na.wav,Owl\n")
    with pytest.raises(TableError, match="not a table of birdann segments"):
        list(SegmentsCsv().read(path))
    assert SegmentsCsv().identify(path) == 0.0


def test_a_table_that_it_cannot_read_is_not_taken_for_one(text_file):
    path = text_file("lists.csv", "file,species,note\na.wav,Wren,wet\n")
    assert SegmentsCsv().identify(path) == 0.0


def test_a_failure_leaves_the_old_file(tmp_path, text_file):
    path = text_file("out.csv", "old")

    def records():
        yield BARE
        raise OSError(28, "No space left on device")

    with pytest.raises(WriteError, match="No space left"):
        SegmentsCsv().write(records(), path)
    assert path.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["out.csv"]


def test_columns_of_other_programs_are_written_beside(tmp_path):
    rows = [
        Annotation(recording="a.wav", start_s=0, end_s=1, extra={"Distance": "12", "note": "x"}),
        Annotation(recording="a.wav", start_s=2, end_s=3, extra={"Distance": "=1", "note": ""}),
    ]
    SegmentsCsv().write(rows, tmp_path / "out.csv")
    read = csv_rows(tmp_path / "out.csv")
    assert [row["Distance"] for row in read] == ["12", "'=1"]
    assert [row["note"] for row in read] == ["", ""]  # which is birdann's own column


def test_a_time_of_review_keeps_its_digits_and_is_in_a_zone(tmp_path):
    at = datetime(2024, 5, 1, 10, 30, 0, 123_456, tzinfo=UTC)
    SegmentsCsv().write([replace(FULL, reviewed_at=at)], tmp_path / "out.csv")
    (back,) = SegmentsCsv().read(tmp_path / "out.csv")
    assert back.reviewed_at == at
    text = (tmp_path / "out.csv").read_text().replace("+00:00", "")
    (tmp_path / "out.csv").write_text(text)
    (back,) = SegmentsCsv().read(tmp_path / "out.csv")
    assert back.reviewed_at == at


def test_scores_of_a_model_run_are_that_runs(tmp_path):
    row = Annotation(
        recording="a.wav", start_s=0, end_s=1, species="Wren", status="predicted",
        probability=0.75, model_run="i7",
    )  # fmt: skip
    SegmentsCsv().write([row], tmp_path / "out.csv")
    (back,) = SegmentsCsv().read(tmp_path / "out.csv")
    assert back.found == ProgramDetection(Program(name="birdann", version="i7"), "Wren", 0.75)


@pytest.mark.parametrize("told", ["04.05.2025 04:30:01", "5/4/2025 4:30", "45781.1875"])
def test_a_clock_that_a_spreadsheet_wrote_its_own_way_keeps_no_row_out(tmp_path, told):
    path = tmp_path / "in.csv"
    SegmentsCsv().write([FULL], path)
    path.write_text(
        path.read_text().replace(FULL.start_clock.isoformat(timespec="milliseconds"), told)
    )
    assert told in path.read_text()
    (back,) = SegmentsCsv().read(path)
    assert back.start_clock is None
    assert (back.species, back.status, back.reviewer) == (FULL.species, "confirmed", "Ada")


def test_a_time_of_review_that_is_none_is_named(tmp_path):
    path = tmp_path / "in.csv"
    SegmentsCsv().write([FULL], path)
    path.write_text(path.read_text().replace("2024-05-01T10:30:00+00:00", "yesterday", 1))
    (row,) = SegmentsCsv().read(path)
    assert isinstance(row, RowError)
    assert "“yesterday” in “reviewed_at” is not a valid time" in row.message


def test_empty_cells_left_out_at_the_end_of_a_row_are_empty(tmp_path):
    """As workbooks leave them out: rejected as no call, which is not rejected as unknown."""
    path = tmp_path / "out.csv"
    SegmentsCsv().write([replace(REJECTED, rejected_species="")], path)
    header, row = path.read_text().splitlines()
    path.write_text(f"{header}\n{row.rstrip(',')}\n")
    (read,) = SegmentsCsv().read(path)
    assert (read.status, read.rejected_species) == ("rejected", "")

"""Calls that follow each other closely as one row: songs and bouts."""

from datetime import UTC, datetime

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    LabelSegments,
    Outlines,
)
from birdann.app.exchange.export_filter import ExportFilter, joined_rows, joined_table
from birdann.app.exchange.exporting import export
from birdann.app.results.chart_data import ChartData, ChartQuery, Measure
from birdann.app.results.charts import chart_table
from birdann.app.results.ledger import methods
from birdann.app.results.summaries import Summary, export_summary
from birdann.core.detections import Detection, DetectionId
from birdann.core.errors import WriteError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SpeciesId, new_id
from birdann.core.labels import LabelState
from birdann.core.provenance import Program
from birdann.store import SegmentTable
from tests.csv_rows import csv_rows

CONFIRMED, CORRECTED, REJECTED = LabelState


@pytest.fixture
def outlined(session, factory):
    """Return what adds a recording with boxes and two species; they, and the ids of segments."""

    def outlined(*boxes, **changes):
        recording, species = (
            factory.recording("a.wav", **changes),
            [factory.species(name) for name in ("Owl", "Wren")],
        )
        session.execute(AddRecordings([recording]))
        session.execute(AddSpecies(species))
        segments = [factory.segment(recording.id, round(b.onset_s * 100), box=b) for b in boxes]
        session.execute(AddSegment(Outlines(segments)))
        return recording, *(one.id for one in species), [segment.id for segment in segments]

    return outlined


@pytest.fixture
def calls(session, outlined):
    """Wren at 1.0, 1.4, 1.8 and 5 s, Owl at 1.2 s, another sound at 1.6 s; 0.2 s each."""
    boxes = [
        TimeFreqBox(onset_s=at, offset_s=at + 0.2, low_hz=1000.0 + 10 * i, high_hz=2000.0 + i)
        for i, at in enumerate([1.0, 1.2, 1.4, 1.6, 1.8, 5.0])
    ]
    _, owl, wren, ids = outlined(*boxes)
    session.execute(LabelSegments([ids[0], ids[2], ids[5]], CONFIRMED, wren))
    session.execute(LabelSegments([ids[4]], CORRECTED, wren))
    session.execute(LabelSegments([ids[1]], CONFIRMED, owl))
    session.execute(LabelSegments([ids[3]], REJECTED, wren))
    return session


def exported(session, tmp_path, name="csv", **chosen):
    out = tmp_path / "out.csv"
    report = export(
        session.project, out, format_name=name, only=ExportFilter(**chosen), overwrite=True
    )
    return csv_rows(out), report


def test_calls_no_further_apart_are_one_row_with_their_number(calls, tmp_path):
    rows, report = exported(calls, tmp_path, join_s=0.25)
    told = [(r["species"], r["start_s"], r["end_s"], r["n_calls"], r["status"]) for r in rows]
    assert told == [
        ("Wren", "1.0", "2.0", "3", "corrected"),
        ("Owl", "1.2", "1.4", "1", "confirmed"),
        ("", "1.6", "1.8", "1", "rejected"),
        ("Wren", "5.0", "5.2", "1", "confirmed"),
    ]
    assert (rows[0]["low_hz"], rows[0]["high_hz"]) == ("1000.0", "2004.0")
    assert (report.rows, report.n_joined) == (4, 6)
    assert report.by_status["confirmed"] == 2
    assert report.lines()[0].endswith("out.csv, in 4 rows.")
    assert report.lines()[0].startswith("6 segments were written")
    exported(calls, tmp_path, join_s=0.5)
    told = " ".join(methods(calls.project))
    assert "In out.csv, segments of a species up to 0.5 s apart are one call." in told
    assert "0.25 s apart" not in told


def test_a_gap_of_nought_joins_what_touches_and_a_large_one_all_of_a_species(calls, tmp_path):
    assert len(exported(calls, tmp_path, join_s=0.0)[0]) == 6
    rows, _ = exported(calls, tmp_path, join_s=10.0)
    assert [(r["species"], r["n_calls"]) for r in rows] == [("Wren", "4"), ("Owl", "1"), ("", "1")]


@pytest.mark.parametrize(
    ("onsets_s", "n"),
    [
        ([0.2 * i for i in range(15)], 1),  # 15 windows of 3 s, one call
        ([0.0, 3.0, 6.0], 3),  # as of a program whose windows do not overlap
        ([0.0, 1.0, 7.0, 8.0, 20.0], 3),
    ],
    ids=["overlapping", "adjacent", "apart"],
)
@pytest.mark.parametrize("is_found", [True, False], ids=["windows", "outlined calls"])
def test_overlapping_windows_of_a_program_are_one_call_in_exports_and_results(
    session, outlined, tmp_path, onsets_s, n, is_found
):
    boxes = [
        TimeFreqBox(onset_s=at, offset_s=at + 3.0, low_hz=1000.0, high_hz=2000.0)
        for at in onsets_s
    ]
    start = datetime(2024, 5, 1, 4, tzinfo=UTC)
    recording, _, wren, ids = outlined(*boxes, n_frames=3_000_000, started_at=start)
    detections = [
        Detection(
            id=DetectionId(new_id()), recording_id=recording.id, program=Program(name="BirdNET"), onset_s=at,
            offset_s=at + 3.0, name="Wren", species_id=wren, score=0.9, segment_id=key,
        )
        for at, key in zip(onsets_s, ids, strict=True)
        if is_found
    ]  # fmt: skip
    with session.project.transaction("detections") as tx:
        tx.detections.put(detections)
    session.execute(LabelSegments(ids, CONFIRMED, wren))
    (row,), _ = exported(session, tmp_path, join_s=30.0)
    n_calls = n if is_found else len(onsets_s)
    assert row["n_calls"] == str(n_calls)
    with session.project.reader() as reader:
        found = chart_table(ChartData.of(reader), ChartQuery(measure=Measure.CALLS))
    assert found.count[found.rows.index("Wren"), 4] == n_calls


def test_the_matrix_has_a_column_of_each_species_in_use(calls, factory, tmp_path):
    calls.execute(AddSpecies([factory.species("Jay"), factory.species("Emu")]))
    export_summary(calls.project, tmp_path / "matrix.csv", Summary.MATRIX)
    head, row = (tmp_path / "matrix.csv").read_text(encoding="utf-8").splitlines()
    assert head.split(",")[4:] == ["Emu", "Jay", "Owl", "Wren"]
    assert row.split(",")[4:] == ["0", "0", "1", "4"]


def test_the_filter_comes_before_joining(calls, tmp_path):
    rows, _ = exported(
        calls,
        tmp_path,
        join_s=0.25,
        statuses=frozenset({"confirmed"}),
        species=frozenset({"Wren"}),
    )
    assert [(r["start_s"], r["n_calls"], r["status"]) for r in rows] == [
        ("1.0", "2", "confirmed"),
        ("5.0", "1", "confirmed"),
    ]
    rows, _ = exported(calls, tmp_path, join_s=0.5, statuses=frozenset({"confirmed"}))
    assert [(r["species"], r["n_calls"]) for r in rows] == [
        ("Wren", "2"),
        ("Owl", "1"),
        ("Wren", "1"),
    ]


def test_without_joining_there_is_no_number(calls, tmp_path):
    rows, report = exported(calls, tmp_path)
    assert "n_calls" not in rows[0]
    assert (len(rows), report.n_joined) == (6, None)


@pytest.mark.parametrize(
    ("name", "file_name"),
    [
        ("raven", "out.txt"),
        ("audacity", "out.txt"),
        ("aoef", "out.json"),
        ("kaleidoscope", "out.csv"),
        ("darwin-core", "out.csv"),
    ],
)
def test_other_formats_write_joined_rows_and_say_what_they_lack(calls, tmp_path, name, file_name):
    only = ExportFilter(join_s=0.25, species=frozenset({"Wren"}))
    out = tmp_path / file_name
    report = export(calls.project, out, format_name=name, only=only, location_deg=(1.0, 2.0))
    assert report.rows == 2
    if name not in {"csv", "raven"} and report.dropped:
        assert any("number of calls: 1 segment" in note for note in report.dropped)


@pytest.mark.parametrize(("summary", "expected"), [("species", {"Wren": "2", "Owl": "1"})])
def test_summaries_count_rows(calls, tmp_path, summary, expected):
    out = tmp_path / "s.csv"
    export_summary(calls.project, out, Summary(summary), only=ExportFilter(join_s=0.25))
    assert {r["species"]: r["segments"] for r in csv_rows(out)} == expected


@pytest.mark.parametrize("wrong", [-1.0, float("nan"), float("inf")])
def test_a_gap_that_is_none_is_refused(calls, tmp_path, wrong):
    with pytest.raises(WriteError, match="0 seconds or more"):
        exported(calls, tmp_path, join_s=wrong)


def table_of(onsets, lengths, species, recordings):
    n = len(onsets)
    order = np.lexsort((onsets, recordings))
    return SegmentTable(
        recording_ids=tuple(map(RecordingId, range(1, 4))),
        species_ids=tuple(map(SpeciesId, range(1, 4))),
        segment_ids=np.arange(1, n + 1),
        recording=np.array(recordings, dtype=np.int32)[order],
        onset_s=np.array(onsets)[order],
        offset_s=(np.array(onsets) + lengths)[order],
        low_hz=np.zeros(n),
        high_hz=np.ones(n),
        species=np.array(species, dtype=np.int32)[order],
        probability=np.full(n, 0.5),
        runner_up=np.full(n, -1, dtype=np.int32),
        runner_up_probability=np.zeros(n),
        label=np.full(n, -1, dtype=np.int8),
        label_species=np.full(n, -1, dtype=np.int32),
        call_probability=np.ones(n),
    )


@given(
    st.lists(
        st.tuples(st.floats(0, 30), st.floats(0, 5), st.integers(-1, 2), st.integers(0, 2)),
        min_size=1,
        max_size=25,
    ),
    st.floats(0, 4),
)
def test_rows_of_one_species_are_further_apart_than_the_gap(drawn, gap_s):
    """And what is joined hangs together: an independent account by the union of spans."""
    table = table_of(*map(list, zip(*drawn, strict=True)))
    taken = np.arange(len(table))
    first = joined_rows(table, taken, table.species.astype(np.int64), gap_s)
    rows = joined_table(table, table.species.astype(np.int64), taken, first)
    for recording in range(3):
        for species in range(3):
            mine = (table.recording == recording) & (table.species == species)
            spans: list[list[float]] = []
            for start, end in sorted(zip(table.onset_s[mine], table.offset_s[mine], strict=True)):
                if spans and start - spans[-1][1] <= gap_s:
                    spans[-1][1] = max(spans[-1][1], end)
                else:
                    spans.append([start, end])
            kept = (rows.recording == recording) & (rows.species == species)
            found = sorted(zip(rows.onset_s[kept], rows.offset_s[kept], strict=True))
            assert found == [tuple(span) for span in spans]
    assert (rows.species < 0).sum() == (table.species < 0).sum()

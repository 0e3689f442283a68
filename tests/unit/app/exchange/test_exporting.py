"""The table that leaves the project."""

import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import numpy as np
import pytest

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    LabelSegments,
    Outlines,
    SetSpeciesLists,
)
from birdann.app.exchange.export_filter import ExportFilter
from birdann.app.exchange.exporting import _add_location, export
from birdann.app.learning.calls import (
    expected_precision,
    min_call_probability,
    min_probability,
    set_min_call_probability,
    set_min_probability,
)
from birdann.app.learning.learn import learn
from birdann.app.maintenance.adding import add_paths
from birdann.app.results.summaries import Summary, export_summary
from birdann.app.segmenting.outlines import draw_all
from birdann.cli.main import main
from birdann.core.errors import Cancelled, SampleError, WriteError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import id_text
from birdann.core.labels import LabelState, ListState
from birdann.core.message import percent
from birdann.core.predictions import Mode
from birdann.core.recording import Site, SiteId
from birdann.core.training_report import TrainingReport
from birdann.formats.records import Annotation
from birdann.formats.segments_csv import SegmentsCsv
from tests.csv_rows import csv_rows
from tests.making import list_of, score_table

CONFIRMED, CORRECTED, REJECTED = LabelState


@pytest.fixture
def scored(session, factory):
    """One recording, six segments: scored with 0.6 Owl, 0.3 Wren, 0.1 Crow; the last is not."""
    recording = factory.recording("site/a.wav", started_at=datetime(2024, 5, 1, 4, 30, tzinfo=UTC))
    species = {name: factory.species(name) for name in ("Crow", "Owl", "Wren")}
    segments = [factory.segment(recording.id, 100 * (i + 1)) for i in range(6)]
    run, keys = factory.run(species.values()), [s.id for s in segments[:5]]
    session.execute(AddRecordings([recording]))
    listed = list_of(recording.id, species["Wren"].id, species["Owl"].id)
    session.execute(SetSpeciesLists([listed], new_species=list(species.values())))
    session.execute(AddSegment(Outlines(segments)))
    with session.project.transaction("score") as tx:
        tx.runs.add(run, b"", {})
        table = score_table(run.id, keys, [[0.1, 0.6, 0.3]] * 5, mode=Mode.TRANSDUCTIVE)
        tx.scores.put(recording.id, table)
    return session, segments, {name: s.id for name, s in species.items()}, run


def rows_of(session, tmp_path):
    report = export(session.project, tmp_path / "out.csv")
    return list(SegmentsCsv().read(report.path)), report


def test_the_report_of_the_model_is_not_read_again_for_each_recording(
    scored, factory, tmp_path, monkeypatch
):
    session, _, _, run = scored
    more = [factory.recording(f"site/{i}.wav") for i in range(20)]
    session.execute(AddRecordings(more))
    for recording in more:
        segment = factory.segment(recording.id, 100)
        session.execute(AddSegment(Outlines([segment])))
        table = score_table(run.id, (segment.id,), [[0.1, 0.6, 0.3]], mode=Mode.TRANSDUCTIVE)
        with session.project.transaction("score") as tx:
            tx.scores.put(recording.id, table)
    read = []
    from_json = TrainingReport.from_json
    monkeypatch.setattr(
        TrainingReport, "from_json", lambda stored: read.append(1) or from_json(stored)
    )
    rows, _ = rows_of(session, tmp_path)
    assert len(rows) == 26
    assert len(read) <= 3


@pytest.mark.parametrize("format_name", ["raven", "xeno-canto"])
def test_noise_is_no_sound_without_a_name_in_tables_of_others(scored, tmp_path, format_name):
    session, segments, _, run = scored
    session.execute(LabelSegments([segments[0].id], REJECTED, None, run.id))
    out = tmp_path / ("out.txt" if format_name == "raven" else "out.json")
    report = export(session.project, out, format_name=format_name)
    assert (report.rows, report.n_left_out) == (5, 1)
    assert "status" in " ".join(map(str, report.left_out))
    only = ExportFilter(statuses=frozenset({"rejected", "predicted"}))
    report = export(session.project, out, format_name=format_name, only=only, overwrite=True)
    assert report.by_status["rejected"] == 1


def completeness(session, tmp_path, **choices):
    path, only = tmp_path / "set.json", ExportFilter(**choices)
    export(session.project, path, format_name="xeno-canto", only=only, overwrite=True)
    return json.loads(path.read_text())["scope"][0]["completeness"]


def test_a_set_is_complete_only_if_lists_are_and_every_call_is_reviewed(scored, tmp_path):
    session, segments, ids, run = scored
    keys = [segment.id for segment in segments]
    session.execute(LabelSegments(keys[:2], CONFIRMED, ids["Owl"], run.id))
    session.execute(LabelSegments(keys[2:4], CORRECTED, ids["Wren"], run.id))
    session.execute(LabelSegments(keys[4:5], REJECTED, None, run.id))
    assert completeness(session, tmp_path) == "part"  # the last one is unreviewed
    session.execute(LabelSegments(keys[5:], REJECTED, None, run.id))
    assert completeness(session, tmp_path) == "all"
    assert completeness(session, tmp_path, species=frozenset({"Owl"})) == "part"
    session.execute(LabelSegments(keys[5:], REJECTED, ids["Owl"], run.id))
    assert completeness(session, tmp_path) == "part"  # a call of something else
    session.undo()
    session.execute(LabelSegments(keys[2:4], REJECTED, None, run.id))
    assert completeness(session, tmp_path) == "part"  # Wren is listed and has no call
    session.undo()
    (species_list,) = session.project.lists.every()
    session.execute(SetSpeciesLists([replace(species_list, state=ListState.INCOMPLETE)]))
    assert completeness(session, tmp_path) == "part"


def test_author_and_licence_of_a_set_are_remembered(scored, tmp_path, capsys):
    session, segments, ids, run = scored
    session.execute(LabelSegments([segments[0].id], CONFIRMED, ids["Owl"], run.id))
    path = str(session.project.path)
    session.project.close()
    arguments = ["export", path, str(tmp_path / "set.json"), "--format", "xeno-canto"]
    given = ["--author", "Ada", "--licence", "CC BY 4.0"]
    for options in (given, ["--overwrite"]):
        assert main([*arguments, *options]) == 0
        content = json.loads((tmp_path / "set.json").read_text())
        assert (content["set_creator"], content["set_license"]) == ("Ada", "CC BY 4.0")
    assert main(["export", path, str(tmp_path / "set.csv"), *given]) == 1
    assert "--author does not apply to this format" in capsys.readouterr().err


def test_nothing_unreviewed_is_written_as_if_it_were(scored, tmp_path):
    session, segments, ids, run = scored
    for i, (state, name) in enumerate(
        [(CONFIRMED, "Owl"), (CORRECTED, "Crow"), (REJECTED, "Owl"), (REJECTED, None)]
    ):
        session.execute(LabelSegments([segments[i].id], state, ids.get(name), run.id))
    rows, report = rows_of(session, tmp_path)
    assert [(r.status, r.species, r.mode) for r in rows] == [
        ("confirmed", "Owl", "transductive"),
        ("corrected", "Crow", "manual"),
        ("rejected", "", "transductive"),
        ("rejected", "", "transductive"),
        ("predicted", "Owl", "transductive"),
        ("unlabelled", "", ""),
    ]
    assert [r.probability for r in rows] == [0.6, 0.1, None, None, 0.6, None]
    assert [r.runner_up for r in rows] == ["Wren", "Owl", "Owl", "Owl", "Wren", ""]
    assert [r.reviewer for r in rows] == ["Ada", "Ada", "Ada", "Ada", "", ""]
    assert [bool(r.model_run) for r in rows] == [True] * 5 + [False]
    assert {r.list_species for r in rows} == {("Owl", "Wren")}
    assert {r.recording for r in rows} == {"site/a.wav"}
    assert rows[0].start_clock == datetime(2024, 5, 1, 4, 30, 0, 995_000, tzinfo=UTC)
    assert report.by_status == {
        "confirmed": 1,
        "corrected": 1,
        "rejected": 2,
        "predicted": 1,
        "unlabelled": 1,
    }
    assert "Of these: 1 confirmed, 1 corrected, 2 rejected" in report.lines()[1]


def test_a_name_of_noise_is_right_as_often_as_that_of_the_call_it_overlaps(
    scored, factory, tmp_path
):
    session, segments, _ids, run = scored
    of_call = segments[1]
    box = replace(of_call.box, onset_s=of_call.box.onset_s + 0.001, low_hz=9000, high_hz=9500)
    noise = factory.segment(of_call.recording_id, box=box)
    session.execute(AddSegment(Outlines([noise])))
    table = score_table(
        run.id,
        [segments[0].id, of_call.id, noise.id],
        [[0, 0.1, 0], [0, 0.24, 0.56], [0, 0.18, 0.02]],
        mode=Mode.TRANSDUCTIVE,
        animal_probability=np.float32([0.2, 0.8, 0.2]),
    )
    with session.project.transaction("score") as tx:
        tx.scores.put(of_call.recording_id, table)
    rows = {row.segment_id: row for row in rows_of(session, tmp_path)[0]}
    alone, call, other = (rows[id_text(key)] for key in (segments[0].id, of_call.id, noise.id))
    assert (alone.species, alone.probability_if_call) == ("Owl", 0.5)
    assert (call.species, other.species) == ("Wren", "Owl")
    # noise of .2 is a call: of these .18 are owls; else the call of .8 sounds, an owl in .24
    assert call.probability_if_call == pytest.approx(0.5640 / 0.84, abs=1e-5)
    assert other.probability_if_call == pytest.approx(
        (0.18 + 0.8 * 0.24) / (0.2 + 0.8 * 0.8), abs=1e-5
    )


def test_a_label_without_any_model_is_manual(session, factory, tmp_path):
    recording, wren = factory.recording(), factory.species("Wren")
    segment = factory.segment(recording.id)
    session.execute(AddRecordings([recording]))
    session.execute(AddSpecies([wren]))
    session.execute(AddSegment(Outlines([segment])))
    session.execute(LabelSegments([segment.id], CONFIRMED, wren.id))
    (row,), _ = rows_of(session, tmp_path)
    assert (row.status, row.mode, row.species) == ("confirmed", "manual", "Wren")
    assert (row.probability, row.model_run) == (None, "")


def test_rows_are_in_order_of_path_onset_and_frequency(session, factory, tmp_path):
    recordings = [factory.recording(path) for path in ("z/a.wav", "a/b.wav")]
    session.execute(AddRecordings(recordings))
    outlines = [
        factory.segment(r.id, mask=m, box=m.box())
        for r in recordings
        for m in (factory.mask(300), factory.mask(100, 60), factory.mask(100, 10))
    ]
    session.execute(AddSegment(Outlines(outlines)))
    rows, _ = rows_of(session, tmp_path)
    keys = [(r.recording, r.start_s, r.low_hz) for r in rows]
    assert keys == sorted(keys)
    assert [r.recording for r in rows] == ["a/b.wav"] * 3 + ["z/a.wav"] * 3


def test_the_same_project_gives_the_same_bytes(scored, tmp_path):
    session, *_ = scored
    export(session.project, tmp_path / "1.csv")
    export(session.project, tmp_path / "2.csv")
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()


def test_cancelling_leaves_no_file(scored, tmp_path):
    session, *_ = scored

    def cancel(fraction, text):
        raise Cancelled

    with pytest.raises(Cancelled):
        export(session.project, tmp_path / "out.csv", progress=cancel)
    assert not (tmp_path / "out.csv").exists()
    assert not list(tmp_path.glob(".*part"))


def test_places_and_formats_that_do_not_exist_are_named(session, tmp_path):
    with pytest.raises(WriteError, match=r"folder .*nowhere does not exist"):
        export(session.project, tmp_path / "nowhere" / "out.csv")
    with pytest.raises(WriteError, match="Unknown format “xls”"):
        export(session.project, tmp_path / "out.xls", format_name="xls")
    with pytest.raises(WriteError, match="is a folder"):
        export(session.project, tmp_path)


@pytest.mark.parametrize(
    ("name", "format_name"),
    [
        ("a.xlsx", "csv"), ("a.json", "csv"), ("a.TextGrid", "csv"), ("a.wav", "csv"),
        ("a.csv", "excel"), ("a.xlsx", "kaleidoscope"), ("a.txt", "aoef"), ("a.csv", "elan"),
    ],
)  # fmt: skip
def test_no_format_is_written_under_the_name_of_another(session, tmp_path, name, format_name):
    with pytest.raises(WriteError, match="does not end with"):
        export(session.project, tmp_path / name, format_name=format_name)
    assert not list(tmp_path.glob("a.*"))
    with pytest.raises(WriteError, match="does not end with"):
        export_summary(session.project, tmp_path / "s.xlsx", Summary.SPECIES)


@pytest.mark.parametrize(
    ("name", "format_name"),
    [("a.CSV", "csv"), ("a.txt", "csv"), ("a.tsv", "raven"), ("a.out", "csv"), ("a.textgrid", "textgrid"),
     ("a.dat", "excel"), ("a", "elan.folder")],
)  # fmt: skip
def test_other_names_are_free(session, tmp_path, name, format_name):
    export(session.project, tmp_path / name, format_name=format_name.partition(".")[0])
    assert (tmp_path / name).exists()


def test_an_empty_project_gives_a_header_or_a_folder(tmp_path, session):
    rows, report = rows_of(session, tmp_path)
    assert (rows, report.rows) == ([], 0)
    assert (tmp_path / "out.csv").read_text().startswith("recording,segment_id,start_s")
    assert export(session.project, f"{tmp_path}/tables/", format_name="raven").rows == 0
    assert (tmp_path / "tables").is_dir()
    assert export(session.project, tmp_path / "package", format_name="camtrap-dp").rows == 0
    assert (tmp_path / "package" / "datapackage.json").is_file()


def test_a_camtrap_package_has_all_that_was_recorded(session, factory, tmp_path):
    """Effort does not depend on what was found or is exported."""
    starts = [datetime(2024, 5, day, 4, 30, tzinfo=UTC) for day in (1, 2, 3)]
    recordings = [
        factory.recording(f"bog/{i}.wav", started_at=at, n_frames=8000 * 600)
        for i, at in enumerate(starts)
    ]
    lost = factory.recording("bog/lost.wav")
    session.execute(AddRecordings([*recordings, lost]))
    site = Site(id=SiteId(1), name="Bog", latitude_deg=47.0, longitude_deg=8.0)
    with session.project.transaction("site") as tx:
        tx.sites.put([site])
        tx.sites.set_sites({recording.id: site.id for recording in [*recordings, lost]})
    session.execute(AddSegment(Outlines([factory.segment(recordings[1].id, 100)])))
    report = export(session.project, f"{tmp_path}/package/", format_name="camtrap-dp")
    assert report.rows == 1
    media = [row["fileName"] for row in csv_rows(tmp_path / "package" / "media.csv")]
    assert media == ["0.wav", "1.wav", "2.wav"]
    deployments = csv_rows(tmp_path / "package" / "deployments.csv")
    assert min(row["deploymentStart"] for row in deployments) == "2024-05-01T04:30:00Z"
    ends = max(row["deploymentEnd"] for row in deployments)
    length = timedelta(seconds=recordings[2].duration_s)
    assert ends == (starts[2] + length).isoformat().replace("+00:00", "Z")
    assert any(
        "1 recording is missing from media and deployments" in line for line in report.unfit
    )


def test_a_place_is_given_where_none_was_noted(tmp_path, capsys):
    known = Annotation(recording="a", start_s=0.0, end_s=1.0, latitude_deg=1.0, longitude_deg=2.0)
    unknown = Annotation(recording="b", start_s=0.0, end_s=1.0)
    places = [
        (r.latitude_deg, r.longitude_deg) for r in _add_location([known, unknown], (5.0, 6.0))
    ]
    assert places == [(1.0, 2.0), (5.0, 6.0)]
    assert main(["export", "p", "out", "--place", "95,0"]) == 2
    assert "must look like" in capsys.readouterr().err


@pytest.fixture
def with_noise(scored):
    """The same, and of the five segments that have scores the first three are hardly calls."""
    session, segments, ids, run = scored
    recording = segments[0].recording_id
    with session.project.transaction("score") as tx:
        table = tx.scores.table(run.id, recording)
        call_probability = np.float32([0.01, 0.02, 0.14, 0.16, 0.9])
        tx.scores.put(recording, replace(table, call_probability=call_probability))
    return session, segments, ids, run


def test_what_is_hardly_a_call_stays_in_the_project_and_is_said_to(with_noise, tmp_path):
    session, segments, ids, run = with_noise
    session.execute(LabelSegments([segments[0].id], CONFIRMED, ids["Owl"], run.id))
    rows, report = rows_of(session, tmp_path)
    kept = [0, 3, 4, 5]  # one that a person judged, two calls, one without a score
    assert [row.segment_id for row in rows] == [id_text(segments[i].id) for i in kept]
    assert [row.call_probability for row in rows] == [0.01, 0.16, 0.9, None]
    assert report.n_left_out == 2
    (line,) = report.left_out
    assert str(line).startswith("Skipped as probably not calls (call probability below 0.15): 2.")
    note = (tmp_path / "out.csv.left-out.txt").read_text()
    assert str(line) in note
    assert "2 segments were left out (reasons in out.csv.left-out.txt)." in report.lines()
    every = export(
        session.project, tmp_path / "all.csv", format_name="csv",
        only=ExportFilter(calls_only=False),
    )  # fmt: skip
    assert (every.rows, every.n_left_out, every.left_out) == (6, 0, ())
    assert not (tmp_path / "all.csv.left-out.txt").exists()


@pytest.mark.parametrize(
    ("bar_of", "set_bar", "usual", "bar", "n_left_out"),
    [
        (min_call_probability, set_min_call_probability, 0.15, 0.5, 3),
        (min_probability, set_min_probability, 0.0, 0.7, 5),
    ],
)
def test_a_bar_is_saved_with_the_project_and_can_be_taken_back(
    with_noise, tmp_path, bar_of, set_bar, usual, bar, n_left_out
):
    session, segments, ids, run = with_noise
    session.execute(LabelSegments([segments[0].id], CONFIRMED, ids["Owl"], run.id))
    assert bar_of(session.project) == usual
    set_bar(session, bar)
    rows, report = rows_of(session, tmp_path)
    assert (rows[0].status, report.n_left_out) == ("confirmed", n_left_out)
    session.undo()
    assert bar_of(session.project) == usual
    assert export(session.project, tmp_path / "all.csv").rows == 4
    session.redo()
    assert bar_of(session.project) == bar
    for wrong in (-0.1, 1.5):
        with pytest.raises(SampleError):
            set_bar(session, wrong)


def test_a_threshold_is_compared_with_the_lower_bound(scored, tmp_path):
    session, *_, run = scored
    with session.project.reader() as reader:
        table = reader.overview.segments()
        plain = expected_precision(table, min_call_probability=0.0, low=0.5)
        assert (plain.right, plain.kept, plain.held) == pytest.approx((0.6, 1.0, 1.0))
        key = table.recording_ids[0]
        scores = reader.scores.table(run.id, key)
    n = len(scores.segment_ids)
    low = np.where(np.arange(n) == 0, 0.4, 0.55).astype(np.float32)
    with session.project.transaction("predict") as tx:
        tx.scores.put(key, replace(scores, probability_low=low))
    with session.project.reader() as reader:
        found = reader.overview.segments()
    assert (found.compared_probability() >= 0.5).sum() == n - 1
    assert expected_precision(found, min_call_probability=0.0, low=0.5).kept == pytest.approx(
        (n - 1) / n
    )
    sure = ExportFilter(min_probability=0.5, calls_only=False)
    report = export(session.project, tmp_path / "s.csv", only=sure)
    assert report.rows == n - 1


def test_a_summary_counts_what_is_listed(with_noise, tmp_path):
    session, *_ = with_noise
    report = export_summary(session.project, tmp_path / "species.csv", Summary.SPECIES)
    assert report.n_left_out == 3
    run = session.project.runs.one(session.project.runs.id_in_use())
    for summary in set(Summary) - {Summary.LISTS, Summary.PRESENCE, Summary.NEXT}:
        path = tmp_path / f"{summary}.csv"
        export_summary(session.project, path, summary, overwrite=True)
        named = {row["model_run"] for row in csv_rows(path)}
        assert named == {run.stamp}
    lists = ExportFilter(calls_only=False)
    export_summary(session.project, tmp_path / "lists.csv", Summary.LISTS, only=lists)
    of_recordings = export_summary(session.project, tmp_path / "whole.csv", Summary.LISTS)
    assert (of_recordings.n_left_out, of_recordings.left_out) == (0, ())


@pytest.mark.parametrize("name", ["raven", "crowsetta-simple", "crowsetta-generic", "audacity"])
def test_rows_that_crowsetta_refuses_are_counted_with_the_way_to_leave_them_out(
    name, session, tmp_path, write_wav
):
    add_paths(session, [write_wav(tmp_path / "audio" / "a.wav")])
    (recording,) = session.project.recordings.all()
    box = TimeFreqBox(onset_s=0.1, offset_s=0.3, low_hz=1000, high_hz=2000)
    session.execute(draw_all(session, recording.id, [box]))
    out = tmp_path / "out"
    out.mkdir()
    target = out / "x.csv" if name == "crowsetta-generic" else out
    report = export(session.project, target, format_name=name)
    told = "\n".join(report.lines())
    assert ("1 row has no species, which crowsetta does not accept" in told) is (
        name != "audacity"
    )
    assert ("--only-named" in told) is (name != "audacity")
    named = ExportFilter(named=True)
    report = export(session.project, target, format_name=name, only=named, overwrite=True)
    assert "crowsetta refuses" not in "\n".join(report.lines())


@pytest.mark.parametrize("model", ["ored-lr", "auto"])
def test_a_least_probability_tells_what_may_be_expected_of_it(learnable, tmp_path, model):
    learn(learnable, model=model, params={"n_trees": 10, "n_rounds": 1} if model == "auto" else {})
    bar = ExportFilter(min_probability=0.6)
    report = export(
        learnable.project, tmp_path / "sure.csv", format_name=SegmentsCsv.name, only=bar
    )
    with learnable.project.reader() as reader:
        table = reader.overview.segments()
    kept = table.compared_probability() >= 0.6
    assert kept.any()
    assert f"This keeps {percent(kept.mean())} of all predictions" in report.expected
    assert ("90 % lower bound" in report.expected) is (model == "auto")
    assert report.expected in report.sentences()
    stated = float(re.search(r"Expected precision .*?: (\d+) %", report.expected)[1]) / 100.0
    assert stated == pytest.approx(table.probability[kept].mean(), abs=0.006)
    assert not export(learnable.project, tmp_path / "all.csv").expected


@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".txt"])
@pytest.mark.parametrize("format_name", ["csv", "raven", "textgrid"])
def test_a_name_that_is_too_long_is_refused_in_a_sentence(session, tmp_path, name, format_name):
    with pytest.raises(WriteError, match="cannot be"):
        export(session.project, tmp_path / name, format_name=format_name)
    assert not list(tmp_path.glob("x*"))

"""Archives: what the desktop finds, whatever the workers; once each; and what cannot be read."""

import gc
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pyarrow.dataset
import pyarrow.parquet
import pytest
import soundfile

from birdann.app.archive import running, sources, tasks
from birdann.app.archive.folder import site_and_day, tables_of
from birdann.app.archive.pool import Workers, WorkersLostError
from birdann.app.archive.running import run_archive
from birdann.app.archive.tasks import ArchivePlan
from birdann.app.exchange.exporting import export
from birdann.app.learning.model_files import import_model
from birdann.app.learning.predicting import predict
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.joining import join_fragments
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.errors import ArchiveError, Cancelled, WriteError
from birdann.dsp.identity import content_hash
from birdann.store import Project
from tests.csv_rows import csv_rows
from tests.unit.app.archive.in_process import SameProcess, archived, table

if os.name != "nt":
    import resource

ROOT = Path(__file__).resolve().parents[4]

NUMBERS = (
    "start_s", "end_s", "low_hz", "high_hz", "probability", "runner_up_probability",
    "none_probability", "probability_if_call", "call_probability",
)  # fmt: skip


@pytest.fixture(scope="module")
def desktop(archive, model_path, tmp_path_factory):
    """The rows that the desktop exports of the archive, by the model file."""
    folder = tmp_path_factory.mktemp("desktop")
    with Project.create(folder / "p.birdann") as project:
        session = Session(project)
        add_paths(session, [archive])
        segment_project(session)
        predict(session, run_id=import_model(session, model_path))
        join_fragments(session)
        export(project, folder / "p.csv", format_name="csv", with_measurements=True)
    return csv_rows(folder / "p.csv")


@pytest.fixture(scope="module")
def whole(archive, model_path, tmp_path_factory):
    """Results of the recordings in the north; not to be changed."""
    return archived(
        tmp_path_factory.mktemp("whole") / "out", model_path, [archive / "north"]
    ).folder


def same_rows(found, desktop):
    """Compare every column that both have, up to one in the last digit that the desktop writes."""
    rows = found.to_pylist()
    desktop = [rows | {"recording": Path(rows["recording"]).name} for rows in desktop]
    rows.sort(key=lambda r: (Path(r["recording"]).name, r["start_s"], r["low_hz"]))
    key = [(r["recording"], float(r["start_s"]), float(r["low_hz"])) for r in desktop]
    desktop = [desktop[i] for i in sorted(range(len(key)), key=key.__getitem__)]
    assert len(rows) == len(desktop) > 100
    for ours, theirs in zip(rows, desktop, strict=True):
        assert Path(ours["recording"]).name == theirs["recording"]
        for name in ("start_s", "end_s", "low_hz", "high_hz"):
            assert repr(ours[name]) == repr(float(theirs[name]))
        for name in NUMBERS[4:]:
            told = None if ours[name] is None else pytest.approx(ours[name], rel=0, abs=1.5e-6)
            assert (float(theirs[name]) if theirs[name] else None) == told, name
        for name in ("species", "runner_up", "start_clock", "model_run"):
            assert (ours[name] or "") == theirs[name]


def test_an_archive_is_what_the_desktop_finds(archive, desktop, work, tmp_path, monkeypatch):
    monkeypatch.setattr("birdann.analysis.parts.PART_S", 60.0)
    monkeypatch.setattr(tasks, "PARTS_PER_SECTION", 1)
    sections = set()

    def note(task, result):
        sections.add((getattr(task, "section", 0), getattr(task, "n_sections", 0)))
        return result

    report = work([archive], pool=SameProcess(note), has_measurements=True)
    assert {(0, 2), (1, 2)} < sections  # the long one was cut
    found = table(report.folder)
    same_rows(found, desktop)
    peaks = [r["peak_hz"] for r in found.to_pylist() if r["peak_hz"] is not None]
    expected = [float(r["peak_hz"]) for r in desktop if r["peak_hz"]]
    assert sorted(f"{peak:.5g}" for peak in peaks) == sorted(f"{one:.5g}" for one in expected)
    assert (report.n_recordings, report.failures) == (5, ())
    assert report.n_calls == len(desktop)
    assert not (report.folder / "unfinished").exists()
    assert {path.name for path in (report.folder / "calls").iterdir()} == {
        "site=north",
        "site=south",
    }


def test_scores_are_the_answers_and_all_others_above_the_bar(archive, work, tmp_path):
    every = table(work([archive / "north"], tmp_path / "every", min_score=0.0).folder).to_pylist()
    assert all(len(row["scores"]) > 1 for row in every)
    bar = float(np.median([row["scores"][1]["probability"] for row in every]))  # of second answers
    found = table(work([archive / "north"], min_score=bar).folder).to_pylist()
    assert {min(len(row["scores"]), 2) for row in found} >= {1, 2}
    for row, all_of_it in zip(found, every, strict=True):
        scores = [score["probability"] for score in row["scores"]]
        assert scores == sorted(scores, reverse=True)
        assert min(scores, default=1.0) >= bar
        assert row["scores"] == [o for o in all_of_it["scores"] if o["probability"] >= bar]
        if row["species"] and row["probability"] >= bar:
            assert row["scores"][0] == {
                "species": row["species"],
                "probability": np.float32(row["probability"]),
            }


def test_scores_of_a_network_count_for_every_segment(archive, work, whole, text_file):
    before = [row["species"] for row in table(whole).to_pylist() if row["species"]]
    rarest = min(set(before), key=before.count)
    rows = [
        f"{path.name},{start_s},{start_s + 3},{rarest},0.99,net"
        for path in (archive / "north").iterdir()
        for start_s in range(12)
    ]
    heard = text_file(
        "scores.csv", "\n".join(["file,start_s,end_s,class,score,detector", *rows]) + "\n"
    )
    report = work([archive / "north"], detections=str(heard))
    after = [row["species"] for row in table(report.folder).to_pylist() if row["species"]]
    assert after.count(rarest) / len(after) > before.count(rarest) / len(before) + 0.2


def assert_same(found, expected):
    """Tables are equal; what follows from what sums leave of 1, within a step of float32."""
    rest = [name for name in expected.column_names if "probability" in name]
    assert found.drop_columns([*rest, "scores"]).equals(expected.drop_columns([*rest, "scores"]))
    for name in rest:
        found_rest, expected_rest = (rows[name].to_numpy() for rows in (found, expected))
        np.testing.assert_allclose(found_rest, expected_rest, rtol=0, atol=1e-7)
    for ours, theirs in zip(
        *(rows["scores"].to_pylist() for rows in (found, expected)), strict=True
    ):
        assert [our["species"] for our in ours] == [their["species"] for their in theirs]
        values = ([mask["probability"] for mask in some] for some in (ours, theirs))
        np.testing.assert_allclose(*values, rtol=0, atol=1e-7)


@pytest.mark.parametrize("sizes", [(1, 1), (1 << 30, 1 << 20)])
def test_how_it_is_cut_into_tasks_and_tables_changes_nothing(archive, work, whole, sizes):
    cut = work([archive / "north"], group_bytes=sizes[0], task_bytes=sizes[1])
    assert_same(table(cut.folder), table(whole))
    assert table(cut.folder, "recordings").num_rows == 2


def test_workers_as_processes_write_the_same_bytes(archive, model_path, whole, tmp_path):
    pytest.importorskip("distributed", reason="archives need the extra birdann[archive]")
    expected = set(tables_of(whole))
    told = []
    report = run_archive(
        model_path,
        [archive / "north"],
        tmp_path / "there",
        ArchivePlan(),
        wanted=Workers(local=2),
        say=told.append,
        progress=lambda fraction, text: told.append(text),
    )
    assert set(tables_of(report.folder)) == expected
    assert told[0] == "Checking finished files"
    assert any("127.0.0.1" in text for text in told)


def test_what_is_done_is_not_done_again(archive, work):
    first = work([archive / "north"])
    before = set(tables_of(first.folder))
    south = sorted((archive / "south").glob("dawn*"))
    second = work([archive / "north", *south])
    assert (first.n_new, second.n_new) == (2, 2)
    third = work([archive / "north", *south, *south])
    assert (third.n_new, third.n_recordings, third.n_calls) == (0, 4, second.n_calls)
    assert before < set(tables_of(first.folder))
    assert table(first.folder).num_rows == second.n_calls


def test_a_file_of_two_sources_is_done_once(archive, work, tmp_path):
    listed = tmp_path / "list.txt"
    paths = [*(archive / "north").iterdir(), *(archive / "north").iterdir()]
    listed.write_text("\n".join(map(str, paths)) + "\n\n")
    report = work([archive / "north", listed, archive / "north"])
    assert report.n_recordings == 2
    assert table(report.folder, "recordings").num_rows == 2


def test_one_sound_under_several_names_is_counted_once(archive, work, tmp_path):
    """A link, a copy, and a copy that comes later."""
    site = tmp_path / "sound" / "north"
    shutil.copytree(archive / "north", site)
    first = sorted(site.iterdir())[0]
    (site / f"link{first.suffix}").symlink_to(first)
    shutil.copy(first, tmp_path / "sound" / f"copy{first.suffix}")
    report = work([tmp_path / "sound"])
    assert (report.n_recordings, report.n_duplicates, report.failures) == (2, 2, ())
    alone = work([archive / "north"], tmp_path / "alone")
    assert (report.n_calls, report.sound_s) == (alone.n_calls, alone.sound_s)
    shutil.copy(first, site / f"later{first.suffix}")
    later = work([tmp_path / "sound"])
    assert (later.n_new, later.n_recordings, later.n_duplicates) == (0, 2, 3)


def test_sounds_that_differ_between_equal_ends_are_two(archive, work, tmp_path):
    """Of equal size and equal first, middle and last mebibyte; the second is moved afterwards."""
    site = tmp_path / "sound" / "north"
    site.mkdir(parents=True)
    calls, rate = soundfile.read(min((archive / "north").iterdir()), dtype="int16")
    sound = np.zeros(9 << 18, np.int16)
    sound[: len(calls)] = calls
    for name, value in (("a", 1000), ("b", -1000)):
        sound[700_000:720_000] = value
        soundfile.write(site / f"{name}.wav", sound, rate)
    shutil.copy(site / "b.wav", site / "c.wav")
    contents = {path.read_bytes() for path in site.iterdir()}
    assert (len(contents), len({content_hash(path) for path in site.iterdir()})) == (2, 1)
    report = work([tmp_path / "sound"])
    assert (report.n_recordings, report.n_duplicates, report.failures) == (2, 1, ())
    ids = table(report.folder)["call_id"].to_pylist()
    assert len({*ids}) == len(ids) >= 4, "each call has an identifier of its own"
    (site / "b.wav").rename(site / "later.wav")
    (site / "c.wav").unlink()
    later = work([tmp_path / "sound"])
    assert (later.n_new, later.n_duplicates) == (0, 1)
    sound[700_000:720_000] = 500
    soundfile.write(site / "d.wav", sound, rate)
    (site / "later.wav").rename(site / "b.wav")
    last = work([tmp_path / "sound"])
    assert (last.n_new, last.n_recordings, last.n_duplicates) == (1, 3, 0)


def test_sound_that_changed_is_noticed_and_its_results_are_kept(archive, work, tmp_path):
    """Also where another of equal size took its place."""
    site = tmp_path / "sound" / "north"
    shutil.copytree(archive / "north", site)
    first = sorted(site.iterdir())[0]
    before = first.stat()
    report = work([tmp_path / "sound"])
    assert report.failures == ()
    os.utime(first, ns=(before.st_atime_ns, before.st_mtime_ns + 10**9))
    assert work([tmp_path / "sound"]).failures == ()  # touched, and the same sound
    data = bytearray(first.read_bytes())
    data[-1] ^= 1
    for more in (b"", b"\0" * 100):
        first.write_bytes(data + more)
        os.utime(first, ns=(before.st_atime_ns, before.st_mtime_ns + 2 * 10**9))
        again = work([tmp_path / "sound"])
        assert (again.n_new, again.n_calls) == (0, report.n_calls)
        (failure,) = again.failures
        assert "has changed since it was processed" in failure.message


def test_what_cannot_be_read_is_told_and_done_when_it_can(archive, work, tmp_path):
    site = tmp_path / "sound" / "north"
    shutil.copytree(archive / "north", site)
    (site / "broken.wav").write_bytes(b"RIFF no sound")
    (site / "empty.flac").write_bytes(b"")
    report = work([tmp_path / "sound"])
    assert report.n_recordings == 2
    assert sorted(Path(failure.path).name for failure in report.failures) == [
        "broken.wav",
        "empty.flac",
    ]
    failures = pyarrow.parquet.read_table(report.folder / "failures.parquet").to_pylist()
    assert [Path(failure["recording"]).name for failure in failures] == [
        "broken.wav",
        "empty.flac",
    ]
    assert all(failure["site"] == "sound" or failure["site"] == "north" for failure in failures)
    (site / "empty.flac").unlink()
    (site / "broken.wav").unlink()
    other = next((archive / "south").glob("dawn*"))
    shutil.copy(other, site / f"broken{other.suffix}")
    again = work([tmp_path / "sound"])
    assert again.n_new == 1
    assert table(again.folder, "recordings").num_rows == again.n_recordings


@pytest.mark.parametrize(
    "name",
    [
        "Заповедник Белогорье, участок Ямская степь, точка 12",
        "鳥" * 80,
        "at the river " * 19,
        "100%=é?",
    ],
)
def test_a_site_may_have_any_name(archive, work, tmp_path, name):
    site = tmp_path / "sound" / name
    site.mkdir(parents=True)
    sound = sorted((archive / "north").iterdir())[0]
    shutil.copy(sound, site / sound.name)
    report = work([tmp_path / "sound"])
    assert (report.n_recordings, report.failures) == (1, ())
    [told] = table(report.folder, "recordings")["site"].to_pylist()
    assert name.startswith(told.partition("~")[0])
    assert len(told.encode()) <= 200
    assert set(table(report.folder)["site"].to_pylist()) == {told}
    assert {site_and_day(one)[0] for one in tables_of(report.folder)} == {told}


def test_sound_that_lies_on_a_drive_itself_has_that_as_its_site(monkeypatch):
    drive = Path(Path.cwd().anchor)
    monkeypatch.setattr(sources, "sound_in", lambda *_: iter([drive]))
    [found] = sources.sound_files([drive], [], [])
    assert found.site == drive.anchor


def test_deleted_files_are_passed_over_and_fail_nothing(tmp_path):
    for name in ("a.wav", "#recycle/b.wav"):
        path = tmp_path / "disk" / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"RIFF")
    (tmp_path / "disk" / "lost+found").mkdir()
    failures, passed_over = [], []
    [found] = sources.sound_files([tmp_path / "disk"], failures, passed_over)
    assert (Path(found.path).name, failures) == ("a.wav", [])
    assert [Path(left.path).name for left in passed_over] == ["#recycle"]


def test_a_task_that_kills_its_workers_fails_alone(archive, work):
    deadly = sorted((archive / "north").iterdir())[0]

    def spoil(task, result):
        files = getattr(task, "files", ())
        return WorkersLostError() if str(deadly) in [file.path for file in files] else result

    report = work([archive / "north"], pool=SameProcess(spoil))
    assert [failure.path for failure in report.failures] == [str(deadly)]
    assert "crashed, possibly out of memory" in report.failures[0].message
    assert report.n_recordings == 1


def test_labelling_that_kills_its_workers_is_halved(archive, work):
    deadly = sorted((archive / "north").iterdir())[0]

    class Deadly(SameProcess):
        def do(self, work, task):
            if str(deadly) in [recording.file.path for recording in getattr(task, "outlined", ())]:
                raise WorkersLostError
            return work(task)

    report = work([archive / "north"], pool=Deadly())
    assert [failure.path for failure in report.failures] == [str(deadly)]
    assert table(report.folder, "recordings").num_rows == 1


def test_labelling_whose_worker_dies_once_its_tables_are_there_is_done(archive, work, whole):
    def spoil(task, result):
        return WorkersLostError() if hasattr(task, "outlined") else result

    report = work([archive / "north"], pool=SameProcess(spoil))
    assert (report.n_new, report.failures) == (2, ())
    assert set(tables_of(report.folder)) == set(tables_of(whole))


def test_tasks_are_given_in_a_window(archive, work):
    pool = SameProcess()
    work([archive / "north"], pool=pool, task_bytes=1)
    assert pool.max_under_way <= running.TASKS_PER_THREAD + 1


def test_a_full_disk_ends_it_and_it_goes_on_later(archive, work, whole, tmp_path, monkeypatch):
    n_left = 1
    real = tasks.write_parquet

    def full(rows, schema, path):
        nonlocal n_left
        n_left -= 1
        if n_left < 0:
            raise OSError(28, "No space left on device")
        return real(rows, schema, path)

    monkeypatch.setattr(tasks, "write_parquet", full)
    with pytest.raises(WriteError, match=r"No space left.*what is done is kept"):
        work([archive / "north"], tmp_path / "cut")
    monkeypatch.setattr(tasks, "write_parquet", real)
    assert_same(table(work([archive / "north"], tmp_path / "cut").folder), table(whole))


@pytest.mark.skipif(os.name == "nt", reason="limits of files as on Unix")
@pytest.mark.parametrize("max_bytes", [0, 1 << 10])
def test_no_room_for_the_model_is_one_sentence(archive, work, tmp_path, max_bytes):
    with (
        small_files(max_bytes),
        pytest.raises(WriteError, match=r"out cannot be written \(") as told,
    ):
        work([archive / "north"])
    assert "give the same command again" in str(told.value)
    assert work([archive / "north"]).n_recordings == 2


@pytest.mark.skipif(os.name == "nt", reason="limits of files as on Unix")
def test_no_room_for_temporary_files_names_their_folder(
    archive, work, whole, tmp_path, monkeypatch
):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    class Full(SameProcess):
        def do(self, work, task):
            with small_files(1 << 17 if work is tasks.label else resource.RLIM_INFINITY):
                return work(task)

    with pytest.raises(WriteError, match="The folder for temporary files") as told:
        work([archive / "north"], tmp_path / "cut", pool=Full())
    assert str(tmp_path) in str(told.value)
    assert list(tmp_path.glob("birdann-archive-*")) == []
    assert_same(table(work([archive / "north"], tmp_path / "cut").folder), table(whole))


@contextmanager
def small_files(max_bytes):
    """Let no file become larger: to a program it is as a disk without room."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (max_bytes, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_results_on_a_share_that_leaves_count_nothing_that_went_elsewhere(
    archive, work, whole, tmp_path
):
    """Its folder is another, empty one when tables come to be taken over."""
    out, away = tmp_path / "out", tmp_path / "away"
    n_labelled = 0

    def spoil(task, result):
        nonlocal n_labelled
        if hasattr(task, "outlined"):
            n_labelled += 1
            if n_labelled == 2:
                staged = out / "unfinished"
                out.rename(away)
                out.mkdir()
                shutil.copytree(away / "unfinished", staged)
        return result

    with pytest.raises(WriteError, match="See that its disk is there"):
        work([archive / "north"], out, pool=SameProcess(spoil), group_bytes=1)
    assert [path.name for path in out.iterdir()] == ["unfinished"]
    shutil.rmtree(out)
    away.rename(out)
    work([archive / "north"], out, group_bytes=1)
    assert_same(table(out), table(whole))


def test_workers_whose_share_is_gone_say_so(archive, work, tmp_path):
    def spoil(task, result):
        (tmp_path / "out" / "model.birdann-model").unlink(missing_ok=True)
        return result

    with pytest.raises(ArchiveError, match=r"A worker cannot read .*same name"):
        work([archive / "north"], pool=SameProcess(spoil))


def test_what_was_outlined_and_is_lost_is_done_anew_and_counts_once(archive, work, tmp_path):
    def spoil(task, result):
        if not hasattr(task, "outlined"):
            for path in (tmp_path / "out" / "unfinished").rglob("*.npz"):
                path.unlink()
        return result

    report = work([archive / "north"], pool=SameProcess(spoil))
    assert (report.n_recordings, len(report.failures)) == (0, 2)
    report = work([archive / "north"])
    assert (report.n_recordings, report.failures) == (2, ())
    names = [rows.name for rows in tables_of(report.folder)]
    assert len(names) == len(set(names)) > 0


@pytest.mark.parametrize("has_measurements", [False, True])
def test_sound_that_vanishes_is_told_and_done_when_it_is_back(
    archive, work, tmp_path, has_measurements
):
    """Before it is looked at, or, where calls are measured, before it is read again."""
    sound = tmp_path / "sound"
    shutil.copytree(archive / "north", sound)
    gone = sorted(sound.iterdir())[-1]

    def spoil(task, result):
        if gone.exists():
            gone.rename(tmp_path / gone.name)
        return result

    sizes = {} if has_measurements else {"task_bytes": 1}
    report = work([sound], pool=SameProcess(spoil), has_measurements=has_measurements, **sizes)
    [failure] = report.failures
    assert str(gone) in failure.message
    (tmp_path / gone.name).rename(gone)
    again = work([sound], has_measurements=has_measurements)
    assert again.failures == ()
    whole = work([sound], tmp_path / "whole", has_measurements=has_measurements)
    assert_same(table(again.folder), table(whole.folder))


class PowerCut(BaseException):
    """Nothing after this happens."""


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_ended_at_any_moment_it_goes_on_without_loss_or_repetition(
    archive, work, whole, tmp_path, monkeypatch
):
    """The process ends at each renaming, syncing and writing in turn; what was open is gone."""
    sound = archive / "north"
    expected = table(whole)
    real = {name: getattr(os, name) for name in ("replace", "fsync", "unlink")}

    def ended_at(moment, out):
        left = moment

        def counting(name):
            def call(*args, **kwargs):
                nonlocal left
                if "birdann-archive-" in str(args[0]) or str(out) not in str(_where(args[0])):
                    return real[name](*args, **kwargs)
                left -= 1
                if left < 0:
                    raise PowerCut
                return real[name](*args, **kwargs)

            return call

        with monkeypatch.context() as patch:
            for name in real:
                patch.setattr(os, name, counting(name))
            try:
                work([sound], out, group_bytes=1)
            except PowerCut:
                return True
            finally:
                gc.collect()  # what the process had open, such as its lock, is gone with it
        return False

    moment, n_ended = 0, 0
    while ended_at(moment, tmp_path / f"cut{moment}"):
        out = tmp_path / f"cut{moment}"
        work([sound], out, group_bytes=1)
        assert_same(table(out), expected)
        assert table(out, "recordings").num_rows == 2
        n_ended += 1
        shutil.rmtree(out)
        moment += 3
    assert n_ended > 3


def _where(target):
    if isinstance(target, int):
        return os.readlink(f"/proc/self/fd/{target}") if os.path.exists("/proc/self/fd") else ""
    return target


def test_cancelling_keeps_what_is_done(archive, work, tmp_path):
    def cancel(fraction, text):
        raise Cancelled

    with pytest.raises(Cancelled):
        work([archive / "north"], progress=cancel, group_bytes=1, task_bytes=1)
    assert work([archive / "north"]).n_recordings == 2
    assert table(tmp_path / "out", "recordings").num_rows == 2


def test_sources_that_are_not_there(model_path, tmp_path):
    with pytest.raises(ArchiveError, match="does not exist"):
        run_archive(
            model_path, [tmp_path / "absent"], tmp_path / "out", ArchivePlan(), wanted=Workers()
        )


@pytest.mark.parametrize("below", ["", "unfinished/sound"])
def test_sound_among_the_results_is_refused(model_path, tmp_path, below):
    """What is unfinished is removed in the end, and that sound with it."""
    source = tmp_path / "out" / below
    source.mkdir(parents=True)
    with pytest.raises(WriteError, match="contains or lies in"):
        run_archive(model_path, [source], tmp_path / "out", ArchivePlan(), wanted=Workers())
    assert source.is_dir()
    assert not (tmp_path / "out" / "archive.json").exists()


def test_an_archive_without_any_date_can_be_opened(archive, work, tmp_path):
    sound = tmp_path / "sound"
    sound.mkdir()
    for i, path in enumerate((archive / "north").iterdir()):
        samples, rate = soundfile.read(path)
        soundfile.write(sound / f"song {i}.wav", samples, rate)  # without the recorder's notes
    report = work([sound])
    assert set(table(report.folder)["date"].to_pylist()) == {"unknown"}
    assert set(table(report.folder, "recordings")["date"].to_pylist()) == {None}
    assert {site_and_day(one) for one in tables_of(report.folder)} == {("sound", "")}


def test_duckdb_and_pandas_read_it_as_the_manual_says(archive, work, tmp_path, text_file):
    if importlib.util.find_spec("duckdb") is None:
        pytest.skip("DuckDB is not installed")
    report = work([archive / "north"], tmp_path / "results")
    page = (ROOT / "docs" / "manual" / "archives.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    script = text_file(
        "manual.py",
        f"{code}\n"
        "import json\n"
        "answers = [duckdb.sql(per_site).fetchall(), duckdb.sql(effort).fetchall(), morning]\n"
        "open('answers.json', 'w').write(json.dumps(answers))\n",
    )
    subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, check=True)
    answers = json.loads((tmp_path / "answers.json").read_text(encoding="utf-8"))
    per_site, [(site, hours)], morning = answers
    found = table(report.folder).to_pylist()
    sure = [row["species"] for row in found if (row["probability"] or 0) >= 0.8]
    assert {row[1]: row[2] for row in per_site} == {name: sure.count(name) for name in set(sure)}
    assert (site, hours) == ("north", pytest.approx(report.sound_s / 3600))
    copied = csv_rows(tmp_path / "calls.csv")
    assert "WHERE site = 'north' AND date = '2025-05-04'" in morning
    expected = [
        (row["recording"], repr(row["start_s"]), row["species"])
        for row in found
        if str(row["date"]) == "2025-05-04" and (row["probability"] or 0) >= 0.8
    ]
    told = [(one["recording"], one["start_s"], one["species"]) for one in copied]
    assert sorted(told) == sorted(expected) != []
    pandas = pytest.importorskip("pandas")
    assert len(pandas.read_parquet(report.folder / "calls")) == report.n_calls

"""A sample of an archive at the desk, held against what is true, and brought back to all calls."""

import hashlib
import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest
import soundfile

from birdann.app.archive import applying, sampling
from birdann.app.archive.applying import SUMMARY, apply_to_archive
from birdann.app.archive.folder import read_group, scores_of
from birdann.app.archive.sampling import MARGIN_S, sample_archive
from birdann.app.archive.tasks import MODEL_NAME
from birdann.app.commands import RenameSpecies
from birdann.app.exchange.thresholds import set_threshold
from birdann.app.learning.model_files import ModelFile
from birdann.app.results.review_queue import answer_items
from birdann.app.results.sampling import SampleDesign
from birdann.app.results.validation import sample_results
from birdann.app.session import Session
from birdann.cli.main import main
from birdann.core.errors import ArchiveError, SampleError, WriteError
from birdann.core.validation import Answer
from birdann.formats.calls_parquet import recordings_schema
from birdann.store import Project
from tests.csv_rows import csv_rows
from tests.unit.app.archive.in_process import archived, table


@pytest.fixture(scope="module")
def made(archive, model_path, tmp_path_factory):
    """Results of four recordings; copy them before use."""
    sound = [archive / "north", *sorted((archive / "south").glob("dawn*"))]
    return archived(tmp_path_factory.mktemp("made") / "results", model_path, sound).folder


@pytest.fixture
def results(made, tmp_path):
    return shutil.copytree(made, tmp_path / "results")


@pytest.fixture(scope="module")
def believed(made, tmp_path_factory):
    """A project of a sample with a threshold for every species, and what it makes of the results."""
    folder = tmp_path_factory.mktemp("believed")
    path = folder / "desk.birdann"
    sample_archive(made, path, SampleDesign(name="first", n_per_bin=1))
    with Project.open(path) as project:
        for species in project.species.all().values():
            set_threshold(Session(project), species.name, 0.1)
    apply_to_archive(made, path, folder / "whole")
    return folder


def all_scores(results):
    """Every score of the archive: species, site, score."""
    found = table(results)
    rows, names, values = scores_of(found)
    sites = np.array(found["site"].to_pylist(), dtype=object)
    return list(zip(names, sites[rows], values, strict=True))


def test_the_command_draws_one_species_and_estimates_the_time(results, tmp_path, capsys):
    out = tmp_path / "desk.birdann"
    assert main(["archive", "sample", str(results), "--out", str(out)]) == 0
    with Project.open(out, read_only=True) as project:
        [sample] = project.samples.all()
        items = project.samples.items(sample.id)
        [species] = {project.species.all()[item.species_id].name for item in items}
    told = capsys.readouterr().out
    assert f"Drew {len(items)} items of {species} for “archive”, about" in told
    assert "to validate" in told


def test_a_sample_is_a_project_with_just_its_sound(results, tmp_path):
    design = SampleDesign(name="first", n_bins=2, n_per_bin=3, seed=1)
    report = sample_archive(results, tmp_path / "desk.birdann", design, n_examples=1)
    assert report.failures == ()
    assert 0 < report.sound_s < 60 * report.n_items
    calls = {row["call_id"]: row for row in table(results).to_pylist()}
    with Project.open(report.project_path, read_only=True) as project:
        recordings = {recording.id: recording for recording in project.recordings.all()}
        [sample] = project.samples.all()
        items = project.samples.items(sample.id)
        assert len(items) == report.n_items
        names = {key: one.name for key, one in project.species.all().items()}
        for item in items:
            [segment] = project.segments.of(item.recording_id)
            row = calls[segment.provenance.name.removeprefix("archive ")]
            assert {"species": names[item.species_id], "probability": item.score} in row["scores"]
            assert item.offset_s - item.onset_s == pytest.approx(row["end_s"] - row["start_s"])
            assert segment.box.low_hz == row["low_hz"]
            sound = Path(row["recording"])
            clip, rate = soundfile.read(tmp_path / recordings[item.recording_id].path)
            whole, _ = soundfile.read(sound)
            first = max(0, round((row["start_s"] - MARGIN_S) * rate))
            np.testing.assert_array_equal(clip, whole[first : first + len(clip)])
        sites = {site.id: site.name for site in project.sites.all()}
        assert set(sites.values()) == {row["site"] for row in calls.values()}
    counted = json.loads(json.dumps(sample.design))["species"]
    population = sum(np.sum(count["site_sizes"]) for count in counted.values())
    assert population == len(all_scores(results))


def test_at_most_one_of_each_recording_and_strata_of_hours(results, tmp_path):
    design = SampleDesign(name="few", n_bins=1, n_per_bin=50, max_per_recording=1, stratum_h=12)
    report = sample_archive(results, tmp_path / "desk.birdann", design, n_examples=0)
    calls = {row["call_id"]: row for row in table(results).to_pylist()}
    with Project.open(report.project_path, read_only=True) as project:
        [sample] = project.samples.all()
        items = project.samples.items(sample.id)
        taken = [
            (
                calls[project.segments.of(item.recording_id)[0].provenance.name.split()[1]],
                item.species_id,
                stratum,
            )
            for item, stratum in zip(items, sample.strata(items).tolist(), strict=True)
        ]
        weights = sample.n_represented(items)
    places = [(row["recording"], species, stratum) for row, species, stratum in taken]
    assert len(places) == len(set(places))
    for row, _, stratum in taken:
        clock = row["start_clock"]
        assert stratum == (-1 if clock is None else int(clock[11:13]) // 12)
    assert weights.sum() == pytest.approx(len(all_scores(results)))


def test_the_weights_of_a_sample_are_those_of_the_items_with_sound(results, tmp_path):
    design = SampleDesign(name="few", n_bins=1, n_per_bin=50, max_per_recording=1)
    whole = sample_archive(results, tmp_path / "all.birdann", design, n_examples=0)
    with Project.open(whole.project_path, read_only=True) as project:
        [sample] = project.samples.all()
        items = project.samples.items(sample.id)
        of_call = {
            (project.segments.of(item.recording_id)[0].provenance.name, item.score): weight
            for item, weight in zip(items, sample.n_represented(items).tolist(), strict=True)
        }
    first = items[0]
    with Project.open(whole.project_path, read_only=True) as project:
        call_id = project.segments.of(first.recording_id)[0].provenance.name.split()[1]
    [lost] = {row["recording"] for row in table(results).to_pylist() if row["call_id"] == call_id}
    Path(lost).rename(tmp_path / "gone.wav")
    try:
        part = sample_archive(results, tmp_path / "part.birdann", design, n_examples=0)
    finally:
        (tmp_path / "gone.wav").rename(lost)
    assert part.failures
    with Project.open(part.project_path, read_only=True) as project:
        [sample] = project.samples.all()
        items = project.samples.items(sample.id)
        for item, weight in zip(items, sample.n_represented(items).tolist(), strict=True):
            [segment] = project.segments.of(item.recording_id)
            assert of_call[segment.provenance.name, item.score] == weight


def test_thresholds_and_density_come_back_to_all_calls(results, tmp_path):
    """The truth here: a score is right from 0.5 on; so shares and counts are known of all."""
    scores = all_scores(results)
    design = SampleDesign(name="first", n_bins=3, n_per_bin=15, seed=1)
    path = sample_archive(results, tmp_path / "desk.birdann", design).project_path
    with Project.open(path) as project:
        session = Session(project)
        [sample] = project.samples.all()
        answer_items(
            session,
            "first",
            {
                item.place: Answer.YES if item.score >= 0.5 else Answer.NO
                for item in project.samples.items(sample.id)
            },
        )
        with project.reader() as reader:
            told = sample_results(reader, "first", precision=0.9)
        name = max(told.species, key=lambda line: line.n_scored).species
        set_threshold(session, name, 0.5)
    report = apply_to_archive(results, path, tmp_path / "believed")
    own = [(site, p) for species, site, p in scores if species == name]
    [row] = [line for line in report.rows if line.species == name and not line.site]
    assert row.n_scored == len(own)
    assert row.n_believed == sum(p >= 0.5 for _, p in own)
    truth = np.mean([p >= 0.5 for _, p in own])
    _, low, high = row.share_right
    assert low <= truth <= high
    at_north = next(line for line in report.rows if (line.species, line.site) == (name, "north"))
    assert at_north.n_believed == sum(p >= 0.5 for site, p in own if site == "north")
    believed = table(tmp_path / "believed").to_pylist()
    expected = [
        line["call_id"]
        for line in table(results).to_pylist()
        if line["species"] == name and {s["species"]: s["probability"] for s in line["scores"]}[name] >= 0.5
    ]  # fmt: skip
    assert sorted(line["call_id"] for line in believed) == sorted(expected)
    rows = csv_rows(tmp_path / "believed" / SUMMARY)
    assert {line["model_run"] for line in rows} == {ModelFile.read(results / MODEL_NAME).run.stamp}
    assert len(rows) == len(report.rows)
    hours = sum(table(results, "recordings")["duration_s"].to_pylist()) / 3600
    assert float(rows[0]["hours"]) == pytest.approx(hours, abs=1e-4)
    with pytest.raises(ArchiveError, match="is not empty"):
        apply_to_archive(results, path, tmp_path / "believed")


def test_a_species_that_was_renamed_at_the_desk_keeps_its_threshold(results, tmp_path):
    path = sample_archive(
        results, tmp_path / "desk.birdann", SampleDesign(name="first", n_bins=1, n_per_bin=2)
    ).project_path
    with Project.open(path) as project:
        session = Session(project)
        [sample] = project.samples.all()
        items = project.samples.items(sample.id)
        answer_items(session, "first", dict.fromkeys((item.place for item in items), Answer.YES))
        species = project.species.in_use()[0]
        session.execute(RenameSpecies(species.id, "quite another name"))
        set_threshold(session, "quite another name", 0.5)
    report = apply_to_archive(results, path, tmp_path / "believed")
    [row] = [line for line in report.rows if line.species == species.name and not line.site]
    assert row.threshold == 0.5
    assert row.share_right is not None
    assert species.name not in report.without


class Stopped(BaseException):
    """The process ends here."""


@pytest.mark.parametrize("moment", [0, 1, 2, 3])
def test_apply_that_was_stopped_is_done_again_cleanly(
    made, believed, tmp_path, monkeypatch, moment
):
    """It ends before its first table, between two, and while they come to their place."""
    path, left, out = believed / "desk.birdann", moment, tmp_path / "believed"

    def ending(real):
        def call(*args, **kwargs):
            nonlocal left
            if str(out) in str(args):
                left -= 1
                if left < 0:
                    raise Stopped
            return real(*args, **kwargs)

        return call

    with monkeypatch.context() as patch:
        patch.setattr(applying, "write_table", ending(applying.write_table))
        patch.setattr(os, "replace", ending(os.replace))
        with pytest.raises(Stopped):
            apply_to_archive(made, path, out)
    n_there = len([*out.rglob("*.parquet")])
    written, real = [], applying.write_table
    with monkeypatch.context() as patch:
        patch.setattr(applying, "write_table", lambda t, p: (written.append(p), real(t, p)))
        apply_to_archive(made, path, out)
    assert len(written) == len([*out.rglob("*.parquet")]) - n_there  # it goes on
    found, expected = (
        {p.relative_to(top): p.read_bytes() for p in top.rglob("*") if p.is_file()}
        for top in (out, believed / "whole")
    )
    assert found == expected
    (out / applying._MARK_NAME).write_text(applying._MARK)
    (out / "mine.txt").write_text("x")
    with pytest.raises(ArchiveError, match="is not empty"):
        apply_to_archive(made, path, out)
    assert (out / "mine.txt").exists()


def test_no_room_for_what_is_believed_is_one_sentence(made, believed, tmp_path, monkeypatch):
    def full(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(applying, "write_table", full)
    with pytest.raises(
        WriteError, match=r"believed cannot be written \(No space left on device\)"
    ):
        apply_to_archive(made, believed / "desk.birdann", tmp_path / "believed")


def test_nothing_to_apply(results, tmp_path):
    Project.create(tmp_path / "empty.birdann").close()
    with pytest.raises(ArchiveError, match="neither thresholds nor a sample"):
        apply_to_archive(results, tmp_path / "empty.birdann", tmp_path / "out")


def test_a_sample_of_other_scores_says_nothing_of_the_archive(results, tmp_path):
    path = tmp_path / "desk.birdann"
    sample_archive(results, path, SampleDesign(name="first", n_per_bin=1))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE validation_sample SET run = run - 1")  # of a model that is gone since
        species, made = file.execute(
            "SELECT min(id), (SELECT min(pk) FROM provenance) FROM species"
        ).fetchone()
        file.execute(
            "INSERT INTO threshold (species, run, program, score, made) "
            "SELECT ?, id, 0, 0.5, ? FROM model_run",
            (species, made),
        )
    apply_to_archive(results, path, tmp_path / "believed")  # the thresholds are the model's
    with pytest.raises(ArchiveError, match=r"“first” of .* was not drawn"):
        apply_to_archive(results, path, tmp_path / "second", sample="first")
    assert not (tmp_path / "second").exists()


def test_a_folder_without_results_is_told_as_one(believed, tmp_path):
    """And not by the model file that is missing there."""
    with pytest.raises(ArchiveError, match="is not a results folder"):
        sample_archive(tmp_path, tmp_path / "desk.birdann", SampleDesign(name="x"))
    with pytest.raises(ArchiveError, match="is not a results folder"):
        apply_to_archive(tmp_path, believed / "desk.birdann", tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("species", "n_examples", "words"),
    [(("Dodo",), 1, "has no species “Dodo”"), (None, -1, "0 or more")],
)
def test_what_cannot_be_drawn_is_refused(made, tmp_path, species, n_examples, words):
    design = SampleDesign(name="x", species=species)
    with pytest.raises(SampleError, match=words):
        sample_archive(made, tmp_path / "desk.birdann", design, n_examples=n_examples)
    assert not (tmp_path / "desk.birdann").exists()


def lied(results, change):
    """Change a table of calls so that its recordings vouch for it."""
    path = next((results / "recordings").iterdir())
    group = read_group(path)
    name, _, n_rows = group.tables[0]
    change(results / name)
    sha256 = hashlib.sha256((results / name).read_bytes()).hexdigest()
    schema = recordings_schema([(name, sha256, n_rows), *group.tables[1:]])
    pyarrow.parquet.write_table(group.recordings.cast(schema), path)


def truncate(path):
    path.write_bytes(path.read_bytes()[:-100])


def shuffle(path):
    data = bytearray(path.read_bytes())
    for at in range(100, len(data) - 100, 7):
        data[at] ^= 0x5A
    path.write_bytes(data)


def other_columns(path):
    found = pyarrow.parquet.read_table(path)
    pyarrow.parquet.write_table(found.drop_columns(["scores"]), path)


@pytest.mark.parametrize("change", [truncate, shuffle, other_columns, Path.unlink])
def test_a_table_that_lies_is_one_sentence(results, tmp_path, change):
    design = SampleDesign(name="x")
    [first, *_] = (results / "calls").rglob("*.parquet")
    first.write_bytes(first.read_bytes() + b"x")
    with pytest.raises(ArchiveError, match="is not the table that was written"):
        sample_archive(results, tmp_path / "a.birdann", design)
    first.write_bytes(first.read_bytes()[:-1])
    if change is Path.unlink:
        next((results / "calls").rglob("*.parquet")).unlink()
    else:
        lied(results, change)
    with pytest.raises(ArchiveError, match="is not the table that was written") as told:
        sample_archive(results, tmp_path / "b.birdann", design)
    assert "\n" not in str(told.value)
    assert list(tmp_path.glob("*.birdann*")) == []


@pytest.mark.parametrize("place", ["results", "inside", "above"])
def test_apply_refuses_a_folder_that_overlaps_what_it_reads(made, believed, place):
    (made / "unfinished").mkdir(exist_ok=True)
    before = {p: p.read_bytes() for p in made.rglob("*") if p.is_file()}
    out = {"results": made, "inside": made / "believed", "above": made.parent}[place]
    with pytest.raises(WriteError, match="Choose another folder for the results"):
        apply_to_archive(made, believed / "desk.birdann", out)
    assert {p: p.read_bytes() for p in made.rglob("*") if p.is_file()} == before


def test_apply_empties_no_folder_of_the_users(made, believed, tmp_path):
    out = tmp_path / "mine"
    for name in ("unfinished/novel.txt", "calls/blackbird.txt", "summary.csv"):
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("mine")
    with pytest.raises(ArchiveError, match="is not empty"):
        apply_to_archive(made, believed / "desk.birdann", out)
    assert len([p for p in out.rglob("*") if p.is_file()]) == 3


@pytest.mark.parametrize(
    "name", ["calls/blackbird.txt", "calls/blackbird.parquet", "unfinished/novel.txt"]
)
def test_a_mark_alone_does_not_give_the_users_files_away(made, believed, tmp_path, name):
    mine = tmp_path / "mine" / name
    mine.parent.mkdir(parents=True)
    mine.write_text("mine")
    (tmp_path / "mine" / applying._MARK_NAME).write_text(applying._MARK)
    with pytest.raises(ArchiveError, match="is not empty"):
        apply_to_archive(made, believed / "desk.birdann", tmp_path / "mine")
    assert mine.read_text() == "mine"


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
@pytest.mark.parametrize("name", ["calls", "summary.csv", applying._MARK_NAME])
@pytest.mark.parametrize("kind", ["link", "hard link"])
def test_apply_follows_no_link(made, believed, tmp_path, name, kind):
    out, mine = tmp_path / "out", tmp_path / "mine"
    out.mkdir()
    (out / applying._MARK_NAME).write_text(applying._MARK)
    if name == "calls":
        canary = mine / "site=a" / "date=b" / "0123456789abcdef.parquet"
        canary.parent.mkdir(parents=True)
    else:
        canary = mine
    canary.write_text(applying._MARK + "mine")
    (out / name).unlink(missing_ok=True)
    if kind == "link":
        (out / name).symlink_to(mine)
    elif name == "calls":
        pytest.skip("folders have one name")
    else:
        (out / name).hardlink_to(mine)
    with pytest.raises(ArchiveError, match="is not empty"):
        apply_to_archive(made, believed / "desk.birdann", out)
    assert canary.read_text() == applying._MARK + "mine"


def test_human_sounds_stay_out_of_a_sample_unless_they_are_asked_for(
    results, tmp_path, monkeypatch
):
    names = [name for name, _, _ in all_scores(results)]
    chosen = max(set(names), key=names.count)
    monkeypatch.setattr(sampling, "is_human", lambda name: name == chosen)
    design = SampleDesign(name="first", n_per_bin=1)
    report = sample_archive(results, tmp_path / "shared.birdann", design)
    assert report.left_out == (chosen,)
    assert any("left out" in line for line in report.opening())
    with Project.open(tmp_path / "shared.birdann", read_only=True) as project:
        species = project.species.all()
        [sample] = project.samples.all()
        assert chosen not in {
            species[item.species_id].name for item in project.samples.items(sample.id)
        }
    asked = SampleDesign(name="first", n_per_bin=1, species=(chosen,))
    report = sample_archive(results, tmp_path / "own.birdann", asked)
    assert report.left_out == ()
    assert report.n_items > 0

"""What a command writes: never over what must not be lost, and only what was asked for."""

import contextlib
import csv
import hashlib
import io
import os
import shutil
import sys
import threading

import pytest

from birdann.app.commands import LabelSegments, NoteRecording
from birdann.app.commands.species import AddSpecies
from birdann.app.learning.calls import set_min_probability
from birdann.app.results.summaries import OF_WHOLE_RECORDINGS, Summary
from birdann.app.segmenting.outlines import draw_all
from birdann.app.session import Session
from birdann.cli.main import main
from birdann.core.geometry import TimeFreqBox
from birdann.core.labels import LabelState
from birdann.formats.registry import FORMATS
from birdann.store import Project
from birdann.store.backups import BackupReason, make_backup
from tests.csv_rows import csv_rows
from tests.making import score_table
from tests.round_trips import blank, everything, fill

WRITABLE = [name for name, one in FORMATS.items() if one.capabilities.writes]
SUMMARIES = [state.value for state in Summary]
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="devices and links of Unix")


@pytest.fixture(scope="module")
def template(tmp_path_factory, write_wav, factory):
    """Two recordings of three segments: confirmed, rejected, and predicted with 0.9 or 0.49."""
    folder = tmp_path_factory.mktemp("template")
    for i, name in enumerate("ab"):
        write_wav(folder / "rec" / f"{name}.wav", seed=i)
    path = folder / "p.birdann"
    assert main(["new", str(path)]) == 0
    assert main(["add", str(path), str(folder / "rec"), "--quiet"]) == 0
    species = [factory.species(name) for name in ("Crow", "Wren")]
    with Project.open(path) as project:
        session = Session(project, reviewer="Ada")
        session.execute(AddSpecies(species))
        run = factory.run(species)
        with project.transaction("run") as tx:
            tx.runs.add(run, b"", {})
        for k, recording in enumerate(sorted(project.recordings.all(), key=lambda r: r.path)):
            boxes = [
                TimeFreqBox(
                    onset_s=0.2 + 0.4 * i, offset_s=0.4 + 0.4 * i, low_hz=1000, high_hz=4000
                )
                for i in range(3)
            ]
            drawn = draw_all(session, recording.id, boxes)
            session.execute(drawn)
            ids = drawn.new.ids
            sure = 0.9 if k == 0 else 0.49
            with project.transaction("score") as tx:
                tx.scores.put(
                    recording.id,
                    score_table(run.id, ids, [[sure, 0.95 - sure]] * 3),
                )
            session.execute(LabelSegments([ids[0]], LabelState.CONFIRMED, species[0].id))
            session.execute(LabelSegments([ids[1]], LabelState.REJECTED, species[1].id))
        make_backup(path, BackupReason.DAILY)
    return folder


@pytest.fixture
def place(template, tmp_path):
    """A copy of the template."""
    shutil.copytree(template, tmp_path, dirs_exist_ok=True)
    return tmp_path


def digests(folder):
    """Return what is in a folder, links as links."""
    out = {}
    for parent, folders, names in os.walk(folder):
        for name in (*folders, *names):
            path = os.path.join(parent, name)
            if os.path.islink(path):
                out[path] = os.readlink(path)
            elif os.path.isfile(path):
                with open(path, "rb") as file:
                    out[path] = hashlib.sha256(file.read()).hexdigest()
    return out


# --- nothing is destroyed ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        *(["export", "P", "OUT", "--format", name] for name in WRITABLE),
        *(["export", "P", "OUT", "--summary", name] for name in SUMMARIES),
        ["show", "--table", "OUT", "P/../rec"],
        ["open", "P", "--picture", "OUT"],
        ["train", "P", "--model", "ored-lr", "--reliability", "OUT"],
        ["export", "P", "OUT/clips", "--clips"],
        ["add", "P", "P/../rec", "--log", "OUT"],
        ["run", "P/../rec", "--out", "OUT"],
        ["evaluate", "P/../none.npz", "--json", "OUT"],
        ["demo", "OUT", "--headless", "--recordings", "2"],
    ],
    ids=" ".join,
)
@posix_only
def test_projects_and_sound_survive_every_output(place, words, capsys):
    project, planted = place / "p.birdann", place / "planted.csv"
    backup = next((place / "p.birdann-backups").iterdir())
    for plant, target in [
        (None, project),
        (None, place / "p.birdann-lock"),
        (None, place / "p.birdann-wal"),
        (None, backup),
        (None, place / "rec" / "a.wav"),
        (planted.symlink_to, project),
        (planted.symlink_to, place / "p.birdann-journal"),
        (planted.hardlink_to, project),
        (planted.hardlink_to, place / "rec" / "b.wav"),
    ]:
        if plant is not None:
            plant(target)
        before, out = digests(place), str(target if plant is None else planted)
        given = [word.replace("P/..", str(place)).replace("OUT", out) for word in words]
        given = [str(project) if word == "P" else word for word in given]
        for extra in ([], ["--overwrite"] if words[0] not in {"add"} else []):
            assert main([*given, *extra]) == 1, given
            said = capsys.readouterr().err
            assert "birdann: " in said
            assert "Traceback" not in said
            after = digests(place)
            if words[0] == "add":  # opens it for writing, which it is not to be spoiled by
                with Project.open(project, read_only=True) as opened:
                    assert opened.overview.counts().segments == 6
                after[str(project)] = before[str(project)]
                if plant == planted.hardlink_to and target == project:
                    after[str(planted)] = before[str(planted)]
            assert after == before, given
        planted.unlink(missing_ok=True)


@pytest.mark.parametrize("name", ["x.csv", "x.txt"])
def test_results_are_kept_unless_it_is_said(place, name, says):
    out, project = place / name, str(place / "p.birdann")
    out.write_text("mine")
    for words in (["export", project, out], ["export", project, out, "--summary", "species"],
                  ["show", "--table", out, place / "rec"]):  # fmt: skip
        out.write_text("mine")
        assert "exists already" in says(*words, code=1)
        assert out.read_text() == "mine"
        assert main([*map(str, words), "--overwrite"]) == 0
        assert out.read_text() != "mine"


def test_figures_of_an_evaluation_are_kept_unless_it_is_said(place, capsys, says):
    out = place / "x.json"
    out.write_text("mine")
    words = ["evaluate", str(place / "none.npz"), "--json", str(out)]
    assert "exists already" in says(*words, code=1)
    assert out.read_text() == "mine"
    assert main([*words, "--overwrite"]) == 1  # for there is no such set of data
    assert "exists already" not in capsys.readouterr().err


def test_a_folder_of_tables_is_written_whole_or_not_at_all(place, says):
    out = place / "tables"
    (out / "rec").mkdir(parents=True)
    (out / "rec" / "b.wav.Table.1.selections.txt").write_text("mine")
    before = digests(out)
    words = ["export", str(place / "p.birdann"), str(out), "--format", "raven"]
    assert "exists already" in says(*words, code=1)
    assert digests(out) == before
    assert main([*words, "--overwrite"]) == 0
    assert {path.name for path in out.rglob("*.txt")} == {
        "a.wav.Table.1.selections.txt", "b.wav.Table.1.selections.txt", "left-out.txt"
    }  # fmt: skip


def test_a_run_replaces_only_the_table_it_wrote(place, says):
    out = place / "out"
    words = ["run", str(place / "rec"), "--out", str(out), "--quiet"]
    out.mkdir()
    (out / "segments.csv").write_text("mine")
    assert main(words) == 1  # before anything is done
    assert [path.name for path in out.iterdir()] == ["segments.csv"]
    (out / "segments.csv").unlink()
    assert main(words) == 0
    assert main(words) == 0
    with (out / "segments.csv").open("a") as file:
        file.write("my own line\n")
    assert "segments.csv exists already" in says(*words, code=1)
    assert "my own line" in (out / "segments.csv").read_text()
    assert main([*words, "--overwrite"]) == 0
    assert "my own line" not in (out / "segments.csv").read_text()


def test_the_demo_makes_no_room_for_itself(place, says):
    mine = place / "mine"
    mine.mkdir()
    os.rename(place / "p.birdann", mine / "project.birdann")
    before = digests(mine)
    for extra in ([], ["--overwrite"]):
        assert "is not empty" in says(
            "demo", mine, "--headless", "--recordings", "2", *extra, code=1
        )
        assert digests(mine) == before


@posix_only
def test_a_device_and_a_pipe_are_written_to(place, capfd):
    project = str(place / "p.birdann")
    assert main(["export", project, "/dev/stdout"]) == 0
    out, err = capfd.readouterr()
    assert len(list(csv.DictReader(io.StringIO(out)))) == 6
    assert "6 segments were written" in err
    assert main(["export", project, "/dev/null", "--overwrite"]) == 0
    assert os.path.exists("/dev/null")
    assert not os.path.isfile("/dev/null")
    pipe = place / "pipe"
    os.mkfifo(pipe)
    assert main(["export", project, str(pipe)]) == 1  # nobody reads, and nothing waits for ever
    got = []
    descriptor = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(descriptor, True)
    with os.fdopen(descriptor, encoding="utf-8") as file:
        reading = threading.Thread(target=lambda: got.append(file.read()))
        assert main(["export", project, str(pipe), "--quiet"]) == 0
        reading.start()
        reading.join(20)
    assert len(list(csv.DictReader(io.StringIO(got[0])))) == 6


@posix_only
def test_a_link_to_a_result_is_followed(place):
    (place / "real.csv").write_text("old")
    (place / "link.csv").symlink_to("real.csv")
    assert main(["export", str(place / "p.birdann"), str(place / "link.csv"), "--overwrite"]) == 0
    assert (place / "link.csv").is_symlink()
    assert len(csv_rows(place / "real.csv")) == 6


# --- planted links -------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize("plant", [os.symlink, os.link], ids=["symlink", "hard link"])
@pytest.mark.parametrize(
    "name",
    ["p.birdann-lock", ".o.csv.part", "p.birdann-restoring", "q.birdann-part", "q.birdann-lock"],
)
def test_a_planted_link_overwrites_nothing(place, plant, name, capsys):
    victim = place / "victim.txt"
    victim.write_text("precious")
    plant(victim, place / name)
    project = str(place / "p.birdann")
    main(["export", project, str(place / "o.csv")])
    main(["add", project, str(place / "rec")])
    main(["restore", project])
    main(["new", str(place / "q.birdann")])
    assert victim.read_text() == "precious"
    assert os.path.lexists(place / name)
    assert "Traceback" not in capsys.readouterr().err


@posix_only
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("o.csv.left-out.txt", ["o.csv", "--status", "confirmed"]),
        ("tables/rec/a.wav.Table.1.selections.txt", ["tables", "--format", "raven"]),
        ("tables/deployments.csv", ["tables", "--format", "camtrap-dp"]),
        ("tables/datapackage.json", ["tables", "--format", "camtrap-dp"]),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_names_that_birdann_gives_follow_no_link(place, name, words, says):
    victim = place / "victim.txt"
    victim.write_text("precious")
    (place / "tables" / "rec").mkdir(parents=True)
    (place / name).symlink_to(victim)
    told = ["export", str(place / "p.birdann"), str(place / words[0]), *words[1:], "--overwrite"]
    assert f"{(place / name).name} is a link" in says(*told, code=1)
    assert victim.read_text() == "precious"
    assert (place / name).is_symlink()
    assert not (place / "o.csv").exists()


@posix_only
@pytest.mark.parametrize("plant", [os.mkfifo, lambda place: place.symlink_to("/dev/zero")])
def test_what_stands_in_the_place_of_an_earlier_note_is_not_read(place, plant):
    note = place / "o.csv.left-out.txt"
    plant(note)
    assert main(["export", str(place / "p.birdann"), str(place / "o.csv"), "--all"]) == 0
    assert os.path.lexists(note)


@posix_only
def test_a_stream_that_leads_to_a_project_or_to_sound_is_not_written_to(place, capsys):
    for name in ("p.birdann", "rec/a.wav"):
        before = digests(place)
        with (place / name).open("ab") as file:
            assert main(["export", str(place / "p.birdann"), f"/dev/fd/{file.fileno()}"]) == 1
        assert "Choose another name" in capsys.readouterr().err
        assert digests(place) == before
    with (place / "plain.csv").open("ab") as file:
        assert main(["export", str(place / "p.birdann"), f"/dev/fd/{file.fileno()}"]) == 0
    assert len(csv_rows(place / "plain.csv")) == 6


@posix_only
def test_nothing_is_restored_onto_a_pipe_or_a_device(place, says):
    os.mkfifo(place / "pipe")
    (place / "link.birdann").symlink_to(place / "pipe")
    before = digests(place)
    assert "pipe is not a birdann project" in says(
        "restore", place / "link.birdann", place / "p.birdann", code=1
    )
    assert digests(place) == before
    assert (place / "pipe").is_fifo()
    assert not (place / "pipe-backups").exists()
    assert "is not a birdann project" in says("show", place / "link.birdann", code=1)


@posix_only
def test_a_run_log_waits_for_no_pipe_and_tells_of_a_full_disk_once(place, capfd):
    os.mkfifo(place / "pipe")
    words = ["add", str(place / "p.birdann"), str(place / "rec"), "--log"]
    for log in (str(place / "pipe"), "/dev/full"):
        assert main([*words, log]) == 1
        said = capfd.readouterr().err
        assert said.count(f"The run log {log} cannot be written") == 1
        assert "Traceback" not in said
    assert main([*words, "/dev/stdout"]) == 0
    assert '"step": "add"' in capfd.readouterr().out


def test_a_stream_claims_no_note_beside_it(place, capfd):
    words = ["export", str(place / "p.birdann"), "/dev/stdout", "--status", "confirmed"]
    assert main(words) == 0
    said = capfd.readouterr().err
    assert "4 segments were left out." in said
    assert "beside it" not in said


@posix_only
def test_a_project_of_two_names_is_read_and_not_written(place, says):
    os.link(place / "p.birdann", place / "twin.birdann")
    for name in ("p.birdann", "twin.birdann"):
        said = says("add", place / name, place / "rec", code=1)
        assert "hard links" in said
        assert "Copy it" in said
        assert main(["show", str(place / name), "--quiet"]) == 0


@posix_only
def test_one_writer_wherever_the_name_has_moved(place, says):
    with Project.open(place / "p.birdann"):
        os.rename(place / "p.birdann", place / "moved.birdann")
        assert "is already open" in says("add", place / "moved.birdann", place / "rec", code=1)
        os.rename(place / "moved.birdann", place / "p.birdann")


@posix_only
def test_a_backup_restored_onto_a_link_goes_to_what_it_leads_to(place):
    home = place / "home"
    home.mkdir()
    os.rename(place / "p.birdann", home / "p.birdann")
    os.rename(place / "p.birdann-backups", home / "p.birdann-backups")
    (place / "link.birdann").symlink_to(home / "p.birdann")
    (home / "p.birdann").write_bytes(b"spoiled")
    assert main(["restore", str(place / "link.birdann")]) == 0
    assert (place / "link.birdann").is_symlink()
    with Project.open(home / "p.birdann", read_only=True) as project:
        assert project.overview.counts().recordings == 2


# --- filters -------------------------------------------------------------------------------------

FILTERS = [
    (["--status", "confirmed"], 2),
    (["--status", "predicted", "--status", "rejected"], 4),
    (["--species", "Crow"], 4),
    (["--species", "Wren"], 0),
    (["--only-named"], 4),
    (["--min-probability", "0.5", "--status", "predicted"], 1),
    (["--max-per-species", "3", "--only-named"], 3),
    (["--status", "confirmed", "--species", "Crow", "--min-probability", ".99"], 2),
]


@pytest.mark.parametrize(("words", "expected"), FILTERS, ids=str)
def test_filters_hold_and_what_is_left_out_is_said(place, words, expected, capsys):
    out = place / "o.csv"
    assert main(["export", str(place / "p.birdann"), str(out), *words]) == 0
    assert len(csv_rows(out)) == expected
    said = capsys.readouterr().out
    assert f"Left out: {6 - expected}" in said
    note = (place / "o.csv.left-out.txt").read_text(encoding="utf-8")
    assert f"Left out: {6 - expected}" in note
    for word in words[1::2]:
        if not word.startswith("-"):
            assert word.lstrip("0") in note
    assert main(["export", str(place / "p.birdann"), str(out), "--overwrite"]) == 0
    assert len(csv_rows(out)) == 6
    assert not (place / "o.csv.left-out.txt").exists()


@pytest.mark.parametrize("name", WRITABLE)
def test_filters_hold_in_every_format(place, name):
    assert main(["times", str(place / "p.birdann"), "--help"]) == 0
    out = place / f"out-{name}"
    out.mkdir()
    folder = FORMATS[name].capabilities.folders
    target = out if folder else out / f"o{FORMATS[name].suffixes[0]}"
    words = ["export", str(place / "p.birdann"), str(target), "--format", name, "--json"]
    with contextlib.redirect_stdout(io.StringIO()) as told:
        assert main([*words, "--status", "confirmed"]) == 0
    assert '"confirmed": 2' in told.getvalue()
    assert '"predicted": 0' in told.getvalue()
    note = out / "left-out.txt" if folder else target.with_name(target.name + ".left-out.txt")
    assert "status: confirmed" in note.read_text(encoding="utf-8")
    if FORMATS[name].capabilities.reads:
        files = [path for path in out.rglob("*") if path.is_file() and path != note]
        read = [row for path in files for row in FORMATS[name].read(path)]
        assert len(read) == 2


@pytest.mark.parametrize("summary", SUMMARIES)
def test_filters_hold_in_every_summary(place, summary, capsys):
    out = place / "s.csv"
    words = ["export", str(place / "p.birdann"), str(out), "--summary", summary]
    done = main([*words, "--status", "confirmed", "--species", "Crow"])
    if summary in OF_WHOLE_RECORDINGS:
        assert done == 1
        assert "whole recordings" in capsys.readouterr().err
        assert not out.exists()
        return
    assert done == 0
    table = csv_rows(out)
    if summary == "species":
        assert [(r["species"], r["segments"], r["predicted"], r["confirmed"]) for r in table] == [
            ("Crow", "2", "0", "2")
        ]
    elif summary == "recordings":
        assert [(r["segments"], r["rejected"], r["found"]) for r in table] == [
            ("1", "0", "Crow")
        ] * 2
    else:
        assert [(r["Crow"], "Wren" in r) for r in table] == [("1", False)] * 2
    assert "status: confirmed" in (place / "s.csv.left-out.txt").read_text(encoding="utf-8")


def test_clips_follow_the_same_filter(place):
    words = ["export", str(place / "p.birdann"), str(place / "clips"), "--clips"]
    assert main([*words, "--min-probability", "0.5"]) == 0
    assert sorted(r["status"] for r in csv_rows(place / "clips" / "clips.csv")) == [
        "confirmed",
        "confirmed",
        "predicted",
    ]
    assert "Left out: 3" in (place / "clips" / "clips.csv.left-out.txt").read_text()


def test_the_bar_saved_with_the_project_holds_in_every_export(place):
    with Project.open(place / "p.birdann") as opened:
        set_min_probability(Session(opened, reviewer="Ada"), 0.5)
    project = str(place / "p.birdann")
    assert main(["export", project, str(place / "o.csv")]) == 0
    kept = sorted(r["status"] for r in csv_rows(place / "o.csv"))
    assert kept == ["confirmed", "confirmed", "predicted", "rejected", "rejected"]
    note = (place / "o.csv.left-out.txt").read_text(encoding="utf-8")
    assert "at least 0.5 (the project's minimum)" in note
    assert main(["export", project, str(place / "s.csv"), "--summary", "recordings"]) == 0
    assert sum(int(r["segments"]) for r in csv_rows(place / "s.csv")) == len(kept)
    assert main(["export", project, str(place / "clips"), "--clips"]) == 0
    assert len(csv_rows(place / "clips" / "clips.csv")) == 3
    assert main(["export", project, str(place / "all.csv"), "--min-probability", "0"]) == 0
    assert len(csv_rows(place / "all.csv")) > len(kept)
    assert not (place / "all.csv.left-out.txt").exists()
    assert main(["export", project, str(place / "every.csv"), "--all"]) == 0
    assert len(csv_rows(place / "every.csv")) == len(csv_rows(place / "all.csv"))
    sure = ["export", project, str(place / "sure.csv"), "--all", "--min-probability", "0.5"]
    assert main(sure) == 0
    assert len(csv_rows(place / "sure.csv")) == len(kept)
    for words in (
        ["--summary", "lists", "--all"],
        ["--status", "confirmed", "--min-probability", "0.9"],
    ):
        assert main(["export", project, str(place / "x.csv"), *words, "--overwrite"]) == 0


def test_what_cannot_be_asked_for_is_said(place, says):
    words = ["export", str(place / "p.birdann"), str(place / "o.csv")]
    for extra, told in [
        (["--species", "Krow"], "no species “Krow”"),
        (["--max-per-species", "0"], "1 or more"),
        (["--margin", "0"], "--margin does not apply to a table"),
        (["--summary", "species", "--clips"], "--clips does not apply to a summary"),
        (["--clips", "--measurements"], "--measurements does not apply to clips"),
    ]:
        assert told in says(*words, *extra, code=1)
        assert not (place / "o.csv").exists()
    assert "0 to 1" in says(*words, "--min-probability", "7", code=2)


def test_what_a_format_cannot_carry_is_said_before_it_is_written(tmp_path, says):
    path = blank(tmp_path)
    with Project.open(path) as project:
        fill(project, everything(), "windy")
    assert "leaves out" not in says("export", path, tmp_path / "a.csv")
    first, *_ = says("export", path, tmp_path / "a.txt", "--format", "audacity").splitlines()
    assert first == (
        "“Audacity label track” does not support: certainty, type of call, what was rejected, note, note on the recording, other "
        "readings."
    )


def test_a_demo_that_somebody_worked_on_is_kept(demo, tmp_path, says):
    folder = shutil.copytree(demo, tmp_path / "demo")
    words = ["demo", str(folder), "--headless", "--recordings", "2"]
    assert main(["export", str(folder / "project.birdann"), str(tmp_path / "calls.csv")]) == 0
    assert main([*words, "--overwrite"]) == 0  # as it was made
    project = folder / "project.birdann"
    with Project.open(project) as opened:
        recording = opened.recordings.all()[0]
        Session(opened, reviewer="Eve").execute(NoteRecording(recording.id, "a wren at 0:12"))
    kept = project.read_bytes()
    assert "It is kept. Choose a new folder." in says(*words, "--overwrite", code=1)
    assert project.read_bytes() == kept


def test_the_mark_of_a_demo_gives_no_other_project_away(tmp_path, capsys):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "about-this-demo.txt").write_text("Project: \n")
    Project.create(folder / "project.birdann").close()
    assert main(["demo", str(folder), "--headless", "--overwrite"]) == 1
    assert (folder / "project.birdann").exists()

"""What a person does on the command line, from a folder of sound to a table of calls."""

import csv
import json
import shutil
import sqlite3
from itertools import pairwise

import pytest

from birdann.app.learning.calls import min_probability
from birdann.cli.main import main
from birdann.store import Project
from tests.csv_rows import csv_rows
from tests.making import list_of

COLUMNS = [
    "recording",
    "segment_id",
    "start_s",
    "end_s",
    "low_hz",
    "high_hz",
    "species",
    "probability",
    "status",
    "mode",
    "runner_up",
    "runner_up_probability",
    "list_species",
    "reviewer",
    "reviewed_at",
    "model_run",
    "start_clock",
    "none_probability",
    "probability_if_call",
    "certainty",
    "call_type",
    "rejected_species",
    "note",
    "program",
    "program_version",
    "program_species",
    "program_score",
    "call_probability",
    "animal_probability",
    "note_author",
    "note_at",
    "recording_note",
    "recording_note_author",
    "recording_note_at",
    "readings",
    "further_proposals",
    "table_program",
    "site",
    "scientific_name",
    "list_start_s",
    "list_end_s",
]


def as_json(capsys, *words):
    assert main([*map(str, words), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture(scope="module")
def labelled(chorus, tmp_path_factory):
    """The outcome of `birdann run` on the chorus."""
    out = tmp_path_factory.mktemp("out")
    words = ["run", chorus.lists_path.parent, "--lists", chorus.lists_path, "--out", out]
    assert main([*map(str, words), "--model", "ored-lr", "--seed", "0"]) == 0
    return out


def test_run_writes_the_contract(labelled, chorus):
    table = csv_rows(labelled / "segments.csv")
    assert list(table[0]) == COLUMNS
    assert {row["recording"] for row in table} <= {path.name for path in chorus.recordings}
    assert {row["status"] for row in table} == {"predicted"}
    assert {row["mode"] for row in table} == {"transductive"}
    order = [(r["recording"], float(r["start_s"]), float(r["low_hz"])) for r in table]
    assert order == sorted(order)


def test_no_segment_carries_a_species_that_its_recording_does_not_list(labelled):
    for row in csv_rows(labelled / "segments.csv"):
        assert row["species"] in ("", *row["list_species"].split(";"))
        assert 0 <= float(row["probability"]) <= 1


def test_what_is_hardly_a_call_is_left_out_and_counted(labelled, tmp_path, capsys, says):
    project, every, usual = tmp_path / "p.birdann", tmp_path / "all.csv", tmp_path / "u.csv"
    shutil.copy(labelled / "project.birdann", project)
    assert main(["export", str(project), str(every), "--all"]) == 0
    usually = [row for row in csv_rows(every) if float(row["call_probability"]) >= 0.05]
    assert usually == csv_rows(labelled / "segments.csv")
    # a bar that is sure to part the table: amid the widest gap between its values
    found = sorted(float(row["call_probability"]) for row in csv_rows(every))
    _, low, high = max((high - low, low, high) for low, high in pairwise(found))
    bar = f"{(low + high) / 2:.4g}"
    assert main(["predict", str(project), "--min-call-probability", bar]) == 0
    assert main(["export", str(project), str(every), "--all", "--overwrite"]) == 0
    capsys.readouterr()
    said = says("export", project, usual)
    table = csv_rows(every)
    calls = [row for row in table if float(row["call_probability"]) >= float(bar)]
    assert csv_rows(usual) == calls
    assert 0 < len(calls) < len(table)
    assert (
        f"probably not calls (call probability below {bar}): {len(table) - len(calls):,}" in said
    )
    assert all(0 <= float(row["call_probability"]) <= 1 for row in table)


def test_a_species_is_answered_apart_from_whether_it_is_a_call(labelled):
    for row in csv_rows(labelled / "segments.csv"):
        none = float(row["none_probability"])
        assert (none >= 0.9) == (row["species"] == "")
        if row["species"]:
            # a segment that is no call may still bear the name of one that it overlaps
            assert float(row["probability"]) <= float(row["probability_if_call"]) + 3e-6


def test_most_calls_are_labelled_right(labelled, chorus):
    table = csv_rows(labelled / "segments.csv")
    right = total = 0
    for name, calls in chorus.calls.items():
        for call in calls:
            half = (call.box.offset_s - call.box.onset_s) / 2
            cover = sum(
                max(
                    0.0,
                    min(call.box.offset_s, float(r["end_s"]))
                    - max(call.box.onset_s, float(r["start_s"])),
                )
                for r in table
                if r["recording"] == name and r["species"] == call.species
            )
            right += cover >= half
            total += 1
    assert right / total > 0.6


def test_the_same_seed_gives_the_same_table(labelled, chorus, tmp_path):
    words = ["run", chorus.lists_path.parent, "--lists", chorus.lists_path, "--out", tmp_path]
    assert main([*map(str, words), "--model", "ored-lr", "--seed", "0", "--jobs", "2"]) == 0
    keep = [c for c in COLUMNS if c not in ("segment_id", "model_run")]
    first, second = csv_rows(labelled / "segments.csv"), csv_rows(tmp_path / "segments.csv")
    assert [[r[c] for c in keep] for r in first] == [[r[c] for c in keep] for r in second]


def test_step_by_step_on_a_project(chorus, tmp_path, capsys, says):
    project = tmp_path / "dawn.birdann"
    assert main(["new", str(project), "--quiet"]) == 0
    folder = chorus.lists_path.parent
    added = as_json(capsys, "add", project, folder, "--lists", chorus.lists_path)
    assert len(added["recordings"]["added"]) == 12
    assert not added["recordings"]["failures"]
    assert main(["segment", str(project)]) == 0
    figure = tmp_path / "reliability.svg"
    words = ["train", str(project), "--model", "ored-lr", "--reliability"]
    assert ".png, .svg or .pdf" in says(*words, tmp_path / "figure.doc", code=1)
    assert "No figure: the model ored-lr is not calibrated." in says(*words, figure)
    assert not figure.exists()
    assert main(["predict", str(project), "--min-probability", "0.3"]) == 0
    with Project.open(project, read_only=True) as opened:
        assert min_probability(opened) == 0.3
    assert main(["predict", str(project), "--min-probability", "0"]) == 0
    assert main(["export", str(project), str(tmp_path / "out.csv"), "--all"]) == 0
    capsys.readouterr()
    shown = as_json(capsys, "show", project)
    assert shown["recordings"] == shown["tagged"] == shown["segmented"] == 12
    assert shown["segments"] == shown["predicted"] == len(csv_rows(tmp_path / "out.csv"))
    assert shown["models"] == 1
    assert shown["confirmed"] == 0


def test_the_published_features_can_be_asked_for_and_are_kept(chorus, tmp_path, says):
    project = tmp_path / "p.birdann"
    main(["new", str(project)])
    main(["add", str(project), str(chorus.recordings[0])])
    assert main(["segment", str(project), "--features", "hja38"]) == 0
    main(["add", str(project), str(chorus.recordings[1])])
    assert main(["segment", str(project)]) == 0
    with Project.open(project, read_only=True) as opened:
        assert list(opened.features.schemas()) == ["hja38/1"]
    assert main(["segment", str(project), "--features", "extended", "--again"]) == 0
    with Project.open(project, read_only=True) as opened:
        assert list(opened.features.schemas()) == ["extended/1"]
    assert "hja38" in says("segment", project, "--features", "mfcc", code=2)


def test_recordings_are_chosen_with_a_channel_only(labelled, says):
    assert "--under works only with --channel." in says(
        "segment", labelled / "project.birdann", "--under", "north", code=1
    )


def test_segmenting_again_does_nothing_that_is_done(labelled, capsys):
    again = as_json(capsys, "segment", labelled / "project.birdann")
    assert again["segmented"] in (0, [])
    assert again["n_segments"] == 0


def test_bad_files_are_named_and_the_rest_goes_on(chorus, tmp_path, capsys):
    folder = tmp_path / "field"
    folder.mkdir()
    good = chorus.recordings[0]
    (folder / good.name).write_bytes(good.read_bytes())
    (folder / "empty.wav").write_bytes(b"")
    (folder / "text.wav").write_text("this is not sound", encoding="utf-8")
    project = tmp_path / "p.birdann"
    main(["new", str(project)])
    capsys.readouterr()
    report = as_json(capsys, "add", project, folder, folder / "gone.wav")["recordings"]
    assert len(report["added"]) == 1
    named = " ".join(f"{f['path']} {f['message']}" for f in report["failures"])
    assert all(name in named for name in ("empty.wav", "text.wav", "gone.wav"))


@pytest.mark.parametrize("command", ["segment", "train", "predict", "show"])
def test_a_missing_project_is_one_clear_sentence(command, tmp_path, says):
    error = says(command, tmp_path / "none.birdann", code=1)
    assert "none.birdann" in error
    assert "Traceback" not in error


def test_a_project_of_a_newer_version_is_refused_by_name(tmp_path, says):
    project = tmp_path / "p.birdann"
    main(["new", str(project)])
    connection = sqlite3.connect(project)
    connection.execute(f"PRAGMA user_version = {99 << 16}")
    connection.close()
    assert "newer" in says("segment", project, code=1)


def test_training_without_lists_says_what_to_do(chorus, tmp_path, says):
    project = tmp_path / "p.birdann"
    main(["new", str(project)])
    main(["add", str(project), str(chorus.recordings[0])])
    main(["segment", str(project)])
    assert "list" in says("train", project, code=1)


@pytest.mark.parametrize(
    "words",
    [
        ["add"],
        ["--no-such-option"],
        ["run", "x"],
        ["segment", "--jobs", "0", "p"],
        ["segment", "P", "--segmenter", "magic"],
        ["train-segmenter", "P", "--from-segments", "--boxes", "a.txt"],
        ["train-segmenter", "P", "--trees", "0"],
    ],
)
def test_wrong_usage_is_exit_code_two(words):
    assert main(words) == 2


def test_a_misspelt_command_is_told_from_a_project(says):
    assert "'segment'" in says("segmnt", code=2)


def test_run_takes_the_settings_of_a_segmenter(chorus, tmp_path, capsys):
    folder = tmp_path / "field"
    folder.mkdir()
    good = chorus.recordings[0]
    (folder / good.name).write_bytes(good.read_bytes())
    codes = {}
    for preset in ("songbirds", "low owls", "whales"):
        words = ["run", folder, "--out", tmp_path / preset, "--preset", preset]
        codes[preset] = main([*map(str, words)])
    assert codes == {"songbirds": 0, "low owls": 0, "whales": 1}
    assert "Choose from: automatic, songbirds" in capsys.readouterr().err
    table, other = (
        csv_rows(tmp_path / name / "segments.csv") for name in ("songbirds", "low owls")
    )
    assert table
    assert [row["start_s"] for row in other] != [row["start_s"] for row in table]


def test_the_coarser_the_grain_the_fewer_the_rows(chorus, tmp_path):
    folder = tmp_path / "field"
    folder.mkdir()
    for recording in chorus.recordings[:3]:
        (folder / recording.name).write_bytes(recording.read_bytes())
    n_rows, sounding_s = [], []
    for unit in ("notes", "calls", "wide"):
        words = ["run", folder, "--out", tmp_path / unit, "--unit", unit]
        assert main([*map(str, words)]) == 0
        table = csv_rows(tmp_path / unit / "segments.csv")
        n_rows.append(len(table))
        sounding_s.append(sum(float(row["end_s"]) - float(row["start_s"]) for row in table))
    assert n_rows[0] > n_rows[1] > n_rows[2] > 0
    n_calls = sum(len(chorus.calls[recording.name]) for recording in chorus.recordings[:3])
    assert n_rows[1] < 0.8 * n_rows[0]
    assert n_rows[2] < n_calls


def test_version(says):
    assert says("--version").startswith("birdann ")


def test_a_batch_tells_machines_what_became_of_each_file(chorus, tmp_path, says):
    folder, log = tmp_path / "field", tmp_path / "run.jsonl"
    folder.mkdir()
    good = chorus.recordings[0]
    (folder / good.name).write_bytes(good.read_bytes())
    (folder / "empty.wav").write_bytes(b"")
    project = tmp_path / "p.birdann"
    main(["new", str(project)])
    words = ["add", str(project), str(folder), "--log", str(log)]
    assert main(words) == 0
    assert "1 file failed" in says(*words, "--strict", code=3)
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    told = {line["recording"][-9:]: line["outcome"] for line in lines[:4] if "recording" in line}
    assert sorted(told.values()) == ["done", "failed"]
    assert told["empty.wav"] == "failed"
    assert sorted(line["outcome"] for line in lines[5:7]) == ["failed", "skipped"]
    (folder / good.name).rename(folder / "gone")
    assert main(["segment", str(project), "--strict"]) == 3
    (folder / "gone").rename(folder / good.name)
    assert main(["segment", str(project), "--retry-failed", "--strict"]) == 0
    assert main(["segment", str(project), "--log", str(tmp_path / "no" / "log")]) == 1


def test_a_strangers_project_asks_before_it_reads_sound_elsewhere(
    tmp_path, write_wav, capsys, says
):
    from birdann.app import settings

    write_wav(tmp_path / "drive" / "a.wav")
    project = tmp_path / "work" / "p.birdann"
    project.parent.mkdir()
    assert main(["new", str(project)]) == 0
    assert main(["add", str(project), str(tmp_path / "drive")]) == 0
    (settings.default_path().parent / "allowed_sound.json").unlink()  # now it is somebody else's
    capsys.readouterr()
    assert main(["segment", str(project), "--strict"]) == 3
    told = capsys.readouterr()
    assert f"1 in {tmp_path / 'drive'}" in told.err
    assert "Allow it with --allow-outside" in told.err
    assert "is not read: it lies outside the project's folder" in told.out
    assert "not checked" in says("check", project)
    assert main(["segment", str(project), "--allow-outside", "--strict"]) == 0
    assert main(["segment", str(project), "--again", "--strict"]) == 0
    assert capsys.readouterr().err == ""


def test_a_project_is_found_without_its_ending_everywhere(tmp_path, write_wav, capsys):
    write_wav(tmp_path / "a.wav")
    project = tmp_path / "p"
    for words in (
        ["new"],
        ["add", str(tmp_path / "a.wav")],
        ["show"],
        ["check"],
        ["restore", "--list"],
    ):
        assert main([words[0], str(project), *words[1:]]) == 0
    assert "No problems found." in capsys.readouterr().out


@pytest.fixture
def tagged_by_hand(sounding_project):
    """A project whose first recording a person tagged, and that recording's name."""
    from birdann.app.commands import SetSpeciesLists
    from birdann.app.session import Session
    from birdann.core.ids import SpeciesId, new_id
    from birdann.core.labels import Species
    from birdann.store import Project

    wren = Species(id=SpeciesId(new_id()), name="Wren")
    with Project.open(sounding_project) as project:
        first = project.recordings.all()[0]
        said = list_of(first.id, wren.id)
        Session(project, reviewer="Ada").execute(SetSpeciesLists([said], new_species=[wren]))
    return sounding_project, first.name


@pytest.fixture
def sounding_project(chorus, tmp_path):
    path = tmp_path / "p.birdann"
    assert main(["new", str(path)]) == 0
    assert main(["add", str(path), str(chorus.recordings[0]), str(chorus.recordings[1])]) == 0
    return path


def lists_in(path):
    from birdann.store import Project

    with Project.open(path, read_only=True) as project:
        names = {key: one.name for key, one in project.species.all().items()}
        return {
            project.recordings.one(key).name: (one.state.value, {names[s] for s in one.present})
            for key, one in project.lists.all().items()
        }


def test_a_table_never_replaces_unasked_what_a_person_tagged(tagged_by_hand, text_file, capsys):
    project, name = tagged_by_hand
    table = text_file("lists.csv", f"file,labels\n{name},Robin\n")
    words = ["add", str(project), "--lists", str(table)]
    assert main(words) != 0
    told = capsys.readouterr().err
    assert str(table) in told
    assert name in told
    assert "--existing" in told
    assert lists_in(project)[name] == ("complete", {"Wren"})

    told = as_json(capsys, *words, "--preview")["preview"]
    assert (told["n_changed"], told["by_hand"]) == (1, [name])
    assert lists_in(project)[name] == ("complete", {"Wren"})

    assert main([*words, "--existing", "keep"]) == 0
    assert lists_in(project)[name] == ("complete", {"Wren"})
    assert main([*words, "--existing", "add"]) == 0
    assert lists_in(project)[name] == ("complete", {"Wren", "Robin"})
    assert main([*words, "--existing", "replace", "--incomplete"]) == 0
    assert lists_in(project)[name] == ("at least", {"Robin"})


def test_the_preview_says_what_counts_mean_and_that_a_column_cannot_be_read(
    sounding_project, chorus, text_file, says
):
    names = [recording.name for recording in chorus.recordings[:2]]
    table = text_file("lists.csv", f"file,Robin,Wren\n{names[0]},3,1\n{names[1]},0,heaps\n")
    told = says("add", sounding_project, "--lists", table, "--preview")
    assert "any number above 0 is read as “present” (Robin)" in told
    assert "cannot be read: Wren. All lists are imported as incomplete." in told


def test_lists_are_complete_unless_told(sounding_project, chorus, text_file):
    name = chorus.recordings[0].name
    table = text_file("lists.csv", f"file,labels\n{name},Robin\n")
    assert main(["add", str(sounding_project), "--lists", str(table), "--incomplete"]) == 0
    assert lists_in(sounding_project)[name] == ("at least", {"Robin"})
    assert main(["add", str(sounding_project), "--lists", str(table)]) == 0
    assert lists_in(sounding_project)[name] == ("complete", {"Robin"})


@pytest.mark.parametrize("name", ["csv", "raven"])
def test_measurements_follow_the_columns_of_a_table(labelled, tmp_path, name):
    project, out = labelled / "project.birdann", tmp_path / "out.txt"
    plain = tmp_path / "plain.txt"
    assert main(["export", str(project), str(plain), "--format", name]) == 0
    words = ["export", str(project), str(out), "--format", name, "--measurements",
             "--allow-outside"]  # fmt: skip
    assert main(words) == 0
    separator = "," if name == "csv" else "\t"
    with out.open(newline="") as wide, plain.open(newline="") as narrow:
        wide, narrow = (list(csv.reader(side, delimiter=separator)) for side in (wide, narrow))
    own = len(narrow[0])
    assert [row[:own] for row in wide] == narrow
    assert wide[0][own:] == (
        ["peak_hz", "bandwidth_90_hz", "duration_90_s", "snr_db", "rms_db", "parts",
         "pulse_rate_hz"]
        if name == "csv"
        else ["Peak Freq (Hz)", "BW 90% (Hz)", "Dur 90% (s)", "SNR (dB)",
              "Inband Power (dB FS)", "Parts", "Pulse Rate (Hz)"]
    )  # fmt: skip
    low, high = (narrow[0].index(x) for x in (["low_hz", "high_hz"] if name == "csv"
                 else ["Low Freq (Hz)", "High Freq (Hz)"]))  # fmt: skip
    for row in wide[1:]:
        assert float(row[low]) - 70 <= float(row[own]) <= float(row[high]) + 70
        assert int(row[own + 5]) >= 1

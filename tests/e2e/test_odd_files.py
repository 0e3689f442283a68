"""Files of odd names and kinds stop nothing but themselves, and are told of in a sentence."""

import os
import shutil
import sqlite3
import sys
import threading

import pytest
import soundfile

from birdann.cli.main import main
from birdann.core.errors import NothingToLearnError, ProjectFileError
from birdann.formats.registry import FORMATS
from birdann.store import Project
from tests.csv_rows import csv_rows

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="names and pipes of Unix")
HEAD = (
    "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\t"
    "Begin File\tSpecies\n"
)


@pytest.fixture
def place(tmp_path, write_wav):
    write_wav(tmp_path / "rec" / "a.wav")
    assert main(["new", str(tmp_path / "p.birdann")]) == 0
    return tmp_path


def species_of(place):
    with Project.open(place / "p.birdann", read_only=True) as project:
        return {species.name for species in project.species.in_use()}


def imported(place, *rows):
    table = place / "boxes.txt"
    table.write_text(HEAD + "".join(f"{i}\tS\t1\t{row}\n" for i, row in enumerate(rows, 1)))
    assert main(["add", str(place / "p.birdann"), str(place / "rec")]) == 0
    return main(["import", str(place / "p.birdann"), str(table)])


@posix_only
@pytest.mark.parametrize(
    "words",
    [
        ["add", "P", "rec"],
        ["show", "rec"],
        ["run", "rec", "--out", "out"],
        ["show", "rec", "--json"],
    ],
    ids=" ".join,
)
def test_a_name_that_is_no_text_is_refused_by_itself(place, words, says):
    bad = os.fsencode(place / "rec") + b"/b\xff.wav"
    try:
        os.rename(place / "rec" / "a.wav", bad)
    except OSError:
        pytest.skip("this disk takes only text for a name")
    shutil.copyfile(bad, place / "rec" / "a.wav")
    os.makedirs(os.fsencode(place / "rec") + b"/in\xff")
    named = {"P": str(place / "p.birdann"), "rec": str(place / "rec"), "out": str(place / "out")}
    said = says(*[named.get(word, word) for word in words])
    assert "b\ufffd.wav is not valid UTF-8" in said
    assert "a.wav" in said or "1 recording was added" in said


@posix_only
def test_a_pipe_named_as_a_sidecar_is_not_waited_for(place):
    for name in ("a.xml", "a.log.xml"):
        os.mkfifo(place / "rec" / name)
    done = []
    words = ["add", str(place / "p.birdann"), str(place / "rec")]
    adding = threading.Thread(target=lambda: done.append(main(words)), daemon=True)
    adding.start()
    adding.join(60)
    assert done == [0]


@posix_only
@pytest.mark.parametrize(
    "words",
    [
        *(["import", "P", name] for name in ("t.csv", "t.TextGrid", "t.eaf", "t.json", "t.txt")),
        *(["import", "P", "t.csv", "--format", name] for name in ("csv", "birdnet", "audacity")),
        ["add", "P", "rec", "--lists", "t.csv"],
        ["evaluate-segments", "P", "--calls", "t.csv"],
    ],
    ids=" ".join,
)
def test_a_pipe_named_as_a_table_is_not_waited_for(place, words, capsys):
    pipe = next(word for word in words if word.startswith("t."))
    os.mkfifo(place / pipe)
    named = {"P": "p.birdann", "rec": "rec", pipe: pipe}
    given = [str(place / named[word]) if word in named else word for word in words]
    done = []
    reading = threading.Thread(target=lambda: done.append(main(given)), daemon=True)
    reading.start()
    reading.join(60)
    assert done == [1]
    told = capsys.readouterr()
    assert f"{pipe} is a pipe or a device" in told.err + told.out


@pytest.mark.parametrize("name", [name for name, one in FORMATS.items() if one.capabilities.reads])
def test_a_table_that_is_gone_is_named_in_every_format(place, name, capsys):
    words = ["import", str(place / "p.birdann"), str(place / "gone.csv"), "--format", name]
    assert main(words) == 1
    assert "gone.csv does not exist" in capsys.readouterr().out


@pytest.mark.parametrize(
    "table",
    [
        "file,labels\na.wav,Owl;{}\n",
        "file,species\na.wav,Owl\na.wav,{}\n",
        "file,Owl,{}\na.wav,0,1\n",
    ],
)
def test_a_list_with_a_cell_without_end_makes_no_species(place, table, says):
    (place / "lists.csv").write_text(table.format("y" * 1000))
    words = [
        "add",
        str(place / "p.birdann"),
        str(place / "rec"),
        "--lists",
        str(place / "lists.csv"),
    ]
    assert "the name of a species has 1,000 characters" in says(*words, code=1)
    assert species_of(place) == set()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_sidecar_that_defines_names_is_not_read_in_any_encoding(place, encoding, says):
    text = (
        f'<?xml version="1.0" encoding="{encoding[:6].rstrip("-")}"?>'
        '<!DOCTYPE BatRecord [<!ENTITY n "9999">]><BatRecord Model="M"><SN>&n;</SN></BatRecord>'
    )
    (place / "rec" / "a.xml").write_bytes(text.encode(encoding))
    assert "9999" not in says("show", place / "rec")


def test_an_import_that_could_read_nothing_is_an_error(place, capsys):
    (place / "x.csv").write_text("nonsense\n1,2\n")
    assert main(["import", str(place / "p.birdann"), str(place / "x.csv")]) == 1
    told = capsys.readouterr()
    assert "None of the files could be read" in told.err
    assert "x.csv is of no known format" in told.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["import", "P", "empty"], "None of the files could be read"),
        (["import", "P", "nowhere.csv"], "None of the files could be read"),
        (["add", "P", "nowhere"], "None of the sound files could be added"),
        (["add", "P", "empty"], "None of the sound files could be added"),
        (["locate", "P", "nowhere"], "nowhere does not exist"),
    ],
)
def test_work_that_found_nothing_to_work_on_is_an_error(place, words, told, says):
    (place / "empty").mkdir()
    named = {"P": "p.birdann"}
    words = [words[0], *(str(place / named.get(word, word)) for word in words[1:])]
    assert told in says(*words, code=1)


@pytest.mark.parametrize(
    "words",
    [
        ["new", "LONG"], ["show", "LONG"], ["add", "LONG", "rec"], ["add", "P", "LONG"],
        ["import", "P", "LONG"], ["locate", "P", "LONG"], ["restore", "P", "LONG"],
        ["restore", "LONG"], ["export", "P", "LONG"], ["export", "P", "LONG", "--clips"],
        ["add", "P", "rec", "--lists", "LONG"], ["run", "LONG", "--out", "out"],
        ["run", "rec", "--out", "LONG"], ["demo", "LONG", "--headless"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_name_that_no_disk_takes_ends_in_a_sentence(place, words, says):
    named = {"P": "p.birdann", "LONG": "x" * 300, "rec": "rec", "out": "out"}
    assert says(
        *[str(place / named[word]) if word in named else word for word in words], code=1
    ).startswith("birdann: ")


def test_a_cell_without_end_becomes_no_species(place, capsys):
    assert (
        imported(place, "0.1\t0.3\t100\t2000\ta.wav\t" + "y" * 1000, "0.4\t0.6\t9\t99\ta.wav\tOwl")
        == 0
    )
    assert species_of(place) == {"Owl"}
    assert "has 1,000 characters" in capsys.readouterr().out
    assert imported(place, "0.1\t0.3\t100\t2000\ta.wav\t" + "y" * 1_000_000) == 1
    assert species_of(place) == {"Owl"}


def test_rows_that_are_refused_make_no_species(place):
    assert imported(place, "90\t91\t9\t99\ta.wav\tGhost", "0.1\t0.2\t9\t99\ta.wav\tCrow") == 0
    assert species_of(place) == {"Crow"}


def test_names_with_a_space_before_them_match_on_the_way_back(place, tmp_path):
    os.rename(place / "rec" / "a.wav", place / "rec" / " a.wav")
    assert imported(place, "0.1\t0.2\t9\t99\ta.wav\tCrow") == 0
    with Project.open(place / "p.birdann", read_only=True) as project:
        assert project.overview.counts().segments == 1
    assert main(["export", str(place / "p.birdann"), str(tmp_path / "o.csv")]) == 0
    assert main(["new", str(place / "q.birdann")]) == 0
    assert main(["add", str(place / "q.birdann"), str(place / "rec")]) == 0
    assert main(["import", str(place / "q.birdann"), str(tmp_path / "o.csv")]) == 0
    with Project.open(place / "q.birdann", read_only=True) as project:
        assert project.overview.counts().segments == 1


@pytest.mark.parametrize("given", [".", "..", "/", ""])
def test_a_folder_is_no_name_for_a_project(given, says, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "Name a project file" in says("new", given, code=1)


@pytest.mark.parametrize(
    "forged",
    [
        "UPDATE recording SET started_at = '9999-12-31T23:59:59+00:00'",
        "UPDATE recording SET started_at = '0001-01-01T00:00:00+14:00'",
        "UPDATE recording SET path = 'a' || char(0) || '.wav'",
        "UPDATE segment SET onset_s = 1e300, offset_s = 1e301",
        "UPDATE recording SET n_frames = 4611686018427387904",
        "UPDATE species SET name = 'Ow' || char(0) || 'l'",
    ],
)
@pytest.mark.parametrize("command", ["export", "camtrap", "check", "locate", "show"])
def test_forged_values_end_in_a_sentence(place, forged, command, capsys):
    assert imported(place, "0.1\t0.2\t9\t99\ta.wav\tCrow") == 0
    connection = sqlite3.connect(place / "p.birdann")
    connection.execute(forged)
    connection.commit()
    connection.close()
    project, out = str(place / "p.birdann"), place / "out"
    out.mkdir()
    words = {
        "export": ["export", project, str(out / "o.csv")],
        "camtrap": ["export", project, str(out), "--format", "camtrap-dp", "--place=1,2"],
        "check": ["check", project],
        "locate": ["locate", project, str(place / "rec")],
        "show": ["show", project, "--recordings", "--json"],
    }[command]
    assert main(words) in {0, 1}
    assert "Traceback" not in capsys.readouterr().err


def test_a_start_at_the_end_of_the_calendar_leaves_the_clock_open(place):
    assert imported(place, "0.1\t0.2\t9\t99\ta.wav\tCrow") == 0
    with sqlite3.connect(place / "p.birdann") as connection:
        connection.execute("UPDATE recording SET started_at = '9999-12-31T23:59:59.950000+00:00'")
    connection.close()
    assert main(["export", str(place / "p.birdann"), str(place / "o.csv")]) == 0
    (row,) = csv_rows(place / "o.csv")
    assert row["start_s"] == "0.1"
    assert row["start_clock"] == ""


def test_the_first_of_two_errors_is_told(tmp_path, monkeypatch):
    def fail(*_):
        raise ProjectFileError("the second")

    monkeypatch.setattr("birdann.store.project.stop_writing", fail)
    with (
        pytest.raises(NothingToLearnError, match="the first") as caught,
        Project.create(tmp_path / "p.birdann"),
    ):
        raise NothingToLearnError("the first")
    assert caught.value.__notes__ == ["the second"]
    with pytest.raises(ProjectFileError, match="the second"), Project.open(tmp_path / "p.birdann"):
        pass


def test_sound_of_telephones_goes_all_the_way(place, says, monkeypatch):
    av = pytest.importorskip("av", reason="sound of telephones needs the package av")
    sound, rate_hz = soundfile.read(place / "rec" / "a.wav", dtype="float32")
    with av.open(str(place / "rec" / "b.m4a"), "w") as container:
        stream = container.add_stream("aac", rate=rate_hz, layout="mono")
        frame = av.AudioFrame.from_ndarray(sound.reshape(1, -1), "flt", "mono")
        frame.sample_rate = rate_hz
        resampler = av.AudioResampler(stream.format, "mono", rate_hz, stream.frame_size)
        for piece in [*resampler.resample(frame), *resampler.resample(None), None]:
            container.mux(stream.encode(piece))
    monkeypatch.setattr("birdann.dsp.decoding.decoded.cache_folder", lambda: place / "cache")
    project = str(place / "p.birdann")
    assert "2 recordings were added" in says("add", project, place / "rec")
    assert main(["segment", project]) == 0
    assert main(["export", project, str(place / "clips"), "--clips"]) in {0, 1}
    assert main(["export", project, str(place / "o.csv")]) == 0
    rows = (place / "o.csv").read_text().splitlines()
    assert any(row.startswith("rec/b.m4a,") for row in rows)

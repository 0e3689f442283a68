"""Clips of calls: their sound, their names, and the table of them."""

import json
import os

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, RenameSpecies, SetSpeciesLists
from birdann.app.exchange.clips import ClipChoices, export_clips
from birdann.app.exchange.imports import import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.results.summaries import Summary, export_summary
from birdann.cli.main import main
from birdann.core.errors import Cancelled, WriteError
from birdann.formats.clips import clip_name, safe_name
from birdann.formats.records import Annotation
from tests.csv_rows import csv_rows
from tests.making import list_of

soundfile = pytest.importorskip("soundfile")


@pytest.fixture
def labelled(session, tmp_path):
    """Two calls in a 24 bit stereo recording, one in a short one."""
    rng = np.random.default_rng(0)
    audio = tmp_path / "audio"
    audio.mkdir()
    for name, seconds in (("a.wav", 4), ("b.wav", 1)):
        whole = rng.integers(-(2**22), 2**22, (seconds * 8000, 2), dtype=np.int32) << 8
        soundfile.write(audio / name, whole, 8000, subtype="PCM_24")
    add_paths(session, [audio])
    tables = {
        "a.txt": "1.0\t1.5\tWren\n\\\t1000\t2000\n2.0\t2.5\tCon/../x\n\\\t500\t900\n",
        "b.txt": "0.2\t0.9\tWren\n",
    }
    for name, text in tables.items():
        (tmp_path / name).write_text(text)
        import_annotations(session, [tmp_path / name], format_name="audacity")
    return session


def manifest(report):
    return csv_rows(report.manifest)


@pytest.mark.parametrize("suffix", ["wav", "flac"])
def test_clips_hold_the_samples_of_the_recording(labelled, tmp_path, suffix):
    report = export_clips(
        labelled.project, tmp_path / "out", ClipChoices(suffix=suffix, margin_s=0.25)
    )
    assert (report.clips, report.by_species) == (3, {"Wren": 2, "Con/../x": 1})
    rows = manifest(report)
    assert len(rows) == 3
    for row in rows:
        clip, rate_hz = soundfile.read(report.folder / row["clip"], dtype="int32")
        whole, _ = soundfile.read(tmp_path / row["recording"], dtype="int32")
        first = round(float(row["clip_start_s"]) * rate_hz)
        np.testing.assert_array_equal(clip, whole[first : first + len(clip)])
        assert len(clip) == round(float(row["clip_end_s"]) * rate_hz) - first
        inside_s = float(row["start_s"]) - float(row["clip_start_s"])
        assert float(row["call_start_in_clip_s"]) == pytest.approx(inside_s, abs=1e-6)
        assert soundfile.info(report.folder / row["clip"]).subtype == "PCM_24"
    assert {row["clip"].split("/")[0] for row in rows} == {"Wren", "Con_.._x"}
    written = {p.relative_to(report.folder).as_posix() for p in report.folder.rglob("*.*")
               if p.is_file()}  # fmt: skip
    assert written == {"clips.csv", *(row["clip"] for row in rows)}


def test_nothing_is_overwritten(labelled, tmp_path):
    out = tmp_path / "out"
    choices = ClipChoices(pattern="{species}", species_folders=False)
    first = export_clips(labelled.project, out, choices)
    assert first.renamed == 1  # the second wren
    before = {p: p.read_bytes() for p in out.iterdir()}
    again = export_clips(labelled.project, out, choices)
    assert again.renamed == 3
    assert again.manifest.name == "clips (2).csv"
    assert all(p.read_bytes() == content for p, content in before.items())
    assert {row["clip"] for row in manifest(again)} & {p.name for p in before} == set()


def test_what_is_chosen(labelled, tmp_path):
    def species(**choices):
        report = export_clips(labelled.project, tmp_path / "out", ClipChoices(**choices))
        return report.by_species

    assert species(species=frozenset({"Wren"})) == {"Wren": 2}
    assert species(max_per_species=1) == {"Wren": 1, "Con/../x": 1}
    assert species(statuses=frozenset({"predicted"})) == {}


def test_sounds_of_people_stay_out_and_contradict_no_list(labelled, tmp_path):
    (person,) = [
        species for species in labelled.project.species.in_use() if species.name == "Con/../x"
    ]
    (recording,) = [sound for sound in labelled.project.recordings.all() if sound.name == "a.wav"]
    wren = labelled.project.species.find_by_name("Wren")
    wrens = list_of(recording.id, wren.id)
    labelled.execute(SetSpeciesLists([wrens]))
    assert len(labelled.project.labels.contradictions()) == 1
    labelled.execute(RenameSpecies(person.id, "Human vocal"))
    assert labelled.project.labels.contradictions() == []
    report = export_clips(labelled.project, tmp_path / "out")
    assert (report.by_species, report.n_left_out) == ({"Wren": 2}, 1)
    assert any("Human sounds" in line for line in report.left_out)
    assert "1 segment was left out (reasons in clips.csv.left-out.txt)." in report.sentences()
    named = ClipChoices(species=frozenset({"Human vocal"}))
    assert export_clips(labelled.project, tmp_path / "out", named).clips == 1


def test_only_the_band_of_the_call_is_left(labelled, tmp_path):
    choices = ClipChoices(band_only=True, species=frozenset({"Wren"}), max_per_species=1)
    report = export_clips(labelled.project, tmp_path / "out", choices)
    (row,) = manifest(report)
    clip, rate_hz = soundfile.read(report.folder / row["clip"])
    power = np.abs(np.fft.rfft(clip[:, 0])) ** 2
    hertz = np.fft.rfftfreq(len(clip), 1 / rate_hz)
    inside = (hertz > float(row["low_hz"])) & (hertz < float(row["high_hz"]))
    assert power[inside].sum() > 20 * power[hertz > 1.5 * float(row["high_hz"])].sum()


def test_a_recording_that_is_gone_is_named_and_the_rest_is_cut(labelled, tmp_path):
    (tmp_path / "audio" / "a.wav").unlink()
    report = export_clips(labelled.project, tmp_path / "out")
    assert report.clips == 1
    (failure,) = report.failures
    assert "a.wav" in failure.message


def test_when_cancelled_the_clips_that_are_there_are_in_the_table(labelled, tmp_path):
    calls = []

    def stop(fraction, text):
        calls.append(text)
        if len(calls) == 2:
            raise Cancelled

    with pytest.raises(Cancelled):
        export_clips(labelled.project, tmp_path / "out", progress=stop)
    clips = list((tmp_path / "out").rglob("*.wav"))
    assert len(clips) == 1
    assert clips[0].name in (tmp_path / "out" / "clips.csv").read_text()
    assert not list((tmp_path / "out").rglob(".*"))


@pytest.mark.parametrize(
    "choices",
    [{"pattern": "{bird}"}, {"pattern": "{species"}, {"pattern": ""}, {"pattern": "{start:x}"},
     {"pattern": "{species.__class__}"}, {"suffix": "mp3"}, {"margin_s": -1.0},
     {"margin_s": float("nan")}],
)  # fmt: skip
def test_choices_that_cannot_be_followed(labelled, tmp_path, choices):
    with pytest.raises(WriteError):
        export_clips(labelled.project, tmp_path / "out", ClipChoices(**choices))
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("text", "safe"),
    [("Wren", "Wren"), ("a/b\\c:d", "a_b_c_d"), ("CON", "_CON"), ("aux.wav", "_aux.wav"),
     ("..", "_"), ("", "_"), ("Grive à collier. ", "Grive à collier"), ("a\nb\x7f", "a_b_"),
     ("鳥" * 200, "鳥" * 60)],
)  # fmt: skip
def test_names_are_safe_on_every_system(text, safe):
    assert safe_name(text) == safe


def test_a_pattern_makes_folders_and_a_species_does_not():
    record = Annotation(recording="n/a.b.wav", start_s=1.0, end_s=2.5, species="x/../y")
    name = clip_name("{status}/{recording}_{start}-{end}_{species}_{number}", record, 7)
    assert name == "unlabelled/a.b_1.000-2.500_x_.._y_00007"


def test_clips_from_the_command_line(labelled, tmp_path, capsys):
    project = str(labelled.project.path)
    labelled.project.close()
    words = ["export", project, str(tmp_path / "out"), "--clips", "--clip-format", "flac"]
    assert main([*words, "--species", "Wren", "--margin", "0", "--one-folder", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["by_species"] == {"Wren": 2}
    assert len(list((tmp_path / "out").glob("Wren_*.flac"))) == 2


def test_a_recording_that_was_not_searched_has_no_numbers_in_the_matrix(
    labelled, tmp_path, factory
):
    labelled.execute(AddRecordings([factory.recording("z.wav")]))
    export_summary(labelled.project, tmp_path / "matrix.csv", Summary.MATRIX)
    *_, searched, last = csv_rows(tmp_path / "matrix.csv")
    assert (searched["Wren"], searched["Con/../x"]) == ("1", "0")
    assert (last["recording"], last["Wren"], last["Con/../x"]) == ("z.wav", "NA", "NA")


def test_no_clip_is_cut_from_a_file_that_was_replaced(labelled, tmp_path):
    """Not even from one of the same size and time."""
    path = tmp_path / "audio" / "a.wav"
    before, held = path.stat(), bytearray(path.read_bytes())
    held[len(held) - 1000 :] = bytes(1000)
    path.write_bytes(held)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    report = export_clips(labelled.project, tmp_path / "out")
    assert report.clips == 1
    (failure,) = report.failures
    assert "a.wav has changed since it was added" in failure.message
    assert [row["recording"] for row in manifest(report)] == ["audio/b.wav"]

"""A network that a person brings, over whole recordings, by the command line."""

import json

import numpy as np
import pytest
import soundfile

from birdann.analysis.networks import Activation, NetworkChoice
from birdann.app.exchange import network_detections
from birdann.app.exchange.network_detections import DetectionSettings, detect, summary_of
from birdann.app.maintenance.adding import add_paths
from birdann.app.session import Session
from birdann.cli.main import main
from birdann.core.detections import scores_by_class
from birdann.core.errors import Cancelled
from birdann.core.labels import LabelState
from birdann.core.provenance import Program
from birdann.store import Project
from birdann.store.vectors import VectorFile
from tests.tiny_network import RATE_HZ, tone_network

TONES = {"Troglodytes troglodytes_Eurasian Wren": 3000.0, "Corvus corax_Common Raven": 1000.0}


@pytest.fixture
def network(tmp_path):
    return tone_network(tmp_path / "network", TONES)


@pytest.fixture
def place(tmp_path, write_wav):
    """Two recordings: a wren at 0.3 s; a raven at 0.3 s and a wren at 0.8 s."""
    write_wav(tmp_path / "rec" / "a.wav", tones_hz=(3000.0,))
    write_wav(tmp_path / "rec" / "b.wav", tones_hz=(1000.0, 3000.0))
    path = tmp_path / "p.birdann"
    assert main(["new", str(path)]) == 0
    assert main(["add", str(path), str(tmp_path / "rec"), "--quiet"]) == 0
    return path


def detections(path):
    """Return (file, name, start, program) of what is stored."""
    with Project.open(path, read_only=True) as project:
        return sorted(
            (r.name, detection.name, detection.onset_s, detection.program)
            for r in project.recordings.all()
            for detection in project.detections.of(r.id)
        )


def run(path, network, *more):
    words = ["networks", "detect", str(path), "--network", str(network)]
    return main([*words, "--rate", str(RATE_HZ), "--scores", "sigmoid", "--quiet", *more])


def test_detections_are_stored_once_as_those_of_a_program(place, network, capsys):
    assert run(place, network, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["recordings"], told["detections"], told["known"]) == (2, 3, 0)
    by = Program(name="Tones", version="1.5")
    assert detections(place) == [
        ("a.wav", "Eurasian Wren", 0.0, by),
        ("b.wav", "Common Raven", 0.0, by),
        ("b.wav", "Eurasian Wren", 0.5, by),
    ]
    with Project.open(place, read_only=True) as project:
        species = {bird.name: bird.scientific_name for bird in project.species.in_use()}
        assert species["Eurasian Wren"] == "Troglodytes troglodytes"
        assert not any(
            label.state is LabelState.CONFIRMED
            for r in project.recordings.all()
            for label in project.labels.all(r.id).values()
        )
    assert run(place, network, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["recordings"], told["detections"], told["known"]) == (0, 0, 2)
    assert run(place, network, "--again") == 0
    assert len(detections(place)) == 3


def test_sound_that_differs_between_equal_ends_is_analysed(tmp_path, network):
    """The digest of a sound file does not see all of it."""
    path = tmp_path / "p.birdann"
    with Project.create(path) as project:
        for name, second in (("a", 3000.0), ("b", 1000.0)):
            place = tmp_path / "rec" / f"{name}.wav"
            place.parent.mkdir(exist_ok=True)
            sound = np.zeros(5 * (1 << 19), np.int16)
            stretch = np.arange(4 * RATE_HZ)
            at = 700_000
            sound[at : at + len(stretch)] = 9000 * np.sin(2 * np.pi * second / RATE_HZ * stretch)
            soundfile.write(place, sound, RATE_HZ)
        add_paths(Session(project), [tmp_path / "rec"])
        assert len({recording.content_hash for recording in project.recordings.all()}) == 1
    assert run(path, network) == 0
    assert {(file, name) for file, name, *_ in detections(path)} == {
        ("a.wav", "Eurasian Wren"),
        ("b.wav", "Common Raven"),
    }


def test_overlapping_windows_and_a_high_score_change_what_is_found(place, network):
    assert run(place, network, "--step", "0.25") == 0
    starts = {start for name, _, start, _ in detections(place) if name == "a.wav"}
    assert starts == {0.0, 0.25}
    assert run(place, network, "--min-score", "2") == 2


def test_only_species_of_the_project_can_be_wanted(place, network, text_file):
    lists = text_file("lists.csv", "file,labels\na.wav,Eurasian wren\n")
    assert main(["add", str(place), "--lists", str(lists), "--quiet"]) == 0
    assert run(place, network, "--only-known") == 0
    assert {name for _, name, *_ in detections(place)} == {"Eurasian Wren"}
    choice = NetworkChoice(path=network, sample_rate_hz=RATE_HZ, activation=Activation.SIGMOID)
    with Project.open(place, read_only=True) as project:
        summary = summary_of(project, choice)
    assert (summary.n_labels, summary.n_known, summary.window_s) == (2, 1, 0.5)
    assert summary.sentences()[0] == "Tones 1.5: 2 labels, windows of 0.5 s."


def test_what_is_done_stays_when_it_is_cancelled_within_a_recording(place, network, monkeypatch):
    monkeypatch.setattr(network_detections, "_STRETCH", 1)
    choice = NetworkChoice(path=network, sample_rate_hz=RATE_HZ, activation=Activation.SIGMOID)
    seen = []

    def cancelled(fraction, text):
        seen.append(str(text))
        if seen.count("Analysing b.wav") == 2:
            raise Cancelled

    with Project.open(place) as project:
        session = Session(project)
        with pytest.raises(Cancelled):
            detect(session, choice, DetectionSettings(), progress=cancelled)
        first = [
            detection.name
            for r in project.recordings.all()
            for detection in project.detections.of(r.id)
        ]
        assert first == ["Eurasian Wren", "Common Raven"]
        read = []
        report = detect(
            session, choice, DetectionSettings(), progress=lambda _, text: read.append(str(text))
        )
        assert (report.recordings, report.known, report.detections) == (1, 1, 1)
        assert "Analysing a.wav" not in read
        assert read.count("Analysing b.wav") == 3
    assert len(detections(place)) == 3


def test_what_was_undone_is_detected_again(place, network):
    choice = NetworkChoice(path=network, sample_rate_hz=RATE_HZ, activation=Activation.SIGMOID)
    with Project.open(place) as project:
        session = Session(project)
        assert detect(session, choice, DetectionSettings()).detections == 3
        while session.history.next_to_undo:
            session.undo()
    assert not detections(place)
    with Project.open(place) as project:
        report = detect(Session(project), choice, DetectionSettings())
        assert (report.recordings, report.known, report.detections) == (2, 0, 3)
    assert len(detections(place)) == 3


def vectors(path):
    """Return the vectors of a project's recordings, each over its highest: (name, first) to (n, 2)."""
    with Project.open(path, read_only=True) as project, VectorFile(path) as file:
        assert len(file.networks) <= 1
        return {
            (recording.name, window.first): np.round(window.values / 127, 2).tolist()
            for network in file.networks
            for recording in project.recordings.all()
            for window in file.of(network, recording)
        }


@pytest.mark.parametrize("more", [(), ("--evidence", "--min-score", "0.02")])
def test_vectors_of_windows_are_kept_beside_the_project_by_the_way(place, tmp_path, capsys, more):
    network = tone_network(tmp_path / "vectors", TONES, powers="embedding")
    file = place.with_name("p.birdann-vectors")
    assert run(place, network, *more) == 0
    found = vectors(place)
    assert set(found) == {("a.wav", 0), ("b.wav", 0)}
    assert all(len(rows) == 4 for rows in found.values())  # windows of 0.5 s in 2 s
    assert found["a.wav", 0][0][0] == 1  # wren
    assert [row.index(1) for row in found["b.wav", 0][:2]] == [1, 0]  # raven, wren
    before = detections(place)
    file.unlink()
    assert run(place, network, *more) == 0
    assert not file.exists()
    assert main(["check", str(place), "--quiet"]) == 0
    assert run(place, network, *more, "--again") == 0
    assert (vectors(place), detections(place)) == (found, before)
    assert main(["copy", str(place), str(tmp_path / "c.birdann")]) == 0
    assert not tmp_path.joinpath("c.birdann-vectors").exists()
    file.unlink()
    file.mkdir()
    capsys.readouterr()
    assert run(place, network, *more, "--again", "--json") == 0
    (note,) = json.loads(capsys.readouterr().out)["notes"]
    assert note.startswith("The embeddings for “Find similar” were not stored (")
    assert detections(place) == before


def test_vectors_of_a_cancelled_run_are_continued(place, tmp_path, monkeypatch):
    monkeypatch.setattr(network_detections, "_STRETCH", 1)
    network = tone_network(tmp_path / "vectors", TONES, powers="embedding")
    choice = NetworkChoice(path=network, sample_rate_hz=RATE_HZ, activation=Activation.SIGMOID)
    seen = []

    def cancelled(fraction, text):
        seen.append(str(text))
        if seen.count("Analysing b.wav") == 2:
            raise Cancelled

    with Project.open(place) as project, pytest.raises(Cancelled):
        detect(Session(project), choice, DetectionSettings(), progress=cancelled)
    assert set(vectors(place)) == {*(("a.wav", k) for k in range(4)), ("b.wav", 0)}
    with Project.open(place) as project:
        detect(Session(project), choice, DetectionSettings())
    assert set(vectors(place)) == {(name, k) for name in ("a.wav", "b.wav") for k in range(4)}


def test_it_says_what_is_missing(place, network, tmp_path, says):
    words = ["networks", "detect", str(place), "--network"]
    assert "takes 8000 samples" in says(*words, network, code=1)
    assert "is not a network" in says(*words, tmp_path / "none.tflite", code=1)
    assert main(["networks", "list"]) == 0


def test_a_copy_has_no_people_unless_they_are_wanted(tmp_path, place, says):
    people = tone_network(tmp_path / "people", {"Human vocal_Human vocal": 1000.0, **TONES})
    assert run(place, people) == 0
    assert ("b.wav", "Human vocal") in {detection[:2] for detection in detections(place)}
    assert main(["copy", str(place), str(tmp_path / "all.birdann"), "--with-people"]) == 0
    assert len(detections(tmp_path / "all.birdann")) == len(detections(place))
    assert "1 segment of human sounds was left out." in says("copy", place, tmp_path / "c.birdann")
    assert not {
        detection
        for detection in detections(tmp_path / "c.birdann")
        if detection[1] == "Human vocal"
    }
    assert main(["check", str(tmp_path / "c.birdann"), "--quiet"]) == 0


def scored(path):
    """Return the run of a network, and the starts of its windows by recording and class."""
    with Project.open(path, read_only=True) as project:
        runs = project.detections.runs()
        (known,) = runs.values()
        return known, {
            (recording.name, name): own[:, 3].tolist()
            for recording in project.recordings.all()
            for run, scores in project.detections.windows(recording.id, runs)
            for name, own in scores_by_class(run.names, scores)
        }


def test_scores_as_evidence_make_no_segments_and_know_what_the_network_can_detect(place, network):
    assert run(place, network, "--evidence", "--step", "0.25", "--min-score", "0.02") == 0
    with Project.open(place, read_only=True) as project:
        assert project.overview.counts().segments == 0
        assert len(project.detections.runs_by_recording()) == 2
    known, starts_s = before = scored(place)
    assert (known.step_s, known.min_score, known.is_vocabulary) == (0.25, 0.02, True)
    assert set(known.names) == {"Eurasian Wren", "Common Raven"}
    assert len(starts_s["b.wav", "Eurasian Wren"]) > 1
    assert run(place, network, "--evidence", "--step", "0.25", "--min-score", "0.02") == 0
    assert scored(place) == before

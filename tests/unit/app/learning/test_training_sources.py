"""Starting from clips of known species and from another project, on real sound files."""

import json
from pathlib import Path

import numpy as np
import pytest
import soundfile

from birdann.app.commands import AddSpecies, RenameSpecies, SetSpeciesLists
from birdann.app.commands.training_sources import (
    RemoveTrainingSource,
    read_source,
    training_sources,
)
from birdann.app.learning.learn import learn
from birdann.app.learning.training import default_schema, train
from birdann.app.learning.training_data import gather_training, with_sources
from birdann.app.learning.training_sources import add_training_source, species_of_clip
from birdann.app.maintenance.adding import add_paths
from birdann.app.reviewing.species_report import ReportPage
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.errors import NothingToLearnError, ProjectFileError
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.store import Project
from tests.making import list_of

TONES_HZ = {"Owl": 1500.0, "Wren": 5000.0}


@pytest.fixture
def clips(tmp_path, write_wav):
    """A folder of clips: two species in folders of their own, one clip of silence, one that is no sound."""
    folder = tmp_path / "clips"
    for k, (name, tone_hz) in enumerate(TONES_HZ.items()):
        (folder / name).mkdir(parents=True)
        for i in range(3):
            write_wav(folder / name / f"{i}.wav", seed=10 * k + i, tones_hz=(tone_hz, tone_hz))
    write_wav(folder / "Wren" / "silent.wav", seed=99, tones_hz=())
    (folder / "Wren" / "broken.wav").write_bytes(b"nothing")
    return folder


@pytest.fixture
def heard(session, tmp_path, write_wav):
    """The session on a project of three recordings with both species, found but not listed."""
    for i in range(3):
        write_wav(tmp_path / f"field{i}.wav", seed=50 + i, tones_hz=(1500.0, 5000.0, 1500.0))
    add_paths(session, [tmp_path / f"field{i}.wav" for i in range(3)])
    segment_project(session)
    return session


def named(session, run):
    """Return the species' name and the middle frequency of every segment that a run answered."""
    names = {species.id: species.name for species in session.project.species.in_use()}
    out = []
    for recording in session.project.recordings.all():
        boxes = {p.segment_id: p.box for p in session.project.segments.positions(recording.id)}
        for segment, best in session.project.scores.best(run.id, recording.id).items():
            middle_hz = 0.5 * (boxes[segment].low_hz + boxes[segment].high_hz)
            out.append((names[best.species_id], middle_hz))
    return out


def test_a_first_evening_begins_with_clips_and_without_a_list(heard, clips):
    with pytest.raises(NothingToLearnError):
        train(heard)
    report = add_training_source(heard, clips)
    assert report.new_species == ("Owl", "Wren")
    assert report.without_segments == ("silent.wav",)
    assert [Path(failure.path).name for failure in report.failures] == ["broken.wav"]
    assert report.source.recordings == 6
    run = learn(heard).run
    answers = named(heard, run)
    assert len(answers) >= 9
    right = [abs(middle_hz - TONES_HZ[name]) < 1000.0 for name, middle_hz in answers]
    assert np.mean(right) > 0.9
    (said,) = [found for found in run.report.findings if "Training source “clips”" in found]
    n_segments = report.source.segments
    assert f"{n_segments} segments in 6 recordings" in said
    assert run.report.data.source_segments == n_segments > 6
    page = ReportPage(run=run, species=(), recordings=(), correct=None, n_answers=0, n_correct=0)
    assert page.caption.endswith(f" 0 segments, {n_segments} segments of training sources")
    assert not run.report.notes  # nothing to be warned of
    assert run.report.data.recordings == 0


def test_a_clear_call_of_a_clip_is_compared_with_not_a_longer_faint_sound(heard, tmp_path):
    rate = 22050
    time_s = np.arange(4 * rate) / rate
    hiss = np.random.default_rng(2).standard_normal(len(time_s))
    band = np.fft.rfft(hiss)
    band[np.abs(np.fft.rfftfreq(len(time_s), 1 / rate) - 7500) > 60] = 0
    faint = np.fft.irfft(band, len(time_s))
    sound = 0.002 * hiss + 0.004 * faint / faint.std() * (abs(time_s - 3) < 0.8)
    sound += 0.3 * np.sin(2 * np.pi * 2500 * time_s) * (abs(time_s - 0.8) < 0.1)
    sound += 0.3 * np.sin(2 * np.pi * 2500 * time_s) * (abs(time_s - 1.4) < 0.05)
    path = tmp_path / "clear" / "Owl" / "1.wav"
    path.parent.mkdir(parents=True)
    soundfile.write(path, sound, rate, subtype="PCM_16")
    (clip,) = add_training_source(heard, tmp_path / "clear").source.clips
    assert (clip.box.low_hz, clip.box.high_hz) == pytest.approx((2500, 2500), abs=600)
    assert clip.box.duration_s == pytest.approx(0.2, abs=0.05)


def test_what_is_started_from_stays_until_it_is_taken_out(heard, clips):
    add_training_source(heard, clips)
    path = heard.project.path
    heard.project.close()
    with Project.open(path) as project:
        session = Session(project)
        (source,) = training_sources(project)
        assert any("Training source" in finding for finding in train(session).report.findings)
        session.execute(RemoveTrainingSource(source))
        assert training_sources(project) == ()
        with pytest.raises(NothingToLearnError):
            train(session)
        session.undo()
        assert train(session).species_ids == source.species_ids


def test_starting_is_one_step_of_undo(heard, clips):
    add_training_source(heard, clips)
    heard.undo()
    assert training_sources(heard.project) == ()
    assert heard.project.species.in_use() == []
    heard.redo()
    assert [species.name for species in heard.project.species.in_use()] == ["Owl", "Wren"]
    assert len(training_sources(heard.project)) == 1


def test_a_species_that_is_renamed_stays_what_it_is(heard, clips):
    add_training_source(heard, clips)
    wren = next(species for species in heard.project.species.in_use() if species.name == "Wren")
    heard.execute(RenameSpecies(wren.id, "Winter Wren"))
    names = {species.id: species.name for species in heard.project.species.in_use()}
    assert [names[id_] for id_ in train(heard).species_ids] == ["Owl", "Winter Wren"]


def boxes(species, number, *spans, completeness="part", annotator="Bea"):
    """Return an annotation set of one recording at xeno-canto."""
    low_hz, high_hz = TONES_HZ[species] - 900, TONES_HZ[species] + 900
    entries = [
        {
            "xc_nr": f"XC{number}", "annotator": annotator, "start_time": start_s,
            "end_time": end_s, "frequency_low": low_hz, "frequency_high": high_hz,
            "scientific_name": species,
        }
        for start_s, end_s in spans
    ]  # fmt: skip
    scope = [{"taxon_coverage": "", "completeness": completeness}]
    return json.dumps({"set_name": "Dawn", "scope": scope, "annotations": entries})


def test_boxes_of_downloaded_recordings_label_the_segments_in_them(heard, tmp_path, write_wav):
    folder = tmp_path / "downloads"
    for number, name in ((11, "Owl"), (12, "Wren"), (13, "Owl")):
        other_hz = TONES_HZ["Wren" if name == "Owl" else "Owl"]
        tones_hz = (TONES_HZ[name], TONES_HZ[name], other_hz)
        write_wav(folder / f"XC{number} - A - B.wav", seed=number, tones_hz=tones_hz)
        spans = [(0.25, 0.55), (0.75, 1.05), (1.6, 1.9)]  # nothing sounds in the last one
        (folder / f"{number}.json").write_text(boxes(name, number, *spans))
    (folder / "program.json").write_text(boxes("Owl", 12, (1.25, 1.55), annotator="BirdBox"))
    report = add_training_source(heard, folder)
    assert report.new_species == ("Owl", "Wren")
    assert (report.source.recordings, report.unused_boxes) == (3, 3)
    answers = named(heard, learn(heard).run)
    right = [abs(middle_hz - TONES_HZ[name]) < 1000.0 for name, middle_hz in answers]
    assert np.mean(right) > 0.9


@pytest.mark.parametrize(("completeness", "is_absent"), [("all", True), ("part", False)])
def test_boxes_exclude_other_species_only_if_all_calls_are_boxed(
    heard, tmp_path, write_wav, completeness, is_absent
):
    folder = tmp_path / "downloads"
    for number, name in ((11, "Owl"), (12, "Wren")):
        write_wav(folder / f"XC{number}.wav", seed=number, tones_hz=(TONES_HZ[name], 3000.0))
        text = boxes(name, number, (0.25, 0.55), completeness=completeness)
        (folder / f"{number}.json").write_text(text)
    report = add_training_source(heard, folder)
    (source,) = training_sources(heard.project)
    _, supervision = read_source(heard.project, source)
    assert report.source.recordings == 2
    assert supervision.Y.tolist() == [[True, False], [False, True]]
    assert supervision.absent.tolist() == [[False, is_absent], [is_absent, False]]
    assert sorted(supervision.y.tolist()) == [-1, -1, 0, 1]


def test_boxes_of_one_species_do_not_exclude_those_of_other_sources(
    heard, tmp_path, write_wav, clips
):
    """Not all calls are boxed: what else calls in these recordings may be a wren."""
    folder = tmp_path / "downloads"
    write_wav(folder / "XC11.wav", seed=11, tones_hz=(TONES_HZ["Owl"], TONES_HZ["Wren"]))
    (folder / "11.json").write_text(boxes("Owl", 11, (0.25, 0.55)))
    add_training_source(heard, folder)
    add_training_source(heard, clips)
    with heard.project.reader() as reader:
        joined = with_sources(reader, default_schema(reader), None)
    absent = joined.supervision.absent.tolist()
    assert joined.species_names == ("Owl", "Wren")
    assert absent[0] == [False, False]
    assert absent[1:] == 3 * [[False, True]] + 3 * [[True, False]]  # clips have one species


@pytest.mark.parametrize(("state", "is_absent"), [
    (ListState.COMPLETE, True), (ListState.INCOMPLETE, False),
])  # fmt: skip
def test_an_incomplete_list_of_every_species_excludes_no_species_of_a_source(
    heard, clips, state, is_absent
):
    owl = heard_species(heard, "Owl")
    heard.execute(AddSpecies([owl]))
    recording = heard.project.recordings.all()[0]
    heard.execute(SetSpeciesLists([
        list_of(recording.id, owl.id, state=state)
    ]))  # fmt: skip
    add_training_source(heard, clips)
    with heard.project.reader() as reader:
        schema = default_schema(reader)
        joined = with_sources(reader, schema, gather_training(reader, schema))
    assert joined.species_names == ("Owl", "Wren")
    assert joined.supervision.absent[0].tolist() == [False, is_absent]


@pytest.fixture
def other(tmp_path, write_wav):
    """The path of another project: four recordings of one species each, listed."""
    with Project.create(tmp_path / "other.birdann") as other:
        theirs = Session(other)
        for i, name in enumerate(("Owl", "Wren", "Owl", "Wren")):
            write_wav(tmp_path / f"theirs{i}.wav", seed=i, tones_hz=(TONES_HZ[name],) * 2)
            add_paths(theirs, [tmp_path / f"theirs{i}.wav"])
        segment_project(theirs)
        owl, wren = (heard_species(theirs, name) for name in TONES_HZ)
        lists = [
            list_of(one.id, (owl if i % 2 == 0 else wren).id)
            for i, one in enumerate(sorted(other.recordings.all(), key=lambda r: r.path))
        ]
        theirs.execute(SetSpeciesLists(lists, new_species=[owl, wren]))
    return tmp_path / "other.birdann"


def test_another_project_lends_its_lists(heard, other):
    report = add_training_source(heard, other)
    assert (report.source.name, report.source.recordings) == ("other.birdann", 4)
    answers = named(heard, learn(heard).run)
    assert all(abs(middle_hz - TONES_HZ[name]) < 1000.0 for name, middle_hz in answers)


def test_sound_that_both_projects_have_is_not_learned_twice(heard, other, tmp_path):
    add_paths(heard, [tmp_path / "theirs0.wav"])
    report = add_training_source(heard, other)
    assert (report.source.recordings, report.own_recordings) == (3, 1)
    assert any(
        "1 recording is already in this project" in sentence for sentence in report.sentences()
    )
    add_paths(heard, [tmp_path / f"theirs{i}.wav" for i in range(1, 4)])
    with pytest.raises(NothingToLearnError, match="only recordings of this project"):
        add_training_source(heard, other)


def test_the_same_is_not_started_from_twice(heard, clips, other, tmp_path):
    for path, name in ((clips, "clips"), (other, "other.birdann")):
        add_training_source(heard, path)
        with pytest.raises(NothingToLearnError, match=f"“{name}” is already a training source"):
            add_training_source(heard, path)
    assert len(training_sources(heard.project)) == 2


def test_another_folder_of_the_same_name_is_told_apart(heard, clips, tmp_path, write_wav):
    add_training_source(heard, clips)
    (tmp_path / "more" / "clips" / "Owl").mkdir(parents=True)
    write_wav(tmp_path / "more" / "clips" / "Owl" / "x.wav", seed=77, tones_hz=(1500.0,))
    assert add_training_source(heard, tmp_path / "more" / "clips").source.name == "more/clips"


def heard_species(session, name):
    """Return a species to be added."""
    from birdann.core.ids import SpeciesId, new_id
    from birdann.core.labels import Species

    return Species(id=SpeciesId(new_id()), name=name)


def test_own_lists_and_clips_teach_together_and_the_clips_are_weighed(heard, clips):
    add_training_source(heard, clips)
    owl, wren = heard.project.species.in_use()
    tags = {owl.id: TagState.PRESENT, wren.id: TagState.PRESENT}
    heard.execute(
        SetSpeciesLists(
            [
                SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, tags=tags)
                for recording in heard.project.recordings.all()
            ]
        )
    )
    run = train(heard)
    assert run.report.data.recordings == 3
    assert 0.0 <= run.report.model.choices.reference_weight.chosen <= 1.0
    assert any("Weight of a training source" in finding for finding in run.report.findings)


def test_other_features_are_refused_by_name(heard, tmp_path, learnable_elsewhere):
    with pytest.raises(NothingToLearnError, match="other features"):
        add_training_source(heard, learnable_elsewhere)


@pytest.fixture
def learnable_elsewhere(tmp_path, factory):
    """A project with lists, whose segments are described by features that nobody else knows."""
    path = tmp_path / "strange.birdann"
    with Project.create(path) as project:
        session = Session(project)
        recording, species = factory.recording("x.wav"), factory.species("Crow")
        with project.transaction("fill") as tx:
            tx.recordings.put([recording])
            segment = factory.segment(recording.id)
            tx.segments.add([segment], schema_key="test/1", features=np.ones((1, 2)))
        one = list_of(recording.id, species.id)
        session.execute(SetSpeciesLists([one], new_species=[species]))
    return path


def test_what_cannot_be_started_from_is_told_in_a_sentence(heard, tmp_path):
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(NothingToLearnError, match="no supported sound file"):
        add_training_source(heard, empty)
    (tmp_path / "note.txt").write_text("nothing")
    with pytest.raises(ProjectFileError):
        add_training_source(heard, tmp_path / "note.txt")
    with pytest.raises(ProjectFileError, match="does not exist"):
        add_training_source(heard, tmp_path / "nowhere.birdann")
    assert training_sources(heard.project) == ()


def test_a_damaged_reference_is_told_and_can_be_taken_out(heard, clips):
    (source,) = (add_training_source(heard, clips).source,)
    with heard.project.transaction("damage") as tx:
        tx.settings.set(source.key, {"features": 2, "vectors": "AAAA"})
    with pytest.raises(ProjectFileError, match="clips"):
        train(heard)
    heard.execute(RemoveTrainingSource(source))
    with pytest.raises(NothingToLearnError):
        train(heard)


@pytest.mark.parametrize(
    ("name", "species"),
    [
        ("Wren/1.wav", "Wren"),
        ("Marsh_Tit/2024/x.wav", "Marsh Tit"),
        ("Wren_003.wav", "Wren"),
        ("Marsh Tit 12.wav", "Marsh Tit"),
        ("Eurasian_Wren_20240501_053000.wav", "Eurasian Wren"),
        ("Wren (2).wav", "Wren"),
        ("Great Tit_plot7_12.250.wav", "Great Tit"),
        ("0123.wav", ""),
    ],
)
def test_clips_are_named_by_their_folder_or_by_themselves(name, species):
    folder = Path("/clips")
    assert species_of_clip(folder / name, folder, ["Great Tit", "Great"]) == species


@pytest.mark.parametrize(
    ("name", "species"),
    [
        ("Erirub_call/1.wav", "Erirub_call"),
        ("Musstr_call/1.wav", "Musstr_call"),
        ("Erirub_call_nips4b_001.wav", "Erirub_call"),
        ("Musstr_call_003.wav", "Musstr_call"),
    ],
)
def test_names_with_underscores_stay_so_in_a_project_that_has_such_names(name, species):
    folder = Path("/clips")
    assert species_of_clip(folder / name, folder, ["Erirub_call", "Erirub_song"]) == species


def test_a_wrong_folder_is_told_by_what_is_wrong_with_its_files(heard, tmp_path, write_wav):
    folder = tmp_path / "wrong"
    (folder / "Wren").mkdir(parents=True)
    (folder / "Wren" / "text.wav").write_text("hello")
    with pytest.raises(NothingToLearnError, match=r"text\.wav"):
        add_training_source(heard, folder)
    write_wav(folder / "20260501.wav", seed=1, tones_hz=(2000.0,))
    with pytest.raises(NothingToLearnError, match=r"None of 2 files .* no species"):
        add_training_source(heard, folder)


def test_the_report_of_clips_tells_new_species_and_clips_without_a_sound(heard, clips):
    told = add_training_source(heard, clips).sentences()
    assert "New species: Owl, Wren." in told
    assert "No segments found in 1 file." in told

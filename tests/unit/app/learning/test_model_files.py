"""Models as files: out of one project, into another, and what is refused."""

import io
import json
import zipfile
from contextlib import suppress

import numpy as np
import pytest

from birdann.app.commands import (
    AddRecordings,
    MergeSpecies,
    RenameSpecies,
    SetSpeciesLists,
)
from birdann.app.exchange.thresholds import set_threshold
from birdann.app.learning.calls import set_min_call_probability, set_min_probability
from birdann.app.learning.learn import learn
from birdann.app.learning.model_files import ModelFile, export_model, import_model
from birdann.app.learning.predicting import predict
from birdann.app.learning.training import train
from birdann.app.segmenting.segmenters import automatic_params, describe_segmenter
from birdann.app.session import Session
from birdann.core.errors import ModelError, NothingToLearnError, OutputExistsError
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.predictions import Mode
from birdann.store import Project

SCHEMA = "hja38/1"


def filled(session, factory, names, *, listed=True, schema=SCHEMA, width=38):
    """Give a session 8 recordings of well separated segments; returns the recordings."""
    rng = np.random.default_rng(0)
    species = [factory.species(name) for name in names]
    centres = 6.0 * np.eye(2, width)
    recordings = [factory.recording(f"{i:02}.wav") for i in range(8)]
    session.execute(AddRecordings(recordings))
    lists = []
    with session.project.transaction("segments") as tx:
        for i, recording in enumerate(recordings):
            kinds = [i % 2] * 4
            segments = [factory.segment(recording.id, 100 * (k + 1)) for k in range(4)]
            X = centres[kinds] + 0.3 * rng.standard_normal((4, width))
            tx.segments.add(segments, schema_key=schema, features=X)
            described = describe_segmenter(automatic_params(recording))
            tx.recordings.mark_segmented(
                recording.id, segmenter=described, feature_schema=schema, notes=()
            )
            tags = {species[i % 2].id: TagState.PRESENT}
            lists.append(
                SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, tags=tags)
            )
    if listed:
        session.execute(SetSpeciesLists(lists, new_species=species))
    return recordings


@pytest.fixture
def trained(session, factory):
    filled(session, factory, ("Crow", "Wren"))
    learn(session, model="ored-lr")
    return session


@pytest.fixture(scope="module")
def written(factory, tmp_path_factory):
    """What a model file contains."""
    folder = tmp_path_factory.mktemp("model")
    with Project.create(folder / "p.birdann") as project:
        session = Session(project, reviewer="Ada")
        filled(session, factory, ("Crow", "Wren"))
        train(session, model="ored-lr")
        return export_model(project, folder / "m").path.read_bytes()


@pytest.fixture
def model_path(written, tmp_path):
    """A model file of its own."""
    path = tmp_path / "m"
    path.write_bytes(written)
    return path


@pytest.fixture
def other(tmp_path):
    with Project.create(tmp_path / "other.birdann") as project:
        yield Session(project, reviewer="Bea")


def test_a_model_goes_into_another_project(trained, other, factory, tmp_path):
    set_threshold(trained, "Wren", 0.75)
    set_min_call_probability(trained, 0.3)
    report = export_model(trained.project, tmp_path / "spring.birdann-model")
    assert len(report.lines()) == 1
    assert (report.species, report.n_thresholds) == (("Crow", "Wren"), 1)
    assert report.search == "automatic, notes"
    held = ModelFile.read(report.path)
    assert held.to_bytes() == report.path.read_bytes()
    assert held.min_call_probability == 0.3
    recordings = filled(other, factory, ("wren", "Owl"), listed=False)
    with other.project.transaction("species") as tx:
        tx.species.put([factory.species("wren")])
    run_id = import_model(other, report.path)
    assert predict(other, run_id=run_id).inductive == 32
    run = other.project.runs.one(run_id)
    names = {key: one.name for key, one in other.project.species.all().items()}
    assert [names[key] for key in run.species_ids] == ["Crow", "wren"]
    [threshold] = other.project.thresholds.all()
    assert (names[threshold.species_id], threshold.score) == ("wren", 0.75)
    table = other.project.scores.table(run_id, recordings[0].id)
    assert table.mode is Mode.INDUCTIVE
    assert (table.probabilities.argmax(axis=1) == 0).all()
    assert import_model(other, report.path) == run_id
    assert len(other.project.runs.all()) == 1


def test_a_run_in_a_file_is_kept_even_if_it_has_scored_nothing(session, factory, tmp_path):
    filled(session, factory, ("Crow", "Wren"))
    run = train(session, model="ored-lr")
    export_model(session.project, tmp_path / "m.model")
    with session.project.transaction("retire") as tx:
        tx.runs.retire(run.id)
    assert session.project.runs.one(run.id).is_superseded


def test_the_minimum_probability_is_not_in_the_file_and_the_report_says_so(trained, tmp_path):
    set_min_probability(trained, 0.95)
    report = export_model(trained.project, tmp_path / "m")
    assert any(
        "minimum probability (0.95) is not stored in the file" in line for line in report.lines()
    )


def test_it_says_as_much_of_a_sound_as_in_its_own_project(trained, other, factory, tmp_path):
    path = export_model(trained.project, tmp_path / "m").path
    theirs = filled(other, factory, ("Crow", "Wren"))
    run_id = import_model(other, path)
    predict(other, run_id=run_id)
    ours = trained.project.recordings.all()
    own_run = trained.project.runs.latest().id
    for one, same in zip(ours, theirs, strict=True):
        with trained.project.reader() as a, other.project.reader() as b:
            expected, found = a.scores.table(own_run, one.id), b.scores.table(run_id, same.id)
        assert expected.probabilities.tobytes() == found.probabilities.tobytes()


def test_other_features_are_refused(trained, other, factory, tmp_path):
    path = export_model(trained.project, tmp_path / "m").path
    with pytest.raises(NothingToLearnError, match="no segments"):
        import_model(other, path)
    filled(other, factory, ("Crow", "Wren"), schema="extended/1", width=70)
    with pytest.raises(ModelError, match=r"needs features hja38/1.*have extended/1"):
        import_model(other, path)


def test_a_file_that_is_there_is_kept(trained, tmp_path):
    (tmp_path / "m").write_text("mine")
    with pytest.raises(OutputExistsError):
        export_model(trained.project, tmp_path / "m")
    assert export_model(trained.project, tmp_path / "m", overwrite=True).size_bytes > 1000


def test_a_model_of_boxes_that_people_drew_finds_segments_automatically(
    session, factory, tmp_path
):
    """As of a folder of recordings with annotation sets: no one has searched them."""
    for recording in filled(session, factory, ("Crow", "Wren")):
        with session.project.transaction("take back") as tx:
            tx.recordings.unmark_segmented(recording.id)
    train(session, model="ored-lr")
    report = export_model(session.project, tmp_path / "boxes.birdann-model")
    assert (report.search, report.n_otherwise) == ("automatic", 0)


def test_nothing_to_export(session, factory, tmp_path):
    with pytest.raises(NothingToLearnError, match="No model"):
        export_model(session.project, tmp_path / "m")


def altered(path, *, head=None, members=None):
    """Write the file again with another head, or other members."""
    with zipfile.ZipFile(path) as source:
        contents = {name: source.read(name) for name in source.namelist()}
    if head is not None:
        contents["model.json"] = json.dumps(head(json.loads(contents["model.json"]))).encode()
    contents |= members or {}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in contents.items():
            if content is not None:
                archive.writestr(name, content)
    return path


def without(key):
    return lambda head: {name: one for name, one in head.items() if name != key}


@pytest.mark.parametrize(
    "head",
    [
        lambda head: head | {"format": "other"},
        lambda head: head | {"version": 99},
        lambda head: head | {"species": ["Crow"]},
        lambda head: head | {"species": ["Crow", "Crow"]},
        lambda head: head | {"species": ["Crow", " "]},
        lambda head: head | {"species": 7},
        lambda head: head | {"search": "forest"},
        lambda head: head | {"search": "../../etc"},
        lambda head: head | {"min_call_probability": 7},
        lambda head: head | {"min_call_probability": None},
        lambda head: head | {"thresholds": [{"species": "Owl", "score": 0.5}]},
        lambda head: head | {"thresholds": [{"species": "Crow", "score": 7}]},
        lambda head: head | {"run": head["run"] | {"feature_schema": "extended/1"}},
        lambda head: head | {"run": head["run"] | {"feature_schema": "extended/9"}},
        lambda head: head | {"run": head["run"] | {"created_at": "yesterday"}},
        lambda head: head | {"run": head["run"] | {"id": "x"}},
        lambda head: head | {"run": head["run"] | {"params": 3}},
        lambda head: [head],
        *map(without, ("run", "species", "search", "software", "format")),
    ],
)
def test_a_head_that_lies_is_one_sentence(model_path, head):
    path = altered(model_path, head=head)
    with pytest.raises(
        ModelError, match=r"m cannot be used as a model file \(.+\)\. Export"
    ) as told:
        ModelFile.read(path)
    assert "\n" not in str(told.value)


def nested(depth):
    return b'{"format": ' + b"[" * depth + b"]" * depth + b"}"


@pytest.mark.parametrize(
    "members",
    [
        {"learner.npz": None},
        {"learner.npz": b"no learner"},
        {"learner.npz": b""},
        {"model.json": b"no JSON"},
        {"model.json": nested(200_000)},
        {"model.json": b" " * (2**26 + 1)},
        {"../escaped": b"x"},
        {"segmenter.npz": b"no forest"},
    ],
)
def test_members_that_lie_are_one_sentence(model_path, tmp_path, members):
    path = altered(model_path, members=members)
    with pytest.raises(ModelError, match=r"m cannot be used as a model file \("):
        ModelFile.read(path)
    assert [file.name for file in tmp_path.iterdir() if "escaped" in file.name] == []


def test_a_file_cut_anywhere_or_changed_anywhere_is_refused(model_path):
    path, data = model_path, model_path.read_bytes()
    rng = np.random.default_rng(0)
    for at in rng.integers(0, len(data), 40).tolist():
        path.write_bytes(data[:at])
        with pytest.raises(ModelError, match="m cannot be used"):
            ModelFile.read(path)
        changed = bytearray(data)
        changed[at] ^= 0xFF
        path.write_bytes(changed)
        with suppress(ModelError):  # a byte that nothing depends on may have changed
            ModelFile.read(path)


def test_a_path_to_nothing_and_to_a_folder(tmp_path):
    for path in (tmp_path / "absent", tmp_path):
        with pytest.raises(ModelError, match="cannot be used as a model file"):
            ModelFile.read(path)


def test_no_pickle_is_ever_loaded(model_path):
    held = ModelFile.read(model_path)
    buffer = io.BytesIO()
    np.save(buffer, np.array([{}], dtype=object), allow_pickle=True)
    with zipfile.ZipFile(io.BytesIO(held.learner)) as source:
        members = {name: source.read(name) for name in source.namelist()}
    first = next(name for name in members if name.endswith(".npy"))
    members[first] = buffer.getvalue()
    learner = io.BytesIO()
    with zipfile.ZipFile(learner, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    altered(model_path, members={"learner.npz": learner.getvalue()})
    with pytest.raises(ModelError, match="cannot be used"):
        ModelFile.read(model_path)


@pytest.mark.parametrize("keeps", [0, 100])
def test_what_is_no_model_file_or_a_part_of_one_is_called_so(trained, tmp_path, keeps):
    path = export_model(trained.project, tmp_path / "m").path
    path.write_bytes(path.read_bytes()[:keeps])
    with pytest.raises(ModelError, match="it is not a complete model file"):
        ModelFile.read(path)
    path.write_bytes(trained.project.path.read_bytes())  # the project itself
    with pytest.raises(ModelError, match="it is not a complete model file"):
        ModelFile.read(path)


def test_a_model_of_two_species_of_one_name_is_not_written(trained, tmp_path):
    species = trained.project.species
    crow, wren = species.find_by_name("Crow"), species.find_by_name("Wren")
    trained.execute(MergeSpecies(crow.id, wren.id, wren.name))
    trained.execute(RenameSpecies(wren.id, "Crow"))
    with pytest.raises(ModelError, match=r"both named “Crow”.*Train again"):
        export_model(trained.project, tmp_path / "m.birdann-model")
    assert not (tmp_path / "m.birdann-model").exists()

"""Projects made by earlier versions, kept as they were made."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from birdann.core.ids import id_of_former
from birdann.core.recording import RecorderMetadata
from birdann.store import Occasion, Project
from birdann.store.examination import examine
from birdann.store.schema import MAJOR, MINOR, USER_VERSION

PROJECTS = sorted((Path(__file__).parents[3] / "data" / "projects").glob("format-*.birdann"))
FORMER = [path for path in PROJECTS if path.stem.startswith("format-1.")]
MADE = "provenance.maker, provenance.name, provenance.at, provenance.run"


def minor_of(path):
    return int(path.stem.rpartition(".")[2])


def query(path, sql):
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return connection.execute(sql).fetchall()


def told(provenance):
    maker, name, at, run = provenance
    return maker, name, at, id_of_former(run) if run else None


def said_of(provenance):
    if provenance is None:
        return None
    at = provenance.at.isoformat()
    return provenance.maker.value, provenance.name, at, provenance.run_id


def said_before(path):
    """Return what people said in a project of format 1, read without the store."""
    labels = {
        (recording, onset_s): (state, species, told(made))
        for recording, onset_s, state, species, *made in query(
            path,
            f"SELECT path, onset_s, label.state, species.name, {MADE} FROM label "
            "JOIN segment ON segment.pk = label.segment "
            "JOIN recording ON recording.pk = segment.recording "
            "LEFT JOIN species ON species.pk = label.species "
            "JOIN provenance ON provenance.pk = label.made",
        )
    }
    lists = {
        recording: (state, told(made) if made[0] else None)
        for recording, state, *made in query(
            path,
            f"SELECT path, list_state, {MADE} FROM recording "
            "LEFT JOIN provenance ON provenance.pk = list_made",
        )
    }
    tags = query(
        path,
        "SELECT path, species.name, state FROM tag JOIN recording ON recording.pk = tag.recording "
        "JOIN species ON species.pk = tag.species ORDER BY path, position",
    )
    strokes = []
    if minor_of(path) >= 2:
        strokes = query(
            path,
            "SELECT path, kind, onset_s, offset_s, low_hz, high_hz, mask IS NOT NULL FROM stroke "
            "JOIN recording ON recording.pk = stroke.recording "
            "WHERE stroke.removed = 0 ORDER BY path, onset_s, stroke.pk",
        )
    log = query(path, "SELECT at, actor, command, arguments FROM edit_log ORDER BY pk DESC")
    species = [name for (name,) in query(path, "SELECT name FROM species ORDER BY pk")]
    return labels, lists, tags, strokes, log, species


def said_now(project):
    """Return the same through the store."""
    paths, names = project.recordings.paths(), project.species.all()
    places = {
        place.segment_id: (path, place.box.onset_s)
        for key, path in paths.items()
        for place in project.segments.places(key)
    }
    labels = {
        places[key]: (
            one.state.value,
            names[one.species_id].name if one.species_id else None,
            said_of(one.provenance),
        )
        for key, one in project.labels.all().items()
    }
    lists = project.lists.all()
    return (
        labels,
        {
            paths[key]: (one.state.value, said_of(project.lists.provenance(key)))
            for key, one in lists.items()
        },
        [
            (path, names[species].name, state.value)
            for key, path in paths.items()
            for species, state in lists[key].tags.items()
        ],
        [
            (
                paths[one.recording_id],
                one.kind.value,
                one.box.onset_s,
                one.box.offset_s,
                one.box.low_hz,
                one.box.high_hz,
                one.mask is not None,
            )
            for one in project.strokes.all()
        ],
        [
            (one.at.isoformat(), one.actor, one.command, json.dumps(one.arguments))
            for one in project.edit_log.latest()
        ],
        [one.name for one in names.values()],
    )


@pytest.mark.parametrize("made", FORMER, ids=lambda p: p.stem)
@pytest.mark.parametrize("read_only", [True, False])
def test_all_that_people_said_is_there(made, read_only, tmp_path):
    path = Path(shutil.copy(made, tmp_path / "old.birdann"))
    before = said_before(made)
    assert before[0]
    assert before[2]
    with Project.open(path, read_only=read_only) as project:
        assert said_now(project) == before
        assert project.settings.get("a setting", {"k": 1}) == {"k": 1}
    assert (path.read_bytes() == made.read_bytes()) == read_only


@pytest.mark.parametrize("made", FORMER, ids=lambda p: p.stem)
def test_scores_belong_to_the_same_segments(made, tmp_path):
    path = Path(shutil.copy(made, tmp_path / "old.birdann"))
    onset_of = dict(query(made, "SELECT pk, onset_s FROM segment"))
    ((keys, table, species),) = query(
        made,
        "SELECT segments, probabilities, model_run.species FROM score "
        "JOIN model_run ON model_run.pk = score.run",
    )
    onsets_s = [onset_of[pk] for pk in np.frombuffer(keys, "<i8").tolist()]
    expected = np.frombuffer(table, "<f4").reshape(len(onsets_s), -1)
    likeliest = query(
        made,
        "SELECT onset_s, a.name, probability, b.name, runner_up_probability FROM top_score "
        "JOIN segment ON segment.pk = top_score.segment "
        "LEFT JOIN species AS a ON a.pk = top_score.species "
        "LEFT JOIN species AS b ON b.pk = runner_up ORDER BY onset_s",
    )
    with Project.open(path) as project:
        run, names = project.runs.latest(), project.species.all()
        assert project.runs.shown() == run.id
        assert run.species_ids == tuple(id_of_former(text) for text in json.loads(species))
        recording = next(r for r in project.recordings.all() if project.segments.of(r.id))
        found = project.scores.table(run.id, recording.id)
        box_of = {one.id: one.box for one in project.segments.of(recording.id)}
        assert [box_of[key].onset_s for key in found.segment_ids.tolist()] == onsets_s
        np.testing.assert_array_equal(found.probabilities, expected)
        best = project.scores.best(run.id, recording.id)
        assert [
            (
                box_of[key].onset_s,
                names[one.species_id].name if one.species_id else None,
                one.probability,
                names[one.runner_up_id].name if one.runner_up_id else None,
                one.runner_up_probability,
            )
            for key, one in best.items()
        ] == likeliest


@pytest.mark.parametrize("made", PROJECTS, ids=lambda p: p.stem)
def test_it_opens_with_all_it_held(made, tmp_path):
    path = Path(shutil.copy(made, tmp_path / "old.birdann"))
    version = made.stem.removeprefix("format-")
    with Project.open(path, read_only=True) as old:
        counts = old.overview.counts()
        assert len(old.recordings.metadata()) == (version >= "1.2")
        assert len(old.strokes.all()) == len(old.segmenters.all()) * 2 == 2 * (version >= "1.2")
        said = old.labels.all(), old.lists.all(), old.edit_log.latest()
        with old.reader() as reader:
            assert reader.labels.all() == said[0]
            assert len(reader.features.instances("hja38/1").X) == 2 + (version >= "2.1")
    assert (counts.recordings, counts.segments, counts.confirmed, counts.models) == (2, 2, 1, 1)
    assert path.read_bytes() == made.read_bytes()
    assert examine(path) == []
    assert path.read_bytes() == made.read_bytes()
    with Project.open(path) as project:
        assert project.overview.counts() == counts
        assert project.rows.all("PRAGMA user_version") == [(USER_VERSION,)]
        assert (project.labels.all(), project.lists.all(), project.edit_log.latest()) == said
        recording = next(r for r in project.recordings.all() if project.segments.of(r.id))
        facts = RecorderMetadata(device="SM4", sources={"device": "wamd"})
        with project.transaction("note") as tx:
            tx.recordings.put_metadata({recording.id: facts})
        assert project.recordings.metadata() == {recording.id: facts}
        assert len(project.segments.of(recording.id)) == 2
        assert project.features.table("hja38/1").X.shape[0] == 2
        assert len(project.overview.segments()) == 2
        assert project.features.instances("hja38/1").X.shape[0] == 2 + (version >= "2.1")
        first = project.backups()[0].occasion
        is_present = version == f"{MAJOR}.{MINOR}"
        assert first is (Occasion.DAILY if is_present else Occasion.FORMAT)
    assert examine(path) == []


@pytest.mark.parametrize("made", FORMER, ids=lambda p: p.stem)
def test_every_copy_of_a_project_gets_the_same_identifiers(made, tmp_path):
    found = []
    for name in "ab":
        path = Path(shutil.copy(made, tmp_path / f"{name}.birdann"))
        with Project.open(path) as project:
            keys = [s.id for r in project.recordings.all() for s in project.segments.of(r.id)]
            found.append((keys, list(project.species.all()), list(project.recordings.paths())))
    assert found[0] == found[1]
    former = {key.hex() for (key,) in query(made, "SELECT id FROM segment")}
    assert set(found[0][0]) == {id_of_former(text) for text in former}
    numbers = [n for keys in found[0] for n in keys]
    assert len(set(numbers)) == len(numbers)
    assert all(0 < n < 1 << 63 for n in numbers)


def test_there_is_a_project_of_every_format():
    """tests/data/projects/make.py writes that of a new format."""
    assert [p.stem for p in PROJECTS] == [
        *(f"format-1.{n}" for n in range(3)),
        *(f"format-2.{n}" for n in range((USER_VERSION & 0xFFFF) + 1)),
    ]

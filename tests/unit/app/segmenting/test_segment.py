"""Segmenting a project: resumed, cancelled, failing file by file."""

from collections import Counter

import numpy as np
import pytest
import soundfile

from birdann.app.commands import RemoveRecordings
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting import segment
from birdann.app.segmenting.segment import segment_project
from birdann.app.segmenting.segmenters import (
    AUTOMATIC,
    default_search,
    preset_and_unit,
    preset_params,
    search_name,
    spectrogram_of,
)
from birdann.core.errors import Cancelled, ProjectFileError
from birdann.core.labels import Label, LabelState
from birdann.core.provenance import Maker, by_person, by_run
from birdann.core.recording import ULTRASOUND_RATE_HZ
from birdann.features.schema import DEFAULT_SCHEMA, schema_of
from birdann.segmentation.presets import PRESETS, Unit
from birdann.store import Deletion

KEY = schema_of(DEFAULT_SCHEMA).key


@pytest.fixture
def audio(session, tmp_path, write_wav):
    """Four recordings of two tones each."""
    folder = tmp_path / "audio"
    for i in range(4):
        write_wav(folder / f"{i}.wav", seed=i, tones_hz=(2500.0, 4500.0))
    add_paths(session, [folder])
    return folder


def test_each_short_recording_is_opened_once(session, audio, monkeypatch):
    opened = Counter()
    real = soundfile.SoundFile

    def counting(file, *arguments, **named):
        opened[file] += 1
        return real(file, *arguments, **named)

    monkeypatch.setattr(soundfile, "SoundFile", counting)
    segment_project(session, jobs=1)
    assert sorted(opened.values()) == [1, 1, 1, 1]


def test_segments_features_and_provenance_are_stored(session, audio):
    report = segment_project(session)
    project = session.project
    assert (report.segmented, report.skipped, report.failures) == (4, 0, ())
    assert report.n_segments == project.overview.counts().segments >= 8
    for recording in project.recordings.all():
        segments = project.segments.of(recording.id)
        assert len(project.features.of(recording.id, KEY).X) == len(segments) >= 2
        assert {s.provenance.maker for s in segments} == {Maker.RUN}
        assert all(s.box.offset_s <= recording.duration_s for s in segments)
    assert np.isfinite(project.features.table(KEY).X).all()


def test_a_second_call_goes_on_where_the_first_was_cancelled(session, audio):
    def cancel(fraction, text):
        if fraction >= 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        segment_project(session, progress=cancel)
    n_done = session.project.overview.counts().segmented
    assert 1 <= n_done < 4
    report = segment_project(session)
    assert (report.segmented, report.skipped) == (4 - n_done, n_done)
    assert session.project.overview.counts().segmented == 4
    assert segment_project(session).segmented == 0


def test_missing_and_changed_files_are_named_and_tried_again(session, audio, write_wav):
    (audio / "1.wav").rename(audio / "gone")
    write_wav(audio / "2.wav", seed=99)
    report = segment_project(session)
    assert report.segmented == 2
    assert "1.wav is missing" in report.failures[0].message
    assert "2.wav has changed since it was added" in report.failures[1].message
    assert set(session.project.recordings.problems().values()) == {
        f.message for f in report.failures
    }
    (audio / "gone").rename(audio / "1.wav")
    report = segment_project(session)
    assert (report.segmented, len(report.failures)) == (1, 1)
    assert len(session.project.recordings.problems()) == 1


def test_silence_and_noise_and_nan_have_no_segments_and_no_crash(session, tmp_path):
    soundfile = pytest.importorskip("soundfile")
    folder = tmp_path / "odd"
    folder.mkdir()
    nan = np.full(44100, np.nan)
    soundfile.write(folder / "silent.wav", np.zeros(44100), 22050)
    soundfile.write(folder / "nan.wav", nan, 22050, subtype="FLOAT")
    soundfile.write(folder / "short.wav", np.zeros(3), 22050)
    add_paths(session, [folder])
    report = segment_project(session)
    assert (report.n_segments, report.failures) == (0, ())
    assert len(report.without_segments) == 3
    assert any("nan.wav" in note for note in report.notes)
    assert session.project.overview.counts().segmented == 3


def test_several_processes_find_what_one_finds(session, audio, monkeypatch):
    monkeypatch.setattr(segment, "WORTH_A_WORKER_S", 0.1)
    intact = (audio / "3.wav").read_bytes()
    (audio / "3.wav").write_bytes(b"RIFF")
    report = segment_project(session, jobs=2)
    assert report.segmented == 3
    assert "3.wav has changed" in report.failures[0].message
    (audio / "3.wav").write_bytes(intact)

    done = session.project.recordings.all()[:3]
    there = [session.project.segments.of(r.id) for r in done]
    X = session.project.features.table(KEY).X
    segment_project(session, redo=True, recording_ids=[r.id for r in done])
    here = [session.project.segments.of(r.id) for r in done]
    assert [[s.mask for s in of] for of in here] == [[s.mask for s in of] for of in there]
    np.testing.assert_allclose(session.project.features.table(KEY).X, X, rtol=1e-5)


def confirmed(segment, species):
    return Label(
        segment_id=segment.id,
        state=LabelState.CONFIRMED,
        species_id=species.id,
        provenance=by_person("Ada"),
    )


def test_segmenting_again_keeps_reviewed_segments(session, audio, factory):
    segment_project(session)
    first = session.project.recordings.all()[0]
    kept = session.project.segments.of(first.id)[0]
    wren = factory.species()
    with session.project.transaction("label") as tx:
        tx.species.put([wren])
        label = confirmed(kept, wren)
        tx.labels.set([label])
    before = session.project.overview.counts().segments
    segment_project(session, redo=True, recording_ids=[first.id])
    assert session.project.labels.all() == {kept.id: label}
    assert session.project.overview.counts().segments == before  # the sound is there once
    assert session.history.to_undo is None


def test_segmenting_again_leaves_the_pieces_of_a_call_that_somebody_named_joined(
    session, tmp_path, write_wav, factory
):
    write_wav(tmp_path / "three.wav", tones_hz=(2500.0, 4500.0, 3500.0))
    add_paths(session, [tmp_path / "three.wav"])
    segment_project(session)
    [recording] = session.project.recordings.all()
    first, second, third = session.project.segments.of(recording.id)
    whole = factory.segment(
        recording.id,
        mask=first.mask.union(second.mask),
        box=first.mask.union(second.mask).box(),
        provenance=by_run("regrouping by label"),
    )
    owl = factory.species("Owl")
    with session.project.transaction("join and name") as tx:
        vector = tx.features.of(recording.id, KEY).X[:1]
        tx.segments.add([whole], schema_key=KEY, features=vector)
        tx.segments.set_deletion([first.id, second.id], Deletion.BY_PERSON)
        tx.species.put([owl])
        tx.labels.set([confirmed(whole, owl)])
    segment_project(session, redo=True)
    now = session.project.segments.of(recording.id)
    assert [item.id == whole.id for item in now] == [True, False]
    assert now[1].box == third.box


def test_removed_recordings_are_left_alone(session, audio):
    session.execute(RemoveRecordings([session.project.recordings.all()[0].id]))
    assert segment_project(session).segmented == 3


def test_presets_are_remembered_for_later_edits(session, audio):
    segment_project(session, segmenter="low owls")
    recording_id = session.project.recordings.all()[0].id
    expected = preset_params("low owls").spectrogram
    assert spectrogram_of(session.project, recording_id) == expected


def test_ultrasound_is_searched_for_bats(session, tmp_path):
    expected = {48_000: preset_params("songbirds"), 250_000: preset_params("bats")}
    for rate_hz in expected:
        noise = np.random.default_rng(0).normal(0, 0.01, rate_hz)
        soundfile.write(tmp_path / f"{rate_hz}.wav", noise, rate_hz)
    add_paths(session, [tmp_path])
    for is_done in (False, True):
        if is_done:
            segment_project(session)
        for recording in session.project.recordings.all():
            params = spectrogram_of(session.project, recording.id)
            assert params == expected[recording.sample_rate_hz].spectrogram


@pytest.mark.parametrize(("preset", "said"), [
    (AUTOMATIC, "150 kHz or more was searched for bats, above 4 kHz only"), ("bats", ""),
    ("songbirds", ""),
])  # fmt: skip
def test_a_bird_in_ultrasound_is_not_passed_over_in_silence(session, tmp_path, preset, said):
    rate = ULTRASOUND_RATE_HZ
    whistle = np.hanning(rate // 2) * np.sin(2 * np.pi * 2500 * np.arange(rate // 2) / rate)
    noise = 0.002 * np.random.default_rng(0).normal(size=2 * rate)
    noise[rate // 2 : rate] += 0.1 * whistle
    soundfile.write(tmp_path / "a.wav", noise, rate)
    add_paths(session, [tmp_path / "a.wav"])
    report = segment_project(session, segmenter=preset)
    assert (report.n_segments > 0) == (preset == "songbirds")
    told = " ".join(report.sentences())
    assert ("for bats" in told) == bool(said)
    assert said in told
    assert PRESETS["bats"].segmenter.low_hz == 4000.0  # as the sentence says


def test_an_unknown_preset_is_named(session):
    with pytest.raises(ProjectFileError, match="Unknown preset “whales”"):
        segment_project(session, segmenter="whales")


def test_an_unknown_grain_is_named(session):
    with pytest.raises(ProjectFileError, match="Unknown unit “crumbs”"):
        segment_project(session, segmenter=search_name("songbirds", "crumbs"))


def test_a_project_remembers_its_grain(session, audio):
    segment_project(session, segmenter=search_name("songbirds", "calls"))
    recording = session.project.recordings.all()[0]
    digest = preset_params("songbirds").at(Unit.CALLS).digest()
    assert default_search(session.project, AUTOMATIC) == "automatic, calls"
    assert default_search(session.project, "low owls, wide") == "low owls, calls"
    assert default_search(session.project, "songbirds, crumbs") == "automatic, calls"
    assert default_search(session.project, "exact HJA/MLSP") == "exact HJA/MLSP"
    segment_project(session, redo=True)
    assert digest in session.project.recordings.segmentation(recording.id).segmenter
    segment_project(session, segmenter=search_name(AUTOMATIC, "notes"), redo=True)
    assert default_search(session.project, AUTOMATIC) == "automatic, notes"


def test_a_search_is_named_by_its_preset_and_grain():
    assert preset_and_unit(search_name("low owls", "calls")) == ("low owls", "calls")
    assert preset_and_unit(search_name(AUTOMATIC, None)) == (AUTOMATIC, None)
    assert preset_and_unit("exact HJA/MLSP") == ("exact HJA/MLSP", None)


@pytest.mark.parametrize(
    "note", ["", "[]", "{}", '{"spectrogram": {"window_s": 1e9}}', '{"spectrogram": {"x": 1}}']
)
def test_a_forged_note_of_the_segmenter_is_a_sentence(session, audio, note):
    recording_id = session.project.recordings.all()[0].id
    with session.project.transaction("forge") as tx:
        tx.recordings.mark_segmented(recording_id, segmenter=note, feature_schema=KEY)
    with pytest.raises(ProjectFileError, match="Segment the recording again"):
        spectrogram_of(session.project, recording_id)


def test_the_log_says_what_was_segmented(session, audio):
    segment_project(session)
    entries = [e for e in session.project.edit_log.latest() if e.command == "segment"]
    told = [recording for entry in entries for recording in entry.arguments["recordings"]]
    assert sorted(told) == sorted(r.id for r in session.project.recordings.all())
    assert (
        sum(e.arguments["segments"] for e in entries) == session.project.overview.counts().segments
    )

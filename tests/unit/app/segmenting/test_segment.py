"""Segmenting a project: resumed, cancelled, failing file by file, and of another channel."""

import csv
from collections import Counter

import numpy as np
import pytest
import soundfile

from birdann.analysis import blocks, parts
from birdann.analysis.pipeline import describe_masks
from birdann.app.commands import LabelSegments, RemoveRecordings
from birdann.app.exchange.export_filter import ExportFilter
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting import outlines, segment
from birdann.app.segmenting.measuring import measures_of
from birdann.app.segmenting.segment import choose_channel, segment_project
from birdann.app.segmenting.segmenters import (
    AUTOMATIC,
    default_search,
    masks_in_view,
    preset_and_unit,
    preset_params,
    preview_segmentation,
    schema_of_recording,
    search_name,
    spectrogram_of,
)
from birdann.cli.main import main
from birdann.core.errors import (
    AudioError,
    Cancelled,
    ModelError,
    OutlineError,
    ProjectFileError,
)
from birdann.core.labels import Label, LabelState
from birdann.core.provenance import Maker, person_provenance, run_provenance
from birdann.core.recording import EACH_CHANNEL, ULTRASOUND_RATE_HZ
from birdann.features.schema import DEFAULT_SCHEMA, schema_of
from birdann.segmentation.presets import PRESETS, Unit
from birdann.store import Deletion, Project

KEY = schema_of(DEFAULT_SCHEMA).key


@pytest.fixture
def audio(session, tmp_path, write_wav):
    """Four recordings of two tones each."""
    folder = tmp_path / "audio"
    for i in range(4):
        write_wav(folder / f"{i}.wav", seed=i, tones_hz=(2500.0, 4500.0))
    add_paths(session, [folder])
    return folder


def test_segments_are_stored_and_logged_and_each_short_recording_is_opened_once(
    session, audio, monkeypatch
):
    opened = Counter()
    real = soundfile.SoundFile

    def counting(file, *arguments, **named):
        opened[file] += 1
        return real(file, *arguments, **named)

    monkeypatch.setattr(soundfile, "SoundFile", counting)
    report = segment_project(session, jobs=1)
    project = session.project
    assert sorted(opened.values()) == [1, 1, 1, 1]
    assert (report.segmented, report.skipped, report.failures) == (4, 0, ())
    assert report.n_segments == project.overview.counts().segments >= 8
    for recording in project.recordings.all():
        segments = project.segments.of(recording.id)
        assert len(project.features.of(recording.id, KEY).X) == len(segments) >= 2
        assert {s.provenance.maker for s in segments} == {Maker.RUN}
        assert all(s.box.offset_s <= recording.duration_s for s in segments)
    assert np.isfinite(project.features.table(KEY).X).all()
    entries = [e for e in project.edit_log.latest() if e.command == "segment"]
    told = [recording for entry in entries for recording in entry.arguments["recordings"]]
    assert sorted(told) == sorted(recording.id for recording in project.recordings.all())
    assert sum(entry.arguments["segments"] for entry in entries) == report.n_segments


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
        provenance=person_provenance("Ada"),
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
    assert session.history.next_to_undo is None


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
        provenance=run_provenance("regrouping by label"),
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


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("whales", "Unknown preset “whales”"),
        ("songbirds, crumbs", "Unknown unit “crumbs”"),
        ("forest", "train-segmenter"),
    ],
)
def test_a_segmenter_that_is_not_there_is_named(session, name, words):
    with pytest.raises((ProjectFileError, ModelError), match=words):
        segment_project(session, segmenter=name)


def test_a_project_remembers_its_grain(session, audio):
    segment_project(session, segmenter=search_name("songbirds", "calls"))
    recording = session.project.recordings.all()[0]
    digest = preset_params("songbirds").with_unit(Unit.CALLS).digest()
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


RATE = 22_050


@pytest.fixture
def stereo(session, tmp_path):
    time_s = np.arange(4 * RATE) / RATE
    rng = np.random.default_rng(0)
    channels = [
        0.3 * np.sin(2 * np.pi * hz * time_s) * ((time_s + shift_s) % 1 < 0.2)
        + 0.001 * rng.standard_normal(len(time_s))
        for hz, shift_s in ((2000, 0.0), (5000, 0.5))
    ]
    soundfile.write(tmp_path / "both.wav", np.stack(channels, axis=1), RATE)
    soundfile.write(tmp_path / "mono.wav", channels[0], RATE)
    add_paths(session, [tmp_path / "both.wav", tmp_path / "mono.wav"])
    return session


def middles_hz(session):
    both = session.project.recordings.all()[0]
    return sorted((s.box.low_hz + s.box.high_hz) / 2 for s in session.project.segments.of(both.id))


def test_only_the_chosen_channel_is_searched_at_once(stereo):
    report = choose_channel(stereo, 1)
    assert (report.segmented, report.n_segments, report.skipped) == (1, 4, 0)
    both, mono = stereo.project.recordings.all()
    assert (both.channel, mono.channel) == (1, None)
    assert len(middles_hz(stereo)) == 4
    assert min(middles_hz(stereo)) > 4000
    assert choose_channel(stereo, 1).skipped == 1


def test_tables_name_the_channel_in_which_segments_were_found(stereo, tmp_path):
    choose_channel(stereo, 1)
    raven, kaleidoscope = tmp_path / "all.txt", tmp_path / "all.csv"
    export(stereo.project, raven, format_name="raven")
    export(stereo.project, kaleidoscope, format_name="kaleidoscope")
    rows = list(csv.DictReader(raven.read_text().splitlines(), delimiter="\t"))
    assert [row["Channel"] for row in rows] == ["2"] * 4
    rows = list(csv.DictReader(kaleidoscope.read_text().splitlines()))
    assert [row["CHANNEL"] for row in rows] == ["1"] * 4


def test_a_segmented_recording_is_segmented_again_and_what_stays_is_described(stereo):
    project = stereo.project
    choose_channel(stereo, 0)
    both = project.recordings.all()[0]
    kept = project.segments.of(both.id)[0]
    stereo.execute(LabelSegments([kept.id], LabelState.REJECTED, None))
    report = choose_channel(stereo, EACH_CHANNEL)
    assert report.segmented == 1
    assert project.recordings.all()[0].channel == EACH_CHANNEL
    found = middles_hz(stereo)
    assert (sum(hz < 3000 for hz in found), sum(hz > 4000 for hz in found)) == (4, 4)
    assert kept.id in project.labels.all()
    both = project.recordings.all()[0]
    schema = schema_of_recording(project, both.id)
    table = project.features.of(both.id, schema)
    assert len(table.segment_ids) == 8
    there = project.segments.by_id(table.segment_ids.tolist())
    masks = [there[key].mask for key in table.segment_ids.tolist()]
    heard = describe_masks(
        project.audio_path(both),
        masks,
        schema=schema,
        spectrogram=spectrogram_of(project, both.id),
    )
    n_local = schema_of(schema).n_local
    assert np.allclose(table.X[:, :n_local], heard[:, :n_local], atol=1e-6)
    row = table.segment_ids.tolist().index(kept.id)
    assert np.allclose(table.X[row], heard[row], atol=1e-6)


def test_a_channel_that_no_recording_has_is_refused(stereo):
    with pytest.raises(AudioError, match="None of these recordings"):
        choose_channel(stereo, 2)
    mono = stereo.project.recordings.all()[1]
    with pytest.raises(AudioError, match="None of these recordings"):
        choose_channel(stereo, 0, recording_ids=[mono.id])


def test_the_command_line_chooses_a_channel(stereo, says):
    path = stereo.project.path
    stereo.project.close()
    assert main(["segment", str(path)]) == 0
    log = path.with_suffix(".jsonl")
    words = ["segment", str(path), "--channel", "2", "--under", "both.wav", "--log", str(log)]
    assert main(words) == 0
    assert '"segments": 4' in log.read_text(encoding="utf-8")
    with Project.open(path, read_only=True) as project:
        assert project.recordings.all()[0].channel == 1
    assert "None of these recordings" in says("segment", path, "--channel", "3", code=1)
    assert main(["segment", str(path), "--channel", "mix"]) == 0
    with Project.open(path, read_only=True) as project:
        assert project.recordings.all()[0].channel is None


def test_rows_of_raven_keep_their_channel_whichever_is_analysed(stereo, tmp_path, text_file):
    head = (
        "Selection\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies"
    )
    for name in ("both", "mono"):
        path = text_file(
            f"{name}.Table.1.selections.txt", f"{head}\n1\t1\t0.1\t0.3\t1500\t2500\tWren\n"
        )
        report = import_annotations(stereo, [path])
        assert report.notes == ()
    choose_channel(stereo, 1)
    out = tmp_path / "out.txt"
    export(stereo.project, out, format_name="raven", only=ExportFilter(named=True))
    rows = list(csv.DictReader(out.read_text().splitlines(), delimiter="\t"))
    assert [row["Channel"] for row in rows] == ["1", "1"]
    names = {recording.id: recording.name for recording in stereo.project.recordings.all()}
    assert [
        names[segment.recording_id]
        for segment in stereo.project.segments.by_id(list(stereo.project.labels.all())).values()
        if stereo.project.segments.origins([segment.id])
    ] == ["both.wav"]


@pytest.fixture
def sides(session, tmp_path):
    """Calls at the same pitch in two channels, overlapping in time; and each channel as a file."""
    rng = np.random.default_rng(1)
    time_s = np.arange(40 * RATE) / RATE
    channels = []
    for shift_s, every_s in ((0.3, 1.5), (0.4, 2.0)):
        inside = (time_s - shift_s) % every_s < 0.25
        tone = 0.2 * np.sin(2 * np.pi * 3000 * time_s) * inside
        channels.append(tone + rng.normal(0, 2e-3, len(time_s)))
    soundfile.write(tmp_path / "both.wav", np.stack(channels, axis=1), RATE, subtype="PCM_16")
    for name, one in zip(("left.wav", "right.wav"), channels, strict=True):
        soundfile.write(tmp_path / name, one, RATE, subtype="PCM_16")
    add_paths(session, [tmp_path])
    return session


def found_in(session, recording, channel=None):
    """Return what is known of a channel's segments: runs, boxes, features, measurements."""
    project = session.project
    segments = [s for s in project.segments.of(recording.id) if s.mask.grid.channel == channel]
    table = project.features.of(recording.id, schema_of_recording(project, recording.id))
    rows = {key: row for row, key in enumerate(table.segment_ids.tolist())}
    with project.reader() as reader:
        measures = measures_of(project, reader, recording)
    return (
        [segment.mask.runs.tolist() for segment in segments],
        [segment.box for segment in segments],
        table.X[[rows[segment.id] for segment in segments]].tolist(),
        [measures[segment.id].tolist() for segment in segments],
    )


@pytest.mark.parametrize("block_s", [60.0, 6.0], ids=["whole", "in parts"])
def test_each_channel_has_its_own_segments_as_a_file_of_it_alone(sides, block_s, monkeypatch):
    monkeypatch.setattr(blocks, "BLOCK_S", block_s)
    monkeypatch.setattr(parts, "PART_S", 2 * block_s)
    both, left, right = sides.project.recordings.all()
    segment_project(sides)
    mixed = len(sides.project.segments.of(both.id))
    assert choose_channel(sides, EACH_CHANNEL).skipped == 0
    n_found = []
    for channel, alone in enumerate((left, right)):
        runs, boxes, features, measures = found_in(sides, both, channel)
        own_runs, own_boxes, own_features, own_measures = found_in(sides, alone)
        assert (runs, boxes) == (own_runs, own_boxes)
        np.testing.assert_allclose(features, own_features, atol=1e-6)
        np.testing.assert_array_equal(measures, own_measures)
        n_found.append(len(runs))
    assert n_found == [27, 20]
    assert len(sides.project.segments.of(both.id)) == 47 > mixed


def test_tables_name_the_channel_of_each_segment(sides, tmp_path):
    choose_channel(sides, EACH_CHANNEL)
    export(sides.project, tmp_path / "all.txt", format_name="raven")
    rows = list(csv.DictReader((tmp_path / "all.txt").read_text().splitlines(), delimiter="\t"))
    assert sorted(row["Channel"] for row in rows) == ["1"] * 27 + ["2"] * 20


def test_edited_segments_stay_in_their_channel_and_two_channels_are_not_merged(sides):
    choose_channel(sides, EACH_CHANNEL)
    both = sides.project.recordings.all()[0]
    segments = sides.project.segments.of(both.id)
    one, other = (next(s for s in segments if s.mask.grid.channel == k) for k in (0, 1))
    with pytest.raises(OutlineError, match="different channels"):
        outlines.merge(sides, [one.id, other.id])
    middle_s = (other.box.onset_s + other.box.offset_s) / 2
    halves = outlines.split(sides, other.id, middle_s)
    sides.execute(halves)
    moved = outlines.reshape(sides, one.id, one.box)
    assert [s.mask.grid.channel for s in moved.new.segments] == [0]
    assert moved.new.features is not None
    assert [s.mask.grid.channel for s in halves.new.segments] == [1, 1]
    sides.undo()
    assert other.id in sides.project.segments.by_id([other.id])


def test_a_kept_segment_stands_in_the_way_of_none_in_another_channel(sides):
    choose_channel(sides, EACH_CHANNEL)
    both = sides.project.recordings.all()[0]
    before = sides.project.segments.of(both.id)
    kept = next(s for s in before if s.mask.grid.channel == 1)
    sides.execute(LabelSegments([kept.id], LabelState.REJECTED, None))
    segment_project(sides, recording_ids=[both.id], redo=True)
    again = sides.project.segments.of(both.id)
    assert [(s.mask, s.box) for s in again] == [(s.mask, s.box) for s in before]
    preview = preview_segmentation(sides, both.id, segmenter="songbirds")
    assert len(preview.masks) == len(before) - 1
    shown = masks_in_view(sides, both.id, (0.0, 3.0), segmenter="songbirds")
    assert sorted({mask.grid.channel for mask in shown}) == [0, 1]


def test_imported_rows_stay_in_their_channel(sides, tmp_path):
    head = (
        "Selection\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies"
    )
    choose_channel(sides, EACH_CHANNEL)
    rows = [f"{n}\t{n}\t{n}.1\t{n}.2\t6000\t7000\tWren" for n in (1, 2, 3)]
    (tmp_path / "both.txt").write_text("\n".join([head, *rows]) + "\n")
    import_annotations(sides, [tmp_path / "both.txt"])
    both = sides.project.recordings.all()[0]
    high = [s for s in sides.project.segments.of(both.id) if s.box.low_hz == 6000]
    assert [s.mask.grid.channel for s in high] == [0, 1, None]

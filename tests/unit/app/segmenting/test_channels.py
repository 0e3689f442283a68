"""Another channel of a recording: what is found, kept and described."""

import csv

import numpy as np
import pytest
import soundfile

from birdann.analysis.pipeline import describe_masks
from birdann.app.commands import LabelSegments
from birdann.app.exchange.export_filter import ExportFilter
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.channels import choose_channel
from birdann.app.segmenting.segmenters import schema_of_recording, spectrogram_of
from birdann.cli.main import main
from birdann.core.errors import AudioError
from birdann.core.labels import LabelState
from birdann.core.recording import EACH_CHANNEL
from birdann.store import Project

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
        among=masks,
    )
    assert np.allclose(table.X, heard, atol=1e-6)


def test_a_channel_that_no_recording_has_is_refused(stereo):
    with pytest.raises(AudioError, match="None of these recordings"):
        choose_channel(stereo, 2)
    mono = stereo.project.recordings.all()[1]
    with pytest.raises(AudioError, match="None of these recordings"):
        choose_channel(stereo, 0, recording_ids=[mono.id])


def test_the_command_line_chooses_a_channel(stereo, capsys):
    path = stereo.project.path
    stereo.project.close()
    assert main(["segment", str(path)]) == 0
    assert main(["segment", str(path), "--channel", "2", "--under", "both.wav"]) == 0
    with Project.open(path, read_only=True) as project:
        assert project.recordings.all()[0].channel == 1
    assert main(["segment", str(path), "--channel", "3"]) == 1
    assert "None of these recordings" in capsys.readouterr().err
    assert main(["segment", str(path), "--channel", "mix"]) == 0
    with Project.open(path, read_only=True) as project:
        assert project.recordings.all()[0].channel is None


def test_rows_of_raven_keep_their_channel_whichever_is_analysed(stereo, tmp_path):
    head = (
        "Selection\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies"
    )
    for name in ("both", "mono"):
        path = tmp_path / f"{name}.Table.1.selections.txt"
        path.write_text(f"{head}\n1\t1\t0.1\t0.3\t1500\t2500\tWren\n")
        report = import_annotations(stereo, [path])
        assert report.notes == ()
    choose_channel(stereo, 1)
    out = tmp_path / "out.txt"
    export(stereo.project, out, format_name="raven", only=ExportFilter(named=True))
    rows = list(csv.DictReader(out.read_text().splitlines(), delimiter="\t"))
    assert [row["Channel"] for row in rows] == ["1", "1"]
    names = {one.id: one.name for one in stereo.project.recordings.all()}
    assert [
        names[one.recording_id]
        for one in stereo.project.segments.by_id(list(stereo.project.labels.all())).values()
        if stereo.project.segments.origins([one.id])
    ] == ["both.wav"]

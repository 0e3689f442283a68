"""Measures of a project's segments: taken once, stored, and taken on the sound where missing."""

import numpy as np
import pytest

from birdann.app.exchange.exporting import export
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.measuring import measure_project, measures_of, stored_measures
from birdann.app.segmenting.outlines import draw
from birdann.app.segmenting.segment import segment_project
from birdann.core.errors import Cancelled, WriteError
from birdann.core.geometry import TimeFreqBox
from birdann.features.measurements import NAMES

PEAK, DURATION = NAMES.index("peak_hz"), NAMES.index("duration_90_s")


@pytest.fixture
def tones(session, write_wav, tmp_path):
    """Two recordings with tones of 2, 3 and 4 kHz, of 0.2 s each, found by the segmenter."""
    paths = [
        write_wav(tmp_path / name, seed=i, tones_hz=(2000.0, 3000.0, 4000.0))
        for i, name in enumerate(["a.wav", "b.wav"])
    ]
    add_paths(session, paths)
    segment_project(session)
    return session


def by_segment(session):
    with session.project.reader() as reader:
        return stored_measures(reader)


def test_all_segments_are_measured_once(tones):
    n = tones.project.overview.counts().segments
    report = measure_project(tones)
    assert (report.n_measured, report.n_known, report.failures) == (n, 0, ())
    found = by_segment(tones)
    peaks = np.array([row[PEAK] for row in found.values()])
    for tone_hz in (2000, 3000, 4000):
        assert np.abs(peaks - tone_hz).min() < 70
    again = measure_project(tones)
    assert (again.n_measured, again.n_known) == (0, n)


def test_nothing_learns_from_measures(tones):
    before = tones.project.features.schemas()
    measure_project(tones)
    assert tones.project.features.schemas() == before


def test_a_segment_drawn_since_is_measured_on_the_sound(tones):
    measure_project(tones)
    recording = tones.project.recordings.all()[0]
    box = TimeFreqBox(onset_s=0.75, offset_s=1.05, low_hz=2500, high_hz=3500)
    command = draw(tones, recording.id, box)
    tones.execute(command)
    (new,) = {s.id for s in tones.project.segments.of(recording.id)} - set(by_segment(tones))
    with tones.project.reader() as reader:
        found = measures_of(tones.project, reader, recording, only=[new])
    assert found[new][PEAK] == pytest.approx(3000, abs=70)
    assert found[new][DURATION] == pytest.approx(0.9 * 0.2, abs=0.015)
    assert measure_project(tones).n_measured == 1


def test_a_lost_recording_does_not_keep_the_others(tones, tmp_path):
    (tmp_path / "a.wav").unlink()
    report = measure_project(tones)
    assert [failure.path for failure in report.failures] == ["a.wav"]
    assert report.n_measured > 0
    assert any("a.wav" in line for line in report.lines())


def test_what_was_measured_stays_when_it_is_cancelled(tones):
    def cancel(fraction, text):
        if fraction > 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        measure_project(tones, progress=cancel)
    assert 0 < len(by_segment(tones)) < tones.project.overview.counts().segments
    measure_project(tones)
    assert len(by_segment(tones)) == tones.project.overview.counts().segments


def test_only_tables_with_room_take_measures(tones, tmp_path):
    with pytest.raises(
        WriteError, match=r"Audacity.* no columns for measurements.*csv, excel, raven"
    ):
        export(tones.project, tmp_path / "a.txt", format_name="audacity", with_measurements=True)
    assert not (tmp_path / "a.txt").exists()


def test_an_export_says_whose_sound_could_not_be_measured(tones, tmp_path):
    (tmp_path / "b.wav").unlink()
    report = export(tones.project, tmp_path / "out.csv", format_name="csv", with_measurements=True)
    assert [recording.path for recording in report.not_measured] == ["b.wav"]
    assert report.rows == tones.project.overview.counts().segments
    assert any("Not measured" in line for line in report.lines())

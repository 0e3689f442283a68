"""The synthesised chorus: its truth is where the sound is, and it can be made again."""

from collections import Counter

import numpy as np
import pytest

from birdann.dsp.audio import AudioReader, probe
from birdann.dsp.identity import content_hash
from birdann.dsp.noise import NoiseTrack, snr_db
from birdann.dsp.spectrogram import SpectrogramParams, spectrogram
from birdann.sample.birds import VOICES
from birdann.sample.chorus import _draw_species_sets, synthesise
from tests.csv_rows import csv_rows


@pytest.fixture(scope="module")
def chorus(tmp_path_factory):
    folder = tmp_path_factory.mktemp("chorus")
    return synthesise(folder, seed=3, n_recordings=8, longest_s=14.0)


def test_the_files_are_as_promised(chorus):
    assert len(chorus.recordings) == 8
    assert {path.suffix for path in chorus.recordings} == {".wav", ".flac"}
    for path in chorus.recordings:
        info = probe(path)
        assert 32_000 <= info.sample_rate_hz <= 48_000
        assert 10 <= info.duration_s <= 14
        assert info.warnings == ()
        with AudioReader(path) as reader:
            peak = np.abs(reader.read(0, reader.n_frames)).max()
        assert 0.01 < peak < 0.95


def test_the_tables_say_what_the_truth_says(chorus):
    lists = {row["file"]: row["labels"].split(";") for row in csv_rows(chorus.lists_path)}
    calls = csv_rows(chorus.calls_path)
    assert list(calls[0]) == [
        "file", "start_s", "end_s", "class", "type", "species", "low_hz", "high_hz",
    ]  # fmt: skip
    assert len(calls) == sum(len(found) for found in chorus.calls.values()) > 100
    for path in chorus.recordings:
        heard = {row["class"] for row in calls if row["file"] == path.name}
        assert heard == set(lists[path.name]) == set(chorus.species_in(path.name))
        assert 1 <= len(heard) <= 3


def test_the_calls_are_where_the_sound_is(chorus):
    """Most calls stand out of their own box by far, most other places do not."""
    inside, outside = [], []
    for path in chorus.recordings:
        with AudioReader(path) as reader:
            picture = spectrogram(reader, SpectrogramParams())
            duration_s = reader.info.duration_s
        snr = snr_db(picture, NoiseTrack.from_spectrogram(picture))
        grid = picture.layout.grid
        busy = np.zeros(picture.n_frames, dtype=bool)
        for call in chorus.calls[path.name]:
            box = call.box
            assert 0 <= box.onset_s < box.offset_s <= duration_s
            assert 0 < box.low_hz < box.high_hz < reader.sample_rate_hz / 2
            frames = slice(grid.frame_at(box.onset_s), grid.frame_at(box.offset_s) + 1)
            bins = slice(grid.bin_at(box.low_hz), grid.bin_at(box.high_hz) + 1)
            inside.append(np.percentile(snr[bins, frames], 90))
            busy[max(0, frames.start - 20) : frames.stop + 200] = True
        outside.append(np.percentile(snr[16:, ~busy], 90))
    assert np.mean(np.array(inside) > 10) > 0.85
    assert np.median(outside) < 5


def test_the_same_seed_gives_the_same_files(chorus, tmp_path):
    again = synthesise(tmp_path / "again", seed=3, n_recordings=8, longest_s=14.0)
    other = synthesise(tmp_path / "other", seed=4, n_recordings=2, longest_s=12.0)
    for one, two in zip(chorus.recordings, again.recordings, strict=True):
        assert one.name == two.name
        assert content_hash(one) == content_hash(two)
    assert chorus.calls == again.calls
    assert chorus.calls_path.read_bytes() == again.calls_path.read_bytes()
    assert content_hash(other.recordings[0]) != content_hash(chorus.recordings[0])


def test_species_are_told_apart_by_their_lists():
    casts = _draw_species_sets(np.random.default_rng(0), len(VOICES), 24)
    present = np.array([[voice in cast for voice in range(len(VOICES))] for cast in casts])
    assert present.sum(axis=0).min() >= 4
    assert Counter(present.sum(axis=1))[0] == 1
    together = present.T.astype(int) @ present.astype(int)
    alone = np.diag(together).copy()
    np.fill_diagonal(together, 0)
    # No species is always in another's company.
    assert (together.max(axis=1) < 0.7 * alone).all()


def test_progress_runs_from_none_to_all(tmp_path):
    seen = []
    synthesise(
        tmp_path, n_recordings=2, longest_s=10.5, progress=lambda part, text: seen.append(part)
    )
    assert seen[0] == 0
    assert seen[-1] == 1
    assert seen == sorted(seen)

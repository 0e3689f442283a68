"""From files to segments and features, among them long, odd and silent files."""

import pickle

import numpy as np
import pytest
import soundfile

from birdann.analysis import blocks, parts
from birdann.analysis.pipeline import describe_masks, describe_recording, outlines_between
from birdann.core.errors import Cancelled
from birdann.core.geometry import Mask
from birdann.dsp.audio import AudioReader
from birdann.dsp.tiles import TileMaker, display_params
from birdann.features.schema import SCHEMAS
from birdann.segmentation.presets import PRESETS, Unit

SONGBIRDS = PRESETS["songbirds"]


def chirps(onsets_s, *, length_s, rate=22_050, each_s=0.12, hz=3000):
    rng = np.random.default_rng(0)
    t = np.arange(int(length_s * rate)) / rate
    sound = rng.normal(0, 2e-3, len(t))
    for onset_s in onsets_s:
        u = (t - onset_s) / each_s
        inside = (u >= 0) & (u < 1)
        phase = 2 * np.pi * hz * (t + 0.1 * each_s * np.where(inside, u, 0) ** 2)
        sound += np.where(inside, 0.2 * np.sin(np.pi * np.clip(u, 0, 1)) * np.sin(phase), 0)
    return sound


@pytest.fixture
def written(tmp_path):
    def write(sound, rate=22_050, name="a.wav"):
        path = tmp_path / name
        soundfile.write(path, sound, rate, subtype="FLOAT")
        return path

    return write


@pytest.fixture
def short_blocks(monkeypatch):
    monkeypatch.setattr(blocks, "BLOCK_S", 2.0)
    monkeypatch.setattr(blocks, "TAIL_S", 1.0)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_calls_are_found_and_described(written, schema):
    onsets_s = [0.5, 1.0, 1.6, 2.2]
    found = describe_recording(
        written(chirps(onsets_s, length_s=3)), segmenter=SONGBIRDS, schema=schema
    )
    assert len(found.masks) == len(found.boxes) == len(found.features) == 4
    assert [box.onset_s for box in found.boxes] == pytest.approx(onsets_s, abs=0.03)
    assert found.features.dtype == np.float32
    assert found.features.shape[1] == len(SCHEMAS[schema])
    assert found.notes == ()


def test_results_travel_between_processes(written):
    found = describe_recording(
        written(chirps([0.5], length_s=1)), segmenter=SONGBIRDS, schema="extended"
    )
    again = pickle.loads(pickle.dumps(found))
    assert again.masks == found.masks
    assert np.array_equal(again.features, found.features)
    assert pickle.loads(pickle.dumps(SONGBIRDS)) == SONGBIRDS


@pytest.mark.parametrize("rate", [8000, 16_000, 44_100, 96_000])
def test_any_sample_rate(written, rate):
    path = written(chirps([0.5, 1.2], length_s=2, rate=rate), rate)
    found = describe_recording(path, segmenter=SONGBIRDS, schema="extended")
    names = SCHEMAS["extended"].names
    assert len(found.masks) == 2
    peaks = found.features[:, names.index("pitch_peak")]
    assert peaks == pytest.approx(np.log2(3.3), abs=0.15)


@pytest.mark.parametrize("sound", [np.zeros(30_000), np.full(30_000, np.nan), np.zeros(1)])
def test_nothing_is_found_in_silence(written, sound):
    found = describe_recording(written(sound), segmenter=SONGBIRDS, schema="extended")
    assert found.masks == found.boxes == ()
    assert found.features.shape == (0, len(SCHEMAS["extended"]))


def test_samples_that_are_not_numbers_are_noted(written):
    sound = chirps([0.5], length_s=1)
    sound[100] = np.inf
    found = describe_recording(written(sound), segmenter=SONGBIRDS, schema="hja38")
    assert len(found.masks) == 1
    (note,) = found.notes
    assert "Invalid samples, replaced by silence: 1" in note


@pytest.mark.parametrize("value", [1e10, -1e19, 3e38, 1e300, np.nan, -np.inf])
def test_a_sample_beyond_all_sound_hides_no_call_and_is_told(tmp_path, value):
    sound = chirps([0.5, 1.5], length_s=3)
    sound[40_000] = value
    path = tmp_path / "damaged.wav"
    soundfile.write(path, sound, 22_050, subtype="FLOAT" if abs(value) < 1e39 else "DOUBLE")
    found = describe_recording(path, segmenter=SONGBIRDS, schema="extended")
    assert len(found.masks) == 2
    (note,) = found.notes
    assert note.startswith("Invalid samples")
    with AudioReader(path) as reader:
        picture = TileMaker(reader, display_params(22_050).layout(22_050)).picture(0, 256, 0)
    assert picture.any()


def test_sound_in_units_of_a_converter_is_outlined(written):
    found = describe_recording(
        written(chirps([0.5, 1.5], length_s=3) * 2.0**31), segmenter=SONGBIRDS, schema="extended"
    )
    assert len(found.masks) == 2
    assert np.isfinite(found.features).all()


@pytest.mark.usefixtures("short_blocks")
def test_calls_across_seams_are_neither_cut_nor_counted_twice(written):
    onsets_s = [0.6, 1.94, 3.0, 3.99, 5.9, 7.95, 9.2]
    path = written(chirps(onsets_s, length_s=11))
    found = describe_recording(path, segmenter=SONGBIRDS, schema="hja38")
    assert [box.onset_s for box in found.boxes] == pytest.approx(onsets_s, abs=0.03)
    assert [box.duration_s for box in found.boxes] == pytest.approx([0.12] * 7, abs=0.05)


@pytest.mark.usefixtures("short_blocks")
def test_a_sound_longer_than_a_block_is_had_in_pieces_once(written):
    sound = chirps([], length_s=11) + chirps([1.2], length_s=11, each_s=8.0)
    found = describe_recording(written(sound), segmenter=SONGBIRDS, schema="extended")
    covered = np.zeros(3000, dtype=int)
    for mask in found.masks:
        covered[mask.first_frame : mask.stop_frame] += 1
    hop_s = found.masks[0].grid.hop_s
    assert (covered[int(2.0 / hop_s) : int(8.0 / hop_s)] == 1).mean() > 0.95
    pixels = {(b, t) for m in found.masks for b, s, e in m.runs.tolist() for t in range(s, e)}
    assert len(pixels) == sum(mask.n_pixels for mask in found.masks)


def in_parts(path, schema, ranges):
    """Describe a recording part by part, each range of them as if alone."""
    with AudioReader(path) as reader:
        found = [
            part
            for wanted in ranges
            for part in parts.describe_parts(reader, wanted, segmenter=SONGBIRDS, schema=schema)
        ]
        return list(parts.join_parts(found, schema))


@pytest.mark.usefixtures("short_blocks")
@pytest.mark.parametrize(("schema", "part_s"), [("extended", 12.0), ("hja38", 2.0)])
def test_parts_come_out_the_same_by_themselves(written, monkeypatch, schema, part_s):
    sound = chirps([0.6, 1.94, 12.0, 17.9, 23.95, 24.3, 29.0], length_s=30)
    path = written(sound + chirps([9.2], length_s=30, each_s=8.0))
    whole = describe_recording(path, segmenter=SONGBIRDS, schema=schema)
    monkeypatch.setattr(parts, "PART_S", part_s)
    with AudioReader(path) as reader:
        n_parts = parts.part_count(reader, SONGBIRDS)
    assert n_parts == round(30 / part_s + 0.1)
    ranges = [range(i, i + 1) for i in range(n_parts)]
    for chosen in (ranges, [range(1), range(1, n_parts)], [range(n_parts)]):
        pieces = in_parts(path, schema, chosen)
        assert [mask for piece in pieces for mask in piece.masks] == list(whole.masks)
        assert [box for piece in pieces for box in piece.boxes] == list(whole.boxes)
        features = np.concatenate([piece.features for piece in pieces])
        np.testing.assert_array_equal(features, whole.features)


@pytest.mark.usefixtures("short_blocks")
@pytest.mark.parametrize("unit", [Unit.CALLS, Unit.WIDE])
def test_a_purr_across_a_seam_is_one_call_whatever_parts_are_worked_on(written, monkeypatch, unit):
    purrs_s = [[at + 0.045 * i for i in range(14)] for at in (0.6, 1.7, 5.8, 7.7)]
    onsets_s = [onset_s for pulses_s in purrs_s for onset_s in pulses_s]
    sound = chirps(onsets_s, length_s=10, each_s=0.025)
    path = written(sound)
    monkeypatch.setattr(parts, "PART_S", 2.0)
    joined = SONGBIRDS.with_unit(unit)
    with AudioReader(path) as reader:
        n_parts = parts.part_count(reader, joined)
        ways = [
            [
                part
                for wanted in ranges
                for part in parts.describe_parts(reader, wanted, segmenter=joined, schema="hja38")
            ]
            for ranges in ([range(n_parts)], [range(i, i + 1) for i in range(n_parts)])
        ]
    together, alone = ([box for part in way for box in part.boxes] for way in ways)
    assert n_parts > 3
    assert alone == together
    assert len(together) == len(purrs_s)
    for box, pulses_s in zip(together, purrs_s, strict=True):
        assert box.onset_s == pytest.approx(pulses_s[0], abs=0.01)
        assert box.offset_s == pytest.approx(pulses_s[-1] + 0.025, abs=0.01)


@pytest.mark.usefixtures("short_blocks")
@pytest.mark.parametrize("schema", SCHEMAS)
def test_given_masks_get_the_same_numbers(written, schema):
    path = written(chirps([0.6, 1.94, 3.0, 3.99, 5.9], length_s=8))
    found = describe_recording(path, segmenter=SONGBIRDS, schema=schema)
    order = [3, 0, 4, 1, 2]
    shuffled = [found.masks[i] for i in order]
    again = describe_masks(path, shuffled, schema=schema)
    np.testing.assert_array_equal(again, found.features[order])


@pytest.mark.usefixtures("short_blocks")
@pytest.mark.parametrize("schema", SCHEMAS)
def test_one_mask_among_the_others_gets_the_same_numbers(written, schema):
    path = written(chirps([0.6, 1.94, 3.0, 3.99, 9.0, 15.2], length_s=16))
    found = describe_recording(path, segmenter=SONGBIRDS, schema=schema)
    for i, mask in enumerate(found.masks):
        others = [other for other in found.masks[::-1] if other is not mask]
        again = describe_masks(path, [mask], schema=schema, among=others)
        np.testing.assert_allclose(again, found.features[[i]], rtol=1e-5, atol=1e-6)


def test_masks_that_do_not_belong_to_the_file_are_refused(written):
    path = written(chirps([0.5], length_s=1))
    grid = SONGBIRDS.spectrogram.layout(22_050).grid
    with pytest.raises(ValueError, match="end of the recording"):
        describe_masks(path, [Mask(grid, [[3, 9000, 9001]])], schema="hja38")
    other = SONGBIRDS.spectrogram.layout(48_000).grid
    with pytest.raises(ValueError, match="different grids"):
        describe_masks(path, [Mask(other, [[3, 9, 20]])], schema="hja38")


@pytest.mark.usefixtures("short_blocks")
def test_progress_is_told_and_can_stop_the_work(written):
    path = written(chirps([0.5], length_s=8))
    told = []
    describe_recording(
        path, segmenter=SONGBIRDS, schema="hja38", progress=lambda share, _: told.append(share)
    )
    assert told == sorted(told)
    assert told[-1] == 1
    assert len(told) >= 4

    def stop(fraction, text):
        raise Cancelled

    with pytest.raises(Cancelled):
        describe_recording(path, segmenter=SONGBIRDS, schema="hja38", progress=stop)


@pytest.mark.parametrize("preset", ["songbirds", "exact HJA/MLSP"])
def test_bounds_have_no_more_digits_than_were_measured(written, preset):
    path = written(chirps([0.5, 1.2], length_s=2, rate=44_100), 44_100)
    found = describe_recording(path, segmenter=PRESETS[preset], schema="hja38")
    assert found.boxes
    for box in found.boxes:
        assert (box.onset_s, box.offset_s) == (round(box.onset_s, 6), round(box.offset_s, 6))
        assert (box.low_hz, box.high_hz) == (round(box.low_hz, 2), round(box.high_hz, 2))


def test_what_lies_in_view_is_outlined_from_one_block_even_across_a_seam(
    written, short_blocks, monkeypatch
):
    onsets_s = [0.5, 1.2, 1.7, 2.1, 2.8, 3.4, 4.6, 5.3]
    path = written(chirps(onsets_s, length_s=6))
    whole = describe_recording(path, segmenter=SONGBIRDS, schema="hja38")
    worked_on = []
    outlines = type(SONGBIRDS).outlines

    def counted(self, spectrogram, source):
        worked_on.append(spectrogram)
        return outlines(self, spectrogram, source)

    monkeypatch.setattr(type(SONGBIRDS), "outlines", counted)
    for start_s, stop_s, n_blocks in ((2.3, 3.7, 1), (1.6, 2.5, 1), (1.0, 3.5, 2)):
        worked_on.clear()
        found = outlines_between(path, (start_s, stop_s), segmenter=SONGBIRDS)
        there = [box for box in whole.boxes if box.onset_s <= stop_s and box.offset_s >= start_s]
        assert len(worked_on) == n_blocks
        assert [segment.box.onset_s for segment in found] == pytest.approx(
            [box.onset_s for box in there], abs=0.005
        )


def test_no_call_reaches_above_half_the_sample_rate(written):
    rate = 8_000
    sound = 0.001 * np.random.default_rng(0).standard_normal(2 * rate)
    time_s = np.arange(rate // 2) / rate
    sound[rate // 2 : rate] += 0.5 * np.sin(2 * np.pi * 3_990 * time_s)
    found = describe_recording(written(sound, rate), segmenter=SONGBIRDS, schema="hja38")
    assert found.boxes
    assert max(box.high_hz for box in found.boxes) <= rate / 2

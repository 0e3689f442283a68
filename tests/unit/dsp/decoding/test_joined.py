"""Several sound files one after the other in one file."""

import numpy as np
import pytest
import soundfile

from birdann.core.errors import AudioError
from birdann.dsp.audio import AudioReader, probe
from birdann.dsp.decoding.sound_file import SoundFile

RATE_HZ = 16_000


def noise(duration_s, seed):
    return np.random.default_rng(seed).normal(0, 0.1, (round(duration_s * RATE_HZ), 1))


def encoded(tmp_path, suffix, duration_s, seed, rate_hz=RATE_HZ):
    """Return the bytes of a file, and the sound that libsndfile decodes from it."""
    path = tmp_path / f"{seed}{suffix}"
    subtype = {".opus": "OPUS", ".ogg": "VORBIS"}.get(suffix, "PCM_16")
    sound = noise(duration_s, seed)
    containers = {
        ".flac": "FLAC", ".wav": "WAV", ".w64": "W64", ".rf64": "RF64", ".aiff": "AIFF",
        ".au": "AU", ".caf": "CAF",
    }  # fmt: skip
    container = containers.get(suffix, "OGG")
    if suffix == ".adpcm.wav":
        subtype, container = "MS_ADPCM", "WAV"
    with soundfile.SoundFile(path, "w", rate_hz, 1, subtype, format=container) as file:
        for at in range(0, len(sound), RATE_HZ):  # much Vorbis at once overflows its stack
            file.write(sound[at : at + RATE_HZ])
    return path.read_bytes(), soundfile.read(path, dtype="float32", always_2d=True)[0]


@pytest.mark.parametrize(
    "suffix",
    [".ogg", ".opus", ".flac", ".wav", ".adpcm.wav", ".w64", ".rf64", ".aiff", ".au", ".caf"],
)
@pytest.mark.parametrize(
    "lengths_s",
    [(3.0, 3.0), (0.2, 10.0), (10.0, 0.2), (9.0, 1.0, 4.0), (0.5,) * 7],
    ids=["equal", "short first", "short last", "three", "seven"],
)
def test_all_parts_are_read_and_it_is_said(tmp_path, suffix, lengths_s):
    contents, sounds = zip(
        *(encoded(tmp_path, suffix, length_s, seed) for seed, length_s in enumerate(lengths_s)),
        strict=True,
    )
    path = tmp_path / f"joined{suffix}"
    path.write_bytes(b"".join(contents))
    right = np.concatenate(sounds)
    with AudioReader(path) as reader:
        assert reader.n_frames == len(right)
        assert f"{len(lengths_s)} sound files one after the other" in reader.info.warnings[0]
        assert len(reader.info.warnings) == 1
        np.testing.assert_allclose(reader.read_channels(0, len(right)), right, atol=1e-6)
        border = len(sounds[0])
        for start in (border - 100, 0, border, len(right) - 50, border // 2):
            np.testing.assert_allclose(
                reader.read_channels(start, 200), right[start : start + 200], atol=1e-6
            )
        assert reader.n_undecodable_frames == 0


@pytest.mark.parametrize("suffix", [".ogg", ".flac"])
def test_the_same_file_twice_is_two_parts(tmp_path, suffix):
    """With equal stream numbers, and a header that says the length of each."""
    content, sound = encoded(tmp_path, suffix, 60.0, 0)
    path = tmp_path / f"joined{suffix}"
    path.write_bytes(content * 2)
    with AudioReader(path) as reader:
        np.testing.assert_allclose(
            reader.read_channels(0, 9**9), np.concatenate([sound, sound]), atol=1e-6
        )


@pytest.mark.parametrize("beyond", [0, 1, 15, 16])
def test_a_part_at_the_border_of_what_is_searched_at_once_counts_once(tmp_path, beyond):
    content, sound = encoded(tmp_path, ".flac", 2.0, 0)
    n_padded = (4 << 20) + beyond - len(content) - 4
    padding = b"\1" + n_padded.to_bytes(3, "big") + bytes(n_padded)
    info_end = 4 + 4 + 34
    path = tmp_path / "joined.flac"
    path.write_bytes(content[:info_end] + padding + content[info_end:] + content)
    with AudioReader(path) as reader:
        assert "2 sound files one after the other" in reader.info.warnings[0]
        np.testing.assert_allclose(
            reader.read_channels(0, 9**9), np.concatenate([sound, sound]), atol=1e-6
        )


@pytest.mark.parametrize("suffix", [".ogg", ".flac"])
def test_a_long_file_of_one_piece_is_not_searched(tmp_path, suffix, monkeypatch):
    content, sound = encoded(tmp_path, suffix, 200.0, 0)
    path = tmp_path / f"long{suffix}"
    path.write_bytes(content)
    monkeypatch.setattr("birdann.dsp.decoding.joined._stream_starts", None)
    monkeypatch.setattr("birdann.dsp.decoding.flac_header._starts", None)
    assert probe(path).n_frames == len(sound)
    assert probe(path).warnings == ()


@pytest.mark.parametrize("suffix", [".ogg", ".flac", ".wav"])
def test_parts_of_different_rates_are_refused(tmp_path, suffix):
    first, _ = encoded(tmp_path, suffix, 2.0, 0)
    second, _ = encoded(tmp_path, suffix, 2.0, 1, rate_hz=22_050)
    path = tmp_path / f"joined{suffix}"
    path.write_bytes(first + second)
    with pytest.raises(AudioError, match=r"changes its sample rate .* at 2\.0 s"):
        probe(path)


def test_bytes_between_pages_begin_no_part(tmp_path):
    content, sound = encoded(tmp_path, ".ogg", 20.0, 0)
    second, more = encoded(tmp_path, ".ogg", 5.0, 1)
    path = tmp_path / "joined.ogg"
    path.write_bytes(content + b"OggS"[:3] * 9 + bytes(200_000) + second)
    with AudioReader(path) as reader:
        assert reader.n_frames == len(sound) + len(more)


@pytest.mark.parametrize("suffix", [".ogg", ".opus", ".flac", ".wav", ".w64", ".rf64"])
@pytest.mark.parametrize("damaged", [0, 1, 2], ids=["first", "second", "third"])
def test_whole_parts_beside_a_damaged_one_are_read_and_it_is_said(tmp_path, suffix, damaged):
    """Of the damaged part the header is unreadable; the two others are whole."""
    contents, sounds = zip(
        *(
            encoded(tmp_path, suffix, length_s, seed)
            for seed, length_s in enumerate((3.0, 4.0, 2.0))
        ),
        strict=True,
    )
    parts = [bytearray(content) for content in contents]
    first, stop = {".flac": (8, 42), ".wav": (12, 40)}.get(suffix, (28, 58))
    parts[damaged][first:stop] = bytes(stop - first)
    path = tmp_path / f"joined{suffix}"
    path.write_bytes(b"".join(parts))
    right = np.concatenate([sound for place, sound in enumerate(sounds) if place != damaged])
    with AudioReader(path) as reader:
        np.testing.assert_allclose(reader.read_channels(0, 9**9), right, atol=1e-6)
        at_s = sum(len(sound) for sound in sounds[:damaged]) / RATE_HZ
        assert reader.info.warnings[1:] == (
            f"1 part is damaged and was left out, at {at_s:.1f} s. Later times are too early by its "
            "length.",
        )


@pytest.mark.parametrize("suffix", [".opus", ".flac"])
def test_a_damaged_middle_does_not_move_the_next_part(tmp_path, suffix):
    """Of ten seconds about three are overwritten in the first part; its end is whole."""
    contents, sounds = zip(
        *(encoded(tmp_path, suffix, 10.0, seed) for seed in range(2)), strict=True
    )
    hurt = bytearray(contents[0])
    middle, third = len(hurt) // 2, len(hurt) // 3
    hurt[middle : middle + third] = bytes(third)
    path = tmp_path / f"joined{suffix}"
    path.write_bytes(bytes(hurt) + contents[1])
    with AudioReader(path) as reader:
        assert reader.n_frames == len(sounds[0]) + len(sounds[1])
        sound = reader.read_channels(0, reader.n_frames)
        assert len(sound) == reader.n_frames
        assert reader.n_undecodable_frames > RATE_HZ
        second = sound[len(sounds[0]) :]
        is_right = np.isclose(second, sounds[1], atol=1e-6)
        assert is_right[16_384:].all()
        assert not second[~is_right].any()


def test_a_joined_file_without_any_whole_part_is_refused(tmp_path):
    path = tmp_path / "joined.ogg"
    content, _ = encoded(tmp_path, ".ogg", 2.0, 0)
    hurt = bytearray(content)
    hurt[28:58] = bytes(30)
    path.write_bytes(bytes(hurt) * 2)
    with pytest.raises(AudioError):
        probe(path)


def test_opus_of_another_encoder_begins_with_its_first_sample(tmp_path):
    """libsndfile reads it 312 samples late if nobody seeks before."""
    av = pytest.importorskip("av", reason="another encoder of Opus")
    path, rate_hz = tmp_path / "a.opus", 48_000
    sound = np.random.default_rng(0).normal(0, 0.1, (1, rate_hz)).astype(np.float32)
    with av.open(str(path), "w") as container:
        stream = container.add_stream("libopus", rate=rate_hz, layout="mono")
        frame = av.AudioFrame.from_ndarray(sound, "fltp", "mono")
        frame.sample_rate = rate_hz
        resampler = av.AudioResampler(stream.format, "mono", rate_hz, stream.frame_size)
        for piece in [*resampler.resample(frame), *resampler.resample(None), None]:
            container.mux(stream.encode(piece))
    with av.open(str(path)) as container:
        right = np.concatenate([f.to_ndarray()[0] for f in container.decode(audio=0)])
    joined = tmp_path / "joined.opus"
    joined.write_bytes(path.read_bytes() * 2)
    with AudioReader(joined) as reader:
        found = reader.read(0, reader.n_frames)
    np.testing.assert_allclose(found, np.concatenate([right, right]), atol=1e-5)


def test_equal_parts_of_a_file_are_not_all_opened(tmp_path, monkeypatch):
    content, sound = encoded(tmp_path, ".wav", 0.1, 0)
    path = tmp_path / "joined.wav"
    path.write_bytes(content * 500)
    opened = []
    init = SoundFile.__init__
    monkeypatch.setattr(
        SoundFile, "__init__", lambda self, *args: opened.append(1) or init(self, *args)
    )
    assert probe(path).n_frames == 500 * len(sound)
    assert len(opened) < 10
    with AudioReader(path) as reader:
        np.testing.assert_array_equal(reader.read_channels(250 * len(sound), len(sound)), sound)

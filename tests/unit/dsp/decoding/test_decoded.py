"""Sound of telephones: decoded once in order, so that positions are exact whatever is read first."""

import re
import struct
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest
import soundfile

from birdann.core.errors import AudioError, Cancelled, SoundChangedError
from birdann.dsp.audio import AudioReader, is_audio_name, probe, readable_suffixes
from birdann.dsp.decoding import decoded
from birdann.dsp.decoding.foreign_sound import content_kind
from birdann.dsp.decoding.ogg_pages import checksum
from birdann.dsp.identity import VerifiedSoundFile, content_hash

av = pytest.importorskip("av", reason="sound of telephones needs the package av")

RATE_HZ, ONSET_S = 44_100, 1.25
KINDS = {"a.m4a": "aac", "a.aac": "aac", "a.wma": "wmav2", "lossless.m4a": "alac"}


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setattr(decoded, "cache_folder", lambda: tmp_path / "cache")
    return tmp_path / "cache"


def tone(n_channels=1, length_s=8.0):
    """Return noise with a tone that begins at a known time, (n, n_channels)."""
    rng = np.random.default_rng(0)
    time_s = np.arange(int(length_s * RATE_HZ)) / RATE_HZ
    sound = 0.01 * rng.standard_normal((len(time_s), n_channels))
    inside = (time_s >= ONSET_S) & (time_s < ONSET_S + 0.5)
    sound[inside] += 0.4 * np.sin(2 * np.pi * 3000 * time_s[inside])[:, None]
    return sound.astype(np.float32)


def encode(path, samples):
    """Write samples in the codec that a name stands for."""
    n_channels = samples.shape[1]
    layout = {1: "mono", 2: "stereo"}[n_channels]
    with av.open(str(path), "w") as container:
        stream = container.add_stream(KINDS[path.name], rate=RATE_HZ, layout=layout)
        frame = av.AudioFrame.from_ndarray(samples.reshape(1, -1), "flt", layout)
        frame.sample_rate, frame.pts, frame.time_base = RATE_HZ, 0, Fraction(1, RATE_HZ)
        if path.suffix == ".wma":
            stream.bit_rate = 96_000
        resampler = av.AudioResampler(stream.format, layout, RATE_HZ, stream.frame_size or 4096)
        for piece in [*resampler.resample(frame), *resampler.resample(None)]:
            container.mux(stream.encode(piece))
        container.mux(stream.encode(None))
    return path


def test_all_files_joined_in_one_are_decoded_and_it_is_said(tmp_path):
    path = encode(tmp_path / "a.m4a", tone())
    alone = in_order(path)[0]
    joined = tmp_path / "joined.m4a"
    joined.write_bytes(path.read_bytes() * 3)
    with AudioReader(joined) as reader:
        found = reader.read(0, reader.n_frames)
        assert "3 sound files one after the other" in " ".join(map(str, reader.info.warnings))
    np.testing.assert_allclose(found, np.concatenate([alone] * 3), atol=1e-5)


def wavpack(path):
    """Write three seconds, with the tag that FFmpeg puts behind them; return the samples."""
    sound = np.random.default_rng(0).normal(0, 3000, 3 * RATE_HZ).astype(np.int16)
    with av.open(str(path), "w") as container:
        stream = container.add_stream("wavpack", rate=RATE_HZ, layout="mono")
        stream.codec_context.format = "s16p"
        for at in range(0, len(sound), RATE_HZ):
            frame = av.AudioFrame.from_ndarray(sound[None, at : at + RATE_HZ], "s16p", "mono")
            frame.sample_rate, frame.pts, frame.time_base = RATE_HZ, at, Fraction(1, RATE_HZ)
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return sound / 32768


@pytest.mark.parametrize("has_tag", [True, False])
def test_joined_wavpack_is_read_whole(tmp_path, has_tag):
    path = tmp_path / "a.wv"
    sound = wavpack(path)
    content = path.read_bytes()
    tag = content.rfind(b"APETAGEX", 0, -32)
    assert tag > 0
    path.write_bytes((content if has_tag else content[:tag]) * 3)
    with AudioReader(path) as reader:
        found = reader.read(0, reader.n_frames)
        assert "3 sound files one after the other" in " ".join(map(str, reader.info.warnings))
    np.testing.assert_allclose(found, np.concatenate([sound] * 3), atol=1e-6)


def test_of_a_file_that_is_cut_off_the_beginning_is_read_and_it_is_said(tmp_path):
    path = tmp_path / "a.wv"
    whole = wavpack(path)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) * 8 // 10])
    with AudioReader(path) as reader:
        assert reader.n_frames >= 2 * RATE_HZ
        found = reader.read(0, reader.n_frames)
        assert "could not be decoded" in " ".join(map(str, reader.info.warnings))
    np.testing.assert_allclose(found, whole[: len(found)], atol=1e-5)


def test_what_ffmpeg_takes_for_another_codec_is_refused(tmp_path):
    sound = np.random.default_rng(0).normal(0, 0.1, 16_000)
    soundfile.write(tmp_path / "a.wav", sound, 8_000, subtype="NMS_ADPCM_32")
    with pytest.raises(AudioError, match="NMS ADPCM, which is not supported"):
        probe(tmp_path / "a.wav")


def in_order(path):
    """Decode a file at one go, by itself."""
    parts = []
    with av.open(str(path)) as container:
        for frame in container.decode(audio=0):
            part = frame.to_ndarray().astype(np.float64)
            if "s" in frame.format.name and frame.format.name[0] == "s":
                part = part / 2.0 ** (8 * frame.format.bytes - 1)
            parts.append(part if frame.format.is_planar else part.reshape(-1, 1).T)
    return np.concatenate(parts, axis=1)


@pytest.mark.parametrize("name", KINDS)
def test_any_order_of_reading_gives_what_decoding_at_one_go_gives(tmp_path, name):
    path = encode(tmp_path / name, tone())
    whole = in_order(path).mean(axis=0)
    with AudioReader(path) as reader:
        assert reader.sample_rate_hz == RATE_HZ
        assert reader.n_frames == len(whole)
        every = reader.read(0, reader.n_frames)
        assert np.abs(every - whole).max() < 2.0**-22
        rng = np.random.default_rng(1)
        for start in rng.integers(0, len(whole) - 5000, 20).tolist():
            assert np.array_equal(reader.read(start, 5000), every[start : start + 5000])
    loud = np.flatnonzero(np.abs(every) > 0.15)[0] / RATE_HZ
    delay_s = 0.05 if name in {"a.aac", "a.wma"} else 0.005  # which tell nothing of their run-in
    assert abs(loud - ONSET_S) < delay_s


def test_channels_stay_apart(tmp_path):
    sound = tone(2)
    sound[:, 1] = 0
    path = encode(tmp_path / "a.m4a", sound)
    info = probe(path)
    assert (info.n_channels, info.container, info.path) == (2, "M4A", path)
    with AudioReader(path, channel=1) as reader:
        assert np.abs(reader.read(0, reader.n_frames)).max() < 0.02


def test_it_is_decoded_once_and_another_time_once_it_changed(tmp_path, cache, monkeypatch):
    path = encode(tmp_path / "a.m4a", tone())
    done = []
    monkeypatch.setattr(
        decoded, "_decode", lambda *args, plain=decoded._decode: done.append(1) or plain(*args)
    )
    probe(path)
    probe(path)
    assert len(done) == 1
    (copy,) = cache.iterdir()
    copy.write_bytes(copy.read_bytes()[:100])  # as after a power cut
    assert probe(path).duration_s == pytest.approx(8.0, abs=0.1)
    assert len(done) == 2
    encode(path, tone(length_s=3.0))
    assert probe(path).duration_s == pytest.approx(3.0, abs=0.1)
    assert len(done) == 3


def test_a_file_that_was_replaced_is_not_read_as_the_one_that_was_added(tmp_path):
    path = encode(tmp_path / "a.m4a", tone())
    known = VerifiedSoundFile(path, path.stat().st_size, content_hash(path))
    with AudioReader(known) as reader:
        reader.read(0, 10)
        encode(path, tone(length_s=3.0))
        with pytest.raises(SoundChangedError):
            reader.read(0, 10)


def test_the_copies_that_were_not_read_for_longest_make_room(tmp_path, cache, monkeypatch):
    paths = []
    for i, name in enumerate(("a.m4a", "a.aac", "a.wma")):
        paths.append(encode(tmp_path / name, tone(length_s=1 + i)))
        probe(paths[-1])
    assert len(list(cache.iterdir())) == 3
    monkeypatch.setattr(decoded, "MAX_CACHED_BYTES", 1)
    newest = encode(tmp_path / "lossless.m4a", tone())
    probe(newest)
    assert len(list(cache.iterdir())) == 1


def test_a_damaged_stretch_is_silence_of_its_length_and_is_told(tmp_path):
    path = encode(tmp_path / "a.m4a", tone())
    raw = bytearray(path.read_bytes())
    middle = len(raw) // 2
    raw[middle : middle + 400] = b"\xff" * 400
    path.write_bytes(raw)
    info = probe(path)
    assert info.duration_s == pytest.approx(8.0, abs=0.1)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nothing",
        b"#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n",
        b"ffconcat version 1.0\nfile /etc/hostname\n",
        b"\0\0\0\x18ftypM4A \0\0\0\0M4A mp42",
    ],
    ids=["empty", "text", "playlist", "list of files", "header alone"],
)
@pytest.mark.parametrize("name", ["a.m4a", "a.wma", "a.aac"])
def test_what_holds_no_sound_is_refused_in_a_sentence(tmp_path, cache, name, content):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(AudioError, match=name):
        probe(path)
    assert not cache.exists() or not list(cache.iterdir())


def test_decoding_tells_how_far_it_is_and_can_be_stopped(tmp_path, cache):
    path = encode(tmp_path / "a.m4a", tone())
    told = []
    with decoded.decoding_progress(lambda share, text: told.append((share, str(text)))):
        probe(path)
    assert told[-1][1] == "Decoding a.m4a"
    shares = [share for share, _ in told]
    assert shares == sorted(shares)
    assert shares[-1] > 0.9

    def stop(share, text):
        raise Cancelled

    encode(path, tone(length_s=2.0))
    with decoded.decoding_progress(stop), pytest.raises(Cancelled):
        probe(path)
    assert not list(cache.glob("*.part"))
    n_told = len(told)
    probe(path)
    assert len(told) == n_told


def test_names_are_sound_where_they_can_be_decoded(monkeypatch):
    assert is_audio_name("x.M4A")
    assert not is_audio_name("film.mp4")
    assert ".wma" in readable_suffixes()
    monkeypatch.setattr("birdann.dsp.decoding.decoded.has_decoder", lambda: False)
    assert not is_audio_name("x.m4a")


UNUSUAL = {
    "ogg.ogg": ("flac", 16_000, {}, "Ogg coded as FLAC"),
    "deep.flac": ("flac", 16_000, {"strict": "experimental"}, "FLAC of 32 bits"),
    "alac.caf": ("alac", 16_000, {}, "CAF coded as alac"),
    "g726.wav": ("g726", 8_000, {}, "WAV coded as G.726"),
    "g722.wav": ("g722", 16_000, {}, "WAV coded as G.722"),
    "yamaha.wav": ("adpcm_yamaha", 16_000, {}, "WAV coded as Yamaha ADPCM"),
    "mp3.wav": ("libmp3lame", 16_000, {}, "WAV coded as MP3"),
}


def unusual(path):
    """Write two seconds of noise and a loud one, in a codec that the name does not tell."""
    codec, rate_hz, options, _ = UNUSUAL[path.name]
    sound = np.random.default_rng(0).normal(0, 1e-3, 3 * rate_hz).astype(np.float32)
    sound[2 * rate_hz :] *= 100
    with av.open(str(path), "w") as container:
        stream = container.add_stream(codec, rate=rate_hz, layout="mono", options=options)
        if codec == "g726":
            stream.bit_rate = 32_000
        if path.name == "deep.flac":
            stream.format = "s32"
        frame = av.AudioFrame.from_ndarray(sound[None], "flt", "mono")
        frame.sample_rate, frame.pts, frame.time_base = rate_hz, 0, Fraction(1, rate_hz)
        resampler = av.AudioResampler(stream.format, "mono", rate_hz, stream.frame_size or 4000)
        for piece in [*resampler.resample(frame), *resampler.resample(None)]:
            container.mux(stream.encode(piece))
        container.mux(stream.encode(None))
    return path


@pytest.mark.parametrize("name", UNUSUAL)
def test_codecs_that_a_name_does_not_tell_are_decoded_too(tmp_path, name):
    path = unusual(tmp_path / name)
    right = in_order(path)[0]
    with AudioReader(path) as reader:
        assert reader.n_frames == len(right)
        assert reader.info.duration_s == pytest.approx(3.0, abs=0.2)
        sound = reader.read(0, reader.n_frames)
        loud_s = np.flatnonzero(np.abs(sound) > 0.03)[0] / reader.sample_rate_hz
        assert loud_s == pytest.approx(2.0, abs=0.1)
        assert reader.info.warnings == ()


@pytest.mark.parametrize("name", sorted(UNUSUAL.keys() - {"mp3.wav"}))
def test_what_such_a_file_contains_is_said_with_what_to_do(tmp_path, name, monkeypatch):
    path = unusual(tmp_path / name)
    monkeypatch.setattr("birdann.dsp.decoding.decoded.has_decoder", lambda: False)
    with pytest.raises(AudioError) as error:
        probe(path)
    assert f"contains {UNUSUAL[name][3]}, which needs the package av" in str(error.value)
    assert "ffmpeg" in str(error.value)


def test_opus_in_caf_is_named(tmp_path):
    """As FFmpeg no longer writes it."""
    path = tmp_path / "a.caf"
    desc = struct.pack(">d4sIIIII", 48_000.0, b"opus", 0, 0, 960, 1, 0)
    path.write_bytes(b"caff\0\1\0\0desc" + struct.pack(">q", len(desc)) + desc)
    assert content_kind(path).description == "CAF coded as opus"
    path.write_bytes(path.read_bytes().replace(b"opus", b"lpcm"))
    assert content_kind(path) is None


def test_without_the_package_a_sentence_names_it(tmp_path):
    path = encode(tmp_path / "a.m4a", tone())
    code = (
        "import sys; sys.modules['av'] = None\n"
        "from birdann.cli.main import main\n"
        f"sys.exit(main(['show', {str(path)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert "pip install birdann[telephone]" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_the_copy_is_flac_of_24_bits(tmp_path, cache):
    probe(encode(tmp_path / "a.m4a", tone()))
    (copy,) = cache.iterdir()
    assert soundfile.info(copy).subtype == "PCM_24"


def test_notes_that_are_no_text_spoil_no_sound(tmp_path):
    path = encode(tmp_path / "a.wma", tone())
    raw = path.read_bytes()
    noted = raw.replace("Lavf".encode("utf-16-le"), b"\x80\xd8\x80\xd8\x80\xd8\x80\xd8")
    assert noted != raw
    path.write_bytes(noted)
    assert probe(path).duration_s == pytest.approx(8.0, abs=0.1)
    path = encode(tmp_path / "a.m4a", tone())
    raw = path.read_bytes()
    assert b"Lavf" in raw
    path.write_bytes(raw.replace(b"Lavf", b"\x80\x81\xfe\xff"))
    assert probe(path).duration_s == pytest.approx(8.0, abs=0.1)


@pytest.mark.parametrize(("suffix", "codec"), [("ogg", "VORBIS"), ("opus", "OPUS")])
def test_a_piece_of_ogg_with_sound_before_its_position_0_has_each_call_once(
    tmp_path, suffix, codec
):
    """As ``ffmpeg -ss 1 -i whole.ogg -c copy`` writes it: positions count from the second."""
    whole, piece = tmp_path / f"whole.{suffix}", tmp_path / f"piece.{suffix}"
    sound = 0.2 * np.random.default_rng(3).standard_normal(48_000 * 6).astype(np.float32)
    soundfile.write(whole, sound, 48_000, format="OGG", subtype=codec)
    content = bytearray(whole.read_bytes())
    for start in (match.start() for match in re.finditer(b"OggS", content)):
        head_bytes = 27 + content[start + 26]
        stop = start + head_bytes + sum(content[start + 27 : start + head_bytes])
        position = int.from_bytes(content[start + 6 : start + 14], "little")
        content[start + 6 : start + 14] = max(0, position - 3000).to_bytes(8, "little")
        content[start + 22 : start + 26] = checksum(
            content[start : start + 27], content[start + 27 : stop]
        )
    piece.write_bytes(content)
    expected = in_order(piece)[0]
    with AudioReader(piece) as reader:
        assert reader.n_frames == len(expected)
        np.testing.assert_allclose(reader.read(0, reader.n_frames), expected, atol=1e-4)

"""Damaged pages of Ogg: what follows keeps its place."""

import numpy as np
import pytest
import soundfile

from birdann.dsp.audio import AudioReader
from birdann.dsp.decoding.ogg_pages import checksum

RATE_HZ = 48_000
LENGTH_S = 16
BLOCK = 2400


def overwritten(raw, start):
    return (
        raw[:start]
        + np.random.default_rng(1).bytes(len(raw) // 10)
        + raw[start + len(raw) // 10 :]
    )


def cut_out(raw, start):
    return raw[:start] + raw[start + len(raw) // 10 :]


def one_bit_turned(raw, start):
    return raw[:start] + bytes([raw[start] ^ 4]) + raw[start + 1 :]


@pytest.fixture(scope="module", params=["VORBIS", "OPUS"])
def intact(request, tmp_path_factory):
    """Return the bytes of a file of noise, and what libsndfile decodes from it."""
    path = tmp_path_factory.mktemp("ogg") / "intact.ogg"
    noise = np.random.default_rng(0).normal(0, 0.1, LENGTH_S * RATE_HZ)
    with soundfile.SoundFile(path, "w", RATE_HZ, 1, request.param, format="OGG") as file:
        for at in range(0, len(noise), RATE_HZ):  # much Vorbis at once overflows its stack
            file.write(noise[at : at + RATE_HZ])
    return path.read_bytes(), soundfile.read(path, dtype="float32")[0]


@pytest.mark.parametrize("damage", [overwritten, cut_out, one_bit_turned])
@pytest.mark.parametrize("part", [0.15, 0.4, 0.8])
def test_sound_behind_damaged_pages_keeps_its_place(intact, tmp_path, damage, part):
    raw, right = intact
    path = tmp_path / "damaged.ogg"
    path.write_bytes(damage(raw, round(len(raw) * part)))
    with AudioReader(path) as reader:
        read = reader.read(0, reader.n_frames)
        # libsndfile does not reach the end of Opus across a gap in its last seconds, which is said
        assert reader.n_frames == len(right) or reader.info.warnings
        assert reader.n_frames > len(right) * part
        assert reader.n_undecodable_frames > 0 or reader.info.warnings
    is_right = [
        np.corrcoef(read[at : at + BLOCK], right[at : at + BLOCK])[0, 1] > 0.99
        for at in range(0, len(read) - BLOCK, BLOCK)
        if np.all(read[at : at + BLOCK])
    ]
    assert all(is_right)
    assert len(is_right) * BLOCK > 0.6 * len(right)


def test_damage_in_a_file_joined_to_another(intact, tmp_path):
    raw, right = intact
    path = tmp_path / "joined.ogg"
    path.write_bytes(raw + cut_out(raw, round(len(raw) * 0.4)))
    with AudioReader(path) as reader:
        read = reader.read(0, reader.n_frames)
        assert reader.n_undecodable_frames > 0
    last = len(right) * 2 - 4 * RATE_HZ
    assert np.corrcoef(read[last:], right[-4 * RATE_HZ :])[0, 1] > 0.99


def test_opus_without_a_rate_is_read_at_its_full_rate(tmp_path):
    path = tmp_path / "a.opus"
    sound = np.random.default_rng(0).normal(0, 0.1, 48_000)
    soundfile.write(path, sound, 48_000, format="OGG", subtype="OPUS")
    with AudioReader(path) as reader:
        expected = reader.read(0, reader.n_frames)
    content = path.read_bytes()
    at = content.index(b"OpusHead") + 12
    page, rest = content[:28], content[28 : content.index(b"OggS", 4)]
    rest = rest[: at - 28] + bytes(4) + rest[at - 24 :]
    head = page[:22] + checksum(page[:27], page[27:] + rest) + page[26:]
    path.write_bytes(head + rest + content[len(head) + len(rest) :])
    with AudioReader(path) as reader:
        assert (reader.sample_rate_hz, reader.n_frames) == (48_000, len(expected))
        np.testing.assert_allclose(reader.read(0, reader.n_frames), expected, atol=1e-6)
        assert reader.info.warnings == ()


def test_an_intact_file_loses_nothing(intact, tmp_path):
    raw, right = intact
    path = tmp_path / "intact.ogg"
    path.write_bytes(raw)
    with AudioReader(path) as reader:
        np.testing.assert_allclose(reader.read(0, reader.n_frames), right, atol=1e-3)
        assert reader.n_undecodable_frames == 0

"""Long recordings: streamed, deterministic, with their truth."""

import numpy as np
import pytest

from birdann.core.errors import Cancelled
from birdann.dsp.audio import AudioReader
from birdann.dsp.identity import content_hash
from birdann.sample.long import synthesise_long


def test_a_long_recording_is_what_was_asked_for(tmp_path):
    made = synthesise_long(tmp_path / "a.wav", duration_s=70, sample_rate_hz=24_000, seed=1)
    again = synthesise_long(tmp_path / "b.wav", duration_s=70, sample_rate_hz=24_000, seed=1)
    assert content_hash(made.path) == content_hash(again.path)
    assert made.calls == again.calls
    assert len(made.calls) > 50
    with AudioReader(made.path) as reader:
        assert reader.info.duration_s == 70
        sound = reader.read(0, reader.n_frames)
        for call in made.calls:
            assert call.box.offset_s <= 70
        rms = np.sqrt(np.mean(sound.reshape(-1, 24_000) ** 2, axis=1))
        assert rms.min() > 1e-4
        assert np.abs(sound).max() <= 1


def test_the_birds_need_room_for_their_high_notes(tmp_path):
    with pytest.raises(ValueError, match="24000 Hz"):
        synthesise_long(tmp_path / "a.wav", duration_s=10, sample_rate_hz=16_000)


def test_writing_can_be_cancelled(tmp_path):
    def stop(fraction, text):
        if fraction > 0.2:
            raise Cancelled

    with pytest.raises(Cancelled):
        synthesise_long(tmp_path / "a.wav", duration_s=300, sample_rate_hz=24_000, progress=stop)

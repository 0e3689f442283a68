"""Networks that people bring: opened with their labels, run on sound, and on single calls with all else lowered."""

import numpy as np
import pytest

from birdann.analysis.networks import (
    KNOWN,
    Activation,
    NetworkChoice,
    installed_networks,
    labels_path,
    open_network,
    read_labels,
)
from birdann.core.errors import NetworkError
from birdann.dsp.audio import ArraySource
from tests.tiny_network import RATE_HZ, tone_network

TONES = {
    "Troglodytes troglodytes_Eurasian Wren": 2000.0,
    "Engine_Engine": 4000.0,
    "low_hum": 500.0,
}


@pytest.fixture
def network(tmp_path):
    return open_network(
        NetworkChoice(
            path=tone_network(tmp_path, TONES),
            sample_rate_hz=RATE_HZ,
            activation=Activation.SIGMOID,
        )
    )


def tone(hz, duration_s=0.5, rate=RATE_HZ):
    return 0.2 * np.sin(2 * np.pi * hz * np.arange(round(duration_s * rate)) / rate)


def test_a_network_scores_the_species_that_it_hears(network):
    assert network.program.name == "Tones"
    assert network.program.version == "1.5"
    assert network.window_s == 0.5
    assert network.names[0] == ("Troglodytes troglodytes", "Eurasian Wren")
    assert network.names[1:] == (("Engine", "Engine"), ("low_hum", ""))
    for place, hz in enumerate(TONES.values()):
        scores = network.scores(tone(hz).astype(np.float32))
        assert scores.argmax() == place
        assert scores[place] > 0.99
        assert np.delete(scores, place).max() < 0.01


def test_windows_cover_a_recording_at_another_rate(network):
    source = ArraySource(tone(2000.0, 1.3, 44_100), 44_100)
    starts = [start for start, _ in network.windows(source, 0.5)]
    assert starts == [0.0, 0.5, 1.0]
    assert [start for start, _ in network.windows(source, 0.5, first=2)] == [1.0]
    assert [start for start, _ in network.windows(source, 0.25)] == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_what_is_not_in_the_file_has_to_be_told(tmp_path):
    path = tone_network(tmp_path, TONES)
    with pytest.raises(NetworkError, match="takes 8000 samples at a time"):
        open_network(NetworkChoice(path=path))
    wrong = tmp_path / "two.txt"
    wrong.write_text("a\nb\n")
    with pytest.raises(NetworkError, match="has 2 labels"):
        open_network(NetworkChoice(path=path, labels=wrong))
    with pytest.raises(NetworkError, match="is not a network"):
        open_network(NetworkChoice(path=wrong))
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"none")
    with pytest.raises(NetworkError, match="cannot be used as a network"):
        open_network(NetworkChoice(path=broken))


def test_a_known_network_is_told_by_the_length_of_its_input(tmp_path):
    path = tone_network(tmp_path, TONES, n_samples=144_000)
    network = open_network(NetworkChoice(path=path))
    assert (network.program.name, network.sample_rate_hz) == ("BirdNET", 48_000)
    assert network.licence == "CC BY-NC-SA 4.0"
    assert KNOWN[160_000].activation is Activation.SOFTMAX
    assert network.digest != open_network(NetworkChoice(path=path, sample_rate_hz=16_000)).digest


def test_labels_of_all_kinds_are_read(tmp_path):
    lines = tmp_path / "labels.txt"
    lines.write_text("\ufeffParus major_Great Tit\n\nButbut_call\nHuman vocal_Human vocal\n")
    assert read_labels(lines) == (
        ("Parus major", "Great Tit"), ("Butbut_call", ""), ("Human vocal", "Human vocal"),
    )  # fmt: skip
    perch = tmp_path / "perch.csv"
    perch.write_text("inat2024_fsd50k\nParus major\nSpeech\n")
    assert read_labels(perch) == (("Parus major", ""), ("Speech", ""))
    third = tmp_path / "v3.csv"
    third.write_text("idx;id;sci_name;com_name\n0;1;Parus major;Great Tit\n")
    assert read_labels(third) == (("Parus major", "Great Tit"),)
    bare = tmp_path / "bare.csv"
    bare.write_text("Parus major\nPica pica\n")
    assert read_labels(bare) == (("Parus major", ""), ("Pica pica", ""))
    for bad in (b"", b"\xff\xfe\x00"):
        lines.write_bytes(bad)
        with pytest.raises(NetworkError, match=r"labels\.txt"):
            read_labels(lines)


def test_networks_that_packages_put_here_are_found_with_their_labels(tmp_path, monkeypatch):
    base = tmp_path / "share" / "birdnet" / "acoustic-models" / "v2.4" / "tf"
    (base / "labels").mkdir(parents=True)
    for name in ("model-fp32.tflite", "meta-model.tflite", "notes.txt"):
        (base / name).write_bytes(b"")
    (base / "labels" / "de.txt").write_text("a\n")
    (base / "labels" / "en_us.txt").write_text("a\n")
    monkeypatch.setattr(
        "birdann.analysis.networks.user_data_path",
        lambda name, **_: tmp_path / "share" / name,
    )
    assert [one.name for one in installed_networks()] == ["model-fp32.tflite"]
    found = labels_path(base / "model-fp32.tflite")
    assert found is not None
    assert found.name == "en_us.txt"

"""Networks that people bring: opened with their labels, run on sound, and on single calls with all else lowered."""

import numpy as np
import pytest

from birdann.analysis.networks import (
    Activation,
    NetworkChoice,
    installed_networks,
    labels_path,
    open_network,
    read_labels,
)
from birdann.core.errors import NetworkError
from birdann.dsp.audio import ArraySource
from tests.tiny_network import RATE_HZ, pooling_network, tone_network

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
        scores = network.analyse(tone(hz).astype(np.float32))[0]
        assert scores.argmax() == place
        assert scores[place] > 0.99
        assert np.delete(scores, place).max() < 0.01


def test_windows_cover_a_recording_at_another_rate(network):
    source = ArraySource(tone(2000.0, 1.3, 44_100), 44_100)
    starts = [start for start, _ in network.windows(source, 0.5)]
    assert starts == [0.0, 0.5, 1.0]
    assert [start for start, _ in network.windows(source, 0.5, first=2)] == [1.0]
    assert [start for start, _ in network.windows(source, 0.25)] == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_what_is_not_in_the_file_has_to_be_told(tmp_path, text_file):
    path = tone_network(tmp_path, TONES)
    with pytest.raises(NetworkError, match="takes 8000 samples at a time"):
        open_network(NetworkChoice(path=path))
    wrong = text_file("two.txt", "a\nb\n")
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
    assert network.digest != open_network(NetworkChoice(path=path, sample_rate_hz=16_000)).digest


def loudness_network(
    path, length, *, output="predictions", is_score=True, element="FLOAT", beside="embeddings"
):
    """Write a network whose first of three outputs follows the loudness, with a second output."""
    onnx = pytest.importorskip("onnx", reason="makes the network: dependency group networks")
    pytest.importorskip("onnxruntime", reason="the extra birdann[networks] is not installed")
    helper, kind = onnx.helper, getattr(onnx.TensorProto, element)
    node, dtype = helper.make_node, np.dtype("f2" if element == "FLOAT16" else "f4")
    constants = {
        "gain": np.array([[60, 0, 0]], dtype), "offset": np.array([-4, -6, -6], dtype),
        "wide": np.ones((1, 8), dtype), "time": np.array([1]),
    }  # fmt: skip
    nodes = [
        node("Abs", ["input"], ["size"]),
        node("ReduceMean", ["size", "time"], ["loudness"], keepdims=1),
        node("MatMul", ["loudness", "wide"], [beside]),
        node("MatMul", ["loudness", "gain"], ["high"]),
        node("Add", ["high", "offset"], ["logits" if is_score else output]),
        *([node("Sigmoid", ["logits"], [output])] if is_score else []),
    ]
    value = helper.make_tensor_value_info
    graph = helper.make_graph(
        nodes,
        "loudness",
        [value("input", kind, ["batch", length])],
        [value(beside, kind, ["batch", 8]), value(output, kind, ["batch", 3])],
        [onnx.numpy_helper.from_array(v, k) for k, v in constants.items()],
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(
        helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9),
        str(path),
    )
    return path


THIRD = "BirdNET+_V3.0-preview9_Global_FP16"
THIRD_LABELS = "ID;Sci_Name;Com_Name\n1;Parus major;Great Tit\n2;Bubo bubo;Owl\n3;Bufo bufo;Toad\n"


@pytest.mark.parametrize(
    ("length", "window_s"), [("samples", 3.0), (96_000, 3.0), (160_000, 5.0)], ids=str
)
@pytest.mark.parametrize("element", ["FLOAT", "FLOAT16"])
@pytest.mark.parametrize("labels", ["_Labels.csv", "_LABELS.CSV", "_labels.csv"])
def test_birdnet_3_is_known_in_all_its_forms(tmp_path, length, window_s, element, labels):
    path = loudness_network(tmp_path / f"{THIRD}.onnx", length, element=element)
    (tmp_path / f"{THIRD}{labels}").write_text(THIRD_LABELS)
    (tmp_path / "BirdNET_GLOBAL_6K_V2.4_Labels.txt").write_text("Pica pica_Magpie\n")
    network = open_network(NetworkChoice(path=path))
    assert (network.program.name, network.program.version) == ("BirdNET", "3.0")
    assert (network.window_s, network.sample_rate_hz) == (window_s, 32_000)
    assert network.activation is Activation.NONE
    assert network.names[1] == ("Bubo bubo", "Owl")
    sound = tone(3000.0, window_s, 32_000).astype(np.float32)
    loud, vector = network.analyse(sound)
    assert vector == pytest.approx(np.full(8, np.abs(sound).mean()), rel=0.01)
    quiet, _ = network.analyse(np.zeros(9, np.float32))
    assert loud == pytest.approx([0.975, 0.0025, 0.0025], abs=0.01)
    assert quiet == pytest.approx([0.018, 0.0025, 0.0025], abs=0.001)


def test_an_unknown_network_of_a_known_length_is_asked_about(tmp_path):
    path = loudness_network(tmp_path / "a.onnx", 160_000, beside="other")
    (tmp_path / "labels.txt").write_text("a\nb\nc\n")
    with pytest.raises(NetworkError, match="takes 160000 samples at a time"):
        open_network(NetworkChoice(path=path))
    path = loudness_network(tmp_path / "b.onnx", "samples", beside="other")
    with pytest.raises(NetworkError, match="takes sound of any length"):
        open_network(NetworkChoice(path=path, sample_rate_hz=32_000))


def test_perch_is_known_by_its_name_or_outputs(tmp_path):
    for name, beside in (("perch_v2.onnx", "embedding"), ("a.onnx", "spatial_embedding")):
        path = loudness_network(
            tmp_path / name, 160_000, output="label", is_score=False, beside=beside
        )
        (tmp_path / "labels.csv").write_text("inat2024_fsd50k\na\nb\nc\n")
        network = open_network(NetworkChoice(path=path))
        assert network.program.name == "Perch"
        assert network.activation is Activation.SOFTMAX
        _, vector = network.analyse(np.ones(160_000, np.float32))
        assert vector.tolist() == ([1.0] * 8 if beside == "embedding" else [])


def test_the_vector_inside_birdnet_2_is_read_beside_its_scores(tmp_path):
    weights = np.random.default_rng(0).normal(size=(3, 8)).astype(np.float32)
    (tmp_path / "labels.txt").write_text("a\nb\nc\n")
    inner = "model/GLOBAL_AVG_POOL/Mean"
    path = pooling_network(
        tmp_path / "BirdNET_V2.4.tflite", weights, inner=inner, n_samples=144_000
    )
    network = open_network(NetworkChoice(path=path))
    assert network.digest == open_network(NetworkChoice(path=path)).digest
    sound = np.random.default_rng(1).normal(0.1, 1.0, 144_000).astype(np.float32)
    scores, vector = network.analyse(sound)
    mean = sound.reshape(-1, 8).mean(axis=0)
    assert vector == pytest.approx(mean, abs=1e-5)
    assert scores == pytest.approx(1 / (1 + np.exp(-weights @ mean)), abs=1e-5)
    path = pooling_network(tmp_path / "BirdNET_V2.4.tflite", weights, inner="x", n_samples=144_000)
    same, vector = open_network(NetworkChoice(path=path)).analyse(sound)
    assert same == pytest.approx(scores)
    assert not len(vector)


def test_scores_from_the_graph_are_not_converted_again(tmp_path):
    path = loudness_network(tmp_path / "BirdNET_V2.4.onnx", 144_000, beside="other")
    (tmp_path / "labels.txt").write_text("a\nb\nc\n")
    assert open_network(NetworkChoice(path=path)).activation is Activation.NONE
    chosen = NetworkChoice(path=path, activation=Activation.SIGMOID)
    assert open_network(chosen).activation is Activation.SIGMOID


def test_labels_of_all_kinds_are_read(text_file):
    lines = text_file(
        "labels.txt", "\ufeffParus major_Great Tit\n\nButbut_call\nHuman vocal_Human vocal\n"
    )
    assert read_labels(lines) == (
        ("Parus major", "Great Tit"), ("Butbut_call", ""), ("Human vocal", "Human vocal"),
    )  # fmt: skip
    perch = text_file("perch.csv", "inat2024_fsd50k\nParus major\nSpeech\n")
    assert read_labels(perch) == (("Parus major", ""), ("Speech", ""))
    third = text_file("v3.csv", "idx;id;sci_name;com_name\n0;1;Parus major;Great Tit\n")
    assert read_labels(third) == (("Parus major", "Great Tit"),)
    bare = text_file("bare.csv", "Parus major\nPica pica\n")
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
    assert [item.name for item in installed_networks()] == ["model-fp32.tflite"]
    found = labels_path(base / "model-fp32.tflite")
    assert found is not None
    assert found.name == "en_us.txt"

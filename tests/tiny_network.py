"""A network that tells tones apart, as a person would bring one: an ONNX file with its labels."""

from pathlib import Path

import numpy as np
import pytest

RATE_HZ, N_SAMPLES = 16_000, 8_000
_KERNEL = 320


def tone_network(
    folder: Path, species: dict[str, float], *, n_samples: int = N_SAMPLES, gain: float = 1e4
) -> Path:
    """Write a network whose log odds for each label rise with the power at its tone; skips without the packages."""
    onnx = pytest.importorskip("onnx", reason="makes the network: dependency group networks")
    pytest.importorskip("onnxruntime", reason="the extra birdann[networks] is not installed")
    helper, kind = onnx.helper, onnx.TensorProto.FLOAT
    time_s = np.arange(_KERNEL) / RATE_HZ
    waves = [f(2 * np.pi * hz * time_s) for hz in species.values() for f in (np.cos, np.sin)]
    kernel = (np.array(waves, np.float32) * 2 / _KERNEL)[:, None]
    n = len(species)
    both = np.repeat(np.eye(n, dtype=np.float32), 2, axis=0)
    constants = {
        "kernel": kernel, "both": both, "shape": np.array([1, 1, n_samples]),
        "gain": np.float32(gain), "offset": np.float32(-10.0), "mean": np.array([2]),
    }  # fmt: skip
    node = helper.make_node
    nodes = [
        node("Reshape", ["samples", "shape"], ["sound"]),
        node("Conv", ["sound", "kernel"], ["wave"], strides=[_KERNEL]),
        node("Mul", ["wave", "wave"], ["power"]),
        node("ReduceMean", ["power", "mean"], ["mean power"], keepdims=0),
        node("MatMul", ["mean power", "both"], ["of tones"]),
        node("Mul", ["of tones", "gain"], ["high"]),
        node("Add", ["high", "offset"], ["logits"]),
    ]
    graph = helper.make_graph(
        nodes,
        "tones",
        [helper.make_tensor_value_info("samples", kind, [1, n_samples])],
        [helper.make_tensor_value_info("logits", kind, [1, n])],
        [onnx.numpy_helper.from_array(np.asarray(v), k) for k, v in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=10)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "Tones_V1.5.onnx"
    onnx.save(model, str(path))
    (folder / "Tones_Labels.txt").write_text("".join(f"{one}\n" for one in species))
    return path

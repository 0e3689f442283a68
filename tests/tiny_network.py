"""Networks as a person would bring them: of tones (ONNX), and of an inner tensor (TFLite)."""

from pathlib import Path

import numpy as np
import pytest

RATE_HZ, N_SAMPLES = 16_000, 8_000
_KERNEL = 320


def tone_network(
    folder: Path,
    species: dict[str, float],
    *,
    n_samples: int = N_SAMPLES,
    gain: float = 1e4,
    powers: str = "of tones",
) -> Path:
    """Write a network whose log odds for each label rise with the power at its tone; skips without the packages.

    Its powers are a second output if they are called ``embedding``.
    """
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
        node("MatMul", ["mean power", "both"], [powers]),
        node("Mul", [powers, "gain"], ["high"]),
        node("Add", ["high", "offset"], ["logits"]),
    ]
    graph = helper.make_graph(
        nodes,
        "tones",
        [helper.make_tensor_value_info("samples", kind, [1, n_samples])],
        [
            helper.make_tensor_value_info(name, kind, [1, n])
            for name in ("logits", *[powers] * (powers == "embedding"))
        ],
        [onnx.numpy_helper.from_array(np.asarray(v), k) for k, v in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=10)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "Tones_V1.5.onnx"
    onnx.save(model, str(path))
    (folder / "Tones_Labels.txt").write_text("".join(f"{bird}\n" for bird in species))
    return path


_MEAN, _FULLY_CONNECTED, _RESHAPE = 40, 9, 22
_FULLY_CONNECTED_OPTIONS = 8
_FLOAT, _INT = 0, 2


def pooling_network(path: Path, weights: np.ndarray, *, inner: str, n_samples: int) -> Path:
    """Write a TFLite network whose tensor ``inner`` is the mean of every k-th sample, (1, k).

    Its only output is ``weights`` (n, k) times that. Fields are numbered as in TensorFlow Lite's
    schema. Skips without the packages.
    """
    flatbuffers = pytest.importorskip("flatbuffers", reason="makes the network")
    pytest.importorskip("ai_edge_litert.interpreter", reason="birdann[networks] is not installed")
    builder = flatbuffers.Builder(0)
    n, k = weights.shape

    def table(*fields):
        """Return a table of (number, kind of slot, value)."""
        builder.StartObject(max((place for place, _, _ in fields), default=0) + 1)
        for place, kind, value in fields:
            getattr(builder, f"Prepend{kind}Slot")(place, value, 0)
        return builder.EndObject()

    def offsets(items):
        builder.StartVector(4, len(items), 4)
        for item in reversed(items):
            builder.PrependUOffsetTRelative(item)
        return builder.EndVector()

    def numbers(values):
        return builder.CreateNumpyVector(np.array(values, np.int32))

    def buffer(data):
        return table(
            (0, "UOffsetTRelative", builder.CreateNumpyVector(np.frombuffer(data, np.uint8)))
        )

    def tensor(name, shape, kind, place):
        text, sizes = builder.CreateString(name), numbers(shape)
        return table(
            (0, "UOffsetTRelative", sizes), (1, "Int8", kind), (2, "Uint32", place),
            (3, "UOffsetTRelative", text),
        )  # fmt: skip

    def operator(code, inputs, output, *options):
        given, made = numbers(inputs), numbers([output])
        return table((0, "Uint32", code), (1, "UOffsetTRelative", given), (2, "UOffsetTRelative", made), *options)  # fmt: skip

    constants = [np.array([1, n_samples // k, k], np.int32), np.array([1], np.int32), np.float32(weights)]  # fmt: skip
    buffers = [table(), *(buffer(constant.tobytes()) for constant in constants)]
    tensors = [
        tensor("samples", [1, n_samples], _FLOAT, 0), tensor("shape", [3], _INT, 1),
        tensor("rows", [1, n_samples // k, k], _FLOAT, 0), tensor("axis", [1], _INT, 2),
        tensor(inner, [1, k], _FLOAT, 0), tensor("weights", [n, k], _FLOAT, 3),
        tensor("Identity", [1, n], _FLOAT, 0),
    ]  # fmt: skip
    options = (3, "Uint8", _FULLY_CONNECTED_OPTIONS), (4, "UOffsetTRelative", table())
    operators = [
        operator(0, [0, 1], 2), operator(1, [2, 3], 4), operator(2, [4, 5, -1], 6, *options)
    ]  # fmt: skip
    fields = [offsets(tensors), numbers([0]), numbers([6]), offsets(operators)]
    graph = table(*((place, "UOffsetTRelative", field) for place, field in enumerate(fields)))
    codes = [
        table((0, "Int8", code), (2, "Int32", 1), (3, "Int32", code))
        for code in (_RESHAPE, _MEAN, _FULLY_CONNECTED)
    ]
    parts = offsets(codes), offsets([graph]), offsets(buffers)
    model = table((0, "Uint32", 3), (1, "UOffsetTRelative", parts[0]), (2, "UOffsetTRelative", parts[1]), (4, "UOffsetTRelative", parts[2]))  # fmt: skip
    builder.Finish(model, file_identifier=b"TFL3")
    path.write_bytes(bytes(builder.Output()))
    return path

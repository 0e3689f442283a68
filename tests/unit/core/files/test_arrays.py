"""Arrays of unknown origin: the good ones come back, the others cost no memory."""

import io
import struct
import tracemalloc

import numpy as np
import pytest

from birdann.core.files.arrays import read_npy


def stored(array):
    member = io.BytesIO()
    np.save(member, array)
    return member.getvalue()


def with_header(text):
    header = text.encode()
    return b"\x93NUMPY\1\0" + struct.pack("<H", len(header)) + header + bytes(64)


@pytest.mark.parametrize("array", [np.arange(6.0).reshape(2, 3), np.zeros(0), np.float64(3)])
def test_what_was_stored_comes_back(array):
    found = read_npy(io.BytesIO(stored(array)), max_bytes=1000, dtypes={"float64"})
    np.testing.assert_array_equal(found, array)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK\3\4",
        stored(np.zeros(200)),
        stored(np.zeros(3, dtype=np.int8)),
        stored(np.asfortranarray(np.zeros((2, 3)))),
        stored(np.zeros(3))[:-1],
        stored(np.zeros(3)) + b"x",
        with_header("{'descr': '<f8', 'fortran_order': False, 'shape': (9999999999999, ), }"),
        with_header("{'descr': '<f8', 'fortran_order': False, 'shape': (-1, ), }"),
        with_header("{'descr': '|O', 'fortran_order': False, 'shape': (1, ), }"),
        with_header("{'descr': '<f8', 'fortran_order': False, 'shape': (1, "),
        with_header("{"),
        with_header("("),
        b"\x93NUMPY\x07\0" + bytes(100),
    ],
)
def test_what_is_no_such_array_is_refused_before_it_takes_memory(data):
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match=r"\w"):
            read_npy(io.BytesIO(data), max_bytes=1000, dtypes={"float64"})
        assert tracemalloc.get_traced_memory()[1] < 1 << 20
    finally:
        tracemalloc.stop()

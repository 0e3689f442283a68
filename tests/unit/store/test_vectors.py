"""The file of vectors beside a project: kept in 8 bits, and as if it were not there if it is spoiled."""

import os

import numpy as np
import pytest

from birdann.store.vectors import VectorFile, WindowVectors, quantise

NETWORK, OTHER = "0123456789abcdef", "fedcba9876543210"


@pytest.fixture
def project(tmp_path):
    path = tmp_path / "p.birdann"
    path.write_bytes(b"project")
    return path


@pytest.fixture
def beside(project):
    return project.with_name("p.birdann-vectors")


def windows(first=0, n=3, size=4, seed=0, step_s=1.0):
    V = np.random.default_rng(seed).normal(size=(n, size))
    return WindowVectors(first=first, step_s=step_s, window_s=3.0, values=quantise(V))


def put(project, *entries):
    with VectorFile(project, writes=True) as file:
        for network, recording, vectors in entries:
            file.put(network, f"Net {network[:2]}", recording, vectors)


def stored(project, recording, network=NETWORK):
    with VectorFile(project) as file:
        return [
            (window.first, window.step_s, window.window_s, window.values.tolist())
            for window in file.of(network, recording)
        ]


def as_stored(*entries):
    return [
        (entry.first, entry.step_s, entry.window_s, entry.values.tolist()) for entry in entries
    ]


def test_eight_bits_keep_the_direction_of_a_vector():
    V = np.random.default_rng(0).gamma(0.3, size=(200, 1024)).astype(np.float32)
    V[7] = 0
    V[8] = np.nan
    values = quantise(V).astype(np.float64)
    assert not values[7:9].any()
    kept = np.delete(np.arange(200), [7, 8])
    cosine = (V[kept] * values[kept]).sum(axis=1) / np.linalg.norm(V[kept], axis=1) / np.linalg.norm(values[kept], axis=1)  # fmt: skip
    assert cosine.min() > 0.999


def test_vectors_come_back_by_recording_and_network(project, factory):
    a, b = factory.recording("a.wav"), factory.recording("b.wav")
    first, second, third = windows(), windows(first=3, n=2, seed=1), windows(seed=2, size=6)
    put(project, (NETWORK, a, first), (NETWORK, a, second), (OTHER, b, third))
    put(project, (NETWORK, b, second))
    assert stored(project, a) == as_stored(first, second)
    assert stored(project, b) == as_stored(second)
    assert stored(project, b, OTHER) == as_stored(third)
    assert stored(project, a, OTHER) == []
    with VectorFile(project) as file:
        assert file.networks == {NETWORK: "Net 01", OTHER: "Net fe"}


def test_the_same_is_not_stored_twice_and_what_differs_replaces_it(project, beside, factory):
    a = factory.recording("a.wav")
    put(project, (NETWORK, a, windows()))
    size = beside.stat().st_size
    put(project, (NETWORK, a, windows()))
    assert beside.stat().st_size == size
    put(project, (NETWORK, a, windows(seed=1)))
    assert stored(project, a) == as_stored(windows(seed=1))


def test_a_vector_takes_a_byte_a_number(project, beside, factory):
    recordings = [factory.recording(f"{k}.wav") for k in range(100)]
    put(project, *((NETWORK, recording, windows(size=1024)) for recording in recordings))
    assert beside.stat().st_size <= 100 * 3 * 1024 * 1.05  # three windows every second in 5 s


def test_a_missing_or_foreign_file_is_empty(project, beside, factory):
    a = factory.recording("a.wav")
    assert stored(project, a) == []
    for content in (b"", b"bav", b"another program's", b"bav1" * 3, os.urandom(5000)):
        beside.write_bytes(content)
        assert stored(project, a) == []
        put(project, (NETWORK, a, windows()))
        assert stored(project, a) == as_stored(windows())
        assert beside.stat().st_size < 200
    other = project.with_name("q.birdann")
    other.write_bytes(b"project")
    beside.rename(beside.with_name("q.birdann-vectors"))
    assert stored(other, factory.recording("a.wav")) == []  # of the same name, another recording


@pytest.mark.parametrize("n_left", [0, 3, 30, 100, 170])
def test_an_entry_that_is_cut_off_is_written_again(project, beside, factory, n_left):
    a = factory.recording("a.wav")
    put(project, (NETWORK, a, windows()))
    whole = beside.stat().st_size
    put(project, (NETWORK, a, windows(first=3, n=50)))
    with beside.open("r+b") as file:
        file.truncate(whole + n_left)
    assert stored(project, a) == as_stored(windows())
    put(project, (NETWORK, a, windows(first=3, n=50)))
    assert stored(project, a) == as_stored(windows(), windows(first=3, n=50))


def test_a_damaged_entry_alone_is_left_out_and_stored_again(project, beside, factory):
    a = factory.recording("a.wav")
    put(project, (NETWORK, a, windows()), (NETWORK, a, windows(first=3, n=2)))
    content = bytearray(beside.read_bytes())
    content[105] ^= 1
    beside.write_bytes(content)
    assert stored(project, a) == as_stored(windows(first=3, n=2))
    put(project, (NETWORK, a, windows()))
    assert sorted(stored(project, a)) == as_stored(windows(), windows(first=3, n=2))


def test_any_changed_byte_is_an_error_of_nobody(project, beside, factory):
    a = factory.recording("a.wav")
    put(project, (NETWORK, a, windows()), (NETWORK, a, windows(first=3)))
    content = beside.read_bytes()
    for place in range(len(content)):
        beside.write_bytes(content[:place] + bytes([content[place] ^ 0xFF]) + content[place + 1 :])
        found = stored(project, a)
        assert all(row in as_stored(windows(), windows(first=3)) for row in found)
        assert len(found) < 2


def test_a_file_that_is_cut_off_while_it_is_read_has_no_vectors(project, beside, factory):
    a = factory.recording("a.wav")
    put(project, (NETWORK, a, windows(n=2000, size=40)))
    with VectorFile(project) as file:
        for n_bytes in (1000, 50, 0):
            os.truncate(beside, n_bytes)
            assert list(file.of(NETWORK, a)) == []


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_is_not_written_to(project, beside, text_file):
    target = text_file("precious", "kept")
    beside.symlink_to(target)
    with pytest.raises(OSError, match=r"plain file|symbolic links"):
        VectorFile(project, writes=True)
    beside.unlink()
    os.link(target, beside)
    with pytest.raises(OSError, match="plain file"):
        VectorFile(project, writes=True)
    assert target.read_text() == "kept"


@pytest.mark.skipif(os.name == "nt", reason="rights are others there")
def test_only_readers_of_the_project_may_read_it(project, beside, factory):
    project.chmod(0o600)
    put(project, (NETWORK, factory.recording("a.wav"), windows()))
    assert beside.stat().st_mode & 0o777 == 0o600


def test_the_window_around_a_time_is_found(project):
    one = windows(first=2, n=4, step_s=0.5)  # middles at 2.5, 3.0, 3.5, 4.0 s
    place, away_s = one.nearest_windows(np.array([0.0, 2.6, 3.3, 9.0]))
    assert place.tolist() == [0, 0, 2, 3]
    assert away_s.tolist() == pytest.approx([2.5, 0.1, 0.2, 5.0])

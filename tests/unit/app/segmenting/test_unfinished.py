"""Parts of unfinished recordings that somebody spoiled or forged."""

import io
import os
import threading
import zipfile

import numpy as np
import pytest

from birdann.app.segmenting.unfinished import PartStore, clear_unfinished, unfinished_folder
from birdann.core.geometry import Grid

GRID = Grid(hop_s=0.01, bin_hz=50.0)


def archive(**arrays):
    out = io.BytesIO()
    np.savez_compressed(out, **arrays)
    return out.getvalue()


def plain():
    out = io.BytesIO()
    np.save(out, np.zeros(3))
    return out.getvalue()


def huge():
    """Return an archive whose array claims more than any memory holds."""
    head = b"{'descr': '<f8', 'fortran_order': False, 'shape': (1000000000000,), }"
    head = head.ljust(117) + b"\n"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for name in ("runs", "counts", "boxes", "local"):
            made.writestr(
                f"{name}.npy", b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head
            )
    return out.getvalue()


@pytest.mark.parametrize(
    "content",
    [
        b"", b"PK\x03\x04", plain(), huge(), archive(runs=np.zeros(3)),
        archive(runs=np.zeros((1, 3)), counts=np.array([5]), boxes=np.zeros((1, 4)),
                local=np.zeros((1, 2))),
        archive(runs=np.array([[1, 2, 3]]), counts=np.array([1]), boxes=np.full((1, 4), np.nan),
                local=np.zeros((1, 2))),
        archive(runs=np.array([[1, 2, 3]]), counts=np.array([1]), boxes=np.zeros((2, 4)),
                local=np.zeros((1, 2))),
        archive(runs=np.array([[1, 2, 3]]), counts=np.array([1]), local=np.zeros((1, 2))),
        archive(runs=np.array([{}], dtype=object), counts=np.zeros(1), local=np.zeros(1)),
        archive(runs=np.zeros((0, 3), np.int32), counts=np.zeros(0, np.int64),
                boxes=np.zeros((0, 4)), local=np.zeros((1, 2))),
    ],
)  # fmt: skip
def test_a_spoiled_part_is_made_again(tmp_path, content):
    store = PartStore.of(tmp_path / "p.birdann", "0" * 32, "settings")
    store.folder.mkdir(parents=True)
    (store.folder / "00000.npz").write_bytes(content)
    assert store.load(0, GRID, 2) is None


@pytest.mark.parametrize("forged", ["../../elsewhere/x", "/etc/x", "*", "a-b", ""])
def test_a_forged_hash_leads_to_no_other_folder(tmp_path, forged):
    project = tmp_path / "p.birdann"
    kept = tmp_path / "elsewhere" / "x-settings"
    kept.mkdir(parents=True)
    other = PartStore.of(project, "0" * 32, "settings")
    other.folder.mkdir(parents=True)
    store = PartStore.of(project, forged, "settings")
    assert store.folder.parent == unfinished_folder(project)
    store.clear()
    assert kept.is_dir()
    assert other.folder.is_dir()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have names on Unix")
def test_a_pipe_of_that_name_is_not_waited_for(tmp_path):
    project = tmp_path / "p.birdann"
    os.mkfifo(unfinished_folder(project))
    ended = threading.Thread(
        target=clear_unfinished, args=(unfinished_folder(project),), daemon=True
    )
    ended.start()
    ended.join(5)
    assert not ended.is_alive()
    assert unfinished_folder(project).is_fifo()


def test_files_of_others_among_unfinished_parts_are_kept(tmp_path):
    store = PartStore.of(tmp_path / "p.birdann", "0" * 32, "settings")
    folder, elsewhere = store.folder.parent, tmp_path / "elsewhere"
    store.save_notes(("odd",))
    for own in (store.folder, elsewhere):
        own.mkdir(exist_ok=True)
        (own / "00000.npz").write_bytes(b"a part")
    others = folder / "thesis.txt", folder / "mine" / "thesis.txt", store.folder / "thesis.txt"
    for path in others:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"a thesis")
    (folder / f"{'0' * 32}-linked").symlink_to(elsewhere)
    store.clear()
    clear_unfinished(folder)
    assert all(path.read_bytes() == b"a thesis" for path in others)
    assert (elsewhere / "00000.npz").exists()
    assert [path.name for path in store.folder.iterdir()] == ["thesis.txt"]


def test_parts_of_an_archive_are_named_by_their_hash_alone(tmp_path):
    store = PartStore(tmp_path / "unfinished" / ("0" * 32))
    store.save_notes(())
    store.clear()
    assert not store.folder.exists()

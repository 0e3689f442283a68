"""Files that are either wholly there or not at all."""

import errno
import os

import pytest

from birdann.core.errors import WriteError
from birdann.core.files import disk, outputs
from birdann.core.files.outputs import atomic_text


def failing(code):
    def fail(*_, **__):
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.ETIMEDOUT])
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_what_was_there_stays_when_writing_fails(tmp_path, text_file, monkeypatch, code, call):
    path = text_file("out.csv", "before")
    monkeypatch.setattr(disk.os, call, failing(code))
    with pytest.raises(WriteError, match=r"out\.csv cannot be written"), atomic_text(path) as file:
        file.write("after")
    assert path.read_text(encoding="utf-8") == "before"
    assert os.listdir(tmp_path) == ["out.csv"]


def test_a_share_that_is_gone_is_named_although_nothing_can_be_tidied(tmp_path, monkeypatch):
    monkeypatch.setattr(disk.os, "replace", failing(errno.ESTALE))
    monkeypatch.setattr(outputs.Path, "unlink", failing(errno.ESTALE))
    with pytest.raises(WriteError, match="cannot be written"), atomic_text(tmp_path / "out") as f:
        f.write("x")


def test_an_error_of_the_writer_passes_and_leaves_what_was_there(tmp_path, text_file):
    path = text_file("out.csv", "before")
    with pytest.raises(ZeroDivisionError), atomic_text(path) as file:
        file.write(str(1 / 0))
    assert path.read_text(encoding="utf-8") == "before"
    assert os.listdir(tmp_path) == ["out.csv"]

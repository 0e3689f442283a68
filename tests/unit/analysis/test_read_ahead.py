"""What is fetched beforehand, and what is left alone."""

import threading
from pathlib import Path

from birdann.analysis.read_ahead import ReadAhead


class Slow(type(Path())):
    """A file that notes what is read of it, each read when it is let."""

    def open(self, *args, **kwargs):
        file = super().open(*args, **kwargs)
        told = self.told

        class ImportedStatements:
            def __enter__(self):
                return self

            def __exit__(self, *_):
                file.close()

            def seek(self, at):
                file.seek(at)

            def readinto(self, chunk):
                assert told["may_read"].wait(10)
                start = file.tell()
                n_read = file.readinto(chunk)
                told["read"].append((start, start + n_read))
                return n_read

        return ImportedStatements()


def slow_file(tmp_path, size):
    (tmp_path / "sound.wav").write_bytes(bytes(size))
    path = Slow(tmp_path / "sound.wav")
    path.told = {"may_read": threading.Event(), "read": []}
    return path, path.told


def finish():
    for thread in threading.enumerate():
        if thread.name == "read ahead":
            thread.join(10)


def test_stretches_are_fetched_in_turn_while_others_work(tmp_path):
    path, told = slow_file(tmp_path, 4 << 20)
    with ReadAhead(path, 4 << 20) as ahead:
        ahead.fetch(0.25, 0.5)
        ahead.fetch(0.5, 0.75)
        assert not told["read"]  # and yet both calls have returned
        told["may_read"].set()
        finish()
    assert told["read"][0][0] == 1 << 20
    assert told["read"][-1][1] == 3 << 20
    assert all(a[1] == b[0] for a, b in zip(told["read"], told["read"][1:], strict=False))


def test_closing_ends_it(tmp_path):
    path, told = slow_file(tmp_path, 8 << 20)
    with ReadAhead(path, 8 << 20) as ahead:
        ahead.fetch(0.0, 1.0)
    told["may_read"].set()
    finish()
    assert len(told["read"]) <= 1


def test_a_file_that_is_gone_is_left_to_its_reader(tmp_path):
    with ReadAhead(tmp_path / "gone.wav", 100) as ahead:
        ahead.fetch(0.0, 1.0)
        finish()

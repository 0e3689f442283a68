"""Projects on network shares: recognised, and written without what is not safe there."""

from pathlib import Path

import pytest

from birdann.core.errors import ProjectFileError
from birdann.core.files import shared_disks
from birdann.store import Project
from birdann.store import project as module

MOUNTS = """\
21 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
30 21 0:40 / /mnt/my\\040share rw,relatime - nfs4 server:/data rw,vers=4.2
31 30 0:41 / /mnt/my\\040share/local rw - tmpfs tmpfs rw
32 21 0:42 / /home/ada/box rw - fuse.sshfs ada@host: rw
33 21 0:43 / /srv rw - autofs systemd-1 rw
34 33 0:44 / /srv rw - cifs //server/work rw
broken line
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/home/ada/p.birdann", "ext4"),
        ("/mnt/my share/deep/down/p.birdann", "nfs4"),
        ("/mnt/my share/local/p.birdann", "tmpfs"),
        ("/mnt/my share of the work/p.birdann", "ext4"),
        ("/home/ada/box/p.birdann", "fuse.sshfs"),
        ("/srv/p.birdann", "cifs"),
    ],
)
def test_the_nearest_mount_decides_and_of_several_in_a_place_the_last(path, kind):
    assert shared_disks.kind_of_file_system(Path(path), shared_disks._linux_mounts(MOUNTS)) == kind


def test_this_machines_own_folder_is_not_shared(tmp_path):
    assert not shared_disks.is_shared(tmp_path / "p.birdann")


@pytest.fixture
def share(monkeypatch):
    monkeypatch.setattr(module, "is_shared", lambda path: True)


def test_on_a_share_no_shared_memory_is_used_and_all_works(tmp_path, share, factory):
    path = tmp_path / "p.birdann"
    with Project.create(path) as project:
        with project.transaction("add") as tx:
            tx.species.put([factory.species("Wren")])
            assert project.species.in_use() == []  # readers see what is committed
        assert [s.name for s in project.species.in_use()] == ["Wren"]
        names = {p.name for p in tmp_path.iterdir()}
        assert not {n for n in names if n.endswith(("-wal", "-shm"))}
        assert project._writer.execute("PRAGMA synchronous").fetchone() == (2,)
        with Project.open(path, read_only=True) as other:
            assert len(other.species.in_use()) == 1


def test_on_a_share_the_numbers_of_files_need_not_last(tmp_path, share, monkeypatch):
    with Project.create(tmp_path / "p.birdann") as project:
        changing = iter(range(10, 1000))
        monkeypatch.setattr(
            module, "identity", lambda path: (1, next(changing)) if path.exists() else None
        )
        with project.transaction("set") as tx:
            tx.settings.set("k", 1)
        (tmp_path / "p.birdann").rename(tmp_path / "q.birdann")
        with (
            pytest.raises(ProjectFileError, match="moved, deleted or replaced"),
            project.transaction("set") as tx,
        ):
            tx.settings.set("k", 2)

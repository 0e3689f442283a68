"""Who may read a file that is made from another one: never more than its source."""

import os
import stat
import struct

import pytest

from birdann.core.files import access, disk, outputs

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are the folder's there")
LIST = "system.posix_acl_access"
OWNER, USER, GROUP, MASK, OTHERS, NOBODY = 0x01, 0x02, 0x04, 0x10, 0x20, 0xFFFFFFFF


def listed(*entries):
    """Return an access control list as Linux keeps it (acl(5), posix_acl_xattr.h)."""
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)


ONE_MORE_READER = listed(
    (OWNER, 6, NOBODY), (USER, 4, 1234), (GROUP, 0, NOBODY), (MASK, 4, NOBODY), (OTHERS, 0, NOBODY)
)


def let_one_more_read(path):
    if not hasattr(os, "setxattr"):
        pytest.skip("no such lists here")
    try:
        os.setxattr(path, LIST, ONE_MORE_READER)
    except OSError:
        pytest.skip("no such lists on this disk")


def mode(path):
    return stat.S_IMODE(os.stat(path).st_mode)


@pytest.fixture
def source(text_file):
    path = text_file("source", "secret")
    return path


def copied(source, target, *more):
    with disk.replace_file(target, made_from=[source, *more]) as temporary:
        assert mode(temporary) & 0o077 & ~mode(source) == 0
        temporary.write_bytes(source.read_bytes())
    return target


@pytest.mark.parametrize("given", [0o600, 0o640, 0o604, 0o400, 0o644])
def test_what_is_made_from_a_file_has_its_mode(source, tmp_path, given):
    source.chmod(given)
    target = copied(source, tmp_path / "target")
    wanted = given & ~access._UMASK
    assert mode(target) & 0o077 == wanted & 0o077
    assert target.read_text() == "secret"


def test_a_file_that_is_replaced_keeps_its_readers_but_those_without_the_source(source, tmp_path):
    target = tmp_path / "target"
    for given, theirs, result in [
        (0o600, 0o644, 0o600),
        (0o644, 0o664, 0o664),
        (0o640, 0o646, 0o640),
        (0o644, 0o600, 0o600),
    ]:
        target.write_text("before")
        source.chmod(given)
        target.chmod(theirs)
        assert mode(copied(source, target)) == result


def test_of_two_sources_only_who_may_read_both_may_read_the_result(source, tmp_path, text_file):
    other = text_file("other", "more")
    source.chmod(0o640)
    other.chmod(0o604)
    assert mode(copied(source, tmp_path / "target", other)) == 0o600


def test_a_list_of_readers_goes_along_and_the_group_gets_no_more_than_it_had(
    source, tmp_path, text_file
):
    source.chmod(0o600)
    let_one_more_read(source)
    target = copied(source, tmp_path / "target")
    assert os.getxattr(target, LIST) == ONE_MORE_READER
    plain = text_file("plain", "")
    plain.chmod(0o640)
    assert mode(copied(source, tmp_path / "both", plain)) == 0o600


def test_a_folder_that_names_readers_adds_none(source, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    try:
        os.setxattr(folder, "system.posix_acl_default", ONE_MORE_READER)
    except (OSError, AttributeError):
        pytest.skip("no such lists here")
    source.chmod(0o600)
    target = copied(source, folder / "target")
    assert mode(target) == 0o600
    with pytest.raises(OSError, match="No data"):
        os.getxattr(target, LIST)


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="changes owners")
def test_group_and_owner_go_along_for_the_administrator(source, tmp_path):
    os.chown(source, 1234, 4321)
    source.chmod(0o640)
    status = os.stat(copied(source, tmp_path / "target"))
    assert (status.st_uid, status.st_gid, stat.S_IMODE(status.st_mode)) == (1234, 4321, 0o640)


def test_without_the_group_of_the_source_only_the_owner_reads(source, tmp_path, monkeypatch):
    def refuse(path, owner, group):
        raise PermissionError

    os.chown(source, -1, os.getgid() + 1) if os.getuid() == 0 else pytest.skip("changes groups")
    source.chmod(0o640)
    monkeypatch.setattr(access.os, "chown", refuse)
    assert mode(copied(source, tmp_path / "target")) == 0o600


def test_a_new_result_follows_the_umask_and_a_replaced_one_keeps_its_mode(tmp_path):
    path = tmp_path / "table.csv"
    with outputs.atomic_text(path) as file:
        file.write("a")
    assert mode(path) == 0o666 & ~access._UMASK
    path.chmod(0o600)
    with outputs.atomic_text(path) as file:
        file.write("b")
    assert mode(path) == 0o600


class Keeper:
    """Something from whose file results are made."""

    def __init__(self, source):
        self.source = source

    def why_protected(self, targets):
        return ""

    def sources(self):
        return [self.source]


def test_a_result_of_what_is_open_is_no_more_readable_than_that(source, tmp_path):
    keeper = Keeper(source)
    outputs.protect_files_of(keeper)
    source.chmod(0o600)
    with outputs.atomic_text(tmp_path / "table.csv") as file:
        file.write("a")
    assert mode(tmp_path / "table.csv") == 0o600


def test_an_earlier_copy_is_closed_to_those_who_lost_the_source(source, text_file):
    earlier = text_file("earlier", "secret")
    earlier.chmod(0o664)
    source.chmod(0o640)
    access.restrict(earlier, source)
    assert mode(earlier) == 0o660


def test_a_folder_of_results_is_closed_to_those_who_may_not_read_what_they_are_made_from(
    source, tmp_path
):
    """The names of clips in it tell which species is where."""

    keeper = Keeper(source)
    outputs.protect_files_of(keeper)
    there = tmp_path / "there"
    there.mkdir()
    there.chmod(0o755)
    source.chmod(0o600)
    outputs.create_folder(there / "new" / "deep")
    assert [mode(there / name) for name in (".", "new", "new/deep")] == [0o755, 0o700, 0o700]
    source.chmod(0o644)
    assert mode(outputs.create_folder(there / "open")) == 0o777 & ~access._UMASK

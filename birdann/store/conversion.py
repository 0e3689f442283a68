"""Files of earlier formats: brought up to date, or read without being touched."""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from birdann.core.closable import Closable
from birdann.store.connection import connect
from birdann.store.copies import copy_as_it_is
from birdann.store.errors import damaged, expecting_our_tables, in_users_words
from birdann.store.migrations import migrate


def convert(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a file to the present format.

    Raises
    ------
    ProjectFileError
        If something in it is not what birdann wrote; the file is as it was then.
    """
    try:
        with expecting_our_tables(path):
            migrate(connection)
    except (ValueError, KeyError, TypeError, sqlite3.IntegrityError) as error:
        raise damaged(path, f"it cannot be brought to the present format ({error})") from error


class ConvertedCopy(Closable):
    """A copy of an older project in the present format, in the system's own temporary folder.

    So older projects open read-only, from places that cannot be written to as well, and one code
    reads all of them.

    Raises
    ------
    ProjectFileError
        If there is no room for it, or the project is damaged.
    """

    def __init__(self, path: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="birdann-", ignore_cleanup_errors=True)
        self.file = Path(self._folder.name) / "converted.birdann"
        try:
            copy_as_it_is(path, self.file)
            with (
                in_users_words(path),
                closing(connect(self.file, read_only=False)) as connection,
            ):
                convert(connection, path)
        except BaseException:
            self._folder.cleanup()
            raise

    def close(self) -> None:
        """Remove the copy."""
        self._folder.cleanup()

import sqlite3

import pytest

from birdann.store.earlier.migrations import Migration, migrate
from birdann.store.schema import APPLICATION_ID, USER_VERSION, create_tables


@pytest.fixture
def connection():
    connection = sqlite3.connect(":memory:", isolation_level=None)
    create_tables(connection)
    yield connection
    connection.close()


def _version(connection):
    return connection.execute("PRAGMA user_version").fetchone()[0]


def test_a_new_file_is_of_the_present_version(connection):
    assert _version(connection) == USER_VERSION
    assert connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID


def test_steps_are_taken_in_turn(connection):
    steps = tuple(
        Migration(v, v + 1, lambda c, v=v: c.execute(f"CREATE TABLE step{v - USER_VERSION} (x)"))
        for v in (USER_VERSION, USER_VERSION + 1)
    )
    migrate(connection, steps, target=USER_VERSION + 2)
    assert _version(connection) == USER_VERSION + 2
    connection.execute("SELECT * FROM step0, step1")


def test_a_failing_step_leaves_the_file_as_it_was(connection):
    def fail(c):
        c.execute("SELECT * FROM nowhere")

    steps = (
        Migration(USER_VERSION, USER_VERSION + 1, lambda c: c.execute("CREATE TABLE one (x)")),
        Migration(USER_VERSION + 1, USER_VERSION + 2, fail),
    )
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, steps, target=USER_VERSION + 2)
    assert _version(connection) == USER_VERSION
    with pytest.raises(sqlite3.OperationalError):
        connection.execute("SELECT * FROM one")


def test_a_gap_in_the_chain_is_a_bug_that_shows(connection):
    with pytest.raises(LookupError, match="no migration"):
        migrate(connection, (), target=USER_VERSION + 1)

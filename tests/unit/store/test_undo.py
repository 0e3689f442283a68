"""What SQLite notes while an edit is made takes it back to the last bit, and does it again."""

import sqlite3
from dataclasses import replace

import pytest

from birdann.store import Project
from birdann.store.undo import _UNRECORDED
from tests.full_project import make_project

TABLES = [
    "setting", "species", "species_alias", "site", "season", "recording",
    "recorder_metadata", "recording_note", "species_list", "tag", "segment",
    "segment_origin", "segment_note", "segmentation", "label", "reading",
    "list_exception", "custom_field", "custom_value", "stroke", "detection", "validation_sample",
    "validation_item", "validation_verdict", "threshold", "visit_queue", "visit", "visit_call",
    "visit_verdict",
]  # fmt: skip


@pytest.fixture
def project(tmp_path):
    with Project.open(make_project(tmp_path / "p.birdann")) as project:
        yield project


def recorded(project):
    names = project.rows.all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return {
        name: project.rows.all(f"SELECT * FROM {name} ORDER BY 1, 2")
        for (name,) in names
        if name not in _UNRECORDED
    }


def edit(project, work):
    with project.transaction("edit", is_edit=True) as tx:
        work(tx)
    return tx.inverse


def back_and_forth(project, work):
    """Do something, undo it and do it again; return what was there before and after."""
    before = recorded(project)
    inverse = edit(project, work)
    after = recorded(project)
    inverse = edit(project, lambda tx: tx.apply_inverse(inverse))
    undone = recorded(project)
    inverse = edit(project, lambda tx: tx.apply_inverse(inverse))
    assert recorded(project) == after
    edit(project, lambda tx: tx.apply_inverse(inverse))
    assert recorded(project) == undone
    return before, after, undone


HIDING = {
    "species", "site", "recording", "segment", "stroke", "detection", "custom_field",
    "validation_sample", "visit_queue",
}  # fmt: skip
"""Tables whose rows edits hide and never delete."""


@pytest.mark.parametrize("table", sorted(set(TABLES) - HIDING))
def test_rows_that_were_deleted_come_back_with_what_went_with_them(project, table):
    before, after, undone = back_and_forth(
        project, lambda tx: tx.rows.execute(f"DELETE FROM {table}")
    )
    assert before == undone != after


@pytest.mark.parametrize("table", ["recording", "segment", "validation_sample", "visit_queue"])
def test_rows_that_were_erased_with_all_of_theirs_come_back(project, table):
    def work(tx):
        tx.rows.execute("UPDATE threshold SET sample = NULL")
        tx.rows.execute(f"DELETE FROM {table}")

    before = recorded(project)
    inverse = edit(project, work)
    assert recorded(project) != before
    edit(project, lambda tx: tx.apply_inverse(inverse))
    assert recorded(project) == before
    assert project.rows.all("PRAGMA foreign_key_check") == []


@pytest.mark.parametrize("table", sorted(HIDING))
def test_rows_that_were_hidden_are_shown_again(project, table):
    column = "deleted" if table == "segment" else "removed"
    before, after, undone = back_and_forth(
        project, lambda tx: tx.rows.execute(f"UPDATE {table} SET {column} = 1")
    )
    assert before == undone != after


TEXTS = {
    "quote": "it's", "zero": "a\0b", "empty": "", "letters": "ä–„“", "long": "x" * 100_000,
    "number": "1e5", "word": "NULL",
}  # fmt: skip
NUMBERS = [0.1 + 0.2, 1e-300, 123456789.123456789, -0.0, 2.0**60]


@pytest.mark.parametrize(
    ("value", "given", "changed"),
    [
        *(
            pytest.param(text, "setting SET value = ?", "setting SET value = 'other'", id=name)
            for name, text in TEXTS.items()
        ),
        *(
            (
                value,
                "segment SET low_hz = ?, mask = x'00ff2700'",
                "segment SET low_hz = 1.0, mask = x'01'",
            )
            for value in NUMBERS
        ),
    ],
)
def test_values_come_back_to_the_last_bit(project, value, given, changed):
    with project.transaction("set") as tx:
        tx.rows.execute(f"UPDATE {given}", [value])
    before, after, undone = back_and_forth(
        project, lambda tx: tx.rows.execute(f"UPDATE {changed}")
    )
    assert before == undone != after


def test_what_an_edit_added_is_hidden_with_what_was_computed_of_it(project):
    columns = (
        "recording, onset_s, offset_s, low_hz, high_hz, grid, made, mask FROM segment LIMIT 1"
    )
    _, after, undone = back_and_forth(
        project,
        lambda tx: tx.rows.execute(
            "INSERT INTO segment (id, recording, onset_s, offset_s, low_hz, high_hz, grid, made, "
            f"mask) SELECT 77, {columns}"
        ),
    )
    assert len(after["segment"]) == len(undone["segment"])
    assert project.rows.all("SELECT deleted FROM segment WHERE id = 77") == [(2,)]


def test_a_row_that_became_another_comes_back(project):
    wren = "(SELECT id FROM species WHERE name = 'Wren')"
    before, after, undone = back_and_forth(
        project,
        lambda tx: tx.rows.execute(
            f"UPDATE threshold SET species = {wren}, score = 0.5, precision = 0.9"
        ),
    )
    assert before == undone != after


def test_a_failed_edit_leaves_nothing_to_be_taken_back(project):
    before = recorded(project)

    def fail(tx):
        tx.rows.execute("DELETE FROM label")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        edit(project, fail)
    assert edit(project, lambda tx: None) == ()
    assert recorded(project) == before


def test_what_is_no_edit_is_not_noted(project):
    edit(project, lambda tx: None)
    with project.transaction("compute") as tx:
        tx.rows.execute("UPDATE setting SET value = 'other'")
    assert tx.inverse == ()
    assert edit(project, lambda tx: None) == ()


def test_derived_rows_are_not_noted(project):
    inverse = edit(project, lambda tx: tx.rows.execute("DELETE FROM feature"))
    assert inverse == ()


def test_what_could_not_be_prepared_is_prepared_again_as_a_whole(project, monkeypatch):
    with monkeypatch.context() as patch:
        half = (
            "BEGIN; CREATE TEMP TABLE edit_inverse (n INTEGER PRIMARY KEY); CREATE label; COMMIT"
        )
        patch.setattr("birdann.store.undo._script", lambda: half)
        with pytest.raises(sqlite3.OperationalError):
            edit(project, lambda tx: None)
    species, *_ = project.species.in_use()
    inverse = edit(project, lambda tx: tx.species.put([replace(species, name="Dunnock")]))
    edit(project, lambda tx: tx.apply_inverse(inverse))
    assert project.species.in_use()[0] == species

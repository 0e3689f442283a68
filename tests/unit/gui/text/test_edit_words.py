"""Titles of edits in the log."""

from birdann.app import commands
from birdann.gui.text.edit_words import EDIT_WORDS


def test_every_edit_of_a_person_has_a_title():
    kinds = [kind for kind in vars(commands).values() if isinstance(kind, type)]
    names = {
        kind.name for kind in kinds if issubclass(kind, commands.Command) and "name" in vars(kind)
    }
    assert len(names) > 30
    assert names <= set(EDIT_WORDS)

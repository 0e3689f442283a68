"""Synonyms under which people look for a command."""

from functools import cache

from birdann.gui.resources import read_text


@cache
def other_words() -> dict[str, str]:
    """Return the words by action, in the languages of the window together."""
    pairs = {}
    for line in read_text("command_words.txt").splitlines():
        action_id, words = line.split(": ", 1)
        pairs[action_id] = words
    return pairs

"""Undo and redo against a model, with commands that fail."""

from dataclasses import dataclass, field, replace
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands import Command
from birdann.app.history import LinearHistory, Step
from birdann.core.errors import NotUndoableError

CHANGED = ChangeSet.of(Kind.SETTINGS)


class Failure(Exception):
    """What a failing command raises."""


@dataclass
class Append(Command):
    """Adds values to a list."""

    name: ClassVar[str] = "append"
    values: list[int]
    fails: set[str] = field(default_factory=set)

    @property
    def label(self):
        return f"Append {self.values}"

    def arguments(self):
        return {"values": self.values}

    def do(self, tx):
        if "do" in self.fails:
            raise Failure
        tx.extend(self.values)
        return CHANGED


def done(command, state):
    """Do a command, noting the state before as what takes it back."""
    before = tuple(state)
    return Step(command, command.do(state), before)


def back(state):
    """Return what runs a step: it restores the state that the step noted."""

    def run(step):
        before = tuple(state)
        state[:] = step.inverse
        return replace(step, inverse=before)

    return run


class HistoryMachine(RuleBasedStateMachine):
    """Drives one history as a session does, beside two plain lists of states."""

    def __init__(self):
        super().__init__()
        self.history = LinearHistory()
        self.state = []
        self.past = [[]]  # states that undo leads back to, the present one last
        self.future = []

    @rule(value=st.integers())
    def execute(self, value):
        self.history.push(done(Append([value]), self.state))
        self.past.append(list(self.state))
        self.future.clear()

    @rule()
    def execute_and_fail(self):
        command = Append([0], {"do"})
        with pytest.raises(Failure):
            command.do(self.state)

    @precondition(lambda self: len(self.past) > 1)
    @rule()
    def undo(self):
        self.history.undo(back(self.state))
        self.future.append(self.past.pop())

    @precondition(lambda self: self.future)
    @rule()
    def redo(self):
        self.history.redo(back(self.state))
        self.past.append(self.future.pop())

    @rule()
    def undo_and_fail(self):
        def fail(_):
            raise Failure

        with pytest.raises(Failure if len(self.past) > 1 else NotUndoableError):
            self.history.undo(fail)

    @rule()
    def redo_and_fail(self):
        def fail(_):
            raise Failure

        with pytest.raises(Failure if self.future else NotUndoableError):
            self.history.redo(fail)

    @rule()
    def clear(self):
        self.history.clear()
        self.past, self.future = [list(self.state)], []

    @invariant()
    def agrees(self):
        assert self.state == self.past[-1]
        assert (self.history.next_to_undo is not None) == (len(self.past) > 1)
        assert (self.history.next_to_redo is not None) == bool(self.future)


TestHistory = HistoryMachine.TestCase
TestHistory.settings = settings(max_examples=60, stateful_step_count=30)


def test_a_history_forgets_its_oldest_commands(monkeypatch):
    monkeypatch.setattr("birdann.app.history.MAX_STEPS", 3)
    history, state = LinearHistory(), []
    for i in range(5):
        history.push(done(Append([i]), state))
    for _ in range(3):
        history.undo(back(state))
    assert state == [0, 1]
    with pytest.raises(NotUndoableError, match="nothing to undo"):
        history.undo(back(state))


def test_a_new_command_forgets_what_could_be_redone():
    history, state = LinearHistory(), []
    for value in (1, 2):
        history.push(done(Append([value]), state))
    history.undo(back(state))
    history.push(done(Append([3]), state))
    assert history.next_to_redo is None
    history.undo(back(state))
    assert state == [1]

"""Undo and redo against a model, with commands that fail.

``HISTORIES`` holds every implementation of the protocol that needs no window.
"""

from dataclasses import dataclass, field
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands import Command
from birdann.app.history import LinearHistory
from birdann.core.errors import NotUndoableError

HISTORIES = [LinearHistory]
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

    def undo(self, tx):
        if "undo" in self.fails:
            raise Failure
        del tx[len(tx) - len(self.values) :]
        return CHANGED


class HistoryMachine(RuleBasedStateMachine):
    """Drives one history as a session does, beside two plain lists of states."""

    make = LinearHistory

    def __init__(self):
        super().__init__()
        self.history = self.make()
        self.state = []
        self.past = [[]]  # states that undo leads back to, the present one last
        self.future = []
        self.commands = []

    @rule(value=st.integers())
    def execute(self, value):
        command = Append([value])
        command.do(self.state)
        self.history.push(command)
        self.commands.append(command)
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
        self.history.undo(lambda command: command.undo(self.state))
        self.future.append(self.past.pop())

    @precondition(lambda self: self.future)
    @rule()
    def redo(self):
        self.history.redo(lambda command: command.do(self.state))
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
        assert bool(self.history.undo_text) == (len(self.past) > 1)
        assert bool(self.history.redo_text) == bool(self.future)


@pytest.mark.parametrize("make", HISTORIES)
def test_history(make):
    machine = type("Machine", (HistoryMachine,), {"make": make})
    case = machine.TestCase
    case.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
    case("runTest").runTest()


def test_a_history_forgets_its_oldest_commands():
    history, state = LinearHistory(limit=3), []
    for i in range(5):
        command = Append([i])
        command.do(state)
        history.push(command)
    for _ in range(3):
        history.undo(lambda command: command.undo(state))
    assert state == [0, 1]
    with pytest.raises(NotUndoableError, match="nothing to undo"):
        history.undo(lambda command: command.undo(state))


def test_a_new_command_forgets_what_could_be_redone():
    history, state = LinearHistory(), []
    for value in (1, 2):
        command = Append([value])
        command.do(state)
        history.push(command)
    history.undo(lambda command: command.undo(state))
    command = Append([3])
    command.do(state)
    history.push(command)
    assert not history.redo_text
    history.undo(lambda command: command.undo(state))
    assert state == [1]

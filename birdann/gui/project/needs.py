"""Decorators of methods that require an open project, or a recording shown."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.workbench import Workbench


class WithBench(Protocol):
    """An object with a workbench."""

    _bench: Workbench


S = TypeVar("S", bound=WithBench)
P = ParamSpec("P")
R = TypeVar("R")


def needs_project(
    act: Callable[Concatenate[S, OpenProject, P], R],
) -> Callable[Concatenate[S, P], R | None]:
    """Pass the open project as first argument; without one, do nothing.

    Connected to a signal, the method gets all arguments of the signal.
    """

    @wraps(act)
    def acting(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        here = self._bench.here
        return act(self, here, *args, **kwargs) if here is not None else None

    return acting


def needs_recording(
    act: Callable[Concatenate[S, OpenProject, RecordingView, P], R],
) -> Callable[Concatenate[S, P], R | None]:
    """Pass the open project and the recording shown; without them, do nothing."""

    @wraps(act)
    def acting(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        here = self._bench.here
        if here is None or here.view is None:
            return None
        return act(self, here, here.view, *args, **kwargs)

    return acting

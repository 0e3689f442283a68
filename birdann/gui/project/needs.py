"""Guards of methods that make sense only with an open project, or with a recording shown."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.workbench import Workbench


class WithBench(Protocol):
    """Whatever works on what the workbench holds."""

    _bench: Workbench


S = TypeVar("S", bound=WithBench)
P = ParamSpec("P")
R = TypeVar("R")


def needs_project(
    act: Callable[Concatenate[S, OpenProject, P], R],
) -> Callable[Concatenate[S, P], R | None]:
    """Give a method the open project as its first argument; without one nothing is done.

    Connected to a signal, the method gets all that the signal carries.
    """

    @wraps(act)
    def acting(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        here = self._bench.here
        return act(self, here, *args, **kwargs) if here is not None else None

    return acting


def needs_recording(
    act: Callable[Concatenate[S, OpenProject, RecordingView, P], R],
) -> Callable[Concatenate[S, P], R | None]:
    """Give a method the open project and the recording shown; without them nothing is done."""

    @wraps(act)
    def acting(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        here = self._bench.here
        if here is None or here.view is None:
            return None
        return act(self, here, here.view, *args, **kwargs)

    return acting

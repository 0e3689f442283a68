"""Imports that wait until their module is used, so that the window opens sooner."""

import builtins
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from threading import get_ident
from types import SimpleNamespace
from typing import Any


class _Module:
    """Stands for a module, which is imported by the thread that first uses it."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:  # noqa: ANN401 - whatever the module has
        return getattr(import_module(self._name), attribute)


@contextmanager
def lazy_imports() -> Iterator[None]:
    """Let each ``from package import module`` of the block wait until the module is used."""
    ours, now = get_ident(), builtins.__import__

    def later(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 - as Python names them
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:  # noqa: ANN401 - as Python's own
        if get_ident() != ours:
            return now(name, globals, locals, fromlist or (), level)
        return SimpleNamespace(
            **{module: _Module(f"{name}.{module}") for module in fromlist or ()}
        )

    builtins.__import__ = later
    try:
        yield
    finally:
        builtins.__import__ = now

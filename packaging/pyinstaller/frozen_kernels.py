"""Where the frozen application keeps its compiled kernels.

The application comes with its kernels compiled, in a folder that it cannot write to. Numba writes
where it reads, so each kernel's files are copied to the account's cache when it is first used;
what is compiled later, for other types of arrays, is kept there as well. Numba's own locators
would look for the kernels by the absolute path of their source and by the bytes of the running
program, which differ between `birdann` and `birdann-gui` and from one place to the next.
"""

import atexit
import os
import shutil
import sys
import tempfile
import uuid
from collections.abc import Callable
from functools import cache
from pathlib import Path

from numba.core.caching import _CacheLocator
from platformdirs import user_cache_path

FOLDER = "kernels"
STAMP = "build.txt"
FILL = "BIRDANN_FILL_KERNELS"


@cache
def shipped() -> Path:
    """Return the folder of compiled kernels that came with the application."""
    return Path(sys._MEIPASS) / FOLDER  # type: ignore[attr-defined]


@cache
def stamp() -> str:
    """Return what tells this build's kernels from those of others."""
    return (shipped() / STAMP).read_text(encoding="ascii").strip()


@cache
def working_folder() -> Path:
    """Return the folder that numba reads and writes: the account's, else a passing one."""
    if os.environ.get(FILL):  # the build writes what is shipped
        return shipped()
    kept = user_cache_path("birdann", appauthor=False) / FOLDER
    try:
        folder = kept / stamp()
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="birdann-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    else:
        _forget_others(kept)
    return folder


def _forget_others(kept: Path) -> None:
    """Remove the kernels of builds that were replaced."""
    for other in kept.iterdir():
        if other.name != stamp():
            shutil.rmtree(other, ignore_errors=True)


class ShippedKernels(_CacheLocator):
    """Finds the compiled form of a function by its module and line."""

    def __init__(self, function: Callable[..., object], py_file: str) -> None:
        self._py_file = py_file  # numba names it in warnings
        self._module = function.__module__
        self._line = function.__code__.co_firstlineno
        self._name = function.__qualname__

    @classmethod
    def from_function(cls, function: Callable[..., object], py_file: str) -> "ShippedKernels":
        """Return the locator of a function, with its compiled form in place."""
        self = cls(function, py_file)
        if not os.environ.get(FILL):
            self._bring()
        return self

    def get_cache_path(self) -> str:
        """Return the folder of the function's module."""
        return str(working_folder() / self._module)

    def get_source_stamp(self) -> str:
        """Return the build: kernels of another are compiled anew."""
        return stamp()

    def get_disambiguator(self) -> str:
        """Return the line, which tells functions of one name apart."""
        return str(self._line)

    def _bring(self) -> None:
        """Copy the shipped files that are not there yet; the index last, since it names the others."""
        there = Path(self.get_cache_path())
        files = sorted(
            (shipped() / self._module).glob(f"*{self._name}-{self._line}.py*"),
            key=lambda path: path.suffix == ".nbi",
        )
        if not files or (there / files[-1].name).exists():
            return
        there.mkdir(parents=True, exist_ok=True)
        for path in files:
            passing = there / f"{path.name}.{uuid.uuid4().hex[:12]}"
            shutil.copyfile(path, passing)
            passing.replace(there / path.name)

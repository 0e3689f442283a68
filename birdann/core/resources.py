"""Files shipped with the program, located in a wheel or a checkout."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import birdann


@cache
def resources_root() -> Traversable:
    """Return the folder of resources: ``birdann/_resources`` in a wheel, else ``resources``."""
    packaged = files("birdann").joinpath("_resources")
    if packaged.is_dir():
        return packaged
    return Path(birdann.__file__).resolve().parents[1] / "resources"


@cache
def read_text(name: str) -> str:
    """Return the text of the resource at a ``/``-separated name."""
    return resources_root().joinpath(*name.split("/")).read_text(encoding="utf-8")


def file_path(name: str) -> str:
    """Return the path of a resource with ``/`` throughout, as Qt expects."""
    return Path(str(resources_root().joinpath(*name.split("/")))).as_posix()


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have a file of translations, English first."""
    names = (path.name for path in resources_root().joinpath("translations").iterdir())
    codes = {name.removeprefix("birdann_")[:-3] for name in names if name.endswith(".qm")}
    return ("en", *sorted(codes - {"en"}))

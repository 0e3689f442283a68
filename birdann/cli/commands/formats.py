"""``birdann formats``: list the formats of annotations."""

import argparse
from dataclasses import asdict

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare no arguments beyond the common ones."""


def run(args: argparse.Namespace, console: Console) -> None:
    """Print each format's name, what is done with it, and what it keeps."""
    from birdann.formats.registry import FORMATS

    for name, one in FORMATS.items():
        can = one.capabilities
        does = " ".join(
            word for word, is_done in (("in", can.reads), ("out", can.writes)) if is_done
        )
        keeps = [word for word in ("frequencies", "probability", "status") if getattr(can, word)]
        console.say(f"{name:18} {does:7} {one.title}")
        console.say(f"{'':26} keeps {', '.join(['times', 'species', *keeps])}")
    console.result(
        {
            "formats": [
                {"name": name, "title": one.title, "suffixes": one.suffixes}
                | asdict(one.capabilities)
                for name, one in FORMATS.items()
            ]
        }
    )

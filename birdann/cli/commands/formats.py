"""``birdann formats``: list the supported annotation formats."""

import argparse
from dataclasses import asdict

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Take no arguments."""


def run(args: argparse.Namespace, console: Console) -> None:
    """Print what each format reads, writes and preserves, and how it was tested."""
    from birdann.formats.registry import FORMATS, format_rows

    for row in format_rows():
        does = [word for word, is_supported in (("read", row.read), ("written", row.written))
                if is_supported != "–"]  # fmt: skip
        back = f"; comes back: {row.round_trip}" if row.round_trip != "–" else ""
        console.say(f"{row.name:18} {row.title}")
        console.say(f"{'':18} {' and '.join(does)}{back}")
        console.say(f"{'':18} checked against {row.checked}")
    console.result(
        {
            "formats": [
                {
                    "name": name,
                    "title": one.title,
                    "suffixes": one.suffixes,
                    "checked": one.checked,
                }
                | asdict(one.capabilities)
                for name, one in FORMATS.items()
            ]
        }
    )

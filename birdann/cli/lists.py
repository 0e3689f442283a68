"""Options for importing a table of species lists."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from birdann.app.exchange.lists import BlankPolicy, ExistingListPolicy


def add_list_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare ``--lists`` and its options."""
    parser.add_argument("--lists", type=Path, metavar="CSV", help="species lists to read")
    parser.add_argument(
        "--at-least",
        "--incomplete",
        action="store_true",
        help="the lists name at least what was heard; other species may occur too (default: "
        "they are complete, and nothing else occurs)",
    )
    parser.add_argument(
        "--existing",
        choices=["add", "replace", "keep"],
        help="how to treat existing lists: add to them, replace or keep them (default: replace lists "
        "that came from a table; nothing changes where people's tags differ)",
    )
    parser.add_argument(
        "--blank",
        choices=["untagged", "written", "no-birds"],
        default="untagged",
        help="meaning of a cell without species (empty, “none”): not listened to, no birds where "
        "“none” or the like is written, or no birds in all (default: untagged)",
    )


class ListChoices(TypedDict):
    """Keyword arguments of ``pipelines.import_lists``."""

    complete: bool
    existing: "ExistingListPolicy | None"
    blank: "BlankPolicy"


def list_choices(args: argparse.Namespace) -> ListChoices:
    """Return the choices of the arguments."""
    from birdann.app.exchange.lists import BlankPolicy, ExistingListPolicy

    existing = ExistingListPolicy(args.existing) if args.existing else None
    return ListChoices(
        complete=not args.at_least, existing=existing, blank=BlankPolicy(args.blank)
    )

"""Values of options that several commands share."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.core.errors import BirdannError, ModelError
from birdann.core.message import Message

if TYPE_CHECKING:
    from birdann.analysis.networks import NetworkChoice
    from birdann.app.exchange.lists import ListChoices
    from birdann.app.results.sampling import SampleDesign
    from birdann.app.run_log import RunLog
    from birdann.core.ids import RunId
    from birdann.core.provenance import Program


class PartialFailureError(BirdannError):
    """Some files failed, and ``--strict`` was given."""


def run_log(args: argparse.Namespace) -> "RunLog":
    """Open the log given with ``--log``."""
    from birdann.app.run_log import RunLog

    return RunLog(args.log)


def raise_if_failed(args: argparse.Namespace, *failures: Sequence[object]) -> None:
    """Raise ``PartialFailureError`` if files failed and ``--strict`` was given."""
    n_failed = sum(map(len, failures))
    if args.strict and n_failed:
        raise PartialFailureError(
            Message.counted(
                "%Ln file failed. All others are done. Repeat the command to retry.",
                "%Ln files failed. All others are done. Repeat the command to retry.",
                n_failed,
            )
        )


def list_choices(args: argparse.Namespace) -> "ListChoices":
    """Return the choices of the arguments."""
    from birdann.app.exchange.lists import BlankPolicy, ExistingListPolicy, ListChoices

    existing = ExistingListPolicy(args.existing) if args.existing else None
    return ListChoices(
        complete=not args.incomplete, existing=existing, blank=BlankPolicy(args.blank)
    )


def chosen_network(args: argparse.Namespace, path: Path) -> "NetworkChoice":
    """Return a network as the arguments describe it."""
    from birdann.analysis.networks import Activation, NetworkChoice

    return NetworkChoice(
        path=path,
        labels=args.labels,
        sample_rate_hz=args.rate,
        activation=Activation(args.scores) if args.scores else None,
    )


def chosen_segmenter(args: argparse.Namespace) -> str:
    """Return the segmenter of the arguments."""
    from birdann.app.segmenting.segmenters import AUTOMATIC, FOREST, search_name

    if args.segmenter != FOREST:
        return search_name(args.preset or AUTOMATIC, args.unit)
    if args.unit is not None:
        raise ModelError("--unit does not apply to a trained segmenter.")
    if args.preset is not None:
        raise ModelError(
            "--preset does not apply to a trained segmenter. Give it to train-segmenter."
        )
    return FOREST


def start_workers(args: argparse.Namespace) -> None:
    """Start loading worker processes before this process loads its own modules."""
    if args.jobs > 1:
        from birdann.app.segmenting.workers import preload_workers

        preload_workers()


def chosen_design(
    args: argparse.Namespace, source: "RunId | Program | None" = None
) -> "SampleDesign":
    """Return the sampling design of the arguments."""
    from birdann.app.results.sampling import SampleDesign
    from birdann.core.validation import Spacing

    return SampleDesign(
        name=args.name,
        species=args.species if args.species or args.all_species else None,
        source=source,
        spacing=Spacing(args.spacing),
        n_bins=args.bins,
        n_per_bin=args.per_bin,
        at_least=args.min_score,
        is_blinded=not args.not_blinded,
        seed=args.seed,
        max_per_recording=args.max_per_recording,
        stratum_h=args.stratum_hours,
    )

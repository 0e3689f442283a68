"""``birdann networks``: run an installed classifier, such as BirdNET, on recordings."""

import argparse
from pathlib import Path

from birdann.cli.batch import add_strict_argument, judge
from birdann.cli.console import Console
from birdann.cli.network import add_network_arguments, chosen_network
from birdann.cli.project import add_output_to_steps, add_sound_argument


def configure(parser: argparse.ArgumentParser) -> None:
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step", required=True)
    steps.add_parser("list", help="name the networks that are installed here")
    detect = steps.add_parser("detect", help="store what a network detects in all recordings")
    detect.add_argument("project", type=Path, help="the .birdann file")
    detect.add_argument(
        "--network", type=Path, metavar="FILE",
        help="a TFLite or ONNX file (default: the installed one, see networks list)",
    )  # fmt: skip
    add_network_arguments(detect)
    detect.add_argument(
        "--min-score", type=float, default=0.25, metavar="SCORE",
        help="leave out lower scores (default: 0.25)",
    )  # fmt: skip
    detect.add_argument(
        "--step", dest="step_s", type=float, metavar="SECONDS",
        help="from the start of one window to the next (default: windows do not overlap)",
    )  # fmt: skip
    detect.add_argument(
        "--only-known", action="store_true", help="only species that the project has"
    )
    detect.add_argument(
        "--again", action="store_true", help="analyse recordings again that are done already"
    )
    add_strict_argument(detect)
    add_sound_argument(detect)
    add_output_to_steps(steps.choices.values())


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.analysis.networks import installed_networks, labels_beside
    from birdann.core.errors import NetworkError

    installed = installed_networks()
    if args.step == "list":
        for path in installed:
            console.say(f"{path}  {labels_beside(path) or ''}")
        console.result({"networks": [str(path) for path in installed]})
        return
    if args.network is None and len(installed) != 1:
        raise NetworkError(
            "Name the network with --network; “birdann networks list” names those installed."
        )
    choice = chosen_network(args, args.network or installed[0])
    from birdann.app.exchange.network_detections import DetectionSettings, detect
    from birdann.cli.project import open_session, tell

    settings = DetectionSettings(
        min_score=args.min_score, step_s=args.step_s, only_known=args.only_known
    )
    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Detecting") as progress:
            report = detect(session, choice, settings, again=args.again, progress=progress)
        tell(console, report)
    judge(args, report.failures)

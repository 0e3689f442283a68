"""``birdann visits``: verify the visits with a detection of each species."""

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.commands.results import hours
from birdann.cli.commands.validate import add_answers, add_queue, keep_answers, remove
from birdann.cli.console import Console
from birdann.cli.project import add_output_to_steps

if TYPE_CHECKING:
    from birdann.core.visits import VisitRule


def configure(parser: argparse.ArgumentParser) -> None:
    steps = parser.add_subparsers(title="steps", metavar="STEP", dest="step", required=True)
    plan = steps.add_parser("plan", help="say how many sites and visits an interval needs")
    plan.add_argument("--occupied", type=float, default=0.5, metavar="SHARE", help="default: 0.5")
    plan.add_argument(
        "--detected", type=float, default=0.5, metavar="SHARE",
        help="of visits to occupied sites that detect the species (default: 0.5)",
    )  # fmt: skip
    plan.add_argument("--sites", type=int, default=20, metavar="N", help="default: 20")
    plan.add_argument(
        "--width", type=float, default=0.1, metavar="SHARE", help="wanted ± (default: 0.1)"
    )
    make = steps.add_parser("make", help="draw visits, and the calls to play in each")
    add_queue(make)
    add_rule_arguments(make)
    make.add_argument(
        "--species", action="append", default=[], metavar="NAME",
        help="only this; may be given several times (default: all that the model knows)",
    )  # fmt: skip
    make.add_argument(
        "--calls", type=int, default=1, metavar="K", help="played in a visit at most (default: 1)"
    )
    make.add_argument(
        "--min-score", type=float, default=0.0, metavar="P",
        help="play no call with a lower score (default: 0)",
    )  # fmt: skip
    make.add_argument(
        "--per-site", type=int, metavar="N", help="visits at random at each site (default: all)"
    )
    make.add_argument(
        "--min-minutes", type=float, default=0.0, metavar="MIN",
        help="leave out visits with less sound (default: 0)",
    )  # fmt: skip
    make.add_argument("--seed", type=int, default=0, help="makes the draw repeatable")
    show = steps.add_parser("show", help="list the queues, or what the visits of one came to")
    show.add_argument("project", type=Path, help="the .birdann file")
    show.add_argument("name", nargs="?", help="of the queue")
    answer = steps.add_parser("answer", help="answer calls: yes, no or unsure")
    add_queue(answer)
    add_answers(answer, "VISIT.CALL", "12.1")
    add_queue(steps.add_parser("remove", help="remove a queue from the project"))
    add_output_to_steps(steps.choices.values())


def add_rule_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options that define a visit."""
    parser.add_argument(
        "--visit", default="day", metavar="day|night|HOURS",
        help="what one visit is: a day (default), a night from noon to noon, or a number of hours",
    )  # fmt: skip
    parser.add_argument(
        "--hours", type=hours, metavar="FROM-TO", help="only these hours, such as 5-9 or 22-4"
    )
    parser.add_argument(
        "--season", default="", metavar="NAME", help="only its days, where several seasons are set"
    )


def chosen_rule(args: argparse.Namespace) -> "VisitRule":
    """Return the definition of a visit of the arguments."""
    from birdann.core.errors import SampleError
    from birdann.core.visits import VisitRule

    try:
        return VisitRule.of(args.visit, args.hours, args.season)
    except ValueError:
        raise SampleError(
            "--visit is day, night, or a number of hours that divides 24: 1, 2, 3, 4, 6, 8, 12."
        ) from None


def run(args: argparse.Namespace, console: Console) -> None:
    """Perform the requested step."""
    steps = {"plan": _plan, "make": _make, "show": _show}
    steps |= {"answer": partial(keep_answers, visits=True), "remove": partial(remove, visits=True)}
    steps[args.step](args, console)


def _plan(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.survey.occupancy import plan_lines
    from birdann.core.errors import SampleError

    shares = (args.occupied, args.detected, args.width)
    if not all(0 < one < 1 for one in shares) or args.sites < 1:
        raise SampleError("Shares lie between 0 and 1, and there is at least one site.")
    lines = plan_lines(args.occupied, args.detected, args.sites, args.width)
    for line in lines:
        console.say(line)
    console.result({"plan": lines})


def _make(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.survey.visit_drawing import VisitDesign, draw_visits, queue_lines
    from birdann.cli.project import open_session

    design = VisitDesign(
        name=args.name,
        rule=chosen_rule(args),
        species=args.species,
        max_calls=args.calls,
        min_score=args.min_score,
        per_site=args.per_site,
        min_effort_s=60 * args.min_minutes,
        seed=args.seed,
    )
    with open_session(args.project) as session:
        with console.progress("Drawing") as progress:
            queue, visits = draw_visits(session, design, progress=progress)
        calls = session.project.visits.items(queue.id)
    for line in queue_lines(visits, calls):
        console.say(line)
    console.result({"name": queue.name, "visits": len(visits), "calls": len(calls)})


def _show(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.survey.visits import Settled, find_queue, outcomes, queue_progress
    from birdann.cli.project import open_sounding

    with open_sounding(args.project) as project, project.reader() as reader:
        if args.name is None:
            queues = [queue_progress(reader, one) for one in reader.visits.all()]
            for one in queues:
                console.say(one.line())
            if not queues:
                console.say("There are no verified visits; birdann visits make draws them.")
            console.result(
                {"queues": [{k: getattr(one, k) for k in one.__slots__} for one in queues]}
            )
            return
        names = {key: one.name for key, one in reader.species.all().items()}
        sites = {one.id: one.name for one in reader.sites.all()}
        rows = []
        for came in outcomes(reader, find_queue(reader, args.name)):
            visit, is_open = came.visit, came.settled is Settled.OPEN
            row = {
                "visit": visit.place + 1,
                "species": names[visit.species_id],
                "site": sites.get(visit.site_id, ""),
                "started_at": visit.started_at.isoformat(" "),
                "detected": None if is_open else int(came.detected),
                "settled_by": came.settled.value,
                "remaining": round(visit.remaining, 3),
            }
            rows.append(row)
            outcome = "open" if is_open else f"{row['detected']} ({row['settled_by']})"
            console.say(
                f"{row['visit']}  {row['species']}  {row['site']}  {row['started_at']}  {outcome}  "
                f"{came.n_played} of {came.n_calls} calls played; chance that another "
                f"one is in it {visit.remaining:.2f}"
            )
        console.result({"visits": rows})

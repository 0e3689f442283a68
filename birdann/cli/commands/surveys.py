"""Commands that verify samples and visits, and estimate occupancy."""

import argparse
from typing import TYPE_CHECKING

from birdann.cli.choices import chosen_design
from birdann.cli.console import Console
from birdann.cli.options import command, with_steps
from birdann.cli.project import (
    existing_project,
    find_run,
    open_session,
    open_sounding,
    print_report,
)
from birdann.core.errors import SampleError
from birdann.core.files import outputs
from birdann.core.message import Message, join_texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from birdann.core.ids import RunId
    from birdann.core.provenance import Program
    from birdann.core.validation import Answer
    from birdann.core.visits import VisitRule
    from birdann.store import ProjectReader


validate = with_steps(
    "validate a random sample, and save thresholds",
    "make woods.birdann spring",
    "make show answer results remove threshold",
)


@command("""
    draw a validation sample
    @queue
    @source
    @design
""")
def validate_make(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.results.sampling import draw_sample, drawn_in_words, seconds_per_answer
    from birdann.core.ids import id_text

    with open_session(args.project) as session:
        with session.project.reader() as reader:
            source = _source(args, reader)
        design = chosen_design(args, source)
        with console.progress("Drawing") as progress:
            sample, items = draw_sample(session, design, progress=progress)
        with session.project.reader() as reader:
            all_species = reader.species.all()
            names = {all_species[item.species_id].name for item in items}
            pace_s = seconds_per_answer(reader, session.reviewer)
    console.print_line(
        join_texts([drawn_in_words(len(items), names, sample.name, pace_s), "."], "")
    )
    console.add_result({"sample": id_text(sample.id), "name": sample.name, "items": len(items)})


@command("""
    list the samples, or the items of one
    @project
    name?  name of the sample
    --table <path> OUT.csv  write the items, to answer them elsewhere
    @overwrite
""")
def validate_show(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.results.validation import find_sample, item_rows, sample_summaries
    from birdann.formats.sample_answers import write_items
    from birdann.store.project import Project

    with Project.open(existing_project(args.project), read_only=True) as project:
        if args.name is None:
            if args.table is not None:
                raise SampleError("--table needs the name of a sample.")
            with project.reader() as reader:
                samples = sample_summaries(reader)
            summaries = []
            for sample in samples:
                n, n_done, source = sample.n_items, sample.n_judged, sample.source
                console.print_line(
                    "“{name}”: {done} of {n} answered, scores of {source}",
                    name=sample.name,
                    done=n_done,
                    n=n,
                    source=source,
                )
                summaries.append(
                    {"name": sample.name, "items": n, "answered": n_done, "source": source}
                )
            if not summaries:
                console.print_line("No samples. Draw one with birdann validate make.")
            console.add_result({"samples": summaries})
            return
        with project.reader() as reader:
            rows = item_rows(reader, find_sample(reader, args.name))
    if args.table is not None:
        outputs.check(args.table, overwrite=args.overwrite)
        with outputs.write_together(overwrite=args.overwrite):
            write_items(args.table, rows)
        console.print_line("Wrote {n} rows to {path}.", n=len(rows), path=args.table)
        console.add_result({"path": str(args.table), "items": len(rows)})
        return
    for row in rows:
        answer = row.answer or Message("open")
        parts = [f"{row.item}  {row.recording}  {row.start_s:.2f}–{row.end_s:.2f} s"]
        parts += [f"{row.species}?", answer]
        if row.score is not None:
            parts.append(Message("score {score}", score=f"{row.score:.4g}"))
        console.print_line(join_texts(parts, "  "))
    console.add_result({"items": [{k: getattr(row, k) for k in row.__slots__} for row in rows]})


@command("""
    answer items: yes, no or unsure
    @queue
    --table <path> IN.csv  the table of show --table with its column “answer” filled in
    --answer* <answer> ITEM=ANSWER  such as 12=yes; may be given several times
""")
def validate_answer(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.results.validation import find_sample, item_rows
    from birdann.formats.sample_answers import read_answers

    answers: dict[int, Answer] = {}
    if args.table is not None:
        with open_sounding(args.project) as project, project.reader() as reader:
            asked = item_rows(reader, find_sample(reader, args.name))
        answers = read_answers(args.table, asked)
    _keep_answers(args, console, answers)


def _keep_answers(
    args: argparse.Namespace,
    console: Console,
    answers: "Mapping[int, Answer] | None" = None,
    *,
    visits: bool = False,
) -> None:
    """Store the answers of a table and of the arguments."""
    from birdann.app.results.review_queue import answer_items

    given = {item_key if visits else item_key[0]: answer for item_key, answer in args.answer}
    with open_session(args.project) as session:
        n = answer_items(session, args.name, {**(answers or {}), **given}, visits=visits)
    console.print_line(Message.counted("Kept %Ln answer.", "Kept %Ln answers.", n))
    console.add_result({"answers": n})


@command("""
    show precision, and the threshold for a target precision
    @queue
    --precision <share> P = 0.95  target precision (default: 0.95)
    --save-thresholds  save the thresholds, for export --use-thresholds
""")
def validate_results(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.results.validation import sample_results, save_thresholds

    if args.save_thresholds:
        with open_session(args.project) as session:
            saved = save_thresholds(session, args.name, precision=args.precision)
        console.print_line("Saved the thresholds of {n} species.", n=len(saved))
    with open_sounding(args.project) as project, project.reader() as reader, reader.snapshot():
        print_report(console, sample_results(reader, args.name, precision=args.precision))


@command("""
    remove a sample from the project
    @queue
""")
def validate_remove(args: argparse.Namespace, console: Console) -> None:
    _remove(args, console)


def _remove(args: argparse.Namespace, console: Console, *, visits: bool = False) -> None:
    """Remove a queue."""
    from birdann.app.commands import RemoveQueue
    from birdann.app.results.review_queue import find_visits_or_sample

    with open_session(args.project) as session:
        with session.project.reader() as reader:
            queue = find_visits_or_sample(reader, args.name, visits=visits)
        session.execute(RemoveQueue(queue))
    console.print_line("Removed “{name}”.", name=queue.name)
    console.add_result({"removed": queue.name})


@command("""
    list, save or remove thresholds
    @project
    @source
    --species NAME
    # one of
    --score <score>  threshold to save
    --remove  remove the saved threshold
""")
def validate_threshold(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.exchange.thresholds import forget_threshold, set_threshold, threshold_rows

    if args.score is not None or args.remove:
        if args.species is None:
            raise SampleError("A threshold needs a species: --species NAME.")
        with open_session(args.project) as session:
            with session.project.reader() as reader:
                source = _source(args, reader)
            if args.remove:
                forget_threshold(session, args.species, source)
            else:
                set_threshold(session, args.species, args.score, source)
    with open_sounding(args.project) as project, project.reader() as reader:
        rows = threshold_rows(reader)
    for row in rows:
        console.print_line(join_texts([row.text(), row.source]))
    if not rows:
        console.print_line("No thresholds are saved.")
    console.add_result(
        {"thresholds": [{k: getattr(row, k) for k in row.__slots__} for row in rows]}
    )


def _source(args: argparse.Namespace, reader: "ProjectReader") -> "RunId | Program | None":
    from birdann.core.provenance import Program

    if args.run is not None:
        return find_run(reader, args.run)
    if args.program is None:
        return None
    name, _, version = args.program.partition("/")
    known = {program for program, _ in reader.detections.counts() if program.name == name}
    if not version and len(known) == 1:
        return known.pop()
    if not name:
        raise SampleError("--program needs a name, such as BirdNET/2.4.")
    return Program(name=name, version=version)


def chosen_rule(args: argparse.Namespace) -> "VisitRule":
    """Return the definition of a visit of the arguments."""
    from birdann.core.visits import VisitRule

    try:
        return VisitRule.of(args.visit, args.hours, args.season, divides=args.divide_recordings)
    except ValueError:
        raise SampleError(
            "--visit is day, night, or a number of hours that divides 24: 1, 2, 3, 4, 6, 8, 12."
        ) from None


visits = with_steps(
    "verify which visits to sites detected a species, call by call",
    "make woods.birdann spring",
    "plan make show answer remove",
)


@command("""
    plan the numbers of sites and visits
    --occupied <share> SHARE = 0.5  share of sites that are occupied (default: 0.5)
    --detected <share> SHARE = 0.5  share of visits to occupied sites that detect the species
        (default: 0.5)
    --sites <int> N = 20  number of sites (default: 20)
    --width <share> SHARE = 0.1  target half-width of the interval (default: 0.1)
""")
def visits_plan(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.survey.occupancy import plan_lines

    shares = (args.occupied, args.detected, args.width)
    if not all(0 < share < 1 for share in shares) or args.sites < 1:
        raise SampleError("Shares must be between 0 and 1, with at least one site.")
    lines = plan_lines(args.occupied, args.detected, args.sites, args.width)
    for line in lines:
        console.print_line(line)
    console.add_result({"plan": lines})


@command("""
    draw visits, and the calls to play in each
    @queue
    @rule
    --species* NAME  only this species; may be given several times (default: all species of the
        model)
    --calls <int> K = 1  maximum number of calls played per visit (default: 1)
    --min-score <score> P = 0.0  minimum score of played calls (default: 0)
    --per-site <int> N  random visits per site (default: all)
    --min-minutes <float> MIN = 0.0  minimum recorded time of a visit (default: 0)
    --seed <int> = 0  random seed
""")
def visits_make(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.survey.visits import VisitDesign, draw_visits, queue_lines

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
        console.print_line(line)
    console.add_result({"name": queue.name, "visits": len(visits), "calls": len(calls)})


@command("""
    list the queues, or the outcomes of one
    @project
    name?  name of the queue
""")
def visits_show(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.survey.visits import Settled, find_queue, outcomes, queue_progress

    with open_sounding(args.project) as project, project.reader() as reader:
        if args.name is None:
            queues = [queue_progress(reader, visit) for visit in reader.visits.all()]
            for queue in queues:
                console.print_line(queue.line())
            if not queues:
                console.print_line("No verified visits. Draw them with birdann visits make.")
            console.add_result(
                {"queues": [{k: getattr(queue, k) for k in queue.__slots__} for queue in queues]}
            )
            return
        names = reader.species.names()
        sites = {site.id: site.name for site in reader.sites.all()}
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
            console.print_line(
                "{visit}  {outcome}  {played} of {n} calls played; probability of a remaining call "
                "{remaining}",
                visit=f"{row['visit']}  {row['species']}  {row['site']}  {row['started_at']}",
                outcome=Message("open") if is_open else f"{row['detected']} ({row['settled_by']})",
                played=came.n_played,
                n=came.n_calls,
                remaining=f"{visit.remaining:.2f}",
            )
        console.add_result({"visits": rows})


@command("""
    answer calls: yes, no or unsure
    @queue
    --answer* <call_answer> VISIT.CALL=ANSWER  such as 12.1=yes; may be given several times
""")
def visits_answer(args: argparse.Namespace, console: Console) -> None:
    _keep_answers(args, console, visits=True)


@command("""
    remove a queue from the project
    @queue
""")
def visits_remove(args: argparse.Namespace, console: Console) -> None:
    _remove(args, console, visits=True)


@command("""
    estimate the occupancy of each species  woods.birdann --visit night
    @season
    --site* COLUMN  site covariate of occupancy: a column of the site table
    --detection* COLUMN  covariate of detection: hour, minutes_from_sunrise or recorder
""")
def occupancy(args: argparse.Namespace, console: Console) -> None:
    """Print occupancy and detection probability of each species."""
    from birdann.app.survey.occupancy import season_occupancy

    with open_sounding(args.project) as project, project.reader() as reader, reader.snapshot():
        occupancy = season_occupancy(
            reader,
            args.queue,
            of_lists=chosen_rule(args) if args.lists else None,
            site_covariates=args.site,
            visit_covariates=args.detection,
        )
    print_report(console, occupancy)


@command("""
    write detection histories for occupancy models in R  woods.birdann --out histories
    @season
    --out! <path> FOLDER  for the tables
    --noise  measure the noise level of each visit (reads sound)
    @sound
    @overwrite
""")
def histories(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.survey.histories import write_histories

    allow = args.allow_outside if args.noise else None
    with (
        open_sounding(args.project, allow_outside=allow) as project,
        console.progress("Writing") as progress,
    ):
        report = write_histories(
            project,
            args.out,
            args.queue,
            of_lists=chosen_rule(args) if args.lists else None,
            with_noise=args.noise,
            overwrite=args.overwrite,
            progress=progress,
        )
    print_report(console, report)

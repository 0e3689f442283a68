"""Commands that label archives, and detect with networks."""

import argparse

from birdann.cli.choices import (
    chosen_design,
    chosen_network,
    raise_if_failed,
)
from birdann.cli.console import Console
from birdann.cli.options import command, with_steps
from birdann.cli.project import (
    existing_project,
    open_session,
    print_report,
    project_path,
)
from birdann.core.errors import ArchiveError, NetworkError
from birdann.core.files import outputs

archive = with_steps(
    "label archives of any size, on one machine or on many",
    "run spring.birdann-model /archive --out calls --local 8",
    "run sample apply similar",
)


@command("""
    find and label every call, and write Parquet tables
    model <path>  model file of “birdann model export”, or a network (.tflite, .onnx)
    @network
    sources+ <path> SOURCE  folders of recordings, or text files with one path per line
    --out! <path> DIR  results folder; recordings that are finished there are skipped
    # one of
    --local <positive> N  N processes on this machine (default: one for each core)
    --scheduler ADDRESS  a Dask scheduler, such as tcp://10.0.0.5:8786
    --slurm <path> FILE  start SLURM jobs as configured in this file

    --measurements  also measure every call
    --min-score <share> P  minimum score in the column “scores” (default: 0.05), or of a network's
        detections (default: 0.25)
    --detections <path> TABLE  detections of a neural network, as a table or a folder of tables:
        evidence for every segment
    --[no-]join-fragments  join fragments of one call after prediction, as birdann run does
        (default: except in recordings of 150 kHz or more), or keep each as a row
    --verify  compare all finished tables and sound files with their checksums (default: compare
        numbers of rows, file sizes and times)
    @strict
""")
def archive_run(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.archive.pool import Workers, default_workers, start_loading

    is_network = args.model.suffix.lower() in (".tflite", ".onnx")
    if is_network and args.detections is not None:
        raise ArchiveError("--detections counts for a model’s labels. Omit it for a network.")
    if is_network and args.measurements:
        raise ArchiveError("Detections by a network are not measured. Omit --measurements.")
    if not is_network and (args.labels or args.rate or args.scores):
        raise ArchiveError(
            "--labels, --rate and --scores describe networks. Omit them for {model}.",
            model=args.model,
        )
    wanted = Workers(
        local=args.local or default_workers(), scheduler=args.scheduler or "", slurm=args.slurm
    )
    start_loading(wanted)  # before this process loads its own
    from birdann.app.archive.running import run_archive
    from birdann.app.archive.tasks import ArchivePlan
    from birdann.app.exchange.network_detections import DEFAULT_MIN_SCORE

    default = DEFAULT_MIN_SCORE if is_network else ArchivePlan().min_score
    plan = ArchivePlan(
        has_measurements=args.measurements,
        min_score=default if args.min_score is None else args.min_score,
        joins_fragments=args.join_fragments,
        detections=str(args.detections.absolute()) if args.detections else "",
    )
    with console.progress("Archive") as progress:
        report = run_archive(
            chosen_network(args, args.model) if is_network else args.model,
            args.sources,
            args.out,
            plan,
            wanted=wanted,
            verifies=args.verify,
            say=console.print_line,
            progress=progress,
        )
    print_report(console, report)
    raise_if_failed(args, report.failures)


@command("""
    draw a validation sample as a project
    folder <path> DIR  results of archive run
    --out! <path> PROJECT  the .birdann file to make
    --name <str> = archive  name of the sample (default: archive)
    --examples <int> N = 1  also include this number of the most probable calls of each species at
        each site (default: 1)
    @design
""")
def archive_sample(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.archive.sampling import sample_archive

    with console.progress("Drawing") as progress:
        report = sample_archive(
            args.folder,
            project_path(args.out),
            chosen_design(args),
            n_examples=args.examples,
            progress=progress,
        )
    print_report(console, report)


@command("""
    apply validated thresholds to all calls
    folder <path> DIR  results of archive run
    project <path>  project with the validated sample
    --out! <path> DIR  empty folder for the calls that reach their threshold
    --sample NAME  validation sample for the call density (default: the newest)
""")
def archive_apply(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.archive.applying import apply_to_archive

    with console.progress("Applying") as progress:
        report = apply_to_archive(
            args.folder,
            existing_project(args.project),
            args.out,
            sample=args.sample,
            progress=progress,
        )
    print_report(console, report)


@command("""
    list the calls most similar to examples, as CSV
    folder <path> DIR  results of archive run
    --call+ CALL_ID  examples in the archive
    --project <path>  project whose confirmed calls of a species are examples
    --species NAME = ""  species of the examples
    --count <positive> N = 200  number of calls to list (default: 200)
    --out! <path> CSV  the table
    @overwrite
""")
def archive_similar(args: argparse.Namespace, console: Console) -> None:
    from contextlib import nullcontext

    from birdann.app.archive.similar import find_similar
    from birdann.store import Project

    outputs.check(args.out, overwrite=args.overwrite)
    opened_project = args.project and Project.open(existing_project(args.project), read_only=True)
    with opened_project or nullcontext() as project, console.progress("Comparing") as progress:
        report = find_similar(
            args.folder,
            args.out,
            calls=args.call,
            project=project,
            species=args.species,
            n_most=args.count,
            progress=progress,
        )
    print_report(console, report)


networks = with_steps(
    "detect species with an installed network such as BirdNET",
    "detect woods.birdann --network BirdNET.tflite --labels labels.txt",
    "list detect",
)


@command("list installed networks")
def networks_list(args: argparse.Namespace, console: Console) -> None:
    from birdann.analysis.networks import installed_networks, labels_path

    installed = installed_networks()
    for path in installed:
        console.print_line(f"{path}  {labels_path(path) or ''}")
    console.add_result({"networks": [str(path) for path in installed]})


@command("""
    detect species in all recordings, and store the detections
    @project
    --network <path> FILE  a TFLite or ONNX file (default: the installed one, see networks list)
    @network
    --min-score <share> SCORE = 0.25  minimum score (default: 0.25)
    --step:step_s <float> SECONDS  step between windows (default: no overlap)
    --only-known  only species of the project
    --evidence  keep the scores of all windows as evidence for segments found by birdann, instead
        of a segment for each detection; best with --step 1 --min-score 0.005
    --again  analyse all recordings again
    @strict
    @sound
""")
def networks_detect(args: argparse.Namespace, console: Console) -> None:
    from birdann.analysis.networks import installed_networks

    installed = installed_networks()
    if args.network is None and len(installed) != 1:
        raise NetworkError(
            "Name the network with --network; “birdann networks list” names those installed."
        )
    choice = chosen_network(args, args.network or installed[0])
    from birdann.app.exchange.network_detections import DetectionSettings, detect

    settings = DetectionSettings(
        min_score=args.min_score,
        step_s=args.step_s,
        only_known=args.only_known,
        as_evidence=args.evidence,
    )
    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Detecting") as progress:
            report = detect(session, choice, settings, again=args.again, progress=progress)
        print_report(console, report)
    raise_if_failed(args, report.failures)

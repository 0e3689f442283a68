"""A small project of synthesised birdsong, ready to train."""

from pathlib import Path

from birdann.app.commands import AssumeLists
from birdann.core.labels import ListState
from birdann.core.progress import Progress, part
from birdann.store import SUFFIX, Project


def make_sample(folder: Path, progress: Progress) -> Path:
    """Synthesise recordings with species lists into a folder; return the project's path."""
    from birdann.app.exchange.lists import BlankPolicy, import_lists
    from birdann.app.maintenance.adding import add_paths
    from birdann.app.segmenting.segment import segment_project
    from birdann.app.session import Session
    from birdann.sample.chorus import synthesise

    target = _free_name(folder)
    target.mkdir(parents=True)
    synthesise(target, progress=part(progress, 0.0, 0.5))
    path = target / f"Dawn chorus{SUFFIX}"
    with Project.create(path) as project:
        session = Session(project)
        add_paths(session, [target], progress=part(progress, 0.5, 0.55))
        session.execute(AssumeLists(ListState.COMPLETE))  # as the table of the chorus is
        import_lists(session, target / "recording_species.csv", blank=BlankPolicy.NO_BIRDS)
        segment_project(session, progress=part(progress, 0.55, 1.0))
    return path


def _free_name(folder: Path) -> Path:
    candidate, number = folder, 1
    while candidate.exists():
        number += 1
        candidate = folder.with_name(f"{folder.name} {number}")
    return candidate

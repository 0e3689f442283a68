"""Holding a project's segments against calls that are known."""

import os
from pathlib import Path, PurePosixPath

from birdann.app.pipelines.export import annotations
from birdann.core.errors import TableError
from birdann.evaluation.segments import Span, score_boundaries, score_calls
from birdann.formats.call_times import read_call_times
from birdann.store import Project


def score_against_calls(project: Project, calls: str | os.PathLike[str]) -> dict[str, object]:
    """Score outlines and labels: found, right, by species, and onsets and offsets.

    Files are matched by their name without suffix.

    Parameters
    ----------
    project
        A project whose recordings are segmented.
    calls
        Table of known calls (see ``birdann.formats.call_times``).

    Returns
    -------
    dict
        What ``birdann.evaluation.segments.score_calls`` returns, and under ``"boundaries"``
        what ``score_boundaries`` does.

    Raises
    ------
    TableError
        If the table cannot be read, or none of its files is in the project.
    """
    path = Path(os.path.abspath(calls))
    truth = [
        Span(recording=_stem(c.file), start_s=c.start_s, end_s=c.end_s, label=c.name)
        for c in read_call_times(path)
    ]
    with project.reader() as reader, reader.snapshot():
        names = {i: s.name for i, s in reader.all_species().items()}
        lists = reader.species_lists()
        listed = {
            _stem(r.name): [names[s] for s in lists[r.id].present] for r in reader.recordings()
        }
        segments = [
            Span(recording=_stem(a.recording), start_s=a.start_s, end_s=a.end_s, label=a.species)
            for a in annotations(reader)
        ]
    if not any(call.recording in listed for call in truth):
        raise TableError(f"{path} names no recording of this project.")
    return {
        **score_calls(segments, truth, listed),
        "boundaries": score_boundaries(segments, truth),
    }


def _stem(name: str) -> str:
    return PurePosixPath(name.replace("\\", "/")).stem

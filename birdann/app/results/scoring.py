"""Comparison of a project's segments with known calls."""

import math
import os
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

from birdann.app.exchange.exporting import annotations
from birdann.core.errors import AudioError, TableError
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.formats.call_times import KnownCall, read_call_times
from birdann.segmentation.one_to_one import score_one_to_one
from birdann.segmentation.scores import Span, score_boundaries, score_calls
from birdann.store import Project, ProjectReader


def score_against_calls(
    project: Project,
    calls: str | os.PathLike[str],
    *,
    measures_snr: bool = False,
    progress: Progress = silent,
) -> dict[str, object]:
    """Score outlines and labels: detection, labels, by species, and onsets and offsets.

    Files are matched by their name without suffix.

    Parameters
    ----------
    project
        A segmented project.
    calls
        Table of known calls (see ``birdann.formats.call_times``).
    measures_snr
        Whether to measure the signal-to-noise ratio of each call; calls in unreadable files
        are left out of the loudness classes.

    Returns
    -------
    dict
        The result of ``birdann.segmentation.scores.score_calls``; under ``"boundaries"`` that
        of ``score_boundaries``, under ``"one_to_one"`` that of
        ``birdann.segmentation.one_to_one.score_one_to_one``, under ``"elsewhere"`` how many
        recordings of the table are not in the project, whose calls do not count, and under
        ``"unheard"`` why files could not be read.
    """
    path = Path(os.path.abspath(calls))
    known = read_call_times(path)
    with project.reader() as reader, reader.snapshot():
        all_recordings = reader.recordings.all()
        recordings = {_stem(r.name): r for r in all_recordings}
        listed = _species_listed(reader, recordings)
        segments = [
            Span(
                recording=_stem(a.recording),
                start_s=a.start_s,
                end_s=a.end_s,
                label=a.species,
                band_hz=_band(a.low_hz, a.high_hz),
            )
            for a in annotations(reader)
        ]
    elsewhere = {name for call in known if (name := _stem(call.file)) not in listed}
    known = [call for call in known if _stem(call.file) not in elsewhere]
    _refuse_unclear(path, known, all_recordings)
    snr_db, unheard = _loudness(project, recordings, known, progress) if measures_snr else ({}, [])
    truth = [
        Span(
            recording=_stem(call.file),
            start_s=call.start_s,
            end_s=call.end_s,
            label=call.name,
            snr_db=snr_db.get(call),
            band_hz=call.band_hz,
        )
        for call in known
    ]
    return {
        **score_calls(segments, truth, listed),
        "boundaries": score_boundaries(segments, truth),
        "one_to_one": score_one_to_one(segments, truth, listed),
        "elsewhere": len(elsewhere),
        "unheard": unheard,
    }


def _species_listed(
    reader: ProjectReader, recordings: Mapping[str, Recording]
) -> dict[str, list[str]]:
    """Return the names in the lists of each recording."""
    names, lists = reader.species.names(), reader.lists.windows()
    return {
        name: list(
            dict.fromkeys(
                names[s] for species_list in lists.get(r.id, ()) for s in species_list.present
            )
        )
        for name, r in recordings.items()
    }


def _refuse_unclear(
    path: Path, known: Sequence[KnownCall], recordings: Sequence[Recording]
) -> None:
    """Raise an error where no call, or a call of several recordings, is of this project."""
    if not known:
        raise TableError("{path} lists no recording of this project.", path=path)
    n_called = Counter(_stem(r.name) for r in recordings)
    if several := next((call.file for call in known if n_called[_stem(call.file)] > 1), ""):
        raise TableError(
            "{path} lists “{file}”, and several recordings of this project have this name. Score "
            "projects that contain only one of them.",
            path=path,
            file=several,
        )


def _loudness(
    project: Project,
    recordings: Mapping[str, Recording],
    calls: Sequence[KnownCall],
    progress: Progress,
) -> tuple[dict[KnownCall, float], list[str]]:
    """Return the signal-to-noise ratio of calls in dB, and why files could not be read."""
    from birdann.dsp.audio import AudioReader
    from birdann.segmentation.loudness import call_snr_db

    calls_of: dict[str, list[KnownCall]] = defaultdict(list)
    for call in calls:
        if (name := _stem(call.file)) in recordings:
            calls_of[name].append(call)
    snr_db: dict[KnownCall, float] = {}
    unheard: list[str] = []
    for i, (name, own) in enumerate(calls_of.items()):
        progress(i / len(calls_of), Message("Scoring {name}", name=name))
        spans_s = [(call.start_s, call.end_s) for call in own]
        try:
            with AudioReader(project.audio_path(recordings[name])) as reader:
                levels = call_snr_db(reader, spans_s, [call.band_hz for call in own])
        except AudioError as error:
            unheard.append(str(error))
        else:
            known = zip(own, levels, strict=True)
            snr_db |= {call: level for call, level in known if math.isfinite(level)}
    progress(1.0, Message("Done"))
    return snr_db, unheard


def _band(low_hz: float | None, high_hz: float | None) -> tuple[float, float] | None:
    return None if low_hz is None or high_hz is None else (low_hz, high_hz)


def _stem(name: str) -> str:
    return PurePosixPath(name.replace("\\", "/")).stem

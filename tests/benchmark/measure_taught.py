"""How well a segmenter that was taught with boxes on half of the recordings outlines the others' notes.

    python tests/benchmark/measure_taught.py FOLDER ... [--preset PRESET]

Every folder has recordings and a ``notes.csv`` (file, start_s, end_s). Boxes around the notes of every other
recording, over most of the spectrum, are painted in a project, a segmenter is trained from them,
and outlines the notes of the others; then the other way round. F1 of notes at half overlap, outlines that overlap in
time by more than half being one, beside the default segmenter's.
"""

import tempfile
from pathlib import Path

from bench_segmentation import Spans, f1_of, known_notes, merged
from figures import begin, command_line, figure

from birdann.app.exchange.painting import paint
from birdann.app.learning.segmenter_training import FOREST_PRESET, train_segmenter
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.geometry import TimeFreqBox
from birdann.store import Project

LOW_HZ, HIGH_SHARE = 500.0, 0.4


def taught(
    folder: Path, known: dict[str, Spans], shown: set[str], preset: str
) -> dict[str, Spans]:
    """Return the notes that are outlined in the recordings that were not shown."""
    with (
        tempfile.TemporaryDirectory() as place,
        Project.create(Path(place) / "p.birdann") as project,
    ):
        session = Session(project)
        add_paths(session, [folder / name for name in known])
        recordings = {recording.name: recording for recording in project.recordings.all()}
        for name in shown:
            one = recordings[name]
            boxes = [
                TimeFreqBox(onset_s=start, offset_s=stop, low_hz=LOW_HZ, high_hz=HIGH_SHARE * one.sample_rate_hz)
                for start, stop in known[name]
            ]  # fmt: skip
            session.execute(paint(session, one.id, call=boxes, is_complete=True))
        train_segmenter(session, preset=preset)
        others = {name: one.id for name, one in recordings.items() if name not in shown}
        segment_project(session, segmenter="forest", recording_ids=list(others.values()))
        return {
            name: merged([(s.box.onset_s, s.box.offset_s) for s in project.segments.of(one)])
            for name, one in others.items()
        }


def main() -> None:
    """Print F1 of taught and of default outlines."""
    args = command_line(__doc__, {"folders+": Path}, preset=FOREST_PRESET)
    begin("half of the recordings taught, the others judged, both ways")
    for folder in args.folders:
        known = known_notes(folder)
        halves = [set(list(known)[i::2]) for i in (0, 1)]
        found: dict[str, Spans] = {}
        for shown in halves:
            found |= taught(folder, known, shown, args.preset)
        figure(f"{folder.name}: F1 of notes, taught", f1_of(found, known), "")


if __name__ == "__main__":
    main()

"""Write a project of the present format, with a row in every table, beside this script.

Run it once when a format is released, before the next one is begun: files of released formats are
kept as the code of their time made them, and never made again.
"""

import sys
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import Label, LabelState, ListState, Species, SpeciesList, TagState
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.provenance import by_person, by_run
from birdann.core.recorder import RecorderMetadata
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.core.strokes import SegmenterId, Stroke, StrokeId, StrokeKind, TrainedSegmenter
from birdann.store import Project, Transaction
from birdann.store.schema import MAJOR, MINOR

GRID = Grid(hop_s=0.01, bin_hz=50.0)
SCHEMA = "hja38/1"


def mask(first_frame: int) -> Mask:
    """Return a small outline with a hole."""
    bitmap = np.ones((4, 6), dtype=bool)
    bitmap[1, 2] = False
    return Mask.from_bitmap(bitmap, GRID, first_frame=first_frame, first_bin=40)


def fill(tx: Transaction) -> None:
    """Put something of everything into a project."""
    recordings = [
        Recording(
            id=RecordingId(new_id()), path=f"audio/{name}.wav", content_hash=f"hash of {name}",
            size_bytes=960_044, sample_rate_hz=48_000, n_frames=480_000, n_channels=1,
            started_at=datetime(2025, 5, 4, 4, 30, tzinfo=UTC), started_at_source="GUANO",
        )
        for name in "ab"
    ]  # fmt: skip
    first, person = recordings[0].id, by_person("Ada")
    species = [Species(id=SpeciesId(new_id()), name=name) for name in ("Crow", "Wren")]
    segments = [
        Segment(
            id=SegmentId(new_id()), recording_id=first, box=mask(frame).box(), mask=mask(frame),
            provenance=by_run("threshold"),
        )
        for frame in (10, 200)
    ]  # fmt: skip
    run = ModelRun(
        id=RunId(new_id()), model_name="auto", params={"seed": 0}, seed=0,
        species_ids=tuple(s.id for s in species), feature_schema=SCHEMA,
        created_at=datetime(2026, 1, 1, tzinfo=UTC), report={"notes": ["made for a test"]},
    )  # fmt: skip
    tx.put_recordings(recordings)
    tx.put_recorder_metadata({first: RecorderMetadata(device="SM4", sources={"device": "wamd"})})
    tx.put_species(species)
    tags = {species[0].id: TagState.PRESENT, species[1].id: TagState.UNSURE}
    said = SpeciesList(recording_id=first, state=ListState.COMPLETE, tags=tags)
    tx.set_species_list(said, person)
    tx.add_segments(segments, schema_key=SCHEMA, features=np.arange(76.0).reshape(2, 38))
    tx.mark_segmented(first, segmenter="threshold", feature_schema=SCHEMA, notes=["a note"])
    tx.set_problem(recordings[1].id, "it could not be read")
    tx.set_labels(
        [
            Label(
                segment_id=segments[0].id, state=LabelState.CONFIRMED, species_id=species[0].id,
                provenance=person,
            )
        ]
    )  # fmt: skip
    tx.add_run(run, b"not a model", {"birdann": "test"})
    scores = np.array([[0.8, 0.1], [0.3, 0.3]], dtype=np.float32)
    table = ScoreTable(
        run_id=run.id, mode=Mode.TRANSDUCTIVE, segment_ids=tuple(s.id for s in segments),
        probabilities=scores,
    )  # fmt: skip
    tx.put_scores(first, table)
    tx.add_strokes(
        [
            Stroke(
                id=StrokeId(new_id()), recording_id=first, kind=StrokeKind.CALL, box=paint.box(),
                mask=paint, provenance=person,
            )
            for paint in (mask(300),)
        ]
    )  # fmt: skip
    everything = TimeFreqBox(onset_s=0.0, offset_s=10.0, low_hz=0.0, high_hz=24_000.0)
    rest = Stroke(
        id=StrokeId(new_id()), recording_id=first, kind=StrokeKind.REST, box=everything,
        provenance=person,
    )  # fmt: skip
    tx.add_strokes([rest])
    trained = TrainedSegmenter(
        id=SegmenterId(new_id()), name="forest", spectrogram={"window_s": 0.01}, seed=0,
        digest="not one", provenance=by_run("forest"),
    )  # fmt: skip
    tx.add_segmenter(trained, b"not a forest", {"birdann": "test"})
    tx.set_setting("a setting", {"k": 1})


def main() -> int:
    """Write the file, unless there is one."""
    path = Path(__file__).with_name(f"format-{MAJOR}.{MINOR}.birdann")
    if path.exists():
        print(f"{path} is kept as it is")
        return 1
    with Project.create(path) as project, project.transaction("fill", actor="Ada") as tx:
        fill(tx)
    return 0


if __name__ == "__main__":
    sys.exit(main())

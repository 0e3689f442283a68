"""A project with a row in every table, as the present format has them."""

from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from birdann.core.detections import Detection, DetectionId, DetectorRun
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import (
    Certainty,
    Label,
    LabelState,
    ListState,
    Note,
    Species,
    SpeciesList,
    TagState,
)
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.provenance import Origin, Program, person_provenance, run_provenance
from birdann.core.recording import RecorderMetadata, Recording, Site, SiteId
from birdann.core.segment import Segment
from birdann.core.strokes import SegmenterId, Stroke, StrokeId, StrokeKind, TrainedSegmenter
from birdann.core.training_report import TrainingReport
from birdann.core.validation import Answer, Sample, SampleAnswer, SampleId, SampleItem, Threshold
from birdann.store import Deletion, Project, Transaction

GRID = Grid(hop_s=0.01, bin_hz=50.0)
SCHEMA = "hja38/1"


def mask(first_frame: int) -> Mask:
    """Return a small outline with a hole."""
    bitmap = np.ones((12, 60), dtype=bool)
    bitmap[1, 2] = False
    return Mask.from_bitmap(bitmap, GRID, first_frame=first_frame, first_bin=40)


Basics = tuple[RecordingId, list[Species], list[Segment], ModelRun]


def add_basics(tx: Transaction) -> Basics:
    """Add two recordings, a list, two segments, a label, a run with scores, and paint."""
    recordings = [
        Recording(
            id=RecordingId(new_id()), path=f"audio/{name}.wav", content_hash=f"hash of {name}",
            size_bytes=960_044, sample_rate_hz=48_000, n_frames=480_000, n_channels=1,
            started_at=datetime(2025, 5, 4, 4, 30, tzinfo=UTC), started_at_source="GUANO",
        )
        for name in "ab"
    ]  # fmt: skip
    first, person = recordings[0].id, person_provenance("Ada")
    species = [Species(id=SpeciesId(new_id()), name=name) for name in ("Crow", "Wren")]
    segments = [
        Segment(
            id=SegmentId(new_id()), recording_id=first, box=mask(frame).box(), mask=mask(frame),
            provenance=run_provenance("threshold"),
        )
        for frame in (10, 200)
    ]  # fmt: skip
    run = ModelRun(
        id=RunId(new_id()), model_name="auto", params={"seed": 0}, seed=0,
        species_ids=tuple(s.id for s in species), feature_schema=SCHEMA,
        created_at=datetime(2026, 1, 1, tzinfo=UTC), report=TrainingReport(notes=("made for a test",)),
    )  # fmt: skip
    tx.recordings.put(recordings)
    tx.recordings.put_metadata({first: RecorderMetadata(device="SM4", sources={"device": "wamd"})})
    tx.species.put(species)
    tags = {species[0].id: TagState.PRESENT, species[1].id: TagState.UNSURE}
    said = SpeciesList(recording_id=first, state=ListState.COMPLETE, tags=tags)
    tx.lists.set(said, person)
    tx.segments.add(segments, schema_key=SCHEMA, features=np.arange(76.0).reshape(2, 38))
    tx.recordings.mark_segmented(
        first, segmenter="threshold", feature_schema=SCHEMA, notes=["a note"]
    )
    tx.recordings.set_problem(recordings[1].id, "it could not be read")
    tx.labels.set(
        [
            Label(
                segment_id=segments[0].id, state=LabelState.CONFIRMED, species_id=species[0].id,
                provenance=person,
            )
        ]
    )  # fmt: skip
    tx.runs.add(run, b"not a model", {"birdann": "test"})
    scores = np.array([[0.8, 0.1], [0.3, 0.3]], dtype=np.float32)
    table = ScoreTable(
        run_id=run.id, mode=Mode.TRANSDUCTIVE, segment_ids=np.array([s.id for s in segments]),
        probabilities=scores, call_probability=np.array([0.95, 0.7], dtype=np.float32),
        animal_probability=np.array([0.97, 0.8], dtype=np.float32),
        none_probabilities=np.array([0.1, 0.4], dtype=np.float32),
    )  # fmt: skip
    tx.scores.put(first, table)
    tx.strokes.add(
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
    tx.strokes.add([rest])
    trained = TrainedSegmenter(
        id=SegmenterId(new_id()), name="forest", spectrogram={"window_s": 0.01}, seed=0,
        digest="not one", provenance=run_provenance("forest"),
    )  # fmt: skip
    tx.segmenters.add(trained, b"not a forest", {"birdann": "test"})
    tx.settings.set("a setting", {"k": 1})
    return first, species, segments, run


def add_rest(
    tx: Transaction,
    recording: RecordingId,
    species: list[Species],
    segments: list[Segment],
    run: ModelRun,
) -> None:
    """Add rows to all other tables."""
    person, other = person_provenance("Ada"), person_provenance("Grace")
    program = Program(name="BirdNET", version="2.4")
    crow, segment = species[0].id, segments[0]
    site = Site(id=SiteId(new_id()), name="Oak", latitude_deg=52.5, longitude_deg=13.4)
    tx.sites.put([site])
    tx.sites.set_sites({recording: site.id})
    tx.recordings.set_note(recording, Note(text="rain at the end", provenance=person))
    tx.lists.set(
        SpeciesList(
            recording_id=recording, state=ListState.INCOMPLETE, tags={crow: TagState.PRESENT},
            span_s=(0.0, 3.0),
        ),
        other,
    )  # fmt: skip
    tx.segments.set_origins({segment.id: Origin(program=program, row={"Confidence": "0.93"})})
    tx.segments.set_notes({segment.id: Note(text="faint", provenance=person)})
    tx.labels.add_readings(
        [
            Label(
                segment_id=segment.id, state=LabelState.CORRECTED, species_id=species[1].id,
                provenance=other, certainty=Certainty.POSSIBLE, call_type="alarm",
            )
        ]
    )  # fmt: skip
    detection = Detection(
        id=DetectionId(new_id()), recording_id=recording, program=program, onset_s=0.0,
        offset_s=3.0, band_hz=(0.0, 15_000.0), name="Corvus corone_Carrion Crow",
        species_id=crow, score=0.93, segment_id=segment.id, row={"Rank": 1},
    )  # fmt: skip
    tx.detections.put([detection])
    run_of_detector = DetectorRun(
        program=program, names={detection.name: ("Corvus corone",)}, min_score=0.1, window_s=3.0,
        step_s=1.0,
    )  # fmt: skip
    scores = np.array([[0, 0.0, np.inf, 0.0, 3.0, 0.4], [0, 0.0, np.inf, 1.0, 4.0, 0.6]])
    tx.detections.put_windows(run_of_detector, {recording: scores})
    for source in (run.id, program):
        sample = Sample(
            id=SampleId(new_id()), name="of BirdNET" if source is program else "of a run", source=source, seed=0, is_blinded=True,
            provenance=person, design={"bins": 4},
        )  # fmt: skip
        item = SampleItem(
            place=0, recording_id=recording, onset_s=0.1, offset_s=0.2, species_id=crow,
            score=0.8, bin=3, segment_id=segment.id, detection_id=detection.id,
        )  # fmt: skip
        tx.samples.add(sample, [item])
        answer = SampleAnswer(place=0, answer=Answer.YES, provenance=other)
        tx.samples.add_answers(sample.id, [answer])
        tx.thresholds.set(
            [
                Threshold(
                    species_id=crow, source=source, score=0.7, precision=0.9,
                    sample_id=sample.id, provenance=person,
                )
            ]
        )  # fmt: skip


def add_fragments(tx: Transaction, whole: Segment) -> None:
    """Note that a segment was joined from two others."""
    fragments = [
        Segment(
            id=SegmentId(new_id()), recording_id=whole.recording_id, box=mask(frame).box(),
            mask=mask(frame), provenance=run_provenance("threshold"),
        )
        for frame in (200, 203)
    ]  # fmt: skip
    tx.segments.add(fragments, schema_key=SCHEMA, features=np.ones((2, 38)))
    tx.segments.set_deletion([fragment.id for fragment in fragments], Deletion.BY_PERSON)
    tx.segments.set_fragments({whole.id: [fragment.id for fragment in fragments]})


_OTHER_ROWS = {
    "species_alias": "SELECT id, 'code', 'eBird', 'carcro1' FROM species WHERE name = 'Crow'",
    "merged_row": "SELECT species, 'label', segment FROM label",
    "season": "SELECT 1, 'spring', '2025-04-01', '2025-06-30', {made}",
    "species_list": "SELECT 77, recording, 3.0, 12.0, 'Grace', '', 'possible', 'random', {made} "
    "FROM species_list LIMIT 1",
    "tag": "SELECT 77, id, 0, 'present' FROM species WHERE name = 'Wren'",
    "list_exception": "SELECT segment, species, made FROM label",
    "custom_field": "SELECT 5, 0, 'sex', 'choice', '[\"f\", \"m\"]', 0",
    "custom_value": "SELECT segment, 5, 'f', made FROM label",
    "visit_queue": "SELECT 6, 1, 'spring', id, 5, '{{}}', {made}, 0 FROM model_run",
    "visit": "SELECT 6, 0, species.id, site.id, '2025-05-04T04:00', '2025-05-05T04:00', 20.0, 0.1 "
    "FROM species, site WHERE species.name = 'Crow'",
    "visit_call": "SELECT 6, 0, 0, recording, id, onset_s, offset_s, 0.8 FROM segment LIMIT 1",
    "visit_verdict": "SELECT 6, 0, 0, {made}, 'yes', 2.5",
    "merged_fact": """SELECT 7, '{{"is": 8}}'""",
}


def add_rows(tx: Transaction) -> None:
    """Add a row to each table that is filled by statements of its own."""
    made = "(SELECT made FROM label LIMIT 1)"
    for table, rows in _OTHER_ROWS.items():
        tx.rows.execute(f"INSERT INTO {table} {rows.format(made=made)}")


def make_project(path: Path, *, is_full: bool = True) -> Path:
    """Write a project with a row in every table, or with the basics alone; return its path."""
    with Project.create(path) as project, project.transaction("fill", actor="Ada") as tx:
        recording, species, segments, run = add_basics(tx)
        if is_full:
            add_rest(tx, recording, species, segments, run)
            add_fragments(tx, segments[1])
            add_rows(tx)
    return path

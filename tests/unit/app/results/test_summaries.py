"""Summaries: numbers that can be counted by hand."""

import csv

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    LabelSegments,
    Outlines,
)
from birdann.app.results.summaries import Summary, export_summary
from birdann.core.labels import LabelState


def test_the_matrix_counts_segments_of_each_species_in_each_recording(session, factory, tmp_path):
    recordings = [factory.recording(f"{name}.wav") for name in "ab"]
    owl, wren = factory.species("Owl"), factory.species("Wren")
    session.execute(AddRecordings(recordings))
    session.execute(AddSpecies([owl, wren]))
    named = {recordings[0].id: [owl, owl, wren], recordings[1].id: [wren]}
    for recording_id, species in named.items():
        segments = [factory.segment(recording_id, 100 * (1 + n)) for n in range(len(species) + 1)]
        session.execute(AddSegment(Outlines(segments)))
        for segment, one in zip(segments, species, strict=False):
            session.execute(LabelSegments([segment.id], LabelState.CORRECTED, one.id))
        session.execute(LabelSegments([segments[-1].id], LabelState.REJECTED, owl.id))
    path = tmp_path / "matrix.csv"
    export_summary(session.project, path, Summary.MATRIX)
    with path.open(newline="", encoding="utf-8") as file:
        rows = {row["recording"]: (row["Owl"], row["Wren"]) for row in csv.DictReader(file)}
    assert rows == {"a.wav": ("2", "1"), "b.wav": ("0", "1")}

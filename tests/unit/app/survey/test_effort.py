"""Survey effort of a project: which lists, recordings and reviewed segments count."""

from datetime import UTC, datetime, timedelta

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    LabelSegments,
    Outlines,
    RemoveRecordings,
    SetSpeciesLists,
)
from birdann.app.results.chart_data import ChartData
from birdann.app.results.chart_files import effort_rows
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.core.recording import Site, SiteId

START = datetime(2024, 5, 1, 5, tzinfo=UTC)


def test_only_what_was_listened_to_listed_or_reviewed_counts(session, factory):
    """Two recordings of two minutes that overlap by one, one without a start, and one removed."""
    starts = (START, START + timedelta(minutes=1), None, START + timedelta(hours=3))
    first, second, _, removed = recordings = [
        factory.recording(f"{i}.wav", n_frames=2 * 60 * 22050, sample_rate_hz=22050, started_at=at)
        for i, at in enumerate(starts)
    ]
    wren = factory.species("Wren")
    session.execute(AddRecordings(recordings))
    session.execute(AddSpecies([wren]))
    with session.project.transaction("sites") as tx:
        tx.sites.put([Site(id=SiteId(1), name="bog")])
        tx.sites.place({one.id: SiteId(1) for one in recordings})
    session.execute(
        SetSpeciesLists(
            [
                SpeciesList(
                    recording_id=recording.id, state=state, span_s=span_s,
                    tags={wren.id: TagState.PRESENT} if state is not ListState.UNTAGGED else {},
                )
                for recording, state, span_s in (
                    (first, ListState.COMPLETE, (0.0, 60.0)),
                    (first, ListState.INCOMPLETE, (60.0, 90.0)),
                    (first, ListState.POSSIBLE, (90.0, 110.0)),
                    (first, ListState.UNTAGGED, (110.0, 120.0)),
                    (recordings[2], ListState.COMPLETE, None),
                    (removed, ListState.COMPLETE, None),
                )
            ]
        )
    )  # fmt: skip
    segments = [factory.segment(one.id, frame) for one in (first, second) for frame in (100, 900)]
    session.execute(AddSegment(Outlines(segments)))
    session.execute(LabelSegments([one.id for one in segments[1:]], LabelState.CORRECTED, wren.id))
    session.execute(RemoveRecordings([removed.id]))
    with session.project.reader() as reader:
        rows = effort_rows(ChartData.of(reader))
    # recorded, listened, complete (listed or reviewed whole), labelled by a model, reviewed
    assert rows == [["bog", "2024-05-01", "3.00", "1.50", "3.00", "0.00", "2.00"]]

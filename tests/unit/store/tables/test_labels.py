from datetime import UTC, datetime, timedelta

from birdann.core.labels import Certainty, Label, LabelState
from birdann.core.provenance import Maker, Provenance
from birdann.store.tables import labels

START = datetime(2026, 5, 1, tzinfo=UTC)


def label(segment, species, who="Ada", minutes=0, **values):
    made = Provenance(maker=Maker.PERSON, name=who, at=START + timedelta(minutes=minutes))
    return Label(
        segment_id=segment.id,
        state=LabelState.CORRECTED,
        species_id=species.id,
        provenance=made,
        **values,
    )


def test_certainty_and_type_of_call_are_kept(project, known):
    first, second = known.segments
    sure = label(first, known.wren, certainty=Certainty.CERTAIN, call_type="song")
    plain = label(second, known.crow)
    with project.transaction("label") as tx:
        tx.labels.set([sure, plain])
    assert project.labels.all() == {first.id: sure, second.id: plain}
    less = label(first, known.wren, minutes=1, certainty=Certainty.POSSIBLE)
    with project.transaction("label again") as tx:
        tx.labels.set([less])
    assert project.labels.of([first.id]) == {first.id: less}


def test_several_people_read_one_segment(project, known):
    segment = known.segments[0]
    counts = label(segment, known.wren)
    readings = [
        label(segment, known.crow, "Grace", 2, certainty=Certainty.PROBABLE),
        label(segment, known.wren, "Grace", 1, call_type="alarm"),
    ]
    with project.transaction("read") as tx:
        tx.labels.set([counts])
        tx.labels.add_readings(readings)
        tx.labels.add_readings(readings)  # of another copy: nothing new
    assert project.labels.all() == {segment.id: counts}
    assert project.labels.readings([segment.id]) == {segment.id: readings[::-1]}
    assert project.labels.all_readings() == {segment.id: readings[::-1]}
    with project.transaction("take back") as tx:
        tx.labels.remove_readings(readings[:1])
    assert project.labels.readings([segment.id]) == {segment.id: readings[1:]}


def test_what_was_only_read_is_not_erased_by_searching_again(project, known):
    first, second = known.segments
    with project.transaction("read") as tx:
        tx.labels.add_readings([label(first, known.crow)])
        tx.segments.drop_unreviewed(known.recording.id)
    assert [segment.id for segment in project.segments.of(known.recording.id)] == [first.id]
    assert second.id not in project.segments.deletions([second.id])


def test_contradictions_are_sought_from_labels_not_from_all_segments(project):
    plan = project.labels._rows.all(f"EXPLAIN QUERY PLAN {labels._CONTRADICTIONS}")
    assert [step for *_, step in plan if step.startswith("SCAN")] == ["SCAN label"]

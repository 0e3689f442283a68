from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from birdann.core.ids import new_id
from birdann.core.provenance import Maker, Program, Provenance, person_provenance
from birdann.core.validation import (
    Answer,
    Sample,
    SampleAnswer,
    SampleId,
    SampleItem,
    Threshold,
)

PROGRAM = Program(name="BirdNET", version="2.4")
START = datetime(2026, 5, 1, tzinfo=UTC)


def sample(source, name="wrens", **values):
    return Sample(
        id=SampleId(new_id()),
        name=name,
        source=source,
        seed=7,
        is_blinded=True,
        provenance=person_provenance("Ada"),
        design={"bins": [0.5, 0.9], "per_bin": 20},
        **values,
    )


def items(known):
    return [
        SampleItem(
            place=place,
            recording_id=known.recording.id,
            onset_s=segment.box.onset_s,
            offset_s=segment.box.offset_s,
            species_id=known.wren.id,
            score=0.25 + place / 2,
            bin=place,
            segment_id=segment.id,
        )
        for place, segment in enumerate(known.segments)
    ]


def answer(place, said, who, minutes):
    made = Provenance(maker=Maker.PERSON, name=who, at=START + timedelta(minutes=minutes))
    return SampleAnswer(place=place, answer=said, provenance=made)


def test_samples_of_runs_and_of_programs_come_back_newest_first(project, known):
    of_run, of_program = sample(known.run.id), sample(PROGRAM, "BirdNET's wrens")
    drawn = items(known)
    with project.transaction("draw") as tx:
        tx.samples.add(of_run, drawn)
        tx.samples.add(of_program, [])
    assert project.samples.all() == [of_program, of_run]
    assert project.samples.items(of_run.id) == drawn
    assert project.samples.items(of_program.id) == []
    with project.transaction("hide") as tx:
        tx.samples.remove([of_run.id])
    assert project.samples.all() == [of_program]


def test_each_persons_answers_are_kept_with_their_times(project, known):
    drawn = sample(known.run.id)
    said = [
        answer(0, Answer.YES, "Ada", 1),
        answer(0, Answer.UNSURE, "Grace", 2),
        answer(1, Answer.NO, "Ada", 3),
    ]
    with project.transaction("draw") as tx:
        tx.samples.add(drawn, items(known))
        tx.samples.add_answers(drawn.id, said[::-1])
        tx.samples.add_answers(drawn.id, said)  # merging twice changes nothing
    assert project.samples.answers(drawn.id) == said


def test_a_sample_outlives_what_was_scored(project, known):
    drawn = sample(known.run.id)
    with project.transaction("draw") as tx:
        tx.samples.add(drawn, items(known))
    with project.transaction("search again, train again") as tx:
        tx.segments.drop_unreviewed(known.recording.id)
        tx.runs.delete(known.run.id)
    assert project.samples.all() == [drawn]
    assert project.samples.items(drawn.id) == [
        replace(item, segment_id=None) for item in items(known)
    ]


def test_one_threshold_for_each_species_and_source(project, known):
    def threshold(source, score, **values):
        return Threshold(
            species_id=known.wren.id,
            source=source,
            score=score,
            provenance=person_provenance("Ada"),
            **values,
        )

    drawn = sample(PROGRAM)
    first, own = threshold(PROGRAM, 0.5), threshold(known.run.id, 0.75)
    with project.transaction("save") as tx:
        tx.samples.add(drawn, [])
        tx.thresholds.set([first, own])
    assert project.thresholds.one(known.wren.id, PROGRAM) == first
    assert project.thresholds.one(known.wren.id, known.run.id) == own
    assert project.thresholds.one(known.crow.id, PROGRAM) is None
    assert project.thresholds.one(known.wren.id, Program(name="other")) is None
    better = threshold(PROGRAM, 0.625, precision=0.95, sample_id=drawn.id)
    with project.transaction("save again") as tx:
        tx.thresholds.set([better])
    assert project.thresholds.all() == [own, better]
    with project.transaction("forget") as tx:
        tx.thresholds.remove(known.wren.id, PROGRAM)
    assert project.thresholds.all() == [own]


def test_a_sample_has_a_name():
    with pytest.raises(ValueError, match="name"):
        sample(PROGRAM, " ")

"""Tables that are written and imported, and what a project then says."""

import pytest

from birdann.app.exchange.imports import import_annotations


@pytest.fixture
def read(sounds, tmp_path):
    """Return what writes a table beside two recordings, a and b, and imports it."""

    def read(name, text, **options):
        (tmp_path / name).write_text(text, encoding="utf-8")
        return import_annotations(sounds, [tmp_path / name], **options)

    return read


@pytest.fixture
def said(sounds):
    """Return what tells state and species of labels, name and score of detections, by time."""

    def said():
        project = sounds.project
        names, labels = project.species.names(), project.labels.all()
        by_time = {}
        for recording in project.recordings.all():
            found = {one.segment_id: one for one in project.detections.of(recording.id)}
            for place in project.segments.positions(recording.id):
                label, one = labels.get(place.segment_id), found.get(place.segment_id)
                by_time[round(place.box.onset_s, 3), round(place.box.offset_s, 3)] = (
                    label and label.state.value,
                    label and names.get(label.species_id),
                    one and one.name,
                    one and one.score,
                )
        return by_time

    return said

"""Rows that an export has in held-out recordings tagged "no birds"."""

import numpy as np

from birdann.app.commands import AddRecordings, SetSpeciesLists
from birdann.app.learning.training import train
from birdann.core.labels import ListState, SpeciesList
from birdann.models.auto.learner import EnsembleAnnotator

PARAMS = {"n_trees": 10, "n_rounds": 1}


def empty_recordings(session, factory, centres):
    """Add recordings of six segments each that are tagged as having no birds."""
    made = [factory.recording(f"empty{k}.wav") for k in range(len(centres))]
    recordings = sorted(made, key=lambda recording: recording.id)  # as they are held out
    session.execute(AddRecordings(recordings))
    rng = np.random.default_rng(1)
    with session.project.transaction("segments") as tx:
        for recording, centre in zip(recordings, centres, strict=True):
            segments = [factory.segment(recording.id, 100 * (k + 1)) for k in range(6)]
            X = np.asarray(centre) + 0.3 * rng.standard_normal((6, 5))
            tx.segments.add(segments, schema_key="test/1", features=X)
    lists = [SpeciesList(recording_id=r.id, state=ListState.COMPLETE) for r in recordings]
    session.execute(SetSpeciesLists(lists))
    return sum(recording.duration_s for recording in recordings) / 3600


def counted(session, **choices):
    run = train(session, params=PARAMS, false_calls=True, **choices)
    return next(line for line in run.report.findings if line.startswith("False calls"))


def test_rows_are_of_models_that_did_not_learn_from_the_recording(learnable, factory, monkeypatch):
    """Six sounds are like a Crow's, six like an Owl's, and twelve like none, of which six are held out at a time."""
    centres = np.array([6.0, 20.0, 6.0, 20.0])[:, None] * np.eye(5)[[0, 4, 1, 4]]
    hours = empty_recordings(learnable, factory, centres)
    fitted, fit = [], EnsembleAnnotator.fit
    with monkeypatch.context() as patched:
        patched.setattr(
            EnsembleAnnotator,
            "fit",
            lambda self, X, *rest, **options: (
                fitted.append(X.n_instances) or fit(self, X, *rest, **options)
            ),
        )
        line = counted(learnable)
    assert fitted == [96, 84, 84]
    rates = [float(word.strip(",")) for word in line.split(": ")[1].split(" exported")[0].split()]
    assert round(rates[0] * hours, 2) == 12
    assert rates == sorted(rates, reverse=True)
    assert f"in {hours:.2f} h" in line


def test_too_few_recordings_without_birds_are_said(learnable, factory):
    empty_recordings(learnable, factory, [20.0 * np.eye(5)[4]])
    assert "at least two recordings" in counted(learnable)


def test_a_recording_with_a_window_or_a_species_is_not_without_birds(learnable, factory):
    empty_recordings(learnable, factory, [20.0 * np.eye(5)[4]] * 2)
    recording = factory.recording("window.wav")
    learnable.execute(AddRecordings([recording]))
    learnable.execute(
        SetSpeciesLists(
            [SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, span_s=(0.0, 1.0))]
        )
    )
    before = 2 * recording.duration_s / 3600
    assert f"in {before:.2f} h" in counted(learnable)

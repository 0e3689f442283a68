"""A species that takes nearly all calls of a recording without a complete list."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from birdann.app.commands import SetSpeciesLists
from birdann.core.ids import IdIndex
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.core.predictions import ScoreColumns
from birdann.gui.project import guidance as module
from birdann.gui.project.guidance import dominant_species

WREN, ROBIN = 7, 8


def view(n_wren, n_robin=0, n_unknown=0, *, n_faint=0, state=ListState.INCOMPLETE, labels=None):
    species = np.repeat([0, 1, -1, 0], [n_wren, n_robin, n_unknown, n_faint])
    n, ids = len(species), np.arange(len(species))
    call_probability = np.where(np.arange(n) < n - n_faint, 0.9, 0.1)
    scores = replace(
        ScoreColumns.unscored(ids),
        mode=np.zeros(n, np.int8),
        species=species,
        species_ids=(WREN, ROBIN),
        call_probability=call_probability,
    )
    return SimpleNamespace(
        own_lists=(SimpleNamespace(state=state),),
        is_whole=True,
        scores=scores,
        labels=labels or {},
        shapes=SimpleNamespace(row_of=IdIndex(ids)),
        min_call_probability=0.5,
    )


def label(segment_id, species_id, state=LabelState.CORRECTED):
    return SimpleNamespace(segment_id=segment_id, species_id=species_id, state=state)


@pytest.mark.parametrize("state", [ListState.INCOMPLETE, ListState.UNTAGGED])
def test_a_species_with_more_than_nine_tenths_of_more_than_fifty_calls_is_found(state):
    assert dominant_species(view(56, 4, state=state)) == (WREN, 56, 60)


@pytest.mark.parametrize(
    "calls",
    [
        view(50),
        view(54, 6),
        view(54, 0, 6),
        view(50, n_faint=20),
        view(60, state=ListState.COMPLETE),
        view(0),
        view(0, 0, 60),
    ],
    ids=["few", "share", "unknown", "faint", "complete", "none", "only unknown"],
)
def test_no_species_is_found_with_fewer_calls_a_smaller_share_or_a_complete_list(calls):
    assert dominant_species(calls) is None


def test_labels_replace_predictions():
    corrected = {key: label(key, ROBIN) for key in range(6)}
    assert dominant_species(view(60, labels=corrected)) is None
    rejected = {key: label(key, None, LabelState.REJECTED) for key in range(6)}
    assert dominant_species(view(60, labels=rejected)) == (WREN, 54, 54)


def test_no_species_is_found_once_every_call_is_reviewed():
    confirmed = {key: label(key, WREN, LabelState.CONFIRMED) for key in range(60)}
    assert dominant_species(view(60, labels=confirmed)) is None


def test_the_warning_follows_the_species_list(trained, settled, monkeypatch):
    monkeypatch.setattr(module, "MIN_CALLS", 1)
    monkeypatch.setattr(module, "MIN_SHARE", 0.1)
    bench, warning = trained.bench, trained.window_parts.bar.warning
    recording_id = bench.view.id
    present = dict.fromkeys(bench.view.species_list.present, TagState.PRESENT)
    for state in (ListState.INCOMPLETE, ListState.COMPLETE):
        one = SpeciesList(recording_id=recording_id, state=state, tags=present)
        settled(bench.execute(SetSpeciesLists([one])))
        assert warning.isVisible() is (state is not ListState.COMPLETE)
        if warning.isVisible():
            assert "Low bird" in warning.text()

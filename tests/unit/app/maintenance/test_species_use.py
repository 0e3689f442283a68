"""How often people and the model use each species, counted by plain loops."""

import random

import numpy as np
import pytest

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    LabelSegments,
    MergeSpecies,
    Outlines,
)
from birdann.app.maintenance.species_use import SpeciesUse, species_use
from birdann.core.ids import as_ids
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.core.predictions import Mode, ScoreTable
from birdann.core.provenance import person_provenance

NAMES = ("Crow", "Owl", "Robin", "Wren")


@pytest.mark.parametrize("seed", range(3))
def test_every_use_is_counted(session, factory, seed):
    rng = random.Random(seed)
    species = [factory.species(name) for name in NAMES]
    session.execute(AddSpecies(species))
    session.execute(AddSpecies([factory.species("Never used")]))
    run, keys = factory.run(species), {one.name: one.id for one in species}
    tags, said, proposed = [], [], []
    with session.project.transaction("run") as tx:
        tx.runs.add(run, b"", {})
    for number in range(5):
        recording = factory.recording(f"{number}.wav")
        session.execute(AddRecordings([recording]))
        segments = [factory.segment(recording.id, 100 * i) for i in range(8)]
        session.execute(AddSegment(Outlines(segments)))
        p = np.float32(np.random.default_rng(10 * seed + number).dirichlet([0.5] * 4, 8))
        listed = {name: rng.choice([*TagState]) for name in rng.sample(NAMES, rng.randrange(4))}
        tags += listed.items()
        with session.project.transaction("list") as tx:
            tx.lists.set(
                SpeciesList(
                    recording_id=recording.id, state=ListState.COMPLETE,
                    tags={keys[name]: tag for name, tag in listed.items()},
                ),
                person_provenance("Ada"),
            )  # fmt: skip
            ids = as_ids([segment.id for segment in segments])
            tx.scores.put(recording.id, ScoreTable(run.id, Mode.INDUCTIVE, ids, p))
        for segment, scores in zip(segments, p, strict=True):
            if rng.random() < 0.5:
                state, name = rng.choice([*LabelState]), rng.choice(NAMES)
                session.execute(LabelSegments([segment.id], state, keys[name]))
                said.append((state, name))
            else:
                proposed.append(NAMES[int(scores.argmax())])
    found = {use.name: use for use in species_use(session.project)}
    assert sorted(found) == sorted((*NAMES, "Never used"))
    for name in NAMES:
        assert found[name] == SpeciesUse(
            id=keys[name], name=name, scientific_name=found[name].scientific_name,
            n_present=tags.count((name, TagState.PRESENT)),
            n_tags=sum(tagged == name for tagged, _ in tags),
            n_labels=sum(
                told == name and state is not LabelState.REJECTED for state, told in said
            ),
            n_refused=said.count((LabelState.REJECTED, name)),
            n_proposed=proposed.count(name),
        )  # fmt: skip
        assert found[name].is_named
    assert not found["Never used"].is_named
    session.execute(MergeSpecies(keys["Wren"], keys["Robin"], "Robin"))
    after = {use.name: use for use in species_use(session.project)}
    merged = after["Wren"]
    assert (merged.merged_into, merged.n_present, merged.n_tags, merged.n_labels) == (
        "Robin",
        0,
        0,
        0,
    )
    assert (merged.n_refused, merged.n_proposed, merged.is_named) == (0, 0, False)
    assert after["Robin"].n_labels == found["Robin"].n_labels + found["Wren"].n_labels

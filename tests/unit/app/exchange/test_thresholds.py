"""Saved thresholds: chosen by a person, and removed again."""

import pytest

from birdann.app.commands import AddSpecies
from birdann.app.exchange.thresholds import forget_threshold, set_threshold
from birdann.core.errors import SampleError
from birdann.core.provenance import Program

BIRDNET, PERCH = Program(name="BirdNET"), Program(name="Perch")


def test_a_threshold_is_removed_for_its_species_and_source_only(session, factory):
    session.execute(AddSpecies([factory.species("Wren"), factory.species("Tit")]))
    for name in ("Wren", "Tit"):
        for source in (BIRDNET, PERCH):
            set_threshold(session, name, 0.5, source)
    forget_threshold(session, "Wren", PERCH)
    names = session.project.species.names()
    kept = {(names[t.species_id], t.source.name) for t in session.project.thresholds.all()}
    assert kept == {("Wren", "BirdNET"), ("Tit", "BirdNET"), ("Tit", "Perch")}
    with pytest.raises(SampleError, match="No threshold is saved for “Wren” there"):
        forget_threshold(session, "Wren", PERCH)
    with pytest.raises(SampleError, match="no species “Owl”"):
        forget_threshold(session, "Owl", PERCH)

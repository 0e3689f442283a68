"""Species: what they are called by predictions, and what is refused when they are separated."""

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, AddSpecies, MergeSpecies
from birdann.app.commands.species import PartSpecies
from birdann.app.survey.effort import survey_of
from birdann.core.errors import BirdannError
from birdann.core.ids import as_ids
from tests.making import score_table


@pytest.fixture
def species(session, factory):
    owl, wren = factory.species("Owl"), factory.species("Wren")
    session.execute(AddSpecies([owl, wren]))
    return owl, wren


def names(session):
    return sorted(bird.name for bird in session.project.species.in_use())


def test_a_species_is_not_separated_into_the_name_of_another(session, species, factory):
    owl, wren = species
    session.execute(MergeSpecies(owl.id, wren.id, "Wren"))
    session.execute(AddSpecies([factory.species("Owl")]))
    with pytest.raises(BirdannError, match="Owl"):
        session.execute(PartSpecies(owl.id, "Owl"))
    assert names(session) == ["Owl", "Wren"]


def test_undo_and_redo_of_a_species_keep_its_mark(session, species):
    """Predictions may refer to a species that was taken back, and are drawn with its mark."""
    before = session.project.species.marks()
    session.undo()
    assert names(session) == []
    assert session.project.species.marks() == before
    session.redo()
    assert session.project.species.marks() == before


def test_predictions_of_merged_species_are_of_the_one_that_stays(session, factory):
    """Also where both are likely, and until they are separated again."""
    birds = owl, wren, crow = [factory.species(name) for name in ("Owl", "Wren", "Crow")]
    recording = factory.recording()
    session.execute(AddSpecies(birds))
    session.execute(AddRecordings([recording]))
    segments = [factory.segment(recording.id, 100 * (n + 1)) for n in range(4)]
    run = factory.run(birds)
    stated = np.array([[0.3, 0.6, 0.0], [0.0, 0.2, 0.7], [0.9, 0.0, 0.0], [0.2, 0.1, 0.6]])
    with session.project.transaction("predict") as tx:
        tx.segments.add(segments, schema_key="t/1", features=np.zeros((4, 1)))
        tx.runs.add(run, b"", {})
        tx.runs.show(run.id)
        ids = as_ids(segment.id for segment in segments)
        table = score_table(run.id, ids, stated)
        tx.scores.put(recording.id, table)

    def shown():
        reader = session.project
        found = reader.overview.segments()
        columns = reader.scores.columns(run.id, recording.id, ids)
        tables = []
        for part in (found, columns):
            named = [*part.species_ids, None]
            tables.append(
                [
                    (named[a], round(float(p), 6), named[b], round(float(q), 6))
                    for a, p, b, q in zip(
                        part.species, part.probability, part.runner_up,
                        part.runner_up_probability, strict=True,
                    )
                ]
            )  # fmt: skip
        assert tables[0] == tables[1]
        return tables[0]

    before = shown()
    assert [row[0] for row in before] == [wren.id, crow.id, owl.id, crow.id]
    session.execute(MergeSpecies(wren.id, owl.id, "Owl"))
    first, second, third, fourth = shown()
    assert first == (owl.id, 0.9, None, 0.0)
    assert second == (crow.id, 0.7, owl.id, 0.2)
    assert third[:2] == (owl.id, 0.9)
    assert fourth == (crow.id, 0.6, owl.id, 0.2)
    assert survey_of(session.project, session.project.overview.segments()).modelled == {
        owl.id,
        crow.id,
    }
    session.execute(PartSpecies(wren.id, "Wren"))
    assert shown() == before

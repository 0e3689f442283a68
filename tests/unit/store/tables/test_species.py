"""The marks of species are part of the project."""

import shutil
from dataclasses import replace

from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import Species
from birdann.store import Project

NAMES = [f"Species {k}" for k in range(61)]


def species(names):
    return [Species(id=SpeciesId(new_id()), name=name) for name in names]


def marks_by_name(project):
    marks = project.species.marks()
    return {one.name: marks[key] for key, one in project.species.all().items()}


def add(project, names):
    added = species(names)
    with project.transaction("add") as tx:
        tx.species.put(added)
    return added


def test_marks_do_not_depend_on_the_order_of_a_list(tmp_path):
    with (
        Project.create(tmp_path / "a.birdann") as one,
        Project.create(tmp_path / "b.birdann") as two,
    ):
        add(one, NAMES)
        add(two, NAMES[::-1])
        assert marks_by_name(one) == marks_by_name(two)
        assert len(set(marks_by_name(one).values())) == len(NAMES)


def test_marks_are_kept_by_later_species_new_names_and_reopening(tmp_path):
    path = tmp_path / "a.birdann"
    with Project.create(path) as project:
        first = add(project, NAMES[:5])
        before = project.species.marks()
        add(project, NAMES[5:])
        with project.transaction("rename and remove") as tx:
            tx.species.put([replace(first[0], name="Another")])
            tx.species.remove([first[1].id])
        assert {key: project.species.marks()[key] for key in before} == before
        kept = project.species.marks()
    shutil.copy(path, tmp_path / "copy.birdann")
    for again in (path, tmp_path / "copy.birdann"):
        with Project.open(again) as project:
            assert project.species.marks() == kept


def test_of_two_equal_marks_the_earlier_species_keeps_its_own(tmp_path):
    with Project.create(tmp_path / "a.birdann") as project:
        first, *_ = add(project, NAMES[:3])
        before = project.species.marks()
        with project.transaction("merge") as tx:
            tx.rows.execute("UPDATE species SET mark = ?", [before[first.id]])
            tx.species.mark()
        after = project.species.marks()
        assert after[first.id] == before[first.id]
        assert len(set(after.values())) == 3


def test_names_are_those_of_all_species_and_identifiers_those_in_use(tmp_path):
    with Project.create(tmp_path / "a.birdann") as project:
        wren, owl = add(project, ["Wren", "Owl"])
        with project.transaction("remove") as tx:
            tx.species.put([owl], removed=True)
        assert list(project.species.names().items()) == [(wren.id, "Wren"), (owl.id, "Owl")]
        assert project.species.ids_by_name() == {"Wren": wren.id}

"""Species that keep their identity: through checklists, programs that rename, slips and exports."""

from pathlib import Path

import pytest

from birdann.app.commands import AddSpecies, RenameSpecies, TagRecordings
from birdann.app.commands.species import SetScientificName
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations, preview_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.session import Session
from birdann.app.species_source import import_checklist, known_species
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import Species, TagState
from birdann.formats.registry import FORMATS
from birdann.store import Project
from tests.csv_rows import csv_rows

HEAD = "Start (s),End (s),Scientific name,Common name,Confidence,File"
EBIRD = (
    "TAXON_ORDER,CATEGORY,SPECIES_CODE,TAXON_CONCEPT_ID,PRIMARY_COM_NAME,SCI_NAME,ORDER,FAMILY\n"
    "1,species,rocpig,,Rock Pigeon,Columba livia,Columbiformes,Columbidae\n"
    "2,species,eurrob1,,European Robin,Erithacus rubecula,Passeriformes,Muscicapidae\n"
    "3,spuh,y00478,,bird sp.,Aves sp.,,\n"
)


@pytest.fixture
def detections(sounds, tmp_path):
    """Return what imports a row of BirdNET for every (scientific name, name)."""

    def read(*names: tuple[str, str], **told: str):
        path = tmp_path / "a.BirdNET.results.csv"
        rows = [f"{i},{i + 1},{latin},{name},0.9,a.wav" for i, (latin, name) in enumerate(names)]
        path.write_text("\n".join([HEAD, *rows]) + "\n", encoding="utf-8")
        return import_annotations(sounds, [path], species_map=told)

    return read


def names(session):
    return {species.name: species.scientific_name for species in session.project.species.in_use()}


def checklist(session, tmp_path: Path) -> int:
    path = tmp_path / "eBird_taxonomy.csv"
    path.write_text(EBIRD, encoding="utf-8")
    return import_checklist(session, path)


def test_no_species_gets_the_number_of_a_row(sounds, detections, tmp_path):
    assert checklist(sounds, tmp_path) == 2
    detections(("Erithacus rubecula", "European Robin"))
    assert names(sounds) == {"European Robin": "Erithacus rubecula"}


def test_one_scientific_name_is_one_species(sounds, detections):
    detections(("Columba livia", "Rock Pigeon"))
    report = detections(("Columba livia", "Rock Dove"))
    assert names(sounds) == {"Rock Pigeon": "Columba livia"}
    assert "“Rock Dove” is “Rock Pigeon”, by its scientific name" in "".join(report.lines())


def test_a_checklist_teaches_the_species_that_are_there_and_renames_none(
    sounds, detections, tmp_path
):
    detections(("", "Robin"), ("", "Rock Dove"))
    robin = sounds.project.species.find_by_name("Robin")
    sounds.execute(RenameSpecies(robin.id, "European Robin"))
    checklist(sounds, tmp_path)
    assert names(sounds) == {"European Robin": "Erithacus rubecula", "Rock Dove": ""}
    (known,) = [species for species in known_species(sounds.project).values() if species.codes]
    assert (known.codes, known.synonyms) == (("eurrob1",), ("Robin",))
    detections(("", "eurrob1"), ("", "robin"), ("Erithacus rubecula", "Rotkehlchen"))
    assert set(names(sounds)) == {"European Robin", "Rock Dove"}
    sounds.undo()


def test_what_is_not_certain_is_asked_once(sounds, detections, text_file):
    detections(("", "Rock Pigeon"))
    path = text_file("b.csv", f"{HEAD}\n0,1,,Rock Pidgeon,0.9,b.wav\n")
    with sounds.project.reader() as reader:
        (preview,) = preview_annotations(reader, [path])
    (question,) = preview.questions
    assert (question.written, question.candidates) == ("Rock Pidgeon", ("Rock Pigeon",))
    import_annotations(sounds, [path], species_map={"Rock Pidgeon": "Rock Pigeon"})
    assert set(names(sounds)) == {"Rock Pigeon"}
    with sounds.project.reader() as reader:
        assert preview_annotations(reader, [path])[0].questions == ()
    import_annotations(sounds, [path])
    assert set(names(sounds)) == {"Rock Pigeon"}


def test_a_species_without_a_scientific_name_gets_that_of_a_later_table(sounds, detections):
    detections(("", "European Robin"))
    detections(("Erithacus rubecula", "European Robin"))
    assert names(sounds) == {"European Robin": "Erithacus rubecula"}


def test_one_name_for_two_scientific_names_is_asked(sounds, detections):
    detections(("Erithacus rubecula", "Robin"), ("Regulus ignicapilla", "Firecrest"))
    report = detections(("Turdus migratorius", "Robin"), ("Regulus ignicapillus", "Firecrest"))
    robins = {"Robin": "Erithacus rubecula", "Turdus migratorius": "Turdus migratorius"}
    assert names(sounds) == {**robins, "Firecrest": "Regulus ignicapilla"}
    assert "“Robin” is “Turdus migratorius”" in "".join(report.lines())
    assert "“Turdus migratorius”: Robin?" in "".join(report.lines())
    detections(("Turdus migratorius", "Robin"), ("Erithacus rubecula", "Robin"))
    detections(("Turdus confinis", "Robin"), **{"Turdus confinis": "Robin"})
    assert len(names(sounds)) == 3


def test_what_was_not_asked_stays_apart_and_is_told(sounds, detections):
    detections(("", "Rock Pigeon"))
    report = detections(("", "Rock Pidgeon"))
    assert set(names(sounds)) == {"Rock Pigeon", "Rock Pidgeon"}
    assert "“Rock Pidgeon”: Rock Pigeon?" in "".join(report.lines())


COLUMNS = {
    "csv": ("species", "scientific_name"),
    "raven": ("Species", "Scientific Name"),
    "darwin-core": ("vernacularName", "scientificName"),
}


@pytest.mark.parametrize("name", COLUMNS)
def test_exports_hold_both_names(sounds, detections, tmp_path, name):
    detections(("Columba livia", "Rock Pigeon"))
    path = tmp_path / "out.csv"
    export(sounds.project, path, format_name=name)
    (row,) = csv_rows(path, delimiter="\t" if name == "raven" else ",")
    assert tuple(row[column] for column in COLUMNS[name]) == ("Rock Pigeon", "Columba livia")


def test_a_species_added_by_a_name_of_the_checklist_has_its_scientific_name(sounds, tmp_path):
    checklist(sounds, tmp_path)
    robin, rock, other = (
        Species(id=SpeciesId(new_id()), name=name)
        for name in ("European Robin", "Rock Pigeon", "Owl")
    )
    sounds.execute(AddSpecies([robin]))
    (recording, _) = sounds.project.recordings.all()
    tags = {rock.id: TagState.PRESENT}
    sounds.execute(TagRecordings([recording.id], tags, new_species=[rock, other]))
    expected = {"European Robin": "Erithacus rubecula", "Rock Pigeon": "Columba livia", "Owl": ""}
    assert names(sounds) == expected


BOTH_WAYS = [
    name
    for name, one in FORMATS.items()
    if one.capabilities.reads and one.capabilities.writes and not one.capabilities.packages
]


@pytest.mark.parametrize("name", BOTH_WAYS)
def test_names_come_back_into_a_project_that_calls_the_species_otherwise(
    sounds, tmp_path, text_file, name
):
    raven = text_file(
        "a.Table.1.selections.txt",
        "Selection\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies\n"
        "1\t0.3\t0.5\t2500\t3500\tRock Dove\n2\t0.8\t1.0\t2500\t3500\teurrob1\n",
    )
    import_annotations(sounds, [raven])
    dove = sounds.project.species.find_by_name("Rock Dove")
    sounds.execute(SetScientificName(dove.id, "Columba livia"))
    one = FORMATS[name]
    out = tmp_path / ("out" if one.capabilities.per_recording else f"out{one.suffixes[0]}")
    report = export(sounds.project, out, format_name=name)
    files = sorted(out.iterdir()) if out.is_dir() else [out]
    with Project.create(tmp_path / "other.birdann") as project:
        other = Session(project)
        add_paths(other, sorted((tmp_path / "audio").iterdir()))
        checklist(other, tmp_path)
        robin, rock = (
            Species(id=SpeciesId(new_id()), name=name)
            for name in ("European Robin", "Rock Pigeon")
        )
        other.execute(AddSpecies([robin, rock]))
        import_annotations(other, files, format_name=name)
        used = {label.species_id for label in project.labels.all().values()}
        called = {species.name for species in project.species.in_use() if species.id in used}
        is_lost = any(note.startswith("scientific name") for note in report.dropped)
        assert called == {"European Robin", "Rock Dove" if is_lost else "Rock Pigeon"}
        assert is_lost == (name not in {"csv", "excel", "raven", "aoef", "xeno-canto"})


def test_cornells_annotations_are_named_by_the_codes_of_the_checklist(sounds, tmp_path, text_file):
    checklist(sounds, tmp_path)
    path = text_file(
        "annotations.csv",
        "Filename,Start Time (s),End Time (s),Low Freq (Hz),High Freq (Hz),Species eBird Code\n"
        "a.wav,0.1,0.2,2500,3500,eurrob1\na.wav,0.2,0.3,2500,3500,????\n",
    )
    report = import_annotations(sounds, [path])
    assert (report.segments, report.labelled, report.unread) == (2, 1, 0), report.lines()
    assert names(sounds) == {"European Robin": "Erithacus rubecula"}

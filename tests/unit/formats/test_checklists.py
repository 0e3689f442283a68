"""Checklists of species as people download them, and lists of their own."""

import pytest

from birdann.core.errors import ListsError
from birdann.core.expected import ExpectedSpecies
from birdann.formats.checklists import (
    Role,
    SpeciesName,
    read_checklist,
    read_columns,
    read_expected,
)


def read(tmp_path, content, **roles):
    path = tmp_path / "names.txt"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_checklist(path, **roles)


def test_one_name_a_line_without_blank_repeated_and_comment_lines(tmp_path):
    content = "Great Tit\n\n# owls\nTawny Owl \ngreat tit\n".encode("utf-16")
    assert read(tmp_path, content) == (SpeciesName("Great Tit"), SpeciesName("Tawny Owl"))


def test_other_columns_are_what_their_headings_say(tmp_path):
    content = b'Common Name;Code;Scientific;Mass;Deutsch\n"Owl, Tawny";TAOW;Strix aluco;420;Waldkauz\nWren;;;;\n'
    assert read(tmp_path, content) == (
        SpeciesName("Owl, Tawny", "Strix aluco", ("TAOW",), ("Waldkauz",)),
        SpeciesName("Wren"),
    )


def test_columns_without_headings_are_a_name_and_others(tmp_path):
    content = "Tawny Owl,TAOW,Strix aluco\n"
    assert read(tmp_path, content) == (SpeciesName("Tawny Owl", "", (), ("TAOW", "Strix aluco")),)


def test_nothing_named_is_an_error_that_names_the_file(tmp_path):
    for content in (b"species\n\n", b"1,2\n3,4\n"):
        with pytest.raises(ListsError, match=r"names\.txt"):
            read(tmp_path, content)


def test_a_cell_without_end_is_a_sentence(text_file):
    path = text_file("names.csv", "Crow,x\n" + "A" * 200_000 + "\n")
    with pytest.raises(ListsError, match=r"names\.csv is not a table"):
        read_checklist(path)


def test_labels_of_birdnet_name_a_species_twice(tmp_path):
    content = "Troglodytes troglodytes_Eurasian Wren\nDog_Dog\nCall_type_2\nSITE_Wren\n"
    wren, dog, *others = read(tmp_path, content)
    assert (wren.name, wren.scientific_name) == ("Eurasian Wren", "Troglodytes troglodytes")
    assert wren.synonyms == ("Troglodytes troglodytes_Eurasian Wren",)
    assert (dog.name, dog.synonyms) == ("Dog", ("Dog_Dog",))
    assert [other.name for other in others] == ["Call_type_2", "SITE_Wren"]


ROBIN = SpeciesName("European Robin", "Erithacus rubecula", ("eurrob1",))
DOWNLOADED = {
    "eBird taxonomy": (
        "TAXON_ORDER,CATEGORY,SPECIES_CODE,TAXON_CONCEPT_ID,PRIMARY_COM_NAME,SCI_NAME,ORDER,"
        "FAMILY,SPECIES_GROUP,REPORT_AS\n"
        "1,species,eurrob1,avibase-1,European Robin,Erithacus rubecula,Passeriformes,"
        "Muscicapidae (Old World Flycatchers),Flycatchers,\n"
        "2,spuh,bird1,,bird sp.,Aves sp.,,,,\n",
        [ROBIN],
    ),
    "Clements checklist": (
        "sort v2024,species_code,category,English name,scientific name,range,order,family\n"
        "9,eurrob1,species,European Robin,Erithacus rubecula,Europe,Passeriformes,Muscicapidae\n"
        "10,,group (monotypic),European Robin (x),Erithacus rubecula rubecula,,,\n",
        [ROBIN],
    ),
    "AviList": (
        "Sequence,Taxon_rank,Order,Family,Family_English_name,Scientific_name,Authority,"
        "English_name_AviList,English_name_Clements_v2024,English_name_BirdLife_v9,"
        "Species_code_Cornell_Lab\n"
        "1,genus,Passeriformes,Muscicapidae,Chats,Erithacus,Cuvier,,,,\n"
        "2,species,Passeriformes,Muscicapidae,Chats,Erithacus rubecula,Linnaeus,European Robin,"
        "European Robin,Robin,eurrob1\n",
        [SpeciesName("European Robin", "Erithacus rubecula", ("eurrob1",), ("Robin",))],
    ),
    "IOC master list": (
        "Infraclass,Order,Family (Scientific),Family (English),Genus,Species (Scientific),"
        "Subspecies,Authority,Species (English),Breeding Range,Code\n"
        ",PASSERIFORMES,,,,,,,,,\n,,Muscicapidae,Chats,,,,,,,\n,,,,Erithacus,,,Cuvier,,,\n"
        ",,,,,rubecula,,Linnaeus,European Robin,EU,TAX\n,,,,,,rubecula,Linnaeus,,EU,\n",
        [SpeciesName("European Robin", "Erithacus rubecula")],
    ),
    "IOC names file": (
        "Rank,Extinct,Scientific Name,Authority,English name,Breeding Range\n"
        "ORDER,,ORDER PASSERIFORMES,,,\nSpecies,,Erithacus rubecula,L.,European Robin,EU\n"
        "ssp,,Erithacus rubecula rubecula,L.,,EU\n",
        [SpeciesName("European Robin", "Erithacus rubecula")],
    ),
    "IOC multilingual": (
        "seq,Order,Family,IOC_15.1,English,German\n"
        "1,PASSERIFORMES,Muscicapidae,Erithacus rubecula,European Robin,Rotkehlchen\n",
        [SpeciesName("European Robin", "Erithacus rubecula", (), ("Rotkehlchen",))],
    ),
    "GBIF species list": (
        "taxonKey\tscientificName\tacceptedTaxonKey\tacceptedScientificName\tnumberOfOccurrences\t"
        "taxonRank\ttaxonomicStatus\tkingdom\tgenus\tspecies\n"
        "1\tErithacus rubecula (Linnaeus, 1758)\t1\tErithacus rubecula (Linnaeus, 1758)\t9\t"
        "SPECIES\tACCEPTED\tAnimalia\tErithacus\tErithacus rubecula\n"
        "2\tMotacilla rubecula Linnaeus, 1758\t1\tErithacus rubecula (Linnaeus, 1758)\t2\t"
        "SPECIES\tSYNONYM\tAnimalia\tErithacus\tErithacus rubecula\n"
        "3\tParus caeruleus Linnaeus, 1758\t4\tCyanistes caeruleus (Linnaeus, 1758)\t2\t"
        "SPECIES\tSYNONYM\tAnimalia\tCyanistes\tCyanistes caeruleus\n",
        [
            SpeciesName("Erithacus rubecula", "Erithacus rubecula", (), ("Motacilla rubecula",)),
            SpeciesName("Parus caeruleus", "Parus caeruleus"),
        ],
    ),
    "a German list": (
        "Art;Wissenschaftlicher Name;Kürzel\nRotkehlchen;Erithacus rubecula;R\n",
        [SpeciesName("Rotkehlchen", "Erithacus rubecula", ("R",))],
    ),
    "GBIF backbone": (
        "taxonID\tacceptedNameUsageID\tscientificName\tcanonicalName\ttaxonRank\ttaxonomicStatus\n"
        "2\t1\tMotacilla rubecula L., 1758\tMotacilla rubecula\tspecies\tsynonym\n"
        "1\t\tErithacus rubecula (Linnaeus, 1758)\tErithacus rubecula\tspecies\taccepted\n"
        "3\t\tErithacus Cuvier, 1800\tErithacus\tgenus\taccepted\n",
        [SpeciesName("Erithacus rubecula", "Erithacus rubecula", (), ("Motacilla rubecula",))],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DOWNLOADED)
def test_checklists_are_read_by_their_headings(tmp_path, name):
    content, species = DOWNLOADED[name]
    assert list(read(tmp_path, content)) == species


def test_what_each_column_is_can_be_seen_and_said(text_file):
    path = text_file(
        "list.csv", "Nr,Name,Latein,Rasse\n1,Rotkehlchen,Erithacus rubecula,rubecula\n"
    )
    columns = read_columns(path)
    assert [(column.heading, column.example) for column in columns] == [
        ("Nr", "1"), ("Name", "Rotkehlchen"), ("Latein", "Erithacus rubecula"),
        ("Rasse", "rubecula"),
    ]  # fmt: skip
    assert [column.role for column in columns][:2] == [Role.UNUSED, Role.NAME]
    roles = (Role.CODE, Role.NAME, Role.SCIENTIFIC, Role.UNUSED)
    assert read_checklist(path, roles) == (
        SpeciesName("Rotkehlchen", "Erithacus rubecula", ("1",)),
    )


def test_sites_weeks_and_weights_are_read(text_file):
    path = text_file(
        "expected.csv",
        "species,scientific name,site,first week,last week,weight\n"
        "Swift,Apus apus,Mill,17,32,\n"
        "Swift,Apus apus,Dune,,,0.5\n"
        "Rook,Corvus frugilegus,Mill,1,48,0\n"
        "*,,Mill,,,0.1\n",
    )
    assert [item.name for item in read_checklist(path)] == ["Swift", "Rook"]
    swift = ("Swift", "Apus apus")
    assert read_expected(path) == (
        ExpectedSpecies(names=swift, site="Mill", first_week=17, last_week=32),
        ExpectedSpecies(names=swift, site="Dune", weight=0.5),
        ExpectedSpecies(names=("*",), site="Mill", weight=0.1),
    )


def test_a_checklist_without_sites_and_weeks_expects_nothing(text_file):
    path = text_file("list.csv", "species,code\nSwift,SWI\n")
    assert read_expected(path) == ()


@pytest.mark.parametrize(
    "row", ["Swift,0,48,1", "Swift,1,53,1", "Swift,May,48,1", "Swift,1,48,-1"]
)
def test_wrong_weeks_and_weights_are_named_with_their_line(text_file, row):
    path = text_file("expected.csv", f"species,first week,last week,weight\nRook,1,48,1\n{row}\n")
    with pytest.raises(ListsError, match="line 3"):
        read_checklist(path)

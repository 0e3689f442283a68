"""Names of other programs and the species of a project that they mean."""

import pytest

from birdann.app.species_matching import NameMatch, NameQuestion, SpeciesMatcher
from birdann.core.errors import ListsError
from birdann.formats.checklists import SpeciesName, read_species_map

LISTED = (
    SpeciesName("Eurasian Wren", "Troglodytes troglodytes", ("eurwre4",)),
    SpeciesName("European Robin", "Erithacus rubecula", ("eurrob1",)),
    SpeciesName("Common Teal", "Anas crecca"),
    SpeciesName("Green-winged Teal", "Anas crecca"),
)


def match(name, others=(), known=(), **more):
    matcher = SpeciesMatcher(known, LISTED, **more)
    return matcher.species_of(name, others), [m.how for m in matcher.matches]


@pytest.mark.parametrize(
    ("known", "name", "others", "meant"),
    [
        (["Wren"], "Wren", (), "Wren"),
        (["Eurasian Wren"], "eurasian_wren", (), "Eurasian Wren"),
        (["Wilson's Warbler"], "Wilson’s warbler", (), "Wilson's Warbler"),
        (["Grive à collier"], "grive a collier", (), "Grive à collier"),
        (["Eurasian Wren"], "eurwre4", (), "Eurasian Wren"),
        (["Troglodytes troglodytes"], "Eurasian Wren", (), "Troglodytes troglodytes"),
        (["Troglodytes troglodytes"], "Zaunkönig", ("Troglodytes troglodytes",),
         "Troglodytes troglodytes"),
        (["Eurasian Wren"], "Troglodytes troglodytes_Zaunkönig", (), "Eurasian Wren"),
        (["Eurasian Wren"], "Troglodytes troglodytes, Zaunkönig", (), "Eurasian Wren"),
        ([], "eurrob1", (), "European Robin"),
        ([], "Anas crecca", (), "Anas crecca"),  # it could be either teal
        (["Common Teal"], "Anas crecca", (), "Common Teal"),
        (["Common Teal", "Green-winged Teal"], "Anas crecca", (), "Anas crecca"),
        (["WREN", "Wren"], "wren", (), "wren"),  # it could be either
        ([], "Unheard Of", (), "Unheard Of"),
        (["Wren"], "", ("Wren",), ""),
    ],
)  # fmt: skip
def test_what_a_name_means(known, name, others, meant):
    assert match(name, others, known)[0] == meant


def test_what_a_person_said_comes_first_and_all_is_reported():
    told = {"c.001": "Wren"}
    assert match("C.001", known=["Robin"], answers=told) == ("Wren", ["as told"])
    matcher = SpeciesMatcher(["Eurasian Wren"], LISTED)
    for _ in range(3):
        matcher.species_of("eurwre4")
        matcher.species_of("Robin")
    assert matcher.matches == [NameMatch("eurwre4", "Eurasian Wren", "by its code")]


def test_spellings_within_one_file_become_one_new_species():
    matcher = SpeciesMatcher([])
    assert [matcher.species_of(n) for n in ("Song Thrush", "song thrush", "SONG_THRUSH")] == [
        "Song Thrush"
    ] * 3


def test_a_map_is_a_table_of_two_columns(text_file):
    path = text_file("map.csv", "from,to\nc.001,Wren\n# no,thing\n")
    assert read_species_map(path) == {"c.001": "Wren"}


DOVE = SpeciesName("Rock Pigeon", "Columba livia", ("rocpig",), ("Feral Pigeon",))
KNOWN = {item.name: item for item in (DOVE, SpeciesName("Stock Dove", "Columba oenas"))}


@pytest.mark.parametrize(
    ("name", "others", "how"),
    [
        ("Rock Dove", ("Columba livia",), "by its scientific name"),
        ("Columba livia_Rock Dove", (), "by its scientific name"),
        ("ROCPIG", (), "by its code"),
        ("feral pigeon", (), "by another name of it"),
        ("rock pigeon", (), "except for spelling"),
    ],
)
def test_a_species_is_found_by_any_of_its_names(name, others, how):
    matcher = SpeciesMatcher(KNOWN)
    assert matcher.species_of(name, others) == "Rock Pigeon"
    assert [one.how for one in matcher.matches] == [how]
    assert not matcher.questions


def test_the_scientific_name_counts_before_the_name_shown():
    known = KNOWN | {"Rock Dove": SpeciesName("Rock Dove")}
    assert SpeciesMatcher(known).species_of("Rock Dove", ["Columba livia"]) == "Rock Pigeon"
    assert SpeciesMatcher(known).species_of("Rock Dove") == "Rock Dove"


def test_what_is_not_certain_is_a_question_and_the_name_stays():
    matcher = SpeciesMatcher(KNOWN)
    assert matcher.species_of("Rock Pidgeon") == "Rock Pidgeon"
    assert matcher.species_of("Raven") == "Raven"
    assert matcher.questions == [NameQuestion("Rock Pidgeon", ("Rock Pigeon",))]
    twins = SpeciesMatcher(
        {
            "Teal": SpeciesName("Teal", "Anas crecca"),
            "Krickente": SpeciesName("Krickente", "Anas crecca"),
        }
    )
    assert twins.species_of("Sarcelle", ["Anas crecca"]) == "Sarcelle"
    assert twins.questions == [NameQuestion("Sarcelle", ("Krickente", "Teal"))]
    answered = SpeciesMatcher(KNOWN, answers={"Rock Pidgeon": "Rock Pigeon"})
    assert answered.species_of("rock pidgeon") == "Rock Pigeon"
    assert not answered.questions


@pytest.mark.parametrize(("name", "candidates"), [
    ("Wren and Robin", ("Robin", "Wren")), ("Wren & Robin", ("Robin", "Wren")),
    ("Wren/Robin", ("Robin", "Wren")), ("Wren, Robin", ("Robin", "Wren")), ("Wren | Robin", ("Robin", "Wren")),
    ("Wren x2", ("Wren",)), ("2 Wren", ("Wren",)), ("2x Wren", ("Wren",)), ("Wren (2)", ("Wren",)),
    ("Wren - song", ("Wren",)), ("Wren (call)", ("Wren",)), ("wren: alarm", ("Wren",)),
    ("Wren (eurwre4)", ("Wren",)), ("Marsh Wren", ()), ("Wren-Babbler", ()), ("Song type 2", ()),
])  # fmt: skip
def test_a_name_of_several_parts_is_a_question(name, candidates):
    known = {"Wren": SpeciesName("Wren", "", ("eurwre4",)), "Robin": SpeciesName("Robin"),
             "Song type": SpeciesName("Song type")}  # fmt: skip
    matcher = SpeciesMatcher(known)
    assert matcher.species_of(name) == name
    assert [question.candidates for question in matcher.questions] == (
        [candidates] if candidates else []
    )


def test_a_name_of_two_meanings_is_refused(tmp_path):
    path = tmp_path / "names.csv"
    path.write_text("wr,Wren\nro,Robin\nwr,Wren\nwr,Wrentit\n", encoding="utf-8")
    with pytest.raises(ListsError, match="line 4: “wr” has two meanings"):
        read_species_map(path)

"""Lists from tables onto recordings: matched, never guessed."""

import pytest

from birdann.app.commands import AddRecordings
from birdann.app.pipelines import import_lists
from birdann.app.pipelines.lists import _renamed
from birdann.app.species_matching import SpeciesMatcher
from birdann.core.errors import ListsError
from birdann.core.labels import ListState, TagState
from birdann.formats.species_names import SpeciesName


@pytest.fixture
def add(session, factory):
    def add(*paths):
        recordings = [factory.recording(path) for path in paths]
        session.execute(AddRecordings(recordings))
        return {r.path: r.id for r in recordings}

    return add


@pytest.fixture
def load(session, tmp_path):
    def load(*lines, **options):
        path = tmp_path / "lists.csv"
        path.write_text("\n".join(["file,labels", *lines]) + "\n", encoding="utf-8")
        return import_lists(session, path, **options)

    return load


def names_in(session):
    species = {s.id: s.name for s in session.project.species.in_use()}
    return {
        session.project.recordings.one(r).path: [species[s] for s in li.present]
        for r, li in session.project.lists.all().items()
        if li.state is not ListState.UNTAGGED
    }


def test_lists_are_set_in_one_step_with_their_source(session, add, load):
    ids = add("x/a.wav", "x/b.wav", "x/c.wav")
    report = load("a.wav,Owl;Wren", "b.wav,")
    assert names_in(session) == {"x/a.wav": ["Owl", "Wren"], "x/b.wav": []}
    assert session.project.lists.of(ids["x/b.wav"]).state is ListState.COMPLETE
    assert session.project.lists.provenance(ids["x/a.wav"]).name == "file lists.csv"
    assert (report.new_species, report.without_list) == (("Owl", "Wren"), 1)
    session.undo()
    assert names_in(session) == {}
    assert session.project.species.in_use() == []
    session.redo()
    assert len(names_in(session)) == 2


def test_known_species_are_used_again(session, add, load):
    add("a.wav", "b.wav")
    load("a.wav,Owl")
    report = load("b.wav,Owl;Wren")
    assert report.new_species == ("Wren",)
    assert [s.name for s in session.project.species.in_use()] == ["Owl", "Wren"]


def test_a_shared_folder_says_more_than_a_shared_ending(session, add, load):
    add("x/a.wav")
    report = load("a.wav,Owl", "x/a,Wren")
    assert names_in(session) == {"x/a.wav": ["Wren"]}
    assert report.unmatched == ("a.wav",)
    assert report.ambiguous == ()


@pytest.mark.parametrize("absent_first", [True, False])
def test_of_two_names_for_one_species_presence_counts(absent_first):
    tags = [("Wren", TagState.PRESENT), ("eurwre", TagState.ABSENT)]
    matcher = SpeciesMatcher(["Wren"], [SpeciesName("Wren", ("eurwre",))])
    found = _renamed(dict(tags[::-1] if absent_first else tags), matcher)
    assert found == {"Wren": TagState.PRESENT}


def test_lists_may_be_taken_as_presence_only(session, add, load):
    ids = add("a.wav")
    load("a.wav,Owl", complete=False)
    found = session.project.lists.of(ids["a.wav"])
    assert found.state is ListState.AT_LEAST
    assert set(found.tags.values()) == {TagState.PRESENT}


@pytest.mark.parametrize(
    "cell",
    [
        "a.wav",
        "a",
        "A.WAV",
        "a.flac",
        "north/a.wav",
        "/elsewhere/north/a.wav",
        "C:\\data\\a.wav",
    ],
)
def test_a_file_is_matched_by_name_stem_or_path(session, add, load, cell):
    add("north/a.wav")
    load(f"{cell},Owl")
    assert names_in(session) == {"north/a.wav": ["Owl"]}


def test_a_name_with_dots_is_its_own_stem(session, add, load):
    add("site.A.001.wav", "site.A.002.wav")
    load("site.A.001,Owl", "site.A.002.wav,Wren")
    assert names_in(session) == {"site.A.001.wav": ["Owl"], "site.A.002.wav": ["Wren"]}


def test_folders_decide_between_equal_names(session, add, load):
    add("north/a.wav", "south/a.wav")
    load("north/a.wav,Owl", "south/a.wav,Wren")
    assert names_in(session) == {"north/a.wav": ["Owl"], "south/a.wav": ["Wren"]}


def test_what_could_be_several_is_listed_and_not_guessed(session, add, load):
    add("north/a.wav", "south/a.wav", "b.wav")
    report = load("a.wav,Owl", "b.wav,Wren")
    assert names_in(session) == {"b.wav": ["Wren"]}
    assert report.ambiguous == (("a.wav", ("north/a.wav", "south/a.wav")),)
    assert any("could be several" in line for line in report.lines())


def test_several_files_for_one_recording_are_not_guessed(session, add, load):
    add("a.wav", "b.wav")
    report = load("north/a.wav,Owl", "south/a.wav,Wren", "b.wav,Owl")
    assert names_in(session) == {"b.wav": ["Owl"]}
    assert {file for file, _ in report.ambiguous} == {"north/a.wav", "south/a.wav"}


def test_the_nearer_of_two_files_wins_the_recording(session, add, load):
    add("south/a.wav")
    report = load("north/a.wav,Owl", "south/a.wav,Wren")
    assert names_in(session) == {"south/a.wav": ["Wren"]}
    assert report.unmatched == ("north/a.wav",)


def test_unknown_files_are_listed(session, add, load):
    add("a.wav")
    report = load("a.wav,Owl", "zz.wav,Wren")
    assert report.unmatched == ("zz.wav",)
    assert report.new_species == ("Owl",)
    assert "  zz.wav" in report.lines()


def test_a_table_about_other_recordings_is_refused(session, add, load):
    add("a.wav")
    with pytest.raises(ListsError, match="names none of the project's recordings"):
        load("zz.wav,Wren")


def test_names_that_differ_in_case_only_are_kept_apart_and_said(session, add, load):
    add("a.wav")
    report = load("a.wav,Owl;owl")
    assert len(report.new_species) == 2
    assert any("capital letters" in note for note in report.notes)


def test_codes_and_scientific_names_mean_the_species_of_the_list_of_names(
    session, add, load, tmp_path
):
    from birdann.app.species_source import import_species_names

    names = tmp_path / "names.csv"
    names.write_text("name,scientific,code\nEurasian Wren,Troglodytes troglodytes,eurwre4\n")
    import_species_names(session, names)
    add("a.wav", "b.wav")
    report = load("a.wav,eurwre4;Owl", "b.wav,Troglodytes troglodytes;owl")
    assert names_in(session) == {
        "a.wav": ["Eurasian Wren", "Owl"],
        "b.wav": ["Eurasian Wren", "owl"],
    }
    assert [(m.written, m.taken) for m in report.taken] == [
        ("eurwre4", "Eurasian Wren"),
        ("Troglodytes troglodytes", "Eurasian Wren"),
    ]
    assert any("“eurwre4” is “Eurasian Wren”" in line for line in report.lines())

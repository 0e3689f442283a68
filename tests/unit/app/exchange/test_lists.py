"""Lists from tables onto recordings: matched, never guessed."""

from datetime import UTC, datetime, time, timedelta, timezone
from pathlib import Path

import pytest

from birdann.app.commands import AddRecordings, AddSpecies, SetSpeciesLists
from birdann.app.exchange.list_spans import spans_of
from birdann.app.exchange.lists import (
    BlankPolicy,
    ExistingListPolicy,
    ListChoices,
    ReadLists,
    _renamed,
    import_lists,
)
from birdann.app.results.summaries import Summary, export_summary
from birdann.app.session import Session
from birdann.app.species_matching import SpeciesMatcher
from birdann.core.errors import ListsError
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import ListState, Species, SpeciesList, TagState
from birdann.formats.checklists import SpeciesName
from birdann.formats.file_labels import FileLabels
from birdann.store import Project


@pytest.fixture
def add(session, factory):
    def add(*paths):
        recordings = [factory.recording(path) for path in paths]
        session.execute(AddRecordings(recordings))
        return {r.path: r.id for r in recordings}

    return add


@pytest.fixture
def load(session, text_file):
    def load(*lines, **options):
        path = text_file("lists.csv", "\n".join(["file,labels", *lines]) + "\n")
        return import_lists(session, path, ListChoices(**options))

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
    report = load("a.wav,Owl;Wren", "b.wav,", blank=BlankPolicy.NO_BIRDS)
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
    matcher = SpeciesMatcher(["Wren"], [SpeciesName("Wren", "", ("eurwre",))])
    found = _renamed(dict(tags[::-1] if absent_first else tags), matcher)
    assert found == {"Wren": TagState.PRESENT}


def test_lists_may_be_taken_as_presence_only(session, add, load):
    ids = add("a.wav")
    load("a.wav,Owl", complete=False)
    found = session.project.lists.of(ids["a.wav"])
    assert found.state is ListState.INCOMPLETE
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


def test_a_number_at_xeno_canto_finds_the_downloaded_file(session, add, load):
    add("XC123 - Wren - Troglodytes troglodytes.mp3", "XC1234 - Owl - Strix aluco.mp3")
    load("XC123,Wren", "xc1234.mp3,Owl")
    assert list(names_in(session).values()) == [["Wren"], ["Owl"]]


def test_folders_decide_between_equal_names(session, add, load):
    add("north/a.wav", "south/a.wav")
    load("north/a.wav,Owl", "south/a.wav,Wren")
    assert names_in(session) == {"north/a.wav": ["Owl"], "south/a.wav": ["Wren"]}


def test_a_file_named_with_its_folder_and_without_is_one(session, add, load):
    add("a.wav", "b.wav")
    load("./a.wav,Owl", "a.wav,Wren", ".\\b.wav,Tit")
    assert names_in(session) == {"a.wav": ["Owl", "Wren"], "b.wav": ["Tit"]}


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
    with pytest.raises(ListsError, match="contains none of the project's recordings"):
        load("zz.wav,Wren")


def test_names_that_differ_in_case_only_are_kept_apart_and_said(session, add, load):
    add("a.wav")
    report = load("a.wav,Owl;owl")
    assert len(report.new_species) == 2
    assert any("capitalization" in note for note in report.notes)


def test_a_species_with_a_word_of_doubt_is_unsure_and_said(session, add, load):
    key = add("a.wav")["a.wav"]
    session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name="Odd?")]))
    report = load("a.wav,Crow?;Odd?;cf. Wren;Tit?;Tit;Probably Owl")
    names = session.project.species.names()
    tags = session.project.lists.of(key).tags
    assert {names[k]: tag.value for k, tag in tags.items()} == {
        "Crow": "unsure", "Odd?": "present", "Wren": "unsure", "Tit": "present", "Owl": "unsure",
    }  # fmt: skip
    assert "Read as unsure: “Crow?”, “cf. Wren”, “Tit?”, “Probably Owl”." in report.notes


@pytest.mark.parametrize(
    "lines", [('a.wav,"Wren, Robin"', "b.wav,Wren"), ("b.wav,Wren", 'a.wav,"Wren, Robin"')]
)
def test_a_name_of_several_parts_is_said_in_any_order(session, add, load, lines):
    add("a.wav", "b.wav")
    report = load(*lines)
    assert [note for note in report.notes if "Similar names" in note] == [
        "Similar names, kept as separate species: Wren, Robin, Wren. If one is misspelt, merge them in "
        "Project > Species."
    ]


def test_one_sentence_says_all_similar_names(session, add, load):
    """Of four pairs the preview showed two, each in three lines."""
    add("a.wav")
    known = ["Sylvia borin", "Turdus merula", "Parus major", "Regulus regulus"]
    load("a.wav," + ";".join(known))
    report = load("a.wav,Sylvai borin;Turdus merulla;Parus mayor;Reguulus regulus")
    (said,) = [note for note in report.notes if "Similar names" in note]
    pairs = "Sylvai borin, Sylvia borin; Turdus merulla, Turdus merula; Parus mayor, Parus major; "
    assert pairs + "Reguulus regulus, Regulus regulus. If one is misspelt" in said


def test_names_of_close_spelling_are_kept_apart_and_said(session, add, load):
    add("a.wav")
    load("a.wav,Sylvai atricapilla;Parus major")
    report = load("a.wav,Sylvia atricapilla;Parus minor")
    assert len(report.new_species) == 2
    assert [note for note in report.notes if "Similar names" in note] == [
        "Similar names, kept as separate species: Sylvia atricapilla, Sylvai atricapilla. "
        "If one is misspelt, merge them in Project > Species."
    ]


def test_codes_and_scientific_names_mean_the_species_of_the_list_of_names(
    session, add, load, text_file
):
    from birdann.app.species_source import import_checklist

    names = text_file(
        "names.csv", "name,scientific,code\nEurasian Wren,Troglodytes troglodytes,eurwre4\n"
    )
    import_checklist(session, names)
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


def tag_by_hand(session, recording, state=ListState.COMPLETE, **tags):
    """Tag a recording as a person does; return its list."""
    known = {species.name: species.id for species in session.project.species.in_use()}
    new = [Species(id=SpeciesId(new_id()), name=name) for name in tags if name not in known]
    known |= {item.name: item.id for item in new}
    said = {known[name]: TagState(tag) for name, tag in tags.items()}
    one = SpeciesList(recording_id=recording, state=state, tags=said)
    session.execute(SetSpeciesLists([one], new_species=new))
    return one


def test_what_a_person_tagged_is_not_replaced_unasked(session, add, load):
    ids = add("a.wav", "b.wav")
    by_hand = tag_by_hand(session, ids["a.wav"], Wren="present")
    with pytest.raises(
        ListsError, match=r"lists\.csv differs from existing tags in 1 recording \(a\.wav\)"
    ):
        load("a.wav,Owl", "b.wav,Owl")
    assert session.project.lists.of(ids["a.wav"]) == by_hand
    assert session.project.lists.of(ids["b.wav"]).state is ListState.UNTAGGED
    assert [species.name for species in session.project.species.in_use()] == ["Wren"]


def test_a_table_that_says_the_same_is_no_reason_to_ask(session, add, load):
    ids = add("a.wav", "b.wav")
    by_hand = tag_by_hand(session, ids["a.wav"], Wren="present")
    report = load("a.wav,Wren", "b.wav,Wren")
    assert (len(report.tagged), report.same) == (1, 1)
    assert session.project.lists.provenance(ids["a.wav"]).name == "Ada"
    assert session.project.lists.of(ids["a.wav"]) == by_hand


def test_a_corrected_table_replaces_what_came_from_a_table(session, add, load):
    add("a.wav")
    load("a.wav,Owl")
    report = load("a.wav,Wren")
    assert names_in(session) == {"a.wav": ["Wren"]}
    assert report.unused_species == ("Owl",)


@pytest.mark.parametrize(
    ("existing", "expected", "state"),
    [
        (
            ExistingListPolicy.ADD,
            {"Wren": "absent", "Robin": "present", "Owl": "present"},
            "at least",
        ),
        (ExistingListPolicy.REPLACE, {"Wren": "present", "Owl": "present"}, "complete"),
        (ExistingListPolicy.KEEP, {"Wren": "absent", "Robin": "present"}, "at least"),
    ],
)
def test_lists_are_added_to_replaced_or_kept(session, add, load, existing, expected, state):
    ids = add("a.wav", "b.wav")
    by_hand = tag_by_hand(
        session, ids["a.wav"], ListState.INCOMPLETE, Wren="absent", Robin="present"
    )
    load("a.wav,Wren;Owl", "b.wav,Wren", existing=existing)
    names = {species.id: species.name for species in session.project.species.in_use()}
    after = session.project.lists.of(ids["a.wav"])
    assert {names[key]: tag.value for key, tag in after.tags.items()} == expected
    assert after.state.value == state
    assert names_in(session)["b.wav"] == ["Wren"]
    session.undo()
    assert session.project.lists.of(ids["a.wav"]) == by_hand
    assert {species.name for species in session.project.species.in_use()} == {"Wren", "Robin"}
    session.redo()
    assert session.project.lists.of(ids["a.wav"]) == after


def test_species_that_nothing_names_any_more_go_out_of_use_and_come_back(session, add, load):
    ids = add("a.wav", "b.wav")
    tag_by_hand(session, ids["a.wav"], Wren="present", Robin="present")
    tag_by_hand(session, ids["b.wav"], Robin="present")
    session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name="Named for later")]))
    load("a.wav,Owl", existing=ExistingListPolicy.REPLACE)
    left = {species.name for species in session.project.species.in_use()}
    assert left == {"Owl", "Robin", "Named for later"}
    session.undo()
    left = {species.name for species in session.project.species.in_use()}
    assert left == {"Wren", "Robin", "Named for later"}


@pytest.mark.parametrize(
    "table",
    [
        "Start (s),End (s),Scientific name,Common name,Confidence,File\n"
        "0,3,Troglodytes troglodytes,Wren,0.93,a.wav\n",
        "file,label,score\na.wav,Wren,0.9\n",
        "file,species,probability\na.wav,Wren,0.9\n",
        "recording,start_s,species,probability,status\n"
        "a.wav,0.1,Wren,0.9,predicted\na.wav,0.4,Wren,0.9,predicted\n",
        "file,labels\na.wav,Wren 0.9\n",
    ],
)
def test_what_a_machine_detected_is_never_a_complete_list(session, add, text_file, table):
    ids = add("a.wav")
    path = text_file("results.csv", table)
    report = import_lists(session, path, ListChoices(complete=True))
    found = session.project.lists.of(ids["a.wav"])
    assert (found.state, len(found.tags)) == (ListState.INCOMPLETE, 1)
    assert "detections of a program (“" in report.notes[0]  # which the window shows, of many


@pytest.mark.parametrize("complete", [True, False])
def test_blank_cells_stay_untagged_unless_they_mean_no_birds(session, add, text_file, complete):
    ids = add("a.wav", "b.wav", "c.wav")
    tag_by_hand(session, ids["c.wav"], Wren="present")
    path = text_file("lists.csv", "file,labels\na.wav,\nb.wav,none\nc.wav,\n")
    read, add_to = ReadLists(session.project, path), ExistingListPolicy.ADD
    assert read.n_blank == 3
    assert read.outcome(ListChoices(existing=add_to, complete=complete)).changes == ()
    asked = read.outcome(
        ListChoices(existing=add_to, complete=complete, blank=BlankPolicy.NO_BIRDS)
    )
    assert asked.n_no_birds == 2
    assert [(change.recording, change.after) for change in asked.changes] == [
        ("a.wav", "No birds"), ("b.wav", "No birds"),
    ]  # fmt: skip
    report = import_lists(session, path, ListChoices(complete=complete))
    assert (report.blank, report.no_birds, report.same) == (3, 0, 0)
    assert names_in(session) == {"c.wav": ["Wren"]}
    report = import_lists(
        session, path, ListChoices(complete=complete, existing=add_to, blank=BlankPolicy.NO_BIRDS)
    )
    assert (report.blank, report.no_birds) == (0, 2)
    assert names_in(session) == {"a.wav": [], "b.wav": [], "c.wav": ["Wren"]}


@pytest.mark.parametrize("word", ["none", "No birds", "0"])
def test_cells_that_say_none_can_mean_no_birds_while_empty_ones_stay_untagged(
    session, add, text_file, word
):
    add("a.wav", "b.wav", "c.wav")
    path = text_file("lists.csv", f"file,labels\na.wav,\nb.wav,{word}\nc.wav,?\n")
    read = ReadLists(session.project, path)
    assert (read.n_blank, read.n_written) == (3, 1)
    report = import_lists(session, path, ListChoices(blank=BlankPolicy.WRITTEN))
    assert (report.blank, report.no_birds) == (2, 1)
    assert names_in(session) == {"b.wav": []}


def test_blank_cells_of_detections_are_never_no_birds(session, add, text_file):
    add("a.wav", "b.wav")
    path = text_file("lists.csv", "file,labels,score\na.wav,Wren,0.9\nb.wav,,\n")
    import_lists(session, path, ListChoices(blank=BlankPolicy.NO_BIRDS))
    assert names_in(session) == {"a.wav": ["Wren"]}


def test_no_list_is_complete_if_a_species_column_cannot_be_read(session, add, text_file):
    ids = add("a.wav", "b.wav")
    path = text_file("lists.csv", "file,Owl,Wren\na.wav,1,several\nb.wav,0,1\n")
    report = import_lists(session, path, ListChoices(complete=True))
    assert session.project.lists.of(ids["a.wav"]).state is ListState.INCOMPLETE
    assert session.project.lists.of(ids["b.wav"]).state is ListState.INCOMPLETE
    assert "Wren" in report.notes[0]


def test_a_preview_tells_what_would_change_and_changes_nothing(session, add, text_file):
    ids = add("a.wav", "b.wav", "c.wav", "d.wav")
    tag_by_hand(session, ids["a.wav"], Wren="present")
    tag_by_hand(session, ids["c.wav"], Owl="present")
    path = text_file("lists.csv", "file,labels\na.wav,Owl\nb.wav,Wren;Robin\nc.wav,Owl\n")
    before = session.project.lists.all()
    read = ReadLists(session.project, path)
    out = read.outcome(ListChoices(existing=ExistingListPolicy.REPLACE, complete=True))
    assert (out.n_first, out.n_changed, out.n_same, read.n_without) == (1, 1, 1, 1)
    assert (out.by_hand, out.n_tags_lost) == (("a.wav",), 1)
    assert (out.new_species, out.unused_species) == (("Robin",), ())
    assert [(change.recording, change.before, change.after) for change in out.changes] == [
        ("a.wav", "Wren", "Owl"),
        ("b.wav", "", "Wren, Robin"),
    ]
    added = read.outcome(ListChoices(existing=ExistingListPolicy.ADD, complete=False))
    assert (added.n_changed, added.n_tags_lost) == (1, 0)
    assert added.changes[0].after == "Owl, Wren"
    assert added.changes[1].after == "Wren, Robin …"
    kept = read.outcome(ListChoices(existing=ExistingListPolicy.KEEP, complete=True))
    assert (kept.n_first, kept.n_changed, kept.n_same) == (1, 0, 2)
    assert session.project.lists.all() == before
    assert len(session.project.species.in_use()) == 2


@pytest.fixture
def load_windows(session, text_file):
    def load(header, *lines, **options):
        path = text_file("windows.csv", "\n".join([header, *lines]) + "\n")
        return import_lists(session, path, ListChoices(**options))

    return load


def windows_in(session):
    names = {s.id: s.name for s in session.project.species.in_use()}
    return {
        list_.span_s: [names[s] for s in list_.present] for list_ in session.project.lists.every()
    }


def add_minute(session, factory, **changes):
    recording = factory.recording("a.wav", n_frames=60 * 44_100, sample_rate_hz=44_100, **changes)
    session.execute(AddRecordings([recording]))
    return recording


def test_a_table_gives_windows_lists_of_their_own(session, factory, load_windows):
    recording = add_minute(session, factory)
    header = "file,start_s,end_s,labels"
    rows = ["a.wav,0,20,Owl;Wren", "a.wav,20.0004,60.4,Wren", "a.wav,,,Owl;Wren;Crow"]
    report = load_windows(header, *rows)
    assert windows_in(session) == {
        (0.0, 20.0): ["Owl", "Wren"], (20.0, 60.0): ["Wren"], None: ["Owl", "Wren", "Crow"],
    }  # fmt: skip
    assert report.tagged == (recording.id,)
    assert load_windows(header, *rows).same == 3
    session.undo()
    assert windows_in(session) == {}


def test_windows_are_counted_as_lists_and_recordings_named_as_in_tables(session, add, tmp_path):
    add("../season/bog/a.wav", "../season/heath/a.wav")
    path = tmp_path / "windows.csv"
    rows = "bog/a.wav,0,0.5,Owl\nbog/a.wav,0.5,1,\nheath/a.wav,0,0.5,\n"
    path.write_text(f"file,start_s,end_s,labels\n{rows}", encoding="utf-8")
    out = ReadLists(session.project, path).outcome(
        ListChoices(existing=ExistingListPolicy.ADD, complete=True, blank=BlankPolicy.NO_BIRDS)
    )
    assert "3 new lists." in out.lines()
    assert [change.recording for change in out.changes] == [
        "bog/a.wav 0–0.5 s",
        "bog/a.wav 0.5–1 s",
        "heath/a.wav 0–0.5 s",
    ]
    report = import_lists(session, path, ListChoices(complete=True, blank=BlankPolicy.NO_BIRDS))
    assert "2 lists are now “no birds”." in report.lines()
    path.write_text("file,start_s,end_s,labels\nbog/a.wav,0.2,0.7,Owl\n", encoding="utf-8")
    with pytest.raises(
        ListsError, match=r"bog/a\.wav: the windows 0–0\.5 s and 0\.2–0\.7 s overlap"
    ):
        import_lists(session, path)


def test_clock_times_are_those_of_the_recording(session, factory, load_windows):
    start = datetime(2025, 5, 4, 23, 59, 30, tzinfo=timezone(timedelta(hours=2)))
    add_minute(session, factory, started_at=start)
    load_windows("file,start,end,labels", "a.wav,23:59:40,00:00:10,Owl",
                 "a.wav,2025-05-04T22:00:10+00:00,2025-05-05T00:00:20,Wren")  # fmt: skip
    assert windows_in(session) == {(10.0, 40.0): ["Owl"], (40.0, 50.0): ["Wren"]}


def two_minutes_and_another_site(session, factory):
    """Two recordings of a minute with three seconds between them, and one of another folder."""
    start = datetime(2025, 5, 4, 6, 0, tzinfo=UTC)
    places = [("bog/a.wav", 0), ("bog/b.wav", 63), ("fen/c.wav", 60)]
    recordings = [
        factory.recording(name, n_frames=60 * 44_100, sample_rate_hz=44_100,
                          started_at=start + timedelta(seconds=second))
        for name, second in places
    ]  # fmt: skip
    session.execute(AddRecordings(recordings))


def lists_by_place(session):
    names = session.project.recordings.paths()
    of = {s.id: s.name for s in session.project.species.in_use()}
    return {
        (names[label.recording_id][-5:], label.span_s): (
            label.state,
            sorted(of[k] for k in label.present),
        )
        for label in session.project.lists.every()
    }


def test_a_count_that_goes_on_in_the_next_recording_bounds_both(session, factory, load_windows):
    two_minutes_and_another_site(session, factory)
    rows = ["bog/a.wav,06:00:50,06:01:20,Owl;Wren", "bog/a.wav,06:00:10,06:00:50,Owl"]

    report = load_windows("file,start,end,labels", *rows)

    assert lists_by_place(session) == {
        ("a.wav", (10.0, 50.0)): (ListState.COMPLETE, ["Owl"]),
        ("a.wav", (50.0, 60.0)): (ListState.POSSIBLE, ["Owl", "Wren"]),
        ("b.wav", (0.0, 17.0)): (ListState.POSSIBLE, ["Owl", "Wren"]),
    }
    assert any("1 window continues in the next recording" in line for line in report.lines())


@pytest.mark.parametrize(
    ("labels", "options", "state"),
    [
        ("", {"blank": BlankPolicy.NO_BIRDS}, ListState.COMPLETE),
        ("Owl", {"complete": False}, None),
    ],
)
def test_a_count_that_goes_on_says_no_more_than_is_sure(
    session, factory, load_windows, labels, options, state
):
    two_minutes_and_another_site(session, factory)
    load_windows("file,start_s,end_s,labels", f"bog/a.wav,50,80,{labels}", **options)
    places = {("a.wav", (50.0, 60.0)), ("b.wav", (0.0, 17.0))}
    assert lists_by_place(session) == ({place: (state, []) for place in places} if state else {})


def test_a_window_beyond_the_last_recording_of_its_folder_is_refused(
    session, factory, load_windows
):
    two_minutes_and_another_site(session, factory)
    with pytest.raises(ListsError, match=r"the window 50–70 s is not in .*b\.wav"):
        load_windows("file,start_s,end_s,labels", "bog/b.wav,50,70,Owl")


@pytest.mark.parametrize(
    ("header", "lines", "text"),
    [
        ("file,start_s,end_s,labels", ["a.wav,0,20,Owl", "a.wav,10,30,Wren"],
         "windows in lines 2 and 3 overlap for a.wav"),
        ("file,start_s,end_s,labels", ["a.wav,50,70,Owl"], "line 2: the window 50–70 s is not in a.wav"),
        ("file,start,end,labels", ["a.wav,06:31,06:32,Owl"], "start of a.wav is not known"),
    ],
)  # fmt: skip
def test_windows_that_cannot_be_placed_are_refused(
    session, factory, load_windows, header, lines, text
):
    add_minute(session, factory)
    with pytest.raises(ListsError, match=text):
        load_windows(header, *lines)
    assert windows_in(session) == {}


def test_windows_of_a_table_may_not_cross_those_of_the_project(session, factory, load_windows):
    add_minute(session, factory)
    load_windows("file,start_s,end_s,labels", "a.wav,0,20,Owl")
    with pytest.raises(ListsError, match="windows 0–20 s and 10–30 s overlap"):
        load_windows("file,start_s,end_s,labels", "a.wav,10,30,Owl")
    assert windows_in(session) == {(0.0, 20.0): ["Owl"]}


def test_observers_and_kinds_of_lists_go_out_and_come_back(
    session, factory, load_windows, tmp_path
):
    recording = add_minute(session, factory)
    load_windows(
        "file,start_s,end_s,observer,list,labels",
        "a.wav,0,20,Anna,complete,Owl;Wren",
        "a.wav,0,20,Bob,At least,Owl",
        "a.wav,,,,possible,Crow;Owl;Wren",
    )

    def said(project):
        names = {key: one.name for key, one in project.species.all().items()}
        return [
            (
                label.span_s,
                label.observer,
                label.listed_by,
                label.state,
                [names[s] for s in label.present],
            )
            for label in project.lists.every()
        ]

    expected = [
        (None, "", "", ListState.POSSIBLE, ["Crow", "Owl", "Wren"]),
        ((0.0, 20.0), "", "Anna", ListState.COMPLETE, ["Owl", "Wren"]),
        ((0.0, 20.0), "Bob", "", ListState.INCOMPLETE, ["Owl"]),
    ]
    assert said(session.project) == expected
    load_windows("file,start_s,end_s,observer,labels", "a.wav,0,20,Eve,Crow")
    load_windows(
        "file,start_s,end_s,observer,list,labels",
        "a.wav,0,20,Anna,complete,Wren",
        existing=ExistingListPolicy.REPLACE,
    )
    by_anna = (*expected[1][:4], ["Wren"])
    by_eve = ((0.0, 20.0), "Eve", "", ListState.COMPLETE, ["Crow"])
    assert said(session.project) == [expected[0], by_anna, expected[2], by_eve]
    table = tmp_path / "out.csv"
    export_summary(session.project, table, Summary.LISTS)
    assert table.read_text(encoding="utf-8-sig").splitlines() == [
        "file,start_s,end_s,observer,list,labels",
        "a.wav,,,,possible,Crow;Owl;Wren",
        "a.wav,0,20,Anna,complete,Wren",
        "a.wav,0,20,Bob,at least,Owl",
        "a.wav,0,20,Eve,complete,Crow",
    ]
    with Project.create(tmp_path / "again.birdann") as other:
        again = Session(other)
        again.execute(AddRecordings([recording]))
        import_lists(again, table)
        assert said(other) == said(session.project)


def test_unsure_and_absent_species_of_lists_survive_a_table(session, factory, tmp_path):
    """A species that is unsure in a complete list would come back as absent."""
    present, absent, unsure = TagState
    crow, owl, wren = (factory.species(name) for name in ("Crow", "Owl", "Wren"))
    recordings = [factory.recording(f"{name}.wav") for name in "abcdef"]
    tags = [
        (ListState.COMPLETE, {wren.id: present, owl.id: unsure}),
        (ListState.COMPLETE, {owl.id: unsure, crow.id: unsure}),
        (ListState.INCOMPLETE, {owl.id: unsure}),
        (ListState.INCOMPLETE, {wren.id: present, crow.id: absent}),
        (ListState.COMPLETE, {}),
        (ListState.POSSIBLE, {crow.id: present}),
    ]
    lists = [
        SpeciesList(recording_id=recording.id, state=state, tags=named)
        for recording, (state, named) in zip(recordings, tags, strict=True)
    ]
    session.execute(AddRecordings(recordings))
    session.execute(SetSpeciesLists(lists, new_species=[crow, owl, wren]))
    table = tmp_path / "out.csv"
    export_summary(session.project, table, Summary.LISTS)
    assert table.read_text(encoding="utf-8-sig").splitlines() == [
        "file,list,labels,unsure,absent",
        "a.wav,complete,Wren,Owl,",
        "b.wav,complete,,Crow;Owl,",
        "c.wav,at least,,Owl,",
        "d.wav,at least,Wren,,Crow",
        "e.wav,complete,,,",
        "f.wav,possible,Crow,,",
    ]
    with Project.create(tmp_path / "again.birdann") as other:
        again = Session(other)
        again.execute(AddRecordings(recordings))
        report = import_lists(again, table)
        names = {key: one.name for key, one in other.species.all().items()}
        read = [
            (each.state, {names[key]: tag for key, tag in each.tags.items()})
            for each in (other.lists.of(recording.id) for recording in recordings)
        ]
    called = {species.id: species.name for species in (crow, owl, wren)}
    assert read == [
        (state, {called[key]: tag for key, tag in named.items()}) for state, named in tags
    ]
    assert report.no_birds == 1


def test_a_kind_of_list_that_is_none_is_refused_with_its_line(session, factory, load_windows):
    add_minute(session, factory)
    with pytest.raises(ListsError, match="line 2: “full” is not a kind of list"):
        load_windows("file,list,labels", "a.wav,full,Owl")


def test_a_wildtrax_report_gives_a_complete_list_of_each_task_and_minute(
    session, factory, load_windows, tmp_path
):
    names = ("BOG-1_20240501_060000.wav", "BOG-1_20240502_060000.wav", "FEN_20240501_060000.wav")
    recordings = [
        factory.recording(name, n_frames=180 * 44_100, sample_rate_hz=44_100) for name in names
    ]
    session.execute(AddRecordings(recordings))
    report = load_windows(
        "organization,location,recording_date_time,task_duration,task_method,aru_task_status,observer,"
        "species_code,species_common_name,individual_order,detection_time,vocalization",
        "BU,BOG-1,2024-05-01 06:00:00,150,1SPM,Transcribed,Anna,OVEN,Ovenbird,1,12.5,Song",
        "BU,BOG-1,2024-05-01 06:00:00,150,1SPM,Transcribed,Anna,OVEN,Ovenbird,1,130,Song",
        "BU,BOG-1,2024-05-01 06:00:00,150,1SPM,Transcribed,Anna,WIWR,Winter Wren,1,125,Song",
        "BU,BOG-1,2024-05-02T06:00:00Z,180s,1SPT,Transcribed,Anna,OVEN,Ovenbird,1,3.0,Song",
        "BU,BOG-1,2024-05-02T06:00:00Z,180s,1SPT,Transcribed,Bob,NONE,NONE,,,",
        "BU,FEN,2024-05-01 06:00:00,180,1SPT,New,Anna,OVEN,Ovenbird,1,3.0,Song",
    )

    def said(project):
        called = {key: one.name for key, one in project.species.all().items()}
        path = {recording.id: recording.path for recording in project.recordings.all()}
        return [
            (
                path[label.recording_id],
                label.span_s,
                label.observer,
                {called[s] for s in label.present},
            )
            for label in project.lists.every()
            if label.state is ListState.COMPLETE
        ]

    assert said(session.project) == [
        (names[0], (0.0, 60.0), "", {"Ovenbird"}),
        (names[0], (60.0, 120.0), "", set()),
        (names[0], (120.0, 150.0), "", {"Ovenbird", "Winter Wren"}),
        (names[1], (0.0, 180.0), "", {"Ovenbird"}),
        (names[1], (0.0, 180.0), "Bob", set()),
    ]
    export_summary(session.project, tmp_path / "out.csv", Summary.LISTS)
    with Project.create(tmp_path / "again.birdann") as other:
        again = Session(other)
        again.execute(AddRecordings(recordings))
        import_lists(again, tmp_path / "out.csv")
        assert said(other) == said(session.project)
    assert any("skipped: 1" in note for note in report.notes)


def test_a_window_of_a_day_long_recording_ends_on_the_next_day(factory):
    start = datetime(2025, 5, 4, 6, 0, tzinfo=UTC)
    recording = factory.recording(
        "a.wav", sample_rate_hz=8000, n_frames=90_000 * 8000, started_at=start
    )
    entry = FileLabels("a.wav", 2, times=(time(23, 0), time(6, 30)))
    assert spans_of(Path("x.csv"), [entry], recording) == [(61_200.0, 88_200.0)]


def test_names_in_a_cell_are_those_of_detections(session, add, load):
    add("a.wav", "b.wav", "c.wav")
    session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name="Wren|Robin")]))
    load("a.wav,Wren+Owl?", "b.wav,Wren|Robin", "c.wav,PIPPIP/PIPPYG")
    assert names_in(session) == {
        "a.wav": ["Wren"],
        "b.wav": ["Wren|Robin"],  # a species of the project
        "c.wav": ["PIPPIP", "PIPPYG"],
    }
    (unsure,) = (
        li for li in session.project.lists.all().values() if len(li.present) == 1 < len(li.tags)
    )
    assert sorted(tag.value for tag in unsure.tags.values()) == ["present", "unsure"]


def test_names_with_a_comma_are_said(session, add, load):
    add("a.wav", "b.wav")
    report = load('a.wav,"Wren, Robin"', "b.wav,Owl")
    note = "Names with a comma, read as one species: “Wren, Robin”. Write “;” between species."
    assert note in report.notes
    assert (
        note
        not in load('a.wav,"Wren, Robin"', "b.wav,Owl", existing=ExistingListPolicy.REPLACE).notes
    )


def test_a_table_of_names_that_fit_several_recordings_says_which(session, add, load):
    add("n/a.wav", "s/a.wav")
    report = load("a.wav,Wren")
    assert report.ambiguous == (("a.wav", ("n/a.wav", "s/a.wav")),)
    assert report.tagged == ()


@pytest.mark.parametrize(("zone", "written", "is_said"), [
    (None, "2024-05-01T05:00:00Z", True), (UTC, "2024-05-01 05:00:00", True),
    (None, "2024-05-01 05:00:00", False), (UTC, "2024-05-01T07:00:00+02:00", False),
])  # fmt: skip
def test_times_with_a_zone_beside_starts_without_one_are_said(
    session, factory, tmp_path, zone, written, is_said
):
    start = datetime(2024, 5, 1, 5, tzinfo=zone)
    session.execute(
        AddRecordings([factory.recording("a.wav", started_at=start, n_frames=60 * 48_000)])
    )
    path = tmp_path / "lists.csv"
    path.write_text(
        f"file,start,end,labels\na.wav,{written},{written.replace('00:0', '00:3', 1)},Wren\n"
    )
    notes = import_lists(session, path).notes
    assert (
        "Only the table or only the recordings have time zones. Their times were compared without "
        "zones." in notes
    ) == is_said


@pytest.mark.parametrize(
    "name", ["Type 0.5", "Song 12 %", "Unknown bird", "Noise", "NA", "2024-03-01"]
)
def test_a_species_of_the_project_may_have_any_name(session, add, load, name):
    add("a.wav")
    session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name=name)]))
    report = load(f"a.wav,Owl;{name}")
    (listed,) = session.project.lists.all().values()
    assert sorted(names_in(session)["a.wav"]) == sorted(["Owl", name])
    assert (listed.state, report.notes) == (ListState.COMPLETE, ())

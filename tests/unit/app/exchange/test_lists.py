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
    _map_species,
    import_lists,
)
from birdann.app.results.summaries import Summary, export_summary
from birdann.app.session import Session
from birdann.app.species_matching import SpeciesMatcher
from birdann.app.species_source import import_checklist
from birdann.core.errors import ListsError
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import ListState, Species, SpeciesList, TagState
from birdann.formats.checklists import SpeciesName
from birdann.formats.file_labels import FileLabels
from birdann.store import Project

ADD, REPLACE, KEEP = ExistingListPolicy
NO_BIRDS = BlankPolicy.NO_BIRDS
IN_SECONDS = "file,start_s,end_s,labels"
ON_CLOCK = "file,start,end,labels"


@pytest.fixture
def add(session, factory):
    def add(*paths, **changes):
        recordings = [factory.recording(path, **changes) for path in paths]
        session.execute(AddRecordings(recordings))
        return {r.path: r.id for r in recordings}

    return add


@pytest.fixture
def minute(add):
    """Return what adds recordings of a minute."""

    def minute(*paths, **changes):
        return add(*paths, n_frames=60 * 44_100, sample_rate_hz=44_100, **changes)

    return minute


@pytest.fixture
def written(text_file):
    def written(*lines, header="file,labels"):
        return text_file("lists.csv", "\n".join([header, *lines]) + "\n")

    return written


@pytest.fixture
def load(session, written):
    def load(*lines, header="file,labels", **options):
        return import_lists(session, written(*lines, header=header), ListChoices(**options))

    return load


def species_in(session):
    return {species.name for species in session.project.species.in_use()}


def add_species(session, *names):
    session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name=name) for name in names]))


def said(project):
    """Return recording, window, observers, kind and tags of every list."""
    names, paths = project.species.names(), project.recordings.paths()
    return [
        (
            paths[one.recording_id],
            one.span_s,
            one.observer,
            one.listed_by,
            one.state.value,
            {names[key]: tag.value for key, tag in one.tags.items()},
        )
        for one in project.lists.every()
        if one.state is not ListState.UNTAGGED
    ]


def names_in(session):
    """Return the names that each recording lists, by its path."""
    return {path: list(tags) for path, *_, tags in said(session.project)}


def windows_in(session):
    return {span_s: list(tags) for _, span_s, *_, tags in said(session.project)}


def there_and_back(session, path):
    """Export all lists; return the lines of the table, what another project reads of it, and how."""
    export_summary(session.project, path, Summary.LISTS)
    with Project.create(path.with_name("again.birdann")) as other:
        again = Session(other)
        again.execute(AddRecordings(session.project.recordings.all()))
        report = import_lists(again, path)
        return path.read_text(encoding="utf-8-sig").splitlines(), said(other), report


def test_lists_are_set_in_one_step_with_their_source(session, add, load):
    ids = add("x/a.wav", "x/b.wav", "x/c.wav")
    report = load("a.wav,Owl;Wren", "b.wav,", blank=NO_BIRDS)
    assert names_in(session) == {"x/a.wav": ["Owl", "Wren"], "x/b.wav": []}
    assert session.project.lists.of(ids["x/b.wav"]).state is ListState.COMPLETE
    assert session.project.lists.provenance(ids["x/a.wav"]).name == "file lists.csv"
    assert (report.new_species, report.without_list) == (("Owl", "Wren"), 1)
    session.undo()
    assert names_in(session) == {}
    assert species_in(session) == set()
    session.redo()
    assert len(names_in(session)) == 2
    report = load("c.wav,Owl;Crow")
    assert report.new_species == ("Crow",)
    assert species_in(session) == {"Crow", "Owl", "Wren"}


@pytest.mark.parametrize("absent_first", [True, False])
def test_of_two_names_for_one_species_presence_counts(absent_first):
    tags = [("Wren", TagState.PRESENT), ("eurwre", TagState.ABSENT)]
    matcher = SpeciesMatcher(["Wren"], [SpeciesName("Wren", "", ("eurwre",))])
    found = _map_species(dict(tags[::-1] if absent_first else tags), matcher)
    assert found == {"Wren": TagState.PRESENT}


def test_lists_may_be_taken_as_presence_only(session, add, load):
    add("a.wav")
    load("a.wav,Owl", complete=False)
    assert said(session.project) == [("a.wav", None, "", "", "at least", {"Owl": "present"})]


A, A_B = "a.wav", "a.wav b.wav"
TWO_SITES = "north/a.wav south/a.wav"
MATCHED = [  # recordings; rows; lists by recording; what is in none, or could be in several
    *(
        ("north/a.wav", [f"{cell},Owl"], {"north/a.wav": ["Owl"]}, [], {})
        for cell in ("a.wav", "a", "A.WAV", "a.flac", "north/a.wav", "/elsewhere/north/a.wav",
                     "C:\\data\\a.wav")
    ),
    # a shared folder says more than a shared ending, and than none
    ("x/a.wav", ["a.wav,Owl", "x/a,Wren"], {"x/a.wav": ["Wren"]}, ["a.wav"], {}),
    ("south/a.wav", ["north/a.wav,Owl", "south/a.wav,Wren"], {"south/a.wav": ["Wren"]},
     ["north/a.wav"], {}),
    (TWO_SITES, ["north/a.wav,Owl", "south/a.wav,Wren"],
     {"north/a.wav": ["Owl"], "south/a.wav": ["Wren"]}, [], {}),
    # a name with dots is its own stem
    ("A.001.wav A.002.wav", ["A.001,Owl", "A.002.wav,Wren"],
     {"A.001.wav": ["Owl"], "A.002.wav": ["Wren"]}, [], {}),
    # a number at xeno-canto
    ("XC123-Wren-T_t.mp3 XC1234-Owl-S_a.mp3", ["XC123,Wren", "xc1234.mp3,Owl"],
     {"XC123-Wren-T_t.mp3": ["Wren"], "XC1234-Owl-S_a.mp3": ["Owl"]}, [], {}),
    # a file named with its folder and without is one
    (A_B, ["./a.wav,Owl", "a.wav,Wren", ".\\b.wav,Tit"],
     {"a.wav": ["Owl", "Wren"], "b.wav": ["Tit"]}, [], {}),
    # what could be several is not guessed
    (f"{TWO_SITES} b.wav", ["a.wav,Owl", "b.wav,Wren"], {"b.wav": ["Wren"]}, [],
     {"a.wav": ("north/a.wav", "south/a.wav")}),
    (TWO_SITES, ["a.wav,Wren"], {}, [], {"a.wav": ("north/a.wav", "south/a.wav")}),
    (A_B, ["north/a.wav,Owl", "south/a.wav,Wren", "b.wav,Owl"], {"b.wav": ["Owl"]}, [],
     {"north/a.wav": ("a.wav",), "south/a.wav": ("a.wav",)}),
    (A, ["a.wav,Owl", "zz.wav,Wren"], {"a.wav": ["Owl"]}, ["zz.wav"], {}),
]  # fmt: skip


@pytest.mark.parametrize(("recordings", "rows", "lists", "unmatched", "ambiguous"), MATCHED)
def test_files_are_matched_by_name_stem_number_and_folder(
    session, add, load, recordings, rows, lists, unmatched, ambiguous
):
    add(*recordings.split(" "))
    report = load(*rows)
    assert names_in(session) == lists
    assert (list(report.unmatched), dict(report.ambiguous)) == (unmatched, ambiguous)
    assert set(report.new_species) == {name for names in lists.values() for name in names}
    assert len(report.tagged) == len(lists)
    assert {f"  {name}" for name in unmatched} <= set(report.lines())
    assert any("could be several" in line for line in report.lines()) == bool(ambiguous)


def test_a_table_about_other_recordings_is_refused(session, add, load):
    add("a.wav")
    with pytest.raises(ListsError, match="contains none of the project's recordings"):
        load("zz.wav,Wren")


UNSURE = {"Crow": "unsure", "Odd?": "present", "Wren": "unsure", "Tit": "present", "Owl": "unsure"}
SIMILAR = "Similar names, kept as separate species: {}. If one is misspelt, merge them in Project > Species."
COMMA = "Names with a comma, read as one species: “Wren, Robin”. Write “;” between species."
FOUR = ["Sylvia borin", "Turdus merula", "Parus major", "Regulus regulus"]
MISSPELT = ["Sylvai borin", "Turdus merulla", "Parus mayor", "Reguulus regulus"]
PAIRS = "; ".join(map(", ".join, zip(MISSPELT, FOUR, strict=True)))
CELLS = [  # species of the project; a cell; the tags that it makes; the notes on it
    (["Odd?"], "Crow?;Odd?;cf. Wren;Tit?;Tit;Probably Owl", UNSURE,
     ["Read as unsure: “Crow?”, “cf. Wren”, “Tit?”, “Probably Owl”."]),
    ([], "Wren+Owl?", {"Wren": "present", "Owl": "unsure"}, ["Read as unsure: “Owl?”."]),
    (["Wren|Robin"], "Wren|Robin", {"Wren|Robin": "present"}, []),
    ([], "PIPPIP/PIPPYG", {"PIPPIP": "present", "PIPPYG": "present"}, []),
    *(
        ([name], f"Owl;{name}", {"Owl": "present", name: "present"}, [])
        for name in ("Type 0.5", "Song 12 %", "Unknown bird", "Noise", "NA", "2024-03-01")
    ),
    ([], "Owl;owl", {"Owl": "present", "owl": "present"},
     ["These names differ only in capitalization and are kept as separate species: Owl, owl."]),
    (["Sylvai atricapilla", "Parus major"], "Sylvia atricapilla;Parus minor",
     {"Sylvia atricapilla": "present", "Parus minor": "present"},
     [SIMILAR.format("Sylvia atricapilla, Sylvai atricapilla")]),
    # one sentence on all: of four pairs the preview showed two, each in three lines
    (FOUR, ";".join(MISSPELT), dict.fromkeys(MISSPELT, "present"), [SIMILAR.format(PAIRS)]),
    ([], '"Wren, Robin"', {"Wren, Robin": "present"}, [COMMA]),
    (["Wren, Robin"], '"Wren, Robin"', {"Wren, Robin": "present"}, []),
]  # fmt: skip


@pytest.mark.parametrize(("known", "cell", "tags", "notes"), CELLS)
def test_names_in_a_cell(session, add, load, known, cell, tags, notes):
    add("a.wav")
    add_species(session, *known)
    report = load(f"a.wav,{cell}")
    assert said(session.project) == [("a.wav", None, "", "", "complete", tags)]
    assert set(report.new_species) == tags.keys() - set(known)
    assert list(report.notes) == notes


@pytest.mark.parametrize("turned", [1, -1])
def test_a_name_of_several_parts_is_said_in_any_order(session, add, load, turned):
    add("a.wav", "b.wav")
    report = load(*['a.wav,"Wren, Robin"', "b.wav,Wren"][::turned])
    assert SIMILAR.format("Wren, Robin, Wren") in report.notes


def test_codes_and_scientific_names_mean_the_species_of_the_list_of_names(
    session, add, load, text_file
):
    names = "name,scientific,code\nEurasian Wren,Troglodytes troglodytes,eurwre4\n"
    import_checklist(session, text_file("names.csv", names))
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
    known = session.project.species.ids_by_name()
    new = [Species(id=SpeciesId(new_id()), name=name) for name in tags if name not in known]
    known = known | {item.name: item.id for item in new}
    tagged = {known[name]: TagState(tag) for name, tag in tags.items()}
    one = SpeciesList(recording_id=recording, state=state, tags=tagged)
    session.execute(SetSpeciesLists([one], new_species=new))
    return one


def test_what_a_person_tagged_is_not_replaced_unasked(session, add, load):
    ids = add("a.wav", "b.wav")
    by_hand = tag_by_hand(session, ids["a.wav"], Wren="present")
    with pytest.raises(
        ListsError, match=r"lists\.csv differs from existing tags in 1 recording \(a\.wav\)"
    ):
        load("a.wav,Owl", "b.wav,Owl")
    assert (names_in(session), species_in(session)) == ({"a.wav": ["Wren"]}, {"Wren"})
    report = load("a.wav,Wren", "b.wav,Wren")  # which says the same
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
        (ADD, {"Wren": "absent", "Robin": "present", "Owl": "present"}, "at least"),
        (REPLACE, {"Wren": "present", "Owl": "present"}, "complete"),
        (KEEP, {"Wren": "absent", "Robin": "present"}, "at least"),
    ],
)
def test_lists_are_added_to_replaced_or_kept(session, add, load, existing, expected, state):
    ids = add("a.wav", "b.wav")
    tag_by_hand(session, ids["a.wav"], ListState.INCOMPLETE, Wren="absent", Robin="present")
    before = said(session.project)
    load("a.wav,Wren;Owl", "b.wav,Wren", existing=existing)
    after = said(session.project)
    assert after == [
        ("a.wav", None, "", "", state, expected),
        ("b.wav", None, "", "", "complete", {"Wren": "present"}),
    ]
    session.undo()
    assert (said(session.project), species_in(session)) == (before, {"Wren", "Robin"})
    session.redo()
    assert said(session.project) == after


def test_species_that_nothing_names_any_more_go_out_of_use_and_come_back(session, add, load):
    ids = add("a.wav", "b.wav")
    tag_by_hand(session, ids["a.wav"], Wren="present", Robin="present")
    tag_by_hand(session, ids["b.wav"], Robin="present")
    add_species(session, "Named for later")
    load("a.wav,Owl", existing=REPLACE)
    assert species_in(session) == {"Owl", "Robin", "Named for later"}
    session.undo()
    assert species_in(session) == {"Wren", "Robin", "Named for later"}


@pytest.mark.parametrize(
    "table",
    [
        "Start (s),End (s),Scientific name,Common name,Confidence,File\n"
        "0,3,Troglodytes troglodytes,Wren,0.93,a.wav\n",
        "file,label,score\na.wav,Wren,0.9\n",
        "file,species,det_score\na.wav,Wren,0.5\n",
        "file,species,probability\na.wav,Wren,0.9\n",
        "recording,start_s,species,probability,status\n"
        "a.wav,0.1,Wren,0.9,predicted\na.wav,0.4,Wren,0.9,predicted\n",
        "file,labels\na.wav,Wren 0.9\n",
    ],
)
def test_what_a_machine_detected_is_never_a_complete_list(session, add, text_file, table):
    add("a.wav")
    report = import_lists(session, text_file("results.csv", table), ListChoices(complete=True))
    ((*_, state, tags),) = said(session.project)
    assert (state, len(tags)) == ("at least", 1)
    assert "detections of a program (“" in report.notes[0]  # which the window shows, of many


@pytest.mark.parametrize("complete", [True, False])
def test_blank_cells_stay_untagged_unless_they_mean_no_birds(session, add, written, complete):
    ids = add("a.wav", "b.wav", "c.wav")
    tag_by_hand(session, ids["c.wav"], Wren="present")
    path = written("a.wav,", "b.wav,none", "c.wav,")
    read = ReadLists(session.project, path)
    assert read.n_blank == 3
    assert read.outcome(ListChoices(existing=ADD, complete=complete)).changes == ()
    choices = ListChoices(existing=ADD, complete=complete, blank=NO_BIRDS)
    asked = read.outcome(choices)
    assert asked.n_no_birds == 2
    assert [(change.recording, change.after) for change in asked.changes] == [
        ("a.wav", "No birds"), ("b.wav", "No birds"),
    ]  # fmt: skip
    report = import_lists(session, path, ListChoices(complete=complete))
    assert (report.blank, report.no_birds, report.same) == (3, 0, 0)
    assert names_in(session) == {"c.wav": ["Wren"]}
    report = import_lists(session, path, choices)
    assert (report.blank, report.no_birds) == (0, 2)
    assert names_in(session) == {"a.wav": [], "b.wav": [], "c.wav": ["Wren"]}


@pytest.mark.parametrize("word", ["none", "No birds", "0"])
def test_cells_that_say_none_can_mean_no_birds_while_empty_ones_stay_untagged(
    session, add, written, word
):
    add("a.wav", "b.wav", "c.wav")
    path = written("a.wav,", f"b.wav,{word}", "c.wav,?")
    read = ReadLists(session.project, path)
    assert (read.n_blank, read.n_written) == (3, 1)
    report = import_lists(session, path, ListChoices(blank=BlankPolicy.WRITTEN))
    assert (report.blank, report.no_birds) == (2, 1)
    assert names_in(session) == {"b.wav": []}


def test_blank_cells_of_detections_are_never_no_birds(session, add, load):
    add("a.wav", "b.wav")
    load("a.wav,Wren,0.9", "b.wav,,", header="file,labels,score", blank=NO_BIRDS)
    assert names_in(session) == {"a.wav": ["Wren"]}


def test_no_list_is_complete_if_a_species_column_cannot_be_read(session, add, load):
    add("a.wav", "b.wav")
    report = load("a.wav,1,several", "b.wav,0,1", header="file,Owl,Wren", complete=True)
    assert [state for *_, state, _ in said(session.project)] == ["at least"] * 2
    assert "Wren" in report.notes[0]


def test_a_preview_tells_what_would_change_and_changes_nothing(session, add, written):
    ids = add("a.wav", "b.wav", "c.wav", "d.wav")
    tag_by_hand(session, ids["a.wav"], Wren="present")
    tag_by_hand(session, ids["c.wav"], Owl="present")
    before = said(session.project), species_in(session)
    read = ReadLists(session.project, written("a.wav,Owl", "b.wav,Wren;Robin", "c.wav,Owl"))
    out = read.outcome(ListChoices(existing=REPLACE, complete=True))
    assert (out.n_first, out.n_changed, out.n_same, read.n_without) == (1, 1, 1, 1)
    assert (out.by_hand, out.n_tags_lost) == (("a.wav",), 1)
    assert (out.new_species, out.unused_species) == (("Robin",), ())
    assert [(change.recording, change.before, change.after) for change in out.changes] == [
        ("a.wav", "Wren", "Owl"),
        ("b.wav", "", "Wren, Robin"),
    ]
    added = read.outcome(ListChoices(existing=ADD, complete=False))
    assert (added.n_changed, added.n_tags_lost) == (1, 0)
    assert [change.after for change in added.changes] == ["Owl, Wren", "Wren, Robin …"]
    kept = read.outcome(ListChoices(existing=KEEP, complete=True))
    assert (kept.n_first, kept.n_changed, kept.n_same) == (1, 0, 2)
    assert (said(session.project), species_in(session)) == before


def test_a_table_gives_windows_lists_of_their_own(session, minute, load):
    ids = minute("a.wav")
    rows = ["a.wav,0,20,Owl;Wren", "a.wav,20.0004,60.4,Wren", "a.wav,,,Owl;Wren;Crow"]
    report = load(*rows, header=IN_SECONDS)
    assert windows_in(session) == {
        (0.0, 20.0): ["Owl", "Wren"], (20.0, 60.0): ["Wren"], None: ["Owl", "Wren", "Crow"],
    }  # fmt: skip
    assert report.tagged == (ids["a.wav"],)
    assert load(*rows, header=IN_SECONDS).same == 3
    session.undo()
    assert windows_in(session) == {}


def test_windows_are_counted_as_lists_and_recordings_named_as_in_tables(
    session, add, written, load
):
    add("../season/bog/a.wav", "../season/heath/a.wav")
    rows = ["bog/a.wav,0,0.5,Owl", "bog/a.wav,0.5,1,", "heath/a.wav,0,0.5,"]
    read = ReadLists(session.project, written(*rows, header=IN_SECONDS))
    out = read.outcome(ListChoices(existing=ADD, complete=True, blank=NO_BIRDS))
    assert "3 new lists." in out.lines()
    assert [change.recording for change in out.changes] == [
        "bog/a.wav 0–0.5 s",
        "bog/a.wav 0.5–1 s",
        "heath/a.wav 0–0.5 s",
    ]
    report = load(*rows, header=IN_SECONDS, complete=True, blank=NO_BIRDS)
    assert "2 lists are now “no birds”." in report.lines()
    with pytest.raises(
        ListsError, match=r"bog/a\.wav: the windows 0–0\.5 s and 0\.2–0\.7 s overlap"
    ):
        load("bog/a.wav,0.2,0.7,Owl", header=IN_SECONDS)


def test_clock_times_are_those_of_the_recording(session, minute, load):
    minute(
        "a.wav", started_at=datetime(2025, 5, 4, 23, 59, 30, tzinfo=timezone(timedelta(hours=2)))
    )
    load("a.wav,23:59:40,00:00:10,Owl",
         "a.wav,2025-05-04T22:00:10+00:00,2025-05-05T00:00:20,Wren", header=ON_CLOCK)  # fmt: skip
    assert windows_in(session) == {(10.0, 40.0): ["Owl"], (40.0, 50.0): ["Wren"]}


@pytest.fixture
def two_minutes(minute):
    """Two recordings of a minute with three seconds between them, and one of another folder."""
    for name, second in (("bog/a.wav", 0), ("bog/b.wav", 63), ("fen/c.wav", 60)):
        minute(name, started_at=datetime(2025, 5, 4, 6, 0, tzinfo=UTC) + timedelta(seconds=second))


@pytest.mark.usefixtures("two_minutes")
def test_a_count_that_goes_on_in_the_next_recording_bounds_both(session, load):
    rows = ["bog/a.wav,06:00:50,06:01:20,Owl;Wren", "bog/a.wav,06:00:10,06:00:50,Owl"]

    report = load(*rows, header=ON_CLOCK)

    assert {(path, span_s): (state, sorted(tags)) for path, span_s, *_, state, tags in said(session.project)} == {
        ("bog/a.wav", (10.0, 50.0)): ("complete", ["Owl"]),
        ("bog/a.wav", (50.0, 60.0)): ("possible", ["Owl", "Wren"]),
        ("bog/b.wav", (0.0, 17.0)): ("possible", ["Owl", "Wren"]),
    }  # fmt: skip
    assert any("1 window continues in the next recording" in line for line in report.lines())


@pytest.mark.usefixtures("two_minutes")
@pytest.mark.parametrize(
    ("labels", "options", "n_lists"),
    [("", {"blank": NO_BIRDS}, 2), ("Owl", {"complete": False}, 0)],
)
def test_a_count_that_goes_on_says_no_more_than_is_sure(session, load, labels, options, n_lists):
    load(f"bog/a.wav,50,80,{labels}", header=IN_SECONDS, **options)
    assert said(session.project) == [
        ("bog/a.wav", (50.0, 60.0), "", "", "complete", {}),
        ("bog/b.wav", (0.0, 17.0), "", "", "complete", {}),
    ][:n_lists]  # fmt: skip


@pytest.mark.parametrize(
    ("header", "lines", "text"),
    [
        (IN_SECONDS, ["a.wav,0,20,Owl", "a.wav,10,30,Wren"], "windows in lines 2 and 3 overlap for a.wav"),
        (IN_SECONDS, ["a.wav,50,70,Owl"], "line 2: the window 50–70 s is not in a.wav"),
        (ON_CLOCK, ["a.wav,06:31,06:32,Owl"], "start of a.wav is not known"),
        ("file,list,labels", ["a.wav,full,Owl"], "line 2: “full” is not a kind of list"),
    ],
)  # fmt: skip
def test_windows_that_cannot_be_placed_are_refused(session, minute, load, header, lines, text):
    minute("a.wav")
    with pytest.raises(ListsError, match=text):
        load(*lines, header=header)
    assert windows_in(session) == {}


@pytest.mark.usefixtures("two_minutes")
def test_a_window_beyond_the_last_recording_of_its_folder_is_refused(load):
    with pytest.raises(ListsError, match=r"the window 50–70 s is not in .*b\.wav"):
        load("bog/b.wav,50,70,Owl", header=IN_SECONDS)


def test_windows_of_a_table_may_not_cross_those_of_the_project(session, minute, load):
    minute("a.wav")
    load("a.wav,0,20,Owl", header=IN_SECONDS)
    with pytest.raises(ListsError, match="windows 0–20 s and 10–30 s overlap"):
        load("a.wav,10,30,Owl", header=IN_SECONDS)
    assert windows_in(session) == {(0.0, 20.0): ["Owl"]}


def test_observers_and_kinds_of_lists_go_out_and_come_back(session, minute, load, tmp_path):
    minute("a.wav")
    header = "file,start_s,end_s,observer,list,labels"
    rows = ["a.wav,0,20,Anna,complete,Owl;Wren", "a.wav,0,20,Bob,At least,Owl",
            "a.wav,,,,possible,Crow;Owl;Wren"]  # fmt: skip
    load(*rows, header=header)
    owl, wren, crow = ({name: "present"} for name in ("Owl", "Wren", "Crow"))
    expected = [
        ("a.wav", None, "", "", "possible", crow | owl | wren),
        ("a.wav", (0.0, 20.0), "", "Anna", "complete", owl | wren),
        ("a.wav", (0.0, 20.0), "Bob", "", "at least", owl),
    ]
    assert said(session.project) == expected
    load("a.wav,0,20,Eve,Crow", header="file,start_s,end_s,observer,labels")
    load("a.wav,0,20,Anna,complete,Wren", header=header, existing=REPLACE)
    expected[1] = (*expected[1][:-1], wren)
    expected.append(("a.wav", (0.0, 20.0), "Eve", "", "complete", crow))
    assert said(session.project) == expected
    lines, again, _ = there_and_back(session, tmp_path / "out.csv")
    assert lines == [
        header,
        "a.wav,,,,possible,Crow;Owl;Wren",
        "a.wav,0,20,Anna,complete,Wren",
        "a.wav,0,20,Bob,at least,Owl",
        "a.wav,0,20,Eve,complete,Crow",
    ]
    assert again == expected


def test_unsure_and_absent_species_of_lists_survive_a_table(session, add, tmp_path):
    """A species that is unsure in a complete list would come back as absent."""
    tags = [
        ("complete", {"Wren": "present", "Owl": "unsure"}),
        ("complete", {"Owl": "unsure", "Crow": "unsure"}),
        ("at least", {"Owl": "unsure"}),
        ("at least", {"Wren": "present", "Crow": "absent"}),
        ("complete", {}),
        ("possible", {"=Crow": "present"}),  # no formula
    ]
    ids = add(*(f"{name}.wav" for name in "abcdef"))
    for key, (state, named) in zip(ids.values(), tags, strict=True):
        tag_by_hand(session, key, ListState(state), **named)
    lines, again, report = there_and_back(session, tmp_path / "out.csv")
    assert lines == [
        "file,list,labels,unsure,absent",
        "a.wav,complete,Wren,Owl,",
        "b.wav,complete,,Crow;Owl,",
        "c.wav,at least,,Owl,",
        "d.wav,at least,Wren,,Crow",
        "e.wav,complete,,,",
        "f.wav,possible,'=Crow,,",
    ]
    assert [one[-2:] for one in again] == tags
    assert report.no_birds == 1


def test_a_wildtrax_report_gives_a_complete_list_of_each_task_and_minute(
    session, add, load, tmp_path
):
    names = ("BOG-1_20240501_060000.wav", "BOG-1_20240502_060000.wav", "FEN_20240501_060000.wav")
    add(*names, n_frames=180 * 44_100, sample_rate_hz=44_100)
    report = load(
        "BU,BOG-1,2024-05-01 06:00:00,150,1SPM,Transcribed,Anna,OVEN,Ovenbird,1,12.5,Song",
        "BU,BOG-1,2024-05-01 06:00:00,150,1SPM,Transcribed,Anna,OVEN,Ovenbird,1,130,Song",
        "BU,BOG-1,2024-05-01 06:00:00,150,1SPM,Transcribed,Anna,WIWR,Winter Wren,1,125,Song",
        "BU,BOG-1,2024-05-02T06:00:00Z,180s,1SPT,Transcribed,Anna,OVEN,Ovenbird,1,3.0,Song",
        "BU,BOG-1,2024-05-02T06:00:00Z,180s,1SPT,Transcribed,Bob,NONE,NONE,,,",
        "BU,FEN,2024-05-01 06:00:00,180,1SPT,New,Anna,OVEN,Ovenbird,1,3.0,Song",
        header="organization,location,recording_date_time,task_duration,task_method,aru_task_status,"
        "observer,species_code,species_common_name,individual_order,detection_time,vocalization",
    )
    _, again, _ = there_and_back(session, tmp_path / "out.csv")
    for lists in (said(session.project), again):
        assert [(*one[:3], set(one[-1])) for one in lists if one[-2] == "complete"] == [
            (names[0], (0.0, 60.0), "", {"Ovenbird"}),
            (names[0], (60.0, 120.0), "", set()),
            (names[0], (120.0, 150.0), "", {"Ovenbird", "Winter Wren"}),
            (names[1], (0.0, 180.0), "", {"Ovenbird"}),
            (names[1], (0.0, 180.0), "Bob", set()),
        ]
    assert any("skipped: 1" in note for note in report.notes)


def test_a_window_of_a_day_long_recording_ends_on_the_next_day(factory):
    start = datetime(2025, 5, 4, 6, 0, tzinfo=UTC)
    recording = factory.recording(
        "a.wav", sample_rate_hz=8000, n_frames=90_000 * 8000, started_at=start
    )
    entry = FileLabels("a.wav", 2, times=(time(23, 0), time(6, 30)))
    assert spans_of(Path("x.csv"), [entry], recording) == [(61_200.0, 88_200.0)]


@pytest.mark.parametrize(("zone", "start", "is_said"), [
    (None, "2024-05-01T05:00:00Z", True), (UTC, "2024-05-01 05:00:00", True),
    (None, "2024-05-01 05:00:00", False), (UTC, "2024-05-01T07:00:00+02:00", False),
])  # fmt: skip
def test_times_with_a_zone_beside_starts_without_one_are_said(minute, load, zone, start, is_said):
    minute("a.wav", started_at=datetime(2024, 5, 1, 5, tzinfo=zone))
    end = start.replace("00:0", "00:3", 1)
    notes = load(f"a.wav,{start},{end},Wren", header=ON_CLOCK).notes
    note = (
        "Only the table or only the recordings have time zones. Their times were compared without "
        "zones."
    )
    assert (note in notes) == is_said

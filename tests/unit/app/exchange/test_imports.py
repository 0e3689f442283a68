"""Other programs' annotations as segments or as lists, and out again."""

import csv
import itertools
import json
from dataclasses import replace

import numpy as np
import pytest
import soundfile

from birdann.app.commands import AddRecordings, DefineFields, SetFields, SetSpeciesLists
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imported_rows import ImportAs
from birdann.app.exchange.imports import import_annotations, sorted_tables
from birdann.app.maintenance.adding import add_paths
from birdann.cli.main import main
from birdann.core.custom_fields import FieldKind, define_custom_fields
from birdann.core.errors import Cancelled, TableError
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.formats.registry import FORMATS
from birdann.store import blobs
from tests.csv_rows import csv_rows

RAVEN = (
    "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\t"
    "Species\n"
    "1\tSpectrogram 1\t1\t0.3\t0.5\t2500\t3500\tWren\n"
    "2\tSpectrogram 1\t1\t0.8\t1.0\t2500\t3500\tRobin\n"
    "3\tSpectrogram 1\t1\t90\t91\t2500\t3500\tRobin\n"
)


@pytest.fixture
def raven(text_file):
    path = text_file("a.Table.1.selections.txt", RAVEN)
    return path


def test_boxes_become_segments_with_labels_and_features(sounds, raven):
    report = import_annotations(sounds, [raven])
    assert (report.rows, report.segments, report.labelled) == (3, 2, 2)
    assert report.new_species == ("Wren", "Robin")
    assert "lies outside" in report.notes[0]
    recording = sounds.project.recordings.all()[0]
    first, second = sounds.project.segments.of(recording.id)
    assert (first.box.onset_s, first.box.offset_s) == (0.3, 0.5)
    assert (first.box.low_hz, first.box.high_hz) == (2500.0, 3500.0)
    labels = sounds.project.labels.all()
    assert labels[first.id].state is LabelState.CORRECTED
    names = {s.id: s.name for s in sounds.project.species.in_use()}
    assert [names[labels[s.id].species_id] for s in (first, second)] == ["Wren", "Robin"]
    ((_, n_described),) = sounds.project.features.schemas().items()
    assert n_described == 2
    assert sounds.project.backups()


def test_a_file_without_rows_is_not_called_unreadable(read):
    text = json.dumps([{"Operator": "Ada", "Noise": "wind"}])
    report = read("a.wav.data", text, format_name="avianz")
    assert (report.rows, report.unread, report.why_nothing) == (0, 0, None)


def test_birdnets_row_for_a_file_without_detections_is_none(read):
    header = RAVEN.splitlines()[0].replace("Species", "Common Name\tSpecies Code\tConfidence")
    row = "1\tSpectrogram 1\t1\t0\t1\t0\t8000\tnocall\tnocall\t1.0"
    report = read("a.BirdNET.selection.table.txt", f"{header}\n{row}\n")
    assert (report.rows, report.segments, report.new_species) == (0, 0, ())
    assert "1 row is not about an animal (“nocall”)" in report.notes[0]


@pytest.mark.parametrize(("high_khz", "n_notes"), [(3.5, 1), (3500, 0)])
def test_bands_in_which_nothing_calls_are_noticed(read, high_khz, n_notes):
    text = RAVEN.replace("2500\t3500", f"2\t{high_khz}")
    notes = read("a.Table.1.selections.txt", text).notes
    assert len([note for note in notes if "Hz. Were they in kilohertz" in note]) == n_notes


def test_a_whale_in_a_slow_recording_is_not_doubted(session, tmp_path, text_file):
    soundfile.write(tmp_path / "a.wav", np.sin(np.arange(2000) / 8), 1000)
    add_paths(session, [tmp_path / "a.wav"])
    path = text_file(
        "a.Table.1.selections.txt",
        RAVEN.splitlines()[0] + "\n1\tSpectrogram 1\t1\t0.1\t0.9\t15\t22\tFin Whale\n",
    )
    report = import_annotations(session, [path])
    assert report.segments == 1
    assert not [note for note in report.notes if "kilohertz" in note]


def test_as_lists_only_what_is_named_is_added(sounds, raven, factory):
    wren, owl = factory.species("Wren"), factory.species("Owl")
    recording = sounds.project.recordings.all()[0]
    tags = {wren.id: TagState.ABSENT, owl.id: TagState.PRESENT}
    before = SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, tags=tags)
    sounds.execute(SetSpeciesLists([before], new_species=[wren, owl]))
    report = import_annotations(sounds, [raven], import_as=ImportAs.LISTS)
    assert (report.lists, report.segments) == (1, 0)
    after = sounds.project.lists.of(recording.id)
    assert after.state is ListState.COMPLETE
    assert after.tags.items() >= tags.items()  # what a person said stays
    robin = sounds.project.species.find_by_name("Robin")
    assert after.tags[robin.id] is TagState.PRESENT
    other = raven.rename(raven.with_name("b.Table.1.selections.txt"))
    import_annotations(sounds, [other], import_as=ImportAs.LISTS)
    second = sounds.project.lists.of(sounds.project.recordings.all()[1].id)
    assert second.state is ListState.INCOMPLETE


def test_what_cannot_be_read_or_matched_is_named(sounds, tmp_path, raven):
    stranger = raven.rename(raven.with_name("z.Table.1.selections.txt"))
    report = import_annotations(sounds, [stranger, tmp_path / "gone.csv"])
    assert report.unmatched == ("z",)
    assert [f.path for f in report.failures] == [str(tmp_path / "gone.csv")]
    with pytest.raises(TableError, match="Unknown format"):
        import_annotations(sounds, [stranger], format_name="x")


WRITES = {name for name, one in FORMATS.items() if one.capabilities.writes}
BOTH_WAYS = sorted(name for name in WRITES - {"camtrap-dp"} if FORMATS[name].capabilities.reads)
REFUSED = {  # time of day and day of these sounds are not known
    "camtrap-dp": "time zone is not known",
    "ebird": "start is not known",
}


def written(project, folder, name):
    """Export into a new folder; return the report, and the files."""
    folder.mkdir()
    one_each = FORMATS[name].capabilities.per_recording
    out = folder if one_each else folder / f"x{FORMATS[name].suffixes[0]}"
    report = export(project, out, format_name=name)
    return report, sorted(p for p in folder.rglob("*") if p.is_file())


@pytest.mark.parametrize("name", sorted(WRITES.difference(BOTH_WAYS)))
def test_what_is_only_written(sounds, raven, tmp_path, name):
    import_annotations(sounds, [raven])
    report, _ = written(sounds.project, tmp_path / "out", name)
    assert report.rows == (0 if name in REFUSED else 2)
    assert REFUSED.get(name, "") in " ".join(report.sentences())


@pytest.mark.parametrize("name", BOTH_WAYS)
def test_recordings_of_one_name_at_two_sites_come_back(session, tmp_path, write_wav, name):
    """Recorders name their files by time alone, so each site has a folder of the same names."""
    places = [tmp_path / "season" / site / "dawn.wav" for site in ("oak", "pine")]
    add_paths(session, [write_wav(place, seed=i) for i, place in enumerate(places)])
    tables = []
    for i, place in enumerate(places):
        table = place.with_name("dawn.Table.1.selections.txt")
        table.write_text(RAVEN.replace("0.3\t0.5", f"0.{3 + i}\t0.5"))
        tables.append(table)
    read = import_annotations(session, tables)
    assert (read.segments, read.ambiguous) == (4, ())
    report, files = written(session.project, tmp_path / "out", name)
    assert report.rows == 4
    assert report.dropped or name in {"csv", "excel", "aoef"}  # which keep all that these say
    keeps_frequencies = FORMATS[name].capabilities.frequencies or name == "csv"
    n_known = 4 if keeps_frequencies else 0  # else its boxes are others, as high as the band
    for paths, told in itertools.product((files, [tmp_path / "out"]), (name, None)):
        again = import_annotations(session, paths, format_name=told)
        assert (again.placed, again.unmatched, again.ambiguous) == (4, (), ())
        assert (again.known, again.segments, again.new_species) == (n_known, 4 - n_known, ())
        n_known = 4
    assert again.labelled == 0
    onsets_s = {
        recording.path.split("/")[-2]: {
            round(segment.box.onset_s, 3) for segment in session.project.segments.of(recording.id)
        }
        for recording in session.project.recordings.all()
    }
    assert onsets_s == {"oak": {0.3, 0.8}, "pine": {0.4, 0.8}}


def test_tables_of_two_programs_in_a_folder_each_are_both_read(sounds, raven, tmp_path):
    tables = []
    for program, name, text in (
        ("raven", "a.Table.1.selections.txt", RAVEN),
        (
            "birdnet",
            "a.BirdNET.results.csv",
            "Start (s),End (s),Scientific name,Common name,Confidence\n0,2,T,Wren,0.75\n",
        ),
    ):
        table = tmp_path / program / name
        table.parent.mkdir()
        table.write_text(text)
        tables.append(table)
    report = import_annotations(sounds, tables)
    assert (report.placed, report.ambiguous, report.unmatched) == (4, (), ())
    # of one program, the same file name in two folders is two sites of which one is unknown
    other = tmp_path / "pine" / "a.Table.1.selections.txt"
    other.parent.mkdir()
    other.write_text(RAVEN)
    assert import_annotations(sounds, [tables[0], other]).placed == 0


def test_from_the_command_line(sounds, raven, tmp_path, text_file, capsys):
    path = str(sounds.project.path)
    sounds.project.close()
    assert main(["formats", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["formats"]
    assert [row["name"] for row in listed] == list(FORMATS)
    assert main(["import", path, str(raven), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["segments"] == 2
    assert main(["export", path, str(tmp_path / "x.eaf"), "--format", "elan"]) == 0
    assert "Not kept by this format" in capsys.readouterr().out
    assert main(["export", path, str(tmp_path / "s.csv"), "--summary", "species"]) == 0
    assert "2 rows were written" in capsys.readouterr().out
    assert main(["export", path, str(tmp_path / "x"), "--format", "nonsense"]) == 1
    table = text_file(
        "selections.csv",
        "sound.files,selec,start,end,bottom.freq,top.freq,species,distance,comment\n"
        "b.wav,1,0.3,0.5,2.5,3.5,Wren,12,near\n",
    )
    capsys.readouterr()
    assert main(["import", path, str(table)]) == 0
    told = capsys.readouterr().out
    assert "bottom.freq and top.freq were taken for kilohertz" in told
    assert "kept with the segments" in told
    assert "distance, comment" in told
    assert main(["export", path, str(tmp_path / "out.csv")]) == 0
    row = csv_rows(tmp_path / "out.csv")[-1]
    assert [row[c] for c in ("start_s", "end_s", "low_hz", "high_hz")] == [
        "0.3", "0.5", "2500.0", "3500.0",
    ]  # fmt: skip


def test_a_folder_is_read_by_what_is_in_it(sounds, raven, tmp_path):
    (tmp_path / "birdnet.analyze-params.csv").write_text("Parameter,Value\nlat,1\n")
    (tmp_path / "b.BirdNET.results.csv").write_text(
        "Start (s),End (s),Scientific name,Common name,Confidence\n"
        "0.2,0.7,Troglodytes troglodytes,WREN,0.75\n"
    )
    report = import_annotations(sounds, [tmp_path])
    assert (report.files, report.segments, report.labelled) == (2, 3, 2)
    assert [(m.written, m.taken) for m in report.taken] == [("WREN", "Wren")]
    assert "“WREN” is “Wren”, except for spelling" in "\n".join(report.lines())
    assert any("unknown format" in note for note in report.notes)


def test_times_beyond_the_end_and_points_are_named(read):
    report = read("a.txt", "1.5\t4.0\tWren\n0.5\t0.5\tRobin\n", format_name="audacity")
    assert report.segments == 1
    said = "a.wav at 1.500 s: it ends 2.000 s after the recording and was cut there."
    assert said in report.notes
    assert any("a point in time" in note for note in report.notes)


def test_a_row_that_spans_more_than_can_be_stored_is_named_and_the_others_come_in(
    read, monkeypatch
):
    monkeypatch.setattr(blobs, "MAX_MASK_PIXELS", 20_000)
    row = "4\tSpectrogram 1\t1\t0\t1.9\t100\t10000\tRain\n"
    report = read("a.Table.1.selections.txt", RAVEN + row)
    assert report.segments == 2
    assert len([note for note in report.notes if "too long for an outline" in note]) == 1


DOUBTS = [  # a table; species and certainty of its labels; its note on uncertain ones
    ("a.txt", "0.2\t0.5\tWren?\n0.6\t0.9\tprob. Robin\n1\t1.5\tOwl\n",
     {("Wren", "possible"), ("Robin", "probable"), ("Owl", None)},
     ["a.txt: 2 labels were read as uncertain (“Wren?”, “prob. Robin”)."]),
    ("x.csv", "file,start,end,species,certainty\na.wav,.2,.5,Wren,unsure\na.wav,.6,.9,Owl,sure\n",
     {("Wren", "possible"), ("Owl", "certain")}, []),
    ("a.Table.1.selections.txt",
     "Begin Time (s)\tEnd Time (s)\tSpecies\tConfidence\n.2\t.5\tWren\tlow\n.6\t.9\tcf. Owl\t\n",
     {("Wren", "possible"), ("Owl", "possible")},
     ["a.Table.1.selections.txt: 1 label was read as uncertain (“cf. Owl”)."]),
    # no known animal
    ("a.txt", "0.2\t0.5\tUnknown?\n0.6\t0.9\tWren?\n", {("Wren", "possible")},
     ["a.txt: 1 label was read as uncertain (“Wren?”)."]),
    # names in tables of birdann stay as they are
    ("x.csv", "recording,segment_id,start_s,end_s,species,status,certainty\na.wav,,.2,.5,Wren?,confirmed,\n",
     {("Wren?", None)}, []),
    # and names of a program, which are no labels
    ("x.csv", "file,start,end,species,score\na.wav,.2,.5,Wren?,0.8\n", set(), []),
]  # fmt: skip


@pytest.mark.parametrize(("name", "table", "labels", "notes"), DOUBTS)
def test_doubts_of_people_are_not_lost(sounds, read, name, table, labels, notes):
    report = read(name, table)
    names = sounds.project.species.names()
    found = sounds.project.labels.all().values()
    assert {(names[label.species_id], label.certainty) for label in found} == labels
    assert [note for note in report.notes if "uncertain" in note] == notes
    assert not any("birdann does not use" in note for note in report.notes)
    assert set(report.new_species) == {species for species, _ in labels} or ("Wren?",)


def test_rows_of_one_file_named_in_two_ways_are_all_placed(read):
    report = read("x.csv", "file,start,end,species\n./a.wav,.2,.5,Wren\na.wav,.6,.9,Robin\n")
    assert (report.labelled, report.ambiguous, report.unmatched) == (2, (), ())


def test_ends_of_a_band_in_the_wrong_order_are_read_in_order(sounds, read):
    head = "file,start,end,species,low_hz,high_hz"
    report = read("x.csv", f"{head}\na.wav,.2,.5,Wren,5000,3000\n")
    recording = sounds.project.recordings.all()[0]
    (box,) = (place.box for place in sounds.project.segments.positions(recording.id))
    assert (box.low_hz, box.high_hz) == (3000.0, 5000.0)
    assert any("swapped" in note for note in report.notes)


@pytest.mark.parametrize(("status", "state"), [
    ("accepted", "confirmed"), ("FP", "rejected"), ("false_positive", "rejected"), ("valid", "confirmed"),
    ("done", "corrected"), ("1", "corrected"),
])  # fmt: skip
def test_a_status_in_the_words_of_other_programs(read, said, status, state):
    read("x.csv", f"file,start,end,species,status\na.wav,.2,.5,Wren,{status}\n")
    assert said() == {(0.2, 0.5): (state, "Wren", None, None)}


def test_what_a_file_says_of_whole_recordings_becomes_tags(read):
    data = {
        "collection_type": "annotation_set",
        "tags": [{"id": 0, "key": "species", "value": "Wren"}],
        "recordings": [{"uuid": "r", "path": "audio/a.wav"}],
        "clips": [{"uuid": "c", "recording": "r", "start_time": 0.0, "end_time": 2.0}],
        "clip_annotations": [{"uuid": "x", "clip": "c", "tags": [0]}],
    }
    report = read("set.json", json.dumps({"data": data}))
    assert (report.segments, report.lists) == (0, 1)


def test_a_label_column_and_a_map_of_names(sounds, tmp_path, text_file, capsys):
    path = text_file(
        "a.Table.1.selections.txt", RAVEN.replace("Species", "Bird heard").replace("Wren", "w1")
    )
    report = import_annotations(sounds, [path])
    assert report.labelled == 0
    assert any("Choose one: Bird heard" in note for note in report.notes)
    (tmp_path / "map.csv").write_text("w1;Wren\n")
    where = str(sounds.project.path)
    sounds.project.close()
    words = ["import", where, str(path), "--label-column", "bird heard", "--species-map"]
    assert main([*words, str(tmp_path / "map.csv"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["labelled"] == 2
    assert set(told["new_species"]) == {"Wren", "Robin"}


def test_columns_called_like_custom_fields_fill_them_once(sounds, tmp_path):
    rows = [("Sex", FieldKind.CHOICE, ("male", "female")), ("Count", FieldKind.NUMBER, ())]
    sex, count = define_custom_fields(rows, ())
    sounds.execute(DefineFields((sex, count)))
    path = tmp_path / "a.Table.1.selections.txt"
    head, *lines = RAVEN.splitlines()
    values = ("\tmale\t2\tnear", "\tboth\t\tfar", "\t\t\t")
    path.write_text(
        "\n".join([head + "\tSex\tcount\tPlace", *map("".join, zip(lines, values, strict=True))])
    )
    report = import_annotations(sounds, [path])
    project = sounds.project
    first, second = (segment.id for segment in project.segments.of(project.recordings.all()[0].id))
    assert project.custom_fields.values() == {first: {"Sex": "male", "Count": "2"}}
    origins = project.segments.origins([first, second])
    assert origins[first].row == {"Place": "near"}
    assert origins[second].row == {"Sex": "both", "Place": "far"}
    assert any("“both” is not one of male, female" in note for note in report.notes)
    assert any(note.endswith("Raven’s and Kaleidoscope’s: Place.") for note in report.notes)
    sounds.execute(SetFields([first], {count.id: "3"}))
    import_annotations(sounds, [path])
    assert project.custom_fields.values() == {first: {"Sex": "male", "Count": "3"}}
    sounds.execute(SetFields([first], {sex.id: "", count.id: ""}))
    import_annotations(sounds, [path])
    assert project.custom_fields.values() == {first: {"Sex": "male", "Count": "2"}}
    table = tmp_path / "out.csv"
    export(project, table, format_name="csv")
    written = list(csv.DictReader(table.read_text().splitlines()))
    assert [(row["Sex"], row["Count"]) for row in written] == [("male", "2"), ("", "")]


@pytest.fixture
def dropped(session, factory, tmp_path):
    """Return the names of tables of segments, and of lists, of a dropped folder."""
    session.execute(AddRecordings([factory.recording("a.wav")]))

    def dropped(content, progress=lambda fraction, text: None):
        folder = tmp_path / "card"
        folder.mkdir()
        (folder / "t.csv").write_text(content, encoding="utf-8")
        segments, lists = sorted_tables(session.project, [folder], progress)
        return [path.name for path in segments], [path.name for path in lists]

    return dropped


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("file,labels\na.wav,Wren\n", ([], ["t.csv"])),
        ("file,labels\nelsewhere.wav,Wren\n", ([], [])),
        ("file,labels\na.wav,Wren\na.wav,none\n", ([], ["t.csv"])),
        ("Filename,Species\na.wav,Wren\n", ([], ["t.csv"])),
        ("Filename,Species\na.wav,Wren,Owl\n", ([], ["t.csv"])),
        ("site,note,latitude\nbog,wet,1\n", ([], [])),
        ("file,gain\na.wav,high\n", ([], [])),
        ("day,rain_mm\n2025-05-04,3\n", ([], [])),
    ],
)  # fmt: skip
def test_a_list_in_a_folder_is_found_even_if_it_has_errors(dropped, content, found):
    assert dropped(content) == found


def test_it_can_be_cancelled(dropped):
    def cancelled(fraction, text):
        raise Cancelled

    with pytest.raises(Cancelled):
        dropped("file,labels\na.wav,Wren\n", cancelled)


def test_what_reached_above_half_the_sample_rate_is_known_again(sounds, factory, tmp_path):
    """Segments of earlier versions ended at the upper edge of the highest bin."""
    recording = sounds.project.recordings.all()[0]
    segment = factory.segment(recording.id, 0)
    top_hz = recording.sample_rate_hz / 2
    high = replace(segment, box=replace(segment.box, low_hz=top_hz - 1000, high_hz=top_hz + 40))
    with sounds.project.transaction("segments") as tx:
        tx.segments.add([high])
    export(sounds.project, tmp_path / "x.txt", format_name="raven")
    again = import_annotations(sounds, [tmp_path / "x.txt"])
    assert (again.known, again.segments) == (1, 0)

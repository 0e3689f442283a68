"""Whose a table is: a person's labels only where the table or the person who imports it says so."""

import json

import openpyxl
import pytest

from birdann.app.commands import AddSpecies
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imported_rows import ImportAs
from birdann.app.exchange.imports import import_annotations, preview_annotations
from birdann.cli.main import main
from birdann.formats.species_lists import read_species_lists
from tests.csv_rows import csv_rows

RAVEN = "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\tSpecies"
BATS = "id,det_prob,start_time,end_time,high_freq,low_freq,class,class_prob\n"
SCORED = {  # name: table, scores of the detections named Wren
    "a.wav.csv": (f"{BATS}0,0.658,0.1,0.2,2000,1000,Wren,0.55\n", [0.55]),
    "scores.csv": ("recording,name,start_time,end_time,score\na,Wren,0,.5,0.913\n", [0.913]),
    "wide.csv": ("file,start_time,end_time,Wren,Robin\na.wav,0,.5,2.25,-3.5\n", [2.25]),
    "wide_index.csv": (
        ",file,start_time,end_time,Wren,Robin\n0,a.wav,0,.5,0.25,0.5\n1,a.wav,.5,1,0.75,\n",
        [0.25, 0.75],
    ),
    "pandas.csv": (",file,start_s,end_s,class,logit\n0,a.wav,0,.5,Wren,-1.5\n", [-1.5]),
    "per_cent.csv": ("file,start_s,end_s,species,Confidence (%)\na.wav,0,.5,Wren,87\n", [0.87]),
    "a.selections.txt": (
        f"{RAVEN}\tScore [%]\n1\tSpectrogram 1\t1\t0\t.5\t500\t900\tWren\t25\n", [0.25]
    ),
    "percent.csv": ("file,start_s,end_s,species,Score [%]\na.wav,0,.5,Wren,87%\n", [0.87]),
    **{
        f"{column}.csv": (f"file,start_s,end_s,species,{column}\na.wav,0,.5,Wren,0.5\n", [0.5])
        for column in (
            "det_score", "model_score", "logit", "max_conf", "detectionProbability", "class_prob",
            "p", "Species Confidence", "avg_confidence", "likelihood", "birdnet.prob", "pred",
            "certainty",
        )
    },
    "unscored_row.csv": ("file,start_s,end_s,species,prob\na.wav,0,.4,Wren,\na.wav,0,.5,Owl,.5\n",
                         [None]),
    "a.Table.1.selections.txt": (
        f"{RAVEN}\tModel Score\n1\tSpectrogram 1\t1\t0\t.5\t500\t900\tWren\t0.25\n", [0.25]
    ),
    "b.Table.1.selections.txt": (
        f"{RAVEN}\tclass_prob\tdet_prob\n1\tSpectrogram 1\t1\t0\t.5\t500\t900\tWren\t0.25\t0.75\n",
        [0.25],
    ),
    "generic.csv": (
        "label,onset_s,offset_s,notated_path,annot_path,sequence,annotation,score\n"
        "Wren,0,.5,a.wav,x.csv,0,0,0.5\n", [0.5],
    ),
    "a.wav.json": (
        json.dumps({
            "annotated": False, "class_name": "Wren", "duration": 1.0, "id": "a.wav",
            "issues": False, "notes": "Automatically generated.", "time_exp": 1,
            "annotation": [{
                "class": "Wren", "class_prob": 0.55, "det_prob": 0.658, "start_time": 0.1,
                "end_time": 0.2, "low_freq": 1000, "high_freq": 2000, "event": "Echolocation",
                "individual": "-1",
            }],
        }),
        [0.55],
    ),
}  # fmt: skip
SAID = {  # tables that say who named the calls
    "reviewer.csv": "file,start_s,end_s,species,score,reviewer\na.wav,0,.5,Wren,0.5,Bea\n",
    "annotator.csv": "file,start_s,end_s,species,prob,Annotated By\na.wav,0,.5,Wren,0.5,Bea\n",
    "status.csv": "file,start_s,end_s,species,score,status\na.wav,0,.5,Wren,0.5,confirmed\n",
    "plain.csv": "file,start_s,end_s,species\na.wav,0,.5,Wren\n",
    "words.csv": "file,start_s,end_s,species,confidence\na.wav,0,.5,Wren,high\n",
    "a.Table.1.selections.txt": f"{RAVEN}\n1\tSpectrogram 1\t1\t0\t.5\t500\t900\tWren\n",
    "a.txt": "0\t0.5\tWren\n",
    "a.wav.json": json.dumps({
        "annotated": True, "class_name": "Wren", "duration": 1.0, "id": "a.wav", "issues": False,
        "notes": "", "time_exp": 1,
        "annotation": [{"class": "Wren", "start_time": 0.1, "end_time": 0.2, "low_freq": 1000,
                        "high_freq": 2000, "event": "Echolocation", "individual": "0"}],
    }),
}  # fmt: skip


def wrens(project):
    return [
        detection.score
        for recording in project.recordings.all()
        for detection in project.detections.of(recording.id)
        if detection.name == "Wren"
    ]


@pytest.mark.parametrize("name", SCORED)
def test_names_beside_scores_are_detections_until_a_person_says_otherwise(
    sounds, read, tmp_path, name
):
    text, scores = SCORED[name]
    report = read(name, text)
    assert (report.labelled, report.unread) == (0, 0), report.lines()
    assert not sounds.project.labels.all()
    assert wrens(sounds.project) == scores
    with sounds.project.reader() as reader:
        (preview,) = preview_annotations(reader, [tmp_path / name])
    leaves_it_open = not name.startswith("wide") and not name.endswith(".json")
    assert bool(preview.scores) is leaves_it_open


@pytest.mark.parametrize("name", SAID)
def test_a_table_that_says_so_is_a_person_s(sounds, read, name):
    report = read(name, SAID[name])
    assert report.labelled == 1, report.lines()
    (label,) = sounds.project.labels.all().values()
    assert label.provenance.name == ("Bea" if name in {"reviewer.csv", "annotator.csv"} else "Ada")


@pytest.mark.parametrize("name", ["x.csv", "a.Table.1.selections.txt"])
def test_what_a_person_rejected_is_rejected(sounds, read, said, name):
    """Also in other programs' tables, whose column of species names it; in any capitals."""
    rows = ["file,Begin Time (s),End Time (s),species,status,score",
            "a.wav,0,.2,Wren,Rejected,0.9", "a.wav,.2,.3,Tit,Confirmed,0.9",
            "a.wav,.3,.4,Owl,to check,0.9"]  # fmt: skip
    separator = "," if name == "x.csv" else "\t"
    report = read(name, "\n".join(row.replace(",", separator) for row in rows) + "\n")
    labels = [label[:2] for label in said().values()]
    assert labels == [("rejected", "Wren"), ("confirmed", "Tit"), (None, None)]
    assert report.notes[-1].endswith("Kaleidoscope’s: Status (imported).")


@pytest.mark.parametrize("name", ["a.wav.csv", "scores.csv", "det_score.csv"])
def test_the_person_may_say_that_they_are_labels(sounds, read, tmp_path, name):
    """What a column of scores says besides is kept."""
    report = read(name, SCORED[name][0], import_as=ImportAs.LABELS)
    assert (report.labelled, wrens(sounds.project)) == (1, [])
    (label,) = sounds.project.labels.all().values()
    assert label.provenance.name == "Ada"
    export(sounds.project, tmp_path / "out.csv", format_name="csv")
    (row,) = csv_rows(tmp_path / "out.csv")
    if name == "a.wav.csv":
        assert (row["det_prob"], row["class_prob"]) == ("0.658", "0.55")


@pytest.mark.parametrize("name", ["plain.csv", "a.Table.1.selections.txt", "a.txt"])
def test_or_that_names_without_scores_are_detections(sounds, read, name):
    report = read(name, SAID[name], import_as=ImportAs.DETECTIONS)
    assert (report.labelled, wrens(sounds.project)) == (0, [None])


def test_scores_of_every_class_are_no_labels_even_if_asked_for(read):
    report = read("wide.csv", SCORED["wide.csv"][0], import_as=ImportAs.LABELS)
    assert report.labelled == 0
    assert "a column of scores for each class" in " ".join(report.lines())


@pytest.mark.parametrize(("choice", "n_labels", "n_found"), [
    ("labels", 1, 0), ("detections", 0, 1), ("segments", 0, 1), ("lists", 0, 0),
])  # fmt: skip
def test_on_the_command_line(sounds, text_file, choice, n_labels, n_found):
    path, project = text_file("x.csv", SCORED["det_score.csv"][0]), sounds.project
    project.close()
    assert main(["import", str(project.path), str(path), "--as", choice]) == 0
    with type(project).open(project.path) as again:
        assert (len(again.labels.all()), len(wrens(again))) == (n_labels, n_found)


@pytest.mark.parametrize("hidden", ["\u200b", "\ufeff", "\u200d", "\x7f", "\u00ad", "\u2060"])
def test_characters_that_cannot_be_seen_are_removed_from_names(sounds, text_file, hidden):
    table = f"file,start_s,end_s,species\na.wav,.1,.2,Wr{hidden}en\na.wav,.2,.3,Wren\n"
    labels = text_file("a.txt", f".5\t.6\tSong{hidden}\u00a0Thrush\n")
    report = import_annotations(sounds, [text_file("x.csv", table), labels])
    assert set(report.new_species) == {"Wren", "Song Thrush"}
    said = [note for note in report.notes if "Invisible characters" in note]
    assert [summary.split(":")[0] for summary in said] == ["x.csv", "a.txt"]
    lists = text_file("lists.csv", f"file,labels\na.wav,Wr{hidden}en;Crow\n")
    assert list(read_species_lists(lists).files[0].tags) == ["Wren", "Crow"]


def test_frequencies_above_half_the_sample_rate_are_cut_and_counted(sounds, read):
    top_hz = sounds.project.recordings.all()[0].sample_rate_hz / 2
    rows = "".join(f"a.wav,{t},{t + 0.1},1000,{hz},Wren\n"
                   for t, hz in ((0.1, top_hz + 500), (0.3, top_hz), (0.5, 10 * top_hz)))  # fmt: skip
    report = read("x.csv", f"file,start_s,end_s,low_hz,high_hz,species\n{rows}")
    assert report.segments == 3
    (note,) = [line for line in report.notes if "half the sample rate" in line]
    assert (
        note
        == f"a.wav: 2 annotations reach above half the sample rate ({top_hz:g} Hz) and were cut there."
    )


def test_what_a_person_rejected_or_did_not_name_is_in_no_list(sounds, read):
    rows = ["Wren,rejected", "Tit,confirmed", ","]
    table = "file,start_s,end_s,species,status\n" + "".join(f"a.wav,0,.2,{row}\n" for row in rows)
    read("x.csv", table, import_as=ImportAs.LISTS)
    names = sounds.project.species.names()
    listed = sounds.project.lists.of(*sounds.project.lists.tagged_recordings())
    assert [names[key] for key in listed.present] == ["Tit"]


def test_hidden_files_and_sounds_of_a_folder_are_no_tables(sounds, tmp_path):
    folder = tmp_path / "tables"
    folder.mkdir()
    for name in ("x.csv", ".x.csv", "a.wav"):
        (folder / name).write_text("file,start_s,end_s,species\na.wav,0,.2,Wren\n")
    report = import_annotations(sounds, [folder])
    assert (report.files, report.rows, report.notes) == (1, 1, ())


def test_tags_that_a_list_has_already_are_counted(read):
    table = "file,start_s,end_s,species\na.wav,0,.2,Wren\na.wav,0,.2,Tit\n"
    for n_known in (0, 2):
        assert read("x.csv", table, import_as=ImportAs.LISTS).known == n_known


CHIRPITY = (
    "File,Detection start,Detection end,Common name,Latin name,Confidence,Label,Comment,Call count,"
    "File offset,{start}Latitude,Longitude,Place,Model\n"
    "/x/a.wav,2024-05-01 05:00:00.500,2024-05-01 05:00:01.000,Wren,Troglodytes troglodytes,0.87,"
    "Nocmig,,2,00:00:00.5,{half}51.5,-0.1,Home,birdnet\n"
    "/x/a.wav,2024-05-01 05:00:01.000,2024-05-01 05:00:01.500,Redwing,Turdus iliacus,confirmed,"
    ",good,1,00:00:01,{one}51.5,-0.1,Home,birdnet\n"
)
TADARIDA = """nom du fichier;temps_debut;temps_fin;frequence_mediane;tadarida_taxon;\
tadarida_probabilite;tadarida_taxon_autre;observateur_taxon;observateur_probabilite;\
validateur_taxon;validateur_probabilite
a;0,5;1;42;Pippip;0,93;;Pippip;SUR;;
a;1;1.5;21;Nyclei;0.73;;Nyclas;PROBABLE;;
a;1.5;2;21;Nyclei;0.63;;;;;
a;1.5;2;21;noise;0.53;;;;;
a;0;0.5;21;Nyclei;0.83;;Pippip;SUR;noise;SUR
"""
JUDGED = {  # tables in which persons answered programs: labels, detections
    # Columns of Mattk70/Chirpity-Electron, js/utils/exportFormatter.js, today and before.
    "chirpity.csv": (
        CHIRPITY.format(start="Start (s),", half="0.5,", one="1,"),
        {(0.5, 1.0): (None, None, "Wren", 0.87), (1.0, 1.5): ("confirmed", "Redwing", "Redwing", None)},
    ),
    "chirpity_old.csv": (
        CHIRPITY.format(start="", half="", one=""),
        {(0.5, 1.0): (None, None, "Wren", 0.87), (1.0, 1.5): ("confirmed", "Redwing", "Redwing", None)},
    ),
    # Columns of Scille/vigiechiro-api (participations, CSV of observations).
    "tadarida.csv": (
        TADARIDA.replace("\\\n", ""),
        {
            (0.5, 1.0): ("confirmed", "Pippip", "Pippip", 0.93),
            (1.0, 1.5): ("corrected", "Nyclas", "Nyclei", 0.73),
            (1.5, 2.0): (None, None, "Nyclei", 0.63),
            (0.0, 0.5): ("rejected", None, "Nyclei", 0.83),
        },
    ),
    "manual.csv": (
        "file,start_s,end_s,auto id,manual id\na.wav,0,.5,PIPPIP,NYCLEI\na.wav,.5,1,PIPPIP,\n"
        "a.wav,1,1.5,PIPPIP,NoID\n",
        {
            (0.0, 0.5): ("corrected", "NYCLEI", "PIPPIP", None),
            (0.5, 1.0): (None, None, "PIPPIP", None),
            (1.0, 1.5): ("rejected", "PIPPIP", "PIPPIP", None),
        },
    ),
    "verified.csv": (
        "file,start_s,end_s,species,confidence,Verified species\na.wav,0,.5,Wren,.9,Robin\n"
        "a.wav,.5,1,Wren,.8,wren\na.wav,1,1.5,Wren,.7,\n",
        {
            (0.0, 0.5): ("corrected", "Robin", "Wren", 0.9),
            (0.5, 1.0): ("confirmed", "Wren", "Wren", 0.8),
            (1.0, 1.5): (None, None, "Wren", 0.7),
        },
    ),
    "unscored.csv": (
        "file,start_s,end_s,species,validated\na.wav,0,.5,Wren,no\n"
        "a.wav,.5,1,Wren,yes\na.wav,1,1.5,Wren,\n",
        {
            (0.0, 0.5): ("rejected", "Wren", None, None),
            (0.5, 1.0): ("confirmed", "Wren", None, None),
            (1.0, 1.5): (None, None, "Wren", None),
        },
    ),
    "a.Table.1.selections.txt": (
        f"{RAVEN}\tVerified\n1\tS 1\t1\t0\t.5\t9\t99\tWren\tn\n"
        "2\tS 1\t1\t.5\t1\t9\t99\tWren\ty\n3\tS 1\t1\t1\t1.5\t9\t99\tWren\t\n",
        {
            (0.0, 0.5): ("rejected", "Wren", None, None),
            (0.5, 1.0): ("confirmed", "Wren", None, None),
            (1.0, 1.5): (None, None, "Wren", None),
        },
    ),
    # a status of another program takes no label away
    "b.Table.1.selections.txt": (
        f"{RAVEN}\tStatus\n1\tS 1\t1\t0\t.5\t500\t900\tWren\tdone\n",
        {(0.0, 0.5): ("corrected", "Wren", None, None)},
    ),
    # a program that calls itself the reviewer is no person
    **{
        f"{annotator}.csv": (
            f"file,start_s,end_s,species,annotator\na.wav,0,.5,Wren,{annotator}\n",
            {(0.0, 0.5): (None, None, "Wren", None)},
        )
        for annotator in ("BirdNET 2.4", "HawkEars", "BatDetect2 classifier")
    },
    "some_reviewed.csv": (
        "file,start_s,end_s,species,score,reviewer\na.wav,0,.5,Wren,0.5,Bea\na.wav,.5,1,Wren,0.25,\n",
        {(0.0, 0.5): ("corrected", "Wren", "Wren", 0.5), (0.5, 1.0): (None, None, "Wren", 0.25)},
    ),
    # noise of a program that a person confirms is no species
    **{
        f"{word}.csv": (
            f"file,start_s,end_s,species,score,correct\na.wav,0,.5,{word},.8,yes\na.wav,.5,1,Owl,.9,yes\n",
            {(0.0, 0.5): said, (0.5, 1.0): ("confirmed", "Owl", "Owl", 0.9)},
        )
        for word, said in (
            ("noise", ("rejected", None, None, None)), ("No call", ("rejected", None, None, None)),
            ("Unknown", (None, None, None, None)),
        )
    },
    # what Praat calls silent and sounding is no species
    "a.TextGrid": (
        'File type = "ooTextFile"\nObject class = "TextGrid"\nxmin = 0\nxmax = 1\ntiers? <exists>\n'
        'size = 1\nclass = "IntervalTier"\nname = "silences"\nxmin = 0\nxmax = 1\nintervals: size = 2\n'
        'xmin = 0 xmax = 0.5 text = "silent"\nxmin = 0.5 xmax = 1 text = "sounding"\n',
        {(0.0, 0.5): ("rejected", None, None, None), (0.5, 1.0): (None, None, None, None)},
    ),
    # a confirmation in a row of its own labels the detection
    "confirmed_row.csv": (
        "file,start_s,end_s,species,score,status\na.wav,0,.5,Wren,0.9,\n"
        "a.wav,0,.5,Wren,,confirmed\na.wav,.5,1,Owl,0.8,\n",
        {
            (0.0, 0.5): ("confirmed", "Wren", "Wren", 0.9),
            (0.5, 1.0): (None, None, "Owl", 0.8),
        },
    ),
    "validated.csv": (
        "file,start_s,end_s,species,confidence,validated\na.wav,0,.5,Wren,.9,no\n"
        "a.wav,.5,1,Wren,.8,yes\na.wav,1,1.5,Wren,.7,\n",
        {
            (0.0, 0.5): ("rejected", "Wren", "Wren", 0.9),
            (0.5, 1.0): ("confirmed", "Wren", "Wren", 0.8),
            (1.0, 1.5): (None, None, "Wren", 0.7),
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", JUDGED)
def test_what_persons_answered_to_programs(sounds, read, said, name):
    text, expected = JUDGED[name]
    report = read(name, text)
    assert report.unread == 0, report.lines()
    assert said() == expected
    named = {name for told in expected.values() for name in told[1:3] if name}
    assert set(report.new_species) == named


NO_SPECIES = {  # name of a sound in a person's table: state of its label
    **dict.fromkeys(("noise", "Noise", "background", "No call", "nocall", "none", "no bird"),
                    "rejected"),
    **dict.fromkeys(("NoID", "no id", "Unidentified", "unknown", "Unknown bird", "NA", "?"), None),
    **dict.fromkeys(("#N/A", "#NAME?", "#REF!", "#WERT!", "2024-03-01", "2024-03-01 00:00:00",
                     "01-Mar", "1.3.2024", "TRUE"), None),
}  # fmt: skip


@pytest.mark.parametrize("word", NO_SPECIES)
@pytest.mark.parametrize("table", ["a.txt", "x.csv", "a.Table.1.selections.txt", "a.csv"])
def test_words_for_noise_and_for_no_name_are_no_species(read, said, table, word):
    if (table, word) == ("a.txt", "NA"):
        return  # a label of one's own, no cell of a table
    raven = "".join(f"{k}\tS 1\t1\t{t}\t{t + 0.5}\t9\t99\t{name}\n"
                    for k, t, name in ((1, 0, word), (2, 0.5, "Wren")))  # fmt: skip
    tables = {
        "a.txt": f"0\t.5\t{word}\n.5\t1\tWren\n",
        "x.csv": f"file,start_s,end_s,species\na.wav,0,.5,{word}\na.wav,.5,1,Wren\n",
        "a.csv": f"label,onset_s,offset_s\n{word},0,.5\nWren,.5,1\n",
        "a.Table.1.selections.txt": f"{RAVEN}\n{raven}",
    }
    report = read(table, tables[table])
    assert report.new_species == ("Wren",)
    assert said() == {
        (0.0, 0.5): (NO_SPECIES[word], None, None, None),
        (0.5, 1.0): ("corrected", "Wren", None, None),
    }
    if word not in {"NA", "?"}:
        assert any(f"“{word}”" in note for note in report.notes), report.notes


def test_a_species_of_the_project_may_have_such_a_name(sounds, read, said, factory):
    sounds.execute(AddSpecies([factory.species("Noise")]))
    read("x.csv", "file,start_s,end_s,species\na.wav,0,.5,noise\n")
    assert said() == {(0.0, 0.5): ("corrected", "Noise", None, None)}


@pytest.mark.parametrize("word", ["NoID", "noise", "Engine", "Unknown"])
@pytest.mark.parametrize("column", ["species", "manual id"])
def test_no_animal_of_a_program_is_no_species_beside_a_person_s_name(read, said, column, word):
    text = f"file,start_s,end_s,{column},auto id\na.wav,0,.5,Wren,{word}\na.wav,.5,1,Wren,Owl\n"
    report = read("x.csv", text)
    assert set(report.new_species) == {"Wren", "Owl"}
    assert [one[:2] for one in said().values()] == [("corrected", "Wren")] * 2


@pytest.mark.parametrize("word", ["noise", "Engine", "No call", "nocall", "background"])
def test_a_program_s_classes_of_no_animal_are_no_detections(read, word):
    report = read(
        "x.csv", f"file,start_s,end_s,species,score\na.wav,0,.5,{word},.9\na.wav,.5,1,Wren,.9\n"
    )
    assert (report.segments, report.new_species) == (1, ("Wren",))
    assert f"x.csv: 1 row is not about an animal (“{word}”) and was skipped." in report.notes


def test_an_encoding_of_former_times_is_said(sounds, tmp_path):
    path = tmp_path / "x.csv"
    path.write_bytes("file,start_s,end_s,species\na.wav,0,.5,Möwe\n".encode("cp1252"))
    report = import_annotations(sounds, [path])
    assert "x.csv: The file is not UTF-8 and was read as Windows-1252." in report.notes


def test_whose_the_rows_are_that_nobody_judged_is_asked(sounds, text_file, said):
    path = text_file("unscored.csv", JUDGED["unscored.csv"][0])
    with sounds.project.reader() as reader:
        (preview,) = preview_annotations(reader, [path])
    assert preview.scores == ("validated",)
    import_annotations(sounds, [path], import_as=ImportAs.LABELS)
    states = {span: told[0] for span, told in said().items()}
    assert states == {(0.0, 0.5): "rejected", (0.5, 1.0): "confirmed", (1.0, 1.5): "corrected"}


def test_further_sheets_and_hidden_rows_of_a_workbook_are_said(sounds, tmp_path):
    """Rows that a filter hides are read; empty ones are none."""
    book = openpyxl.Workbook()
    head = ["file", "start_s", "end_s", "species"]
    for cells in (head, ["a.wav", 0, 0.5, "Wren"], ["a.wav", 0.5, 1, "Robin"]):
        book.active.append(cells)
    for row in (3, 4, 5):  # the last two are empty
        book.active.row_dimensions[row].hidden = True
    book.create_sheet("blank")
    north = book.create_sheet("north")
    north.append(head)
    north.append(["a.wav", 0, 0.5, "Robin"])
    book.save(tmp_path / "x.xlsx")
    report = import_annotations(sounds, [tmp_path / "x.xlsx"])
    assert (report.rows, report.segments) == (2, 2)
    assert report.notes == (
        "x.xlsx: Only the first sheet was read. Other sheets: north.",
        "x.xlsx: Rows that are hidden in the sheet were read, too: 1.",
    )


def test_a_status_of_doubt_makes_an_uncertain_label(sounds, read):
    read("x.csv", "file,start_s,end_s,species,status\na.wav,0,.5,Wren,unsure\n")
    (label,) = sounds.project.labels.all().values()
    assert label.certainty == "possible"


def test_a_column_chosen_in_vain_is_said(sounds, text_file):
    table = text_file("x.csv", "file,start_s,end_s,sp,species\na.wav,0,.5,Wren,bird\n")
    track = text_file("a.txt", "0.5\t1\tWren\n")
    report = import_annotations(sounds, [table, track], label_column="sp")
    assert report.new_species == ("Wren",)
    note = "a.txt: Its format defines which names are species: “sp” was not used."
    assert note in report.notes

"""What other programs found: proposals of theirs, never a person's labels, whatever becomes of them."""

import json

import numpy as np
import pytest

from birdann.app.commands import ClearLabels, LabelSegments, MergeSpecies
from birdann.app.exchange.export_filter import ExportFilter, apply_filter
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imported_rows import ImportAs
from birdann.app.exchange.thresholds import set_threshold
from birdann.core.errors import WriteError
from birdann.core.ids import as_ids
from birdann.core.labels import LabelState, ListState
from birdann.core.predictions import Mode, ScoreTable
from birdann.core.provenance import Program
from birdann.store import Project
from birdann.store.tables.scores import as_probability
from tests.csv_rows import csv_rows

BIRDNET = Program(name="BirdNET", version="2.4")
MODEL = "BirdNET_GLOBAL_6K_V2.4_Model_FP32.tflite"
HEAD = "Start (s),End (s),Scientific name,Common name,Confidence,File"


def avianz(certainty, name="Kiwi filter"):
    label = {"species": "Wren", "certainty": certainty, "filter": name}
    return json.dumps([{"Operator": "Ada"}, [0.0, 1.0, 0, 0, [label]]])


TABLES = {
    "a.BirdNET.results.csv": (f"{HEAD}\n0,1,Troglodytes,Wren,0.75,a.wav\n", "BirdNET", 0.75),
    "long.csv": (
        f"{HEAD},lat,lon,week,overlap,sensitivity,min_conf,species_list,model\n"
        f"0,1,Troglodytes,Wren,0.75,a.wav,1,2,3,0,1,0.1,,{MODEL}\n",
        BIRDNET,
        0.75,
    ),
    "r.csv": (
        "filepath,start,end,scientific_name,common_name,confidence,lat,lon,week,overlap,"
        "sensitivity,min_conf,species_list,model\n"
        f"x/a.wav,0,1,Troglodytes,Wren,0.75,1,2,3,0,1,0.1,,{MODEL}\n",
        BIRDNET,
        0.75,
    ),
    "a.BirdNET.results.txt": ("0\t1\tTroglodytes_Wren\t0.7500\n", "BirdNET", 0.75),
    "b.BirdNET.results.txt": ("0\t1\tTroglodytes, Wren\t0.75\n", "BirdNET", 0.75),
    "a.BirdNET.selection.table.txt": (
        "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\t"
        "Common Name\tSpecies Code\tConfidence\n1\tSpectrogram 1\t1\t0\t1\t0\t15000\tWren\twrn\t.75\n",
        "BirdNET",
        0.75,
    ),
    "a.Table.1.selections.txt": (
        "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\t"
        "Species\tScore\n1\tSpectrogram 1\t1\t0\t1\t500\t1500\tWren\t23.5\n",
        "Raven",
        23.5,
    ),
    "id.csv": (
        "INDIR,FOLDER,IN FILE,CHANNEL,OFFSET,DURATION,AUTO ID*,PULSES,MATCHING,MATCH RATIO,"
        "MANUAL ID\nx,,a.wav,0,0,1,Wren,5,4,0.8,\n",
        "Kaleidoscope",
        0.8,
    ),
    "cluster.csv": (
        "INDIR,FOLDER,IN FILE,CHANNEL,OFFSET,DURATION,Fmin,Fmax,TOP1MATCH*,TOP1DIST*,MANUAL ID\n"
        "x,,a.wav,0,0,1,1000,3000,Wren,0.3,\n",
        "Kaleidoscope",
        None,
    ),
    "kaleidoscope.csv": (
        "INDIR,FOLDER,IN FILE,OFFSET,DURATION,scientific_name,common_name,confidence\n"
        "x,,a.wav,0,1,Troglodytes,Wren,0.75\n",
        "BirdNET",
        0.75,
    ),
    "a.wav.data": (avianz(60), Program(name="AviaNZ", version="Kiwi filter"), 0.6),
    "table.csv": ("file,start_s,end_s,class,score\na.wav,0,1,Wren,0.5\n", "table of detections", 0.5),
}  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_a_program_s_table_is_its_proposals_with_name_species_and_score(sounds, read, name):
    text, program, score = TABLES[name]
    report = read(name, text)
    assert (report.segments, report.labelled) == (1, 0), report.lines()
    project = sounds.project
    recording = next(r for r in project.recordings.all() if project.segments.count(r.id))
    (found,) = project.detections.of(recording.id)
    assert found.program == (program if isinstance(program, Program) else Program(name=program))
    assert (found.name, found.score) == ("Wren", score)
    assert project.species.all()[found.species_id].name == "Wren"
    (segment,) = project.segments.of(recording.id)
    assert found.segment_id == segment.id
    assert not project.labels.all()
    shown = project.scores.proposals(None, recording.id, as_ids([segment.id]))[segment.id]
    assert (shown.mode, shown.species_id) == (Mode.PROGRAM, found.species_id)
    assert shown.probability == as_probability(score)
    table = project.overview.segments()
    assert table.probability[0] == as_probability(score)
    assert table.species_ids[table.species[0]] == found.species_id
    assert table.found_ids == {segment.id}
    assert project.overview.counts().predicted == 1
    again = read(name, text)
    assert (again.segments, again.known) == (0, 1)
    assert len(project.detections.of(recording.id)) == 1


def birdnet(*rows):
    return "\n".join([f"{HEAD},model", *(f"{row},{MODEL}" for row in rows)]) + "\n"


WREN, ROBIN = "0,1,T,Wren,0.9,a.wav", "0,1,E,Robin,0.2,a.wav"


@pytest.fixture
def found(sounds, read):
    """Two sounds of which BirdNET found a wren and a robin."""
    read("found.csv", birdnet(WREN, ROBIN))
    return sounds


def test_undo_takes_proposals_back_and_reading_again_brings_them(found, read):
    detections = found.project.detections
    counts = detections.counts()
    assert counts == {(BIRDNET, "Wren"): 1, (BIRDNET, "Robin"): 1}
    found.undo()
    assert detections.counts() == {}
    assert found.project.overview.counts().segments == 0
    found.redo()
    assert detections.counts() == counts
    found.undo()
    assert read("found.csv", birdnet(WREN, ROBIN)).segments == 2
    assert detections.counts() == counts
    path = found.project.path
    found.project.close()
    with Project.open(path) as project:
        assert project.detections.counts() == counts


def test_two_versions_of_a_program_stand_beside_each_other(found, read):
    rows = birdnet(WREN.replace("0.9", "0.4"), ROBIN).replace("V2.4", "V3.0")
    report = read("new.csv", rows)
    assert (report.segments, report.known) == (0, 2)
    detections = [
        d for r in found.project.recordings.all() for d in found.project.detections.of(r.id)
    ]
    assert {(d.program.version, d.name, d.score) for d in detections} == {
        ("2.4", "Wren", 0.9), ("2.4", "Robin", 0.2), ("3.0", "Wren", 0.4), ("3.0", "Robin", 0.2),
    }  # fmt: skip
    assert len({(d.segment_id, d.name) for d in detections}) == 2
    found.undo()
    assert {p.version for p, _ in found.project.detections.counts()} == {"2.4"}


def test_two_models_in_one_table_are_two_origins(sounds, read):
    first, robin = "0,.5,T,Wren,0.9,a.wav", ".5,1,E,Robin,0.2,a.wav"
    head, *rows = birdnet(first, first.replace("0.9", "0.4"), robin).splitlines()
    rows[1] = rows[1].replace("V2.4", "V3.0")
    text = "\n".join([head, *rows]) + "\n"
    report = read("found.csv", text)
    assert (report.segments, report.known) == (2, 1)
    newer = Program(name="BirdNET", version="3.0")
    counts = {(BIRDNET, "Wren"): 1, (newer, "Wren"): 1, (BIRDNET, "Robin"): 1}
    assert sounds.project.detections.counts() == counts
    again = read("found.csv", text)
    assert (again.segments, again.known) == (0, 3)
    assert sounds.project.detections.counts() == counts
    sounds.undo()
    sounds.undo()
    assert not sounds.project.detections.counts()


def test_two_models_of_a_table_reach_a_segment_that_is_there(found, read):
    head, *rows = birdnet(WREN, WREN.replace("0.9", "0.4")).splitlines()
    newer = [row.replace("V2.4", f"V{n}.0") for n, row in enumerate(rows, 3)]
    assert read("new.csv", "\n".join([head, *newer]) + "\n").known == 2
    assert {one.version for one, _ in found.project.detections.counts()} == {"2.4", "3.0", "4.0"}


def test_detections_that_are_a_persons_after_all_become_labels(sounds, read):
    """As after an import without --as labels; what the person removes then stays removed."""
    table = "file,start,end,species,confidence\na.wav,0.1,0.5,Wren,0.9\n"
    labels = sounds.project.labels
    assert read("mine.csv", table).segments == 1
    assert not labels.all()
    for _ in range(2):
        report = read("mine.csv", table, import_as=ImportAs.LABELS)
        assert (report.segments, report.labelled) == (0, 1)
        (label,) = labels.all().values()
        assert label.state is LabelState.CORRECTED
        sounds.undo()
        assert not labels.all()
    sounds.redo()
    sounds.execute(ClearLabels([label.segment_id]))
    assert read("mine.csv", table, import_as=ImportAs.LABELS).labelled == 0
    assert not labels.all()


@pytest.mark.parametrize("column", ["program", "Detector", "model"])
def test_a_table_that_names_its_programs_is_believed(sounds, read, column):
    read(
        "both.csv",
        f"file,start_s,end_s,class,score,{column}\n"
        "a.wav,0,.5,Wren,0.5,Perch\na.wav,0,.5,Wren,0.7,Nighthawk\na.wav,.5,1,Owl,0.1,\n",
    )
    plain = Program(name="table of detections")
    programs = {
        Program(name=plain.name, version=text) if column == "model" else Program(name=text)
        for text in ("Perch", "Nighthawk")
    }
    counts = {(plain, "Owl"): 1, **{(program, "Wren"): 1 for program in programs}}
    assert sounds.project.detections.counts() == counts


@pytest.mark.parametrize(("column", "is_proposed"), [("detector", True), ("software", False)])
def test_what_a_detector_names_without_a_score_is_no_label(sounds, read, column, is_proposed):
    read("bare.csv", f"file,start_s,end_s,class,{column}\na.wav,0,.5,Wren,Perch\n")
    assert bool(sounds.project.detections.counts()) is is_proposed
    assert bool(sounds.project.labels.all()) is not is_proposed


def test_a_confirmed_proposal_goes_out_as_a_label_with_its_origin(sounds, read, tmp_path):
    read("found.csv", birdnet(WREN, "1,2,E,Robin,0.2,a.wav"))
    project = sounds.project
    (wren,) = project.detections.sorted_by_score(BIRDNET, project.species.find_by_name("Wren").id)
    sounds.execute(LabelSegments([wren.segment_id], LabelState.CONFIRMED, wren.species_id))
    export(project, tmp_path / "out.csv", format_name="csv")
    first, second = csv_rows(tmp_path / "out.csv")
    assert [first[k] for k in ("species", "status", "mode", "reviewer", "program",
                               "program_version", "program_species", "program_score")] == [
        "Wren", "confirmed", "program", "Ada", "BirdNET", "2.4", "Wren", "0.9",
    ]  # fmt: skip
    assert [second[k] for k in ("species", "probability", "status", "mode", "model_run")] == [
        "Robin", "0.200000", "predicted", "program", "",
    ]  # fmt: skip


def test_filters_count_a_program_s_scores(sounds, read, tmp_path):
    rows = [f"{i / 10},{i / 10 + 0.1},T,Wren,{i / 10},a.wav" for i in range(1, 10)]
    read("found.csv", birdnet(*rows))
    only = ExportFilter(min_probability=0.7, statuses=frozenset({"predicted"}))
    report = export(sounds.project, tmp_path / "o.csv", format_name="csv", only=only)
    assert (report.rows, report.n_left_out) == (3, 6)


def test_lists_of_detections_claim_no_more_than_at_least(sounds, read):
    read("found.csv", birdnet(WREN, ROBIN), import_as=ImportAs.LISTS, min_score=0.5)
    (one,) = [list_ for list_ in sounds.project.lists.all().values() if list_.tags]
    names = sounds.project.species.names()
    assert (one.state, [names[key] for key in one.tags]) == (ListState.INCOMPLETE, ["Wren"])


def test_a_bar_leaves_out_what_is_below_and_says_how_many(read):
    report = read("found.csv", birdnet(WREN, ROBIN), min_score=0.5)
    assert (report.segments, report.new_species) == (1, ("Wren",))
    assert "1 detection with a score below 0.5 was skipped." in report.notes


def test_species_that_become_one_take_their_proposals_along(found):
    ids, by_score = found.project.species.ids_by_name(), found.project.detections.sorted_by_score
    found.execute(MergeSpecies(ids["Robin"], ids["Wren"], "Wren"))
    assert len(by_score(BIRDNET, ids["Wren"])) == 2
    found.undo()
    assert len(by_score(BIRDNET, ids["Wren"])) == 1


@pytest.mark.parametrize("score", ["1.5", "-0.1", "high"])
def test_a_confidence_out_of_range_is_refused_by_itself(read, score):
    report = read("found.csv", birdnet(WREN.replace("0.9", score), ROBIN))
    assert report.segments == 1
    assert "Line 2 cannot be read" in report.notes[0]


def test_detections_of_sounds_that_are_not_here_are_named(sounds, read):
    report = read("found.csv", birdnet(WREN.replace("a.wav", "z.wav")))
    assert report.unmatched == ("z.wav",)
    assert sounds.project.overview.counts().segments == 0


def test_a_model_run_comes_into_another_project_as_a_proposal(sounds, read):
    read(
        "theirs.csv",
        "recording,segment_id,start_s,end_s,species,probability,status,model_run\n"
        "a.wav,i5,0.1,0.3,Wren,0.625,predicted,i77\n",
    )
    run = Program(name="birdann", version="i77")
    assert sounds.project.detections.counts() == {(run, "Wren"): 1}
    assert not sounds.project.labels.all()


def test_authors_and_times_of_labels_come_along_and_can_be_undone(sounds, read):
    head = "recording,start_s,end_s,low_hz,high_hz,species,status,reviewer,reviewed_at\n"
    row = "a.wav,0.1,0.3,1000,2000,Wren,{},Bea,2024-05-01T04:30:00.5+00:00\n"
    read(
        "bare.csv",
        "recording,start_s,end_s,low_hz,high_hz,species,status\na.wav,0.1,0.3,1000,2000,,unlabelled\n",
    )
    assert not sounds.project.labels.all()
    report = read("said.csv", head + row.format("confirmed"))
    assert (report.segments, report.labelled) == (0, 1)
    (label,) = sounds.project.labels.all().values()
    assert (label.state, label.provenance.name) == (LabelState.CONFIRMED, "Bea")
    assert label.provenance.at.isoformat() == "2024-05-01T04:30:00.500000+00:00"
    sounds.undo()
    assert not sounds.project.labels.all()


def test_a_run_s_answer_is_shown_before_a_program_s(sounds, read, factory):
    read("found.csv", birdnet(WREN))
    project = sounds.project
    wren = project.species.find_by_name("Wren")
    run = factory.run([wren])
    recording = next(r for r in project.recordings.all() if project.segments.count(r.id))
    (segment,) = project.segments.of(recording.id)
    with project.transaction("score") as tx:
        tx.runs.add(run, b"", {})
        scores = ScoreTable(run.id, Mode.INDUCTIVE, as_ids([segment.id]), np.float32([[0.5]]))
        tx.scores.put(recording.id, scores)
    shown = project.scores.proposals(run.id, recording.id, as_ids([segment.id]))[segment.id]
    assert (shown.mode, shown.probability) == (Mode.INDUCTIVE, 0.5)
    table = project.overview.segments()
    assert (table.probability[0], table.found_ids) == (0.5, frozenset())


def test_a_program_s_threshold_is_obeyed_on_its_own_scale(sounds, read):
    text = (
        "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\t"
        "High Freq (Hz)\tSpecies\tScore\n1\tSpectrogram 1\t1\t0\t1\t500\t1500\tWren\t23.5\n"
        "2\tSpectrogram 1\t1\t1\t2\t500\t1500\tWren\t11\n"
    )
    read("a.Table.1.selections.txt", text)
    raven = Program(name="Raven")
    with sounds.project.reader() as reader, pytest.raises(WriteError, match="no saved thresholds"):
        apply_filter(reader, ExportFilter(use_thresholds=True))
    set_threshold(sounds, "Wren", 20.0, raven)
    with sounds.project.reader() as reader:
        kept = apply_filter(reader, ExportFilter(use_thresholds=True))
        table = reader.overview.segments()
    assert table.programs == (raven,)
    assert table.program_score.tolist() == [23.5, 11.0]
    assert kept.taken.tolist() == [True, False]
    assert "Wren from 20 on" in kept.lines()[0]
    wren = table.species_ids[table.species[0]]
    below = int(table.segment_ids[1])
    sounds.execute(LabelSegments([below], LabelState.CONFIRMED, wren))
    with sounds.project.reader() as reader:
        assert apply_filter(reader, ExportFilter(use_thresholds=True)).taken.all()


def test_scores_that_are_no_probabilities_are_told_once(read):
    head = "file,start_s,end_s,class,score\n"
    rows = "a.wav,0,1,Wren,7\na.wav,1,2,Wren,0.5\nb.wav,0,1,Robin,-2\n"
    (note,) = [line for line in read("t.csv", head + rows).notes if "from 0 to 1" in line]
    assert note.startswith("2 detections have no score from 0 to 1")
    notes = read("t.csv", f"{head}a.wav,1,2,Wren,0.25\n").notes
    assert not [line for line in notes if "from 0 to 1" in line]

"""What other programs found: proposals of theirs, never a person's labels, whatever becomes of them."""

import json

import numpy as np
import pytest

from birdann.app.commands import ClearLabels, LabelSegments, MergeSpecies
from birdann.app.exchange.export_filter import ExportFilter, filtered
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imported_rows import ImportAs
from birdann.app.exchange.imports import import_annotations
from birdann.app.exchange.thresholds import set_threshold
from birdann.app.session import Session
from birdann.core.errors import WriteError
from birdann.core.ids import as_ids
from birdann.core.labels import LabelState, ListState
from birdann.core.predictions import Mode
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
def test_a_program_s_table_is_its_proposals_with_name_species_and_score(sounds, tmp_path, name):
    text, program, score = TABLES[name]
    (tmp_path / name).write_text(text)
    report = import_annotations(sounds, [tmp_path / name])
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
    again = import_annotations(sounds, [tmp_path / name])
    assert (again.segments, again.known) == (0, 1)
    assert len(project.detections.of(recording.id)) == 1


def birdnet(tmp_path, *rows, name="found.csv"):
    path = tmp_path / name
    lines = [f"{HEAD},model", *(f"{row},{MODEL}" for row in rows)]
    path.write_text("\n".join(lines) + "\n")
    return path


def test_undo_takes_proposals_back_and_reading_again_brings_them(sounds, tmp_path):
    path = birdnet(tmp_path, "0,1,T,Wren,0.9,a.wav", "0,1,E,Robin,0.2,a.wav")
    import_annotations(sounds, [path])
    counts = sounds.project.detections.counts()
    assert counts == {(BIRDNET, "Wren"): 1, (BIRDNET, "Robin"): 1}
    sounds.undo()
    assert sounds.project.detections.counts() == {}
    assert sounds.project.overview.counts().segments == 0
    sounds.redo()
    assert sounds.project.detections.counts() == counts
    sounds.undo()
    assert import_annotations(sounds, [path]).segments == 2
    assert sounds.project.detections.counts() == counts


def test_two_versions_of_a_program_stand_beside_each_other(sounds, tmp_path):
    rows = ["0,1,T,Wren,0.9,a.wav", "0,1,E,Robin,0.2,a.wav"]
    import_annotations(sounds, [birdnet(tmp_path, *rows)])
    other = birdnet(tmp_path, *(row.replace("0.9", "0.4") for row in rows), name="new.csv")
    other.write_text(other.read_text().replace("V2.4", "V3.0"))
    report = import_annotations(sounds, [other])
    assert (report.segments, report.known) == (0, 2)
    found = [
        d for r in sounds.project.recordings.all() for d in sounds.project.detections.of(r.id)
    ]
    assert {(d.program.version, d.name, d.score) for d in found} == {
        ("2.4", "Wren", 0.9), ("2.4", "Robin", 0.2), ("3.0", "Wren", 0.4), ("3.0", "Robin", 0.2),
    }  # fmt: skip
    by_segment = {}
    for label in found:
        by_segment.setdefault(label.segment_id, set()).add(label.name)
    assert sorted(map(sorted, by_segment.values())) == [["Robin"], ["Wren"]]
    sounds.undo()
    assert {p.version for p, _ in sounds.project.detections.counts()} == {"2.4"}


def test_two_models_in_one_table_are_two_origins(sounds, tmp_path):
    rows = ["0,.5,T,Wren,0.9,a.wav", "0,.5,T,Wren,0.4,a.wav", ".5,1,E,Robin,0.2,a.wav"]
    path = birdnet(tmp_path, *rows)
    first, second, third, fourth = path.read_text().splitlines()
    path.write_text("\n".join([first, second, third.replace("V2.4", "V3.0"), fourth]) + "\n")
    report = import_annotations(sounds, [path])
    assert (report.segments, report.known) == (2, 1)
    newer = Program(name="BirdNET", version="3.0")
    counts = {(BIRDNET, "Wren"): 1, (newer, "Wren"): 1, (BIRDNET, "Robin"): 1}
    assert sounds.project.detections.counts() == counts
    again = import_annotations(sounds, [path])
    assert (again.segments, again.known) == (0, 3)
    assert sounds.project.detections.counts() == counts
    sounds.undo()
    sounds.undo()
    assert not sounds.project.detections.counts()


def test_detections_that_are_a_persons_after_all_become_labels(sounds, text_file):
    """As after an import without --as labels; what the person removes then stays removed."""
    path = text_file("mine.csv", "file,start,end,species,confidence\na.wav,0.1,0.5,Wren,0.9\n")
    labels = sounds.project.labels
    assert import_annotations(sounds, [path]).segments == 1
    assert not labels.all()
    report = import_annotations(sounds, [path], import_as=ImportAs.LABELS)
    assert (report.segments, report.labelled) == (0, 1)
    sounds.undo()
    assert not labels.all()
    report = import_annotations(sounds, [path], import_as=ImportAs.LABELS)
    assert report.labelled == 1
    (label,) = labels.all().values()
    assert label.state is LabelState.CORRECTED
    sounds.execute(ClearLabels([label.segment_id]))
    report = import_annotations(sounds, [path], import_as=ImportAs.LABELS)
    assert report.labelled == 0
    assert not labels.all()


def test_two_models_of_a_table_reach_a_segment_that_is_there(sounds, tmp_path):
    rows = ["0,.5,T,Wren,0.9,a.wav", "0,.5,T,Wren,0.4,a.wav"]
    import_annotations(sounds, [birdnet(tmp_path, rows[0])])
    path = birdnet(tmp_path, *rows, name="new.csv")
    _, second, third = path.read_text().splitlines()
    newer = [one.replace("V2.4", f"V{n}.0") for n, one in ((3, second), (4, third))]
    path.write_text("\n".join([f"{HEAD},model", *newer]) + "\n")
    assert import_annotations(sounds, [path]).known == 2
    assert {one.version for one, _ in sounds.project.detections.counts()} == {"2.4", "3.0", "4.0"}


@pytest.mark.parametrize("column", ["program", "Detector", "model"])
def test_a_table_that_names_its_programs_is_believed(sounds, text_file, column):
    path = text_file(
        "both.csv",
        f"file,start_s,end_s,class,score,{column}\n"
        "a.wav,0,.5,Wren,0.5,Perch\na.wav,0,.5,Wren,0.7,Nighthawk\na.wav,.5,1,Owl,0.1,\n",
    )
    import_annotations(sounds, [path])
    plain = "table of detections"
    named = {"Perch", "Nighthawk"}
    programs = {
        Program(name=plain, version=text) if column == "model" else Program(name=text)
        for text in named
    }
    assert sounds.project.detections.counts() == {
        (Program(name=plain), "Owl"): 1, **{(program, "Wren"): 1 for program in programs}
    }  # fmt: skip


@pytest.mark.parametrize(("column", "is_proposed"), [("detector", True), ("software", False)])
def test_what_a_detector_names_without_a_score_is_no_label(sounds, text_file, column, is_proposed):
    path = text_file("bare.csv", f"file,start_s,end_s,class,{column}\na.wav,0,.5,Wren,Perch\n")
    import_annotations(sounds, [path])
    assert bool(sounds.project.detections.counts()) is is_proposed
    assert bool(sounds.project.labels.all()) is not is_proposed


def test_a_confirmed_proposal_goes_out_as_a_label_with_its_origin(sounds, tmp_path):
    rows = ["0,1,T,Wren,0.9,a.wav", "1,2,E,Robin,0.2,a.wav"]
    import_annotations(sounds, [birdnet(tmp_path, *rows)])
    project = sounds.project
    (found,) = project.detections.by_score(BIRDNET, project.species.named("Wren").id)
    sounds.execute(LabelSegments([found.segment_id], LabelState.CONFIRMED, found.species_id))
    export(project, tmp_path / "out.csv", format_name="csv")
    first, second = csv_rows(tmp_path / "out.csv")
    assert [first[k] for k in ("species", "status", "mode", "reviewer", "program",
                               "program_version", "program_species", "program_score")] == [
        "Wren", "confirmed", "program", "Ada", "BirdNET", "2.4", "Wren", "0.9",
    ]  # fmt: skip
    assert [second[k] for k in ("species", "probability", "status", "mode", "model_run")] == [
        "Robin", "0.200000", "predicted", "program", "",
    ]  # fmt: skip


def test_filters_count_a_program_s_scores(sounds, tmp_path):
    rows = [f"{i / 10},{i / 10 + 0.1},T,Wren,{i / 10},a.wav" for i in range(1, 10)]
    import_annotations(sounds, [birdnet(tmp_path, *rows)])
    only = ExportFilter(min_probability=0.7, statuses=frozenset({"predicted"}))
    report = export(sounds.project, tmp_path / "o.csv", format_name="csv", only=only)
    assert (report.rows, report.n_left_out) == (3, 6)


def test_lists_of_detections_claim_no_more_than_at_least(sounds, tmp_path):
    rows = ["0,1,T,Wren,0.9,a.wav", "0,1,E,Robin,0.2,a.wav"]
    path = birdnet(tmp_path, *rows)
    import_annotations(sounds, [path], import_as=ImportAs.LISTS, min_score=0.5)
    (one,) = [list_ for list_ in sounds.project.lists.all().values() if list_.tags]
    assert one.state is ListState.INCOMPLETE
    names = {s.id: s.name for s in sounds.project.species.in_use()}
    assert [names[key] for key in one.tags] == ["Wren"]


def test_a_bar_leaves_out_what_is_below_and_says_how_many(sounds, tmp_path):
    rows = ["0,1,T,Wren,0.9,a.wav", "0,1,E,Robin,0.2,a.wav"]
    report = import_annotations(sounds, [birdnet(tmp_path, *rows)], min_score=0.5)
    assert report.segments == 1
    assert "1 detection with a score below 0.5 was skipped." in report.notes
    assert report.new_species == ("Wren",)


def test_species_that_become_one_take_their_proposals_along(sounds, tmp_path):
    rows = ["0,1,T,Wren,0.9,a.wav", "0,1,E,Jenny wren,0.2,a.wav"]
    import_annotations(sounds, [birdnet(tmp_path, *rows)])
    species = {bird.name: bird.id for bird in sounds.project.species.in_use()}
    sounds.execute(MergeSpecies(species["Jenny wren"], species["Wren"], "Wren"))
    assert len(sounds.project.detections.by_score(BIRDNET, species["Wren"])) == 2
    sounds.undo()
    assert len(sounds.project.detections.by_score(BIRDNET, species["Wren"])) == 1


@pytest.mark.parametrize("score", ["1.5", "-0.1", "high"])
def test_a_confidence_out_of_range_is_refused_by_itself(sounds, tmp_path, score):
    rows = [f"0,1,T,Wren,{score},a.wav", "0,1,E,Robin,0.2,a.wav"]
    report = import_annotations(sounds, [birdnet(tmp_path, *rows)])
    assert report.segments == 1
    assert "Line 2 cannot be read" in report.notes[0]


def test_detections_of_sounds_that_are_not_here_are_named(sounds, tmp_path):
    report = import_annotations(sounds, [birdnet(tmp_path, "0,1,T,Wren,0.9,z.wav")])
    assert report.unmatched == ("z.wav",)
    assert sounds.project.overview.counts().segments == 0


def test_a_model_run_comes_into_another_project_as_a_proposal(sounds, text_file):
    path = text_file(
        "theirs.csv",
        "recording,segment_id,start_s,end_s,species,probability,status,model_run\n"
        "a.wav,i5,0.1,0.3,Wren,0.625,predicted,i77\n",
    )
    import_annotations(sounds, [path])
    assert sounds.project.detections.counts() == {
        (Program(name="birdann", version="i77"), "Wren"): 1
    }
    assert not sounds.project.labels.all()


def test_authors_and_times_of_labels_come_along_and_can_be_undone(sounds, tmp_path):
    head = "recording,start_s,end_s,low_hz,high_hz,species,status,reviewer,reviewed_at\n"
    row = "a.wav,0.1,0.3,1000,2000,Wren,{},Bea,2024-05-01T04:30:00.5+00:00\n"
    (tmp_path / "bare.csv").write_text(
        "recording,start_s,end_s,low_hz,high_hz,species,status\na.wav,0.1,0.3,1000,2000,,unlabelled\n"
    )
    (tmp_path / "said.csv").write_text(head + row.format("confirmed"))
    import_annotations(sounds, [tmp_path / "bare.csv"])
    assert not sounds.project.labels.all()
    report = import_annotations(sounds, [tmp_path / "said.csv"])
    assert (report.segments, report.labelled) == (0, 1)
    (label,) = sounds.project.labels.all().values()
    assert (label.state, label.provenance.name) == (LabelState.CONFIRMED, "Bea")
    assert label.provenance.at.isoformat() == "2024-05-01T04:30:00.500000+00:00"
    sounds.undo()
    assert not sounds.project.labels.all()


def test_a_run_s_answer_is_shown_before_a_program_s(sounds, tmp_path, factory):
    import_annotations(sounds, [birdnet(tmp_path, "0,1,T,Wren,0.9,a.wav")])
    project = sounds.project
    from birdann.core.predictions import ScoreTable

    wren = project.species.named("Wren")
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


def test_what_is_imported_survives_opening_anew(sounds, tmp_path):
    import_annotations(sounds, [birdnet(tmp_path, "0,1,T,Wren,0.9,a.wav")])
    path = sounds.project.path
    sounds.project.close()
    with Project.open(path) as project:
        assert Session(project).project.detections.counts() == {(BIRDNET, "Wren"): 1}


def test_a_program_s_threshold_is_obeyed_on_its_own_scale(sounds, text_file):
    text = (
        "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\t"
        "High Freq (Hz)\tSpecies\tScore\n1\tSpectrogram 1\t1\t0\t1\t500\t1500\tWren\t23.5\n"
        "2\tSpectrogram 1\t1\t1\t2\t500\t1500\tWren\t11\n"
    )
    path = text_file("a.Table.1.selections.txt", text)
    import_annotations(sounds, [path])
    raven = Program(name="Raven")
    with sounds.project.reader() as reader, pytest.raises(WriteError, match="no saved thresholds"):
        filtered(reader, ExportFilter(use_thresholds=True))
    set_threshold(sounds, "Wren", 20.0, raven)
    with sounds.project.reader() as reader:
        kept = filtered(reader, ExportFilter(use_thresholds=True))
        table = reader.overview.segments()
    assert table.programs == (raven,)
    assert table.program_score.tolist() == [23.5, 11.0]
    assert kept.taken.tolist() == [True, False]
    assert "Wren from 20 on" in kept.lines()[0]
    wren = table.species_ids[table.species[0]]
    below = int(table.segment_ids[1])
    sounds.execute(LabelSegments([below], LabelState.CONFIRMED, wren))
    with sounds.project.reader() as reader:
        assert filtered(reader, ExportFilter(use_thresholds=True)).taken.all()


def test_scores_that_are_no_probabilities_are_told_once(sounds, text_file):
    head = "file,start_s,end_s,class,score\n"
    path = text_file(
        "table.csv", f"{head}a.wav,0,1,Wren,7\na.wav,1,2,Wren,0.5\nb.wav,0,1,Robin,-2\n"
    )
    report = import_annotations(sounds, [path])
    (note,) = [line for line in report.notes if "from 0 to 1" in line]
    assert note.startswith("2 detections have no score from 0 to 1")
    path.write_text(f"{head}a.wav,1,2,Wren,0.25\n")
    assert not [line for line in import_annotations(sounds, [path]).notes if "from 0 to 1" in line]

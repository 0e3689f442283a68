"""Detectors' scores as evidence: what is kept of a table, how it was made, and which species compete."""

import csv
from contextlib import contextmanager

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, SetSpeciesLists
from birdann.app.commands.species import AddSpecies, MergeSpecies, PartSpecies, RenameSpecies
from birdann.app.exchange.evidence import import_evidence, put_scores
from birdann.app.learning.evidence import DetectorEvidence, best_scores
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.app.species_source import NamedSpecies, import_checklist
from birdann.cli.main import main
from birdann.core.detections import DetectorRun, scores_by_class
from birdann.core.errors import Cancelled, SampleError
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.provenance import Program
from birdann.formats.detections_csv import DetectionTable
from birdann.store import Project

BIRDNET = Program(name="BirdNET")
HEAD = ["Start (s)", "End (s)", "Scientific name", "Common name", "Confidence", "File"]
WREN, CROW, OWL = (
    ("Troglodytes troglodytes", "Wren"),
    ("Corvus corone", "Crow"),
    ("Strix aluco", "Owl"),
)
ROWS = [
    (0.0, WREN, 0.9, "a.wav"), (1.0, WREN, 0.3, "a.wav"), (0.0, CROW, 0.05, "a.wav"),
    (2.0, CROW, 0.15, "b.wav"), (0.0, OWL, 0.04, "b.wav"), (1.0, OWL, 0.03, "b.wav"),
    (0.0, WREN, 0.5, "elsewhere.wav"),
]  # fmt: skip


def table(path, rows=ROWS, window_s=3.0):
    path.parent.mkdir(exist_ok=True)
    with path.open("w", newline="") as file:
        write = csv.writer(file)
        write.writerow(HEAD)
        write.writerows(
            (start_s, start_s + window_s, *names, score, name)
            for start_s, names, score, name in rows
        )
    return path


@pytest.fixture
def two(session, factory):
    session.execute(AddRecordings([factory.recording(name) for name in ("a.wav", "b.wav")]))
    return session


def kept(session):
    """Return (recording, name, start, score) of every window, and the species with one."""
    with session.project.reader() as reader:
        runs, names = reader.detections.runs(), reader.species.names()
        windows = {
            (recording.name, name, start_s, end_s - start_s, round(score, 4))
            for recording in reader.recordings.all()
            for run, scores in reader.detections.windows(recording.id, runs)
            for name, part in scores_by_class(run.names, scores)
            for start_s, end_s, score in part[:, 3:].tolist()
        }
        return windows, {names[key] for _, _, key, _ in best_scores(reader) if key is not None}


@contextmanager
def imported(session, *words):
    """Import on the command line; open the project."""
    path = session.project.path
    session.project.close()
    assert main(["import", str(path), *map(str, words)]) == 0
    with Project.open(path, read_only=True) as project:
        yield project


def test_every_window_is_kept_without_segments_labels_or_lists(two, tmp_path):
    report = import_evidence(two, [table(tmp_path / "t.csv")])
    windows, _ = kept(two)
    assert windows == {
        (name, names[1], start_s, 3.0, score)
        for start_s, names, score, name in ROWS
        if name != "elsewhere.wav"
    }
    counts = two.project.overview.counts()
    assert counts.segments == 0
    assert not two.project.lists.tagged_recordings()
    assert (report.scores, report.recordings, report.unmatched) == (6, 2, ("elsewhere.wav",))


def test_a_backup_is_made_before_scores_replace_others(two, tmp_path):
    import_evidence(two, [table(tmp_path / "t.csv")])
    folder = two.project.path.with_name(two.project.path.name + "-backups")
    n_before = len(list(folder.iterdir())) if folder.is_dir() else 0
    import_evidence(two, [table(tmp_path / "t.csv", ROWS[:2])])
    assert len(list(folder.iterdir())) == n_before + 1


def test_scores_beyond_what_memory_holds_are_the_same(two, tmp_path, monkeypatch):
    import_evidence(two, [table(tmp_path / "t.csv")])
    at_once = kept(two)
    monkeypatch.setattr("birdann.app.exchange.evidence._MAX_HELD", 2)
    report = import_evidence(two, [table(tmp_path / "t.csv")])
    assert kept(two) == at_once
    assert report.scores == 6


@pytest.mark.parametrize("said", ["Reading t.csv", "Storing scores"])
def test_a_cancelled_import_leaves_no_scores_and_can_be_repeated(two, tmp_path, said):
    def cancel(fraction, text):
        if text.startswith(said):
            raise Cancelled

    with pytest.raises(Cancelled):
        import_evidence(two, [table(tmp_path / "t.csv")], progress=cancel)
    assert kept(two) == (set(), set())
    assert import_evidence(two, [table(tmp_path / "t.csv")]).scores == 6
    assert len(kept(two)[0]) == 6


def test_scores_follow_a_species_that_is_renamed_or_merged(two, tmp_path):
    import_evidence(two, [table(tmp_path / "t.csv", [*ROWS, (1.0, CROW, 0.12, "a.wav")])])
    wren, crow = (two.project.species.find_by_name(name) for name in ("Wren", "Crow"))
    two.execute(RenameSpecies(wren.id, "Winter wren"))
    assert kept(two)[1] == {"Winter wren", "Crow"}
    two.execute(MergeSpecies(crow.id, wren.id, "Winter wren"))
    assert kept(two)[1] == {"Winter wren"}
    two.execute(PartSpecies(crow.id, "Crow"))
    assert kept(two)[1] == {"Winter wren", "Crow"}


def test_the_run_is_read_from_the_table_where_nothing_else_tells(two, tmp_path):
    (run,) = import_evidence(two, [table(tmp_path / "t.csv")]).runs
    assert run == DetectorRun(
        program=BIRDNET,
        names={common: (scientific,) for scientific, common in (WREN, CROW, OWL)},
        min_score=0.03,
        window_s=3.0,
        step_s=1.0,
    )
    assert list(two.project.detections.runs().values()) == [run]
    assert len(two.project.detections.runs_by_recording()) == 2


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "BirdNET_analysis_params.csv",
            "Sample rate,Segment overlap,Minimum confidence\n48000,2.5,0.02\n",
        ),
        (
            "birdnet.analyze-params.csv",
            "Setting,Value\nSample rate,48000\nSegment overlap,2.5\nMinimum confidence,0.02\n",
        ),
    ],
)
def test_the_parameter_file_beside_the_table_tells(two, tmp_path, name, text):
    table(tmp_path / "t" / "t.csv")
    (tmp_path / "t" / name).write_text(text)
    report = import_evidence(two, [tmp_path / "t"])
    (run,) = report.runs
    assert (run.min_score, run.step_s, run.window_s) == (0.02, 0.5, 3.0)
    assert report.files == 1


def test_species_that_are_seen_well_or_twice_compete_without_a_checklist(two, tmp_path):
    rows = [*ROWS, (1.0, CROW, 0.12, "a.wav")]
    report = import_evidence(two, [table(tmp_path / "t.csv", rows)])
    assert set(report.new_species) == {"Wren", "Crow"} == kept(two)[1]
    assert report.competing == 2


def test_classes_of_a_network_that_are_no_animals_are_no_species(two, tmp_path, factory):
    """Of the classes of BirdNET 2.4 without a scientific name; people's sounds are left out by name."""
    names = "Engine", "Environmental", "Fireworks", "Gun", "Noise", "Power tools", "Siren"
    classes = [(name, name) for name in (*names, "Human vocal", "Dog")]
    rows = [*ROWS, *((0.0, each, 0.9, name) for each in classes for name in ("a.wav", "b.wav"))]
    report = import_evidence(two, [table(tmp_path / "t.csv", rows)])
    assert set(report.new_species) == {"Wren", "Human vocal", "Dog"}
    two.execute(AddSpecies([factory.species("Engine")]))  # as an earlier version did
    with two.project.reader() as reader:
        competing = DetectorEvidence(reader).species(reader.recordings.paths())
        assert {two.project.species.all()[key].name for key in competing} == {*report.new_species}


def test_species_of_the_checklist_and_of_lists_compete(two, tmp_path, factory):
    (tmp_path / "region.csv").write_text(
        "scientific name,common name\nStrix aluco,Tawny Owl\nPica pica,Magpie\n"
    )
    import_checklist(two, tmp_path / "region.csv")
    crow = factory.species("Crow")
    two.execute(AddSpecies([crow]))
    report = import_evidence(two, [table(tmp_path / "t.csv")])
    names = {species.name for species in two.project.species.in_use()}
    assert names in ({"Crow", "Strix aluco"}, {"Crow", "Tawny Owl"})
    assert report.competing == 2
    assert {name for _, name, *_ in kept(two)[0]} == {
        "Crow",
        "Owl",
    }  # others are not of the region


@pytest.mark.parametrize("has_checklist", [False, True])
@pytest.mark.parametrize("named", ["Corvus corone", "Crow"])
def test_new_species_are_called_as_those_of_the_project_are(
    two, tmp_path, factory, named, has_checklist
):
    if has_checklist:
        lines = [f"{scientific},{common}\n" for scientific, common in (WREN, CROW, OWL)]
        (tmp_path / "region.csv").write_text(f"scientific name,common name\n{''.join(lines)}")
        import_checklist(two, tmp_path / "region.csv")
    two.execute(AddSpecies([factory.species(named)]))
    report = import_evidence(two, [table(tmp_path / "t.csv")])
    assert WREN[named == "Crow"] in report.new_species
    (wren,) = (s for s in two.project.species.in_use() if s.name == WREN[named == "Crow"])
    assert wren.scientific_name == WREN[0]
    assert kept(two)[1] == {species.name for species in two.project.species.in_use()}


def test_a_detector_that_can_detect_nothing_of_the_region_has_no_scores(two, tmp_path):
    (tmp_path / "region.csv").write_text("scientific name,common name\nPica pica,Magpie\n")
    import_checklist(two, tmp_path / "region.csv")
    run = DetectorRun(program=BIRDNET, names={}, min_score=0.02, window_s=3.0, step_s=1.0)
    (first, _) = two.project.recordings.all()
    put_scores(two, run, {first.id: np.empty((0, 6))}, NamedSpecies(two.project))
    assert kept(two) == (set(), set())
    assert first.id in two.project.detections.runs_by_recording()


def test_a_second_table_of_a_program_replaces_the_first(two, tmp_path):
    import_evidence(two, [table(tmp_path / "t.csv")])
    again = [(0.0, WREN, 0.25, "a.wav"), (3.0, CROW, 0.35, "a.wav")]
    (run,) = import_evidence(two, [table(tmp_path / "u.csv", again)]).runs
    windows = {row for row in kept(two)[0] if row[0] == "a.wav"}
    assert windows == {("a.wav", "Wren", 0.0, 3.0, 0.25), ("a.wav", "Crow", 3.0, 3.0, 0.35)}
    a, b = (recording.id for recording in two.project.recordings.all())
    runs, analysed = two.project.detections.runs(), two.project.detections.runs_by_recording()
    assert [runs[key] for key in analysed[a]] == [run]
    assert [runs[key].min_score for key in analysed[b]] == [0.03]


REVIEWED = {
    "reviewer.csv": "file,start_s,end_s,class,score,reviewer\na.wav,0,3,Wren,0.5,Ada\n"
                    "a.wav,3,6,Wren,0.5,\n",
    "status.csv": "file,start_s,end_s,class,score,status\na.wav,0,3,Wren,0.5,confirmed\n"
                  "a.wav,3,6,Wren,0.5,predicted\n",
    "kaleidoscope.csv": "IN FILE,OFFSET,DURATION,common_name,confidence,MANUAL ID\n"
                        "a.wav,0,3,Wren,0.5,Robin\na.wav,3,6,Wren,0.5,\n",
    "a.Table.1.selections.txt": "Begin File\tBegin Time (s)\tEnd Time (s)\tSpecies\tScore\tReviewer\n"
                                "a.wav\t0\t3\tWren\t0.5\tAda\na.wav\t3\t6\tWren\t0.5\t\n",
}  # fmt: skip
"""Windows of a network of which a person named the first."""


@pytest.mark.parametrize("name", REVIEWED)
def test_labels_are_no_evidence_and_are_kept_beside_scores_of_windows(two, text_file, name):
    table = text_file(name, REVIEWED[name])
    report = import_evidence(two, [table])
    assert report.scores == 1
    assert (
        "1 row labelled by a person was left out. Import the table as segments to keep its label."
        in report.notes
    )
    with imported(two, table) as project:
        (label,) = project.labels.all().values()
        assert project.segments.by_id([label.segment_id])[label.segment_id].box.onset_s == 0.0
        assert project.overview.counts().segments == 2


def test_few_scores_are_noted(two, tmp_path):
    thin = import_evidence(two, [table(tmp_path / "t.csv", [(0.0, WREN, 0.6, "a.wav")])])
    assert any("few scores" in note for note in thin.notes)
    many = [
        (float(t), kind, 0.1, name)
        for t in range(10)
        for kind in (WREN, OWL)
        for name in ("a.wav", "b.wav")
    ]
    assert not import_evidence(two, [table(tmp_path / "m.csv", many)]).notes


def test_a_species_listed_later_is_found_by_its_other_name(learnable, tmp_path, factory):
    """A list may name what the table calls otherwise; its scores count from then on."""
    project = learnable.project
    recordings = project.recordings.all()
    tawny = "Strix aluco", "Tawny Owl"
    rows = [(1.0, tawny, 0.04, recording.name) for recording in recordings]
    import_evidence(learnable, [table(tmp_path / "t.csv", rows, window_s=2.0)])
    late = factory.species("Strix aluco")
    tags = {late.id: TagState.PRESENT}
    new = SpeciesList(recording_id=recordings[0].id, state=ListState.INCOMPLETE, tags=tags)
    learnable.execute(SetSpeciesLists([new], new_species=[late]))
    with project.reader() as reader:
        features = reader.features.instances("test/1", [recordings[1].id])
        (evidence,) = DetectorEvidence(reader).of(features, [late.id])
    assert len(evidence.columns) == 2  # segments in the window from 1 to 3 s


def test_windows_that_are_evidence_are_no_detections_to_draw_a_sample_of(two, tmp_path):
    import_evidence(two, [table(tmp_path / "t.csv")])
    assert not two.project.detections.counts()
    with pytest.raises(SampleError, match="has scores of BirdNET as evidence only"):
        draw_sample(two, SampleDesign(name="x", source=BIRDNET))


@pytest.mark.parametrize(
    ("options", "window_s", "n_segments"),
    [
        ([], 3.0, 0),
        (["--as", "segments"], 3.0, 6),
        (["--min-score", "0.1"], 3.0, 3),  # which scores of evidence have no use for
        ([], 0.4, 6),  # too short for a window
    ],
)
def test_a_networks_windows_are_evidence_unless_asked_otherwise(
    two, tmp_path, options, window_s, n_segments
):
    with imported(two, table(tmp_path / "t.csv", window_s=window_s), *options) as project:
        assert project.overview.counts().segments == n_segments


@pytest.mark.parametrize(
    ("rows", "n_segments", "n_reads"),
    [
        (["a.wav,0,3,Wren,0.5", "a.wav,3,6,Wren,0.5"], 0, 1),
        (["a.wav,0,3,Wren,0.5", "a.wav,3,6,Wren,0.5", "a.wav,6,9,Wren,"], 3, 2),  # a person's
        (["a.wav,0,3,Wren,0.5"], 1, 2),  # a lone row tells nothing of windows
    ],
)
def test_a_table_of_windows_alone_is_evidence_and_read_once(
    two, text_file, monkeypatch, rows, n_segments, n_reads
):
    read, reads = DetectionTable.read, []
    monkeypatch.setattr(
        DetectionTable, "read", lambda self, path: [reads.append(path), *read(self, path)][1:]
    )
    path = text_file("t.csv", "\n".join(["file,start_s,end_s,species,score", *rows]) + "\n")
    with imported(two, path) as project:
        assert project.overview.counts().segments == n_segments
    assert len(reads) == n_reads

"""What other programs write with their own code is read as they meant it.

They are no dependencies, as each brings a framework for networks: where one is installed
(``pip install --group peers``), its test runs.
"""

import types

import numpy as np
import pytest
import soundfile

from birdann.formats.records import Annotation
from birdann.formats.registry import format_of

WREN = ("Wren", "Troglodytes troglodytes")


@pytest.fixture
def sound(tmp_path):
    path = tmp_path / "sound" / "a.wav"
    path.parent.mkdir()
    soundfile.write(path, np.zeros(256_000 * 2, np.int16), 256_000)
    return path


def read(path):
    rows = [row for row in format_of(path).read(path) if isinstance(row, Annotation)]
    return [
        (row.recording.rpartition("/")[2].removesuffix(".wav"), row.start_s, row.end_s,
         row.low_hz, row.high_hz, row.species, row.probability)
        for row in rows
    ], {row.found.program.name for row in rows if row.found}  # fmt: skip


def test_hawkears_selection_table(tmp_path, sound):
    raven = pytest.importorskip("hawkears.core.raven", reason="HawkEars is not installed")
    pandas = pytest.importorskip("pandas")
    path = tmp_path / "a.HawkEars.selection.table.txt"
    found = pandas.DataFrame(
        {"name": ["Wren"], "start_time": [0.5], "end_time": [1.5], "score": [0.913]}
    )
    raven.write_raven_selection_table(
        found, path, sound, low_frequency=200, high_frequency=13_000,
        species_metadata=lambda name: (*WREN, "WIWR", "winwre3"),
    )  # fmt: skip
    assert read(path) == ([("a", 0.5, 1.5, 200.0, 13_000.0, "Wren", 0.913)], {"HawkEars"})


@pytest.mark.parametrize("name", ["HawkEars_labels.csv", "a_scores.txt"])
def test_hawkears_labels(tmp_path, name):
    module = "hawkears.gui.services.label_export_runner"
    runner = pytest.importorskip(module, reason="HawkEars is not installed")
    row = types.SimpleNamespace(
        recording_name="a.wav", start_ms=500, end_ms=1500, score=0.913, species_name="Wren"
    )
    writer = types.SimpleNamespace(_label=lambda row: row.species_name)
    write = "_write_csv" if name.endswith("csv") else "_write_audacity"
    getattr(runner.LabelExportRunner, write)(writer, [row], tmp_path / name)
    rows, _ = read(tmp_path / name)
    assert rows == [("a", 0.5, 1.5, None, None, "Wren", 0.913)]


@pytest.mark.parametrize("written", ["boxes.csv", "a.selections.txt", "clips.csv"])
def test_opensoundscape(tmp_path, sound, written):
    reason = "OpenSoundscape is not installed"
    annotations = pytest.importorskip("opensoundscape.annotations", reason=reason)
    pandas = pytest.importorskip("pandas")
    path = tmp_path / written
    boxes = annotations.BoxedAnnotations(
        pandas.DataFrame({
            "audio_file": [str(sound)], "annotation_file": [""], "annotation": ["Wren"],
            "start_time": [0.25], "end_time": [0.75], "low_f": [1500.0], "high_f": [4000.0],
        }),
        audio_files=[str(sound)], annotation_files=[""],
    )  # fmt: skip
    band = (1500.0, 4000.0)
    if written == "boxes.csv":
        boxes.to_csv(path)
    elif written == "a.selections.txt":
        boxes.to_raven_files(tmp_path)
    else:
        band = (None, None)
        clips = boxes.clip_labels(
            clip_duration=1, clip_overlap=0, min_label_overlap=0.2, class_subset=["Wren"]
        )
        clips.to_csv(path)
    rows, _ = read(path)
    ends = (0.0, 1.0) if written == "clips.csv" else (0.25, 0.75)
    assert rows == [("a", *ends, *band, "Wren", None)]


@pytest.mark.parametrize("written", ["json", "csv", "aoef"])
def test_batdetect2(tmp_path, sound, written):
    formats = "batdetect2.outputs.formats"
    pytest.importorskip(formats, reason="BatDetect2 2 is not installed")
    own = pytest.importorskip(f"{formats}.batdetect2").BatDetect2Formatter
    aoef = pytest.importorskip(f"{formats}.soundevent").SoundEventOutputFormatter
    kinds = pytest.importorskip("batdetect2.postprocess.types")
    data = pytest.importorskip("soundevent").data
    targets = pytest.importorskip("batdetect2.targets").build_targets()
    probabilities = np.zeros(len(targets.class_names))
    probabilities[targets.class_names.index("barbar")] = 0.71
    call = kinds.Detection(
        geometry=data.BoundingBox(coordinates=[0.1234, 30_000, 0.1284, 60_000]),
        detection_score=0.83, class_scores=probabilities, features=np.zeros(4),
    )  # fmt: skip
    recording = data.Recording.from_file(sound)
    found = [
        kinds.ClipDetections(
            clip=data.Clip(recording=recording, start_time=0, end_time=2), detections=[call]
        )
    ]
    if written == "aoef":
        writer, path = aoef(targets), tmp_path / "predictions.json"
        writer.save(writer.format(found), path)
    else:
        writer, path = own(targets, "Echolocation", "."), tmp_path / f"a.wav.{written}"
        writer.save(writer.format(found), tmp_path)
    species = {"barbar", "Barbastella barbastellus"}
    ((*place, name, score),), _ = read(path)
    assert (place, score) == (["a", 0.1234, 0.1284, 30_000.0, 60_000.0], 0.71)
    assert name in species


@pytest.mark.parametrize("written", ["x.csv", "x.parquet"])
def test_package_birdnet(tmp_path, sound, written):
    module = "birdnet.acoustic.inference.core.prediction.prediction_result"
    results = pytest.importorskip(module, reason="the package birdnet is not installed")
    if written.endswith("parquet"):
        pytest.importorskip("pyarrow", reason="the package pyarrow is not installed")
    shape = (1, 2, 1)  # Files, windows, classes of each.
    tensor = types.SimpleNamespace(
        _species_ids=np.zeros(shape, np.uint8), _species_probs=np.full(shape, 0.75, np.float32),
        _species_masked=np.zeros(shape, np.bool_), unprocessable_inputs=np.zeros(0, np.uint8),
    )  # fmt: skip
    found = results.AcousticPredictionResultBase(
        inputs=np.array([str(sound)]), input_durations=np.array([6.0], np.float16),
        model_path=tmp_path, model_fmin=0, model_fmax=15_000, model_sr=48_000,
        model_precision="fp32", model_version="2.4", species_list=["_".join(WREN[::-1])],
        segment_duration_s=3.0, overlap_duration_s=0.0, speed=1.0, tensor=tensor,
    )  # fmt: skip
    write = found.to_csv if written.endswith("csv") else found.to_parquet
    write(tmp_path / written, silent=True)
    rows, programs = read(tmp_path / written)
    assert sorted(rows) == [("a", at, at + 3, None, None, "Wren", 0.75) for at in (0.0, 3.0)]
    assert programs == {"BirdNET"}

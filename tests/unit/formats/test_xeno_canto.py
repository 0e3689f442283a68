"""Annotation sets of xeno-canto, in and out."""

import json
from dataclasses import replace
from datetime import UTC, datetime

from birdann.formats.records import Annotation, Remark, RowError
from birdann.formats.registry import FORMATS, format_of

SET = {
    "set_source": "lab", "set_name": "Dawn", "set_creator": "Bea", "set_license": "CC-BY",
    "annotation_software_name_and_version": "Raven 1.6",
    "scope": [{"taxon_coverage": "birds", "completeness": "part"}],
}  # fmt: skip
ENTRY = {
    "annotation_source_id": "7", "sound_file": "", "xc_nr": "XC123456", "annotator": "Bea",
    "frequency_high": "4000.0", "frequency_low": "2500.0", "start_time": "0.5", "end_time": 2,
    "scientific_name": "Turdus merula", "sound_type": "song", "sex": "male", "life_stage": "adult",
    "annotation_remarks": "near", "date_identified": "2026-04-22",
}  # fmt: skip


def read(tmp_path, *entries, **of_set):
    path = tmp_path / "set.json"
    path.write_text(json.dumps({**SET, **of_set, "annotations": entries}))
    fmt = format_of(path)
    assert fmt.name == "xeno-canto"
    return list(fmt.read(path))


def test_every_field_of_a_box_is_read(tmp_path):
    (row,) = read(tmp_path, ENTRY)
    at = datetime(2026, 4, 22, tzinfo=UTC)
    assert (row.recording, row.start_s, row.end_s, row.low_hz, row.high_hz) == (
        "XC123456", 0.5, 2.0, 2500.0, 4000.0,
    )  # fmt: skip
    assert (row.species, row.call_type, row.reviewer, row.reviewed_at) == (
        "Turdus merula", "song", "Bea", at,
    )  # fmt: skip
    assert row.note == Remark("near", "Bea", at)
    assert {key: row.extra[key] for key in ("sex", "life_stage", "set_license", "completeness")} == {
        "sex": "male", "life_stage": "adult", "set_license": "CC-BY", "completeness": "part",
    }  # fmt: skip


def test_what_a_program_boxed_is_a_detection(tmp_path):
    (by_name,) = read(tmp_path, ENTRY | {"annotator": "BirdBox"})
    (by_software,) = read(
        tmp_path, ENTRY | {"annotator": "Yodel"}, annotation_software_name_and_version="Yodel 2"
    )
    for row in (by_name, by_software):
        assert (row.status, row.reviewer, row.found.name) == ("predicted", "", "Turdus merula")


def test_an_entry_that_cannot_be_read_is_said(tmp_path):
    row, error = read(tmp_path, ENTRY, ENTRY | {"start_time": "soon"})
    assert isinstance(row, Annotation)
    assert isinstance(error, RowError)
    assert error.line == 2


def test_a_set_comes_out_as_it_came_in(tmp_path):
    rows = read(tmp_path, ENTRY, ENTRY | {"sex": "", "annotation_remarks": ""})
    path = tmp_path / "out.json"
    said = [replace(row, status="corrected", recording="XC123456.mp3") for row in rows]
    FORMATS["xeno-canto"].write(said, path)
    content = json.loads(path.read_text())
    assert {key: content[key] for key in ("set_name", "set_creator", "set_license")} == {
        "set_name": "Dawn", "set_creator": "Bea", "set_license": "CC-BY",
    }  # fmt: skip
    assert content["scope"] == [{"taxon_coverage": "Turdus merula", "completeness": "part"}]
    first, second = content["annotations"]
    for key, value in ENTRY.items():
        if key not in {"sound_file", "date_identified"}:
            assert first[key] == (
                float(value) if key.endswith("_time") or "frequency" in key else value
            )
    assert first["date_identified"].startswith("2026-04-22")
    assert (second["annotation_remarks"], "sex" in second) == ("", False)


def test_the_number_of_a_recording_is_that_in_its_name(tmp_path):
    path = tmp_path / "out.json"
    for name, number in (("d/XC99 - Wren.mp3", "99"), ("XC_12.wav", "12"), ("EXC5.wav", "")):
        one = Annotation(recording=name, start_s=1, end_s=2, species="Troglodytes troglodytes")
        FORMATS["xeno-canto"].write([one], path)
        (entry,) = json.loads(path.read_text())["annotations"]
        assert entry["xc_nr"] == number

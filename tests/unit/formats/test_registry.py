"""The registry of formats: what each keeps, and the words for it."""

import pytest

from birdann.core.labels import Detail
from birdann.formats.per_recording import _parts_inside
from birdann.formats.records import WORDS, Annotation
from birdann.formats.registry import (
    FORMATS,
    changed_names,
    format_rows,
    lossy_fields,
)


def test_every_format_says_what_it_was_checked_against():
    rows = list(format_rows())
    assert [row.name for row in rows] == list(FORMATS)
    assert all(row.checked for row in rows)


@pytest.mark.parametrize(
    ("recording", "elsewhere", "on_windows"),
    [
        ("n/a.wav", ["n", "a.wav"], ["n", "a.wav"]),
        ("../../x/a.wav", ["x", "a.wav"], ["x", "a.wav"]),
        ("/etc/a.wav", ["etc", "a.wav"], ["etc", "a.wav"]),
        ("//server/share/a.wav", ["server", "share", "a.wav"], ["server", "share", "a.wav"]),
        ("C:/x/a.wav", ["C:", "x", "a.wav"], ["C_", "x", "a.wav"]),
        ("..\\..\\a.wav", ["..\\..\\a.wav"], [".._.._a.wav"]),
        ("05:32:10.wav", ["05:32:10.wav"], ["05_32_10.wav"]),
    ],
)
def test_no_recordings_name_leads_out_of_the_folder_of_an_export(recording, elsewhere, on_windows):
    assert _parts_inside(recording, on_windows=False) == elsewhere
    assert _parts_inside(recording, on_windows=True) == on_windows


def test_what_a_format_loses_of_what_people_said_is_one_sentence():
    assert set(Detail) <= set(WORDS)
    for name, one in FORMATS.items():
        assert set(one.preserved_parts) <= set(WORDS)
        assert lossy_fields(name, frozenset()) == ""
    assert lossy_fields("csv", frozenset(Detail)) == ""
    assert lossy_fields("raven", {Detail.NOTE, Detail.CERTAINTY}) == ""
    assert lossy_fields("audacity", {Detail.NOTE, Detail.CERTAINTY}) == (
        "“Audacity label track” does not support: certainty, note."
    )


ODD_NAMES = (
    "Wren", "a\tb", "a\nb", " a", "a  b", "Wren;0.93", "Wren;?", "Wren;2", "a;b", "?", "<b>x</b>",
    "a>b", "Don't Know", "=1+1", "-x", "'x'", "x,y", 'x"y', "A b_C d", "\x01x", "x|y", "a/b",
    "noise", "NOID", "Wren+Robin", "Wren; Robin", "PIPPIP/PIPPYG", "??", "-", "c\rr", "🐦",
    "Type 0.5", "Call 12 %", "Wren (0.5)", "Wren 1.0", "Wren, 0.5", "Type_1.0", "A;0.5",
)  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [n for n, one in FORMATS.items() if one.capabilities.reads and one.capabilities.writes],
)
def test_what_becomes_of_a_name_is_told_before_it_is_written(name, tmp_path):
    one = FORMATS[name]
    records = [
        Annotation(
            recording="a.wav",
            start_s=float(i),
            end_s=i + 0.5,
            species=species,
            status="confirmed",
            reviewer="Ada",
            segment_id=f"i{i}",
            recording_duration_s=100.0,
            recording_rate_hz=22_050,
        )
        for i, species in enumerate(ODD_NAMES)
    ]
    out = tmp_path if one.capabilities.per_recording else tmp_path / f"x{one.suffixes[0]}"
    one.write(records, out)
    (written,) = (path for path in tmp_path.iterdir() if path.is_file())
    read = {round(row.start_s): row.species for row in one.read(written)}
    for i, species in enumerate(ODD_NAMES):
        told = str(changed_names(name, [species]))
        assert (read[i] == species) == (not told), species
        if told:
            assert told.endswith(f"“{species}” → “{read[i]}”.")


@pytest.mark.parametrize("status", ["confirmed", "predicted"])
@pytest.mark.parametrize("form", [
    "audacity", "crowsetta-simple", "crowsetta-generic", "textgrid", "elan", "sonic-visualiser",
])  # fmt: skip
def test_a_name_that_ends_like_a_score_is_read_back_as_a_name(form, status, tmp_path):
    names = ["Type 0.5", "Call 12 %", "Wren (0.5)", "Type_1.0", "Wren;0.93", "Wren;?"]
    records = [
        Annotation(recording="a.wav", start_s=float(i), end_s=i + 0.5, species=name, status=status)
        for i, name in enumerate(names)
    ]
    one = FORMATS[form]
    one.write(records, tmp_path / f"a{one.suffixes[0]}")
    rows = sorted(one.read(tmp_path / f"a{one.suffixes[0]}"), key=lambda row: row.start_s)
    assert [row.species for row in rows] == names
    assert {row.probability for row in rows} == {None}
    assert {row.status == "predicted" for row in rows} == {status == "predicted"}

"""The table of sites and times: out, in, undone; what does not fit is named by its row."""

import csv
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone

import openpyxl
import pytest

from birdann.app.commands import AddRecordings
from birdann.app.commands.recordings import SetSeasons
from birdann.app.survey.sites import (
    SiteBook,
    contradictions,
    export_sites,
    import_sites,
    plan,
    rows_of,
    unknown,
)
from birdann.core.errors import TableError
from birdann.core.recording import RecorderMetadata, Season, Site, SiteId
from birdann.formats.site_table import SiteRow, read_site_table
from birdann.store import Project

PATHS = ("bog/a.wav", "bog/b.wav", "fen/a.wav", "loose.wav")
DAWN = datetime(2024, 5, 2, 4, 0)


@pytest.fixture
def placed(session, factory):
    """A session with four recordings in folders; one starts at a known time without a zone."""
    recordings = [factory.recording(path) for path in PATHS]
    recordings[0] = replace(recordings[0], started_at=DAWN, started_at_source="file name")
    session.execute(AddRecordings(recordings))
    return session


def write(path, *rows):
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    return path


def by_path(session):
    book = SiteBook.of(session.project)
    return book, {recording.path: recording for recording in book.recordings}


def add_at(session, factory, starts):
    """Add recordings with their starts, at sites by their folders; return the book of sites."""
    recordings = [factory.recording(path, started_at=at) for path, at in starts.items()]
    session.execute(AddRecordings(recordings))
    book = SiteBook.of(session.project)
    session.execute(plan(book, rows_of(book, book.from_folders("{site}/*")), "Ada"))
    return SiteBook.of(session.project)


def suggested(session):
    """Return the site that the name of each file begins with."""
    book = SiteBook.of(session.project)
    paths = [recording.path for recording in book.recordings]
    return dict(zip(paths, [cells.get("site") for cells in book.from_names()], strict=True))


TABLE = (
    ["File or folder", "Site", "Lat", "lon", "elevation", "start", "zone", "habitat"],
    ["bog", "Bog", "47.05", "-8.3", "800", "", "+02:00", "wet"],
    ["fen/a.wav", "Fen", "", "", "", "2024-05-02 05:00", "Europe/Berlin", "=open()"],
)


@pytest.mark.parametrize("suffix", [".csv", ".xlsx"])
def test_a_table_in_and_out_and_in_again(placed, tmp_path, suffix):
    import_sites(placed, write(tmp_path / "in.csv", *TABLE))
    book, recordings = by_path(placed)
    assert [
        (s.name, s.latitude_deg, s.longitude_deg, s.elevation_m) for s in book.sites.values()
    ] == [
        ("Bog", 47.05, -8.3, 800.0),
        ("Fen", None, None, None),
    ]
    assert [site.covariates for site in book.sites.values()] == [
        {"habitat": "wet"},
        {"habitat": "=open()"},
    ]
    sites = [s.name if (s := book.site_of(recording.id)) else "" for recording in book.recordings]
    assert sites == ["Bog", "Bog", "Fen", ""]
    a = recordings["bog/a.wav"]
    assert a.started_at.isoformat() == "2024-05-02T04:00:00+02:00"
    assert a.started_at_source == "file name, zone by Ada"
    assert recordings["fen/a.wav"].started_at.isoformat() == "2024-05-02T05:00:00+02:00"
    out = tmp_path / f"out{suffix}"
    assert export_sites(placed.project, out) == 4
    edit = import_sites(placed, out)
    assert (edit.sites, edit.places, edit.starts, edit.removed) == ([], {}, {}, [])


def test_columns_of_excel_are_dates_and_numbers(placed, tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["recording", "site", "latitude", "longitude", "start"])
    book.active.append(["bog/b.wav", "Bog", 47, 8.25, datetime(2024, 5, 2, 4, 30)])
    book.save(tmp_path / "in.xlsx")
    assert read_site_table(tmp_path / "in.xlsx") == [
        SiteRow(
            {
                "recording": "bog/b.wav", "site": "Bog", "latitude": "47", "longitude": "8.25",
                "start": "2024-05-02 04:30:00",
            },
            2,
        )
    ]  # fmt: skip
    import_sites(placed, tmp_path / "in.xlsx")
    assert by_path(placed)[1]["bog/b.wav"].started_at == DAWN + timedelta(minutes=30)


def test_undone_and_done_again(placed, tmp_path):
    before = SiteBook.of(placed.project).rows()
    import_sites(placed, write(tmp_path / "in.csv", *TABLE))
    after = SiteBook.of(placed.project).rows()
    placed.undo()
    assert SiteBook.of(placed.project).rows() == before
    placed.redo()
    assert SiteBook.of(placed.project).rows() == after != before


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([["file", "lat"], ["bog", "4"]], "Row 2 has “4” in “latitude”, but no site"),
        (
            [["file", "site"], ["moor", "x"]],
            "Row 2: the project has no recording or folder “moor”",
        ),
        ([["file", "site"], ["a.wav", "x"]], "“a.wav” can be several recordings"),
        (
            [["file", "site"], ["bog", "x"], ["bog/a.wav", "y"]],
            "Rows 2 and 3 contradict each other",
        ),
        (
            [["site", "habitat"], ["x", "wet"], ["x", "dry"]],
            "Rows 2 and 3 contradict each other about “x”",
        ),
        ([["site", "lat", "lon"], ["x", "97", "1"]], "Row 2: “97” is not a latitude"),
        ([["site", "lat", "lon"], ["x", "7", ""]], "only one of latitude and longitude"),
        ([["file", "start"], ["loose.wav", "5/6/24"]], "Row 2: “5/6/24” is not a start"),
        ([["file", "zone"], ["loose.wav", "Berlin"]], "Row 2: “Berlin” is not a time zone"),
        (
            [["file", "start"], ["bog", "2024-05-02 04:00"]],
            "one start to the 2 recordings of a folder",
        ),
        ([["place", "lat"], ["x", "1"]], "neither a column “recording” nor a column “site”"),
        ([["site", "lat", "latitude"], ["x", "1", "1"]], "has the column “latitude” twice"),
    ],
)
def test_what_does_not_fit_is_named_and_nothing_changes(placed, tmp_path, rows, words):
    before = SiteBook.of(placed.project).rows()
    with pytest.raises(TableError, match=words):
        import_sites(placed, write(tmp_path / "in.csv", *rows))
    assert SiteBook.of(placed.project).rows() == before


@pytest.mark.parametrize(
    ("known", "cells", "expected"),
    [
        # a zone alone: a time without one gets it, one with another is told in it
        (DAWN, {"zone": "+02:00"}, "2024-05-02T04:00:00+02:00"),
        (DAWN.replace(tzinfo=UTC), {"zone": "Europe/Berlin"}, "2024-05-02T06:00:00+02:00"),
        # with a start the row says the moment
        (DAWN.replace(tzinfo=UTC), {"start": "2024-05-02 04:00", "zone": "+02:00"}, "2024-05-02T04:00:00+02:00"),
        (None, {"start": "2024-05-02T04:00:00Z", "zone": "+02:00"}, "2024-05-02T06:00:00+02:00"),
        (DAWN.replace(tzinfo=timezone(timedelta(hours=2))), {"start": "2024-05-02 05:00"}, "2024-05-02T05:00:00+02:00"),
        (None, {"start": "2024-05-02 05:00"}, "2024-05-02T05:00:00"),
    ],
)  # fmt: skip
def test_starts_and_zones(session, factory, known, cells, expected):
    session.execute(AddRecordings([replace(factory.recording("a.wav"), started_at=known)]))
    edit = plan(SiteBook.of(session.project), [SiteRow({"recording": "a.wav", **cells}, 2)], "Ada")
    ((start, _),) = edit.starts.values()
    assert start.isoformat() == expected


def test_blank_cells_stay_in_files_and_clear_in_the_window(placed, tmp_path):
    import_sites(placed, write(tmp_path / "in.csv", *TABLE))
    blank = SiteRow({"recording": "fen/a.wav", "site": "", "start": "", "zone": ""}, 1)
    book = SiteBook.of(placed.project)
    assert plan(book, [blank], "Ada").size == 0
    edit = plan(book, [blank], "Ada", blanks_clear=True)
    placed.execute(edit)
    book, recordings = by_path(placed)
    assert book.site_of(recordings["fen/a.wav"].id) is None
    assert recordings["fen/a.wav"].started_at is None
    assert [site.name for site in book.sites.values()] == ["Bog"]  # nothing is at Fen any more


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("{site}/*", [{"site": "bog"}, {"site": "bog"}, {"site": "fen"}, {}]),
        ("{site}/{visit}.wav", [
            {"site": "bog", "visit": "a"}, {"site": "bog", "visit": "b"},
            {"site": "fen", "visit": "a"}, {},
        ]),
        ("b*/{site}.wav", [{"site": "a"}, {"site": "b"}, {}, {}]),
    ],
)  # fmt: skip
def test_sites_from_folders(placed, pattern, expected):
    assert SiteBook.of(placed.project).from_folders(pattern) == expected


def test_a_pattern_that_no_recording_matches_is_refused(placed):
    with pytest.raises(TableError, match=r"the pattern \{site\}/\*/\*\..*names such as bog/a.wav"):
        SiteBook.of(placed.project).from_folders("{site}/*/*")


@pytest.mark.parametrize("pattern", ["*/*", "{site}/{site}/*", "{recording}"])
def test_patterns_that_fill_nothing_are_refused(placed, pattern):
    with pytest.raises(TableError, match="columns in braces"):
        SiteBook.of(placed.project).from_folders(pattern)


def test_places_of_recorders(session, factory):
    recordings = [factory.recording(f"{i}.wav") for i in range(3)]
    sources = dict.fromkeys(("site", "latitude_deg", "longitude_deg"), "GUANO")
    noted = RecorderMetadata(site="Bog", latitude_deg=47.0, longitude_deg=8.0, sources=sources)
    jitter = replace(noted, latitude_deg=47.0001)
    told = {recordings[0].id: noted, recordings[1].id: jitter}
    session.execute(AddRecordings(recordings, told))
    book = SiteBook.of(session.project)
    session.execute(plan(book, rows_of(book, book.from_recorders()), "Ada"))
    book = SiteBook.of(session.project)
    (site,) = book.sites.values()
    assert (site.name, site.latitude_deg, len(book.site_id_of)) == ("Bog", 47.0, 2)


def test_clocks_and_overlaps_are_told(session, factory):
    hour = timedelta(hours=1)
    starts = {
        "bog/1.wav": DAWN, "bog/2.wav": DAWN + 2 * hour, "bog/3.wav": DAWN - 2 * hour,
        "fen/1.wav": datetime(2000, 1, 1), "heath/1.wav": DAWN, "heath/2.wav": DAWN + timedelta(seconds=1),
    }  # fmt: skip
    book = add_at(session, factory, starts)
    told = contradictions(book)
    assert len(told) == 3
    assert "bog/3.wav starts 2024-05-02 02:00" in told[0]
    assert "fen/1.wav starts 2000-01-01" in told[1]
    duration_s = book.recordings[0].duration_s
    assert duration_s > 2  # or the recordings would not overlap
    assert "heath: 1 recording overlaps with another (heath/1.wav, heath/2.wav)" in told[2]


def test_the_hour_that_comes_twice_is_no_overlap_and_one_moment_on_two_clocks_is(session, factory):
    summer, winter = (timezone(timedelta(hours=n)) for n in (2, 1))
    night = datetime(2024, 10, 27, 2, 30)
    starts = {
        "bog/1.wav": night.replace(tzinfo=summer), "bog/2.wav": night.replace(tzinfo=winter),
        "fen/1.wav": datetime(2024, 7, 1, 4, tzinfo=UTC), "fen/2.wav": datetime(2024, 7, 1, 6, tzinfo=summer),
    }  # fmt: skip
    (told,) = contradictions(add_at(session, factory, starts))
    assert told.startswith("fen: 1 recording overlaps with another (fen/1.wav, fen/2.wav)")


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("A1", "a1", "A-1", "B"), "“A-1”, “A1”, “a1”"),
        (("North Fen", "north_fen"), "“North Fen”, “north_fen”"),
        (("Straße", "STRASSE"), "“STRASSE”, “Straße”"),
        (("1-11", "11-1", "P1.1", "P11", "Ä1", "A1"), None),
    ],
)
def test_sites_that_differ_in_spelling_only_are_told(session, names, told):
    with session.project.transaction("sites") as tx:
        tx.sites.put([Site(id=SiteId(n + 1), name=name) for n, name in enumerate(names)])
    said = contradictions(SiteBook.of(session.project))
    assert [told in line for line in said] == [True] * (told is not None)


def test_what_is_not_known_is_counted(placed):
    assert unknown(SiteBook.of(placed.project)) == [
        "4 recordings have no site.", "3 recordings have no start.", "1 start has no time zone.",
    ]  # fmt: skip


def test_seasons_are_kept_and_undone(session):
    spring = Season(name="2024", first_day=date(2024, 5, 1), last_day=date(2024, 6, 30))
    session.execute(SetSeasons([spring]))
    with Project.open(session.project.path, read_only=True) as again:
        assert again.sites.seasons() == [spring]
    session.undo()
    assert session.project.sites.seasons() == []


@pytest.mark.parametrize(
    ("names", "sites"),
    [
        (("SITE1_20260501_050000", "SITE2_20260501_050000"), ["SITE1", "SITE2"]),
        (("S4A01_20260501_050000", "S4A01_20260502_050000"), ["S4A01", "S4A01"]),
        (("bog-north 20260501-0500", "fen-2026-05-01"), [None, None]),
        (("bog-north 20260501-0500", "fen_20260501T050000Z"), ["bog-north", "fen"]),
        (("REC_20260501_050000", "REC_20260502_050000"), [None, None]),
        (("20260501_050000", "20260502_050000"), [None, None]),
        (("A_202605011", "B_1234567890"), [None, None]),
    ],
)
def test_sites_stand_in_names_before_the_date(session, factory, names, sites):
    session.execute(AddRecordings([factory.recording(f"{name}.wav") for name in names]))
    found = suggested(session)
    assert [found[f"{name}.wav"] for name in names] == sites


def test_recordings_that_have_a_site_keep_it(session, factory, tmp_path):
    session.execute(AddRecordings([factory.recording(f"SITE{k}_20260501.wav") for k in (1, 2)]))
    table = (["file", "site"], ["SITE1_20260501.wav", "Bog"])
    import_sites(session, write(tmp_path / "in.csv", *table))
    assert suggested(session) == {"SITE1_20260501.wav": None, "SITE2_20260501.wav": "SITE2"}

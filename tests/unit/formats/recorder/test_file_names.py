"""Names that recorders and people give to files."""

from datetime import datetime
from pathlib import PurePosixPath

import pytest

from birdann.formats.recorder.file_names import read_file_name

STARTS = {
    # Frontier Labs
    "S20240815T091156.982648+1000_E20240815T091251.967555+1000_-12.34567+78.98102.wav":
        "2024-08-15T09:11:56.982648+10:00",
    "20210617T080000+0000_Rec2_-18.2656+144.5564.flac": "2021-06-17T08:00:00+00:00",
    "20180226_040000_Bar29 [27.2819 90.1361].wav": "2018-02-26T04:00:00",
    "201901 2T030405+1000_x.flac": "2019-01-02T03:04:05+10:00",
    # Wildlife Acoustics
    "SM301297_0+1_20170912_220000.wav": "2017-09-12T22:00:00",
    "OLONG-CH1_0+1_20171121$143444.wav": "2017-11-21T14:34:44",
    "S4U01234_20190102_044802_010.wav": "2019-01-02T04:48:02.010000",
    "FNQ-RBS_20190102_044802_010.wav": "2019-01-02T04:48:02",
    "2MM01234_20230501_050000.wav": "2023-05-01T05:00:00",
    # Open Acoustic Devices
    "247AA5075E06337D_20210502_040000.WAV": "2021-05-02T04:00:00",
    "20190102_044802_250.WAV": "2019-01-02T04:48:02",
    "20190102_044802_001.WAV": "2019-01-02T04:48:02",
    "SMU01234_20190102_044802_999.wav": "2019-01-02T04:48:02.999000",
    "5DFB6DFC.WAV": "2019-12-19T12:33:00+00:00",
    "5E90A4D4.wav": "2020-04-10T16:54:44+00:00",
    "20180517_010348.5AFCD4F4.WAV": "2018-05-17T01:03:48",
    # under water
    "5783.190101120000.wav": "2019-01-01T12:00:00",
    "SanctSound_SB01_01_1678032935_181112190000.wav": "2018-11-12T19:00:00",
    "d.e1d282a3.Chan_1-24bps.1277236867.2010-06-22-20-01-07.wav": "2010-06-22T20:01:07",
    "NRS08-140523-001620.wav": "2014-05-23T00:16:20",
    "site_190131_120000_0001.wav": "2019-01-31T12:00:00",
    # bats
    "ABC2010-08-26_10_39_50_M00667DEF.wav": "2010-08-26T10:39:50",
    "Wav0123_2008_07_04__22_58_14.wav": "2008-07-04T22:58:14",
    # hand-held
    "240612_053000_TrLR.WAV": "2024-06-12T05:30:00",
    "240612_0530.mp3": "2024-06-12T05:30:00",
    "2021-05-02 at 04.00.00.wav": "2021-05-02T04:00:00",
    # renamed
    "20100503-080000Z.mp3": "2010-05-03T08:00:00+00:00",
    "prefix_20140101-235959+10.mp3": "2014-01-01T23:59:59+10:00",
    "2025-09-30T03:32:35.594002Z.wav": "2025-09-30T03:32:35.594002+00:00",
    "x--YDH-2015-12-16T023000.000000.flac": "2015-12-16T02:30:00",
    "20070415051314.wav": "2007-04-15T05:13:14",
    "1593000000.wav": "2020-06-24T12:00:00+00:00",
    "1593000000250.wav": "2020-06-24T12:00:00.250000+00:00",
    "20191231_240000.WAV": "2020-01-01T00:00:00",
    "02.05.2021 04.00.00.wav": "2021-05-02T04:00:00",
    "31-07-2021_05-30-00.wav": "2021-07-31T05:30:00",
    "07-31-2021_05-30-00.wav": "2021-07-31T05:30:00",
    "31072021_053000.wav": "2021-07-31T05:30:00",
    "02May2021_040000.wav": "2021-05-02T04:00:00",
    "SITE_2021-05-02_04-00.wav": "2021-05-02T04:00:00",
    "BL_20210502_0000.wav": "2021-05-02T00:00:00",
    "20230101_000000UTC.wav": "2023-01-01T00:00:00+00:00",
    "Brunswick04_multi_UTCm5_20170528_110000.aif": "2017-05-28T11:00:00",
    "20210502 040000.wav": "2021-05-02T04:00:00",
    "SITE__20210502__040000.wav": "2021-05-02T04:00:00",
    "S4A01234_20220719_000000_000.wav": "2022-07-19T00:00:00",
    "20150819T055900-0500_REC.wav": "2015-08-19T05:59:00-05:00",
    "2021-05-02T04-00-00.000-0700.wav": "2021-05-02T04:00:00-07:00",
    "20230514_053210_UTC.wav": "2023-05-14T05:32:10+00:00",
    "SITE_20230514_053210_UTC-0430.wav": "2023-05-14T05:32:10-04:30",
    "20230514_053210_UTC+2.wav": "2023-05-14T05:32:10+02:00",
    "20230514_053210_GMT+1.wav": "2023-05-14T05:32:10+01:00",
    "A-B_20230514_053210 [UTC+10].wav": "2023-05-14T05:32:10+10:00",
    "20230514053210123.wav": "2023-05-14T05:32:10.123000",
    "May 14, 2023 05-32-10.wav": "2023-05-14T05:32:10",
    "REC20230514_053210.wav": "2023-05-14T05:32:10",
    "2023-05-14 05.32.10.wav": "2023-05-14T05:32:10",
    # six digits: no recorder wrote them before 2008, so these can be read in one way only
    "190603_220136.wav": "2019-06-03T22:01:36",
    "030619_220136.wav": "2019-06-03T22:01:36",
    "GofMX_DT01_150502_040000.x.wav": "2015-05-02T04:00:00",
    "5DFB6DFCT.WAV": "2019-12-19T12:33:00+00:00",
    "1999999999.wav": None,
    "AUD-20230514-WA0012.opus": None,
    "New Recording 12.wav": None,
    # no time at all
    "240612_0001.wav": None,
    "10160435.wav": None,
    "60000001.WAV": None,
    "60000001.wav": None,
    "1000000001.wav": None,
    "ZOOM0001.WAV": None,
    "TASCAM_0123.wav": None,
    "20210502.wav": None,
    "rec_20210230_000000.wav": None,
    "ML123456789.wav": None,
    "pteropus_vampyrus_12345678901234.wav": None,
    "MSD-0003_20180427_2minstart00.wav": None,
}  # fmt: skip


@pytest.mark.parametrize("name", STARTS)
def test_starts(name):
    reading = read_file_name(PurePosixPath(name), now=datetime(2026, 1, 1))
    found = reading.facts.get("started_at") if reading else None
    assert (found.isoformat() if found else None) == STARTS[name]


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("20210617T080000+0000_Rec2_-18.2656+144.5564.flac", (-18.2656, 144.5564, None)),
        ("20180226_040000_Bar29 [27.2819 90.1361].wav", (27.2819, 90.1361, None)),
        ("20180226_040000Z_+40.1213-075.0015+2.79CRSWGS_84.flac", (40.1213, -75.0015, 2.79)),
        ("20180226_040000_+0.0000+0.0000.wav", (None, None, None)),
        ("20180226_040000_-95.1213+175.0015.wav", (None, 175.0015, None)),
    ],
)
def test_places(name, place):
    facts = read_file_name(PurePosixPath(name), now=datetime(2026, 1, 1)).facts
    keys = ("latitude_deg", "longitude_deg", "elevation_m")
    assert tuple(facts.get(key) for key in keys) == place


@pytest.mark.parametrize(
    ("name", "device", "serial"),
    [
        ("S4A01234_20220719_000000.wav", "Wildlife Acoustics Song Meter SM4", "S4A01234"),
        ("SM301297_0+1_20170912_220000.wav", "Wildlife Acoustics Song Meter SM3", "SM301297"),
        ("247AA5075E06337D_20210502_040000.WAV", "AudioMoth", "247AA5075E06337D"),
        ("SwiftOne_20220719_000000_-0400.wav", "Cornell Swift", None),
        ("5783.190101120000.wav", "SoundTrap", "5783"),
        ("BARN_20220719_000000.wav", None, None),
    ],
)
def test_devices(name, device, serial):
    facts = read_file_name(PurePosixPath(name), now=datetime(2026, 1, 1)).facts
    assert (facts.get("device"), facts.get("serial")) == (device, serial)


@pytest.mark.parametrize(
    "name",
    ["010203_040506.wav", "site_120110_120000.wav", "05-02-2021_05-30-00.wav",
     "SITE_20210502_0400.wav"],
)  # fmt: skip
def test_what_could_be_read_in_two_ways_is_said(name):
    reading = read_file_name(PurePosixPath(name), now=datetime(2026, 1, 1))
    assert len(reading.doubts) == 1
    assert "taken for" in reading.doubts[0]

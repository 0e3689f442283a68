"""Files that recorders write beside the sound, and the header of underwater recorders."""

import struct
from datetime import UTC, datetime, timedelta, timezone

import pytest

from birdann.formats.recorder import read_metadata
from birdann.formats.recorder.maker_chunks import read_harp

BATLOGGER = """<?xml version="1.0" encoding="utf-8"?>
<BatRecord Model="M">
  <Firmware>2.3.3</Firmware><SN>1831</SN><Filename>18310643.wav</Filename>
  <DateTime>30.04.2018 20:07:37</DateTime><Duration>1 Sec</Duration>
  <Samplerate>312500 Hz</Samplerate><Temperature>18 C</Temperature>
  <BattVoltage>4.0 V</BattVoltage>
  <GPS><Valid>{valid}</Valid><Position>45.611915 16.408245</Position>
  <Altitude>136.8 m</Altitude><GPSTimestamp>{gps}</GPSTimestamp></GPS>
  <Trigger><TRIG_MODE>Crest Adv</TRIG_MODE><Event>AutoTriggered</Event></Trigger>
</BatRecord>
"""
SOUNDTRAP = """<?xml version="1.0"?><ST><CFG ID="1"/>
<PROC_EVENT ID="0"><WavFileHandler SamplingStartTimeLocal="2018-04-18T03:00:00" /></PROC_EVENT>
<PROC_EVENT ID="0"><WavFileHandler SamplingStartTimeUTC="2018-04-17T15:00:00" /></PROC_EVENT>
<PROC_EVENT ID="0"><WavFileHandler SamplingStartTimeSubS="250000 us" /></PROC_EVENT></ST>
"""


def harp(*, version=1, year=15, n_raw=2, n_channels=1, lat=3300012, lon=-11950000):
    head = struct.pack(
        "<B10s4s4s8sB8sHiih", version, b"V2.02", b"DL12", b"H", b"GofMX26", 1, b"00000001", n_raw,
        lon, lat, 800,
    )  # fmt: skip
    extra = bytes(4 * n_channels) if version in (2, 50) else b""
    raw = struct.pack("<6BHIIIIB7s", year, 5, 2, 4, 0, 7, 250, 100, 9, 9, 200_000, 1, b"")
    return head + extra + bytes(8) + (raw + extra) * n_raw


def wav(*chunks):
    parts = b"".join(name + struct.pack("<I", len(body)) + body for name, body in chunks)
    return b"RIFF" + struct.pack("<I", 4 + len(parts)) + b"WAVE" + parts


@pytest.fixture
def sound(tmp_path):
    def make(name, *chunks):
        path = tmp_path / name
        path.write_bytes(wav((b"fmt ", bytes(16)), *chunks, (b"data", bytes(8))))
        return path

    return make


@pytest.mark.parametrize(
    ("gps", "zone"), [("20:07:34+2h", timezone(timedelta(hours=2))), ("20:07:34", None)]
)
def test_batlogger(sound, gps, zone):
    path = sound("18310643.wav")
    path.with_suffix(".xml").write_text(BATLOGGER.format(valid="yes", gps=gps))
    found = read_metadata(path)
    assert found.started_at == datetime(2018, 4, 30, 20, 7, 37, tzinfo=zone)
    assert (found.device, found.serial, found.firmware) == ("Batlogger M", "1831", "2.3.3")
    assert (found.temperature_c, found.battery, found.elevation_m) == (18.0, "4.0 V", 136.8)
    assert (found.latitude_deg, found.longitude_deg) == (45.611915, 16.408245)
    assert found.trigger == "Crest Adv"
    assert found.started_at_source == "Batlogger XML"


def test_a_fix_that_is_not_valid_is_no_place(sound):
    path = sound("1.wav")
    path.with_suffix(".XML").write_text(BATLOGGER.format(valid="no", gps=""))
    assert read_metadata(path).latitude_deg is None


def test_soundtraps_name_may_be_local_time(sound):
    path = sound("671358996.180418030000.wav")
    (path.parent / "671358996.180418030000.log.xml").write_text(SOUNDTRAP)
    found = read_metadata(path)
    assert found.started_at == datetime(2018, 4, 17, 15, 0, 0, 250_000, tzinfo=UTC)
    assert found.serial == "671358996"
    assert "12 h apart: perhaps a time zone" in found.notes[0]


@pytest.mark.parametrize(
    "text",
    [
        "", "<x/>", "<BatRecord", '<!DOCTYPE a [<!ENTITY b "c">]><BatRecord><SN>&b;</SN></BatRecord>',
        "<BatRecord>" + "<SN>1</SN>" * 200_000, '<?xml version="1.0" encoding="nonsense"?><a/>',
        "<ST><WavFileHandler/></ST>",
    ],
)  # fmt: skip
def test_other_files_beside_the_sound_tell_nothing(sound, text):
    path = sound("20210502_040000.wav")
    path.with_suffix(".xml").write_text(text)
    found = read_metadata(path)
    assert (found.serial, found.notes) == ("", ())
    assert found.started_at == datetime(2021, 5, 2, 4)


@pytest.mark.parametrize(("version", "n_channels"), [(0, 1), (1, 1), (49, 1), (2, 4), (50, 2)])
def test_harp(sound, version, n_channels):
    # the channels' numbers of version 2 stand before the reserved bytes or behind: all are zero
    body = harp(version=version, n_channels=n_channels)
    found = read_metadata(sound("GofMX_DT01_150502_040007.x.wav", (b"harp", body)))
    assert found.started_at == datetime(2015, 5, 2, 4, 0, 7, 250_000, tzinfo=UTC)
    assert (found.device, found.site, found.deployment) == ("HARP", "H", "GofMX26")
    assert (found.latitude_deg, found.longitude_deg) == (33.00012, -119.5)
    assert found.notes == ()


def test_a_damaged_harp_header_loses_no_more_than_it_must():
    assert read_harp(b"") is None
    assert read_harp(bytes(200)).facts == {"device": "HARP"}
    found = read_harp(harp(year=200))
    assert "started_at" not in found.facts
    assert "makes no sense as a time" in found.notes[0]
    assert found.facts["site"] == "H"


def test_a_name_that_can_mean_what_another_source_says_is_no_contradiction(sound):
    day_first = sound("230514_053210.WAV")
    assert "could be year, month, day as well" in read_metadata(day_first).notes[0]
    bext = bytes(320) + b"2023-05-14" + b"05:32:10" + bytes(264)
    found = read_metadata(sound("230514_053210_.WAV", (b"bext", bext)))
    assert found.started_at == datetime(2023, 5, 14, 5, 32, 10)
    assert found.notes == ()


def test_a_place_that_differs_by_its_sign_only_is_explained(sound):
    place = b"WGS84,50.7179417,1.76111,51.2"
    wamd = struct.pack("<HI", 6, len(place)) + place
    guano = (
        b"GUANO|Version: 1.0\nTimestamp: 2022-08-15T21:34:14\nLoc Position: 50.7179417 -1.76111"
    )
    found = read_metadata(sound("a.wav", (b"guan", guano), (b"wamd", wamd)))
    assert found.longitude_deg == -1.76111
    assert "leaves the sign out. Using " in found.notes[0]

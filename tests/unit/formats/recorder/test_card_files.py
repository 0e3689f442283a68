"""What recorders write on their card for many recordings."""

import json
import os
import struct
from datetime import UTC, datetime, timedelta, timezone

import pytest

from birdann.formats.recorder import read_metadata

CONFIG = """Device ID                       : 24E144055E080032
Firmware                        : AudioMoth-Firmware-Basic (1.8.0)

Time zone                       : UTC+10

Sample rate (Hz)                : 48000
Gain                            : Medium

Filter                          : Band-pass (1.0kHz to 8.0kHz)

Trigger type                    : Amplitude
Threshold setting               : 4%
Minimum trigger duration (s)    : 5

Earliest recording time         : ---------- --:--:--
Deployment ID                   : 0011223344556677
"""
SUMMARY_SM4 = """DATE,TIME,LAT,,LON,,POWER(V),TEMP(C),#FILES,MIC0 TYPE,MIC1 TYPE
2019-May-22,05:00:00, 18.40000,N, 66.60000,W, 6.1, 24.50,1,INTERNAL,INTERNAL
DATE,TIME,LAT,,LON,,POWER(V),TEMP(C),#FILES,MIC0 TYPE,MIC1 TYPE
2019-May-22,05:30:00, 18.50000,N, 66.70000,W, 6.0, 23.25,1,INTERNAL,INTERNAL
2019-Xyz-22,05:31:00, 1,N, 2,W, 6.0, 23.25,1,INTERNAL,INTERNAL
"""
SUMMARY_MINI = """DATE,TIME,LAT,NS,LON,EW,POWER(V),TEMP(C),#FSFILES,#ZCFILES,#SCRUBBED
2026-08-18,19:00:00,45.5,S,5.25,E,4.1,15.0,1,0,0
"""
GPS = (
    "PPS_NUMBER,AUDIOMOTH_TIME,SAMPLES,TOTAL_SAMPLES,TIMER_COUNT,BUFFERS_FILLED,BUFFERS_WRITTEN,"
    "LAST_RMC_AUDIOMOTH_TIME,LAST_RMC_GPS_TIME,STATUS,LAT_DEG,LAT_MIN,LAT_DIR,LONG_DEG,LONG_MIN,"
    "LONG_DIR\r\n"
    "0,2024-05-01T04:00:00.000,0,0,9,0,0,,,,,,,,,\r\n"
    "1,2024-05-01T04:00:01.000,48000,48000,9,1,1,a,b,V,00,00.0000,N,000,00.0000,E\r\n"
    "2,2024-05-01T04:00:02.000,48000,96000,9,1,1,a,b,A,51,45.1234,N,001,15.3000,W\r\n"
)


@pytest.fixture
def sound(tmp_path):
    def make(name, comment="", artist=""):
        info = b""
        for tag, text in ((b"ICMT", comment), (b"IART", artist)):
            body = text.encode() + b"\0"
            info += tag + struct.pack("<I", len(body)) + body + bytes(len(body) % 2)
        parts = b"".join(
            key + struct.pack("<I", len(body)) + body
            for key, body in ((b"fmt ", bytes(16)), (b"LIST", b"INFO" + info), (b"data", bytes(8)))
        )
        path = tmp_path / "card" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"RIFF" + struct.pack("<I", 4 + len(parts)) + b"WAVE" + parts)
        return path

    return make


@pytest.mark.parametrize("name", ["20240501_040000.WAV", "20240501/20240501_040000.WAV"])
def test_audiomoth_settings_beside_the_sound_or_above_its_daily_folder(sound, tmp_path, name):
    path = sound(name)
    (tmp_path / "card" / "CONFIG.TXT").write_text(CONFIG)
    found = read_metadata(path)
    assert (found.device, found.serial) == ("AudioMoth", "24E144055E080032")
    assert found.firmware == "AudioMoth-Firmware-Basic (1.8.0)"
    assert (found.gain, found.deployment) == ("medium", "0011223344556677")
    assert found.trigger == "Amplitude 4%, at least 5 s"
    assert found.filtering == "Band-pass (1.0kHz to 8.0kHz)"
    zone = timezone(timedelta(hours=10))
    assert found.started_at == datetime(2024, 5, 1, 4, tzinfo=zone)
    assert found.started_at_source == "file name, zone from AudioMoth CONFIG.TXT"
    assert not found.notes


def test_settings_of_another_device_are_not_taken_and_the_file_knows_better(sound, tmp_path):
    said = (
        "Recorded at 04:00:00 01/05/2024 (UTC) by AudioMoth {} at low gain while battery was 4.0V."
    )
    other = sound("20240501_040000.WAV", said.format("247AA5075E06337D"))
    (tmp_path / "card" / "CONFIG.TXT").write_text(CONFIG)
    found = read_metadata(other)
    assert (found.serial, found.firmware, found.gain) == ("247AA5075E06337D", "", "low")
    same = sound("20240501_040000.WAV", said.format("24E144055E080032"))
    found = read_metadata(same)
    assert (found.firmware, found.gain) == ("AudioMoth-Firmware-Basic (1.8.0)", "low")
    assert found.started_at == datetime(2024, 5, 1, 4, tzinfo=UTC)
    assert not found.notes
    assert read_metadata(sound("24E144055E080033_20240501_040000.WAV")).firmware == ""
    assert read_metadata(sound("dawn.WAV")).device == ""


def test_the_table_of_satellite_fixes_gives_the_place(sound):
    path = sound("20240501_040000.WAV")
    path.with_suffix(".CSV").write_text(GPS)
    found = read_metadata(path)
    assert found.latitude_deg == pytest.approx(51 + 45.1234 / 60, abs=1e-6)
    assert found.longitude_deg == pytest.approx(-(1 + 15.3 / 60), abs=1e-6)
    assert found.place_source == "GPS"
    path.with_suffix(".CSV").write_text("start,end,label\n0,1,Wren\n")
    assert read_metadata(path).latitude_deg is None


@pytest.mark.parametrize("where", ["S4A03895_A_Summary.txt", "../S4A03895_Summary.txt"])
def test_the_summary_of_a_song_meter(sound, where):
    path = sound("Data/S4A03895_20190522_053000.wav")
    (path.parent / where).write_text(SUMMARY_SM4)
    found = read_metadata(path)
    assert (found.latitude_deg, found.longitude_deg) == (18.5, -66.7)
    assert (found.temperature_c, found.battery, found.microphone) == (23.25, "6.0 V", "INTERNAL")
    assert found.site == "S4A03895"
    assert found.sources["temperature_c"] == "Song Meter summary"
    later = read_metadata(sound("Data/S4A03895_20190522_120000.wav"))
    assert (later.latitude_deg, later.temperature_c) == (18.5, None)
    assert read_metadata(sound("Data/S4A03895_20190622_053000.wav")).latitude_deg is None


def test_the_summary_of_a_mini_names_the_sides_of_the_equator(sound):
    path = sound("SMU03126_20260818_190002.wav")
    (path.parent / "SMU03126_Summary.txt").write_text(SUMMARY_MINI)
    found = read_metadata(path)
    assert (found.latitude_deg, found.longitude_deg) == (-45.5, 5.25)
    assert (found.battery, found.temperature_c) == ("4.1 V", 15.0)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_pipes_huge_and_damaged_files_are_passed_over(sound):
    path = sound("S4A03895_20190522_053000.wav")
    os.mkfifo(path.parent / "S4A03895_Summary.txt")
    (path.parent / "S4A03895_A_Summary.txt").write_bytes(b'DATE,TIME,LAT\n\xff\xfe\x00,\x01,"\n')
    moth = sound("20240501_040000.WAV")
    os.mkfifo(moth.parent / "CONFIG.TXT")
    moth.with_suffix(".CSV").write_bytes(b"STATUS,LAT_DEG,LONG_DEG\nA,nan,1e999\nA\n")
    for one in (path, moth):
        assert read_metadata(one).latitude_deg is None


@pytest.mark.parametrize(
    ("fields", "device", "serial"),
    [
        ({"device_id": "AudioMoth 24526B065D325963"}, "AudioMoth", "24526B065D325963"),
        ({"device_id": "Swift 12"}, "Swift 12", ""),
        ({"device_id": "12", "device": "Swift"}, "Swift", "12"),
    ],
)
def test_opensoundscape_names_the_device_by_its_id(sound, fields, device, serial):
    comment = "opso_metadata" + json.dumps({**fields, "opso_metadata_version": "v0.1"})
    found = read_metadata(sound("a.wav", comment))
    assert (found.device, found.serial) == (device, serial)

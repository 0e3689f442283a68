"""Metadata in every container, at any place, whole or damaged."""

import os
import struct
from datetime import UTC, datetime, timedelta, timezone

import pytest

from birdann.formats.recorder import read_metadata
from birdann.formats.recorder.maker_chunks import read_guano, read_wamd
from birdann.formats.recorder.reading import Reading, store_location
from birdann.formats.recorder.tags import read_frontier_labs, read_info, read_ixml
from birdann.formats.recorder.times import parse_time

GUANO = b"GUANO|Version: 1.0\nTimestamp: 2021-02-03T04:05:06Z\nMake: Titley\nModel: Chorus\n"
START = datetime(2021, 2, 3, 4, 5, 6, tzinfo=UTC)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_in_the_place_of_sound_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "a.wav")
    assert not read_metadata(tmp_path / "a.wav")


def chunk(name, body, order="<"):
    return name + struct.pack(f"{order}I", len(body)) + body + b"\0" * (len(body) % 2)


def vorbis(**tags):
    notes = [f"{k}={v}".encode() for k, v in tags.items()]
    return (
        struct.pack("<I", 4) + b"test" + struct.pack("<I", len(notes))
        + b"".join(struct.pack("<I", len(n)) + n for n in notes)
    )  # fmt: skip


def w64():
    tail = b"\xf3\xac\xd3\x11\x8c\xd1\x00\xc0\x4f\x8e\xdb\x8a"
    riff = b"riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb\x04\xc1\x00\x00"

    def part(name, body):
        size = 24 + len(body)
        return name + tail + struct.pack("<Q", size) + body + b"\0" * (-size % 8)

    parts = part(b"fmt ", bytes(16)) + part(b"data", bytes(21)) + part(b"guan", GUANO)
    return riff + struct.pack("<Q", 40 + len(parts)) + b"wave" + tail + parts


def aiff():
    comment = (
        b"Recorded at 04:05:06 03/02/2021 (UTC) by AudioMoth 24E144055E080032 at gain setting 2"
    )
    body = b"AIFF" + chunk(b"COMM", bytes(18), ">") + chunk(b"ANNO", comment, ">")
    return b"FORM" + struct.pack(">I", len(body)) + body


def ogg(mark):
    return b"OggS" + bytes(24) + mark + vorbis(DATE="2021-02-03T04:05:06Z") + b"OggS" + bytes(99)


def flac(**tags):
    note = vorbis(**tags)
    return b"fLaC\0\0\0\x22" + bytes(34) + b"\x84" + len(note).to_bytes(3, "big") + note


def wav(*chunks):
    body = b"WAVE" + chunk(b"fmt ", bytes(16)) + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


FILES = {
    "sound.w64": w64(),
    "sound.aiff": aiff(),
    "sound.ogg": ogg(b"\x03vorbis"),
    "sound.opus": ogg(b"OpusTags"),
    "sound of a recorder that lost power.wav": wav(
        b"data" + struct.pack("<I", 10**9) + bytes(500) + chunk(b"guan", GUANO)
    ),
    "comment of a recorder that lost power.wav": wav(
        b"data"
        + struct.pack("<I", 10**9)
        + bytes(500)
        + chunk(b"LIST", b"INFO" + chunk(b"ICRD", b"2021-02-03T04:05:06Z"))
    ),
    "size never filled in.wav": wav(
        b"data\0\0\0\0"
        + bytes(range(1, 251)) * 4
        + chunk(b"LIST", b"INFO" + chunk(b"ICRD", b"2021-02-03T04:05:06Z"))
    ),
    "tag before it.wav": b"ID3\3\0\0\0\0\0\5" + bytes(5) + wav(chunk(b"guan", GUANO)),
    "tag before it.flac": b"ID3\3\0\0\0\0\0\5" + bytes(5) + flac(DATE="2021-02-03T04:05:06Z"),
    "two lists.wav": wav(
        chunk(b"LIST", b"INFO" + chunk(b"ISFT", b"abc")),
        chunk(b"LIST", b"INFO" + chunk(b"ICRD", b"2021-02-03T04:05:06Z")),
    ),
    "capitals.wav": wav(chunk(b"GUAN", GUANO)),
}


@pytest.mark.parametrize("name", FILES)
def test_containers(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(FILES[name])
    found = read_metadata(path)
    assert found.started_at == START
    assert not found.notes


@pytest.mark.parametrize("name", FILES)
def test_cut_anywhere_nothing_crashes(tmp_path, name):
    path = tmp_path / name
    for length in range(0, len(FILES[name]), 7):
        path.write_bytes(FILES[name][:length])
        without_zone = START.replace(tzinfo=None)
        cut_within = without_zone.replace(second=0)
        assert read_metadata(path).started_at in {None, START, without_zone, cut_within}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("2021-05-02T04:00:00.250+10:00", "2021-05-02T04:00:00.250000+10:00"),
        ("2021-05-02T04:00:00-0330", "2021-05-02T04:00:00-03:30"),
        ("2021-05-02 04:00:00 UTC+10", "2021-05-02T04:00:00+10:00"),
        ("2021-05-02 04:00:00 UTC+5.5", "2021-05-02T04:00:00+05:30"),
        ("2021-05-02 04:00:00 UTC-3.75", "2021-05-02T04:00:00-03:45"),
        ("2021/05/02 04:00", "2021-05-02T04:00:00"),
        ("2021:05:02 04:00:00Z", "2021-05-02T04:00:00+00:00"),
        ("20210502T040000Z", "2021-05-02T04:00:00+00:00"),
        ("02.05.2021 04:00:00", "2021-05-02T04:00:00"),
        ("Sun May  2 04:00:00 2021", "2021-05-02T04:00:00"),
        ("2021-05-02T24:00:00", "2021-05-03T00:00:00"),
        ("2021-05-02T04:00:00.123456789", "2021-05-02T04:00:00.123456"),
    ],
)
def test_moments(text, meant):
    assert parse_time(text).isoformat() == meant


@pytest.mark.parametrize(
    "text", ["2021-05-02", "05/02/2021 04:00:00", "2021-13-02 04:00", "0000-00-00 00:00:00", "x",
             "1234-05-02T04:00:00", "2021-05-02T04:00:00+25:00", "2021-05-02 04:00:00 UTC+5.3", "Sun Foo  2 04:00:00 2021"]
)  # fmt: skip
def test_no_moments(text):
    with pytest.raises(ValueError, match=r"."):
        parse_time(text)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("52.5 -1.25", (52.5, -1.25, None)),
        ("52.5, -1.25", (52.5, -1.25, None)),
        ("47,5 8,5", (47.5, 8.5, None)),
        ("-47,5; +108,25; 412,5", (-47.5, 108.25, 412.5)),
        ("47, 8", (47.0, 8.0, None)),
        ("WGS84,39.4857,N,78.2375,W,123", (39.4857, -78.2375, 123.0)),
        ("WGS84, 39.4857, -78.2375", (39.4857, -78.2375, None)),
        ("WGS84,42.346973,-76.48760,(null)", (42.346973, -76.4876, None)),
        ("+19.2144 +152.8811", (19.2144, 152.8811, None)),
        ("-18.2656+144.5564+2.8", (-18.2656, 144.5564, 2.8)),
        ("52.5N 1.25W", (52.5, -1.25, None)),
        ("S 36.8 E 174.7", (-36.8, 174.7, None)),
        ("0.0 0.0", (None, None, None)),
        ("(null),(null)", (None, None, None)),
        ("", (None, None, None)),
    ],
)
def test_positions(text, place):
    reading = Reading("x")
    store_location(reading, text)
    keys = ("latitude_deg", "longitude_deg", "elevation_m")
    assert tuple(reading.facts.get(key) for key in keys) == place
    assert not reading.notes


@pytest.mark.parametrize("text", ["52.5 -181", "91 0", "52.5 x", "x 8"])
def test_half_a_position_is_none(text):
    reading = Reading("x")
    store_location(reading, text)
    assert not reading.facts
    assert len(reading.notes) == 1


def test_frontier_labs():
    reading = read_frontier_labs(
        {
            "sensoruid": "000010", "sensorfirmwareversion": "Firmware: V3.08",
            "recordingstart": "2019-04-01 00:00:01", "batterylevel": "100p 12.83V",
            "sensorlocation": "+19.2144 +152.8811", "channelgain1": "50dB",
            "microphonetype1": "STD AUDIO MIC", "microphoneuid1": "000629",
            "microphonetype2": "unknown",
        }
    )  # fmt: skip
    assert reading.facts == {
        "device": "Frontier Labs BAR-LT",
        "started_at": datetime(2019, 4, 1, 0, 0, 1),
        "serial": "000010",
        "firmware": "3.08",
        "battery": "12.83 V (100 %)",
        "gain": "50dB",
        "latitude_deg": 19.2144,
        "longitude_deg": 152.8811,
        "microphone": "STD AUDIO MIC 000629",
    }
    assert read_frontier_labs({"artist": "x"}) is None


def entries(**texts):
    return b"".join(
        struct.pack("<HI", int(kind[1:], 16), len(raw)) + raw for kind, raw in texts.items()
    )


def test_wamd_in_full():
    body = entries(
        x0=b"\1\0", x1=b"SM3\0", x2=b"SM301297", x3=b"R1.3.0", x4=b"POND",
        x5=b"2017-09-12 22:00:00.125-04:00", x14=b"WGS84,42.3,N,76.4,W", xF=b"\x0a\0",
        x12=b"SMM-A1,SMM-A1", x13=b"-35.0,-35.0", x15=b"12.3C", x17=b"80.2%RH", xFFFF=bytes(7),
    )  # fmt: skip
    facts = read_wamd(body).facts
    assert facts["started_at"] == datetime(
        2017, 9, 12, 22, 0, 0, 125000, tzinfo=timezone(timedelta(hours=-4))
    )
    assert (facts["site"], facts["firmware"]) == ("POND", "R1.3.0")
    assert facts["microphone"] == "SMM-A1,SMM-A1 (sensitivity -35.0,-35.0 dBFS)"
    assert (facts["temperature_c"], facts["humidity_percent"]) == (12.3, 80.2)
    assert (facts["latitude_deg"], facts["longitude_deg"]) == (42.3, -76.4)
    assert facts["time_expansion"] == 10.0


def test_guano_of_other_makers():
    reading = read_guano(
        b"\xef\xbb\xbfGUANO|Version:  1.0\r\nTimestamp:2019-08-06 21:39:23.5\r\nTE:10\r\n"
        b"Make:Wildlife Acoustics, Inc.\r\nModel:Song Meter Mini Bat\r\nWA|Song Meter|Prefix:POND\r\n"
        b"Filter HP:16.0\r\nTemperature Ext:64.4F\r\nHumidity:55\r\nLoc Position:41.5 -71.2\r\n"
    )
    assert reading.facts == {
        "device": "Wildlife Acoustics, Inc. Song Meter Mini Bat",
        "started_at": datetime(2019, 8, 6, 21, 39, 23, 500000),
        "site": "POND",
        "temperature_c": 18.0,
        "humidity_percent": 55.0,
        "time_expansion": 10.0,
        "latitude_deg": 41.5,
        "longitude_deg": -71.2,
        "filtering": "high-pass 16.0 kHz",
    }


def test_the_original_name_tells_where_a_renamed_file_does_not(tmp_path):
    path = tmp_path / "wren.wav"
    body = b"GUANO|Version: 1.0\nOriginal Filename:20240903/20240903_202615T.WAV"
    path.write_bytes(wav(chunk(b"guan", body)))
    found = read_metadata(path)
    assert found.started_at == datetime(2024, 9, 3, 20, 26, 15)
    assert found.started_at_source == "original file name (GUANO)"


def test_a_zone_is_lent_and_differences_are_explained(tmp_path):
    bext = struct.pack("256s32s32s10s8s", b"", b"F3", b"", b"2022-07-19", b"05:00:00") + bytes(264)
    lent = tmp_path / "SwiftOne_20220719_050000_-0400.wav"
    lent.write_bytes(wav(chunk(b"bext", bext + b"A=PCM,F=48000,W=24,M=mono,T=F3\r\n")))
    found = read_metadata(lent)
    assert found.started_at.isoformat() == "2022-07-19T05:00:00-04:00"
    assert found.started_at_source == "bext, zone from file name"
    assert found.processing == "A=PCM,F=48000,W=24,M=mono,T=F3"
    assert not found.notes
    other = tmp_path / "S4A01234_20220719_060000.wav"
    other.write_bytes(lent.read_bytes())
    (note,) = read_metadata(other).notes
    assert "they are 1 h apart: perhaps a time zone or summer time" in note


def test_info_and_ixml():
    assert read_info({"ICRD": "2021-05-02"}) is None
    when = read_info({"IDIT": "Sun May 02 04:00:00 2021", "ICRD": "2021-05-02"})
    assert when.facts["started_at"] == datetime(2021, 5, 2, 4)
    ixml = read_ixml(
        b"<?xml?><BWFXML><PROJECT>Dawn</PROJECT><BEXT><BEXT_BWF_ORIGINATION_DATE>2021-05-02"
        b"</BEXT_BWF_ORIGINATION_DATE><BEXT_BWF_ORIGINATION_TIME>04:00:00"
        b"</BEXT_BWF_ORIGINATION_TIME></BEXT></BWFXML>"
    )
    assert ixml.facts == {"started_at": datetime(2021, 5, 2, 4), "site": "Dawn"}

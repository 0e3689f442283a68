"""Recorder metadata: every source, their precedence, and files that mean harm."""

import struct
from datetime import UTC, datetime, timedelta, timezone
from pathlib import PurePosixPath

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from birdann.formats.recorder import read_metadata
from birdann.formats.recorder.comments import read_comment
from birdann.formats.recorder.file_names import read_file_name
from birdann.formats.recorder.maker_chunks import guano_fields, read_guano, read_wamd
from birdann.formats.recorder.tags import read_bext


def chunk(name, body):
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def info(**texts):
    fields = b"".join(chunk(k.encode(), v.encode() + b"\0") for k, v in texts.items())
    return chunk(b"LIST", b"INFO" + fields)


def wav(path, *chunks):
    form = chunk(b"fmt ", struct.pack("<HHIIHH", 1, 1, 22050, 44100, 2, 16))
    body = b"WAVE" + form + b"".join(chunks)
    path.write_bytes(b"RIFF" + struct.pack("<I", len(body)) + body)
    return path


def sound(n=100):
    return chunk(b"data", bytes(2 * n))


def zone(hours, minutes=0):
    return timezone(timedelta(hours=hours, minutes=minutes))


def bext(day="2020-05-06", time="07:08:09", originator="Zoom F3", text=""):
    fields = struct.pack("256s32s32s10s8s", text.encode(), originator.encode(), b"",
                         day.encode(), time.encode())  # fmt: skip
    return fields + bytes(264)


def wamd(**entries):
    kinds = {"model": 1, "serial": 2, "time": 5, "place": 6, "gain": 0x13, "inside": 0x15}
    return b"".join(
        struct.pack("<HI", kinds[k], len(v.encode())) + v.encode() for k, v in entries.items()
    )


GUANO = (
    "GUANO|Version: 1.0\nTimestamp: 2021-02-03T04:05:06-05:00\nMake: Open Acoustic Devices\n"
    "Model: AudioMoth\nLoc Position: 52.5 -1.25\nLoc Elevation: 61.0\nTemperature Int: 12.5\n"
    "Note: one\\ntwo: three\n"
)


# --- comments

TAIL = "at medium gain while battery was 4.2V and temperature was -1.2C."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("19:17:30 11/06/2019 (UTC)", datetime(2019, 6, 11, 19, 17, 30, tzinfo=UTC)),
        ("19:17:30 11/06/2019 (UTC-5)", datetime(2019, 6, 11, 19, 17, 30, tzinfo=zone(-5))),
        ("19:17:30 11/06/2019 (UTC+10)", datetime(2019, 6, 11, 19, 17, 30, tzinfo=zone(10))),
        ("19:17:30 11/06/2019 (UTC+0130)", datetime(2019, 6, 11, 19, 17, 30, tzinfo=zone(1, 30))),
        ("19:17:30 11/06/2019 (UTC+5:30)", datetime(2019, 6, 11, 19, 17, 30, tzinfo=zone(5, 30))),
        ("19:17:30 11/06/2019 (UTC-3:30)", datetime(2019, 6, 11, 19, 17, 30, tzinfo=zone(-3.5))),
        ("19:17:30.250 11/06/2019 (UTC)", datetime(2019, 6, 11, 19, 17, 30, 250000, tzinfo=UTC)),
        ("19:17:30 11/06/2019", datetime(2019, 6, 11, 19, 17, 30)),
    ],
)  # fmt: skip
def test_times_of_audiomoth_comments_are_day_first_with_their_zone(said, meant):
    reading = read_comment(f"Recorded at {said} by AudioMoth 24E144055E080032 {TAIL}")
    assert reading.facts["started_at"] == meant
    assert (reading.facts["started_at"].tzinfo is None) == (meant.tzinfo is None)
    assert reading.facts["serial"] == "24E144055E080032"


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("by AudioMoth 0FE081F80FE081F0 at gain setting 2 while battery state was 3.5V",
         {"gain": "setting 2", "battery": "3.5 V", "serial": "0FE081F80FE081F0"}),
        ("during deployment 26F4B5B8AE93F4CD using external microphone at low-medium gain while "
         "battery was less than 2.5V and temperature was 20.0C. Band-pass filter applied.",
         {"gain": "low-medium", "battery": "less than 2.5 V", "temperature_c": 20.0}),
        ("by AudioMoth 24E144055E080032 at high gain while battery was greater than 4.9V and "
         "temperature was -12.5C. Recording stopped due to low voltage.",
         {"gain": "high", "battery": "greater than 4.9 V", "temperature_c": -12.5}),
    ],
)  # fmt: skip
def test_every_wording_of_conditions(text, facts):
    comment = f"Recorded at 01:02:03 04/05/2021 (UTC) {text}"
    reading = read_comment(comment, "AudioMoth 26F4B5B8AE93F4CD" if "deployment" in text else "")
    assert facts.items() <= reading.facts.items()
    assert reading.facts["started_at"] == datetime(2021, 5, 4, 1, 2, 3, tzinfo=UTC)
    assert reading.notes == []


def test_one_bad_field_loses_nothing_else():
    reading = read_comment(
        "Recorded at 25:61:00 41/13/2021 (UTC) by AudioMoth 24E144055E080032 " + TAIL
    )
    assert "started_at" not in reading.facts
    assert reading.facts["gain"] == "medium"
    assert reading.facts["temperature_c"] == -1.2
    assert "25:61:00 41/13/2021" in reading.notes[0]


def test_other_peoples_comments_are_no_metadata():
    assert read_comment("A wren sings at 10:00:00 01/01/2020") is None
    assert read_comment("") is None


# --- GUANO, wamd, bext, ID3


def test_guano_is_read_as_its_own_library_reads_it():
    guano = pytest.importorskip("guano", reason="the library guano is not installed")
    theirs = guano.GuanoFile.from_string(GUANO)
    reading = read_guano(GUANO.encode())
    assert reading.facts["started_at"] == theirs["Timestamp"]
    assert reading.facts["started_at"].utcoffset() == theirs["Timestamp"].utcoffset()
    assert (reading.facts["latitude_deg"], reading.facts["longitude_deg"]) == tuple(
        theirs["Loc Position"]
    )
    assert reading.facts["temperature_c"] == float(theirs["Temperature Int"])
    assert reading.facts["device"] == "Open Acoustic Devices AudioMoth"
    assert guano_fields(GUANO.encode())["Note"] == theirs["Note"]


@pytest.mark.parametrize("stamp", ["2021-02-03", "None", "99", "0001-01-01T00:00:00"])
def test_a_guano_time_that_is_none_is_named_and_the_rest_kept(stamp):
    reading = read_guano(f"GUANO|Version: 1.0\nTimestamp: {stamp}\nSerial: 7\n".encode())
    assert "started_at" not in reading.facts
    assert reading.facts["serial"] == "7"
    assert stamp in reading.notes[0]


@pytest.mark.parametrize(
    ("fields", "factor"),
    [
        ("Samplerate: 220500", "10"),
        ("Samplerate: 220500 Hz\nTE: 1", "10"),
        ("OAD|Recording Settings: 384000 GAIN 2 HPF 8000", "17.4"),
        ("Samplerate: 11025", "0.5"),
        ("Samplerate: 22050", None),
        ("Samplerate: 22100", None),  # a clock that is not exact
        ("Samplerate: 22.05 kHz", None),
        ("Samplerate: 220.5", "10"),
        ("OAD|Recording Settings: 22050 GAIN 2", None),
    ],
)
def test_a_sample_rate_that_is_not_that_of_the_file_is_said(tmp_path, fields, factor):
    guano = chunk(b"guan", f"GUANO|Version: 1.0\n{fields}\n".encode())
    notes = read_metadata(wav(tmp_path / "a.wav", sound(), guano)).notes
    assert [f" {factor} times slower" in note for note in notes] == [True] * (factor is not None)


def test_of_a_known_time_expansion_the_rate_is_not_said_again(tmp_path):
    guano = b"GUANO|Version: 1.0\nSamplerate: 220500\nTE: 10\n"
    (note,) = read_metadata(wav(tmp_path / "a.wav", sound(), chunk(b"guan", guano))).notes
    assert "plays 10 times slower than life" in note


def test_wamd(tmp_path):
    reading = read_wamd(
        wamd(model="SM4", serial="S4A1", time="2019-05-22 05:30:00-04:00",
             place="WGS84,39.4857,N,78.2375,W,123", gain="16.0", inside="21.5C")
    )  # fmt: skip
    assert reading.facts == {
        "started_at": datetime(2019, 5, 22, 5, 30, tzinfo=zone(-4)),
        "device": "Wildlife Acoustics SM4",
        "serial": "S4A1",
        "microphone": "(sensitivity 16.0 dBFS)",
        "temperature_c": 21.5,
        "latitude_deg": 39.4857,
        "longitude_deg": -78.2375,
        "elevation_m": 123.0,
    }


def test_bext_has_no_zone_and_unset_dates_are_none():
    assert read_bext(bext()).facts["started_at"] == datetime(2020, 5, 6, 7, 8, 9)
    assert read_bext(bext(day="2020:05:06", time="07-08-09")).facts["started_at"].second == 9
    assert read_bext(bext(day="0000-00-00", time="00:00:00", originator="")) is None


@pytest.mark.parametrize(
    ("version", "frames", "meant"),
    [
        (4, {"TDRC": "2020-05-06T07:08:09"}, datetime(2020, 5, 6, 7, 8, 9)),
        (3, {"TYER": "2020", "TDAT": "0605", "TIME": "0708"}, datetime(2020, 5, 6, 7, 8)),
        (4, {"TDRC": "2020"}, None),
    ],
)
def test_id3_dates(tmp_path, version, frames, meant):
    body = b"".join(
        k.encode() + struct.pack(">I", len(v) + 1) + b"\0\0" + b"\3" + v.encode()
        for k, v in frames.items()
    )
    size = bytes([0, 0, len(body) >> 7, len(body) & 0x7F])
    tag = b"ID3" + bytes([version, 0, 0]) + size + body
    assert read_metadata(wav(tmp_path / "a.wav", sound(), chunk(b"id3 ", tag))).started_at == meant
    mp3 = tmp_path / "a.mp3"
    mp3.write_bytes(tag + b"\xff\xfb")
    assert read_metadata(mp3).started_at == meant


def test_flac_tags_and_foreign_chunks(tmp_path):
    def block(kind, body, last=False):
        return bytes([kind | (0x80 if last else 0)]) + len(body).to_bytes(3, "big") + body

    note = b"DATE=2020-05-06T07:08:09Z"
    vorbis = struct.pack("<I", 0) + struct.pack("<II", 1, len(note)) + note
    flac = tmp_path / "a.flac"
    flac.write_bytes(b"fLaC" + block(0, bytes(34)) + block(4, vorbis, last=True))
    assert read_metadata(flac).started_at == datetime(2020, 5, 6, 7, 8, 9, tzinfo=UTC)
    flac.write_bytes(
        b"fLaC" + block(0, bytes(34)) + block(2, b"riff" + chunk(b"guan", GUANO.encode()), True)
    )
    assert read_metadata(flac).started_at_source == "GUANO"


# --- names


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("20240903_202615T.WAV", datetime(2024, 9, 3, 20, 26, 15)),
        ("24E144055E080032_20240903_202615.WAV", datetime(2024, 9, 3, 20, 26, 15)),
        ("S4A03895_20190522_053000.wav", datetime(2019, 5, 22, 5, 30)),
        ("SBT-6-76-18_0+1_0_20160621_080000.wav", datetime(2016, 6, 21, 8)),
        ("swift_20160621_080000_-0400.wav", datetime(2016, 6, 21, 8, tzinfo=zone(-4))),
        ("20201010T040000+1000_site.flac", datetime(2020, 10, 10, 4, tzinfo=zone(10))),
        ("20201010T040000Z.flac", datetime(2020, 10, 10, 4, tzinfo=UTC)),
        ("HT1_12_2021-07-08_T09-10-11.WAV", datetime(2021, 7, 8, 9, 10, 11)),
        ("2024-01-04-birdnet-23_05_42.wav", datetime(2024, 1, 4, 23, 5, 42)),
        ("2024-01-04-birdnet-RTSP_1-23:05:42.wav", datetime(2024, 1, 4, 23, 5, 42)),
        ("2024-01-04T23:05:42+01:00.wav", datetime(2024, 1, 4, 23, 5, 42, tzinfo=zone(1))),
        ("2024-01-04 23-05-42.wav", datetime(2024, 1, 4, 23, 5, 42)),
        ("310721_053000.wav", datetime(2021, 7, 31, 5, 30)),
        ("210731_053000.wav", datetime(2021, 7, 31, 5, 30)),
        ("5CC4D5A0.WAV", datetime(2019, 4, 27, 22, 20, 16, tzinfo=UTC)),
        ("perch_21100_36_48.wav", None),
        ("XC824040.wav", None),
        ("12345678_999999.wav", None),
        ("LOCA_2021_09_24_652_3.wav", None),
        ("deadbeef.wav", None),
        ("2019-07-08_toast_T0001436.WAV", None),
    ],
)
def test_names_of_recorders(name, meant):
    reading = read_file_name(PurePosixPath(name), now=datetime(2025, 1, 1))
    found = reading.facts["started_at"] if reading else None
    assert found == meant
    if meant is not None:
        assert found.utcoffset() == meant.utcoffset()


def test_a_date_that_can_be_read_two_ways_is_said():
    assert read_file_name(PurePosixPath("010203_040506.wav")).doubts
    assert not read_file_name(PurePosixPath("310721_053000.wav")).notes


# --- together


def test_the_first_source_wins_and_contradictions_are_told(tmp_path):
    path = wav(
        tmp_path / "20210203_070000.wav",
        info(ICMT=f"Recorded at 09:05:07 03/02/2021 (UTC) by AudioMoth 24E144055E080032 {TAIL}"),
        sound(),
        chunk(b"bext", bext()),
        chunk(b"guan", GUANO.encode()),
    )
    found = read_metadata(path)
    assert found.started_at == datetime(2021, 2, 3, 4, 5, 6, tzinfo=zone(-5))
    assert found.started_at_source == "GUANO"
    assert (found.gain, found.sources["gain"]) == ("medium", "AudioMoth comment")
    assert found.temperature_c == 12.5
    assert (found.latitude_deg, found.longitude_deg, found.elevation_m) == (52.5, -1.25, 61.0)
    assert len(found.notes) == 2  # the comment means the same parse_time
    assert "; bext 2020-05-06 07:08:09 (zone not recorded)" in found.notes[0]
    assert "; file name " in found.notes[1]


def test_a_name_in_utc_beside_a_comment_in_local_time_is_no_conflict(tmp_path):
    path = wav(tmp_path / "20210203_090506.wav", sound(), chunk(b"guan", GUANO.encode()))
    assert read_metadata(path).notes == ()


def test_no_source_is_no_time_and_the_files_own_date_is_not_one(tmp_path):
    found = read_metadata(wav(tmp_path / "wren.wav", sound()))
    assert found.started_at is None
    assert not found


def test_metadata_beyond_a_long_sound_is_found_by_its_size(tmp_path):
    body = b"WAVE" + chunk(b"ds64", struct.pack("<QQQI", 0, 200, 100, 0))
    body += chunk(b"fmt ", struct.pack("<HHIIHH", 1, 1, 22050, 44100, 2, 16))
    body += b"data\xff\xff\xff\xff" + bytes(200) + chunk(b"guan", GUANO.encode())
    path = tmp_path / "a.wav"
    path.write_bytes(b"RF64\xff\xff\xff\xff" + body)
    assert read_metadata(path).started_at_source == "GUANO"


def test_a_file_that_is_gone_still_has_a_name(tmp_path):
    assert read_metadata(tmp_path / "20210203_070000.wav").started_at_source == "file name"


PIECES = st.sampled_from([b"guan", b"LIST", b"bext", b"wamd", b"id3 ", b"data", b"ds64", b"fmt "])
BODIES = st.one_of(
    st.binary(max_size=400),
    st.binary(max_size=60).map(lambda b: b"INFOICMT" + struct.pack("<I", len(b)) + b),
    st.text(max_size=40).map(
        lambda t: f"GUANO|Version:1\nTimestamp:{t}\nLoc Position:{t}".encode()
    ),
    st.text(max_size=40).map(lambda t: wamd(time=t, place=t, inside=t)),
    st.binary(max_size=80).map(lambda b: b"ID3\4\0\0" + b"\0\0\0\x7f" + b"TDRC" + b),
    st.text("0123456789:-", max_size=18).map(lambda t: bext(t[:10], t[10:])),
    st.text("0123456789:/ (UTC+-)AudioMothRecorded at", max_size=60).map(
        lambda t: b"INFOICMT" + struct.pack("<I", 2000) + b"Recorded at " + t.encode()
    ),
)


@settings(max_examples=150)
@given(
    parts=st.lists(st.tuples(PIECES, BODIES, st.integers(0, 2**32 - 1) | st.none()), max_size=5),
    head=st.sampled_from([b"RIFF", b"RF64", b"fLaC", b"ID3\3"]),
    name=st.text("0123456789ABCDEF_-T+Z .", max_size=30),
)
def test_no_header_crashes_it(tmp_path_factory, parts, head, name):
    path = tmp_path_factory.mktemp("fuzz") / f"{name}x.wav"
    content = b"".join(k + struct.pack("<I", len(b) if n is None else n) + b for k, b, n in parts)
    path.write_bytes(head + b"\0\0\0\0WAVE" + content)
    found = read_metadata(path)
    if found.started_at is not None:
        assert 1970 < found.started_at.year < 2100
        assert found.started_at_source


REAL = {
    "bd2_20230322_172000_selec2.wav": ("2023-03-22T17:20:00", "file name"),
    "bd2_Audiomoth.WAV": ("2024-09-03T20:26:15+01:00", "GUANO"),
    "bd2_AudiomothNoBatCalls.WAV": ("2024-09-03T19:31:30+01:00", "GUANO"),
    "cranbioacoustics_recording.wav": (None, ""),
    "maad_S4A03895_20190522_053000.wav": ("2019-05-22T05:30:00", "file name"),
    "maad_S4A03895_20190522_234500.wav": ("2019-05-22T23:45:00", "file name"),
    "ohun_2019-07-08_toast_T0001436.WAV": ("2019-07-07T23:47:51", "bext"),
    "oss_LOCA_2021_09_24_652_3.wav": ("2021-09-24T06:52:00+00:00", "OpenSoundscape comment"),
    "oss_LOCA_2021_09_24_652_4.wav": ("2021-09-24T06:52:00+00:00", "OpenSoundscape comment"),
    "oss_aru_1.wav": (None, ""),
    "oss_aru_2.wav": (None, ""),
    "oss_great_plains_toad.wav": (None, ""),
    "oss_metadata.wav": ("2020-04-04T10:25:00+00:00", "AudioMoth comment"),
    "oss_short_no_metadata.wav": (None, ""),
    "perch_21100_36_48.wav": (None, ""),
    "pykanto_AM_20210502_040000.WAV": ("2021-05-02T04:00:00+00:00", "AudioMoth comment"),
    "whombat_XC824040.wav": (None, ""),
}


def test_real_recorder_files(shared_data):
    found = {
        path.name: read_metadata(path)
        for path in (shared_data / "recorder").iterdir()
        if path.suffix.lower() == ".wav"
    }
    told = {
        name: (m.started_at.isoformat() if m.started_at else None, m.started_at_source)
        for name, m in found.items()
    }
    assert told == REAL
    assert not any(m.notes for m in found.values())
    moth = found["bd2_Audiomoth.WAV"]
    assert (moth.gain, moth.battery, moth.temperature_c) == ("medium", "4.2 V", 19.3)
    assert (moth.serial, moth.sources["gain"]) == ("24E144055E080032", "AudioMoth comment")


@pytest.mark.parametrize(
    ("name", "doubt"),
    [
        ("20000101_000312.wav", "Start 2000-01-01 00:03:12 (zone not recorded): the recorder's"),
        ("20000107_040000Z.wav", "Start 2000-01-07 04:00:00 +0000: the recorder's clock"),
        ("19800101_000000.wav", "clock was probably not set"),
        ("20980501_040000.wav", "Start 2098-05-01 04:00:00 (zone not recorded) is in the future"),
        ("20980501_040000Z.wav", "is in the future"),
        ("20000201_040000.wav", ""),
        ("20200101_000000.wav", ""),
    ],
)
def test_a_clock_that_was_not_set_is_doubted(tmp_path, name, doubt):
    metadata = read_metadata(wav(tmp_path / name, sound()))
    assert metadata.started_at is not None
    assert len(metadata.notes) == bool(doubt)
    assert not doubt or doubt in metadata.notes[0]

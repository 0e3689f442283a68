"""The comment of every published firmware of the AudioMoth, put together as its source does."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from birdann.formats.recorder.comments import read_comment
from birdann.formats.recorder.maker_chunks import read_guano

ID, DEPLOYMENT = "24E144055E080032", "26F4B5B8AE93F4CD"
WHEN = "19:17:30 11/06/2019"
NAIVE = datetime(2019, 6, 11, 19, 17, 30)
LOW_PASS = "Low-pass filter with frequency of 8.0kHz applied"
BAND_PASS = "Band-pass filter with frequencies of 1.0kHz and 8.5kHz applied"
FREQUENCY = (
    "Frequency trigger (4.0kHz and window length of 128 samples) threshold was 0.5% with 10s "
    "minimum trigger duration"
)
AMPLITUDE = "Amplitude threshold was -42 dB with 5s minimum trigger duration"

WORDINGS = {
    "1.0": (
        f"Recorded at {WHEN} by AudioMoth {ID} at gain setting 2 while battery state was 4.02V",
        {"started_at": NAIVE, "gain": "setting 2", "battery": "4.2 V"},
    ),
    "1.0, low": (
        f"Recorded at {WHEN} by AudioMoth {ID} at gain setting 0 while battery state was < 3.6V",
        {"gain": "setting 0", "battery": "less than 3.6 V"},
    ),
    "1.0.1": (
        f"Recorded at {WHEN} (UTC) by AudioMoth {ID} at gain setting 4 while battery state was "
        "> 5.0V",
        {
            "started_at": NAIVE.replace(tzinfo=UTC),
            "gain": "setting 4",
            "battery": "greater than 5.0 V",
        },
    ),
    "1.2.0": (
        f"Recorded at {WHEN} (UTC-5) by AudioMoth {ID} at gain setting 2 while battery state was "
        "4.7V.",
        {"battery": "4.7 V"},
    ),
    "1.2.1": (
        f"Recorded at {WHEN} (UTC+10) by AudioMoth {ID} at gain setting 2 while battery state was "
        "less than 3.6V. Recording cancelled before completion due to change of switch position.",
        {"battery": "less than 3.6 V", "stopped_by": "change of switch position"},
    ),
    "1.2.2": (
        f"Recorded at {WHEN} (UTC-3:30) by AudioMoth {ID} at gain setting 2 while battery state "
        "was greater than 4.9V. Recording cancelled before completion due to low battery voltage.",
        {"battery": "greater than 4.9 V", "stopped_by": "low battery voltage"},
    ),
    "1.4.0": (
        f"Recorded at {WHEN} (UTC) by AudioMoth {ID} at low-medium gain setting while battery "
        "state was less than 2.5V and temperature was -0.5C. Amplitude threshold was 1024. "
        "High-pass filter applied with cut-off frequency of 2.0kHz. Recording cancelled before "
        "completion due to file size limit.",
        {
            "gain": "low-medium",
            "battery": "less than 2.5 V",
            "temperature_c": -0.5,
            "trigger": "Amplitude threshold was 1024",
            "filtering": "High-pass filter applied with cut-off frequency of 2.0kHz",
            "stopped_by": "file size limit",
        },
    ),
    "1.5.0": (
        f"Recorded at {WHEN} (UTC) during deployment {DEPLOYMENT} using external microphone at "
        "medium-high gain setting while battery state was 3.9V and temperature was 24.5C. Band-pass"
        " filter applied with cut-off frequencies of 1.0kHz and 8.0kHz. Recording cancelled before"
        " completion due to microphone change.",
        {
            "deployment": DEPLOYMENT,
            "microphone": "external",
            "gain": "medium-high",
            "battery": "3.9 V",
            "stopped_by": "microphone change",
        },
    ),
    "1.6.0": (
        f"Recorded at {WHEN} (UTC) by AudioMoth {ID} at medium gain while battery was 4.5V and "
        f"temperature was 21.1C. {AMPLITUDE}. {LOW_PASS}. Recording stopped due to switch position"
        " change.",
        {
            "gain": "medium",
            "battery": "4.5 V",
            "temperature_c": 21.1,
            "trigger": AMPLITUDE,
            "filtering": LOW_PASS,
            "stopped_by": "switch position change",
        },
    ),
    "1.7.0": (
        f"Recorded at {WHEN} (UTC+5:30) by AudioMoth {ID} at high gain while battery was greater "
        "than 4.9V and temperature was 0.0C. Amplitude threshold was 0.05% with 0s minimum trigger"
        " duration. Recording stopped by magnetic switch.",
        {
            "battery": "greater than 4.9 V",
            "temperature_c": 0.0,
            "trigger": "Amplitude threshold was 0.05% with 0s minimum trigger duration",
            "stopped_by": "magnetic switch",
        },
    ),
    "1.8.0": (
        f"Recorded at {WHEN} (UTC) by AudioMoth {ID} at low gain while battery was 2.5V and "
        f"temperature was 30.0C. {FREQUENCY}. {BAND_PASS}. Recording stopped due to low voltage.",
        {
            "gain": "low",
            "trigger": FREQUENCY,
            "filtering": BAND_PASS,
            "stopped_by": "low voltage",
        },
    ),
    "1.10, 1.11": (
        f"Recorded at {WHEN} (UTC-0:30) during deployment {DEPLOYMENT} at low gain while battery "
        f"was 4.0V and temperature was -12.3C. {BAND_PASS}. {AMPLITUDE}. Recording stopped due to "
        "SD card write error.",
        {
            "started_at": NAIVE.replace(tzinfo=timezone(-timedelta(minutes=30))),
            "deployment": DEPLOYMENT,
            "temperature_c": -12.3,
            "stopped_by": "SD card write error",
        },
    ),
    "Live": (
        "Recorded at 19:17:30.250 11/06/2019 (UTC+1) by AudioMoth Live using 384kHz AudioMoth USB "
        "Microphone.",
        {
            "device": "AudioMoth Live",
            "microphone": "384kHz AudioMoth USB Microphone",
            "started_at": datetime(
                2019, 6, 11, 19, 17, 30, 250000, tzinfo=timezone(timedelta(hours=1))
            ),
        },
    ),
}


@pytest.mark.parametrize("version", WORDINGS)
def test_every_wording(version):
    comment, facts = WORDINGS[version]
    reading = read_comment(comment, "" if version == "Live" else f"AudioMoth {ID}")
    assert facts.items() <= reading.facts.items()
    assert reading.facts["started_at"].replace(tzinfo=None, microsecond=0) == NAIVE
    assert reading.notes == []
    if version != "Live":
        assert reading.facts["serial"] == ID
        assert reading.facts["device"] == "AudioMoth"


@pytest.mark.parametrize("hours", range(-12, 15))
@pytest.mark.parametrize("minutes", [0, 30, 45])
def test_every_zone(hours, minutes):
    sign = "-" if hours < 0 else "+"
    said = f"UTC{sign}{abs(hours)}" if hours or minutes else "UTC"
    said += f":{minutes:02d}" if minutes else ""
    comment = f"Recorded at {WHEN} ({said}) by AudioMoth {ID} at gain setting 2"
    offset = timedelta(hours=abs(hours), minutes=minutes)
    found = read_comment(comment).facts["started_at"]
    assert found.utcoffset() == (-offset if hours < 0 else offset)
    assert found.replace(tzinfo=None) == NAIVE


def test_a_wording_cut_in_the_middle_keeps_what_is_before():
    comment, _ = WORDINGS["1.8.0"]
    for length in range(len(comment)):
        reading = read_comment(comment[:length], f"AudioMoth {ID}")
        assert reading.facts["serial"] == ID
        if length > len("Recorded at 19:17:30 11/06/2019"):
            assert reading.facts["started_at"].replace(tzinfo=None) == NAIVE


@pytest.mark.parametrize(
    ("settings", "facts"),
    [
        ("48000 GAIN 2", {"gain": "medium"}),
        (
            "250000 GAIN 4 FREQ 40000 128 0.5% 10 HPF 15000 LGR D48 ESM",
            {
                "gain": "high",
                "trigger": "Frequency 40000 Hz in 128 samples above 0.5%, at least 10 s",
                "filtering": "High-pass 15000 Hz",
            },
        ),
        (
            "48000 GAIN 0 BPF 1000 8000 AMP -42 5",
            {
                "gain": "low",
                "trigger": "Amplitude -42, at least 5 s",
                "filtering": "Band-pass 1000 to 8000 Hz",
            },
        ),
        ("48000 GAIN 1 LPF 8000 AMP 1024 0", {"filtering": "Low-pass 8000 Hz"}),
    ],
)
def test_guano_of_the_newest_firmware(settings, facts):
    body = (
        f"GUANO|Version:1.0\nMake:Open Acoustic Devices\nModel:AudioMoth\nSerial:{ID}\n"
        f"OAD|Deployment ID:{DEPLOYMENT}\nFirmware Version:AudioMoth-Firmware-Basic (1.11.0)\n"
        "Timestamp:2024-09-03T20:26:15+05:30\nLoc Position:-36.848460 174.763330\n"
        "OAD|Loc Source:GPS\nOriginal Filename:20240903_202615.WAV\n"
        f"OAD|Recording Settings:{settings}\nOAD|Battery Voltage:4.2\nTemperature Int:-0.3"
    )
    reading = read_guano(body.encode())
    assert facts.items() <= reading.facts.items()
    assert reading.facts["deployment"] == DEPLOYMENT
    assert reading.facts["place_source"] == "GPS"
    assert (reading.facts["latitude_deg"], reading.facts["longitude_deg"]) == (
        -36.84846,
        174.76333,
    )
    assert (reading.facts["battery"], reading.facts["temperature_c"]) == ("4.2 V", -0.3)
    assert reading.notes == []

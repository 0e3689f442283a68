"""Sound inputs of every kind that birdann reads, small, made by its own writers where it has them."""

import importlib
import json
import struct
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import soundfile
from stage import build

from birdann.app.learning.segmenter_training import TrainFrom, train_segmenter
from birdann.app.session import Session
from birdann.dsp.decoding.decoded import has_decoder
from birdann.formats.records import Annotation
from birdann.formats.registry import FORMATS
from birdann.store import Project

_CONTAINERS = (
    ("wav", "WAV", "PCM_16"), ("wav", "WAV", "PCM_24"), ("wav", "WAV", "FLOAT"),
    ("wav", "WAVEX", "PCM_16"), ("wav", "RF64", "PCM_16"), ("w64", "W64", "PCM_16"),
    ("flac", "FLAC", "PCM_16"), ("flac", "FLAC", "PCM_24"), ("aiff", "AIFF", "PCM_16"),
    ("caf", "CAF", "PCM_16"), ("au", "AU", "PCM_16"), ("ogg", "OGG", "VORBIS"),
    ("opus", "OGG", "OPUS"), ("mp3", "MP3", "MPEG_LAYER_III"),
)  # fmt: skip
GUANO = """GUANO|Version: 1.0
Make: Wildlife Acoustics
Model: SM4
Timestamp: 2025-05-04T04:30:00+02:00
Loc Position: 52.1 21.3
Temperature Int: 11.5
Length: 5.0
Samplerate: 22050
"""
AUDIOMOTH = (
    "Recorded at 04:30:00 04/05/2025 (UTC+2) by AudioMoth 24F319055FDF2F5B at medium gain "
    "while battery was 4.1V and temperature was 11.5C."
)

BATLOGGER = """<?xml version="1.0"?><BatRecord Model="M"><SN>1831</SN>
<DateTime>04.05.2025 04:30:00</DateTime><Temperature>11 C</Temperature><GPS><Valid>yes</Valid>
<Position>52.1 21.3</Position><GPSTimestamp>04:29:57+2h</GPSTimestamp></GPS></BatRecord>"""
SOUNDTRAP = """<?xml version="1.0"?><ST><PROC_EVENT ID="0">
<WavFileHandler SamplingStartTimeUTC="2025-05-04T02:30:00" /></PROC_EVENT></ST>"""

Seed = tuple[str, bytes]
"""A file's name and its bytes."""


def sounds(folder: Path) -> list[Seed]:
    """Return a short sound in each container."""
    rng = np.random.default_rng(0)
    out = []
    for k, (suffix, container, subtype) in enumerate(_CONTAINERS):
        for channels in (1, 2):
            samples = 0.1 * rng.standard_normal((600, channels))
            path = folder / f"{k}-{channels}.{suffix}"
            rate_hz = 48_000 if subtype == "OPUS" else 22_050
            soundfile.write(path, samples, rate_hz, subtype=subtype, format=container)
            out.append((path.name, path.read_bytes()))
    return out


def telephones(folder: Path) -> list[Seed]:
    """Return a short sound in what telephones and Windows record, where it can be decoded."""
    if not has_decoder():
        return []
    av = importlib.import_module("av")
    out = []
    samples = (0.1 * np.random.default_rng(0).standard_normal((1, 8000))).astype(np.float32)
    for name, codec in (("a.m4a", "aac"), ("b.m4a", "alac"), ("c.aac", "aac"), ("d.wma", "wmav2")):
        with av.open(str(folder / name), "w") as container:
            stream = container.add_stream(codec, rate=44_100, layout="mono")
            stream.bit_rate = 96_000
            frame = av.AudioFrame.from_ndarray(samples, "flt", "mono")
            frame.sample_rate = 44_100
            resampler = av.AudioResampler(stream.format, "mono", 44_100, stream.frame_size or 4096)
            for piece in [*resampler.resample(frame), *resampler.resample(None), None]:
                container.mux(stream.encode(piece))
        out.append((name, (folder / name).read_bytes()))
    return out


def recorders() -> list[Seed]:
    """Return WAV files with each kind of a recorder's notes."""
    info = b"INFO" + _chunk(b"ICMT", AUDIOMOTH.encode() + b"\0") + _chunk(b"IART", b"AudioMoth\0")
    wamd = b"".join(
        struct.pack("<HI", key, len(text)) + text
        for key, text in ((0, b"\1\0"), (1, b"SM4"), (2, b"S4A0"), (5, b"2025-05-04 04:30:00+02:00"),
                          (6, b"WGS84,52.1,N,21.3,E"))
    )  # fmt: skip
    bext = struct.pack(
        "<256s32s32s10s8sII", b"SM4 recording", b"Wildlife Acoustics", b"x", b"2025-05-04",
        b"04:30:00", 0, 0,
    ) + bytes(346)  # fmt: skip
    frame = b"TPE1" + (10).to_bytes(4, "big") + b"\0\0" + b"\0AudioMoth"
    id3 = b"ID3\3\0\0" + bytes((0, 0, 0, len(frame))) + frame
    ixml = b"<BWFXML><NOTE>Dawn</NOTE><SCENE>1</SCENE></BWFXML>"
    harp = struct.pack("<B10s4s4s8sB8sHiih8x", 1, b"V2", b"DL1", b"H", b"T26", 1, b"1", 1, -119,
                       33, 800) + struct.pack("<6BHIIIIB7x", 25, 5, 4, 4, 30, 0, 0, 0, 9, 9, 9, 1)  # fmt: skip
    opso = json.dumps({"recording_start_time": "2025-05-04T04:30:00+02:00", "device": "moth"})
    notes = {
        "guan": _chunk(b"guan", GUANO.encode()),
        "list": _chunk(b"LIST", info),
        "wamd": _chunk(b"wamd", wamd),
        "bext": _chunk(b"bext", bext),
        "id3": _chunk(b"id3 ", id3),
        "ixml": _chunk(b"iXML", ixml),
        "harp": _chunk(b"harp", harp),
        "opso": _chunk(b"LIST", b"INFO" + _chunk(b"ICMT", b"OpenSoundscape:" + opso.encode())),
    }
    notes["all"] = b"".join(notes.values())
    named = [(f"SM4_20250504_043000_{name}.wav", _wav(body)) for name, body in notes.items()]
    return [*named, ("bat.xml", BATLOGGER.encode()), ("trap.log.xml", SOUNDTRAP.encode())]


def lists() -> list[Seed]:
    """Return species lists in the three forms of table, and in other dialects."""
    wide = "file,Crow,Owl,Wren\na.wav,1,0,1\nb.wav,0,1,\nc.wav,0,0,0\n"
    long = "file;species\na.wav;Crow\na.wav;Wren\nb.wav;Owl\n"
    joined = 'file,labels\na.wav,"Crow;Wren"\nb.wav,Owl\nc.wav,\n'
    return [("wide.csv", wide.encode()), ("long.csv", long.encode()),
            ("joined.csv", joined.encode()), ("plain.csv", b"a.wav,Crow\nb.wav,Owl\n")]  # fmt: skip


def tables(folder: Path) -> list[Seed]:
    """Return tables of calls in every format that is written and read, and in the foreign ones."""
    rows = [
        Annotation(
            recording="a.wav",
            segment_id=f"{i:032x}",
            start_s=0.5 * i,
            end_s=0.5 * i + 0.3,
            low_hz=1000.0,
            high_hz=4000.0,
            species=("Crow", "Owl, little", "")[i % 3],
            probability=0.5,
            status=("confirmed", "predicted", "unlabelled")[i % 3],
            mode="transductive",
            runner_up="Wren",
            runner_up_probability=0.25,
            list_species=("Crow", "Wren"),
            reviewer="Ada",
            reviewed_at=datetime(2026, 1, 1, tzinfo=UTC),
            recording_duration_s=10.0,
            recording_rate_hz=22_050,
        )
        for i in range(6)
    ]
    out = []
    for name, format_ in FORMATS.items():
        if not (format_.capabilities.reads and format_.capabilities.writes):
            continue
        path = folder / f"{name}{format_.suffixes[0]}"
        format_.write(rows, path)
        out.append((path.name, path.read_bytes()))
    return out + _foreign_tables()


def _foreign_tables() -> list[Seed]:
    birdnet = "Start (s),End (s),Scientific name,Common name,Confidence,File\n0.0,3.0,Corvus,Crow,0.9,a.wav\n"
    kaleidoscope = (
        "INDIR,FOLDER,IN FILE,CHANNEL,OFFSET,DURATION,Fmin,Fmax,TOP1MATCH*,MANUAL ID\n"
        "/x,,a.wav,0,1.0,3.0,1000,4000,Crow,\n"
    )
    times = "file,start_s,end_s,class,type,species\na.wav,0.1,0.5,crow,call,Crow\n"
    names = "scientific,english\nCorvus corone,Carrion Crow\nTroglodytes troglodytes,Wren\n"
    return [("birdnet.csv", birdnet.encode()), ("kaleidoscope.csv", kaleidoscope.encode()),
            ("times.csv", times.encode()), ("names.csv", names.encode())]  # fmt: skip


def settings() -> list[Seed]:
    """Return settings as they are written."""
    values = {"jobs": 2, "theme": "dark", "play_margin_s": 0.5,
              "recent_projects": ["/a.birdann", "b"]}  # fmt: skip
    return [("settings.json", json.dumps(values, indent=2).encode())]


def projects(folder: Path) -> list[Seed]:
    """Return a project file."""
    return [("p.birdann", build(folder / "stage").project.read_bytes())]


def models(folder: Path) -> list[Seed]:
    """Return learned models, and a segmenter, as a project keeps them."""
    stage = build(folder / "models")
    with Project.open(stage.project) as project:
        train_segmenter(Session(project), source=TrainFrom.SEGMENTS)
        out = [("run.model", project.runs.model_bytes(r.id)) for r in project.runs.all()]
        trained = project.segmenters.all()
        return out + [("forest.segmenter", project.segmenters.model_bytes(t.id)) for t in trained]


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)


def _wav(notes: bytes) -> bytes:
    form = _chunk(b"fmt ", struct.pack("<HHIIHH", 1, 1, 22_050, 44_100, 2, 16))
    body = b"WAVE" + form + notes + _chunk(b"data", bytes(400))
    return b"RIFF" + len(body).to_bytes(4, "little") + body

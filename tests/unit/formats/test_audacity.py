"""Label tracks as Audacity, BirdNET and HawkEars write them."""

import pytest

from birdann.formats.audacity import AudacityLabels
from birdann.formats.records import Annotation
from tests.table_rows import require

OWL, ODD = "dawn\t2\tOwl", "not a number"
TRACKS = {  # lines, and what they say
    "labels, points and frequencies": (
        ["4.000000\t4.500000\tOwl", "\\\t1484.669312\t2969.338523", "5.000000\t5.000000",
         "\\\t-1.000000\t300.000000", "6.0\t7.0\tWren"],
        {"recording": ["a.wav"] * 3, "start_s": [4.0, 5.0, 6.0], "end_s": [4.5, 5.0, 7.0],
         "species": ["Owl", "", "Wren"], "low_hz": [1484.669312, None, None],
         "high_hz": [2969.338523, 300.0, None], "probability": [None] * 3, "status": [""] * 3},
    ),
    "scores of BirdNET and HawkEars": (
        ["0\t3\tIxoreus naevius_Varied Thrush\t0.91", "3\t6\tVATH;0.75", "6\t9\ta;b"],
        {"species": ["Ixoreus naevius_Varied Thrush", "VATH", "a;b"], "probability": [0.91, 0.75, None]},
    ),
    # Start, end, two frequencies and a name: the lower one is no species.
    "a table without a header": (["1\t2\t2000\t8000\tWren"], {"species": [], "errors": [(1, "not built")]}),
    "nor without a name": (["1\t2\t2000\t8000"], {"species": [], "errors": [(1, "not built")]}),
    "bad rows": (
        ["\\\t1\t2", OWL, "3", "1\t2\tWren", "\\\tlow\thigh", "3\t4\tOwl"],
        {"species": ["Wren", "Owl"], "errors": [(1, "without a label"), (2, ODD), (3, ""), (5, ODD)]},
    ),
    "a bad label with its frequencies": (
        ["1\t2\tWren", OWL, "\\\t5\t6", "3\t4\tOwl"],
        {"species": ["Wren", "Owl"], "low_hz": [None, None], "errors": [(2, ODD), (3, "without a label")]},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TRACKS)
def test_a_track_is_read_as_what_it_says(tmp_path, case):
    lines, says = TRACKS[case]
    path = tmp_path / "a.wav.audacity.txt"
    require(path, "\n".join(lines) + "\n", says, AudacityLabels())
    is_table = lines[0].startswith("1\t2\t2000\t8000\t")
    assert not is_table or AudacityLabels().identify(path) == 0.0


def test_the_bytes_that_audacity_expects(tmp_path):
    records = [
        Annotation(recording="a.wav", start_s=4, end_s=4.5, species="Owl", low_hz=10, high_hz=20),
        Annotation(recording="a.wav", start_s=5, end_s=6, low_hz=10),
    ]
    AudacityLabels().write(records, tmp_path / "t.txt")
    assert (tmp_path / "t.txt").read_text() == (
        "4.0\t4.5\tOwl\n\\\t10.0\t20.0\n5.0\t6.0\t\n\\\t10.0\t-1.0\n"
    )

"""Label tracks as Audacity, BirdNET and HawkEars write them."""

import pytest

from birdann.formats.audacity import AudacityLabels
from birdann.formats.records import Annotation, RowError


@pytest.fixture
def read(text_file):
    def read(*lines):
        path = text_file("a.wav.audacity.txt", "\n".join(lines) + "\n")
        return list(AudacityLabels().read(path))

    return read


def test_labels_points_and_frequencies(read):
    rows = read(
        "4.000000\t4.500000\tOwl",
        "\\\t1484.669312\t2969.338523",
        "5.000000\t5.000000",
        "\\\t-1.000000\t300.000000",
        "6.0\t7.0\tWren",
    )
    assert rows == [
        Annotation(
            recording="a.wav",
            start_s=4.0,
            end_s=4.5,
            species="Owl",
            low_hz=1484.669312,
            high_hz=2969.338523,
        ),
        Annotation(recording="a.wav", start_s=5.0, end_s=5.0, high_hz=300.0),
        Annotation(recording="a.wav", start_s=6.0, end_s=7.0, species="Wren"),
    ]


def test_scores_of_birdnet_and_hawkears(read):
    rows = read("0\t3\tIxoreus naevius_Varied Thrush\t0.91", "3\t6\tVATH;0.75", "6\t9\ta;b")
    assert [(r.species, r.probability) for r in rows] == [
        ("Ixoreus naevius_Varied Thrush", 0.91),
        ("VATH", 0.75),
        ("a;b", None),
    ]


def test_a_table_without_a_header_is_no_label_track(read, tmp_path):
    """Start, end, two frequencies and a name: the lower one is no species."""
    (path,) = [tmp_path / "a.wav.audacity.txt"]
    assert all(isinstance(row, RowError) for row in read("1\t2\t2000\t8000\tWren"))
    assert AudacityLabels().identify(path) == 0.0
    (row,) = read("1\t2\t2000\t8000")
    assert isinstance(row, RowError)


def test_bad_rows_are_named_and_the_rest_is_read(read):
    rows = read("\\\t1\t2", "dawn\t2\tOwl", "3", "1\t2\tWren", "\\\tlow\thigh", "3\t4\tOwl")
    errors = [r.line for r in rows if isinstance(r, RowError)]
    assert errors == [1, 2, 3, 5]
    assert [r.species for r in rows if isinstance(r, Annotation)] == ["Wren", "Owl"]


def test_a_bad_label_takes_its_frequencies_with_it(read):
    rows = read("1\t2\tWren", "dawn\t2\tOwl", "\\\t5\t6", "3\t4\tOwl")
    assert [getattr(r, "species", None) for r in rows] == ["Wren", None, None, "Owl"]
    assert rows[0].low_hz is None


def test_the_bytes_that_audacity_expects(tmp_path):
    records = [
        Annotation(recording="a.wav", start_s=4, end_s=4.5, species="Owl", low_hz=10, high_hz=20),
        Annotation(recording="a.wav", start_s=5, end_s=6, low_hz=10),
    ]
    AudacityLabels().write(records, tmp_path / "t.txt")
    assert (tmp_path / "t.txt").read_text() == (
        "4.0\t4.5\tOwl\n\\\t10.0\t20.0\n5.0\t6.0\t\n\\\t10.0\t-1.0\n"
    )

"""Codes of species names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdann.core.species_codes import species_codes


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Osprey", "OSPR"),
        ("Song Thrush", "SOTH"),
        ("Pacific-slope Flycatcher", "PSFL"),
        ("Great Horned Owl", "GHOW"),
        ("Black and White Warbler", "BAWW"),
        ("Turdus merula", "TUME"),
        ("Aegcau_song", "AESO"),
        ("Ente", "ENTE"),
        ("Ur", "UR"),
        ("うぐいす", "うぐいす"),
    ],
)
def test_the_code_follows_the_number_of_words(name, code):
    assert species_codes([name]) == [code]


def test_names_that_would_share_a_code_get_more_letters():
    assert species_codes(["Barn Owl", "Barred Owl", "Tawny Owl"]) == ["BARNOWL", "BARROWL", "TAOW"]
    assert species_codes(["Parus major 1", "Parus major 2"]) == ["PM1", "PM2"]


def test_codes_in_use_are_kept():
    assert species_codes(["Barn Owl", "Tawny Owl"], {"Barn Owl": "BNOW"}) == ["BNOW", "TAOW"]


@given(st.lists(st.text(min_size=1, max_size=12), unique=True, max_size=30))
def test_every_name_has_a_code_of_its_own(names):
    codes = species_codes(names)
    assert len(set(codes)) == len(names)

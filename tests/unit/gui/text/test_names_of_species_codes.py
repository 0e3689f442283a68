"""Codes of species names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdann.gui.text.names import species_codes


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


def test_names_that_would_share_a_code_get_others_of_four_letters():
    assert species_codes(["Barn Owl", "Barred Owl", "Tawny Owl"]) == ["BANO", "BAEO", "TAOW"]
    assert species_codes(["Parus major 1", "Parus major 2"]) == ["PMA1", "PMA2"]
    swallows = ["Barn Swallow", "Bank Swallow", "Bahama Swallow"]
    assert species_codes(swallows) == ["BARS", "BAKS", "BAHS"]
    assert species_codes(["Parus major", "parus major"]) == ["PARM", "PAUM"]


def test_all_codes_of_a_long_list_have_four_letters():
    first = ("Great", "Lesser", "Common", "Northern", "Eurasian", "Black", "Blue", "Rufous")
    last = ("Tit", "Thrush", "Treecreeper", "Tern", "Warbler", "Woodpecker", "Wren", "Owl")
    codes = species_codes([f"{a} {b}" for a in first for b in last])
    assert len(set(codes)) == len(codes) == 64
    assert {len(code) for code in codes} == {4}


def test_codes_of_another_length_are_not_taken_over():
    assert species_codes(["Barn Owl", "Tawny Owl"], {"Barn Owl": "TYTALB"}) == ["BAOW", "TAOW"]


def test_codes_in_use_are_kept():
    assert species_codes(["Barn Owl", "Tawny Owl"], {"Barn Owl": "BNOW"}) == ["BNOW", "TAOW"]


@given(st.lists(st.text(min_size=1, max_size=12), unique=True, max_size=30))
def test_every_name_has_a_short_code_of_its_own(names):
    codes = species_codes(names)
    assert len(set(codes)) == len(names)
    assert all(1 <= len(code) <= 4 for code in codes)

"""Names in little room differ; codes of species names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdann.gui.text.names import CommonEnds, species_codes

NIPS = [f"nips4b_birds_trainfile{number:03}.wav" for number in range(1, 688)]
DAWN = ["dawn_20250504_043000.flac", "dawn_20250504_043500.wav", "dawn_20250504_044000.flac"]


def within(n_letters):
    return lambda text: len(text) <= n_letters


def test_what_fits_is_whole_but_for_its_suffix():
    assert CommonEnds.of(NIPS).shorten(NIPS[0], within(40)) == "nips4b_birds_trainfile001"
    assert CommonEnds.of(DAWN).shorten(DAWN[0], within(22)) == "dawn_20250504_043000"


def test_what_all_names_begin_with_goes_first_and_numbers_stay_whole():
    ends = CommonEnds.of(NIPS)
    assert ends.shorten(NIPS[0], within(10)) == "…001"
    assert ends.shorten(NIPS[0], within(4)) == "…001"
    assert [CommonEnds.of(DAWN).shorten(name, within(8)) for name in DAWN] == [
        "…043000",
        "…043500",
        "…044000",
    ]


@pytest.mark.parametrize("names", [NIPS, DAWN, ["a.wav", "a_2.wav", "a_10.wav"], ["x", "xy"]])
@pytest.mark.parametrize("n_letters", [8, 12, 20])
def test_short_names_of_different_files_differ(names, n_letters):
    ends = CommonEnds.of(names)
    short = [ends.shorten(name, within(n_letters)) for name in names]
    assert len(set(short)) == len(names)
    assert all(
        len(one) <= n_letters or one == name for one, name in zip(short, names, strict=True)
    )


def test_suffixes_are_shown_where_files_differ_in_nothing_else():
    twins = ["dawn_1.wav", "dawn_1.flac", "dawn_2.wav"]
    ends = CommonEnds.of(twins)
    assert [ends.shorten(name, within(12)) for name in twins] == twins
    assert ends.shorten(twins[1], within(7)) == "…1.flac"
    assert CommonEnds.of(twins[:2]).shorten(twins[0], within(12)) == twins[0]


def test_what_all_names_end_with_goes_too():
    names = [f"{site}_dawn_chorus_2025.wav" for site in ("north", "south")]
    assert CommonEnds.of(names).shorten(names[0], within(8)) == "north…"


def test_separators_stay_as_they_are():
    names = [
        f"XC90{n} - {kind}.wav" for n, kind in enumerate(["Sylvia undata", "Galerida theklae"])
    ]
    assert CommonEnds.of(names).shorten(names[1], within(9)) == "XC901 - Galerida theklae"


def test_a_single_name_and_none_have_nothing_in_common():
    assert CommonEnds.of([]) == CommonEnds()
    assert CommonEnds.of(["only.wav"]).shorten("only.wav", within(3)) == "only"


SITES = [
    "SITE1_20260501_050000.wav",
    "SITE1_20260501_060000.wav",
    "SITE2_20260501_050000.wav",
    "SITE2_20260502_053000.wav",
]


def test_what_is_common_in_the_middle_goes_and_site_date_and_time_stay():
    ends = CommonEnds.of(SITES)
    assert [ends.shorten(name, within(16)) for name in SITES] == [
        "SITE1…01_050000",
        "SITE1…01_060000",
        "SITE2…01_050000",
        "SITE2…02_053000",
    ]
    assert ends.shorten(SITES[0], within(21)) == "SITE1_20260501_050000"


def test_of_dates_whole_years_and_months_go():
    names = ["A_20260503_0500.wav", "B_20260611_0500.wav"]
    assert [CommonEnds.of(names).shorten(name, within(9)) for name in names] == [
        "A…0503…",
        "B…0611…",
    ]


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

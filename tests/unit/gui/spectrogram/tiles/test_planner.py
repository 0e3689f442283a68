"""Which tiles a view needs."""

from hypothesis import given
from hypothesis import strategies as st

from birdann.dsp.peak_levels import TILE_COLUMNS
from birdann.gui.spectrogram.tiles.planner import Pyramid, TileAddress, plan

DAY = Pyramid(n_frames=16_200_000, hop_s=256 / 48_000)


@given(
    start=st.floats(0, 86_000),
    span=st.floats(0.05, 86_400),
    width=st.integers(200, 4000),
)
def test_visible_tiles_cover_the_view_with_columns_about_a_pixel_wide(start, span, width):
    stop = min(86_400.0, start + span)
    p = plan(DAY, start, stop, width / (stop - start))
    tiles = sorted(a.index for a in p.visible)
    assert tiles == list(range(tiles[0], tiles[-1] + 1))
    step = DAY.tile_s(p.level)
    assert DAY.origin_s + tiles[0] * step <= start
    last_covered = DAY.origin_s + (tiles[-1] + 1) * step
    assert last_covered >= stop - DAY.hop_s or tiles[-1] == DAY.n_tiles(p.level) - 1
    pixels_per_column = DAY.column_s(p.level) * width / (stop - start)
    assert pixels_per_column >= 0.7 or p.level == DAY.top_level
    assert p.level == 0 or pixels_per_column <= 1.42
    assert len(tiles) <= width / (0.7 * TILE_COLUMNS) + 2 or p.level == DAY.top_level


def test_the_middle_comes_first_and_nothing_twice():
    p = plan(DAY, 1000.0, 1030.0, 1600 / 30)
    middle = sum(a.index for a in p.visible) / len(p.visible)
    distances = [abs(a.index - middle) for a in p.visible]
    assert distances == sorted(distances)
    assert len(set(p.all_tiles)) == len(p.all_tiles)


def test_fetches_ahead_in_the_direction_of_travel():
    later = plan(DAY, 1000.0, 1030.0, 1600 / 30, direction=1)
    earlier = plan(DAY, 1000.0, 1030.0, 1600 / 30, direction=-1)
    visible = {a.index for a in later.visible}
    assert later.ahead[0].index == max(visible) + 1
    assert earlier.ahead[0].index == min(visible) - 1


def test_does_not_plan_beyond_the_ends():
    short = Pyramid(n_frames=700, hop_s=0.005)
    p = plan(short, 0.0, 3.5, 400)
    assert {a.index for a in p.all_tiles} == {0, 1}
    assert short.top_level == 1
    assert short.n_tiles(1) == 1


def test_family_of_tiles():
    a = TileAddress(2, 5)
    assert a.ancestor(2) == TileAddress(4, 1)
    assert all(child.ancestor(1) == a for child in a.children())

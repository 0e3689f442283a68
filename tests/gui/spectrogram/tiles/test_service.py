"""The tile service: order, cache, generations, threads."""

import threading
import time

import numpy as np
import pytest

from birdann.core.errors import AudioError
from birdann.gui.spectrogram.tiles import service as service_module
from birdann.gui.spectrogram.tiles.planner import Pyramid, TileAddress
from birdann.gui.spectrogram.tiles.service import TileService

pytestmark = pytest.mark.gui


class CountingSource:
    exact_levels = 3
    coarse_levels = None
    bin_hz, n_bins = 100.0, 4

    def __init__(self, key="x"):
        self.key = key
        self.pyramid = Pyramid(n_frames=512 * 64, hop_s=0.01)
        self.made, self.n_open, self.n_closed = [], 0, 0
        self.gate = threading.Event()
        self.gate.set()

    def decibels(self, value):
        return value

    def open(self):
        self.n_open += 1
        return self

    def tile(self, address):
        self.gate.wait(10)
        self.made.append(address)
        if address.index == 13:
            raise AudioError("x.wav ends early.")
        return np.full((4, 512), address.index, np.uint8)

    def sharper_overview(self):
        return None

    def overview(self):
        return np.zeros((4, 16), np.uint8)

    def close(self):
        self.n_closed += 1


@pytest.fixture
def service(qapp):
    service = TileService(budget_bytes=4 * 512 * 10)
    yield service
    service.shutdown()
    assert not [t for t in threading.enumerate() if t.name.startswith("tiles-")]


def addresses(*indices, level=0):
    return [TileAddress(level, i) for i in indices]


def test_makes_what_is_asked_for_once_and_announces_it(service, qtbot):
    source = CountingSource()
    announced = []
    service.tile_ready.connect(lambda generation, address: announced.append((generation, address)))
    service.set_source(source)
    service.request(addresses(3, 4, 5))
    assert service.wait_until_idle()
    service.request(addresses(3, 4, 5))
    assert service.wait_until_idle()
    assert sorted(source.made) == addresses(3, 4, 5)
    assert sorted(a for _, a in announced) == addresses(3, 4, 5)
    assert {g for g, _ in announced} == {service.generation}
    assert service.get(TileAddress(0, 4))[0, 0] == 4
    assert service._is_idle()


def test_a_new_request_replaces_what_is_still_waiting(service):
    source = CountingSource()
    source.gate.clear()
    service.set_source(source)
    service.set_interactive(True)
    service.request(addresses(*range(20, 40)))
    service.request(addresses(1, 2))
    source.gate.set()
    service.wait_until_idle()
    assert {1, 2} <= {a.index for a in source.made}
    assert len(source.made) <= 4


def test_one_thread_while_interactive_two_at_rest(service):
    source = CountingSource()
    source.gate.clear()
    service.set_interactive(True)
    service.set_source(source)
    service.request(addresses(1, 2, 3, 4))
    wait_for(lambda: len(service._running) == 1 and None not in service._running)
    service.set_interactive(False)
    wait_for(lambda: len(service._running) == 2)
    source.gate.set()
    service.wait_until_idle()


def wait_for(condition):
    for _ in range(400):
        if condition():
            return
        threading.Event().wait(0.005)
    raise AssertionError("waited in vain")


def test_coarser_tiles_are_pooled_from_finer_ones_as_long_as_those_are_exact(service):
    source = CountingSource()
    service.set_source(source)
    service.request(addresses(6, 7))
    service.wait_until_idle()
    service.request(addresses(3, level=1))
    service.wait_until_idle()
    assert TileAddress(1, 3) not in source.made
    pooled = service.get(TileAddress(1, 3))
    assert (pooled[:, :256] == 6).all()
    assert (pooled[:, 256:] == 7).all()
    service.request(addresses(0, 1, level=3))
    service.wait_until_idle()
    service.request(addresses(0, level=4))
    service.wait_until_idle()
    assert TileAddress(4, 0) in source.made


def test_going_back_to_a_recording_finds_its_tiles(service):
    first, second = CountingSource("a"), CountingSource("b")
    for source in (first, second, first):
        service.set_source(source)
        service.request(addresses(5))
        service.wait_until_idle()
    assert first.made == addresses(5)
    assert first.n_open == first.n_closed + 1 or first.n_open == first.n_closed + 2


def test_the_next_recording_is_prepared_when_there_is_nothing_else_to_do(service):
    shown, following, seen = CountingSource("shown"), CountingSource("next"), []
    service.overview_ready.connect(lambda generation, tile: seen.append((generation, tile.sum())))
    shown.gate.clear()
    service.set_source(shown)
    service.request(addresses(1, 2))
    service.prepare(following, addresses(1, 2) + addresses(0, level=5))
    assert not following.made
    shown.gate.set()
    wait_for(lambda: len(following.made) == 2)
    assert shown.made == addresses(1, 2)
    assert service.wait_until_idle()
    assert [generation for generation, _ in seen] == [service.generation]  # that of "shown"
    service.set_source(CountingSource("next"))
    assert [generation for generation, _ in seen][1:] == [service.generation]  # without any wait
    assert service.get(TileAddress(0, 2)) is not None
    assert service.get(TileAddress(5, 0)) is None  # it would have been a sample


def test_a_recording_that_cannot_be_prepared_is_not_spoken_of(service, qtbot):
    shown, following, said = CountingSource("shown"), CountingSource("next"), []
    service.failed.connect(lambda *failure: said.append(failure))
    service.set_source(shown)
    service.prepare(following, addresses(13, 4))
    wait_for(lambda: following.made == addresses(13, 4))
    qtbot.wait(20)
    assert not said
    assert service.get(TileAddress(0, 4)) is None  # of "shown"


def test_a_failing_file_is_reported_once_and_the_rest_dropped(service, qtbot):
    source = CountingSource()
    failures = []
    service.failed.connect(lambda generation, text: failures.append(text))
    service.set_interactive(True)
    service.set_source(source)
    service.request(addresses(13, 14, 15))
    assert service.wait_until_idle()
    assert failures == ["x.wav ends early."]
    assert source.made == addresses(13)
    service.request(addresses(14))
    assert service.wait_until_idle()
    assert service.get(TileAddress(0, 14)) is not None


def test_a_window_that_is_long_in_the_making_is_shown_before_it_warms_up_in_the_background(qtbot):
    seen = []
    service = TileService(warm_up=lambda: seen.append(threading.current_thread().name))
    time.sleep(0.8)
    qtbot.wait(1)
    assert seen == []
    qtbot.waitUntil(lambda: seen == ["tiles-0"], timeout=5000)
    service.shutdown()


def test_a_source_does_not_wait_for_the_time_to_warm_up(qapp):
    seen = []
    service = TileService(warm_up=lambda: seen.append(threading.current_thread().name))
    service.set_source(CountingSource())
    assert service.wait_until_idle()
    service.shutdown()
    assert seen == ["tiles-0"]


def test_nothing_warms_up_after_the_end(qtbot, monkeypatch):
    monkeypatch.setattr(service_module, "_WARM_UP_AFTER_MS", 50)
    seen = []
    service = TileService(warm_up=lambda: seen.append(1))
    service.shutdown()
    qtbot.wait(100)
    assert seen == []


def test_nothing_is_asked_of_no_source(service):
    service.request(addresses(1))
    assert service._is_idle()
    assert service.get(TileAddress(0, 1)) is None


class Levels:
    """Coarse levels that a source fills in four steps."""

    def __init__(self):
        self.n_seen = 0

    @property
    def is_full(self):
        return self.n_seen == 4

    def is_tile_complete(self, level, index):
        return self.is_full


class RefinedSource(CountingSource):
    """Coarse tiles are 1 where they were sampled and 9 where all has been seen."""

    def __init__(self, *, breaks=False):
        super().__init__("refined")
        self.coarse_levels = Levels()
        self.breaks = breaks
        self.start = threading.Event()

    def tile(self, address):
        self.made.append(address)
        return np.ones((4, 512), np.uint8)

    def advance(self):
        self.start.wait(10)
        if self.breaks:
            raise AudioError("x.wav went away.")
        self.coarse_levels.n_seen += 1

    def refine_tile(self, address, tile):
        out = tile.copy()
        out[:, : 128 * self.coarse_levels.n_seen] = 9
        return out


def test_sampled_tiles_are_announced_again_once_all_has_been_seen(service):
    source = RefinedSource()
    announced, overviews = [], []
    service.tile_ready.connect(lambda generation, address: announced.append(address))
    service.overview_ready.connect(lambda generation, picture: overviews.append(picture))
    service.set_source(source)
    service.request(addresses(0, 1, level=5))
    assert service.wait_until_idle()
    assert (service.get(TileAddress(5, 1)) == 1).all()
    assert not service.is_exact()
    source.start.set()
    assert service.wait_until_idle(exact=True)
    assert (service.get(TileAddress(5, 0)) == 9).all()
    assert (service.get(TileAddress(5, 1)) == 9).all()
    assert announced.count(TileAddress(5, 1)) >= 2
    assert len(overviews) == 2
    assert source.made.count(TileAddress(5, 1)) == 1


def test_the_pass_over_a_recording_rests_while_the_user_moves_the_view(service):
    source = RefinedSource()
    source.start.set()
    service.set_interactive(True)
    service.set_source(source)
    service.wait_until_idle()
    threading.Event().wait(0.05)
    assert source.coarse_levels.n_seen == 0
    service.set_interactive(False)
    assert service.wait_until_idle(exact=True)


def test_a_file_that_goes_away_during_the_pass_is_told_of_once(service, qtbot):
    source = RefinedSource(breaks=True)
    source.start.set()
    told = []
    service.failed.connect(lambda generation, message: told.append(message))
    service.set_source(source)
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(30)
    assert told == ["x.wav went away."]
    service.request(addresses(3))
    assert service.wait_until_idle()


def test_samples_are_forgotten_with_their_recording(service):
    source = RefinedSource()
    service.set_source(source)
    service.request([*addresses(0, level=5), *addresses(2)])
    assert service.wait_until_idle()
    source.start.set()
    service.set_source(CountingSource("other"))
    assert service.cache.get(("refined", TileAddress(5, 0))) is None
    assert service.cache.get(("refined", TileAddress(0, 2))) is not None

"""A window with settings of its own, and small projects of synthesised sound."""

import gc
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from birdann.app.settings import Settings
from birdann.gui.actions.learning import follow_labels
from birdann.gui.application import make_application, make_window
from birdann.gui.main_window import MainWindow
from birdann.gui.project import open_project
from birdann.gui.runtime.preferences import Preferences
from tests.gui.reviewing import activate
from tests.making import list_of

TIMEOUT_MS = 30_000


HARMLESS = (
    "This plugin does not support",  # the offscreen platform, of window managers
    r"Couldn't (load|resolve) .* (library|symbols)",  # QtMultimedia, of what it can do without
    "No QtMultimedia backends found",  # only for video and compressed sound
    "pa_context_connect",  # no sound server: the player says so in its own words
)
"""Qt's remarks on the machine rather than on the program."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let pass what Qt says of machines without a screen or sound."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.gui)
            item.add_marker(pytest.mark.qt_log_ignore(*HARMLESS, extend=True))


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests' preferences out of the account's."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "xdg-config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg-data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "xdg-state"))


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    """The application with its name and icon, which collects garbage while it is used.

    Later tests have no event loop that would do so.
    """
    application = make_application()
    gc.disable()
    yield application
    gc.enable()


@pytest.fixture(autouse=True)
def short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let training and reading follow an edit at once: tests wait for both."""
    monkeypatch.setattr(follow_labels, "_REST_S", 0.01)
    monkeypatch.setattr(open_project, "_OVERVIEW_DELAY_MS", 5)


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    """Fresh preferences."""
    return Preferences(Settings(tmp_path / "config" / "settings.json"))


@pytest.fixture
def window(application: QApplication, preferences: Preferences, qtbot) -> Iterator[MainWindow]:
    """The real main window, shown, without a project; leaves no thread behind."""
    before = set(threading.enumerate())
    while (popup := application.activePopupWidget()) is not None:  # it would take the keys
        popup.close()
    window = make_window(None, preferences)
    window.resize(1280, 800)
    window.show()
    with qtbot.waitActive(window, timeout=TIMEOUT_MS):
        window.activateWindow()
    yield window
    window.window_parts.messages.close_all()
    window.runner.cancel_all()
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=TIMEOUT_MS)
    window.deleteLater()
    qtbot.wait(1)
    deadline = time.monotonic() + 3
    while (left := _python_threads(before)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not left, f"threads left behind: {left}"


def _python_threads(before: set[threading.Thread]) -> list[threading.Thread]:
    """Return new threads of Python; a dummy stands for a Qt pool's thread, which Qt ends."""
    return [
        thread
        for thread in threading.enumerate()
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]


@pytest.fixture
def settled(window: MainWindow, qtbot) -> Callable[..., Any]:
    """Wait until no job works and the panels show what is on disk.

    ``settled(press(window, key))`` presses, waits, and returns what pressing returned.
    """

    def wait(done: object = None) -> object:
        def idle() -> bool:
            at_rest = not window.runner.active_jobs and not window.bench.is_reading_soon
            return at_rest and not window.follower.is_busy

        qtbot.waitUntil(idle, timeout=TIMEOUT_MS)
        qtbot.wait(1)  # actions, title and page follow in the next turn of the event loop
        return done

    return wait


@pytest.fixture(scope="session")
def sounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six recordings: a low whistler in the first four, a high one in the last four."""
    import soundfile

    folder = tmp_path_factory.mktemp("sounds")
    rate_hz = 22050
    for number in range(6):
        rng = np.random.default_rng(number)
        time_s = np.arange(3 * rate_hz) / rate_hz
        sound = 0.002 * rng.standard_normal(len(time_s))
        for place, (tone_hz, sings) in enumerate(((2000, number < 4), (6000, number > 1))):
            for onset_s in (0.3 + 0.4 * place, 1.6 + 0.4 * place) if sings else ():
                inside = (time_s > onset_s) & (time_s < onset_s + 0.25)
                phase = 2 * np.pi * (tone_hz + 400 * (time_s - onset_s)) * time_s
                sound[inside] += 0.3 * np.sin(phase[inside])
        soundfile.write(folder / f"dawn_{number}.wav", sound, rate_hz, subtype="PCM_16")
    return folder


@pytest.fixture
def card(sounds: Path, tmp_path: Path) -> Path:
    """The six recordings in a folder of their own, without other tests' projects and tables."""
    import shutil

    folder = tmp_path / "card"
    folder.mkdir()
    for sound in sounds.glob("*.wav"):
        shutil.copy(sound, folder)
    return folder


@pytest.fixture(scope="session")
def segmented_project(sounds: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project on the six recordings, segmented, not tagged, of complete lists.

    Copy it before use.
    """
    from birdann.app.commands import AssumeLists
    from birdann.app.maintenance.adding import add_paths
    from birdann.app.segmenting.segment import segment_project
    from birdann.app.session import Session
    from birdann.core.labels import ListState
    from birdann.store import Project

    path = sounds / "segmented.birdann"
    with Project.create(path) as project:
        session = Session(project, reviewer="Anna")
        session.execute(AssumeLists(ListState.COMPLETE))
        add_paths(session, [sounds])
        segment_project(session)
    return path


@pytest.fixture
def project_path(segmented_project: Path) -> Path:
    """A fresh copy of the segmented project beside its recordings."""
    import shutil

    path = segmented_project.with_name(f"copy {time.monotonic_ns()}.birdann")
    shutil.copy(segmented_project, path)
    return path


@pytest.fixture
def opened(window: MainWindow, project_path: Path, settled, qtbot) -> MainWindow:
    """The window on the segmented project, with its first recording shown."""
    window.open_project(project_path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    return window


@pytest.fixture(scope="session")
def trained_project(segmented_project: Path) -> Path:
    """The segmented project with lists of two species for four recordings, and a model."""
    import shutil

    from birdann.app.commands import SetSpeciesLists
    from birdann.app.learning.predicting import predict
    from birdann.app.learning.training import train
    from birdann.app.session import Session
    from birdann.core.ids import SpeciesId, new_id
    from birdann.core.labels import Species
    from birdann.store import Project

    path = segmented_project.with_name("trained.birdann")
    shutil.copy(segmented_project, path)
    low, high = (Species(id=SpeciesId(new_id()), name=n) for n in ("Low bird", "High bird"))
    heard = {0: [low], 1: [low], 2: [low, high], 3: [low, high], 4: [high]}
    with Project.open(path) as project:
        session = Session(project, reviewer="Anna")
        recordings = sorted(project.recordings.all(), key=lambda recording: recording.name)
        lists = [
            list_of(recordings[number].id, *(bird.id for bird in species))
            for number, species in heard.items()
        ]
        session.execute(SetSpeciesLists(lists, new_species=[low, high]))
        run = train(session, model="ored-lr")
        predict(session, run_id=run.id)
    return path


@pytest.fixture
def trained(window: MainWindow, trained_project: Path, settled, qtbot) -> MainWindow:
    """The window on a fresh copy of the trained project."""
    import shutil

    path = trained_project.with_name(f"trained {time.monotonic_ns()}.birdann")
    shutil.copy(trained_project, path)
    window.open_project(path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    return window


@pytest.fixture
def still(trained: MainWindow, qtbot) -> MainWindow:
    """The trained project with the focus in the picture, which learns only when it is told."""
    activate(trained, qtbot)
    trained.follower.is_on = False
    return trained

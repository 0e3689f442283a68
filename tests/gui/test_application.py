"""What the first window does not load, so that it is there soon."""

import os
import subprocess
import sys

HEAVY = (
    "scipy",
    "sklearn",
    "librosa",
    "numba",
    "matplotlib",
    "numpy.ma",
    "numpy.random",
    "soundfile",
    "soxr",
    "PySide6.QtMultimedia",
    "birdann.app.learning.training",
    "birdann.app.learning.predicting",
    "birdann.app.segmenting",
    "birdann.app.exchange.imports",
    "birdann.app.exchange.exporting",
    "birdann.app.running",
    "birdann.core.training_report",
    "birdann.formats.records",
    "birdann.models",
    "birdann.app.learning.explanation",
    "birdann.app.reports",
    "birdann.app.reviewing.species_report",
    "birdann.app.results.chart_data",
    "birdann.gui.dialogs.parts",
    "birdann.gui.gallery.gallery_panel",
    "birdann.gui.report",
    "birdann.gui.results",
    "birdann.gui.help.window",
)
SCRIPT = """
import sys
from pathlib import Path
from birdann.app.settings import Settings
from birdann.gui.application import make_application, make_window
from birdann.gui.runtime.preferences import Preferences
assert "birdann.gui.main_window" not in sys.modules, "imported under Python's own collector"
app = make_application()
window = make_window(None, Preferences(Settings(Path(sys.argv[1]))))
window.show()
app.processEvents()
print(*sys.modules)
window.close()
"""

OPENED = (
    SCRIPT.replace(
        "window.show()",
        """window.show()
imported = set()
sys.addaudithook(
    lambda event, details: event == "import"
    and threading.current_thread() is threading.main_thread()
    and imported.add(details[0])
)
window.open_project(Path(sys.argv[2]))
while window.bench.view is None or window.runner.active_jobs:
    app.processEvents()
""",
    )
    .replace("import sys", "import sys, threading", 1)
    .replace("sys.modules)\n", "imported)\n")
)


def loaded_by(script, *arguments):
    out = subprocess.run(
        [sys.executable, "-c", script, *map(str, arguments)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(out.stdout.split())


def test_the_first_window_loads_only_what_it_shows(tmp_path):
    loaded = loaded_by(SCRIPT, tmp_path / "settings.json")
    assert "birdann.gui.main_window" in loaded
    assert loaded.isdisjoint(HEAVY)


def test_a_window_that_opens_a_project_waits_for_no_numerical_library(tmp_path, trained_project):
    loaded = loaded_by(OPENED, tmp_path / "settings.json", trained_project)
    assert "birdann.gui.main_window" not in loaded  # which was there before
    assert loaded.isdisjoint({"scipy", "numpy.ma", "birdann.models", "birdann.app.reports"})


def test_an_import_does_not_read_the_source_of_its_module():
    """PySide6 replaces the import by one that does, to learn of optional features."""
    probe = "import builtins, birdann.gui; print(builtins.__import__.__name__)"
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() != "__feature_import__"

"""A network of one's own, chosen in the window and run over all recordings."""

import pytest
from PySide6.QtCore import Qt

from birdann.analysis.networks import Activation
from birdann.gui.dialogs.exchange.networks_dialog import NetworksDialog
from tests.tiny_network import RATE_HZ, tone_network

TIMEOUT_MS = 60_000


@pytest.fixture
def dialog(opened, qtbot):
    opened.actions_["file.networks"].trigger()
    qtbot.waitUntil(lambda: bool(opened.findChildren(NetworksDialog)), timeout=TIMEOUT_MS)
    return opened.findChildren(NetworksDialog)[0]


def test_a_network_is_chosen_told_of_and_run(opened, dialog, tmp_path, settled, qtbot):
    while dialog.network.count():
        dialog.network.removeItem(0)
    assert not dialog.detect_button.isEnabled()
    assert "Choose the TFLite or ONNX file" in dialog.words.text()
    path = tone_network(tmp_path, {"Mute swan": 2000.0, "Loud hum": 3000.0}, gain=1e8)
    dialog.use_network(path)
    qtbot.waitUntil(lambda: "takes 8000 samples" in dialog.words.text(), timeout=TIMEOUT_MS)
    assert not dialog.detect_button.isEnabled()
    dialog.rate.setValue(RATE_HZ)
    dialog.kind.choose(Activation.SIGMOID)
    qtbot.waitUntil(dialog.detect_button.isEnabled, timeout=TIMEOUT_MS)
    assert dialog.words.text() == (
        "Tones 1.5: 2 labels, windows of 0.5 s. 0 labels are species of this project."
    )
    dialog.min_score.setValue(0.01)
    project = opened.bench.project
    before = sum(project.detections.counts().values())
    dialog.detect_button.click()
    qtbot.waitUntil(lambda: sum(project.detections.counts().values()) > before, timeout=TIMEOUT_MS)
    settled()
    assert {program.name for program, _ in project.detections.counts()} == {"Tones"}
    assert opened.window_parts.preferences.value("network") == str(path)


def test_scores_are_kept_as_evidence_where_the_box_is_checked(
    opened, dialog, tmp_path, settled, qtbot
):
    dialog.use_network(tone_network(tmp_path, {"Mute swan": 2000.0}, gain=1e8))
    dialog.rate.setValue(RATE_HZ)
    dialog.kind.choose(Activation.SIGMOID)
    qtbot.waitUntil(dialog.detect_button.isEnabled, timeout=TIMEOUT_MS)
    before = dialog.min_score.value()
    qtbot.keyClick(dialog.as_evidence, Qt.Key.Key_Space)
    assert dialog.min_score.value() == 0.005 != before
    qtbot.keyClick(dialog.as_evidence, Qt.Key.Key_Space)
    assert dialog.min_score.value() == before
    qtbot.keyClick(dialog.as_evidence, Qt.Key.Key_Space)
    asked = []
    dialog.detect_asked.connect(lambda _choice, settings: asked.append(settings))
    n_segments = opened.bench.counts.segments
    settled(dialog.detect_button.click())
    assert [settings.as_evidence for settings in asked] == [True]
    assert opened.bench.counts.segments == n_segments

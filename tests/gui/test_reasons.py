"""Why a segment has its label: told beside it, with the most similar confirmed calls to hear."""

TIMEOUT_MS = 60_000


def unlabelled(window):
    view = window.bench.view
    return [one.id for one in view.segments if one.id not in view.labels]


def test_reasons_are_told_for_the_selected_segment(trained, settled, qtbot):
    panel = trained.window_parts.segment
    key = unlabelled(trained)[0]
    trained.bench.select((key,))
    qtbot.waitUntil(lambda: "For " in panel.reasons.text(), timeout=TIMEOUT_MS)
    assert "%" in panel.reasons.text()
    assert "list" in panel.reasons.text()
    assert "Not available for this model: other segments." in panel.reasons.text()
    trained.bench.select(())
    assert not panel.reasons.text()

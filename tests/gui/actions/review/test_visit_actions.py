"""Verified visits in the window: drawn, settled by key, taken back, and the occupancy they give."""

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from birdann.app.survey.visit_drawing import VisitDesign
from birdann.app.survey.visits import Settled, find_queue, outcomes
from birdann.core.recording import Site, SiteId
from birdann.core.validation import Answer
from birdann.gui.dialogs.work.visits_dialog import NewVisitsDialog
from tests.gui.conftest import TIMEOUT_MS


@pytest.fixture
def drawn(trained, settled):
    """The window with visits to three sites; at the third there are no lists."""
    settled()
    project = trained.bench.project
    recordings = sorted(project.recordings.all(), key=lambda one: one.name)
    sites = [Site(id=SiteId(i + 1), name=name) for i, name in enumerate("abc")]
    start, tagged = datetime(2024, 5, 1, 5), project.lists.tagged()
    place = {
        one.id: sites[2 if one.id not in tagged else i % 2].id for i, one in enumerate(recordings)
    }
    with project.transaction("sites") as tx:
        tx.sites.put(sites)
        tx.sites.place(place)
        tx.recordings.set_starts(
            {one.id: (start + timedelta(days=i), "x") for i, one in enumerate(recordings)}
        )
    trained.visit_actions.draw(VisitDesign(name="Spring", min_score=0.0, max_calls=3))
    settled()
    return trained


def verifying(window, qtbot):
    if window.visit_actions.list_dialog is not None:
        window.visit_actions.list_dialog.accept()
    window.visit_actions.verify("Spring")
    qtbot.waitUntil(lambda: window.visit_actions.judge_dialog is not None, timeout=TIMEOUT_MS)
    dialog = window.visit_actions.judge_dialog
    ready(dialog, qtbot)
    return dialog


def ready(dialog, qtbot):
    qtbot.waitUntil(lambda: dialog.item is None or dialog.play.isEnabled(), timeout=TIMEOUT_MS)


def came(window):
    with window.bench.project.reader() as reader:
        queue = find_queue(reader, "Spring")
        return {one.visit.place: one for one in outcomes(reader, queue)}


def test_a_yes_settles_the_visit_and_the_next_one_comes(drawn, qtbot, settled):
    dialog = verifying(drawn, qtbot)
    first = dialog.item
    assert dialog.judging.group_of(first)[0] == 1
    played = []
    dialog.play_asked.connect(played.append)
    QTest.keyClick(dialog, Qt.Key.Key_Y)
    ready(dialog, qtbot)
    assert came(drawn)[first.bin].settled is Settled.CALL
    assert dialog.item is None or dialog.item.bin != first.bin
    assert dialog.item is None or played  # the next one is played at once
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: dialog.item is not None and dialog.item.bin == first.bin)
    assert came(drawn)[first.bin].settled is Settled.OPEN
    dialog.reject()


def test_noes_go_on_to_the_next_call_of_the_visit_and_end_in_a_zero(drawn, qtbot):
    dialog = verifying(drawn, qtbot)
    visit, places = dialog.item.bin, []
    while dialog.item is not None and dialog.item.bin == visit:
        ready(dialog, qtbot)
        places.append(dialog.judging.group_of(dialog.item)[0])
        QTest.keyClick(dialog, Qt.Key.Key_N)
        ready(dialog, qtbot)
    assert places == list(range(1, len(places) + 1))
    assert came(drawn)[visit].settled is Settled.REFUSED
    with drawn.bench.project.reader() as reader:
        answers = reader.visits.answers(find_queue(reader, "Spring").id)
    assert {one.answer for one in answers} == {Answer.NO}
    assert all(0 < one.seconds < 60 for one in answers)
    dialog.reject()


def test_the_list_tells_how_far_it_is_and_what_the_species_come_to(drawn, settled, qtbot):
    drawn.visit_actions.show()
    settled()
    dialog = drawn.visit_actions.list_dialog
    assert dialog.chosen == "Spring"
    assert dialog.table.n_rows == 1
    names = {dialog.species.text(row, 0) for row in range(dialog.species.n_rows)}
    assert names == {"Low bird", "High bird"}
    assert "/ 3" in dialog.species.text(0, 1) or "/ 2" in dialog.species.text(0, 1)
    dialog.remove.click()
    settled()
    assert dialog.empty.isVisibleTo(dialog)
    drawn.bench.undo()
    settled()
    assert drawn.bench.project.visits.queues()
    dialog.reject()


def test_new_visits_are_drawn_as_they_were_asked_for(drawn, settled):
    drawn.visit_actions.ask_design()
    (dialog,) = drawn.findChildren(NewVisitsDialog) or (
        drawn.visit_actions.list_dialog.findChildren(NewVisitsDialog)
    )
    asked = []
    dialog.chosen.disconnect()
    dialog.chosen.connect(asked.append)
    dialog.per_site.setValue(4)
    dialog.calls.setValue(2)
    dialog.rule.setCurrentIndex(1)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settled()
    (design,) = asked
    assert (design.per_site, design.max_calls, design.rule.is_night) == (4, 2, True)

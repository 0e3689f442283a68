"""Models side by side, in the window."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from birdann.app.learning.runs import RunSummary
from birdann.gui.dialogs.work.training_dialogs import RunsDialog, choices_in_words

TIMEOUT_MS = 60_000


def summary(factory, **values):
    figures = dict.fromkeys(
        ("n_segments", "n_named", "n_species", "n_labels", "n_agreeing", "n_later"), 0
    )
    return RunSummary(
        run=factory.run([factory.species("Wren")]),
        **{**figures, "n_later_agreeing": 0, "is_shown": False, **values},
    )


def test_the_table_keeps_qts_rules_and_reads_well(factory, qtmodeltester, qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    runs = [
        summary(factory, n_segments=90, n_named=60, n_species=1, n_labels=8, n_agreeing=6),
        summary(factory, is_shown=True, n_segments=1),
        summary(factory),
    ]
    dialog = RunsDialog(runs, parent, writable=True)
    table, model = dialog.table, dialog.table.model()
    qtmodeltester.check(model)
    assert [table.text(0, column) for column in range(2, 6)] == ["1", "60 of 90", "6 of 8", "–"]
    assert table.row == 1
    assert model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole).endswith(", in use")
    assert model.headerData(3, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    can_be_used = []
    for place in range(3):
        table.selectRow(place)
        can_be_used.append(dialog.use_button.isEnabled())
    assert can_be_used == [True, False, False]
    assert table.text(2, 3) == "not asked"


@pytest.mark.parametrize(
    ("params", "seed", "text"),
    [({}, 0, "as usual"), ({"n_iter": 3}, 0, "n_iter 3"), ({"a": 1}, 7, "a 1, seed 7")],
)
def test_choices_are_said_in_a_line(params, seed, text):
    assert choices_in_words(params, seed) == text


def test_back_to_an_earlier_model(opened, settled, qtbot):
    from birdann.app.commands import SetSpeciesLists
    from birdann.app.learning.predicting import predict
    from birdann.app.learning.training import train
    from birdann.core.ids import SpeciesId, new_id
    from birdann.core.labels import ListState, Species, SpeciesList, TagState

    session = opened.bench.session
    species = Species(id=SpeciesId(new_id()), name="Wren")
    tags = {species.id: TagState.PRESENT}
    lists = [
        SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, tags=tags)
        for recording in session.project.recordings.all()
    ]
    session.execute(SetSpeciesLists(lists, new_species=[species]))
    runs = [train(session, model="ored-lr", seed=seed) for seed in (0, 1)]
    for run in runs:
        predict(session, run_id=run.id)
    settled()
    assert opened.bench.overview.run.id == runs[1].id
    opened.layout_.raise_panel("Training report")
    settled(
        qtbot.mouseClick(opened.report_actions.panel.compare_button, Qt.MouseButton.LeftButton)
    )
    dialog = opened.findChild(RunsDialog)
    assert dialog.table.currentIndex().row() == 0
    assert not dialog.use_button.isEnabled()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
    assert dialog.use_button.isEnabled()
    settled(qtbot.mouseClick(dialog.use_button, Qt.MouseButton.LeftButton))
    qtbot.waitUntil(lambda: opened.bench.overview.run.id == runs[0].id, timeout=TIMEOUT_MS)
    assert opened.bench.view.run_id == runs[0].id
    assert np.isfinite(opened.bench.overview.queue.table.probability).all()

"""The dialog of species: renaming, making one of two, removing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from birdann.app.commands import SetSpeciesLists
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.gui.dialogs.project.species_dialogs import SpeciesDialog
from tests.gui.walking import words_on

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def dialog(trained, settled):
    settled(trained.actions_["project.species"].trigger())
    dialog = trained.findChild(SpeciesDialog)
    yield dialog
    for child in trained.findChildren(SpeciesDialog):
        child.close()


def cells(dialog):
    made = dialog.table
    return [
        [made.text(row, column) for column in range(made.model().columnCount())]
        for row in range(made.n_rows)
    ]


def choose(dialog, name, qtbot):
    row = next(place for place, line in enumerate(cells(dialog)) if line[0] == name)
    spot = dialog.table.visualRect(dialog.table.model().index(row, 0)).center()
    qtbot.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def type_name(dialog, name, qtbot):
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, name)


def test_species_are_listed_and_renamed_with_return_and_that_is_undone(
    trained, dialog, settled, qtbot
):
    project = trained.bench.project
    lists = project.lists.all().values()
    for name, n_present, n_labels, n_proposed, _scientific in cells(dialog):
        key = project.species.find_by_name(name).id
        assert int(n_present) == sum(list_.tags.get(key) is TagState.PRESENT for list_ in lists)
        assert int(n_labels) == 0
        assert int(n_proposed) > 0
    choose(dialog, "Low bird", qtbot)
    assert not dialog.take_button.isEnabled()
    type_name(dialog, "Bittern", qtbot)
    assert words_on(dialog.take_button) == "Rename"
    settled(qtbot.keyClick(dialog.name, Qt.Key.Key_Return))
    assert dialog.isVisible()
    assert [line[0] for line in cells(dialog)] == ["Bittern", "High bird"]
    assert dialog.selected_species().name == "Bittern"
    assert "Bittern" in [row.name for row in trained.window_parts.tags.picker.rows()]
    dialog.close()
    trained.activateWindow()
    qtbot.waitUntil(trained.isActiveWindow)
    settled(qtbot.keyClick(trained, Qt.Key.Key_Z, CTRL))
    assert {species.name for species in trained.bench.book.in_use} == {"Low bird", "High bird"}


def test_lists_are_counted_not_recordings_which_may_have_several(trained, dialog, settled):
    """Of four recordings, with lists of windows, seven were said to have a species."""
    project = trained.bench.project
    species, recording = project.species.in_use()[0], project.recordings.all()[0]
    spans = [(0.1 * n, 0.1 * n + 0.1) for n in range(7)]
    tags = {species.id: TagState.PRESENT}
    of_windows = [
        SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, tags=tags, span_s=span)
        for span in spans
    ]
    settled(trained.bench.execute(SetSpeciesLists(of_windows)))
    header = dialog.table.model().headerData
    titles = [header(column, Qt.Orientation.Horizontal) for column in range(2)]
    n_lists = sum(species.id in listed.present for listed in project.lists.every())
    assert titles == ["Species", "Lists"]
    (line,) = [line for line in cells(dialog) if line[0] == species.name]
    assert int(line[1]) == n_lists > len(project.recordings.all())


def test_the_name_of_another_species_makes_one_of_two(trained, dialog, settled, qtbot):
    low, high = (
        trained.bench.project.species.find_by_name(f"{pitch} bird").id for pitch in ("Low", "High")
    )
    choose(dialog, "Low bird", qtbot)
    type_name(dialog, "High bird", qtbot)
    assert words_on(dialog.take_button) == "Merge"
    assert "“Low bird” becomes “High bird”" in dialog.notice.text()
    settled(qtbot.mouseClick(dialog.take_button, Qt.MouseButton.LeftButton))
    assert [line[0] for line in cells(dialog)] == [
        "High bird", "Low bird (merged with High bird)",
    ]  # fmt: skip
    assert [dialog.table.columnSpan(row, 0) for row in range(2)] == [1, 4]
    lists = trained.bench.project.lists.all().values()
    assert all(low not in list_.tags for list_ in lists)
    assert all(high in list_.tags for list_ in lists if list_.tags)
    assert trained.bench.session.history.next_to_undo.label == "Merge a species with “High bird”"
    settled(trained.bench.undo())
    assert any(low in list_.tags for list_ in trained.bench.project.lists.all().values())


def test_species_that_were_merged_are_separated_again(trained, dialog, settled, qtbot):
    before = trained.bench.project.lists.all()
    choose(dialog, "Low bird", qtbot)
    type_name(dialog, "High bird", qtbot)
    settled(qtbot.mouseClick(dialog.take_button, Qt.MouseButton.LeftButton))
    choose(dialog, "Low bird (merged with High bird)", qtbot)
    assert words_on(dialog.take_button) == "Separate"
    assert not dialog.name.isEnabled()
    settled(qtbot.mouseClick(dialog.take_button, Qt.MouseButton.LeftButton))
    assert [line[0] for line in cells(dialog)] == ["High bird", "Low bird"]
    after = trained.bench.project.lists.all()
    assert {key: set(one.tags) for key, one in after.items()} == {
        key: set(one.tags) for key, one in before.items()
    }


def test_a_species_gets_its_scientific_name(trained, dialog, settled, qtbot):
    choose(dialog, "Low bird", qtbot)
    qtbot.keyClicks(dialog.scientific_name, "Botaurus stellaris")
    settled(qtbot.keyClick(dialog.scientific_name, Qt.Key.Key_Return))
    assert dialog.isVisible()
    assert [line[4] for line in cells(dialog)] == ["", "Botaurus stellaris"]


def test_what_is_tagged_while_it_is_open_is_counted(trained, dialog, settled, qtbot):
    def n_present():
        return {line[0]: int(line[1]) for line in cells(dialog)}["High bird"]

    before = n_present()
    trained.tag_actions.set_state(trained.bench.project.species.find_by_name("High bird").id, None)
    settled(
        trained.tag_actions.toggle_tag(trained.bench.project.species.find_by_name("High bird").id)
    )
    qtbot.waitUntil(lambda: n_present() == before + 1)


def test_only_what_nothing_names_can_be_removed(trained, dialog, settled, qtbot):
    choose(dialog, "Low bird", qtbot)
    assert not dialog.remove_button.isEnabled()
    dialog.close()
    trained.tag_actions.tag_new_species("Mistake")
    trained.tag_actions.set_state(trained.bench.project.species.find_by_name("Mistake").id, None)
    settled(trained.actions_["project.species"].trigger())
    again = next(child for child in trained.findChildren(SpeciesDialog) if child.isVisible())
    choose(again, "Mistake", qtbot)
    qtbot.waitUntil(again.remove_button.isEnabled)
    settled(qtbot.mouseClick(again.remove_button, Qt.MouseButton.LeftButton))
    qtbot.waitUntil(lambda: "Mistake" not in [line[0] for line in cells(again)])
    assert trained.bench.project.species.find_by_name("Mistake") is None
    again.close()


def test_a_project_to_look_at_only_lets_nothing_be_renamed(
    window, trained_project, settled, qtbot
):
    window.bench.open(trained_project, read_only=True)
    settled(qtbot.waitUntil(lambda: window.bench.overview is not None, timeout=20_000))
    settled(window.actions_["project.species"].trigger())
    dialog = window.findChild(SpeciesDialog)
    assert len(cells(dialog)) == 2
    assert not any(child.isEnabled() for child in dialog.findChildren(QLineEdit))
    assert not dialog.take_button.isEnabled()
    dialog.close()

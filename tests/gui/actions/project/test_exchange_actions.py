"""Annotations in and out through the dialogs."""

import json
import math

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from birdann.analysis import networks
from birdann.app.commands import LabelSegments
from birdann.app.exchange.imported_rows import ImportAs
from birdann.app.learning.calls import min_probability, set_min_probability
from birdann.core.labels import Certainty, LabelState
from birdann.formats.registry import FORMATS
from birdann.gui.dialogs.program.outcome_dialogs import ListReportDialog
from birdann.gui.panels.segment_filter import kept_in_words
from tests.csv_rows import csv_rows
from tests.gui.walking import words_on

TIMEOUT_MS = 30_000
HEAD = (
    "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tLow Freq (Hz)\tHigh Freq (Hz)\t"
    "Begin File\tFile Offset (s)\tSpecies\n"
)


@pytest.fixture
def tables(text_file):
    """A Raven table of two recordings, one of which is unknown, and a file of no format."""
    raven = text_file(
        "calls.txt",
        HEAD
        + "1\tSpectrogram 1\t1\t0.5\t0.9\t1500\t2500\tdawn_5.wav\t0.5\tWren\n"
        + "2\tSpectrogram 1\t1\t2.0\t2.4\t1500\t2500\tdawn_5.wav\t2.0\tRobin\n"
        + "3\tSpectrogram 1\t1\t1.0\t1.4\t1500\t2500\tunknown.wav\t1.0\tWren\n",
    )
    junk = text_file("junk.txt", "nothing of the kind\n")
    return [raven, junk]


def previewed(window, paths, qtbot):
    """Open the dialog and wait for its preview."""
    dialog = window.exchange_actions.import_files(paths)
    qtbot.waitUntil(lambda: dialog.table.n_rows == len(paths), timeout=TIMEOUT_MS)
    return dialog


def test_files_are_previewed_before_anything_changes(
    opened, tables, tmp_path, text_file, settled, qtbot
):
    dialog = previewed(opened, tables, qtbot)
    assert [dialog.table.text(0, column) for column in range(5)] == [
        "calls.txt",
        "Raven selection table",
        "3",
        "1",
        "2",
    ]
    assert dialog.table.text(1, 1) == "cannot be read"
    assert "2 annotations fit" in dialog.summary.text()
    assert "1 annotation is of a recording not in the project" in dialog.summary.text()
    before = opened.bench.project.overview.counts()
    settled(qtbot.keyClick(dialog, Qt.Key.Key_Escape))
    assert opened.bench.project.overview.counts() == before
    settled(opened.exchange_actions.import_files(tables).close())
    assert opened.window_parts.messages.error is None
    dialog = previewed(opened, tables[:1], qtbot)
    dialog.formats.choose("audacity")
    assert dialog.table.n_rows == 0  # what stood there was read in another format
    qtbot.waitUntil(lambda: dialog.table.n_rows == 1, timeout=TIMEOUT_MS)
    assert dialog.table.text(0, 1) != "Raven selection table"
    assert not dialog.import_button.isEnabled()
    settled(dialog.close())
    assert opened.bench.project.overview.counts() == before
    label = {"species": "Kiwi", "certainty": 100, "sex": "m"}
    avianz = text_file(
        "dawn_5.wav.data", json.dumps([{"Operator": "Ada"}, [1.0, 2.0, 0, 0, [label]]])
    )
    raven = tmp_path / "bad.txt"
    row = "1\tSpectrogram 1\t1\tsoon\t0.9\t1500\t2500\tdawn_5.wav\t0.5\tWren\n"
    raven.write_text(HEAD + row + row.replace("soon", "0.5"))
    dialog = previewed(opened, [avianz], qtbot)
    told = dialog.summary.text()
    assert "cannot be read" not in told
    assert told.endswith("does not keep: sex.")
    dialog.reject()
    dialog = previewed(opened, [avianz, raven], qtbot)
    told = dialog.summary.text()
    assert "1 row cannot be read: bad.txt" in told
    assert told.endswith("does not keep: sex.")
    dialog.reject()


def test_annotations_come_in_as_segments(opened, tables, settled, qtbot):
    before = opened.bench.project.overview.counts()
    dialog = previewed(opened, tables, qtbot)
    settled(qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton))
    after = opened.bench.project.overview.counts()
    assert after.segments == before.segments + 2
    assert after.species == 2
    report = opened.findChild(ListReportDialog)
    rows = {report.table.text(row, 0) for row in range(report.table.n_rows)}
    assert rows == {"unknown.wav", "junk.txt"}
    report.close()


def test_annotations_come_in_as_lists_only(opened, tables, settled, qtbot):
    before = opened.bench.project.overview.counts()
    dialog = previewed(opened, tables[:1], qtbot)
    dialog.as_lists.click()
    settled(qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton))
    after = opened.bench.project.overview.counts()
    assert after.segments == before.segments
    assert after.tagged == 1


def test_scores_come_in_as_evidence_and_lead_to_training(opened, text_file, settled, qtbot):
    path = text_file("scored.csv", "file,start_s,end_s,species,score\ndawn_5.wav,0,3,Wren,0.6\n")
    before = opened.bench.project.overview.counts()
    dialog = previewed(opened, [path], qtbot)
    dialog.as_evidence.click()
    assert not dialog.authors.isEnabled()
    settled(qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton))
    after = opened.bench.project.overview.counts()
    assert (after.segments, after.tagged, after.detected) == (before.segments, before.tagged, 1)


def test_names_of_a_network_are_not_asked_about(trained, tmp_path, qtbot):
    (known, *_) = trained.bench.project.species.in_use()
    path = tmp_path / "scored.csv"
    rows = "".join(f"dawn_5.wav,{at},{at + 1},{known.name}x,0.6\n" for at in range(2))
    path.write_text(f"file,start_s,end_s,species,score\n{rows}")
    dialog = previewed(trained, [path], qtbot)
    assert dialog.as_evidence.isChecked()

    def is_asked():
        (asked,) = dialog.answers.values()
        return asked.isVisibleTo(dialog)

    qtbot.wait(50)  # rows of a form are shown in the next turn
    assert not is_asked()
    dialog.as_segments.click()
    qtbot.waitUntil(is_asked)


def test_few_scores_lead_to_a_network_that_is_at_hand(
    opened, tmp_path, text_file, settled, qtbot, monkeypatch
):
    network = tmp_path / "owls.onnx"
    monkeypatch.setattr(networks, "installed_networks", lambda: [network])
    asked = []
    monkeypatch.setattr(opened.exchange_actions, "detect", lambda *how: asked.append(how))
    path = text_file(
        "scored.csv",
        "file,start_s,end_s,species,score\ndawn_5.wav,0,1,Wren,0.6\ndawn_5.wav,1,2,Wren,0.6\n",
    )
    dialog = previewed(opened, [path], qtbot)
    assert dialog.as_evidence.isChecked()  # windows, not calls
    dialog.as_segments.click()
    dialog.formats.setCurrentIndex(1)
    dialog.formats.setCurrentIndex(0)
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=TIMEOUT_MS)
    assert dialog.as_segments.isChecked()  # what was chosen stays
    dialog.as_evidence.click()
    settled(qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton))
    (box,) = (box for box in opened.findChildren(QMessageBox) if box.isVisible())
    (again,) = (button for button in box.buttons() if "owls.onnx" in button.text())
    again.click()
    ((choice, settings),) = asked
    assert choice.path == network
    assert (settings.min_score, settings.step_s, settings.as_evidence) == (0.005, 1.0, True)


def test_whose_names_beside_scores_are_is_asked(opened, text_file, settled, qtbot):
    path = text_file(
        "scored.csv", "file,start_s,end_s,species,det_score\ndawn_5.wav,0,.5,Wren,0.5\n"
    )
    dialog = previewed(opened, [path], qtbot)
    assert "(det_score). Are its species names a person’s labels" in dialog.summary.text()
    assert dialog.authors.isEnabled()
    dialog.as_lists.click()
    assert not dialog.authors.isEnabled()
    dialog.as_segments.click()
    before = opened.bench.project.overview.counts()
    settled(qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton))
    after = opened.bench.project.overview.counts()
    assert (after.segments, after.corrected) == (before.segments + 1, before.corrected)


def exported(window, name, target, qtbot, at_least=None):
    """Choose a format in the dialog, and a bar in percent, then a place."""
    dialog = window.exchange_actions.export()
    dialog.choose(name)
    if at_least is not None:
        dialog.only_sure.setChecked(at_least > 0)
        dialog.bar.setValue(at_least)
    assert dialog.format_name == name
    qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
    files = next(child for child in window.findChildren(QFileDialog) if child.isVisible())
    files.fileSelected.emit(str(target))
    files.close()


def test_the_dialog_writes_in_the_format_chosen_and_remembers_it(
    trained, tmp_path, settled, qtbot
):
    settled(exported(trained, "csv", tmp_path / "calls", qtbot))
    assert len(csv_rows(tmp_path / "calls.csv")) == trained.bench.counts.segments
    folder = tmp_path / "raven"
    folder.mkdir()
    settled(exported(trained, "raven", folder, qtbot))
    assert len([path for path in folder.iterdir() if path.name != "left-out.txt"]) == 6
    settled(exported(trained, "species", tmp_path / "summary.csv", qtbot))
    assert "Low bird" in (tmp_path / "summary.csv").read_text(encoding="utf-8")
    dialog = trained.exchange_actions.export()
    assert dialog.format_name == "species"
    dialog.choose("audacity")
    assert "Does not keep" in dialog.about.text()
    assert "one file per recording" in dialog.about.text()
    for name, said in (
        ("lists", "with its species"),
        ("presence", "predicted probability"),
        ("next", "help training most"),
    ):
        dialog.choose(name)
        assert said in dialog.about.text()
        assert "counts by status" not in dialog.about.text()
    settled(dialog.choose("clips"))
    shown = dialog.list.viewport().rect()
    assert shown.contains(dialog.list.visualItemRect(dialog.list.currentItem()))
    dialog.close()


def test_author_and_licence_of_a_set_are_asked_once_and_clips_go_into_folders_by_species(
    trained, tmp_path, settled, qtbot
):
    dialog = trained.exchange_actions.export()
    assert dialog.credit_choices.isHidden()
    dialog.choose("xeno-canto")
    assert not dialog.credit_choices.isHidden()
    qtbot.keyClicks(dialog.author, "Ada")
    qtbot.keyClicks(dialog.licence, "CC BY 4.0")
    qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
    files = next(child for child in trained.findChildren(QFileDialog) if child.isVisible())
    files.fileSelected.emit(str(tmp_path / "set.json"))
    settled(files.close())
    content = json.loads((tmp_path / "set.json").read_text())
    assert (content["set_creator"], content["set_license"]) == ("Ada", "CC BY 4.0")
    again = trained.exchange_actions.export()
    assert (again.author.text(), again.licence.text()) == ("Ada", "CC BY 4.0")
    again.close()
    dialog = trained.exchange_actions.export()
    dialog.choose("clips")
    assert dialog.clip_choices.isVisible()
    dialog.close()
    settled(exported(trained, "clips", tmp_path, qtbot))
    assert list(tmp_path.rglob("*.wav"))
    assert trained.window_parts.messages.error is None


PER_RECORDING = sorted(
    name
    for name, one in FORMATS.items()
    if one.capabilities.writes and one.capabilities.per_recording
)


def test_formats_of_one_recording_a_file_go_into_a_folder(trained, tmp_path, settled, qtbot):
    for name in PER_RECORDING:
        folder = tmp_path / name
        folder.mkdir()
        settled(exported(trained, name, folder, qtbot))
        assert len([path for path in folder.iterdir() if path.is_file()]) > 1, name


def test_only_what_was_confirmed_leaves_in_every_form(trained, tmp_path, settled, qtbot):
    n_reviewed = trained.bench.counts.confirmed + trained.bench.counts.corrected
    n_left_out = trained.bench.counts.segments - n_reviewed
    for name in ("csv", "raven", "species", "clips"):
        dialog = trained.exchange_actions.export()
        dialog.choose(name)
        assert dialog.only_reviewed.isVisible(), name
        dialog.only_reviewed.setChecked(False)  # it is kept from the last time
        dialog.only_reviewed.click()
        qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
        folder = tmp_path / name
        folder.mkdir()
        target = folder / "out.csv" if name in {"csv", "species"} else folder
        files = next(child for child in trained.findChildren(QFileDialog) if child.isVisible())
        files.fileSelected.emit(str(target))
        settled(files.close())
        assert f"{n_left_out} segment" in trained.statusBar().currentMessage(), name
        trained.statusBar().clearMessage()
        (note,) = folder.rglob("*left-out.txt")
        assert "status: confirmed, corrected" in note.read_text(encoding="utf-8"), name
        if name == "csv":
            assert len(csv_rows(target)) == n_reviewed


@pytest.mark.parametrize("name", ["csv", "species"])
def test_the_bar_is_saved_where_an_export_asks_for_it_and_says_what_it_keeps(
    trained, name, tmp_path, settled, qtbot
):
    project = trained.bench.project
    dialog = trained.exchange_actions.export()
    dialog.choose(name)
    assert dialog.only_sure.isVisible()
    assert not dialog.only_sure.isChecked()
    assert not dialog.expected.isVisible()
    qtbot.mouseClick(
        dialog.only_sure, Qt.MouseButton.LeftButton, pos=QPoint(8, dialog.only_sure.height() // 2)
    )
    assert dialog.bar.value() == 95
    dialog.bar.setValue(100)
    assert dialog.expected.text() == "No unreviewed prediction reaches this probability."
    dialog.bar.setValue(60)
    assert "Expected precision" in dialog.expected.text()
    dialog.close()
    assert min_probability(project) == 0.0
    settled(exported(trained, name, tmp_path / "all.csv", qtbot, at_least=0))
    assert not (tmp_path / "all.csv.left-out.txt").exists()
    data = trained.bench.queue
    percent = math.floor(100 * data.table.probability.max())
    settled(exported(trained, name, tmp_path / "out.csv", qtbot, at_least=percent))
    assert min_probability(project) == percent / 100
    n_sure = int((data.table.probability >= percent / 100).sum())
    assert 0 < n_sure < len(data)
    note = (tmp_path / "out.csv.left-out.txt").read_text(encoding="utf-8")
    assert f"at least {percent / 100:g} (the project's minimum)" in note
    assert f"{n_sure:,} of {len(data):,}" in note
    dialog = trained.exchange_actions.export()
    assert dialog.only_sure.isChecked()
    assert dialog.bar.value() == percent
    dialog.close()
    trained.bench.undo()
    assert min_probability(project) == 0.0


def test_the_saved_bar_stays_where_nobody_moved_it_or_no_place_was_chosen(
    trained, tmp_path, settled, qtbot
):
    project = trained.bench.project
    told = trained.bench.queue.table.probability.tolist()
    bar = next(
        number for number in sorted(told) if 0.3 < number < round(number, 2)
    )  # the field has whole ones
    set_min_probability(trained.bench.here.session, bar)  # as a command can
    settled()
    settled(exported(trained, "csv", tmp_path / "all.csv", qtbot))
    assert min_probability(project) == bar
    dialog = trained.exchange_actions.export()
    dialog.choose("csv")
    said = dialog.expected.text()
    assert said == kept_in_words(trained.bench.queue.expected_precision(bar))
    dialog.bar.setValue(60)
    qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
    next(child for child in trained.findChildren(QFileDialog) if child.isVisible()).reject()
    settled()
    assert min_probability(project) == bar


def test_files_in_a_folder_are_replaced_only_when_that_is_wanted(
    trained, tmp_path, settled, qtbot
):
    settled(exported(trained, "raven", tmp_path, qtbot))
    mine = sorted(tmp_path.glob("*.txt"))[0]
    mine.write_text("mine")
    settled(exported(trained, "raven", tmp_path, qtbot))
    assert mine.read_text() == "mine"
    box = trained.findChild(QMessageBox)
    assert str(tmp_path) in box.informativeText()
    replace = next(button for button in box.buttons() if words_on(button) == "Replace")
    settled(qtbot.mouseClick(replace, Qt.MouseButton.LeftButton))
    assert mine.read_text() != "mine"


def test_the_window_writes_nothing_over_its_project_or_sound(trained, settled):
    project = trained.bench.project
    sound = project.audio_path(project.recordings.all()[0]).path
    before = sound.read_bytes()
    n_segments = project.overview.counts().segments
    for path in (project.path, sound):
        for name in ("csv", "species"):
            settled(trained.exchange_actions.export_to(path, name, overwrite=True))
            assert path.name in trained.window_parts.messages.error.words.text()
    assert sound.read_bytes() == before
    assert project.overview.counts().segments == n_segments


def test_what_a_format_cannot_carry_is_said_in_the_dialog_if_the_project_holds_it(
    trained, settled
):
    dialog = trained.exchange_actions.export()
    dialog.choose("lists")
    assert not dialog.only_reviewed.isEnabled()
    assert dialog.chosen_segments() == {}
    dialog.close()
    dialog = trained.exchange_actions.export()
    dialog.choose("audacity")
    assert "does not support" not in dialog.about.text()
    dialog.close()
    session = trained.bench.session
    (recording, *_) = session.project.recordings.all()
    (place, *_) = session.project.segments.positions(recording.id)
    (species, *_) = session.project.species.in_use()
    session.execute(
        LabelSegments(
            [place.segment_id], LabelState.CORRECTED, species.id, certainty=Certainty.POSSIBLE
        )
    )
    settled()
    dialog = trained.exchange_actions.export()
    dialog.choose("audacity")
    assert "does not support: certainty." in dialog.about.text()
    dialog.choose("raven")
    assert "does not support" not in dialog.about.text()
    dialog.close()


def test_tables_of_which_nothing_fits_say_so_before_and_change_nothing(
    opened, tmp_path, settled, qtbot
):
    path = tmp_path / "other.csv"
    head = "Start (s),End (s),Scientific name,Common name,Confidence,File"
    for rows, words in (
        ("0,1,T,Wren,0.8,unknown.wav", "not in the project"),
        ("0,1,T,Wren,1.8,dawn_5.wav", "its confidence is not between 0 and 1"),
    ):
        path.write_text(f"{head}\n{rows}\n")
        before = opened.bench.project.overview.counts()
        dialog = previewed(opened, [path], qtbot)
        assert words in dialog.summary.text()
        assert not dialog.import_button.isEnabled()
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        opened.exchange_actions.import_now([path], None, import_as=ImportAs.SEGMENTS)
        qtbot.waitUntil(lambda: opened.findChild(ListReportDialog) is not None, timeout=TIMEOUT_MS)
        report = opened.findChild(ListReportDialog)
        assert "Nothing was imported" in report.summary.text()
        settled()
        assert opened.bench.project.overview.counts() == before
        opened.window_parts.messages.close_all()
        report.deleteLater()
        qtbot.waitUntil(lambda: opened.findChild(ListReportDialog) is None, timeout=TIMEOUT_MS)

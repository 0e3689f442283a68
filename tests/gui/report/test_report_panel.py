"""The training report in the window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog, QLabel, QStyle

from birdann.app.reviewing.report_steps import Help, Light, NextStep
from birdann.app.reviewing.species_report import ReportPage, ReportRow, interval
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.message import Message
from birdann.core.training_report import (
    Calibration,
    LearnerChoices,
    LearnerReport,
    Reliability,
    TrainingReport,
)
from birdann.gui.report.report_delegate import COLUMNS, CORRECT, EXAMPLES, LISTS, SPECIES, STEP
from birdann.gui.report.report_panel import ReportPanel
from birdann.gui.text.language import LANGUAGES, tr, use_language

REVIEW = Help(step=NextStep.REVIEW, n=5, species_ids=(SpeciesId(1),))


@pytest.fixture(autouse=True)
def in_english(application):
    """Write numbers as the window does, whatever the machine's own language."""
    use_language(application, "en")


@pytest.fixture
def page(factory):
    """Three species, one of each light, and a recording that needs attention."""
    names = ("Wren", "Robin & Co", "Tit")
    rows = [
        ReportRow(
            name=name,
            detail=Message.counted("%Ln call", "%Ln calls", 10 * place + 1),
            light=light,
            species_id=SpeciesId(place + 1),
            n_calls=10 * place + 1,
            n_lists=9 - place,
            examples=((SegmentId(place), place == 0),),
            correct=correct,
            help=Help() if light is Light.GOOD else REVIEW,
        )
        for place, (name, light, correct) in enumerate(
            zip(
                names,
                (Light.GOOD, Light.CHECK, Light.NEEDS_DATA),
                (interval(90, 100), interval(7, 10), None),
                strict=True,
            )
        )
    ]
    about = Help(step=NextStep.SHOW, recording_ids=(RecordingId(7),))
    recording = ReportRow(name="a.wav", detail="No segments were found.", help=about)
    tested = Reliability(
        stated=(0.7, 0.9), found=(0.6, 0.9), low=(0.3, 0.8), high=(0.8, 0.95),
        segments=(10.0, 90.0), recordings=100, error=0.03, error_low=0.02, error_high=0.05,
    )  # fmt: skip
    report = TrainingReport(
        calibration=Calibration(after=tested), findings=("Decision trees <alone>.",)
    )
    run = factory.run([factory.species(name) for name in names], report=report)
    return ReportPage(
        run=run, species=tuple(reversed(rows)), recordings=(recording,),
        correct=0.71, n_answers=45, n_correct=38,
    )  # fmt: skip


@pytest.fixture
def panel(qtbot):
    panel = ReportPanel()
    qtbot.addWidget(panel)
    panel.resize(1366, 600)
    panel.show()
    return panel


def names_of(panel):
    model = panel.table.rows
    return [model.row_at(place).name for place in range(model.rowCount())]


def test_one_sentence_says_whether_predictions_can_be_used(panel, page):
    panel.show_page(page)
    assert panel.sentence.text() == "About 7 of 10 predictions are correct. 1 species needs data."
    assert panel.evidence.text() == (
        "Calibration error 0.03 (95 % CI 0.02–0.05) on 100 held-out recordings. Reviewed predictions: 38 of 45 correct."
    )
    assert panel.diagram.isVisible()
    assert "predicted 0.70, correct 0.60" in panel.diagram.accessibleDescription()


def test_the_amount_of_training_data_does_not_widen_the_window(panel, page):
    data = replace(
        page.run.report.data, recordings=12_345, segments=654_321, source_segments=9_999
    )
    report = replace(page.run.report, data=data)
    panel.show_page(replace(page, run=replace(page.run, report=report)))
    assert "9,999" in panel.caption.text()
    assert panel.caption.minimumSizeHint().width() < 300


def test_own_answers_are_drawn_with_their_intervals_also_without_a_calibration(panel, page):
    own = Reliability(stated=(0.8,), found=(0.5,), low=(0.2,), high=(0.8,), segments=(6.0,))
    run = replace(page.run, report=TrainingReport())
    panel.show_page(replace(page, run=run))
    assert not panel.diagram.isVisible()
    empty = panel.diagram.grab().toImage()
    panel.show_page(replace(page, run=run, own_reliability=own))
    assert panel.diagram.isVisible()
    assert (
        panel.diagram.accessibleDescription()
        == "Reviewed predictions: predicted 0.80, correct 0.50"
    )
    assert panel.diagram.grab().toImage() != empty
    panel.show_page(replace(page, own_reliability=own))
    assert "Held-out recordings: predicted 0.70" in panel.diagram.accessibleDescription()


def test_the_curve_of_each_detector_is_drawn_in_its_colour(panel, page, tmp_path):
    curve = Reliability(
        stated=(0.2, 0.9), found=(0.1, 0.8), low=(0.0, 0.7), high=(0.3, 0.9), recordings=12
    )
    curves = {"BirdNET 2.4": curve, "Perch": replace(curve, recordings=9)}
    model = LearnerReport(choices=LearnerChoices(curves=curves))
    before = panel.diagram.grab().toImage()
    run = replace(page.run, report=replace(page.run.report, model=model))
    panel.show_page(replace(page, run=run))
    assert panel.diagram.grab().toImage() != before
    assert panel.diagram.accessibleDescription().splitlines()[1] == (
        "Detections of BirdNET 2.4: predicted 0.20, correct 0.10; predicted 0.90, correct 0.80"
    )
    assert "Perch" not in panel.diagram.accessibleDescription()  # of too few recordings
    panel.diagram.click()
    large = panel.findChild(QDialog)
    legend = large.findChild(QLabel)
    assert legend.textFormat() == Qt.TextFormat.RichText
    assert legend.text().count("</span>") == 2
    large.close()


def test_the_worst_comes_first_and_every_column_sorts(panel, page):
    panel.show_page(page)
    assert names_of(panel) == ["Tit", "Robin & Co", "Wren"]
    for column, expected in (
        (SPECIES, ["Robin & Co", "Tit", "Wren"]),
        (LISTS, ["Tit", "Robin & Co", "Wren"]),
        (CORRECT, ["Tit", "Robin & Co", "Wren"]),
        (EXAMPLES, ["Wren", "Robin & Co", "Tit"]),
    ):
        panel.table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        assert names_of(panel) == expected
        panel.table.sortByColumn(column, Qt.SortOrder.DescendingOrder)
        assert names_of(panel) == expected[::-1]
    panel.show_page(replace(page, n_answers=46))
    assert names_of(panel) == expected[::-1]


@pytest.mark.parametrize(("width_px", "n_shown"), [(1344, 3), (1160, 2), (1040, 1), (880, 1)])
def test_every_column_is_in_sight_on_a_small_screen(panel, page, width_px, n_shown, qtbot):
    panel.resize(width_px, 520)
    panel.show_page(page)
    qtbot.wait(20)
    table = panel.table
    assert table.horizontalScrollBar().maximum() == 0
    last = table.columnViewportPosition(STEP) + table.columnWidth(STEP)
    assert last <= table.viewport().width()
    row = replace(table.rows.row_at(2), examples=tuple((SegmentId(k), False) for k in range(3)))
    cell = table.visualRect(table.rows.index(2, EXAMPLES))
    y = cell.center().y()
    hit = [table.drawing.example_at(cell, row, QPoint(x, y)) for x in range(0, width_px, 20)]
    assert set(hit) - {None} == {SegmentId(k) for k in range(n_shown)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_whole_in_every_language_on_a_small_screen(
    application, page, qtbot, language
):
    use_language(application, language)
    panel = ReportPanel()
    qtbot.addWidget(panel)
    panel.resize(1040, 520)
    panel.show()
    panel.show_page(page)
    header = panel.table.horizontalHeader()
    margins_px = 2 * header.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin)
    for column, words in enumerate(COLUMNS):
        width_px = header.fontMetrics().horizontalAdvance(tr(words)) + margins_px
        assert width_px <= header.sectionSize(column), tr(words)


def test_headings_stand_over_their_cells_where_people_read_from_right_to_left(panel, page):
    panel.show_page(page)
    header = panel.table.horizontalHeader()
    align = QStyle.visualAlignment(Qt.LayoutDirection.RightToLeft, header.defaultAlignment())
    assert align & Qt.AlignmentFlag.AlignLeft


def test_chips_filter_and_count(panel, page):
    panel.show_page(page)
    texts = [chip.text() for chip in panel.chips.values()]
    assert texts == ["Good  1", "Check  1", "Needs data  1", "Recordings  1"]
    panel.chips[Light.CHECK].click()
    assert names_of(panel) == ["Robin & Co"]
    panel.chips["recordings"].click()
    assert names_of(panel) == ["a.wav"]
    panel.chips["recordings"].click()
    assert len(names_of(panel)) == 3


def test_the_button_and_enter_do_the_step_and_examples_play(panel, page, qtbot):
    panel.show_page(page)
    table, model = panel.table, panel.table.rows
    asked, heard = [], []
    table.step_asked.connect(asked.append)
    table.play_requested.connect(heard.append)
    viewport, left = table.viewport(), Qt.MouseButton.LeftButton
    qtbot.mouseClick(viewport, left, pos=table.visualRect(model.index(0, STEP)).center())
    assert asked == [REVIEW]
    cell = table.visualRect(model.index(2, EXAMPLES))
    qtbot.mouseClick(viewport, left, pos=QPoint(cell.left() + 20, cell.center().y()))
    assert heard == [SegmentId(0)]
    qtbot.keyClick(table, Qt.Key.Key_1)
    assert heard == [SegmentId(0)] * 2
    qtbot.keyClick(table, Qt.Key.Key_Return)  # nothing needed for the Wren
    assert asked == [REVIEW]
    qtbot.keyClick(table, Qt.Key.Key_Up)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert asked == [REVIEW] * 2


def test_details_are_folded_and_escaped(panel, page):
    panel.show_page(page)
    assert not panel.browser.isVisible()
    panel.details_button.click()
    assert "Decision trees <alone>." in panel.browser.toPlainText()
    assert panel.browser.isVisible()


def test_without_a_model_the_page_says_what_to_do(panel, page):
    panel.show_page(page)
    panel.show_page(None)
    assert panel.sentence.text().startswith("No model yet.")
    assert not panel.table.isVisible()
    assert not panel.compare_button.isVisible()


def test_cells_tell_in_words_what_they_draw(panel, page):
    panel.show_page(page)
    model = panel.table.rows
    assert model.index(0, SPECIES).data() == "Needs data: Tit, 21 calls"
    assert model.index(0, CORRECT).data() == "cannot be estimated"
    assert model.index(1, CORRECT).data() == "70 % (40–89 %)"
    assert model.index(1, STEP).data() == "Review 5 calls"

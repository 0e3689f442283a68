"""What is measured of a call: under its place in the panel, as an order of the queue, exported."""

from PySide6.QtCore import Qt

from birdann.app.segmenting.measuring import stored_measures
from birdann.features.measurements import MEASUREMENTS, NAMES
from birdann.gui.item_models.queue import MEASURE_COLUMN
from tests.csv_rows import csv_rows
from tests.gui.conftest import TIMEOUT_MS

SNR, PEAK = NAMES.index("snr_db"), NAMES.index("peak_hz")


def choose_order(window, qtbot, title):
    box = window.window_parts.queue.order_box
    box.setCurrentIndex(box.findText(title))
    qtbot.waitUntil(
        lambda: not window.window_parts.queue.table.isColumnHidden(MEASURE_COLUMN),
        timeout=TIMEOUT_MS,
    )


def listed(window):
    model = window.window_parts.queue.model
    return [model.segment_at(place) for place in range(model.rowCount())]


def shown_numbers(window):
    model = window.window_parts.queue.model
    cells = (model.index(place, MEASURE_COLUMN).data() for place in range(model.rowCount()))
    return [float(cell.split()[0].replace("−", "-")) for cell in cells if cell != "–"]


def test_the_queue_can_be_ordered_by_a_measure_both_ways(opened, settled, qtbot):
    settled()
    window = opened
    window.layout_.docks["Review queue"].setFloating(True)  # wide enough for a table
    settled(window.layout_.docks["Review queue"].resize(1400, 420))
    settled(choose_order(window, qtbot, str(MEASUREMENTS[PEAK].title)))
    assert window.window_parts.queue.order_box.currentText() == "Peak frequency"
    header = window.window_parts.queue.model
    assert header.headerData(MEASURE_COLUMN, Qt.Orientation.Horizontal) == "Peak frequency"
    falling = listed(window)
    with window.bench.project.reader() as reader:
        values = stored_measures(reader)
    peaks = [float(values[key][PEAK]) for key in falling]
    assert len(peaks) > 2
    assert peaks == sorted(peaks, reverse=True)
    assert shown_numbers(window) == [round(peak / 1000, 2) for peak in peaks]
    window.window_parts.queue.table.horizontalHeader().sectionClicked.emit(MEASURE_COLUMN)
    peaks = [float(values[key][PEAK]) for key in listed(window)]
    assert peaks == sorted(peaks)
    settled(window.window_parts.queue.order_box.setCurrentIndex(0))
    assert window.window_parts.queue.table.isColumnHidden(MEASURE_COLUMN)


def test_the_panel_tells_the_measures_of_the_segment_selected(opened, settled, qtbot):
    settled()
    window = opened
    panel = window.window_parts.segment
    assert not panel.measures.isVisibleTo(panel)
    first = window.bench.view.segments[0].id
    window.bench.select((first,))
    qtbot.waitUntil(lambda: bool(panel.measures.text()), timeout=TIMEOUT_MS)
    if panel.more.isVisibleTo(panel):  # where the panel is low
        panel.more.click()
    assert panel.measures.isVisibleTo(panel)
    assert panel.measures.text().startswith("peak ")
    assert "over noise" in panel.measures.text()
    assert "Peak frequency: " in panel.measures.toolTip()
    assert "Raven: Peak Freq" in panel.measures.toolTip()
    window.bench.select(())
    assert panel.measures.text() == ""


def test_a_table_with_measurements_is_exported_from_the_dialog(opened, settled, tmp_path):
    settled()
    window = opened
    dialog = window.exchange_actions.export()
    dialog.choose("audacity")
    assert not dialog.with_measurements.isEnabled()
    dialog.choose("csv")
    dialog.with_measurements.setChecked(True)
    extras = dialog.extra_contents()
    assert extras == {"with_measurements": True, "scores_in_names": False}
    dialog.reject()
    settled(window.exchange_actions.export_to(tmp_path / "out.csv", "csv", extras=extras))
    rows = csv_rows(tmp_path / "out.csv")
    assert rows
    for row in rows:
        assert float(row["low_hz"]) - 100 <= float(row["peak_hz"]) <= float(row["high_hz"]) + 100


def test_scores_are_written_into_names_where_the_dialog_says_so(trained, settled, tmp_path):
    window = trained
    dialog = window.exchange_actions.export()
    dialog.choose("csv")
    assert not dialog.scores_in_names.isVisibleTo(dialog)
    dialog.choose("audacity")
    assert dialog.scores_in_names.isVisibleTo(dialog)
    assert dialog.extra_contents() == {"with_measurements": False, "scores_in_names": False}
    dialog.scores_in_names.setChecked(True)
    extras = dialog.extra_contents()
    dialog.reject()
    for name, more in (("plain", {}), ("scored", extras)):
        settled(window.exchange_actions.export_to(tmp_path / name, "audacity", extras=more))
    assert {name.partition(";")[2] for name in names_in(tmp_path / "plain")} == {"?"}
    scores = {name.partition(";")[2] for name in names_in(tmp_path / "scored")}
    assert {0 <= float(score) <= 1 for score in scores} == {True}


def names_in(folder):
    lines = [line for file in folder.rglob("*.txt") for line in file.read_text().splitlines()]
    return {line.split("\t")[2] for line in lines if line[0] != "\\"} - {""}

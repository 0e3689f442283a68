"""The view of results in the window, by the keyboard and the mouse."""

import re
from dataclasses import replace
from datetime import UTC, date, datetime

import numpy as np
import pytest
from PySide6.QtCore import QDate, QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QInputDialog, QMessageBox

from birdann.app.commands.recordings import SetSites
from birdann.app.results.chart_data import Chart, ColorScale, Measure
from birdann.app.results.chart_words import unit_of
from birdann.core.ids import new_id
from birdann.core.recording import Site, SiteId
from birdann.gui.keys.command import Fact
from birdann.gui.results.chart_view import cell_in_words, round_values
from birdann.gui.style.dock_layout import PICTURE, RESULTS
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import use_language
from birdann.gui.text.times import use_date_form
from tests.csv_rows import csv_rows
from tests.gui.style.test_theme import contrast

START = datetime(2024, 5, 2, 4, tzinfo=UTC)


@pytest.fixture
def placed(trained, settled, qtbot):
    """A trained project whose recordings start one after the other at one site."""
    trained.follower.is_on = False
    recordings = trained.bench.project.recordings.all()
    site = Site(id=SiteId(new_id()), name="bog", latitude_deg=47.0, longitude_deg=8.0)
    starts = {one.id: (START.replace(hour=4 + i % 3), "GUANO") for i, one in enumerate(recordings)}
    trained.bench.execute(
        SetSites([site], {recording.id: site.id for recording in recordings}, starts)
    )
    settled()
    trained.actions_["view.results"].trigger()
    settled(qtbot.waitUntil(lambda: trained.results_actions.panel.table is not None))
    return trained


def test_shares_of_visits_are_read_in_percent(placed, settled, qtbot, application):
    panel = placed.results_actions.panel
    panel.measure_box.setFocus()
    for _ in range(2):
        qtbot.keyClick(panel.measure_box, Qt.Key.Key_Down)
    settled(qtbot.waitUntil(lambda: panel.table.query.measure is Measure.VISITS))
    row, column = map(int, zip(*(panel.table.value == 1).nonzero(), strict=True).__next__())
    words = cell_in_words(panel.table, row, column)
    assert ": 100 % of visits with at least one call (95 % CI " in words
    assert "–100 %) · " in words
    use_language(application, "de")
    words = cell_in_words(panel.table, row, column)
    use_language(application, "en")
    assert "," in words.partition("95-%-KI")[2].partition("–")[0]


def test_colours_and_hours_are_not_mirrored_where_people_read_from_right_to_left(
    placed, application
):
    view = placed.results_actions.panel.view
    before = view.grab().toImage()
    application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    after = view.grab().toImage()
    application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert after == before


def test_expected_calls_are_summed_over_all_species_when_they_are_chosen(placed, settled, qtbot):
    panel = placed.results_actions.panel
    assert placed.results_actions._data.candidates is None
    panel.measure_box.setCurrentIndex(list(Measure).index(Measure.EXPECTED))
    qtbot.waitUntil(lambda: panel.table.query.measure is Measure.EXPECTED)
    project = placed.bench.project
    run_id = project.runs.id_in_use()
    timed = [one.id for one in project.recordings.all() if one.started_at is not None]
    tables = [project.scores.table(run_id, key) for key in timed]
    expected = sum(table.probabilities.sum(axis=0, dtype=float) for table in tables)
    names = project.species.names()
    assert not project.labels.all()
    count = dict(zip(panel.table.rows, np.nansum(panel.table.count, axis=1), strict=True))
    for key, n in zip(project.runs.species_ids(run_id), expected, strict=True):
        assert count[names[key]] == pytest.approx(n, rel=0.002)


def test_measures_of_activity_are_read_with_what_they_count(placed, settled, qtbot):
    panel = placed.results_actions.panel
    panel.measure_box.setCurrentIndex(list(Measure).index(Measure.CLIPS))
    settled(qtbot.waitUntil(lambda: panel.table.query.measure is Measure.CLIPS))
    row, column = map(int, zip(*(panel.table.value > 0).nonzero(), strict=True).__next__())
    for measure, unit, of in (
        (Measure.CLIPS, "% of recordings with at least one call", "recordings"),
        (Measure.MINUTES, "% of minutes with at least one call", "minutes"),
        (Measure.BUSIEST, "calls in the busiest minute", "visits"),
    ):
        query = replace(panel.table.query, measure=measure)
        table = replace(panel.table, query=query, unit=unit_of(query))
        words = cell_in_words(table, row, column)
        assert unit in words
        assert words.endswith(of)


@pytest.mark.parametrize(
    ("low", "written"), [(1.61e-5, "< 0.001"), (0.0, "0"), (0.0123, "0.0123"), (1234.5, "1,234")]
)
def test_no_number_of_a_chart_has_an_exponent(placed, settled, low, written):
    table = placed.results_actions.panel.table
    lows, highs = np.full_like(table.low, low), np.full_like(table.high, 29.2)
    ones = np.ones_like(table.value)
    words = cell_in_words(replace(table, value=ones, low=lows, high=highs), 0, 5)
    assert f"(95 % CI {written}–29.2)" in words


@pytest.mark.parametrize(
    ("top", "values"),
    [
        (38.5, [0, 10, 20, 30]),
        (8.5, [0, 2, 4, 6, 8]),
        (1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0.49, [0, 0.1, 0.2, 0.3, 0.4]),
        (1000, [0, 200, 400, 600, 800, 1000]),
    ],
)
def test_axes_have_round_values(top, values):
    assert round_values(top) == values


def test_keys_change_nothing_that_is_not_seen(placed, settled, qtbot):
    panel, before = placed.results_actions.panel, placed.bench.session.history.next_to_undo
    for control in (panel.view, panel.species_box):
        control.setFocus()
        for key in ("A", "B", "1", "X", "L"):
            for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
                settled(qtbot.keyClick(control, getattr(Qt.Key, f"Key_{key}"), modifier))
    assert placed.bench.session.history.next_to_undo is before
    assert placed.findChild(QMessageBox) is None
    assert placed.actions_.missing_facts("tag.none") == (Fact.SEEN,)


def test_calls_by_hour_lead_to_the_gallery(placed, settled, qtbot):
    panel = placed.results_actions.panel
    assert placed.layout_.view == RESULTS
    table = panel.table
    assert [table.columns[n] for n in range(24) if table.effort_h[:, n].any()] == [
        "04",
        "05",
        "06",
    ]
    assert panel.view.hasFocus()
    panel.view.row = panel.view.column = 0
    row, column = divmod(int(table.count[:, 4:7].argmax()), 3)
    for key in [Qt.Key.Key_Down] * row + [Qt.Key.Key_Right] * (column + 4):
        qtbot.keyClick(panel.view, key)
    assert (panel.view.row, panel.view.column) == (row, column + 4)
    assert f"{table.rows[row]}, 0{column + 4}: " in panel.readout.text()
    assert panel.view.accessibleDescription() == panel.readout.text()
    settled(qtbot.keyClick(panel.view, Qt.Key.Key_Return))
    assert placed.layout_.view == "Gallery"
    assert placed.gallery_actions.panel.model.rowCount() == table.count[row, column + 4]
    assert (
        placed.gallery_actions.panel.group_bar.title.text() == f"{table.rows[row]}, 0{column + 4}"
    )
    settled(
        qtbot.mouseClick(placed.gallery_actions.panel.group_bar.end, Qt.MouseButton.LeftButton)
    )
    assert placed.gallery_actions.panel.model.rowCount() == len(placed.bench.queue)


def test_painting_measures_the_names_once_not_for_each_cell(placed, monkeypatch):
    view, measured = placed.results_actions.panel.view, []
    names_px = view._names_px
    monkeypatch.setattr(view, "_names_px", lambda: measured.append(1) or names_px())
    view.grab()
    assert len(measured) == 1


def test_a_click_on_a_cell_without_calls_says_so(placed, settled, qtbot):
    view = placed.results_actions.panel.view
    spot = view.cell_rect(0, 7).center()  # which stands for all hours after it, too
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(round(spot.x()), round(spot.y())))
    assert (view.row, view.column) == (0, 7)
    assert "NA, not surveyed" in placed.results_actions.panel.readout.text()
    assert placed.layout_.view == RESULTS


def test_choices_change_the_chart(placed, settled, qtbot):
    panel = placed.results_actions.panel
    for place, chart in enumerate(Chart):
        panel.chart_box.setCurrentIndex(place)
        if chart is Chart.CLOCK:
            qtbot.waitUntil(lambda: panel.table is None)
            assert "Choose a species" in panel.empty_text.text()
            panel.species_box.setCurrentIndex(1)
            qtbot.waitUntil(lambda: panel.table is not None)
            assert len(panel.table.sun) == 2
        qtbot.waitUntil(lambda chart=chart: panel.table.query.chart is chart)
    panel.chart_box.setCurrentIndex(0)
    panel.measure_box.setCurrentIndex(2)
    panel.from_hour.setValue(5)
    qtbot.waitUntil(lambda: panel.table.query.hours == (5, 24))
    assert panel.table.query == replace(
        panel.table.query, measure=Measure.VISITS, hours=(5, 24), chart=Chart.HOURS
    )
    assert list(panel.table.effort_h[0, 3:8] > 0) == [False, False, True, True, False]


def test_what_is_shown_is_saved(placed, settled, tmp_path):
    for suffix in (".csv", ".svg", ".png"):
        settled(placed.results_actions.save_to(tmp_path / f"chart{suffix}"))
        assert (tmp_path / f"chart{suffix}").stat().st_size
    rows = csv_rows(tmp_path / "chart.csv")
    shown = placed.results_actions.panel.table
    assert len(rows) == shown.value.size
    assert {row["species"] for row in rows} == set(shown.rows)
    assert (
        sum(float(r["count"]) for r in rows if r["count"] != "NA")
        == shown.count[shown.effort_h > 0].sum()
    )


def test_the_key_shows_it_and_hides_it(placed, settled):
    placed.actions_["view.results"].trigger()
    assert placed.layout_.view == PICTURE
    assert any(not dock.isHidden() for dock in placed.layout_.docks.values())
    placed.actions_["view.results"].trigger()
    assert placed.layout_.view == RESULTS
    assert all(dock.isHidden() for dock in placed.layout_.docks.values())


def test_it_needs_a_start(opened, settled):
    assert not opened.actions_["view.results"].isEnabled()


def test_dates_are_kept_as_a_season_and_chosen_by_its_name(placed, settled, qtbot):
    panel, project = placed.results_actions.panel, placed.bench.project
    recordings = project.recordings.all()
    starts = {one.id: (START.replace(day=2 + i), "GUANO") for i, one in enumerate(recordings)}
    placed.bench.execute(SetSites([], {}, starts))
    qtbot.waitUntil(lambda: panel.last.date().day() == 1 + len(recordings))
    panel.first.setDate(QDate(2024, 5, 3))
    panel.season_box.setCurrentIndex(panel.season_box.count() - 1)
    dialog = placed.findChild(QInputDialog)
    dialog.setTextValue("spring")
    dialog.accept()
    qtbot.waitUntil(lambda: panel.season_box.findText("spring") == 1)
    (season,) = project.sites.seasons()
    assert (season.first_day, season.last_day.day) == (date(2024, 5, 3), 1 + len(recordings))
    panel.season_box.setCurrentIndex(1)
    panel.season_box.setCurrentIndex(0)
    assert panel.query().first_day is None
    panel.season_box.setCurrentIndex(1)
    assert panel.query().first_day == date(2024, 5, 3)
    settled(placed.bench.undo())
    assert project.sites.seasons() == []


def test_charts_say_what_their_marks_are_and_choices_keep_their_width(placed, settled, qtbot):
    panel = placed.results_actions.panel
    assert "Colour: calls per hour." in panel.notes.text()
    assert re.search(r"Model: ORed logistic regression of \d+ \w+ 20", panel.notes.text())
    for box in (panel.threshold, panel.first, panel.from_hour, panel.nights):
        assert box.width() <= box.sizeHint().width()
    panel.species_box.setCurrentIndex(1)
    panel.chart_box.setCurrentIndex(list(Chart).index(Chart.CLOCK))
    qtbot.waitUntil(lambda: panel.view.is_clock)
    assert "Dashed: earliest and latest sunrise and sunset." in panel.notes.text()


def test_hours_without_recording_fold_away(placed, settled, qtbot):
    view, table = placed.results_actions.panel.view, placed.results_actions.panel.table
    known = [n for n in range(24) if table.effort_h[:, n].any()]
    assert known == [4, 5, 6]
    widths = [view.cell_rect(0, n).width() for n in range(24)]
    assert min(widths[n] for n in known) > 40
    assert sum(widths) - sum(widths[n] for n in known) < widths[4]
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Home)
    columns = [view.column]
    for _ in range(3):
        qtbot.keyClick(view, Qt.Key.Key_Right)
        columns.append(view.column)
    assert columns == [4, 5, 6, 6]
    assert view.cell_at(view.cell_rect(0, 5).center()) == (0, 5)
    assert view.cell_at(view.cell_rect(0, 0).center()) == (0, 0)
    assert view.cell_rect(0, 1).width() == 0


def test_few_columns_fill_the_chart_and_say_their_values(placed, settled):
    panel = placed.results_actions.panel
    value = np.full_like(panel.table.value, np.nan)
    value[:, 5] = np.linspace(0, 3742, len(value))
    panel.show_table(replace(panel.table, value=value))
    settled(panel.view.clearFocus())
    assert panel.view.cell_rect(0, 5).width() >= 120
    top = np.nanmax(value)
    for row, share in enumerate(ColorScale.ROOT.share(value[:, 5], top).tolist()):
        cell = panel.view.cell_rect(row, 5).toRect().adjusted(2, 2, -3, -3)
        image = panel.view.grab(cell).toImage()
        colors = {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
        }
        ground = QColor(image.pixelColor(0, 0))
        best = max(contrast(QColor(name), ground) for name in colors)
        assert best >= 4.5, (row, share)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_zero_and_not_surveyed_and_few_calls_differ_in_both_themes(placed, settled, theme, qtbot):
    placed.use_theme(theme)
    panel = placed.results_actions.panel
    value = panel.table.value.copy()
    value[:, 4:7] = [0.0, np.nan, 3.0]
    value[0, 6] = 3000.0
    panel.show_table(replace(panel.table, value=value))
    settled(panel.view.clearFocus())

    def ground(row, column):
        spot = panel.view.cell_rect(row, column).topLeft() + QPointF(4, 4)
        image, ratio = panel.view.grab().toImage(), panel.view.devicePixelRatioF()
        return image.pixelColor((spot * ratio).toPoint())

    assert panel.view._units.tolist().count(1.0) == 2  # that of NA is folded away
    zero, few, many = ground(1, 4), ground(1, 6), ground(0, 6)
    assert zero == current_theme().raised
    assert len({item.name() for item in (zero, few, many, current_theme().plot)}) == 4


def test_the_scale_of_the_colours_is_chosen_and_saved(placed, settled, tmp_path):
    panel = placed.results_actions.panel
    assert panel.scale_box.chosen_value is ColorScale.ROOT
    before = panel.view.grab().toImage()
    settled(panel.scale_box.setCurrentText("Logarithmic colours"))
    assert panel.view.grab().toImage() != before
    settled(placed.results_actions.save_to(tmp_path / "log.svg"))
    panel.scale_box.setCurrentText("Linear colours")
    settled(placed.results_actions.save_to(tmp_path / "linear.svg"))
    assert (tmp_path / "log.svg").read_bytes() != (tmp_path / "linear.svg").read_bytes()


@pytest.mark.parametrize(("form", "written"), [("words", "2 May 2024"), ("iso", "2024-05-02")])
def test_dates_are_written_as_in_settings(placed, settled, form, written, qtbot):
    use_date_form(form)
    panel = placed.results_actions.panel
    panel.chart_box.setCurrentText("Species by date")
    qtbot.waitUntil(lambda: panel.table is not None and panel.table.query.chart is Chart.DATES)
    settled()
    placed.actions_["view.results"].trigger()
    settled(placed.actions_["view.results"].trigger())
    assert panel.first.text() == written
    assert written in panel.readout.text()
    use_date_form("words")

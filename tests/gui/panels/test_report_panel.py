"""The training report in words."""

from dataclasses import replace

import pytest

from birdann.core.training_report import Reliability, TrainingReport
from birdann.gui.panels.report_panel import ReportPanel, report_html
from birdann.gui.project.recording_view import SpeciesBook
from birdann.gui.text.language import use_language


@pytest.fixture(autouse=True)
def in_english(application):
    """Write numbers as the window does, whatever the machine's own language."""
    use_language(application, "en")


def book_and_run(factory, **model):
    species = [factory.species(name) for name in ("Wren", "Robin & Co", "Tit")]
    book = SpeciesBook(
        in_use=tuple(species),
        names={one.id: one.name for one in species},
        colors={one.id: place for place, one in enumerate(species)},
    )
    report = {
        "notes": ["Mind <this>."],
        "data": {
            "species": 3,
            "segments": 40,
            "recordings": 12,
            "labelled_segments": 4,
            "recordings_of_species": [6, 6, 1],
        },
        "model": {
            "expected_instances": [10.2, 9.7, 1.0],
            "confirmed_per_class": [0, 0, 0],
            "identifiability_groups": [[0, 1]],
            "noise_rate": 0.25,
            **model,
        },
    }
    return book, factory.run(species, report=TrainingReport.from_json(report))


def test_report_says_what_cannot_be_told_apart_and_what_helps(factory):
    book, run = book_and_run(factory)
    html = report_html(run, book)
    assert "always listed with Robin &amp; Co: confirm a few segments of each" in html
    assert "tag more recordings of it" in html
    assert "Mind &lt;this&gt;." in html
    assert "About 25 % of the segments" in html
    assert "4 segments were labelled by you" in html


def test_of_many_species_that_are_always_listed_together_some_are_named(factory):
    species = [factory.species(f"Species {place}") for place in range(50)]
    book = SpeciesBook(names={one.id: one.name for one in species})
    report = {"model": {"identifiability_groups": [[*range(50)]]}}
    run = factory.run(species, report=TrainingReport.from_json(report))
    html = report_html(run, book)
    assert "always listed with Species 0, Species 1, Species 2 and 46 more: confirm" in html
    assert html.count("Species 49") == 1


def test_one_recording_is_no_recordings(factory):
    book, run = book_and_run(factory)
    report = replace(run.report, data=replace(run.report.data, recordings=1, segments=1))
    html = report_html(replace(run, report=report), book)
    assert "Learned from 1 recording: 3 species, 1 segment." in html


def test_findings_are_shown_in_sentences(factory):
    book, run = book_and_run(factory)
    found = ("About 25 % of the segments are none.", "Decision trees <alone>.")
    html = report_html(replace(run, report=replace(run.report, findings=found)), book)
    assert "What was found:" in html
    assert "Decision trees &lt;alone&gt;." in html
    assert html.count("About 25 %") == 1


def test_a_test_of_the_probabilities_is_shown_in_figures(factory):
    book, run = book_and_run(factory)
    assert "The model said" not in report_html(run, book)
    tested = Reliability(stated=(0.63, 0.97), found=(0.5, 0.94), segments=(12.4, 1203.0))
    for held, shown in ((tested, True), (Reliability(), False), (None, False)):
        html = report_html(replace(run, report=replace(run.report, reliability=held)), book)
        assert ("The model said" in html) == shown
        for words in ("63 %", "<b>50 %</b>", ">12<", "97 %", "<b>94 %</b>", "1,203"):
            assert (words in html) == shown, words


def test_confirmed_species_need_no_advice(factory):
    book, run = book_and_run(factory, confirmed_per_class=[2, 3, 1])
    html = report_html(run, book)
    assert "always listed with" not in html
    assert "tag more" not in html


def test_a_report_of_another_model_is_shown_as_far_as_it_goes(factory, qtbot):
    book, run = book_and_run(factory)
    panel = ReportPanel()
    qtbot.addWidget(panel)
    panel.show_run(replace(run, model_name="new-model", report=TrainingReport()), book)
    text = panel.browser.toPlainText()
    assert "new-model" in text
    assert "Wren" in text
    panel.show_run(None, book)
    assert "Nothing has been learned yet" in panel.browser.toPlainText()

"""Models by their titles and times."""

from datetime import UTC, datetime

import pytest

from birdann.app.exchange.thresholds import run_in_words
from birdann.core.message import Message
from birdann.gui.text.times import date_and_time, use_date_form
from birdann.gui.text.value_words import with_titles


@pytest.mark.parametrize("form", ["words", "iso"])
def test_the_time_of_a_model_is_in_the_format_of_the_settings(factory, form):
    trained_at = datetime(2026, 5, 4, 4, 40, tzinfo=UTC)
    run = factory.run([], created_at=trained_at, model_name="auto")
    use_date_form(form)
    try:
        words = with_titles(Message("Model: {run}.", run=run_in_words(run)))
        here = trained_at.astimezone()
        when = (
            f"{here.day} May 2026, {here:%H:%M}" if form == "words" else f"{here:%Y-%m-%d %H:%M}"
        )
        assert words == f"Model: Automatic model of {when}."
        assert date_and_time(trained_at) == when
    finally:
        use_date_form("words")

"""The open project, and what is read from it in the background."""

import pytest

from birdann.core.errors import BirdannError

pytestmark = pytest.mark.gui


@pytest.mark.parametrize("computes_only", [True, False])
def test_neither_result_nor_failure_of_a_closed_project_is_shown(opened, settled, computes_only):
    shown = []

    def fail(reader, progress):
        raise BirdannError("The file cannot be read.")

    opened.bench.read(fail, shown.append, title="Reading", computes_only=computes_only)
    opened.bench.read(
        lambda reader, progress: 1, shown.append, title="Reading", computes_only=computes_only
    )
    settled(opened.bench.close())
    assert shown == []
    assert opened.window_parts.messages.error is None


def test_result_and_failure_of_the_open_project_are_shown(opened, settled):
    shown = []

    def fail(reader, progress):
        raise BirdannError("The file cannot be read.")

    opened.bench.read(fail, shown.append, title="Reading")
    settled(opened.bench.read(lambda reader, progress: 1, shown.append, title="Reading"))
    assert shown == [1]
    assert opened.window_parts.messages.error is not None


def test_a_recording_still_being_read_does_not_appear_after_all_were_left(opened, settled):
    bench = opened.bench
    settled()
    other = next(key for key in bench.here.rows if key != bench.view.id)
    bench.show_recording(other)
    settled(bench.show_recording(None))
    assert bench.view is None

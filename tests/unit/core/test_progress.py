"""Progress of work that consists of parts."""

import sys

import pytest

from birdann.core.progress import part, with_text


def test_a_part_fills_its_stretch_and_may_have_a_name_of_its_own():
    told = []

    def progress(fraction, text):
        told.append((fraction, text))

    second = part(progress, 0.5, 1.0)
    with_text(part(second, 0.0, 0.5), "choosing")(1.0, "step 7")
    second(1.0, "done")
    assert told == [(0.75, "choosing"), (1.0, "done")]


def test_sub_tasks_of_sub_tasks_report_at_once():
    told, depths = [], []

    def progress(fraction, text):
        frame, depth = sys._getframe(), 0
        while frame is not None:
            frame, depth = frame.f_back, depth + 1
        told.append(fraction)
        depths.append(depth)

    part(progress, 0.2, 0.4)(0.5, "")
    deep = progress
    for _ in range(20):
        deep = part(deep, 0.25, 0.75)
    deep(0.5, "")
    assert told == pytest.approx([0.3, 0.5])
    assert depths[0] == depths[1]

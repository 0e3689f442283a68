"""Progress of work that consists of parts."""

from birdann.core.progress import part, worded


def test_a_part_fills_its_stretch_and_may_have_a_name_of_its_own():
    told = []

    def progress(fraction, text):
        told.append((fraction, text))

    second = part(progress, 0.5, 1.0)
    worded(part(second, 0.0, 0.5), "choosing")(1.0, "step 7")
    second(1.0, "done")
    assert told == [(0.75, "choosing"), (1.0, "done")]

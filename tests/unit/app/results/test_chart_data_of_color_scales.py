"""Scales of the colours of charts."""

import numpy as np
import pytest

from birdann.app.results.chart_data import ColorScale

VALUES = np.array([0.0, 0.1, 1.0, 25.0, 2795.0])


@pytest.mark.parametrize("scale", ColorScale)
def test_positions_lead_back_to_their_values(scale):
    shares = scale.share(VALUES, 2795.0)
    assert shares[0] == 0
    assert shares[-1] == pytest.approx(1)
    assert (np.diff(shares) > 0).all()
    np.testing.assert_allclose(scale.value_at(shares, 2795.0), VALUES, atol=1e-9)


def test_a_rare_species_is_seen_beside_a_common_one():
    """As sqrt(25 / 2795) and log(1 + 999 * 25 / 2795) / log(1000) say."""
    rare = np.array([25.0])
    assert ColorScale.LINEAR.share(rare, 2795.0)[0] == pytest.approx(0.00894, abs=1e-4)
    assert ColorScale.ROOT.share(rare, 2795.0)[0] == pytest.approx(0.0946, abs=1e-3)
    assert ColorScale.LOG.share(rare, 2795.0)[0] == pytest.approx(0.3325, abs=1e-3)

"""Why one species rather than another: effects that add up to the answer, and name what decided."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.core.bags import Bags, Evidence, Supervision
from birdann.features.schema import SCHEMAS
from birdann.models import registry
from birdann.models.auto.detector_evidence import WITH_LIST, WITHOUT_LIST
from birdann.models.explaining import Factor, explain, groups_of

NAMES = ("pitch_q50", "duration", "purity", "hog_00")
RNG = np.random.default_rng(4)


def bags_told_by_pitch(n_bags=40):
    """Bags of six calls of two of three species, which differ in pitch alone."""
    Y = np.array([[0, 1, 1], [1, 0, 1], [1, 1, 0]], bool)[RNG.integers(3, size=n_bags)]
    X, y = [], []
    for lists in Y:
        species = np.resize(np.flatnonzero(lists), 6)
        x = RNG.normal(size=(6, len(NAMES)))
        x[:, 0] = 5.0 * species + 0.3 * x[:, 0]
        X.append(x)
        y.append(species)
    return Bags.from_list(X), Y, np.concatenate(y)


@pytest.fixture(scope="module", params=["auto", "ored-lr"])
def learned(request):
    bags, Y, y = bags_told_by_pitch()
    said = Supervision.complete(Y, bags.n_instances)
    return registry.create(request.param, random_state=0).fit(bags, said), bags, said, y


def test_every_feature_of_both_schemas_is_in_one_group():
    for schema in SCHEMAS.values():
        groups = groups_of(schema.names)
        assert (sum(group.astype(int) for group in groups.values()) == 1).all()
        assert all(group.any() for group in groups.values())
    groups = groups_of(SCHEMAS["hja38"].names)
    found = {
        name
        for name, is_in in zip(SCHEMAS["hja38"].names, groups[Factor.LENGTH], strict=True)
        if is_in
    }
    assert "duration" in found
    assert "freq_mean" not in found


def test_the_share_of_pitch_is_the_greatest_where_only_pitch_differs(learned):
    model, bags, said, y = learned
    some, listed = bags.take([0]), said.take([0], bags)
    told = explain(model, some, listed, 0, bags.X[:40], NAMES)
    assert told.first == y[0]
    of_sound = {
        k: v for k, v in told.effects.items() if k in (Factor.PITCH, Factor.LENGTH, Factor.SHAPE)
    }
    assert max(of_sound, key=lambda k: abs(of_sound[k])) is Factor.PITCH
    assert of_sound[Factor.PITCH] > 0


def test_effects_add_up_to_the_log_odds_of_the_answer(learned):
    model, bags, said, _ = learned
    for b in range(4):
        for listed in (said.take([b], bags), None):
            some = bags.take([b])
            told = explain(model, some, listed, 1, bags.X[:40], NAMES)
            P = np.maximum(model.predict_proba_instances(some, listed)[1], 1e-4)
            wanted = np.log(P[told.first]) - np.log(P[told.second])
            assert sum(v for v in told.effects.values() if v is not None) == pytest.approx(wanted)
            assert (told.effects[Factor.LIST] == 0.0) == (listed is None)


def test_a_learner_that_does_not_tell_says_so(learned):
    model, bags, said, _ = learned
    told = explain(model, bags.take([0]), said.take([0], bags), 0, bags.X[:40], NAMES)
    assert (told.effects[Factor.NEIGHBOURS] is None) == (type(model).__name__ == "ORedLR")


def test_each_detector_adds_what_it_was_weighed_to_say(learned):
    model, bags, said, _ = learned
    if type(model).__name__ == "ORedLR":
        pytest.skip("it has no detectors")
    log_odds = np.zeros((6, 3))
    log_odds[1] = 2.0, 1.0, 0.0
    row, column = np.nonzero(log_odds)
    some = bags.take([0])
    heard = Evidence.of("BirdNET 2.4", 6, row, column, log_odds[row, column])
    some = replace(some, evidence=(heard,))
    for listed, weight in ((said.take([0], bags), WITH_LIST), (None, WITHOUT_LIST)):
        told = explain(model, some, listed, 1, bags.X[:40], NAMES)
        wanted = weight * (log_odds[1, told.first] - log_odds[1, told.second])
        assert told.effects["BirdNET 2.4"] == pytest.approx(wanted, abs=1e-5)
        P = np.maximum(model.predict_proba_instances(some, listed)[1], 1e-4)
        total = sum(value for value in told.effects.values() if value is not None)
        assert total == pytest.approx(np.log(P[told.first]) - np.log(P[told.second]))

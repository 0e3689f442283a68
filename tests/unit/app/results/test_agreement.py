"""Kappa against scikit-learn, a published table and simulation."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import beta, norm
from scipy.stats import t as student

from birdann.app.commands import AddRecordings, AddSegment, AddSpecies, LabelSegments, Outlines
from birdann.app.results.agreement import (
    Kappa,
    _kappa,
    agreement,
    agreement_between,
    cohens_kappa,
    fleiss_kappa,
    kappa_in_words,
    write_agreement,
)
from birdann.app.results.ledger import methods
from birdann.app.session import Session
from birdann.core.errors import ProjectFileError
from birdann.core.labels import LabelState
from birdann.store import Project


@pytest.mark.parametrize("seed", range(5))
def test_cohens_kappa_is_that_of_scikit_learn(seed):
    metrics = pytest.importorskip("sklearn.metrics")
    rng = np.random.default_rng(seed)
    first = rng.integers(0, 4, 60)
    second = np.where(rng.random(60) < 0.6, first, rng.integers(0, 4, 60))
    table = np.zeros((4, 4))
    np.add.at(table, (first, second), 1)
    assert cohens_kappa(table) == pytest.approx(
        metrics.cohen_kappa_score(first, second), abs=1e-12
    )


def test_the_interval_rests_on_the_variance_of_the_delta_method():
    """The variance of a smooth function of multinomial shares, by its gradient.

    Where each recording has one segment, Clopper and Pearson for that variance, of at most all
    segments.
    """
    table = np.array([[44.0, 5, 1], [7, 20, 3], [9, 5, 6]])  # Fleiss (1981), p. 221, of 100
    share, n = table / table.sum(), table.sum()

    def kappa_of(p):
        by_chance = p.sum(axis=1) @ p.sum(axis=0)
        return (np.trace(p) - by_chance) / (1 - by_chance)

    gradient, step = np.zeros(9), 1e-6
    for i in range(9):
        more, less = share.copy().ravel(), share.copy().ravel()
        more[i] += step
        less[i] -= step
        gradient[i] = (kappa_of(more.reshape(3, 3)) - kappa_of(less.reshape(3, 3))) / (2 * step)
    p = share.ravel()
    variance = (p @ gradient**2 - (p @ gradient) ** 2) / (n - 1)
    each = np.repeat(np.eye(9), table.ravel().astype(int), axis=0).reshape(-1, 3, 3)
    found = _kappa("", each)
    unlike, by_chance = 1 - np.trace(share), 1 - share.sum(axis=1) @ share.sum(axis=0)
    quantiles = norm.ppf(0.975) / student.ppf(0.975, 30)  # 30 of 100 differ
    effective = min(unlike * (1 - unlike) / (variance * by_chance**2) * quantiles**2, n)
    ends = [
        beta.ppf(1 - tail, unlike * effective + more, (1 - unlike) * effective + 1 - more)
        for tail, more in ((0.025, 1), (0.975, 0))
    ]
    assert found.kappa == pytest.approx(kappa_of(share))
    assert found.interval == pytest.approx([1 - end / by_chance for end in ends], rel=1e-5)


def readings(n_recordings, rng, *, n_segments=20, wrong=0.15, correlation=0.05):
    """Return counts (n, 2, 2) of two observers; the second errs more in some recordings."""
    odds = 1 / correlation - 1
    share = rng.beta(wrong * odds, (1 - wrong) * odds, n_recordings)[:, None]
    first = rng.random((n_recordings, n_segments)) < 0.5
    second = first ^ (rng.random(first.shape) < share)
    cells = [(first == a) & (second == b) for a in (False, True) for b in (False, True)]
    return np.stack([cell.sum(axis=1) for cell in cells], axis=1).reshape(-1, 2, 2).astype(float)


@pytest.mark.parametrize(
    ("n", "design"),
    [
        (12, {}),
        (10, {"n_segments": 40, "wrong": 0.02, "correlation": 0.5}),
        (15, {"n_segments": 40, "wrong": 0.05, "correlation": 0.5}),
        (25, {"n_segments": 40, "wrong": 0.02, "correlation": 0.3}),
        (50, {"n_segments": 40, "wrong": 0.02, "correlation": 0.5}),
    ],
    ids=str,
)
def test_intervals_by_recordings_contain_the_truth_also_where_observers_rarely_differ(n, design):
    """A bootstrap over recordings contained it in 92, 45, 74, 78 and 81 of 100."""
    rng = np.random.default_rng(0)
    truth = 1 - 2 * design.get("wrong", 0.15)  # of two labels as frequent
    found = [_kappa("", readings(n, rng, **design)) for _ in range(400)]
    bounds = [each.interval for each in found]
    assert np.mean([low <= truth <= high for low, high in bounds]) >= 0.93
    assert all(
        -1 <= low <= each.kappa <= high <= 1
        for each, (low, high) in zip(found, bounds, strict=True)
    )
    assert np.mean([high - low for low, high in bounds]) < 1.1  # of 2 at most


@pytest.mark.parametrize("share", [0.5, 0.8, 0.95])
def test_the_variance_by_recordings_is_that_of_the_derivatives_by_their_weights(share):
    """Kappa as a function of how much each recording weighs, with labels of unequal number."""
    rng = np.random.default_rng(3)
    tables, sizes = np.zeros((40, 3, 3)), rng.integers(5, 90, 40)
    for table, n in zip(tables, sizes, strict=True):
        first = rng.choice(3, n, p=[share, 0.6 * (1 - share), 0.4 * (1 - share)])
        wrong = rng.random(n) < rng.beta(0.5, 2)  # the second errs more in some recordings
        np.add.at(table, (first, np.where(wrong, (first + 1) % 3, first)), 1)

    def kappa_of(weights):
        return cohens_kappa(np.tensordot(weights, tables, 1))

    step = 1e-5 * np.eye(40)
    slopes = [(kappa_of(1 + row) - kappa_of(1 - row)) / 2e-5 for row in step]
    kept = 1 - sizes / sizes.sum()  # of the labels, without each recording in turn
    variance = 39 / 40 * np.square(slopes / kept).sum()
    total = tables.sum(axis=0) / tables.sum()
    by_chance = 1 - total.sum(axis=0) @ total.sum(axis=1)
    unlike = 1 - np.trace(total)
    differing = sizes - np.trace(tables, axis1=1, axis2=2)
    n_clusters = [n.sum() ** 2 / (n**2).sum() for n in (differing, sizes)]  # Kish's
    n_free = min(n_clusters[0], n_clusters[1] - 1)
    quantiles = norm.ppf(0.975) / student.ppf(0.975, n_free)
    effective = unlike * (1 - unlike) / (variance * by_chance**2) * quantiles**2
    assert n_clusters[1] < effective < sizes.sum()  # neither limit counts
    ends = [
        beta.ppf(1 - tail, unlike * effective + more, (1 - unlike) * effective + 1 - more)
        for tail, more in ((0.025, 1), (0.975, 0))
    ]
    assert _kappa("", tables).interval == pytest.approx(
        [1 - end / by_chance for end in ends], rel=1e-5
    )


def test_kappa_is_said_with_its_interval():
    said = Kappa(name="", n_first=9, n_second=9, n_both=9, kappa=0.7, interval=(0.551, 0.849))
    assert str(kappa_in_words(said)) == "0.70 (0.55 to 0.85)"
    assert str(kappa_in_words(replace(said, interval=None))) == (
        "0.70 (its interval needs 10 recordings)"
    )
    assert str(kappa_in_words(replace(said, kappa=None))) == (
        "undefined: all labels are identical"
    )
    assert fleiss_kappa(np.array([[3.0, 0.0], [3.0, 0.0]])) is None


def test_intervals_by_recordings_need_ten():
    rng = np.random.default_rng(0)
    for n, is_known in ((9, False), (10, True)):
        assert (_kappa("", readings(n, rng)).interval is not None) is is_known


def test_observers_who_never_differ_have_the_interval_of_that_many_recordings():
    """Without a difference in 12 recordings up to 1 - .025 ** (1 / 12) may differ, half by chance."""
    tables = np.tile(np.diag([5.0, 5.0]), (12, 1, 1))
    low, high = _kappa("", tables).interval
    assert (low, high) == (pytest.approx(1 - (1 - 0.025 ** (1 / 12)) / 0.5), 1.0)


def test_fleiss_kappa_is_that_of_the_published_example():
    """Fleiss (1971): ten subjects, fourteen raters, five categories."""
    counts = np.array(
        [
            [0, 0, 0, 0, 14], [0, 2, 6, 4, 2], [0, 0, 3, 5, 6], [0, 3, 9, 2, 0], [2, 2, 8, 1, 1],
            [7, 7, 0, 0, 0], [3, 2, 6, 3, 0], [2, 5, 3, 2, 2], [6, 5, 2, 1, 0], [0, 2, 2, 3, 7],
        ],
        dtype=float,
    )  # fmt: skip
    assert fleiss_kappa(counts) == pytest.approx(0.210, abs=5e-4)


def test_answers_that_are_all_one_have_no_kappa():
    assert cohens_kappa(np.array([[9.0]])) is None
    assert cohens_kappa(np.array([[9.0, 0], [0, 0]])) is None


@pytest.fixture
def two_readers(tmp_path, factory):
    """Anna and Ben read twenty segments in two recordings; they differ on three."""
    a, b = tmp_path / "a.birdann", tmp_path / "b.birdann"
    with Project.create(a) as project:
        session = Session(project, reviewer="Anna")
        recordings = [factory.recording("a.wav"), factory.recording("b.wav")]
        species = [factory.species("Wren"), factory.species("Robin")]
        session.execute(AddRecordings(recordings))
        session.execute(AddSpecies(species))
        segments = [factory.segment(r.id, 40 * i) for r in recordings for i in range(10)]
        session.execute(AddSegment(Outlines(segments)))
        project.save_copy(b)
        for i, one in enumerate(segments):
            session.execute(LabelSegments([one.id], LabelState.CORRECTED, species[i % 2].id))
    with Project.open(b) as project:
        session = Session(project, reviewer="Ben")
        for i, one in enumerate(segments):
            place = i % 2 if i not in (3, 4, 15) else 1 - i % 2
            if i == 15:
                session.execute(LabelSegments([one.id], LabelState.REJECTED))
            else:
                session.execute(LabelSegments([one.id], LabelState.CORRECTED, species[place].id))
    return a, b


def test_two_projects_are_compared_segment_by_segment(two_readers, tmp_path):
    found = agreement_between(*two_readers, actor="Carl")
    (pair,) = found.pairs
    assert pair.readers == ("Anna", "Ben")
    assert (pair.n_segments, pair.n_recordings, pair.together.n_both) == (20, 2, 17)
    wren = next(species for species in pair.species if species.name == "Wren")
    assert (wren.n_first, wren.n_second, wren.n_both) == (10, 10, 9)
    assert wren.kappa == pytest.approx((0.9 - 0.5) / 0.5)
    assert wren.interval is None  # two recordings
    assert "0.80 (its interval needs 10 recordings)" in found.lines()[1]
    write_agreement(tmp_path / "kappa.csv", found)
    assert len((tmp_path / "kappa.csv").read_text(encoding="utf-8").splitlines()) == 4
    assert any("Anna and Ben" in line for line in found.lines())


def test_one_reader_agrees_with_nobody(two_readers):
    with (
        Project.open(two_readers[0]) as project,
        pytest.raises(ProjectFileError, match="two observers"),
    ):
        agreement(project)


def test_who_corrects_another_in_one_project_is_a_second_reader(two_readers):
    with Project.open(two_readers[0]) as project:
        session = Session(project, reviewer="Ben")
        keys = list(project.labels.all())
        robin = project.species.find_by_name("Robin")
        session.execute(LabelSegments(keys[:4], LabelState.CORRECTED, robin.id))
        (pair,) = agreement(project).pairs
        assert pair.n_segments == 4
        assert f"{pair.sentence()}." in methods(project)
        session.undo()
        assert not any("labelled by both" in line for line in methods(project))
        with pytest.raises(ProjectFileError):
            agreement(project)


def test_three_readers_have_the_kappa_of_fleiss(two_readers):
    """Of each four segments two of three agree: (1/3 - 1/2) / (1 - 1/2)."""
    with Project.open(two_readers[0]) as project:
        keys = list(project.labels.all())[:4]
        for reviewer, name in (("Ben", "Robin"), ("Cy", "Wren")):
            command = LabelSegments(
                keys, LabelState.CORRECTED, project.species.find_by_name(name).id
            )
            Session(project, reviewer=reviewer).execute(command)
        found = agreement(project)
    assert (found.fleiss, found.n_read_by_all) == (pytest.approx(-1 / 3), 4)
    assert found.lines()[-1] == "All observers, 4 segments: Fleiss' kappa -0.33"

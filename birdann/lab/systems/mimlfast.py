"""MIMLfast: ranking in a shared subspace by stochastic gradient descent."""

from dataclasses import dataclass, field

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.bags import Bags, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.core.progress import Progress
from birdann.core.training_report import LearnerReport
from birdann.lab.systems._mimlfast_kernels import run_epoch
from birdann.lab.systems._scores import ScoringAnnotator
from birdann.models.base import pool_max
from birdann.models.linear.preprocessing import AffineScaling


@dataclass(kw_only=True, eq=False, repr=False)
class MIMLfast(ScoringAnnotator):
    """S.-J. Huang, W. Gao, Z.-H. Zhou, "Fast multi-instance multi-label learning", AAAI 2014.

    The score of class l with sub-concepts k is f_l(x) = max_k w_lk · W_0 x, that of a bag its
    maximum. Stochastic gradient descent takes a bag and one of its classes, draws classes that it
    lacks until one violates the margin, and descends the approximated ranking loss (Weston et al.
    2011). A dummy class between listed and other ones is the threshold. Following Pham et al.
    (2017), section 6.2, an instance is labelled argmax_l f_l(x).

    As in the authors' program, an epoch takes every pair of a bag and a class, including the
    dummy; all columns of W_0 and all w_lk start with norm C; only steps taken count in the decay;
    the model is the mean of the states after every tenth pair.
    """

    shared_: FloatArray = field(init=False)
    concepts_: FloatArray = field(init=False)
    scaling_: AffineScaling = field(init=False)

    subspace: int = 100  # Rows of W_0 (the paper's m).
    n_concepts: int = 1  # Sub-concepts of each class (K).
    norm: float = 5.0  # Bound C on the norms of the columns of W_0 and of every w_lk.
    # step, decay: γ_0 and η of the step γ_0 / (1 + η γ_0 t), t counting steps taken.
    step: float = 5e-3
    decay: float = 1e-5
    # Divisor of the standardised features [Pham17, section 6.1], which scales the margin.
    divisor: float = 1.0
    n_epochs: int = 50  # Passes over all pairs of a bag and a class.
    random_state: int | None = 0  # Seed of the start and the draws.

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> LearnerReport:
        Y = supervision.Y
        used = np.flatnonzero((X.sizes > 0) & Y.any(axis=1))
        if not len(used):
            raise NothingToLearnError(
                "MIMLfast trains on species lists only. Tag a recording that has segments."
            )
        bags = X.take(used)
        scaling = AffineScaling.standardise(X.X)
        # One more class: the dummy that separates the listed from the others.
        listed = np.hstack([Y[used], np.zeros((len(used), 1), dtype=np.bool_)])
        pairs = np.argwhere(np.hstack([Y[used], np.ones((len(used), 1), dtype=np.bool_)]))
        rng = np.random.default_rng(self.random_state)
        shared = _scale_to_norm(
            rng.standard_normal((self.subspace, X.n_features)), self.norm, axis=0
        )
        shape = (listed.shape[1], self.n_concepts, self.subspace)
        concepts = _scale_to_norm(rng.standard_normal(shape), self.norm, axis=2)
        shared_sum, concepts_sum = np.zeros_like(shared), np.zeros_like(concepts)
        steps = summed = 0
        for epoch in range(self.n_epochs):
            on_step(epoch / self.n_epochs, f"pass {epoch + 1} of {self.n_epochs}")
            steps, more = run_epoch(
                scaling(bags.X) / self.divisor,
                bags.offsets,
                listed,
                rng.permutation(pairs),
                shared,
                concepts,
                shared_sum,
                concepts_sum,
                self.norm,
                self.step,
                self.decay,
                steps,
                int(rng.integers(2**31 - 1)),
            )
            summed += more
        self.shared_ = shared_sum / summed if summed else shared
        self.concepts_ = concepts_sum / summed if summed else concepts
        self.scaling_ = scaling
        return LearnerReport(bags_used=len(used), iterations=int(steps))

    def _all_scores(self, X: FloatArray) -> FloatArray:
        projected = (self.scaling_(X) / self.divisor) @ self.shared_.T
        scores: FloatArray = np.einsum("md,lkd->mlk", projected, self.concepts_).max(axis=2)
        return scores

    def _scores(self, X: FloatArray) -> FloatArray:
        return self._all_scores(X)[:, :-1]

    def predict(self, X: Bags) -> BoolArray:
        """Return the classes that score above the dummy, bool (n_bags, n_classes)."""
        scores = pool_max(self._all_scores(self._check_bags(X).X), X.offsets, empty=0.0)
        above: BoolArray = scores[:, :-1] > scores[:, -1:]
        return above


def _scale_to_norm(vectors: FloatArray, norm: float, *, axis: int) -> FloatArray:
    """Return the vectors along an axis, scaled to this length."""
    scaled: FloatArray = vectors * (norm / np.linalg.norm(vectors, axis=axis, keepdims=True))
    return scaled

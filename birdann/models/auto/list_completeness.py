"""Estimated completeness of lists, from the prediction of held-out lists."""

from dataclasses import dataclass

import numpy as np

from birdann.core.bags import FloatArray
from birdann.core.message import Message
from birdann.core.progress import Progress, part, worded
from birdann.core.training_report import Choice
from birdann.models.auto.missing_tags import MissingTags
from birdann.models.auto.open_lists import OpenLists, is_open, opened
from birdann.models.auto.presence import PresenceModel
from birdann.models.auto.regression_choice import RegressionChoice
from birdann.models.base import given_a_call
from birdann.models.evidence import ONE_SIDED_Z_95, is_significant_gain
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.context import BagContext
from birdann.models.exact.posterior import posterior
from birdann.models.linear.calibration import list_precisions
from birdann.models.task import Task

MIN_MISSING = 0.05
"""Share of missing species below which lists are taken for complete: models that mistake one
species for another find about half as much in lists that lack nothing."""
MIN_SPECIES = 10
"""Missing species below which lists are taken for complete: too few to learn anything from."""
MIN_PRECISION = 0.5
"""Precision of unseen lists below which lists are taken for complete: models that are wrong about
listed species more often than right cannot tell a missing one from their own mistakes."""
CLOSED, OPENED = "missing, by models of closed lists", "missing, by models of open lists"


@dataclass(frozen=True, slots=True, eq=False)
class ListCompleteness:
    """Estimated completeness of lists, and its consequences."""

    # Estimated share of present species missing from lists, 0 if treated as complete.
    share: Choice[float]
    missing: MissingTags  # Their detectability, by the better models.
    original: Constraints  # The constraints, calibrated.
    constraints: Constraints  # The same, with each list as open as it seems incomplete.
    regressions: RegressionChoice  # The chosen regressions, cross-fitted under these constraints.

    @property
    def opened(self) -> bool:
        """Whether training allows for species missing from lists."""
        return self.share.chosen > 0


def choose_list_completeness(
    task: Task, regressions: RegressionChoice, *, on_step: Progress
) -> ListCompleteness:
    """Return how incomplete the lists should be treated.

    Models that treat lists as complete estimate the missing species. If those are at least
    `MIN_SPECIES`, and `MIN_MISSING` of all, and the models are accurate enough, models that
    allow for missing species are fitted and kept if they rank held-out lists significantly better.
    Both overestimate missing species through confusion; the smaller share is reported. Segments
    are classified given that they are calls: missing species are fitted as noise while lists count
    as complete.

    Parameters
    ----------
    task
        Training task with a noise class.
    regressions
        Regressions chosen for it.
    on_step
        Receives the share done; may raise.
    """
    original = task.constraints
    task, regressions = _with_open_lists(task, regressions, part(on_step, 0.0, 0.5))
    on_step = part(on_step, 0.5, 1.0)
    constraints, n_classes = task.constraints, task.constraints.n_classes
    closed = given_a_call(regressions.held_out, n_classes)
    first = MissingTags.estimate(closed, constraints)
    tried = {CLOSED: missing_share(first, closed, constraints)}
    n_missing = first.presence(closed, constraints).sum()
    ranked_closed = list_precisions(closed, constraints)
    tried["precision, closed"] = float(ranked_closed.mean()) if len(ranked_closed) else 0.0
    if (
        tried[CLOSED] >= MIN_MISSING
        and n_missing >= MIN_SPECIES
        and tried["precision, closed"] >= MIN_PRECISION
    ):
        open_models = regressions.cross_fitted(
            task.under(first.opened(closed, constraints)),
            on_step=worded(on_step, Message("looking for species missing from lists")),
        )
        probabilities = given_a_call(open_models.held_out, n_classes)
        missing = MissingTags.estimate(probabilities, constraints)
        share = missing_share(missing, probabilities, constraints)
        ranked_open = list_precisions(probabilities, constraints)
        tried |= {OPENED: share, "precision, open": float(ranked_open.mean())}
        if share > 0 and is_significant_gain(ranked_open - ranked_closed, ONE_SIDED_Z_95):
            return ListCompleteness(
                _choice(min(tried[CLOSED], share), tried),
                missing,
                original,
                missing.opened(probabilities, constraints),
                open_models,
            )
    return ListCompleteness(_choice(0.0, tried), first, original, constraints, regressions)


def _with_open_lists(
    task: Task, regressions: RegressionChoice, on_step: Progress
) -> tuple[Task, RegressionChoice]:
    """Return both with species missing from incomplete lists, if regressions find any."""
    constraints, held_out = task.constraints, regressions.held_out
    if not is_open(constraints).any():
        return task, regressions
    responsibilities = posterior(held_out, constraints).responsibilities
    context = BagContext.estimate(responsibilities, held_out, constraints.offsets)
    presence = PresenceModel.learn(task, held_out, context)
    open_lists = OpenLists.learn(task, held_out, presence, context)
    if open_lists is None or presence is None:
        return task, regressions
    open_presence = open_lists.presence(task.bags, held_out, constraints, presence, context)
    task = task.under(opened(*open_presence, constraints))
    progress = worded(on_step, Message("looking for species missing from lists"))
    return task, regressions.cross_fitted(task, on_step=progress)


def missing_share(missing: MissingTags, P: FloatArray, constraints: Constraints) -> float:
    """Return the share of unlisted species among all present species."""
    unlisted = float(missing.presence(P, constraints).sum())
    listed = float(np.sum(constraints.listed_classes))
    return unlisted / max(unlisted + listed, 1.0)


def _choice(share: float, tried: dict[str, float]) -> Choice[float]:
    return Choice(
        chosen=share,
        why="species clearly heard beside a list, where models that allow for them rank the "
        "species of unseen recordings clearly better",
        tried=tried,
    )

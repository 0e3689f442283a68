"""The learner that the application uses when nobody chooses: it chooses by itself."""

from dataclasses import dataclass, replace
from typing import Any

from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.core.progress import Progress, part
from birdann.models.auto.look_alikes import Voices, choose_voices
from birdann.models.auto.openness import Openness, choose_openness
from birdann.models.auto.regression_choice import choose_regression
from birdann.models.auto.selection import (
    Choice,
    Judge,
    choose_noise,
    choose_share,
    choose_sharpness,
    choose_strength,
)
from birdann.models.auto.subsample import MAX_INSTANCES, Lessons
from birdann.models.diagnosis import diagnose
from birdann.models.forest.expectation_maximisation import (
    EmResult,
    EmSettings,
    fit_mixed,
    mixed,
    noise_factor,
    refresh_mixed,
    scale_noise,
)
from birdann.models.forest.or_forest import MixedAnnotator, em_report
from birdann.models.linear.calibration import sharpened
from birdann.models.linear.soft_regression import Shrinkage

_FEW_LABELS, _MANY_LABELS = 10, 80


class AutoModel(MixedAnnotator):
    """Forest and linear model in the exact E-step, set by what predicts unseen lists best.

    Chosen are: the penalty of the linear model, whether a curved one joins it and how curved,
    whether two of half of the features do, how far rare species count for more where they are listed,
    whether there is a noise class and how much it may take, whether lists leave species out,
    whether the segments of a recording inform each other and how strongly, with and
    without a list, the shares of forest and linear model, and the temperature of the probabilities.
    What was chosen, from what, and why is in ``report_["choices"]``. See
    `birdann.models.auto.selection` for the criteria and `birdann.models.forest.or_forest.ORForest` for the model.

    Parameters
    ----------
    n_trees
        Trees of the fitted forest.
    n_rounds
        E-steps with a forest.
    missed_rate, open_weight, absent_weight
        As `birdann.models.linear.ored_lr.ORedLR`.
    max_instances
        Instances from which on it learns from a part; see `birdann.models.auto.subsample`.
    random_state
        Seed.
    """

    def __init__(
        self,
        *,
        n_trees: int = 80,
        n_rounds: int = 3,
        missed_rate: float = 0.01,
        open_weight: float = 0.05,
        absent_weight: float = 0.0,
        max_instances: int = MAX_INSTANCES,
        random_state: int | None = 0,
    ) -> None:
        self.n_trees = n_trees
        self.n_rounds = n_rounds
        self.missed_rate = missed_rate
        self.open_weight = open_weight
        self.absent_weight = absent_weight
        self.max_instances = max_instances
        self.random_state = random_state

    def _fit(self, X: Bags, supervision: Supervision, on_step: Progress) -> None:
        warm = self._usable_warm(X, supervision.Y.shape[1])
        if isinstance(warm, AutoModel):
            self._refit(warm, X, supervision, on_step)
            return
        seed = self._seed()
        noise_choice = self._choose_noise(X, supervision, seed, part(on_step, 0.0, 0.1))
        noise = noise_choice.chosen > 0
        within = part(on_step, 0.1, 0.5)
        lessons, openness = self._choose_models(X, supervision, noise, seed, within)
        if noise and openness.opened:
            # What lists leave out passes for noise as long as they count as complete.
            again = self._choose_noise(X, supervision, seed, within, openness)
            if not again.chosen:
                noise_choice, noise = again, False
                lessons, openness = self._choose_models(X, supervision, noise, seed, within)
        bags, constraints = lessons.bags, openness.constraints
        linear_choice = openness.regressions
        strength = choose_strength(
            linear_choice.held_out,
            constraints,
            n_classes=supervision.Y.shape[1],
            missed_rate=self.missed_rate,
            seed=seed,
        )
        linear = linear_choice.fit(
            bags,
            constraints,
            noise=noise,
            missed_rate=self.missed_rate,
            on_step=part(on_step, 0.5, 0.6),
        )
        plan = _Plan(
            l2=linear_choice.l2.chosen,
            noise_cap=noise_choice.chosen,
            list_strength=strength.chosen,
            seed=seed,
        )
        result = fit_mixed(
            bags,
            constraints,
            linear,
            linear.probabilities(bags.X),
            plan.shrinkage,
            self._em_settings(plan, share=0.5),
            progress=part(on_step, 0.6, 1.0),
        )
        self._settle(result, bags, noise_choice, openness, strength)
        self._add_to_report(lessons, X, supervision)

    def _choose_noise(
        self,
        X: Bags,
        supervision: Supervision,
        seed: int,
        on_step: Progress,
        openness: Openness | None = None,
    ) -> Choice[float]:
        """Return how much noise may take where lists are complete, or as open as they seem."""
        lessons = self._lessons(X, supervision, noise=True)
        return choose_noise(
            lessons.bags,
            openness.constraints if openness else lessons.constraints,
            supervision,
            missed_rate=self.missed_rate,
            seed=seed,
            on_step=on_step,
        )

    def _choose_models(
        self, X: Bags, supervision: Supervision, noise: bool, seed: int, on_step: Progress
    ) -> tuple[Lessons, Openness]:
        """Return what to learn from, and the regressions with how open the lists should be."""
        lessons = self._lessons(X, supervision, noise=noise)
        regressions = choose_regression(
            lessons.bags,
            lessons.constraints,
            noise=noise,
            missed_rate=self.missed_rate,
            seed=seed,
            on_step=part(on_step, 0.0, 0.85),
        )
        openness = choose_openness(
            lessons.bags,
            lessons.constraints,
            regressions,
            n_classes=supervision.Y.shape[1],
            noise=noise,
            missed_rate=self.missed_rate,
            seed=seed,
            on_step=part(on_step, 0.85, 1.0),
        )
        return lessons, openness

    def _settle(
        self,
        result: EmResult,
        bags: Bags,
        noise_choice: Choice[float],
        openness: Openness,
        strength: Choice[float],
    ) -> None:
        """Choose what is left to choose on held-out probabilities, and keep the model."""
        constraints, linear_choice = openness.constraints, openness.regressions
        noise = noise_choice.chosen > 0
        judge = Judge(constraints, self.missed_rate)
        share = choose_share(result.held_out, linear_choice.held_out, judge, noise=noise)
        held_out = mixed(result.held_out, linear_choice.held_out, share.chosen)
        factor = 1.0
        if noise:
            # The refitted models learned under the cap, those of the folds did not: each has its factor.
            learned = mixed(result.votes, result.linear.probabilities(bags.X), share.chosen)
            factor, of_folds = (
                noise_factor(P, constraints, cap=noise_choice.chosen, missed_rate=self.missed_rate)
                for P in (learned, held_out)
            )
            held_out = scale_noise(held_out, of_folds)
        temperature = choose_sharpness(held_out, judge, result.context, noise=noise)
        voices = choose_voices(
            sharpened(held_out, temperature.chosen),
            bags.X,
            constraints,
            result.prior,
            missed_rate=self.missed_rate,
            seed=self._seed(),
        )
        result = replace(result, noise_factor=factor)
        self._keep(
            result,
            bags,
            noise=noise,
            share=share.chosen,
            temperature=temperature.chosen,
            missing=openness.missing,
            voices=Voices.of(bags.X, voices.chosen) if voices.chosen else None,
        )
        self.report_ = {
            **em_report(result, constraints, noise=noise),
            "choices": {
                "noise_share_at_most": noise_choice.as_json(),
                "l2": linear_choice.l2.as_json(),
                "curved_part": linear_choice.curved.as_json(),
                "curved_width": linear_choice.width.as_json(),
                "halves_of_features": linear_choice.halves.as_json(),
                "missing_from_lists": openness.share.as_json(),
                "list_strength": strength.as_json(),
                "linear_share": share.as_json(),
                "context_concentration": _of_context(result).as_json(),
                "temperature": temperature.as_json(),
                "voices": voices.as_json(),
            },
        }

    def _refit(
        self, warm: "AutoModel", X: Bags, supervision: Supervision, on_step: Progress
    ) -> None:
        """Learn what was newly said with the choices made before."""
        choices: dict[str, Any] = warm.report_["choices"]
        lessons = self._lessons(X, supervision, noise=warm.noise_)
        bags, constraints = lessons.bags, lessons.constraints
        was_opened = choices.get("missing_from_lists", {}).get("chosen", 0.0) > 0
        if was_opened and warm.missing_ is not None:
            believed = warm._instance_probabilities(bags.X)
            constraints = warm.missing_.opened(believed, constraints)
        plan = _Plan(
            l2=choices["l2"]["chosen"],
            noise_cap=choices["noise_share_at_most"]["chosen"],
            list_strength=choices["list_strength"]["chosen"],
            seed=self._seed(),
        )
        result = refresh_mixed(
            bags,
            constraints,
            warm.trees_,
            warm.linear_,
            warm._votes(bags.X, constraints.n_columns),
            plan.shrinkage,
            self._em_settings(plan, share=warm.linear_share_),
            regrown=_regrown(_n_labels(supervision) - warm.report_["labels"]),
            progress=on_step,
        )
        self._keep(
            result,
            bags,
            noise=warm.noise_,
            share=warm.linear_share_,
            temperature=warm.temperature_,
            missing=warm.missing_,
            voices=warm.voices_,
        )
        report = em_report(result, constraints, noise=warm.noise_)
        self.report_ = {**report, "choices": choices}
        self._add_to_report(lessons, X, supervision)

    def _add_to_report(self, lessons: Lessons, X: Bags, supervision: Supervision) -> None:
        self.report_.update(
            lessons.report(),
            **diagnose(supervision, X.offsets),
            labels=_n_labels(supervision),
        )

    def _em_settings(self, plan: "_Plan", *, share: float) -> EmSettings:
        return EmSettings(
            linear_share=share,
            n_trees=self.n_trees,
            n_rounds=self.n_rounds,
            trees_per_round=self.n_trees,
            bootstrap="both",
            max_features="sqrt",
            context=True,
            list_strength=plan.list_strength,
            noise=plan.noise_cap > 0,
            noise_cap=plan.noise_cap,
            missed_rate=self.missed_rate,
            seed=plan.seed,
        )


def _of_context(result: EmResult) -> Choice[float]:
    return Choice(
        chosen=float(result.context.concentration),
        why="likeliest counts of species per recording; from 300 on, segments stand alone",
    )


def _n_labels(supervision: Supervision) -> int:
    said = (supervision.y != UNKNOWN) | supervision.rejected.any(axis=1)
    return int(said.sum())


def _regrown(n_new_labels: int) -> float:
    """Return the share of the trees to grow again: an eighth for ten labels, all for eighty."""
    return min(max(n_new_labels, _FEW_LABELS) / _MANY_LABELS, 1.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Plan:
    """What was chosen before the rounds begin."""

    l2: float
    noise_cap: float
    list_strength: float
    seed: int

    @property
    def shrinkage(self) -> Shrinkage:
        return Shrinkage(l2=self.l2, noise=self.noise_cap > 0)

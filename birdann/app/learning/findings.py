"""Findings of a training, as sentences for users."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from birdann.core.message import Message, join_texts, listed_briefly, percent
from birdann.core.training_report import (
    MIN_RECORDINGS,
    Calibration,
    Choice,
    LearnerChoices,
    LearnerReport,
    Reliability,
    Search,
)

_NAMED_AT_MAX = 12
_INDEPENDENT_FROM = 300.0
"""From this concentration on the segments of a recording do not inform each other."""
_CLEAR = 0.05
"""Probabilities that are off by no more are as good as one may ask of a hundred segments."""
_SLIGHT = 0.1
_UNEVEN = 10
"""The commonest species has this many times the lists of the rarest."""
_FEW_CONFIRMED = 5
_MOSTLY_NOISE = 0.5
_ONE_EACH = 1.5
"""Calls for each species of each list up to which the lists were explained and nothing else."""


def findings(
    report: LearnerReport,
    names: Sequence[str],
    searched: Search | None = None,
    calibration: Calibration | None = None,
) -> list[str]:
    """Return what was chosen and why, and the limits of the lists.

    Parameters
    ----------
    report
        The learner's report.
    names
        The species in column order.
    calibration
        The data of the calibration.

    Returns
    -------
    list of sentences
        Only on topics of the report.
    """
    sentences = [
        _search(searched or Search()),
        _part(report),
        *([] if report.choices is None else _choices(report.choices, report.lists_per_class)),
        *_noise(report),
        *_unlearnable_texts(report, names),
        *_unexplained_texts(report),
        *([] if calibration is None else _calibration(calibration)),
    ]
    return [sentence for sentence in sentences if sentence]


def _search(searched: Search) -> str:
    if not searched.tried:
        return ""
    by_precision = searched.criterion == "precision"
    worth = [
        setting.precision if by_precision else setting.likelihood for setting in searched.tried
    ]
    best = searched.tried[worth.index(max(worth))]
    settings = ", ".join(f"{k} {v}" for k, v in best.params.items())
    tried, turns, reached = len(searched.tried), searched.folds, f"{max(worth):.3f}"
    sentence = Message(
        "{tried} settings were cross-validated ({turns} folds). Best likelihood of held-out "
        "lists ({reached}): {settings}."
    )
    if by_precision:
        sentence = Message(
            "{tried} settings were cross-validated ({turns} folds). Best label ranking precision "
            "({reached}): {settings}."
        )
    return sentence.with_values(tried=tried, turns=turns, reached=reached, settings=settings)


def _calibration(calibration: Calibration) -> list[str]:
    after = calibration.after
    sentences: list[str] = [_error(after)]
    gap = after.mean_stated - after.mean_found if after.is_measured else 0.0
    if gap > _CLEAR:
        sentences.append(
            Message("Overconfident by {gap} on held-out recordings.", gap=percent(gap))
        )
    if gap < -_CLEAR:
        sentences.append(Message("Underconfident by {gap}.", gap=percent(-gap)))
    merged, hidden, answers = (
        calibration.sources.get(kind, 0) for kind in ("merged pairs", "hidden lists", "answers")
    )
    if merged or hidden or answers:
        sentences.append(
            Message(
                "Calibrated on {merged} segments of recordings merged in pairs, {hidden} of recordings whose list was "
                "hidden, and {answers} of your answers (labels and validation samples), each counting as ten segments. "
                "Each species is shrunk towards the pooled calibration, which counts as ten recordings.",
                merged=f"{merged:,}",
                hidden=f"{hidden:,}",
                answers=f"{answers:,}",
            )
        )
    if calibration.few_lists not in {None, after}:
        sentences.append(
            Message(
                "Species in fewer than five lists: {sentence}",
                sentence=_error(calibration.few_lists),
            )
        )
    if calibration.unheard is not None:
        sentences.append(unheard_in_words(calibration.unheard))
    if calibration.unlisted is not None:
        sentences.append(
            Message("Lists hidden: {sentence}", sentence=_error(calibration.unlisted))
        )
    return sentences


def unheard_in_words(tested: Reliability) -> Message:
    """Return the calibration of a model that was trained with detections and is used without them."""
    return Message("Without lists and detections: {sentence}", sentence=_error(tested))


def _error(tested: Reliability) -> Message:
    if not tested.is_measured:
        return no_calibration_message(tested)
    return Message(
        "Calibrated: error {error} on {n} held-out recordings (95 % CI {low}–{high}).",
        error=f"{tested.error:.3f}",
        n=f"{tested.recordings:,}",
        low=f"{tested.error_low:.3f}",
        high=f"{tested.error_high:.3f}",
    )


def no_calibration_message(tested: Reliability) -> Message:
    """Return why no calibration error is given."""
    if not tested.recordings:
        return Message(
            "Not checked in training: no list or answer showed how often predictions are correct. "
            "Validate a sample of 20."
        )
    return Message.counted(
        "Calibration not measured: %Ln held-out recording, at least {wanted} needed.",
        "Calibration not measured: %Ln held-out recordings, at least {wanted} needed.",
        tested.recordings,
        wanted=MIN_RECORDINGS,
    )


def _part(report: LearnerReport) -> str:
    used, left_out = report.instances_used or 0, report.instances_left_out or 0
    if not left_out:
        return ""
    return Message(
        "Trained on {used} of {every} segments ({recordings} recordings: labelled, with rare "
        "species, and a random rest). ORed logistic regression uses all of them.",
        used=f"{used:,}",
        every=f"{used + left_out:,}",
        recordings=f"{report.bags_used or 0:,}",
    )


# --- choices --------------------------------------------------------------------------


def _choices(choices: LearnerChoices, lists_per_class: tuple[int, ...]) -> Iterator[str]:
    """Say what was chosen; lists of fewer than two species do not choose between parts of the model."""
    yield from _weights(choices)
    if len(lists_per_class) - lists_per_class.count(0) > 1:
        yield from _describe_parts(choices)
        yield from _describe_lists(choices)
        yield _describe_model(choices)
    if len(lists_per_class) > 1:
        yield _describe_context(choices)


def _weights(choices: LearnerChoices) -> Iterator[str]:
    if (reference := choices.reference_weight) is not None:
        yield Message(
            "Weight of a training source's recordings: {share} (best on this project's held-out "
            "lists).",
            share=percent(reference.chosen),
        )
    for detector, weight in (choices.detectors or {}).items():
        yield Message(
            "Detections of {detector}: weight {weight} in recordings without a list ({why}).",
            detector=detector,
            weight=f"{weight.chosen:.2f}",
            why=_gain(weight),
        )


def _describe_parts(choices: LearnerChoices) -> Iterator[str]:
    if tried := _tried_values(choices.noise_weight):
        yield Message(
            "Noise class: label ranking precision on held-out recordings {with_it} with it, "
            "{without} without.",
            with_it=f"{tried.get('precision with noise', 0.0):.3f}",
            without=f"{tried.get('precision without', 0.0):.3f}",
        )
    if tried := _tried_values(choices.regressions):
        yield Message(
            "Linear part: mean of {n_models} models with linear and curved boundaries, weighted "
            "by held-out lists.",
            n_models=len(tried),
        )


def _gain(weight: Choice[float]) -> Message:
    if not weight.tried:
        return Message("no lists to choose it by")
    best = max(weight.tried.values()) - weight.tried.get("0.0", 0.0)
    return Message(
        "best on held-out lists: {gain} in the log likelihood of a list", gain=f"{best:+.2f}"
    )


def _describe_lists(choices: LearnerChoices) -> Iterator[str]:
    if _tried_values(choices.list_strength):
        why = Message("best in the merged-pair test")
        yield (
            Message(
                "Expected frequency of a listed species: that in recordings that list it ({why}).",
                why=why,
            )
            if _chosen_value(choices.list_strength) > 0
            else Message(
                "Expected frequency of a listed species: that in all recordings ({why}).", why=why
            )
        )
    if _chosen_value(choices.evenness) >= _SLIGHT:
        yield Message(
            "Species of one list are expected about equally often (best in the merged-pair test)."
        )


def _describe_model(choices: LearnerChoices) -> Message:
    linear, why = _chosen_value(choices.linear_share), Message("best on held-out lists")
    if linear <= 0:
        return Message("Model: decision trees ({why}).", why=why)
    if linear >= 1:
        return Message("Model: linear ({why}).", why=why)
    return Message(
        "Model: decision trees {trees}, linear {linear} ({why}).",
        trees=percent(1 - linear),
        linear=percent(linear),
        why=why,
    )


def _describe_context(choices: LearnerChoices) -> Message:
    if _chosen_value(choices.context_concentration) >= _INDEPENDENT_FROM:
        return Message("Without a list, segments are predicted independently.")
    return Message(
        "Without a list, segments of a recording are predicted together, as they tend to be "
        "of few species."
    )


def _chosen_value(choice: Choice[float] | None) -> float:
    return 0.0 if choice is None else choice.chosen


def _tried_values(choice: Choice[Any] | None) -> Mapping[str, float]:
    return {} if choice is None else choice.tried


# --- what the lists say and do not say --------------------------------------------------


def _noise(report: LearnerReport) -> list[str]:
    rate = report.noise_rate
    if rate is None:
        return []
    if rate < 0.005:
        return [Message("Almost no segment was predicted as noise.")]
    sentences: list[str] = [
        Message(
            "About {rate} of the segments are probably noise or unknown species.",
            rate=percent(rate),
        )
    ]
    calls, entries = sum(report.expected_instances or ()), sum(report.lists_per_class)
    if rate > _MOSTLY_NOISE and 0 < calls < _ONE_EACH * entries:
        sentences.append(
            Message(
                "About one segment per listed species remains. The model may reject real calls as "
                "noise. Confirm a few of them."
            )
        )
    return sentences


def _unlearnable_texts(report: LearnerReport, names: Sequence[str]) -> list[str]:
    lists, confirmed = report.lists_per_class, report.confirmed_per_class
    rare = [
        f"{names[j]} ({lists[j]})"
        for j in _known_classes(report.few_lists, names)
        if j < len(lists) and (j >= len(confirmed) or confirmed[j] < _FEW_CONFIRMED)
    ]
    few_lists = Message(
        "Too few lists: {named}. Tag more recordings, or confirm a few segments.",
        named=_list_names(rare),
    )
    return [
        _inseparable(report, names),
        few_lists if rare else "",
        _never_listed_alone(report, lists, confirmed, names),
        _balance(lists, names),
    ]


def _inseparable(report: LearnerReport, names: Sequence[str]) -> str:
    """Return a sentence on species that are always listed together."""
    groups = [_known_classes(group, names) for group in report.identifiability_groups]
    if not groups:
        return ""
    together = [join_texts([names[j] for j in group]) for group in groups[:_NAMED_AT_MAX]]
    if len(groups) > _NAMED_AT_MAX:
        together.append("…")
    return Message(
        "{n_twins} of {n_species} species are always listed together and cannot be separated "
        "by lists: {named}. Confirm a few segments of each, or tag a recording with only one.",
        n_twins=sum(map(len, groups)),
        n_species=len(names),
        named=join_texts(together, "; "),
    )


def _never_listed_alone(
    report: LearnerReport,
    lists: Sequence[int],
    confirmed: Sequence[int],
    names: Sequence[str],
) -> str:
    """Return sentences on species that are never listed without a certain other one."""
    rare = {*_known_classes(report.few_lists, names)}
    others: dict[int, list[str]] = {}
    for pair in report.always_with:
        indices = _known_classes(pair, names)
        if len(indices) == 2 and indices[0] not in rare:
            others.setdefault(indices[0], []).append(names[indices[1]])
    shadowed = [
        Message(
            "{name} ({n_lists}, {others})",
            name=names[j],
            n_lists=lists[j],
            others=_list_names(others[j]),
        )
        for j in sorted(others)
        if j < len(lists) and (j >= len(confirmed) or confirmed[j] < _FEW_CONFIRMED)
    ]
    if not shadowed:
        return ""
    return Message(
        "Only listed together with a more common species: {named}. Tag a recording without "
        "it, or confirm a few segments.",
        named=_list_names(shadowed),
    )


def _balance(lists: Sequence[int], names: Sequence[str]) -> str:
    listed = [j for j, count in enumerate(lists[: len(names)]) if count]
    if len(listed) < 2:
        return ""
    most, least = max(listed, key=lambda j: lists[j]), min(listed, key=lambda j: lists[j])
    if lists[most] < _UNEVEN * lists[least]:
        return ""
    return Message(
        "Uneven lists: {commonest} in {n_commonest}, {rarest} in {n_rarest}. Uncertain "
        "segments are biased towards common species.",
        commonest=names[most],
        n_commonest=lists[most],
        rarest=names[least],
        n_rarest=lists[least],
    )


def _unexplained_texts(report: LearnerReport) -> list[str]:
    counted = (
        (report.bags_infeasible, Message("more species than their segments can explain")),
        (
            report.bags_over_budget,
            Message("too many species and segments to count every combination"),
        ),
        (report.bags_without_instances, Message("a list but no segments")),
        (
            report.bags_without_pairs,
            Message("no species listed, or all of them, so that nothing is ranked"),
        ),
    )
    out: list[str] = [
        Message("Recordings with {words}: {count}.", words=words, count=count)
        for count, words in counted
        if count
    ]
    if not out and report.bags_infeasible is not None and report.bags_tagged:
        out.append(Message("Every list is matched by segments."))
    return out


def _list_names(names: Sequence[str]) -> str:
    return listed_briefly(names, _NAMED_AT_MAX)


def _known_classes(classes: Sequence[int], names: Sequence[str]) -> list[int]:
    return [j for j in classes if 0 <= j < len(names)]

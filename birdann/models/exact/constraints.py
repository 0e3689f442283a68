"""Lists and labels of bags, compiled for the exact E-step."""

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int64Array
from birdann.core.bags import NOISE, UNKNOWN, Bags, Supervision, reindex_guests

OPEN_WEIGHT = 0.002
"""Weight of a class that a list of the kind "at least" neither names nor rules out: as a chance for any one class. With
.05 such lists of HJA lost 6 points of accuracy against complete ones, with this 1."""
SILENT = -3
"""``Constraints.fixed``: nothing that the model knows may label this instance."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Constraints:
    """Permitted labels of the instances of each bag, and classes that the bag must contain.

    The columns are the classes and, with a noise class, one more for it. A class has a *bit* in a
    bag if it is listed and no instance is confirmed as it: the union of the instance labels must
    contain it. Every other class is *free* there: it may occur with its weight. Confirmed classes
    are free with weight 1, as the union contains them; each halves the work on its bag.
    """

    offsets: Int64Array  # int64 (n_bags + 1,): instances of each bag.
    # bit_offsets, bits: int64 (n_bags + 1,) and int64 (sum of bits,): classes with a bit, bag by
    # bag.
    bit_offsets: Int64Array
    bits: Int64Array
    # float64 (n_bags, n_columns): weight of each free class, 0 for a class with a bit.
    weights: FloatArray
    # int64 (n_instances,): the only permitted column, ``UNKNOWN``, or ``SILENT`` for an excluded
    # instance (confirmed as noise, or without any class, if the model has no noise class).
    fixed: Int64Array
    # bool (n_instances or 0, n_classes): excluded pairs; no rows if there are none.
    rejected: BoolArray
    # float32 (n_instances or 0, n_columns): factors of the detectors' evidence; see
    # `birdann.models.auto.detector_evidence`.
    evidence: Float32Array
    # bool (n_bags,): the bag lists at least one class, as present or as possible.
    listed: BoolArray
    tagged: BoolArray  # bool (n_bags,): the bag has a list or a label.
    n_classes: int
    is_reference: BoolArray  # bool (n_bags,): the bag comes from a training source.
    # groups, guests, verdicts: As `birdann.core.bags.Supervision`.
    groups: Int64Array
    guests: Int64Array
    verdicts: Int64Array
    # ε: probability that a listed class has no instance, 0 to 1. With 0 a list longer than its bag
    # is infeasible.
    missed_rate: float = 0.0
    reference_weight: float = 1.0  # Weight of such a bag relative to one of the project.

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @property
    def n_columns(self) -> int:
        """Number of classes, plus one for noise if the model has it."""
        return int(self.weights.shape[1])

    @property
    def noise(self) -> bool:
        """Whether the last column is a noise class."""
        return self.n_columns > self.n_classes

    @property
    def n_bits(self) -> Int64Array:
        """int64 (n_bags,): classes that the union must contain."""
        return np.diff(self.bit_offsets)

    @property
    def work(self) -> FloatArray:
        """float64 (n_bags,): the recursion's cost |Y| 2^|Y| n of each bag."""
        bits = self.n_bits.astype(np.float64)
        return np.maximum(bits, 1) * 2.0**bits * np.diff(self.offsets)

    @property
    def listed_classes(self) -> BoolArray:
        """Return the classes that each bag lists or has confirmed, bool (n_bags, n_classes)."""
        listed = np.zeros((len(self), self.n_classes), dtype=np.bool_)
        all_bags = np.arange(len(self))
        listed[np.repeat(all_bags, self.n_bits), self.bits] = True
        confirmed = (self.fixed >= 0) & (self.fixed < self.n_classes)
        bag_of = np.repeat(all_bags, np.diff(self.offsets))
        listed[bag_of[confirmed], self.fixed[confirmed]] = True
        return listed

    @property
    def named_classes(self) -> BoolArray:
        """Return the classes named by each bag's list, possible ones too, (n_bags, n_classes)."""
        of_lists = self.weights[:, : self.n_classes] == 1.0
        named: BoolArray = self.listed_classes | (of_lists & self.listed[:, None])
        return named

    @property
    def has_complete_list(self) -> BoolArray:
        """Whether a bag has instances and excludes all classes that it does not list, (n_bags,)."""
        excluded = self.weights[:, : self.n_classes] == 0.0
        complete: BoolArray = np.all(self.listed_classes | excluded, axis=1)
        return complete & (np.diff(self.offsets) > 0)

    @property
    def bag_weights(self) -> FloatArray:
        """float64 (n_bags,): training weight of each bag."""
        return np.where(self.is_reference, self.reference_weight, 1.0)

    @property
    def instance_weights(self) -> FloatArray:
        """float64 (n_instances,): training weight of each instance."""
        return np.repeat(self.bag_weights, np.diff(self.offsets))

    @property
    def is_open(self) -> BoolArray:
        """Instances that may be noise and need not, (n_instances,).

        No one labelled them, and their bags list at least one class. Those of recordings tagged
        as empty are noise whatever a model believes, and say nothing about how much it believes.
        """
        of_listed = np.repeat(self.listed, np.diff(self.offsets))
        is_open: BoolArray = of_listed & (self.fixed == UNKNOWN)
        return is_open

    @property
    def project(self) -> "ProjectBags":
        """The project's tagged bags, without those of training sources."""
        bags = np.flatnonzero(~self.is_reference & self.tagged)
        if len(bags) == len(self):
            return ProjectBags(bags, np.arange(len(self.fixed)), self)
        frame = Bags(np.empty((int(self.offsets[-1]), 0)), self.offsets)
        return ProjectBags(bags, frame.instances_of(bags), self.take(bags))

    def without_noise(self) -> "Constraints":
        """Return the constraints without the noise class; confirmed noise is excluded."""
        fixed = np.where(self.fixed == self.n_classes, SILENT, self.fixed)
        return replace(
            self,
            weights=np.ascontiguousarray(self.weights[:, :-1]),
            fixed=fixed,
            evidence=np.ascontiguousarray(self.evidence[:, :-1]),
        )

    def with_noise_weight(self, weight: float) -> "Constraints":
        """Return the constraints with this weight of noise in listed bags; 1 elsewhere."""
        weights = self.weights.copy()
        weights[self.listed, -1] = weight
        return replace(self, weights=weights)

    def take(self, bags: npt.ArrayLike) -> "Constraints":
        """Return the constraints of the given bags (indices, possibly repeated)."""
        chosen = np.asarray(bags, dtype=np.int64)
        frame = Bags(np.empty((int(self.offsets[-1]), 0)), self.offsets)
        bit_frame = Bags(np.empty((len(self.bits), 0)), self.bit_offsets)
        rows = frame.instances_of(chosen)
        return replace(
            self,
            bit_offsets=bit_frame.take(chosen).offsets,
            bits=self.bits[bit_frame.instances_of(chosen)],
            weights=self.weights[chosen],
            listed=self.listed[chosen],
            tagged=self.tagged[chosen],
            is_reference=self.is_reference[chosen],
            groups=self.groups[chosen],
            guests=reindex_guests(
                self.guests, chosen, np.arange(len(self.fixed)), len(self.fixed)
            ),
        ).take_rows(rows, frame.take(chosen).offsets)

    def take_rows(self, rows: Int64Array, offsets: Int64Array) -> "Constraints":
        """Return the constraints of some instances; the bags begin at ``offsets``."""
        all_rows = np.arange(len(self.weights))
        return replace(
            self,
            offsets=offsets,
            fixed=self.fixed[rows],
            rejected=self.rejected[rows] if len(self.rejected) else self.rejected,
            evidence=self.evidence[rows] if len(self.evidence) else self.evidence,
            guests=reindex_guests(self.guests, all_rows, rows, len(self.fixed)),
            verdicts=self.verdicts[rows],
        )

    def append_guests(
        self, probabilities: FloatArray
    ) -> tuple[FloatArray, "Constraints", BoolArray]:
        """Return the bags with their guests as further instances, for the E-step.

        A guest has its label in its own bag, and an additional last column for labels that the
        other list does not demand: it may explain a listed class, and no more.

        Parameters
        ----------
        probabilities
            float64 (n_instances, n_columns): p(y = j | x).

        Returns
        -------
        probabilities, constraints
            Of instances and guests, with an additional column.
        own
            bool: which of them are the bags' instances, in order.
        """
        bag, row = self.guests[np.argsort(self.guests[:, 0], kind="stable")].T
        home_bag = np.searchsorted(self.offsets, row, side="right") - 1
        n_columns = self.n_columns
        permitted = self.weights + 0.0
        of_bit = np.zeros(permitted.shape, dtype=np.bool_)
        of_bit[np.repeat(np.arange(len(self)), self.n_bits), self.bits] = True
        permitted[of_bit] = 1.0
        guests = probabilities[row] * permitted[home_bag]
        if len(self.rejected):
            guests[:, : self.n_classes][self.rejected[row]] = 0.0
        fixed = self.fixed[row]
        guests[fixed != UNKNOWN] = 0.0
        guests[fixed >= 0, fixed[fixed >= 0]] = 1.0
        guests /= np.maximum(guests.sum(axis=1, keepdims=True), np.finfo(guests.dtype).tiny)
        guests[~of_bit[bag]] = 0.0
        rest = np.maximum(1.0 - guests.sum(axis=1, keepdims=True), 0.0)
        at = self.offsets[bag + 1]
        wide = np.insert(
            np.column_stack([probabilities, np.zeros(len(probabilities), probabilities.dtype)]),
            at,
            np.column_stack([guests, rest]),
            axis=0,
        )
        is_instance = np.insert(np.ones(len(probabilities), dtype=np.bool_), at, False)
        n_guests = np.bincount(bag, minlength=len(self))
        widened = replace(
            self,
            offsets=self.offsets + np.concatenate([[0], np.cumsum(n_guests)]),
            weights=np.column_stack([self.weights, np.ones(len(self))]),
            fixed=np.insert(self.fixed, at, UNKNOWN),
            rejected=np.insert(self.rejected, at, False, axis=0)
            if len(self.rejected)
            else self.rejected,
            guests=self.guests[:0],
            evidence=self.evidence[:0],
            verdicts=np.insert(self.verdicts, at, 0),
        )
        assert wide.shape[1] == n_columns + 1
        return wide, widened, is_instance


@dataclass(frozen=True, slots=True, eq=False)
class ProjectBags:
    """The project's own bags with lists or labels, among all bags of a training.

    Training sources teach what species sound like. They say nothing about which species the
    project's recordings have together, or how often, so that every choice made by lists and every
    test on them is made on these bags.
    """

    bags: Int64Array  # int64 (k,): their indices, ascending.
    rows: Int64Array  # int64 (m,): their instances.
    constraints: Constraints  # Their constraints.

    def of(self, values: FloatArray) -> FloatArray:
        """Return the rows of ``values`` that are theirs, C-contiguous; (n_instances, ...)."""
        return np.ascontiguousarray(values[self.rows])


def compile_constraints(
    supervision: Supervision,
    offsets: Int64Array,
    *,
    noise: bool = False,
    open_weight: float = OPEN_WEIGHT,
    absent_weight: float = 0.0,
    noise_weight: float = 1.0,
    missed_rate: float = 0.0,
) -> Constraints:
    """Compile lists and labels into constraints.

    Raises ValueError if the numbers of instances differ, a label names a class out of range, or
    ``missed_rate`` is outside 0..1.

    Parameters
    ----------
    offsets
        int64 (n_bags + 1,): instances of each bag.
    noise
        Whether the model has a noise class (the last column).
    open_weight
        Weight of a class that a non-empty list leaves open. In bags without listed classes open
        classes have weight 1.
    absent_weight
        Weight of an absent class; above 0 it allows for list errors.
    noise_weight
        Weight of noise in bags that list a class; elsewhere 1.
    missed_rate
        ε: probability that a listed class has no instance.
    """
    n_bags, n_classes = supervision.Y.shape
    if not 0.0 <= missed_rate <= 1.0:
        raise ValueError("missed_rate must be between 0 and 1")
    if len(offsets) != n_bags + 1 or len(supervision.y) != offsets[-1]:
        raise ValueError("supervision and bags differ in the number of bags or instances")
    if len(supervision.y) and supervision.y.max() >= n_classes:
        raise ValueError("a confirmed label names a class out of range")
    bag_of = np.repeat(np.arange(n_bags), np.diff(offsets))
    confirmed = np.zeros((n_bags, n_classes), dtype=np.bool_)
    known = supervision.y >= 0
    confirmed[bag_of[known], supervision.y[known]] = True

    listed: BoolArray = np.any(supervision.Y | supervision.possible, axis=1)
    of_open = np.where(listed, open_weight, 1.0)[:, None]
    weights = np.where(supervision.absent, absent_weight, of_open)
    weights[confirmed | supervision.possible] = 1.0
    needs_bit = supervision.Y & ~confirmed
    weights[needs_bit] = 0.0
    if noise:
        weights = np.column_stack([weights, np.where(listed, noise_weight, 1.0)])

    rejected = _prune_rejections(supervision)
    bit_bag, bits = np.nonzero(needs_bit)
    is_listed: BoolArray = listed | np.any(supervision.absent, axis=1)
    labelled = (supervision.y != UNKNOWN) | np.any(supervision.rejected, axis=1)
    is_listed[bag_of[labelled]] = True
    return Constraints(
        offsets=offsets,
        bit_offsets=np.concatenate([[0], np.cumsum(np.bincount(bit_bag, minlength=n_bags))]),
        bits=bits.astype(np.int64),
        weights=np.ascontiguousarray(weights),
        fixed=_fixed_columns(supervision, weights, needs_bit, rejected, bag_of),
        rejected=rejected,
        evidence=np.zeros((0, weights.shape[1]), np.float32),
        listed=listed,
        tagged=is_listed,
        n_classes=n_classes,
        is_reference=supervision.is_reference,
        groups=supervision.groups,
        guests=supervision.guests,
        verdicts=supervision.verdicts,
        missed_rate=float(missed_rate),
    )


def _prune_rejections(supervision: Supervision) -> BoolArray:
    """Drop rejections of confirmed instances, and the array if none is left."""
    open_rows: BoolArray = supervision.rejected & (supervision.y == UNKNOWN)[:, None]
    return open_rows if open_rows.any() else open_rows[:0]


def _fixed_columns(
    supervision: Supervision,
    weights: FloatArray,
    needs_bit: BoolArray,
    rejected: BoolArray,
    bag_of: Int64Array,
) -> Int64Array:
    n_classes = needs_bit.shape[1]
    noise = weights.shape[1] > n_classes
    fixed = supervision.y.copy()
    fixed[fixed == NOISE] = n_classes if noise else SILENT
    if not noise:
        allowed = needs_bit | (weights > 0)
        of_instance: BoolArray = allowed[bag_of]
        if len(rejected):
            of_instance &= ~rejected
        is_infeasible = ~np.any(of_instance, axis=1)
        fixed[is_infeasible & (fixed == UNKNOWN)] = SILENT
    return fixed

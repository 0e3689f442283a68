"""The bag-level systems by name.

Grids are the papers' where given: MIMLSVM and MIMLNN those of Pham et al. (2017), section 6.1,
every second of the shares of medoids. Widths are of standardised features. The value "mean" of
``distance`` is in neither and must be requested.
"""

from birdann.lab.bags.balls import ball_boost
from birdann.lab.bags.boosting import blum, mil_adaboost, noisy_or_boost
from birdann.lab.bags.contract import BagSystem
from birdann.lab.bags.prototypes import miles, miml_nn, miml_svm
from birdann.lab.bags.reduced import approximated, rs, rsvm, sparse_mi
from birdann.lab.bags.support_vectors import mi_kernel, mi_svm_bag, mi_svm_instance
from birdann.models.linear.preprocessing import AffineScaling

_C = (1.0, 10.0, 100.0)
_WIDTHS = (0.5, 1.0, 2.0, 4.0)
_RATIOS = (0.2, 0.6, 1.0)
_MACHINE = {"gamma_scale": _WIDTHS, "C": _C}
_REDUCED = {**_MACHINE, "n_vectors": (10,)}
_TREES = {"depth": (1, 2, 3), "rounds": (50,)}

_SYSTEMS = (
    BagSystem(
        name="miml-svm",
        learn=miml_svm,
        grid={
            "ratio": _RATIOS,
            "C": (10.0,),
            "gamma": (0.1, 0.2, 0.4, 0.8),
            "distance": ("largest",),
        },
        names_one=True,
        scaled=AffineScaling.from_range,
    ),
    BagSystem(
        name="miml-nn",
        learn=miml_nn,
        grid={"ratio": _RATIOS, "lam": (0.1, 1.0, 10.0), "distance": ("largest",)},
        names_one=True,
        scaled=AffineScaling.from_range,
    ),
    BagSystem(name="mi-svm-bag", learn=mi_svm_bag, grid=_MACHINE),
    BagSystem(name="mi-svm-instance", learn=mi_svm_instance, grid=_MACHINE),
    BagSystem(name="mi-kernel", learn=mi_kernel, grid=_MACHINE),
    BagSystem(
        name="miles", learn=miles, grid={"gamma_scale": _WIDTHS, "lam": (0.05, 0.1, 0.2, 0.4)}
    ),
    BagSystem(name="rs", learn=rs, grid=_REDUCED, chosen_by=approximated),
    BagSystem(name="rsvm", learn=rsvm, grid=_REDUCED),
    BagSystem(name="sparse-mi", learn=sparse_mi, grid=_REDUCED),
    BagSystem(name="mil-adaboost", learn=mil_adaboost, grid=_TREES),
    BagSystem(
        name="ball-boost",
        learn=ball_boost,
        grid={"metric": ("euclidean", "chebyshev"), "rounds": (50,)},
    ),
    BagSystem(name="blum", learn=blum, grid=_TREES),
    BagSystem(name="noisy-or-boost", learn=noisy_or_boost, grid=_TREES),
)

BAG_SYSTEMS: dict[str, BagSystem] = {system.name: system for system in _SYSTEMS}

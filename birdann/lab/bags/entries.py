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
        title="MIMLSVM",
        learn=miml_svm,
        text="Support vector machines over distances to medoids of recordings (Zhou et al. 2012).",
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
        title="MIMLNN",
        learn=miml_nn,
        text="Least squares over distances to medoids of recordings (Zhou et al. 2012).",
        grid={"ratio": _RATIOS, "lam": (0.1, 1.0, 10.0), "distance": ("largest",)},
        names_one=True,
        scaled=AffineScaling.from_range,
    ),
    BagSystem(
        name="mi-svm-bag",
        title="MI-SVM",
        learn=mi_svm_bag,
        text="A support vector machine of one instance per positive bag (Andrews et al. 2002).",
        grid=_MACHINE,
    ),
    BagSystem(
        name="mi-svm-instance",
        title="mi-SVM",
        learn=mi_svm_instance,
        text="A support vector machine of guessed instance labels (Andrews et al. 2002).",
        grid=_MACHINE,
    ),
    BagSystem(
        name="mi-kernel",
        title="MI-kernel",
        learn=mi_kernel,
        text="A support vector machine over the normalised set kernel (Gärtner et al. 2002).",
        grid=_MACHINE,
    ),
    BagSystem(
        name="miles",
        title="MILES",
        learn=miles,
        text="A 1-norm machine over nearness to training instances (Chen et al. 2006).",
        grid={"gamma_scale": _WIDTHS, "lam": (0.05, 0.1, 0.2, 0.4)},
    ),
    BagSystem(
        name="rs",
        title="RS",
        learn=rs,
        text="The machine of the set kernel, approximated by few vectors (Fu et al. 2011).",
        grid=_REDUCED,
        chosen_by=approximated,
    ),
    BagSystem(
        name="rsvm",
        title="RSVM",
        learn=rsvm,
        text="A squared-hinge machine over vectors drawn at random (Fu et al. 2011).",
        grid=_REDUCED,
    ),
    BagSystem(
        name="sparse-mi",
        title="Sparse-MI",
        learn=sparse_mi,
        text="A squared-hinge machine whose vectors are learned with it (Fu et al. 2011).",
        grid=_REDUCED,
    ),
    BagSystem(
        name="mil-adaboost",
        title="MIL AdaBoost",
        learn=mil_adaboost,
        text="AdaBoost over bags whose instances vote by probability (Langlois 2011).",
        grid=_TREES,
    ),
    BagSystem(
        name="ball-boost",
        title="Balls",
        learn=ball_boost,
        text="AdaBoost over bags by balls around instances (Auer and Ortner 2004).",
        grid={"metric": ("euclidean", "chebyshev"), "rounds": (50,)},
    ),
    BagSystem(
        name="blum",
        title="One-sided noise",
        learn=blum,
        text="Every instance carries its bag's label, as noise of one side (Blum and Kalai 1998).",
        grid=_TREES,
    ),
    BagSystem(
        name="noisy-or-boost",
        title="Noisy-OR boosting",
        learn=noisy_or_boost,
        text="Boosting on the noisy-or likelihood of bags (Viola et al. 2005).",
        grid=_TREES,
    ),
)

BAG_SYSTEMS: dict[str, BagSystem] = {system.name: system for system in _SYSTEMS}

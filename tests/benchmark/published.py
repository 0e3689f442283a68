"""Published figures, for comparison in tables.

[Briggs12] F. Briggs, X. Fern, R. Raich, "Rank-loss support instance machines for MIML instance
annotation", KDD 2012, Tables 2 and 3. [Pham17] A. Pham, R. Raich, X. Fern, "Dynamic programming
for instance annotation in multi-instance multi-label learning", 2017, Tables 3 to 8. Accuracies
are those of each paper's best setting, chosen by instance accuracy on the test bags.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

SETS: Mapping[str, tuple[str, str]] = {
    "HJA": ("hja_birdsong.npz", "filtered"),
    "HJA unfiltered": ("hja_birdsong.npz", "unfiltered"),
    "HJA union": ("hja_birdsong.npz", "union"),
    "Letter Carroll": ("letter_carroll_rebuilt.npz", "filtered"),
    "Letter Frost": ("letter_frost.npz", "filtered"),
}
"""Column of the tables to file name and variant. Carroll is another draw of the letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """One published system.

    Attributes
    ----------
    model
        Registry name of the same system, or None.
    params
        Its parameters.
    transductive, inductive
        Accuracy (0..1) by set, if published.
    grid
        Settings of which the paper reports the best one. The grids of SIM and CLPL are the
        papers'; of MIMLfast's 3,168 settings 8 are tried; those of LSB-CMM are not given.
    """

    system: str
    source: str
    model: str | None
    params: Mapping[str, object] = field(default_factory=dict)
    transductive: Mapping[str, float] = field(default_factory=dict)
    inductive: Mapping[str, float] = field(default_factory=dict)
    grid: Mapping[str, tuple[object, ...]] = field(default_factory=dict)


_LAMBDAS = tuple(10.0**-k for k in range(1, 10))
_AS_PUBLISHED: Mapping[str, object] = {"noise": False, "missed_rate": 0.0}
"""ORed-LR without what the papers do not have."""
_SIM_GRID: Mapping[str, tuple[object, ...]] = {"lam": _LAMBDAS}


def _row(
    values: tuple[float | None, float | None, float | None, float | None, float | None],
) -> dict[str, float]:
    return {name: v for name, v in zip(SETS, values, strict=True) if v is not None}


ACCURACIES = (
    Published(
        system="SIM rank, softmax",
        source="Briggs12",
        model="sim",
        transductive=_row((0.817, 0.813, None, 0.745, 0.775)),
        inductive=_row((0.619, 0.555, None, 0.540, 0.575)),
        grid=_SIM_GRID,
    ),
    Published(
        system="SIM rank, max",
        source="Briggs12",
        model="sim",
        params={"support": "max"},
        transductive=_row((0.809, 0.779, None, 0.728, 0.773)),
        inductive=_row((0.590, 0.525, None, 0.528, 0.561)),
        grid=_SIM_GRID,
    ),
    Published(
        system="SIM Hamming, softmax",
        source="Briggs12",
        model="sim",
        params={"loss": "hamming"},
        transductive=_row((0.776, 0.755, None, 0.591, 0.588)),
        inductive=_row((0.479, 0.438, None, 0.347, 0.338)),
        grid=_SIM_GRID,
    ),
    Published(
        system="SIM Hamming, max",
        source="Briggs12",
        model="sim",
        params={"loss": "hamming", "support": "max"},
        transductive=_row((0.709, 0.590, None, 0.459, 0.480)),
        inductive=_row((0.243, 0.119, None, 0.142, 0.150)),
        grid=_SIM_GRID,
    ),
    Published(
        system="CLPL (Cour's ALC)",
        source="Briggs12",
        model="clpl",
        transductive=_row((0.742, 0.678, None, 0.672, 0.688)),
        inductive=_row((0.621, 0.542, None, 0.474, 0.506)),
        grid={"C": tuple(10.0**k for k in range(1, 10))},
    ),
    Published(
        system="SISL SVM",
        source="Briggs12",
        model="sisl-svm",
        inductive=_row((0.772, None, None, 0.772, 0.753)),
        grid={"C": (1e3, 1e4, 1e5)},
    ),
    Published(
        system="OR-LR",
        source="Pham17",
        model="ored-lr",
        params=_AS_PUBLISHED,
        transductive=_row((0.808, None, 0.880, 0.915, 0.915)),
        inductive=_row((0.691, None, 0.723, 0.677, 0.713)),
    ),
    Published(
        system="kernel OR-LR",
        source="Pham17",
        model="ored-lr-rbf",
        params=_AS_PUBLISHED,
        inductive=_row((0.702, None, 0.728, 0.721, 0.740)),
        grid={"gamma_scale": (0.3, 1.0, 3.0)},
    ),
    Published(
        system="MIMLfast",
        source="Pham17",
        model="mimlfast",
        transductive=_row((0.783, None, 0.818, 0.727, 0.758)),
        inductive=_row((0.605, None, 0.613, 0.561, 0.589)),
        grid={"norm": (5.0, 10.0), "divisor": (1.0, 3.0), "n_concepts": (1, 5)},
    ),
    Published(
        system="SIM",
        source="Pham17",
        model="sim",
        transductive=_row((0.817, None, 0.835, 0.722, 0.773)),
        inductive=_row((0.619, None, 0.627, 0.542, 0.581)),
        grid=_SIM_GRID,
    ),
    Published(
        system="LSB-CMM",
        source="Pham17",
        model="lsb-cmm",
        transductive=_row((0.770, None, 0.857, 0.700, 0.662)),
        inductive=_row((0.663, None, 0.720, 0.559, 0.555)),
        grid={"variance": (1.0, 10.0, 100.0)},
    ),
    Published(
        system="supervised logistic regression",
        source="Pham17",
        model="sisl-logistic",
        inductive=_row((0.746, None, 0.746, 0.705, 0.727)),
    ),
    Published(
        system="dummy",
        source="Pham17",
        model="dummy",
        transductive=_row((0.516, None, 0.563, 0.252, 0.278)),
        inductive=_row((0.121, None, 0.121, 0.112, 0.093)),
    ),
)

OURS = ("auto", "or-forest", "ored-lr")
"""Registry names of learners that no paper has, or not with all their parts."""

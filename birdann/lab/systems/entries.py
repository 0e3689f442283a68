"""The comparison systems as the registry of learners knows them."""

from birdann.lab.systems.clpl import CLPL
from birdann.lab.systems.lsb_cmm import LSBCMM
from birdann.lab.systems.mimlfast import MIMLfast
from birdann.lab.systems.references import SISLSVM, Dummy, SISLLogistic
from birdann.models.registry import ModelEntry

_SYSTEMS = (
    ModelEntry(
        name="clpl",
        title="Convex learning from partial labels",
        factory=CLPL,
        text="Each segment carries its recording's list as candidates (Cour et al. 2011).",
    ),
    ModelEntry(
        name="mimlfast",
        title="MIMLfast",
        factory=MIMLfast,
        text="Ranking in a shared subspace by stochastic gradients (Huang et al. 2014).",
    ),
    ModelEntry(
        name="lsb-cmm",
        title="LSB-CMM",
        factory=LSBCMM,
        text="A stick-breaking mixture of superset labels (Liu and Dietterich 2012).",
    ),
    ModelEntry(
        name="sisl-logistic",
        title="Supervised logistic regression",
        factory=SISLLogistic,
        text="Reference trained on the labels of the segments.",
    ),
    ModelEntry(
        name="sisl-svm",
        title="Supervised linear SVM",
        factory=SISLSVM,
        text="Reference trained on the labels of the segments.",
    ),
    ModelEntry(
        name="dummy",
        title="Commonest species",
        factory=Dummy,
        text="Lower reference: the species that most lists name.",
    ),
)

ENTRIES: dict[str, ModelEntry] = {entry.name: entry for entry in _SYSTEMS}

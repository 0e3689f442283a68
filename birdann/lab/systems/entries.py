"""The comparison systems as the registry of learners knows them."""

from birdann.lab.systems.clpl import CLPL
from birdann.lab.systems.lsb_cmm import LSBCMM
from birdann.lab.systems.mimlfast import MIMLfast
from birdann.lab.systems.references import SISLSVM, Dummy, SISLLogistic
from birdann.models.registry import ModelEntry

_SYSTEMS = (
    ModelEntry(name="clpl", factory=CLPL),
    ModelEntry(name="mimlfast", factory=MIMLfast),
    ModelEntry(name="lsb-cmm", factory=LSBCMM),
    ModelEntry(name="sisl-logistic", factory=SISLLogistic),
    ModelEntry(name="sisl-svm", factory=SISLSVM),
    ModelEntry(name="dummy", factory=Dummy),
)

ENTRIES: dict[str, ModelEntry] = {entry.name: entry for entry in _SYSTEMS}

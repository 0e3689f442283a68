"""Set numba up before anything imports it: kernels come compiled, for any processor of the kind.

Told to, load what the program imports only when it is used, so that a test sees what is missing.

Numba keys its cache by the name and features of the processor, so kernels compiled on the machine
that built the application would be found on the same kind of processor only. ``generic`` is every
processor of the architecture, and costs these kernels nothing that could be measured: they are
bound by memory and branches.
"""

import importlib
import os

os.environ["NUMBA_CPU_NAME"] = "generic"
os.environ["NUMBA_CPU_FEATURES"] = ""
os.environ["NUMBA_CACHE_LOCATOR_CLASSES"] = "frozen_kernels.ShippedKernels"

if os.environ.get("BIRDANN_FILL_KERNELS") == "librosa":  # compiles what it imports when called
    import librosa
    import numpy as np

    librosa.pcen(np.ones((8, 8), np.float32), zi=np.ones((1, 8), np.float32), axis=0)

for part in os.environ.get("BIRDANN_TRY_PARTS", "").split():
    module, _, name = part.partition(":")
    loaded = importlib.import_module(module)
    if name and not hasattr(loaded, name):
        importlib.import_module(f"{module}.{name}")
